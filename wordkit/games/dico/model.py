"""Dico secret: its commands, its facts and the state they make."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal

from wordkit.engine.seats import Seat
from wordkit.games.dico.cards import Kind, Question

MAX_WORD = 40
MAX_DEFINITION = 300

Phase = Literal["words", "turn", "turned", "page", "consult", "end"]
Place = Literal["before", "after", "on"]


@dataclass(frozen=True, slots=True)
class Secret:
    """A word, its definition and the page where it stands."""

    word: str
    definition: str
    page: int


@dataclass(frozen=True, slots=True)
class Options:
    """How this class plays: how long the words are, the theme, the quick game, the times."""

    shortest: int = 7
    longest: int = 7
    theme: str = ""
    # The words of a lesson take the place of the dictionary, in their alphabetical order.
    book: tuple[str, ...] = ()
    quick: bool = False
    # Whether a student's page lists the words that still fit what the notebook holds.
    fits: bool = True
    show_seconds: float = 12
    consult_seconds: float = 180
    # How long the others of a team have once one of them has chosen.
    team_seconds: float = 15


# Commands ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Begin:
    """`entries` are words of the right length with their definitions; `pages` is how many the dictionary has."""

    seats: tuple[Seat, ...]
    entries: tuple[Secret, ...]
    pages: int
    options: Options = field(default_factory=Options)


@dataclass(frozen=True, slots=True)
class Join:
    """Seat a student who came late, in a team."""

    student: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class ProposeWord:
    """Propose a secret word for my seat; `page` and `refusal` are what the dictionary says of it."""

    word: str
    definition: str
    page: int = 1
    refusal: str = ""


@dataclass(frozen=True, slots=True)
class DrawWord:
    """Take any word of the cards, with its definition."""


@dataclass(frozen=True, slots=True)
class AcceptWord:
    """Let a word that the dictionary does not have stand."""

    student: str


@dataclass(frozen=True, slots=True)
class Start:
    """Every word is chosen: deal for who begins, and lay the cards out."""


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Turn three cards up."""

    squares: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Take:
    """Take these of the cards turned up."""

    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """Lay a pair down and ask an opponent."""

    question: Question
    seat: int


@dataclass(frozen=True, slots=True)
class AskPage:
    """Ask where the word stands, seen from this page."""

    page: int


@dataclass(frozen=True, slots=True)
class Consult:
    """Open the dictionary."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Throw the two dice while an opponent reads the dictionary."""


@dataclass(frozen=True, slots=True)
class Said:
    """The word that a seat is believed to hold."""

    seat: int
    word: str


@dataclass(frozen=True, slots=True)
class Stop:
    """Say STOP, with a word for each opponent."""

    words: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class HearStop:
    """Hear the STOP of a team though not all of it has agreed."""

    seat: int


@dataclass(frozen=True, slots=True)
class Readmit:
    """Let a seat that is out play again: its words were right enough."""

    seat: int


@dataclass(frozen=True, slots=True)
class Skip:
    """Leave this phase as it is and go on; a seat without a word is given one."""


@dataclass(frozen=True, slots=True)
class End:
    pass


COMMANDS = (
    Begin, Join, ProposeWord, DrawWord, AcceptWord, Start, TurnUp, Take, Ask, AskPage, Consult, Roll, Stop, HearStop,
    Readmit, Skip, End,
)  # fmt: skip


# Facts ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Begun:
    seats: tuple[Seat, ...]
    entries: tuple[Secret, ...]
    pages: int
    options: Options


@dataclass(frozen=True, slots=True)
class Joined:
    student: str
    seat: int


@dataclass(frozen=True, slots=True)
class WordProposed:
    student: str
    secret: Secret
    accepted: bool


@dataclass(frozen=True, slots=True)
class WordAccepted:
    student: str


@dataclass(frozen=True, slots=True)
class Started:
    """The words are chosen; cards dealt round, face up, until the first joker; then all thirty laid out."""

    secrets: tuple[Secret, ...]
    dealt: tuple[Kind, ...]
    squares: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class TurnOpened:
    seat: int


