"""Dico secret on the pages: words held to the dictionary, pages to read, and which words still fit a notebook."""

import math
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from wordkit.engine.codec import from_json
from wordkit.engine.errors import RuleError
from wordkit.engine.seats import Seat
from wordkit.games.dico import model
from wordkit.games.dico.rules import THEME_LENGTHS
from wordkit.games.dico.view import NoteView, View
from wordkit.panels.games.panel import Panel
from wordkit.words.decks import definitions_cards, riddle_deck
from wordkit.words.entry import Entry
from wordkit.words.lexicon import lexicon
from wordkit.words.rude import rude_words
from wordkit.words.text import clean, collation_key, letters

LISTED_ON_A_PAGE = 4  # words of a lesson: a page of forty would hold them all
SHOWN = 30  # of the words that still fit
_SAID = 60  # signs of a word that are looked up: a page may send anything


def begin(seats: tuple[Seat, ...], cards: Sequence[Sequence[Entry]], options: Any) -> model.Begin:
    """A game with these words to draw from, completed from our decks; a theme's words may be the dictionary."""
    words = [entry for card in cards for entry in card]
    as_book = options.pop("theme_of_lesson", False)
    if as_book:
        fit = {e.word for e in words if " " not in e.word and len(letters(e.word)) in THEME_LENGTHS}
        options |= {"book": sorted(fit, key=collation_key), "shortest": THEME_LENGTHS[0], "longest": THEME_LENGTHS[-1]}
    chosen = from_json(model.Options, options)
    entries = _entries(words, chosen)
    if len(entries) <= len(seats):  # too few: who knows the lesson would know them all
        more = {entry.word: entry for entry in (*_entries(_all_decks(), chosen), *entries)}
        entries = tuple(more.values())
    return model.Begin(seats, entries, _pages(chosen.book), chosen)


def checked(command: Any, view: View) -> Any:
    """What the dictionary says of a secret word, where it stands, and its definition if the cards have one."""
    if not isinstance(command, model.ProposeWord) or view.desk is None:
        return command
    book = view.desk.book
    said = clean(command.word)[:_SAID]
    word = _listed(said, book) or said
    definition = command.definition.strip() or next(
        (entry.definition for entry in view.desk.entries if letters(entry.word) == letters(word)), ""
    )
    return replace(command, word=word, definition=definition, page=_page(word, book), refusal=_refusal(word, book))


def desk_notes(view: View) -> dict[str, Any]:
    """Rude words by student, in the words and definitions they propose."""
    flags: dict[str, list[str]] = {}
    for item in view.desk.proposals if view.desk else ():
        if found := rude_words(f"{item.secret.word} {item.secret.definition}"):
            flags.setdefault(item.student, []).extend(found)
    return {"flags": flags}


def student_notes(view: View, desk: View) -> dict[str, Any]:
    """For each opponent of whom something is known: between which words theirs stands, and which words still fit."""
    fits: dict[str, Any] = {}
    places: dict[str, Any] = {}
    if view.me is None or view.phase in ("words", "end") or desk.desk is None:
        return {"fits": fits, "places": places}
    book = desk.desk.book
    for note in view.me.notes:
        low, high = bounds(note, view.pages)
        if note.pages:
            places[str(note.seat)] = _between(low, high, view.pages, book)
        if view.fits and (note.start or note.end or note.pages):
            words = _fitting(view.shortest, view.longest, note.start, note.end, low, high, book)
            fits[str(note.seat)] = {"count": len(words), "words": list(words[:SHOWN])}
    return {"fits": fits, "places": places}


def look_up(view: View, desk: View, question: dict[str, Any]) -> dict[str, Any]:
    """A page of the dictionary, by its number or by a word: whole while it is open, else its first and last words."""
    me, book = view.me, desk.desk.book if desk.desk else ()
    marking = me is not None and view.phase == "page" and view.active == me.seat
    reading = me is not None and (me.reading or view.phase == "words")
    if not (marking or reading):
        raise RuleError("closed", "Le dictionnaire est fermé.")
    match question:
        case {"word": str(word)}:
            number = _page(clean(word)[:_SAID], book)
        case {"page": int(page)}:
            number = min(max(page, 1), view.pages)
        case _:
            raise ValueError("a page is looked up by its number or by a word")
    words = _words_on(number, book)
    return {"page": number, "pages": view.pages, "words": list(words if reading else (words[0], words[-1]))}


