"""Énigmes on the pages: secret words held to the lexicon, riddles from decks and lessons, rude answers pointed out."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from wordkit.engine.codec import from_json
from wordkit.engine.seats import Seat
from wordkit.games.riddles import model
from wordkit.games.riddles.eclair import model as eclair_model
from wordkit.games.riddles.eclair.view import DeskView as EclairDesk
from wordkit.games.riddles.eclair.view import View as EclairView
from wordkit.games.riddles.model import DIE, Card, Deck
from wordkit.games.riddles.riddle import Likeness, Riddle
from wordkit.games.riddles.rings import COMPARTMENTS, compartment_of
from wordkit.games.riddles.view import DeskView, View
from wordkit.panels.games.panel import Panel
from wordkit.words.decks import riddle_deck
from wordkit.words.entry import Entry
from wordkit.words.grading import likeness
from wordkit.words.lexicon import lexicon
from wordkit.words.rude import rude_words
from wordkit.words.text import letters

HARDEST = 3
_SAID = 60  # signs of a word that are looked up: a page may send anything


def begin(seats: tuple[Seat, ...], cards: Sequence[Sequence[Entry]], options: Any) -> model.Begin:
    """A game with these words, completed from our own cards where a square has none of them."""
    level = int(options.pop("level", HARDEST))
    words = [entry for card in cards for entry in card]
    if options.pop("theme_of_lesson", False):
        options["theme_words"] = [entry.word for entry in words]
    chosen = from_json(model.Options, options)
    fit = [entry for entry in words if entry.level <= level]
    return model.Begin(seats, decks_of(fit, _general(), chosen.faces), chosen)


def decks_of(words: Iterable[Entry], others: Iterable[Entry], faces: Sequence[int]) -> tuple[Deck, ...]:
    """The compartments filled with these words; a square with no word of a length takes the others' of that length."""
    cells, spare = _cells(words), _cells(others)
    decks = []
    for compartment in COMPARTMENTS:
        lists = [cells.get((compartment, n)) or spare.get((compartment, n), []) for n in sorted(set(faces))]
        cards: list[Card] = []
        for number in range(max(map(len, lists), default=0)):
            cards.append(tuple(riddles[number] for riddles in lists if number < len(riddles)))
        decks.append(Deck(compartment, tuple(cards)))
    return tuple(decks)


def warning(words: Sequence[Entry]) -> str:
    """Which squares a lesson has no riddle for, by the default die."""
    cells = _cells(words)
    have = {c: [n for n in DIE if (c, n) in cells] for c in COMPARTMENTS}
    missing = sum(len(DIE) - len(lengths) for lengths in have.values())
    if not missing:
        return ""
    named = [
        f"{c} (sauf {', '.join(map(str, lengths))})" if lengths else c
        for c, lengths in have.items()
        if len(lengths) < len(DIE)
    ]
    return (
        "Là où la leçon n’a pas de mot de la bonne longueur, l’énigme viendra de nos cartes. "
        f"Cases sans mot de la leçon\u00a0: {', '.join(named)}."
    )


def checked(command: Any, view: View) -> Any:
    """What the lexicon says of a secret word, how near an answer is, and whether it is fit to be read out."""
    match command:
        case model.ProposeWord(word) | model.ChangeWord(word):
            verdict = lexicon().accepted(word[:_SAID])
            return replace(command, refusal="" if verdict.accepted else f"{verdict.sentence} Choisis un autre mot.")
        case model.Guess(text):
            return replace(command, likeness=_likeness(text, view.desk), rude=bool(rude_words(text)))
        case _:
            return command


def desk_notes(view: View) -> dict[str, Any]:
    """Rude words by student, in what they propose or answer."""
    desk = view.desk
    if desk is None:
        return {"flags": {}}
    said = [(item.student, item.text) for item in (*desk.guesses, *desk.sealed)]
    said += [(item.student, item.word) for item in desk.proposals]
    return {"flags": _flags(said)}


def eclair_begin(seats: tuple[Seat, ...], cards: Sequence[Sequence[Entry]], options: Any) -> eclair_model.Begin:
    """A game with these words, whatever their length."""
    level = int(options.pop("level", HARDEST))
    words = [entry for card in cards for entry in card if _is_one_word(entry.word)]
    fit = [entry for entry in words if entry.level <= level] or words
    return eclair_model.Begin(seats, tuple(map(_riddle, fit)), from_json(eclair_model.Options, options))


def eclair_checked(command: Any, view: EclairView) -> Any:
    """How near an answer is."""
    if isinstance(command, eclair_model.Guess):
        return replace(command, likeness=_likeness(command.text, view.desk))
    return command


def eclair_notes(view: EclairView) -> dict[str, Any]:
    """Rude words by student, in what they answer."""
    tries = view.desk.tries if view.desk else ()
    return {"flags": _flags([(item.student, tried.text) for item in tries for tried in item.tries])}


def _likeness(text: str, desk: DeskView | EclairDesk | None) -> Likeness:
    riddle = desk.riddle if desk else None
    return likeness(text[:_SAID], riddle.word) if riddle else "wrong"


def _flags(said: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    flags: dict[str, list[str]] = {}
    for student, text in said:
        if found := rude_words(text):
            flags.setdefault(student, []).extend(found)
    return flags


def _general() -> list[Entry]:
    return [entry for card in riddle_deck() for entry in card]


def _cells(words: Iterable[Entry]) -> dict[tuple[str, int], list[Riddle]]:
    cells: dict[tuple[str, int], list[Riddle]] = {}
    for entry in words:
        spelling = letters(entry.word)
        if _is_one_word(entry.word):
            cells.setdefault((compartment_of(spelling[0]), len(spelling)), []).append(_riddle(entry))
    return cells


def _is_one_word(word: str) -> bool:
    return " " not in word and letters(word).isascii() and bool(letters(word))


def _riddle(entry: Entry) -> Riddle:
    return Riddle(entry.word, entry.nature, entry.definition)


RIDDLES = Panel(
    slug="riddles",
    commands=tuple(command for command in model.COMMANDS if command not in (model.Begin, model.Join)),
    checked=checked,
    begin=begin,
    desk_notes=desk_notes,
    topic=lambda view: f"{view.turn}/{view.phase}",
    warning=warning,
)

ECLAIR = Panel(
    slug="eclair",
    commands=tuple(c for c in eclair_model.COMMANDS if c not in (eclair_model.Begin, eclair_model.Join)),
    checked=eclair_checked,
    begin=eclair_begin,
    desk_notes=eclair_notes,
    topic=lambda view: str(view.number),
)
