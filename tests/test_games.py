"""Every game keeps the contract of games, and its play-through is written down."""

import ast
import importlib.util
import os
import random
import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from playthroughs import tiny

from wordkit.engine import SCREEN, TEACHER
from wordkit.engine.chance import pick
from wordkit.games import CLASS_GAMES, GAMES
from wordkit.testing import check_game, play, playthrough

FOLDER = Path(__file__).parent / "playthroughs"
ROOT = Path(__file__).parent.parent


@pytest.fixture(params=sorted(GAMES))
def slug(request):
    """Each game of the registry."""
    return request.param


def way_of(slug):
    """How a game is played in tests: tests/playthroughs/<slug>.py."""
    assert importlib.util.find_spec(f"playthroughs.{slug}"), f"write tests/playthroughs/{slug}.py for this game"
    way = importlib.import_module(f"playthroughs.{slug}")
    for name in ("begin", "teacher", "twist", "scenes", "TEACHER_ONLY"):
        assert hasattr(way, name), f"tests/playthroughs/{slug}.py has no {name}"
    return way


def test_the_registry_calls_games_by_their_names(slug):
    """A game is found under its own slug, and has a title and room for a class, or for one student alone."""
    game = GAMES[slug]
    assert (game.slug, bool(game.title)) == (slug, True)
    assert 2 <= game.seats[0] <= game.seats[1] if slug in CLASS_GAMES else game.seats == (1, 1)


def test_the_game_keeps_the_contract(slug):
    """Chance from the seed, facts through JSON, undo, secrets and powers: in many games full of trouble."""
    way = way_of(slug)
    examples = settings().max_examples // 2
    check_game(
        GAMES[slug], way.begin, way.teacher, way.twist, teacher_only=way.TEACHER_ONLY, examples=examples, turns=120
    )


def test_the_game_can_be_played_to_its_end_by_bots(slug):
    """Bots and a teacher alone bring a game from its beginning to where nobody has anything left to do."""
    way = way_of(slug)
    turns = play(GAMES[slug], way.begin(random.Random(1)), way.teacher, "bots", 3000)
    assert len(turns) < 3000


def test_the_playthrough_is_as_written(slug):
    """What every viewer sees at every turn is what it was; WORDKIT_GOLDEN=write keeps a change that is meant."""
    scenes = way_of(slug).scenes()
    assert slug in scenes, f"a scene of {slug} must be called {slug}"
    for name, (turns, students) in scenes.items():
        path, text = FOLDER / f"{name}.txt", playthrough(GAMES[slug], turns, students)
        if os.environ.get("WORDKIT_GOLDEN") == "write":
            path.write_text(text, encoding="utf-8", newline="\n")
        assert path.is_file(), f"{path.name} is missing: WORDKIT_GOLDEN=write writes it"
        assert text == path.read_text(encoding="utf-8")


