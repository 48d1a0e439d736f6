"""How Définitions is played in tests: any beginning, a teacher, the secrets of each viewer, two scenes kept as text."""

from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

from wordkit.engine import TEACHER, Extend, GivePace, Pause, Resume, Seat, SwitchTimer, Turn
from wordkit.engine.chance import pick, shuffled
from wordkit.engine.seats import seat_of
from wordkit.games.definitions import GAME
from wordkit.games.definitions import model as m
from wordkit.games.definitions.model import REAL
from wordkit.games.definitions.rules import hosts, own_texts, players
from wordkit.games.definitions.view import DeskView, View
from wordkit.testing import Sitting

TEACHER_ONLY = (m.Begin, m.Join, m.Skip, m.End)


# Any game ------------------------------------------------------------------------------------------------------------


def begin(rng: Random) -> m.Begin:
    """Any beginning: alone or in teams, the teacher or a seat as host, timers of every kind."""
    rotating = rng.random() < 0.5
    sizes = [pick(rng, (1, 1, 2, 3)) for _ in range(3 + int(rng.random() * 4))]
    seats = tuple(Seat(tuple(f"s{seat}{member}" for member in range(size))) for seat, size in enumerate(sizes))
    cards = tuple(tuple(_word(rng) for _ in range(pick(rng, (1, 4)))) for _ in range(1 + int(rng.random() * 6)))
    options = m.Options(
        host="rotating" if rotating else "teacher",
        first_host=pick(rng, range(len(seats))) if rotating else 0,
        reads=pick(rng, (2, 3, 5, 8)),
        writing_seconds=pick(rng, (0.0, 30.0, 180.0)),
        vote_seconds=pick(rng, (0.0, 20.0, 60.0)),
        hard=rng.random() < 0.5,
        approval=rng.random() < 0.7,
    )
    return m.Begin(seats, cards, options)


def teacher(view: View, rng: Random) -> Any | None:
    """A teacher who uses the whole desk, waits a little for the class, and lets a student host lead."""
    desk = view.desk
    assert desk is not None, "the teacher sees the desk"
    if view.host is not None and not desk.to_approve and rng.random() < 0.6:
        return None
    if rng.random() < 0.01:
        return m.End()
    patient = rng.random() < 0.8
    match view.phase:
        case "word":
            return m.DrawCard() if rng.random() < 0.1 else m.ChooseWord(pick(rng, range(len(desk.card))))
        case "writing":
            return None if patient and view.written < view.players else m.CloseWriting()
        case "desk":
            return _arrange(desk, rng) if rng.random() < 0.75 else pick(rng, (m.StartReading(), m.Skip()))
        case "reading" | "vote" if rng.random() < 0.1:
            return m.Remove(pick(rng, desk.order))
        case "reading":
            return m.OpenVote() if view.all_read else m.ReadNext()
        case "vote":
            return None if patient and view.voted < view.players else m.Count()
        case "count":
            return m.NextRound()
        case _:
            return None


def _arrange(desk: DeskView, rng: Random) -> Any:
    order = desk.order
    one, other = pick(rng, order), pick(rng, order)
    merged = [text.id for text in desk.texts if len(text.originals) > (0 if text.real else 1)]
    if merged and rng.random() < 0.3:
        return m.Separate(pick(rng, merged))
    return pick(
        rng,
        (
            m.Merge((one, other)),
            m.Merge((one, REAL)),
            m.Edit(one, f"Tournure {_noise(rng)}."),
            m.Choose(one, rng.random() < 0.6),
            m.Reorder(shuffled(rng, order)),
            m.Shuffle(),
            m.Remove(one),
        ),
    )


def _word(rng: Random) -> m.Word:
    return m.Word(_noise(rng), pick(rng, ("n.m.", "n.f.", "adj.", "v.t.", "loc. adv.")), f"sens {_noise(rng)}")


def _noise(rng: Random) -> str:
    return "".join(pick(rng, "bcdfghjklmnpqrstvwxz") for _ in range(10))


# Secrets -------------------------------------------------------------------------------------------------------------


def twist(state: m.State, viewer: str, rng: Random) -> m.State:
    """Another game that must look the same to this viewer now."""
    leads = hosts(state, viewer)
    state = _other_cards(state, leads, rng)
    if not leads:
        state = _other_texts(state, viewer, rng)
    return _other_votes(state, viewer, leads, rng)


