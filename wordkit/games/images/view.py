"""Images: what each viewer may see, built up from nothing."""

from dataclasses import dataclass

from wordkit.engine.seats import SCREEN, TEACHER, choice_of, seat_of
from wordkit.games.images.model import Hand, Phase, Score, State, Tale, Way
from wordkit.games.images.phrase import Doubt, doubt
from wordkit.games.images.rules import last_round, listeners, seat_choice


@dataclass(frozen=True, slots=True)
class SeatView:
    members: tuple[str, ...]
    name: str
    points: int


@dataclass(frozen=True, slots=True)
class StoryView:
    """What was told: the note of a mime or an air stays with the storyteller until the count."""

    way: Way
    phrase: str | None
    removed: bool
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PictureView:
    """A picture on the table. Whose it is and who voted for it stay empty until the count."""

    number: int
    picture: str
    mine: bool = False
    told: bool = False
    owner: int | None = None
    voters: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreView:
    """A seat's gain at the count: each reason with its points and the number of the picture."""

    seat: int
    choice: int | None
    gains: tuple[tuple[str, int, int | None], ...]
    points: int


@dataclass(frozen=True, slots=True)
class ProposalView:
    """A phrase that is not told yet, and why it waits."""

    student: str
    picture: str
    phrase: str
    way: Way
    words: tuple[str, ...]
    doubt: Doubt


@dataclass(frozen=True, slots=True)
class Me:
    """What is my seat's alone: its hand, what it would tell, what it gives and votes."""

    seat: int
    telling: bool
    hand: Hand
    proposals: tuple[ProposalView, ...]
    refused: bool
    told: str | None
    choice: Hand
    seat_choice: Hand
    vote: int | None
    seat_vote: int | None


@dataclass(frozen=True, slots=True)
class DeskView:
    """What the teacher alone sees: phrases before they are told, the storyteller's picture, whose the pictures are."""

    proposals: tuple[ProposalView, ...]
    told: str | None
    note: str
    given: tuple[str, ...]
    # Who has voted is no secret to the teacher; what they chose is, until the count.
    voted: tuple[str, ...]
    owners: tuple[int, ...]
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    phase: Phase
    round: int
    seats: tuple[SeatView, ...]
    storyteller: int | None
    players: int
    owed: int
    acts: bool
    # The words of the lesson, while a phrase must hold one and is looked for.
    words: tuple[str, ...] = ()
    story: StoryView | None = None
    given: int = 0
    voted: int = 0
    pictures: tuple[PictureView, ...] = ()
    scores: tuple[ScoreView, ...] = ()
    last_round: bool = False
    winners: tuple[int, ...] = ()
    tales: tuple[Tale, ...] = ()
    me: Me | None = None
    desk: DeskView | None = None


def view(state: State, viewer: str) -> View:
    """The view of the teacher, the screen or a student."""
    asked = state.options.lesson_word and state.phase in ("claim", "phrase")
    me = None if viewer in (TEACHER, SCREEN) else seat_of(state.seats, viewer)
    return View(
        phase=state.phase,
        round=state.round,
        seats=tuple(
            SeatView(seat.members, seat.name, points) for seat, points in zip(state.seats, state.points, strict=True)
        ),
        storyteller=state.storyteller,
        players=len(listeners(state)),
        owed=state.owed,
        acts=state.options.acts,
        words=state.words if asked else (),
        story=_story(state, mine=me is not None and me == state.storyteller),
        given=len(state.choices),
        voted=len(state.votes),
        pictures=_pictures(state, me) if state.phase in ("vote", "count") else (),
        scores=tuple(_score(state, score) for score in state.scores) if state.phase == "count" else (),
        last_round=state.phase == "count" and last_round(state),
        winners=state.winners,
        tales=state.tales if state.phase == "end" else (),
        me=None if me is None else _me(state, viewer, me),
        desk=_desk(state) if viewer == TEACHER else None,
    )


def _story(state: State, mine: bool) -> StoryView | None:
    if state.told is None or state.phase not in ("give", "vote", "count"):
        return None
    told = state.told.proposal
    shown = not state.removed and (told.way == "phrase" or mine or state.phase == "count")
    words = () if state.removed else told.words
    return StoryView(told.way, told.phrase if shown else None, state.removed, words)


def _pictures(state: State, seat: int | None) -> tuple[PictureView, ...]:
    told = state.told.proposal.picture if state.told is not None else ""
    pictures = []
    for number, picture in enumerate(state.order, start=1):
        mine = seat is not None and picture in state.gifts[seat]
        if state.phase != "count":
            pictures.append(PictureView(number, picture, mine))
        else:
            voters = tuple(score.seat for score in state.scores if score.choice == picture)
            owner = state.owner_of(picture)
            pictures.append(PictureView(number, picture, mine, picture == told, owner, voters))
    return tuple(pictures)


def _score(state: State, score: Score) -> ScoreView:
    return ScoreView(
        seat=score.seat,
        choice=state.number_of(score.choice) if score.choice is not None else None,
        gains=tuple(
            (gain.why, gain.points, state.number_of(gain.picture) if gain.picture is not None else None)
            for gain in score.gains
        ),
        points=score.points,
    )


def _me(state: State, student: str, seat: int) -> Me:
    mates, telling = state.seats[seat].members, seat == state.storyteller
    voting = state.phase in ("vote", "count")
    choice = choice_of(state.seats[seat], state.votes)
    return Me(
        seat=seat,
        telling=telling,
        hand=state.hands[seat],
        proposals=_proposals(state, mates),
        refused=student in state.refused,
        told=state.told.proposal.picture if telling and state.told is not None else None,
        choice=state.choices.get(student, ()),
        seat_choice=seat_choice(state, seat),
        vote=state.number_of(state.votes[student]) if voting and student in state.votes else None,
        seat_vote=state.number_of(choice) if voting and choice is not None else None,
    )


def _proposals(state: State, students: tuple[str, ...]) -> tuple[ProposalView, ...]:
    return tuple(
        ProposalView(student, item.picture, item.phrase, item.way, item.words, doubt(state, item))
        for student, item in state.proposals.items()
        if student in students
    )


def _desk(state: State) -> DeskView:
    told = state.told.proposal if state.told is not None else None
    return DeskView(
        proposals=_proposals(state, tuple(state.proposals)),
        told=told.picture if told else None,
        note=told.phrase if told and told.way != "phrase" else "",
        given=tuple(state.choices),
        voted=tuple(state.votes),
        owners=tuple(state.owner_of(picture) for picture in state.order),
        words=state.words,
    )
