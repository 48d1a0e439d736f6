"""Images, rule by rule."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playthroughs import images as way

from wordkit.engine import SCREEN, TEACHER, Seat, replay
from wordkit.engine.table import evidence
from wordkit.games.images import GAME
from wordkit.games.images import model as m
from wordkit.testing import Sitting, play

FIVE = ("julien", "mathilde", "nicolas", "lea", "tom")


def sit(names=FIVE, pictures=way.PICTURES, words=(), seed="regles", **options):
    """A game just begun: "abc" seats three students, ("ab", "c", "d") a team of two and two students."""
    at = Sitting(GAME, seed)
    seats = tuple(Seat((name,)) if isinstance(name, str) else Seat(tuple(name)) for name in names)
    at.do(TEACHER, m.Begin(seats, pictures, words, m.Options(**options)))
    return at


def first(at, seat):
    """The first student of a seat."""
    return at.state.seats[seat].members[0]


def told(at, seat=0, phrase="Chut !", card=0):
    """A phrase is told by this seat, or by the one whose turn it is."""
    if at.state.phase == "claim":
        at.do(first(at, seat), m.Claim())
    teller = at.state.storyteller
    for student in at.state.seats[teller].members:
        if at.state.phase == "phrase":
            at.do(student, m.Tell(at.state.hands[teller][card], phrase))
    return at


def laid(at, seat=0):
    """Every seat has given the first pictures of its hand, and all lie on the table."""
    if at.state.phase in ("claim", "phrase"):
        told(at, seat)
    for index in range(len(at.state.seats)):
        if index != at.state.storyteller:
            at.do(first(at, index), m.Give(at.state.hands[index][: at.state.owed]))
    at.do(TEACHER, m.LayOut())
    return at


def vote(at, **choices):
    """These students vote for the picture that this seat gave, named by its first student."""
    owners = {first(at, index): gift[0] for index, gift in enumerate(at.state.gifts)}
    for student, owner in choices.items():
        at.do(student, m.Vote(at.state.number_of(owners[owner])))
    return at


def count(at):
    """What each seat, called by its first student, wins this round."""
    at.do(TEACHER, m.Count())
    return {first(at, score.seat): score.points for score in at.state.scores}


# Set-up --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "hand"), [(3, 7), (4, 6), (5, 6), (6, 6)])
def test_a_hand_has_six_pictures_and_seven_at_three_seats(seats, hand):
    """All 84 pictures are dealt or in the pile, each once."""
    at = sit("abcdef"[:seats])
    assert {len(one) for one in at.state.hands} == {hand}
    assert len(at.state.pile) == 84 - seats * hand
    assert sorted([*at.state.pile, *(picture for one in at.state.hands for picture in one)]) == sorted(way.PICTURES)


@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_seats_play(seats):
    """Fewer or more are refused: a larger class plays in teams."""
    begin = m.Begin(tuple(Seat((name,)) for name in "abcdefg"[:seats]), way.PICTURES)
    assert Sitting(GAME).refused(TEACHER, begin) == "seats"


def test_there_must_be_pictures_left_to_draw():
    """Hands alone are no game, and each picture is there once."""
    seats = tuple(Seat((name,)) for name in "abcd")
    assert Sitting(GAME).refused(TEACHER, m.Begin(seats, way.PICTURES[:24])) == "pictures"
    assert Sitting(GAME).refused(TEACHER, m.Begin(seats, (*way.PICTURES, "image-00"))) == "pictures"
    Sitting(GAME).do(TEACHER, m.Begin(seats, way.PICTURES[:25]))


@pytest.mark.parametrize(
    ("names", "tours", "pile"), [("abcd", 1, 16), ("abc", 1, 15), ("abcde", 2, 50), ("abc", 5, 63)]
)
def test_a_shorter_game_has_a_shorter_pile(names, tours, pile):
    """So many rounds that each seat tells once, or twice; never more than there are pictures."""
    assert len(sit(names, tours=tours).state.pile) == pile


def test_a_short_game_ends_when_each_seat_has_told():
    """One turn of the table, and the pile is empty."""
    at = sit("abcd", tours=1)
    tellers = []
    while at.state.phase != "end":
        laid(at)
        tellers.append(at.state.storyteller)
        at.do(TEACHER, m.Count())
        at.do(TEACHER, m.NextRound())
    assert tellers == [0, 1, 2, 3]


# The storyteller and the phrase --------------------------------------------------------------------------------------


def test_the_first_to_claim_a_phrase_tells_first():
    """Whoever is first; the next one is told that somebody has."""
    at = sit()
    at.do("lea", m.Claim())
    assert at.state.storyteller == 3
    assert at.refused("tom", m.Claim()) == "not_now"


def test_nobody_claims_and_the_teacher_lets_chance_choose():
    """A skip names a storyteller, each as likely."""
    tellers = set()
    for number in range(40):
        at = sit(seed=str(number))
        at.do(TEACHER, m.Skip())
        tellers.add(at.state.storyteller)
    assert tellers == set(range(5))


def test_a_phrase_is_about_a_picture_of_one_s_own_hand():
    """A picture of another hand, an empty phrase, too long a one, or somebody else's turn: refused."""
    at = sit()
    at.do("julien", m.Claim())
    mine, other = at.state.hands[0][0], at.state.hands[1][0]
    assert at.refused("julien", m.Tell(other, "Chut !")) == "no_such_picture"
    assert at.refused("julien", m.Tell(mine, "  ")) == "empty"
    assert at.refused("julien", m.Tell(mine, "x" * 121)) == "too_long"
    assert at.refused("lea", m.Tell(other, "Chut !")) == "not_storyteller"
    at.do("julien", m.Tell(mine, "  Chut !  "))
    assert at.view(SCREEN).story.phrase == "Chut !"


