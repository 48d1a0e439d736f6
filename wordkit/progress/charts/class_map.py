"""Carte élèves × mots: the level of each student for each word, a letter in each cell."""

from collections.abc import Mapping, Sequence

import pandas as pd
from matplotlib.axes import Axes
from matplotlib.path import Path

from wordkit.progress.charts.drawing import (
    NOT_ASSESSED,
    PRINTED,
    Chart,
    Medium,
    drawing,
    legend_length,
    letter_shape,
    level_legend,
    nothing,
    panel,
    widest,
)
from wordkit.progress.french import counted, listed, quoted
from wordkit.progress.palette import BY_LETTER, CARD, EDGE, INK, INK_2, LINE
from wordkit.words.text import collation_key

MAP = "Carte élèves × mots"
KNOWN = ("A", "D")
# A word that this share of the assessed students know is known well; under the other it is still to be learnt.
WELL, HARDLY = 0.75, 0.4
_SLANT = 60


def class_map(
    cells: pd.DataFrame, words: pd.DataFrame, names: Mapping[str, str], medium: Medium = PRINTED
) -> tuple[Chart, ...]:
    """The map, a page for so many students and words; words from easy to hard, students by name."""
    students, columns, levels = _ordered(cells, words, names)
    if not columns:
        return (nothing(medium, MAP, "Aucun mot n’a encore été rencontré.", ("Élève", "Mots sus")),)
    summary = _summary(cells, columns)
    return tuple(
        _page(part, some, columns, levels, names, medium, summary)
        for part in _parts(students, medium.rows)
        for some in _parts(columns, medium.columns)
    )


def map_table(cells: pd.DataFrame, words: pd.DataFrame, names: Mapping[str, str]) -> pd.DataFrame:
    """The whole map as a table, in the order of the chart."""
    students, columns, levels = _ordered(cells, words, names)
    return _table(students, columns, columns, levels, names)


def _ordered(
    cells: pd.DataFrame, words: pd.DataFrame, names: Mapping[str, str]
) -> tuple[list[str], list[str], dict[tuple[str, str], str]]:
    """Students by name, words from easy to hard, and the level of each pair."""
    cells = cells[cells["student"].isin(set(names))]
    hardness = dict(zip(words["word"], words["difficulty"], strict=True))
    columns = sorted(set(cells["word"]), key=lambda word: (hardness.get(word, 0.0), collation_key(word)))
    students = sorted(names, key=lambda student: collation_key(names[student]))
    return students, columns, dict(zip(zip(cells["student"], cells["word"], strict=True), cells["level"], strict=True))


def _table(
    students: Sequence[str],
    words: Sequence[str],
    all_words: Sequence[str],
    levels: Mapping[tuple[str, str], str],
    names: Mapping[str, str],
) -> pd.DataFrame:
    rows = [
        [names[student], *(levels.get((student, word), "") for word in words), _known(student, all_words, levels)]
        for student in students
    ]
    return pd.DataFrame(rows, columns=["Élève", *words, "Mots sus"])


def _known(student: str, words: Sequence[str], levels: Mapping[tuple[str, str], str]) -> int:
    return sum(levels.get((student, word)) in KNOWN for word in words)


