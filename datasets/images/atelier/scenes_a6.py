"""Clouds on a washing line, a pier of piano keys, a fisher above the roofs."""

import math

from canvas import Canvas, hill, mix, polygon, smooth
from figures_a import Look, person
from motifs_a import (
    bird,
    box,
    cloud_path,
    disc,
    glow,
    grain,
    house,
    lantern,
    oval,
    place,
    rowboat,
    shape,
    sheet,
    stroke,
    umbrella,
    waves,
)


def cloud_laundry() -> None:
    """A giant woman pegs wet clouds on a line stretched between mountains; a village stands below."""
    c = Canvas("lessive")
    sheet(c, c.linear((0, "#9fdcd8"), (0.5, "#d8f0e0"), (0.8, "#fff0d8")))
    glow(c, 120, 560, 360, "#fff8d8", 1)
    for i in range(4):
        t = i / 3
        points = [
            (-40 + k * 97, 560 + 34 * i - (110 - 20 * i) * c.rng.random() - (60 if k in (0, 6) else 0))
            for k in range(8)
        ]
        shape(c, polygon([*points, (640, 900), (-40, 900)]), mix("#b8dcd4", "#7fb4b4", t))
    skirt = Look("#e8735a", "#c9584a", "#c98a66", "#4a2a38", "bun", cut="dress")
    person(c, 398, 1010, 900, skirt, ((33, -83), (22, -88)), ((6, 0), (-6, 0)), nod=-10, left=True)
    shape(c, "M352 640C400 660 450 655 484 628L520 860H300Z", "#fff6e6", opacity=0.9)
    for k in range(10):
        disc(c, 340 + k % 5 * 40, 690 + k // 5 * 50, 7, "#e8735a", opacity=0.6)
    stroke(c, "M-10 214C80 250 160 262 240 258C380 252 520 214 610 170", "#5a4a5a", 3)
    for x, y, w in ((40, 330, 124), (196, 352, 116)):
        shape(c, cloud_path(c.rng, x, y, w, w * 0.5), "#fff")
        shape(c, f"M{x - w / 2} {y}C{x - w * 0.3:.0f} {y + 26} {x + w * 0.3:.0f} {y + 26} {x + w / 2} {y}Z", "#dbe8f0")
        shape(c, polygon([(x - 40, y - 30), (x - 36, y - 92), (x + 36, y - 88), (x + 44, y - 30)]), "#fff")
        for dx in (-34, 34):
            box(c, x + dx - 4, y - 108, 8, 28, "#c98a4a", rx=2)
        for _ in range(16):
            dx, dy = c.rng.randint(-50, 50), c.rng.randint(24, 190)
            stroke(c, f"M{x + dx} {y + dy}v{c.rng.randint(8, 16)}", "#5fa4c4", 2.4, opacity=0.7)
    for i, (x, colour) in enumerate(((470, "#f7c6a0"), (548, "#ffd9e0"))):
        y = 316 - i * 34
        shape(c, cloud_path(c.rng, x, y, 84, 42), colour)
        shape(
            c,
            polygon([(x - 26, y - 20), (x - 24, y - 84 + i * 10), (x + 26, y - 96 + i * 10), (x + 30, y - 20)]),
            colour,
        )
        for dx in (-20, 20):
            box(c, x + dx - 4, y - 100 + i * 6 - dx * 0.25, 8, 26, "#c98a4a", rx=2)
    shape(c, hill(c.rng, 742, 34, 4), "#6fae8a")
    shape(c, hill(c.rng, 800, 24, 3), "#4f9474")
    for i in range(9):
        x = 24 + i * 41
        house(
            c,
            x,
            792 + (i * 29 % 34),
            38,
            62 + i * 17 % 30,
            ("#fff6e6", "#f7c6a0", "#f4e0b8")[i % 3],
            ("#c9584a", "#5a4a5a")[i % 2],
            "#ffe9a0",
        )
    for x, colour in ((96, "#e8735a"), (196, "#f2b84a"), (262, "#5fa4c4")):
        person(c, x, 868, 52, Look("#5a4a5a", "#3a2f3f"), ((7, -60), (-6, -44)))
        umbrella(c, x + 5, 838, 22, colour, "#3a2f3f")
    shape(c, "M430 900V852H560V900Z", "#a8683f")
    oval(c, 495, 852, 65, 16, "#dff0f4")
    for k in range(8):
        disc(c, 446 + k * 14, 846 - k % 3 * 8, 11, "#fff", opacity=0.9)
    for x, y, s in ((300, 130, 28), (330, 110, 20), (80, 120, 24)):
        bird(c, x, y, s, "#5a8a94", -14)
    grain(c, "#fff", "#4a7a7a", 0.12)
    c.save()


def key_pier() -> None:
    """A keyboard runs out to sea like a pier; birds sit on five lines in the sky."""
    c = Canvas("jetee")
    sheet(c, c.linear((0, "#8d9298"), (0.3, "#c9ccce"), (0.5, "#f2f1ee"), (0.51, "#9aa1a8"), (1, "#3b4148")))
    disc(c, 410, 452, 44, "#fbfaf7")
    c.open(clip_path=c.clip("M0 456H600V900H0Z"))
    for i in range(60):
        y = 462 + (i / 60) ** 1.8 * 430
        x = c.rng.randint(-60, 600)
        w = 12 + (y - 456) * 0.3 * c.rng.random()
        stroke(
            c,
            f"M{x} {y:.0f}q{w / 2:.0f} {-w * 0.1:.0f} {w:.0f} 0",
            "#f2f1ee" if c.rng.random() < 0.6 else "#23272c",
            1 + (y - 456) / 160,
            opacity=0.5,
        )
    c.close()
    for k in range(5):
        stroke(c, f"M-20 {110 + k * 34}C140 {50 + k * 32} 330 {190 + k * 26} 620 {70 + k * 30}", "#3b4148", 2)
    notes = ((70, 130), (128, 172), (200, 140), (262, 214), (330, 180), (395, 216), (450, 150), (520, 190))
    for i, (x, y) in enumerate(notes):
        place(c, x, y, 1, i % 3 == 0)
        shape(
            c,
            "M-16 4C-16-10-4-16 8-14C10-22 22-24 25-15L33-12L25-9C24 2 12 10 0 10L-24 18Z",
            "#c9302c" if i == 4 else "#1d2126",
        )
        if i % 2:
            stroke(c, "M-4-14q-12-26-18-30", "#1d2126", 6)
        c.close()
    far_x, far_y = 330, 470
    left, right = -150, 560

    def at(u: float, t: float) -> tuple[float, float]:
        s = 1 / (1 + 9 * t)
        return (far_x + (left + (right - left) * u - far_x) * s, far_y + (930 - far_y) * s)

    shape(c, polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), "#fbfaf7")
    shape(c, polygon([at(1, 0), at(1, 1), (far_x + 12, far_y + 52), (640, 1010)]), "#6a7078")
    keys = 22
    for k in range(keys + 1):
        t = (k / keys) ** 1.15
        a, b = at(0, t), at(1, t)
        stroke(c, f"M{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}", "#3b4148", 3.2 / (1 + 7 * t))
        if k % 7 not in (2, 6) and k < keys:
            low, high = ((k + 0.72) / keys) ** 1.15, ((k + 1.28) / keys) ** 1.15
            shape(c, polygon([at(0.0, low), at(0.6, low), at(0.6, high), at(0.0, high)]), "#1d2126")
            shape(
                c,
                polygon([at(0.02, low), at(0.58, low), at(0.57, (low + high) / 2), at(0.02, (low + high) / 2)]),
                "#4a5159",
            )
    for k in range(8):
        x, y = at(1, (k / 9) ** 1.4)
        s = 1 / (1 + 9 * (k / 9) ** 1.4)
        stroke(c, f"M{x:.0f} {y + 60 * s:.0f}v{90 * s:.0f}", "#1d2126", 16 * s)
    person(
        c,
        330,
        686,
        188,
        Look("#c9302c", "#1d2126", "#e8d8cc", "#1d2126", "long", cut="dress", child=True),
        ((22, -56), (-22, -56)),
        ((5, 0), (-4, 0)),
        back=True,
    )
    shape(c, "M300 690C260 712 210 730 150 738L170 752C230 744 290 720 340 694Z", "#1d2126", opacity=0.25)
    rowboat(c, 520, 560, 70, "#1d2126", "#f2f1ee")
    stroke(c, "M520 556v-52", "#1d2126", 3)
    shape(c, "M523 506l28 40h-28z", "#fbfaf7")
    waves(c, (866, 888), ("#565d65", "#2a2f35"), 9, 70)
    grain(c, "#fff", "#1d2126", 0.16)
    c.save()


