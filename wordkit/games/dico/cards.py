"""Dico secret: the thirty cards, what may be taken of three turned up, and which cards pay for a question."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal

Kind = Literal["page", "start", "end", "definition", "joker", "stop"]
Question = Literal["page", "start", "end", "definition"]

COUNTS: dict[Kind, int] = {"page": 7, "start": 7, "end": 6, "definition": 4, "joker": 3, "stop": 3}
DECK: tuple[Kind, ...] = tuple(kind for kind, count in COUNTS.items() for _ in range(count))
QUESTIONS: tuple[Question, ...] = ("start", "end", "page", "definition")
SQUARES = len(DECK)
TURNED = 3
FULL_HAND = 6  # so many cards, and one must ask
FULL_DISCARD = 6  # so many, and they go back on the board


def takes(turned: Sequence[tuple[int, Kind]]) -> tuple[tuple[int, ...], ...]:
    """Every choice of squares that may be taken of the cards turned up; taking nothing is a choice of no square."""
    kinds = Counter(kind for _, kind in turned)
    if kinds["stop"]:
        return ((),)
    by_kind = {kind: tuple(square for square, other in turned if other == kind) for kind in kinds}
    if "joker" in by_kind:
        return (by_kind["joker"][:1],)
    return tuple(squares[:2] for squares in by_kind.values())


def payment(hand: Sequence[Kind], question: Question) -> tuple[Kind, Kind] | None:
    """The two cards of a hand that pay for a question, jokers last; nothing when there is no such pair."""
    have = Counter(hand)
    own, jokers = min(have[question], 2), have["joker"]
    if own + jokers < 2:
        return None
    return question if own else "joker", question if own == 2 else "joker"


def without(hand: Sequence[Kind], cards: Sequence[Kind]) -> tuple[Kind, ...]:
    """The hand once these cards have left it."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