def test_one_word_or_a_cry_is_a_phrase():
    """A phrase may be as short as one likes."""
    assert told(sit(), phrase="Oh").state.phase == "give"


def test_mime_and_hum_are_an_option():
    """Without it they are refused; with it no text is needed, and the note is the storyteller's until the count."""
    at = sit()
    at.do("julien", m.Claim())
    assert at.refused("julien", m.Tell(at.state.hands[0][0], "", "mime")) == "no_acts"
    at = sit(acts=True)
    at.do("julien", m.Claim())
    at.do("julien", m.Tell(at.state.hands[0][0], "un phoque", "mime"))
    assert (at.view(SCREEN).story.way, at.view(SCREEN).story.phrase) == ("mime", None)
    assert at.view("lea").story.phrase is None
    assert at.view("julien").story.phrase == "un phoque"
    assert at.view(TEACHER).desk.note == "un phoque"
    laid(at)
    at.do(TEACHER, m.Count())
    assert at.view(SCREEN).story.phrase == "un phoque"
    silent = sit(acts=True)
    silent.do("julien", m.Claim())
    silent.do("julien", m.Tell(silent.state.hands[0][0], "", "hum"))
    assert silent.state.phase == "give"


def test_a_phrase_without_lesson_word_waits_for_the_teacher():
    """The class option: it is on no page but the storyteller's and the desk, until it is accepted."""
    at = sit(words=way.WORDS, lesson_word=True)
    at.do("julien", m.Claim())
    mine = at.state.hands[0][0]
    at.do("julien", m.Tell(mine, "Loin des vagues"))
    assert at.state.phase == "phrase"
    assert "Loin" not in repr(at.view(SCREEN)) + repr(at.view("lea"))
    assert at.view("julien").me.proposals[0].doubt == "no_word"
    at.do(TEACHER, m.Accept("julien"))
    assert at.view(SCREEN).story.phrase == "Loin des vagues"


def test_a_phrase_with_a_lesson_word_is_told_at_once():
    """With the word found in it there is nothing to wait for; mime and hum need none."""
    at = sit(words=way.WORDS, lesson_word=True, acts=True)
    at.do("julien", m.Claim())
    at.do("julien", m.Tell(at.state.hands[0][0], "Deux phares", words=("phare",)))
    assert at.view("lea").story.words == ("phare",)
    acted = sit(words=way.WORDS, lesson_word=True, acts=True)
    acted.do("julien", m.Claim())
    acted.do("julien", m.Tell(acted.state.hands[0][0], "", "mime"))
    assert acted.state.phase == "give"


def test_a_rude_phrase_waits_and_can_be_refused():
    """The teacher asks for another; the storyteller is told so, and the next phrase is heard."""
    at = sit()
    at.do("julien", m.Claim())
    mine = at.state.hands[0][0]
    at.do("julien", m.Tell(mine, "zut de zut", rude=True))
    assert at.view("julien").me.proposals[0].doubt == "rude"
    at.do(TEACHER, m.Refuse("julien"))
    assert at.view("julien").me.refused
    assert at.view("julien").me.proposals == ()
    at.do("julien", m.Tell(mine, "Chut !"))
    assert at.state.phase == "give"


