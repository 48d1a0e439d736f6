"""Dico secret, rule by rule."""

from collections import Counter
from dataclasses import replace
from itertools import combinations_with_replacement
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playthroughs import dico as way

from wordkit.engine import SCREEN, TEACHER, Seat, replay
from wordkit.engine.table import evidence
from wordkit.games.dico import GAME
from wordkit.games.dico import model as m
from wordkit.games.dico.cards import COUNTS, DECK, QUESTIONS, payment, takes
from wordkit.games.dico.secrets import answer, place
from wordkit.testing import Sitting, play

WORDS = {"ana": way.WORDS[4], "bob": way.WORDS[2], "cleo": way.WORDS[1], "dan": way.WORDS[3]}


def sit(names=("ana", "bob", "cleo"), **options):
    """A table where everyone has a word, and the cards are laid out."""
    at = Sitting(GAME, "regles")
    options = {"shortest": 8, "longest": 9, **options}
    seats = tuple(Seat((name,)) for name in names)
    at.do(TEACHER, m.Begin(seats, way.WORDS, 1600, m.Options(**options)))
    for name in names:
        secret = WORDS[name]
        at.do(name, m.ProposeWord(secret.word, secret.definition, secret.page))
    at.do(TEACHER, m.Start())
    return at


def who(at, seat=None):
    """The student of a seat, by default of the one in turn."""
    return at.state.seats[at.state.active if seat is None else seat].members[0]


def put(at, **changes):
    """Set the table as the test needs it."""
    at.table = replace(at.table, state=replace(at.state, **changes))


def lay(at, *kinds):
    """Put these kinds on the first squares, the rest of the deck after them."""
    rest = list(DECK)
    for kind in kinds:
        rest.remove(kind)
    put(at, squares=(*kinds, *rest), hands=((),) * len(at.state.seats))


def hold(at, *kinds):
    """Give the seat in turn these cards, taken from the board."""
    squares = list(DECK)
    for kind in kinds:
        squares[squares.index(kind)] = None
    hands = [()] * len(at.state.seats)
    hands[at.state.active] = kinds
    put(at, squares=tuple(squares), hands=tuple(hands))


def turn_up(at):
    """The seat in turn turns the first three cards up; what it may take."""
    name = who(at)
    at.do(name, m.TurnUp((0, 1, 2)))
    return name, at.view(name).me.takeable


# Cards ---------------------------------------------------------------------------------------------------------------


def test_there_are_thirty_cards_by_kind():
    """Seven page, seven start, six end, four definition, three joker, three stop."""
    assert Counter(DECK) == COUNTS == {"page": 7, "start": 7, "end": 6, "definition": 4, "joker": 3, "stop": 3}
    assert sorted(sit().state.squares) == sorted(DECK)


def test_the_first_joker_dealt_says_who_begins():
    """Cards are dealt round face up until the first joker: whoever gets it has the first turn."""
    at = sit()
    dealt = at.state.dealt
    assert dealt[-1] == "joker"
    assert "joker" not in dealt[:-1]
    assert at.state.active == (len(dealt) - 1) % 3
    assert at.view(SCREEN).dealt == dealt


def test_a_stop_among_the_three_gives_nothing_even_with_a_joker():
    """A stop card counts before a joker: nothing is taken, all go back."""
    at = sit()
    lay(at, "stop", "joker", "page")
    name, choices = turn_up(at)
    assert choices == ((),)
    at.do(name, m.Take(()))
    assert at.state.squares[:3] == ("stop", "joker", "page")
    assert at.state.hands == ((), (), ())


def test_of_jokers_only_one_is_taken():
    """A joker among the three: that one joker, and nothing else."""
    at = sit()
    lay(at, "joker", "joker", "page")
    name, choices = turn_up(at)
    assert choices == ((0,),)
    assert at.refused(name, m.Take((2,))) == "not_takeable"
    at.do(name, m.Take((0,)))
    assert Counter(at.state.squares)["joker"] == 2


def test_three_different_cards_give_one():
    """All different: any one of them, the others go back face down in place."""
    at = sit()
    lay(at, "page", "start", "end")
    name, choices = turn_up(at)
    assert choices == ((0,), (1,), (2,))
    assert at.refused(name, m.Take((0, 1))) == "not_takeable"
    seat = at.state.active
    at.do(name, m.Take((1,)))
    assert at.state.hands[seat] == ("start",)
    assert at.state.squares[:3] == ("page", None, "end")
    assert at.view(SCREEN).squares[:3] == ("down", "free", "down")


