"""Mot à Mot: what each viewer may see, built up from nothing."""

from dataclasses import dataclass

from wordkit.engine.seats import SCREEN, TEACHER, seat_of
from wordkit.games.mot_a_mot.model import MAX_BID, MIN_BID, Camp, Outcome, Phase, Proposal, State, Word
from wordkit.games.mot_a_mot.table import (
    Wait,
    free_seekers,
    locked,
    rounds_at,
    seat,
    spare_numbers,
    speakers_at,
    waits_for,
)


@dataclass(frozen=True, slots=True)
class SeatView:
    members: tuple[str, ...]
    name: str
    speaker_tokens: int
    seeker_tokens: int
    role: Camp | None
    locked: bool


@dataclass(frozen=True, slots=True)
class BidView:
    seat: int
    count: int
    tokens: int


@dataclass(frozen=True, slots=True)
class SlotView:
    """A word of the round: its number for all; the word itself once it is found or the round is over."""

    number: int
    status: str  # found, now, later, missed
    bonus: bool
    word: str | None
    finder: int | None
    clues: int


@dataclass(frozen=True, slots=True)
class ClueView:
    """A clue for the word that is sought; `rank` counts through the round."""

    rank: int
    text: str


@dataclass(frozen=True, slots=True)
class BuzzView:
    seat: int
    student: str


@dataclass(frozen=True, slots=True)
class ProposalView:
    """The last proposal, as it was said for all to hear; a rude one is not repeated."""

    seat: int
    student: str
    text: str
    right: bool


@dataclass(frozen=True, slots=True)
class GainView:
    seat: int
    camp: Camp
    tokens: int


@dataclass(frozen=True, slots=True)
class CardWord:
    """A word for those who may see it."""

    number: int
    word: str
    nature: str
    definition: str
    status: str


@dataclass(frozen=True, slots=True)
class RefusedView:
    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class Me:
    """What is mine alone: my part in this round, and the words if I speak."""

    seat: int
    role: Camp | None
    leads: bool
    may_buzz: bool
    buzzed: bool
    wait: Wait  # what a locked seat waits for
    words: tuple[CardWord, ...] = ()
    bonus: tuple[CardWord, ...] = ()
    refused: RefusedView | None = None
    pledge: int = 0  # how many tokens may be pledged
    choosing: bool = False


@dataclass(frozen=True, slots=True)
class DeskClue:
    student: str
    text: str
    doubt: str
    vetoed: bool


@dataclass(frozen=True, slots=True)
class DeskProposal:
    student: str
    text: str
    right: bool
    near: bool
    rude: bool
    turnable: bool


@dataclass(frozen=True, slots=True)
class DeskView:
    """What the teacher alone sees: the card, the clues with their doubts, what can be overruled."""

    card: tuple[CardWord, ...]
    word: str | None
    clues: tuple[DeskClue, ...]
    refused: DeskClue | None
    proposals: tuple[DeskProposal, ...]
    may_veto: bool


@dataclass(frozen=True, slots=True)
class PlayedView:
    word: Word
    finder: int | None
    found: bool | None
    clues: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    phase: Phase
    round: int
    rounds: int
    final: bool
    numbers: tuple[int, ...]
    seats: tuple[SeatView, ...]
    bid_range: tuple[int, int]
    bids: tuple[BidView, ...] = ()
    winner: int | None = None
    allowed: int = 0
    left: int = 0
    serial: int = 0
    slots: tuple[SlotView, ...] = ()
    clues: tuple[ClueView, ...] = ()
    buzz: BuzzView | None = None
    proposal: ProposalView | None = None
    outcome: Outcome | None = None
    gains: tuple[GainView, ...] = ()
    order: tuple[int, ...] = ()
    chooser: int | None = None
    camps: tuple[tuple[int, Camp], ...] = ()
    room: tuple[int, int] = (0, 0)
    champions: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    played: tuple[PlayedView, ...] = ()
    me: Me | None = None
    desk: DeskView | None = None


def view(state: State, viewer: str) -> View:
    """The view of the teacher, the screen or a student."""
    in_round = state.phase not in ("camps", "end")
    speaking = speakers_at(len(state.seats))
    return View(
        phase=state.phase,
        round=state.round,
        rounds=rounds_at(len(state.seats)),
        final=state.final,
        numbers=state.numbers,
        seats=tuple(_seat(state, index) for index in range(len(state.seats))),
        bid_range=(MIN_BID, MAX_BID),
        bids=tuple(BidView(bid.seat, bid.count, bid.tokens) for bid in state.bids) if in_round else (),
        winner=state.winner if in_round else None,
        allowed=state.allowed if in_round else 0,
        left=state.left if in_round else 0,
        serial=state.serial,
        slots=_slots(state) if in_round else (),
        clues=_clues(state) if state.phase in ("clues", "guess") else (),
        buzz=BuzzView(seat(state, state.buzzer), state.buzzer) if state.buzzer is not None else None,
        proposal=_last_proposal(state),
        outcome=state.outcome if state.phase == "tally" else None,
        gains=tuple(GainView(won.seat, won.camp, won.tokens) for won in state.gains) if state.phase == "tally" else (),
        order=state.order,
        chooser=state.order[len(state.camps)] if state.phase == "camps" else None,
        camps=tuple(state.camps.items()),
        room=(speaking, len(state.seats) - speaking),
        champions=state.champions,
        played=_played(state, viewer) if state.phase == "end" else (),
        me=None if viewer in (TEACHER, SCREEN) else _me(state, viewer),
        desk=_desk(state) if viewer == TEACHER else None,
    )


