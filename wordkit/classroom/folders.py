"""Where a classroom keeps its data: one folder."""

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """The folder that the server was given, or the user's own data folder."""
    given = os.environ.get("WORDKIT_DATA")
    return Path(given) if given else platformdirs.user_data_path("wordkit")


def lessons_folder() -> Path:
    """The teacher's own lessons."""
    return data_folder() / "lessons"


def images_folder() -> Path:
    """The teacher's own pictures."""
    return data_folder() / "images"
