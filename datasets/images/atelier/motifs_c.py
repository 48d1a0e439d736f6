"""Motifs that come back from scene to scene: light and grain, people with a posture, weather, small things."""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from canvas import HEIGHT, WIDTH, Canvas, Point, mix, smooth

Limb = tuple[float, float]  # two angles in degrees: 0 hangs down, 90 points forward, 180 up


SKINS = ("#f0c39b", "#c98b5f", "#8a5638", "#e2a878", "#5f3a28")


def rows(text: str) -> list[tuple[Any, ...]]:
    """A table of numbers and colours: `rows("10 20 #fff, 30 40 #000")`."""
    return [tuple(_cell(cell) for cell in line.split()) for line in text.split(",")]


def _cell(text: str) -> object:
    try:
        return float(text) if "." in text else int(text)
    except ValueError:
        return text


def ground(c: Canvas, *stops: tuple[float, str], angle: float = 90) -> None:
    """The whole sheet in one gradient."""
    c.add("rect", width=WIDTH, height=HEIGHT, fill=c.linear(*stops, angle=angle))


def shape(c: Canvas, d: str, fill: str, **more: object) -> None:
    """A filled path."""
    c.add("path", d=d, fill=fill, **more)


def stroke(c: Canvas, points: Sequence[Point], colour: str, width: float = 3, **more: object) -> None:
    """A soft line through the points, round at both ends."""
    c.add("path", d=smooth(points), fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", **more)


def puff(rng: Random, cx: float, cy: float, rx: float, ry: float, wobble: float = 0.15, points: int = 9) -> str:
    """The path of an uneven, well-rounded shape: smoke, a stone, a crown of leaves."""
    turn = rng.random()
    ring = []
    for i in range(points):
        a, k = math.tau * (i + turn) / points, 1 + wobble * rng.uniform(-1, 1)
        ring.append((cx + rx * k * math.cos(a), cy + ry * k * math.sin(a)))
    return smooth(ring, closed=True)


def glow(c: Canvas, x: float, y: float, r: float, colour: str, strength: float = 0.8) -> None:
    """A soft round light."""
    paint = c.radial((0, colour, strength), (0.45, colour, strength * 0.35), (1, colour, 0))
    c.add("circle", cx=x, cy=y, r=r, fill=paint)


def dots(
    c: Canvas, n: int, colour: str, size: float = 2, opacity: float = 0.3, box: Sequence[float] = (0, 0, WIDTH, HEIGHT)
) -> None:
    """Scattered grain in a box (left, top, right, bottom): paper, stars, snow or sand."""
    left, top, right, bottom = box
    d = "".join(f"M{c.rng.uniform(left, right):.0f} {c.rng.uniform(top, bottom):.0f}h0" for _ in range(n))
    c.add("path", d=d, stroke=colour, stroke_width=size, stroke_linecap="round", opacity=opacity)


def dashes(
    c: Canvas, n: int, colour: str, dx: float, dy: float, width: float = 1.5, opacity: float = 0.4,
    box: Sequence[float] = (0, 0, WIDTH, HEIGHT),
) -> None:  # fmt: skip
    """Scattered short strokes that all lean the same way: rain, grass, hatching, brush work."""
    left, top, right, bottom = box
    d = ""
    for _ in range(n):
        k = c.rng.uniform(0.5, 1.3)
        d += f"M{c.rng.uniform(left, right):.0f} {c.rng.uniform(top, bottom):.0f}l{dx * k:.1f} {dy * k:.1f}"
    c.add("path", d=d, stroke=colour, stroke_width=width, stroke_linecap="round", fill="none", opacity=opacity)


def vignette(c: Canvas, colour: str, strength: float = 0.5) -> None:
    """Darker edges that hold the eye in the middle."""
    c.add("rect", width=WIDTH, height=HEIGHT, fill=c.radial((0.55, colour, 0), (1, colour, strength), r=0.75))


@contextmanager
def placed(c: Canvas, x: float, y: float, size: float = 1, turn: float = 0, flip: bool = False) -> Iterator[None]:
    """What is drawn inside has its origin at (x, y), scaled, turned and perhaps mirrored."""
    mirror = -size if flip else size
    c.open(transform=f"translate({x:.1f} {y:.1f}) rotate({turn:.1f}) scale({mirror:.3f} {size:.3f})")
    yield
    c.close()


def _reach(x: float, y: float, angles: Limb, length: float) -> tuple[Point, Point, Point]:
    """The joints of a limb: where it hangs, its elbow or knee, its end."""
    joints = [(x, y)]
    for angle in angles:
        a = math.radians(angle)
        x, y = x + length * math.sin(a), y + length * math.cos(a)
        joints.append((x, y))
    return joints[0], joints[1], joints[2]


def limb(c: Canvas, joints: Sequence[Point], colour: str, width: float) -> None:
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in joints)
    c.add("path", d=d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


_HAIR = {
    "short": "M-11 -83C-13 -98 2 -101 9 -94C11 -91 10 -89 8 -90C1 -92 -3 -90 -4 -85C-5 -81 -8 -77 -10 -78Z",
    "bob": "M-12 -74C-17 -90 -10 -100 1 -99C9 -98 12 -92 9 -90C3 -91 -2 -88 -2 -82C-2 -76 -5 -72 -12 -74Z",
    "long": "M-10 -52C-19 -64 -17 -99 1 -99C9 -98 12 -92 9 -90C3 -91 -2 -88 -2 -80C-2 -70 -2 -58 -10 -52Z",
    "bun": "M-11 -83C-13 -98 2 -100 9 -94C10 -91 8 -90 6 -90C0 -91 -3 -88 -5 -82L-10 -78ZM-17 -98a6 6 0 1 1 9 4Z",
}


_HATS = {
    "pointed": "M-14 -91L4 -124L14 -90C4 -95 -6 -95 -14 -91Z",
    "beanie": "M-12 -88C-12 -104 12 -105 11 -90C3 -93 -4 -92 -12 -88ZM-3 -103a4 4 0 1 1 6 0Z",
    "bowler": "M-18 -89C-8 -95 10 -96 19 -92C12 -88 -8 -86 -18 -89ZM-12 -91C-13 -110 12 -111 12 -93Z",
    "straw": "M-25 -89C-14 -95 14 -96 25 -91C16 -86 -14 -84 -25 -89ZM-12 -91C-12 -109 12 -110 12 -92Z",
    "hood": "M-13 -70C-18 -94 -6 -104 5 -98C11 -95 11 -90 8 -90C1 -92 -2 -88 -2 -80C-2 -75 -6 -70 -13 -70Z",
}


def person(
    c: Canvas, x: float, y: float, h: float, coat: str, *, skin: str = SKINS[0], hair: str = "#3a2620",
    legs: str = "#2b2b3a", arms: tuple[Limb, Limb] = ((25, 40), (-20, 5)),
    stride: tuple[Limb, Limb] = ((14, 2), (-12, -18)), style: str = "bob", hat: str = "", hat_colour: str = "#c0392b",
    back: bool = False, flip: bool = False, lean: float = 0, hem: float = 14, drop: float = 31, scarf: str = "",
    sit: bool = False,
) -> tuple[Point, Point]:  # fmt: skip
    """Someone who looks to the right (or away: `back`), feet at (x, y), h high; gives where the two hands are."""
    with placed(c, x, y, h / 100, lean, flip):
        far = _reach(-1, -65, arms[1], 14.5)
        near = _reach(0, -65, arms[0], 14.5)
        dark = mix(coat, "#101020", 0.28)
        limb(c, far, dark, 7)
        c.add("circle", cx=far[2][0], cy=far[2][1], r=3.6, fill=mix(skin, "#101020", 0.15))
        for angles, side, tint in ((stride[1], -3.5, mix(legs, "#000000", 0.25)), (stride[0], 3.5, legs)):
            leg = _reach(side, -36, angles, 17)
            foot = (leg[2][0] + (0.5 if back else 5.5), leg[2][1] + 0.5)
            limb(c, [*leg, foot], tint, 7)
        low = -33 if sit else -drop
        shape(
            c,
            f"M-6 -72C-11 -70 -12 -52 {-hem} {low}C{-hem / 2} {low + 4} {hem / 2} {low + 4} {hem} {low}"
            "C11 -52 10 -70 6 -72Z",
            coat,
        )
        shape(
            c,
            f"M-6 -72C-11 -70 -12 -52 {-hem} {low}L{-hem * 0.35} {low + 3}C-5 -50 -5 -60 -2 -72Z",
            "#101020",
            opacity=0.18,
        )
        c.add("circle", cx=0, cy=-84, r=11.5, fill=skin)
        if back:
            c.add("path", d="M-12 -82C-13 -102 13 -102 12 -82C12 -72 -12 -72 -12 -82Z", fill=hair)
            if style in ("long", "bob"):
                low = -56 if style == "long" else -70
                shape(c, f"M-12 -86L-13 {low}C-6 {low + 5} 6 {low + 5} 13 {low}L12 -86Z", hair)
            if style == "bun":
                c.add("circle", cx=0, cy=-98, r=6, fill=hair)
        else:
            c.add("circle", cx=11, cy=-82, r=2.4, fill=skin)
            c.add("circle", cx=6, cy=-85, r=1.5, fill="#1c1420")
            c.add("circle", cx=5, cy=-79.5, r=2.4, fill="#d9534f", opacity=0.35)
            shape(c, _HAIR[style], hair)
        if hat:
            shape(c, _HATS[hat], hat_colour)
        if scarf:
            shape(c, "M-9 -74C-4 -69 5 -69 9 -74L8 -68C3 -65 -4 -65 -8 -68Z", scarf)
            shape(c, "M-7 -71C-16 -70 -20 -62 -28 -64C-22 -58 -14 -58 -6 -66Z", scarf)
        limb(c, near, mix(coat, "#ffffff", 0.1), 7)
        c.add("circle", cx=near[2][0], cy=near[2][1], r=3.8, fill=skin)
    return _seen(near[2], x, y, h, lean, flip), _seen(far[2], x, y, h, lean, flip)


def _seen(point: Point, x: float, y: float, h: float, lean: float, flip: bool) -> Point:
    """Where a point of a placed figure falls on the sheet."""
    px, py = (-point[0] if flip else point[0]) * h / 100, point[1] * h / 100
    a = math.radians(lean)
    return x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a)


