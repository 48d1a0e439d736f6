"""Mot à Mot: a test for each rule, by playing it."""

from typing import Any

import pytest

from wordkit.engine import SCREEN, TEACHER, Extend, GivePace, Pause, Resume, Seat
from wordkit.engine.table import evidence
from wordkit.games.mot_a_mot import GAME
from wordkit.games.mot_a_mot import model as m
from wordkit.games.mot_a_mot.rules import same_word
from wordkit.games.mot_a_mot.table import rounds_at, speakers_of
from wordkit.testing import Sitting

NAMES = ("ana", "bob", "chloe", "dan", "eve", "fay", "gil", "hugo")


def card(number: int) -> m.Card:
    return tuple(m.Word(f"mot{'abcdefghijklmnopqrstuvwxyz'[number]}{'klmnopqrst'[place]}") for place in range(10))


CARDS = tuple(card(number) for number in range(20))


class Game(Sitting):
    """A game of single students, or of teams, with shortcuts for what most tests do first."""

    def __init__(self, size: int = 6, teams: bool = False, **options: Any) -> None:
        super().__init__(GAME)
        names = NAMES[:size]
        seats = tuple(Seat((name, f"{name}2"), name.title()) if teams else Seat((name,)) for name in names)
        self.do(TEACHER, m.Begin(seats, CARDS, m.Options(**options)))

    def words(self) -> list[str]:
        return [self.state.word(number).word for number in self.state.numbers]

    @property
    def sought(self) -> str:
        return str(self.state.word(self.state.current.number).word)

    def announce(self, who: str, count: int, tokens: int = 0) -> None:
        self.do(who, m.Announce(self.state.round, count, tokens))

    def auction(self, who: str, count: int, tokens: int = 0) -> None:
        """Let `who` win the auction."""
        self.announce(who, count, tokens)
        if self.state.phase == "auction":
            self.after(count + 2).tick()
        assert self.state.winner is not None

    def clue(self, text: str, who: str | None = None) -> None:
        self.do(who or self.state.seats[self.state.winner].members[0], m.GiveClue(text))

    def buzz(self, who: str) -> None:
        self.do(who, m.Buzz(self.state.serial))

    def guess(self, who: str, text: str | None = None) -> None:
        """Buzz and propose: the right word unless another is given."""
        self.buzz(who)
        self.do(who, m.Guess(self.sought if text is None else text))

    def find(self, who: str) -> None:
        """One clue, and it is found."""
        self.clue(f"indice{self.state.given}x{len(self.turns)}")
        self.guess(who)

    def tokens(self, who: str) -> tuple[int, int]:
        seat = NAMES.index(who)
        return self.state.speaker_tokens[seat], self.state.seeker_tokens[seat]

    def skip_rounds(self) -> None:
        """Leave every round unplayed, up to the choice of camps."""
        while self.state.phase != "camps":
            self.do(TEACHER, m.Skip())


def names(game: Sitting, seats: tuple[int, ...]) -> list[str]:
    return [game.state.seats[seat].members[0] for seat in seats]


# Set-up and roles ----------------------------------------------------------------------------------------------------


def test_three_numbers_are_drawn_and_stay_for_the_whole_game() -> None:
    """Three different numbers of the ten say which words are played, in every round."""
    game = Game()
    drawn = game.state.numbers
    assert len(set(drawn)) == 3
    assert set(drawn) <= set(range(10))
    game.skip_rounds()
    assert game.state.numbers == drawn


def test_cards_are_shuffled_and_none_is_played_twice() -> None:
    """The pile is in a random order, and each round takes the next card."""
    game = Game()
    assert game.state.cards != CARDS
    assert set(game.state.cards) == set(CARDS)
    seen = []
    while game.state.phase == "auction":
        seen.append(game.state.card)
        game.do(TEACHER, m.Skip())
        game.do(TEACHER, m.NextRound())
    assert len(seen) == len(set(seen)) == 6


@pytest.mark.parametrize("size", [3, 4])
def test_at_a_small_table_the_oldest_and_the_seat_to_its_left_speak(size: int) -> None:
    """Two speakers at three or four seats; the others seek."""
    game = Game(size, oldest=1)
    assert names(game, game.state.speakers) == ["bob", "chloe"]
    assert [seat.role for seat in game.view(SCREEN).seats].count("seeker") == size - 2


@pytest.mark.parametrize("size", [5, 6, 7, 8])
def test_the_oldest_and_both_neighbours_speak(size: int) -> None:
    """Three speakers from five seats on: the oldest and the seats on either side, round the table."""
    game = Game(size, oldest=0)
    assert set(names(game, game.state.speakers)) == {NAMES[size - 1], "ana", "bob"}


@pytest.mark.parametrize(("size", "often"), [(4, 2), (6, 3)])
def test_roles_move_one_seat_to_the_left(size: int, often: int) -> None:
    """The seat to the left of the oldest speaks in the first three rounds, two at four seats."""
    game = Game(size, oldest=2)
    left = []
    for _ in range(4):
        left.append(3 in game.state.speakers)
        game.do(TEACHER, m.Skip())
        game.do(TEACHER, m.NextRound())
    assert left == [True] * often + [False] * (4 - often)


@pytest.mark.parametrize(("size", "rounds"), [(3, 6), (4, 8), (5, 10), (6, 6), (7, 7), (8, 8)])
def test_the_final_comes_after_one_or_two_tours_of_the_table(size: int, rounds: int) -> None:
    """One tour at six to eight seats, two at three to five."""
    game = Game(size)
    game.skip_rounds()
    assert game.state.round == rounds == rounds_at(size)


@pytest.mark.parametrize("size", [3, 4, 5, 6, 7, 8])
def test_everyone_speaks_as_often(size: int) -> None:
    """Over a whole game the turns of speaking are shared out evenly."""
    turns = [seat for number in range(rounds_at(size)) for seat in speakers_of(size, 1, number + 1)]
    assert len({turns.count(seat) for seat in range(size)}) == 1


