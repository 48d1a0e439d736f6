"""Mot à Mot: bid how few clue words you need, then make three words be found one clue at a time."""

from collections.abc import Iterator
from typing import Any

from wordkit.engine.evidence import TEAM_IF_KNOWN, Evidence
from wordkit.engine.table import Game
from wordkit.engine.texts import Texts
from wordkit.games.mot_a_mot import model
from wordkit.games.mot_a_mot.bot import act
from wordkit.games.mot_a_mot.evolve import evolve
from wordkit.games.mot_a_mot.rules import SEATS, decide, waiting
from wordkit.games.mot_a_mot.table import seat
from wordkit.games.mot_a_mot.view import view

# Guessed from associated words: by luck, and by someone who knows the word.
LUCK, KNOWN = 0.10, 0.80


def evidence(state: model.State | None, fact: Any) -> Iterator[Evidence]:
    """When a round is put away: who proposed what after how many clues, and which clues made a word be found.

    Not sooner: until then the teacher may overrule a judgement. A buzz without an answer shows nothing.
    """
    putting_away = fact is None or isinstance(fact, (model.RoundOpened, model.CampsOpened, model.Ended))
    if state is None or not putting_away:
        return
    for sought in state.sought:
        word = state.word(sought.number).word
        for made in sought.proposals:
            if not made.text and not made.aloud:
                continue
            # What is said aloud in a team may be a mate's idea.
            own = not made.aloud or len(state.seats[seat(state, made.student)].members) == 1
            known = KNOWN if own else TEAM_IF_KNOWN
            grade = f"{made.clues} indice{'s' if made.clues > 1 else ''}" + (", presque" if made.near else "")
            yield Evidence(made.student, word, "guessed", made.right, LUCK, known, made.text, own, grade)
        for clue in sought.clues:
            if not clue.vetoed:
                yield Evidence(clue.student, word, "described", sought.finder is not None, detail=clue.text)


def name_step(state: model.State | None, facts: tuple[Any, ...]) -> str:
    """What the undo button says it takes back."""
    for fact in facts:
        match fact:
            case model.Begun():
                return "début de la partie"
            case model.RoundOpened(final=final):
                return "début de la finale" if final else "manche suivante"
            case model.Announced(student=student, count=count):
                return f"annonce de {{{student}}}\u00a0: {count}"
            case model.AuctionWon():
                return "fin de l’enchère"
            case model.WordOpened(bonus=True):
                return "choix du mot bonus"
            case model.ClueGiven(text=text):
                return f"indice «\u00a0{text}\u00a0»"
            case model.ClueVetoed():
                return "indice retiré"
            case model.Buzzed(student):
                return f"buzz de {{{student}}}"
            case model.Overruled():
                return "réponse rejugée"
            case model.Guessed(student, text):
                return f"réponse de {{{student}}}" + (f"\u00a0: «\u00a0{text}\u00a0»" if text else "")
            case model.Unlocked():
                return "place libérée"
            case model.Won() | model.RoundClosed():
                return "fin de la manche"
            case model.CampsOpened():
                return "passage à la finale"
            case model.CampChosen():
                return "choix d’un camp"
            case model.Ended():
                return "fin de la partie"
    raise AssertionError(f"no step in {facts!r}")


GAME = Game(
    slug="mot_a_mot",
    title="Mot à Mot",
    seats=SEATS,
    commands=model.COMMANDS,
    facts=model.FACTS,
    contributions=model.CONTRIBUTIONS,
    timed=frozenset({model.Announce, model.Buzz, model.Guess}),
    decide=decide,
    evolve=evolve,
    view=view,
    evidence=evidence,
    waiting=waiting,
    name_step=name_step,
    bot=act,
    join=model.Join,
    texts={
        model.ClueGiven: Texts("student", ("text",)),
        model.ClueRefused: Texts("student", ("text",)),
        model.Guessed: Texts("student", ("text",)),
    },
)
