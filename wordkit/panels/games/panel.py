"""What a game's panel offers to every page."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from wordkit.engine.errors import RuleError
from wordkit.engine.seats import Seat
from wordkit.words.entry import Entry


def closed(_view: Any, _desk: Any, _question: dict[str, Any]) -> dict[str, Any]:
    """There is nothing to look up in most games."""
    raise RuleError("closed", "Il n’y a rien à consulter en ce moment.")


@dataclass(frozen=True, slots=True)
class Panel:
    slug: str
    # The commands that a page may send.
    commands: tuple[type, ...]
    # A command as the rules get it, seeing the teacher's view: what the page has no say in is put right here.
    checked: Callable[[Any, Any], Any]
    # The beginning of a game, from seats, cards of words and the options of the set-up screen.
    begin: Callable[[tuple[Seat, ...], Sequence[Sequence[Entry]], Any], Any]
    # What the teacher sees beyond the rules' own view.
    desk_notes: Callable[[Any], dict[str, Any]]
    # What an unsent text is about: a draft is shown again only for the same topic.
    topic: Callable[[Any], str]
    # What the teacher should know before a lesson's words are played; "" when all is well.
    warning: Callable[[Sequence[Entry]], str] = lambda _words: ""
    # Commands that say themselves what they answer: they count whatever step the page was showing.
    reflexes: tuple[type, ...] = ()
    # What a student's page shows beyond the rules' own view: made from that view, and from what the teacher's view
    # says of the game's set-up.
    student_notes: Callable[[Any, Any], dict[str, Any]] = lambda _view, _desk: {}
    # What every page shows beyond the rules' own view: made from that page's view alone.
    page_notes: Callable[[Any], dict[str, Any]] = lambda _view: {}
    # What a student looks up without playing: seen as above, with the page's question. Refused where nothing is open.
    look_up: Callable[[Any, Any, dict[str, Any]], dict[str, Any]] = closed
