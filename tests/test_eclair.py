"""Énigmes éclair, rule by rule."""

from typing import Any

from wordkit.engine.seats import SCREEN, TEACHER, Seat
from wordkit.engine.table import evidence
from wordkit.engine.timing import GivePace
from wordkit.games.riddles import ECLAIR
from wordkit.games.riddles.eclair import model as m
from wordkit.games.riddles.riddle import Riddle
from wordkit.testing import Sitting

RIDDLES = (
    Riddle("éléphant", "n.m.", "gros animal à trompe"),
    Riddle("cœur", "n.m.", "il bat dans la poitrine"),
    Riddle("girafe", "n.f.", "animal au long cou"),
)
SINGLES = tuple(Seat((name,)) for name in ("ana", "bob", "cléo"))


def begun(seats: tuple[Seat, ...] = SINGLES, **options: Any) -> Sitting:
    sitting = Sitting(ECLAIR)
    sitting.do(TEACHER, m.Begin(seats, RIDDLES, m.Options(**options)))
    return sitting


def word(sitting: Sitting) -> str:
    return str(sitting.state.riddle.word)


def test_up_to_forty_seats() -> None:
    """A whole class, alone or in teams."""
    forty = tuple(Seat((str(n),)) for n in range(40))
    assert len(begun(forty).state.seats) == 40
    assert Sitting(ECLAIR).refused(TEACHER, m.Begin((*forty, Seat(("x",))), RIDDLES)) == "seats"


def test_clues_come_one_after_the_other() -> None:
    """Initial and length, part of speech, definition, second letter, last letter; then the word is told."""
    sitting = begun(clue_seconds=10)
    seen = []
    for _ in range(5):
        riddle = sitting.view("ana").riddle
        seen.append([riddle.initial, riddle.length, riddle.nature, riddle.definition, riddle.second, riddle.last])
        assert riddle.word is None
        sitting.after(12).tick()
    assert [sum(clue is not None for clue in clues) for clues in seen] == [2, 3, 4, 5, 6]
    assert sitting.view("ana").riddle.word == word(sitting)


def test_points_count_the_clues_needed_never_the_speed() -> None:
    """5 4 3 2 1 by the clue, whoever was first."""
    sitting = begun()
    sitting.do("bob", m.Guess(word(sitting)))
    sitting.after(9)
    sitting.do("ana", m.Guess(word(sitting)))
    sitting.do(TEACHER, m.NextClue())
    sitting.do(TEACHER, m.NextClue())
    sitting.do("cléo", m.Guess(word(sitting)))
    assert sitting.state.phase == "answer", "everyone has found"
    assert sitting.state.totals == (5, 5, 3)


def test_trying_costs_nothing() -> None:
    """Wrong answers leave the points as they are; the same word twice is pointed out; found is found."""
    sitting = begun()
    for text in ("un", "deux", "trois"):
        sitting.do("ana", m.Guess(text))
    assert sitting.refused("ana", m.Guess("deux")) == "again"
    sitting.do("ana", m.Guess(word(sitting)))
    assert sitting.refused("ana", m.Guess("encore")) == "found"
    sitting.do(TEACHER, m.CloseRiddle())
    assert sitting.state.totals == (5, 0, 0)


def test_a_team_has_the_points_of_its_member_who_needed_fewest_clues() -> None:
    """The others may go on looking: what they know counts for them."""
    sitting = begun((Seat(("ana", "ali"), "Lynx"), Seat(("bob",))))
    sitting.do("ana", m.Guess(word(sitting)))
    assert sitting.view("ali").me.seat_found == 1
    sitting.do(TEACHER, m.NextClue())
    sitting.do("ali", m.Guess(word(sitting)))
    sitting.do(TEACHER, m.CloseRiddle())
    assert sitting.state.totals == (5, 0)


