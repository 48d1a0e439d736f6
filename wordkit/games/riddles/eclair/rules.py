"""Énigmes éclair: what each command may do, phase by phase."""

from random import Random
from typing import Any

from wordkit.engine.chance import shuffled
from wordkit.engine.errors import RuleError
from wordkit.engine.guards import during, teacher
from wordkit.engine.seats import TEACHER, Seat, seat_of
from wordkit.engine.timing import TimerStopped, TimeUp, start_timer
from wordkit.games.riddles.eclair import model as m
from wordkit.games.riddles.eclair.evolve import evolve
from wordkit.games.riddles.eclair.model import LEVELS, POINTS, State
from wordkit.games.riddles.riddle import Answer, Likeness, graded, written

SEATS = (2, 40)
MOST_RIDDLES = 40
SHORTEST = 3
Facts = tuple[Any, ...]


def decide(state: State | None, by: str, command: Any, now: float, rng: Random) -> Facts:
    """The facts that a command makes, or the reason why not."""
    if state is None:
        return _begin(by, command, now, rng)
    match command:
        case m.Begin():
            raise RuleError("begun", "La partie est déjà commencée.")
        case m.Join(student, seat):
            return _join(state, by, student, seat)
        case m.NextClue():
            teacher(by)
            during(state, "riddle")
            if state.level == LEVELS:
                raise RuleError("no_more_clues", "Tous les indices sont donnés.")
            return _next_clue(state, now)
        case m.Guess(text, likeness):
            return _guess(state, by, text, likeness)
        case m.Judge(student, right):
            return _judge(state, by, student, right)
        case m.CloseRiddle():
            teacher(by)
            during(state, "riddle")
            return _close(state)
        case m.NextRiddle():
            teacher(by)
            during(state, "answer")
            return _next_riddle(state, now)
        case m.Skip():
            teacher(by)
            during(state, "riddle", "answer", say="La partie est finie.")
            return _close(state) if state.phase == "riddle" else _next_riddle(state, now)
        case m.End():
            teacher(by)
            during(state, "riddle", "answer", say="La partie est finie.")
            return (TimerStopped(), m.Ended(_winners(state)))
        case TimeUp():
            if state.phase != "riddle":
                return (TimerStopped(),)
            return _next_clue(state, now) if state.level < LEVELS else _close(state)
        case _:
            raise RuleError("unknown_command", "Ce geste n’existe pas dans ce jeu.")


def waiting(state: State) -> frozenset[str]:
    """The students who are still looking: a clue stands as long as the slowest of them is allowed."""
    if state.phase != "riddle":
        return frozenset()
    return frozenset(student for student in _students(state) if state.found_at(student) is None)


def _begin(by: str, command: Any, now: float, rng: Random) -> Facts:
    if not isinstance(command, m.Begin):
        raise RuleError("not_begun", "La partie n’a pas encore commencé.")
    teacher(by)
    seats, options = command.seats, command.options
    low, high = SEATS
    if not low <= len(seats) <= high:
        raise RuleError("seats", f"Il faut de {low} à {high} places, et il y en a {len(seats)}.")
    students = [student for seat in seats for student in seat.members]
    if len(students) != len(set(students)) or not all(seat.members for seat in seats):
        raise RuleError("seats", "Chaque place doit avoir au moins un élève, et chaque élève une seule place.")
    if not 1 <= options.riddles <= MOST_RIDDLES:
        raise RuleError("options", f"On joue de 1 à {MOST_RIDDLES} énigmes.")
    fit = [riddle for riddle in command.riddles if riddle.length >= SHORTEST]
    if not fit:
        raise RuleError("no_riddle", "Il faut au moins une énigme.")
    riddles = shuffled(rng, fit)[: options.riddles]
    return (m.Begun(seats, riddles, options), m.RiddleOpened(0), *_clue_timer(options, now))


def _join(state: State, by: str, student: str, seat: int | None) -> Facts:
    teacher(by)
    during(state, "riddle", "answer", say="La partie est finie.")
    if not student or student == TEACHER or seat_of(state.seats, student) is not None:
        raise RuleError("seated", "Cet élève a déjà une place.")
    if seat is None and len(state.seats) >= SEATS[1]:
        raise RuleError("full", "La table est complète.")
    if seat is not None and not 0 <= seat < len(state.seats):
        raise RuleError("no_such_seat", "Cette place n’existe pas.")
    return (m.Joined(student, seat),)


def _guess(state: State, by: str, text: str, likeness: Likeness) -> Facts:
    if seat_of(state.seats, by) is None:
        raise RuleError("no_seat", "Tu n’as pas de place à cette table.")
    during(state, "riddle", say="Cette énigme est finie.")
    if state.found_at(by) is not None:
        raise RuleError("found", "Tu as déjà trouvé : bravo !")
    text = written(text)
    if any(answer.text == text for answer in state.answers.get(by, ())):
        raise RuleError("again", "Tu as déjà essayé ce mot.")
    grade = graded(text, state.riddle.word, likeness)
    guessed = m.Guessed(by, Answer(text, grade, state.level, grade in state.options.counted))
    return (guessed, *_close_if_all_found(evolve(state, guessed)))


def _judge(state: State, by: str, student: str, right: bool) -> Facts:
    teacher(by)
    during(state, "riddle", "answer", say="Il n’y a pas de réponse à juger.")
    answers = state.answers.get(student, ())
    if not answers or answers[-1].right == right:
        raise RuleError("no_answer", "Il n’y a pas de réponse à juger ici.")
    judged = m.Judged(student, right)
    state = evolve(state, judged)
    if state.phase == "answer":
        return (judged, m.Closed(_gains(state)))
    return (judged, *_close_if_all_found(state))


def _close_if_all_found(state: State) -> Facts:
    return () if waiting(state) else _close(state)


def _next_clue(state: State, now: float) -> Facts:
    return (m.ClueGiven(), *_clue_timer(state.options, now))


def _clue_timer(options: m.Options, now: float) -> Facts:
    return start_timer(options.clue_seconds, options.hard, now)


def _close(state: State) -> Facts:
    return (TimerStopped(), m.Closed(_gains(state)))


def _gains(state: State) -> tuple[int, ...]:
    """Points by the fewest clues that a member of the seat needed, never by speed."""
    return tuple(_gain(state, seat) for seat in state.seats)


def _gain(state: State, seat: Seat) -> int:
    levels = [level for student in seat.members if (level := state.found_at(student)) is not None]
    return POINTS[min(levels) - 1] if levels else 0


def _next_riddle(state: State, now: float) -> Facts:
    if state.index + 1 == len(state.riddles):
        return (m.Ended(_winners(state)),)
    return (m.RiddleOpened(state.index + 1), *_clue_timer(state.options, now))


def _winners(state: State) -> tuple[int, ...]:
    best = max(state.totals)
    return tuple(seat for seat, points in enumerate(state.totals) if points == best and best > 0)


def _students(state: State) -> tuple[str, ...]:
    return tuple(student for seat in state.seats for student in seat.members)
