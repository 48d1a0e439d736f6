"""The students' data: given back whole, purged at the end of the year, told to families, all from the desk too."""

import base64
import importlib
import json
from dataclasses import replace
from datetime import datetime
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest
from test_erase import CARDS, left, played
from typer.testing import CliRunner
from windows import Window, open_window

from wordkit.classroom import clock, dossier, live, papers, purge, roster
from wordkit.classroom.erase import erase_student
from wordkit.classroom.store import Store, turns
from wordkit.cli import app
from wordkit.engine import RuleError, Seat
from wordkit.games import GAMES
from wordkit.games.definitions import model as d
from wordkit.panels.desk import Desk
from wordkit.progress import personal_data
from wordkit.testing import play


class Reader(HTMLParser):
    """What a page says, which language it is in, and what it would load."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.words, self.lang, self.loads, self.tags = "", "", [], []  # type: ignore[var-annotated]
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        self.lang = given.get("lang") or self.lang
        self.loads += [value for name in ("src", "href") if (value := given.get(name))]

    def handle_data(self, data: str) -> None:
        self.words += data


def moment(text: str) -> float:
    return datetime.strptime(text, "%Y-%m-%d").timestamp()


@pytest.fixture
def store(tmp_path: Path):
    opened = Store(tmp_path)
    yield opened
    opened.close()


def seance(store: Store, class_id: int, at: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """A closed game at a moment of this class's past."""
    with monkeypatch.context() as then:
        then.setattr(clock, "now", lambda: at)
        seats = tuple(Seat((number,)) for number in roster.names_of(store, class_id))
        live.close(store, live.launch(store, class_id, "definitions", d.Begin(seats, CARDS), "La mer"))


def test_a_student_gets_back_all_that_is_kept(store: Store) -> None:
    """Every text with its date and game, votes, evidence, cards, drafts and devices; nothing that another wrote."""
    _, student = played(store, "Zoé")
    room = roster.opened_class(store)
    assert room is not None
    kept = personal_data.kept_of(store, room, 2000.0, student)
    (one,) = json.loads(personal_data.as_json(kept, 2000.0))["students"]
    assert (one["name"], one["class"], one["devices"][0]["device"]) == ("Zoé", "CM2", "laptop")
    (game,) = one["games"]
    assert (game["game"], game["words"]) == ("Définitions", "Les mots de Zoé")
    assert [(deed["did"], deed["texts"]) for deed in game["deeds"]] == [
        ("a écrit", ["le rire de Zoé, secret-a-moi"]),
        ("son texte, corrigé", ["secret-a-moi, corrigé"]),
        ("a voté", ["le texte d’un autre élève"]),
    ]
    assert {(row["word"], row["act"]) for row in one["evidence"]} >= {("houle", "recognised"), ("houle", "fooled")}
    assert one["cards"] == [{"word": "houle", "definition": "secret-a-moi", "state": "en attente"}]
    assert one["drafts"] == [{"about": "houle", "text": "secret-a-moi"}]
    page = Reader(personal_data.as_html(kept, 2000.0))
    assert (page.lang, page.loads, page.tags.count("main")) == ("fr", [], 1)
    for text in ("le rire de Zoé, secret-a-moi", "a reconnu la définition", "Cartes proposées"):
        assert text in page.words
    assert "y habite" not in page.words
    with pytest.raises(RuleError):
        personal_data.kept_of(store, room, 2000.0, "999")


def test_what_students_write_is_text_on_their_page(store: Store) -> None:
    """A name or a definition made of tags is read as it was written."""
    name = "<script>alert(1)</script>"
    _, student = played(store, name)
    room = roster.opened_class(store)
    assert room is not None
    page = Reader(personal_data.as_html(personal_data.kept_of(store, room, 2000.0, student), 2000.0))
    assert "script" not in page.tags
    assert f"le rire de {name}" in page.words


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_game_is_told(store: Store, slug: str) -> None:
    """Whatever a student did in a game is in their data, in French words."""
    way, game = importlib.import_module(f"playthroughs.{slug}"), GAMES[slug]
    begin = way.begin(Random(1))
    members = [member for seat in begin.seats for member in seat.members]
    class_id = roster.add_class(store, "Toute la table", [f"Élève {at}" for at, _ in enumerate(members)])
    ids = dict(zip(members, roster.names_of(store, class_id), strict=True))
    seats = tuple(replace(seat, members=tuple(ids[member] for member in seat.members)) for seat in begin.seats)
    log = play(game, replace(begin, seats=seats), way.teacher, "graine", 200)
    number = live.launch(store, class_id, slug, replace(begin, seats=seats), "La mer")
    kept = [live.turn_row(number, turn) for turn in log]
    store.write(lambda db: (db.execute(turns.delete()), db.execute(turns.insert(), kept)))
    told = dossier.dossiers(store, class_id, roster.names_of(store, class_id))
    deeds = [deed for one in told.values() for played in one.games for deed in played.deeds]
    assert any(deed.texts for deed in deeds)
    assert {deed.did for deed in deeds} <= {*dossier._DID.values(), "a joué"}


