"""The database of a classroom: one SQLite file that many page processes read and write at once."""

import json
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError

SCHEMA_VERSION = 3
FILE = "wordkit.sqlite3"
ROSTER = "roster"  # the mark that changes with the lists of students
T = TypeVar("T")

metadata = sa.MetaData()

meta = sa.Table(
    "meta",
    metadata,
    sa.Column("key", sa.String, primary_key=True),
    sa.Column("value", sa.String, nullable=False),
)
classes = sa.Table(
    "class",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.String, nullable=False, unique=True),
    sa.Column("code", sa.String, nullable=False, unique=True),
)
students = sa.Table(
    "student",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("class_id", sa.ForeignKey("class.id"), nullable=False, index=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("team", sa.String, nullable=False, default=""),
    sa.UniqueConstraint("class_id", "name"),
    sqlite_autoincrement=True,  # the number of a student who left is never given to another
)
# A device holds one name: a reload, or another kernel, finds the same seat.
devices = sa.Table(
    "device",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("student_id", sa.ForeignKey("student.id"), nullable=False, unique=True),
    sa.Column("seen_at", sa.Float, nullable=False),
)
# A séance is one lesson hour; it may run several tables, each one game.
seances = sa.Table(
    "seance",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("class_id", sa.ForeignKey("class.id"), nullable=False, index=True),
    sa.Column("started_at", sa.Float, nullable=False),
)
games = sa.Table(
    "game",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("seance_id", sa.ForeignKey("seance.id"), nullable=False, index=True),
    sa.Column("slug", sa.String, nullable=False),
    sa.Column("words", sa.String, nullable=False),
    sa.Column("seed", sa.String, nullable=False),
    sa.Column("closed_at", sa.Float),
)
turns = sa.Table(
    "turn",
    metadata,
    sa.Column("game_id", sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("by", sa.String, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("facts", sa.String, nullable=False),
    sa.Column("undoes", sa.Integer),
)
drafts = sa.Table(
    "draft",
    metadata,
    sa.Column("game_id", sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("student_id", sa.ForeignKey("student.id"), primary_key=True),
    sa.Column("topic", sa.String, nullable=False),  # what the text is about: an old draft is not shown for a new word
    sa.Column("text", sa.String, nullable=False),
)

# A card that a student wrote for a lesson; the teacher takes it into the lesson or sends it back with a word.
proposals = sa.Table(
    "proposal",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("class_id", sa.ForeignKey("class.id"), nullable=False, index=True),
    sa.Column("student_id", sa.ForeignKey("student.id"), nullable=False),
    sa.Column("lesson", sa.String, nullable=False),
    sa.Column("word", sa.String, nullable=False),
    sa.Column("nature", sa.String, nullable=False),
    sa.Column("definition", sa.String, nullable=False),
    sa.Column("state", sa.String, nullable=False),
    sa.Column("note", sa.String, nullable=False),
    sqlite_autoincrement=True,
)

# What the turns of closed games showed, kept so that it need not be worked out again: this table may be emptied at
# any time. `turns` and `rules` say what it was worked out from.
pieces = sa.Table(
    "evidence",
    metadata,
    sa.Column("game_id", sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("turns", sa.Integer, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("pieces", sa.String, nullable=False),
)


class StoreError(Exception):
    """The store cannot be used right now: a French sentence that says what to do."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Conflict(Exception):
    """Somebody else wrote the same row first."""


class Store:
    """One process's way into the database: short transactions, and a cheap look at whether anything is new."""

    def __init__(self, folder: Path) -> None:
        """Open the classroom kept in this folder, or start one there."""
        self.folder = folder
        self.path = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"Le dossier {folder} ne peut pas être créé\u00a0: {error.strerror}.") from error
        self._engine = sa.create_engine(f"sqlite:///{self.path}", poolclass=sa.pool.StaticPool)
        sa.event.listen(self._engine, "connect", _configure)
        sa.event.listen(self._engine, "begin", _begin)
        self._watch: sqlite3.Connection | None = None
        self._version: int | None = None
        self._back_up_older_format()
        self.write(self._prepare)

    def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Do this reading in one consistent snapshot."""
        return self._try(work, immediate=False)

    def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Do this work as one transaction: all of it is on disk when this returns, or none of it."""
        return self._try(work, immediate=True)

    def changed(self) -> bool:
        """Whether another connection has written since the last time this was asked."""
        if self._watch is None:
            self._watch = sqlite3.connect(self.path, timeout=0, isolation_level=None)
        try:
            (version,) = self._watch.execute("PRAGMA data_version").fetchone()
        except sqlite3.OperationalError:
            return False
        new = bool(version != self._version)
        self._version = version
        return new

    def close(self) -> None:
        """Let go of the file."""
        if self._watch is not None:
            self._watch.close()
        self._engine.dispose()

    def get(self, key: str) -> str | None:
        """A setting of this classroom."""
        return self.read(lambda db: db.scalar(sa.select(meta.c.value).where(meta.c.key == key)))

    def set(self, key: str, value: str) -> None:
        """Keep a setting of this classroom."""
        self.write(lambda db: put(db, key, value))

    def _back_up_older_format(self) -> None:
        from wordkit.classroom.backup import backup  # which copies stores: it is built on this module

        version = self.read(_format)
        if version is not None and version < SCHEMA_VERSION:
            backup(self)

    def _prepare(self, db: sa.Connection) -> None:
        version = _format(db)
        if version is None:
            metadata.create_all(db)
            put(db, "schema", str(SCHEMA_VERSION))
            return
        if version > SCHEMA_VERSION:
            raise StoreError(
                f"Ces données viennent d’une version plus récente de wordkit (format {version}, "
                f"celle-ci lit le format {SCHEMA_VERSION}). Mettez wordkit à jour\u00a0; rien n’a été modifié."
            )
        if version < SCHEMA_VERSION:
            metadata.create_all(db)  # so far each format only added a table
            put(db, "schema", str(SCHEMA_VERSION))

    def _try(self, work: Callable[[sa.Connection], T], immediate: bool) -> T:
        # SQLite's own busy handler sleeps up to 100 ms a step; short naps keep a class's votes flowing.
        for nap in range(2000):
            try:
                with self._engine.connect().execution_options(immediate=immediate) as db, db.begin():
                    return work(db)
            except IntegrityError as error:
                raise Conflict(str(error.orig)) from error
            except OperationalError as error:
                if "locked" not in str(error) and "busy" not in str(error):
                    raise StoreError(_explain(error)) from error
                time.sleep(0.001 + 0.0007 * (nap % 11))
            except DatabaseError as error:
                raise StoreError(_explain(error)) from error
        raise StoreError("La base de données est occupée par un autre programme. Réessayez dans un instant.")


def _format(db: sa.Connection) -> int | None:
    """The format of the data in this file; nothing in a new one."""
    if not sa.inspect(db).has_table("meta"):
        return None
    return int(db.scalar(sa.select(meta.c.value).where(meta.c.key == "schema")) or 0)


def put(db: sa.Connection, key: str, value: str) -> None:
    """Write one setting inside a transaction."""
    upsert(db, meta, {"key": key}, {"value": value})


def stir(db: sa.Connection, key: str) -> None:
    """Mark that something changed, so that pages look at it again."""
    db.execute(sa.text("INSERT INTO meta (key, value) VALUES (:key, '1') ON CONFLICT (key) "
                       "DO UPDATE SET value = CAST(meta.value AS INTEGER) + 1"), {"key": key})  # fmt: skip


def upsert(db: sa.Connection, table: sa.Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    """Insert the row with this key, or give it these values."""
    where = [table.c[name] == value for name, value in key.items()]
    if db.execute(table.update().where(*where).values(**values)).rowcount == 0:
        db.execute(table.insert().values(**key, **values))


def dump(data: Any) -> str:
    """Compact JSON that keeps accents readable in the file."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _configure(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions are begun by `_begin`, not by the driver
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=0", "foreign_keys=ON", "secure_delete=ON"):
        _patiently(connection, f"PRAGMA {pragma}")


def _patiently(connection: Any, statement: str) -> None:
    """Many processes open a new file at once: changing to WAL takes a lock of its own."""
    for _ in range(500):
        try:
            connection.execute(statement)
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise
            time.sleep(0.005)


def _begin(connection: sa.Connection) -> None:
    immediate = connection.get_execution_options().get("immediate")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


def _explain(error: DatabaseError) -> str:
    text = str(error.orig)
    if "full" in text:
        return "Le disque est plein\u00a0: libérez de la place, la partie reprendra où elle en était."
    if "readonly" in text:
        return "Le dossier des données est en lecture seule\u00a0: rien ne peut être enregistré."
    if "malformed" in text or "not a database" in text:
        return (
            "Le fichier de données est abîmé. Il n’a pas été touché\u00a0: «\u00a0wordkit restore\u00a0» remet la "
            "dernière sauvegarde."
        )
    return f"La base de données ne répond pas ({text})."
