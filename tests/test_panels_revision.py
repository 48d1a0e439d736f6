"""Révision through the pages: what a student may do between two games, what nobody else gets to know."""

from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from windows import Window, open_window

from wordkit.classroom import clock, demo, live, past, roster
from wordkit.classroom.erase import erase_student
from wordkit.classroom.store import Store, games, pieces, turns
from wordkit.engine.codec import CodecError
from wordkit.panels.board import Board
from wordkit.panels.desk import Desk
from wordkit.panels.student import Student
from wordkit.progress import evidence
from wordkit.progress.evidence import Row, rows
from wordkit.server.housework import Housework

NAMES = ("Adam", "Alice", "Amir")


class Class:
    """A desk, a board and three laptops on one store; the demo class has its past, a short one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
        self._monkeypatch, self._data = monkeypatch, data
        self.store = Store(data)
        demo.prepare(self.store)
        self.room = roster.all_classes(self.store)[0]
        self.ids = {name: student for student, name in roster.names_of(self.store, self.room.id).items()}
        self.desk = self.open(Desk, "desk")
        self.board = self.open(Board, "board")
        self.pupils = {name: self.sit(name) for name in NAMES}

    def open(self, kind: Any, device: str) -> Window:
        return open_window(self._monkeypatch, self._data, kind, device)

    def sit(self, name: str) -> Window:
        window = self.open(Student, f"laptop-{name}")
        assert window.say("code", code=self.room.code)["ok"]
        assert window.say("sit", student=self.ids[name])["ok"]
        return window

    def launch(self) -> None:
        students = [self.ids[name] for name in NAMES]
        words = {"kind": "lesson", "slug": "la-foret"}
        answer = self.desk.say("launch", game="eclair", words=words, teams=False, students=students, options={})
        assert answer["ok"], answer

    def rows(self, name: str) -> list[Row]:
        """What Révision has shown of a student."""
        return [row for row in rows(self.store, self.room.id, self.ids[name]) if row.game == "revision"]

    def answer_of(self, name: str) -> Any:
        """The open question of a student, which only the store knows whole."""
        number = live.practice_of(self.store, self.room.id, self.ids[name])
        assert number is not None
        return live.LiveTable(self.store, number).table.state.question


def revision(window: Window) -> dict[str, Any]:
    """The set that a page shows."""
    shown: dict[str, Any] = window.look()["revision"]
    return shown


def do(window: Window, name: str, **fields: Any) -> dict[str, Any]:
    """Play a command of the set, at the step that is shown."""
    return window.say("revise_play", step=revision(window)["step"], command={"_": name, **fields})


def finish(window: Window) -> None:
    """Give up every question that is left."""
    while (phase := revision(window)["view"]["phase"]) != "end":
        assert do(window, "GiveUp" if phase == "asked" else "Continue")["ok"]


@pytest.fixture
def school(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Class:
    monkeypatch.setattr(past, "DAYS_AGO", past.DAYS_AGO[-3:])
    return Class(monkeypatch, tmp_path)


def test_a_set_of_eight_words_begins_at_a_press(school: Class) -> None:
    """From the waiting room; the same question after a reload; the waiting room again after Retour."""
    adam = school.pupils["Adam"]
    assert adam.look()["screen"] == "waiting"
    assert adam.say("revise")["ok"]
    assert (adam.look()["screen"], revision(adam)["view"]["count"]) == ("revision", 8)
    assert do(adam, "GiveUp")["ok"]
    assert do(adam, "Continue")["ok"]
    reloaded = school.open(Student, "laptop-Adam")
    assert reloaded.look()["screen"] == "revision"
    assert revision(reloaded) == revision(adam)
    assert adam.say("revise_stop")["ok"]
    assert adam.look()["screen"] == "waiting"


def test_pressing_twice_begins_one_set(school: Class) -> None:
    """The set that is open goes on; a student never has two."""
    adam = school.pupils["Adam"]
    for _ in range(2):
        assert adam.say("revise")["ok"]
    twin = school.open(Student, "laptop-Adam")
    assert twin.say("revise")["ok"]
    assert school.store.read(lambda db: db.scalar(sa.select(sa.func.count()).where(games.c.slug == "revision"))) == 1


def test_no_byte_of_the_answer_leaves_before_it_is_given(school: Class) -> None:
    """Of a riddle the word, of a choice which definition is the real one, of the questions to come anything."""
    adam = school.pupils["Adam"]
    assert adam.say("revise")["ok"]
    heard = 0
    while revision(adam)["view"]["phase"] != "end":
        question = school.answer_of("Adam")
        sent = adam.bytes_sent[heard:]
        if question.options:
            assert set(revision(adam)["view"]["mine"]) >= {"options"}
            assert revision(adam)["view"]["mine"]["real"] is None
            assert f'"definition": "{question.riddle.definition}"' not in sent
        else:
            assert f'"{question.riddle.word}"' not in sent
            assert question.riddle.definition in sent
        heard = len(adam.bytes_sent)
        assert do(adam, "GiveUp")["ok"]
        assert f'"{question.riddle.word}"' in adam.bytes_sent[heard:]
        heard = len(adam.bytes_sent)
        assert do(adam, "Continue")["ok"]


def test_nobody_else_sees_a_set(school: Class) -> None:
    """Board, desk and mates show the same as before, but for how many revise; no word and no answer reaches them."""
    others = (school.board, school.desk, school.pupils["Alice"])
    before = [window.look() for window in others]
    adam = school.pupils["Adam"]
    assert adam.say("revise")["ok"]
    question = school.answer_of("Adam")
    heard = [len(window.bytes_sent) for window in others]
    assert do(adam, *(("Choose",) if question.options else ("GiveUp",)), **({"option": 0} if question.options else {}))
    after = [window.look() for window in others]
    assert after[1].pop("revising") == 1
    assert before[1].pop("revising") == 0
    assert after == before
    for window, start in zip(others, heard, strict=True):
        assert question.riddle.definition not in window.bytes_sent[start:]
    assert school.pupils["Alice"].say("revise_play", step=1, command={"_": "GiveUp"})["code"] == "no_table"


@pytest.mark.parametrize(
    "command",
    [
        {"_": "Begin", "seats": [], "words": []},
        {"_": "Told"},
        {"_": "Chosen", "student": "1", "option": 0, "right": True},
        {"_": "Undo", "turn": 1},
        {"_": "Pause"},
        {"_": "Choose", "option": "0"},
        {"_": "Choose", "option": 0, "right": True},
        "GiveUp",
        None,
    ],
    ids=str,
)
def test_forged_messages_are_refused(school: Class, command: Any) -> None:
    """Beginnings, facts, the teacher's powers and nonsense change nothing."""
    adam = school.pupils["Adam"]
    assert adam.say("revise")["ok"]
    before = revision(adam)
    answer = adam.say("revise_play", step=before["step"], command=command)
    assert (answer["ok"], answer["code"]) == (False, "message")
    assert adam.say("revise_play", step="1", command={"_": "GiveUp"})["code"] == "message"
    assert revision(adam) == before


