"""`wordkit report`: what a class or its students have learnt, on paper and for other programs."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from wordkit.cli.asking import DataFolder, class_number, day, done, opened, student_numbers


def report(
    class_name: Annotated[
        str | None, typer.Option("--class", help="Nom de la classe\u00a0; par défaut, la dernière ouverte.")
    ] = None,
    student: Annotated[
        list[str] | None, typer.Option(help="Prénom d’un élève, autant de fois que voulu\u00a0; par défaut, la classe.")
    ] = None,
    lesson: Annotated[str, typer.Option(help="Titre d’une leçon jouée\u00a0; par défaut, toutes.")] = "",
    since: Annotated[str, typer.Option(help="Premier jour, comme 2026-09-01 ou 01/09/2026.")] = "",
    until: Annotated[str, typer.Option(help="Dernier jour, écrit de même.")] = "",
    formats: Annotated[
        str, typer.Option("--format", help="Parmi pdf, xlsx, ods, csv, html et anki, séparés par des virgules.")
    ] = "pdf",
    to: Annotated[
        Path | None,
        typer.Option(help="Où écrire\u00a0; par défaut, «\u00a0exports\u00a0» dans les données.", file_okay=False),
    ] = None,
    data: DataFolder = None,
) -> None:
    """Écrire le rapport d’une classe ou d’élèves : à imprimer, pour un tableur, un navigateur ou Anki."""
    from wordkit.progress import reports

    store = opened(data)
    class_id = class_number(store, class_name)
    request = reports.Request(
        class_id=class_id,
        formats=tuple(part.strip().lower() for part in formats.split(",")),
        students=student_numbers(store, class_id, student or []),
        lesson=lesson,
        since=day(since),
        until=day(until),
    )
    with typer.progressbar(length=1, label="Rapport", file=sys.stderr) as bar:

        def shown(done: int, total: int, told: str) -> None:
            bar.length, bar.pos = total, done
            bar.update(0)

        made = done(lambda: reports.make(store, request, shown, to))
    for path in made:
        typer.echo(str(path))
