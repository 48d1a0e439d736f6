"""A live table as a page shows it, and what a page may say to it."""

from typing import Any

from wordkit.classroom import clock
from wordkit.classroom.live import LiveTable, OpenGame, open_games
from wordkit.classroom.store import Store
from wordkit.engine import TEACHER, RuleError, Undo
from wordkit.engine.codec import to_json, untagged
from wordkit.engine.timing import COMMANDS
from wordkit.panels.games import PANELS


class Tables:
    """The open tables of a class, each folded once and kept up to date."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: dict[int, LiveTable] = {}

    def all(self, class_id: int) -> list[LiveTable]:
        """Every open table of a class, oldest first."""
        # Only what is open now: the number of a game that was erased may be given to another.
        self._tables = {game.id: self._up_to_date(game) for game in open_games(self._store, class_id)}
        return list(self._tables.values())

    def latest(self, class_id: int) -> LiveTable | None:
        """The table that was opened last."""
        tables = self.all(class_id)
        return tables[-1] if tables else None

    def _up_to_date(self, game: OpenGame) -> LiveTable:
        table = self._tables.get(game.id)
        if table is None:
            table = self._tables[game.id] = LiveTable(self._store, game.id)
        elif table.table.n < game.n:
            table.refresh()
        return table


def show(table: LiveTable, viewer: str, names: dict[str, str]) -> dict[str, Any]:
    """What this viewer may see of a table."""
    time = table.table.clock
    timer = time.timer
    view = table.table.view(viewer)
    return {
        "slug": table.game.slug,
        "title": table.game.title,
        "words": table.words,
        "step": table.table.step,
        "view": to_json(view),
        "clock": {
            "left": time.left(clock.now()),
            "deadline": timer.deadline if timer else None,
            "seconds": timer.seconds if timer else 0,
            "hard": timer.hard if timer else False,
            "paused": time.paused,
        },
        "names": names,
        **PANELS[table.game.slug].page_notes(view),
    }


def hear(table: LiveTable | None, by: str, message: dict[str, Any], teacher: bool = False) -> None:
    """Play the command in a page's message, in the name of `by`."""
    if table is None:
        raise RuleError("no_table", "Il n’y a pas de partie en cours.")
    step = message["step"]
    if type(step) is not int:
        raise ValueError("a command names the step it answers")
    own = (*COMMANDS, Undo) if teacher else ()
    command = untagged(message["command"], (*PANELS[table.game.slug].commands, *own))
    panel = PANELS[table.game.slug]
    command = panel.checked(command, table.table.view(TEACHER))
    table.play(by, command, None if isinstance(command, panel.reflexes) else step)
