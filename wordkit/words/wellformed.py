"""What is wrong with one word and its definition, said to whoever wrote them."""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import NamedTuple

from wordkit.words.entry import Entry
from wordkit.words.family import kinship
from wordkit.words.lexicon import Sense, lexicon
from wordkit.words.rude import rude_words
from wordkit.words.text import clean, fold, letters, nature_in_full

LONGEST_DEFINITION = 160
SHORTEST_DEFINITION = 10

_TYPOGRAPHY = (
    (re.compile(r"['\"]"), "l’apostrophe s’écrit ’ et les guillemets «\u00a0»"),
    (
        re.compile(r"(?<!\s)[!?;:]|«(?!\u00a0)|(?<!\u00a0)»"),
        "il manque une espace près d’un signe double ou d’un guillemet",
    ),
    (re.compile(r"\.\.\."), "les points de suspension s’écrivent …"),
    (re.compile(r"\s[,.]|,(?=[^\W\d])"), "une virgule ou un point n’est pas à sa place"),
)
_STOP = re.compile(r"(?<!\betc)\.$|[,;:!?…]$")
_KINDS = {
    "n": "n",
    "adj": "a",
    "adv": "w",
    "v": "v",
    "interj": "j",
    "onomat": "j",
    "prép": "r",
    "conj": "c",
    "pron": "o",
}
_ELIDED = frozenset(["c", "d", "j", "l", "m", "n", "s", "t", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu"])
_HEARD = 3  # letters in a row


class Fault(NamedTuple):
    """A stable code, and a reason that ends a sentence: « ligne 3 : … »."""

    code: str
    reason: str


def faults_of(entry: Entry, longest: int = LONGEST_DEFINITION) -> Iterator[Fault]:
    """Everything that is wrong with an entry; nothing for one that may be played as it is."""
    yield from word_faults(entry.word, entry.nature)
    yield from definition_faults(entry.word, entry.definition, longest)
    if entry.example:
        yield from _example_faults(entry.word, entry.example)
    if rude := rude_words(f"{entry.word} {entry.definition} {entry.example}"):
        yield Fault("rude", f"«\u00a0{rude[0]}\u00a0» est un mot grossier")


def word_faults(word: str, nature: str = "") -> Iterator[Fault]:
    """Whether the word is French, spelt so, and of that class; a phrase is if its words are."""
    if clean(word) != word or "'" in word:
        yield Fault("typography", "le mot a une apostrophe droite, une espace de trop ou un signe invisible")
    if nature and nature_in_full(nature) == nature:
        yield Fault("class", f"la nature «\u00a0{nature}\u00a0» n’est pas connue")
        nature = ""
    known = lexicon()
    senses = known.entries(word)
    verdict = known.accepted(word)
    if not verdict.accepted:
        if verdict.why == "phrase" and (" " in word or nature.startswith("loc")):
            strange = [part for part in _parts(word) if not known.entries(part)]
            if strange and not senses:
                yield Fault("lexicon", f"«\u00a0{strange[0]}\u00a0» n’est pas dans le lexique")
        else:
            yield Fault("lexicon", verdict.sentence.rstrip("."))
        return
    spelt = [sense for sense in senses if sense.kind not in "pxq" and sense.form in (word, without_se(word))]
    if not spelt:
        better = next(sense.form for sense in senses if sense.kind not in "pxq")
        yield Fault("spelling", f"«\u00a0{word}\u00a0» s’écrit «\u00a0{better}\u00a0»")
    elif nature and not any(_agrees(sense, nature) for sense in spelt):
        natures = ", ".join(dict.fromkeys(sense.nature for sense in spelt if sense.part != "conj"))
        yield Fault("class", f"la nature est «\u00a0{nature}\u00a0», le lexique dit {natures}")


def definition_faults(word: str, definition: str, longest: int = LONGEST_DEFINITION) -> Iterator[Fault]:
    """Whether a definition looks like those of a dictionary and does not give its word away."""
    if len(definition) > longest:
        yield Fault("too_long", f"la définition a {len(definition)} signes, {longest} au plus")
    if len(definition) < SHORTEST_DEFINITION:
        yield Fault("too_short", "la définition est trop courte pour faire deviner le mot")
    if clean(definition) != definition:
        yield Fault("typography", "la définition a une espace de trop ou un signe invisible")
    for wrong, reason in _TYPOGRAPHY:
        if wrong.search(definition):
            yield Fault("typography", reason)
    if _STOP.search(definition):
        yield Fault("stop", "une définition n’a pas de ponctuation à la fin")
    if definition[:1].isupper():
        yield Fault("capital", "une définition commence par une minuscule")
    if said := given_away(word, definition):
        yield Fault("family", f"la définition contient «\u00a0{said}\u00a0», de la famille de «\u00a0{word}\u00a0»")


def given_away(word: str, definition: str) -> str | None:
    """A word of the definition that is the word to find or one of its family, if there is one."""
    said: list[str] = re.findall(r"\w+", clean(definition))
    return next((heard for heard in said if _gives_away(without_se(word), heard)), None)


def without_se(word: str) -> str:
    """« s’évanouir » → « évanouir »."""
    return word.removeprefix("se ").removeprefix("s’")


def _gives_away(word: str, heard: str) -> bool:
    """Whether the ear finds the family too: « merci » gives « remercier » away, « eau » does not give « aquarelle »."""
    a, b = fold(word), fold(heard)
    alike = SequenceMatcher(None, a, b, autojunk=False).find_longest_match().size
    return alike >= _HEARD and kinship(word, heard) != "none"


def _example_faults(word: str, example: str) -> Iterator[Fault]:
    if not example[0].isupper() and example[0] not in "«—":
        yield Fault("example", "l’exemple est une phrase\u00a0: il commence par une majuscule")
    if example[-1] not in ".!?…»":
        yield Fault("example", "l’exemple est une phrase\u00a0: il finit par un point")
    for wrong, reason in _TYPOGRAPHY:
        if wrong.search(example):
            yield Fault("typography", f"exemple\u00a0: {reason}")
    if not _shown(word, example):
        yield Fault("example", f"on ne lit pas «\u00a0{word}\u00a0» dans l’exemple")


def _shown(word: str, example: str) -> bool:
    """Whether the example holds the word in one of its forms, or a phrase by its longest word."""
    if letters(word) in letters(example):
        return True
    lemmas = {sense.lemma for sense in lexicon().entries(word)}
    longest = max(_parts(word), key=len, default=word)
    for said in re.findall(r"[\w-]+", example):
        if any(sense.lemma in lemmas for sense in lexicon().entries(said)) or fold(said)[:-1] == fold(longest)[:-1]:
            return True
    return False


def _agrees(sense: Sense, nature: str) -> bool:
    parts = re.findall(r"[^\s.,/]+", nature.casefold())
    if parts[0] == "loc" or parts[0] not in _KINDS:
        return True
    kinds = {_KINDS[part] for part in parts if part in _KINDS}
    if "num" in parts:
        kinds.add("u")
    if sense.part in ("pp", "ppr"):
        return "a" in kinds
    if "n" in kinds:
        # Adjectives become nouns all the time: « une philippique », « un prétorien ».
        kinds.add("a")
    if sense.kind not in kinds or sense.part == "conj":
        return False
    genders = {"m", "f"} & set(parts)
    return not genders or sense.gender in ("", "mf") or sense.gender in genders


def _parts(phrase: str) -> list[str]:
    return [part for part in re.split(r"[\s’'-]+", phrase) if part and fold(part) not in _ELIDED]
