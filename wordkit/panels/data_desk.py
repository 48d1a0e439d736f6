"""The students' data at the desk: give them back, erase them, the end of the year, and the papers for the school."""

import base64
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from wordkit.classroom import clock, erase, papers, purge
from wordkit.classroom.roster import SchoolClass
from wordkit.classroom.store import Store
from wordkit.engine.errors import RuleError

Message = dict[str, Any]


class DataDesk:
    """What the teacher does with the students' data; `store` and `room` are asked for when they are needed."""

    def __init__(self, store: Callable[[], Store], room: Callable[[], SchoolClass]) -> None:
        self._store, self._room = store, room

    def actions(self) -> dict[str, Callable[[Message], Message | None]]:
        return {
            "student_data": lambda message: self._data(str(message["student"]), str(message["format"])),
            "class_data": lambda _: self._data(None, "html"),
            "erase_student": self._erase,
            "data_open": lambda _: self._open(),
            "purge": lambda _: self._purge(purge.over_before(self._store(), clock.now()), None),
            "erase_class": lambda _: self._purge(None, self._room().id),
            "set_year_end": lambda m: purge.set_year_end(self._store(), int(m["day"]), int(m["month"])),
            "set_school": lambda message: papers.set_school(self._store(), _lines(message)),
            "paper": self._paper,
        }

    def reminder(self) -> str | None:
        """What the set-up screen says when a year is over, or nearly."""
        found = purge.reminder(self._store(), clock.now())
        return found.sentence if found else None

    def _open(self) -> Message:
        store = self._store()
        day, month = purge.year_end(store)
        going = purge.leaving(store, purge.over_before(store, clock.now()))
        whole = purge.leaving(store, None, self._room().id)
        return {
            "going": [item.sentence for item in going],
            "whole": [item.sentence for item in whole],
            "year_end": {"day": day, "month": month},
            "school": asdict(papers.school(store)),
        }

    def _data(self, student: str | None, kind: str) -> Message:
        from wordkit.progress import personal_data

        now = clock.now()
        kept = personal_data.kept_of(self._store(), self._room(), now, student)
        text = personal_data.as_json(kept, now) if kind == "json" else personal_data.as_html(kept, now)
        return _file(f"{personal_data.file_name(kept)}.{'json' if kind == 'json' else 'html'}", text)

    def _erase(self, message: Message) -> Message:
        return {"said": erase.erase_student(self._store(), self._room().id, str(message["student"])).sentence}

    def _purge(self, before: float | None, class_id: int | None) -> Message:
        going = purge.leaving(self._store(), before, class_id)
        if not going:
            raise RuleError("nothing", "Il n’y a rien à effacer\u00a0: aucune séance n’est aussi ancienne.")
        return {"said": f"C’est effacé. {purge.purge(self._store(), going, before).sentence}"}

    def _paper(self, message: Message) -> Message:
        name = str(message["name"])
        text = papers.paper(self._store(), name, self._room(), clock.now())
        return _file(f"{name}.html", text)


def _lines(message: Message) -> dict[str, str]:
    return {str(key): str(value) for key, value in dict(message["school"]).items()}


def _file(name: str, text: str) -> Message:
    """A file for the browser to keep."""
    kind = "application/json" if name.endswith(".json") else "text/html"
    return {"name": name, "type": f"{kind};charset=utf-8", "data": base64.b64encode(text.encode()).decode()}
