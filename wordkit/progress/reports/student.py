"""What a report says of one student: a sentence, words by level, words to review, and the level proposed."""

from dataclasses import dataclass

import numpy as np
import pandas as pd

from wordkit.progress.charts import Chart, known
from wordkit.progress.french import counted, day, number
from wordkit.progress.knowledge import LEVELS, LEVELS_FROM
from wordkit.progress.reports.material import Material
from wordkit.words.entry import Entry

# The level that sums up a student is proposed from this many assessed words.
ENOUGH_WORDS = 5
# On the page of a student; a deck takes more.
ON_PAGE, IN_DECK = 5, 30
NOT_YET = "pas encore assez de séances"
# The scale of French school reports, which speaks of aims.
SCALE = {
    "N": "non atteints",
    "P": "partiellement atteints",
    "A": "atteints",
    "D": "dépassés",
    "": f"{NOT_YET} ou de mots évalués",
}


@dataclass(frozen=True, slots=True)
class StudentReport:
    """One student: `proposed` is a level, or empty while too little is known of them."""

    student: str
    name: str
    seances: int
    cells: pd.DataFrame
    spelling: pd.DataFrame
    timeline: pd.DataFrame
    sentence: str
    proposed: str
    review: tuple[Entry, ...]

    def chart(self) -> Chart:
        """Mots sus au fil des séances."""
        return known(self.timeline, self.name)

    def words_at(self, level: str) -> list[str]:
        """Their words at this level, the best known first."""
        found = self.cells[self.cells["level"] == level]
        return list(found.sort_values("p", ascending=False, kind="stable")["word"])


def student_report(material: Material, student: str) -> StudentReport:
    """The report of this student."""
    cells = material.cells[material.cells["student"] == student]
    timeline = material.timelines[student]
    seances = int(timeline["present"].sum()) if len(timeline) else 0
    return StudentReport(
        student=student,
        name=material.names[student],
        seances=seances,
        cells=cells,
        spelling=material.spelling[material.spelling["student"] == student],
        timeline=timeline,
        sentence=_sentence(material.names[student], timeline, seances),
        proposed=_proposed(cells, timeline),
        review=to_review(material, cells, ON_PAGE),
    )


def to_review(material: Material, cells: pd.DataFrame, limit: int) -> tuple[Entry, ...]:
    """The words met that are least known, as long as they are not known well."""
    shares = cells.groupby("word", observed=True)["p"].mean().sort_values(kind="stable")
    return tuple(material.entry(str(word)) for word in shares[shares < LEVELS_FROM[-1]].index[:limit])


def _sentence(name: str, timeline: pd.DataFrame, seances: int) -> str:
    if timeline.empty:
        return f"{name} n’a pas encore rencontré de mot."
    first, last = timeline.iloc[0], timeline.iloc[-1]
    met = sum(int(last[letter]) for letter in (*LEVELS, "blank"))
    when = f"du {day(first['day'])} au {day(last['day'])}" if len(timeline) > 1 else f"le {day(first['day'])}"
    told = f"{name} a rencontré {counted(met, 'mot')} en {counted(seances, 'séance')}, {when}."
    if not last["enough"]:
        return f"{told} C’est {NOT_YET} pour dire combien sont sus."
    told += f" À peu près {number(last['known'])} sont sus (entre {number(last['low'])} et {number(last['high'])})"
    told_of = timeline[timeline["enough"]]
    if len(told_of) > 1:
        before = told_of.iloc[0]
        told += f", contre {number(before['known'])} le {day(before['day'])}"
    return f"{told}."


def _proposed(cells: pd.DataFrame, timeline: pd.DataFrame) -> str:
    assessed = cells[cells["level"] != ""]
    if timeline.empty or not timeline["enough"].iloc[-1] or len(assessed) < ENOUGH_WORDS:
        return ""
    return LEVELS[int(np.searchsorted(LEVELS_FROM, float(assessed["p"].mean()), side="right"))]
