"""Reports: every file opened again by a reader that is not ours, with names and words that try to break it."""

import csv
import io
import json
import sqlite3
import subprocess
import sys
import tempfile
import zipfile
from dataclasses import replace
from datetime import date, datetime
from html.parser import HTMLParser
from pathlib import Path

import openpyxl
import pandas as pd
import pytest
from classes import evidence, names
from pypdf import PdfReader

from wordkit.classroom import clock, demo, roster
from wordkit.classroom.store import Store
from wordkit.engine.errors import RuleError
from wordkit.progress import reports
from wordkit.progress.knowledge import fit
from wordkit.progress.reports import FORMATS, Request
from wordkit.words.entry import Entry
from wordkit.words.text import fold

LONG = "anticonstitutionnellementhexakosioihexek"
WORDS = (
    "marée", "œuvre", "l’à-propos", LONG, "=1+1", "-tion", "@mot", "Élève", "<b>gras</b>", "#let y = 2", "a;b", "a\"b",
)  # fmt: skip
HARD_NAMES = {
    "1": "Éloïse-Marguerite Œuvrard d’Aÿ-Saint-Lô",
    "2": '=HYPERLINK("x")',
    "3": "<script>alert(1)</script>",
    "4": "#let x = 1",
    "5": "-Zoé",
    "6": "Łucja Ωμέγα",
}
ENTRIES = {
    fold(word): Entry(word, "n.f.", f"définition de {word} & <i>suite</i>", f"Un exemple avec {word}.")
    for word in WORDS
}
TODAY = date(2026, 11, 18)
NOW = datetime(2026, 11, 18, 20, 0).timestamp()


@pytest.fixture(scope="module")
def hard():
    """A class of six whose names and words are as bad as can be."""
    found = evidence(students=6, words=WORDS, seances=8, share=0.8)
    return reports.material("6e « B » / 2", HARD_NAMES, found, Request(1), TODAY, ENTRIES)


@pytest.fixture(scope="module")
def papers(hard, tmp_path_factory):
    """Its two PDFs: a page a student, and the class; and the text of each page."""
    made = write(hard, tmp_path_factory.mktemp("papers"), "pdf")
    return [(path, said(path)) for path in made]


