"""Images: its commands, its facts and the state they make."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal

from wordkit.engine.seats import Seat

MAX_PHRASE = 120
THREE = 3  # seats at which the variant is played

Phase = Literal["claim", "phrase", "give", "vote", "count", "end"]
Way = Literal["phrase", "mime", "hum"]


@dataclass(frozen=True, slots=True)
class Options:
    """How this class plays: a lesson word in each phrase, mime and hum, how long the game and its phases last."""

    lesson_word: bool = False
    acts: bool = False
    # How often each seat tells: the pile is made as long as that; 0 for all the pictures.
    tours: int = 0
    phrase_seconds: float = 120
    give_seconds: float = 90
    vote_seconds: float = 60
    hard: bool = False


# Commands ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Begin:
    """`pictures` are their names, in any order; `words` are those of the lesson, if there is one."""

    seats: tuple[Seat, ...]
    pictures: tuple[str, ...]
    words: tuple[str, ...] = ()
    options: Options = field(default_factory=Options)


@dataclass(frozen=True, slots=True)
class Join:
    """Seat a student who came late: in a team, or at a seat of their own where the variant of three is not played."""

    student: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """I have a phrase: I am the first storyteller."""


@dataclass(frozen=True, slots=True)
class Tell:
    """One of my pictures and a phrase about it; `words` are the lesson words in it, `rude` is what the lists say."""

    picture: str
    phrase: str
    way: Way = "phrase"
    words: tuple[str, ...] = ()
    rude: bool = False


@dataclass(frozen=True, slots=True)
class Accept:
    """Let the phrase of this student stand, whatever was doubtful about it."""

    student: str


@dataclass(frozen=True, slots=True)
class Refuse:
    """Ask this student for another phrase."""

    student: str


@dataclass(frozen=True, slots=True)
class Remove:
    """Take the phrase off every page; the round goes on."""


@dataclass(frozen=True, slots=True)
class Give:
    """The picture of my hand that goes best with the phrase; two of them at three seats."""

    pictures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LayOut:
    """Shuffle and number the pictures, and let the class vote; a seat that gave nothing gives one of its hand."""


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
    Begin, Join, Claim, Tell, Accept, Refuse, Remove, Give, LayOut, Vote, Count, NextRound, Skip, End,
)  # fmt: skip


# Facts ---------------------------------------------------------------------------------------------------------------

Hand = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Begun:
    """The pictures are shuffled: which are in whose hand, and the pile, from its top."""

    seats: tuple[Seat, ...]
    words: tuple[str, ...]
    options: Options
    hands: tuple[Hand, ...]
    pile: Hand


@dataclass(frozen=True, slots=True)
class Joined:
    """`hand` is drawn from the pile for a new seat; a team has its own."""

    student: str
    seat: int
    hand: Hand = ()


@dataclass(frozen=True, slots=True)
class Claimed:
    seat: int
    student: str


@dataclass(frozen=True, slots=True)
class PassedOn:
    """The storyteller is not there: this seat tells instead."""

    seat: int


@dataclass(frozen=True, slots=True)
class Proposal:
    """A picture and what one student would say of it; `words` and `rude` as in Tell."""

    picture: str
    phrase: str
    way: Way
    words: tuple[str, ...]
    rude: bool


@dataclass(frozen=True, slots=True)
class Proposed:
    student: str
    proposal: Proposal


@dataclass(frozen=True, slots=True)
class Refused:
    """The teacher asks these students for another phrase."""

    students: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """The phrase of this round, and the students who proposed it."""

    proposal: Proposal
    students: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Removed:
    """The phrase is taken off every page."""


@dataclass(frozen=True, slots=True)
class Chose:
    student: str
    pictures: Hand


@dataclass(frozen=True, slots=True)
class LaidOut:
    """What each seat gave, the storyteller's picture included, and the order in which all lie on the table."""

    gifts: tuple[Hand, ...]
    order: Hand


@dataclass(frozen=True, slots=True)
class Voted:
    student: str
    picture: str


@dataclass(frozen=True, slots=True)
class Gain:
    """Points of one seat and why: its phrase, the picture found, all or nobody found it, votes on its picture."""

    why: Literal["told", "found", "spared", "votes"]
    points: int
    picture: str | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """What one seat voted and won this round."""

    seat: int
    choice: str | None
    gains: tuple[Gain, ...]

    @property
    def points(self) -> int:
        """All that the seat wins."""
        return sum(gain.points for gain in self.gains)


@dataclass(frozen=True, slots=True)
class Counted:
    scores: tuple[Score, ...]


@dataclass(frozen=True, slots=True)
class Refilled:
    """What each seat draws from the pile, in the order of the seats."""

    drawn: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class RoundOpened:
    seat: int


@dataclass(frozen=True, slots=True)
class Ended:
    winners: tuple[int, ...]


FACTS = (
    Begun, Joined, Claimed, PassedOn, Proposed, Refused, Told, Removed, Chose, LaidOut, Voted, Counted, Refilled,
    RoundOpened, Ended,
)  # fmt: skip
CONTRIBUTIONS = frozenset({Joined, Proposed, Chose, Voted})


# State ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tale:
    """A phrase of an earlier round, and the picture it was said of."""

    seat: int
    picture: str
    phrase: str
    way: Way
    words: tuple[str, ...]


def _none() -> Mapping[str, Any]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class State:
    seats: tuple[Seat, ...]
    words: tuple[str, ...]
    options: Options
    hands: tuple[Hand, ...]
    pile: Hand
    points: tuple[int, ...]
    phase: Phase = "claim"
    round: int = 1
    storyteller: int | None = None
    proposals: Mapping[str, Proposal] = field(default_factory=_none)  # in the order they were made
    refused: frozenset[str] = frozenset()  # students who were asked for another phrase
    told: Told | None = None
    removed: bool = False
    choices: Mapping[str, Hand] = field(default_factory=_none)  # in the order they were made
    gifts: tuple[Hand, ...] = ()
    order: Hand = ()
    votes: Mapping[str, str] = field(default_factory=_none)  # in the order they were made
    scores: tuple[Score, ...] = ()
    tales: tuple[Tale, ...] = ()
    winners: tuple[int, ...] = ()

    @property
    def hand_size(self) -> int:
        """How many pictures a full hand has."""
        return 7 if len(self.seats) == THREE else 6

    @property
    def owed(self) -> int:
        """How many pictures each seat but the storyteller's gives."""
        return 2 if len(self.seats) == THREE else 1

    def number_of(self, picture: str) -> int | None:
        """The number of a picture on the table, from 1."""
        return self.order.index(picture) + 1 if picture in self.order else None

    def owner_of(self, picture: str) -> int:
        """The seat that gave a picture of the table."""
        return next(seat for seat, gift in enumerate(self.gifts) if picture in gift)
