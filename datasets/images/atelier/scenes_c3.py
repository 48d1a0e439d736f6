"""Scenes of seasons and small beings: leaves, beetles, ponds, hives."""

import math

from canvas import Canvas, blob, hill, mix, polygon
from creatures_c import butterfly, cat, fish, fox, perched
from motifs_c import (
    SKINS,
    boat,
    dashes,
    dots,
    flower,
    glow,
    ground,
    ladder,
    lantern,
    leaf,
    limb,
    mushroom,
    person,
    placed,
    rows,
    shape,
    stroke,
    suitcase,
    tree,
    umbrella,
    vignette,
)


def mended_autumn() -> None:
    c = Canvas("feuilles-recousues")
    ground(c, (0, "#f6e6c4"), (0.7, "#f3cf97"), (1, "#dba566"))
    c.add("circle", cx=390, cy=330, r=210, fill="#fbf2da")
    dashes(c, 150, "#c98f4c", 30, -6, 2, 0.16)
    for y, h, colour in ((700, 70, "#e3b070"), (760, 60, "#c98d50")):
        shape(c, hill(c.rng, y, h, 3), colour)
    for x, h in ((40, 90), (90, 70), (540, 100), (580, 70), (500, 60)):
        tree(c, x, 720, h * 0.36, "#b3743f", depth=5, width=6)
    tips = tree(c, 176, 860, 190, "#4b2c24", depth=7, width=64, turn=7, spread=30, shrink=0.79)
    shape(c, "M112 900C140 860 148 800 152 740L208 740C206 800 220 860 262 900Z", "#4b2c24")
    dashes(c, 40, "#7d5040", 2, 26, 3, 0.6, (156, 700, 206, 880))
    reds = ["#c8462c", "#dd7a2e", "#e8a838", "#a8352c", "#8f5a2c"]
    for x, y in tips:
        if y < 460 and (x < 280 or c.rng.random() < 0.2):
            a = c.rng.uniform(110, 250)
            shape(c, leaf(x, y, c.rng.uniform(30, 46), a, 0.5), c.rng.choice(reds))
            c.add(
                "path",
                d=f"M{x - 5:.0f} {y - 4:.0f}l9 8M{x + 5:.0f} {y - 4:.0f}l-9 8",
                stroke="#d3232f",
                stroke_width=2.4,
            )
    ladder(c, 470, 880, 372, 380, 66, "#8a5a34", 8)
    with placed(c, 322, 316, 1.25, 16):
        shape(
            c,
            "M0 0C-60 -10 -84 -60 -60 -110C-40 -90 -36 -96 -34 -130C-14 -116 -8 -140 0 -164"
            "C10 -140 16 -116 36 -130C38 -96 44 -90 62 -110C84 -60 60 -10 0 0Z",
            "#dd6a2a",
        )
        shape(c, "M0 0C-60 -10 -84 -60 -60 -110C-40 -90 -36 -96 -34 -130C-14 -116 -8 -140 0 -164Z", "#b9472a")
        c.add(
            "path",
            d="M0 20V-150M0 -30L-48 -78M0 -30L48 -78M0 -70L-26 -112M0 -70L28 -112",
            stroke="#7a2a20",
            stroke_width=3,
            fill="none",
        )
        for k in range(5):
            c.add(
                "path",
                d=f"M{-12 + k % 2 * 2} {14 - k * 7}L{12 - k % 2 * 3} {8 - k * 7}",
                stroke="#d3232f",
                stroke_width=4,
                stroke_linecap="round",
            )
    hand, _ = person(
        c,
        404,
        600,
        232,
        "#4f6b5a",
        skin=SKINS[0],
        flip=True,
        style="bun",
        hair="#e9e4dc",
        arms=((132, 158), (80, 120)),
        stride=((38, -4), (0, 0)),
        hem=19,
        drop=24,
        scarf="#e8a838",
        legs="#6b3a2c",
    )
    x, y = hand
    stroke(c, [(x - 66, y - 50), (x + 14, y + 12)], "#8f9aa0", 7)
    stroke(c, [(x - 60, y - 45), (x - 48, y - 36)], "#f6e6c4", 2.5)
    stroke(
        c,
        [
            (x - 58, y - 44),
            (x - 20, y + 60),
            (x - 70, y + 150),
            (280, 640),
            (330, 760),
            (250, 850),
            (150, 866),
            (96, 846),
        ],
        "#d3232f",
        3.4,
    )
    fox(c, 96, 880, 128, "#c2622d", flip=True)
    c.add("circle", cx=40, cy=812, r=30, fill="#d3232f")
    for k in range(5):
        stroke(c, [(16 + k * 3, 826 - k * 12), (40, 806 - k * 4 + 8), (62 - k * 2, 800 + k * 7)], "#8f1822", 2.5)
    shape(c, "M300 830H420L404 890H316Z", "#a8743c")
    c.add(
        "path",
        d="M303 846H417M308 862H412M312 878H408M330 830L336 890M360 830V890M390 830L384 890",
        stroke="#6d4420",
        stroke_width=2.5,
    )
    for k in range(15):
        shape(c, leaf(306 + k * 8, 838, 34, c.rng.uniform(-70, 70), 0.5), c.rng.choice(reds))
    for x, y, a in rows("520 200 60, 560 420 200, 500 520 120, 60 600 40, 260 560 220, 550 620 300, 90 40 100"):
        shape(c, leaf(x, y, 36, a, 0.5), c.rng.choice(reds))
    shape(c, "M-10 884C150 868 420 892 610 876V910H-10Z", "#8a5530")
    for _ in range(60):
        shape(
            c,
            leaf(c.rng.uniform(-10, 600), c.rng.uniform(880, 905), 22, c.rng.uniform(-80, 80), 0.5),
            c.rng.choice(reds),
        )
    c.save()