def test_two_alike_give_the_pair_or_the_single():
    """Two alike and another: the pair, or the one."""
    assert takes([(4, "end"), (7, "page"), (9, "end")]) == ((4, 9), (7,))


def test_three_alike_give_two():
    """Three alike: two of them."""
    assert takes([(1, "page"), (2, "page"), (3, "page")]) == ((1, 2),)


def test_the_cards_turned_up_are_seen_by_all():
    """Board and opponents see the three cards, and no other."""
    at = sit()
    lay(at, "page", "start", "end")
    name, _ = turn_up(at)
    for viewer in (SCREEN, *(student for student in at.students if student != name)):
        assert at.view(viewer).squares == ("page", "start", "end", *("down",) * 27)


def test_cards_that_leave_no_choice_go_by_themselves():
    """With nothing to choose, the cards stay up a while, then the turn passes."""
    at = sit()
    lay(at, "stop", "page", "page")
    first = at.state.active
    turn_up(at)
    at.after(11).tick()
    assert at.state.phase == "turned"
    at.after(5).tick()
    assert (at.state.phase, at.state.active) == ("turn", (first + 1) % 3)


def test_one_turns_three_different_cards_that_lie_there():
    """A square twice, an empty one or one that does not exist is refused."""
    at = sit()
    hold(at, "page", "page")
    for squares in ((1, 1, 2), (0, 5, 6), (5, 6, 30), (-1, 5, 6)):
        assert at.refused(who(at), m.TurnUp(squares)) == "squares"


# Questions -----------------------------------------------------------------------------------------------------------


def test_a_pair_is_two_alike_or_with_jokers():
    """A joker stands for any card, two jokers for any pair; natural cards are paid first."""
    assert payment(("page", "joker", "page"), "page") == ("page", "page")
    assert payment(("page", "joker"), "page") == ("page", "joker")
    assert payment(("joker", "joker"), "definition") == ("joker", "joker")
    assert payment(("page", "start"), "page") is None


def test_no_question_without_a_pair():
    """One card does not pay for a question."""
    at = sit()
    hold(at, "start", "end")
    assert at.refused(who(at), m.Ask("start", (at.state.active + 1) % 3)) == "no_pair"


def test_nobody_asks_themselves():
    """A question goes to an opponent."""
    at = sit()
    hold(at, "start", "start")
    assert at.refused(who(at), m.Ask("start", at.state.active)) == "no_such_seat"


@pytest.mark.parametrize(
    ("question", "told"), [("start", "ERT"), ("end", "IMNSU"), ("definition", "Dernier arrêt d’une ligne.")]
)
def test_what_is_answered_of_terminus(question, told):
    """TERMINUS: its start is E R T, its end I M N S U, in alphabetical order; or its definition."""
    assert answer(way.WORDS[4], question) == told


def test_letters_are_repeated_as_often_as_they_stand():
    """A double letter is answered twice, accents and signs left out."""
    assert answer(m.Secret("arc-en-ciel", "", 1), "start") == "ACR"
    assert answer(m.Secret("fenêtre", "", 1), "end") == "EERT"
    assert answer(m.Secret("cœur", "", 1), "start") == "CEO"
    assert answer(m.Secret("cœur", "", 1), "end") == "RU"


def test_an_answer_is_the_asker_s_alone():
    """The asker's notebook has it; neither the board nor another seat, the asked one included, is told."""
    at = sit()
    hold(at, "start", "joker")
    asker, other = at.state.active, (at.state.active + 1) % 3
    at.do(who(at), m.Ask("start", other))
    told = answer(at.state.secrets[other], "start")
    assert next(note for note in at.view(who(at, asker)).me.notes if note.seat == other).start == told
    for viewer in (SCREEN, *(who(at, seat) for seat in range(3) if seat != asker)):
        assert told not in repr(at.view(viewer))
    assert at.state.discard == ("start", "joker")
    assert at.view(SCREEN).discard == ("start", "joker")


