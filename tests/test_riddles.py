"""Énigmes, rule by rule."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from wordkit.engine.seats import SCREEN, TEACHER, Seat
from wordkit.engine.table import evidence
from wordkit.games.riddles import BOARD
from wordkit.games.riddles import model as m
from wordkit.games.riddles.riddle import Riddle
from wordkit.games.riddles.rings import COMPARTMENTS
from wordkit.games.riddles.rules import targets
from wordkit.testing import Sitting

STAR_BLUE = 6
SINGLES = (Seat(("ana",)), Seat(("bob",)), Seat(("cléo",)))
TEAMS = (Seat(("ana", "ali", "alba"), "Lynx"), Seat(("bob", "bea"), "Loups"))


def riddle(compartment: str, length: int, card: int) -> Riddle:
    """A made-up word that begins with the compartment's first letter and has an accent to get wrong."""
    return Riddle(
        (compartment[0].lower() + "é" + "abcdefghijkl"[card] * length)[:length], "n.m.", f"{compartment}{length}/{card}"
    )


DECKS = tuple(
    m.Deck(c, tuple(tuple(riddle(c, length, card) for length in range(2, 13)) for card in range(3)))
    for c in COMPARTMENTS
)
WORDS = ("sable", "tigre", "arbre", "livre")


def begun(seats: tuple[Seat, ...] = SINGLES, **options: Any) -> Sitting:
    """A game that waits for its secret words."""
    sitting = Sitting(BOARD)
    sitting.do(TEACHER, m.Begin(seats, DECKS, m.Options(**options)))
    return sitting


def started(seats: tuple[Seat, ...] = SINGLES, **options: Any) -> Sitting:
    """A game whose first seat may throw the die."""
    sitting = begun(seats, **options)
    for seat, word in zip(seats, WORDS, strict=False):
        sitting.do(seat.members[0], m.ProposeWord(word))
    sitting.do(TEACHER, m.Start())
    return sitting


def arrange(sitting: Sitting, **changes: Any) -> Sitting:
    """The same table in another state, as if it had come to that."""
    sitting.table = replace(sitting.table, state=replace(sitting.state, **changes))
    return sitting


def placed(sitting: Sitting, seat: int, **changes: Any) -> Sitting:
    """The same table with something changed for one seat."""
    places = tuple(replace(p, **changes) if i == seat else p for i, p in enumerate(sitting.state.places))
    return arrange(sitting, places=places)


def at_riddle(seats: tuple[Seat, ...] = SINGLES, compartment: str = "E", **options: Any) -> Sitting:
    """Seat 0 has a riddle of five letters, all clues given."""
    sitting = arrange(started(seats, **options), active=0, phase="star", face=5)
    sitting.do(TEACHER, m.Ask(compartment))
    while sitting.state.clue < len(sitting.state.clues):
        sitting.do(TEACHER, m.NextClue())
    return sitting


def word(sitting: Sitting) -> str:
    assert sitting.state.riddle is not None
    return str(sitting.state.riddle.word)


# Set-up --------------------------------------------------------------------------------------------------------------


def test_two_to_four_seats() -> None:
    """One seat or five cannot play."""
    for seats in ((Seat(("a",)),), tuple(Seat((str(n),)) for n in range(5))):
        assert Sitting(BOARD).refused(TEACHER, m.Begin(seats, DECKS)) == "seats"


def test_every_square_has_a_riddle_for_every_face() -> None:
    """A deck that lacks a length for a square is refused before the game, and the square is named."""
    short = (*DECKS[:-1], m.Deck("VWXYZ", ((riddle("V", 4, 0),),)))
    assert Sitting(BOARD).refused(TEACHER, m.Begin(SINGLES, short)) == "no_riddle"


def test_a_secret_word_has_the_agreed_length() -> None:
    """Five letters, counted without accents; œ is two."""
    sitting = begun()
    assert sitting.refused("ana", m.ProposeWord("lune")) == "length"
    assert sitting.refused("ana", m.ProposeWord("12345")) == "no_letters"
    sitting.do("ana", m.ProposeWord("cœur"))
    assert sitting.view("ana").me.word == "cœur"


