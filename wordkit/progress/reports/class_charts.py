"""The charts that a report of a class shows, from its material."""

from wordkit.progress import charts, measures
from wordkit.progress.charts import Chart
from wordkit.progress.reports.material import Material


def overview(material: Material) -> tuple[Chart, ...]:
    """What the class knows, which words to take up again, the last séance, and whether it lasts."""
    past = material.past
    last = material.evidence[material.evidence["seance"] == past[-1].seance] if past else material.evidence
    change = measures.seance_change(past[-1] if past else None, last["word"])
    return (
        charts.known(measures.class_timeline(past)),
        charts.words_again(measures.words_again(past)),
        charts.seance(change),
        charts.retention(measures.retention(past, material.evidence)),
    )


def maps(material: Material) -> tuple[Chart, ...]:
    """Carte élèves × mots, in pages."""
    return charts.class_map(material.cells, material.words, material.names)


def who_needs_help(material: Material) -> Chart:
    """For the teacher alone."""
    return charts.help_needed(measures.help_needed(material.past, material.names), material.names)
