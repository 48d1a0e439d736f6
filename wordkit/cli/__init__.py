"""The `wordkit` command."""

import typer

from wordkit.cli import benches, data, reports, serving, words

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)


@app.callback()
def wordkit() -> None:
    """Des jeux de vocabulaire pour la classe."""


for command in (serving.serve, data.backup, data.restore, data.export, data.erase, data.purge, words.check):
    app.command()(command)
app.command("import")(words.import_words)
app.command()(reports.report)
app.add_typer(benches.bench, name="bench")
