"""Dico secret: what each command may do, phase by phase."""

from random import Random
from typing import Any

from wordkit.engine.chance import shuffled
from wordkit.engine.errors import RuleError
from wordkit.engine.guards import during, for_seat, teacher
from wordkit.engine.seats import TEACHER, choice_of, seat_of
from wordkit.engine.timing import TimerStopped, TimeUp, start_timer
from wordkit.games.dico import model as m
from wordkit.games.dico import secrets, stop
from wordkit.games.dico.cards import (
    DECK,
    FULL_DISCARD,
    FULL_HAND,
    QUESTIONS,
    SQUARES,
    TURNED,
    Kind,
    Question,
    payment,
    takes,
)
from wordkit.games.dico.evolve import evolve
from wordkit.games.dico.model import State
from wordkit.games.dico.stop import Facts, next_seat
from wordkit.words.text import letters

SEATS = (2, 4)
LENGTHS = range(6, 13)
THEME_LENGTHS = range(4, 13)  # a theme's words are what they are, up to twelve letters
RED, FACES = 2, 6
ROLLING = 2.0  # seconds for two dice to roll and be handed on: a quick finger must not shut the dictionary at once
_ALL: tuple[m.Phase, ...] = ("words", "turn", "turned", "page", "consult")


def decide(state: State | None, by: str, command: Any, now: float, rng: Random) -> Facts:
    """The facts that a command makes, or the reason why not."""
    if state is None:
        return _begin(by, command)
    match command:
        case m.Begin():
            raise RuleError("begun", "La partie est déjà commencée.")
        case m.Join(student, seat):
            return _join(state, by, student, seat)
        case m.ProposeWord():
            return secrets.propose(state, by, command)
        case m.DrawWord():
            return secrets.draw(state, by, rng)
        case m.AcceptWord(student):
            return secrets.accept(state, by, student)
        case m.Start():
            teacher(by)
            during(state, "words")
            return _start(state, rng, deal_missing=False)
        case m.TurnUp(squares):
            _may_play(state, by)
            _must_not_ask(state)
            if len(set(squares)) != TURNED or not all(0 <= n < SQUARES and state.squares[n] for n in squares):
                raise RuleError("squares", "Choisis trois cartes différentes sur le plateau.")
            return _choose(state, by, f"turn {squares[0]} {squares[1]} {squares[2]}", now, rng)
        case m.Take(squares):
            during(state, "turned")
            for_seat(state, by, state.active)
            if squares not in takeable(state):
                raise RuleError("not_takeable", "Ces cartes-là ne peuvent pas être prises ensemble.")
            return _choose(state, by, " ".join(("take", *map(str, squares))), now, rng)
        case m.Ask(question, seat):
            _may_play(state, by)
            if not 0 <= seat < len(state.seats) or seat == state.active:
                raise RuleError("no_such_seat", "Choisis un adversaire.")
            if payment(state.hands[state.active], question) is None:
                raise RuleError("no_pair", "Il faut deux cartes semblables, ou un joker, pour cette question.")
            return _choose(state, by, f"ask {question} {seat}", now, rng)
        case m.AskPage(page):
            during(state, "page", say="Il n’y a pas de question de page en cours.")
            for_seat(state, by, state.active)
            if not 1 <= page <= state.pages:
                raise RuleError("no_page", f"Le dictionnaire va de la page 1 à la page {state.pages}.")
            return _choose(state, by, f"page {page}", now, rng)
        case m.Consult():
            _may_play(state, by)
            _must_not_ask(state)
            return _choose(state, by, "consult", now, rng)
        case m.Roll():
            during(state, "consult", say="Le dictionnaire est fermé.")
            for_seat(state, by, state.roller)
            return _roll(state, now, rng)
        case m.Stop(words):
            return stop.say(state, by, words)
        case m.HearStop(seat):
            return stop.hear(state, by, seat)
        case m.Readmit(seat):
            return stop.readmit(state, by, seat)
        case m.Skip():
            teacher(by)
            return _skip(state, now, rng)
        case m.End():
            teacher(by)
            during(state, *_ALL)
            return (TimerStopped(), m.Ended(()))
        case TimeUp():
            return _time_up(state, now, rng)
        case _:
            raise RuleError("unknown_command", "Ce geste n’existe pas dans ce jeu.")


