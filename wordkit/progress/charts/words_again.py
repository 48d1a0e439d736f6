"""Mots à reprendre: the words that the fewest know, each with the share of the class that knows it."""

import pandas as pd

from wordkit.progress.charts.drawing import INTERVAL, PRINTED, Chart, Medium, drawing, key_above, nothing, panel, widest
from wordkit.progress.french import listed, percent, quoted
from wordkit.progress.palette import ACCENT, ACCENT_SOFT, INK, INK_2

TITLE = "Mots à reprendre"
COLUMNS = ("Mot", "Part qui le sait (%)", "au moins (%)", "au plus (%)", "Séance d’avant (%)", "Élèves")


def words_again(words: pd.DataFrame, medium: Medium = PRINTED) -> Chart:
    """The hardest words of this frame: share with its interval, a tick for the séance before, how many students."""
    if words.empty:
        return nothing(medium, TITLE, "Aucun mot n’a encore été rencontré.", COLUMNS)
    words = words.head(medium.rows)
    em = medium.text / 72
    left, right = widest(words["word"], medium.text) + em, 9 * em
    width, height = max(medium.width, left + right + 22 * em), (1.75 * len(words) + 5.2) * em
    with drawing(medium, width, height) as figure:
        axes = panel(figure, left, bottom=2 * em, right=right, top=3.2 * em)
        places = range(len(words))
        axes.hlines(
            places, words["low"], words["high"], color=ACCENT_SOFT, linewidth=medium.text * 0.75, capstyle="round",
            label=INTERVAL,
        )  # fmt: skip
        axes.plot(
            words["before"], places, "|", color=INK, markersize=medium.text * 1.25, markeredgewidth=medium.line,
            label="séance d’avant",
        )  # fmt: skip
        axes.plot(
            words["share"], places, "o", color=ACCENT, markersize=medium.text * 0.85,
            label="part des élèves qui le savent",
        )  # fmt: skip
        axes.set(xlim=(0, 1), ylim=(len(words) - 0.5, -0.5))
        axes.set_xticks([0, 0.25, 0.5, 0.75, 1], [percent(share) for share in (0, 0.25, 0.5, 0.75, 1)])
        axes.set_yticks(places, words["word"])
        axes.grid(axis="x")
        beside = axes.get_yaxis_transform()
        edge = (width - left - right) / em
        for place, share, n in zip(places, words["share"], words["n"], strict=True):
            axes.text(1 + 4.6 / edge, place, percent(share), transform=beside, ha="right", va="center_baseline")
            axes.text(1 + 8.2 / edge, place, str(n), transform=beside, ha="right", va="center_baseline", color=INK_2)
        axes.text(1 + 4.6 / edge, -1, "su par", transform=beside, ha="right", va="center_baseline", color=INK_2)
        axes.text(1 + 8.2 / edge, -1, "élèves", transform=beside, ha="right", va="center_baseline", color=INK_2)
        key_above(figure, axes, em)
    return Chart(figure, TITLE, _summary(words), _table(words))


def _summary(words: pd.DataFrame) -> str:
    hard = [f"{quoted(row['word'])} ({percent(row['share'])})" for _, row in words.head(3).iterrows()]
    verb = "Le mot le moins su est" if len(hard) == 1 else "Les mots les moins sus sont"
    return f"{verb} {listed(hard)}."


def _table(words: pd.DataFrame) -> pd.DataFrame:
    shares = (100 * words[["share", "low", "high", "before"]].astype(float)).round(1)
    table = pd.concat([words["word"], shares, words["n"]], axis=1)
    return table.set_axis(COLUMNS, axis=1).reset_index(drop=True)
