"""The charts that a report of a class shows, from its material."""

from wordkit.progress import charts, measures
from wordkit.progress.charts import PRINTED, Chart, Medium
from wordkit.progress.reports.material import Material


def overview(material: Material, medium: Medium = PRINTED) -> tuple[Chart, Chart, Chart, Chart]:
    """What the class knows, which words to take up again, the last séance, and whether it lasts."""
    past = material.past
    last = material.evidence[material.evidence["seance"] == past[-1].seance] if past else material.evidence
    change = measures.seance_change(past[-1] if past else None, last["word"])
    return (
        charts.known(measures.class_timeline(past), medium=medium),
        charts.words_again(measures.words_again(past), medium),
        charts.seance(change, medium),
        charts.retention(measures.retention(past, material.evidence), medium),
    )


def maps(material: Material, medium: Medium = PRINTED) -> tuple[Chart, ...]:
    """Carte élèves × mots, in pages."""
    return charts.class_map(material.cells, material.words, material.names, medium)


def who_needs_help(material: Material, medium: Medium = PRINTED) -> Chart:
    """For the teacher alone."""
    return charts.help_needed(measures.help_needed(material.past, material.names), material.names, medium)
