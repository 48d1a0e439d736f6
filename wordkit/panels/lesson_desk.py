"""The teacher's lessons at the desk: edit, look a word up, import with a preview, and read what students propose."""

import base64
import binascii
import hashlib
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import Any

from wordkit.classroom import proposals
from wordkit.classroom.folders import data_folder, lessons_folder
from wordkit.classroom.store import Store, StoreError
from wordkit.engine.errors import RuleError
from wordkit.words.entry import Entry
from wordkit.words.importers import Preview, Refused, preview, preview_text
from wordkit.words.importers.preview import LONGEST_TEXT
from wordkit.words.importers.sources import main_file
from wordkit.words.lessons import ANY_GAME, Lesson, lessons, slug_of, write_lesson
from wordkit.words.lexicon import lexicon
from wordkit.words.table import LEVELS, harmless
from wordkit.words.text import clean, fold
from wordkit.words.wellformed import faults_of, without_se

Message = dict[str, Any]

MOST_WORDS = 500
# A message on a kernel's line may not be bigger than about 10 MB, in base 64.
MOST_UPLOADED = 7_000_000
_ENDINGS = (".ifo", ".index", ".jsonl", ".jsonl.gz")


class LessonDesk:
    """What the teacher does with lessons; `store` and `class_id` are asked for when they are needed."""

    def __init__(self, store: Callable[[], Store], class_id: Callable[[], int]) -> None:
        self._store, self._class_id = store, class_id

    def actions(self) -> dict[str, Callable[[Message], Message | None]]:
        return {
            "lesson_open": self._open,
            "lesson_check": lambda message: {"faults": _faults(_entries(message["words"]))},
            "lesson_save": self._save,
            "look_up": lambda message: look_up(str(message["word"])[:60]),
            "import_text": lambda message: _shown(lambda: preview_text(str(message["text"]))),
            "import_files": self._import_files,
            "import_dictionary": self._import_dictionary,
            "call": self._call,
            "end_call": lambda _: proposals.call(self._store(), self._class_id(), None),
            "take_card": self._take,
            "send_back": lambda m: proposals.send_back(self._store(), self._class_id(), int(m["card"]), str(m["note"])),
        }

    def show(self) -> Message:
        """What students wrote, for the set-up screen."""
        asked = proposals.called(self._store(), self._class_id())
        cards = [
            {
                "id": card.id,
                "name": card.name,
                "lesson": card.lesson,
                "word": card.word,
                "nature": card.nature,
                "definition": card.definition,
                "faults": list(_sentences(Entry(card.word, card.nature, card.definition))),
            }
            for card in proposals.of_class(self._store(), self._class_id())
            if card.state == "sent"
        ]
        return {"call": {"slug": asked.lesson, "title": asked.title} if asked else None, "cards": cards}

    def _open(self, message: Message) -> Message:
        lesson = _lesson(str(message["slug"])) if message.get("slug") else None
        names = [path.name for path in _dictionaries()]
        if lesson is None:
            return {"lesson": None, "stamp": "", "faults": [], "dictionaries": names, "all_games": list(ANY_GAME)}
        return {
            "lesson": {
                "slug": lesson.slug,
                "title": lesson.title,
                "level": lesson.level,
                "aims": list(lesson.aims),
                "games": list(lesson.games),
                "words": [_row(entry) for entry in lesson.words],
            },
            "stamp": _stamp(lesson),
            "faults": _faults(lesson.words),
            "dictionaries": names,
        }

    def _save(self, message: Message) -> Message:
        """Keep the lesson in the teacher's folder, unless it has changed since this desk opened it."""
        title, level = clean(str(message["title"]))[:80], clean(str(message["level"]))[:80]
        words = _entries(message["words"])
        slug = str(message["slug"] or "")
        _refuse_unless_whole(title, words)

        def save() -> Lesson:
            known = {lesson.slug: lesson for lesson in lessons(lessons_folder())[0]}
            before = known.get(slug)
            if slug and (before is None or _stamp(before) != message["stamp"]):
                raise RuleError(
                    "changed", "Cette leçon a changé entre-temps, sur un autre écran\u00a0: fermez-la et rouvrez-la."
                )
            name = slug or slug_of(title)
            if not name:
                raise RuleError(
                    "no_title", "Le titre doit avoir au moins une lettre de l’alphabet latin ou un chiffre."
                )
            if not slug and name in known:
                raise RuleError("title_taken", f"Il y a déjà une leçon «\u00a0{title}\u00a0»\u00a0: changez le titre.")
            lesson = Lesson(
                slug=name,
                title=title,
                level=level or "Tous niveaux",
                aims=tuple(text for aim in message["aims"] if (text := clean(str(aim))[:200])),
                games=tuple(str(game)[:30] for game in message["games"]),
                options=before.options if before else {},
                words=words,
            )
            _write(lesson)
            return lesson

        # Inside a transaction, so that two desks save one after the other.
        kept = self._store().write(lambda _: save())
        return {"slug": kept.slug, "stamp": _stamp(kept), "faults": _faults(kept.words)}

    def _import_files(self, message: Message) -> Message:
        with tempfile.TemporaryDirectory() as folder:
            paths: list[Path] = []
            left = MOST_UPLOADED
            for number, file in enumerate(list(message["files"])[:6]):
                data = _decoded(str(file["data"]))
                left -= len(data)
                if left < 0:
                    raise RuleError("big_file", "Ces fichiers sont trop gros pour le pupitre\u00a0: 7\u00a0Mo au plus.")
                # Only the name's ending and what the files of one dictionary share are of use.
                name = "".join(c for c in Path(str(file["name"])).name if c.isalnum() or c in "._-")[-40:].lstrip(".")
                path = Path(folder) / (name or str(number))
                path.write_bytes(data)
                paths.append(path)
            return _shown(lambda: preview(main_file(paths), _wanted(message)))

    def _import_dictionary(self, message: Message) -> Message:
        found = next((path for path in _dictionaries() if path.name == message["name"]), None)
        if found is None:
            raise RuleError("no_dictionary", "Ce dictionnaire n’est plus là.")
        return _shown(lambda: preview(found, _wanted(message) or ()))

    def _call(self, message: Message) -> None:
        lesson = _lesson(str(message["slug"]))
        proposals.call(self._store(), self._class_id(), proposals.Call(lesson.slug, lesson.title))

    def _take(self, message: Message) -> None:
        """Put a card into its lesson, as the teacher left it."""
        (entry,) = _entries([message])
        card = next(
            (item for item in proposals.of_class(self._store(), self._class_id()) if item.id == int(message["card"])),
            None,
        )
        if card is None:
            raise RuleError("decided", "Cette carte a déjà été traitée, ou son auteur l’a reprise.")

        def keep() -> None:
            lesson = _lesson(card.lesson)
            if any(fold(word.word) == fold(entry.word) for word in lesson.words):
                raise RuleError("there", f"«\u00a0{entry.word}\u00a0» est déjà dans la leçon.")
            words = (*lesson.words, entry)
            _refuse_unless_whole(lesson.title, words)
            _write(replace(lesson, words=words))

        proposals.take(self._store(), self._class_id(), card.id, keep)


