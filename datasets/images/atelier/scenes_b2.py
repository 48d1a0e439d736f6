"""Pictures: a stage in a coat, a cat for a bridge, an organ of clouds."""

import math

from canvas import Canvas, smooth
from motifs_b import (
    CHEER,
    GIVE,
    PERCH,
    REACH,
    STAND,
    WALK,
    Look,
    backdrop,
    bird,
    box,
    cloud,
    disc,
    figure,
    gear,
    glow,
    grain,
    hatch,
    house,
    ladder,
    line,
    oval,
    shaft,
    shape,
    umbrella,
    vignette,
)


def manteau_theatre() -> None:
    """A very tall gentleman opens his coat: inside, a stage is lit."""
    c = Canvas("manteau-theatre")
    backdrop(c, c.linear((0, "#0f2038"), (0.7, "#23486a"), (1, "#0d1a2c")))
    for x, w, h in ((-10, 80, 560), (80, 60, 470), (460, 70, 500), (530, 90, 600)):
        house(c, x, 900, w, h, "#14304d", "#0e2338", "#e9b95a", c.rng)
    grain(c, 130, "#dfeaf4", 3, 0.75)
    shape(c, "M212 205Q300 160 388 205Q470 250 482 420L530 880H70L118 420Q130 250 212 205Z", "#16182b")
    # the stage inside
    glow(c, 300, 560, 330, "#ffcf70", 0.75)
    inside = "M300 250Q214 330 178 520L150 800H450L422 520Q386 330 300 250Z"
    shape(c, inside, c.linear((0, "#24104a"), (0.5, "#6a2a6a"), (0.75, "#f08a5d"), (1, "#ffd27a")))
    c.open(clip_path=c.clip(inside))
    disc(c, 330, 500, 44, "#fff0c0")
    glow(c, 330, 500, 120, "#fff0c0", 0.8)
    grain(c, 60, "#fff6d8", 2.4, 0.9, (200, 300, 400, 520))
    shape(c, "M140 660Q210 560 262 640Q320 540 380 636Q430 600 470 650V830H140Z", "#3b1f55")
    for y, tint in ((680, "#2f7f95"), (702, "#226079"), (724, "#17475e")):
        waves = "".join("q15 -22 30 0t30 0" for _ in range(7))
        shape(c, f"M{120 + y % 30} {y}{waves}V830H110Z", tint)
    c.close()
    shape(c, "M262 664L276 694H350L366 660L316 672L314 600L276 662Z", "#fff4dc")
    box(c, 140, 736, 320, 70, c.linear((0, "#c98042"), (1, "#5c2f1c")))
    hatch(c, (150, 742, 440, 800), 40, "#5c2f1c", (16, 0), 1.4, 0.6)
    knight = Look("#e8e4dc", "#8a8f9c", wear="shirt", style="none", hat="helmet", hat_colour="#c8ccd4")
    figure(c, 232, 768, 74, knight, GIVE, 1)
    figure(
        c,
        374,
        770,
        76,
        Look("#b8243a", "#5a1020", hair="#f0c060", style="long", wear="robe", hat="crown", hat_colour="#ffdf70"),
        CHEER,
        -1,
    )
    drape = c.linear((0, "#5c0c1c"), (0.35, "#d2323e"), (0.6, "#8a1626"), (1, "#e04a4a"), angle=0)
    shape(c, "M300 250Q214 330 178 520L146 810H196Q176 640 236 520Q280 400 300 250Z", drape)
    shape(c, "M300 250Q386 330 422 520L454 810H404Q424 640 364 520Q320 400 300 250Z", drape)
    for f in (-1, 1):
        line(c, [(300 + f * 8, 290), (300 + f * 74, 470), (300 + f * 134, 800)], "#5c0c1c", 3, soft=True, opacity=0.6)
        line(c, [(300 + f * 58, 540), (300 + f * 130, 566)], "#ffcf6a", 8)
        # the coat's edge, held open by a hand
        shape(
            c,
            smooth(
                [
                    (300, 232),
                    (300 + f * 128, 330),
                    (300 + f * 190, 560),
                    (300 + f * 214, 860),
                    (300 + f * 150, 850),
                    (300 + f * 138, 560),
                    (300 + f * 92, 370),
                ],
                closed=True,
                tension=0.9,
            ),
            "#2a2d4a",
        )
        line(c, [(300, 240), (300 + f * 94, 372), (300 + f * 138, 560), (300 + f * 152, 846)], "#ffcf6a", 3, soft=True)
        line(c, [(300 + f * 120, 280), (300 + f * 236, 470), (300 + f * 162, 610)], "#20233c", 62, soft=True)
        line(c, [(300 + f * 186, 588), (300 + f * 162, 608)], "#e9e2d0", 58)
        disc(c, 300 + f * 148, 622, 25, "#d8a87f")
        for k in range(4):
            line(c, [(300 + f * 142, 612 + k * 10), (300 + f * 122, 618 + k * 11)], "#d8a87f", 11)
    shape(c, "M240 226L300 258L360 226L346 198H254Z", "#e9e2d0")
    shape(c, "M300 240L268 220V262ZM300 240L332 220V262Z", "#b8243a")
    oval(c, 300, 160, 50, 62, "#c8946c")
    shape(c, "M250 150H350Q352 92 300 90Q248 92 250 150Z", "#10131f", opacity=0.75)
    c.add("path", d="M272 186Q300 208 328 186", fill="none", stroke="#5a2c20", stroke_width=4, stroke_linecap="round")
    for f in (-1, 1):
        c.add(
            "path",
            d=f"M300 172q{f * 14} -14 {f * 30} -4q{f * 10} 4 {f * 14} -6",
            fill="none",
            stroke="#e9e2d0",
            stroke_width=7,
            stroke_linecap="round",
        )
    shape(c, "M246 128L238 6H362L354 128Z", "#0c0e1a")
    box(c, 243, 98, 114, 24, "#b8243a")
    oval(c, 300, 132, 96, 17, "#0c0e1a")
    for x, h, coat, style, f in (
        (110, 150, "#0d1a2c", "bob", 1),
        (214, 118, "#12243c", "short", 1),
        (398, 128, "#0d1a2c", "plait", -1),
        (500, 156, "#12243c", "short", -1),
    ):
        look = Look(coat, coat, "#b98058", "#0a1220", "dress" if style != "short" else "coat", style, child=True)
        figure(c, x, 905, h, look, STAND, f, ("#ffc766", 3 * f, -2))
    vignette(c, "#050a14", 0.6)
    c.save()


