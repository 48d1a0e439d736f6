"""Chance: the same for everyone who knows the seed, on every Python, and fair."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from wordkit.engine.chance import dice, pick, shuffled


def test_the_dice_of_a_seed_never_change():
    """Pinned: a stored game must be decided alike by a later version of Python or of wordkit."""
    assert shuffled(dice("graine", 1), "ABCDEFGHIJ") == tuple("GCADJHEIFB")
    assert [pick(dice("graine", n), range(100)) for n in range(1, 9)] == [14, 51, 69, 19, 24, 59, 9, 54]


def test_each_turn_has_its_own_dice():
    """Turn 2 does not roll what turn 1 rolled; another seed rolls otherwise."""
    assert len({dice(seed, n).random() for seed in ("a", "b") for n in range(50)}) == 100


@given(st.lists(st.integers()), st.integers())
def test_a_shuffle_loses_and_adds_nothing(items, seed):
    """The shuffled items are the items; the list that was given is left alone."""
    before = list(items)
    assert Counter(shuffled(Random(seed), items)) == Counter(before)
    assert items == before


def test_every_order_is_as_likely():
    """Over many shuffles of three, the six orders come about equally often."""
    rng = Random(1)
    seen = Counter(shuffled(rng, "abc") for _ in range(6000))
    assert len(seen) == 6
    assert all(850 < times < 1150 for times in seen.values())


@given(st.lists(st.integers(), min_size=1), st.integers())
def test_a_pick_is_one_of_the_items(items, seed):
    """Nothing else can be picked."""
    assert pick(Random(seed), items) in items


def test_every_item_is_as_likely():
    """Over many picks of four, each comes about equally often."""
    rng = Random(1)
    seen = Counter(pick(rng, "abcd") for _ in range(4000))
    assert all(850 < seen[item] < 1150 for item in "abcd")
