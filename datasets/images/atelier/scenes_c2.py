"""Scenes of departures: balloons, maps, platforms."""

from canvas import WIDTH, Canvas, hill, mix, polygon, smooth
from creatures_c import fish, grass, gulls, pine
from motifs_c import (
    SKINS,
    boat,
    cloud,
    dashes,
    dots,
    glow,
    ground,
    house,
    ladder,
    leaf,
    person,
    placed,
    puff,
    rows,
    shape,
    stroke,
    suitcase,
    vignette,
)

FRUITS = {
    "pear": (("M0 -110C26 -110 24 -74 36 -46C52 -8 34 34 0 34C-34 34 -52 -8 -36 -46"
"C-24 -74 -26 -110 0 -110Z"), "#c8cf62", "#f0efa0"),
    "berry": ("M0 40C-44 10 -62 -40 -46 -72C-30 -98 30 -98 46 -72C62 -40 44 10 0 40Z", "#e5606a", "#ff9d98"),
    "lemon": (("M0 -104C12 -104 12 -92 26 -84C62 -58 60 -8 26 18C14 26 12 38 0 38C-12 38 -14 26 -26 18"
"C-60 -8 -62 -58 -26 -84C-12 -92 -12 -104 0 -104Z"), "#f3c744", "#ffec9a"),
    "plum": (("M0 -100C44 -104 62 -66 56 -30C50 12 26 36 0 36C-26 36 -50 12 -56 -30"
"C-62 -66 -44 -104 0 -100Z"), "#8f6bb0", "#c4a3da"),
    "apple": (("M0 -92C40 -108 66 -70 58 -28C52 12 24 42 0 32C-24 42 -52 12 -58 -28"
"C-66 -70 -40 -108 0 -92Z"), "#e98a5c", "#ffc59a"),
}  # fmt: skip


def fruit_balloon(c: Canvas, x: float, y: float, s: float, kind: str, rider: str = "", flip: bool = False) -> None:
    d, colour, light = FRUITS[kind]
    with placed(c, x, y, s / 100, c.rng.uniform(-5, 5)):
        c.add("path", d="M-26 26L-13 84M26 26L13 84M-8 36L-5 84M8 36L5 84", stroke="#7a5a48", stroke_width=1.6)
        shape(c, d, c.radial((0, light), (0.7, colour), (1, mix(colour, "#402040", 0.25)), cx=0.35, cy=0.35, r=0.75))
        for k in (-0.55, 0.55):
            c.add(
                "path",
                d=f"M0 -98C{60 * k} -84 {64 * k} 0 {14 * k} 36",
                stroke="#fff",
                stroke_width=2,
                fill="none",
                opacity=0.4,
            )
        if kind == "berry":
            for px, py in ((-24, -54), (4, -60), (28, -48), (-30, -24), (-8, -30), (18, -22), (-12, 0), (8, 4)):
                c.add("ellipse", cx=px, cy=py, rx=2.6, ry=4, fill="#ffe6b0")
        stroke(c, [(0, -96), (2, -112), (10, -122)], "#6b4a34", 5)
        shape(c, leaf(4, -108, 40, 70, 0.45), "#6fa36a")
        if rider:
            person(
                c,
                0,
                110,
                70,
                rider,
                arms=((150, 170), (60, 80)),
                style="bob",
                flip=flip,
                hat="beanie" if flip else "",
                hat_colour="#e5606a",
            )
        shape(c, "M-19 84H19L14 112H-14Z", "#b5804e")
        c.add("path", d="M-18 92H18M-16 101H16", stroke="#7a5030", stroke_width=2)


