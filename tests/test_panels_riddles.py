"""Énigmes and Énigmes éclair through the pages: what leaves the kernel, and what never does too early."""

from pathlib import Path
from typing import Any

import pytest
from windows import Window, open_window

from wordkit.classroom import demo, roster
from wordkit.classroom.store import Store
from wordkit.panels.board import Board
from wordkit.panels.desk import Desk
from wordkit.panels.student import Student
from wordkit.words.decks import riddle_deck
from wordkit.words.text import letters

NAMES = ("Adam", "Alice", "Amir")
SECRETS = {"Adam": "sable", "Alice": "tigre", "Amir": "chien"}


class Class:
    """A desk, a board and three laptops on one store."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
        self._monkeypatch, self._data = monkeypatch, data
        store = Store(data)
        demo.prepare(store)
        self.code = roster.all_classes(store)[0].code
        store.close()
        self.desk = self.open(Desk, "desk")
        self.board = self.open(Board, "board")
        self.pupils = {name: self.sit(name) for name in NAMES}
        self.ids = {s["name"]: s["id"] for s in self.desk.look()["class"]["students"]}

    def open(self, kind: Any, device: str) -> Window:
        return open_window(self._monkeypatch, self._data, kind, device)

    def sit(self, name: str) -> Window:
        window = self.open(Student, f"laptop-{name}")
        assert window.say("code", code=self.code)["ok"]
        choice = next(item for item in window.look()["choices"] if item["name"] == name)
        assert window.say("sit", student=choice["id"])["ok"]
        return window

    def launch(self, game: str, words: dict[str, str] | None = None, **options: Any) -> dict[str, Any]:
        students = [self.ids[name] for name in NAMES]
        words = words or {"kind": "deck", "slug": "enigmes"}
        return self.desk.say("launch", game=game, words=words, teams=False, students=students, options=options)

    def view(self, window: Window | None = None) -> Any:
        return (window or self.desk).look()["game"]["view"]

    def start(self, **options: Any) -> None:
        assert self.launch("riddles", **options)["ok"]
        for name, word in SECRETS.items():
            assert self.pupils[name].play("ProposeWord", word=word)["ok"]
        assert self.desk.play("Start")["ok"]

    def to_riddle(self) -> tuple[str, str, list[str]]:
        """The word, who is in turn, and the others, with all clues given."""
        active = NAMES[self.view()["active"]]
        assert self.pupils[active].play("Roll")["ok"]
        target = self.view()["targets"][0]["square"]
        assert self.pupils[active].play("Go", square=target)["ok"]
        if self.view()["phase"] == "star":
            assert self.pupils[active].play("Ask", compartment="M")["ok"]
        while self.view()["riddle"]["to_come"]:
            assert self.desk.play("NextClue")["ok"]
        return self.view()["desk"]["riddle"]["word"], active, [name for name in NAMES if name != active]

    def outsiders(self, *knowing: str) -> list[tuple[str, Window]]:
        """Every page but the desk's and those of whoever may know."""
        pupils = [(name, window) for name, window in self.pupils.items() if name not in knowing]
        return [("board", self.board), *pupils]


