"""How near an answer is to the word that was asked, as a French teacher would say it."""

from typing import Literal

from rapidfuzz.distance import DamerauLevenshtein, JaroWinkler

from wordkit.words.text import fold, spelt

Grade = Literal["right", "typography", "accents", "plural", "near", "wrong"]

# From the best to the worst.
GRADES: tuple[Grade, ...] = ("right", "typography", "accents", "plural", "near", "wrong")

# Plurals that are not made by adding a letter.
_PLURAL_ENDINGS = (("aux", "al"), ("aux", "ail"), ("eaux", "eau"), ("eux", "eu"), ("oux", "ou"))
_SHORT = 4
_LONG = 9
_ALIKE = 0.95
# Spellings of one sound, longest first: enough to see that « elefan » was meant for « éléphant ».
_SOUNDS = (
    ("eau", "o"), ("ault", "o"), ("aud", "o"), ("aut", "o"), ("ain", "in"), ("ein", "in"), ("aim", "in"), ("oeu", "e"),
    ("sch", "ch"), ("ph", "f"), ("th", "t"), ("rh", "r"), ("qu", "k"), ("gu", "g"), ("au", "o"), ("ai", "e"),
    ("ei", "e"), ("ez", "e"), ("er", "e"), ("em", "an"), ("en", "an"), ("am", "an"), ("im", "in"), ("om", "on"),
    ("ce", "se"), ("ci", "si"), ("cy", "si"), ("sc", "s"), ("ge", "je"), ("gi", "ji"), ("x", "ks"), ("c", "k"),
    ("q", "k"), ("y", "i"), ("z", "s"), ("h", ""),
)  # fmt: skip
_SILENT = "esxtdp"


def grade(answer: str, word: str) -> Grade:
    """Right; right but for ligature or apostrophe; but for accents; a plural for a singular; nearly; wrong."""
    return spelt(answer, word) or likeness(answer, word)


def likeness(answer: str, word: str) -> Literal["plural", "near", "wrong"]:
    """How near an answer is that does not spell the word."""
    given, asked = fold(answer), fold(word)
    if _is_plural(given, asked) or _is_plural(asked, given):
        return "plural"
    return "near" if _near(given, asked) else "wrong"


def _is_plural(plural: str, singular: str) -> bool:
    if not singular:
        return False
    if plural in (singular + "s", singular + "x"):
        return True
    return any(plural.endswith(many) and singular == plural.removesuffix(many) + one for many, one in _PLURAL_ENDINGS)


def _near(given: str, asked: str) -> bool:
    """One slip in a short word, two in a long one, or the same sounds; another word of three letters is no slip."""
    bare, whole = _bare(given), _bare(asked)
    if len(whole) < _SHORT or len(bare) < _SHORT - 1:
        return False
    allowed = 2 if len(whole) >= _LONG else 1
    if DamerauLevenshtein.distance(bare, whole, score_cutoff=allowed) <= allowed:
        return True
    if _sound(bare) == _sound(whole):
        return True
    return len(whole) > _SHORT and JaroWinkler.similarity(_sound(bare), _sound(whole)) >= _ALIKE


def _bare(text: str) -> str:
    return "".join(c for c in text if c.isalpha())


def _sound(word: str) -> str:
    for spelling, sound in _SOUNDS:
        word = word.replace(spelling, sound)
    once = "".join(c for i, c in enumerate(word) if i == 0 or word[i - 1] != c)
    return once.rstrip(_SILENT) or once
