"""The lexicon: which words are French, of what class and lemma, how hard they are, and on which page they stand."""

import math
import re
from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import takewhile
from pathlib import Path

from wordkit import resources
from wordkit.words.suggestions import Suggestions
from wordkit.words.text import alphabetical, clean, fold, letters, same_spelling

LEMMAS_ON_A_PAGE = 40

# Decimal logarithm of uses per thousand million words: about 5 and 0.5 in a million.
_EASY, _HARD = 3.7, 2.7
_COMMONEST, _RAREST = 6.5, 1.0

_NATURES = {
    "a": "adj.",
    "c": "conj.",
    "d": "dét.",
    "j": "interj.",
    "o": "pron.",
    "p": "n. propre",
    "q": "loc.",
    "r": "prép.",
    "u": "adj. num.",
    "w": "adv.",
    "x": "sigle",
}
_VERB_USES = {"t": "v.t.", "n": "v.t. ind.", "i": "v.i.", "m": "v. impers.", "p": "v.pr.", "q": "v.pr."}
_GENDERS = {"m": "m", "f": "f", "e": "mf"}
_NUMBERS = {"s": "s", "p": "p", "i": "sp"}
_KNOWN_HELPS = 4.0
_LOOKED_THROUGH = 60
_MILESTONE = 64
_REFLEXIVE = re.compile(r"(?:se |s')(?=\w)")


