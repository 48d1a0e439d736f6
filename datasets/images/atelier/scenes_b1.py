"""Pictures: a canyon of books, a rainy parlour, a clock from within, a circus from above, a coat, a cat, an organ."""

import math

from canvas import Canvas, mix, polygon, smooth
from motifs_b import (
    CHEER,
    GIVE,
    PERCH,
    REACH,
    READ,
    SIT,
    STAND,
    WALK,
    Look,
    backdrop,
    bird,
    books,
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
    lantern,
    line,
    oval,
    shaft,
    shape,
    umbrella,
    vignette,
)


def canyon_de_livres() -> None:
    """A boat on a river of ruled paper between cliffs of books."""
    c = Canvas("canyon-de-livres")
    backdrop(c, c.linear((0, "#f7b267"), (0.42, "#fff0c9"), (0.6, "#ffe3ad")))
    glow(c, 300, 400, 260, "#fffbe6", 1)
    shape(c, "M292 445L308 445L560 900L40 900Z", c.linear((0, "#fff6d8"), (0.3, "#f2dfae"), (1, "#c9a76a")))
    for i in range(17):
        y = 446 + i * i * 1.7
        line(c, [(300 - (y - 430) * 0.56, y), (300 + (y - 430) * 0.56, y)], "#3f8f8c", 0.6 + i * 0.12, opacity=0.55)
    far, near = "#e9c58a", "#0d3b42"
    for i in range(5):
        depth = i / 4
        inner, outer = 22 + 150 * depth**1.6, 60 + 150 * ((i + 1) / 4) ** 1.6
        foot, tall = 455 + 330 * depth**1.5, 26 + 92 * depth**1.3
        wall = mix(far, near, depth)
        tints = [
            mix(tint, wall, 0.72 - 0.52 * depth) for tint in ("#17706e", "#d9822b", "#b23a2e", "#f0d9a0", "#0f4c5c")
        ]
        for side in (-1, 1):
            top = 300 - 330 * depth - (40 if side > 0 else 0)
            left = 300 - outer if side < 0 else 300 + inner
            box(c, left, top, outer - inner, foot - top, mix(wall, "#04181c", 0.35 * depth))
            y = foot - 4
            while y - tall > top - 20 and y > -40:
                books(c, left + 2, y, outer - inner - 4, tall * 0.9, tints, c.rng, "#ffe3a3" if i > 2 else "")
                box(c, left, y, outer - inner, tall * 0.09, mix(wall, "#fff0c9", 0.12))
                y -= tall * 1.05
            edge = left if side > 0 else left + outer - inner
            box(c, edge - 2, top, 4 if i > 1 else 2, foot - top, mix(wall, "#ffd98f", 0.45))
    shape(c, "M128 792Q60 760 -10 776V900H70Z", "#0a2d33")
    shape(c, "M472 792Q540 756 610 776V900H530Z", "#0a2d33")
    for x, y, turn in ((236, 300, -20), (330, 250, 15), (280, 190, -8), (352, 340, 24), (402, 170, -14), (300, 90, 10)):
        size = 8 + (400 - y) * 0.05
        d = f"M0 0Q{-size} {-size} {-2 * size} {-size * 0.3}L{-size * 1.7} {size * 0.5}Q{-size * 0.8} 0 0 {size * 0.8}"
        d += f"Q{size * 0.8} 0 {size * 1.7} {size * 0.5}L{2 * size} {-size * 0.3}Q{size} {-size} 0 0Z"
        shape(c, d, "#fffdf0", transform=f"translate({x} {y}) rotate({turn})", stroke="#c58b4a", stroke_width=1)
    oval(c, 305, 792, 120, 14, "#5a3d1e", opacity=0.35)
    rower = Look("#c8402f", "#112233", hair="#2a1a14", style="plait", child=True, wear="shirt")
    figure(c, 318, 795, 118, rower, SIT, -1, ("#fff3c4", 0, -2))
    line(c, [(228, 808), (290, 735), (312, 718)], "#3a2413", 5)
    lantern(c, 398, 700, 13, "#fff2b0", "#3a2413")
    line(c, [(398, 776), (398, 700)], "#3a2413", 4)
    shape(c, "M190 764Q300 792 418 760Q404 812 366 816H246Q204 812 190 764Z", "#7a2f22")
    shape(c, "M190 764Q300 792 418 760L414 774Q300 804 196 778Z", "#a84a30")
    box(c, 470, 556, 130, 12, "#ffd98f")
    figure(
        c,
        500,
        606,
        96,
        Look("#d9822b", "#0a2d33", child=True, wear="shirt", style="bob"),
        READ,
        -1,
        ("#fff3c4", -2, -1),
    )
    shape(c, "M466 548L486 540L504 550V572L486 562L468 570Z", "#fffdf0")
    vignette(c, "#082a30", 0.55)
    grain(c, 420, "#fff6d8", 1.4, 0.35)
    c.save()


