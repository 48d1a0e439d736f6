"""Odd journeys and places: a snail with a village, a room in a whale, a storm in a cup, a well."""

# ruff: noqa: E501  (the path of a shape reads best in one piece)

import math

from canvas import Canvas, hill, mix, polygon, smooth
from figures_a import Look, person
from motifs_a import (
    bird,
    box,
    cloud,
    disc,
    dots,
    fish,
    glow,
    grain,
    house,
    ladder,
    lump,
    oval,
    place,
    rays,
    rowboat,
    shape,
    sheet,
    stroke,
    suitcase,
    waves,
)


def snail() -> None:
    """A snail carries a village at dawn; somebody runs to catch the ladder."""
    c = Canvas("escargot")
    sheet(c, c.linear((0, "#f7b7a3"), (0.45, "#fde2c0"), (0.8, "#f3c9b5")))
    glow(c, 470, 420, 420, "#fff3d0", 1)
    disc(c, 470, 420, 74, "#fffaf0")
    for y, colour, h in ((520, "#e9b3a8", 110), (590, "#cf97a0", 90), (650, "#a97c93", 70)):
        shape(c, hill(c.rng, y, h, 5), colour)
    for x, y, w in ((90, 180, 190), (430, 130, 150), (560, 250, 170)):
        cloud(c, x, y, w, "#fff", opacity=0.6)
    shape(c, hill(c.rng, 742, 18, 3), "#5f5270")
    shape(c, "M-40 770C150 742 420 748 640 772V900H-40Z", "#473e5b")
    foot = "M40 770C70 735 90 700 150 690L420 690C470 690 480 640 486 600C492 555 530 540 552 566C572 590 560 640 556 672C550 720 520 768 440 770Z"
    shape(c, foot, c.linear((0, "#f6d7a4"), (1, "#b9736a")))
    stroke(c, "M520 566C522 530 512 506 496 488M546 566C560 532 572 514 590 504", "#dba37e", 11)
    disc(c, 496, 486, 10, "#473e5b")
    disc(c, 590, 503, 10, "#473e5b")
    stroke(c, "M528 636Q545 640 556 628", "#8a5560", 4)
    disc(c, 531, 604, 5, "#473e5b")
    stroke(c, "M86 752C200 738 330 740 470 748", "#8a5560", 5, opacity=0.5)
    for i in range(17):
        x = 95 + i * 22
        stroke(c, f"M{x} 745q6 8 3 18", "#8a5560", 3, opacity=0.35)
    shape(
        c,
        lump(c, 270, 545, 178, 168, 0.02),
        c.radial((0, "#4fa6a0"), (0.6, "#2f7d84"), (1, "#1f4e66"), cx=0.62, cy=0.4),
    )
    spiral = [
        (270 + (165 - a * 9.5) * math.cos(a + 0.4), 545 + (155 - a * 9) * math.sin(a + 0.4))
        for a in [i * 0.35 for i in range(46)]
    ]
    stroke(c, smooth(spiral), "#f3c9a0", 7, opacity=0.75)
    for i in range(13):
        a = 2.0 + i * 0.42
        shape(c, lump(c, 270 + 118 * math.cos(a), 545 + 110 * math.sin(a), 17, 13), "#1f4e66", opacity=0.4)
    for a, w, h, wall in (
        (-158, 52, 84, "#e8907a"),
        (-136, 56, 104, "#f6d7a4"),
        (-112, 62, 130, "#c9656a"),
        (-86, 70, 158, "#f9e6c8"),
        (-60, 60, 120, "#e8907a"),
        (-36, 54, 92, "#f6d7a4"),
    ):
        x, y = 270 + 170 * math.cos(math.radians(a)), 548 + 160 * math.sin(math.radians(a))
        house(c, x, y + 6, w, h, wall, "#5d3f5e", "#fff2b0", a + 90)
    stroke(c, "M300 232C320 200 300 180 330 150C350 128 340 104 370 84", "#fff", 13, opacity=0.55)
    stroke(c, "M128 474L382 402", "#473e5b", 1.5)
    for i, colour in enumerate(("#fff", "#c9656a", "#fff", "#2f7d84", "#f6d7a4")):
        box(c, 168 + i * 40, 462 - i * 11, 19, 25, colour)
    ladder(c, (112, 745), (150, 612), 26, "#473e5b", 8)
    person(
        c,
        44,
        790,
        112,
        Look("#b5443a", "#3a2c48", hair="#3a2433", head="pony", cut="dress", child=True),
        ((26, -66), (-18, -52)),
        ((22, -2), (-24, -14)),
        (0, -42),
        14,
    )
    suitcase(c, 22, 826, 46, "#c98a4f", "#5d3f5e")
    for x in range(-10, 620, 16):
        h = 12 + 30 * c.rng.random()
        stroke(c, f"M{x} 905q{c.rng.randint(-8, 8)} {-h:.0f} {c.rng.randint(-14, 14)} {-h - 20:.0f}", "#2c2740", 4)
    grain(c)
    c.save()


