"""What every chart is made of: its size on paper or on the wall, its type, its picture as bytes."""

import io
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path as Folder
from typing import Any

import matplotlib
import numpy as np
import pandas as pd
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties, fontManager
from matplotlib.patches import Rectangle
from matplotlib.path import Path
from matplotlib.textpath import TextPath

from wordkit.progress.knowledge import LEVEL_TITLES
from wordkit.progress.palette import EDGE, INK, INK_2, LINE, STEPS

FONTS = Folder(__file__).parent.parent / "fonts"
FONT = "Atkinson Hyperlegible"
# A name may have letters that the first has not: the second, which comes with matplotlib, knows most alphabets.
_FAMILIES = [FONT, "DejaVu Sans"]
for _path in sorted(FONTS.glob("*.ttf")):
    fontManager.addfont(str(_path))
INTERVAL = "intervalle (8\u00a0chances sur\u00a010)"
NOT_ASSESSED = LEVEL_TITLES[""]


@dataclass(frozen=True, slots=True)
class Medium:
    """Where a chart is read: width and height in inches, text in points, the most rows and columns of a page."""

    width: float
    height: float
    text: float
    rows: int
    columns: int

    @property
    def line(self) -> float:
        """The width of a line that matters."""
        return self.text / 5


PRINTED = Medium(width=7.0, height=3.4, text=9.0, rows=30, columns=40)
# A page of a slide show: 18 pt there is read from the back of the room.
PROJECTED = Medium(width=13.33, height=6.4, text=19.0, rows=10, columns=24)


@dataclass(frozen=True, slots=True)
class Chart:
    """A picture with its title, the sentence that says what it shows, and its numbers."""

    figure: Figure
    title: str
    summary: str
    table: pd.DataFrame

    def svg(self) -> bytes:
        """The picture, which needs no font to be there; the same chart gives the same bytes."""
        out = io.BytesIO()
        with _style(PRINTED):
            FigureCanvasSVG(self.figure).print_figure(out, format="svg", dpi=72, metadata={"Date": None})
        return out.getvalue()

    def _repr_svg_(self) -> str:
        """How a notebook shows it."""
        return self.svg().decode()

    def png(self, dpi: int = 144) -> bytes:
        """The picture in dots."""
        out = io.BytesIO()
        with _style(PRINTED):
            FigureCanvasAgg(self.figure).print_figure(out, format="png", dpi=dpi)
        return out.getvalue()


@contextmanager
def drawing(medium: Medium, width: float = 0, height: float = 0) -> Iterator[Figure]:
    """A blank figure; what is drawn on it meanwhile has the type and the lines of this medium."""
    with _style(medium):
        yield Figure(figsize=(width or medium.width, height or medium.height), layout=None)


def nothing(medium: Medium, title: str, sentence: str, columns: tuple[str, ...]) -> Chart:
    """The chart of no data: a sentence that says so."""
    with drawing(medium, height=medium.height / 2) as figure:
        figure.text(0.5, 0.5, sentence, ha="center", va="center", color=INK_2, wrap=True)
    return Chart(figure, title, sentence, pd.DataFrame(columns=list(columns)))


def panel(figure: Figure, left: float, bottom: float, right: float, top: float) -> Axes:
    """Axes with these margins, in inches."""
    width, height = figure.get_size_inches()
    box = (left / width, bottom / height, (width - left - right) / width, (height - bottom - top) / height)
    axes = figure.add_axes(box)
    axes.spines[:].set_visible(False)
    axes.tick_params(length=0)
    return axes


def text_width(text: str, size: float, weight: str = "normal") -> float:
    """How many inches this text is long."""
    return _width_at_100(text, weight) * size / 100 / 72


def widest(texts: Any, size: float, weight: str = "normal") -> float:
    """How many inches the longest of these is long; none is 0."""
    return max((text_width(str(text), size, weight) for text in texts), default=0.0)


