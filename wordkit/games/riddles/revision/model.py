"""Révision: its commands, its facts and the state they make."""

from dataclasses import dataclass
from typing import Any, Literal

from wordkit.engine.seats import Seat
from wordkit.games.riddles.riddle import Answer, Clue, Likeness, Riddle

# A riddle is asked as Énigmes éclair asks it once the definition is there: its third level.
CLUES: tuple[Clue, ...] = ("initial", "length", "nature", "definition")
LEVEL = 3
# The definitions to choose from, the real one among them.
OPTIONS = 4

Phase = Literal["asked", "told", "end"]


@dataclass(frozen=True, slots=True)
class Word:
    """A word to go over again; `others` are definitions that may stand beside its own, of words like it."""

    riddle: Riddle
    lesson: str
    others: tuple[str, ...] = ()
    # Hardly met so far: better recognised than recalled.
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """A riddle when there are no options; else the word is told, and its definition is one of them."""

    riddle: Riddle
    lesson: str
    options: tuple[str, ...] = ()

    @property
    def real(self) -> int:
        """Which of the options is the word's own definition."""
        return self.options.index(self.riddle.definition)


# Commands ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Begin:
    seats: tuple[Seat, ...]
    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Guess:
    """Answer the riddle; a word that is nearly right may be tried again."""

    text: str
    likeness: Likeness = "wrong"


@dataclass(frozen=True, slots=True)
class Choose:
    """This option is the definition."""

    option: int


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Ask for the answer: nothing is held against who does not know."""


@dataclass(frozen=True, slots=True)
class Continue:
    pass


COMMANDS = (Begin, Guess, Choose, GiveUp, Continue)


# Facts ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Begun:
    """The questions of this set, as chance ordered them and their options."""

    seats: tuple[Seat, ...]
    questions: tuple[Question, ...]


@dataclass(frozen=True, slots=True)
class Guessed:
    student: str
    answer: Answer


@dataclass(frozen=True, slots=True)
class Chosen:
    student: str
    option: int
    right: bool


@dataclass(frozen=True, slots=True)
class Told:
    """The question is over: the word and its definition are shown."""


@dataclass(frozen=True, slots=True)
class Asked:
    index: int


@dataclass(frozen=True, slots=True)
class Ended:
    pass


FACTS = (Begun, Guessed, Chosen, Told, Asked, Ended)
CONTRIBUTIONS: frozenset[type] = frozenset({Guessed})


# State ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class State:
    seats: tuple[Seat, ...]
    questions: tuple[Question, ...]
    phase: Phase = "asked"
    index: int = 0
    answers: tuple[Answer, ...] = ()
    option: int | None = None
    # Of each question that is over: right, not right, or given up.
    results: tuple[bool | None, ...] = ()

    @property
    def student(self) -> str:
        """Who practises."""
        return self.seats[0].members[0]

    @property
    def question(self) -> Question:
        """The question of the moment."""
        return self.questions[self.index]

    @property
    def result(self) -> bool | None:
        """Whether the question of the moment was answered right; None while it was not answered at all."""
        if self.option is not None:
            return self.option == self.question.real
        return any(answer.right for answer in self.answers) if self.answers else None


Facts = tuple[Any, ...]
