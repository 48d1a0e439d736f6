"""Scenes of weather: umbrellas, a storm, fire and ice."""

import math
from itertools import pairwise

from canvas import HEIGHT, WIDTH, Canvas, mix, polygon
from creatures_c import gulls
from motifs_c import (
    SKINS,
    boat,
    cloud,
    dashes,
    dots,
    glow,
    ground,
    leaf,
    limb,
    person,
    placed,
    puff,
    rows,
    shape,
    stroke,
    vignette,
)


def from_above(c: Canvas, x: float, y: float, r: float, colour: str, turn: float, ribs: int = 8) -> str:
    """An umbrella seen from the sky; gives its outline."""
    ring = [
        (x + r * math.cos(turn + k * math.tau / ribs), y + r * math.sin(turn + k * math.tau / ribs))
        for k in range(ribs)
    ]
    d = f"M{ring[0][0]:.1f} {ring[0][1]:.1f}"
    for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
        mx, my = (x1 + x2) / 2, (y1 + y2) / 2
        d += f"Q{mx + (x - mx) * 0.12:.1f} {my + (y - my) * 0.12:.1f} {x2:.1f} {y2:.1f}"
    shape(c, d + "Z", "#10151c", opacity=0.4, transform="translate(12 18)")
    shape(c, d + "Z", colour, stroke=mix(colour, "#ffffff", 0.3), stroke_width=2.5, stroke_linejoin="round")
    for k in range(ribs):
        (x1, y1), (x2, y2) = ring[k], ring[(k + 1) % ribs]
        light = math.cos(turn + (k + 0.5) * math.tau / ribs + 2.4)  # the day comes from the top left
        dark, strength = ("#000000", 0.22) if light < 0 else ("#ffffff", 0.2)
        shape(
            c, f"M{x:.1f} {y:.1f}L{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}Z", dark, opacity=round(abs(light) * strength, 2)
        )
    return d + "Z"