@pytest.mark.parametrize("size", [2, 9])
def test_three_to_eight_seats(size: int) -> None:
    """Fewer or more seats are refused with a sentence."""
    seats = tuple(Seat((str(number),)) for number in range(size))
    assert Sitting(GAME).refused(TEACHER, m.Begin(seats, CARDS)) == "seats"


def test_lesson_words_are_dealt_each_once_before_any_comes_again() -> None:
    """The words of a lesson make cards of ten, and the words in play go round evenly."""
    words = tuple((m.Word(f"mot{number}"),) for number in range(20))
    game = Sitting(GAME)
    game.do(TEACHER, m.Begin(tuple(Seat((name,)) for name in NAMES[:6]), words))
    assert all(len({word.word for word in card}) == 10 for card in game.state.cards)
    played = [card[number].word for card in game.state.cards for number in game.state.numbers]
    assert len(played) == 7 * 3
    assert max(played.count(word) for word in played) <= 2
    assert len(set(played[:18])) >= 17


def test_too_few_lesson_words_are_refused() -> None:
    """A lesson of fewer than ten words cannot make a card."""
    words = tuple((m.Word(f"mot{number}"),) for number in range(9))
    assert Sitting(GAME).refused(TEACHER, m.Begin(tuple(Seat((n,)) for n in NAMES[:4]), words)) == "no_cards"


def test_a_late_student_joins_the_team_with_fewest() -> None:
    """The number of seats never changes: whoever comes late without a team sits where there are fewest."""
    game = Game(4, teams=True)
    game.do(TEACHER, m.Join("zoe", 2))
    assert "zoe" in game.state.seats[2].members
    game.do(TEACHER, m.Join("yan"))
    assert "yan" in game.state.seats[0].members
    assert game.refused(TEACHER, m.Join("yan")) == "seated"


# The auction ---------------------------------------------------------------------------------------------------------


def test_only_speakers_announce() -> None:
    """A seeker has no say in the auction."""
    game = Game(oldest=1)  # ana, bob, chloe speak
    assert game.refused("dan", m.Announce(1, 7)) == "seeker"


def test_a_countdown_runs_from_the_number_to_zero_one_a_second() -> None:
    """The timer of an announcement is hard and as long as its number."""
    game = Game(oldest=1)
    game.announce("ana", 7)
    timer = game.table.clock.timer
    assert timer is not None
    assert (timer.seconds, timer.hard) == (7, True)
    assert game.after(6).tick() is None
    game.after(3).tick()
    assert names(game, (game.state.winner,)) == ["ana"]
    assert game.state.allowed == 7


def test_the_beat_of_the_countdown_can_be_slower() -> None:
    """A class of small children may count one every two seconds."""
    game = Game(oldest=1, beat_seconds=2)
    game.announce("ana", 7)
    assert game.table.clock.timer is not None
    assert game.table.clock.timer.seconds == 14


def test_another_speaker_cuts_in_lower_and_the_countdown_starts_again() -> None:
    """Before zero a lower number takes over, and counts down from itself."""
    game = Game(oldest=1)
    game.announce("ana", 7)
    game.after(5).announce("bob", 5)
    assert game.state.phase == "auction"
    assert game.table.clock.left(game.now) == 5
    game.after(7).tick()
    assert names(game, (game.state.winner,)) == ["bob"]


@pytest.mark.parametrize("count", [7, 8])
def test_an_equal_or_higher_number_is_refused(count: int) -> None:
    """Cutting in means going lower."""
    game = Game(oldest=1)
    game.announce("ana", 7)
    assert game.refused("bob", m.Announce(1, count)) == "not_lower"


def test_each_speaker_announces_once() -> None:
    """One announcement each, even to go lower than a rival."""
    game = Game(oldest=1)
    game.announce("ana", 7)
    game.announce("bob", 6)
    assert game.refused("ana", m.Announce(1, 5)) == "once"


def test_a_team_announces_once_whoever_speaks() -> None:
    """The announcement of one member is the team's."""
    game = Game(oldest=1, teams=True)
    game.announce("ana", 7)
    assert game.refused("ana2", m.Announce(1, 5)) == "once"


def test_when_all_have_announced_the_lowest_wins_at_once() -> None:
    """The third announcement ends the auction without a countdown."""
    game = Game(oldest=1)
    for who, count in (("ana", 9), ("chloe", 8), ("bob", 6)):
        game.announce(who, count)
    assert (game.state.phase, names(game, (game.state.winner,)), game.state.allowed) == ("clues", ["bob"], 6)


def test_nobody_can_go_under_one() -> None:
    """An announcement of one ends the auction."""
    game = Game(oldest=1)
    assert game.refused("ana", m.Announce(1, 0)) == "bid"
    game.announce("ana", 1)
    assert game.state.phase == "clues"


def test_a_late_announcement_for_the_round_before_is_not_heard() -> None:
    """A number sent as the round changed does not count in the new one."""
    game = Game(oldest=1)
    game.do(TEACHER, m.Skip())
    game.do(TEACHER, m.NextRound())
    assert game.refused("bob", m.Announce(1, 7)) == "stale"


def test_an_announcement_after_zero_comes_too_late() -> None:
    """Past the countdown and its grace nobody cuts in, even before the tick."""
    game = Game(oldest=1)
    game.announce("ana", 7)
    assert game.after(9).refused("bob", m.Announce(1, 5)) == "too_late"


