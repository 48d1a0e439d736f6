"""Images through the pages: what leaves the kernel, and what never does."""

import base64
from pathlib import Path
from typing import Any

import pytest
from drawings import drawing, own_pictures
from windows import Window, open_window

from wordkit.classroom import demo, roster
from wordkit.classroom.bots import Bots
from wordkit.classroom.store import Store
from wordkit.panels.board import Board
from wordkit.panels.desk import Desk
from wordkit.panels.student import Student
from wordkit.words.pictures import pictures_in

NAMES = ("Adam", "Alice", "Amir", "Anna", "Basile")


class Class:
    """A desk, a board and five laptops on one store, with fifty pictures of the teacher."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
        self._monkeypatch, self.data = monkeypatch, data
        own_pictures(data, 50)
        store = Store(data)
        demo.prepare(store)
        self.code = roster.all_classes(store)[0].code
        store.close()
        self.desk = self.open(Desk, "desk")
        self.board = self.open(Board, "board")
        self.pupils = {name: self.sit(name) for name in NAMES}
        self.ids = {s["name"]: s["id"] for s in self.desk.look()["class"]["students"]}

    def open(self, kind: Any, device: str) -> Window:
        return open_window(self._monkeypatch, self.data, kind, device)

    def sit(self, name: str) -> Window:
        window = self.open(Student, f"laptop-{name}")
        assert window.say("code", code=self.code)["ok"]
        choice = next(item for item in window.look()["choices"] if item["name"] == name)
        assert window.say("sit", student=choice["id"])["ok"]
        return window

    def launch(self, kind: str = "deck", slug: str = "libre", names: tuple[str, ...] = NAMES, **options: Any) -> Any:
        students = [self.ids[name] for name in names]
        options = {"pictures": "own", "lesson_word": True, **options}
        words = {"kind": kind, "slug": slug}
        return self.desk.say("launch", game="images", words=words, teams=False, students=students, options=options)

    def view(self, window: Window | None = None) -> Any:
        return (window or self.desk).look()["game"]["view"]

    def hand(self, name: str) -> list[str]:
        hand: list[str] = self.view(self.pupils[name])["me"]["hand"]
        return hand

    def tell(self, phrase: str, name: str = "Adam", **fields: Any) -> Any:
        if self.view()["phase"] == "claim":
            assert self.pupils[name].play("Claim")["ok"]
        return self.pupils[name].play("Tell", picture=self.hand(name)[0], phrase=phrase, **fields)

    def lay_out(self) -> None:
        assert self.tell("Chut !")["ok"]
        for name in NAMES[1:]:
            assert self.pupils[name].play("Give", pictures=self.hand(name)[:1])["ok"]
        assert self.desk.play("LayOut")["ok"]

    def windows(self) -> dict[str, Window]:
        for window in (self.desk, self.board, *self.pupils.values()):
            window.look()
        return {"desk": self.desk, "board": self.board, **self.pupils}


@pytest.fixture
def school(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Class:
    return Class(monkeypatch, tmp_path)


def test_a_hand_never_leaves_the_kernel_but_for_its_owner(school: Class) -> None:
    """Neither its names nor its addresses, on any other page, the desk's included."""
    assert school.launch()["ok"]
    hands = {name: school.hand(name) for name in NAMES}
    for owner, hand in hands.items():
        for viewer, window in school.windows().items():
            for picture in hand:
                assert (picture in window.bytes_sent) == (owner == viewer), (owner, viewer)


