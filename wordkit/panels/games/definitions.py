"""Définitions on the pages: rude words and likely twins for the desk, cards from decks and lessons."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from wordkit.engine.codec import from_json
from wordkit.engine.seats import Seat
from wordkit.games.definitions import model
from wordkit.games.definitions.view import View
from wordkit.panels.games.panel import Panel
from wordkit.words.entry import Entry
from wordkit.words.likeness import twins
from wordkit.words.rude import rude_words


def begin(seats: tuple[Seat, ...], cards: Sequence[Sequence[Entry]], options: Any) -> model.Begin:
    """A game with these cards."""
    made = tuple(tuple(model.Word(entry.word, entry.nature, entry.definition) for entry in card) for card in cards)
    return model.Begin(seats, made, from_json(model.Options, options))


def checked(command: Any, _view: View) -> Any:
    """A text with a rude word is not picked for reading unless the teacher does so."""
    if isinstance(command, model.Write):
        return replace(command, doubtful=bool(rude_words(command.text)))
    return command


def desk_notes(view: View) -> dict[str, Any]:
    """Rude words by text, and pairs of texts that say nearly the same."""
    texts = view.desk.texts if view.desk else ()
    said = {text.id: " ".join((text.form, *(original for _, original in text.originals))) for text in texts}
    flags = {text: sorted(found) for text, written in said.items() if (found := set(rude_words(written)))}
    alive = {text.id: text.form for text in texts if not text.removed}
    return {"flags": flags, "twins": [list(pair) for pair in twins(alive)] if view.phase == "desk" else []}


DEFINITIONS = Panel(
    slug="definitions",
    commands=tuple(command for command in model.COMMANDS if command not in (model.Begin, model.Join)),
    checked=checked,
    begin=begin,
    desk_notes=desk_notes,
    topic=lambda view: str(view.round),
)
