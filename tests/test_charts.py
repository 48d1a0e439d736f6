"""The six charts, by what they draw and say, not by their pixels."""

import io
from math import log
from xml.etree import ElementTree

import matplotlib
import numpy as np
import pandas as pd
import pytest
from classes import NAMES, WORDS, evidence, names
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.collections import PolyCollection
from matplotlib.image import imread
from matplotlib.text import Text

from wordkit.progress import charts, measures
from wordkit.progress.charts import PRINTED, PROJECTED
from wordkit.progress.charts.retention import log_losses, wilson
from wordkit.progress.knowledge import LEVELS, expected_known, fit

NBSP = "\u00a0"


class Class:
    """A class of 24 with its model, worked out once."""

    def __init__(self):
        self.evidence = evidence()
        self.names = names()
        self.model = fit(self.evidence)
        self.past = measures.moments(self.model, self.evidence)
        self.cells = self.past[-1].after
        self.again = measures.words_again(self.past)
        self.help = measures.help_needed(self.past, self.names)
        self.change = measures.seance_change(self.past[-1], WORDS)
        self.answers = measures.retention(self.past, self.evidence)

    def all(self, medium):
        """Every chart of this class that can be shown in this medium."""
        yield charts.known(measures.timelines(self.past, ["3"])["3"], self.names["3"], medium)
        yield charts.known(measures.class_timeline(self.past), "", medium)
        yield from charts.class_map(self.cells, self.model.words(), self.names, medium)
        yield charts.words_again(self.again, medium)
        yield charts.seance(self.change, medium)
        yield charts.retention(self.answers, medium)
        if medium is PRINTED:
            yield charts.help_needed(self.help, self.names)


@pytest.fixture(scope="module")
def tilleul():
    """The class of the tests."""
    return Class()


def texts(chart):
    """Everything that is written in a chart."""
    return [text.get_text() for text in chart.figure.findobj(Text) if text.get_text().strip()]


def line(chart, label):
    """The points of the line of this name."""
    found = [line for axes in chart.figure.axes for line in axes.lines if line.get_label() == label]
    assert len(found) == 1, f"no line « {label} »"
    return found[0].get_xydata()


@pytest.mark.parametrize("medium", [PRINTED, PROJECTED], ids=["printed", "projected"])
def test_each_chart_has_its_words_and_its_pictures(tilleul, medium):
    """A title, one French sentence as alt text, a table, an SVG and a PNG."""
    for chart in tilleul.all(medium):
        assert chart.title
        assert chart.summary.endswith(".")
        assert "\n" not in chart.summary
        assert len(chart.table) > 0
        ElementTree.fromstring(chart.svg())
        width, height = chart.figure.get_size_inches()
        rows, columns, _ = imread(io.BytesIO(chart.png(dpi=50))).shape
        assert (rows, columns) == (pytest.approx(50 * height, abs=1), pytest.approx(50 * width, abs=1))


def test_projected_text_is_large_enough(tilleul):
    """On a slide of 13.33 × 7.5 inches that a chart fills, no text is under 18 pt."""
    for chart in tilleul.all(PROJECTED):
        width, height = chart.figure.get_size_inches()
        scale = min(1, 13.34 / width, 7.5 / height)
        sizes = [text.get_fontsize() * scale for text in chart.figure.findobj(Text) if text.get_text().strip()]
        assert min(sizes) >= 18, chart.title


def test_french_typography(tilleul):
    """No straight apostrophe, and a no-break space before % : ; ? ! in titles and sentences."""
    for chart in tilleul.all(PRINTED):
        for text in (chart.title, chart.summary, *texts(chart), *map(str, chart.table.columns)):
            assert "'" not in text
            assert not any(f" {sign}" in text for sign in "%:;?!»")
            assert "« " not in text.replace(f"«{NBSP}", "")


def test_the_same_data_give_the_same_picture(tilleul):
    """Byte for byte: a file that did not change needs no new copy."""
    assert charts.words_again(tilleul.again).svg() == charts.words_again(tilleul.again).svg()


