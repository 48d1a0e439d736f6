"""Révision: what whoever practises may see; nobody else sees more than how far they are."""

from dataclasses import dataclass

from wordkit.engine.seats import TEACHER
from wordkit.games.riddles.revision.model import CLUES, Phase, State
from wordkit.games.riddles.riddle import Grade, RiddleView, riddle_view


@dataclass(frozen=True, slots=True)
class TryView:
    text: str
    grade: Grade


@dataclass(frozen=True, slots=True)
class SeenView:
    """A word of the set that was asked; `right` is None when it was given up."""

    word: str
    nature: str
    definition: str
    right: bool | None


@dataclass(frozen=True, slots=True)
class Mine:
    """The question of the moment; of a word to recognise the options, and once it is told which is the real one."""

    riddle: RiddleView
    options: tuple[str, ...] = ()
    tries: tuple[TryView, ...] = ()
    chosen: int | None = None
    real: int | None = None
    right: bool | None = None


@dataclass(frozen=True, slots=True)
class View:
    phase: Phase
    number: int
    count: int
    mine: Mine | None = None
    seen: tuple[SeenView, ...] = ()
    # The word that an answer is compared with: for whoever judges how near it is, never for a page.
    asked: str | None = None


def view(state: State, viewer: str) -> View:
    """The view of whoever practises, or of anybody else."""
    mine, over = viewer == state.student, state.phase == "end"
    return View(
        phase=state.phase,
        number=state.index + 1,
        count=len(state.questions),
        mine=_mine(state) if mine and not over else None,
        seen=_seen(state) if mine and over else (),
        asked=state.question.riddle.word if viewer == TEACHER and state.phase == "asked" else None,
    )


def _mine(state: State) -> Mine:
    question, told = state.question, state.phase == "told"
    riddle = question.riddle
    if told or not question.options:
        shown = riddle_view(riddle, CLUES, len(CLUES), told=told)
    else:
        shown = RiddleView(clues=("nature",), to_come=0, nature=riddle.nature, word=riddle.word)
    return Mine(
        riddle=shown,
        options=question.options,
        tries=tuple(TryView(answer.text, answer.grade) for answer in state.answers),
        chosen=state.option,
        real=question.real if told and question.options else None,
        right=state.result if told else None,
    )


def _seen(state: State) -> tuple[SeenView, ...]:
    asked = zip(state.questions, state.results, strict=True)
    return tuple(SeenView(q.riddle.word, q.riddle.nature, q.riddle.definition, right) for q, right in asked)
