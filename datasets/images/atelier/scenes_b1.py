"""Pictures: a canyon of books, a rainy parlour, a clock from within, a circus from above."""

import math

from canvas import Canvas, mix, polygon
from motifs_b import (
    PERCH,
    REACH,
    READ,
    SIT,
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
    lantern,
    line,
    oval,
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
        inner, outer = 22 + 150 * depth**1.6, 60 + 152 * ((i + 1) / 4) ** 2.2
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


SCENES = [
    canyon_de_livres,
    pluie_au_salon,
    dans_le_cadran,
    funambule_vu_du_ciel,
]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
