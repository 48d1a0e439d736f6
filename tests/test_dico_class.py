"""Dico secret with a class: teams, absent and late students, and all that the teacher may do."""

import pytest
from playthroughs import dico as way
from test_dico_rules import begun, hold, lay, put, said, sit, who

from wordkit.engine import TEACHER, Resume, Seat
from wordkit.engine.timing import Pause
from wordkit.games.dico import GAME
from wordkit.games.dico import model as m
from wordkit.testing import Sitting

TEAM = ("ana", "eve", "ida")


def team():
    """A team of three against bob, and the team's turn."""
    at = Sitting(GAME, "equipes")
    seats = (Seat(TEAM, "Lynx"), Seat(("bob",)))
    at.do(TEACHER, m.Begin(seats, way.WORDS, 1600, m.Options(shortest=8, longest=9)))
    at.do(TEACHER, m.Skip())
    put(at, active=0)
    return at


# Teams ---------------------------------------------------------------------------------------------------------------


def test_a_team_does_what_most_of_it_chooses():
    """Two of three want the same cards: they are turned up, though another was first."""
    at = team()
    at.do("ana", m.TurnUp((0, 1, 2)))
    at.do("eve", m.TurnUp((3, 4, 5)))
    assert at.state.phase == "turn"
    at.do("ida", m.TurnUp((3, 4, 5)))
    assert at.state.turned == (3, 4, 5)


def test_a_tie_goes_to_what_was_chosen_first():
    """Three members, three wishes: the first counts."""
    at = team()
    for number, name in enumerate(("eve", "ana", "ida")):
        at.do(name, m.TurnUp((3 * number, 3 * number + 1, 3 * number + 2)))
    assert at.state.turned == (0, 1, 2)


def test_a_team_does_not_wait_for_those_who_are_away():
    """A moment after the first choice, what was chosen is done."""
    at = team()
    at.do("ida", m.TurnUp((3, 4, 5)))
    at.after(14).tick()
    assert at.state.phase == "turn"
    at.after(3).tick()
    assert at.state.turned == (3, 4, 5)


def test_a_choice_can_be_changed_and_only_mates_see_it():
    """The last word of each counts; the other seat sees no choice."""
    at = team()
    hold(at, "start", "start")
    at.do("ana", m.TurnUp((3, 4, 5)))
    at.do("ana", m.Ask("start", 1))
    assert at.view("eve").me.pointed == (("ana", "ask start 1"),)
    assert at.view("bob").me.pointed == ()
    at.do("eve", m.Ask("start", 1))
    assert at.state.asked == m.Asked("start", 1, ("start", "start"))


def test_pages_are_chosen_by_the_team_one_after_the_other():
    """The choice of the first page is not that of the second."""
    at = team()
    hold(at, "page", "joker")
    for name in ("ana", "eve"):
        at.do(name, m.Ask("page", 1))
    for page in (700, 900):
        assert at.state.pointed == {}
        for name in ("ida", "ana"):
            at.do(name, m.AskPage(page))
    assert [page for page, _ in at.view("eve").me.notes[0].pages] == [700, 900]


def test_a_team_s_word_is_the_one_most_members_propose():
    """Two of three: their word, with the definition that came first."""
    at = Sitting(GAME, "mot")
    seats = (Seat(TEAM, "Lynx"), Seat(("bob",)))
    at.do(TEACHER, m.Begin(seats, way.WORDS, 1600, m.Options(shortest=8, longest=9)))
    at.do("ana", m.ProposeWord("boussole", "Elle montre le nord."))
    at.do("eve", m.ProposeWord("escargot", "Petite bête."))
    assert at.view("ana").me.secret.word == "boussole"
    at.do("ida", m.ProposeWord("escargot", "Il porte sa maison."))
    assert at.view("ana").me.secret == m.Secret("escargot", "Petite bête.", 1)
    assert at.view("bob").me.secret is None


def test_mates_who_type_a_word_each_in_their_way_agree():
    """Case and accents do not keep a team from saying STOP."""
    at = team()
    put(at, secrets=(way.WORDS[0], m.Secret("fenêtre", "Ouverture vitrée.", 9)))
    at.do("ana", m.Stop((m.Said(1, "Fenêtre"),)))
    assert at.state.phase == "turn"
    at.do("ida", m.Stop((m.Said(1, "fenetre"),)))
    assert at.state.winners == (0,)


def test_only_those_who_said_the_words_are_judged_by_them():
    """A team's wrong STOP says nothing of the member who wanted other words."""
    at = team()
    put(at, learnt={(0, 1): m.Learnt(start="ABC")})
    at.do("eve", m.Stop((m.Said(1, "autruche"),)))
    for name in ("ana", "ida"):
        before = at.state
        turn = at.do(name, m.Stop((m.Said(1, "terrible"),)))
    stopped = next(fact for fact in turn.facts if isinstance(fact, m.Stopped))
    assert {piece.student for piece in GAME.evidence(before, stopped)} == {"ana", "ida"}


def test_a_late_team_mate_finds_the_notebook_as_it_is():
    """Whoever joins in the middle sees what the team has learnt, its word and its cards."""
    at = team()
    hold(at, "start", "start", "end")
    for name in ("ana", "eve"):
        at.do(name, m.Ask("start", 1))
    at.do(TEACHER, m.Join("zoe"))
    mine, mate = at.view("zoe").me, at.view("ana").me
    assert (mine.notes, mine.secret, mine.hand) == (mate.notes, mate.secret, mate.hand)
    assert mine.notes[0].start


