"""The palette of levels: told apart by every eye, on a grey print, with letters that can be read."""

import pytest

from wordkit.progress.knowledge import LEVELS
from wordkit.progress.palette import ACCENT, CARD, INK, INK_2, STEPS, VISIONS, apart, contrast

COLOURS = [step.colour for step in STEPS]


@pytest.mark.parametrize("vision", VISIONS)
def test_any_two_levels_are_told_apart(vision):
    """No two steps come nearer than ΔE 20, for colour-blind eyes and on a grey print too."""
    assert apart(COLOURS, vision) >= 20


def test_the_check_fails_what_is_known_to_fail():
    """Red and green are close for deutan eyes, and orange and blue of one lightness on a grey print."""
    assert apart(["#d62728", "#2ca02c"], "trichromat") > 60
    assert apart(["#d62728", "#2ca02c"], "deutan") < 10
    assert apart(["#b26a00", "#0072b2"], "grey") < 10


def test_levels_darken_from_first_to_last():
    """On a grey print too, darker is better known."""
    shades = [contrast("#000000", colour) for colour in COLOURS]
    assert shades == sorted(shades, reverse=True)


def test_letters_can_be_read():
    """Every level has its letter, in an ink of contrast 4.5 or more on its colour; so have the words on paper."""
    assert tuple(step.letter for step in STEPS) == LEVELS
    assert all(contrast(step.ink, step.colour) >= 4.5 for step in STEPS)
    assert all(contrast(ink, CARD) >= 4.5 for ink in (INK, INK_2, ACCENT))


def test_contrast_is_that_of_wcag():
    """Black on white is 21, a colour on itself 1."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast(ACCENT, ACCENT) == pytest.approx(1)
