"""What came before each piece of evidence: how often, how well and how long ago a student met a word."""

import numpy as np
import numpy.typing as npt
import pandas as pd

TRACKS = ("sens", "orthographe")
# What the history of a word says about knowing it; a word never met before has them all at zero. Having met it may
# mean anything; of all the others, more is never a sign of knowing less.
FEATURES = ("seen", "times", "share", "last", "gap", "share_gap", "recent")
DAY = 86_400.0
_ALONE = 0.9  # P(right) of someone who knows the word and answers alone
_RECENT = 3.0  # days in which a word is still fresh

Floats = npt.NDArray[np.float64]


def usable(evidence: pd.DataFrame) -> pd.DataFrame:
    """The pieces that tell about knowing, in order, with their track and what each is worth.

    Worth is (right - q) / (a - q): on average 1 for someone who knows the word, 0 for someone who does not. An answer
    of a team is worth as much as one's own, else the doubt about who knew would make it worth more; the likelihood
    is where it weighs less.
    """
    told = evidence[evidence["q"].notna() & evidence["a"].notna()]
    told = told.astype({"right": float, "q": float, "a": float, "at": float})
    told = told[told["q"] < told["a"]].copy()
    told["track"] = np.where(told["act"] == "spelled", TRACKS[1], TRACKS[0])
    told["worth"] = (told["right"] - told["q"]) / (told["a"].where(told["own"].astype(bool), _ALONE) - told["q"])
    # Pieces of one moment have an order of their own, whatever order they came in.
    order = ["student", "word", "track", "at", "worth", "q", "a"]
    return told.sort_values(order, kind="stable", ignore_index=True)


def before(told: pd.DataFrame) -> Floats:
    """The features of each piece, from the pieces of the same student, word and track that came before it."""
    groups = told.groupby(["student", "word", "track"], sort=False, observed=True)
    times = groups.cumcount().to_numpy(float)
    worth = groups["worth"].cumsum().to_numpy(float) - told["worth"].to_numpy(float)
    last = groups["worth"].shift().to_numpy(float)
    gap = (told["at"] - groups["at"].shift()).to_numpy(float) / DAY
    return features(times, worth, last, gap)


def until(told: pd.DataFrame, at: float | None) -> tuple[pd.DataFrame, Floats]:
    """For each student, word and track met until this moment: what is known of it, and its features then."""
    known = told if at is None else told[told["at"] <= at]
    now = float(known["at"].max()) if at is None and len(known) else at
    cells = known.groupby(["student", "word", "track"], sort=False, observed=True, as_index=False).agg(
        n=("worth", "size"),
        days=("day", "nunique"),
        total=("worth", "sum"),
        newest=("worth", "last"),
        last=("at", "max"),
    )
    gap = ((0.0 if now is None else now) - cells["last"].to_numpy(float)) / DAY
    x = features(cells["n"].to_numpy(float), cells["total"].to_numpy(float), cells["newest"].to_numpy(float), gap)
    return cells.drop(columns=["total", "newest"]), x


def features(times: Floats, worth: Floats, last: Floats, gap: Floats) -> Floats:
    """One row each: seen, ln(1+n), m = c/(n+1), last, -ln(1+days), -(1-m)·ln(1+days), exp(-days/3).

    No share and no last answer is worth more than 1, so that one more right answer can only raise each of them.
    """
    seen = times > 0
    share = np.minimum(worth / (times + 1), 1.0)
    days = np.where(seen, np.maximum(np.nan_to_num(gap), 0.0), 0.0)
    waited = np.log1p(days)
    latest = np.where(seen, np.minimum(last, 1.0), 0.0)
    recent = np.where(seen, np.exp(-days / _RECENT), 0.0)
    return np.column_stack([seen, np.log1p(times), share, latest, -waited, -(1 - share) * waited, recent])
