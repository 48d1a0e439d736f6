"""Articles of a dictionary, whatever format it came in, made into entries that a teacher can mend."""

import gzip
import html
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO, NamedTuple, cast

from wordkit.words.entry import Entry
from wordkit.words.importers.lists import definition_form
from wordkit.words.importers.preview import LONGEST_TEXT, Problem, guessed_nature
from wordkit.words.lexicon import lexicon
from wordkit.words.text import clean, fold, same_spelling

MOST_ARTICLES = 500_000_000
_LONGEST_ARTICLE = 1_000_000

_TAG = re.compile(r"<(br|p|div|li|/p|/div|/li)\b[^>]*>", re.IGNORECASE)
_ANY_TAG = re.compile(r"<[a-zA-Z/!][^<>]*>")
_FIRST = re.compile(r"^\s*1\s*[°.)]")
_NUMBER = re.compile(r"^\s*(?:\d+\s*[°.)]|[a-z]\))\s*")
_SENTENCE = re.compile(r"(?<=[^\W\d_]{3}[.;])\s+(?=[A-ZÀ-Ý«])")
# How a first line tells pronunciation and class: « (a-bru-tir) v. a. », « (kou-rir), je cours, tu cours…, v. n. »
_HEAD = re.compile(r"(?P<sound>\([^()]*\)|/[^/]*/|\[[^\[\]]*\])?\s*(?:[a-zé]{1,4}\.(?:\s|$))*.{0,20}")
_CONJUGATED = re.compile(r"\([^()]*\), (?:je |j’|j'|il ).*")
_NATURE = re.compile(r"\b(?:(?:s|n)\. ?[mf]|v\. ?(?:a|t|n|i|réfl)|adj|adv|interj|prép|conj)\.")
_REFERENCE = re.compile(r"Voy\. +([^\W\d_][\w’'-]*)")
_OLD_NATURES = {
    "s.m.": "n.m.",
    "s.f.": "n.f.",
    "n.m.": "n.m.",
    "n.f.": "n.f.",
    "v.a.": "v.t.",
    "v.t.": "v.t.",
    "v.n.": "v.i.",
    "v.i.": "v.i.",
    "v.réfl.": "v.pr.",
    "adj.": "adj.",
    "adv.": "adv.",
    "interj.": "interj.",
    "prép.": "prép.",
    "conj.": "conj.",
}


@dataclass(frozen=True, slots=True)
class Article:
    """`row` numbers it within its source; `text` is plain, the first line of it the definition."""

    row: int
    word: str
    text: str
    nature: str = ""
    example: str = ""


class Place(NamedTuple):
    """Where an article lies among the articles of its dictionary."""

    offset: int
    size: int
    row: int
    word: str


def articles_at(data: Path, places: Iterable[Place]) -> Iterator[tuple[Place, bytes] | Problem]:
    """The articles in one pass from start to end, since a compressed file cannot be entered in the middle."""
    with cast(BinaryIO, gzip.open(data)) if data.suffix == ".dz" else data.open("rb") as content:
        at = 0
        before: tuple[Place, bytes] | None = None
        for place in sorted(places):
            if not 0 < place.size <= _LONGEST_ARTICLE or place.offset > MOST_ARTICLES:
                yield Problem(place.row, f"l’article «\u00a0{place.word}\u00a0» est vide ou trop long.")
            elif before is not None and before[0][:2] == place[:2]:
                yield place, before[1]
            elif place.offset < at:
                yield Problem(place.row, f"l’article «\u00a0{place.word}\u00a0» n’est pas à sa place.")
            elif len(article := _read(content, at, place.offset, place.size)) < place.size:
                yield Problem(
                    place.row, f"l’article «\u00a0{place.word}\u00a0» manque\u00a0: le dictionnaire est incomplet."
                )
            else:
                at = place.offset + place.size
                before = place, article
                yield place, article