def test_if_nobody_announces_the_time_closes_nothing_and_the_teacher_skips() -> None:
    """Sixty seconds show, softly; a skipped round gives nobody anything."""
    game = Game(oldest=1)
    assert game.table.clock.timer is not None
    assert (game.table.clock.timer.seconds, game.table.clock.timer.hard) == (60, False)
    assert game.after(120).tick() is None
    game.do(TEACHER, m.Skip())
    assert (game.state.phase, game.state.outcome) == ("tally", "skipped")
    assert set(game.state.speaker_tokens + game.state.seeker_tokens) == {0}


def test_tokens_are_pledged_in_the_final_only() -> None:
    """An ordinary announcement is a number and nothing else."""
    assert Game(oldest=1).refused("ana", m.Announce(1, 7, 1)) == "no_pledge"


# Clues ---------------------------------------------------------------------------------------------------------------


def test_words_are_sought_one_after_the_other() -> None:
    """The clues are for the first word until it is found, then for the second, then for the third."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    order = []
    for _ in range(3):
        order.append(game.sought)
        game.find("dan")
    assert order == game.words()


def test_only_the_winner_gives_clues_one_word_at_a_time() -> None:
    """Two words are no clue, a rival gives none, and each one counts."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    assert game.refused("bob", m.GiveClue("aiguille")) == "not_speaker"
    assert game.refused("dan", m.GiveClue("aiguille")) == "not_speaker"
    assert game.refused("ana", m.GiveClue("une aiguille")) == "one_word"
    assert game.refused("ana", m.GiveClue("  ")) == "empty"
    for text in ("aiguille", "arc-en-ciel", "aujourd’hui", "7", "Œuf"):
        game.clue(text)
    assert game.state.left == 4


def test_every_member_of_the_winning_team_may_give_a_clue() -> None:
    """A team speaks with all its mouths."""
    game = Game(oldest=1, teams=True)
    game.auction("ana", 9)
    game.clue("nord", "ana2")
    game.clue("sud", "ana")
    assert game.state.given == 2


def test_the_word_itself_is_refused_and_not_counted() -> None:
    """The rules know at least that; the refusal is seen by the speaker and the desk."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.do("ana", m.GiveClue(game.sought.upper()))
    assert game.state.given == 0
    assert game.view("ana").me.refused.text == game.sought.upper()
    assert game.view("bob").me.refused is None
    assert game.view(SCREEN).clues == ()


def test_a_certain_clue_is_refused_with_its_sentence_and_not_counted() -> None:
    """What the judge is sure of never reaches a seeker."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.do("ana", m.GiveClue("boulangère", "refused", "De la même famille."))
    assert game.state.given == 0
    assert game.view("ana").me.refused.reason == "De la même famille."
    assert game.view(TEACHER).desk.refused.text == "boulangère"
    assert "boulangère" not in str(game.view("dan"))


def test_the_teacher_can_let_a_refused_clue_count() -> None:
    """The judge may be wrong: the clue is then given like any other."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.do("ana", m.GiveClue("boulangère", "refused", "De la même famille."))
    assert game.refused("ana", m.AllowClue()) == "teacher_only"
    game.do(TEACHER, m.AllowClue())
    assert [clue.text for clue in game.view("dan").clues] == ["boulangère"]
    assert game.state.left == 8
    assert game.refused(TEACHER, m.AllowClue()) == "no_clue"


def test_a_suspicious_clue_is_given_and_flagged_to_the_desk_alone() -> None:
    """Doubt does not hold the game up."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.do("ana", m.GiveClue("boulot", "suspicious", "Ressemble au mot."))
    assert [clue.text for clue in game.view("dan").clues] == ["boulot"]
    assert game.view(TEACHER).desk.clues[0].doubt == "Ressemble au mot."
    assert "Ressemble" not in str(game.view("ana")) + str(game.view(SCREEN))


def test_the_teacher_can_veto_the_last_clue_until_the_next() -> None:
    """A vetoed clue leaves the board and does not count; an earlier one stays."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    assert game.refused(TEACHER, m.VetoClue()) == "no_clue"
    game.clue("nord")
    game.clue("boulot")
    assert game.refused("dan", m.VetoClue()) == "teacher_only"
    game.do(TEACHER, m.VetoClue())
    assert [clue.text for clue in game.view("dan").clues] == ["nord"]
    assert game.state.left == 8
    assert game.refused(TEACHER, m.VetoClue()) == "no_clue"
    game.clue("boulot")
    assert game.state.left == 7


def test_the_veto_of_the_last_clue_gives_the_speaker_another() -> None:
    """The race to propose stops, and there is time for a clue again."""
    game = Game(oldest=1)
    game.auction("ana", 1)
    game.clue("boulot")
    assert game.table.clock.timer is not None
    assert game.table.clock.timer.hard
    game.do(TEACHER, m.VetoClue())
    assert game.state.left == 1
    assert not game.table.clock.timer.hard


def test_no_clue_while_someone_proposes() -> None:
    """The speaker waits for the answer."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.clue("nord")
    game.buzz("dan")
    assert game.refused("ana", m.GiveClue("sud")) == "buzzed"


def test_the_same_clue_is_not_spent_twice() -> None:
    """A double click costs nothing."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.clue("nord")
    assert game.refused("ana", m.GiveClue("Nord")) == "same_clue"


# Buzz, proposal, lock-out --------------------------------------------------------------------------------------------


def test_the_first_buzz_in_wins() -> None:
    """Whoever is stored first has it; the other is told so."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.clue("nord")
    game.buzz("eve")
    assert game.refused("dan", m.Buzz(game.state.serial)) == "taken"
    assert game.view(SCREEN).buzz.student == "eve"
    assert game.refused("dan", m.Guess("x")) == "not_yours"


def test_every_member_of_a_seeking_team_has_a_buzzer() -> None:
    """Any of them buzzes for the team, and proposes."""
    game = Game(oldest=1, teams=True)
    game.auction("ana", 9)
    game.clue("nord")
    assert game.view("dan").me.may_buzz
    assert game.view("dan2").me.may_buzz
    game.guess("dan2")
    assert game.tokens("dan") == (0, 1)


