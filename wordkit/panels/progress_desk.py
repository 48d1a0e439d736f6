"""Progress at the desk: what the class knows, reports to keep, the next lesson, teams that know as much."""

import asyncio
import base64
import io
import logging
import zipfile
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from wordkit.classroom import clock, live, roster
from wordkit.classroom.roster import SchoolClass
from wordkit.classroom.store import Store, StoreError
from wordkit.engine.errors import RuleError
from wordkit.panels.lesson_desk import add_lesson
from wordkit.panels.page import Answer, Later, Message
from wordkit.progress.fair_teams import fair_teams
from wordkit.progress.french import day

if TYPE_CHECKING:
    from wordkit.progress.desk_view import ClassReader
    from wordkit.progress.reports import Request

log = logging.getLogger("wordkit")
T = TypeVar("T")

MOST_DUE = 20  # words proposed for the next lesson
_KINDS = {
    ".pdf": "application/pdf",
    ".html": "text/html;charset=utf-8",
    ".csv": "text/csv;charset=utf-8",
    ".zip": "application/zip",
}


class ProgressDesk:
    """Charts and reports are made in a thread of their own, one after the other, while the page goes on.

    All that is large (tables, charts, the model) is loaded by that thread when it is first asked for something.
    """

    def __init__(self, store: Callable[[], Store], room: Callable[[], SchoolClass]) -> None:
        self._store, self._room = store, room
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="progress")
        self._reader: ClassReader | None = None  # of that thread alone
        self._step: tuple[int, int, str] = (0, 1, "")

    def actions(self) -> Mapping[str, Callable[[Message], Answer | Later]]:
        return {
            "progress_class": self._class_page,
            "progress_student": self._student_page,
            "export": self._export,
            "export_step": lambda _: dict(zip(("done", "of", "text"), self._step, strict=True)),
            "words_due": self._words_due,
            "lesson_of_due": self._lesson_of_due,
            "fair_teams": self._fair_teams,
        }

    async def _class_page(self, message: Message) -> Answer:
        asked = self._asked(message)
        return await self._work(lambda reader: reader.class_page(_request(asked), _today()))

    async def _student_page(self, message: Message) -> Answer:
        asked, student = self._asked(message), str(message["student"])
        return await self._work(lambda reader: reader.student_page(_request(asked), student, _today()))

    async def _export(self, message: Message) -> Answer:
        """Write the files among the exports, and send them to the browser that asked: several as one archive."""
        asked = self._asked(message)
        self._step = (0, 1, "")
        made = await self._work(lambda reader: reader.export(_request(asked), self._told))
        return {"files": [path.name for path in made], "folder": str(made[0].parent), **_download(made)}

    def _told(self, done: int, of: int, text: str) -> None:
        self._step = (done, of, text)

    def _asked(self, message: Message) -> Message:
        return {
            "class_id": self._room().id,
            "formats": tuple(str(name) for name in message.get("formats", ("pdf",))),
            "students": tuple(str(student) for student in message.get("students", ())),
            "lesson": str(message["lesson"]),
            "since": _day(message["since"]),
            "until": _day(message["until"]),
        }

    async def _words_due(self, _: Message) -> Answer:
        """The words that the class would best meet again, with how many students need each."""
        class_id, now = self._room().id, clock.now()
        return await self._work(lambda reader: reader.words_due(class_id, now, MOST_DUE))

    async def _lesson_of_due(self, message: Message) -> Answer:
        """Make a lesson of these words, with their definitions."""
        wanted = [str(word) for word in message["words"]][:MOST_DUE]
        entries = await self._work(lambda reader: reader.entries(wanted))
        if not entries:
            raise RuleError("no_words", "Choisissez au moins un mot.")
        title = f"Mots à reprendre, {day(_today())}"
        lesson = add_lesson(self._store(), title, ("Revoir des mots déjà rencontrés",), entries)
        return {"slug": lesson.slug, "title": lesson.title, "size": len(lesson.words)}

    async def _fair_teams(self, message: Message) -> Answer:
        store, room, count = self._store(), self._room(), int(message["count"])
        players = roster.players(store, room.id, count, [str(student) for student in message["students"]])
        ability = await self._work(lambda reader: reader.abilities(room.id, _today()))
        known = {student: ability[student] for student in players if student in ability}
        roster.deal(store, room.id, fair_teams(players, known, count, Random(live.new_seed())))
        said = "" if known else "Rien n’est encore connu de ces élèves\u00a0: les équipes sont tirées au hasard."
        return {"said": said}

    async def _work(self, work: "Callable[[ClassReader], T]") -> T:
        """Do this in the thread of progress."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_thread, work)

    def _in_thread(self, work: "Callable[[ClassReader], T]") -> T:
        from wordkit.progress.desk_view import ClassReader

        if self._reader is None:
            self._reader = ClassReader(self._store().folder)
        try:
            return work(self._reader)
        except (RuleError, StoreError):
            raise
        except Exception as trouble:
            log.exception("progress")
            raise RuleError(
                "failed", "Ce calcul n’a pas abouti. Recommencez\u00a0; le détail est dans le fichier wordkit.log."
            ) from trouble


def _request(asked: Message) -> "Request":
    """Only ever called in the thread, where reports are loaded."""
    from wordkit.progress.reports import Request

    return Request(**asked)


def _today() -> date:
    return date.fromtimestamp(clock.now())


def _day(text: Any) -> date | None:
    if not text:
        return None
    try:
        return date.fromisoformat(str(text))
    except ValueError as error:
        raise RuleError("day", "Cette date n’existe pas\u00a0: choisissez-la dans le calendrier.") from error


def _download(made: Sequence[Path]) -> Message:
    """These files as one, for the browser to keep."""
    if len(made) == 1:
        name, content = made[0].name, made[0].read_bytes()
    else:
        # Named as the files are: the day and the class.
        name, packed = f"{made[0].name.split(' – ')[0]}.zip", io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in made:
                archive.write(path, path.name)
        content = packed.getvalue()
    kind = _KINDS.get(Path(name).suffix, "application/octet-stream")
    return {"name": name, "type": kind, "data": base64.b64encode(content).decode()}
