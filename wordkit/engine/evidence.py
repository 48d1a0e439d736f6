"""What a fact of a game shows about who knows which word."""

from dataclasses import dataclass
from typing import Literal

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
    detail: str = ""
