"""Which words of a lesson a phrase uses, in whatever form they stand there."""

import re
from collections.abc import Iterable

from wordkit.words.lexicon import lexicon
from wordkit.words.text import fold
from wordkit.words.wellformed import without_se

_PART = re.compile(r"[^\W_]+")


def words_used(phrase: str, words: Iterable[str]) -> tuple[str, ...]:
    """The words of a list that a phrase holds: « Les houles d’hiver » uses « houle »."""
    said = [(part, _lemmas(part)) for part in _parts(phrase)]
    return tuple(word for word in dict.fromkeys(words) if _stands_in(said, _parts(without_se(word))))


def _stands_in(said: list[tuple[str, frozenset[str]]], parts: list[str]) -> bool:
    """Whether the parts of a word follow one another somewhere, each inflected or not."""
    size = len(parts)
    return size > 0 and any(
        all(_is(part, *heard) for part, heard in zip(parts, said[start : start + size], strict=True))
        for start in range(len(said) - size + 1)
    )


def _is(part: str, heard: str, lemmas: frozenset[str]) -> bool:
    return part == heard or not lemmas.isdisjoint(_own_lemmas(part))


def _own_lemmas(part: str) -> frozenset[str]:
    """What the word itself is listed under: « porte » is no form of « porter » when the lesson has the noun."""
    lemmas = _lemmas(part)
    return frozenset(lemma for lemma in lemmas if fold(lemma) == part) or lemmas


def _lemmas(part: str) -> frozenset[str]:
    return frozenset(sense.lemma for sense in lexicon().entries(part))


def _parts(text: str) -> list[str]:
    return [fold(part) for part in _PART.findall(text)]
