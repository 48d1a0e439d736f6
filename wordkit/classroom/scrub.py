"""After something was deleted: no byte of it stays in the database file, its copies, the exports or the logs."""

import shutil
import sqlite3
from dataclasses import dataclass

import sqlalchemy as sa

from wordkit.classroom.backup import backup
from wordkit.classroom.store import Store, StoreError, meta, put

_DUE = "scrub"
# Seconds to wait for pages that are just reading or writing.
_PATIENCE = 15.0


@dataclass(frozen=True, slots=True)
class Scrubbed:
    """How many older copies and exported files went."""

    copies: int
    exports: int

    @property
    def sentence(self) -> str:
        """What the teacher should know of it."""
        gone = []
        if self.copies:
            gone.append(_counted(self.copies, "ancienne sauvegarde effacée", "anciennes sauvegardes effacées"))
        if self.exports:
            gone.append(_counted(self.exports, "fichier exporté effacé", "fichiers exportés effacés"))
        return ", ".join(["Nouvelle sauvegarde faite", *gone, "journaux vidés"]) + "."


def owe(db: sa.Connection) -> None:
    """Note, with the deletion itself, that the disk must be scrubbed: a killed server does it when it starts again."""
    put(db, _DUE, "1")


def finish(store: Store) -> None:
    """Scrub if that was begun and never ended."""
    if store.get(_DUE):
        scrub(store)


def scrub(store: Store) -> Scrubbed:
    """Rewrite the database file, replace every copy by a new one, drop the exports and empty the logs.

    Pages may stay open meanwhile. Copies cannot be sorted out reliably (a student may have had another name then,
    a file set aside may be damaged), and exports can be made again at any time: all of them go.
    """
    try:
        _rewrite(store)
        copy = backup(store)
        copies = [path for path in copy.parent.iterdir() if path != copy]
        copies += store.folder.glob("mis-de-cote-*")
        exports = store.folder / "exports"
        files = sum(path.is_file() for path in exports.rglob("*")) if exports.is_dir() else 0
        for path in copies:
            path.unlink(missing_ok=True)
        if exports.is_dir():
            shutil.rmtree(exports)
        for log in store.folder.glob("*.log*"):
            with log.open("r+b") as file:  # emptied, not removed: the server goes on writing into it
                file.truncate()
    except (OSError, sqlite3.Error) as error:
        raise StoreError(
            f"L’effacement est fait, mais d’anciennes copies restent sur le disque ({error}). "
            "Arrêtez wordkit et rouvrez la classe\u00a0: il finira de nettoyer."
        ) from error
    store.write(lambda db: db.execute(meta.delete().where(meta.c.key == _DUE)))
    return Scrubbed(len(copies), files)


def _rewrite(store: Store) -> None:
    """What was deleted is in no page of the file, and the journal is empty."""
    connection = sqlite3.connect(store.path, timeout=_PATIENCE, isolation_level=None)
    try:
        connection.execute("PRAGMA secure_delete=ON")
        connection.execute("PRAGMA temp_store=MEMORY")
        if connection.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("la base est abîmée")  # its older copies may still be needed
        connection.execute("VACUUM")
        busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if busy:
            raise sqlite3.OperationalError("une page lit encore la base")
    finally:
        connection.close()


def _counted(count: int, one: str, more: str) -> str:
    return f"{count} {more if count > 1 else one}"
