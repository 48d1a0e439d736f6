"""A tree with rooms, a key in the grass."""

# ruff: noqa: E501  (the path of a shape reads best in one piece)

import math

from canvas import Canvas, hill
from figures_a import Look, person
from motifs_a import (
    bird,
    box,
    disc,
    dots,
    glow,
    grain,
    key,
    ladder,
    lantern,
    lump,
    oval,
    place,
    shape,
    sheet,
    stroke,
)


def tree_house() -> None:
    """A great tree cut open: rooms, a lift and stairs inside, and under the roots a sleeping moon."""
    c = Canvas("tronc")
    sheet(c, c.linear((0, "#cfe3d2"), (0.5, "#f0ecc8"), (0.7, "#f3dca0")))
    for y, colour in ((560, "#b9cf9c"), (600, "#94b47c")):
        shape(c, hill(c.rng, y, 70, 5), colour)
    for i in range(15):
        shape(
            c,
            lump(c, 40 + i * 38, 70 + 60 * math.sin(i * 1.9), 96, 74),
            ("#5f8a4a", "#7fa852", "#4a7440", "#a8c060")[i % 4],
        )
    soil = "#4a3228"
    shape(c, "M-20 640C140 622 460 626 620 644V920H-20Z", soil)
    for _ in range(50):
        oval(
            c,
            c.rng.randint(0, 600),
            c.rng.randint(660, 900),
            c.rng.randint(4, 13),
            c.rng.randint(3, 8),
            "#6b4a36",
            opacity=0.7,
        )
    stroke(c, "M-10 642C140 624 460 628 610 646", "#7fa852", 12)
    bark = "#6b4630"
    trunk = "M176 650C150 690 90 720 30 730C90 740 140 730 176 712C170 760 130 800 96 830C150 810 200 780 222 730C240 780 250 850 244 900C270 850 280 790 284 734C310 790 340 850 380 880C360 830 340 790 336 730C370 780 420 800 470 806C430 780 400 750 390 716C440 744 510 742 570 724C510 712 450 690 424 650C396 520 402 330 430 200C460 160 520 130 560 120L540 90C480 100 430 130 400 160L380 60H330L316 150L270 50H226L236 170C190 120 130 110 70 110L60 136C120 150 170 180 186 230C204 360 202 520 176 650Z"
    shape(c, trunk, bark)
    shape(
        c,
        "M392 660C376 520 380 340 412 190C440 150 500 120 552 106L560 120C520 130 460 160 430 200C402 330 396 520 424 650Z",
        "#8a5f40",
    )
    for i in range(12):
        x = 196 + i * 18
        stroke(c, f"M{x} {240 + i % 3 * 30}q8 60-4 120t4 120", "#4f3222", 2.5, opacity=0.5)
    wall, light = "#f3d9a0", "#ffefc0"

    def room(x: float, y: float, w: float, h: float) -> None:
        path = f"M{x} {y + h}V{y + h * 0.45:.0f}C{x} {y - h * 0.1:.0f} {x + w} {y - h * 0.1:.0f} {x + w} {y + h * 0.45:.0f}V{y + h}Z"
        shape(c, path, c.radial((0, light), (0.7, wall), (1, "#d9a860")), stroke="#3a2418", stroke_width=5)
        box(c, x, y + h - 7, w, 8, "#3a2418")

    room(222, 190, 126, 88)
    room(212, 298, 90, 96)
    room(212, 414, 126, 96)
    room(204, 530, 160, 104)
    shaft = c.linear((0, "#3a2418"), (1, "#5a3a28"))
    box(c, 352, 214, 34, 420, shaft, rx=10)
    stroke(c, "M369 220V452", "#d9a860", 2)
    box(c, 353, 452, 32, 54, "#c9503f", rx=4)
    box(c, 358, 458, 22, 42, "#ffefc0", rx=3)
    person(c, 367, 500, 38, Look("#4f7a86", "#2a2430", "#fff", head="rabbit"), left=True)
    person(
        c,
        262,
        272,
        66,
        Look("#4f7a86", "#2a2430", "#e0782f", head="fox", cut="trousers"),
        ((24, -78), (20, -70)),
        nod=-24,
    )
    stroke(c, "M284 222L262 234", "#3a2418", 7)
    stroke(c, "M276 234L264 272M276 234L292 272", "#3a2418", 2.5)
    stroke(c, "M300 238h36v34h-36zM300 254h36", "#8a5f40", 3)
    for k in range(5):
        box(c, 303 + k * 6, 240 + k % 2 * 3, 5, 13 - k % 2 * 3, ("#c9503f", "#4f7a86", "#7fa852")[k % 3])
    shape(c, "M222 360h66v10q0 14-14 14h-38q-14 0-14-14z", "#fff")
    stroke(c, "M230 384v5M280 384v5M290 360v-22h-12", "#3a2418", 3)
    for k in range(6):
        disc(c, 232 + k * 9, 356 - k % 2 * 5, 7, "#dff0ee")
    place(c, 252, 352, 1.0)
    shape(c, "M-12 4C-16-16-10-28 0-28C10-28 16-16 12 4ZM-11-20l-2-14 9 7zM11-20l2-14-9 7z", "#2a2430")
    disc(c, -4, -16, 1.8, "#f3d27a")
    disc(c, 5, -16, 1.8, "#f3d27a")
    c.close()
    box(c, 286, 474, 44, 30, "#4f7a86", rx=3)
    oval(c, 308, 472, 18, 4, "#2a2430")
    shape(c, "M296 472v-16h24v16z", "#c9503f")
    stroke(c, "M308 452q-8-10 0-18t0-16", "#fff", 4, opacity=0.8)
    person(c, 252, 504, 78, Look("#7fa852", "#2a2430", "#8a5a38", head="bear", cut="coat"), ((34, -58), (-8, -44)))
    box(c, 222, 598, 86, 20, "#c9503f", rx=5)
    box(c, 218, 584, 8, 44, "#3a2418")
    box(c, 304, 596, 7, 32, "#3a2418")
    oval(c, 240, 594, 15, 8, "#fff")
    disc(c, 242, 584, 10, "#e9bb96")
    shape(c, "M231 586c0-18 22-18 22-4q-10-6-14 4z", "#4a2a20")
    stroke(c, "M318 626v-46h34M330 626v-30h22", "#8a5f40", 5)
    lantern(c, 330, 540, 18, "#3a2418")
    cavern = "M150 816C160 770 250 756 330 772C400 786 420 830 396 862C350 890 200 890 164 866C150 852 146 834 150 816Z"
    shape(c, cavern, c.radial((0, "#5f78b0"), (0.6, "#2f3f70"), (1, "#1c2346")))
    glow(c, 280, 820, 130, "#fff3c4", 0.8)
    disc(c, 284, 816, 42, "#fff3c4")
    stroke(c, "M264 812q6 6 12 0M290 812q6 6 12 0M276 830q8 6 16 0", "#8a7a5a", 3)
    shape(c, "M216 836C250 822 320 822 352 838L358 872H210Z", "#c9503f")
    stroke(c, "M212 838C250 826 320 826 356 840", "#f0ecc8", 7)
    tunnel = "M610 800C560 806 530 846 470 850C440 850 420 846 400 838"
    stroke(c, tunnel, "#2a1a18", 44)
    person(
        c,
        500,
        866,
        58,
        Look("#d9a24a", "#1c1418", "#5a4a4a", head="bear", child=True),
        ((24, -62), (-8, -44)),
        left=True,
    )
    lantern(c, 484, 828, 12, "#1c1418")
    key(c, 70, 790, 50, "#e8b84a", 68)
    shape(c, "M536 690a16 16 0 1 0 .1 0zM536 696a8 8 0 1 1-.1 0z", "#d9c9a0", fill_rule="evenodd")
    ladder(c, (472, 640), (440, 480), 22, "#8a5f40", 9)
    person(
        c,
        470,
        640,
        84,
        Look("#c9503f", "#2a2430", hair="#2a2430", head="bob", child=True),
        ((-6, -84), (-14, -80)),
        nod=-18,
        left=True,
    )
    for x, y, s in ((80, 300, 34), (130, 340, 24), (500, 280, 28)):
        bird(c, x, y, s, "#4a7440", -14, x > 300)
    grain(c, "#fff", "#3a2418", 0.1)
    c.save()


