"""Backups: made while a class plays, put back without overwriting anything."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from wordkit.classroom import backup, roster
from wordkit.classroom.store import FILE, Store, StoreError
from wordkit.cli import app


def test_a_damaged_file_is_set_aside_and_the_last_backup_put_back(tmp_path: Path) -> None:
    """The class is there again, and the damaged bytes are still to be had."""
    store = Store(tmp_path)
    roster.add_class(store, "CM2", ["Adam"])
    backup.backup(store)
    store.close()
    damaged = b"SQLite format 3\0" + b"\xff" * 5000
    (tmp_path / FILE).write_bytes(damaged)
    with pytest.raises(StoreError, match="wordkit restore"):
        Store(tmp_path)
    done = CliRunner().invoke(app, ["restore", "--data", str(tmp_path)])
    assert done.exit_code == 0, done.output
    again = Store(tmp_path)
    assert [item.name for item in roster.all_classes(again)] == ["CM2"]
    again.close()
    (aside,) = tmp_path.glob("mis-de-cote-*")
    assert aside.read_bytes() == damaged


def test_the_ten_newest_backups_are_kept(tmp_path: Path) -> None:
    """A year of openings does not fill the disk."""
    store = Store(tmp_path)
    made = [backup.backup(store) for _ in range(backup.KEPT + 3)]
    store.close()
    assert backup.backups(tmp_path) == made[: -backup.KEPT - 1 : -1]


def test_without_a_backup_the_command_says_so(tmp_path: Path) -> None:
    """A sentence and an exit code, no traceback."""
    done = CliRunner().invoke(app, ["restore", "--data", str(tmp_path)])
    assert done.exit_code == 1
    assert "pas de sauvegarde" in done.output


def test_a_file_that_is_no_backup_is_not_put_back(tmp_path: Path) -> None:
    """The good file stays where it is."""
    store = Store(tmp_path)
    store.close()
    before = (tmp_path / FILE).read_bytes()
    (tmp_path / "liste.csv").write_text("Adam")
    done = CliRunner().invoke(app, ["restore", "--data", str(tmp_path), str(tmp_path / "liste.csv")])
    assert done.exit_code == 1
    assert (tmp_path / FILE).read_bytes() == before
