"""A class plays Définitions in Chromium: a desk, a board and six students, through reloads and an undo."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import Laptop, chromium, come_in
from playwright.sync_api import Browser, expect
from server_process import Server, running

from wordkit.words.decks import definitions_cards

pytestmark = pytest.mark.browser

NAMES = ("Adam", "Alice", "Amir", "Anna", "Basile", "Chloé")
PICTURES = Path(os.environ.get("WORDKIT_PICTURES", "test-results"))
SPELL = "<img src=x onerror=\"document.title='piraté'\">"
ENTRIES = {entry.word: entry.definition for card in definitions_cards() for entry in card}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data"), "--demo") as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


class Lesson:
    """The class of this test, and its teacher's habits."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser, self.server = browser, server
        self.desk = Laptop(browser, server, "desk", server.teacher_link)
        self.desk.sees("Les mots")
        self.board = Laptop(browser, server, "board", server.teacher_link.replace("/prof", "/tableau"))
        self.pupils = {name: come_in(browser, server, name) for name in NAMES}

    def pictures(self, phase: str) -> None:
        for name, laptop in (("desk", self.desk), ("board", self.board), ("student", self.pupils["Adam"])):
            laptop.picture(PICTURES, f"{name}-{phase}")

    def next_step(self, label: str) -> None:
        """The teacher presses the one primary button."""
        button = self.desk.page.locator(".btn.primary")
        expect(button).to_contain_text(label)
        expect(button).to_have_attribute("aria-disabled", "false")
        button.click()

    def choose_word(self) -> tuple[str, str]:
        """Pick the first word of the card: the word and its real definition."""
        self.next_step("Jouer ce mot")
        expect(self.desk.page.locator(".btn.primary")).to_contain_text("Fermer l’écriture")
        word = self.desk.page.locator(".headword").first.inner_text()
        expect(self.board.page.locator(".headword").first).to_have_text(word)
        return word, ENTRIES[word]

    def write(self, texts: dict[str, str]) -> None:
        for name, text in texts.items():
            pupil = self.pupils[name]
            pupil.page.get_by_label("Ta définition").fill(text)
            pupil.press("Envoyer", exact=True)
            pupil.sees("Envoyé ✓")

    def read_all(self) -> None:
        self.next_step("Lire au tableau")
        read = 1
        while True:
            button = self.desk.page.locator(".btn.primary")
            expect(button).to_contain_text(re.compile("Texte suivant|Ouvrir le vote"))
            if "Ouvrir le vote" in button.inner_text():
                return
            read += 1
            button.click()
            self.desk.sees(re.compile(rf"^{read} textes lus"))

    def vote(self, name: str, number: int) -> None:
        pupil = self.pupils[name]
        pupil.page.locator(".choice", has=pupil.page.locator(f"input[value='{number}']")).click()
        pupil.press(f"Voter pour la {number}")
        pupil.sees("C’est voté")

    def number_of(self, text: str) -> int:
        """The number under which a text is read."""
        line = self.board.page.locator("li").filter(has=self.board.page.get_by_text(text)).first
        return int(line.locator(".num").inner_text())


@pytest.fixture(scope="module")
def lesson(browser: Browser, server: Server) -> Lesson:
    return Lesson(browser, server)


