"""The README: what it shows runs, and what it lists is there."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

from wordkit.cli import app
from wordkit.games import CLASS_GAMES

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.S)


@pytest.mark.parametrize("example", blocks("python"))
def test_each_python_example_runs(example: str) -> None:
    """What a reader copies from the README works."""
    subprocess.run([sys.executable, "-c", example], check=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)})


@pytest.mark.parametrize("line", [line for block in blocks("sh") for line in block.splitlines() if line.strip()])
def test_each_command_exists(line: str) -> None:
    """Every make target, wordkit command and option that the README names is real."""
    words = line.split("#")[0].split()
    if words[0] == "make":
        assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    elif words[0] == "wordkit":
        command = get_command(app).commands[words[1]]
        if hasattr(command, "commands"):
            command = command.commands[words[2]]
        known = {option for parameter in command.params for option in parameter.opts}
        assert {word for word in words[2:] if word.startswith("--")} <= known
    else:
        assert words[:2] == ["pip", "install"]


def test_each_command_and_option_is_in_the_readme() -> None:
    """Nobody has to read the code to learn that a command or an option exists."""
    for name, command in get_command(app).commands.items():
        assert f"wordkit {name}" in README
        for parameter in command.params:
            for option in (opt for opt in parameter.opts if opt.startswith("--")):
                assert f"`{option}" in README or f" {option}" in README, f"{name} {option}"


def test_each_game_is_in_the_table() -> None:
    """The table of games is the list of games."""
    for game in CLASS_GAMES.values():
        assert f"| {game.title} |" in README
