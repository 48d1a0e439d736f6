"""Which words a student goes over again: those due first, then what they hardly met of the class's lessons."""

import subprocess
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from wordkit.classroom import clock, demo, past, roster
from wordkit.classroom.played import played_games
from wordkit.classroom.store import Store
from wordkit.games.riddles.revision.rules import LONGEST_SET
from wordkit.progress import practice
from wordkit.progress.evidence import Row, rows
from wordkit.progress.practice import words_to_practise
from wordkit.progress.schedule import due
from wordkit.words.decks import definitions_cards
from wordkit.words.lessons import lessons
from wordkit.words.text import nature_in_full

NOW = datetime(2026, 11, 18, 10, 0).timestamp()
DAY = 86_400.0
LESSONS = {lesson.title: lesson for lesson in lessons()[0]}


@pytest.fixture
def store(tmp_path, monkeypatch):
    """The demo class after its last three lessons."""
    monkeypatch.setattr(clock, "now", lambda: NOW)
    monkeypatch.setattr(past, "DAYS_AGO", past.DAYS_AGO[-3:])
    store = Store(tmp_path)
    demo.prepare(store)
    yield store
    store.close()


def row(word, days_ago, right=False, lesson="La forêt", **fields):
    """Someone chose this word's definition among four, so many days ago."""
    said = Row(
        "1", word, "recognised", right, 0.25, 0.96, "", "", True, "definitions", 1, 1, lesson, NOW - days_ago * DAY
    )
    return replace(said, **fields)


@pytest.fixture
def knowing(store, monkeypatch):
    """What would be asked of a student who has left just this evidence."""

    def ask(*evidence):
        monkeypatch.setattr(practice, "rows", lambda *_: list(evidence))
        return words_to_practise(store, 1, "1", NOW)

    return ask


def spelt(words):
    return [word.riddle.word for word in words]


def test_the_words_due_come_first(store):
    """Those that the schedule puts first, as far as they were not met today; eight of them."""
    student = next(iter(roster.names_of(store, 1)))
    chosen = words_to_practise(store, 1, student, NOW)
    wanted = [item.word for item in due(rows(store, 1, student), NOW, 200)]
    assert len(chosen) == LONGEST_SET
    assert spelt(word for word in chosen if not word.fresh) == wanted[:LONGEST_SET]


def test_then_words_of_recent_lessons_that_were_hardly_met(knowing):
    """Two forgotten words are due; the rest are words of the class's lessons, those never met first."""
    chosen = knowing(row("lisière", 20), row("orée", 20), *(row("clairière", 9 - n, right=True) for n in range(3)))
    assert set(spelt(chosen)[:2]) == {"lisière", "orée"}
    assert [word.fresh for word in chosen] == [False] * 2 + [True] * 6
    played = {"La forêt", "Les émotions", "La cuisine"}
    assert {word.lesson for word in chosen[2:]} <= played
    assert "clairière" not in spelt(chosen[2:]), "met three times already"


def test_a_word_met_today_rests(knowing):
    """Right or wrong, it comes back another day."""
    assert "lisière" not in spelt(knowing(row("lisière", 20), row("lisière", 0.1)))
    assert "lisière" in spelt(knowing(row("lisière", 20), row("lisière", 1.5)))


def test_a_student_who_was_always_away_meets_the_class_s_words(store, knowing):
    """No evidence at all: words of the lesson played last, to be recognised."""
    chosen = knowing()
    assert len(chosen) == LONGEST_SET
    assert all(word.fresh for word in chosen)
    assert {word.lesson for word in chosen} == {played_games(store, 1)[-1].words}


def test_definitions_beside_are_of_the_same_lesson_and_kind(knowing):
    """Nouns beside a noun, verbs beside a verb, never the word's own definition."""
    for word in knowing():
        entries = {entry.definition: entry for entry in LESSONS[word.lesson].words}
        kinds = {nature_in_full(entries[other].nature).split()[0] for other in word.others}
        assert kinds <= {nature_in_full(word.riddle.nature).split()[0]}
        assert word.riddle.definition not in word.others


def test_a_word_of_a_deck_is_explained_by_its_deck(knowing):
    """A rare word that was played from our cards comes back with what its card says."""
    entry = definitions_cards()[3][1]
    word = knowing(row(entry.word, 20, lesson="Mots rares"))[0]
    assert (word.riddle.word, word.riddle.definition, word.lesson) == (entry.word, entry.definition, "Mots rares")
    assert len(word.others) >= 3


def test_a_word_that_nothing_explains_is_not_asked(knowing):
    """A word of a lesson that is gone."""
    assert "zorglub" not in spelt(knowing(row("zorglub", 20, lesson="Une leçon effacée")))


def test_the_teacher_s_own_lesson_explains_its_words(store, knowing):
    """With the definition that the class has played, not another's."""
    folder = store.folder / "lessons" / "la-mienne"
    folder.mkdir(parents=True)
    about = 'titre = "La mienne"\nniveau = "CM2"\nobjectifs = []\njeux = ["eclair"]\n'
    (folder / "lecon.toml").write_text(about, encoding="utf-8")
    (folder / "mots.csv").write_text("mot;nature;definition\nlisière;n.f.;le bord du bois\n", encoding="utf-8")
    assert knowing(row("lisière", 20, lesson="La mienne"))[0].riddle.definition == "le bord du bois"
    assert knowing(row("lisière", 20))[0].riddle.definition == "bord d’un bois, là où il touche les champs"


def test_a_student_s_kernel_stays_small():
    """Pages and practice load neither tables nor charts nor the model's libraries."""
    heavy = "{'pandas', 'scipy', 'matplotlib'}"
    code = f"import sys, wordkit.panels, wordkit.progress.practice; print(sorted({heavy} & set(sys.modules)))"
    root = Path(__file__).parent.parent
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=root, check=True)
    assert done.stdout.strip() == "[]"
