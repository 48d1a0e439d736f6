"""Judges a clue word of Mot à Mot: neither the word, nor of its family, nor its translation, nor rude."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from wordkit import resources
from wordkit.words.family import kinship
from wordkit.words.rude import rude_words
from wordkit.words.table import read_rows
from wordkit.words.text import fold, letters

LANGUAGES = {"en": "anglais", "de": "allemand", "es": "espagnol", "it": "italien"}


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a clue is worth, and why, in a sentence for whoever gave it."""

    verdict: Literal["fine", "suspicious", "refused"]
    reason: str = ""


FINE = Judgement("fine")


def judge(word: str, clue: str) -> Judgement:
    """Whether this clue may be given for this word."""
    if letters(clue) == letters(word):
        return Judgement("refused", "C’est le mot lui-même.")
    if rude_words(clue):
        return Judgement("refused", "Ce mot n’est pas poli\u00a0: trouves-en un autre.")
    if language := translation_language(word, clue):
        return Judgement("refused", f"C’est la traduction du mot en {LANGUAGES[language]}.")
    match kinship(word, clue):
        case "certain":
            return Judgement("refused", "Cet indice est de la même famille que le mot.")
        case "suspicious":
            return Judgement("suspicious", "De la même famille, peut-être\u00a0?")
        case _:
            return FINE


def translation_language(word: str, clue: str) -> str | None:
    """The language in which the clue is the word, if we know."""
    return _translations().get(fold(word), {}).get(letters(clue))


@lru_cache(maxsize=1)
def _translations() -> dict[str, dict[str, str]]:
    """For each word its translations, as letters, each with its language."""
    path = resources.folder("datasets") / "mot_a_mot" / "traductions.csv"
    found: dict[str, dict[str, str]] = {}
    for _, row in read_rows(path, ("mot",), tuple(LANGUAGES)):
        found[fold(row["mot"])] = {letters(row[language]): language for language in LANGUAGES if row[language]}
    return found
