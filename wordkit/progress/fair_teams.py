"""Teams that know about as much as one another, so that a game is open to all of them."""

from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean

from wordkit.engine.chance import shuffled

# Deals that are tried; the fairest is kept, and another time another one that is as fair.
_DEALS = 6


def fair_teams(students: Sequence[str], ability: Mapping[str, float], count: int, rng: Random) -> dict[str, int]:
    """Who is in which of `count` teams: sizes differ by one at most, mean abilities by as little as can be found.

    Of whom nothing is known, the average is expected.
    """
    average = fmean(ability.values()) if ability else 0.0
    # What each has more or less than the middle of those who play.
    knows = {student: ability.get(student, average) for student in students}
    middle = fmean(knows.values())
    gifts = {student: known - middle for student, known in knows.items()}
    best = min(
        (_evened(_dealt(students, count, rng), gifts) for _ in range(_DEALS)), key=lambda t: _unfairness(t, gifts)
    )
    return {student: number for number, team in enumerate(best) for student in team}


def _dealt(students: Sequence[str], count: int, rng: Random) -> list[list[str]]:
    cards = shuffled(rng, sorted(students))
    return [list(cards[number::count]) for number in range(count)]


def _evened(teams: list[list[str]], gifts: Mapping[str, float]) -> list[list[str]]:
    """Swap two students of different teams as long as that makes the deal fairer."""
    better = True
    while better:
        better = False
        for first, team in enumerate(teams):
            for other in teams[first + 1 :]:
                better |= _swapped(team, other, gifts)
    return teams


def _swapped(team: list[str], other: list[str], gifts: Mapping[str, float]) -> bool:
    """Make every swap of these two teams that helps; whether there was one."""
    total, others = (sum(gifts[student] for student in side) for side in (team, other))
    helped = False
    for here in range(len(team)):
        for there in range(len(other)):
            move = gifts[other[there]] - gifts[team[here]]
            now = (total / len(team)) ** 2 + (others / len(other)) ** 2
            then = ((total + move) / len(team)) ** 2 + ((others - move) / len(other)) ** 2
            if then < now - 1e-12:
                team[here], other[there] = other[there], team[here]
                total, others, helped = total + move, others - move, True
    return helped


def _unfairness(teams: Sequence[Sequence[str]], gifts: Mapping[str, float]) -> float:
    return sum(fmean(gifts[student] for student in team) ** 2 for team in teams)
