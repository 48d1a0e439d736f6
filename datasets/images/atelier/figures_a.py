"""People, and animals dressed as people: a coat, a head and two hands that reach where the scene wants them."""

import math
from dataclasses import dataclass

from canvas import Canvas, Point, polygon, smooth
from motifs_a import box, disc, moved, place, shape, stroke


@dataclass(frozen=True, slots=True)
class Look:
    """How somebody is dressed; `head` names a way of wearing hair or the head of an animal."""

    coat: str = "#3a3f5c"
    legs: str = "#23263a"
    skin: str = "#e9bb96"
    hair: str = "#2c2230"
    head: str = "short"
    hat: str = ""
    hat_fill: str = "#b5443a"
    cut: str = "coat"
    child: bool = False


def person(
    c: Canvas,
    x: float,
    y: float,
    height: float,
    look: Look,
    hands: tuple[Point, Point] = ((7, -43), (-7, -43)),
    feet: tuple[Point, Point] = ((5, 0), (-5, 0)),
    hip: Point = (0, -45),
    lean: float = 0,
    nod: float = 0,
    left: bool = False,
    back: bool = False,
) -> None:
    """Somebody with the feet at (x, y); hands, feet and hip are in hundredths of the height, looking right."""
    trunk, radius = (26, 11.5) if look.child else (31, 8.5)
    arm, leg = (12.5, 22.9) if look.child else (15.5, 22.9)
    wide = 7.5 if look.child else 7
    up = (math.sin(math.radians(lean)), -math.cos(math.radians(lean)))
    across = (-up[1], up[0])
    neck = (hip[0] + up[0] * trunk, hip[1] + up[1] * trunk)
    shoulder = (hip[0] + up[0] * (trunk - 3), hip[1] + up[1] * (trunk - 3))
    knees = [_joint(hip, foot, leg, 1) for foot in feet]
    elbows = [_joint(shoulder, hand, arm, -1) for hand in hands]

    place(c, x, y, height / 100, left)
    _arm(c, look, shoulder, elbows[1], hands[1], "#000")
    for knee, foot in zip(reversed(knees), reversed(feet), strict=True):
        stroke(c, polygon([hip, knee, foot], closed=False), look.legs, 6.5 if look.cut == "trousers" else 4.6)
        shape(c, f"M{foot[0] - 3:.1f} {foot[1]:.1f}v-4.5h4q6 1 6.500 4.500z", look.legs)
    centre = ((knees[0][0] + knees[1][0]) / 2, (knees[0][1] + knees[1][1]) / 2)
    reach = {"trousers": 0.12, "coat": 0.75, "dress": 0.95, "cape": 1.25}[look.cut]
    hem = (hip[0] + (centre[0] - hip[0]) * reach, hip[1] + (centre[1] - hip[1]) * reach)
    flare = {"trousers": 6.5, "coat": 10, "dress": 13.5, "cape": 15}[look.cut]
    down = _unit(hip, hem)
    side = (down[1], -down[0])
    outline = [
        moved(neck, across, -2.5),
        moved(shoulder, across, -wide),
        moved(hip, across, -wide * 0.95),
        moved(hem, side, -flare),
        moved(moved(hem, down, 2), side, 0),
        moved(hem, side, flare),
        moved(hip, across, wide * 0.95),
        moved(shoulder, across, wide),
        moved(neck, across, 2.5),
    ]
    shape(c, smooth(outline, closed=True, tension=0.55), look.coat)
    tilt = lean * 0.6 + nod
    place(c, neck[0], neck[1], radius / 10, turn=tilt)
    _head(c, look, back)
    c.close()
    _arm(c, look, shoulder, elbows[0], hands[0], "#fff")
    c.close()


def _arm(c: Canvas, look: Look, shoulder: Point, elbow: Point, hand: Point, tint: str) -> None:
    path = polygon([shoulder, elbow, hand], closed=False)
    stroke(c, path, look.coat, 5.2)
    stroke(c, path, tint, 5.2, opacity=0.14)
    disc(c, hand[0], hand[1], 2.7, look.skin)


