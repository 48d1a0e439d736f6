"""Simulated students who play by the same commands as people, so that one person can rehearse a whole game."""

from random import Random

from wordkit.classroom import clock, roster
from wordkit.classroom.live import LiveTable, new_seed, open_games
from wordkit.classroom.store import Store
from wordkit.engine.errors import RuleError
from wordkit.engine.seats import seat_of
from wordkit.games import dico, riddles
from wordkit.words.decks import riddle_deck
from wordkit.words.lessons import lessons

# At each beat a bot acts with this chance: a class does not answer as one.
EAGERNESS = 0.15


class Bots:
    """Students of the class list, each held by a device that is no laptop."""

    def __init__(self, store: Store, class_id: int, count: int) -> None:
        self._store = store
        self._class_id = class_id
        self._rng = Random(new_seed())
        self._tables: dict[int, LiveTable] = {}
        free = [student for student in roster.class_students(store, class_id, clock.now()) if not student.held]
        self.students = [student.id for student in free[:count]]
        for student in self.students:
            roster.sit(store, class_id, student, f"bot-{student}", clock.now())
        words = [
            *(entry for card in riddle_deck() for entry in card),
            *(e for each in lessons()[0] for e in each.words),
        ]
        for game in (riddles, dico):
            game.learn((entry.word, entry.definition) for entry in words)

    def stay(self) -> None:
        """Show that the bots are still there."""
        for student in self.students:
            roster.seen(self._store, f"bot-{student}", clock.now())

    def play(self) -> None:
        """Let each bot do what it wants to do now, or wait."""
        for game in open_games(self._store, self._class_id):
            if game.id not in self._tables:
                self._tables[game.id] = LiveTable(self._store, game.id)
            table = self._tables[game.id]
            table.refresh()
            for student in self.students:
                if self._rng.random() < EAGERNESS and seat_of(table.table.state.seats, student) is not None:
                    self._act(table, student)

    def _act(self, table: LiveTable, student: str) -> None:
        command = table.game.bot(table.table.view(student), self._rng)
        if command is None:
            return
        try:
            table.play(student, command, table.table.step)
        except RuleError:
            return  # someone was faster, or the game is paused: it will look again
