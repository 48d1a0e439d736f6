"""What answers to a riddle show about who knows the word and who can spell it."""

from collections.abc import Iterable, Iterator

from wordkit.engine.evidence import Evidence
from wordkit.games.riddles.riddle import GRADES, SPELT_RIGHT, Answer, Grade, graded

# P(right without knowing the word), by how much had been said of it; P(right when it is known).
FOUND_BY_CHANCE = (0.02, 0.05, 0.10, 0.20, 0.35)
FOUND_IF_KNOWN = 0.90
SPELT_BY_CHANCE = 0.02
SPELT_IF_KNOWN = 0.85
_GRADES: dict[Grade, str] = {
    "right": "exact",
    "typography": "typographie",
    "accents": "accents",
    "plural": "pluriel",
    "near": "presque",
    "wrong": "faux",
}


def answered(word: str, answers: Iterable[tuple[str, Answer]]) -> Iterator[Evidence]:
    """One piece for each student who answered, of their best answer; and of its spelling if it was found."""
    best: dict[str, Answer] = {}
    for student, answer in answers:
        if student not in best or _rank(answer) < _rank(best[student]):
            best[student] = answer
    for student, answer in best.items():
        chance = FOUND_BY_CHANCE[answer.level - 1]
        grade = f"indice {answer.level}" + ("" if answer.right else f", {_GRADES[answer.grade]}")
        yield Evidence(student, word, "recalled", answer.right, chance, FOUND_IF_KNOWN, answer.text, grade=grade)
        if answer.right:
            yield _spelled(student, word, answer.text, answer.grade)


def spelled(student: str, word: str, text: str) -> Evidence:
    """A word that was known already, written down, right or not."""
    return _spelled(student, word, text, graded(text, word, "wrong"))


def _spelled(student: str, word: str, text: str, grade: Grade) -> Evidence:
    exact = grade in SPELT_RIGHT
    return Evidence(student, word, "spelled", exact, SPELT_BY_CHANCE, SPELT_IF_KNOWN, text, grade=_GRADES[grade])


def _rank(answer: Answer) -> tuple[bool, int, int]:
    """The best answer first: right with few clues, else the nearest, with the most clues it had."""
    return not answer.right, GRADES.index(answer.grade), answer.level if answer.right else -answer.level
