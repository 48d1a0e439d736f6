"""Énigmes: a riddle from its first clue to the card it wins, with sealed answers and spelling."""

from functools import reduce
from typing import Any

from wordkit.engine.errors import RuleError
from wordkit.engine.guards import during, own_seat, teacher
from wordkit.engine.seats import TEACHER, Seat, choice_of
from wordkit.engine.timing import TimerStopped, start_timer
from wordkit.games.riddles import model as m
from wordkit.games.riddles.evolve import evolve
from wordkit.games.riddles.model import Place, State
from wordkit.games.riddles.riddle import MAX_ANSWER, Answer, Likeness, Riddle, graded, written
from wordkit.words.text import clean, fold, same_spelling

Facts = tuple[Any, ...]


def ask(state: State, compartment: str, now: float) -> Facts:
    """Draw the first card of the compartment that has a word of this length, and give the first clue."""
    deck = next(deck for deck in state.decks if deck.compartment == compartment)
    has_length = (card for card in state.queues[compartment] if any(r.length == state.face for r in deck.cards[card]))
    return (m.Asked(compartment, next(has_length)), *start_timer(state.options.clue_seconds, True, now))


def next_clue(state: State, now: float) -> Facts:
    """One more clue; with the last one the sand-timer is turned."""
    if state.clue >= len(state.clues):
        raise RuleError("no_more_clues", "Tous les indices sont donnés.")
    options = state.options
    if state.clue + 1 < len(state.clues):
        return (m.ClueGiven(), *start_timer(options.clue_seconds, True, now))
    return (m.ClueGiven(), TimerStopped(), *start_timer(options.riddle_seconds, options.hard, now))


def guess(state: State, by: str, text: str, likeness: Likeness, rude: bool, now: float) -> Facts:
    """In turn an answer is heard at once; out of turn it is sealed, and there is only one."""
    seat = own_seat(state, by)
    during(state, "riddle", say="Il n’y a pas d’énigme à deviner maintenant.")
    text = written(text)
    grade = graded(text, riddle_of(state).word, likeness)
    answer = Answer(text, grade, state.level, grade in state.options.counted)
    if seat != state.active:
        if by in state.sealed:
            raise RuleError("sealed", "Ton pli est déjà fermé : un seul par énigme.")
        return (m.Sealed(by, answer, rude),)
    return (m.Guessed(by, answer), *(_found(state, by, now) if answer.right else ()))


def judge(state: State, by: str, student: str, right: bool, now: float) -> Facts:
    """The teacher has the last word on an answer, until the next throw."""
    teacher(by)
    tried = student in [author for author, _ in state.guesses]
    match state.phase:
        case "riddle" if student in state.sealed:
            return (m.Judged(student, right),)
        case "riddle" if tried and right:
            return (m.Judged(student, True), *_found(state, student, now))
        case "found" if student == state.finder and not right:
            judged = m.Judged(student, False)
            return (TimerStopped(), judged, *open_sealed(evolve(state, judged)))
        case "result" if state.opened is not None and student in state.sealed:
            facts: Facts = (m.Judged(student, right),)
            if state.won is not None and state.compartment is not None:
                facts = (*facts, m.CardReturned(state.won, state.compartment))
            return (*facts, *open_sealed(after(state, facts)))
        case _:
            raise RuleError("no_answer", "Il n’y a pas de réponse à juger ici.")


def close(state: State) -> Facts:
    """The sand has run out: the others' sealed answers are opened."""
    return (TimerStopped(), *open_sealed(state))


def open_sealed(state: State) -> Facts:
    """Sealed answers are opened in table order, as far as the first right one, which wins the card."""
    opened: list[int] = []
    for index in _others(state):
        answer = sealed_answer(state, state.seats[index])
        if answer is None:
            continue
        opened.append(index)
        if answer.right:
            done = m.Opened(tuple(opened), index)
            return (done, *award(evolve(state, done), index))
    return (m.Opened(tuple(opened), None), m.TurnClosed())