def leaf(x: float, y: float, length: float, angle: float, width: float = 0.4) -> str:
    """The path of a pointed leaf or petal that starts at (x, y); angle 0 points up."""
    a = math.radians(angle)
    ux, uy = math.sin(a), -math.cos(a)
    w = length * width
    mx, my, ex, ey = x + ux * length * 0.45, y + uy * length * 0.45, x + ux * length, y + uy * length
    return (
        f"M{x:.1f} {y:.1f}Q{mx - uy * w:.1f} {my + ux * w:.1f} {ex:.1f} {ey:.1f}"
        f"Q{mx + uy * w:.1f} {my - ux * w:.1f} {x:.1f} {y:.1f}Z"
    )


def cloud(c: Canvas, x: float, y: float, w: float, fill: str, **more: object) -> None:
    """A flat-bottomed cloud, w wide, that rests on y."""
    k = w / 100
    c.add(
        "path",
        d="M-46 0C-60 -4 -52 -24 -36 -20C-36 -40 -8 -46 0 -30C12 -44 34 -34 32 -18C48 -22 60 -2 44 0Z",
        fill=fill,
        transform=f"translate({x:.0f} {y:.0f}) scale({k:.2f})",
        **more,
    )


def umbrella(c: Canvas, x: float, y: float, s: float, colour: str, turn: float = 0, stick: float = 100) -> None:
    """An open umbrella held at (x, y), s wide."""
    with placed(c, x, y, s / 100, turn):
        shape(c, f"M-1.5 {-stick}H1.5V0C1.5 10 -12 10 -12 0H-9C-9 5 -1.5 5 -1.5 0Z", "#3a2a2a")
        top = -stick - 4
        shape(
            c,
            f"M-50 {top + 36}C-46 {top - 16} 46 {top - 16} 50 {top + 36}Q42 {top + 27} 33 {top + 36}"
            f"Q17 {top + 25} 0 {top + 36}Q-17 {top + 25} -33 {top + 36}Q-42 {top + 27} -50 {top + 36}Z",
            colour,
        )
        shape(
            c,
            f"M-50 {top + 36}C-46 {top + 4} -24 {top - 3} 0 {top - 4}"
            f"C-18 {top + 6} -30 {top + 20} -33 {top + 36}Q-42 {top + 27} -50 {top + 36}Z",
            "#000",
            opacity=0.18,
        )
        shape(
            c,
            f"M0 {top - 4}C10 {top + 6} 17 {top + 20} 33 {top + 36}Q17 {top + 25} 0 {top + 36}Z",
            "#fff",
            opacity=0.14,
        )


