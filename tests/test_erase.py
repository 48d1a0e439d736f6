"""Erasing a student: no byte of the name is left, and the games of the others stay as they were."""

import importlib
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from wordkit.classroom import live, proposals, roster, scrub
from wordkit.classroom.backup import backup, backups
from wordkit.classroom.erase import GONE, erase_student
from wordkit.classroom.names import Name
from wordkit.classroom.store import FILE, Store, dump, pieces
from wordkit.cli import app
from wordkit.engine import TEACHER, RuleError, Seat, replay
from wordkit.engine.texts import rewritten, texts_in
from wordkit.games import GAMES
from wordkit.games.definitions import model as d
from wordkit.progress.evidence import rows, settle
from wordkit.testing import play

LONG = "Maximilienne-Éléonore de la Tour d’Auvrn"
NAMES = ("Zoé", "O’Neil", LONG)
CARDS = ((d.Word("houle", "n.f.", "longues vagues"),), (d.Word("phare", "n.m.", "tour qui éclaire la mer"),))


def forms(name: str) -> list[bytes]:
    """The bytes a name may be stored as."""
    escaped = json.dumps(name)[1:-1]
    return [
        name.encode(),
        escaped.encode(),
        escaped.upper().encode(),
        name.encode("utf-16-le"),
        ascii(name)[1:-1].encode(),
    ]


def left(folder: Path, name: str) -> list[str]:
    """The files that hold this name, in their content or in their own name."""
    return [
        file.name
        for file in folder.rglob("*")
        if file.is_file() and (name in file.name or any(form in file.read_bytes() for form in forms(name)))
    ]


def played(store: Store, name: str) -> tuple[int, str]:
    """A class in which this student and others have written, each about the other, and a game that is closed."""
    class_id = roster.add_class(store, "CM2", [name, "Adam", "Inès"])
    by_name = {name: number for number, name in roster.names_of(store, class_id).items()}
    student, adam, ines = by_name[name], by_name["Adam"], by_name["Inès"]
    roster.sit(store, class_id, student, "laptop", 1000.0)
    roster.set_team(store, class_id, adam, f"Amis de {name}")
    begin = d.Begin((Seat((student,)), Seat((adam,), f"Amis de {name}"), Seat((ines,))), CARDS[:1])
    game = live.launch(store, class_id, "definitions", begin, f"Les mots de {name}")
    table = live.LiveTable(store, game)
    table.play(TEACHER, d.ChooseWord(0))
    table.play(student, d.Write(f"le rire de {name}, secret-a-moi"))
    table.play(adam, d.Write(f"{name} l’aime"))
    table.play(ines, d.Write(name))
    table.play(TEACHER, d.CloseWriting())
    table.play(TEACHER, d.Edit(student, "secret-a-moi, corrigé"))
    table.play(TEACHER, d.StartReading())
    while not table.table.view(TEACHER).all_read:
        table.play(TEACHER, d.ReadNext())
    table.play(TEACHER, d.OpenVote())
    order = table.table.state.order
    table.play(ines, d.Vote(order.index(student) + 1))
    table.play(adam, d.Vote(order.index("real") + 1))
    table.play(student, d.Vote(order.index(adam) + 1))
    table.play(TEACHER, d.Count())
    table.play(TEACHER, d.End())
    live.save_draft(store, game, student, "houle", "secret-a-moi")
    live.save_draft(store, game, adam, "houle", f"comme {name}")
    proposals.call(store, class_id, proposals.Call("la-mer", "La mer"))
    proposals.propose(store, class_id, student, "houle", "n.f.", "secret-a-moi")
    proposals.propose(store, class_id, adam, "phare", "n.m.", f"{name} y habite")
    live.close(store, game)
    rows(store, class_id)
    return class_id, student


