"""Définitions: the state after each fact. No rule is in here, and nothing can be refused."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from wordkit.engine.seats import Seat
from wordkit.games.definitions import model as m
from wordkit.games.definitions.model import REAL, START, TOKENS, State
from wordkit.words.text import as_sentence


def evolve(state: State | None, fact: Any) -> State:
    """The state after a fact."""
    if isinstance(fact, m.Begun):
        size = len(fact.seats)
        return State(fact.seats, fact.cards, fact.options, squares=(START,) * size, tokens=(TOKENS,) * size)
    assert state is not None, "the first fact of a game is Begun"
    match fact:
        case m.Joined(student, seat):
            return _seat(state, student, seat)
        case m.RoundOpened(host):
            return replace(
                state, phase="word", round=state.round + 1, host=host, word=None, written=_frozen({}),
                texts=_frozen({}), removed=frozenset(), order=(), chosen=frozenset(), proposed=False, read=0,
                votes=_frozen({}), staked=frozenset(), scores=(),
            )  # fmt: skip
        case m.CardDrawn(card):
            return replace(state, card=card)
        case m.WordChosen(index):
            return replace(state, phase="writing", word=state.cards[state.card][index])
        case m.Wrote(student, text, doubtful):
            return replace(state, written=_frozen({**state.written, student: m.Written(text, doubtful)}))
        case m.WritingClosed(order, chosen):
            texts = {student: _as_read(state, student) for student in state.written}
            texts[REAL] = m.Text(as_sentence(_word(state).definition))
            return replace(state, phase="desk", texts=_frozen(texts), order=order, chosen=frozenset(chosen))
        case m.Merged(kept, gone):
            return _merge(state, kept, gone)
        case m.Separated(text):
            return _separate(state, text)
        case m.Edited(text, form):
            return _with_text(state, text, replace(state.texts[text], form=form))
        case m.Chosen(text, read):
            return replace(state, chosen=state.chosen | {text} if read else state.chosen - {text}, proposed=False)
        case m.Reordered(order):
            return replace(state, order=order, proposed=False)
        case m.Removed(text):
            votes = {student: choice for student, choice in state.votes.items() if choice != text}
            return replace(state, removed=state.removed | {text}, chosen=state.chosen - {text}, votes=_frozen(votes))
        case m.Proposed():
            return replace(state, proposed=True)
        case m.ReadingStarted(order):
            return replace(state, phase="reading", order=order, read=0, proposed=False)
        case m.TextsRead(read):
            return replace(state, read=read)
        case m.VoteOpened():
            return replace(state, phase="vote", read=len(state.order))
        case m.TokenPlayed(seat):
            tokens = tuple(left - (index == seat) for index, left in enumerate(state.tokens))
            return replace(state, tokens=tokens, staked=state.staked | {seat})
        case m.Voted(student, text):
            others = {other: choice for other, choice in state.votes.items() if other != student}
            return replace(state, votes=_frozen({**others, student: text}))
        case m.Counted(scores):
            squares = tuple(square + score.points for square, score in zip(state.squares, scores, strict=True))
            found = frozenset(student for student, choice in state.votes.items() if choice == REAL)
            played = m.Played(_word(state), found, frozenset(state.votes))
            return replace(state, phase="count", scores=scores, squares=squares, played=(*state.played, played))
        case m.Ended(first):
            return replace(state, phase="end", winners=first)
        case _:
            raise AssertionError(f"no such fact: {fact!r}")


def _merge(state: State, kept: str, gone: tuple[str, ...]) -> State:
    authors = tuple(author for text in (kept, *gone) for author in state.texts[text].authors)
    texts = {text: item for text, item in state.texts.items() if text not in gone}
    texts[kept] = replace(texts[kept], authors=authors)
    order = tuple(text for text in state.order if text not in gone)
    chosen = state.chosen - set(gone) | ({kept} if state.chosen & {kept, *gone} else set())
    return replace(state, texts=_frozen(texts), order=order, chosen=chosen, proposed=False)


def _separate(state: State, text: str) -> State:
    first, *others = (REAL, *state.texts[text].authors) if text == REAL else state.texts[text].authors
    texts = dict(state.texts)
    texts[first] = replace(texts[first], authors=() if first == REAL else (first,))
    for author in others:
        texts[author] = _as_read(state, author)
    order = tuple(item for old in state.order for item in ((old, *others) if old == text else (old,)))
    return replace(state, texts=_frozen(texts), order=order, proposed=False)


def _as_read(state: State, author: str) -> m.Text:
    return m.Text(as_sentence(state.written[author].text), (author,))


def _with_text(state: State, text: str, item: m.Text) -> State:
    return replace(state, texts=_frozen({**state.texts, text: item}), proposed=False)


def _seat(state: State, student: str, seat: int | None) -> State:
    if seat is None:
        seats = (*state.seats, Seat((student,)))
        return replace(state, seats=seats, squares=(*state.squares, START), tokens=(*state.tokens, TOKENS))
    joined = replace(state.seats[seat], members=(*state.seats[seat].members, student))
    return replace(state, seats=tuple(joined if i == seat else other for i, other in enumerate(state.seats)))


def _word(state: State) -> m.Word:
    assert state.word is not None, "a word was chosen"
    return state.word


def _frozen(items: dict[str, Any]) -> Mapping[str, Any]:
    return MappingProxyType(items)