def pluie_au_salon() -> None:
    """A storm cloud rains inside a parlour while the sun shines at the window."""
    c = Canvas("pluie-au-salon")
    backdrop(c, c.linear((0, "#8d6a2f"), (0.35, "#d8a545"), (1, "#b98330")))
    for x in range(0, 600, 50):
        box(c, x, 0, 22, 640, "#fbd98a", opacity=0.18)
    shape(c, "M0 640H600V900H0Z", c.linear((0, "#1e6f7a"), (1, "#0c3b47")))
    box(c, 0, 604, 600, 40, "#6b4720")
    box(c, 0, 604, 600, 6, "#8d6230")
    box(c, 372, 214, 188, 290, "#f6e6c2")
    box(c, 386, 228, 160, 262, c.linear((0, "#67c3e8"), (1, "#dff5f6")))
    glow(c, 500, 290, 90, "#fffbd0", 1)
    disc(c, 500, 290, 24, "#fff2a8")
    shape(c, "M386 490V440Q430 400 470 440T546 420V490Z", "#7dbb62")
    box(c, 462, 228, 8, 262, "#f6e6c2")
    box(c, 386, 350, 160, 8, "#f6e6c2")
    shape(
        c, polygon([(386, 228), (546, 228), (300, 860), (60, 860)]), c.linear((0, "#fff3b8", 0.32), (1, "#fff3b8", 0))
    )
    for x, y, w, h, paint in (
        (60, 300, 96, 120, "#1e6f7a"),
        (190, 350, 70, 70, "#b5452f"),
        (70, 452, 60, 78, "#e9d2a0"),
    ):
        box(c, x - 7, y - 7, w + 14, h + 14, "#5a3a18")
        box(c, x, y, w, h, paint)
        shape(
            c,
            f"M{x} {y + h}L{x + w * 0.35} {y + h * 0.4}L{x + w * 0.6} {y + h * 0.75}L{x + w} {y + h * 0.5}V{y + h}Z",
            "#f6e6c2",
        )
    # the armchair, its reader, the flood
    shape(c, "M150 760V560Q150 500 215 500H265Q320 500 322 560V640Q372 626 380 670V790H140Z", "#7e2a33")
    shape(c, "M166 740V566Q168 518 216 516H262Q304 518 306 566V690H166Z", "#9d3b41")
    reader = Look("#efe3c8", "#25323f", hair="#c9c4b8", style="bun", wear="shirt")
    points = figure(c, 258, 792, 300, reader, READ, 1)
    shape(c, "M140 690Q140 640 190 650Q206 656 206 690V800H140Z", "#8f323a")
    hx, hy = points["near"]
    shape(c, polygon([(hx - 6, hy - 36), (hx + 34, hy - 52), (hx + 40, hy + 2), (hx, hy + 12)]), "#1e6f7a")
    shape(c, polygon([(hx - 6, hy - 36), (hx - 34, hy - 42), (hx - 30, hy + 4), (hx, hy + 12)]), "#f6e6c2")
    disc(c, hx, hy, 9, "#d9a07a")
    umbrella(c, 236, 390, 236, "#2b8a8f", "#123c44", 240)
    flood = c.linear((0, "#4fb3b5", 0.85), (1, "#0b4250", 0.95))
    shape(c, "M0 742Q60 732 120 742T240 742T360 742T480 742T600 742V900H0Z", flood)
    for _ in range(26):
        x, y = c.rng.uniform(0, 590), c.rng.uniform(756, 890)
        oval(
            c, x, y, 6 + (y - 740) * 0.1, 2 + (y - 740) * 0.02, "none", stroke="#bff0ea", stroke_width=1.4, opacity=0.6
        )
    shape(c, "M424 752L440 786H510L534 746L486 758L478 716L462 757Z", "#fffdf2", stroke="#1e6f7a", stroke_width=1.5)
    shape(c, "M72 818L88 852H150L172 812L128 824L120 786L106 823Z", "#fff0c9", stroke="#1e6f7a", stroke_width=1.5)
    shape(
        c,
        "M404 826Q398 806 416 800Q412 782 430 780Q446 780 446 796"
        "L458 800L446 806Q486 812 492 800Q498 838 446 840Q414 840 404 826Z",
        "#f5c431",
    )
    disc(c, 434, 794, 3, "#25323f")
    # the storm under the ceiling
    cloud(c, -60, 190, 420, "#4b5563", c.rng)
    cloud(c, 190, 170, 360, "#3b4453", c.rng)
    cloud(c, 30, 150, 330, "#5f6b7a", c.rng)
    shape(c, "M400 160L366 236H388L360 312L432 214H406L436 160Z", "#ffe873", stroke="#fff8cf", stroke_width=2)
    hatch(c, (10, 190, 470, 500), 110, "#d9f3f5", (-10, 44), 1.8, 0.75)
    hatch(c, (330, 190, 590, 720), 60, "#d9f3f5", (-10, 44), 1.6, 0.6)
    vignette(c, "#3a1f0c", 0.5)
    grain(c, 300, "#fff3c9", 1.3, 0.3)
    c.save()


