"""Small made-up classes, as a frame of evidence: the same seed gives the same class."""

from datetime import UTC, date, datetime, timedelta
from random import Random

import pandas as pd

COLUMNS = (
    "student", "word", "act", "right", "q", "a", "grade", "detail", "own", "game", "game_id", "seance", "lesson", "at",
    "day",
)  # fmt: skip
WORDS = (
    "marée", "digue", "balise", "vague", "hameçon", "phare", "écume", "récif", "houle", "amarre",
    "proue", "cale", "estuaire", "esquif", "embrun", "vareuse", "étrave", "gréement", "misaine", "jusant",
)  # fmt: skip
NAMES = (
    "Adam", "Alice", "Amir", "Anna", "Basile", "Chloé", "Éloi", "Emma", "Fatou", "Gabin", "Hugo", "Inès",
    "Jade", "Jeanne", "Léo", "Lina", "Louis", "Maël", "Malo", "Naïm", "Noé", "Rose", "Sami", "Zoé",
)  # fmt: skip
FIRST_DAY = date(2026, 9, 4)


def names(count: int = len(NAMES)) -> dict[str, str]:
    """Student ids and the names they go by."""
    return {
        str(number): NAMES[number - 1] if number <= len(NAMES) else f"Élève {number}" for number in range(1, count + 1)
    }


def evidence(
    students: int = 24,
    words: tuple[str, ...] = WORDS,
    seances: int = 12,
    share: float = 0.5,
    absent: float = 0.1,
    lesson: str = "La mer et les bateaux",
    seed: int = 1,
) -> pd.DataFrame:
    """A class that learns: each student meets a `share` of the words at each séance, five days apart."""
    rng = Random(seed)
    ability = [rng.random() * 2 - 1 for _ in range(students)]
    rows = []
    for seance in range(1, seances + 1):
        day = FIRST_DAY + timedelta(days=5 * (seance - 1))
        start = datetime(day.year, day.month, day.day, 8, 30, tzinfo=UTC).timestamp()
        for student in range(students):
            if rng.random() < absent:
                continue
            for place, word in enumerate(words):
                if rng.random() > share:
                    continue
                known = rng.random() < min(
                    0.97, max(0.02, 0.55 + 0.07 * seance + 0.25 * ability[student] - place / len(words))
                )
                spelled = rng.random() < 0.2
                q, a = (0.02, 0.85) if spelled else (0.25, 0.96)
                right = rng.random() < (a if known else q)
                act = "spelled" if spelled else "recognised"
                at = start + 60 * place + student
                rows.append(
                    (
                        str(student + 1),
                        word,
                        act,
                        right,
                        q,
                        a,
                        "",
                        "",
                        True,
                        "definitions",
                        seance,
                        seance,
                        lesson,
                        at,
                        day,
                    )
                )
    return pd.DataFrame(rows, columns=list(COLUMNS))
