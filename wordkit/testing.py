"""For whoever writes a game: a sitting with a fake clock, games played by bots, and the contract of every game."""

import json
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from random import Random
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from wordkit.engine import timing
from wordkit.engine.chance import pick, shuffled
from wordkit.engine.codec import tagged, to_json, untagged
from wordkit.engine.errors import RuleError
from wordkit.engine.seats import CLOCK, SCREEN, TEACHER
from wordkit.engine.table import Game, Table, Turn, Undo, fold, read_facts, replay
from wordkit.engine.table import play as turn_of

STRANGER = "stranger"

# What a teacher does, seeing this view; None to wait.
Teacher = Callable[[Any, Random], Any | None]
# The same state with every secret rewritten that this viewer must not know now.
Twist = Callable[[Any, str, Random], Any]


@dataclass(frozen=True, slots=True)
class Asked:
    """A command as it was given, accepted or not."""

    by: str
    command: Any
    now: float
    step: int | None


class Sitting:
    """A table, a clock that is moved by hand, and the log of all that was asked."""

    def __init__(self, game: Game, seed: str = "graine") -> None:
        self.game = game
        self.seed = seed
        self.now = 0.0
        self.table = Table(game)
        self.turns: list[Turn] = []
        # The table after each turn; the first one is empty, so that tables[n] is the table after turn n.
        self.tables: list[Table] = [self.table]
        self.asked: list[Asked] = []

    @property
    def state(self) -> Any:
        """What the rules alone know."""
        return self.table.state

    @property
    def students(self) -> tuple[str, ...]:
        """Everyone who has a seat, in the order of play."""
        return tuple(student for seat in self.state.seats for student in seat.members)

    def do(self, by: str, command: Any, step: int | None = None) -> Turn | None:
        """Play a command now. Raises RuleError."""
        self.asked.append(Asked(by, command, self.now, step))
        turn = turn_of(self.table, by, command, now=self.now, seed=self.seed, step=step)
        if turn is not None:
            self.table = fold(self.table, turn)
            self.turns.append(turn)
            self.tables.append(self.table)
        return turn

    def after(self, seconds: float) -> "Sitting":
        """Let time pass; nothing is closed until a tick."""
        self.now += seconds
        return self

    def tick(self) -> Turn | None:
        """Close what is due."""
        return self.do(CLOCK, timing.Tick())

    def refused(self, by: str, command: Any, step: int | None = None) -> str:
        """The code of the refusal of a command that must be refused."""
        try:
            turn = self.do(by, command, step)
        except RuleError as error:
            return error.code
        raise AssertionError(f"{by} could do {command!r}: {turn}")

    def undo(self) -> Turn | None:
        """Take back the last step."""
        step = self.table.undoable
        return self.do(TEACHER, Undo(step.turn if step else 0))

    def view(self, viewer: str) -> Any:
        """What this viewer may see."""
        return self.table.view(viewer)


def play(game: Game, begin: Any, teacher: Teacher, seed: str, turns: int) -> tuple[Turn, ...]:
    """A game played by its bots and this teacher until nobody wants anything more, or for so many turns."""
    sitting = Sitting(game, seed)
    sitting.do(TEACHER, begin)
    _play_on(sitting, teacher, Random(f"{seed}/people"), turns, trouble=0.0)
    return tuple(sitting.turns)


def any_command(game: Game, state: Any, rng: Random) -> Any:
    """A command of any type with any content, right or wrong, often made of words that the state holds."""
    kinds = (*game.commands, *timing.COMMANDS, timing.TimeUp, Undo)
    return _any(pick(rng, kinds), _known_strings(state), rng)


def playthrough(game: Game, turns: Iterable[Turn], students: Sequence[str]) -> str:
    """The turns as text: who, when, the facts, and what changed for the teacher, the screen and these students."""
    blocks = []
    table = Table(game)
    for turn in turns:
        before, table = table, fold(table, turn)
        undoes = "" if turn.undoes is None else f"  undoes {turn.undoes}"
        lines = [f"# {turn.n}  t={turn.at:g}  {turn.by}{undoes}"]
        lines += [_line("fact", [_short(fact)]) for fact in turn.facts]
        for viewer in (TEACHER, SCREEN, *students):
            seen = None if before.state is None else before.view(viewer)
            if changes := list(_changes(seen, table.view(viewer))):
                lines.append(_line(viewer, changes))
        blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)