def pont_chat() -> None:
    """A bridge between two towns is an enormous sleeping cat."""
    c = Canvas("pont-chat")
    backdrop(c, c.linear((0, "#cfe3ee"), (0.4, "#fbe3dc"), (0.68, "#f7c6c5"), (1, "#b79cc9")))
    glow(c, 350, 560, 260, "#fff8df", 1)
    disc(c, 350, 560, 56, "#fffaf0")
    for y, tint in ((560, "#e3c9d8"), (590, "#d3b4d0")):
        shape(
            c,
            smooth([(-20, y), (90, y - 60), (190, y - 10), (330, y - 44), (450, y + 4), (620, y - 60)]) + "V760H-20Z",
            tint,
            opacity=0.8,
        )
    shape(c, "M0 640H600V900H0Z", c.linear((0, "#f9dcd4"), (0.5, "#a99bd0"), (1, "#6b6aa8")))
    for i in range(40):
        x, y = c.rng.gauss(350, 30 + i * 2), 648 + i * 6
        line(c, [(x - 10 - i, y), (x + 10 + i, y)], "#fff6e2", 2, opacity=0.65)
    for x, y, s in ((250, 720, 1), (380, 780, 1.4)):
        shape(
            c,
            f"M{x} {y}q{20 * s} {14 * s} {50 * s} 0l{-8 * s} {14 * s}"
            f"h{-34 * s}ZM{x + 24 * s} {y}v{-46 * s}l{24 * s} {36 * s}Z",
            "#5b5590",
        )
    rock = c.linear((0, "#8d7bb5"), (1, "#4c4a86"))
    shape(c, "M-10 470Q60 452 128 470Q150 520 132 580Q160 660 140 740Q170 820 150 900H-10Z", rock)
    shape(c, "M610 440Q540 426 478 446Q456 520 474 590Q450 680 476 760Q452 830 470 900H610Z", rock)
    for y in range(500, 890, 34):
        for left, right in ((0, 134), (476, 600)):
            x = c.rng.uniform(left, right - 60)
            d = f"M{x:.0f} {y}q20 -8 40 0t{c.rng.uniform(14, 30):.0f} -3"
            c.add("path", d=d, fill="none", stroke="#3f3d78", stroke_width=2.4, opacity=0.5, stroke_linecap="round")
    for x, y in ((96, 560), (60, 640), (100, 730), (30, 790), (500, 540), (550, 640), (506, 700), (560, 780)):
        shape(c, f"M{x} {y + 26}v-18q9 -14 18 0v18Z", "#ffe3b0")
        shape(c, f"M{x - 5} {y + 26}h28v6h-28Z", "#5a4a8c")
        shape(c, f"M{x - 4} {y + 26}q6 -10 10 0q4 -8 8 0Z", "#d2577a")
    ladder(c, (120, 846), (109, 764), 16, "#e8d4f0", 8, 2)
    ladder(c, (69, 760), (69, 674), 16, "#e8d4f0", 8, 2)
    ladder(c, (105, 690), (105, 594), 16, "#e8d4f0", 9, 2)
    ladder(c, (509, 690), (509, 574), 16, "#e8d4f0", 11, 2)
    line(c, [(478, 560), (400, 600), (300, 614), (200, 604), (138, 580)], "#5a4a8c", 1.6, soft=True)
    for x, y, tint in ((430, 590, "#d2577a"), (380, 606, "#fff4e6"), (240, 610, "#e8935c"), (190, 602, "#7fb0c8")):
        shape(c, f"M{x} {y}h18l4 24h-24Z", tint)
    walls = ("#f6ead9", "#f2c9b8", "#dfe5da", "#f8d9a8")
    for x, w, h in ((-8, 40, 150), (28, 34, 210), (58, 38, 120), (96, 26, 84)):
        house(c, x, 468, w, h, c.rng.choice(walls), "#a5526a", "#7a6aa8", c.rng)
    for x, w, h in ((492, 32, 130), (520, 40, 220), (556, 44, 160)):
        house(c, x, 442, w, h, c.rng.choice(walls), "#5f7fa8", "#7a6aa8", c.rng)
    # the cat: tail, hind leg, arched back, forepaws, head
    fur, dark = "#e8935c", "#c76f45"
    line(c, [(470, 400), (556, 380), (586, 300), (546, 226), (494, 250), (510, 290)], fur, 34, soft=True)
    line(c, [(494, 250), (510, 290)], "#fff4e6", 30, soft=True)
    shape(
        c,
        "M92 470Q100 384 190 362Q300 300 420 340Q520 372 520 452"
        "Q500 470 430 456Q440 430 400 424Q300 392 220 436Q200 480 92 478Z",
        fur,
    )
    shape(c, "M420 456Q404 400 452 376Q520 380 524 446Q524 462 506 462Z", "#f0a26b")
    oval(c, 470, 456, 52, 17, "#fff4e6")
    shape(c, "M220 438Q300 392 400 424Q430 430 432 452Q390 430 312 430Q250 430 214 454Z", "#fbd3ad")
    for x, y, s in ((262, 326, 40), (304, 316, 46), (348, 316, 44), (392, 328, 38), (226, 344, 34)):
        shape(c, f"M{x} {y}q14 {s * 0.6} 4 {s}q-18 {-s * 0.3} -22 {-s + 6}Z", dark)
    line(c, [(190, 440), (150, 470), (70, 478)], "#f0a26b", 34, soft=True)
    oval(c, 64, 478, 30, 17, "#fff4e6")
    shape(c, "M96 352L84 278L138 318ZM186 316L226 262L226 336Z", fur)
    shape(c, "M100 338L94 296L124 322ZM198 316L218 284L218 326Z", "#f7bfae")
    oval(c, 158, 382, 84, 70, fur)
    oval(c, 142, 414, 46, 32, "#fff4e6")
    shape(c, "M130 396H154L142 410Z", "#d2577a")
    for d in (
        "M142 410Q138 426 122 424",
        "M142 410Q148 426 164 422",
        "M92 380Q106 392 122 380",
        "M172 372Q188 382 202 368",
    ):
        c.add("path", d=d, fill="none", stroke="#5a3550", stroke_width=3.4, stroke_linecap="round")
    for y in (404, 414):
        line(c, [(112, y), (50, y - 12)], "#fffaf0", 1.6)
        line(c, [(176, y - 2), (240, y - 18)], "#fffaf0", 1.6)
    for x, dy in ((150, -14), (166, -24), (182, -16)):
        shape(c, f"M{x} {342 + dy}q10 16 4 26q-10 -8 -4 -26Z", dark)
    walkers = (
        (300, 336, 46, "#4c4a86", WALK, 1),
        (330, 331, 30, "#d2577a", WALK, 1),
        (404, 344, 44, "#3f7f8c", STAND, -1),
        (450, 358, 48, "#7a3b5e", WALK, -1),
    )
    for x, y, h, coat, pose, f in walkers:
        figure(
            c,
            x,
            y,
            h,
            Look(coat, "#2f2c58", wear="dress" if h < 40 else "coat", hat="brim" if h > 45 else "", child=h < 40),
            pose,
            f,
        )
    umbrella(c, 412, 284, 40, "#fff4e6", "#5a3550", 36)
    for x, y, s in ((120, 150, 12), (160, 130, 9), (420, 190, 10)):
        bird(c, x, y, s, "#7a6aa8")
    cloud(c, 250, 150, 220, "#fffaf4", c.rng, opacity=0.75)
    cloud(c, 30, 90, 130, "#fffaf4", c.rng, opacity=0.6)
    grain(c, 420, "#fffaf4", 1.5, 0.45)
    c.save()


