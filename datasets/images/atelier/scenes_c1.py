"""Scenes of faraway places: fields, mountains, deserts."""

from itertools import pairwise

from canvas import HEIGHT, WIDTH, Canvas, hill, mix, polygon, smooth
from creatures_c import flower, fox, gulls, perched, pine
from motifs_c import SKINS, cloud, dashes, dots, glow, ground, house, leaf, person, placed, rows, shape, stroke


def zip_line() -> None:
    c = Canvas("fermeture-eclair")
    ground(c, (0, "#f7d9a0"), (0.2, "#f4b183"), (0.3, "#d98b6a"))
    glow(c, 430, 150, 260, "#fff3c4", 0.9)
    c.add("circle", cx=430, cy=160, r=46, fill="#fff6d8")
    shape(c, hill(c.rng, 220, 60, 6), "#a98a6b")
    shape(c, hill(c.rng, 250, 40, 5), "#8a8f5a")
    shape(c, f"M-10 262Q300 226 610 262V{HEIGHT}H-10Z", "#7f9a4c")
    tints = ["#8fae55", "#c3b85a", "#6d8f4a", "#d9a94e", "#9fbd63", "#5f8450", "#b7a04b"]
    depths = [255, 285, 330, 400, 500, 650, 920]
    for j, (top, low) in enumerate(pairwise(depths)):
        for i in range(-6, 7):
            spread = [
                (330 + (k + 0.3 * (j % 2)) * (row - 215) * 0.42, row)
                for k, row in ((i, top), (i + 1, top), (i + 1, low), (i, low))
            ]
            shape(c, polygon(spread), tints[(i * 3 + j * 2) % 7])
    for j in range(1, 6):
        dashes(c, 90, "#4f6b38", 0, 4 + j * 2, 1 + j * 0.5, 0.35, (0, depths[j], WIDTH, depths[j + 1]))
    for x, y, h in ((60, 300, 34), (88, 306, 42), (520, 300, 38), (556, 320, 52), (30, 380, 70), (575, 430, 80)):
        pine(c, x, y, h, "#3f6148")
    house(c, 160, 330, 44, 44, "#f3e3c3", "#b5503c")
    house(c, 478, 372, 58, 56, "#f3e3c3", "#8c3f38")
    left = [(326, 372), (290, 450), (250, 560), (190, 700), (92, 930)]
    right = [(334, 372), (374, 450), (410, 560), (480, 700), (590, 930)]
    night = smooth(left, tension=1) + "L" + smooth(right[::-1], tension=1)[1:] + "Z"
    shape(c, night, c.linear((0, "#3a3f86"), (0.4, "#1d2158"), (1, "#0c0d2e")))
    c.open(clip_path=c.clip(night))
    glow(c, 330, 700, 220, "#7c5bd0", 0.55)
    dots(c, 110, "#fff6d8", 2.4, 0.9, (100, 380, 580, 900))
    dots(c, 26, "#ffe08a", 5, 0.9, (120, 480, 560, 900))
    c.add("circle", cx=380, cy=770, r=54, fill="#e9a15f")
    c.add("circle", cx=362, cy=755, r=54, fill="#fff", opacity=0.12)
    c.add(
        "ellipse",
        cx=380,
        cy=770,
        rx=92,
        ry=20,
        fill="none",
        stroke="#f8d9a0",
        stroke_width=7,
        transform="rotate(-18 380 770)",
    )
    c.add("circle", cx=262, cy=655, r=20, fill="#7fc6c9")
    c.close()
    for edge, out in ((left, -1), (right, 1)):
        stroke(c, [(x + out * (y - 350) * 0.02, y) for x, y in edge], "#e9dcb8", 16)
        stroke(c, [(x + out * (y - 350) * 0.035, y) for x, y in edge], "#b9974f", 4)
    for edge, out in ((left, 1), (right, -1)):
        for (x1, y1), (x2, y2) in pairwise(edge):
            for k in range(7):
                x, y = x1 + (x2 - x1) * k / 7, y1 + (y2 - y1) * k / 7
                size = 4 + (y - 370) * 0.026
                c.add(
                    "rect", x=x - size + out * size * 0.6, y=y, width=size * 2, height=size * 0.8, rx=2, fill="#ffd766"
                )
    for k in range(22):
        y = 364 - k * 5.2
        c.add("rect", x=330 - 8 + k * 0.3, y=y, width=16 - k * 0.55, height=2.6, fill="#ffd766" if k % 2 else "#b9974f")
    for i, (x, y, r) in enumerate(((334, 306, 14), (352, 284, 20), (378, 258, 27), (412, 226, 34))):
        c.add("circle", cx=x, cy=y, r=r, fill="#fff5e6", opacity=0.95 - i * 0.14)
    with placed(c, 330, 392, 0.92):
        c.add("rect", x=-30, y=-62, width=60, height=62, rx=9, fill="#b8322f")
        shape(c, "M-38 -62H38L30 -78H-30Z", "#7e1f28")
        c.add("rect", x=-10, y=-96, width=20, height=24, fill="#3a2430")
        c.add("rect", x=-19, y=-52, width=38, height=24, rx=4, fill="#ffe6a0")
        c.add("rect", x=-30, y=-18, width=60, height=18, rx=4, fill="#7e1f28")
        c.add("circle", cx=-20, cy=-8, r=4, fill="#ffe6a0")
        c.add("circle", cx=20, cy=-8, r=4, fill="#ffe6a0")
        shape(c, "M-7 0H7L15 62C15 80 -15 80 -15 62Z", "#ffd766")
        c.add("circle", cy=60, r=7, fill="#1d2158")
    hand, _ = person(c, 122, 760, 150, "#2f6f78", arms=((95, 110), (70, 95)), style="bun", hem=16)
    stroke(c, [hand, (hand[0] + 60, hand[1] - 60), (hand[0] + 108, hand[1] - 62)], "#4a2f22", 4)
    stroke(c, [(hand[0] + 108, hand[1] - 62), (hand[0] + 112, 730)], "#fff", 1.6)
    shape(c, "M290 730l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z", "#ffe08a")
    fox(c, 50, 775, 74, "#c2622d")
    c.save()


