"""A table: turns fold into a state, replay needs no dice, steps can be taken back, time never runs backwards."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playthroughs import tiny
from playthroughs.tiny import Again, Begin, Guess, Guessed, Hidden, Reveal, Revealed

from wordkit.engine import CLOCK, SCREEN, TEACHER, Extend, GivePace, Pause, Resume, RuleError, Seat, Table, Undo
from wordkit.engine.codec import CodecError
from wordkit.engine.table import evidence, fold, play, read_facts, replay
from wordkit.engine.timing import PaceGiven, Paused, TimerStopped, TimeUp
from wordkit.testing import Sitting

SEATS = (Seat(("ana", "bob"), "Lynx"), Seat(("cleo",)))


@pytest.fixture
def sitting():
    """A game of the tiny game with a hard timer of a minute, just begun."""
    sitting = Sitting(tiny.GAME, "s")
    sitting.do(TEACHER, Begin(SEATS, seconds=60, hard=True))
    return sitting


def test_a_turn_says_who_did_what_when(sitting):
    """An accepted command becomes the next turn, with its author, its time and its facts."""
    turn = sitting.after(3).do("ana", Guess(7))
    assert (turn.n, turn.by, turn.at, turn.facts, turn.undoes) == (2, "ana", 3.0, (Guessed("ana", 7),), None)


def test_a_refused_command_leaves_no_trace(sitting):
    """Nothing is stored and nothing changes when the rules say no."""
    before = sitting.table
    assert sitting.refused("ana", Guess(1000)) == "no_guess"
    assert sitting.table == before


def test_an_idle_tick_makes_no_turn(sitting):
    """A tick with nothing due is not stored."""
    assert sitting.after(59).tick() is None
    assert Sitting(tiny.GAME).tick() is None


def test_a_due_tick_is_signed_by_whoever_ticked_and_decided_by_the_clock(sitting):
    """When the hard timer has run out, a tick makes the turn that the game decides."""
    turn = sitting.after(61.6).tick()
    assert (turn.by, turn.facts) == (CLOCK, (TimerStopped(), Revealed()))


def test_replay_leads_to_the_same_table(sitting):
    """Folding the log again gives the same state, clock, steps and numbers, without dice."""
    sitting.after(1).do("ana", Guess(7))
    sitting.do(TEACHER, Reveal())
    sitting.do(TEACHER, Again())
    sitting.undo()
    sitting.do(TEACHER, Resume())
    assert replay(tiny.GAME, sitting.turns) == sitting.table


def test_facts_are_read_back_as_written(sitting):
    """The facts of a turn, the clock's included, survive JSON."""
    for turn in sitting.turns:
        assert read_facts(tiny.GAME, json.loads(json.dumps(turn.facts_json()))) == turn.facts


def test_a_fact_of_another_game_is_not_read():
    """A stored fact whose type the game does not know is refused, not guessed."""
    with pytest.raises(CodecError, match="unknown type"):
        read_facts(tiny.GAME, [{"_": "Voted", "student": "ana", "text": "real"}])


def test_the_dice_differ_from_turn_to_turn_and_not_from_table_to_table():
    """Each turn has dice of its own, made from the seed and its number alone."""

    def numbers(seed):
        sitting = Sitting(tiny.GAME, seed)
        sitting.do(TEACHER, Begin(SEATS))
        for _ in range(5):
            sitting.do(TEACHER, Again())
        return [fact.number for turn in sitting.turns for fact in turn.facts if isinstance(fact, Hidden)]

    assert numbers("s") == numbers("s")
    assert numbers("s") != numbers("t")
    assert len(set(numbers("s"))) > 1


# Steps and undo ------------------------------------------------------------------------------------------------------


def test_the_beginning_cannot_be_taken_back(sitting):
    """There is nothing to undo in a game that has just begun."""
    assert sitting.table.undoable is None
    assert sitting.refused(TEACHER, Undo(1)) == "nothing_to_undo"


def test_what_students_add_is_no_step(sitting):
    """A contribution moves neither the step that pages answer to nor what an undo takes back."""
    step = sitting.table.step
    sitting.do("ana", Guess(7), step)
    sitting.do("cleo", Guess(8), step)
    assert (sitting.table.step, sitting.table.undoable) == (step, None)


