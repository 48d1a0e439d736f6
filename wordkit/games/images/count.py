"""Images: the count of a round, and who wins."""

from wordkit.engine.seats import choice_of
from wordkit.games.images.model import THREE, Gain, Score, State

TOLD_POINTS = FOUND_POINTS = 3
SPARED_POINTS = 2
ONE_FINDER_OF_TWO = 4  # at three seats, both the storyteller and the only one who found it


def count(state: State) -> tuple[Score, ...]:
    """What every seat wins this round, and why; a seat that cast no vote wins by votes on its pictures alone."""
    assert state.storyteller is not None, "a seat tells"
    assert state.told is not None, "a phrase was told"
    teller, told = state.storyteller, state.told.proposal.picture
    choices = [None if seat == teller else choice_of(each, state.votes) for seat, each in enumerate(state.seats)]
    voters = [seat for seat, choice in enumerate(choices) if choice is not None]
    finders = [seat for seat in voters if choices[seat] == told]
    some_found = 0 < len(finders) < len(voters)
    one_of_two = len(state.seats) == THREE and len(finders) == 1
    scores = []
    for seat, choice in enumerate(choices):
        gains: list[Gain] = []
        if some_found and seat == teller:
            gains.append(Gain("told", ONE_FINDER_OF_TWO if one_of_two else TOLD_POINTS))
        elif some_found and seat in finders:
            gains.append(Gain("found", ONE_FINDER_OF_TWO if one_of_two else FOUND_POINTS, told))
        elif not some_found and seat in voters:
            gains.append(Gain("spared", SPARED_POINTS))
        for picture in state.order:
            votes = sum(1 for other in choices if other == picture)
            if votes and seat != teller and state.owner_of(picture) == seat:
                gains.append(Gain("votes", votes, picture))
        scores.append(Score(seat, choice, tuple(gains)))
    return tuple(scores)


def winners(points: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with most points; nobody when nobody has any."""
    best = max(points)
    return tuple(seat for seat, sum_ in enumerate(points) if sum_ == best and best > 0)
