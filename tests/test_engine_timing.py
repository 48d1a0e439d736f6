"""Time: hard and soft timers, pause, more time for all, longer time for one. Now is always said, never asked."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordkit.engine.errors import RuleError
from wordkit.engine.timing import (
    GRACE,
    Clock,
    Extend,
    Extended,
    GivePace,
    Pause,
    Paused,
    Resume,
    Resumed,
    SwitchTimer,
    TimerStarted,
    TimerStopped,
    decide,
    evolve,
    start_timer,
)


def clock(*facts):
    """The clock after these facts."""
    made = Clock()
    for fact in facts:
        made = evolve(made, fact)
    return made


def told(made, now, *commands):
    """The clock after the teacher has given these commands at once."""
    for command in commands:
        for fact in decide(made, command, now):
            made = evolve(made, fact)
    return made


def hard(seconds=60.0, now=0.0):
    """A clock whose hard timer has just started."""
    return clock(*start_timer(seconds, True, now))


def soft(seconds=60.0, now=0.0):
    """A clock whose soft timer has just started."""
    return clock(*start_timer(seconds, False, now))


def refusal(made, command, now=0.0):
    """The code with which a command is refused."""
    with pytest.raises(RuleError) as refused:
        decide(made, command, now)
    return refused.value.code


def test_a_timer_runs_to_its_deadline():
    """Seconds left are counted from now to the deadline that was written down."""
    assert start_timer(60, True, 100) == (TimerStarted(60, True, 160),)
    assert hard(60, 100).left(130) == 30


def test_no_seconds_mean_no_timer():
    """A phase without limit starts no timer at all."""
    assert start_timer(0, True, 100) == ()
    assert Clock().left(5) is None


def test_a_soft_timer_closes_nothing():
    """It shows the time running out, then by how much it is past, and is never due."""
    assert soft().left(90) == -30
    assert not soft().due({"ana"}, 10_000)
    assert soft().deadline_of("ana") == math.inf


def test_a_hard_timer_is_due_after_its_grace():
    """It closes the phase once the deadline and the grace have passed, awaited or not."""
    assert not hard().due({"ana"}, 60 + GRACE)
    assert hard().due({"ana"}, 60.01 + GRACE)
    assert hard().due((), 60.01 + GRACE)
    assert not Clock().due({"ana"}, 10_000)


def test_a_stopped_timer_is_gone():
    """When a phase closes, its timer presses nobody."""
    assert evolve(hard(), TimerStopped()) == Clock()


@pytest.mark.parametrize(("factor", "until"), [(1, 60), (1.5, 90), (2, 120), (0, math.inf)])
def test_a_student_may_have_longer(factor, until):
    """Half as long again, twice as long, or no limit: for this student alone."""
    made = told(hard(), 0, GivePace("ana", factor))
    assert made.deadline_of("ana") == until
    assert made.deadline_of("bob") == 60


def test_the_phase_waits_for_a_student_with_longer_time():
    """While a student who has longer is awaited, the phase stays open for their time, and no more."""
    made = told(hard(), 0, GivePace("ana", 1.5))
    assert not made.due({"ana", "bob"}, 90 + GRACE)
    assert made.due({"ana", "bob"}, 90.01 + GRACE)
    assert made.due({"bob"}, 60.01 + GRACE)


def test_without_limit_the_phase_waits_for_the_teacher():
    """A student without limit who is still awaited keeps the phase open; once answered, they do not."""
    made = told(hard(), 0, GivePace("ana", 0))
    assert not made.due({"ana"}, 1e9)
    assert made.due({"bob"}, 61.6)


def test_the_ordinary_pace_can_be_given_back():
    """A pace of one is the ordinary time again."""
    made = told(hard(), 0, GivePace("ana", 2), GivePace("ana", 1))
    assert made.deadline_of("ana") == 60


@pytest.mark.parametrize("factor", [-1, 0.5, 3, math.inf, math.nan])
def test_no_other_pace_can_be_given(factor):
    """Four paces are enough; a shorter one is no help."""
    assert refusal(hard(), GivePace("ana", factor)) == "bad_pace"


def test_a_pause_keeps_what_is_left():
    """However long the pause, play resumes with the seconds that were left."""
    paused = told(hard(), 20, Pause())
    assert (paused.paused, paused.left(5000)) == (True, 40)
    assert not paused.due({"ana"}, 5000)
    assert paused.deadline_of("ana") == math.inf
    resumed = told(paused, 5000, Resume())
    assert (resumed.paused, resumed.timer.deadline) == (False, 5040)


def test_a_pause_without_timer_stops_the_table_too():
    """There is nothing to keep, but play stops and resumes."""
    assert decide(Clock(), Pause(), 5) == (Paused(None),)
    assert told(Clock(), 5, Pause(), Resume()) == Clock()


def test_longer_time_survives_a_pause():
    """A student with longer time has it after a pause as before."""
    made = told(told(hard(), 20, GivePace("ana", 1.5), Pause()), 100, Resume())
    assert (made.deadline_of("bob"), made.deadline_of("ana")) == (140, 170)


def test_pausing_twice_and_resuming_twice_are_refused():
    """A second click on a button that has done its work changes nothing."""
    assert refusal(told(hard(), 0, Pause()), Pause()) == "paused"
    assert refusal(hard(), Resume()) == "not_paused"


def test_more_time_is_added_to_what_is_left():
    """Extending moves the deadline and the length of the timer; a student with longer time gains in proportion."""
    made = told(hard(), 30, GivePace("ana", 2), Extend(30))
    assert (made.left(30), made.timer.seconds) == (60, 90)
    assert (made.deadline_of("bob"), made.deadline_of("ana")) == (90, 180)


def test_more_time_can_be_given_in_a_pause():
    """What is left grows, and runs on when play resumes."""
    made = told(told(hard(), 20, Pause()), 100, Extend(30))
    assert made.left(100) == 70
    assert told(made, 200, Resume()).timer.deadline == 270


def test_more_time_after_the_time_has_run_out_counts_from_now():
    """Half a minute more is half a minute, even if a soft timer ran out long ago."""
    assert decide(soft(), Extend(30), 100) == (Extended(70),)
    assert told(soft(), 100, Extend(30)).left(100) == 30


def test_more_time_after_it_ran_out_in_a_pause_counts_from_the_end_of_the_pause():
    """What was owed is forgiven in a pause as well."""
    made = told(told(soft(), 100, Pause()), 500, Extend(30), Resume())
    assert made.left(500) == 30


@pytest.mark.parametrize("seconds", [0, -30, 0.5, 3601, math.inf, math.nan])
def test_more_time_is_a_second_to_an_hour(seconds):
    """Anything else is refused."""
    assert refusal(hard(), Extend(seconds)) == "bad_time"


@pytest.mark.parametrize("command", [Extend(30), SwitchTimer(True)])
def test_without_timer_there_is_nothing_to_change(command):
    """Extending or switching needs a timer."""
    assert refusal(Clock(), command) == "no_timer"


def test_a_soft_timer_can_be_made_hard_and_back():
    """The teacher decides in mid-phase whether time closes it."""
    made = told(soft(), 30, SwitchTimer(True))
    assert made.due({"ana"}, 61.6)
    assert not told(made, 31, SwitchTimer(False)).due({"ana"}, 61.6)


def test_a_timer_started_in_a_pause_rests():
    """It has all its time when play resumes."""
    made = clock(Paused(None), *start_timer(60, True, 10))
    assert made.left(1000) == 60
    assert evolve(made, Resumed(1060)).left(1000) == 60


@given(
    st.lists(st.sampled_from([Pause(), Resume(), Extend(30.0), SwitchTimer(True), SwitchTimer(False)]), max_size=12),
    st.lists(st.floats(0, 100), min_size=12, max_size=12),
)
def test_no_power_over_time_shortens_it(commands, waits):
    """Whatever the teacher presses, seconds left only ever shrink by the time that passed unpaused."""
    made, now, ran, added = hard(60), 0.0, 0.0, 0.0
    for command, wait in zip(commands, waits, strict=False):
        if not made.paused:
            ran += wait
        now += wait
        try:
            (fact,) = decide(made, command, now)
        except RuleError:
            continue
        added += fact.seconds if isinstance(fact, Extended) else 0
        made = evolve(made, fact)
    assert made.left(now) == pytest.approx(60 + added - ran, abs=1e-6)
