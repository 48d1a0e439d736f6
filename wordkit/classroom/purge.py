"""The end of the school year: what is erased then, and the sentence that reminds of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

import sqlalchemy as sa

from wordkit.classroom.erase import refuse_while_playing
from wordkit.classroom.roster import all_classes
from wordkit.classroom.scrub import Scrubbed, owe, scrub
from wordkit.classroom.store import (
    ROSTER,
    Store,
    classes,
    devices,
    drafts,
    games,
    meta,
    pieces,
    proposals,
    seances,
    stir,
    students,
    turns,
)
from wordkit.engine.errors import RuleError

# From mid-June for a year that ends on 31 August.
REMIND_DAYS = 77
_YEAR_END = "year_end"
_MONTHS = (
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
    "décembre",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Reminder:
    """What the desk says when the year is over, or nearly: all that took place before `before` should go."""

    sentence: str
    before: float


@dataclass(frozen=True, slots=True)
class Leaving:
    """A class of which something would be erased: all of it, or some of its séances."""

    id: int
    name: str
    students: int
    seances: int
    last: float | None
    whole: bool

    @property
    def sentence(self) -> str:
        """What would go."""
        hours = f"{self.seances} séance{'s' * (self.seances > 1)}"
        if not self.whole:
            return f"{self.name}\u00a0: {hours}\u00a0; la classe et ses élèves restent."
        return f"{self.name}\u00a0: toute la classe, {self.students} élève{'s' * (self.students > 1)}, {hours}."


def year_end(store: Store) -> tuple[int, int]:
    """The day and month on which the school year ends: 31 August unless the teacher chose another day."""
    kept = store.get(_YEAR_END)
    day, month = (kept or "31/8").split("/")
    return int(day), int(month)


def set_year_end(store: Store, day: int, month: int) -> None:
    """Choose the day on which the school year ends."""
    try:
        date(2001, month, day)  # a year of 365 days: 29 February does not come every year
    except ValueError as error:
        raise RuleError("no_date", "Cette date n’existe pas\u00a0: choisissez un jour et un mois.") from error
    store.set(_YEAR_END, f"{day}/{month}")


def spoken(day: int, month: int) -> str:
    """A day of the year as it is read aloud: « 31 août »."""
    return f"{day}{'er' * (day == 1)} {_MONTHS[month - 1]}"


def last_year_end(store: Store, now: float) -> float:
    """The moment at which the last school year was over: the first of the day that followed."""
    ends = _ends(store, now)
    return max(end for end in ends if end <= now)


def over_before(store: Store, now: float) -> float:
    """What took place before this moment is of a year that is over, or that ends soon enough to be reminded of."""
    reminded = reminder(store, now)
    return reminded.before if reminded else last_year_end(store, now)


def reminder(store: Store, now: float) -> Reminder | None:
    """What to remind of now, if there is anything to erase."""
    first = store.read(lambda db: db.scalar(sa.select(sa.func.min(seances.c.started_at))))
    if first is None:
        return None
    over = last_year_end(store, now)
    if first < over:
        return Reminder(
            f"Des parties d’avant le {_last_day(over)} sont encore là\u00a0: effacez les données de l’année passée.",
            over,
        )
    coming = min(end for end in _ends(store, now) if end > now)
    if now >= coming - REMIND_DAYS * 86400:
        return Reminder(
            f"L’année se termine\u00a0: effacez les données des élèves avant le {spoken(*year_end(store))}.", now
        )
    return None


def leaving(store: Store, before: float | None, class_id: int | None = None) -> tuple[Leaving, ...]:
    """What a purge would erase: séances before this moment, and classes that had none since; None is all there is.

    A class that never played is a list for the year to come: it goes only when it is named.
    """
    query = sa.select(seances.c.class_id, seances.c.started_at)
    held: dict[int, list[float]] = {}
    for row in store.read(lambda db: db.execute(query).all()):
        held.setdefault(row.class_id, []).append(row.started_at)
    found = []
    for item in all_classes(store):
        moments = held.get(item.id, [])
        old = [at for at in moments if before is None or at < before]
        whole = len(old) == len(moments) and bool(moments or (before is None and item.id == class_id))
        if class_id in (None, item.id) and (old or whole):
            found.append(Leaving(item.id, item.name, item.size, len(old), max(moments, default=None), whole))
    return tuple(found)


def purge(store: Store, going: Sequence[Leaving], before: float | None) -> Scrubbed:
    """Erase these classes, or their séances before this moment, for good; lessons and settings stay."""

    def work(db: sa.Connection) -> None:
        for item in going:
            _purge(db, item, before)
        owe(db)
        stir(db, ROSTER)
        stir(db, "proposals")

    store.write(work)
    return scrub(store)


def _purge(db: sa.Connection, item: Leaving, before: float | None) -> None:
    refuse_while_playing(db, item.id)
    over = sa.select(seances.c.id).where(seances.c.class_id == item.id)
    if before is not None:
        over = over.where(seances.c.started_at < before)
    played = sa.select(games.c.id).where(games.c.seance_id.in_(over))
    for table in (turns, drafts, pieces):
        db.execute(table.delete().where(table.c.game_id.in_(played)))
    db.execute(games.delete().where(games.c.seance_id.in_(over)))
    db.execute(seances.delete().where(seances.c.id.in_(over)))
    if item.whole:
        own = sa.select(students.c.id).where(students.c.class_id == item.id)
        db.execute(devices.delete().where(devices.c.student_id.in_(own)))
        for table in (proposals, students):
            db.execute(table.delete().where(table.c.class_id == item.id))
        db.execute(classes.delete().where(classes.c.id == item.id))
        db.execute(meta.delete().where(meta.c.key == f"proposals/{item.id}"))
        db.execute(meta.delete().where(meta.c.key == "class", meta.c.value == str(item.id)))


def _ends(store: Store, now: float) -> tuple[float, ...]:
    """The first moments after the ends of the years around now."""
    day, month = year_end(store)
    year = datetime.fromtimestamp(now).year
    return tuple(
        (datetime(around, month, day) + timedelta(days=1)).timestamp() for around in (year - 1, year, year + 1)
    )


def _last_day(after: float) -> str:
    """The last day before this moment: « 31 août 2025 »."""
    day = datetime.fromtimestamp(after) - timedelta(days=1)
    return f"{spoken(day.day, day.month)} {day.year}"