def add_lesson(store: Store, title: str, aims: Sequence[str], words: Sequence[Entry]) -> Lesson:
    """Keep a new lesson in the teacher's folder; a title that is taken gets a number."""
    _refuse_unless_whole(title, words)

    def add() -> Lesson:
        known = {lesson.slug for lesson in lessons(lessons_folder())[0]}
        titles = (title if number == 1 else f"{title} ({number})" for number in count(1))
        free = next(item for item in titles if slug_of(item) not in known)
        lesson = Lesson(slug_of(free), free, "Tous niveaux", tuple(aims), ANY_GAME, {}, tuple(words))
        _write(lesson)
        return lesson

    return store.write(lambda _: add())


def look_up(word: str) -> Message:
    """What the lexicon knows of a word: whether it may be played, its classes and level, and what was meant."""
    known = lexicon()
    verdict = known.accepted(word)
    senses = [sense for sense in known.entries(word) if sense.kind not in "pxq" and sense.part not in ("conj", "ppr")]
    if not verdict.accepted:
        near = known.suggest(word) if verdict.why == "unknown" else tuple(sense.lemma for sense in known.entries(word))
        meant = list(dict.fromkeys(item for item in near if known.accepted(item).accepted))
        return {"accepted": False, "sentence": verdict.sentence, "natures": [], "level": 3, "meant": meant}
    written = clean(word).replace("'", "’")
    spelt = [sense for sense in senses if sense.form in (written, without_se(written))]
    natures = [n for sense in spelt or senses for n in (("adj.",) if sense.part == "pp" else sense.natures)]
    return {
        "accepted": True,
        "sentence": verdict.sentence,
        "natures": list(dict.fromkeys(natures)),
        "level": known.level(word),
        "meant": [] if spelt else list(dict.fromkeys(sense.form for sense in senses))[:3],
    }


