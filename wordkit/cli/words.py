"""`wordkit check` and `wordkit import`: decks and lessons."""

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from wordkit.cli.asking import DataFolder, fail


def check(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(help="Paquets de cartes, leçons ou dossiers\u00a0; par défaut, tous.", exists=True),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Écrire le résultat en JSON.")] = False,
    data: DataFolder = None,
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


def import_words(
    source: Annotated[
        Path, typer.Argument(help="CSV, XLSX, ODS, StarDict (.ifo), dictd (.index) ou Wiktextract (.jsonl, .jsonl.gz).")
    ],
    words: Annotated[
        str, typer.Option(help="Les mots voulus, séparés par des virgules, ou un fichier avec un mot par ligne.")
    ] = "",
    save: Annotated[str, typer.Option(metavar="TITRE", help="Garder les mots dans une leçon de ce titre.")] = "",
    level: Annotated[str, typer.Option(help="Le niveau de la classe.")] = "Tous niveaux",
    data: DataFolder = None,
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
        fail(refused.sentence)
    for item in found.candidates:
        entry = item.entry
        typer.echo(f"{item.row}\t{entry.word}\t{entry.nature}\t{entry.definition}")
        for fault in item.faults:
            typer.echo(f"\t⚠ {fault.reason}")
    for problem in found.problems:
        typer.echo(str(problem), err=True)
    kept = tuple(item.entry for item in found.candidates if item.complete)
    typer.echo(f"{found.kind}\u00a0: {len(kept)} mots, {len(found.problems)} lignes laissées.", err=True)
    if not save:
        return
    if not kept or not slug_of(save):
        fail("Rien n’a été gardé\u00a0: il faut un titre et au moins un mot avec sa nature et sa définition.")
    root = (data or data_folder()) / "lessons"
    if (root / slug_of(save)).exists():
        fail(f"Il y a déjà une leçon «\u00a0{slug_of(save)}\u00a0» dans {root}\u00a0: choisissez un autre titre.")
    write_lesson(root, Lesson(slug_of(save), save, level, (), ANY_GAME, {}, kept))
    typer.echo(f"Leçon gardée\u00a0: {root / slug_of(save)}", err=True)
