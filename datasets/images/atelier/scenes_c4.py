"""Scenes of winter, wool and hands: coats, mazes, knots, palms."""

import math

from canvas import WIDTH, Canvas, Point, blob, hill, smooth
from creatures_c import bird, butterfly, gulls, perched, rabbit
from motifs_c import (
    SKINS,
    cloud,
    dashes,
    dots,
    flower,
    glow,
    ground,
    house,
    ladder,
    lantern,
    leaf,
    person,
    pine,
    placed,
    rows,
    shape,
    stroke,
    tree,
    vignette,
)


def spring_coat() -> None:
    c = Canvas("manteau-de-printemps")
    ground(c, (0, "#c9d3dc"), (0.5, "#e6ebee"), (1, "#f7f8f8"))
    for x, h, tint in rows("30 380 #bcc8d2, 110 300 #c6d0d9, 520 340 #bcc8d2, 590 420 #b2bfca, 450 260 #ccd5dc"):
        tree(c, x, 700, h * 0.27, tint, depth=6, width=12)
    shape(c, hill(c.rng, 720, 50, 3), "#dfe5e9")
    shape(c, hill(c.rng, 790, 50, 3), "#f2f4f5")
    for x in (60, 120, 540):
        shape(c, f"M{x - 40} 760L{x} 744L{x + 40} 760V800H{x - 40}Z", "#cfd7de", opacity=0.6)
    outer = (
        "M300 190C230 196 190 230 168 300C120 420 96 640 70 840C160 880 440 880 530 840"
        "C504 640 480 420 432 300C410 230 370 196 300 190Z"
    )
    shape(c, outer, c.linear((0, "#8d9aa6"), (0.5, "#aab5bf"), (1, "#74818d"), angle=0))
    inner = "M300 236C262 300 214 480 196 836C260 860 340 860 404 836C386 480 338 300 300 236Z"
    c.open(clip_path=c.clip(inner))
    c.add(
        "rect", x=150, y=200, width=300, height=680, fill=c.linear((0, "#4fb7d8"), (0.45, "#aee3e0"), (0.62, "#fff2b8"))
    )
    c.add("circle", cx=300, cy=420, r=40, fill="#fff7cf")
    glow(c, 300, 420, 140, "#fff7cf", 0.9)
    for y, h, colour in ((620, 60, "#8fce7a"), (680, 50, "#5fb560"), (750, 40, "#3d9a55")):
        shape(c, hill(c.rng, y, h, 4), colour)
    for x, y, tint in ((236, 660, "#f58fb0"), (362, 640, "#f7a8a0")):
        tips = tree(c, x, y, 34, "#6d4434", depth=5, width=9)
        for tx, ty in tips:
            c.add("circle", cx=round(tx), cy=round(ty), r=9, fill=tint, opacity=0.9)
    stroke(c, [(300, 700), (280, 740), (320, 780), (290, 860)], "#7fd0e0", 22)
    for i in range(34):
        flower(
            c,
            c.rng.uniform(196, 404),
            730 + i * 3.6,
            9 + i * 0.22,
            6,
            ("#f0476a", "#ffcf3f", "#ff8a3c", "#b065d0", "#ffffff")[i % 5],
            "#7a3a20",
            0.8,
        )
    cloud(c, 270, 380, 90, "#fff")
    cloud(c, 346, 500, 70, "#fff", opacity=0.9)
    c.close()
    for side in (1, -1):
        c.open(transform=f"translate(300 0) scale({side} 1)")
        shape(c, "M0 236C60 300 90 480 104 836L150 850C140 600 110 400 40 240Z", "#5f6c78")
        shape(c, "M0 200L64 214L92 330L46 300L0 240Z", "#6c7985")
        stroke(c, [(130, 270), (180, 360), (176, 470), (128, 500)], "#95a1ac", 66)
        stroke(c, [(150, 300), (194, 370), (196, 440)], "#7e8b97", 6, opacity=0.6)
        c.add("circle", cx=120, cy=504, r=26, fill="#c98b5f")
        for k in range(4):
            stroke(c, [(110, 490 + k * 11), (92, 492 + k * 11)], "#c98b5f", 11)
        c.close()
    c.add("circle", cx=300, cy=146, r=68, fill="#c98b5f")
    shape(c, "M246 160C250 240 350 240 354 160C340 190 316 176 300 178C284 176 260 190 246 160Z", "#f4f5f6")
    stroke(c, [(266, 140), (276, 147), (286, 140)], "#3a2a24", 4)
    stroke(c, [(314, 140), (324, 147), (334, 140)], "#3a2a24", 4)
    c.add("ellipse", cx=300, cy=158, rx=10, ry=12, fill="#b87850")
    c.add("circle", cx=256, cy=164, r=11, fill="#d9605a", opacity=0.4)
    c.add("circle", cx=344, cy=164, r=11, fill="#d9605a", opacity=0.4)
    shape(c, "M214 116C250 96 350 96 386 116C390 126 370 132 300 128C230 132 210 126 214 116Z", "#5f6c78")
    shape(c, "M240 110C240 20 360 20 360 110Z", "#6c7985")
    shape(c, "M238 84C260 30 340 30 362 84C366 66 350 28 300 26C250 28 234 66 238 84Z", "#ffffff")
    shape(
        c,
        "M210 116C230 104 260 104 270 110C250 118 230 122 210 116ZM330 104C350 100 380 106 390 116"
        "C370 124 344 116 330 104Z",
        "#ffffff",
    )
    for x, y, s, colour, flip in (
        (430, 560, 66, "#f0476a", False),
        (500, 440, 60, "#ffb52e", False),
        (552, 300, 46, "#2fa3c4", False),
        (160, 590, 58, "#ffb52e", True),
        (84, 400, 44, "#f0476a", True),
    ):
        bird(c, x, y, s, colour, up=s % 4 == 0, flip=flip, turn=-24 if not flip else 24)
    butterfly(c, 450, 690, 46, "#b065d0", 30)
    butterfly(c, 140, 720, 40, "#ff8a3c", -30)
    dots(c, 150, "#ffffff", 7, 0.95)
    dots(c, 100, "#ffffff", 11, 0.8)
    c.add("ellipse", cx=470, cy=872, rx=50, ry=7, fill="#8d9aa6", opacity=0.4)
    person(
        c,
        470,
        872,
        132,
        "#4a5663",
        skin=SKINS[1],
        flip=True,
        arms=((110, 140), (40, 50)),
        hat="beanie",
        hat_colour="#39434e",
        scarf="#8d9aa6",
        legs="#39434e",
    )
    rabbit(c, 96, 880, 80, "#d7dde2")
    c.save()


