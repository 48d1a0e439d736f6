"""The decks of cards that come with wordkit."""

from functools import lru_cache
from itertools import groupby
from pathlib import Path

from wordkit import resources
from wordkit.words.entry import Entry
from wordkit.words.table import DeckError, read_level, read_rows
from wordkit.words.text import fold, letters

__all__ = [
    "WORDS_ON_A_CARD",
    "DeckError",
    "definitions_cards",
    "mot_a_mot_cards",
    "read_cards",
    "read_riddles",
    "riddle_deck",
]

WORDS_ON_A_CARD = 4


@lru_cache(maxsize=1)
def definitions_cards() -> tuple[tuple[Entry, ...], ...]:
    """The cards of Définitions, four rare words each."""
    return read_cards(resources.folder("datasets") / "definitions" / "cartes.csv")


def read_cards(path: Path) -> tuple[tuple[Entry, ...], ...]:
    """The cards of one file, in its order; a card has four different words."""
    cards: list[tuple[Entry, ...]] = []
    rows = read_rows(path, ("carte", "mot", "nature", "definition", "niveau"))
    for card, lines in groupby(rows, key=lambda line: line[1]["carte"]):
        words: dict[str, Entry] = {}
        number = 0
        for number, row in lines:
            if fold(row["mot"]) in words:
                raise DeckError(path, number, f"la carte {card} a deux fois le mot «\u00a0{row['mot']}\u00a0».")
            level = read_level(path, number, row["niveau"])
            words[fold(row["mot"])] = Entry(row["mot"], row["nature"], row["definition"], level=level)
        if len(words) != WORDS_ON_A_CARD:
            raise DeckError(path, number, f"la carte {card} a {len(words)} mots et devrait en avoir {WORDS_ON_A_CARD}.")
        cards.append(tuple(words.values()))
    return tuple(cards)


@lru_cache(maxsize=1)
def riddle_deck() -> tuple[tuple[Entry, ...], ...]:
    """The cards of Énigmes, compartment after compartment; a card has words of different lengths."""
    folder = resources.folder("datasets") / "enigmes"
    return tuple(card for path in sorted(folder.glob("*.csv")) for card in read_riddles(path))


def read_riddles(path: Path) -> tuple[tuple[Entry, ...], ...]:
    """The riddle cards of one compartment, whose letters are the name of the file."""
    cards: list[tuple[Entry, ...]] = []
    rows = read_rows(path, ("carte", "longueur", "mot", "nature", "definition", "niveau"))
    for card, lines in groupby(rows, key=lambda line: line[1]["carte"]):
        words: dict[int, Entry] = {}
        for number, row in lines:
            spelling = letters(row["mot"])
            if row["longueur"] != str(len(spelling)):
                raise DeckError(
                    path, number, f"«\u00a0{row['mot']}\u00a0» a {len(spelling)} lettres, et non {row['longueur']}."
                )
            if spelling[:1] not in tuple(path.stem):
                raise DeckError(
                    path, number, f"«\u00a0{row['mot']}\u00a0» ne commence pas par {' ou '.join(path.stem)}."
                )
            if len(spelling) in words:
                raise DeckError(path, number, f"la carte {card} a deux mots de {len(spelling)} lettres.")
            level = read_level(path, number, row["niveau"])
            words[len(spelling)] = Entry(row["mot"], row["nature"], row["definition"], level=level)
        cards.append(tuple(words.values()))
    return tuple(cards)


@lru_cache(maxsize=1)
def mot_a_mot_cards() -> tuple[tuple[Entry, ...], ...]:
    """The cards of Mot à Mot: ten words each, at their numbers from 0 to 9, all of one level."""
    path = resources.folder("datasets") / "mot_a_mot" / "cartes.csv"
    cards: list[tuple[Entry, ...]] = []
    rows = read_rows(path, ("carte", "numero", "mot", "niveau"))
    for card, lines in groupby(rows, key=lambda line: line[1]["carte"]):
        words: list[Entry] = []
        for number, row in lines:
            if row["numero"] != str(len(words)):
                raise DeckError(path, number, f"la carte {card} attend le numéro {len(words)}.")
            words.append(Entry(row["mot"], "", "", level=read_level(path, number, row["niveau"])))
        cards.append(tuple(words))
    return tuple(cards)
