"""Images: who tells first, the phrase and its picture, and what the teacher decides about it."""

from collections.abc import Mapping
from typing import Any, Literal

from wordkit.engine.errors import RuleError
from wordkit.engine.guards import during, own_seat, teacher
from wordkit.engine.seats import choice_of
from wordkit.engine.timing import TimerStopped, start_timer
from wordkit.games.images import model as m
from wordkit.games.images.evolve import evolve
from wordkit.games.images.model import MAX_PHRASE, Proposal, State
from wordkit.words.text import clean

Facts = tuple[Any, ...]
Doubt = Literal["", "rude", "no_word"]


def claim(state: State, by: str, now: float) -> Facts:
    """The first to have a phrase tells the first round."""
    seat = own_seat(state, by)
    during(state, "claim", say="Quelqu’un a déjà trouvé une phrase.")
    return (m.Claimed(seat, by), *_phrase_timer(state, now))


def tell(state: State, by: str, command: m.Tell, now: float) -> Facts:
    """A phrase: heard at once from a lone student, from a team when most of it agrees; not while it is doubtful."""
    seat = own_seat(state, by)
    during(state, "phrase", say="On ne cherche pas de phrase en ce moment.")
    if seat != state.storyteller:
        raise RuleError("not_storyteller", "Ce n’est pas toi qui racontes à cette manche.")
    proposal = _well_formed(state, seat, command)
    if state.proposals.get(by) == proposal:
        return ()
    proposed = m.Proposed(by, proposal)
    state = evolve(state, proposed)
    members = state.seats[seat].members
    leading = _leading(state, state.proposals)
    assert leading is not None, "someone has just proposed"
    agreed = sum(1 for other in state.proposals.values() if other == leading)
    settled = len(state.proposals) == len(members) or 2 * agreed > len(members)
    if settled and not doubt(state, leading):
        return (proposed, *told(state, leading, now))
    return (proposed,)


def accept(state: State, by: str, student: str, now: float) -> Facts:
    """The teacher lets a phrase stand: without a lesson word, or though the team does not agree."""
    return told(state, _proposal_of(state, by, student), now)


def refuse(state: State, by: str, student: str) -> Facts:
    """The teacher sends a phrase back before anyone has read it."""
    refused = _proposal_of(state, by, student)
    return (m.Refused(tuple(other for other, proposal in state.proposals.items() if proposal == refused)),)


def remove(state: State, by: str) -> Facts:
    """The teacher takes the phrase off every page."""
    teacher(by)
    during(state, "give", "vote", "count")
    if state.removed:
        raise RuleError("removed", "Cette phrase est déjà retirée.")
    return (m.Removed(),)


def best(state: State) -> Proposal | None:
    """What most of the team proposed, among what may be told without the teacher."""
    return _leading(state, {who: each for who, each in state.proposals.items() if not doubt(state, each)})


def told(state: State, proposal: Proposal, now: float) -> Facts:
    """This is the phrase of the round, and those who proposed it."""
    students = tuple(student for student, other in state.proposals.items() if other == proposal)
    timer = start_timer(state.options.give_seconds, state.options.hard, now)
    return (TimerStopped(), m.Told(proposal, students), *timer)


def pass_on(state: State, seat: int, now: float) -> Facts:
    """Another seat tells."""
    return (TimerStopped(), m.PassedOn(seat), *_phrase_timer(state, now))


def doubt(state: State, proposal: Proposal) -> Doubt:
    """Why a phrase waits for the teacher."""
    if proposal.rude:
        return "rude"
    return "no_word" if state.options.lesson_word and proposal.way == "phrase" and not proposal.words else ""


def _phrase_timer(state: State, now: float) -> Facts:
    return start_timer(state.options.phrase_seconds, state.options.hard, now)


def _proposal_of(state: State, by: str, student: str) -> Proposal:
    teacher(by)
    during(state, "phrase")
    if student not in state.proposals:
        raise RuleError("no_phrase", "Cet élève n’a pas proposé de phrase.")
    return state.proposals[student]


def _leading(state: State, proposals: Mapping[str, Proposal]) -> Proposal | None:
    """What most of the team proposed, and of two as many, what was proposed first."""
    assert state.storyteller is not None, "a seat tells"
    seat = state.seats[state.storyteller]
    chosen = choice_of(seat, {student: repr(proposal) for student, proposal in proposals.items()})
    return next((proposal for proposal in proposals.values() if repr(proposal) == chosen), None)


def _well_formed(state: State, seat: int, command: m.Tell) -> Proposal:
    phrase = clean(command.phrase)
    if command.picture not in state.hands[seat]:
        raise RuleError("no_such_picture", "Choisis une image de ta main.")
    if command.way != "phrase" and not state.options.acts:
        raise RuleError("no_acts", "À cette partie, on dit une phrase\u00a0: ni mime, ni air.")
    if command.way == "phrase" and not phrase:
        raise RuleError("empty", "Écris d’abord ta phrase.")
    if len(phrase) > MAX_PHRASE:
        raise RuleError("too_long", f"Ta phrase est trop longue\u00a0: {MAX_PHRASE} signes au plus.")
    words = command.words if command.way == "phrase" else ()
    return Proposal(command.picture, phrase, command.way, words, command.rude)
