"""The evidence of a class: who did what with which word, rebuilt from the turns of its games at any time."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from wordkit.classroom import live, roster
from wordkit.classroom.played import PlayedGame, keep_pieces, kept_pieces, list_mark, played_games, unsettled_game
from wordkit.classroom.store import Store
from wordkit.engine.table import evidence
from wordkit.games import GAMES

# Raise it whenever a game tells its evidence differently: what was kept of closed games is then worked out again.
RULES = 2


@dataclass(frozen=True, slots=True)
class Row:
    """One student, one word, one act. What was not answered leaves no row: it is missing, never wrong."""

    student: str
    word: str
    # recognised, recalled, spelled, guessed (from clues), described, fooled, was_fooled
    act: str
    right: bool
    # P(right) of someone who does not know the word, and of someone who does; none where the act does not tell.
    q: float | None
    a: float | None
    # How the answer was judged beyond right and wrong: "indice 2", "accents"…
    grade: str
    # What was written, said or chosen.
    detail: str
    # False: the answer of a team.
    own: bool
    game: str
    game_id: int
    seance: int
    # The title of the words that were played, or of the lesson that the word comes from.
    lesson: str
    at: float


def rows(store: Store, class_id: int, student: str | None = None) -> list[Row]:
    """All evidence of the students who are in this class, or of one, in order of time.

    Steps that were undone do not count.
    """
    here = set(roster.names_of(store, class_id))
    if student is not None:
        here &= {student}
    known = kept_pieces(store, class_id, RULES, student)
    found = [
        row
        for game in played_games(store, class_id)
        for row in _rows_of(game, _pieces(store, game, known.get(game.id)), here)
    ]
    return sorted(found, key=lambda row: row.at)


def settle(store: Store) -> bool:
    """Work out and keep the evidence of one closed game that has none kept yet; whether there was one.

    Said again and again by the server between its other work, so that nobody who asks for evidence has to wait.
    """
    game = unsettled_game(store, RULES)
    if game is not None:
        _pieces(store, game, None)
    return game is not None


def _rows_of(game: PlayedGame, pieces: Iterable[Any], here: set[str]) -> Iterable[Row]:
    for student, word, act, right, q, a, grade, detail, own, lesson, at in pieces:
        if student in here:
            played = (game.slug, game.id, game.seance, lesson or game.words)
            yield Row(student, word, act, right, q, a, grade, detail, own, *played, at)


def _pieces(store: Store, game: PlayedGame, kept: tuple[int, list[Any]] | None) -> list[Any]:
    """The pieces of one game as plain values: those that were kept, if no turn has been added since."""
    if game.closed and kept is not None and kept[0] == game.turns:
        return kept[1]
    rules, mark = GAMES[game.slug], list_mark(store)
    found = [
        [p.student, p.word, p.act, p.right, p.q, p.a, p.grade, p.detail, p.own, p.lesson, turn.at]
        for turn, p in evidence(rules, live.stored_turns(store, rules, game.id))
    ]
    if game.closed:
        keep_pieces(store, game, RULES, found, mark)
    return found
