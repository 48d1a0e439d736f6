"""Pictures: a scarf, a throne, a snail, migrating books, a tailor, a house cut open, an elephant."""

import math

from canvas import Canvas, Point, blob, hill, mix, polygon
from motifs_b import (
    BOW,
    CHEER,
    CLIMB,
    GIVE,
    REACH,
    RUN,
    SIT,
    STAND,
    WALK,
    WIDE,
    Look,
    Pose,
    backdrop,
    bird,
    books,
    box,
    cloud,
    disc,
    figure,
    fish,
    glow,
    grain,
    hatch,
    house,
    ladder,
    lantern,
    line,
    oval,
    shaft,
    shape,
    stone,
    umbrella,
    vignette,
)


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


def escargot_ville() -> None:
    """A snail crosses the desert with a town for a shell; its people follow on foot."""
    c = Canvas("escargot-ville")
    backdrop(c, c.linear((0, "#128a94"), (0.35, "#7fd0c0"), (0.55, "#fdeec0"), (1, "#fdeec0")))
    disc(c, 112, 150, 50, "#fffbe0")
    glow(c, 112, 150, 170, "#fffbe0", 0.8)
    for y, h, tint in ((520, 60, "#f7c98a"), (560, 90, "#f0ad62")):
        shape(c, hill(c.rng, y, h, 3), tint)
    shape(c, "M-20 640Q140 560 330 620T620 590V910H-20Z", "#e58b43")
    oval(c, 330, 716, 280, 24, "#8a3d1e", opacity=0.45)
    # the snail’s body
    skin = c.linear((0, "#fff6da"), (0.6, "#f2d3a0"), (1, "#b8784a"))
    shape(
        c,
        "M596 716Q540 660 440 650Q300 640 226 640Q150 640 118 560Q100 500 72 486"
        "Q36 480 30 516Q24 560 50 600Q70 670 130 716Q150 726 200 722H560Q590 724 596 716Z",
        skin,
    )
    for x, y, tip in ((56, 492, (24, 404)), (86, 494, (104, 398))):
        line(c, [(x, y), ((x + tip[0]) / 2 - 4, (y + tip[1]) / 2), tip], "#fff0cc", 12, soft=True)
        disc(c, *tip, 14, "#fffbe8")
        disc(c, tip[0] - 5, tip[1] + 1, 6, "#3a1a2c")
    c.add("path", d="M36 552q18 16 40 4", fill="none", stroke="#7a3d1e", stroke_width=4, stroke_linecap="round")
    for i in range(16):
        c.add("path", d=f"M{140 + i * 27} 722q12 -16 26 0", fill="none", stroke="#a8683a", stroke_width=3)
    # the shell: terraces that wind up
    cx, cy = 356, 470
    shape(c, "M168 640Q120 430 240 320Q370 226 500 330Q590 420 540 560Q516 640 440 660Q260 670 168 640Z", "#7a2f3c")
    for k, (r, tint) in enumerate(((196, "#8f3a44"), (150, "#b5523f"), (106, "#d9783f"), (64, "#f0a84f"))):
        oval(c, cx + 4 - k * 3, cy + 6 + k * 4, r, r * 0.92, tint)
        c.add(
            "ellipse",
            cx=cx + 4 - k * 3,
            cy=cy + 6 + k * 4,
            rx=r,
            ry=r * 0.92,
            fill="none",
            stroke="#fbe3b0",
            stroke_width=4,
            stroke_dasharray="14 7",
        )
    disc(c, cx - 8, cy + 24, 28, "#7a2f3c")
    glow(c, cx - 8, cy + 24, 40, "#ffe9a0", 0.9)
    shape(c, f"M{cx - 22} {cy + 50}v-26q14 -20 28 0v26Z", "#ffe9a0")
    walls = ("#fff3d8", "#f7d9a8", "#f2b98a", "#bfe3d6")
    for r, count, size in ((196, 17, 34), (150, 12, 28), (106, 9, 22)):
        for i in range(count):
            a = math.pi * (1.02 + 0.96 * (i + 0.5) / count)
            x, y = cx + 2 + r * math.cos(a), cy + 12 + r * 0.92 * math.sin(a)
            c.open(transform=f"translate({x:.0f} {y:.0f}) rotate({math.degrees(a) + 90:.0f})")
            w, h = size * c.rng.uniform(0.7, 1), size * c.rng.uniform(0.9, 1.9)
            house(
                c,
                -w / 2,
                2,
                w,
                h,
                c.rng.choice(walls),
                c.rng.choice(("#c8402f", "#128a94", "#7a2f3c")),
                "#3a1a4c",
                c.rng,
            )
            c.close()
    for a, s in ((-2.3, 1), (-0.8, 1.1), (-1.35, 0.8)):
        x, y = cx + 198 * math.cos(a), cy + 196 * math.sin(a)
        line(c, [(x, y + 10), (x + 4, y - 36 * s)], "#7a4a28", 5)
        for k in range(6):
            b = -math.pi * k / 5
            c.add(
                "path",
                d=(
                    f"M{x + 4:.0f} {y - 36 * s:.0f}"
                    f"q{16 * math.cos(b):.0f} -14 {30 * s * math.cos(b):.0f} {4 - 10 * abs(math.sin(b)):.0f}"
                ),
                fill="none",
                stroke="#1f7a5c",
                stroke_width=6,
                stroke_linecap="round",
            )
    line(c, [(286, 226), (354, 216), (420, 228)], "#7a2f3c", 1.5, soft=True)
    for k in range(6):
        x = 298 + k * 20
        shape(c, f"M{x} {222 - 4 * math.sin(k * 0.6):.0f}h12l-6 12Z", ("#c8402f", "#fff3d8", "#128a94")[k % 3])
    ladder(c, (470, 716), (490, 600), 24, "#5a2a18", 7, 3.5)
    figure(c, 474, 668, 52, Look("#128a94", "#3a1a2c", wear="shirt"), CLIMB, 1)
    shape(c, "M-20 760Q180 700 380 760T620 730V910H-20Z", c.linear((0, "#d9702f"), (1, "#8a3a22")))
    for i in range(14):
        y = 770 + i * 9
        c.add("path", d=f"M-10 {y}q150 -30 300 0t320 -6", fill="none", stroke="#f7b566", stroke_width=1.4, opacity=0.4)
    walkers = (
        (196, 812, 96, "#3a1a4c", False),
        (260, 818, 68, "#c8402f", True),
        (336, 826, 108, "#0d6a74", False),
        (430, 834, 112, "#7a2f3c", False),
        (498, 842, 76, "#fff3d8", True),
        (564, 850, 116, "#3a1a4c", False),
    )
    for x, y, h, coat, child in walkers:
        shape(
            c,
            polygon([(x - 8, y), (x + 10, y), (x + 40 + h * 0.9, y + 34), (x + 10 + h * 0.9, y + 36)]),
            "#5a2018",
            opacity=0.35,
        )
        look = Look(
            coat,
            "#3a1a2c",
            skin="#a8683a",
            hair="#1c0d10",
            wear="dress" if child else "robe",
            hat="" if child else c.rng.choice(("brim", "")),
            hat_colour="#fdeec0",
            style="bob",
            child=child,
        )
        hand = figure(c, x, y, h, look, WALK, -1, ("#ffe9b8", -1.5, -1.5))["far"]
        if child:
            line(c, [hand, (hand[0] - 10, hand[1] - 50)], "#fff3d8", 1.2)
            disc(c, hand[0] - 11, hand[1] - 62, 13, "#128a94" if x > 400 else "#fdeec0")
    for x, y in ((430, 90), (466, 104), (502, 92)):
        bird(c, x, y, 13, "#fffbe8", 0.5)
    grain(c, 420, "#fff3d0", 1.5, 0.4)
    vignette(c, "#5a1f1c", 0.35)
    c.save()


