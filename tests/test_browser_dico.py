"""Dico secret in Chromium: words are chosen, cards turned, a question asked, the dictionary read, STOP said."""

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
SECRETS = {
    "Adam": ("cuisine", "Pièce où l’on prépare les repas."),
    "Alice": ("fenêtre", "Ouverture vitrée dans un mur."),
    "Amir": ("horloge", "Grand cadran qui donne l’heure."),
}
NAMES = tuple(SECRETS)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, "--demo") as server:
        yield server


class Lesson:
    """A desk, a board and three students who have chosen their words."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.desk = Laptop(browser, server, "desk", server.teacher_link)
        self.desk.sees("Les mots")
        self.board = Laptop(browser, server, "board", server.teacher_link.replace("/prof", "/tableau"))
        self.pupils = {name: come_in(browser, server, name) for name in NAMES}
        self.board.sees(f"{len(NAMES)} présents")
        self.desk.page.locator(".pill", has_text=re.compile("^Dico secret$")).click()
        self.pictures("d0-preparation")
        self.next_step("Lancer")
        self.pupils["Adam"].sees(re.compile("Choisis ton mot secret"))
        self.pictures("d1-words")
        for name, (word, definition) in SECRETS.items():
            page = self.pupils[name].page
            page.get_by_label(re.compile("Mon mot secret")).fill(word)
            page.get_by_label(re.compile("Sa définition")).fill(definition)
            self.pupils[name].press("Choisir ce mot")
            self.pupils[name].sees("mot secret ✓")
        self.next_step("Distribuer les cartes")
        self.board.sees(re.compile(r"À \w+ de jouer"))

    def next_step(self, label: str) -> None:
        """The teacher presses the one primary button."""
        button = self.desk.page.locator(".btn.primary")
        expect(button).to_contain_text(label)
        expect(button).to_have_attribute("aria-disabled", "false")
        button.click()

    def pictures(self, phase: str, who: str = "Adam") -> None:
        for name, laptop in (("desk", self.desk), ("board", self.board), ("student", self.pupils[who])):
            laptop.picture(PICTURES, f"{name}-{phase}")

    def active(self) -> str:
        """Who is in turn, as the board says it."""
        phase = self.board.page.locator(".phase")
        expect(phase).to_contain_text("de jouer")
        found = re.search(r"À (\w+) de jouer", phase.inner_text())
        assert found is not None
        self.pupils[found[1]].sees(re.compile(r"À toi\s!|Ta main est pleine"))
        return found[1]

    def turn_three(self, name: str, turn: int) -> None:
        """Three cards are turned up, the first choice is taken."""
        page = self.pupils[name].page
        self.pupils[name].press(re.compile("Retourner trois cartes"))
        down = page.locator("button.square.down")
        for at in (turn, turn + 5, turn + 9):
            down.nth(at % down.count()).click()
        self.pupils[name].press("Retourner", exact=True)
        expect(page.locator(".square .dico-card")).to_have_count(3)
        expect(self.board.page.locator(".square .dico-card")).to_have_count(3)
        if turn == 0:
            self.pictures("d3-turned", name)
        page.locator(".dico-choices .btn").first.click()
        expect(page.locator(".square .dico-card")).to_have_count(0)

    def ask(self, name: str) -> str | None:
        """Ask for letters if the hand pays for it; which letters were learnt."""
        pupil = self.pupils[name]
        button = pupil.page.get_by_role("button", name=re.compile("Poser une question"))
        if button.count() and button.is_disabled():
            return None
        if button.count():
            button.click()
        letters = pupil.page.get_by_role("button", name=re.compile("^(Début|Fin)"))
        if letters.count():
            letters.first.click()
        elif not pupil.page.get_by_role("button", name=re.compile("^Demander à .* (le début|la fin)")).count():
            pupil.press("Revenir")
            return None
        pupil.picture(PICTURES, "student-d4-ask")
        pupil.page.get_by_role("button", name=re.compile("^Demander à")).first.click()
        expect(pupil.page.locator(".dico-letters").first).to_be_visible()
        return "".join(pupil.page.locator(".dico-letters b:not(.unknown)").all_inner_texts())

    def troubles(self) -> list[str]:
        return [trouble for laptop in (self.desk, self.board, *self.pupils.values()) for trouble in laptop.troubles]


def test_a_question_the_dictionary_and_a_stop(browser: Browser, server: Server) -> None:
    """A pair is made, its answer fills one notebook alone; the dictionary is read; two STOPs end the game."""
    lesson = Lesson(browser, server)
    learnt, name = None, ""
    for turn in range(60):
        name = lesson.active()
        learnt = lesson.ask(name)
        if learnt is not None:
            break
        lesson.turn_three(name, turn)
    assert learnt, "a pair came within sixty turns"
    lesson.pictures("d5-answered", name)
    for other in (pupil for pupil in NAMES if pupil != name):
        expect(lesson.pupils[other].page.locator(".dico-letters")).to_have_count(0)

    reader = lesson.active()
    word, definition = SECRETS[reader]
    lesson.pupils[reader].press("Voir mon mot secret")
    expect(lesson.pupils[reader].page.locator(".dico-secret")).to_contain_text(f"{word} page")
    expect(lesson.pupils[reader].page.locator(".dico-secret")).to_contain_text(definition)
    lesson.pupils[reader].press("Cacher mon mot")
    expect(lesson.pupils[reader].page.locator(".dico-secret")).not_to_contain_text(definition)
    lesson.pupils[reader].press(re.compile("Ouvrir le dictionnaire"))
    lesson.pupils[reader].page.get_by_label(re.compile("Un mot, ou un numéro")).fill("maison")
    lesson.pupils[reader].press("Chercher")
    expect(lesson.pupils[reader].page.locator(".dico-book .words")).to_contain_text("maison")
    roller = next(one for one in NAMES if lesson.pupils[one].page.locator(".dico-roll").count())
    lesson.pupils[roller].press("Lancer les deux dés")
    lesson.pictures("d6-reading", reader)
    lesson.pupils[roller].picture(PICTURES, "student-d6-rolling")
    if "lit le dictionnaire" in lesson.board.page.locator(".phase").inner_text():
        lesson.desk.press("Passer", exact=True)
    lesson.active()

    say_stop(lesson, "Adam", {"Alice": "fenêtre", "Amir": "horreur"})
    lesson.pupils["Adam"].sees(re.compile("Tu ne cherches plus|Laisse|ce n’était pas ça"))
    lesson.pupils["Amir"].sees(re.compile("croyait que ton mot était «\\s?horreur"))
    say_stop(lesson, "Alice", {"Adam": "Cuisine", "Amir": "horloge"})
    lesson.board.sees(re.compile("Bravo à Alice"))
    lesson.pictures("d7-end", "Alice")
    assert not lesson.pupils["Alice"].has_received("horreur")
    assert not lesson.board.has_received("horreur")
    assert not lesson.troubles()


def test_a_team_mate_joins_a_choice_with_one_press(browser: Browser, server: Server) -> None:
    """One chooses three cards, the other reads which and says « Moi aussi »: they are turned up."""
    desk = Laptop(browser, server, "desk", server.teacher_link)
    pupils = [come_in(browser, server, name) for name in ("Adam", "Alice", "Amir", "Anna")]
    desk.page.locator(".pill", has_text=re.compile("^Dico secret$")).click()
    desk.page.get_by_text("En équipes").first.click()
    expect(desk.page.get_by_text("4 présents").first).to_be_visible()
    desk.page.get_by_label("Former").select_option("2")
    desk.press("Au hasard", exact=True)
    start = desk.page.locator(".btn.primary")
    expect(start).to_have_attribute("aria-disabled", "false")
    start.click()
    pupils[0].sees(re.compile("Choisis ton mot secret"))
    desk.press("Passer", exact=True)
    for pupil in pupils:
        pupil.sees("Mon carnet")
    one, mate = (pupil for pupil in pupils if pupil.page.get_by_text("Que fais-tu").count())
    one.press(re.compile("Retourner trois cartes"))
    for square in (1, 5, 9):
        one.page.locator("button.square.down").nth(square).click()
    one.press("Retourner", exact=True)
    mate.sees("cartes 2, 6 et 10")
    mate.picture(PICTURES, "student-d8-mate")
    mate.press("Moi aussi")
    for pupil in pupils:
        expect(pupil.page.locator(".square .dico-card")).to_have_count(3)
    assert not any(laptop.troubles for laptop in (desk, *pupils))


def say_stop(lesson: Lesson, name: str, words: dict[str, str]) -> None:
    """A student says STOP, with these words."""
    pupil = lesson.pupils[name]
    pupil.press(re.compile("STOP, je sais"))
    for other, word in words.items():
        pupil.page.get_by_label(f"Le mot de {other}").fill(word)
    pupil.press("STOP…")
    pupil.picture(PICTURES, f"student-d7-stop-{name}")
    pupil.press("Dire STOP !")
