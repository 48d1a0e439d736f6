"""What an import would bring: the words it found, what to look at in each, and every row that is no use."""

from collections.abc import Iterable
from dataclasses import dataclass

from wordkit.words.entry import Entry
from wordkit.words.lexicon import lexicon
from wordkit.words.text import fold
from wordkit.words.wellformed import Fault, faults_of

# A lesson is learnt in a few weeks: a list longer than this is a dictionary, from which words are picked.
MOST_ENTRIES = 500
# Much longer than any definition or example, so that nothing is cut without a word.
LONGEST_TEXT = 400
# A source with more bad rows than this is not what it says it is.
MOST_PROBLEMS = 1_000


class Refused(ValueError):
    """A source that is not read at all: a code, and a sentence for the teacher."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code, self.sentence = code, sentence


@dataclass(frozen=True, slots=True)
class Problem:
    """A row that is no use, numbered as a spreadsheet shows it, or nothing for one that cannot be numbered."""

    row: int | None
    reason: str

    def __str__(self) -> str:
        return self.reason if self.row is None else f"Ligne {self.row}\u00a0: {self.reason}"


@dataclass(frozen=True, slots=True)
class Candidate:
    """A word that may be kept; `faults` are what the teacher may want to mend first."""

    row: int
    entry: Entry
    faults: tuple[Fault, ...]

    @property
    def complete(self) -> bool:
        return bool(self.entry.definition and self.entry.nature)


@dataclass(frozen=True, slots=True)
class Preview:
    """`kind` names the sort of source in French: « tableur », « dictionnaire StarDict »…"""

    kind: str
    candidates: tuple[Candidate, ...]
    problems: tuple[Problem, ...]


def gather(kind: str, found: Iterable[tuple[int, Entry] | Problem]) -> Preview:
    """The preview of what a reader found; a word that comes twice is a problem the second time."""
    candidates: list[Candidate] = []
    problems: list[Problem] = []
    rows: dict[str, int] = {}
    for item in found:
        if isinstance(item, Problem):
            problems.append(item)
            if len(problems) > MOST_PROBLEMS:
                raise Refused(
                    "bad_file", f"Plus de {MOST_PROBLEMS} lignes sont inutilisables, dès celle-ci\u00a0: {problems[0]}"
                )
            continue
        row, entry = item
        first = rows.setdefault(fold(entry.word), row)
        if first != row:
            problems.append(Problem(row, f"«\u00a0{entry.word}\u00a0» est déjà ligne {first}."))
            continue
        if len(candidates) == MOST_ENTRIES:
            raise Refused(
                "too_many", f"Il y a plus de {MOST_ENTRIES} mots\u00a0: donnez la liste de ceux que vous voulez."
            )
        candidates.append(Candidate(row, entry, _faults(entry)))
    if not candidates and not problems:
        problems.append(Problem(None, "Il n’y a aucun mot."))
    return Preview(kind, tuple(candidates), tuple(problems))


def guessed_nature(word: str) -> str:
    """The class that the lexicon gives a word, for a source that does not say."""
    return next((sense.nature for sense in lexicon().entries(word) if sense.kind not in "pxq"), "")


def _faults(entry: Entry) -> tuple[Fault, ...]:
    missing = [
        *([] if entry.nature else [Fault("no_class", "il manque la nature")]),
        *([] if entry.definition else [Fault("no_definition", "il manque la définition")]),
    ]
    silent = {"too_short"} if not entry.definition else set()
    return (*missing, *(fault for fault in faults_of(entry) if fault.code not in silent))
