"""A garden of moons, a counter of lost things, a train that opens the snow."""

# ruff: noqa: E501  (the path of a shape reads best in one piece)

import math

from canvas import Canvas, hill, mix, polygon, smooth
from figures_a import Look, person
from motifs_a import (
    box,
    cloud,
    crescent,
    disc,
    dots,
    fish,
    glow,
    grain,
    house,
    key,
    lump,
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
    x, y = next(at)
    glow(c, x + 52, y + 40, 60, "#fff0b0", 0.8)
    shape(c, polygon([(x + 40, y + 106), (x + 45, y + 46), (x + 59, y + 46), (x + 64, y + 106)]), cream)
    shape(c, polygon([(x + 41, y + 90), (x + 43, y + 70), (x + 61, y + 70), (x + 63, y + 90)]), red)
    shape(c, f"M{x + 42} {y + 44}v-18l10-10 10 10v18z", gold)
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


def zip_train() -> None:
    """From above: a red train opens the snow like a zip, and spring lies beneath."""
    c = Canvas("fermeture")
    sheet(c, c.linear((0, "#e4eef6"), (1, "#f8fafc"), angle=60))
    for _ in range(9):
        shape(
            c,
            lump(c, c.rng.randint(0, 600), c.rng.randint(0, 900), c.rng.randint(90, 190), c.rng.randint(50, 110)),
            "#cfdfec",
            opacity=0.4,
        )
    left = [(300, 395), (268, 480), (214, 580), (150, 700), (70, 830), (10, 930)]
    right = [(300, 395), (340, 480), (392, 580), (446, 700), (540, 830), (620, 930)]
    gap = smooth(left) + "L" + smooth(list(reversed(right)))[1:] + "Z"
    shape(c, gap, "#8aa8c0", transform="translate(-12 4)", opacity=0.5)
    shape(c, gap, c.linear((0, "#a8cf5a"), (0.5, "#6fb052"), (1, "#3f8a4a")))
    c.open(clip_path=c.clip(gap))
    for _ in range(14):
        shape(
            c,
            lump(c, c.rng.randint(80, 540), c.rng.randint(480, 900), 60, 30),
            c.rng.choice(("#8fc45a", "#5a9f4a", "#b7d866")),
            opacity=0.5,
        )
    shape(
        c,
        "M300 470C330 560 260 600 300 680C340 760 240 800 270 920H330C310 820 400 770 350 680C320 610 370 570 312 470Z",
        "#5fb4c9",
    )
    stroke(c, "M312 540q-14 30-6 60M322 690q14 40-20 80", "#d3f0f4", 3, opacity=0.7)
    for colour in ("#f6c7d4", "#fff3b0", "#e2574c", "#ffffff"):
        dots(c, 110, colour, 6, (60, 500, 500, 400), keep=lambda a, b: abs(a - 310) > 50)
    for x, y, r in ((225, 690, 34), (410, 690, 30), (160, 830, 46), (460, 850, 48), (236, 600, 22), (370, 600, 20)):
        oval(c, x + r * 0.3, y + r * 0.4, r, r * 0.9, "#2f6a3a", opacity=0.4)
        shape(c, lump(c, x, y, r, r), "#f2a9bd")
        shape(c, lump(c, x - r * 0.2, y - r * 0.2, r * 0.6, r * 0.6), "#fbd5df")
    for x, y, w in ((230, 780, 40), (400, 780, 34)):
        shape(c, f"M{x} {y}h{w}v{w}h-{w}z", "#d9694a" if x < 300 else "#fff6e0")
        stroke(c, f"M{x} {y + w / 2}h{w}M{x + w / 2} {y}v{w}", "#fff6e0" if x < 300 else "#d9694a", 3)
        for k in (-1, 1):
            disc(c, x + w / 2 + k * w * 0.62, y + w / 2, 9, "#2f4a6a" if k < 0 else "#e2b04a")
            disc(c, x + w / 2 + k * w * 0.62, y + w / 2, 5, "#3a2a24")
    c.close()
    for points, side in ((left, -1), (right, 1)):
        edge = smooth(points)
        stroke(c, edge, "#7f95a8", 12)
        stroke(c, edge, "#fff", 4)
        for i in range(24):
            t = i / 23 * 4.98
            a, b = points[int(t)], points[int(t) + 1]
            x, y = a[0] + (b[0] - a[0]) * (t % 1), a[1] + (b[1] - a[1]) * (t % 1)
            if y > 440:
                box(
                    c,
                    x - 9,
                    y - 4,
                    18,
                    8,
                    "#c9d3da",
                    rx=3,
                    stroke="#5f7488",
                    stroke_width=1.5,
                    transform=f"rotate({side * 24} {x:.0f} {y:.0f})",
                )
    closed = [(300, 395), (296, 330), (330, 260), (330, 190), (280, 120), (262, 50), (280, -20)]
    stroke(c, smooth(closed), "#b6c8d8", 16)
    stroke(c, smooth(closed), "#5f7488", 6, stroke_dasharray="1 9")
    shape(
        c,
        "M258 470L276 350Q300 320 324 350L342 470Q300 498 258 470Z",
        "#8aa8c0",
        transform="translate(-14 8)",
        opacity=0.6,
    )
    shape(
        c,
        "M258 470L276 350Q300 318 324 350L342 470Q300 498 258 470Z",
        c.linear((0, "#8f1d24"), (0.5, "#e2413c"), (1, "#8f1d24"), angle=0),
    )
    box(c, 282, 376, 36, 30, "#3a1418", rx=4)
    disc(c, 300, 352, 10, "#f3d27a")
    box(c, 272, 424, 56, 6, "#f3d27a")
    for k in range(3):
        shape(
            c,
            f"M{276 - k * 2} {500 + k * 62}h{48}l4 50h-{56}z",
            "#e2413c" if k else "#c9342f",
            transform=f"rotate({(k - 1) * 3} 300 520)",
        )
        box(c, 288, 512 + k * 62, 24, 26, "#3a1418", rx=3, opacity=0.8)
    for k in range(5):
        disc(c, 306 + k * k * 5 + k * 10, 340 - k * 26, 10 + k * 7, "#fff", opacity=0.85 - k * 0.13)
    spots = [
        (90, 120),
        (150, 210),
        (60, 290),
        (180, 350),
        (470, 90),
        (540, 190),
        (440, 260),
        (520, 350),
        (90, 470),
        (500, 520),
        (30, 620),
        (570, 640),
        (410, 390),
        (180, 60),
    ]
    for x, y in spots:
        r = c.rng.randint(20, 36)
        shape(c, f"M{x} {y}l-{r * 2} {r * 0.5:.0f}l{r} {r * 0.6:.0f}z", "#b9cede", opacity=0.9)
        star = [
            (
                x + (r if k % 2 else r * 0.5) * math.cos(k * math.pi / 8),
                y + (r if k % 2 else r * 0.5) * math.sin(k * math.pi / 8),
            )
            for k in range(16)
        ]
        shape(c, polygon(star), "#4f7288")
        star = [(x + (a - x) * 0.55 + 2, y + (b - y) * 0.55 - 2) for a, b in star]
        shape(c, polygon(star), "#f3f8fb")
    for x, y in ((110, 400), (460, 170), (560, 440), (40, 190)):
        shape(c, f"M{x - 30} {y - 16}h60v32h-60z", "#fff")
        shape(c, f"M{x - 30} {y}h60v18h-60z", "#c3d3e0")
        box(c, x + 10, y - 10, 9, 9, "#8f1d24")
    stroke(c, "M20 40C120 120 90 180 190 150C240 140 230 260 210 300", "#9fb6c8", 3, stroke_dasharray="1 9")
    grain(c, "#fff", "#5f7488", 0.1)
    c.save()


SCENES = [moon_garden, lost_property, zip_train]
