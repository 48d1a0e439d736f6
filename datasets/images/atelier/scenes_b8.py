"""Pictures: an eye at the window, a sunken parlour, mountains at play."""

import math

from canvas import Canvas, hill, polygon
from motifs_b import (
    CHEER,
    REACH,
    RUN,
    STAND,
    Look,
    Pose,
    backdrop,
    bird,
    box,
    cloud,
    dial,
    disc,
    figure,
    fish,
    glow,
    grain,
    house,
    line,
    oval,
    shaft,
    shape,
    vignette,
)


def oeil_a_la_fenetre() -> None:
    """At tea time a huge eye looks in at the window of a small room."""
    c = Canvas("oeil-a-la-fenetre")
    backdrop(c, "#123a34")
    shape(c, "M0 0H600L470 120H130Z", "#0c2a28")
    shape(c, "M0 0L130 120V640L0 820Z", c.linear((0, "#1a5548"), (1, "#2a7a62"), angle=0))
    shape(c, "M600 0L470 120V640L600 820Z", c.linear((0, "#2a7a62"), (1, "#123f38"), angle=0))
    box(c, 130, 120, 340, 520, "#2f866b")
    for x in range(140, 470, 34):
        box(c, x, 120, 14, 520, "#3c9a78", opacity=0.55)
    shape(c, "M130 640H470L600 820V900H0V820Z", c.linear((0, "#8a5a32"), (1, "#3a2214")))
    for i in range(10):
        line(c, [(130 + i * 38, 640), (-70 + i * 82, 900)], "#4a2c18", 2.4)
    box(c, 130, 626, 340, 16, "#e9d9b0")
    shape(c, "M130 626L0 800V822L130 642ZM470 626L600 800V822L470 642Z", "#c9b98e")
    # the window and the eye
    disc(c, 300, 320, 150, "#f3e6c2")
    disc(c, 300, 320, 134, "#e0a67c")
    c.open(clip_path=c.clip("M166 320a134 134 0 1 0 268 0a134 134 0 1 0 -268 0Z"))
    disc(c, 300, 320, 134, c.radial((0, "#f2c09a"), (0.7, "#d9966a"), (1, "#8a4a34")))
    shape(c, "M150 330Q300 200 450 330Q300 436 150 330Z", "#fffaf0")
    disc(c, 300, 322, 62, "#5a2f12")
    disc(c, 300, 322, 58, c.radial((0, "#ffd24f"), (0.6, "#e0862a"), (1, "#8a3f14")))
    for i in range(40):
        a = 2 * math.pi * i / 40
        ends = [(300 + r * math.cos(a), 322 + r * math.sin(a)) for r in (30, 44 + 8 * (i % 3))]
        line(c, ends, "#7a3a10", 1.6, opacity=0.7)
    disc(c, 300, 322, 28, "#1a0c08")
    disc(c, 282, 302, 13, "#ffffff")
    disc(c, 318, 340, 6, "#ffffff", opacity=0.8)
    shape(c, "M150 330Q300 186 450 330Q300 230 150 330Z", "#b56f4a")
    for i in range(11):
        x = 186 + i * 23
        y = 284 - 38 * math.sin(math.pi * (x - 150) / 300)
        line(c, [(x, y), (x + (i - 5) * 4, y - 26)], "#4a2014", 5)
    c.add("path", d="M176 214Q290 150 420 206", fill="none", stroke="#4a2014", stroke_width=22, stroke_linecap="round")
    c.close()
    for d in ("M300 186V454", "M166 320H434"):
        c.add("path", d=d, stroke="#f3e6c2", stroke_width=9)
    disc(c, 300, 320, 134, "none", stroke="#8a7a52", stroke_width=4)
    for f in (-1, 1):
        shape(
            c,
            f"M{300 + f * 30} 120Q{300 + f * 100} 190 {300 + f * 158} 360"
            f"L{300 + f * 176} 520H{300 + f * 126}Q{300 + f * 190} 360 {300 + f * 186} 120Z",
            "#c8483c",
        )
        line(c, [(300 + f * 64, 130), (300 + f * 150, 240), (300 + f * 166, 500)], "#7a1f24", 4, soft=True, opacity=0.6)
    box(c, 110, 112, 380, 14, "#e9c46a")
    shape(
        c, polygon([(190, 420), (410, 420), (560, 900), (40, 900)]), c.linear((0, "#fff0b0", 0.45), (1, "#fff0b0", 0))
    )
    # the room: pictures, clock, sideboard, a toy
    box(c, 146, 498, 66, 130, "#7a4526")
    for y in (520, 556, 592):
        box(c, 152, y, 54, 28, "#a8683a")
        disc(c, 179, y + 14, 3, "#ffe3a0")
    shape(c, "M160 498v-24h10v-8h16v8h10v24Z", "#f3e6c2")
    dial(c, 440, 470, 24, "#fffaf0", "#3a2214", 120, 0)
    shape(c, "M440 494v64M434 548h12v18h-12Z", "#e9c46a", stroke="#e9c46a", stroke_width=3)
    oval(c, 300, 806, 230, 46, "#a83a3a")
    oval(c, 300, 806, 206, 38, "none", stroke="#f0c06a", stroke_width=4)
    # the table and those around it
    shape(c, "M246 690Q300 676 356 690L380 770Q300 800 222 770Z", "#fffaf0")
    oval(c, 300, 690, 92, 20, "#ffffff")
    for x in (222, 250, 282, 316, 348, 378):
        shape(c, f"M{x - 15} 762q15 22 30 0Z", "#c8483c", opacity=0.8)
    line(c, [(262, 784), (256, 826)], "#7a4526", 9)
    line(c, [(340, 784), (346, 826)], "#7a4526", 9)
    shape(
        c,
        "M272 688Q266 656 300 654Q334 656 328 688ZM328 668q26 -4 22 -18"
        "l6 -2q6 26 -26 34ZM272 664q-24 0 -16 20l12 2v-6q-8 -6 4 -8Z",
        "#4fb0a0",
    )
    disc(c, 300, 652, 6, "#e9c46a")
    for x in (246, 352):
        shape(c, f"M{x - 11} 680h22q0 16 -11 16t-11 -16Z", "#f0c06a")
    shape(c, "M268 690h-10M330 694q14 -14 26 0Z", "#c8483c")
    girl = Look("#f0c06a", "#fffaf0", child=True, style="plait", hair="#5a2412", wear="shirt")
    x, y = figure(
        c, 172, 834, 230, girl, Pose((112, 20), (40, 40), (84, 86), (76, 80), -4, -18), 1, ("#fff3c4", 2, -2)
    )["near"]
    shape(c, f"M{x - 6:.0f} {y - 20:.0f}h30q0 22 -15 22t-15 -22Z", "#fffaf0")
    c.add("path", d=f"M{x + 24:.0f} {y - 16:.0f}q12 2 -4 12", fill="none", stroke="#fffaf0", stroke_width=4)
    box(c, 120, 762, 56, 12, "#7a4526")
    for x in (126, 166):
        line(c, [(x, 770), (x, 836)], "#7a4526", 8)
    # a rabbit for a guest
    for x, turn in ((412, -8), (438, 14)):
        oval(c, x, 612, 11, 44, "#e8dccb", transform=f"rotate({turn} {x} 650)")
        oval(c, x, 612, 5, 32, "#e0a0a0", transform=f"rotate({turn} {x} 650)")
    oval(c, 428, 752, 48, 58, "#e8dccb")
    oval(c, 422, 672, 38, 34, "#f3e9da")
    disc(c, 406, 666, 4.5, "#3a2214")
    disc(c, 386, 680, 5, "#c8483c")
    line(c, [(406, 730), (374, 742), (362, 722)], "#e8dccb", 18)
    shape(c, "M396 704Q428 722 458 700L454 720Q424 734 400 720Z", "#3f7fa8")
    line(c, [(410, 800), (380, 824)], "#e8dccb", 26)
    box(c, 400, 800, 76, 12, "#7a4526")
    for x in (414, 466):
        line(c, [(x, 808), (x, 852)], "#7a4526", 8)
    vignette(c, "#04140f", 0.65)
    grain(c, 320, "#fff3c4", 1.5, 0.35)
    c.save()