def umbrella_crowd() -> None:
    c = Canvas("foule-de-parapluies")
    ground(c, (0, "#8f9ba5"), (0.5, "#a3aeb6"), (1, "#7f8b96"), angle=60)
    c.open(transform="rotate(-24 300 450)")
    for k in range(9):
        c.add("rect", x=-120 + k * 100, y=330, width=56, height=300, fill="#dde4e8", opacity=0.8)
    for i in range(14):
        for j in range(5):
            c.add(
                "rect",
                x=-200 + i * 76 + (j % 2) * 38,
                y=-160 + j * 90,
                width=72,
                height=86,
                fill="#b3bdc5",
                opacity=0.4,
            )
            c.add(
                "rect", x=-200 + i * 76 + (j % 2) * 38, y=660 + j * 90, width=72, height=86, fill="#b3bdc5", opacity=0.4
            )
    c.close()
    shape(c, puff(c.rng, 470, 700, 120, 66, 0.2), "#2f4a66")
    c.open(clip_path=c.clip("M370 700C380 640 560 640 580 690C590 760 400 780 370 700Z"))
    dots(c, 26, "#fff6d0", 4, 0.9, (370, 640, 590, 770))
    c.add("circle", cx=500, cy=706, r=24, fill="#fff6d0")
    c.close()
    greys = ["#2b3644", "#44546a", "#5f7185", "#232b36", "#6f7d8c", "#38465a"]
    places = rows(
        "50 60 88, 226 50 78, 392 84 82, 556 50 76, 120 222 80, 516 230 90, 18 372 76, 338 226 56, "
        "584 414 66, 66 556 82, 236 668 84, 52 744 80, 176 850 84, 346 836 74, 494 850 64, "
        "606 596 46, 608 800 52"
    )
    for i, (x, y, r) in enumerate(places):
        d = from_above(c, x, y, r, greys[i % 6], i * 0.7)
        if i % 5 == 1:
            c.open(clip_path=c.clip(d))
            for k in range(3):
                c.add(
                    "circle",
                    cx=x,
                    cy=y,
                    r=r * (0.35 + k * 0.25),
                    fill="none",
                    stroke="#dde4e8",
                    stroke_width=4,
                    opacity=0.5,
                )
            c.close()
        if i % 5 == 3:
            c.open(clip_path=c.clip(d))
            dots(c, 26, "#dde4e8", 9, 0.6, (x - r, y - r, x + r, y + r))
            c.close()
        c.add("circle", cx=x, cy=y, r=5, fill="#c3ccd2")
        a = i * 1.3
        shape(c, f"M{x + r * 0.9 * math.cos(a):.0f} {y + r * 0.9 * math.sin(a):.0f}l16 6l-4 9l-16 -6Z", "#171c22")
    x, y, r = 236, 420, 132
    glow(c, x, y, 260, "#ffe9a8", 0.7)
    d = from_above(c, x, y, r, "#56b4e0", 0.3)
    c.open(clip_path=c.clip(d))
    c.add("circle", cx=x, cy=y, r=r, fill=c.radial((0, "#b8e6f7"), (1, "#3a9ad6")))
    c.add("circle", cx=x + 30, cy=y - 26, r=34, fill="#ffd84a")
    for k in range(12):
        a = k * math.tau / 12
        c.add(
            "path",
            d=(
                f"M{x + 30 + 42 * math.cos(a):.0f} {y - 26 + 42 * math.sin(a):.0f}"
                f"L{x + 30 + 56 * math.cos(a):.0f} {y - 26 + 56 * math.sin(a):.0f}"
            ),
            stroke="#ffd84a",
            stroke_width=6,
            stroke_linecap="round",
        )
    cloud(c, x - 50, y + 50, 110, "#ffffff")
    cloud(c, x + 60, y + 84, 80, "#ffffff", opacity=0.9)
    gulls(c, ((x - 60, y - 40, 14), (x - 34, y - 58, 11), (x - 84, y - 10, 10)), "#1f5f8c")
    c.close()
    for k in range(8):
        a = 0.3 + k * math.tau / 8
        c.add(
            "path",
            d=f"M{x} {y}L{x + r * math.cos(a):.0f} {y + r * math.sin(a):.0f}",
            stroke="#ffffff",
            stroke_width=2.4,
            opacity=0.7,
        )
    c.add("circle", cx=x, cy=y, r=7, fill="#fff")
    with placed(c, 430, 560, 1.25, 12):
        c.add("ellipse", cx=12, cy=18, rx=56, ry=30, fill="#10151c", opacity=0.45)
        limb(c, [(-22, 4), (-58, -12)], "#f2b92f", 17)
        limb(c, [(22, 4), (58, -12)], "#f2b92f", 17)
        c.add("circle", cx=-63, cy=-14, r=9, fill=SKINS[3])
        c.add("circle", cx=63, cy=-14, r=9, fill=SKINS[3])
        c.add("ellipse", cx=0, cy=8, rx=38, ry=24, fill="#f2b92f")
        for k in (-13, 13):
            c.add("ellipse", cx=k, cy=33, rx=10, ry=15, fill="#8c2f2a")
        c.add("ellipse", cx=0, cy=14, rx=40, ry=20, fill="#f2b92f")
        c.add("circle", cx=0, cy=-2, r=25, fill="#6d3a24")
        c.add("circle", cx=0, cy=3, r=20, fill=SKINS[3])
        stroke(c, [(-12, 0), (-8, 4), (-4, 0)], "#2a1a18", 2.6)
        stroke(c, [(4, 0), (8, 4), (12, 0)], "#2a1a18", 2.6)
        shape(c, "M-7 10C-4 18 4 18 7 10Z", "#b8443a")
        c.add("circle", cx=-13, cy=8, r=4, fill="#e8705f", opacity=0.5)
        c.add("circle", cx=13, cy=8, r=4, fill="#e8705f", opacity=0.5)
    with placed(c, 372, 664, 0.7, -30):
        c.add("ellipse", cx=0, cy=4, rx=20, ry=34, fill="#d9cfc0")
        c.add("circle", cx=0, cy=-34, r=17, fill="#d9cfc0")
        shape(c, "M-16 -40L-26 -28L-12 -26ZM16 -40L26 -28L12 -26Z", "#8a6a50")
        stroke(c, [(0, 36), (10, 52), (22, 54)], "#d9cfc0", 8)
    for _ in range(60):
        px, py = c.rng.uniform(0, 600), c.rng.uniform(0, 900)
        c.add(
            "circle",
            cx=round(px),
            cy=round(py),
            r=round(c.rng.uniform(3, 9)),
            fill="none",
            stroke="#dfe8ee",
            stroke_width=1.6,
            opacity=0.45,
        )
    dashes(c, 120, "#eef4f8", 5, 12, 2, 0.5)
    vignette(c, "#10151c", 0.42)
    c.save()


