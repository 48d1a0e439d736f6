"""Dico secret through the pages: what leaves the kernel, and what never does."""

from pathlib import Path
from typing import Any

import pytest
from windows import Window, open_window

from wordkit.classroom import demo, roster
from wordkit.classroom.store import Store
from wordkit.games.dico.model import Secret
from wordkit.games.dico.secrets import place
from wordkit.games.dico.view import NoteView
from wordkit.panels.board import Board
from wordkit.panels.desk import Desk
from wordkit.panels.games.dico import bounds
from wordkit.panels.student import Student
from wordkit.words.lexicon import lexicon
from wordkit.words.text import letters

NAMES = ("Adam", "Alice", "Amir")
SECRETS = {
    "Adam": ("cuisine", "Pièce où mijotent les repas."),
    "Alice": ("fenêtre", "Ouverture vitrée dans un mur."),
    "Amir": ("horloge", "Grand cadran qui sonne midi."),
}


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

    def launch(self, kind: str = "deck", slug: str = "enigmes", **options: Any) -> None:
        students = [self.ids[name] for name in NAMES]
        words = {"kind": kind, "slug": slug}
        assert self.desk.say("launch", game="dico", words=words, teams=False, students=students, options=options)["ok"]

    def start(self, **options: Any) -> None:
        self.launch(**options)
        for name, (word, definition) in SECRETS.items():
            assert self.pupils[name].play("ProposeWord", word=word, definition=definition)["ok"]
        assert self.desk.play("Start")["ok"]

    def view(self, window: Window | None = None) -> Any:
        return (window or self.desk).look()["game"]["view"]

    def active(self) -> str:
        return NAMES[self.view()["active"]]

    def play_until(self, *questions: str) -> tuple[str, str, str]:
        """Cards are turned until someone can ask one of these: who asks, whom, and what."""
        for turn in range(200):
            view, name = self.view(), self.active()
            seat = NAMES.index(name)
            pupil = self.pupils[name]
            me = self.view(pupil)["me"]
            ready = [question for question in me["askable"] if question in questions]
            if ready or me["must_ask"]:
                question = (ready or me["askable"])[0]
                assert pupil.play("Ask", question=question, seat=(seat + 1) % 3)["ok"]
                while self.view()["phase"] == "page" and not ready:
                    assert pupil.play("AskPage", page=900)["ok"]
                if ready:
                    return name, NAMES[(seat + 1) % 3], question
                continue
            down = [square for square, shown in enumerate(view["squares"]) if shown == "down"]
            squares = [down[(turn + third * len(down) // 3) % len(down)] for third in range(3)]
            assert pupil.play("TurnUp", squares=squares)["ok"]
            assert pupil.play("Take", squares=self.view(pupil)["me"]["takeable"][0])["ok"]
        raise AssertionError("no pair in two hundred turns")


@pytest.fixture
def school(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Class:
    return Class(monkeypatch, tmp_path)


def test_secret_words_and_definitions_stay_with_their_owner(school: Class) -> None:
    """From the choice on, neither the board nor another student gets a word or its definition."""
    school.start(fits=False)
    for name, (word, definition) in SECRETS.items():
        for other, window in (("board", school.board), *school.pupils.items()):
            window.look()
            assert (word in window.bytes_sent) == (other == name), (name, other)
            assert (definition in window.bytes_sent) == (other == name), (name, other)
    assert all(word in school.desk.bytes_sent for word, _ in SECRETS.values())


def test_an_answer_reaches_the_asker_alone(school: Class) -> None:
    """Letters that were asked for are on one page only, and hands on none but their owner's."""
    school.start(fits=False)
    asker, asked, question = school.play_until("start", "end")
    told = "".join(sorted("CUIFENHOR"[3 * NAMES.index(asked) :][:3]))
    if question == "end":
        told = {"Adam": "EINS", "Alice": "EERT", "Amir": "EGLO"}[asked]
    for name, window in (("board", school.board), *school.pupils.items()):
        window.look()
        assert (f'"{told}"' in window.bytes_sent) == (name == asker), (name, told)
    assert '"hand"' not in school.board.bytes_sent
    assert '"hands"' not in "".join(window.bytes_sent for window in school.pupils.values())


def test_words_said_at_stop_are_for_their_owners(school: Class) -> None:
    """A wrong word is read by the one it was said of, and by nobody else."""
    school.start(fits=False)
    words = [{"seat": 1, "word": "vermisseau"}, {"seat": 2, "word": "horreur"}]
    assert school.pupils["Adam"].play("Stop", words=words)["ok"]
    for window in (school.board, *school.pupils.values()):
        window.look()
    assert "vermisseau" in school.pupils["Alice"].bytes_sent
    assert "vermisseau" not in school.pupils["Amir"].bytes_sent + school.board.bytes_sent
    assert "horreur" in school.pupils["Amir"].bytes_sent
    assert "horreur" not in school.pupils["Alice"].bytes_sent + school.board.bytes_sent


def test_a_stop_on_its_way_is_heard_whatever_step_the_page_showed(school: Class) -> None:
    """The table moved on while the words were typed: they count all the same."""
    school.start()
    old = school.pupils["Alice"].look()["game"]["step"]
    assert school.desk.play("Skip")["ok"]
    words = [{"seat": 0, "word": "cuisine"}, {"seat": 2, "word": "horloge"}]
    assert school.pupils["Alice"].say("play", step=old, command={"_": "Stop", "words": words})["ok"]
    assert school.view(school.board)["winners"] == [1]


def test_the_notebook_shows_the_words_that_still_fit(school: Class) -> None:
    """Once letters are known, the word is among those that fit, and all of them have these letters."""
    school.start()
    assert school.pupils["Adam"].look()["game"]["fits"] == {}
    asker, asked, _ = school.play_until("start", "end")
    fits = school.pupils[asker].look()["game"]["fits"][str(NAMES.index(asked))]
    note = next(n for n in school.view(school.pupils[asker])["me"]["notes"] if n["seat"] == NAMES.index(asked))
    expected = lexicon().fitting(7, note["start"], note["end"])
    assert fits["count"] == len(expected) > 0
    assert SECRETS[asked][0] in expected
    assert set(fits["words"]) <= set(expected)


def test_the_teacher_can_switch_that_help_off(school: Class) -> None:
    """Without the option, no word that fits leaves the kernel."""
    school.start(fits=False)
    asker, _, _ = school.play_until("start", "end")
    assert school.pupils[asker].look()["game"]["fits"] == {}


def test_page_answers_bound_where_a_word_can_stand() -> None:
    """After page 12 and before page 40: from 13 to 39; right on it: that page alone."""
    assert bounds(NoteView(0, "", "", "", ((12, "after"), (40, "before"))), 100) == (13, 39)
    assert bounds(NoteView(0, "", "", "", ((12, "on"),)), 100) == (12, 12)
    assert bounds(NoteView(0, "", "", "", ()), 100) == (1, 100)


def test_the_dictionary_opens_for_its_reader_only(school: Class) -> None:
    """While it is open a page comes by number or by word; to the others, and before, it is closed."""
    school.start()
    reader = school.active()
    others = [window for name, window in school.pupils.items() if name != reader]
    assert school.pupils[reader].say("look_up", page=3)["code"] == "closed"
    assert school.pupils[reader].play("Consult")["ok"]
    page = school.pupils[reader].say("look_up", page=3)
    assert page["words"] == list(lexicon().lemmas_on_page(3))
    assert "maison" in school.pupils[reader].say("look_up", word="maison")["words"]
    assert all(window.say("look_up", page=3)["code"] == "closed" for window in others)
    assert school.desk.play("Skip")["ok"]
    assert school.pupils[reader].say("look_up", page=3)["code"] == "closed"


def test_a_page_question_tells_only_the_ends_of_a_page(school: Class) -> None:
    """To mark a page one sees its first and its last word, not what lies between."""
    school.start()
    asker, asked, _ = school.play_until("page")
    marked = school.pupils[asker].say("look_up", word="lapin")
    whole = lexicon().lemmas_on_page(marked["page"])
    assert marked["words"] == [whole[0], whole[-1]]
    assert school.pupils[asker].play("AskPage", page=marked["page"])["ok"]
    note = next(n for n in school.view(school.pupils[asker])["me"]["notes"] if n["seat"] == NAMES.index(asked))
    assert note["pages"] == [[marked["page"], "before"]]


def test_a_word_is_a_lemma_of_the_dictionary(school: Class) -> None:
    """A plural, a conjugated verb, an unknown word: each is refused with a sentence."""
    school.launch()
    alice = school.pupils["Alice"]
    assert "sous" in alice.play("ProposeWord", word="maisons", definition="Abris.")["error"]
    assert "conjuguée" in alice.play("ProposeWord", word="mangera", definition="Futur.")["error"]
    assert "dictionnaire" in alice.play("ProposeWord", word="zoubido", definition="Rien.")["error"]
    forged = alice.play("ProposeWord", word="zoubido", definition="Rien.", refusal="", page=3)
    assert forged["code"] == "refused_word"


def test_whatever_a_page_lists_may_be_chosen(school: Class) -> None:
    """« Délices » and « marine » have entries of their own: they are not sent to « délice » and « marin »."""
    school.launch(shortest=6, longest=12)
    for word in ("délices", "marine", "fraîche", "découvert"):
        assert word in lexicon().lemmas_on_page(lexicon().page(word))
        assert school.pupils["Alice"].play("ProposeWord", word=word, definition="Un mot.")["ok"], word
        assert school.view(school.pupils["Alice"])["me"]["secret"]["page"] == lexicon().page(word)


def test_a_word_is_spelt_as_the_dictionary_has_it(school: Class) -> None:
    """Capitals, forgotten accents and ligatures are put right: the class will review this word."""
    school.launch(shortest=6, longest=12)
    for typed, word in ((" FENETRE ", "fenêtre"), ("choeur", "chœur"), ("Être-humain", None), ("ecole\u200bs", None)):
        answer = school.pupils["Alice"].play("ProposeWord", word=typed, definition="Un mot.")
        assert answer["ok"] == (word is not None), typed
        if word:
            assert school.view(school.pupils["Alice"])["me"]["secret"]["word"] == word


@pytest.mark.parametrize("end", [0, -1])
def test_a_word_at_the_end_of_a_page_stands_on_it(school: Class, end: int) -> None:
    """First or last of its forty words: asked with this page one is right on it, with the next one before, or after."""
    number = next(n for n in range(300, 900) if len(letters(lexicon().lemmas_on_page(n)[end])) == 7)
    secret = lexicon().lemmas_on_page(number)[end]
    school.launch()
    assert school.pupils["Alice"].play("ProposeWord", word=secret, definition="Un mot.")["ok"]
    page = school.view(school.pupils["Alice"])["me"]["secret"]["page"]
    assert [place(Secret("", "", page), n) for n in (number - 1, number, number + 1)] == ["after", "on", "before"]


def test_the_notebook_says_between_which_words_a_word_stands(school: Class) -> None:
    """After a page: after its last word; before a page: before its first; what the asker saw when asking."""
    school.start(fits=False)
    asker, asked, _ = school.play_until("page")
    pupil, seat = school.pupils[asker], str(NAMES.index(asked))
    assert pupil.look()["game"]["places"] == {}
    assert pupil.play("AskPage", page=300)["ok"]
    after = {"low": 301, "high": lexicon().pages(), "first": lexicon().lemmas_on_page(300)[-1], "last": ""}
    assert pupil.look()["game"]["places"] == {seat: after}
    assert pupil.play("AskPage", page=1500)["ok"]
    both = after | {"high": 1499, "last": lexicon().lemmas_on_page(1500)[0]}
    assert pupil.look()["game"]["places"] == {seat: both}
    assert pupil.look()["game"]["fits"] == {}
    for name in NAMES:
        if name != asker:
            assert school.pupils[name].look()["game"]["places"] == {}


def test_a_definition_may_come_from_the_cards(school: Class) -> None:
    """A word that the cards have needs no typing; « Donne-moi un mot » brings both."""
    school.launch()
    entry = school.view()["desk"]["entries"][0]
    assert school.pupils["Alice"].play("ProposeWord", word=entry["word"], definition="")["ok"]
    assert school.view(school.pupils["Alice"])["me"]["secret"]["definition"] == entry["definition"]
    assert school.pupils["Adam"].play("DrawWord")["ok"]
    assert len(school.view(school.pupils["Adam"])["me"]["secret"]["word"]) >= 7


def test_a_lesson_can_be_the_dictionary(school: Class) -> None:
    """Its words in alphabetical order, four a page; another word waits for the teacher."""
    school.launch("lesson", "la-foret", theme_of_lesson=True, theme="La forêt")
    book = school.view()["desk"]["book"]
    assert school.view()["pages"] == -(-len(book) // 4)
    assert school.pupils["Adam"].say("look_up", page=1)["words"] == book[:4]
    assert school.pupils["Adam"].play("ProposeWord", word=book[5], definition="Un mot de la leçon.")["ok"]
    assert school.view(school.pupils["Adam"])["me"]["secret"]["page"] == 2
    assert school.pupils["Alice"].play("ProposeWord", word="Vosges", definition="Montagnes.")["ok"]
    assert school.view(school.pupils["Alice"])["me"]["secret"] is None
    assert school.desk.play("AcceptWord", student=school.ids["Alice"])["ok"]
    assert school.view(school.pupils["Alice"])["me"]["secret"]["word"] == "Vosges"


def test_a_lesson_with_few_such_words_is_completed(school: Class) -> None:
    """With no more words of the right length than seats, who knows the lesson would know every secret."""
    school.launch("lesson", "la-foret", shortest=12, longest=12)
    assert len(school.view()["desk"]["entries"]) > len(NAMES)


def test_long_words_can_be_dealt_too(school: Class) -> None:
    """The cards of Énigmes have no word of ten letters and more: those of Définitions help out."""
    school.launch(shortest=10, longest=12)
    assert school.desk.play("Skip")["ok"]
    assert all(len(secret["word"]) >= 10 for secret in school.view()["desk"]["secrets"])
