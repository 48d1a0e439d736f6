"""A garden of moons, lost things, and a fisher above the roofs."""

# ruff: noqa: E501  (the path of a shape reads best in one piece)

import math

from canvas import Canvas, hill, mix, polygon, smooth
from figures_a import Look, person
from motifs_a import (
    bird,
    box,
    cloud,
    crescent,
    disc,
    fish,
    glow,
    grain,
    house,
    key,
    lantern,
    oval,
    rowboat,
    shape,
    sheet,
    stars,
    stroke,
    suitcase,
    umbrella,
)


def moon_garden() -> None:
    """In a glasshouse an old gardener waters plants whose fruits are moons."""
    c = Canvas("serre")
    sheet(c, c.linear((0, "#0f3a40"), (0.6, "#3f7a6a"), (1, "#dfe3b0")))
    for i in range(5):
        t = i / 4
        half, top, low = 150 + 210 * t * t + 60 * t, 300 - 250 * t, 560 + 150 * t
        frame = mix("#7fae98", "#e6ecd0", t)
        path = f"M{300 - half:.0f} {low:.0f}V{top + half * 0.62:.0f}C{300 - half:.0f} {top:.0f} {300 - half * 0.3:.0f} {top - 30:.0f} 300 {top - 50:.0f}C{300 + half * 0.3:.0f} {top - 30:.0f} {300 + half:.0f} {top:.0f} {300 + half:.0f} {top + half * 0.62:.0f}V{low:.0f}"
        if i == 0:
            shape(c, path + "Z", c.linear((0, "#12303f"), (0.6, "#2f6a70"), (1, "#c9dcae")))
            c.open(clip_path=c.clip(path + "Z"))
            stars(c, 60, (150, 240, 300, 200))
            for k in range(3):
                shape(c, hill(c.rng, 520 + k * 20, 70, 6), mix("#2a5a58", "#12343a", k / 2))
            c.close()
        else:
            shape(c, path + f"H{300 - half:.0f}Z", "#fff", opacity=0.035)
        stroke(c, path, frame, 3 + 7 * t)
    for k in range(-4, 5):
        stroke(c, f"M{300 + k * 36} {560}L{300 + k * 150} 920", "#6b8a5a", 2, opacity=0.5)
        if k:
            stroke(
                c,
                f"M{300 + k * 33:.0f} {300 + abs(k) * 26}L{300 + k * 92:.0f} {-60 + abs(k) * 62}",
                "#cfe0c4",
                2.5,
                opacity=0.6,
            )
    stroke(c, "M300 250V-20", "#e6ecd0", 6)
    shape(c, polygon([(240, 560), (360, 560), (520, 920), (80, 920)]), c.linear((0, "#e9d7a4"), (1, "#c98d5c")))
    for i in range(9):
        t = (i / 9) ** 1.6
        stroke(c, f"M{240 - 160 * t:.0f} {560 + 360 * t:.0f}H{360 + 160 * t:.0f}", "#a8683f", 1 + 2 * t, opacity=0.4)
    plants = [(-1, 3), (1, 3), (-1, 2), (1, 2), (-1, 1), (1, 1), (-1, 0), (1, 0)]
    for number, (side, rank) in enumerate(plants):
        s = 1.12 * 0.66**rank
        x, y = 300 + side * (92 + 140 * s), 540 + 290 * s
        high = (1.25, 1.7, 1.05, 1.5)[rank] + (0.35 if side > 0 else 0)
        far = rank / 6
        leaf = mix("#1f5a3f", "#7fae98", far)
        stroke(
            c,
            f"M{x:.0f} {y:.0f}C{x - side * 14 * s:.0f} {y - 70 * s * high:.0f} {x + side * 18 * s:.0f} {y - 110 * s * high:.0f} {x - side * 22 * s:.0f} {y - 180 * s * high:.0f}",
            mix("#143f30", "#6b9a86", far),
            8 * s,
        )
        for k in range(6):
            lx, ly, w = x + (-1) ** k * 20 * s, y - (46 + k * 21 * high) * s, (-1) ** k
            shape(
                c,
                f"M{x:.0f} {ly + 14 * s:.0f}Q{lx + w * 22 * s:.0f} {ly - 26 * s:.0f} {lx + w * 52 * s:.0f} {ly - 6 * s:.0f}Q{lx + w * 20 * s:.0f} {ly + 24 * s:.0f} {x:.0f} {ly + 14 * s:.0f}Z",
                mix(leaf, "#8fc07a", k / 12),
            )
        mx, my, r = x - side * 22 * s, y - (180 * high + 28) * s, 40 * s
        glow(c, mx, my, r * 2.6, "#fff3c4", 0.65)
        disc(c, mx, my, r, "#3a5f5c")
        phase = number / 7
        turn = (1 - 2 * phase) * r
        shape(
            c,
            f"M{mx:.1f} {my - r:.1f}A{r:.1f} {r:.1f} 0 0 1 {mx:.1f} {my + r:.1f}A{max(abs(turn), 0.5):.1f} {r:.1f} 0 0 {0 if turn > 0 else 1} {mx:.1f} {my - r:.1f}Z",
            "#fff6d6",
        )
        disc(c, mx + r * 0.35, my - r * 0.2, r * 0.16, "#e3d6a4", opacity=0.6)
        shape(
            c,
            polygon(
                [(x - 34 * s, y - 6 * s), (x + 34 * s, y - 6 * s), (x + 25 * s, y + 52 * s), (x - 25 * s, y + 52 * s)]
            ),
            mix("#c4623f", "#c9a98a", far),
        )
        box(c, x - 38 * s, y - 14 * s, 76 * s, 15 * s, mix("#d97a50", "#d3b494", far))
    person(
        c,
        292,
        792,
        215,
        Look("#3f5f86", "#2a3448", hair="#f3efe2", head="short", hat="wide", hat_fill="#e0b45a"),
        ((26, -56), (22, -52)),
        ((7, 0), (-6, 0)),
        nod=4,
    )
    shape(c, "M342 664h46l8 46h-60zM390 682l44-24 6 8-46 34z", "#b5443a")
    stroke(c, "M338 690c-24-10-18-34 10-26", "#b5443a", 5)
    for k in range(7):
        stroke(
            c,
            f"M{440 + k * 2} {664 + k % 3 * 3}q{16 + k * 3} 14 {20 + k * 4} {56 + k * 7}",
            "#e8f6f0",
            2,
            stroke_dasharray="5 8",
        )
    oval(c, 292, 796, 74, 10, "#7a4a2c", opacity=0.35)
    grain(c, strength=0.08)
    c.save()


