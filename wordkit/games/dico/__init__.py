"""Dico secret: find the word that each opponent has chosen, one pair of cards and one question at a time."""

from collections.abc import Iterator
from typing import Any

from wordkit.engine.evidence import TEAM_IF_KNOWN, Evidence
from wordkit.engine.table import Game
from wordkit.engine.texts import Texts
from wordkit.games.dico import model as m
from wordkit.games.dico.bot import act, learn
from wordkit.games.dico.evolve import evolve
from wordkit.games.dico.rules import SEATS, decide, waiting
from wordkit.games.dico.view import view

# P(right without knowing the word, from its letters alone) and P(right when it is known).
FROM_LETTERS = 0.35
FROM_DEFINITION = 0.20
IF_KNOWN = 0.90

_QUESTIONS = {"start": "début du mot", "end": "fin du mot", "page": "page", "definition": "définition"}


def evidence(state: m.State | None, fact: Any) -> Iterator[Evidence]:
    """A word said at STOP: recalled by who had its definition, else guessed from its letters.

    A team reads what each mate proposes: the first who said these words found them, the others agreed.
    """
    if state is None or not isinstance(fact, m.Stopped):
        return
    finder = next((student for student in state.stopping if student in fact.students), fact.students[0])
    for said, right in zip(fact.words, fact.right, strict=True):
        known = state.learnt.get((fact.seat, said.seat), m.Learnt())
        secret = state.secrets[said.seat]
        for student in fact.students:
            own = student == finder
            sure = IF_KNOWN if own else TEAM_IF_KNOWN
            if known.definition:
                yield Evidence(student, secret.word, "recalled", right, FROM_DEFINITION, sure, said.word, own)
            elif known.start or known.end:
                yield Evidence(student, secret.word, "guessed", right, FROM_LETTERS, sure, said.word, own)


def name_step(_state: m.State | None, facts: tuple[Any, ...]) -> str:
    """What the undo button says it takes back: the first thing that happened."""
    for fact in facts:
        match fact:
            case m.Begun():
                return "début de la partie"
            case m.Started():
                return "distribution des cartes"
            case m.TurnedUp():
                return "trois cartes retournées"
            case m.Taken(squares):
                return "cartes prises" if squares else "cartes reposées"
            case m.Asked(question):
                return f"question\u00a0: {_QUESTIONS[question]}"
            case m.PageAnswered(page):
                return f"question sur la page {page}"
            case m.Opened():
                return "dictionnaire ouvert"
            case m.Closed():
                return "dictionnaire fermé"
            case m.Stopped(_, _, _, students):
                return f"STOP dit par {{{students[0]}}}"
            case m.Readmitted():
                return "retour en jeu"
            case m.TurnOpened():
                return "tour passé"
            case m.Ended():
                return "fin de la partie"
    raise AssertionError(f"no step in {facts!r}")


GAME = Game(
    slug="dico",
    title="Dico secret",
    seats=SEATS,
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
    join=m.Join,
    texts={
        m.WordProposed: Texts("student", ("secret.word", "secret.definition"), needed=True),
        m.Started: Texts("", ("secrets.word", "secrets.definition"), needed=True),
        m.StopPointed: Texts("student", ("words.word",), needed=True),
        m.Stopped: Texts("", ("words.word",), needed=True),
    },
)

__all__ = ["GAME", "learn"]
