"""StarDict dictionaries: `.ifo` says what they hold, `.idx` where an article is, `.dict` or `.dict.dz` the articles."""

import gzip
import struct
from collections.abc import Collection, Iterator
from pathlib import Path

from wordkit.words.importers.articles import Article, Place, articles_at, plain
from wordkit.words.importers.preview import Problem, Refused
from wordkit.words.text import fold

MOST_INDEX = 100_000_000
# Plain text, Pango, XDXF and HTML; not pictures, sounds or phonetics.
_READABLE = "mlgxh"


def stardict_articles(ifo: Path, wanted: Collection[str] | None = None) -> Iterator[Article | Problem]:
    """The articles in the order of the file, or those of the wanted words only."""
    about = _about(ifo)
    words = None if wanted is None else {fold(word) for word in wanted}
    types = about.get("sametypesequence", "")
    for found in articles_at(_beside(ifo, ".dict.dz", ".dict"), _index(ifo, about, words)):
        if isinstance(found, Problem):
            yield found
        else:
            place, article = found
            yield Article(place.row, place.word, plain(_text(article, types)))


def _about(ifo: Path) -> dict[str, str]:
    if not ifo.is_file() or ifo.stat().st_size > 100_000:
        raise Refused("bad_file", "Le fichier .ifo de ce dictionnaire ne peut pas être lu.")
    head, *lines = ifo.read_text(encoding="utf-8", errors="replace").splitlines() or [""]
    if not head.startswith("StarDict's dict ifo file"):
        raise Refused("bad_file", "Le fichier .ifo n’est pas celui d’un dictionnaire StarDict.")
    return {name.strip(): value.strip() for name, _, value in (line.partition("=") for line in lines)}


def _index(ifo: Path, about: dict[str, str], words: set[str] | None) -> Iterator[Place]:
    path = _beside(ifo, ".idx.gz", ".idx")
    if path.stat().st_size > MOST_INDEX:
        raise Refused("big_file", "L’index de ce dictionnaire est trop gros.")
    with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as content:
        data = content.read(MOST_INDEX)
    numbers = struct.Struct(">QI" if about.get("idxoffsetbits") == "64" else ">II")
    at, row = 0, 0
    while at < len(data):
        end = data.find(b"\0", at)
        if end < 0 or end + 1 + numbers.size > len(data):
            raise Refused("bad_file", f"L’index de ce dictionnaire est abîmé après {row} articles.")
        word = data[at:end].decode("utf-8", errors="replace")
        offset, size = numbers.unpack_from(data, end + 1)
        at, row = end + 1 + numbers.size, row + 1
        if words is None or fold(word) in words:
            yield Place(offset, size, row, word)


def _beside(ifo: Path, *endings: str) -> Path:
    for ending in endings:
        if (path := ifo.with_name(ifo.stem + ending)).is_file():
            return path
    raise Refused("incomplete", f"Il manque le fichier «\u00a0{ifo.stem}{endings[-1]}\u00a0» à côté du .ifo.")


def _text(article: bytes, types: str) -> str:
    readable = (part for kind, part in _parts(article, types) if kind in _READABLE)
    return "\n".join(part.decode("utf-8", errors="replace") for part in readable)


def _parts(article: bytes, types: str) -> Iterator[tuple[str, bytes]]:
    """The parts of an article with their types: those that all articles share, or else each begun by its letter."""
    shared = bool(types)
    while article and (types or not shared):
        if shared:
            kind, types = types[0], types[1:]
        else:
            kind, article = chr(article[0]), article[1:]
        if shared and not types:
            part, article = article, b""
        elif kind.isupper():
            end = 4 + int.from_bytes(article[:4], "big")
            part, article = article[4:end], article[end:]
        else:
            part, _, article = article.partition(b"\0")
        yield kind, part
