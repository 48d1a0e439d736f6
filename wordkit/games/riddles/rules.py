"""Énigmes: what each command may do, phase by phase."""

from random import Random
from typing import Any

from wordkit.engine.chance import pick, shuffled
from wordkit.engine.errors import RuleError
from wordkit.engine.guards import during, for_seat, own_seat, teacher
from wordkit.engine.seats import TEACHER, choice_of, seat_of
from wordkit.engine.timing import TimerStopped, TimeUp, start_timer
from wordkit.games.riddles import asking, secrets
from wordkit.games.riddles import model as m
from wordkit.games.riddles.asking import Facts, after
from wordkit.games.riddles.evolve import evolve
from wordkit.games.riddles.model import State
from wordkit.games.riddles.rings import COMPARTMENTS, STAR, label, reach

SEATS = (2, 4)
LENGTHS = range(4, 9)
FACES = range(2, 13)


def decide(state: State | None, by: str, command: Any, now: float, rng: Random) -> Facts:
    """The facts that a command makes, or the reason why not."""
    if state is None:
        return _begin(by, command, rng)
    match command:
        case m.Begin():
            raise RuleError("begun", "La partie est déjà commencée.")
        case m.Join(student, seat):
            return _join(state, by, student, seat)
        case m.Adjust(seat, handicap, extra):
            return _adjust(state, by, seat, handicap, extra)
        case m.ProposeWord(word, refusal):
            return secrets.propose(state, by, word, refusal)
        case m.AcceptWord(student):
            return secrets.accept(state, by, student)
        case m.ChangeWord(word, refusal):
            return secrets.change(state, by, word, refusal)
        case m.Start():
            teacher(by)
            during(state, "words")
            return _start(state, rng, deal_missing=False)
        case m.Roll():
            return _roll(state, by, rng)
        case m.Go(square):
            for_seat(state, by, state.active)
            during(state, "move")
            if square not in targets(state):
                raise RuleError("out_of_reach", "Le dé ne mène pas à cette case.")
            return _choose(state, by, state.active, f"go {square}", now)
        case m.Ask(compartment):
            for_seat(state, by, state.active)
            during(state, "star")
            if compartment not in askable(state):
                raise RuleError("no_card", "Il n’y a plus de carte de cette lettre.")
            return _choose(state, by, state.active, f"ask {compartment}", now)
        case m.Offer(mine, seat, theirs):
            return _offer(state, by, mine, seat, theirs, now)
        case m.Reply(accept):
            during(state, "swap", say="Aucun échange n’est proposé.")
            assert state.offer is not None, "a swap is being discussed"
            for_seat(state, by, state.offer.seat)
            return _choose(state, by, state.offer.seat, "reply yes" if accept else "reply no", now)
        case m.NextClue():
            for_seat(state, by, state.reader)
            during(state, "riddle")
            return asking.next_clue(state, now)
        case m.Guess(text, likeness, rude):
            return asking.guess(state, by, text, likeness, rude, now)
        case m.Judge(student, right):
            return asking.judge(state, by, student, right, now)
        case m.Challenge():
            return asking.challenge(state, by, now)
        case m.Spell(text):
            return asking.spell(state, by, text)
        case m.NextTurn():
            teacher(by)
            during(state, "result")
            return (m.TurnOpened(_next(state)),)
        case m.Skip():
            teacher(by)
            return _skip(state, now, rng)
        case m.End():
            teacher(by)
            during(state, "words", "roll", "move", "star", "swap", "riddle", "found", "spelling", "result")
            return (TimerStopped(), m.Ended(leaders(state)))
        case TimeUp():
            return _time_up(state, now)
        case _:
            raise RuleError("unknown_command", "Ce geste n’existe pas dans ce jeu.")


def targets(state: State) -> dict[int, tuple[int, ...]]:
    """Every square where the seat in turn may stop, with a path that leads there."""
    if state.phase != "move" or state.face is None:
        return {}
    place = state.places[state.active]
    others = [other.square for index, other in enumerate(state.places) if index != state.active]
    return reach(place.square, state.face, others, first=not place.moved)