@pytest.mark.parametrize("phase", ["give", "vote", "count"])
def test_a_phrase_can_be_taken_off_every_page(phase):
    """The round goes on without it, and it is not among the phrases of the game."""
    at = told(sit(), phrase="À retirer")
    if phase != "give":
        laid(at)
    if phase == "count":
        at.do(TEACHER, m.Count())
    at.do(TEACHER, m.Remove())
    assert at.refused(TEACHER, m.Remove()) == "removed"
    for viewer in (SCREEN, *FIVE):
        assert "À retirer" not in repr(at.view(viewer))
    at.do(TEACHER, m.End())
    assert "À retirer" not in repr(at.view(SCREEN))


def test_an_absent_storyteller_is_passed_over():
    """The teacher's skip lets the seat to the left tell."""
    at = sit()
    at.do("tom", m.Claim())
    at.do(TEACHER, m.Skip())
    assert (at.state.storyteller, at.state.phase) == (0, "phrase")


# Gifts and the table -------------------------------------------------------------------------------------------------


def test_each_other_seat_gives_one_picture_of_its_hand():
    """One, of one's own hand; it can be changed until the pictures are laid out; the storyteller gives none."""
    at = told(sit())
    hand = at.state.hands[3]
    assert at.refused("lea", m.Give(())) == "pictures"
    assert at.refused("lea", m.Give(hand[:2])) == "pictures"
    assert at.refused("lea", m.Give(at.state.hands[1][:1])) == "pictures"
    assert at.refused("julien", m.Give(at.state.hands[0][1:2])) == "storyteller"
    at.do("lea", m.Give(hand[:1]))
    at.do("lea", m.Give(hand[4:5]))
    at.do(TEACHER, m.LayOut())
    assert at.state.gifts[3] == hand[4:5]
    assert at.state.hands[3] == (*hand[:4], hand[5])


def test_at_three_seats_each_gives_two():
    """Five pictures lie on the table."""
    at = told(sit("abc"))
    hand = at.state.hands[1]
    assert at.refused("b", m.Give(hand[:1])) == "pictures"
    assert at.refused("b", m.Give((hand[0], hand[0]))) == "pictures"
    laid(at)
    assert len(at.state.order) == 5
    assert [len(gift) for gift in at.state.gifts] == [1, 2, 2]


def test_pictures_are_shuffled_and_numbered_from_one():
    """Where the storyteller's picture lies is chance's business."""
    places = Counter()
    for number in range(60):
        at = laid(sit(seed=str(number)))
        assert [picture.number for picture in at.view(SCREEN).pictures] == [1, 2, 3, 4, 5]
        places[at.state.number_of(at.state.told.proposal.picture)] += 1
    assert set(places) == {1, 2, 3, 4, 5}


def test_who_gave_nothing_gives_what_chance_picks():
    """An absent seat blocks nobody, and the table is full."""
    at = told(sit())
    hand = at.state.hands[2]
    at.do(TEACHER, m.LayOut())
    assert len(at.state.order) == 5
    assert at.state.gifts[2][0] in hand


# Votes ---------------------------------------------------------------------------------------------------------------


def test_nobody_votes_for_their_own_picture():
    """Neither a lone student nor a member of the team that gave it."""
    at = laid(sit((*FIVE[:4], ("tom", "lou"))))
    own = at.state.number_of(at.state.gifts[4][0])
    assert at.refused("tom", m.Vote(own)) == "own_picture"
    assert at.refused("lou", m.Vote(own)) == "own_picture"
    assert at.refused("lea", m.Vote(0)) == at.refused("lea", m.Vote(6)) == "no_such_picture"
    pair = laid(sit("abc"))
    for picture in pair.state.gifts[1]:
        assert pair.refused("b", m.Vote(pair.state.number_of(picture))) == "own_picture"


def test_the_storyteller_does_not_vote():
    """The one who knows keeps quiet."""
    assert laid(sit()).refused("julien", m.Vote(1)) == "storyteller"


def test_votes_are_secret_until_the_count():
    """Others see how many have voted; the teacher, who."""
    at = vote(laid(sit()), lea="julien")
    number = at.state.number_of(at.state.told.proposal.picture)
    assert at.view("lea").me.vote == number
    assert at.view(SCREEN).voted == at.view("tom").voted == 1
    assert at.view(TEACHER).desk.voted == ("lea",)
    other = vote(laid(sit()), lea="tom")
    for viewer in (TEACHER, SCREEN, "tom", "julien"):
        assert at.view(viewer) == other.view(viewer)


