"""How Révision is played in tests: any set of words, nobody to lead it, the secrets of each viewer, a scene as text."""

from dataclasses import replace
from random import Random
from typing import Any

from playthroughs.riddles import DECKS, other_riddle

from wordkit.engine import SCREEN, TEACHER, Seat, Turn
from wordkit.engine.chance import pick, shuffled
from wordkit.games.riddles import REVISION
from wordkit.games.riddles.revision import model as m
from wordkit.games.riddles.revision.view import View
from wordkit.games.riddles.riddle import Riddle
from wordkit.testing import STRANGER, Sitting

TEACHER_ONLY = ()

WORDS = (
    Riddle("lisière", "n.f.", "bord d’un bois"),
    Riddle("clairière", "n.f.", "endroit sans arbres dans un bois"),
    Riddle("futaie", "n.f.", "bois de grands arbres"),
    Riddle("souche", "n.f.", "ce qui reste d’un arbre coupé"),
)


def words(*riddles: Riddle, fresh: bool = False) -> tuple[m.Word, ...]:
    """These words, each with the definitions of all four of ours beside its own."""
    others = tuple(word.definition for word in WORDS)
    return tuple(m.Word(riddle, "La forêt", others, fresh) for riddle in riddles)


def begin(rng: Random) -> m.Begin:
    """Any set: some words hardly met, some with nothing to choose from."""
    known = shuffled(rng, tuple(riddle for deck in DECKS[:2] for card in deck.cards for riddle in card))
    others = tuple(riddle.definition for riddle in known[:6])
    chosen = known[: 1 + int(rng.random() * 8)]
    return m.Begin(
        (Seat(("ana",)),),
        tuple(m.Word(riddle, "Leçon", pick(rng, (others, others, ())), rng.random() < 0.3) for riddle in chosen),
    )


def teacher(_view: View, _rng: Random) -> Any | None:
    """Nobody leads a student who practises alone."""
    return None


def twist(state: m.State, viewer: str, rng: Random) -> m.State:
    """Other questions to come; for all but whoever practises, other answers too; another word while it is asked."""
    questions = list(state.questions)
    for index in range(state.index + 1, len(questions)):
        questions[index] = m.Question(Riddle("autre", "x", f"autre {rng.random()}"), "autre")
    stranger = viewer in (TEACHER, SCREEN, STRANGER)
    if state.phase == "asked" and viewer != TEACHER:
        now = questions[state.index]
        if now.options:  # the word and its options are there to see: only which is the real one is not
            riddle = replace(now.riddle, definition=pick(rng, now.options))
        else:
            riddle = other_riddle(now.riddle, () if stranger else m.CLUES, rng)
        questions[state.index] = replace(now, riddle=riddle)
    answers, option, results = state.answers, state.option, state.results
    if stranger:
        answers = tuple(replace(answer, text="autre") for answer in answers)
        option = None if option is None else (option + 1) % m.OPTIONS
        results = tuple(pick(rng, (True, False, None)) for _ in results)
    return replace(state, questions=tuple(questions), answers=answers, option=option, results=results)


def scenes() -> dict[str, tuple[tuple[Turn, ...], tuple[str, ...]]]:
    """Four words: one found at the second try, one recognised, one taken for another, one given up."""
    sitting = Sitting(REVISION, "seul")
    sitting.do("ana", m.Begin((Seat(("ana",)),), words(*WORDS)))
    firsts = {"riddle": True, "choice": True}
    while sitting.state.phase != "end":
        question = sitting.state.question
        kind = "choice" if question.options else "riddle"
        first, firsts[kind] = firsts[kind], False
        if kind == "choice":
            sitting.after(9).do("ana", m.Choose(question.real if first else (question.real + 1) % m.OPTIONS))
        elif first:
            sitting.after(7).do("ana", m.Guess(question.riddle.word + "e", "near"))
            sitting.after(3).do("ana", m.Guess(question.riddle.word.replace("è", "e").upper()))
        else:
            sitting.after(20).do("ana", m.GiveUp())
        sitting.after(4).do("ana", m.Continue())
    return {"revision": (tuple(sitting.turns), ("ana",))}
