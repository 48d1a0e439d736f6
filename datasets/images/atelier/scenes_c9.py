"""Scenes of beginnings: eggs, a seed, the shadow of a caterpillar."""

import math

from canvas import WIDTH, Canvas, hill, mix
from creatures_c import flower, fox, tree
from motifs_c import (
    SKINS,
    boat,
    cloud,
    dashes,
    dots,
    glow,
    ground,
    house,
    lantern,
    leaf,
    limb,
    person,
    placed,
    puff,
    shape,
    stroke,
    vignette,
)


def egg(c: Canvas, x: float, y: float, s: float, colour: str, pattern: int, open_: bool = False) -> None:
    """An egg s high that stands on y, patterned, perhaps broken open at the top."""
    whole = "M0 -100C30 -100 40 -58 40 -38C40 -12 22 0 0 0C-22 0 -40 -12 -40 -38C-40 -58 -30 -100 0 -100Z"
    cut = "M-38 -52L-26 -44L-16 -58L-4 -44L8 -60L20 -46L30 -56L39 -50C41 -16 22 0 0 0C-22 0 -41 -16 -38 -52Z"
    d = cut if open_ else whole
    with placed(c, x, y, s / 100):
        shape(c, d, "#0f3d4a", opacity=0.3, transform="translate(6 3)")
        if open_:
            shape(c, "M-38 -52C-30 -62 30 -62 39 -50L20 -40H-20Z", mix(colour, "#20303a", 0.55))
            shape(c, d, colour)
            return
        shape(c, d, colour)
        c.open(clip_path=c.clip(d))
        if pattern == 1:
            for k in range(4):
                c.add(
                    "path",
                    d=f"M-44 {-18 - k * 22}l11 -9l11 9l11 -9l11 9l11 -9l11 9l11 -9l11 9",
                    stroke="#fff",
                    stroke_width=5,
                    fill="none",
                    opacity=0.85,
                )
        elif pattern == 2:
            dots(c, 22, "#fff", 9, 0.85, (-40, -96, 40, -4))
        elif pattern == 3:
            for k in range(3):
                c.add("rect", x=-44, y=-26 - k * 26, width=88, height=11, fill="#fff", opacity=0.8)
        c.close()
        c.add("ellipse", cx=-15, cy=-66, rx=6, ry=14, fill="#fff", opacity=0.6, transform="rotate(16 -15 -66)")


