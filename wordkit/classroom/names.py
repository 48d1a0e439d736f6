"""Finding a student's name in what a class wrote, without harming the words of others."""

import re
from collections.abc import Iterable

from wordkit.words.lexicon import lexicon
from wordkit.words.text import clean, fold

# Texts never hold a number as somebody's name, nor a single letter.
_NO_NAME = re.compile(r"[\W\d]*\w?[\W\d]*")
_WITH_INITIAL = re.compile(r"(.+) \w\.?")


class Name:
    """One student's name, as others may have written it."""

    def __init__(self, name: str, others: Iterable[str] = ()) -> None:
        """`others` are the names of the class: « Zoé » stands for « Zoé M. » where there is no other Zoé."""
        self.whole = clean(name)
        self._forms = [self.whole]
        first = _WITH_INITIAL.fullmatch(self.whole)
        if first and not any(fold(other).startswith(fold(first[1])) for other in others if clean(other) != self.whole):
            self._forms.append(first[1])
        self._forms = [form for form in self._forms if not _NO_NAME.fullmatch(form)]
        # An ordinary word is a name only as it is written in the class list: « Rose », not « une rose ».
        self._exact = [_ordinary(form) for form in self._forms]
        self._patterns = [re.compile(rf"(?<!\w){re.escape(fold(form))}(?!\w)") for form in self._forms]

    def in_text(self, text: str) -> bool:
        """Whether this text holds the name as a word of its own."""
        return self.without(text) != text

    def without(self, text: str) -> str:
        """The text with an x for each letter of the name: as long as before, since a game counts letters."""
        for form, exact, pattern in zip(self._forms, self._exact, self._patterns, strict=True):
            folded, places = _folded(text)
            for found in reversed(list(pattern.finditer(folded))):
                start, end = places[found.start()], places[found.end()]
                if not exact or text[start:end] == form:
                    text = text[:start] + re.sub(r"\w", "x", text[start:end]) + text[end:]
        return text


def _ordinary(form: str) -> bool:
    known = lexicon()
    return known.level(form) < 3 and any(sense.kind != "p" for sense in known.entries(form))


def _folded(text: str) -> tuple[str, list[int]]:
    """The text folded sign by sign, and where each folded sign stands in it."""
    folded, places = "", []
    for place, sign in enumerate(text):
        plain = " " if sign.isspace() else fold(sign)
        folded += plain
        places += [place] * len(plain)
    return folded, [*places, len(text)]