def test_speakers_do_not_buzz() -> None:
    """They have seen the words."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.clue("nord")
    assert game.refused("bob", m.Buzz(game.state.serial)) == "speaker"
    assert game.refused("ana", m.Buzz(game.state.serial)) == "speaker"


def test_a_buzz_for_the_word_before_comes_too_late() -> None:
    """A buzz that was under way when the word was found is not one for the next word."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    serial = game.state.serial
    game.find("dan")
    assert game.refused("eve", m.Buzz(serial)) == "too_late"


def test_nobody_buzzes_before_the_first_clue_of_a_word() -> None:
    """There is nothing to guess from yet."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    assert game.refused("dan", m.Buzz(game.state.serial)) == "no_clue_yet"


def test_a_clue_that_comes_meanwhile_does_not_stop_a_buzz() -> None:
    """A buzz names its word, not the step of the page: a fresh clue makes it no less valid."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.clue("nord")
    serial = game.state.serial
    game.clue("sud")
    game.do("dan", m.Buzz(serial))
    assert game.state.buzzer == "dan"


def test_a_right_proposal_wins_a_seeker_token() -> None:
    """One for the seat that found it, none for anyone else yet."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.find("dan")
    assert game.state.seeker_tokens == (0, 0, 0, 1, 0, 0)
    assert set(game.state.speaker_tokens) == {0}


def test_ten_seconds_to_propose() -> None:
    """A buzz without a word in time is a wrong proposal."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.clue("nord")
    game.buzz("dan")
    assert game.table.clock.timer is not None
    assert (game.table.clock.timer.seconds, game.table.clock.timer.hard) == (10, True)
    assert game.after(9).tick() is None
    game.after(3).tick()
    assert game.state.phase == "clues"
    assert game.refused("dan", m.Buzz(game.state.serial)) == "locked_out"


def test_a_student_with_longer_time_has_longer_to_propose() -> None:
    """The ten seconds are twenty for whoever needs them."""
    game = Game(oldest=1)
    game.do(TEACHER, GivePace("dan", 2))
    game.auction("ana", 9)
    game.clue("nord")
    game.buzz("dan")
    assert game.after(15).tick() is None
    game.do("dan", m.Guess(game.sought))
    assert game.tokens("dan") == (0, 1)


def locked_game(size: int = 6) -> Game:
    """dan has just proposed a wrong word; eve and fay may still propose."""
    game = Game(size, oldest=1)
    game.auction("ana", 9)
    game.clue("nord")
    game.guess("dan", "compas")
    return game


def test_a_wrong_proposal_locks_the_seat() -> None:
    """It may not propose again at once, and wins nothing."""
    game = locked_game()
    assert game.refused("dan", m.Buzz(game.state.serial)) == "locked_out"
    assert game.tokens("dan") == (0, 0)
    assert game.view("dan").me.wait == "both"


def test_another_clue_alone_does_not_unlock() -> None:
    """Another seeker must have proposed too."""
    game = locked_game()
    game.clue("sud")
    assert game.refused("dan", m.Buzz(game.state.serial)) == "locked_out"
    assert game.view("dan").me.wait == "other"


def test_another_seeker_alone_does_not_unlock() -> None:
    """Another clue must have been given too."""
    game = locked_game()
    game.guess("eve", "carte")
    assert game.refused("dan", m.Buzz(game.state.serial)) == "locked_out"
    assert game.view("dan").me.wait == "clue"


@pytest.mark.parametrize("clue_first", [True, False])
def test_another_seeker_and_another_clue_unlock_in_any_order(clue_first: bool) -> None:
    """Once both have happened the seat may propose again; the one who proposed meanwhile may not yet."""
    game = locked_game()
    if clue_first:
        game.clue("sud")
    game.guess("eve", "carte")
    if not clue_first:
        game.clue("sud")
    game.guess("dan")
    assert game.tokens("dan") == (0, 1)


def test_a_second_wrong_proposal_locks_afresh() -> None:
    """What freed the seat the first time does not free it the second."""
    game = locked_game()
    game.clue("sud")
    game.guess("eve", "carte")
    game.guess("dan", "carte")
    assert game.view("dan").me.wait == "both"
    assert game.view("eve").me.wait == "clue"


def test_the_lock_outlasts_the_word_until_the_next_clue() -> None:
    """When another seeker finds the word, the first clue of the next one frees the seat."""
    game = locked_game()
    game.guess("eve")
    assert game.view("dan").me.wait == "clue"
    game.clue("sud")
    game.guess("dan")
    assert game.tokens("dan") == (0, 1)


def test_silence_counts_as_the_proposal_of_another() -> None:
    """A seat that buzzed and said nothing has had its turn: otherwise two silent seats would wait for ever."""
    game = locked_game()
    game.buzz("eve")
    game.after(12).tick()
    game.clue("sud")
    assert not game.view("dan").seats[3].locked
    assert game.view("eve").me.wait == "other"


@pytest.mark.parametrize(("size", "seeker"), [(3, "chloe"), (4, "dan")])
def test_at_a_small_table_another_clue_is_enough(size: int, seeker: str) -> None:
    """With one or two seekers nobody waits for another proposal."""
    game = Game(size, oldest=0)
    game.auction("ana", 9)
    game.clue("nord")
    game.guess(seeker, "compas")
    assert game.refused(seeker, m.Buzz(game.state.serial)) == "locked_out"
    game.clue("sud")
    game.guess(seeker)
    assert game.tokens(seeker) == (0, 1)


def test_at_five_seats_another_seeker_is_needed() -> None:
    """The exception stops at four seats."""
    game = Game(5, oldest=1)
    game.auction("ana", 9)
    game.clue("nord")
    game.guess("dan", "compas")
    game.clue("sud")
    assert game.refused("dan", m.Buzz(game.state.serial)) == "locked_out"