def egg_stall() -> None:
    c = Canvas("marchande-d-oeufs")
    ground(c, (0, "#f7dfc0"), (0.75, "#f9ead0"), (1, "#e9c9a0"))
    for k in range(7):
        w = 70 + (k * 37) % 40
        shape(
            c,
            f"M{k * 96 - 30} 320V{170 + (k * 53) % 90}L{k * 96 - 30 + w / 2:.0f} {120 + (k * 53) % 90}"
            f"L{k * 96 - 30 + w} {170 + (k * 53) % 90}V320Z",
            "#f0cda0" if k % 2 else "#ecd9b4",
        )
    c.add("rect", x=60, y=250, width=480, height=500, fill="#155a66")
    c.add("rect", x=60, y=250, width=480, height=90, fill="#0f3d4a", opacity=0.5)
    for x in (46, 530):
        c.add("rect", x=x, y=230, width=24, height=640, fill="#e8825a")
        c.add("rect", x=x, y=230, width=9, height=640, fill="#c9603f")
    shelves = (400, 500, 600)
    for y in shelves:
        c.add("rect", x=70, y=y + 6, width=460, height=12, fill="#0f3d4a", opacity=0.4)
        c.add("rect", x=70, y=y, width=460, height=12, fill="#f0b26a")
    tones = ["#f7ead2", "#e8825a", "#7fc4b4", "#f2c14e", "#d9605a", "#b9d8c8", "#f3a88a"]
    slots = {400: (110, 176, 424, 490), 500: (110, 176, 424, 490), 600: (110, 176, 424, 490)}
    for row, y in enumerate(shelves):
        for k, x in enumerate(slots[y]):
            opened = (row, k) in ((0, 1), (1, 3), (2, 0), (1, 0), (0, 2), (2, 3))
            if (row, k) == (0, 1):
                boat(c, x, y - 38, 44, "#d9605a", "#fffaf0")
            if (row, k) == (1, 3):
                shape(
                    c,
                    f"M{x} {y - 94}C{x + 22} {y - 66} {x + 20} {y - 40} {x} {y - 30}"
                    f"C{x - 20} {y - 40} {x - 22} {y - 62} {x} {y - 94}Z",
                    "#f2903a",
                )
                shape(
                    c,
                    f"M{x} {y - 70}C{x + 10} {y - 54} {x + 10} {y - 42} {x} {y - 36}"
                    f"C{x - 10} {y - 42} {x - 10} {y - 54} {x} {y - 70}Z",
                    "#ffe27a",
                )
            if (row, k) == (2, 0):
                stroke(c, [(x, y - 30), (x + 2, y - 60)], "#4f9a5a", 4)
                flower(c, x + 2, y - 70, 20, 7, "#f7a0a8", "#f2c14e")
            if (row, k) == (1, 0):
                cloud(c, x, y - 34, 62, "#ffffff")
                dashes(c, 7, "#7fc4e4", -1, 7, 2.4, 0.9, (x - 20, y - 32, x + 20, y - 24))
            if (row, k) == (0, 2):
                house(c, x, y - 28, 34, 44, "#fffaf0", "#d9605a", smoke="#ffffff")
            if (row, k) == (2, 3):
                c.add("path", d=f"M{x - 4} {y - 84}a26 26 0 1 0 24 38a28 28 0 0 1 -24 -38Z", fill="#ffe9a0")
            egg(c, x, y + 1, 78, tones[(row * 3 + k * 2) % 7], (row + k) % 4, opened)
    with placed(c, 300, 640, 2.05):
        shape(c, "M-52 0C-66 -50 -44 -96 -22 -112C-26 -140 30 -144 28 -112C52 -96 68 -50 52 0Z", "#fffaf0")
        shape(c, "M-52 0C-66 -50 -44 -96 -22 -112C-34 -70 -34 -30 -24 0Z", "#e9d8c0")
        shape(c, "M-12 -130C-22 -146 -8 -154 -4 -144C-4 -160 12 -158 10 -144C18 -154 28 -144 16 -130Z", "#d9483f")
        shape(c, "M-8 -108L2 -92L12 -108Z", "#f2a23a")
        shape(c, "M-4 -97C-8 -84 2 -82 3 -92C6 -82 14 -86 8 -98Z", "#d9483f")
        for k in (-12, 16):
            c.add("circle", cx=k, cy=-116, r=4, fill="#1c2a30")
        c.add(
            "path",
            d="M-21 -116a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M7 -116a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M-3 -116h10",
            stroke="#155a66",
            stroke_width=2.4,
            fill="none",
        )
        shape(c, "M-34 -60H34L40 0H-40Z", "#e8825a")
        c.add("path", d="M-34 -60L-24 -88M34 -60L26 -88", stroke="#e8825a", stroke_width=5)
        c.add("rect", x=-16, y=-42, width=32, height=22, rx=3, fill="#c9603f")
        shape(
            c,
            "M-52 -60C-72 -50 -74 -26 -58 -10C-46 -20 -42 -40 -52 -60ZM52 -60C72 -50 74 -26 58 -10"
            "C46 -20 42 -40 52 -60Z",
            "#f3e6d2",
        )
    for k in range(9):
        x = 36 + k * 58.7
        tint, d = ("#e8825a", "#c9603f") if k % 2 == 0 else ("#fffaf0", "#e6d3b8")
        a, b = 90 + k * 46.7, 90 + (k + 1) * 46.7
        shape(c, f"M{a:.0f} 130H{b:.0f}L{x + 58.7:.0f} 280H{x:.0f}Z", tint)
        shape(c, f"M{x:.0f} 280H{x + 58.7:.0f}V292A29.3 29.3 0 0 1 {x:.0f} 292Z", d)
    c.add("rect", x=30, y=640, width=540, height=22, rx=4, fill="#f7cf8f")
    c.add("rect", x=44, y=662, width=512, height=170, fill="#e8a85c")
    for k in range(8):
        c.add("rect", x=44 + k * 64, y=662, width=4, height=170, fill="#c98540")
    c.add("rect", x=44, y=662, width=512, height=18, fill="#8a5228", opacity=0.35)
    egg(c, 300, 646, 96, "#3f4a8a", 2)
    shape(c, "M252 646C256 664 344 664 348 646Z", "#c98540")
    c.add("rect", y=832, width=WIDTH, height=70, fill="#d9b07c")
    for k in range(14):
        c.add("ellipse", cx=20 + k * 44, cy=850 + (k % 2) * 22, rx=20, ry=8, fill="#c99a64")
    person(
        c,
        150,
        876,
        200,
        "#7fc4b4",
        skin=SKINS[2],
        back=True,
        style="bob",
        hair="#2a1a18",
        arms=((140, 165), (-20, -10)),
        hem=17,
        legs="#155a66",
    )
    with placed(c, 450, 880, 1.75, 0, True):
        fox(c, 0, 0, 100, "#d9682c")
        shape(c, "M8 -56C14 -50 24 -50 30 -56L28 -48C22 -44 14 -44 8 -50Z", "#155a66")
    with placed(c, 358, 880, 0.9):
        shape(c, "M-40 -36H40L30 0H-30Z", "#b9803f")
        c.add("path", d="M-32 -36C-26 -80 26 -80 32 -36", stroke="#8a5a28", stroke_width=5, fill="none")
        c.add(
            "path", d="M-38 -26H38M-34 -14H34M-18 -34L-14 -2M0 -34V-2M18 -34L14 -2", stroke="#8a5a28", stroke_width=2.4
        )
    dots(c, 160, "#8a5228", 1.6, 0.2)
    c.save()


