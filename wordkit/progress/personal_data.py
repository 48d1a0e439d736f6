"""All that is kept of a student, as a page to read and as JSON: names, games, every text, evidence, cards."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from html import escape
from typing import Any

from wordkit.classroom import papers, roster
from wordkit.classroom.dossier import Dossier, GamePlayed, Note, dossiers
from wordkit.classroom.roster import SchoolClass, Student
from wordkit.classroom.store import Store
from wordkit.engine.errors import RuleError
from wordkit.progress.evidence import Row, rows
from wordkit.words.lessons import slug_of

_ACTS = {
    "recognised": "a reconnu la définition", "recalled": "a retrouvé le mot", "spelled": "a écrit le mot",
    "guessed": "a deviné le mot", "described": "a fait comprendre le mot", "fooled": "a inventé une définition crue",
    "was_fooled": "a cru une définition inventée",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Kept:
    """One student with all that is kept of them."""

    student: Student
    room: SchoolClass
    dossier: Dossier
    evidence: tuple[Row, ...]


def kept_of(store: Store, room: SchoolClass, now: float, student: str | None = None) -> tuple[Kept, ...]:
    """Of one student of a class, or of all of them."""
    listed = [item for item in roster.class_students(store, room.id, now) if student in (None, item.id)]
    if not listed:
        raise RuleError("no_student", "Cet élève n’est plus dans la liste.")
    found = dossiers(store, room.id, {item.id: item.name for item in listed})
    of_class = rows(store, room.id)
    return tuple(
        Kept(item, room, found[item.id], tuple(row for row in of_class if row.student == item.id)) for item in listed
    )


def file_name(kept: Sequence[Kept]) -> str:
    """What a file with these data is called, without its ending."""
    named = kept[0].student.name if len(kept) == 1 else ""
    return "-".join(part for part in ("donnees", slug_of(kept[0].room.name), slug_of(named)) if part)


def as_json(kept: Sequence[Kept], now: float) -> str:
    """Everything, for another program to read."""
    return json.dumps({"copied": _iso(now), "students": [_plain(one) for one in kept]}, ensure_ascii=False, indent=1)


def as_html(kept: Sequence[Kept], now: float) -> str:
    """Everything, for people to read: one page that needs no other file."""
    room = kept[0].room.name
    title = f"{kept[0].student.name}, {room}" if len(kept) == 1 else f"Classe {room}"
    content = "".join(_article(one, alone=len(kept) == 1) for one in kept)
    return papers.page("donnees", now, title=escape(title), content=content)


def _plain(one: Kept) -> dict[str, Any]:
    held = one.dossier
    return {
        "name": one.student.name,
        "class": one.room.name,
        "team": one.student.team,
        "devices": [{"device": device, "seen": _iso(at)} for device, at in held.devices],
        "games": [
            {
                "at": _iso(game.at),
                "game": game.title,
                "words": game.words,
                "team": game.team,
                "deeds": [
                    {
                        "at": _iso(deed.at),
                        "did": deed.did,
                        "texts": list(deed.texts),
                        "right": deed.right,
                        "undone": deed.undone,
                    }
                    for deed in game.deeds
                ],
            }
            for game in held.games
        ],
        "evidence": [
            {
                "at": _iso(row.at),
                "game": row.game,
                "words": row.lesson,
                "word": row.word,
                "act": row.act,
                "right": row.right,
                "q": row.q,
                "a": row.a,
                "grade": row.grade,
                "detail": row.detail,
                "own": row.own,
            }
            for row in one.evidence
        ],
        "cards": [{"word": card.about, "definition": card.text, "state": card.state} for card in held.cards],
        "drafts": [{"about": draft.about, "text": draft.text} for draft in held.drafts],
    }


def _article(one: Kept, alone: bool) -> str:
    held = one.dossier
    lines = [("Prénom", one.student.name), ("Classe", one.room.name), ("Équipe", one.student.team or "aucune")]
    lines += [("Ordinateur", f"n° {device[:8]}, vu le {_moment(at)}") for device, at in held.devices]
    parts = [
        "" if alone else f"<h2>{escape(one.student.name)}</h2>",
        "<table><tbody>",
        *(f'<tr><th scope="row">{escape(name)}</th><td>{escape(value)}</td></tr>' for name, value in lines),
        "</tbody></table>",
        _headed("Parties", "".join(_game(game) for game in held.games), "Aucune partie."),
        _headed("Ce que cela montre des mots", _evidence(one.evidence), "Rien encore."),
        _headed("Cartes proposées", _notes(held.cards), "Aucune carte."),
        _headed("Brouillons", _notes(held.drafts), "Aucun brouillon."),
    ]
    return "".join(parts) if alone else f"<article>{''.join(parts)}</article>"


def _headed(title: str, content: str, nothing: str) -> str:
    return f"<h2>{title}</h2>{content or f'<p>{nothing}</p>'}"


def _game(game: GamePlayed) -> str:
    team = f", équipe {game.team}" if game.team else ""
    deeds = (
        (
            _moment(deed.at),
            deed.did + " (étape annulée)" * deed.undone,
            " / ".join(deed.texts),
            {None: "", True: "juste", False: "pas juste"}[deed.right],
        )
        for deed in game.deeds
    )
    title = f"{game.title}, {game.words}{team}, le {_moment(game.at)}"
    return f"<h3>{escape(title)}</h3>" + _table(("Quand", "Quoi", "Texte", "Jugé"), deeds)


def _evidence(found: Iterable[Row]) -> str:
    cells = [
        (
            _moment(row.at),
            row.word,
            _ACTS[row.act] + ("" if row.own else " (réponse d’équipe)"),
            "oui" if row.right else "non",
            ", ".join(part for part in (row.grade, row.detail) if part),
        )
        for row in found
    ]
    return _table(("Quand", "Mot", "Ce qui est compté", "Réussi", "Précision"), cells) if cells else ""


def _notes(notes: Sequence[Note]) -> str:
    cells = [(note.about, note.text, note.state) for note in notes]
    return _table(("Sur", "Texte", "État"), cells) if cells else ""


def _table(titles: Sequence[str], cells: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{title}</th>' for title in titles)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in cells)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>" if body else "<p>Rien écrit.</p>"


def _iso(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().isoformat(timespec="seconds")


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%d/%m/%Y à %H:%M")
