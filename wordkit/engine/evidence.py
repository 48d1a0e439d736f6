"""What a fact of a game shows about who knows which word."""

from dataclasses import dataclass
from typing import Literal

# P(right when the word is known) of an answer that is a team's: it may be a mate who knew.
TEAM_IF_KNOWN = 0.60

Act = Literal["recognised", "recalled", "spelled", "guessed", "described", "fooled", "was_fooled"]


@dataclass(frozen=True, slots=True)
class Evidence:
    """One student, one word, one act; q and a are P(right) without and with knowing the word, when the act tells."""

    student: str
    word: str
    act: Act
    right: bool
    q: float | None = None
    a: float | None = None
    # What was written, said or chosen.
    detail: str = ""
    # Whether it is the student's own answer, or one that their team gave.
    own: bool = True
    # How the answer was judged beyond right and wrong, as a teacher would say it: "indice 2", "accents".
    grade: str = ""
