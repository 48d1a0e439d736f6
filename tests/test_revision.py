"""Révision, rule by rule, and what it shows of a student."""

import random

import pytest
from playthroughs.revision import WORDS, words

from wordkit.engine.evidence import Evidence
from wordkit.engine.seats import SCREEN, TEACHER, Seat
from wordkit.engine.table import evidence
from wordkit.games.riddles import REVISION
from wordkit.games.riddles.revision import model as m
from wordkit.games.riddles.revision.rules import LONGEST_SET
from wordkit.games.riddles.riddle import Riddle
from wordkit.testing import Sitting

ANA = (Seat(("ana",)),)
EXPRESSION = Riddle("à la lisière", "loc. adv.", "au bord d’un bois")


def begun(*given: m.Word, seed: str = "graine") -> Sitting:
    """Ana practises these words, or the four of ours."""
    sitting = Sitting(REVISION, seed)
    sitting.do("ana", m.Begin(ANA, given or words(*WORDS)))
    return sitting


def asked(kind: str) -> Sitting:
    """A question of this kind is open: a riddle or a choice."""
    sitting = begun()
    while bool(sitting.state.question.options) != (kind == "choice"):
        sitting.do("ana", m.GiveUp())
        sitting.do("ana", m.Continue())
    return sitting


def pieces(sitting: Sitting) -> list[Evidence]:
    return [piece for _, piece in evidence(REVISION, sitting.turns)]


def test_words_are_recalled_and_recognised_by_turns() -> None:
    """Of four words known before, two are riddles and two come with definitions to choose from."""
    kinds = [bool(question.options) for question in begun().state.questions]
    assert kinds == [False, True, False, True]


def test_words_hardly_met_are_recognised() -> None:
    """A word that the student may not know yet is never asked as a riddle, if there is anything to choose from."""
    assert all(question.options for question in begun(*words(*WORDS, fresh=True)).state.questions)


def test_four_definitions_one_of_them_the_word_s_own() -> None:
    """The three others are different definitions that were given for this word."""
    for seed in "abcdefgh":
        for question in begun(*words(*WORDS, fresh=True), seed=seed).state.questions:
            assert len(set(question.options)) == m.OPTIONS == len(question.options)
            assert question.riddle.definition in question.options


def test_the_real_definition_is_at_any_place() -> None:
    """Its place tells nothing: over many sets it is everywhere."""
    word = words(WORDS[0], fresh=True)
    places = {begun(*word, seed=str(random.Random(n).random())).state.questions[0].real for n in range(40)}
    assert places == set(range(m.OPTIONS))


def test_what_cannot_be_told_apart_is_a_riddle() -> None:
    """With fewer than three other definitions, the same one said twice, there is nothing to choose from."""
    word = m.Word(WORDS[0], "La forêt", (WORDS[0].definition, "un", "deux", "deux"), fresh=True)
    assert begun(word).state.question.options == ()


def test_an_expression_is_recognised() -> None:
    """Several words have no tiles: they are chosen for, or not asked at all."""
    others = tuple(word.definition for word in WORDS)
    assert begun(m.Word(EXPRESSION, "La forêt", others)).state.question.options
    assert Sitting(REVISION).refused("ana", m.Begin(ANA, (m.Word(EXPRESSION, "La forêt"),))) == "words"


def test_one_student_alone_and_a_short_set() -> None:
    """No second student, no set of another student, from one to eight words."""
    new, set_ = Sitting(REVISION), words(*WORDS)
    assert new.refused("ana", m.Begin((Seat(("ana", "bob")),), set_)) == "seats"
    assert new.refused("ana", m.Begin((*ANA, Seat(("bob",))), set_)) == "seats"
    assert new.refused("bob", m.Begin(ANA, set_)) == "no_seat"
    assert new.refused("ana", m.Begin(ANA, ())) == "words"
    assert new.refused("ana", m.Begin(ANA, set_[:1] * (LONGEST_SET + 1))) == "words"
    assert new.refused("ana", m.Continue()) == "not_begun"


@pytest.mark.parametrize("by", [TEACHER, SCREEN, "bob"])
def test_nobody_answers_for_another(by: str) -> None:
    """Not the teacher either."""
    for command in (m.Guess("lisière"), m.Choose(0), m.GiveUp(), m.Continue(), m.Begin(ANA, words(*WORDS))):
        assert begun().refused(by, command) in ("no_seat", "begun")


def test_a_riddle_gives_definition_initial_and_length() -> None:
    """What Énigmes éclair has given at its third level, and never the word."""
    sitting = asked("riddle")
    seen = sitting.view("ana").mine
    word = sitting.state.question.riddle
    assert (seen.riddle.definition, seen.riddle.initial, seen.riddle.length) == (
        word.definition,
        word.initial,
        word.length,
    )
    assert (seen.riddle.word, seen.real, seen.right) == (None, None, None)


