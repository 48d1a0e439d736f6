"""A bus that is a caterpillar, a suitcase full of sky."""

# ruff: noqa: E501  (the path of a shape reads best in one piece)

import math

from canvas import Canvas, polygon, smooth
from figures_a import Look, person
from motifs_a import (
    bird,
    box,
    cloud,
    disc,
    glow,
    grain,
    oval,
    place,
    shape,
    sheet,
    stars,
    stroke,
    suitcase,
    umbrella,
)


def caterpillar_bus() -> None:
    """A caterpillar climbs a stem as a bus; animals and children ride on its back."""
    c = Canvas("ligne")
    sheet(c, c.linear((0, "#fdf0f0"), (0.4, "#e6f4d8"), (1, "#a8d8a8")))
    glow(c, 480, 120, 320, "#fff8c8", 1)
    for _ in range(13):
        disc(c, c.rng.randint(0, 600), c.rng.randint(0, 700), c.rng.randint(26, 70), "#fff", opacity=0.35)
    for x, y, turn, size, colour in (
        (60, 240, 40, 260, "#cfe8b4"),
        (560, 420, -140, 300, "#bfe0a8"),
        (40, 640, 10, 300, "#a8d494"),
        (600, 720, -160, 280, "#94c888"),
    ):
        place(c, x, y, size / 100, turn=turn)
        shape(c, "M-50 0C-20-44 40-40 90 0C40 40-20 44-50 0Z", colour)
        stroke(c, "M-46 0H84", "#fff", 1.4, opacity=0.6)
        c.close()
    stem = [(-40, 860), (120, 770), (280, 650), (420, 500), (520, 330), (580, 140), (610, -30)]
    stroke(c, smooth(stem), "#3f8a4a", 36)
    stroke(c, smooth([(x - 8, y - 9) for x, y in stem]), "#7fc05a", 9)
    for x, y, turn, size in ((330, 612, 60, 230), (540, 290, 190, 230), (150, 760, 80, 190)):
        place(c, x, y, size / 100, turn=turn)
        shape(c, "M0 0C20-40 70-40 104 0C70 34 20 36 0 0Z", "#4f9f50")
        shape(c, "M0 0C20-40 70-40 104 0Z", "#7fc05a")
        stroke(c, "M4 0H96M30-2l14-16M52-2l14-16M30 2l14 14M54 2l14 12", "#e6f4d8", 1.3)
        c.close()
    seats = []
    for k in range(7):
        t = 0.95 + k * 0.52
        i = int(t)
        a, b = stem[i], stem[i + 1]
        x, y = a[0] + (b[0] - a[0]) * (t - i), a[1] + (b[1] - a[1]) * (t - i)
        far = math.hypot(b[0] - a[0], b[1] - a[1])
        nx, ny = (b[1] - a[1]) / far, -(b[0] - a[0]) / far
        seats.append((x + nx * 56, y + ny * 56 - 6, nx, ny))
    riders = (
        Look("#e8607f", "#5a3a5c", hair="#4a2a20", head="pony", child=True),
        Look("#5f8ac0", "#2f3f5c", "#e8a05a", head="fox"),
        Look("#f2b84a", "#5a3a2c", "#8a5a3c", head="bear", hat="cap", hat_fill="#5f8ac0"),
        Look("#8a6ac0", "#3a2f5c", hair="#f3efe6", head="bun"),
        Look("#e8735a", "#5a3a2c", "#fff6ee", head="rabbit", child=True),
        Look("#3f8a8a", "#2f3f5c", "#5a5a78", head="cat", hat="top", hat_fill="#3a2f5c"),
    )
    for k, (x, y, nx, ny) in enumerate(seats[:-1]):
        lean = math.degrees(math.atan2(nx, -ny)) * 0.3
        person(
            c,
            x + nx * 52,
            y + ny * 52 + 42,
            128,
            riders[k],
            ((20, -52), (14, -46)),
            ((14, -14), (12, -12)),
            (0, -36),
            lean * 0.4,
            lean * -0.4,
        )
        if k == 3:
            umbrella(c, x + nx * 52 + 24, y + ny * 52 - 20, 38, "#e8607f", "#8a2f50", 10)
    for k, (x, y, nx, ny) in enumerate(seats):
        for side in (-10, 14):
            stroke(
                c,
                f"M{x - nx * 26 + side * -ny:.0f} {y - ny * 26 + side * nx:.0f}L{x - nx * 52 + side * -ny:.0f} {y - ny * 50 + side * nx:.0f}",
                "#c9502f",
                9,
            )
        r = 47 if k < 6 else 58
        if k == 6:
            x, y = x - 22, y - 12
        disc(c, x, y, r, c.radial((0, "#ffe27a"), (0.6, "#f5a83c"), (1, "#d9702c"), cx=0.35, cy=0.3, r=0.8))
        if k < 6:
            disc(c, x, y, 23, "#fff6dc", opacity=0.95)
            disc(c, x, y, 17, ("#e8607f", "#5fb0c0")[k % 2], opacity=0.9)
            stroke(
                c,
                f"M{x - nx * 40 - ny * 26:.0f} {y - ny * 40 + nx * 26:.0f}L{x + nx * 40 - ny * 34:.0f} {y + ny * 40 + nx * 34:.0f}",
                "#d9702c",
                3,
                opacity=0.5,
            )
        else:
            stroke(c, f"M{x - 14} {y - 52}q-16-26-36-30M{x + 20} {y - 52}q10-28 30-34", "#8a3f20", 6)
            disc(c, x - 50, y - 84, 9, "#e8607f")
            disc(c, x + 52, y - 88, 9, "#e8607f")
            for dx in (-12, 22):
                disc(c, x + dx, y - 8, 14, "#fff")
                disc(c, x + dx + 4, y - 11, 7, "#3a2430")
            stroke(c, f"M{x - 14} {y + 20}q20 18 38-4", "#8a3f20", 5)
            disc(c, x - 28, y + 12, 9, "#e8607f", opacity=0.5)
    stroke(c, "M96 800C80 700 60 640 70 560", "#3f8a4a", 9)
    for k in range(9):
        a = k * 0.698
        oval(
            c,
            70 + 46 * math.cos(a),
            552 + 46 * math.sin(a),
            30,
            17,
            "#e8607f" if k % 2 else "#f590a8",
            transform=f"rotate({math.degrees(a):.0f} {70 + 46 * math.cos(a):.0f} {552 + 46 * math.sin(a):.0f})",
        )
    disc(c, 70, 552, 25, "#ffe27a")
    shape(c, "M-20 866C100 836 300 850 620 884V920H-20Z", "#3f8a4a")
    person(
        c,
        432,
        884,
        104,
        Look("#5f8ac0", "#2f3f5c", "#b08a6a", head="deer", hat="scarf", hat_fill="#e8607f"),
        ((-16, -88), (10, -50)),
        nod=-12,
        left=True,
    )
    suitcase(c, 474, 886, 44, "#c9803f", "#5a3a2c")
    person(
        c,
        356,
        880,
        78,
        Look("#f2b84a", "#5a3a2c", hair="#3a2430", head="curls", child=True),
        ((20, -92), (-18, -80)),
        ((8, -5), (-10, 0)),
        nod=-18,
    )
    for x in range(0, 620, 18):
        h = c.rng.randint(16, 46)
        stroke(c, f"M{x} 905q{c.rng.randint(-8, 8)} {-h} {c.rng.randint(-12, 12)} {-h}", "#2f7040", 5)
    grain(c, "#fff", "#3f8a4a", 0.12)
    c.save()


