"""Définitions: the rules of the rulebook and what we settled beside it, one by one."""

from collections import Counter

import pytest
from playthroughs.rounds import CARD, at_phase, count, desk, read, table, vote, write

from wordkit.engine import TEACHER, Seat
from wordkit.games.definitions import GAME
from wordkit.games.definitions import model as m
from wordkit.games.definitions.model import GOAL, REAL
from wordkit.testing import Sitting

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


# Set-up --------------------------------------------------------------------------------------------------------------


def test_a_track_of_26_squares_and_three_tokens():
    """Every pawn starts on square 1 of 26, and every seat has three bonus tokens."""
    at = table("abc")
    assert at.view("screen").goal == GOAL == 26
    assert [(seat.square, seat.tokens) for seat in at.view("screen").seats] == [(1, 3)] * 3


@pytest.mark.parametrize(("host", "size"), [("teacher", 3), ("teacher", 40), ("rotating", 3), ("rotating", 6)])
def test_how_many_can_play(host, size):
    """Three to six seats as in the rulebook; up to forty when the teacher hosts."""
    assert len(table(LETTERS[:size], host=host).state.seats) == size


@pytest.mark.parametrize(("host", "size"), [("teacher", 2), ("teacher", 41), ("rotating", 2), ("rotating", 7)])
def test_how_many_cannot(host, size):
    """Fewer or more are refused, and nothing is begun."""
    assert refused_begin(LETTERS[:size], host=host) == "seats"


@pytest.mark.parametrize("seats", [("ab", "", "c"), ("ab", "bc", "d"), ("aa", "b", "c")])
def test_everyone_has_one_place(seats):
    """A seat without student, or a student with two seats, is refused."""
    assert refused_begin(seats) == "seats"


@pytest.mark.parametrize("cards", [(), ((),), (CARD, ())])
def test_a_game_needs_words(cards):
    """No card, or a card without word, is refused."""
    assert refused_begin("abc", cards=cards) == "no_cards"


@pytest.mark.parametrize(
    "options",
    [
        {"reads": 1},
        {"reads": 41},
        {"first_host": 3},
        {"first_host": -1},
        {"writing_seconds": -1.0},
        {"vote_seconds": float("inf")},
        {"writing_seconds": float("nan")},
        {"vote_seconds": 3601.0},
    ],
    ids=str,
)
def test_options_that_make_no_game(options):
    """Fewer than two texts to read, a host who is not there or an endless timer are refused."""
    assert refused_begin("abc", **options) == "options"


def test_only_the_teacher_begins_and_only_once():
    """A student cannot begin a game, and a game that runs cannot be begun again."""
    begin = m.Begin(tuple(Seat((student,)) for student in "abc"), (CARD,))
    assert Sitting(GAME).refused("a", begin) == "teacher_only"
    assert table("abc").refused(TEACHER, begin) == "begun"


def test_the_teacher_hosts_by_default():
    """Class mode is the default: eight texts at most, three minutes to write, soft timers."""
    options = m.Options()
    assert (options.host, options.reads, options.writing_seconds, options.hard) == ("teacher", 8, 180, False)


def test_the_deck_is_shuffled_by_the_seed_alone():
    """The same seed deals the same cards; another deals others; none is lost."""
    deck = tuple((m.Word(str(n), "n.m.", "sens"),) for n in range(30))

    def dealt(seed):
        at = Sitting(GAME, seed)
        at.do(TEACHER, m.Begin(tuple(Seat((student,)) for student in "abc"), deck))
        return at.state.cards

    assert dealt("x") == dealt("x") != dealt("y")
    assert Counter(dealt("x")) == Counter(deck)


def refused_begin(seats, cards=(CARD,), **options):
    """The code with which a beginning is refused."""
    begin = m.Begin(tuple(Seat(tuple(members)) for members in seats), cards, m.Options(**options))
    return Sitting(GAME).refused(TEACHER, begin)


# Phase 1: the word ---------------------------------------------------------------------------------------------------


def test_the_host_picks_one_of_the_words_of_a_card():
    """Any of the card's words, and nothing that is not on it."""
    at = table()
    assert at.refused(TEACHER, m.ChooseWord(4)) == at.refused(TEACHER, m.ChooseWord(-1)) == "no_such_word"
    at.do(TEACHER, m.ChooseWord(3))
    assert at.view("a").word == "mot3"