@lru_cache
def letter_shape(letter: str, size: float) -> tuple[Path, float]:
    """A bold letter as a mark of a plot, and the size that makes it this many points high."""
    with _style(PRINTED):
        shape = TextPath((0, 0), letter, size=size, prop=FontProperties(weight="bold"))
    box = shape.get_extents()
    middle = ((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2)
    corners = np.asarray(shape.vertices) - middle
    return Path(corners, shape.codes), 2 * float(np.abs(corners).max())


def key_above(figure: Figure, axes: Axes, left: float) -> None:
    """Say what the labelled marks mean, in one row along the top, `left` inches from the edge."""
    width = figure.get_figwidth()
    figure.legend(
        *axes.get_legend_handles_labels(), loc="upper left", bbox_to_anchor=(left / width, 1), ncols=4, frameon=False,
        borderpad=0, borderaxespad=0.3, columnspacing=1.4, handlelength=1.4, handletextpad=0.5,
    )  # fmt: skip


def level_legend(figure: Figure, medium: Medium, left: float, bottom: float, blank: bool = True) -> float:
    """A row that names the levels, each a square with its letter; gives the inches it is long."""
    size = medium.text * 1.5 / 72
    gap = size * 0.45
    x = left
    names = [(step.letter, step.colour, step.ink, LEVEL_TITLES[step.letter]) for step in STEPS]
    for letter, colour, ink, name in [*names, *([("", "#ffffff", INK, NOT_ASSESSED)] if blank else [])]:
        _square(figure, x, bottom, size, colour)
        _text(figure, x + size / 2, bottom + size / 2, letter, ink, medium.text, "center", "bold")
        _text(figure, x + size + gap, bottom + size / 2, name, INK, medium.text, "left", "normal")
        x += size + gap + text_width(name, medium.text) + 2.5 * gap
    return x - left


@lru_cache
def legend_length(medium: Medium, blank: bool = True) -> float:
    """How many inches the row of levels needs."""
    with drawing(medium) as figure:
        return level_legend(figure, medium, 0, 0, blank)


def _square(figure: Figure, x: float, y: float, size: float, colour: str) -> None:
    width, height = figure.get_size_inches()
    box = Rectangle((x / width, y / height), size / width, size / height, transform=figure.transFigure)
    box.set(facecolor=colour, edgecolor=EDGE, linewidth=0.6)
    figure.add_artist(box)


def _text(figure: Figure, x: float, y: float, text: str, colour: str, size: float, ha: str, weight: str) -> None:
    width, height = figure.get_size_inches()
    figure.text(x / width, y / height, text, color=colour, fontsize=size, ha=ha, va="center_baseline", weight=weight)


@contextmanager
def _style(medium: Medium) -> Iterator[None]:
    with (
        warnings.catch_warnings(),
        matplotlib.rc_context(
            {
                "font.family": _FAMILIES,
                "font.size": medium.text,
                "text.color": INK,
                "text.parse_math": False,  # a dollar in a name is a dollar
                "axes.labelcolor": INK_2,
                "axes.labelsize": medium.text,
                "axes.axisbelow": True,
                "axes.titlepad": medium.text * 0.6,
                "axes.titlesize": medium.text,
                "axes.titlelocation": "left",
                "axes.titley": 1.0,  # looking for the best place takes as long as drawing the rest
                "axes.facecolor": "none",
                "xtick.labelsize": medium.text,
                "ytick.labelsize": medium.text,
                "xtick.color": INK_2,
                "ytick.color": INK,
                "grid.color": LINE,
                "grid.linewidth": medium.text / 12,
                "lines.linewidth": medium.line,
                "figure.facecolor": "white",
                "svg.fonttype": "path",
                "svg.hashsalt": "wordkit",
            }
        ),
    ):
        # A sign that no font has is drawn as an empty square; there is nothing more to say about it.
        warnings.filterwarnings("ignore", message="Glyph .* missing from font")
        yield


@lru_cache(maxsize=4096)
def _width_at_100(text: str, weight: str) -> float:
    if not text.strip():
        return 0.0
    with _style(PRINTED):
        path = TextPath((0, 0), text, size=100, prop=FontProperties(weight=weight))
    return float(path.get_extents().x1)