def flying_orchard() -> None:
    c = Canvas("verger-volant")
    ground(c, (0, "#a9d6e5"), (0.4, "#d8ecdf"), (0.65, "#fdeed0"), (0.8, "#f9d7b8"))
    glow(c, 470, 520, 330, "#fffbe6", 0.9)
    for x, y, w, o in rows("470 130 260 0.8, 140 250 200 0.7, 520 420 240 0.8, 330 560 300 0.7, 250 640 180 0.7"):
        cloud(c, x, y, w, "#ffffff", opacity=o)
    fruit_balloon(c, 372, 170, 52, "plum", "#e98a5c")
    fruit_balloon(c, 540, 280, 42, "pear")
    fruit_balloon(c, 322, 300, 32, "apple")
    fruit_balloon(c, 566, 96, 26, "lemon")
    for y, h, colour in ((690, 50, "#bcd9b4"), (730, 40, "#9cc49a"), (780, 50, "#7eb088")):
        shape(c, hill(c.rng, y, h, 4), colour)
    for row, (y, size) in enumerate(((690, 12), (722, 18), (762, 26))):
        for i in range(9 - row):
            x = 230 + i * (44 + row * 14) - row * 40
            c.add("rect", x=x - 2, y=y - size * 0.4, width=4, height=size, fill="#8a6a50")
            shape(c, puff(c.rng, x, y - size, size, size * 0.9), mix("#8fbf86", "#5f9a74", row / 2))
            dots(c, 5, "#e5606a", 3 + row, 0.9, (x - size * 0.6, y - size * 1.5, x + size * 0.6, y - size * 0.5))
    shape(c, "M-10 860C120 800 300 850 610 820V900H-10Z", "#5b8f68")
    trunk = (
        "M20 900C70 860 84 740 80 600C76 500 30 440 -20 400V340C40 380 90 420 104 450"
        "C112 400 150 350 220 310C190 370 160 430 152 500C146 660 160 830 220 900Z"
    )
    shape(c, trunk, c.linear((0, "#6d4c44"), (1, "#a9765c"), angle=0))
    dashes(c, 60, "#4a3030", 2, 26, 2, 0.4, (92, 520, 132, 880))
    for x, y, rx, ry, tint in rows(
        "30 400 110 60 #4f8a62, 20 360 130 80 #5f9a6c, 150 300 130 90 #78b07a, "
        "40 240 140 110 #6ba673, 210 370 76 46 #8fc189, 110 180 110 70 #93c58c"
    ):
        shape(c, puff(c.rng, x, y, rx, ry, 0.12, 12), tint)
    dashes(c, 60, "#3f7a58", 5, -9, 3, 0.5, (-10, 150, 170, 420))
    dashes(c, 50, "#3f7a58", 5, -9, 3, 0.5, (150, 240, 250, 390))
    for x, y, kind, s in rows("60 300 apple 26, 150 240 pear 24, 96 400 plum 24, 200 330 lemon 22, 20 200 berry 22"):
        d, colour, light = FRUITS[kind]
        with placed(c, x, y, s / 100, c.rng.uniform(-10, 10)):
            shape(c, d, colour)
            shape(c, "M-24 -60C-34 -30 -30 -10 -18 4C-14 -20 -16 -40 -24 -60Z", light)
    fruit_balloon(c, 420, 470, 128, "berry", "#2f7d8c", flip=True)
    stroke(c, [(420, 612), (390, 690), (330, 716), (258, 652)], "#8a6a50", 3)
    ladder(c, 236, 880, 186, 560, 46, "#b5804e", 6)
    person(
        c,
        218,
        720,
        128,
        "#f3c744",
        skin=SKINS[1],
        arms=((80, 60), (70, 80)),
        style="long",
        hair="#5a2f22",
        stride=((60, -10), (0, 0)),
    )
    fruit_balloon(c, 262, 520, 36, "lemon", "#8f6bb0")
    for x in (300, 352, 330):
        c.add("ellipse", cx=x, cy=862, rx=30, ry=14, fill="#8a5a38")
        dots(c, 12, c.rng.choice(["#e5606a", "#f3c744", "#8f6bb0"]), 12, 1, (x - 20, 846, x + 20, 856))
    rabbit_x = 520
    c.add("ellipse", cx=rabbit_x, cy=880, rx=60, ry=8, fill="#2f5a48", opacity=0.4)
    grass(c, 890, 90, "#3f7a58", 34)
    gulls(c, ((300, 90, 12), (322, 108, 9), (250, 60, 9)), "#7d98a5")
    c.save()


