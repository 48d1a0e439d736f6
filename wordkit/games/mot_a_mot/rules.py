"""Mot à Mot: what each command may do, phase by phase."""

import re
from random import Random
from typing import Any

from wordkit.engine.chance import shuffled
from wordkit.engine.errors import RuleError
from wordkit.engine.guards import during, teacher
from wordkit.engine.seats import TEACHER, seat_of
from wordkit.engine.timing import TimerStopped, TimeUp, start_timer
from wordkit.games.mot_a_mot import model as m
from wordkit.games.mot_a_mot.deal import deal
from wordkit.games.mot_a_mot.evolve import evolve
from wordkit.games.mot_a_mot.model import State
from wordkit.games.mot_a_mot.table import (
    camp_order,
    champions,
    free_seekers,
    rounds_at,
    seat,
    spare_numbers,
    speakers_at,
    speakers_of,
    waits_for,
)
from wordkit.words.text import clean, fold, letters

SEATS = (3, 8)
Facts = tuple[Any, ...]

# One word as it is said: letters and digits, held together by hyphens or apostrophes.
_ONE_WORD = re.compile(r"\w+(?:['’-]\w+)*", re.UNICODE)
_ARTICLE = re.compile(r"^(?:(?:le|la|les|un|une|des|du) |l')")


def decide(state: State | None, by: str, command: Any, now: float, rng: Random) -> Facts:
    """The facts that a command makes, or the reason why not."""
    if state is None:
        return _begin(by, command, now, rng)
    match command:
        case m.Begin():
            raise RuleError("begun", "La partie est déjà commencée.")
        case m.Join(student, where):
            return _join(state, by, student, where)
        case m.End():
            teacher(by)
            _not_over(state)
            return _end(state)
        case TimeUp():
            return _time_up(state, now)
        case m.Announce():
            return _announce(state, by, command, now)
        case m.GiveClue():
            return _give_clue(state, by, command, now)
        case m.AllowClue():
            teacher(by)
            during(state, "clues")
            if state.refused is None or state.left == 0:
                raise RuleError("no_clue", "Aucun indice n’attend votre accord.")
            return _with_clue(state, state.refused.student, state.refused.text, "", now)
        case m.VetoClue():
            return _veto(state, by, now)
        case m.Buzz(word):
            return _buzz(state, by, word, now)
        case m.Guess(text, near, rude):
            during(state, "guess", say="Trop tard\u00a0: le temps de répondre est passé.")
            if by != state.buzzer:
                raise RuleError("not_yours", "C’est à la personne qui a buzzé de répondre.")
            text = _short(text, "Écris d’abord ton mot.")
            right = same_word(text, _word(state))
            return _judge(state, m.Guessed(by, text, right, near and not right, rude), now)
        case m.Judge(right):
            teacher(by)
            during(state, "guess")
            return _judge(state, m.Guessed(_buzzer(state), "", right, aloud=True), now)
        case m.Overrule():
            return _overrule(state, by, now)
        case m.Unlock(where):
            teacher(by)
            if where not in state.locks:
                raise RuleError("not_locked", "Cette place peut déjà proposer.")
            return (m.Unlocked(where),)
        case m.ChooseBonus(number):
            return _choose_bonus(state, by, number, now)
        case m.StopBonus():
            _winner(state, by)
            if state.phase != "bonus" and not (state.phase == "clues" and state.current.bonus):
                raise RuleError("not_now", "Ce n’est plus le moment.")
            return _close("found")
        case m.ChooseCamp(camp):
            return _choose_camp(state, by, camp, now)
        case m.NextRound():
            teacher(by)
            during(state, "tally")
            return _next_round(state, now)
        case m.Skip():
            teacher(by)
            return _skip(state, now)
        case _:
            raise RuleError("unknown_command", "Ce geste n’existe pas dans ce jeu.")


def waiting(state: State) -> frozenset[str]:
    """The students for whom a hard timer may last longer.

    The countdown of an auction is the same for all: it is a race, and whoever leads it must see it end.
    """
    if state.phase == "guess" and state.buzzer is not None:
        return frozenset({state.buzzer})
    if state.phase == "clues" and state.left == 0:
        return frozenset(student for free in free_seekers(state) for student in state.seats[free].members)
    return frozenset()


def same_word(proposal: str, word: str) -> bool:
    """Whether a proposal is the word: accents, capitals, hyphens and an article before it are forgiven."""
    return letters(proposal) == letters(word) or letters(_ARTICLE.sub("", fold(proposal))) == letters(word)


# The beginning -------------------------------------------------------------------------------------------------------


