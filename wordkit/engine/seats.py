"""Who sits at the table: seats taken by students or teams, and the viewers who are not students."""

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
