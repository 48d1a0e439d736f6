"""Two months of lessons that never took place: the demo class plays real games by their rules, at past moments."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from typing import Any

import sqlalchemy as sa

from wordkit.classroom.live import turn_row
from wordkit.classroom.store import Store, games, seances, turns
from wordkit.engine import TEACHER, RuleError, Seat, Table, Turn, fold, play
from wordkit.engine.chance import dice, pick, shuffled
from wordkit.games import GAMES
from wordkit.games.definitions import model as d
from wordkit.games.definitions.bot import definition
from wordkit.games.riddles.eclair import model as e
from wordkit.games.riddles.riddle import Riddle
from wordkit.words.entry import Entry
from wordkit.words.lessons import lessons

# Days before today; the holidays in the middle show what lasts. At least three apart: lessons of a week-end are moved
# to Friday, and no two may fall on one day.
DAYS_AGO = (69, 66, 62, 59, 55, 52, 48, 45, 41, 24, 21, 17, 14, 10, 7, 3)
LESSONS = ("la-foret", "les-emotions", "la-cuisine")
RIDDLES, DEFINED = 12, 3  # words of an hour, in each of the two games
BELL = 10  # the hour at which the lesson begins
SEED = "classe d’essai"


@dataclass(slots=True)
class _Pupil:
    """Someone who learns and forgets: how strong each word stands, in standard deviations around « half known »."""

    id: str
    gift: float
    zeal: float  # how often they are there
    strength: dict[str, float]

    def knows(self, word: str, rng: Random) -> bool:
        return rng.random() < 1 / (1 + math.exp(-self.strength.get(word, -9.0)))

    def learns(self, word: str, rng: Random) -> None:
        self.strength[word] += (0.9 + 0.35 * self.gift) * (0.4 + 1.2 * rng.random())

    def forgets(self, days: int) -> None:
        for word, strength in self.strength.items():
            self.strength[word] = strength - 0.012 * days * (1.3 - 0.3 * self.gift)


class _Play:
    """One game at a past moment: every command goes through the rules, every turn is kept."""

    def __init__(self, slug: str, begin: Any, at: float) -> None:
        self.slug, self.now, self.seed = slug, at, f"{SEED}/{slug}/{at:.0f}"
        self.table = Table(GAMES[slug])
        self.turns: list[Turn] = []
        self.do(TEACHER, begin)

    @property
    def state(self) -> Any:
        return self.table.state

    def do(self, by: str, command: Any, seconds: float = 2.0) -> None:
        """Let some time pass, then play; what the rules refuse did not happen."""
        self.now += seconds
        try:
            turn = play(self.table, by, command, now=self.now, seed=self.seed)
        except RuleError:
            return
        if turn is not None:
            self.table = fold(self.table, turn)
            self.turns.append(turn)


def invent(store: Store, class_id: int, students: Sequence[str], now: float) -> None:
    """Keep two months of played lessons for this class, as if they had taken place."""
    rng = dice(SEED, 0)
    known = {lesson.slug: lesson for lesson in lessons()[0]}
    chosen = [known[slug] for slug in LESSONS]
    pupils = [_pupil(student, [word for lesson in chosen for word in lesson.words], rng) for student in students]
    played: list[tuple[float, str, list[_Play]]] = []
    before = DAYS_AGO[0]
    for number, days in enumerate(DAYS_AGO):
        lesson = chosen[min(number // 4, 2) if number < 8 else number % 3]
        for pupil in pupils:
            pupil.forgets(before - days)
        before = days
        here = [pupil for pupil in pupils if rng.random() < pupil.zeal]
        words = shuffled(rng, lesson.words)
        start = _school_morning(now, days)
        first = _eclair(here, words[:RIDDLES], start, rng)
        second = _definitions(here, words[-DEFINED:], first.now + 120, rng)
        played.append((start, lesson.title, [first, second]))
    store.write(lambda db: _keep(db, class_id, played))


def _pupil(student: str, words: Sequence[Entry], rng: Random) -> _Pupil:
    gift = _bell(rng)
    strength = {word.word: 0.6 * gift + 0.5 - 0.8 * word.level + 0.7 * _bell(rng) for word in words}
    return _Pupil(student, gift, 0.97 if rng.random() < 0.85 else 0.7, strength)


def _eclair(pupils: Sequence[_Pupil], words: Sequence[Entry], at: float, rng: Random) -> _Play:
    """Riddles for the whole class: who knows the word finds it early or late, with or without its accents."""
    asked = tuple(Riddle(word.word, word.nature, word.definition) for word in words)
    seats = tuple(Seat((pupil.id,)) for pupil in pupils)
    game = _Play("eclair", e.Begin(seats, asked, e.Options(riddles=len(asked), hard=False)), at)
    while game.state.phase != "end":
        word = game.state.riddle.word
        finders = [pupil for pupil in pupils if pupil.knows(word, rng)]
        at_level = {pupil.id: pick(rng, (3, 4, 4, 4, 4, 5)) for pupil in finders}
        for level in range(1, e.LEVELS + 1):
            if level > 1:
                game.do(TEACHER, e.NextClue(), 18)
            for pupil in shuffled(rng, pupils):
                if at_level.get(pupil.id) == level:
                    game.do(pupil.id, e.Guess(word if rng.random() < 0.8 else _slip(word)))
                elif level >= 4 and pupil.id not in at_level and rng.random() < 0.35:
                    game.do(pupil.id, e.Guess(pick(rng, words).word))
        game.do(TEACHER, e.CloseRiddle())
        for pupil in pupils:
            pupil.learns(word, rng)
        game.do(TEACHER, e.NextRiddle(), 10)
    return game


def _definitions(pupils: Sequence[_Pupil], words: Sequence[Entry], at: float, rng: Random) -> _Play:
    """A card a word, hosted by the teacher: who knows the word votes for the real definition, the others guess."""
    cards = tuple((d.Word(word.word, word.nature, word.definition),) for word in words)
    seats = tuple(Seat((pupil.id,)) for pupil in pupils)
    game = _Play("definitions", d.Begin(seats, cards, d.Options(reads=5)), at)
    for number in range(len(cards)):
        game.do(TEACHER, d.ChooseWord(0))
        for pupil in shuffled(rng, pupils):
            game.do(pupil.id, d.Write(definition(game.state.word.nature, rng)))
        game.do(TEACHER, d.CloseWriting(), 30)
        game.do(TEACHER, d.StartReading(), 40)
        for _ in game.state.order:
            game.do(TEACHER, d.ReadNext(), 8)
        game.do(TEACHER, d.OpenVote())
        word, order = game.state.word.word, game.state.order
        for pupil in shuffled(rng, pupils):
            fit = [at + 1 for at, text in enumerate(order) if pupil.id not in game.state.texts[text].authors]
            real = order.index(d.REAL) + 1
            game.do(pupil.id, d.Vote(real if pupil.knows(word, rng) else pick(rng, fit)))
        game.do(TEACHER, d.Count(), 5)
        for pupil in pupils:
            pupil.learns(word, rng)
        game.do(TEACHER, d.NextRound() if number + 1 < len(cards) else d.End(), 20)
    return game


def _slip(word: str) -> str:
    """The word as a hurried hand writes it."""
    return word.translate(str.maketrans("éèêâîôû", "eeeaiou")).replace("nn", "n").replace("ss", "s")


def _bell(rng: Random) -> float:
    """A number near 0, rarely beyond 2 either way."""
    return sum(rng.random() for _ in range(12)) - 6


def _school_morning(now: float, days_ago: int) -> float:
    day = datetime.fromtimestamp(now) - timedelta(days=days_ago)
    day -= timedelta(days=max(0, day.weekday() - 4))  # no lesson on Saturday or Sunday
    return day.replace(hour=BELL, minute=0, second=0, microsecond=0).timestamp()


def _keep(db: sa.Connection, class_id: int, played: Sequence[tuple[float, str, list[_Play]]]) -> None:
    for start, title, hour in played:
        seance = db.execute(seances.insert().values(class_id=class_id, started_at=start)).lastrowid
        for game in hour:
            row = {"seance_id": seance, "slug": game.slug, "words": title, "seed": game.seed, "closed_at": game.now}
            number = db.execute(games.insert().values(**row)).lastrowid
            db.execute(turns.insert(), [turn_row(number, turn) for turn in game.turns])
