"""`python -m wordkit` is the `wordkit` command."""

from wordkit.cli import app

app()
