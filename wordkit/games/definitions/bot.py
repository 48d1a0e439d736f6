"""Définitions: a simulated student, who knows no more than the view of its chair."""

from random import Random
from typing import Any

from wordkit.engine.chance import pick
from wordkit.games.definitions import model as m
from wordkit.games.definitions.view import View

NOUNS = (
    "petit outil de jardinier qui sert à couper les branches fines",
    "vent froid qui souffle sur les hauts plateaux au printemps",
    "danse ancienne où l’on tourne autour d’un feu",
    "gâteau sec parfumé à l’anis, servi aux mariages",
    "personne qui parle beaucoup pour ne rien dire",
    "étoffe épaisse dont on faisait les manteaux de berger",
    "maladie des plantes qui fait tomber les feuilles en été",
    "barque plate des marais, conduite avec une perche",
    "instrument à cordes joué dans les montagnes",
    "oiseau des rivages au long bec recourbé",
    "dispute bruyante entre voisins",
    "coffre de bois où l’on gardait le grain",
)
ADJECTIVES = (
    "qui change d’avis sans arrêt",
    "couvert d’une fine poussière blanche",
    "qui a un goût amer et fort",
    "se dit d’un animal qui vit la nuit",
    "maladroit et un peu ridicule",
    "qui brille dans l’obscurité",
)
VERBS = (
    "marcher à petits pas dans la boue",
    "parler tout bas pour ne pas être entendu",
    "remplir un tonneau jusqu’au bord",
    "tresser des brins de paille",
    "faire semblant de travailler",
    "frotter un métal pour le rendre brillant",
)
OTHERS = ("sans faire de bruit", "à la hâte et de travers", "en se moquant un peu", "par temps de pluie")


def act(view: View, rng: Random) -> Any | None:
    """What this student does now, or nothing."""
    me = view.me
    if me is None:
        return None
    if me.hosting:
        return _lead(view, rng)
    match view.phase:
        case "writing" if me.text is None:
            return m.Write(definition(view.nature or "", rng))
        case "vote" if me.vote is None:
            if not me.staked and view.seats[me.seat].tokens and rng.random() < 0.1:
                return m.PlayToken()
            fit = [text.number for text in view.texts if not text.mine and not text.removed]
            return m.Vote(pick(rng, fit)) if fit else None
        case _:
            return None


def _lead(view: View, rng: Random) -> Any | None:
    assert view.desk is not None, "the host sees the desk"
    match view.phase:
        case "word":
            return m.ChooseWord(int(rng.random() * len(view.desk.card)))
        case "writing":
            return m.CloseWriting() if view.written == view.players else None
        case "desk":
            return None if view.desk.proposed else m.StartReading()
        case "reading":
            return m.OpenVote() if view.all_read else m.ReadNext()
        case "vote":
            return m.Count() if view.voted == view.players else None
        case "count":
            return m.NextRound()
        case "end":
            return None


def definition(nature: str, rng: Random) -> str:
    """A definition that could be that of a word of this class."""
    if nature.startswith("n"):
        return pick(rng, NOUNS)
    if nature.startswith("adj"):
        return pick(rng, ADJECTIVES)
    return pick(rng, VERBS if nature.startswith("v") else OTHERS)