def arc(cx: float, cy: float, r: float, start: float, end: float) -> str:
    """The path of a part of a circle; degrees, 0 points right, turning clockwise."""
    a, b = math.radians(start), math.radians(end)
    big = 1 if end - start > 180 else 0
    return (
        f"M{cx + r * math.cos(a):.1f} {cy + r * math.sin(a):.1f}"
        f"A{r} {r} 0 {big} 1 {cx + r * math.cos(b):.1f} {cy + r * math.sin(b):.1f}"
    )


def wool_maze() -> None:
    c = Canvas("labyrinthe-au-chat")
    ground(c, (0, "#d9c29a"), (0.6, "#c9a877"), (1, "#8c6a52"))
    dots(c, 420, "#8c6a4c", 2.4, 0.35)
    dots(c, 200, "#f7e8c8", 3, 0.5)
    cx, cy = 300, 372
    c.add("circle", cx=cx + 8, cy=cy + 22, r=306, fill="#4a3552", opacity=0.35)
    c.add("circle", cx=cx, cy=cy, r=300, fill="#e9d6ae")
    walls = [(290, [90]), (246, [215]), (202, [340]), (158, [120]), (116, [262])]
    for lift, tint, width in rows("16 #3a2c55 17, 10 #4b3c6b 17, 5 #5f4f80 17, 0 #8fa07c 17, -1 #a9b98c 8"):
        d = ""
        for r, gaps in walls:
            half = math.degrees(27 / r)
            d += arc(cx, cy + lift, r, gaps[0] + half, gaps[0] + 360 - half)
        for r1, r2, a in rows(
            "246 290 30, 202 246 260, 158 202 60, 202 246 120, 246 290 150, 158 202 200, 116 158 20, 246 290 320"
        ):
            k, m = math.cos(math.radians(a)), math.sin(math.radians(a))
            d += f"M{cx + r1 * k:.1f} {cy + r1 * m + lift:.1f}L{cx + r2 * k:.1f} {cy + r2 * m + lift:.1f}"
        c.add("path", d=d, fill="none", stroke=tint, stroke_width=width, stroke_linecap="round")
    for r, _ in walls:
        for k in range(int(r / 5)):
            a = c.rng.uniform(0, 2 * math.pi)
            if k % 3 == 0:
                c.add(
                    "circle",
                    cx=round(cx + r * math.cos(a)),
                    cy=round(cy + r * math.sin(a)),
                    r=3,
                    fill="#c3cfa0",
                    opacity=0.8,
                )
    trail = [(300, 760), (302, 690), (300, 640)]
    for r, a1, a2 in ((268, 90, 215), (224, 215, 340), (180, 340, 480), (137, 120, 262)):
        step = 1 if a2 > a1 else -1
        for a in range(a1 + 8 * step, a2, 12 * step):
            k = r + c.rng.uniform(-4, 4)
            trail.append((cx + k * math.cos(math.radians(a)), cy + 4 + k * math.sin(math.radians(a))))
    trail += [(288, 284), (282, 316), (262, 342)]
    stroke(c, [(x + 2, y + 5) for x, y in trail], "#4a3552", 4, opacity=0.4)
    stroke(c, trail, "#cf2a33", 4.5)
    with placed(c, cx, cy + 12, 1.06):
        c.add("ellipse", cx=4, cy=14, rx=86, ry=80, fill="#3a2c55", opacity=0.4)
        shape(c, "M-82 4C-84 -50 -40 -84 6 -82C56 -80 86 -40 82 6C78 54 40 82 -4 80C-50 78 -80 48 -82 4Z", "#e8883a")
        for a in range(-60, 150, 24):
            k, m = math.cos(math.radians(a)), math.sin(math.radians(a))
            c.add(
                "path",
                d=f"M{80 * k:.0f} {78 * m:.0f}L{54 * k:.0f} {52 * m:.0f}",
                stroke="#a8522a",
                stroke_width=8,
                stroke_linecap="round",
            )
        c.add(
            "path",
            d="M62 44C30 78 -40 80 -62 34C-66 22 -56 8 -44 18",
            stroke="#c4682c",
            stroke_width=22,
            fill="none",
            stroke_linecap="round",
        )
        c.add(
            "path",
            d="M-48 12C-46 14 -44 16 -44 18",
            stroke="#fff1da",
            stroke_width=22,
            fill="none",
            stroke_linecap="round",
        )
        shape(
            c,
            "M-58 -26C-62 -44 -58 -58 -54 -66L-36 -56C-26 -60 -14 -60 -6 -56L12 -64"
            "C16 -52 16 -40 10 -28C4 -8 -50 -8 -58 -26Z",
            "#f29b4c",
        )
        shape(c, "M-52 -58L-50 -46L-42 -52ZM8 -56L6 -46L-2 -52Z", "#f7c3b0")
        stroke(c, [(-44, -34), (-38, -29), (-30, -33)], "#3a2030", 3.4)
        stroke(c, [(-16, -33), (-9, -29), (-2, -34)], "#3a2030", 3.4)
        shape(c, "M-27 -26H-19L-23 -21Z", "#b8443a")
        c.add("path", d="M-40 -22L-66 -18M-40 -18L-62 -8M-6 -22L22 -20M-6 -18L18 -10", stroke="#fff1da", stroke_width=2)
        c.add("ellipse", cx=-30, cy=-2, rx=18, ry=9, fill="#fff1da")
    shape(c, "M-10 800C140 770 460 770 610 800V910H-10Z", "#6d5060", opacity=0.35)
    c.add("ellipse", cx=330, cy=880, rx=90, ry=10, fill="#3a2c55", opacity=0.5)
    hand, _ = person(
        c,
        330,
        880,
        186,
        "#2f5f86",
        skin=SKINS[2],
        back=True,
        style="bob",
        hair="#1c1420",
        arms=((-60, -120), (30, 10)),
        hem=17,
        legs="#2b2440",
    )
    x, y = hand
    stroke(c, [(300, 640), (306, 700), (290, 740), (x - 6, y)], "#cf2a33", 4.5)
    c.add("circle", cx=x - 6, cy=y - 8, r=19, fill="#cf2a33")
    for k in range(4):
        stroke(c, [(x - 20, y + 2 - k * 7), (x - 6, y - 12 - k * 2 + 4), (x + 10, y - 14 + k * 6)], "#8c1822", 2)
    perched(c, 96, 836, 56, "#5f4f80", "#f7e8c8")
    vignette(c, "#3a2c55", 0.4)
    c.save()


