"""The store: what was acknowledged is on disk, whoever else is writing."""

import multiprocessing
import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from wordkit.classroom import live, roster
from wordkit.classroom.live import LiveTable
from wordkit.classroom.store import Store, StoreError, games, turns
from wordkit.engine import TEACHER, RuleError
from wordkit.games.definitions import model as m

WRITERS = 8
WORDS = tuple(m.Word(f"mot{n}", "n.m.", f"définition {n}") for n in range(4))


@pytest.fixture
def store(tmp_path: Path):
    opened = Store(tmp_path)
    yield opened
    opened.close()


def begun(store: Store, students: int = WRITERS) -> tuple[int, int, list[str]]:
    """A class with a game in the writing phase: class, game, students."""
    class_id = roster.add_class(store, "CM2", [f"Élève {n}" for n in range(students)])
    ids = [student.id for student in roster.class_students(store, class_id, 0.0)]
    game = live.launch(
        store, class_id, "definitions", m.Begin(live.seats([(s, "") for s in ids], False), (WORDS,)), "essai"
    )
    LiveTable(store, game).play(TEACHER, m.ChooseWord(0))
    return class_id, game, ids


def _write_many(folder: Path, game: int, student: str, times: int) -> None:
    store = Store(folder)
    table = LiveTable(store, game)
    for n in range(times):
        table.play(student, m.Write(f"texte {n} de {student}"))
    store.close()


def test_a_game_that_was_erased_takes_no_more_turns(store: Store) -> None:
    """Whoever still has it open is told so, and does not try for ever."""
    _, game, students = begun(store)
    table = LiveTable(store, game)
    store.write(lambda db: db.execute(turns.delete()))
    store.write(lambda db: db.execute(games.delete()))
    with pytest.raises(RuleError, match="effacée"):
        table.play(students[0], m.Write("un texte"))


def test_eight_processes_write_at_once_and_nothing_is_lost(store: Store) -> None:
    """Every acknowledged text is a turn of its own, numbered without a gap, and the last one of each student stands."""
    _, game, students = begun(store)
    context = multiprocessing.get_context("spawn")
    writers = [context.Process(target=_write_many, args=(store.folder, game, s, 10)) for s in students]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join(60)
        assert writer.exitcode == 0
    table = LiveTable(store, game)
    assert table.table.n == 2 + WRITERS * 10
    assert [turn.n for turn in table.table.turns] == list(range(1, table.table.n + 1))
    assert {s: w.text for s, w in table.table.state.written.items()} == {s: f"texte 9 de {s}" for s in students}


def _step(folder: Path, game: int, step: int, accepted: "multiprocessing.Queue[bool]") -> None:
    store = Store(folder)
    table = LiveTable(store, game)
    try:
        table.play(TEACHER, m.CloseWriting(), step)
        accepted.put(True)
    except RuleError as refused:
        accepted.put(refused.code != "stale")
    store.close()


def test_two_desks_pressing_next_at_once_make_one_step(store: Store) -> None:
    """Of several desks that answer the same step, one moves the game and the others are told that it was done."""
    _, game, _ = begun(store)
    step = LiveTable(store, game).table.step
    context = multiprocessing.get_context("spawn")
    accepted = context.Queue()
    desks = [context.Process(target=_step, args=(store.folder, game, step, accepted)) for _ in range(4)]
    for desk in desks:
        desk.start()
    answers = [accepted.get(timeout=60) for _ in desks]
    for desk in desks:
        desk.join(60)
    assert sorted(answers) == [False, False, False, True]
    assert LiveTable(store, game).table.state.phase == "desk"


def test_a_killed_writer_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    """kill -9 at a random moment: each acknowledgement printed before is in the store."""
    store = Store(tmp_path)
    _, game, students = begun(store)
    store.close()
    script = textwrap.dedent(f"""
        import sys
        from pathlib import Path
        from wordkit.classroom.live import LiveTable
        from wordkit.classroom.store import Store
        from wordkit.games.definitions import model as m
        table = LiveTable(Store(Path(sys.argv[1])), {game})
        n = 0
        while True:
            n += 1
            print(table.play({students[0]!r}, m.Write(f"texte {{n}}")).n, flush=True)
    """)
    for _ in range(3):
        writer = subprocess.Popen([sys.executable, "-c", script, str(tmp_path)], stdout=subprocess.PIPE, text=True)
        assert writer.stdout is not None
        last = [writer.stdout.readline() for _ in range(15)][-1]
        os.kill(writer.pid, signal.SIGKILL)
        rest = writer.stdout.read().split()
        writer.wait()
        writer.stdout.close()
        acknowledged = int(rest[-1] if rest else last)
        again = Store(tmp_path)
        assert LiveTable(again, game).table.n >= acknowledged
        again.close()


