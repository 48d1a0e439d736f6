"""A round of Définitions in few words: each student is a letter, and a text is called by its author's."""

from typing import Any

from wordkit.engine import TEACHER, Seat
from wordkit.games.definitions import GAME
from wordkit.games.definitions import model as m
from wordkit.games.definitions.model import REAL
from wordkit.testing import Sitting

CARD = tuple(m.Word(f"mot{n}", "n.m.", f"sens numéro {n}") for n in range(4))


def table(seats: str | tuple[str, ...] = "abcd", cards: Any = (CARD,), **options: Any) -> Sitting:
    """A game just begun: "abc" seats three students, ("ab", "c", "d") a team of two and two students."""
    at = Sitting(GAME)
    at.do(TEACHER, m.Begin(tuple(Seat(tuple(members)) for members in seats), cards, m.Options(**options)))
    return at


def write(at: Sitting, *students: str, doubtful: str = "") -> Sitting:
    """A word is chosen if none is, and these students hand in a text each."""
    if at.state.phase == "word":
        at.do(TEACHER, m.ChooseWord(0))
    for student in students:
        at.do(student, m.Write(f"texte de {student}", student in doubtful))
    return at


def desk(at: Sitting, *students: str, doubtful: str = "") -> Sitting:
    """These students have written, and the pens are down."""
    write(at, *students, doubtful=doubtful).do(TEACHER, m.CloseWriting())
    return at


def read(at: Sitting) -> Sitting:
    """All texts of the desk that are picked have been read out."""
    at.do(TEACHER, m.StartReading())
    while at.state.read < len(at.state.order):
        at.do(TEACHER, m.ReadNext())
    return at


def vote(at: Sitting, **choices: str) -> Sitting:
    """The vote is open, and these students have chosen these texts, in this order."""
    if at.state.phase == "desk":
        read(at)
    if at.state.phase == "reading":
        at.do(TEACHER, m.OpenVote())
    for student, text in choices.items():
        at.do(student, m.Vote(at.state.number_of(text)))
    return at


def count(at: Sitting) -> dict[str, int]:
    """What each seat, called by its first student, wins this round."""
    at.do(TEACHER, m.Count())
    return {at.state.seats[score.seat].members[0]: score.points for score in at.state.scores}


def gains(at: Sitting, student: str) -> dict[str, int]:
    """Why the seat of this student won points."""
    (score,) = (score for score in at.state.scores if student in at.state.seats[score.seat].members)
    return {gain.why: gain.points for gain in score.gains}


def at_phase(phase: str, seats: Any = "abcd", **options: Any) -> Sitting:
    """A game that has come to this phase; all but the host's seat have written, and all of them found it."""
    at = table(seats, **options)
    players = [s for index, seat in enumerate(at.state.seats) if index != at.state.host for s in seat.members]
    if phase != "word":
        write(at, *players)
    if phase not in ("word", "writing"):
        desk(at)
    if phase in ("reading", "vote", "count", "end"):
        read(at)
    if phase in ("vote", "count", "end"):
        vote(at, **dict.fromkeys(players, REAL))
    if phase in ("count", "end"):
        count(at)
    if phase == "end":
        at.do(TEACHER, m.End())
    assert at.state.phase == phase
    return at