def livres_migrateurs() -> None:
    """Books fly south over white roofs; someone waits with a net."""
    c = Canvas("livres-migrateurs")
    backdrop(c, c.linear((0, "#bcd7ea"), (0.5, "#e9f1f4"), (0.75, "#fde6da"), (1, "#f5c6b5")))
    glow(c, 500, 600, 260, "#fff4e4", 0.9)
    for y, tint, n in ((640, "#d3dde6", 9), (690, "#b9cbd9", 7)):
        for i in range(n):
            x, w = i * 600 / n - 20 + c.rng.uniform(-8, 8), 600 / n * 0.9
            h = c.rng.uniform(40, 130)
            house(c, x, y + 60, w, h + 60, tint, mix(tint, "#ffffff", 0.5), mix(tint, "#f29a7a", 0.5), c.rng)

    def flyer(x: float, y: float, s: float, turn: float, tint: str, flap: float) -> None:
        c.open(transform=f"translate({x:.0f} {y:.0f}) rotate({turn:.0f}) scale({s:.2f})")
        for f in (-1, 1):
            shape(
                c,
                f"M0 6Q{f * 26} {-26 * flap - 4} {f * 58} {-30 * flap}"
                f"L{f * 62} {-30 * flap + 32}Q{f * 28} {-20 * flap + 34} 0 42Z",
                tint,
            )
            shape(
                c,
                f"M0 2Q{f * 24} {-32 * flap - 4} {f * 54} {-36 * flap}"
                f"L{f * 57} {-36 * flap + 32}Q{f * 26} {-24 * flap + 32} 0 37Z",
                "#fffdf6" if f > 0 else "#eadfd4",
            )
            for k in (9, 17, 25):
                d = f"M{f * 8} {k - 6 * flap:.0f}Q{f * 24} {k - 26 * flap:.0f} {f * 46} {k - 33 * flap:.0f}"
                c.add("path", d=d, fill="none", stroke="#b9a8a0", stroke_width=1.6)
        line(c, [(0, 4), (0, 40)], tint, 4)
        line(c, [(0, 38), (3, 54), (-3, 66)], "#e0604a", 3, soft=True)
        c.close()

    tints = ("#e0604a", "#3f6f96", "#c98a3f", "#5a7f6a", "#8a4a66")
    for i in range(1, 7):
        for f in (-1, 1):
            if (i, f) != (6, 1):
                x, y = (430 - i * 70, 104 + i * 18) if f < 0 else (430 + i * 10, 104 + i * 44)
                flap = 0.4 + 0.6 * ((i + f) % 3) / 2
                flyer(x, y, 0.4 + i * 0.06, -20 + f * 5, tints[(i * 2 + f) % 5], flap)
    flyer(430, 104, 0.36, -18, "#e0604a", 1)
    # the library: a great roof that slants, windows wide open
    shape(c, "M-20 560L190 400L330 590V900H-20Z", "#a8503f")
    shape(c, "M-20 560L190 400L204 420L-20 590Z", "#ffffff")
    shape(c, "M190 400L346 600L326 612L186 424Z", "#dfe9f0")
    for row in range(9):
        for k in range(9):
            x, y = -14 + k * 38 + (19 if row % 2 else 0), 610 + row * 34
            if x < 300:
                c.add("path", d=f"M{x} {y}q19 22 38 0", fill="none", stroke="#7a3329", stroke_width=2.4)
    shape(c, "M70 720V590Q70 530 130 530Q190 530 190 590V720Z", "#5a2a2a")
    shape(c, "M82 716V594Q82 542 130 542Q178 542 178 594V716Z", c.linear((0, "#ffd98a"), (1, "#f0a05c")))
    for y in (610, 660, 712):
        books(c, 84, y, 92, 40, list(tints), c.rng)
        box(c, 82, y, 96, 5, "#7a3329")
    shape(
        c,
        "M70 720L30 740V600Q40 560 70 580ZM190 720L232 742V600Q222 560 190 580Z",
        "#fffaf2",
        stroke="#c9a89a",
        stroke_width=2,
    )
    shape(c, "M58 716H202V732H58Z", "#ffffff")
    flyer(150, 560, 0.62, -24, "#3f6f96", 1)
    flyer(216, 500, 0.6, -10, "#c98a3f", 0.4)
    box(c, 238, 350, 62, 150, "#8a4036")
    box(c, 230, 336, 78, 22, "#ffffff")
    shape(c, "M240 336q28 -34 60 0Z", "#8a6a4a")
    for x, turn in ((254, -10), (284, 14)):
        flyer(x, 306, 0.36, turn, tints[4], 0.2)
    # the flat roof in front, the keeper, the child
    shape(c, "M300 900V770L620 740V910Z", "#6f4a4c")
    shape(c, "M292 776L620 742V764L292 800Z", "#ffffff")
    keeper = Look("#33506b", "#2a3440", hair="#4a2f2a", style="bun", wear="coat", hat="", skin="#e0a883")
    hand = figure(
        c, 430, 774, 236, keeper, Pose((124, 12), (104, 20), (20, 10), (-22, 6), -8, -20), -1, ("#fff4e4", 2.5, -2)
    )["near"]
    line(c, [(hand[0] + 60, hand[1] + 70), hand, (hand[0] - 60, hand[1] - 110)], "#7a5236", 6)
    nx, ny = hand[0] - 74, hand[1] - 146
    oval(c, nx, ny, 46, 34, "none", stroke="#7a5236", stroke_width=6, transform=f"rotate(-30 {nx:.0f} {ny:.0f})")
    shape(
        c,
        f"M{nx - 40:.0f} {ny + 20:.0f}Q{nx + 10:.0f} {ny + 110:.0f} {nx + 92:.0f} {ny + 74:.0f}"
        f"Q{nx + 70:.0f} {ny + 10:.0f} {nx + 36:.0f} {ny - 24:.0f}Z",
        "#ffffff",
        opacity=0.55,
    )
    child = Look(
        "#e0604a", "#2a3440", child=True, style="short", hair="#6a4028", wear="coat", hat="cone", hat_colour="#fffaf2"
    )
    hand = figure(c, 504, 766, 142, child, GIVE, 1, ("#fff4e4", -2, -2))["near"]
    flyer(hand[0] + 4, hand[1] - 24, 0.45, 10, "#5a7f6a", 1)
    grain(c, 150, "#ffffff", 4.5, 0.9)
    grain(c, 240, "#ffffff", 2.4, 0.8)
    vignette(c, "#4a5f78", 0.3)
    c.save()


