"""Answers graded as French: what is right, what is nearly right, and why."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordkit.words.grading import GRADES, grade


@pytest.mark.parametrize(
    ("answer", "word", "expected"),
    [
        ("éléphant", "éléphant", "right"),
        ("  Éléphant ", "éléphant", "right"),
        ("elephant", "éléphant", "accents"),
        ("élèphant", "éléphant", "accents"),
        ("garcon", "garçon", "accents"),
        ("coeur", "cœur", "typography"),
        ("aujourd'hui", "aujourd’hui", "typography"),
        ("oeillet", "œillet", "typography"),
        ("éléphants", "éléphant", "plural"),
        ("chevaux", "cheval", "plural"),
        ("cheval", "chevaux", "plural"),
        ("vitraux", "vitrail", "plural"),
        ("bateaux", "bateau", "plural"),
        ("genoux", "genou", "plural"),
        ("élefant", "éléphant", "near"),
        ("elefan", "éléphant", "near"),
        ("sarmant", "sarment", "near"),
        ("orchestre", "orquestre", "near"),
        ("girafe", "éléphant", "wrong"),
        ("sapin", "lapin", "near"),
        ("mer", "mur", "wrong"),
        ("dé", "dos", "wrong"),
        ("", "éléphant", "wrong"),
        ("?", "éléphant", "wrong"),
        ("tortue", "torture", "near"),
        ("maison", "cabane", "wrong"),
        ("chien", "chat", "wrong"),
        ("fourmi", "fourchette", "wrong"),
        ("cerise", "cerisier", "wrong"),
    ],
)
def test_an_answer_is_graded_as_a_teacher_would(answer: str, word: str, expected: str) -> None:
    """Each way of being nearly right has its own name."""
    assert grade(answer, word) == expected


@given(st.text(), st.text(min_size=1))
def test_any_text_can_be_graded(answer: str, word: str) -> None:
    """Whatever is typed gets a grade, and the word itself is always right."""
    assert grade(answer, word) in GRADES
    assert grade(word, word) == "right"
