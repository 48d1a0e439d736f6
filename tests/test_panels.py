"""The pages without a browser: what they show, what they never show, and what they refuse to hear."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from windows import SECRET, Window, open_window

from wordkit.classroom import clock, demo, identity, roster
from wordkit.classroom.store import Store
from wordkit.panels.board import Board
from wordkit.panels.desk import Desk
from wordkit.panels.student import Student
from wordkit.words.decks import definitions_cards

NAMES = ("Adam", "Alice", "Amir", "Anna")
REAL = {entry.word: entry.definition for card in definitions_cards() for entry in card}


class Class:
    """A desk, a board and students' laptops, all on one store."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
        self._monkeypatch, self._data = monkeypatch, data
        store = Store(data)
        demo.prepare(store)
        self.code = roster.all_classes(store)[0].code
        store.close()
        self.desk = self.open(Desk, "desk")
        self.board = self.open(Board, "board")
        self.pupils = {name: self.sit(name) for name in NAMES}

    def open(self, kind: Any, device: str) -> Window:
        return open_window(self._monkeypatch, self._data, kind, device)

    def sit(self, name: str) -> Window:
        window = self.open(Student, f"laptop-{name}")
        assert window.say("code", code=self.code)["ok"]
        choice = next(item for item in window.look()["choices"] if item["name"] == name)
        assert window.say("sit", student=choice["id"])["ok"]
        return window

    def launch(self, **options: Any) -> None:
        students = [s["id"] for s in self.desk.look()["class"]["students"] if s["name"] in NAMES]
        words = {"kind": "deck", "slug": "definitions"}
        answer = self.desk.say(
            "launch", game="definitions", words=words, teams=False, students=students, options=options
        )
        assert answer["ok"], answer

    def write_all(self) -> None:
        assert self.desk.play("ChooseWord", index=0)["ok"]
        for name, pupil in self.pupils.items():
            assert pupil.play("Write", text=f"texte-secret de {name}")["ok"]

    def read_all(self) -> None:
        assert self.desk.play("CloseWriting")["ok"]
        assert self.desk.play("StartReading")["ok"]
        while not self.desk.look()["game"]["view"]["all_read"]:
            assert self.desk.play("ReadNext")["ok"]

    def windows(self) -> Iterator[Window]:
        yield self.desk
        yield self.board
        yield from self.pupils.values()


