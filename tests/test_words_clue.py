"""The clue judge, and the deck whose words it knows."""

import pytest

from wordkit.words.clue import LANGUAGES, _translations, judge, translation_language
from wordkit.words.decks import mot_a_mot_cards
from wordkit.words.family import kinship
from wordkit.words.rude import rude_words
from wordkit.words.text import clean, fold

CARDS = mot_a_mot_cards()
WORDS = [entry.word for card in CARDS for entry in card]


@pytest.mark.parametrize(
    ("word", "clue", "verdict"),
    [
        ("boulanger", "boulangerie", "refused"),
        ("boulanger", "Boulangers", "refused"),
        ("phare", "lighthouse", "refused"),
        ("phare", "Leuchtturm", "refused"),
        ("phare", "faro", "refused"),
        ("écureuil", "Eichhörnchen", "refused"),
        ("écureuil", "eichhornchen", "refused"),
        ("tour Eiffel", "tour", "refused"),
        ("arc-en-ciel", "arcobaleno", "refused"),
        ("loup", "merde", "refused"),
        ("loup", "louve", "refused"),
        ("lampe", "lamper", "fine"),
        ("clou", "clouer", "suspicious"),
        ("phare", "bateau", "fine"),
        ("boussole", "nord", "fine"),
        ("loup", "wolfram", "fine"),
    ],
)
def test_how_clues_are_judged(word: str, clue: str, verdict: str) -> None:
    """Certain ones are refused, doubtful ones flagged, the others given."""
    assert judge(word, clue).verdict == verdict


def test_a_refusal_says_why_without_saying_the_word() -> None:
    """The sentence is for the speaker, and holds no secret."""
    for clue in ("phares", "lighthouse", "faro"):
        said = judge("phare", clue).reason
        assert said.endswith(".")
        assert "phare" not in said


def test_fifty_four_cards_of_ten_words_in_three_levels() -> None:
    """Eighteen cards of each level, a card of one level only, and no word twice in the deck."""
    assert len(CARDS) == 54
    assert all(len(card) == 10 and len({entry.level for entry in card}) == 1 for card in CARDS)
    assert [sum(card[0].level == level for card in CARDS) for level in (1, 2, 3)] == [18, 18, 18]
    assert len({fold(word) for word in WORDS}) == len(WORDS)


def test_each_card_mixes_common_words_and_names() -> None:
    """No card is only things or only names."""
    for card in CARDS:
        names = sum(entry.word[0].isupper() or " " in entry.word for entry in card)
        assert 1 <= names <= 5, card


def test_the_words_are_clean_and_polite() -> None:
    """Typographic apostrophes, no stray space, nothing rude."""
    assert [word for word in WORDS if clean(word) != word or "'" in word or rude_words(word)] == []


def test_no_two_words_of_a_card_are_of_one_family() -> None:
    """A clue for one could not be refused because of another."""
    assert [
        (a.word, b.word) for c in CARDS for a in c for b in c if a is not b and kinship(a.word, b.word) != "none"
    ] == []


def test_common_words_have_translations() -> None:
    """Every word that is no name is known in at least one of the four languages."""
    assert [
        word for word in WORDS if word[0].islower() and "’A" not in word and fold(word) not in _translations()
    ] == []


def test_translations_are_of_words_of_the_deck() -> None:
    """No row of the table is lost for a misspelt word."""
    assert set(_translations()) <= {fold(word) for word in WORDS}
    assert translation_language("neige", "Schnee") == "de"
    assert set(LANGUAGES) == {"en", "de", "es", "it"}
