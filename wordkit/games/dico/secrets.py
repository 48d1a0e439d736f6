"""Dico secret: the secret words, what makes one good, and what is answered about them."""

import re
from collections.abc import Iterable
from random import Random
from typing import Any

from wordkit.engine.chance import pick
from wordkit.engine.errors import RuleError
from wordkit.engine.guards import during, own_seat, teacher
from wordkit.engine.seats import choice_of
from wordkit.games.dico import model as m
from wordkit.games.dico.cards import Question
from wordkit.games.dico.model import MAX_DEFINITION, MAX_WORD, Secret, State
from wordkit.words.text import clean, fold, letters, same

FIRST = 3  # letters that a start question tells
_ALPHABET = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_WORD = re.compile(r"\w+(?:-\w+)*")


def propose(state: State, by: str, command: m.ProposeWord) -> tuple[Any, ...]:
    """A secret word for my seat; where a theme was agreed, the teacher may let an unknown word stand."""
    own_seat(state, by)
    during(state, "words", say="Les mots secrets sont déjà choisis.")
    word, definition = clean(command.word), clean(command.definition)
    _well_formed(state, word)
    if not definition:
        raise RuleError("no_definition", "Écris aussi une définition de ton mot.")
    if len(definition) > MAX_DEFINITION:
        raise RuleError("too_long", "Cette définition est trop longue\u00a0: raccourcis-la.")
    if fold(word) in _WORD.findall(fold(definition)):
        raise RuleError("told", "La définition ne doit pas contenir le mot lui-même.")
    if not 1 <= command.page <= state.pages:
        raise RuleError("no_page", "Cette page n’existe pas dans le dictionnaire.")
    say = command.refusal
    if say and not state.options.theme:
        raise RuleError("refused_word", say)
    return _proposed(state, by, Secret(word, definition, command.page), not say)


def draw(state: State, by: str, rng: Random) -> tuple[Any, ...]:
    """A word of the cards for my seat, for who cannot think of one."""
    own_seat(state, by)
    during(state, "words", say="Les mots secrets sont déjà choisis.")
    return _proposed(state, by, dealt_word(state, rng), True)


def accept(state: State, by: str, student: str) -> tuple[Any, ...]:
    """The teacher lets a word stand that the dictionary does not have."""
    teacher(by)
    during(state, "words", say="Les mots secrets sont déjà choisis.")
    if student not in state.proposals or state.proposals[student].accepted:
        raise RuleError("no_word", "Il n’y a pas de mot à accepter.")
    return (m.WordAccepted(student),)


def chosen_word(state: State, seat: int) -> Secret | None:
    """The word most members proposed, among those that may stand, with the definition given first."""
    good = {student: proposal.secret for student, proposal in state.proposals.items() if proposal.accepted}
    chosen = choice_of(state.seats[seat], {student: letters(secret.word) for student, secret in good.items()})
    members = state.seats[seat].members
    return next((s for student, s in good.items() if student in members and letters(s.word) == chosen), None)


def dealt_word(state: State, rng: Random, but: Iterable[Secret] = ()) -> Secret:
    """Any word of the cards, but for these while there are others."""
    if not state.entries:
        raise RuleError("no_word", "Les cartes n’ont pas de mot de cette longueur\u00a0: il faut en choisir un.")
    taken = {letters(secret.word) for secret in but}
    return pick(rng, [entry for entry in state.entries if letters(entry.word) not in taken] or state.entries)


def answer(secret: Secret, question: Question) -> str:
    """What a word's owner answers to a question of letters or definition."""
    if question == "definition":
        return secret.definition
    spelling = letters(secret.word)
    return "".join(sorted(spelling[:FIRST] if question == "start" else spelling[FIRST:]))


def place(secret: Secret, page: int) -> m.Place:
    """Where a word stands, seen from a page."""
    if secret.page == page:
        return "on"
    return "before" if secret.page < page else "after"


def found(secret: Secret, word: str) -> bool:
    """Whether a word said at STOP is this one."""
    return same(word, secret.word) or letters(word) == letters(secret.word)


def _proposed(state: State, by: str, secret: Secret, good: bool) -> tuple[Any, ...]:
    known = state.proposals.get(by)
    return () if known == m.Proposal(secret, good) else (m.WordProposed(by, secret, good),)


def _well_formed(state: State, word: str) -> None:
    spelling = letters(word)
    if not spelling or len(word) > MAX_WORD or not set(spelling) <= _ALPHABET:
        raise RuleError("no_letters", "Écris un mot, avec des lettres seulement.")
    low, high = state.options.shortest, state.options.longest
    if not low <= len(spelling) <= high:
        wanted = f"{low}" if low == high else f"{low} à {high}"
        raise RuleError("length", f"Il faut un mot de {wanted} lettres\u00a0; celui-ci en a {len(spelling)}.")
