"""Animals that come back from scene to scene."""

from collections.abc import Sequence

from canvas import Canvas, mix
from motifs_c import limb, placed, shape


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