@dataclass(frozen=True, slots=True)
class Sense:
    """One way to read a form: of which lemma and class it is; gender `m` `f` `mf`, number `s` `p` `sp`, or empty.

    `kind` is one letter: n noun, a adjective, v verb, w adverb, j interjection, u numeral, r c d o grammar words,
    p proper noun, x initials, q part of one phrase only. `part` is what form of a verb it is: `inf` `pp` `ppr` `conj`.
    """

    form: str
    lemma: str
    kind: str
    natures: tuple[str, ...]
    gender: str = ""
    number: str = ""
    part: str = ""

    @property
    def nature(self) -> str:
        return self.natures[0]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a word may be played; `why` is one of: ok unknown conjugated participle proper initials phrase empty."""

    accepted: bool
    why: str
    sentence: str


class Lexicon:
    """Searched where it lies: about 2 MB of text in memory as on disk; only scans unfold the lemmas."""

    def __init__(self, folder: Path) -> None:
        self._book = _Sorted(folder / "lemmes.txt")
        self._others = _Sorted(folder / "hors-dictionnaire.txt")
        self._often = _Sorted(folder / "frequences.txt")
        self._endings = _Endings((folder / "flexions.txt").read_text(encoding="utf-8"))

    def __len__(self) -> int:
        return len(self._book)

    def accepted(self, word: str) -> Verdict:
        """Whether a word may be played: nouns, adjectives, infinitives…, plurals too; accents are forgiven."""
        word = clean(word)
        if not letters(word):
            return Verdict(False, "empty", "Écris un mot.")
        senses = self.entries(word)
        if any(self._playable(sense) for sense in senses):
            return Verdict(True, "ok", f"«\u00a0{word}\u00a0» est dans le dictionnaire.")
        verbs = [sense for sense in senses if sense.kind == "v"]
        if verbs:
            participle = verbs[0].part in ("pp", "ppr")
            what = "un participe" if participle else "une forme conjuguée"
            sentence = f"«\u00a0{word}\u00a0» est {what} (verbe «\u00a0{verbs[0].lemma}\u00a0»)."
            return Verdict(False, "participle" if participle else "conjugated", sentence)
        kinds = {sense.kind for sense in senses}
        if "p" in kinds:
            return Verdict(False, "proper", f"«\u00a0{word}\u00a0» est un nom propre.")
        if "x" in kinds:
            return Verdict(False, "initials", f"«\u00a0{word}\u00a0» est un sigle.")
        if "q" in kinds:
            return Verdict(False, "phrase", f"«\u00a0{word}\u00a0» ne s’emploie pas seul.")
        if " " in word:
            return Verdict(False, "phrase", "Un seul mot à la fois.")
        return Verdict(False, "unknown", f"«\u00a0{word}\u00a0» n’est pas dans le dictionnaire.")

    @lru_cache(maxsize=2048)  # noqa: B019  there is one lexicon, for as long as the program runs
    def entries(self, word: str) -> tuple[Sense, ...]:
        """Every way to read a word, accents forgiven: first those spelt as asked, then the commonest."""
        asked = clean(word).replace("'", "’")
        key = fold(asked)
        bare = _REFLEXIVE.sub("", key, count=1)
        found = [sense for sense in self._read(bare) if bare == key or sense.part == "inf"]
        exact = {sense for sense in found if same_spelling(sense.form, asked) or bare != key}
        return tuple(
            sorted(
                found,
                key=lambda sense: (
                    sense not in exact,
                    sense.kind in "pxq",
                    sense.part == "conj",
                    -(self._frequency(sense) or 0.0),
                ),
            )
        )

    def lemma(self, word: str) -> str | None:
        """The lemma a dictionary lists the word under, or nothing for a word that is not in it."""
        lemmas = [sense.lemma for sense in self.entries(word) if self._playable(sense)]
        # « admis » is a noun with its own place in a dictionary, before it is a form of « admettre ».
        return next((lemma for lemma in lemmas if same_spelling(lemma, word)), lemmas[0] if lemmas else None)

    def headword(self, word: str) -> str | None:
        """The lemma spelt like this word, accents forgiven, as the dictionary lists it: « delices » → « délices »."""
        listed = [line.partition(";")[0] for line in self._book.lines(alphabetical(clean(word)))]
        exact = [lemma for lemma in listed if same_spelling(lemma, word)]
        return max(exact or listed, key=lambda lemma: self.frequency(lemma) or 0.0, default=None)

    def frequency(self, word: str) -> float | None:
        """How often the word's lemma is read or heard, as a logarithm from about 1 (rare) to 7, or nothing if never."""
        senses = [sense for sense in self.entries(word) if self._playable(sense)]
        spelt = [sense for sense in senses if same_spelling(sense.form, word)]
        as_meant = [often for sense in spelt or senses if (often := self._frequency(sense)) is not None]
        return max(as_meant or [often for sense in senses for _, often in self._uses(sense.lemma)], default=None)

    def difficulty(self, word: str) -> float:
        """From 0, a word of every day, to 1, one that neither films nor books use."""
        often = self.frequency(word)
        if often is None:
            return 1.0
        return min(1.0, max(0.0, (_COMMONEST - often) / (_COMMONEST - _RAREST)))

    def level(self, word: str) -> int:
        """The level of a word as decks and lessons count it: 1 easy, 2, 3 hard."""
        often = self.frequency(word)
        if often is None or often < _HARD:
            return 3
        return 1 if often >= _EASY else 2

    def pages(self) -> int:
        """How many pages the dictionary has."""
        return math.ceil(len(self._book) / LEMMAS_ON_A_PAGE)

    def page(self, word: str) -> int:
        """The page, from 1, where the word stands, or else its lemma; for an unknown word, where it would stand."""
        lemma = self.headword(word) or self.lemma(word) or clean(word)
        key = alphabetical(lemma)
        place = self._book.place(key)
        # Words that differ in accents only follow one another: « cote », « coté », « côte », « côté ».
        same = [line.partition(";")[0] for line in self._book.lines(key)]
        place += same.index(lemma) if lemma in same else 0
        return min(place, len(self._book) - 1) // LEMMAS_ON_A_PAGE + 1

    def lemmas_on_page(self, number: int) -> tuple[str, ...]:
        """The lemmas of one page, in the order of a French dictionary; none for a page that does not exist."""
        first = (number - 1) * LEMMAS_ON_A_PAGE
        if first < 0:
            return ()
        return tuple(self._book.word(at) for at in range(first, min(first + LEMMAS_ON_A_PAGE, len(self._book))))

    def fitting(
        self, length: int, start: str = "", rest: str = "", pattern: str = "", pages: tuple[int, int] | None = None
    ) -> tuple[str, ...]:
        """The lemmas of `length` letters that fit what is known of them, in dictionary order.

        `start` holds the first three letters in any order, `rest` the others in any order; in `pattern` a « ? » is an
        unknown letter; `pages` are the first and the last that they may stand on.
        """
        first, others = sorted(letters(start)), sorted(letters(rest))
        shape = re.compile("".join("." if c == "?" else c for c in fold(pattern).upper() if c == "?" or c.isalpha()))
        found = []
        low, high = pages or (1, self.pages())
        for at in range((low - 1) * LEMMAS_ON_A_PAGE, min(high * LEMMAS_ON_A_PAGE, len(self))):
            spelt = self._spelt[at]
            if len(spelt) != length:
                continue
            if pattern and not shape.fullmatch(spelt):
                continue
            if (not first or sorted(spelt[:3]) == first) and (not others or sorted(spelt[3:]) == others):
                found.append(self._book.word(at))
        return tuple(found)

    def suggest(self, word: str, count: int = 5) -> tuple[str, ...]:
        """Lemmas that look or sound like a misspelt word, the likeliest first."""
        near = [
            (self._book.word(at), likeness)
            for at, likeness in self._suggestions.near(fold(clean(word)), _LOOKED_THROUGH)
        ]
        # Of two words as near, people mean the one they know.
        near.sort(key=lambda found: -found[1] - _KNOWN_HELPS * (self.frequency(found[0]) or 0.0))
        return tuple(dict.fromkeys(word for word, _ in near))[:count]

    def _playable(self, sense: Sense) -> bool:
        if sense.part in ("inf", ""):
            return sense.kind not in "pxq"
        # « fatigué » is an adjective too when people use it as one.
        return sense.part == "pp" and any(kind == "a" for kind, _ in self._uses(_masculine(sense)))

    def _frequency(self, sense: Sense) -> float | None:
        word, kind = (_masculine(sense), "a") if sense.part == "pp" else (sense.lemma, sense.kind)
        return max((often for used, often in self._uses(word) if used == kind), default=None)

    def _uses(self, word: str) -> list[tuple[str, float]]:
        """How often a lemma is used as each kind; one of the older spellings that Lexique keeps will do."""
        lines = [line.split(";") for line in self._often.lines(alphabetical(word))]
        spelt = [line for line in lines if same_spelling(line[0], word)]
        return [(kind, float(often)) for _, kind, often in spelt or lines]

    def _read(self, key: str) -> Iterator[Sense]:
        for lemma_key in self._endings.lemmas_of(key):
            for shelf in (self._book, self._others):
                for line in shelf.lines(alphabetical(lemma_key)):
                    lemma, _, uses = line.partition(";")
                    for use in uses.split(" "):
                        yield from self._senses(key, lemma, use)

    def _senses(self, key: str, lemma: str, use: str) -> Iterator[Sense]:
        kind, _, number = use.partition(".")
        ending, forms = self._endings.of(int(number))
        stem = lemma[: len(lemma) - len(ending)]
        for form_ending, traits in forms:
            form = stem + form_ending
            if fold(form) == key:
                yield _sense(form, lemma, kind, traits)

    @cached_property
    def _spelt(self) -> list[str]:
        return [letters(word) for word in self._book.words()]

    @cached_property
    def _suggestions(self) -> Suggestions:
        return Suggestions(fold(word) for word in self._book.words())