def house(
    c: Canvas, x: float, y: float, w: float, h: float, wall: str, roof: str, lit: str = "#ffd98a", smoke: str = ""
) -> None:
    """A little house whose floor is at y, with a lit window."""
    c.add("rect", x=x - w / 2, y=y - h * 0.62, width=w, height=h * 0.62, fill=wall)
    c.add("rect", x=x - w / 2, y=y - h * 0.62, width=w * 0.3, height=h * 0.62, fill="#000", opacity=0.15)
    c.add("rect", x=x + w * 0.18, y=y - h, width=w * 0.14, height=h * 0.3, fill=mix(roof, "#000000", 0.3))
    shape(c, f"M{x - w * 0.62:.1f} {y - h * 0.58:.1f}L{x:.1f} {y - h:.1f}L{x + w * 0.62:.1f} {y - h * 0.58:.1f}Z", roof)
    c.add("rect", x=x - w * 0.08, y=y - h * 0.44, width=w * 0.26, height=h * 0.2, fill=lit)
    if smoke:
        stroke(
            c,
            [
                (x + w * 0.25, y - h),
                (x + w * 0.4, y - h * 1.25),
                (x + w * 0.15, y - h * 1.5),
                (x + w * 0.4, y - h * 1.8),
            ],
            smoke,
            w * 0.1,
            opacity=0.7,
        )


