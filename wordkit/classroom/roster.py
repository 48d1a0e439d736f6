"""The class list: classes and their codes, students, teams, and which device holds which name."""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

import sqlalchemy as sa

from wordkit.classroom.store import ROSTER, Conflict, Store, classes, devices, put, stir, students, upsert
from wordkit.engine.chance import shuffled
from wordkit.engine.errors import RuleError
from wordkit.words.text import clean, fold

T = TypeVar("T")

MAX_STUDENTS = 60
MAX_NAME = 40
# A device that was silent this long is away; a page says that it is there every 10 s.
AWAY_AFTER = 25.0
# A name is held for a school day, whatever happens to the laptop.
HELD_FOR = 12 * 3600.0

# Short French words that nobody misspells: what the teacher says aloud to let the class in.
CODES = (
    "LUNE", "CHAT", "ROSE", "LOUP", "MIEL", "PLUIE", "NEIGE", "SABLE", "TIGRE", "POMME", "CERISE", "NUAGE", "ROUTE",
    "LIVRE", "PLUME", "ENCRE", "CARTE", "TASSE", "ARBRE", "BALLE", "CANAL", "DUNE", "ECHO", "FORET", "GRUE", "HIBOU",
    "ILOT", "JUPE", "KOALA", "LILAS", "MERLE", "NAVET", "ORAGE", "PANDA", "QUAI", "RADIS", "SAPIN", "TULIPE",
)  # fmt: skip
TEAM_NAMES = ("Lynx", "Renards", "Loutres", "Hiboux", "Geais", "Castors", "Chamois", "Hérons")


@dataclass(frozen=True, slots=True)
class SchoolClass:
    id: int
    name: str
    code: str
    size: int


@dataclass(frozen=True, slots=True)
class Student:
    id: str
    name: str
    team: str
    held: bool
    here: bool


def add_class(store: Store, name: str, names: Sequence[str]) -> int:
    """A new class with its students; the code is drawn here."""
    name = _name(name, "La classe a besoin d’un nom.")
    checked = _names(names)

    def work(db: sa.Connection) -> int:
        taken = set(db.scalars(sa.select(classes.c.code)))
        free = [code for code in CODES if code not in taken]
        code = secrets.choice(free) if free else secrets.token_hex(3).upper()
        if db.scalar(sa.select(classes.c.id).where(classes.c.name == name)) is not None:
            raise RuleError("class_exists", f"Il y a déjà une classe «\u00a0{name}\u00a0».")
        (class_id,) = db.execute(classes.insert().values(name=name, code=code)).inserted_primary_key or (0,)
        db.execute(students.insert(), [{"class_id": class_id, "name": student, "team": ""} for student in checked])
        _news(db)
        return int(class_id)

    return store.write(work)


def all_classes(store: Store) -> list[SchoolClass]:
    """Every class, by name."""
    size = sa.select(sa.func.count()).where(students.c.class_id == classes.c.id).scalar_subquery()
    rows = store.read(lambda db: db.execute(sa.select(classes, size.label("size")).order_by(classes.c.name)).all())
    return [SchoolClass(row.id, row.name, row.code, row.size) for row in rows]


def class_with_code(store: Store, code: str) -> SchoolClass | None:
    """The class that this code opens, if any: case and accents do not matter."""
    wanted = fold(clean(code))
    return next((item for item in all_classes(store) if fold(item.code) == wanted), None)


def open_class(store: Store, class_id: int) -> None:
    """Make this the class that the desk and the board show."""
    if all(item.id != class_id for item in all_classes(store)):
        raise RuleError("no_class", "Cette classe n’existe plus.")

    def work(db: sa.Connection) -> None:
        put(db, "class", str(class_id))
        _news(db)

    store.write(work)


def opened_class(store: Store) -> SchoolClass | None:
    """The class that the desk and the board show."""
    known = all_classes(store)
    chosen = store.get("class")
    return next((item for item in known if str(item.id) == chosen), known[0] if known else None)


def class_students(store: Store, class_id: int, now: float) -> list[Student]:
    """The students of a class by name, and who is there."""
    joined = students.outerjoin(devices, devices.c.student_id == students.c.id)
    query = sa.select(students, devices.c.seen_at).select_from(joined).where(students.c.class_id == class_id)
    rows = store.read(lambda db: db.execute(query).all())
    found = [
        Student(
            id=str(row.id),
            name=row.name,
            team=row.team,
            held=row.seen_at is not None and now - row.seen_at < HELD_FOR,
            here=row.seen_at is not None and abs(now - row.seen_at) < AWAY_AFTER,
        )
        for row in rows
    ]
    return sorted(found, key=lambda student: fold(student.name))


def names_of(store: Store, class_id: int) -> dict[str, str]:
    """Student id to name."""
    query = sa.select(students.c.id, students.c.name).where(students.c.class_id == class_id)
    return {str(row.id): row.name for row in store.read(lambda db: db.execute(query).all())}


def add_student(store: Store, class_id: int, name: str) -> str:
    """One more student, even in the middle of a game."""
    name = _name(name, "L’élève a besoin d’un nom.")
    if len(names_of(store, class_id)) >= MAX_STUDENTS:
        raise RuleError("class_full", f"Une classe compte {MAX_STUDENTS} élèves au plus.")

    def work(db: sa.Connection) -> str:
        added = db.execute(students.insert().values(class_id=class_id, name=name, team=""))
        _news(db)
        return str((added.inserted_primary_key or ("",))[0])

    return _unless_taken(store, work, name)


def rename_student(store: Store, class_id: int, student: str, name: str) -> None:
    """Correct a name."""
    name = _name(name, "L’élève a besoin d’un nom.")

    def work(db: sa.Connection) -> None:
        db.execute(students.update().where(_is(student, class_id)).values(name=name))
        _news(db)

    _unless_taken(store, work, name)