def salon_sous_leau() -> None:
    """A diver plays the piano in a drawing room under the sea."""
    c = Canvas("salon-sous-leau")
    backdrop(c, c.linear((0, "#9fe8dc"), (0.12, "#3fb8c4"), (0.5, "#12608a"), (1, "#08204a")))
    for x in (90, 230, 380, 520):
        shaft(c, ((x, 0), (x + 40, 0)), ((x - 170, 820), (x + 40, 820)), "#e0fff4", 0.32)
    waves = "".join("q25 -16 50 0t50 0" for _ in range(7))
    shape(c, f"M-20 46{waves}V-10H-20Z", "#e8fff6")
    # walls that the sea has opened
    shape(c, "M-10 210L70 180L84 260L120 250V690H-10Z", "#0e4a70")
    shape(c, "M610 150L540 170L528 240L486 226V690H610Z", "#0e4a70")
    for x in (14, 56, 98, 502, 544, 586):
        box(c, x, 270, 8, 420, "#1a6a8c", opacity=0.7)
    box(c, 14, 330, 84, 108, "#e8a23f")
    box(c, 22, 338, 68, 92, "#0c3a5c")
    figure(c, 54, 426, 78, Look("#c8d8d8", "#8aa8b0", "#e0c0a0", "#f3f0e0", "dress", "bun"), STAND, 1)
    shape(c, "M0 690Q150 664 300 684T600 670V900H0Z", c.linear((0, "#2f7f8f"), (1, "#08284a")))
    shape(c, "M60 800L520 786L600 868L10 886Z", "#a83a5a", opacity=0.75)
    shape(c, "M90 808L500 796L560 858L60 874Z", "none", stroke="#f2b05a", stroke_width=4, opacity=0.8)
    # the boat above, and a hand that reaches
    shape(c, "M330 40Q350 96 440 98Q524 94 540 36Z", "#4a1f2c")
    shape(c, "M330 40Q350 70 440 72Q524 70 540 36Z", "#7a3440")
    line(c, [(520, 60), (566, 120), (574, 140)], "#4a1f2c", 6)
    shape(c, "M562 132l22 -4l8 40l-22 6Z", "#4a1f2c")
    line(c, [(404, 90), (396, 128), (400, 156)], "#f2b05a", 13)
    disc(c, 401, 164, 8, "#e9b48a")
    # the chandelier with jellyfish lamps
    line(c, [(270, 0), (270, 200)], "#e8c25a", 4)
    for f in (-1, 1):
        for reach, drop in ((54, 250), (104, 226)):
            line(c, [(270, 206), (270 + f * reach * 0.5, drop + 14), (270 + f * reach, drop)], "#e8c25a", 5, soft=True)
    for x, y, s in ((270, 250, 1.2), (216, 244, 0.9), (324, 244, 0.9), (166, 220, 1), (374, 220, 1)):
        glow(c, x, y - 8, 46 * s, "#ffd9e8", 0.75)
        for k in (-12, -4, 4, 12):
            line(
                c,
                [(x + k * s, y), (x + k * s * 1.3 + 4, y + 26 * s), (x + k * s - 3, y + 52 * s)],
                "#ffb8cf",
                2,
                soft=True,
            )
        shape(
            c,
            f"M{x - 20 * s} {y}Q{x - 20 * s} {y - 30 * s} {x} {y - 30 * s}"
            f"Q{x + 20 * s} {y - 30 * s} {x + 20 * s} {y}q{-10 * s} 7 {-20 * s} 0t{-20 * s} 0Z",
            "#ffe3ee",
        )
    # a tall clock held by an octopus
    box(c, 492, 386, 76, 300, "#6a3320")
    shape(c, "M484 390L530 346L576 390Z", "#8a4a2c")
    dial(c, 530, 428, 28, "#fdf3d0", "#3a1c14", 305, 60)
    box(c, 508, 474, 44, 150, "#2a1010")
    line(c, [(530, 474), (524, 590)], "#e8c25a", 3)
    disc(c, 523, 594, 13, "#e8c25a")
    for pts in (
        [(560, 640), (500, 620), (486, 560), (540, 540), (572, 500), (540, 470)],
        [(570, 660), (520, 690), (470, 680), (452, 710)],
        [(580, 650), (590, 700), (560, 730), (572, 752)],
        [(552, 650), (480, 650), (462, 610), (480, 590)],
    ):
        line(c, pts, "#f0603f", 17, soft=True)
    oval(c, 574, 616, 38, 46, "#f0603f")
    for x in (558, 580):
        disc(c, x, 620, 8, "#fff3dc")
        disc(c, x - 2, 621, 4, "#2a0c1c")
    # the piano and the diver
    shape(c, "M250 590Q240 540 330 540H436Q470 560 462 640H250Z", "#160f2a")
    shape(c, "M262 566L430 450Q486 470 452 556Z", "#241a42", stroke="#3fb8c4", stroke_width=2)
    line(c, [(400, 480), (420, 552)], "#e8c25a", 4)
    box(c, 226, 610, 60, 12, "#fff8e8")
    for k in range(6):
        box(c, 232 + k * 9, 610, 4, 7, "#160f2a")
    box(c, 226, 622, 236, 24, "#160f2a")
    for x in (262, 440, 356):
        shape(c, f"M{x - 8} 640h16l-4 110h-8Z", "#160f2a")
    suit = Look("#e8a23f", "#c9802f", "#f7dfb0", "#8a4a1c", "shirt", "none", stout=1.3)
    head = figure(c, 156, 776, 250, suit, Pose((62, 22), (52, 30), (84, 86), (76, 80), 4, 6), 1, ("#e0fff4", -2, -2))[
        "head"
    ]
    disc(c, *head, 38, "#c98f3a")
    disc(c, *head, 34, "#f2c25a")
    disc(c, head[0] + 14, head[1], 19, "#8a4a1c")
    disc(c, head[0] + 15, head[1], 15, "#bff3ec")
    line(c, [(head[0] - 20, head[1] - 26), (110, 380), (200, 200), (340, 90)], "#e8a23f", 5, soft=True)
    box(c, 112, 666, 84, 14, "#a83a5a")
    line(c, [(124, 680), (118, 778)], "#160f2a", 7)
    line(c, [(186, 680), (192, 778)], "#160f2a", 7)
    for x, y, r in (
        (220, 500, 6),
        (232, 470, 9),
        (222, 436, 5),
        (240, 400, 7),
        (330, 430, 6),
        (344, 390, 9),
        (350, 350, 5),
    ):
        disc(c, x, y, r, "none", stroke="#e0fff4", stroke_width=2)
    for x, y, s, f in (
        (330, 320, 18, -1),
        (364, 346, 14, -1),
        (312, 352, 13, -1),
        (440, 306, 16, -1),
        (410, 276, 12, -1),
        (140, 130, 14, 1),
        (180, 110, 11, 1),
    ):
        fish(c, x, y, s, "#f2b05a" if s % 3 else "#ff8a6a", f, "#160f2a")
    for x, h in ((30, 150), (58, 100), (86, 130), (450, 70), (584, 120)):
        pts = [(x + 9 * math.sin(k * 1.3 + x), 880 - h * k / 5) for k in range(6)]
        line(c, pts, "#1f9a7a", 8, soft=True)
    shape(c, "M330 850q10 -40 30 -22q4 -36 24 -14q14 -30 26 0q22 -14 20 36Z", "#ff7a6a")
    vignette(c, "#04102c", 0.6)
    grain(c, 260, "#e0fff4", 2, 0.4)
    c.save()


