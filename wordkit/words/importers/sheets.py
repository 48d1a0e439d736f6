"""Rows of cells from CSV, XLSX and ODS files, refused before they are parsed when they are too big or a trap."""

import csv
import io
import re
import zipfile
from collections.abc import Iterator
from itertools import islice
from xml.etree import ElementTree

from wordkit.words.importers.preview import Refused
from wordkit.words.table import harmless

MOST_BYTES = 5_000_000
MOST_UNPACKED = 60_000_000
MOST_TAGS = 400_000
MOST_ROWS = 5_000
MOST_COLUMNS = 20
_LONGEST_CELL = 2_000

_TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_DOCTYPE = re.compile(rb"<!(?:DOCTYPE|ENTITY)", re.IGNORECASE)


def sheet_rows(data: bytes, most_rows: int = MOST_ROWS) -> list[list[str]]:
    """The rows of a file, whichever of the three it is; empty rows are kept, so that rows can be numbered."""
    if len(data) > MOST_BYTES:
        raise Refused("big_file", f"Ce fichier est trop gros ({MOST_BYTES // 1_000_000}\u00a0Mo au plus).")
    rows = _unpacked_rows(data, most_rows) if data[:2] == b"PK" else text_rows(decoded(data), most_rows)
    if len(rows) > most_rows:
        raise Refused("big_file", f"Ce fichier a plus de {most_rows} lignes.")
    return [[harmless(cell[:_LONGEST_CELL]) for cell in row[:MOST_COLUMNS]] for row in rows]


def text_rows(text: str, most_rows: int = MOST_ROWS) -> list[list[str]]:
    """The rows of a CSV text, and one more than the most: `;`, tabs or `,`, whichever its first line has most of."""
    first = text.lstrip().split("\n", 1)[0]
    separator = max((";", "\t", ","), key=first.count)
    try:
        return list(islice(csv.reader(io.StringIO(text, newline=""), delimiter=separator), most_rows + 1))
    except csv.Error as fault:
        raise Refused("bad_file", "Ce fichier CSV ne peut pas être suivi\u00a0: une cellule est sans fin.") from fault


def decoded(data: bytes) -> str:
    """The text of a file in UTF-8, the UTF-16 of « texte Unicode », or else the CP1252 of older spreadsheets."""
    try:
        text = data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    except UnicodeDecodeError:
        text = "\n".join(map(_decoded_line, data.removeprefix(b"\xef\xbb\xbf").split(b"\n")))
    if "\0" in text:
        raise Refused("bad_file", "Ce fichier n’est ni un tableur (XLSX, ODS) ni un texte CSV.")
    return text


def _decoded_line(line: bytes) -> str:
    """A list put together from several files may be in several encodings."""
    try:
        return line.decode()
    except UnicodeDecodeError:
        return line.decode("cp1252", errors="replace")


def _unpacked_rows(data: bytes, most_rows: int) -> list[list[str]]:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            names = _checked(archive)
            if "content.xml" in names:
                return list(_ods_rows(archive, most_rows))
        return _xlsx_rows(data, most_rows)
    except Refused:
        raise
    # A damaged or crafted file can break a reader anywhere: whatever it is, the teacher reads one sentence.
    except Exception as fault:
        sentence = "Ce classeur ne peut pas être lu\u00a0: enregistrez-le en XLSX, en ODS ou en CSV."
        raise Refused("bad_file", sentence) from fault


def _checked(archive: zipfile.ZipFile) -> set[str]:
    """The names of what is inside, once it is known to be of a reasonable size and without XML entities.

    Tags are counted, since a parser makes a big object of each: a few bytes of zip can hold millions of them.
    """
    inside = archive.infolist()
    if sum(item.file_size for item in inside) > MOST_UNPACKED or len(inside) > 2_000:
        raise Refused("big_file", "Ce classeur est trop gros une fois décompressé.")
    tags = 0
    for item in inside:
        if item.filename.endswith((".xml", ".rels")):
            # Its size as the archive says it, whatever it would unfold to: a lie is found out at once.
            with archive.open(item) as file:
                content = file.read(item.file_size)
            if _DOCTYPE.search(content):
                raise Refused("bad_file", "Ce classeur contient des entités XML\u00a0: il n’est pas ouvert.")
            tags += content.count(b"<")
    if tags > MOST_TAGS:
        raise Refused("big_file", "Ce classeur est trop gros pour une liste de mots.")
    return {item.filename for item in inside}


def _xlsx_rows(data: bytes, most_rows: int) -> list[list[str]]:
    """The first sheet that has anything in it."""
    # Here, since it brings numpy along: the pages of a class need neither.
    from openpyxl import load_workbook

    for sheet in load_workbook(io.BytesIO(data), read_only=True, data_only=True).worksheets:
        cells = sheet.iter_rows(max_row=most_rows + 1, max_col=MOST_COLUMNS, values_only=True)
        rows = [["" if cell is None else str(cell) for cell in row] for row in cells]
        if any(map(any, rows)):
            return rows
    return []


def _ods_rows(archive: zipfile.ZipFile, most_rows: int) -> Iterator[list[str]]:
    """The first sheet that has anything in it; what is said to repeat is, but never beyond what we read."""
    count = 0
    filled = False
    with archive.open("content.xml") as content:
        for _, element in ElementTree.iterparse(content):
            if element.tag == f"{_TABLE}table" and filled:
                return
            if element.tag != f"{_TABLE}table-row":
                continue
            row = _ods_cells(element)
            filled = filled or any(row)
            times = int(element.get(f"{_TABLE}number-rows-repeated", "1"))
            element.clear()
            if not any(row) and times > most_rows:
                continue  # the empty rest of the sheet
            for _ in range(min(times, most_rows + 1 - count)):
                yield row
            count += times
            if count > most_rows:
                return


def _ods_cells(row: ElementTree.Element) -> list[str]:
    cells: list[str] = []
    for cell in row:
        if cell.tag not in (f"{_TABLE}table-cell", f"{_TABLE}covered-table-cell"):
            continue
        value = " ".join("".join(part.itertext()) for part in cell.findall(f"{_TEXT}p"))
        times = int(cell.get(f"{_TABLE}number-columns-repeated", "1"))
        cells += [value] * min(times, MOST_COLUMNS - len(cells))
    return cells