def map_traveller() -> None:
    c = Canvas("carte-depliee")
    ground(c, (0, "#3a2a2c"), (0.35, "#5a3c34"), (1, "#2a1c20"))
    glow(c, 430, 130, 380, "#ffcf8a", 0.75)
    for i in range(7):
        stroke(c, [(-10, 60 + i * 130), (300, 50 + i * 132), (610, 66 + i * 130)], "#20151a", 3, opacity=0.5)
    pale, dark = "#f8eac6", "#b98f5c"
    peaks = [
        ([(40, 420), (150, 190), (250, 420)], [(150, 190), (186, 300), (160, 420), (40, 420)]),
        ([(380, 430), (500, 240), (600, 430)], [(500, 240), (520, 330), (490, 430), (380, 430)]),
        ([(170, 440), (320, 110), (460, 440)], [(320, 110), (352, 260), (318, 440), (170, 440)]),
    ]
    shape(c, "M20 400L580 400L596 900H-10V600Z", "#000", opacity=0.35, transform="translate(14 16)")
    shape(c, "M30 400L570 400L580 900H0Z", c.linear((0, "#dcbf86"), (1, pale)))
    for whole, side in peaks:
        shape(c, polygon(whole), "#c79f68")
        shape(c, polygon(side), pale)
        top = whole[1]
        for k in (0.25, 0.42, 0.6, 0.78):
            a = [(top[0] + (p[0] - top[0]) * k, top[1] + (p[1] - top[1]) * k) for p in (whole[0], side[1], whole[2])]
            mid = ((side[2][0] - top[0]) * k + top[0], (side[2][1] - top[1]) * k + top[1])
            c.add(
                "path",
                d=f"M{a[0][0]:.0f} {a[0][1]:.0f}L{mid[0]:.0f} {mid[1] + 6:.0f}L{a[2][0]:.0f} {a[2][1]:.0f}",
                stroke="#94683c",
                stroke_width=2,
                fill="none",
                opacity=0.6,
            )
    for x, y, w in ((70, 440, 220), (230, 456, 200), (390, 452, 220), (540, 446, 210)):
        cloud(c, x, y, w, "#fff6df", opacity=0.9)
    folds = [430, 520, 640, 800, 900]
    for i, y in enumerate(folds[1:-1]):
        shape(c, f"M{24 - i * 8} {y - 40}H{572 + i * 3}V{y}H{20 - i * 8}Z", c.linear((0, dark, 0), (1, dark, 0.45)))
        c.add("path", d=f"M{20 - i * 8} {y}H{574 + i * 3}", stroke="#fff8e0", stroke_width=2)
    for k in range(1, 5):
        c.add("path", d=f"M{30 + k * 108} 420L{k * 118 - 4} 900", stroke=dark, stroke_width=1.4, opacity=0.6)
    sea = (
        "M600 470C540 480 470 500 480 560C490 610 430 620 440 690C452 760 520 760 530 830"
        "C536 870 560 900 560 910H640V470Z"
    )
    shape(c, sea, c.linear((0, "#6f9a94"), (1, "#2f6a70")))
    for i in range(7):
        y = 500 + i * 58
        stroke(c, [(506, y), (534, y - 8), (560, y), (600, y - 8)], "#d6ead8", 3, opacity=0.7)
    shape(c, "M574 470C600 520 590 640 604 900H640V470Z", "#fff", opacity=0.25)
    boat(c, 520, 640, 62, "#7a2f2a", "#fff3da")
    stroke(c, [(440, 690), (480, 560), (600, 470)], "#fff8e0", 0.1)
    with placed(c, 122, 770, 0.86, -8):
        c.add("circle", r=76, fill="none", stroke="#94683c", stroke_width=3)
        c.add("circle", r=66, fill="none", stroke="#94683c", stroke_width=1.5)
        for k in range(8):
            long = 92 if k % 2 == 0 else 56
            c.open(transform=f"rotate({k * 45})")
            shape(c, f"M0 {-long}L-12 -12L0 0Z", "#7a2f2a")
            shape(c, f"M0 {-long}L12 -12L0 0Z", "#ecd6a4" if k % 2 else "#d8a860")
            c.close()
    trail = rows(
        "250 900, 300 830, 360 760, 330 680, 250 640, 210 570, 270 510, 316 470, 300 420, 330 340, 318 250, 330 180"
    )
    c.add(
        "path",
        d=smooth(trail, tension=1),
        fill="none",
        stroke="#c5302b",
        stroke_width=7,
        stroke_dasharray="20 13",
        stroke_linecap="round",
    )
    shape(c, "M316 92l12 12 12-12 7 7-12 12 12 12-7 7-12-12-12 12-7-7 12-12-12-12z", "#c5302b")
    for x, y, h in ((70, 560, 50), (104, 574, 60), (60, 600, 62), (140, 550, 44), (400, 540, 46), (424, 556, 54)):
        pine(c, x, y, h, "#8a7a4a")
    house(c, 160, 650, 40, 40, "#f8eac6", "#a8493a")
    house(c, 398, 660, 44, 42, "#f8eac6", "#a8493a")
    c.add("ellipse", cx=310, cy=822, rx=80, ry=13, fill="#5a3c24", opacity=0.4)
    hand, _ = person(
        c,
        300,
        824,
        216,
        "#a8392e",
        skin=SKINS[1],
        back=False,
        arms=((62, 100), (-10, 30)),
        style="short",
        hat="straw",
        hat_colour="#d8a860",
        legs="#3f3a4a",
        scarf="#2f6a70",
        hem=13,
    )
    stroke(c, [(hand[0] + 4, hand[1] - 66), (hand[0] + 2, hand[1]), (hand[0] + 14, 822)], "#5a3420", 6)
    shape(c, "M282 680C250 676 238 690 240 740C242 764 262 766 286 760Z", "#6d7a4a")
    shape(c, "M246 676C240 660 290 656 288 676C286 688 250 690 246 676Z", "#d8c08a")
    dots(c, 320, "#94683c", 1.8, 0.35, (10, 420, 590, 900))
    vignette(c, "#1a0f10", 0.6)
    c.save()