def ladder(c: Canvas, x1: float, y1: float, x2: float, y2: float, width: float, colour: str, thick: float = 4) -> None:
    """A ladder from its foot to its top."""
    length = math.hypot(x2 - x1, y2 - y1)
    nx, ny = -(y2 - y1) / length * width / 2, (x2 - x1) / length * width / 2
    d = (
        f"M{x1 - nx:.1f} {y1 - ny:.1f}L{x2 - nx:.1f} {y2 - ny:.1f}M{x1 + nx:.1f} {y1 + ny:.1f}"
        f"L{x2 + nx:.1f} {y2 + ny:.1f}"
    )
    steps = int(length / (width * 0.7))
    for i in range(1, steps):
        px, py = x1 + (x2 - x1) * i / steps, y1 + (y2 - y1) * i / steps
        d += f"M{px - nx:.1f} {py - ny:.1f}L{px + nx:.1f} {py + ny:.1f}"
    c.add("path", d=d, stroke=colour, stroke_width=thick, stroke_linecap="round", fill="none")


def lantern(c: Canvas, x: float, y: float, s: float, light: str = "#ffd77a", reach: float = 5) -> None:
    """A lantern that hangs from (x, y) and throws light around."""
    glow(c, x, y + s * 0.6, s * reach, light, 0.75)
    with placed(c, x, y, s / 100):
        shape(c, "M-24 30L-16 18H16L24 30L18 92H-18Z", "#2a2030")
        shape(c, "M-16 34H16L12 84H-12Z", light)
        c.add("circle", cy=10, r=9, fill="none", stroke="#2a2030", stroke_width=5)


def boat(c: Canvas, x: float, y: float, s: float, hull: str, sail: str) -> None:
    """A little sailing boat whose waterline is y."""
    with placed(c, x, y, s / 100):
        shape(c, "M-2 -16V-104H2V-16Z", "#4a3426")
        shape(c, "M4 -100C34 -76 40 -44 40 -24H4Z", sail)
        shape(c, "M-4 -92C-26 -70 -34 -44 -34 -24H-4Z", mix(sail, "#000000", 0.14))
        shape(c, "M-50 -16H52C46 -2 36 8 26 8H-28C-40 8 -46 -4 -50 -16Z", hull)


def suitcase(c: Canvas, x: float, y: float, w: float, colour: str, turn: float = 0) -> None:
    """A closed suitcase that stands on y."""
    with placed(c, x, y, w / 100, turn):
        c.add("path", d="M-14 -62V-74H14V-62", fill="none", stroke="#3a2a22", stroke_width=6, stroke_linejoin="round")
        c.add("rect", x=-50, y=-64, width=100, height=64, rx=8, fill=colour)
        shape(c, "M-34 -64H-26V0H-34ZM26 -64H34V0H26Z", "#3a2a22", opacity=0.55)
        c.add("rect", x=-50, y=-20, width=100, height=20, rx=8, fill="#000", opacity=0.15)
