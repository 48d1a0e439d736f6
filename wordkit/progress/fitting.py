"""The figures behind knowledge: found by maximum a posteriori, with their covariance for the intervals."""

from dataclasses import dataclass

import numpy as np
import pandas as pd
from scipy import optimize, sparse

from wordkit.progress.history import FEATURES, Floats

ABILITY_SD, DIFFICULTY_SD = 1.0, 1.2
# A weak ridge: so much prior weight on the square of each figure of the history, and of the average.
RIDGE = 0.05
_HISTORY = 1 + len(FEATURES)  # the average, then the history


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
    s, w = _places(told["student"], students), _places(told["word"], words)
    z = np.column_stack([np.ones(len(x)), x])
    right = told["right"].to_numpy(bool)
    q, a = told["q"].to_numpy(float), told["a"].to_numpy(float)
    ends = (_HISTORY, _HISTORY + len(students))
    prior = np.concatenate(
        [
            np.full(_HISTORY, RIDGE),
            np.full(len(students), ABILITY_SD**-2),
            np.full(len(words), DIFFICULTY_SD**-2),
        ]
    )

    def loss(theta: Floats) -> tuple[float, Floats]:
        history, ability, ease = np.split(theta, ends)
        k = _chance(z @ history + ability[s] + ease[w])
        chance = q + (a - q) * k
        seen = np.where(right, chance, 1 - chance)
        slope = np.where(right, -1.0, 1.0) * (a - q) * k * (1 - k) / seen
        gradient = np.concatenate(
            [z.T @ slope, np.bincount(s, slope, len(students)), np.bincount(w, slope, len(words))]
        )
        return float(-np.log(seen).sum() + 0.5 * (prior * theta**2).sum()), gradient + prior * theta

    theta = np.zeros(len(prior))
    if len(told):
        theta = optimize.minimize(loss, theta, jac=True, method="L-BFGS-B", options=_PATIENCE).x
    history, ability, ease = np.split(theta, ends)
    k = _chance(z @ history + ability[s] + ease[w])
    chance = q + (a - q) * k
    weight = ((a - q) * k * (1 - k)) ** 2 / (chance * (1 - chance))
    return Fit(tuple(students), tuple(words), history, ability, -ease, _covariance(z, s, w, weight, prior))


_PATIENCE = {"maxiter": 500, "ftol": 1e-11, "gtol": 1e-6}


def _covariance(z: Floats, s: np.ndarray, w: np.ndarray, weight: Floats, prior: Floats) -> Floats:
    """Laplace: the inverse of what the pieces and the priors tell together."""
    count, columns = len(z), len(prior)
    rows = np.arange(count)
    places = np.column_stack([s + _HISTORY, w + columns - (w.max() + 1 if count else 0)])
    ones = sparse.csr_matrix((np.ones(2 * count), (np.repeat(rows, 2), places.ravel())), shape=(count, columns))
    design = (
        sparse.csr_matrix((count, columns))
        + ones
        + sparse.hstack([sparse.csr_matrix(z), sparse.csr_matrix((count, columns - _HISTORY))], format="csr")
    )
    told = (design.T @ design.multiply(weight[:, None])).toarray()
    return np.linalg.inv(told + np.diag(prior))


def _chance(logit: Floats) -> Floats:
    return 1 / (1 + np.exp(-np.clip(logit, -30, 30)))


def _places(values: pd.Series, known: tuple[str, ...] | list[str]) -> np.ndarray:
    return pd.Categorical(values, categories=list(known)).codes.astype(np.intp)