def _other_cards(state: m.State, leads: bool, rng: Random) -> m.State:
    """The cards that nobody has drawn; for those who do not lead, the one on the desk and the real definition."""
    kept = {state.card} if leads else set()
    cards = tuple(card if index in kept else tuple(_word(rng) for _ in card) for index, card in enumerate(state.cards))
    word = state.word
    if word is not None and not leads and state.phase != "count":
        word = _word(rng) if state.phase == "end" else replace(word, definition=f"sens {_noise(rng)}")
    return replace(state, cards=cards, word=word)


def _other_texts(state: m.State, viewer: str, rng: Random) -> m.State:
    """What others wrote, who wrote what is read, which text is the real one, and all that the desk has arranged."""
    written = {
        student: item if student == viewer else m.Written(f"autre {_noise(rng)}", rng.random() < 0.5)
        for student, item in state.written.items()
    }
    state = replace(state, written=MappingProxyType(written))
    match state.phase:
        case "writing":
            return _other_writers(state, viewer, rng)
        case "desk":
            return _other_desk(state, rng)
        case "reading" | "vote":
            return _other_authors(state, viewer, rng)
        case "count" | "end":
            seen = set() if state.phase == "end" else set(state.order[: state.read]) - state.removed
            texts = {text: item if text in seen else _touched(item, rng) for text, item in state.texts.items()}
            return replace(state, texts=MappingProxyType(texts))
        case _:
            return state


def _other_writers(state: m.State, viewer: str, rng: Random) -> m.State:
    """As many who have handed in, but others."""
    mine = {viewer: state.written[viewer]} if viewer in state.written else {}
    others = shuffled(rng, [student for student in players(state) if student != viewer])
    written = {student: m.Written(f"autre {_noise(rng)}") for student in others[: len(state.written) - len(mine)]}
    return replace(state, written=MappingProxyType(written | mine))


def _other_desk(state: m.State, rng: Random) -> m.State:
    """A desk arranged in any other way."""
    authors = shuffled(rng, tuple(state.written))
    with_real = int(rng.random() * (len(authors) + 1)) if rng.random() < 0.5 else 0
    texts = {REAL: m.Text(f"Forme {_noise(rng)}.", authors[:with_real])}
    texts |= {author: m.Text(f"Forme {_noise(rng)}.", (author,)) for author in authors[with_real:]}
    others = tuple(text for text in texts if text != REAL)
    removed = frozenset(text for text in others if rng.random() < 0.2)
    chosen = frozenset(text for text in others if rng.random() < 0.5) - removed | {REAL}
    return replace(
        state,
        texts=MappingProxyType(texts),
        order=shuffled(rng, (REAL, *others)),
        removed=removed,
        chosen=chosen,
        proposed=rng.random() < 0.5,
    )


def _other_authors(state: m.State, viewer: str, rng: Random) -> m.State:
    """The same texts read so far, by other authors, another of them real, and others to come.

    Only a seat's own texts stay theirs. A text that is not read and one that was merged with the real definition
    are the same to their author: nothing that is read is marked as theirs.
    """
    mine = own_texts(state, viewer)
    mates = _mates(state, viewer)
    shown = state.order[: state.read]
    placed = {author for text in shown if text in mine for author in state.texts[text].authors}
    strangers = list(shuffled(rng, [student for student in state.written if student not in mates]))
    known = [[author for author in state.texts[text].authors if text in mine and author in mates] for text in shown]

    # Where the real definition may be: among those read, or still to come if the others could have written the rest.
    to_come = state.read < len(state.order)
    real: list[str] = []
    places = [place for place, text in enumerate(shown) if text not in mine and text not in state.removed]
    if to_come and len(strangers) >= sum(not authors for authors in known):
        places.append(-1)
    place = pick(rng, places)
    groups = [real if index == place else authors or [strangers.pop()] for index, authors in enumerate(known)]

    rest = list(shuffled(rng, [*strangers, *(mate for mate in state.written if mate in mates - placed)]))
    hidden = [real] if place == -1 else []
    if to_come:
        fewest = 0 if hidden else 1
        hidden += [[rest.pop()] for _ in range(fewest + int(rng.random() * (len(rest) + 1 - fewest)))]
    unread: list[list[str]] = []
    for author in rest:
        into = pick(rng, [real, *hidden, *(() if author in mates else groups), []])
        into.append(author)
        if len(into) == 1 and into is not real:
            unread.append(into)

    order = [*groups, *shuffled(rng, hidden)]
    ids = [REAL if authors is real else authors[0] for authors in order]
    texts = {text: m.Text(f"Forme {_noise(rng)}.", tuple(authors)) for text, authors in zip(ids, order, strict=True)}
    texts |= {author: m.Text(f"Forme {_noise(rng)}.", (author,)) for (author,) in unread}
    renamed = dict(zip(shown, ids, strict=False))
    for old, new in renamed.items():
        if old not in state.removed:
            texts[new] = replace(texts[new], form=state.texts[old].form)
    return replace(
        state,
        texts=MappingProxyType(texts),
        order=tuple(ids),
        removed=frozenset(renamed[text] for text in state.removed if text in renamed),
        chosen=frozenset(ids),
        votes=MappingProxyType({student: renamed[text] for student, text in state.votes.items()}),
    )


