"""The board: what is public, in letters readable from the back of the room."""

import os
from collections.abc import Callable

import segno

from wordkit.classroom import clock, roster
from wordkit.engine.seats import SCREEN
from wordkit.panels import tables
from wordkit.panels.page import Answer, Message, Page


class Board(Page):
    role = "tableau"
    script = "board.js"

    def __init__(self) -> None:
        super().__init__()
        self._tables: tables.Tables | None = None

    def actions(self) -> dict[str, Callable[[Message], Answer]]:
        return {"here": lambda _: None}

    def class_id(self) -> int | None:
        shown = roster.opened_class(self.store)
        return shown.id if shown else None

    def show(self) -> Message:
        shown = roster.opened_class(self.store)
        page: Message = {
            "screen": "idle", "class": None, "join": join(shown), "here": 0, "of": 0, "names_here": [], "game": None,
        }  # fmt: skip
        if shown is None:
            return page
        everyone = roster.class_students(self.store, shown.id, clock.now())
        here = [student.name for student in everyone if student.here]
        page |= {"class": {"name": shown.name}, "here": len(here), "of": len(everyone)}
        if self._tables is None:
            self._tables = tables.Tables(self.store)
        table = self._tables.latest(shown.id)
        if table is None:
            return page | {"names_here": here}
        names = {student.id: student.name for student in everyone}
        return page | {"screen": "game", "game": tables.show(table, SCREEN, names)}


def join(shown: roster.SchoolClass | None) -> Message | None:
    """How to come in: the address, the code, and the address as a QR code."""
    address = os.environ.get("WORDKIT_ADDRESS", "")
    if shown is None:
        return None
    rows = ["".join("01"[bit] for bit in row) for row in segno.make(address, micro=False).matrix] if address else []
    return {"address": address.removeprefix("http://").rstrip("/"), "code": shown.code, "qr": rows}
