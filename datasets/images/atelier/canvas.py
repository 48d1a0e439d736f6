"""A sheet to draw on: shapes, gradients and smooth lines that become one small SVG file."""

import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

WIDTH, HEIGHT = 600, 900
FOLDER = Path(__file__).resolve().parent.parent

Point = tuple[float, float]


class Canvas:
    """One picture in the making; what is drawn later lies on top."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.rng = Random(slug)  # the same picture each time it is made
        self._defs: list[str] = []
        self._body: list[str] = []

    def add(self, tag: str, **attributes: object) -> None:
        """Any SVG element: `add("rect", x=0, y=0, fill="#fff", stroke_width=2)`."""
        self._body.append(f"<{tag}{_attributes(attributes)}/>")

    def open(self, **attributes: object) -> None:
        """Begin a group: a transform, an opacity or a clip for all that follows until `close`."""
        self._body.append(f"<g{_attributes(attributes)}>")

    def close(self) -> None:
        self._body.append("</g>")

    def linear(self, *stops: tuple[float, str] | tuple[float, str, float], angle: float = 90) -> str:
        """A paint that runs along an angle (90: from top to bottom); stops are (where 0–1, colour[, opacity])."""
        dx, dy = math.cos(math.radians(angle)) / 2, math.sin(math.radians(angle)) / 2
        ends = {"x1": 0.5 - dx, "y1": 0.5 - dy, "x2": 0.5 + dx, "y2": 0.5 + dy}
        return self._paint("linearGradient", ends, stops)

    def radial(
        self, *stops: tuple[float, str] | tuple[float, str, float], cx: float = 0.5, cy: float = 0.5, r: float = 0.5
    ) -> str:
        """A paint that runs outwards from a point of the shape."""
        return self._paint("radialGradient", {"cx": cx, "cy": cy, "r": r}, stops)

    def clip(self, path: str) -> str:
        """A clip to give to `open(clip_path=…)`: only what lies inside the path shows."""
        name = f"c{len(self._defs)}"
        self._defs.append(f'<clipPath id="{name}"><path d="{path}"/></clipPath>')
        return f"url(#{name})"

    def blur(self, amount: float) -> str:
        """A soft edge to give to `filter=`; use few, they are slow to draw."""
        name = f"b{len(self._defs)}"
        self._defs.append(
            f'<filter id="{name}" x="-50%" y="-50%" width="200%" height="200%">'
            f'<feGaussianBlur stdDeviation="{_short(amount)}"/></filter>'
        )
        return f"url(#{name})"

    def svg(self) -> str:
        """The whole picture as text."""
        defs = f"<defs>{''.join(self._defs)}</defs>" if self._defs else ""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        return f"{head}{defs}{''.join(self._body)}</svg>\n"

    def save(self) -> None:
        """Write the picture beside the others."""
        (FOLDER / f"{self.slug}.svg").write_text(self.svg(), encoding="utf-8")

    def _paint(self, kind: str, place: dict[str, float], stops: Iterable[Sequence[object]]) -> str:
        name = f"p{len(self._defs)}"
        names = ("offset", "stop_color", "stop_opacity")
        inner = "".join(f"<stop{_attributes(dict(zip(names, stop, strict=False)))}/>" for stop in stops)
        self._defs.append(f'<{kind} id="{name}"{_attributes(dict(place))}>{inner}</{kind}>')
        return f"url(#{name})"


def smooth(points: Sequence[Point], closed: bool = False, tension: float = 0.5) -> str:
    """The path of a soft curve through all the points."""
    n = len(points)
    at = (lambda i: points[i % n]) if closed else (lambda i: points[min(max(i, 0), n - 1)])
    parts = [f"M{_pair(points[0])}"]
    for i in range(n if closed else n - 1):
        before, here, there, after = at(i - 1), at(i), at(i + 1), at(i + 2)
        pull = tension / 3
        one = (here[0] + (there[0] - before[0]) * pull, here[1] + (there[1] - before[1]) * pull)
        two = (there[0] - (after[0] - here[0]) * pull, there[1] - (after[1] - here[1]) * pull)
        parts.append(f"C{_pair(one)} {_pair(two)} {_pair(there)}")
    return "".join(parts) + ("Z" if closed else "")


def polygon(points: Sequence[Point], closed: bool = True) -> str:
    """The path of straight lines through all the points."""
    return "M" + "L".join(_pair(point) for point in points) + ("Z" if closed else "")


def blob(rng: Random, cx: float, cy: float, rx: float, ry: float, wobble: float = 0.15, points: int = 9) -> str:
    """The path of an uneven round shape: a stone, a cloud, the crown of a tree."""
    turn = rng.random()
    around = [2 * math.pi * (i + turn) / points for i in range(points)]
    sizes = [1 + wobble * (2 * rng.random() - 1) for _ in around]
    ring = [(cx + rx * s * math.cos(a), cy + ry * s * math.sin(a)) for a, s in zip(around, sizes, strict=True)]
    return smooth(ring, closed=True, tension=1)


def hill(rng: Random, y: float, height: float, bumps: int = 4, bottom: float = HEIGHT) -> str:
    """The path of a rolling ground across the sheet, filled down to `bottom`."""
    xs = [-40 + (WIDTH + 80) * i / bumps for i in range(bumps + 1)]
    crest = smooth([(x, y - height * rng.random()) for x in xs], tension=1)
    return f"{crest}L{WIDTH + 40} {_short(bottom)}L-40 {_short(bottom)}Z"


def mix(one: str, two: str, share: float) -> str:
    """A colour between two, `#rrggbb` each; share 0 is the first."""
    pairs = [(int(one[i : i + 2], 16), int(two[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _attributes(attributes: dict[str, object]) -> str:
    return "".join(f' {name.rstrip("_").replace("_", "-")}="{_short(value)}"' for name, value in attributes.items())


def _short(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def _pair(point: Point) -> str:
    return f"{_short(float(point[0]))} {_short(float(point[1]))}"
