"""Where a page finds a picture: at the server that serves it, or carried along into JupyterLab."""

import base64
import os
from functools import lru_cache
from pathlib import Path

from wordkit.classroom.folders import images_folder
from wordkit.words.pictures import Picture, our_pictures, pictures_in

_KINDS = {".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg"}
_GONE = {"src": "", "text": "Cette image n’est plus là."}


def known_pictures() -> dict[str, Picture]:
    """Ours and the teacher's own, by name."""
    return {picture.name: picture for picture in (*our_pictures(), *pictures_in(images_folder()))}


def shown(names: set[str]) -> dict[str, dict[str, str]]:
    """For each of these pictures its address, and a line for those who cannot see it."""
    known = known_pictures()
    return {name: as_shown(known[name]) if name in known else _GONE for name in sorted(names)}


def as_shown(picture: Picture) -> dict[str, str]:
    """One picture as a page needs it."""
    return {"src": _address(picture.path), "text": picture.text}


def _address(file: Path) -> str:
    prefix = os.environ.get("WORDKIT_ASSETS")
    if prefix is None:
        return _carried(file)
    own = file.parent == images_folder()
    return f"/images/{file.name}" if own else f"{prefix}/images/{file.name}"


@lru_cache(maxsize=200)
def _carried(file: Path) -> str:
    return f"data:{_KINDS[file.suffix]};base64,{base64.b64encode(file.read_bytes()).decode()}"
