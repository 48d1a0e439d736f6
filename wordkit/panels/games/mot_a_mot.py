"""Mot à Mot on the pages: clues are judged, near misses pointed out, cards come from decks and lessons."""

from collections.abc import Sequence
from typing import Any

from rapidfuzz import fuzz

from wordkit.engine.codec import from_json
from wordkit.engine.seats import Seat
from wordkit.games.mot_a_mot import model
from wordkit.games.mot_a_mot.view import View
from wordkit.panels.games.panel import Panel
from wordkit.words.clue import judge
from wordkit.words.entry import Entry
from wordkit.words.family import kinship
from wordkit.words.rude import rude_words
from wordkit.words.text import fold

_NEARLY = 80


def begin(seats: tuple[Seat, ...], cards: Sequence[Sequence[Entry]], options: Any) -> model.Begin:
    """A game with these cards; of a deck, those of the level that was chosen."""
    level = options.pop("level", 0)
    deck = all(len(card) == model.WORDS_ON_A_CARD for card in cards)
    chosen = [card for card in cards if not (deck and level) or card[0].level == level]
    made = tuple(tuple(model.Word(entry.word, entry.nature, entry.definition) for entry in card) for card in chosen)
    return model.Begin(seats, made, from_json(model.Options, options))


def checked(command: Any, view: View) -> Any:
    """A clue with the verdict on it, a proposal with whether it comes near; what the page says of either is dropped."""
    word = view.desk.word if view.desk else None
    match command:
        case model.GiveClue(text):
            if word is None:
                return model.GiveClue(text)
            judgement = judge(word, text)
            return model.GiveClue(text, verdict=judgement.verdict, reason=judgement.reason)
        case model.Guess(text):
            near = word is not None and (_alike(word, text) or kinship(word, text) != "none")
            return model.Guess(text, near=near, rude=bool(rude_words(text)))
        case _:
            return command


def _alike(word: str, text: str) -> bool:
    return fuzz.ratio(fold(text), fold(word)) >= _NEARLY


MOT_A_MOT = Panel(
    slug="mot_a_mot",
    commands=tuple(command for command in model.COMMANDS if command not in (model.Begin, model.Join)),
    checked=checked,
    begin=begin,
    desk_notes=lambda _view: {},
    topic=lambda view: str(view.serial),
    reflexes=(model.Announce, model.Buzz, model.Guess),
)
