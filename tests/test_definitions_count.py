"""Définitions: tokens, vote, count and end, one rule after the other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playthroughs.rounds import at_phase, count, desk, gains, table, vote, write

from wordkit.engine import TEACHER, RuleError
from wordkit.engine.table import evidence
from wordkit.games.definitions import GAME
from wordkit.games.definitions import model as m
from wordkit.games.definitions.count import winners
from wordkit.games.definitions.model import REAL

# Phase 5: tokens -----------------------------------------------------------------------------------------------------


def test_a_token_is_played_after_the_reading_and_before_the_count():
    """Not before the last text is read, not after the count; once all is read, even before the vote opens."""
    for phase in ("word", "writing", "desk", "count", "end"):
        assert at_phase(phase).refused("a", m.PlayToken()) == "not_now"
    at = desk(table(), "a", "b")
    at.do(TEACHER, m.StartReading())
    assert at.refused("a", m.PlayToken()) == "not_now"
    at.do(TEACHER, m.ReadNext())
    assert at.refused("a", m.PlayToken()) == "not_now"
    at.do(TEACHER, m.ReadNext())
    at.do("a", m.PlayToken())
    at.do(TEACHER, m.OpenVote())
    at.do("b", m.PlayToken())
    vote(at, c=REAL).do("c", m.PlayToken())
    assert at.state.tokens == (2, 2, 2, 3)


def test_one_token_a_round():
    """A second token in the same round is refused, for the whole seat."""
    at = at_phase("vote", ("ab", "c", "d"))
    at.do("a", m.PlayToken())
    assert at.refused("a", m.PlayToken()) == at.refused("b", m.PlayToken()) == "one_token"


def test_the_host_plays_no_token():
    """The seat that hosts this round cannot bet."""
    assert at_phase("vote", "abc", host="rotating").refused("a", m.PlayToken()) == "host"


def test_a_token_is_spent_whatever_comes_of_it():
    """A seat that scores nothing has lost its token all the same."""
    at = vote(desk(table(), "a", "b"), c="a")
    at.do("c", m.PlayToken())
    assert count(at)["c"] == 0
    at.do(TEACHER, m.NextRound())
    assert at.state.tokens[2] == 2


def test_three_tokens_a_game():
    """The fourth is refused: there is none left."""
    at = table("abc")
    for _ in range(3):
        vote(desk(at, "a", "b")).do("c", m.PlayToken())
        count(at)
        at.do(TEACHER, m.NextRound())
    assert vote(desk(at, "a", "b")).refused("c", m.PlayToken()) == "no_token"


def test_several_seats_may_bet_in_the_same_round():
    """Each doubles its own points."""
    at = vote(desk(table(), "a", "b"), c=REAL, d=REAL)
    at.do("c", m.PlayToken())
    at.do("d", m.PlayToken())
    assert count(at) == {"a": 0, "b": 0, "c": 4, "d": 4}


# Phase 6: the vote ---------------------------------------------------------------------------------------------------


def test_nobody_votes_for_their_own_text():
    """Neither for one's own nor for one of the seat's."""
    at = vote(desk(table(("ab", "c", "d")), "a", "b", "c"))
    for student, text in (("a", "a"), ("a", "b"), ("b", "a")):
        assert at.refused(student, m.Vote(at.state.number_of(text))) == "own_text"


def test_nobody_votes_for_a_text_merged_with_their_own():
    """A co-author is an author."""
    at = desk(table(), "a", "b", "c")
    at.do(TEACHER, m.Merge(("a", "b")))
    vote(at)
    assert at.refused("b", m.Vote(at.state.number_of("a"))) == "own_text"


def test_an_author_may_vote_for_the_real_one_that_theirs_was_merged_with():
    """Whoever wrote the real definition may find it."""
    at = desk(table(), "a", "b")
    at.do(TEACHER, m.Merge((REAL, "a")))
    vote(at, a=REAL)
    assert at.state.votes["a"] == REAL


@pytest.mark.parametrize("number", [-1, 0, 4, 99])
def test_there_is_no_such_number(number):
    """A vote for a text that was not read is refused."""
    assert vote(desk(table(), "a", "b")).refused("c", m.Vote(number)) == "no_such_text"


def test_a_vote_can_be_changed_until_the_count():
    """The last choice counts; choosing the same again is no news."""
    at = vote(desk(table(), "a", "b"), c="a", d=REAL)
    assert at.do("d", m.Vote(at.state.number_of(REAL))) is None
    vote(at, c="b")
    assert count(at) == {"a": 0, "b": 1, "c": 0, "d": 2}


@pytest.mark.parametrize("phase", ["word", "writing", "desk", "reading", "count", "end"])
def test_nobody_votes_when_the_vote_is_not_open(phase):
    """Before it opens and after the count, a vote is refused."""
    assert at_phase(phase).refused("a", m.Vote(1)) == "not_now"


def test_a_vote_is_secret_until_the_count():
    """Others see how many have voted; the desk sees who, not what."""
    at = vote(desk(table(), "a", "b"), c="a")
    assert [at.view(viewer).voted for viewer in ("screen", "a", TEACHER)] == [1, 1, 1]
    assert at.view(TEACHER).desk.voted == ("c",)
    assert all(text.voters == () for viewer in ("screen", "a", "c", TEACHER) for text in at.view(viewer).texts)
    assert at.view("c").me.vote == at.state.number_of("a")


# Phase 7: the count --------------------------------------------------------------------------------------------------


def test_an_author_wins_a_point_for_each_vote():
    """Three votes on a text move its author three squares."""
    at = vote(desk(table("abcde"), "a", "b"), c="a", d="a", e="a")
    assert count(at)["a"] == 3
    assert at.state.squares[0] == 4


def test_a_voter_wins_two_points_for_the_real_one_and_none_otherwise():
    """Finding it is worth two squares; being fooled, nothing."""
    at = vote(desk(table(), "a", "b"), c=REAL, d="a")
    assert count(at) == {"a": 1, "b": 0, "c": 2, "d": 0}


def test_the_host_wins_a_point_for_each_seat_that_was_fooled():
    """Five seats, three find the real one and one takes B's text: host 1, the three 2 each, B 1 for that vote."""
    at = vote(desk(table("hABCD", host="rotating"), *"ABCD"), A="B", B=REAL, C=REAL, D=REAL)
    points = count(at)
    assert points == {"h": 1, "A": 0, "B": 2 + 1, "C": 2, "D": 2}
    assert gains(at, "B") == {"votes": 1, "found": 2}


