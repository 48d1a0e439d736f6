"""How Énigmes éclair is played in tests: any beginning, a teacher, the secrets of each viewer, a scene kept as text."""

from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

from playthroughs.riddles import DECKS, other_riddle

from wordkit.engine import TEACHER, Seat, Turn
from wordkit.engine.chance import pick
from wordkit.games.riddles import ECLAIR
from wordkit.games.riddles.eclair import model as m
from wordkit.games.riddles.eclair.view import View
from wordkit.games.riddles.riddle import Riddle
from wordkit.testing import Sitting

TEACHER_ONLY = (m.Begin, m.Join, m.NextClue, m.Judge, m.CloseRiddle, m.NextRiddle, m.Skip, m.End)


def begin(rng: Random) -> m.Begin:
    """Any beginning: alone or in teams, few riddles, clues by the clock or by hand."""
    sizes = [pick(rng, (1, 1, 2)) for _ in range(2 + int(rng.random() * 4))]
    seats = tuple(Seat(tuple(f"s{seat}{member}" for member in range(size))) for seat, size in enumerate(sizes))
    riddles = tuple(riddle for deck in DECKS[:3] for card in deck.cards for riddle in card)
    options = m.Options(riddles=pick(rng, (2, 4)), clue_seconds=pick(rng, (0.0, 10.0)), hard=rng.random() < 0.8)
    return m.Begin(seats, riddles, options)


def teacher(view: View, rng: Random) -> Any | None:
    """A teacher who gives clues, now and then overrules, tells the word and goes on."""
    assert view.desk is not None, "the teacher sees the desk"
    if view.desk.tries and rng.random() < 0.2:
        return m.Judge(pick(rng, view.desk.tries).student, rng.random() < 0.5)
    if view.phase == "riddle" and view.riddle is not None:
        return m.NextClue() if view.riddle.to_come else pick(rng, (m.CloseRiddle(), m.Skip(), None))
    return m.NextRiddle() if view.phase == "answer" else None


def twist(state: m.State, viewer: str, rng: Random) -> m.State:
    """Other riddles to come, another word while it is looked for, other answers of the others."""
    riddles = list(state.riddles)
    for index in range(state.index + 1, len(riddles)):
        riddles[index] = Riddle("autre", "x", f"autre {rng.random()}")
    if viewer == TEACHER:
        return replace(state, riddles=tuple(riddles))
    if state.phase == "riddle":
        riddles[state.index] = other_riddle(state.riddle, m.CLUES[: state.level + 1], rng)
    answers = {
        student: given if student == viewer else tuple(replace(a, text="autre", grade="wrong") for a in given)
        for student, given in state.answers.items()
    }
    return replace(state, riddles=tuple(riddles), answers=MappingProxyType(answers))


def scenes() -> dict[str, tuple[tuple[Turn, ...], tuple[str, ...]]]:
    """Two riddles: one found with few clues, one that nobody finds."""
    riddles = (Riddle("girafe", "n.f.", "animal au long cou"), Riddle("éclair", "n.m.", "lumière dans l’orage"))
    sitting = Sitting(ECLAIR, "vite")
    sitting.do(TEACHER, m.Begin((Seat(("ana",)), Seat(("bob",))), riddles, m.Options(riddles=2)))
    sitting.after(5).do("ana", m.Guess("gorille"))
    sitting.after(25).tick()
    sitting.after(2).do("ana", m.Guess(sitting.state.riddle.word.upper()))
    sitting.after(2).do("bob", m.Guess("éclaire", "near"))
    sitting.after(2).do(TEACHER, m.CloseRiddle())
    sitting.after(2).do(TEACHER, m.NextRiddle())
    for _ in range(5):
        sitting.after(27).tick()
    sitting.after(2).do(TEACHER, m.NextRiddle())
    return {"eclair": (tuple(sitting.turns), ("ana", "bob"))}
