"""The teacher's desk: the class, the set-up of a game, and every power over the table."""

import base64
import binascii
import os
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from wordkit.classroom import clock, lists, live, roster
from wordkit.classroom.erase import WHAT_GOES
from wordkit.classroom.folders import lessons_folder
from wordkit.engine.errors import RuleError
from wordkit.engine.seats import TEACHER
from wordkit.games import CLASS_GAMES
from wordkit.panels import tables
from wordkit.panels.board import join
from wordkit.panels.data_desk import DataDesk
from wordkit.panels.games import PANELS
from wordkit.panels.lesson_desk import LessonDesk
from wordkit.panels.page import Answer, Later, Message, Page
from wordkit.panels.picture_desk import PictureDesk
from wordkit.panels.progress_desk import ProgressDesk
from wordkit.words.decks import definitions_cards, mot_a_mot_cards, riddle_deck
from wordkit.words.entry import Entry
from wordkit.words.lessons import cards_of, lessons

# The decks that come with wordkit: what they are called, their cards, and the games they suit.
DECKS: dict[str, tuple[str, Callable[[], Sequence[Sequence[Entry]]], tuple[str, ...]]] = {
    "definitions": ("Mots rares", definitions_cards, ("definitions",)),
    "enigmes": ("Cartes d’énigmes", riddle_deck, ("riddles", "eclair", "dico")),
    "mot_a_mot": ("Cartes de Mot à Mot", mot_a_mot_cards, ("mot_a_mot",)),
    "libre": ("Sans liste de mots", tuple, ("images",)),
}


