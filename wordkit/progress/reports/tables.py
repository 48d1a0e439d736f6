"""The tables of a report: the same for spreadsheets, CSV files and pages."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

import numpy as np
import pandas as pd

from wordkit.games import GAMES
from wordkit.progress.french import day, listed
from wordkit.progress.knowledge import ENOUGH_DAYS, ENOUGH_PIECES, ENOUGH_SEANCES, LEVEL_TITLES, LEVELS
from wordkit.progress.measures import class_timeline, levels_of, words_again
from wordkit.progress.reports.material import Material
from wordkit.progress.reports.student import SCALE, StudentReport
from wordkit.words.entry import Entry
from wordkit.words.text import clean, collation_key

Cell = str | int | float | date | None

_LEVEL_COLUMNS = ("Non atteints", "Partiellement atteints", "Atteints", "Dépassés", "Pas encore évalués")


@dataclass(frozen=True, slots=True)
class Table:
    """A title, the names of the columns, and rows of texts, numbers, days and empty cells."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def table(title: str, columns: Iterable[str], rows: Iterable[Iterable[object]]) -> Table:
    """A table of tidy cells: texts on one line, numbers rounded, nothing where a number is missing."""
    return Table(title, tuple(map(clean, columns)), tuple(tuple(map(_cell, row)) for row in rows))


def class_tables(material: Material, reports: Iterable[StudentReport]) -> tuple[Table, ...]:
    """Classe, Mots, Séances."""
    columns = (
        "Élève", "Séances", "Mots rencontrés", "Mots sus (estimation)", "au moins", "au plus", *_LEVEL_COLUMNS,
        "Mots bien écrits (estimation)", "Mots écrits", "Niveau proposé",
    )  # fmt: skip
    return (
        table("Classe", columns, (_student_row(report) for report in reports)),
        _words(material),
        _seances(material),
    )


def student_tables(material: Material, report: StudentReport) -> tuple[Table, ...]:
    """Élève, Mots, Séances of one student."""
    told = report.timeline
    return (
        table(
            "Élève",
            ("", report.name),
            (
                ("Classe", material.class_name),
                ("Sujet", material.scope or "tous les mots"),
                ("Fait le", material.today),
                ("Séances", report.seances),
                ("Progrès", report.sentence),
                ("Niveau proposé", SCALE[report.proposed]),
            ),
        ),
        _own_words(material, report),
        table(
            "Séances",
            ("Jour", "Présence", "Mots sus (estimation)", "au moins", "au plus", *_LEVEL_COLUMNS),
            (
                (
                    row["day"], "oui" if row["present"] else "non",
                    *((row["known"], row["low"], row["high"]) if row["enough"] else (None, None, None)),
                    *(row[letter] for letter in (*LEVELS, "blank")),
                )
                for _, row in told.iterrows()
            ),
        ),
    )  # fmt: skip


def review_table(words: Iterable[Entry]) -> Table:
    """Words to review, with what they mean."""
    rows = ((word.word, word.nature, word.definition, word.example) for word in words)
    return table("Mots à revoir", ("Mot", "Nature", "Définition", "Exemple"), rows)


def shown(value: Cell) -> str:
    """A cell as text: decimal comma, day/month/year."""
    match value:
        case None:
            return ""
        case date():
            return f"{value:%d/%m/%Y}"
        case int() | float():
            return str(value).replace(".", ",")
        case str():
            return value


def read_me(material: Material) -> Table:
    """What the numbers mean, for whoever opens the file next year."""
    lines = (
        f"Classe\u00a0: {material.class_name}. Sujet\u00a0: {material.scope or 'tous les mots'}. "
        f"Fait le {day(material.today)}.",
        "«\u00a0Mots sus\u00a0» est une estimation\u00a0: elle tient compte des réponses justes par hasard, de "
        "l’oubli, de la difficulté des mots et du nombre de réponses. La vraie valeur a 8\u00a0chances sur\u00a010 "
        "d’être entre «\u00a0au moins\u00a0» et «\u00a0au plus\u00a0».",
        f"Un niveau n’est donné à un mot qu’après {ENOUGH_PIECES} réponses sur {ENOUGH_DAYS} jours\u00a0; "
        f"avant, il n’est «\u00a0pas encore évalué\u00a0». Rien n’est estimé avant {ENOUGH_SEANCES} séances.",
        "Une absence ou une question sans réponse ne compte jamais comme une faute. La vitesse n’est pas notée.",
        "Le niveau est proposé\u00a0: c’est l’enseignant qui décide.",
        "Ce fichier contient des prénoms d’élèves\u00a0: gardez-le comme un carnet de notes, effacez-le en juin.",
    )
    return table("Lisez-moi", ("Lisez-moi",), ((line,) for line in lines))