def check_game(
    game: Game,
    begin: Callable[[Random], Any],
    teacher: Teacher,
    twist: Twist,
    *,
    teacher_only: Sequence[type] = (),
    examples: int = 20,
    turns: int = 80,
) -> None:
    """Play many games with all kinds of trouble; raise AssertionError where the game breaks the contract of games.

    `begin` makes a beginning, `teacher_only` names the commands that no student may ever give.
    """
    from hypothesis import HealthCheck, Phase, given, settings
    from hypothesis import strategies as st

    check_types(game)
    rewritten, happened = 0, set[type]()

    # A smaller seed makes no smaller game: the first that fails is reported as it is.
    @settings(
        max_examples=examples,
        deadline=None,
        phases=(Phase.reuse, Phase.generate),
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.integers(0, 2**32 - 1))
    def contract(number: int) -> None:
        nonlocal rewritten
        seed, rng = str(number), Random(f"{number}/trouble")
        sitting = Sitting(game, seed)
        sitting.do(TEACHER, begin(rng))
        _play_on(sitting, teacher, rng, turns, trouble=0.15)
        happened.update(type(fact) for turn in sitting.turns for fact in turn.facts)
        check_chance(sitting)
        check_facts(sitting)
        rewritten += check_secrets(sitting, twist, rng)
        check_powers(sitting, teacher_only, rng)
        check_undo(sitting)

    contract()
    assert rewritten, f"{game.slug}: the twist never rewrites anything, so nothing was proved about secrets"
    never = [fact.__name__ for fact in game.facts if fact not in happened]
    assert not never, f"{game.slug}: nothing was proved about {never}: no bot and no teacher ever made them happen"


def check_types(game: Game) -> None:
    """Commands and facts are frozen, slotted dataclasses, each with a name of its own."""
    for types in (game.commands, (*game.facts, *timing.FACTS)):
        names = [cls.__name__ for cls in types]
        assert len(names) == len(set(names)), f"{game.slug}: two types have one name in {names}"
    for cls in (*game.commands, *game.facts):
        assert is_dataclass(cls), f"{cls.__name__} is no dataclass"
        assert cls.__dataclass_params__.frozen, f"{cls.__name__} is not frozen"  # type: ignore[attr-defined]
        assert "__slots__" in vars(cls), f"{cls.__name__} has no slots"
    assert game.contributions <= set(game.facts), f"{game.slug}: a contribution is no fact of the game"
    assert game.timed <= set(game.commands), f"{game.slug}: a timed command is no command of the game"


def check_chance(sitting: Sitting) -> None:
    """The same seed and commands make the same log, whatever happens to the global dice."""
    again = Sitting(sitting.game, sitting.seed)
    for number, asked in enumerate(sitting.asked):
        random.seed(number)
        again.now = asked.now
        with suppress(RuleError):
            again.do(asked.by, asked.command, asked.step)
    assert again.turns == sitting.turns, _where(sitting, "the same commands did not make the same turns")


def check_facts(sitting: Sitting) -> None:
    """Commands, facts and views survive JSON, and the stored log leads to the same table."""
    game = sitting.game
    for asked in sitting.asked:
        if type(asked.command) in game.commands:
            sent = json.loads(json.dumps(tagged(asked.command)))
            assert untagged(sent, game.commands) == asked.command, f"{asked.command!r} does not survive JSON"
    stored = []
    for turn in sitting.turns:
        facts = read_facts(game, json.loads(json.dumps(turn.facts_json(), allow_nan=False)))
        assert facts == turn.facts, f"the facts of turn {turn.n} do not survive JSON: {turn.facts!r}"
        stored.append(replace(turn, facts=facts))
    assert replay(game, stored) == sitting.table, _where(sitting, "the stored log leads to another table")
    for viewer in _viewers(sitting.table):
        json.dumps(to_json(sitting.view(viewer)), allow_nan=False)


def check_secrets(sitting: Sitting, twist: Twist, rng: Random) -> int:
    """No view changes when only what its viewer must not know is rewritten; how often something was."""
    rewritten = 0
    for table in sitting.tables[1:]:
        viewers = _viewers(table)
        for viewer in (TEACHER, SCREEN, pick(rng, viewers), pick(rng, viewers)):
            other = twist(table.state, viewer, rng)
            rewritten += other != table.state
            changes = list(_changes(table.view(viewer), table.game.view(other, viewer)))
            assert not changes, _where(sitting, f"after turn {table.n}, a secret shows to {viewer}: {changes}")
    return rewritten


