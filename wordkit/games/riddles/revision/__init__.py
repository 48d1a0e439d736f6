"""Révision: one student alone goes over words again, to recall from a riddle or to recognise by their definition."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from wordkit.engine.chance import pick
from wordkit.engine.evidence import RECOGNISED_IF_KNOWN, Evidence
from wordkit.engine.table import Game
from wordkit.engine.texts import Texts
from wordkit.games.riddles.bot import guess
from wordkit.games.riddles.knowledge import answered
from wordkit.games.riddles.revision import model as m
from wordkit.games.riddles.revision.rules import decide, evolve, waiting
from wordkit.games.riddles.revision.view import View, view


def evidence(state: m.State | None, fact: Any) -> Iterator[Evidence]:
    """When a question is over, or was left with an answer: what it shows. What was given up shows nothing."""
    if state is None or state.phase != "asked" or not (fact is None or isinstance(fact, m.Told)):
        return
    question, word = state.question, state.question.riddle.word
    if state.option is not None:
        chance, said = 1 / len(question.options), question.options[state.option]
        right = state.option == question.real
        yield Evidence(
            state.student, word, "recognised", right, chance, RECOGNISED_IF_KNOWN, said, lesson=question.lesson
        )
    for piece in answered(word, ((state.student, answer) for answer in state.answers)):
        yield replace(piece, lesson=question.lesson)


def name_step(state: m.State | None, facts: tuple[Any, ...]) -> str:
    """What an undo takes back."""
    for fact in facts:
        match fact:
            case m.Begun():
                return "début de la révision"
            case m.Told():
                return f"réponse {state.index + 1}" if state else "réponse"
            case m.Asked(index):
                return f"question {index + 1}"
            case m.Ended():
                return "fin de la révision"
    raise AssertionError(f"no step in {facts!r}")


def act(seen: View, rng: Random) -> Any | None:
    """A simulated student: chooses by chance, finds the words it has learnt, gives some up."""
    if seen.mine is None:
        return None
    if seen.phase == "told":
        return m.Continue()
    if seen.mine.options:
        return m.Choose(pick(rng, range(len(seen.mine.options))))
    word = guess(seen.mine.riddle, rng)
    if word is None or word in [tried.text for tried in seen.mine.tries]:
        return m.GiveUp() if rng.random() < 0.5 else None
    return m.Guess(word, "near" if rng.random() < 0.3 else "wrong")


GAME = Game(
    slug="revision",
    title="Révision",
    seats=(1, 1),
    commands=m.COMMANDS,
    facts=m.FACTS,
    contributions=m.CONTRIBUTIONS,
    timed=frozenset(),
    decide=decide,
    evolve=evolve,
    view=view,
    evidence=evidence,
    waiting=waiting,
    name_step=name_step,
    bot=act,
    texts={m.Guessed: Texts("student", ("answer.text",))},
)