def tailleur_dombres() -> None:
    """A tailor sews a new shadow to a child’s feet; others hang on the rail."""
    c = Canvas("tailleur-dombres")
    backdrop(c, c.linear((0, "#cfc8bb"), (0.6, "#e9e3d6"), (1, "#b8b0a2"), angle=20))
    box(c, 26, 150, 150, 330, "#8f8778")
    box(c, 36, 160, 130, 310, c.linear((0, "#fffef8"), (1, "#f3ecd8")))
    for x in (98,):
        box(c, x, 160, 6, 310, "#8f8778")
    for y in (256, 356):
        box(c, 36, y, 130, 6, "#8f8778")
    shape(c, "M0 690L600 640V900H0Z", c.linear((0, "#a39a8a"), (1, "#6b6458")))
    for i in range(9):
        line(c, [(i * 90 - 60, 690 - i * 7), (i * 170 - 420, 900)], "#877e70", 2)
    shape(
        c, polygon([(36, 160), (166, 160), (560, 900), (180, 900)]), c.linear((0, "#fffef8", 0.75), (1, "#fffef8", 0.1))
    )
    # shadows on hangers
    ink = "#24211f"
    line(c, [(190, 96), (610, 84)], "#5c554b", 8)
    hangs = ((250, 0), (338, 1), (424, 2), (512, 3), (580, 4))
    for x, kind in hangs:
        c.add(
            "path",
            d=f"M{x} 112q-12 -22 2 -24q12 2 4 14l-4 12M{x - 30} 130L{x} 112L{x + 30} 130",
            fill="none",
            stroke="#5c554b",
            stroke_width=3.5,
        )
        c.open(transform=f"translate({x} 128) scale(.84)", opacity=0.9)
        match kind:
            case 0:
                shape(
                    c,
                    "M-34 0H34Q44 60 26 120Q50 150 40 214Q30 190 22 206Q14 184 4 212"
                    "Q-4 186 -16 208Q-24 188 -40 214Q-50 150 -26 120Q-44 60 -34 0Z",
                    ink,
                )
                shape(c, "M-20 0L-24 -24L-8 -10H8L24 -24L20 0Z", ink)
            case 1:
                figure(
                    c,
                    0,
                    196,
                    186,
                    Look(ink, ink, ink, ink, "dress", "bun"),
                    Pose((160, 10), (-60, -30), (2, 0), (-60, 30), 0, 0),
                    1,
                )
            case 2:
                shape(
                    c,
                    "M-30 0H30L44 180Q20 168 10 190Q0 170 -12 190"
                    "Q-22 168 -46 180ZM-10 0Q-30 -20 -10 -40Q20 -48 22 -16L8 0Z",
                    ink,
                )
                shape(
                    c,
                    "M20 40Q90 20 96 90Q70 70 56 86Q46 70 26 90ZM-20 40Q-90 20 -96 90Q-70 70 -56 86Q-46 70 -26 90Z",
                    ink,
                )
            case 3:
                figure(c, 0, 200, 190, Look(ink, ink, ink, ink, "coat", hat="crown", hat_colour=ink), STAND, -1)
            case _:
                figure(c, 0, 150, 140, Look(ink, ink, ink, ink, "dress", "plait", child=True), RUN, -1)
        c.close()
    # the bench with cloth and reels
    c.open(transform="translate(84 -70)")
    shape(c, "M356 560H620V596H356Z", "#7d7365")
    box(c, 374, 596, 22, 120, "#5c554b")
    shape(
        c,
        "M420 560Q440 520 500 530Q560 520 610 548V560ZM440 560Q430 640 462 700Q480 660 500 690Q520 640 530 600V560Z",
        ink,
    )
    for x, tint in ((380, "#c7202e"), (404, "#f3ecd8")):
        box(c, x - 9, 530, 18, 30, tint)
        box(c, x - 12, 526, 24, 6, "#5c554b")
        box(c, x - 12, 556, 24, 6, "#5c554b")
    c.close()
    # the child on a stool, the shadow on the floor, the tailor who sews
    plinth = c.linear((0, "#f3ecd8"), (0.5, "#d8d0c0"), (1, "#8f8778"), angle=0)
    box(c, 168, 706, 128, 54, plinth)
    oval(c, 232, 706, 64, 15, "#fbf6e8")
    shape(
        c,
        "M250 706Q300 700 336 736Q420 720 470 780Q560 800 610 770"
        "V900H420Q440 850 380 840Q330 800 296 760Q280 726 236 712Z",
        ink,
    )
    shape(c, "M470 780L540 716L548 772L590 740L580 800ZM430 850L380 886L452 880Z", ink)
    for x in (540, 566):
        oval(c, x, 816, 8, 5, "#fbf6e8")
    child = Look("#f3ecd8", "#8f8778", "#d9c7b2", "#5c554b", "dress", "bob", child=True)
    figure(c, 226, 706, 270, child, Pose((16, 10), (-20, 10), (4, 2), (-5, 2), 0, 18), 1, ("#ffffff", -3, -2))
    tailor = Look("#6b6458", "#3d3833", "#d9c7b2", "#3d3833", "shirt", "short", beard="#3d3833")
    hand = figure(
        c, 398, 792, 290, tailor, Pose((60, 26), (50, 30), (96, 118), (20, 96), 22, 10), -1, ("#fbf6e8", -2, -2)
    )["near"]
    line(c, [(hand[0] - 8, hand[1] - 8), (hand[0] - 26, hand[1] + 10)], "#fffef8", 3)
    line(c, [(473, 460), (500, 400), (530, 480), (430, 600), hand], "#c7202e", 2.6, soft=True)
    line(c, [hand, (290, 716), (276, 734), (268, 708), (256, 728), (246, 706), (236, 718)], "#c7202e", 3)
    shape(c, "M58 832L150 806L60 846ZM58 852L152 836L62 838Z", "#f7f3e8", stroke="#3d3833", stroke_width=1.5)
    for y in (826, 862):
        oval(c, 42, y, 20, 13, "none", stroke="#c7202e", stroke_width=7)
    shape(c, "M70 760Q66 730 92 728L96 712L106 726L118 716L118 738Q124 750 112 754L114 772H78Z", "#4a453e")
    shape(c, "M78 772Q40 776 48 740Q60 760 84 756Z", "#4a453e")
    hatch(c, (180, 500, 600, 640), 60, "#8f8778", (-22, 26), 1.2, 0.35)
    hatch(c, (0, 720, 600, 890), 80, "#4a453e", (-26, 20), 1.2, 0.3)
    vignette(c, "#2b2724", 0.5)
    grain(c, 520, "#4a453e", 1.4, 0.3)
    c.save()


