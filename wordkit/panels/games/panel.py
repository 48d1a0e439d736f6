"""What a game's panel offers to every page."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from wordkit.engine.seats import Seat
from wordkit.words.entry import Entry


@dataclass(frozen=True, slots=True)
class Panel:
    slug: str
    # The commands that a page may send.
    commands: tuple[type, ...]
    # A command as the rules get it: what the page has no say in is put right here.
    checked: Callable[[Any], Any]
    # The beginning of a game, from seats, cards of words and the options of the set-up screen.
    begin: Callable[[tuple[Seat, ...], Sequence[Sequence[Entry]], Any], Any]
    # What the teacher sees beyond the rules' own view.
    desk_notes: Callable[[Any], dict[str, Any]]
    # What an unsent text is about: a draft is shown again only for the same topic.
    topic: Callable[[Any], str]
    # What must be known of the table to put a command right: the command and the teacher's view of it.
    judged: Callable[[Any, Any], Any] = lambda command, _view: command
    # Commands that say themselves what they answer: they count whatever step the page was showing.
    reflexes: tuple[type, ...] = ()