def test_a_handicap_is_one_letter_more_or_less() -> None:
    """The teacher makes a seat's word longer or shorter by one, until the words are chosen."""
    sitting = begun()
    sitting.do("ana", m.ProposeWord("sable"))
    sitting.do(TEACHER, m.Adjust(0, 1, "none"))
    assert sitting.view("ana").me.word is None
    assert sitting.refused("ana", m.ProposeWord("sable")) == "length"
    sitting.do("ana", m.ProposeWord("jardin"))
    sitting.do(TEACHER, m.Adjust(1, -1, "last"))
    sitting.do("bob", m.ProposeWord("lune"))
    assert sitting.refused(TEACHER, m.Adjust(1, -2, "none")) == "handicap"
    assert sitting.refused("ana", m.Adjust(1, -1, "none")) == "teacher_only"


def test_a_word_the_lexicon_refuses_is_refused_with_its_reason() -> None:
    """The lexicon's own sentence is what the student reads."""
    sitting = begun()
    assert sitting.refused("ana", m.ProposeWord("court", "C’est un verbe conjugué.")) == "refused_word"
    assert sitting.view("ana").me.word is None


def test_with_a_theme_the_teacher_may_accept_an_unknown_word() -> None:
    """A town is no common noun, but it stands once the teacher says so; words of the lesson stand at once."""
    sitting = begun(theme="une ville", theme_words=("Reims",))
    sitting.do("ana", m.ProposeWord("Paris", "C’est un nom propre."))
    assert sitting.view("ana").me.word is None
    assert sitting.refused("bob", m.AcceptWord("ana")) == "teacher_only"
    sitting.do(TEACHER, m.AcceptWord("ana"))
    assert sitting.view("ana").me.word == "Paris"
    sitting.do("bob", m.ProposeWord("reims", "Inconnu."))
    assert sitting.view("bob").me.word == "reims"


def test_a_word_that_needs_four_cards_of_a_compartment_is_refused() -> None:
    """There are only three cards E."""
    sitting = begun(length=6)
    assert sitting.refused("ana", m.ProposeWord("éeeexx")) == "too_many"


def test_a_team_goes_with_the_word_most_members_propose() -> None:
    """Equals: the one that was proposed first."""
    sitting = begun(TEAMS)
    sitting.do("ana", m.ProposeWord("sable"))
    sitting.do("ali", m.ProposeWord("tigre"))
    assert sitting.view("alba").me.word == "sable"
    sitting.do("alba", m.ProposeWord("tigre"))
    assert sitting.view("ana").me.word == "tigre"


def test_the_highest_throw_begins_and_equals_throw_again() -> None:
    """The throws are kept, round after round; the last round has one highest."""
    for number in range(20):
        sitting = begun()
        sitting.seed = str(number)
        for seat, secret in zip(SINGLES, WORDS, strict=False):
            sitting.do(seat.members[0], m.ProposeWord(secret))
        sitting.do(TEACHER, m.Start())
        throws = sitting.state.throws
        for before, after in pairwise(throws):
            best = max(throw.face for throw in before)
            assert [throw.seat for throw in after] == [throw.seat for throw in before if throw.face == best]
        last = sorted(throws[-1], key=lambda throw: throw.face)
        assert last[-1].seat == sitting.state.active
        assert len(last) == 1 or last[-1].face > last[-2].face


def test_the_game_waits_for_every_word_unless_the_teacher_goes_on() -> None:
    """A seat where nobody is gets a word of the right length."""
    sitting = begun()
    sitting.do("ana", m.ProposeWord("sable"))
    assert sitting.refused(TEACHER, m.Start()) == "no_word"
    sitting.do(TEACHER, m.Skip())
    assert all(len(place.word) == 5 for place in sitting.state.places)


# Moving --------------------------------------------------------------------------------------------------------------


def test_the_die_has_the_faces_that_were_set() -> None:
    """Only lengths that were asked for are thrown, and only the seat in turn throws."""
    thrown = set()
    for number in range(30):
        sitting = started(faces=(4, 7))
        sitting.seed = f"dé {number}"
        active = SINGLES[sitting.state.active].members[0]
        other = SINGLES[sitting.state.reader].members[0]
        assert sitting.refused(other, m.Roll()) == "not_your_turn"
        sitting.do(active, m.Roll())
        thrown.add(sitting.state.face)
    assert thrown == {4, 7}


