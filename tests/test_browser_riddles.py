"""Énigmes and Énigmes éclair in Chromium: a steal, a spelling challenge, and a round of éclair for ten."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import Laptop, chromium, come_in
from playwright.sync_api import Browser, expect
from server_process import Server, running

pytestmark = pytest.mark.browser

PICTURES = Path(os.environ.get("WORDKIT_PICTURES", "test-results"))
SECRETS = {"Adam": "sable", "Alice": "tigre", "Amir": "chien"}
TEN = ("Adam", "Alice", "Amir", "Anna", "Basile", "Chloé", "Éloi", "Emma", "Fatou", "Gabin")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, "--demo") as server:
        yield server


class Lesson:
    """A desk, a board and students at their laptops."""

    def __init__(self, browser: Browser, server: Server, names: tuple[str, ...], game: str) -> None:
        self.desk = Laptop(browser, server, "desk", server.teacher_link)
        self.desk.sees("Les mots")
        self.board = Laptop(browser, server, "board", server.teacher_link.replace("/prof", "/tableau"))
        self.pupils = {name: come_in(browser, server, name) for name in names}
        self.board.sees(f"{len(names)} présents")
        self.desk.page.locator(".pill", has_text=re.compile(f"^{game}$")).click()
        self.game = game

    def next_step(self, label: str) -> None:
        """The teacher presses the one primary button."""
        button = self.desk.page.locator(".btn.primary")
        expect(button).to_contain_text(label)
        expect(button).to_have_attribute("aria-disabled", "false")
        button.click()

    def pictures(self, phase: str, who: str = "Adam") -> None:
        for name, laptop in (("desk", self.desk), ("board", self.board), ("student", self.pupils[who])):
            laptop.picture(PICTURES, f"{name}-{phase}")

    def word(self) -> str:
        """The answer, which the desk alone shows."""
        return self.desk.page.locator(".work .headword").first.inner_text()

    def troubles(self) -> list[str]:
        return [trouble for laptop in (self.desk, self.board, *self.pupils.values()) for trouble in laptop.troubles]

    def roll(self) -> tuple[str, list[str]]:
        """Whoever is in turn throws the die: who that is, and the others."""
        expect(self.board.page.locator(".phase")).to_be_visible()
        name = next(name for name, pupil in self.pupils.items() if self._may_roll(pupil))
        self.pupils[name].press(re.compile("ancer le dé"))
        self.pupils[name].sees(re.compile("Choisis une case"))
        return name, [other for other in self.pupils if other != name]

    def _may_roll(self, pupil: Laptop) -> bool:
        pupil.sees(re.compile("ancer le dé|ance le dé|gagne la carte|est perdue|Personne n’a trouvé"))
        return pupil.page.get_by_role("button", name=re.compile("ancer le dé")).count() > 0

    def land(self, name: str, by_key: bool = False) -> None:
        """Choose the first lit square, by mouse or by keyboard, and wait for the riddle's definition."""
        target = self.pupils[name].page.locator(".target.choose").first
        if by_key:
            target.focus()
            self.pupils[name].page.keyboard.press("Enter")
        else:
            target.click()
        self.pupils[name].sees(re.compile(r"À toi\s! Réponds|Une étoile"))
        if self.pupils[name].page.locator(".compartments").count():
            self.pupils[name].page.locator(".compartments .btn:not(:disabled)").first.click()
        # Clues come by themselves; the teacher hurries them along.
        step = self.desk.page.locator(".btn.primary")
        while "Ouvrir les plis" not in step.inner_text():
            if "Indice suivant" in step.inner_text():
                step.click()
            self.desk.page.wait_for_timeout(200)
        expect(self.board.page.locator(".clues .def")).to_be_visible()

    def answer(self, name: str, text: str, button: str) -> None:
        self.pupils[name].page.locator("#wk-answer").fill(text)
        self.pupils[name].press(button)