def test_a_team_votes_as_most_of_it_and_every_vote_is_kept():
    """Two of three decide; between equals, the choice made first."""
    at = laid(sit((*FIVE[:4], ("tom", "lou", "max"))))
    vote(at, tom="lea", lou="julien", max="julien", mathilde="lea", nicolas="lea", lea="mathilde")
    assert at.state.votes["tom"] == at.state.gifts[3][0]
    assert count(at)["tom"] == 3
    tie = laid(sit((*FIVE[:4], ("tom", "lou"))))
    vote(tie, tom="lea", lou="julien")
    assert tie.view("lou").me.seat_vote == tie.state.number_of(tie.state.gifts[3][0])


# The count -----------------------------------------------------------------------------------------------------------


def test_the_example():
    """Léa alone finds it; two voted for hers, one for Tom's: Léa 5, Julien 3, Tom 1, the others 0."""
    at = vote(laid(sit()), lea="julien", mathilde="lea", tom="lea", nicolas="tom")
    assert count(at) == {"lea": 5, "julien": 3, "tom": 1, "mathilde": 0, "nicolas": 0}
    assert at.state.points == (3, 0, 0, 5, 1)


def test_all_found_it():
    """The storyteller 0, everyone else 2."""
    at = vote(laid(sit()), lea="julien", mathilde="julien", tom="julien", nicolas="julien")
    assert count(at) == {"julien": 0, "mathilde": 2, "nicolas": 2, "lea": 2, "tom": 2}


def test_nobody_found_it():
    """The storyteller 0, everyone else 2, and the votes that each picture got."""
    at = vote(laid(sit()), lea="tom", mathilde="tom", tom="lea", nicolas="lea")
    assert count(at) == {"julien": 0, "mathilde": 2, "nicolas": 2, "lea": 4, "tom": 4}


def test_at_three_seats_one_finder_and_the_storyteller_win_four():
    """Both 4, and a vote for one's picture still 1."""
    at = vote(laid(sit("abc")), b="a", c="b")
    assert count(at) == {"a": 4, "b": 5, "c": 0}


@pytest.mark.parametrize(("choices", "points"), [({"b": "a", "c": "a"}, (0, 2, 2)), ({"b": "c", "c": "b"}, (0, 3, 3))])
def test_at_three_seats_both_or_none_count_as_elsewhere(choices, points):
    """All or nobody: the storyteller 0, the others 2, and votes."""
    assert tuple(count(vote(laid(sit("abc")), **choices)).values()) == points


def test_with_four_seats_one_finder_is_three_and_three():
    """The four of the variant are for three seats alone."""
    assert count(vote(laid(sit("abcd")), b="a", c="b", d="b")) == {"a": 3, "b": 5, "c": 0, "d": 0}


def test_a_seat_that_casts_no_vote_wins_by_its_picture_alone():
    """It neither finds nor is spared, and those who voted are all there are."""
    at = vote(laid(sit()), lea="julien", mathilde="julien")
    assert count(at) == {"julien": 0, "mathilde": 2, "nicolas": 0, "lea": 2, "tom": 0}
    assert set(count(laid(sit())).values()) == {0}


def test_owners_and_voters_are_shown_at_the_count():
    """Not before: then all know whose each picture is, and who chose it."""
    at = vote(laid(sit()), lea="julien", tom="julien")
    assert all(picture.owner is None and not picture.voters for picture in at.view(SCREEN).pictures)
    at.do(TEACHER, m.Count())
    told_one = next(picture for picture in at.view("nicolas").pictures if picture.told)
    assert (told_one.owner, told_one.voters) == (0, (3, 4))


# The next round and the end ------------------------------------------------------------------------------------------


def test_hands_are_filled_and_the_storyteller_moves_left():
    """Six in each hand again, seven at three seats; the next seat tells."""
    for names, size in ((FIVE, 6), ("abc", 7)):
        at = laid(sit(names), seat=2)
        at.do(TEACHER, m.Count())
        at.do(TEACHER, m.NextRound())
        assert {len(hand) for hand in at.state.hands} == {size}
        assert at.state.storyteller == 3 % len(names)
        assert (at.state.phase, at.state.round) == ("phrase", 2)