def test_a_pawn_goes_only_where_the_die_leads() -> None:
    """A lit square is taken, any other is refused; landing on letters draws a riddle of the die's length."""
    sitting = arrange(started(), active=0, phase="move", face=4)
    assert sitting.refused("ana", m.Go(5)) == "out_of_reach"
    assert sitting.refused("bob", m.Go(4)) == "not_your_turn"
    sitting.do("ana", m.Go(4))
    assert (sitting.state.places[0].square, sitting.state.compartment) == (4, "E")
    assert sitting.state.riddle.length == 4


def test_the_first_turn_goes_clockwise_and_later_ones_either_way() -> None:
    """The first move of each seat only."""
    sitting = arrange(started(), active=0, phase="move", face=4)
    assert set(targets(sitting.state)) == {4}
    assert set(targets(placed(sitting, 0, moved=True).state)) == {4, 14}


def test_an_occupied_square_is_not_lit() -> None:
    """One may pass a pawn, not join it."""
    sitting = placed(arrange(started(), active=0, phase="move", face=4), 1, square=4)
    assert set(targets(placed(sitting, 0, moved=True).state)) == {14}


def test_a_team_moves_where_most_members_point() -> None:
    """More than half decides at once; otherwise the others have a moment, then the first of equals counts."""
    sitting = placed(arrange(started(TEAMS), active=0, phase="move", face=4), 0, moved=True)
    sitting.do("ana", m.Go(4))
    assert sitting.state.phase == "move"
    assert sitting.view("ali").me.pointed == (("ana", "go 4"),)
    assert sitting.view("bob").me.pointed == ()
    sitting.do("ali", m.Go(14))
    sitting.after(20).tick()
    assert sitting.state.places[0].square == 4
    sitting = placed(arrange(started(TEAMS), active=0, phase="move", face=4), 0, moved=True)
    sitting.do("ana", m.Go(4))
    sitting.do("ali", m.Go(14))
    sitting.do("alba", m.Go(14))
    assert sitting.state.places[0].square == 14


def test_the_next_seat_to_the_left_plays_next() -> None:
    """Whoever is next may throw as soon as the turn is over; the reader sits to the right."""
    sitting = at_riddle()
    assert sitting.state.reader == 2
    sitting.do(TEACHER, m.Skip())
    assert sitting.refused("ana", m.Roll()) == "not_your_turn"
    sitting.do("bob", m.Roll())
    assert sitting.state.active == 1


def test_an_absent_seat_is_skipped() -> None:
    """The teacher passes the turn of a seat where nobody is."""
    sitting = arrange(started(), active=0)
    sitting.do(TEACHER, m.Skip())
    assert (sitting.state.active, sitting.state.phase) == (1, "roll")


# Riddles -------------------------------------------------------------------------------------------------------------


def test_clues_come_in_order() -> None:
    """Initial, length, part of speech, definition; then the sand-timer runs, one minute."""
    sitting = arrange(started(), active=0, phase="star", face=5)
    sitting.do(TEACHER, m.Ask("E"))
    seen = []
    for _ in range(4):
        riddle = sitting.view(SCREEN).riddle
        seen.append((riddle.initial, riddle.length, riddle.nature is not None, riddle.definition is not None))
        if len(seen) < 4:
            sitting.after(8).tick()
    assert seen == [("E", None, False, False), ("E", 5, False, False), ("E", 5, True, False), ("E", 5, True, True)]
    assert sitting.table.clock.timer.seconds == 60
    assert sitting.table.clock.timer.hard


def test_the_seat_to_the_right_gives_the_clues() -> None:
    """The reader or the teacher may go faster than the clock, nobody else."""
    sitting = arrange(started(), active=0, phase="star", face=5)
    sitting.do(TEACHER, m.Ask("E"))
    assert sitting.refused("bob", m.NextClue()) == "not_your_turn"
    sitting.do("cléo", m.NextClue())
    assert sitting.state.clue == 2


@pytest.mark.parametrize(("extra", "letter"), [("second", "E"), ("last", "")])
def test_a_seat_may_have_one_letter_more(extra: m.Extra, letter: str) -> None:
    """The second or the last letter, for this seat alone."""
    sitting = placed(arrange(started(), active=0, phase="star", face=5), 0, extra=extra)
    sitting.do(TEACHER, m.Ask("E"))
    for _ in range(4):
        assert getattr(sitting.view("ana").riddle, extra) is None
        sitting.do(TEACHER, m.NextClue())
    assert getattr(sitting.view("ana").riddle, extra) == (letter or word(sitting)[-1].upper())
    assert sitting.refused(TEACHER, m.NextClue()) == "no_more_clues"


