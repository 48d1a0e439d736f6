"""Mots sus au fil des séances: words at each level after each séance, and the expected number known."""

from math import ceil
from typing import Any

import numpy as np
import pandas as pd
from matplotlib.axes import Axes
from matplotlib.collections import PolyCollection
from matplotlib.ticker import MaxNLocator

from wordkit.progress.charts.drawing import (
    PRINTED,
    Chart,
    Medium,
    drawing,
    legend_length,
    letter_shape,
    level_legend,
    nothing,
    panel,
)
from wordkit.progress.french import counted, number, short_day
from wordkit.progress.knowledge import ENOUGH_SEANCES, LEVELS
from wordkit.progress.palette import ACCENT, ACCENT_SOFT, CARD, EDGE, STEPS

# With more bars than this a letter would be wider than its bar; with fewer places a bar would be a wall.
MOST_LETTERS = 20
FEWEST_PLACES = 8

TITLE = "Mots sus au fil des séances"
COLUMNS = (
    "Séance", "Jour", "Mots sus (estimation)", "au moins", "au plus",
    "Non atteints", "Partiellement atteints", "Atteints", "Dépassés", "Pas encore évalués",
)  # fmt: skip


def known(timeline: pd.DataFrame, who: str = "", medium: Medium = PRINTED) -> Chart:
    """The progress of one student (`who` is their name) or of the average student of a class (no name)."""
    if timeline.empty:
        return nothing(medium, TITLE, "Aucune séance n’a encore été jouée.", COLUMNS)
    certain = timeline[timeline["enough"]]
    em = medium.text / 72
    left, right, bottom, middle, top = 2.6 * em, 5 * em, 4.6 * em, 2.6 * em, 2.4 * em
    width = max(medium.width, legend_length(medium) + 2 * em)
    height = max(medium.height, 26 * em)
    bars = (height - bottom - middle - top) * 0.45
    with drawing(medium, width=width, height=height) as figure:
        above = panel(figure, left, bottom + bars + middle, right, top)
        below = panel(figure, left, bottom, right, height - bottom - bars)
        _line(above, timeline, certain, medium)
        _bars(below, timeline, medium, bars)
        for axes in (above, below):
            _frame(axes, timeline)
        above.set_xticks([])
        level_legend(figure, medium, left=0.6 * em, bottom=0.7 * em)
    return Chart(figure, TITLE, _summary(timeline, certain, who), _table(timeline))


def _line(axes: Axes, timeline: pd.DataFrame, certain: pd.DataFrame, medium: Medium) -> None:
    if certain.empty:
        axes.set_title(_too_few(int(timeline["present"].sum())))
        axes.set_ylim(0, max(1, ceil(_met(timeline).max())))
        return
    axes.set_title("Mots sus, à peu près (bande\u00a0: 8 chances sur 10)")
    places = [timeline.index.get_loc(index) for index in certain.index]
    known, low, high = (certain[column].astype(float) for column in ("known", "low", "high"))
    axes.fill_between(places, low, high, color=ACCENT_SOFT, linewidth=0, label="interval")
    axes.plot(places, known, color=ACCENT, marker="o", markersize=medium.line * 2, label="known")
    axes.annotate(
        number(known.iloc[-1]), (places[-1], known.iloc[-1]), xytext=(medium.text * 0.9, 0), textcoords="offset points",
        va="center", ha="left", color=ACCENT, fontsize=medium.text * 1.9, weight="bold", annotation_clip=False,
    )  # fmt: skip
    axes.set_ylim(0, max(1.0, float(_met(timeline).max()), float(high.max())))


def _bars(axes: Axes, timeline: pd.DataFrame, medium: Medium, inches: float) -> None:
    axes.set_title("Mots rencontrés, par niveau")
    floor = np.zeros(len(timeline))
    room = max(1.0, float(_met(timeline).max())) * 1.1 * medium.text / 72 / inches
    for step in (*reversed(STEPS), None):
        counts = timeline[step.letter if step else "blank"].to_numpy(float)
        # One shape for all bars of a level: a class has thirty such charts.
        bars = [
            [(place - 0.4, low), (place + 0.4, low), (place + 0.4, low + count), (place - 0.4, low + count)]
            for place, (low, count) in enumerate(zip(floor, counts, strict=True))
        ]
        colour, label = (step.colour, step.letter) if step else (CARD, "")
        shapes = PolyCollection(bars, facecolor=colour, edgecolor=EDGE, linewidth=0.5, label=label, clip_on=False)
        axes.add_collection(shapes, autolim=False)
        if step and len(timeline) <= MOST_LETTERS:
            roomy = np.flatnonzero(counts > room)
            shape, size = letter_shape(step.letter, medium.text)
            middles = (floor + counts / 2)[roomy]
            axes.plot(
                roomy, middles, marker=shape, markersize=size, color=step.ink, linestyle="none", markeredgewidth=0
            )
        floor = floor + counts
    axes.set_ylim(0, max(1, ceil(_met(timeline).max())))


def _frame(axes: Axes, timeline: pd.DataFrame) -> None:
    last = len(timeline) - 1
    axes.set_xlim(-0.6, max(last, FEWEST_PLACES - 1) + 0.6)
    axes.yaxis.set_major_locator(MaxNLocator(nbins=4, steps=[1, 2, 5, 10], integer=True))
    axes.grid(axis="y")
    shown = sorted({round(last * part / 5) for part in range(6)} if last > 5 else range(last + 1))
    axes.set_xticks(shown, [short_day(timeline["day"].iloc[place]) for place in shown])


def _met(timeline: pd.DataFrame) -> pd.Series:
    return timeline[[*LEVELS, "blank"]].astype(float).sum(axis=1)


def _too_few(seances: int) -> str:
    return f"Pas encore assez de séances pour une estimation ({seances} sur {ENOUGH_SEANCES})."


def _summary(timeline: pd.DataFrame, certain: pd.DataFrame, who: str) -> str:
    seances = counted(int(timeline["present"].sum()), "séance")
    last: Any = timeline.iloc[-1]
    words = round(_met(timeline).iloc[-1])
    if certain.empty:
        name = who or "la classe"
        return (
            f"Pas encore assez de séances pour dire combien de mots sait {name}\u00a0: {seances}, "
            f"il en faut {ENOUGH_SEANCES}."
        )
    name = who or "En moyenne, un élève"
    sure = f"(entre {number(last['low'])} et {number(last['high'])})"
    return f"{name} sait environ {counted(round(last['known']), 'mot')} {sure} sur {words} rencontrés, après {seances}."


def _table(timeline: pd.DataFrame) -> pd.DataFrame:
    rows = []
    for place, (_, row) in enumerate(timeline.iterrows(), start=1):
        estimate = [round(row[key], 1) if row["enough"] else None for key in ("known", "low", "high")]
        levels = [round(row[letter], 1) for letter in (*LEVELS, "blank")]
        rows.append((place, short_day(row["day"]), *estimate, *levels))
    return pd.DataFrame(rows, columns=list(COLUMNS))