def test_the_teacher_can_unlock_a_seat() -> None:
    """When the other seekers are away, nobody is kept waiting."""
    game = locked_game()
    assert game.refused("dan", m.Unlock(3)) == "teacher_only"
    game.do(TEACHER, m.Unlock(3))
    game.guess("dan")
    assert game.tokens("dan") == (0, 1)


def test_locks_end_with_the_round() -> None:
    """A new round starts with everyone free."""
    game = locked_game()
    game.do(TEACHER, m.Skip())
    game.do(TEACHER, m.NextRound())
    assert not any(seat.locked for seat in game.view(SCREEN).seats)


@pytest.mark.parametrize(
    ("proposal", "word", "right"),
    [
        ("Phare", "phare", True),
        ("  phare ", "phare", True),
        ("un phare", "phare", True),
        ("l’œuf", "œuf", True),
        ("OEUF", "œuf", True),
        ("pablo picasso", "Pablo Picasso", True),
        ("arc en ciel", "arc-en-ciel", True),
        ("dedale", "dédale", True),
        ("le havre", "Le Havre", True),
        ("havre", "Le Havre", False),
        ("phares", "phare", False),
        ("far", "phare", False),
    ],
)
def test_how_proposals_are_compared(proposal: str, word: str, right: bool) -> None:
    """Case, spaces, ligatures, accents, hyphens and a leading article are forgiven; another form is not."""
    assert same_word(proposal, word) is right


def test_the_teacher_judges_what_was_said_aloud() -> None:
    """While a seat has the word, the desk may decide for it."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.clue("nord")
    assert game.refused(TEACHER, m.Judge(True)) == "not_now"
    game.buzz("dan")
    assert game.refused("dan", m.Judge(True)) == "teacher_only"
    game.do(TEACHER, m.Judge(True))
    assert game.tokens("dan") == (0, 1)


def test_the_teacher_accepts_a_proposal_that_was_judged_wrong() -> None:
    """Even after another clue and another buzz: the word was found, the rest did not happen."""
    game = locked_game()
    game.clue("sud")
    game.buzz("eve")
    assert game.refused("dan", m.Overrule()) == "teacher_only"
    game.do(TEACHER, m.Overrule())
    assert game.tokens("dan") == (0, 1)
    assert game.state.left == 8
    assert game.sought == game.words()[1]


def test_the_teacher_refuses_a_proposal_that_was_judged_right() -> None:
    """The token goes back, the word is sought again and the seat is locked."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.find("dan")
    game.do(TEACHER, m.Overrule())
    assert game.tokens("dan") == (0, 0)
    assert game.sought == game.words()[0]
    assert game.view("dan").me.wait == "both"
    game.do(TEACHER, m.Overrule())
    assert game.tokens("dan") == (0, 1)


def test_an_overruled_failure_is_no_failure() -> None:
    """The rivals give their token back and the round goes on."""
    game = Game(4, oldest=0)
    game.auction("ana", 3)
    game.find("chloe")
    game.clue("nord")
    game.clue("sud")
    game.guess("chloe", "compas")
    game.guess("dan", "carte")
    assert (game.state.phase, game.tokens("bob")) == ("tally", (1, 0))
    game.do(TEACHER, m.Overrule())
    assert game.tokens("bob") == (1, 0), "found with the last clue, but the third word has none left"
    assert game.tokens("dan") == (0, 1)


def test_a_judgement_stands_once_the_round_is_left() -> None:
    """There is nothing to turn in a new round."""
    game = locked_game()
    game.do(TEACHER, m.Skip())
    game.do(TEACHER, m.NextRound())
    assert game.refused(TEACHER, m.Overrule()) == "nothing_judged"


def test_a_nearly_right_proposal_is_pointed_out_to_the_desk_alone() -> None:
    """The game goes on; the teacher may accept it."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.clue("nord")
    game.buzz("dan")
    game.do("dan", m.Guess("boussoles", near=True))
    assert game.view(TEACHER).desk.proposals[-1].near
    assert "near" not in str(game.view(SCREEN))
    assert game.view(SCREEN).proposal.text == "boussoles"


def test_a_rude_proposal_is_not_repeated_on_the_board() -> None:
    """Only the desk sees it."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.clue("nord")
    game.buzz("dan")
    game.do("dan", m.Guess("zut", rude=True))
    assert "zut" not in str(game.view(SCREEN)) + str(game.view("eve"))
    assert game.view(TEACHER).desk.proposals[-1].text == "zut"


# The end of a round --------------------------------------------------------------------------------------------------


def test_all_three_found_is_worth_three_speaker_tokens() -> None:
    """The speaker pockets three, each finder has one, the rivals nothing."""
    game = Game(oldest=1)
    game.auction("ana", 3)
    for who in ("dan", "eve", "dan"):
        game.find(who)
    assert (game.state.phase, game.state.outcome) == ("tally", "found")
    assert game.state.speaker_tokens == (3, 0, 0, 0, 0, 0)
    assert game.state.seeker_tokens == (0, 0, 0, 2, 1, 0)


def test_after_the_last_clue_there_are_twenty_seconds_to_propose() -> None:
    """A hard timer; then the round has failed."""
    game = Game(oldest=1)
    game.auction("ana", 1)
    game.clue("nord")
    assert game.refused("ana", m.GiveClue("sud")) == "no_clue_left"
    assert game.table.clock.timer is not None
    assert (game.table.clock.timer.seconds, game.table.clock.timer.hard) == (20, True)
    assert game.after(19).tick() is None
    assert game.after(3).refused("dan", m.Buzz(game.state.serial)) == "too_late"
    game.tick()
    assert game.state.outcome == "failed"