def stag_beetle(c: Canvas, x: float, y: float, s: float) -> None:
    with placed(c, x, y, s / 100):
        c.add(
            "path",
            d="M-12 -4L-26 0M14 -4L28 0M-10 -20L-16 -2M12 -20L18 -2",
            stroke="#1a1413",
            stroke_width=5,
            stroke_linecap="round",
        )
        shape(c, "M-24 -62C-36 -40 -30 -8 0 -4C30 -8 36 -40 24 -62Z", "#5b2a1e")
        shape(c, "M-22 -60C-28 -34 -20 -12 -2 -6V-60Z", "#8c4326")
        shape(c, "M-18 -62H18L12 -14L0 -8L-12 -14Z", "#b8322f")
        shape(c, "M-6 -62H6L0 -44Z", "#f6e6c4")
        for k in range(3):
            c.add("circle", cy=-38 + k * 9, r=2, fill="#f0c24a")
        shape(c, "M-22 -62C-24 -76 24 -76 22 -62C14 -56 -14 -56 -22 -62Z", "#3a1c18")
        c.add("ellipse", cy=-78, rx=16, ry=12, fill="#2a1614")
        c.add(
            "path",
            d=(
                "M-8 -86C-30 -92 -34 -112 -20 -124C-24 -112 -18 -106 -8 -104M8 -86C30 -92 34 -112 20 -124"
                "C24 -112 18 -106 8 -104"
            ),
            stroke="#3a1c18",
            stroke_width=6,
            fill="none",
            stroke_linecap="round",
        )
        for k in (-6, 8):
            c.add("circle", cx=k, cy=-79, r=4, fill="#fff4d0")
            c.add("circle", cx=k + 1, cy=-79, r=2, fill="#15100f")
        c.add(
            "path",
            d="M16 -54L36 -42L28 -26M-18 -54L-32 -46L-13 -63",
            stroke="#1a1413",
            stroke_width=5.5,
            fill="none",
            stroke_linecap="round",
            stroke_linejoin="round",
        )