def roof_fisher() -> None:
    """In the fog over the roofs an old man in a boat fishes down a chimney."""
    c = Canvas("cheminees")
    sheet(c, c.linear((0, "#e6b8a0"), (0.3, "#b58aa0"), (0.65, "#5f5a8c"), (1, "#2c2f5c")))
    disc(c, 470, 130, 50, "#fdeccb")
    glow(c, 470, 130, 200, "#fdeccb", 0.7)
    rows = 6
    for row in range(rows):
        t = row / (rows - 1)
        y = 330 + row * 104
        w = 92 + 66 * t
        wall, roof = mix("#a8849c", "#26254c", t), mix("#8f6f92", "#1b1a3c", t)
        if row == 4:
            fisher_boat(c)
        x = -60 - c.rng.randint(0, 60)
        while x < 660:
            lift = c.rng.randint(-30, 30)
            wide = w * (0.8 + 0.5 * c.rng.random())
            top = y - lift
            shape(
                c,
                polygon(
                    [
                        (x, top + 60),
                        (x + wide * 0.22, top),
                        (x + wide * 0.9, top),
                        (x + wide * 1.1, top + 60),
                        (x + wide * 1.1, top + 220),
                        (x, top + 220),
                    ]
                ),
                roof,
            )
            shape(
                c,
                polygon(
                    [
                        (x + wide * 0.22, top),
                        (x + wide * 0.9, top),
                        (x + wide * 1.1, top + 60),
                        (x + wide * 0.38, top + 60),
                    ]
                ),
                wall,
            )
            for k in range(3):
                stroke(c, f"M{x + wide * 0.32:.0f} {top + 16 + k * 15}h{wide * 0.62:.0f}", roof, 2, opacity=0.5)
            chimney = x + wide * (0.36 + 0.3 * c.rng.random())
            box(c, chimney, top - 34, 18 + 8 * t, 46, mix("#b5685a", "#5a2f48", t))
            box(c, chimney - 3, top - 40, 24 + 8 * t, 8, roof)
            if c.rng.random() < 0.45:
                shape(
                    c,
                    polygon(
                        [
                            (x + wide * 0.5, top + 18),
                            (x + wide * 0.64, top + 18),
                            (x + wide * 0.7, top + 44),
                            (x + wide * 0.54, top + 44),
                        ]
                    ),
                    "#ffd98a",
                )
            if c.rng.random() < 0.35 and row != 4:
                stroke(c, f"M{chimney + 12:.0f} {top - 44}q-14-26 4-46t2-52", "#fdeccb", 9 + 4 * t, opacity=0.28)
            x += wide * 1.06
        for k in range(4):
            oval(
                c,
                -20 + k * 210 + c.rng.randint(-60, 60),
                y + 104,
                190,
                26 + 6 * t,
                "#f0d8d4",
                opacity=0.34 - 0.03 * row,
            )
    shape(
        c,
        "M70 812C70 790 80 780 84 764L92 772L104 770L110 760C114 776 112 786 104 792C112 802 116 816 114 830H74Z",
        "#0f0e26",
    )
    stroke(c, "M76 826q-26 0-20-26", "#0f0e26", 7)
    for x, y, s in ((110, 120, 30), (150, 96, 22), (90, 190, 20)):
        bird(c, x, y, s, "#5f5a8c", -12)
    grain(c, "#fdeccb", "#1b1a3c", 0.13)
    c.save()