def whale() -> None:
    """Inside a swimming whale, an old reader by lamplight among shelves."""
    c = Canvas("ventre")
    sheet(c, c.linear((0, "#1c6a7c"), (0.5, "#0d3d57"), (1, "#071a33")))
    rays(c, 260, -120, "#8fe0d8", (62, 80, 97, 115), 7, 1300, 0.08)
    for i in range(3):
        shape(c, hill(c.rng, 850 + i * 22, 60, 6), mix("#0b2f4a", "#040d1f", i / 2))
    body = "M24 500C20 330 190 250 350 268C470 282 520 350 548 420C560 452 566 420 560 372C556 344 524 330 506 300C540 296 566 310 580 334C584 306 596 292 618 282L618 560C560 640 450 700 300 704C120 708 28 630 24 500Z"
    shape(c, body, c.linear((0, "#2b5f86"), (0.55, "#174066"), (1, "#8fb7bd"), angle=90))
    c.open(clip_path=c.clip(body))
    for i in range(6):
        stroke(
            c,
            f"M20 {578 + i * 20}Q{250 + i * 10} {672 + i * 12} {470 - i * 10} {640 + i * 10}",
            "#0d3d57",
            3,
            opacity=0.45,
        )
    c.close()
    room = "M138 560C120 420 220 340 330 342C430 346 486 400 486 480C486 560 420 610 320 612C230 614 150 610 138 560Z"
    shape(c, room, "#0a2038")
    c.open(clip_path=c.clip(room))
    sheet(c, c.radial((0, "#ffd98a"), (0.25, "#e89a4c"), (0.6, "#8a4330"), (1, "#3a1c30"), cx=0.58, cy=0.53, r=0.42))
    for i in range(9):
        stroke(
            c,
            f"M{150 + i * 42} 620C{130 + i * 40} 520 {150 + i * 40} 400 {210 + i * 28} 330",
            "#f3cfa0",
            7,
            opacity=0.28,
        )
    colours = ("#b5443a", "#2f7d84", "#e8b14f", "#f3dcb0", "#6b3a52", "#3f6b5a")
    for y in (412, 468, 524):
        box(c, 150, y, 138, 6, "#3a1c24")
        x = 158
        while x < 280:
            w, h = c.rng.randint(7, 14), c.rng.randint(24, 40)
            box(c, x, y - h, w, h, c.rng.choice(colours))
            x += w + 1
    box(c, 100, 582, 420, 60, "#3a1c24")
    oval(c, 350, 584, 110, 9, "#b5443a")
    shape(c, "M296 584V510C296 470 350 470 352 510V542H408V584Z", "#6b2a3a")
    c.close()
    person(
        c,
        358,
        586,
        138,
        Look("#2f7d84", "#23263a", hair="#e8e2d8", head="bun", cut="trousers"),
        ((22, -46), (18, -44)),
        ((30, 0), (26, 0)),
        (-6, -25),
        -6,
        18,
    )
    shape(c, "M377 528l16-14 16 8-16 14zM377 528l-12-16 14-6 14 8z", "#fff5dc")
    stroke(c, "M440 584V470Q440 456 426 458", "#23263a", 4)
    shape(c, "M408 470L418 450H438L446 470Z", "#fff0b8")
    glow(c, 427, 478, 120, "#ffe9a8", 0.75)
    shape(c, "M262 584c-4-24 8-34 20-32l2-12 8 8 8-6 2 16c2 10 0 20-4 26z", "#1c1420")
    stroke(c, "M264 582q-16 0-14-16", "#1c1420", 5)
    disc(c, 96, 520, 13, "#0a2038")
    disc(c, 99, 517, 4, "#fff")
    stroke(c, "M28 566C60 590 92 588 116 572", "#0a2038", 4)
    shape(c, "M200 690C180 750 210 800 260 812C270 770 280 730 300 704Z", "#174066")
    for dx in (-46, -18, 10, 38):
        stroke(c, f"M120 {300}q{dx * 0.3:.0f} -70 {dx} -110", "#cfeeea", 4, opacity=0.5, stroke_dasharray="3 11")
    for i in range(16):
        a = i * 0.55
        fish(
            c,
            470 + 90 * math.cos(a) + i * 3,
            175 + 50 * math.sin(a),
            22 + i % 4 * 4,
            mix("#e8b14f", "#f3dcb0", i % 3 / 2),
            "#b5743a",
            turn=10 * math.sin(a),
            left=True,
        )
    for x in (40, 90, 480, 530, 575):
        stroke(c, f"M{x} 910C{x - 30} 850 {x + 30} 800 {x} {740 - x % 50}", "#1f6a62", 9, opacity=0.8)
    dots(c, 60, "#bff0ea", 3, opacity=0.4)
    c.save()