def test_a_failure_gives_each_other_speaker_one_token() -> None:
    """None for the one who failed, none for the seekers; what was found stays won."""
    game = Game(oldest=1)
    game.auction("bob", 2)
    game.find("dan")
    game.clue("nord")
    game.after(22).tick()
    assert game.state.outcome == "failed"
    assert game.state.speaker_tokens == (1, 0, 1, 0, 0, 0)
    assert game.state.seeker_tokens == (0, 0, 0, 1, 0, 0)


def test_at_a_small_table_a_failure_gives_the_one_other_speaker_a_token() -> None:
    """Two speakers: one fails, one gains."""
    game = Game(4, oldest=0)
    game.auction("ana", 1)
    game.clue("nord")
    game.after(22).tick()
    assert game.state.speaker_tokens == (0, 1, 0, 0)


def test_the_last_clue_spent_on_an_earlier_word_is_a_failure() -> None:
    """All three must be found within the number announced."""
    game = Game(oldest=1)
    game.auction("ana", 2)
    game.find("dan")
    game.find("eve")
    assert game.state.outcome == "failed"
    assert game.state.speaker_tokens == (0, 1, 1, 0, 0, 0)


def test_a_wrong_proposal_after_the_last_clue_leaves_time_to_the_others() -> None:
    """The twenty seconds start afresh while someone may still propose; with nobody left the round is over."""
    game = Game(oldest=1)
    game.auction("ana", 1)
    game.clue("nord")
    for who in ("dan", "eve"):
        game.after(15).guess(who, "compas")
        assert game.state.phase == "clues"
        assert game.table.clock.left(game.now) == 20
    game.guess("fay", "compas")
    assert game.state.outcome == "failed"


def test_the_words_are_shown_when_the_round_is_over() -> None:
    """Found or not, everyone learns the three words; the others on the card stay hidden."""
    game = Game(oldest=1)
    game.auction("ana", 1)
    game.clue("nord")
    game.after(22).tick()
    assert [slot.word for slot in game.view(SCREEN).slots] == game.words()
    hidden = {word.word for word in game.state.cards[game.state.card]} - set(game.words())
    assert not [word for word in hidden if word in str(game.view(SCREEN))]


# Bonus words ---------------------------------------------------------------------------------------------------------


def bonus_game(clues: int = 6, size: int = 6) -> Game:
    """ana has made all three words be found with three clues of `clues`."""
    game = Game(size, oldest=1)
    game.auction("ana", clues)
    for who in ("dan", "eve", "dan"):
        game.find(who)
    return game


def spare(game: Game) -> tuple[int, ...]:
    return tuple(number for number in range(10) if number not in game.state.numbers)


def test_clues_left_may_be_used_on_bonus_words() -> None:
    """Any other word of the card: one speaker token and one seeker token each."""
    game = bonus_game()
    assert game.state.phase == "bonus"
    assert game.refused("ana", m.ChooseBonus(game.state.numbers[0])) == "no_such_word"
    assert game.refused("bob", m.ChooseBonus(spare(game)[0])) == "not_speaker"
    game.do("ana", m.ChooseBonus(spare(game)[3]))
    game.find("fay")
    assert (game.tokens("ana"), game.tokens("fay")) == ((4, 0), (0, 1))
    assert game.state.phase == "bonus"
    assert game.refused("ana", m.ChooseBonus(spare(game)[3])) == "no_such_word"


def test_a_bonus_word_cannot_be_changed_until_it_is_found() -> None:
    """Once chosen it stays."""
    game = bonus_game()
    game.do("ana", m.ChooseBonus(spare(game)[0]))
    assert game.refused("ana", m.ChooseBonus(spare(game)[1])) == "not_now"


def test_a_bonus_word_that_is_not_found_gives_the_rivals_nothing() -> None:
    """The three tokens stay, and nobody gains."""
    game = bonus_game(4)
    game.do("ana", m.ChooseBonus(spare(game)[0]))
    game.clue("nord")
    game.after(22).tick()
    assert (game.state.phase, game.state.outcome) == ("tally", "found")
    assert game.state.speaker_tokens == (3, 0, 0, 0, 0, 0)


def test_the_speaker_may_leave_clues_unused() -> None:
    """Bonus words are an offer, before and after one is chosen."""
    game = bonus_game()
    assert game.refused("dan", m.StopBonus()) == "not_speaker"
    game.do("ana", m.StopBonus())
    assert game.state.outcome == "found"
    again = bonus_game()
    again.do("ana", m.ChooseBonus(spare(again)[0]))
    again.do("ana", m.StopBonus())
    assert again.state.outcome == "found"


def test_one_cannot_stop_before_the_three_words() -> None:
    """Giving up on them is no choice of the speaker's."""
    game = Game(oldest=1)
    game.auction("ana", 5)
    game.clue("nord")
    assert game.refused("ana", m.StopBonus()) == "not_now"


def test_no_clue_left_means_no_bonus() -> None:
    """Three words with three clues end the round."""
    assert bonus_game(3).state.phase == "tally"


def test_the_last_clue_of_a_bonus_word_ends_the_round_when_it_is_found() -> None:
    """Nothing is left to play with."""
    game = bonus_game(4)
    game.do("ana", m.ChooseBonus(spare(game)[0]))
    game.find("dan")
    assert (game.state.phase, game.tokens("ana")) == ("tally", (4, 0))


def test_the_words_of_the_card_show_to_the_speaker_alone_when_it_may_choose() -> None:
    """The seven other words are on the winner's page in the bonus, and nowhere before."""
    game = bonus_game()
    assert len(game.view("ana").me.bonus) == 7
    for viewer in ("bob", "dan", SCREEN):
        assert not [word for word in game.view("ana").me.bonus if word.word in str(game.view(viewer))]


# The final -----------------------------------------------------------------------------------------------------------


