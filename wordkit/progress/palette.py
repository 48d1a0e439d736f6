"""The four levels in colour: cividis reversed, each with its letter, told apart by every eye and on a grey print."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

INK = "#221a2c"
INK_2 = "#5b5268"
LINE = "#ddd3c6"
EDGE = "#8b8196"
ACCENT = "#5b2a86"
ACCENT_SOFT = "#c9b3e0"
CARD = "#ffffff"


@dataclass(frozen=True, slots=True)
class Step:
    """A level as it is drawn: its letter in `ink` on its colour."""

    letter: str
    colour: str
    ink: str


STEPS = (
    Step("N", "#fde737", INK),
    Step("P", "#b5a972", INK),
    Step("A", "#6c6e72", CARD),
    Step("D", "#00224e", CARD),
)
BY_LETTER = {step.letter: step for step in STEPS}

# How a colour looks to dichromats, on linear RGB (Machado, Oliveira and Fernandes, 2009).
VISIONS: dict[str, NDArray[np.float64]] = {
    "trichromat": np.eye(3),
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
    "grey": np.tile([0.2126, 0.7152, 0.0722], (3, 1)),
}
_TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
_WHITE = _TO_XYZ.sum(axis=1)


def apart(colours: Sequence[str], vision: str) -> float:
    """The smallest difference (ΔE, CIE 1976) between two of these colours for this kind of eye, or on a grey print."""
    seen = [_lab(np.clip(VISIONS[vision] @ _linear(colour), 0, 1)) for colour in colours]
    return min(float(np.linalg.norm(one - other)) for one, other in combinations(seen, 2))


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, from 1 to 21, as WCAG defines it."""
    dark, light = sorted(float(_TO_XYZ[1] @ _linear(colour)) for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def _linear(colour: str) -> NDArray[np.float64]:
    channels = np.array([int(colour[start : start + 2], 16) for start in (1, 3, 5)]) / 255
    return np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)


def _lab(linear: NDArray[np.float64]) -> NDArray[np.float64]:
    relative = _TO_XYZ @ linear / _WHITE
    f = np.where(relative > (6 / 29) ** 3, np.cbrt(relative), relative / (3 * (6 / 29) ** 2) + 4 / 29)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])
