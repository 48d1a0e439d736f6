"""Reports on paper: typst sets them, tagged and in French, from data alone."""

import json
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, time
from functools import lru_cache
from math import ceil
from pathlib import Path

import matplotlib
import typst

from wordkit.progress.charts import Chart
from wordkit.progress.charts.drawing import FONTS
from wordkit.progress.french import counted, day
from wordkit.progress.knowledge import LEVEL_TITLES
from wordkit.progress.palette import BY_LETTER, STEPS
from wordkit.progress.reports.class_charts import maps, overview, who_needs_help
from wordkit.progress.reports.material import Material
from wordkit.progress.reports.student import SCALE, StudentReport
from wordkit.words.entry import Entry
from wordkit.words.text import nature_in_full

_HERE = Path(__file__).parent
# What keeps a student on one page, with room for the teacher to write: characters for all words worked on and for one
# definition, lines for the words to review and characters on such a line.
_WORDS, _DEFINITION, _LINES, _LINE = 500, 130, 14.0, 44
_FEWEST_REVIEWED = 3
# The room for charts on an A4 page, in points: upright and on its side.
_UPRIGHT, _FLIPPED = (510.0, 640.0), (757.0, 440.0)


def student_pages(material: Material, reports: Sequence[StudentReport], told: Callable[[str], None]) -> bytes:
    """One page for each of these students, in one file."""
    pages = []
    for report in reports:
        pages.append(_page(report))
        told(report.name)
    about = " – ".join(part for part in (material.class_name, material.scope, day(material.today)) if part)
    title = f"Vocabulaire – {reports[0].name if len(reports) == 1 else material.class_name}"
    scale = [_step(step.letter) | {"title": SCALE[step.letter]} for step in STEPS]
    return _compiled("student.typ", {"title": title, "about": about, "scale": scale, "students": pages}, material)


def class_report(material: Material) -> bytes:
    """The charts of the class, for its teacher."""
    parts = [
        {"flipped": False, "charts": [_drawn(chart, _UPRIGHT) for chart in overview(material)]},
        *({"flipped": True, "charts": [_drawn(chart, _FLIPPED)]} for chart in maps(material)),
        {"flipped": False, "charts": [_drawn(who_needs_help(material), _UPRIGHT)]},
    ]
    about = " – ".join(part for part in (material.scope, day(material.today), "pour l’enseignant") if part)
    return _compiled("class.typ", {"title": material.class_name, "about": about, "parts": parts}, material)


def _page(report: StudentReport) -> dict[str, object]:
    chart = report.chart()
    words = {level: found for level in ("D", "A", "P", "N", "") if (found := report.words_at(level))}
    room = _shared(_WORDS, [sum(len(word) + 2 for word in found) for found in words.values()])
    levels = [
        {
            "step": _step(level) if level else None,
            "title": LEVEL_TITLES[level][:1].upper() + LEVEL_TITLES[level][1:],
            "words": _some(found, share),
        }
        for (level, found), share in zip(words.items(), room, strict=True)
    ]
    return {
        "name": report.name,
        "sentence": report.sentence,
        "chart": chart.svg().decode(),
        "chart_title": chart.title,
        "chart_summary": chart.summary,
        "levels": levels,
        "review": _reviewed(report.review),
        "proposed": report.proposed,
        "proposal": "Proposé d’après les réponses en classe\u00a0; c’est l’enseignant qui décide."
        if report.proposed
        else f"C’est {SCALE['']} pour proposer un niveau.",
    }


def _step(letter: str) -> dict[str, str]:
    step = BY_LETTER[letter]
    return {"letter": step.letter, "colour": step.colour, "ink": step.ink}


def _shared(room: int, wanted: Sequence[int]) -> list[int]:
    """Room for each: what the small ones do not need goes to the large ones."""
    shares = [0] * len(wanted)
    left = len(wanted)
    for place in sorted(range(len(wanted)), key=wanted.__getitem__):
        shares[place] = min(wanted[place], room // left)
        room -= shares[place]
        left -= 1
    return shares


def _some(words: Sequence[str], room: int) -> str:
    """As many of these words as there is room for, and how many more there are."""
    shown: list[str] = []
    length = 0
    for word in words:
        length += len(word) + 2
        if shown and length > room:
            return f"{', '.join(shown)} et {counted(len(words) - len(shown), 'autre')}"
        shown.append(word)
    return ", ".join(shown)


def _reviewed(words: Sequence[Entry]) -> list[dict[str, str]]:
    """The first words to review, as many as there is room for."""
    told: list[dict[str, str]] = []
    lines = 0.0
    for word in words:
        definition = _short(word.definition)
        lines += 1.6 + ceil(len(definition) / _LINE)
        if lines > _LINES and len(told) >= _FEWEST_REVIEWED:
            break
        told.append({"word": word.word, "nature": nature_in_full(word.nature), "definition": definition})
    return told


def _short(definition: str) -> str:
    return definition if len(definition) <= _DEFINITION else definition[:_DEFINITION].rsplit(" ", 1)[0] + "…"


def _drawn(chart: Chart, room: tuple[float, float]) -> dict[str, object]:
    """A chart in its natural size, or as large as there is room for."""
    width, height = (72 * inches for inches in chart.figure.get_size_inches())
    scale = min(1.0, room[0] / width, room[1] / height)
    return {"title": chart.title, "summary": chart.summary, "svg": chart.svg().decode(), "width": width * scale}


def _compiled(template: str, told: dict[str, object], material: Material) -> bytes:
    source, data = (_HERE / template).read_bytes(), {"data": json.dumps(told)}
    made_on = datetime.combine(material.today, time(), UTC)
    try:
        made = typst.compile(
            source, font_paths=_fonts(), format="pdf", sys_inputs=data, timestamp=made_on, pdf_standards="ua-1"
        )
    except typst.TypstError:
        # The standard refuses a sign that no font here has, as in a name in an alphabet of its own: better a page
        # with an empty square than none.
        made = typst.compile(source, font_paths=_fonts(), format="pdf", sys_inputs=data, timestamp=made_on)
    assert isinstance(made, bytes), "one file comes out of one document"
    return made


@lru_cache(maxsize=1)
def _fonts() -> typst.Fonts:
    others = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
    return typst.Fonts(font_paths=[FONTS, others / "DejaVuSans.ttf", others / "DejaVuSerif.ttf"])
