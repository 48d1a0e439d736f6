"""What the rules of most games refuse in the same words: who may do what, and when."""

from typing import Any

from wordkit.engine.errors import RuleError
from wordkit.engine.seats import TEACHER, seat_of


def teacher(by: str) -> None:
    """Refuse anyone but the teacher."""
    if by != TEACHER:
        raise RuleError("teacher_only", "Seul l’enseignant peut faire cela.")


def during(state: Any, *phases: str, say: str = "Ce n’est plus le moment.") -> None:
    """Refuse what comes at the wrong time."""
    if state.phase not in phases:
        raise RuleError("not_now", say)


def own_seat(state: Any, by: str) -> int:
    """The seat of a student; whoever has none is refused."""
    seat = seat_of(state.seats, by)
    if seat is None:
        raise RuleError("no_seat", "Tu n’as pas de place à cette table.")
    return seat


def for_seat(state: Any, by: str, seat: int) -> None:
    """Refuse whoever cannot play for this seat: its members can, and the teacher for those who are not there."""
    if by != TEACHER and own_seat(state, by) != seat:
        raise RuleError("not_your_turn", "Ce n’est pas ton tour.")
