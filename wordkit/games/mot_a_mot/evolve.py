"""Mot à Mot: the state after each fact. No rule is in here, and nothing can be refused."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from wordkit.games.mot_a_mot import model as m
from wordkit.games.mot_a_mot.model import Lock, State
from wordkit.games.mot_a_mot.table import seat


def evolve(state: State | None, fact: Any) -> State:
    """The state after a fact."""
    if isinstance(fact, m.Begun):
        none = (0,) * len(fact.seats)
        return State(fact.seats, fact.cards, fact.numbers, fact.options, speaker_tokens=none, seeker_tokens=none)
    assert state is not None, "the first fact of a game is Begun"
    match fact:
        case m.Joined(student, where):
            joined = replace(state.seats[where], members=(*state.seats[where].members, student))
            return replace(state, seats=tuple(joined if i == where else other for i, other in enumerate(state.seats)))
        case m.RoundOpened(card, speakers, final):
            return replace(
                _put_away(state), phase="auction", round=state.round + 1, final=final, card=card, speakers=speakers,
                bids=(), winner=None, allowed=0, locks=_frozen({}), outcome=None, gains=(),
            )  # fmt: skip
        case m.Announced():
            return replace(state, bids=(*state.bids, fact))
        case m.AuctionWon(won, count, tokens):
            return replace(_more(state, won, "speaker", -tokens), winner=won, allowed=count + tokens)
        case m.WordOpened(number, bonus):
            sought = (*state.sought, m.Sought(number, bonus))
            return replace(state, phase="clues", sought=sought, serial=state.serial + 1)
        case m.ClueGiven(student, text, doubt):
            locks = {who: replace(lock, clue_given=True) for who, lock in state.locks.items()}
            clues = (*state.current.clues, m.Clue(student, text, doubt))
            return replace(_with(state, clues=clues), refused=None, locks=_frozen(locks))
        case m.ClueRefused(student, text, reason):
            return replace(state, refused=m.Refused(student, text, reason))
        case m.ClueVetoed():
            earlier, last = state.current.clues[:-1], state.current.clues[-1]
            return _with(state, clues=(*earlier, replace(last, vetoed=True)))
        case m.Buzzed(student):
            return replace(state, phase="guess", buzzer=student)
        case m.Guessed():
            return _guessed(state, fact)
        case m.Overruled():
            assert state.before is not None, "there is a judgement to turn"
            return replace(state.before, seats=state.seats)  # who has come in meanwhile stays
        case m.Unlocked(where):
            return replace(state, locks=_frozen({who: lock for who, lock in state.locks.items() if who != where}))
        case m.Won(who, camp, tokens):
            return replace(_more(state, who, camp, tokens), gains=(*state.gains, fact))
        case m.BonusOffered():
            return replace(state, phase="bonus")
        case m.RoundClosed(outcome):
            return replace(state, phase="tally", outcome=outcome)
        case m.CampsOpened(order):
            return replace(_put_away(state), phase="camps", order=order)
        case m.CampChosen(who, camp):
            return replace(state, camps=_frozen({**state.camps, who: camp}))
        case m.Ended(speakers, seekers):
            return replace(_put_away(state), phase="end", champions=(speakers, seekers))
        case _:
            raise AssertionError(f"no such fact: {fact!r}")


def _guessed(state: State, guess: m.Guessed) -> State:
    """A proposal: it opens the locks of others by one turn, and locks its own seat if it was wrong."""
    mine = seat(state, guess.student)
    locks = {who: replace(lock, other_proposed=True) for who, lock in state.locks.items() if who != mine}
    if not guess.right:
        locks[mine] = Lock()
    clues = state.current.counted
    made = m.Proposal(guess.student, guess.text, guess.right, guess.near, guess.rude, guess.aloud, clues)
    after = _with(state, proposals=(*state.current.proposals, made))
    return replace(after, phase="clues", buzzer=None, locks=_frozen(locks), before=replace(state, before=None))


def _put_away(state: State) -> State:
    """The words of a round that is over join those that were played."""
    words = tuple(
        m.PlayedWord(state.word(word.number), word.finder, tuple(clue for clue in word.clues if not clue.vetoed))
        for word in state.sought
    )
    return replace(state, played=(*state.played, *words), sought=(), before=None, refused=None, buzzer=None)


def _with(state: State, **changes: Any) -> State:
    return replace(state, sought=(*state.sought[:-1], replace(state.current, **changes)))


def _more(state: State, who: int, camp: m.Camp, tokens: int) -> State:
    counts = state.speaker_tokens if camp == "speaker" else state.seeker_tokens
    more = tuple(count + tokens * (index == who) for index, count in enumerate(counts))
    return replace(state, speaker_tokens=more) if camp == "speaker" else replace(state, seeker_tokens=more)


def _frozen(items: dict[Any, Any]) -> Mapping[Any, Any]:
    return MappingProxyType(items)