def sleeping_mountain() -> None:
    c = Canvas("montagne-endormie")
    ground(c, (0, "#6d6fae"), (0.25, "#b48fc0"), (0.45, "#f5b7a8"), (0.62, "#ffe3b8"))
    glow(c, 430, 420, 330, "#fff1c0", 0.9)
    c.add("circle", cx=432, cy=372, r=60, fill="#fff8df")
    for x, y, w, o in ((120, 120, 190, 0.35), (470, 90, 150, 0.3), (330, 200, 240, 0.35), (70, 250, 180, 0.4)):
        cloud(c, x, y, w, "#fff3ea", opacity=o)
    shape(
        c,
        polygon(rows("-20 470, 60 380, 120 430, 200 330, 300 450, 420 390, 500 440, 620 340, 620 900, -20 900")),
        "#c9a2c4",
    )
    shape(c, polygon([(-20, 500), (90, 430), (180, 480), (620, 420), (620, 900), (-20, 900)]), "#a98bbd")
    face = rows(
        "-30 560, 20 478, 80 428, 140 408, 188 420, 206 440, 232 392, 262 344, 284 348, 290 396, "
        "302 410, 318 394, 334 410, 330 424, 352 416, 362 434, 360 448, 388 436, 418 452, 420 500, "
        "402 560, 430 640"
    )
    shape(
        c,
        smooth(face, tension=0.8) + "L430 900L-30 900Z",
        c.linear((0, "#e7a9b0"), (0.25, "#9a78ae"), (0.7, "#5b4d86"), (1, "#40396c")),
    )
    stroke(c, [(128, 500), (150, 516), (180, 520), (208, 506)], "#3c3160", 6)
    for x, y, dx in ((138, 512, -8), (156, 520, -3), (176, 523, 3), (196, 516, 9)):
        stroke(c, [(x, y), (x + dx * 0.7, y + 9), (x + dx * 1.6, y + 15)], "#3c3160", 3.5)
    stroke(c, [(120, 452), (150, 446), (186, 458)], "#5b4476", 7, opacity=0.7)
    stroke(c, [(330, 424), (312, 430), (300, 440)], "#4d3a6c", 4)
    c.add("ellipse", cx=262, cy=510, rx=50, ry=30, fill="#e88f9a", opacity=0.4)
    stroke(c, [(268, 412), (282, 418), (290, 404)], "#5b4476", 3.5, opacity=0.7)
    shape(
        c,
        smooth(rows("206 440, 232 392, 262 344, 284 348, 280 362, 266 362, 250 392, 240 398, 224 438"), closed=True),
        "#fff4ee",
    )
    shape(
        c,
        smooth(
            rows("20 478, 80 428, 140 408, 188 420, 160 426, 150 440, 120 432, 104 452, 78 446, 60 470"), closed=True
        ),
        "#fff4ee",
    )
    for i in range(46):
        x = -20 + 150 * c.rng.random() ** 1.3
        y = 520 + i * 6.5
        pine(c, x, y, 46 + i * 0.9, mix("#4b4f86", "#23294f", i / 46))
    blanket = [(300, 700), (340, 610), (400, 560), (470, 540), (520, 500), (640, 470)]
    shape(
        c,
        smooth(blanket, tension=1) + "L640 900L180 900Z",
        c.linear((0, "#ffffff"), (0.35, "#e6dcf2"), (1, "#a79cd0"), angle=70),
    )
    for k in range(5):
        stroke(
            c,
            [(360 + k * 50, 600 - k * 14 + k * k), (330 + k * 62, 720), (300 + k * 80, 900)],
            "#8d80bd",
            5,
            opacity=0.35,
        )
    for i in range(5):
        for j in range(4):
            x, y = 350 + j * 72 + i * -8 + 10, 640 + i * 62 - j * 22
            flower(c, x, y, 13, 6, "#c9bfe6", "#f2b8b5")
    stroke(c, blanket, "#f2a7a0", 16)
    stroke(c, [(x, y + 13) for x, y in blanket], "#ffd9c8", 6)
    shape(c, hill(c.rng, 840, 60, 4), "#332c5e")
    for x, y, h in ((30, 870, 110), (90, 890, 130), (150, 900, 100), (560, 890, 120), (500, 905, 90)):
        pine(c, x, y, h, "#241f47", "#4a4380")
    for k in range(12):
        stroke(
            c,
            [(150 + k * 18, 560 + k * 6), (190 + k * 15, 640 + k * 8), (180 + k * 13, 740 + k * 6)],
            "#3f3468",
            3,
            opacity=0.22,
        )
    for x, y, w in ((196, 810, 40), (238, 822, 46), (214, 848, 52), (280, 838, 44), (322, 816, 38), (352, 846, 50)):
        house(c, x, y, w, w, "#6d5a96", "#2b2450", "#ffe29a", smoke="#d9c9e8" if w > 48 else "")
    glow(c, 270, 830, 150, "#ffe29a", 0.3)
    rope = [(264, 344), (232, 378), (214, 416), (206, 436), (170, 412)]
    climbers = ((252, 360, -35, "#d8352e"), (221, 405, -30, "#f0b23a"), (168, 414, 20, "#2c7f8a"))
    stroke(c, rope, "#d8352e", 2.5)
    for x, y, lean, colour in climbers:
        person(
            c,
            x,
            y,
            40,
            colour,
            flip=False,
            lean=lean + 20,
            arms=((130, 150), (60, 80)),
            hat="beanie",
            hat_colour=colour,
        )
    stroke(c, [(272, 344), (272, 296)], "#3c2a3c", 3)
    shape(c, "M272 296L310 306L272 320Z", "#d8352e")
    gulls(c, ((90, 330, 14), (120, 350, 10), (520, 280, 13), (545, 300, 9)), "#5b4d86")
    for i, (x, y, r) in enumerate(((330, 372, 7), (352, 340, 11), (384, 300, 16))):
        c.add("circle", cx=x, cy=y, r=r, fill="none", stroke="#fff", stroke_width=3, opacity=0.8 - i * 0.15)
    dots(c, 260, "#fff", 1.6, 0.3)
    c.save()