def test_page_cards_ask_two_pages_of_the_same_opponent():
    """Two questions: before, after, or right on it; then the turn passes."""
    at = sit(("ana", "bob"))
    put(at, active=1)
    hold(at, "page", "page")
    at.do("bob", m.Ask("page", 0))
    assert at.state.phase == "page"
    assert at.refused("bob", m.AskPage(1601)) == "no_page"
    at.do("bob", m.AskPage(1392))
    at.do("bob", m.AskPage(1480))
    assert at.view("bob").me.notes[0].pages == ((1392, "after"), (1480, "on"))
    assert (at.state.phase, at.state.active) == ("turn", 0)
    assert place(way.WORDS[4], 1500) == "before"


def test_six_cards_force_a_question():
    """With six cards in hand, one can neither turn cards nor open the dictionary."""
    at = sit()
    hold(at, "page", "start", "end", "definition", "joker", "page")
    assert at.refused(who(at), m.TurnUp((20, 21, 22))) == "full_hand"
    assert at.refused(who(at), m.Consult()) == "full_hand"
    at.do(who(at), m.Ask("start", (at.state.active + 1) % 3))


def test_every_full_hand_holds_a_pair():
    """Whatever five cards or more one has, there is a question to ask: nobody is forced to do what cannot be done."""
    kinds = [kind for kind in COUNTS if kind != "stop"]  # a stop card is never taken
    for size in (5, 6, 7):
        for hand in combinations_with_replacement(kinds, size):
            assert any(payment(hand, question) for question in QUESTIONS), hand


def test_two_jokers_pay_for_two_pages():
    """Two jokers are any pair, a pair of page cards too."""
    at = sit()
    hold(at, "joker", "joker")
    other = (at.state.active + 1) % 3
    at.do(who(at), m.Ask("page", other))
    assert (at.state.phase, at.state.pages_left, at.state.discard) == ("page", 2, ("joker", "joker"))


def test_the_last_two_of_six_discarded_cards_may_pay_for_pages():
    """The cards go back on the board at once, and both pages are still asked."""
    at = sit()
    hold(at, "page", "page", "start", "start", "end", "end")
    hand = at.state.hands[at.state.active]
    put(at, discard=hand[2:], hands=tuple(hand[:2] if seat == at.state.active else () for seat in range(3)))
    at.do(who(at), m.Ask("page", (at.state.active + 1) % 3))
    assert (at.state.phase, at.state.discard) == ("page", ())
    assert sorted(at.state.squares) == sorted(DECK)


def test_fewer_than_six_discarded_cards_stay_face_up():
    """Two and four cards lie there for all to see; nothing comes back on the board."""
    at = sit(("ana", "bob"))
    for pairs in (1, 2):
        discard, asker = at.state.discard, at.state.active
        hold(at, *discard, "start", "joker")
        squares = at.state.squares
        put(at, hands=tuple(("start", "joker") if seat == asker else () for seat in range(2)), discard=discard)
        at.do(who(at), m.Ask("start", 1 - asker))
        assert at.view(SCREEN).discard == ("start", "joker") * pairs
        assert at.state.squares == squares


def test_six_discarded_cards_go_back_face_down():
    """When six lie there, they are shuffled onto free squares."""
    at = sit()
    hold(at, "start", "start", "end", "end", "page", "page")
    squares, hand = at.state.squares, at.state.hands[at.state.active]
    put(at, discard=hand[2:], hands=tuple(hand[:2] if seat == at.state.active else () for seat in range(3)))
    at.do(who(at), m.Ask("start", (at.state.active + 1) % 3))
    assert at.state.discard == ()
    assert sorted(at.state.squares) == sorted(DECK)
    assert all(now == was for now, was in zip(at.state.squares, squares, strict=True) if was is not None)


# The dictionary ------------------------------------------------------------------------------------------------------


def test_opponents_throw_the_dice_in_turn_until_both_are_red():
    """The dictionary stays open while opponents throw, one after the other; two reds close it."""
    at = sit()
    reader = at.state.active
    at.do(who(at), m.Consult())
    assert at.view(who(at, reader)).me.reading
    assert at.refused(who(at, reader), m.Roll()) == "not_your_turn"
    throwers = []
    while at.state.phase == "consult":
        throwers.append(at.state.roller)
        last = at.after(2).do(who(at, at.state.roller), m.Roll()).facts[0]
        assert all(last.red) == (at.state.phase == "turn")
    assert throwers == [(reader + 1 + n % 2) % 3 for n in range(len(throwers))]
    assert at.state.active == (reader + 1) % 3