def sleeping_seed() -> None:
    c = Canvas("graine-endormie")
    ground(c, (0, "#b9cbd8"), (0.17, "#dfe8ec"), (0.2, "#4a2f26"), (0.6, "#35201c"), (1, "#1c1010"))
    c.add("rect", width=WIDTH, height=190, fill=c.linear((0, "#9fb6c8"), (1, "#e6edf0")))
    for x, h in ((60, 60), (140, 44), (480, 56), (550, 70), (420, 40)):
        tree(c, x, 176, h * 0.55, "#8296a4", depth=5, width=6)
    shape(c, "M-10 160C120 136 240 178 330 160C440 140 520 166 610 150V220H-10Z", "#f7fafb")
    layers = (("#5a392c", 196), ("#4a2d25", 330), ("#3a221d", 500), ("#2a1816", 680))
    for tint, y in layers:
        shape(c, hill(c.rng, y + 14, 30, 6), tint)
        for _ in range(26):
            px, py = c.rng.uniform(0, 600), c.rng.uniform(y + 20, y + 180)
            shape(
                c,
                puff(c.rng, px, py, c.rng.uniform(4, 15), c.rng.uniform(3, 9), 0.2, 6),
                mix(tint, "#d8b48a" if c.rng.random() < 0.5 else "#000000", 0.22),
            )

    glow(c, 300, 520, 330, "#ffb84a", 0.75)
    stroke(c, [(300, 330), (292, 270), (306, 220), (300, 150), (306, 118)], "#8fc46a", 7)
    shape(c, leaf(306, 122, 34, 48, 0.5) + leaf(302, 132, 28, -56, 0.5), "#8fc46a")
    roots = (
        [(300, 690), (296, 740), (320, 800), (300, 880)],
        [(280, 686), (230, 740), (200, 830), (150, 890)],
        [(320, 686), (380, 740), (420, 820), (470, 890)],
        [(260, 670), (180, 690), (110, 760), (40, 780)],
        [(340, 670), (420, 690), (500, 730), (580, 740)],
        [(230, 790), (210, 830), (240, 890)],
        [(400, 780), (380, 840), (400, 900)],
    )
    for k, points in enumerate(roots):
        stroke(c, points, "#e0b26a", 9 - k, opacity=0.9)
    seed = "M300 320C420 380 450 500 420 590C396 660 350 690 300 694C250 690 204 660 180 590C150 500 180 380 300 320Z"
    shape(c, seed, "#8a4a22")
    shape(
        c,
        "M300 346C402 400 424 504 398 584C376 640 344 668 300 672C256 668 224 640 202 584C176 504 198 400 300 346Z",
        c.radial((0, "#fff3c8"), (0.5, "#ffcf6a"), (1, "#e0862a"), cy=0.6),
    )
    for k in (-1, 1):
        stroke(c, [(300 + k * 96, 440), (300 + k * 114, 520), (300 + k * 92, 610)], "#b96a30", 4, opacity=0.8)
    with placed(c, 300, 560, 1.22):
        shape(c, "M-66 26C-76 -20 -30 -62 16 -50C60 -40 78 10 54 44C36 66 -44 70 -66 26Z", "#4f8f6a")
        shape(c, "M-66 26C-60 48 20 60 54 44C36 66 -44 70 -66 26Z", "#36684e")
        stroke(c, [(-40, 28), (-4, 34), (30, 6), (44, -4)], "#5fa57c", 24)
        stroke(c, [(34, 44), (-10, 52), (-44, 44)], "#3a2a30", 21)
        shape(c, "M-52 36C-66 36 -70 52 -58 56C-48 58 -42 52 -40 46Z", "#7a4a34")
        c.add("circle", cx=-28, cy=-26, r=34, fill=SKINS[1])
        shape(c, "M-60 -16C-72 -60 -20 -76 4 -50C12 -40 10 -30 4 -24C-10 -48 -40 -44 -60 -16Z", "#2a1618")
        stroke(c, [(-46, -18), (-39, -14), (-31, -17)], "#2a1618", 3)
        stroke(c, [(-18, -18), (-11, -15), (-4, -20)], "#2a1618", 3)
        stroke(c, [(-30, -4), (-25, -2), (-20, -4)], "#8a3a34", 2.6)
        c.add("circle", cx=-44, cy=-8, r=6, fill="#d9605a", opacity=0.5)
        c.add("circle", cx=-8, cy=-8, r=6, fill="#d9605a", opacity=0.5)
        c.add("circle", cx=22, cy=0, r=9, fill=SKINS[1])
    for i in range(3):
        c.add("circle", cx=340 + i * 14, cy=480 - i * 30, r=4 + i * 3, fill="#fffaf0", opacity=0.7)
    for x, y, rx, ry in ((96, 430, 84, 62), (510, 500, 78, 60), (470, 330, 64, 42), (100, 640, 60, 40)):
        shape(c, puff(c.rng, x, y, rx, ry, 0.08, 10), "#1c1010")
    glow(c, 110, 420, 90, "#ffd98a", 0.6)
    with placed(c, 90, 476, 1):
        shape(c, "M-34 0C-44 -40 -24 -70 4 -68C34 -66 44 -30 34 0Z", "#5f5460")
        shape(c, "M22 -58C44 -56 52 -44 54 -38C44 -32 28 -34 18 -38Z", "#8a7a88")
        c.add("circle", cx=54, cy=-38, r=5, fill="#f3a08c")
        c.add("circle", cx=22, cy=-50, r=7, fill="none", stroke="#f0d08a", stroke_width=2.4)
        limb(c, [(20, -28), (40, -22)], "#8a7a88", 8)
        c.add("path", d="M44 -20V2M44 -20L56 -34", stroke="#c9a05a", stroke_width=4)
    lantern(c, 44, 372, 30, "#ffe28a", 2.4)
    with placed(c, 512, 536, 0.8):
        shape(c, "M-40 0L-48 -50L-22 -26L0 -62L22 -26L48 -50L40 0Z", "#f0c24a")
        for k in (-26, 0, 26):
            c.add("circle", cx=k, cy=-10, r=5, fill="#d9483f")
    with placed(c, 470, 338, 0.9, -20):
        c.add("circle", cx=-30, cy=0, r=16, fill="none", stroke="#c9a05a", stroke_width=8)
        c.add("path", d="M-14 0H46M30 0V14M42 0V18", stroke="#c9a05a", stroke_width=8)
    with placed(c, 100, 650, 0.85):
        c.add("circle", r=30, fill="#f3e6cf", stroke="#c9a05a", stroke_width=7)
        c.add("path", d="M0 0V-18M0 0L12 8M0 -37V-46", stroke="#3a221d", stroke_width=4, stroke_linecap="round")
    stroke(c, [(480, 620), (510, 604), (534, 626), (562, 608), (584, 622)], "#e89a8a", 13)
    for k in range(4):
        stroke(c, [(498 + k * 20, 606 + (k % 2) * 14), (502 + k * 20, 620 + (k % 2) * 10)], "#c9705f", 2)
    c.add("circle", cx=480, cy=617, r=1.8, fill="#1c1010")
    stroke(c, [(60, 270), (90, 256), (120, 276), (150, 262)], "#e89a8a", 10)
    hand, _ = person(
        c,
        392,
        158,
        74,
        "#d9483f",
        skin=SKINS[3],
        flip=True,
        arms=((40, 60), (50, 70)),
        hat="beanie",
        hat_colour="#155a66",
        scarf="#f2c14e",
        lean=-14,
    )
    with placed(c, hand[0], hand[1], 0.34):
        shape(c, "M-24 -30H20V26H-24Z", "#5f7a8a")
        shape(c, "M-24 0L-60 -34L-66 -28L-26 20Z", "#5f7a8a")
    dots(c, 90, "#ffffff", 4, 0.9, (0, 0, WIDTH, 170))
    dots(c, 40, "#ffe9a0", 3.4, 0.8, (150, 300, 450, 720))
    vignette(c, "#0c0606", 0.5)
    c.save()