def test_matplotlib_is_left_as_it_was(tilleul):
    """Drawing changes no setting of whoever else draws."""
    before = dict(matplotlib.rcParams)
    charts.retention(tilleul.answers).svg()
    assert dict(matplotlib.rcParams) == before


# Mots sus au fil des séances


def test_known_draws_the_expected_number(tilleul):
    """The line is the model's expectation, from the fifth séance on; the last value is written at its end."""
    timeline = measures.timelines(tilleul.past, ["3"])["3"]
    chart = charts.known(timeline, "Amir")
    drawn = line(chart, "known")
    certain = timeline[timeline["enough"]]
    assert drawn[:, 1] == pytest.approx(certain["known"].to_numpy(float))
    last = expected_known(tilleul.cells[tilleul.cells["student"] == "3"])
    assert drawn[-1, 1] == pytest.approx(last[0])
    assert f"{last[0]:.0f}" in texts(chart)
    assert chart.summary.startswith(f"Amir sait environ {last[0]:.0f}{NBSP}mots")


def test_known_stacks_every_word_met(tilleul):
    """At each séance the bars of the levels and of what is not assessed add up to the words met."""
    timeline = measures.timelines(tilleul.past, ["3"])["3"]
    chart = charts.known(timeline, "Amir")
    bars = [shape for shape in chart.figure.axes[1].collections if isinstance(shape, PolyCollection)]
    assert [bar.get_label() for bar in bars[:-1]] == list(reversed(LEVELS))
    heights = sum(np.array([np.ptp(path.vertices[:, 1]) for path in bar.get_paths()]) for bar in bars)
    met = [len(moment.after[moment.after["student"] == "3"]) for moment in tilleul.past][-len(timeline) :]
    assert heights == pytest.approx(met)


def test_known_says_nothing_too_early(tilleul):
    """With fewer than five séances there is no line, and the chart says so."""
    early = measures.timelines(tilleul.past[:3], ["3"])["3"]
    chart = charts.known(early, "Amir")
    assert not chart.figure.axes[0].lines
    assert any("Pas encore assez de séances" in text for text in texts(chart))
    assert chart.table["Mots sus (estimation)"].isna().all()


# Carte élèves × mots


def test_the_map_has_the_letter_of_each_cell(tilleul):
    """Each level of the model is a mark at its place; what is not assessed stays blank."""
    (chart,) = charts.class_map(tilleul.cells, tilleul.model.words(), tilleul.names)
    table = chart.table
    levels = tilleul.cells.set_index(["student", "word"])["level"]
    by_name = {name: student for student, name in tilleul.names.items()}
    for row, values in enumerate(table.itertuples(index=False)):
        for column, word in enumerate(table.columns[1:-1]):
            letter = levels.get((by_name[values[0]], word), "")
            assert values[column + 1] == letter
            assert [column + 0.5, row + 0.5] in line(chart, letter or "pas encore évalué").tolist()
        assert values[-1] == sum(value in ("A", "D") for value in values[1:-1])


def test_the_map_goes_from_easy_to_hard_and_by_name(tilleul):
    """Words by difficulty, students in the order of the alphabet, É beside E: nobody is ranked."""
    (chart,) = charts.class_map(tilleul.cells, tilleul.model.words(), tilleul.names)
    hardness = tilleul.model.words().set_index("word")["difficulty"]
    shown = [hardness[word] for word in chart.table.columns[1:-1]]
    assert shown == sorted(shown)
    assert list(chart.table["Élève"])[5:9] == ["Chloé", "Éloi", "Emma", "Fatou"]


def test_the_map_has_pages():
    """At most 30 students × 40 words a page; every student and word is on one."""
    words = tuple(f"mot{number}" for number in range(85))
    found = evidence(students=61, words=words, seances=3, share=0.4)
    model = fit(found)
    pages = charts.class_map(measures.meaning(model.cells()), model.words(), names(61))
    assert len(pages) == 3 * 3
    assert all(len(page.table) <= 30 and len(page.table.columns) <= 42 for page in pages)
    assert {name for page in pages for name in page.table["Élève"]} == set(names(61).values())
    assert {word for page in pages for word in page.table.columns[1:-1]} == set(words)


# Mots à reprendre