def orgue_a_nuages() -> None:
    """A copper organ breathes out clouds that take shapes."""
    c = Canvas("orgue-a-nuages")
    backdrop(c, c.linear((0, "#2f7f8f"), (0.45, "#8fd0c4"), (0.78, "#fbe7b5"), (1, "#f2b880")))
    shape(c, "M-10 760Q120 700 300 742T610 716V910H-10Z", "#c98a5a", opacity=0.6)
    shape(c, "M-10 800Q160 764 330 800T610 780V910H-10Z", "#8d4f3a")
    copper = c.linear((0, "#6d2c1c"), (0.3, "#e89a5c"), (0.45, "#ffd9a0"), (0.6, "#c4673a"), (1, "#5a2418"), angle=0)
    for x, top, w in ((322, 520, 26), (358, 440, 30), (398, 360, 36), (444, 290, 42), (496, 380, 34), (538, 470, 28)):
        box(c, x - w / 2, top, w, 645 - top, copper)
        shape(c, f"M{x - w * 0.5} {top + 2}L{x - w * 0.95} {top - 26}H{x + w * 0.95}L{x + w * 0.5} {top + 2}Z", copper)
        oval(c, x, top - 26, w * 0.95, 7, "#4a1c14")
        oval(c, x, top + 70, w * 0.32, 6, "#3a1410")
    box(c, 296, 640, 268, 160, "#7a3322", rx=10)
    box(c, 296, 640, 268, 24, "#f0b36a", rx=6)
    box(c, 312, 678, 236, 104, "#4a1c18", rx=8)
    for x, y, r, teeth, tint in (
        (366, 730, 44, 14, "#e8a75c"),
        (438, 738, 32, 11, "#c4673a"),
        (500, 726, 40, 13, "#f2cd8a"),
    ):
        shape(c, gear(x, y, r, teeth, 0.18, 0.25), tint, fill_rule="evenodd")
    for x in (336, 524):
        disc(c, x, 822, 46, "#3a1612")
        disc(c, x, 822, 36, "#c98a5a")
        for i in range(4):
            a = math.pi * i / 4 + 0.3
            dx, dy = 40 * math.cos(a), 40 * math.sin(a)
            line(c, [(x - dx, 822 - dy), (x + dx, 822 + dy)], "#3a1612", 6)
        disc(c, x, 822, 9, "#f0b36a")
    line(c, [(296, 724), (262, 724), (262, 690)], "#3a1612", 8)
    player = Look("#1f5f6b", "#23313a", hair="#e9e2d0", beard="#e9e2d0", wear="coat", hat="top", hat_colour="#23313a")
    figure(c, 206, 858, 250, player, GIVE, 1, ("#ffe9b8", -2, -2))
    # what comes out: smoke, a flock, a whale, a rider
    soft = "#fffdf4"
    for x, y, w in (
        (404, 262, 90),
        (376, 318, 60),
        (470, 236, 110),
        (330, 404, 60),
        (306, 480, 56),
        (500, 340, 70),
        (536, 430, 60),
    ):
        cloud(c, x - w / 2, y, w, soft, c.rng, opacity=0.9)
    shape(
        c,
        "M120 200Q140 96 280 98Q380 104 430 178Q470 170 500 122"
        "Q512 158 556 164Q520 214 460 222Q400 286 270 286Q150 290 120 200Z",
        soft,
    )
    shape(c, "M130 230Q190 300 330 272Q250 310 190 290Q140 276 130 230Z", "#bfe0d8")
    disc(c, 180, 196, 7, "#2f7f8f")
    c.add("path", d="M126 222Q170 240 204 222", fill="none", stroke="#8fbfb8", stroke_width=4, stroke_linecap="round")
    shape(c, "M260 268Q250 322 300 334Q316 300 304 266Z", "#e6f4ea")
    for dx in (-26, 0, 26):
        c.add(
            "path",
            d=f"M250 100q{dx * 0.2} -40 {dx} -54",
            fill="none",
            stroke=soft,
            stroke_width=9,
            stroke_linecap="round",
        )
    for x, y, s in ((70, 420, 1.2), (150, 372, 0.9), (212, 436, 1), (108, 500, 0.8)):
        cloud(c, x - 36 * s, y, 72 * s, soft, c.rng)
        oval(c, x - 40 * s, y - 22 * s, 13 * s, 10 * s, "#44636b")
        for leg in (-20, -8, 12, 24):
            line(c, [(x + leg * s, y - 2), (x + leg * s, y + 13 * s)], "#44636b", 4 * s)
    rider = Look("#e0503c", "#44212a", child=True, hair="#5a2a1a", style="plait", wear="shirt")
    figure(c, 356, 118, 84, rider, PERCH, -1)
    figure(
        c,
        92,
        862,
        120,
        Look("#e8b13c", "#5a2418", child=True, wear="dress", hair="#3a1612", style="bob"),
        REACH,
        -1,
        ("#fff3cf", 2, -1),
    )
    line(c, [(56, 782), (40, 640), (74, 512)], "#fff6dc", 1.8, soft=True)
    shaft(c, ((430, -10), (640, -10)), ((-60, 900), (300, 900)), "#fff6cf", 0.3)
    grain(c, 400, "#fff8e0", 1.5, 0.4)
    c.save()


SCENES = [
    manteau_theatre,
    pont_chat,
    orgue_a_nuages,
]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
