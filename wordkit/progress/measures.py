"""What charts and reports are drawn from: the model asked again after each séance, in tidy frames."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date

import numpy as np
import pandas as pd

from wordkit.progress.knowledge import ENOUGH_SEANCES, LEVELS, Model, expected_known

# A student's last séances, where help may be needed.
RECENT = 3
# Who knows this share of the words met cannot gain many.
NEARLY_ALL = 0.9

TIMELINE = ("seance", "day", "present", "known", "low", "high", *LEVELS, "blank", "enough")
WORDS_AGAIN = ("word", "share", "low", "high", "before", "n")
HELP = ("student", "known", "before", "change", "low", "high", "present", "of", "words", "enough")
SEANCE = ("word", "before", "after", "n")
RETENTION = ("days", "right", "expected")


@dataclass(frozen=True, slots=True)
class Moment:
    """A séance: the day, who was there, how many each had had by then, and the cells of *sens* before and after."""

    seance: int
    day: date
    present: frozenset[str]
    attended: Mapping[str, int]
    before: pd.DataFrame
    after: pd.DataFrame


def moments(model: Model, evidence: pd.DataFrame, words: Iterable[str] | None = None) -> tuple[Moment, ...]:
    """Every séance of this evidence, in order of time; with `words`, the cells of these words alone."""
    kept = None if words is None else set(words)
    spans = evidence.groupby("seance")["at"].agg(["min", "max"]).sort_values("min")
    days = evidence.drop_duplicates("seance").set_index("seance")["day"]
    return tuple(
        Moment(
            seance=int(seance),
            day=days[seance],
            present=frozenset(evidence.loc[evidence["seance"] == seance, "student"]),
            attended=_attended(model, float(span["max"])),
            before=meaning(model.cells(at=float(span["min"]) - 1), kept),
            after=meaning(model.cells(at=float(span["max"])), kept),
        )
        for seance, span in spans.iterrows()
    )


def meaning(cells: pd.DataFrame, words: Iterable[str] | None = None) -> pd.DataFrame:
    """The cells that say whether the sense of a word is known."""
    cells = cells[cells["track"] == "sens"]
    return cells if words is None else cells[cells["word"].isin(set(words))]


def levels_of(cells: pd.DataFrame) -> dict[str, int]:
    """How many of these cells are at each level; those without a level are `blank`."""
    letters = list(cells["level"])
    return {letter: letters.count(letter) for letter in LEVELS} | {"blank": letters.count("")}


def timelines(past: tuple[Moment, ...], students: Iterable[str]) -> dict[str, pd.DataFrame]:
    """Séance after séance, what each student knew: expected number with its interval, words at each level."""
    rows: dict[str, list[dict[str, object]]] = {student: [] for student in students}
    for moment in past:
        cells_of = dict(list(moment.after.groupby("student", observed=True)))
        for student, lines in rows.items():
            here = student in moment.present
            if here or lines:
                cells = cells_of.get(student, moment.after.head(0))
                enough = moment.attended.get(student, 0) >= ENOUGH_SEANCES
                lines.append(
                    {"seance": moment.seance, "day": moment.day, "present": here, "enough": enough}
                    | dict(zip(("known", "low", "high"), expected_known(cells), strict=True))
                    | levels_of(cells)
                )
    return {student: pd.DataFrame(lines, columns=list(TIMELINE)) for student, lines in rows.items()}


def class_timeline(past: tuple[Moment, ...]) -> pd.DataFrame:
    """The same for the average student of the class."""
    rows = []
    for moment in past:
        size = max(1, moment.after["student"].nunique())
        values = [value / size for value in expected_known(moment.after)]
        enough = max(moment.attended.values(), default=0) >= ENOUGH_SEANCES
        rows.append(
            {"seance": moment.seance, "day": moment.day, "present": True, "enough": enough}
            | dict(zip(("known", "low", "high"), values, strict=True))
            | {letter: count / size for letter, count in levels_of(moment.after).items()}
        )
    return pd.DataFrame(rows, columns=list(TIMELINE))


def words_again(past: tuple[Moment, ...], limit: int = 15) -> pd.DataFrame:
    """The words that the fewest know: share of the students who met them, interval, share one séance before."""
    if not past:
        return pd.DataFrame(columns=list(WORDS_AGAIN))
    earlier = past[-1].before.groupby("word")["p"].mean()
    rows = []
    for word, cells in past[-1].after.groupby("word"):
        share, low, high = (value / len(cells) for value in expected_known(cells))
        rows.append((str(word), share, low, high, float(earlier.get(word, np.nan)), len(cells)))
    return pd.DataFrame(sorted(rows, key=lambda row: row[1])[:limit], columns=list(WORDS_AGAIN))


def help_needed(past: tuple[Moment, ...], students: Iterable[str]) -> pd.DataFrame:
    """How the number of words each student knows moved over the last séances, the least gain first.

    Whoever knows nearly all words met has little left to gain, and comes last.
    """
    recent = past[-RECENT:]
    before = past[-RECENT - 1].after if len(past) > RECENT else None
    rows = []
    for student in students:
        cells = past[-1].after[past[-1].after["student"] == student] if past else pd.DataFrame()
        known, low, high = expected_known(cells) if len(cells) else (0.0, 0.0, 0.0)
        then = float(before.loc[before["student"] == student, "p"].sum()) if before is not None else 0.0
        there = sum(student in moment.present for moment in recent)
        enough = bool(past) and past[-1].attended.get(student, 0) >= ENOUGH_SEANCES
        rows.append((student, known, then, known - then, low, high, there, len(recent), len(cells), enough))
    found = pd.DataFrame(rows, columns=list(HELP))
    order = found.assign(last=knows_nearly_all(found)).sort_values(["last", "change"], kind="stable")
    return order[list(HELP)].reset_index(drop=True)


def knows_nearly_all(students: pd.DataFrame) -> pd.Series:
    """Whether each of these students knows nearly every word they met."""
    return (students["words"] > 0) & (students["known"] >= NEARLY_ALL * students["words"])


def seance_change(moment: Moment | None, words: Iterable[str]) -> pd.DataFrame:
    """For each word played in a séance, the share of the class that knew it before (NaN: new) and after."""
    rows: list[tuple[str, float, float, int]] = []
    if moment is None:
        return pd.DataFrame(rows, columns=list(SEANCE))
    before = moment.before.groupby("word")["p"].mean()
    after = moment.after.groupby("word")["p"]
    shares, counts = after.mean(), after.size()
    for word in dict.fromkeys(words):
        if word in shares.index:
            rows.append((word, float(before.get(word, np.nan)), float(shares[word]), int(counts[word])))
    return pd.DataFrame(rows, columns=list(SEANCE))


def retention(past: tuple[Moment, ...], evidence: pd.DataFrame) -> pd.DataFrame:
    """Each answer about a word met on a day before: days since, right or not, and how likely the model said it was."""
    told = evidence[evidence["q"].notna() & evidence["a"].notna() & (evidence["act"] != "spelled")]
    told = told.sort_values("at", kind="stable")
    days = pd.to_datetime(told["day"])
    told = told.assign(when=days)
    # The first answer of a day about a word is the one that memory gave; the others were just reminded.
    told = told.drop_duplicates(["student", "word", "when"])
    told["days"] = told.groupby(["student", "word"])["when"].diff().dt.days
    told = told[told["days"] >= 1]
    guesses = [moment.before.assign(seance=moment.seance)[["seance", "student", "word", "p"]] for moment in past]
    if not guesses or told.empty:
        return pd.DataFrame(columns=list(RETENTION))
    found = told.merge(pd.concat(guesses), on=["seance", "student", "word"])
    expected = found["q"] + (found["a"] - found["q"]) * found["p"]
    return pd.DataFrame({"days": found["days"].astype(int), "right": found["right"].astype(bool), "expected": expected})


def _attended(model: Model, at: float) -> dict[str, int]:
    told = model.told[model.told["at"] <= at]
    return {str(student): int(count) for student, count in told.groupby("student")["seance"].nunique().items()}
