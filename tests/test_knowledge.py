"""Knowledge: the gates on simulated classes unlike the model, and what must change or not when evidence does."""

import numpy as np
import pandas as pd
import pytest

from wordkit.progress.frames import COLUMNS
from wordkit.progress.gates import WAYS, Figures, band_coverage, gates, measured
from wordkit.progress.history import DAY
from wordkit.progress.knowledge import LEVEL_TITLES, LEVELS, expected_known, fit
from wordkit.progress.simulate import CONSTANT, FORGETTING, HARDER, Kind, Simulated, simulated

MODEL = {"modèle": WAYS["modèle"]}
SMALL = {"students": 12, "words": 40, "lessons": 10}


@pytest.fixture(scope="module")
def small() -> Simulated:
    """A small class that forgets."""
    return simulated("power", 1, **SMALL)


def cells_of(evidence: pd.DataFrame, at: float | None = None) -> pd.DataFrame:
    return fit(evidence).cells(at).set_index(["student", "word", "track"])


def piece(student: str, word: str, right: bool, at: float, **changes: object) -> dict[str, object]:
    """One piece of evidence, a vote among four by default."""
    values = {
        "act": "recognised",
        "q": 0.25,
        "a": 0.96,
        "own": True,
        "game": "",
        "game_id": 0,
        "seance": int(at // DAY),
    }
    values |= {"grade": "", "detail": "", "lesson": "", "at": at, "day": pd.Timestamp(at, unit="s").date()}
    return {"student": student, "word": word, "right": right, **values, **changes}


def table(*pieces: dict[str, object]) -> pd.DataFrame:
    return pd.DataFrame(list(pieces), columns=list(COLUMNS))


# The gates -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [*FORGETTING, *CONSTANT])
def test_the_model_passes_the_gates_on_every_kind_of_class(kind: Kind) -> None:
    """Calibrated, near the number of words known, without bias; guessers know nothing, knowers all, halves half."""
    found = list(gates(measured(kind, range(20 if kind in FORGETTING else 4), MODEL)))
    assert found
    assert [gate for gate in found if not gate.passed] == []


@pytest.mark.parametrize("kind", [*FORGETTING, *HARDER])
def test_the_model_is_nearer_the_truth_than_marks_and_fsrs(kind: Kind) -> None:
    """On the same class, raw percentages and FSRS are further off and less well calibrated; recalibrating FSRS is not
    enough."""
    figures = {one.way: one for one in measured(kind, range(1))}
    model = figures["modèle"]
    for way in ("FSRS recalé", "FSRS", "pourcentages"):
        assert model.error < figures[way].error
    for way in ("FSRS", "pourcentages"):
        assert model.ece < figures[way].ece


def test_where_answers_do_not_show_the_learning_the_model_errs_low() -> None:
    """Who learns without answering knows more than the model says: by five words in 120 at most, and never fewer."""
    (model,) = measured("listeners", range(3), MODEL)
    assert -5 < model.bias < 0
    assert model.ece < 0.05


def test_raw_marks_and_fsrs_take_luck_for_knowledge() -> None:
    """A class that votes at random: a quarter known by the marks, more than half by FSRS."""
    figures = {one.way: one.share for one in measured("guessers", range(1))}
    assert figures["modèle"] <= 0.06
    assert figures["pourcentages"] > 0.2
    assert figures["FSRS"] > 0.5


def test_the_band_holds_the_truth_about_as_often_as_it_says() -> None:
    """The 10–90 % band of the number of words known holds it for about four students in five."""
    assert 0.7 < band_coverage("exponential", range(2)) < 0.95


def test_a_gate_that_is_missed_says_so() -> None:
    """Figures out of bounds do not pass."""
    bad = Figures("power", "modèle", known=0.5, share=0.6, ece=0.1, error=6.0, bias=2.0)
    assert [gate.passed for gate in gates([bad])] == [False, False, False]


# What must change, and what must not ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["power", "steps", "knowers", "guessers"])
def test_a_right_answer_never_lowers_what_is_known_of_that_word(kind: Kind) -> None:
    """Whatever the student, the word, the game and the day, one more right answer only raises k; now and later."""
    sim = simulated(kind, 3, **SMALL)
    before = cells_of(sim.evidence, sim.at + 9 * DAY)
    rng = np.random.default_rng(5)
    for number in rng.choice(len(before), 12, replace=False):
        student, word, _ = cell = before.index[number]
        q, a = [(0.25, 0.96), (0.02, 0.90), (0.35, 0.90), (0.35, 0.60)][number % 4]
        more = piece(student, word, True, sim.at + (number % 3) * 4 * DAY, q=q, a=a)
        after = cells_of(pd.concat([sim.evidence, table(more)], ignore_index=True), sim.at + 9 * DAY)
        assert after.loc[cell, "p"] > before.loc[cell, "p"]


def test_a_wrong_answer_is_never_better_than_a_right_one(small: Simulated) -> None:
    """Being told the word helps either way; having known it shows more."""
    for cell in [("002", "mot003", "sens"), ("005", "mot017", "sens"), ("009", "mot030", "sens")]:
        right, wrong = (
            cells_of(
                pd.concat([small.evidence, table(piece(*cell[:2], answer, small.at))], ignore_index=True), small.at
            ).loc[cell, "p"]
            for answer in (True, False)
        )
        assert wrong < right


def test_permuting_the_students_permutes_the_results(small: Simulated) -> None:
    """Nobody is known better for coming first in the list."""
    students = list(small.students)
    other = dict(zip(students, [*students[5:], *students[:5]], strict=True))
    plain = cells_of(small.evidence)
    moved = cells_of(small.evidence.assign(student=small.evidence["student"].map(other)))
    expected = plain.rename(index=other, level="student").sort_index()
    np.testing.assert_allclose(moved.sort_index()["p"], expected["p"], atol=2e-3)
    assert (moved.sort_index()["n"] == expected["n"]).all()


def test_the_order_of_the_rows_changes_nothing(small: Simulated) -> None:
    """Time is in the rows, not in their order, even for rows of the same moment."""
    twice = pd.concat([small.evidence, small.evidence.assign(right=~small.evidence["right"])], ignore_index=True)
    shuffled = twice.sample(frac=1, random_state=3, ignore_index=True)
    pd.testing.assert_frame_equal(cells_of(shuffled), cells_of(twice))


def test_a_missing_answer_changes_nothing(small: Simulated) -> None:
    """Acts that do not tell about knowing (fooled, described) are no evidence of it, either way."""
    silent = [
        piece("000", "mot001", right, small.at, act=act, q=None, a=None)
        for act in ("fooled", "was_fooled", "described")
        for right in (True, False)
    ]
    more = pd.concat([small.evidence, table(*silent).astype({"q": float, "a": float})], ignore_index=True)
    pd.testing.assert_frame_equal(cells_of(more), cells_of(small.evidence))


def test_meaning_and_spelling_are_two_tracks(small: Simulated) -> None:
    """What is written right or wrong says nothing of the meaning: the first track stays as it was."""
    spelled = small.evidence.head(300).assign(act="spelled", q=0.02, a=0.85)
    both = cells_of(pd.concat([small.evidence, spelled], ignore_index=True), small.at)
    pd.testing.assert_frame_equal(both.xs("sens", level="track"), cells_of(small.evidence, small.at).droplevel("track"))
    assert 0 < len(both.xs("orthographe", level="track")) <= 300


def test_the_answer_of_a_team_weighs_less(small: Simulated) -> None:
    """The same right answer raises what is known more when it is the student's own."""
    cell = ("003", "mot010", "sens")

    def after(**changes: object) -> float:
        more = table(piece("003", "mot010", True, small.at, **changes))
        return float(cells_of(pd.concat([small.evidence, more], ignore_index=True), small.at).loc[cell, "p"])

    assert after(a=0.96) > after(a=0.60, own=False)


# What is shown -------------------------------------------------------------------------------------------------------


def test_a_level_needs_three_pieces_on_two_days() -> None:
    """Without enough evidence a word is not assessed, whatever the answers were."""
    start = 1_758_000_000.0
    evidence = table(
        *(piece("1", "un jour", True, start + minute) for minute in range(5)),
        *(piece("1", "deux fois", True, start + days * DAY) for days in range(2)),
        *(piece("1", "assez", True, start + days * DAY) for days in (0, 1, 1)),
    )
    cells = fit(evidence).cells().set_index("word")
    assert cells["n"].to_dict() == {"un jour": 5, "deux fois": 2, "assez": 3}
    assert cells["days"].to_dict() == {"un jour": 1, "deux fois": 2, "assez": 2}
    assert (cells["level"] != "").to_dict() == {"un jour": False, "deux fois": False, "assez": True}
    assert set(LEVEL_TITLES) == {*LEVELS, ""}


def test_levels_follow_what_is_known(small: Simulated) -> None:
    """N, P, A, D from 0.4, 0.7 and 0.9; the interval is around what is known."""
    cells = fit(small.evidence).cells(small.at)
    shown = cells[cells["level"] != ""]
    bounds = {"N": (0.0, 0.4), "P": (0.4, 0.7), "A": (0.7, 0.9), "D": (0.9, 1.0)}
    assert all(bounds[level][0] <= p <= bounds[level][1] for level, p in zip(shown["level"], shown["p"], strict=True))
    assert {"N", "P", "A"} <= set(shown["level"])
    assert ((cells["low"] < cells["p"]) & (cells["p"] < cells["high"])).all()


def test_cells_of_the_past_know_nothing_of_what_came_after(small: Simulated) -> None:
    """At a moment of the term there are the words met by then, with as many pieces as there were."""
    moment = float(small.evidence["at"].median())
    cells = fit(small.evidence).cells(moment)
    met = small.evidence[small.evidence["at"] <= moment].groupby(["student", "word"]).size()
    assert cells.set_index(["student", "word"])["n"].to_dict() == met.to_dict()
    assert (cells["last"] <= moment).all()
    some = fit(small.evidence).cells(moment, ["001", "003"])
    pd.testing.assert_frame_equal(some, cells[cells["student"].isin(["001", "003"])].reset_index(drop=True))


def test_time_without_a_word_makes_it_less_sure(small: Simulated) -> None:
    """The same cells, a month later: none is better known."""
    model = fit(small.evidence)
    assert (model.cells(small.at + 30 * DAY)["p"] <= model.cells(small.at)["p"] + 1e-12).all()


def test_students_and_words_are_told_apart() -> None:
    """Who is always right is abler, a word that is always missed is harder; séances are counted for each."""
    start = 1_758_000_000.0
    evidence = table(
        *(piece("able", word, True, start + day * DAY) for day in range(4) for word in ("easy", "other")),
        *(piece("lost", word, False, start + day * DAY) for day in range(2) for word in ("hard", "other")),
    )
    model = fit(evidence)
    students, words = model.students().set_index("student"), model.words().set_index("word")
    assert students.loc["able", "ability"] > students.loc["lost", "ability"]
    assert words.loc["hard", "difficulty"] > words.loc["easy", "difficulty"]
    assert students["seances"].to_dict() == {"able": 4, "lost": 2}


def test_no_evidence_is_no_trouble() -> None:
    """An empty class has empty tables, and knows between none and no words."""
    model = fit(table())
    assert len(model.cells()) == len(model.cells(5.0)) == len(model.words()) == len(model.students()) == 0
    assert expected_known(model.cells()) == (0.0, 0.0, 0.0)


def test_the_number_of_words_known_adds_up(small: Simulated) -> None:
    """The value is the sum of the chances, the band is around it and within what there is."""
    cells = fit(small.evidence).cells(small.at, ["004"])
    value, low, high = expected_known(cells)
    assert value == pytest.approx(cells["p"].sum())
    assert 0 <= low < value < high <= len(cells)