def maison_coupee() -> None:
    """A house cut open: each room holds another country."""
    c = Canvas("maison-coupee")
    backdrop(c, c.linear((0, "#0e1438"), (0.6, "#25346e"), (0.86, "#40508f"), (1, "#0e1438")))
    grain(c, 150, "#fff6d8", 2.4, 0.9, (0, 0, 600, 560))
    shape(c, hill(c.rng, 716, 40, 4), "#131c46")
    shape(c, "M0 716Q300 690 600 716V900H0Z", "#3a2030")
    for _ in range(26):
        stone(c, c.rng.uniform(0, 600), c.rng.uniform(740, 895), c.rng.uniform(6, 16), c.rng.uniform(4, 10), "#57324a")
    box(c, 62, 258, 476, 462, "#f0d9b0")
    box(c, 150, 716, 300, 150, "#f0d9b0")
    shape(c, "M30 262L300 66L570 262L552 282L300 100L48 282Z", "#c84a3c")
    shape(c, "M74 262L300 98L526 262Z", "#f0d9b0")
    box(c, 424, 90, 40, 110, "#a8392f")
    for x, y, s in ((446, 70, 20), (466, 40, 27), (500, 8, 34)):
        disc(c, x, y, s, "#8fa0d8", opacity=0.55)

    def room(d: str, sky: str) -> None:
        shape(c, d, sky, stroke="#6a3a2a", stroke_width=5)
        c.open(clip_path=c.clip(d))

    # attic: a sky with a bed on a cloud
    room("M126 250L300 122L474 250Z", c.linear((0, "#4f7fd0"), (1, "#f7c8d8")))
    disc(c, 340, 184, 18, "#fff6d0")
    cloud(c, 180, 256, 180, "#ffffff", c.rng)
    box(c, 236, 206, 90, 14, "#c84a3c")
    box(c, 232, 186, 7, 40, "#6a3a2a")
    box(c, 322, 198, 7, 28, "#6a3a2a")
    oval(c, 252, 200, 15, 8, "#fffaf0")
    disc(c, 252, 197, 8, "#e0a07a")
    shape(c, "M262 206Q290 186 322 206V212H262Z", "#f2b632")
    cloud(c, 390, 250, 70, "#ffffff", c.rng)
    bird(c, 394, 214, 8, "#ffffff")
    c.close()
    # sea, desert
    room("M76 272H296V410H76Z", c.linear((0, "#57d0cf"), (1, "#0c4a7a")))
    for x in (120, 190, 250):
        shape(c, f"M{x} 272l-26 140h60Z", "#d8fff4", opacity=0.18)
    shape(c, "M76 398Q130 380 190 398T296 390V410H76Z", "#f0d08a")
    for x, y, s, f, tint in (
        (130, 310, 20, 1, "#f2b632"),
        (170, 336, 14, 1, "#ff7a5c"),
        (250, 306, 16, -1, "#ffe9a8"),
        (100, 350, 12, 1, "#ff7a5c"),
    ):
        fish(c, x, y, s, tint, f, "#0c2a4a")
    for x in (90, 104, 274):
        line(c, [(x, 404), (x + 6, 384), (x - 4, 366), (x + 4, 350)], "#1f8f6a", 5, soft=True)
    box(c, 180, 370, 56, 8, "#8a4a30")
    line(c, [(188, 378), (188, 404)], "#8a4a30", 5)
    line(c, [(228, 378), (228, 404)], "#8a4a30", 5)
    figure(c, 164, 404, 84, Look("#f7f0e0", "#c84a3c", hat="helmet", hat_colour="#f2b632", wear="shirt"), SIT, 1)
    shape(c, "M198 354h22v10q0 8 -11 8t-11 -8Z", "#fffaf0")
    c.close()
    room("M310 272H526V410H310Z", c.linear((0, "#ffb04f"), (1, "#fff0c0")))
    disc(c, 474, 316, 22, "#fffbe0")
    shape(c, "M310 380Q360 340 420 372T530 350V412H310Z", "#e8893a")
    shape(c, "M310 400Q380 372 440 396T530 384V412H310Z", "#c8602c")
    shape(
        c,
        "M352 396V366Q356 350 368 360Q376 334 388 356Q398 338 408 358L424 352"
        "L428 330L446 334L444 344H434L430 372Q424 380 414 376V396H408V378H366V396Z",
        "#8a4a2a",
    )
    figure(c, 330, 398, 66, Look("#3a5fc0", "#3a2030", wear="robe", hat="brim", hat_colour="#fff0c0"), WALK, 1)
    line(c, [(500, 398), (500, 350)], "#3c8f5a", 9)
    line(c, [(500, 376), (516, 372), (516, 356)], "#3c8f5a", 7)
    c.close()
    # forest, snow
    room("M76 424H296V562H76Z", c.linear((0, "#1c5a3a"), (1, "#8fcf6a")))
    for x, w, tint in ((96, 16, "#0f3a2a"), (140, 10, "#1a4f36"), (262, 18, "#0f3a2a"), (222, 9, "#1a4f36")):
        box(c, x, 420, w, 140, tint)
    for x in (80, 130, 180, 230, 280):
        shape(c, blob(c.rng, x, 428, 34, 24), "#2f8a4a")
    shape(c, "M76 552Q180 536 296 552V566H76Z", "#3f9a3f")
    shape(c, "M150 548Q146 520 176 516Q186 500 200 512L208 500L214 514Q226 524 214 532Q214 548 206 552H160Z", "#e8803a")
    figure(c, 244, 552, 78, Look("#c84a3c", "#3a2030", child=True, style="plait", wear="dress"), GIVE, -1)
    lantern(c, 212, 478, 7, "#fff3a8", "#3a2030")
    c.close()
    room("M310 424H526V562H310Z", c.linear((0, "#8fb4e0"), (1, "#f3f8fc")))
    shape(c, "M310 540L360 460L404 520L450 446L530 540V564H310Z", "#c8dcf0")
    shape(c, "M346 484L360 460L376 482ZM436 470L450 446L466 472Z", "#ffffff")
    shape(c, "M310 546Q400 526 526 548V564H310Z", "#ffffff")
    shape(c, "M390 548V520q28 -34 56 0V548Z", "#e3eef8", stroke="#9fbfe0", stroke_width=2)
    shape(c, "M408 548v-16q10 -12 20 0v16Z", "#25346e")
    for x in (340, 362, 480):
        oval(c, x, 532, 9, 15, "#1c2440")
        oval(c, x + 2, 534, 5, 10, "#ffffff")
        disc(c, x, 516, 7, "#1c2440")
        shape(c, f"M{x + 6} 514l8 3l-8 3Z", "#f2b632")
    grain(c, 50, "#ffffff", 3, 0.9, (312, 430, 524, 550))
    c.close()
    # town by night, storm at sea
    room("M76 576H296V712H76Z", c.linear((0, "#3a1f5c"), (1, "#e0608a")))
    for x in range(82, 290, 28):
        house(c, x, 716, 24, c.rng.uniform(30, 74), "#24123f", "#150a2a", "#ffd76a", c.rng)
    line(c, [(76, 610), (296, 632)], "#fffaf0", 1.6)
    figure(c, 186, 621, 56, Look("#f2b632", "#fffaf0", wear="dress", style="bun"), WIDE, 1)
    c.close()
    room("M310 576H526V712H310Z", c.linear((0, "#4a6a6a"), (1, "#c8d8b0")))
    for y, tint in ((668, "#3c7a7a"), (684, "#28606a"), (700, "#17444f")):
        shape(c, f"M300 {y}" + "q14 -22 28 0t28 0" * 4 + "V716H300Z", tint)
    shape(c, "M380 664h84l-14 22h-56ZM420 662v-60l34 46ZM414 662v-50l-26 40Z", "#f7f0e0")
    hatch(c, (320, 580, 524, 660), 36, "#f3f8e0", (-8, 22), 1.4, 0.7)
    c.close()
    # cellar: a dragon asleep
    room("M164 726H436V852H164Z", c.linear((0, "#1c0f1c"), (1, "#5a2a1c")))
    glow(c, 270, 840, 110, "#ffb43a", 0.7)
    for _ in range(60):
        oval(
            c,
            c.rng.gauss(290, 52),
            850 - abs(c.rng.gauss(0, 12)),
            6,
            3,
            c.rng.choice(("#ffd24f", "#f2a632", "#fff0a8")),
        )
    shape(
        c,
        "M206 838Q190 800 230 790Q260 750 320 768Q390 770 400 820"
        "Q412 840 380 844Q360 846 366 826Q340 850 290 836Q240 846 206 838Z",
        "#3c8f5a",
    )
    for x, y in ((262, 770), (288, 762), (314, 764), (340, 772)):
        shape(c, f"M{x - 9} {y + 4}l9 -20l9 20Z", "#c84a3c")
    c.add("path", d="M214 816q8 6 16 0", fill="none", stroke="#10241a", stroke_width=3)
    for x, y, s in ((196, 800, 6), (184, 784, 9)):
        disc(c, x, y, s, "#c8b8c8", opacity=0.6)
    figure(c, 414, 850, 56, Look("#3a5fc0", "#10142c", hat="cone", hat_colour="#c84a3c", child=True), STAND, -1)
    c.close()
    ladder(c, (303, 712), (303, 200), 20, "#c98a4a", 30, 3)
    figure(c, 302, 470, 46, Look("#c84a3c", "#131c46", child=True, wear="shirt"), CLIMB, 1)
    for x, y in ((30, 712), (572, 714)):
        line(c, [(x, y), (x, y - 70)], "#131c46", 8)
        shape(c, blob(c.rng, x, y - 90, 30, 50), "#1c2a5c")
    vignette(c, "#060a20", 0.55)
    c.save()


