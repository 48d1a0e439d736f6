"""How Mot à Mot is played in tests: any beginning, a teacher, the secrets of each viewer, a game kept as text."""

from dataclasses import replace
from random import Random
from typing import Any

from wordkit.engine import SCREEN, TEACHER, Resume, Seat, Turn
from wordkit.engine.chance import pick
from wordkit.engine.seats import seat_of
from wordkit.games.mot_a_mot import GAME
from wordkit.games.mot_a_mot import model as m
from wordkit.games.mot_a_mot.view import View
from wordkit.testing import Sitting

TEACHER_ONLY = (
    m.Begin, m.Join, m.AllowClue, m.VetoClue, m.Judge, m.Overrule, m.Unlock, m.NextRound, m.Skip, m.End,
)  # fmt: skip


# Any game ------------------------------------------------------------------------------------------------------------


def begin(rng: Random) -> m.Begin:
    """Any beginning: three to eight seats, alone or in teams, cards of ten or the words of a lesson."""
    size = 3 + int(rng.random() * 6)
    seats = tuple(Seat(tuple(f"s{seat}{member}" for member in range(pick(rng, (1, 1, 2))))) for seat in range(size))
    options = m.Options(oldest=pick(rng, range(size)), clue_seconds=pick(rng, (0.0, 30.0)))
    if rng.random() < 0.3:
        return m.Begin(seats, tuple((_word(rng),) for _ in range(14)), options)
    return m.Begin(seats, tuple(tuple(_word(rng) for _ in range(10)) for _ in range(18)), options)


def teacher(view: View, rng: Random) -> Any | None:
    """A teacher who moves the game on, and now and then overrules, unlocks, vetoes or gives up waiting."""
    desk = view.desk
    assert desk is not None, "the teacher sees the desk"
    luck = rng.random()
    if view.rounds == 6 and not view.final and view.phase not in ("tally", "end") and luck < 0.6:
        return m.Skip()  # a teacher in a hurry, so that some games see the final
    match view.phase:
        case "tally":
            return m.End() if luck < 0.02 else m.Overrule() if luck < 0.1 else m.NextRound()
        case "auction" | "bonus" | "camps":
            return m.Skip() if luck < 0.2 else None
        case "guess":
            return m.Judge(rng.random() < 0.5) if luck < 0.1 else None
        case "clues" if desk.refused is not None and luck < 0.5:
            return m.AllowClue()
        case "clues" if luck < 0.15:
            locked = [index for index, seat in enumerate(view.seats) if seat.locked]
            acts: tuple[Any, ...] = (m.VetoClue(), m.Overrule(), m.Skip(), *(m.Unlock(seat) for seat in locked))
            return pick(rng, acts)
        case _:
            return None


def _word(rng: Random) -> m.Word:
    return m.Word("".join(pick(rng, "bcdfghjklmnpqrstvwxz") for _ in range(10)))


# Secrets -------------------------------------------------------------------------------------------------------------


def twist(state: m.State, viewer: str, rng: Random) -> m.State:
    """Another game that must look the same to this viewer now: other words wherever it may not see them."""
    known = _known_numbers(state, viewer)
    cards = tuple(
        tuple(word if index == state.card and number in known else _word(rng) for number, word in enumerate(card))
        for index, card in enumerate(state.cards)
    )
    return replace(state, cards=cards, before=_other_before(state), refused=_other_refused(state, viewer, rng))


def _known_numbers(state: m.State, viewer: str) -> set[int]:
    """The words of the card that this viewer has seen, or sees now."""
    if state.phase in ("camps", "end"):
        return set()
    if viewer == TEACHER:
        return set(range(10))
    known = {word.number for word in state.sought if word.finder is not None}
    if state.phase == "tally":
        known |= {*state.numbers, *(word.number for word in state.sought)}
    seat = None if viewer == SCREEN else seat_of(state.seats, viewer)
    if seat is not None and seat in state.speakers:
        known |= set(state.numbers)
        if seat == state.winner:
            known |= {word.number for word in state.sought} | (set(range(10)) if state.phase == "bonus" else set())
    return known


