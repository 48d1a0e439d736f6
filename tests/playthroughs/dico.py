"""How Dico secret is played in tests: any beginning, a teacher, the secrets of each viewer, a game kept as text."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

from wordkit.engine import SCREEN, TEACHER, Resume, Seat, Turn
from wordkit.engine.chance import pick, shuffled
from wordkit.engine.seats import seat_of
from wordkit.games.dico import GAME, learn
from wordkit.games.dico import model as m
from wordkit.games.dico.cards import QUESTIONS, Kind
from wordkit.games.dico.view import View
from wordkit.testing import Sitting

TEACHER_ONLY = (m.Begin, m.Join, m.AcceptWord, m.Start, m.HearStop, m.Readmit, m.Skip, m.End)

WORDS = (
    m.Secret("avalanche", "Masse de neige qui dévale une pente.", 84),
    m.Secret("boussole", "Cadran dont l’aiguille montre le nord.", 130),
    m.Secret("escargot", "Petite bête à coquille, qui rampe.", 560),
    m.Secret("parapluie", "Abri de toile que l’on tient au-dessus de soi.", 1090),
    m.Secret("terminus", "Dernier arrêt d’une ligne.", 1480),
)


# Any game ------------------------------------------------------------------------------------------------------------


def begin(rng: Random) -> m.Begin:
    """Any beginning: two to four seats, alone or in teams, quick or not, with or without a theme."""
    learn((word.word, word.definition) for word in WORDS[:2])
    size = pick(rng, (2, 3, 3, 3, 4))
    seats = tuple(Seat(tuple(f"s{seat}{member}" for member in range(pick(rng, (1, 1, 2))))) for seat in range(size))
    theme = rng.random() < 0.4
    options = m.Options(
        shortest=7 if theme else 8,
        longest=9,
        theme="villes" if theme else "",
        quick=rng.random() < 0.7,
        show_seconds=pick(rng, (0.0, 8.0)),
    )
    return m.Begin(seats, WORDS, 1600, options)


def teacher(view: View, rng: Random) -> Any | None:
    """A teacher who starts the game, plays for the absent, hears teams, and now and then lets a seat back in."""
    desk = view.desk
    assert desk is not None, "the teacher sees the desk"
    luck = rng.random()
    out = [index for index, seat in enumerate(view.seats) if seat.out]
    if out and luck < 0.5:
        return m.Readmit(out[0])
    if desk.stopping and luck < 0.3:
        return m.HearStop(next(i for i, s in enumerate(view.seats) if desk.stopping[0].student in s.members))
    match view.phase:
        case "words":
            waiting = [proposal.student for proposal in desk.proposals if not proposal.accepted]
            if waiting:
                return m.AcceptWord(waiting[0])
            ready = all(seat.ready for seat in view.seats)
            return m.Start() if ready else m.Skip() if luck < 0.1 else None
        case "end":
            return None
        case "consult":
            return m.Roll() if luck < 0.5 else None
        case _:
            return m.End() if luck < 0.001 else m.Skip() if luck < 0.02 else None


# Secrets -------------------------------------------------------------------------------------------------------------


def twist(state: m.State, viewer: str, rng: Random) -> m.State:
    """Another game that must look the same to this viewer now: cards face down, others' hands, words and notebooks."""
    down = [square for square, card in enumerate(state.squares) if card is not None and square not in state.turned]
    moved = dict(zip(down, shuffled(rng, [state.squares[square] for square in down]), strict=True))
    state = replace(state, squares=tuple(moved.get(square, card) for square, card in enumerate(state.squares)))
    if viewer == TEACHER:
        return state
    me = None if viewer == SCREEN else seat_of(state.seats, viewer)
    mates = () if me is None else state.seats[me].members
    over = state.phase == "end"
    return replace(
        state,
        entries=(),
        options=replace(state.options, book=("autre",)),
        hands=tuple(hand if seat == me else _other_hand(hand, rng) for seat, hand in enumerate(state.hands)),
        secrets=tuple(
            secret if over or seat == me else _other_secret(rng) for seat, secret in enumerate(state.secrets)
        ),
        proposals=_frozen(
            {
                student: proposal if over or student in mates else replace(proposal, secret=_other_secret(rng))
                for student, proposal in state.proposals.items()
            }
        ),
        learnt=_frozen({pair: note if pair[0] == me else m.Learnt("XYZ") for pair, note in state.learnt.items()}),
        pointed=_frozen({student: choice for student, choice in state.pointed.items() if student in mates}),
        stopping=_frozen({student: words for student, words in state.stopping.items() if student in mates}),
        stops=tuple(stopped if stopped.seat == me else _other_stop(stopped, me, rng) for stopped in state.stops),
    )