def test_gifts_and_votes_stay_secret_until_the_count(school: Class) -> None:
    """A picture is on other pages once it lies on the table, its owner and its votes at the count."""
    assert school.launch()["ok"]
    given = {name: school.hand(name)[0] for name in NAMES}
    assert school.tell("Chut !")["ok"]
    for name in NAMES[1:]:
        assert school.pupils[name].play("Give", pictures=[given[name]])["ok"]
    for viewer, window in school.windows().items():
        for owner, picture in given.items():
            seen = viewer == owner or (viewer, owner) == ("desk", "Adam")
            assert (picture in window.bytes_sent) == seen, (viewer, owner)
    assert school.desk.play("LayOut")["ok"]
    number = next(p["number"] for p in school.view()["pictures"] if p["picture"] == given["Adam"])
    assert school.pupils["Alice"].play("Vote", number=number)["ok"]
    for name, window in school.windows().items():
        pictures = window.shown["game"]["view"]["pictures"]
        assert all(picture["owner"] is None and not picture["told"] and not picture["voters"] for picture in pictures)
        assert {picture["number"] for picture in pictures if picture["mine"]} == (
            {pictures[[p["picture"] for p in pictures].index(given[name])]["number"]} if name in NAMES else set()
        )
    assert "owners" not in school.board.bytes_sent
    assert school.desk.play("Count")["ok"]
    told = next(picture for picture in school.view(school.board)["pictures"] if picture["told"])
    assert (told["number"], told["owner"], told["voters"]) == (number, 0, [1])


def test_a_page_is_told_where_its_own_pictures_are_and_no_others(school: Class) -> None:
    """Each picture of the view has an address and a line; nothing is carried along that is not shown."""
    assert school.launch()["ok"]
    shown = school.pupils["Adam"].look()["game"]["pictures"]
    assert set(shown) == set(school.hand("Adam"))
    assert all(one["src"].startswith("/images/") and one["text"].startswith("Le dessin") for one in shown.values())
    assert school.board.look()["game"]["pictures"] == {}
    school.lay_out()
    assert len(school.board.look()["game"]["pictures"]) == 5


