"""Définitions: the course of a lesson: timers, undo, skipping, removing a text, students who come late."""

import pytest
from playthroughs.rounds import at_phase, count, desk, read, table, vote, write

from wordkit.engine import TEACHER, Extend, GivePace, Pause, Resume, SwitchTimer, Undo
from wordkit.games.definitions import model as m
from wordkit.games.definitions.model import REAL

PHASES = ("word", "writing", "desk", "reading", "vote", "count", "end")


# Time ----------------------------------------------------------------------------------------------------------------


def test_three_minutes_to_write_and_nothing_closes():
    """By default time is shown, and a text still counts after it has run out."""
    at = write(table())
    assert at.table.clock.left(at.now) == 180
    assert at.after(600).tick() is None
    at.do("a", m.Write("à mon rythme"))
    assert at.state.phase == "writing"


def test_a_hard_timer_closes_the_writing():
    """When time is up the pens are down, for what has been handed in."""
    at = write(table(hard=True), "a")
    assert at.after(181.5).tick() is None
    at.after(0.1).tick()
    assert (at.state.phase, set(at.state.texts)) == ("desk", {"a", REAL})
    assert at.table.clock.timer is None


def test_a_hard_timer_closes_the_vote_with_the_count():
    """When time is up the votes that were cast are counted."""
    at = vote(desk(table(hard=True), "a", "b"), c=REAL)
    assert at.table.clock.left(at.now) == 60
    at.after(62).tick()
    assert at.state.phase == "count"
    assert at.state.squares == (1, 1, 3, 1)


def test_a_hard_timer_closes_even_an_empty_phase():
    """Nobody wrote: the desk holds the real definition alone, and the table goes on."""
    at = write(table(hard=True))
    at.after(182).tick()
    assert at.state.order == (REAL,)


def test_an_answer_on_its_way_at_the_bell_counts():
    """A text or a vote that arrives within the grace is taken; later it is not, even before the tick."""
    at = write(table(hard=True))
    at.after(181.4).do("a", m.Write("juste à temps"))
    assert at.after(0.2).refused("b", m.Write("trop tard")) == "too_late"
    at = vote(desk(table(hard=True), "a", "b"))
    at.after(61.4).do("c", m.Vote(at.state.number_of(REAL)))
    assert at.after(0.2).refused("d", m.Vote(at.state.number_of(REAL))) == "too_late"


@pytest.mark.parametrize(("factor", "until"), [(1.5, 270), (2, 360)])
def test_a_student_with_longer_time_is_waited_for(factor, until):
    """While they have not answered, the phase stays open for them and for nobody else."""
    at = write(table(hard=True))
    at.do(TEACHER, GivePace("a", factor))
    at.after(200)
    assert at.tick() is None
    assert at.refused("b", m.Write("trop tard")) == "too_late"
    at.now = until + 1.4
    at.do("a", m.Write("j’ai pris mon temps"))
    at.tick()
    assert at.state.phase == "desk"


def test_a_student_without_limit_is_waited_for_until_the_teacher_goes_on():
    """No limit means none; the teacher may still close."""
    at = write(table(hard=True), "b")
    at.do(TEACHER, GivePace("a", 0))
    assert at.after(3000).tick() is None
    at.do(TEACHER, m.CloseWriting())
    assert at.state.phase == "desk"


def test_the_teacher_extends_pauses_and_switches():
    """More time, a pause and a change of kind, in the middle of the writing."""
    at = write(table())
    at.do(TEACHER, Extend(30))
    at.after(10).do(TEACHER, Pause())
    assert at.refused("a", m.Write("en pause")) == "paused"
    at.after(500).do(TEACHER, Resume())
    assert at.table.clock.left(at.now) == 200
    at.do(TEACHER, SwitchTimer(True))
    at.after(202).tick()
    assert at.state.phase == "desk"


def test_a_phase_without_limit_has_no_timer():
    """Zero seconds mean that the teacher closes."""
    at = write(table(writing_seconds=0, vote_seconds=0, hard=True))
    assert at.table.clock.timer is None
    vote(desk(at, "a", "b"))
    assert at.table.clock.timer is None


