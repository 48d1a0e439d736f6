"""Révision in Chromium: two students go over their words; a launched game interrupts one, who comes back to it."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import Laptop, chromium, come_in
from playwright.sync_api import Browser, expect
from server_process import Server, running

from wordkit.classroom.store import Store
from wordkit.progress.evidence import Row, rows
from wordkit.words.lessons import lessons

pytestmark = pytest.mark.browser

PICTURES = Path(os.environ.get("WORDKIT_PICTURES", "test-results"))
WORDS = {entry.definition: entry.word for lesson in lessons()[0] for entry in lesson.words}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, "--demo") as server:
        yield server


def definition(text: str) -> str:
    """A definition as its lesson has it, from how a page shows it."""
    return next(known for known in WORDS if known.lower() == text.rstrip(".").lower())


def is_choice(laptop: Laptop) -> bool:
    return laptop.page.locator("button.choice").count() > 0


def answer(laptop: Laptop) -> str:
    """Answer the open question right, by keyboard alone; the word."""
    page = laptop.page
    if is_choice(laptop):
        word = page.locator(".headword").inner_text()
        options = page.locator("button.choice > span:last-child").all_inner_texts()
        place = next(index for index, text in enumerate(options) if WORDS[definition(text)] == word)
        page.locator("button.choice").nth(place).focus()
        page.keyboard.press("Enter")
    else:
        word = WORDS[definition(page.locator(".clues .def").inner_text())]
        assert not laptop.has_received(word), "the answer came too early"
        expect(page.locator("#wk-answer")).to_be_focused()
        page.keyboard.type(word)
        page.keyboard.press("Enter")
    expect(page.locator(".told-word .headword")).to_have_text(word)
    return word


def next_word(laptop: Laptop, number: int) -> None:
    """Enter alone goes on."""
    expect(laptop.page.get_by_role("button", name="Continuer")).to_be_focused()
    laptop.page.keyboard.press("Enter")
    laptop.sees(f"Mot {number} sur 8")


def kept(server: Server, name: str) -> list[Row]:
    """What Révision has shown of a student of the demo class."""
    from wordkit.classroom import roster

    store = Store(server.data)
    room = roster.all_classes(store)[0].id
    student = next(student for student, known in roster.names_of(store, room).items() if known == name)
    found = [row for row in rows(store, room, student) if row.game == "revision"]
    store.close()
    return found


def test_two_students_revise_and_a_game_comes_in_between(browser: Browser, server: Server) -> None:
    """Adam does a whole set at 320 pixels; Alice is called to a game after two words, and finds her third one again."""
    desk = Laptop(browser, server, "desk", server.teacher_link)
    desk.sees("Les mots")
    board = Laptop(browser, server, "board", server.teacher_link.replace("/prof", "/tableau"))
    adam, alice = come_in(browser, server, "Adam"), come_in(browser, server, "Alice")
    board.sees("2 présents")
    adam.page.set_viewport_size({"width": 320, "height": 640})
    for pupil in (adam, alice):
        pupil.press("Réviser mes mots")
        pupil.sees("Mot 1 sur 8")
    desk.sees("2 élèves révisent leurs mots")

    for number in range(1, 9):
        if number > 1:
            next_word(adam, number)
        wide = adam.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 320, f"{wide} pixels wide"
        heights = adam.page.locator(".revision :is(button, input)").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().height)"
        )
        assert min(heights) >= 44
        adam.picture(PICTURES, f"student-r{number}-{'choix' if is_choice(adam) else 'enigme'}")
        answer(adam)
    adam.picture(PICTURES, "student-r9-reponse")
    adam.press("Continuer")
    adam.sees("Bravo pour ton travail")
    expect(adam.page.locator(".review dt")).to_have_count(8)
    expect(adam.page.get_by_text("trouvé ✓")).to_have_count(8)
    adam.picture(PICTURES, "student-r10-fin")

    words = [answer(alice)]
    next_word(alice, 2)
    words.append(answer(alice))
    next_word(alice, 3)
    asked = alice.page.locator(".revision").text_content() or ""
    alice.page.reload()
    alice.sees("Mot 3 sur 8")
    expect(alice.page.locator(".revision")).to_have_text(asked)

    desk.page.locator(".pill", has_text=re.compile("^Énigmes éclair$")).click()
    desk.page.locator(".btn.primary").click()
    alice.sees("Énigme 1 sur")
    adam.sees("Énigme 1 sur")
    board.sees("Énigme 1 sur")
    assert alice.page.get_by_text("Mot 3 sur 8").count() == 0
    alice.picture(PICTURES, "student-r11-partie")
    desk.press("Finir")
    desk.press("Terminer la partie…")
    desk.press("Terminer", exact=True)
    board.sees(re.compile("C’est fini"))
    desk.press(re.compile("Rejouer"))
    alice.sees("Mot 3 sur 8")
    expect(alice.page.locator(".revision")).to_have_text(asked)
    words.append(answer(alice))
    alice.press("Arrêter de réviser")
    alice.sees("Réviser mes mots")
    adam.press("Retour")
    adam.sees("Réviser mes mots")

    found = [row for row in kept(server, "Alice") if row.act != "spelled"]
    assert [(row.word, row.right, row.own) for row in found] == [(word, True, True) for word in words]
    assert len([row for row in kept(server, "Adam") if row.act != "spelled"]) == 8
    for word in words:
        assert not board.has_received(word)
        assert not desk.has_received(word)
    assert [trouble for laptop in (desk, board, adam, alice) for trouble in laptop.troubles] == []