def test_the_used_card_goes_to_the_back() -> None:
    """Three cards: the fourth riddle of a compartment is the first again."""
    drawn = []
    sitting = started()
    for _ in range(4):
        arrange(sitting, active=0, phase="star", face=5)
        sitting.do(TEACHER, m.Ask("E"))
        drawn.append(word(sitting))
    assert drawn[0] == drawn[3]
    assert len(set(drawn)) == 3


def test_as_many_answers_as_one_likes_in_turn() -> None:
    """Wrong answers cost nothing; accents are forgiven; the right one wins the card unless someone asks."""
    sitting = at_riddle()
    for _ in range(5):
        sitting.do("ana", m.Guess("rien"))
    sitting.do("ana", m.Guess(word(sitting).replace("é", "e")))
    assert sitting.state.phase == "found"
    assert sitting.state.places[0].cards == ()
    sitting.after(12).tick()
    assert sitting.state.places[0].cards == ("E",)
    assert sitting.view(SCREEN).won == 0


def test_which_answers_count_is_the_teachers_switch() -> None:
    """With spelling asked for, a missing accent is not enough; the grade is recorded all the same."""
    sitting = at_riddle(counted=("right",))
    sitting.do("ana", m.Guess(word(sitting).replace("é", "e")))
    assert sitting.state.phase == "riddle"
    assert sitting.state.guesses[-1][1].grade == "accents"


def test_after_the_time_nobody_can_answer() -> None:
    """The sand-timer is hard: a late answer is refused even before the riddle is closed."""
    sitting = at_riddle()
    sitting.after(62)
    assert sitting.refused("ana", m.Guess(word(sitting))) == "too_late"


def test_the_others_have_one_sealed_answer() -> None:
    """One each, and nobody else sees it before it is opened."""
    sitting = at_riddle()
    sitting.do("bob", m.Guess("première"))
    assert sitting.refused("bob", m.Guess("seconde")) == "sealed"
    for viewer in (SCREEN, "ana", "cléo"):
        assert "première" not in repr(sitting.view(viewer))
    assert sitting.view(SCREEN).sealed == 1
    assert sitting.view("bob").me.sealed.text == "première"


def test_sealed_answers_are_opened_in_table_order() -> None:
    """The first right one wins the card; those after it stay closed."""
    sitting = at_riddle((*SINGLES, Seat(("dan",))))
    sitting.do("dan", m.Guess(word(sitting)))
    sitting.do("cléo", m.Guess(word(sitting)))
    sitting.do("bob", m.Guess("rien"))
    sitting.after(62).tick()
    assert [(opened.seat, opened.right) for opened in sitting.view(SCREEN).opened] == [(1, False), (2, True)]
    assert [place.cards for place in sitting.state.places] == [(), (), ("E",), ()]


def test_nobody_knows_nobody_wins() -> None:
    """The word is told and the turn passes."""
    sitting = at_riddle()
    sitting.do("bob", m.Guess("rien"))
    sitting.after(62).tick()
    assert sitting.state.phase == "result"
    assert sitting.view(SCREEN).riddle.word == word(sitting)
    assert all(place.cards == () for place in sitting.state.places)


def test_a_team_has_the_sealed_answer_of_most_members() -> None:
    """Two wrong against one right: the team is wrong; equals: the first."""
    seats = (Seat(("ana",)), Seat(("bob", "bea", "ben")), Seat(("cléo", "cam")))
    sitting = at_riddle(seats)
    for student, text in (
        ("bob", word(sitting)),
        ("bea", "rien"),
        ("ben", "Rien"),
        ("cléo", word(sitting)),
        ("cam", "non"),
    ):
        sitting.do(student, m.Guess(text))
    sitting.after(62).tick()
    assert [place.cards for place in sitting.state.places] == [(), (), ("E",)]


def test_a_rude_sealed_answer_is_not_read_out() -> None:
    """It is opened as a blank; the teacher sees what was written."""
    sitting = at_riddle()
    sitting.do("bob", m.Guess("grosbidule", rude=True))
    sitting.do(TEACHER, m.Skip())
    for viewer in (SCREEN, "ana", "cléo"):
        assert "grosbidule" not in repr(sitting.view(viewer))
    assert "grosbidule" in repr(sitting.view(TEACHER))


