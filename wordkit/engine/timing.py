"""Time at the table: soft and hard timers, pause, longer time for a student. Now is always an argument."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from wordkit.engine.errors import RuleError

# School networks lag: an answer this late still counts, and a hard timer closes only after it.
GRACE = 1.5


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop the time; nobody but the teacher can act."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Let the time run on."""


@dataclass(frozen=True, slots=True)
class Extend:
    """Give everyone more time in this phase, counted from now if its time had run out."""

    seconds: float


@dataclass(frozen=True, slots=True)
class SwitchTimer:
    """Make the running timer hard (it closes the phase) or soft (it only shows)."""

    hard: bool


@dataclass(frozen=True, slots=True)
class GivePace:
    """Give one student longer hard timers: 1.5 or 2 times, or 0 for no limit; 1 is the ordinary pace."""

    student: str
    factor: float


@dataclass(frozen=True, slots=True)
class Tick:
    """Close what is due."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """Said to a game by the clock when its hard timer has run out."""


@dataclass(frozen=True, slots=True)
class TimerStarted:
    seconds: float
    hard: bool
    deadline: float


@dataclass(frozen=True, slots=True)
class TimerStopped:
    pass


@dataclass(frozen=True, slots=True)
class Paused:
    left: float | None


@dataclass(frozen=True, slots=True)
class Resumed:
    deadline: float | None


@dataclass(frozen=True, slots=True)
class Extended:
    seconds: float


@dataclass(frozen=True, slots=True)
class TimerSwitched:
    hard: bool


@dataclass(frozen=True, slots=True)
class PaceGiven:
    student: str
    factor: float


Command = Pause | Resume | Extend | SwitchTimer | GivePace
Fact = TimerStarted | TimerStopped | Paused | Resumed | Extended | TimerSwitched | PaceGiven
COMMANDS = (Pause, Resume, Extend, SwitchTimer, GivePace)
FACTS = (TimerStarted, TimerStopped, Paused, Resumed, Extended, TimerSwitched, PaceGiven)


def start_timer(seconds: float, hard: bool, now: float) -> tuple[TimerStarted, ...]:
    """The fact that starts a timer, or none when this phase has no time limit."""
    return (TimerStarted(seconds, hard, now + seconds),) if seconds > 0 else ()


@dataclass(frozen=True, slots=True)
class Timer:
    """A timer that runs to its deadline, or that rests with what is left of it."""

    seconds: float
    hard: bool
    deadline: float | None
    left: float | None = None


@dataclass(frozen=True, slots=True)
class Clock:
    """The table's time: the timer of this phase, whether all is paused, who has longer."""

    timer: Timer | None = None
    paused: bool = False
    paces: Mapping[str, float] = field(default_factory=lambda: MappingProxyType({}))

    def left(self, now: float) -> float | None:
        """Seconds left for an ordinary student; negative once past the deadline of a soft timer."""
        if self.timer is None:
            return None
        return self.timer.left if self.timer.deadline is None else self.timer.deadline - now

    def deadline_of(self, student: str) -> float:
        """When a hard timer ends for this student: infinity when nothing presses."""
        timer = self.timer
        if timer is None or timer.deadline is None or not timer.hard:
            return math.inf
        factor = self.paces.get(student, 1.0)
        return math.inf if factor == 0 else timer.deadline + timer.seconds * (factor - 1)

    def due(self, waiting: Iterable[str], now: float) -> bool:
        """Whether a hard timer has run out for everyone who is still awaited."""
        if self.timer is None or self.timer.deadline is None or not self.timer.hard:
            return False
        last = max((self.deadline_of(student) for student in waiting), default=self.timer.deadline)
        return now > max(last, self.timer.deadline) + GRACE


def decide(clock: Clock, command: Command, now: float) -> tuple[Fact, ...]:
    """The teacher's power over time."""
    match command:
        case Pause():
            if clock.paused:
                raise RuleError("paused", "Le jeu est déjà en pause.")
            return (Paused(clock.left(now)),)
        case Resume():
            if not clock.paused:
                raise RuleError("not_paused", "Le jeu n’est pas en pause.")
            left = clock.left(now)
            return (Resumed(None if left is None else now + left),)
        case Extend(seconds):
            left = clock.left(now)
            if left is None:
                raise RuleError("no_timer", "Aucun minuteur ne tourne.")
            if not 1 <= seconds <= 3600:
                raise RuleError("bad_time", "On peut ajouter entre une seconde et une heure.")
            return (Extended(seconds + max(-left, 0.0)),)
        case SwitchTimer(hard):
            if clock.timer is None:
                raise RuleError("no_timer", "Aucun minuteur ne tourne.")
            return (TimerSwitched(hard),)
        case GivePace(student, factor):
            if factor not in (0, 1, 1.5, 2):
                raise RuleError("bad_pace", "Le temps d’un élève peut être normal, × 1,5, × 2 ou sans limite.")
            return (PaceGiven(student, factor),)


def evolve(clock: Clock, fact: Fact) -> Clock:
    """The clock after a fact."""
    timer = clock.timer
    match fact:
        case TimerStarted(seconds, hard, deadline):
            started = Timer(seconds, hard, None, seconds) if clock.paused else Timer(seconds, hard, deadline)
            return replace(clock, timer=started)
        case TimerStopped():
            return replace(clock, timer=None)
        case Paused(left):
            return replace(clock, paused=True, timer=timer and replace(timer, deadline=None, left=left))
        case Resumed(deadline):
            return replace(clock, paused=False, timer=timer and replace(timer, deadline=deadline, left=None))
        case Extended(seconds):
            return replace(clock, timer=timer and _longer(timer, seconds))
        case TimerSwitched(hard):
            return replace(clock, timer=timer and replace(timer, hard=hard))
        case PaceGiven(student, factor):
            return replace(clock, paces=MappingProxyType({**clock.paces, student: factor}))


def _longer(timer: Timer, seconds: float) -> Timer:
    return replace(
        timer,
        seconds=timer.seconds + seconds,
        deadline=None if timer.deadline is None else timer.deadline + seconds,
        left=None if timer.left is None else timer.left + seconds,
    )
