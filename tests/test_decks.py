"""What every word that comes with wordkit must be: known, well formed and giving nothing away."""

import re
from collections import Counter

import pytest

from wordkit.words.decks import definitions_cards
from wordkit.words.entry import Entry
from wordkit.words.lessons import lessons
from wordkit.words.likeness import twins
from wordkit.words.rude import rude_words
from wordkit.words.text import clean, fold, nature_in_full

CARDS = definitions_cards()
LESSONS, PROBLEMS = lessons()
DEALT = [entry for card in CARDS for entry in card]
SHIPPED = [*DEALT, *(entry for lesson in LESSONS for entry in lesson.words)]


def _faulty(entries: list[Entry], wrong: re.Pattern[str]) -> list[str]:
    return [f"{entry.word} : {entry.definition}" for entry in entries if wrong.search(entry.definition)]


def test_a_card_has_four_words_of_different_kinds() -> None:
    """The deck has 258 cards, and each offers a choice: four different words, not all of one class."""
    assert len(CARDS) == 258
    assert all(len({fold(entry.word) for entry in card}) == 4 for card in CARDS)
    classes = [{nature_in_full(entry.nature).split()[0] for entry in card} for card in CARDS]
    assert [card for card, kinds in zip(CARDS, classes, strict=True) if len(kinds) < 2] == []
    # Masculine, feminine, adjective, verb, adverb: three kinds at least; there are too many nouns for four everywhere.
    starts = ("n.f", "n", "adj", "v", "")
    kinds = [{next(start for start in starts if e.nature.startswith(start)) for e in card} for card in CARDS]
    assert min(map(len, kinds)) >= 3


def test_no_word_is_on_two_cards() -> None:
    """A word is played once in a game, and no two cards define different words alike."""
    assert [word for word, times in Counter(fold(entry.word) for entry in DEALT).items() if times > 1] == []
    assert [text for text, times in Counter(fold(entry.definition) for entry in DEALT).items() if times > 1] == []


def test_the_three_levels_are_all_there() -> None:
    """The teacher can pick easy, middling and hard words: about a third of the deck each."""
    levels = Counter(entry.level for entry in DEALT)
    assert set(levels) == {1, 2, 3}
    assert min(levels.values()) > len(DEALT) / 5


def test_every_lesson_can_be_read() -> None:
    """Our own lessons load without a word to the teacher, and say what they are for."""
    assert PROBLEMS == ()
    assert len(LESSONS) >= 3
    assert all(lesson.title and lesson.level and lesson.aims and lesson.games for lesson in LESSONS)
    assert all(12 <= len(lesson.words) <= 25 for lesson in LESSONS)


def test_a_lesson_shows_each_word_in_a_sentence() -> None:
    """The example is a whole sentence in which the word, in one of its forms, is read."""
    entries = [entry for lesson in LESSONS for entry in lesson.words]
    assert all(entry.example.lstrip("«\u00a0")[0].isupper() and entry.example[-1] in ".!?" for entry in entries)
    assert [e.word for e in entries if fold(e.word)[: max(4, len(e.word) - 3)] not in fold(e.example)] == []
    assert all(entry.theme for entry in entries)


def test_a_lesson_does_not_define_two_words_alike() -> None:
    """Two words of one lesson are told apart by their definitions."""
    alike = [twins({entry.word: entry.definition for entry in lesson.words}, at_least=0.9) for lesson in LESSONS]
    assert alike == [[]] * len(LESSONS)


def test_natures_are_known() -> None:
    """Every part of speech can be read out in full."""
    assert [entry.word for entry in SHIPPED if nature_in_full(entry.nature) == entry.nature] == []


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(r"^.{161}", id="longer than 160 signs"),
        pytest.param(r"^.{0,9}$", id="too short to be guessed"),
        pytest.param(r"[.,;:!?…]$", id="ends with a stop"),
        pytest.param(r"^[^\W\d_a-zà-öø-ÿœæ]", id="starts with a capital"),
        pytest.param(r"['\"]", id="straight apostrophe or quotation mark"),
        pytest.param(r"(?<!\s)[!?;:]|[«](?!\u00a0)|(?<!\u00a0)[»]", id="no space where French wants one"),
    ],
)
def test_definitions_are_well_formed(wrong: str) -> None:
    """A definition looks like those of a dictionary: one short phrase, typeset with care."""
    assert _faulty(SHIPPED, re.compile(wrong)) == []


def test_texts_are_clean() -> None:
    """No stray space, control character or decomposed accent in anything we ship."""
    texts = [text for e in SHIPPED for text in (e.word, e.nature, e.definition, e.example, e.theme)]
    assert [text for text in texts if clean(text) != text or "'" in text] == []


def test_definitions_do_not_give_the_word_away() -> None:
    """Neither the word nor one that starts with the same five letters is in its definition."""
    given_away = []
    for entry in SHIPPED:
        parts = [part for part in re.findall(r"\w+", fold(entry.word)) if len(part) >= 4]
        for said in re.findall(r"\w+", fold(entry.definition)):
            if any(said == part or (len(part) >= 5 and said[:5] == part[:5]) for part in parts):
                given_away.append(f"{entry.word} : {said}")
    assert given_away == []


def test_nothing_we_ship_is_rude() -> None:
    """No word, definition or example of ours would be pointed out to the teacher."""
    texts = [f"{entry.word} {entry.definition} {entry.example}" for entry in SHIPPED]
    assert [text for text in texts if rude_words(text)] == []
