"""Définitions: its commands, its facts and the state they make."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal

from wordkit.engine.seats import Seat

START, GOAL = 1, 26
TOKENS = 3
REAL = "real"  # the id of the real definition among the texts; every other id is the first author's
MAX_LETTERS = 200  # of what a student hands in; the host may make it a little longer
MAX_READ = 240

Phase = Literal["word", "writing", "desk", "reading", "vote", "count", "end"]


@dataclass(frozen=True, slots=True)
class Word:
    word: str
    nature: str
    definition: str


Card = tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """How this class plays: who hosts, how many texts are read, how long each phase lasts."""

    host: Literal["teacher", "rotating"] = "teacher"
    first_host: int = 0
    reads: int = 8
    writing_seconds: float = 180
    vote_seconds: float = 60
    hard: bool = False
    approval: bool = True


# Commands ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Begin:
    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]
    options: Options = field(default_factory=Options)


@dataclass(frozen=True, slots=True)
class Join:
    """Seat a student who came late: in a team, or at a seat of their own."""

    student: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Put this card back and take another."""


@dataclass(frozen=True, slots=True)
class ChooseWord:
    index: int


@dataclass(frozen=True, slots=True)
class Write:
    """Hand in a definition, or a better one; `doubtful` keeps it from being picked for reading by default."""

    text: str
    doubtful: bool = False


@dataclass(frozen=True, slots=True)
class CloseWriting:
    pass


@dataclass(frozen=True, slots=True)
class Merge:
    """Read several texts that say the same thing as one."""

    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Separate:
    text: str


@dataclass(frozen=True, slots=True)
class Edit:
    """Touch up the form of a text; what was written is kept."""

    text: str
    form: str


@dataclass(frozen=True, slots=True)
class Choose:
    """Take a text among those that are read, or leave it out."""

    text: str
    read: bool


@dataclass(frozen=True, slots=True)
class Reorder:
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shuffle:
    pass


@dataclass(frozen=True, slots=True)
class Remove:
    """Take a text out of the round for good."""

    text: str


@dataclass(frozen=True, slots=True)
class StartReading:
    pass


@dataclass(frozen=True, slots=True)
class ReadNext:
    pass


@dataclass(frozen=True, slots=True)
class OpenVote:
    pass


@dataclass(frozen=True, slots=True)
class PlayToken:
    pass


@dataclass(frozen=True, slots=True)
class Vote:
    number: int


@dataclass(frozen=True, slots=True)
class Count:
    pass


@dataclass(frozen=True, slots=True)
class NextRound:
    pass


@dataclass(frozen=True, slots=True)
class Skip:
    """Leave this phase as it is and go on."""


@dataclass(frozen=True, slots=True)
class End:
    pass


COMMANDS = (
    Begin, Join, DrawCard, ChooseWord, Write, CloseWriting, Merge, Separate, Edit, Choose, Reorder, Shuffle, Remove,
    StartReading, ReadNext, OpenVote, PlayToken, Vote, Count, NextRound, Skip, End,
)  # fmt: skip


# Facts ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Begun:
    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]
    options: Options


@dataclass(frozen=True, slots=True)
class Joined:
    student: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class RoundOpened:
    """A round begins: who hosts it (None: the teacher)."""

    host: int | None


@dataclass(frozen=True, slots=True)
class CardDrawn:
    card: int


@dataclass(frozen=True, slots=True)
class WordChosen:
    index: int


@dataclass(frozen=True, slots=True)
class Wrote:
    student: str
    text: str
    doubtful: bool


@dataclass(frozen=True, slots=True)
class WritingClosed:
    """The pens are down; chance has proposed an order, and which texts are read if there are too many."""

    order: tuple[str, ...]
    chosen: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Merged:
    kept: str
    gone: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Separated:
    text: str


@dataclass(frozen=True, slots=True)
class Edited:
    text: str
    form: str


@dataclass(frozen=True, slots=True)
class Chosen:
    text: str
    read: bool


@dataclass(frozen=True, slots=True)
class Reordered:
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Removed:
    text: str


@dataclass(frozen=True, slots=True)
class Proposed:
    """A student host is ready; the teacher looks before anything is shown."""


@dataclass(frozen=True, slots=True)
class ReadingStarted:
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TextsRead:
    count: int


@dataclass(frozen=True, slots=True)
class VoteOpened:
    pass


@dataclass(frozen=True, slots=True)
class TokenPlayed:
    seat: int


@dataclass(frozen=True, slots=True)
class Voted:
    student: str
    text: str


@dataclass(frozen=True, slots=True)
class Gain:
    """Points of one seat and why: votes on a text, the real one found, host, token."""

    why: Literal["votes", "found", "host", "token"]
    points: int
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """What one seat voted and won this round."""

    seat: int
    choice: str | None
    gains: tuple[Gain, ...]

    @property
    def points(self) -> int:
        """All that the seat moves on."""
        return sum(gain.points for gain in self.gains)


@dataclass(frozen=True, slots=True)
class Counted:
    scores: tuple[Score, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    winners: tuple[int, ...]


FACTS = (
    Begun, Joined, RoundOpened, CardDrawn, WordChosen, Wrote, WritingClosed, Merged, Separated, Edited, Chosen,
    Reordered, Removed, Proposed, ReadingStarted, TextsRead, VoteOpened, TokenPlayed, Voted, Counted, Ended,
)  # fmt: skip
CONTRIBUTIONS = frozenset({Joined, Wrote, Voted, TokenPlayed})


# State ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Written:
    """What one student handed in, word for word."""

    text: str
    doubtful: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """A text as the host may read it: its form, and who wrote it (nobody, for the real one alone)."""

    form: str
    authors: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """A word of an earlier round, and which students found it."""

    word: Word
    found: frozenset[str]
    voted: frozenset[str]


def _none() -> Mapping[str, Any]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class State:
    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]
    options: Options
    squares: tuple[int, ...]
    tokens: tuple[int, ...]
    phase: Phase = "word"
    round: int = 0
    host: int | None = None
    card: int = 0
    word: Word | None = None
    written: Mapping[str, Written] = field(default_factory=_none)
    texts: Mapping[str, Text] = field(default_factory=_none)
    removed: frozenset[str] = frozenset()  # ids of texts taken out after the writing
    order: tuple[str, ...] = ()
    chosen: frozenset[str] = frozenset()
    proposed: bool = False
    read: int = 0
    votes: Mapping[str, str] = field(default_factory=_none)  # in the order they were made
    staked: frozenset[int] = frozenset()
    scores: tuple[Score, ...] = ()
    played: tuple[Played, ...] = ()
    winners: tuple[int, ...] = ()

    @property
    def real(self) -> Text:
        """The real definition as it is read."""
        return self.texts[REAL]

    def number_of(self, text: str) -> int | None:
        """The number under which a text is read out, from 1: its only public name."""
        return self.order.index(text) + 1 if text in self.order else None
