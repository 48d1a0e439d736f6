"""Définitions: what each command may do, phase by phase."""

from collections.abc import Mapping
from random import Random
from typing import Any

from wordkit.engine.chance import shuffled
from wordkit.engine.errors import RuleError
from wordkit.engine.guards import during, teacher
from wordkit.engine.seats import TEACHER, seat_of
from wordkit.engine.timing import TimerStopped, TimeUp, start_timer
from wordkit.games.definitions import model as m
from wordkit.games.definitions.count import arrived, authors_of, count, winners
from wordkit.games.definitions.model import MAX_LETTERS, MAX_READ, REAL, State
from wordkit.words.text import clean

MAX_SECONDS = 3600
SEATS = {"teacher": (3, 40), "rotating": (3, 6)}
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
        case m.End():
            teacher(by)
            _not_over(state)
            return (TimerStopped(), m.Ended(winners(state.squares, state.tokens)))
        case TimeUp():
            return _time_up(state, rng)
        case m.DrawCard():
            _host(state, by)
            during(state, "word")
            return (m.CardDrawn(_next_card(state)),)
        case m.ChooseWord(index):
            _host(state, by)
            during(state, "word")
            if not 0 <= index < len(state.cards[state.card]):
                raise RuleError("no_such_word", "Ce mot n’est pas sur la carte.")
            options = state.options
            return (m.WordChosen(index), *start_timer(options.writing_seconds, options.hard, now))
        case m.Write(text, doubtful):
            return _write(state, by, text, doubtful)
        case m.CloseWriting():
            _host(state, by)
            during(state, "writing")
            return _close_writing(state, rng)
        case m.Merge() | m.Separate() | m.Edit() | m.Choose() | m.Reorder() | m.Shuffle():
            _host(state, by)
            during(state, "desk")
            return _arrange(state, command, rng)
        case m.Remove(text):
            return _remove(state, by, text)
        case m.StartReading():
            _host(state, by)
            during(state, "desk")
            return _start_reading(state, by)
        case m.ReadNext():
            _host(state, by)
            during(state, "reading")
            if state.read >= len(state.order):
                raise RuleError("all_read", "Tous les textes sont lus\u00a0: on peut voter.")
            return (m.TextsRead(state.read + 1),)
        case m.OpenVote():
            _host(state, by)
            during(state, "reading")
            if state.read < len(state.order):
                raise RuleError("not_all_read", "Il reste des textes à lire avant le vote.")
            return _open_vote(state, now)
        case m.PlayToken():
            return _play_token(state, by)
        case m.Vote(number):
            return _vote(state, by, number)
        case m.Count():
            _host(state, by)
            during(state, "vote")
            return _count(state)
        case m.NextRound():
            _host(state, by)
            during(state, "count")
            return _next_round(state)
        case m.Skip():
            teacher(by)
            return _skip(state, now, rng)
        case _:
            raise AssertionError(f"no such command: {command!r}")


def hosts(state: State, by: str) -> bool:
    """Whether this person may lead the round: the teacher always, else the members of the host's seat."""
    return by == TEACHER or (state.host is not None and by in state.seats[state.host].members)


def waiting(state: State) -> frozenset[str]:
    """The students who still owe a text or a vote."""
    done: Mapping[str, object] = state.written if state.phase == "writing" else state.votes
    if state.phase not in ("writing", "vote"):
        return frozenset()
    return frozenset(players(state)) - frozenset(done)


def players(state: State) -> tuple[str, ...]:
    """The students who write and vote this round: all but the host's seat."""
    return tuple(student for index, seat in enumerate(state.seats) if index != state.host for student in seat.members)


def own_texts(state: State, student: str) -> frozenset[str]:
    """The texts this student may not vote for: those of their own seat, unless it is the real one."""
    seat = seat_of(state.seats, student)
    return frozenset(text for text in state.texts if text != REAL and seat in authors_of(state, text))


