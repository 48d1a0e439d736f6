"""Who sits at the table: seats taken by students or teams, and the viewers who are not students."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

# A viewer or an author of commands is a student's id, or one of these three.
TEACHER = "teacher"
SCREEN = "screen"
CLOCK = "clock"


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table, in the order of play; a team has a name, a lone student needs none."""

    members: tuple[str, ...]
    name: str = ""


def seat_of(seats: tuple[Seat, ...], student: str) -> int | None:
    """The index of the seat where this student sits, if any."""
    return next((index for index, seat in enumerate(seats) if student in seat.members), None)


def choice_of(seat: Seat, choices: Mapping[str, str]) -> str | None:
    """What most members of a seat chose; between equals, what was chosen first."""
    made = [choice for student, choice in choices.items() if student in seat.members]
    return Counter(made).most_common(1)[0][0] if made else None  # most_common keeps the order of first choice
