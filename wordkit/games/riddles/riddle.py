"""A riddle: the word to find, what is said of it clue after clue, and the answers it gets."""

from dataclasses import dataclass
from typing import Literal

from wordkit.engine.errors import RuleError
from wordkit.words.text import clean, letters, spelt

Clue = Literal["initial", "length", "nature", "definition", "second", "last"]
# What is said of an answer that does not spell the word: found outside the rules, by likeness of letters and sounds.
Likeness = Literal["plural", "near", "wrong"]
Grade = Literal["right", "typography", "accents", "plural", "near", "wrong"]

# Which answers count as found, unless the teacher says otherwise: only a misspelt word does not.
COUNTED: tuple[Grade, ...] = ("right", "typography", "accents", "plural")
SPELT_RIGHT: frozenset[Grade] = frozenset({"right", "typography"})
GRADES: tuple[Grade, ...] = ("right", "typography", "accents", "plural", "near", "wrong")  # the best first
MAX_ANSWER = 40


@dataclass(frozen=True, slots=True)
class Riddle:
    word: str
    nature: str
    definition: str

    @property
    def length(self) -> int:
        """The number of letters, as a player counts them."""
        return len(letters(self.word))

    @property
    def initial(self) -> str:
        """The first letter, without its accent."""
        return letters(self.word)[0]


@dataclass(frozen=True, slots=True)
class Answer:
    """What one student answered; `level` is how much was known of the word then, from 1 to 5."""

    text: str
    grade: Grade
    level: int
    right: bool


def written(text: str) -> str:
    """An answer as it is kept; none at all, or more than a word, is refused."""
    text = clean(text)
    if not text:
        raise RuleError("empty", "Écris d’abord ta réponse.")
    if len(text) > MAX_ANSWER:
        raise RuleError("too_long", f"Ta réponse est trop longue\u00a0: {MAX_ANSWER} signes au plus.")
    return text


def graded(text: str, word: str, likeness: Likeness) -> Grade:
    """The grade of an answer: whether it spells the word is for the rules to say, how near it is was said to them."""
    return spelt(text, word) or likeness


@dataclass(frozen=True, slots=True)
class RiddleView:
    """What has been said of the word so far: a clue that was not given is nowhere in here."""

    clues: tuple[Clue, ...]
    to_come: int
    initial: str | None = None
    length: int | None = None
    nature: str | None = None
    definition: str | None = None
    second: str | None = None
    last: str | None = None
    # The word itself, once it is no secret any more.
    word: str | None = None


def riddle_view(riddle: Riddle, clues: tuple[Clue, ...], given: int, *, told: bool) -> RiddleView:
    """The clues given so far, and the word when it may be told."""
    shown = clues if told else clues[:given]
    spelling = letters(riddle.word)
    return RiddleView(
        clues=shown,
        to_come=0 if told else len(clues) - given,
        initial=spelling[0] if "initial" in shown else None,
        length=len(spelling) if "length" in shown else None,
        nature=riddle.nature if "nature" in shown else None,
        definition=riddle.definition if "definition" in shown else None,
        second=spelling[1] if "second" in shown else None,
        last=spelling[-1] if "last" in shown else None,
        word=riddle.word if told else None,
    )