def test_the_host_may_take_another_card():
    """The card goes back and the next one is drawn; after the last comes the first."""
    deck = tuple((m.Word(f"m{n}", "n.m.", "sens"),) for n in range(3))
    at = table(cards=deck)
    first = at.view(TEACHER).desk.card
    seen = [at.do(TEACHER, m.DrawCard()) and at.view(TEACHER).desk.card for _ in range(3)]
    assert {*seen} == set(deck)
    assert seen[-1] == first


def test_word_and_part_of_speech_are_shown_and_nothing_else():
    """Before the word is picked nobody but the host sees the card; after, the word and its class alone."""
    at = table()
    assert at.view("a").desk is None
    assert (at.view("a").word, at.view("screen").word) == (None, None)
    write(at)
    for viewer in ("a", "screen"):
        view = at.view(viewer)
        assert (view.word, view.nature, view.definition) == ("mot0", "n.m.", None)


# Phase 2: writing ----------------------------------------------------------------------------------------------------


def test_everyone_writes_in_class_mode():
    """All seats write when the teacher hosts; a text can be bettered until the pens are down."""
    at = write(table("abc"), "a", "b", "c")
    at.do("a", m.Write("mieux"))
    assert {student: written.text for student, written in at.state.written.items()} == {
        "a": "mieux",
        "b": "texte de b",
        "c": "texte de c",
    }


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "\u00a0", "\u200b\u200e"])
def test_an_empty_text_is_refused(text):
    """Spaces and invisible signs are no definition."""
    assert write(table()).refused("a", m.Write(text)) == "empty"


def test_a_text_has_200_signs_at_most():
    """Two hundred signs pass, one more does not; spaces around do not count."""
    at = write(table())
    at.do("a", m.Write("  " + "x" * 200 + "  "))
    assert at.refused("a", m.Write("x" * 201)) == "too_long"


def test_a_text_is_tidied():
    """A text is one line of plain text, whatever was pasted."""
    at = write(table())
    at.do("a", m.Write("  qui \n saute\u200b\tpartout  "))
    assert at.view("a").me.text == "qui saute partout"


@pytest.mark.parametrize("phase", ["word", "desk", "reading", "vote", "count", "end"])
def test_nobody_writes_when_it_is_not_the_time(phase):
    """Before the word is picked and after the pens are down, a text is refused."""
    assert at_phase(phase).refused("a", m.Write("trop tard")) == "not_now"


def test_nobody_has_to_write():
    """A seat that wrote nothing still votes and scores."""
    at = vote(desk(table(), "a", "b"), c=REAL, d="a")
    assert count(at) == {"a": 1, "b": 0, "c": 2, "d": 0}


# Phase 3: the desk ---------------------------------------------------------------------------------------------------


def test_texts_are_read_as_sentences_that_look_alike():
    """The real definition and the others get a capital and a full stop: the form gives nothing away."""
    at = desk(table(), "a")
    assert at.state.texts["a"].form == "Texte de a."
    assert at.state.real.form == "Sens numéro 0."


def test_the_reading_order_is_shuffled_and_complete():
    """Every text and the real one has its place, and the order comes from the seed."""
    orders = set()
    for n in range(12):
        at = Sitting(GAME, str(n))
        at.do(TEACHER, m.Begin(tuple(Seat((student,)) for student in "abc"), (CARD,)))
        desk(at, "a", "b", "c")
        assert sorted(at.state.order) == ["a", "b", "c", REAL]
        orders.add(at.state.order)
    assert len(orders) > 5
    assert len({order.index(REAL) for order in orders}) == 4


def test_the_host_sets_the_order():
    """The order may be set by hand, each text once, or shuffled again."""
    at = desk(table(), "a", "b")
    at.do(TEACHER, m.Reorder(("b", REAL, "a")))
    for wrong in ((), ("a", "b"), ("a", "b", REAL, REAL), ("a", "b", "c")):
        assert at.refused(TEACHER, m.Reorder(wrong)) == "order"
    at.do(TEACHER, m.StartReading())
    assert at.state.order == ("b", REAL, "a")
    at = desk(table(), "a", "b")
    at.do(TEACHER, m.Shuffle())
    assert sorted(at.state.order) == ["a", "b", REAL]


