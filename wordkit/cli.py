"""The `wordkit` command."""

import json
import os
import sys
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

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)


@app.callback()
def wordkit() -> None:
    """Des jeux de vocabulaire pour la classe."""


@app.command()
def serve(
    data: Annotated[
        Path | None, typer.Option(help="Dossier des données : base, leçons, exports.", file_okay=False)
    ] = None,
    port: Annotated[int, typer.Option(help="Port où la classe écoute.", min=0, max=65535)] = 8000,
    host: Annotated[str, typer.Option(help="Adresse où écouter ; par défaut, toutes celles de l’ordinateur.")] = "",
    demo: Annotated[bool, typer.Option("--demo", help="Ajouter une classe d’essai de 24 élèves.")] = False,
    class_name: Annotated[str | None, typer.Option("--class", help="Nom de la classe à ouvrir.")] = None,
    fork: Annotated[
        bool, typer.Option("--fork/--no-fork", help="Dupliquer un noyau déjà prêt, bien plus rapide.")
    ] = True,
    max_pages: Annotated[
        int | None, typer.Option(help="Pages ouvertes à la fois ; par défaut, selon la mémoire.", min=3)
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
            _open_class(store, class_name)
        opened = roster.opened_class(store)
        if bots and opened is None:
            _fail("Il n’y a pas encore de classe : essayez avec --demo.")
        helpers = Bots(store, opened.id, bots) if bots and opened is not None else None
    except StoreError as trouble:
        _fail(trouble.sentence)
    server = ClassroomServer()
    work = Housework(store, helpers)
    server.prepare(
        folder, host=host, port=port, fork=fork, max_pages=max_pages, expected=work.expected_students, tick=work
    )
    try:
        server.start([(opened.name, opened.code)] if opened is not None else [])
    finally:
        store.close()


@app.command()
def backup(
    data: Annotated[Path | None, typer.Option(help="Dossier des données.", file_okay=False)] = None,
) -> None:
    """Copier les données dans le dossier des sauvegardes, même pendant une partie."""
    from wordkit.classroom import backup as copies
    from wordkit.classroom.folders import data_folder
    from wordkit.classroom.store import Store, StoreError

    try:
        typer.echo(f"Sauvegarde : {copies.backup(Store(data or data_folder()))}")
    except StoreError as trouble:
        _fail(trouble.sentence)


@app.command()
def restore(
    copy: Annotated[Path | None, typer.Argument(help="La sauvegarde à remettre ; par défaut, la dernière.")] = None,
    data: Annotated[Path | None, typer.Option(help="Dossier des données.", file_okay=False)] = None,
) -> None:
    """Remettre une sauvegarde en place, wordkit étant arrêté ; l’ancien fichier est mis de côté."""
    from wordkit.classroom import backup as copies
    from wordkit.classroom.folders import data_folder
    from wordkit.classroom.store import StoreError

    folder = data or data_folder()
    known = copies.backups(folder)
    if copy is None and not known:
        _fail(f"Il n’y a pas de sauvegarde dans {folder / 'backups'}.")
    try:
        aside = copies.restore(folder, copy or known[0])
    except StoreError as trouble:
        _fail(trouble.sentence)
    typer.echo(f"Remis en place : {copy or known[0]}")
    if aside is not None:
        typer.echo(f"L’ancien fichier est mis de côté : {aside}")


@app.command()
def export(
    student: Annotated[str, typer.Argument(help="Le prénom, comme dans la liste ; sans prénom, toute la classe.")] = "",
    class_name: Annotated[str | None, typer.Option("--class", help="Nom de la classe.")] = None,
    to: Annotated[
        Path | None, typer.Option(help="Fichier à écrire, .html ou .json ; par défaut, les deux, ici.", dir_okay=False)
    ] = None,
    data: Annotated[Path | None, typer.Option(help="Dossier des données.", file_okay=False)] = None,
) -> None:
    """Copier toutes les données d’un élève, en page à lire (HTML) et pour un logiciel (JSON)."""
    from wordkit.classroom import clock
    from wordkit.progress import personal_data

    store = _store(data)
    room, number = _found(store, student, class_name)
    now = clock.now()
    kept = personal_data.kept_of(store, room, now, number)
    name = personal_data.file_name(kept)
    for file in (to,) if to is not None else (Path(f"{name}.html"), Path(f"{name}.json")):
        write = personal_data.as_json if file.suffix == ".json" else personal_data.as_html
        file.write_text(write(kept, now), encoding="utf-8")
        typer.echo(f"Écrit : {file}")


@app.command()
def erase(
    student: Annotated[str, typer.Argument(help="Le prénom, comme dans la liste.")],
    class_name: Annotated[str | None, typer.Option("--class", help="Nom de la classe.")] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Ne pas demander de confirmation.")] = False,
    data: Annotated[Path | None, typer.Option(help="Dossier des données.", file_okay=False)] = None,
) -> None:
    """Effacer un élève pour de bon : ses textes, son nom partout, les anciennes sauvegardes et les exports."""
    from wordkit.classroom.erase import WHAT_GOES, erase_student

    store = _store(data)
    room, number = _found(store, student, class_name)
    typer.echo(WHAT_GOES)
    if yes or _sure(f"Effacer « {student} » de la classe « {room.name} » ?"):
        typer.echo(_done(lambda: erase_student(store, room.id, number or "").sentence))


@app.command()
def purge(
    class_name: Annotated[str | None, typer.Option("--class", help="Cette classe seulement, et en entier.")] = None,
    before: Annotated[
        str | None, typer.Option(metavar="AAAA-MM-JJ", help="Les séances d’avant ce jour ; par défaut, l’année finie.")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Ne pas demander de confirmation.")] = False,
    data: Annotated[Path | None, typer.Option(help="Dossier des données.", file_okay=False)] = None,
) -> None:
    """Effacer l’année scolaire : les classes, leurs élèves et leurs parties ; les leçons restent."""
    from datetime import datetime

    from wordkit.classroom import clock
    from wordkit.classroom import purge as year

    store = _store(data)
    room = _room(store, class_name) if class_name is not None else None
    limit: float | None
    if before is not None:
        try:
            limit = datetime.strptime(before, "%Y-%m-%d").timestamp()
        except ValueError:
            _fail(f"« {before} » n’est pas une date : écrivez par exemple 2026-08-31.")
    else:
        limit = None if room is not None else year.over_before(store, clock.now())
    going = year.leaving(store, limit, room.id if room else None)
    if not going:
        _fail("Il n’y a rien à effacer : aucune séance n’est aussi ancienne.")
    for item in going:
        typer.echo(item.sentence)
    if yes or _sure("Effacer tout cela pour de bon ?"):
        typer.echo(_done(lambda: year.purge(store, going, limit).sentence))


@app.command()
def check(
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Paquets de cartes, leçons ou dossiers ; par défaut, tous.", exists=True)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Écrire le résultat en JSON.")] = False,
    data: Annotated[Path | None, typer.Option(help="Dossier des données.", file_okay=False)] = None,
) -> None:
    """Vérifier les cartes et les leçons : chaque faute avec sa ligne et la raison."""
    from wordkit.classroom.folders import data_folder
    from wordkit.words.check import check as faults_in
    from wordkit.words.check import shipped

    own = (data or data_folder()) / "lessons"
    findings = faults_in(paths or (*shipped(), *([own] if own.is_dir() else [])))
    if as_json:
        rows = [{"file": str(f.path), "row": f.row, "code": f.code, "reason": f.reason} for f in findings]
        typer.echo(json.dumps(rows, ensure_ascii=False, indent=1))
    else:
        for finding in findings:
            typer.echo(str(finding))
        count = len(findings)
        typer.echo("Aucune faute." if not count else f"{count} faute{'s' * (count > 1)}.", err=bool(count))
    if findings:
        raise typer.Exit(1)


@app.command("import")
def import_words(
    source: Annotated[
        Path, typer.Argument(help="CSV, XLSX, ODS, StarDict (.ifo), dictd (.index) ou Wiktextract (.jsonl, .jsonl.gz).")
    ],
    words: Annotated[
        str, typer.Option(help="Les mots voulus, séparés par des virgules, ou un fichier avec un mot par ligne.")
    ] = "",
    save: Annotated[str, typer.Option(metavar="TITRE", help="Garder les mots dans une leçon de ce titre.")] = "",
    level: Annotated[str, typer.Option(help="Le niveau de la classe.")] = "Tous niveaux",
    data: Annotated[Path | None, typer.Option(help="Dossier des données.", file_okay=False)] = None,
) -> None:
    """Montrer les mots d’un tableur ou d’un dictionnaire, et les garder dans une leçon avec --save."""
    from wordkit.classroom.folders import data_folder
    from wordkit.words.importers import Refused, preview
    from wordkit.words.lessons import ANY_GAME, Lesson, slug_of, write_lesson

    # A list of words may be longer than the name of a file can be.
    listed = Path(words).read_text(encoding="utf-8-sig").splitlines() if os.path.isfile(words) else words.split(",")
    wanted = listed if words else None
    try:
        found = preview(source, wanted)
    except Refused as refused:
        _fail(refused.sentence)
    for item in found.candidates:
        entry = item.entry
        typer.echo(f"{item.row}\t{entry.word}\t{entry.nature}\t{entry.definition}")
        for fault in item.faults:
            typer.echo(f"\t⚠ {fault.reason}")
    for problem in found.problems:
        typer.echo(str(problem), err=True)
    kept = tuple(item.entry for item in found.candidates if item.complete)
    typer.echo(f"{found.kind} : {len(kept)} mots, {len(found.problems)} lignes laissées.", err=True)
    if not save:
        return
    if not kept or not slug_of(save):
        _fail("Rien n’a été gardé : il faut un titre et au moins un mot avec sa nature et sa définition.")
    root = (data or data_folder()) / "lessons"
    if (root / slug_of(save)).exists():
        _fail(f"Il y a déjà une leçon « {slug_of(save)} » dans {root} : choisissez un autre titre.")
    write_lesson(root, Lesson(slug_of(save), save, level, (), ANY_GAME, {}, kept))
    typer.echo(f"Leçon gardée : {root / slug_of(save)}", err=True)


@app.command()
def report(
    class_name: Annotated[
        str | None, typer.Option("--class", help="Nom de la classe ; par défaut, la dernière ouverte.")
    ] = None,
    student: Annotated[
        list[str] | None, typer.Option(help="Prénom d’un élève, autant de fois que voulu ; par défaut, la classe.")
    ] = None,
    lesson: Annotated[str, typer.Option(help="Titre d’une leçon jouée ; par défaut, toutes.")] = "",
    since: Annotated[str, typer.Option(help="Premier jour, comme 2026-09-01 ou 01/09/2026.")] = "",
    until: Annotated[str, typer.Option(help="Dernier jour, écrit de même.")] = "",
    formats: Annotated[
        str, typer.Option("--format", help="Parmi pdf, xlsx, ods, csv, html et anki, séparés par des virgules.")
    ] = "pdf",
    to: Annotated[
        Path | None, typer.Option(help="Où écrire ; par défaut, « exports » dans les données.", file_okay=False)
    ] = None,
    data: Annotated[Path | None, typer.Option(help="Dossier des données.", file_okay=False)] = None,
) -> None:
    """Écrire le rapport d’une classe ou d’élèves : à imprimer, pour un tableur, un navigateur ou Anki."""
    from wordkit.progress import reports

    store = _store(data)
    class_id = _class_id(store, class_name)
    request = reports.Request(
        class_id=class_id,
        formats=tuple(part.strip().lower() for part in formats.split(",")),
        students=_student_ids(store, class_id, student or []),
        lesson=lesson,
        since=_day(since),
        until=_day(until),
    )
    with typer.progressbar(length=1, label="Rapport", file=sys.stderr) as bar:

        def shown(done: int, total: int, told: str) -> None:
            bar.length, bar.pos = total, done
            bar.update(0)

        made = _done(lambda: reports.make(store, request, shown, to))
    for path in made:
        typer.echo(str(path))


bench = typer.Typer(no_args_is_help=True, help="Mesurer, et comparer dans la même série.")
app.add_typer(bench, name="bench")


@bench.command("join")
def bench_join(
    students: Annotated[str, typer.Option(help="Nombres d’élèves, séparés par des virgules.")] = "1,10,30,60",
    ways: Annotated[str, typer.Option(help="Façons de servir la page.")] = "wordkit,voila,preheated,solara",
    browsers: Annotated[int, typer.Option(help="Combien de ces élèves sont de vraies pages Chromium.", min=0)] = 2,
    rounds: Annotated[int, typer.Option(help="Combien de fois chaque mesure.", min=1)] = 1,
    json_file: Annotated[Path | None, typer.Option("--json", help="Écrire aussi les nombres dans ce fichier.")] = None,
) -> None:
    """Une classe ouvre la page d’un coup : en combien de temps chacun peut-il agir ?"""
    import asyncio
    from dataclasses import asdict

    from wordkit.bench import join
    from wordkit.bench.numbers import table

    found = asyncio.run(
        join.run(ways.split(","), _numbers(students), browsers, rounds, lambda storm: typer.echo(table([storm.row()])))
    )
    typer.echo("")
    typer.echo(table([storm.row() for storm in found]))
    for storm in found:
        for reason in storm.why:
            typer.echo(f"{storm.way}, {storm.students} élèves : {reason}")
    _keep([asdict(storm) for storm in found], json_file)


@bench.command("news")
def bench_news(
    students: Annotated[str, typer.Option(help="Nombres d’élèves, séparés par des virgules.")] = "1,10,30,60",
    clicks: Annotated[int, typer.Option(help="Clics par mesure, au moins.", min=1)] = 60,
    json_file: Annotated[Path | None, typer.Option("--json", help="Écrire aussi les nombres dans ce fichier.")] = None,
) -> None:
    """Un élève envoie son texte : en combien de temps le tableau et toutes les pages le savent-ils ?"""
    import asyncio
    from dataclasses import asdict

    from wordkit.bench import news
    from wordkit.bench.numbers import table

    found = asyncio.run(news.run(_numbers(students), clicks, lambda one: typer.echo(table([one.row()]))))
    typer.echo("")
    typer.echo(table([one.row() for one in found]))
    _keep([asdict(one) for one in found], json_file)


@bench.command("reports")
def bench_reports(
    sizes: Annotated[
        str, typer.Option(help="Tailles : élèves×mots×réponses, séparées par des virgules.")
    ] = "30x120x3000,60x250x12000,200x500x50000",
    formats: Annotated[str, typer.Option("--format", help="Formats à mesurer.")] = "pdf,xlsx,ods,csv,html,anki",
    json_file: Annotated[Path | None, typer.Option("--json", help="Écrire aussi les nombres dans ce fichier.")] = None,
) -> None:
    """Une classe de plus en plus grande : combien de temps prend chaque rapport, et combien il pèse."""
    from dataclasses import asdict

    from wordkit.bench import reports
    from wordkit.bench.numbers import table

    found = reports.run(
        [reports.Size(*_numbers(size.replace("x", ","))) for size in sizes.split(",")],
        formats.split(","),
        lambda one: typer.echo(table([one.row()])),
    )
    typer.echo("")
    typer.echo(table([one.row() for one in found]))
    _keep([asdict(one) for one in found], json_file)


@bench.command("knowledge")
def bench_knowledge(
    seeds: Annotated[int, typer.Option(help="Combien de classes simulées de chaque sorte.", min=1)] = 20,
    json_file: Annotated[Path | None, typer.Option("--json", help="Écrire aussi les nombres dans ce fichier.")] = None,
) -> None:
    """Dire ce que des classes simulées savent : le modèle à côté de FSRS et des pourcentages."""
    from wordkit.bench import knowledge

    _keep(knowledge.run(seeds, typer.echo), json_file)


def _numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


def _keep(found: object, file: Path | None) -> None:
    if file is not None:
        file.write_text(json.dumps(found, indent=1, ensure_ascii=False), encoding="utf-8")


def _store(data: Path | None) -> "Store":
    from wordkit.classroom.folders import data_folder
    from wordkit.classroom.store import Store, StoreError

    try:
        return Store(data or data_folder())
    except StoreError as trouble:
        _fail(trouble.sentence)


def _open_class(store: "Store", name: str) -> None:
    from wordkit.classroom import roster

    roster.open_class(store, _room(store, name).id)


def _class_id(store: "Store", name: str | None) -> int:
    """The class of this name, or the one that was opened last."""
    from wordkit.classroom import roster

    if name is not None:
        return _room(store, name).id
    opened = roster.opened_class(store)
    if opened is None:
        _fail("Il n’y a pas encore de classe : essayez « wordkit serve --demo ».")
    return opened.id


def _room(store: "Store", name: str) -> "SchoolClass":
    from wordkit.classroom import roster

    known = {item.name: item for item in roster.all_classes(store)}
    if name not in known:
        there = ", ".join(f"« {item} »" for item in known) or "aucune"
        _fail(f"Il n’y a pas de classe « {name} ». Classes connues : {there}.")
    return known[name]


def _student_ids(store: "Store", class_id: int, wanted: list[str]) -> tuple[str, ...]:
    from wordkit.classroom import roster
    from wordkit.words.text import collation_key, fold

    names = roster.names_of(store, class_id)
    # As it is written first: a class may have a Zoé and a Zoe.
    written = {name: student for student, name in names.items()}
    known = {fold(name): student for name, student in written.items()}
    found = [written.get(name) or known.get(fold(name)) for name in wanted]
    if None in found:
        there = ", ".join(sorted(names.values(), key=collation_key))
        _fail(f"Il n’y a pas d’élève « {wanted[found.index(None)]} » dans la classe. Élèves : {there}.")
    return tuple(student for student in found if student is not None)


def _day(text: str) -> date | None:
    """The day that this text names, if any."""
    for form in ("%Y-%m-%d", "%d/%m/%Y"):
        with suppress(ValueError):
            return datetime.strptime(text, form).date()
    if text:
        _fail(f"« {text} » n’est pas un jour : écrivez 2026-09-01 ou 01/09/2026.")
    return None


def _found(store: "Store", student: str, class_name: str | None) -> "tuple[SchoolClass, str | None]":
    """The class and the number of the student of this name; no number for a whole class."""
    from wordkit.classroom import roster
    from wordkit.words.text import same_spelling

    rooms = roster.all_classes(store) if class_name is None else [_room(store, class_name)]
    if not student:
        if len(rooms) != 1:
            _fail("Donnez un prénom, ou une classe avec --class.")
        return rooms[0], None
    listed = [(room, number, name) for room in rooms for number, name in roster.names_of(store, room.id).items()]
    found = [(room, number) for room, number, name in listed if same_spelling(name, student)]
    if len(found) != 1:
        many = f"Plusieurs élèves s’appellent « {student} » : ajoutez --class."
        _fail(many if found else f"Aucun élève ne s’appelle « {student} ».")
    return found[0]


def _sure(question: str) -> bool:
    if not typer.confirm(question, default=False):
        _fail("Rien n’a été effacé.")
    return True


def _done(work: Callable[[], T]) -> T:
    from wordkit.classroom.store import StoreError
    from wordkit.engine.errors import RuleError

    try:
        return work()
    except (RuleError, StoreError) as trouble:
        _fail(trouble.sentence)


def _fail(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(1)
