"""Pictures: an hourglass, an eye at the window, a sunken parlour, mountains, stained glass, paper, ink."""

import math

from canvas import Canvas, hill, mix, polygon, smooth
from motifs_b import (
    CHEER,
    REACH,
    READ,
    RUN,
    STAND,
    STOOP,
    WALK,
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
    hatch,
    house,
    line,
    oval,
    shaft,
    shape,
    stone,
    umbrella,
    vignette,
)


def sablier_plage() -> None:
    """In an hourglass, a beach runs down on a small town where people grow old."""
    c = Canvas("sablier-plage")
    backdrop(c, c.linear((0, "#f6d9e4"), (0.5, "#e3d4f0"), (1, "#b6a8d9")))
    glow(c, 300, 300, 420, "#fff9ec", 0.95)
    for x, y, w in ((-60, 200, 200), (450, 330, 220), (-40, 560, 150), (470, 640, 180)):
        cloud(c, x, y, w, "#ffffff", c.rng, opacity=0.5)
    oval(c, 300, 866, 260, 22, "#5a4a86", opacity=0.45)
    top = "M130 128H470Q492 300 356 400Q314 430 312 452H288Q286 430 244 400Q108 300 130 128Z"
    low = "M288 448H312Q314 474 356 504Q492 604 470 780H130Q108 604 244 504Q286 474 288 448Z"
    shape(c, top, "#e8f8fa", opacity=0.85)
    shape(c, low, "#dcd2f0", opacity=0.85)
    c.open(clip_path=c.clip(top))
    box(c, 100, 120, 400, 190, c.linear((0, "#7fd3e8"), (1, "#e3f8f2")))
    disc(c, 400, 176, 26, "#fff3b0")
    glow(c, 400, 176, 80, "#fff3b0", 0.8)
    cloud(c, 160, 200, 90, "#ffffff", c.rng)
    box(c, 100, 246, 400, 70, c.linear((0, "#2fb0bd"), (1, "#9fe3dc")))
    for y in (256, 268, 282):
        line(c, [(130, y), (470, y)], "#e3fbf6", 1.6, stroke_dasharray="24 16")
    shape(c, "M210 244h44l-8 10h-28ZM232 242v-30l20 26Z", "#ffffff")
    shape(
        c, "M90 292Q180 268 250 292Q300 330 350 290Q430 266 510 288V460H90Z", c.linear((0, "#fff0c0"), (1, "#e8b968"))
    )
    grain(c, 130, "#c98f45", 2, 0.6, (130, 296, 460, 440))
    c.close()
    umbrella(c, 396, 214, 84, "#f0605f", "#ffffff", 76)
    kid = Look("#f0605f", "#3a4f8a", child=True, style="plait", wear="dress", hair="#5a2e1a")
    figure(c, 192, 296, 66, kid, CHEER, 1)
    figure(c, 236, 300, 58, Look("#ffb53f", "#3a4f8a", child=True, wear="shirt"), STOOP, 1)
    shape(c, "M258 304v-16h6v6h6v-10h8v10h6v-6h6v16Z", "#d99f4e")
    figure(c, 330, 308, 60, Look("#3a4f8a", "#ffb53f", child=True, wear="shirt", style="bob"), RUN, -1)
    disc(c, 292, 326, 10, "#f0605f")
    shape(c, "M282 326a10 10 0 0 1 20 0Z", "#ffffff")
    line(c, [(300, 400), (300, 690)], "#f2c877", 7)
    grain(c, 70, "#fff0c0", 2.2, 0.9, (290, 400, 311, 690))
    c.open(clip_path=c.clip(low))
    grain(c, 60, "#ffffff", 2.2, 0.9, (160, 500, 440, 660))
    for x, w, h in ((150, 38, 70), (192, 30, 110), (360, 34, 120), (398, 40, 80), (438, 30, 60)):
        house(c, x, 770, w, h, "#8a7cc0", "#5a4a96", "#ffe3a0", c.rng)
    box(c, 236, 610, 28, 150, "#7568b0")
    shape(c, "M230 612L250 566L270 612Z", "#5a4a96")
    dial(c, 250, 640, 12, "#fff6dc", "#3a2f6a", 130, 300)
    shape(
        c,
        "M90 790V740Q180 740 240 716Q284 690 300 676Q316 690 360 716Q420 740 510 740V790Z",
        c.linear((0, "#ffeab8"), (1, "#dba758")),
    )
    grain(c, 110, "#b9823f", 2, 0.6, (120, 720, 480, 780))
    c.close()
    elder = Look("#5a4a96", "#3a2f6a", hair="#ffffff", beard="#ffffff", wear="coat", hat="brim", hat_colour="#3a2f6a")
    figure(c, 208, 744, 80, elder, REACH, 1)
    figure(c, 392, 746, 74, Look("#a04f7a", "#3a2f6a", hair="#ffffff", style="bun", wear="dress"), READ, -1)
    figure(c, 346, 728, 44, Look("#f0605f", "#3a2f6a", child=True), REACH, -1)
    shape(c, "M430 752q-4 -26 18 -30l6 -12l6 12q10 20 4 30Z", "#4a3a7a")
    glass = "M150 150Q142 290 240 376M152 760Q150 640 240 560"
    c.add("path", d=glass, fill="none", stroke="#ffffff", stroke_width=11, stroke_linecap="round", opacity=0.8)
    for d in (top, low):
        shape(c, d, "none", stroke="#ffffff", stroke_width=4, opacity=0.9)
    wood = c.linear((0, "#6a3b52"), (0.4, "#c9829a"), (1, "#54304a"), angle=0)
    for x in (84, 494):
        box(c, x, 128, 22, 654, wood)
        for y in (190, 440, 690):
            oval(c, x + 11, y, 19, 24, wood)
    for y in (96, 776):
        box(c, 56, y, 488, 36, wood, rx=10)
        box(c, 56, y, 488, 8, "#eab4c2", rx=4)
    box(c, 76, 72, 448, 26, wood, rx=8)
    box(c, 40, 812, 520, 40, wood, rx=8)
    # two who want to turn it over
    line(c, [(524, 108), (560, 400), (552, 720)], "#fff6dc", 3, soft=True)
    figure(
        c,
        562,
        860,
        150,
        Look("#2fb0bd", "#3a2f6a", child=True, style="bob", wear="shirt"),
        Pose((150, 10), (130, 20), (30, 10), (-20, 20), -16, -14),
        -1,
        ("#ffffff", 2, -2),
    )
    figure(
        c,
        40,
        852,
        146,
        Look("#ffb53f", "#3a2f6a", child=True, style="short", wear="shirt"),
        Pose((96, 6), (84, 8), (10, 30), (-44, 8), 24, -6),
        1,
        ("#ffffff", -2, -2),
    )
    vignette(c, "#3a2f6a", 0.35)
    grain(c, 320, "#ffffff", 1.5, 0.5)
    c.save()


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