def test_an_undo_names_its_step_and_takes_what_was_built_on_it(sitting):
    """The step, and the contributions that came after it, are gone; those before stay."""
    sitting.do("ana", Guess(7))
    sitting.do(TEACHER, Reveal())
    sitting.do(TEACHER, Again())
    sitting.do("ana", Guess(9))
    sitting.do("cleo", Guess(9))
    step = sitting.table.undoable
    assert (step.turn, step.name, sitting.table.after(step.turn)) == (4, "nombre caché", 2)
    turn = sitting.undo()
    assert turn.undoes == 4
    assert dict(sitting.state.guesses) == {"ana": 7}
    assert sitting.state.open
    assert sitting.table.undoable.name == "réponse montrée"


def test_undo_after_undo_walks_back_to_the_beginning(sitting):
    """Each undo takes the step before; the log keeps all of it."""
    begun = sitting.state
    for _ in range(4):
        sitting.do(TEACHER, Reveal())
        sitting.do(TEACHER, Again())
    undone = [sitting.undo().undoes for _ in range(8)]
    assert undone == [9, 8, 7, 6, 5, 4, 3, 2]
    assert sitting.state == begun
    assert len(sitting.turns) == 17


def test_a_step_played_again_after_an_undo_can_be_undone_again(sitting):
    """Undo, redo by hand, undo: the second undo takes back the second try."""
    sitting.do(TEACHER, Reveal())
    sitting.undo()
    sitting.do(TEACHER, Reveal())
    assert sitting.undo().undoes == 4
    assert not sitting.state.open


def test_a_lesson_of_undos_stays_quick(sitting, monkeypatch):
    """However many steps were taken back, the next undo folds each turn that counts once, not all of history again."""
    for _ in range(60):
        sitting.do(TEACHER, Reveal())
        sitting.undo()
    folds = 0

    def counted(table, turn, fold=fold):
        nonlocal folds
        folds += 1
        return fold(table, turn)

    monkeypatch.setattr("wordkit.engine.table.fold", counted)
    sitting.do(TEACHER, Reveal())
    sitting.undo()
    assert folds < 3 * len(sitting.table.turns)


@pytest.mark.parametrize("who", ["ana", "stranger", SCREEN, CLOCK])
def test_only_the_teacher_takes_steps_back(sitting, who):
    """An undo by anyone else is refused."""
    sitting.do(TEACHER, Reveal())
    assert sitting.refused(who, Undo(2)) == "teacher_only"


def test_two_desks_undo_once(sitting):
    """The same undo sent from two desks takes back one step, not two."""
    sitting.do(TEACHER, Reveal())
    sitting.do(TEACHER, Again())
    sitting.do(TEACHER, Undo(3))
    assert sitting.refused(TEACHER, Undo(3)) == "stale"
    assert sitting.state.open


def test_an_answer_to_a_step_that_is_gone_is_refused(sitting):
    """A command that names an older step is refused: a late click never does a thing twice."""
    step = sitting.table.step
    sitting.do(TEACHER, Reveal(), step)
    assert sitting.refused(TEACHER, Again(), step) == "stale"
    assert sitting.refused("ana", Guess(3), step) == "stale"


def test_an_undo_is_news_for_every_page(sitting):
    """What was on the pages before an undo is no longer what they answer to."""
    sitting.do(TEACHER, Reveal())
    step = sitting.table.step
    sitting.undo()
    assert sitting.table.step != step
    assert sitting.refused(TEACHER, Again(), step) == "stale"


def test_an_undo_pauses_with_the_time_that_was_left_at_the_step(sitting):
    """The clock rests where it stood when the step was taken, not where it would stand now."""
    sitting.after(20).do(TEACHER, Reveal())
    turn = sitting.after(100).undo()
    assert turn.facts == (Paused(40.0),)
    sitting.after(500).do(TEACHER, Resume())
    assert sitting.table.clock.timer.deadline == 660.0


def test_an_undo_during_a_pause_keeps_the_rest(sitting):
    """A step taken while all was paused is undone to the same pause."""
    sitting.after(20).do(TEACHER, Pause())
    sitting.after(50).do(TEACHER, Reveal())
    assert sitting.after(50).undo().facts == (Paused(40.0),)


def test_an_undo_of_what_the_clock_closed_leaves_no_debt(sitting):
    """Time that had run out comes back as zero, so that the teacher can extend it."""
    sitting.after(100).tick()
    assert sitting.undo().facts == (Paused(0.0),)


def test_longer_time_for_a_student_outlives_undos(sitting):
    """The pace given to a student is no step: no undo, and no chain of undos, takes it away."""
    sitting.do(TEACHER, Reveal())
    sitting.do(TEACHER, GivePace("cleo", 2))
    sitting.undo()
    sitting.do(TEACHER, Reveal())
    sitting.do(TEACHER, Again())
    sitting.undo()
    sitting.undo()
    assert sitting.table.clock.paces == {"cleo": 2}
    assert replay(tiny.GAME, sitting.turns).clock.paces == {"cleo": 2}


