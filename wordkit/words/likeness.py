"""Texts that are likely to say the same thing, suggested to the host who may merge them."""

import re
from collections.abc import Mapping, Sequence
from itertools import combinations

from rapidfuzz import fuzz
from rapidfuzz.distance import Prefix

from wordkit.words.text import fold

# « sans », « pas » and « ne » are not among them: they turn a meaning round.
_GRAMMAR = """
a au aux avec c ca ce ces cet cette chez d dans de des du elle elles en es est et etre fait faire il ils j je l la le
les leur leurs lui m mais meme n on ont ou par peu plus pour qu quand que qui s sa se ses si son sont sur t tous tout
toute tres trop un une y"""
_FRILLS = """
ancien ancienne autre certain certaine chose espece genre grand grande objet petit petite personne quelqu quelque
quelques sert servant servir sorte type"""
_EMPTY = frozenset(f"{_GRAMMAR} {_FRILLS}".split())
_WORD = re.compile(r"\w+")
_SAME_FAMILY = 5
_SAME_BUT_A_SLIP = 75


def twins(texts: Mapping[str, str], at_least: float = 0.8) -> list[tuple[str, str, float]]:
    """Pairs of keys whose texts are likely twins, with their likeness from 0 to 1, the most alike first.

    A text that only adds to another is its twin; one that puts another word in its place (à cordes, à vent) is not.
    """
    words = {key: _meaning_words(text) for key, text in texts.items()}
    pairs = [(a, b, _likeness(words[a], words[b])) for a, b in combinations(words, 2)]
    return sorted((pair for pair in pairs if pair[2] >= at_least), key=lambda pair: -pair[2])


def _meaning_words(text: str) -> list[str]:
    words = _WORD.findall(fold(text))
    return [word for word in words if word not in _EMPTY] or words


def _likeness(a: Sequence[str], b: Sequence[str]) -> float:
    shared, shared_back = _shared(a, b), _shared(b, a)
    if not shared or not shared_back:
        return 0.0
    both = 2 * shared * shared_back / (shared + shared_back)
    return (both + max(shared, shared_back)) / 2


def _shared(a: Sequence[str], b: Sequence[str]) -> float:
    """How much of `a` is said in `b` too, counted in letters: long words carry more meaning than short ones."""
    said = sum(len(word) for word in a if any(_alike(word, other) for other in b))
    return said / sum(map(len, a)) if said else 0.0


def _alike(a: str, b: str) -> bool:
    if a.rstrip("sx") == b.rstrip("sx") or Prefix.similarity(a, b) >= _SAME_FAMILY:
        return True
    # Short words are too near one another to allow for a slip: peau and eau, lance and lange.
    return min(len(a), len(b)) > _SAME_FAMILY and fuzz.ratio(a, b) >= _SAME_BUT_A_SLIP
