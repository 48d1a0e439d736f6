"""Class lists from a spreadsheet or pasted text: names, and a sentence for each row that has none."""

from dataclasses import dataclass

from wordkit.engine.errors import RuleError
from wordkit.words.importers.preview import Refused
from wordkit.words.importers.sheets import sheet_rows
from wordkit.words.text import clean, fold

MAX_BYTES = 1_000_000
MAX_ROWS = 500


@dataclass(frozen=True, slots=True)
class NameList:
    names: tuple[str, ...]
    problems: tuple[str, ...]


def names_in_text(text: str) -> tuple[str, ...]:
    """One name a line; a class pasted on one line may use ; or , between names."""
    lines = [clean(line) for line in text.splitlines()]
    lines = [line for line in lines if line]
    if len(lines) == 1:
        lines = [clean(part) for part in lines[0].replace(";", ",").split(",")]
    return tuple(line for line in lines if line)


def names_in_file(filename: str, data: bytes) -> NameList:
    """The names of a CSV, XLSX or ODS file: the column prénom (with nom's initial), élève or nom, else the first."""
    if len(data) > MAX_BYTES:
        raise RuleError("big_file", "Ce fichier est trop gros pour une liste de classe (1 Mo au plus).")
    try:
        rows = sheet_rows(data, MAX_ROWS)
    except Refused as refused:
        raise RuleError(refused.code, refused.sentence) from refused
    header = [fold(cell) for cell in rows[0]] if rows else []
    first, last = _columns(header)
    names, problems = [], []
    for number, row in enumerate(rows, start=1):
        if number == 1 and _is_header(header):
            continue
        name = clean(row[first]) if first < len(row) else ""
        if not name:
            if any(clean(cell) for cell in row):
                problems.append(f"Ligne {number}\u00a0: pas de prénom dans la colonne {first + 1}.")
            continue
        initial = clean(row[last])[:1] if last is not None and last < len(row) else ""
        names.append(f"{name} {initial.upper()}." if initial else name)
    if not names:
        raise RuleError("no_names", f"Aucun prénom n’a été trouvé dans «\u00a0{clean(filename)}\u00a0».")
    return NameList(tuple(names), tuple(problems))


def _is_header(header: list[str]) -> bool:
    return any(cell in ("prenom", "nom", "eleve", "eleves") for cell in header)


def _columns(header: list[str]) -> tuple[int, int | None]:
    if "prenom" in header:
        return header.index("prenom"), header.index("nom") if "nom" in header else None
    for title in ("eleve", "eleves", "nom"):
        if title in header:
            return header.index(title), None
    return 0, None
