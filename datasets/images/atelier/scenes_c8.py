"""Scenes of kind giants: monsters, a whale."""

import math
from collections.abc import Sequence
from itertools import pairwise

from canvas import WIDTH, Canvas, Point, hill, polygon
from creatures_c import cat, fish, fox, grass, mushroom, perched, pine, rabbit, tree
from motifs_c import (
    SKINS,
    boat,
    cloud,
    dashes,
    dots,
    glow,
    ground,
    lantern,
    leaf,
    person,
    placed,
    puff,
    rows,
    shape,
    stroke,
    vignette,
)


def fur(c: Canvas, points: Sequence[Point], colour: str, length: float = 14, lean: float = 0) -> None:
    """A closed shape with a shaggy edge."""
    cx, cy = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    edge: list[Point] = []
    for (x1, y1), (x2, y2) in pairwise([*points, points[0]]):
        steps = max(2, int(math.hypot(x2 - x1, y2 - y1) / (length * 0.9)))
        for k in range(steps):
            x, y = x1 + (x2 - x1) * k / steps, y1 + (y2 - y1) * k / steps
            far = math.hypot(x - cx, y - cy) or 1
            out = c.rng.uniform(0.6, 1.2) * length / far
            edge.append((x, y))
            edge.append(
                (x + (x2 - x1) / steps * 0.6 + (x - cx) * out + lean, y + (y2 - y1) / steps * 0.6 + (y - cy) * out)
            )
    shape(c, polygon([(round(x), round(y)) for x, y in edge]), colour)


