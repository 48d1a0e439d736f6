"""Chance made from `random()` alone: the one method of Random whose results are stable across Python versions."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def dice(seed: str, n: int) -> Random:
    """The dice of turn n: the same for everyone who knows the seed."""
    return Random(f"{seed}/{n}")


def pick(rng: Random, items: Sequence[T]) -> T:
    """One of the items, each as likely."""
    return items[int(rng.random() * len(items))]


def shuffled(rng: Random, items: Sequence[T]) -> tuple[T, ...]:
    """The items in a random order, each order as likely."""
    rest = list(items)
    for last in range(len(rest) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        rest[last], rest[other] = rest[other], rest[last]
    return tuple(rest)
