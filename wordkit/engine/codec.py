"""Frozen dataclasses to JSON and back, strictly: what does not fit its type hints is refused."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

TAG = "_"


class CodecError(ValueError):
    """Data that is not what its type says."""


def to_json(value: Any) -> Any:
    """Plain JSON data: dataclasses become objects, tuples become arrays."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: to_json(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): to_json(item) for key, item in value.items()}
    if isinstance(value, (tuple, list, frozenset, set)):
        return [to_json(item) for item in value]
    return value


def tagged(value: Any) -> dict[str, Any]:
    """The JSON object of a command or fact, with its type's name."""
    return {TAG: type(value).__name__, **to_json(value)}


def untagged(data: Any, types: Iterable[type]) -> Any:
    """The command or fact that `tagged` wrote, if its type is one of these."""
    if not isinstance(data, Mapping):
        raise CodecError(f"an object was expected, not {type(data).__name__}")
    name = data.get(TAG)
    for cls in types:
        if cls.__name__ == name:
            return from_json(cls, {key: item for key, item in data.items() if key != TAG})
    raise CodecError(f"unknown type {name!r}")


def from_json(hint: Any, data: Any) -> Any:
    """The value of this type that the JSON data describes."""
    if hint is float and type(data) is int:
        data = _float(data)
    if hint in (str, int, float, bool, NoneType):
        if type(data) is not hint:
            raise CodecError(f"{hint.__name__} was expected, not {data!r}")
        return data
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        if not any(type(data) is type(arg) and data == arg for arg in args):
            raise CodecError(f"one of {args} was expected, not {data!r}")
        return data
    if origin in (Union, UnionType):
        return _first_that_fits(args, data)
    if origin is tuple:
        return _tuple(args, data)
    if is_dataclass(hint) and isinstance(hint, type):
        return _dataclass(hint, data)
    raise CodecError(f"no way to read {hint!r}")


def _float(data: int) -> float:
    try:
        return float(data)
    except OverflowError as error:
        raise CodecError("a number too large") from error


def _first_that_fits(options: tuple[Any, ...], data: Any) -> Any:
    for option in options:
        try:
            return from_json(option, data)
        except CodecError:
            continue
    raise CodecError(f"{data!r} fits none of {options}")


def _tuple(args: tuple[Any, ...], data: Any) -> tuple[Any, ...]:
    if not isinstance(data, list):
        raise CodecError(f"an array was expected, not {data!r}")
    if len(args) == 2 and args[1] is Ellipsis:
        return tuple(from_json(args[0], item) for item in data)
    if len(args) != len(data):
        raise CodecError(f"{len(args)} items were expected, not {len(data)}")
    return tuple(from_json(arg, item) for arg, item in zip(args, data, strict=True))


def _dataclass(cls: type, data: Any) -> Any:
    hints = _hints(cls)
    if not isinstance(data, Mapping) or not data.keys() <= hints.keys():
        raise CodecError(f"{data!r} is no {cls.__name__}")
    try:
        return cls(**{name: from_json(hints[name], item) for name, item in data.items()})
    except TypeError as error:
        raise CodecError(str(error)) from error


@cache
def _hints(cls: type) -> dict[str, Any]:
    return get_type_hints(cls)