def test_no_card_left_is_for_the_glory() -> None:
    """The riddle is played, nothing is won, and there is no spelling to ask for."""
    sitting = at_riddle()
    places = tuple(replace(place, cards=("E",)) for place in sitting.state.places)
    arrange(sitting, places=places)
    sitting.do("ana", m.Guess(word(sitting)))
    assert sitting.state.phase == "result"
    assert sitting.state.places[0].cards == ("E",)


def test_the_teacher_may_overrule() -> None:
    """Accept a synonym, or refuse an answer that was taken: then the sealed ones are opened."""
    sitting = at_riddle()
    sitting.do("ana", m.Guess("synonyme"))
    assert sitting.refused("bob", m.Judge("ana", True)) == "teacher_only"
    sitting.do(TEACHER, m.Judge("ana", True))
    assert sitting.state.phase == "found"
    sitting = at_riddle()
    sitting.do("bob", m.Guess(word(sitting)))
    sitting.do("ana", m.Guess(word(sitting)))
    sitting.do(TEACHER, m.Judge("ana", False))
    assert sitting.state.places[1].cards == ("E",)


def test_a_sealed_answer_can_still_be_judged_after_the_opening() -> None:
    """The card goes to whom it should have gone."""
    sitting = at_riddle()
    sitting.do("bob", m.Guess("synonyme"))
    sitting.do("cléo", m.Guess(word(sitting)))
    sitting.do(TEACHER, m.Skip())
    assert sitting.state.places[2].cards == ("E",)
    sitting.do(TEACHER, m.Judge("bob", True))
    assert [place.cards for place in sitting.state.places] == [(), ("E",), ()]


# Spelling ------------------------------------------------------------------------------------------------------------


def challenged(seats: tuple[Seat, ...] = SINGLES) -> Sitting:
    sitting = at_riddle(seats)
    sitting.do("ana", m.Guess(word(sitting).replace("é", "e")))
    assert sitting.refused("ana", m.Challenge()) == "own_word"
    sitting.do("bob", m.Challenge())
    assert sitting.refused("bob", m.Challenge()) == "not_now"
    return sitting


def test_another_seat_may_ask_for_the_spelling_once() -> None:
    """Written exactly, accents and all, the card is kept."""
    sitting = challenged()
    sitting.do("ana", m.Spell(word(sitting)))
    assert sitting.state.places[0].cards == ("E",)


def test_a_fault_in_the_spelling_loses_the_card() -> None:
    """An accent is enough; the card stays in its compartment."""
    sitting = challenged()
    sitting.do("ana", m.Spell(word(sitting).replace("é", "e")))
    assert sitting.state.places[0].cards == ()
    assert sitting.state.reserve["E"] == 3
    assert sitting.view(SCREEN).spelt is False


def test_nothing_written_in_time_loses_the_card() -> None:
    """The time to spell is hard."""
    sitting = challenged()
    sitting.after(45).tick()
    assert (sitting.state.phase, sitting.state.places[0].cards) == ("result", ())


def test_a_team_spells_as_most_members_do() -> None:
    """Each member writes; one slip among three loses nothing."""
    sitting = challenged(TEAMS)
    sitting.do("ana", m.Spell("rien"))
    sitting.do("ali", m.Spell(word(sitting)))
    assert sitting.refused("ali", m.Spell("encore")) == "spelt"
    assert sitting.refused("bea", m.Spell(word(sitting))) == "not_your_turn"
    sitting.do("alba", m.Spell(word(sitting)))
    assert sitting.state.places[0].cards == ("E",)


def test_the_word_is_nowhere_while_it_may_have_to_be_spelt() -> None:
    """Found but not yet told: no page but the desk has it."""
    sitting = challenged()
    for viewer in (SCREEN, "bob", "cléo", "ana"):
        assert word(sitting) not in repr(sitting.view(viewer))


# Stars ---------------------------------------------------------------------------------------------------------------


def on_star(**cards: tuple[str, ...]) -> Sitting:
    sitting = arrange(started(), active=0, phase="star", face=5)
    for seat, held in ((0, cards.get("ana", ())), (1, cards.get("bob", ()))):
        placed(sitting, seat, cards=held, square=STAR_BLUE if seat == 0 else 3)
    return sitting