def _touched(text: m.Text, rng: Random) -> m.Text:
    return replace(text, form=f"Forme {_noise(rng)}.")


def _other_votes(state: m.State, viewer: str, leads: bool, rng: Random) -> m.State:
    """What the other seats vote, and, for those who do not lead, which of their members have voted."""
    mates = _mates(state, viewer)
    cast = [student for student in state.votes if student not in mates]
    if not leads:
        cast = list(shuffled(rng, [student for student in players(state) if student not in mates])[: len(cast)])
    votes = {student: text for student, text in state.votes.items() if leads or student in mates}
    for student in cast:
        fit = [text for text in state.order if text not in state.removed and text not in own_texts(state, student)]
        votes[student] = pick(rng, fit)
    past = tuple(_other_finders(played, viewer, rng) for played in state.played)
    return replace(state, votes=MappingProxyType(votes), played=past)


def _other_finders(played: m.Played, viewer: str, rng: Random) -> m.Played:
    found = {student for student in played.voted if student != viewer and rng.random() < 0.5}
    return replace(played, found=frozenset(found) | (played.found & {viewer}))


def _mates(state: m.State, viewer: str) -> frozenset[str]:
    """Those who share this viewer's seat, the viewer included."""
    seat = seat_of(state.seats, viewer)
    return frozenset() if seat is None else frozenset(state.seats[seat].members)


# Scenes --------------------------------------------------------------------------------------------------------------

CARDS = (
    (
        m.Word("galipette", "n.f.", "culbute faite en roulant sur soi-même"),
        m.Word("ribambelle", "n.f.", "longue suite de personnes ou de choses"),
    ),
    (
        m.Word("pataud", "adj.", "lent et maladroit dans ses mouvements"),
        m.Word("fureter", "v.i.", "fouiller partout avec curiosité"),
    ),
)


def scenes() -> dict[str, tuple[tuple[Turn, ...], tuple[str, ...]]]:
    """The games that are kept as text, each with the students whose views are shown."""
    return {
        "definitions": (_with_a_class(), ("lea", "tom", "ana")),
        "definitions_rotating": (_with_a_host_in_turn(), ("iris", "noe")),
    }


