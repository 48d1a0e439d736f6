"""One word of a deck or of a lesson, with what a player may learn about it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    word: str
    nature: str
    definition: str
    example: str = ""
    level: int = 1
    theme: str = ""
