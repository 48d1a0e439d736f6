"""Progress at the desk without a browser: what is answered, what is kept, and who can never ask."""

import asyncio
import base64
import importlib
import io
import json
import shutil
import sys
import threading
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from pypdf import PdfReader
from windows import Window, open_window

from wordkit.classroom import demo, roster
from wordkit.classroom.store import Store
from wordkit.panels import progress_desk
from wordkit.panels.board import Board
from wordkit.panels.desk import Desk
from wordkit.panels.student import Student
from wordkit.progress.evidence import rows
from wordkit.words.lessons import read_lesson

# Where a class is read and fitted; the package has a function of the same name.
reading = importlib.import_module("wordkit.progress.reports.material")
ALL = {"lesson": "", "since": "", "until": ""}
TITLES = {
    "known": "Mots sus au fil des séances",
    "again": "Mots à reprendre",
    "map": "Carte élèves × mots",
    "help": "Qui a besoin d’aide\u00a0?",
    "seance": "Bilan de la séance",
    "retention": "Ça tient dans le temps\u00a0?",
}
ACTIONS = ("progress_class", "progress_student", "export", "export_step", "words_due", "lesson_of_due", "fair_teams")


@pytest.fixture(scope="module")
def two_months(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("demo")
    store = Store(folder)
    demo.prepare(store)
    rows(store, roster.all_classes(store)[0].id)  # worked out once for all tests
    store.close()
    return folder


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, two_months: Path) -> Callable[[Any, str], Window]:
    shutil.copytree(two_months, tmp_path, dirs_exist_ok=True)
    return lambda kind, device: open_window(monkeypatch, tmp_path, kind, device)


@pytest.fixture
def desk(opened: Callable[[Any, str], Window]) -> Window:
    return opened(Desk, "desk")


def students(desk: Window) -> dict[str, str]:
    """Name to number."""
    return {student["name"]: student["id"] for student in desk.look()["class"]["students"]}


def test_a_class_is_shown_as_six_charts_with_their_numbers(desk: Window) -> None:
    """Each chart has its title, a sentence, a picture that runs nothing, and a table with a head."""
    page = desk.ask("progress_class", **ALL)
    assert page["ok"], page
    assert {key: chart["title"] for key, chart in page["charts"].items()} == TITLES
    assert page["about"].startswith("16\u00a0séances, du ")
    assert set(page["lessons"]) == {"La forêt", "Les émotions", "La cuisine"}
    for chart in page["charts"].values():
        assert chart["summary"].endswith(".")
        for picture in chart["pictures"]:
            kind, data = picture.split(",", 1)
            assert kind == "data:image/svg+xml;base64"
            assert b"<svg" in base64.b64decode(data)
        table = chart["table"]
        assert table["rows"]
        assert all(len(row) == len(table["columns"]) == len(table["numbers"]) for row in table["rows"])
    names = set(students(desk))
    assert {row[0] for row in page["charts"]["map"]["table"]["rows"]} == names
    assert {row[0] for row in page["charts"]["help"]["table"]["rows"]} == names
    assert not names & {cell for row in page["charts"]["seance"]["table"]["rows"] for cell in row}
    # What every change of the page sends again holds no picture.
    desk.look()
    states = [m["data"]["state"] for m in desk.page.comm.sent if "state" in (m["data"] or {})]
    assert "data:image" not in json.dumps(states)


def test_a_lesson_and_a_period_are_chosen(desk: Window) -> None:
    """Only their words and séances are shown; what makes no sense is refused in words."""
    page = desk.ask("progress_class", lesson="La forêt", since="", until="")
    map_words = set(page["charts"]["map"]["table"]["columns"][1:-1])
    assert {"clairière", "futaie"} <= map_words
    assert not map_words & {"gratin", "rancune"}
    assert "Les émotions" in page["lessons"]
    none = desk.ask("progress_class", lesson="", since="2001-01-01", until="2001-02-01")
    assert none["about"] == "Aucune séance"
    assert all(chart["summary"] for chart in none["charts"].values())
    assert desk.ask("progress_class", lesson="", since="2001-02-01", until="2001-01-01")["code"] == "period"
    assert desk.ask("progress_class", lesson="", since="31/12", until="")["code"] == "day"
    assert desk.ask("progress_class", lesson="La lune", since="", until="")["code"] == "no_lesson"
    assert desk.ask("progress_class")["code"] == "message"


