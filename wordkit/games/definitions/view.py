"""Définitions: what each viewer may see, built up from nothing."""

from dataclasses import dataclass

from wordkit.engine.seats import SCREEN, TEACHER, seat_of
from wordkit.games.definitions.count import arrived, authors_of, choice_of
from wordkit.games.definitions.model import GOAL, REAL, Gain, Phase, Score, State, Word
from wordkit.games.definitions.rules import hosts, own_texts, players

WORDS_SHOWN: frozenset[Phase] = frozenset({"writing", "desk", "reading", "vote", "count"})


@dataclass(frozen=True, slots=True)
class SeatView:
    members: tuple[str, ...]
    name: str
    square: int
    tokens: int


@dataclass(frozen=True, slots=True)
class TextView:
    """A text that was read out. Who wrote it and who voted for it stay empty until the count."""

    number: int
    text: str
    removed: bool
    mine: bool = False
    real: bool = False
    authors: tuple[int, ...] = ()
    voters: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DeskText:
    """A text behind the screen, for whoever leads the round."""

    id: str
    form: str
    originals: tuple[tuple[str, str], ...]
    real: bool
    chosen: bool
    removed: bool


@dataclass(frozen=True, slots=True)
class DeskView:
    """What the host alone sees: the card, the texts with their authors, the real definition."""

    card: tuple[Word, ...]
    definition: str | None
    texts: tuple[DeskText, ...]
    order: tuple[str, ...]
    limit: int
    proposed: bool
    to_approve: bool
    written: tuple[str, ...]
    voted: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Me:
    """What is mine alone."""

    seat: int
    hosting: bool
    text: str | None
    kept: bool
    vote: int | None
    seat_vote: int | None
    staked: bool


@dataclass(frozen=True, slots=True)
class Move:
    """A seat's gain at the count: where its pawn was, where it is."""

    seat: int
    choice: int | None
    gains: tuple[tuple[str, int, int | None], ...]
    points: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class PlayedView:
    word: Word
    found: bool | None


@dataclass(frozen=True, slots=True)
class View:
    phase: Phase
    round: int
    hosting: str
    host: int | None
    goal: int
    seats: tuple[SeatView, ...]
    players: int
    word: str | None = None
    nature: str | None = None
    written: int = 0
    voted: int = 0
    to_read: int = 0
    texts: tuple[TextView, ...] = ()
    all_read: bool = False
    definition: str | None = None
    moves: tuple[Move, ...] = ()
    last_round: bool = False
    winners: tuple[int, ...] = ()
    played: tuple[PlayedView, ...] = ()
    me: Me | None = None
    desk: DeskView | None = None


def view(state: State, viewer: str) -> View:
    """The view of the teacher, the screen or a student."""
    leads = hosts(state, viewer)
    word = state.word if state.word is not None and state.phase in WORDS_SHOWN else None
    return View(
        phase=state.phase,
        round=state.round,
        hosting=state.options.host,
        host=state.host,
        goal=GOAL,
        seats=tuple(
            SeatView(seat.members, seat.name, min(square, GOAL), tokens)
            for seat, square, tokens in zip(state.seats, state.squares, state.tokens, strict=True)
        ),
        players=len(players(state)),
        word=word.word if word else None,
        nature=word.nature if word else None,
        written=len(state.written),
        voted=len(state.votes),
        to_read=len(state.order) if leads and state.phase == "reading" else 0,
        texts=_texts(state, viewer) if state.phase in ("reading", "vote", "count") else (),
        all_read=state.phase == "reading" and state.read == len(state.order),
        definition=word.definition if word and state.phase == "count" else None,
        moves=tuple(_move(state, score) for score in state.scores) if state.phase == "count" else (),
        last_round=state.phase == "count" and bool(arrived(state.squares)),
        winners=state.winners,
        played=_played(state, viewer) if state.phase == "end" else (),
        me=None if viewer in (TEACHER, SCREEN) else _me(state, viewer),
        desk=_desk(state, viewer) if leads else None,
    )


