"""What a student goes over again alone: the words due for them, then words of the class's lessons hardly met so far."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from wordkit.classroom import live
from wordkit.classroom.played import played_games
from wordkit.classroom.store import Store
from wordkit.games.riddles.revision.model import Word
from wordkit.games.riddles.revision.rules import LONGEST_SET, can_be_asked
from wordkit.games.riddles.riddle import Riddle
from wordkit.progress.evidence import Row, rows
from wordkit.progress.schedule import due
from wordkit.words.decks import definitions_cards, riddle_deck
from wordkit.words.entry import Entry
from wordkit.words.lessons import lessons
from wordkit.words.text import fold, nature_in_full

# A word that has told less often than this whether it is known is hardly met yet: no level is shown before.
ENOUGH = 3
# Lessons whose words are still fresh in the class.
RECENT = 3
# A word met or looked at within a school day is not asked again: what is fresh shows little.
REST = 12 * 3600.0

Lessons = Mapping[str, Sequence[Entry]]


def words_to_practise(store: Store, class_id: int, student: str, now: float) -> tuple[Word, ...]:
    """A set of words for this student now, those most nearly forgotten first; none when there is nothing to go over."""
    mine = rows(store, class_id, student)
    met = _met(mine)
    known = {lesson.title: lesson.words for lesson in lessons(store.folder / "lessons")[0]}
    played = (game.words for game in reversed(played_games(store, class_id)))
    recent = list(dict.fromkeys(title for title in played if title in known))[:RECENT]
    resting = _resting(store, class_id, student, now - REST) | {
        spelling for spelling, moments in met.items() if max(moments) > now - REST
    }
    asked: dict[str, Word] = {}
    for spelling, lesson, fresh in chain(_due(mine, now), _hardly_met(recent, known, met)):
        if spelling in asked or spelling in resting:
            continue
        word = _word(spelling, lesson, known, fresh)
        if word is not None and can_be_asked(word):
            asked[spelling] = word
        if len(asked) == LONGEST_SET:
            break
    return tuple(asked.values())


def _met(mine: Iterable[Row]) -> dict[str, list[float]]:
    """When each word, by its folded spelling, told whether its meaning is known."""
    met: dict[str, list[float]] = {}
    for row in mine:
        if row.q is not None and row.act != "spelled":
            met.setdefault(fold(row.word), []).append(row.at)
    return met


def _resting(store: Store, class_id: int, student: str, since: float) -> set[str]:
    """The words that this student was shown alone since then, even those that were given up."""
    states = (live.LiveTable(store, n).table.state for n in live.practices_since(store, class_id, student, since))
    return {fold(question.riddle.word) for state in states for question in state.questions[: len(state.results)]}


def _due(mine: Sequence[Row], now: float) -> Iterator[tuple[str, str, bool]]:
    lesson_of = {row.word: row.lesson for row in mine}
    for item in due(mine, now, len(mine)):
        yield fold(item.word), lesson_of[item.word], False


def _hardly_met(
    recent: Iterable[str], known: Lessons, met: Mapping[str, Sequence[float]]
) -> Iterator[tuple[str, str, bool]]:
    """Words of the lessons that the class played last, those that this student met least first."""
    words = [
        (len(met.get(fold(entry.word), ())), fold(entry.word), title) for title in recent for entry in known[title]
    ]
    for times, spelling, title in sorted(words, key=lambda word: word[0]):
        if times < ENOUGH:
            yield spelling, title, True


def _word(spelling: str, lesson: str, known: Lessons, fresh: bool) -> Word | None:
    """The word with its meaning, as the lesson it was played in has it, or else any lesson or deck."""
    for entries in chain((known.get(lesson, ()),), known.values(), _decks()):
        entry = next((entry for entry in entries if entry.definition and fold(entry.word) == spelling), None)
        if entry is not None:
            riddle = Riddle(entry.word, entry.nature, entry.definition)
            return Word(riddle, lesson, _beside(entry, entries), fresh)
    return None


def _decks() -> Iterator[Sequence[Entry]]:
    """Our decks, read only for a word that no lesson has."""
    for deck in (definitions_cards, riddle_deck):
        yield tuple(chain.from_iterable(deck()))


def _beside(entry: Entry, entries: Sequence[Entry]) -> tuple[str, ...]:
    """Definitions of words of the same lesson or deck and of the same kind: all nouns, or all verbs."""
    alike = (other for other in entries if other.word != entry.word and _kind(other) == _kind(entry))
    return tuple(other.definition for other in alike if other.definition)


def _kind(entry: Entry) -> str:
    return nature_in_full(entry.nature).split(" ")[0]