def _begin(by: str, command: Any, rng: Random) -> Facts:
    if not isinstance(command, m.Begin):
        raise RuleError("not_begun", "La partie n’a pas encore commencé.")
    teacher(by)
    options, seats = command.options, command.seats
    low, high = SEATS[options.host]
    if not low <= len(seats) <= high:
        raise RuleError("seats", f"Il faut de {low} à {high} places, et il y en a {len(seats)}.")
    students = [student for seat in seats for student in seat.members]
    if len(students) != len(set(students)) or not all(seat.members for seat in seats):
        raise RuleError("seats", "Chaque place doit avoir au moins un élève, et chaque élève une seule place.")
    if not command.cards or not all(command.cards):
        raise RuleError("no_cards", "Il faut au moins une carte avec un mot.")
    if not 2 <= options.reads <= 40 or not 0 <= options.first_host < len(seats):
        raise RuleError("options", "Ces réglages ne conviennent pas à cette classe.")
    if not all(0 <= seconds <= MAX_SECONDS for seconds in (options.writing_seconds, options.vote_seconds)):
        raise RuleError("options", "Un minuteur dure une heure au plus.")
    host = options.first_host if options.host == "rotating" else None
    return (m.Begun(seats, shuffled(rng, command.cards), options), m.RoundOpened(host), m.CardDrawn(0))


def _join(state: State, by: str, student: str, seat: int | None) -> Facts:
    teacher(by)
    _not_over(state)
    if seat_of(state.seats, student) is not None:
        raise RuleError("seated", "Cet élève a déjà une place.")
    if seat is None and len(state.seats) >= SEATS[state.options.host][1]:
        raise RuleError("full", "La table est complète.")
    if seat is not None and not 0 <= seat < len(state.seats):
        raise RuleError("no_such_seat", "Cette place n’existe pas.")
    return (m.Joined(student, seat),)


def _write(state: State, by: str, text: str, doubtful: bool) -> Facts:
    _player(state, by)
    during(state, "writing", say="Le temps d’écrire est passé.")
    text = clean(text)
    if not text:
        raise RuleError("empty", "Écris d’abord ta définition.")
    if len(text) > MAX_LETTERS:
        raise RuleError("too_long", f"Ta définition est trop longue\u00a0: {MAX_LETTERS} signes au plus.")
    return (m.Wrote(by, text, doubtful),)


def _close_writing(state: State, rng: Random) -> Facts:
    order = shuffled(rng, (REAL, *state.written))
    fit = [text for text in order if text != REAL and not state.written[text].doubtful]
    chosen = fit[: _limit(state) - 1]
    return (TimerStopped(), m.WritingClosed(order, (REAL, *chosen)))


def _limit(state: State) -> int:
    """How many texts are read at most, the real one included: the rulebook's host reads them all."""
    return state.options.reads if state.host is None else len(state.written) + 1


def _arrange(state: State, command: Any, rng: Random) -> Facts:
    match command:
        case m.Merge(texts):
            for text in texts:
                _on_desk(state, text)
            if len(set(texts)) < 2:
                raise RuleError("merge", "Il faut deux textes différents pour les fusionner.")
            kept = REAL if REAL in texts else texts[0]
            return (m.Merged(kept, tuple(text for text in dict.fromkeys(texts) if text != kept)),)
        case m.Separate(text):
            _on_desk(state, text)
            if len(state.texts[text].authors) < (1 if text == REAL else 2):
                raise RuleError("separate", "Ce texte n’est pas fusionné.")
            return (m.Separated(text), *_read_again(state, text))
        case m.Edit(text, form):
            _on_desk(state, text)
            form = clean(form)
            if not form or len(form) > MAX_READ:
                raise RuleError("form", f"Le texte lu doit avoir de 1 à {MAX_READ} signes.")
            return (m.Edited(text, form),)
        case m.Choose(text, read):
            _on_desk(state, text)
            if text == REAL and not read:
                raise RuleError("real", "La vraie définition est toujours lue.")
            if read and text not in state.chosen and len(state.chosen) >= _limit(state):
                raise RuleError("too_many", f"On lit {_limit(state)} textes au plus.")
            return (m.Chosen(text, read),)
        case m.Reorder(order):
            if sorted(order) != sorted(state.order):
                raise RuleError("order", "L’ordre doit contenir chaque texte une fois.")
            return (m.Reordered(order),)
        case _:
            return (m.Reordered(shuffled(rng, state.order)),)


def _read_again(state: State, text: str) -> Facts:
    """Texts that a separation sets free are read, as they were in the merged one, while there is room for them."""
    authors = state.texts[text].authors
    free = authors if text == REAL else authors[1:]
    fit = [author for author in free if text in state.chosen and not state.written[author].doubtful]
    return tuple(m.Chosen(author, True) for author in fit[: _limit(state) - len(state.chosen)])


