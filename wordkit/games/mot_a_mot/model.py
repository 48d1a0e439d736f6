"""Mot à Mot: its commands, its facts and the state they make."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal

from wordkit.engine.seats import Seat

WORDS_ON_A_CARD = 10
WORDS_PLAYED = 3
MIN_BID, MAX_BID = 1, 20
SUCCESS_TOKENS = 3
MAX_LETTERS = 40  # of a clue or a proposal

Phase = Literal["auction", "clues", "guess", "bonus", "tally", "camps", "end"]
Camp = Literal["speaker", "seeker"]
Outcome = Literal["found", "failed", "skipped"]
Verdict = Literal["fine", "suspicious", "refused"]


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a card; those of a lesson bring their definition, which helps whoever makes others guess it."""

    word: str
    nature: str = ""
    definition: str = ""


Card = tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """How this class plays: the oldest seat, how fast a countdown beats, how long each phase lasts."""

    oldest: int = 0
    beat_seconds: float = 1
    auction_seconds: float = 60
    clue_seconds: float = 45
    guess_seconds: float = 10
    last_seconds: float = 20


# Commands ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Begin:
    """Cards of ten words are shuffled; the words of any other cards are dealt into cards of ten."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]
    options: Options = field(default_factory=Options)


@dataclass(frozen=True, slots=True)
class Join:
    """Seat a student who came late: in their team, or where there are fewest."""

    student: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Announce:
    """Say how many clues are enough, in this round; in the final some of them may be paid in tokens."""

    round: int
    count: int
    tokens: int = 0


@dataclass(frozen=True, slots=True)
class GiveClue:
    """One clue word; the verdict on it is no business of the page that sends it."""

    text: str
    verdict: Verdict = "fine"
    reason: str = ""


@dataclass(frozen=True, slots=True)
class AllowClue:
    """Let a refused clue count after all."""


@dataclass(frozen=True, slots=True)
class VetoClue:
    """Strike off the last clue: it does not count."""


@dataclass(frozen=True, slots=True)
class Buzz:
    """`word` is the serial number of the word that is sought: a buzz for an earlier one comes too late."""

    word: int


@dataclass(frozen=True, slots=True)
class Guess:
    """Propose a word; whether it is nearly right or rude is no business of the page that sends it."""

    text: str
    near: bool = False
    rude: bool = False


@dataclass(frozen=True, slots=True)
class Judge:
    """Decide a proposal that was made aloud."""

    right: bool


@dataclass(frozen=True, slots=True)
class Overrule:
    """Turn the last judgement of a proposal round, and all that followed from it."""


@dataclass(frozen=True, slots=True)
class Unlock:
    """Let a seat propose again at once."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChooseBonus:
    number: int


@dataclass(frozen=True, slots=True)
class StopBonus:
    """Leave the clues that are left unused."""


@dataclass(frozen=True, slots=True)
class ChooseCamp:
    camp: Camp


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
    Begin, Join, Announce, GiveClue, AllowClue, VetoClue, Buzz, Guess, Judge, Overrule, Unlock, ChooseBonus, StopBonus,
    ChooseCamp, NextRound, Skip, End,
)  # fmt: skip


# Facts ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Begun:
    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]
    numbers: tuple[int, ...]
    options: Options


@dataclass(frozen=True, slots=True)
class Joined:
    student: str
    seat: int


@dataclass(frozen=True, slots=True)
class RoundOpened:
    card: int
    speakers: tuple[int, ...]
    final: bool = False


@dataclass(frozen=True, slots=True)
class Announced:
    seat: int
    student: str
    count: int
    tokens: int = 0


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """The lowest announcement: what is pledged is paid now, and gives as many clues more."""

    seat: int
    count: int
    tokens: int


@dataclass(frozen=True, slots=True)
class WordOpened:
    number: int
    bonus: bool = False


@dataclass(frozen=True, slots=True)
class ClueGiven:
    """A clue that counts; `doubt` says why the teacher may want to look at it."""

    student: str
    text: str
    doubt: str = ""


@dataclass(frozen=True, slots=True)
class ClueRefused:
    student: str
    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class ClueVetoed:
    pass


