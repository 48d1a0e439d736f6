"""Énigmes: what each viewer may see, built up from nothing."""

from collections import Counter
from dataclasses import dataclass

from wordkit.engine.seats import SCREEN, TEACHER, seat_of
from wordkit.games.riddles.asking import sealed_answer
from wordkit.games.riddles.model import Extra, Phase, Place, State, Throw
from wordkit.games.riddles.riddle import Grade, Riddle, RiddleView, riddle_view
from wordkit.games.riddles.rings import compartment_of
from wordkit.games.riddles.rules import askable, targets
from wordkit.games.riddles.secrets import LONGER, chosen_word, is_stuck
from wordkit.words.text import letters

# The word is told once nobody can be asked to spell it any more.
TOLD: frozenset[Phase] = frozenset({"result", "end"})


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everyone sees of a seat; its word only when it is public."""

    members: tuple[str, ...]
    name: str
    square: int
    cards: tuple[str, ...]
    letters: int
    extra: Extra
    ready: bool
    word: str | None = None
    shown: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Target:
    square: int
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OfferView:
    mine: str
    seat: int
    theirs: str


@dataclass(frozen=True, slots=True)
class OpenedView:
    """A sealed answer that was opened; a rude one is not read out."""

    seat: int
    text: str
    right: bool


@dataclass(frozen=True, slots=True)
class AnswerView:
    student: str
    text: str
    grade: Grade
    right: bool


@dataclass(frozen=True, slots=True)
class ProposalView:
    student: str
    word: str
    accepted: bool


@dataclass(frozen=True, slots=True)
class Me:
    """What is my seat's alone: its secret word, its answers, what its members would choose."""

    seat: int
    proposals: tuple[ProposalView, ...]
    word: str | None
    # Each letter of the word, and whether a card of ours stands for it.
    letters: tuple[tuple[str, bool], ...]
    longer_word: int | None
    pointed: tuple[tuple[str, str], ...]
    guesses: tuple[AnswerView, ...]
    sealed: AnswerView | None
    spelt: str | None


@dataclass(frozen=True, slots=True)
class DeskView:
    """What the teacher alone sees: the answer, every answer given, every word."""

    riddle: Riddle | None
    guesses: tuple[AnswerView, ...]
    sealed: tuple[AnswerView, ...]
    spellings: tuple[AnswerView, ...]
    words: tuple[str | None, ...]
    proposals: tuple[ProposalView, ...]
    handicaps: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    phase: Phase
    turn: int
    seats: tuple[SeatView, ...]
    faces: tuple[int, ...]
    length: int
    theme: str
    reserve: tuple[tuple[str, int], ...]
    throws: tuple[tuple[Throw, ...], ...] = ()
    active: int | None = None
    reader: int | None = None
    face: int | None = None
    path: tuple[int, ...] = ()
    targets: tuple[Target, ...] = ()
    askable: tuple[str, ...] = ()
    refused: bool = False
    offer: OfferView | None = None
    swapped: bool = False
    compartment: str | None = None
    riddle: RiddleView | None = None
    sealed: int = 0
    sealing: int = 0
    finder: int | None = None
    challenger: int | None = None
    spelt: bool | None = None
    opened: tuple[OpenedView, ...] | None = None
    won: int | None = None
    winners: tuple[int, ...] = ()
    me: Me | None = None
    desk: DeskView | None = None


def view(state: State, viewer: str) -> View:
    """The view of the teacher, the screen or a student."""
    playing = state.phase != "words"
    told = state.phase in TOLD
    others = [student for index, seat in enumerate(state.seats) if index != state.active for student in seat.members]
    return View(
        phase=state.phase,
        turn=state.turn,
        seats=tuple(_seat(state, index) for index in range(len(state.seats))),
        faces=state.options.faces,
        length=state.options.length,
        theme=state.options.theme,
        reserve=tuple(state.reserve.items()),
        throws=state.throws,
        active=state.active if playing else None,
        reader=state.reader if playing else None,
        face=state.face,
        path=state.path,
        targets=tuple(Target(square, path) for square, path in sorted(targets(state).items())),
        askable=askable(state) if state.phase == "star" else (),
        refused=state.refused,
        offer=OfferView(state.offer.mine, state.offer.seat, state.offer.theirs) if state.offer else None,
        swapped=state.swapped,
        compartment=state.compartment,
        riddle=riddle_view(state.riddle, state.clues, state.clue, told=told) if state.riddle else None,
        sealed=len(state.sealed),
        sealing=len(others) if state.riddle else 0,
        finder=state.active if state.finder is not None else None,
        challenger=_challenger(state),
        spelt=state.spelt,
        opened=_opened(state),
        won=state.won,
        winners=state.winners,
        me=None if viewer in (TEACHER, SCREEN) else _me(state, viewer, told=told),
        desk=_desk(state) if viewer == TEACHER else None,
    )


