"""The six charts: each a function from a frame to a picture, its summary in one sentence and its table."""

from wordkit.progress.charts.class_map import MAP, class_map, map_table
from wordkit.progress.charts.drawing import PRINTED, PROJECTED, Chart, Medium
from wordkit.progress.charts.help_needed import help_needed
from wordkit.progress.charts.known import known
from wordkit.progress.charts.retention import retention
from wordkit.progress.charts.seance import seance
from wordkit.progress.charts.words_again import words_again

__all__ = [
    "MAP",
    "PRINTED",
    "PROJECTED",
    "Chart",
    "Medium",
    "class_map",
    "help_needed",
    "known",
    "map_table",
    "retention",
    "seance",
    "words_again",
]