def test_the_host_may_touch_up_any_text_even_the_real_one():
    """What is read changes; what was written, and the definition that is shown at the count, do not."""
    at = desk(table(), "a", "b")
    at.do(TEACHER, m.Edit("a", "  Texte retouché. "))
    at.do(TEACHER, m.Edit(REAL, "Le vrai sens, dit autrement."))
    originals = {text.id: (text.form, text.originals) for text in at.view(TEACHER).desk.texts}
    assert originals["a"] == ("Texte retouché.", (("a", "texte de a"),))
    vote(at)
    assert {"Texte retouché.", "Le vrai sens, dit autrement."} < {text.text for text in at.view("b").texts}
    count(at)
    assert at.view("b").definition == "sens numéro 0"


@pytest.mark.parametrize("form", ["", "  ", "x" * 241])
def test_what_is_read_is_never_empty_nor_endless(form):
    """A touched-up text has 1 to 240 signs."""
    assert desk(table(), "a").refused(TEACHER, m.Edit("a", form)) == "form"


def test_texts_that_say_the_same_are_read_once():
    """Merged texts take one place, the first one's, with the form of the first."""
    at = desk(table(), "a", "b", "c")
    at.do(TEACHER, m.Reorder(("a", REAL, "b", "c")))
    at.do(TEACHER, m.Merge(("b", "a")))
    assert at.state.order == (REAL, "b", "c")
    assert at.state.texts["b"].form == "Texte de b."
    assert at.state.texts["b"].authors == ("b", "a")


def test_a_text_merged_with_the_real_one_is_the_real_one():
    """Whichever was named first, the real definition's form stays."""
    at = desk(table(), "a", "b")
    at.do(TEACHER, m.Merge(("a", REAL, "b")))
    assert set(at.state.texts) == {REAL}
    assert at.state.real == m.Text("Sens numéro 0.", ("a", "b"))


def test_merged_texts_merge_again():
    """Three texts merged two by two have three authors."""
    at = desk(table(), "a", "b", "c")
    at.do(TEACHER, m.Merge(("a", "b")))
    at.do(TEACHER, m.Merge(("c", "a")))
    assert at.state.texts["c"].authors == ("c", "a", "b")


@pytest.mark.parametrize("texts", [(), ("a",), ("a", "a")])
def test_merging_needs_two_texts(texts):
    """One text, or none, or the same twice, is no merge."""
    assert desk(table(), "a", "b").refused(TEACHER, m.Merge(texts)) == "merge"


def test_what_is_not_on_the_desk_cannot_be_touched():
    """A text that nobody wrote, that was merged into another, or that was removed, is refused."""
    at = desk(table(), "a", "b", "c")
    at.do(TEACHER, m.Merge(("a", "b")))
    at.do(TEACHER, m.Remove("c"))
    for gone in ("b", "c", "zzz"):
        for command in (
            m.Merge(("a", gone)),
            m.Separate(gone),
            m.Edit(gone, "x"),
            m.Choose(gone, True),
            m.Remove(gone),
        ):
            assert at.refused(TEACHER, command) == "no_such_text"


def test_a_merge_can_be_undone_by_separating():
    """Each text is its author's again, with what they wrote, and is read again."""
    at = desk(table(), "a", "b", "c")
    at.do(TEACHER, m.Merge(("a", "b", "c")))
    at.do(TEACHER, m.Separate("a"))
    assert {text: item.authors for text, item in at.state.texts.items() if text != REAL} == {
        student: (student,) for student in "abc"
    }
    assert at.state.chosen == {"a", "b", "c", REAL}
    assert at.refused(TEACHER, m.Separate("a")) == "separate"


def test_separating_from_the_real_one():
    """The real definition has no author again; the others are read on their own, doubtful ones only if picked."""
    at = desk(table(), "a", "b", doubtful="b")
    at.do(TEACHER, m.Merge((REAL, "a", "b")))
    at.do(TEACHER, m.Separate(REAL))
    assert at.state.real.authors == ()
    assert at.state.chosen == {REAL, "a"}
    assert at.refused(TEACHER, m.Separate(REAL)) == "separate"