def test_words_again_shows_the_hardest(tilleul):
    """Fifteen words from the least known, with the share that the model expects, its interval, and the one before."""
    chart = charts.words_again(tilleul.again)
    means = tilleul.cells.groupby("word")["p"].mean().sort_values()
    assert list(chart.table["Mot"]) == list(means.index[:15])
    assert line(chart, "part des élèves qui le savent")[:, 0] == pytest.approx(means.to_numpy()[:15])
    before = tilleul.past[-1].before.groupby("word")["p"].mean()[means.index[:15]]
    assert line(chart, "séance d’avant")[:, 0] == pytest.approx(before.to_numpy())
    assert (tilleul.again["low"] <= tilleul.again["share"]).all()
    assert (tilleul.again["share"] <= tilleul.again["high"]).all()
    assert list(chart.table["Élèves"]) == [int((tilleul.cells["word"] == word).sum()) for word in means.index[:15]]


# Qui a besoin d’aide ?


def test_help_puts_the_least_gain_first(tilleul):
    """The change is what the model expects now less what it expected three séances ago."""
    chart = charts.help_needed(tilleul.help, tilleul.names)
    low = chart.table[chart.table["Mots sus"] < 0.9 * chart.table["Mots rencontrés"]]
    changes = list(low["Changement"])
    assert changes == sorted(changes)
    assert list(chart.table["Élève"][: len(low)]) == list(low["Élève"])
    student = {name: student for student, name in tilleul.names.items()}[chart.table["Élève"][0]]
    now, then = (moment.after for moment in (tilleul.past[-1], tilleul.past[-4]))
    gain = now[now["student"] == student]["p"].sum() - then[then["student"] == student]["p"].sum()
    assert changes[0] == pytest.approx(gain, abs=0.06)


def test_who_knows_nearly_all_needs_no_help():
    """Without words left to gain a student is not said to stand still, and comes after those who are."""
    columns = list(measures.HELP)
    rows = [("1", 4.0, 3.9, 0.1, 3.0, 5.0, 3, 3, 20, True), ("2", 19.8, 19.8, 0.0, 19.0, 20.0, 3, 3, 20, True)]
    chart = charts.help_needed(pd.DataFrame(rows, columns=columns), names(2))
    assert chart.summary.startswith(f"{names(2)['1']} n’a presque rien gagné")
    alone = charts.help_needed(pd.DataFrame(rows[1:], columns=columns), names(2))
    assert "presque tous" in alone.summary


def test_help_counts_presence(tilleul):
    """How many of the last three séances each was there."""
    chart = charts.help_needed(tilleul.help, tilleul.names)
    there = dict(zip(chart.table["Élève"], chart.table["Présences"], strict=True))
    last = sorted(tilleul.evidence["seance"].unique())[-3:]
    for student, name in tilleul.names.items():
        mine = tilleul.evidence[(tilleul.evidence["student"] == student) & tilleul.evidence["seance"].isin(last)]
        assert there[name] == f"{mine['seance'].nunique()} sur 3"


# Bilan de la séance


def test_the_seance_names_nobody(tilleul):
    """It may be projected: no name in the picture, the sentence or the table."""
    for medium in (PRINTED, PROJECTED):
        chart = charts.seance(tilleul.change, medium)
        told = " ".join([*texts(chart), chart.summary, chart.table.to_csv()])
        assert not any(name in told for name in NAMES)


def test_the_seance_counts_words_by_level():
    """Each word counts at the level of its share; a new word has none before."""
    rows = [("un", 0.1, 0.45, 9), ("deux", 0.5, 0.75, 9), ("trois", np.nan, 0.3, 9), ("quatre", 0.95, 0.93, 9)]
    chart = charts.seance(pd.DataFrame(rows, columns=list(measures.SEANCE)))
    bars = [(bar.get_y() > 0.5, bar.get_width()) for bar in chart.figure.axes[0].patches]
    before, after = ([width for late, width in bars if late == when] for when in (False, True))
    assert before == [1, 0, 1, 1, 1]  # D A P N new
    assert after == [1, 1, 1, 1, 0]
    assert chart.summary == (
        f"La classe sait 2 des 4 mots joués, contre 1 avant la séance{NBSP}; "
        f"«{NBSP}un{NBSP}» et «{NBSP}deux{NBSP}» ont le plus gagné."
    )