def test_dice_take_a_moment_to_roll():
    """However quick the finger, the dictionary is not shut in the blink of an eye."""
    at = sit(("ana", "bob"))
    reader = at.state.active
    at.do(who(at), m.Consult())
    at.do(who(at, 1 - reader), m.Roll())
    if at.state.phase == "consult":
        assert at.after(1.5).refused(who(at, 1 - reader), m.Roll()) == "rolling"
        at.after(0.6).do(who(at, 1 - reader), m.Roll())


def test_an_absent_thrower_blocks_nobody():
    """The teacher throws for a seat, or closes the dictionary; and its time ends by itself."""
    at = sit()
    at.do(who(at), m.Consult())
    at.do(TEACHER, m.Roll())
    if at.state.phase == "consult":
        at.do(TEACHER, m.Skip())
    assert at.state.phase == "turn"
    at.do(who(at), m.Consult())
    at.after(182).tick()
    assert at.state.phase == "turn"


def test_a_third_of_the_faces_is_red():
    """Two faces of six on each die: both red once in nine throws."""
    both = 0
    for number in range(400):
        at = Sitting(GAME, f"des{number}")
        at.do(TEACHER, m.Begin((Seat(("ana",)), Seat(("bob",))), way.WORDS, 1600, m.Options(shortest=8, longest=9)))
        at.do(TEACHER, m.Skip())
        at.do(TEACHER, m.Consult())
        both += all(at.do(TEACHER, m.Roll()).facts[0].red)
    assert 25 < both < 70


# STOP ----------------------------------------------------------------------------------------------------------------


def said(at, seat, **wrong):
    """The right word for every opponent, but for those given."""
    others = [other for other in range(len(at.state.seats)) if other != seat]
    return m.Stop(tuple(m.Said(o, wrong.get(who(at, o), at.state.secrets[o].word)) for o in others))


def test_all_words_right_wins_even_out_of_turn():
    """STOP is heard from any seat: every word right ends the game."""
    at = sit()
    seat = (at.state.active + 1) % 3
    at.do(who(at, seat), said(at, seat))
    assert (at.state.phase, at.state.winners) == ("end", (seat,))
    assert at.view(SCREEN).seats[0].secret == at.state.secrets[0]


def test_accents_and_case_are_forgiven_at_stop():
    """PARAPLUIE is parapluie."""
    at = sit(("ana", "dan"))
    at.do("ana", m.Stop((m.Said(1, " PARAPLUIE "),)))
    assert at.state.winners == (0,)


def test_a_wrong_word_puts_out_but_one_still_answers():
    """One wrong word: no more turns and no other STOP, but questions to that seat are answered."""
    at = sit()
    out = at.state.active
    name = who(at)
    victim = (out + 1) % 3
    at.do(name, said(at, out, **{who(at, victim): "terminal"}))
    assert at.state.out == {out}
    assert at.state.active == victim
    assert at.refused(name, said(at, out)) == "out"
    hold(at, "end", "end")
    at.do(who(at), m.Ask("end", out))
    assert at.state.active == (out + 2) % 3
    at.do(TEACHER, m.Skip())
    assert at.state.active == victim


def test_a_stop_needs_a_word_for_those_who_are_out_too():
    """Each opponent, out or not, is to be named once."""
    at = sit()
    out = at.state.active
    at.do(who(at), said(at, out, **{who(at, (out + 1) % 3): "terminal"}))
    seat = (out + 1) % 3
    assert at.refused(who(at, seat), m.Stop((m.Said((out + 2) % 3, "x"),))) == "words"
    at.do(who(at, seat), said(at, seat))
    assert at.state.winners == (seat,)


def test_a_word_said_is_shown_to_its_owner_only():
    """The owner reads it; the third seat and the board learn only that it was not all right."""
    at = sit()
    seat, owner, third = at.state.active, (at.state.active + 1) % 3, (at.state.active + 2) % 3
    at.do(who(at), said(at, seat, **{who(at, owner): "vermisseau"}))
    assert "vermisseau" in repr(at.view(who(at, owner)))
    assert "vermisseau" not in repr(at.view(who(at, third)))
    assert "vermisseau" not in repr(at.view(SCREEN))
    assert at.view(SCREEN).stops[0].right is False


def test_the_last_seat_that_is_not_out_wins():
    """When all others are out, the one that is left has won."""
    at = sit(("ana", "bob"))
    at.do("ana", m.Stop((m.Said(1, "escalier"),)))
    assert (at.state.phase, at.state.winners) == ("end", (1,))


