"""Énigmes éclair: what each viewer may see, built up from nothing."""

from dataclasses import dataclass

from wordkit.engine.seats import SCREEN, TEACHER, seat_of
from wordkit.games.riddles.eclair.model import CLUES, LEVELS, POINTS, Phase, State
from wordkit.games.riddles.riddle import Answer, Grade, Riddle, RiddleView, riddle_view

PODIUM = 3


@dataclass(frozen=True, slots=True)
class SeatView:
    members: tuple[str, ...]
    name: str


@dataclass(frozen=True, slots=True)
class TryView:
    text: str
    grade: Grade
    level: int
    right: bool


@dataclass(frozen=True, slots=True)
class StudentTries:
    """What a student answered, for the desk."""

    student: str
    found: int | None
    tries: tuple[TryView, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A place on the podium; the seats that share it."""

    points: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayedView:
    riddle: Riddle
    # Of the students who tried; for a student, whether they found it themselves.
    share: float
    mine: bool | None


@dataclass(frozen=True, slots=True)
class Me:
    seat: int
    tries: tuple[TryView, ...]
    found: int | None
    # What my team gained, when a mate found it first or with fewer clues.
    seat_found: int | None
    gain: int
    points: int


@dataclass(frozen=True, slots=True)
class DeskView:
    riddle: Riddle | None
    tries: tuple[StudentTries, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    phase: Phase
    number: int
    count: int
    seats: tuple[SeatView, ...]
    level: int
    levels: int
    worth: int
    found: int
    players: int
    riddle: RiddleView | None = None
    podium: tuple[Step, ...] = ()
    played: tuple[PlayedView, ...] = ()
    me: Me | None = None
    desk: DeskView | None = None


def view(state: State, viewer: str) -> View:
    """The view of the teacher, the screen or a student."""
    students = [student for seat in state.seats for student in seat.members]
    over = state.phase == "end"
    return View(
        phase=state.phase,
        number=state.index + 1,
        count=len(state.riddles),
        seats=tuple(SeatView(seat.members, seat.name) for seat in state.seats),
        level=state.level,
        levels=LEVELS,
        worth=POINTS[state.level - 1],
        found=sum(state.found_at(student) is not None for student in students),
        players=len(students),
        # The first level has two clues.
        riddle=None if over else riddle_view(state.riddle, CLUES, state.level + 1, told=state.phase == "answer"),
        podium=_podium(state) if over else (),
        played=_played(state, viewer) if over else (),
        me=None if viewer in (TEACHER, SCREEN) else _me(state, viewer),
        desk=_desk(state) if viewer == TEACHER else None,
    )


def _podium(state: State) -> tuple[Step, ...]:
    """The three best results and who shares each: never who comes after."""
    best = sorted({points for points in state.totals if points > 0}, reverse=True)[:PODIUM]
    return tuple(
        Step(points, tuple(seat for seat, total in enumerate(state.totals) if total == points)) for points in best
    )


def _played(state: State, viewer: str) -> tuple[PlayedView, ...]:
    return tuple(
        PlayedView(
            played.riddle,
            len(played.found) / len(played.tried) if played.tried else 0.0,
            viewer in played.found if viewer in played.tried else None,
        )
        for played in state.played
    )


def _me(state: State, student: str) -> Me | None:
    seat = seat_of(state.seats, student)
    if seat is None:
        return None
    levels = [level for mate in state.seats[seat].members if (level := state.found_at(mate)) is not None]
    return Me(
        seat=seat,
        tries=_tries(state.answers.get(student, ())),
        found=state.found_at(student),
        seat_found=min(levels) if levels else None,
        gain=state.gains[seat] if seat < len(state.gains) else 0,
        points=state.totals[seat],
    )


def _tries(answers: tuple[Answer, ...]) -> tuple[TryView, ...]:
    return tuple(TryView(answer.text, answer.grade, answer.level, answer.right) for answer in answers)


def _desk(state: State) -> DeskView:
    return DeskView(
        riddle=None if state.phase == "end" else state.riddle,
        tries=tuple(
            StudentTries(student, state.found_at(student), _tries(answers))
            for student, answers in state.answers.items()
        ),
        points=state.totals,
    )