def dans_le_cadran() -> None:
    """Behind the glass face of a tower clock, someone sits on the hand among the wheels."""
    c = Canvas("dans-le-cadran")
    backdrop(c, c.linear((0, "#241a18"), (1, "#120c0d")))
    glow(c, 300, 360, 430, "#d98f3d", 0.7)
    disc(c, 300, 360, 276, "#2b1c16")
    disc(c, 300, 360, 262, c.radial((0, "#fff4d1"), (0.6, "#f6c878"), (1, "#c77f35"), cy=0.62, r=0.6))
    c.open(clip_path=c.clip("M38 360a262 262 0 1 0 524 0a262 262 0 1 0 -524 0Z"))
    for x, w, h in (
        (40, 60, 90),
        (96, 40, 130),
        (140, 70, 70),
        (206, 36, 160),
        (250, 70, 96),
        (330, 44, 140),
        (380, 70, 84),
        (452, 38, 120),
        (496, 70, 80),
    ):
        shape(c, f"M{x} 640V{620 - h}L{x + w / 2} {590 - h}L{x + w} {620 - h}V640Z", "#b06c34", opacity=0.45)
    for x, y, s in ((170, 250, 18), (214, 226, 13), (150, 296, 10), (410, 470, 15), (452, 446, 11)):
        bird(c, x, y, s, "#8a4f25", 0.55)
    c.close()
    for i in range(60):
        a = math.pi * i / 30
        inner = 222 if i % 5 == 0 else 244
        ends = [(300 + r * math.sin(a), 360 - r * math.cos(a)) for r in (inner, 254)]
        line(c, ends, "#3a2216", 9 if i % 5 == 0 else 2.5, stroke_linecap="butt")
    line(c, [(300, 360), (180, 262)], "#24140f", 15)
    shape(c, "M290 352L300 372L520 412L530 402L518 392Z", "#24140f")
    disc(c, 300, 360, 22, "#24140f")
    disc(c, 300, 360, 8, "#e8a44e")
    dreamer = Look("#5a1f1c", "#2a1412", skin="#8a4a2c", hair="#1a0d0b", wear="shirt", style="short", child=True)
    figure(c, 462, 446, 130, dreamer, PERCH, 1, ("#ffe7ac", -2.5, -2))
    line(c, [(478, 382), (500, 470), (490, 560)], "#3a2216", 1.5, soft=True)
    shape(c, "M482 556L498 556L492 590Z", "#b8331f")
    for x, y, r, teeth, tint, turn in (
        (70, 690, 150, 22, "#3a2418", 0),
        (250, 770, 110, 16, "#4f301d", 0.4),
        (500, 720, 140, 20, "#33201a", 0.2),
        (390, 860, 96, 14, "#6b4124", 0),
        (120, 876, 84, 12, "#24150f", 0.5),
    ):
        shape(c, gear(x, y, r, teeth, 0.13, 0.1, turn), tint, fill_rule="evenodd", stroke="#e0a052", stroke_width=1.4)
        disc(c, x, y, r * 0.7, "none", stroke="#1a0f0b", stroke_width=r * 0.12)
        for i in range(6):
            a = math.pi * i / 3 + turn
            disc(
                c,
                x + r * 0.43 * math.cos(a),
                y + r * 0.43 * math.sin(a),
                r * 0.14,
                "#150c0a",
                stroke="#8a5a2c",
                stroke_width=1,
            )
        disc(c, x, y, r * 0.2, "#c07c39")
    keeper = Look(
        "#1c1210",
        "#120b0a",
        skin="#c98b55",
        hair="#e9dcc0",
        wear="coat",
        beard="#e9dcc0",
        hat="cap",
        hat_colour="#1c1210",
    )
    figure(c, 236, 664, 150, keeper, REACH, -1, ("#ffd489", 2.5, -1.5))
    line(c, [(196, 528), (150, 472)], "#120b0a", 4)
    shape(c, "M134 452Q120 470 138 486L150 474Z", "#d9b98a")
    for x in (24, 576):
        line(c, [(x, 0), (x, 900)], "#0c0708", 30, stroke_linecap="butt")
        line(c, [(x, 0), (x, 900)], "#3a2418", 2)
    line(c, [(110, 0), (110, 560)], "#0c0708", 5, stroke_dasharray="10 8")
    vignette(c, "#0a0506", 0.75, 0.42)
    grain(c, 380, "#ffe2a8", 1.5, 0.35)
    c.save()


