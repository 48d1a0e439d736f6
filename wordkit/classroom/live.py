"""The live tables: games of a class as they are played now, by many processes at once."""

import json
import os
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

import sqlalchemy as sa

from wordkit.classroom import clock
from wordkit.classroom.store import Conflict, Store, drafts, dump, games, meta, seances, turns, upsert
from wordkit.engine import TEACHER, Game, RuleError, Seat, Table, Tick, Turn, fold, play
from wordkit.engine.seats import seat_of
from wordkit.engine.table import read_facts
from wordkit.games import CLASS_GAMES, GAMES

# Games launched within this time of each other belong to the same lesson hour.
SEANCE = 3 * 3600.0


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A table of this class that is not closed."""

    id: int
    slug: str
    words: str
    n: int


class LiveTable:
    """One game: the state so far, kept up with the turns that anyone stores."""

    def __init__(self, store: Store, game_id: int) -> None:
        row = store.read(lambda db: db.execute(sa.select(games).where(games.c.id == game_id)).one())
        self.id = game_id
        self.game: Game = GAMES[row.slug]
        self.words: str = row.words
        self.table = Table(self.game)
        self._seed: str = row.seed
        self._store = store
        self.refresh()

    def refresh(self) -> bool:
        """Fold in the turns that are new; whether there were any."""
        new = stored_turns(self._store, self.game, self.id, self.table.n)
        for turn in new:
            self.table = fold(self.table, turn)
        return bool(new)

    def play(self, by: str, command: Any, step: int | None = None) -> Turn | None:
        """Decide, store, fold. When another process was first, look again and decide again. Raises RuleError."""
        while True:
            turn = play(self.table, by, command, now=clock.now(), seed=self._seed, step=step)
            if turn is None:
                return None
            try:
                self._store.write(partial(_insert, game_id=self.id, turn=turn))
            except Conflict:
                if not self.refresh():  # nobody was first: the game itself is gone
                    raise RuleError("no_table", "Cette partie a été effacée.") from None
            else:
                self.table = fold(self.table, turn)
                return turn

    def tick(self) -> None:
        """Close what is due."""
        self.play("clock", Tick())

    def seat_late(self, student: str, team: str) -> None:
        """Give a place to a student who has none: in their team if it plays, else their own."""
        state = self.table.state
        if self.game.join is None or seat_of(state.seats, student) is not None:
            return
        seat = next((index for index, seat in enumerate(state.seats) if team and seat.name == team), None)
        try:
            self.play(TEACHER, self.game.join(student, seat))
        except RuleError:
            return  # a full table, or a game that is over: the page says so


def turn_row(game_id: int, turn: Turn) -> dict[str, Any]:
    """A turn of this game as the store keeps it."""
    facts = dump(turn.facts_json())
    return {"game_id": game_id, "n": turn.n, "by": turn.by, "at": turn.at, "facts": facts, "undoes": turn.undoes}


def stored_turns(store: Store, game: Game, game_id: int, after: int = 0) -> list[Turn]:
    """The turns of a table, those that came after this one."""
    query = sa.select(turns).where(turns.c.game_id == game_id, turns.c.n > after).order_by(turns.c.n)
    rows = store.read(lambda db: db.execute(query).all())
    return [Turn(row.n, row.by, row.at, read_facts(game, json.loads(row.facts)), row.undoes) for row in rows]


def new_seed() -> str:
    """Where all chance comes from: drawn here and nowhere else, then kept with the game.

    WORDKIT_SEED fixes it, so that a lesson in a browser meets the same words each time it is tried.
    """
    return os.environ.get("WORDKIT_SEED") or secrets.token_hex(8)


def launch(store: Store, class_id: int, slug: str, begin: Any, words: str) -> int:
    """Open a table: nothing is stored unless the rules accept its beginning."""
    seed = new_seed()
    first = _first(slug, TEACHER, begin, seed)
    return store.write(lambda db: _open(db, class_id, slug, words, seed, first))


def practise(store: Store, class_id: int, slug: str, student: str, begin: Any) -> int:
    """Open a table of a student’s own, which no other page knows of; the one that is open already stays."""
    seed = new_seed()
    first = _first(slug, student, begin, seed)

    def work(db: sa.Connection) -> int:
        return db.scalar(_open_practices(class_id).where(turns.c.by == student)) or _open(
            db, class_id, slug, GAMES[slug].title, seed, first
        )

    return store.write(work)


def practice_of(store: Store, class_id: int, student: str) -> int | None:
    """The table at which this student practises alone, if any."""
    query = _open_practices(class_id).where(turns.c.by == student)
    found: int | None = store.read(lambda db: db.scalar(query))
    return found


def practices_since(store: Store, class_id: int, student: str, since: float) -> list[int]:
    """The tables, open or closed, at which this student began to practise alone since then."""
    query = _practices(class_id).where(turns.c.by == student, turns.c.at > since)
    return list(store.read(lambda db: db.scalars(query).all()))


def practising(store: Store, class_id: int) -> frozenset[str]:
    """The students who practise alone."""
    query = _open_practices(class_id).with_only_columns(turns.c.by)
    return frozenset(store.read(lambda db: db.scalars(query).all()))


def close_forgotten(store: Store) -> None:
    """Close the tables of students who practised alone and have left them for as long as a lesson hour lasts."""
    last = sa.select(sa.func.max(turns.c.at)).where(turns.c.game_id == games.c.id).scalar_subquery()
    forgotten = games.update().where(
        games.c.closed_at.is_(None), games.c.slug.not_in(CLASS_GAMES), last < clock.now() - SEANCE
    )
    store.write(lambda db: db.execute(forgotten.values(closed_at=clock.now())))


def close(store: Store, game_id: int) -> None:
    """Clear the table: its turns stay, the pages leave it."""
    store.write(lambda db: db.execute(games.update().where(games.c.id == game_id).values(closed_at=clock.now())))


def open_games(store: Store, class_id: int | None = None) -> list[OpenGame]:
    """The tables of a class that are open, oldest first; students who practise alone have theirs beside."""
    n = sa.select(sa.func.max(turns.c.n)).where(turns.c.game_id == games.c.id).scalar_subquery()
    query = (
        sa.select(games.c.id, games.c.slug, games.c.words, n.label("n"))
        .join(seances, seances.c.id == games.c.seance_id)
        .where(games.c.closed_at.is_(None), games.c.slug.in_(CLASS_GAMES))
        .order_by(games.c.id)
    )
    if class_id is not None:
        query = query.where(seances.c.class_id == class_id)
    return [OpenGame(*row) for row in store.read(lambda db: db.execute(query).all())]


def marks(store: Store, class_id: int | None) -> tuple[Any, ...]:
    """What a page compares to know whether it must look again: the list's mark and every open table's turn."""
    listed = store.read(lambda db: db.execute(sa.select(meta.c.key, meta.c.value)).all())
    return (tuple(sorted(tuple(row) for row in listed)), tuple(open_games(store, class_id)))


def save_draft(store: Store, game_id: int, student: str, topic: str, text: str) -> None:
    """Keep what a student is typing about this topic."""
    key = {"game_id": game_id, "student_id": int(student)}
    store.write(lambda db: upsert(db, drafts, key, {"topic": topic, "text": text}))


def draft(store: Store, game_id: int, student: str, topic: str) -> str:
    """What a student was typing about this topic."""
    query = sa.select(drafts.c.text).where(
        drafts.c.game_id == game_id, drafts.c.student_id == int(student), drafts.c.topic == topic
    )
    return store.read(lambda db: db.scalar(query)) or ""


def seats(students: Iterable[tuple[str, str]], teams: bool) -> tuple[Seat, ...]:
    """Seats from (student, team) pairs: one each, or one a team; in team play a student without team sits alone."""
    if not teams:
        return tuple(Seat((student,)) for student, _ in students)
    grouped: dict[str, list[str]] = {}
    for student, team in students:
        grouped.setdefault(team or f"\0{student}", []).append(student)
    return tuple(Seat(tuple(members), "" if team[0] == "\0" else team) for team, members in grouped.items())


def _first(slug: str, by: str, begin: Any, seed: str) -> Turn:
    """The turn that a table begins with."""
    first = play(Table(GAMES[slug]), by, begin, now=clock.now(), seed=seed)
    assert first is not None, "a game begins with a fact"
    return first


def _open(db: sa.Connection, class_id: int, slug: str, words: str, seed: str, first: Turn) -> int:
    last = db.execute(
        sa.select(seances).where(seances.c.class_id == class_id).order_by(seances.c.started_at.desc())
    ).first()
    if last is None or not 0 <= first.at - last.started_at < SEANCE:
        seance = _id(db.execute(seances.insert().values(class_id=class_id, started_at=first.at)))
    else:
        seance = last.id
    game_id = _id(db.execute(games.insert().values(seance_id=seance, slug=slug, words=words, seed=seed)))
    _insert(db, game_id, first)
    return game_id


def _practices(class_id: int) -> sa.Select[Any]:
    """The tables of students of a class who practise alone, with their first turn: a table is whose who began it."""
    return (
        sa.select(games.c.id)
        .join(seances, seances.c.id == games.c.seance_id)
        .join(turns, sa.and_(turns.c.game_id == games.c.id, turns.c.n == 1))
        .where(seances.c.class_id == class_id, games.c.slug.not_in(CLASS_GAMES))
        .order_by(games.c.id)
    )


def _open_practices(class_id: int) -> sa.Select[Any]:
    return _practices(class_id).where(games.c.closed_at.is_(None))


def _insert(db: sa.Connection, game_id: int, turn: Turn) -> None:
    db.execute(turns.insert().values(**turn_row(game_id, turn)))


def _id(result: sa.CursorResult[Any]) -> int:
    assert result.inserted_primary_key is not None
    return int(result.inserted_primary_key[0])
