"""Images: who may do what, beyond what all games refuse."""

from wordkit.engine.errors import RuleError
from wordkit.engine.guards import own_seat
from wordkit.games.images.model import State


def listener(state: State, by: str) -> int:
    """The seat of a student who does not tell this round."""
    seat = own_seat(state, by)
    if seat == state.storyteller:
        raise RuleError("storyteller", "C’est ta phrase\u00a0: laisse chercher les autres.")
    return seat
