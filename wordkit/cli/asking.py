"""What the commands have in common: where the data are, who is meant by a name, and how a refusal is said."""

from collections.abc import Callable
from contextlib import suppress
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn, TypeVar

import typer

if TYPE_CHECKING:
    from wordkit.classroom.roster import SchoolClass
    from wordkit.classroom.store import Store

T = TypeVar("T")

DataFolder = Annotated[Path | None, typer.Option(help="Dossier des données.", file_okay=False)]


def opened(data: Path | None) -> "Store":
    from wordkit.classroom.folders import data_folder
    from wordkit.classroom.store import Store, StoreError

    try:
        return Store(data or data_folder())
    except StoreError as trouble:
        fail(trouble.sentence)


def class_number(store: "Store", name: str | None) -> int:
    """The class of this name, or the one that was opened last."""
    from wordkit.classroom import roster

    if name is not None:
        return room_named(store, name).id
    opened = roster.opened_class(store)
    if opened is None:
        fail("Il n’y a pas encore de classe\u00a0: essayez «\u00a0wordkit serve --demo\u00a0».")
    return opened.id


def room_named(store: "Store", name: str) -> "SchoolClass":
    from wordkit.classroom import roster

    known = {item.name: item for item in roster.all_classes(store)}
    if name not in known:
        there = ", ".join(f"«\u00a0{item}\u00a0»" for item in known) or "aucune"
        fail(f"Il n’y a pas de classe «\u00a0{name}\u00a0». Classes connues\u00a0: {there}.")
    return known[name]


def student_numbers(store: "Store", class_id: int, wanted: list[str]) -> tuple[str, ...]:
    from wordkit.classroom import roster
    from wordkit.words.text import collation_key, fold

    names = roster.names_of(store, class_id)
    # As it is written first: a class may have a Zoé and a Zoe.
    written = {name: student for student, name in names.items()}
    known = {fold(name): student for name, student in written.items()}
    found = [written.get(name) or known.get(fold(name)) for name in wanted]
    if None in found:
        there = ", ".join(sorted(names.values(), key=collation_key))
        fail(f"Il n’y a pas d’élève «\u00a0{wanted[found.index(None)]}\u00a0» dans la classe. Élèves\u00a0: {there}.")
    return tuple(student for student in found if student is not None)


def day(text: str) -> date | None:
    """The day that this text names, if any."""
    for form in ("%Y-%m-%d", "%d/%m/%Y"):
        with suppress(ValueError):
            return datetime.strptime(text, form).date()
    if text:
        fail(f"«\u00a0{text}\u00a0» n’est pas un jour\u00a0: écrivez 2026-09-01 ou 01/09/2026.")
    return None


def found_student(store: "Store", student: str, class_name: str | None) -> "tuple[SchoolClass, str | None]":
    """The class and the number of the student of this name; no number for a whole class."""
    from wordkit.classroom import roster
    from wordkit.words.text import same_spelling

    rooms = roster.all_classes(store) if class_name is None else [room_named(store, class_name)]
    if not student:
        if len(rooms) != 1:
            fail("Donnez un prénom, ou une classe avec --class.")
        return rooms[0], None
    listed = [(room, number, name) for room in rooms for number, name in roster.names_of(store, room.id).items()]
    found = [(room, number) for room, number, name in listed if same_spelling(name, student)]
    if len(found) != 1:
        many = f"Plusieurs élèves s’appellent «\u00a0{student}\u00a0»\u00a0: ajoutez --class."
        fail(many if found else f"Aucun élève ne s’appelle «\u00a0{student}\u00a0».")
    return found[0]


def sure(question: str) -> bool:
    if not typer.confirm(question, default=False):
        fail("Rien n’a été effacé.")
    return True


def done(work: Callable[[], T]) -> T:
    from wordkit.classroom.store import StoreError
    from wordkit.engine.errors import RuleError

    try:
        return work()
    except (RuleError, StoreError) as trouble:
        fail(trouble.sentence)


def fail(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(1)
