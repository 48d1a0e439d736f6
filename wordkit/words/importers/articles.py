"""Articles of a dictionary, whatever format it came in, made into entries that a teacher can mend."""

import html
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from wordkit.words.entry import Entry
from wordkit.words.importers.lists import definition_form
from wordkit.words.importers.preview import Problem, guessed_nature
from wordkit.words.lexicon import lexicon
from wordkit.words.text import clean, fold, same_spelling

LONGEST_TEXT = 400

_TAG = re.compile(r"<(br|p|div|li|/p|/div|/li)\b[^>]*>", re.IGNORECASE)
_ANY_TAG = re.compile(r"<[a-zA-Z/!][^<>]*>")
_NUMBER = re.compile(r"^\s*(?:\d+\s*[°.)]|[a-z]\))\s*")
_SENTENCE = re.compile(r"(?<=[^\W\d_]{3}[.;])\s+(?=[A-ZÀ-Ý«])")
# How a first line tells pronunciation and class: « (a-bru-tir) v. a. »
_HEAD = re.compile(r"(?P<sound>\([^()]*\)|/[^/]*/|\[[^\[\]]*\])?\s*(?P<nature>(?:[a-zé]{1,4}\.(?:\s|$))*).{0,20}")
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
    lines = [
        line for line in (clean(_NUMBER.sub("", line)) for line in text.splitlines()) if any(map(str.isalpha, line))
    ]
    nature = ""
    if lines and (head := _HEAD.fullmatch(lines[0])) and (head["sound"] or head["nature"]):
        nature = _OLD_NATURES.get(re.sub(r"\s+", "", head["nature"] or ""), "")
        lines = lines[1:]
    sentences = _SENTENCE.split(lines[0]) if lines else []
    sense = next((sentence for sentence in sentences if not sentence.startswith("Terme ")), "")
    return nature, sense if len(sense) <= LONGEST_TEXT else sense[:LONGEST_TEXT].rpartition(" ")[0] + "…"


def _spelt(word: str) -> str:
    """The headword as one writes it: Littré prints « ABÎME »; the lexicon knows the accents that a capital lost."""
    word = clean(word).replace("'", "’")
    if not word.isupper():
        return word
    senses = [sense for sense in lexicon().entries(word) if sense.kind not in "pxq"]
    lowered = word.lower()
    return lowered if not senses or any(sense.form == lowered for sense in senses) else senses[0].form
