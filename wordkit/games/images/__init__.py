"""Images: say something about one of your pictures, neither too plain nor too far, and find those of the others."""

from collections.abc import Iterator
from typing import Any

from wordkit.engine.evidence import Evidence
from wordkit.engine.table import Game
from wordkit.engine.texts import Texts
from wordkit.games.images import model as m
from wordkit.games.images.bot import act
from wordkit.games.images.evolve import evolve
from wordkit.games.images.rules import SEATS, decide, waiting
from wordkit.games.images.view import view


def evidence(state: m.State | None, fact: Any) -> Iterator[Evidence]:
    """At the count: the lesson words in the phrase, used by those who proposed it; nothing of one that was removed."""
    if state is None or state.told is None or state.removed or not isinstance(fact, m.Counted):
        return
    told = state.told
    for word in told.proposal.words:
        for student in told.students:
            yield Evidence(student, word, "described", True, detail=told.proposal.phrase)


def name_step(state: m.State | None, facts: tuple[Any, ...]) -> str:
    """What the undo button says it takes back: the first thing that happened."""
    for fact in facts:
        match fact:
            case m.Begun():
                return "début de la partie"
            case m.Claimed(_, student):
                return f"{{{student}}} raconte"
            case m.PassedOn():
                drawn = state is not None and state.phase == "claim"
                return "tirage au sort du conteur" if drawn else "conteur passé"
            case m.Refused(students):
                return f"phrase de {{{students[0]}}} refusée"
            case m.Told(_, students):
                return f"phrase de {{{students[0]}}}"
            case m.Removed():
                return "phrase retirée"
            case m.LaidOut():
                return "images étalées"
            case m.Counted():
                return "décompte"
            case m.Refilled():
                return "manche suivante"
            case m.Ended():
                return "fin de la partie"
    raise AssertionError(f"no step in {facts!r}")


GAME = Game(
    slug="images",
    title="Images",
    seats=SEATS,
    commands=m.COMMANDS,
    facts=m.FACTS,
    contributions=m.CONTRIBUTIONS,
    timed=frozenset({m.Tell, m.Give, m.Vote}),
    decide=decide,
    evolve=evolve,
    view=view,
    evidence=evidence,
    waiting=waiting,
    name_step=name_step,
    bot=act,
    join=m.Join,
    texts={m.Proposed: Texts("student", ("proposal.phrase",)), m.Told: Texts("students", ("proposal.phrase",))},
)
