"""How Images is played in tests: any beginning, a teacher, the secrets of each viewer, two games kept as text."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

from wordkit.engine import SCREEN, TEACHER, Resume, Seat, Turn
from wordkit.engine.chance import pick, shuffled
from wordkit.engine.seats import seat_of
from wordkit.games.images import GAME
from wordkit.games.images import model as m
from wordkit.games.images.view import View
from wordkit.testing import Sitting

TEACHER_ONLY = (m.Begin, m.Join, m.Accept, m.Refuse, m.Remove, m.LayOut, m.Count, m.NextRound, m.Skip, m.End)

PICTURES = tuple(f"image-{n:02}" for n in range(84))
WORDS = ("houle", "phare", "marée")


# Any game ------------------------------------------------------------------------------------------------------------


def begin(rng: Random) -> m.Begin:
    """Any beginning: three to six seats, alone or in teams, few pictures or many, with or without a lesson."""
    size = pick(rng, (3, 3, 4, 5, 6))
    seats = tuple(Seat(tuple(f"s{seat}{member}" for member in range(pick(rng, (1, 1, 2))))) for seat in range(size))
    lesson = rng.random() < 0.6
    options = m.Options(
        lesson_word=lesson,
        acts=rng.random() < 0.5,
        tours=pick(rng, (0, 0, 1)),
        hard=rng.random() < 0.3,
        vote_seconds=pick(rng, (0.0, 60.0)),
    )
    return m.Begin(seats, PICTURES[: 43 + int(rng.random() * 42)], WORDS if lesson else (), options)


def teacher(view: View, rng: Random) -> Any | None:
    """A teacher who judges phrases and moves the round on, now and then before everyone has answered."""
    desk = view.desk
    assert desk is not None, "the teacher sees the desk"
    luck = rng.random()
    if view.phase == "end" or luck < 0.0005:
        return None if view.phase == "end" else m.End()
    if view.story is not None and not view.story.removed and luck < 0.05:
        return m.Remove()
    match view.phase:
        case "claim":
            return m.Skip() if luck < 0.2 else None
        case "phrase":
            if desk.proposals and luck < 0.6:
                student = pick(rng, desk.proposals).student
                return m.Refuse(student) if luck < 0.2 else m.Accept(student)
            return m.Skip() if luck > 0.95 else None
        case "give":
            return m.LayOut() if len(desk.given) == view.players or luck < 0.1 else None
        case "vote":
            return m.Count() if len(desk.voted) == view.players or luck < 0.1 else None
        case _:
            return m.NextRound()


# Secrets -------------------------------------------------------------------------------------------------------------


def twist(state: m.State, viewer: str, rng: Random) -> m.State:
    """Another game that must look the same to this viewer now: pile, others' hands, gifts, phrases and votes."""
    me = None if viewer in (TEACHER, SCREEN) else seat_of(state.seats, viewer)
    mates = () if me is None else state.seats[me].members
    open_ = state.phase in ("count", "end")
    state = _other_hands(state, me, rng)
    if not open_ and state.votes:
        state = replace(state, votes=_frozen({who: _vote(state, who, mates, rng) for who in state.votes}))
    if viewer == TEACHER:
        return state
    if not open_ and state.order:
        state = _other_owners(state, me, rng)
    choices = {
        who: each if who in mates else shuffled(rng, PICTURES)[: state.owed] for who, each in state.choices.items()
    }
    told = state.told
    if told is not None and state.storyteller != me:
        if not open_ and state.phase != "vote":
            told = replace(told, proposal=replace(told.proposal, picture="autre"))
        if not open_ and told.proposal.way != "phrase":
            told = replace(told, proposal=replace(told.proposal, phrase="autre note"))
        told = replace(told, students=())
    if state.removed and told is not None:
        told = replace(told, proposal=replace(told.proposal, phrase="autre phrase", words=("autre",)))
    return replace(
        state,
        words=state.words if state.options.lesson_word and state.phase in ("claim", "phrase") else ("autre",),
        told=told,
        proposals=_frozen(
            {
                who: each if who in mates else replace(each, phrase="autre", picture="autre", words=())
                for who, each in state.proposals.items()
            }
        ),
        refused=state.refused & {viewer},
        choices=_frozen(choices),
    )


def _other_hands(state: m.State, me: int | None, rng: Random) -> m.State:
    """What lies in other hands and in the pile, shuffled."""
    hidden = [*state.pile, *(one for seat, hand in enumerate(state.hands) if seat != me for one in hand)]
    left = list(shuffled(rng, hidden))
    hands = tuple(hand if seat == me else tuple(left.pop() for _ in hand) for seat, hand in enumerate(state.hands))
    return replace(state, hands=hands, pile=tuple(left))