def sentences():
    """What the rules say when they refuse, as their code has it: given to RuleError, or passed on as `say`."""
    for folder in ("engine", "games"):
        for path in sorted((ROOT / "wordkit" / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "RuleError":
                    yield ast.unparse(node.args[1])
                elif isinstance(node, ast.keyword) and node.arg == "say":
                    yield ast.unparse(node.value)
                elif isinstance(node, ast.arguments):
                    said = zip(node.kwonlyargs, node.kw_defaults, strict=True)
                    yield from (ast.unparse(value) for name, value in said if name.arg == "say" and value is not None)


@pytest.mark.parametrize("sentence", sorted({*sentences()} - {"say"}), ids=lambda said: said[1:30])
def test_every_refusal_is_a_short_french_sentence(sentence):
    """A capital, a full stop, curly apostrophes, no-break spaces, and short enough to be read at a glance."""
    said = ast.literal_eval(sentence.removeprefix("f"))
    assert re.fullmatch(r"[A-ZÀÉÊ].{8,98}[.!]", said)
    assert "'" not in said
    assert not re.search(r"[^\u00a0\u202f][:;!?»]|«[^\u00a0]", said)
    assert not re.search(r"\b(the|you|not|must|is)\b", said)


# A sixth game, and what its author would be told ---------------------------------------------------------------------


def check(game=tiny.GAME, twist=tiny.twist, teacher=tiny.teacher):
    """Check the tiny game, or a faulty version of it."""
    check_game(game, tiny.begin, teacher, twist, teacher_only=(tiny.Reveal, tiny.Again), examples=10, turns=40)


def caught(match, **faulty):
    """A fault is found, and the sentence says which."""
    with pytest.raises(AssertionError, match=match):
        check(**faulty)


def test_a_sixth_game_that_keeps_the_contract_passes():
    """A teacher who writes a small, correct game can prove it."""
    check()


@pytest.mark.parametrize("curious", [SCREEN, "cleo"])
def test_a_leaking_view_is_caught(curious):
    """A view that shows the hidden number, to the screen or to one student, does not pass."""

    def view(state, viewer):
        honest = tiny.view(state, viewer)
        return replace(honest, number=state.number) if viewer == curious else honest

    caught(f"a secret shows to {curious}.*number", game=replace(tiny.GAME, view=view))


def test_a_leak_through_a_detail_is_caught():
    """Even whether someone was right, shown too early, is a leak."""

    def view(state, viewer):
        honest = tiny.view(state, viewer)
        return replace(honest, guesses=honest.guesses + (state.number in state.guesses.values()))

    caught("a secret shows", game=replace(tiny.GAME, view=view))


def test_a_twist_that_does_nothing_is_caught():
    """Secrets that were never rewritten prove nothing."""
    caught("never rewrites", twist=lambda state, viewer, rng: state)


def test_dice_of_its_own_are_caught():
    """A game that rolls the global dice is not the same twice."""

    def decide(state, by, command, now, rng):
        return tuple(
            replace(fact, number=random.randint(1, 100)) if isinstance(fact, tiny.Hidden) else fact
            for fact in tiny.decide(state, by, command, now, rng)
        )

    caught("did not make the same turns", game=replace(tiny.GAME, decide=decide))


def test_a_stranger_who_is_heard_is_caught():
    """A game that never asks whether one has a seat does not pass."""

    def decide(state, by, command, now, rng):
        if state is not None and isinstance(command, tiny.Guess) and not state.open:
            return (tiny.Guessed(by, command.number),)
        return tiny.decide(state, by, command, now, rng)

    caught("stranger could do Guess", game=replace(tiny.GAME, decide=decide))


def test_a_student_with_the_teacher_s_power_is_caught():
    """A command that was said to be the teacher's must be refused to students."""

    def decide(state, by, command, now, rng):
        as_teacher = isinstance(command, tiny.Again) and by in ("ana", "bob", "cleo", "dan")
        return tiny.decide(state, TEACHER if as_teacher else by, command, now, rng)

    caught("could do Again", game=replace(tiny.GAME, decide=decide))


def test_a_fact_that_json_cannot_hold_is_caught():
    """A fact that comes back as something else from the store does not pass."""

    def decide(state, by, command, now, rng):
        return tuple(
            replace(fact, number=float(fact.number)) if isinstance(fact, tiny.Guessed) else fact
            for fact in tiny.decide(state, by, command, now, rng)
        )

    with pytest.raises(ValueError, match="int was expected"):
        check(game=replace(tiny.GAME, decide=decide))


def test_a_state_that_is_changed_in_place_is_caught():
    """An undo cannot bring back what was overwritten."""
    tally = {"rounds": 0}

    def evolve(state, fact):
        tally["rounds"] += isinstance(fact, tiny.Hidden)
        after = tiny.evolve(state, fact)
        return replace(after, seconds=float(tally["rounds"]))

    caught("another table|left something|same turns", game=replace(tiny.GAME, evolve=evolve))


def test_a_fact_that_nobody_makes_is_caught():
    """What never happens in the trial is not proved, and the author is told."""
    caught(r"nothing was proved about \['Never'\]", game=replace(tiny.GAME, facts=(*tiny.GAME.facts, Never)))


def test_types_that_can_be_changed_are_caught():
    """A command or fact that is not frozen, or has the name of another, does not pass."""

    @dataclass
    class Loose:
        number: int

    caught("Loose is not frozen", game=replace(tiny.GAME, commands=(*tiny.GAME.commands, Loose)))
    paused = dataclass(frozen=True, slots=True)(type("Paused", (), {}))
    caught("two types have one name", game=replace(tiny.GAME, facts=(*tiny.GAME.facts, paused)))


@dataclass(frozen=True, slots=True)
class Never:
    """A fact that no rule makes."""

    of: Any = None


def test_a_playthrough_shows_a_leak_as_one_line():
    """The text of a play-through names the viewer to whom something new shows."""
    turns = play(tiny.GAME, tiny.begin(random.Random(2)), tiny.teacher, "seed", 3)
    text = playthrough(tiny.GAME, turns, ("ana",))

    def view(state, viewer):
        return replace(tiny.view(state, viewer), number=state.number)

    leaky = playthrough(replace(tiny.GAME, view=view), turns, ("ana",))
    fresh = set(leaky.splitlines()) - set(text.splitlines())
    assert {line.split()[0] for line in fresh} == {"screen", "ana"}
    assert all("number=" in line for line in fresh)


def test_bots_who_cannot_act_do_not_hang():
    """A bot that asks for what is always refused ends the play, not the patience of its author."""
    stubborn = replace(tiny.GAME, bot=lambda view, rng: tiny.Guess(pick(rng, (0, 500))))
    turns = play(stubborn, tiny.begin(random.Random(1)), lambda view, rng: None, "seed", 50)
    assert len(turns) <= 2