def test_evidence_of_what_was_undone_does_not_count(sitting):
    """Only the turns that still count show who knows what."""
    sitting.do("ana", Guess(sitting.state.number))
    sitting.do(TEACHER, Reveal())
    assert [piece.student for _, piece in evidence(tiny.GAME, sitting.turns)] == ["ana"]
    sitting.undo()
    assert list(evidence(tiny.GAME, sitting.turns)) == []


# Time and powers -----------------------------------------------------------------------------------------------------


def test_a_machine_clock_set_back_never_turns_the_table_back(sitting):
    """Turns keep their order in time, and no deadline moves, when the machine's clock is set back an hour."""
    sitting.after(30).do("ana", Guess(7))
    deadline = sitting.table.clock.timer.deadline
    sitting.now = -3600.0
    assert sitting.do("cleo", Guess(8)).at == 30.0
    assert sitting.do(TEACHER, Pause()).facts == (Paused(30.0),)
    sitting.do(TEACHER, Resume())
    assert sitting.table.clock.timer.deadline == deadline
    assert sitting.do(TEACHER, Again()).facts[-1].deadline == 90.0


@given(st.lists(st.floats(-1e6, 1e6), max_size=12))
def test_the_log_is_in_order_of_time_whatever_the_clock_says(times):
    """The time of a turn is never before that of the turn before it."""
    sitting = Sitting(tiny.GAME)
    sitting.do(TEACHER, Begin(SEATS))
    for now in times:
        sitting.now = now
        sitting.do(TEACHER, Again())
    assert [turn.at for turn in sitting.turns] == sorted(turn.at for turn in sitting.turns)


def test_in_a_pause_only_the_teacher_acts(sitting):
    """A student's command waits for the end of the pause; the teacher's does not."""
    sitting.do(TEACHER, Pause())
    assert sitting.refused("ana", Guess(7)) == "paused"
    sitting.do(TEACHER, Reveal())


def test_a_timer_started_in_a_pause_waits_for_its_end(sitting):
    """A phase opened by the teacher during a pause has all its time when play resumes."""
    sitting.do(TEACHER, Pause())
    sitting.after(10).do(TEACHER, Again())
    assert sitting.table.clock.left(sitting.now + 1000) == 60.0
    sitting.after(10).do(TEACHER, Resume())
    assert sitting.table.clock.timer.deadline == 80.0


def test_an_answer_counts_until_the_end_of_the_grace(sitting):
    """Late by a second and a half still counts; later does not, even if no tick has closed the phase."""
    sitting.after(61.5).do("ana", Guess(7))
    assert sitting.after(0.1).refused("cleo", Guess(8)) == "too_late"


@pytest.mark.parametrize("command", [Pause(), Extend(30.0), GivePace("ana", 2), Undo(1)])
@pytest.mark.parametrize("who", ["ana", "stranger", SCREEN])
def test_time_is_the_teacher_s(sitting, who, command):
    """Nobody else pauses, extends, or gives a pace."""
    assert sitting.refused(who, command) == "teacher_only"


@pytest.mark.parametrize("who", ["ana", "stranger", TEACHER, CLOCK])
@pytest.mark.parametrize("command", [TimeUp(), Guessed("ana", 7), Paused(None), "Reveal", None])
def test_what_is_no_command_of_the_game_is_refused(sitting, who, command):
    """Nobody can say that the time is up, nor hand in a fact: only commands of the game are heard."""
    assert sitting.refused(who, command) == "unknown_command"


def test_nothing_can_happen_before_the_beginning():
    """Commands to a table without a game are refused in a sentence."""
    assert Sitting(tiny.GAME).refused(TEACHER, Again()) == "not_begun"


def test_turns_are_values(sitting):
    """The same turn folded twice into the same table gives equal tables: nothing is shared and changed."""
    turn = play(sitting.table, "ana", Guess(7), now=1.0, seed="s")
    assert fold(sitting.table, turn) == fold(sitting.table, replace(turn))
    assert sitting.state.guesses == {}


def test_rule_errors_carry_code_and_sentence():
    """A refusal has a code for programs and a sentence for people."""
    error = RuleError("code", "Une phrase.")
    assert (error.code, error.sentence, str(error)) == ("code", "Une phrase.", "code: Une phrase.")


def test_the_pace_given_is_a_fact(sitting):
    """Giving a pace is stored with the other turns."""
    assert sitting.do(TEACHER, GivePace("ana", 1.5)).facts == (PaceGiven("ana", 1.5),)
    assert Table(tiny.GAME).clock.paces == {}