def _remove(state: State, by: str, text: str) -> Facts:
    _host(state, by)
    during(state, "desk", "reading", "vote")
    _on_desk(state, text)
    if text == REAL:
        raise RuleError("real", "La vraie définition est toujours lue.")
    return (m.Removed(text),)


def _start_reading(state: State, by: str) -> Facts:
    order = tuple(text for text in state.order if text in state.chosen)
    if len(order) < 2:
        raise RuleError("too_few", "Il faut au moins deux textes à lire, la vraie définition comprise.")
    if by != TEACHER and state.options.approval:
        if state.proposed:
            raise RuleError("proposed", "C’est prêt\u00a0: ton enseignant relit les textes.")
        return (m.Proposed(),)
    return (m.ReadingStarted(order), m.TextsRead(1))


def _open_vote(state: State, now: float) -> Facts:
    return (m.VoteOpened(), *start_timer(state.options.vote_seconds, state.options.hard, now))


def _play_token(state: State, by: str) -> Facts:
    seat = _player(state, by)
    if not _all_read(state):
        raise RuleError("not_now", "On joue un jeton après la lecture et avant le décompte.")
    if seat in state.staked:
        raise RuleError("one_token", "Un seul jeton par manche.")
    if state.tokens[seat] == 0:
        raise RuleError("no_token", "Tu n’as plus de jeton.")
    return (m.TokenPlayed(seat),)


def _vote(state: State, by: str, number: int) -> Facts:
    _player(state, by)
    during(state, "vote", say="Le vote n’est pas ouvert.")
    if not 1 <= number <= len(state.order) or state.order[number - 1] in state.removed:
        raise RuleError("no_such_text", "Il n’y a pas de texte avec ce numéro.")
    text = state.order[number - 1]
    if text in own_texts(state, by):
        raise RuleError("own_text", "C’est un texte de ta place\u00a0: choisis-en un autre.")
    if state.votes.get(by) == text:
        return ()
    return (m.Voted(by, text),)


def _count(state: State) -> Facts:
    return (TimerStopped(), m.Counted(count(state)))


def _next_round(state: State) -> Facts:
    if arrived(state.squares):
        return (m.Ended(winners(state.squares, state.tokens)),)
    host = None if state.host is None else (state.host + 1) % len(state.seats)
    return (m.RoundOpened(host), m.CardDrawn(_next_card(state)))


def _time_up(state: State, rng: Random) -> Facts:
    match state.phase:
        case "writing":
            return _close_writing(state, rng)
        case "vote":
            return _count(state)
        case _:
            return (TimerStopped(),)


def _skip(state: State, now: float, rng: Random) -> Facts:
    match state.phase:
        case "word" if state.host is not None:  # an absent host: the next seat takes over
            return _next_round(state)
        case "word":
            return (m.CardDrawn(_next_card(state)),)
        case "writing":
            return _close_writing(state, rng)
        case "desk" if len(state.chosen) < 2:  # nothing to choose from: straight to the real definition
            return (m.ReadingStarted(tuple(text for text in state.order if text in state.chosen)), *_count(state))
        case "desk":
            return _start_reading(state, TEACHER)
        case "reading":
            return _open_vote(state, now)
        case "vote":
            return _count(state)
        case "count":
            return _next_round(state)
        case "end":
            raise RuleError("over", "La partie est finie.")


def _next_card(state: State) -> int:
    return (state.card + 1) % len(state.cards)


def _all_read(state: State) -> bool:
    return state.phase == "vote" or (state.phase == "reading" and state.read == len(state.order))


def _host(state: State, by: str) -> None:
    if not hosts(state, by):
        raise RuleError("host_only", "C’est au meneur de jeu de faire cela.")


def _player(state: State, by: str) -> int:
    seat = seat_of(state.seats, by)
    if seat is None:
        raise RuleError("no_seat", "Tu n’as pas de place à cette table.")
    if seat == state.host:
        raise RuleError("host", "Le meneur n’écrit pas et ne vote pas à cette manche.")
    return seat


def _not_over(state: State) -> None:
    if state.phase == "end":
        raise RuleError("over", "La partie est finie.")


def _on_desk(state: State, text: str) -> None:
    if text not in state.texts or text in state.removed:
        raise RuleError("no_such_text", "Ce texte n’est plus là.")
