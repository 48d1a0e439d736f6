"""Images on the pages: where each picture that may be seen is, lesson words and rude words in phrases."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from wordkit.classroom.folders import images_folder
from wordkit.engine.codec import from_json
from wordkit.engine.seats import Seat
from wordkit.games.images import model
from wordkit.games.images.view import View
from wordkit.panels.games.panel import Panel
from wordkit.panels.pictures import shown
from wordkit.words.entry import Entry
from wordkit.words.pictures import our_pictures, pictures_in
from wordkit.words.rude import rude_words
from wordkit.words.text import clean
from wordkit.words.used import words_used

_SAID = 200  # signs of a phrase that are looked at: a page may send anything


def begin(seats: tuple[Seat, ...], cards: Sequence[Sequence[Entry]], options: Any) -> model.Begin:
    """A game with our pictures, the teacher's own, or both; with the words of a lesson if there is one."""
    wanted = options.pop("pictures", "all")
    ours = our_pictures() if wanted != "own" else ()
    own = pictures_in(images_folder()) if wanted != "ours" else ()
    words = tuple(dict.fromkeys(entry.word for card in cards for entry in card))
    chosen = from_json(model.Options, options)
    chosen = replace(chosen, lesson_word=chosen.lesson_word and bool(words))
    return model.Begin(seats, tuple(picture.name for picture in (*ours, *own)), words, chosen)


def checked(command: Any, view: View) -> Any:
    """A phrase with the lesson words in it, and whether one is rude; what the page says of either is dropped."""
    if not isinstance(command, model.Tell) or view.desk is None:
        return command
    phrase = clean(command.phrase)[:_SAID]  # as it will be kept: spaces before it would hide its end
    return replace(command, words=words_used(phrase, view.desk.words), rude=bool(rude_words(phrase)))


def desk_notes(view: View) -> dict[str, Any]:
    """Rude words by student, in the phrases they propose."""
    proposals = view.desk.proposals if view.desk else ()
    return {"flags": {item.student: list(found) for item in proposals if (found := rude_words(item.phrase))}}


def page_notes(view: View) -> dict[str, Any]:
    """Where the pictures are that this view names, and what they are for who cannot see them."""
    return {"pictures": shown(set(_named(view)))}


def _named(view: View) -> Iterator[str]:
    yield from (picture.picture for picture in view.pictures)
    yield from (tale.picture for tale in view.tales)
    if view.me is not None:
        yield from view.me.hand
        yield from (item.picture for item in view.me.proposals)
        if view.me.told is not None:
            yield view.me.told
    if view.desk is not None:
        yield from (item.picture for item in view.desk.proposals)
        if view.desk.told is not None:
            yield view.desk.told


IMAGES = Panel(
    slug="images",
    commands=tuple(command for command in model.COMMANDS if command not in (model.Begin, model.Join)),
    checked=checked,
    begin=begin,
    desk_notes=desk_notes,
    topic=lambda view: f"{view.round}/{view.storyteller}",
    page_notes=page_notes,
)
