"""Images: what each command may do, phase by phase."""

from random import Random
from typing import Any

from wordkit.engine.chance import pick, shuffled
from wordkit.engine.errors import RuleError
from wordkit.engine.guards import during, teacher
from wordkit.engine.seats import TEACHER, choice_of, seat_of
from wordkit.engine.timing import TimerStopped, TimeUp, start_timer
from wordkit.games.images import model as m
from wordkit.games.images import phrase
from wordkit.games.images.count import count, winners
from wordkit.games.images.evolve import evolve
from wordkit.games.images.guards import listener
from wordkit.games.images.model import Hand, State

SEATS = (3, 6)
MAX_TOURS = 5
MAX_SECONDS = 3600
_ALL: tuple[m.Phase, ...] = ("claim", "phrase", "give", "vote", "count")
Facts = tuple[Any, ...]


def decide(state: State | None, by: str, command: Any, now: float, rng: Random) -> Facts:
    """The facts that a command makes, or the reason why not."""
    if state is None:
        return _begin(by, command, rng)
    match command:
        case m.Begin():
            raise RuleError("begun", "La partie est déjà commencée.")
        case m.Join(student, seat):
            return _join(state, by, student, seat)
        case m.Claim():
            return phrase.claim(state, by, now)
        case m.Tell():
            return phrase.tell(state, by, command, now)
        case m.Accept(student):
            return phrase.accept(state, by, student, now)
        case m.Refuse(student):
            return phrase.refuse(state, by, student)
        case m.Remove():
            return phrase.remove(state, by)
        case m.Give(pictures):
            return _give(state, by, pictures)
        case m.LayOut():
            teacher(by)
            during(state, "give")
            return _lay_out(state, now, rng)
        case m.Vote(number):
            return _vote(state, by, number)
        case m.Count():
            teacher(by)
            during(state, "vote")
            return _count(state)
        case m.NextRound():
            teacher(by)
            during(state, "count")
            return _next_round(state, now)
        case m.Skip():
            teacher(by)
            return _skip(state, now, rng)
        case m.End():
            teacher(by)
            during(state, *_ALL)
            return (TimerStopped(), m.Ended(winners(state.points)))
        case TimeUp():
            return _time_up(state, now, rng)
        case _:
            raise AssertionError(f"no such command: {command!r}")


def waiting(state: State) -> frozenset[str]:
    """The students who still owe a phrase, a picture or a vote."""
    match state.phase:
        case "phrase" if state.storyteller is not None:
            return frozenset(state.seats[state.storyteller].members) - frozenset(state.proposals)
        case "give":
            return frozenset(listeners(state)) - frozenset(state.choices)
        case "vote":
            return frozenset(listeners(state)) - frozenset(state.votes)
        case _:
            return frozenset()


def listeners(state: State) -> tuple[str, ...]:
    """The students who give and vote this round: all but the storyteller's seat."""
    return tuple(one for index, seat in enumerate(state.seats) if index != state.storyteller for one in seat.members)


def seat_choice(state: State, seat: int) -> Hand:
    """The pictures that most of a seat would give; nothing while nobody has chosen."""
    joined = {student: " ".join(pictures) for student, pictures in state.choices.items()}
    chosen = choice_of(state.seats[seat], joined)
    return tuple(chosen.split()) if chosen is not None else ()


def last_round(state: State) -> bool:
    """Whether the hands cannot be filled without drawing the last picture of the pile."""
    return not _refilled(state)[1]


def _begin(by: str, command: Any, rng: Random) -> Facts:
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
    if len(set(command.pictures)) != len(command.pictures) or not all(_is_name(one) for one in command.pictures):
        raise RuleError("pictures", "Chaque image doit avoir un nom à elle.")
    if options.lesson_word and not command.words:
        raise RuleError("no_words", "Pour demander un mot de la leçon, il faut une leçon.")
    if not 0 <= options.tours <= MAX_TOURS:
        raise RuleError("options", f"Chaque place raconte {MAX_TOURS} fois au plus.")
    times = (options.phrase_seconds, options.give_seconds, options.vote_seconds)
    if not all(0 <= seconds <= MAX_SECONDS for seconds in times):
        raise RuleError("options", "Un minuteur dure une heure au plus.")
    bare = State(seats, command.words, options, (), (), ())
    dealt, most = bare.hand_size * len(seats), len(command.pictures)
    if most <= dealt:
        raise RuleError("pictures", f"Il faut plus de {dealt} images pour {len(seats)} places.")
    if options.tours:  # in each round every seat but one gives what it owes, and the storyteller one
        most = dealt + options.tours * len(seats) * (bare.owed * (len(seats) - 1) + 1)
    deck = shuffled(rng, command.pictures)[:most]
    hands = tuple(deck[seat * bare.hand_size :][: bare.hand_size] for seat in range(len(seats)))
    return (m.Begun(seats, command.words, options, hands, deck[dealt:]),)