def test_separating_never_reads_more_than_may_be_read():
    """When there is no room, a text set free waits to be picked."""
    at = desk(table(reads=2), "a", "b", "c")
    (picked,) = at.state.chosen - {REAL}
    other = next(student for student in "abc" if student != picked)
    at.do(TEACHER, m.Merge((picked, other)))
    at.do(TEACHER, m.Separate(picked))
    assert at.state.chosen == {REAL, picked}


def test_at_most_so_many_texts_are_read():
    """Of many texts some are proposed, the real one always among them; the host may pick others, never more."""
    at = desk(table(LETTERS[:20]), *LETTERS[:20])
    assert len(at.state.chosen) == 8
    assert REAL in at.state.chosen
    left_out = next(student for student in LETTERS[:20] if student not in at.state.chosen)
    assert at.refused(TEACHER, m.Choose(left_out, True)) == "too_many"
    at.do(TEACHER, m.Choose(next(text for text in at.state.chosen if text != REAL), False))
    at.do(TEACHER, m.Choose(left_out, True))
    assert left_out in read(at).state.order
    assert len(at.state.order) == 8


def test_the_real_definition_is_always_read():
    """It can be neither left out nor removed."""
    at = desk(table(), "a")
    assert at.refused(TEACHER, m.Choose(REAL, False)) == at.refused(TEACHER, m.Remove(REAL)) == "real"


def test_an_author_whose_text_is_not_read_scores_nothing_for_it():
    """Only what was read out can be voted for; its author still scores as a voter."""
    at = desk(table(), "a", "b", "c")
    at.do(TEACHER, m.Choose("a", False))
    assert "a" not in vote(at, a=REAL, b="c").state.order
    assert count(at)["a"] == 2
    assert not at.view("a").me.kept


def test_a_doubtful_text_is_not_picked_by_default():
    """It waits on the desk until the host decides."""
    at = desk(table(), "a", "b", "c", doubtful="b")
    assert at.state.chosen == {REAL, "a", "c"}
    at.do(TEACHER, m.Choose("b", True))
    assert "b" in read(at).state.order


def test_a_reading_needs_two_texts():
    """The real definition alone is no choice: skipping shows it at once, without points."""
    at = desk(table())
    assert at.refused(TEACHER, m.StartReading()) == "too_few"
    at.do(TEACHER, m.Skip())
    assert at.state.phase == "count"
    assert at.view("a").definition == "sens numéro 0"
    assert [score.points for score in at.state.scores] == [0, 0, 0, 0]


# Phase 4: reading ----------------------------------------------------------------------------------------------------


def test_texts_are_read_one_by_one_without_author():
    """Each text appears when it is read, under its number, and nothing says whose it is."""
    at = desk(table(), "a", "b")
    at.do(TEACHER, m.StartReading())
    for n in (1, 2, 3):
        texts = at.view("screen").texts
        assert [text.number for text in texts] == list(range(1, n + 1))
        assert all((text.authors, text.real, text.mine) == ((), False, False) for text in texts)
        if n < 3:
            assert at.refused(TEACHER, m.OpenVote()) == "not_all_read"
            at.do(TEACHER, m.ReadNext())
    assert at.refused(TEACHER, m.ReadNext()) == "all_read"


def test_the_desk_is_closed_once_the_reading_has_begun():
    """What is being read can no longer be merged, edited, picked or moved."""
    at = at_phase("reading")
    for command in (m.Merge(("a", "b")), m.Edit("a", "x"), m.Choose("a", False), m.Shuffle(), m.Separate("a")):
        assert at.refused(TEACHER, command) == "not_now"


# The host ------------------------------------------------------------------------------------------------------------


def test_the_host_moves_one_seat_to_the_left():
    """From any first seat, to the next, and from the last to the first."""
    at = table("abcd", host="rotating", first_host=2)
    hosts = [at.state.host]
    for _ in range(5):
        players = [student for index, student in enumerate("abcd") if index != at.state.host]
        count(vote(desk(at, *players)))
        at.do(TEACHER, m.NextRound())
        hosts.append(at.state.host)
    assert hosts == [2, 3, 0, 1, 2, 3]


def test_in_class_mode_the_teacher_stays_host():
    """There is no host seat, in any round."""
    at = at_phase("count")
    at.do(TEACHER, m.NextRound())
    assert (at.state.host, at.state.round) == (None, 2)