@pytest.fixture(scope="module")
def empty():
    """A class that has not played yet."""
    return reports.material("CP", {"1": "Ana", "2": "Bob"}, evidence().head(0), Request(1), TODAY, {})


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    """The demo class, with two months of lessons."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clock, "now", lambda: NOW)
        store = Store(tmp_path_factory.mktemp("demo"))
        demo.prepare(store)
        yield store
        store.close()


def write(material, folder, *formats, students=()):
    """The files of these formats, by the end of their names."""
    return reports.write(replace(material, request=Request(1, formats, students)), folder)


def said(path):
    """The text of each page of a PDF, its lines joined."""
    return [" ".join(page.extract_text().split()) for page in PdfReader(path).pages]


class Page(HTMLParser):
    """What a browser finds in a page: tags with attributes, and text."""

    def __init__(self, path):
        super().__init__()
        self.tags, self.text = [], []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data):
        self.text.append(data)

    def all(self, tag):
        """The attributes of each tag of this name."""
        return [attrs for name, attrs in self.tags if name == tag]


# PDF


def test_a_page_a_student(papers):
    """One A4 page each, with the name, words and definition as they were written."""
    pages, found = papers[0]
    assert len(found) == len(HARD_NAMES)
    for name in HARD_NAMES.values():
        assert sum(name in page for page in found) == 1
    assert all("Appréciation de l’enseignant" in page for page in found)
    whole = " ".join(found)
    assert all(word in whole for word in ("marée", "œuvre", "=1+1", "<b>gras</b>", "#let y = 2", LONG))
    assert "définition de" in whole
    assert {(round(page.mediabox.width), round(page.mediabox.height)) for page in PdfReader(pages).pages} == {
        (595, 842)
    }


def test_pdfs_are_accessible(papers):
    """Tagged, in French, with a title, PDF/UA-1, and each picture has its sentence."""
    for path, _ in papers:
        reader = PdfReader(path)
        root = reader.trailer["/Root"]
        assert root["/MarkInfo"]["/Marked"]
        assert root["/Lang"] == "fr"
        assert reader.metadata.title
        assert b"pdfuaid" in root["/Metadata"].get_data()
        figures = [node for node in structure(root["/StructTreeRoot"]) if node.get("/S") == "/Figure"]
        assert figures
        assert all(str(node["/Alt"]).endswith(".") for node in figures)


def structure(node):
    """Every node of the tree of tags."""
    node = node.get_object()
    if isinstance(node, list):
        for child in node:
            yield from structure(child)
    elif isinstance(node, dict):
        yield node
        if "/K" in node:
            yield from structure(node["/K"])


def test_the_class_report_has_its_charts(papers):
    """Every chart of the class has its title and its sentence."""
    whole = " ".join(papers[1][1])
    for title in ("Mots sus au fil des séances", "Mots à reprendre", "Bilan de la séance", "Carte élèves × mots"):
        assert title in whole
    assert "Ça tient dans le temps" in whole
    assert "Qui a besoin d’aide" in whole
    assert "pour l’enseignant" in whole


def test_a_student_fits_on_one_page_whatever_was_played(tmp_path):
    """Over a hundred long words with long definitions, a name of forty letters: still one page, with room to write."""
    words = tuple(f"{LONG[:36]}{number:04}" for number in range(120))
    entries = {word: Entry(word, "locution adverbiale", "très longue définition " * 12) for word in words}
    found = evidence(students=2, words=words, seances=9, share=0.6)
    called = {"1": "Marie-Antoinette-Joséphine d’Azincourt-Br", "2": "W" * 40}
    made = reports.material("Classe " + "W" * 33, called, found, Request(1), TODAY, entries)
    pages, _ = write(made, tmp_path, "pdf")
    found = said(pages)
    assert len(found) == 2
    assert all(page.count(LONG[:36]) >= 5 and "autres" in page for page in found)


def test_the_page_proposes_a_level_only_with_enough(papers, tmp_path):
    """After few séances the page says that it is too early."""
    early = reports.material("CM1", names(1), evidence(students=1, seances=3), Request(1), TODAY, {})
    (path,) = write(early, tmp_path, "pdf", students=("1",))
    (page,) = said(path)
    assert "pas encore assez de séances" in page
    assert "✓" not in page
    assert any("✓" in page for page in papers[0][1])


def test_a_name_that_no_font_has_still_makes_a_page(tmp_path):
    """Better an empty square than no report."""
    found = evidence(students=1, seances=2)
    made = reports.material("CE1", {"1": "\U00013080 Zoé"}, found, Request(1), TODAY, {})
    (path,) = write(made, tmp_path, "pdf", students=("1",))
    assert "Zoé" in said(path)[0]


# Spreadsheets


def test_xlsx_has_its_sheets_and_no_formula(hard, tmp_path):
    """Classe, Mots, Séances, Lisez-moi; texts are strings, whatever they begin with, and numbers are numbers."""
    (path,) = write(hard, tmp_path, "xlsx")
    book = openpyxl.load_workbook(path)
    assert book.sheetnames == ["Classe", "Mots", "Séances", "Lisez-moi"]
    cells = [cell for sheet in book for row in sheet.iter_rows() for cell in row if cell.value is not None]
    assert not any(cell.data_type == "f" for cell in cells)
    column = {cell.value: cell for cell in book["Classe"]["A"]}
    assert set(HARD_NAMES.values()) < set(column)
    assert column['=HYPERLINK("x")'].quotePrefix
    assert {cell.value for cell in book["Mots"]["A"]} == {"Mot", *WORDS}
    assert isinstance(book["Classe"]["D2"].value, float)
    assert isinstance(book["Séances"]["A2"].value, datetime)
    with zipfile.ZipFile(path) as parts:
        assert not any(b"<f>" in parts.read(name) for name in parts.namelist())


def test_ods_says_the_same_as_xlsx(hard, tmp_path):
    """Sheet by sheet, cell by cell, for pandas; no cell has a formula."""
    (xlsx,) = write(hard, tmp_path, "xlsx")
    (ods,) = write(hard, tmp_path, "ods")
    ours, theirs = (pd.read_excel(path, sheet_name=None) for path in (ods, xlsx))
    assert list(ours) == ["Classe", "Mots", "Séances", "Lisez-moi"]
    for title, sheet in theirs.items():
        pd.testing.assert_frame_equal(ours[title], sheet, check_dtype=False)
    with zipfile.ZipFile(ods) as parts:
        assert b"table:formula" not in parts.read("content.xml")


def test_csv_opens_by_double_click(hard, tmp_path):
    """UTF-8 with its mark, « ; » and decimal commas; nothing that a spreadsheet would run."""
    path, words, _ = write(hard, tmp_path, "csv")
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(path.read_text(encoding="utf-8-sig"), newline=""), delimiter=";"))
    assert [row[0] for row in rows[1:]] != []
    assert {row[0].removeprefix("'") for row in rows[1:]} == set(HARD_NAMES.values())
    assert {row[0] for row in rows if row[0].startswith("'")} == {'\'=HYPERLINK("x")', "'-Zoé"}
    assert all("," in row[3] and "." not in row[3] for row in rows[1:])
    listed = list(csv.reader(io.StringIO(words.read_text(encoding="utf-8-sig"), newline=""), delimiter=";"))
    assert {row[0].removeprefix("'") for row in listed[1:]} == set(WORDS)
    assert not any(cell.startswith(("=", "+", "-", "@", "\t", "\r")) for row in (*rows, *listed) for cell in row)


def test_the_numbers_are_those_of_the_model(hard, tmp_path):
    """Words known by a student, share of a word, answers of a séance: worked out again from the evidence."""
    (path,) = write(hard, tmp_path, "xlsx")
    sheets = pd.read_excel(path, sheet_name=None)
    cells = fit(hard.evidence).cells(at=hard.evidence["at"].max())
    sense = cells[cells["track"] == "sens"]
    students = sheets["Classe"].set_index("Élève")
    for student, name in HARD_NAMES.items():
        mine = sense[sense["student"] == student]
        assert students.loc[name, "Mots sus (estimation)"] == pytest.approx(mine["p"].sum(), abs=0.06)
        assert students.loc[name, "Atteints"] == (mine["level"] == "A").sum()
    words = sheets["Mots"].set_index("Mot")
    assert words.loc["marée", "Élèves qui le savent (%)"] == pytest.approx(
        100 * sense[sense["word"] == "marée"]["p"].mean(), abs=0.06
    )
    told = hard.evidence.groupby("seance")["right"].agg(["size", "sum"])
    assert list(sheets["Séances"]["Réponses"]) == list(told["size"])
    assert list(sheets["Séances"]["Réponses justes"]) == list(told["sum"])


# HTML


def test_html_stands_alone(hard, tmp_path):
    """In French, with a title and a main; it asks for no other file and runs no script."""
    for path in (*write(hard, tmp_path, "html"), *write(hard, tmp_path, "html", students=("3",))):
        page = Page(path)
        assert page.all("html") == [{"lang": "fr"}]
        assert len(page.all("main")) == len(page.all("title")) == len(page.all("h1")) == 1
        assert not page.all("script")
        assert not page.all("link")
        assert all(image["src"].startswith("data:image/svg+xml;base64,") for image in page.all("img"))
        assert all(image["alt"].endswith(".") for image in page.all("img"))
        assert page.all("img")
        assert all(head.get("scope") in ("col", "row") for head in page.all("th"))
        assert "<script>alert(1)</script>" in page.text
        assert "@media print" in path.read_text(encoding="utf-8")


def test_html_has_every_name_and_word(hard, tmp_path):
    """As they are written; the map is a table with a letter in each cell."""
    (path,) = write(hard, tmp_path, "html")
    page = Page(path)
    assert set(HARD_NAMES.values()) | set(WORDS) <= set(page.text)
    marked = [attrs["class"] for attrs in page.all("td") if attrs.get("class") in tuple("NPAD")]
    assert len(marked) == (hard.cells["level"] != "").sum()


# Anki


def test_the_deck_can_be_learnt_and_made_again(hard, tmp_path):
    """Two cards a word in both ways, HTML of the words harmless; the same cards have the same ids the next day."""
    deck, listed = write(hard, tmp_path, "anki", students=("1",))
    guids = notes(deck)
    later = replace(hard, today=date(2026, 11, 19))
    again, _ = write(later, tmp_path, "anki", students=("1",))
    assert again != deck
    assert notes(again) == guids
    rows = list(csv.reader(io.StringIO(listed.read_text(encoding="utf-8-sig"), newline=""), delimiter=";"))
    assert [row[0].removeprefix("'") for row in rows[1:]] == [
        fields[0].replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"') for fields in guids.values()
    ]
    assert not any("<b>" in field or "<i>" in field for fields in guids.values() for field in fields)


def notes(path):
    """The notes of a deck by their lasting id, each with its fields; two cards each."""
    with zipfile.ZipFile(path) as parts, tempfile.TemporaryDirectory() as folder:
        database = sqlite3.connect(parts.extract("collection.anki2", folder))
        found = {
            guid: fields.split("\x1f") for guid, fields in database.execute("SELECT guid, flds FROM notes ORDER BY id")
        }
        assert database.execute("SELECT count(*) FROM cards").fetchone() == (2 * len(found),)
        assert json.loads(parts.read("media")) == {}
        database.close()
    return found


def test_a_deck_leaves_nothing_behind(hard, tmp_path, monkeypatch):
    """No copy with a student's name stays among the temporary files."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    write(hard, tmp_path / "out", *FORMATS, students=("1",))
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