class Desk(Page):
    role = "prof"
    script = "desk.js"

    def __init__(self) -> None:
        super().__init__()
        self._tables: tables.Tables | None = None
        self._lessons = LessonDesk(lambda: self.store, lambda: self._class().id)
        self._data = DataDesk(lambda: self.store, self._class)
        self._progress = ProgressDesk(lambda: self.store, self._class)
        self._pictures = PictureDesk(lambda: self.store)

    def actions(self) -> Mapping[str, Callable[[Message], Answer | Later]]:
        return {
            "here": lambda _: None,
            "play": lambda message: tables.hear(self._table(), TEACHER, message, teacher=True),
            "launch": self._launch,
            "close_table": self._close_table,
            "new_class": self._new_class,
            "read_names": self._read_names,
            "pick_class": lambda message: roster.open_class(self.store, int(message["class"])),
            "add_student": self._add_student,
            "rename_student": lambda m: roster.rename_student(
                self.store, self._class().id, str(m["student"]), str(m["name"])
            ),
            "free": lambda message: roster.free(self.store, self._class().id, str(message["student"])),
            "set_team": lambda m: roster.set_team(self.store, self._class().id, str(m["student"]), str(m["team"])),
            "random_teams": self._random_teams,
            "clear_teams": lambda _: roster.clear_teams(self.store, self._class().id),
            **self._lessons.actions(),
            **self._data.actions(),
            **self._progress.actions(),
            **self._pictures.actions(),
        }

    def class_id(self) -> int | None:
        shown = roster.opened_class(self.store)
        return shown.id if shown else None

    def show(self) -> Message:
        shown = roster.opened_class(self.store)
        table = self._table()
        # Only the set-up screen needs the lessons: they are files, and a game looks at its desk often.
        ready, problems = lessons(lessons_folder()) if table is None else ((), ())
        page: Message = {
            "screen": "setup",
            "classes": [
                {"id": item.id, "name": item.name, "code": item.code, "size": item.size}
                for item in roster.all_classes(self.store)
            ],
            "class": None,
            "teams": list(roster.TEAM_NAMES),
            "lessons": [
                {
                    "slug": lesson.slug,
                    "title": lesson.title,
                    "level": lesson.level,
                    "size": len(lesson.words),
                    "games": list(lesson.games),
                    "warnings": {slug: PANELS[slug].warning(lesson.words) for slug in lesson.games if slug in PANELS},
                }
                for lesson in ready
            ],
            "decks": [
                {"slug": slug, "title": title, "size": sum(len(card) for card in cards()), "games": list(suited)}
                for slug, (title, cards, suited) in DECKS.items()
            ],
            "problems": list(problems),
            "games": [
                {"slug": game.slug, "title": game.title, "seats": list(game.seats)} for game in CLASS_GAMES.values()
            ],
            "join": join(shown),
            "board_url": "tableau",
            "pictures": self._pictures.show() if table is None else None,
            "written": None,
            "revising": 0,
            "reminder": None,
            "what_goes": WHAT_GOES,
            "game": None,
        }
        if shown is None:
            return page
        everyone = roster.class_students(self.store, shown.id, clock.now())
        paces = table.table.clock.paces if table else {}
        students = [
            {
                "id": student.id,
                "name": student.name,
                "team": student.team,
                "here": student.here,
                "held": student.held,
                "pace": paces.get(student.id, 1),
            }
            for student in everyone
        ]
        page["class"] = {"id": shown.id, "name": shown.name, "code": shown.code, "students": students}
        if table is None:
            practising = live.practising(self.store, shown.id)
            revising = sum(student.here and student.id in practising for student in everyone)
            return page | {"written": self._lessons.show(), "revising": revising, "reminder": self._data.reminder()}
        names = {student.id: student.name for student in everyone}
        return page | {"screen": "game", "game": tables.show(table, TEACHER, names) | self._notes(table)}

    def tick(self) -> None:
        """A desk in JupyterLab has no server beside it: it closes what is due itself."""
        if "WORDKIT_SECRET" not in os.environ and (table := self._table()) is not None:
            table.tick()

    def _notes(self, table: live.LiveTable) -> Message:
        step = table.table.undoable
        undo = {"turn": step.turn, "name": step.name, "after": table.table.after(step.turn)} if step else None
        return {"undo": undo, **PANELS[table.game.slug].desk_notes(table.table.view(TEACHER))}

    def _launch(self, message: Message) -> None:
        school_class = self._class()
        slug, teams = str(message["game"]), bool(message["teams"])
        if slug not in PANELS:
            raise RuleError("no_game", "Ce jeu n’existe pas encore.")
        if self._table() is not None:
            raise RuleError("running", "Une partie est déjà en cours dans cette classe.")
        wanted = {str(student) for student in message["students"]}
        playing = [
            (student.id, student.team)
            for student in roster.class_students(self.store, school_class.id, clock.now())
            if student.id in wanted
        ]
        title, cards = self._words(message["words"], slug)
        begin = PANELS[slug].begin(live.seats(playing, teams), cards, dict(message["options"]))
        live.launch(self.store, school_class.id, slug, begin, title)

    def _words(self, words: Any, slug: str) -> tuple[str, Sequence[Sequence[Entry]]]:
        wanted = words["slug"]
        if words["kind"] == "deck" and wanted in DECKS:
            title, cards, _ = DECKS[wanted]
            return title, cards()
        for lesson in lessons(lessons_folder())[0]:
            if words["kind"] == "lesson" and lesson.slug == wanted:
                return lesson.title, cards_of(lesson.words)
        raise RuleError("no_words", "Cette leçon n’est plus là\u00a0: choisissez-en une autre.")

    def _close_table(self, _: Message) -> None:
        if (table := self._table()) is not None:
            live.close(self.store, table.id)

    def _new_class(self, message: Message) -> None:
        names = lists.names_in_text(str(message["names"]))
        roster.open_class(self.store, roster.add_class(self.store, str(message["name"]), names))

    def _read_names(self, message: Message) -> Answer:
        try:
            data = base64.b64decode(str(message["data"]), validate=True)
        except binascii.Error as error:
            raise RuleError("bad_file", "Ce fichier est arrivé abîmé\u00a0: réessayez.") from error
        found = lists.names_in_file(str(message["filename"]), data)
        return {"names": "\n".join(found.names), "problems": list(found.problems)}

    def _add_student(self, message: Message) -> None:
        roster.add_student(self.store, self._class().id, str(message["name"]))

    def _random_teams(self, message: Message) -> None:
        present = message.get("students")
        roster.random_teams(
            self.store,
            self._class().id,
            int(message["count"]),
            Random(live.new_seed()),
            None if present is None else [str(student) for student in present],
        )

    def _class(self) -> roster.SchoolClass:
        shown = roster.opened_class(self.store)
        if shown is None:
            raise RuleError("no_class", "Créez d’abord une classe.")
        return shown

    def _table(self) -> live.LiveTable | None:
        shown = roster.opened_class(self.store)
        if self._tables is None:
            self._tables = tables.Tables(self.store)
        return self._tables.latest(shown.id) if shown else None