@pytest.mark.parametrize("phase", ["desk", "reading", "count"])
def test_no_timer_runs_where_the_host_works(phase):
    """Arranging, reading and the count take the time they take."""
    at = at_phase(phase, hard=True)
    assert at.table.clock.timer is None
    assert at.after(10_000).tick() is None


# Undo ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "command", "name"),
    [
        ("word", m.DrawCard(), "nouvelle carte"),
        ("word", m.ChooseWord(2), "choix du mot «\u00a0mot2\u00a0»"),
        ("writing", m.CloseWriting(), "fin de l’écriture"),
        ("desk", m.Merge(("a", "b")), "fusion {a} + {b}"),
        ("desk", m.Merge(("a", REAL, "b")), "fusion la vraie + {a} + {b}"),
        ("desk", m.Edit("a", "x"), "correction {a}"),
        ("desk", m.Edit(REAL, "x"), "correction la vraie"),
        ("desk", m.Choose("a", False), "{a} écarté"),
        ("desk", m.Choose("a", True), "{a} retenu"),
        ("desk", m.Shuffle(), "ordre de lecture"),
        ("desk", m.Remove("a"), "retrait {a}"),
        ("desk", m.StartReading(), "début de la lecture"),
        ("reading", m.OpenVote(), "ouverture du vote"),
        ("reading", m.Remove("a"), "retrait {a}"),
        ("vote", m.Remove("a"), "retrait {a}"),
        ("vote", m.Count(), "décompte"),
        ("count", m.NextRound(), "manche suivante"),
        ("count", m.End(), "fin de la partie"),
    ],
    ids=str,
)
def test_the_undo_button_says_what_it_takes_back(phase, command, name):
    """Every step has a name in a few words, and taking it back leaves no trace of it."""
    at = at_phase(phase)
    before = at.state
    at.do(TEACHER, command)
    assert at.table.undoable.name == name
    at.undo()
    assert at.state == before


def test_the_steps_of_a_student_host_have_names_too():
    """A reading that was proposed, and texts read one by one."""
    at = desk(table("abc", host="rotating"), "b", "c")
    at.do("a", m.StartReading())
    assert at.table.undoable.name == "lecture proposée"
    at.do(TEACHER, m.StartReading())
    at.do("a", m.ReadNext())
    assert at.table.undoable.name == "lecture du texte 2"
    at = desk(table(), "a", "b")
    at.do(TEACHER, m.Merge(("a", "b")))
    at.do(TEACHER, m.Separate("a"))
    assert at.table.undoable.name == "séparation {a}"


def test_an_undone_count_gives_the_votes_back():
    """Pawns, tokens and votes are where they were, and the vote is paused with its time."""
    at = vote(desk(table(), "a", "b"), c=REAL)
    at.do("c", m.PlayToken())
    at.after(20)
    count(at)
    at.after(50).undo()
    assert (at.state.phase, at.state.squares, at.state.tokens) == ("vote", (1, 1, 1, 1), (3, 3, 2, 3))
    assert dict(at.state.votes) == {"c": REAL}
    assert (at.table.clock.paused, at.table.clock.left(at.now)) == (True, 40)


def test_an_undone_vote_gives_the_tokens_back():
    """What was bet after the step is taken back with it."""
    at = vote(desk(table(), "a", "b"))
    at.do("c", m.PlayToken())
    assert at.table.after(at.table.undoable.turn) == 1
    at.undo()
    assert at.state.tokens == (3, 3, 3, 3)


def test_an_undone_close_gives_the_pens_back():
    """The texts are kept, and students may better them once play resumes."""
    at = desk(table(), "a", "b")
    at.undo()
    assert at.refused("a", m.Write("encore")) == "paused"
    at.do(TEACHER, Resume())
    at.do("a", m.Write("encore"))
    assert at.state.written["b"].text == "texte de b"


