"""The demo class: a list of students, and two months of lessons that were played by the rules."""

import json
from collections import Counter, defaultdict
from datetime import datetime

import pytest
import sqlalchemy as sa

from wordkit.classroom import clock, demo, live, past, roster
from wordkit.classroom.store import Store, games, seances, turns
from wordkit.engine.table import Turn, evidence, read_facts
from wordkit.games import GAMES

NOW = datetime(2026, 11, 18, 20, 0).timestamp()


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    """A demo class that was opened one Wednesday evening."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clock, "now", lambda: NOW)
        store = Store(tmp_path_factory.mktemp("demo"))
        demo.prepare(store)
        yield store
        store.close()


def pieces(store):
    """Every piece of evidence of the past, with its moment."""
    for game in store.read(lambda db: db.execute(sa.select(games)).all()):
        query = sa.select(turns).where(turns.c.game_id == game.id).order_by(turns.c.n)
        rules = GAMES[game.slug]
        rows = store.read(lambda db, query=query: db.execute(query).all())
        log = [Turn(row.n, row.by, row.at, read_facts(rules, json.loads(row.facts)), row.undoes) for row in rows]
        yield from evidence(rules, log)


def test_the_past_is_over(store):
    """No lesson of the past is still running, none lies in the future, all are on school days at lesson time."""
    assert live.open_games(store) == []
    starts = store.read(lambda db: db.scalars(sa.select(seances.c.started_at)).all())
    days = [datetime.fromtimestamp(start) for start in starts]
    assert len({day.date() for day in days}) == len(past.DAYS_AGO)
    assert all(day.weekday() < 5 and day.hour == past.BELL for day in days)
    moments = store.read(lambda db: db.scalars(sa.select(turns.c.at)).all())
    assert max(moments) < NOW
    assert NOW - min(moments) > 60 * 86400


def test_lessons_take_an_hour_at_most(store):
    """From the first command to the last, a séance fits between two bells."""
    query = sa.select(sa.func.min(turns.c.at), sa.func.max(turns.c.at))
    query = query.join(games, games.c.id == turns.c.game_id).group_by(games.c.seance_id)
    assert all(end - start < 3600 for start, end in store.read(lambda db: db.execute(query).all()))


def test_the_class_has_learnt(store):
    """Riddles of the last weeks are found more often than those of the first, and nobody knows all or nothing."""
    found = defaultdict(Counter)
    by_student = defaultdict(Counter)
    for turn, piece in pieces(store):
        if piece.act == "recalled":
            found[turn.at > NOW - 30 * 86400][piece.right] += 1
            by_student[piece.student][piece.right] += 1
    shares = {late: right[True] / right.total() for late, right in found.items()}
    assert shares[True] > shares[False] + 0.05
    assert set(by_student) == set(roster.names_of(store, 1))
    assert all(0 < right[True] < right.total() for right in by_student.values())


def test_an_existing_class_keeps_its_own_past(store):
    """Asking for the demo again adds nothing to it."""
    before = store.read(lambda db: db.scalar(sa.select(sa.func.count()).select_from(turns)))
    demo.prepare(store)
    assert store.read(lambda db: db.scalar(sa.select(sa.func.count()).select_from(turns))) == before