def _other_before(state: m.State) -> m.State | None:
    """What can be overruled shows to nobody but through the desk's own mark."""
    return state.before and replace(state.before, cards=())


def _other_refused(state: m.State, viewer: str, rng: Random) -> m.Refused | None:
    """A refused clue is between the speaker and the teacher."""
    seat = None if viewer in (TEACHER, SCREEN) else seat_of(state.seats, viewer)
    if state.refused is None or viewer == TEACHER or (seat is not None and seat == state.winner):
        return state.refused
    return m.Refused("s00", _word(rng).word, _word(rng).word)


# Scenes --------------------------------------------------------------------------------------------------------------


def scenes() -> dict[str, tuple[tuple[Turn, ...], tuple[str, ...]]]:
    """The game that is kept as text, with a speaker, a seeker and a seeker in a team."""
    return {"mot_a_mot": (_a_short_game(), ("ana", "dan", "eve"))}


def _a_short_game() -> tuple[Turn, ...]:
    """A success with a bonus word, a failure, overruling both ways, an undo, then the final with a pledge."""
    at = Sitting(GAME, "scene")
    seats = (Seat(("ana",)), Seat(("bob",)), Seat(("cleo",)), Seat(("dan", "eve"), "Lynx"))
    cards = tuple(tuple(m.Word(f"mot-{number}-{place}") for place in range(10)) for number in range(10))
    at.do(TEACHER, m.Begin(seats, cards, m.Options(oldest=0)))
    at.after(10).do("bob", m.Announce(1, 8))
    at.after(3).do("ana", m.Announce(1, 6))
    _clue(at, "ana", "nord")
    at.after(3).do("ana", m.GiveClue("aimantée", "refused", "Cet indice est de la même famille que le mot."))
    at.after(3).do("ana", m.GiveClue("aiguille", "suspicious", "De la même famille, peut-être ?"))
    at.after(2).do(TEACHER, m.VetoClue())
    at.after(2).do("dan", m.Buzz(at.state.serial))
    at.after(4).do("dan", m.Guess("compas", near=True))
    at.after(3).do(TEACHER, m.Overrule())
    _clue(at, "ana", "mer")
    _find(at, "cleo")
    at.after(3).undo()
    at.do(TEACHER, Resume())
    at.after(1).do("cleo", m.Guess(_sought(at)))
    _clue(at, "ana", "jour")
    at.after(2).do("eve", m.Buzz(at.state.serial))
    at.after(12).tick()
    _clue(at, "ana", "soir")
    _find(at, "eve")
    at.after(5).do("ana", m.ChooseBonus(next(n for n in range(10) if n not in at.state.numbers)))
    _clue(at, "ana", "vert")
    _find(at, "cleo")
    if at.state.phase == "bonus":
        at.after(5).do("ana", m.StopBonus())
    at.after(10).do(TEACHER, m.NextRound())
    at.after(5).do("cleo", m.Announce(2, 1))
    _clue(at, "cleo", "rond")
    at.after(25).tick()
    while at.state.phase != "camps":
        at.after(5).do(TEACHER, m.Skip())
    while at.state.phase == "camps":
        chooser = at.state.seats[at.state.order[len(at.state.camps)]].members[0]
        at.after(3).do(chooser, m.ChooseCamp("speaker" if chooser in ("ana", "bob") else "seeker"))
    at.after(5).do("ana", m.Announce(at.state.round, 2, 1))
    at.after(5).tick()
    for number in range(3):
        _clue(at, "ana", f"indice{number}")
        _find(at, "dan")
    at.after(10).do(TEACHER, m.NextRound())
    return tuple(at.turns)


def _clue(at: Sitting, who: str, text: str) -> None:
    at.after(6).do(who, m.GiveClue(text))


def _find(at: Sitting, who: str) -> None:
    at.after(2).do(who, m.Buzz(at.state.serial))
    at.after(3).do(who, m.Guess(_sought(at)))


def _sought(at: Sitting) -> str:
    return str(at.state.word(at.state.current.number).word)
