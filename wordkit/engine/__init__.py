"""What a game is: pure rules, turns that can be replayed and taken back, time and chance as arguments."""

from wordkit.engine.errors import RuleError
from wordkit.engine.evidence import Evidence
from wordkit.engine.seats import CLOCK, SCREEN, TEACHER, Seat
from wordkit.engine.table import Game, Table, Turn, Undo, fold, play, replay
from wordkit.engine.timing import (
    Extend,
    GivePace,
    Pause,
    Resume,
    SwitchTimer,
    Tick,
    TimerStarted,
    TimerStopped,
    TimeUp,
)

__all__ = [
    "CLOCK",
    "SCREEN",
    "TEACHER",
    "Evidence",
    "Extend",
    "Game",
    "GivePace",
    "Pause",
    "Resume",
    "RuleError",
    "Seat",
    "SwitchTimer",
    "Table",
    "Tick",
    "TimeUp",
    "TimerStarted",
    "TimerStopped",
    "Turn",
    "Undo",
    "fold",
    "play",
    "replay",
]
