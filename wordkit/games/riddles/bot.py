"""Énigmes: a simulated student, who has learnt some of the words but sees no more than its chair."""

from collections.abc import Iterable
from random import Random
from typing import Any

from wordkit.engine.chance import pick
from wordkit.games.riddles import model as m
from wordkit.games.riddles.riddle import RiddleView
from wordkit.games.riddles.rings import STAR, compartment_of, label
from wordkit.games.riddles.view import Me, View
from wordkit.words.text import letters

KNOWS = 0.5  # of the words, once the definition is read
SLIPS = 0.2  # of the words known, misspelt
SECRETS = ("lune", "rose", "loup", "sable", "tigre", "arbre", "livre", "jardin", "cheval", "orange", "fenêtre")
TOWNS = ("Lyon", "Dijon", "Reims", "Nantes")  # what a theme may allow though no lexicon has it
LONGER_SECRETS = ("girafes", "montagne", "escargot", "parapluie", "hirondelle", "coquillage", "bibliothèque")

# Words by their definitions: what simulated students know is told to them by whoever seats them.
_learnt: dict[str, str] = {}


def learn(words: Iterable[tuple[str, str]]) -> None:
    """Teach every simulated student these words, each with its definition."""
    _learnt.update((definition, word) for word, definition in words)


def act(view: View, rng: Random) -> Any | None:
    """What this student does now, or nothing."""
    me = view.me
    if me is None:
        return None
    mine = me.seat == view.active
    match view.phase:
        case "words" if me.word is None:
            return None if me.proposals and rng.random() < 0.9 else _secret(view, me, rng)
        case "roll" if mine:
            return m.Roll()
        case "result" if me.longer_word is not None and rng.random() < 0.5:
            word = next((word for word in LONGER_SECRETS if len(letters(word)) == me.longer_word), None)
            return m.ChangeWord(word) if word else _roll(view, me)
        case "result":
            return _roll(view, me)
        case "move" if mine:
            wanted = {compartment_of(letter) for letter, won in me.letters if not won}
            useful = [target for target in view.targets if label(target.square) in (*wanted, STAR)]
            return m.Go(pick(rng, useful or view.targets).square)
        case "star" if mine:
            return _on_a_star(view, me, rng)
        case "swap" if view.offer is not None and view.offer.seat == me.seat:
            return m.Reply(rng.random() < 0.5)
        case "riddle" if view.riddle is not None and me.sealed is None:
            word = guess(view.riddle, rng)
            return m.Guess(word) if word is not None else None
        case "found" if not mine and rng.random() < 0.1:
            return m.Challenge()
        case "spelling" if mine and me.spelt is None:
            known = next((answer.text for answer in me.guesses if answer.right), "euh")
            return m.Spell(known)
        case _:
            return None


def guess(riddle: RiddleView, rng: Random) -> str | None:
    """An answer, once the definition is there: the word for who knows it, now and then with a slip."""
    if riddle.definition is None:
        return None
    word = _learnt.get(riddle.definition)
    if word is None or rng.random() > KNOWS:
        return (
            (riddle.initial or "") + pick(rng, ("oulard", "éfelin", "intot", "ardoulet"))
            if rng.random() < 0.2
            else None
        )
    return word if rng.random() > SLIPS else word.replace("é", "e").replace("nn", "n")


def _secret(view: View, me: Me, rng: Random) -> m.ProposeWord | None:
    length = view.seats[me.seat].letters
    if view.theme and rng.random() < 0.5:
        fit = [town for town in TOWNS if len(letters(town)) == length]
        return m.ProposeWord(pick(rng, fit), "Ce mot n’est pas dans le dictionnaire.") if fit else None
    fit = [word for word in (*SECRETS, *LONGER_SECRETS) if len(letters(word)) == length]
    return m.ProposeWord(pick(rng, fit)) if fit else None


def _roll(view: View, me: Me) -> m.Roll | None:
    following = ((view.active or 0) + 1) % len(view.seats)
    return m.Roll() if me.seat == following else None


def _on_a_star(view: View, me: Me, rng: Random) -> Any:
    mine = view.seats[me.seat].cards
    richer = [index for index, seat in enumerate(view.seats) if index != me.seat and set(seat.cards) - set(mine)]
    if mine and richer and not view.refused and rng.random() < 0.3:
        other = pick(rng, richer)
        theirs = pick(rng, sorted(set(view.seats[other].cards) - set(mine)))
        return m.Offer(pick(rng, mine), other, theirs)
    # A letter of its word that is running out rather than any other; and E first, which nearly every word needs.
    left = dict(view.reserve)
    wanted = [compartment_of(letter) for letter, won in me.letters if not won]
    useful = sorted({name for name in wanted if name in view.askable}, key=lambda name: (left[name], name != "E", name))
    return m.Ask(useful[0] if useful else pick(rng, view.askable)) if view.askable else None
