"""Définitions: the count of a round, and who wins."""

from wordkit.engine.seats import choice_of, seat_of
from wordkit.games.definitions.model import GOAL, REAL, START, Gain, Score, State

FOUND_POINTS = 2


def authors_of(state: State, text: str) -> frozenset[int]:
    """The seats that wrote a text: a team counts once, however many of its members wrote it."""
    seats = (seat_of(state.seats, student) for student in state.texts[text].authors)
    return frozenset(seat for seat in seats if seat is not None)


def count(state: State) -> tuple[Score, ...]:
    """What every seat wins this round, and why."""
    read = {text for text in state.order if text not in state.removed}
    choices = [None if index == state.host else choice_of(seat, state.votes) for index, seat in enumerate(state.seats)]
    scores = []
    for index, choice in enumerate(choices):
        gains: list[Gain] = []
        for text in state.order:
            if text in read and index in authors_of(state, text):
                votes = sum(1 for other in choices if other == text)
                if votes:
                    gains.append(Gain("votes", votes, text))
        if choice == REAL:
            gains.append(Gain("found", FOUND_POINTS, REAL))
        if index == state.host:
            fooled = sum(1 for other in choices if other is not None and other != REAL)
            if fooled:
                gains.append(Gain("host", fooled))
        if index in state.staked and gains:
            gains.append(Gain("token", sum(gain.points for gain in gains)))
        scores.append(Score(index, choice, tuple(gains)))
    return tuple(scores)


def arrived(squares: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that reached the last square or passed it."""
    return tuple(seat for seat, square in enumerate(squares) if square >= GOAL)


def winners(squares: tuple[int, ...], tokens: tuple[int, ...]) -> tuple[int, ...]:
    """Among the seats that arrived, those that spent fewest tokens, however far each went.

    When the teacher ends the game before anyone has arrived, those who are furthest on; nobody if nobody moved.
    """
    first = arrived(squares)
    if not first:
        best = max(squares)
        first = tuple(seat for seat, square in enumerate(squares) if square == best and best > START)
    most = max((tokens[seat] for seat in first), default=0)
    return tuple(seat for seat in first if tokens[seat] == most)