def test_a_choice_being_made_is_finished_before_a_stop():
    """While cards are up or a page question is open, STOP waits."""
    at = sit()
    lay(at, "page", "start", "end")
    seat = (at.state.active + 1) % 3
    turn_up(at)
    assert at.refused(who(at, seat), said(at, seat)) == "not_now"


def test_a_page_question_is_finished_before_a_stop():
    """Both pages are answered first; then STOP is heard."""
    at = sit(("ana", "bob"))
    hold(at, "page", "page")
    asker = at.state.active
    at.do(who(at), m.Ask("page", 1 - asker))
    assert at.refused(who(at, 1 - asker), said(at, 1 - asker)) == "not_now"
    at.do(who(at), m.AskPage(3))
    assert at.refused(who(at, 1 - asker), said(at, 1 - asker)) == "not_now"
    at.do(who(at), m.AskPage(4))
    at.do(who(at, 1 - asker), said(at, 1 - asker))
    assert at.state.winners == (1 - asker,)


def test_a_wrong_stop_while_the_dictionary_is_open():
    """Another seat's leaves it open; its reader's closes it, and the turn passes."""
    at = sit(("ana", "bob", "cleo", "dan"))
    reader, other = at.state.active, (at.state.active + 1) % 4
    at.do(who(at), m.Consult())
    at.do(who(at, other), said(at, other, **{who(at, reader): "terminal"}))
    assert (at.state.phase, at.state.active, at.state.out) == ("consult", reader, {other})
    at.do(who(at, other), m.Roll())
    at.do(who(at, reader), said(at, reader, **{who(at, other): "terminal"}))
    assert (at.state.phase, at.state.active) == ("turn", (reader + 2) % 4)


def test_the_last_of_three_wins_without_a_word():
    """Two wrong STOPs, and the third seat has won, whatever it knows."""
    at = sit()
    for seat in (0, 1):
        at.do(who(at, seat), said(at, seat, **{"cleo": "terminal"}))
    assert (at.state.phase, at.state.winners) == ("end", (2,))


def test_two_seats_may_hold_the_same_word():
    """Nobody is told; both answer, and both are to be named."""
    at = begun(shortest=8, longest=9)
    for name, definition in (("ana", "Petite bête."), ("bob", "Il porte sa maison.")):
        at.do(name, m.ProposeWord("escargot", definition))
    at.do(TEACHER, m.Start())
    assert [secret.word for secret in at.state.secrets] == ["escargot", "escargot"]
    at.do("bob", m.Stop((m.Said(0, "escargot"),)))
    assert at.state.winners == (1,)


def test_a_quick_game_of_four_is_won_with_two_words():
    """Two of three, any; one of them wrong puts out; three are too many."""
    at = sit(("ana", "bob", "cleo", "dan"), quick=True)
    assert at.refused("ana", said(at, 0)) == "words"
    at.do("ana", m.Stop((m.Said(1, "escargot"), m.Said(3, "terminus"))))
    assert at.state.out == {0}
    at.do("bob", m.Stop((m.Said(0, "terminus"), m.Said(3, "parapluie"))))
    assert at.state.winners == (1,)


@pytest.mark.parametrize(
    "words", [(), ((0, "terminus"),), ((1, "a"), (1, "b")), ((0, "a"), (1, "b")), ((1, "a"), (9, "b"))]
)
def test_a_stop_names_each_opponent_once(words):
    """None, oneself, one twice, or a seat that is not there: refused, and nobody is out."""
    at = sit()
    assert at.refused("ana", m.Stop(tuple(m.Said(*word) for word in words))) == "words"
    assert at.state.out == frozenset()


def test_a_stop_needs_letters():
    """An empty word is a slip, not a guess."""
    at = sit(("ana", "bob"))
    assert at.refused("ana", m.Stop((m.Said(1, " ?! "),))) == "no_letters"


def test_a_quick_game_needs_one_word_less():
    """Two words of three at four seats, one of two at three, the only one at two."""
    assert sit(("ana", "bob", "cleo", "dan"), quick=True).state.needed == 2
    assert sit(quick=True).state.needed == 1
    assert sit(("ana", "bob"), quick=True).state.needed == 1
    at = sit(quick=True)
    at.do("ana", m.Stop((m.Said(1, "escargot"),)))
    assert at.state.winners == (0,)


