"""Définitions: write a definition that could be true, find the one that is."""

from collections.abc import Iterator
from typing import Any

from wordkit.engine.evidence import Evidence
from wordkit.engine.seats import seat_of
from wordkit.engine.table import Game
from wordkit.engine.texts import Texts
from wordkit.games.definitions import model
from wordkit.games.definitions.bot import act
from wordkit.games.definitions.count import authors_of
from wordkit.games.definitions.evolve import evolve
from wordkit.games.definitions.rules import decide, waiting
from wordkit.games.definitions.view import view

RECOGNISED_IF_KNOWN = 0.96


def evidence(state: model.State | None, fact: Any) -> Iterator[Evidence]:
    """At the count: who recognised the real definition, who was fooled, whose text fooled others."""
    if not isinstance(fact, model.Counted) or state is None or state.word is None:
        return
    word = state.word.word
    read = [text for text in state.order if text not in state.removed]
    wrote = {text: authors_of(state, text) for text in read if text != model.REAL}
    for student, choice in state.votes.items():
        seat = seat_of(state.seats, student)
        options = len(read) - sum(1 for seats in wrote.values() if seat in seats)
        right, form = choice == model.REAL, state.texts[choice].form
        if options > 1:  # where there was nothing to choose from, a vote shows nothing
            yield Evidence(student, word, "recognised", right, 1 / options, RECOGNISED_IF_KNOWN, form)
        if not right:
            yield Evidence(student, word, "was_fooled", False, detail=form)
    for text in read:
        fooled = sum(1 for choice in state.votes.values() if choice == text)
        for author in state.texts[text].authors:
            if text != model.REAL:
                yield Evidence(author, word, "fooled", fooled > 0, detail=state.written[author].text)
            else:
                yield Evidence(author, word, "described", True, detail=state.written[author].text)


def name_step(state: model.State | None, facts: tuple[Any, ...]) -> str:
    """What the undo button says it takes back."""
    for fact in facts:
        match fact:
            case model.Begun():
                return "début de la partie"
            case model.RoundOpened():
                return "manche suivante"
            case model.CardDrawn():
                return "nouvelle carte"
            case model.WordChosen(index):
                return f"choix du mot «\u00a0{state.cards[state.card][index].word}\u00a0»" if state else "choix du mot"
            case model.WritingClosed():
                return "fin de l’écriture"
            case model.Merged(kept, gone):
                return "fusion " + " + ".join(_author(text) for text in (kept, *gone))
            case model.Separated(text):
                return f"séparation {_author(text)}"
            case model.Edited(text):
                return f"correction {_author(text)}"
            case model.Chosen(text, read):
                return f"{_author(text)} {'retenu' if read else 'écarté'}"
            case model.Reordered():
                return "ordre de lecture"
            case model.Removed(text):
                return f"retrait {_author(text)}"
            case model.Proposed():
                return "lecture proposée"
            case model.ReadingStarted():
                return "début de la lecture"
            case model.TextsRead(count):
                return f"lecture du texte {count}"
            case model.VoteOpened():
                return "ouverture du vote"
            case model.Counted():
                return "décompte"
            case model.Ended():
                return "fin de la partie"
    raise AssertionError(f"no step in {facts!r}")


def _author(text: str) -> str:
    return "la vraie" if text == model.REAL else "{" + text + "}"


GAME = Game(
    slug="definitions",
    title="Définitions",
    seats=(3, 40),
    commands=model.COMMANDS,
    facts=model.FACTS,
    contributions=model.CONTRIBUTIONS,
    timed=frozenset({model.Write, model.Vote}),
    decide=decide,
    evolve=evolve,
    view=view,
    evidence=evidence,
    waiting=waiting,
    name_step=name_step,
    bot=act,
    join=model.Join,
    texts={model.Wrote: Texts("student", ("text",)), model.Edited: Texts("text", ("form",))},
)
