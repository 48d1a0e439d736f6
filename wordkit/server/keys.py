"""The two secrets of a classroom, kept in its data folder so that a restart keeps the teacher's link."""

import json
import os
import secrets
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Keys:
    """`teacher` opens the desk; `signing` signs passes and cookies."""

    teacher: str
    signing: str


def load(data: Path) -> Keys:
    """The keys of this data folder; made on the first start, readable by their owner alone."""
    file = data / "cles.json"
    try:
        return _read(file)
    except FileNotFoundError:
        pass
    except (ValueError, KeyError, TypeError):
        # Set aside, not overwritten: someone may want to see what became of it.
        file.replace(file.with_suffix(".illisible"))
    keys = Keys(teacher=secrets.token_urlsafe(12), signing=secrets.token_hex(32))
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return _read(file)
    with open(descriptor, "w", encoding="utf-8") as target:
        json.dump({"teacher": keys.teacher, "signing": keys.signing}, target)
    return keys


def _read(file: Path) -> Keys:
    found = json.loads(file.read_text(encoding="utf-8"))
    teacher, signing = found["teacher"], found["signing"]
    if len(teacher) < 16 or len(bytes.fromhex(signing)) < 32:
        raise ValueError("keys too short")
    return Keys(teacher, signing)
