"""`wordkit bench`: measure, and compare in the same run."""

import json
from pathlib import Path
from typing import Annotated

import typer

bench = typer.Typer(no_args_is_help=True, help="Mesurer, et comparer dans la même série.")


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
            typer.echo(f"{storm.way}, {storm.students} élèves\u00a0: {reason}")
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
        str, typer.Option(help="Tailles\u00a0: élèves×mots×réponses, séparées par des virgules.")
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
