"""Which words come back when: whole days, no dice, and luck that is not taken for knowledge."""

from dataclasses import replace

from wordkit.progress.evidence import Row
from wordkit.progress.schedule import cards, class_due, due

DAY = 86_400.0
NOON = 1_758_024_000.0


def row(word: str, right: bool, day: float = 0.0, **changes: object) -> Row:
    """A vote among four definitions on a day."""
    made = Row(
        "1", word, "recognised", right, 0.25, 0.96, "", "", True, "definitions", 1, 1, "La mer", NOON + day * DAY
    )
    return replace(made, **changes)


def test_a_word_that_was_missed_comes_back_before_one_that_was_known() -> None:
    """After a miss the next day, after a find some days later; both come back in the end, the weaker first."""
    rows = [row("houle", False), row("phare", True, q=0.02, a=0.9, act="recalled")]
    assert due(rows, NOON, 10) == []
    assert [one.word for one in due(rows, NOON + DAY, 10)] == ["houle"]
    later = due(rows, NOON + 30 * DAY, 10)
    assert [one.word for one in later] == ["houle", "phare"]
    assert later[0].retrievability < later[1].retrievability < 1
    assert later[0].due_at < later[1].due_at
    assert len(due(rows, NOON + 30 * DAY, 1)) == 1


def test_luck_makes_a_word_come_back_sooner() -> None:
    """A right vote among four says less than a word written without help; so does the answer of a team."""
    sure = cards([row("houle", True, q=0.02, a=0.90)])["houle"]
    vote = cards([row("houle", True)])["houle"]
    team = cards([row("houle", True, a=0.60, own=False)])["houle"]
    assert team.stability < vote.stability < sure.stability
    assert team.due <= vote.due <= sure.due


def test_finding_a_word_again_puts_it_off_longer_each_time() -> None:
    """Each find after some days makes the word last longer; a miss brings it back soon."""
    found = [row("houle", True, day, q=0.02, a=0.9) for day in (0, 3, 10)]
    lasting = [cards(found[:n])["houle"].stability for n in (1, 2, 3)]
    assert lasting[0] < lasting[1] < lasting[2]
    missed = cards([*found, row("houle", False, 30, q=0.02, a=0.9)])["houle"]
    assert missed.stability < lasting[2]


def test_days_are_whole_and_nothing_is_left_to_chance() -> None:
    """The hour and the order of the rows do not matter, and the same evidence always gives the same plan."""
    rows = [row(f"mot{n}", n % 3 > 0, n / 7) for n in range(30)]
    plan = due(rows, NOON + 9 * DAY, 50)
    assert plan == due(rows[::-1], NOON + 9 * DAY + 3600, 50)
    assert all(one.due_at % DAY == 0 for one in plan)


def test_only_what_tells_of_the_meaning_counts() -> None:
    """A text that fooled others, or a spelling, says nothing about when a word should come back."""
    told = [row("houle", True)]
    silent = [row("houle", False, 1, act="fooled", q=None, a=None), row("houle", False, 1, act="spelled", q=0.02)]
    assert due([*told, *silent], NOON + 20 * DAY, 5) == due(told, NOON + 20 * DAY, 5)
    assert due(silent, NOON + 20 * DAY, 5) == []


def test_the_class_meets_first_what_most_need() -> None:
    """Words by how many students need them, with who they are and their share of the class."""
    rows = {
        "1": [row("houle", False), row("phare", False)],
        "2": [row("houle", False), row("phare", True, q=0.02, a=0.9)],
        "3": [],
    }
    needed = class_due(rows, NOON + DAY, 10)
    assert [(one.word, one.students, round(one.share, 2)) for one in needed] == [
        ("houle", ("1", "2"), 0.67),
        ("phare", ("1",), 0.33),
    ]
    assert class_due(rows, NOON + DAY, 1) == needed[:1]
    assert class_due({}, NOON, 5) == []