def _other_hand(hand: tuple[Kind, ...], rng: Random) -> tuple[Kind, ...]:
    return tuple(pick(rng, (*QUESTIONS, "joker")) for _ in hand)


def _other_secret(rng: Random) -> m.Secret:
    word = "".join(pick(rng, "bcdfghjklmnpqrstvwxz") for _ in range(9))
    return m.Secret(word, f"définition de {word}", 1 + int(rng.random() * 1000))


def _other_stop(stopped: m.Stopped, me: int | None, rng: Random) -> m.Stopped:
    words = tuple(said if said.seat == me else m.Said(said.seat, _other_secret(rng).word) for said in stopped.words)
    return replace(stopped, words=words, students=())


def _frozen(items: dict[Any, Any]) -> Mapping[Any, Any]:
    return MappingProxyType(items)


# Scenes --------------------------------------------------------------------------------------------------------------


def scenes() -> dict[str, tuple[tuple[Turn, ...], tuple[str, ...]]]:
    """The game that is kept as text, with a lone student and both members of a team."""
    return {"dico": (_a_short_game(), ("ana", "bob", "cleo"))}


def _a_short_game() -> tuple[Turn, ...]:
    """Words chosen, cards taken, each question asked, the dictionary read, a wrong STOP and a right one."""
    at = Sitting(GAME, "mots")
    seats = (Seat(("ana",)), Seat(("bob", "cleo"), "Lynx"), Seat(("dan",)))
    at.do(TEACHER, m.Begin(seats, WORDS, 1600, m.Options(shortest=8, longest=9)))
    at.after(9).do("ana", m.ProposeWord("terminus", "Dernier arrêt d’une ligne.", 1480))
    at.after(5).do("bob", m.ProposeWord("escargot", "Petite bête à coquille, qui rampe.", 560))
    at.after(5).do("cleo", m.ProposeWord("boussole", "Cadran dont l’aiguille montre le nord.", 130))
    at.after(5).do("cleo", m.ProposeWord("escargot", "Petite bête à coquille, qui rampe.", 560))
    at.after(5).do("dan", m.ProposeWord("parapluie", "Abri de toile que l’on tient au-dessus de soi.", 1090))
    at.after(5).do(TEACHER, m.Start())
    asked: set[str] = set()
    while asked != set(QUESTIONS) and at.state.turn < 60:
        _one_turn(at, asked)
    assert asked == set(QUESTIONS), asked
    at.after(5).do(TEACHER, m.Consult())
    while at.state.phase == "consult" and len(at.state.rolls) < 3:
        at.after(2).do(at.state.seats[at.state.roller].members[0], m.Roll())
    if at.state.phase == "consult":
        at.after(200).tick()
    at.after(3).undo()
    at.do(TEACHER, Resume())
    if at.state.phase == "consult":
        at.after(1).do(TEACHER, m.Skip())
    at.after(9).do("dan", m.Stop((m.Said(0, "terminal"), m.Said(1, "escargot"))))
    at.after(9).do("bob", m.Stop((m.Said(0, "terminus"), m.Said(2, "Parapluie"))))
    at.after(9).do("cleo", m.Stop((m.Said(0, "terminus"), m.Said(2, "Parapluie"))))
    return tuple(at.turns)


def _one_turn(at: Sitting, asked: set[str]) -> None:
    """The seat in turn asks something new if it can, else turns three cards and takes what it may."""
    state = at.state
    who = state.seats[state.active].members
    hand = at.view(who[0]).me.askable
    fresh = [question for question in hand if question not in asked]
    if fresh or at.view(who[0]).me.must_ask:
        question = (fresh or hand)[0]
        asked.add(question)
        _all(at, who, m.Ask(question, (state.active + 1) % len(state.seats)))
        for page in (800, 400):
            if at.state.phase == "page":
                _all(at, who, m.AskPage(page))
        return
    cards = [square for square, card in enumerate(state.squares) if card is not None]
    one, two, three = (cards[(state.turn + third * len(cards) // 3) % len(cards)] for third in range(3))
    _all(at, who, m.TurnUp((one, two, three)))
    _all(at, who, m.Take(at.view(who[0]).me.takeable[0]))


def _all(at: Sitting, who: tuple[str, ...], command: Any) -> None:
    for student in who:
        at.after(2).do(student, command)
