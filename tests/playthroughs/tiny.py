"""A game as small as a game can be, written as a teacher would write a sixth one: guess the hidden number."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from types import MappingProxyType
from typing import Any

from wordkit.engine.chance import pick
from wordkit.engine.errors import RuleError
from wordkit.engine.evidence import Evidence
from wordkit.engine.seats import TEACHER, Seat, seat_of
from wordkit.engine.table import Game
from wordkit.engine.timing import TimerStopped, TimeUp, start_timer

NUMBERS = range(1, 101)


@dataclass(frozen=True, slots=True)
class Begin:
    seats: tuple[Seat, ...]
    seconds: float = 60
    hard: bool = True


@dataclass(frozen=True, slots=True)
class Guess:
    number: int


@dataclass(frozen=True, slots=True)
class Reveal:
    pass


@dataclass(frozen=True, slots=True)
class Again:
    pass


@dataclass(frozen=True, slots=True)
class Begun:
    seats: tuple[Seat, ...]
    seconds: float
    hard: bool


@dataclass(frozen=True, slots=True)
class Hidden:
    number: int


@dataclass(frozen=True, slots=True)
class Guessed:
    student: str
    number: int


@dataclass(frozen=True, slots=True)
class Revealed:
    pass


@dataclass(frozen=True, slots=True)
class State:
    seats: tuple[Seat, ...]
    seconds: float
    hard: bool
    number: int = 0
    guesses: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    open: bool = False


@dataclass(frozen=True, slots=True)
class View:
    open: bool
    guesses: int
    mine: int | None = None
    number: int | None = None


def decide(state: State | None, by: str, command: Any, now: float, rng: Random) -> tuple[Any, ...]:
    """The facts that a command makes."""
    if state is None:
        _teacher(by)
        if not isinstance(command, Begin):
            raise RuleError("not_begun", "La partie n’a pas commencé.")
        begun = Begun(command.seats, command.seconds, command.hard)
        return (begun, _hide(rng), *start_timer(command.seconds, command.hard, now))
    match command:
        case Guess(number):
            if seat_of(state.seats, by) is None:
                raise RuleError("no_seat", "Tu n’as pas de place à cette table.")
            if state.open or number not in NUMBERS:
                raise RuleError("no_guess", "Ce n’est pas possible.")
            return (Guessed(by, number),)
        case Reveal():
            _teacher(by)
            return (TimerStopped(), Revealed())
        case TimeUp():
            return (TimerStopped(), Revealed())
        case Again():
            _teacher(by)
            return (_hide(rng), *start_timer(state.seconds, state.hard, now))
        case _:
            raise RuleError("begun", "La partie est commencée.")


def evolve(state: State | None, fact: Any) -> State:
    """The state after a fact."""
    if isinstance(fact, Begun):
        return State(fact.seats, fact.seconds, fact.hard)
    assert state is not None
    match fact:
        case Hidden(number):
            return replace(state, number=number, open=False, guesses=MappingProxyType({}))
        case Guessed(student, number):
            return replace(state, guesses=MappingProxyType({**state.guesses, student: number}))
        case Revealed():
            return replace(state, open=True)
    raise AssertionError(fact)


def view(state: State, viewer: str) -> View:
    """What this viewer may see."""
    mine = state.guesses.get(viewer)
    shown = state.open or viewer == TEACHER
    return View(state.open, len(state.guesses), mine, state.number if shown else None)


def evidence(state: State | None, fact: Any) -> tuple[Evidence, ...]:
    """Who guessed what, when it is revealed."""
    if state is None or not isinstance(fact, Revealed):
        return ()
    return tuple(
        Evidence(student, "nombre", "guessed", number == state.number) for student, number in state.guesses.items()
    )


def waiting(state: State) -> frozenset[str]:
    """Who has not guessed."""
    return frozenset(student for seat in state.seats for student in seat.members) - frozenset(state.guesses)


def name_step(state: State | None, facts: tuple[Any, ...]) -> str:
    """What an undo takes back."""
    return "réponse montrée" if any(isinstance(fact, Revealed) for fact in facts) else "nombre caché"


def bot(view: View, rng: Random) -> Any | None:
    """A student who guesses once."""
    return Guess(pick(rng, NUMBERS)) if view.mine is None and not view.open else None


def begin(rng: Random) -> Begin:
    """Any beginning."""
    return Begin((Seat(("ana", "bob")), Seat(("cleo",)), Seat(("dan",))), pick(rng, (0.0, 40.0)), rng.random() < 0.5)


def teacher(view: View, rng: Random) -> Any | None:
    """A teacher who waits a little."""
    return Again() if view.open else Reveal() if rng.random() < 0.3 else None


def twist(state: State, viewer: str, rng: Random) -> State:
    """Another number, other guesses: what only the teacher knows before it is revealed."""
    others = {student: pick(rng, NUMBERS) for student in state.guesses if student != viewer}
    mine = {viewer: state.guesses[viewer]} if viewer in state.guesses else {}
    hidden = state.number if state.open or viewer == TEACHER else pick(rng, NUMBERS)
    return replace(state, number=hidden, guesses=MappingProxyType(others | mine))


def _hide(rng: Random) -> Hidden:
    return Hidden(pick(rng, NUMBERS))


def _teacher(by: str) -> None:
    if by != TEACHER:
        raise RuleError("teacher_only", "Seul l’enseignant peut faire cela.")


GAME = Game(
    slug="tiny",
    title="Nombre caché",
    seats=(1, 40),
    commands=(Begin, Guess, Reveal, Again),
    facts=(Begun, Hidden, Guessed, Revealed),
    contributions=frozenset({Guessed}),
    timed=frozenset({Guess}),
    decide=decide,
    evolve=evolve,
    view=view,
    evidence=evidence,
    waiting=waiting,
    name_step=name_step,
    bot=bot,
)