def lighthouse(c: Canvas, lit: bool) -> None:
    """A lighthouse whose rock stands on (0, 0)."""
    wall = (
        c.linear((0, "#fff6e6"), (0.6, "#f0cfae"), (1, "#b98472"), angle=0)
        if lit
        else c.linear((0, "#8a939c"), (1, "#3f4854"), angle=0)
    )
    band, rock, iron = ("#cf4136", "#59405e", "#3a2442") if lit else ("#4a525e", "#20272f", "#171c23")
    shape(c, "M-170 4L-120 -40L-80 -34L-58 -62L60 -66L84 -38L128 -34L180 4Z", rock)
    shape(c, "M-52 -56L-34 -300H34L52 -56Z", wall)
    for top in (110, 200):
        k = 52 - (top - 56) * 18 / 244
        shape(c, f"M{-k} {-top}L{-k + 3.3:.1f} {-top - 45}H{k - 3.3:.1f}L{k} {-top}Z", band)
    c.add("rect", x=-10, y=-104, width=20, height=40, rx=10, fill=iron)
    c.add("rect", x=-46, y=-308, width=92, height=10, fill=iron)
    c.add("rect", x=-24, y=-350, width=48, height=42, fill="#fff3b0" if lit else "#262d36")
    c.add(
        "path",
        d="M-46 -308V-326H46V-308M-24 -350V-308M0 -350V-308M24 -350V-308M-36 -326V-308M36 -326V-308",
        stroke=iron,
        stroke_width=3,
        fill="none",
    )
    shape(c, "M-32 -350H32C28 -372 8 -378 0 -390C-8 -378 -28 -372 -32 -350Z", band)


def double_lighthouse() -> None:
    c = Canvas("phare-double")
    ground(c, (0, "#2b333d"), (0.3, "#4c5863"), (0.5, "#7c8890"))
    for x, y, w, tint in rows(
        "80 80 330 #232a33, 470 60 360 #2a323c, 300 140 320 #39434e, 560 190 260 #46525d, 20 220 260 #46525d"
    ):
        shape(c, puff(c.rng, x, y - w * 0.2, w * 0.62, w * 0.3, 0.14, 12), tint)
    shape(c, "M505 120L470 210H492L452 318L540 190H510L540 120Z", "#f2f6e0", opacity=0.95)
    glow(c, 495, 210, 150, "#e8f2ff", 0.5)
    dashes(c, 170, "#aebac2", -14, 34, 1.5, 0.4, (0, 60, 640, 430))
    shape(
        c,
        "M-10 420Q40 392 80 420Q130 386 170 424Q230 396 270 428Q330 392 380 424Q430 390 480 420"
        "Q540 390 610 424V460H-10Z",
        "#3a464f",
    )
    with placed(c, 250, 452, 0.98):
        lighthouse(c, lit=False)
    shape(c, "M-10 444Q60 424 120 446Q190 424 250 448Q330 428 400 448Q480 426 610 446V460H-10Z", "#26303a")
    dreamy = c.linear((0, "#f7a072"), (0.16, "#d9698a"), (0.45, "#5c3f8f"), (1, "#1d1c55"))
    c.add("rect", y=450, width=WIDTH, height=450, fill=dreamy)
    c.open(transform="translate(0 900) scale(1 -1)")
    dots(c, 120, "#fff0d0", 2.4, 0.9, (0, 10, WIDTH, 280))
    dots(c, 16, "#fff0d0", 5, 0.9, (0, 10, WIDTH, 280))
    c.add("path", d="M474 92a44 44 0 1 0 40 62a50 50 0 0 1 -40 -62Z", fill="#ffe9b0")
    shape(c, "M250 123L-60 30V230Z", "#fff1b0", opacity=0.35)
    shape(c, "M250 123L660 10V260Z", "#fff1b0", opacity=0.35)
    with placed(c, 250, 452, 0.98):
        glow(c, 0, -330, 190, "#fff0b0", 0.9)
        lighthouse(c, lit=True)
    person(
        c,
        292,
        150,
        50,
        "#2f6f78",
        arms=((150, 165), (20, 20)),
        hat="beanie",
        hat_colour="#ffd166",
        stride=((3, 0), (-3, 0)),
    )
    boat(c, 492, 438, 74, "#3a2442", "#ffe3c0")
    boat(c, 72, 424, 44, "#3a2442", "#ffc9b0")
    c.close()
    for i in range(24):
        y = 458 + (i**1.75) * 1.5
        x, w = c.rng.uniform(0, 560), 30 + i * 4.6
        c.add("rect", x=x - w / 2, y=y, width=w, height=2.4 + i * 0.1, rx=2, fill="#ffe3c8", opacity=0.35)
    stroke(c, [(-10, 451), (150, 449), (300, 452), (450, 449), (610, 451)], "#f6d8c0", 3, opacity=0.8)
    person(
        c,
        458,
        470,
        74,
        "#e0a030",
        arms=((40, 60), (60, 90)),
        lean=28,
        hat="hood",
        hat_colour="#e0a030",
        sit=True,
        stride=((60, 20), (50, 10)),
    )
    shape(c, "M376 432C400 446 500 446 532 430C526 466 506 472 458 472C410 472 386 464 376 432Z", "#6e3b2c")
    shape(c, "M376 432C400 446 500 446 532 430L530 440C500 454 404 454 380 442Z", "#a4613f")
    stroke(c, [(420, 430), (380, 474)], "#d8b08a", 4)
    c.save()


