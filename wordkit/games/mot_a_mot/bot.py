"""Mot à Mot: a simulated student, who knows no more than the view of its chair.

Its clues are the word read backwards, cut short while there are clues to spare: enough to rehearse a game with, and
both a bot and a person can make something of them.
"""

from random import Random
from typing import Any

from wordkit.engine.chance import pick
from wordkit.games.mot_a_mot import model as m
from wordkit.games.mot_a_mot.view import View
from wordkit.words.text import fold, letters

WRONG = ("soleil", "maison", "cheval", "musique", "voyage", "lumière", "jardin", "histoire")


def act(view: View, rng: Random) -> Any | None:
    """What this student does now, or nothing."""
    me = view.me
    if me is None:
        return None
    match view.phase:
        case "auction" if me.role == "speaker":
            return _announce(view, rng)
        case "clues" if me.leads:
            return _clue(view, rng)
        case "clues" if me.may_buzz and rng.random() < 0.5:
            return m.Buzz(view.serial)
        case "guess" if me.buzzed:
            return m.Guess(_proposal(view, rng))
        case "bonus" if me.leads:
            return m.ChooseBonus(pick(rng, me.bonus).number) if rng.random() < 0.7 else m.StopBonus()
        case "camps" if me.choosing:
            return m.ChooseCamp(pick(rng, ("speaker", "seeker")))
        case _:
            return None


def _announce(view: View, rng: Random) -> m.Announce | None:
    me = view.me
    if me is None or any(bid.seat == me.seat for bid in view.bids):
        return None
    lowest = view.bids[-1].count if view.bids else 12
    if lowest <= 5 or (view.bids and rng.random() < 0.5):
        return None
    tokens = min(me.pledge, int(rng.random() * 3))
    return m.Announce(view.round, lowest - 1 - int(rng.random() * 3), tokens)


def _clue(view: View, rng: Random) -> m.GiveClue | None:
    me = view.me
    if me is None or view.left == 0 or view.buzz is not None:
        return None
    word = next(word for word in (*me.words, *me.bonus) if word.status == "now")
    if rng.random() < 0.05:
        return m.GiveClue(letters(word.word))  # a slip of the tongue, which is refused
    backwards = letters(word.word)[::-1].lower()
    given = {fold(clue.text) for clue in view.clues}
    cut = max(0, len(backwards) // 3 - len(given))
    tries = (backwards[: len(backwards) - cut], backwards, *(f"{backwards}{n}" for n in range(2, 30)))
    return m.GiveClue(next(text for text in tries if text not in given and text != fold(word.word)))


def _proposal(view: View, rng: Random) -> str:
    longest = max((clue.text for clue in view.clues), key=len, default="")
    if rng.random() < 0.7:
        return "".join(c for c in longest if c.isalpha())[::-1] or pick(rng, WRONG)
    return pick(rng, WRONG)