def caterpillar_shadow() -> None:
    c = Canvas("ombre-de-chenille")
    ground(c, (0, "#5a4632"), (0.6, "#a88250"), (1, "#3a2a1e"))
    c.add(
        "rect",
        width=WIDTH,
        height=700,
        fill=c.radial((0, "#ffe3a0"), (0.45, "#d9ab66"), (0.8, "#8a6840"), (1, "#4a382a"), cx=0.62, cy=0.78, r=0.95),
    )
    dashes(c, 240, "#6d5030", 14, 3, 2, 0.14, (0, 0, WIDTH, 690))
    dots(c, 200, "#fff0c8", 2, 0.18, (0, 0, WIDTH, 690))
    with placed(c, 258, 318, 4.2, -14):
        for flip in (1, -1):
            c.open(transform=f"scale({flip} 1)", opacity=0.92)
            shape(c, "M2 -6C8 -40 36 -66 60 -58C66 -34 48 -8 6 2Z", "#3d2b20")
            shape(c, "M3 2C30 0 52 14 46 36C44 46 36 44 34 56C28 46 8 30 2 10Z", "#3d2b20")
            for d in (
                "M12 -14C20 -34 34 -46 48 -50C46 -36 32 -18 14 -11Z",
                "M10 8C22 8 34 14 36 26C28 24 16 18 10 10Z",
            ):
                shape(c, d, "#d9ab66", opacity=0.75)
            for px, py in ((56, -50), (59, -42), (42, 34), (37, 42)):
                c.add("circle", cx=px, cy=py, r=1.8, fill="#d9ab66", opacity=0.8)
            c.close()
        shape(c, "M0 -22C5 -10 4 20 0 40C-4 20 -5 -10 0 -22Z", "#2c1e16")
        c.add(
            "path",
            d="M-1 -20C-4 -34 -12 -42 -20 -42M1 -20C4 -34 12 -42 20 -42",
            stroke="#2c1e16",
            stroke_width=1.8,
            fill="none",
            stroke_linecap="round",
        )
    c.add("rect", x=-10, y=690, width=620, height=220, fill=c.linear((0, "#6d4526"), (1, "#24150e")))
    c.add("rect", x=-10, y=690, width=620, height=12, fill="#c98f50")
    for k in range(5):
        stroke(
            c,
            [(-10, 730 + k * 40), (200, 726 + k * 42), (400, 736 + k * 40), (610, 728 + k * 42)],
            "#2c190f",
            2.5,
            opacity=0.5,
        )
    c.add("ellipse", cx=478, cy=742, rx=150, ry=30, fill="#ffd98a", opacity=0.35)
    glow(c, 478, 560, 230, "#fff3c0", 0.95)
    c.add("rect", x=458, y=606, width=40, height=126, rx=4, fill="#f7ead0")
    shape(c, "M458 620C462 660 470 640 472 612H498V606H458ZM486 606H498V676C494 680 488 660 486 606Z", "#fffaf0")
    shape(c, "M416 730C430 752 526 752 540 730L530 744H426Z", "#c9a05a")
    c.add("ellipse", cx=478, cy=732, rx=64, ry=13, fill="#e0bd74")
    c.add("rect", x=458, y=690, width=40, height=42, fill="#f7ead0")
    c.add("path", d="M478 606V592", stroke="#2c190f", stroke_width=3.5)
    shape(c, "M478 520C502 556 500 590 478 598C456 590 454 556 478 520Z", "#ffd35a")
    shape(c, "M478 552C490 570 488 590 478 594C468 590 466 570 478 552Z", "#fff8dc")
    c.add("ellipse", cx=270, cy=752, rx=104, ry=10, fill="#1c100a", opacity=0.55)
    for k in range(7):
        x, y = 190 + k * 25, 730 - 16 * abs(math.sin(k * 0.9))
        for dx in (-6, 6):
            c.add("path", d=f"M{x + dx} {y + 16:.0f}V754", stroke="#3d5a1c", stroke_width=4, stroke_linecap="round")
        c.add(
            "circle",
            cx=x,
            cy=round(y),
            r=21 if k < 6 else 25,
            fill=("#9ccf3f", "#84b833")[k % 2] if k < 6 else "#b2dd55",
        )
        c.add("circle", cx=x + 6, cy=round(y - 8), r=6, fill="#f0ffc0", opacity=0.6)
    c.add("circle", cx=348, cy=716, r=5, fill="#1c100a")
    c.add(
        "path",
        d="M334 700C330 684 324 678 318 676M348 698C350 684 356 678 362 676",
        stroke="#3d5a1c",
        stroke_width=3,
        fill="none",
        stroke_linecap="round",
    )
    stroke(c, [(346, 732), (354, 734), (360, 728)], "#3d5a1c", 2.6)
    for x, a, s in ((396, 70, 70), (400, 100, 54)):
        shape(c, leaf(x, 772, s, a, 0.4), "#5f7f2c")
    with placed(c, 86, 896, 1.8):
        shape(c, "M-44 4C-44 -26 -20 -30 0 -30C20 -30 44 -26 44 4Z", "#2c1e16")
        c.add("circle", cx=-1, cy=-56, r=33, fill="#1c100a")
        c.add("circle", cx=-33, cy=-84, r=13, fill="#1c100a")
        c.add("circle", cx=26, cy=-88, r=13, fill="#1c100a")
        c.add("circle", cx=5, cy=-48, r=27, fill=SKINS[1])
        shape(c, "M-24 -50C-22 -82 30 -86 34 -52C26 -66 14 -72 4 -70C-6 -68 -18 -62 -24 -50Z", "#1c100a")
        for k in (4, 22):
            c.add("ellipse", cx=k, cy=-51, rx=5, ry=6, fill="#fff8e6")
            c.add("circle", cx=k + 2, cy=-53, r=3.2, fill="#1c100a")
        c.add("circle", cx=-8, cy=-40, r=5, fill="#d9605a", opacity=0.4)
        stroke(c, [(8, -36), (14, -32), (20, -36)], "#6d2f24", 2.4)
    for x in (164, 22):
        c.add("ellipse", cx=x, cy=856, rx=19, ry=12, fill=SKINS[1])
    c.add("rect", x=-10, y=858, width=620, height=50, fill="#24150e")
    vignette(c, "#120a06", 0.7)
    c.save()


SCENES = [egg_stall, sleeping_seed, caterpillar_shadow]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
