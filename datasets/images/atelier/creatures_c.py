"""Animals and plants that come back from scene to scene."""

import math
from collections.abc import Sequence

from canvas import WIDTH, Canvas, Point, mix
from motifs_c import leaf, limb, placed, shape


def bird(
    c: Canvas, x: float, y: float, s: float, colour: str, up: bool = True, flip: bool = False, turn: float = 0
) -> None:
    """A bird in flight to the right, about s wide."""
    with placed(c, x, y, s / 100, turn, flip):
        wing = mix(colour, "#ffffff", 0.16)
        if up:
            shape(c, "M-4 -4C-16 -24 -36 -40 -52 -42C-46 -22 -32 -2 -10 8Z", mix(colour, "#000000", 0.2))
        shape(
            c,
            "M50 -4L38 -10C30 -18 18 -14 8 -8C-10 0 -30 2 -54 -2L-46 6L-56 14C-30 18 10 18 28 6C36 2 40 -1 50 -4Z",
            colour,
        )
        c.add(
            "path",
            d="M12 -6C6 -30 -4 -48 -24 -60C-30 -34 -20 -6 -4 8Z"
            if up
            else "M14 -4C8 16 -6 40 -30 50C-32 26 -22 4 -6 -4Z",
            fill=wing,
        )
        c.add("circle", cx=34, cy=-8, r=2.4, fill="#fff")