def elephant_sur_le_fil() -> None:
    """An elephant with a parasol follows a mouse on a wire above the town."""
    c = Canvas("elephant-sur-le-fil")
    backdrop(c, c.linear((0, "#1c5f78"), (0.35, "#6fb0a8"), (0.62, "#ffd9a0"), (0.82, "#ff9a76"), (1, "#c8506a")))
    disc(c, 150, 610, 82, "#fff3cf")
    glow(c, 150, 610, 250, "#ffe9b0", 0.8)
    for x, y, w in ((360, 560, 200), (-50, 470, 170), (280, 150, 180), (60, 110, 120)):
        cloud(c, x, y, w, "#fff0dc", c.rng, opacity=0.7)
    for y, tint, n, tall in ((800, "#d9707a", 10, 130), (850, "#96466a", 8, 150)):
        for i in range(n):
            w = 600 / n
            house(
                c,
                i * w,
                y + 60,
                w * 0.92,
                c.rng.uniform(0.4, 1) * tall + 30,
                tint,
                mix(tint, "#3a1440", 0.35),
                "#ffe3a0",
                c.rng,
            )
    # the two roofs that hold the wire
    shape(c, "M-20 900V520L40 452L110 520V900Z", "#3f1f48")
    shape(c, "M-40 540L40 440L128 540L112 552L40 470L-30 556Z", "#6a2f58")
    box(c, 54, 410, 30, 90, "#3f1f48")
    box(c, 48, 402, 42, 14, "#6a2f58")
    for x, y in ((0, 580), (54, 580), (0, 660), (54, 660), (54, 740)):
        box(c, x, y, 30, 42, "#ffd98a")
    shape(c, "M500 900V300L560 220L640 300V900Z", "#2f173c")
    shape(c, "M480 320L560 204L660 320L640 330L560 238L496 334Z", "#5a2450")
    box(c, 520, 170, 30, 100, "#2f173c")
    box(c, 513, 160, 44, 14, "#5a2450")
    for y in (360, 450, 540, 630):
        for x in (524, 570):
            box(c, x, y, 28, 44, "#ffd98a" if (x + y) % 4 else "#5a2450")
    figure(c, 540, 404, 40, Look("#1c1028", "#1c1028", "#1c1028", "#1c1028", child=True, style="bob"), CHEER, -1)
    line(c, [(70, 410), (300, 330), (536, 168)], "#2a1030", 5, soft=True)
    # the elephant
    c.open(transform="translate(288 346) rotate(-22) scale(.84)")
    hide, shade, light = "#7f8fa8", "#5c6a88", "#b8c4d4"
    for x, foot in ((-74, -52), (62, 34)):
        line(c, [(x, -90), (x + 6, -44), (foot, 0)], shade, 46)
    line(c, [(-136, -150), (-164, -110), (-158, -74)], shade, 8, soft=True)
    disc(c, -158, -70, 8, "#3f4a66")
    oval(c, -20, -150, 126, 92, hide)
    for x, foot in ((-96, -104), (40, 62)):
        line(c, [(x, -100), (x - 4, -50), (foot, -2)], hide, 50)
    for foot in (-104, 62, -52, 34):
        for k in (-12, 0, 12):
            oval(c, foot + k + 6, 8, 6, 5, light)
    shape(c, "M-110 -228Q-20 -262 60 -226Q70 -160 60 -130Q-20 -112 -104 -132Q-120 -180 -110 -228Z", "#d9405c")
    shape(
        c,
        "M-110 -228Q-20 -262 60 -226L60 -214Q-20 -248 -110 -214Z"
        "M-106 -144Q-20 -124 62 -142L60 -128Q-20 -110 -104 -130Z",
        "#ffd24f",
    )
    for x in (-80, -48, -14, 20, 48):
        disc(c, x, -186 + abs(x + 16) * 0.1, 8, "#ffd24f")
    oval(c, 112, -214, 66, 62, hide)
    line(c, [(158, -206), (196, -160), (204, -110), (226, -84), (252, -92)], hide, 32, soft=True)
    line(c, [(196, -160), (204, -110), (226, -84), (252, -92)], hide, 25, soft=True)
    for k in range(5):
        line(c, [(182 + k * 6, -152 + k * 14), (206 + k * 3, -158 + k * 13)], shade, 2)
    shape(c, "M150 -180Q190 -160 200 -190Q176 -186 160 -200Z", "#fffaf0")
    shape(c, "M92 -250Q30 -286 18 -220Q14 -160 60 -140Q96 -150 106 -196Z", shade)
    shape(c, "M84 -240Q44 -262 34 -216Q32 -174 62 -158Q84 -168 92 -200Z", "#c98a9c")
    oval(c, 134, -224, 6, 8, "#2a1030")
    c.add("path", d="M122 -244q14 -10 26 0", fill="none", stroke=shade, stroke_width=4, stroke_linecap="round")
    shape(c, "M86 -268L118 -330L140 -270Z", "#ffd24f")
    disc(c, 118, -330, 9, "#d9405c")
    c.close()
    umbrella(c, 190, 70, 180, "#fff0dc", "#d9405c", 104)
    # the mouse ahead, the crowd below
    c.open(transform="translate(472 214) rotate(-34)")
    oval(c, 0, -16, 22, 16, "#4a2a44")
    disc(c, 22, -30, 12, "#4a2a44")
    disc(c, 16, -44, 9, "#c98a9c")
    disc(c, 26, -32, 2, "#fff0dc")
    line(c, [(-20, -14), (-44, -20), (-56, -6)], "#4a2a44", 3, soft=True)
    line(c, [(-6, -2), (-10, 4)], "#4a2a44", 5)
    line(c, [(8, -2), (12, 4)], "#4a2a44", 5)
    line(c, [(4, -20), (4, -84)], "#fff0dc", 3)
    shape(c, "M4 -84L40 -72L4 -58Z", "#d9405c")
    c.close()
    shape(c, "M0 870H600V900H0Z", "#2a1030")
    for i in range(11):
        x = 24 + i * 55 + c.rng.uniform(-10, 10)
        style = c.rng.choice(("bob", "short", "bun"))
        look = Look(
            "#2a1030", "#2a1030", "#5a2450", "#1c0a24", c.rng.choice(("dress", "coat")), style, child=i % 3 == 0
        )
        pose = c.rng.choice((CHEER, REACH, STAND, REACH))
        figure(c, round(x), 902, c.rng.uniform(66, 100), look, pose, c.rng.choice((-1, 1)))
    vignette(c, "#220c30", 0.45)
    grain(c, 400, "#fff0dc", 1.5, 0.4)
    c.save()


SCENES = [
    echarpe_chemin,
    trone_trop_grand,
    escargot_ville,
    livres_migrateurs,
    tailleur_dombres,
    maison_coupee,
    elephant_sur_le_fil,
]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
