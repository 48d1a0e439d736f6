"""Dico secret: the state after each fact. No rule is in here, and nothing can be refused."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from wordkit.games.dico import model as m
from wordkit.games.dico.cards import without
from wordkit.games.dico.model import Learnt, State

PAGE_QUESTIONS = 2


def evolve(state: State | None, fact: Any) -> State:
    """The state after a fact."""
    if isinstance(fact, m.Begun):
        return State(fact.seats, fact.entries, fact.pages, fact.options, ((),) * len(fact.seats))
    assert state is not None, "the first fact of a game is Begun"
    match fact:
        case m.Joined(student, seat):
            joined = replace(state.seats[seat], members=(*state.seats[seat].members, student))
            return replace(state, seats=_with(state.seats, seat, joined))
        case m.WordProposed(student, secret, accepted):
            return replace(state, proposals=_last(state.proposals, student, m.Proposal(secret, accepted)))
        case m.WordAccepted(student):
            accepted_word = replace(state.proposals[student], accepted=True)
            return replace(state, proposals=_frozen({**state.proposals, student: accepted_word}))
        case m.Started(secrets, dealt, squares):
            return replace(state, secrets=secrets, dealt=dealt, squares=squares)
        case m.TurnOpened(seat):
            fresh = replace(state, phase="turn", turn=state.turn + 1, active=seat, pointed=_frozen({}))
            return replace(fresh, turned=(), pages_left=0, rolls=())
        case m.Pointed(student, choice):
            return replace(state, pointed=_last(state.pointed, student, choice))
        case m.TurnedUp(squares):
            return replace(state, phase="turned", turned=squares, asked=None, pointed=_frozen({}))
        case m.Taken(squares):
            return _taken(state, squares)
        case m.Asked():
            return _asked(state, fact)
        case m.Answered(question, text):
            return _noted(state, **{question: text})
        case m.PageAnswered(page, place):
            noted = _noted(state, pages=(*_known(state).pages, (page, place)))
            return replace(noted, pages_left=state.pages_left - 1, pointed=_frozen({}))
        case m.LaidBack(cards):
            back = dict(cards)
            laid = tuple(back.get(square, card) for square, card in enumerate(state.squares))
            return replace(state, squares=laid, discard=())
        case m.Opened():
            return replace(state, phase="consult", asked=None, pointed=_frozen({}))
        case m.Rolled():
            return replace(state, rolls=(*state.rolls, fact))
        case m.Closed():
            return replace(state, phase="turn")
        case m.StopPointed(student, words):
            return replace(state, stopping=_last(state.stopping, student, words))
        case m.Stopped(seat, _, right):
            members = state.seats[seat].members
            rest = {student: words for student, words in state.stopping.items() if student not in members}
            out = state.out if all(right) else state.out | {seat}
            return replace(state, stops=(*state.stops, fact), stopping=_frozen(rest), out=out)
        case m.Readmitted(seat):
            return replace(state, out=state.out - {seat})
        case m.Ended(winners):
            return replace(state, phase="end", winners=winners)
        case _:
            raise AssertionError(f"no such fact: {fact!r}")


def _taken(state: State, squares: tuple[int, ...]) -> State:
    cards = tuple(card for square in squares if (card := state.squares[square]) is not None)
    left = tuple(None if square in squares else card for square, card in enumerate(state.squares))
    hand = (*state.hands[state.active], *cards)
    return replace(state, squares=left, hands=_with(state.hands, state.active, hand), turned=(), pointed=_frozen({}))


def _asked(state: State, asked: m.Asked) -> State:
    hand = without(state.hands[state.active], asked.cards)
    pages = PAGE_QUESTIONS if asked.question == "page" else 0
    return replace(
        state, phase="page" if pages else state.phase, asker=state.active, asked=asked, pages_left=pages,
        hands=_with(state.hands, state.active, hand), discard=(*state.discard, *asked.cards), pointed=_frozen({}),
    )  # fmt: skip


def _known(state: State) -> Learnt:
    assert state.asked is not None, "a question was asked"
    return state.learnt.get((state.active, state.asked.seat), Learnt())


def _noted(state: State, **news: Any) -> State:
    assert state.asked is not None, "a question was asked"
    note = replace(_known(state), **news)
    return replace(state, learnt=_frozen({**state.learnt, (state.active, state.asked.seat): note}))


def _with(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _last(items: Mapping[str, Any], key: str, value: Any) -> Mapping[str, Any]:
    """The mapping with this entry as its latest: the order tells which choice was made first."""
    return _frozen({**{other: item for other, item in items.items() if other != key}, key: value})


def _frozen(items: dict[Any, Any]) -> Mapping[Any, Any]:
    return MappingProxyType(items)
