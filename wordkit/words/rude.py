"""Rude words in what students write, pointed out to the teacher and never blocked."""

import re
from functools import lru_cache
from itertools import groupby

from wordkit import resources
from wordkit.words.text import clean, fold

# A hyphen holds a word together: a « cul-de-sac » is no rude word.
_WORD = re.compile(r"[\w@$€]+(?:-[\w@$€]+)*")
_LEET = str.maketrans("013457@$€", "oieastase")


def rude_words(text: str) -> tuple[str, ...]:
    """The rude words of a text as they are written there, in order, each once.

    A word is recognised without its accents, with letters repeated (« merrrde ») or digits for letters (« c0n »).
    Signs that nobody sees do not hide it: the text is looked at as it will be kept.
    """
    words = _WORD.findall(clean(text))
    return tuple(dict.fromkeys(word for word in words if _is_rude(fold(word))))


def _is_rude(word: str) -> bool:
    if not any(c.isalpha() for c in word):
        return False
    shape, runs = _runs(word.translate(_LEET))
    return any(
        all(ours <= theirs for ours, theirs in zip(listed, runs, strict=True)) for listed in _listed().get(shape, ())
    )


@lru_cache(maxsize=1)
def _listed() -> dict[str, list[tuple[int, ...]]]:
    listed: dict[str, list[tuple[int, ...]]] = {}
    for line in (resources.folder("datasets") / "rude" / "mots.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            shape, runs = _runs(fold(line))
            listed.setdefault(shape, []).append(runs)
    return listed


def _runs(word: str) -> tuple[str, tuple[int, ...]]:
    """A word with repeated letters written once, and how often each was: « conne » → « cone », (1, 1, 2, 1)."""
    runs = [(letter, len(list(run))) for letter, run in groupby(word)]
    return "".join(letter for letter, _ in runs), tuple(length for _, length in runs)
