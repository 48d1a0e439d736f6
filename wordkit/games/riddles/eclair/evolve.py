"""Énigmes éclair: the state after each fact. No rule is in here, and nothing can be refused."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from wordkit.engine.seats import Seat
from wordkit.games.riddles.eclair import model as m
from wordkit.games.riddles.eclair.model import State


def evolve(state: State | None, fact: Any) -> State:
    """The state after a fact."""
    if isinstance(fact, m.Begun):
        return State(fact.seats, fact.riddles, fact.options, points=(0,) * len(fact.seats))
    assert state is not None, "the first fact of a game is Begun"
    match fact:
        case m.Joined(student, None):
            seats, points = (*state.seats, Seat((student,))), (*state.points, 0)
            return replace(state, seats=seats, points=points)
        case m.Joined(student, int() as seat):
            joined = replace(state.seats[seat], members=(*state.seats[seat].members, student))
            return replace(state, seats=(*state.seats[:seat], joined, *state.seats[seat + 1 :]))
        case m.RiddleOpened(index):
            return replace(
                _put_away(state), phase="riddle", index=index, level=1, answers=_frozen({}),
                points=state.totals, gains=(),
            )  # fmt: skip
        case m.ClueGiven():
            return replace(state, level=state.level + 1)
        case m.Guessed(student, answer):
            answers = (*state.answers.get(student, ()), answer)
            return replace(state, answers=_frozen({**state.answers, student: answers}))
        case m.Judged(student, right):
            *before, last = state.answers[student]
            judged = (*before, replace(last, right=right))
            return replace(state, answers=_frozen({**state.answers, student: judged}))
        case m.Closed(gains):
            return replace(state, phase="answer", gains=gains)
        case m.Ended(winners):
            return replace(
                _put_away(state), phase="end", winners=winners, points=state.totals, gains=()
            )  # fmt: skip
        case _:
            raise AssertionError(f"no such fact: {fact!r}")


def _put_away(state: State) -> State:
    if state.phase != "answer":
        return state
    found = frozenset(student for student in state.answers if state.found_at(student) is not None)
    played = m.Played(state.riddle, found, frozenset(state.answers))
    return replace(state, played=(*state.played, played))


def _frozen(items: dict[str, Any]) -> Mapping[str, Any]:
    return MappingProxyType(items)