def takeable(state: State) -> tuple[tuple[int, ...], ...]:
    """What the seat in turn may take of the cards turned up."""
    if state.phase != "turned":
        return ()
    return takes([(square, card) for square in state.turned if (card := state.squares[square]) is not None])


def askable(state: State, seat: int) -> tuple[Question, ...]:
    """The questions that a seat's hand pays for."""
    return tuple(question for question in QUESTIONS if payment(state.hands[seat], question) is not None)


def must_ask(state: State, seat: int) -> bool:
    """Whether a seat's hand is full."""
    return len(state.hands[seat]) >= FULL_HAND


def waiting(state: State) -> frozenset[str]:
    """Whoever reads the dictionary may have longer for it."""
    return frozenset(state.seats[state.active].members) if state.phase == "consult" else frozenset()


def _may_play(state: State, by: str) -> None:
    during(state, "turn")
    for_seat(state, by, state.active)


def _must_not_ask(state: State) -> None:
    if must_ask(state, state.active):
        raise RuleError("full_hand", "Tu as six cartes\u00a0: pose une question.")


def _begin(by: str, command: Any) -> Facts:
    if not isinstance(command, m.Begin):
        raise RuleError("not_begun", "La partie n’a pas encore commencé.")
    teacher(by)
    options, seats = command.options, command.seats
    low, high = SEATS
    if not low <= len(seats) <= high:
        raise RuleError("seats", f"Il faut de {low} à {high} places, et il y en a {len(seats)}.")
    students = [student for seat in seats for student in seat.members]
    if len(students) != len(set(students)) or not all(seat.members for seat in seats):
        raise RuleError("seats", "Chaque place doit avoir au moins un élève, et chaque élève une seule place.")
    lengths = THEME_LENGTHS if options.theme else LENGTHS
    if options.shortest not in lengths or options.longest not in lengths or options.shortest > options.longest:
        raise RuleError("options", "Les mots secrets ont de 6 à 12 lettres, et de 4 à 12 avec un thème.")
    if command.pages < 1:
        raise RuleError("options", "Le dictionnaire doit avoir au moins une page.")
    span = range(options.shortest, options.longest + 1)
    entries = tuple(entry for entry in command.entries if len(letters(entry.word)) in span)
    return (m.Begun(seats, entries, command.pages, options),)


def _join(state: State, by: str, student: str, seat: int | None) -> Facts:
    teacher(by)
    during(state, *_ALL)
    if not student or student == TEACHER or seat_of(state.seats, student) is not None:
        raise RuleError("seated", "Cet élève a déjà une place.")
    teams = [index for index, one in enumerate(state.seats) if one.name or len(one.members) > 1]
    if seat is None and teams:
        seat = min(teams, key=lambda index: len(state.seats[index].members))
    if seat not in teams:
        raise RuleError("no_team", "On ne rejoint qu’une équipe, et il n’y en a pas ici.")
    return (m.Joined(student, seat),)


def _start(state: State, rng: Random, *, deal_missing: bool) -> Facts:
    chosen = [secrets.chosen_word(state, index) for index in range(len(state.seats))]
    if None in chosen and not deal_missing:
        raise RuleError("no_word", "Il manque encore un mot secret.")
    words: list[m.Secret] = []
    for secret in chosen:
        words.append(secret or secrets.dealt_word(state, rng, but=(*filter(None, chosen), *words)))
    cards = shuffled(rng, DECK)
    dealt = cards[: cards.index("joker") + 1]
    first = (len(dealt) - 1) % len(state.seats)
    return (m.Started(tuple(words), dealt, shuffled(rng, DECK)), m.TurnOpened(first))