def check_powers(sitting: Sitting, teacher_only: Sequence[type], rng: Random) -> None:
    """A stranger can do nothing, and no student what is the teacher's alone."""
    game = sitting.game
    given = [asked.command for asked in sitting.asked if asked.by != CLOCK]
    latecomer = [] if game.join is None else [game.join(STRANGER, None)]
    reserved = (*teacher_only, *map(type, latecomer), *timing.COMMANDS, timing.TimeUp, Undo)
    for table in shuffled(rng, sitting.tables[1:])[:20]:
        known = _known_strings(table.state)
        tried = [pick(rng, given), *latecomer, *(_any(cls, known, rng) for cls in (*game.commands, *reserved))]
        student = pick(rng, _students(table))
        for command in tried:
            _must_refuse(sitting, table, STRANGER, command)
            if type(command) in reserved:
                _must_refuse(sitting, table, student, command)


def check_undo(sitting: Sitting) -> None:
    """Taking back every step, one after the other: each time as if it had never been, and the clock rests."""
    viewers = _viewers(sitting.table)
    while (step := sitting.table.undoable) is not None:
        before, paces = sitting.tables[step.turn - 1], sitting.table.clock.paces
        taken_at = sitting.turns[step.turn - 1].at
        sitting.undo()
        table, where = sitting.table, _where(sitting, f"undoing turn {step.turn}, {step.name},")
        assert table.state == before.state, f"{where} left something in the state"
        for viewer in viewers:
            changes = list(_changes(before.view(viewer), table.view(viewer)))
            assert not changes, f"{where} left something for {viewer} to see: {changes}"
        left = before.clock.left(taken_at)
        assert table.clock.paused, f"{where} let the time run"
        assert table.clock.left(sitting.now) == (None if left is None else max(left, 0.0)), f"{where} changed the time"
        assert table.clock.paces == paces, f"{where} took a student's longer time away"
        assert table.steps == before.steps, f"{where} left other steps to undo"


# Play ----------------------------------------------------------------------------------------------------------------


def _play_on(sitting: Sitting, teacher: Teacher, rng: Random, turns: int, trouble: float) -> None:
    """Ask everyone, in any order, again and again, until nothing has happened for a while."""
    idle = 0
    while idle < 10:
        so_far = len(sitting.turns)
        for person in shuffled(rng, (*sitting.students, TEACHER)):
            if len(sitting.turns) >= turns:
                return
            sitting.after(rng.random() * 5)
            sitting.tick()
            if rng.random() < trouble:
                _make_trouble(sitting, person, rng)
            if sitting.table.clock.paused and rng.random() < 0.5:
                sitting.do(TEACHER, timing.Resume())
            view = sitting.view(person)
            command = teacher(view, rng) if person == TEACHER else sitting.game.bot(view, rng)
            if command is not None and rng.random() < 0.7:  # a class does not answer as one
                _try(sitting, person, command, rng)
        idle = idle + 1 if len(sitting.turns) == so_far else 0
        if idle and sitting.table.clock.timer is not None:
            sitting.after(60)


def _make_trouble(sitting: Sitting, person: str, rng: Random) -> None:
    """Something that a lesson may bring: nonsense from a page, a pause, more time, a late student, an undo."""
    table, join = sitting.table, sitting.game.join
    by, command = TEACHER, None
    match pick(rng, ("nonsense", "stranger", "pause", "extend", "switch", "pace", "undo", "late")):
        case "nonsense":
            by, command = person, any_command(table.game, table.state, rng)
        case "stranger":
            by, command = STRANGER, any_command(table.game, table.state, rng)
        case "pause":
            command = timing.Pause()
        case "extend":
            command = timing.Extend(1 + rng.random() * 60)
        case "switch":
            command = timing.SwitchTimer(rng.random() < 0.5)
        case "pace":
            command = timing.GivePace(pick(rng, sitting.students), pick(rng, (0.0, 1.0, 1.5, 2.0)))
        case "undo" if table.undoable is not None:
            command = Undo(table.undoable.turn)
        case "late" if join is not None:
            command = join(f"late{table.n}", pick(rng, (None, *range(len(table.state.seats)))))
    if command is not None:
        _try(sitting, by, command, rng)


def _try(sitting: Sitting, by: str, command: Any, rng: Random) -> None:
    """Play a command, now and then as an answer to a step that is gone; a refusal is an answer too."""
    now = sitting.table.step
    with suppress(RuleError):
        sitting.do(by, command, pick(rng, (None, now, now, now, now - 1)))