def monster_story() -> None:
    c = Canvas("histoire-pour-un-monstre")
    ground(c, (0, "#1c2148"), (0.7, "#30346a"), (1, "#232650"))
    for k in range(12):
        c.add("rect", x=k * 52, y=0, width=24, height=700, fill="#3a3f7c", opacity=0.35)
    shape(c, "M50 145A85 85 0 0 1 220 145V290H50Z", "#11142e")
    c.open(clip_path=c.clip("M64 145A71 71 0 0 1 206 145V276H64Z"))
    c.add("rect", x=60, y=60, width=150, height=220, fill=c.linear((0, "#2f5f9a"), (1, "#8fb8d8")))
    c.add("circle", cx=150, cy=140, r=26, fill="#fdf6d8")
    dots(c, 24, "#fff", 3, 0.9, (64, 70, 206, 240))
    shape(c, "M60 250C100 220 150 240 210 226V290H60Z", "#1c2148")
    c.close()
    c.add("path", d="M135 70V276M64 180H206", stroke="#11142e", stroke_width=7)
    c.add("rect", x=-10, y=716, width=620, height=190, fill="#4a3450")
    for k in range(6):
        stroke(c, [(-10, 744 + k * 30), (610, 738 + k * 32)], "#35233c", 3, opacity=0.7)
    glow(c, 210, 600, 380, "#ffb65c", 0.7)
    c.add("rect", x=520, y=430, width=26, height=380, rx=8, fill="#7a4a34")
    c.add("circle", cx=533, cy=424, r=20, fill="#98603f")
    body = rows("300 700, 262 600, 256 500, 276 400, 330 320, 400 290, 470 310, 520 380, 540 480, 548 600, 540 700")
    fur(c, body, "#2a6f7c", 20)
    fur(c, rows("290 690, 280 580, 290 470, 320 380, 380 340, 440 350, 480 430, 490 560, 490 690"), "#38909a", 16)
    for sign in (-1, 1):
        c.open(transform=f"translate(395 0) scale({sign} 1)")
        shape(c, "M58 318C70 296 96 276 104 222C138 272 134 330 104 356Z", "#f3dcae")
        for k in range(3):
            stroke(
                c, [(82 + k * 11, 322 - k * 28), (102 + k * 8, 322 - k * 26), (122 - k * 2, 314 - k * 26)], "#c9a870", 4
            )
        c.close()
    fur(c, [(326, 500), (330, 440), (390, 420), (450, 440), (456, 500), (390, 540)], "#7fc4b8", 8)
    for x, look in ((352, -5), (424, -5)):
        c.add("circle", cx=x, cy=400, r=32, fill="#fff8e6")
        c.add("circle", cx=x + look * 2, cy=408, r=15, fill="#1a1430")
        c.add("circle", cx=x + look * 2 - 5, cy=402, r=5, fill="#fff")
    stroke(c, [(322, 362), (346, 350), (372, 358)], "#174a58", 7)
    stroke(c, [(404, 358), (430, 350), (456, 364)], "#174a58", 7)
    stroke(c, [(364, 480), (384, 470), (404, 474), (418, 484)], "#174a58", 6)
    shape(c, "M374 472L380 490L388 470ZM398 473L404 491L411 478Z", "#fff8e6")
    c.add("ellipse", cx=388, cy=444, rx=15, ry=10, fill="#174a58")
    c.add("circle", cx=322, cy=446, r=16, fill="#f08a7c", opacity=0.5)
    c.add("circle", cx=456, cy=446, r=16, fill="#f08a7c", opacity=0.5)
    shape(c, "M236 610C320 570 460 570 560 606L580 800H226Z", "#c9485a")
    quilt = ["#c9485a", "#f0b04a", "#e8d8b8", "#8a5a9a", "#d9743f"]
    c.open(clip_path=c.clip("M236 610C320 570 460 570 560 606L580 800H226Z"))
    for i in range(7):
        for j in range(5):
            c.add("rect", x=216 + i * 54, y=576 + j * 50, width=54, height=50, fill=quilt[(i * 2 + j * 3) % 5])
            c.add(
                "rect",
                x=221 + i * 54,
                y=581 + j * 50,
                width=44,
                height=40,
                fill="none",
                stroke="#fff",
                stroke_width=1.6,
                stroke_dasharray="5 5",
                opacity=0.6,
            )
    shape(c, "M420 560L600 560V800H470Z", "#1c1430", opacity=0.22)
    c.close()
    for x, y in ((318, 596), (470, 596)):
        fur(
            c,
            [(x - 34, y), (x - 30, y - 30), (x, y - 40), (x + 30, y - 28), (x + 34, y + 4), (x, y + 18)],
            "#4fa9b0",
            10,
        )
        for k in (-16, 0, 16):
            shape(c, f"M{x + k - 5} {y + 12}L{x + k} {y + 28}L{x + k + 5} {y + 12}Z", "#fff8e6")
    with placed(c, 394, 600, 0.72):
        for px, py, pr in ((-16, -62, 9), (16, -62, 9), (0, -46, 24), (0, 0, 28)):
            c.add("circle", cx=px, cy=py, r=pr, fill="#b9804a")
        c.add("circle", cx=-8, cy=-50, r=3, fill="#1a1430")
        c.add("circle", cx=8, cy=-50, r=3, fill="#1a1430")
        c.add("ellipse", cx=0, cy=-40, rx=8, ry=6, fill="#f3dcae")
    for x in (548, 500):
        fur(c, [(x - 34, 800), (x - 30, 756), (x, 738), (x + 30, 756), (x + 32, 800)], "#2a6f7c", 9)
        c.add("ellipse", cx=x, cy=780, rx=15, ry=13, fill="#7fc4b8")
        for k in (-16, 0, 16):
            c.add("circle", cx=x + k, cy=756 + abs(k) * 0.4, r=6, fill="#7fc4b8")
    c.add("rect", x=216, y=796, width=380, height=34, rx=8, fill="#98603f")
    c.add("rect", x=214, y=660, width=22, height=200, rx=8, fill="#7a4a34")
    c.add("circle", cx=225, cy=656, r=17, fill="#98603f")
    c.add("rect", x=566, y=790, width=22, height=80, rx=6, fill="#7a4a34")
    c.add("rect", x=66, y=770, width=92, height=14, rx=4, fill="#7a4a34")
    shape(c, "M72 782H84V870H72ZM142 782H154V870H142ZM66 690H76V776H66Z", "#7a4a34")
    hand, _ = person(
        c,
        112,
        856,
        240,
        "#f3e3c0",
        skin=SKINS[0],
        sit=True,
        stride=((76, 4), (66, -6)),
        arms=((44, 108), (36, 96)),
        style="long",
        hair="#a8442c",
        hem=15,
        legs="#d98a9a",
    )
    x, y = hand
    glow(c, x + 4, y - 30, 120, "#fff0b8", 0.85)
    shape(c, f"M{x - 40} {y - 22}L{x} {y - 8}L{x + 42} {y - 24}V{y + 24}L{x} {y + 38}L{x - 40} {y + 24}Z", "#7a2f4a")
    shape(
        c,
        f"M{x - 36} {y - 30}Q{x - 16} {y - 26} {x} {y - 12}"
        f"Q{x + 18} {y - 28} {x + 38} {y - 32}V{y - 22}L{x} {y - 6}L{x - 36} {y - 20}Z",
        "#fffaf0",
    )
    stroke(
        c,
        [(x, y - 30), (x + 14, y - 80), (x - 20, y - 130), (x + 20, y - 190), (x + 10, y - 240)],
        "#fff0b8",
        26,
        opacity=0.18,
    )
    boat(c, x + 2, y - 120, 46, "#7a2f4a", "#fff8e6")
    for k in range(9):
        sx, sy = x + c.rng.uniform(-44, 40), y - 60 - k * 22
        shape(c, f"M{sx:.0f} {sy - 9:.0f}l3 6 6 3-6 3-3 6-3-6-6-3 6-3z", "#ffe9a0")
    with placed(c, 40, 600):
        c.add("rect", x=-46, y=40, width=70, height=12, fill="#7a4a34")
        c.add("rect", x=-10, y=-10, width=16, height=50, fill="#fff4dc")
        glow(c, -2, -30, 110, "#ffd98a", 0.9)
        shape(c, "M-2 -52C10 -34 8 -16 -2 -12C-12 -16 -14 -34 -2 -52Z", "#ffe27a")
    vignette(c, "#0a0c24", 0.55)
    c.save()


