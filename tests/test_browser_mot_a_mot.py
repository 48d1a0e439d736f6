"""A class plays Mot à Mot in Chromium: an auction, clues, two buzzes, a lock-out, a success and a bonus word."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import Laptop, chromium, come_in
from playwright.sync_api import Browser, expect
from server_process import Server, running

pytestmark = pytest.mark.browser

# In the order of the class list: Adam is the oldest, so Chloé, Adam and Alice speak first.
NAMES = ("Adam", "Alice", "Amir", "Anna", "Basile", "Chloé")
PICTURES = Path(os.environ.get("WORDKIT_PICTURES", "test-results"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data"), "--demo") as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


class Lesson:
    def __init__(self, browser: Browser, server: Server) -> None:
        self.desk = Laptop(browser, server, "desk", server.teacher_link)
        self.desk.sees("Les mots")
        self.board = Laptop(browser, server, "board", server.teacher_link.replace("/prof", "/tableau"))
        self.pupils = {name: come_in(browser, server, name) for name in NAMES}

    def pictures(self, phase: str) -> None:
        for name, laptop in (
            ("desk", self.desk),
            ("board", self.board),
            ("speaker", self.pupils["Adam"]),
            ("seeker", self.pupils["Amir"]),
        ):
            laptop.picture(PICTURES, f"mam-{name}-{phase}")

    def next_step(self, label: str) -> None:
        button = self.desk.page.locator(".btn.primary")
        expect(button).to_contain_text(label)
        button.click()

    def clue(self, text: str) -> None:
        speaker = self.pupils["Adam"]
        speaker.page.get_by_label("Ton indice").fill(text)
        speaker.press("Donner l’indice")

    def propose(self, name: str, text: str) -> None:
        self.pupils[name].page.get_by_label("Ta proposition").fill(text)
        self.pupils[name].press("Proposer")


@pytest.fixture(scope="module")
def lesson(browser: Browser, server: Server) -> Lesson:
    return Lesson(browser, server)


def test_a_round_from_the_auction_to_a_bonus_word(lesson: Lesson) -> None:
    """What the issue of a round needs is on each page at its time, and no word reaches a seeker before it is found."""
    desk, board, pupils = lesson.desk, lesson.board, lesson.pupils
    board.sees("6 présents")
    desk.page.locator(".choice", has_text="Mot à Mot").first.click()
    lesson.pictures("0-preparation")
    lesson.next_step("Lancer")

    # The auction: Adam says nine, Alice cuts in with eight, Chloé takes it with seven... and Adam has had his say.
    pupils["Adam"].sees("Combien d’indices te faut-il")
    words = [word.inner_text() for word in pupils["Adam"].page.locator(".mam-card .word").all()]
    assert len(words) == 3
    lesson.pictures("1-enchere")
    pupils["Alice"].press("Annoncer 12 indices")
    board.sees("Qui dit moins")
    expect(board.page.locator(".mam-countdown b")).to_have_text(re.compile(r"\d+"))
    lesson.pictures("2-decompte")
    pupils["Adam"].press("Annoncer 9 indices")
    pupils["Alice"].sees("Adam a dit moins que toi")
    expect(pupils["Alice"].page.locator(".mam-bids")).to_have_count(0)
    pupils["Adam"].sees(re.compile("Fais deviner"))
    board.sees("Adam fait deviner")

    # A clue that is refused, then two that count.
    lesson.clue(max(re.findall(r"\w+", words[0]), key=len))
    pupils["Adam"].sees("est refusé")
    expect(board.page.locator(".mam-clues .clue")).to_have_count(0)
    lesson.clue("zinzin")
    board.sees("zinzin")
    lesson.pictures("3-indice")

    # The first buzz by the space bar; the second seeker is told who has it. The word is wrong: Amir must wait.
    amir = pupils["Amir"]
    amir.sees("Tu as trouvé le mot")
    amir.page.keyboard.press("Space")
    board.sees("a buzzé")
    expect(board.page.locator(".mam-banner.buzz")).to_contain_text("Amir")
    pupils["Anna"].sees("Amir a buzzé")
    lesson.pictures("4-buzz")
    lesson.propose("Amir", "tralala")
    amir.sees("Ce n’était pas ça")
    board.sees("ce n’est pas ça")
    expect(amir.page.locator(".buzzer")).to_have_attribute("aria-disabled", "true")
    lesson.pictures("5-attente")

    # Another clue is not enough; Anna's wrong word and that clue together free him.
    lesson.clue("babiole")
    board.sees("babiole")
    amir.sees("Attends qu’une autre place propose")
    anna = pupils["Anna"]
    anna.page.locator(".buzzer").click()
    lesson.propose("Anna", "turlututu")
    amir.sees("Tu as trouvé le mot")
    for laptop in (board, amir, anna, pupils["Basile"]):
        assert not [word for word in words if laptop.has_received(word)], "a word reached someone who seeks it"

    # He finds the first word, Basile the two others.
    amir.page.locator(".buzzer").click()
    lesson.propose("Amir", words[0].upper())
    expect(board.page.locator(".mam-slots .found")).to_have_count(1)
    for count, word in enumerate(words[1:], start=2):
        lesson.clue(f"machin{count}")
        board.sees(f"machin{count}")
        pupils["Basile"].page.locator(".buzzer").click()
        lesson.propose("Basile", word)
        expect(board.page.locator(".mam-slots .found")).to_have_count(count)

    # A bonus word, chosen by the speaker alone.
    pupils["Adam"].sees("un mot bonus")
    choices = pupils["Adam"].page.locator(".mam-choices .btn")
    expect(choices).to_have_count(7)
    lesson.pictures("6-bonus")
    bonus = re.sub(r"^\d+\s*", "", choices.first.inner_text()).strip()
    choices.first.click()
    lesson.clue("bidule")
    board.sees("bidule")
    assert not anna.has_received(bonus)
    amir.page.locator(".buzzer").click()
    lesson.propose("Amir", bonus)
    pupils["Adam"].sees("un mot bonus")
    pupils["Adam"].press("Non merci")
    board.sees("les trois mots sont trouvés")
    expect(board.page.locator(".mam-gains")).to_contain_text("+4")
    lesson.pictures("7-fin-de-manche")
    lesson.next_step("Manche suivante")
    board.sees("Parleurs, combien d’indices")
    for laptop in (desk, board, *pupils.values()):
        assert laptop.troubles == []
