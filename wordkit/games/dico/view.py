"""Dico secret: what each viewer may see, built up from nothing."""

from dataclasses import dataclass

from wordkit.engine.seats import SCREEN, TEACHER, seat_of
from wordkit.games.dico.cards import Kind, Question
from wordkit.games.dico.model import Learnt, Phase, Place, Said, Secret, State
from wordkit.games.dico.rules import askable, must_ask, takeable
from wordkit.games.dico.secrets import chosen_word

DOWN, FREE = "down", "free"


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everyone sees of a seat: how many cards it holds, not which; its word when the game is over."""

    members: tuple[str, ...]
    name: str
    ready: bool
    cards: int
    out: bool
    secret: Secret | None = None


@dataclass(frozen=True, slots=True)
class QuestionView:
    """The last question: who asked whom what; the answer is between them."""

    asker: int
    seat: int
    question: Question
    cards: tuple[Kind, Kind]


@dataclass(frozen=True, slots=True)
class RollView:
    seat: int
    red: tuple[bool, bool]


@dataclass(frozen=True, slots=True)
class StopView:
    """A STOP as all see it: whose, and whether every word was right."""

    seat: int
    right: bool


@dataclass(frozen=True, slots=True)
class SaidView:
    """A word said at STOP."""

    by: int
    seat: int
    word: str
    right: bool


@dataclass(frozen=True, slots=True)
class ProposalView:
    student: str
    secret: Secret
    accepted: bool


@dataclass(frozen=True, slots=True)
class NoteView:
    """What my seat has learnt of an opponent's word."""

    seat: int
    start: str
    end: str
    definition: str
    pages: tuple[tuple[int, Place], ...]


@dataclass(frozen=True, slots=True)
class PendingStop:
    """What a member of a team would say at STOP."""

    student: str
    words: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class Me:
    """What is my seat's alone: its word, its cards, its notebook, what it may do."""

    seat: int
    proposals: tuple[ProposalView, ...]
    secret: Secret | None
    hand: tuple[Kind, ...]
    must_ask: bool
    askable: tuple[Question, ...]
    takeable: tuple[tuple[int, ...], ...]
    notes: tuple[NoteView, ...]
    reading: bool
    rolling: bool
    pointed: tuple[tuple[str, str], ...]
    stopping: tuple[PendingStop, ...]
    # What others said of my word, and what my seat said of theirs.
    said: tuple[SaidView, ...]


@dataclass(frozen=True, slots=True)
class DeskView:
    """What the teacher alone sees: every word, every hand, every answer."""

    secrets: tuple[Secret | None, ...]
    proposals: tuple[ProposalView, ...]
    hands: tuple[tuple[Kind, ...], ...]
    notes: tuple[tuple[NoteView, ...], ...]
    takeable: tuple[tuple[int, ...], ...]
    stopping: tuple[PendingStop, ...]
    said: tuple[SaidView, ...]
    entries: tuple[Secret, ...]
    book: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    phase: Phase
    turn: int
    seats: tuple[SeatView, ...]
    shortest: int
    longest: int
    theme: str
    quick: bool
    needed: int
    pages: int
    fits: bool
    dealt: tuple[Kind, ...] = ()
    active: int | None = None
    # Each square: "down", "free", or the kind of a card that is turned up.
    squares: tuple[str, ...] = ()
    discard: tuple[Kind, ...] = ()
    asked: QuestionView | None = None
    pages_left: int = 0
    rolls: tuple[RollView, ...] = ()
    roller: int | None = None
    stops: tuple[StopView, ...] = ()
    winners: tuple[int, ...] = ()
    me: Me | None = None
    desk: DeskView | None = None


