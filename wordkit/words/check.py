"""`wordkit check`: decks and lessons held to their form, every fault with its file, its row and the reason."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from wordkit import resources
from wordkit.words.entry import Entry
from wordkit.words.lessons import read_about
from wordkit.words.likeness import twins
from wordkit.words.table import LEVELS, DeckError, read_text, scan_rows
from wordkit.words.text import clean, fold, letters, nature_in_full
from wordkit.words.wellformed import LONGEST_DEFINITION, faults_of, word_faults

COMPARTMENTS = ("A", "B", "C", "D", "E", "F", "GH", "IJK", "L", "M", "NO", "PQ", "R", "S", "TU", "VWXYZ")
RIDDLE_LENGTHS = tuple(range(4, 10))
LONGEST_RIDDLE = 120
EXCEPTIONS = "exceptions.csv"

_ALIKE = 0.9


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault: `row` is its number as a spreadsheet shows it, or nothing when the whole file is meant."""

    path: Path
    row: int | None
    code: str
    reason: str

    def __str__(self) -> str:
        return f"{self.path}{'' if self.row is None else f', ligne {self.row}'}\u00a0: {self.reason}"


# A word with each of its faults, so that an exception can be made for that word; no word for those of a whole card.
_Found: TypeAlias = Iterator[tuple[str, Finding]]
# Where each definition of a folder was met first.
_Said: TypeAlias = dict[tuple[Path, str], tuple[Path, int]]


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    card: str
    length: str
    entry: Entry


def shipped() -> tuple[Path, ...]:
    """Everything with words in it that comes with wordkit."""
    datasets = resources.folder("datasets")
    decks = [datasets / "definitions" / "cartes.csv", *sorted((datasets / "enigmes").glob("*.csv"))]
    decks.append(datasets / "mot_a_mot" / "cartes.csv")
    folders = sorted(path for path in resources.folder("lessons").iterdir() if (path / "lecon.toml").is_file())
    return (*(path for path in decks if path.name != EXCEPTIONS), *folders)


def check(paths: Iterable[Path]) -> list[Finding]:
    """The faults of decks and lessons: a CSV file, a lesson's folder, or a folder of either."""
    findings: list[Finding] = []
    said: _Said = {}
    for path in _files(paths):
        try:
            findings += _check_file(path, said)
        except DeckError as fault:
            findings.append(Finding(fault.path, fault.row, "file", fault.reason))
    return findings


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if not path.is_dir():
            yield path
        elif (path / "lecon.toml").exists() or (path / "mots.csv").exists():
            yield path / "mots.csv"
        else:
            inside = [item for item in path.iterdir() if item.is_dir() or item.suffix == ".csv"]
            yield from _files(sorted(item for item in inside if item.name != EXCEPTIONS and item.name[0] != "."))


def _check_file(path: Path, said: _Said) -> list[Finding]:
    columns = {clean(name) for name in read_text(path).partition("\n")[0].split(";")}
    excused = _exceptions(path.parent / EXCEPTIONS)
    if "numero" in columns:
        found = _check_word_cards(path)
    elif "longueur" in columns:
        found = _check_riddles(path, said)
    elif "carte" in columns:
        found = _check_cards(path, said)
    else:
        found = _check_lesson(path, said)
    return [finding for word, finding in found if (fold(word), finding.code) not in excused]


def _exceptions(path: Path) -> set[tuple[str, str]]:
    """The faults that are meant, each with its reason: rare words that the lexicon does not have, mostly."""
    if not path.exists():
        return set()
    rows = (row for row in scan_rows(path, ("mot", "regle", "raison")) if not isinstance(row, DeckError))
    return {(fold(row["mot"]), row["regle"]) for _, row in rows}


def _check_cards(path: Path, said: _Said) -> _Found:
    lines: list[_Line] = []
    yield from _read(path, ("carte", "mot", "nature", "definition", "niveau"), (), lines)
    yield from _each(path, lines, LONGEST_DEFINITION)
    yield from _repeated(path, lines, said)
    for card, of_card in _grouped(lines, lambda line: line.card).items():
        last = of_card[-1]
        if len(of_card) != 4:
            yield "", Finding(path, last.number, "card", f"la carte {card} a {len(of_card)} mots au lieu de 4")
        kinds = {nature_in_full(line.entry.nature).split()[0] for line in of_card}
        if len(kinds) < 2:
            yield (
                last.entry.word,
                Finding(path, last.number, "card", f"les mots de la carte {card} sont tous de la même classe"),
            )
        yield from _alike(path, of_card)


