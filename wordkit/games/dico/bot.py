"""Dico secret: a simulated student, who knows some words but sees no more than its chair."""

from collections.abc import Iterable
from random import Random
from typing import Any

from wordkit.engine.chance import pick, shuffled
from wordkit.games.dico import model as m
from wordkit.games.dico.cards import QUESTIONS, TURNED, Question
from wordkit.games.dico.view import DOWN, Me, NoteView, View
from wordkit.words.text import letters

BOLD = 0.35  # of the moments when enough is known, a STOP
# What a theme may allow though no dictionary has it.
TOWNS = ("Avignon", "Toulouse", "Bordeaux", "Grenoble", "Marseille")

# Words by their definitions: what simulated students know is told to them by whoever seats them.
_learnt: dict[str, str] = {}


def learn(words: Iterable[tuple[str, str]]) -> None:
    """Teach every simulated student these words, each with its definition."""
    _learnt.update((definition, word) for word, definition in words)


def act(view: View, rng: Random) -> Any | None:
    """What this student does now, or nothing."""
    me = view.me
    if me is None:
        return None
    mine = me.seat == view.active
    match view.phase:
        case "words":
            return _word(view, me, rng)
        case "turn" | "consult" if not view.seats[me.seat].out and _sure(view, me) and rng.random() < BOLD:
            return _stop(view, me)
        case "turn" if mine:
            return _play(view, me, rng)
        case "turned" if mine and me.takeable:
            return m.Take(pick(rng, me.takeable))
        case "page" if mine and view.asked is not None:
            return m.AskPage(_page(view, me, view.asked.seat))
        case "consult" if me.rolling:
            return m.Roll()
        case _:
            return None


def _word(view: View, me: Me, rng: Random) -> Any | None:
    if me.secret is not None or (me.proposals and rng.random() < 0.9):
        return None
    towns = [town for town in TOWNS if view.shortest <= len(letters(town)) <= view.longest]
    if view.theme and towns and rng.random() < 0.3:
        return m.ProposeWord(pick(rng, towns), "Grande ville de France.", 1, "Ce mot n’est pas dans le dictionnaire.")
    return m.DrawWord()


def _play(view: View, me: Me, rng: Random) -> Any:
    wanted = [(question, note.seat) for note in me.notes for question in _missing(note) if question in me.askable]
    if wanted and (me.must_ask or rng.random() < 0.8):
        return m.Ask(*wanted[0])
    if me.must_ask:
        return m.Ask(me.askable[0], me.notes[0].seat)
    if rng.random() < 0.04:
        return m.Consult()
    down = [square for square, shown in enumerate(view.squares) if shown == DOWN]
    one, two, three = shuffled(rng, down)[:TURNED]
    return m.TurnUp((one, two, three))


def _missing(note: NoteView) -> Iterable[Question]:
    known = {"start": note.start, "end": note.end, "definition": note.definition, "page": len(note.pages) > 3}
    return (question for question in QUESTIONS if not known[question])


def _page(view: View, me: Me, seat: int) -> int:
    """The middle of where the word can still be."""
    pages = next(note.pages for note in me.notes if note.seat == seat)
    low = max((page for page, place in pages if place != "before"), default=1)
    high = min((page for page, place in pages if place != "after"), default=view.pages)
    return (low + high + 1) // 2


def _sure(view: View, me: Me) -> bool:
    known = [note for note in me.notes if note.definition in _learnt or (note.start and note.end)]
    return len(known) >= view.needed


def _stop(view: View, me: Me) -> m.Stop:
    known = [note for note in me.notes if note.definition in _learnt or (note.start and note.end)]
    return m.Stop(tuple(m.Said(note.seat, _guess(note)) for note in known[: view.needed]))


def _guess(note: NoteView) -> str:
    if note.definition in _learnt:
        return _learnt[note.definition]
    return next((word for word in sorted(_learnt.values()) if _fits(note, letters(word))), note.start + note.end)


def _fits(note: NoteView, spelling: str) -> bool:
    return "".join(sorted(spelling[:3])) == note.start and "".join(sorted(spelling[3:])) == note.end