def snowman_and_flame() -> None:
    c = Canvas("neige-et-flamme")
    lead = "#1a1420"
    c.add("rect", width=WIDTH, height=HEIGHT, fill=lead)
    grid = [
        [
            (
                i * 75 + (c.rng.uniform(-24, 24) if 0 < i < 8 else 0),
                j * 75 + (c.rng.uniform(-24, 24) if 0 < j < 12 else 0),
            )
            for i in range(9)
        ]
        for j in range(13)
    ]
    cold = ["#16386b", "#1f5a96", "#3f8fc4", "#7fc0e0", "#c3e6f3", "#2c4a8f"]
    warm = ["#7a1424", "#b8282a", "#e0562a", "#f28c2c", "#f9bf4a", "#94203c"]
    for j in range(12):
        for i in range(8):
            a, b, d, e = grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]
            for tri in ((a, b, e), (b, d, e)):
                mx, my = sum(p[0] for p in tri) / 3, sum(p[1] for p in tri) / 3
                side = mx - 300 + (my - 450) * 0.22
                near = 1 - min(1, math.hypot(mx - 300, my - 430) / 480)
                k = min(4, int(near * 4.4 + c.rng.uniform(0, 1.2)))
                tint = (cold if side < 0 else warm)[k if c.rng.random() < 0.85 else 5]
                shape(
                    c,
                    polygon([(round(x), round(y)) for x, y in tri]),
                    tint,
                    stroke=lead,
                    stroke_width=5,
                    stroke_linejoin="round",
                )
    frame = {"stroke": lead, "stroke_width": 7, "stroke_linejoin": "round"}
    shape(c, "M-10 830L120 800L260 826L300 812V910H-10Z", "#eaf6fb", **frame)
    shape(c, "M300 812L400 836L520 806L610 826V910H300Z", "#5a1420", **frame)
    shape(c, "M-10 860L140 846L300 866V910H-10Z", "#a8d3e8", **frame)
    shape(c, "M300 866L460 850L610 870V910H300Z", "#30101c", **frame)
    for cy, rx, ry in ((688, 120, 128), (504, 92, 96), (360, 72, 74)):
        c.add("ellipse", cx=150, cy=cy, rx=rx, ry=ry, fill="#fafdff", **frame)
    shape(c, "M40 650C36 740 90 808 150 814C90 780 60 720 70 620Z", "#b4d8ec")
    shape(c, "M62 490C60 550 100 596 150 598C110 570 90 530 90 460Z", "#b4d8ec")
    shape(c, "M82 350C80 400 110 430 150 432C120 410 108 380 106 320Z", "#b4d8ec")
    c.add("path", d="M70 640L230 800M240 640L180 560M60 720L150 814M236 470L170 590", stroke=lead, stroke_width=3.4)
    shape(c, "M84 316L220 300L226 322L90 340Z", "#2c4a8f", **frame)
    shape(c, "M100 318L92 210L196 198L206 304Z", "#16386b", **frame)
    shape(c, "M97 286L203 272L205 294L99 308Z", "#7fc0e0", stroke=lead, stroke_width=5)
    for x in (144, 188):
        c.add("circle", cx=x, cy=352, r=7, fill=lead)
    shape(c, "M170 366L236 380L168 390Z", "#f28c2c", **frame)
    stroke(c, [(140, 400), (160, 412), (188, 404)], lead, 6)
    for y in (470, 510, 550):
        c.add("circle", cx=178, cy=y, r=8, fill="#16386b", stroke=lead, stroke_width=4)
    shape(c, "M84 424C120 446 190 446 222 420L228 448C190 470 120 470 80 450Z", "#3f8fc4", **frame)
    shape(c, "M96 452L70 540L112 548L124 462Z", "#3f8fc4", **frame)
    stroke(c, [(224, 500), (258, 470), (284, 474)], lead, 15)
    stroke(c, [(224, 500), (258, 470), (284, 474)], "#8a5a3c", 8)
    stroke(c, [(258, 470), (270, 450)], lead, 8)
    flame = (
        "M450 230C470 300 520 320 514 380C540 360 544 330 540 310C590 390 596 480 570 560"
        "C560 680 560 760 470 818C370 800 340 700 356 590C330 520 350 440 384 390"
        "C386 430 400 440 412 446C400 370 440 320 450 230Z"
    )
    shape(c, flame, "#e0402a", **frame)
    shape(
        c,
        "M452 330C468 380 500 400 500 450C520 440 524 420 524 410C556 500 548 700 470 790"
        "C384 740 366 620 398 500C404 520 412 526 420 530C414 450 446 400 452 330Z",
        "#f78f2c",
        stroke=lead,
        stroke_width=5,
    )
    shape(
        c,
        "M462 420C474 470 510 500 512 560C516 660 500 720 468 756C420 710 404 620 436 540"
        "C440 556 446 560 450 562C448 510 462 470 462 420Z",
        "#ffd24a",
        stroke=lead,
        stroke_width=5,
    )
    c.add(
        "path",
        d="M380 620L420 600M560 600L512 590M470 790V756M400 470L420 530M524 420L508 500",
        stroke=lead,
        stroke_width=3.4,
    )
    for x in (446, 492):
        c.add("circle", cx=x, cy=560, r=8, fill=lead)
    stroke(c, [(452, 590), (468, 602), (486, 592)], lead, 6)
    c.add("circle", cx=436, cy=580, r=9, fill="#e0402a", opacity=0.6)
    c.add("circle", cx=504, cy=580, r=9, fill="#e0402a", opacity=0.6)
    stroke(c, [(372, 560), (340, 510), (318, 478)], lead, 27)
    stroke(c, [(372, 560), (340, 510), (318, 478)], "#f78f2c", 17)
    glow(c, 300, 400, 170, "#fffbe6", 0.9)
    stroke(c, [(300, 500), (304, 450), (300, 412)], lead, 10)
    stroke(c, [(300, 500), (304, 450), (300, 412)], "#5fae6a", 5)
    for k in range(10):
        a = 18 + k * 36
        shape(c, leaf(300, 380, 58, a, 0.5), "#ff7a5a" if a < 180 else "#bfe6f7", stroke=lead, stroke_width=4)
    for k in range(6):
        a = 30 + k * 60
        shape(c, leaf(300, 380, 34, a, 0.5), "#ffd24a" if a < 180 else "#ffffff", stroke=lead, stroke_width=3)
    c.add("circle", cx=300, cy=380, r=11, fill="#fffbe6", stroke=lead, stroke_width=4)
    for k in range(6):
        x, y = 36 + (k * 97) % 230, 60 + (k * 61) % 190
        c.add(
            "path",
            d=f"M{x - 13} {y}h26M{x - 7} {y - 11}l14 22M{x - 7} {y + 11}l14 -22",
            stroke="#ffffff",
            stroke_width=4,
            stroke_linecap="round",
        )
        x, y = 360 + (k * 83) % 210, 60 + (k * 71) % 170
        shape(
            c,
            f"M{x} {y - 14}C{x + 10} {y} {x + 6} {y + 12} {x} {y + 13}C{x - 7} {y + 11} {x - 9} {y} {x} {y - 14}Z",
            "#ffe28a",
            stroke=lead,
            stroke_width=3,
        )
    c.add("rect", x=6, y=6, width=588, height=888, fill="none", stroke=lead, stroke_width=14)
    c.save()


SCENES = [umbrella_crowd, double_lighthouse, snowman_and_flame]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