def _texts(state: State, viewer: str) -> tuple[TextView, ...]:
    shown = state.order[: state.read]
    mine = own_texts(state, viewer) if viewer not in (TEACHER, SCREEN) else frozenset()
    counted = state.phase == "count"
    texts = []
    for number, text in enumerate(shown, start=1):
        if text in state.removed:
            texts.append(TextView(number, "", removed=True, mine=text in mine))
        elif not counted:
            texts.append(TextView(number, state.texts[text].form, removed=False, mine=text in mine))
        else:
            texts.append(
                TextView(
                    number,
                    state.texts[text].form,
                    removed=False,
                    mine=text in mine,
                    real=text == REAL,
                    authors=tuple(sorted(authors_of(state, text))),
                    voters=tuple(score.seat for score in state.scores if score.choice == text),
                )
            )
    return tuple(texts)


def _desk(state: State, viewer: str) -> DeskView:
    teacher = viewer == TEACHER
    before_reading = state.phase in ("desk", "reading", "vote")
    return DeskView(
        card=state.cards[state.card] if state.phase == "word" else (),
        definition=state.word.definition if state.word and state.phase != "word" else None,
        texts=_desk_texts(state) if state.phase == "writing" or before_reading else (),
        order=state.order if before_reading else (),
        limit=state.options.reads if state.host is None else len(state.written) + 1,
        proposed=state.proposed,
        to_approve=teacher and state.proposed,
        written=tuple(state.written),
        # Who has voted is no secret to the teacher; what they chose is, until the count.
        voted=tuple(state.votes),
    )


def _desk_texts(state: State) -> tuple[DeskText, ...]:
    if state.phase == "writing":
        return tuple(
            DeskText(student, written.text, ((student, written.text),), real=False, chosen=False, removed=False)
            for student, written in state.written.items()
        )
    return tuple(
        DeskText(
            id=text,
            form=item.form,
            originals=tuple((author, state.written[author].text) for author in item.authors),
            real=text == REAL,
            chosen=text in state.chosen,
            removed=text in state.removed,
        )
        for text, item in state.texts.items()
    )


def _me(state: State, student: str) -> Me | None:
    seat = seat_of(state.seats, student)
    if seat is None:
        return None
    voting = state.phase in ("vote", "count")
    written = state.written.get(student)
    own = next((text for text, item in state.texts.items() if student in item.authors), None)
    choice = choice_of(state.seats[seat], state.votes)
    return Me(
        seat=seat,
        hosting=seat == state.host,
        text=written.text if written else None,
        # Whether it is read shows only once it is: the desk's choices are nobody's business before. And one that was
        # merged with the real definition would point it out, so that shows at the count.
        kept=own in state.order[: state.read] and own not in state.removed and (own != REAL or state.phase == "count"),
        vote=state.number_of(state.votes[student]) if voting and student in state.votes else None,
        seat_vote=state.number_of(choice) if voting and choice is not None else None,
        staked=seat in state.staked,
    )


def _move(state: State, score: Score) -> Move:
    after = state.squares[score.seat]
    return Move(
        seat=score.seat,
        choice=state.number_of(score.choice) if score.choice is not None else None,
        gains=tuple((gain.why, gain.points, _number(state, gain)) for gain in score.gains),
        points=score.points,
        before=min(after - score.points, GOAL),
        after=min(after, GOAL),
    )


def _number(state: State, gain: Gain) -> int | None:
    return state.number_of(gain.text) if gain.text is not None else None


def _played(state: State, viewer: str) -> tuple[PlayedView, ...]:
    def found(words_found: frozenset[str], voted: frozenset[str]) -> bool | None:
        return viewer in words_found if viewer in voted else None

    return tuple(PlayedView(played.word, found(played.found, played.voted)) for played in state.played)
