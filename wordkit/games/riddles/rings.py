"""Énigmes: the three rings, and every square that a throw of the die can reach."""

from collections.abc import Iterable
from itertools import groupby

COMPARTMENTS = ("A", "B", "C", "D", "E", "F", "GH", "IJK", "L", "M", "NO", "PQ", "R", "S", "TU", "VWXYZ")
STAR = "★"
# Clockwise; the stars face one another across the rings.
TRACK = (*COMPARTMENTS[:6], STAR, *COMPARTMENTS[6:12], STAR, *COMPARTMENTS[12:])
RINGS = 3  # blue, yellow, red: from the outside in
SIZE = len(TRACK)
START = 0  # A on blue

_COMPARTMENT_OF = {letter: compartment for compartment in COMPARTMENTS for letter in compartment}


def label(square: int) -> str:
    """What is written on a square: the letters of a compartment, or a star."""
    return TRACK[square % SIZE]


def compartment_of(letter: str) -> str:
    """The compartment of a capital letter without accent."""
    return _COMPARTMENT_OF[letter]


def needs(letters: str) -> dict[str, int]:
    """How many cards of each compartment a word takes."""
    compartments = sorted(compartment_of(letter) for letter in letters)
    return {compartment: len(list(group)) for compartment, group in groupby(compartments)}


def neighbours(square: int) -> tuple[int, ...]:
    """The squares one step away: clockwise, the other way, then the facing stars of the rings beside."""
    ring, place = divmod(square, SIZE)
    along = (ring * SIZE + (place + 1) % SIZE, ring * SIZE + (place - 1) % SIZE)
    if TRACK[place] != STAR:
        return along
    return (*along, *(other * SIZE + place for other in (ring - 1, ring + 1) if 0 <= other < RINGS))


def reach(start: int, steps: int, occupied: Iterable[int] = (), *, first: bool = False) -> dict[int, tuple[int, ...]]:
    """Each square where a pawn may stop after exactly these steps, with a path that leads there, both ends included.

    A pawn never goes back to the square it just left. On its first turn it sets out clockwise; a change of ring lets
    it turn either way. It may pass a pawn but not stop with it; when no square is free it stays where it is.
    """
    paths: list[tuple[int, ...]] = [(start,)]
    for step in range(steps):
        paths = [
            (*path, square)
            for path in paths
            for square in neighbours(path[-1])
            if (step == 0 or square != path[-2]) and not (first and step == 0 and square == _back(start))
        ]
    taken = frozenset(occupied)
    ends: dict[int, tuple[int, ...]] = {}
    for path in paths:
        if path[-1] not in taken:
            ends.setdefault(path[-1], path)
    return ends or {start: (start,)}


def _back(square: int) -> int:
    return neighbours(square)[1]