def view(state: State, viewer: str) -> View:
    """The view of the teacher, the screen or a student."""
    options, asked = state.options, state.asked
    return View(
        phase=state.phase,
        turn=state.turn,
        seats=tuple(_seat(state, index) for index in range(len(state.seats))),
        shortest=options.shortest,
        longest=options.longest,
        theme=options.theme,
        quick=options.quick,
        needed=state.needed,
        pages=state.pages,
        fits=options.fits,
        dealt=state.dealt,
        active=None if state.phase == "words" else state.active,
        squares=tuple(_square(state, square) for square in range(len(state.squares))),
        discard=state.discard,
        asked=None
        if asked is None or state.asker is None
        else QuestionView(state.asker, asked.seat, asked.question, asked.cards),
        pages_left=state.pages_left,
        rolls=tuple(RollView(roll.seat, roll.red) for roll in state.rolls),
        roller=state.roller if state.phase == "consult" else None,
        stops=tuple(StopView(stopped.seat, all(stopped.right)) for stopped in state.stops),
        winners=state.winners,
        me=None if viewer in (TEACHER, SCREEN) else _me(state, viewer),
        desk=_desk(state) if viewer == TEACHER else None,
    )


def _seat(state: State, index: int) -> SeatView:
    seat = state.seats[index]
    return SeatView(
        members=seat.members,
        name=seat.name,
        ready=bool(state.secrets) or chosen_word(state, index) is not None,
        cards=len(state.hands[index]),
        out=index in state.out,
        secret=_secret(state, index) if state.phase == "end" else None,
    )


def _square(state: State, square: int) -> str:
    card = state.squares[square]
    if card is None:
        return FREE
    return card if square in state.turned else DOWN


def _secret(state: State, seat: int) -> Secret | None:
    return state.secrets[seat] if state.secrets else chosen_word(state, seat)


def _me(state: State, student: str) -> Me | None:
    index = seat_of(state.seats, student)
    if index is None:
        return None
    members, mine = state.seats[index].members, index == state.active
    return Me(
        seat=index,
        proposals=_proposals(state, members),
        secret=_secret(state, index),
        hand=state.hands[index],
        must_ask=must_ask(state, index),
        askable=askable(state, index),
        takeable=takeable(state) if mine else (),
        notes=_notes(state, index),
        reading=mine and state.phase == "consult",
        rolling=state.phase == "consult" and index == state.roller,
        pointed=tuple((mate, choice) for mate, choice in state.pointed.items() if mate in members),
        stopping=_stopping(state, members),
        said=tuple(said for said in _said(state) if index in (said.by, said.seat)),
    )


def _proposals(state: State, members: tuple[str, ...]) -> tuple[ProposalView, ...]:
    if state.phase != "words":
        return ()
    return tuple(
        ProposalView(student, proposal.secret, proposal.accepted)
        for student, proposal in state.proposals.items()
        if student in members
    )


def _notes(state: State, index: int) -> tuple[NoteView, ...]:
    notes = []
    for seat in range(len(state.seats)):
        if seat != index:
            known = state.learnt.get((index, seat), Learnt())
            notes.append(NoteView(seat, known.start, known.end, known.definition, known.pages))
    return tuple(notes)


def _stopping(state: State, members: tuple[str, ...]) -> tuple[PendingStop, ...]:
    return tuple(PendingStop(student, words) for student, words in state.stopping.items() if student in members)


def _said(state: State) -> tuple[SaidView, ...]:
    return tuple(
        SaidView(stopped.seat, said.seat, said.word, right)
        for stopped in state.stops
        for said, right in zip(stopped.words, stopped.right, strict=True)
    )


def _desk(state: State) -> DeskView:
    everyone = tuple(student for seat in state.seats for student in seat.members)
    seats = range(len(state.seats))
    return DeskView(
        secrets=tuple(_secret(state, index) for index in seats),
        proposals=_proposals(state, everyone),
        hands=state.hands,
        notes=tuple(_notes(state, index) for index in seats),
        takeable=takeable(state),
        stopping=_stopping(state, everyone),
        said=_said(state),
        entries=state.entries,
        book=state.options.book,
    )