def beetle_tea() -> None:
    c = Canvas("the-du-scarabee")
    ground(c, (0, "#dfeea0"), (0.35, "#8fc46a"), (0.7, "#2f7a55"), (1, "#12402f"))
    glow(c, 160, 60, 420, "#fffbd0", 0.95)
    for k, tint in enumerate(("#a9d57a", "#7fbb62", "#579c54")):
        for _ in range(9):
            x = c.rng.uniform(-20, 620)
            shape(
                c,
                leaf(x, 900, 760 - k * 60 + c.rng.uniform(-150, 100), c.rng.uniform(-24, 24), 0.045),
                tint,
                opacity=0.75,
            )
    shape(c, "M90 -10L-60 900H200L190 -10ZM230 -10L300 900H460L300 -10Z", "#fffbd0", opacity=0.16)
    for x, y, r, tint in ((470, 190, 66, "#f3a6b4"), (540, 330, 44, "#fff0f0")):
        stroke(c, [(x, y), (x + 20, 500), (x - 10, 900)], "#3c8450", 9)
        flower(c, x, y, r, 9, tint, "#f0b83a", 0.62)
    butterfly(c, 410, 120, 70, "#e8843a", 28, "#fff0c0")
    stroke(c, [(52, 330), (40, 560), (70, 900)], "#3c8450", 14)
    with placed(c, 62, 330, 1.1):
        shape(c, "M0 70C-40 50 -70 0 -56 -34C-40 -64 40 -64 56 -34C70 0 40 50 0 70Z", "#d8402f")
        shape(c, "M0 70C-40 50 -70 0 -56 -34C-50 -46 -40 -52 -30 -56C-44 0 -30 40 0 70Z", "#000", opacity=0.15)
        for x, y in ((-30, -14), (2, -20), (34, -12), (-16, 14), (20, 14), (2, 42)):
            c.add("ellipse", cx=x, cy=y, rx=4, ry=6, fill="#ffe6a0")
        shape(c, "M-60 -40C-30 -66 30 -66 60 -40L34 -38L22 -20L4 -36L-16 -18L-30 -38Z", "#2f7a45")
    shape(c, hill(c.rng, 800, 30, 4), "#1f5a3e")
    mushroom(c, 300, 830, 250, "#e9d3a2", "#f7ecd2", "#d3b27a")
    c.add("ellipse", cx=300, cy=592, rx=140, ry=24, fill="#f4e4bd")
    c.add("ellipse", cx=300, cy=590, rx=112, ry=17, fill="#fffaf0")
    with placed(c, 318, 590, 0.8):
        shape(c, "M-26 -40H26C26 -10 14 0 0 0C-14 0 -26 -10 -26 -40Z", "#3f7fa0")
        c.add("ellipse", cy=-40, rx=26, ry=6, fill="#7a3f20")
    with placed(c, 238, 592, 0.8):
        shape(c, "M-26 -40H26C26 -10 14 0 0 0C-14 0 -26 -10 -26 -40Z", "#fff")
        c.add("ellipse", cy=-40, rx=26, ry=6, fill="#7a3f20")
        c.add("path", d="M-26 -34C-42 -34 -42 -12 -20 -12", stroke="#fff", stroke_width=6, fill="none")
    for x in (312, 240):
        stroke(c, [(x, 548), (x - 8, 526), (x + 8, 508), (x - 4, 484)], "#fff", 4, opacity=0.7)
    with placed(c, 128, 830):
        shape(c, "M-50 -84H50L40 0H-40Z", "#9aa7ab")
        shape(c, "M-50 -84H-20L-18 0H-40Z", "#6d7a80")
        dots(c, 40, "#5a666c", 5, 0.8, (-40, -74, 40, -10))
        c.add("ellipse", cy=-84, rx=52, ry=11, fill="#c8d2d4")
    person(
        c,
        132,
        816,
        250,
        "#f0c24a",
        skin=SKINS[2],
        sit=True,
        stride=((80, 6), (72, -6)),
        arms=((58, 98), (40, 70)),
        style="bun",
        hair="#201414",
        hem=16,
        legs="#2a4a6a",
    )
    stag_beetle(c, 476, 836, 300)
    with placed(c, 396, 640, 0.9, -24, flip=True):
        shape(c, "M-36 -30C-46 10 -30 26 0 26C30 26 46 10 36 -30C20 -40 -20 -40 -36 -30Z", "#c98f2e")
        shape(c, "M34 -10C54 -12 54 -30 68 -40L60 -44C46 -36 46 -24 34 -20Z", "#c98f2e")
        c.add("path", d="M-36 -20C-62 -20 -62 14 -34 14", stroke="#c98f2e", stroke_width=8, fill="none")
        c.add("circle", cy=-40, r=7, fill="#8c5a18")
        shape(c, "M-36 -30C-46 10 -30 26 -14 25C-26 6 -24 -20 -20 -36Z", "#fff", opacity=0.3)
    with placed(c, 262, 874, 0.86):
        shape(c, "M-70 0C-70 -16 -40 -14 -30 -14H50C60 -14 60 -40 70 -44C84 -40 80 0 60 0Z", "#d9b48a")
        c.add("circle", cx=2, cy=-40, r=40, fill="#a8573a")
        c.add(
            "path",
            d="M2 -40m-6 0a8 8 0 1 1 14 6a18 18 0 1 1 4 -22a26 26 0 1 1 -34 34",
            stroke="#6d2f20",
            stroke_width=5,
            fill="none",
        )
        c.add("path", d="M68 -42L64 -62M76 -42L84 -60", stroke="#d9b48a", stroke_width=4, stroke_linecap="round")
    for _ in range(10):
        x = c.rng.choice([c.rng.uniform(-20, 20), c.rng.uniform(588, 625)])
        shape(c, leaf(x, 920, c.rng.uniform(160, 330), c.rng.uniform(-16, 16), 0.07), "#0d2f25")
    dots(c, 50, "#fffbd0", 4, 0.7, (0, 60, 600, 560))
    c.save()


