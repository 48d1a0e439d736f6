"""A teacher prepares a lesson in Chromium, imports words, and takes in a card that a student wrote."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import Laptop, chromium, come_in
from playwright.sync_api import Browser, expect
from server_process import Server, running

from wordkit.words.lessons import read_lesson

pytestmark = pytest.mark.browser

PICTURES = Path(os.environ.get("WORDKIT_PICTURES", "test-results"))
SPELL = "<img src=x onerror=\"document.title='piraté'\">"
PASTED = "écume : mousse blanche à la surface de l'eau\nphare\nphare : encore lui\nmarinier : homme de la marine"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with running(folder, "--demo") as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def test_a_lesson_is_written_imported_and_enriched_by_a_student(browser: Browser, server: Server, folder: Path) -> None:
    """From an empty lesson to one with typed, imported and proposed words, kept in the teacher's folder."""
    desk = Laptop(browser, server, "desk", server.teacher_link)
    desk.press("Nouvelle leçon…")
    desk.page.get_by_label("Titre").fill("La mer")
    desk.page.get_by_label("Mot", exact=True).fill("oule")
    desk.sees("n’est pas dans le dictionnaire")
    desk.picture(PICTURES, "lesson-suggestions")
    desk.press("houle", exact=True)
    desk.sees("✓ nom féminin")
    expect(desk.page.get_by_label("Nature")).to_have_value("n.f.")
    desk.page.get_by_role("textbox", name=re.compile("^Définition")).fill("longues vagues qui ne se brisent pas")
    desk.press("Ajouter à la leçon")
    desk.sees("1 mot")

    desk.press("Importer des mots…")
    desk.page.get_by_text("Un fichier").click()
    desk.page.locator("input[type=file]").set_input_files(
        {"name": "gros.csv", "mimeType": "text/csv", "buffer": b"a;b\n" * 2_000_000}
    )
    desk.sees("Ces fichiers sont trop gros pour cette page")
    desk.page.get_by_text("Coller une liste").click()
    desk.page.get_by_label("Une ligne par mot").fill(PASTED)
    desk.press("Voir")
    desk.sees("3 mots trouvés")
    desk.sees("Ligne 3")
    desk.picture(PICTURES, "lesson-import")
    desk.page.get_by_label(re.compile("phare")).uncheck()
    desk.press("Ajouter 2 mots")
    desk.sees("3 mots")
    desk.picture(PICTURES, "lesson-editor")
    desk.press("Enregistrer la leçon")
    desk.sees("Leçon enregistrée ✓")
    kept = read_lesson(folder / "lessons" / "la-mer")
    assert [word.word for word in kept.words] == ["houle", "écume", "marinier"]
    assert kept.words[1].definition == "mousse blanche à la surface de l’eau"

    desk.press("Revenir à la préparation")
    desk.press("Écrit par les élèves…")
    desk.page.get_by_label("Pour quelle leçon ?").select_option("la-mer")
    desk.press("Demander à la classe")
    adam = come_in(browser, server, "Adam")
    adam.sees("Écris une carte pour « La mer »")
    adam.page.get_by_label("Le mot").fill("corail")
    adam.page.get_by_label("Sa nature").select_option("n.m.")
    adam.page.get_by_label("Sa définition").fill(SPELL + " animal des mers chaudes")
    adam.picture(PICTURES, "student-writing")
    adam.page.reload()
    expect(adam.page.get_by_label("Le mot")).to_have_value("corail")
    adam.press("Proposer")
    adam.sees("« corail » est envoyé ✓")
    adam.picture(PICTURES, "student-sent")

    desk.sees("Adam")
    desk.picture(PICTURES, "desk-written")
    desk.press("À revoir…")
    desk.page.get_by_label("Un mot pour l’élève").fill("Pas de code, s’il te plaît.")
    desk.press("Rendre à l’élève")
    adam.sees("Pas de code, s’il te plaît.")
    adam.press("Corriger corail")
    adam.page.get_by_label("Le mot").fill("coraux")
    adam.page.get_by_label("Sa définition").fill("petit animal des mers chaudes dont les colonies forment des récifs")
    adam.press("Proposer")
    expect(adam.page.locator(".mine li")).to_have_count(1)
    desk.page.get_by_label("Mot", exact=True).fill("corail")
    desk.press("Ajouter à la leçon")
    adam.sees("dans la leçon")
    assert [word.word for word in read_lesson(folder / "lessons" / "la-mer").words][-1] == "corail"
    assert desk.page.title() != "piraté"
    assert desk.troubles == adam.troubles == []