def _read(content: BinaryIO, at: int, offset: int, size: int) -> bytes:
    try:
        while at < offset:
            skipped = content.read(min(offset - at, 1 << 20))
            if not skipped:
                return b""
            at += len(skipped)
        return content.read(size)
    except (OSError, EOFError):
        return b""


def entries_in_articles(
    articles: Iterable[Article | Problem], wanted: Collection[str] | None
) -> Iterator[tuple[int, Entry] | Problem]:
    """The first article of each wanted word, or all articles; a wanted word that has none is named."""
    if wanted is not None:
        articles = _chosen(articles, [clean(word) for word in wanted if clean(word)])
    for article in articles:
        if isinstance(article, Problem):
            yield article
            continue
        word = _spelt(article.word)
        nature, sense = _first_sense(article.text)
        if other := _REFERENCE.match(sense):
            reason = f"«\u00a0{word}\u00a0» renvoie à «\u00a0{_spelt(other[1])}\u00a0»\u00a0: demandez ce mot-là."
            yield Problem(article.row, reason)
            continue
        definition = definition_form(sense)
        if not definition:
            yield Problem(article.row, f"«\u00a0{word}\u00a0» n’a pas de définition dans ce dictionnaire.")
            continue
        nature = article.nature or nature or guessed_nature(word)
        yield article.row, Entry(word, nature, definition, clean(article.example), lexicon().level(word))


def _chosen(articles: Iterable[Article | Problem], wanted: Sequence[str]) -> Iterator[Article | Problem]:
    """One article for each wanted word, in their order: spelt as asked rather than not, and one that defines it."""
    found: dict[str, list[Article]] = defaultdict(list)
    for article in articles:
        if isinstance(article, Problem):
            yield article
        else:
            found[fold(article.word)].append(article)
    for word in dict.fromkeys(wanted):
        here = found.get(fold(word), [])
        if not here:
            yield Problem(None, f"«\u00a0{word}\u00a0» n’est pas dans ce dictionnaire.")
            continue
        best = min(here, key=lambda article: (not _first_sense(article.text)[1], not same_spelling(article.word, word)))
        yield replace(best, word=word)


def plain(text: str) -> str:
    """The text of an article without its markup, its lines kept."""
    return html.unescape(_ANY_TAG.sub("", _TAG.sub("\n", text)))


def _first_sense(text: str) -> tuple[str, str]:
    """The class, if a first line says it, and the first sense to the end of its sentence, cut if still too long."""
    lines = text.splitlines()
    # What stands before a sense numbered 1 is the head: pronunciation, class, how a verb is conjugated.
    first = next((at for at, line in enumerate(lines) if at and _FIRST.match(line)), 0)
    head = clean(" ".join(lines[:first]))
    lines = [line for line in (clean(_NUMBER.sub("", line)) for line in lines[first:]) if any(map(str.isalpha, line))]
    if not head and lines and _is_head(lines[0]):
        head, *lines = lines
    named = _NATURE.search(head)
    nature = _OLD_NATURES.get(named[0].replace(" ", ""), "") if named else ""
    sentences = _SENTENCE.split(lines[0]) if lines else []
    sense = next((sentence for sentence in sentences if not sentence.startswith("Terme ")), "")
    if _REFERENCE.match(lines[0] if lines else ""):
        sense = lines[0]
    return nature, sense if len(sense) <= LONGEST_TEXT else sense[:LONGEST_TEXT].rpartition(" ")[0] + "…"


def _is_head(line: str) -> bool:
    short = _HEAD.fullmatch(line)
    return bool(short and (short["sound"] or _NATURE.match(line))) or bool(_CONJUGATED.fullmatch(line))


def _spelt(word: str) -> str:
    """The headword as one writes it: Littré prints « ABÎME »; the lexicon knows the accents that a capital lost."""
    word = clean(word).replace("'", "’")
    if not word.isupper():
        return word
    senses = [sense for sense in lexicon().entries(word) if sense.kind not in "pxq"]
    lowered = word.lower()
    return lowered if not senses or any(sense.form == lowered for sense in senses) else senses[0].form
