"""Written by the students: cards that they propose for a lesson, until the teacher takes them in or sends them back."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import sqlalchemy as sa

from wordkit.classroom.store import Store, dump, meta, proposals, put, stir, students
from wordkit.engine.errors import RuleError
from wordkit.words.table import harmless
from wordkit.words.text import clean, fold, nature_in_full

MOST_WAITING = 10
LONGEST_WORD = 40
LONGEST_DEFINITION = 200
LONGEST_NOTE = 200

State = Literal["sent", "taken", "back"]


@dataclass(frozen=True, slots=True)
class Call:
    """The lesson for which a class is asked to write cards."""

    lesson: str
    title: str


@dataclass(frozen=True, slots=True)
class Proposal:
    """`state` is sent, taken (it is in the lesson now) or back, with the teacher's `note`."""

    id: int
    student: str
    name: str
    lesson: str
    word: str
    nature: str
    definition: str
    state: State
    note: str


def call(store: Store, class_id: int, asked: Call | None) -> None:
    """Ask a class for cards for this lesson, or ask no more; what was sent stays."""

    def work(db: sa.Connection) -> None:
        put(db, _key(class_id), dump([asked.lesson, asked.title]) if asked else "")
        stir(db, "proposals")

    store.write(work)


def called(store: Store, class_id: int) -> Call | None:
    """The lesson that the class is writing for, if any."""
    kept = store.get(_key(class_id))
    return Call(*json.loads(kept)) if kept else None


def of_class(store: Store, class_id: int) -> list[Proposal]:
    """Every card of a class, oldest first."""
    return _read(store, proposals.c.class_id == class_id)


def of_student(store: Store, class_id: int, student: str) -> list[Proposal]:
    """The cards that one student wrote for the lesson that is asked for now."""
    asked = called(store, class_id)
    if asked is None:
        return []
    return _read(store, sa.and_(proposals.c.student_id == int(student), proposals.c.lesson == asked.lesson))


def propose(
    store: Store, class_id: int, student: str, word: str, nature: str, definition: str, mended: int | None = None
) -> None:
    """Send a card, or mend one that waits or was sent back: the one `mended`, else the one with the same word."""
    word, nature, definition = (harmless(clean(text)) for text in (word, nature, definition))
    if not word or not definition:
        raise RuleError("empty", "Écris un mot et sa définition.")
    if len(word) > LONGEST_WORD:
        raise RuleError("long_word", f"Ce mot est trop long\u00a0: {LONGEST_WORD} signes au plus.")
    if len(definition) > LONGEST_DEFINITION:
        raise RuleError("long_definition", f"Ta définition est trop longue\u00a0: {LONGEST_DEFINITION} signes au plus.")
    if nature_in_full(nature) == nature:
        raise RuleError("no_nature", "Choisis la nature du mot.")

    def work(db: sa.Connection) -> None:
        kept = db.scalar(sa.select(meta.c.value).where(meta.c.key == _key(class_id)))
        if not kept:
            raise RuleError("no_call", "On ne propose plus de mots pour le moment.")
        lesson = json.loads(kept)[0]
        mine = db.execute(
            sa.select(proposals).where(proposals.c.student_id == int(student), proposals.c.lesson == lesson)
        ).all()
        same = next((row for row in mine if fold(row.word) == fold(word)), None)
        if same is not None and same.state == "taken":
            raise RuleError("taken", f"«\u00a0{same.word}\u00a0» est déjà dans la leçon.")
        # A word that was misspelt changes with its card.
        same = same or next((row for row in mine if row.id == mended and row.state != "taken"), None)
        values = {"word": word, "nature": nature, "definition": definition, "state": "sent", "note": ""}
        if same is not None:
            db.execute(proposals.update().where(proposals.c.id == same.id).values(**values))
        elif sum(row.state != "taken" for row in mine) >= MOST_WAITING:
            raise RuleError("many", f"Tu as déjà {MOST_WAITING} mots en attente\u00a0: laisse le temps de les lire.")
        else:
            key = {"class_id": class_id, "student_id": int(student), "lesson": lesson}
            db.execute(proposals.insert().values(**key, **values))
        stir(db, "proposals")

    store.write(work)


def withdraw(store: Store, class_id: int, student: str, proposal: int) -> None:
    """Take back a card of one's own that is not in the lesson."""
    where = (
        proposals.c.id == proposal,
        proposals.c.class_id == class_id,
        proposals.c.student_id == int(student),
        proposals.c.state != "taken",
    )

    def work(db: sa.Connection) -> None:
        db.execute(proposals.delete().where(*where))
        stir(db, "proposals")

    store.write(work)


def take(store: Store, class_id: int, proposal: int, keep: Callable[[], None]) -> None:
    """Take a waiting card: `keep` puts it into the lesson, and if that fails the card still waits."""

    def work(db: sa.Connection) -> None:
        _settle(db, class_id, proposal, "taken", "")
        keep()

    store.write(work)


def send_back(store: Store, class_id: int, proposal: int, note: str) -> None:
    """Give a waiting card back to its author, with a word."""
    store.write(lambda db: _settle(db, class_id, proposal, "back", clean(note)[:LONGEST_NOTE]))


def _settle(db: sa.Connection, class_id: int, proposal: int, state: State, note: str) -> None:
    where = (proposals.c.id == proposal, proposals.c.class_id == class_id, proposals.c.state == "sent")
    if db.execute(proposals.update().where(*where).values(state=state, note=note)).rowcount == 0:
        raise RuleError("decided", "Cette carte a déjà été traitée, ou son auteur l’a reprise.")
    stir(db, "proposals")


def _read(store: Store, where: sa.ColumnElement[bool]) -> list[Proposal]:
    query = (
        sa.select(proposals, students.c.name)
        .join(students, students.c.id == proposals.c.student_id)
        .where(where)
        .order_by(proposals.c.id)
    )
    return [
        Proposal(
            row.id, str(row.student_id), row.name, row.lesson, row.word, row.nature, row.definition, row.state, row.note
        )
        for row in store.read(lambda db: db.execute(query).all())
    ]


def _key(class_id: int) -> str:
    return f"proposals/{class_id}"
