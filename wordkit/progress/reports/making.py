"""From a request to files: gather once, write every format, say how far it is."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from pathlib import Path

import pandas as pd

from wordkit.classroom import clock
from wordkit.classroom.store import Store
from wordkit.engine.errors import RuleError
from wordkit.progress.french import quoted
from wordkit.progress.reports import pdf, sheets, web
from wordkit.progress.reports.anki import deck
from wordkit.progress.reports.material import Material, Request, gather
from wordkit.progress.reports.student import IN_DECK, StudentReport, student_report, to_review
from wordkit.progress.reports.tables import Table, class_tables, read_me, review_table, student_tables

# How far it is: steps done, steps in all, and what comes next.
Progress = Callable[[int, int, str], None]
# A file of a report: what its name says, the end of its name, its bytes.
File = tuple[str, str, bytes]

_REFUSED_IN_NAMES = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')
_LONGEST_NAME = 150


def make(store: Store, request: Request, progress: Progress | None = None, folder: Path | None = None) -> list[Path]:
    """Write this report in every format asked, among the exports of this classroom or in the folder given; the files.

    Raises RuleError when the request names what is not there, or when a file cannot be written.
    """
    if progress is not None:
        progress(0, 1, "Lecture des séances")
    material = gather(store, request, date.fromtimestamp(clock.now()))
    return write(material, folder or store.folder / "exports", progress)


def write(material: Material, folder: Path, progress: Progress | None = None) -> list[Path]:
    """The same once everything is gathered."""
    reports = [student_report(material, student) for student in material.students]
    alone = bool(material.request.students)
    formats = tuple(dict.fromkeys(material.request.formats))
    steps = len(formats) * len(reports) if alone else len(formats) + len(reports) * ("pdf" in formats)
    told = _Steps(progress, steps)
    made: list[Path] = []
    for name in formats:
        files = _of_students(name, material, reports, told) if alone else _of_class(name, material, reports, told)
        for about, suffix, content in files:
            made.append(_saved(folder, _file_name(material, about), suffix, content, made))
    return made


@dataclass(slots=True)
class _Steps:
    """Counts what is done, and tells whoever wants to know."""

    progress: Progress | None
    total: int
    done: int = 0

    def __call__(self, text: str) -> None:
        self.done += 1
        if self.progress is not None:
            self.progress(self.done, self.total, text)


def _of_students(
    name: str, material: Material, reports: list[StudentReport], told: Callable[[str], None]
) -> Iterator[File]:
    """The files of each student alone."""
    for report in reports:
        match name:
            case "pdf":
                yield report.name, ".pdf", pdf.student_pages(material, [report], told)
                continue
            case "anki":
                yield from _review(material, report.name, report.student, report.cells)
            case "html":
                yield report.name, ".html", web.student_page(material, report)
            case _:
                tables = (*student_tables(material, report), read_me(material))
                yield from _sheets(name, report.name, tables, "Mots")
        told(report.name)


def _of_class(
    name: str, material: Material, reports: list[StudentReport], told: Callable[[str], None]
) -> Iterator[File]:
    """The files of the class as a whole."""
    match name:
        case "pdf":
            if reports:
                yield "une page par élève", ".pdf", pdf.student_pages(material, reports, told)
            yield "bilan de classe", ".pdf", pdf.class_report(material)
        case "anki":
            yield from _review(material, material.class_name, "", material.cells)
        case "html":
            yield "bilan de classe", ".html", web.class_page(material, reports)
        case _:
            yield from _sheets(name, "bilan de classe", (*class_tables(material, reports), read_me(material)), "")
    told(name.upper())


def _sheets(name: str, about: str, tables: tuple[Table, ...], only: str) -> Iterator[File]:
    """A workbook, or CSV files: one of each table, or `only` one of them."""
    if name == "csv":
        for table in tables[:-1]:
            if only in ("", table.title):
                yield f"{about} – {table.title.lower()}", ".csv", sheets.csv_file(table)
    else:
        yield about, f".{name}", sheets.xlsx(tables) if name == "xlsx" else sheets.ods(tables)


def _review(material: Material, title: str, student: str, cells: pd.DataFrame) -> Iterator[File]:
    """The words to review, as a deck and as a list."""
    words = to_review(material, cells, IN_DECK)
    whose = f"{material.request.class_id}/{student}"
    at = datetime.combine(material.today, time(), UTC).timestamp()
    about = f"{title} – mots à revoir" if student else "mots à revoir"
    yield about, ".apkg", deck(f"{title} – mots à revoir", whose, words, at)
    yield about, ".csv", sheets.csv_file(review_table(words))


def _file_name(material: Material, about: str) -> str:
    """« 2026-11-18 CM2 Tilleul – La mer – Adam », with nothing that a file system refuses."""
    parts = (f"{material.today:%Y-%m-%d} {material.class_name}", material.scope, about)
    name = _REFUSED_IN_NAMES.sub("", " – ".join(part for part in parts if part))
    return name[:_LONGEST_NAME].strip(" .")


def _saved(folder: Path, name: str, suffix: str, content: bytes, made: list[Path]) -> Path:
    """Write a file, in the place of the one that an earlier report left; two names never share one."""
    path, number = folder / f"{name}{suffix}", 2
    while path in made:
        path, number = folder / f"{name} ({number}){suffix}", number + 1
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        reason = "est-il ouvert dans un autre programme\u00a0?"
        raise RuleError(
            "unwritable", f"Le fichier {quoted(str(path))} ne peut pas être écrit\u00a0: {reason}"
        ) from error
    return path