LEADING = (
    ("word", m.DrawCard()),
    ("word", m.ChooseWord(0)),
    ("writing", m.CloseWriting()),
    ("desk", m.Merge(("b", "c"))),
    ("desk", m.Separate("b")),
    ("desk", m.Edit("b", "x")),
    ("desk", m.Choose("b", False)),
    ("desk", m.Reorder((REAL, "b", "c"))),
    ("desk", m.Shuffle()),
    ("desk", m.Remove("b")),
    ("desk", m.StartReading()),
    ("reading", m.ReadNext()),
    ("reading", m.OpenVote()),
    ("reading", m.Remove("b")),
    ("vote", m.Remove("b")),
    ("vote", m.Count()),
    ("count", m.NextRound()),
)


@pytest.mark.parametrize("who", ["b", "stranger", "screen", "clock"])
@pytest.mark.parametrize(("phase", "command"), LEADING, ids=str)
def test_only_the_host_leads(phase, command, who):
    """What the host does, no other seat can do, nor anyone who is not at the table."""
    assert at_phase(phase, "abc", host="rotating").refused(who, command) == "host_only"
    assert at_phase(phase, "abc").refused("a", command) == "host_only"


@pytest.mark.parametrize("who", ["b", "stranger", "screen", "clock"])
@pytest.mark.parametrize("command", [m.Skip(), m.End(), m.Join("x"), m.Join("b", 0)], ids=str)
@pytest.mark.parametrize("phase", ["word", "writing", "desk", "reading", "vote", "count", "end"])
def test_only_the_teacher_rules_the_course(phase, command, who):
    """Skipping, ending and seating are the teacher's, even when a seat hosts."""
    at = at_phase(phase, "abc", host="rotating")
    assert at.refused(who, command) == at.refused("a", command) == "teacher_only"


@pytest.mark.parametrize("command", [m.Write("x"), m.Vote(1), m.PlayToken()], ids=str)
@pytest.mark.parametrize("who", ["stranger", TEACHER, "screen", ""])
def test_only_those_who_sit_at_the_table_play(command, who):
    """A stranger, the screen and the teacher write nothing, vote nothing and bet nothing."""
    for phase in ("writing", "vote"):
        assert at_phase(phase).refused(who, command) == "no_seat"


def test_the_teacher_may_always_lead_for_the_host():
    """An absent or lost student host is helped out, step by step."""
    at = table("abc", host="rotating")
    write(at, "b", "c")
    desk(at)
    assert count(vote(at, b=REAL, c="b")) == {"a": 1, "b": 2 + 1, "c": 0}


def test_the_teacher_looks_before_anything_is_shown():
    """A student host proposes the reading; nothing is shown until the teacher starts it."""
    at = desk(table("abc", host="rotating"), "b", "c")
    at.do("a", m.StartReading())
    assert at.state.phase == "desk"
    assert at.view("screen").texts == ()
    assert at.view(TEACHER).desk.to_approve
    assert at.refused("a", m.StartReading()) == "proposed"
    at.do(TEACHER, m.StartReading())
    assert at.state.phase == "reading"
    assert not at.view(TEACHER).desk.to_approve


@pytest.mark.parametrize("change", [m.Edit("b", "x"), m.Shuffle(), m.Merge(("b", "c")), m.Choose("b", True)], ids=str)
def test_what_changes_after_a_proposal_is_proposed_again(change):
    """The teacher never approves something else than what is there: a change takes the proposal back."""
    at = desk(table("abc", host="rotating"), "b", "c")
    at.do("a", m.StartReading())
    step = at.table.step
    at.do("a", change)
    assert not at.view(TEACHER).desk.to_approve
    assert at.refused(TEACHER, m.StartReading(), step) == "stale"


def test_a_class_may_do_without_the_look():
    """When the option is off, the student host starts the reading."""
    at = desk(table("abc", host="rotating", approval=False), "b", "c")
    at.do("a", m.StartReading())
    assert at.state.phase == "reading"


def test_a_rotating_host_reads_all_texts():
    """The limit of class mode does not hold for the rulebook's game."""
    at = desk(table("abcdef", host="rotating", reads=2), *"bcdef")
    assert at.state.chosen == {REAL, *"bcdef"}