def _choose(state: State, by: str, choice: str, now: float, rng: Random) -> Facts:
    """A seat owes one choice: its one member's, the teacher's, or the one most members of a team make."""
    members = state.seats[state.active].members
    if by == TEACHER or len(members) == 1:
        return _settle(state, choice, now, rng)
    if state.pointed.get(by) == choice:
        return ()
    pointed = m.Pointed(by, choice)
    first = not state.pointed
    state = evolve(state, pointed)
    leading = choice_of(state.seats[state.active], state.pointed)
    assert leading is not None, "someone has just chosen"
    votes = [state.pointed[student] for student in members if student in state.pointed]
    if len(votes) == len(members) or 2 * votes.count(leading) > len(members):
        return (pointed, *_settle(state, leading, now, rng))
    # The others have a moment to say what they think; cards that are only shown already have their own time.
    patient = first and len(takeable(state)) != 1
    return (pointed, *(start_timer(state.options.team_seconds, True, now) if patient else ()))


def _settle(state: State, choice: str, now: float, rng: Random) -> Facts:
    match choice.split():
        case ["turn", *squares]:
            turned = m.TurnedUp(tuple(sorted(map(int, squares))))
            # Nothing to choose: the cards stay up long enough to be remembered, then the turn passes by itself.
            forced = len(takeable(evolve(state, turned))) == 1
            return (TimerStopped(), turned, *(start_timer(state.options.show_seconds, True, now) if forced else ()))
        case ["take", *squares]:
            return (TimerStopped(), m.Taken(tuple(map(int, squares))), *_next_turn(state))
        case ["ask", question, seat]:
            return (TimerStopped(), *_ask(state, next(q for q in QUESTIONS if q == question), int(seat), rng))
        case ["page", page]:
            return (TimerStopped(), *_ask_page(state, int(page)))
        case _:
            return (TimerStopped(), m.Opened(), *start_timer(state.options.consult_seconds, True, now))


def _ask(state: State, question: Question, seat: int, rng: Random) -> Facts:
    cards = payment(state.hands[state.active], question)
    assert cards is not None, "the hand was looked at"
    asked = m.Asked(question, seat, cards)
    state = evolve(state, asked)
    facts: Facts = (asked, *_lay_back(state, rng))
    if question == "page":
        return facts
    return (*facts, m.Answered(question, secrets.answer(state.secrets[seat], question)), *_next_turn(state))


def _ask_page(state: State, page: int) -> Facts:
    assert state.asked is not None, "a page question is open"
    answered = m.PageAnswered(page, secrets.place(state.secrets[state.asked.seat], page))
    return (answered,) if state.pages_left > 1 else (answered, *_next_turn(state))


def _lay_back(state: State, rng: Random) -> Facts:
    """Six discarded cards go back face down on free squares."""
    if len(state.discard) < FULL_DISCARD:
        return ()
    free = [square for square, card in enumerate(state.squares) if card is None]
    cards: tuple[tuple[int, Kind], ...] = tuple(zip(shuffled(rng, free), state.discard, strict=False))
    return (m.LaidBack(tuple(sorted(cards))),)


def _roll(state: State, now: float, rng: Random) -> Facts:
    if state.rolls and now < state.rolls[-1].at + ROLLING:
        raise RuleError("rolling", "Les dés roulent encore.")
    red = rng.random() * FACES < RED, rng.random() * FACES < RED
    rolled = m.Rolled(state.roller, red, now)
    return (rolled, TimerStopped(), m.Closed(), *_next_turn(state)) if all(red) else (rolled,)


def _next_turn(state: State) -> Facts:
    return (m.TurnOpened(next_seat(state)),)


def _time_up(state: State, now: float, rng: Random) -> Facts:
    choices = takeable(state)
    if len(choices) == 1:
        return _settle(state, " ".join(("take", *map(str, choices[0]))), now, rng)
    if (choice := choice_of(state.seats[state.active], state.pointed)) is not None:
        return _settle(state, choice, now, rng)
    if state.phase == "consult":
        return (TimerStopped(), m.Closed(), *_next_turn(state))
    return (TimerStopped(),)


def _skip(state: State, now: float, rng: Random) -> Facts:
    match state.phase:
        case "words":
            return _start(state, rng, deal_missing=True)
        case "end":
            raise RuleError("over", "La partie est finie.")
        case "consult":
            return _time_up(state, now, rng)
        case _ if state.pointed or len(takeable(state)) == 1:
            return _time_up(state, now, rng)
        case "turned":  # nobody is there to choose: the cards go back
            return (TimerStopped(), m.Taken(()), *_next_turn(state))
        case _:
            return (TimerStopped(), *_next_turn(state))