# Ça tient dans le temps ?


def test_wilson_is_the_interval_of_the_books():
    """Seven right of ten: 0.50 to 0.85 at 8 chances in 10; none or all right stay between 0 and 1."""
    assert wilson(7, 10) == (pytest.approx(0.4965, abs=2e-3), pytest.approx(0.8464, abs=2e-3))
    assert wilson(0, 5)[0] == pytest.approx(0, abs=1e-12)
    assert wilson(5, 5)[1] == pytest.approx(1)


def test_retention_by_days_since_the_word_was_met():
    """Answers fall in the bins 1, 7, 14, 30 and more; the points are the shares, the line what the model expected."""
    rows = [(1, True, 0.9), (6, False, 0.7), (7, True, 0.6), (13, True, 0.8), (29, False, 0.5), (60, True, 0.4)]
    answers = pd.DataFrame(rows, columns=list(measures.RETENTION))
    chart = charts.retention(answers)
    assert list(chart.table["Réponses"]) == [2, 2, 1, 1]
    assert list(chart.table["Réussite (%)"]) == [50, 100, 0, 100]
    assert line(chart, "prévu par le modèle")[:, 1] == pytest.approx([0.8, 0.7, 0.5, 0.4])
    model, constant = log_losses(answers)
    right = [0.9, 0.3, 0.6, 0.8, 0.5, 0.4]
    assert model == pytest.approx(-sum(map(log, right)) / 6)
    assert constant == pytest.approx(-(4 * log(4 / 6) + 2 * log(2 / 6)) / 6)
    assert any("log loss" in text for text in texts(chart))


def test_retention_takes_the_first_answer_of_a_day(tilleul):
    """A word asked twice in a day tells of memory once, and only if it was met on a day before."""
    told = tilleul.evidence[tilleul.evidence["act"] != "spelled"]
    days = told.drop_duplicates(["student", "word", "day"])
    met = days.groupby(["student", "word"]).size()
    assert len(tilleul.answers) == int((met - 1).sum())


# Whatever the data


def test_no_data_is_said_in_french():
    """An empty class gets charts that say so."""
    nothing = evidence().head(0)
    model = fit(nothing)
    past = measures.moments(model, nothing)
    found = [
        charts.known(measures.class_timeline(past)),
        *charts.class_map(measures.meaning(model.cells()), model.words(), names(3)),
        charts.words_again(measures.words_again(past)),
        charts.help_needed(measures.help_needed(past, names(3)), names(3)),
        charts.seance(measures.seance_change(None, ())),
        charts.retention(measures.retention(past, nothing)),
    ]
    for chart in found:
        assert texts(chart) == [chart.summary]
        assert chart.summary.startswith("Auc")
        assert len(chart.table) == 0
        ElementTree.fromstring(chart.svg())


def test_strange_names_and_long_words_are_drawn_as_they_are():
    """Dollars, markup and 40 letters come out as written, inside the picture."""
    long = "anticonstitutionnellementhexakosioihexek"
    words = (long, "$x^2$", "œuvre", "<b>")
    called = {"1": '=HYPERLINK("x")', "2": "$a$ & <script>", "3": "Łucja Ωμέγα", "4": "É" * 40}
    found = evidence(students=4, words=words, seances=6, share=0.9)
    model = fit(found)
    past = measures.moments(model, found)
    (chart,) = charts.class_map(past[-1].after, model.words(), called)
    again = charts.words_again(measures.words_again(past))
    assert set(words) <= set(texts(chart)) & set(texts(again))
    assert set(called.values()) <= set(texts(chart))
    for made in (chart, again):
        ElementTree.fromstring(made.svg())
        canvas = FigureCanvasAgg(made.figure)
        canvas.draw()
        box = made.figure.bbox
        for text in made.figure.findobj(Text):
            if text.get_text() in words + tuple(called.values()):
                extent = text.get_window_extent(canvas.get_renderer())
                assert extent.x0 >= box.x0 - 1
                assert extent.x1 <= box.x1 + 1
                assert extent.y1 <= box.y1 + 1