def sealed_answer(state: State, seat: Seat) -> Answer | None:
    """A seat's one sealed answer: the one that most members wrote."""
    chosen = choice_of(seat, {student: fold(answer.text) for student, answer in state.sealed.items()})
    same = [a for student, a in state.sealed.items() if student in seat.members and fold(a.text) == chosen]
    return next((answer for answer in same if answer.right), same[0] if same else None)


def challenge(state: State, by: str, now: float) -> Facts:
    """Another seat wants to see the word spelt: once, before the turn passes."""
    during(state, "found", say="On ne peut plus demander l’orthographe.")
    if by != TEACHER and own_seat(state, by) == state.active:
        raise RuleError("own_word", "C’est aux autres de demander l’orthographe.")
    return (TimerStopped(), m.Challenged(by), *start_timer(state.options.spelling_seconds, True, now))


def spell(state: State, by: str, text: str) -> Facts:
    """Each member of the seat writes the word once; it is judged when all have."""
    during(state, "spelling", say="Personne n’a demandé l’orthographe.")
    if own_seat(state, by) != state.active:
        raise RuleError("not_your_turn", "Ce n’est pas à toi d’écrire le mot.")
    if by in state.spellings:
        raise RuleError("spelt", "Tu as déjà écrit le mot.")
    text = clean(text)
    if not text or len(text) > MAX_ANSWER:
        raise RuleError("empty", f"Écris le mot, en {MAX_ANSWER} signes au plus.")
    spelt = m.Spelt(by, text, same_spelling(text, riddle_of(state).word))
    state = evolve(state, spelt)
    all_done = set(state.seats[state.active].members) <= set(state.spellings)
    return (spelt, *(judge_spelling(state) if all_done else ()))


def judge_spelling(state: State) -> Facts:
    """The seat's spelling is the one that most members wrote; a fault, or nothing, loses the card."""
    written = {student: spelling.text.casefold() for student, spelling in state.spellings.items()}
    chosen = choice_of(state.seats[state.active], written)
    exact = chosen is not None and same_spelling(chosen, riddle_of(state).word)
    judged = m.SpellingJudged(exact)
    if not exact:
        return (TimerStopped(), judged, m.TurnClosed())
    return (TimerStopped(), judged, *award(evolve(state, judged), state.active))


def keep_card(state: State) -> Facts:
    """Nobody asked for the spelling in time: the card is won."""
    return (TimerStopped(), *award(state, state.active))


def award(state: State, seat: int) -> Facts:
    """The card of this compartment, if one is left, and the game with it if that was the last letter."""
    compartment = state.compartment
    if compartment is None or not state.reserve[compartment]:
        return (m.TurnClosed(),)
    won = m.CardWon(seat, compartment)
    return (won, *over_or_closed(evolve(state, won)))


def over_or_closed(state: State) -> Facts:
    """The end as soon as a seat holds every letter of its word, else the end of the turn."""
    complete = tuple(index for index, place in enumerate(state.places) if is_complete(place))
    return (m.TurnClosed(), m.Ended(complete)) if complete else (m.TurnClosed(),)


def is_complete(place: Place) -> bool:
    """Whether a seat holds a card for every letter of its word."""
    return bool(place.word) and place.missing() == 0


def after(state: State, facts: Facts) -> State:
    """The state after facts of the game."""
    return reduce(evolve, facts, state)


def riddle_of(state: State) -> Riddle:
    """The riddle that is being asked."""
    assert state.riddle is not None, "a riddle was asked"
    return state.riddle


def _found(state: State, student: str, now: float) -> Facts:
    assert state.compartment is not None, "a riddle was asked"
    found = m.Found(student)
    if not state.reserve[state.compartment]:  # for the glory: nothing to lose, so nothing to challenge
        return (TimerStopped(), found, m.TurnClosed())
    return (TimerStopped(), found, *start_timer(state.options.challenge_seconds, True, now))


def _others(state: State) -> tuple[int, ...]:
    """The other seats in table order, from the left of the seat in turn."""
    size = len(state.seats)
    return tuple((state.active + step) % size for step in range(1, size))