def _with_a_class() -> tuple[Turn, ...]:
    """Two rounds led by the teacher: a team, a late student, a pause, merging, editing, tokens, removal, undo."""
    at = Sitting(GAME, "classe")
    seats = (Seat(("lea", "tom"), "Lynx"), Seat(("ana",)), Seat(("sam",)), Seat(("zoe",)))
    at.do(TEACHER, m.Begin(seats, CARDS, m.Options(reads=4, hard=True)))
    at.after(10).do(TEACHER, m.DrawCard())
    at.after(5).do(TEACHER, m.ChooseWord(0))
    at.after(20).do("lea", m.Write("  qui a les pattes sales "))
    at.after(5).do("ana", m.Write("qui aime les patates"))
    at.after(5).do(TEACHER, m.Join("max"))
    at.after(10).do(TEACHER, Pause())
    at.after(90).do(TEACHER, Resume())
    at.after(5).do("tom", m.Write("habillé comme un épouvantail"))
    at.after(5).do("sam", m.Write("gros mot", doubtful=True))
    at.after(5).do("zoe", m.Write("aux pattes pleines de boue"))
    at.after(5).do("max", m.Write("pas très adroit, un peu lent"))
    at.after(2).do("ana", m.Write("qui n’aime que les patates"))
    at.do(TEACHER, GivePace("zoe", 1.5))
    at.do(TEACHER, Extend(30))
    at.after(20).do(TEACHER, m.CloseWriting())
    at.after(10).do(TEACHER, m.Merge(("lea", "zoe")))
    at.after(5).do(TEACHER, m.Merge((REAL, "ana")))
    at.after(5).undo()
    at.do(TEACHER, Resume())
    at.after(5).do(TEACHER, m.Merge((REAL, "max")))
    at.after(5).do(TEACHER, m.Edit("lea", "Qui a les pattes pleines de boue."))
    at.after(5).do(TEACHER, m.Remove("sam"))
    for text in ("ana", "lea", "tom"):
        if text not in at.state.chosen:
            at.after(2).do(TEACHER, m.Choose(text, True))
    at.after(2).do(TEACHER, m.Reorder(("sam", "tom", REAL, "lea", "ana")))
    at.after(5).do(TEACHER, m.StartReading())
    for _ in range(3):
        at.after(8).do(TEACHER, m.ReadNext())
    at.after(2).do("max", m.PlayToken())
    at.after(3).do(TEACHER, m.OpenVote())
    at.after(5).do("lea", m.Vote(4))
    at.after(1).do("tom", m.Vote(2))
    at.after(1).do("ana", m.Vote(1))
    at.after(1).do("max", m.Vote(2))
    at.after(1).do("tom", m.PlayToken())
    at.after(4).do(TEACHER, m.Remove("tom"))
    at.after(5).do("ana", m.Vote(3))
    at.after(5).do("zoe", m.Vote(2))
    at.after(60).tick()
    at.after(20).do(TEACHER, m.NextRound())
    at.after(5).do(TEACHER, m.ChooseWord(1))
    at.after(30).do("tom", m.Write("dormir au soleil"))
    at.after(5).do("sam", m.Write("pêcher sans bateau"))
    at.after(150).tick()  # zoe has half as long again, and has written nothing yet
    at.after(100).tick()
    at.after(20).do(TEACHER, m.Skip())
    at.after(10).do(TEACHER, m.Skip())
    at.after(5).do("ana", m.Vote(at.state.number_of("tom")))
    at.after(5).do("sam", m.Vote(at.state.number_of(REAL)))
    at.after(5).do(TEACHER, m.Count())
    at.after(20).do(TEACHER, m.End())
    return tuple(at.turns)


def _with_a_host_in_turn() -> tuple[Turn, ...]:
    """Each seat hosts in turn: the teacher looks before anything is read, an absent host is passed over."""
    at = Sitting(GAME, "tour")
    seats = (Seat(("iris",)), Seat(("gus",)), Seat(("noe",)))
    at.do(TEACHER, m.Begin(seats, CARDS, m.Options(host="rotating", first_host=2)))
    at.after(10).do("noe", m.ChooseWord(0))
    at.after(30).do("iris", m.Write("petit gâteau rond"))
    at.after(30).do("gus", m.Write("chaussette trouée"))
    at.after(120).tick()
    at.after(1).do(TEACHER, SwitchTimer(True))
    at.after(1).tick()
    at.after(10).do("noe", m.Edit("gus", "Chaussette trouée au talon."))
    at.after(5).do("noe", m.StartReading())
    at.after(5).do(TEACHER, m.StartReading())
    at.after(8).do("noe", m.ReadNext())
    at.after(8).do("noe", m.ReadNext())
    at.after(5).do("noe", m.OpenVote())
    at.after(5).do("iris", m.PlayToken())
    at.after(5).do("iris", m.Vote(at.state.number_of("gus")))
    at.after(5).do("gus", m.Vote(at.state.number_of("iris")))
    at.after(5).do("gus", m.Vote(at.state.number_of(REAL)))
    at.after(5).do("noe", m.Count())
    at.after(20).do("noe", m.NextRound())
    at.after(60).do(TEACHER, m.Skip())
    at.after(10).do("gus", m.DrawCard())
    at.after(10).do(TEACHER, m.End())
    return tuple(at.turns)