def gulls(c: Canvas, places: Sequence[tuple[float, float, float]], colour: str, width: float = 3) -> None:
    """Far birds, two strokes each: (x, y, span)."""
    d = "".join(
        f"M{x - s} {y - s * 0.3:.1f}Q{x - s * 0.4:.1f} {y - s * 0.5:.1f} {x} {y}"
        f"Q{x + s * 0.4:.1f} {y - s * 0.5:.1f} {x + s} {y - s * 0.3:.1f}"
        for x, y, s in places
    )
    c.add("path", d=d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")


def perched(c: Canvas, x: float, y: float, s: float, colour: str, belly: str, flip: bool = False) -> None:
    """A small round bird on its feet, looking to the right."""
    with placed(c, x, y, s / 100, 0, flip):
        limb(c, [(-2, -12), (-2, 0)], "#4a3426", 3)
        limb(c, [(8, -12), (8, 0)], "#4a3426", 3)
        shape(
            c, "M-52 -2C-40 -20 -30 -30 -26 -44C-20 -74 14 -84 28 -62C42 -36 26 -8 0 -8C-14 -8 -24 -14 -34 -8Z", colour
        )
        shape(c, "M30 -56C40 -34 26 -9 2 -9C14 -20 18 -38 30 -56Z", belly)
        shape(c, "M-26 -40C-16 -48 4 -44 8 -28C-4 -18 -22 -20 -34 -14Z", mix(colour, "#000000", 0.25))
        shape(c, "M29 -62L46 -56L30 -51Z", "#e8a13a")
        c.add("circle", cx=20, cy=-62, r=3.6, fill="#15131c")


def fish(c: Canvas, x: float, y: float, s: float, colour: str, flip: bool = False, turn: float = 0) -> None:
    """A fish that swims to the right, about s long."""
    with placed(c, x, y, s / 100, turn, flip):
        shape(c, "M50 0C34 -26 -4 -28 -28 -4L-50 -20C-44 -6 -44 6 -50 20L-28 4C-4 28 34 26 50 0Z", colour)
        shape(c, "M50 0C34 26 -4 28 -28 4C0 10 30 8 50 0Z", "#000", opacity=0.18)
        shape(c, "M6 -20C-2 -34 -14 -36 -22 -32C-16 -28 -14 -22 -12 -16Z", mix(colour, "#000000", 0.2))
        c.add("circle", cx=32, cy=-5, r=4.4, fill="#fff")
        c.add("circle", cx=33, cy=-5, r=2.2, fill="#15131c")


def cat(c: Canvas, x: float, y: float, s: float, colour: str, flip: bool = False) -> None:
    """A cat that sits with its back to us, s high, its tail to the right."""
    with placed(c, x, y, s / 100, 0, flip):
        limb(c, [(16, -6), (40, -4), (50, -18), (44, -30)], colour, 8)
        shape(
            c,
            "M-26 0C-34 -36 -16 -52 -12 -64C-20 -74 -18 -88 -17 -100L-6 -90C-2 -91 3 -91 7 -90L17 -100"
            "C19 -88 20 -74 12 -64C16 -52 34 -36 26 0Z",
            colour,
        )
        shape(c, "M-26 0C-34 -36 -16 -52 -12 -64C-8 -50 -18 -30 -8 0Z", "#000", opacity=0.2)


def fox(c: Canvas, x: float, y: float, s: float, colour: str, flip: bool = False) -> None:
    """A fox that sits and looks to the right, s high."""
    with placed(c, x, y, s / 100, 0, flip):
        shape(c, "M-14 -2C-44 4 -66 -10 -62 -34C-52 -22 -36 -26 -18 -18Z", colour)
        shape(c, "M-62 -34C-66 -18 -58 -8 -48 -3C-50 -14 -54 -24 -62 -34Z", "#fff4e2")
        shape(c, "M-24 0C-34 -30 -16 -52 -2 -66L22 -58C28 -38 22 -18 24 0L12 0L8 -20L2 0Z", colour)
        shape(c, "M14 -58C22 -44 18 -28 12 -20C8 -34 8 -48 14 -58Z", "#fff4e2")
        shape(
            c,
            "M-10 -72C-14 -84 -12 -96 -8 -104L4 -92C10 -94 14 -93 18 -92L24 -102C28 -92 28 -84 27 -78"
            "L46 -64C40 -58 24 -54 12 -56C0 -58 -8 -62 -10 -72Z",
            colour,
        )
        shape(c, "M46 -64C36 -66 24 -64 12 -56C24 -54 40 -58 46 -64Z", "#fff4e2")
        c.add("circle", cx=22, cy=-75, r=2.6, fill="#15131c")
        c.add("circle", cx=45, cy=-64, r=3, fill="#15131c")


def rabbit(c: Canvas, x: float, y: float, s: float, colour: str, flip: bool = False) -> None:
    """A rabbit on its hind legs looking to the right, s high with its ears."""
    with placed(c, x, y, s / 100, 0, flip):
        c.add("circle", cx=-20, cy=-12, r=7, fill=mix(colour, "#ffffff", 0.5))
        shape(c, "M-20 0C-30 -26 -14 -44 -4 -52L14 -48C22 -30 18 -14 20 0Z", colour)
        shape(
            c,
            "M-4 -62C-18 -78 -20 -96 -14 -102C-4 -98 2 -82 4 -68ZM6 -66C2 -82 6 -98 12 -102C18 -94 16 -78 12 -64Z",
            colour,
        )
        c.add("ellipse", cx=6, cy=-57, rx=15, ry=12, fill=colour)
        c.add("circle", cx=11, cy=-60, r=2.4, fill="#15131c")
        limb(c, [(8, -40), (18, -34)], mix(colour, "#000000", 0.12), 6)


def tree(
    c: Canvas, x: float, y: float, length: float, colour: str, *, depth: int = 6, width: float = 16,
    turn: float = 0, spread: float = 27, shrink: float = 0.76,
) -> list[Point]:  # fmt: skip
    """A bare tree that grows from (x, y); gives the tips of its twigs."""
    layers: list[list[str]] = [[] for _ in range(depth)]
    tips: list[Point] = []

    def grow(x: float, y: float, length: float, angle: float, level: int) -> None:
        if level == depth:
            tips.append((x, y))
            return
        bend = angle + c.rng.uniform(-9, 9)
        a, b = math.radians(angle), math.radians(bend)
        mx, my = x + length * 0.5 * math.sin(a), y - length * 0.5 * math.cos(a)
        nx, ny = mx + length * 0.5 * math.sin(b), my - length * 0.5 * math.cos(b)
        layers[level].append(f"M{x:.0f} {y:.0f}Q{mx:.0f} {my:.0f} {nx:.0f} {ny:.0f}")
        for side in (-1, 1):
            grow(
                nx,
                ny,
                length * shrink * c.rng.uniform(0.8, 1.1),
                bend + side * spread * c.rng.uniform(0.6, 1.3),
                level + 1,
            )

    grow(x, y, length, turn, 0)
    for level, parts in enumerate(layers):
        thick = max(width * 0.66**level, 1.2)
        c.add("path", d="".join(parts), fill="none", stroke=colour, stroke_width=thick, stroke_linecap="round")
    return tips


def flower(c: Canvas, x: float, y: float, r: float, petals: int, colour: str, heart: str, flat: float = 1) -> None:
    """A flower seen from above, or from the side when `flat` is small."""
    c.open(transform=f"translate({x:.1f} {y:.1f}) scale(1 {flat})")
    turn = c.rng.uniform(0, 360)
    for k, tint in ((1, mix(colour, "#000000", 0.15)), (0.86, colour)):
        shape(
            c,
            "".join(leaf(0, 0, r * k, turn + (k < 1) * 180 / petals + 360 * i / petals, 0.5) for i in range(petals)),
            tint,
        )
    c.add("circle", r=r * 0.26, fill=heart)
    c.close()


def grass(
    c: Canvas, y: float, n: int, colour: str, h: float, left: float = -10, right: float = WIDTH + 10, **more: object
) -> None:
    """A row of bending blades that stand on y, down to a little under it."""
    d = ""
    for _ in range(n):
        x, k, bend = c.rng.uniform(left, right), h * c.rng.uniform(0.5, 1.2), c.rng.uniform(-0.4, 0.4) * h
        w = 2 + k * 0.05
        d += (
            f"M{x - w:.0f} {y + 9:.0f}Q{x:.0f} {y - k * 0.6:.0f} {x + bend:.0f} {y - k:.0f}"
            f"Q{x + w + 1:.0f} {y - k * 0.4:.0f} {x + w:.0f} {y + 9:.0f}Z"
        )
    shape(c, d, colour, **more)


def pine(c: Canvas, x: float, y: float, h: float, colour: str, snow: str = "") -> None:
    """A fir in three skirts, perhaps with snow on its left side."""
    d = ""
    for top, low, w in ((1, 0.58, 0.19), (0.78, 0.32, 0.26), (0.54, 0.06, 0.33)):
        d += (
            f"M{x:.0f} {y - h * top:.0f}L{x + h * w:.0f} {y - h * low:.0f}"
            f"Q{x:.0f} {y - h * (low - 0.06):.0f} {x - h * w:.0f} {y - h * low:.0f}Z"
        )
    c.add("rect", x=x - h * 0.03, y=y - h * 0.12, width=h * 0.06, height=h * 0.14, fill="#3b2a24")
    shape(c, d, colour)
    if snow:
        d = "".join(
            f"M{x:.0f} {y - h * top:.0f}L{x - h * w:.0f} {y - h * low:.0f}"
            f"Q{x - h * w * 0.3:.0f} {y - h * (low + 0.04):.0f} {x:.0f} {y - h * top:.0f}Z"
            for top, low, w in ((1, 0.58, 0.19), (0.78, 0.32, 0.26), (0.54, 0.06, 0.33))
        )
        shape(c, d, snow)


def mushroom(c: Canvas, x: float, y: float, s: float, cap: str, foot: str = "#f2e3cb", spots: str = "") -> None:
    """A mushroom s high that stands on y."""
    with placed(c, x, y, s / 100):
        shape(c, "M-14 2C-8 -30 -10 -48 -12 -60L12 -60C10 -44 10 -24 17 2Z", foot)
        shape(c, "M-14 2C-8 -30 -10 -48 -12 -60L-2 -60C-4 -40 -4 -20 -4 2Z", "#000", opacity=0.14)
        shape(c, "M-58 -54C-56 -88 -26 -102 0 -102C28 -102 56 -88 58 -54C30 -44 -30 -44 -58 -54Z", cap)
        shape(c, "M-58 -54C-30 -44 30 -44 58 -54C34 -56 -34 -56 -58 -54Z", "#000", opacity=0.25)
        if spots:
            for px, py, r in ((-30, -72, 8), (2, -86, 9), (32, -70, 7), (4, -64, 5)):
                c.add("ellipse", cx=px, cy=py, rx=r, ry=r * 0.8, fill=spots)


def butterfly(c: Canvas, x: float, y: float, s: float, colour: str, turn: float = 0, inner: str = "#ffffff") -> None:
    """A butterfly seen from above, s wide."""
    with placed(c, x, y, s / 100, turn):
        for flip in ("", "scale(-1 1)"):
            c.open(transform=flip or "scale(1 1)")
            shape(c, "M2 -4C10 -34 40 -46 50 -34C54 -16 34 0 4 2Z", colour)
            shape(c, "M3 2C24 2 42 14 36 32C26 44 8 26 2 8Z", mix(colour, "#000000", 0.2))
            c.add("circle", cx=36, cy=-25, r=6, fill=inner, opacity=0.7)
            c.close()
        shape(c, "M0 -14C4 -4 3 14 0 24C-3 14 -4 -4 0 -14Z", "#201a22")
        c.add("path", d="M-1 -13Q-6 -26 -13 -28M1 -13Q6 -26 13 -28", stroke="#201a22", stroke_width=2, fill="none")
