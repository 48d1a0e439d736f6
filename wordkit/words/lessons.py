"""Lessons: words to learn together, what they are for, and the games they suit."""

import csv
import io
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from wordkit import resources
from wordkit.words.entry import Entry
from wordkit.words.table import DeckError, harmless, read_level, read_rows, read_text
from wordkit.words.text import clean, fold

# What a list of defined words can be played as, when nobody has said.
ANY_GAME = ("definitions", "riddles", "eclair", "mot_a_mot", "dico", "images")
# No folder of Windows can have these names.
_WINDOWS_KEEPS = re.compile(r"con|prn|aux|nul|(?:com|lpt)\d")


@dataclass(frozen=True, slots=True)
class Lesson:
    """`games` names the game modules it suits; `options` holds the set-up of a game under that same name."""

    slug: str
    title: str
    level: str
    aims: tuple[str, ...]
    games: tuple[str, ...]
    options: Mapping[str, Mapping[str, object]]
    words: tuple[Entry, ...]


def lessons(*roots: Path) -> tuple[tuple[Lesson, ...], tuple[str, ...]]:
    """Our lessons, then those of each root, and a sentence for every lesson that could not be read.

    A teacher's lesson with the name of one of ours takes its place: it is their version of it.
    """
    found: dict[str, Lesson] = {}
    problems: list[str] = []
    for root in dict.fromkeys((resources.folder("lessons"), *roots)):
        for folder in sorted(path for path in root.glob("[!.]*") if path.is_dir()):
            try:
                lesson = read_lesson(folder)
            except DeckError as fault:
                problems.append(f"La leçon «\u00a0{folder.name}\u00a0» n’a pas pu être lue. {fault}")
            else:
                found[lesson.slug] = lesson
    return tuple(found.values()), tuple(problems)


def read_lesson(folder: Path) -> Lesson:
    """The lesson kept in a folder as `lecon.toml` and `mots.csv`."""
    return replace(read_about(folder), words=_words(folder / "mots.csv"))


def read_about(folder: Path) -> Lesson:
    """What `lecon.toml` says of a lesson, without its words."""
    path = folder / "lecon.toml"
    try:
        about = tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as fault:
        raise DeckError(path, None, f"le fichier n’est pas du TOML valable ({fault}).") from fault
    return Lesson(
        slug=folder.name,
        title=_sentence(path, about, "titre"),
        level=_sentence(path, about, "niveau"),
        aims=_sentences(path, about, "objectifs"),
        games=_sentences(path, about, "jeux"),
        options=_options(path, about),
        words=(),
    )


def write_lesson(root: Path, lesson: Lesson) -> None:
    """Keep a lesson in its folder of this root, in the files that `read_lesson` reads; what was there is replaced."""
    folder = root / lesson.slug
    folder.mkdir(parents=True, exist_ok=True)
    table = io.StringIO()
    writer = csv.writer(table, delimiter=";", lineterminator="\n")
    writer.writerow(("mot", "nature", "definition", "exemple", "niveau", "theme"))
    for word in lesson.words:
        texts = (word.word, word.nature, word.definition, word.example, str(word.level), word.theme)
        writer.writerow([harmless(clean(text)) for text in texts])
    lines = [
        f"titre = {_toml(lesson.title)}",
        f"niveau = {_toml(lesson.level)}",
        f"objectifs = {_toml(list(lesson.aims))}",
        f"jeux = {_toml(list(lesson.games))}",
    ]
    for game, options in lesson.options.items():
        lines += [
            "",
            f"[options.{_toml(game)}]",
            *(f"{_toml(name)} = {_toml(value)}" for name, value in options.items()),
        ]
    # The words first: a lesson is there once it can be read whole.
    for name, text in (("mots.csv", table.getvalue()), ("lecon.toml", "\n".join(lines) + "\n")):
        (folder / f".{name}").write_text(text, encoding="utf-8", newline="\n")
        (folder / f".{name}").replace(folder / name)


def slug_of(title: str) -> str:
    """The name of a lesson's folder: « L’été, déjà ! » → « l-ete-deja »."""
    slug = "-".join(re.findall(r"[a-z0-9]+", fold(title)))[:60].strip("-")
    return f"lecon-{slug}" if _WINDOWS_KEEPS.fullmatch(slug) else slug


def cards_of(words: Sequence[Entry], size: int = 4) -> tuple[tuple[Entry, ...], ...]:
    """The words in order on cards of `size`; if they do not fit, some cards are one short and no word is left alone."""
    count = -(-len(words) // size)
    return tuple(tuple(words[len(words) * n // count : len(words) * (n + 1) // count]) for n in range(count))


def _words(path: Path) -> tuple[Entry, ...]:
    words: dict[str, Entry] = {}
    for number, row in read_rows(path, ("mot", "nature", "definition"), ("exemple", "niveau", "theme")):
        if fold(row["mot"]) in words:
            raise DeckError(path, number, f"le mot «\u00a0{row['mot']}\u00a0» y est deux fois.")
        level = read_level(path, number, row["niveau"] or "1")
        entry = Entry(row["mot"], row["nature"], row["definition"], row["exemple"], level, row["theme"])
        words[fold(entry.word)] = entry
    if not words:
        raise DeckError(path, None, "il n’y a aucun mot.")
    return tuple(words.values())


def _toml(value: object) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_toml(name)} = {_toml(item)}" for name, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    # Strings, numbers, true and false are written alike in TOML and JSON.
    return json.dumps(value, ensure_ascii=False)


def _sentence(path: Path, about: Mapping[str, Any], key: str) -> str:
    value = about.get(key)
    if not isinstance(value, str) or not clean(value):
        raise DeckError(path, None, f"il manque «\u00a0{key}\u00a0», un texte entre guillemets.")
    return clean(value)


def _sentences(path: Path, about: Mapping[str, Any], key: str) -> tuple[str, ...]:
    value = about.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise DeckError(path, None, f"«\u00a0{key}\u00a0» doit être une liste de textes.")
    return tuple(clean(item) for item in value)


def _options(path: Path, about: Mapping[str, Any]) -> dict[str, dict[str, object]]:
    value = about.get("options", {})
    if not isinstance(value, dict) or not all(isinstance(options, dict) for options in value.values()):
        raise DeckError(
            path, None, "«\u00a0options\u00a0» doit contenir un groupe par jeu, comme [options.definitions]."
        )
    return value
