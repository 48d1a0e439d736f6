"""Énigmes: its commands, its facts and the state they make."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal

from wordkit.engine.seats import Seat
from wordkit.games.riddles.riddle import COUNTED, Answer, Clue, Grade, Likeness, Riddle
from wordkit.games.riddles.rings import COMPARTMENTS, START, needs
from wordkit.words.text import letters

CARDS_EACH = 3
DIE = (4, 5, 6, 7, 8, 9)
MAX_WORD = 30

Phase = Literal["words", "roll", "move", "star", "swap", "riddle", "found", "spelling", "result", "end"]
Extra = Literal["none", "second", "last"]

Card = tuple[Riddle, ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """The riddle cards of one compartment."""

    compartment: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """How this class plays: length of the secret words, the die, the times, which answers count."""

    length: int = 5
    faces: tuple[int, ...] = DIE
    theme: str = ""
    # With a theme taken from a lesson, its words are good whatever the lexicon says.
    theme_words: tuple[str, ...] = ()
    clue_seconds: float = 6
    riddle_seconds: float = 60
    hard: bool = True
    challenge_seconds: float = 10
    spelling_seconds: float = 40
    # How long the others of a team have once one of them has chosen.
    team_seconds: float = 15
    swap_seconds: float = 40
    counted: tuple[Grade, ...] = COUNTED


# Commands ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Begin:
    seats: tuple[Seat, ...]
    decks: tuple[Deck, ...]
    options: Options = field(default_factory=Options)


@dataclass(frozen=True, slots=True)
class Join:
    """Seat a student who came late: in a team, else where fewest sit."""

    student: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Adjust:
    """Even the game out for a seat: a secret word one letter longer or shorter, one more letter as a clue."""

    seat: int
    handicap: int
    extra: Extra


@dataclass(frozen=True, slots=True)
class ProposeWord:
    """Propose a secret word for my seat; `refusal` is the sentence that the lexicon has against it, if any."""

    word: str
    refusal: str = ""


@dataclass(frozen=True, slots=True)
class AcceptWord:
    """Let a word that the lexicon does not have stand."""

    student: str


@dataclass(frozen=True, slots=True)
class Start:
    """Enough words: throw for who begins."""


@dataclass(frozen=True, slots=True)
class Roll:
    pass


@dataclass(frozen=True, slots=True)
class Go:
    """Take the pawn to a square."""

    square: int


@dataclass(frozen=True, slots=True)
class Ask:
    """On a star: play for a card of this compartment."""

    compartment: str


@dataclass(frozen=True, slots=True)
class Offer:
    """On a star: propose one of my cards for one of another seat's."""

    mine: str
    seat: int
    theirs: str


@dataclass(frozen=True, slots=True)
class Reply:
    """Accept or refuse a swap."""

    accept: bool


@dataclass(frozen=True, slots=True)
class NextClue:
    pass


@dataclass(frozen=True, slots=True)
class Guess:
    """Answer the riddle: as often as one likes in turn, once and sealed out of turn; `rude` is kept off the board."""

    text: str
    likeness: Likeness = "wrong"
    rude: bool = False


@dataclass(frozen=True, slots=True)
class Judge:
    """Overrule: this student's last answer is right, or is not."""

    student: str
    right: bool


@dataclass(frozen=True, slots=True)
class Challenge:
    """Ask the seat that found the word to spell it."""


@dataclass(frozen=True, slots=True)
class Spell:
    text: str


@dataclass(frozen=True, slots=True)
class ChangeWord:
    """Show the secret word and take another, two letters longer and known to all."""

    word: str
    refusal: str = ""


@dataclass(frozen=True, slots=True)
class NextTurn:
    pass


@dataclass(frozen=True, slots=True)
class Skip:
    """Leave this phase as it is and go on."""


@dataclass(frozen=True, slots=True)
class End:
    pass


COMMANDS = (
    Begin, Join, Adjust, ProposeWord, AcceptWord, Start, Roll, Go, Ask, Offer, Reply, NextClue, Guess, Judge, Challenge,
    Spell, ChangeWord, NextTurn, Skip, End,
)  # fmt: skip


# Facts ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Begun:
    seats: tuple[Seat, ...]
    decks: tuple[Deck, ...]
    options: Options


@dataclass(frozen=True, slots=True)
class Joined:
    student: str
    seat: int


@dataclass(frozen=True, slots=True)
class Adjusted:
    seat: int
    handicap: int
    extra: Extra


@dataclass(frozen=True, slots=True)
class WordProposed:
    student: str
    word: str
    accepted: bool


@dataclass(frozen=True, slots=True)
class WordAccepted:
    student: str


@dataclass(frozen=True, slots=True)
class Throw:
    """One seat's throw for who begins."""

    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class Started:
    """The words are chosen; the throws for who begins, round after round until one is highest."""

    words: tuple[str, ...]
    throws: tuple[tuple[Throw, ...], ...]


@dataclass(frozen=True, slots=True)
class TurnOpened:
    seat: int


@dataclass(frozen=True, slots=True)
class Rolled:
    face: int


@dataclass(frozen=True, slots=True)
class Pointed:
    """What a member of a team would choose: the seat goes with most of them."""

    student: str
    choice: str


@dataclass(frozen=True, slots=True)
class Moved:
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A card is drawn: its place in the compartment's deck."""

    compartment: str
    card: int


