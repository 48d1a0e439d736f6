"""What several pictures share: people with a posture, light, grain, books, clocks, cities, furniture, weather."""

import math
from dataclasses import dataclass, replace
from random import Random

from canvas import HEIGHT, WIDTH, Canvas, Point, mix, polygon, smooth

Bend = tuple[float, float]  # degrees: the upper part from straight down (positive: forwards), then the joint


@dataclass(frozen=True, slots=True)
class Pose:
    """How a body holds itself."""

    near_arm: Bend = (12, 14)
    far_arm: Bend = (-12, 10)
    near_leg: Bend = (6, 4)
    far_leg: Bend = (-7, 4)
    lean: float = 2
    nod: float = 4


@dataclass(frozen=True, slots=True)
class Look:
    """Who somebody is: clothes, hair, age."""

    coat: str
    legs: str = "#2b2733"
    skin: str = "#d9a07a"
    hair: str = "#3a2a26"
    wear: str = "coat"  # shirt, coat, dress, robe
    style: str = "short"  # short, bob, long, bun, plait, bald, none
    hat: str = ""  # crown, top, cone, cap, brim, helmet
    hat_colour: str = "#333333"
    beard: str = ""
    child: bool = False
    stout: float = 1


STAND = Pose()
WALK = Pose((-26, 20), (28, 24), (28, 6), (-24, 18), 6, 2)
RUN = Pose((-50, 70), (60, 80), (58, 50), (-40, 60), 16, 0)
REACH = Pose((130, 12), (-14, 12), (10, 4), (-10, 8), 6, -16)
GIVE = Pose((72, 12), (60, 18), (6, 4), (-8, 4), 6, 6)
CHEER = Pose((152, 10), (-150, -12), (12, 4), (-14, 6), 0, -14)
WIDE = Pose((88, 4), (-88, -4), (6, 4), (-6, 4), 0, 0)
SIT = Pose((38, 40), (28, 52), (84, 86), (76, 80), 2, 8)
PERCH = Pose((-28, 12), (36, 20), (78, 70), (70, 60), -8, -6)
CLIMB = Pose((150, 14), (120, 30), (70, 82), (4, 4), 8, -14)
STOOP = Pose((40, 20), (22, 24), (14, 22), (-6, 16), 34, 10)
BOW = Pose((30, 30), (-30, 20), (2, 0), (-4, 4), 48, 24)
READ = Pose((34, 74), (30, 80), (84, 86), (76, 80), 4, 22)


def shape(c: Canvas, d: str, fill: str, **more: object) -> None:
    """A filled path."""
    c.add("path", d=d, fill=fill, **more)


def line(c: Canvas, points: list[Point], colour: str, width: float, soft: bool = False, **more: object) -> None:
    """A stroke with round ends through points, straight or soft."""
    d = smooth(points) if soft else polygon(points, closed=False)
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"} | more
    c.add("path", d=d, fill="none", stroke=colour, stroke_width=width, **ends)


def disc(c: Canvas, x: float, y: float, r: float, fill: str, **more: object) -> None:
    c.add("circle", cx=float(x), cy=float(y), r=float(r), fill=fill, **more)


def oval(c: Canvas, x: float, y: float, rx: float, ry: float, fill: str, **more: object) -> None:
    c.add("ellipse", cx=float(x), cy=float(y), rx=float(rx), ry=float(ry), fill=fill, **more)


def box(c: Canvas, x: float, y: float, w: float, h: float, fill: str, **more: object) -> None:
    c.add("rect", x=float(x), y=float(y), width=float(w), height=float(h), fill=fill, **more)


def backdrop(c: Canvas, fill: str) -> None:
    """The whole sheet in one paint."""
    box(c, 0, 0, WIDTH, HEIGHT, fill)


def glow(c: Canvas, x: float, y: float, r: float, colour: str, strength: float = 0.8) -> None:
    """Light that fades around a point."""
    disc(c, x, y, r, c.radial((0, colour, strength), (0.45, colour, strength * 0.35), (1, colour, 0)))


def shaft(c: Canvas, top: tuple[Point, Point], foot: tuple[Point, Point], colour: str, strength: float = 0.5) -> None:
    """A beam of light from a narrow edge to a wide one, fading as it goes down."""
    paint = c.linear((0, colour, strength), (1, colour, 0))
    shape(c, polygon([top[0], top[1], foot[1], foot[0]]), paint)