# All of them


def test_no_data_makes_reports_that_say_so(empty, tmp_path):
    """A class that has not played gets every format, for the class and for a student."""
    made = [*write(empty, tmp_path, *FORMATS), *write(empty, tmp_path, *FORMATS, students=("1",))]
    assert {path.suffix for path in made} == {".pdf", ".xlsx", ".ods", ".csv", ".html", ".apkg"}
    pages = next(path for path in made if path.name.endswith("Ana.pdf"))
    assert "Ana n’a pas encore rencontré de mot." in said(pages)[0]
    assert notes(next(path for path in made if path.suffix == ".apkg")) == {}
    for path in made:
        if path.suffix in (".xlsx", ".ods"):
            assert len(pd.read_excel(path, sheet_name=None)) == 4


def test_each_student_has_files_of_their_own(hard, tmp_path):
    """Files of one student name no other; names that no file system takes are written as near as can be."""
    made = write(hard, tmp_path, *FORMATS, students=("1", "3"))
    assert len(made) == 2 * (len(FORMATS) + 1)
    assert len({path.name.casefold() for path in made}) == len(made)
    for path in made:
        assert not set(path.name) & set('<>:"/\\|?*')
        assert path.name.startswith("2026-11-18 6e « B » 2 – ".replace(" 2 –", "  2 –"))
    (page,) = [path for path in made if path.suffix == ".pdf" and "Éloïse" in path.name]
    assert "script" not in said(page)[0]