def test_a_page_has_no_say_in_how_near_an_answer_is(school: Class) -> None:
    """A wrong answer that claims to be nearly right is wrong, and ends the question."""
    adam = school.pupils["Adam"]
    assert adam.say("revise")["ok"]
    while school.answer_of("Adam").options:
        do(adam, "GiveUp")
        do(adam, "Continue")
    assert do(adam, "Guess", text="xylophone", likeness="near")["ok"]
    assert revision(adam)["view"]["mine"]["right"] is False
    assert [(row.act, row.right) for row in school.rows("Adam")] == [("recalled", False)]


def test_a_launched_game_takes_the_page_and_the_set_waits(school: Class) -> None:
    """The game is there at once; when its table is cleared, the same question is back. An answer on its way is kept."""
    adam = school.pupils["Adam"]
    assert adam.say("revise")["ok"]
    shown = revision(adam)
    school.launch()
    assert adam.look()["screen"] == "game"
    assert adam.look()["revision"] is None
    assert school.board.look()["screen"] == "game"
    assert school.pupils["Alice"].say("revise")["code"] == "playing"
    assert adam.say("revise_play", step=shown["step"], command={"_": "GiveUp"})["ok"]
    assert school.desk.say("close_table")["ok"]
    assert adam.look()["screen"] == "revision"
    view = revision(adam)["view"]
    assert (view["number"], view["phase"]) == (1, "told")


def test_evidence_of_a_set_counted_by_hand(school: Class) -> None:
    """A right and a wrong choice, a word found without its accents, one given up: own answers, of their lessons."""
    adam = school.pupils["Adam"]
    assert adam.say("revise")["ok"]
    expected: list[tuple[Any, ...]] = []
    given_up = choices = 0
    while revision(adam)["view"]["phase"] != "end":
        question = school.answer_of("Adam")
        word, lesson = question.riddle.word, question.lesson
        if question.options:
            option = question.real if choices % 2 == 0 else (question.real + 1) % 4
            right = option == question.real
            choices += 1
            assert do(adam, "Choose", option=option)["ok"]
            expected.append((word, "recognised", right, 0.25, 0.96, "", question.options[option], lesson))
        elif "é" in word or "è" in word:
            text = word.replace("é", "e").replace("è", "e")
            assert do(adam, "Guess", text=text)["ok"]
            expected.append((word, "recalled", True, 0.10, 0.90, "indice 3", text, lesson))
            expected.append((word, "spelled", False, 0.02, 0.85, "accents", text, lesson))
        else:
            given_up += 1
            assert do(adam, "GiveUp")["ok"]
        assert do(adam, "Continue")["ok"]
    found = school.rows("Adam")
    assert [
        (row.word, row.act, row.right, row.q, row.a, row.grade, row.detail, row.lesson) for row in found
    ] == expected
    assert choices >= 2
    assert len(found) + given_up >= 8
    assert {(row.own, row.student) for row in found} == {(True, school.ids["Adam"])}
    assert {row.lesson for row in found} <= {"La forêt", "Les émotions", "La cuisine"}
    assert adam.say("revise_stop")["ok"]
    assert school.rows("Adam") == found  # now from what is kept of closed games
    assert school.rows("Alice") == []


