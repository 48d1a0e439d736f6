"""A table where a game is played: commands become turns, turns fold into the state, steps can be taken back."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from wordkit.engine import timing
from wordkit.engine.chance import dice
from wordkit.engine.codec import tagged, untagged
from wordkit.engine.errors import RuleError
from wordkit.engine.evidence import Evidence
from wordkit.engine.seats import CLOCK, TEACHER
from wordkit.engine.texts import Texts
from wordkit.engine.timing import Clock, Tick, TimeUp


@dataclass(frozen=True, slots=True)
class Game:
    """The rules of one game, as functions, and the types they speak."""

    slug: str
    title: str
    seats: tuple[int, int]
    commands: tuple[type, ...]
    facts: tuple[type, ...]
    # What students add on their own (a text, a vote). Any other fact is a step: it can be taken back by name,
    # and commands that answered an older step are refused.
    contributions: frozenset[type]
    # The commands that a hard timer cuts off, student by student.
    timed: frozenset[type]
    decide: Callable[[Any, str, Any, float, Random], tuple[Any, ...]]
    evolve: Callable[[Any, Any], Any]
    view: Callable[[Any, str], Any]
    # What a fact shows; None instead of a fact: what is still unsaid when the table is left as it is.
    evidence: Callable[[Any, Any], Iterable[Evidence]]
    waiting: Callable[[Any], frozenset[str]]
    # A few French words for the undo button; students stand as {id}, since a name is not the rules' business.
    name_step: Callable[[Any, tuple[Any, ...]], str]
    # A simulated student: what it does, seeing this view.
    bot: Callable[[Any, Random], Any | None]
    # The command that seats a student who comes late, where the game allows it: join(student, seat or None).
    join: Callable[[str, int | None], Any] | None = None
    # The facts that hold what students wrote.
    texts: Mapping[type, Texts] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back a step, and all that was built on it."""

    turn: int


@dataclass(frozen=True, slots=True)
class Turn:
    """One accepted command with its facts: the unit that is stored, replayed and taken back."""

    n: int
    by: str
    at: float
    facts: tuple[Any, ...]
    undoes: int | None = None

    def facts_json(self) -> list[dict[str, Any]]:
        """The facts as JSON data."""
        return [tagged(fact) for fact in self.facts]


@dataclass(frozen=True, slots=True)
class Step:
    """A turn that moved the game on, and what to call it."""

    turn: int
    name: str


@dataclass(frozen=True, slots=True)
class Table:
    """A game in progress: all that the turns so far have made of it."""

    game: Game
    state: Any = None
    clock: Clock = field(default_factory=Clock)
    n: int = 0
    at: float = 0.0
    # The turns that still count, and the steps among them: what was undone is in the log, not here.
    turns: tuple[Turn, ...] = ()
    steps: tuple[Step, ...] = ()
    # The turn of the last step or undo: what a command must name to be heard.
    step: int = 0

    def view(self, viewer: str) -> Any:
        """What this viewer may see."""
        return self.game.view(self.state, viewer)

    @property
    def undoable(self) -> Step | None:
        """The step that an undo would take back: any but the beginning."""
        return self.steps[-1] if len(self.steps) > 1 else None

    def after(self, turn: int) -> int:
        """How many turns that still count came after this one: an undo takes them back too."""
        return sum(1 for other in self.turns if other.n > turn)


def play(table: Table, by: str, command: Any, *, now: float, seed: str, step: int | None = None) -> Turn | None:
    """The turn that this command makes, or None when a tick has nothing to do. Raises RuleError.

    `step` is the step that the page was showing: an answer to an older one is refused, so that two desks
    or a late click never do a thing twice.
    """
    now = max(now, table.at)  # the clock of the machine may be set back; the table's never is
    if step is not None and step != table.step:
        raise RuleError("stale", "C’était déjà fait\u00a0: l’écran vient de se mettre à jour.")
    n = table.n + 1
    if isinstance(command, Undo):
        return _undo(table, by, command, n, now)
    facts = _decide(table, by, command, now, dice(seed, n))
    return Turn(n, by, now, facts) if facts else None