def test_a_class_plays_two_rounds(lesson: Lesson) -> None:
    """From the launch to the second count, with a merge, an edit, a token, an undo, four reloads and no leak."""
    desk, board, pupils = lesson.desk, lesson.board, lesson.pupils
    board.sees("6 présents")
    lesson.pictures("0-salle")
    lesson.next_step("Lancer")

    # Round one --------------------------------------------------------------------------------------------------------
    expect(desk.page.get_by_role("radio")).to_have_count(4)
    lesson.pictures("1-mot")
    word, real = lesson.choose_word()
    pupils["Amir"].page.get_by_label("Ta définition").fill("une sorte de chap")
    pupils["Amir"].sees(re.compile("brouillon gardé"))
    pupils["Amir"].page.reload()
    expect(pupils["Amir"].page.get_by_label("Ta définition")).to_have_value("une sorte de chap")
    lesson.write({"Adam": "vent du nord qui pique les joues", "Alice": "le vent du nord qui pique aux joues"})
    lesson.pictures("2-ecriture")
    lesson.write({"Amir": "une sorte de chapeau", "Anna": SPELL, "Basile": "danse de mariage", "Chloé": "poisson plat"})
    board.sees("6")
    pupils["Anna"].page.reload()
    pupils["Anna"].sees("Envoyé ✓")
    lesson.next_step("Fermer l’écriture")

    desk.sees("Ordre de lecture")
    lesson.pictures("3-pupitre-avant")
    desk.press(re.compile(r"^Fusionner avec A"))
    expect(desk.page.get_by_text("Fusionné :")).to_be_visible()
    desk.press("Corriger (Chloé)")
    expect(desk.page.get_by_label("Texte lu")).to_be_focused()
    desk.page.get_by_label("Texte lu").fill("Poisson plat des mers chaudes.")
    desk.press("Valider")
    desk.sees("original gardé : « poisson plat »")
    lesson.pictures("3-pupitre")
    for laptop in (board, *pupils.values()):
        assert not laptop.has_received(real)
        assert not laptop.has_received(real[0].upper() + real[1:])
    lesson.read_all()
    lesson.pictures("4-lecture")
    lesson.next_step("Ouvrir le vote")

    pupils["Basile"].page.reload()
    pupils["Basile"].sees("Quelle est la vraie définition ?")
    true_one = lesson.number_of(real[0].upper() + real[1:])
    fish = lesson.number_of("Poisson plat des mers chaudes.")
    lesson.vote("Adam", true_one)
    lesson.vote("Alice", fish)
    pupils["Chloé"].page.get_by_label(re.compile("Jouer un jeton")).check()
    lesson.vote("Chloé", true_one)
    pupils["Chloé"].sees(re.compile("Jeton joué"))
    lesson.vote("Amir", fish)
    pupils["Amir"].page.reload()
    expect(pupils["Amir"].page.locator(f"input[value='{fish}']")).to_be_checked()
    lesson.pictures("5-vote")
    for laptop in (board, *pupils.values()):
        assert not laptop.has_received('"real": true')
        assert not laptop.has_received('"real":true')
    lesson.next_step("Compter")
    board.sees(re.compile(f"C’était la .*{true_one}"))
    board.page.wait_for_timeout(6000)
    lesson.pictures("6-decompte")
    pupils["Chloé"].sees(re.compile(r"\+8|avances de 8 cases"))  # 2 votes + 2 for finding, doubled

    # The teacher takes the count back, and counts again with one more vote.
    desk.press(re.compile("Annuler : décompte"))
    desk.sees("Le jeu est en pause.")
    pupils["Basile"].sees(re.compile("Pause"))
    lesson.next_step("Reprendre")
    lesson.vote("Basile", fish)
    lesson.next_step("Compter")
    pupils["Chloé"].sees(re.compile(r"\+10|avances de 10 cases"))
    lesson.next_step("Manche suivante")

    # Round two --------------------------------------------------------------------------------------------------------
    second, _ = lesson.choose_word()
    assert second != word
    lesson.write({name: f"définition inventée par {name} pour ce mot {len(name)}" for name in NAMES})
    lesson.next_step("Fermer l’écriture")
    lesson.read_all()
    lesson.next_step("Ouvrir le vote")
    for name in NAMES:
        mine = lesson.number_of(f"inventée par {name}")
        lesson.vote(name, 1 if mine != 1 else 2)
    lesson.next_step("Compter")
    board.sees(re.compile("C’était"))

    # The teacher ends the game: podium and words.
    desk.press("Finir")
    desk.press(re.compile("Terminer la partie"))
    desk.press("Terminer", exact=True)
    board.sees(word)
    pupils["Adam"].sees("Tes mots à revoir")
    board.page.wait_for_timeout(1000)
    lesson.pictures("7-fin")
    for laptop in (desk, board, *pupils.values()):
        assert laptop.page.title().startswith("wordkit")
        assert laptop.troubles == []
        base = f"http://127.0.0.1:{lesson.server.port}/"
        assert [url for url in laptop.asked if not url.startswith((base, "blob:", "data:"))] == []


def test_a_name_in_use_is_held_until_the_desk_frees_it(lesson: Lesson) -> None:
    """A second laptop cannot be Adam; freed at the desk, the name goes to the new laptop."""
    other = Laptop(lesson.browser, lesson.server, "student", "/")
    other.page.get_by_label("Code de la classe").fill("nimporte")
    other.press("Entrer dans la classe")
    other.sees(re.compile("n’ouvre aucune classe"))
    expect(other.page.get_by_label("Code de la classe")).to_be_visible()


def test_two_desks_never_double_a_step(lesson: Lesson) -> None:
    """Two desks show the same thing, and a step taken on one is seen on the other."""
    first = lesson.desk
    second = Laptop(lesson.browser, lesson.server, "desk", lesson.server.teacher_link)
    second.sees("Rejouer")
    first.press("Rejouer")
    second.sees("Lancer")
    second.context.close()


@pytest.mark.parametrize("width", [320, 360, 1024])
def test_the_student_s_page_needs_no_sideways_scroll(lesson: Lesson, width: int) -> None:
    """From a small phone to a laptop, the page fits its width."""
    page = lesson.pupils["Adam"].page
    page.set_viewport_size({"width": width, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 1024, "height": 640})