def set_team(store: Store, class_id: int, student: str, team: str) -> None:
    """Put a student in a team, or in none."""
    team = clean(team)[:MAX_NAME]

    def work(db: sa.Connection) -> None:
        db.execute(students.update().where(_is(student, class_id)).values(team=team))
        _news(db)

    store.write(work)


def random_teams(store: Store, class_id: int, count: int, rng: Random, present: Iterable[str] | None = None) -> None:
    """Deal the class (or those present) into teams of nearly the same size."""
    pool = players(store, class_id, count, present)
    deal(store, class_id, {student: index % count for index, student in enumerate(shuffled(rng, sorted(pool)))})


def players(store: Store, class_id: int, count: int, present: Iterable[str] | None = None) -> list[str]:
    """The students of the class (or those of them who are present), if they are enough for so many teams."""
    names = names_of(store, class_id)
    pool = list(names) if present is None else [student for student in dict.fromkeys(present) if student in names]
    if not 2 <= count <= min(len(TEAM_NAMES), len(pool)):
        raise RuleError("teams", f"On peut faire de 2 à {min(len(TEAM_NAMES), len(pool))} équipes.")
    return pool


def deal(store: Store, class_id: int, places: Mapping[str, int]) -> None:
    """Put each of these students into the team with this number; the others of the class are in none."""

    def work(db: sa.Connection) -> None:
        for student in db.scalars(sa.select(students.c.id).where(students.c.class_id == class_id)).all():
            team = TEAM_NAMES[places[str(student)]] if str(student) in places else ""
            db.execute(students.update().where(students.c.id == student).values(team=team))
        _news(db)

    store.write(work)


def clear_teams(store: Store, class_id: int) -> None:
    """Everyone for themselves."""

    def work(db: sa.Connection) -> None:
        db.execute(students.update().where(students.c.class_id == class_id).values(team=""))
        _news(db)

    store.write(work)


def sit(store: Store, class_id: int, student: str, device: str, now: float) -> None:
    """Give a name to a device: refused while another device holds it."""

    def work(db: sa.Connection) -> None:
        if db.scalar(sa.select(students.c.id).where(_is(student, class_id))) is None:
            raise RuleError("no_student", "Ce prénom n’est plus dans la liste.")
        holder = db.execute(sa.select(devices).where(devices.c.student_id == _number(student))).one_or_none()
        if holder is not None and holder.id != device and now - holder.seen_at < HELD_FOR:
            raise RuleError(
                "held", "Ce prénom est déjà pris. Si c’est le tien, demande à ton enseignant de le libérer."
            )
        db.execute(devices.delete().where(devices.c.student_id == _number(student)))
        upsert(db, devices, {"id": device}, {"student_id": _number(student), "seen_at": now})
        _news(db)

    store.write(work)


def free(store: Store, class_id: int, student: str) -> None:
    """Let another device take this name."""
    mine = sa.select(students.c.id).where(_is(student, class_id))

    def work(db: sa.Connection) -> None:
        db.execute(devices.delete().where(devices.c.student_id.in_(mine)))
        _news(db)

    store.write(work)


def leave(store: Store, device: str) -> None:
    """This device holds no name any more."""

    def work(db: sa.Connection) -> None:
        db.execute(devices.delete().where(devices.c.id == device))
        _news(db)

    store.write(work)


def seated(store: Store, device: str, now: float) -> tuple[int, str] | None:
    """The class and student that this device holds, if any."""
    query = (
        sa.select(students.c.class_id, students.c.id)
        .join(devices, devices.c.student_id == students.c.id)
        .where(devices.c.id == device, devices.c.seen_at > now - HELD_FOR)
    )
    row = store.read(lambda db: db.execute(query).one_or_none())
    return None if row is None else (row.class_id, str(row.id))


def seen(store: Store, device: str, now: float) -> None:
    """This device is there."""
    store.write(lambda db: db.execute(devices.update().where(devices.c.id == device).values(seen_at=now)))


def _news(db: sa.Connection) -> None:
    stir(db, ROSTER)


def _unless_taken(store: Store, work: Callable[[sa.Connection], T], name: str) -> T:
    try:
        return store.write(work)
    except Conflict as error:
        raise RuleError(
            "name_taken", f"Il y a déjà un élève «\u00a0{name}\u00a0»\u00a0: ajoutez une initiale."
        ) from error


def _names(names: Sequence[str]) -> list[str]:
    checked = [_name(name, "Un nom est vide.") for name in names]
    twice = next((name for index, name in enumerate(checked) if name in checked[:index]), None)
    if twice is not None:
        raise RuleError("name_taken", f"Deux élèves s’appellent «\u00a0{twice}\u00a0»\u00a0: ajoutez une initiale.")
    if not 1 <= len(checked) <= MAX_STUDENTS:
        raise RuleError(
            "class_size", f"Une classe compte de 1 à {MAX_STUDENTS} élèves\u00a0: il y en a {len(checked)}."
        )
    return checked


def _name(name: str, empty: str) -> str:
    name = clean(name)
    if not name:
        raise RuleError("no_name", empty)
    if len(name) > MAX_NAME:
        raise RuleError(
            "long_name", f"«\u00a0{name[:MAX_NAME]}…\u00a0» est trop long\u00a0: {MAX_NAME} signes au plus."
        )
    return name


def _number(student: str) -> int:
    # Ids arrive from pages as any text at all; what is no number of ours is nobody.
    return int(student) if student.isascii() and student.isdecimal() and len(student) < 16 else -1


def _is(student: str, class_id: int) -> sa.ColumnElement[bool]:
    return sa.and_(students.c.id == _number(student), students.c.class_id == class_id)