def test_a_team_says_stop_when_most_of_it_agrees():
    """One of two is not enough; the other, or the teacher, makes it heard."""
    at = Sitting(GAME, "equipe")
    seats = (Seat(("ana", "eve"), "Lynx"), Seat(("bob",)))
    at.do(TEACHER, m.Begin(seats, way.WORDS, 1600, m.Options(shortest=8, longest=9)))
    at.do(TEACHER, m.Skip())
    stop = m.Stop((m.Said(1, at.state.secrets[1].word),))
    at.do("ana", stop)
    assert at.state.phase == "turn"
    at.do(TEACHER, m.HearStop(0))
    assert at.state.winners == (0,)
    at.undo()
    at.table = replace(at.table, clock=replace(at.table.clock, paused=False))
    at.do("eve", stop)
    assert at.state.winners == (0,)


def test_the_teacher_may_let_a_seat_play_again():
    """A seat that went out for a slip of the pen comes back."""
    at = sit()
    seat = at.state.active
    at.do(who(at), said(at, seat, **{who(at, (seat + 1) % 3): "terminal"}))
    at.do(TEACHER, m.Readmit(seat))
    assert at.state.out == frozenset()


# Words and seats -----------------------------------------------------------------------------------------------------


def begun(**options):
    """A table where words are being chosen."""
    at = Sitting(GAME, "mots")
    seats = (Seat(("ana", "eve"), "Lynx"), Seat(("bob",)))
    at.do(TEACHER, m.Begin(seats, way.WORDS, 1600, m.Options(**options)))
    return at


@pytest.mark.parametrize(("low", "high"), [(5, 8), (6, 13), (9, 7)])
def test_words_have_six_to_twelve_letters(low, high):
    """A length outside six to twelve is refused at set-up."""
    begin = m.Begin((Seat(("a",)), Seat(("b",))), (), 10, m.Options(shortest=low, longest=high))
    assert Sitting(GAME).refused(TEACHER, begin) == "options"


def test_a_word_has_the_agreed_length_and_a_definition():
    """Too long, without a definition, or with itself in its definition: refused."""
    at = begun(shortest=8, longest=8)
    assert at.refused("bob", m.ProposeWord("parapluie", "abri")) == "length"
    assert at.refused("bob", m.ProposeWord("escargot", " ")) == "no_definition"
    for definition in ("un escargot", "C’est l’escargot.", "Escargot\u00a0: petite bête."):
        assert at.refused("bob", m.ProposeWord("escargot", definition)) == "told"
    at.do("bob", m.ProposeWord("escargot", "Petite bête."))


def test_a_refused_word_can_be_accepted_with_a_theme_only():
    """Without a theme the dictionary's word stands; with one, the teacher may let a proper noun in."""
    sentence = "Ce mot n’est pas dans le dictionnaire."
    assert begun().refused("bob", m.ProposeWord("Avignon", "Ville.", 90, sentence)) == "refused_word"
    at = begun(theme="villes")
    at.do("bob", m.ProposeWord("Avignon", "Ville.", 90, sentence))
    assert not at.view("bob").seats[1].ready
    at.do(TEACHER, m.AcceptWord("bob"))
    assert at.view("bob").seats[1].ready


@pytest.mark.parametrize(("word", "length"), [("cœur", 5), ("arc-en-ciel", 9), ("sœurette", 9), ("fenêtre", 7)])
def test_letters_are_counted_as_a_player_counts_them(word, length):
    """A ligature is two letters, an accent or a hyphen none."""
    definition = m.ProposeWord(word, "Un mot.")
    begun(theme="mots", shortest=length, longest=length).do("bob", definition)
    assert begun(theme="mots", shortest=length - 1, longest=length - 1).refused("bob", definition) == "length"


def test_words_that_are_dealt_differ():
    """Seats without a word are given one that nobody else has, while there are enough."""
    for seed in range(20):
        at = Sitting(GAME, f"donne{seed}")
        seats = tuple(Seat((name,)) for name in WORDS)
        at.do(TEACHER, m.Begin(seats, way.WORDS, 1600, m.Options(shortest=8, longest=9)))
        at.do("ana", m.ProposeWord("escargot", "Petite bête."))
        at.do(TEACHER, m.Skip())
        assert len({secret.word for secret in at.state.secrets}) == 4