def _begin(by: str, command: Any, now: float, rng: Random) -> Facts:
    if not isinstance(command, m.Begin):
        raise RuleError("not_begun", "La partie n’a pas encore commencé.")
    teacher(by)
    seats, options = command.seats, command.options
    low, high = SEATS
    if not low <= len(seats) <= high:
        raise RuleError("seats", f"Il faut de {low} à {high} places ou équipes, et il y en a {len(seats)}.")
    students = [student for place in seats for student in place.members]
    if len(students) != len(set(students)) or not all(place.members for place in seats):
        raise RuleError("seats", "Chaque place doit avoir au moins un élève, et chaque élève une seule place.")
    short = min(options.guess_seconds, options.last_seconds) < 3
    if not 0 <= options.oldest < len(seats) or not 0.5 <= options.beat_seconds <= 5 or short:
        raise RuleError("options", "Ces réglages ne conviennent pas à cette classe.")
    numbers = tuple(sorted(shuffled(rng, range(m.WORDS_ON_A_CARD))[: m.WORDS_PLAYED]))
    cards = deal(rng, command.cards, numbers, rounds_at(len(seats)) + 1)
    speakers = speakers_of(len(seats), options.oldest, 1)
    return (m.Begun(seats, cards, numbers, options), *_open_round(0, speakers, options, now))


def _join(state: State, by: str, student: str, where: int | None) -> Facts:
    teacher(by)
    _not_over(state)
    if seat_of(state.seats, student) is not None:
        raise RuleError("seated", "Cet élève a déjà une place.")
    if where is None:  # the turns of speaking depend on the number of seats: nobody opens a new one
        where = min(range(len(state.seats)), key=lambda index: len(state.seats[index].members))
    if not 0 <= where < len(state.seats):
        raise RuleError("no_such_seat", "Cette place n’existe pas.")
    return (m.Joined(student, where),)


# The auction ---------------------------------------------------------------------------------------------------------


def _open_round(card: int, speakers: tuple[int, ...], options: m.Options, now: float, final: bool = False) -> Facts:
    return (m.RoundOpened(card, speakers, final), *start_timer(options.auction_seconds, False, now))


def _announce(state: State, by: str, bid: m.Announce, now: float) -> Facts:
    mine = _player(state, by)
    during(state, "auction", say="L’enchère est finie.")
    if bid.round != state.round:
        raise RuleError("stale", "C’était pour la manche d’avant.")
    if mine not in state.speakers:
        raise RuleError("seeker", "Seuls les parleurs annoncent un nombre.")
    if any(other.seat == mine for other in state.bids):
        raise RuleError("once", "Une seule annonce par manche\u00a0: c’est déjà fait.")
    if not m.MIN_BID <= bid.count <= m.MAX_BID:
        raise RuleError("bid", f"Annonce un nombre de {m.MIN_BID} à {m.MAX_BID}.")
    if state.bids and bid.count >= state.bids[-1].count:
        raise RuleError("not_lower", f"Il faut annoncer moins que {state.bids[-1].count}.")
    if bid.tokens and not state.final:
        raise RuleError("no_pledge", "On n’engage des jetons que pendant la finale.")
    if not 0 <= bid.tokens <= state.speaker_tokens[mine]:
        raise RuleError("too_many_tokens", "Tu ne peux pas engager plus de jetons que tu n’en as.")
    made = m.Announced(mine, by, bid.count, bid.tokens)
    if len(state.bids) + 1 == len(state.speakers) or bid.count == m.MIN_BID:
        return (made, *_adjudge(state, made, now))
    return (made, *start_timer(bid.count * state.options.beat_seconds, True, now))


def _adjudge(state: State, lowest: m.Announced, now: float) -> Facts:
    won = m.AuctionWon(lowest.seat, lowest.count, lowest.tokens)
    return (TimerStopped(), won, m.WordOpened(state.numbers[0]), *_clue_timer(state, now))


# Clues ---------------------------------------------------------------------------------------------------------------


def _give_clue(state: State, by: str, clue: m.GiveClue, now: float) -> Facts:
    _winner(state, by, teacher=False)
    if state.phase == "guess":
        raise RuleError("buzzed", "Quelqu’un a buzzé\u00a0: attends sa réponse.")
    during(state, "clues")
    text = _short(clue.text, "Écris d’abord ton indice.")
    if not _ONE_WORD.fullmatch(text):
        raise RuleError("one_word", "Un indice est un seul mot.")
    if state.left == 0:
        raise RuleError("no_clue_left", "Tu as donné tous tes indices.")
    if any(fold(old.text) == fold(text) and not old.vetoed for old in state.current.clues):
        raise RuleError("same_clue", "Cet indice est déjà donné\u00a0: trouves-en un autre.")
    if letters(text) == letters(_word(state)) or clue.verdict == "refused":
        return (m.ClueRefused(by, text, clue.reason or "C’est le mot lui-même."),)
    return _with_clue(state, by, text, clue.reason if clue.verdict == "suspicious" else "", now)