def _student_row(report: StudentReport) -> tuple[object, ...]:
    last = report.timeline.iloc[-1] if len(report.timeline) else None
    enough = last is not None and bool(last["enough"])
    estimate = (last["known"], last["low"], last["high"]) if enough and last is not None else (None, None, None)
    counts = levels_of(report.cells)
    spelled = (float(report.spelling["p"].sum()), len(report.spelling)) if len(report.spelling) else (None, 0)
    proposed = SCALE[report.proposed]
    return (report.name, report.seances, len(report.cells), *estimate, *counts.values(), *spelled, proposed)


def _words(material: Material) -> Table:
    shares = words_again(material.past, limit=len(material.words) + 1).set_index("word")
    cells = {str(word): part for word, part in material.cells.groupby("word", observed=True)}
    rows = []
    for word in sorted(cells, key=collation_key):
        entry = material.entry(word)
        share = [100 * float(shares.loc[word, name]) for name in ("share", "low", "high")]
        rows.append((word, entry.nature, entry.definition, *share, len(cells[word]), *levels_of(cells[word]).values()))
    columns = (
        "Mot", "Nature", "Définition", "Élèves qui le savent (%)", "au moins (%)", "au plus (%)", "Élèves évalués",
        *_LEVEL_COLUMNS,
    )  # fmt: skip
    return table("Mots", columns, rows)


def _seances(material: Material) -> Table:
    known = class_timeline(material.past).set_index("seance")
    rows: list[tuple[object, ...]] = []
    for seance, part in material.evidence.groupby("seance", sort=False):
        told = part[part["q"].notna()]
        line = known.loc[seance]
        games = listed([GAMES[slug].title if slug in GAMES else slug for slug in dict.fromkeys(part["game"])])
        rows.append(
            (
                part["day"].iloc[0], ", ".join(dict.fromkeys(part["lesson"])), games, part["student"].nunique(),
                part["word"].nunique(), len(told), int(told["right"].sum()), line["known"] if line["enough"] else None,
            )
        )  # fmt: skip
    columns = (
        "Jour", "Leçons", "Jeux", "Élèves présents", "Mots joués", "Réponses", "Réponses justes",
        "Mots sus par élève (estimation)",
    )  # fmt: skip
    return table("Séances", columns, rows)


def _own_words(material: Material, report: StudentReport) -> Table:
    spelled = dict(zip(report.spelling["word"], report.spelling["level"], strict=True))
    rows: list[tuple[object, ...]] = []
    for _, cell in report.cells.sort_values("word", key=lambda words: words.map(collation_key)).iterrows():
        entry = material.entry(cell["word"])
        rows.append(
            (
                cell["word"], entry.nature, entry.definition, LEVEL_TITLES[cell["level"]], 100 * cell["p"],
                LEVEL_TITLES[spelled[cell["word"]]] if cell["word"] in spelled else None, cell["n"], cell["days"],
            )
        )  # fmt: skip
    columns = (
        "Mot", "Nature", "Définition", "Niveau (sens)", "Chances de le savoir (%)", "Niveau (orthographe)", "Réponses",
        "Jours",
    )  # fmt: skip
    return table("Mots", columns, rows)


def _cell(value: object) -> Cell:
    match value:
        case None:
            return None
        case date():
            return value
        case bool():
            return "oui" if value else "non"
        case int() | np.integer():
            return int(value)
        case float() | np.floating():
            return None if pd.isna(value) else round(float(value), 1)
        case _:
            return clean(str(value))
