"""Images: a simulated student, who sees no more than its chair."""

from random import Random
from typing import Any

from wordkit.engine.chance import pick, shuffled
from wordkit.games.images import model as m
from wordkit.games.images.view import Me, View

PHRASES = (
    "Il suffisait d’y croire.",
    "Chut\u00a0! Tout le monde dort.",
    "Le voyage a commencé sans moi.",
    "Demain, peut-être…",
    "On m’avait dit de ne pas ouvrir.",
    "C’est plus grand que la maison.",
    "Enfin seul\u00a0!",
    "Encore un petit effort.",
    "Trop tard.",
    "Et si c’était un rêve\u00a0?",
)
WITH_A_WORD = (
    "Un seul mot me vient\u00a0: {word}.",
    "Toujours ce mot\u00a0: {word}…",
    "Si je dis «\u00a0{word}\u00a0», tu comprends\u00a0?",
)
ACTS = ("le vent dans les branches", "quelqu’un qui cherche ses clés")


def act(view: View, rng: Random) -> Any | None:
    """What this student does now, or nothing."""
    me = view.me
    if me is None:
        return None
    match view.phase:
        case "claim":
            return m.Claim() if rng.random() < 0.4 else None
        case "phrase" if me.telling:
            return _tell(view, me, rng)
        case "give" if not me.telling and not me.choice:
            return m.Give(shuffled(rng, me.hand)[: view.owed])
        case "vote" if not me.telling and me.vote is None:
            return m.Vote(pick(rng, [picture.number for picture in view.pictures if not picture.mine]))
        case _:
            return None


def _tell(view: View, me: Me, rng: Random) -> m.Tell | None:
    members = view.seats[me.seat].members
    if len(me.proposals) == len(members) and rng.random() < 0.8:
        return None
    if me.proposals and rng.random() < 0.8:  # a team mate has found something
        first = me.proposals[0]
        return m.Tell(first.picture, first.phrase, first.way, first.words)
    picture = pick(rng, me.hand)
    if view.acts and rng.random() < 0.3:
        return m.Tell(picture, pick(rng, ACTS), pick(rng, ("mime", "hum")))
    if view.words and rng.random() < 0.9:
        word = pick(rng, view.words)
        return m.Tell(picture, pick(rng, WITH_A_WORD).format(word=word), words=(word,))
    return m.Tell(picture, pick(rng, PHRASES))
