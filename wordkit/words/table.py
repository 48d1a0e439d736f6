"""The CSV files words are kept in: columns named in the first row, `;` between them, UTF-8."""

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from wordkit.words.text import clean

LEVELS = (1, 2, 3)

Row: TypeAlias = tuple[int, dict[str, str]]

_FORMULA = re.compile(r"^[\s=+@-]+(?=\S)")


class DeckError(ValueError):
    """A file of words that cannot be read: which file, which row of it, and why, in a sentence for the teacher."""

    def __init__(self, path: Path, row: int | None, reason: str) -> None:
        self.path, self.row, self.reason = path, row, reason
        where = path.name if row is None else f"{path.name}, ligne {row}"
        super().__init__(f"{where}\u00a0: {reason}")


def read_text(path: Path) -> str:
    """The text of a file; the mark that spreadsheets put before the first column's name is no part of it."""
    try:
        return path.read_bytes().decode("utf-8-sig")
    except OSError as fault:
        raise DeckError(path, None, "le fichier est introuvable ou ne peut pas être ouvert.") from fault
    except UnicodeDecodeError as fault:
        raise DeckError(path, None, "le fichier n’est pas enregistré en UTF-8.") from fault


def read_rows(path: Path, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> Iterator[Row]:
    """Each row that is not empty, cleaned, with its number as a spreadsheet shows it; no `needed` value is missing."""
    for row in scan_rows(path, needed, optional):
        if isinstance(row, DeckError):
            raise row
        yield row


def scan_rows(path: Path, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> Iterator[Row | DeckError]:
    """The same rows, but a bad one is told in its place and the next is read, as long as the file can be followed."""
    rows = enumerate(csv.reader(io.StringIO(read_text(path), newline=""), delimiter=";", strict=True), start=1)
    number = 1
    try:
        columns = [clean(name) for name in next(rows, (1, []))[1]]
        if missing := [name for name in needed if name not in columns]:
            raise DeckError(
                path, 1, f"il manque la colonne «\u00a0{missing[0]}\u00a0» (attendues\u00a0: {' ; '.join(needed)})."
            )
        for number, row in rows:
            values = [clean(value) for value in row]
            if not any(values):
                continue
            named = dict.fromkeys(optional, "") | dict(zip(columns, values, strict=False))
            if len(values) > len(columns):
                yield DeckError(
                    path, number, "il y a plus de valeurs que de colonnes. Un «\u00a0;\u00a0» en trop\u00a0?"
                )
            elif empty := [name for name in needed if not named.get(name)]:
                yield DeckError(path, number, f"la case «\u00a0{empty[0]}\u00a0» est vide.")
            else:
                yield number, named
    except csv.Error as fault:
        raise DeckError(path, number + 1, "les guillemets ne vont pas par deux.") from fault


def harmless(text: str) -> str:
    """The text without the signs that make a spreadsheet take it for a formula: no word or definition begins so."""
    return _FORMULA.sub("", text)


def read_level(path: Path, number: int, value: str) -> int:
    """The level of a row: 1, 2 or 3."""
    if value not in map(str, LEVELS):
        raise DeckError(path, number, f"le niveau est «\u00a0{value}\u00a0» et devrait être 1, 2 ou 3.")
    return int(value)
