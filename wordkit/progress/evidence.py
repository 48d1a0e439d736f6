"""The evidence of a class: who did what with which word, rebuilt from the turns of its games at any time."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from wordkit.classroom import live, roster
from wordkit.classroom.played import PlayedGame, keep_pieces, kept_pieces, played_games
from wordkit.classroom.store import Store
from wordkit.engine.table import evidence
from wordkit.games import GAMES

# Raise it whenever a game tells its evidence differently: what was kept of closed games is then worked out again.
RULES = 1


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
    # The title of the words that were played.
    lesson: str
    at: float


def rows(store: Store, class_id: int) -> list[Row]:
    """All evidence of the students who are in this class, in order of time. Steps that were undone do not count."""
    here = set(roster.names_of(store, class_id))
    known = kept_pieces(store, class_id, RULES)
    found = [
        row
        for game in played_games(store, class_id)
        for row in _rows_of(game, _pieces(store, game, known.get(game.id)))
        if row.student in here
    ]
    return sorted(found, key=lambda row: row.at)


def _rows_of(game: PlayedGame, pieces: Iterable[Any]) -> Iterable[Row]:
    for student, word, act, right, q, a, grade, detail, own, at in pieces:
        played = (game.slug, game.id, game.seance, game.words)
        yield Row(student, word, act, right, q, a, grade, detail, own, *played, at)


def _pieces(store: Store, game: PlayedGame, kept: tuple[int, list[Any]] | None) -> list[Any]:
    """The pieces of one game as plain values: those that were kept, if no turn has been added since."""
    if game.closed and kept is not None and kept[0] == game.turns:
        return kept[1]
    rules = GAMES[game.slug]
    found = [
        [p.student, p.word, p.act, p.right, p.q, p.a, p.grade, p.detail, p.own, turn.at]
        for turn, p in evidence(rules, live.stored_turns(store, rules, game.id))
    ]
    if game.closed:
        keep_pieces(store, game, RULES, found)
    return found
