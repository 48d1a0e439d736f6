"""Dico secret: STOP, said at any moment with a word for each opponent, and what comes of it."""

from typing import Any

from wordkit.engine.errors import RuleError
from wordkit.engine.guards import during, own_seat, teacher
from wordkit.engine.seats import choice_of
from wordkit.engine.timing import TimerStopped
from wordkit.games.dico import model as m
from wordkit.games.dico.evolve import evolve
from wordkit.games.dico.model import MAX_WORD, Said, State
from wordkit.games.dico.secrets import found
from wordkit.words.text import clean, letters

Facts = tuple[Any, ...]


def say(state: State, by: str, words: tuple[Said, ...]) -> Facts:
    """STOP: heard at once from a lone student, and from a team when most of it says the same."""
    seat = own_seat(state, by)
    _heard(state)
    if seat in state.out:
        raise RuleError("out", "Tu as déjà dit STOP\u00a0: tu réponds encore, mais tu ne cherches plus.")
    said = _well_formed(state, seat, words)
    members = state.seats[seat].members
    if len(members) == 1:
        return _stop(state, seat, said, (by,))
    if state.stopping.get(by) == said:
        return ()
    pointed = m.StopPointed(by, said)
    state = evolve(state, pointed)
    spoken = _spoken(state, seat)
    agreed = [student for student in members if student in spoken and _key(spoken[student]) == _key(said)]
    if 2 * len(agreed) > len(members):
        return (pointed, *_stop(state, seat, said, tuple(agreed)))
    return (pointed,)


def hear(state: State, by: str, seat: int) -> Facts:
    """The teacher hears a team's STOP: the words most of those who spoke have given."""
    teacher(by)
    _heard(state)
    spoken = {} if not 0 <= seat < len(state.seats) else _spoken(state, seat)
    if not spoken:
        raise RuleError("no_stop", "Cette équipe n’a pas dit STOP.")
    chosen = choice_of(state.seats[seat], {student: _key(words) for student, words in spoken.items()})
    agreed = tuple(student for student, words in spoken.items() if _key(words) == chosen)
    return _stop(state, seat, spoken[agreed[0]], agreed)


def readmit(state: State, by: str, seat: int) -> Facts:
    """The teacher lets a seat play again."""
    teacher(by)
    during(state, "turn", "turned", "page", "consult")
    if seat not in state.out:
        raise RuleError("not_out", "Cette place joue encore.")
    return (m.Readmitted(seat),)


def next_seat(state: State) -> int:
    """The next seat that is not out."""
    order = [(state.active + step) % len(state.seats) for step in range(1, len(state.seats) + 1)]
    return next(seat for seat in order if seat not in state.out)


def _stop(state: State, seat: int, words: tuple[Said, ...], students: tuple[str, ...]) -> Facts:
    right = tuple(found(state.secrets[said.seat], said.word) for said in words)
    stopped = m.Stopped(seat, words, right, students)
    after = evolve(state, stopped)
    if all(right):
        return (TimerStopped(), stopped, m.Ended((seat,)))
    left = [index for index in range(len(state.seats)) if index not in after.out]
    if len(left) == 1:
        return (TimerStopped(), stopped, m.Ended((left[0],)))
    if seat != state.active:
        return (stopped,)
    closed = (m.Closed(),) if state.phase == "consult" else ()
    return (TimerStopped(), stopped, *closed, m.TurnOpened(next_seat(after)))


def _heard(state: State) -> None:
    during(state, "turn", "consult", say="Un choix est en cours\u00a0: dis STOP juste après.")


def _spoken(state: State, seat: int) -> dict[str, tuple[Said, ...]]:
    return {student: words for student, words in state.stopping.items() if student in state.seats[seat].members}


def _key(words: tuple[Said, ...]) -> str:
    """Team mates who typed « Fenêtre » and « fenetre » agree."""
    return " ".join(f"{said.seat}={letters(said.word)}" for said in words)


def _well_formed(state: State, seat: int, words: tuple[Said, ...]) -> tuple[Said, ...]:
    said = tuple(sorted((Said(one.seat, clean(one.word)) for one in words), key=lambda one: one.seat))
    opponents = {index for index in range(len(state.seats)) if index != seat}
    named = [one.seat for one in said]
    if len(said) != state.needed or len(set(named)) != len(named) or not set(named) <= opponents:
        count = "un mot" if state.needed == 1 else f"{state.needed} mots"
        raise RuleError("words", f"Pour un STOP, il faut {count}, un par adversaire.")
    if not all(letters(one.word) and len(one.word) <= MAX_WORD for one in said):
        raise RuleError("no_letters", "Écris chaque mot avec des lettres.")
    return said