def _must_refuse(sitting: Sitting, table: Table, by: str, command: Any) -> None:
    try:
        turn = turn_of(table, by, command, now=table.at, seed=sitting.seed)
    except RuleError:
        return
    assert turn is None, _where(sitting, f"after turn {table.n}, {by} could do {command!r}: {turn}")


def _viewers(table: Table) -> tuple[str, ...]:
    return (TEACHER, SCREEN, *_students(table), STRANGER)


def _students(table: Table) -> tuple[str, ...]:
    return tuple(student for seat in table.state.seats for student in seat.members)


def _where(sitting: Sitting, what: str) -> str:
    return f"{sitting.game.slug}, seed {sitting.seed}: {what}"


# Any command ---------------------------------------------------------------------------------------------------------


def _any(hint: Any, known: Sequence[str], rng: Random) -> Any:
    origin, args = get_origin(hint), get_args(hint)
    if hint is str:
        return pick(rng, (*known, "", "  ", "x" * 500))
    if hint is bool:
        return rng.random() < 0.5
    if hint is int:
        return int(rng.random() * 12) - 2
    if hint is float:
        return pick(rng, (-1.0, 0.0, 1.5, 30.0, 1e9))
    if hint is NoneType:
        return None
    if origin is Literal:
        return pick(rng, args)
    if origin in (Union, UnionType):
        return _any(pick(rng, args), known, rng)
    if origin is tuple:
        parts = (args[0],) * int(rng.random() * 4) if args[-1] is Ellipsis else args
        return tuple(_any(part, known, rng) for part in parts)
    return hint(**{name: _any(part, known, rng) for name, part in get_type_hints(hint).items()})


def _known_strings(state: Any) -> list[str]:
    return sorted({text for text in _strings(to_json(state)) if len(text) <= 40})


def _strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        yield from data
        for item in data.values():
            yield from _strings(item)
    elif isinstance(data, list):
        for item in data:
            yield from _strings(item)


# Text of a play-through ----------------------------------------------------------------------------------------------

_MARGIN, _WIDTH = 10, 118


def _line(label: str, parts: list[str]) -> str:
    line = f"{label:<{_MARGIN - 1}} " + "  ".join(parts)
    if len(line) <= _WIDTH or len(parts) == 1:
        return line
    return f"{label:<{_MARGIN - 1}} " + f"\n{'':{_MARGIN}}".join(parts)


def _changes(old: Any, new: Any, path: str = "") -> Iterator[str]:
    """What differs, field by field; of a tuple that has only grown, what was added."""
    if old == new and type(old) is type(new):
        return
    if _is_record(new) and (type(old) is type(new) or not path):
        for field in fields(new):
            was = getattr(old, field.name) if _is_record(old) else _default(field)
            yield from _changes(was, getattr(new, field.name), f"{path}.{field.name}" if path else field.name)
    elif isinstance(new, tuple) and isinstance(old, tuple) and old and new[: len(old)] == old:
        yield _said(f"{path}+=", new[len(old) :])
    elif isinstance(new, tuple) and isinstance(old, tuple) and len(old) == len(new) and all(map(_is_record, new)):
        for index, (was, now) in enumerate(zip(old, new, strict=True)):
            yield from _changes(was, now, f"{path}[{index}]")
    else:
        yield _said(f"{path}=", new)


def _said(name: str, value: Any) -> str:
    line = name + _short(value)
    if len(line) < _WIDTH - _MARGIN or not isinstance(value, tuple):
        return line
    return name + "(" + "".join(f"\n{'':{_MARGIN + 2}}{_short(item)}," for item in value) + f"\n{'':{_MARGIN}})"


def _short(value: Any) -> str:
    """A value with only those fields that say something."""
    if _is_record(value):
        said = {field.name: getattr(value, field.name) for field in fields(value)}
        kept = [field.name for field in fields(value) if said[field.name] != _default(field)]
        return f"{type(value).__name__}({', '.join(f'{name}={_short(said[name])}' for name in kept)})"
    if isinstance(value, tuple):
        inside = ", ".join(_short(item) for item in value)
        return f"({inside},)" if len(value) == 1 else f"({inside})"
    return repr(value)


def _default(field: Any) -> Any:
    if field.default is not MISSING:
        return field.default
    return field.default_factory() if field.default_factory is not MISSING else MISSING


def _is_record(value: Any) -> bool:
    return is_dataclass(value) and not isinstance(value, type)