def dragonfly_pond() -> None:
    c = Canvas("etang-vu-du-ciel")
    ground(c, (0, "#0f4a52"), (0.5, "#0b3a48"), (1, "#082434"), angle=60)
    glow(c, 150, 690, 300, "#ffd9b0", 0.35)
    c.add("circle", cx=150, cy=690, r=88, fill="#ffe9c4", opacity=0.4)
    for x, y, w in ((420, 130, 260), (120, 480, 220), (500, 620, 240)):
        shape(c, blob(c.rng, x, y, w * 0.5, w * 0.16, 0.2), "#cfe8e4", opacity=0.1)
    for x, y, s, turn, colour in ((420, 640, 2.9, -52, "#e8643c"), (170, 250, 2.0, 128, "#f3e3d0")):
        with placed(c, x, y, s, turn):
            shape(
                c,
                "M70 0C50 -22 0 -26 -40 -8C-58 -6 -84 -30 -96 -24C-84 -10 -84 10 -96 24C-84 30 -58 6 -40 8"
                "C0 26 50 22 70 0Z",
                colour,
                opacity=0.62,
            )
            shape(
                c,
                "M30 -16C20 -40 6 -44 -4 -42C4 -34 8 -26 10 -18ZM30 16C20 40 6 44 -4 42C4 34 8 26 10 18Z",
                colour,
                opacity=0.45,
            )
            for px, py, r in ((26, -4, 12), (-6, 6, 10), (-30, -2, 7)):
                c.add(
                    "ellipse",
                    cx=px,
                    cy=py,
                    rx=r,
                    ry=r * 0.6,
                    fill="#fff6ea" if colour != "#f3e3d0" else "#e8643c",
                    opacity=0.6,
                )
    for x, y, r in rows("420 470 50, 420 470 84, 420 470 120, 90 800 26, 90 800 48, 520 260 20, 520 260 40"):
        c.add("circle", cx=x, cy=y, r=r, fill="none", stroke="#a8d8d0", stroke_width=2.5, opacity=0.35)
    pads = rows(
        "60 90 110 20, 250 60 70 200, 540 90 100 130, 40 360 76 320, 560 420 90 250, "
        "330 800 130 100, 540 800 90 10, 180 880 84 60, 60 620 54 90, 400 250 44 300"
    )
    for i, (x, y, r, turn) in enumerate(pads):
        tint = ("#4f8f5a", "#6aa35c", "#3d7a58")[i % 3]
        with placed(c, x + 8, y + 12, r / 100, turn):
            shape(c, "M0 0L98 -18A100 100 0 1 0 98 18Z", "#04161f", opacity=0.5)
        with placed(c, x, y, r / 100, turn):
            shape(
                c,
                "M0 0L98 -18A100 100 0 1 0 98 18Z",
                c.radial((0, mix(tint, "#ffffff", 0.3)), (0.8, tint), (1, mix(tint, "#082434", 0.35))),
            )
            d = "".join(
                f"M0 0L{90 * math.cos(math.radians(a)):.0f} {90 * math.sin(math.radians(a)):.0f}"
                for a in range(30, 340, 26)
            )
            c.add("path", d=d, stroke="#2c5f48", stroke_width=2.4, opacity=0.7)
    for x, y, r in ((86, 110, 62), (516, 778, 58), (346, 812, 40), (566, 440, 34)):
        for k, (share, tint) in enumerate(((1, "#c9486f"), (0.78, "#ee86a0"), (0.55, "#fac4cd"))):
            shape(c, "".join(leaf(x, y, r * share, 360 * i / 9 + k * 20, 0.42) for i in range(9)), tint)
        c.add("circle", cx=x, cy=y, r=r * 0.17, fill="#ffd35a")
    with placed(c, 316, 520, 1.5, 36):
        shape(c, "M0 -70C20 -70 20 200 0 210C-20 200 -20 -70 0 -70Z", "#020d14", opacity=0.35)
    with placed(c, 286, 440, 1.62, 36):
        for flip in (1, -1):
            c.open(transform=f"scale({flip} 1)")
            for d in (
                "M6 -24C60 -66 140 -78 168 -54C160 -30 70 -16 6 -12Z",
                "M6 -6C60 -2 130 16 146 44C126 56 50 24 6 6Z",
            ):
                shape(c, d, "#d8f6f0", opacity=0.6, stroke="#f4fffc", stroke_width=2)
            c.add(
                "path",
                d=(
                    "M8 -20C60 -44 110 -54 160 -56M30 -22L70 -52M60 -28L110 -60M8 -4C60 6 100 20 138 42M40 2"
                    "L80 26M70 10L110 38"
                ),
                stroke="#7fc9c4",
                stroke_width=1.6,
                fill="none",
            )
            c.close()
        shape(c, "M-7 10C-6 60 -4 120 -3 150C-2 160 2 160 3 150C4 120 6 60 7 10Z", "#2c7fb0")
        for k in range(7):
            c.add("path", d=f"M-6 {30 + k * 17}H6", stroke="#0e3f66", stroke_width=4)
        shape(c, "M-14 -34C-18 -8 -12 14 0 16C12 14 18 -8 14 -34Z", "#3f9fc8")
        c.add("circle", cx=-9, cy=-46, r=11, fill="#f0b83a")
        c.add("circle", cx=9, cy=-46, r=11, fill="#f0b83a")
        c.add("circle", cx=-11, cy=-49, r=4, fill="#5a3a10")
        c.add("circle", cx=11, cy=-49, r=4, fill="#5a3a10")
        with placed(c, 0, 4, 1.5):
            shape(c, "M-15 2C-20 -20 -14 -26 0 -26C14 -26 20 -20 15 2C12 14 -12 14 -15 2Z", "#d8352e")
            limb(c, [(-14, -16), (-24, -30), (-12, -40)], "#d8352e", 7)
            limb(c, [(14, -16), (24, -30), (12, -40)], "#d8352e", 7)
            c.add("circle", cy=-13, r=12, fill="#2c1a18")
            shape(c, "M-10 -6C-12 8 -8 20 -14 30C-4 26 -2 10 0 0ZM10 -6C12 8 8 20 14 30C4 26 2 10 0 0Z", "#2c1a18")
    for x, y in ((150, 180), (470, 380), (230, 720)):
        c.add("circle", cx=x, cy=y, r=5, fill="#d8f6f0", opacity=0.8)
    dots(c, 70, "#d8f6f0", 2.4, 0.5)
    vignette(c, "#020d14", 0.55)
    c.save()