def _check_riddles(path: Path, said: _Said) -> _Found:
    lines: list[_Line] = []
    if path.stem not in COMPARTMENTS:
        yield "", Finding(path, None, "compartment", f"il n’y a pas de compartiment «\u00a0{path.stem}\u00a0»")
    yield from _read(path, ("carte", "longueur", "mot", "nature", "definition", "niveau"), (), lines)
    yield from _each(path, lines, LONGEST_RIDDLE)
    yield from _repeated(path, lines, said)
    for line in lines:
        spelt = letters(line.entry.word)
        if line.length not in map(str, RIDDLE_LENGTHS):
            yield (
                line.entry.word,
                Finding(path, line.number, "length", f"la longueur est «\u00a0{line.length}\u00a0», de 4 à 9"),
            )
        elif len(spelt) != int(line.length):
            reason = f"«\u00a0{line.entry.word}\u00a0» a {len(spelt)} lettres et non {line.length}"
            yield line.entry.word, Finding(path, line.number, "length", reason)
        if not set(spelt[:1]) <= set(path.stem):
            reason = f"«\u00a0{line.entry.word}\u00a0» ne commence pas par {' ou '.join(path.stem)}"
            yield line.entry.word, Finding(path, line.number, "initial", reason)
    for card, of_card in _grouped(lines, lambda line: line.card).items():
        lengths = sorted(line.length for line in of_card)
        if lengths != [str(length) for length in RIDDLE_LENGTHS]:
            reason = (
                f"la carte {card} a les longueurs {' '.join(lengths)}, et devrait avoir une énigme de chacune, de 4 à 9"
            )
            yield "", Finding(path, of_card[-1].number, "card", reason)
    for cell in _grouped(lines, lambda line: letters(line.entry.word)[:1] + line.length).values():
        yield from _alike(path, cell)


def _check_word_cards(path: Path) -> _Found:
    numbers: dict[str, list[str]] = defaultdict(list)
    seen: dict[str, int] = {}
    for row in scan_rows(path, ("carte", "numero", "mot")):
        if isinstance(row, DeckError):
            yield "", _unreadable(row)
            continue
        number, named = row
        word = named["mot"]
        # A capital says that it is a name: people, places and works have their cards too.
        for fault in () if word[:1].isupper() else word_faults(word):
            yield word, Finding(path, number, *fault)
        if seen.setdefault(fold(word), number) != number:
            yield word, Finding(path, number, "twice", f"«\u00a0{word}\u00a0» est déjà ligne {seen[fold(word)]}")
        numbers[named["carte"]].append(named["numero"])
    usual = Counter(tuple(of_card) for of_card in numbers.values()).most_common(1)
    for card, of_card in numbers.items():
        if tuple(of_card) != usual[0][0]:
            yield (
                "",
                Finding(
                    path, None, "card", f"la carte {card} est numérotée {' '.join(of_card)}, à la différence des autres"
                ),
            )


def _check_lesson(path: Path, said: _Said) -> _Found:
    if path.name == "mots.csv":
        read_about(path.parent)
    lines: list[_Line] = []
    yield from _read(path, ("mot", "nature", "definition"), ("exemple", "niveau", "theme"), lines)
    yield from _each(path, lines, LONGEST_DEFINITION)
    yield from _repeated(path, lines, said)
    yield from _alike(path, lines)
    if not lines:
        yield "", Finding(path, None, "empty", "il n’y a aucun mot")


def _read(path: Path, needed: tuple[str, ...], optional: tuple[str, ...], into: list[_Line]) -> _Found:
    for row in scan_rows(path, needed, optional):
        if isinstance(row, DeckError):
            yield "", _unreadable(row)
            continue
        number, named = row
        level = named["niveau"] or "1"
        if level not in map(str, LEVELS):
            yield named["mot"], Finding(path, number, "level", f"le niveau est «\u00a0{level}\u00a0»\u00a0: 1, 2 ou 3")
            level = "1"
        entry = Entry(
            named["mot"],
            named["nature"],
            named["definition"],
            named.get("exemple", ""),
            int(level),
            named.get("theme", ""),
        )
        into.append(_Line(number, named.get("carte", ""), named.get("longueur", ""), entry))


def _unreadable(fault: DeckError) -> Finding:
    return Finding(fault.path, fault.row, "row", fault.reason.rstrip("."))


def _each(path: Path, lines: Sequence[_Line], longest: int) -> _Found:
    for line in lines:
        for fault in faults_of(line.entry, longest):
            yield line.entry.word, Finding(path, line.number, *fault)


def _repeated(path: Path, lines: Sequence[_Line], said: _Said) -> _Found:
    """Words twice in one file, and definitions twice in one folder: a deck may lie in several files."""
    seen: dict[str, int] = {}
    for line in lines:
        word, definition = fold(line.entry.word), fold(line.entry.definition)
        if seen.setdefault(word, line.number) != line.number:
            reason = f"«\u00a0{line.entry.word}\u00a0» est déjà ligne {seen[word]}"
            yield line.entry.word, Finding(path, line.number, "twice", reason)
        where = said.setdefault((path.parent, definition), (path, line.number))
        if where != (path, line.number):
            file = "" if where[0] == path else f" de {where[0].name}"
            reason = f"la définition est déjà ligne {where[1]}{file}"
            yield line.entry.word, Finding(path, line.number, "same_definition", reason)


def _alike(path: Path, lines: Sequence[_Line]) -> _Found:
    """Pairs whose definitions say the same: each would fit the other word."""
    for a, b, _ in twins({str(at): line.entry.definition for at, line in enumerate(lines)}, at_least=_ALIKE):
        one, other = lines[int(a)], lines[int(b)]
        if nature_in_full(one.entry.nature).split()[0] != nature_in_full(other.entry.nature).split()[0]:
            continue
        reason = f"sa définition convient aussi à «\u00a0{one.entry.word}\u00a0», ligne {one.number}"
        yield other.entry.word, Finding(path, other.number, "alike", reason)


def _grouped(lines: Iterable[_Line], key: Callable[[_Line], str]) -> dict[str, list[_Line]]:
    groups: dict[str, list[_Line]] = defaultdict(list)
    for line in lines:
        groups[key(line)].append(line)
    return groups
