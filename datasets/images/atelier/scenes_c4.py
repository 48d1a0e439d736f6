"""Scenes of water and honey: a pond from above, a house of cells."""

import math

from canvas import Canvas, mix, polygon
from creatures_c import cat, fish, flower, perched, tree
from motifs_c import (
    SKINS,
    boat,
    dots,
    glow,
    ground,
    lantern,
    leaf,
    limb,
    person,
    placed,
    puff,
    rows,
    shape,
    stroke,
    suitcase,
    umbrella,
    vignette,
)


def dragonfly_pond() -> None:
    c = Canvas("etang-vu-du-ciel")
    ground(c, (0, "#0f4a52"), (0.5, "#0b3a48"), (1, "#082434"), angle=60)
    glow(c, 150, 690, 300, "#ffd9b0", 0.35)
    c.add("circle", cx=150, cy=690, r=88, fill="#ffe9c4", opacity=0.4)
    for x, y, w in ((420, 130, 260), (120, 480, 220), (500, 620, 240)):
        shape(c, puff(c.rng, x, y, w * 0.5, w * 0.16, 0.2), "#cfe8e4", opacity=0.1)
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


SCENES = [dragonfly_pond, hive_house]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