# The teacher ---------------------------------------------------------------------------------------------------------


def test_the_teacher_plays_for_an_absent_seat():
    """Cards, a question, a page: what the seat in turn may do, the teacher may do for it."""
    at = sit()
    lay(at, "page", "page", "end")
    seat = at.state.active
    at.do(TEACHER, m.TurnUp((0, 1, 2)))
    at.do(TEACHER, m.Take((0, 1)))
    put(at, active=seat)
    at.do(TEACHER, m.Ask("page", (seat + 1) % 3))
    at.do(TEACHER, m.AskPage(1))
    at.do(TEACHER, m.AskPage(2))
    learnt = next(note for note in at.view(who(at, seat)).me.notes if note.seat == (seat + 1) % 3)
    assert [page for page, _ in learnt.pages] == [1, 2]


def test_a_turn_that_is_skipped_costs_nothing_else():
    """The next seat plays; hands, board and notebooks stay."""
    at = sit()
    hold(at, "start", "start")
    hands, seat = at.state.hands, at.state.active
    at.do(TEACHER, m.Skip())
    assert (at.state.hands, at.state.active) == (hands, (seat + 1) % 3)


def test_skipping_a_choice_puts_the_cards_back():
    """Nobody takes: the three go back face down, the next seat plays."""
    at = sit()
    lay(at, "page", "start", "end")
    seat = at.state.active
    at.do(who(at), m.TurnUp((0, 1, 2)))
    at.do(TEACHER, m.Skip())
    assert at.state.squares[:3] == ("page", "start", "end")
    assert at.state.hands == ((), (), ())
    assert (at.state.phase, at.state.active) == ("turn", (seat + 1) % 3)


def test_skipping_a_page_question_ends_the_turn():
    """The second page is not asked, the first answer stays in the notebook."""
    at = sit(("ana", "bob"))
    hold(at, "page", "page")
    seat = at.state.active
    at.do(who(at), m.Ask("page", 1 - seat))
    at.do(who(at), m.AskPage(2))
    at.do(TEACHER, m.Skip())
    assert (at.state.phase, at.state.active) == ("turn", 1 - seat)
    assert len(at.view(who(at, seat)).me.notes[0].pages) == 1


def test_an_undone_question_is_as_if_never_asked():
    """The pair is in the hand again, the notebook has forgotten, and the game waits for the teacher."""
    at = sit(("ana", "bob"))
    seat, cards = at.state.active, at.state.squares
    pair = tuple(square for square, card in enumerate(cards) if card == "start")[:2]
    at.do(who(at), m.TurnUp((*pair, cards.index("end"))))
    at.do(who(at), m.Take(pair))
    at.do(TEACHER, m.Skip())
    at.do(who(at), m.Ask("start", 1 - seat))
    assert (at.state.hands[seat], at.view(who(at, seat)).me.notes[0].start == "") == ((), False)
    at.undo()
    assert (at.state.hands[seat], at.view(who(at, seat)).me.notes[0].start) == (("start", "start"), "")
    assert (at.state.discard, at.state.active, at.table.clock.paused) == ((), seat, True)


def test_a_stop_can_be_undone():
    """A seat that went out by a slip is back where it was, its words unsaid."""
    at = sit()
    seat = at.state.active
    at.do(who(at), said(at, seat, **{who(at, (seat + 1) % 3): "terminal"}))
    at.undo()
    assert (at.state.out, at.state.stops, at.state.active) == (frozenset(), (), seat)
    assert at.refused(who(at), said(at, seat)) == "paused"
    at.do(TEACHER, Resume())
    at.do(who(at), said(at, seat))
    assert at.state.winners == (seat,)


@pytest.mark.parametrize("command", [m.TurnUp((0, 1, 2)), m.Consult(), m.Stop((m.Said(1, "a"), m.Said(2, "b")))])
def test_nothing_is_played_while_the_game_is_paused(command):
    """Cards, dictionary and STOP wait."""
    at = sit()
    put(at, active=0)
    at.do(TEACHER, Pause())
    assert at.refused("ana", command) == "paused"


def test_the_teacher_ends_the_game_without_a_winner():
    """Nobody has won; every word is told with its definition."""
    at = sit()
    at.do(TEACHER, m.End())
    assert (at.state.phase, at.state.winners) == ("end", ())
    assert [seat.secret for seat in at.view("bob").seats] == list(at.state.secrets)
    assert at.refused(TEACHER, m.End()) == "not_now"
    assert at.refused("ana", m.TurnUp((0, 1, 2))) == "not_now"


def test_a_student_plays_for_their_own_seat_only():
    """Turning, asking, consulting and throwing are refused to the seats whose turn it is not."""
    at = sit()
    other = who(at, (at.state.active + 1) % 3)
    for command in (m.TurnUp((0, 1, 2)), m.Ask("start", at.state.active), m.Consult()):
        assert at.refused(other, command) == "not_your_turn"
    assert at.refused(other, m.Roll()) == "not_now"
    at.do(who(at), m.Consult())
    third = who(at, (at.state.active + 2) % 3)
    assert at.refused(third, m.Roll()) == "not_your_turn"


def test_words_are_closed_once_cards_are_dealt():
    """Nobody changes their word in the middle of the game."""
    at = sit()
    assert at.refused("ana", m.ProposeWord("boussole", "Elle montre le nord.")) == "not_now"
    assert at.refused("ana", m.DrawWord()) == "not_now"
    assert begun().refused("zoe", m.DrawWord()) == "no_seat"