def test_every_fact_that_names_a_student_is_told_in_french() -> None:
    """No deed of any game is told as a mere « a joué »."""
    for game in GAMES.values():
        named = {fact.__name__ for fact in game.facts if "student" in getattr(fact, "__slots__", ())}
        assert named <= set(dossier._DID), game.slug


@pytest.mark.parametrize(
    ("now", "said"),
    [
        ("2026-06-10", None),
        ("2026-06-16", "avant le 31 août"),
        ("2026-08-31", "avant le 31 août"),
        ("2026-09-01", "d’avant le 31 août 2026"),
        ("2027-01-15", "d’avant le 31 août 2026"),
    ],
)
def test_the_reminder_comes_from_mid_june_and_stays(
    store: Store, monkeypatch: pytest.MonkeyPatch, now: str, said: str | None
) -> None:
    """Nothing during the year; then what to erase and by when, until it is done."""
    class_id = roster.add_class(store, "CM2", ["Ana", "Bob", "Eve"])
    assert purge.reminder(store, moment(now)) is None
    seance(store, class_id, moment("2026-03-02"), monkeypatch)
    found = purge.reminder(store, moment(now))
    assert (found is None) == (said is None)
    assert found is None or said in found.sentence
    if found is not None:
        purge.purge(store, purge.leaving(store, found.before), found.before)
        assert purge.reminder(store, moment(now)) is None


