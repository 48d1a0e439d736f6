"""Images: the state after each fact. No rule is in here, and nothing can be refused."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from wordkit.engine.seats import Seat
from wordkit.games.images import model as m
from wordkit.games.images.model import State


def evolve(state: State | None, fact: Any) -> State:
    """The state after a fact."""
    if isinstance(fact, m.Begun):
        return State(fact.seats, fact.words, fact.options, fact.hands, fact.pile, (0,) * len(fact.seats))
    assert state is not None, "the first fact of a game is Begun"
    match fact:
        case m.Joined(student, seat, hand):
            return _seat(state, student, seat, hand)
        case m.Claimed(seat) | m.PassedOn(seat):
            return replace(state, phase="phrase", storyteller=seat, proposals=_frozen({}), refused=frozenset())
        case m.Proposed(student, proposal):
            proposals = _last(state.proposals, student, proposal)
            return replace(state, proposals=proposals, refused=state.refused - {student})
        case m.Refused(students):
            left = {student: proposal for student, proposal in state.proposals.items() if student not in students}
            return replace(state, proposals=_frozen(left), refused=state.refused | set(students))
        case m.Told():
            return replace(state, phase="give", told=fact, proposals=_frozen({}), refused=frozenset())
        case m.Removed():
            return _removed(state)
        case m.Chose(student, pictures):
            return replace(state, choices=_last(state.choices, student, pictures))
        case m.LaidOut(gifts, order):
            hands = tuple(
                tuple(picture for picture in hand if picture not in gift)
                for hand, gift in zip(state.hands, gifts, strict=True)
            )
            return replace(state, phase="vote", gifts=gifts, order=order, hands=hands)
        case m.Voted(student, picture):
            return replace(state, votes=_last(state.votes, student, picture))
        case m.Counted(scores):
            points = tuple(sum_ + score.points for sum_, score in zip(state.points, scores, strict=True))
            return replace(state, phase="count", scores=scores, points=points, tales=(*state.tales, _tale(state)))
        case m.Refilled(drawn):
            hands = tuple((*hand, *more) for hand, more in zip(state.hands, drawn, strict=True))
            return replace(state, hands=hands, pile=state.pile[sum(map(len, drawn)) :])
        case m.RoundOpened(seat):
            return replace(
                state, phase="phrase", round=state.round + 1, storyteller=seat, told=None, removed=False,
                choices=_frozen({}), gifts=(), order=(), votes=_frozen({}), scores=(),
            )  # fmt: skip
        case m.Ended(winners):
            return replace(state, phase="end", winners=winners)
        case _:
            raise AssertionError(f"no such fact: {fact!r}")


def _seat(state: State, student: str, seat: int, hand: m.Hand) -> State:
    if seat < len(state.seats):
        joined = replace(state.seats[seat], members=(*state.seats[seat].members, student))
        return replace(state, seats=(*state.seats[:seat], joined, *state.seats[seat + 1 :]))
    return replace(
        state, seats=(*state.seats, Seat((student,))), hands=(*state.hands, hand), pile=state.pile[len(hand) :],
        points=(*state.points, 0), gifts=(*state.gifts, ()) if state.gifts else (),
    )  # fmt: skip


def _removed(state: State) -> State:
    tales = state.tales
    if state.phase == "count":  # it is among the phrases of the game already
        tales = (*tales[:-1], replace(tales[-1], phrase=""))
    return replace(state, removed=True, tales=tales)


def _tale(state: State) -> m.Tale:
    assert state.storyteller is not None, "a seat tells"
    assert state.told is not None, "a phrase was told"
    told = state.told.proposal
    phrase = "" if state.removed else told.phrase
    return m.Tale(state.storyteller, told.picture, phrase, told.way, () if state.removed else told.words)


def _last(items: Mapping[str, Any], key: str, value: Any) -> Mapping[str, Any]:
    """The mapping with this entry as its latest: the order tells which choice was made first."""
    return _frozen({**{other: item for other, item in items.items() if other != key}, key: value})


def _frozen(items: dict[str, Any]) -> Mapping[str, Any]:
    return MappingProxyType(items)
