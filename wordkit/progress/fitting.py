"""The figures behind knowledge: found by maximum a posteriori, with their covariance for the intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import pandas as pd
from scipy import optimize, sparse

from wordkit.progress.history import FEATURES, Floats

ABILITY_SD, DIFFICULTY_SD = 1.0, 1.2
# A weak ridge on the average and the history, against thousands of pieces: it keeps a class without any pattern flat.
RIDGE = 2.0
_HISTORY = 1 + len(FEATURES)  # the average, then the history
_PATIENCE = {"maxiter": 500, "maxcor": 20, "ftol": 1e-9, "gtol": 1e-5}


@dataclass(frozen=True, slots=True)
class Fit:
    """logit k = average + ability - difficulty + what the history adds."""

    students: tuple[str, ...]
    words: tuple[str, ...]
    history: Floats
    ability: Floats
    difficulty: Floats
    # Of history, ability and minus difficulty, in this order.
    covariance: Floats

    def logits(self, students: pd.Series, words: pd.Series, x: Floats) -> tuple[Floats, Floats]:
        """How sure it is that these students know these words, on the logit scale, with its standard deviation."""
        s, w = _places(students, self.students), _places(words, self.words)
        z = np.column_stack([np.ones(len(x)), x])
        logit = z @ self.history + self.ability[s] - self.difficulty[w]
        c, s, w = self.covariance, s + _HISTORY, w + _HISTORY + len(self.students)
        base = c[:_HISTORY, :_HISTORY]
        mixed = c[:_HISTORY, s] + c[:_HISTORY, w]
        variance = ((z @ base) * z).sum(axis=1) + 2 * (z * mixed.T).sum(axis=1) + c[s, s] + c[w, w] + 2 * c[s, w]
        return logit, np.sqrt(np.maximum(variance, 0.0))


def fitted(told: pd.DataFrame, x: Floats) -> Fit:
    """The most likely figures, given these pieces with their histories."""
    students, words = sorted(told["student"].unique()), sorted(told["word"].unique())
    sizes = (_HISTORY, len(students), len(words))
    z = _design(x, _places(told["student"], students), _places(told["word"], words), sizes)
    transposed = z.T.tocsr()
    right = told["right"].to_numpy(bool)
    q, a = told["q"].to_numpy(float), told["a"].to_numpy(float)
    prior = np.repeat((RIDGE, ABILITY_SD**-2, DIFFICULTY_SD**-2), sizes)
    # The average and having met the word are free, so are ability and ease; see FEATURES.
    bounds = [(None, None)] * 2 + [(0.0, None)] * (_HISTORY - 2) + [(None, None)] * (len(students) + len(words))

    def loss(figures: Floats) -> tuple[float, Floats]:
        k = chance_of(z @ figures)
        chance = q + (a - q) * k
        seen = np.where(right, chance, 1 - chance)
        slope = np.where(right, -1.0, 1.0) * (a - q) * k * (1 - k) / seen
        surprise = -np.log(seen).sum() + 0.5 * (prior * figures**2).sum()
        return float(surprise), transposed @ slope + prior * figures

    figures = np.zeros(sum(sizes))
    if len(told):
        figures = optimize.minimize(loss, figures, jac=True, method="L-BFGS-B", bounds=bounds, options=_PATIENCE).x
    k = chance_of(z @ figures)
    chance = q + (a - q) * k
    weight = ((a - q) * k * (1 - k)) ** 2 / (chance * (1 - chance))
    # Laplace: the inverse of what the pieces and the priors tell together.
    known = (transposed @ z.multiply(weight[:, None]).tocsr()).toarray() + np.diag(prior)
    history, ability, ease = np.split(figures, np.cumsum(sizes)[:2])
    return Fit(tuple(students), tuple(words), history, ability, -ease, np.linalg.inv(known))


def _design(x: Floats, s: npt.NDArray[np.intp], w: npt.NDArray[np.intp], sizes: tuple[int, int, int]) -> Any:
    """One row a piece: 1, its history, a 1 for its student and a 1 for its word."""
    count, ones = len(x), np.ones((len(x), 1))
    history = np.tile(np.arange(_HISTORY), (count, 1))
    columns = np.column_stack([history, s + sizes[0], w + sizes[0] + sizes[1]])
    values = np.hstack([ones, x, ones, ones])
    rows = np.arange(count + 1) * columns.shape[1]
    return sparse.csr_matrix((values.ravel(), columns.ravel(), rows), shape=(count, sum(sizes)))


def chance_of(logit: Floats) -> Floats:
    """From the logit scale to a probability."""
    chance: Floats = 1 / (1 + np.exp(-np.clip(logit, -30, 30)))
    return chance


def _places(values: pd.Series, known: Sequence[str]) -> npt.NDArray[np.intp]:
    places: npt.NDArray[np.intp] = pd.Categorical(values, categories=list(known)).codes.astype(np.intp)
    return places
