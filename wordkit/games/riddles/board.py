"""Énigmes: the board game as a table plays it."""

from collections.abc import Iterator
from typing import Any

from wordkit.engine.evidence import Evidence
from wordkit.engine.table import Game
from wordkit.engine.texts import Texts
from wordkit.games.riddles import model as m
from wordkit.games.riddles.bot import act
from wordkit.games.riddles.evolve import evolve
from wordkit.games.riddles.knowledge import answered, spelled
from wordkit.games.riddles.rings import STAR, label
from wordkit.games.riddles.rules import SEATS, decide, waiting
from wordkit.games.riddles.view import view


def evidence(state: m.State | None, fact: Any) -> Iterator[Evidence]:
    """When the turn passes and no answer can be judged again: what each shows, sealed ones too; and each spelling."""
    if state is None or state.riddle is None:
        return
    word = state.riddle.word
    if isinstance(fact, m.Spelt):
        yield spelled(fact.student, word, fact.text)
    if (fact is None or isinstance(fact, (m.TurnOpened, m.Ended))) and state.phase == "result":
        yield from answered(word, (*state.guesses, *state.sealed.items()))


def name_step(_state: m.State | None, facts: tuple[Any, ...]) -> str:
    """What the undo button says it takes back: the last thing that happened."""
    for fact in reversed(facts):
        match fact:
            case m.Begun():
                return "début de la partie"
            case m.Rolled(face):
                return f"lancer du dé ({face})"
            case m.Moved(path):
                return f"déplacement sur {_square(path[-1])}"
            case m.Asked(compartment):
                return f"énigme en {compartment}"
            case m.Found(student):
                return f"mot trouvé par {{{student}}}"
            case m.Opened():
                return "ouverture des plis"
            case m.Challenged():
                return "demande d’orthographe"
            case m.SpellingJudged():
                return "orthographe jugée"
            case m.Offered():
                return "proposition d’échange"
            case m.Swapped():
                return "échange"
            case m.SwapRefused():
                return "refus de l’échange"
            case m.WordChanged():
                return "nouveau mot secret"
            case m.CardWon():
                return "carte gagnée"
            case m.Started():
                return "qui commence"
            case m.TurnOpened():
                return "tour suivant"
            case m.Ended() if len(facts) == 1:
                return "fin de la partie"
    raise AssertionError(f"no step in {facts!r}")


def _square(square: int) -> str:
    return "une étoile" if label(square) == STAR else label(square)


GAME = Game(
    slug="riddles",
    title="Énigmes",
    seats=SEATS,
    commands=m.COMMANDS,
    facts=m.FACTS,
    contributions=m.CONTRIBUTIONS,
    timed=frozenset({m.Guess, m.Spell}),
    decide=decide,
    evolve=evolve,
    view=view,
    evidence=evidence,
    waiting=waiting,
    name_step=name_step,
    bot=act,
    join=m.Join,
    texts={
        m.WordProposed: Texts("student", ("word",), needed=True),
        m.Started: Texts("", ("words",), needed=True),
        m.WordChanged: Texts("", ("word",), needed=True),
        m.Guessed: Texts("student", ("answer.text",)),
        m.Sealed: Texts("student", ("answer.text",)),
        m.Spelt: Texts("student", ("text",)),
    },
)