def bounds(note: NoteView, pages: int) -> tuple[int, int]:
    """The first and the last page where a word can stand, by what was answered."""
    low = max((page + (place == "after") for page, place in note.pages if place != "before"), default=1)
    high = min((page - (place == "before") for page, place in note.pages if place != "after"), default=pages)
    return low, high


def _between(low: int, high: int, pages: int, book: tuple[str, ...]) -> dict[str, Any]:
    """The pages where a word can stand, with the words that bound them: their own ends, or those of the pages asked."""
    if low == high:
        words = _words_on(low, book)
        return {"low": low, "high": high, "first": words[0], "last": words[-1]}
    first = _words_on(low - 1, book)[-1] if low > 1 else ""
    last = _words_on(high + 1, book)[0] if high < pages else ""
    return {"low": low, "high": high, "first": first, "last": last}


@lru_cache(maxsize=256)
def _fitting(
    shortest: int, longest: int, start: str, end: str, low: int, high: int, book: tuple[str, ...]
) -> tuple[str, ...]:
    if book:
        near = book[(low - 1) * LISTED_ON_A_PAGE : high * LISTED_ON_A_PAGE]
        return tuple(word for word in near if _fits(letters(word), start, end))
    lengths = range(shortest, longest + 1) if not end else [3 + len(end)]
    found = [word for n in lengths for word in lexicon().fitting(n, start, end, pages=(low, high))]
    return tuple(sorted(found, key=collation_key))


def _fits(spelling: str, start: str, end: str) -> bool:
    first, rest = "".join(sorted(spelling[:3])), "".join(sorted(spelling[3:]))
    return start in ("", first) and end in ("", rest)


def _listed(word: str, book: tuple[str, ...]) -> str | None:
    """The word as the dictionary spells it, accents and all."""
    if book:
        return next((other for other in book if letters(other) == letters(word)), None)
    return lexicon().headword(word)


def _refusal(word: str, book: tuple[str, ...]) -> str:
    listed = _listed(word, book) is not None
    if book:
        return "" if listed else f"«\u00a0{word}\u00a0» n’est pas dans la liste. Choisis un autre mot."
    verdict = lexicon().accepted(word)
    if not verdict.accepted:
        return f"{verdict.sentence} Choisis un autre mot."
    if not listed:
        lemma = lexicon().lemma(word)
        return f"Le dictionnaire range «\u00a0{word}\u00a0» sous «\u00a0{lemma}\u00a0». Choisis un autre mot."
    return ""


def _page(word: str, book: tuple[str, ...]) -> int:
    if not book:
        return lexicon().page(word)
    place = bisect_left(book, collation_key(word), key=collation_key)
    return min(place, len(book) - 1) // LISTED_ON_A_PAGE + 1


def _pages(book: tuple[str, ...]) -> int:
    return math.ceil(len(book) / LISTED_ON_A_PAGE) if book else lexicon().pages()


def _words_on(number: int, book: tuple[str, ...]) -> tuple[str, ...]:
    if not book:
        return lexicon().lemmas_on_page(number)
    return book[(number - 1) * LISTED_ON_A_PAGE : number * LISTED_ON_A_PAGE]


def _entries(words: Iterable[Entry], options: model.Options) -> tuple[model.Secret, ...]:
    span = range(options.shortest, options.longest + 1)
    return tuple(
        model.Secret(entry.word, entry.definition, _page(entry.word, options.book))
        for entry in words
        if entry.definition and len(letters(entry.word)) in span and not _refusal(entry.word, options.book)
    )


def _all_decks() -> list[Entry]:
    return [entry for card in (*riddle_deck(), *definitions_cards()) for entry in card]


DICO = Panel(
    slug="dico",
    commands=tuple(command for command in model.COMMANDS if command not in (model.Begin, model.Join)),
    checked=checked,
    begin=begin,
    desk_notes=desk_notes,
    topic=lambda view: f"{view.turn}/{view.phase}",
    # A STOP and a throw of dice say themselves what they answer, whatever has just happened at the table.
    reflexes=(model.Stop, model.Roll),
    student_notes=student_notes,
    look_up=look_up,
)
