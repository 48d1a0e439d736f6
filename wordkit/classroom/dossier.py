"""Everything that the store holds of the students of a class, put together for whoever asks to see it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from wordkit.classroom.live import stored_turns
from wordkit.classroom.store import Store, devices, drafts, games, proposals, seances
from wordkit.engine.table import Game, Turn, replay
from wordkit.engine.texts import texts_in
from wordkit.games import GAMES

# What a fact says that a student did; where it is another's turn, what was done about them.
_DID = {
    "Announced": "a annoncé", "Buzzed": "a buzzé", "Challenged": "orthographe demandée",
    "Chose": "a donné une image", "Claimed": "a voulu conter", "Proposed": "a proposé une phrase",
    "ClueGiven": "a donné un indice", "ClueRefused": "indice refusé", "Edited": "son texte, corrigé",
    "Found": "a trouvé", "Guessed": "a répondu", "Joined": "est entré dans la partie", "Judged": "réponse jugée",
    "PaceGiven": "temps de réponse changé", "Pointed": "a choisi", "Sealed": "a répondu en secret", "Spelt": "a épelé",
    "Refused": "phrase refusée", "StopPointed": "a choisi pour STOP", "Stopped": "a dit STOP", "Told": "a conté",
    "Voted": "a voté",
    "WordAccepted": "mot secret accepté", "WordProposed": "a proposé un mot", "Wrote": "a écrit",
}  # fmt: skip
_PLAYED = "a joué"


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that a student did in a game; `undone` when the teacher took the step back."""

    at: float
    did: str
    texts: tuple[str, ...]
    right: bool | None
    undone: bool


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """One game of a student, with the team if they played in one."""

    at: float
    title: str
    words: str
    team: str
    deeds: tuple[Deed, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """A draft or a card: what it is about, what it says, and what became of it."""

    about: str
    text: str
    state: str = ""


@dataclass(frozen=True, slots=True)
class Dossier:
    """What is held of one student besides their name."""

    devices: tuple[tuple[str, float], ...]
    games: tuple[GamePlayed, ...]
    cards: tuple[Note, ...]
    drafts: tuple[Note, ...]


def dossiers(store: Store, class_id: int, students: Mapping[str, str]) -> dict[str, Dossier]:
    """By student id, for these students (id to name) of a class; each game is read once for all of them."""
    played = (
        sa.select(games.c.id, games.c.slug, games.c.words)
        .join(seances)
        .where(seances.c.class_id == class_id)
        .order_by(games.c.id)
    )
    of_each: dict[str, list[GamePlayed]] = {student: [] for student in students}
    for row in store.read(lambda db: db.execute(played).all()):
        game = GAMES[row.slug]
        turns = stored_turns(store, game, row.id)
        standing = {turn.n for turn in replay(game, turns).turns}
        told = [(turn, turn.facts_json()) for turn in turns]
        for student in students:
            team = _team(turns, student)
            deeds = tuple(
                deed for turn, facts in told for deed in _deeds(game, turn, facts, student, turn.n in standing)
            )
            if deeds or team is not None:
                of_each[student].append(GamePlayed(turns[0].at, game.title, row.words, team or "", deeds))
    return {student: _dossier(store, student, tuple(found)) for student, found in of_each.items()}


def _dossier(store: Store, student: str, played: tuple[GamePlayed, ...]) -> Dossier:
    number = int(student)
    states = {"sent": "en attente", "taken": "dans la leçon", "back": "à revoir"}

    def read(db: sa.Connection) -> Dossier:
        held = db.execute(sa.select(devices).where(devices.c.student_id == number)).all()
        sent = db.execute(sa.select(proposals).where(proposals.c.student_id == number).order_by(proposals.c.id)).all()
        kept = db.execute(sa.select(drafts).where(drafts.c.student_id == number)).all()
        return Dossier(
            tuple((row.id, row.seen_at) for row in held),
            played,
            tuple(
                Note(row.word, row.definition, states[row.state] + (f"\u00a0: {row.note}" if row.note else ""))
                for row in sent
            ),
            tuple(Note(row.topic, row.text) for row in kept),
        )

    return store.read(read)


def _team(turns: list[Turn], student: str) -> str | None:
    """The team in which this student began a game, "" alone; None when they were not at the table."""
    for fact in turns[0].facts:
        for seat in getattr(fact, "seats", ()):
            if student in seat.members:
                return str(seat.name)
    return None


def _deeds(game: Game, turn: Turn, facts: Sequence[dict[str, Any]], student: str, stands: bool) -> Iterator[Deed]:
    named = False
    for fact in facts:
        texts = tuple(text for author, text in texts_in(game.texts, fact) if author == student)
        if texts or fact.get("student") == student or student in fact.get("students", ()):
            named = True
            did = _DID.get(str(fact["_"]), _PLAYED)
            yield Deed(turn.at, did, texts or _said(fact, game), _right(fact), not stands)
    if turn.by == student and not named:
        yield Deed(turn.at, _PLAYED, (), None, not stands)


def _said(fact: Mapping[str, Any], game: Game) -> tuple[str, ...]:
    """What was said where the fact does not say by whom; for a vote, only whether it was for the real definition."""
    if fact["_"] == "Voted" and "text" in fact:
        return ("la vraie définition" if fact["text"] == "real" else "le texte d’un autre élève",)
    return tuple(text for _, text in texts_in(game.texts, fact))


def _right(fact: Mapping[str, Any]) -> bool | None:
    found = fact.get("right", fact.get("exact", fact.get("answer", {}).get("right")))
    return found if isinstance(found, bool) else None