@lru_cache(maxsize=1)
def lexicon() -> Lexicon:
    """The lexicon that comes with wordkit."""
    return Lexicon(resources.folder("datasets") / "lexique")


class _Sorted:
    """Lines sorted as a dictionary is by the word they begin with, found by halving."""

    def __init__(self, path: Path) -> None:
        self._data = path.read_bytes()
        self._starts = array("I", (match.end() for match in re.finditer(rb"\n", self._data)))
        self._keys = range(len(self._starts) - 1)
        self._milestones = [self._key(at) for at in self._keys[::_MILESTONE]]

    def __len__(self) -> int:
        return len(self._keys)

    def line(self, at: int) -> str:
        return self._data[self._starts[at] : self._starts[at + 1] - 1].decode()

    def word(self, at: int) -> str:
        return self.line(at).partition(";")[0]

    def words(self) -> Iterator[str]:
        return (line.partition(";")[0] for line in self._data.decode().splitlines()[1:])

    def place(self, key: str) -> int:
        """Where the first line with this key is, or would be."""
        stone = bisect_left(self._milestones, key) * _MILESTONE
        return bisect_left(self._keys, key, max(0, stone - _MILESTONE), min(stone, len(self)), key=self._key)

    def lines(self, key: str) -> list[str]:
        """Every line whose word is this one when folded."""
        same = takewhile(lambda at: self._key(at) == key, range(self.place(key), len(self)))
        return [self.line(at) for at in same]

    def _key(self, at: int) -> str:
        return alphabetical(self.word(at))


class _Endings:
    """How lemmas are inflected: for each way, the end that the lemma changes and the end of every form."""

    def __init__(self, text: str) -> None:
        self._ways: list[tuple[str, tuple[tuple[str, str], ...]]] = []
        back: dict[str, set[str]] = defaultdict(set)
        for line in text.splitlines()[1:]:
            _, ending, forms = line.split(";")
            pairs = tuple((form, traits) for form, _, traits in (pair.partition(":") for pair in forms.split(" ")))
            self._ways.append((ending, pairs))
            for form, _ in pairs:
                back[fold(form)].add(fold(ending))
        self._back = dict(back)
        self._longest = max(map(len, back))

    def of(self, number: int) -> tuple[str, tuple[tuple[str, str], ...]]:
        return self._ways[number]

    def lemmas_of(self, key: str) -> set[str]:
        """The folded lemmas that a folded form could come from, most of which do not exist."""
        return {
            key[: len(key) - cut] + ending
            for cut in range(min(self._longest, len(key)) + 1)
            for ending in self._back.get(key[len(key) - cut :], ())
        }


def _sense(form: str, lemma: str, kind: str, traits: str) -> Sense:
    if kind.startswith("v"):
        natures = tuple(dict.fromkeys(_VERB_USES[use] for use in kind[1:])) or ("v.",)
        part = {"Y": "inf", "P": "ppr", "Q": "pp", "V": "conj"}[traits[0]]
        return Sense(form, lemma, "v", natures, _traits(_GENDERS, traits[1:]), _traits(_NUMBERS, traits[1:]), part)
    gender = _traits(_GENDERS, traits)
    nature = {"m": "n.m.", "f": "n.f."}.get(gender, "n.") if kind == "n" else _NATURES[kind]
    return Sense(form, lemma, kind, (nature,), gender, _traits(_NUMBERS, traits))


def _traits(meanings: dict[str, str], traits: str) -> str:
    return next((meanings[trait] for trait in traits if trait in meanings), "")


def _masculine(sense: Sense) -> str:
    """The form of a participle that a dictionary lists as an adjective."""
    form = sense.form
    if sense.gender == "f":
        form = form.removesuffix("s").removesuffix("e")
    elif sense.number == "p":
        form = form.removesuffix("s")
    return form
