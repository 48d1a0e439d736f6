"""Simulated classes: truths that are unlike the model, and the evidence that such classes would leave."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

import numpy as np
import numpy.typing as npt
import pandas as pd

from wordkit.progress.history import DAY, Floats

Kind = Literal["power", "exponential", "steps", "guessers", "knowers", "halves", "listeners"]
# Classes that learn and forget, each in another way; and classes whose truth never changes.
FORGETTING: tuple[Kind, ...] = ("power", "exponential", "steps")
CONSTANT: tuple[Kind, ...] = ("guessers", "knowers", "halves")
# What no model of the answers alone can see well: who answers nothing learns all the same, spacing helps much, and
# each pair of student and word has a luck of its own.
HARDER: tuple[Kind, ...] = ("listeners",)

# Two lessons a week, with the fortnight of the autumn holidays after the sixth week.
_START = 1_757_318_400.0
_WEEKS_BEFORE_HOLIDAYS, _HOLIDAYS = 6, 14
_PRESENT, _ANSWERS = 0.9, 0.8
# Of the words that came before, so many come again, those of the last lessons more often.
_REVIEWED, _RECENT_LESSONS = 18, 4
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
    """The evidence of a class, and the chance that each student (a row) knows each word (a column) at the end."""

    evidence: pd.DataFrame
    students: tuple[str, ...]
    words: tuple[str, ...]
    known: Floats
    at: float


def simulated(
    kind: Kind, seed: int, students: int = 30, words: int = 120, lessons: int = 20, *, votes_only: bool = False
) -> Simulated:
    """A term of a class of this kind; the same seed gives the same class."""
    rng = np.random.default_rng(seed)
    mind = _Mind(kind, rng, students, words)
    acts = (_VOTE,) if votes_only else _ACTS
    students_, words_, moments, chosen, rights = [], [], [], [], []
    day = 0.0
    for lesson in range(lessons):
        week, half = divmod(lesson, 2)
        day = 7.0 * week + 3.0 * half + _HOLIDAYS * (week >= _WEEKS_BEFORE_HOLIDAYS)
        here = rng.random(students) < _PRESENT
        for minute, word in enumerate(_programme(rng, lesson, lessons, words)):
            number = int(rng.integers(len(acts)))
            _, q, a, _ = acts[number]
            active = here & (rng.random(students) < _ANSWERS)
            answers = np.flatnonzero(active)
            rights.append(rng.random(len(answers)) < q + (a - q) * mind.knows(day, word)[answers])
            mind.meet(day, here if kind == "listeners" else active, word)
            students_.append(answers)
            words_.append(np.full(len(answers), word))
            chosen.append(np.full(len(answers), number))
            moments.append(np.full((len(answers), 2), (lesson, day * DAY + 60.0 * minute)))
    names, listed = np.array([f"{n:03}" for n in range(students)]), np.array([f"mot{n:03}" for n in range(words)])
    what, when = pd.DataFrame(acts, columns=["act", "q", "a", "own"]).iloc[np.concatenate(chosen)], np.vstack(moments)
    at = _START + when[:, 1]
    days = {moment: datetime.fromtimestamp(moment).date() for moment in np.unique(at)}
    evidence = pd.DataFrame(
        {
            "student": names[np.concatenate(students_)], "word": listed[np.concatenate(words_)],
            "act": what["act"].to_numpy(), "right": np.concatenate(rights),
            "q": what["q"].to_numpy(), "a": what["a"].to_numpy(), "grade": "", "detail": "",
            "own": what["own"].to_numpy(), "game": "", "game_id": when[:, 0].astype(int),
            "seance": when[:, 0].astype(int), "lesson": "", "at": at, "day": [days[moment] for moment in at],
        }
    )  # fmt: skip
    # The class is looked at when its next lesson would come.
    known = np.column_stack([mind.knows(day + 4, word) for word in range(words)])
    return Simulated(evidence, tuple(names), tuple(listed), known, _START + (day + 4) * DAY)


def _programme(rng: np.random.Generator, lesson: int, lessons: int, words: int) -> npt.NDArray[np.intp]:
    """The words of a lesson: those that are new, and some of the earlier ones, recent ones more often."""
    first, until = words * lesson // lessons, words * (lesson + 1) // lessons
    weight = 0.1 + np.exp((np.arange(first) - first) / (_RECENT_LESSONS * words / lessons))
    again = rng.choice(first, min(first, _REVIEWED), replace=False, p=weight / weight.sum()) if first else np.arange(0)
    return rng.permutation(np.concatenate([np.arange(first, until), again]))


class _Mind:
    """Who knows what on which day: some words from the start, others once met, as long as memory holds."""

    def __init__(self, kind: Kind, rng: np.random.Generator, students: int, words: int) -> None:
        shape = (students, words)
        self._recall = _RECALL[kind]
        # Gifts and difficulties are skewed: not what the model expects.
        self._gift = rng.normal(0, 0.7, (students, 1)) - (rng.gamma(2.0, 0.6, (1, words)) - 1.2)
        self._spacing = 0.08 if kind == "listeners" else 0.01
        self._luck = rng.random(shape) if kind == "listeners" else None
        start = {"guessers": 0.0, "knowers": 1.0, "halves": 0.5}
        chance = np.full(shape, start[kind]) if kind in start else 1 / (1 + np.exp(1.2 - 1.3 * self._gift))
        self._always = rng.random(shape) < chance
        self._met = np.full(shape, -np.inf)
        self._strength = np.zeros(shape)

    def knows(self, day: float, word: int) -> Floats:
        """The chance that each student knows this word on this day."""
        strength = self._strength[:, word]
        memory = np.where(strength > 0, self._recall(day - self._met[:, word], np.maximum(strength, 1e-9)), 0.0)
        if self._luck is not None:
            memory = (memory > self._luck[:, word]).astype(float)
        return np.where(self._always[:, word], 1.0, memory)

    def meet(self, day: float, who: npt.NDArray[np.bool_], word: int) -> None:
        """These students work on this word: two meetings with some days between help more than two in one lesson."""
        met = self._met[:, word]
        waited = np.where(np.isfinite(met), np.minimum(day - met, 20.0), 0.0)
        stronger = self._strength[:, word] * (1 + self._spacing * waited) + np.exp(self._gift[:, word])
        self._strength[who, word] = stronger[who]
        self._met[who, word] = day


def _nothing(waited: Floats, strength: Floats) -> Floats:
    return np.zeros_like(strength)


def _power(waited: Floats, strength: Floats) -> Floats:
    recall: Floats = (1 + waited / strength) ** -0.5
    return recall


def _exponential(waited: Floats, strength: Floats) -> Floats:
    return np.exp(-waited / (7.5 * strength))


def _steps(waited: Floats, strength: Floats) -> Floats:
    """Next to nothing, then half, then nearly all, for good."""
    return np.where(strength > 3.0, 0.95, np.where(strength > 1.3, 0.45, 0.05))


_RECALL: dict[Kind, Callable[[Floats, Floats], Floats]] = {
    "power": _power,
    "exponential": _exponential,
    "steps": _steps,
    "guessers": _nothing,
    "knowers": _nothing,
    "halves": _nothing,
    "listeners": _power,
}
