"""A teacher opens Progrès in Chromium: charts, a student, exports that open, a lesson in one click, fair teams."""

import io
import os
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import openpyxl
import pytest
from browser import Laptop, chromium, come_in
from playwright.sync_api import Browser, expect
from pypdf import PdfReader
from server_process import Server, running

from wordkit.words.lessons import lessons

pytestmark = pytest.mark.browser

PICTURES = Path(os.environ.get("WORDKIT_PICTURES", "test-results"))
TITLES = (
    "Mots sus au fil des séances",
    "Mots à reprendre",
    "Carte élèves × mots",
    "Qui a besoin d’aide\u00a0?",
    "Bilan de la séance",
    "Ça tient dans le temps\u00a0?",
)
# The first look loads all that charts need, on a machine that may have other things to do.
SLOW = 90_000


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


def open_progress(desk: Laptop) -> None:
    """Press the button and wait for the charts."""
    desk.press("Progrès")
    expect(desk.page.get_by_role("region", name=TITLES[-1])).to_be_visible(timeout=SLOW)


def test_six_charts_with_their_numbers_and_one_student(browser: Browser, server: Server) -> None:
    """Every chart is a picture that loads and says in words what it shows; each has its table; a student has a page."""
    desk = Laptop(browser, server, "desk", server.teacher_link)
    open_progress(desk)
    desk.sees("16\u00a0séances, du")
    for title in TITLES:
        card = desk.page.get_by_role("region", name=title)
        picture = card.get_by_role("img").first
        assert re.fullmatch(rf"{re.escape(title)}.*\w.*\.", picture.get_attribute("alt") or "")
        picture.scroll_into_view_if_needed()
        expect(picture).to_be_visible()
        assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 300
        card.get_by_text("Voir les chiffres").click()
        expect(card.get_by_role("columnheader").first).to_be_visible()
        assert card.get_by_role("row").count() > 1
    desk.sees("Pour vous seul, à ne pas projeter")
    desk.picture(PICTURES, "progress-numbers")

    desk.page.get_by_role("combobox", name="Leçon").select_option(label="La forêt")
    expect(desk.page.get_by_role("heading", level=1)).to_have_text("La forêt")
    expect(desk.page.locator(".shown")).to_have_attribute("aria-busy", "false", timeout=SLOW)
    assert desk.page.get_by_role("region", name=TITLES[2]).get_by_text("gratin").count() == 0
    desk.picture(PICTURES, "progress-lesson")

    # By keyboard alone: from the class to a student, then to the next one.
    desk.page.get_by_label("La classe", exact=True).focus()
    desk.page.keyboard.press("ArrowRight")
    desk.page.get_by_label("Élève", exact=True).select_option(label="Basile")
    expect(desk.page.get_by_role("heading", name="Basile")).to_be_visible(timeout=SLOW)
    desk.sees("Basile a rencontré")
    desk.sees("Mots rencontrés, par niveau")
    desk.sees("Sens et orthographe")
    desk.picture(PICTURES, "progress-student")
    desk.press("Retour")
    desk.sees("Lancer")
    assert desk.troubles == []


def test_reports_are_downloaded_and_open_elsewhere(browser: Browser, server: Server, folder: Path) -> None:
    """A PDF and a workbook of the class come as one archive, stay among the exports, and open with other readers."""
    desk = Laptop(browser, server, "desk", server.teacher_link)
    open_progress(desk)
    desk.press("Exporter…")
    dialog = desk.page.get_by_role("dialog", name="Exporter")
    dialog.get_by_label("XLSX").check(force=True)
    with desk.page.expect_download(timeout=SLOW) as download:
        dialog.get_by_role("button", name="Exporter", exact=True).click()
    desk.sees("3 fichiers exportés ✓")
    desk.picture(PICTURES, "progress-export")
    assert download.value.suggested_filename.endswith("CM2 Tilleul.zip")
    with zipfile.ZipFile(download.value.path()) as archive:
        names = archive.namelist()
        whole = next(name for name in names if name.endswith("une page par élève.pdf"))
        pages = PdfReader(io.BytesIO(archive.read(whole))).pages
        book = openpyxl.load_workbook(io.BytesIO(archive.read(next(n for n in names if n.endswith(".xlsx")))))
    assert len(pages) == 24
    assert "Adam" in pages[0].extract_text()
    assert [row[0].value for row in book["Classe"].iter_rows(min_row=2, max_row=3)] == ["Adam", "Alice"]
    assert sorted(names) == sorted(path.name for path in (folder / "exports").iterdir())
    desk.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert desk.troubles == []


def test_the_next_lesson_is_made_in_one_click_and_played_in_fair_teams(
    browser: Browser, server: Server, folder: Path
) -> None:
    """Words due become a lesson that is already chosen; teams are dealt; a student sees nothing of all that."""
    adam = come_in(browser, server, "Adam")
    desk = Laptop(browser, server, "desk", server.teacher_link)
    open_progress(desk)
    desk.press(re.compile("^En faire une leçon de 20 mots"))
    desk.sees("est prête ✓")
    desk.picture(PICTURES, "progress-next-lesson")
    made = next(lesson for lesson in lessons(folder / "lessons")[0] if lesson.title.startswith("Mots à reprendre"))
    assert len(made.words) == 20
    desk.press("Préparer la partie")
    expect(desk.page.get_by_label(re.compile("^Mots à reprendre"))).to_be_checked()

    desk.page.get_by_label("En équipes").check(force=True)
    desk.press("Équilibrées")
    team = desk.page.get_by_role("region", name="Geais")
    expect(team.get_by_role("listitem")).to_have_count(4)
    desk.picture(PICTURES, "progress-teams")
    adam.sees(re.compile("Salut Adam"))

    desk.press(re.compile("^Lancer"))
    desk.press("Progrès")
    expect(desk.page.get_by_role("region", name=TITLES[0])).to_be_visible(timeout=SLOW)
    desk.press("Retour au jeu")
    expect(desk.page.get_by_role("button", name="Progrès")).to_be_visible()
    desk.page.set_viewport_size({"width": 1280, "height": 720})
    desk.picture(PICTURES, "progress-in-game")
    for secret in ("data:image/svg", "Qui a besoin d’aide", "fair_teams"):
        assert not any(secret in frame for frame in adam.received)
    assert desk.troubles == adam.troubles == []