@dataclass(frozen=True, slots=True)
class Buzzed:
    student: str


@dataclass(frozen=True, slots=True)
class Guessed:
    """A proposal and its judgement; no text: it was made aloud, or not in time."""

    student: str
    text: str
    right: bool
    near: bool = False
    rude: bool = False
    aloud: bool = False


@dataclass(frozen=True, slots=True)
class Overruled:
    """The last judgement never was: the proposal is open again."""


@dataclass(frozen=True, slots=True)
class Unlocked:
    seat: int


@dataclass(frozen=True, slots=True)
class Won:
    """Tokens of one kind for one seat."""

    seat: int
    camp: Camp
    tokens: int


@dataclass(frozen=True, slots=True)
class BonusOffered:
    pass


@dataclass(frozen=True, slots=True)
class RoundClosed:
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class CampsOpened:
    """The final is near: the seats choose their camp in this order."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CampChosen:
    seat: int
    camp: Camp


@dataclass(frozen=True, slots=True)
class Ended:
    speakers: tuple[int, ...]
    seekers: tuple[int, ...]


FACTS = (
    Begun, Joined, RoundOpened, Announced, AuctionWon, WordOpened, ClueGiven, ClueRefused, ClueVetoed, Buzzed, Guessed,
    Overruled, Unlocked, Won, BonusOffered, RoundClosed, CampsOpened, CampChosen, Ended,
)  # fmt: skip
CONTRIBUTIONS = frozenset({Joined, ClueRefused})


# State ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Clue:
    student: str
    text: str
    doubt: str = ""
    vetoed: bool = False


@dataclass(frozen=True, slots=True)
class Proposal:
    student: str
    text: str
    right: bool
    near: bool
    rude: bool
    aloud: bool
    clues: int  # how many clues of this word had been given


@dataclass(frozen=True, slots=True)
class Sought:
    """A word of this round that was or is to be found."""

    number: int
    bonus: bool = False
    clues: tuple[Clue, ...] = ()
    proposals: tuple[Proposal, ...] = ()

    @property
    def finder(self) -> str | None:
        """The student who found it."""
        return next((proposal.student for proposal in self.proposals if proposal.right), None)

    @property
    def counted(self) -> int:
        """How many clues it has cost."""
        return sum(1 for clue in self.clues if not clue.vetoed)


@dataclass(frozen=True, slots=True)
class Lock:
    """What has happened since a seat proposed a wrong word."""

    other_proposed: bool = False
    clue_given: bool = False


@dataclass(frozen=True, slots=True)
class Refused:
    student: str
    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class PlayedWord:
    """A word of an earlier round, with how it went."""

    word: Word
    finder: str | None
    clues: tuple[Clue, ...]


def _none() -> Mapping[int, Any]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class State:
    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]
    numbers: tuple[int, ...]
    options: Options
    speaker_tokens: tuple[int, ...]
    seeker_tokens: tuple[int, ...]
    phase: Phase = "auction"
    round: int = 0
    final: bool = False
    card: int = 0
    speakers: tuple[int, ...] = ()
    bids: tuple[Announced, ...] = ()
    winner: int | None = None
    allowed: int = 0
    sought: tuple[Sought, ...] = ()
    serial: int = 0  # of the word that is sought, through the whole game
    refused: Refused | None = None
    buzzer: str | None = None
    locks: Mapping[int, Lock] = field(default_factory=_none)
    before: "State | None" = (
        None  # the last judgement of a proposal can still be turned: the state in which it was open
    )
    outcome: Outcome | None = None
    gains: tuple[Won, ...] = ()
    order: tuple[int, ...] = ()
    camps: Mapping[int, Camp] = field(default_factory=_none)
    played: tuple[PlayedWord, ...] = ()
    champions: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())

    @property
    def current(self) -> Sought:
        """The word that is sought now."""
        return self.sought[-1]

    @property
    def given(self) -> int:
        """How many clues have been counted in this round."""
        return sum(word.counted for word in self.sought)

    @property
    def left(self) -> int:
        """How many clues may still be given."""
        return self.allowed - self.given

    def word(self, number: int) -> Word:
        """The word under a number of this round's card."""
        return self.cards[self.card][number]
