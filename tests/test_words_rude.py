"""Which words are pointed out to the teacher, and which are left in peace."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordkit.words.rude import rude_words


@pytest.mark.parametrize(
    "word",
    [
        *("con", "conne", "connards", "merde", "MERDE", "putain", "pute", "salope", "salaud", "enculé", "encule"),
        *("pédé", "pede", "bâtard", "batard", "niquer", "niquez", "couilles", "chier", "chiante", "bite", "cul"),
        *("emmerdeuse", "connerie", "pétasse", "enfoirés", "trou-du-cul", "fdp", "fuck", "négro", "bougnoule"),
        *("c0n", "p3d3", "m3rd3", "put@in", "$alope", "b1te", "merrrrde", "puttain", "connnnard", "ppute", "Enkulé"),
    ],
)
def test_rude_words_are_pointed_out(word: str) -> None:
    """A rude word is found in any form, without its accents, with repeated letters or digits for letters."""
    assert rude_words(f"C’est un {word}, quoi.") == (word,)


@pytest.mark.parametrize("sign", ["\u200b", "\u00ad", "\u2060", "\x07"])
def test_signs_that_nobody_sees_hide_no_rude_word(sign: str) -> None:
    """A zero width space or a soft hyphen goes when a text is kept: the word it cut would be whole again."""
    assert rude_words(f"Quelle mer{sign}de, ce temps") == ("merde",)


@pytest.mark.parametrize(
    "text",
    [
        "une gourde, une punaise et du linge sale",
        "La chatte et la chienne dorment dans la salle.",
        "Il donne un baiser sur la joue.",
        "un cône glacé, le concert, la confiance, les concombres",
        "le contenu du conte et la connaissance",
        "faire cul-de-sac au bout de l’impasse",
        "une salopette bleue, un pissenlit, la culture, le calcul, un reculer",
        "le gland du chêne et la queue du chat",
        "la tapette à souris, la pipe du marin, la moule et la morue",
        "Guillaume répute le putois et la dispute",
        "le bitume, l’orbite, il habite ici",
        "un pédalo, un pédagogue, un pépé",
        "l’âne, le coq, la dinde, le cochon, le thon et le boudin",
        "une tour de 404 m en 1057, 100 % et 3 €",
        "Gogol, Nike, Mongolie, l’art du bouffon et le vice du crétin",
        "un outil emmanché, un insecte suceur, un milliard (1 Mrd)",
        "ses seins, le pénis, le vagin, le sexe",
        "",
    ],
)
def test_school_words_are_left_in_peace(text: str) -> None:
    """Words a class uses are not pointed out, even when a rude one hides inside them."""
    assert rude_words(text) == ()


def test_each_rude_word_is_told_once_in_order() -> None:
    """The teacher reads the words as they were written, once each, also behind an apostrophe."""
    assert rude_words("Merde ! L’con a dit merde, merde et Merde.") == ("Merde", "con", "merde")


@given(st.text())
def test_any_text_can_be_looked_at(text: str) -> None:
    """What is pointed out is always part of the text, whatever was typed."""
    assert all(isinstance(word, str) and word for word in rude_words(text))
