"""A concert in the wood, the shadow of a candle, a door in the desert, two half bridges."""

# ruff: noqa: E501  (the path of a shape reads best in one piece)

import math

from canvas import Canvas, hill, mix, polygon, smooth
from figures_a import Look, person
from motifs_a import (
    bare_tree,
    bird,
    box,
    crescent,
    disc,
    dots,
    fish,
    glow,
    grain,
    lump,
    oval,
    place,
    rays,
    rowboat,
    shape,
    sheet,
    stars,
    stroke,
    suitcase,
)


def autumn_concert() -> None:
    """A bear, a fox and a hare play in an autumn wood; someone listens behind a trunk."""
    c = Canvas("trio")
    sheet(c, c.radial((0, "#ffe7a0"), (0.35, "#f6b04a"), (0.75, "#c9602c"), (1, "#6b2a2c"), cx=0.5, cy=0.42, r=0.75))
    rays(c, 330, 60, "#fff3c4", (60, 78, 96, 116), 8, 900, 0.16)
    for i in range(26):
        t = i / 25
        x = c.rng.choice((c.rng.randint(-20, 190), c.rng.randint(400, 620))) if t > 0.4 else c.rng.randint(0, 600)
        w = 10 + 34 * t * t
        colour = mix("#e0903f", "#3a1a24", t)
        shape(
            c,
            f"M{x - w / 2:.0f} -10C{x - w * 0.3:.0f} 300 {x - w / 2:.0f} 500 {x - w:.0f} {640 + 170 * t:.0f}H{x + w:.0f}C{x + w * 0.4:.0f} 500 {x + w * 0.3:.0f} 300 {x + w / 2:.0f} -10Z",
            colour,
        )
    for i in range(16):
        shape(
            c,
            lump(c, i * 42 - 20, 20 + 50 * c.rng.random(), 74, 66, 0.3),
            c.rng.choice(("#d9642c", "#f0a03a", "#b5432a", "#8a2f2c", "#f6c24f")),
            opacity=0.9,
        )
    shape(c, hill(c.rng, 720, 30, 5), "#a8482a")
    shape(c, "M-20 760C160 720 430 724 620 760V920H-20Z", "#7a2f2a")
    for colour in ("#f6c24f", "#e07a30", "#c23f2c", "#4a1a24"):
        dots(c, 130, colour, 7, (0, 735, 600, 165))
        dots(c, 26, colour, 8, (60, 200, 480, 500))
    shape(c, "M66 838C64 770 76 740 90 736H202C216 740 222 790 226 838Z", "#3a1a24")
    oval(c, 146, 738, 58, 14, "#e8b878")
    oval(c, 146, 738, 34, 8, "#c98a50")
    fur = Look("#2f4a4c", "#2a2a30", "#7a4428", head="bear", cut="trousers")
    person(c, 146, 838, 300, fur, ((29, -56), (34, -40)), ((20, 0), (30, 2)), (-2, -36), 4, 10)
    place(c, 252, 800, 0.8, turn=-14)
    wood = c.linear((0, "#e0803a"), (1, "#8a2f20"), angle=0)
    shape(c, "M-9-270H9L14-60H-14Z", "#3a1418")
    disc(c, 0, -274, 14, "#3a1418")
    shape(
        c,
        "M-44-150C-40-184 40-184 44-150C46-128 30-118 30-100C32-80 60-78 62-40C64 6 34 26 0 26C-34 26-64 6-62-40C-60-78-32-80-30-100C-30-118-46-128-44-150Z",
        wood,
    )
    shape(c, "M-7-270H7L10-110H-10ZM-16-60H16L13-52H-13Z", "#3a1418")
    stroke(c, "M-34-100C-42-84-26-70-34-52M34-100C42-84 26-70 34-52M0 26V46", "#3a1418", 4)
    stroke(c, "M-4-260L-5-20M4-260L5-20", "#ffe9b8", 1.5)
    c.close()
    stroke(c, "M196 722L320 700", "#3a1418", 4)
    person(
        c,
        372,
        850,
        250,
        Look("#7a2440", "#2a1a24", "#e8762c", head="fox", cut="trousers"),
        ((22, -71), (17, -60)),
        ((6, 0), (-7, 0)),
        nod=12,
        left=True,
    )
    shape(c, "M396 738C450 760 470 800 452 842C430 850 420 820 424 800C420 780 404 770 392 764Z", "#e8762c")
    shape(c, "M456 812C462 830 460 846 450 852C440 850 434 836 434 826Z", "#fff3d6")
    place(c, 330, 668, 0.62, turn=-64)
    shape(
        c,
        "M-22-36C-20-58 20-58 22-36C22-24 14-20 14-8C16 4 30 8 30 26C30 48 16 56 0 56C-16 56-30 48-30 26C-30 8-16 4-14-8C-14-20-22-24-22-36Z",
        "#c9502a",
    )
    shape(c, "M-4-100H4L6 20H-6Z", "#3a1418")
    c.close()
    stroke(c, "M300 640L350 732", "#3a1418", 3)
    person(
        c,
        504,
        872,
        205,
        Look("#d99a3a", "#3a2430", "#f0dcc0", head="rabbit", cut="coat"),
        ((19, -75), (24, -73)),
        ((6, 0), (-5, 0)),
        left=True,
    )
    stroke(c, "M482 722L434 738", "#3a1418", 6)
    shape(c, "M546 -10C556 300 546 560 520 910H640V-10Z", "#2a1020")
    shape(c, "M-20-10H40C46 300 44 600 84 910H-20Z", "#2a1020")
    person(
        c,
        566,
        826,
        150,
        Look("#1a0a16", "#1a0a16", "#e9bb96", "#1a0a16", "pony", child=True),
        ((14, -60), (-7, -43)),
        left=True,
    )
    notes = [(300, 560), (250, 470), (330, 400), (270, 320), (340, 250), (300, 180)]
    for i, (x, y) in enumerate(notes):
        place(c, x, y, 1.2 - i * 0.08, turn=c.rng.randint(-40, 40))
        shape(c, "M0 16C-20 4-18-18 0-30C18-18 20 4 0 16Z", ("#c23f2c", "#fff3c4", "#e07a30")[i % 3])
        stroke(c, "M0 28V-22", "#7a2f2a", 2)
        c.close()
    for x, y in ((60, 886), (96, 892), (420, 890), (448, 884)):
        shape(c, f"M{x - 18} {y - 22}q18-30 36 0z", "#f6dcb0")
        stroke(c, f"M{x} {y - 20}v18", "#f6dcb0", 7)
    grain(c, "#fff3c4", "#3a1418", 0.12)
    c.save()


