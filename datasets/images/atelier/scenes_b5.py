"""Pictures: a house of cards, a road of wool, too large a throne."""

import math

from canvas import Canvas, Point, hill, mix, polygon
from motifs_b import (
    BOW,
    CLIMB,
    GIVE,
    REACH,
    READ,
    RUN,
    SIT,
    STAND,
    WALK,
    Look,
    Pose,
    backdrop,
    bird,
    box,
    cloud,
    disc,
    figure,
    glow,
    grain,
    ladder,
    line,
    oval,
    shaft,
    shape,
    vignette,
)


def chateau_de_cartes() -> None:
    """People live in a house of cards while the wind blows; a cat watches."""
    c = Canvas("chateau-de-cartes")
    backdrop(c, c.linear((0, "#1f2a36"), (0.5, "#4b5f70"), (0.85, "#8a9aa0"), (1, "#5c6a72")))
    for x, y, w, tint in (
        (-80, 150, 360, "#2d3a48"),
        (300, 110, 380, "#2d3a48"),
        (90, 240, 300, "#3d4e5e"),
        (380, 300, 300, "#3d4e5e"),
    ):
        cloud(c, x, y, w, tint, c.rng, opacity=0.9)
    for y in (120, 210, 330, 440, 560):
        x = c.rng.uniform(-40, 60)
        c.add(
            "path",
            d=f"M{x:.0f} {y}q120 -30 240 0t240 -10q60 -10 60 -36t-36 -14",
            fill="none",
            stroke="#c9d6da",
            stroke_width=3,
            opacity=0.4,
            stroke_linecap="round",
        )
    shape(c, "M0 812H600V900H0Z", c.linear((0, "#7a2a2c"), (1, "#3a1216")))
    box(c, 0, 806, 600, 8, "#a84a44")
    heart = "M0 8C-20 -8 -10 -20 0 -10C10 -20 20 -8 0 8Z"
    diamond = "M0 -18L12 0L0 18L-12 0Z"
    spade = "M0 -16C22 0 12 14 3 8L6 16H-6L-3 8C-12 14 -22 0 0 -16Z"
    club = "M-4 4a8 8 0 1 1 -2 -12a8 8 0 1 1 12 0a8 8 0 1 1 -2 12l3 12H-7Z"
    suits = ((heart, "#c8303a"), (diamond, "#c8303a"), (spade, "#26323c"), (club, "#26323c"))
    wide, tall = 96, 108
    for row in range(5):
        n = 5 - row
        base = 806 - row * (tall + 8)
        shift = row * row * 3.2
        left = 290 - n * wide / 2 + shift
        for i in range(n):
            x = left + i * wide
            room = polygon([(x + 10, base), (x + wide / 2 + 3, base - tall), (x + wide - 10, base)])
            shape(c, room, c.linear((0, "#8a5a2a"), (1, "#ffcf6a")) if c.rng.random() < 0.6 else "#26323c")
            coat = c.rng.choice(("#7a2a2c", "#2f5563", "#5a3d5f"))
            look = Look(
                coat, "#26323c", wear=c.rng.choice(("coat", "dress")), style=c.rng.choice(("bob", "short", "bun"))
            )
            pose = c.rng.choice((STAND, REACH, READ, GIVE, STAND))
            if (row + i) % 4 != 3:
                figure(c, x + wide / 2, base, 62, look, pose, c.rng.choice((-1, 1)))
            for f in (-1, 1):
                foot, top = x + wide / 2 + f * wide / 2, x + wide / 2 + f * 2 + 3
                edge = f * 17
                card = [(foot, base), (top, base - tall), (top + edge * 0.9, base - tall + 3), (foot + edge, base)]
                shape(
                    c,
                    polygon([(round(px), round(py)) for px, py in card]),
                    "#f4efe2" if f < 0 else "#cfc7b6",
                    stroke="#8a8474",
                    stroke_width=1,
                )
                suit, ink = suits[(row + i + (f > 0) * 2) % 4]
                for k in (0.2, 0.5, 0.8):
                    px, py = foot + (top - foot) * k + edge * 0.48, base - tall * k
                    shape(c, suit, ink, transform=f"translate({px:.0f} {py:.0f}) rotate({f * -20}) scale(.36)")
        if row < 4:
            box(
                c,
                left + wide * 0.28,
                base - tall - 7,
                (n - 0.56) * wide + 8,
                7,
                "#efe8d6",
                stroke="#8a8474",
                stroke_width=1,
            )
    # wash on a line, cards that fly, the builder
    line(c, [(76, 560), (20, 544), (-10, 556)], "#e8e2d2", 2, soft=True)
    for x, y, tint in ((10, 548, "#c8303a"), (36, 548, "#f4efe2"), (58, 554, "#2f5563")):
        shape(c, f"M{x} {y}h20l14 30h-22Z", tint)
    for x, y, turn, k in ((520, 210, 30, 0), (86, 300, -24, 2), (560, 420, 62, 1)):
        c.open(transform=f"translate({x} {y}) rotate({turn})")
        box(c, -24, -34, 48, 68, "#f4efe2", rx=5, stroke="#8a8474", stroke_width=1.5)
        shape(c, suits[k][0], suits[k][1], transform="scale(1.3)")
        c.close()
    top = 806 - 5 * (tall + 8) + 6
    builder = Look("#c8303a", "#26323c", child=True, style="plait", wear="dress")
    points = figure(
        c, 346, top, 118, builder, Pose((150, 6), (40, 30), (16, 4), (-16, 6), -6, -16), 1, ("#f4efe2", -2, -1)
    )
    hx, hy = points["near"]
    c.open(transform=f"translate({hx:.0f} {hy - 26:.0f}) rotate(22)")
    box(c, -22, -32, 44, 64, "#fffaf0", rx=5, stroke="#8a8474", stroke_width=1.5)
    shape(c, heart, "#c8303a", transform="scale(1.4)")
    c.close()
    # the cat
    shape(c, "M430 900Q420 800 470 766L466 692L520 736Q556 728 590 742L632 690V900Z", "#10161d")
    for x in (508, 572):
        oval(c, x, 792, 20, 15, "#ffd24f")
        oval(c, x - 4, 792, 5, 14, "#10161d")
    shape(c, "M532 824h18l-9 9Z", "#c8303a")
    for y in (834, 846):
        line(c, [(520, y), (440, y - 16)], "#c9d6da", 1.6)
    vignette(c, "#0b1118", 0.6)
    grain(c, 360, "#e8eef0", 1.5, 0.35)
    c.save()


