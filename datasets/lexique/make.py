"""Make the tables of this folder again from their sources; SOURCE.md says where to find these.

python datasets/lexique/make.py French.lex Lexique383.txt
"""

import csv
import math
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from wordkit.words.text import collation_key

HERE = Path(__file__).parent

# What no player would call a word: symbols, titles, prefixes, roman numerals, Greek letters, punctuation.
_NO_WORD = re.compile(r":(?:[TX@Z]|Br)|.*;S")
_NO_LETTER = re.compile(r"[ʳʰˢᵈᵉˡᵐⁿº°α-ω]")
_PHRASE_PART = re.compile(r":É")
# Grammar words: Grammalecte's mark, and ours. The first that is there counts.
_GRAMMAR = {":R": "r", ":C": "c", ":D": "d", ":O": "o", ":W": "w", ":M": "o"}
# Proper nouns, initials, and words such as « tâtons » that live in one phrase only: known, not in the dictionary.
_REFUSED = "pxq"
_PROPER = re.compile(r":M[12P]")
_UNITS = re.compile(
    r"(?:kilo|hecto|déca|déci|centi|milli|micro|nano|méga|giga)(?:mètre|gramme|litre|watt|hertz|octet|volt)s?"
)

LEMMAS_HEAD = "# lemme;sorte.flexion — Grammalecte, lexique 7.5, MPL 2.0 — voir SOURCE.md"
REFUSED_HEAD = "# hors du dictionnaire : lemme;sorte.flexion — Grammalecte, lexique 7.5, MPL 2.0 — voir SOURCE.md"
ENDINGS_HEAD = "# flexion;fin du lemme;fin de chaque forme:traits — Grammalecte, lexique 7.5, MPL 2.0 — voir SOURCE.md"
FREQUENCIES_HEAD = "# lemme;sorte;fréquence — Lexique 3.83, CC BY-SA 4.0 — voir SOURCE.md"


def main(grammalecte: Path, lexique: Path) -> None:
    words: dict[tuple[str, str], set[tuple[str, str]]] = defaultdict(set)
    for form, lemma, kind, traits in _forms(grammalecte):
        words[lemma, kind].add((form, traits))
    numbers: dict[tuple[str, tuple[tuple[str, str], ...]], int] = {}
    lemmas: dict[str, list[str]] = defaultdict(list)
    for (lemma, kind), forms in sorted(words.items()):
        stem = _shared({lemma, *(form for form, _ in forms)})
        endings = lemma[stem:], tuple(sorted((form[stem:], traits) for form, traits in forms))
        lemmas[lemma].append(f"{kind}.{numbers.setdefault(endings, len(numbers))}")
    book: list[str] = []
    refused: list[str] = []
    for lemma in sorted(lemmas, key=collation_key):
        shelf = refused if all(kind[0] in _REFUSED for kind in lemmas[lemma]) else book
        shelf.append(f"{lemma};{' '.join(lemmas[lemma])}")
    _write(HERE / "lemmes.txt", LEMMAS_HEAD, book)
    _write(HERE / "hors-dictionnaire.txt", REFUSED_HEAD, refused)
    _write(
        HERE / "flexions.txt",
        ENDINGS_HEAD,
        (
            f"{number};{ending};{' '.join(f'{form}:{traits}' for form, traits in forms)}"
            for (ending, forms), number in numbers.items()
        ),
    )
    _write(HERE / "frequences.txt", FREQUENCIES_HEAD, _frequencies(lexique))


def _forms(path: Path) -> Iterator[tuple[str, str, str, str]]:
    """Each form with its lemma, its kind (n, a, v…) and its traits: gender and number, or what part of a verb."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or line.count("\t") != 2:
            continue
        form, lemma, tags = line.split("\t")
        tags = tags.rpartition("/")[0].partition("#")[0]
        if _NO_WORD.match(tags) or _NO_LETTER.search(form) or not form[0].isalpha():
            continue
        if ";U" in tags and not form.startswith(lemma):
            # « kilowatt » is no form of « watt »; « yottaradian » is no word for a classroom.
            if not _UNITS.fullmatch(form):
                continue
            lemma = form.removesuffix("s") if ":p" in tags else form
        genders, numbers = re.findall(r":([mfe])(?![a-zé])", tags), re.findall(r":([spi])(?![a-zé])", tags)
        traits = "".join(genders[:1] + numbers[:1])
        if tags.startswith(":V"):
            kind, traits = _verb(tags, traits)
            yield form, lemma, kind, traits
            continue
        if form[0].isupper():
            kinds = "x" if form[1:].isupper() else "p"
        elif _PROPER.match(tags):
            continue
        elif _PHRASE_PART.search(tags):
            kinds = "q"
        elif tags.startswith(":G"):
            kinds = next((ours for theirs, ours in _GRAMMAR.items() if theirs in tags), "")
        else:
            kinds = "".join(
                ours
                for theirs, ours in {":N": "n", ":A": "a", ":W": "w", ":J": "j", ":B": "u"}.items()
                if theirs in tags
            )
        for kind in kinds:
            # The gender of a noun is the lemma's affair too: « le livre » and « la livre » are two words.
            yield form, lemma, kind, traits


def _verb(tags: str, traits: str) -> tuple[str, str]:
    """How a verb is built (t: object, i: none, n: with à or de, q: also with se, p: only with se, m: only with il)."""
    group, _, parts = tags[1:].partition(":")
    uses = "".join(use for use in "tinqpm" if use in group[2:8])
    if parts.startswith("Y"):
        return "v" + uses, "Y"
    if parts.startswith("P"):
        return "v" + uses, "P"
    if parts.startswith("Q"):
        return "v" + uses, "Q" + traits
    return "v" + uses, "V"


def _frequencies(path: Path) -> Iterator[str]:
    """How often a lemma is read and heard: the decimal logarithm per thousand million words of films and books."""
    kinds = {
        "NOM": "n",
        "ADJ": "a",
        "VER": "v",
        "AUX": "v",
        "ADV": "w",
        "ONO": "j",
        "PRE": "r",
        "CON": "c",
        "PRO": "o",
        "ART": "d",
    }
    counts: dict[tuple[str, str], float] = {}
    with path.open(encoding="cp1252", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            lemma, kind = row["3_lemme"], kinds.get(row["4_cgram"].partition(":")[0], "d")
            if not lemma or ";" in lemma:
                continue
            often = (_number(row["7_freqlemfilms2"]) + _number(row["8_freqlemlivres"])) / 2
            counts[lemma, kind] = max(often, counts.get((lemma, kind), 0.0))
    for (lemma, kind), often in sorted(counts.items(), key=lambda item: (collation_key(item[0][0]), item[0][1])):
        yield f"{lemma};{kind};{math.log10(often) + 3:.1f}" if often > 0 else f"{lemma};{kind};0.0"


def _shared(words: set[str]) -> int:
    """How many letters the words have in common at their start."""
    first, last = min(words), max(words)
    return next((at for at, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), len(first))


def _number(text: str) -> float:
    return float(text.replace(",", ".")) if text else 0.0


def _write(path: Path, head: str, lines: Iterable[str]) -> None:
    path.write_text("\n".join((head, *lines)) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:3]))