def _joint(start: Point, end: Point, bone: float, bend: int) -> Point:
    """Where the elbow or the knee lies between two points."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = math.hypot(dx, dy) or 1
    rise = math.sqrt(max(bone**2 - (far / 2) ** 2, 0)) * bend
    return (start[0] + dx / 2 + dy / far * rise, start[1] + dy / 2 - dx / far * rise)


def _unit(start: Point, end: Point) -> Point:
    far = math.hypot(end[0] - start[0], end[1] - start[1]) or 1
    return ((end[0] - start[0]) / far, (end[1] - start[1]) / far)


_HAIR = {
    "short": "M9-5C8-14-9-15-11-3C-11 3-9 7-6 6C-5 1-4-3 3-4Z",
    "bob": "M10-5C8-15-10-16-12-2C-13 5-12 10-10 12L0 11C-3 6-2-1 3-4Z",
    "long": "M10-5C8-15-10-16-12-2C-13 10-15 20-18 27C-10 27-3 22-2 12C-3 6-2-1 3-4Z",
    "bun": "M9-5C8-14-9-15-11-3C-11 3-9 7-6 6C-5 1-4-3 3-4ZM-13-12a5.500 5.500 0 1 0 5-5a5.500 5.500 0 0 0-5 5Z",
    "pony": "M9-5C8-14-9-15-11-3C-17-7-24 2-25 14C-20 12-14 8-10 3L-6 6C-5 1-4-3 3-4Z",
    "curls": "M10-4a6 6 0 0 0-7-10a7 7 0 0 0-11 4a6 6 0 0 0-4 10a6 6 0 0 0 5 8C-5 2-3-3 4-3Z",
}
_BEASTS = {
    "fox": "M-6-6L-9-22L1-13C6-11 9-6 10-3L22 4C21 8 16 9 10 8C4 13-6 11-10 5C-13-1-10-5-6-6Z",
    "bear": "M-9-8a5.500 5.500 0 1 1 9-5C5-13 9-9 10-4C15-4 19-1 19 3C19 8 14 9 9 8C3 12-8 12-11 4C-13-1-12-6-9-8Z",
    "rabbit": "M-4-9C-13-22-14-36-9-38C-4-37-2-24 0-13C1-26 6-36 10-34C13-30 9-18 5-10C10-8 14-2 14 2C13 8 5 11-3 11"
    "C-11 10-13 1-10-4Z",
    "cat": "M-9-8L-10-20L-2-13L3-13L11-20L10-8C14-4 15 1 12 5C7 11-6 11-11 5C-13 0-12-4-9-8Z",
    "bird": "M-3 14C-8 10-12 4-11-3C-9-12 3-15 9-7L26-1L10 3C9 8 7 11 6 14Z",
    "deer": "M-7-6L-17-12C-12-15-6-14-2-11C3-11 7-8 9-4L19 3C20 7 16 9 11 8L3 11L4 18L-8 18C-11 10-12 0-7-6Z",
}


def _head(c: Canvas, look: Look, back: bool) -> None:
    """The head, about ten units in radius, its neck at the origin, looking right."""
    if look.head in _BEASTS:
        place(c, 0, -7)
        if look.head == "deer":
            stroke(c, "M-4-11C-10-20-8-28-14-34M-8-24L-17-26M1-12C4-22 2-28 8-36M3-24L12-27", look.hair, 2.6)
        shape(c, _BEASTS[look.head], look.skin)
        disc(c, 6, -2.5, 1.5, "#1a1420")
        nose = {"fox": (21, 4.5), "bear": (18, 1), "deer": (19, 4.5), "rabbit": (13.5, 2)}.get(look.head)
        if nose:
            disc(c, nose[0], nose[1], 1.9, "#1a1420")
    else:
        box(c, -2.5, -4, 5, 8, look.skin)
        place(c, 1, -10)
        if back:
            disc(c, 0, 0, 10.8, look.hair)
            if look.head in ("long", "bob", "pony"):
                shape(
                    c, f"M-10.800 0C-12 8-10 14-9 {24 if look.head == 'long' else 13}H9C10 14 12 8 10.800 0Z", look.hair
                )
        else:
            disc(c, 0, 0, 10, look.skin)
            shape(c, "M8.500-3L12.500 3L8 4Z", look.skin)
            disc(c, 5.2, -0.5, 1.2, "#2a1c22")
            disc(c, 4.5, 4.2, 2.2, "#d9534a", opacity=0.28)
            shape(c, _HAIR[look.head], look.hair)
    if look.hat:
        _hat(c, look)
    c.close()


def _hat(c: Canvas, look: Look) -> None:
    shapes = {
        "pointed": "M-13-4C-4-9 5-9 13-4L4-12L-6-34Z",
        "cap": "M-11-3C-12-15 9-17 11-5L18-3C14-1 2-3-11-3Z",
        "beanie": "M-11.500-2C-13-17 12-17 11-4ZM-4-14a4 4 0 1 1 7-1Z",
        "top": "M-17-5Q0-2 17-6L11-8L13-27Q1-30-11-26L-10-8Z",
        "wide": "M-22-3Q0-9 22-5Q12-8 9-9C9-19-9-19-10-8Q-16-7-22-3Z",
        "hood": "M-13 12C-17-6-9-17 2-16C10-15 11-7 8-5C2-7-4-2-4 4C-4 8-2 10-1 12Z",
        "scarf": "M-11 8Q0 13 10 7L10 13Q0 18-11 13ZM-9 9L-22 15L-20 22L-6 14Z",
    }
    shape(c, shapes[look.hat], look.hat_fill)