def test_a_token_doubles_all_that_a_seat_scored():
    """The same round with B's token: the point of its text is worth 2, and what it found is doubled too."""
    at = vote(desk(table("hABCD", host="rotating"), *"ABCD"), A="B", B=REAL, C=REAL, D=REAL)
    at.do("B", m.PlayToken())
    assert count(at)["B"] == 2 * 1 + 2 * 2
    assert gains(at, "B") == {"votes": 1, "found": 2, "token": 3}


def test_a_token_doubles_a_lone_vote():
    """B, who did not vote, wins 2 with a token for the one vote on its text."""
    at = vote(desk(table("hABCD", host="rotating"), *"ABCD"), A="B", C=REAL, D=REAL)
    at.do("B", m.PlayToken())
    assert count(at) == {"h": 1, "A": 0, "B": 2, "C": 2, "D": 2}


def test_merged_authors_each_get_the_full_count():
    """B and C wrote the same, three votes: 3 for B and 3 for C."""
    at = desk(table("ABCDE"), *"ABCDE")
    at.do(TEACHER, m.Merge(("B", "C")))
    assert count(vote(at, A="B", D="B", E="B")) == {"A": 0, "B": 3, "C": 3, "D": 0, "E": 0}


def test_whoever_wrote_the_real_definition_is_its_author():
    """D's text was merged with the real one, D and E vote for it: D 2 + 2, E 2."""
    at = desk(table("ABCDE"), *"ABCDE")
    at.do(TEACHER, m.Merge((REAL, "D")))
    points = count(vote(at, D=REAL, E=REAL))
    assert points == {"A": 0, "B": 0, "C": 0, "D": 4, "E": 2}
    assert gains(at, "D") == {"votes": 2, "found": 2}


def test_several_who_wrote_the_real_definition_each_get_its_votes():
    """Each of them is its author in full."""
    at = desk(table("ABCDE"), *"ABCDE")
    at.do(TEACHER, m.Merge((REAL, "A", "B")))
    assert count(vote(at, C=REAL, D=REAL, E="C")) == {"A": 2, "B": 2, "C": 2 + 1, "D": 2, "E": 0}