def _is_name(picture: str) -> bool:
    return picture != "" and " " not in picture


def _join(state: State, by: str, student: str, seat: int | None) -> Facts:
    teacher(by)
    during(state, *_ALL)
    if not student or student == TEACHER or seat_of(state.seats, student) is not None:
        raise RuleError("seated", "Cet élève a déjà une place.")
    teams = [index for index, one in enumerate(state.seats) if one.name or len(one.members) > 1]
    if seat is None and teams:
        seat = min(teams, key=lambda index: len(state.seats[index].members))
    if seat is not None:
        if seat not in teams:
            raise RuleError("no_team", "On ne rejoint qu’une équipe, et il n’y en a pas ici.")
        return (m.Joined(student, seat),)
    size = state.hand_size
    if not m.THREE < len(state.seats) < SEATS[1] or len(state.pile) <= size:
        raise RuleError("full", "La table est complète.")
    return (m.Joined(student, len(state.seats), state.pile[:size]),)


def _give(state: State, by: str, pictures: Hand) -> Facts:
    seat = listener(state, by)
    during(state, "give", say="On ne donne pas d’image en ce moment.")
    if len(set(pictures)) != state.owed or not set(pictures) <= set(state.hands[seat]):
        if state.owed == 1:
            raise RuleError("pictures", "Choisis une image de ta main.")
        raise RuleError("pictures", "Choisis deux images de ta main.")
    chosen = tuple(picture for picture in state.hands[seat] if picture in pictures)
    return () if state.choices.get(by) == chosen else (m.Chose(by, chosen),)


def _lay_out(state: State, now: float, rng: Random) -> Facts:
    assert state.told is not None, "a phrase was told"
    gifts: list[Hand] = []
    for seat, hand in enumerate(state.hands):
        if seat == state.storyteller:
            gifts.append((state.told.proposal.picture,))
        else:  # who has not chosen gives what chance picks: an absent seat blocks nobody
            gifts.append(seat_choice(state, seat) or shuffled(rng, hand)[: state.owed])
    order = shuffled(rng, [picture for gift in gifts for picture in gift])
    timer = start_timer(state.options.vote_seconds, state.options.hard, now)
    return (TimerStopped(), m.LaidOut(tuple(gifts), order), *timer)


def _vote(state: State, by: str, number: int) -> Facts:
    seat = listener(state, by)
    during(state, "vote", say="Le vote n’est pas ouvert.")
    if not 1 <= number <= len(state.order):
        raise RuleError("no_such_picture", "Il n’y a pas d’image avec ce numéro.")
    picture = state.order[number - 1]
    if picture in state.gifts[seat]:
        raise RuleError("own_picture", "C’est une image de ta place\u00a0: choisis-en une autre.")
    return () if state.votes.get(by) == picture else (m.Voted(by, picture),)


def _count(state: State) -> Facts:
    return (TimerStopped(), m.Counted(count(state)))


def _refilled(state: State) -> tuple[tuple[Hand, ...], Hand]:
    """What each seat draws to fill its hand, and what is left of the pile."""
    pile, drawn = state.pile, []
    for hand in state.hands:
        missing = max(0, state.hand_size - len(hand))
        drawn.append(pile[:missing])
        pile = pile[missing:]
    return tuple(drawn), pile


def _next_round(state: State, now: float) -> Facts:
    assert state.storyteller is not None, "a seat told"
    refilled = m.Refilled(_refilled(state)[0])
    state = evolve(state, refilled)
    if not state.pile:
        return (refilled, m.Ended(winners(state.points)))
    timer = start_timer(state.options.phrase_seconds, state.options.hard, now)
    return (refilled, m.RoundOpened(_left_of(state)), *timer)


def _left_of(state: State) -> int:
    assert state.storyteller is not None, "a seat tells"
    return (state.storyteller + 1) % len(state.seats)


def _time_up(state: State, now: float, rng: Random) -> Facts:
    match state.phase:
        case "phrase" if (proposal := phrase.best(state)) is not None:
            return phrase.told(state, proposal, now)
        case "give":
            return _lay_out(state, now, rng)
        case "vote":
            return _count(state)
        case _:
            return (TimerStopped(),)


def _skip(state: State, now: float, rng: Random) -> Facts:
    match state.phase:
        case "claim":
            return phrase.pass_on(state, pick(rng, range(len(state.seats))), now)
        case "phrase" if phrase.best(state) is None:  # an absent storyteller: the next seat tells
            return phrase.pass_on(state, _left_of(state), now)
        case "count":
            return _next_round(state, now)
        case "end":
            raise RuleError("over", "La partie est finie.")
        case _:
            return _time_up(state, now, rng)
