"""Simulated classes: truths that are unlike the model, and the evidence that such classes would leave."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

import numpy as np
import numpy.typing as npt
import pandas as pd

from wordkit.progress.history import DAY, Floats

Kind = Literal["power", "exponential", "steps", "guessers", "knowers", "halves"]
# Classes that learn and forget, each in another way; and classes whose truth never changes.
FORGETTING: tuple[Kind, ...] = ("power", "exponential", "steps")
CONSTANT: tuple[Kind, ...] = ("guessers", "knowers", "halves")

# Two lessons a week, with the fortnight of the autumn holidays after the sixth week.
_START = 1_757_318_400.0
_WEEKS_BEFORE_HOLIDAYS, _HOLIDAYS = 6, 14
_PRESENT, _ANSWERS = 0.9, 0.8
_WORDS_A_LESSON = 24
# (act, q, a, own): votes among four to eight definitions, riddles by clue, words guessed, answers of teams.
_VOTE = ("recognised", 0.25, 0.96, True)
_ACTS = (
    _VOTE,
    *(("recognised", 1 / options, 0.96, True) for options in (5, 6, 8)),
    *(("recalled", q, 0.90, True) for q in (0.02, 0.05, 0.10, 0.20, 0.35)),
    ("guessed", 0.10, 0.80, True),
    ("recognised", 0.25, 0.60, False),
)


@dataclass(frozen=True, slots=True)
class Simulated:
    """The evidence of a class, and at the end, student by student and word by word, who knows it."""

    evidence: pd.DataFrame
    students: tuple[str, ...]
    words: tuple[str, ...]
    known: npt.NDArray[np.bool_]
    at: float


def simulated(
    kind: Kind, seed: int, students: int = 30, words: int = 120, lessons: int = 20, *, votes_only: bool = False
) -> Simulated:
    """A term of a class of this kind; the same seed gives the same class."""
    rng = np.random.default_rng(seed)
    mind = _Mind(kind, rng, students, words)
    acts = (_VOTE,) if votes_only else _ACTS
    parts = []
    day = 0.0
    for lesson in range(lessons):
        week, half = divmod(lesson, 2)
        day = 7.0 * week + 3.0 * half + _HOLIDAYS * (week >= _WEEKS_BEFORE_HOLIDAYS)
        here = rng.random(students) < _PRESENT
        played = rng.choice(words, min(words, _WORDS_A_LESSON), replace=False)
        for minute, word in enumerate(played):
            act, q, a, own = acts[int(rng.integers(len(acts)))]
            knows = mind.knows(day)[:, word]
            answers = np.flatnonzero(here & (rng.random(students) < _ANSWERS))
            right = rng.random(len(answers)) < np.where(knows[answers], a, q)
            mind.meet(day, here, int(word))
            parts.append(
                pd.DataFrame(
                    {
                        "student": answers, "word": word, "act": act, "right": right, "q": q, "a": a, "own": own,
                        "game_id": lesson, "seance": lesson, "at": _START + day * DAY + 60.0 * minute,
                    }
                )
            )  # fmt: skip
    frame = pd.concat(parts, ignore_index=True)
    names, listed = tuple(f"{n:03}" for n in range(students)), tuple(f"mot{n:03}" for n in range(words))
    evidence = frame.assign(
        student=np.array(names)[frame["student"]],
        word=np.array(listed)[frame["word"]],
        grade="", detail="", game="", lesson="",
        day=[datetime.fromtimestamp(at).date() for at in frame["at"]],
    )  # fmt: skip
    # The class is looked at the day after its last lesson.
    return Simulated(evidence, names, listed, mind.knows(day + 1), _START + (day + 1) * DAY)


class _Mind:
    """Who knows what on which day: some words from the start, others once met, until memory falls too low."""

    def __init__(self, kind: Kind, rng: np.random.Generator, students: int, words: int) -> None:
        shape = (students, words)
        self._rng = rng
        self._recall = _RECALL[kind]
        # Gifts and difficulties are skewed, and each pair has its own luck: not what the model expects.
        self._gift = rng.normal(0, 0.7, (students, 1)) - (rng.gamma(2.0, 0.6, (1, words)) - 1.2)
        self._least = rng.random(shape)
        start = {"guessers": 0.0, "knowers": 1.0, "halves": 0.5}
        chance = np.full(shape, start[kind]) if kind in start else 1 / (1 + np.exp(1.2 - 1.3 * self._gift))
        self._always = rng.random(shape) < chance
        self._met = np.full(shape, -np.inf)
        self._strength = np.zeros(shape)

    def knows(self, day: float) -> npt.NDArray[np.bool_]:
        """Everyone and every word on this day."""
        memory = np.where(self._strength > 0, self._recall(day - self._met, np.maximum(self._strength, 1e-9)), 0.0)
        known: npt.NDArray[np.bool_] = self._always | (memory > self._least)
        return known

    def meet(self, day: float, here: npt.NDArray[np.bool_], word: int) -> None:
        """Those who are here are told this word."""
        gift = np.exp(self._gift[:, word])
        # Well spaced meetings help more than two in one lesson.
        waited = np.minimum(day - self._met[:, word], 20.0)
        stronger = self._strength[:, word] * (1 + 0.08 * np.where(np.isfinite(waited), waited, 0.0)) + 3.0 * gift
        self._strength[here, word] = stronger[here]
        self._met[here, word] = day


def _nothing(waited: Floats, strength: Floats) -> Floats:
    return np.zeros_like(strength)


def _power(waited: Floats, strength: Floats) -> Floats:
    return (1 + waited / strength) ** -0.5


def _exponential(waited: Floats, strength: Floats) -> Floats:
    return np.exp(-waited / (2.5 * strength))


def _steps(waited: Floats, strength: Floats) -> Floats:
    """Nothing until enough has been met, then nearly all, for good."""
    return np.where(strength > 9.0, 0.95, np.where(strength > 4.0, 0.45, 0.05))


_RECALL: dict[Kind, Callable[[Floats, Floats], Floats]] = {
    "power": _power,
    "exponential": _exponential,
    "steps": _steps,
    "guessers": _nothing,
    "knowers": _nothing,
    "halves": _nothing,
}