def test_another_day_may_end_the_year(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A school that ends in July is reminded of July; a day that does not exist is refused."""
    class_id = roster.add_class(store, "CM2", ["Ana", "Bob", "Eve"])
    seance(store, class_id, moment("2026-03-02"), monkeypatch)
    purge.set_year_end(store, 5, 7)
    found = purge.reminder(store, moment("2026-07-07"))
    assert found is not None
    assert "5 juillet 2026" in found.sentence
    for day, month in ((31, 4), (29, 2), (1, 13), (0, 1)):
        with pytest.raises(RuleError):
            purge.set_year_end(store, day, month)


def test_a_purge_erases_what_is_over_and_nothing_else(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A class that is over goes, one that plays on loses its old séances, a list for next year stays."""
    over = roster.add_class(store, "CM2", ["Zoé-Partie", "Bob", "Eve"])
    on = roster.add_class(store, "CM1", ["Ana", "Bob", "Eve"])
    new = roster.add_class(store, "CE2", ["Ana", "Bob", "Eve"])
    for class_id, day in ((over, "2026-03-02"), (on, "2026-03-02"), (on, "2026-10-02")):
        seance(store, class_id, moment(day), monkeypatch)
    limit = purge.over_before(store, moment("2026-10-10"))
    going = purge.leaving(store, limit)
    assert {(item.name, item.whole, item.seances) for item in going} == {("CM2", True, 1), ("CM1", False, 1)}
    purge.purge(store, going, limit)
    assert {item.id for item in roster.all_classes(store)} == {on, new}
    assert len(roster.names_of(store, on)) == 3
    assert left(tmp_path, "Zoé-Partie") == []
    assert purge.leaving(store, limit) == ()
    assert [item.whole for item in purge.leaving(store, None, new)] == [True]


def test_the_commands_export_and_purge(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files where they are wanted; a purge shows what goes and asks."""
    class_id, _ = played(store, "Zoé")

    def run(*words: str, says: str = "") -> tuple[int, str]:
        done = CliRunner().invoke(app, [*words, "--data", str(tmp_path)], input=says)
        return done.exit_code, done.output

    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    assert run("export", "Zoé")[0] == 0
    assert {file.name for file in Path.cwd().iterdir()} == {"donnees-cm2-zoe.html", "donnees-cm2-zoe.json"}
    assert run("export", "--to", "classe.json")[0] == 0
    assert len(json.loads(Path("classe.json").read_text(encoding="utf-8"))["students"]) == 3
    assert run("export", "--to", "classe.txt")[0] == run("export", "--to", "ailleurs/classe.html")[0] == 1
    assert "ne peut pas être écrit" in run("export", "--to", "ailleurs/classe.html")[1]
    assert run("purge", "--before", "hier")[0] == 1
    assert "rien à effacer" in run("purge", "--before", "2001-01-01")[1]
    code, said = run("purge", "--class", "CM2", says="n\n")
    assert (code, "toute la classe, 3 élèves, 1 séance" in said) == (1, True)
    assert run("purge", "--class", "CM2", "--yes")[0] == 0
    assert class_id not in {item.id for item in roster.all_classes(store)}


@pytest.mark.parametrize("name", papers.PAPERS)
def test_a_paper_names_the_class_and_stands_alone(store: Store, name: str) -> None:
    """French, editable, no other file needed; what the teacher said is in it, as text."""
    roster.add_class(store, "CM2 <Tilleul>", ["Ana"])
    room = roster.opened_class(store)
    assert room is not None
    assert "…………" in papers.paper(store, name, room, 0.0)
    papers.set_school(store, {"school": "École <b>des</b> Tilleuls", "dpo": "dpo@rectorat", "unknown": "x"})
    text = papers.paper(store, name, room, moment("2026-09-01"))
    page = Reader(text)
    assert (page.lang, page.loads) == ("fr", [])
    for words in ("CM2 <Tilleul>", "École <b>des</b> Tilleuls", "dpo@rectorat", "31 août", "1er septembre 2026"):
        assert words in page.words
    assert 'contenteditable="true"' in text
    assert "${" not in text


# The desk ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def desk(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    played(store, "Zoé")
    return open_window(monkeypatch, tmp_path, Desk, "desk")


def _student(desk: Window, name: str) -> str:
    return next(str(one["id"]) for one in desk.look()["class"]["students"] if one["name"] == name)


def test_the_desk_gives_and_erases(desk: Window, tmp_path: Path) -> None:
    """A file for the browser, then no byte on the disk and a sentence that says what was done."""
    zoe = _student(desk, "Zoé")
    file = desk.say("student_data", student=zoe, format="html")
    assert (file["name"], file["type"]) == ("donnees-cm2-zoe.html", "text/html;charset=utf-8")
    assert "secret-a-moi" in base64.b64decode(file["data"]).decode()
    assert desk.say("student_data", student=zoe, format="json")["name"].endswith(".json")
    assert "Inès" in base64.b64decode(desk.say("class_data")["data"]).decode()
    answer = desk.say("erase_student", student=zoe)
    assert "tout est effacé" in answer["said"]
    assert left(tmp_path, "Zoé") == []
    assert len(desk.look()["class"]["students"]) == 2
    assert desk.say("erase_student", student=zoe)["code"] == "no_student"
    assert desk.say("student_data", student="x", format="html")["code"] == "no_student"


def test_the_desk_reminds_and_erases_a_year(desk: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence is on the set-up screen until the year is erased, and then the first class is asked for."""
    assert desk.look()["reminder"] is None
    later = clock.now() + 370 * 86400
    monkeypatch.setattr(clock, "now", lambda: later)
    assert "effacez les données de l’année passée" in desk.look()["reminder"]
    shown = desk.say("data_open")
    assert shown["going"] == ["CM2\u00a0: toute la classe, 3 élèves, 1 séance."]
    assert shown["year_end"] == {"day": 31, "month": 8}
    assert desk.say("set_year_end", day=30, month=2)["code"] == "no_date"
    assert desk.say("purge")["ok"]
    assert desk.look()["class"] is None
    assert desk.say("purge")["code"] == "nothing"


def test_the_desk_erases_a_class_and_fills_papers(desk: Window) -> None:
    """What the teacher wrote of the school is in the paper; an unknown paper is refused."""
    assert desk.say("set_school", school={"school": "École des Tilleuls", "head": "La direction"})["ok"]
    assert desk.say("data_open")["school"]["head"] == "La direction"
    assert "École des Tilleuls" in base64.b64decode(desk.say("paper", name="familles")["data"]).decode()
    assert desk.say("paper", name="../../cles")["ok"] is False
    assert desk.say("erase_class")["ok"]
    assert desk.look()["classes"] == []


def test_a_game_after_an_erased_class_is_a_new_one(desk: Window, store: Store) -> None:
    """Numbers of erased games may be given again: an open desk shows the new game, not the old one."""
    room = roster.all_classes(store)[0].id
    students = list(roster.names_of(store, room))
    live.launch(store, room, "definitions", d.Begin(tuple(Seat((n,)) for n in students), CARDS), "Avant")
    assert desk.look()["game"]["words"] == "Avant"
    assert desk.say("close_table")["ok"]
    assert desk.say("erase_class")["ok"]
    room = roster.add_class(store, "CE1", ["Ana", "Bob", "Eve"])
    students = list(roster.names_of(store, room))
    live.launch(store, room, "definitions", d.Begin(tuple(Seat((n,)) for n in students), CARDS), "Après")
    assert desk.look()["game"]["words"] == "Après"


def test_a_student_page_cannot_touch_the_data(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The desk's actions exist at the desk alone."""
    from wordkit.panels.student import Student

    class_id, student = played(store, "Zoé")
    page = open_window(monkeypatch, tmp_path, Student, "laptop-x")
    for do in ("student_data", "class_data", "erase_student", "erase_class", "purge", "paper", "data_open"):
        assert page.say(do, student=student, format="html", name="registre")["ok"] is False
    assert "Zoé" in roster.names_of(store, class_id).values()
    assert erase_student(store, class_id, student).name == "Zoé"
