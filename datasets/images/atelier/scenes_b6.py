"""Pictures: a town on a snail, books that migrate, a tailor of shadows."""

import math

from canvas import Canvas, hill, mix, polygon
from motifs_b import (
    CLIMB,
    GIVE,
    RUN,
    STAND,
    WALK,
    Look,
    Pose,
    backdrop,
    bird,
    books,
    box,
    disc,
    figure,
    glow,
    grain,
    hatch,
    house,
    ladder,
    line,
    oval,
    shape,
    vignette,
)


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


SCENES = [
    escargot_ville,
    livres_migrateurs,
    tailleur_dombres,
]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
