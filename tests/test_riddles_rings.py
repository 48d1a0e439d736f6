"""The ring board of Énigmes: the squares a pawn may reach, proved by walking every way there is."""

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordkit.games.riddles.rings import COMPARTMENTS, RINGS, SIZE, STAR, START, TRACK, label, neighbours, reach

SQUARES = range(RINGS * SIZE)
BLUE, YELLOW, RED = (ring * SIZE for ring in range(RINGS))


def walked(start: int, steps: int, occupied: frozenset[int], first: bool) -> set[int]:
    """The ends of all walks, step by step in every sense there is: clockwise, back, to the outer or the inner ring."""
    ends = set()
    for moves in product("+-oi", repeat=steps):
        ring, place = divmod(start, SIZE)
        came_by, changed = "", False
        for number, move in enumerate(moves):
            if first and number == 0 and move == "-":
                break
            if {came_by, move} in ({"+", "-"}, {"o", "i"}):
                break
            if move in "+-":
                place = (place + (1 if move == "+" else -1)) % SIZE
            else:
                ring += 1 if move == "i" else -1
                if place not in (6, 13) or not 0 <= ring < RINGS:
                    break
                changed = True
            came_by = move
        else:
            assert changed or ring == start // SIZE
            ends.add(ring * SIZE + place)
    return ends - occupied


@pytest.mark.parametrize("steps", range(2, 8))
def test_the_list_of_squares_is_what_brute_force_finds(steps: int) -> None:
    """From every square, first turn or not, the offered squares are exactly the ends of all walks."""
    for start in SQUARES:
        for first in (False, True):
            assert set(reach(start, steps, first=first)) == walked(start, steps, frozenset(), first), (start, first)


@pytest.mark.parametrize("start", [0, 4, 6, 13, 18 + 6, 18 + 9, 36 + 13, 36 + 17])
def test_long_throws_are_walked_too(start: int) -> None:
    """Nine steps, with pawns in the way."""
    taken = frozenset({start + 1, 9, 13, 18 + 13, 40})
    assert set(reach(start, 9, taken)) == walked(start, 9, taken, False)


@given(st.sampled_from(SQUARES), st.integers(2, 12), st.frozensets(st.sampled_from(SQUARES), max_size=3), st.booleans())
def test_a_path_leads_to_every_square_offered(start: int, steps: int, taken: frozenset[int], first: bool) -> None:
    """The path has the exact number of steps, each to a neighbour, and never turns on its heel."""
    for end, path in reach(start, steps, taken, first=first).items():
        assert (path[0], path[-1]) == (start, end)
        if len(path) == 1:  # no square was free
            assert not walked(start, min(steps, 6), taken, first) or steps > 6
            continue
        assert len(path) == steps + 1
        assert all(there in neighbours(here) for here, there in pairwise(path))
        assert all(before != after for before, after in zip(path, path[2:], strict=False))
        assert end not in taken


def test_the_track_is_the_one_of_the_rulebook() -> None:
    """Sixteen compartments in alphabetical order, stars after F and after PQ, on each of three rings."""
    assert "".join(COMPARTMENTS) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert [place for place, name in enumerate(TRACK) if name == STAR] == [6, 13]
    assert (TRACK[5], TRACK[12]) == ("F", "PQ")
    assert (RINGS, SIZE) == (3, 18)
    assert label(START) == "A"


def test_the_first_turn_goes_clockwise() -> None:
    """Four from the start is E, and nothing else; later R on the other side too."""
    assert set(reach(START, 4, first=True)) == {4}
    assert set(reach(START, 4)) == {4, 14}


def test_a_star_leads_to_the_ring_beside() -> None:
    """Seven from A: past the star to GH, or onto the yellow star; eight: yellow, then either way."""
    assert set(reach(START, 7, first=True)) == {7, YELLOW + 6}
    assert set(reach(START, 8, first=True)) == {8, YELLOW + 5, YELLOW + 7, RED + 6}


def test_a_ring_change_is_only_between_rings_that_touch() -> None:
    """Blue and red never touch; yellow touches both."""
    assert set(neighbours(6)) == {5, 7, YELLOW + 6}
    assert set(neighbours(YELLOW + 6)) == {YELLOW + 5, YELLOW + 7, 6, RED + 6}
    assert set(neighbours(RED + 13)) == {RED + 12, RED + 14, YELLOW + 13}


def test_one_may_pass_a_pawn_but_not_stop_with_it() -> None:
    """A pawn on the way hinders nothing; a pawn at the end does."""
    assert set(reach(START, 5, {3, 4}, first=True)) == {5}
    assert set(reach(START, 5, {13})) == {5}


def test_a_pawn_that_cannot_move_stays() -> None:
    """When the only square is taken, the pawn plays where it stands."""
    assert reach(START, 4, {4}, first=True) == {START: (START,)}
