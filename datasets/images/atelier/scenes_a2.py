"""A stair of books, a bridge that is a cello, a rain of fish."""

# ruff: noqa: E501  (the path of a shape reads best in one piece)

import math

from canvas import Canvas, mix, polygon
from figures_a import Look, person
from motifs_a import (
    bird,
    box,
    cloud,
    disc,
    fish,
    glow,
    grain,
    lantern,
    oval,
    place,
    rowboat,
    shape,
    sheet,
    stroke,
    umbrella,
)


def book_stairs() -> None:
    """Open and closed books climb as a spiral stair through pastel clouds."""
    c = Canvas("marches")
    sheet(c, c.linear((0, "#f9d3de"), (0.4, "#cdc4ec"), (0.75, "#a9d3e2"), (1, "#d8ecd4")))
    glow(c, 330, 120, 330, "#fffbe6", 1)
    for i in range(10):
        cloud(c, c.rng.randint(-30, 630), 120 + i * 90, c.rng.randint(200, 330), "#fff", opacity=0.4)
    colours = ("#e07a80", "#6fa0bf", "#f0b860", "#8fb87a", "#9f7fc0", "#d0709f")
    steps = []
    for i in range(27):
        a = i * 0.46 + 0.4
        near = math.sin(a)
        size = (1.22 - i * 0.026) * (1 + 0.2 * near)
        steps.append(
            (
                near,
                310 + (205 - i * 4.4) * math.cos(a),
                838 - i * 27.5 + 34 * near * (1 - i / 40),
                size,
                colours[i % 6],
                i,
            )
        )
    box(c, 300, 70, 20, 850, c.linear((0, "#fffbe6", 0), (0.4, "#fff", 0.6), (1, "#fff", 0.9)))
    for near, x, y, s, colour, i in sorted(
        steps, key=lambda step: (step[0] > -0.2, -step[5] if step[0] <= -0.2 else step[5] * -1)
    ):
        far = max(0, -near) * 0.3 + i * 0.004
        tint = mix(colour, "#f0eaf6", far)
        place(c, x, y, s, turn=c.rng.randint(-4, 4))
        shape(c, "M-62-8L-30-26H66L40-8Z", mix(tint, "#ffffff", 0.3))
        shape(c, "M-62-8H40V14H-62Z", tint)
        shape(c, "M40-8L66-26V-4L40 14Z", "#fff8ea")
        stroke(c, "M42 0L64-18M42 7L64-11", "#cbb79a", 1.2)
        box(c, -50, -4, 5, 14, "#fff8ea", opacity=0.8)
        box(c, 22, -4, 5, 14, "#fff8ea", opacity=0.8)
        c.close()
        if i == 7:
            spot = (x, y - 22 * s)
    lantern(c, spot[0] + 43, spot[1] - 76, 26, "#6b4a5c")
    person(
        c,
        spot[0] - 4,
        spot[1] + 4,
        118,
        Look(
            "#c9506a", "#5a4668", hair="#6b3a2c", head="bob", cut="dress", child=True, hat="pointed", hat_fill="#c9506a"
        ),
        ((38, -62), (-12, -50)),
        ((10, -8), (-8, 0)),
        nod=-14,
    )
    shape(
        c, "M250 96C280 70 316 70 330 90C344 70 380 70 410 96V116C380 92 346 92 330 110C314 92 280 92 250 116Z", "#fff"
    )
    shape(c, "M250 96C280 70 316 70 330 90V110C314 92 280 92 250 116Z", "#f6efe0")
    for i in range(15):
        a = -160 + i * 10 + c.rng.randint(-6, 6)
        r = 66 + c.rng.randint(0, 130)
        x, y = 330 + r * math.cos(math.radians(a)) * 1.3, 96 + r * 0.6 * math.sin(math.radians(a))
        bird(c, x, max(24, y), c.rng.randint(16, 32), colours[i % 6], c.rng.randint(-40, 10), x < 330)
    for x, y, w in ((70, 880, 330), (520, 900, 380), (280, 925, 360), (20, 520, 200), (590, 330, 190)):
        cloud(c, x, y, w, "#fff", opacity=0.88)
    grain(c, "#fff", "#8a7a9a", 0.14)
    c.save()