def giant_key() -> None:
    """In tall grass tiny people raise a huge golden key towards a door in the distance."""
    c = Canvas("brins")
    paper, ink = "#f3ead8", "#2a2a30"
    sheet(c, c.linear((0, "#e6ddca"), (0.5, paper), (1, "#d8ccb4")))
    for _ in range(16):
        shape(
            c,
            lump(c, c.rng.randint(0, 600), c.rng.randint(0, 560), c.rng.randint(80, 190), c.rng.randint(30, 90), 0.3),
            "#9aa0a0",
            opacity=0.09,
        )
    glow(c, 446, 300, 200, "#fff6d0", 1)
    shape(c, "M340 560V270C340 150 552 150 552 270V560Z", "#9a9890", opacity=0.5)
    shape(c, "M356 560V274C356 170 536 170 536 274V560Z", "#7f7e7a", opacity=0.55)
    stroke(
        c,
        "M446 194V560M376 300h52v100h-52zM464 300h52v100h-52zM376 430h52v100h-52zM464 430h52v100h-52z",
        "#5a5a5c",
        3,
        opacity=0.5,
    )
    shape(c, "M446 396a13 13 0 0 1 7 24l5 30h-24l5-30a13 13 0 0 1 7-24z", "#ffe39a")
    glow(c, 446, 420, 60, "#ffd76a", 0.8)
    for i in range(44):
        x = c.rng.randint(-20, 620)
        h = 130 + 200 * c.rng.random()
        bend = c.rng.randint(-70, 70)
        shape(
            c,
            f"M{x - 5} 640Q{x} {640 - h * 0.6:.0f} {x + bend} {640 - h:.0f}Q{x + 8} {640 - h * 0.5:.0f} {x + 6} 640Z",
            "#8a8f8c",
            opacity=0.28 + 0.2 * (i / 44),
        )
    shape(c, hill(c.rng, 650, 24, 5), "#cfc6b0")
    shape(c, "M-20 690C160 660 430 668 620 700V920H-20Z", c.linear((0, "#bdb39c"), (1, "#857d70")))
    for _ in range(90):
        x = c.rng.randint(0, 600)
        y = c.rng.randint(690, 890)
        stroke(c, f"M{x} {y}l{c.rng.randint(6, 22)} {-c.rng.randint(2, 9)}", ink, 1.3, opacity=0.3)
    for x, y, r in ((86, 250, 92), (250, 130, 60)):
        stroke(c, f"M{x} {y}Q{x + 30} 460 {x + 14} 720", ink, 5, opacity=0.8)
        seeds = ""
        for k in range(44):
            a = k * 2.4
            far = r * (0.55 + 0.45 * math.sqrt((k + 1) / 44))
            px, py = x + far * math.cos(a), y + far * math.sin(a)
            seeds += f"M{x} {y}L{px:.0f} {py:.0f}M{px - 7:.0f} {py - 3:.0f}L{px:.0f} {py:.0f}L{px + 7:.0f} {py - 4:.0f}"
        stroke(c, seeds, ink, 1.1, opacity=0.55)
        disc(c, x, y, 9, ink)
    oval(c, 330, 800, 260, 26, ink, opacity=0.35)
    place(c, 470, 520, 1, turn=58)
    gold = c.linear((0, "#ffe08a"), (0.5, "#e0a52f"), (1, "#a86a1c"), angle=0)
    shape(c, "M0-92a84 84 0 1 1-.1 0ZM0-52a44 44 0 1 0 .1 0Z", gold, fill_rule="evenodd")
    shape(c, "M-20 68H20V92H-20ZM-15 90H15V420H-15Z", gold)
    shape(c, "M13 320H76V352H46V372H76V412H13Z", gold)
    stroke(c, "M-7 96V412M-58-30a66 66 0 0 1 40-44", "#fff6d0", 4, opacity=0.8)
    shape(c, "M-27 66H27V78H-27ZM-22 104H22V114H-22Z", "#a86a1c")
    c.close()
    folk = Look(ink, ink, ink, ink)
    for i in range(5):
        x, y = 40 + i * 42, 812 + i % 2 * 14
        person(
            c,
            x,
            y,
            74,
            Look(
                ink,
                ink,
                ink,
                ink,
                hat=("", "wide", "pointed", "cap", "")[i],
                hat_fill=ink,
                head=("bun", "short", "short", "bob", "pony")[i],
            ),
            ((24, -66), (16, -58)),
            ((10, 0), (-16, 0)),
            lean=-20,
        )
    stroke(c, "M40 776C120 752 210 742 250 730L440 452", ink, 2.2)
    for x, y in ((300, 792), (348, 768), (400, 742)):
        stroke(c, f"M{x} {y + 50}L{x - 2} {y - 66 + (400 - x) * 0.1:.0f}", ink, 4)
        person(c, x + 26, y + 54, 72, folk, ((-10, -92), (4, -94)), nod=-24)
    person(
        c,
        508,
        452,
        62,
        Look("#c9402f", ink, ink, ink, child=True, hat="scarf", hat_fill="#c9402f"),
        ((24, -90), (-16, -50)),
        nod=-10,
        left=True,
    )
    for x, y, s in ((250, 884, 0.9), (440, 866, 0.7)):
        place(c, x, y, s)
        shape(c, "M-40 0C-40-44 30-52 36 0Z", ink)
        oval(c, 38, -8, 13, 11, ink)
        for k in (-24, -6, 12):
            disc(c, k, -18 - k % 5, 5, "#c9402f")
        stroke(c, "M-24 0l-6 12M-2 0v12M20 0l6 12M46-16l8-12", ink, 3)
        c.close()
    for x, bend, h, w in (
        (-4, 90, 420, 26),
        (40, -60, 330, 20),
        (580, -110, 520, 30),
        (540, 60, 300, 18),
        (600, -40, 360, 22),
        (10, 40, 240, 18),
    ):
        shape(
            c,
            f"M{x - w} 920Q{x - w * 0.4:.0f} {920 - h * 0.6:.0f} {x + bend} {920 - h}Q{x + w * 0.8:.0f} {920 - h * 0.5:.0f} {x + w} 920Z",
            "#1c1c22",
        )
    dots(c, 700, ink, 1.5, opacity=0.16)
    for _ in range(14):
        disc(c, c.rng.randint(0, 600), c.rng.randint(0, 880), c.rng.randint(2, 6), ink, opacity=0.12)
    c.save()


SCENES = [tree_house, giant_key]