def mossy_shelter() -> None:
    c = Canvas("abri-de-mousse")
    ground(c, (0, "#7d8f92"), (0.5, "#a9b8b0"), (0.8, "#c3ccb8"))
    for y, h, tint in ((430, 150, "#9aaaa6"), (500, 120, "#869a92"), (600, 90, "#74897e")):
        shape(c, hill(c.rng, y, h, 4), tint)
    for k in range(12):
        pine(c, k * 56 - 10, 560 + c.rng.uniform(-10, 20), c.rng.uniform(90, 170), "#6a8078" if k % 2 else "#74897e")
    shape(c, hill(c.rng, 800, 40, 3), "#5f7358")
    back = rows(
        "40 840, 36 700, 60 560, 120 430, 210 350, 330 320, 440 345, 520 420, 560 540, 576 700, "
        "572 850, 486 850, 470 720, 430 640, 360 610, 280 620, 220 660, 190 740, 180 846, 90 850"
    )
    fur(c, back, "#3f5a3c", 18)
    fur(
        c,
        rows(
            "70 690, 90 560, 150 440, 230 372, 330 346, 430 370, 500 450, 530 560, 500 600, 420 590, "
            "340 570, 260 580, 170 630, 110 700"
        ),
        "#5d7f4a",
        16,
    )
    fur(c, rows("120 560, 170 450, 240 396, 330 372, 420 396, 470 460, 440 500, 330 470, 220 500"), "#7fa05a", 13)
    dashes(c, 200, "#a9c277", 3, 15, 3, 0.7, (100, 380, 500, 600))
    dashes(c, 110, "#2c4230", 2, 22, 3, 0.6, (60, 600, 180, 830))
    dashes(c, 90, "#2c4230", 2, 22, 3, 0.6, (480, 600, 566, 830))
    for x, y, s in ((230, 366, 40), (350, 340, 56), (418, 360, 44), (300, 345, 34)):
        tips = tree(c, x, y, s, "#3a3028", depth=5, width=s * 0.2)
        for tx, ty in tips:
            c.add("circle", cx=round(tx), cy=round(ty), r=s * 0.2, fill=c.rng.choice(["#6a8f4c", "#86a85c", "#57794a"]))
    for x, y, s in ((488, 408, 40), (512, 430, 28), (462, 392, 24)):
        mushroom(c, x, y, s, "#c96a4a", spots="#f3e6cf")
    head = rows("40 640, 24 560, 44 480, 110 440, 190 446, 246 500, 256 580, 230 650, 160 690, 90 684")
    fur(c, head, "#4a6a42", 16)
    fur(c, [(60, 560), (80, 490), (140, 464), (200, 490), (226, 550), (160, 560), (120, 552)], "#7fa05a", 10)
    for sign, x in ((-1, 60), (1, 220)):
        shape(c, leaf(x, 490, 90, sign * 70, 0.4), "#5d7f4a")
        shape(c, leaf(x, 490, 64, sign * 70, 0.3), "#a9c277")
    for x in (106, 178):
        c.add("circle", cx=x, cy=566, r=22, fill="#f7f2dc")
        c.add("circle", cx=x + 8, cy=574, r=12, fill="#20261c")
        c.add("circle", cx=x + 4, cy=569, r=4, fill="#fff")
        shape(
            c,
            f"M{x - 25} 562C{x - 18} 536 {x + 18} 536 {x + 25} 562C{x + 12} 552 {x - 12} 552 {x - 25} 562Z",
            "#4a6a42",
        )
    c.add("ellipse", cx=146, cy=624, rx=34, ry=22, fill="#33482f")
    c.add("circle", cx=134, cy=620, r=5, fill="#182016")
    c.add("circle", cx=158, cy=620, r=5, fill="#182016")
    stroke(c, [(104, 650), (146, 668), (196, 648)], "#20301e", 6)
    bird_at = ((150, 448), (176, 450))
    perched(c, *bird_at[0], 44, "#b9573f", "#f3e6cf")
    perched(c, *bird_at[1], 36, "#7a93a0", "#f3e6cf", flip=True)
    shape(
        c, "M190 850C200 740 220 670 290 634C360 618 430 650 466 730C478 780 484 820 484 856Z", "#28352a", opacity=0.55
    )
    lantern(c, 352, 612, 46, "#ffe28a", 4.2)
    shape(c, "M-10 846C150 820 400 866 610 838V910H-10Z", "#48603f")
    grass(c, 862, 120, "#33482f", 30)
    person(
        c,
        330,
        860,
        150,
        "#f2c230",
        skin=SKINS[1],
        flip=True,
        arms=((130, 150), (20, 10)),
        hat="hood",
        hat_colour="#f2c230",
        legs="#3f5a7a",
        hem=17,
    )
    fox(c, 418, 864, 92, "#c2622d", flip=True)
    rabbit(c, 256, 866, 74, "#d9cfc0")
    with placed(c, 226, 868, 0.5):
        c.add("ellipse", cy=-26, rx=44, ry=28, fill="#5a4a40")
        dashes(c, 50, "#2f2620", -3, -14, 3, 0.9, (-40, -50, 30, -16))
        c.add("circle", cx=40, cy=-16, r=6, fill="#20181a")
    cat(c, 456, 862, 70, "#2c2a30")
    dashes(c, 300, "#e6eeea", -10, 40, 1.8, 0.5, (-10, -30, 640, 330))
    dashes(c, 90, "#e6eeea", -10, 40, 1.8, 0.5, (-10, 330, 60, 860))
    dashes(c, 60, "#e6eeea", -10, 40, 1.8, 0.5, (570, 330, 620, 860))
    for x, y, w, tint in ((100, 40, 360, "#566668"), (460, 20, 400, "#4c5b5e"), (280, 90, 320, "#65767a")):
        shape(c, puff(c.rng, x, y - 30, w * 0.55, 70, 0.15, 12), tint)
    for x in (30, 90, 530, 590):
        c.add("ellipse", cx=x, cy=880, rx=30, ry=6, fill="none", stroke="#e6eeea", stroke_width=2, opacity=0.6)
    c.save()


