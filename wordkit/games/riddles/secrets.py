"""Énigmes: the secret words, what makes one good, and how a seat may take another."""

from collections import Counter
from random import Random
from typing import Any

from wordkit.engine.chance import pick
from wordkit.engine.errors import RuleError
from wordkit.engine.guards import during, own_seat, teacher
from wordkit.engine.seats import choice_of
from wordkit.games.riddles import model as m
from wordkit.games.riddles.model import CARDS_EACH, MAX_WORD, State
from wordkit.games.riddles.rings import COMPARTMENTS, needs
from wordkit.words.text import clean, letters

LONGER = 2  # letters more, for a seat that takes another word


def propose(state: State, by: str, word: str, say: str) -> tuple[Any, ...]:
    """A secret word for my seat; where a theme was agreed, the teacher may let an unknown word stand."""
    seat = own_seat(state, by)
    during(state, "words", say="Les mots secrets sont déjà choisis.")
    word = _well_formed(word, state.length_of(seat))
    good = not say or _of_theme(state, word)
    if not good and not state.options.theme:
        raise RuleError("refused_word", say)
    known = state.proposals.get(by)
    return () if known == m.Proposal(word, good) else (m.WordProposed(by, word, good),)


def accept(state: State, by: str, student: str) -> tuple[Any, ...]:
    """The teacher lets a word stand that the lexicon does not have."""
    teacher(by)
    during(state, "words", say="Les mots secrets sont déjà choisis.")
    if student not in state.proposals or state.proposals[student].accepted:
        raise RuleError("no_word", "Il n’y a pas de mot à accepter.")
    return (m.WordAccepted(student),)


def change(state: State, by: str, word: str, say: str) -> tuple[Any, ...]:
    """Another word, two letters longer and known to all, when the old one cannot be completed any more."""
    seat = own_seat(state, by)
    during(state, "roll", "result", say="Attends la fin de ce tour pour changer de mot.")
    place = state.places[seat]
    if not is_stuck(state, seat):
        raise RuleError("not_stuck", "Ton mot peut encore être complété : garde-le.")
    word = _well_formed(word, len(letters(place.word)) + LONGER)
    if say and not state.options.theme:
        raise RuleError("refused_word", say)
    have = Counter(place.cards)
    if all(have[compartment] >= count for compartment, count in needs(letters(word)).items()):
        raise RuleError("already_won", "Tu as déjà toutes les lettres de ce mot : prends-en un autre.")
    return (m.WordChanged(seat, word),)


def is_stuck(state: State, seat: int) -> bool:
    """Whether a seat needs a card of a compartment that has not enough left."""
    place, reserve = state.places[seat], state.reserve
    have = Counter(place.cards)
    wanted = needs(letters(place.word))
    return any(count - have[compartment] > reserve[compartment] for compartment, count in wanted.items())


def chosen_word(state: State, seat: int) -> str | None:
    """The word most members proposed, among those that may stand."""
    words = {student: proposal.word for student, proposal in state.proposals.items() if proposal.accepted}
    return choice_of(state.seats[seat], words)


def dealt_word(state: State, seat: int, rng: Random) -> str:
    """A word for a seat where nobody chose one: of the right length, from the riddles."""
    length = state.length_of(seat)
    riddles = (riddle for deck in state.decks for card in deck.cards for riddle in card)
    fit = sorted({r.word for r in riddles if r.length == length and not _too_many(letters(r.word))})
    if not fit:
        raise RuleError("no_word", "Il manque encore un mot secret.")
    return pick(rng, fit)


def _well_formed(word: str, length: int) -> str:
    word = clean(word)
    spelling = letters(word)
    if not spelling or len(word) > MAX_WORD or not all(letter in _ALPHABET for letter in spelling):
        raise RuleError("no_letters", "Écris un mot, avec des lettres seulement.")
    if len(spelling) != length:
        raise RuleError("length", f"Il faut un mot de {length} lettres ; celui-ci en a {len(spelling)}.")
    if many := _too_many(spelling):
        raise RuleError("too_many", f"Il n’y a que {CARDS_EACH} cartes {many} : ce mot en demande trop.")
    return word


_ALPHABET = frozenset("".join(COMPARTMENTS))


def _too_many(spelling: str) -> str:
    return next((name for name, count in needs(spelling).items() if count > CARDS_EACH), "")


def _of_theme(state: State, word: str) -> bool:
    return letters(word) in {letters(item) for item in state.options.theme_words}