def suitcase_sky() -> None:
    """In an attic a girl opens a suitcase: inside are the sky, birds and a small balloon."""
    c = Canvas("valise")
    sheet(c, c.linear((0, "#3a2440"), (1, "#5a3450")))
    shape(c, polygon([(-20, -20), (300, -20), (-20, 420)]), "#2a1a30")
    shape(c, polygon([(620, -20), (300, -20), (620, 420)]), "#33203a")
    for k in range(6):
        stroke(c, f"M{300 - k * 64} {-20 + k * 88}V520M{300 + k * 64} {-20 + k * 88}V520", "#241428", 3, opacity=0.6)
    stroke(c, "M300 -20L-30 434M300 -20L630 434", "#1c1020", 22)
    disc(c, 300, 186, 64, "#1c1020")
    disc(c, 300, 186, 54, c.linear((0, "#6a5f98"), (1, "#d99aa8")))
    stroke(c, "M300 132v108M246 186h108", "#1c1020", 7)
    for x, y, w, h in ((20, 400, 96, 110), (470, 380, 110, 130), (400, 440, 70, 76)):
        box(c, x, y, w, h, "#2a1a30")
        stroke(c, f"M{x} {y + h * 0.4:.0f}h{w}", "#4a2f4c", 4)
    shape(c, "M496 380v-90q0-24 24-24h14v26h-8q-6 0-6 10v78z", "#241428")
    disc(c, 552, 346, 30, "#4a5f6a")
    stroke(c, "M552 376v10M536 386h32M524 336q28 14 56-4M552 316v60", "#2a1a30", 3)
    shape(c, "M-20 510H620V920H-20Z", c.linear((0, "#5a3040"), (1, "#33182c")))
    for k in range(-6, 7):
        stroke(c, f"M{300 + k * 60} 510L{300 + k * 150} 920", "#241020", 3, opacity=0.7)
    oval(c, 340, 770, 330, 120, "#7fd8f0", opacity=0.16)
    oval(c, 340, 770, 230, 86, "#7fd8f0", opacity=0.14)
    shape(
        c,
        polygon([(220, 700), (470, 700), (560, -20), (90, -20)]),
        c.linear((0, "#bff0ff", 0), (0.7, "#bff0ff", 0.16), (1, "#e8fcff", 0.5)),
    )
    leather, dark = "#b5623a", "#6b2f24"
    shape(c, polygon([(216, 690), (474, 690), (500, 520), (244, 504)]), dark)
    shape(c, polygon([(228, 680), (464, 680), (488, 532), (254, 518)]), c.linear((0, "#2f4f98"), (1, "#8fd0ee")))
    c.open(clip_path=c.clip(polygon([(228, 680), (464, 680), (488, 532), (254, 518)])))
    stars(c, 40, (240, 515, 250, 90))
    cloud(c, 300, 680, 130, "#fff", opacity=0.9)
    cloud(c, 430, 690, 120, "#fff", opacity=0.9)
    c.close()
    shape(c, polygon([(190, 790), (500, 790), (478, 690), (212, 690)]), "#9fe0f6")
    c.open(clip_path=c.clip(polygon([(190, 790), (500, 790), (478, 690), (212, 690)])))
    glow(c, 345, 740, 150, "#fff", 0.9)
    for x, y, w in ((240, 745, 110), (420, 770, 140), (330, 790, 120), (350, 725, 90), (470, 730, 80)):
        cloud(c, x, y, w, "#fff")
    c.close()
    stroke(c, polygon([(190, 790), (500, 790), (478, 690), (212, 690)]), dark, 9)
    shape(c, "M186 790H504V872Q504 882 494 882H196Q186 882 186 872Z", leather)
    for x in (230, 436):
        box(c, x, 790, 26, 92, dark)
        box(c, x - 2, 802, 30, 18, "#e8b84a", rx=3)
    stroke(c, "M310 824v16q0 8 8 8h54q8 0 8-8v-16", dark, 8)
    for x, y, s, turn in (
        (380, 470, 40, -40),
        (300, 400, 34, -60),
        (420, 350, 46, -30),
        (250, 300, 28, -70),
        (470, 250, 40, -30),
        (350, 260, 24, -50),
    ):
        bird(c, x, y, s, "#fff", turn, x < 320)
    place(c, 352, 560, 1.05, turn=5)
    stroke(c, "M-22-20L-12 34M22-20L12 34M0-10V34", "#fff", 1.8)
    shape(c, "M-14 34H14L11 54H-11Z", leather)
    shape(c, "M0-112C48-112 58-62 40-32C32-18 22-14 18-8H-18C-22-14-32-18-40-32C-58-62-48-112 0-112Z", "#f2604f")
    shape(c, "M0-112C22-104 26-50 12-8H-12C-26-50-22-104 0-112Z", "#ffd98a")
    person(c, 0, 50, 34, Look("#2f4f98", "#2f4f98", child=True), ((22, -84), (-12, -50)))
    c.close()
    for x, y, w in ((180, 640, 90), (540, 620, 110), (490, 440, 80)):
        cloud(c, x, y, w, "#fff", opacity=0.75)
    person(
        c,
        112,
        872,
        262,
        Look("#e8a03f", "#2a1a30", "#f0c4a0", "#33182c", "bob", cut="dress", child=True),
        ((30, -42), (28, -36)),
        ((-26, 2), (-22, 0)),
        (-4, -24),
        24,
        6,
    )
    shape(
        c,
        "M526 880C520 846 540 836 554 844C556 828 564 820 564 810L574 818L586 814L592 804C598 820 592 834 584 840C592 852 594 866 590 880Z",
        "#1c1020",
    )
    stroke(c, "M528 876q-28 0-22-24", "#1c1020", 7)
    grain(c, "#bff0ff", "#1c1020", 0.12)
    c.save()


SCENES = [caterpillar_bus, suitcase_sky]
