"""Énigmes éclair: the same riddles for a whole class at once, clue after clue."""

from collections.abc import Iterator
from random import Random
from typing import Any

from wordkit.engine.evidence import Evidence
from wordkit.engine.table import Game
from wordkit.engine.texts import Texts
from wordkit.games.riddles.bot import guess
from wordkit.games.riddles.eclair import model as m
from wordkit.games.riddles.eclair.evolve import evolve
from wordkit.games.riddles.eclair.rules import SEATS, decide, waiting
from wordkit.games.riddles.eclair.view import View, view
from wordkit.games.riddles.knowledge import answered


def evidence(state: m.State | None, fact: Any) -> Iterator[Evidence]:
    """When the next riddle comes and no answer can be judged again: what each student's answers show."""
    closing = fact is None or isinstance(fact, (m.RiddleOpened, m.Ended))
    if state is not None and state.phase == "answer" and closing:
        given = ((student, answer) for student, answers in state.answers.items() for answer in answers)
        yield from answered(state.riddle.word, given)


def name_step(state: m.State | None, facts: tuple[Any, ...]) -> str:
    """What the undo button says it takes back."""
    for fact in facts:
        match fact:
            case m.Begun():
                return "début de la partie"
            case m.RiddleOpened(index):
                return f"énigme {index + 1}"
            case m.Closed():
                return f"réponse de l’énigme {state.index + 1}" if state else "réponse"
            case m.Ended():
                return "fin de la partie"
    raise AssertionError(f"no step in {facts!r}")


def act(seen: View, rng: Random) -> Any | None:
    """A simulated student: answers now and then, once the definition is there."""
    if seen.me is None or seen.riddle is None or seen.phase != "riddle" or seen.me.found is not None:
        return None
    word = guess(seen.riddle, rng)
    return None if word is None or word in [tried.text for tried in seen.me.tries] else m.Guess(word)


GAME = Game(
    slug="eclair",
    title="Énigmes éclair",
    seats=SEATS,
    commands=m.COMMANDS,
    facts=m.FACTS,
    contributions=m.CONTRIBUTIONS,
    # A clue's time is over when the next one comes: an answer is never turned away for being slow.
    timed=frozenset(),
    decide=decide,
    evolve=evolve,
    view=view,
    evidence=evidence,
    waiting=waiting,
    name_step=name_step,
    bot=act,
    join=m.Join,
    texts={m.Guessed: Texts("student", ("answer.text",))},
)