def hive_house() -> None:
    c = Canvas("ruche-immeuble")
    ground(c, (0, "#5c2a10"), (1, "#2e130a"))
    glow(c, 300, 420, 480, "#f2a52c", 0.8)
    r, dark = 112, "#2e130a"
    w, h = r * math.sqrt(3), r * 1.5
    lights = ["#f7c04a", "#e98f2a", "#ffdc82", "#d9741f", "#f3a93a", "#ffe9b0", "#b9531a"]
    cells = [(x, y) for y in range(-1, 6) for x in range(-1, 4)]
    rooms = {}
    for i, (col, row) in enumerate(cells):
        cx, cy = 106 + col * w + (row % 2) * w / 2, 70 + row * h
        d = polygon(
            [(cx + r * math.sin(math.radians(60 * k)), cy - r * math.cos(math.radians(60 * k))) for k in range(6)]
        )
        tint = lights[(i * 5 + row * 3) % 7]
        shape(
            c,
            d,
            c.radial((0, mix(tint, "#ffffff", 0.4)), (1, tint)),
            stroke=dark,
            stroke_width=13,
            stroke_linejoin="round",
        )
        rooms[col, row] = (cx, cy, d)

    def room(col: int, row: int) -> tuple[float, float]:
        x, y, d = rooms[col, row]
        c.open(clip_path=c.clip(d))
        c.add("rect", x=x - 100, y=y + 58, width=200, height=60, fill="#6d2f14")
        return x, y + 58

    x, y = room(0, 0)
    c.add("rect", x=x - 76, y=y - 40, width=140, height=26, rx=10, fill="#fff4dc")
    c.add("rect", x=x - 76, y=y - 26, width=150, height=24, rx=6, fill="#a8402c")
    c.add("circle", cx=x - 50, cy=y - 44, r=17, fill=SKINS[1])
    shape(c, f"M{x - 68} {y - 40}A19 19 0 0 1 {x - 32} {y - 54}Q{x - 52} {y - 52} {x - 68} {y - 40}Z", "#3a2016")
    c.close()
    x, y = room(1, 0)
    person(c, x - 10, y, 110, "#3f6a7a", arms=((60, 120), (50, 110)), stride=((2, 0), (-2, 0)), style="long")
    shape(c, f"M{x + 12} {y - 74}l26 -8v24l-26 8z", "#a8402c")
    c.close()
    x, y = room(2, 0)
    tree(c, x - 40, y, 32, "#4a2412", depth=5, width=9)
    perched(c, x + 6, y, 50, "#a8402c", "#ffe9b0", flip=True)
    c.close()
    x, y = room(0, 1)
    for k in range(6):
        c.add("rect", x=x - 84 + k * 28, y=y - k * 20, width=30, height=20 + k * 20, fill="#8c3f18")
    person(c, x + 8, y - 62, 84, "#a8402c", arms=((80, 90), (30, 30)), stride=((50, 0), (-10, -20)), skin=SKINS[2])
    lantern(c, x + 34, y - 106, 26, "#fff4c8", 2)
    c.close()
    x, y = room(1, 1)
    c.add("rect", x=x - 74, y=y - 62, width=84, height=62, fill="#3a1a10")
    c.add("rect", x=x - 84, y=y - 34, width=100, height=10, fill="#fff4dc")
    for k in range(7):
        c.add("rect", x=x - 74 + k * 13, y=y - 34, width=5, height=6, fill="#2e130a")
    person(
        c,
        x + 46,
        y + 6,
        112,
        "#5a7a4c",
        flip=True,
        arms=((64, 80), (70, 86)),
        sit=True,
        stride=((80, 0), (70, 0)),
        hat="bowler",
        hat_colour="#2e130a",
    )
    for k, (px, py) in enumerate(((-50, -84), (-24, -98), (-66, -112))):
        c.add("path", d=f"M{x + px} {y + py}v-22l{8 + k} 5", stroke="#3a1a10", stroke_width=4, fill="none")
        c.add("circle", cx=x + px - 4, cy=y + py, r=6, fill="#3a1a10")
    c.close()
    x, y = room(0, 2)
    c.add("rect", x=x - 90, y=y - 10, width=190, height=90, fill="#3a8a92")
    stroke(c, [(x - 90, y - 10), (x - 50, y - 18), (x - 10, y - 8), (x + 40, y - 18), (x + 90, y - 10)], "#dff2e8", 5)
    boat(c, x, y - 6, 96, "#6d2f14", "#fff4dc")
    fish(c, x + 40, y + 22, 36, "#f3a93a", flip=True)
    c.close()
    x, y = room(1, 2)
    glow(c, x, y - 70, 120, "#fffbe0", 1)
    shape(c, f"M{x - 46} {y}V{y - 96}A46 46 0 0 1 {x + 46} {y - 96}V{y}Z", "#fffbe6")
    shape(c, f"M{x + 46} {y}V{y - 96}A46 46 0 0 0 {x + 18} {y - 138}L{x + 84} {y - 150}V{y + 16}Z", "#8c3f18")
    shape(c, f"M{x - 46} {y}H{x + 46}L{x + 90} {y + 70}H{x - 90}Z", "#fffbe6", opacity=0.5)
    person(
        c,
        x - 8,
        y + 6,
        92,
        "#2e130a",
        back=True,
        arms=((14, 10), (-14, -10)),
        stride=((4, 0), (-4, 0)),
        skin="#2e130a",
        hair="#2e130a",
    )
    c.close()
    x, y = room(2, 2)
    c.add("rect", x=x - 60, y=y - 50, width=110, height=8, fill="#4a2412")
    shape(c, f"M{x - 50} {y - 42}h8v42h-8zM{x + 30} {y - 42}h8v42h-8z", "#4a2412")
    cat(c, x - 10, y - 50, 74, "#3a1a10")
    c.close()
    x, y = room(0, 3)
    shape(c, f"M{x - 60} {y}V{y - 90}H{x + 60}V{y}Z", "#8c3f18")
    shape(c, f"M{x - 38} {y}V{y - 50}Q{x} {y - 84} {x + 38} {y - 50}V{y}Z", "#2e130a")
    shape(
        c,
        f"M{x - 24} {y}C{x - 34} {y - 30} {x - 6} {y - 36} {x - 2} {y - 62}"
        f"C{x + 18} {y - 40} {x + 30} {y - 24} {x + 22} {y}Z",
        "#ffdc82",
    )
    shape(
        c,
        f"M{x - 12} {y}C{x - 14} {y - 18} {x} {y - 20} {x + 2} {y - 36}"
        f"C{x + 12} {y - 22} {x + 14} {y - 12} {x + 12} {y}Z",
        "#e0502a",
    )
    c.close()
    x, y = room(1, 3)
    for k in range(3):
        c.add("rect", x=x - 80, y=y - 34 - k * 46, width=160, height=6, fill="#4a2412")
        for j in range(5):
            c.add(
                "rect",
                x=x - 70 + j * 30,
                y=y - 60 - k * 46,
                width=20,
                height=26,
                rx=6,
                fill=("#fff4c8", "#e0802a", "#a8402c")[(j + k) % 3],
            )
    c.close()
    x, y = room(0, 4)
    for k in range(3):
        flower(c, x - 50 + k * 48, y - 70 - (k % 2) * 30, 30, 8, ("#a8402c", "#fff4dc", "#d95a3a")[k], "#5c2a10")
        stroke(c, [(x - 50 + k * 48, y - 60 - (k % 2) * 30), (x - 40 + k * 40, y)], "#5a7a4c", 5)
    c.close()
    x, y = room(1, 4)
    umbrella(c, x, y - 20, 120, "#a8402c", 12, 60)
    person(c, x - 12, y, 96, "#3f6a7a", arms=((60, 110), (10, 20)))
    c.close()
    x, y = room(2, 4)
    suitcase(c, x - 20, y, 60, "#8c3f18")
    suitcase(c, x - 14, y - 39, 48, "#3f6a7a")
    c.close()
    for bx, by, s, flip in (
        (296, 150, 78, False),
        (520, 420, 66, True),
        (74, 500, 56, False),
        (404, 640, 70, True),
        (210, 790, 50, False),
    ):
        with placed(c, bx, by, s / 100, -12, flip):
            c.add(
                "ellipse",
                cx=-4,
                cy=-26,
                rx=16,
                ry=26,
                fill="#fffdf0",
                opacity=0.85,
                transform="rotate(-24 -4 -26)",
                stroke="#2e130a",
                stroke_width=2,
            )
            c.add(
                "ellipse",
                cx=14,
                cy=-26,
                rx=14,
                ry=24,
                fill="#fffdf0",
                opacity=0.85,
                transform="rotate(16 14 -26)",
                stroke="#2e130a",
                stroke_width=2,
            )
            c.add("ellipse", rx=38, ry=24, fill="#ffd23f", stroke="#2e130a", stroke_width=4)
            shape(
                c,
                "M-14 -22C-18 -8 -18 8 -14 22L-4 24C-8 8 -8 -8 -4 -24ZM10 -23C6 -8 6 8 10 23L20 20C17 8 17 -8 20 -20Z",
                "#2e130a",
            )
            c.add("circle", cx=28, cy=-6, r=4, fill="#2e130a")
    vignette(c, "#1a0804", 0.55)
    c.save()


SCENES = [mended_autumn, beetle_tea, dragonfly_pond, hive_house]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