def test_a_restart_finds_the_same_place(store: Store) -> None:
    """State, clock and every view are the same for a process that opens the store later."""
    _, game, students = begun(store)
    table = LiveTable(store, game)
    table.play(students[0], m.Write("un texte"))
    later = LiveTable(Store(store.folder), game)
    assert later.table == table.table
    assert later.table.view(students[0]) == table.table.view(students[0])


def test_changed_tells_of_other_processes_writes(store: Store) -> None:
    """A look at the store is news only after someone else has written."""
    store.changed()
    assert not store.changed()
    other = Store(store.folder)
    other.set("clé", "valeur")
    assert store.changed()
    assert not store.changed()


def test_a_newer_database_is_refused_with_a_sentence_and_not_touched(tmp_path: Path) -> None:
    """Data of a later wordkit is left alone."""
    store = Store(tmp_path)
    store.set("schema", "99")
    store.close()
    before = (tmp_path / "wordkit.sqlite3").read_bytes()
    with pytest.raises(StoreError, match="version plus récente"):
        Store(tmp_path)
    assert (tmp_path / "wordkit.sqlite3").read_bytes() == before


@pytest.mark.parametrize("content", [b"pas une base de donn\xc3\xa9es" * 400, b"SQLite format 3\0" + b"\xff" * 9000])
def test_a_damaged_file_is_refused_and_not_overwritten(tmp_path: Path, content: bytes) -> None:
    """A file that is no database stays as it is, and the sentence says what to do."""
    (tmp_path / "wordkit.sqlite3").write_bytes(content)
    with pytest.raises(StoreError, match=r"abîmé|base de données"):
        Store(tmp_path)
    assert (tmp_path / "wordkit.sqlite3").read_bytes() == content


def _fill(table: LiveTable, student: str) -> None:
    for n in range(200):
        table.play(student, m.Write(f"{n} " + "x" * 190))


def test_a_full_disk_is_said_in_words_and_the_game_goes_on_afterwards(store: Store) -> None:
    """When no page can be added, the command fails whole; with room again, the same command passes."""
    _, game, students = begun(store)
    table = LiveTable(store, game)
    store.read(lambda db: db.exec_driver_sql("PRAGMA max_page_count = 1"))
    with pytest.raises(StoreError, match="disque est plein"):
        _fill(table, students[0])
    stored = table.table.n
    store.read(lambda db: db.exec_driver_sql("PRAGMA max_page_count = 1000000"))
    table.play(students[0], m.Write("de la place"))
    assert LiveTable(store, game).table.n == stored + 1


def test_nothing_is_stored_when_the_rules_refuse_the_beginning(store: Store) -> None:
    """A game that cannot begin leaves no empty table behind."""
    class_id = roster.add_class(store, "CM2", ["Adam", "Alice"])
    with pytest.raises(RuleError):
        live.launch(
            store, class_id, "definitions", m.Begin(live.seats([("1", ""), ("2", "")], False), (WORDS,)), "essai"
        )
    assert live.open_games(store) == []


def test_several_tables_of_one_lesson_hour_are_kept_apart(store: Store) -> None:
    """Two games of the same class each have their own turns, and the same séance."""
    class_id, first, students = begun(store)
    begin = m.Begin(live.seats([(s, "") for s in students], False), (WORDS,))
    second = live.launch(store, class_id, "definitions", begin, "autre")
    LiveTable(store, first).play(students[0], m.Write("à la première table"))
    assert [(game.id, game.n) for game in live.open_games(store, class_id)] == [(first, 3), (second, 1)]
    with sqlite3.connect(store.path) as db:
        assert db.execute("SELECT count(*) FROM seance").fetchone() == (1,)
    db.close()


def test_drafts_belong_to_a_student_a_table_and_a_topic(store: Store) -> None:
    """An unsent text comes back for the same word only."""
    _, game, students = begun(store)
    live.save_draft(store, game, students[0], "1", "brouillon")
    live.save_draft(store, game, students[0], "1", "brouillon plus long")
    assert live.draft(store, game, students[0], "1") == "brouillon plus long"
    assert live.draft(store, game, students[0], "2") == ""
    assert live.draft(store, game, students[1], "1") == ""