def test_the_round_in_which_the_pile_runs_out_is_the_last():
    """At six seats 48 pictures last eight rounds; the one before the last does not end it."""
    at = sit("abcdef")
    for number in range(1, 9):
        laid(at)
        at.do(TEACHER, m.Count())
        assert at.view(SCREEN).last_round == (number == 8)
        at.do(TEACHER, m.NextRound())
    assert at.state.phase == "end"
    assert at.state.pile == ()


def test_hands_may_end_uneven():
    """Five seats draw five a round: 54 in the pile leave four for the last one."""
    at = sit()
    while at.state.phase != "end":
        laid(at)
        at.do(TEACHER, m.Count())
        at.do(TEACHER, m.NextRound())
    assert at.state.round == 11
    assert sorted(len(hand) for hand in at.state.hands) == [5, 6, 6, 6, 6]


def test_most_points_win_and_ties_share():
    """The seat with most points; several if they have as many; nobody when nobody has any."""
    at = vote(laid(sit()), lea="julien", mathilde="lea", tom="lea", nicolas="tom")
    count(at)
    at.do(TEACHER, m.End())
    assert at.state.winners == (3,)
    tie = vote(laid(sit()), lea="tom", mathilde="tom", tom="lea", nicolas="lea")
    count(tie)
    tie.do(TEACHER, m.End())
    assert tie.state.winners == (3, 4)
    nothing = sit()
    nothing.do(TEACHER, m.End())
    assert nothing.state.winners == ()


# Teams, time, late students ------------------------------------------------------------------------------------------


def teamed(**options):
    """Three teams: the first of three, the others of two."""
    return sit((("ana", "bob", "cleo"), ("dan", "eve"), ("fay", "gus")), **options)


def test_a_team_tells_what_most_of_it_agrees_on():
    """One of three is not enough, two are; what else was said counts for nothing."""
    at = teamed()
    at.do("bob", m.Claim())
    one, two = at.state.hands[0][:2]
    at.do("ana", m.Tell(one, "Loin"))
    at.do("bob", m.Tell(two, "Près"))
    assert at.state.phase == "phrase"
    assert [item.phrase for item in at.view("cleo").me.proposals] == ["Loin", "Près"]
    assert at.view("dan").me.proposals == ()
    at.do("cleo", m.Tell(two, "Près"))
    assert at.state.told.proposal == m.Proposal(two, "Près", "phrase", (), False)
    assert at.state.told.students == ("bob", "cleo")


def test_when_all_of_a_team_differ_the_first_phrase_is_told():
    """A tie goes to what was proposed first."""
    at = teamed()
    at.do("bob", m.Claim())
    for student, phrase in (("bob", "Un"), ("ana", "Deux"), ("cleo", "Trois")):
        at.do(student, m.Tell(at.state.hands[0][0], phrase))
    assert at.state.told.proposal.phrase == "Un"


def test_the_teacher_may_take_a_phrase_of_a_team():
    """With a skip the one most have proposed; by name any of them."""
    at = teamed()
    at.do("bob", m.Claim())
    at.do("ana", m.Tell(at.state.hands[0][0], "Loin"))
    at.do(TEACHER, m.Skip())
    assert at.state.told.proposal.phrase == "Loin"
    at.undo()
    assert at.state.phase == "phrase"


def test_a_team_gives_what_most_of_it_chose():
    """At three seats too, where two pictures are one choice."""
    at = told(teamed())
    hand = at.state.hands[1]
    at.do("dan", m.Give(hand[2:4]))
    at.do("eve", m.Give((hand[1], hand[0])))
    assert at.view("eve").me.seat_choice == hand[2:4]
    at.do("dan", m.Give(hand[:2]))
    at.do(TEACHER, m.LayOut())
    assert at.state.gifts[1] == hand[:2]


def test_a_hard_timer_closes_each_phase():
    """A good phrase of the team is told, the pictures are laid out, the votes are counted."""
    at = teamed(hard=True)
    at.do("bob", m.Claim())
    at.do("ana", m.Tell(at.state.hands[0][0], "Loin"))
    at.after(122).tick()
    assert at.state.phase == "give"
    at.after(92).tick()
    assert at.state.phase == "vote"
    at.after(62).tick()
    assert at.state.phase == "count"


def test_a_soft_timer_closes_nothing():
    """It only shows that time is up."""
    at = told(sit())
    assert at.after(500).tick() is None
    at.do("lea", m.Give(at.state.hands[3][:1]))