def candle_shadow() -> None:
    """A child with a candle casts on the wall the shadow of a great stag full of birds."""
    c = Canvas("bougie")
    sheet(c, c.radial((0, "#ffce72"), (0.3, "#d98a35"), (0.65, "#7a3c1c"), (1, "#2a120e"), cx=0.42, cy=0.66, r=0.75))
    for col in range(11):
        stroke(c, f"M{col * 60} 0V720", "#5a2812", 1.5, opacity=0.25)
        for row in range(12):
            x, y = col * 60 + 30, row * 60 + (30 if col % 2 else 0)
            stroke(c, f"M{x} {y}q8-10 0-18q-8 8 0 18M{x} {y}v10", "#5a2812", 1.5, opacity=0.22)
    dark = "#2a100c"
    c.open(opacity=0.84)
    shape(
        c,
        "M640 760C560 640 520 560 450 520C420 500 408 470 392 440C372 452 340 462 322 456C308 452 300 440 306 426C330 410 350 380 374 346C352 340 330 322 326 306C350 302 376 312 392 322L424 318C448 330 462 352 470 380C520 410 580 450 640 470Z",
        dark,
    )
    tips = bare_tree(c, 404, 330, 330, dark, 6, -0.42)
    tips += bare_tree(c, 436, 330, 310, dark, 6, 0.3)
    c.close()
    for i, (x, y) in enumerate(tips):
        if i % 9 == 0 and 10 < x < 590 and y > 20:
            shape(c, f"M{x - 12:.0f} {y:.0f}q2-14 14-13l8-3-3 6q0 10-12 10l-12 7z", dark, opacity=0.9)
    for x, y, s in ((90, 120, 44), (150, 200, 30), (60, 270, 26)):
        bird(c, x, y, s, dark, -24, True)
    oval(c, 366, 352, 7, 5, "#ffce72")
    shape(c, "M-20 720H620V920H-20Z", "#32160f")
    for i in range(8):
        stroke(c, f"M{-60 + i * 100} 920L{70 + i * 66} 720", "#1a0a08", 3)
    stroke(c, "M-10 720H610", "#8a4a22", 7)
    oval(c, 220, 812, 250, 56, "#c9702c", opacity=0.5)
    oval(c, 220, 812, 150, 34, "#f0a848", opacity=0.4)
    glow(c, 268, 610, 210, "#fff0b8", 1)
    person(
        c,
        196,
        822,
        232,
        Look("#f3e2c4", "#c98a5a", "#e9b184", "#4a2018", "long", cut="dress", child=True),
        ((26, -70), (20, -62)),
        ((5, 0), (-5, 0)),
        nod=-18,
    )
    shape(c, "M246 664h32l-6 12h-20z", "#c9993f")
    box(c, 256, 636, 12, 30, "#fff6e0")
    shape(c, "M262 600C276 622 274 636 262 638C250 636 248 622 262 600Z", "#fff")
    shape(c, "M262 612C270 624 268 634 262 636C256 634 254 624 262 612Z", "#ffb347")
    stroke(c, "M70 830c6-30 30-34 40-20 14-4 22 8 18 20z", "#1a0a08", 2)
    shape(c, "M70 834C70 800 96 796 106 812C122 806 132 820 128 834ZM72 822q-24 8-16-14l8 4q-2 8 8 4z", "#1a0a08")
    disc(c, 116, 806, 12, "#1a0a08")
    shape(c, "M106 800l2-14 8 8 8-8 4 14z", "#1a0a08")
    shape(c, "M430 900V660C430 640 470 640 470 660V720H640V900Z", "#1f0c0a")
    shape(c, "M470 726C500 700 560 704 640 716V800H470Z", "#8a3a2a")
    shape(c, "M470 760C520 740 580 746 640 756V900H470Z", "#5f2420")
    for k in range(4):
        stroke(c, f"M{490 + k * 36} 764v130", "#8a3a2a", 5, opacity=0.6)
    grain(c, "#ffce72", "#1a0a08", 0.14)
    c.save()


