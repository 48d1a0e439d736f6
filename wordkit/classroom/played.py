"""The games that a class has played, and what is kept of the evidence they left."""

import json
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from wordkit.classroom.store import Store, dump, games, pieces, seances, turns, upsert


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game of a class: open, or closed with the number of turns it has."""

    id: int
    slug: str
    words: str
    seance: int
    closed: bool
    turns: int


def played_games(store: Store, class_id: int) -> list[PlayedGame]:
    """The games of a class, oldest first."""
    n = sa.select(sa.func.max(turns.c.n)).where(turns.c.game_id == games.c.id).scalar_subquery()
    query = (
        sa.select(
            games.c.id, games.c.slug, games.c.words, games.c.seance_id, games.c.closed_at.is_not(None), n.label("n")
        )
        .join(seances, seances.c.id == games.c.seance_id)
        .where(seances.c.class_id == class_id)
        .order_by(games.c.id)
    )
    return [PlayedGame(*row) for row in store.read(lambda db: db.execute(query).all())]


def kept_pieces(store: Store, class_id: int, rules: int) -> dict[int, tuple[int, list[Any]]]:
    """By game: after how many turns its evidence was worked out by these rules, and the evidence."""
    query = (
        sa.select(pieces.c.game_id, pieces.c.turns, pieces.c.pieces)
        .join(games, games.c.id == pieces.c.game_id)
        .join(seances, seances.c.id == games.c.seance_id)
        .where(seances.c.class_id == class_id, pieces.c.rules == rules)
    )
    rows = store.read(lambda db: db.execute(query).all())
    return {row.game_id: (row.turns, json.loads(row.pieces)) for row in rows}


def keep_pieces(store: Store, game: PlayedGame, rules: int, found: list[Any]) -> None:
    """Keep the evidence of a closed game."""
    values = {"turns": game.turns, "rules": rules, "pieces": dump(found)}
    store.write(lambda db: upsert(db, pieces, {"game_id": game.id}, values))
