"""Ça tient dans le temps ?: success by days since the word was met, against what the model expected."""

from math import ceil, log, sqrt

import pandas as pd

from wordkit.progress.charts.drawing import PRINTED, Chart, Medium, drawing, key_above, nothing, panel
from wordkit.progress.french import counted, number, percent
from wordkit.progress.palette import ACCENT, CARD, INK, INK_2

TITLE = "Ça tient dans le temps\u00a0?"
COLUMNS = ("Jours sans le mot", "Réponses", "Justes", "Réussite (%)", "au moins (%)", "au plus (%)", "Prévu (%)")
# Days since the word was met: the first of each bin, up to the next.
BINS = (1, 7, 14, 30)
LABELS = ("1 à 6 jours", "7 à 13 jours", "14 à 29 jours", "30 jours et plus")
_Z = 1.2816  # 8 chances in 10, as everywhere else
_TINY = 1e-6


def retention(answers: pd.DataFrame, medium: Medium = PRINTED) -> Chart:
    """Answers about words met before (days, right, expected): success by bin, Wilson interval, the model's line."""
    if answers.empty:
        return nothing(medium, TITLE, "Aucun mot n’est encore revenu un autre jour.", COLUMNS)
    table = _table(answers)
    em = medium.text / 72
    left, top, bottom = 4 * em, 3 * em, 5.6 * em
    with drawing(medium, height=max(medium.height * 0.9, 22 * em)) as figure:
        axes = panel(figure, left, bottom, right=em, top=top)
        seen = table[table["Réponses"] > 0]
        rate, low, high, expected = (seen[column] / 100 for column in COLUMNS[3:])
        axes.errorbar(
            seen.index, rate, yerr=[rate - low, high - rate], fmt="o", color=ACCENT,
            markersize=medium.text, elinewidth=medium.line, capsize=medium.text * 0.6,
            capthick=medium.line, label="réponses justes (8\u00a0chances sur\u00a010)",
        )  # fmt: skip
        axes.plot(
            seen.index, expected, color=INK, linestyle=(0, (4, 2)), linewidth=medium.line * 0.7,
            marker="D", markersize=medium.text * 0.6, markerfacecolor=CARD, label="prévu par le modèle",
        )  # fmt: skip
        axes.set(xlim=(-0.5, len(BINS) - 0.5), ylim=(0, 1))
        axes.set_yticks([0, 0.25, 0.5, 0.75, 1], [percent(share) for share in (0, 0.25, 0.5, 0.75, 1)])
        axes.set_xticks(
            range(len(BINS)),
            [f"{label}\n{counted(n, 'réponse')}" for label, n in zip(LABELS, table["Réponses"], strict=True)],
        )
        axes.grid(axis="y")
        width, height = figure.get_size_inches()
        figure.text(left / width, 0.9 * em / height, _losses(answers), color=INK_2)
        key_above(figure, axes, em)
    return Chart(figure, TITLE, _summary(table), table)


def wilson(right: int, n: int) -> tuple[float, float]:
    """The interval of a share of `right` among `n`, 8 chances in 10."""
    share, z2 = right / n, _Z * _Z
    middle, half = (
        (share + z2 / (2 * n)) / (1 + z2 / n),
        _Z * sqrt(share * (1 - share) / n + z2 / (4 * n * n)) / (1 + z2 / n),
    )
    return max(0.0, middle - half), min(1.0, middle + half)


def log_losses(answers: pd.DataFrame) -> tuple[float, float]:
    """How far the model's expectation was from the answers, and how far one constant share would have been."""
    right = answers["right"].astype(bool)
    constant = float(right.mean())
    return _loss(answers["expected"], right), _loss(pd.Series(constant, index=right.index), right)


def _loss(expected: pd.Series, right: pd.Series) -> float:
    told = [p if hit else 1 - p for p, hit in zip(expected, right, strict=True)]
    return -sum(log(max(_TINY, p)) for p in told) / len(told)


def _losses(answers: pd.DataFrame) -> str:
    model, constant = log_losses(answers)
    return (
        f"{counted(len(answers), 'réponse')}. Écart du modèle (log loss)\u00a0: {number(model, 3)}\u00a0; "
        f"d’une part constante\u00a0: {number(constant, 3)}."
    )


def _table(answers: pd.DataFrame) -> pd.DataFrame:
    rows = []
    for label, start, end in zip(LABELS, BINS, (*BINS[1:], ceil(answers["days"].max()) + 1), strict=True):
        found = answers[(answers["days"] >= start) & (answers["days"] < end)]
        n, right = len(found), int(found["right"].sum())
        interval = wilson(right, n) if n else (None, None)
        rows.append(
            (label, n, right, right / n if n else None, *interval, float(found["expected"].mean()) if n else None)
        )
    table = pd.DataFrame(rows, columns=list(COLUMNS))
    table[list(COLUMNS[3:])] = (100 * table[list(COLUMNS[3:])].astype(float)).round(1)
    return table


def _summary(table: pd.DataFrame) -> str:
    seen = table[table["Réponses"] > 0]
    first, last = seen.iloc[0], seen.iloc[-1]
    told = f"{percent(first['Réussite (%)'] / 100)} de réponses justes après {first['Jours sans le mot']}"
    if len(seen) > 1:
        told += f", {percent(last['Réussite (%)'] / 100)} après {last['Jours sans le mot']}"
    return told + "."
