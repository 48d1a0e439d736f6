"""How Énigmes is played in tests: any beginning, a teacher, the secrets of each viewer, a scene kept as text."""

from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

from wordkit.engine import TEACHER, Seat, Turn
from wordkit.engine.chance import pick, shuffled
from wordkit.games.riddles import BOARD, learn
from wordkit.games.riddles import model as m
from wordkit.games.riddles.riddle import Answer, Riddle
from wordkit.games.riddles.rings import COMPARTMENTS
from wordkit.games.riddles.view import View
from wordkit.testing import Sitting

TEACHER_ONLY = (m.Begin, m.Join, m.Adjust, m.AcceptWord, m.Start, m.Judge, m.NextTurn, m.Skip, m.End)

FACES = range(4, 10)
DECKS = tuple(
    m.Deck(
        c,
        tuple(
            tuple(
                Riddle((f"{c[0]}é" + "abc"[card] * 9)[:n].lower(), "n.m.", f"chose {card} en {c}, {n}") for n in FACES
            )
            for card in range(3)
        ),
    )
    for c in COMPARTMENTS
)
learn((riddle.word, riddle.definition) for deck in DECKS for card in deck.cards for riddle in card)


# Any game ------------------------------------------------------------------------------------------------------------


def begin(rng: Random) -> m.Begin:
    """Any beginning: alone or in teams, with or without a theme; a die that often leads to a star."""
    sizes = pick(rng, ((1, 1), (3, 2, 1), (1, 1, 1, 1), (1, 1, 1, 1), (2, 2, 1, 1)))
    seats = tuple(Seat(tuple(f"s{seat}{member}" for member in range(size))) for seat, size in enumerate(sizes))
    options = m.Options(
        length=pick(rng, (5, 5, 6)),
        faces=pick(rng, ((6, 7), (6, 7), tuple(FACES))),
        theme=pick(rng, ("", "une ville")),
        clue_seconds=pick(rng, (0.0, 4.0)),
        challenge_seconds=pick(rng, (0.0, 5.0)),
        hard=rng.random() < 0.8,
    )
    return m.Begin(seats, DECKS, options)


def teacher(view: View, rng: Random) -> Any | None:
    """A teacher who evens the game out, hurries it along, and now and then overrules."""
    desk = view.desk
    assert desk is not None, "the teacher sees the desk"
    if rng.random() < 0.005:
        return m.End()
    match view.phase:
        case "words":
            waiting = [proposal.student for proposal in desk.proposals if not proposal.accepted]
            if waiting and rng.random() < 0.5:
                return m.AcceptWord(pick(rng, waiting))
            if rng.random() < 0.1:
                return m.Adjust(
                    pick(rng, range(len(view.seats))), pick(rng, (-1, 0, 1)), pick(rng, ("none", "last", "second"))
                )
            if all(seat.ready for seat in view.seats):
                return m.Start()
            return m.Skip() if rng.random() < 0.05 else None
        case "riddle" if view.riddle is not None and view.riddle.to_come:
            return m.NextClue()
        case "riddle" | "found" | "result" if rng.random() < 0.2:
            answers = (*desk.guesses, *desk.sealed)
            return m.Judge(pick(rng, answers).student, rng.random() < 0.6) if answers else None
        case "riddle" | "found" | "spelling" | "swap" | "result":
            return m.Skip() if rng.random() < 0.3 else None
        case _:
            return None


# Secrets -------------------------------------------------------------------------------------------------------------


def twist(state: m.State, viewer: str, rng: Random) -> m.State:
    """Another game that must look the same to this viewer now."""
    queues = {name: shuffled(rng, queue) for name, queue in state.queues.items()}
    state = replace(state, queues=MappingProxyType(queues))
    if viewer == TEACHER:
        return state
    mates = next((seat.members for seat in state.seats if viewer in seat.members), ())
    told = state.phase in ("result", "end")
    return replace(
        state,
        places=tuple(_other_word(state, index, mates, rng) for index in range(len(state.seats))),
        proposals=_of_others(state.proposals, mates, lambda old: replace(old, word=_noise(5, rng))),
        pointed=_of_others(state.pointed, mates, lambda _: f"go {int(rng.random() * 54)}"),
        guesses=tuple((s, a if s in mates else _other_answer(rng)) for s, a in state.guesses),
        sealed=_other_sealed(state, viewer, told, rng),
        spellings=_of_others(state.spellings, mates, lambda _: m.Spelling(_noise(6, rng), rng.random() < 0.5)),
        riddle=state.riddle
        if told or state.riddle is None
        else other_riddle(state.riddle, state.clues[: state.clue], rng),
    )


