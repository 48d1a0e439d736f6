"""`wordkit bench reports`: how the time and the weight of each report grow with the class."""

import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from wordkit.progress import reports
from wordkit.progress.meanings import meanings
from wordkit.progress.simulate import simulated

_LESSONS = 20  # a term


@dataclass(frozen=True, slots=True)
class Size:
    """How large a class: students, words, pieces of evidence."""

    students: int
    words: int
    pieces: int


@dataclass(frozen=True, slots=True)
class Made:
    """One report of one class, or what the model needs before any; seconds and MB."""

    students: int
    words: int
    pieces: int
    what: str
    seconds: float
    files: int
    megabytes: float

    def row(self) -> dict[str, object]:
        """As people read it."""
        return {
            "rapport": self.what,
            "élèves": self.students,
            "mots": self.words,
            "réponses": self.pieces,
            "secondes": self.seconds,
            "ms/élève": 1000 * self.seconds / self.students,
            "fichiers": self.files,
            "Mo": self.megabytes,
        }


def run(sizes: Sequence[Size], formats: Sequence[str], told: Callable[[Made], None]) -> list[Made]:
    """Each format for a class of each size, after one that is not counted: it loads fonts and libraries."""
    found: list[Made] = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in _class(Size(3, 12, 300), formats, Path(folder)):
            pass
        for size in sizes:
            for made in _class(size, formats, Path(folder)):
                found.append(made)
                told(made)
    return found


def _class(size: Size, formats: Sequence[str], folder: Path) -> Iterator[Made]:
    sim = simulated("power", 1, size.students, size.words, _LESSONS)
    # As many of its answers as are asked, spread over the whole term.
    pieces = min(size.pieces, len(sim.evidence))
    evidence = sim.evidence.sample(pieces, random_state=1).sort_values("at", ignore_index=True)
    names = {student: f"Élève {student}" for student in sim.students}
    made_on: date = evidence["day"].max()

    start = time.perf_counter()
    gathered = reports.material("Classe", names, evidence, reports.Request(1), made_on, meanings(folder))
    yield Made(size.students, size.words, pieces, "modèle", time.perf_counter() - start, 0, 0.0)
    for name in formats:
        start = time.perf_counter()
        files = reports.write(replace(gathered, request=reports.Request(1, (name,))), folder)
        seconds = time.perf_counter() - start
        weight = sum(path.stat().st_size for path in files) / 1e6
        yield Made(size.students, size.words, pieces, name, seconds, len(files), weight)
