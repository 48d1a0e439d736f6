"""What the server does for the class five times a second: close what is due, let the bots play, keep evidence."""

from wordkit.classroom import roster
from wordkit.classroom.bots import Bots
from wordkit.classroom.live import LiveTable, close_forgotten, open_games
from wordkit.classroom.store import Store
from wordkit.progress import evidence

# In beats of the keeper: bots think about once a second, and show that they are there every ten; what was left open is
# closed within minutes.
_BOTS_PLAY = 5
_BOTS_STAY = 50
_CLOSE_FORGOTTEN = 600


class Housework:
    """Called at every beat; keeps up with all open tables of all classes."""

    def __init__(self, store: Store, bots: Bots | None = None) -> None:
        self._store = store
        self._bots = bots
        self._tables: dict[int, LiveTable] = {}
        self._beats = 0
        self._settled = False

    def __call__(self) -> None:
        changed = self._store.changed()
        if changed:
            self._look_again()
            self._settled = False
        for table in self._tables.values():
            table.tick()
        if self._beats % _CLOSE_FORGOTTEN == 0:
            close_forgotten(self._store)
        self._beats += 1
        if self._bots is not None and self._beats % _BOTS_PLAY == 0:
            self._bots.play()
        if self._bots is not None and self._beats % _BOTS_STAY == 0:
            self._bots.stay()
        # Last, so that a game which cannot be read stops no timer.
        if not changed and not self._settled:
            self._settled = not evidence.settle(self._store)

    def expected_students(self) -> int:
        """How many students may come in: the opened class, less those whom bots play."""
        opened = roster.opened_class(self._store)
        if opened is None:
            return 0
        return opened.size - (len(self._bots.students) if self._bots is not None else 0)

    def _look_again(self) -> None:
        known, self._tables = self._tables, {}
        for game in open_games(self._store):
            table = known.get(game.id) or LiveTable(self._store, game.id)
            table.refresh()
            self._tables[game.id] = table
