"""`wordkit serve`: open the classroom."""

from pathlib import Path
from typing import Annotated

import typer

from wordkit.cli.asking import fail, room_named


def serve(
    data: Annotated[
        Path | None, typer.Option(help="Dossier des données\u00a0: base, leçons, exports.", file_okay=False)
    ] = None,
    port: Annotated[int, typer.Option(help="Port où la classe écoute.", min=0, max=65535)] = 8000,
    host: Annotated[
        str, typer.Option(help="Adresse où écouter\u00a0; par défaut, toutes celles de l’ordinateur.")
    ] = "",
    demo: Annotated[bool, typer.Option("--demo", help="Ajouter une classe d’essai de 24 élèves.")] = False,
    class_name: Annotated[str | None, typer.Option("--class", help="Nom de la classe à ouvrir.")] = None,
    fork: Annotated[
        bool, typer.Option("--fork/--no-fork", help="Dupliquer un noyau déjà prêt, bien plus rapide.")
    ] = True,
    max_pages: Annotated[
        int | None, typer.Option(help="Pages ouvertes à la fois\u00a0; par défaut, selon la mémoire.", min=3)
    ] = None,
    bots: Annotated[int, typer.Option(help="Nombre d’élèves simulés, pour répéter seul.", min=0, max=60)] = 0,
) -> None:
    """Ouvrir la classe : affiche l’adresse des élèves, le code, et le lien de l’enseignant."""
    # Imported here: the other commands need not load a web server.
    from wordkit.classroom import demo as demo_class
    from wordkit.classroom import roster
    from wordkit.classroom.backup import backup as make_backup
    from wordkit.classroom.bots import Bots
    from wordkit.classroom.folders import data_folder
    from wordkit.classroom.scrub import finish
    from wordkit.classroom.store import Store, StoreError
    from wordkit.server.app import ClassroomServer
    from wordkit.server.housework import Housework

    folder = data or data_folder()
    try:
        store = Store(folder)
        finish(store)
        make_backup(store)
        if demo:
            demo_class.prepare(store)
        if class_name is not None:
            roster.open_class(store, room_named(store, class_name).id)
        opened = roster.opened_class(store)
        if bots and opened is None:
            fail("Il n’y a pas encore de classe\u00a0: essayez avec --demo.")
        helpers = Bots(store, opened.id, bots) if bots and opened is not None else None
    except StoreError as trouble:
        fail(trouble.sentence)
    server = ClassroomServer()
    work = Housework(store, helpers)
    server.prepare(
        folder, host=host, port=port, fork=fork, max_pages=max_pages, expected=work.expected_students, tick=work
    )
    try:
        server.start([(opened.name, opened.code)] if opened is not None else [])
    finally:
        store.close()
