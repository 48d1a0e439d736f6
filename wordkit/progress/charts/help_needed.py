"""Qui a besoin d’aide ?: how each student moved over the last séances; for the teacher alone, never projected."""

from collections.abc import Mapping

import pandas as pd
from matplotlib.ticker import MaxNLocator

from wordkit.progress.charts.drawing import INTERVAL, PRINTED, Chart, Medium, drawing, key_above, nothing, panel, widest
from wordkit.progress.french import counted, listed, signed
from wordkit.progress.measures import knows_nearly_all
from wordkit.progress.palette import ACCENT, ACCENT_SOFT, INK_2

TITLE = "Qui a besoin d’aide\u00a0?"
COLUMNS = ("Élève", "Mots sus avant", "Mots sus", "Changement", "au moins", "au plus", "Mots rencontrés", "Présences")
# Less gain than this over the last séances is no progress.
STILL = 0.5


def help_needed(students: pd.DataFrame, names: Mapping[str, str], medium: Medium = PRINTED) -> Chart:
    """Each student's words known then and now, and presence, the least gain first; never for the wall."""
    students = students[students["student"].isin(set(names))]
    if students.empty or not students["words"].any():
        return nothing(medium, TITLE, "Aucune séance n’a encore été jouée.", COLUMNS)
    labels = [names[student] for student in students["student"]]
    em = medium.text / 72
    left, right = widest(labels, medium.text) + em, 15 * em
    width, height = max(medium.width, left + right + 22 * em), (1.6 * len(students) + 6) * em
    with drawing(medium, width, height) as figure:
        axes = panel(figure, left, bottom=3.2 * em, right=right, top=3.2 * em)
        places = range(len(students))
        told = students["known"].where(students["enough"])
        then = students["before"].where(students["enough"])
        axes.hlines(
            places, students["low"].where(students["enough"]), students["high"].where(students["enough"]),
            color=ACCENT_SOFT, linewidth=medium.text * 0.7, capstyle="round", label=INTERVAL,
        )  # fmt: skip
        axes.hlines(places, then, told, color=ACCENT, linewidth=medium.line * 0.8)
        axes.plot(
            then, places, "o", markerfacecolor="white", markeredgecolor=ACCENT, markersize=medium.text * 0.75,
            markeredgewidth=medium.line * 0.7, label=f"avant les {int(students['of'].max())} dernières séances",
        )  # fmt: skip
        axes.plot(told, places, "o", color=ACCENT, markersize=medium.text * 0.85, label="maintenant")
        axes.set(
            xlim=(0, max(1, students["words"].max())), ylim=(len(students) - 0.5, -0.5), xlabel="mots sus, à peu près"
        )
        axes.xaxis.set_major_locator(MaxNLocator(steps=[1, 2, 5, 10], integer=True))
        axes.set_yticks(places, labels)
        axes.grid(axis="x")
        beside = axes.get_yaxis_transform()
        edge = (width - left - right) / em
        for place, (_, row) in zip(places, students.iterrows(), strict=True):
            change = signed(row["change"]) if row["enough"] else "pas assez de séances"
            where = 5 if row["enough"] else 14.6
            axes.text(1 + where / edge, place, change, transform=beside, ha="right", va="center_baseline")
            if row["enough"]:
                there = f"{row['present']} sur {row['of']}"
                axes.text(1 + 13 / edge, place, there, transform=beside, ha="right", va="center_baseline", color=INK_2)
        axes.text(1 + 5 / edge, -1, "change", transform=beside, ha="right", va="center_baseline", color=INK_2)
        axes.text(1 + 13 / edge, -1, "présences", transform=beside, ha="right", va="center_baseline", color=INK_2)
        key_above(figure, axes, em)
    return Chart(figure, TITLE, _summary(students, names), _table(students, names))


def _summary(students: pd.DataFrame, names: Mapping[str, str]) -> str:
    known = students[students["enough"]]
    if known.empty:
        return "Pas encore assez de séances pour le dire."
    still = known[known["change"] < STILL]
    stuck = [names[student] for student in still[~knows_nearly_all(still)]["student"]]
    if not stuck:
        others = ", ou les savent presque tous" if len(still) else ""
        return f"Tous les élèves ont appris des mots pendant les {int(students['of'].max())} dernières séances{others}."
    told = listed(stuck) if len(stuck) <= 5 else counted(len(stuck), "élève")
    verb = "n’a presque rien gagné" if len(stuck) == 1 else "n’ont presque rien gagné"
    return f"{told} {verb} pendant les {int(students['of'].max())} dernières séances."


def _table(students: pd.DataFrame, names: Mapping[str, str]) -> pd.DataFrame:
    rows = []
    for _, row in students.iterrows():
        values = [round(float(row[key]), 1) for key in ("before", "known", "change", "low", "high")]
        there = f"{row['present']} sur {row['of']}"
        rows.append((names[row["student"]], *(values if row["enough"] else [None] * 5), row["words"], there))
    return pd.DataFrame(rows, columns=list(COLUMNS))
