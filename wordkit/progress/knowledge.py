"""What students know: study history, ability and difficulty, with a floor for guessing; an interval around each."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

import numpy as np
import pandas as pd

from wordkit.progress.fitting import Fit, chance_of, fitted
from wordkit.progress.history import TRACKS, before, until, usable

LEVELS = ("N", "P", "A", "D")
LEVEL_TITLES = {
    "N": "non atteint",
    "P": "partiellement atteint",
    "A": "atteint",
    "D": "dépassé",
    "": "pas encore évalué",
}
LEVELS_FROM = (0.4, 0.7, 0.9)
# A level is shown from so many pieces of evidence on so many days, a student's progress from so many séances.
ENOUGH_PIECES, ENOUGH_DAYS, ENOUGH_SEANCES = 3, 2, 5
# The band from 10 to 90 %, in standard deviations.
_BAND = 1.2816
# How much of the doubt about one word of a student is the same for the others: by Laplace, a bit less than half.
_SHARED = 0.5

CELLS = ("student", "word", "track", "p", "low", "high", "n", "days", "level", "last")


@dataclass(frozen=True, slots=True)
class Model:
    """What the evidence says of every student and every word; made by `fit`."""

    told: pd.DataFrame
    presence: Mapping[str, int]
    fits: Mapping[str, Fit]

    def cells(self, at: float | None = None, students: Collection[str] | None = None) -> pd.DataFrame:
        """One line for each student, word and track met until this moment (None: the last piece of evidence).

        `p` is how likely the student knows the word then, `low` to `high` its 10–90 % interval, `n` and `days` how
        many pieces on how many days, `level` one of LEVELS or empty without enough evidence, `last` the last time.
        """
        told = self.told if students is None else self.told[self.told["student"].isin(list(students))]
        now = float(self.told["at"].max()) if at is None and len(self.told) else at
        cells, x = until(told, now)
        logit, spread = np.zeros(len(cells)), np.zeros(len(cells))
        for track, fit in self.fits.items():
            here = (cells["track"] == track).to_numpy()
            part = cells[here]
            logit[here], spread[here] = fit.logits(part["student"], part["word"], x[here])
        cells["p"] = chance_of(logit)
        cells["low"], cells["high"] = chance_of(logit - _BAND * spread), chance_of(logit + _BAND * spread)
        cells["level"] = _levels(cells)
        return cells[list(CELLS)].sort_values(["student", "word", "track"], ignore_index=True)

    def words(self) -> pd.DataFrame:
        """How hard it is to know what each word means: 0 is the average."""
        fit = self.fits[TRACKS[0]]
        return pd.DataFrame({"word": pd.Series(fit.words, dtype="str"), "difficulty": fit.difficulty})

    def students(self) -> pd.DataFrame:
        """Each student's ability (0 is the average of the class) and in how many séances they left evidence."""
        fit = self.fits[TRACKS[0]]
        ability = dict(zip(fit.students, fit.ability, strict=True))
        students = sorted(self.presence)
        return pd.DataFrame(
            {
                "student": pd.Series(students, dtype="str"),
                "ability": pd.Series([ability.get(student, 0.0) for student in students], dtype="float64"),
                "seances": pd.Series([self.presence[student] for student in students], dtype="int64"),
            }
        )


def fit(evidence: pd.DataFrame) -> Model:
    """The model of this evidence: the meaning of words and their spelling are two tracks, each with its own figures."""
    told = usable(evidence)
    x = before(told)
    fits = {}
    for track in TRACKS:
        here = (told["track"] == track).to_numpy()
        fits[track] = fitted(told[here], x[here])
    presence = evidence.groupby("student", observed=True)["seance"].nunique()
    return Model(told, {str(student): int(count) for student, count in presence.items()}, fits)


def expected_known(cells: pd.DataFrame) -> tuple[float, float, float]:
    """How many of these words are known, and the 10–90 % band.

    Each word is doubtful for itself, and the figures behind them are in part doubtful for all at once.
    """
    p = cells["p"].to_numpy(float)
    alone = float((p * (1 - p)).sum())
    together = _SHARED * float((cells["high"] - cells["low"]).sum()) / 2 / _BAND
    value, spread = float(p.sum()), _BAND * float(np.sqrt(alone + together**2))
    return value, max(0.0, value - spread), min(float(len(p)), value + spread)


def _levels(cells: pd.DataFrame) -> np.ndarray:
    enough = (cells["n"] >= ENOUGH_PIECES) & (cells["days"] >= ENOUGH_DAYS)
    levels = np.array(LEVELS, dtype=object)[np.searchsorted(LEVELS_FROM, cells["p"].to_numpy(float), side="right")]
    return np.where(enough, levels, "")
