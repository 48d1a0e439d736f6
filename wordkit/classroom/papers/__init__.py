"""Papers for the school: pages made from the templates beside this module, which stand alone and can be printed."""

import json
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from html import escape
from pathlib import Path
from string import Template

from wordkit.classroom.purge import spoken, year_end
from wordkit.classroom.roster import SchoolClass
from wordkit.classroom.store import Store, dump
from wordkit.words.text import clean

# What a teacher may open, fill in and print: the sheet of the record of processing, and the notice for families.
PAPERS = ("registre", "familles")
_TEMPLATES = Path(__file__).parent
_KEY = "school"
_LONGEST = 200
_TO_FILL = "……………………………………"


@dataclass(frozen=True, slots=True)
class School:
    """Who answers for the data: what the papers name; an empty line is left to fill in by hand."""

    school: str = ""
    head: str = ""
    dpo: str = ""
    teacher: str = ""


def school(store: Store) -> School:
    """What the teacher said of the school."""
    kept = store.get(_KEY)
    return School(**json.loads(kept)) if kept else School()


def set_school(store: Store, said: dict[str, str]) -> None:
    """Keep what the papers name."""
    lines = {field.name: clean(said.get(field.name, ""))[:_LONGEST] for field in fields(School)}
    store.set(_KEY, dump(lines))


def paper(store: Store, name: str, room: SchoolClass, now: float) -> str:
    """One of the papers, for this class."""
    if name not in PAPERS:
        raise ValueError(f"no such paper: {name!r}")
    day, month = year_end(store)
    lines = {key: escape(value) or _TO_FILL for key, value in asdict(school(store)).items()}
    students = f"{room.size} élève{'s' * (room.size > 1)}"
    return page(name, now, class_name=escape(room.name), students=students, year_end=spoken(day, month), **lines)


def page(name: str, now: float, **content: str) -> str:
    """A template with its blanks filled in; the content is HTML already."""
    today = datetime.fromtimestamp(now)
    return Template((_TEMPLATES / f"{name}.html").read_text(encoding="utf-8")).substitute(
        style=(_TEMPLATES / "style.css").read_text(encoding="utf-8"),
        today=f"{spoken(today.day, today.month)} {today.year}",
        **content,
    )
