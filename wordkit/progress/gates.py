"""How well knowledge is told on simulated classes, beside raw percentages and plain FSRS, and what is asked of it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

import numpy as np
import pandas as pd
from fsrs import Card, Rating, Scheduler
from scipy import optimize

from wordkit.progress.fitting import chance_of
from wordkit.progress.history import Floats
from wordkit.progress.knowledge import expected_known, fit
from wordkit.progress.simulate import FORGETTING, Kind, Simulated, simulated

WORDS = 120
_BINS = 10
_PLAIN = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)

# A way to tell how likely each (student, word) that was met is known: a table indexed by both.
Way = Callable[[Simulated], pd.Series]


@dataclass(frozen=True, slots=True)
class Figures:
    """How far one way of telling was from the truth of one kind of class, over its seeds.

    `known` is the true share of words known, `share` the share that was told, `ece` the error of calibration; `error`
    and `bias` are in words of 120 a student.
    """

    kind: str
    way: str
    known: float
    share: float
    ece: float
    error: float
    bias: float

    def row(self) -> dict[str, object]:
        """As people read it."""
        return {
            "classe": self.kind,
            "façon": self.way,
            "sus": f"{self.known:.1%}",
            "dits sus": f"{self.share:.1%}",
            "ECE": f"{self.ece:.3f}",
            "erreur /120": self.error,
            "biais /120": self.bias,
        }


@dataclass(frozen=True, slots=True)
class Gate:
    """A figure, and the bounds that are asked of it."""

    name: str
    low: float
    figure: float
    high: float

    @property
    def passed(self) -> bool:
        """Whether the figure is within its bounds."""
        return self.low <= self.figure <= self.high


def raw_percentages(sim: Simulated) -> pd.Series:
    """The share of right answers, as a mark book would have it."""
    share: pd.Series = sim.evidence.groupby(["student", "word"])["right"].mean()
    return share


def plain_fsrs(sim: Simulated) -> pd.Series:
    """What FSRS says is remembered when right is Good and wrong is Again, however much may be luck."""
    return _followed(sim)[0]


def recalibrated_fsrs(sim: Simulated) -> pd.Series:
    """What FSRS says, moved and stretched on the logit scale to fit the answers of this class, with their luck."""
    told, before = _followed(sim)
    right, q, a, said = (before[:, column] for column in range(4))

    def surprise(line: Floats) -> float:
        chance = q + (a - q) * chance_of(line[0] + line[1] * said)
        return float(-np.log(np.where(right > 0, chance, 1 - chance)).mean())

    start, slope = optimize.minimize(surprise, np.array([0.0, 1.0])).x
    return pd.Series(chance_of(start + slope * _logit(told.to_numpy(float))), index=told.index)


def _followed(sim: Simulated) -> tuple[pd.Series, Floats]:
    """FSRS at the end, word by word; and before each answer to a word met before: right, q, a, what FSRS said."""
    now = datetime.fromtimestamp(sim.at, UTC)
    told, before = {}, []
    for cell, pieces in sim.evidence.sort_values("at").groupby(["student", "word"]):
        card = Card(card_id=1, due=now)
        for right, q, a, at in zip(pieces["right"], pieces["q"], pieces["a"], pieces["at"], strict=True):
            moment = datetime.fromtimestamp(at, UTC)
            if card.last_review is not None:
                before.append((right, q, a, _PLAIN.get_card_retrievability(card, moment)))
            card, _ = _PLAIN.review_card(card, Rating.Good if right else Rating.Again, moment)
        told[cell] = _PLAIN.get_card_retrievability(card, now)
    answers = np.array(before, dtype=float)
    answers[:, 3] = _logit(answers[:, 3])
    return pd.Series(told), answers


def _logit(p: Floats) -> Floats:
    inside = np.clip(p, 1e-3, 1 - 1e-3)
    return np.log(inside / (1 - inside))


def knowledge(sim: Simulated) -> pd.Series:
    """What the model says."""
    cells = fit(sim.evidence).cells(sim.at)
    return cells.set_index(["student", "word"])["p"]


WAYS: Mapping[str, Way] = {
    "modèle": knowledge,
    "FSRS recalé": recalibrated_fsrs,
    "FSRS": plain_fsrs,
    "pourcentages": raw_percentages,
}


def measured(kind: Kind, seeds: Iterable[int], ways: Mapping[str, Way] = WAYS) -> list[Figures]:
    """Each way on the same classes of this kind; guessers only vote among four definitions."""
    found: dict[str, list[tuple[float, ...]]] = {way: [] for way in ways}
    for seed in seeds:
        sim = simulated(kind, seed, words=WORDS, votes_only=kind == "guessers")
        truth = pd.DataFrame(sim.known, index=list(sim.students), columns=list(sim.words)).stack()
        for name, way in ways.items():
            found[name].append(_compared(way(sim), truth))
    return [Figures(kind, name, *map(float, np.mean(each, axis=0))) for name, each in found.items()]


def gates(figures: Iterable[Figures]) -> Iterator[Gate]:
    """What is asked of the model."""
    table = {(one.kind, one.way): one for one in figures}
    for kind in FORGETTING:
        if (kind, "modèle") not in table:
            continue
        model = table[kind, "modèle"]
        yield Gate(f"{kind}\u00a0: ECE", 0.0, model.ece, 0.04)
        yield Gate(f"{kind}\u00a0: erreur", 0.0, model.error, 5.0)
        yield Gate(f"{kind}\u00a0: biais", -1.5, model.bias, 1.5)
        for way in WAYS:
            if way != "modèle" and (kind, way) in table:
                other = table[kind, way]
                yield Gate(f"{kind}\u00a0: erreur, {way}", model.error, other.error, float(WORDS))
    for kind, low, high in (("guessers", 0.0, 0.06), ("knowers", 0.97, 1.0), ("halves", 0.47, 0.53)):
        if (kind, "modèle") in table:
            yield Gate(f"{kind}\u00a0: part sue", low, table[kind, "modèle"].share, high)


def band_coverage(kind: Kind, seeds: Iterable[int]) -> float:
    """How often the number of words that a student knows is within the band that was told."""
    inside = []
    for seed in seeds:
        sim = simulated(kind, seed, words=WORDS)
        known = np.random.default_rng(seed).random(sim.known.shape) < sim.known
        truth = pd.DataFrame(known, index=list(sim.students), columns=list(sim.words)).stack()
        for student, cells in fit(sim.evidence).cells(sim.at).groupby("student"):
            _, low, high = expected_known(cells)
            inside.append(low <= truth.loc[[(student, word) for word in cells["word"]]].sum() <= high)
    return float(np.mean(inside))


def _compared(told: pd.Series, truth: pd.Series) -> tuple[float, ...]:
    p, known = told.to_numpy(float), truth.loc[told.index].to_numpy(float)
    students = told.index.get_level_values(0)
    off = pd.Series(p - known).groupby(students).mean().to_numpy(float) * WORDS
    return float(known.mean()), float(p.mean()), _calibration(p, known), float(np.abs(off).mean()), float(off.mean())


def _calibration(p: Floats, known: Floats) -> float:
    """Expected calibration error: how far what is told is from what is true, in ten bins."""
    bins = np.minimum((p * _BINS).astype(int), _BINS - 1)
    gaps = np.bincount(bins, p - known, _BINS)
    return float(np.abs(gaps).sum() / len(p))
