"""Copies of a classroom's database: made at each opening, and put back when the file is damaged."""

import sqlite3
from datetime import datetime
from pathlib import Path

from wordkit.classroom import clock
from wordkit.classroom.store import FILE, Store, StoreError

KEPT = 10


def backup(store: Store) -> Path:
    """Copy the database while it is in use; the oldest copies beyond ten are dropped."""
    folder = store.folder / "backups"
    target = folder / f"wordkit-{_stamp()}.sqlite3"
    try:
        folder.mkdir(exist_ok=True)
        source, copy = sqlite3.connect(store.path), sqlite3.connect(target)
        try:
            source.backup(copy)
        finally:
            copy.close()
            source.close()
        for old in backups(store.folder)[KEPT:]:
            old.unlink()
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"La sauvegarde n’a pas pu être écrite dans {folder} ({error}).") from error
    return target


def backups(folder: Path) -> list[Path]:
    """The copies there are, newest first."""
    return sorted((folder / "backups").glob("wordkit-*.sqlite3"), reverse=True)


def restore(folder: Path, copy: Path) -> Path | None:
    """Put a copy back. The file that was there is set aside, never overwritten; returns where, if there was one."""
    try:
        with copy.open("rb") as file:
            content = file.read()
        if not content.startswith(b"SQLite format 3\0"):
            raise StoreError(f"{copy.name} n’est pas une sauvegarde de wordkit.")
        aside = None
        current = folder / FILE
        if current.exists():
            aside = current.rename(folder / f"mis-de-cote-{_stamp()}.sqlite3")
        for journal in ("-wal", "-shm"):
            (folder / (FILE + journal)).unlink(missing_ok=True)
        current.write_bytes(content)
    except OSError as error:
        raise StoreError(f"La sauvegarde n’a pas pu être remise en place ({error}).") from error
    return aside


def _stamp() -> str:
    return datetime.fromtimestamp(clock.now()).strftime("%Y%m%d-%H%M%S-%f")