def test_a_star_lets_one_choose_any_compartment_that_has_a_card() -> None:
    """The riddle has as many letters as the die; an empty compartment cannot be chosen."""
    sitting = on_star(bob=("L", "L", "L"))
    assert sitting.refused("ana", m.Ask("L")) == "no_card"
    assert "L" not in sitting.view("ana").askable
    sitting.do("ana", m.Ask("NO"))
    assert (sitting.state.compartment, sitting.state.riddle.length) == ("NO", 5)


def test_a_star_is_for_the_glory_when_every_card_is_won() -> None:
    """With forty-eight cards in hands there is still a riddle to play."""
    sitting = on_star(bob=tuple(c for c in COMPARTMENTS for _ in range(3)))
    sitting.do("ana", m.Ask("L"))
    assert sitting.state.phase == "riddle"


def test_landing_on_a_star_asks_what_to_do() -> None:
    """No riddle is drawn before the seat has chosen."""
    sitting = arrange(started(), active=0, phase="move", face=6)
    sitting.do("ana", m.Go(STAR_BLUE))
    assert (sitting.state.phase, sitting.state.riddle) == ("star", None)


def test_a_swap_takes_two() -> None:
    """Accepted, each has the other's card and the turn is over."""
    sitting = on_star(ana=("A",), bob=("GH",))
    assert sitting.refused("ana", m.Offer("L", 1, "GH")) == "no_such_card"
    assert sitting.refused("ana", m.Offer("A", 0, "A")) == "no_such_seat"
    sitting.do("ana", m.Offer("A", 1, "GH"))
    assert sitting.refused("ana", m.Reply(True)) == "not_your_turn"
    sitting.do("bob", m.Reply(True))
    assert [place.cards for place in sitting.state.places[:2]] == [("GH",), ("A",)]
    assert sitting.state.phase == "result"


def test_a_refused_swap_leaves_only_the_riddle() -> None:
    """No second offer, to anyone; no answer in time is a refusal."""
    for refuse in (lambda s: s.do("bob", m.Reply(False)), lambda s: s.after(60).tick()):
        sitting = on_star(ana=("A",), bob=("GH",))
        sitting.do("ana", m.Offer("A", 1, "GH"))
        refuse(sitting)
        assert sitting.refused("ana", m.Offer("A", 1, "GH")) == "refused"
        sitting.do("ana", m.Ask("B"))
        assert sitting.state.phase == "riddle"


# Another word, and the end -------------------------------------------------------------------------------------------


def test_a_word_that_cannot_be_completed_may_be_changed() -> None:
    """The old word is shown, the new one is two letters longer, public, and not already complete."""
    sitting = arrange(started(), active=0)
    assert sitting.refused("ana", m.ChangeWord("tablier")) == "not_stuck"
    placed(sitting, 1, cards=("S", "S", "S"))
    assert sitting.view("ana").me.longer_word == 7
    assert sitting.refused("ana", m.ChangeWord("table")) == "length"
    assert sitting.refused("ana", m.ChangeWord("mangera", "Conjugué.")) == "refused_word"
    sitting.do("ana", m.ChangeWord("tablier"))
    seat = sitting.view("bob").seats[0]
    assert (seat.word, seat.shown) == ("tablier", ("sable",))
    complete = placed(arrange(started(), active=0), 1, cards=("S", "S", "S"))
    placed(complete, 0, cards=("TU", "A", "B", "L", "IJK", "E", "R"))
    assert complete.refused("ana", m.ChangeWord("tablier")) == "already_won"


def test_the_win_is_declared_at_once() -> None:
    """The last letter ends the game; a card with several letters is the one that is needed."""
    sitting = placed(at_riddle(compartment="IJK"), 0, word="jarre", cards=("A", "R", "R", "E"))
    sitting.do("ana", m.Guess(word(sitting)))
    assert sitting.state.phase == "found"
    sitting.after(12).tick()
    assert (sitting.state.phase, sitting.state.winners) == ("end", (0,))
    assert sitting.view(SCREEN).seats[1].word == "tigre"


def test_a_letter_twice_needs_two_cards() -> None:
    """One R does not make the two of « jarre »."""
    sitting = placed(at_riddle(compartment="IJK"), 0, word="jarre", cards=("A", "R", "E"))
    sitting.do("ana", m.Guess(word(sitting)))
    sitting.after(12).tick()
    assert sitting.state.phase == "result"
    assert sitting.view("ana").me.letters == (("J", True), ("A", True), ("R", True), ("R", False), ("E", True))