def test_two_desks_never_do_a_thing_twice():
    """The same click on two desks, or twice on one, counts once."""
    at = at_phase("count")
    step = at.table.step
    at.do(TEACHER, m.NextRound(), step)
    assert at.refused(TEACHER, m.NextRound(), step) == "stale"
    assert at.state.round == 2


def test_a_vote_for_a_list_that_has_changed_is_refused():
    """A page that shows an older step must look again before it votes."""
    at = vote(desk(table(), "a", "b", "c"))
    step = at.table.step
    at.do("d", m.Vote(1), step)
    at.do(TEACHER, m.Remove("a"), step)
    assert at.refused("d", m.Vote(2), step) == "stale"


def test_a_game_can_be_undone_to_its_beginning():
    """Step by step, to the first card; not further."""
    at = at_phase("end")
    while at.table.undoable is not None:
        at.undo()
    assert (at.state.phase, at.state.round, at.state.squares) == ("word", 1, (1, 1, 1, 1))
    assert at.refused(TEACHER, Undo(1)) == "nothing_to_undo"


# Skipping ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "then"),
    [
        ("word", "word"),
        ("writing", "desk"),
        ("desk", "reading"),
        ("reading", "vote"),
        ("vote", "count"),
        ("count", "word"),
    ],
)
@pytest.mark.parametrize("host", ["teacher", "rotating"])
def test_the_teacher_may_skip_any_phase(phase, then, host):
    """Whatever is missing, the table goes on to the next phase."""
    at = at_phase(phase, host=host)
    at.do(TEACHER, m.Skip())
    assert at.state.phase == then


def test_skipping_an_absent_host_passes_the_card_to_the_left():
    """The next seat hosts, with another card; nobody scores."""
    at = table("abc", cards=tuple((m.Word(str(n), "n.m.", "sens"),) for n in range(3)), host="rotating")
    at.do(TEACHER, m.Skip())
    assert (at.state.host, at.state.card, at.state.squares) == (1, 1, (1, 1, 1))


def test_skipping_the_choice_of_a_word_draws_another_card():
    """When the teacher hosts, skipping the card is taking another."""
    at = table(cards=tuple((m.Word(str(n), "n.m.", "sens"),) for n in range(3)))
    at.do(TEACHER, m.Skip())
    assert (at.state.card, at.state.round) == (1, 1)


def test_skipping_the_reading_shows_all_texts():
    """Nobody votes on texts that they have not seen."""
    at = desk(table(), "a", "b")
    at.do(TEACHER, m.StartReading())
    at.do(TEACHER, m.Skip())
    assert (at.state.phase, len(at.view("c").texts)) == ("vote", 3)


def test_skipping_the_desk_reads_what_is_picked_even_unproposed():
    """The teacher need not wait for a student host."""
    at = desk(table("abc", host="rotating"), "b", "c")
    at.do(TEACHER, m.Skip())
    assert at.state.phase == "reading"


# Removing a text -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["desk", "reading", "vote"])
def test_a_text_can_be_removed_while_it_matters(phase):
    """From the desk to the vote; its author scores nothing for it, and nobody can choose it."""
    at = at_phase(phase)
    at.do(TEACHER, m.Remove("a"))
    number = at.state.number_of("a")
    vote(at)
    if phase == "desk":
        assert "a" not in at.state.order
    else:
        assert at.refused("b", m.Vote(number)) == "no_such_text"
    count(at)
    assert at.state.scores[0].gains == () or {gain.why for gain in at.state.scores[0].gains} == {"found"}
    assert not at.view("a").me.kept


@pytest.mark.parametrize("phase", ["word", "writing", "count", "end"])
def test_there_is_nothing_to_remove_before_or_after(phase):
    """While students write nothing is shown yet; after the count points are given."""
    assert at_phase(phase).refused(TEACHER, m.Remove("a")) == "not_now"


