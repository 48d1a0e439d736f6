"""Mot à Mot on pages without a browser: clues are judged by the kernel, and no word leaves it for a seeker."""

import re
from pathlib import Path
from typing import Any

import pytest
from windows import Window, open_window

from wordkit.classroom import demo, roster
from wordkit.classroom.store import Store
from wordkit.panels.board import Board
from wordkit.panels.desk import Desk
from wordkit.panels.student import Student

NAMES = ("Adam", "Alice", "Amir", "Anna", "Basile", "Chloé")


class Class:
    """A desk, a board and six laptops, at the first auction; Chloé, Adam and Alice speak."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
        store = Store(data)
        demo.prepare(store)
        code = roster.all_classes(store)[0].code
        store.close()
        self.desk = open_window(monkeypatch, data, Desk, "desk")
        self.board = open_window(monkeypatch, data, Board, "board")
        self.pupils: dict[str, Window] = {}
        for name in NAMES:
            window = open_window(monkeypatch, data, Student, f"laptop-{name}")
            assert window.say("code", code=code)["ok"]
            choice = next(item for item in window.look()["choices"] if item["name"] == name)
            assert window.say("sit", student=choice["id"])["ok"]
            self.pupils[name] = window

    def launch(self, kind: str = "deck", slug: str = "mot_a_mot", **options: Any) -> dict[str, Any]:
        students = [s["id"] for s in self.desk.look()["class"]["students"] if s["name"] in NAMES]
        words = {"kind": kind, "slug": slug}
        return self.desk.say("launch", game="mot_a_mot", words=words, teams=False, students=students, options=options)

    def speak(self, count: int = 9) -> None:
        assert self.pupils["Adam"].play("Announce", round=1, count=count)["ok"]
        assert self.desk.play("Skip")["ok"]

    def view(self, window: Window) -> Any:
        return window.look()["game"]["view"]

    @property
    def word(self) -> str:
        return str(self.view(self.desk)["desk"]["word"])

    @property
    def part(self) -> str:
        """The word, or the longest word of a name: a clue is one word."""
        return max(re.findall(r"\w+", self.word), key=len)


@pytest.fixture
def school(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Class:
    return Class(monkeypatch, tmp_path)


def test_no_word_leaves_the_kernel_for_a_seeker_or_the_board(school: Class) -> None:
    """From the auction to the last clue, not one byte of any word of the card, nor of a refused clue."""
    assert school.launch()["ok"]
    card = [word["word"] for word in school.view(school.desk)["desk"]["card"]]
    assert len(card) == 10
    assert not {entry["name"] for entry in school.desk.look()["class"]["students"]} & set(card), (
        "a word is a pupil's name"
    )
    school.speak()
    assert school.pupils["Adam"].play("GiveClue", text=school.part)["ok"]
    assert school.pupils["Adam"].play("GiveClue", text="zinzin")["ok"]
    assert school.pupils["Amir"].play("Buzz", word=1)["ok"]
    assert school.pupils["Amir"].play("Guess", text="tralala")["ok"]
    for window in (school.board, *(school.pupils[name] for name in ("Amir", "Anna", "Basile"))):
        window.look()
        assert "zinzin" in window.bytes_sent
        assert [word for word in card if f'"{word}"' in window.bytes_sent] == []
    spare = [word["word"] for word in school.view(school.desk)["desk"]["card"] if word["status"] == "spare"]
    assert [word for word in spare if f'"{word}"' in school.pupils["Adam"].bytes_sent] == []


def test_a_page_has_no_say_in_the_verdict_on_its_clue(school: Class) -> None:
    """A forged « fine » is dropped: the word itself stays refused."""
    assert school.launch()["ok"]
    school.speak()
    forged = school.pupils["Adam"].play("GiveClue", text=school.part + "s", verdict="fine", reason="")
    assert forged["ok"]
    assert school.view(school.board)["clues"] == []
    assert "famille" in school.view(school.pupils["Adam"])["me"]["refused"]["reason"]
    assert school.desk.play("AllowClue")["ok"]
    assert len(school.view(school.board)["clues"]) == 1


def test_a_buzz_counts_though_a_clue_came_meanwhile(school: Class) -> None:
    """The page still showed the step before: a buzz names its word, and is heard; a clue is not."""
    assert school.launch()["ok"]
    school.speak()
    assert school.pupils["Adam"].play("GiveClue", text="zinzin")["ok"]
    old = school.pupils["Amir"].look()["game"]["step"]
    assert school.pupils["Adam"].play("GiveClue", text="babiole")["ok"]
    assert school.pupils["Amir"].say("play", step=old, command={"_": "Buzz", "word": 1})["ok"]
    assert school.view(school.board)["buzz"]["seat"] == 2
    late = school.pupils["Anna"].say("play", step=old, command={"_": "Buzz", "word": 1})
    assert (late["ok"], late["code"]) == (False, "taken")


def test_the_level_chooses_the_cards(school: Class) -> None:
    """Only cards of that level are played."""
    from wordkit.words.decks import mot_a_mot_cards

    assert school.launch(level=1)["ok"]
    easy = {entry.word for card in mot_a_mot_cards() for entry in card if entry.level == 1}
    assert {word["word"] for word in school.view(school.desk)["desk"]["card"]} <= easy


def test_lesson_words_replace_the_cards(school: Class) -> None:
    """Words of a lesson are played, and speakers see their definitions."""
    assert school.launch("lesson", "la-foret")["ok"]
    words = school.view(school.pupils["Adam"])["me"]["words"]
    assert len(words) == 3
    assert all(word["definition"] for word in words)


def test_a_near_miss_is_pointed_out_to_the_desk(school: Class) -> None:
    """A plural is wrong, and the teacher can accept it."""
    assert school.launch()["ok"]
    school.speak()
    assert school.pupils["Adam"].play("GiveClue", text="zinzin")["ok"]
    assert school.pupils["Amir"].play("Buzz", word=1)["ok"]
    assert school.pupils["Amir"].play("Guess", text=school.word + "z")["ok"]
    said = school.view(school.desk)["desk"]["proposals"][-1]
    assert (said["right"], said["near"]) == (False, True)
    assert school.desk.play("Overrule")["ok"]
    assert school.view(school.board)["slots"][0]["status"] == "found"