def test_encore_asks_other_words(school: Class) -> None:
    """Words of this set rest until another day; with nothing left a sentence says so, and the words stay on show."""
    adam = school.pupils["Adam"]
    seen: set[str] = set()
    said = None
    for _ in range(20):
        said = adam.say("revise").get("said")
        if said:
            break
        while revision(adam)["view"]["phase"] != "end":
            question = school.answer_of("Adam")
            assert question.riddle.word not in seen
            seen.add(question.riddle.word)
            fields = {"option": 0} if question.options else {}
            assert do(adam, "Choose" if question.options else "GiveUp", **fields)["ok"]
            assert do(adam, "Continue")["ok"]
    assert said is not None
    assert "Rien à réviser" in said
    assert len(seen) > 8
    assert revision(adam)["view"]["phase"] == "end"


def test_a_class_that_has_played_nothing_has_nothing_to_revise(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The first press of the year answers with a sentence."""
    monkeypatch.setattr(past, "DAYS_AGO", past.DAYS_AGO[-1:])
    school = Class(monkeypatch, tmp_path)
    new = roster.add_class(school.store, "CM1", ("Zoé", "Léo"))
    window = school.open(Student, "laptop-new")
    assert window.say("code", code=next(c.code for c in roster.all_classes(school.store) if c.id == new))["ok"]
    assert window.say("sit", student=next(iter(roster.names_of(school.store, new))))["ok"]
    answer = window.say("revise")
    assert answer["ok"]
    assert "Rien à réviser" in answer["said"]
    assert window.look()["screen"] == "waiting"


def test_a_student_without_a_name_cannot_revise(school: Class) -> None:
    """The page must hold a name first."""
    window = school.open(Student, "laptop-nobody")
    for message in ({"do": "revise"}, {"do": "revise_stop"}, {"do": "revise_play", "step": 1, "command": {}}):
        assert window.raw({"id": "m", **message})["code"] == "no_name"


def test_a_student_is_erased_though_others_revise(school: Class) -> None:
    """Neither their own set nor another’s stands in the way; what they wrote in it goes, the other’s set goes on."""
    for name in ("Adam", "Alice"):
        assert school.pupils[name].say("revise")["ok"]
        while school.answer_of(name).options:
            do(school.pupils[name], "GiveUp")
            do(school.pupils[name], "Continue")
        assert do(school.pupils[name], "Guess", text=f"essai de {name}")["ok"]
    erase_student(school.store, school.room.id, school.ids["Adam"])
    kept = school.store.read(lambda db: " ".join(db.scalars(sa.select(turns.c.facts)).all()))
    assert "essai de Alice" in kept
    assert "essai de Adam" not in kept
    assert school.pupils["Adam"].look()["screen"] != "revision"
    assert do(school.pupils["Alice"], "Continue")["ok"]


def test_the_server_does_not_take_a_set_for_a_table_of_the_class(school: Class) -> None:
    """Its ticks pass by; a set that was left for a lesson hour is closed, one in use is not."""
    adam, alice = school.pupils["Adam"], school.pupils["Alice"]
    assert adam.say("revise")["ok"]
    assert live.open_games(school.store) == []
    work = Housework(school.store)
    work()
    assert school.answer_of("Adam")
    with pytest.MonkeyPatch.context() as patch:
        later = clock.now() + live.SEANCE + 60
        patch.setattr(clock, "now", lambda: later)
        alice.say("here")
        Housework(school.store)()
    assert live.practising(school.store, school.room.id) == frozenset()


def test_the_server_keeps_evidence_before_anyone_asks(school: Class) -> None:
    """Beat by beat, every closed game is worked out, and a table that closes later too."""
    work = Housework(school.store)
    for _ in range(40):
        work()
    assert evidence.settle(school.store) is False
    school.launch()
    assert school.desk.say("close_table")["ok"]
    for _ in range(4):
        work()
    assert evidence.settle(school.store) is False


def test_a_game_that_cannot_be_read_stops_no_timer(school: Class) -> None:
    """Evidence comes last: a closed game that nobody can tell any more leaves the tables in play alone."""
    work = Housework(school.store)
    for _ in range(40):
        work()
    school.launch()
    assert school.desk.say("close_table")["ok"]
    school.store.write(lambda db: db.execute(turns.update().where(turns.c.n == 1).values(facts="[{}]")))
    school.store.write(lambda db: db.execute(pieces.delete()))
    beats: list[int] = []
    work = Housework(school.store, SimpleNamespace(play=lambda: beats.append(1), stay=lambda: None))  # type: ignore[arg-type]
    for _ in range(10):
        with suppress(CodecError):
            work()
    assert len(beats) == 2