def test_no_vote_no_points():
    """A seat that casts no vote scores nothing as a voter, and gives the host nothing."""
    at = vote(desk(table("hABC", host="rotating"), *"ABC"), A="B")
    assert count(at) == {"h": 1, "A": 0, "B": 1, "C": 0}


def test_nobody_scores_as_host_when_the_teacher_hosts():
    """In class mode fooled seats give points to the authors alone."""
    at = vote(desk(table(), "a"), b="a", c="a", d="a")
    assert count(at) == {"a": 3, "b": 0, "c": 0, "d": 0}


def test_the_rotating_host_neither_writes_nor_votes():
    """Whoever hosts this round only hosts."""
    assert write(table("abc", host="rotating")).refused("a", m.Write("moi aussi")) == "host"
    assert at_phase("vote", "abc", host="rotating").refused("a", m.Vote(1)) == "host"


def test_the_count_shows_all():
    """Which text was real, who wrote each, who chose it, and what each seat won and why."""
    at = vote(desk(table(), "a", "b"), c="a", d=REAL)
    count(at)
    view = at.view("screen")
    by_text = {text: view.texts[at.state.number_of(text) - 1] for text in ("a", "b", REAL)}
    assert (by_text["a"].authors, by_text["a"].voters, by_text["a"].real) == ((0,), (2,), False)
    assert (by_text[REAL].authors, by_text[REAL].voters, by_text[REAL].real) == ((), (3,), True)
    assert view.definition == "sens numéro 0"
    assert [(move.points, move.before, move.after) for move in view.moves] == [
        (1, 1, 2),
        (0, 1, 1),
        (0, 1, 1),
        (2, 1, 3),
    ]


# Teams ---------------------------------------------------------------------------------------------------------------


def test_a_team_votes_as_most_of_its_members():
    """Two of three make the seat's choice; every member's own choice is kept."""
    at = vote(desk(table(("abc", "d", "e")), "d", "e"), a="d", b=REAL, c=REAL)
    assert count(at) == {"a": 2, "d": 0, "e": 0}
    assert dict(at.state.votes) == {"a": "d", "b": REAL, "c": REAL}


def test_a_tie_in_a_team_goes_to_the_choice_made_first():
    """One each: the earlier vote is the seat's."""
    assert count(vote(desk(table(("ab", "c", "d")), "c", "d"), a="c", b=REAL))["c"] == 1
    assert count(vote(desk(table(("ab", "c", "d")), "c", "d"), b=REAL, a="c"))["a"] == 2


def test_a_changed_vote_is_made_when_it_was_changed():
    """Whoever changes their mind goes to the end of the line, even on the way back to their first choice."""
    at = vote(desk(table(("ab", "c", "d")), "c", "d"), a="c", b=REAL)
    vote(at, a="d")
    vote(at, a="c")
    assert at.view("a").me.seat_vote == at.state.number_of(REAL)
    assert count(at)["a"] == 2


def test_saying_the_same_again_keeps_the_place_in_line():
    """A second click on one's own choice does not make it later."""
    at = vote(desk(table(("ab", "c", "d")), "c", "d"), a="c", b=REAL)
    vote(at, a="c")
    assert count(at)["c"] == 1


def test_a_tie_among_more_choices():
    """Two against two: the pair whose first vote came first wins, not the one that was completed first."""
    at = vote(desk(table(("abcd", "e", "f")), "e", "f"), a="e", b="f", c="f", d="e")
    assert count(at) == {"a": 0, "e": 1, "f": 0}


def test_a_team_is_one_vote():
    """A text gets one point from a seat, however many of its members chose it."""
    assert count(vote(desk(table(("abc", "d", "e")), "d", "e"), a="d", b="d", c="d"))["d"] == 1


def test_a_team_may_have_several_texts_and_scores_for_each():
    """Each member's text is the seat's; merged with a team-mate's, it counts once."""
    at = vote(desk(table(("ab", "c", "d")), "a", "b", "c"), c="a", d="b")
    assert count(at)["a"] == 2
    at = desk(table(("ab", "c", "d")), "a", "b", "c")
    at.do(TEACHER, m.Merge(("a", "b")))
    assert count(vote(at, c="a", d="a"))["a"] == 2


def test_a_host_team_only_hosts():
    """In a rotating game no member of the hosting team writes, votes or bets; each of them may lead."""
    at = write(table(("ab", "c", "d"), host="rotating"), "c", "d")
    assert at.refused("b", m.Write("moi")) == "host"
    at.do("b", m.CloseWriting())
    at.do("a", m.Shuffle())
    assert at.view("a").me.hosting
    assert at.view("b").me.hosting