def final_game(size: int = 6, **options: Any) -> Game:
    """A game at the choice of camps, where ana (seat 0) has speaker tokens and dan seeker tokens."""
    game = Game(size, oldest=1, **options)
    game.auction("ana", 3)
    for _ in range(3):
        game.find("dan")
    game.do(TEACHER, m.NextRound())
    game.skip_rounds()
    return game


def test_camps_are_chosen_by_those_with_fewest_tokens_first_the_older_between_equals() -> None:
    """Both kinds count; the oldest seat comes first, then those to its left."""
    game = final_game()
    assert names(game, game.state.order) == ["bob", "chloe", "eve", "fay", "dan", "ana"]
    assert game.view(SCREEN).chooser == 1
    assert game.refused("chloe", m.ChooseCamp("speaker")) == "not_your_turn"
    game.do("bob", m.ChooseCamp("seeker"))
    game.do("chloe", m.ChooseCamp("speaker"))


@pytest.mark.parametrize(("size", "speaking"), [(3, 2), (4, 2), (5, 3), (6, 3), (8, 3)])
def test_when_a_camp_is_full_the_others_join_the_other(size: int, speaking: int) -> None:
    """As many speakers as in any round, and the final begins by itself."""
    game = Game(size, oldest=0)
    game.skip_rounds()
    for seat in game.state.order[:speaking]:
        game.do(NAMES[seat], m.ChooseCamp("speaker"))
    assert (game.state.phase, game.state.final) == ("auction", True)
    assert sorted(game.state.speakers) == sorted(game.state.order[:speaking])


def test_seekers_may_fill_up_first() -> None:
    """Then whoever is left speaks."""
    game = Game(4, oldest=0)
    game.skip_rounds()
    for who in ("ana", "bob"):
        game.do(who, m.ChooseCamp("seeker"))
    assert names(game, game.state.speakers) == ["chloe", "dan"]


def to_final(game: Game) -> None:
    """ana, bob and chloe speak."""
    while game.state.phase == "camps":
        who = NAMES[game.state.order[len(game.state.camps)]]
        game.do(who, m.ChooseCamp("speaker" if who in ("ana", "bob", "chloe") else "seeker"))


def test_pledged_tokens_rank_low_and_give_more_clues_and_are_paid_at_once() -> None:
    """Six and two tokens beat seven, give eight clues and cost two."""
    game = final_game()
    to_final(game)
    game.announce("bob", 7)
    game.announce("ana", 6, 2)
    assert game.table.clock.left(game.now) == 6
    game.after(8).tick()
    assert (names(game, (game.state.winner,)), game.state.allowed) == (["ana"], 8)
    assert game.tokens("ana") == (1, 0)


def test_a_loser_of_the_auction_pays_nothing() -> None:
    """Only the winner's pledge is taken."""
    game = final_game()
    to_final(game)
    game.announce("ana", 6, 2)
    game.auction("bob", 5)
    assert game.tokens("ana") == (3, 0)


def test_nobody_pledges_more_than_they_have() -> None:
    """Seeker tokens are no currency either."""
    game = final_game()
    to_final(game)
    assert game.refused("ana", m.Announce(game.state.round, 6, 4)) == "too_many_tokens"
    assert game.refused("ana", m.Announce(game.state.round, 6, -1)) == "too_many_tokens"
    assert game.refused("bob", m.Announce(game.state.round, 6, 1)) == "too_many_tokens"
    assert game.view("ana").me.pledge == 3


def test_the_final_is_won_and_lost_like_any_round() -> None:
    """Three tokens for all three words, bonus words with what is left; the game ends after it."""
    game = final_game()
    to_final(game)
    game.announce("ana", 2, 2)
    game.after(4).tick()
    for who in ("dan", "eve", "fay"):
        game.find(who)
    assert game.state.phase == "bonus"
    game.do("ana", m.StopBonus())
    assert game.tokens("ana") == (1 + 3, 0)
    game.do(TEACHER, m.NextRound())
    assert game.state.phase == "end"


def test_both_champions() -> None:
    """Most speaker tokens, most seeker tokens."""
    game = final_game()
    to_final(game)
    game.do(TEACHER, m.Skip())
    game.do(TEACHER, m.NextRound())
    assert game.view(SCREEN).champions == ((0,), (3,))


def test_equals_share_and_one_seat_may_be_both() -> None:
    """Ties stand; a champion of both kinds is possible."""
    game = Game(4, oldest=0)
    game.auction("ana", 3)
    for _ in range(3):
        game.find("dan")
    for _ in range(2):
        game.do(TEACHER, m.Skip())
        game.do(TEACHER, m.NextRound()) if game.state.phase == "tally" else None
    while "dan" not in names(game, game.state.speakers):
        game.do(TEACHER, m.Skip())
        if game.state.phase == "tally":
            game.do(TEACHER, m.NextRound())
    game.auction("dan", 3)
    for _ in range(3):
        game.find(names(game, tuple(s for s in range(4) if s not in game.state.speakers))[0])
    game.do(TEACHER, m.End())
    speakers, seekers = game.view(SCREEN).champions
    assert names(game, speakers) == ["ana", "dan"]
    assert "dan" in names(game, seekers)


def test_nobody_is_champion_without_a_token() -> None:
    """A game that ends at once has no winner."""
    game = Game()
    game.do(TEACHER, m.End())
    assert game.view(SCREEN).champions == ((), ())


def test_the_teacher_chooses_for_an_absent_seat() -> None:
    """Skipping a choice puts the seat where there is more room."""
    game = Game(6)
    game.skip_rounds()
    while game.state.phase == "camps":
        game.do(TEACHER, m.Skip())
    assert game.state.final


# The teacher, time, undo ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command", [m.NextRound(), m.Skip(), m.End(), m.Judge(True), m.Overrule(), m.VetoClue(), m.Unlock(3)]
)
def test_what_only_the_teacher_may_do(command: Any) -> None:
    """No student moves the game on."""
    game = Game(oldest=1)
    assert game.refused("ana", command) == "teacher_only"


