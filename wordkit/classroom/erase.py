"""Erasing a student for good: what they wrote, what was kept of them, and their name wherever the class wrote it."""

import json
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from wordkit.classroom.names import Name
from wordkit.classroom.scrub import Scrubbed, owe, scrub
from wordkit.classroom.store import (
    ROSTER,
    Store,
    devices,
    drafts,
    dump,
    games,
    pieces,
    proposals,
    seances,
    stir,
    students,
    turns,
)
from wordkit.engine.errors import RuleError
from wordkit.engine.texts import rewritten
from wordkit.games import CLASS_GAMES, GAMES

WHAT_GOES = (
    "Tout ce que l’élève a écrit et son nom sont effacés, sans retour possible. Ses parties restent, sans son nom, "
    "pour les résultats des autres. Dans les textes des autres, son nom est remplacé par des x\u00a0; s’il est aussi "
    "un mot courant, comme Rose, seulement là où il est écrit avec sa majuscule. Un surnom n’est pas reconnu. "
    "Les anciennes sauvegardes et le dossier des exports sont supprimés\u00a0; une nouvelle sauvegarde est faite."
)
# Stands for a text that its author took along.
GONE = "…"


@dataclass(frozen=True, slots=True)
class Erased:
    """What came of it; `lessons` are the teacher's own lessons in which the name can still be read."""

    name: str
    lessons: tuple[str, ...]
    scrubbed: Scrubbed

    @property
    def sentence(self) -> str:
        """What the teacher should know of it."""
        said = f"{self.name}\u00a0: tout est effacé. {self.scrubbed.sentence}"
        if self.lessons:
            named = ", ".join(f"«\u00a0{lesson}\u00a0»" for lesson in self.lessons)
            said += f" Vos leçons ne sont pas touchées\u00a0: ce nom se lit encore dans {named}."
        return said


def erase_student(store: Store, class_id: int, student: str) -> Erased:
    """Erase a student while no game is open; the games they played stay, with a number in the place of their name."""
    row = store.write(lambda db: _erase(db, class_id, student))
    return Erased(row.whole, _lessons_with(store, row), scrub(store))


def refuse_while_playing(db: sa.Connection, class_id: int) -> None:
    """Pages that show a game keep in mind, and may write again, what is being deleted.

    A student who practises alone stops nobody: their page has nothing of others in mind.
    """
    query = sa.select(games.c.id).join(seances).where(seances.c.class_id == class_id, games.c.closed_at.is_(None))
    if db.execute(query.where(games.c.slug.in_(CLASS_GAMES))).first() is not None:
        raise RuleError("playing", "Une partie est ouverte dans cette classe\u00a0: finissez-la, puis recommencez.")


def _erase(db: sa.Connection, class_id: int, student: str) -> Name:
    listed = {str(row.id): row.name for row in db.execute(sa.select(students).where(students.c.class_id == class_id))}
    if student not in listed:
        raise RuleError("no_student", "Cet élève n’est plus dans la liste.")
    refuse_while_playing(db, class_id)
    name = Name(listed[student], listed.values())
    for table in (devices, drafts, proposals):
        db.execute(table.delete().where(table.c.student_id == int(student)))
    db.execute(students.delete().where(students.c.id == int(student)))
    _rewrite_turns(db, class_id, student, name)
    played = sa.select(games.c.id).join(seances).where(seances.c.class_id == class_id)
    db.execute(pieces.delete().where(pieces.c.game_id.in_(played)))  # it quotes texts; the turns tell it again
    _rewrite_columns(db, games, ("words",), games.c.id.in_(played), name)
    _rewrite_columns(db, students, ("team",), students.c.class_id == class_id, name)
    _rewrite_columns(db, proposals, ("word", "definition", "note"), proposals.c.class_id == class_id, name)
    _rewrite_columns(db, drafts, ("text",), drafts.c.game_id.in_(played), name)
    owe(db)
    stir(db, ROSTER)
    stir(db, "proposals")
    return name


def _rewrite_turns(db: sa.Connection, class_id: int, student: str, name: Name) -> None:
    query = (
        sa.select(turns, games.c.slug)
        .select_from(turns)
        .join(games)
        .join(seances)
        .where(seances.c.class_id == class_id)
    )

    def change(author: str, text: str, needed: bool) -> str:
        return GONE if author == student and text and not needed else name.without(text)

    for row in db.execute(query).all():
        where = GAMES[row.slug].texts if row.slug in GAMES else {}
        facts = dump([_swept(rewritten(where, fact, change), name) for fact in json.loads(row.facts)])
        if facts != row.facts:
            db.execute(turns.update().where(turns.c.game_id == row.game_id, turns.c.n == row.n).values(facts=facts))


def _swept(data: Any, name: Name) -> Any:
    """A fact without this name in names of teams and in sentences: the ids and codes of a game are single words."""
    match data:
        case {"members": _, "name": str(team)}:
            return {**data, "name": name.without(team)}
        case dict():
            return {key: _swept(value, name) for key, value in data.items()}
        case list():
            return [_swept(item, name) for item in data]
        case str() if len(data.split()) > 1:
            return name.without(data)
    return data


def _rewrite_columns(
    db: sa.Connection, table: sa.Table, columns: tuple[str, ...], where: sa.ColumnElement[bool], name: Name
) -> None:
    for row in db.execute(sa.select(table).where(where)).mappings().all():
        new = {column: name.without(row[column]) for column in columns}
        if any(new[column] != row[column] for column in columns):
            key = [column == row[column.name] for column in table.primary_key]
            db.execute(table.update().where(*key).values(**new))


def _lessons_with(store: Store, name: Name) -> tuple[str, ...]:
    found = {
        file.parent.name
        for file in sorted((store.folder / "lessons").glob("*/*"))
        if file.suffix in (".csv", ".toml") and name.in_text(file.read_text(encoding="utf-8", errors="replace"))
    }
    return tuple(sorted(found))
