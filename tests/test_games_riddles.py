"""Énigmes and Énigmes éclair keep the contract of games, and have their play-throughs."""

from dataclasses import replace
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import pytest

from wordkit.engine.chance import pick, shuffled
from wordkit.engine.seats import SCREEN, TEACHER, Seat
from wordkit.games.riddles import BOARD, ECLAIR
from wordkit.games.riddles import model as m
from wordkit.games.riddles.eclair import model as e
from wordkit.games.riddles.riddle import Answer, Riddle
from wordkit.games.riddles.rings import COMPARTMENTS
from wordkit.panels.games.riddles import decks_of
from wordkit.testing import Sitting, check_game, play, playthrough
from wordkit.words.decks import riddle_deck
from wordkit.words.entry import Entry

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
ENTRIES: list[Entry] = [entry for card in riddle_deck() for entry in card]


def board_begin(rng: Random) -> m.Begin:
    seats = pick(
        rng,
        (
            (Seat(("ana",)), Seat(("bob",))),
            (Seat(("ana", "ali", "alba"), "Lynx"), Seat(("bob", "bea"), "Loups"), Seat(("cléo",))),
            tuple(Seat((name,)) for name in "abcd"),
        ),
    )
    options = m.Options(
        length=pick(rng, (5, 6)),
        theme=pick(rng, ("", "un animal")),
        clue_seconds=pick(rng, (0, 4)),
        hard=rng.random() < 0.8,
    )
    return m.Begin(seats, decks_of(ENTRIES, (), options.faces), options)


def board_teacher(view: Any, rng: Random) -> Any | None:
    match view.phase:
        case "words":
            return m.Start() if all(seat.ready for seat in view.seats) else None
        case "riddle":
            if view.riddle.to_come:
                return m.NextClue()
            return m.Skip() if rng.random() < 0.1 else None
        case "result" | "swap" | "found" | "spelling":
            return m.Skip() if rng.random() < 0.1 else None
        case _:
            return None


def board_twist(state: m.State, viewer: str, rng: Random) -> m.State:
    """Other words, riddles to come and answers, for all that this viewer must not know."""
    deck_order = {name: shuffled(rng, queue) for name, queue in state.queues.items()}
    state = replace(state, queues=MappingProxyType(deck_order))
    if viewer == TEACHER:
        return state
    mates = next((seat.members for seat in state.seats if viewer in seat.members), ())
    if state.phase != "end":
        places = tuple(
            place if set(seat.members) & set(mates) or place.public or not place.word
            else replace(place, word="q" * len(place.word.replace("œ", "oe")))
            for seat, place in zip(state.seats, state.places, strict=True)
        )  # fmt: skip
        state = replace(state, places=places)
    told = state.phase in ("result", "end")
    hidden = Answer("autre", "wrong", 3, False)
    proposals = {s: p if s in mates else replace(p, word="autre") for s, p in state.proposals.items()}
    pointed = {s: choice if s in mates else "go 99" for s, choice in state.pointed.items()}
    spellings = {s: p if s in mates else m.Spelling("x", False) for s, p in state.spellings.items()}
    # Opened answers are public; of the others only their number is known, and whether mine is right once told.
    public = {student for index in state.opened or () for student in state.seats[index].members}
    sealed = {
        s: a if s in public or (s == viewer and told) else replace(hidden, text=a.text if s == viewer else "autre")
        for s, a in state.sealed.items()
    }
    guesses = tuple((s, a if s in mates else hidden) for s, a in state.guesses)
    return replace(
        state, proposals=MappingProxyType(proposals), pointed=MappingProxyType(pointed), guesses=guesses,
        spellings=MappingProxyType(spellings), sealed=MappingProxyType(sealed),
        riddle=state.riddle if told or state.riddle is None else _other(state.riddle, state.clues[: state.clue]),
    )  # fmt: skip


def _other(riddle: Riddle, clues: tuple[str, ...]) -> Riddle:
    """Another riddle of which the same could have been said so far."""
    word = ["x"] * (riddle.length if "length" in clues else riddle.length + 1)
    word[0] = riddle.initial
    if "second" in clues:
        word[1] = riddle.word[1]
    if "last" in clues:
        word[-1] = riddle.word[-1]
    return Riddle(
        "".join(word),
        riddle.nature if "nature" in clues else "autre",
        riddle.definition if "definition" in clues else "autre",
    )


def eclair_begin(rng: Random) -> e.Begin:
    seats = pick(rng, ((Seat(("ana",)), Seat(("bob",))), (Seat(("ana", "ali"), "Lynx"), Seat(("bob", "bea"), "Loups"))))
    riddles = tuple(Riddle(entry.word, entry.nature, entry.definition) for entry in ENTRIES[:30])
    return e.Begin(seats, riddles, e.Options(riddles=3, clue_seconds=pick(rng, (0, 10)), hard=rng.random() < 0.8))


def eclair_teacher(view: Any, rng: Random) -> Any | None:
    if view.phase == "riddle":
        return e.NextClue() if view.riddle.to_come else e.CloseRiddle()
    return e.NextRiddle() if view.phase == "answer" else None


def eclair_twist(state: e.State, viewer: str, rng: Random) -> e.State:
    """Other riddles to come, another word while it is looked for, other answers of the others."""
    if viewer == TEACHER:
        return state
    over = state.phase != "riddle"
    current = state.riddle if over else _other(state.riddle, e.CLUES[: state.level + 1])
    riddles = tuple(
        current if index == state.index else riddle if index < state.index else Riddle("autre", "x", "x")
        for index, riddle in enumerate(state.riddles)
    )
    answers = {
        s: given if s == viewer else tuple(replace(answer, text="autre", grade="wrong") for answer in given)
        for s, given in state.answers.items()
    }
    return replace(state, riddles=riddles, answers=MappingProxyType(answers))


