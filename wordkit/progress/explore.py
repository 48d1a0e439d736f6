"""The evidence of one's own class, for a notebook."""

import pandas as pd

from wordkit.classroom import roster
from wordkit.classroom.folders import data_folder
from wordkit.classroom.store import Store
from wordkit.progress.evidence import rows
from wordkit.progress.frames import evidence_frame


def evidence(class_name: str | None = None) -> pd.DataFrame:
    """All evidence of this class, or of the one that the desk shows; empty as long as nothing was played."""
    store = Store(data_folder())
    try:
        wanted = roster.opened_class(store)
        if class_name is not None:
            wanted = next((item for item in roster.all_classes(store) if item.name == class_name), None)
            if wanted is None:
                raise ValueError(f"Il n’y a pas de classe «\u00a0{class_name}\u00a0» dans {store.folder}.")
        return evidence_frame(rows(store, wanted.id) if wanted is not None else [])
    finally:
        store.close()