def test_two_names_never_share_a_file(tmp_path):
    """What is left of two names may be the same; their files are not."""
    found = evidence(students=2, seances=2)
    made = reports.material("CM", {"1": "A/", "2": "A?"}, found, Request(1), TODAY, {})
    assert [path.name for path in write(made, tmp_path, "csv", students=("1", "2"))] == [
        "2026-11-18 CM – A – mots.csv",
        "2026-11-18 CM – A – mots (2).csv",
    ]


def test_progress_goes_from_nothing_to_all(store, tmp_path):
    """Whoever waits is told each step, and the last is the last."""
    steps = []
    reports.make(
        store, Request(1, ("pdf", "csv")), lambda done, total, text: steps.append((done, total, text)), tmp_path
    )
    assert steps[0][0] == 0
    assert [done for done, _, _ in steps[1:]] == list(range(1, len(steps)))
    assert steps[-1][0] == steps[-1][1] == 24 + 2
    assert all(text for _, _, text in steps)


def test_a_report_goes_to_the_exports(store):
    """Unless told where, files go to the exports of the classroom; the report of a lesson has its words only."""
    made = reports.make(store, Request(1, ("csv",), lesson="La forêt"))
    assert {path.parent for path in made} == {store.folder / "exports"}
    assert made[0].name == "2026-11-18 CM2 Tilleul – La forêt – bilan de classe – classe.csv"
    words = pd.read_csv(made[1], sep=";", decimal=",")["Mot"]
    assert 10 < len(words) <= 20
    assert "assaisonner" not in set(words)