def _with_clue(state: State, student: str, text: str, doubt: str, now: float) -> Facts:
    given = m.ClueGiven(student, text, doubt)
    return (given, *_clue_timer(evolve(state, given), now))


def _veto(state: State, by: str, now: float) -> Facts:
    teacher(by)
    during(state, "clues", "guess")
    if not state.current.clues or state.current.clues[-1].vetoed:
        raise RuleError("no_clue", "Il n’y a pas d’indice à retirer.")
    vetoed = m.ClueVetoed()
    return (vetoed,) if state.phase == "guess" else (vetoed, *_clue_timer(evolve(state, vetoed), now))


def _clue_timer(state: State, now: float) -> Facts:
    """Time to think of a clue shows and closes nothing; after the last clue, time to propose runs out."""
    if state.winner is not None and state.left == 0:
        return start_timer(state.options.last_seconds, True, now)
    return start_timer(state.options.clue_seconds, False, now) or (TimerStopped(),)


# Buzz and proposal ---------------------------------------------------------------------------------------------------


def _buzz(state: State, by: str, word: int, now: float) -> Facts:
    mine = _player(state, by)
    if state.phase == "guess" and word == state.serial:
        raise RuleError("taken", "Quelqu’un a buzzé juste avant toi.")
    during(state, "clues", say="Trop tard\u00a0: on ne cherche plus ce mot.")
    if word != state.serial:
        raise RuleError("too_late", "Trop tard\u00a0: on cherche déjà le mot suivant.")
    if mine in state.speakers:
        raise RuleError("speaker", "Les parleurs ne buzzent pas.")
    if not state.current.clues:
        raise RuleError("no_clue_yet", "Attends le premier indice.")
    match waits_for(state, mine):
        case "clue":
            raise RuleError("locked_out", "Attends un nouvel indice avant de proposer à nouveau.")
        case "other":
            raise RuleError("locked_out", "Attends qu’une autre place propose un mot.")
        case "both":
            raise RuleError("locked_out", "Attends un nouvel indice et la proposition d’une autre place.")
    return (m.Buzzed(by), *start_timer(state.options.guess_seconds, True, now))


def _judge(state: State, guessed: m.Guessed, now: float) -> Facts:
    after = evolve(state, guessed)
    if guessed.right:
        return (guessed, *_found(after, seat(state, guessed.student), now))
    if after.left == 0 and not free_seekers(after):
        return (guessed, *_missed(after))
    return (guessed, *_clue_timer(after, now))


def _found(state: State, finder: int, now: float) -> Facts:
    assert state.winner is not None, "someone gives the clues"
    won: Facts = (m.Won(finder, "seeker", 1),)
    if state.current.bonus:
        won = (*won, m.Won(state.winner, "speaker", 1))
    elif len(state.sought) < m.WORDS_PLAYED:
        if state.left == 0:
            return (*won, *_missed(state))
        return (*won, m.WordOpened(state.numbers[len(state.sought)]), *_clue_timer(state, now))
    else:
        won = (*won, m.Won(state.winner, "speaker", m.SUCCESS_TOKENS))
    if state.left == 0 or not spare_numbers(state):
        return (*won, *_close("found"))
    return (*won, m.BonusOffered(), *(start_timer(state.options.clue_seconds, False, now) or (TimerStopped(),)))


def _missed(state: State) -> Facts:
    """No clue and nobody left to propose: a bonus word costs nothing, one of the three is worth one to each rival."""
    if state.current.bonus:
        return _close("found")
    rivals = tuple(m.Won(rival, "speaker", 1) for rival in state.speakers if rival != state.winner)
    return (*rivals, *_close("failed"))


def _close(outcome: m.Outcome) -> Facts:
    return (TimerStopped(), m.RoundClosed(outcome))


def _overrule(state: State, by: str, now: float) -> Facts:
    teacher(by)
    if state.before is None:
        raise RuleError("nothing_judged", "Il n’y a pas de réponse à rejuger.")
    last = next(word.proposals[-1] for word in reversed(state.sought) if word.proposals)
    overruled = m.Overruled()
    # Whoever is given right without having written anything has said it.
    guessed = m.Guessed(last.student, last.text, not last.right, rude=last.rude, aloud=not last.text)
    return (overruled, *_judge(evolve(state, overruled), guessed, now))


