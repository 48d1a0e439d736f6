"""Définitions: what must hold in any game, above all that nothing secret leaves for a page that must not show it."""

import json
import re
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playthroughs.definitions import begin, teacher
from playthroughs.rounds import at_phase, count, desk, table, vote

from wordkit.engine import SCREEN, TEACHER, RuleError, Table
from wordkit.engine.chance import pick
from wordkit.engine.codec import to_json
from wordkit.engine.table import fold
from wordkit.engine.table import play as turn_of
from wordkit.games.definitions import GAME
from wordkit.games.definitions import model as m
from wordkit.games.definitions.bot import act
from wordkit.games.definitions.model import REAL
from wordkit.games.definitions.rules import hosts, own_texts
from wordkit.testing import any_command, play

few = settings(max_examples=15)
seeds = st.integers(0, 2**32 - 1)


def distinct(view, rng):
    """A bot whose every text is unlike any other, so that it can be searched for."""
    command = act(view, rng)
    return m.Write(f"texte{rng.random():.12f}") if isinstance(command, m.Write) else command


def tables(seed, turns=90):
    """Every table of a game that bots and a teacher play from this seed."""
    game = replace(GAME, bot=distinct)
    made = Table(game)
    for turn in play(game, begin(Random(seed)), teacher, str(seed), turns):
        made = fold(made, turn)
        yield made


def followers(state):
    """The screen, a stranger, and every student who does not lead this round."""
    students = [student for seat in state.seats for student in seat.members]
    return [SCREEN, "stranger", *(student for student in students if not hosts(state, student))]


def dumped(view):
    """All that a page gets, as text."""
    return json.dumps(to_json(view), ensure_ascii=False)


# Secrets -------------------------------------------------------------------------------------------------------------


@few
@given(seeds)
def test_what_is_not_read_out_is_on_no_page(seed):
    """Cards, the real definition before it is read, texts of others that are not: only the host's page has them."""
    for at in tables(seed):
        state = at.state
        shown = set(state.order[: state.read]) - state.removed if state.phase in ("reading", "vote", "count") else set()
        read_out = {state.texts[text].form.rstrip(".").casefold() for text in shown}
        told = {played.word.definition for played in state.played}
        for viewer in followers(state):
            page = dumped(at.view(viewer)).casefold()
            for student, written in state.written.items():
                if student != viewer and written.text not in read_out:
                    assert written.text not in page, (at.n, viewer)
            for card in state.cards:
                for word in card:
                    if word.definition not in told and word.definition not in read_out:
                        assert word.definition not in page, (at.n, viewer)
                    if word != state.word and word not in [played.word for played in state.played]:
                        assert word.word not in page, (at.n, viewer)


@few
@given(seeds)
def test_no_author_no_vote_and_no_truth_before_the_count(seed):
    """Until the count a text is a number and its words: nobody's, chosen by nobody, neither real nor not."""
    for at in tables(seed):
        if at.state.phase == "count":
            continue
        students = {student for seat in at.state.seats for student in seat.members}
        for viewer in followers(at.state):
            view = at.view(viewer)
            assert (view.definition, view.moves, view.desk) == (None, (), None)
            for text in view.texts:
                assert (text.real, text.authors, text.voters) == (False, (), ())
                own = own_texts(at.state, viewer) if viewer in students else set()
                assert text.mine == (at.state.order[text.number - 1] in own)
            page = dumped(replace(view, seats=()))
            assert not any(f'"{student}"' in page for student in students), (at.n, viewer)


@few
@given(seeds)
def test_even_the_desk_does_not_see_votes_before_the_count(seed):
    """Who has voted is there; what they chose is not."""
    for at in tables(seed):
        if at.state.phase == "vote":
            other = dict.fromkeys(at.state.votes, REAL)
            assert at.view(TEACHER) == GAME.view(replace(at.state, votes=other), TEACHER)


def test_an_author_whose_text_is_the_real_one_is_told_at_the_count():
    """Merged with the real definition, a text is marked to its author neither when it is read nor in the vote."""
    at = desk(table(), "a", "b")
    at.do(TEACHER, m.Merge((REAL, "a")))
    at.do(TEACHER, m.Reorder(("b", REAL)))
    at.do(TEACHER, m.StartReading())
    at.do(TEACHER, m.ReadNext())
    for _ in range(2):
        view = at.view("a")
        assert ([text.mine for text in view.texts], view.me.kept) == ([False, False], False)
        vote(at)
    count(at)
    assert at.view("a").me.kept


