"""Scenes of knots, hands and eyes."""

import math

from canvas import WIDTH, Canvas, polygon, smooth
from creatures_c import fish, gulls, perched, pine, tree
from motifs_c import (
    SKINS,
    cloud,
    dashes,
    dots,
    glow,
    ground,
    house,
    ladder,
    lantern,
    leaf,
    person,
    placed,
    puff,
    rows,
    shape,
    stroke,
    vignette,
)


def knotted_trees() -> None:
    c = Canvas("arbres-noues")
    ground(c, (0, "#e9e6df"), (1, "#d8d3c8"))
    soft = c.blur(16)
    for x, y, rx, ry, o in rows(
        "120 140 170 90 0.3, 430 110 200 100 0.34, 300 60 240 80 0.3, 80 560 170 60 0.2, 520 520 180 70 0.2"
    ):
        shape(c, puff(c.rng, x, y, rx, ry, 0.25), "#5b626b", opacity=o, filter=soft)
    shape(c, "M-10 560L90 470L160 520L250 440L340 520L430 450L520 520L610 460V910H-10Z", "#9aa0a3", opacity=0.35)
    shape(c, "M-10 610C100 560 240 600 330 580C430 560 520 600 610 570V910H-10Z", "#7b8288", opacity=0.3)
    gulls(c, ((480, 300, 16), (510, 320, 12), (90, 330, 14)), "#3a4048")
    ts = [0.2 + i / 200 for i in range(161)]

    lines = {}
    for sign in (1, -1):
        foot = [(300 + sign * reach, y) for reach, y in ((186, 860), (156, 806), (112, 742))]
        braid = [(300 + sign * 72 * math.cos((t - 0.2) / 0.8 * math.pi * 3) * (1 - 0.1 * t), 800 - 560 * t) for t in ts]
        lines[sign] = foot + braid
    n = len(lines[1])
    for turn, (first, last) in enumerate(((0, 58), (54, 112), (108, n))):  # one crossing in each, over then under
        for sign in (1, -1) if turn % 2 else (-1, 1):
            part = lines[sign][first:last]
            width = 64 - turn * 5
            dark, light = ("#23272d", "#4a5058") if sign > 0 else ("#383d44", "#858c93")
            thin = part[:3] + part[3::4] + part[-1:]
            for tint, thick in (("#14171b", width + 5), (dark, width)):
                c.add("path", d=polygon(thin, closed=False), fill="none", stroke=tint, stroke_width=thick)
            stroke(c, [(x - width * 0.2, y) for x, y in thin], light, width * 0.3)
            for _ in range(7):
                at, shift = c.rng.randrange(4, len(part) - 14), c.rng.uniform(-0.1, 0.38) * width
                stroke(c, [(x + shift, y) for x, y in part[at : at + 13 : 4]], "#14171b", 2, opacity=0.6)
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
        c.add("circle", cx=x, cy=y, r=29, fill="#23272d" if sign > 0 else "#383d44")
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
            300 + sign * 40,
            872,
            178,
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
        "M232 738C258 728 288 742 300 738C314 728 344 730 370 742L368 760C344 750 318 750 302 758"
        "C284 764 258 748 234 756Z",
        "#f2b91f",
    )
    shape(c, "M296 744C284 780 304 806 292 850L314 852C320 808 306 784 312 746Z", "#d99c10")
    for x, y, a in ((180, 640, 60), (430, 600, 130), (500, 720, 40), (120, 740, 200), (360, 210, 80)):
        shape(c, leaf(x, y, 18, a, 0.5), "#f2b91f")
    dots(c, 160, "#5b626b", 1.6, 0.25)
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
    shape(c, palm, c.linear((0, clay), (0.45, clay), (1, shade), angle=30))
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
        186,
        772,
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
    fleece = c.linear((0, "#ffffff"), (1, "#d3e6e2"))
    for x, y, w in ((40, 850, 230), (560, 800, 200), (490, 860, 260), (230, 880, 280)):
        cloud(c, x, y, w, "#f1f8f5" if w < 240 else fleece)
    for x, y, w in ((90, 916, 340), (540, 924, 360), (330, 940, 300)):
        cloud(c, x, y, w, c.linear((0, "#ffffff"), (1, "#b9d8d4")))
    gulls(c, ((480, 420, 14), (506, 436, 10), (90, 360, 11)), "#7a3440")
    c.save()


def eye_sea() -> None:
    c = Canvas("oeil-mer")
    ground(c, (0, "#7a4a6d"), (0.45, "#a8667a"), (1, "#5a3560"), angle=75)
    for k in range(9):
        stroke(
            c,
            [(-20, 180 + k * 12), (200, 120 + k * 20), (400, 130 + k * 18), (620, 210 + k * 14)],
            "#4a2850",
            2.4,
            opacity=0.16,
        )
        stroke(
            c,
            [(-20, 640 + k * 26), (200, 700 + k * 24), (400, 700 + k * 24), (620, 630 + k * 28)],
            "#e8a8a0",
            2.4,
            opacity=0.16,
        )
    glow(c, 300, 450, 420, "#e8a08c", 0.5)
    brow = smooth(
        rows("40 236, 130 160, 260 120, 400 130, 560 210, 420 178, 270 172, 140 206"), closed=True, tension=0.8
    )
    shape(c, brow, "#2c1838")
    for i in range(34):
        x = 66 + i * 14.4
        y = 206 - 88 * math.sin(math.pi * (i + 1.5) / 36) + c.rng.uniform(-4, 6)
        pine(c, x, y + 14, 40 + c.rng.uniform(-10, 22), "#2c1838" if i % 3 else "#432454")
    almond = "M22 460C110 330 220 290 310 292C420 294 510 350 582 452C500 560 410 604 310 604C200 604 100 560 22 460Z"
    shape(
        c,
        "M4 462C100 310 210 266 310 268C430 270 530 330 600 450C520 590 420 630 310 630C190 630 80 590 4 462Z",
        "#5a2f55",
        opacity=0.55,
    )
    shape(c, almond, c.radial((0, "#fffaf0"), (0.7, "#f3e2da"), (1, "#c9a3a8")))
    c.open(clip_path=c.clip(almond))
    c.add("circle", cx=304, cy=440, r=158, fill="#0c3a4c")
    sea = c.clip("M304 290a150 150 0 1 0 0.1 0Z")
    c.open(clip_path=sea)
    c.add(
        "rect", x=150, y=290, width=310, height=310, fill=c.linear((0, "#f7b25a"), (0.3, "#f3cf8a"), (0.46, "#ffe9b8"))
    )
    c.add("circle", cx=304, cy=432, r=62, fill="#fffbe8")
    c.add("rect", x=150, y=432, width=310, height=170, fill=c.linear((0, "#4fb3b5"), (0.4, "#1d7f93"), (1, "#0c3a58")))
    for k in range(9):
        y = 442 + k * 17
        stroke(
            c,
            [(150 + j * 26, y + (6 if j % 2 else -3) * (0.4 + k * 0.12)) for j in range(13)],
            "#c8efe4",
            2 + k * 0.35,
            opacity=0.55 - k * 0.03,
        )
    shape(c, "M262 432L346 432L390 600H218Z", "#fff6cf", opacity=0.28)
    cloud(c, 220, 370, 90, "#fff", opacity=0.8)
    cloud(c, 392, 392, 76, "#fff", opacity=0.8)
    gulls(c, ((240, 400, 9), (258, 410, 7)), "#5a2f55", 2.4)
    c.close()
    c.add("circle", cx=304, cy=440, r=150, fill="none", stroke="#0c2a3c", stroke_width=9)
    for k in range(46):
        a = math.radians(k * 7.8)
        c.add(
            "path",
            d=(
                f"M{304 + 146 * math.cos(a):.0f} {440 + 146 * math.sin(a):.0f}"
                f"L{304 + 126 * math.cos(a):.0f} {440 + 126 * math.sin(a):.0f}"
            ),
            stroke="#0c3a4c",
            stroke_width=4,
            opacity=0.5,
        )
    with placed(c, 306, 462, 1.02):
        c.add("ellipse", cx=0, cy=14, rx=64, ry=7, fill="#0c2a3c", opacity=0.5)
        shape(c, "M-60 -8C-30 0 30 0 60 -8C52 16 36 20 0 20C-36 20 -52 16 -60 -8Z", "#2c1838")
        person(
            c,
            0,
            22,
            84,
            "#d8402f",
            sit=True,
            stride=((70, 10), (60, 0)),
            arms=((70, 60), (50, 80)),
            hat="straw",
            hat_colour="#f3cf8a",
        )
        stroke(c, [(-6, -34), (48, 26)], "#2c1838", 4)
    c.add("ellipse", cx=250, cy=350, rx=24, ry=14, fill="#fff", opacity=0.85, transform="rotate(-24 250 350)")
    shape(
        c,
        "M22 460C110 330 220 290 310 292C420 294 510 350 582 452C500 370 420 326 310 324C210 322 110 380 22 460Z",
        "#5a2f55",
        opacity=0.35,
    )
    c.close()
    stroke(c, [(22, 460), (110, 362), (210, 306), (310, 292), (420, 306), (510, 362), (584, 452)], "#2c1838", 13)
    stroke(c, [(22, 460), (100, 540), (200, 592), (310, 604), (410, 592), (500, 536), (584, 452)], "#5a2f55", 6)
    stroke(c, rows("40 380, 130 296, 220 252, 310 240, 420 252, 520 312, 580 380"), "#5a2f55", 6, opacity=0.8)
    for i in range(15):
        t = i / 14
        x, y = 40 + t * 530, 440 - 148 * math.sin(math.pi * (0.06 + t * 0.88))
        lean = (t - 0.5) * 74
        d = leaf(x, y, 92 + 26 * math.sin(math.pi * t), lean, 0.05)
        shape(c, d, "#2c1838")
        if i % 3 == 1:
            k = math.radians(lean)
            c.add(
                "ellipse",
                cx=round(x + 92 * math.sin(k)),
                cy=round(y - 92 * math.cos(k)),
                rx=6,
                ry=17,
                fill="#7a4a2c",
                transform=f"rotate({lean:.0f} {x + 92 * math.sin(k):.0f} {y - 92 * math.cos(k):.0f})",
            )
    perched(c, 176, 276, 50, "#3fa7b0", "#ffe9b8")
    perched(c, 470, 296, 42, "#e8a33a", "#ffe9b8", flip=True)
    for x, y, s in ((150, 664, 1.5), (120, 812, 0.8)):
        with placed(c, x, y, s):
            shape(
                c,
                "M0 -52C8 -20 34 0 34 28A34 34 0 0 1 -34 28C-34 0 -8 -20 0 -52Z",
                c.radial((0, "#e8fffa"), (0.6, "#7fd0d4"), (1, "#2f8fa3"), cx=0.4, cy=0.65),
            )
            c.add("ellipse", cx=-16, cy=22, rx=5, ry=11, fill="#fff", opacity=0.8)
            if s > 1:
                fish(c, 4, 28, 44, "#f0744f")
    dots(c, 160, "#f7c3b0", 2, 0.25)
    vignette(c, "#2c1838", 0.5)
    c.save()


SCENES = [knotted_trees, palm_village, eye_sea]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
