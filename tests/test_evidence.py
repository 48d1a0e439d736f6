"""Evidence of a class: counted by hand, rebuilt from the turns, kept for closed games, and safe from an upgrade."""

import sqlite3
from dataclasses import fields
from datetime import date
from pathlib import Path

import pytest

from wordkit.classroom import clock, live, roster
from wordkit.classroom.backup import backups
from wordkit.classroom.live import LiveTable
from wordkit.classroom.store import FILE, SCHEMA_VERSION, Store, pieces, students
from wordkit.engine import TEACHER, Undo
from wordkit.games.definitions import model as d
from wordkit.games.riddles.eclair import model as e
from wordkit.games.riddles.riddle import Riddle
from wordkit.progress import evidence, explore
from wordkit.progress.evidence import Row, rows
from wordkit.progress.frames import COLUMNS, evidence_frame

RIDDLES = (Riddle("girafe", "n.f.", "animal au long cou"), Riddle("éclair", "n.m.", "lumière dans l’orage"))
NOON = 1_758_000_000.0


class Classroom:
    """A class of four, with a clock that is moved by hand."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = NOON
        monkeypatch.setattr(clock, "now", lambda: self.now)
        monkeypatch.setenv("WORDKIT_SEED", "2")
        self.store = Store(folder)
        self.class_id = roster.add_class(self.store, "CM2", ["Ana", "Bob", "Cléo", "Dan"])
        names = roster.names_of(self.store, self.class_id)
        self.ana, self.bob, self.cleo, self.dan = sorted(names, key=int)

    def eclair(self, *students: str) -> LiveTable:
        """A game of riddles, in the order of RIDDLES."""
        seats = live.seats([(student, "") for student in students], False)
        game = live.launch(self.store, self.class_id, "eclair", e.Begin(seats, RIDDLES), "Les animaux")
        return LiveTable(self.store, game)

    def rows(self) -> list[Row]:
        return rows(self.store, self.class_id)


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    opened = Classroom(tmp_path, monkeypatch)
    yield opened
    opened.store.close()


def test_a_lesson_counted_by_hand(room: Classroom) -> None:
    """Two riddles by three students: each answer once, with its clue, its spelling, the game and the moment."""
    table = room.eclair(room.ana, room.bob, room.cleo)
    table.play(room.ana, e.Guess("girafe"))
    table.play(TEACHER, e.NextClue())
    table.play(room.bob, e.Guess("gazelle"))
    table.play(TEACHER, e.CloseRiddle())
    room.now += 60
    table.play(TEACHER, e.NextRiddle())
    table.play(room.bob, e.Guess("eclair"))
    table.play(TEACHER, e.CloseRiddle())
    live.close(room.store, table.id)
    found = room.rows()
    assert [(r.student, r.word, r.act, r.right, r.q, r.a, r.grade, r.detail) for r in found] == [
        (room.ana, "girafe", "recalled", True, 0.02, 0.90, "indice 1", "girafe"),
        (room.ana, "girafe", "spelled", True, 0.02, 0.85, "exact", "girafe"),
        (room.bob, "girafe", "recalled", False, 0.05, 0.90, "indice 2, faux", "gazelle"),
        (room.bob, "éclair", "recalled", True, 0.02, 0.90, "indice 1", "eclair"),
        (room.bob, "éclair", "spelled", False, 0.02, 0.85, "accents", "eclair"),
    ], "nothing for Cléo, who answered nothing, nor for Dan, who was away"
    assert {(r.game, r.game_id, r.lesson, r.own, r.at) for r in found} == {
        ("eclair", table.id, "Les animaux", True, NOON + 60)
    }


def test_a_vote_in_teams_is_each_members_own(room: Classroom) -> None:
    """Every vote counts for who made it; their team's texts were no choice; who is fooled shows on both sides."""
    pairs = [(room.ana, "Lynx"), (room.bob, "Lynx"), (room.cleo, ""), (room.dan, "")]
    word = d.Word("houle", "n.f.", "mouvement de la mer")
    game = live.launch(room.store, room.class_id, "definitions", d.Begin(live.seats(pairs, True), ((word,),)), "La mer")
    table = LiveTable(room.store, game)
    table.play(TEACHER, d.ChooseWord(0))
    table.play(room.ana, d.Write("un oiseau"))
    table.play(room.cleo, d.Write("un bateau"))
    for command in (d.CloseWriting(), d.StartReading(), d.ReadNext(), d.ReadNext(), d.OpenVote()):
        table.play(TEACHER, command)
    number = table.table.state.number_of
    table.play(room.ana, d.Vote(number(d.REAL)))
    table.play(room.bob, d.Vote(number(room.cleo)))
    table.play(room.dan, d.Vote(number(room.ana)))
    table.play(TEACHER, d.Count())
    assert sorted((r.student, r.act, r.right, r.q, r.own) for r in room.rows()) == sorted(
        [
            (room.ana, "recognised", True, 1 / 2, True),
            (room.bob, "recognised", False, 1 / 2, True),
            (room.bob, "was_fooled", False, None, True),
            (room.dan, "recognised", False, 1 / 3, True),
            (room.dan, "was_fooled", False, None, True),
            (room.ana, "fooled", True, None, True),
            (room.cleo, "fooled", True, None, True),
        ]
    )


