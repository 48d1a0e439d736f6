"""What the desk shows of a class, as plain data: a class is read and fitted again only when a turn is new."""

import base64
from collections.abc import Callable, Hashable, Iterable
from datetime import date
from pathlib import Path
from typing import Any, TypeVar

import pandas as pd

from wordkit.classroom import roster
from wordkit.classroom.played import played_games
from wordkit.classroom.store import Store
from wordkit.engine.errors import RuleError
from wordkit.progress import charts
from wordkit.progress.charts import Chart, Medium
from wordkit.progress.evidence import Row, rows
from wordkit.progress.frames import evidence_frame
from wordkit.progress.french import counted, day
from wordkit.progress.knowledge import LEVEL_TITLES, LEVELS, fit
from wordkit.progress.meanings import meanings
from wordkit.progress.reports import Material, Request, make
from wordkit.progress.reports.class_charts import maps, overview, who_needs_help
from wordkit.progress.reports.making import Progress
from wordkit.progress.reports.material import gather
from wordkit.progress.reports.student import NOT_YET, StudentReport, student_report
from wordkit.progress.reports.tables import Table, shown, table
from wordkit.progress.schedule import class_due
from wordkit.words.entry import Entry
from wordkit.words.text import fold

T = TypeVar("T")
Plain = dict[str, Any]

# Half of the desk is about 6.6 inches wide, and 10 pt are 13 px there; the map has the whole width.
ON_DESK = Medium(width=6.6, height=4.4, text=10.0, rows=30, columns=60)


class ClassReader:
    """Everything that was read of a class is kept until one of its games moves on; for one thread alone."""

    def __init__(self, folder: Path) -> None:
        self._store = Store(folder)
        self._state: Hashable = None
        self._kept: dict[Hashable, Any] = {}

    def class_page(self, request: Request, today: date) -> Plain:
        """The six charts of a class, with what may be chosen."""
        return self._once(request, today, "class", lambda: self._class_page(request, today))

    def student_page(self, request: Request, student: str, today: date) -> Plain:
        """What one student knows, in the lesson and period of the request."""
        return self._once(request, today, student, lambda: self._student_page(request, student, today))

    def export(self, request: Request, told: Progress) -> list[Path]:
        """The files of a report, among the exports."""
        return make(self._store, request, told)

    def abilities(self, class_id: int, today: date) -> dict[str, float]:
        """How much each student of a class seems to know; nothing of those who left no evidence."""

        def work() -> dict[str, float]:
            students = fit(evidence_frame(rows(self._store, class_id))).students()
            return dict(zip(students["student"], students["ability"].astype(float), strict=True))

        return self._once(Request(class_id), today, "abilities", work)

    def words_due(self, class_id: int, now: float, limit: int) -> Plain:
        """The words that most students should meet again by now; apart, those that no lesson and no deck explains."""
        found: dict[str, list[Row]] = {}
        for row in rows(self._store, class_id):
            found.setdefault(row.student, []).append(row)
        due = class_due(found, now, limit)
        explained = {fold(entry.word) for entry in self.entries(item.word for item in due)}
        return {
            "words": [
                {"word": item.word, "students": len(item.students)} for item in due if fold(item.word) in explained
            ],
            "unexplained": [item.word for item in due if fold(item.word) not in explained],
        }

    def entries(self, words: Iterable[str]) -> tuple[Entry, ...]:
        """These words as a lesson has them, those that are explained somewhere."""
        explained = meanings(self._store.folder)
        return tuple(explained[spelling] for spelling in dict.fromkeys(map(fold, words)) if spelling in explained)

    def _class_page(self, request: Request, today: date) -> Plain:
        whole = self._material(Request(request.class_id), today)
        material = self._material(request, today)
        known, again, seance, retention = (_chart([chart]) for chart in overview(material, ON_DESK))
        numbers = charts.map_table(material.cells, material.words, material.names)
        drawn = {
            "known": known,
            "again": again,
            "map": _chart(maps(material, ON_DESK), numbers),
            "help": _chart([who_needs_help(material, ON_DESK)]),
            "seance": seance,
            "retention": retention,
        }
        played = tuple(dict.fromkeys(whole.evidence["lesson"]))
        return {"lessons": list(reversed(played)), "about": _about(material), "charts": drawn}

    def _student_page(self, request: Request, student: str, today: date) -> Plain:
        material = self._material(request, today)
        if student not in material.names:
            raise RuleError("no_student", "Cet élève n’est plus dans la classe.")
        report = student_report(material, student)
        return {
            "name": report.name,
            "about": _about(material),
            "sentence": report.sentence,
            "proposed": LEVEL_TITLES[report.proposed] if report.proposed else NOT_YET,
            "chart": _chart([charts.known(report.timeline, report.name, ON_DESK)]),
            "levels": [
                {"letter": letter, "title": LEVEL_TITLES[letter], "words": report.words_at(letter)}
                for letter in (*LEVELS[::-1], "")
            ],
            "review": [
                {"word": entry.word, "nature": entry.nature, "definition": entry.definition} for entry in report.review
            ],
            "tracks": _plain(_tracks(report)),
        }

    def _material(self, request: Request, today: date) -> Material:
        return self._once(request, today, "material", lambda: gather(self._store, request, today))

    def _once(self, request: Request, today: date, what: str, work: Callable[[], T]) -> T:
        """What was found before, as long as the class, its games and the day are the same."""
        room = next((item for item in roster.all_classes(self._store) if item.id == request.class_id), None)
        names = tuple(sorted(roster.names_of(self._store, request.class_id).items()))
        state = (today, room, names, tuple(played_games(self._store, request.class_id)))
        if state != self._state:
            self._state, self._kept = state, {}
        if (request, what) not in self._kept:
            self._kept[request, what] = work()
        found: T = self._kept[request, what]
        return found


def _about(material: Material) -> str:
    """« 12 séances, du 4 septembre au 17 novembre »."""
    if not material.past:
        return "Aucune séance"
    first, last = material.past[0].day, material.past[-1].day
    when = f"le {day(first)}" if first == last else f"du {day(first)} au {day(last)}"
    return f"{counted(len(material.past), 'séance')}, {when}"


def _chart(pages: Iterable[Chart], numbers: pd.DataFrame | None = None) -> Plain:
    """A chart, in one picture or several, with its sentence and its numbers."""
    drawn = list(pages)
    first = drawn[0]
    numbers = first.table if numbers is None else numbers
    return {
        "title": first.title,
        "summary": first.summary,
        "pictures": [f"data:image/svg+xml;base64,{base64.b64encode(page.svg()).decode()}" for page in drawn],
        "table": _plain(table(first.title, numbers.columns, numbers.itertuples(index=False, name=None))),
    }


def _tracks(report: StudentReport) -> Table:
    """Each word that was also written: does the student know what it means, and how it is spelled?"""
    senses = dict(zip(report.cells["word"], report.cells["level"], strict=True))
    written = zip(report.spelling["word"], report.spelling["level"], strict=True)
    lines = [(word, LEVEL_TITLES[senses.get(word, "")], LEVEL_TITLES[level]) for word, level in written]
    return table("Sens et orthographe", ("Mot", "Sens", "Orthographe"), lines)


def _plain(item: Table) -> Plain:
    return {
        "columns": list(item.columns),
        "rows": [[shown(cell) for cell in row] for row in item.rows],
        # Numbers stand under one another.
        "numbers": [
            any(isinstance(row[place], int | float) for row in item.rows) for place in range(len(item.columns))
        ],
    }