# Bonus words ---------------------------------------------------------------------------------------------------------


def _choose_bonus(state: State, by: str, number: int, now: float) -> Facts:
    _winner(state, by)
    during(state, "bonus")
    if number not in spare_numbers(state):
        raise RuleError("no_such_word", "Ce mot n’est pas un mot bonus de la carte.")
    return (m.WordOpened(number, bonus=True), *_clue_timer(state, now))


# From round to round, and the final ----------------------------------------------------------------------------------


def _next_round(state: State, now: float) -> Facts:
    if state.final:
        return _end(state)
    size = len(state.seats)
    if state.round == rounds_at(size):
        return (m.CampsOpened(camp_order(state)),)
    speakers = speakers_of(size, state.options.oldest, state.round + 1)
    return _open_round(_next_card(state), speakers, state.options, now)


def _choose_camp(state: State, by: str, camp: m.Camp, now: float) -> Facts:
    during(state, "camps")
    chooser = state.order[len(state.camps)]
    if by != TEACHER and _player(state, by) != chooser:
        raise RuleError("not_your_turn", "Ce n’est pas encore à toi de choisir.")
    size = len(state.seats)
    room: dict[m.Camp, int] = {"speaker": speakers_at(size), "seeker": size - speakers_at(size)}
    camps = {**state.camps, chooser: camp}
    facts: list[Any] = [m.CampChosen(chooser, camp)]
    full = next((name for name, places in room.items() if list(camps.values()).count(name) == places), None)
    if full is None:
        return tuple(facts)
    other: m.Camp = "seeker" if full == "speaker" else "speaker"
    for late in state.order[len(camps) :]:
        camps[late] = other
        facts.append(m.CampChosen(late, other))
    speakers = tuple(place for place in range(size) if camps[place] == "speaker")
    return (*facts, *_open_round(_next_card(state), speakers, state.options, now, final=True))


def _roomier(state: State) -> m.Camp:
    """The camp with more places left."""
    size, chosen = len(state.seats), list(state.camps.values())
    speakers, seeking = speakers_at(size) - chosen.count("speaker"), size - speakers_at(size) - chosen.count("seeker")
    return "speaker" if speakers > seeking else "seeker"


def _end(state: State) -> Facts:
    return (TimerStopped(), m.Ended(champions(state.speaker_tokens), champions(state.seeker_tokens)))


def _next_card(state: State) -> int:
    return (state.card + 1) % len(state.cards)


# Time and the teacher ------------------------------------------------------------------------------------------------


def _time_up(state: State, now: float) -> Facts:
    match state.phase:
        case "auction" if not state.bids:
            return _close("skipped")
        case "auction":
            return _adjudge(state, state.bids[-1], now)
        case "clues" if state.left == 0:
            return _missed(state)
        case "guess":
            return _judge(state, m.Guessed(_buzzer(state), "", False), now)
        case _:
            return (TimerStopped(),)


def _skip(state: State, now: float) -> Facts:
    match state.phase:
        case "auction" | "guess":
            return _time_up(state, now)
        case "clues":
            return _missed(state)
        case "bonus":
            return _close("found")
        case "tally":
            return _next_round(state, now)
        case "camps":
            return _choose_camp(state, TEACHER, _roomier(state), now)
        case "end":
            raise RuleError("over", "La partie est finie.")


def _buzzer(state: State) -> str:
    assert state.buzzer is not None, "someone has buzzed"
    return state.buzzer


def _word(state: State) -> str:
    return state.word(state.current.number).word


def _short(text: str, say: str) -> str:
    text = clean(text)
    if not text:
        raise RuleError("empty", say)
    if len(text) > m.MAX_LETTERS:
        raise RuleError("too_long", f"C’est trop long\u00a0: {m.MAX_LETTERS} signes au plus.")
    return text


def _player(state: State, by: str) -> int:
    mine = seat_of(state.seats, by)
    if mine is None:
        raise RuleError("no_seat", "Tu n’as pas de place à cette table.")
    return mine


def _winner(state: State, by: str, teacher: bool = True) -> None:
    if by == TEACHER and teacher:
        return
    if _player(state, by) != state.winner:
        raise RuleError("not_speaker", "C’est à la place qui a gagné l’enchère de faire cela.")


def _not_over(state: State) -> None:
    if state.phase == "end":
        raise RuleError("over", "La partie est finie.")
