"""Stained glass, cut paper, a drowned street."""

# ruff: noqa: E501  (the path of a shape reads best in one piece)

import math

from canvas import Canvas, mix, polygon, smooth
from figures_a import Look, person
from motifs_a import (
    bare_tree,
    box,
    disc,
    dots,
    fish,
    glow,
    house,
    lantern,
    oval,
    pine,
    place,
    rays,
    rowboat,
    shape,
    sheet,
    stroke,
)


def stained_bird() -> None:
    """Stained glass: a great bird carries a house on its back between sun and sea."""
    c = Canvas("verriere")
    sheet(c, "#14141c")
    c.open(clip_path=c.clip("M22 880V300C22 120 160 22 300 22C440 22 578 120 578 300V880Z"))
    lead = {"stroke": "#14141c", "stroke_width": 6, "stroke_linejoin": "round"}
    cx, cy = 390, 250
    warm = ("#ffe9a0", "#ffd060", "#ffb347", "#f78a3c", "#e8603c", "#c23f4a", "#8f2f5c", "#5a2a6b", "#3a2a70")
    radii = (62, 105, 160, 220, 290, 370, 460, 560, 700, 860)
    for ring in range(len(warm) - 1, -1, -1):
        inner, outer = radii[ring], radii[ring + 1]
        parts = 8 + ring * 2
        for k in range(parts):
            a, b = 2 * math.pi * (k + ring * 0.31) / parts, 2 * math.pi * (k + 1 + ring * 0.31) / parts
            points = [
                (cx + r * math.cos(t), cy + r * math.sin(t))
                for r, t in ((inner, a), (outer, a), (outer, b), (inner, b))
            ]
            shape(
                c,
                polygon(points),
                mix(
                    warm[ring],
                    c.rng.choice(("#ffffff", "#3a1a4a", warm[max(0, ring - 1)])),
                    0.18 * c.rng.random() + 0.04,
                ),
                **lead,
            )
    disc(c, cx, cy, 62, "#fff6d0", **lead)
    blues = ("#2f9fb0", "#1f7a9c", "#1a5a86", "#14406b", "#0f2f54")
    for row in range(5):
        y = 640 + row * 54
        for k in range(7):
            x = -30 + k * 100 + (row % 2) * 50
            shape(
                c,
                f"M{x} {y + 18}Q{x + 50} {y - 46} {x + 100} {y + 18}V{y + 90}H{x}Z",
                mix(blues[row], "#7fe0d0", 0.3 * c.rng.random()),
                **lead,
            )
    feathers = [
        (-158, 330, "#f4f0e0"),
        (-148, 320, "#bfe3e0"),
        (-138, 300, "#7fc4cc"),
        (-128, 270, "#4f9fb4"),
        (-117, 230, "#2f7a9c"),
    ]
    for angle, length, colour in feathers:
        place(c, 330, 500, 1, turn=angle)
        shape(
            c,
            f"M0-22C{length * 0.5:.0f}-44 {length * 0.9:.0f}-34 {length} 0C{length * 0.9:.0f} 20 {length * 0.5:.0f} 26 0 22Z",
            colour,
            **lead,
        )
        stroke(c, f"M40 0H{length - 40}", "#14141c", 3)
        c.close()
    for angle, length, colour in ((196, 200, "#4f9fb4"), (184, 215, "#bfe3e0"), (172, 205, "#2f7a9c")):
        place(c, 220, 590, 1, turn=angle)
        shape(c, f"M0-18L{length}-30L{length - 24} 0L{length} 26L0 18Z", colour, **lead)
        c.close()
    shape(
        c,
        "M180 600C200 520 300 470 390 470C420 430 450 410 486 424C510 432 520 450 516 470L566 484L512 500C500 580 420 650 320 650C260 650 200 640 180 600Z",
        "#f4f0e0",
        **lead,
    )
    shape(c, "M180 600C240 560 330 560 420 600C390 640 350 650 320 650C260 650 200 640 180 600Z", "#bfe3e0", **lead)
    shape(c, "M516 470L566 484L512 500Z", "#ffb347", **lead)
    stroke(c, "M390 470C420 500 440 560 420 600", "#14141c", 5)
    disc(c, 486, 458, 9, "#14141c")
    place(c, 362, 478, 1.05, turn=-3)
    shape(c, "M-46 0V-66H46V0Z", "#e8603c", **lead)
    shape(c, "M-60-62L0-124L60-62Z", "#8f2f5c", **lead)
    shape(c, "M-30-48h22v24h-22zM8-40h22v40h-22z", "#ffe9a0", **lead)
    shape(c, "M22-100v-40h18v56z", "#c23f4a", **lead)
    c.close()
    for angle, length, colour in ((-132, 270, "#f4f0e0"), (-120, 245, "#7fc4cc"), (-108, 200, "#4f9fb4")):
        place(c, 262, 566, 1, turn=angle)
        shape(
            c,
            f"M0-20C{length * 0.5:.0f}-44 {length * 0.9:.0f}-30 {length} 0C{length * 0.9:.0f} 22 {length * 0.5:.0f} 26 0 22Z",
            colour,
            **lead,
            opacity=0.96,
        )
        c.close()
    rowboat(c, 150, 800, 110, "#c23f4a", "#ffe9a0")
    person(
        c, 146, 792, 92, Look("#14141c", "#14141c", "#f4d0a0", "#14141c", child=True), ((16, -86), (-16, -84)), nod=-24
    )
    c.close()
    stroke(c, "M22 880V300C22 120 160 22 300 22C440 22 578 120 578 300V880Z", "#2a2a36", 16)
    sheet(c, c.radial((0, "#fff6d0", 0.35), (1, "#14141c", 0), cx=0.65, cy=0.28, r=0.6))
    c.save()