def askable(state: State) -> tuple[str, ...]:
    """The compartments one may choose on a star: those that still have a card; any, for the glory, when none has."""
    reserve = state.reserve
    return tuple(compartment for compartment in COMPARTMENTS if reserve[compartment]) or COMPARTMENTS


def waiting(state: State) -> frozenset[str]:
    """The students whose own time may hold up the table."""
    members = frozenset(state.seats[state.active].members)
    match state.phase:
        case "riddle" if state.clue == len(state.clues):
            everyone = frozenset(student for seat in state.seats for student in seat.members)
            return everyone - frozenset(state.sealed)
        case "spelling":
            return members - frozenset(state.spellings)
        case _:
            return frozenset()


def leaders(state: State) -> tuple[int, ...]:
    """When the teacher ends the game: the seats that miss fewest letters, if they have won any."""
    missing = {index: place.missing() for index, place in enumerate(state.places) if place.word and place.cards}
    return tuple(index for index, count in missing.items() if count == min(missing.values()))


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
    if options.length not in LENGTHS or len(set(options.faces)) < 2 or not set(options.faces) <= set(FACES):
        raise RuleError("options", "Ces réglages ne conviennent pas : il faut deux faces différentes au moins.")
    decks = {deck.compartment: deck.cards for deck in command.decks}
    for compartment in COMPARTMENTS:
        lengths = {riddle.length for card in decks.get(compartment, ()) for riddle in card}
        if short := sorted(set(options.faces) - lengths):
            raise RuleError("no_riddle", f"Il manque une énigme de {short[0]} lettres pour la case {compartment}.")
    dealt = tuple(m.Deck(compartment, shuffled(rng, decks[compartment])) for compartment in COMPARTMENTS)
    return (m.Begun(seats, dealt, options),)


def _join(state: State, by: str, student: str, seat: int | None) -> Facts:
    teacher(by)
    during(state, "words", "roll", "move", "star", "swap", "riddle", "found", "spelling", "result")
    if not student or student == TEACHER or seat_of(state.seats, student) is not None:
        raise RuleError("seated", "Cet élève a déjà une place.")
    if seat is None:
        seat = min(range(len(state.seats)), key=lambda index: len(state.seats[index].members))
    if not 0 <= seat < len(state.seats):
        raise RuleError("no_such_seat", "Cette place n’existe pas.")
    return (m.Joined(student, seat),)


def _adjust(state: State, by: str, seat: int, handicap: int, extra: m.Extra) -> Facts:
    teacher(by)
    if not 0 <= seat < len(state.seats):
        raise RuleError("no_such_seat", "Cette place n’existe pas.")
    place = state.places[seat]
    during(state, "words", "roll", "result", say="Attendez la fin de ce tour.")
    if handicap != place.handicap and state.phase != "words":
        raise RuleError("too_late", "Les mots secrets sont déjà choisis.")
    if not -1 <= handicap <= 1:
        raise RuleError("handicap", "Un mot secret a une lettre de plus ou de moins, pas davantage.")
    return () if (handicap, extra) == (place.handicap, place.extra) else (m.Adjusted(seat, handicap, extra),)


def _start(state: State, rng: Random, *, deal_missing: bool) -> Facts:
    words = [secrets.chosen_word(state, index) for index in range(len(state.seats))]
    if None in words and not deal_missing:
        raise RuleError("no_word", "Il manque encore un mot secret.")
    chosen = tuple(word or secrets.dealt_word(state, index, rng) for index, word in enumerate(words))
    throws: list[tuple[m.Throw, ...]] = []
    highest = tuple(range(len(state.seats)))
    while len(highest) > 1:
        thrown = tuple(m.Throw(seat, pick(rng, state.options.faces)) for seat in highest)
        best = max(throw.face for throw in thrown)
        highest = tuple(throw.seat for throw in thrown if throw.face == best)
        throws.append(thrown)
    return (m.Started(chosen, tuple(throws)), m.TurnOpened(highest[0]))


def _roll(state: State, by: str, rng: Random) -> Facts:
    during(state, "roll", "result", say="Ce n’est pas le moment de lancer le dé.")
    opened: Facts = ()
    if state.phase == "result":  # the next seat throws as soon as it is ready
        opened = (m.TurnOpened(_next(state)),)
        state = after(state, opened)
    for_seat(state, by, state.active)
    return (*opened, m.Rolled(pick(rng, state.options.faces)))


