"""Class lists from a spreadsheet or pasted text: names, and a sentence for each row that has none."""

import csv
import io
import zipfile
from dataclasses import dataclass

from openpyxl import load_workbook

from wordkit.engine.errors import RuleError
from wordkit.words.text import clean, fold

MAX_BYTES = 1_000_000
MAX_UNPACKED = 20_000_000
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
    """The names of a CSV or XLSX file: the column headed prénom (with nom's initial), élève or nom, else the first."""
    if len(data) > MAX_BYTES:
        raise RuleError("big_file", "Ce fichier est trop gros pour une liste de classe (1 Mo au plus).")
    rows = _xlsx(data) if data[:2] == b"PK" else _csv(data)
    if len(rows) > MAX_ROWS:
        raise RuleError("big_file", f"Ce fichier a {len(rows)} lignes : une liste de classe en a {MAX_ROWS} au plus.")
    header = [fold(cell) for cell in rows[0]] if rows else []
    first, last = _columns(header)
    names, problems = [], []
    for number, row in enumerate(rows, start=1):
        if number == 1 and _is_header(header):
            continue
        name = clean(row[first]) if first < len(row) else ""
        if not name:
            if any(clean(cell) for cell in row):
                problems.append(f"Ligne {number} : pas de prénom dans la colonne {first + 1}.")
            continue
        initial = clean(row[last])[:1] if last is not None and last < len(row) else ""
        names.append(f"{name} {initial.upper()}." if initial else name)
    if not names:
        raise RuleError("no_names", f"Aucun prénom n’a été trouvé dans « {clean(filename)} ».")
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


def _csv(data: bytes) -> list[list[str]]:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("cp1252", errors="replace")
    if "\0" in text:
        raise RuleError("bad_file", "Ce fichier n’est ni un tableur XLSX ni un texte CSV.")
    first = text.split("\n", 1)[0]
    separator = max((";", "\t", ","), key=first.count)
    return [[str(cell) for cell in row] for row in csv.reader(io.StringIO(text), delimiter=separator)]


def _xlsx(data: bytes) -> list[list[str]]:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            unpacked = sum(item.file_size for item in archive.infolist())
        if unpacked > MAX_UNPACKED:
            raise RuleError("big_file", "Ce classeur est trop gros une fois décompressé.")
        sheet = load_workbook(io.BytesIO(data), read_only=True, data_only=True).worksheets[0]
        rows = sheet.iter_rows(max_row=MAX_ROWS + 1, max_col=20, values_only=True)
        return [["" if cell is None else str(cell) for cell in row] for row in rows]
    except (zipfile.BadZipFile, KeyError, ValueError, OSError, IndexError) as error:
        raise RuleError("bad_file", "Ce classeur ne peut pas être lu : enregistrez-le en XLSX ou en CSV.") from error
