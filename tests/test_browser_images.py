"""Images in Chromium: a round from the claim to the count; by keyboard on a narrow page; pictures of one's own."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import Laptop, chromium, come_in
from drawings import drawing, own_pictures
from playwright.sync_api import Browser, Locator, expect
from server_process import Server, running

pytestmark = pytest.mark.browser

PICTURES = Path(os.environ.get("WORDKIT_PICTURES", "test-results"))
LONG = "On m’avait parlé de {word}, un soir d’hiver, quand la neige tombait sans bruit sur les toits du village"
NAMES = ("Adam", "Alice", "Amir", "Anna", "Basile")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    own_pictures(tmp_path, 50)
    with running(tmp_path, "--demo") as server:
        yield server


class Lesson:
    """A desk, a board and five students."""

    def __init__(self, browser: Browser, server: Server, lesson: str, deck: str) -> None:
        self.desk = Laptop(browser, server, "desk", server.teacher_link)
        self.desk.sees("Les mots")
        self.board = Laptop(browser, server, "board", server.teacher_link.replace("/prof", "/tableau"))
        self.pupils = {name: come_in(browser, server, name) for name in NAMES}
        self.board.sees(f"{len(NAMES)} présents")
        self.desk.page.locator(".pill", has_text=re.compile("^Images$")).click()
        self.desk.page.locator(".pill", has_text=lesson).click()
        self.desk.page.locator(".pill", has_text=deck).click()
        self.pictures("i0-preparation")
        self.next_step("Lancer")
        self.board.sees("Qui a une phrase ?")

    def next_step(self, label: str) -> None:
        """The teacher presses the one primary button."""
        button = self.desk.page.locator(".btn.primary")
        expect(button).to_contain_text(label)
        expect(button).to_have_attribute("aria-disabled", "false")
        button.click()

    def pictures(self, phase: str, who: str = "Adam") -> None:
        for name, laptop in (("desk", self.desk), ("board", self.board), ("student", self.pupils[who])):
            laptop.picture(PICTURES, f"{name}-{phase}")

    def cards(self, name: str) -> Locator:
        return self.pupils[name].page.locator(".images-hand .images-card")

    def choose(self, name: str, card: int, label: str = "Donner cette image") -> None:
        """Touch a card: it is shown large, and chosen there."""
        self.cards(name).nth(card).click()
        self.pupils[name].press(label)

    def troubles(self) -> list[str]:
        return [trouble for laptop in (self.desk, self.board, *self.pupils.values()) for trouble in laptop.troubles]


def loaded(laptop: Laptop) -> None:
    """Every picture that the page shows has arrived."""
    laptop.page.wait_for_function(
        "() => [...document.querySelectorAll('img.art')].every((art) => art.complete && art.naturalWidth > 0)"
    )


def names_in(laptop: Laptop) -> set[str]:
    """The pictures that a page has asked the server for."""
    return {url.rsplit("/", 1)[1] for url in laptop.asked if "/images/" in url and not url.endswith((".css", ".js"))}


def test_a_whole_round_with_five_students(browser: Browser, server: Server) -> None:
    """Claim, phrase, gifts, vote and count; no page asks for a picture that it may not see."""
    lesson = Lesson(browser, server, "La forêt", "Celles de wordkit")
    adam = lesson.pupils["Adam"]
    expect(lesson.cards("Adam")).to_have_count(6)
    loaded(adam)
    hands = {name: names_in(lesson.pupils[name]) for name in NAMES}
    assert all(len(hand) == 6 for hand in hands.values())
    assert len(set.union(*hands.values())) == 30, "no picture is in two hands"
    assert not names_in(lesson.board)
    lesson.pictures("i1-claim")

    adam.press("J’ai une phrase !")
    lesson.board.sees("Adam cherche…")
    adam.sees(re.compile("À toi de raconter"))
    lesson.choose("Adam", 2, "Choisir cette image")
    adam.page.get_by_label(re.compile("Ma phrase")).fill("Tout cela pour rien")
    adam.press("Dire ma phrase")
    adam.sees(re.compile("Il manque un mot de la leçon"))
    lesson.desk.sees("sans mot de la leçon")
    lesson.pictures("i2-doubt")
    assert not lesson.board.has_received("Tout cela pour rien")
    word = adam.page.locator(".images-words span").first.text_content()
    adam.page.get_by_label(re.compile("Ma phrase")).fill(LONG.format(word=word))
    adam.press("Dire ma phrase")
    lesson.board.sees(re.compile("On m’avait parlé"))
    lesson.pictures("i3-give", "Alice")
    lesson.pupils["Alice"].page.locator(".images-card").first.click()
    lesson.pupils["Alice"].picture(PICTURES, "student-i3-zoom")
    lesson.pupils["Alice"].press("Donner cette image")
    for name in NAMES[2:]:
        lesson.choose(name, 1)
    for name in NAMES[1:]:
        lesson.pupils[name].sees("Envoyé ✓")
    lesson.desk.sees("Tout le monde a répondu ✓")
    assert not names_in(lesson.board)
    lesson.pictures("i4-given", "Alice")
    lesson.next_step("Étaler les images")

    expect(lesson.board.page.locator(".images-table li")).to_have_count(5)
    loaded(lesson.board)
    assert len(names_in(lesson.board)) == 5
    everything_fits(lesson.board)
    for name in NAMES[1:]:
        page = lesson.pupils[name].page
        expect(page.locator("input[name=wk-vote]:disabled")).to_have_count(1)
        page.locator(".images-laid label:not(.own)").nth(0 if name != "Alice" else 1).click()
        lesson.pupils[name].press(re.compile("Voter pour la"))
        lesson.pupils[name].sees(re.compile("Tu as voté pour"))
    expect(adam.page.locator("input[name=wk-vote]:disabled")).to_have_count(5)
    lesson.pictures("i5-vote", "Alice")
    adam.picture(PICTURES, "student-i5-teller")
    lesson.desk.press("Voir à qui elles sont")
    lesson.desk.picture(PICTURES, "desk-i5-owners")
    for laptop in (lesson.board, *lesson.pupils.values()):
        assert not laptop.has_received('"told": true')
    lesson.next_step("Compter")
    lesson.board.sees(re.compile("C’était la"))
    loaded(lesson.board)
    everything_fits(lesson.board)
    lesson.pictures("i6-count", "Alice")
    lesson.next_step("Manche suivante")
    lesson.board.sees("Alice cherche…")
    expect(lesson.cards("Alice")).to_have_count(6)
    lesson.desk.press("Finir")
    lesson.desk.press("Terminer la partie…")
    lesson.desk.press("Terminer", exact=True)
    lesson.board.sees(re.compile("La partie est finie|Victoire partagée"))
    lesson.pictures("i7-end", "Alice")
    assert not lesson.troubles()


def everything_fits(board: Laptop) -> None:
    """Nothing of the board is cut off, and no letter is smaller than 28 pixels."""
    overflow = board.page.evaluate(
        """() => [...document.querySelectorAll('.main.images, .images-table, .images-side')]
          .filter((el) => el.scrollHeight > el.clientHeight + 1 || el.getBoundingClientRect().right > innerWidth + 1)
          .map((el) => el.className)"""
    )
    assert not overflow
    small = board.page.evaluate(
        """() => [...document.querySelectorAll('.main.images *')].filter((el) => el.childNodes.length && el.innerText
          && [...el.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
          && parseFloat(getComputedStyle(el).fontSize) < 27.9).map((el) => el.outerHTML)"""
    )
    assert not small


def test_a_vote_by_keyboard_on_a_narrow_page(browser: Browser, server: Server) -> None:
    """At 320 pixels nothing is cut off, and Tab, arrows, space and Enter are all one needs."""
    lesson = Lesson(browser, server, "Sans liste", "Les miennes")
    amir = lesson.pupils["Amir"]
    amir.page.set_viewport_size({"width": 320, "height": 640})
    expect(lesson.cards("Amir")).to_have_count(6)
    amir.picture(PICTURES, "narrow-i1-claim")
    fits_in_width(amir)
    lesson.pupils["Adam"].press("J’ai une phrase !")
    lesson.pupils["Adam"].sees(re.compile("À toi de raconter"))
    lesson.choose("Adam", 0, "Choisir cette image")
    lesson.pupils["Adam"].page.get_by_label(re.compile("Ma phrase")).fill("Chut, il dort !")
    lesson.pupils["Adam"].press("Dire ma phrase")
    amir.sees(re.compile("Chut, il dort"))

    lesson.cards("Amir").nth(1).focus()
    amir.page.keyboard.press("Enter")
    expect(amir.page.locator("dialog[open]")).to_be_visible()
    amir.picture(PICTURES, "narrow-i2-zoom")
    fits_in_width(amir)
    shown = amir.page.locator("dialog .art").get_attribute("src")
    amir.page.keyboard.press("ArrowRight")
    assert amir.page.locator("dialog .art").get_attribute("src") != shown
    amir.page.keyboard.press("Enter")
    expect(lesson.cards("Amir").nth(2)).to_have_class(re.compile("picked"))
    amir.sees("Envoyé ✓")
    amir.picture(PICTURES, "narrow-i3-given")
    fits_in_width(amir)

    lesson.next_step("Étaler les images")
    free = amir.page.locator("input[name=wk-vote]:not(:disabled)")
    expect(free).to_have_count(4)
    free.first.focus()
    amir.page.keyboard.press("ArrowDown")
    expect(free.nth(1)).to_be_checked()
    amir.page.keyboard.press("Enter")
    amir.sees(re.compile("Tu as voté pour la"))
    loaded(amir)
    amir.page.screenshot(path=PICTURES / "narrow-i4-vote.png", full_page=True)
    fits_in_width(amir)
    lesson.next_step("Compter")
    amir.sees(re.compile("C’était l’image"))
    amir.page.screenshot(path=PICTURES / "narrow-i5-count.png", full_page=True)
    fits_in_width(amir)
    assert not lesson.troubles()


def fits_in_width(laptop: Laptop) -> None:
    """Nothing makes the page scroll sideways."""
    assert laptop.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_teacher_adds_and_removes_pictures(browser: Browser, server: Server, tmp_path: Path) -> None:
    """A drawing is shown before it is added, then among mine; one with a script is refused; it can be taken away."""
    desk = Laptop(browser, server, "desk", server.teacher_link)
    desk.sees("Les mots")
    desk.page.locator(".pill", has_text=re.compile("^Images$")).click()
    desk.press("Mes images…")
    desk.sees("50 images à vous")
    chooser = desk.page.locator("dialog input[type=file]")
    bad = drawing(99).replace(b"<text", b"<script>alert(1)</script><text")
    chooser.set_input_files(
        [
            {"name": "phare.svg", "mimeType": "image/svg+xml", "buffer": drawing(98)},
            {"name": "piege.svg", "mimeType": "image/svg+xml", "buffer": bad},
        ]
    )
    expect(desk.page.locator(".images-own li")).to_have_count(2)
    desk.page.get_by_label(re.compile("Pour qui ne la voit pas")).first.fill("Un phare dans la nuit")
    desk.picture(PICTURES, "desk-i8-own")
    desk.press("Ajouter 2 images")
    desk.sees(re.compile("piege.svg.*contient un script"))
    desk.sees("51 images à vous")
    desk.sees("Un phare dans la nuit")
    loaded(desk)
    desk.picture(PICTURES, "desk-i9-owned")
    desk.press("Retirer : Un phare dans la nuit")
    desk.sees("50 images à vous")
    assert not desk.troubles