def test_a_period_knows_nothing_of_what_came_after(store, tmp_path):
    """The report of September is the same whatever was played in October; its séances are those of the period."""
    until = date(2026, 9, 30)
    (_, _, path) = reports.make(store, Request(1, ("csv",), since=date(2026, 9, 14), until=until), folder=tmp_path)
    days = pd.to_datetime(pd.read_csv(path, sep=";", decimal=",")["Jour"], dayfirst=True)
    assert date(2026, 9, 14) <= days.min().date() <= days.max().date() <= until
    assert "du 14 septembre 2026 au 30 septembre 2026".replace(" ", "\u00a0", 0) in path.name.replace("\u00a0", " ")
    full = evidence(students=4)
    cut = full[full["day"] <= date(2026, 9, 30)]
    tables = []
    for found in (full, cut):
        made = reports.material("CM", names(4), found, Request(1, until=until), TODAY, {})
        tables.append(write(made, tmp_path, "csv")[0].read_bytes())
    assert tables[0] == tables[1]


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        (Request(99), "no_class"),
        (Request(1, students=("999",)), "no_student"),
        (Request(1, lesson="Zut"), "no_lesson"),
        (Request(1, formats=("doc",)), "format"),
        (Request(1, since=date(2026, 2, 1), until=date(2026, 1, 1)), "period"),
    ],
)
def test_what_is_not_there_is_refused(store, tmp_path, request_, code):
    """With a sentence, and no file."""
    with pytest.raises(RuleError) as refused:
        reports.make(store, request_, folder=tmp_path)
    assert refused.value.code == code
    assert str(refused.value).endswith(".")
    assert not list(tmp_path.iterdir())


def test_a_file_that_cannot_be_written_is_told(hard, tmp_path):
    """As when it is open in a spreadsheet."""
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(RuleError, match="ouvert dans un autre programme"):
        write(hard, tmp_path / "file", "csv")


# The command


def command(*options):
    """Run `wordkit report`."""
    return subprocess.run(
        [sys.executable, "-m", "wordkit", "report", *options],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_the_command_writes_where_it_is_told(store, tmp_path):
    """Case and accents of a name do not matter; it prints the files that it made."""
    done = command("--data", str(store.folder), "--student", "zoe", "--format", "pdf,csv", "--to", str(tmp_path))
    assert done.returncode == 0, done.stderr
    made = [Path(line) for line in done.stdout.splitlines()]
    assert {path.suffix for path in made} == {".pdf", ".csv"}
    assert set(made) == set(tmp_path.iterdir())
    assert "Zoé" in said(next(path for path in made if path.suffix == ".pdf"))[0]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--student", "Bob"), "Il n’y a pas d’élève « Bob »"),
        (("--class", "CP"), "Il n’y a pas de classe « CP »"),
        (("--since", "hier"), "n’est pas un jour"),
        (("--lesson", "Zut"), "n’a pas été jouée"),
    ],
)
def test_the_command_fails_with_a_sentence(store, options, sentence):
    """In French, with a way out, and never a traceback."""
    done = command("--data", str(store.folder), *options)
    assert done.returncode == 1
    assert sentence in done.stderr.replace("\u00a0", " ")
    assert "Traceback" not in done.stderr
    assert len(roster.all_classes(store)) == 1
