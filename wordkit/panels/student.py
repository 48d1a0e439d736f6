"""The student's page: class code, own name, then one thing to do at a time."""

from collections.abc import Callable

from wordkit.classroom import clock, live, proposals, roster
from wordkit.engine.errors import RuleError
from wordkit.engine.seats import TEACHER, seat_of
from wordkit.panels import tables
from wordkit.panels.games import PANELS
from wordkit.panels.page import Answer, Message, Page
from wordkit.panels.revision import Revision
from wordkit.words.entry import Entry
from wordkit.words.text import clean
from wordkit.words.wellformed import faults_of

MAX_DRAFT = 2000


class Student(Page):
    """Who I am is what the store says of my device, never what the page says."""

    role = "eleve"
    script = "student.js"

    def __init__(self) -> None:
        super().__init__()
        self._code_given: roster.SchoolClass | None = None
        self._tables: tables.Tables | None = None
        self._revision = Revision(lambda: self.store, self._me)

    def actions(self) -> dict[str, Callable[[Message], Answer]]:
        return {
            "here": lambda _: roster.seen(self.store, self._device, clock.now()),
            "code": self._code,
            "sit": self._sit,
            "leave": self._leave,
            "draft": self._draft,
            "play": self._play,
            "look_up": self._look_up,
            "propose": self._propose,
            "withdraw": self._withdraw,
            **self._revision.actions(),
        }

    def class_id(self) -> int | None:
        seated = self._seated()
        return seated[0] if seated else None

    def show(self) -> Message:
        seated = self._seated()
        if seated is None:
            return self._door()
        class_id, me = seated
        everyone = roster.class_students(self.store, class_id, clock.now())
        mine = next(student for student in everyone if student.id == me)
        page = {
            "screen": "waiting",
            "class": {"name": self._class_name(class_id)},
            "choices": [],
            "me": {"id": me, "name": mine.name, "team": mine.team},
            "mates": [],
            "here": sum(student.here for student in everyone),
            "game": None,
            "writing": None,
            "revision": None,
        }
        table = self._table(class_id, me)
        if table is None and (revision := self._revision.show()) is not None:
            return page | {"screen": "revision", "here": 0, "revision": revision}
        if table is None:
            mates = [student for student in everyone if student.id != me and student.team == mine.team]
            shown = {"mates": [{"name": mate.name, "here": mate.here} for mate in mates]}
            return page | shown | {"writing": self._writing(class_id, me)}
        names = {student.id: student.name for student in everyone}
        panel, view = PANELS[table.game.slug], table.table.view(me)
        unsent = live.draft(self.store, table.id, me, panel.topic(view))
        shown = tables.show(table, me, names) | panel.student_notes(view, table.table.view(TEACHER))
        # The head-count is for the waiting room: a page in play must not stir each time someone comes or goes.
        return page | {"screen": "game", "here": 0, "game": shown | {"draft": unsent}}

    def _door(self) -> Message:
        page: Message = {
            "screen": "code",
            "class": None,
            "choices": [],
            "me": None,
            "mates": [],
            "here": 0,
            "game": None,
        }
        if self._code_given is None:
            return page
        names = roster.class_students(self.store, self._code_given.id, clock.now())
        choices = [{"id": student.id, "name": student.name, "taken": student.held} for student in names]
        return page | {"screen": "name", "class": {"name": self._code_given.name}, "choices": choices}

    def _code(self, message: Message) -> None:
        self._code_given = roster.class_with_code(self.store, str(message["code"])[:40]) if message["code"] else None
        if message["code"] and self._code_given is None:
            raise RuleError("no_class", "Ce code n’ouvre aucune classe. Regarde bien le tableau.")

    def _sit(self, message: Message) -> None:
        if self._code_given is None:
            raise RuleError("no_code", "Écris d’abord le code de la classe.")
        roster.sit(self.store, self._code_given.id, str(message["student"]), self._device, clock.now())

    def _leave(self, _: Message) -> None:
        self._code_given = None
        roster.leave(self.store, self._device)

    def _draft(self, message: Message) -> None:
        table, me = self._my_table()
        topic = PANELS[table.game.slug].topic(table.table.view(me))
        live.save_draft(self.store, table.id, me, topic, str(message["text"])[:MAX_DRAFT])

    def _play(self, message: Message) -> None:
        table, me = self._my_table()
        tables.hear(table, me, message)

    def _look_up(self, message: Message) -> Answer:
        table, me = self._my_table()
        return PANELS[table.game.slug].look_up(table.table.view(me), table.table.view(TEACHER), message)

    def _writing(self, class_id: int, me: str) -> Message | None:
        """The lesson that the class is asked to write cards for, and mine."""
        asked = proposals.called(self.store, class_id)
        if asked is None:
            return None
        cards = [
            {
                "id": card.id,
                "word": card.word,
                "nature": card.nature,
                "definition": card.definition,
                "state": card.state,
                "note": card.note,
            }
            for card in proposals.of_student(self.store, class_id, me)
        ]
        return {"lesson": asked.title, "cards": cards}

    def _propose(self, message: Message) -> Answer:
        class_id, me = self._me()
        word, nature, definition = (str(message[name])[:1000] for name in ("word", "nature", "definition"))
        mended = message.get("card")
        proposals.propose(self.store, class_id, me, word, nature, definition, None if mended is None else int(mended))
        card = Entry(clean(word), nature, clean(definition))
        # Rude words are the teacher's business; the rest helps to write better.
        return {"advice": [fault.reason for fault in faults_of(card) if fault.code != "rude"]}

    def _withdraw(self, message: Message) -> None:
        class_id, me = self._me()
        proposals.withdraw(self.store, class_id, me, int(message["card"]))

    def _me(self) -> tuple[int, str]:
        seated = self._seated()
        if seated is None:
            raise RuleError("no_name", "Choisis d’abord ton prénom.")
        return seated

    def _my_table(self) -> tuple[live.LiveTable, str]:
        class_id, me = self._me()
        table = self._table(class_id, me)
        if table is None:
            raise RuleError("no_table", "Il n’y a pas de partie en cours.")
        return table, me

    def _table(self, class_id: int, me: str) -> live.LiveTable | None:
        """The table where I sit, else the latest one, where I am given a place if there is one."""
        if self._tables is None:
            self._tables = tables.Tables(self.store)
        mine = [table for table in self._tables.all(class_id) if seat_of(table.table.state.seats, me) is not None]
        if mine:
            return mine[-1]
        latest = self._tables.latest(class_id)
        if latest is not None:
            everyone = roster.class_students(self.store, class_id, clock.now())
            latest.seat_late(me, next(student.team for student in everyone if student.id == me))
        return latest

    def _seated(self) -> tuple[int, str] | None:
        return roster.seated(self.store, self._device, clock.now())

    def _class_name(self, class_id: int) -> str:
        return next((item.name for item in roster.all_classes(self.store) if item.id == class_id), "")

    @property
    def _device(self) -> str:
        assert self.device is not None, "the page has said hello"
        return self.device
