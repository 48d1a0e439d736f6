"""Scenes of warmth and wandering: a coat, a maze, a street of flowers."""

import math

from canvas import WIDTH, Canvas, hill, mix
from creatures_c import bird, butterfly, cat, flower, perched, rabbit, tree
from motifs_c import SKINS, cloud, dots, glow, ground, ladder, leaf, person, placed, rows, shape, stroke, vignette


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
            "246 290 30, 246 290 250, 246 290 320, 202 246 60, 202 246 150, 158 202 200, 158 202 270, 116 158 20"
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


def flower_lamps() -> None:
    c = Canvas("rue-des-clochettes")
    ground(c, (0, "#2c1f55"), (0.4, "#5b3f8a"), (0.62, "#c77fa8"), (0.7, "#f2b39a"))
    dots(c, 60, "#fff0d0", 2.4, 0.8, (0, 0, WIDTH, 300))
    left = [(-20, 230, 150), (130, 330, 96), (218, 410, 56), (268, 460, 30)]
    for k, (x, top, w) in enumerate(left):
        for side in (0, 1):
            tint = mix("#2a1c4c", "#8a5c96", k / 4 + side * 0.06)
            px = x if not side else 600 - x - w
            c.add("rect", x=px, y=top, width=w, height=640 - k * 20 - top, fill=tint)
            shape(
                c, f"M{px - 10} {top}L{px + w * 0.5} {top - w * 0.62}L{px + w + 10} {top}Z", mix(tint, "#120b2c", 0.35)
            )
            rows_of = 3 if k < 2 else 2
            for i in range(rows_of):
                for j in range(2):
                    lit = c.rng.random() < 0.45
                    c.add(
                        "rect",
                        x=px + w * (0.18 + j * 0.4),
                        y=top + 34 + i * w * 0.55,
                        width=w * 0.22,
                        height=w * 0.32,
                        rx=w * 0.1,
                        fill="#ffd87a" if lit else mix(tint, "#120b2c", 0.5),
                    )
    shape(c, "M270 600L330 600L610 880V910H-10V880Z", c.linear((0, "#c98aa6"), (0.3, "#6d4a86"), (1, "#2a1c4c")))
    shape(c, "M-10 640L130 620L282 590V604L-10 890ZM610 640L470 620L318 590V604L610 890Z", "#3d2a66")
    for i in range(12):
        y = 610 + i * i * 2.1
        stroke(c, [(300 - (y - 590), y), (300, y + 4), (300 + (y - 590), y)], "#23173f", 1.5, opacity=0.35)
    lamps = ((250, 600, 0.26, 1), (352, 602, 0.26, -1), (196, 640, 0.46, 1), (410, 640, 0.46, -1), (96, 740, 0.9, 1))
    for x, y, s, side in lamps:
        with placed(c, x, y, s, 0, side < 0):
            glow(c, 130, -370, 210, "#ffe28a", 0.85)
            shape(c, "M60 -330L-40 30H330L190 -330Z", c.linear((0, "#ffe28a", 0.4), (1, "#ffe28a", 0)))
            c.add(
                "path",
                d="M0 0C-10 -200 -20 -420 60 -450C110 -468 132 -440 132 -410",
                stroke="#2f6a4f",
                stroke_width=15,
                fill="none",
                stroke_linecap="round",
            )
            shape(c, leaf(-6, -120, 130, -50, 0.4) + leaf(-6, -160, 110, 54, 0.4), "#3f8a5f")
            shape(
                c,
                "M132 -424C90 -420 84 -370 62 -330C80 -340 92 -328 104 -324C114 -330 124 -322 132 -320"
                "C142 -322 152 -330 160 -324C172 -328 184 -340 202 -330C180 -370 174 -420 132 -424Z",
                "#ffd24a",
            )
            shape(
                c, "M132 -424C90 -420 84 -370 62 -330C80 -340 92 -328 104 -324C104 -370 116 -410 132 -424Z", "#f0a02e"
            )
            c.add("circle", cx=132, cy=-310, r=13, fill="#fffbe0")
    with placed(c, 574, 850, 1.2):
        c.add(
            "path",
            d="M44 20C50 -180 56 -330 20 -366C0 -390 -30 -380 -44 -350",
            stroke="#2f6a4f",
            stroke_width=16,
            fill="none",
            stroke_linecap="round",
        )
        shape(c, leaf(46, -120, 120, -50, 0.4), "#3f8a5f")
        shape(
            c, "M-50 -364C-80 -346 -84 -310 -76 -270C-64 -284 -50 -282 -36 -270C-30 -300 -22 -340 -44 -362Z", "#b7a6e0"
        )
        glow(c, -54, -290, 90, "#ffe28a", 0.5)
        shape(
            c, "M-50 -364C-80 -346 -84 -310 -76 -270C-70 -276 -64 -280 -58 -280C-66 -310 -62 -346 -50 -364Z", "#8573b4"
        )
    ladder(c, 284, 870, 410, 440, 54, "#d8a878", 7)
    hand, _ = person(
        c,
        362,
        616,
        188,
        "#3f7a9a",
        skin=SKINS[1],
        arms=((118, 100), (70, 100)),
        stride=((50, -20), (-4, 0)),
        hat="straw",
        hat_colour="#f0d08a",
        lean=4,
        style="short",
        scarf="#e8607a",
    )
    x, y = hand
    glow(c, x + 30, y - 40, 90, "#fff0a0", 0.9)
    with placed(c, x + 14, y - 16, 0.9, -16):
        shape(c, "M-24 -30H20V26H-24Z", "#b8482f")
        shape(c, "M20 0L54 -44L62 -40L26 20Z", "#b8482f")
        shape(c, "M50 -50L70 -40L66 -34L46 -44Z", "#7a2a20")
        c.add("path", d="M-24 -20C-50 -20 -50 20 -24 20", stroke="#b8482f", stroke_width=6, fill="none")
    for k in range(16):
        c.add(
            "circle",
            cx=x + 60 + k * 3 + c.rng.uniform(-9, 9),
            cy=y - 52 + k * 6.5,
            r=c.rng.uniform(2, 5),
            fill="#fff3b0",
        )
    with placed(c, 100, 852, 1):
        c.add("ellipse", cx=60, cy=0, rx=130, ry=20, fill="#ffe28a", opacity=0.35)
    cat(c, 170, 850, 92, "#1c1238", flip=True)
    for _ in range(9):
        butterfly(
            c,
            c.rng.uniform(100, 330),
            c.rng.uniform(230, 460),
            c.rng.uniform(14, 26),
            "#ffe9b0",
            c.rng.uniform(-60, 60),
            "#f0a02e",
        )
    vignette(c, "#120b2c", 0.55)
    c.save()


SCENES = [spring_coat, wool_maze, flower_lamps]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