def test_a_stolen_card_or_a_swap_can_win_too() -> None:
    """Whoever holds every letter wins, whoever's turn it is."""
    sitting = placed(at_riddle(compartment="E"), 1, word="terre", cards=("TU", "R", "R", "E"))
    sitting.do("bob", m.Guess(word(sitting)))
    sitting.after(62).tick()
    assert sitting.state.winners == (1,)
    swap = on_star(ana=("A", "B", "L", "E", "C"), bob=("S",))
    swap.do("ana", m.Offer("C", 1, "S"))
    swap.do("bob", m.Reply(True))
    assert swap.state.winners == (0,)


def test_secret_words_stay_secret() -> None:
    """Only the seat's own members and the teacher have them."""
    sitting = started()
    assert "sable" in repr(sitting.view("ana"))
    assert "sable" in repr(sitting.view(TEACHER))
    for viewer in (SCREEN, "bob", "cléo"):
        assert "sable" not in repr(sitting.view(viewer))


def test_a_late_student_joins_the_smallest_seat() -> None:
    """The board has four seats at most: nobody is left without one."""
    sitting = started(TEAMS)
    sitting.do(TEACHER, m.Join("zoé"))
    assert "zoé" in sitting.state.seats[1].members


def test_every_answer_is_evidence() -> None:
    """In turn and sealed: the clue reached, the grade, and the spelling of what was found."""
    sitting = at_riddle(TEAMS)
    asked = word(sitting)
    sitting.do("bob", m.Guess("rien"))
    sitting.do("bea", m.Guess(asked))
    sitting.do("ali", m.Guess("presque"))
    sitting.do("ana", m.Guess(asked.replace("é", "e")))
    sitting.do("bob", m.Challenge())
    sitting.do("ana", m.Spell(asked))
    sitting.after(60).tick()
    sitting.do(TEACHER, m.NextTurn())
    table = Sitting(BOARD)
    found = {
        (piece.student, piece.act): (piece.right, piece.q)
        for turn in sitting.turns[-1:]
        for fact in turn.facts
        for piece in table.game.evidence(sitting.tables[-2].state, fact)
    }
    assert found == {
        ("ana", "recalled"): (True, 0.10),
        ("ana", "spelled"): (False, 0.02),
        ("ali", "recalled"): (False, 0.10),
        ("bob", "recalled"): (False, 0.10),
        ("bea", "recalled"): (True, 0.10),
        ("bea", "spelled"): (True, 0.02),
    }


def test_a_table_closed_during_a_result_loses_nothing() -> None:
    """What was answered counts although the next turn never came; a riddle still being asked does not count."""
    sitting = started(clue_seconds=1)
    active = SINGLES[sitting.state.active].members[0]
    sitting.do(active, m.Roll())
    sitting.do(active, m.Go(min(targets(sitting.state))))
    if sitting.state.phase == "star":
        sitting.do(active, m.Ask("A"))
    sitting.do(active, m.Guess("zzz"))
    assert list(evidence(BOARD, sitting.turns)) == []
    sitting.do(active, m.Guess(word(sitting).replace("é", "e")))
    sitting.after(20).tick()
    assert sitting.state.phase == "result"
    pieces = [piece for _, piece in evidence(BOARD, sitting.turns)]
    assert [(piece.act, piece.right, piece.grade) for piece in pieces] == [
        ("recalled", True, "indice 1"),
        ("spelled", False, "accents"),
    ]
    sitting.do(TEACHER, m.NextTurn())
    assert [piece for _, piece in evidence(BOARD, sitting.turns)] == pieces, "and nothing counts twice"


def test_a_real_game_leaves_evidence_in_its_log() -> None:
    """Replayed from its turns, a game tells who knew which word."""
    sitting = started(clue_seconds=1)
    active = SINGLES[sitting.state.active].members[0]
    sitting.do(active, m.Roll())
    sitting.do(active, m.Go(min(targets(sitting.state))))
    if sitting.state.phase == "star":
        sitting.do(active, m.Ask("A"))
    sitting.do(active, m.Guess(word(sitting)))
    sitting.after(20).tick()
    sitting.do(TEACHER, m.NextTurn())
    pieces = [piece for _, piece in evidence(BOARD, sitting.turns)]
    assert [(piece.student, piece.act, piece.right, piece.q) for piece in pieces] == [
        (active, "recalled", True, 0.02),
        (active, "spelled", True, 0.02),
    ]
