"""Which words come back when: FSRS, told how likely each answer came from knowing rather than from luck."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from math import exp, log

from fsrs import Card, Rating, Scheduler

from wordkit.progress.evidence import Row

# How likely a word is known before anything was seen of it.
_KNOWN_AT_FIRST = 0.3
# Whole days without any dice: the same evidence always gives the same plan.
_SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


@dataclass(frozen=True, slots=True)
class Due:
    """A word whose time has come, and how likely it is still remembered."""

    word: str
    due_at: float
    retrievability: float


@dataclass(frozen=True, slots=True)
class ClassDue:
    """A word that these students of a class should meet again; their share of the class."""

    word: str
    students: tuple[str, ...]
    share: float


def due(rows: Iterable[Row], now: float, limit: int) -> list[Due]:
    """The words that this student should meet again by now, those most nearly forgotten first."""
    today = _day(now)
    found = [
        Due(word, card.due.timestamp(), _SCHEDULER.get_card_retrievability(card, today))
        for word, card in cards(rows).items()
        if card.due <= today
    ]
    return sorted(found, key=lambda one: (one.retrievability, one.word))[:limit]


def class_due(rows_by_student: Mapping[str, Sequence[Row]], now: float, limit: int) -> list[ClassDue]:
    """The words that most students should meet again by now; among equals, the most nearly forgotten first."""
    needed: dict[str, list[tuple[str, float]]] = {}
    for student, rows in rows_by_student.items():
        for one in due(rows, now, len(rows)):
            needed.setdefault(one.word, []).append((student, one.retrievability))

    def most_needed(word: str) -> tuple[float, float, str]:
        left = [retrievability for _, retrievability in needed[word]]
        return -len(left), sum(left) / len(left), word

    return [
        ClassDue(word, tuple(student for student, _ in needed[word]), len(needed[word]) / len(rows_by_student))
        for word in sorted(needed, key=most_needed)[:limit]
    ]


def cards(rows: Iterable[Row]) -> dict[str, Card]:
    """What FSRS remembers of each word of one student, after all that tells whether its meaning is known."""
    made: dict[str, Card] = {}
    for row in sorted(rows, key=lambda row: row.at):
        if row.q is not None and row.a is not None and row.q < row.a and row.act != "spelled":
            made[row.word] = _reviewed(made.get(row.word), row.right, row.q, row.a, _day(row.at))
    return made


def _reviewed(card: Card | None, right: bool, q: float, a: float, day: datetime) -> Card:
    """The card after an answer, between well remembered and forgotten as the answer may come from either."""
    if card is None:
        known = _KNOWN_AT_FIRST
        card = Card(card_id=1, due=day)  # without a number, each new card would sleep for a millisecond
    else:
        known = _SCHEDULER.get_card_retrievability(card, day)
    likely, by_luck = (a, q) if right else (1 - a, 1 - q)
    p = likely * known / (likely * known + by_luck * (1 - known))
    good, _ = _SCHEDULER.review_card(card, Rating.Good, day)
    again, _ = _SCHEDULER.review_card(card, Rating.Again, day)
    good.stability = exp(p * log(_known(good.stability)) + (1 - p) * log(_known(again.stability)))
    good.difficulty = p * _known(good.difficulty) + (1 - p) * _known(again.difficulty)
    # Stability is the number of days after which nine in ten are remembered: the time to come back.
    good.due = day + timedelta(days=max(1, round(good.stability)))
    return good


def _known(figure: float | None) -> float:
    assert figure is not None, "a card that was reviewed has figures"
    return figure


def _day(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
