"""Bilan de la séance: the words played, by level before and after, and those that moved most; no names."""

from math import isnan

import pandas as pd
from matplotlib.axes import Axes

from wordkit.progress.charts.drawing import (
    PRINTED,
    Chart,
    Medium,
    drawing,
    legend_length,
    level_legend,
    nothing,
    panel,
    widest,
)
from wordkit.progress.french import counted, listed, percent, quoted
from wordkit.progress.knowledge import LEVELS, LEVELS_FROM
from wordkit.progress.palette import ACCENT, CARD, EDGE, INK, INK_2, STEPS

TITLE = "Bilan de la séance"
COLUMNS = ("Mot", "Part qui le savait (%)", "Part qui le sait (%)", "Élèves")
MOST_MOVED = 3


def seance(words: pd.DataFrame, medium: Medium = PRINTED) -> Chart:
    """The words of one séance: two bars of levels, before and after, then the three words that gained most."""
    if words.empty:
        return nothing(medium, TITLE, "Aucun mot n’a été joué pendant cette séance.", COLUMNS)
    em = medium.text / 72
    counts = {"Avant": _levels(words["before"]), "Après": _levels(words["after"])}
    moved = _moved(words)
    left = max(widest(counts, medium.text), widest(moved["word"], medium.text)) + em
    right, bottom = 6 * em, (2.4 + 1.9 * len(moved) + 3.4) * em
    width = max(medium.width, legend_length(medium) + em, left + right + 16 * em)
    height = bottom + 6.6 * em + 0.6 * em
    with drawing(medium, width, height) as figure:
        axes = panel(figure, left, bottom, right, 0.6 * em)
        for place, levels in enumerate(counts.values()):
            start = 0
            for step in (*reversed(STEPS), None):
                count = levels[step.letter if step else ""]
                axes.barh(place, count, 0.78, start, color=step.colour if step else CARD, edgecolor=EDGE, linewidth=0.6)
                if count:
                    roomy = count / len(words) * (width - left - right) > 2.6 * em
                    text = f"{step.letter}\u00a0{count}" if step and roomy else str(count)
                    ink = step.ink if step else INK
                    axes.text(
                        start + count / 2, place, text, ha="center", va="center_baseline", color=ink, weight="bold"
                    )
                start += count
        axes.set(xlim=(0, len(words)), ylim=(1.5, -0.5), xticks=[])
        axes.set_yticks(range(2), list(counts))
        level_legend(figure, medium, 0.6 * em, bottom - 2.4 * em, blank=bool(counts["Avant"][""]))
        if len(moved):
            _arrows(panel(figure, left, 1.2 * em, right, height - bottom + 4.6 * em), moved, medium)
    return Chart(figure, TITLE, _summary(counts, moved), _table(words))


def _arrows(axes: Axes, moved: pd.DataFrame, medium: Medium) -> None:
    axes.set_title("Les mots qui ont le plus gagné dans la classe" if len(moved) > 1 else "Le mot qui a le plus gagné")
    for place, (_, row) in enumerate(moved.iterrows()):
        axes.annotate(
            "", (row["after"], place), (row["before"], place),
            arrowprops={
                "arrowstyle": "-|>", "color": ACCENT, "linewidth": medium.line, "shrinkA": 0, "shrinkB": 0,
                "mutation_scale": medium.text * 1.5,
            },
        )  # fmt: skip
        axes.annotate(
            percent(row["before"]), (row["before"], place), (-medium.text * 0.4, 0), textcoords="offset points",
            ha="right", va="center_baseline", color=INK_2,
        )  # fmt: skip
        axes.annotate(
            percent(row["after"]), (row["after"], place), (medium.text * 0.4, 0), textcoords="offset points",
            ha="left", va="center_baseline", color=ACCENT, weight="bold",
        )  # fmt: skip
    # Room on the left for the share before.
    axes.set(xlim=(-0.12, 1), ylim=(len(moved) - 0.5, -0.5), xticks=[])
    axes.set_yticks(range(len(moved)), moved["word"])


def _levels(shares: pd.Series) -> dict[str, int]:
    """How many words the class knows at each level; a word that nobody had met has none."""
    letters = ["" if isnan(share) else LEVELS[sum(share >= start for start in LEVELS_FROM)] for share in shares]
    return {letter: letters.count(letter) for letter in (*LEVELS, "")}


def _moved(words: pd.DataFrame) -> pd.DataFrame:
    gains = words.assign(gain=words["after"] - words["before"])
    return gains[gains["gain"] > 0].sort_values("gain", ascending=False, kind="stable").head(MOST_MOVED)


def _summary(counts: dict[str, dict[str, int]], moved: pd.DataFrame) -> str:
    before, after = (levels["A"] + levels["D"] for levels in counts.values())
    total = sum(counts["Après"].values())
    first = f"La classe sait {after} des {total} mots joués" if total > 1 else f"{counted(total, 'mot joué')}"
    change = f", contre {before} avant la séance" if total > 1 else ""
    if moved.empty:
        return f"{first}{change}."
    words = listed([quoted(word) for word in moved["word"]])
    return f"{first}{change}\u00a0; {words} {'a' if len(moved) == 1 else 'ont'} le plus gagné."


def _table(words: pd.DataFrame) -> pd.DataFrame:
    shares = (100 * words[["before", "after"]].astype(float)).round(1)
    table = pd.concat([words["word"], shares, words["n"]], axis=1)
    return table.set_axis(COLUMNS, axis=1).reset_index(drop=True)