# The end -------------------------------------------------------------------------------------------------------------


def test_the_game_ends_after_the_round_in_which_26_is_reached():
    """On square 25 it goes on; reaching 26, the count is shown first, then the end instead of another round."""
    at = on_square_25("a")
    assert (at.state.squares[0], at.state.phase) == (25, "word")
    count(vote(desk(at, "a"), b="a"))
    assert (at.state.squares[0], at.state.phase) == (26, "count")
    assert at.view("screen").last_round
    at.do(TEACHER, m.NextRound())
    assert (at.state.phase, at.state.winners) == ("end", (0,))


def test_a_pawn_that_passes_26_is_shown_on_26():
    """The track has no square beyond; passing ends the game as reaching does."""
    at = on_square_25("a")
    vote(desk(at, "b"), a=REAL).do("a", m.PlayToken())
    count(at)
    assert at.state.squares[0] == 29
    assert at.view("screen").seats[0].square == 26
    assert at.view("screen").moves[0].after == 26
    at.do(TEACHER, m.NextRound())
    assert at.state.phase == "end"


def test_several_arrive_in_the_same_round():
    """Both are past 26; the one that kept more tokens wins, though the other went further."""
    at = on_square_25("a", "b")
    vote(desk(at, "c"), a=REAL, b=REAL).do("a", m.PlayToken())
    count(at)
    assert at.state.squares[:2] == (29, 27)
    at.do(TEACHER, m.NextRound())
    assert at.state.winners == (1,)


def on_square_25(*finders):
    """A game in which these students have found the real definition twelve times."""
    at = table("abc")
    for _ in range(12):
        count(vote(desk(at, "c"), **dict.fromkeys(finders, REAL)))
        at.do(TEACHER, m.NextRound())
    return at


@pytest.mark.parametrize(
    ("squares", "tokens", "first"),
    [
        ((26, 25, 1), (0, 3, 3), (0,)),
        ((26, 40, 1), (2, 1, 3), (0,)),
        ((26, 40, 1), (1, 2, 3), (1,)),
        ((30, 26, 26), (1, 2, 2), (1, 2)),
        ((26, 26, 26), (3, 3, 3), (0, 1, 2)),
        ((26, 40, 1), (2, 2, 3), (0, 1)),
    ],
)
def test_of_several_at_the_end_the_one_who_spent_fewest_tokens_wins(squares, tokens, first):
    """However far each went; if still equal they share; whoever is not there does not count."""
    assert winners(squares, tokens) == first


@pytest.mark.parametrize(
    ("squares", "tokens", "first"),
    [
        ((5, 9, 1), (3, 0, 3), (1,)),
        ((9, 9, 1), (2, 3, 3), (1,)),
        ((9, 9, 1), (3, 3, 3), (0, 1)),
        ((1, 1, 1), (3, 3, 3), ()),
    ],
)
def test_a_game_that_is_ended_early(squares, tokens, first):
    """Whoever is furthest wins, fewest tokens first; if nobody has moved, nobody wins."""
    assert winners(squares, tokens) == first


@pytest.mark.parametrize("phase", ["word", "writing", "desk", "reading", "vote", "count"])
def test_the_teacher_may_end_the_game_in_any_phase(phase):
    """The word that was in play is not told, since it was not counted."""
    at = at_phase(phase)
    at.do(TEACHER, m.End())
    view = at.view("a")
    assert (view.phase, view.definition, view.texts) == ("end", None, ())
    assert [played.word.word for played in view.played] == (["mot0"] if phase == "count" else [])


def test_a_finished_game_is_finished():
    """Nothing more can be done, but the end can be taken back."""
    at = at_phase("end")
    for command in (m.End(), m.Skip(), m.Join("x")):
        assert at.refused(TEACHER, command) == "over"
    for command in (m.NextRound(), m.ChooseWord(0), m.DrawCard(), m.CloseWriting(), m.Count(), m.StartReading()):
        assert at.refused(TEACHER, command) == "not_now"
    at.undo()
    assert at.state.phase == "count"