@pytest.fixture
def school(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Class:
    return Class(monkeypatch, tmp_path)


def test_a_class_plays_a_round_through_its_pages(school: Class) -> None:
    """From the set-up screen to the count, every page shows its part."""
    assert school.desk.look()["screen"] == "setup"
    assert school.board.look()["screen"] == "idle"
    assert school.pupils["Adam"].look()["screen"] == "waiting"
    school.launch()
    school.write_all()
    assert school.board.look()["game"]["view"]["written"] == 4
    school.read_all()
    assert school.desk.play("OpenVote")["ok"]
    for pupil in school.pupils.values():
        texts = pupil.look()["game"]["view"]["texts"]
        assert pupil.play("Vote", number=next(t["number"] for t in texts if not t["mine"]))["ok"]
    assert school.desk.play("Count")["ok"]
    view = school.board.look()["game"]["view"]
    assert view["phase"] == "count"
    assert [text["real"] for text in view["texts"]].count(True) == 1
    assert view["definition"] == REAL[view["word"]]


def test_no_byte_of_a_secret_leaves_the_kernel_before_its_time(school: Class) -> None:
    """The real definition, other words of the card, authors and votes are in no message to the board or a student."""
    school.launch()
    card = school.desk.look()["game"]["view"]["desk"]["card"]
    for window in (school.board, *school.pupils.values()):
        window.look()
        assert not any(f'"{text}"' in window.bytes_sent for word in card for text in (word["word"], word["definition"]))
    school.write_all()
    real = card[0]["definition"]
    assert school.desk.play("CloseWriting")["ok"]
    for name, window in [("", school.board), *school.pupils.items()]:
        window.look()
        sent = window.bytes_sent
        assert real not in sent
        assert not [w["definition"] for w in card if w["definition"] in sent]
        assert not [other for other in NAMES if other != name and f"texte-secret de {other}" in sent]
    assert school.desk.play("StartReading")["ok"]
    while not school.desk.look()["game"]["view"]["all_read"]:
        assert school.desk.play("ReadNext")["ok"]
    assert school.desk.play("OpenVote")["ok"]
    pupils = list(school.pupils.values())
    for pupil in pupils[1:]:
        texts = pupil.look()["game"]["view"]["texts"]
        assert pupil.play("Vote", number=next(t["number"] for t in texts if not t["mine"]))["ok"]
    for window in (school.board, pupils[0]):
        view = window.look()["game"]["view"]
        assert view["definition"] is None
        assert view["desk"] is None
        assert view["moves"] == []
        assert not any(text["real"] or text["authors"] or text["voters"] for text in view["texts"])
        assert "flags" not in window.bytes_sent


def test_rude_words_are_flagged_to_the_teacher_alone(school: Class) -> None:
    """A doubtful text is flagged at the desk and not picked for reading; nobody else learns of it."""
    school.launch()
    assert school.desk.play("ChooseWord", index=0)["ok"]
    assert school.pupils["Adam"].play("Write", text="une grosse merde")["ok"]
    assert school.pupils["Alice"].play("Write", text="un oiseau", doubtful=False)["ok"]
    assert school.pupils["Anna"].play("Write", text="un gros con", doubtful=False)["ok"], "the page has no say in it"
    assert school.desk.play("CloseWriting")["ok"]
    game = school.desk.look()["game"]
    by_name = {name: key for key, name in game["names"].items()}
    assert set(game["flags"]) == {by_name["Adam"], by_name["Anna"]}
    chosen = {text["id"] for text in game["view"]["desk"]["texts"] if text["chosen"]}
    assert chosen == {"real", by_name["Alice"]}
    for window in (school.board, *school.pupils.values()):
        window.look()
        assert "flags" not in window.bytes_sent


def test_a_late_student_who_acts_at_once_sits_with_the_team(school: Class) -> None:
    """A message that comes before the page is drawn again seats its author in the team, not alone."""
    students = {s["name"]: s["id"] for s in school.desk.look()["class"]["students"]}
    for name, team in {"Adam": "Un", "Zoé": "Un", "Alice": "Deux", "Amir": "Trois"}.items():
        assert school.desk.say("set_team", student=students[name], team=team)["ok"]
    late = school.sit("Zoé")
    playing = [students[name] for name in ("Adam", "Alice", "Amir")]
    words = {"kind": "deck", "slug": "definitions"}
    launched = school.desk.say("launch", game="definitions", words=words, teams=True, students=playing, options={})
    assert launched["ok"], launched
    assert late.say("draft", text="me voilà")["ok"]
    seats = school.desk.look()["game"]["view"]["seats"]
    assert [len(seat["members"]) for seat in seats] == [2, 1, 1]


def test_a_reload_finds_the_same_place_draft_and_vote(school: Class) -> None:
    """A new kernel for the same laptop shows what was there: the draft, then the text, then the vote."""
    school.launch()
    assert school.desk.play("ChooseWord", index=0)["ok"]
    school.pupils["Adam"].look()
    assert school.pupils["Adam"].say("draft", text="je réfléchis enc")["ok"]
    again = school.open(Student, "laptop-Adam")
    assert again.look()["me"]["name"] == "Adam"
    assert again.shown["game"]["draft"] == "je réfléchis enc"
    school.pupils["Adam"] = again
    for pupil in school.pupils.values():
        assert pupil.play("Write", text="une chose")["ok"]
    assert school.open(Student, "laptop-Adam").look()["game"]["view"]["me"]["text"] == "une chose"
    school.read_all()
    assert school.desk.play("OpenVote")["ok"]
    number = next(t["number"] for t in again.look()["game"]["view"]["texts"] if not t["mine"])
    assert again.play("Vote", number=number)["ok"]
    assert school.open(Student, "laptop-Adam").look()["game"]["view"]["me"]["vote"] == number


def test_an_old_draft_is_not_shown_for_a_new_word(school: Class) -> None:
    """The next round starts with an empty field."""
    school.launch()
    school.write_all()
    school.pupils["Adam"].say("draft", text="pour le premier mot")
    school.read_all()
    for step in ("OpenVote", "Count", "NextRound"):
        assert school.desk.play(step)["ok"]
    assert school.desk.play("ChooseWord", index=1)["ok"]
    assert school.pupils["Adam"].look()["game"]["draft"] == ""


def test_a_late_student_gets_a_place_at_once(school: Class) -> None:
    """Someone who was not there at the start writes with the others."""
    school.launch()
    assert school.desk.play("ChooseWord", index=0)["ok"]
    late = school.sit("Zoé")
    assert late.look()["game"]["view"]["me"] is not None
    assert late.play("Write", text="me voilà")["ok"]
    assert school.desk.look()["game"]["view"]["written"] == 1


def test_an_old_step_changes_nothing(school: Class) -> None:
    """A click that answers a step that is past is refused, from the desk and from a student."""
    school.launch()
    before = school.desk.look()["game"]["step"]
    assert school.desk.play("ChooseWord", index=0)["ok"]
    again = school.desk.say("play", step=before, command={"_": "ChooseWord", "index": 1})
    assert (again["ok"], again["code"]) == (False, "stale")
    late = school.pupils["Adam"].say("play", step=before, command={"_": "Write", "text": "trop tard"})
    assert (late["ok"], late["code"]) == (False, "stale")


FORGED: tuple[Any, ...] = (
    None, [], "texte", 12, {}, {"do": None}, {"do": ["play"]}, {"do": "launch"}, {"do": "free", "student": "1"},
    {"do": "close_table"}, {"do": "sit", "student": "3"}, {"do": "play"},
    {"do": "hello", "pass": "prof.x.9999999999.00"}, {"do": "hello", "pass": None},
    {"do": "play", "step": "1", "command": {}}, {"do": "play", "step": True, "command": {"_": "Vote"}},
    {"do": "play", "step": None, "command": {"_": "CloseWriting"}},
    {"do": "withdraw", "card": 10**30}, {"do": "withdraw", "card": float("inf")},
    *(
        {"do": "play", "step": 2, "command": command}
        for command in (
            {"_": "CloseWriting"}, {"_": "Undo", "turn": 2}, {"_": "Pause"}, {"_": "Join", "student": "9"},
            {"_": "Tick"}, {"_": "TimeUp"}, {"_": "Write", "text": 5}, {"_": "Write", "text": "x", "by": "3"},
            {"_": "Wrote", "student": "3", "text": "x", "doubtful": False}, {"_": "Vote", "number": 1}, {"_": "End"},
            {"_": "Begin", "seats": [], "cards": []},
        )
    ),
)  # fmt: skip


@pytest.mark.parametrize("content", FORGED, ids=lambda content: json.dumps(content)[:60])
def test_a_forged_message_from_a_student_changes_nothing(school: Class, content: Any) -> None:
    """Whatever a student's page says, the table is as it was, and the answer is a sentence."""
    school.launch()
    assert school.desk.play("ChooseWord", index=0)["ok"]
    pupil = school.pupils["Adam"]
    before = school.desk.look()["game"]
    answer = pupil.raw(content)
    assert answer["ok"] is False
    assert "Traceback" not in answer["error"]
    after = school.desk.look()["game"]
    assert after["view"] == before["view"]
    assert after["step"] == before["step"]


def test_a_message_folded_beyond_measure_is_refused(school: Class) -> None:
    """Too deep to be read or even quoted: the answer is a sentence, never a traceback."""
    school.launch()
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    answer = school.pupils["Adam"].say("play", step=1, command={"_": "Write", "text": deep})
    assert (answer["ok"], answer["code"]) == (False, "message")
    while deep:  # unfolded layer by layer, since no interpreter frees it at once
        deep = deep[0]


def test_a_page_that_cannot_be_shown_looks_again(school: Class, monkeypatch: pytest.MonkeyPatch) -> None:
    """One look that fails, whatever the reason, does not leave the page standing still."""
    monkeypatch.setattr("wordkit.panels.page.LOOK", 0.001)
    page, looks = school.pupils["Adam"].page, []

    def look(again: bool = False) -> None:
        looks.append(again)
        if len(looks) < 3:
            raise StopIteration("the student has just been erased")

    async def watch() -> None:
        watching = asyncio.get_running_loop().create_task(page._watch())
        while len(looks) < 5 and not watching.done():
            await asyncio.sleep(0.001)
        assert not watching.done()
        watching.cancel()

    monkeypatch.setattr(page, "look", look)
    asyncio.run(watch())
    assert len(looks) >= 5


def test_two_thousand_clicks_count_as_one_answer(school: Class) -> None:
    """A page gone mad is heard, and its student has one text and one vote like everyone."""
    school.launch()
    school.write_all()
    school.read_all()
    assert school.desk.play("OpenVote")["ok"]
    pupil = school.pupils["Adam"]
    view = pupil.look()["game"]
    number = next(t["number"] for t in view["view"]["texts"] if not t["mine"])
    turns = _turns(school)
    for _ in range(2000):
        pupil.raw({"do": "play", "step": view["step"], "command": {"_": "Vote", "number": number}})
    assert school.desk.look()["game"]["view"]["voted"] == 1
    assert _turns(school) == turns + 1


def _turns(school: Class) -> int:
    return school.desk.page._table().table.n


def test_the_browser_cannot_write_into_a_page(school: Class) -> None:
    """A forged state update is dropped: the trait stays what the kernel made it."""
    pupil = school.pupils["Adam"]
    before = dict(pupil.page.page)
    forged = {"method": "update", "state": {"page": {"screen": "game"}, "pass_url": "x"}, "buffer_paths": []}
    pupil.page._handle_msg({"content": {"data": forged}, "buffers": []})
    assert pupil.page.page == before


@pytest.mark.parametrize("role", ["eleve", "tableau"])
def test_a_pass_for_another_page_opens_nothing(
    school: Class, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, role: str
) -> None:
    """A student's pass does not open the desk, even with the kernel's id."""
    page = Window(Desk())
    wrong = identity.sign(SECRET, role, "laptop-Adam", clock.now() + 60)
    assert page.say("hello", **{"pass": wrong})["code"] == "no_pass"
    assert page.say("play", step=1, command={"_": "End"})["code"] == "no_hello"
    assert page.page.page == {"screen": "hello"}


def test_a_freed_name_is_lost_to_the_laptop_that_held_it(school: Class) -> None:
    """After the teacher frees a name, its old page is back at the door and can play no more."""
    school.launch()
    assert school.desk.play("ChooseWord", index=0)["ok"]
    adam = school.pupils["Adam"]
    me = adam.look()["me"]["id"]
    assert school.desk.say("free", student=me)["ok"]
    assert adam.look()["screen"] in ("code", "name")
    refused = adam.say("play", step=2, command={"_": "Write", "text": "encore moi"})
    assert refused["ok"] is False


def test_a_wrong_code_or_a_held_name_is_explained(school: Class) -> None:
    """The door answers with a sentence and stays open."""
    stranger = school.open(Student, "autre")
    assert "code" in stranger.say("code", code="NIMPORTEQUOI")["error"]
    assert stranger.look()["choices"] == []
    assert stranger.say("code", code=school.code)["ok"]
    adam = next(item for item in stranger.look()["choices"] if item["name"] == "Adam")
    assert adam["taken"]
    assert "déjà pris" in stranger.say("sit", student=adam["id"])["error"]


PAYLOADS = (
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "{{7*7}}", "${7*7}", "'; DROP TABLE turn; --",
    "../../etc/passwd", "=1+1", "\u202egauche", "🦊 renard", "a\x00b", "<svg/onload=alert(1)>", "javascript:alert(1)",
)  # fmt: skip


@pytest.mark.parametrize("payload", PAYLOADS)
def test_any_text_travels_as_text(school: Class, payload: str) -> None:
    """Names, classes and definitions come out as they went in, less what cannot be shown."""
    assert school.desk.say("new_class", name=f"Classe {payload}", names=f"Élève {payload}\nB\nC")["ok"]
    shown = school.desk.look()["class"]
    clean = payload.replace("\x00", "").replace("\u202e", "")
    assert shown["name"] == f"Classe {clean}"
    assert shown["students"][-1]["name"] in (f"Élève {clean}", "C", "B")


@pytest.mark.parametrize("make", [Desk, Board, Student])
def test_in_jupyterlab_a_page_needs_no_server(
    make: Callable[[], Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, school: Class
) -> None:
    """Without the server's environment a page carries its own script and styles, and opens for the local teacher."""
    for name in ("WORDKIT_SECRET", "WORDKIT_ASSETS", "WORDKIT_ADDRESS"):
        monkeypatch.delenv(name)
    window = Window(make())
    assert "preact" in window.page._esm
    assert len(window.page._esm) < 400_000
    assert "fonts/" not in window.page._css
    assert window.say("hello")["ok"]
    assert window.shown["screen"] in ("setup", "idle", "code")