@pytest.fixture
def school(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Class:
    return Class(monkeypatch, tmp_path)


def test_the_deck_covers_every_square_and_length() -> None:
    """Each compartment has riddles of four to nine letters."""
    lengths = {(letters(entry.word)[0], len(letters(entry.word))) for card in riddle_deck() for entry in card}
    for compartment in ("A", "B", "C", "D", "E", "F", "GH", "IJK", "L", "M", "NO", "PQ", "R", "S", "TU", "VWXYZ"):
        for length in range(4, 10):
            assert any((letter, length) in lengths for letter in compartment), (compartment, length)


def test_a_secret_word_is_held_to_the_lexicon(school: Class) -> None:
    """Plurals yes; conjugated verbs, proper nouns and unknown words no, and the sentence says why."""
    assert school.launch("riddles")["ok"]
    adam = school.pupils["Adam"]
    for word, said in (("mange", "conjuguée"), ("zblar", "dictionnaire"), ("Loire", "nom propre")):
        answer = adam.play("ProposeWord", word=word, refusal="")
        assert (answer["ok"], answer["code"]) == (False, "refused_word"), word
        assert said in answer["error"]
    assert adam.play("ProposeWord", word="lions")["ok"]
    assert adam.look()["game"]["view"]["me"]["word"] == "lions"


def test_secret_words_leave_the_kernel_only_for_their_own_page(school: Class) -> None:
    """No byte of another's secret word reaches the board or a student, from set-up to the riddle."""
    school.start()
    school.to_riddle()
    for name, window in school.outsiders():
        window.look()
        for owner, word in SECRETS.items():
            assert (word in window.bytes_sent) == (owner == name), (name, owner)


def test_the_answer_and_the_sealed_answers_stay_in_until_their_time(school: Class) -> None:
    """Before the opening the word is on no page but the desk, and a sealed answer on its author's alone."""
    school.start()
    word, _active, (first, second) = school.to_riddle()
    assert school.pupils[first].play("Guess", text="pli-secret-un")["ok"]
    assert school.pupils[second].play("Guess", text=word)["ok"]
    for name, window in school.outsiders(second):
        window.look()
        assert word not in window.bytes_sent, name
        assert ("pli-secret-un" in window.bytes_sent) == (name == first)
    assert school.desk.play("Skip")["ok"]
    view = school.view(school.board)
    assert view["riddle"]["word"] == word
    assert view["won"] == NAMES.index(second)


def test_a_found_word_stays_in_while_it_may_have_to_be_spelt(school: Class) -> None:
    """The others get to see it only once the spelling is judged."""
    school.start()
    word, active, (first, _second) = school.to_riddle()
    assert school.pupils[active].play("Guess", text=word)["ok"]
    assert school.pupils[first].play("Challenge")["ok"]
    for name, window in school.outsiders(active):
        window.look()
        assert word not in window.bytes_sent, name
    assert school.pupils[active].play("Spell", text=word)["ok"]
    assert school.view(school.board)["riddle"]["word"] == word


def test_a_page_has_no_say_in_what_is_rude(school: Class) -> None:
    """A rude sealed answer is flagged at the desk and never read out, whatever the page claims."""
    school.start()
    _word, _active, (first, second) = school.to_riddle()
    assert school.pupils[first].play("Guess", text="merde", rude=False)["ok"]
    assert school.desk.play("Skip")["ok"]
    assert school.desk.look()["game"]["flags"] == {school.ids[first]: ["merde"]}
    for window in (school.board, school.pupils[second]):
        window.look()
        assert "merde" not in window.bytes_sent


def test_a_short_lesson_warns_and_falls_back(school: Class) -> None:
    """The set-up names the squares without a word of the lesson; the game starts all the same."""
    lesson = next(item for item in school.desk.look()["lessons"] if item["slug"] == "la-foret")
    assert "VWXYZ" in lesson["warnings"]["riddles"]
    assert lesson["warnings"].get("eclair", "") == ""
    assert school.launch("riddles", {"kind": "lesson", "slug": "la-foret"}, theme="la forêt", theme_of_lesson=True)[
        "ok"
    ]
    assert school.pupils["Adam"].play("ProposeWord", word="terre")["ok"]


@pytest.mark.parametrize("command", ["NextTurn", "Skip", "End", "Start", "Judge", "AcceptWord", "Adjust"])
def test_a_student_cannot_do_what_is_the_teachers(school: Class, command: str) -> None:
    """A forged command from a student's page changes nothing."""
    school.start()
    fields: dict[str, Any] = {
        "Judge": {"student": school.ids["Adam"], "right": True},
        "AcceptWord": {"student": school.ids["Adam"]},
        "Adjust": {"seat": 0, "handicap": -1, "extra": "last"},
    }.get(command, {})
    before = school.view()
    assert school.pupils["Adam"].play(command, **fields)["ok"] is False
    assert school.view() == before


def test_eclair_tells_each_their_own_result_and_nobody_the_word(school: Class) -> None:
    """While a riddle is open the word is on no page that has not found it, and tries are their author's alone."""
    assert school.launch("eclair", riddles=3)["ok"]
    word = school.view()["desk"]["riddle"]["word"]
    assert school.pupils["Adam"].play("Guess", text="chamallow")["ok"]
    assert school.pupils["Alice"].play("Guess", text=word)["ok"]
    assert school.view(school.pupils["Alice"])["me"]["found"] == 1
    for name, window in school.outsiders("Alice"):
        window.look()
        assert word not in window.bytes_sent, name
        assert ("chamallow" in window.bytes_sent) == (name == "Adam")
    assert (school.view(school.board)["found"], school.view(school.board)["players"]) == (1, 3)
    assert school.desk.play("CloseRiddle")["ok"]
    assert school.view(school.board)["riddle"]["word"] == word
    assert school.view(school.pupils["Alice"])["me"]["points"] == 5


def test_eclair_plays_the_words_of_a_lesson(school: Class) -> None:
    """A lesson's words are riddles as they are, whatever their length."""
    assert school.launch("eclair", {"kind": "lesson", "slug": "les-emotions"}, riddles=4)["ok"]
    assert school.view()["count"] == 4


def test_a_late_student_joins_a_game_of_four_seats(school: Class) -> None:
    """Someone who comes in during the game gets a place and can answer."""
    school.start()
    late = school.sit("Zoé")
    assert late.look()["game"]["view"]["me"] is not None