def test_skipping_the_clues_is_giving_up() -> None:
    """When the speaker has gone, the rivals gain as after any failure."""
    game = Game(oldest=1)
    game.auction("ana", 5)
    game.do(TEACHER, m.Skip())
    assert game.state.speaker_tokens == (0, 1, 1, 0, 0, 0)


def test_pause_stops_the_countdown_and_the_buzzers() -> None:
    """Nobody can buzz while the teacher speaks, and the ten seconds wait."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.clue("nord")
    game.buzz("dan")
    game.after(4).do(TEACHER, Pause())
    assert game.refused("dan", m.Guess("x")) == "paused"
    game.after(100).do(TEACHER, Resume())
    assert game.table.clock.left(game.now) == 6


def test_the_teacher_can_lengthen_the_time_to_propose() -> None:
    """More seconds for everyone, this once."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.clue("nord")
    game.buzz("dan")
    game.do(TEACHER, Extend(30))
    assert game.after(35).tick() is None


def test_undo_says_what_it_takes_back() -> None:
    """Each announcement, clue, buzz and answer is a step with a name."""
    game = Game(oldest=1)
    said = []
    game.announce("ana", 9)
    said.append(game.table.undoable.name)
    game.after(11).tick()
    said.append(game.table.undoable.name)
    game.clue("nord")
    said.append(game.table.undoable.name)
    game.buzz("dan")
    said.append(game.table.undoable.name)
    game.do("dan", m.Guess("compas"))
    said.append(game.table.undoable.name)
    assert said == [
        "annonce de {ana}\u00a0: 9",
        "fin de l’enchère",
        "indice «\u00a0nord\u00a0»",
        "buzz de {dan}",
        "réponse de {dan}\u00a0: «\u00a0compas\u00a0»",
    ]
    game.undo()
    assert game.state.phase == "guess"


# Secrets and evidence ------------------------------------------------------------------------------------------------


def test_speakers_see_the_three_words_and_nobody_else_does() -> None:
    """From the auction on, all speakers; never a seeker or the screen."""
    game = Game(oldest=1)
    words = game.words()
    for viewer in ("ana", "bob", "chloe"):
        assert [word.word for word in game.view(viewer).me.words] == words
    for viewer in ("dan", "eve", "fay", SCREEN):
        assert not [word for word in words if word in str(game.view(viewer))]
    assert len(game.view(TEACHER).desk.card) == 10


def test_a_found_word_shows_and_the_next_does_not() -> None:
    """Only what was found is on the board."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.find("dan")
    first, *others = game.words()
    assert game.view(SCREEN).slots[0].word == first
    assert not [word for word in others if word in str(game.view(SCREEN))]


def test_evidence_of_finders_and_speakers() -> None:
    """Who proposed what after how many clues, and which clues led there; vetoed ones are no evidence."""
    game = Game(oldest=1)
    game.auction("ana", 3)
    word = game.sought
    game.clue("nord")
    game.guess("dan", "compas")
    game.clue("boulot")
    game.do(TEACHER, m.VetoClue())
    game.clue("aimant")
    game.guess("eve")
    game.do(TEACHER, m.Skip())
    game.do(TEACHER, m.NextRound())
    found = [(e.student, e.act, e.right, e.grade, e.detail) for _, e in evidence(GAME, game.turns) if e.word == word]
    assert found == [
        ("dan", "guessed", False, "1 indice", "compas"),
        ("eve", "guessed", True, "2 indices", word),
        ("ana", "described", True, "", "nord"),
        ("ana", "described", True, "", "aimant"),
    ]


def test_a_buzz_without_an_answer_is_no_evidence_and_a_word_said_in_a_team_is_the_teams() -> None:
    """Time that ran out is missing, not wrong; aloud, a mate may have known; typed, it is the student's own."""
    game = Game(oldest=1, teams=True)
    game.auction("ana", 5)
    word = game.sought
    game.clue("nord")
    game.buzz("dan")
    game.after(30).tick()
    game.clue("sud")
    game.guess("fay", "presque rien")
    game.buzz("eve2")
    game.do(TEACHER, m.Judge(True))
    guesses = [e for _, e in evidence(GAME, game.turns) if (e.act, e.word) == ("guessed", word)]
    assert [(e.student, e.right, e.own, e.a, e.grade) for e in guesses] == [
        ("fay", False, True, 0.80, "2 indices"),
        ("eve2", True, False, 0.60, "2 indices"),
    ], "the table was left in the middle of the round, and lost nothing"


def test_who_is_given_right_after_all_has_said_the_word() -> None:
    """A judgement that the teacher turns counts as an answer made aloud."""
    game = Game(oldest=1)
    game.auction("ana", 5)
    game.clue("nord")
    game.buzz("dan")
    game.after(30).tick()
    game.do(TEACHER, m.Overrule())
    guesses = [e for _, e in evidence(GAME, game.turns) if e.act == "guessed"]
    assert [(e.student, e.right, e.own) for e in guesses] == [("dan", True, True)]


def test_an_overruled_proposal_is_evidence_once() -> None:
    """What counts is the last judgement."""
    game = locked_game()
    game.do(TEACHER, m.Overrule())
    game.do(TEACHER, m.End())
    guesses = [(e.student, e.right) for _, e in evidence(GAME, game.turns) if e.act == "guessed"]
    assert guesses == [("dan", True)]


def test_at_the_end_everyone_sees_the_words_of_the_game() -> None:
    """With the clues that were given, and whether I found them."""
    game = Game(oldest=1)
    game.auction("ana", 9)
    game.find("dan")
    game.do(TEACHER, m.End())
    first = game.view("dan").played[0]
    assert (first.found, first.finder) == (True, 3)
    assert game.view("eve").played[0].found is False
