"""Teams dealt by what students know: sizes, fairness, and nothing that depends on what is not known."""

from collections import Counter
from random import Random
from statistics import fmean

from hypothesis import given
from hypothesis import strategies as st

from wordkit.progress.fair_teams import fair_teams

CLASSES = st.lists(st.floats(-3, 3), min_size=4, max_size=40)


def spread(dealt: dict[str, int], ability: dict[str, float], count: int) -> float:
    """How far apart the best and the least team are, on average over their students."""
    means = [fmean(ability[student] for student in dealt if dealt[student] == number) for number in range(count)]
    return max(means) - min(means)


@given(CLASSES, st.integers(2, 8), st.integers(0, 10_000))
def test_everyone_plays_and_sizes_differ_by_one_at_most(gifts: list[float], count: int, seed: int) -> None:
    """Each student is in one team, and no team has two more than another."""
    count = min(count, len(gifts))
    students = [str(number) for number in range(len(gifts))]
    dealt = fair_teams(students, dict(zip(students, gifts, strict=True)), count, Random(seed))
    sizes = Counter(dealt.values())
    assert sorted(dealt) == sorted(students)
    assert set(sizes) == set(range(count))
    assert max(sizes.values()) - min(sizes.values()) <= 1


@given(CLASSES, st.integers(2, 8), st.integers(0, 10_000))
def test_teams_are_fairer_than_chance(gifts: list[float], count: int, seed: int) -> None:
    """The best and the least team are no further apart than chance leaves them on average."""
    count = min(count, len(gifts) // 2)
    students = [str(number) for number in range(len(gifts))]
    ability = dict(zip(students, gifts, strict=True))
    rng = Random(seed)

    def by_chance() -> dict[str, int]:
        order = rng.sample(students, len(students))
        return {student: place % count for place, student in enumerate(order)}

    chance = fmean(spread(by_chance(), ability, count) for _ in range(40))
    assert spread(fair_teams(students, ability, count, rng), ability, count) <= chance + 1e-9


def test_a_class_of_thirty_is_dealt_nearly_even() -> None:
    """With enough students to choose from, teams of five are within a twentieth of a standard deviation."""
    rng = Random(7)
    ability = {str(number): rng.gauss(0, 1) for number in range(30)}
    assert spread(fair_teams(list(ability), ability, 6, rng), ability, 6) < 0.05


def test_of_whom_nothing_is_known_the_average_is_expected() -> None:
    """Newcomers are spread like average students, whatever is known of the others."""
    ability = {"a": 2.0, "b": 2.0, "c": -2.0, "d": -2.0}
    dealt = fair_teams([*ability, "new", "newer"], ability, 2, Random(3))
    assert spread(dealt, ability | {"new": 0.0, "newer": 0.0}, 2) == 0
    assert len(set(fair_teams(["x", "y", "z"], {}, 3, Random(1)).values())) == 3


def test_another_deal_is_another_one() -> None:
    """Dealing again mixes the class again: the same strong student does not always lead the same team."""
    ability = {str(number): float(number % 5) for number in range(20)}
    deals = {tuple(sorted(fair_teams(list(ability), ability, 4, Random(seed)).items())) for seed in range(5)}
    assert len(deals) > 1