def paper_forest() -> None:
    """Paper cut-out: layer after layer of forest, and far in the middle a small red door."""
    c = Canvas("decoupe")
    sheet(c, "#fdf6e4")
    disc(c, 300, 430, 150, "#fffdf4")
    layers = 7
    for i in range(layers):
        t = i / (layers - 1)
        rx, ry = 96 + 200 * t**1.2, 170 + 280 * t**1.1
        colour = mix("#cfe3c9", "#0f3a44", t**0.85)
        ring = []
        for k in range(40):
            a = 2 * math.pi * k / 40
            jag = 1 + 0.1 * math.sin(a * 5 + i * 1.7) + 0.06 * c.rng.random()
            ring.append((300 + rx * jag * math.cos(a), 440 + ry * jag * math.sin(a)))
        hole = smooth(ring, True)
        for dy, paint, fade in ((9, "#06222a", 0.28), (0, colour, 1)):
            c.open(transform=f"translate({dy * 0.4:.0f} {dy})")
            shape(c, f"M-30-30H630V930H-30Z{hole}", paint, fill_rule="evenodd", opacity=fade)
            if dy == 0:
                for k in range(9):
                    side = -1 if k % 2 else 1
                    a = math.radians(90 + side * (22 + 13 * (k // 2) + 5 * i % 11))
                    x, y = 300 + rx * 1.02 * math.cos(a), 446 + ry * 1.03 * math.sin(a)
                    if (k + i) % 3:
                        pine(c, x, y + 10, 60 + 74 * t, colour)
                    else:
                        bare_tree(c, x, y + 12, 80 + 90 * t, colour, 3, -side * 0.2)
                for k in range(4):
                    a = math.radians(-150 + 40 * k + 9 * i)
                    x, y = 300 + rx * 1.0 * math.cos(a), 440 + ry * 0.98 * math.sin(a)
                    shape(c, f"M{x:.0f} {y - 26:.0f}q30 40 4 {60 + 30 * t:.0f}q-26-30-4-{60 + 30 * t:.0f}z", colour)
            c.close()
        if i == 0:
            glow(c, 300, 500, 120, "#fff3b8", 0.9)
            box(c, 268, 476, 64, 110, "#a8322c")
            shape(c, "M268 480a32 34 0 0 1 64 0z", "#a8322c")
            shape(c, "M275 586V482a25 27 0 0 1 50 0V586Z", "#d8453a")
            stroke(c, "M284 500h32v26h-32zM284 540h32v34h-32z", "#a8322c", 2.5)
            disc(c, 318, 534, 4, "#ffe39a")
        if i == 2:
            shape(c, "M250 690C270 660 270 630 286 590H314C326 630 340 660 352 690Z", "#fdf6e4", opacity=0.8)
            place(c, 378, 650, 0.5, True)
            shape(
                c,
                "M-60 0L-52-60C-60-84-40-96-10-94L44-98L62-130C56-150 66-156 76-150L96-136L92-126L78-120L62-70L56 0H48L44-56H-20L-34-52L-44 0Z",
                "#3f7a6a",
            )
            stroke(
                c,
                "M70-150C60-176 70-190 60-206M64-176L48-188M76-150C84-172 100-180 98-200M86-172L104-176",
                "#3f7a6a",
                5,
            )
            c.close()
        if i == 4:
            person(
                c,
                262,
                800,
                118,
                Look(
                    "#d8453a", "#0f3a44", "#f4d9b4", "#0f3a44", hat="hood", hat_fill="#d8453a", child=True, cut="cape"
                ),
                ((14, -50), (-9, -44)),
                ((7, 0), (-7, 0)),
            )
            shape(c, "M292 770h30l-4 20h-22z", "#f0c860")
            stroke(c, "M294 770q13-22 26 0", "#f0c860", 3)
    shape(
        c,
        "M110 860C112 836 130 830 146 836C150 816 156 806 150 790C158 792 164 802 164 816C170 806 178 800 182 804C182 818 176 828 172 836C180 842 180 852 172 858L176 872H116Z",
        "#06222a",
    )
    dots(c, 260, "#fff", 1.8, opacity=0.22)
    c.save()


def diver_street() -> None:
    """A diver with a lantern walks down a drowned street lit by jellyfish."""
    c = Canvas("scaphandre")
    sheet(c, c.linear((0, "#5fd0b8"), (0.25, "#2f8f9c"), (0.6, "#2a4a86"), (1, "#1c1a4a")))
    rays(c, 160, -80, "#d8fff0", (50, 64, 80, 95), 6, 900, 0.12)
    shape(c, "M150 40C200 62 360 62 430 30L404 66C380 96 210 100 176 74Z", "#1c4a6b", opacity=0.75)
    stroke(c, "M300 60V20", "#1c4a6b", 5, opacity=0.75)
    for i in range(3):
        t = i / 2
        for side in (-1, 1):
            for k in range(2):
                w = 110 + 26 * i
                x = 300 + side * (120 + 96 * i + k * 62 + 30)
                h = 300 + 70 * i + 90 * c.rng.random() - k * 40
                house(
                    c,
                    x,
                    770 + 34 * i,
                    w,
                    h,
                    mix("#3f7aa0", "#241f58", t),
                    mix("#2f6690", "#1a1644", t),
                    mix("#7fd0c8", "#ffd070", 0.9 if c.rng.random() < 0.6 else 0.2),
                    side * c.rng.randint(-3, 5),
                )
        box(c, 0, 500, 600, 400, c.linear((0, "#2a4a86", 0), (1, "#2f5f9c", 0.3)))
    shape(c, "M-20 810C150 780 430 786 620 806V920H-20Z", "#3a3470")
    shape(c, "M-20 850C150 826 430 830 620 852V920H-20Z", "#241f50")
    for _ in range(26):
        x = c.rng.randint(0, 600)
        oval(c, x, 826 + c.rng.randint(0, 60), c.rng.randint(12, 26), 6, "#5f58a0", opacity=0.5)
    for x, y, r, tone in (
        (130, 330, 62, "#ff9ac0"),
        (452, 250, 78, "#ffd070"),
        (330, 170, 40, "#b0a0ff"),
        (520, 470, 44, "#ff9ac0"),
        (66, 520, 40, "#ffd070"),
    ):
        glow(c, x, y, r * 2.2, tone, 0.6)
        for k in range(7):
            dx = -r * 0.75 + k * r * 0.25
            stroke(
                c,
                f"M{x + dx:.0f} {y + r * 0.25:.0f}q{c.rng.randint(-16, 16)} {r * 0.6:.0f} {c.rng.randint(-6, 6)} {r * 1.1:.0f}t{c.rng.randint(-8, 8)} {r * (0.5 + c.rng.random()):.0f}",
                tone,
                2.5,
                opacity=0.7,
            )
        shape(
            c,
            f"M{x - r} {y + r * 0.3:.0f}C{x - r} {y - r} {x + r} {y - r} {x + r} {y + r * 0.3:.0f}q{-r * 0.2:.0f} {-r * 0.16:.0f} {-r * 0.4:.0f} 0t{-r * 0.4:.0f} 0t{-r * 0.4:.0f} 0t{-r * 0.4:.0f} 0t{-r * 0.4:.0f} 0z",
            tone,
            opacity=0.82,
        )
        shape(
            c,
            f"M{x - r * 0.6:.0f} {y - r * 0.1:.0f}C{x - r * 0.5:.0f} {y - r * 0.6:.0f} {x:.0f} {y - r * 0.6:.0f} {x + r * 0.1:.0f} {y - r * 0.55:.0f}C{x - r * 0.3:.0f} {y - r * 0.4:.0f} {x - r * 0.4:.0f} {y - r * 0.2:.0f} {x - r * 0.6:.0f} {y - r * 0.1:.0f}Z",
            "#fff",
            opacity=0.5,
        )
    stroke(c, "M268 650C230 480 350 330 306 70", "#e8c878", 5)
    oval(c, 290, 856, 90, 12, "#14123a", opacity=0.6)
    suit = Look("#e0a048", "#b5743a", "#7a4a2c", cut="trousers", head="short")
    place(c, 286, 856, 2.15)
    stroke(c, "M0-44L7-24L9-4M0-44L-9-24L-14-6", "#b5743a", 11)
    shape(c, "M3 0V-8h13q8 2 8 8zM-20 0V-8h11q8 2 8 8z", "#3a2430")
    shape(c, "M-14-70C-16-60-13-46-11-40H11C14-48 15-60 13-72Z", suit.coat)
    box(c, -20, -70, 9, 26, "#8a5030", rx=4)
    stroke(c, "M8-66L18-54L30-60", suit.coat, 8)
    disc(c, 31, -60, 4, "#7a4a2c")
    disc(c, 2, -82, 17, "#c9803a")
    disc(c, 8, -82, 10.5, "#14123a")
    disc(c, 8, -82, 8.5, "#7fe0d8")
    disc(c, 9, -81, 5.5, "#e9bb96")
    disc(c, 11, -82, 1, "#14123a")
    stroke(c, "M4-88q4-4 8-2", "#fff", 1.6)
    shape(c, "M-14-70Q0-60 17-70L15-64Q0-56-13-64Z", "#8a5030")
    c.close()
    lantern(c, 352, 728, 40, "#3a2430")
    for i in range(9):
        disc(c, 300 + (i * 53 % 30) - 12, 640 - i * 42, 4 + i % 4 * 2, "#fff", opacity=0.35)
    for i in range(7):
        fish(c, 410 + i * 24 + i % 2 * 12, 690 + i % 3 * 26, 22, "#7fe0d8", "#2f8f9c", True)
    shape(c, "M470 846q-6-30 14-40q18 6 16 30l24-14q6 18-14 28z", "#ff9ac0")
    for x in (20, 60, 560, 586):
        stroke(c, f"M{x} 910C{x - 24} 850 {x + 26} 800 {x} {720 - x % 37}", "#14123a", 10)
    dots(c, 90, "#d8fff0", 2.6, opacity=0.5)
    c.save()


SCENES = [stained_bird, paper_forest, diver_street]
