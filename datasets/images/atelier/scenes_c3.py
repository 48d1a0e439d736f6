"""Scenes of seasons and grass: a window, a tree to mend, a tea among beetles."""

from canvas import Canvas, hill, mix
from creatures_c import butterfly, cat, flower, fox, mushroom, tree
from motifs_c import SKINS, dashes, dots, glow, ground, ladder, leaf, person, placed, rows, shape, stroke


def four_seasons() -> None:
    c = Canvas("fenetre-quatre-temps")
    ground(c, (0, "#3b2440"), (0.7, "#54304f"), (1, "#2c1a30"))
    for i in range(9):
        for j in range(12):
            x, y = 34 + i * 66 + (j % 2) * 33, 24 + j * 62
            shape(
                c,
                leaf(x, y, 26, 0, 0.35) + leaf(x, y, 20, 60, 0.35) + leaf(x, y, 20, -60, 0.35),
                "#6d4163",
                opacity=0.5,
            )
    c.add("circle", cx=300, cy=350, r=272, fill="#2a1729")
    panes = (
        ("M300 350V100H50V350Z", "#bfe3d2", "#f9dfe2", "#8fbf8a", "#f4a3b5"),
        ("M300 350V100H550V350Z", "#7cc4d8", "#fff0b8", "#5fa050", "#3f8a4a"),
        ("M300 350V610H50V350Z", "#b8cfe0", "#eef4f8", "#ffffff", "#ffffff"),
        ("M300 350V610H550V350Z", "#f0b070", "#f7d79a", "#c9803c", "#d9622b"),
    )
    disc = c.clip("M300 100a250 250 0 1 0 0.1 0Z")
    c.open(clip_path=disc)
    trunk = Canvas("arbre-de-la-fenetre")
    tips = tree(trunk, 300, 540, 110, "#4a2f30", depth=7, width=34, spread=44, shrink=0.8)
    for d, top, low, field, _ in panes:
        c.open(clip_path=c.clip(d))
        c.add("rect", x=40, y=90, width=520, height=530, fill=c.linear((0, top), (1, low)))
        shape(c, "M40 500C150 460 220 500 300 490C390 476 470 510 560 470V620H40Z", mix(field, "#ffffff", 0.25))
        shape(c, "M40 540C180 500 400 560 560 520V620H40Z", field)
        c.close()
    c.add("circle", cx=470, cy=190, r=44, fill="#fff6c8")
    for part in trunk._body:
        c._body.append(part)
    for x, y in tips:
        quarter = (y > 350) * 2 + (x > 300)
        crown = panes[quarter][4]
        r = (7, 15, 4.5, 9)[quarter] * c.rng.uniform(0.7, 1.2)
        if quarter in (0, 1) or c.rng.random() < 0.9:
            c.add(
                "circle",
                cx=round(x),
                cy=round(y),
                r=r,
                fill=mix(crown, "#ffffff" if quarter != 3 else "#f2c230", c.rng.uniform(0, 0.35)),
            )
    dots(c, 60, "#ffffff", 5, 0.95, (60, 350, 298, 600))
    for _ in range(26):
        x, y = c.rng.uniform(310, 530), c.rng.uniform(360, 570)
        shape(c, leaf(x, y, 15, c.rng.uniform(0, 360), 0.5), c.rng.choice(["#d9622b", "#e8a33a", "#a8402c"]))
    for _ in range(16):
        x, y = c.rng.uniform(70, 290), c.rng.uniform(150, 345)
        shape(c, leaf(x, y, 9, c.rng.uniform(0, 360), 0.6), "#f7bcc9")
    c.close()
    c.add("circle", cx=300, cy=350, r=256, fill="none", stroke="#c98f5a", stroke_width=16)
    c.add("circle", cx=300, cy=350, r=268, fill="none", stroke="#7a4a34", stroke_width=9)
    c.add("path", d="M300 94V606M44 350H556", stroke="#c98f5a", stroke_width=14)
    c.add("path", d="M305 94V606M44 355H556", stroke="#7a4a34", stroke_width=4)
    c.add("circle", cx=300, cy=350, r=18, fill="#e8b878")
    shape(c, "M300 630L60 900H560Z", "#fff0c8", opacity=0.08)
    c.add("rect", x=-10, y=800, width=620, height=110, fill="#231426")
    c.add("ellipse", cx=300, cy=818, rx=230, ry=34, fill="#8a3f4a")
    c.add("ellipse", cx=300, cy=818, rx=206, ry=27, fill="none", stroke="#e8b878", stroke_width=3)
    c.add("rect", x=120, y=640, width=360, height=24, rx=6, fill="#c98f5a")
    shape(c, "M140 664H160V810H140ZM440 664H460V810H440Z", "#7a4a34")
    person(
        c,
        230,
        752,
        290,
        "#2f6f78",
        back=True,
        style="long",
        hair="#d98245",
        arms=((12, 20), (-70, -120)),
        sit=True,
        stride=((0, 0), (0, 0)),
        drop=20,
        hem=18,
    )
    c.add("rect", x=120, y=648, width=360, height=24, rx=6, fill="#c98f5a")
    cat(c, 384, 650, 140, "#f2e6d8")
    for x, y in ((130, 700), (96, 740), (170, 760), (70, 790), (150, 800), (110, 670), (190, 800), (60, 690)):
        c.add("circle", cx=x, cy=y, r=5, fill="#fff")
    for x, y, a in rows("470 700 40, 520 750 110, 500 800 200, 430 830 80, 540 680 300, 556 812 20"):
        shape(c, leaf(x, y, 24, a, 0.5), "#e07a34")
    shape(c, "M30 812C60 790 120 796 170 812C190 820 150 830 100 830C60 830 20 826 30 812Z", "#eef4f8")
    c.save()


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


SCENES = [four_seasons, mended_autumn, beetle_tea]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