def camel(c: Canvas, x: float, y: float, s: float, colour: str) -> None:
    with placed(c, x, y, s / 100):
        shape(
            c,
            "M-44 0L-46 -34C-54 -52 -44 -60 -34 -62C-28 -84 -14 -84 -10 -64C-4 -62 0 -82 10 -82"
            "C18 -80 18 -64 24 -60C34 -58 34 -84 40 -98C42 -106 62 -104 66 -94C62 -88 54 -90 50 -88"
            "C50 -66 48 -46 32 -40L30 0H23L21 -34L14 -36L12 0H5L3 -38L-26 -36L-28 0H-35L-35 -32L-38 0Z",
            colour,
        )
        shape(c, "M-34 -62C-14 -56 6 -54 24 -60L22 -44C0 -40 -20 -42 -34 -46Z", "#f0b24a")
        c.add("circle", cx=55, cy=-97, r=1.8, fill="#201818")


def desert_tap() -> None:
    c = Canvas("robinet-du-desert")
    ground(c, (0, "#e8643c"), (0.3, "#f59a4a"), (0.6, "#ffd283"))
    c.add("circle", cx=300, cy=470, r=190, fill="#ffe7a8", opacity=0.8)
    c.add("circle", cx=300, cy=470, r=240, fill="#ffe7a8", opacity=0.3)
    for y, h, colour in ((520, 60, "#e29a55"), (560, 50, "#d4803f")):
        shape(c, hill(c.rng, y, h, 3), colour)
    dune = "M-10 590C120 520 210 600 330 560C440 524 520 590 610 550V900H-10Z"
    shape(c, dune, c.linear((0, "#f2b25e"), (1, "#b85a2c")))
    shape(
        c,
        "M330 560C300 620 380 660 300 720C250 760 330 820 280 900H610V550C520 590 440 524 330 560Z",
        "#8c3d26",
        opacity=0.42,
    )
    dashes(c, 240, "#8c3d26", 26, 5, 1.6, 0.3, (-20, 600, WIDTH, 900))
    brass = c.linear((0, "#8a5a1c"), (0.3, "#ffe08a"), (0.55, "#d99a34"), (1, "#6d4214"), angle=0)
    across = c.linear((0, "#fff0b0"), (0.35, "#e0a640"), (1, "#6d4214"))
    c.add("rect", x=330, y=-20, width=64, height=130, fill=brass)
    shape(c, "M640 96V186H330C276 186 262 214 262 250V262H176V236C176 150 230 96 316 96Z", across)
    c.add("rect", x=166, y=254, width=106, height=30, rx=8, fill=brass)
    c.add("rect", x=316, y=78, width=92, height=26, rx=8, fill=brass)
    c.add("ellipse", cx=219, cy=284, rx=40, ry=7, fill="#4a2a14")
    for turn in (0, 90):
        c.add(
            "rect",
            x=286,
            y=2,
            width=152,
            height=26,
            rx=13,
            fill=brass if not turn else across,
            transform=f"rotate({turn / 5 - 6} 362 15)",
        )
    c.add("circle", cx=362, cy=15, r=22, fill="#c8423a")
    glow(c, 219, 372, 110, "#c8fff6", 0.7)
    shape(
        c,
        "M219 300C226 338 252 356 252 386A33 33 0 0 1 186 386C186 356 212 338 219 300Z",
        c.radial((0, "#d8fffa"), (0.5, "#3fc0c4"), (1, "#0f7a8c"), cx=0.4, cy=0.6, r=0.6),
    )
    c.add("ellipse", cx=207, cy=386, rx=6, ry=13, fill="#fff", opacity=0.8)
    for i, (x, y) in enumerate(rows("585 566, 566 563, 548 566, 531 570, 513 575, 494 579, 476 581, 458 580")):
        if i % 3 == 1:
            camel(c, x, y, 22 + i, "#5a2a20")
        else:
            person(
                c,
                x,
                y,
                22 + i * 1.5,
                ("#7a2f2a", "#3c5a6a", "#5a2a20")[i % 3],
                flip=True,
                hat="pointed",
                hat_colour="#5a2a20",
            )
    c.add("ellipse", cx=225, cy=760, rx=120, ry=22, fill="#6d2c1e", opacity=0.5)
    c.add("ellipse", cx=225, cy=754, rx=104, ry=17, fill="#a34d2a")
    stroke(c, [(222, 756), (226, 730), (220, 712)], "#4d8a3c", 5)
    shape(c, leaf(222, 724, 34, 55) + leaf(222, 730, 30, -60), "#6fae4a")
    hand, _ = person(
        c,
        350,
        790,
        170,
        "#2f7d8c",
        skin=SKINS[2],
        flip=True,
        arms=((75, 40), (30, 60)),
        style="bun",
        hat_colour="#fff",
        hem=17,
    )
    with placed(c, hand[0] - 4, hand[1] + 4):
        shape(c, "M-22 0H22L16 40H-16Z", "#c9d4d6")
        c.add("ellipse", rx=22, ry=6, fill="#5b6b70")
    c.add("ellipse", cx=490, cy=800, rx=90, ry=9, fill="#5a1f1c", opacity=0.5)
    camel(c, 490, 800, 165, "#6a2f3c")
    fox(c, 98, 800, 96, "#e8873a")
    with placed(c, 54, 806):
        shape(c, "M96 -34h24v14c0 8-24 8-24 0z", "#fff4e2")
    perched(c, 506, 668, 46, "#3fa7b0", "#ffe3b0")
    dots(c, 300, "#ffe7b0", 1.8, 0.45, (0, 580, WIDTH, 900))
    c.save()


SCENES = [zip_line, sleeping_mountain, desert_tap]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