def desert_door() -> None:
    """A door stands alone in the desert; the sea pours out of it."""
    c = Canvas("seuil")
    sheet(c, c.linear((0, "#f2803f"), (0.35, "#f9b168"), (0.6, "#fde0a8")))
    disc(c, 128, 190, 66, "#fff3d0")
    glow(c, 128, 190, 210, "#fff3d0", 0.8)
    for y, colour, h in ((470, "#eba066", 90), (510, "#d9834f", 70)):
        shape(c, hill(c.rng, y, h, 4), colour)
    shape(c, "M400 500L430 404H520L556 500Z", "#c9663f")
    shape(c, "M470 404H520L556 500H500Z", "#a84f38")
    shape(c, "M-20 540C120 480 260 530 380 520C480 512 560 490 620 520V920H-20Z", "#e39a58")
    shape(
        c, "M-20 640C100 560 190 620 300 640C420 660 520 600 620 640V920H-20Z", c.linear((0, "#d07a42"), (1, "#a34a30"))
    )
    for i in range(13):
        y = 560 + i * 27
        stroke(
            c,
            f"M{-20} {y + 20}C120 {y - 30} 220 {y + 10} 320 {y + 16}S520 {y - 10} 620 {y + 14}",
            "#8f3f2a",
            2,
            opacity=0.22,
        )
    shape(c, "M410 640L620 560V600L440 664Z", "#6b2c28", opacity=0.5)
    box(c, 222, 250, 196, 400, "#5a2420")
    sea = "M238 266H402V650H238Z"
    shape(c, sea, c.linear((0, "#0f3f5c"), (0.38, "#2f8f9c"), (0.4, "#1f7a8c"), (1, "#0f5468")))
    c.open(clip_path=c.clip(sea))
    stars(c, 40, (238, 266, 164, 120))
    shape(c, crescent(350, 312, 22), "#fdf3c8")
    for i in range(5):
        stroke(c, f"M230 {430 + i * 30}q20 -14 42 0t42 0t42 0t42 0", "#bfeae4", 3, opacity=0.7)
    shape(c, "M276 446h54l-10 16h-34zM302 444v-52l30 44z", "#0a2434")
    c.close()
    shape(c, polygon([(222, 250), (130, 300), (130, 712), (222, 650)]), "#c23f32")
    shape(c, polygon([(210, 290), (146, 324), (146, 476), (210, 450)]), "#8f2a28")
    shape(c, polygon([(210, 480), (146, 506), (146, 676), (210, 636)]), "#8f2a28")
    disc(c, 142, 492, 7, "#f9d06a")
    water = "M238 600H402C410 660 470 690 520 730C580 780 520 830 600 920H120C150 840 190 800 190 750C190 700 236 670 238 600Z"
    shape(c, water, c.linear((0, "#1f7a8c"), (1, "#36b0a8")))
    for i in range(10):
        x, y = 236 + c.rng.randint(0, 170) + i * 6, 640 + i * 27
        stroke(c, f"M{x - 60} {y}q18-13 36 0t36 0t36 0", "#dff6ec", 3.5, opacity=0.75)
    stroke(
        c,
        "M238 608C236 674 192 704 192 752C192 804 152 842 122 918M402 608C412 664 472 692 520 732C576 780 522 832 600 918",
        "#fff",
        7,
        opacity=0.85,
    )
    place(c, 400, 838, 1, turn=7)
    shape(c, "M-64-22L64-22L40 12H-40ZM-4-22L6-80L48-26Z", "#fff8e6")
    shape(c, "M-64-22L0-22L-10 12H-40ZM6-80L14-24L48-26Z", "#e3cfa8")
    c.close()
    fish(c, 262, 792, 46, "#f9b168", "#c23f32", turn=14)
    fish(c, 330, 724, 34, "#f9d06a", "#c23f32", True, -10)
    person(
        c,
        82,
        800,
        150,
        Look("#2f4a5c", "#1f2a3a", hair="#2a1a1c", head="short", hat="wide", hat_fill="#5a2420"),
        ((17, -54), (-10, -44)),
        ((6, 0), (-6, 0)),
    )
    suitcase(c, 44, 806, 52, "#8a5a30", "#3a1c18")
    stroke(c, "M108 716v84", "#3a1c18", 4)
    for x, y, s in ((470, 250, 36), (520, 220, 26), (500, 300, 22)):
        bird(c, x, y, s, "#fffaf0", -16, True)
    for x, y, h in ((540, 640, 66), (575, 664, 40)):
        stroke(c, f"M{x} {y}v{-h}M{x} {y - h * 0.35:.0f}h-14v-18M{x} {y - h * 0.5:.0f}h14v-16", "#4a6a4a", 10)
    grain(c, "#fff3d0", "#6b2c28", 0.12)
    c.save()


