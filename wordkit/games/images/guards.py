"""Images: who may do what, and when."""

from wordkit.engine.errors import RuleError
from wordkit.engine.seats import TEACHER, seat_of
from wordkit.games.images.model import Phase, State


def teacher(by: str) -> None:
    """Refuse anyone but the teacher."""
    if by != TEACHER:
        raise RuleError("teacher_only", "Seul l’enseignant peut faire cela.")


def during(state: State, *phases: Phase, say: str = "Ce n’est plus le moment.") -> None:
    """Refuse what comes at the wrong time."""
    if state.phase not in phases:
        raise RuleError("not_now", say)


def own_seat(state: State, by: str) -> int:
    """The seat of a student; whoever has none is refused."""
    seat = seat_of(state.seats, by)
    if seat is None:
        raise RuleError("no_seat", "Tu n’as pas de place à cette table.")
    return seat


def listener(state: State, by: str) -> int:
    """The seat of a student who does not tell this round."""
    seat = own_seat(state, by)
    if seat == state.storyteller:
        raise RuleError("storyteller", "C’est ta phrase\u00a0: laisse chercher les autres.")
    return seat
