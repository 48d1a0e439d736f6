"""What a teacher does with the data: copies, what is kept of a student, erasure, the end of the year."""

from datetime import datetime, time
from pathlib import Path
from typing import Annotated

import typer

from wordkit.cli.asking import DataFolder, day, done, fail, found_student, opened, room_named, sure


def backup(
    data: DataFolder = None,
) -> None:
    """Copier les données dans le dossier des sauvegardes, même pendant une partie."""
    from wordkit.classroom import backup as copies

    store = opened(data)
    typer.echo(f"Sauvegarde\u00a0: {done(lambda: copies.backup(store))}")


def restore(
    copy: Annotated[
        Path | None, typer.Argument(help="La sauvegarde à remettre\u00a0; par défaut, la dernière.")
    ] = None,
    data: DataFolder = None,
) -> None:
    """Remettre une sauvegarde en place, wordkit étant arrêté ; l’ancien fichier est mis de côté."""
    from wordkit.classroom import backup as copies
    from wordkit.classroom.folders import data_folder
    from wordkit.classroom.store import StoreError

    folder = data or data_folder()
    known = copies.backups(folder)
    if copy is None and not known:
        fail(f"Il n’y a pas de sauvegarde dans {folder / 'backups'}.")
    try:
        aside = copies.restore(folder, copy or known[0])
    except StoreError as trouble:
        fail(trouble.sentence)
    typer.echo(f"Remis en place\u00a0: {copy or known[0]}")
    if aside is not None:
        typer.echo(f"L’ancien fichier est mis de côté\u00a0: {aside}")


def export(
    student: Annotated[
        str, typer.Argument(help="Le prénom, comme dans la liste\u00a0; sans prénom, toute la classe.")
    ] = "",
    class_name: Annotated[str | None, typer.Option("--class", help="Nom de la classe.")] = None,
    to: Annotated[
        Path | None,
        typer.Option(help="Fichier à écrire, .html ou .json\u00a0; par défaut, les deux, ici.", dir_okay=False),
    ] = None,
    data: DataFolder = None,
) -> None:
    """Copier toutes les données d’un élève, en page à lire (HTML) et pour un logiciel (JSON)."""
    from wordkit.classroom import clock
    from wordkit.progress import personal_data

    if to is not None and to.suffix not in (".html", ".json"):
        fail("Le nom du fichier finit par .html ou par .json.")
    store = opened(data)
    room, number = found_student(store, student, class_name)
    now = clock.now()
    kept = personal_data.kept_of(store, room, now, number)
    name = personal_data.file_name(kept)
    for file in (to,) if to is not None else (Path(f"{name}.html"), Path(f"{name}.json")):
        write = personal_data.as_json if file.suffix == ".json" else personal_data.as_html
        try:
            file.write_text(write(kept, now), encoding="utf-8")
        except OSError as trouble:
            fail(f"Le fichier «\u00a0{file}\u00a0» ne peut pas être écrit\u00a0: {trouble.strerror}.")
        typer.echo(f"Écrit\u00a0: {file}")


def erase(
    student: Annotated[str, typer.Argument(help="Le prénom, comme dans la liste.")],
    class_name: Annotated[str | None, typer.Option("--class", help="Nom de la classe.")] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Ne pas demander de confirmation.")] = False,
    data: DataFolder = None,
) -> None:
    """Effacer un élève pour de bon : ses textes, son nom partout, les anciennes sauvegardes et les exports."""
    from wordkit.classroom.erase import WHAT_GOES, erase_student

    store = opened(data)
    room, number = found_student(store, student, class_name)
    typer.echo(WHAT_GOES)
    if yes or sure(f"Effacer «\u00a0{student}\u00a0» de la classe «\u00a0{room.name}\u00a0»\u00a0?"):
        typer.echo(done(lambda: erase_student(store, room.id, number or "").sentence))


def purge(
    class_name: Annotated[str | None, typer.Option("--class", help="Cette classe seulement, et en entier.")] = None,
    before: Annotated[
        str,
        typer.Option(metavar="JOUR", help="Les séances d’avant ce jour, comme 2026-08-31\u00a0; sinon, l’année finie."),
    ] = "",
    yes: Annotated[bool, typer.Option("--yes", help="Ne pas demander de confirmation.")] = False,
    data: DataFolder = None,
) -> None:
    """Effacer l’année scolaire : les classes, leurs élèves et leurs parties ; les leçons restent."""
    from wordkit.classroom import clock
    from wordkit.classroom import purge as year

    store = opened(data)
    room = room_named(store, class_name) if class_name is not None else None
    first = day(before)
    if first is not None:
        limit: float | None = datetime.combine(first, time()).timestamp()
    else:
        limit = None if room is not None else year.over_before(store, clock.now())
    going = year.leaving(store, limit, room.id if room else None)
    if not going:
        fail("Il n’y a rien à effacer\u00a0: aucune séance n’est aussi ancienne.")
    for item in going:
        typer.echo(item.sentence)
    if yes or sure("Effacer tout cela pour de bon\u00a0?"):
        typer.echo(done(lambda: year.purge(store, going, limit).sentence))