def echarpe_chemin() -> None:
    """An old woman’s knitting becomes the road on which people of all ages walk."""
    c = Canvas("echarpe-chemin")
    backdrop(c, c.linear((0, "#d7dfc4"), (0.28, "#f7e3b0"), (0.4, "#f2c47c"), (1, "#b9752f")))
    glow(c, 430, 130, 220, "#fff7d8", 1)
    disc(c, 430, 130, 38, "#fffbe8")
    for y, h, tint in (
        (290, 90, "#ecd08c"),
        (330, 70, "#dcb562"),
        (400, 90, "#c9953f"),
        (520, 110, "#b07431"),
        (680, 90, "#8a5128"),
    ):
        shape(c, hill(c.rng, y, h, 4), tint)
        for _ in range(9):
            x, up = c.rng.uniform(0, 600), y - h * 0.1 + 14
            s = (y - 240) / 130
            line(c, [(x, up + 12 * s), (x, up)], "#4a2d16", 2 * s)
            oval(
                c,
                round(x),
                round(up - 7 * s),
                9 * s,
                12 * s,
                c.rng.choice(("#c8502e", "#f0b23f", "#8a8a3a", "#b5361f")),
            )
    # the scarf, from the far end to the needles
    spine = [
        (330, 296),
        (250, 318),
        (300, 350),
        (410, 378),
        (360, 430),
        (180, 470),
        (150, 540),
        (330, 590),
        (430, 660),
        (340, 730),
        (250, 742),
    ]
    widths = [5, 10, 16, 24, 34, 46, 58, 70, 84, 92, 96]
    steps = []
    for i in range(len(spine) - 1):
        p0, p1, p2, p3 = (spine[min(max(i + k, 0), len(spine) - 1)] for k in (-1, 0, 1, 2))
        for k in range(10):
            t = k / 10
            x, y = (
                0.5 * (2 * b + (d - a) * t + (2 * a - 5 * b + 4 * d - e) * t * t + (3 * b - a - 3 * d + e) * t**3)
                for a, b, d, e in zip(p0, p1, p2, p3, strict=True)
            )
            steps.append((x, y, widths[i] + (widths[i + 1] - widths[i]) * t))
    wools = ("#b5361f", "#f6e3bd", "#2f6f6a", "#e09a2f", "#f6e3bd", "#7a2f4a")

    def across(i: int) -> tuple[Point, Point]:
        (x, y, w), (nx, ny, _) = steps[min(i, len(steps) - 2)], steps[min(i + 1, len(steps) - 1)]
        far = math.hypot(nx - x, ny - y) or 1
        dx, dy = -(ny - y) / far * w / 2, (nx - x) / far * w / 2 * 0.6
        return (round(x + dx, 1), round(y + dy, 1)), (round(x - dx, 1), round(y - dy, 1))

    edges = [across(i) for i in range(len(steps))]
    rim = [a for a, _ in edges] + [b for _, b in reversed(edges)]
    shape(c, polygon([(x, y + 7) for x, y in rim]), "#4a2d16")
    for i in range(0, len(steps) - 1, 4):
        band = edges[i : i + 5]
        tint = wools[(i // 4) % 6]
        ring = [a for a, _ in band] + [b for _, b in reversed(band)]
        shape(c, polygon([(round(x), round(y)) for x, y in ring]), tint, stroke=tint, stroke_width=0.8)
        if i > 30:
            (a, b), (d, e) = band[1], band[-1]
            for share in (0.25, 0.5, 0.75):
                ends = [(p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share) for p, q in ((a, b), (d, e))]
                line(c, [(round(x), round(y)) for x, y in ends], "#3a1a10", 1.4, opacity=0.35, stroke_dasharray="3 4")
    for k in range(5):
        line(c, [(328 + k * 1.4, 295), (338 + k * 2.4, 288 - k)], wools[0], 1)
    ages = (
        (268, 322, 18, True, "#2f6f6a", WALK),
        (392, 388, 34, True, "#e09a2f", RUN),
        (300, 452, 52, True, "#b5361f", WALK),
        (164, 512, 74, False, "#2f6f6a", WALK),
        (272, 582, 96, False, "#7a2f4a", STAND),
        (420, 656, 128, False, "#3b4a2a", WALK),
    )
    for x, y, h, child, coat, pose in ages:
        look = Look(
            coat,
            "#3a2018",
            hair="#4a2412" if h < 100 else "#b9aa94",
            wear="dress",
            style="plait" if child else "bun",
            child=child,
        )
        oval(c, x + h * 0.16, y + 2, h * 0.24, h * 0.05, "#2a140c", opacity=0.4)
        figure(c, x, y, h, look, pose, 1 if x < 300 else -1, ("#fff1c4", 1.2, -1.2))
    # the knitter and her chair
    for d in ("M30 868Q150 910 300 862", "M84 640L64 878", "M226 780L252 876", "M66 800H240"):
        c.add("path", d=d, fill="none", stroke="#3a1a10", stroke_width=11, stroke_linecap="round")
    shape(c, "M62 600Q80 580 108 600L112 800H70Z", "#5a2a18")
    knitter = Look("#7a2f4a", "#4a2d3a", hair="#fff6e6", style="bun", wear="shirt", skin="#e8b58c", stout=1.25)
    points = figure(
        c, 168, 872, 340, knitter, Pose((36, 60), (30, 64), (80, 76), (74, 72), 4, 18), 1, ("#ffe9b8", 2.5, -2)
    )
    shape(c, "M120 748Q190 724 262 748L280 850Q200 880 128 850Z", "#5a2140")
    x, y = points["near"]
    line(c, [(x - 34, y - 30), (x + 26, y + 14)], "#f6e3bd", 5)
    line(c, [(x + 42, y - 34), (x - 10, y + 14)], "#f6e3bd", 5)
    shape(c, polygon([(x - 16, y + 2), (x + 34, y - 4), (300, 780), (212, 776)]), wools[0])
    for k in range(4):
        line(c, [(x - 14 + k * 2, y + 10 + k * 14), (x + 34 + k * 5, y + 6 + k * 14)], wools[k % 2 + 1], 5)
    disc(c, 372, 850, 34, "#b5361f")
    for r in (8, 17, 26):
        c.add(
            "path",
            d=f"M{372 - r} {850 - r}Q{384 + r} {836} {372 + r} {850 + r}",
            fill="none",
            stroke="#f0a05c",
            stroke_width=2,
        )
    line(c, [(344, 868), (300, 884), (270, 850), (262, 800)], "#b5361f", 3, soft=True)
    shape(
        c,
        "M440 880Q436 846 470 842Q480 826 500 830L506 816L516 830"
        "L528 820L530 840Q540 856 524 862Q530 884 500 886Q460 892 440 880Z",
        "#2a1812",
    )
    for x in (508, 522):
        disc(c, x, 842, 2.6, "#ffd76a")
    vignette(c, "#3a1a0c", 0.45)
    grain(c, 240, "#fff3d0", 1.5, 0.4)
    c.save()


def trone_trop_grand() -> None:
    """A very small king sits on a throne as high as a tower."""
    c = Canvas("trone-trop-grand")
    backdrop(c, c.linear((0, "#2a1a4f"), (0.6, "#5d3d86"), (1, "#2a1745")))
    for x in (34, 466):
        shape(c, f"M{x} 560V180Q{x} 90 {x + 50} 60Q{x + 100} 90 {x + 100} 180V560Z", "#1f1240")
        shape(
            c,
            f"M{x + 10} 550V184Q{x + 10} 104 {x + 50} 78Q{x + 90} 104 {x + 90} 184V550Z",
            c.linear((0, "#fff3c0"), (1, "#f0a860")),
        )
        for y in (180, 260, 340, 420, 500):
            line(c, [(x + 10, y), (x + 90, y)], "#1f1240", 4)
        line(c, [(x + 50, 78), (x + 50, 550)], "#1f1240", 4)
    for x in (0, 168, 416, 584):
        box(c, x - 12, 0, 34, 640, c.linear((0, "#2a1745"), (0.5, "#7a58a8"), (1, "#2a1745"), angle=0))
        box(c, x - 18, 626, 46, 26, "#8a68b4")
    shape(c, "M0 640H600V900H0Z", c.linear((0, "#4a2f70"), (1, "#180c2e")))
    for i in range(-6, 13):
        line(c, [(300 + (i - 3) * 44, 642), (300 + (i - 3) * 150, 900)], "#38225c", 2)
    for y in (662, 692, 736, 800):
        line(c, [(0, y), (600, y)], "#38225c", 2)
    shaft(c, ((60, 110), (118, 90)), ((240, 880), (430, 880)), "#ffe9a8", 0.5)
    shaft(c, ((490, 110), (536, 90)), ((160, 880), (330, 880)), "#ffe9a8", 0.3)
    # the throne
    gold = c.linear((0, "#8a5a1c"), (0.3, "#ffe08a"), (0.55, "#d99a34"), (1, "#6d4014"), angle=0)
    for x in (176, 388):
        box(c, x, 110, 36, 600, gold)
        disc(c, x + 18, 96, 28, gold)
        disc(c, x + 18, 62, 11, "#d9364a")
    shape(c, "M206 170Q300 20 394 170V480H206Z", gold)
    shape(c, "M224 190Q300 70 376 190V480H224Z", c.linear((0, "#a81f3c"), (1, "#5f0f2c")))
    for y in range(190, 470, 56):
        for x in range(250, 370, 50):
            disc(c, x + (25 if y % 112 else 0), y, 5, "#ffcf6a")
    shape(c, "M264 76L248 22L280 48L300 6L320 48L352 22L336 76Z", gold)
    disc(c, 300, 64, 9, "#4fc0b8")
    shape(c, "M270 28q30 -22 60 0q-8 16 -30 16t-30 -16Z", "#7a4a28")
    bird(c, 286, 16, 8, "#1f1240", 0.6)
    shape(c, "M164 470H436L458 520H142Z", "#c42f4c")
    shape(c, "M142 520H458V556H142Z", gold)
    box(c, 150, 556, 300, 150, c.linear((0, "#7a4a18"), (1, "#3f2210")))
    for x in (178, 268, 358):
        shape(c, f"M{x} 700V610q32 -50 64 0V700Z", "#2a1745")
        glow(c, x + 32, 660, 44, "#ffb84f", 0.6)
    for x in (116, 430):
        shape(c, f"M{x} 380h54v150h-54Z", gold)
        oval(c, x + 27, 380, 34, 16, "#ffe9a8")
    for k in range(4):
        w = 190 + k * 34
        box(c, 300 - w, 706 + k * 26, 2 * w, 27, mix("#d8b978", "#6a4a78", k / 4))
        box(c, 300 - w, 706 + k * 26, 2 * w, 4, "#fff0c0")
    shape(c, "M262 706H338L420 900H180Z", "#b5203c")
    shape(c, "M262 706L180 900H196L270 706ZM338 706L420 900H404L330 706Z", "#ffcf6a")
    for k in range(4):
        line(c, [(250 - k * 11, 732 + k * 26), (350 + k * 11, 732 + k * 26)], "#7a1028", 3)
    # the king, alone
    glow(c, 300, 440, 110, "#fff3c0", 0.8)
    figure(
        c,
        292,
        545,
        112,
        Look("#4fc0b8", "#fff3d8", hair="#6a3a1c", hat="crown", hat_colour="#ffe27a", wear="shirt", child=True),
        SIT,
        1,
        ("#fffbe6", 0, -2),
    )
    line(c, [(322, 472), (336, 440)], "#ffe27a", 3)
    disc(c, 337, 436, 5, "#ffe27a")
    ladder(c, (122, 800), (150, 500), 34, "#f5d9a0", 15, 4.5)
    figure(
        c,
        132,
        690,
        78,
        Look("#f2a23a", "#2a1745", wear="coat", hat="cap", hat_colour="#2a1745"),
        CLIMB,
        1,
        ("#fff0c0", -1.5, -1),
    )
    queue = (
        (232, 858, 100, "#3f7fb0", GIVE, 1, "#ffd76a"),
        (172, 876, 116, "#d9643a", BOW, 1, ""),
        (384, 862, 112, "#efe3ff", BOW, -1, ""),
        (450, 880, 120, "#3c8f6a", GIVE, -1, "#f77f9a"),
        (88, 894, 130, "#2f1a52", STAND, 1, ""),
        (538, 896, 134, "#2f1a52", STAND, -1, ""),
    )
    for x, y, h, coat, pose, f, gift in queue:
        look = Look(
            coat,
            "#1f1240",
            hair="#2a1414",
            style=c.rng.choice(("bob", "bun", "short")),
            wear=c.rng.choice(("robe", "coat", "dress")),
        )
        hand = figure(c, x, y, h, look, pose, f, ("#ffe9a8", -1.5 * f, -1.5))["near"]
        if gift:
            box(c, hand[0] - 14, hand[1] - 24, 28, 24, gift)
            line(c, [(hand[0], hand[1] - 24), (hand[0], hand[1])], "#b5203c", 4)
    grain(c, 120, "#fff3c0", 2.6, 0.7, (150, 150, 480, 860))
    vignette(c, "#120824", 0.65)
    grain(c, 300, "#f3e6ff", 1.4, 0.3)
    c.save()


SCENES = [
    chateau_de_cartes,
    echarpe_chemin,
    trone_trop_grand,
]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