def funambule_vu_du_ciel() -> None:
    """A tightrope walker seen from above; the shadow on the sand has wings."""
    c = Canvas("funambule-vu-du-ciel")
    backdrop(c, "#2a0f1e")
    cx, cy = 290, 500
    for i in range(36):
        a, b = math.pi * i / 18, math.pi * (i + 1) / 18
        tint = "#a3202c" if i % 2 else "#e9cfa0"
        far = [(cx + 800 * math.cos(t), cy + 800 * math.sin(t)) for t in (a, b)]
        shape(c, polygon([(cx, cy), *far]), mix(tint, "#2a0f1e", 0.35))
    disc(c, cx, cy, 380, "#3b1526")
    heads = ("#c98a6a", "#8a5236", "#e9c3a0", "#5e3524")
    for ring, count in ((358, 74), (330, 68), (302, 62)):
        disc(c, cx, cy, ring, "none", stroke="#571e30", stroke_width=20)
        for i in range(count):
            a = 2 * math.pi * (i + c.rng.uniform(-0.2, 0.2)) / count
            x, y = round(cx + ring * math.cos(a)), round(cy + ring * math.sin(a))
            if -10 < x < 610 and -10 < y < 910 and c.rng.random() < 0.93:
                coat = c.rng.choice(("#7d2b3a", "#26404f", "#b8793a", "#4a2438", "#d8b27a"))
                c.add("circle", cx=x, cy=y, r=9, fill=coat)
                c.add("circle", cx=x, cy=y, r=5, fill=c.rng.choice(heads))
    disc(c, cx, cy, 280, "#7d1626")
    disc(c, cx, cy, 268, "#d9a441")
    disc(c, cx, cy, 252, c.radial((0, "#ffe9b8"), (0.7, "#eeb765"), (1, "#b8752f")))
    for i in range(24):
        a = math.pi * i / 12
        disc(c, cx + 260 * math.cos(a), cy + 260 * math.sin(a), 5, "#fff3cf")
    c.open(transform="translate(250 580) rotate(28)", opacity=0.82)
    wing = (
        "M0 -26Q-50 -66 -110 -46Q-168 -30 -204 26Q-172 10 -160 22"
        "Q-140 12 -124 34Q-104 20 -88 42Q-66 26 -48 44Q-28 30 -14 40"
    )
    shape(
        c,
        f"{wing}L0 70L-26 124Q0 112 26 124L0 70L14 40Q28 30 48 44Q66 26 88 42"
        "Q104 20 124 34Q140 12 160 22Q172 10 204 26Q168 -30 110 -46Q50 -66 0 -26Z",
        "#5b2018",
    )
    shape(c, "M-12 -20Q-16 -58 0 -70Q16 -58 12 -20Z", "#5b2018")
    c.close()
    clown = {"near": (430, 660), "far": (200, 350)}
    for x, y in clown.values():
        oval(c, x + 12, y + 12, 20, 14, "#8a4a20", opacity=0.5)
        disc(c, x, y, 17, "#26404f")
        disc(c, x, y, 10, "#f6e3c5")
        disc(c, x - 7, y - 2, 5, "#c8402f")
        disc(c, x + 7, y - 2, 5, "#c8402f")
    line(c, [(-20, 40), (620, 760)], "#fff8e0", 4)
    line(c, [(-20, 44), (620, 764)], "#4a1820", 1.5)
    c.open(transform="translate(316 416) rotate(48)")
    line(c, [(0, -250), (0, 250)], "#fff8e0", 7)
    line(c, [(0, -250), (0, 250)], "#8a2030", 7, stroke_dasharray="22 44", stroke_linecap="butt")
    oval(c, 0, 0, 34, 40, "#f4f0e4")
    for i in range(10):
        a = math.pi * i / 5
        line(c, [(0, 0), (58 * math.cos(a), 50 * math.sin(a))], "#fffdf4", 22, opacity=0.9)
    oval(c, 0, 0, 26, 34, "#c8d8d8")
    line(c, [(0, -26), (12, -46), (4, -64)], "#e9b48a", 10)
    line(c, [(0, 26), (12, 46), (4, 64)], "#e9b48a", 10)
    disc(c, 4, 0, 19, "#3a1a1c")
    disc(c, -9, 0, 9, "#3a1a1c")
    line(c, [(34, 5), (58, 3)], "#c8402f", 11)
    line(c, [(-24, -3), (-44, -2)], "#c8402f", 11)
    c.close()
    glow(c, 300, 440, 330, "#fff6cf", 0.35)
    vignette(c, "#14060f", 0.75, 0.55)
    grain(c, 300, "#fff0c8", 1.4, 0.3)
    c.save()


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
    canyon_de_livres,
    pluie_au_salon,
    dans_le_cadran,
    funambule_vu_du_ciel,
    manteau_theatre,
    pont_chat,
    orgue_a_nuages,
]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
