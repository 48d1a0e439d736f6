"""Énigmes: the state after each fact. No rule is in here, and nothing can be refused."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from wordkit.games.riddles import model as m
from wordkit.games.riddles.model import Place, State
from wordkit.games.riddles.riddle import Answer
from wordkit.games.riddles.rings import STAR, label


def evolve(state: State | None, fact: Any) -> State:
    """The state after a fact."""
    if isinstance(fact, m.Begun):
        queues = {deck.compartment: tuple(range(len(deck.cards))) for deck in fact.decks}
        return State(fact.seats, fact.decks, fact.options, (Place(),) * len(fact.seats), _frozen(queues))
    assert state is not None, "the first fact of a game is Begun"
    match fact:
        case m.Joined(student, seat):
            joined = replace(state.seats[seat], members=(*state.seats[seat].members, student))
            return replace(state, seats=_with(state.seats, seat, joined))
        case m.Adjusted(seat, handicap, extra):
            return _adjusted(state, seat, handicap, extra)
        case m.WordProposed(student, word, accepted):
            return replace(state, proposals=_last(state.proposals, student, m.Proposal(word, accepted)))
        case m.WordAccepted(student):
            accepted_word = replace(state.proposals[student], accepted=True)
            return replace(state, proposals=_frozen({**state.proposals, student: accepted_word}))
        case m.Started(words, throws):
            places = tuple(replace(place, word=word) for place, word in zip(state.places, words, strict=True))
            return replace(state, places=places, throws=throws)
        case m.TurnOpened(seat):
            return _fresh_turn(state, seat)
        case m.Rolled(face):
            return replace(state, phase="move", face=face)
        case m.Pointed(student, choice):
            return replace(state, pointed=_last(state.pointed, student, choice))
        case m.Moved(path):
            moved = replace(_place(state), square=path[-1], moved=True)
            state = replace(state, path=path, places=_with(state.places, state.active, moved), pointed=_frozen({}))
            return replace(state, phase="star") if label(path[-1]) == STAR else state
        case m.Asked(compartment, card):
            return _asked(state, compartment, card)
        case m.ClueGiven():
            return replace(state, clue=state.clue + 1)
        case m.Guessed(student, answer):
            return replace(state, guesses=(*state.guesses, (student, answer)))
        case m.Sealed(student, answer, rude):
            hidden = state.rude | {student} if rude else state.rude
            return replace(state, sealed=_frozen({**state.sealed, student: answer}), rude=hidden)
        case m.Judged(student, right):
            return _judged(state, student, right)
        case m.Found(student):
            return replace(state, phase="found", finder=student)
        case m.Opened(seats):
            return replace(state, finder=None, opened=seats)
        case m.Challenged(student):
            return replace(state, phase="spelling", challenger=student)
        case m.Spelt(student, text, exact):
            return replace(state, spellings=_frozen({**state.spellings, student: m.Spelling(text, exact)}))
        case m.SpellingJudged(exact):
            return replace(state, spelt=exact)
        case m.CardWon(seat, compartment):
            won = replace(state.places[seat], cards=(*state.places[seat].cards, compartment))
            return replace(state, places=_with(state.places, seat, won), won=seat)
        case m.CardReturned(seat, compartment):
            poorer = _without(state.places[seat], compartment)
            return replace(state, places=_with(state.places, seat, poorer), won=None)
        case m.Offered():
            return replace(state, phase="swap", offer=fact, pointed=_frozen({}))
        case m.Swapped():
            return replace(_swapped(state), swapped=True, pointed=_frozen({}))
        case m.SwapRefused():
            return replace(state, phase="star", refused=True, pointed=_frozen({}))
        case m.WordChanged(seat, word):
            old = state.places[seat]
            new = replace(old, word=word, public=True, shown=(*old.shown, old.word))
            return replace(state, places=_with(state.places, seat, new))
        case m.TurnClosed():
            return replace(state, phase="result")
        case m.Ended(winners):
            return replace(state, phase="end", winners=winners)
        case _:
            raise AssertionError(f"no such fact: {fact!r}")


def _fresh_turn(state: State, seat: int) -> State:
    return replace(
        state, phase="roll", turn=state.turn + 1, active=seat, face=None, path=(), pointed=_frozen({}), offer=None,
        refused=False, compartment=None, riddle=None, clue=0, guesses=(), sealed=_frozen({}), rude=frozenset(),
        finder=None, opened=None, challenger=None, spellings=_frozen({}), spelt=None, won=None, swapped=False,
    )  # fmt: skip


def _asked(state: State, compartment: str, card: int) -> State:
    deck = next(deck for deck in state.decks if deck.compartment == compartment)
    riddle = next(riddle for riddle in deck.cards[card] if riddle.length == state.face)
    # The used card goes to the back of its compartment.
    queue = (*(other for other in state.queues[compartment] if other != card), card)
    return replace(
        state, phase="riddle", compartment=compartment, riddle=riddle, clue=1, pointed=_frozen({}),
        queues=_frozen({**state.queues, compartment: queue}),
    )  # fmt: skip


def _adjusted(state: State, seat: int, handicap: int, extra: m.Extra) -> State:
    place = state.places[seat]
    proposals = state.proposals
    if handicap != place.handicap:  # the length is another: what was proposed no longer fits
        members = state.seats[seat].members
        proposals = _frozen({student: word for student, word in proposals.items() if student not in members})
    adjusted = replace(place, handicap=handicap, extra=extra)
    return replace(state, places=_with(state.places, seat, adjusted), proposals=proposals)


def _judged(state: State, student: str, right: bool) -> State:
    if student in state.sealed:
        answer = replace(state.sealed[student], right=right)
        return replace(state, sealed=_frozen({**state.sealed, student: answer}))
    last = max(index for index, (author, _) in enumerate(state.guesses) if author == student)
    guess: tuple[str, Answer] = (student, replace(state.guesses[last][1], right=right))
    return replace(state, guesses=_with(state.guesses, last, guess))


def _swapped(state: State) -> State:
    offer = state.offer
    assert offer is not None, "an offer was made"
    giver, other = _without(_place(state), offer.mine), _without(state.places[offer.seat], offer.theirs)
    places = _with(state.places, state.active, replace(giver, cards=(*giver.cards, offer.theirs)))
    return replace(state, places=_with(places, offer.seat, replace(other, cards=(*other.cards, offer.mine))))


def _without(place: Place, card: str) -> Place:
    at = place.cards.index(card)
    return replace(place, cards=(*place.cards[:at], *place.cards[at + 1 :]))


def _place(state: State) -> Place:
    return state.places[state.active]


def _with(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _last(items: Mapping[str, Any], key: str, value: Any) -> Mapping[str, Any]:
    """The mapping with this entry as its latest: the order tells which choice was made first."""
    return _frozen({**{other: item for other, item in items.items() if other != key}, key: value})


def _frozen(items: dict[str, Any]) -> Mapping[str, Any]:
    return MappingProxyType(items)