def test_who_has_no_word_can_draw_one():
    """A word of the cards comes with its definition; the teacher's skip deals one to whoever has none."""
    at = begun(shortest=8, longest=9)
    at.do("bob", m.DrawWord())
    assert at.view("bob").me.secret in way.WORDS
    assert at.refused(TEACHER, m.Start()) == "no_word"
    at.do(TEACHER, m.Skip())
    assert at.state.secrets[0] in way.WORDS


def test_a_late_student_joins_a_team_only():
    """The team takes them in; a student alone stays alone."""
    at = begun()
    at.do(TEACHER, m.Join("zoe"))
    assert at.state.seats[0].members == ("ana", "eve", "zoe")
    assert at.refused(TEACHER, m.Join("lea", 1)) == "no_team"


def test_a_stop_is_evidence_of_what_was_learnt():
    """A right word is recalled by who had its definition, guessed by who had letters; a shot in the dark is nothing."""
    at = sit(("ana", "bob"))
    put(at, active=0)
    hold(at, "definition", "definition")
    learnt = {(0, 1): m.Learnt(definition="Petite bête à coquille, qui rampe.")}
    stopped = m.Stopped(0, (m.Said(1, "escargot"),), (True,), ("ana",))
    pieces = list(GAME.evidence(replace(at.state, learnt=learnt), stopped))
    assert [(piece.student, piece.word, piece.act, piece.right) for piece in pieces] == [
        ("ana", "escargot", "recalled", True)
    ]
    letters = replace(at.state, learnt={(0, 1): m.Learnt(start="CES")})
    assert [piece.act for piece in GAME.evidence(letters, stopped)] == ["guessed"]
    assert list(GAME.evidence(at.state, stopped)) == []


def test_a_team_that_agrees_shares_what_one_mate_found():
    """Who said the words first knew them; who agreed had read them: that evidence is the team's, and weaker."""
    at = Sitting(GAME, "regles")
    seats = (Seat(("ana", "eve"), "Lynx"), Seat(("bob",)))
    at.do(TEACHER, m.Begin(seats, way.WORDS, 1600, m.Options(shortest=8, longest=9)))
    for name in ("ana", "bob"):
        at.do(name, m.ProposeWord(WORDS[name].word, WORDS[name].definition, WORDS[name].page))
    at.do("eve", m.ProposeWord(WORDS["ana"].word, WORDS["ana"].definition, WORDS["ana"].page))
    at.do(TEACHER, m.Start())
    put(at, learnt={(0, 1): m.Learnt(start="CES", definition="Petite bête.")})
    said = (m.Said(1, WORDS["bob"].word),)
    at.do("eve", m.Stop(said))
    before = at.state
    turn = at.do("ana", m.Stop(said))
    state, pieces = before, []
    for fact in turn.facts:
        if type(fact) in GAME.facts:
            pieces += GAME.evidence(state, fact)
            state = GAME.evolve(state, fact)
    assert [(piece.student, piece.right, piece.own, piece.a) for piece in pieces] == [
        ("ana", True, False, 0.60),
        ("eve", True, True, 0.90),
    ]


# Properties ----------------------------------------------------------------------------------------------------------


@given(st.integers(0, 10_000))
def test_there_are_always_thirty_cards_and_no_hand_is_too_full(number):
    """Board, hands and discard hold the deck between them, after every turn; no hand has more than seven."""
    turns = play(GAME, way.begin(Random(number)), way.teacher, str(number), 120)
    for n in range(1, len(turns) + 1, 7):
        state = replay(GAME, turns[:n]).state
        if state.squares:
            held = [card for hand in state.hands for card in hand]
            assert sorted([*filter(None, state.squares), *held, *state.discard]) == sorted(DECK)
            assert max(map(len, state.hands)) <= 7
            assert len(state.squares) - state.squares.count(None) >= 3, "three cards can always be turned up"
            assert len(state.discard) < 6
    assert all(piece.right in (True, False) for _, piece in evidence(GAME, turns))


@given(st.text("abcdefghijklmnopqrstuvwxyzéèêç", min_size=4, max_size=12))
def test_the_two_letter_answers_make_up_the_word(word):
    """Start and end together are the letters of the word, each in alphabetical order."""
    secret = m.Secret(word, "", 1)
    start, end = answer(secret, "start"), answer(secret, "end")
    assert list(start) == sorted(start)
    assert list(end) == sorted(end)
    bare = str.maketrans("éèêç", "eeec")
    assert sorted(start + end) == sorted(word.translate(bare).upper())