def test_the_board_game_keeps_the_contract() -> None:
    """Same chance, same log; nothing leaks; undo leaves no trace; nobody does what is not theirs."""
    teacher_only = (m.Begin, m.Join, m.Adjust, m.AcceptWord, m.Start, m.Judge, m.NextTurn, m.Skip, m.End)
    check_game(BOARD, board_begin, board_teacher, board_twist, teacher_only=teacher_only, examples=12, turns=120)


def test_eclair_keeps_the_contract() -> None:
    """Same chance, same log; nothing leaks; undo leaves no trace; nobody does what is not theirs."""
    teacher_only = (e.Begin, e.NextClue, e.Judge, e.CloseRiddle, e.NextRiddle, e.Skip, e.End)
    check_game(ECLAIR, eclair_begin, eclair_teacher, eclair_twist, teacher_only=teacher_only, examples=12, turns=80)


def test_bots_play_a_whole_game() -> None:
    """Four bots and a patient teacher come to the end of the board game."""
    turns = play(BOARD, board_begin(Random(3)), board_teacher, "partie", 3000)
    assert any(isinstance(fact, m.Ended) for turn in turns for fact in turn.facts)


def board_game() -> tuple[Sitting, tuple[str, ...]]:
    """A turn with a steal, one with a spelling challenge, a swap, and an undo."""
    seats = (Seat(("ana", "ali"), "Lynx"), Seat(("bob",)), Seat(("cléo",)))
    faces = (4, 6)
    words = {4: "{}ube", 6: "{}ombre"}
    riddles = tuple(
        m.Deck(c, (tuple(Riddle(words[n].format(c[0].lower()), "n.m.", f"chose en {c} de {n}") for n in faces),))
        for c in COMPARTMENTS
    )
    sitting = Sitting(BOARD, "chemin")
    sitting.do(TEACHER, m.Begin(seats, riddles, m.Options(faces=faces)))
    sitting.after(5).do("ana", m.ProposeWord("sable"))
    sitting.after(5).do("bob", m.ProposeWord("tigre"))
    sitting.after(5).do("cléo", m.ProposeWord("arbre"))
    sitting.after(5).do(TEACHER, m.Start())
    for steal in (True, False):
        if not steal:
            sitting.after(5).do(TEACHER, m.NextTurn())
        members = seats[sitting.state.active].members
        others = [student for seat in seats for student in seat.members if student not in members]
        sitting.after(4).do(members[0], m.Roll())
        square = min(target.square for target in sitting.view(members[0]).targets)
        for student in members:
            if sitting.state.phase == "move":
                sitting.after(2).do(student, m.Go(square))
        for student in members:
            if sitting.state.phase == "star":
                sitting.after(2).do(student, m.Ask("S"))
        while sitting.state.clue < 4:
            sitting.after(8).tick()
        asked = sitting.state.riddle.word
        sitting.after(3).do(members[0], m.Guess("rien"))
        sitting.after(3).do(others[0], m.Guess("caillou"))
        sitting.after(3).do(others[1], m.Guess(asked))
        if steal:
            sitting.after(70).tick()
        else:
            sitting.after(2).do(members[0], m.Guess(asked))
            sitting.after(2).do(others[0], m.Challenge())
            for student in members:
                sitting.after(4).do(student, m.Spell(asked))
            sitting.undo()
        sitting.after(1)
    return sitting, ("ana", "bob")


def eclair_game() -> tuple[Sitting, tuple[str, ...]]:
    """Two riddles: one found with few clues, one that nobody finds."""
    riddles = (Riddle("girafe", "n.f.", "animal au long cou"), Riddle("éclair", "n.m.", "lumière dans l’orage"))
    sitting = Sitting(ECLAIR, "vite")
    sitting.do(TEACHER, e.Begin((Seat(("ana",)), Seat(("bob",))), riddles, e.Options(riddles=2)))
    sitting.after(5).do("ana", e.Guess("gorille"))
    sitting.after(25).tick()
    sitting.after(2).do("ana", e.Guess(sitting.state.riddle.word.upper()))
    sitting.after(2).do("bob", e.Guess("elephant"))
    sitting.after(2).do(TEACHER, e.CloseRiddle())
    sitting.after(2).do(TEACHER, e.NextRiddle())
    for _ in range(5):
        sitting.after(27).tick()
    sitting.after(2).do(TEACHER, e.NextRiddle())
    return sitting, ("ana", "bob")


@pytest.mark.parametrize(("slug", "game"), [("riddles", board_game), ("eclair", eclair_game)])
def test_the_golden_play_through_is_as_it_was(slug: str, game: Any) -> None:
    """Turn by turn, what every viewer sees: a leak or a changed rule shows as a line of a diff."""
    sitting, students = game()
    told = playthrough(sitting.game, sitting.turns, students)
    path = PLAYTHROUGHS / f"{slug}.txt"
    if not path.exists():
        path.write_text(told, encoding="utf-8")
        pytest.fail("the play-through was written: read it, then run again")
    assert told == path.read_text(encoding="utf-8")


def test_a_play_through_tells_no_secret_to_the_screen() -> None:
    """The lines of the screen hold no secret word and no word before it is told."""
    sitting, _ = board_game()
    for table in sitting.tables[1:]:
        shown = repr(table.view(SCREEN))
        assert not [word for word in ("sable", "tigre", "arbre") if word in shown]