def vignette(c: Canvas, colour: str, strength: float = 0.5, cy: float = 0.5) -> None:
    """Darker corners that lead the eye inwards."""
    backdrop(c, c.radial((0.45, colour, 0), (1, colour, strength), cy=cy, r=0.78))


def grain(
    c: Canvas, count: int, colour: str, size: float = 1.6, opacity: float = 0.3, within: tuple[float, ...] = ()
) -> None:
    """Dots scattered over the sheet, or within (left, top, right, bottom): paper, dust, snow, stars."""
    left, top, right, bottom = within or (0, 0, WIDTH, HEIGHT)
    dots = "".join(f"M{c.rng.uniform(left, right):.0f} {c.rng.uniform(top, bottom):.0f}h0" for _ in range(count))
    c.add("path", d=dots, stroke=colour, stroke_width=size, stroke_linecap="round", opacity=opacity)


def hatch(
    c: Canvas, within: tuple[float, ...], count: int, colour: str, slant: Point, width: float = 1, opacity: float = 0.3
) -> None:
    """Short parallel strokes: wood, rain, shade."""
    left, top, right, bottom = within
    parts = []
    for _ in range(count):
        reach = c.rng.uniform(0.5, 1)
        x, y = c.rng.uniform(left, right), c.rng.uniform(top, bottom)
        parts.append(f"M{x:.0f} {y:.0f}l{slant[0] * reach:.0f} {slant[1] * reach:.0f}")
    d = "".join(parts)
    c.add("path", d=d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", opacity=opacity)


def figure(
    c: Canvas,
    x: float,
    y: float,
    h: float,
    look: Look,
    pose: Pose = STAND,
    facing: int = 1,
    rim: tuple[str, float, float] | None = None,
) -> dict[str, Point]:
    """Somebody of height `h` standing (or sitting: the lowest foot) at a point; answers where hands and head are."""
    if rim:
        same = dict.fromkeys(("coat", "legs", "skin", "hair", "hat_colour"), rim[0])
        figure(c, x + rim[1], y + rim[2], h, replace(look, **same, beard=look.beard and rim[0]), pose, facing)
    leg, torso, head, thick = (0.38, 0.31, 0.135, 0.092) if look.child else (0.47, 0.345, 0.092, 0.074)

    def step(start: Point, angle: float, length: float) -> Point:
        a = math.radians(angle)
        return (start[0] + facing * math.sin(a) * length * h, start[1] + math.cos(a) * length * h)

    def limb(start: Point, bend: Bend, length: float, sign: int) -> tuple[Point, Point]:
        middle = step(start, bend[0], length / 2)
        return middle, step(middle, bend[0] + sign * bend[1], length / 2)

    hip: Point = (0, 0)
    legs = [limb(hip, bend, leg, -1) for bend in (pose.far_leg, pose.near_leg)]
    drop = max(foot[1] for _, foot in legs)
    hip = (x, y - drop)
    (far_knee, far_foot), (near_knee, near_foot) = (limb(hip, bend, leg, -1) for bend in (pose.far_leg, pose.near_leg))
    neck = step(hip, 180 - pose.lean, torso)
    shoulder = step(hip, 180 - pose.lean, torso * 0.88)
    face = step(neck, 180 - pose.lean - pose.nod, head * 0.95)
    arms = [limb(shoulder, bend, torso * 1.18, 1) for bend in (pose.far_arm, pose.near_arm)]
    wide = thick * look.stout
    dim = 0 if look.coat == look.skin else 0.3  # the far side lies in the shade, except in a plain outline

    def arm(which: int, colour: str) -> None:
        elbow, hand = arms[which]
        line(c, [shoulder, elbow, hand], colour, h * thick * 0.78)
        disc(c, *hand, h * thick * 0.42, look.skin)

    arm(0, mix(look.coat, "#1a1020", dim))
    if look.wear != "robe":
        for knee, foot, shade in ((far_knee, far_foot, dim), (near_knee, near_foot, 0)):
            colour = mix(look.legs, "#1a1020", shade)
            line(c, [hip, knee, foot, (foot[0] + facing * 0.05 * h, foot[1])], colour, h * thick)
    _clothes(c, look, h, wide, (hip, shoulder, neck), (near_knee, far_knee), (near_foot, far_foot))
    _head(c, look, face, head * h, facing)
    arm(1, mix(look.coat, "#1a1020", dim / 2))
    return {"near": arms[1][1], "far": arms[0][1], "head": face, "hip": hip, "foot": near_foot}


def _clothes(
    c: Canvas,
    look: Look,
    h: float,
    wide: float,
    spine: tuple[Point, ...],
    knees: tuple[Point, ...],
    feet: tuple[Point, ...],
) -> None:
    hip, shoulder, neck = spine
    length = math.dist(hip, neck) or 1
    across = ((neck[1] - hip[1]) / length, -(neck[0] - hip[0]) / length)  # to the left of the back

    def aside(p: Point, share: float) -> Point:
        return (p[0] + across[0] * share * h, p[1] + across[1] * share * h)

    body = [
        aside(neck, wide * 0.45),
        aside(shoulder, wide * 0.98),
        aside(hip, wide * 0.9),
        aside(hip, -wide * 0.9),
        aside(shoulder, -wide * 0.98),
        aside(neck, -wide * 0.45),
    ]
    shape(c, smooth(body, closed=True, tension=0.7), look.coat)
    reach = {"shirt": 0.0, "coat": 0.55, "dress": 0.85, "robe": 1.0}[look.wear]
    if not reach:
        return
    ends = feet if look.wear == "robe" else knees
    middle = ((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2)
    hem = (hip[0] + (middle[0] - hip[0]) * reach, hip[1] + (middle[1] - hip[1]) * reach)
    flare = {"coat": 0.11, "dress": 0.15, "robe": 0.15}[look.wear] * h * look.stout + abs(ends[0][0] - ends[1][0]) * 0.3
    left, right = aside(hip, wide * 0.9), aside(hip, -wide * 0.9)
    skirt = [
        aside(shoulder, wide * 0.8),
        left,
        (hem[0] - flare, hem[1]),
        (hem[0], hem[1] + 0.012 * h),
        (hem[0] + flare, hem[1]),
        right,
        aside(shoulder, -wide * 0.8),
    ]
    shape(c, smooth(skirt, closed=True, tension=0.45), look.coat)


def _head(c: Canvas, look: Look, face: Point, r: float, f: int) -> None:
    x, y = face
    if look.style in ("long", "plait"):
        tail = [(x - f * r * 0.5, y - r), (x - f * r * 1.35, y + r * 0.2), (x - f * r * 1.25, y + r * 2.1)]
        shape(c, smooth([*tail, (x - f * r * 0.5, y + r * 1.3)], closed=True, tension=1), look.hair)
    if look.style == "bun":
        disc(c, x - f * r * 0.95, y - r * 0.55, r * 0.5, look.hair)
    if look.style in ("bob", "long"):
        oval(c, x - f * r * 0.35, y + r * 0.1, r * 0.95, r * 1.12, look.hair)
    disc(c, x + f * r * 0.9, y + r * 0.18, r * 0.2, look.skin)
    oval(c, x, y, r * 0.92, r, look.skin)
    if look.beard:
        beard = [(x + f * r * 0.95, y + r * 0.35), (x + f * r * 0.75, y + r * 1.7), (x - f * r * 0.55, y + r * 0.5)]
        shape(c, smooth(beard, closed=True, tension=0.9), look.beard)
    if look.style not in ("bald", "none"):
        cap = [
            (x + f * r * 0.85, y - r * 0.45),
            (x + f * r * 0.3, y - r * 1.12),
            (x - f * r * 0.75, y - r * 0.92),
            (x - f * r * 1.06, y + r * 0.05),
            (x - f * r * 0.7, y + r * 0.72),
            (x - f * r * 0.3, y + r * 0.1),
            (x + f * r * 0.1, y - r * 0.5),
        ]
        shape(c, smooth(cap, closed=True, tension=0.8), look.hair)
    if r > 7:
        oval(c, x + f * r * 0.5, y + r * 0.02, r * 0.1, r * 0.14, look.hair if look.style != "none" else look.skin)
    if look.hat:
        _hat(c, look, x, y, r, f)


def _hat(c: Canvas, look: Look, x: float, y: float, r: float, f: int) -> None:
    def put(points: list[Point], soft: bool = False) -> None:
        ring = [(x + f * px * r, y + py * r) for px, py in points]
        shape(c, smooth(ring, closed=True, tension=0.6) if soft else polygon(ring), look.hat_colour)

    match look.hat:
        case "crown":
            put([(-0.9, -0.55), (-1.05, -1.7), (-0.5, -1.2), (0, -1.85), (0.5, -1.2), (1.05, -1.7), (0.9, -0.55)])
        case "top":
            put([(-0.8, -0.6), (-0.85, -2.2), (0.85, -2.2), (0.8, -0.6)])
            oval(c, x, y - r * 0.62, r * 1.5, r * 0.22, look.hat_colour)
        case "cone":
            put([(-1, -0.45), (-0.2, -2.7), (1, -0.5)])
        case "cap":
            put([(-1.05, -0.1), (-0.95, -0.8), (0, -1.25), (0.9, -0.75), (1.6, -0.45), (0.9, -0.35)], soft=True)
        case "brim":
            put([(-0.85, -0.5), (-0.6, -1.35), (0.6, -1.35), (0.85, -0.5)], soft=True)
            oval(c, x, y - r * 0.5, r * 1.75, r * 0.26, look.hat_colour)
        case "helmet":
            put([(-1.1, 0.6), (-1.1, -0.6), (0, -1.35), (1.05, -0.5), (0.4, -0.4), (0.2, 0.5)], soft=True)


def books(c: Canvas, x: float, y: float, w: float, h: float, paints: list[str], rng: Random, band: str = "") -> None:
    """A row of spines standing on a shelf whose top is at `y`, of uneven heights, one leaning now and then."""
    at = x
    while at < x + w - w * 0.02:
        thick = min(rng.uniform(0.16, 0.36) * h, x + w - at)
        tall = h * rng.uniform(0.68, 1)
        paint = rng.choice(paints)
        tilt = {"transform": f"rotate({rng.uniform(-7, 0):.0f} {at:.0f} {y:.0f})"} if rng.random() < 0.12 else {}
        box(c, round(at), round(y - tall), max(round(thick) - 0.6, 1), round(tall), paint, **tilt)
        if band and thick > 5 and rng.random() < 0.5 and not tilt:
            box(c, round(at), round(y - tall * 0.82), round(thick) - 0.6, max(1, round(h * 0.04)), band, opacity=0.7)
        at += thick


def gear(x: float, y: float, r: float, teeth: int = 12, depth: float = 0.16, hole: float = 0.3, turn: float = 0) -> str:
    """The path of a cogwheel with a hole (fill it with fill_rule="evenodd")."""
    points = []
    for i in range(teeth):
        for share, size in ((0, 1 - depth), (0.22, 1), (0.55, 1), (0.77, 1 - depth)):
            a = 2 * math.pi * (i + share + turn) / teeth
            points.append((x + r * size * math.cos(a), y + r * size * math.sin(a)))
    ring = [(x + r * hole * math.cos(a / 9), y + r * hole * math.sin(a / 9)) for a in range(0, 57, 3)]
    return polygon(points) + polygon(ring)


def dial(c: Canvas, x: float, y: float, r: float, face: str, ink: str, hour: float, minute: float) -> None:
    """A clock face with twelve marks and two hands (given in degrees from noon)."""
    disc(c, x, y, r, ink)
    disc(c, x, y, r * 0.91, face)
    for i in range(12):
        a = math.pi * i / 6
        start = 0.7 if i % 3 == 0 else 0.76
        ends = [(x + r * s * math.sin(a), y - r * s * math.cos(a)) for s in (start, 0.84)]
        line(c, ends, ink, r * (0.05 if i % 3 == 0 else 0.028), stroke_linecap="butt")
    for angle, length, wide in ((hour, 0.45, 0.06), (minute, 0.68, 0.04)):
        a = math.radians(angle)
        line(c, [(x, y), (x + r * length * math.sin(a), y - r * length * math.cos(a))], ink, r * wide)
    disc(c, x, y, r * 0.07, ink)


def ladder(c: Canvas, foot: Point, top: Point, wide: float, colour: str, rungs: int, thick: float) -> None:
    """Two rails and rungs from a foot to a top, narrowing a little."""
    length = math.dist(foot, top)
    nx, ny = (top[1] - foot[1]) / length, -(top[0] - foot[0]) / length

    def at(share: float, side: float) -> Point:
        half = wide * (0.5 - 0.1 * share) * side
        return (
            foot[0] + (top[0] - foot[0]) * share + nx * half,
            foot[1] + (top[1] - foot[1]) * share + ny * half,
        )

    for side in (-1, 1):
        line(c, [at(0, side), at(1, side)], colour, thick)
    for i in range(1, rungs + 1):
        line(c, [at(i / (rungs + 1), -1), at(i / (rungs + 1), 1)], colour, thick * 0.8)


def cloud(c: Canvas, x: float, y: float, w: float, fill: str, rng: Random, **more: object) -> None:
    """A heap of rounds with a flat foot."""
    lobes = [(0.1, 0.13, 0.12), (0.3, 0.2, 0.19), (0.53, 0.26, 0.22), (0.75, 0.18, 0.17), (0.92, 0.11, 0.1)]
    parts = [f"M{x:.0f} {y:.0f}h{w:.0f}"]
    for at, up, size in lobes:
        r = w * size * rng.uniform(0.9, 1.12)
        cx, cy = x + w * at, y - w * up * 0.55
        parts.append(f"M{cx - r:.0f} {cy:.0f}a{r:.0f} {r:.0f} 0 1 1 {2 * r:.0f} 0a{r:.0f} {r:.0f} 0 1 1 {-2 * r:.0f} 0")
    shape(c, "".join(parts), fill, **more)


def house(c: Canvas, x: float, y: float, w: float, h: float, wall: str, roof: str, light: str, rng: Random) -> None:
    """A narrow town house standing at `y`, with a pointed roof and a few lit windows."""
    box(c, round(x), round(y - h), round(w), round(h), wall)
    top = h + w * rng.uniform(0.5, 0.95)
    shape(c, polygon([(x - w * 0.1, y - h), (x + w * rng.uniform(0.35, 0.65), y - top), (x + w * 1.1, y - h)]), roof)
    for row in range(max(1, int(h / (w * 0.55)))):
        for column in range(2):
            if rng.random() < 0.62:
                wx, wy = x + w * (0.17 + 0.4 * column), y - h + w * (0.14 + 0.52 * row)
                box(c, round(wx, 1), round(wy, 1), round(w * 0.24, 1), round(w * 0.3, 1), light)


def lantern(c: Canvas, x: float, y: float, size: float, light: str, frame: str) -> None:
    """A small hand lantern hanging from a point, with its halo."""
    glow(c, x, y + size, size * 4.5, light, 0.7)
    line(c, [(x, y), (x, y + size * 0.4)], frame, size * 0.12)
    box(c, x - size * 0.4, y + size * 0.4, size * 0.8, size * 1.1, light, rx=size * 0.15)
    box(c, x - size * 0.5, y + size * 0.35, size, size * 0.2, frame)
    box(c, x - size * 0.5, y + size * 1.4, size, size * 0.2, frame)


def umbrella(c: Canvas, x: float, y: float, w: float, fill: str, dark: str, stick: float) -> None:
    """An open umbrella whose crown is at a point."""
    line(c, [(x, y), (x, y + stick)], dark, w * 0.025)
    left, right, low = x - w / 2, x + w / 2, y + w * 0.38
    scallops = "".join(f"q{-w / 8:.1f} {-w * 0.09:.1f} {-w / 4:.1f} 0" for _ in range(4))
    shape(
        c, f"M{left:.1f} {low:.1f}Q{left + w * 0.1:.1f} {y:.1f} {x:.1f} {y:.1f}T{right:.1f} {low:.1f}{scallops}Z", fill
    )
    for bend in (-0.25, 0, 0.25):
        d = f"M{x:.1f} {y:.1f}Q{x + bend * w * 0.9:.1f} {y + w * 0.1:.1f} {x + bend * w:.1f} {low:.1f}"
        c.add("path", d=d, fill="none", stroke=dark, stroke_width=w * 0.012, opacity=0.5)


def fish(c: Canvas, x: float, y: float, size: float, fill: str, facing: int = 1, eye: str = "#ffffff") -> None:
    """A small fish seen from the side."""
    f = facing
    tail = [
        (x - f * size * 0.4, y),
        (x - f * size, y - size * 0.35),
        (x - f * size * 0.85, y),
        (x - f * size, y + size * 0.35),
    ]
    shape(c, polygon(tail), fill)
    oval(c, x, y, size * 0.62, size * 0.32, fill)
    disc(c, x + f * size * 0.35, y - size * 0.06, size * 0.06, eye)


def bird(c: Canvas, x: float, y: float, size: float, colour: str, lift: float = 0.5) -> None:
    """A far bird: two wings and nothing more."""
    d = (
        f"M{x - size:.0f} {y - size * lift:.0f}Q{x - size * 0.4:.0f} {y - size * lift:.0f} {x:.0f} {y:.0f}"
        f"Q{x + size * 0.4:.0f} {y - size * lift:.0f} {x + size:.0f} {y - size * lift:.0f}"
    )
    c.add("path", d=d, fill="none", stroke=colour, stroke_width=size * 0.16, stroke_linecap="round")
