"""How French words are folded, compared, counted, sorted, cleaned and named."""

import re
import unicodedata
from typing import Literal

_TYPEWRITTEN = str.maketrans(
    {"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "’": "'", "‘": "'", "ʼ": "'", "\u2010": "-", "\u2011": "-"}
)

# CLDR order of the signs found inside French words; letters and digits keep the order of their code points.
_SIGN_ORDER = str.maketrans({" ": "\x00", "-": "\x01", "'": "\x02"})
_ACCENT_RANK = {"\u0301": 1, "\u0300": 2, "\u0302": 4, "\u0308": 7, "\u0327": 9}
_OTHER_MARK = 20

_SPACES = re.compile(r"\s+")
_NO_BREAK = {"\u00a0", "\u202f"}
# Control characters, invisible format characters (text direction, zero width) and broken halves of a character.
_UNSHOWN = {"Cc", "Cf", "Cs"}

_NATURE_WORDS = {
    "adj": "adjectif",
    "adv": "adverbe",
    "art": "article",
    "conj": "conjonction",
    "dém": "démonstratif",
    "dét": "déterminant",
    "et": "et",
    "f": "féminin",
    "i": "intransitif",
    "impers": "impersonnel",
    "ind": "indirect",
    "indéf": "indéfini",
    "interj": "interjection",
    "intr": "intransitif",
    "inv": "invariable",
    "loc": "locution",
    "m": "masculin",
    "n": "nom",
    "num": "numéral",
    "onomat": "onomatopée",
    "ou": "ou",
    "p": "pronominal",
    "part": "participe",
    "pl": "pluriel",
    "poss": "possessif",
    "pr": "pronominal",
    "pron": "pronom",
    "préf": "préfixe",
    "prép": "préposition",
    "sing": "singulier",
    "suff": "suffixe",
    "t": "transitif",
    "tr": "transitif",
    "v": "verbe",
}
# What follows « locution » agrees with it.
_LOCUTION_WORDS = _NATURE_WORDS | {
    "adj": "adjectivale",
    "adv": "adverbiale",
    "conj": "conjonctive",
    "interj": "interjective",
    "n": "nominale",
    "nom": "nominale",
    "prép": "prépositive",
    "pron": "pronominale",
    "v": "verbale",
    "verb": "verbale",
}


def fold(text: str) -> str:
    """The text without accents, case, ligatures or curly apostrophes, its spaces single: « L’Œuvre » → « l'oeuvre »."""
    if text.isascii() and text.isalnum():
        return text.lower()  # most words need no more, and the lexicon folds thousands of them
    bare = "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(bare.translate(_TYPEWRITTEN).split())


def same(a: str, b: str) -> bool:
    """Whether two answers are the same word when accents are forgiven."""
    return fold(a) == fold(b)


def same_spelling(a: str, b: str) -> bool:
    """Whether two answers are spelt alike, accents and all; case, spaces, ligature and apostrophe are forgiven."""
    return _spelling(a) == _spelling(b)


def spelt(answer: str, word: str) -> Literal["right", "typography", "accents"] | None:
    """How an answer spells a word: right; but for ligature or apostrophe; but for accents; or another word."""
    if _written(answer) == _written(word):
        return "right"
    if same_spelling(answer, word):
        return "typography"
    return "accents" if same(answer, word) else None


def letters(word: str) -> str:
    """The letters of a word as a player counts them: « cœur-de-pigeon » → « COEURDEPIGEON »."""
    return "".join(c for c in fold(word).upper() if c.isalpha())


def collation_key(word: str) -> tuple[str, tuple[int, ...], tuple[bool, ...], str]:
    """A sorting key that puts words in the order of a French dictionary: letters, then accents, then case."""
    plain = unicodedata.normalize("NFD", word).translate(_TYPEWRITTEN)
    accents: list[int] = []
    for c in plain:
        if not unicodedata.combining(c):
            accents.append(0)
        elif accents:
            accents[-1] += _ACCENT_RANK.get(c, _OTHER_MARK)
    cases = tuple(c.isupper() for c in plain if not unicodedata.combining(c))
    return alphabetical(word), tuple(accents), cases, word


def alphabetical(word: str) -> str:
    """The letters by which a dictionary sorts first: words that share them differ in accents or case only."""
    return fold(word).translate(_SIGN_ORDER)


def clean(text: str) -> str:
    """What someone typed, as one tidy line of plain text; a single no-break space stays, since typography needs it."""
    shown = "".join(c for c in text if c.isspace() or unicodedata.category(c) not in _UNSHOWN)
    return unicodedata.normalize("NFC", _SPACES.sub(_one_space, shown).strip())


def as_sentence(text: str) -> str:
    """The text with a capital and a full stop: read out, nothing in its form says where it comes from."""
    text = clean(text)
    text = text[:1].upper() + text[1:]
    return text if not text or text[-1] in ".!?…" else text + "."


def nature_in_full(nature: str) -> str:
    """The part of speech spelt out: « n.m. » → « nom masculin »; one that we do not know stays as it is."""
    full: list[str] = []
    for part in re.findall(r"[^\s.,/]+", unicodedata.normalize("NFC", nature).casefold()):
        known = _LOCUTION_WORDS if "locution" in full else _NATURE_WORDS
        if part not in known:
            return nature
        full.append(known[part])
    return " ".join(full)


def _written(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text.casefold()).split())


def _spelling(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text.casefold()).translate(_TYPEWRITTEN).split())


def _one_space(run: re.Match[str]) -> str:
    return run[0] if run[0] in _NO_BREAK else " "
