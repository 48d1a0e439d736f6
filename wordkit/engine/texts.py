"""Where the facts of a game hold what students wrote: to give it back to them, or to take it out for good."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from wordkit.engine.codec import TAG


@dataclass(frozen=True, slots=True)
class Texts:
    """The fields of a fact that hold texts, dotted and through lists, and the field that names who wrote them: one
    student or several.

    Words that the game is made of, as a secret word, are `needed`: without them it could not be replayed.
    """

    author: str
    fields: tuple[str, ...]
    needed: bool = False


def texts_in(where: Mapping[type, Texts], fact: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Each text of a stored fact with its author's id, empty when nobody is named."""
    found: list[tuple[str, str]] = []

    def note(author: str, text: str, _needed: bool) -> str:
        found.append((author, text))
        return text

    rewritten(where, fact, note)
    yield from found


def rewritten(
    where: Mapping[type, Texts], fact: Mapping[str, Any], change: Callable[[str, str, bool], str]
) -> dict[str, Any]:
    """A stored fact with each of its texts as `change(author, text, needed)` makes it."""
    texts = next((texts for kind, texts in where.items() if kind.__name__ == fact.get(TAG)), None)
    if texts is None:
        return dict(fact)
    named = fact.get(texts.author, "")
    data: Any = dict(fact)
    for author in named if isinstance(named, list) else [named]:
        for path in texts.fields:
            data = _at(data, path.split("."), partial(_said, change, str(author), texts.needed))
    return dict(data)


def _said(change: Callable[[str, str, bool], str], author: str, needed: bool, text: str) -> str:
    return change(author, text, needed)


def _at(data: Any, path: list[str], change: Callable[[str], str]) -> Any:
    if isinstance(data, list):
        return [_at(item, path, change) for item in data]
    if isinstance(data, str):
        return change(data)
    first, *rest = path
    return {**data, first: _at(data[first], rest, change)}