def platform_of_cases() -> None:
    c = Canvas("quai-des-valises")
    ground(c, (0, "#3d4a5c"), (0.4, "#7f8f9c"), (0.62, "#b9c1c0"), (1, "#46525f"))
    for k in range(6):
        x = 600 - k * 70
        c.add("path", d=f"M{x} {40 + k * 52}L{x - 30} {500 - k * 12}", stroke="#2b3542", stroke_width=14 - k * 2)
    shape(c, "M640 -10V120L150 330L140 318L380 -10Z", "#2b3542")
    shape(c, "M640 120V150L150 338V330Z", "#1d2530")
    for k in range(9):
        a, b = 0.1 + k * 0.1, 0.13 + k * 0.1
        shape(
            c,
            f"M{380 - 240 * a + 30:.0f} {328 * a:.0f}L{380 - 240 * b + 30:.0f} {328 * b:.0f}"
            f"L{640 - 490 * b:.0f} {120 + 205 * b:.0f}L{640 - 490 * a:.0f} {120 + 205 * a:.0f}Z",
            "#8fa0ad",
            opacity=0.25,
        )
    glow(c, 118, 430, 250, "#fff0cc", 0.85)
    with placed(c, 112, 520, 0.9):
        shape(c, "M-70 0V-110C-70 -160 70 -160 70 -110V0Z", "#2b3542")
        c.add("circle", cy=-70, r=58, fill="#394657")
        c.add("circle", cy=-70, r=58, fill="none", stroke="#1d2530", stroke_width=6)
        c.add("circle", cy=-92, r=20, fill="#fff8e0")
        shape(c, "M-76 -10H76L60 30H-60Z", "#c9573f")
        c.add("rect", x=-16, y=-190, width=32, height=50, fill="#1d2530")
    shape(c, "M112 432L-60 640V820L260 700Z", "#fff0cc", opacity=0.25)
    for x, y, r in ((112, 320, 30), (150, 280, 44), (210, 230, 60), (300, 180, 80), (420, 120, 96)):
        shape(c, puff(c.rng, x, y, r * 1.1, r * 0.8, 0.18, 8), "#e6e6dd", opacity=0.55)
    shape(c, "M-10 560L90 540L140 540L330 900H-10Z", "#38434f")
    for k in range(8):
        y = 560 + k * k * 6.5
        shape(c, f"M{40 - k * 16} {y:.0f}H{156 + k * 21}L{160 + k * 22} {y + 5 + k:.0f}H{38 - k * 16}Z", "#222b35")
    shape(c, "M140 540H610V900H340Z", c.linear((0, "#a5aba6"), (1, "#6d7478")))
    shape(c, "M140 540L340 900H300L128 540Z", "#e8b04a")
    for k in range(1, 5):
        stroke(c, [(140 + k * 50, 540), (340 + k * 85, 900)], "#5b6468", 2, opacity=0.5)
    suitcase(c, 520, 640, 96, "#7a4a3c")
    suitcase(c, 548, 580, 74, "#c9573f", 4)
    with placed(c, 256, 600):
        suitcase(c, 0, 0, 70, "#5a6a4c")
        for x in (-22, 0, 20):
            pine(c, x, -44, 60 - abs(x), "#4a6a4c")
    c.add("rect", x=350, y=646, width=176, height=14, rx=4, fill="#4a3028")
    for x in (364, 508):
        c.add("rect", x=x, y=656, width=10, height=70, fill="#2b2326")
    c.add("ellipse", cx=440, cy=724, rx=120, ry=12, fill="#2b3542", opacity=0.4)
    person(
        c,
        430,
        716,
        208,
        "#c9573f",
        skin=SKINS[3],
        flip=True,
        sit=True,
        stride=((78, 4), (70, -4)),
        arms=((40, 66), (30, 58)),
        style="bob",
        hat="bowler",
        hat_colour="#2b2d3a",
        scarf="#e8b04a",
        legs="#2f3a4c",
    )
    with placed(c, 262, 776, 1.3):
        c.add("ellipse", cx=4, cy=2, rx=100, ry=16, fill="#1d2530", opacity=0.5)
        shape(c, "M-76 -56L-62 -138C-60 -146 66 -146 70 -138L76 -56Z", "#a8683f")
        shape(c, "M-66 -58L-54 -130H60L66 -58Z", "#5b3324")
        shape(c, "M-76 -58H76V-4C76 4 -76 4 -76 -4Z", "#a8683f")
        shape(c, "M-76 -58H-50V2L-76 -4ZM50 -58H76V-4L50 2Z", "#8c5638")
    sea = (
        "M180 704C200 684 226 708 252 692C282 676 312 704 346 694C340 716 346 740 356 770C370 800 430 790 452 830"
        "C470 862 520 850 540 910H-10V800C40 780 90 806 130 792C170 778 178 740 180 704Z"
    )
    shape(c, sea, c.linear((0, "#4fb0b0"), (0.5, "#1f7386"), (1, "#124a60")))
    for i, (x, y) in enumerate(((196, 716), (226, 724), (262, 712), (296, 724), (326, 716))):
        stroke(c, [(x, y), (x - 2, y + 30), (x + (x - 262) * 0.2, y + 66 + i % 2 * 10)], "#c8efe6", 4, opacity=0.55)
    for y, right in ((824, 400), (850, 440), (878, 490)):
        stroke(c, [(-10 + k * (right + 10) / 7, y + (7 if k % 2 else -7)) for k in range(8)], "#c8efe6", 4, opacity=0.6)
    stroke(c, [(180, 704), (200, 692), (226, 702), (252, 692), (282, 684), (312, 698), (346, 694)], "#f2fff8", 7)
    stroke(c, [(346, 700), (348, 740), (358, 772), (404, 792), (452, 830), (486, 856), (530, 890)], "#f2fff8", 6)
    stroke(c, [(180, 708), (174, 752), (130, 792), (90, 800), (40, 790), (-10, 800)], "#f2fff8", 6)
    fish(c, 110, 850, 84, "#f0744f", turn=-14)
    fish(c, 330, 850, 60, "#ffb56a", flip=True, turn=8)
    fish(c, 196, 640, 66, "#f0744f", turn=38, flip=True)
    fish(c, 286, 626, 46, "#ffb56a", turn=-50)
    dots(c, 40, "#f2fff8", 5, 0.8, (170, 620, 350, 700))
    dashes(c, 70, "#eef2ee", 40, 0, 2, 0.18, (0, 420, WIDTH, 620))
    vignette(c, "#141a24", 0.5)
    c.save()


SCENES = [flying_orchard, map_traveller, platform_of_cases]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
