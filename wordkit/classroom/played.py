"""The games that a class has played, and what is kept of the evidence they left."""

import json
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from wordkit.classroom.store import ROSTER, Store, dump, games, meta, pieces, seances, turns, upsert


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game of a class: open, or closed with the number of turns it has."""

    id: int
    slug: str
    words: str
    seance: int
    closed: bool
    turns: int


_LAST = sa.select(sa.func.max(turns.c.n)).where(turns.c.game_id == games.c.id).scalar_subquery()
_PLAYED = (
    sa.select(
        games.c.id, games.c.slug, games.c.words, games.c.seance_id, games.c.closed_at.is_not(None), _LAST.label("n")
    )
    .select_from(games)
    .order_by(games.c.id)
)


def played_games(store: Store, class_id: int) -> list[PlayedGame]:
    """The games of a class, oldest first."""
    query = _PLAYED.join(seances, seances.c.id == games.c.seance_id).where(seances.c.class_id == class_id)
    return [PlayedGame(*row) for row in store.read(lambda db: db.execute(query).all())]


def unsettled_game(store: Store, rules: int) -> PlayedGame | None:
    """A closed game whose evidence is not kept as these rules tell it, if there is one."""
    settled = sa.and_(pieces.c.game_id == games.c.id, pieces.c.rules == rules, pieces.c.turns == _LAST)
    query = _PLAYED.outerjoin(pieces, settled).where(games.c.closed_at.is_not(None), pieces.c.game_id.is_(None))
    row = store.read(lambda db: db.execute(query.limit(1)).first())
    return None if row is None else PlayedGame(*row)


def kept_pieces(
    store: Store, class_id: int, rules: int, student: str | None = None
) -> dict[int, tuple[int, list[Any]]]:
    """By game: after how many turns its evidence was worked out by these rules, and the evidence, or one student’s."""
    query = (
        sa.select(pieces.c.game_id, pieces.c.turns, pieces.c.pieces)
        .join(games, games.c.id == pieces.c.game_id)
        .join(seances, seances.c.id == games.c.seance_id)
        .where(seances.c.class_id == class_id, pieces.c.rules == rules)
    )

    # One game after the other: a student’s page has no room for a year of the whole class.
    def work(db: sa.Connection) -> dict[int, tuple[int, list[Any]]]:
        return {row.game_id: (row.turns, _of(student, json.loads(row.pieces))) for row in db.execute(query)}

    return store.read(work)


def list_mark(store: Store) -> str | None:
    """What is another whenever someone was erased, or a class list changed: known before turns are read."""
    return store.get(ROSTER)


def keep_pieces(store: Store, game: PlayedGame, rules: int, found: list[Any], mark: str | None) -> None:
    """Keep the evidence of a closed game, unless the mark has changed: it may quote what was erased meanwhile."""
    values = {"turns": game.turns, "rules": rules, "pieces": dump(found)}

    def work(db: sa.Connection) -> None:
        if db.scalar(sa.select(meta.c.value).where(meta.c.key == ROSTER)) == mark:
            upsert(db, pieces, {"game_id": game.id}, values)

    store.write(work)


def _of(student: str | None, found: list[Any]) -> list[Any]:
    """The pieces of one student, if one is named: each piece begins with whose it is."""
    return found if student is None else [piece for piece in found if piece[0] == student]