def storm_cup() -> None:
    """A storm rages in a cup of tea on a quiet table while a cat watches."""
    c = Canvas("tasse")
    sheet(c, c.linear((0, "#6b3d2c"), (1, "#a8623a")))
    shape(c, "M60 0H330V330H60Z", "#f3d9a4")
    shape(c, "M60 0H330V330H60Z", c.linear((0, "#f9edcf"), (1, "#eba765")))
    shape(c, "M60 250C130 200 180 230 230 215C270 205 300 220 330 210V330H60Z", "#c98a55")
    shape(c, "M0 0H60V330H0ZM330 0H350V350H330ZM186 0H200V330H186ZM60 150H330V162H60ZM30 326H360V346H30Z", "#4a2618")
    shape(c, polygon([(60, 346), (330, 346), (640, 760), (250, 760)]), "#ffd690", opacity=0.2)
    for i in range(7):
        stroke(c, f"M{390 + i * 34} 0V560", "#5a3021", 2, opacity=0.5)
    shape(c, "M-20 560H620V920H-20Z", c.linear((0, "#c9824a"), (1, "#7a4026")))
    for i in range(9):
        stroke(
            c,
            f"M-10 {585 + i * i * 4.5:.0f}C200 {578 + i * i * 4.5:.0f} 400 {592 + i * i * 4.5:.0f} 620 {584 + i * i * 4.5:.0f}",
            "#5a2e1c",
            2,
            opacity=0.35,
        )
    oval(c, 330, 800, 250, 56, "#3a1c14", opacity=0.35)
    oval(c, 300, 785, 235, 50, "#efe6d2")
    oval(c, 300, 779, 190, 36, "#cfc3ac")
    stroke(c, "M478 560C590 530 600 690 450 700", "#efe6d2", 26)
    shape(
        c,
        "M98 520C100 660 170 780 300 782C430 780 500 660 502 520Z",
        c.linear((0, "#fffaf0"), (0.6, "#efe6d2"), (1, "#b9a98c"), angle=0),
    )
    for i in range(6):
        x = 140 + i * 64
        shape(c, f"M{x} 640q14-34 28 0q-14 34-28 0zM{x + 12} 610v60h4v-60z", "#3b5a86", opacity=0.75)
    stroke(c, "M112 590C200 622 400 622 488 590M128 690C210 716 390 716 472 690", "#3b5a86", 4, opacity=0.75)
    oval(c, 300, 520, 203, 62, "#d8ccb4")
    inside = "M105 520C105 486 190 464 300 464C410 464 495 486 495 520C495 552 410 576 300 576C190 576 105 552 105 520Z"
    shape(c, inside, "#142544")
    storm = c.linear((0, "#0f1830"), (1, "#34507e"))
    for x, y, w in ((190, 300, 260), (400, 280, 280), (300, 230, 240), (280, 340, 330)):
        cloud(c, x, y, w, storm)
        cloud(c, x + 10, y - 4, w * 0.7, "#5a78a8", opacity=0.22)
    for _ in range(46):
        x = 150 + 300 * c.rng.random()
        y = 345 + 130 * c.rng.random()
        stroke(c, f"M{x:.0f} {y:.0f}l-7 24", "#b8cdea", 1.6, opacity=0.6)
    shape(c, "M392 318L352 398H378L350 470L424 378H394L420 318Z", "#fff3b8")
    glow(c, 385, 390, 130, "#fff3b8", 0.5)
    c.open(clip_path=c.clip("M105 100H495V520C495 552 410 576 300 576C190 576 105 552 105 520Z"))
    shape(
        c,
        "M90 520C120 440 170 430 190 490C220 470 250 480 262 505C300 450 350 470 360 510C400 480 430 440 500 520V600H90Z",
        "#24406e",
    )
    shape(
        c,
        "M90 540C130 480 150 500 170 530C210 490 240 520 262 540C300 505 340 520 372 545C410 500 450 500 510 540V600H90Z",
        "#3b5f96",
    )
    stroke(
        c,
        "M108 492C130 450 168 440 184 486M292 498C310 466 344 474 356 504M420 520C440 500 460 500 480 512",
        "#e6eefa",
        5,
    )
    c.close()
    place(c, 238, 512, 1, turn=-17)
    rowboat(c, 0, 0, 104, "#a8402e", "#ffd690")
    stroke(c, "M0-14V-104", "#3a1c14", 4)
    shape(c, "M5-100C50-84 54-50 46-28L5-24ZM-5-90C-36-66-38-44-36-26L-5-24Z", "#fff5e0")
    person(
        c,
        -34,
        -8,
        42,
        Look("#e8b14f", "#23263a", hat="pointed", hat_fill="#e8b14f"),
        ((-14, -40), (-16, -36)),
        lean=-18,
    )
    c.close()
    c.open(clip_path=c.clip("M105 500H495V520C495 552 410 576 300 576C190 576 105 552 105 520Z"))
    shape(c, "M90 560C150 520 190 530 230 552C280 530 320 545 350 560C400 530 450 530 510 558V600H90Z", "#5a80b4")
    c.close()
    stroke(c, "M97 520C100 556 190 582 300 582C410 582 500 556 503 520", "#fffaf0", 8)
    place(c, 542, 560, 1.15, True)
    shape(
        c,
        "M-60 6C-66-60-50-112-20-132C-30-150-30-176-26-196L-10-178H14L30-196C36-170 34-146 20-132C40-100 44-40 42 6Z",
        "#2a1a1c",
    )
    disc(c, -10, -156, 5, "#ffd690")
    disc(c, 14, -156, 5, "#ffd690")
    stroke(c, "M-30-142L-52-146M-30-138L-50-134M28-142L50-148M28-138L50-134M-2-146l4 4l4-4", "#8a6a5a", 2)
    c.close()
    stroke(c, "M560 566C520 590 500 620 520 650C530 668 560 660 556 640", "#2a1a1c", 15)
    shape(
        c,
        "M40 842C120 822 210 836 300 846C380 852 440 850 486 842Q500 852 486 858C430 866 360 864 300 858C210 850 120 862 44 868C20 872 16 850 40 842Z",
        "#d9d2c4",
    )
    grain(c, strength=0.08)
    c.save()