def test_a_late_student_joins_a_team_or_takes_a_seat():
    """The smallest team; among lone students a seat with six pictures from the pile, but never at three seats."""
    at = teamed()
    at.do(TEACHER, m.Join("zoe"))
    assert at.state.seats[1].members == ("dan", "eve", "zoe")
    alone = laid(sit("abcd"))
    top = alone.state.pile[:6]
    alone.do(TEACHER, m.Join("zoe"))
    assert alone.state.hands[4] == top
    alone.do("zoe", m.Vote(1))
    count(alone)
    alone.do(TEACHER, m.NextRound())
    assert {len(hand) for hand in alone.state.hands} == {6}
    assert sit("abc").refused(TEACHER, m.Join("zoe")) == "full"
    assert sit("abcdef").refused(TEACHER, m.Join("zoe")) == "full"
    assert sit("abcd").refused(TEACHER, m.Join("zoe", 1)) == "no_team"


# Secrets -------------------------------------------------------------------------------------------------------------


def test_a_hand_is_seen_by_its_seat_alone():
    """No picture of a hand is in any other view, the teacher's included."""
    at = sit((*FIVE[:4], ("tom", "lou")))
    for seat, hand in enumerate(at.state.hands):
        for viewer in (TEACHER, SCREEN, *at.students):
            mine = viewer in at.state.seats[seat].members
            assert all((picture in repr(at.view(viewer))) == mine for picture in hand)


def test_the_pile_is_seen_by_nobody():
    """Not even by the teacher."""
    at = laid(sit())
    for viewer in (TEACHER, SCREEN, *FIVE):
        assert not any(picture in repr(at.view(viewer)) for picture in at.state.pile)


def test_who_gave_what_is_known_to_the_seat_and_the_desk():
    """Until the count a page knows its own pictures and no other owner."""
    at = laid(sit())
    assert at.view(TEACHER).desk.owners == tuple(at.state.owner_of(picture) for picture in at.state.order)
    for seat, name in enumerate(FIVE):
        pictures = at.view(name).pictures
        assert [picture.picture for picture in pictures if picture.mine] == list(at.state.gifts[seat])
    assert not any(picture.mine for picture in at.view(SCREEN).pictures)


# What it shows -------------------------------------------------------------------------------------------------------


def test_a_lesson_word_in_a_phrase_is_evidence():
    """Of those who proposed the phrase, once it was played; nothing when it was taken off."""
    at = sit(words=way.WORDS)
    at.do("julien", m.Claim())
    at.do("julien", m.Tell(at.state.hands[0][0], "La houle et le phare", words=("houle", "phare")))
    laid(at)
    assert list(evidence(GAME, at.turns)) == []
    at.do(TEACHER, m.Count())
    pieces = [piece for _, piece in evidence(GAME, at.turns)]
    assert [(piece.student, piece.word, piece.act, piece.right) for piece in pieces] == [
        ("julien", "houle", "described", True),
        ("julien", "phare", "described", True),
    ]
    at.undo()
    at.do(TEACHER, m.Remove())
    at.do(TEACHER, m.Count())
    assert list(evidence(GAME, at.turns)) == []


# Properties ----------------------------------------------------------------------------------------------------------


@given(st.integers(0, 10_000))
def test_no_picture_is_lost_or_doubled_and_points_add_up(number):
    """Hands, pile, table and what was played hold every picture once; each round gives what its votes are worth."""
    begin = way.begin(Random(number))
    turns = play(GAME, begin, way.teacher, str(number), 150)
    played: list[str] = []
    for n in range(1, len(turns) + 1):
        state = replay(GAME, turns[:n]).state
        fact = turns[n - 1].facts[0]
        if isinstance(fact, m.Refilled):
            played += replay(GAME, turns[: n - 1]).state.order
        on_table = state.order if not isinstance(fact, m.Refilled) else ()
        everywhere = [*state.pile, *on_table, *played, *(one for hand in state.hands for one in hand)]
        assert len(everywhere) == len(set(everywhere))
        assert set(everywhere) <= set(begin.pictures)
        if state.phase == "count":
            votes = sum(gain.points for score in state.scores for gain in score.gains if gain.why == "votes")
            right = sum(score.choice == state.told.proposal.picture for score in state.scores)
            cast = sum(score.choice is not None for score in state.scores)
            assert votes == cast - right
            assert state.scores[state.storyteller].points in (0, 3, 4)