def fisher_boat(c: Canvas) -> None:
    """The boat of the picture above, between two rows of roofs."""
    oval(c, 250, 640, 240, 36, "#f0d8d4", opacity=0.6)
    rowboat(c, 230, 640, 250, "#b5443a", "#fdeccb")
    stroke(c, "M112 596C160 616 290 618 352 594", "#7a2a34", 4)
    person(
        c,
        204,
        640,
        196,
        Look("#e8b04a", "#2c2f5c", hair="#f4efe6", head="short", hat="wide", hat_fill="#3a3560"),
        ((27, -55), (24, -48)),
        ((22, -14), (20, -12)),
        (-4, -30),
        -4,
        8,
    )
    stroke(c, "M234 546L420 420", "#2a1a2c", 4)
    stroke(c, "M420 420C424 500 440 560 436 640", "#fdeccb", 1.8)
    lantern(c, 352, 560, 30, "#2a1a2c")
    stroke(c, "M340 600V552H352", "#2a1a2c", 4)
    star = [
        (
            120 + (24 if k % 2 else 11) * math.sin(k * math.pi / 5),
            588 + (24 if k % 2 else 11) * math.cos(k * math.pi / 5),
        )
        for k in range(10)
    ]
    glow(c, 120, 588, 66, "#fff0b0", 0.8)
    shape(c, smooth(star, True, 0.25), "#fff0b0")
    oval(c, 250, 672, 260, 24, "#f0d8d4", opacity=0.55)


SCENES = [cloud_laundry, key_pier, roof_fisher]
