"""Numbers, dates and lists as a French sentence writes them."""

from collections.abc import Sequence
from datetime import date

_MONTHS = (
    "janvier", "février", "mars", "avril", "mai", "juin",
    "juillet", "août", "septembre", "octobre", "novembre", "décembre",
)  # fmt: skip
_SHORT_MONTHS = (
    "janv.", "févr.", "mars", "avr.", "mai", "juin", "juill.", "août", "sept.", "oct.", "nov.", "déc.",
)  # fmt: skip


def counted(count: int, noun: str, plural: str = "") -> str:
    """The number with its noun: « 1 mot », « 12 mots », « 0 mot »."""
    return f"{count}\u00a0{noun if count < 2 else plural or noun + 's'}"


def percent(share: float) -> str:
    """0.137 → « 14 % »."""
    return f"{100 * share:.0f}\u00a0%"


def number(value: float, digits: int = 0) -> str:
    """A number with a decimal comma."""
    return f"{value:.{digits}f}".replace(".", ",").replace("-", "−")


def signed(value: float, digits: int = 0) -> str:
    """A change with its sign: « +3 », « −1 », « 0 »."""
    text = number(value, digits)
    if not text.strip("−0,"):
        return "0"
    return text if text.startswith("−") else f"+{text}"


def day(when: date) -> str:
    """« 4 septembre 2026 », « 1er mai 2026 »."""
    return f"{_first(when)}\u00a0{_MONTHS[when.month - 1]} {when.year}"


def short_day(when: date) -> str:
    """« 4 sept. », as an axis has it."""
    return f"{_first(when)}\u00a0{_SHORT_MONTHS[when.month - 1]}"


def quoted(text: str) -> str:
    """The text between French quotation marks."""
    return f"«\u00a0{text}\u00a0»"


def listed(items: Sequence[str]) -> str:
    """« a », « a et b », « a, b et c »."""
    return " et ".join(part for part in (", ".join(items[:-1]), *items[-1:]) if part)


def _first(when: date) -> str:
    return "1er" if when.day == 1 else str(when.day)