def _seat(state: State, index: int) -> SeatView:
    seat, place = state.seats[index], state.places[index]
    open_word = place.public or state.phase == "end"
    return SeatView(
        members=seat.members,
        name=seat.name,
        square=place.square,
        cards=place.cards,
        letters=len(letters(place.word)) or state.length_of(index),
        extra=place.extra,
        ready=bool(place.word) or chosen_word(state, index) is not None,
        word=place.word if open_word and place.word else None,
        shown=place.shown,
    )


def _challenger(state: State) -> int | None:
    return None if state.challenger is None else seat_of(state.seats, state.challenger)


def _opened(state: State) -> tuple[OpenedView, ...] | None:
    if state.opened is None:
        return None
    opened = []
    for index in state.opened:
        answer = sealed_answer(state, state.seats[index])
        if answer is not None:
            hidden = any(state.sealed[s] == answer for s in state.rude if s in state.seats[index].members)
            opened.append(OpenedView(index, "" if hidden else answer.text, answer.right))
    return tuple(opened)


def _me(state: State, student: str, *, told: bool) -> Me | None:
    index = seat_of(state.seats, student)
    if index is None:
        return None
    members, place = state.seats[index].members, state.places[index]
    sealed = state.sealed.get(student)
    return Me(
        seat=index,
        proposals=_proposals(state, members) if state.phase == "words" else (),
        word=place.word or chosen_word(state, index),
        letters=_covered(place),
        longer_word=len(letters(place.word)) + LONGER if place.word and is_stuck(state, index) else None,
        pointed=tuple((mate, choice) for mate, choice in state.pointed.items() if mate in members),
        guesses=tuple(answer for answer in _guesses(state) if answer.student in members),
        # Whether a sealed answer is right shows when the word is told, not before.
        sealed=None
        if sealed is None
        else AnswerView(student, sealed.text, sealed.grade if told else "wrong", told and sealed.right),
        spelt=state.spellings[student].text if student in state.spellings else None,
    )


def _covered(place: Place) -> tuple[tuple[str, bool], ...]:
    """The letters of a seat's word in order, each with whether one of its cards is left to stand for it."""
    left = Counter(place.cards)
    shown = []
    for letter in letters(place.word):
        compartment = compartment_of(letter)
        shown.append((letter, left[compartment] > 0))
        left[compartment] -= 1
    return tuple(shown)


def _guesses(state: State) -> tuple[AnswerView, ...]:
    return tuple(AnswerView(student, answer.text, answer.grade, answer.right) for student, answer in state.guesses)


def _proposals(state: State, members: tuple[str, ...]) -> tuple[ProposalView, ...]:
    return tuple(
        ProposalView(student, proposal.word, proposal.accepted)
        for student, proposal in state.proposals.items()
        if student in members
    )


def _desk(state: State) -> DeskView:
    everyone = tuple(student for seat in state.seats for student in seat.members)
    return DeskView(
        riddle=state.riddle,
        guesses=_guesses(state),
        sealed=tuple(AnswerView(s, answer.text, answer.grade, answer.right) for s, answer in state.sealed.items()),
        spellings=tuple(
            AnswerView(student, spelling.text, "right" if spelling.exact else "near", spelling.exact)
            for student, spelling in state.spellings.items()
        ),
        words=tuple(place.word or chosen_word(state, index) for index, place in enumerate(state.places)),
        proposals=_proposals(state, everyone) if state.phase == "words" else (),
        handicaps=tuple(place.handicap for place in state.places),
    )
