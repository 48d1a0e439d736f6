"""JSON of commands and facts: what is read is what was written, and nothing else fits."""

import json
from dataclasses import dataclass
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordkit.engine.codec import CodecError, from_json, tagged, to_json, untagged


@dataclass(frozen=True, slots=True)
class Pawn:
    name: str
    square: int = 1


@dataclass(frozen=True, slots=True)
class Moved:
    pawns: tuple[Pawn, ...]
    by: str | None
    pace: float
    sure: bool
    why: Literal["votes", "found"]
    pair: tuple[str, int]


@dataclass(frozen=True, slots=True)
class Stopped:
    pass


TYPES = (Moved, Stopped)
MOVED = Moved((Pawn("ana", 3), Pawn("bob")), None, 1.5, True, "votes", ("x", 2))


def data(**changes):
    """The JSON of MOVED with some fields changed."""
    return {**json.loads(json.dumps(tagged(MOVED))), **changes}


def test_a_fact_is_written_with_its_type_and_plain_json():
    """A dataclass becomes an object that names its type; what is inside becomes objects and arrays."""
    assert tagged(MOVED) == {
        "_": "Moved",
        "pawns": [{"name": "ana", "square": 3}, {"name": "bob", "square": 1}],
        "by": None,
        "pace": 1.5,
        "sure": True,
        "why": "votes",
        "pair": ["x", 2],
    }


def test_mappings_and_sets_are_written_too():
    """Views may hold mappings and sets: keys become text, sets become arrays."""
    assert to_json({1: frozenset({"a"}), "b": (Pawn("ana"),)}) == {"1": ["a"], "b": [{"name": "ana", "square": 1}]}


@given(
    st.builds(
        Moved,
        st.lists(st.builds(Pawn, st.text(), st.integers())).map(tuple),
        st.none() | st.text(),
        st.floats(allow_nan=False, allow_infinity=False),
        st.booleans(),
        st.sampled_from(["votes", "found"]),
        st.tuples(st.text(), st.integers()),
    )
    | st.just(Stopped())
)
def test_what_is_read_is_what_was_written(fact):
    """Any fact survives JSON text."""
    assert untagged(json.loads(json.dumps(tagged(fact))), TYPES) == fact


def test_a_field_with_a_default_may_be_missing():
    """A page need not send what has a default."""
    assert from_json(Pawn, {"name": "ana"}) == Pawn("ana", 1)


def test_a_whole_number_is_a_float_where_one_is_expected():
    """JSON makes no difference between 2 and 2.0; the value read is a float."""
    assert type(untagged(data(pace=2), TYPES).pace) is float


@pytest.mark.parametrize(
    "changes",
    [
        {"sure": 1},
        {"sure": None},
        {"pace": True},
        {"pace": "1.5"},
        {"pace": 10**400},
        {"by": 3},
        {"by": ["ana"]},
        {"why": "luck"},
        {"why": ["votes"]},
        {"pawns": {}},
        {"pawns": "ana"},
        {"pawns": [None]},
        {"pawns": [{"name": "ana", "square": True}]},
        {"pawns": [{"name": "ana", "square": 1.0}]},
        {"pawns": [{"name": "ana", "squares": 1}]},
        {"pawns": [{"square": 1}]},
        {"pawns": [{}]},
        {"pair": ["x"]},
        {"pair": ["x", 2, 3]},
        {"pair": [2, "x"]},
        {"extra": 1},
        {"_": "Pawn"},
        {"_": None},
        {"_": ["Moved"]},
    ],
    ids=str,
)
def test_what_does_not_fit_is_refused(changes):
    """A wrong type, a missing field, an unknown field or an unknown name is refused, however deep it sits."""
    with pytest.raises(CodecError):
        untagged(data(**changes), TYPES)


@pytest.mark.parametrize("name", ["pawns", "by", "pace", "sure", "why", "pair", "_"])
def test_a_missing_field_is_refused(name):
    """A field without default must be there, even one that may be null."""
    with pytest.raises(CodecError):
        untagged({key: item for key, item in data().items() if key != name}, TYPES)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists) | st.binary())
def test_junk_is_refused_and_never_breaks_anything(junk):
    """Whatever a browser sends, the answer is a CodecError."""
    with pytest.raises(CodecError):
        untagged(junk, TYPES)


def test_a_bool_is_no_number_in_a_choice_of_numbers():
    """True is not 1, even where 1 is one of the choices."""
    assert from_json(Literal[1, 2], 1) == 1
    with pytest.raises(CodecError):
        from_json(Literal[1, 2], True)


def test_types_it_cannot_read_are_our_mistake():
    """A type hint that JSON cannot hold is refused as such."""
    with pytest.raises(CodecError, match="no way to read"):
        from_json(dict[str, int], {})
