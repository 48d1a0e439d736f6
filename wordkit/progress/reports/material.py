"""What a report is about, and everything it may say, gathered once for all its formats."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

import pandas as pd

from wordkit.classroom import roster
from wordkit.classroom.store import Store
from wordkit.engine.errors import RuleError
from wordkit.progress.evidence import rows
from wordkit.progress.frames import evidence_frame
from wordkit.progress.french import day, listed, quoted
from wordkit.progress.knowledge import fit
from wordkit.progress.meanings import meanings
from wordkit.progress.measures import Moment, meaning, moments, timelines
from wordkit.words.entry import Entry
from wordkit.words.text import collation_key, fold

FORMATS = ("pdf", "xlsx", "ods", "csv", "html", "anki")


@dataclass(frozen=True, slots=True)
class Request:
    """A report: of a class, or of some of its `students`, each alone; of one lesson, of a period, or of everything."""

    class_id: int
    formats: tuple[str, ...] = ("pdf",)
    students: tuple[str, ...] = ()
    lesson: str = ""
    since: date | None = None
    until: date | None = None


@dataclass(frozen=True, slots=True)
class Material:
    """A class as a report sees it: the evidence of the request and what the model makes of it."""

    class_name: str
    names: Mapping[str, str]
    request: Request
    today: date
    evidence: pd.DataFrame
    past: tuple[Moment, ...]
    cells: pd.DataFrame
    spelling: pd.DataFrame
    words: pd.DataFrame
    timelines: Mapping[str, pd.DataFrame]
    entries: Mapping[str, Entry]

    @property
    def students(self) -> list[str]:
        """Those the report is about, by name."""
        asked = self.request.students or tuple(self.names)
        return sorted(asked, key=lambda student: collation_key(self.names[student]))

    @property
    def scope(self) -> str:
        """The lesson and the period, as a title has them; nothing when it is about everything."""
        return " – ".join(part for part in (self.request.lesson, period(self.request)) if part)

    def entry(self, word: str) -> Entry:
        """The word with its nature and definition, which stay empty when no lesson and no deck explains it."""
        found = self.entries.get(fold(word))
        return found if found is not None else Entry(word, "", "")


def gather(store: Store, request: Request, today: date) -> Material:
    """Everything about this request. Raises RuleError when it names what is not there."""
    school_class = next((item for item in roster.all_classes(store) if item.id == request.class_id), None)
    if school_class is None:
        raise RuleError("no_class", "Cette classe n’existe plus.")
    names = roster.names_of(store, request.class_id)
    evidence = evidence_frame(rows(store, request.class_id))
    return material(school_class.name, names, evidence, request, today, meanings(store.folder))


def material(
    class_name: str,
    names: Mapping[str, str],
    evidence: pd.DataFrame,
    request: Request,
    today: date,
    entries: Mapping[str, Entry],
) -> Material:
    """The same from a frame of evidence. What came after the period is unknown to the report."""
    _check(request, names, evidence)
    if request.until is not None:
        evidence = evidence[evidence["day"] <= request.until]
    model = fit(evidence)
    asked = evidence
    if request.since is not None:
        asked = asked[asked["day"] >= request.since]
    if request.lesson:
        asked = asked[asked["lesson"] == request.lesson]
    words = set(asked["word"])
    past = moments(model, asked, words)
    end = float(asked["at"].max()) if len(asked) else 0.0
    cells = model.cells(at=end)
    cells = cells[cells["word"].isin(words) & cells["student"].isin(set(names))]
    hardness = model.words()
    return Material(
        class_name=class_name,
        names=names,
        request=request,
        today=today,
        evidence=asked,
        past=past,
        cells=meaning(cells),
        spelling=cells[cells["track"] == "orthographe"],
        words=hardness[hardness["word"].isin(words)],
        timelines=timelines(past, names),
        entries=entries,
    )


def period(request: Request) -> str:
    """« du 4 septembre 2026 au 1er mai 2027 », or nothing."""
    since, until = request.since, request.until
    if since is not None and until is not None:
        return f"du {day(since)} au {day(until)}"
    if since is not None:
        return f"depuis le {day(since)}"
    return "" if until is None else f"jusqu’au {day(until)}"


def _check(request: Request, names: Mapping[str, str], evidence: pd.DataFrame) -> None:
    unknown = [name for name in request.formats if name not in FORMATS]
    if unknown or not request.formats:
        raise RuleError(
            "format", f"Format inconnu\u00a0: {listed(unknown) or 'aucun'}. Possibles\u00a0: {', '.join(FORMATS)}."
        )
    if any(student not in names for student in request.students):
        raise RuleError("no_student", "Cet élève n’est plus dans la classe.")
    if request.since is not None and request.until is not None and request.since > request.until:
        raise RuleError("period", "La période finit avant de commencer\u00a0: vérifiez les deux dates.")
    played = list(dict.fromkeys(evidence["lesson"]))
    if request.lesson and request.lesson not in played:
        there = ", ".join(quoted(title) for title in played) or "aucune"
        raise RuleError(
            "no_lesson", f"La leçon {quoted(request.lesson)} n’a pas été jouée. Leçons jouées\u00a0: {there}."
        )
