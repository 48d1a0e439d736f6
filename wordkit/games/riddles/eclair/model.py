"""Énigmes éclair: its commands, its facts and the state they make."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal

from wordkit.engine.seats import Seat
from wordkit.games.riddles.riddle import COUNTED, Answer, Clue, Grade, Likeness, Riddle

# The clues in order; initial and length come together, so there are five levels. Points by the level that was enough.
CLUES: tuple[Clue, ...] = ("initial", "length", "nature", "definition", "second", "last")
POINTS = (5, 4, 3, 2, 1)
LEVELS = len(POINTS)

Phase = Literal["riddle", "answer", "end"]


@dataclass(frozen=True, slots=True)
class Options:
    """How many riddles, how long each clue stands alone, which answers count."""

    riddles: int = 8
    clue_seconds: float = 25
    hard: bool = True
    counted: tuple[Grade, ...] = COUNTED


# Commands ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Begin:
    seats: tuple[Seat, ...]
    riddles: tuple[Riddle, ...]
    options: Options = field(default_factory=Options)


@dataclass(frozen=True, slots=True)
class Join:
    """Seat a student who came late: in a team, or at a seat of their own."""

    student: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class NextClue:
    pass


@dataclass(frozen=True, slots=True)
class Guess:
    """Answer the riddle, as often as one likes."""

    text: str
    likeness: Likeness = "wrong"


@dataclass(frozen=True, slots=True)
class Judge:
    """Overrule: this student's last answer is right, or is not."""

    student: str
    right: bool


@dataclass(frozen=True, slots=True)
class CloseRiddle:
    pass


@dataclass(frozen=True, slots=True)
class NextRiddle:
    pass


@dataclass(frozen=True, slots=True)
class Skip:
    """Leave this phase as it is and go on."""


@dataclass(frozen=True, slots=True)
class End:
    pass


COMMANDS = (Begin, Join, NextClue, Guess, Judge, CloseRiddle, NextRiddle, Skip, End)


# Facts ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Begun:
    """The riddles of this game, in the order chance gave them."""

    seats: tuple[Seat, ...]
    riddles: tuple[Riddle, ...]
    options: Options


@dataclass(frozen=True, slots=True)
class Joined:
    student: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class RiddleOpened:
    index: int


@dataclass(frozen=True, slots=True)
class ClueGiven:
    pass


@dataclass(frozen=True, slots=True)
class Guessed:
    student: str
    answer: Answer


@dataclass(frozen=True, slots=True)
class Judged:
    student: str
    right: bool


@dataclass(frozen=True, slots=True)
class Closed:
    """The word is told; what each seat wins."""

    gains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    winners: tuple[int, ...]


FACTS = (Begun, Joined, RiddleOpened, ClueGiven, Guessed, Judged, Closed, Ended)
# A clue that comes by itself must not turn away the answer that was on its way.
CONTRIBUTIONS = frozenset({Joined, ClueGiven, Guessed, Judged})


# State ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Played:
    """A riddle that is over, and which students found it."""

    riddle: Riddle
    found: frozenset[str]
    tried: frozenset[str]


def _none() -> Mapping[str, Any]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class State:
    seats: tuple[Seat, ...]
    riddles: tuple[Riddle, ...]
    options: Options
    points: tuple[int, ...]  # without those of this riddle
    phase: Phase = "riddle"
    index: int = 0
    level: int = 1
    answers: Mapping[str, tuple[Answer, ...]] = field(default_factory=_none)
    gains: tuple[int, ...] = ()
    played: tuple[Played, ...] = ()
    winners: tuple[int, ...] = ()

    @property
    def riddle(self) -> Riddle:
        """The riddle of the moment."""
        return self.riddles[self.index]

    @property
    def totals(self) -> tuple[int, ...]:
        """Every seat's points, those of this riddle included once it is over."""
        gains = (*self.gains, *(0 for _ in self.points[len(self.gains) :]))
        return tuple(points + gain for points, gain in zip(self.points, gains, strict=True))

    def found_at(self, student: str) -> int | None:
        """The level at which a student found the word, if they did."""
        return next((answer.level for answer in self.answers.get(student, ()) if answer.right), None)