def test_the_same_turns_are_fitted_once(desk: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opening again costs no second fit, for the class or for a student; a new turn does."""
    fits: list[int] = []
    real = reading.fit
    monkeypatch.setattr(reading, "fit", lambda frame: fits.append(len(frame)) or real(frame))
    first = desk.ask("progress_class", **ALL)
    again = desk.ask("progress_class", **ALL)
    desk.ask("progress_student", student=students(desk)["Adam"], **ALL)
    assert len(fits) == 1
    assert {**first, "re": 0} == {**again, "re": 0}
    words = {"kind": "deck", "slug": "definitions"}
    playing = list(students(desk).values())[:5]
    launched = desk.say("launch", game="definitions", words=words, teams=False, students=playing, options={})
    assert launched["ok"], launched
    desk.ask("progress_class", **ALL)
    assert len(fits) == 2


def test_the_page_goes_on_while_charts_are_made(desk: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a teacher does meanwhile is answered first; the charts come when they are ready."""
    go = threading.Event()
    real = reading.fit

    def waited_for(frame: Any) -> Any:
        assert go.wait(60)
        return real(frame)

    monkeypatch.setattr(reading, "fit", waited_for)

    async def meanwhile() -> dict[str, Any]:
        desk.raw({"id": "charts", "do": "progress_class", **ALL})
        await asyncio.sleep(0)
        assert desk.say("add_student", name="Yaël") == {"re": "m1", "ok": True}
        go.set()
        await asyncio.gather(*desk.page._working)
        return next(
            said["data"]["content"] for said in reversed(desk.page.comm.sent) if "content" in (said["data"] or {})
        )

    charts = asyncio.run(meanwhile())
    assert (charts["re"], charts["ok"]) == ("charts", True)


def test_a_student_is_shown_with_their_words(desk: Window) -> None:
    """A sentence, chart, words by level, words to review with their meaning, spelling beside sense."""
    page = desk.ask("progress_student", student=students(desk)["Basile"], **ALL)
    assert page["sentence"].startswith("Basile a rencontré")
    assert page["chart"]["title"] == TITLES["known"]
    assert [level["letter"] for level in page["levels"]] == ["D", "A", "P", "N", ""]
    assert page["review"]
    assert all(entry["word"] and entry["definition"] for entry in page["review"])
    assert page["tracks"]["columns"] == ["Mot", "Sens", "Orthographe"]
    assert page["tracks"]["rows"]
    assert desk.ask("progress_student", student="99999", **ALL)["code"] == "no_student"


def test_a_class_without_a_game_says_so(desk: Window) -> None:
    """Nothing to show is a sentence, not a failure; what is not enough is called so."""
    assert desk.say("new_class", name="6e B", names="Ana\nBilal\nCléo\nDina")["ok"]
    page = desk.ask("progress_class", **ALL)
    assert page["about"] == "Aucune séance"
    assert page["lessons"] == []
    assert all(chart["pictures"] and chart["summary"] for chart in page["charts"].values())
    ana = desk.ask("progress_student", student=students(desk)["Ana"], **ALL)
    assert ana["proposed"] == "pas encore assez de séances"
    assert ana["review"] == []
    assert desk.ask("words_due") | {"re": 0} == {"re": 0, "ok": True, "words": [], "unexplained": []}
    assert desk.ask("lesson_of_due", words=[])["code"] == "no_words"
    assert desk.ask("export", students=[], formats=["xlsx"], **ALL)["ok"]


def test_one_file_is_sent_as_it_is_and_stays_among_the_exports(desk: Window, tmp_path: Path) -> None:
    """The page of one student as a PDF that another reader opens."""
    basile = students(desk)["Basile"]
    kept = desk.ask("export", students=[basile], formats=["pdf"], **ALL)
    assert kept["ok"], kept
    assert (kept["type"], kept["files"]) == ("application/pdf", [kept["name"]])
    data = base64.b64decode(kept["data"])
    assert (tmp_path / "exports" / kept["name"]).read_bytes() == data
    text = PdfReader(io.BytesIO(data)).pages[0].extract_text()
    assert "Basile" in text
    assert "Adam" not in text
    step = desk.say("export_step")
    assert step["done"] == step["of"] > 0


def test_several_files_are_sent_as_one_archive(desk: Window) -> None:
    """A class in two formats: the archive holds what was written, and the workbook opens."""
    kept = desk.ask("export", students=[], formats=["xlsx", "anki"], **ALL)
    assert kept["type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(base64.b64decode(kept["data"]))) as archive:
        assert archive.namelist() == kept["files"]
        book = openpyxl.load_workbook(io.BytesIO(archive.read(next(n for n in kept["files"] if n.endswith(".xlsx")))))
    assert "Classe" in book.sheetnames
    assert {row[0].value for row in book["Classe"].iter_rows(min_row=2)} == set(students(desk))


def test_an_export_that_cannot_be_is_a_sentence(desk: Window, tmp_path: Path) -> None:
    """Unknown formats and students, none at all, or a folder that is in the way."""
    assert desk.ask("export", students=[], formats=["exe"], **ALL)["code"] == "format"
    assert desk.ask("export", students=[], formats=[], **ALL)["code"] == "format"
    assert desk.ask("export", students=["../x"], formats=["pdf"], **ALL)["code"] == "no_student"
    (tmp_path / "exports").write_text("")
    refused = desk.ask("export", students=[], formats=["csv"], **ALL)
    assert (refused["ok"], refused["code"]) == (False, "unwritable")


def test_words_to_take_up_again_become_a_lesson(desk: Window, tmp_path: Path) -> None:
    """Proposed with how many need each, kept with their definitions, chosen words alone, each time a new lesson."""
    due = desk.ask("words_due")["words"]
    assert 1 < len(due) <= 20
    assert [item["students"] for item in due] == sorted((item["students"] for item in due), reverse=True)
    assert all(1 <= item["students"] <= 24 for item in due)
    wanted = [item["word"] for item in due[:6]]
    made = desk.ask("lesson_of_due", words=wanted)
    assert made["size"] == 6
    assert made["title"].startswith("Mots à reprendre, ")
    lesson = read_lesson(tmp_path / "lessons" / made["slug"])
    assert [entry.word for entry in lesson.words] == wanted
    assert all(entry.definition and entry.nature for entry in lesson.words)
    assert any(entry.example for entry in lesson.words)
    # The answer comes with the page that can choose it.
    assert made["slug"] in {item["slug"] for item in desk.shown["lessons"]}
    second = desk.ask("lesson_of_due", words=[*wanted, wanted[0], "../../etc", "=1+1"])
    assert (second["size"], second["slug"]) == (6, f"{made['slug']}-2")
    playing = list(students(desk).values())
    words = {"kind": "lesson", "slug": made["slug"]}
    launched = desk.say("launch", game="eclair", words=words, teams=False, students=playing, options={})
    assert launched["ok"], launched


def test_teams_are_dealt_by_what_students_know(desk: Window, tmp_path: Path) -> None:
    """Teams of nearly the same size, only those who play, and not a word about who is strong."""
    playing = list(students(desk).values())[:22]
    dealt = desk.ask("fair_teams", count=5, students=playing)
    assert (dealt["ok"], dealt["said"]) == (True, "")
    teams = {student["id"]: student["team"] for student in desk.shown["class"]["students"]}
    assert {student for student, team in teams.items() if team} == set(playing)
    sizes = [list(teams.values()).count(team) for team in set(teams.values()) - {""}]
    assert sorted(sizes) == [4, 4, 4, 5, 5]
    assert "ability" not in desk.bytes_sent
    assert desk.ask("fair_teams", count=9, students=playing)["code"] == "teams"
    assert desk.ask("fair_teams", count=2, students=["0", "../x"])["code"] == "teams"


def test_teams_of_whom_nothing_is_known_are_drawn(desk: Window) -> None:
    """A new class gets its teams all the same, with a sentence that says how."""
    desk.say("new_class", name="6e B", names="Ana\nBilal\nCléo\nDina")
    dealt = desk.ask("fair_teams", count=2, students=list(students(desk).values()))
    assert "au hasard" in dealt["said"]
    teams = [student["team"] for student in desk.shown["class"]["students"]]
    assert sorted(teams.count(team) for team in set(teams)) == [2, 2]


def test_what_goes_wrong_is_a_sentence_and_never_its_details(desk: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the charts is told in one sentence, its details go to the teacher's log, and the page goes on."""

    def broken(_: Any) -> None:
        raise ZeroDivisionError("secret detail")

    logged: list[Any] = []
    monkeypatch.setattr(reading, "fit", broken)
    monkeypatch.setattr(progress_desk.log, "exception", lambda _: logged.append(sys.exc_info()[1]))
    answer = desk.ask("progress_class", **ALL)
    assert (answer["ok"], answer["code"]) == (False, "failed")
    assert "secret detail" not in desk.bytes_sent
    assert [str(trouble) for trouble in logged] == ["secret detail"]
    assert desk.say("here")["ok"]


def test_students_and_the_board_can_never_ask(opened: Callable[[Any, str], Window], tmp_path: Path) -> None:
    """Every action of this screen is refused on their pages, and nothing of it leaves their kernels."""
    store = Store(tmp_path)
    code = roster.all_classes(store)[0].code
    store.close()
    student, board = opened(Student, "laptop"), opened(Board, "board")
    assert student.say("code", code=code)["ok"]
    for window in (student, board):
        for do in ACTIONS:
            answer = window.say(do, student="1", students=["1"], formats=["pdf"], count=2, words=["orée"], **ALL)
            assert answer["ok"] is False
        assert "data:image" not in window.bytes_sent
    assert not (tmp_path / "exports").exists()
    assert not (tmp_path / "lessons").exists()
