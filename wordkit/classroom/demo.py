"""A class to try wordkit with: twenty-four students who do not exist."""

from wordkit.classroom import roster
from wordkit.classroom.store import Store

NAME = "CM2 Tilleul"
STUDENTS = (
    "Adam", "Alice", "Amir", "Anna", "Basile", "Chloé", "Éloi", "Emma", "Fatou", "Gabin", "Hugo", "Inès",
    "Jade", "Jeanne", "Léo", "Lina", "Maël", "Malo", "Naïm", "Noé", "Rose", "Sami", "Tom", "Zoé",
)  # fmt: skip


def prepare(store: Store) -> None:
    """Make sure that the demo class exists; whatever else is there stays."""
    known = {item.name: item.id for item in roster.all_classes(store)}
    class_id = known[NAME] if NAME in known else roster.add_class(store, NAME, STUDENTS)
    if roster.opened_class(store) is None or store.get("class") is None:
        roster.open_class(store, class_id)