def montagnes_joueuses() -> None:
    """Two mountains play with the houses of the valley."""
    c = Canvas("montagnes-joueuses")
    backdrop(c, c.linear((0, "#6f9fc8"), (0.3, "#c9d8e8"), (0.5, "#ffe0cf"), (1, "#f7b59a")))
    glow(c, 300, 360, 260, "#fff8e4", 1)
    disc(c, 300, 360, 46, "#fffdf4")
    for y, h, tint in ((430, 80, "#d9c3d6"), (470, 70, "#bfa8c9")):
        shape(c, hill(c.rng, y, h, 5), tint)
    left = c.linear((0, "#8fb4d8"), (0.5, "#56749f"), (1, "#2c4068"), angle=60)
    right = c.linear((0, "#e8a898"), (0.5, "#a8607a"), (1, "#4c2c58"), angle=120)
    # the old one, in profile, and the young one
    shape(
        c,
        "M-20 900V260L40 150L92 96L120 128L150 170L168 214L190 262L178 290L236 352"
        "L206 372L216 398L198 412L212 432L190 470Q150 500 170 540L220 600L230 900Z",
        left,
    )
    shape(c, "M92 96L40 150L-20 260V330L24 262L50 284L74 220L104 250L118 196L146 214L150 170L120 128Z", "#fdfdff")
    shape(c, "M196 412L212 432L190 470Q150 500 170 540L196 640Q120 600 96 500Q90 440 130 414Z", "#fdfdff", opacity=0.9)
    for d in ("M140 440Q136 520 176 600", "M160 420Q150 500 170 560"):
        c.add("path", d=d, fill="none", stroke="#a8bcd8", stroke_width=4)
    shape(c, "M118 262L176 244L184 260L124 276Z", "#fdfdff")
    oval(c, 158, 288, 13, 8, "#fff3cf")
    disc(c, 163, 289, 6, "#1c2a4a")
    shape(
        c,
        "M620 900V330L560 240L512 196L470 232L436 290L430 330L440 346L392 404"
        "L418 414L414 436L426 446L416 462L424 486Q460 516 440 560L392 620L384 900Z",
        right,
    )
    shape(c, "M512 196L560 240L620 330V390L580 320L560 340L534 276L506 312L492 262L462 288L470 232Z", "#fff6f0")
    line(c, [(436, 322), (482, 314)], "#6a3458", 9)
    oval(c, 456, 346, 13, 9, "#fff3cf")
    disc(c, 451, 347, 6, "#3a1530")
    c.add("path", d="M416 462Q440 470 452 456", fill="none", stroke="#5a2848", stroke_width=4, stroke_linecap="round")
    oval(c, 470, 420, 20, 12, "#f0a0a0", opacity=0.6)
    for x, y, s in (
        (40, 400, 1),
        (70, 380, 0.8),
        (20, 440, 1.2),
        (560, 470, 1),
        (590, 440, 1.2),
        (540, 520, 0.8),
        (60, 640, 1.2),
        (30, 600, 1),
    ):
        shape(c, f"M{x - 14 * s} {y}L{x} {y - 46 * s}L{x + 14 * s} {y}Z", "#22345a" if x < 300 else "#3c2248")
    for x, y, w in ((150, 640, 220), (280, 690, 200), (110, 720, 180)):
        cloud(c, x, y, w, "#fff3ee", c.rng, opacity=0.55)
    # the valley is the board
    board = [(120, 680), (480, 680), (640, 900), (-40, 900)]
    shape(c, polygon(board), "#6a8a5c")
    for row in range(5):
        for k in range(6):
            if (row + k) % 2:
                continue
            ring = []
            for u, v in ((k, row), (k + 1, row), (k + 1, row + 1), (k, row + 1)):
                t = (v / 5) ** 1.25
                wide = 360 + 320 * t
                ring.append((300 - wide / 2 + wide * u / 6, 680 + 220 * t))
            shape(c, polygon([(round(x), round(y)) for x, y in ring]), "#c9d98a")
    shape(
        c,
        "M286 680Q300 720 270 752Q230 800 300 840Q340 870 320 900H380Q400 866 350 832Q300 800 326 754Q340 716 310 680Z",
        "#bfe3f0",
    )
    # stone arms
    line(c, [(40, 640), (150, 700), (232, 590)], "#3c5684", 58)
    line(c, [(232, 590), (262, 540)], "#56749f", 34)
    line(c, [(232, 590), (292, 572)], "#56749f", 26)
    line(c, [(570, 700), (470, 746), (392, 742)], "#7a4468", 54)
    for dy in (-18, 0, 18):
        line(c, [(404, 742 + dy * 0.7), (368, 750 + dy)], "#a8607a", 20)
    house(c, 262, 540, 46, 46, "#fff6e4", "#d9483c", "#ffb43a", c.rng)
    line(c, [(296, 480), (300, 462), (292, 446), (302, 430)], "#ffffff", 5, soft=True, opacity=0.8)
    for x, y, w, h, wall, roof in (
        (190, 730, 26, 26, "#fff6e4", "#3c5684"),
        (232, 772, 32, 34, "#fff6e4", "#3c5684"),
        (150, 800, 36, 36, "#fff6e4", "#3c5684"),
        (420, 790, 34, 36, "#ffe0cf", "#a8304a"),
        (330, 720, 26, 26, "#ffe0cf", "#a8304a"),
        (470, 850, 44, 48, "#ffe0cf", "#a8304a"),
        (80, 868, 46, 50, "#fff6e4", "#3c5684"),
    ):
        shape(c, polygon([(x, y), (x + w, y), (x + w * 1.9, y + 8), (x + w * 0.9, y + 8)]), "#2c3c2c", opacity=0.4)
        house(c, x, y, w, h, wall, roof, "#ffb43a", c.rng)
    box(c, 336, 806, 24, 54, "#fff6e4")
    shape(c, "M332 808L348 762L364 808Z", "#a8304a")
    for x, y, pose, f, coat in (
        (300, 878, CHEER, -1, "#a8304a"),
        (270, 884, REACH, 1, "#22345a"),
        (390, 880, RUN, -1, "#22345a"),
    ):
        figure(c, x, y, 40, Look(coat, "#22283c", wear="shirt"), pose, f)
    for x, y, w in ((-70, 560, 210), (430, 620, 240), (200, 90, 180), (420, 130, 150)):
        cloud(c, x, y, w, "#ffffff", c.rng, opacity=0.75)
    for x, y in ((270, 250), (300, 236), (328, 252)):
        bird(c, x, y, 11, "#56749f")
    vignette(c, "#2c2048", 0.35)
    grain(c, 380, "#ffffff", 1.5, 0.4)
    c.save()


SCENES = [
    oeil_a_la_fenetre,
    salon_sous_leau,
    montagnes_joueuses,
]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