def test_everyone_sees_their_own_result_and_the_board_the_share() -> None:
    """No page but mine and the desk shows what I answered."""
    sitting = begun()
    sitting.do("ana", m.Guess("chamois"))
    sitting.do("bob", m.Guess(word(sitting)))
    assert (sitting.view(SCREEN).found, sitting.view(SCREEN).players) == (1, 3)
    for viewer in (SCREEN, "bob", "cléo"):
        assert "chamois" not in repr(sitting.view(viewer))
    for viewer in (SCREEN, "ana", "cléo"):
        assert word(sitting) not in repr(sitting.view(viewer))
    assert sitting.view("bob").me.found == 1


def test_the_number_of_riddles_is_fixed() -> None:
    """Two of three riddles, then the podium; nobody is shown as last."""
    sitting = begun(riddles=2)
    for _ in range(2):
        sitting.do("ana", m.Guess(word(sitting)))
        sitting.do(TEACHER, m.CloseRiddle())
        sitting.do(TEACHER, m.NextRiddle())
    view = sitting.view(SCREEN)
    assert view.phase == "end"
    assert [(step.points, step.seats) for step in view.podium] == [(10, (0,))]
    assert [played.share for played in view.played] == [1.0, 1.0]
    assert sitting.view("ana").me.points == 10


def test_the_teacher_may_overrule_before_and_after() -> None:
    """An accepted answer counts at the clue where it was given."""
    sitting = begun()
    sitting.do("ana", m.Guess("synonyme"))
    sitting.do(TEACHER, m.NextClue())
    sitting.do("bob", m.Guess("autre"))
    assert sitting.refused("bob", m.Judge("bob", True)) == "teacher_only"
    sitting.do(TEACHER, m.Judge("ana", True))
    sitting.do(TEACHER, m.CloseRiddle())
    sitting.do(TEACHER, m.Judge("bob", True))
    assert sitting.state.totals == (5, 4, 0)
    sitting.do(TEACHER, m.Judge("ana", False))
    assert sitting.state.totals == (0, 4, 0)


def test_a_clue_stands_longer_for_who_needs_longer() -> None:
    """With twice the time for one who is still looking, the next clue waits; when they have found, it does not."""
    sitting = begun(clue_seconds=10)
    sitting.do(TEACHER, GivePace("ana", 2))
    sitting.after(12).tick()
    assert sitting.state.level == 1
    sitting.do("ana", m.Guess(word(sitting)))
    sitting.tick()
    assert sitting.state.level == 2


def test_an_answer_on_its_way_is_heard_though_a_clue_has_come() -> None:
    """A clue is no new step: the page's answer is not turned away."""
    sitting = begun()
    step = sitting.table.step
    sitting.do(TEACHER, m.NextClue())
    sitting.do("ana", m.Guess("mot"), step)
    assert sitting.state.answers["ana"][0].level == 2


def test_a_late_student_plays_at_once() -> None:
    """A seat of their own, with no points yet."""
    sitting = begun()
    sitting.do(TEACHER, m.Join("zoé"))
    sitting.do("zoé", m.Guess(word(sitting)))
    sitting.do(TEACHER, m.CloseRiddle())
    assert sitting.state.totals == (0, 0, 0, 5)


def test_every_student_who_answered_leaves_evidence() -> None:
    """Clue, grade and spelling; nothing for who did not answer."""
    sitting = begun()
    sitting.do("ana", m.Guess(word(sitting)[:-1]))
    sitting.do(TEACHER, m.NextClue())
    sitting.do("ana", m.Guess(word(sitting)))
    sitting.do("bob", m.Guess("rien du tout"))
    sitting.do(TEACHER, m.CloseRiddle())
    assert len(list(evidence(ECLAIR, sitting.turns))) == 3, "a table closed now has lost nothing"
    sitting.do(TEACHER, m.NextRiddle())
    pieces = [(p.student, p.act, p.right, p.q) for _, p in evidence(ECLAIR, sitting.turns)]
    assert pieces == [("ana", "recalled", True, 0.05), ("ana", "spelled", True, 0.02), ("bob", "recalled", False, 0.05)]
