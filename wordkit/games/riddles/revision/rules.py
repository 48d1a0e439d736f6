"""Révision: what each command may do, and the state after each fact."""

from dataclasses import replace
from random import Random
from typing import Any

from wordkit.engine.chance import shuffled
from wordkit.engine.errors import RuleError
from wordkit.engine.seats import TEACHER
from wordkit.games.riddles.revision import model as m
from wordkit.games.riddles.revision.model import LEVEL, OPTIONS, Facts, Phase, State
from wordkit.games.riddles.riddle import COUNTED, Answer, Likeness, graded, written

LONGEST_SET = 8


def decide(state: State | None, by: str, command: Any, _now: float, rng: Random) -> Facts:
    """The facts that a command makes, or the reason why not."""
    if state is None:
        return _begin(by, command, rng)
    if isinstance(command, m.Begin):
        raise RuleError("begun", "La révision est déjà commencée.")
    if by != state.student:
        raise RuleError("no_seat", "Cette révision est celle d’un autre élève.")
    match command:
        case m.Guess(text, likeness):
            return _guess(state, text, likeness)
        case m.Choose(option):
            _in(state, "asked")
            if not 0 <= option < len(state.question.options):
                raise RuleError("no_option", "Choisis une des définitions.")
            return (m.Chosen(by, option, option == state.question.real), m.Told())
        case m.GiveUp():
            _in(state, "asked")
            return (m.Told(),)
        case m.Continue():
            _in(state, "told")
            following = state.index + 1
            return (m.Asked(following) if following < len(state.questions) else m.Ended(),)
        case _:
            raise RuleError("unknown_command", "Ce geste n’existe pas dans ce jeu.")


def evolve(state: State | None, fact: Any) -> State:
    """The state after a fact."""
    if isinstance(fact, m.Begun):
        return State(fact.seats, fact.questions)
    assert state is not None, "the first fact of a game is Begun"
    match fact:
        case m.Guessed(_, answer):
            return replace(state, answers=(*state.answers, answer))
        case m.Chosen(_, option):
            return replace(state, option=option)
        case m.Told():
            return replace(state, phase="told", results=(*state.results, state.result))
        case m.Asked(index):
            return replace(state, phase="asked", index=index, answers=(), option=None)
        case m.Ended():
            return replace(state, phase="end", answers=(), option=None)
        case _:
            raise AssertionError(f"no such fact: {fact!r}")


def can_be_asked(word: m.Word) -> bool:
    """Whether there is any way to ask for this word."""
    return _can_be_recalled(word) or _can_be_recognised(word)


def waiting(state: State) -> frozenset[str]:
    """Whoever practises, while a question is open."""
    return frozenset({state.student}) if state.phase == "asked" else frozenset()


def _begin(by: str, command: Any, rng: Random) -> Facts:
    if not isinstance(command, m.Begin):
        raise RuleError("not_begun", "La révision n’a pas encore commencé.")
    if len(command.seats) != 1 or len(command.seats[0].members) != 1:
        raise RuleError("seats", "On révise seul.")
    if by not in (TEACHER, *command.seats[0].members):
        raise RuleError("no_seat", "Cette révision est celle d’un autre élève.")
    if not 1 <= len(command.words) <= LONGEST_SET:
        raise RuleError("words", f"On révise de 1 à {LONGEST_SET} mots à la fois.")
    if not all(can_be_asked(word) for word in command.words):
        raise RuleError("words", "Un de ces mots ne peut pas être demandé.")
    return (m.Begun(command.seats, _questions(command.words, rng)),)


def _questions(words: tuple[m.Word, ...], rng: Random) -> tuple[m.Question, ...]:
    """The words in an order of chance, to recall and to recognise by turns; fresh ones are recognised if they can."""
    questions, recall = [], True
    for word in shuffled(rng, words):
        if _can_be_recognised(word) and (word.fresh or not recall or not _can_be_recalled(word)):
            beside = shuffled(rng, _others(word))[: OPTIONS - 1]
            options = shuffled(rng, (word.riddle.definition, *beside))
            questions.append(m.Question(word.riddle, word.lesson, options))
            recall = True
        else:
            questions.append(m.Question(word.riddle, word.lesson))
            recall = False
    return tuple(questions)


def _can_be_recalled(word: m.Word) -> bool:
    """A riddle shows one tile a letter: a word of several words would be given a wrong shape."""
    return bool(word.riddle.word) and " " not in word.riddle.word and word.riddle.length > 1


def _can_be_recognised(word: m.Word) -> bool:
    return len(_others(word)) >= OPTIONS - 1


def _others(word: m.Word) -> tuple[str, ...]:
    return tuple(dict.fromkeys(other for other in word.others if other != word.riddle.definition))


def _guess(state: State, text: str, likeness: Likeness) -> Facts:
    _in(state, "asked")
    if state.question.options:
        raise RuleError("no_riddle", "Choisis une des définitions.")
    text = written(text)
    if any(answer.text == text for answer in state.answers):
        raise RuleError("again", "Tu as déjà essayé ce mot.")
    grade = graded(text, state.question.riddle.word, likeness)
    guessed = m.Guessed(state.student, Answer(text, grade, LEVEL, grade in COUNTED))
    return (guessed,) if grade == "near" else (guessed, m.Told())


def _in(state: State, phase: Phase) -> None:
    if state.phase != phase:
        raise RuleError("not_now", "Ce n’est plus le moment.")