def test_a_removed_text_is_gone_from_every_page_and_keeps_its_number():
    """Its words are shown to nobody, and the others are still called by the numbers that were read."""
    at = read(desk(table(), "a", "b"))
    numbers = {text: at.state.number_of(text) for text in ("a", "b", REAL)}
    at.do(TEACHER, m.Remove("a"))
    for viewer in ("screen", "a", "b", TEACHER):
        gone = at.view(viewer).texts[numbers["a"] - 1]
        assert (gone.text, gone.removed) == ("", True)
    assert {text: at.state.number_of(text) for text in ("a", "b", REAL)} == numbers
    count(vote(at))
    assert at.view("screen").texts[numbers["a"] - 1].authors == ()


def test_votes_on_a_removed_text_are_free_again():
    """Whoever had chosen it chooses again; other votes stay."""
    at = vote(desk(table(), "a", "b"), c="a", d="b")
    at.do(TEACHER, m.Remove("a"))
    assert (at.view("c").me.vote, at.view("c").voted) == (None, 1)
    vote(at, c=REAL)
    assert count(at) == {"a": 0, "b": 1, "c": 2, "d": 0}


def test_a_text_that_is_removed_before_it_is_read_is_never_seen():
    """Removed in mid-reading, its turn comes without its words."""
    at = desk(table(), "a", "b")
    at.do(TEACHER, m.Reorder((REAL, "a", "b")))
    at.do(TEACHER, m.StartReading())
    at.do(TEACHER, m.Remove("a"))
    at.do(TEACHER, m.ReadNext())
    assert [text.text for text in at.view("screen").texts] == ["Sens numéro 0.", ""]


# Coming late ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", PHASES[:-1])
def test_a_late_student_gets_a_seat_in_any_phase(phase):
    """A seat of their own on square 1 with three tokens, and from then on they play like the others."""
    at = at_phase(phase)
    at.do(TEACHER, m.Join("late"))
    seat = at.view("screen").seats[-1]
    assert (seat.members, seat.square, seat.tokens) == (("late",), 1, 3)
    if phase == "writing":
        at.do("late", m.Write("me voilà"))
    if phase == "vote":
        at.do("late", m.Vote(at.state.number_of(REAL)))
        assert count(at)["late"] == 2
    at.do(TEACHER, m.End())


def test_a_late_student_may_join_a_team():
    """In a team's seat, they share its pawn, its tokens and its vote."""
    at = vote(desk(table(("ab", "c", "d")), "c", "d"), a="c")
    at.do(TEACHER, m.Join("late", 0))
    assert at.state.seats[0].members == ("a", "b", "late")
    vote(at, b=REAL, late=REAL)
    assert count(at) == {"a": 2, "c": 0, "d": 0}


def test_nobody_sits_twice():
    """A student who has a seat gets no other."""
    assert table().refused(TEACHER, m.Join("a")) == table().refused(TEACHER, m.Join("a", 1)) == "seated"


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_must_exist_to_be_joined(seat):
    """There is no such seat."""
    assert table().refused(TEACHER, m.Join("late", seat)) == "no_such_seat"


@pytest.mark.parametrize(("host", "size"), [("teacher", 40), ("rotating", 6)])
def test_a_full_table_has_no_seat_left(host, size):
    """A late student may still join a team there."""
    at = table(tuple(f"{chr(65 + n)}" for n in range(size)), host=host)
    assert at.refused(TEACHER, m.Join("late")) == "full"
    at.do(TEACHER, m.Join("late", 1))
    assert at.state.seats[1].members == ("B", "late")


def test_a_seat_that_came_late_hosts_in_its_turn():
    """It sits to the left of the last one: after it comes the first again."""
    at = table("abc", host="rotating", first_host=2)
    at.do(TEACHER, m.Join("late"))
    for host in (3, 0):
        at.do(TEACHER, m.Skip())
        assert at.state.host == host


def test_joining_is_no_step():
    """A late student does not make others' clicks stale, nor is it what the undo button takes back."""
    at = write(table())
    step = at.table.step
    at.do(TEACHER, m.Join("late"))
    at.do("a", m.Write("à temps"), step)
    assert at.table.undoable.name.startswith("choix du mot")