def _vote(state: m.State, who: str, mates: tuple[str, ...], rng: Random) -> str:
    return state.votes[who] if who in mates else pick(rng, state.order)


def _other_owners(state: m.State, me: int | None, rng: Random) -> m.State:
    """Another seat gave each picture, and another may be the storyteller's."""
    others = [one for one in state.order if me is None or one not in state.gifts[me]]
    left = list(shuffled(rng, others))
    gifts = tuple(gift if seat == me else tuple(left.pop() for _ in gift) for seat, gift in enumerate(state.gifts))
    assert state.told is not None, "pictures lie on the table"
    assert state.storyteller is not None, "a seat tells"
    if state.storyteller == me:
        return replace(state, gifts=gifts)
    proposal = replace(state.told.proposal, picture=gifts[state.storyteller][0])
    return replace(state, gifts=gifts, told=replace(state.told, proposal=proposal))


def _frozen(items: dict[Any, Any]) -> Mapping[Any, Any]:
    return MappingProxyType(items)


# Scenes --------------------------------------------------------------------------------------------------------------


def scenes() -> dict[str, tuple[tuple[Turn, ...], tuple[str, ...]]]:
    """A round of five with a lesson and a team, and a short game of three to its end."""
    return {"images": (_a_round(), ("julien", "lea", "lou")), "images_three": (_three(), ("ana", "bob"))}


def _a_round() -> tuple[Turn, ...]:
    """A claim, a phrase without lesson word and one with, gifts, a vote, the count, an undo, the next round."""
    at = Sitting(GAME, "bonheur")
    seats = tuple(Seat((name,)) for name in ("julien", "mathilde", "nicolas", "lea"))
    at.do(TEACHER, m.Begin((*seats, Seat(("tom", "lou"), "Lynx")), PICTURES, WORDS, m.Options(lesson_word=True)))
    at.after(20).do("julien", m.Claim())
    told = at.state.hands[0][3]
    at.after(30).do("julien", m.Tell(told, "Qui garde la nuit ?"))
    at.after(10).do(TEACHER, m.Refuse("julien"))
    at.after(20).do("julien", m.Tell(told, "La nuit dort sous le phare.", words=("phare",)))
    for seat, name in enumerate(("mathilde", "nicolas", "lea", "tom"), start=1):
        at.after(3).do(name, m.Give(at.state.hands[seat][:1]))
    at.after(3).do("lou", m.Give(at.state.hands[4][1:2]))
    at.after(3).do("lou", m.Give(at.state.hands[4][:1]))
    at.after(3).do(TEACHER, m.LayOut())
    number = at.state.number_of
    at.after(3).do("lea", m.Vote(number(told)))
    for name, owner in (("mathilde", 3), ("nicolas", 4), ("tom", 3), ("lou", 3)):
        at.after(3).do(name, m.Vote(number(at.state.gifts[owner][0])))
    at.after(3).do(TEACHER, m.Count())
    at.after(3).undo()
    at.do(TEACHER, Resume())
    at.after(3).do(TEACHER, m.Count())
    at.after(9).do(TEACHER, m.Join("zoe", 4))
    at.after(9).do(TEACHER, m.NextRound())
    return tuple(at.turns)


def _three() -> tuple[Turn, ...]:
    """Three seats, one telling each: a mime, a phrase that is taken off, someone who gives nothing, hands uneven."""
    at = Sitting(GAME, "trois")
    names = ("ana", "bob", "cleo")
    options = m.Options(acts=True, tours=1, hard=True)
    at.do(TEACHER, m.Begin(tuple(Seat((name,)) for name in names), PICTURES[:34], (), options))
    at.after(9).do("bob", m.Claim())
    for n, way in enumerate(("mime", "hum", "phrase")):
        teller = at.state.storyteller
        others = [seat for seat in range(3) if seat != teller]
        at.after(9).do(names[teller], m.Tell(at.state.hands[teller][n], "doucement", way))
        for seat in others if n else others[:1]:
            at.after(4).do(names[seat], m.Give(at.state.hands[seat][:2]))
        at.after(4).do(TEACHER, m.LayOut())
        for seat in others:
            owner = teller if n + seat != 2 else 3 - teller - seat
            at.after(4).do(names[seat], m.Vote(at.state.number_of(at.state.gifts[owner][0])))
        if way == "phrase":
            at.after(1).do(TEACHER, m.Remove())
        at.after(4).do(TEACHER, m.Count())
        at.after(9).do(TEACHER, m.NextRound())
    return tuple(at.turns)
