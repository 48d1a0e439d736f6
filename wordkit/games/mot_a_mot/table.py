"""Mot à Mot: who speaks and who seeks, how many rounds, who may propose, who wins."""

from typing import Literal

from wordkit.engine.seats import seat_of
from wordkit.games.mot_a_mot.model import State

SMALL_TABLE = 4  # up to here two seats speak, and no other seeker need propose before a seat may try again
LONG_TABLE = 6  # from here one tour of the table is a game

Wait = Literal["", "clue", "other", "both"]


def speakers_at(size: int) -> int:
    """How many seats speak."""
    return 2 if size <= SMALL_TABLE else 3


def rounds_at(size: int) -> int:
    """How many rounds come before the final: each seat has led one or two."""
    return size if size >= LONG_TABLE else 2 * size


def speakers_of(size: int, oldest: int, number: int) -> tuple[int, ...]:
    """The seats that speak in a round, from 1: the oldest and its neighbours, then one seat to the left each time."""
    first = oldest if size <= SMALL_TABLE else oldest - 1
    return tuple((first + number - 1 + place) % size for place in range(speakers_at(size)))


def seekers(state: State) -> tuple[int, ...]:
    """The seats that seek in this round."""
    return tuple(seat for seat in range(len(state.seats)) if seat not in state.speakers)


def waits_for(state: State, seat: int) -> Wait:
    """What a seat that was wrong must still wait for: another clue and, at a large table, another seeker."""
    lock = state.locks.get(seat)
    if lock is None:
        return ""
    other = not lock.other_proposed and len(state.seats) > SMALL_TABLE
    if lock.clue_given:
        return "other" if other else ""
    return "both" if other else "clue"


def locked(state: State, seat: int) -> bool:
    """Whether a seat may not propose yet."""
    return waits_for(state, seat) != ""


def free_seekers(state: State) -> tuple[int, ...]:
    """The seekers who may buzz."""
    return tuple(seat for seat in seekers(state) if not locked(state, seat))


def spare_numbers(state: State) -> tuple[int, ...]:
    """The words of the card that may still be bonus words."""
    used = {*state.numbers, *(word.number for word in state.sought)}
    return tuple(number for number in range(len(state.cards[state.card])) if number not in used)


def camp_order(state: State) -> tuple[int, ...]:
    """Who chooses a camp first: fewest tokens in all; between equals the oldest seat, then the next to its left."""
    size = len(state.seats)
    tokens = [mine + theirs for mine, theirs in zip(state.speaker_tokens, state.seeker_tokens, strict=True)]
    return tuple(sorted(range(size), key=lambda seat: (tokens[seat], (seat - state.options.oldest) % size)))


def champions(tokens: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with most tokens of a kind: equals share it; nobody, if nobody has any."""
    most = max(tokens)
    return tuple(seat for seat, count in enumerate(tokens) if count == most > 0)


def seat(state: State, student: str) -> int:
    """The seat of a student who plays."""
    found = seat_of(state.seats, student)
    assert found is not None, "a student who plays has a seat"
    return found