def lost_property() -> None:
    """A bear keeps the counter of lost things; a child holds a string with nothing at its end."""
    c = Canvas("guichet")
    sheet(c, "#4a3a22")
    box(c, 0, 0, 600, 640, c.radial((0, "#c9a050"), (0.6, "#8a6a34"), (1, "#4a3a22"), cx=0.5, cy=0.35, r=0.75))
    wood = "#3a2a1a"
    cells = [(20 + col * 114, 40 + row * 118) for row in range(5) for col in range(5)]
    for x, y in cells:
        box(c, x, y, 104, 106, "#2a1d14", opacity=0.55)
    for row in range(6):
        box(c, 0, 146 + (row - 1) * 118, 600, 12, wood)
        box(c, 0, 146 + (row - 1) * 118, 600, 3, "#d9b268", opacity=0.4)
    for col in range(6):
        box(c, 10 + col * 114, 28, 10, 600, wood)
    red, cream, olive, blue, gold = "#b5482e", "#f0e0b4", "#7d8a4a", "#4f7a80", "#e0a83a"
    at = iter(cells)
    x, y = next(at)
    for k in range(4):
        key(c, x + 22 + k * 20, y + 24 + k % 2 * 8, 52, gold if k % 2 else cream, 6 - k * 4)
    x, y = next(at)
    umbrella(c, x + 52, y + 98, 38, red, "#2a1d14", 8)
    next(at)
    x, y = next(at)
    suitcase(c, x + 52, y + 106, 82, olive, wood)
    suitcase(c, x + 46, y + 50, 52, red, wood)
    x, y = next(at)
    house(c, x + 52, y + 106, 54, 84, cream, red, gold)
    x, y = next(at)
    stroke(
        c,
        f"M{x + 22} {y + 104}V{y + 46}a30 30 0 0 1 60 0V{y + 104}zM{x + 42} {y + 104}V{y + 22}M{x + 62} {y + 104}V{y + 22}M{x + 52} {y + 16}v-8",
        gold,
        2.5,
    )
    cloud(c, x + 52, y + 78, 46, "#fff")
    x, y = next(at)
    shape(c, f"M{x + 20} {y + 106}v-46q4-6 26-2v28q16 4 40 8v12zM{x + 46} {y + 106}h-26v5h66v-5z", "#8a4a2c")
    x, y = next(at)
    at_bear = (x, y)
    next(at)
    next(at)
    x, y = cells[8]
    shape(
        c, f"M{x + 28} {y + 34}h48v60q0 12-12 12h-24q-12 0-12-12zM{x + 34} {y + 24}h36v10h-36z", "#cfe0d8", opacity=0.5
    )
    glow(c, x + 52, y + 70, 42, "#fff0b0", 0.9)
    for _ in range(7):
        disc(c, x + 38 + c.rng.randint(0, 28), y + 50 + c.rng.randint(0, 44), 3, "#fff6d0")
    x, y = cells[9]
    shape(c, crescent(x + 54, y + 54, 36), gold)
    x, y = cells[10]
    fish(c, x + 54, y + 64, 72, "#e0763a", red)
    stroke(
        c,
        f"M{x + 12} {y + 50}C{x + 30} {y + 12} {x + 80} {y + 12} {x + 96} {y + 50}C{x + 104} {y + 80} {x + 84} {y + 104} {x + 54} {y + 104}C{x + 20} {y + 104} {x} {y + 80} {x + 12} {y + 50}Z",
        "#cfe0d8",
        3,
    )
    x, y = cells[14]
    rowboat(c, x + 52, y + 98, 84, blue, cream)
    shape(c, f"M{x + 52} {y + 84}v-64l34 52h-34z", cream)
    x, y = cells[15]
    shape(c, f"M{x + 52} {y + 12}l30 38-30 40-30-40z", red)
    shape(c, f"M{x + 52} {y + 12}v78l-30-40z", gold)
    stroke(c, f"M{x + 52} {y + 90}q12 8 0 16", cream, 2)
    x, y = cells[19]
    for k in range(5):
        box(c, x + 14 + k * 15, y + 30 + k % 3 * 12, 13, 76 - k % 3 * 12, (red, cream, olive, blue, gold)[k])
    x, y = cells[24]
    glow(c, x + 52, y + 40, 60, "#fff0b0", 0.8)
    shape(c, polygon([(x + 40, y + 106), (x + 45, y + 46), (x + 59, y + 46), (x + 64, y + 106)]), cream)
    shape(c, polygon([(x + 41, y + 90), (x + 43, y + 70), (x + 61, y + 70), (x + 63, y + 90)]), red)
    shape(c, f"M{x + 42} {y + 44}v-18l10-10 10 10v18z", gold)
    x, y = cells[20]
    shape(c, f"M{x + 6} {y + 106}q46-16 92 0zM{x + 26} {y + 100}l4-58q24-10 46 0l4 58z", "#1c1a24")
    shape(c, f"M{x + 27} {y + 98}l1-18h50l1 18z", red)
    bx, by = at_bear[0] + 52, at_bear[1] + 88
    glow(c, bx, 120, 260, "#ffe9a0", 0.6)
    stroke(c, f"M{bx} 0V80", wood, 4)
    shape(c, f"M{bx - 46} 112q46-72 92 0z", olive)
    fur, dark = "#7a4a2a", "#5a3420"
    shape(
        c,
        f"M{bx - 150} 660C{bx - 160} {by + 130} {bx - 100} {by + 84} {bx} {by + 80}C{bx + 100} {by + 84} {bx + 160} {by + 130} {bx + 150} 660Z",
        "#3f5a5c",
    )
    shape(c, f"M{bx - 34} {by + 80}L{bx} {by + 190}L{bx + 34} {by + 80}Z", cream)
    shape(c, f"M{bx} {by + 96}l-30-18v40zM{bx} {by + 96}l30-18v40z", red)
    for side in (-1, 1):
        disc(c, bx + side * 66, by - 66, 30, fur)
        disc(c, bx + side * 66, by - 66, 16, dark)
    oval(c, bx, by, 100, 92, fur)
    oval(c, bx, by + 34, 50, 40, "#c99a68")
    shape(c, f"M{bx - 20} {by + 10}q20-10 40 0q-4 20-20 22q-16-2-20-22z", "#1c120c")
    stroke(c, f"M{bx} {by + 30}v14M{bx - 22} {by + 50}q22 14 44 0", "#1c120c", 4)
    for side in (-1, 1):
        disc(c, bx + side * 40, by - 12, 7, "#1c120c")
        c.add("circle", cx=bx + side * 40, cy=by - 12, r=24, fill="none", stroke=gold, stroke_width=4)
    stroke(c, f"M{bx - 16} {by - 12}q16-8 32 0", gold, 4)
    shape(
        c,
        f"M{bx - 62} {by - 78}C{bx - 60} {by - 118} {bx + 60} {by - 118} {bx + 62} {by - 78}Q{bx} {by - 96} {bx - 62} {by - 78}ZM{bx - 62} {by - 78}Q{bx} {by - 96} {bx + 62} {by - 78}Q{bx} {by - 70} {bx - 62} {by - 78}Z",
        "#3f5a5c",
    )
    disc(c, bx, by - 97, 8, gold)
    box(c, -10, 628, 620, 34, "#8a5a30")
    box(c, -10, 628, 620, 6, "#e0b46a")
    box(c, -10, 662, 620, 250, c.linear((0, "#5a3a20"), (1, "#2a1a10")))
    for k in range(4):
        box(c, 22 + k * 144, 690, 124, 190, "#2a1a10", opacity=0.35)
    for side in (-1, 1):
        oval(c, bx + side * 92, 628, 42, 24, fur)
        for k in (-1, 0, 1):
            stroke(c, f"M{bx + side * 92 + k * 15} 634v12", dark, 4)
    shape(c, "M480 628a26 24 0 0 1 52 0z", gold)
    disc(c, 506, 602, 5, gold)
    shape(c, "M60 628l10-16h60l-10 16z", cream)
    person(
        c,
        176,
        888,
        262,
        Look("#d9a83a", "#2a2430", hair="#3a2018", head="bob", cut="coat", child=True),
        ((26, -72), (-9, -44)),
        ((5, 0), (-6, 0)),
        nod=-16,
    )
    stroke(c, "M246 696C268 640 234 600 262 540C272 512 250 500 258 484", cream, 3)
    grain(c, strength=0.1)
    c.save()


def fisher_boat(c: Canvas) -> None:
    """The boat of the picture below, between two rows of roofs."""
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


SCENES = [moon_garden, lost_property, roof_fisher]