def cello_bridge() -> None:
    """A city at sunset whose bridge is a huge cello; a small figure walks on its strings."""
    c = Canvas("pont")
    sheet(
        c,
        c.linear(
            (0, "#3a1430"), (0.3, "#8e2440"), (0.55, "#e2583e"), (0.72, "#f9b25c"), (0.74, "#c2443c"), (1, "#2a0f2a")
        ),
    )
    disc(c, 300, 560, 130, c.linear((0, "#fff0b8"), (1, "#fba24c")))
    for i in range(7):
        stroke(
            c,
            f"M{-20 + c.rng.randint(0, 200)} {130 + i * 54}h{c.rng.randint(160, 420)}",
            "#ffcf7a",
            4 + i % 3 * 3,
            opacity=0.2,
        )
    for sign in (-1, 1):
        for i in range(11):
            x = 300 + sign * (330 - i * 21)
            w, h = 46, (300 - i * 20) * (0.6 + 0.5 * c.rng.random())
            colour = mix("#2a0f2a", "#a8344a", i / 13)
            box(c, x - w / 2, 640 - h, w, h + 12, colour)
            if i % 3 == 0:
                shape(c, polygon([(x - w / 2, 640 - h), (x, 600 - h), (x + w / 2, 640 - h)]), colour)
            if i % 4 == 1:
                shape(c, f"M{x - w / 2} {640 - h:.0f}a{w / 2} {w / 2} 0 0 1 {w} 0z", colour)
            for k in range(int(h / 26)):
                if c.rng.random() < 0.6:
                    box(c, x - 12 + 14 * (k % 2), 652 - h + k * 24, 7, 11, "#ffd98a", opacity=0.85)
    box(c, 0, 648, 600, 252, c.linear((0, "#f9a052"), (0.25, "#b83a44"), (1, "#2a0f2a")))
    for i in range(40):
        y = 655 + i * i * 0.16
        w = 20 + 70 * c.rng.random()
        stroke(c, f"M{300 + (c.rng.random() - 0.5) * (160 + i * 8):.0f} {y:.0f}h{w:.0f}", "#ffd98a", 2.4, opacity=0.45)
    for x, w in ((96, 74), (530, 60)):
        shape(c, polygon([(x - w / 2, 660), (x - w * 0.42, 380), (x + w * 0.42, 380), (x + w / 2, 660)]), "#240a24")
        shape(c, f"M{x - w * 0.24:.0f} 660V520a{w * 0.24:.0f} {w * 0.3:.0f} 0 0 1 {w * 0.48:.0f} 0V660z", "#7a2440")
        for k in range(4):
            box(c, x - w * 0.1, 400 + k * 24, w * 0.2, 12, "#ffd98a")
    place(c, 236, 468, 1.16, turn=84)
    wood = c.linear((0, "#d9783a"), (0.5, "#a8442a"), (1, "#5a1c22"), angle=0)
    shape(c, "M-13-330H13L18 30H-18Z", "#2a0f18")
    shape(c, "M-13-330C-26-362-22-392 4-392C24-390 26-364 8-360C-2-360-2-374 8-374C-8-386-16-366 13-330Z", "#6b2420")
    for k in range(2):
        oval(c, -25, -318 - k * 22, 15, 5, "#2a0f18")
        oval(c, 25, -318 - k * 22, 15, 5, "#2a0f18")
    shape(
        c,
        "M-76-16C-70-76 70-76 76-16C80 12 52 26 50 62C52 100 102 98 108 168C112 246 60 280 0 280C-60 280-112 246-108 168C-102 98-52 100-50 62C-52 26-80 12-76-16Z",
        wood,
    )
    stroke(
        c,
        "M-68-14C-62-64 62-64 68-14C72 10 44 26 42 62C44 108 94 104 100 168C104 240 56 271 0 271C-56 271-104 240-100 168C-94 104-44 108-42 62C-44 26-72 10-68-14Z",
        "#ffcf7a",
        2.5,
        opacity=0.7,
    )
    stroke(c, "M-56 74C-70 92-48 112-60 136M56 74C70 92 48 112 60 136", "#2a0f18", 6)
    shape(c, "M-13-330H13L18 30H-18Z", "#2a0f18")
    shape(c, "M-30 116H34L26 128H-26ZM-14 200H14L20 262H-20Z", "#2a0f18")
    for k in range(4):
        stroke(c, f"M{-9 + k * 6}-334L{-18 + k * 12} 118L{-8 + k * 5} 204", "#ffe9b8", 1.7)
    c.close()
    person(
        c,
        402,
        436,
        118,
        Look("#1c0a20", "#1c0a20", "#1c0a20", "#1c0a20", cut="dress", head="bun"),
        ((26, -62), (-26, -66)),
        ((9, -1), (-7, 1)),
    )
    stroke(c, "M342 352L472 372", "#1c0a20", 3.5)
    for x, y, size in ((470, 190, 34), (520, 220, 24), (440, 236, 20), (150, 250, 22)):
        bird(c, x, y, size, "#2a0f2a", -15)
    rowboat(c, 180, 790, 120, "#1c0a20", "#c2443c")
    person(
        c,
        168,
        782,
        96,
        Look("#1c0a20", "#1c0a20", "#1c0a20", "#1c0a20", hat="wide", hat_fill="#1c0a20"),
        ((20, -50), (18, -44)),
        ((16, -6), (14, -6)),
        (-6, -26),
        -6,
        -20,
    )
    lantern(c, 238, 746, 18, "#1c0a20")
    stroke(c, "M216 762V742H238", "#1c0a20", 3)
    grain(c, "#ffd98a", "#1c0a20", 0.1)
    c.save()