def test_in_a_notebook_the_pictures_are_carried_along(school: Class, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a server of ours a picture is in the page itself."""
    assert school.launch()["ok"]
    monkeypatch.delenv("WORDKIT_ASSETS")
    picture = next(iter(school.pupils["Adam"].look()["game"]["pictures"].values()))
    kind, _, data = picture["src"].partition(",")
    assert kind == "data:image/svg+xml;base64"
    assert base64.b64decode(data).startswith(b"<svg")


def test_a_picture_that_is_gone_stops_nothing(school: Class) -> None:
    """The page says that it is no longer there."""
    assert school.launch()["ok"]
    hand = school.hand("Adam")
    assert school.desk.say("remove_picture", name=hand[0])["ok"]
    gone = school.pupils["Adam"].look()["game"]["pictures"][hand[0]]
    assert gone == {"src": "", "text": "Cette image n’est plus là."}


# The phrase ----------------------------------------------------------------------------------------------------------


def test_an_inflected_lesson_word_counts(school: Class) -> None:
    """« clairières » holds « clairière »; the word is on every page, and the phrase too."""
    assert school.launch("lesson", "la-foret")["ok"]
    assert school.tell("Loin des clairières")["ok"]
    assert school.view(school.board)["story"] == {
        "way": "phrase", "phrase": "Loin des clairières", "removed": False, "words": ["clairière"],
    }  # fmt: skip


def test_a_phrase_without_one_waits_whatever_the_page_says(school: Class) -> None:
    """A page that claims a word, or that nothing is rude, is not believed."""
    assert school.launch("lesson", "la-foret")["ok"]
    assert school.tell("Loin de tout", words=["clairière"])["ok"]
    assert school.view()["phase"] == "phrase"
    assert "Loin de tout" not in school.board.bytes_sent + school.pupils["Alice"].bytes_sent
    assert school.desk.play("Accept", student=school.ids["Adam"])["ok"]
    assert school.view(school.board)["story"]["phrase"] == "Loin de tout"


def test_a_rude_phrase_is_flagged_at_the_desk_and_never_reaches_the_board(school: Class) -> None:
    """The teacher reads it first, with the word pointed out, and asks for another."""
    assert school.launch()["ok"]
    assert school.tell("Quelle merde, ce temps", rude=False)["ok"]
    page = school.desk.look()["game"]
    assert page["flags"] == {school.ids["Adam"]: ["merde"]}
    assert school.desk.play("Refuse", student=school.ids["Adam"])["ok"]
    assert school.view(school.pupils["Adam"])["me"]["refused"]
    assert school.tell("Quel temps !")["ok"]
    for name, window in school.windows().items():
        assert ("merde" in window.bytes_sent) == (name in ("desk", "Adam"))


@pytest.mark.parametrize("hidden", ["Quelle mer\u200bde, ce temps", " " * 300 + "Quelle merde, ce temps"])
def test_a_rude_phrase_is_not_hidden_by_what_nobody_sees(school: Class, hidden: str) -> None:
    """What is looked at is the phrase as it will be read: invisible signs and spaces in front are gone by then."""
    assert school.launch()["ok"]
    assert school.tell(hidden)["ok"]
    assert school.view()["phase"] == "phrase"
    assert school.desk.look()["game"]["flags"] == {school.ids["Adam"]: ["merde"]}


def test_without_a_lesson_any_phrase_will_do(school: Class) -> None:
    """The class option asks nothing where there is no list of words."""
    assert school.launch()["ok"]
    assert school.tell("Oh")["ok"]
    assert school.view(school.board)["story"]["phrase"] == "Oh"
    assert school.desk.look()["game"]["words"] == "Sans liste de mots"


def test_an_unsent_phrase_survives_a_reload(school: Class) -> None:
    """What was being typed comes back, for this round only."""
    assert school.launch()["ok"]
    assert school.pupils["Adam"].play("Claim")["ok"]
    assert school.pupils["Adam"].say("draft", text="Il était une")["ok"]
    again = school.open(Student, "laptop-Adam")
    assert again.look()["game"]["draft"] == "Il était une"


# Set-up --------------------------------------------------------------------------------------------------------------


def test_too_few_pictures_for_so_many_seats(school: Class) -> None:
    """The rules say how many it takes."""
    for picture in pictures_in(school.data / "images")[20:]:
        assert school.desk.say("remove_picture", name=picture.name)["ok"]
    refused = school.launch()
    assert (refused["code"], refused["error"]) == ("pictures", "Il faut plus de 30 images pour 5 places.")


def test_the_teacher_s_pictures_are_added_and_removed_at_the_desk(school: Class) -> None:
    """The answer is the new list, the set-up screen counts them, and a bad file is refused with a sentence."""
    assert school.desk.look()["pictures"]["own"] == 50
    data = base64.b64encode(drawing(77)).decode()
    reply = school.desk.say("add_picture", data=data, text="Un ballon")
    assert reply["pictures"][-1]["text"] == "Un ballon"
    assert school.desk.look()["pictures"]["own"] == 51
    script = base64.b64encode(drawing(78).replace(b"<text", b"<script/><text")).decode()
    assert school.desk.say("add_picture", data=script, text="")["code"] == "unsafe"
    assert school.desk.say("add_picture", data="pas du base 64", text="")["code"] == "bad_file"
    assert len(school.desk.say("remove_picture", name=reply["pictures"][-1]["name"])["pictures"]) == 50
    assert school.desk.say("remove_picture", name="../../wordkit")["ok"]
    assert len(school.desk.say("pictures")["pictures"]) == 50


def test_a_student_has_no_say_in_pictures(school: Class) -> None:
    """Adding and removing is the desk's alone."""
    assert school.pupils["Adam"].say("add_picture", data="", text="")["code"] == "message"
    assert school.pupils["Adam"].say("remove_picture", name="x")["code"] == "message"


def test_bots_play_a_whole_game(school: Class) -> None:
    """With simulated students and a desk that goes on, a game comes to its end through the store."""
    store = Store(school.data)
    bots = Bots(store, roster.all_classes(store)[0].id, 4)
    names = {student_id: name for name, student_id in school.ids.items()}
    assert school.launch("lesson", "la-foret", names=tuple(names[student] for student in bots.students))["ok"]
    for _ in range(600):
        bots.play()
        view = school.view()
        if view["phase"] == "end":
            break
        waited = {"give": ("LayOut", "given"), "vote": ("Count", "voted")}.get(view["phase"])
        if waited and view[waited[1]] == view["players"]:
            assert school.desk.play(waited[0])["ok"]
        elif view["phase"] == "count":
            assert school.desk.play("NextRound")["ok"]
        elif view["phase"] == "phrase" and view["desk"]["proposals"]:
            assert school.desk.play("Accept", student=view["desk"]["proposals"][0]["student"])["ok"]
    assert school.view()["phase"] == "end"
    assert school.view()["winners"]
    store.close()