def test_the_words_of_the_game_are_there_to_review():
    """At the end each student sees the words played, their definitions, and which ones they found."""
    at = count_two_rounds()
    assert [(played.word.word, played.found) for played in at.view("c").played] == [("mot0", True), ("mot0", None)]
    assert [played.found for played in at.view("d").played] == [False, True]
    assert [played.found for played in at.view("screen").played] == [None, None]


def count_two_rounds():
    """A game of two rounds: c finds the first word and sits the second out; d is fooled, then finds it."""
    at = vote(desk(table(), "a"), c=REAL, d="a")
    count(at)
    at.do(TEACHER, m.NextRound())
    count(vote(desk(at, "a"), d=REAL))
    at.do(TEACHER, m.End())
    return at


# What it shows -------------------------------------------------------------------------------------------------------


def test_the_count_is_evidence_of_who_knows_the_word():
    """Every voter recognised the word or was fooled; every author fooled someone or nobody."""
    at = vote(desk(table(("ab", "c", "d")), "a", "c"), b=REAL, d="a")
    count(at)
    pieces = {(p.student, p.act): p for _, p in evidence(GAME, at.turns)}
    assert {key: piece.right for key, piece in pieces.items()} == {
        ("b", "recognised"): True,
        ("d", "recognised"): False,
        ("d", "was_fooled"): False,
        ("a", "fooled"): True,
        ("c", "fooled"): False,
    }
    assert {piece.word for piece in pieces.values()} == {"mot0"}
    assert pieces["d", "recognised"].q == pytest.approx(1 / 3)
    assert pieces["b", "recognised"].q == pytest.approx(1 / 2), "their own seat's text was no option"
    assert pieces["d", "was_fooled"].detail == "Texte de a."


def test_writing_the_real_definition_is_evidence_too():
    """Whoever's text was merged with the real one has described the word."""
    at = desk(table(), "a", "b")
    at.do(TEACHER, m.Merge((REAL, "a")))
    count(vote(at, c=REAL))
    assert [(p.student, p.act, p.detail) for _, p in evidence(GAME, at.turns) if p.act == "described"] == [
        ("a", "described", "texte de a")
    ]


def test_the_only_text_left_is_no_evidence():
    """Where there is nothing to choose from, a vote shows nothing."""
    at = desk(table(), "a", "b")
    vote(at, c=REAL, d=REAL)
    at.do(TEACHER, m.Remove("a"))
    at.do(TEACHER, m.Remove("b"))
    count(at)
    assert [piece for _, piece in evidence(GAME, at.turns) if piece.act == "recognised"] == []


def test_a_text_that_was_not_read_is_no_evidence():
    """Nobody could be fooled by it."""
    at = desk(table(), "a", "b", "c")
    at.do(TEACHER, m.Choose("a", False))
    count(vote(at, d="b"))
    assert "a" not in {piece.student for _, piece in evidence(GAME, at.turns)}


# Properties of the count ---------------------------------------------------------------------------------------------


@given(st.randoms(use_true_random=False), st.booleans())
def test_the_points_of_a_round_add_up(rng, rotating):
    """Authors share out the votes on their texts, finders win two, the host one for each seat fooled; tokens double."""
    size = rng.randint(3, 6)
    at = table("abcdef"[:size], host="rotating" if rotating else "teacher")
    players = [student for index, student in enumerate("abcdef"[:size]) if index != at.state.host]
    desk(at, *rng.sample(players, rng.randint(1, len(players))))
    for _ in range(rng.randint(0, 2)):
        if len(at.state.texts) > 2:
            at.do(TEACHER, m.Merge(tuple(rng.sample(sorted(at.state.texts), 2))))
    vote(at)
    for student in rng.sample(players, rng.randint(0, len(players))):
        try:
            at.do(student, m.Vote(rng.randint(1, len(at.state.order))))
        except RuleError:
            continue
    bold = rng.sample(players, rng.randint(0, 2))
    for student in bold:
        at.do(student, m.PlayToken())
    before, state = at.state.squares, at.state
    points = count(at)
    choices = list(state.votes.values())
    for index, student in enumerate("abcdef"[:size]):
        own = sum(choices.count(text) for text, item in state.texts.items() if student in item.authors)
        found = 2 * (state.votes.get(student) == REAL)
        fooled = sum(choice != REAL for choice in choices) if index == state.host else 0
        assert points[student] == (own + found + fooled) * (2 if student in bold else 1)
        assert at.state.squares[index] == before[index] + points[student]
    assert sum(3 - left for left in at.state.tokens) == len(bold)
