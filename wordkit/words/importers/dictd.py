"""dictd dictionaries: an `.index` of headwords with places in base 64, and the articles in `.dict` or `.dict.dz`."""

import re
from collections.abc import Collection, Iterator
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase, digits

from wordkit.words.importers.articles import Article, Place, articles_at
from wordkit.words.importers.preview import Problem, Refused
from wordkit.words.text import clean, fold

MOST_INDEX = 50_000_000
_VALUES = {sign: value for value, sign in enumerate(ascii_uppercase + ascii_lowercase + digits + "+/")}
_KIND = re.compile(r"<([^<>]*)>\s*$")
_NATURES = {"n, masc": "n.m.", "n, fem": "n.f.", "n": "n.", "adj": "adj.", "adv": "adv.", "interj": "interj."}


def dictd_articles(index: Path, wanted: Collection[str] | None = None) -> Iterator[Article | Problem]:
    """The articles in the order of the file, or those of the wanted words only."""
    if index.stat().st_size > MOST_INDEX:
        raise Refused("big_file", "L’index de ce dictionnaire est trop gros.")
    words = None if wanted is None else {fold(word) for word in wanted}
    places: list[Place] = []
    for row, line in enumerate(index.read_text(encoding="utf-8", errors="replace").splitlines(), start=1):
        cells = line.split("\t")
        if cells[0].startswith(("00database", "00-database")) or (words is not None and fold(cells[0]) not in words):
            continue
        try:
            places.append(Place(_number(cells[1]), _number(cells[2]), row, cells[0]))
        except (IndexError, KeyError):
            yield Problem(row, "cette ligne de l’index n’est pas celle d’un article.")
    data = next((path for end in (".dict.dz", ".dict") if (path := index.with_name(index.stem + end)).is_file()), None)
    if data is None:
        raise Refused("incomplete", f"Il manque le fichier «\u00a0{index.stem}.dict\u00a0» à côté de l’index.")
    for found in articles_at(data, places):
        if isinstance(found, Problem):
            yield found
        else:
            place, article = found
            yield _article(place.row, place.word, article.decode("utf-8", errors="replace"))


def _article(row: int, word: str, text: str) -> Article:
    """The first line names the word as it is written, its sound and its class; the rest is the article."""
    head, _, rest = text.strip().partition("\n")
    kind = _KIND.search(head)
    named = re.split(r"\s*[/<\[(]", head)[0]
    # A synonym leads to the article of another word.
    spelt = clean(named) if fold(named) == fold(word) else word
    return Article(row, spelt, rest if rest or kind else head, _NATURES.get(kind[1] if kind else "", ""))


def _number(text: str) -> int:
    value = 0
    for sign in text:
        value = value * 64 + _VALUES[sign]
    return value