@dataclass(frozen=True, slots=True)
class Pointed:
    """What a member of a team would choose: the seat goes with most of them."""

    student: str
    choice: str


@dataclass(frozen=True, slots=True)
class TurnedUp:
    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Taken:
    """Some of the cards turned up are taken; the others go back face down where they lay."""

    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    question: Question
    seat: int
    cards: tuple[Kind, Kind]


@dataclass(frozen=True, slots=True)
class Answered:
    """What the asker alone learns: letters in alphabetical order, or the definition."""

    question: Question
    text: str


@dataclass(frozen=True, slots=True)
class PageAnswered:
    page: int
    place: Place


@dataclass(frozen=True, slots=True)
class LaidBack:
    """The discarded cards lie face down again: which square got which card."""

    cards: tuple[tuple[int, Kind], ...]


@dataclass(frozen=True, slots=True)
class Opened:
    """The dictionary is open."""


@dataclass(frozen=True, slots=True)
class Rolled:
    seat: int
    red: tuple[bool, bool]
    at: float


@dataclass(frozen=True, slots=True)
class Closed:
    """The dictionary is closed."""


@dataclass(frozen=True, slots=True)
class StopPointed:
    """A member of a team would say STOP with these words."""

    student: str
    words: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class Stopped:
    seat: int
    words: tuple[Said, ...]
    right: tuple[bool, ...]
    # Those who said these very words.
    students: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Readmitted:
    seat: int


@dataclass(frozen=True, slots=True)
class Ended:
    winners: tuple[int, ...]


FACTS = (
    Begun, Joined, WordProposed, WordAccepted, Started, TurnOpened, Pointed, TurnedUp, Taken, Asked, Answered,
    PageAnswered, LaidBack, Opened, Rolled, Closed, StopPointed, Stopped, Readmitted, Ended,
)  # fmt: skip
# The dice are thrown many times while one reads: a STOP on its way must not be turned away by them.
CONTRIBUTIONS = frozenset({Joined, WordProposed, WordAccepted, Pointed, Rolled, StopPointed})


# State ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Proposal:
    secret: Secret
    accepted: bool


@dataclass(frozen=True, slots=True)
class Learnt:
    """What one seat has learnt of another's word; pages in the order they were asked."""

    start: str = ""
    end: str = ""
    definition: str = ""
    pages: tuple[tuple[int, Place], ...] = ()


def _none() -> Mapping[Any, Any]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class State:
    seats: tuple[Seat, ...]
    entries: tuple[Secret, ...]
    pages: int
    options: Options
    hands: tuple[tuple[Kind, ...], ...]
    phase: Phase = "words"
    proposals: Mapping[str, Proposal] = field(default_factory=_none)
    secrets: tuple[Secret, ...] = ()
    dealt: tuple[Kind, ...] = ()
    # What lies on each square: a card, or nothing once it was taken.
    squares: tuple[Kind | None, ...] = ()
    discard: tuple[Kind, ...] = ()
    turn: int = 0
    active: int = 0
    turned: tuple[int, ...] = ()
    pointed: Mapping[str, str] = field(default_factory=_none)  # in the order they were made
    # The last question: who asked it, and of whom.
    asker: int | None = None
    asked: Asked | None = None
    pages_left: int = 0
    # (asker, asked): what the notebooks hold.
    learnt: Mapping[tuple[int, int], Learnt] = field(default_factory=_none)
    rolls: tuple[Rolled, ...] = ()
    stopping: Mapping[str, tuple[Said, ...]] = field(default_factory=_none)  # in the order they were made
    stops: tuple[Stopped, ...] = ()
    out: frozenset[int] = frozenset()
    winners: tuple[int, ...] = ()

    @property
    def roller(self) -> int:
        """The opponent whose turn it is to throw the dice."""
        return (self.active + 1 + len(self.rolls) % (len(self.seats) - 1)) % len(self.seats)

    @property
    def needed(self) -> int:
        """How many words a STOP needs: one for each opponent, or one less in a quick game of three or four."""
        opponents = len(self.seats) - 1
        return opponents - 1 if self.options.quick and opponents > 1 else opponents