def test_what_was_undone_does_not_count(room: Classroom) -> None:
    """A step taken back takes its evidence with it; what is played instead counts, once."""
    table = room.eclair(room.ana, room.bob)
    table.play(room.ana, e.Guess("girafe"))
    table.play(TEACHER, e.CloseRiddle())
    table.play(TEACHER, e.NextRiddle())
    before = room.rows()
    assert len(before) == 2
    for _ in range(2):
        table.play(TEACHER, Undo(table.table.undoable.turn))
    assert room.rows() == []
    table.play(TEACHER, e.Judge(room.ana, False))
    table.play(TEACHER, e.CloseRiddle())
    assert [(r.student, r.right) for r in room.rows()] == [(room.ana, False)]


def test_closed_games_are_kept_and_can_be_forgotten(room: Classroom, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second look works nothing out; emptying the table, or new rules of evidence, changes nothing but time."""
    table = room.eclair(room.ana, room.bob)
    table.play(room.ana, e.Guess("girafe"))
    table.play(TEACHER, e.CloseRiddle())
    live.close(room.store, table.id)
    first = room.rows()
    assert first
    with monkeypatch.context() as looking:
        looking.setattr(evidence, "evidence", lambda *_: pytest.fail("worked out again"))
        assert room.rows() == first
    room.store.write(lambda db: db.execute(pieces.delete()))
    assert room.rows() == first
    monkeypatch.setattr(evidence, "RULES", evidence.RULES + 1)
    with monkeypatch.context() as looking:
        looking.setattr(evidence, "evidence", lambda *_: iter(()))
        assert room.rows() == [], "kept by older rules: worked out again"


def test_a_turn_that_came_after_the_closing_is_not_lost(room: Classroom) -> None:
    """What was kept is compared with how many turns there are."""
    table = room.eclair(room.ana, room.bob)
    live.close(room.store, table.id)
    assert room.rows() == []
    table.play(room.ana, e.Guess("girafe"))
    table.play(TEACHER, e.CloseRiddle())
    assert len(room.rows()) == 2


def test_a_student_who_left_the_list_has_no_rows(room: Classroom) -> None:
    """Names are joined to rows by whoever shows them: there is none for someone who left."""
    table = room.eclair(room.ana, room.bob)
    table.play(room.ana, e.Guess("girafe"))
    table.play(room.bob, e.Guess("girafe"))
    assert {r.student for r in room.rows()} == {room.ana, room.bob}
    room.store.write(lambda db: db.execute(students.delete().where(students.c.id == int(room.ana))))
    assert {r.student for r in room.rows()} == {room.bob}


def test_every_column_is_documented_and_there_without_any_evidence() -> None:
    """The frame has the fields of a row and the day, and no name."""
    assert list(COLUMNS) == [field.name for field in fields(Row)] + ["day"]
    assert list(evidence_frame([]).columns) == list(COLUMNS)
    row = Row("7", "mot", "recalled", True, 0.1, 0.9, "indice 3", "mot", True, "eclair", 1, 2, "La mer", NOON)
    frame = evidence_frame([row])
    assert frame.loc[0, "day"] == date.fromtimestamp(NOON)
    assert frame.drop(columns="day").to_dict("records") == [{f.name: getattr(row, f.name) for f in fields(Row)}]
    assert evidence_frame([]).dtypes.to_dict() == frame.dtypes.to_dict()


def test_an_older_database_is_copied_before_it_is_upgraded(room: Classroom) -> None:
    """The copy is as it was; games played before the upgrade give their evidence after it."""
    table = room.eclair(room.ana, room.bob)
    table.play(room.ana, e.Guess("girafe"))
    table.play(TEACHER, e.CloseRiddle())
    before = room.rows()
    room.store.write(pieces.drop)
    room.store.set("schema", "2")
    room.store.close()
    assert backups(room.store.folder) == []
    upgraded = Store(room.store.folder)
    assert rows(upgraded, room.class_id) == before
    assert upgraded.get("schema") == str(SCHEMA_VERSION)
    upgraded.close()
    (copy,) = backups(room.store.folder)
    with sqlite3.connect(copy) as db:
        assert db.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone() == ("2",)
    db.close()
    Store(room.store.folder).close()
    assert len(backups(room.store.folder)) == 1, "a database of today is opened as it is"
    assert (room.store.folder / FILE).exists()


def test_a_notebook_reads_the_class_that_the_desk_shows(room: Classroom, monkeypatch: pytest.MonkeyPatch) -> None:
    """The evidence of one's own data folder, of the class shown or the one named; a wrong name is said in French."""
    monkeypatch.setenv("WORDKIT_DATA", str(room.store.folder))
    table = room.eclair(room.ana, room.bob)
    table.play(room.ana, e.Guess("girafe"))
    table.play(TEACHER, e.CloseRiddle())
    other = roster.add_class(room.store, "CE1", ["Zoé"])
    roster.open_class(room.store, room.class_id)
    assert len(explore.evidence()) == 2
    assert len(explore.evidence("CM2")) == 2
    assert len(explore.evidence("CE1")) == 0
    roster.open_class(room.store, other)
    assert len(explore.evidence()) == 0
    with pytest.raises(ValueError, match="pas de classe"):
        explore.evidence("CP")