def arc(cx: float, cy: float, r: float, start: float, end: float) -> str:
    """The path of a part of a circle; degrees, 0 points right, turning clockwise."""
    a, b = math.radians(start), math.radians(end)
    big = 1 if end - start > 180 else 0
    return (
        f"M{cx + r * math.cos(a):.1f} {cy + r * math.sin(a):.1f}"
        f"A{r} {r} 0 {big} 1 {cx + r * math.cos(b):.1f} {cy + r * math.sin(b):.1f}"
    )


def whale_phone() -> None:
    c = Canvas("telephone-de-la-baleine")
    ground(c, (0, "#f3a683"), (0.1, "#f7d2a8"), (0.185, "#fbe8c8"))
    c.add("circle", cx=450, cy=150, r=44, fill="#fffaf0")
    cloud(c, 120, 80, 200, "#fff4e4", opacity=0.8)
    cloud(c, 520, 60, 160, "#fff4e4", opacity=0.7)
    sea = "M-10 166Q40 154 90 166T190 166T290 166T390 166T490 166T610 166V910H-10Z"
    shape(c, sea, c.linear((0, "#4fb5b3"), (0.16, "#1f8296"), (0.45, "#11506f"), (0.8, "#0a2b4c"), (1, "#061a33")))
    for x, w, o in ((360, 60, 0.14), (470, 90, 0.12), (250, 50, 0.08)):
        shape(
            c,
            f"M{x} 166H{x + w}L{x - 60 + w * 1.8} 700H{x - 170}Z",
            c.linear((0, "#eafff0", o * 1.5), (1, "#eafff0", 0)),
        )
    for y, h, tint in ((820, 90, "#0c3558"), (870, 70, "#07203c")):
        shape(c, hill(c.rng, y, h, 4), tint)
    for x, h, tint in rows("40 150 #1d6b6d, 70 110 #2a8a7c, 560 170 #1d6b6d, 530 120 #2a8a7c, 590 110 #d9605a"):
        stroke(c, [(x, 900), (x - 14, 900 - h * 0.35), (x + 12, 900 - h * 0.7), (x - 6, 900 - h)], tint, 12)
    with placed(c, 300, 690, 1.62, -8):
        body = (
            "M-160 -14C-150 -70 -80 -92 -10 -84C70 -76 110 -40 150 -44C160 -66 184 -84 206 -80"
            "C200 -62 190 -48 176 -38C192 -34 204 -22 208 -6C188 -6 168 -14 154 -26C120 0 80 50 0 56"
            "C-80 60 -156 40 -160 -14Z"
        )
        shape(c, body, c.linear((0, "#5f8fb8"), (0.5, "#2f5f92"), (1, "#1a3d6d")))
        shape(c, "M-159 0C-150 44 -80 58 0 56C40 52 66 38 90 22C40 30 -80 36 -159 0Z", "#c9dfe6")
        for k in range(7):
            stroke(
                c,
                [(-140 + k * 9, 12 + k * 4), (-80 + k * 16, 26 + k * 3.6), (0 + k * 10, 28 + k * 3)],
                "#7fa3b8",
                1.6,
                opacity=0.8,
            )
        shape(c, "M-60 30C-60 60 -40 96 -8 104C-8 76 -16 50 -28 32Z", "#24508a")
        stroke(c, [(-159, 0), (-120, 16), (-84, 16)], "#12294d", 3)
        c.add("circle", cx=-92, cy=-8, r=9, fill="#fff")
        c.add("circle", cx=-93, cy=-8, r=5.4, fill="#0a1a33")
        c.add("circle", cx=-95, cy=-10, r=1.8, fill="#fff")
        stroke(c, [(-106, -20), (-92, -24), (-78, -18)], "#12294d", 3)
        dots(c, 40, "#a8cbdc", 3, 0.6, (-70, -76, 60, -30))
        c.add("circle", cx=-112, cy=8, r=8, fill="#f0a08c", opacity=0.4)
    with placed(c, 214, 616, 1.15, -14):
        c.add("rect", x=-24, y=-26, width=44, height=52, rx=4, fill="#d9a25a")
        c.add("rect", x=-24, y=-26, width=13, height=52, fill="#8a5a34")
        c.add("path", d="M-24 -10H20M-24 8H20", stroke="#8a5a34", stroke_width=2.5)
        c.add("ellipse", cx=20, cy=0, rx=7, ry=26, fill="#f3d08c")
    line = [(208, 584), (190, 500), (250, 420), (210, 330), (180, 240), (176, 170), (200, 112), (172, 50)]
    stroke(c, line, "#fff0c8", 3.4)
    for i, (x, y) in enumerate(((196, 520), (236, 440), (224, 360), (192, 280))):
        for k in (1, 2):
            c.add(
                "path",
                d=arc(x, y, 9 + k * 8, 200, 340),
                stroke="#ffd98a",
                stroke_width=2.5,
                fill="none",
                opacity=0.75 - k * 0.2 - i * 0.03,
            )
    for x, y, s, tint in ((470, 330, 1, "#f3a6b4"), (390, 250, 0.6, "#f7c9c0"), (540, 450, 0.7, "#c98fc9")):
        with placed(c, x, y, s):
            glow(c, 0, 0, 90, tint, 0.35)
            for k in (-28, -12, 6, 24):
                stroke(c, [(k, 0), (k + 8, 34), (k - 8, 66), (k + 6, 100)], tint, 4, opacity=0.8)
            shape(
                c, "M-44 4C-44 -56 44 -56 44 4C30 -6 20 8 8 0C-4 8 -16 -4 -26 4C-34 -4 -40 6 -44 4Z", tint, opacity=0.92
            )
    for x, y, s, tint, flip, turn in (
        (270, 300, 42, "#f0744f", True, 0),
        (300, 350, 36, "#f0a04f", True, -8),
        (266, 268, 30, "#f0a04f", True, 6),
        (110, 430, 50, "#ffd98a", False, 4),
        (70, 470, 34, "#ffd98a", False, -6),
        (80, 300, 26, "#f0744f", False, 0),
    ):
        fish(c, x, y, s, tint, flip, turn)
    shape(c, "M-10 120H250V134H-10Z", "#6d4436")
    for x in (20, 90, 160, 226):
        c.add("rect", x=x, y=124, width=12, height=120 - x * 0.2, fill="#4a2c2a")
    person(
        c,
        150,
        122,
        98,
        "#d8402f",
        skin=SKINS[1],
        sit=False,
        arms=((96, 168), (30, 20)),
        stride=((16, 4), (-10, -14)),
        style="bob",
        hat="beanie",
        hat_colour="#1f6f80",
        scarf="#f7d98a",
    )
    with placed(c, 168, 40, 0.4, 0):
        c.add("rect", x=-24, y=-20, width=44, height=52, rx=4, fill="#d9a25a")
    lantern(c, 232, 74, 34, "#ffe28a", 2.6)
    c.add("path", d="M232 124V70H222", stroke="#4a2c2a", stroke_width=5, fill="none")
    cat(c, 52, 121, 42, "#3a2028")
    dots(c, 60, "#d8f6f0", 4, 0.5, (0, 200, WIDTH, 880))
    c.save()


SCENES = [monster_story, mossy_shelter, whale_phone]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