def other_riddle(riddle: Riddle, clues: tuple[str, ...], rng: Random) -> Riddle:
    """Another riddle of which the same could have been said so far."""
    word = list(_noise(riddle.length if "length" in clues else riddle.length + 1, rng))
    word[0] = riddle.initial
    if "second" in clues:
        word[1] = riddle.word[1]
    if "last" in clues:
        word[-1] = riddle.word[-1]
    return Riddle(
        "".join(word),
        riddle.nature if "nature" in clues else _noise(3, rng),
        riddle.definition if "definition" in clues else _noise(9, rng),
    )


def _other_word(state: m.State, index: int, mates: tuple[str, ...], rng: Random) -> m.Place:
    place = state.places[index]
    mine = bool(set(state.seats[index].members) & set(mates))
    if mine or place.public or not place.word or state.phase == "end":
        return place
    return replace(place, word=_noise(len(place.word), rng))


def _other_sealed(state: m.State, viewer: str, told: bool, rng: Random) -> MappingProxyType[str, Answer]:
    """Opened answers are public; of the others only their number is known, and whether mine is right once told."""
    public = {student for index in state.opened or () for student in state.seats[index].members}
    other = {
        s: a
        if s in public or (s == viewer and told)
        else replace(_other_answer(rng), text=a.text if s == viewer else "x")
        for s, a in state.sealed.items()
    }
    return MappingProxyType(other)


def _other_answer(rng: Random) -> Answer:
    return Answer(_noise(6, rng), pick(rng, ("near", "wrong")), 3, rng.random() < 0.5)


def _of_others(items: Any, mates: tuple[str, ...], other: Any) -> MappingProxyType[str, Any]:
    return MappingProxyType({student: item if student in mates else other(item) for student, item in items.items()})


def _noise(length: int, rng: Random) -> str:
    return "".join(pick(rng, "bcdfghjklmnpqrstvwz") for _ in range(length))


# A scene -------------------------------------------------------------------------------------------------------------


def scenes() -> dict[str, tuple[tuple[Turn, ...], tuple[str, ...]]]:
    """A turn with a steal, one with a spelling challenge and an undo."""
    seats = (Seat(("ana", "ali"), "Lynx"), Seat(("bob",)), Seat(("cléo",)))
    words = {4: "{}ube", 6: "{}ombre"}
    decks = tuple(
        m.Deck(c, (tuple(Riddle(words[n].format(c[0].lower()), "n.m.", f"chose en {c} de {n}") for n in words),))
        for c in COMPARTMENTS
    )
    sitting = Sitting(BOARD, "chemin")
    sitting.do(TEACHER, m.Begin(seats, decks, m.Options(faces=(4, 6))))
    for student, word in (("ana", "sable"), ("bob", "tigre"), ("cléo", "arbre")):
        sitting.after(5).do(student, m.ProposeWord(word))
    sitting.after(5).do(TEACHER, m.Start())
    _turn(sitting, steal=True)
    sitting.after(5).do(TEACHER, m.NextTurn())
    _turn(sitting, steal=False)
    sitting.undo()
    return {"riddles": (tuple(sitting.turns), ("ana", "bob"))}


def _turn(sitting: Sitting, *, steal: bool) -> None:
    members = sitting.state.seats[sitting.state.active].members
    others = [student for student in sitting.students if student not in members]
    sitting.after(4).do(members[0], m.Roll())
    square = min(target.square for target in sitting.view(members[0]).targets)
    for student in members:
        if sitting.state.phase == "move":
            sitting.after(2).do(student, m.Go(square))
    for student in members:
        if sitting.state.phase == "star":
            sitting.after(2).do(student, m.Ask("S"))
    while sitting.state.clue < len(sitting.state.clues):
        sitting.after(8).tick()
    asked = sitting.state.riddle.word
    sitting.after(3).do(members[0], m.Guess("rien"))
    sitting.after(3).do(others[0], m.Guess("caillou", "near"))
    sitting.after(3).do(others[1], m.Guess(asked))
    if steal:
        sitting.after(70).tick()
        return
    sitting.after(2).do(members[0], m.Guess(asked))
    sitting.after(2).do(others[0], m.Challenge())
    for student in members:
        sitting.after(4).do(student, m.Spell(asked))