def test_a_steal_then_a_spelling_challenge(browser: Browser, server: Server) -> None:
    """Secret words, a throw, a riddle that another seat's sealed answer wins, then one that is found and spelt."""
    lesson = Lesson(browser, server, tuple(SECRETS), "Énigmes")
    lesson.pictures("e0-preparation")
    lesson.next_step("Lancer")
    adam = lesson.pupils["Adam"]
    adam.page.get_by_label("Mon mot secret").fill("mange")
    adam.press("Choisir ce mot")
    adam.sees(re.compile("forme conjuguée"))
    for name, word in SECRETS.items():
        lesson.pupils[name].page.get_by_label(re.compile("Mon mot secret")).fill(word)
        lesson.pupils[name].press("Choisir ce mot")
        lesson.pupils[name].sees("mot secret ✓")
    lesson.pictures("e1-mots")
    lesson.next_step("Lancer le dé")

    active, (first, second) = lesson.roll()
    lesson.pictures("e2-case", active)
    lesson.land(active)
    word = lesson.word()
    lesson.answer(active, "zut", "Répondre")
    lesson.pupils[active].sees("ce n’est pas ça")
    lesson.answer(first, "rien", "Fermer mon pli")
    lesson.answer(second, word, "Fermer mon pli")
    lesson.pupils[second].sees("Pli fermé ✓")
    lesson.board.sees("2 plis fermés")
    lesson.pictures("e3-enigme", active)
    for laptop in (lesson.board, lesson.pupils[active], lesson.pupils[first]):
        assert not laptop.has_received(word), "the answer came too early"
    lesson.pupils[active].page.reload()
    lesson.pupils[active].sees("ce n’est pas ça")
    lesson.next_step("Ouvrir les plis")
    lesson.board.sees(re.compile(f"{second} avait la réponse et gagne"))
    lesson.pictures("e4-vol", second)

    active, (first, second) = lesson.roll()
    lesson.land(active, by_key=True)
    word = lesson.word()
    lesson.answer(active, word, "Répondre")
    lesson.pupils[first].press("Demander l’orthographe")
    lesson.board.sees(re.compile(f"{first} demande l’orthographe"))
    lesson.pictures("e5-orthographe", active)
    assert not lesson.board.has_received(word)
    lesson.answer(active, word, "C’est écrit")
    lesson.board.sees(re.compile(f"{active} gagne la carte"))
    lesson.pictures("e6-gagne", active)
    for name, secret in SECRETS.items():
        for other, laptop in (("board", lesson.board), *lesson.pupils.items()):
            assert laptop.has_received(secret) == (other == name), (name, other)
    assert lesson.troubles() == []


def test_a_round_of_eclair_for_ten(browser: Browser, server: Server) -> None:
    """Ten students: some find it at once, some with clues, some not; each sees their own result."""
    lesson = Lesson(browser, server, TEN, "Énigmes éclair")
    lesson.desk.page.locator(".pill", has_text=re.compile("^5$")).click()
    lesson.next_step("Lancer")
    lesson.board.sees(re.compile("Énigme 1 sur 5"))
    word = lesson.word()
    for name in TEN[:3]:
        lesson.answer(name, word, "Essayer")
        lesson.pupils[name].sees("Trouvé ✓")
    for clue in (".nature", ".def"):
        lesson.next_step("Indice suivant")
        expect(lesson.board.page.locator(f".clues {clue}")).to_be_visible()
    for name in TEN[3:6]:
        lesson.answer(name, word, "Essayer")
        lesson.pupils[name].sees("Trouvé ✓")
    for name in TEN[6:]:
        lesson.answer(name, "zzzz", "Essayer")
        lesson.pupils[name].sees("ce n’est pas ça")
        assert not lesson.pupils[name].has_received(word)
    lesson.board.sees("ont trouvé sur 10")
    assert not lesson.board.has_received(word)
    lesson.pictures("f1-enigme", TEN[7])
    lesson.desk.press("Finir")
    lesson.desk.press("Dire le mot maintenant")
    lesson.board.sees("6 élèves sur 10 l’ont trouvé.")
    lesson.pictures("f2-reponse", TEN[4])
    for name, gain in ((TEN[0], "+5"), (TEN[4], "+3")):
        lesson.pupils[name].sees(gain)
    lesson.next_step("Énigme suivante")
    lesson.board.sees(re.compile("Énigme 2 sur 5"))
    lesson.desk.press("Finir")
    lesson.desk.press("Terminer la partie…")
    lesson.desk.press("Terminer", exact=True)
    lesson.board.sees(re.compile("C’est fini, bravo à tous"))
    lesson.pictures("f3-fin", TEN[0])
    assert lesson.troubles() == []