def _page(
    students: Sequence[str],
    words: Sequence[str],
    all_words: Sequence[str],
    levels: Mapping[tuple[str, str], str],
    names: Mapping[str, str],
    medium: Medium,
    summary: str,
) -> Chart:
    grid = [[levels.get((student, word), "") for word in words] for student in students]
    known = [_known(student, all_words, levels) for student in students]
    em = medium.text / 72
    across, down = 1.55 * em, 1.4 * em
    slanted = widest(words, medium.text)
    left = max(widest((names[student] for student in students), medium.text), 7 * em) + 0.8 * em
    right = max(5 * em, slanted * 0.5)  # the last word leans over the totals
    top, bottom = slanted * 0.87 + 1.8 * em, 4.2 * em
    width = max(left + across * len(words) + right, legend_length(medium) + em)
    height = top + down * len(students) + bottom
    with drawing(medium, width, height) as figure:
        axes = panel(figure, left, bottom, width - left - across * len(words), top)
        axes.set(xlim=(0, len(words)), ylim=(len(students), 0), xticks=[], yticks=[])
        _cells(axes, grid, across, down, medium)
        for row, student in enumerate(students):
            _said(axes, -0.35, row + 0.5, names[student], "right")
            _said(axes, len(words) + 0.9, row + 0.5, str(known[row]), "center")
        for column, word in enumerate(words):
            axes.text(column + 0.3, -0.25, word, rotation=_SLANT, rotation_mode="anchor", ha="left", va="baseline")
            count = sum(letters[column] in KNOWN for letters in grid)
            _said(axes, column + 0.5, len(students) + 0.65, str(count), "center", INK_2, medium.text * 0.95)
        _said(axes, -0.35, len(students) + 0.65, "le savent", "right", INK_2)
        _said(axes, len(words) + 0.35, len(students) + 0.65, "mots sus", "left", INK_2)
        level_legend(figure, medium, 0.5 * em, 0.6 * em)
    return Chart(figure, MAP, summary, _table(students, words, all_words, levels, names))


def _cells(axes: Axes, grid: list[list[str]], across: float, down: float, medium: Medium) -> None:
    """One mark for all cells of a level and one for all their letters: a page has over a thousand."""
    box = Path([(-across, -down), (across, -down), (across, down), (-across, down), (-across, -down)], closed=True)
    for letter in ("", *BY_LETTER):
        spots = [
            (column + 0.5, row + 0.5)
            for row, letters in enumerate(grid)
            for column, found in enumerate(letters)
            if found == letter
        ]
        step = BY_LETTER.get(letter)
        x, y = [spot[0] for spot in spots], [spot[1] for spot in spots]
        axes.plot(
            x, y, linestyle="none", marker=box, markersize=max(across, down) * 72 * 0.95, markeredgewidth=0.5,
            color=step.colour if step else CARD, markeredgecolor=EDGE if step else LINE, label=letter or NOT_ASSESSED,
        )  # fmt: skip
        if step:
            shape, size = letter_shape(letter, medium.text * 0.95)
            axes.plot(x, y, linestyle="none", marker=shape, markersize=size, color=step.ink, markeredgewidth=0)


def _said(axes: Axes, x: float, y: float, text: str, ha: str, colour: str = INK, size: float | None = None) -> None:
    axes.text(x, y, text, ha=ha, va="center_baseline", color=colour, fontsize=size)


def _parts(items: Sequence[str], size: int) -> list[Sequence[str]]:
    """The items in pages of nearly the same length, none longer than `size`."""
    pages = -(-len(items) // size)
    return [items[len(items) * n // pages : len(items) * (n + 1) // pages] for n in range(pages)]


def _summary(cells: pd.DataFrame, words: Sequence[str]) -> str:
    assessed = cells[cells["level"] != ""]
    if assessed.empty:
        return f"{counted(len(words), 'mot rencontré', 'mots rencontrés')}\u00a0: aucun n’est encore évalué."
    shares = assessed["level"].isin(KNOWN).groupby(assessed["word"]).mean()
    ordered = [word for word in words if word in shares.index]
    well = [quoted(word) for word in ordered if shares[word] >= WELL][:2]
    hardly = [quoted(word) for word in reversed(ordered) if shares[word] < HARDLY][:2]
    parts = [f"la classe sait bien {listed(well)}"] if well else []
    parts += [f"{listed(hardly)} {'reste' if len(hardly) == 1 else 'restent'} à apprendre"] if hardly else []
    if not parts:
        return f"{counted(len(ordered), 'mot évalué', 'mots évalués')}, connus d’une partie de la classe."
    sentence = "\u00a0; ".join(parts)
    return sentence[:1].upper() + sentence[1:] + "."