def half_bridges() -> None:
    """Two people stand at the ends of two half bridges; birds fly in line across the gap."""
    c = Canvas("rives")
    sheet(c, c.linear((0, "#b9b4c6"), (0.5, "#dcd6dc"), (0.78, "#ece4e0"), (1, "#c9c2cc")))
    disc(c, 300, 300, 96, "#f6efe8", opacity=0.9)
    for i in range(4):
        t = i / 3
        for side in (-1, 1):
            base = 300 + side * (330 - 10 * i)
            points = [
                (base, 930),
                (base - side * (40 + 20 * t), 380 + 30 * i),
                (300 + side * (270 + 12 * i), 330 + 60 * i),
            ]
            points += [(300 + side * (215 + 22 * i), 480 + 70 * i), (300 + side * (190 + 26 * i), 930)]
            shape(c, smooth(points), mix("#c4bccc", "#5f5a74", t))
        box(c, 0, 560 + 82 * i, 600, 330, c.linear((0, "#ece4e0", 0), (0.5, "#ece4e0", 0.55), (1, "#ece4e0", 0)))
    deck = "#3a3650"
    for side in (-1, 1):
        place(c, 300, 0, 1, side < 0)
        shape(c, "M310 470L122 470L96 476L118 486L104 494L140 500C200 508 250 560 262 700L270 900H310Z", deck)
        for k in range(4):
            x = 170 + k * 40
            stroke(c, f"M{x} 470V418", deck, 5)
        stroke(c, "M142 426Q156 436 170 420Q190 440 210 420Q230 440 250 420Q270 440 300 418", deck, 3.5)
        for k in range(6):
            stroke(c, f"M{132 + k * 28} {484 + k % 2 * 8}h16", "#6b6684", 2)
        for k in range(4):
            x = 190 + k * 22
            stroke(c, f"M{x} 505q-10 {40 + k * 14} {4 - k * 3} {70 + k * 26}", "#4f5f5a", 3, opacity=0.8)
        c.close()
    person(
        c,
        160,
        471,
        128,
        Look("#6b6684", "#2a2638", hair="#2a2638", head="short", hat="scarf", hat_fill="#d8413f"),
        ((24, -70), (-8, -44)),
        ((6, 0), (-6, 0)),
    )
    person(
        c,
        446,
        471,
        122,
        Look("#54506c", "#2a2638", hair="#4a3a44", head="long", cut="dress"),
        ((22, -66), (-8, -44)),
        ((5, 0), (-5, 0)),
        left=True,
    )
    for i in range(13):
        t = i / 12
        x = 190 + t * 222
        y = 400 - 44 * math.sin(math.pi * t)
        bird(c, x, y, 21, "#3a3650", -30 + 60 * t)
        if i > 1:
            bird(c, x + 6, y + 40 + (i * 37 % 11), 17, "#6b6684", -20 + 40 * t)
    stroke(c, "M190 396C230 350 264 356 290 340", "#d8413f", 3)
    bird(c, 298, 336, 26, "#d8413f", -16)
    shape(c, lump(c, 300, 860, 190, 30, 0.2), "#f6efe8", opacity=0.7)
    rowboat(c, 316, 806, 74, "#54506c", "#b9b4c6")
    stroke(c, "M316 806v-46", "#54506c", 3)
    shape(c, "M319 762l26 34h-26z", "#f6efe8")
    for i in range(6):
        oval(c, 40 + i * 110, 660 + i % 3 * 90, 190, 34, "#f6efe8", opacity=0.3)
    dots(c, 500, "#fff", 1.6, opacity=0.35)
    dots(c, 400, "#3a3650", 1.6, opacity=0.12)
    c.save()


SCENES = [autumn_concert, candle_shadow, desert_door, half_bridges]