def test_accents_are_forgiven_and_spelling_is_judged_apart() -> None:
    """« clairiere » is the word; its spelling is not right."""
    sitting = begun(m.Word(WORDS[1], "La forêt"))
    sitting.do("ana", m.Guess("Clairiere"))
    assert sitting.view("ana").mine.right is True
    assert pieces(sitting) == [
        Evidence("ana", "clairière", "recalled", True, 0.10, 0.90, "Clairiere", grade="indice 3", lesson="La forêt"),
        Evidence("ana", "clairière", "spelled", False, 0.02, 0.85, "Clairiere", grade="accents", lesson="La forêt"),
    ]


def test_a_word_nearly_right_may_be_tried_again() -> None:
    """The best try counts, and the same one is not counted twice."""
    sitting = begun(m.Word(WORDS[2], "La forêt"))
    sitting.do("ana", m.Guess("futèe", "near"))
    assert sitting.view("ana").phase == "asked"
    assert sitting.refused("ana", m.Guess("futèe", "near")) == "again"
    sitting.do("ana", m.Guess("futaie"))
    assert [(piece.act, piece.right, piece.detail) for piece in pieces(sitting)] == [
        ("recalled", True, "futaie"),
        ("spelled", True, "futaie"),
    ]


def test_another_word_is_wrong_at_once() -> None:
    """The word is told, and the answer counts as not recalled."""
    sitting = begun(m.Word(WORDS[3], "La forêt"))
    sitting.do("ana", m.Guess("branche"))
    seen = sitting.view("ana")
    assert (seen.phase, seen.mine.right, seen.mine.riddle.word) == ("told", False, "souche")
    assert pieces(sitting) == [
        Evidence("ana", "souche", "recalled", False, 0.10, 0.90, "branche", grade="indice 3, faux", lesson="La forêt")
    ]


def test_giving_up_shows_nothing() -> None:
    """Who says that they do not know is not judged; a try before it still counts."""
    sitting = begun(m.Word(WORDS[3], "La forêt"))
    sitting.do("ana", m.GiveUp())
    assert (sitting.view("ana").mine.right, pieces(sitting)) == (None, [])
    sitting = begun(m.Word(WORDS[3], "La forêt"))
    sitting.do("ana", m.Guess("souce", "near"))
    assert [piece.right for piece in pieces(sitting)] == [False]  # left as it is
    sitting.do("ana", m.GiveUp())
    assert [piece.right for piece in pieces(sitting)] == [False]


def test_recognising_is_worth_one_in_four() -> None:
    """The definition chosen is kept, right or not."""
    sitting = begun(*words(WORDS[0], fresh=True))
    real = sitting.state.question.real
    assert sitting.refused("ana", m.Choose(m.OPTIONS)) == "no_option"
    assert sitting.refused("ana", m.Guess("lisière")) == "no_riddle"
    other = (real + 1) % m.OPTIONS
    detail = sitting.state.question.options[other]
    sitting.do("ana", m.Choose(other))
    seen = sitting.view("ana").mine
    assert (seen.right, seen.real, seen.chosen) == (False, real, other)
    assert pieces(sitting) == [Evidence("ana", "lisière", "recognised", False, 0.25, 0.96, detail, lesson="La forêt")]


def test_a_question_is_answered_once() -> None:
    """A second click, or an answer after the word is told, changes nothing."""
    sitting = asked("choice")
    step = sitting.table.step
    assert sitting.refused("ana", m.Continue()) == "not_now"
    sitting.do("ana", m.Choose(0), step)
    assert sitting.refused("ana", m.Choose(1), step) == "stale"
    for command in (m.Choose(1), m.Guess("souche"), m.GiveUp()):
        assert sitting.refused("ana", command) == "not_now"
    step = sitting.table.step
    sitting.do("ana", m.Continue(), step)
    assert sitting.refused("ana", m.Continue(), step) == "stale"


def test_a_set_ends_with_its_words() -> None:
    """Each with its meaning, and whether it was found; no score."""
    sitting = begun(*words(*WORDS[:2]))
    for _ in range(2):
        question = sitting.state.question
        sitting.do("ana", m.Choose(question.real) if question.options else m.GiveUp())
        sitting.do("ana", m.Continue())
    seen = sitting.view("ana")
    assert (seen.phase, seen.mine) == ("end", None)
    assert {word.word: word.right for word in seen.seen} == {
        question.riddle.word: True if question.options else None for question in sitting.state.questions
    }
    assert sitting.refused("ana", m.Continue()) == "not_now"


def test_others_see_no_more_than_how_far_it_is() -> None:
    """No word, no answer, no result, at any moment of a set."""
    sitting = begun()
    while sitting.state.phase != "end":
        question = sitting.state.question
        sitting.do("ana", m.Choose(0) if question.options else m.Guess("zzz"))
        for viewer in (TEACHER, SCREEN, "bob"):
            view = sitting.view(viewer)
            assert (view.mine, view.seen, view.asked) == (None, (), None)
        sitting.do("ana", m.Continue())
    assert all(sitting.view(viewer).seen == () for viewer in (TEACHER, SCREEN, "bob"))