def _seat(state: State, index: int) -> SeatView:
    playing = state.phase not in ("camps", "end")
    role: Camp | None = ("speaker" if index in state.speakers else "seeker") if playing else state.camps.get(index)
    return SeatView(
        state.seats[index].members,
        state.seats[index].name,
        state.speaker_tokens[index],
        state.seeker_tokens[index],
        role if state.phase != "end" else None,
        state.phase in ("clues", "guess") and locked(state, index),
    )


def _slots(state: State) -> tuple[SlotView, ...]:
    """The three words in order, then bonus words as they are opened."""
    over = state.phase == "tally"
    slots = []
    opened = {word.number: word for word in state.sought}
    numbers = (*state.numbers, *(word.number for word in state.sought if word.bonus))
    for number in numbers:
        word = opened.get(number)
        finder = word.finder if word else None
        if finder is not None:
            status = "found"
        elif over:
            status = "missed"
        else:
            status = "now" if word is not None else "later"
        slots.append(
            SlotView(
                number=number,
                status=status,
                bonus=number not in state.numbers,
                word=state.word(number).word if finder is not None or over else None,
                finder=seat(state, finder) if finder is not None else None,
                clues=word.counted if word else 0,
            )
        )
    return tuple(slots)


def _clues(state: State) -> tuple[ClueView, ...]:
    before = sum(word.counted for word in state.sought[:-1])
    standing = [clue.text for clue in state.current.clues if not clue.vetoed]
    return tuple(ClueView(before + rank, text) for rank, text in enumerate(standing, start=1))


def _proposals(state: State) -> tuple[Proposal, ...]:
    return tuple(proposal for word in state.sought for proposal in word.proposals)


def _last_proposal(state: State) -> ProposalView | None:
    made = _proposals(state)
    if not made or state.phase == "guess":
        return None
    last = made[-1]
    return ProposalView(seat(state, last.student), last.student, "" if last.rude else last.text, last.right)


def _me(state: State, student: str) -> Me | None:
    mine = seat_of(state.seats, student)
    if mine is None:
        return None
    role = _seat(state, mine).role
    playing = state.phase not in ("camps", "end")
    speaks = playing and role == "speaker"
    leads = playing and mine == state.winner
    return Me(
        seat=mine,
        role=role,
        leads=leads,
        may_buzz=state.phase == "clues" and mine in free_seekers(state) and bool(state.current.clues),
        buzzed=state.buzzer == student,
        wait=waits_for(state, mine) if state.phase in ("clues", "guess") else "",
        words=_card(state, state.numbers) if speaks else (),
        bonus=_card(state, spare_numbers(state)) if leads and state.phase == "bonus" else _open_bonus(state, leads),
        refused=_refused(state) if leads else None,
        pledge=state.speaker_tokens[mine] if state.final and speaks else 0,
        choosing=state.phase == "camps" and state.order[len(state.camps)] == mine,
    )


def _open_bonus(state: State, leads: bool) -> tuple[CardWord, ...]:
    """The bonus words that whoever leads has chosen so far."""
    return _card(state, tuple(word.number for word in state.sought if word.bonus)) if leads else ()


def _refused(state: State) -> RefusedView | None:
    return RefusedView(state.refused.text, state.refused.reason) if state.refused else None


def _card(state: State, numbers: tuple[int, ...]) -> tuple[CardWord, ...]:
    status = {slot.number: slot.status for slot in _slots(state)}
    words = ((number, state.word(number)) for number in numbers)
    return tuple(
        CardWord(number, word.word, word.nature, word.definition, status.get(number, "spare")) for number, word in words
    )


def _desk(state: State) -> DeskView:
    in_round = state.phase not in ("camps", "end")
    seeking = state.phase in ("clues", "guess")
    made = _proposals(state)
    return DeskView(
        card=_card(state, tuple(range(len(state.cards[state.card])))) if in_round else (),
        word=state.word(state.current.number).word if seeking else None,
        clues=tuple(DeskClue(clue.student, clue.text, clue.doubt, clue.vetoed) for clue in state.current.clues)
        if seeking
        else (),
        refused=DeskClue(state.refused.student, state.refused.text, state.refused.reason, vetoed=False)
        if state.refused is not None and state.phase == "clues"
        else None,
        proposals=tuple(
            DeskProposal(
                proposal.student,
                proposal.text,
                proposal.right,
                proposal.near,
                proposal.rude,
                turnable=state.before is not None and index == len(made) - 1,
            )
            for index, proposal in enumerate(made)
        ),
        may_veto=seeking and bool(state.current.clues) and not state.current.clues[-1].vetoed,
    )


def _played(state: State, viewer: str) -> tuple[PlayedView, ...]:
    student = viewer not in (TEACHER, SCREEN)
    return tuple(
        PlayedView(
            played.word,
            seat(state, played.finder) if played.finder is not None else None,
            played.finder == viewer if student and played.finder is not None else None,
            tuple(clue.text for clue in played.clues),
        )
        for played in state.played
    )
