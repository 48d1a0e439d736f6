"""Reports as one HTML file that needs nothing else: charts inside, their numbers in tables beside them."""

import base64
from collections.abc import Iterable, Sequence
from html import escape

from wordkit.progress.charts import MAP, Chart, map_table
from wordkit.progress.french import day
from wordkit.progress.knowledge import LEVEL_TITLES, LEVELS
from wordkit.progress.palette import STEPS
from wordkit.progress.reports.class_charts import overview, who_needs_help
from wordkit.progress.reports.material import Material
from wordkit.progress.reports.student import SCALE, StudentReport
from wordkit.progress.reports.tables import (
    Cell,
    Table,
    class_tables,
    read_me,
    review_table,
    shown,
    student_tables,
    table,
)

_STYLE = """
:root { color-scheme: light; }
body { margin: 0 auto; padding: 1.5rem; max-width: 75rem; background: #fbf7ee; color: #221a2c;
  font: 1.0625rem/1.45 "Atkinson Hyperlegible", "Segoe UI", system-ui, sans-serif; }
h1, h2 { color: #5b2a86; font-family: "Source Serif 4", Charter, Georgia, serif; line-height: 1.15; }
h2 { margin-top: 2.5rem; }
img { width: min(100%, 56rem); height: auto; background: #fff; border-radius: 6px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; background: #fff; font-size: .94rem; }
th, td { padding: .3rem .6rem; border: 1px solid #ddd3c6; text-align: left; vertical-align: top; }
th { font-weight: 700; }
td.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
summary { padding: .5rem 0; cursor: pointer; }
.map td { padding: .15rem .45rem; text-align: center; font-weight: 700; }
.map thead th { writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap; font-weight: 400; }
@media print {
  body { padding: 0; background: none; font-size: 10pt; }
  h2 { break-after: avoid; }
  img, tr { break-inside: avoid; }
  thead { display: table-header-group; }
  .scroll { overflow: visible; }
}
""" + "".join(f".map td.{step.letter} {{ background: {step.colour}; color: {step.ink}; }}\n" for step in STEPS)


def class_page(material: Material, reports: Sequence[StudentReport]) -> bytes:
    """The class: its charts with their tables, the map as a table, then the tables of the workbook."""
    parts = [_chart(chart) for chart in overview(material)]
    parts += [_map(material), _chart(who_needs_help(material))]
    parts += [_section(item) for item in (*class_tables(material, reports), read_me(material))]
    about = f"{material.scope or 'Tous les mots'} – {day(material.today)} – pour l’enseignant"
    return _document(material.class_name, about, parts)


def student_page(material: Material, report: StudentReport) -> bytes:
    """One student: the sentence, the chart, words to review, tables."""
    review = review_table(report.review)
    proposed = SCALE[report.proposed]
    parts = [
        f"<p>{escape(report.sentence)}</p>",
        f"<p>Niveau proposé\u00a0: <strong>{escape(proposed)}</strong>. C’est l’enseignant qui décide.</p>",
        _chart(report.chart()),
        _section(review) if review.rows else "<h2>Mots à revoir</h2><p>Rien à revoir pour l’instant.</p>",
        *(_section(item) for item in student_tables(material, report)[1:]),
    ]
    about = " – ".join(part for part in (material.class_name, material.scope, day(material.today)) if part)
    return _document(report.name, about, parts)


def _document(title: str, about: str, parts: Iterable[str]) -> bytes:
    body = "\n".join(parts)
    return f"""<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(title)} – vocabulaire</title>
<style>{_STYLE}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
<p>{escape(about)}</p>
{body}
</main>
</body>
</html>
""".encode()


def _chart(chart: Chart) -> str:
    picture = base64.b64encode(chart.svg()).decode("ascii")
    numbers = _html_table(table(chart.title, chart.table.columns, chart.table.itertuples(index=False, name=None)))
    return (
        f"<section><h2>{escape(chart.title)}</h2><p>{escape(chart.summary)}</p>"
        f'<img alt="{escape(chart.summary)}" src="data:image/svg+xml;base64,{picture}">'
        f"<details><summary>Voir les chiffres</summary>{numbers}</details></section>"
    )


def _map(material: Material) -> str:
    """The map as a table in the colours of the chart: it can be read aloud, and has no pages."""
    frame = map_table(material.cells, material.words, material.names)
    legend = "\u00a0; ".join(f"{step.letter}\u00a0: {LEVEL_TITLES[step.letter]}" for step in STEPS)
    numbers = _html_table(table(MAP, frame.columns, frame.itertuples(index=False, name=None)), "map")
    blank = f"vide\u00a0: {LEVEL_TITLES['']}"
    return f"<section><h2>{escape(MAP)}</h2><p>{escape(legend)}\u00a0; {blank}.</p>{numbers}</section>"


def _section(item: Table) -> str:
    return f"<section><h2>{escape(item.title)}</h2>{_html_table(item)}</section>"


def _html_table(item: Table, kind: str = "") -> str:
    heads = "".join(f'<th scope="col">{escape(title)}</th>' for title in item.columns)
    lines = "\n".join(
        "<tr>" + "".join(_html_cell(n, value, kind) for n, value in enumerate(row)) + "</tr>" for row in item.rows
    )
    body = f"<thead><tr>{heads}</tr></thead>\n<tbody>{lines}</tbody>"
    return f'<div class="scroll"><table class="{kind}">{body}</table></div>'


def _html_cell(place: int, value: Cell, kind: str) -> str:
    if place == 0:
        return f'<th scope="row">{escape(shown(value))}</th>'
    if kind == "map" and value in LEVELS:
        return f'<td class="{value}">{value}</td>'
    number = isinstance(value, int | float)
    return f'<td class="n">{shown(value)}</td>' if number else f"<td>{escape(shown(value))}</td>"
