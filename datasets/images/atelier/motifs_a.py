"""Things that come back from scene to scene: light, sky, trees, houses, birds, boats and small objects."""

# ruff: noqa: E501  (the path of a shape reads best in one piece)

import math
from collections.abc import Callable, Sequence
from random import Random

from canvas import HEIGHT, WIDTH, Canvas, Point, polygon, smooth

Box = tuple[float, float, float, float]
SHEET: Box = (0, 0, WIDTH, HEIGHT)


def shape(c: Canvas, path: str, fill: str, **more: object) -> None:
    """A filled path."""
    c.add("path", d=path, fill=fill, **more)


def stroke(c: Canvas, path: str, colour: str, width: float, **more: object) -> None:
    """A drawn line with round ends."""
    c.add(
        "path",
        d=path,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        **more,
    )


def disc(c: Canvas, x: float, y: float, r: float, fill: str, **more: object) -> None:
    """A filled circle."""
    c.add("circle", cx=x, cy=y, r=r, fill=fill, **more)


def oval(c: Canvas, x: float, y: float, rx: float, ry: float, fill: str, **more: object) -> None:
    """A filled ellipse."""
    c.add("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def box(c: Canvas, x: float, y: float, w: float, h: float, fill: str, **more: object) -> None:
    """A filled rectangle."""
    c.add("rect", x=x, y=y, width=w, height=h, fill=fill, **more)


def sheet(c: Canvas, fill: str, **more: object) -> None:
    """The whole sheet in one paint."""
    box(c, 0, 0, WIDTH, HEIGHT, fill, **more)


def place(c: Canvas, x: float, y: float, scale: float = 1, flip: bool = False, turn: float = 0) -> None:
    """Open a group whose origin is here; `c.close()` ends it."""
    across = -scale if flip else scale
    c.open(transform=f"translate({x:.1f} {y:.1f}) rotate({turn:.1f}) scale({across:.3f} {scale:.3f})")


def dots(
    c: Canvas,
    count: int,
    colour: str,
    size: float = 1.5,
    within: Box = SHEET,
    opacity: float = 1,
    keep: Callable[[float, float], bool] | None = None,
) -> None:
    """Scattered round dots in one path: grain, stars, snow; `keep` says where they may lie."""
    x, y, w, h = within
    spots = [(x + w * c.rng.random(), y + h * c.rng.random()) for _ in range(count)]
    data = "".join(f"M{a:.0f} {b:.0f}h0" for a, b in spots if keep is None or keep(a, b))
    stroke(c, data, colour, size, opacity=opacity)


def grain(c: Canvas, light: str = "#fff", dark: str = "#000", strength: float = 0.1) -> None:
    """A paper texture over all."""
    dots(c, 420, light, 1.8, opacity=strength * 1.4)
    dots(c, 420, dark, 1.8, opacity=strength)


def stars(c: Canvas, count: int, within: Box = SHEET, colour: str = "#fff6d8") -> None:
    """Stars of three sizes."""
    dots(c, count, colour, 1.6, within, 0.7)
    dots(c, count // 3, colour, 2.8, within, 0.85)
    dots(c, count // 10, colour, 4.4, within)


def glow(c: Canvas, x: float, y: float, r: float, colour: str, strength: float = 0.8) -> None:
    """Light that fades around a point."""
    disc(c, x, y, r, c.radial((0, colour, strength), (0.35, colour, strength * 0.45), (1, colour, 0)))


def lump(c: Canvas, x: float, y: float, rx: float, ry: float, wobble: float = 0.12, points: int = 10) -> str:
    """The path of a soft, uneven round shape."""
    sizes = [1 + wobble * (2 * c.rng.random() - 1) for _ in range(points)]
    turns = [2 * math.pi * (i + 0.3) / points for i in range(points)]
    ring = [(x + rx * s * math.cos(a), y + ry * s * math.sin(a)) for s, a in zip(sizes, turns, strict=True)]
    return smooth(ring, closed=True)


def cloud_path(rng: Random, x: float, y: float, w: float, h: float, puffs: int = 5) -> str:
    """A cloud with a flat foot centred on (x, y)."""
    data = f"M{x - w / 2:.1f} {y:.1f}"
    left = x - w / 2
    for i in range(puffs):
        right = x - w / 2 + w * (i + 1) / puffs + (0 if i == puffs - 1 else (rng.random() - 0.5) * w / puffs * 0.5)
        middle = 1 - abs((i + 0.5) / puffs * 2 - 1)
        rise = h * (0.35 + 0.75 * middle)
        base = y if i == puffs - 1 else y - h * 0.45 * (1 - abs((i + 1) / puffs * 2 - 1))
        data += f"C{left - w * 0.02:.1f} {y - rise:.1f} {right + w * 0.02:.1f} {y - rise:.1f} {right:.1f} {base:.1f}"
        left = right
    return data + "Z"


def cloud(c: Canvas, x: float, y: float, w: float, fill: str, **more: object) -> None:
    """One soft cloud."""
    shape(c, cloud_path(c.rng, x, y, w, w * 0.36), fill, **more)


def crescent(x: float, y: float, r: float, bite: float = 0.45) -> str:
    """The path of a moon open to the right."""
    inner = r * (1 + bite * 0.35)
    return (
        f"M{x + r * 0.5:.1f} {y - r * 0.87:.1f}A{r:.1f} {r:.1f} 0 1 0 {x + r * 0.5:.1f} {y + r * 0.87:.1f}"
        f"A{inner:.1f} {inner:.1f} 0 0 1 {x + r * 0.5:.1f} {y - r * 0.87:.1f}Z"
    )


def pine(c: Canvas, x: float, y: float, h: float, fill: str, **more: object) -> None:
    """A fir in ragged tiers."""
    w = h * 0.24
    right = [(0.0, -h), (w * 0.42, -h * 0.7), (w * 0.22, -h * 0.7), (w * 0.72, -h * 0.4), (w * 0.36, -h * 0.4)]
    right += [(w, -h * 0.1), (w * 0.1, -h * 0.12), (w * 0.1, 0)]
    points = [(x + a, y + b) for a, b in right] + [(x - a, y + b) for a, b in reversed(right[1:])]
    shape(c, polygon(points), fill, **more)


def bare_tree(c: Canvas, x: float, y: float, h: float, colour: str, depth: int = 5, lean: float = 0) -> list[Point]:
    """A leafless tree; gives back the tips of its twigs."""
    tips: list[Point] = []
    strokes: dict[int, list[str]] = {}

    def grow(a: float, b: float, length: float, angle: float, level: int) -> None:
        bend = angle + (c.rng.random() - 0.5) * 0.4
        mid = (a + math.cos(angle) * length * 0.5, b + math.sin(angle) * length * 0.5)
        end = (mid[0] + math.cos(bend) * length * 0.5, mid[1] + math.sin(bend) * length * 0.5)
        strokes.setdefault(level, []).append(f"M{a:.0f} {b:.0f}Q{mid[0]:.0f} {mid[1]:.0f} {end[0]:.0f} {end[1]:.0f}")
        if level == depth:
            tips.append(end)
            return
        for way in (-1, 1) if level % 2 else (-1, 0.15, 1):
            turn = bend + way * (0.32 + 0.3 * c.rng.random())
            grow(end[0], end[1], length * (0.66 + 0.16 * c.rng.random()), turn, level + 1)

    grow(x, y, h * 0.32, -math.pi / 2 + lean, 1)
    for level, data in strokes.items():
        stroke(c, "".join(data), colour, h * 0.055 / 1.75 ** (level - 1))
    return tips


def house(
    c: Canvas, x: float, y: float, w: float, h: float, wall: str, roof: str, window: str, tilt: float = 0
) -> None:
    """A narrow house standing on (x, y), with a steep roof, a chimney, a door and lit windows."""
    place(c, x, y, turn=tilt)
    box(c, w * 0.18, -h * 0.98, w * 0.16, h * 0.3, roof)
    shape(c, polygon([(-w / 2, 0), (-w / 2, -h * 0.62), (0, -h), (w / 2, -h * 0.62), (w / 2, 0)]), wall)
    shape(c, polygon([(w * 0.1, 0), (w * 0.1, -h * 0.9), (w / 2, -h * 0.62), (w / 2, 0)]), "#000", opacity=0.13)
    shape(c, polygon([(-w * 0.62, -h * 0.56), (0, -h * 1.06), (w * 0.62, -h * 0.56), (w * 0.5, -h * 0.56), (0, -h * 0.92), (-w * 0.5, -h * 0.56)]), roof)  # fmt: skip
    for a, b in ((-0.3, -0.52), (0.1, -0.52), (0.1, -0.26)):
        box(c, w * a, h * b, w * 0.2, h * 0.14, window)
    shape(
        c,
        f"M{-w * 0.32:.1f} 0v{-h * 0.18:.1f}a{w * 0.11:.1f} {w * 0.11:.1f} 0 0 1 {w * 0.22:.1f} 0v{h * 0.18:.1f}z",
        roof,
    )
    c.close()


def bird(c: Canvas, x: float, y: float, size: float, fill: str, turn: float = 0, left: bool = False) -> None:
    """A swallow-like bird in flight."""
    place(c, x, y, size / 40, left, turn)
    shape(c, "M20 0C14-6 8-5 4-4C2-14-6-22-16-25C-14-16-10-9-5-3L-24 1L-17 4L-24 9L-4 5C-5 11-3 18 3 23C6 17 8 11 9 5C14 5 17 3 20 0Z", fill)  # fmt: skip
    c.close()


def fish(c: Canvas, x: float, y: float, size: float, fill: str, fin: str, left: bool = False, turn: float = 0) -> None:
    """A plump fish."""
    place(c, x, y, size / 50, left, turn)
    shape(
        c,
        "M-14 0C-22-4-27-10-29-13C-27-4-27 4-29 13C-27 10-22 4-14 0ZM-6-11C0-19 8-18 12-11ZM-2 11C0 17 6 18 8 10Z",
        fin,
    )
    shape(c, "M-18 0C-8-15 14-16 24 0C14 14-8 14-18 0Z", fill)
    stroke(c, "M11-9C7-3 7 4 11 9", fin, 1.6, opacity=0.8)
    disc(c, 16.5, -2.5, 2, "#fff")
    disc(c, 17, -2.5, 1.1, "#161320")
    c.close()


def key(c: Canvas, x: float, y: float, size: float, fill: str, turn: float = 0) -> None:
    """An old key, its bow at (x, y), pointing down."""
    place(c, x, y, size / 60, turn=turn)
    shape(c, "M0-11a11 11 0 1 1-.1 0ZM0-5a5 5 0 1 0 .1 0Z", fill, fill_rule="evenodd")
    shape(c, "M-2.500 10H2.500V40H12V45H7V49H12V54H-2.500Z", fill)
    c.close()


def suitcase(c: Canvas, x: float, y: float, w: float, fill: str, trim: str) -> None:
    """A closed suitcase standing on (x, y)."""
    stroke(c, f"M{x - w * 0.14:.1f} {y - w * 0.66:.1f}v{-w * 0.12:.1f}h{w * 0.28:.1f}v{w * 0.12:.1f}", trim, w * 0.05)
    box(c, x - w / 2, y - w * 0.66, w, w * 0.66, fill, rx=w * 0.07)
    for a in (-0.34, 0.24):
        box(c, x + w * a, y - w * 0.66, w * 0.1, w * 0.66, trim)


def lantern(c: Canvas, x: float, y: float, size: float, frame: str, light: str = "#ffd97a") -> None:
    """A lantern hanging from (x, y), with its halo."""
    glow(c, x, y + size * 0.7, size * 3, light, 0.7)
    place(c, x, y, size / 30)
    stroke(c, "M-5 10C-5 2 5 2 5 10M0 0V4", frame, 1.6)
    shape(c, "M-8 12H8L10 30H-10Z", light)
    shape(c, "M-9 9H9V13H-9ZM-11 29H11V33H-11ZM-1 12H1V30H-1Z", frame)
    c.close()


def umbrella(c: Canvas, x: float, y: float, r: float, fill: str, dark: str, turn: float = 0) -> None:
    """An open umbrella whose handle ends at (x, y)."""
    place(c, x, y, r / 50, turn=turn)
    stroke(c, "M-6-2C-6 6 0 6 0-2V-96", dark, 2.4)
    shape(c, "M-50-58C-46-112 46-112 50-58Q38-68 25-58Q12-68 0-58Q-12-68-25-58Q-38-68-50-58Z", fill)
    shape(
        c,
        "M0-99C26-94 28-72 25-58Q12-68 0-58Q6-80 0-99ZM0-99C38-97 47-78 50-58Q38-68 25-58Q28-82 0-99Z",
        dark,
        opacity=0.28,
    )
    c.close()


def moved(point: Point, way: Point, far: float) -> Point:
    """A point pushed so far along a direction."""
    return (point[0] + way[0] * far, point[1] + way[1] * far)


def ladder(c: Canvas, foot: Point, top: Point, width: float, colour: str, rungs: int = 9) -> None:
    """A ladder from one point to another, narrowing upwards."""
    dx, dy = top[0] - foot[0], top[1] - foot[1]
    far = math.hypot(dx, dy)
    nx, ny = -dy / far * width / 2, dx / far * width / 2
    data = ""
    for sign in (-1, 1):
        data += polygon([moved(foot, (nx, ny), sign), moved(top, (nx, ny), sign * 0.7)], closed=False)
    for i in range(rungs):
        t = (i + 0.6) / rungs
        s = 1 - 0.3 * t
        at = (foot[0] + dx * t, foot[1] + dy * t)
        data += polygon([moved(at, (nx, ny), -s), moved(at, (nx, ny), s)], closed=False)
    stroke(c, data, colour, width * 0.13)


def rowboat(c: Canvas, x: float, y: float, w: float, hull: str, rim: str) -> None:
    """A rowing boat seen from the side, its waterline at y."""
    shape(c, f"M{x - w * 0.52:.1f} {y - w * 0.2:.1f}Q{x:.1f} {y - w * 0.07:.1f} {x + w * 0.54:.1f} {y - w * 0.24:.1f}Q{x + w * 0.42:.1f} {y:.1f} {x + w * 0.28:.1f} {y + w * 0.05:.1f}H{x - w * 0.3:.1f}Q{x - w * 0.46:.1f} {y:.1f} {x - w * 0.52:.1f} {y - w * 0.2:.1f}Z", hull)  # fmt: skip
    stroke(
        c,
        f"M{x - w * 0.52:.1f} {y - w * 0.2:.1f}Q{x:.1f} {y - w * 0.07:.1f} {x + w * 0.54:.1f} {y - w * 0.24:.1f}",
        rim,
        w * 0.035,
    )


def waves(c: Canvas, ys: Sequence[float], colours: Sequence[str], swell: float = 10, length: float = 90) -> None:
    """Bands of water, each from its height down to the foot of the sheet."""
    for y, colour in zip(ys, colours, strict=True):
        shift = c.rng.random() * length
        data = f"M{-length + shift - length:.0f} {y:.0f}"
        for _ in range(int(WIDTH / length) + 4):
            data += f"q{length / 4:.0f} {-swell:.0f} {length / 2:.0f} 0t{length / 2:.0f} 0"
        shape(c, f"{data}V{HEIGHT}H-{length * 2:.0f}Z", colour)


def rays(
    c: Canvas, x: float, y: float, colour: str, angles: Sequence[float], spread: float, far: float, opacity: float
) -> None:
    """Beams of light from a point."""
    data = ""
    for angle in angles:
        a, b = math.radians(angle - spread / 2), math.radians(angle + spread / 2)
        data += f"M{x:.0f} {y:.0f}L{x + far * math.cos(a):.0f} {y + far * math.sin(a):.0f}L{x + far * math.cos(b):.0f} {y + far * math.sin(b):.0f}Z"
    shape(c, data, colour, opacity=opacity)
