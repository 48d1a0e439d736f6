"""Lesson words in a phrase, in whatever form."""

import pytest

from wordkit.words.used import words_used


@pytest.mark.parametrize(
    ("phrase", "word"),
    [
        ("Les houles d’hiver", "houle"),
        ("L’ÉCUME DES JOURS", "écume"),
        ("un ecume sans accent", "écume"),
        ("Ils ont réfuté tout cela", "réfuter"),
        ("Nous réfuterons !", "réfuter"),
        ("Deux vieux chevaux fous", "cheval"),
        ("de belles histoires", "beau"),
        ("Des arcs-en-ciel partout", "arc-en-ciel"),
        ("je me suis évanoui", "s’évanouir"),
        ("l'œuvre au noir", "œuvre"),
        ("Les effets de serre", "effet de serre"),
        ("dit-il", "dire"),
    ],
)
def test_any_inflected_form_counts(phrase: str, word: str) -> None:
    """Plural, feminine, any tense; case, accents, apostrophes and hyphens do not matter."""
    assert words_used(phrase, ["autre chose", word]) == (word,)


@pytest.mark.parametrize(
    ("phrase", "word"),
    [
        ("Elle portait une robe", "porte"),
        ("un phararon", "phare"),
        ("la serre sans effet", "effet de serre"),
        ("", "houle"),
        ("houleux", "houle"),
        ("!?", "houle"),
    ],
)
def test_another_word_does_not_count(phrase: str, word: str) -> None:
    """A word that only looks alike, a verb for a noun, parts that do not follow one another."""
    assert words_used(phrase, [word]) == ()


def test_each_word_is_named_once_in_the_order_of_the_lesson() -> None:
    """However often it is said."""
    assert words_used("phare, phares et houle", ["houle", "phare", "phare", "marée"]) == ("houle", "phare")
