"""Révision on a student's page: words of their own to go over again, while no game runs."""

from collections.abc import Callable
from dataclasses import replace

from wordkit.classroom import clock, live
from wordkit.classroom.store import Store
from wordkit.engine.codec import to_json, untagged
from wordkit.engine.errors import RuleError
from wordkit.engine.seats import TEACHER, Seat
from wordkit.games.riddles import REVISION
from wordkit.games.riddles.revision import model as m
from wordkit.panels.page import Answer, Message
from wordkit.words.grading import likeness

COMMANDS = tuple(command for command in m.COMMANDS if command is not m.Begin)
NOTHING = "Rien à réviser aujourd’hui. Tes mots reviendront un autre jour."
_SAID = 60  # signs of an answer that are compared: a page may send anything


class Revision:
    """One student's practice; `me` is the class and the student that the page's device holds."""

    def __init__(self, store: Callable[[], Store], me: Callable[[], tuple[int, str]]) -> None:
        self._store, self._me = store, me
        self._kept: live.LiveTable | None = None

    def actions(self) -> dict[str, Callable[[Message], Answer]]:
        return {"revise": lambda _: self._revise(), "revise_play": self._play, "revise_stop": lambda _: self._stop()}

    def show(self) -> Message | None:
        """The set that is open, as its student may see it."""
        table = self._table()
        if table is None:
            return None
        view = to_json(table.table.view(self._me()[1]))
        return {"slug": REVISION.slug, "step": table.table.step, "view": view}

    def _revise(self) -> Answer:
        """Begin a set, or the next one; one that is not over goes on where it was."""
        class_id, me = self._me()
        if live.open_games(self._store(), class_id):
            raise RuleError("playing", "Une partie commence\u00a0: tu réviseras après.")
        table = self._table()
        if table is not None and table.table.state.phase != "end":
            return None
        # Only who revises needs the schedule.
        from wordkit.progress.practice import words_to_practise

        words = words_to_practise(self._store(), class_id, me, clock.now())
        if not words:
            return {"said": NOTHING}
        if table is not None:
            live.close(self._store(), table.id)
        live.practise(self._store(), class_id, REVISION.slug, me, m.Begin((Seat((me,)),), words))
        return None

    def _play(self, message: Message) -> None:
        table, step = self._table(), message["step"]
        if table is None:
            raise RuleError("no_table", "Cette révision est finie.")
        if type(step) is not int:
            raise ValueError("a command names the step it answers")
        command = untagged(message["command"], COMMANDS)
        asked = table.table.view(TEACHER).asked
        if isinstance(command, m.Guess):
            near = likeness(command.text[:_SAID], asked) if asked else "wrong"
            command = replace(command, likeness=near)
        table.play(self._me()[1], command, step)

    def _stop(self) -> None:
        table = self._table()
        if table is not None:
            live.close(self._store(), table.id)

    def _table(self) -> live.LiveTable | None:
        number = live.practice_of(self._store(), *self._me())
        if number is None:
            self._kept = None
        elif self._kept is None or self._kept.id != number:
            self._kept = live.LiveTable(self._store(), number)
        else:
            self._kept.refresh()
        return self._kept