def rain_of_fish() -> None:
    """A rainy street at night where fish swim through the air; an umbrella held upside down."""
    c = Canvas("averse")
    sheet(c, c.linear((0, "#0c1533"), (0.6, "#1f3a68"), (1, "#0c1533")))
    for sign, tone in ((-1, "#142450"), (1, "#101d44")):
        for i in range(4):
            inner, outer = 300 + sign * (70 + i * 62), 300 + sign * (132 + i * 62)
            top, low = 330 - i * 95, 640 + i * 62
            colour = mix("#2c4a80", tone, i / 3)
            shape(
                c,
                polygon(
                    [
                        (inner, top + 40),
                        ((inner + outer) / 2, top - 30),
                        (outer, top),
                        (outer, low + 40),
                        (inner, low - 10),
                    ]
                ),
                colour,
            )
            for row in range(5 + i):
                for col in range(2):
                    if c.rng.random() < 0.5:
                        x = inner + sign * (12 + col * 26) - (14 if sign < 0 else 0)
                        y = top + 62 + row * (50 + i * 4)
                        if y < low - 60:
                            shape(c, f"M{x} {y}h14v22h-14z", "#ffcf5a" if c.rng.random() < 0.55 else "#5f83bd")
    shape(c, polygon([(230, 640), (370, 640), (760, 920), (-160, 920)]), c.linear((0, "#3a5f98"), (1, "#0f1c40")))
    for i in range(12):
        t = (i / 12) ** 1.7
        stroke(c, f"M{230 - 390 * t:.0f} {640 + 270 * t:.0f}H{370 + 390 * t:.0f}", "#0c1533", 1 + 3 * t, opacity=0.35)
    for x, y, s in ((206, 690, 0.55), (420, 740, 0.9)):
        glow(c, x, y - 320 * s, 190 * s + 40, "#ffdf8a", 0.85)
        stroke(c, f"M{x} {y}V{y - 300 * s:.0f}", "#070d22", 10 * s)
        shape(
            c, f"M{x - 18 * s:.0f} {y - 345 * s:.0f}h{36 * s:.0f}l{-8 * s:.0f} {48 * s:.0f}h{-20 * s:.0f}z", "#fff3c4"
        )
        shape(c, f"M{x - 24 * s:.0f} {y - 344 * s:.0f}h{48 * s:.0f}l{-24 * s:.0f} {-24 * s:.0f}z", "#070d22")
        oval(c, x, y + 30 * s, 90 * s, 16 * s, "#ffdf8a", opacity=0.3)
    for _ in range(90):
        x, y = c.rng.randint(-20, 620), c.rng.randint(-20, 880)
        stroke(c, f"M{x} {y}l-6 {c.rng.randint(18, 40)}", "#a9c4ee", 1.3, opacity=0.4)
    for x, y, size, left, turn in (
        (120, 150, 92, False, 62),
        (300, 90, 66, True, -70),
        (470, 200, 100, True, -50),
        (250, 290, 76, False, 48),
        (90, 400, 60, False, 30),
        (520, 420, 64, True, -30),
        (380, 360, 48, False, 70),
        (180, 250, 34, True, -60),
        (420, 60, 40, False, 60),
        (330, 480, 54, True, -66),
    ):
        tone = c.rng.choice(("#ffb347", "#ff8a5c", "#ffd76a"))
        fish(c, x, y, size, tone, "#d1553f", left, turn)
    person(
        c,
        280,
        852,
        210,
        Look("#c8443c", "#0a1026", hair="#1a1424", head="short", hat="wide", hat_fill="#0a1026"),
        ((24, -74), (20, -66)),
        ((7, 0), (-7, 0)),
        nod=-18,
    )
    fish(c, 356, 792, 44, "#ff8a5c", "#d1553f", turn=-74)
    fish(c, 392, 800, 40, "#ffb347", "#d1553f", True, 60)
    umbrella(c, 330, 694, 84, "#ffcf5a", "#7a3a1c", 162)
    oval(c, 280, 856, 76, 10, "#070d22", opacity=0.6)
    oval(c, 150, 870, 96, 13, "#7fa3dc", opacity=0.35)
    fish(c, 150, 866, 42, "#ff8a5c", "#d1553f", turn=-14)
    grain(c, strength=0.07)
    c.save()


SCENES = [book_stairs, cello_bridge, rain_of_fish]
