"""Entries from rows of cells, with or without a row of titles."""

import re
from collections.abc import Iterator, Mapping, Sequence

from wordkit.words.entry import Entry
from wordkit.words.importers.preview import LONGEST_TEXT, Problem, guessed_nature
from wordkit.words.lexicon import lexicon
from wordkit.words.table import LEVELS
from wordkit.words.text import clean, fold

_TITLES = {
    "word": ("mot", "mots", "vocabulaire", "terme", "word", "entree", "lemme"),
    "nature": ("nature", "classe", "classe grammaticale", "nature grammaticale", "categorie", "pos", "type"),
    "definition": ("definition", "definitions", "sens", "signification", "traduction", "explication"),
    "example": ("exemple", "exemples", "phrase", "example", "contexte"),
    "level": ("niveau", "difficulte", "level"),
    "theme": ("theme", "themes", "sujet", "rubrique"),
}
_UNTITLED = {
    1: ("word",),
    2: ("word", "definition"),
    3: ("word", "nature", "definition"),
    4: ("word", "nature", "definition", "example"),
    5: ("word", "nature", "definition", "example", "level"),
}
_LONGEST_WORD = 60
_LONGEST_LINE = 2_000
# « houle : longues vagues », « houle (n.f.) – longues vagues », « houle = longues vagues »
_PASTED = re.compile(
    r"^\s*(?:[-•*–—]\s*|\d+[.)]\s+)?(?P<word>.+?)(?:\s*\((?P<nature>[^()]{1,20})\))?\s*(?:\s:\s*|:\s|\s[=–—-]\s)(?P<text>.+)$"
)


def entries_in_rows(rows: Sequence[Sequence[str]]) -> Iterator[tuple[int, Entry] | Problem]:
    """An entry for each row that has a word; the columns are found by their titles, else by how many there are."""
    filled = [row for row in rows if any(clean(cell) for cell in row)]
    titles = _columns(filled[0]) if filled else {}
    first = rows.index(filled[0]) + 1 if filled else 1
    if titles and "word" not in titles:
        yield Problem(first, "aucune colonne ne s’appelle «\u00a0mot\u00a0».")
        return
    for at, cell in enumerate(filled[0] if titles else ()):
        if (name := _named(cell)) is not None and titles[name] != at:
            yield Problem(
                first, f"la colonne {at + 1}, «\u00a0{clean(cell)}\u00a0», double une autre\u00a0: elle est laissée."
            )
    width = max((len(_trimmed(row)) for row in filled), default=0)
    columns = titles or {name: at for at, name in enumerate(_UNTITLED[min(max(width, 1), max(_UNTITLED))])}
    header = filled[0] if titles else None
    for number, row in enumerate(rows, start=1):
        if row is header or not any(clean(cell) for cell in row):
            continue
        values = {name: clean(row[at]) if at < len(row) else "" for name, at in columns.items()}
        yield _entry(number, values)


def entries_in_text(text: str) -> Iterator[tuple[int, Entry] | Problem]:
    """One entry a line: « mot : définition », « mot (n.f.) – définition », or a word alone."""
    for number, line in enumerate(map(clean, text.splitlines()), start=1):
        if not line:
            continue
        if len(line) > _LONGEST_LINE:
            yield Problem(number, f"cette ligne a {len(line)} signes\u00a0: est-ce une liste de mots\u00a0?")
            continue
        found = _PASTED.match(line)
        if found is None:
            bare = re.sub(r"^\s*(?:[-•*–—]\s*|\d+[.)]\s+)", "", line)
            yield _entry(number, {"word": clean(bare)})
        else:
            values = {"word": found["word"], "nature": found["nature"] or "", "definition": found["text"]}
            yield _entry(number, {name: clean(value) for name, value in values.items()})


def _entry(number: int, values: Mapping[str, str]) -> tuple[int, Entry] | Problem:
    word = _uncapitalised(_typeset(values["word"]))
    if not word:
        return Problem(number, "il n’y a pas de mot.")
    if len(word) > _LONGEST_WORD:
        return Problem(number, f"«\u00a0{word[:30]}…\u00a0» est trop long pour un mot.")
    for name in ("definition", "example"):
        if (length := len(values.get(name, ""))) > LONGEST_TEXT:
            what = "la définition" if name == "definition" else "l’exemple"
            return Problem(number, f"{what} de «\u00a0{word}\u00a0» a {length} signes, {LONGEST_TEXT} au plus.")
    level = values.get("level", "")
    if level and level.removesuffix(".0") not in map(str, LEVELS):
        return Problem(number, f"le niveau est «\u00a0{level}\u00a0» et devrait être 1, 2 ou 3.")
    return number, Entry(
        word,
        values.get("nature", "") or guessed_nature(word),
        definition_form(values.get("definition", "")),
        _typeset(values.get("example", "")),
        int(level.removesuffix(".0")) if level else lexicon().level(word),
        values.get("theme", ""),
    )


def definition_form(text: str) -> str:
    """A definition as we print it: true apostrophes, no full stop, and no capital unless the word needs one."""
    text = _typeset(text)
    if text.endswith(".") and not text.endswith(("..", "etc.")):
        text = text[:-1].rstrip()
    first = re.match(r"[^\W\d_]+", text)
    if first and first[0][:1].isupper() and not first[0][1:2].isupper() and lexicon().accepted(first[0]).accepted:
        text = text[:1].lower() + text[1:]
    return text


def _uncapitalised(word: str) -> str:
    """The word without a capital that only stands at the head of its line."""
    lowered = word[:1].lower() + word[1:]
    return lowered if any(sense.form == lowered for sense in lexicon().entries(lowered)) else word


def _typeset(text: str) -> str:
    text = re.sub(r"(?<=\w)'(?=\w)", "’", clean(text)).replace("...", "…")
    text = re.sub(r"\s*([!?;:»])(?=\s|$)", "\u00a0\\1", text)
    return clean(re.sub(r"«\s*", "«\u00a0", text))


def _columns(row: Sequence[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for at, cell in enumerate(row):
        if (name := _named(cell)) is not None:
            found.setdefault(name, at)
    # A single known title may be a word of the list: « exemple », « phrase ».
    return found if "word" in found or len(found) > 1 else {}


def _named(cell: str) -> str | None:
    return next((name for name, titles in _TITLES.items() if fold(cell) in titles), None)


def _trimmed(row: Sequence[str]) -> Sequence[str]:
    end = max((at for at, cell in enumerate(row, start=1) if clean(cell)), default=0)
    return row[:end]