def _offer(state: State, by: str, mine: str, seat: int, theirs: str, now: float) -> Facts:
    for_seat(state, by, state.active)
    during(state, "star")
    if state.refused:
        raise RuleError("refused", "Ton échange a été refusé : choisis une lettre à gagner.")
    if not 0 <= seat < len(state.seats) or seat == state.active:
        raise RuleError("no_such_seat", "Choisis une autre place que la tienne.")
    if mine not in state.places[state.active].cards or theirs not in state.places[seat].cards:
        raise RuleError("no_such_card", "Il faut une carte de chaque côté pour échanger.")
    if mine == theirs:
        raise RuleError("same_card", "Les deux cartes sont les mêmes.")
    return _choose(state, by, state.active, f"offer {mine} {seat} {theirs}", now)


def _choose(state: State, by: str, seat: int, choice: str, now: float) -> Facts:
    """A seat owes one choice: its one member's, the teacher's, or the one most members of a team make."""
    members = state.seats[seat].members
    if by == TEACHER or len(members) == 1:
        return _settle(state, choice, now)
    own_seat(state, by)
    if state.pointed.get(by) == choice:
        return ()
    pointed = m.Pointed(by, choice)
    first = not state.pointed
    state = evolve(state, pointed)
    votes = [state.pointed[student] for student in members if student in state.pointed]
    leading = choice_of(state.seats[seat], state.pointed)
    assert leading is not None, "someone has just chosen"
    if len(votes) == len(members) or 2 * votes.count(leading) > len(members):
        return (pointed, *_settle(state, leading, now))
    # The others have a moment to say what they think; a swap already has its own time.
    patience = start_timer(state.options.team_seconds, True, now) if first and state.phase != "swap" else ()
    return (pointed, *patience)


def _settle(state: State, choice: str, now: float) -> Facts:
    match choice.split():
        case ["go", square]:
            moved = m.Moved(targets(state)[int(square)])
            if (landed := label(int(square))) == STAR:
                return (TimerStopped(), moved)
            return (TimerStopped(), moved, *asking.ask(evolve(state, moved), landed, now))
        case ["ask", compartment]:
            return (TimerStopped(), *asking.ask(state, compartment, now))
        case ["offer", mine, seat, theirs]:
            offered = m.Offered(mine, int(seat), theirs)
            return (TimerStopped(), offered, *start_timer(state.options.swap_seconds, True, now))
        case ["reply", "yes"]:
            swapped = m.Swapped()
            return (TimerStopped(), swapped, *asking.over_or_closed(evolve(state, swapped)))
        case _:
            return (TimerStopped(), m.SwapRefused())


def _time_up(state: State, now: float) -> Facts:
    match state.phase:
        case "move" | "star" if (choice := choice_of(state.seats[state.active], state.pointed)) is not None:
            return _settle(state, choice, now)
        case "swap":
            return _settle(state, _reply(state), now)
        case "riddle" if state.clue < len(state.clues):
            return asking.next_clue(state, now)
        case "riddle":
            return asking.close(state)
        case "found":
            return asking.keep_card(state)
        case "spelling":
            return asking.judge_spelling(state)
        case _:
            return (TimerStopped(),)


def _skip(state: State, now: float, rng: Random) -> Facts:
    match state.phase:
        case "words":
            return _start(state, rng, deal_missing=True)
        case "move" | "star" if state.pointed:
            return _time_up(state, now)
        case "roll" | "move" | "star":  # nobody is there to play: on to the next seat
            return (TimerStopped(), m.TurnOpened(_next(state)))
        case "riddle":
            return asking.close(state)
        case "result":
            return (m.TurnOpened(_next(state)),)
        case "end":
            raise RuleError("over", "La partie est finie.")
        case _:
            return _time_up(state, now)


def _reply(state: State) -> str:
    assert state.offer is not None, "a swap is being discussed"
    return choice_of(state.seats[state.offer.seat], state.pointed) or "reply no"


def _next(state: State) -> int:
    return (state.active + 1) % len(state.seats)