def test_a_text_that_is_left_out_looks_the_same_to_its_author_as_one_that_is_the_real_one():
    """So an author cannot tell from their page that theirs was merged with the real definition."""

    def seen(arrange):
        at = desk(table(), "a", "b", "c")
        at.do(TEACHER, m.Reorder(("b", "a", REAL, "c")))
        at.do(TEACHER, arrange)
        return vote(at).view("a")

    assert seen(m.Merge((REAL, "a"))) == seen(m.Choose("a", False))


@pytest.mark.parametrize("host", ["teacher", "rotating"])
@pytest.mark.parametrize("phase", ["word", "writing", "desk", "reading", "vote", "count", "end"])
def test_a_stranger_sees_what_the_screen_sees(phase, host):
    """Whoever has no seat sees the public side of the table, whatever the phase."""
    at = at_phase(phase, host=host)
    assert at.view("stranger") == at.view(SCREEN)


@pytest.mark.parametrize("phase", ["word", "writing", "desk", "reading", "vote", "count", "end"])
def test_the_desk_is_for_the_host_alone(phase):
    """The teacher has it always, a student only while their seat hosts, the screen never."""
    at = at_phase(phase, "abc", host="rotating")
    has_desk = {viewer for viewer in (TEACHER, SCREEN, "a", "b", "c", "stranger") if at.view(viewer).desk is not None}
    assert has_desk == {TEACHER, "a"}
    at = at_phase(phase, "abc")
    assert {viewer for viewer in (TEACHER, SCREEN, "a", "b") if at.view(viewer).desk is not None} == {TEACHER}


# Refusals ------------------------------------------------------------------------------------------------------------


@few
@given(seeds)
def test_no_refusal_gives_a_secret_away(seed):
    """Whatever anyone tries, the sentence holds no definition, no text and no student, and nothing else goes wrong."""
    rng = Random(seed)
    for at in tables(seed, turns=50):
        state = at.state
        secrets = {said for card in state.cards for word in card for said in (word.word, word.definition)}
        secrets |= {item.form for item in state.texts.values()} | {item.text for item in state.written.values()}
        students = [student for seat in state.seats for student in seat.members]
        for _ in range(4):
            who = pick(rng, (*students, "stranger", SCREEN, TEACHER))
            sentence = refusal(at, who, any_command(at.game, state, rng))
            if sentence is not None:
                assert not any(secret in sentence for secret in secrets), sentence
                assert not any(re.search(rf"\b{student}\b", sentence) for student in students), sentence


def refusal(at, who, command):
    """The sentence with which a command is refused, if it is; a command that is accepted can be folded."""
    try:
        turn = turn_of(at, who, command, now=at.at, seed="s")
    except RuleError as error:
        return error.sentence
    if turn is not None:
        fold(at, turn)
    return None


# Whatever happens ----------------------------------------------------------------------------------------------------


@few
@given(seeds)
def test_pawns_only_move_on_and_tokens_only_go(seed):
    """No square is ever lost, no token comes back or is owed, a round moves nobody but at its count."""
    for before, after in pairwise(at.state for at in tables(seed)):
        for square, later in zip(before.squares, after.squares, strict=False):
            assert later >= square
        for left, later in zip(before.tokens, after.tokens, strict=False):
            assert left - 1 <= later <= left
            assert 0 <= later <= 3
        if after.phase != "count":
            assert after.squares[: len(before.squares)] == before.squares


@few
@given(seeds)
def test_the_reading_is_a_permutation_of_what_was_picked(seed):
    """Each text has one place; every author is the author of one text; the real one is always there."""
    for at in tables(seed):
        state = at.state
        if state.phase not in ("desk", "reading", "vote", "count"):
            continue
        assert len(set(state.order)) == len(state.order)
        assert set(state.order) <= set(state.texts)
        assert REAL in state.order
        authors = [author for item in state.texts.values() for author in item.authors]
        assert sorted(authors) == sorted(state.written)
        if state.phase == "desk":
            assert set(state.order) == set(state.texts)
            assert REAL in state.chosen
            assert len(state.chosen) <= (state.options.reads if state.host is None else len(state.written) + 1)
        else:
            assert set(state.votes.values()) <= set(state.order) - state.removed


@few
@given(seeds)
def test_nobody_ever_has_a_vote_on_their_own_text(seed):
    """Whatever was merged, removed or taken back, no vote stands on a text of the voter's own seat."""
    for at in tables(seed):
        for student, text in at.state.votes.items():
            assert text not in own_texts(at.state, student)
            assert not hosts(at.state, student)
