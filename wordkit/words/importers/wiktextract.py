"""Wiktionary as Wiktextract writes it: one JSON object a line, gigabytes of them, read one at a time."""

import gzip
import json
import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from wordkit.words.importers.articles import Article
from wordkit.words.importers.preview import Problem, Refused
from wordkit.words.text import fold

_LONGEST_LINE = 5_000_000
# Ten to twenty times is what such a file unfolds to; one that unfolds to much more is a trap.
_MOST_UNFOLDED = 60
_WORD = re.compile(rb'"word": ?("(?:[^"\\]|\\.)*")')
_NATURES = {"adj": "adj.", "adv": "adv.", "intj": "interj.", "prep": "prép.", "conj": "conj.", "pron": "pron."}
_GENDERS = {"masculine": "n.m.", "feminine": "n.f."}


def wiktextract_articles(path: Path, wanted: Collection[str] | None = None) -> Iterator[Article | Problem]:
    """The French words of the file, each with its first sense; with `wanted`, other lines are hardly looked at."""
    words = None if wanted is None else {fold(word) for word in wanted}
    with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as content:
        row = 0
        left = _MOST_UNFOLDED * max(path.stat().st_size, 10_000)
        try:
            while line := content.readline(_LONGEST_LINE):
                row += 1
                left -= len(line)
                if len(line) == _LONGEST_LINE or left < 0:
                    raise Refused("big_file", f"Trop long à la ligne {row}\u00a0: ce n’est pas un fichier Wiktextract.")
                if words is None or words & {fold(word) for word in _mentioned(line)}:
                    yield from _read(row, line)
        except (OSError, EOFError) as fault:
            raise Refused("bad_file", f"Le fichier s’arrête après la ligne {row}\u00a0: il est incomplet.") from fault


def _mentioned(line: bytes) -> Iterator[str]:
    for match in _WORD.finditer(line):
        word = match[1]
        try:
            yield str(json.loads(word)) if b"\\" in word else word[1:-1].decode()
        except ValueError:
            continue


def _read(row: int, line: bytes) -> Iterator[Article | Problem]:
    try:
        item: Any = json.loads(line)
    except (ValueError, RecursionError):
        yield Problem(row, "cette ligne n’est pas du JSON.")
        return
    if isinstance(item, dict) and "redirect" in item:
        return
    if not isinstance(item, dict) or not isinstance(item.get("word"), str):
        yield Problem(row, "cette ligne ne décrit pas un mot.")
        return
    if item.get("lang_code", "fr") != "fr":
        return
    senses = [sense for sense in _dicts(item.get("senses")) if _texts(sense.get("glosses"))]
    if not senses:
        yield Problem(row, f"«\u00a0{item['word']}\u00a0» n’a pas de définition.")
        return
    examples = [text for example in _dicts(senses[0].get("examples")) if isinstance(text := example.get("text"), str)]
    # The last gloss is the narrowest: those before it are the headings it stands under.
    gloss = _texts(senses[0]["glosses"])[-1].replace("\n", " ")
    yield Article(row, item["word"], gloss, _nature(item, senses[0]), examples[0][:300] if examples else "")


def _nature(item: dict[str, Any], sense: dict[str, Any]) -> str:
    if item.get("pos") == "noun":
        tags = [*_texts(item.get("tags")), *_texts(sense.get("tags"))]
        genders = {_GENDERS[tag] for tag in tags if tag in _GENDERS}
        return genders.pop() if len(genders) == 1 else "n." if genders else ""
    return _NATURES.get(str(item.get("pos")), "")


def _dicts(value: Any) -> list[dict[str, Any]]:
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def _texts(value: Any) -> list[str]:
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []
