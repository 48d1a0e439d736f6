"""Pictures: a king’s shadow, a garden in a puddle, a pawn that leaves."""

import math

from canvas import Canvas, Point, blob, hill, mix, polygon, smooth
from motifs_b import (
    STAND,
    STOOP,
    WALK,
    Look,
    Pose,
    backdrop,
    bird,
    box,
    disc,
    figure,
    glow,
    grain,
    hatch,
    line,
    oval,
    shape,
    umbrella,
    vignette,
)


def ombre_du_roi() -> None:
    """By candlelight, a heavy king casts the shadow of a child at play."""
    c = Canvas("ombre-du-roi")
    backdrop(c, c.linear((0, "#3a1018"), (1, "#1c080c")))
    glow(c, 110, 640, 640, "#f2933a", 0.85)
    for x in range(10, 600, 74):
        line(c, [(x, 0), (x, 700)], "#2a0a10", 2, opacity=0.35)
        for y in range(60, 700, 120):
            shape(c, f"M{x + 37} {y}l16 26l-16 26l-16 -26Z", "#f7b45c", opacity=0.1)
    shape(c, "M0 716H600V900H0Z", c.linear((0, "#5a2418"), (1, "#16060a")))
    box(c, 0, 700, 600, 18, "#2a0c10")
    # the shadow: a child running with a kite
    glow(c, 250, 380, 330, "#ffb45c", 0.75)
    dark = "#2b0a14"
    ghost = Look(dark, dark, dark, dark, "shirt", "short", child=True)
    points = figure(c, 236, 690, 440, ghost, Pose((136, 14), (-74, -10), (46, 40), (-40, 50), 10, -16), 1)
    hx, hy = points["near"]
    line(c, [(hx, hy), (420, 250), (452, 190)], dark, 4, soft=True)
    shape(c, "M420 40L530 96L470 206L376 140Z", dark)
    line(c, [(470, 206), (510, 250), (478, 300), (524, 350)], dark, 4, soft=True)
    for x, y in ((506, 248), (482, 300)):
        shape(c, f"M{x} {y}l-18 -12v24ZM{x} {y}l18 -12v24Z", dark)
    # the king
    shape(c, "M376 900Q360 700 420 610Q470 566 530 604Q600 680 610 900Z", "#6a1626")
    shape(c, "M366 900Q352 700 410 616Q386 720 402 900Z", "#f3e6cf")
    for y in (660, 710, 764, 820, 872):
        shape(c, f"M{386 - (y - 660) * 0.08:.0f} {y}q10 10 -2 22q-8 -10 2 -22Z", "#2b0a14")
    shape(c, "M404 640Q470 590 548 630Q560 660 536 676Q470 640 410 680Z", "#f3e6cf")
    line(c, [(470, 660), (410, 742), (330, 726)], "#8a1e30", 52)
    disc(c, 322, 724, 24, "#e2a679")
    line(c, [(340, 700), (346, 752)], "#f3e6cf", 20)
    oval(c, 462, 560, 56, 64, "#e2a679")
    disc(c, 408, 568, 14, "#e2a679")
    shape(c, "M414 590Q430 580 452 592Q500 596 512 560Q530 640 478 676Q430 690 420 640Z", "#d9cbb5")
    c.add("path", d="M412 592q18 -10 34 4", fill="none", stroke="#f7efe0", stroke_width=10, stroke_linecap="round")
    oval(c, 430, 552, 5, 7, "#2b0a14")
    line(c, [(416, 534), (442, 528)], "#d9cbb5", 8)
    shape(c, "M400 516L392 440L430 482L462 424L490 480L530 444L518 520Q460 500 400 516Z", "#f7c948")
    shape(c, "M400 516Q460 498 518 520L517 534Q460 514 402 530Z", "#c98a2e")
    for x, y, tint in ((430, 508, "#d9364a"), (462, 504, "#fff3d0"), (492, 508, "#d9364a")):
        disc(c, x, y, 6, tint)
    # the table, the candle, a toy
    shape(c, "M-10 770H250V800H-10Z", "#8a4a24")
    shape(c, "M-10 800H250V812H-10ZM210 812h20v100h-20Z", "#4a2214")
    glow(c, 110, 626, 190, "#fff0b0", 0.95)
    box(c, 94, 664, 32, 96, "#fbeed2")
    shape(c, "M94 664q8 30 12 8q6 40 14 4q4 14 6 -6v-6Z", "#fff9ea")
    oval(c, 110, 764, 50, 12, "#d9a03a")
    c.add("path", d="M154 760q26 -4 20 -22q-8 -12 -22 0", fill="none", stroke="#d9a03a", stroke_width=6)
    shape(c, "M110 588Q134 632 110 662Q86 632 110 588Z", "#ffc23d")
    shape(c, "M110 616Q122 640 110 660Q98 640 110 616Z", "#fffdf0")
    shape(c, "M200 770V736h10v12h8v-12h12v12h8v-12h10V770Z", "#f3e6cf")
    figure(c, 44, 770, 58, Look("#2f5f8a", "#1a2c4a", hat="cone", hat_colour="#d9364a"), STAND, 1)
    vignette(c, "#0c0306", 0.7, 0.6)
    grain(c, 360, "#ffd9a0", 1.5, 0.32)
    c.save()


def flaque_jardin() -> None:
    """A girl in a grey street bends over a puddle where an old gardener looks back."""
    c = Canvas("flaque-jardin")
    backdrop(c, c.linear((0, "#b9bfc6"), (0.45, "#dcdfe2"), (1, "#8b929b")))
    for shade, count, low, tall in (("#b3b9c1", 9, 400, 320), ("#969da7", 7, 420, 260)):
        x = -30.0
        for _ in range(count + 3):
            w = c.rng.uniform(50, 90)
            h = tall * c.rng.uniform(0.55, 1.1)
            box(c, round(x), round(low - h), round(w), round(h + 20), shade)
            for row in range(int(h / 34)):
                for k in range(2):
                    if c.rng.random() < 0.7:
                        box(
                            c,
                            round(x + 10 + k * w * 0.45),
                            round(low - h + 12 + row * 34),
                            12,
                            18,
                            mix(shade, "#5d6570", 0.35),
                        )
            x += w + 4
    shape(c, "M0 416H600V900H0Z", c.linear((0, "#a2a9b2"), (1, "#666d77")))
    for y in (440, 476, 530, 610, 730):
        line(c, [(0, y), (600, y)], "#7d858f", 2)
    for i in range(9):
        line(c, [(300 + (i - 4) * 60, 418), (300 + (i - 4) * 240, 900)], "#7d858f", 2)
    grey = Look("#6d7580", "#4d545e", "#c3c7cc", "#4d545e", "coat", hat="brim", hat_colour="#4d545e")
    for x, y, h, f in ((70, 470, 150, 1), (160, 452, 120, 1), (480, 456, 130, -1), (556, 484, 170, -1)):
        figure(c, x, y, h, grey, WALK, f)
        umbrella(c, x + 6 * f, y - h * 1.22, h * 0.7, "#58606b", "#3c424b", h * 0.6)
    # the puddle: another world, upside down
    pool = smooth(
        [
            (60, 640),
            (160, 596),
            (330, 590),
            (480, 604),
            (566, 660),
            (548, 760),
            (480, 856),
            (300, 892),
            (126, 860),
            (50, 760),
        ],
        closed=True,
    )
    shape(c, pool, "#eef1f3", transform="translate(0 -5)")
    c.open(clip_path=c.clip(pool))
    box(c, 0, 560, 600, 340, c.linear((0, "#4f8f3c"), (0.2, "#fff0b0"), (0.6, "#ffd27a"), (1, "#f58a6a")))
    glow(c, 420, 790, 130, "#fff3b8", 0.95)
    disc(c, 420, 790, 30, "#fffbe0")
    c.open(transform="translate(0 1196) scale(1 -1)")
    shape(c, "M0 610Q60 540 150 576Q200 530 300 570Q420 540 470 576Q540 530 610 570V620H0Z", "#58a05a")
    for x, y, r, tint in ((96, 520, 46, "#3f9a5a"), (520, 500, 56, "#2f7d5a"), (60, 470, 30, "#58b065")):
        line(c, [(x, 612), (x, y)], "#7a4a2c", 10)
        shape(c, blob(c.rng, x, y, r, r * 1.1), tint)
        for _ in range(9):
            disc(c, c.rng.gauss(x, r * 0.5), c.rng.gauss(y, r * 0.5), 5, "#e2343f")
    shape(c, "M0 600H600V640H0Z", "#4f8f3c")
    for _ in range(40):
        x, h = c.rng.uniform(40, 570), c.rng.uniform(14, 56)
        line(c, [(x, 604), (x, 604 - h)], "#2f7d3c", 2.4)
        disc(c, x, 604 - h, c.rng.uniform(5, 9), c.rng.choice(("#e2343f", "#ffd23f", "#f77fa0", "#fff6e0", "#8a4fc0")))
    elder = Look("#b81f3c", "#2f4a8a", hair="#fff6ea", style="bun", wear="dress", skin="#eab58c")
    figure(c, 284, 604, 262, elder, STOOP, 1, ("#fffdf0", 2, -2))
    shape(c, "M378 560h40v40h-40ZM418 566q26 -8 30 -24l6 4q-4 24 -36 36Z", "#3f6fa8")
    bird(c, 220, 360, 14, "#7a2a4a")
    bird(c, 170, 390, 11, "#7a2a4a")
    c.close()
    for y in (640, 690, 742, 800):
        c.add(
            "path",
            d=f"M{90 + y % 50} {y}q40 -8 80 0t80 0t80 0",
            fill="none",
            stroke="#fffdf0",
            stroke_width=2,
            opacity=0.5,
        )
    c.close()
    girl = Look("#59616c", "#3c424b", "#d3d6da", "#3c424b", "dress", "plait", child=True)
    figure(c, 280, 604, 250, girl, STOOP, 1, ("#f3f5f6", -2, -2))
    shape(c, "M234 606h60v-20h-40Z", "#c8402f", opacity=0)
    for x, y in ((120, 690), (470, 680), (420, 730)):
        for r in (10, 20):
            oval(c, x, y, r * 1.6, r * 0.5, "none", stroke="#fffdf0", stroke_width=2, opacity=0.75)
    hatch(c, (0, 0, 620, 560), 170, "#f4f6f8", (-9, 40), 1.6, 0.7)
    vignette(c, "#2c313a", 0.5)
    grain(c, 300, "#ffffff", 1.4, 0.35)
    c.save()


def _piece(kind: str) -> str:
    """The outline of a chess piece standing on (0, 0), a hundred high."""
    foot = "M-30 0V-10Q-18 -14 -16 -24"
    match kind:
        case "pawn":
            return (
                f"{foot}Q-8 -40 -9 -52H-16V-58H-8Q-20 -66 -18 -78Q-14 -94 0 -94"
                "Q14 -94 18 -78Q20 -66 8 -58H16V-52H9Q8 -40 16 -24Q18 -14 30 -10V0Z"
            )
        case "rook":
            return f"{foot}L-14 -66L-22 -72V-96H-12V-86H-5V-96H5V-86H12V-96H22V-72L14 -66L16 -24Q18 -14 30 -10V0Z"
        case "bishop":
            return (
                f"{foot}Q-8 -44 -9 -56H-15V-62H-8Q-22 -78 0 -104Q6 -98 10 -92L0 -78"
                "L5 -75L14 -86Q18 -72 8 -62H15V-56H9Q8 -44 16 -24Q18 -14 30 -10V0Z"
            )
        case "knight":
            return (
                f"{foot}Q-22 -44 -6 -58Q-14 -52 -24 -54Q-34 -60 -28 -68"
                "Q-12 -88 -8 -104L0 -94Q28 -92 26 -52Q24 -36 16 -24Q18 -14 30 -10V0Z"
            )
        case _:
            return (
                f"{foot}Q-8 -50 -10 -66H-18V-73H-10L-20 -100L-10 -90L-5 -108L0 -92"
                "L5 -108L10 -90L20 -100L10 -73H18V-66H10Q8 -50 16 -24Q18 -14 30 -10V0Z"
            )


def echiquier_des_champs() -> None:
    """The fields are a chessboard; a pawn leaves with a suitcase."""
    c = Canvas("echiquier-des-champs")
    backdrop(c, c.linear((0, "#3b2a63"), (0.25, "#8a4f8f"), (0.42, "#f09a8a"), (0.5, "#ffdf9e")))
    glow(c, 190, 430, 280, "#fff0b8", 0.9)
    disc(c, 190, 430, 40, "#fff6d0")
    for y, h, tint in ((440, 90, "#8d6a9c"), (458, 60, "#6a5590")):
        shape(c, hill(c.rng, y, h, 6), tint)

    def ground(u: float, v: float) -> Point:
        """A point of the plain: u to the right, v into the distance (0 is at our feet)."""
        depth = 1 / (1 + v * 0.55)
        swell = 16 * math.sin(u * 0.9 + v * 0.8) * depth
        return (330 + (u - 2.4) * 265 * depth, 452 + 440 * depth + swell)

    for v in range(11, -2, -1):
        for u in range(-12, 16):
            ring = [ground(u + a, max(v + b, -0.6)) for a, b in ((0, 0), (0.5, 0), (1, 0), (1, 1), (0.5, 1), (0, 1))]
            if all(x < -20 for x, _ in ring) or all(x > 620 for x, _ in ring):
                continue
            near = 1 - min(1, v / 9)
            tint = mix("#e8c98f", "#7fae5c", near) if (u + v) % 2 else mix("#7a6a94", "#1f5c4a", near)
            shape(c, polygon([(round(x), round(y)) for x, y in ring]), tint)
    pieces = [
        (-3, 9, "queen", 1),
        (-1, 8, "rook", 0),
        (1, 9, "bishop", 1),
        (3, 8, "king", 0),
        (6, 9, "rook", 1),
        (-2, 6, "pawn", 0),
        (0, 5, "knight", 1),
        (4, 6, "bishop", 0),
        (6, 5, "pawn", 1),
        (5, 4, "rook", 1),
        (1, 4, "pawn", 1),
        (0, 3, "bishop", 0),
        (4, 2, "knight", 0),
        (0.1, 1.2, "rook", 0),
    ]
    for u, v, kind, white in pieces:
        x, y = ground(u + 0.5, v + 0.5)
        size = 3.3 / (1 + v * 0.55)
        if not -60 < x < 660:
            continue
        tint = mix("#fbeed6" if white else "#2c2149", "#c98f98", min(0.6, v / 14))
        c.open(transform=f"translate({x:.0f} {y:.0f}) scale({size:.2f})")
        shape(c, "M-30 0Q30 -8 170 6Q60 14 -30 0Z", "#1a1236", opacity=0.4)
        shape(c, _piece(kind), tint)
        shape(c, _piece(kind), "#ffe3a8", opacity=0.35, clip_path=c.clip("M-40 -110H-4V0H-40Z"))
        if kind in ("rook", "king", "queen"):
            for wx, wy in ((-6, -58), (4, -46), (-3, -34)):
                box(c, wx, wy, 4, 6, "#ffd24f")
        c.close()
    for x, y, s in ((330, 180, 18), (372, 160, 13), (420, 190, 15), (300, 214, 11)):
        bird(c, x, y, s, "#3b2a63", 0.6)
    # the pawn that leaves
    oval(c, 450, 868, 120, 14, "#10102c", opacity=0.5)
    line(c, [(330, 746), (314, 806), (280, 856), (262, 858)], "#d9c3a8", 20)
    line(c, [(352, 746), (376, 806), (396, 862), (376, 866)], "#fbeed6", 20)
    c.open(transform="translate(342 770) scale(2.6)")
    shape(c, _piece("pawn"), c.linear((0, "#fffaf0"), (0.5, "#fbeed6"), (1, "#a98ba0"), angle=0))
    disc(c, -9, -78, 2.2, "#2c2149")
    disc(c, 0, -78, 2.2, "#2c2149")
    c.close()
    line(c, [(312, 646), (262, 690), (236, 724)], "#d9c3a8", 16)
    line(c, [(366, 650), (410, 700), (432, 750)], "#fbeed6", 18)
    c.add("path", d="M408 764q24 -34 48 0", fill="none", stroke="#4a1d14", stroke_width=8)
    box(c, 380, 762, 108, 78, "#b5452f", rx=8)
    box(c, 380, 762, 108, 78, "none", rx=8, stroke="#5a1d18", stroke_width=4)
    for x in (400, 458):
        box(c, x, 762, 10, 78, "#f0c06a")
    vignette(c, "#140c30", 0.55)
    grain(c, 380, "#ffe9c8", 1.5, 0.35)
    c.save()


SCENES = [
    ombre_du_roi,
    flaque_jardin,
    echiquier_des_champs,
]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