def litter(store: Store, name: str) -> None:
    """Everything else in a data folder that may hold a name."""
    backup(store)
    (store.folder / "mis-de-cote-1.sqlite3").write_bytes(name.encode() * 20)
    (store.folder / "exports").mkdir()
    (store.folder / "exports" / f"{name}.pdf").write_bytes(b"%PDF")
    (store.folder / "exports" / "classe.csv").write_text(name, encoding="utf-8")
    (store.folder / "wordkit.log").write_text(ascii(name) + name, encoding="utf-8")
    (store.folder / "serveur.log.1").write_text(json.dumps(name), encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_no_byte_of_an_erased_name_is_left(tmp_path: Path, name: str) -> None:
    """Database, journal, copies, files set aside, exports and logs, while another connection stays open."""
    store, other = Store(tmp_path), Store(tmp_path)
    class_id, student = played(store, name)
    litter(store, name)
    assert other.changed()
    assert len(left(tmp_path, name)) >= 6
    erased = erase_student(store, class_id, student)
    assert "2 fichiers exportés effacés" in erased.sentence
    assert left(tmp_path, name) == []
    assert not any(b"secret-a-moi" in file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert set(roster.names_of(other, class_id).values()) == {"Adam", "Inès"}
    assert len(backups(tmp_path)) == 1
    store.close()
    other.close()
    assert left(tmp_path, name) == []


def test_the_game_and_the_evidence_of_the_others_stay(tmp_path: Path) -> None:
    """The same turns lead to the same scores and winners; only texts differ."""
    store = Store(tmp_path)
    class_id, student = played(store, "Zoé")
    before = live.LiveTable(store, 1).table
    counted = [(r.student, r.word, r.act, r.right) for r in rows(store, class_id) if r.student != student]
    erase_student(store, class_id, student)
    after = live.LiveTable(store, 1).table
    assert [turn.by for turn in after.turns] == [turn.by for turn in before.turns]
    seen, saw = after.view("screen"), before.view("screen")
    assert (seen.phase, seen.winners, seen.round) == (saw.phase, saw.winners, saw.round)
    kept = rows(store, class_id)
    assert [(row.student, row.word, row.act, row.right) for row in kept] == counted
    texts = {author: text for turn in after.turns for fact in turn.facts_json() for author, text in
             texts_in(GAMES["definitions"].texts, fact) if fact["_"] == "Wrote"}  # fmt: skip
    assert texts[student] == GONE
    assert sorted(text for author, text in texts.items() if author != student) == ["xxx", "xxx l’aime"]
    assert [card.definition for card in proposals.of_class(store, class_id)] == ["xxx y habite"]


def test_evidence_that_was_read_before_is_not_kept_after(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server may be working out a game at that very moment: what it has read already is not written again."""
    store = Store(tmp_path)
    class_id, student = played(store, LONG)
    store.write(lambda db: db.execute(pieces.delete()))
    read = live.stored_turns

    def read_then_erased(*asked: Any) -> Any:
        monkeypatch.setattr(live, "stored_turns", read)
        found = read(*asked)
        erase_student(store, class_id, student)
        return found

    monkeypatch.setattr(live, "stored_turns", read_then_erased)
    assert settle(store)
    store.close()
    assert left(tmp_path, LONG) == []
    assert left(tmp_path, "secret-a-moi") == []
    again = Store(tmp_path)
    assert settle(again)
    assert not settle(again)
    assert rows(again, class_id)
    again.close()


def test_the_same_name_in_another_class_is_not_touched(tmp_path: Path) -> None:
    """Texts and students of other classes stay as they are."""
    store = Store(tmp_path)
    class_id, student = played(store, "Zoé")
    other = roster.add_class(store, "CE1", ["Zoé"])
    erase_student(store, class_id, student)
    assert list(roster.names_of(store, other).values()) == ["Zoé"]


def test_nobody_is_erased_during_a_game(tmp_path: Path) -> None:
    """Open pages still hold the texts: the teacher is asked to end the game first, and nothing has changed."""
    store = Store(tmp_path)
    class_id, student = played(store, "Zoé")
    seats = tuple(Seat((number,)) for number in roster.names_of(store, class_id))
    live.launch(store, class_id, "definitions", d.Begin(seats, CARDS), "La mer")
    with pytest.raises(RuleError, match="finissez-la"):
        erase_student(store, class_id, student)
    assert "Zoé" in roster.names_of(store, class_id).values()
    with pytest.raises(RuleError, match="plus dans la liste"):
        erase_student(store, class_id, "999")


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_game_is_replayed_without_the_texts_of_one_student(slug: str) -> None:
    """Whatever was written by whom, the turns without it fold to the same phase and steps."""
    way, game = importlib.import_module(f"playthroughs.{slug}"), GAMES[slug]
    said = 0
    for seed in ("a", "b", "c", "d"):
        stored = play(game, way.begin(Random(seed)), way.teacher, seed, 150)
        before = replay(game, stored)
        author = before.state.seats[0].members[0]

        def change(by: str, text: str, needed: bool, author: str = author) -> str:
            return GONE if by == author and text and not needed else text

        after = []
        for turn in stored:
            facts = [rewritten(game.texts, fact, change) for fact in json.loads(dump(turn.facts_json()))]
            said += sum(fact != told for fact, told in zip(facts, json.loads(dump(turn.facts_json())), strict=True))
            after.append(type(turn)(turn.n, turn.by, turn.at, live.read_facts(game, facts), turn.undoes))
        again = replay(game, after)
        assert again.state.phase == before.state.phase
        assert [step.turn for step in again.steps] == [step.turn for step in before.steps]
        assert again.view(TEACHER) is not None
    assert said > 0 or slug == "dico", "nothing was written in these games"


@pytest.mark.parametrize(
    ("name", "others", "text", "found"),
    [
        ("Zoé", (), "Une zoe et ZOÉ, Zoéline (zoé)", "Une xxx et xxx, Zoéline (xxx)"),
        ("Rose", (), "Rose aime la rose", "xxxx aime la rose"),
        ("O’Neil", (), "o'neil et O’NEIL", "x'xxxx et x’xxxx"),
        ("Zoé M.", (), "Zoé M. ou Zoé", "xxx x. ou xxx"),
        ("Zoé M.", ("Zoé M.", "Zoé B."), "Zoé M. ou Zoé", "xxx x. ou Zoé"),
        ("12", (), "12 ans", "12 ans"),
        ("A", (), "A-t-il vu ?", "A-t-il vu ?"),
        ("Le", (), "Le le", "xx le"),
        ("Cœur-Joie", (), "coeur-joie", "xxxxx-xxxx"),
    ],
)  # fmt: skip
def test_a_name_is_found_without_harming_words(name: str, others: tuple[str, ...], text: str, found: str) -> None:
    """Whole words in any case and accents; an ordinary word only as the list writes it; numbers never."""
    assert Name(name, others).without(text) == found


def test_a_lesson_that_holds_the_name_is_named_and_left_alone(tmp_path: Path) -> None:
    """Lessons are the teacher's own work."""
    store = Store(tmp_path)
    class_id, student = played(store, "Zoé")
    lesson = tmp_path / "lessons" / "la-mer"
    lesson.mkdir(parents=True)
    (lesson / "mots.csv").write_text("mot;nature;definition\nhoule;n.f.;ce qui berce Zoé\n", encoding="utf-8")
    assert "« la-mer »".replace(" ", "\u00a0") in erase_student(store, class_id, student).sentence
    assert "Zoé" in (lesson / "mots.csv").read_text(encoding="utf-8")


def test_a_killed_erasure_is_finished_at_the_next_opening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deletion says that copies are still there until they are gone."""
    store = Store(tmp_path)
    class_id, student = played(store, "Zoé")
    litter(store, "Zoé")
    with monkeypatch.context() as broken:
        broken.setattr("wordkit.classroom.erase.scrub", lambda _: pytest.fail("killed"))
        with pytest.raises(pytest.fail.Exception):
            erase_student(store, class_id, student)
    assert left(tmp_path, "Zoé")
    scrub.finish(store)
    assert left(tmp_path, "Zoé") == []
    kept = backups(tmp_path)
    scrub.finish(store)
    assert backups(tmp_path) == kept


def test_copies_stay_when_the_database_is_damaged_or_read_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that never stops reading keeps the old bytes alive: a sentence says so, and what is due is kept."""
    store = Store(tmp_path)
    class_id, student = played(store, "Zoé")
    backup(store)
    monkeypatch.setattr(scrub, "_PATIENCE", 0.1)
    reader = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM student").fetchall()
    with pytest.raises(scrub.StoreError, match="Arrêtez wordkit"):
        erase_student(store, class_id, student)
    reader.execute("COMMIT")
    reader.close()
    scrub.finish(store)
    assert left(tmp_path, "Zoé") == []


def test_the_command_erases_after_a_yes(tmp_path: Path) -> None:
    """Without a yes nothing happens; an unknown name and a name of two classes are sentences."""
    store = Store(tmp_path)
    played(store, "Zoé")
    roster.add_class(store, "CE1", ["Zoé"])
    store.close()

    def run(*words: str, says: str = "") -> tuple[int, str]:
        done = CliRunner().invoke(app, ["erase", *words, "--data", str(tmp_path)], input=says)
        return done.exit_code, done.output

    assert run("Personne", "--yes")[1].startswith("Aucun élève")
    assert "ajoutez --class" in run("Zoé", "--yes")[1]
    code, said = run("Zoé", "--class", "CM2", says="n\n")
    assert (code, "Rien n’a été effacé." in said) == (1, True)
    code, said = run("zoé", "--class", "CM2", "--yes")
    assert (code, "tout est effacé" in said) == (0, True), said