def well() -> None:
    """Seen from the bottom of a well: a bright round sky, a face looking in, a rope and its bucket."""
    c = Canvas("puits")
    sheet(c, "#0b0f14")
    cx, cy = 310, 330
    for i in range(17):
        t = i / 16
        r = 640 * (1 - t) ** 1.35 + 176
        disc(c, cx + 20 * (1 - t), cy + 200 * (1 - t) ** 1.6, r, mix("#0d1218", "#6f7f86", t**1.6))
        ring = 2 * math.pi * r / 18
        c.add(
            "circle",
            cx=cx + 20 * (1 - t),
            cy=cy + 200 * (1 - t) ** 1.6,
            r=r - 2,
            fill="none",
            stroke="#05080b",
            stroke_width=2 + 4 * (1 - t),
            stroke_dasharray=f"{ring * 0.93:.1f} {ring * 0.07:.1f}",
            stroke_dashoffset=f"{i % 2 * ring / 2:.1f}",
            opacity=0.8,
        )
        for k in range(18):
            if c.rng.random() < 0.28:
                a = 2 * math.pi * k / 18
                oval(
                    c,
                    cx + 20 * (1 - t) + r * 0.97 * math.cos(a),
                    cy + 200 * (1 - t) ** 1.6 + r * 0.97 * math.sin(a),
                    14 * (1.3 - t),
                    7 * (1.3 - t),
                    "#5f7f5a",
                    opacity=0.3,
                )
    disc(c, cx, cy, 176, c.linear((0, "#7cc4ee"), (1, "#dff3fb")))
    c.open(clip_path=c.clip(f"M{cx - 176} {cy}a176 176 0 1 1 352 0a176 176 0 1 1-352 0z"))
    cloud(c, 240, 300, 190, "#fff", opacity=0.9)
    cloud(c, 420, 380, 150, "#fff", opacity=0.7)
    bird(c, 250, 220, 40, "#24424f", -20)
    bird(c, 300, 196, 28, "#24424f", -10)
    stroke(c, f"M{cx - 180} 262L{cx + 190} 214", "#2a2320", 17)
    c.close()
    stroke(c, "M318 236C316 350 330 480 322 628", "#c9a06a", 7)
    stroke(c, "M318 236C316 350 330 480 322 628", "#6b4a2c", 7, stroke_dasharray="2 9", opacity=0.7)
    c.open(clip_path=c.clip(f"M{cx - 186} {cy}a186 186 0 1 1 372 0a186 186 0 1 1-372 0z"))
    place(c, 448, 476, 1.5, turn=-44)
    shape(c, "M-78 60C-76 10-40-4-16-8L16-8C40-4 76 10 78 60Z", "#31525c")
    shape(c, "M-14-30h28v34h-28z", "#b98a6c")
    oval(c, 0, -52, 31, 36, "#d9a784")
    shape(
        c,
        "M-34-44C-44-104 44-104 34-44C28-66 12-72-6-72C-22-70-30-60-34-44ZM-34-50C-52-40-52-8-44 10C-34 4-32-20-30-40ZM34-50C52-40 52-8 44 10C34 4 32-20 30-40Z",
        "#5a2e22",
    )
    disc(c, -11, -50, 3.6, "#24161a")
    disc(c, 11, -50, 3.6, "#24161a")
    stroke(c, "M-9-30Q0-24 9-30", "#8a3f3a", 3)
    shape(c, "M-62 40C-50 14-34 16-34 34L-40 60H-66ZM62 40C50 14 34 16 34 34L40 60H66Z", "#d9a784")
    c.close()
    c.close()
    rays(c, cx, cy, "#dff3fb", (72, 90, 108), 9, 760, 0.07)
    glow(c, 322, 700, 270, "#ffd66b", 0.75)
    stroke(c, "M276 676C276 610 368 610 368 676", "#3a3026", 6)
    star = [
        (
            322 + (48 if k % 2 else 21) * math.sin(k * math.pi / 5),
            664 + (48 if k % 2 else 21) * math.cos(k * math.pi / 5),
        )
        for k in range(10)
    ]
    shape(c, smooth(star, True, 0.25), "#fff0b0")
    shape(c, "M270 672H374L362 766C350 778 294 778 282 766Z", "#6b4526")
    shape(c, "M270 672H374L371 692H273ZM278 738H366L364 752H280Z", "#3a3026")
    for x in (296, 322, 348):
        stroke(c, f"M{x} 692V768", "#3a3026", 2)
    waves(c, (838, 862), ("#152430", "#0a141c"), 5, 120)
    oval(c, 322, 862, 120, 14, "#ffd66b", opacity=0.4)
    oval(c, 322, 862, 60, 7, "#fff0b0", opacity=0.6)
    person(
        c, 150, 862, 130, Look("#7a5a34", "#1a1c1e", "#a8845c", "#14100e", child=True), ((22, -78), (-7, -44)), nod=-24
    )
    c.save()


SCENES = [snail, whale, storm_cup, well]
