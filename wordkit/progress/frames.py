"""Evidence as a table for pandas."""

from collections.abc import Iterable
from dataclasses import fields
from datetime import datetime

import pandas as pd

from wordkit.progress.evidence import Row

# What each column of the evidence holds, as a teacher who opens it in pandas reads it.
COLUMNS = {
    "student": "numéro de l’élève (jamais son nom)",
    "word": "le mot, comme il est affiché",
    "act": "ce que l’élève a fait\u00a0: recognised (reconnu), recalled (retrouvé), spelled (écrit), guessed (deviné "
    "d’après des indices), described (décrit), fooled (a trompé), was_fooled (s’est laissé tromper)",
    "right": "réussi ou non",
    "q": "probabilité de réussir sans connaître le mot (vide quand l’acte n’en dit rien)",
    "a": "probabilité de réussir en connaissant le mot",
    "grade": "comment la réponse a été jugée\u00a0: «\u00a0indice 2\u00a0», «\u00a0accents\u00a0»…",
    "detail": "ce qui a été écrit, dit ou choisi",
    "own": "vrai si la réponse est celle de l’élève, faux si c’est celle de son équipe",
    "game": "le jeu",
    "game_id": "le numéro de la partie",
    "seance": "le numéro de la séance",
    "lesson": "le titre des mots joués",
    "at": "le moment, en secondes depuis 1970",
    "day": "le jour, à l’heure de cet ordinateur",
}
_KINDS = {
    "right": "bool", "own": "bool", "q": "float64", "a": "float64", "game_id": "int64", "seance": "int64",
    "at": "float64",
}  # fmt: skip


def evidence_frame(rows: Iterable[Row]) -> pd.DataFrame:
    """One line for each piece of evidence, with the columns of COLUMNS; `day` is a date."""
    names = [field.name for field in fields(Row)]
    listed = list(rows)
    columns = {name: pd.Series([getattr(row, name) for row in listed], dtype=_KINDS.get(name, "str")) for name in names}
    days = [datetime.fromtimestamp(row.at).date() for row in listed]
    return pd.DataFrame(columns | {"day": pd.Series(days, dtype="object")})
