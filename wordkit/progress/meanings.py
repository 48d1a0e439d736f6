"""What a word of a lesson or of a deck means."""

from collections.abc import Mapping
from itertools import chain
from pathlib import Path

from wordkit.words.decks import definitions_cards, riddle_deck
from wordkit.words.entry import Entry
from wordkit.words.lessons import lessons
from wordkit.words.text import fold


def meanings(folder: Path) -> Mapping[str, Entry]:
    """Every word that is explained somewhere, by its folded spelling: the teacher's lessons, ours, then the decks."""
    known: dict[str, Entry] = {}
    ours, _ = lessons(folder / "lessons")
    written = chain.from_iterable(lesson.words for lesson in reversed(ours))
    cards = chain.from_iterable((*definitions_cards(), *riddle_deck()))
    for entry in chain(written, cards):
        if entry.definition:
            known.setdefault(fold(entry.word), entry)
    return known