def knotted_trees() -> None:
    c = Canvas("arbres-noues")
    ground(c, (0, "#e9e6df"), (1, "#d8d3c8"))
    soft = c.blur(16)
    for x, y, rx, ry, o in rows(
        "120 140 170 90 0.3, 430 110 200 100 0.34, 300 60 240 80 0.3, 80 560 170 60 0.2, 520 520 180 70 0.2"
    ):
        shape(c, blob(c.rng, x, y, rx, ry, 0.25), "#5b626b", opacity=o, filter=soft)
    shape(c, "M-10 560L90 470L160 520L250 440L340 520L430 450L520 520L610 460V700H-10Z", "#9aa0a3", opacity=0.35)
    shape(c, "M-10 610C100 560 240 600 330 580C430 560 520 600 610 570V760H-10Z", "#7b8288", opacity=0.4)
    gulls(c, ((480, 300, 16), (510, 320, 12), (90, 330, 14)), "#3a4048")
    ts = [i / 48 for i in range(49)]

    def strand(sign: int, t: float) -> Point:
        y = 800 - 560 * t
        x = (
            300 + sign * (150 * (1 - t) ** 2.2 + 8) * (1 if t < 0.18 else 1)
            if t < 0.2
            else 300 + sign * 72 * math.cos((t - 0.2) / 0.8 * math.pi * 3) * (1 - 0.1 * t) * 1.0
        )
        return x, y

    lines = {sign: [strand(sign, t) for t in ts] for sign in (1, -1)}
    for sign in (1, -1):
        base = 300 + sign * 176
        lines[sign] = [(base, 850), (300 + sign * 150, 800), (300 + sign * 112, 740)] + [
            p for p, t in zip(lines[sign], ts, strict=True) if t >= 0.2
        ]
    n = len(lines[1])
    for k in range(0, n - 1, 6):
        order = (1, -1) if (k // 6) % 4 < 2 else (-1, 1)
        for sign in order:
            part = lines[sign][max(k - 1, 0) : k + 8]
            width = 66 - 26 * k / n
            dark, light = ("#23272d", "#4a5058") if sign > 0 else ("#383d44", "#7d848b")
            c.add("path", d=smooth(part, tension=1), fill="none", stroke=dark, stroke_width=width)
            c.add(
                "path",
                d=smooth([(x - width * 0.16, y) for x, y in part], tension=1),
                fill="none",
                stroke=light,
                stroke_width=width * 0.38,
            )
            c.add(
                "path",
                d=smooth([(x + width * 0.22, y) for x, y in part], tension=1),
                fill="none",
                stroke="#14171b",
                stroke_width=2,
                stroke_dasharray="14 9",
                opacity=0.6,
            )
    for sign in (1, -1):
        shape(
            c,
            f"M{300 + sign * 230} 880"
            f"C{300 + sign * 190} 850 {300 + sign * 200} 820 {300 + sign * 182} 786"
            f"L{300 + sign * 116} 790"
            f"C{300 + sign * 130} 840 {300 + sign * 120} 860 {300 + sign * 96} 880Z",
            "#23272d" if sign > 0 else "#383d44",
        )
        x, y = lines[sign][-1]
        for turn, size in ((-44, 74), (-8, 84), (34, 76)):
            tips = tree(
                c,
                x,
                y + 6,
                size,
                "#23272d" if sign > 0 else "#383d44",
                depth=6,
                width=22,
                turn=turn + sign * 14,
                spread=26,
            )
            for tx, ty in tips:
                if c.rng.random() < 0.7:
                    c.add(
                        "circle",
                        cx=round(tx),
                        cy=round(ty),
                        r=c.rng.uniform(3, 11),
                        fill="#2b3038" if sign > 0 else "#727981",
                        opacity=0.4,
                    )
    shape(c, "M-10 850C120 826 220 870 300 858C400 840 500 872 610 846V910H-10Z", "#2b3036")
    dashes(c, 130, "#14171b", 6, -20, 2, 0.7, (0, 850, WIDTH, 880))
    for sign, coat, hair, skin in ((1, "#6b727a", "#1c1f24", "#d8cfc4"), (-1, "#454b53", "#e8e3da", "#b9aea2")):
        person(
            c,
            300 + sign * 36,
            868,
            148,
            coat,
            skin=skin,
            hair=hair,
            flip=sign < 0,
            sit=True,
            stride=((82, 24), (66, 30)),
            arms=((40, 100), (30, 90)),
            style="bob" if sign > 0 else "short",
            legs="#1c1f24",
            hem=13,
        )
    shape(
        c,
        "M240 752C262 744 290 756 300 752C312 744 340 746 362 756L360 772C340 764 316 762 302 770"
        "C286 776 262 762 242 768Z",
        "#f2b91f",
    )
    shape(c, "M296 756C284 790 304 810 292 850L314 852C320 812 306 790 312 758Z", "#d99c10")
    for x, y, a in ((180, 640, 60), (430, 600, 130), (500, 720, 40), (120, 740, 200), (360, 210, 80)):
        shape(c, leaf(x, y, 18, a, 0.5), "#f2b91f")
    dots(c, 300, "#5b626b", 1.6, 0.25)
    c.save()


def palm_village() -> None:
    c = Canvas("village-dans-la-paume")
    ground(c, (0, "#9ed8cc"), (0.55, "#dff0df"), (1, "#fbeedb"))
    c.add("circle", cx=300, cy=360, r=250, fill="#fbf6df", opacity=0.7)
    for x, y, w, o in ((90, 150, 190, 0.8), (530, 210, 200, 0.8), (60, 470, 200, 0.7), (560, 500, 220, 0.7)):
        cloud(c, x, y, w, "#ffffff", opacity=o)
    clay, shade, light = "#cf6f4a", "#a34d38", "#e8946a"
    fingers = [
        ((196, 560), (170, 420), (150, 276), 62),
        ((262, 540), (254, 370), (250, 190), 66),
        ((330, 540), (340, 370), (350, 214), 64),
        ((396, 570), (424, 440), (446, 316), 56),
        ((210, 700), (110, 630), (52, 520), 70),
    ]
    for points, tint, dx in ((fingers, shade, 9), (fingers, clay, 0)):
        for *joints, width in points:
            stroke(c, [(x + dx, y) for x, y in joints], tint, width)
    palm = (
        "M168 540C160 640 180 700 214 770C230 820 226 860 220 910H400C396 850 400 800 420 740"
        "C440 680 436 600 424 546C380 500 220 490 168 540Z"
    )
    shape(c, palm, c.linear((0, light), (0.3, clay), (1, shade), angle=30))
    for *joints, width in fingers[:4]:
        (_, _), (mx, my), (tx, ty) = joints
        stroke(c, [(mx - 18, my + 4), (mx, my + 9), (mx + 18, my + 4)], shade, 4, opacity=0.7)
        stroke(
            c, [((mx + tx) / 2 - 18, (my + ty) / 2 + 4), ((mx + tx) / 2 + 14, (my + ty) / 2 + 6)], shade, 4, opacity=0.7
        )
        stroke(c, [(mx - width * 0.3, my), (tx - width * 0.3, ty)], light, 9, opacity=0.8)
    stroke(c, [(190, 610), (260, 600), (330, 630), (420, 590)], "#6fb8c4", 14)
    stroke(c, [(188, 640), (250, 660), (280, 740), (270, 900)], "#6fb8c4", 16)
    stroke(c, [(430, 640), (370, 680), (300, 690), (266, 700)], "#6fb8c4", 11)
    stroke(c, [(260, 702), (280, 692)], "#fbeedb", 8)
    for x, y, w, wall, roof in rows(
        "330 606 44 #fbeedb #7a3440, 376 654 50 #f7dcb0 #4f7f78, 226 640 38 #fbeedb #4f7f78, "
        "330 748 56 #fbeedb #7a3440, 392 730 44 #f7dcb0 #7a3440, 226 720 36 #f7dcb0 #7a3440"
    ):
        house(c, x, y, w, w * 1.05, wall, roof, smoke="#ffffff" if w > 48 else "")
    for x, y, h in ((290, 620, 34), (404, 622, 40), (360, 790, 50), (310, 830, 56), (250, 580, 30), (384, 800, 44)):
        pine(c, x, y, h, "#4f7f5c")
    tips = tree(c, 250, 168, 30, "#6d3a30", depth=5, width=9)
    for x, y in tips:
        c.add("circle", cx=round(x), cy=round(y), r=10, fill=c.rng.choice(["#4f9a6c", "#6fb47c", "#3f8060"]))
    with placed(c, 350, 192):
        shape(c, "M-16 0L-10 -66H10L16 0Z", "#fbeedb")
        shape(c, "M-14 -64L0 -84L14 -64Z", "#7a3440")
        c.open(transform="translate(0 -60) rotate(18)")
        for k in range(4):
            c.add(
                "path",
                d="M-3 0L-4 -56H12V-8Z",
                fill="#ffffff",
                stroke="#7a3440",
                stroke_width=2.4,
                transform=f"rotate({k * 90})",
            )
        c.close()
    shape(c, "M116 256C120 284 180 284 184 256C160 266 140 266 116 256Z", "#7a4a34")
    dashes(c, 24, "#4f2c20", 14, 3, 2, 0.8, (120, 260, 168, 274))
    perched(c, 148, 258, 50, "#3f7fa0", "#fbeedb")
    hand, _ = person(
        c,
        448,
        296,
        84,
        "#f0b83a",
        skin=SKINS[3],
        arms=((118, 90), (70, 100)),
        style="bun",
        legs="#4a3440",
        stride=((6, 0), (-6, 0)),
    )
    shape(
        c,
        f"M{hand[0] - 10} {hand[1] - 2}L{hand[0] + 44} {hand[1] - 24}L{hand[0] + 50} {hand[1] - 8}"
        f"L{hand[0] - 8} {hand[1] + 8}Z",
        "#7a3440",
    )
    with placed(c, 44, 494):
        c.add("path", d="M0 0V-58", stroke="#4a3440", stroke_width=6)
    lantern(c, 44, 416, 44, "#ffd77a", 2.6)
    ladder(c, 120, 900, 196, 724, 30, "#7a4a34", 4)
    person(
        c,
        168,
        812,
        66,
        "#4f7f78",
        back=True,
        arms=((150, 170), (-150, -160)),
        stride=((14, 0), (-20, -30)),
        style="short",
    )
    fruit = ((500, 120, 30), (96, 80, 22))
    for x, y, r in fruit:
        c.add("circle", cx=x, cy=y, r=r, fill="#e8946a")
        shape(c, f"M{x - r} {y}A{r} {r} 0 0 1 {x + r} {y}Q{x} {y - r * 0.4:.0f} {x - r} {y}Z", "#7a3440")
        c.add(
            "path",
            d=f"M{x - r * 0.5} {y + r * 0.8:.0f}L{x - 5} {y + r * 1.7:.0f}H{x + 5}L{x + r * 0.5} {y + r * 0.8:.0f}",
            stroke="#7a3440",
            stroke_width=2,
            fill="none",
        )
        c.add("rect", x=x - 6, y=y + r * 1.7, width=12, height=9, fill="#7a3440")
    for x, y, w in ((80, 880, 300), (510, 890, 320), (300, 925, 360), (560, 790, 170)):
        cloud(c, x, y, w, "#ffffff", opacity=0.95)
    c.add("rect", y=878, width=WIDTH, height=24, fill="#ffffff", opacity=0.9)
    gulls(c, ((480, 420, 14), (506, 436, 10), (90, 360, 11)), "#7a3440")
    c.save()


SCENES = [spring_coat, wool_maze, knotted_trees, palm_village]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