def vitrail_dragon() -> None:
    """A dragon leans out of a stained-glass window towards a child with a broom."""
    c = Canvas("vitrail-dragon")
    backdrop(c, c.linear((0, "#1a1622"), (1, "#2c2430")))
    for y in range(0, 720, 62):
        for x in range(-40 + (y // 62 % 2) * 50, 640, 100):
            box(c, x, y, 97, 59, mix("#2a2432", "#3c3442", c.rng.random()))
    arch = "M92 610V300Q92 110 300 24Q508 110 508 300V610Z"
    shape(c, arch, "#0c0a10", stroke="#5a5060", stroke_width=26)
    c.open(clip_path=c.clip(arch))
    grid = [
        [(60 + i * 60 + c.rng.uniform(-16, 16), 10 + k * 62 + c.rng.uniform(-16, 16)) for i in range(9)]
        for k in range(11)
    ]
    for k in range(10):
        for i in range(8):
            cell = [grid[k][i], grid[k][i + 1], grid[k + 1][i + 1], grid[k + 1][i]]
            far = math.hypot(cell[0][0] - 390, cell[0][1] - 190)
            if far < 100:
                tint = c.rng.choice(("#ffe27a", "#ffc93f", "#fff0b0"))
            elif far < 190:
                tint = c.rng.choice(("#ff9a3f", "#f0702f", "#ffb85a"))
            elif k > 7:
                tint = c.rng.choice(("#1f8a4a", "#2fae5c", "#146a44"))
            else:
                tint = c.rng.choice(("#2456c8", "#3f7fe8", "#1a3c9a", "#5a4fd0", "#2fa0e0"))
            shape(c, polygon([(round(x), round(y)) for x, y in cell]), tint, stroke="#0c0a10", stroke_width=5)
    glow(c, 390, 190, 130, "#fffbe0", 0.8)
    shape(c, "M92 610V520L150 470L210 520L270 460L330 530V610Z", "#7a3fb0", stroke="#0c0a10", stroke_width=6)
    shape(c, "M370 610V430h20v-18h18v18h20v-18h18v18h22V610Z", "#c9b8e8", stroke="#0c0a10", stroke_width=6)
    for x, y in ((392, 470), (428, 470), (410, 530)):
        shape(c, f"M{x} {y + 30}v-22q8 -12 16 0v22Z", "#ffc93f", stroke="#0c0a10", stroke_width=4)
    # the coils and the wing, still in the glass
    lead = "#0c0a10"
    for width, tint in ((94, lead), (80, "#c8203c")):
        line(c, [(150, 640), (120, 500), (220, 420), (330, 470), (350, 560), (250, 600)], tint, width, soft=True)
    for x, y, turn in (
        (128, 560, 80),
        (136, 480, 40),
        (190, 434, 10),
        (256, 428, -10),
        (316, 462, -40),
        (344, 520, -80),
    ):
        c.add(
            "path",
            d="M0 -40Q12 0 0 40",
            fill="none",
            stroke=lead,
            stroke_width=4,
            transform=f"translate({x} {y}) rotate({turn})",
        )
    shape(
        c,
        "M200 420Q120 330 110 180Q160 190 190 240Q190 170 240 120Q262 190 262 250Q290 210 320 200Q310 320 270 420Z",
        "#f0602f",
        stroke=lead,
        stroke_width=7,
    )
    for d in ("M230 420Q170 320 110 180", "M236 420Q226 260 240 120", "M250 420Q270 300 320 200"):
        c.add("path", d=d, fill="none", stroke=lead, stroke_width=6)
    c.close()
    shape(c, arch, "none", stroke="#0c0a10", stroke_width=12)
    shape(c, "M66 606H534V640H66Z", "#5a5060")
    shape(c, "M66 606H534V616H66Z", "#8a7f90")
    # light on the floor, in the colours of the glass
    shape(c, "M0 720H600V900H0Z", "#1c1822")
    for i, tint in enumerate(("#2456c8", "#7a3fb0", "#ffc93f", "#f0602f", "#c8203c", "#2fae5c", "#3f7fe8")):
        x = 96 + i * 58
        top, foot = 300 + (x - 300) * 0.9, 300 + (x - 300) * 1.25 - 40
        quad = [(top, 726), (top + 52, 726), (foot + 70, 890), (foot, 890)]
        shape(c, polygon([(round(a), round(b)) for a, b in quad]), tint, opacity=0.5)
    shape(
        c, polygon([(110, 600), (490, 600), (560, 890), (20, 890)]), c.linear((0, "#ffe9a8", 0.3), (1, "#ffe9a8", 0.03))
    )
    for x in (-10, 510):
        shape(c, f"M{x} 900V742h100v22h-84V900Z", "#3a2418")
        box(c, x, 690, 14, 210, "#4a2e1e")
    # the neck that comes out of the glass
    spine = [(250, 600), (196, 640), (190, 700), (250, 738), (306, 724)]
    for width, tint in ((84, lead), (72, "#e0304a")):
        line(c, spine, tint, width, soft=True)
    line(c, [(270, 610), (220, 646), (212, 692), (256, 720)], "#ffb85a", 18, soft=True)
    for x, y in ((170, 620), (150, 660), (152, 704), (178, 744), (218, 770)):
        shape(c, f"M{x + 8} {y - 14}L{x - 22} {y + 4}L{x + 10} {y + 14}Z", "#ffc93f", stroke=lead, stroke_width=3)
    shape(
        c,
        "M268 690Q300 654 350 680Q410 700 414 728Q410 748 372 752Q330 776 286 762Q252 736 268 690Z",
        "#e0304a",
        stroke=lead,
        stroke_width=5,
    )
    shape(c, "M284 684L256 640L310 668ZM312 672L304 624L340 674Z", "#ffc93f", stroke=lead, stroke_width=4)
    disc(c, 336, 702, 12, "#fff6d0", stroke=lead, stroke_width=3)
    disc(c, 340, 703, 5, lead)
    disc(c, 400, 718, 4, lead)
    c.add("path", d="M412 732Q370 746 330 742", fill="none", stroke=lead, stroke_width=4, stroke_linecap="round")
    for x, y, r in ((430, 712, 7), (446, 696, 10), (458, 674, 7)):
        disc(c, x, y, r, "#fff6e0", opacity=0.55)
    child = Look("#e8dccb", "#3a5fa8", child=True, style="plait", hair="#8a4a24", wear="dress")
    hand = figure(
        c, 496, 866, 218, child, Pose((86, 10), (30, 30), (6, 4), (-8, 6), -4, -10), -1, ("#ffc93f", -2.5, -2)
    )["far"]
    line(c, [(hand[0] + 24, hand[1] - 60), (hand[0] - 26, 860)], "#b8824a", 6)
    shape(c, f"M{hand[0] - 34:.0f} 826l18 4l10 46h-52Z", "#e8c25a")
    vignette(c, "#08060c", 0.6)
    grain(c, 260, "#ffe9c8", 1.5, 0.3)
    c.save()


def foret_de_papier() -> None:
    """Sheets of green paper, one behind the other, open on a small golden house."""
    c = Canvas("foret-de-papier")
    backdrop(c, c.radial((0, "#fff6cf"), (0.6, "#ffd76a"), (1, "#e8a83a"), cy=0.52, r=0.4))
    disc(c, 300, 440, 74, "#fffbe8")
    house(c, 274, 520, 52, 60, "#c8502e", "#7a2a1c", "#fff0a8", c.rng)
    shape(c, "M150 540Q220 500 300 518T460 530V640H150Z", "#e0b04a")
    line(c, [(300, 520), (310, 560), (280, 610), (330, 700)], "#fff0b8", 9, soft=True)
    figure(c, 306, 566, 30, Look("#7a2a1c", "#7a2a1c", "#7a2a1c", "#7a2a1c", "coat"), WALK, 1)
    tints = ("#0d3a2a", "#1f5a3c", "#3c7f52", "#6fa673", "#a9cfa0", "#dcecd0", "#f7f8ec")
    sheet = "M-20 -20H620V920H-20Z"
    for k, tint in enumerate(tints):
        rx, ry = 120 + k * 30, 150 + k * 52
        cx, cy = 300 + (-1) ** k * (10 + 2 * k), 476 - k * 4
        ring = []
        for i in range(15):
            a = -2 * math.pi * i / 15
            s = c.rng.uniform(0.88, 1.1)
            ring.append((cx + rx * s * math.cos(a), cy + ry * s * math.sin(a)))
        hole = smooth(ring, closed=True)
        for lift, depth in ((12, 0.16), (6, 0.22)):
            shape(
                c,
                sheet + hole,
                "#06140c",
                fill_rule="evenodd",
                opacity=depth,
                transform=f"translate({lift * 0.4} {lift})",
            )
        shape(c, sheet + hole, tint, fill_rule="evenodd")
        # trees and beasts belong to the sheet they are cut from
        foot = cy + ry * 0.86
        if k in (0, 1, 2, 3):
            for f in (-1, 1):
                for reach, tall in ((0.98, 1), (0.72, 0.6)):
                    x = cx + f * rx * reach
                    h = (70 + k * 26) * tall
                    low = foot - (0 if reach < 0.9 else ry * 0.28)
                    for step in range(3):
                        y, w = low - step * h * 0.27, h * (0.34 - step * 0.08)
                        shape(c, polygon([(x - w, y), (x, y - h * 0.48), (x + w, y)]), tint)
                    box(c, x - h * 0.04, low - 2, h * 0.08, h * 0.3, tint)
        if k == 2:
            shape(
                c,
                "M402 628Q400 590 420 582L416 552L404 536L410 526L402 508M416 552L426 530L422 512",
                "none",
                stroke=tint,
                stroke_width=5,
            )
            shape(
                c,
                "M398 640V600Q396 570 414 560Q424 546 436 552L450 562L446 572"
                "L434 572Q436 590 470 590Q486 594 486 640H478L474 612H418L408 640Z",
                tint,
            )
        if k == 4:
            for x, y, s in ((120, 360, 1), (96, 520, 0.8)):
                shape(
                    c,
                    f"M{x} {y}q{20 * s} {-22 * s} {44 * s} {-4 * s}l{12 * s} {4 * s}"
                    f"l{-12 * s} {4 * s}q{-10 * s} {22 * s} {-34 * s} {12 * s}l{-34 * s} {14 * s}Z",
                    tint,
                )
    # the largest sheet: ferns, a fox, and the one who cuts
    front = tints[-1]
    for x, y, turn in ((40, 800, 20), (86, 850, 40), (560, 180, 200), (30, 140, 130), (520, 90, 220), (574, 300, 190)):
        c.open(transform=f"translate({x} {y}) rotate({turn})")
        for i in range(7):
            w = 46 - i * 5
            for f in (-1, 1):
                shape(
                    c, f"M0 {-i * 22}q{f * w * 0.5:.0f} -22 {f * w} -14q{f * -w * 0.3:.0f} 18 {f * -w} 14Z", "#c9dfbb"
                )
        line(c, [(0, 10), (0, -160)], "#c9dfbb", 4)
        c.close()
    shape(c, "M-20 920V846Q120 800 300 838T620 820V920Z", "#06140c", opacity=0.25, transform="translate(0 -8)")
    shape(c, "M-20 920V846Q120 800 300 838T620 820V920Z", front)
    c.open(transform="translate(4 6)", opacity=0.25)
    shadow = Look("#06140c", "#06140c", "#06140c", "#06140c", "dress", "bob", child=True)
    stance = Pose((104, 14), (30, 30), (10, 4), (-12, 6), 2, -8)
    figure(c, 190, 846, 250, shadow, stance, 1)
    c.close()
    cutter = Look("#c8502e", "#5a2a1c", "#f7dfc0", "#5a2a1c", "dress", "bob", child=True)
    x, y = figure(c, 186, 842, 250, cutter, stance, 1)["near"]
    for turn in (-14, 14):
        shape(c, "M-4 0L70 -5L72 0L-4 5Z", "#8a9a94", transform=f"translate({x:.0f} {y:.0f}) rotate({turn - 30})")
    for dx, dy in ((-16, 12), (-20, -6)):
        oval(c, x + dx * 0.6, y + dy, 11, 8, "none", stroke="#e8a83a", stroke_width=5)
    shape(
        c,
        "M416 842Q420 790 466 786Q480 782 488 764L484 738L504 752L522 738"
        "L526 766Q528 784 510 796Q514 830 508 842H492L488 820Q466 830 452 842Z",
        "#e07a3a",
    )
    shape(c, "M424 842Q372 840 360 796Q392 800 420 826ZM504 776l14 -4l-8 12Z", "#e07a3a")
    shape(c, "M360 796Q372 798 384 804L376 822Q364 812 360 796Z", "#fffdf4")
    disc(c, 500, 766, 3, "#2a140c")
    for _ in range(16):
        px, py = c.rng.uniform(220, 420), c.rng.uniform(846, 892)
        shape(c, f"M{px:.0f} {py:.0f}l12 -4l-3 10Z", c.rng.choice(("#6fa673", "#a9cfa0", "#3c7f52")))
    grain(c, 420, "#2a4a34", 1.2, 0.18)
    c.save()


def encrier_baleine() -> None:
    """From a tipped inkwell rises a whale of ink; a small red sail keeps ahead of it."""
    c = Canvas("encrier-baleine")
    backdrop(c, c.linear((0, "#f4efe2"), (1, "#e3dac4")))
    for _ in range(8):
        x, y = c.rng.uniform(60, 540), c.rng.uniform(60, 500)
        stone(c, x, y, c.rng.uniform(70, 190), c.rng.uniform(30, 90), "#8d97a0", opacity=0.07)
    disc(c, 452, 150, 62, "#d8d0bc", opacity=0.8)
    disc(c, 444, 146, 56, "#f4efe2")
    ink, mid, pale = "#14171f", "#4a535f", "#98a2aa"
    for k, (tint, fade) in enumerate(((pale, 0.35), (mid, 0.4), (ink, 0.5))):
        pts = [
            (-20, 560 - k * 6),
            (80, 500 + k * 16),
            (190, 540),
            (320, 470 + k * 34),
            (450, 540 + k * 8),
            (620, 480 + k * 30),
        ]
        shape(c, smooth(pts) + "L620 720L-20 720Z", tint, opacity=fade)
    # the whale
    body = (
        "M540 800Q600 640 556 470Q510 300 360 236Q250 196 150 250Q84 290 82 350"
        "Q84 384 120 392Q200 400 262 440Q330 490 330 580Q330 680 250 760Q330 800 420 800Z"
    )
    shape(c, body, pale, opacity=0.5, transform="translate(-10 8)")
    shape(c, body, c.linear((0, mid), (0.3, ink), (1, ink)))
    shape(
        c,
        "M82 350Q84 384 120 392Q200 400 262 440Q330 490 330 580"
        "Q330 640 300 700Q300 560 236 490Q160 420 96 410Q70 392 82 350Z",
        "#e8e2d2",
    )
    for k in range(7):
        d = (
            f"M{100 + k * 10} {398 - k * 2}Q{210 + k * 10} {430 - k * 4} {268 + k * 6} {520 - k * 6}"
            f"Q{292 + k * 3} 580 {302 + k * 2} 640"
        )
        c.add("path", d=d, fill="none", stroke=mid, stroke_width=2.2, opacity=0.7)
    shape(c, "M372 470Q350 560 440 640Q470 640 462 590Q440 500 404 462Q384 452 372 470Z", mid)
    shape(c, "M150 336q12 -12 26 0q-12 12 -26 0Z", "#f4efe2")
    disc(c, 164, 336, 5, ink)
    c.add("path", d="M92 358Q150 380 214 376Q250 380 280 400", fill="none", stroke="#f4efe2", stroke_width=3)
    for dx, top in ((-40, 90), (-14, 60), (16, 84), (44, 120)):
        c.add(
            "path",
            d=f"M260 214Q{256 + dx * 0.3} 130 {260 + dx} {top}",
            fill="none",
            stroke=mid,
            stroke_width=7,
            stroke_linecap="round",
            opacity=0.7,
        )
    for _ in range(46):
        x, y = c.rng.gauss(300, 150), c.rng.gauss(230, 110)
        disc(c, round(x), round(y), c.rng.uniform(1.5, 6), c.rng.choice((ink, mid, pale)), opacity=0.75)
    for _ in range(26):
        x0 = c.rng.uniform(380, 540)
        d = (
            f"M{x0:.0f} {c.rng.uniform(480, 700):.0f}"
            f"q{c.rng.uniform(10, 30):.0f} -60 {c.rng.uniform(-20, 10):.0f} -{c.rng.uniform(80, 150):.0f}"
        )
        c.add("path", d=d, fill="none", stroke="#8d97a0", stroke_width=1.4, opacity=0.45)
    # waves with a lace of foam, and the boat
    for x, y, s, tint in ((150, 600, 1, "#6d7782"), (60, 650, 1.25, mid), (-60, 690, 1.6, "#2c333d")):
        crest = [(x - 120 * s, y + 70 * s), (x, y + 30 * s), (x + 70 * s, y - 20 * s), (x + 128 * s, y - 14 * s)]
        fold = [
            (x + 128 * s, y - 14 * s),
            (x + 110 * s, y + 24 * s),
            (x + 140 * s, y + 70 * s),
            (x + 200 * s, y + 100 * s),
        ]
        shape(c, f"{smooth(crest)}L{smooth(fold)[1:]}V780H{x - 120 * s:.0f}Z", tint)
        line(c, crest, "#f4efe2", 5 * s, soft=True)
        for k in range(4):
            disc(c, x + (132 + k * 7) * s, y + (-12 + k * k * 6) * s, (8 - 1.7 * k) * s, "#f4efe2")
        for k in (18, 36):
            line(c, [(px - 4, py + k * s) for px, py in crest[:3]], "#f4efe2", 1.6, soft=True, opacity=0.6)
    c.open(transform="translate(84 560) rotate(-12)")
    shape(c, "M-52 0H52L34 26H-36Z", "#f4efe2", stroke=ink, stroke_width=3)
    line(c, [(0, 0), (0, -92)], ink, 4)
    shape(c, "M4 -90Q60 -50 50 -8H4ZM-4 -78Q-40 -40 -38 -8H-4Z", "#d0282c")
    figure(c, -22, 4, 46, Look(ink, ink, ink, ink, "shirt", child=True), REACH, -1)
    c.close()
    # the desk, the sleeper, the well
    shape(c, "M-10 760H610V910H-10Z", c.linear((0, "#cbbd9c"), (1, "#8d7c5c")))
    hatch(c, (0, 770, 560, 890), 80, "#6a5a40", (44, 0), 1.4, 0.4)
    shape(c, "M60 800L330 786L372 880L40 896Z", "#fbf8ee", stroke="#b8a98a", stroke_width=1.5)
    for k in range(6):
        line(c, [(96 - k * 3, 812 + k * 13), (230 + k * 3, 806 + k * 13)], pale, 3, stroke_dasharray=f"{18 + k * 3} 8")
    shape(c, "M420 800Q470 760 540 800L560 770Q570 850 520 846Q450 846 420 800Z", ink)
    shape(c, "M250 762Q340 800 420 800H546Q500 830 470 822Q380 850 330 810Q290 800 250 762Z", ink)
    shape(c, "M470 800h96q10 44 -4 74h-88q-14 -30 -4 -74Z", "#b8c4c8", opacity=0.95)
    shape(c, "M478 832h82q2 24 -6 38h-70q-8 -14 -6 -38Z", ink)
    oval(c, 518, 800, 44, 11, ink)
    oval(c, 518, 796, 44, 11, "none", stroke="#e8eef0", stroke_width=5)
    line(c, [(486, 812), (482, 862)], "#ffffff", 5, opacity=0.8)
    shape(c, "M-10 910V806Q40 760 110 790Q176 812 230 850Q240 866 222 872Q150 860 120 880V910Z", mid)
    oval(c, 150, 808, 50, 42, "#e3c3a0")
    shape(c, "M96 812Q92 750 150 752Q206 756 200 800Q170 776 140 796Q120 830 110 846Q98 834 96 812Z", ink)
    disc(c, 204, 820, 8, "#e3c3a0")
    for d in ("M164 808q10 6 20 -1", "M178 836q8 4 14 0"):
        c.add("path", d=d, fill="none", stroke=ink, stroke_width=3, stroke_linecap="round")
    line(c, [(70, 880), (150, 868), (236, 862)], mid, 40)
    disc(c, 246, 862, 18, "#e3c3a0")
    line(c, [(252, 866), (330, 770)], ink, 4)
    shape(c, "M330 770Q352 700 410 676Q404 740 344 776Z", "#fbf8ee", stroke=mid, stroke_width=1.5)
    grain(c, 600, "#4a3f2c", 1.2, 0.25)
    vignette(c, "#5a4a30", 0.3)
    c.save()


SCENES = [
    sablier_plage,
    oeil_a_la_fenetre,
    salon_sous_leau,
    montagnes_joueuses,
    vitrail_dragon,
    foret_de_papier,
    encrier_baleine,
]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
