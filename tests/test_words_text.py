"""Folding, comparing, counting, sorting, cleaning and naming French words."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordkit.words.text import clean, collation_key, fold, letters, nature_in_full, same, same_spelling


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Élève", "eleve"),
        ("Ça", "ca"),
        ("ŒUVRE", "oeuvre"),
        ("ex æquo", "ex aequo"),
        ("aujourd’hui", "aujourd'hui"),
        ("  à \u00a0 tâtons\n", "a tatons"),
        ("naïf", "naif"),
        ("arc\u2011en\u2011ciel", "arc-en-ciel"),
        ("", ""),
    ],
)
def test_folding(text: str, folded: str) -> None:
    """Accents, case, ligatures, curly apostrophes and extra spaces do not survive folding."""
    assert fold(text) == folded


@given(st.text())
def test_folding_twice_changes_nothing(text: str) -> None:
    """A folded text is its own folding, so folded forms can be stored and compared."""
    assert fold(fold(text)) == fold(text)


@given(st.text())
def test_composed_and_decomposed_accents_are_one(text: str) -> None:
    """A keyboard that sends letter and accent apart writes the same word."""
    assert same(unicodedata.normalize("NFD", text), unicodedata.normalize("NFC", text))


def test_answers_are_compared_without_accents() -> None:
    """A student on a school keyboard is not punished for missing accents, only for another word."""
    assert same("Éléphant ", "elephant")
    assert same("sœur", "soeur")
    assert same("l’aube", "L'AUBE")
    assert not same("poison", "poisson")


def test_spelling_keeps_accents() -> None:
    """When spelling is judged, accents count; case, spaces around, ligature and apostrophe do not."""
    assert same_spelling(" Éléphant", "éléphant")
    assert same_spelling("cœur", "COEUR")
    assert same_spelling("quelqu’un", "quelqu'un")
    assert same_spelling("e\u0301le\u0300ve", "élève")
    assert not same_spelling("elephant", "éléphant")
    assert not same_spelling("pêcheur", "pécheur")


@pytest.mark.parametrize(
    ("word", "counted"),
    [("cœur", "COEUR"), ("arc-en-ciel", "ARCENCIEL"), ("à l’envi", "ALENVI"), ("Noël", "NOEL"), ("", "")],
)
def test_letters_are_counted_as_players_do(word: str, counted: str) -> None:
    """Letters are capitals without accents, œ is two of them, hyphens and spaces are none."""
    assert letters(word) == counted


def test_words_sort_as_in_a_french_dictionary() -> None:
    """Letters come first, accents only decide between words of the same letters, capitals last."""
    in_order = [
        *("à l’envi", "a-t-il", "abat", "cote", "coté", "côte", "côté", "coter", "maçon", "mais", "maïs", "maison"),
        *("œil", "oeillade", "œillet", "péché", "pêche", "pécher", "pêcher", "roman", "Roman", "zèbre"),
    ]
    assert sorted(in_order, key=collation_key) == in_order


@given(st.text(), st.text())
def test_only_one_word_has_a_given_place(a: str, b: str) -> None:
    """Two different words never share a place, so a page of the dictionary is always the same."""
    assert (collation_key(a) == collation_key(b)) == (a == b)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  une  bête\tà poils \n", "une bête à poils"),
        ("deux\nlignes", "deux lignes"),
        ("un mot\u00a0?", "un mot\u00a0?"),
        ("un\u00a0\u00a0 mot", "un mot"),
        ("in\u200bvi\u00adsible", "invisible"),
        ("\u202eenvers", "envers"),
        ("bip\x07", "bip"),
        ("\ud83d", ""),
        ("e\u0301te\u0301", "été"),
        ("<b>gras</b> & *plat*", "<b>gras</b> & *plat*"),
    ],
)
def test_cleaning_keeps_the_text_as_text(typed: str, kept: str) -> None:
    """Spaces are tidied and unshown characters dropped; what looks like markup stays what it is."""
    assert clean(typed) == kept


@given(st.text())
def test_cleaning_twice_changes_nothing(text: str) -> None:
    """Cleaned text is one line that can be stored as UTF-8 and cleaned again without harm."""
    cleaned = clean(text)
    assert clean(cleaned) == cleaned
    assert len(cleaned.splitlines()) <= 1
    cleaned.encode()


@pytest.mark.parametrize(
    ("nature", "full"),
    [
        ("n.m.", "nom masculin"),
        ("n.f.", "nom féminin"),
        ("n.", "nom"),
        ("n. m.", "nom masculin"),
        ("n.m. pl.", "nom masculin pluriel"),
        ("n.f.pl.", "nom féminin pluriel"),
        ("n.m. inv.", "nom masculin invariable"),
        ("n.m. ou f.", "nom masculin ou féminin"),
        ("adj.", "adjectif"),
        ("adj. inv.", "adjectif invariable"),
        ("adj. et n.", "adjectif et nom"),
        ("adv.", "adverbe"),
        ("v.", "verbe"),
        ("v.t.", "verbe transitif"),
        ("v.i.", "verbe intransitif"),
        ("v.t. ind.", "verbe transitif indirect"),
        ("v.pr.", "verbe pronominal"),
        ("v.impers.", "verbe impersonnel"),
        ("loc. adv.", "locution adverbiale"),
        ("loc. adj.", "locution adjectivale"),
        ("loc. nom.", "locution nominale"),
        ("loc. verb.", "locution verbale"),
        ("loc. prép.", "locution prépositive"),
        ("loc. adv. et adj.", "locution adverbiale et adjectivale"),
        ("prép.", "préposition"),
        ("conj.", "conjonction"),
        ("interj.", "interjection"),
        ("pron. indéf.", "pronom indéfini"),
        ("N.M.", "nom masculin"),
        ("nom masculin", "nom masculin"),
        ("gros mot", "gros mot"),
        ("", ""),
    ],
)
def test_natures_are_spelt_out(nature: str, full: str) -> None:
    """Every abbreviation of a deck is read out in full; anything else is shown as the teacher wrote it."""
    assert nature_in_full(nature) == full
