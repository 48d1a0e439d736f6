"""Words that look or sound like one that someone misspelt."""

import re
from collections.abc import Iterable

from rapidfuzz import fuzz, process

# How French is heard, roughly, on folded words: each spelling of a sound becomes one letter; mute endings go.
_SOUNDS = tuple(
    (re.compile(pattern, re.MULTILINE), sound)
    for pattern, sound in (
        (r"[-' ]", ""),
        (r"ph", "f"),
        (r"([cg])(?:uei|eui)l", r"\1uel"),
        (r"(?<=[aeou])(?:ill|y)(?=[aeiou])|(?<=[aeou])(?:ille?s?|il|y)$", "8"),
        (r"emm(?=e|ent)", "am"),
        (r"(?<=[aeio][mn])(?:ps|ts|ds|[tdps])$", ""),
        (r"eau|au", "o"),
        (r"(?:ch|c|k|q)(?=[rlt])|qu|ck|c(?=[aou])", "k"),
        (r"[sc](?=ce|ci|cy)", ""),
        (r"sch|sh|ch", "9"),
        (r"ss|ti(?=on|eu|el)|c(?=[eiy])|[xz]$", "s"),
        (r"gu(?=[eiy])", "7"),
        (r"ge(?=[ao])|g(?=[eiy])", "j"),
        (r"7", "g"),
        (r"[ae]i(?:n|m)|[iye](?:n|m)(?![aeiouymn])", "1"),
        (r"[ae][nm](?![aeiouymn])", "2"),
        (r"o[nm](?![aeiouymn])", "3"),
        (r"ou", "u"),
        (r"ai|ei|[ae]y", "e"),
        (r"oe", "e"),
        (r"y", "i"),
        (r"z", "s"),
        (r"h", ""),
        (r"c|q", "k"),
        (r"([a-z])\1+", r"\1"),
        (r"(?:e[rstz]|es|nt|[esxtdpz])$", ""),
        (r"e$", ""),
    )
)
_SOUND_OVER_LOOK = 0.5
_SAID_THE_SAME = 5


def sound(text: str) -> str:
    """How folded words are heard, one word a line: « elephant » and « elefan » are heard alike."""
    for pattern, heard in _SOUNDS:
        text = pattern.sub(heard, text)
    return text


class Suggestions:
    """A list of folded words to look in; places are those of the list."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = list(words)
        # One pass over all the words at once is thirty times quicker than one each.
        self._sounds = sound("\n".join(self._words)).split("\n")

    def near(self, word: str, count: int) -> list[tuple[int, float]]:
        """The places of the words most like this one, with their likeness, the likeliest first."""
        heard = sound(word)
        looks = process.extract(word, self._words, scorer=fuzz.ratio, limit=count, score_cutoff=60)
        sounds = process.extract(heard, self._sounds, scorer=fuzz.ratio, limit=count, score_cutoff=75)
        places = dict.fromkeys(at for *_, at in (*looks, *sounds))
        found = [(at, self._likeness(word, heard, at)) for at in places]
        return sorted(found, key=lambda near: -near[1])[:count]

    def _likeness(self, word: str, heard: str, at: int) -> float:
        look, said = fuzz.ratio(word, self._words[at]), fuzz.ratio(heard, self._sounds[at])
        heard_alike = _SAID_THE_SAME if said == 100 else 0
        return look * (1 - _SOUND_OVER_LOOK) + said * _SOUND_OVER_LOOK + heard_alike