@dataclass(frozen=True, slots=True)
class ClueGiven:
    pass


@dataclass(frozen=True, slots=True)
class Guessed:
    student: str
    answer: Answer


@dataclass(frozen=True, slots=True)
class Sealed:
    student: str
    answer: Answer
    rude: bool


@dataclass(frozen=True, slots=True)
class Judged:
    student: str
    right: bool


@dataclass(frozen=True, slots=True)
class Found:
    student: str


@dataclass(frozen=True, slots=True)
class Opened:
    """Not found in time: whose sealed answers were opened, the last of them the winner's if there is one."""

    seats: tuple[int, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class Challenged:
    student: str


@dataclass(frozen=True, slots=True)
class Spelt:
    student: str
    text: str
    exact: bool


@dataclass(frozen=True, slots=True)
class SpellingJudged:
    exact: bool


@dataclass(frozen=True, slots=True)
class CardWon:
    seat: int
    compartment: str


@dataclass(frozen=True, slots=True)
class CardReturned:
    seat: int
    compartment: str


@dataclass(frozen=True, slots=True)
class Offered:
    mine: str
    seat: int
    theirs: str


@dataclass(frozen=True, slots=True)
class Swapped:
    pass


@dataclass(frozen=True, slots=True)
class SwapRefused:
    pass


@dataclass(frozen=True, slots=True)
class WordChanged:
    seat: int
    word: str


@dataclass(frozen=True, slots=True)
class TurnClosed:
    pass


@dataclass(frozen=True, slots=True)
class Ended:
    winners: tuple[int, ...]


FACTS = (
    Begun, Joined, Adjusted, WordProposed, WordAccepted, Started, TurnOpened, Rolled, Pointed, Moved, Asked, ClueGiven,
    Guessed, Sealed, Judged, Found, Opened, Challenged, Spelt, SpellingJudged, CardWon, CardReturned, Offered, Swapped,
    SwapRefused, WordChanged, TurnClosed, Ended,
)  # fmt: skip
# A clue that comes by itself must not turn away the answer that was on its way.
CONTRIBUTIONS = frozenset(
    {Joined, Adjusted, WordProposed, WordAccepted, Pointed, ClueGiven, Guessed, Sealed, Judged, Spelt}
)


# State ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Proposal:
    word: str
    accepted: bool


@dataclass(frozen=True, slots=True)
class Spelling:
    text: str
    exact: bool


@dataclass(frozen=True, slots=True)
class Place:
    """What a seat owns on the board: its pawn, its cards, its secret word."""

    square: int = START
    moved: bool = False
    cards: tuple[str, ...] = ()
    word: str = ""
    public: bool = False
    # The words this seat showed when it took another.
    shown: tuple[str, ...] = ()
    handicap: int = 0
    extra: Extra = "none"

    def missing(self) -> int:
        """How many cards the seat still needs for its word."""
        have = Counter(self.cards)
        return sum(max(0, count - have[compartment]) for compartment, count in needs(letters(self.word)).items())


def _none() -> Mapping[str, Any]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class State:
    seats: tuple[Seat, ...]
    decks: tuple[Deck, ...]
    options: Options
    places: tuple[Place, ...]
    # The order of the cards in each compartment, the next one first.
    queues: Mapping[str, tuple[int, ...]]
    phase: Phase = "words"
    proposals: Mapping[str, Proposal] = field(default_factory=_none)
    throws: tuple[tuple[Throw, ...], ...] = ()
    turn: int = 0
    active: int = 0
    face: int | None = None
    path: tuple[int, ...] = ()
    pointed: Mapping[str, str] = field(default_factory=_none)  # in the order they were made
    offer: Offered | None = None
    refused: bool = False
    compartment: str | None = None
    riddle: Riddle | None = None
    clue: int = 0
    guesses: tuple[tuple[str, Answer], ...] = ()
    sealed: Mapping[str, Answer] = field(default_factory=_none)  # in the order they were made
    rude: frozenset[str] = frozenset()
    finder: str | None = None
    opened: tuple[int, ...] | None = None
    challenger: str | None = None
    spellings: Mapping[str, Spelling] = field(default_factory=_none)
    spelt: bool | None = None
    won: int | None = None
    swapped: bool = False
    winners: tuple[int, ...] = ()

    @property
    def reserve(self) -> Mapping[str, int]:
        """How many letter cards are left in each compartment."""
        taken = Counter(card for place in self.places for card in place.cards)
        return {compartment: CARDS_EACH - taken[compartment] for compartment in COMPARTMENTS}

    @property
    def clues(self) -> tuple[Clue, ...]:
        """The clues of this riddle, in order; the seat in turn may have one more."""
        extra = self.places[self.active].extra
        clues: tuple[Clue, ...] = ("initial", "length", "nature", "definition")
        return clues if extra == "none" else (*clues, extra)

    @property
    def level(self) -> int:
        """How much is known of the word: initial and length 1, part of speech 2, definition 3, a letter more 4."""
        return max(1, self.clue - 1)

    @property
    def reader(self) -> int:
        """The seat to the right of the one whose turn it is."""
        return (self.active - 1) % len(self.seats)

    def length_of(self, seat: int) -> int:
        """How many letters a seat's first secret word has."""
        return self.options.length + self.places[seat].handicap
