"""Clouds on a washing line, a pier of piano keys, two seasons in one water, a dance on the ice."""

# ruff: noqa: E501  (the path of a shape reads best in one piece)

import math

from canvas import Canvas, hill, mix, polygon, smooth
from figures_a import Look, person
from motifs_a import (
    bare_tree,
    bird,
    box,
    disc,
    dots,
    glow,
    grain,
    house,
    oval,
    place,
    rowboat,
    shape,
    sheet,
    stars,
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
    shape(c, "M346 540C380 552 430 552 458 540L470 780H318Z", "#fff6e6", opacity=0.92)
    shape(c, "M372 610H434V650C434 668 372 668 372 650Z", "#f7c6a0")
    stroke(c, "M-10 214C80 250 160 262 240 258C380 252 520 214 610 170", "#5a4a5a", 3)
    wash = (
        (56, 233, 150, "#ffffff"),
        (212, 256, 160, "#ffffff"),
        (484, 228, 104, "#f7c6a0"),
        (570, 186, 90, "#ffd9e0"),
    )
    for x, y, w, colour in wash:
        slope = -0.14 if x < 300 else 0.42
        oval(c, x, y + w * 0.6, w * 0.52, w * 0.15, mix(colour, "#7fa8c4", 0.3))
        for dx, dy, r in (
            (-0.36, 0.5, 0.17),
            (-0.17, 0.34, 0.25),
            (0.12, 0.3, 0.28),
            (0.36, 0.47, 0.18),
            (0, 0.52, 0.2),
        ):
            disc(c, x + dx * w, y + dy * w, r * w, colour)
        for dx in (-0.2, 0.18):
            box(c, x + dx * w - 5, y - slope * dx * w - 12, 10, 34, "#c98a4a", rx=3)
        for _ in range(16 if x < 300 else 0):
            dx, dy = c.rng.randint(-56, 56), c.rng.randint(124, 290)
            stroke(c, f"M{x + dx} {y + dy}v{c.rng.randint(8, 16)}", "#5fa4c4", 2.4, opacity=0.7)
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


def winter_mirror() -> None:
    """Above the water a child alone in winter; in the reflection, spring and somebody beside."""
    c = Canvas("reflet")
    box(c, 0, 0, 600, 450, c.linear((0, "#aab8c4"), (1, "#e9eef0")))
    box(c, 0, 450, 600, 450, c.linear((0, "#f8d8c4"), (0.4, "#f4b8b0"), (1, "#7a8fc0")))
    for y, colour, h in ((400, "#c3d0d8", 90), (430, "#a3b4c0", 50)):
        shape(c, hill(c.rng, y, h, 5, 450), colour)
    c.open(transform="matrix(1 0 0 -1 0 900)")
    for y, colour, h in ((400, "#c9b0c8", 90), (430, "#8fae9c", 50)):
        shape(c, hill(c.rng, y, h, 5, 450), colour)
    disc(c, 470, 150, 48, "#fff4d0")
    c.close()
    state = c.rng.getstate()
    shape(c, "M0 450V436C160 420 330 424 600 440V450Z", "#f4f7f8")
    bare_tree(c, 190, 440, 400, "#3f4a54", 6, 0.06)
    person(
        c,
        352,
        440,
        120,
        Look("#5f7080", "#2f3a44", hair="#2f3a44", head="bob", child=True, hat="scarf", hat_fill="#d8453f"),
        ((7, -42), (-7, -42)),
        nod=14,
    )
    dots(c, 190, "#fff", 3, (0, 0, 600, 430), 0.9)
    stroke(c, "M470 440v-60M500 442v-50M530 444v-64M470 396h60", "#6f808c", 4)
    c.open(transform="matrix(1 0 0 -1 0 900)")
    shape(c, "M0 450V436C160 420 330 424 600 440V450Z", "#5f8a6a")
    c.rng.setstate(state)
    tips = bare_tree(c, 190, 440, 400, "#5a3440", 6, 0.06)
    for i, (x, y) in enumerate(tips):
        if i % 2 == 0:
            disc(c, x, y, 9 + 9 * c.rng.random(), ("#f28aa8", "#fbc4d0", "#e8607f")[i % 3], opacity=0.85)
    child = Look("#d8453f", "#3a2a3a", hair="#2f2430", head="bob", child=True)
    person(c, 352, 440, 120, child, ((18, -52), (-7, -42)), nod=-8)
    person(
        c,
        408,
        440,
        164,
        Look("#f2c14a", "#3a2a3a", hair="#7a3a2a", head="long", cut="dress"),
        ((20, -36), (-7, -44)),
        left=True,
        nod=12,
    )
    stroke(c, "M470 440v-60M500 442v-50M530 444v-64M470 396h60", "#7a4a3a", 4)
    for k in range(9):
        x, y = 452 + k * 13, 440 - c.rng.randint(8, 44)
        stroke(c, f"M{x} 440V{y}", "#3f6a4a", 3)
        disc(c, x, y, 6, ("#f28aa8", "#f2c14a", "#fff")[k % 3])
    for x, y, s in ((420, 200, 34), (470, 240, 24), (380, 250, 20)):
        bird(c, x, y, s, "#5a3440", -16)
    dots(c, 60, "#fbc4d0", 5, (60, 80, 420, 340), 0.9)
    c.close()
    for i in range(26):
        y = 456 + i * i * 0.62
        x = c.rng.randint(-40, 520)
        stroke(c, f"M{x} {y:.0f}h{c.rng.randint(30, 120)}", "#fff", 1.5 + i * 0.06, opacity=0.36)
    stroke(c, "M0 450H600", "#fff", 3, opacity=0.8)
    for k in range(3):
        c.add(
            "ellipse",
            cx=352,
            cy=452,
            rx=40 + k * 42,
            ry=5 + k * 5,
            fill="none",
            stroke="#fff",
            stroke_width=2,
            opacity=0.7 - k * 0.18,
        )
    grain(c, "#fff", "#3f4a54", 0.09)
    c.save()


def snow_waltz() -> None:
    """A child and a white bear dance on the ice to a gramophone, under ribbons of green light."""
    c = Canvas("valse")
    sheet(c, c.linear((0, "#0a2430"), (0.45, "#16505c"), (0.7, "#6fb8b0")))
    stars(c, 90, (0, 0, 600, 420), "#e8fff6")
    for y, tall, colour in ((190, 230, "#b08fe8"), (300, 260, "#5ff0b0"), (430, 250, "#8ff5d0")):
        low = [(-60 + k * 60, y + 46 * math.sin(k * 1.15 + y) - k * 8) for k in range(13)]
        top = [(x + 20, b - tall) for x, b in reversed(low)]
        shape(
            c,
            smooth(low) + "L" + smooth(top)[1:] + "Z",
            c.linear((0, colour, 0), (0.55, colour, 0.3), (0.8, colour, 0.42), (1, colour, 0.1)),
        )
        for x, b in low:
            stroke(c, f"M{x + 8:.0f} {b - 20:.0f}l18 {-tall * 0.6:.0f}", "#e8fff6", 7, opacity=0.08)
    for i in range(3):
        t = i / 2
        points = [(-40 + k * 62, 520 + 36 * i - (130 - 34 * i) * c.rng.random()) for k in range(12)]
        shape(c, polygon([*points, (640, 640), (-40, 640)]), mix("#3f8a94", "#cfe8ea", t))
        for k in range(0, 11, 2):
            a, b = points[k], points[k + 1]
            shape(c, polygon([a, b, ((a[0] + b[0]) / 2 + 10, b[1] + 60)]), "#fff", opacity=0.25)
    box(c, 0, 570, 600, 330, c.linear((0, "#f2fbfa"), (0.3, "#cfe8ea"), (1, "#7fb4c4")))
    for k in range(4):
        c.add(
            "ellipse",
            cx=300,
            cy=800,
            rx=150 + k * 66,
            ry=34 + k * 17,
            fill="none",
            stroke="#fff",
            stroke_width=4,
            opacity=0.8 - k * 0.15,
            stroke_dasharray=f"{120 + k * 40} {30 + k * 14}",
            transform=f"rotate({-4 + k * 3} 300 800)",
        )
    oval(c, 320, 804, 150, 20, "#3f7a94", opacity=0.5)
    place(c, 372, 806, 1)
    shape(
        c,
        "M-70-6C-86-60-98-160-84-230C-76-292-30-326 20-318C74-310 100-250 100-170C100-100 92-40 78-6C60 2 44 0 40-10L34-60H-14L-24-8C-34 2-56 2-70-6Z",
        "#fbfdfb",
    )
    shape(c, "M20-318C74-310 100-250 100-170C100-100 92-40 78-6C60 2 44 0 40-10C70-100 76-230 20-318Z", "#b9dade")
    shape(
        c,
        "M-14-290C-40-320-56-352-50-376C-66-390-52-412-38-402C-20-418 14-416 28-402C44-414 58-394 44-380C54-350 46-310 30-290Z",
        "#fbfdfb",
    )
    shape(c, "M-50-374C-72-366-84-350-76-338C-62-328-38-332-24-346Z", "#eef5f2")
    oval(c, -76, -350, 8, 6.5, "#12242c")
    stroke(c, "M-44-380q5 5 10 0M-72-336q14 6 24-2", "#12242c", 3.5)
    stroke(c, "M-60-250C-110-262-138-240-160-226", "#fbfdfb", 40)
    stroke(c, "M-66-190C-104-160-120-150-138-146", "#dcecea", 36)
    shape(c, "M-46-300C-20-284 20-284 42-298L46-272C20-258-24-258-52-276Z", "#d9423f")
    shape(c, "M30-276L64-210L40-200L14-268Z", "#b8302f")
    c.close()
    person(
        c,
        196,
        806,
        212,
        Look("#d9423f", "#12303c", hair="#4a2418", head="pony", cut="dress", child=True),
        ((14, -72), (16, -52)),
        ((3, 4), (-18, -12)),
        lean=-10,
        nod=-16,
    )
    box(c, 66, 690, 74, 44, "#8a4a2c")
    box(c, 60, 684, 86, 9, "#5a2c1c")
    oval(c, 103, 682, 36, 8, "#12242c")
    stroke(c, "M80 684C60 650 76 628 96 620", "#c98f3a", 8)
    shape(c, "M90 628C90 590 60 570 34 566C70 520 160 530 170 596C150 590 116 604 104 630Z", "#e8b04a")
    oval(c, 104, 570, 68, 30, "#b5742c", transform="rotate(14 104 570)")
    for i, (x, y) in enumerate(((150, 520), (196, 470), (170, 410), (238, 380), (220, 310))):
        for k in range(3):
            stroke(c, f"M{x - 12} {y}h24", "#fff", 3, transform=f"rotate({k * 60 + i * 12} {x} {y})")
    for x, y, s in ((480, 640, 0.8), (520, 650, 1), (556, 642, 0.7)):
        place(c, x, y, s)
        shape(c, "M-13 0C-20-30-14-54 0-58C14-54 20-30 13 0Z", "#12242c")
        shape(c, "M-12-2C-14-28-8-40-4-40C4-36 6-16 2 0Z", "#fff")
        shape(c, "M-10-50L-20-46L-9-44Z", "#e8b04a")
        c.close()
    dots(c, 150, "#fff", 4, opacity=0.85)
    dots(c, 40, "#fff", 7, opacity=0.8)
    c.save()


SCENES = [cloud_laundry, key_pier, winter_mirror, snow_waltz]
