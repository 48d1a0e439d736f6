"""Mot à Mot: the pile of cards, shuffled, or made from the words of a lesson."""

from collections.abc import Iterator
from random import Random

from wordkit.engine.chance import shuffled
from wordkit.engine.errors import RuleError
from wordkit.games.mot_a_mot.model import WORDS_ON_A_CARD, Card, Word
from wordkit.words.text import fold


def deal(rng: Random, cards: tuple[Card, ...], numbers: tuple[int, ...], rounds: int) -> tuple[Card, ...]:
    """The pile for this game: cards of ten as they are; other words are dealt, one card for each round."""
    if cards and all(len(card) == WORDS_ON_A_CARD for card in cards):
        return shuffled(rng, cards)
    words = tuple({fold(word.word): word for card in cards for word in card}.values())
    if len(words) < WORDS_ON_A_CARD:
        raise RuleError("no_cards", f"Il faut au moins {WORDS_ON_A_CARD} mots, et il y en a {len(words)}.")
    turn = _each_in_turn(rng, words)
    return tuple(_card(rng, words, numbers, turn) for _ in range(rounds))


def _card(rng: Random, words: tuple[Word, ...], numbers: tuple[int, ...], turn: Iterator[Word]) -> Card:
    played: list[Word] = []
    while len(played) < len(numbers):
        if (word := next(turn)) not in played:
            played.append(word)
    rest = iter([word for word in shuffled(rng, words) if word not in played])
    places = iter(played)
    return tuple(next(places) if number in numbers else next(rest) for number in range(WORDS_ON_A_CARD))


def _each_in_turn(rng: Random, words: tuple[Word, ...]) -> Iterator[Word]:
    """Every word once before any comes again."""
    while True:
        yield from shuffled(rng, words)