def fold(table: Table, turn: Turn) -> Table:
    """The table after one more turn."""
    if turn.undoes is not None:
        table = replace(_without(table, turn.undoes), step=turn.n)
    before = table.state
    state, clock = before, table.clock
    for fact in turn.facts:
        if isinstance(fact, timing.FACTS):
            clock = timing.evolve(clock, fact)
        else:
            state = table.game.evolve(state, fact)
    table = replace(table, state=state, clock=clock, n=turn.n, at=turn.at, turns=(*table.turns, turn))
    moves = tuple(fact for fact in turn.facts if type(fact) in table.game.facts)
    if turn.undoes is None and any(type(fact) not in table.game.contributions for fact in moves):
        step = Step(turn.n, table.game.name_step(before, moves))
        return replace(table, steps=(*table.steps, step), step=turn.n)
    return table


def replay(game: Game, turns: Iterable[Turn]) -> Table:
    """The table that these turns lead to. Needs no dice: chance is in the facts."""
    table = Table(game)
    for turn in turns:
        table = fold(table, turn)
    return table


def evidence(game: Game, turns: Iterable[Turn]) -> Iterable[tuple[Turn, Evidence]]:
    """What each turn that still counts shows about who knows which word, were the table left as it is."""
    state = None
    standing = replay(game, turns).turns
    for turn in standing:
        for fact in turn.facts:
            if isinstance(fact, timing.FACTS):
                continue
            for piece in game.evidence(state, fact):
                yield turn, piece
            state = game.evolve(state, fact)
    if standing:
        for piece in game.evidence(state, None):
            yield standing[-1], piece


def read_facts(game: Game, data: Iterable[Any]) -> tuple[Any, ...]:
    """The facts that `Turn.facts_json` wrote."""
    return tuple(untagged(item, (*game.facts, *timing.FACTS)) for item in data)


def _without(table: Table, undone: int) -> Table:
    """The table without this turn and all that came after it."""
    kept = tuple(turn for turn in table.turns if turn.n < undone)
    if len(kept) == len(table.turns):
        return table  # this undo is itself being replayed: what it took back is no longer among the turns
    before = replay(table.game, kept)
    # Longer time for a student is no part of the game's course: it outlives the undo.
    return replace(before, clock=replace(before.clock, paces=table.clock.paces))


def _decide(table: Table, by: str, command: Any, now: float, rng: Random) -> tuple[Any, ...]:
    if isinstance(command, Tick):
        if table.state is None or not table.clock.due(table.game.waiting(table.state), now):
            return ()
        return table.game.decide(table.state, CLOCK, TimeUp(), now, rng)
    if isinstance(command, timing.COMMANDS):
        if by != TEACHER:
            raise RuleError("teacher_only", "Seul l’enseignant peut faire cela.")
        return timing.decide(table.clock, command, now)
    if type(command) not in table.game.commands:  # TimeUp too: the clock alone says it, above
        raise RuleError("unknown_command", "Ce geste n’existe pas dans ce jeu.")
    if by != TEACHER and table.clock.paused:
        raise RuleError("paused", "Le jeu est en pause. On reprend dans un instant.")
    if type(command) in table.game.timed and now > table.clock.deadline_of(by) + timing.GRACE:
        raise RuleError("too_late", "Le temps est écoulé.")
    return table.game.decide(table.state, by, command, now, rng)


def _undo(table: Table, by: str, command: Undo, n: int, now: float) -> Turn:
    if by != TEACHER:
        raise RuleError("teacher_only", "Seul l’enseignant peut annuler.")
    last = table.undoable
    if last is None:
        raise RuleError("nothing_to_undo", "Il n’y a rien à annuler.")
    if command.turn != last.turn:
        raise RuleError("stale", "C’était déjà annulé\u00a0: l’écran vient de se mettre à jour.")
    kept = replay(table.game, (turn for turn in table.turns if turn.n < last.turn))
    taken_at = next(turn.at for turn in table.turns if turn.n == last.turn)
    left = kept.clock.left(taken_at)
    # The time that was left when the step was taken; a soft timer that had run out stays at zero.
    return Turn(n, by, now, (timing.Paused(None if left is None else max(left, 0.0)),), undoes=last.turn)