def _lesson(slug: str) -> Lesson:
    found = next((lesson for lesson in lessons(lessons_folder())[0] if lesson.slug == slug), None)
    if found is None:
        raise RuleError("no_lesson", "Cette leçon n’est plus là.")
    return found


def _write(lesson: Lesson) -> None:
    try:
        write_lesson(lessons_folder(), lesson)
    except OSError as trouble:
        raise StoreError(f"La leçon n’a pas pu être enregistrée\u00a0: {trouble.strerror}.") from trouble


def _refuse_unless_whole(title: str, words: Sequence[Entry]) -> None:
    if not title:
        raise RuleError("no_title", "Donnez un titre à la leçon.")
    if not words:
        raise RuleError("no_words", "Ajoutez au moins un mot.")
    if len(words) > MOST_WORDS:
        raise RuleError("many_words", f"Une leçon a {MOST_WORDS} mots au plus.")
    seen: set[str] = set()
    for entry in words:
        if not entry.word or not entry.nature or not entry.definition:
            named = f"«\u00a0{entry.word}\u00a0»" if entry.word else "Un mot"
            raise RuleError(
                "not_whole", f"{named} n’est pas complet\u00a0: il faut le mot, sa nature et sa définition."
            )
        if fold(entry.word) in seen:
            raise RuleError("twice", f"«\u00a0{entry.word}\u00a0» est deux fois dans la leçon.")
        seen.add(fold(entry.word))


def _entries(rows: Sequence[Mapping[str, Any]]) -> tuple[Entry, ...]:
    return tuple(_entry(row) for row in list(rows)[: MOST_WORDS + 1])


def _entry(row: Mapping[str, Any]) -> Entry:
    def text(name: str) -> str:
        return harmless(clean(str(row.get(name) or ""))[:LONGEST_TEXT])

    level = row.get("level")
    return Entry(
        text("word"),
        text("nature"),
        text("definition"),
        text("example"),
        level if level in LEVELS and type(level) is int else 1,
        text("theme"),
    )


def _row(entry: Entry) -> Message:
    return {
        "word": entry.word,
        "nature": entry.nature,
        "definition": entry.definition,
        "example": entry.example,
        "level": entry.level,
        "theme": entry.theme,
    }


def _faults(words: Sequence[Entry]) -> list[list[str]]:
    return [list(_sentences(entry)) if entry.word else [] for entry in words]


@lru_cache(maxsize=2048)
def _sentences(entry: Entry) -> tuple[str, ...]:
    """What to mend; kept, since a desk looks at the cards of a class every two seconds."""
    return tuple(_sentence(fault.reason) for fault in faults_of(entry) if entry.definition or fault.code != "too_short")


def _sentence(reason: str) -> str:
    return f"{reason[:1].upper()}{reason[1:]}."


def _stamp(lesson: Lesson) -> str:
    return hashlib.sha256(repr(lesson).encode()).hexdigest()[:16]


def _shown(read: Callable[[], Preview]) -> Message:
    try:
        found = read()
    except Refused as refused:
        raise RuleError(refused.code, refused.sentence) from refused
    rows = [
        {**_row(item.entry), "row": item.row, "faults": [_sentence(fault.reason) for fault in item.faults]}
        for item in found.candidates
    ]
    return {"kind": found.kind, "rows": rows, "problems": [str(problem) for problem in found.problems]}


def _wanted(message: Message) -> list[str] | None:
    lines = str(message.get("words") or "").replace(",", "\n").replace(";", "\n").splitlines()
    return [word for line in lines if (word := clean(line))][:MOST_WORDS] or None


def _decoded(data: str) -> bytes:
    try:
        return base64.b64decode(data, validate=True)
    except binascii.Error as error:
        raise RuleError("bad_file", "Ce fichier est arrivé abîmé\u00a0: réessayez.") from error


def _dictionaries() -> list[Path]:
    """The dictionaries that the teacher put into the data folder: too big to be sent by a page."""
    folder = data_folder() / "dictionaries"
    return sorted(path for path in folder.rglob("*") if path.name.lower().endswith(_ENDINGS)) if folder.is_dir() else []
