"""Scenes of quarrels and strings: a split table, puppets, a call under the sea."""

import math

from canvas import WIDTH, Canvas, Point, hill
from creatures_c import cat, fish, pine
from motifs_c import (
    SKINS,
    boat,
    cloud,
    dots,
    glow,
    ground,
    lantern,
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


def split_table() -> None:
    c = Canvas("table-au-gouffre")
    ground(c, (0, "#2a0f1c"), (0.4, "#571a2a"), (0.75, "#8a2f34"), (1, "#3a1222"))
    for k in range(7):
        c.add("rect", x=k * 100 - 30, y=0, width=40, height=900, fill="#1c0912", opacity=0.16)
    glow(c, 118, 380, 250, "#ffb347", 0.75)
    glow(c, 484, 400, 250, "#ffb347", 0.75)
    glow(c, 300, 860, 240, "#5fd0c8", 0.75)
    shape(c, "M190 850C240 838 280 850 310 844C340 838 370 850 420 842V910H200Z", "#5fd0c8")
    boat(c, 296, 852, 58, "#1c0912", "#fff4dc")
    shape(
        c, "M-10 640L214 640L246 700L206 770L250 850L222 910H-10Z", c.linear((0, "#5a2230"), (1, "#1c0912"), angle=40)
    )
    shape(
        c, "M610 640L386 640L350 716L396 780L346 846L384 910H610Z", c.linear((0, "#5a2230"), (1, "#1c0912"), angle=140)
    )
    for side in (0, 1):
        for k in range(5):
            x = 30 + k * 40 if not side else 570 - k * 40
            stroke(
                c,
                [(x, 660 + k * 6), (x + (8 if side else -8), 740 + k * 10), (x + (-6 if side else 6), 880)],
                "#120509",
                4,
                opacity=0.5,
            )
    shape(c, "M214 640L246 700L206 770L250 850L222 910H210L236 850L190 770L230 700L200 640Z", "#c9704c", opacity=0.6)
    shape(c, "M386 640L350 716L396 780L346 846L384 910H396L360 846L410 780L366 716L400 640Z", "#c9704c", opacity=0.6)
    for side in (-1, 1):
        c.open(transform=f"translate(300 0) scale({side} 1)")
        shape(c, "M282 420H296V660H282Z", "#1c0912")
        shape(c, "M236 540H300V556H236ZM238 552H248V660H238Z", "#1c0912")
        c.close()
    person(
        c,
        96,
        668,
        300,
        "#2f5a6a",
        skin=SKINS[3],
        sit=True,
        stride=((78, 4), (70, -4)),
        arms=((50, 100), (36, 70)),
        style="bun",
        hair="#2a1418",
        legs="#1c0912",
        hem=13,
        drop=33,
    )
    person(
        c,
        506,
        668,
        300,
        "#c9973a",
        skin=SKINS[4],
        flip=True,
        sit=True,
        stride=((78, 4), (70, -4)),
        arms=((70, 140), (10, 110)),
        style="short",
        hair="#140a0c",
        legs="#1c0912",
        hem=13,
        drop=33,
    )
    left = (
        "M96 520H268L250 534L276 546L240 566L262 590L226 640L236 600L200 620L190 580L160 632L150 584L110 640L104 586Z"
    )
    right = (
        "M504 520H330L346 536L322 548L352 570L330 588L372 648L366 604L400 630L412 584L440 640L452 584L490 636L498 586Z"
    )
    shape(c, "M122 560H134V660H118ZM206 560H218L222 644H210ZM478 560H466V660H482ZM394 560H382L378 644H390Z", "#1c0912")
    for d in (left, right):
        shape(c, d, "#f3e2cc")
    shape(c, "M96 520H268L250 534H100ZM504 520H330L346 536H500Z", "#fff8ea")
    for k in range(5):
        c.add(
            "path",
            d=f"M{116 + k * 28} 536V{582 - k % 2 * 8}M{372 + k * 28} 536V{580 + k % 2 * 8}",
            stroke="#c9a890",
            stroke_width=3,
            opacity=0.7,
        )
    c.add("path", d="M262 528L282 544M256 540L300 560M336 542L312 552", stroke="#f3e2cc", stroke_width=2.4)
    for x, tilt in ((224, 0), (372, 0)):
        with placed(c, x, 520, 1, tilt):
            c.add("rect", x=-7, y=-64, width=14, height=58, fill="#fff4dc")
            shape(c, "M-20 -6H20L12 0H-12Z", "#d99a34")
            glow(c, 0, -84, 70, "#fff0b0", 0.95)
            shape(c, "M0 -108C12 -90 10 -72 0 -68C-10 -72 -12 -90 0 -108Z", "#ffe27a")
            shape(c, "M0 -92C5 -84 5 -74 0 -71C-5 -74 -5 -84 0 -92Z", "#f28c28")
    with placed(c, 166, 519):
        shape(c, "M-24 -4H24L16 2H-16Z", "#fff")
        shape(c, "M-14 -26H14C14 -8 8 -4 0 -4C-8 -4 -14 -8 -14 -26Z", "#5fa0a8")
    with placed(c, 432, 519, 1, 14):
        shape(c, "M-14 -26H14C14 -8 8 -4 0 -4C-8 -4 -14 -8 -14 -26Z", "#5fa0a8")
    for x, y, a in ((290, 580, 30), (318, 640, 80), (284, 700, 160), (312, 770, 220)):
        with placed(c, x, y, 0.5, a):
            shape(
                c,
                "M-14 -26H14C14 -8 8 -4 0 -4C-8 -4 -14 -8 -14 -26Z" if a % 60 else "M-2 -50H2V0L8 30H-8L-2 0Z",
                "#f3e2cc",
            )
    with placed(c, 300, 300, 1.15, -12):
        glow(c, 0, 0, 90, "#fff4dc", 0.6)
        shape(c, "M-56 -6L62 -30L-10 10Z", "#fffaf0")
        shape(c, "M-10 10L62 -30L-2 44Z", "#d8c3b0")
        shape(c, "M-10 10L62 -30L-18 40Z", "#f3e2cc")
    c.add(
        "path",
        d="M404 384C392 330 366 312 346 310M240 318C220 322 200 336 196 352",
        stroke="#fff4dc",
        stroke_width=3,
        stroke_dasharray="3 11",
        fill="none",
        stroke_linecap="round",
        opacity=0.8,
    )
    c.add("path", d="M300 -10V82", stroke="#d99a34", stroke_width=5)
    with placed(c, 300, 70, 1, 0):
        stroke(c, [(-120, 6), (-60, 44), (0, 10), (60, 44), (120, 6)], "#d99a34", 7)
        for k in (-120, -60, 60, 120):
            c.add("rect", x=k - 5, y=-26 if abs(k) > 100 else 10, width=10, height=30, fill="#fff4dc")
            shape(c, f"M{k} {-52 if abs(k) > 100 else -16}q10 18 0 24q-10 -6 0 -24Z", "#ffe27a")
            glow(c, k, -36 if abs(k) > 100 else 0, 46, "#ffcf6a", 0.6)
    dots(c, 120, "#ffcf8a", 2, 0.3)
    vignette(c, "#120509", 0.6)
    c.save()


def puppet(c: Canvas, x: float, y: float, s: float, coat: str, hat: str, bar: bool = True) -> Point:
    """A jointed puppet whose head's top is at (x, y); gives where its leading hand holds the next bar."""
    with placed(c, x, y, s / 100):
        for joints, tint in (
            ([(-12, 34), (-34, 22), (-38, -2)], coat),
            ([(12, 34), (34, 44), (46, 30)], coat),
            ([(-7, 72), (-14, 96), (-10, 122)], "#f6e7cc"),
            ([(7, 72), (18, 92), (30, 114)], "#f6e7cc"),
        ):
            limb(c, joints, tint, 9)
            c.add("circle", cx=joints[1][0], cy=joints[1][1], r=3, fill="#1a0d12")
        shape(c, "M-14 126C-16 118 -4 116 -2 126ZM26 118C28 108 42 114 40 122Z", "#1a0d12")
        shape(c, "M-16 28H16L20 76L10 70L0 80L-10 70L-20 76Z", coat)
        shape(c, "M0 28H16L20 76L10 70L0 80Z", "#000", opacity=0.2)
        for k in range(3):
            c.add("circle", cy=38 + k * 11, r=2.8, fill="#f6e7cc")
        shape(c, "M-18 30C-10 22 10 22 18 30C8 38 -8 38 -18 30Z", "#f6e7cc")
        c.add("circle", cy=12, r=16, fill="#f0d3ae")
        c.add("circle", cx=-5, cy=10, r=2, fill="#1a0d12")
        c.add("circle", cx=7, cy=10, r=2, fill="#1a0d12")
        c.add("circle", cx=2, cy=15, r=3, fill="#c8323a")
        stroke(c, [(-5, 21), (1, 24), (8, 20)], "#1a0d12", 2)
        shape(c, "M-18 4C-14 -14 -6 -30 8 -40C10 -24 16 -10 18 4C6 -2 -6 -2 -18 4Z", hat)
        c.add("circle", cx=8, cy=-40, r=5, fill="#f6e7cc")
        for hx, hy in ((-38, -4), (46, 28)):
            c.add("circle", cx=hx, cy=hy, r=5.5, fill="#f0d3ae")
        if bar:
            c.add("path", d="M26 34L70 20M40 14L56 42", stroke="#8a5a2c", stroke_width=6, stroke_linecap="round")
    return x + 0.48 * s, y + 0.27 * s


def puppet_strings() -> None:
    c = Canvas("marionnettes-en-chaine")
    ground(c, (0, "#f0cf8f"), (0.6, "#f7e6bd"), (1, "#d9a75e"))
    c.add("circle", cx=290, cy=360, r=260, fill="#fdf3d8")
    for k, tint in enumerate(("#e0b26a", "#c98f50", "#a86f40")):
        shape(c, hill(c.rng, 640 + k * 40, 70, 3), tint)
    for x, h in ((470, 120), (520, 90), (110, 100)):
        pine(c, x, 690, h, "#a86f40")
    shape(c, "M-10 740H610V910H-10Z", "#5a2418")
    for k in range(9):
        c.add("path", d=f"M{-60 + k * 90} 910L{120 + k * 45} 740", stroke="#2f100c", stroke_width=3, opacity=0.6)
    skin, dark = "#e2a878", "#b97a52"
    stroke(c, [(88, -40), (120, 40), (150, 90)], "#1f2a4a", 96)
    stroke(c, [(138, 74), (160, 106)], "#fff4dc", 92)
    tips = []
    for points, width in (
        (((128, 128), (110, 170), (104, 214)), 25),
        (((150, 140), (146, 196), (150, 244)), 26),
        (((178, 138), (190, 196), (196, 240)), 26),
        (((204, 124), (226, 170), (240, 208)), 24),
        (((214, 96), (262, 116), (290, 152)), 26),
    ):
        stroke(c, [(x + 4, y + 3) for x, y in points], dark, width)
        stroke(c, points, skin, width)
        tips.append(points[-1])
        c.add("ellipse", cx=points[-1][0], cy=points[-1][1] + 2, rx=7, ry=8, fill="#f7cfae", opacity=0.8)
    shape(c, puff(c.rng, 170, 112, 56, 42, 0.06), skin)
    for (x1, y1), (x2, y2) in zip(tips, ((138, 364), (176, 380), (214, 402), (264, 420), (284, 426)), strict=True):
        c.add("path", d=f"M{x1} {y1}L{x2} {y2}", stroke="#1a0d12", stroke_width=2.2)
    size, px, py = 180.0, 200.0, 380.0
    coats = (("#c8323a", "#1f2a4a"), ("#2f6f78", "#c8323a"), ("#e0a030", "#2f6f78"))
    for k, (coat, hat) in enumerate(coats):
        hx, hy = puppet(c, px, py, size, coat, hat, bar=True)
        nsize = size * 0.52
        nx, ny = hx + nsize * 0.44, hy + nsize * (0.95 - k * 0.1)
        if k < 2:
            for dx, (sx, sy) in zip((-0.2, 0.0, 0.22), ((-0.38, -0.04), (0, -0.12), (0.46, 0.28)), strict=True):
                c.add(
                    "path",
                    d=(
                        f"M{hx + size * dx * 0.8:.0f} {hy - size * dx * 0.2:.0f}"
                        f"L{nx + sx * nsize:.0f} {ny + sy * nsize:.0f}"
                    ),
                    stroke="#1a0d12",
                    stroke_width=1.8 - k * 0.3,
                )
        else:
            for dx, tx in ((-0.15, 468), (0.2, 488)):
                c.add("path", d=f"M{hx + size * dx:.0f} {hy}L{tx} 742", stroke="#1a0d12", stroke_width=1.2)
        px, py, size = nx, ny, nsize
    with placed(c, 478, 764, 0.9):
        c.add("ellipse", rx=24, ry=15, fill="#f6e7cc")
        c.add("circle", cx=22, cy=-8, r=11, fill="#f6e7cc")
        c.add("circle", cx=18, cy=-19, r=7, fill="#f0b8a8")
        c.add("circle", cx=26, cy=-9, r=2, fill="#1a0d12")
        c.add("circle", cx=33, cy=-6, r=2.6, fill="#c8323a")
        stroke(c, [(-22, 4), (-44, 8), (-50, -8), (-62, -4)], "#f0b8a8", 4)
    with placed(c, 120, 812, 1, 16):
        c.add("path", d="M0 0L70 -24M0 -24L70 0", stroke="#c9d0d4", stroke_width=9, stroke_linecap="round")
        c.add("circle", cx=-14, cy=4, r=15, fill="none", stroke="#1f2a4a", stroke_width=8)
        c.add("circle", cx=-14, cy=-28, r=15, fill="none", stroke="#1f2a4a", stroke_width=8)
    for side in (-1, 1):
        c.open(transform=f"translate(300 0) scale({side} 1)")
        for edge, tint in ((212, "#7a141f"), (244, "#98202a"), (274, "#b52d34")):
            shape(
                c,
                f"M330 -10H{edge - 34}C{edge + 22} 200 {edge - 4} 380 {edge + 30} 520"
                f"C{edge + 6} 640 {edge + 20} 760 {edge - 4} 830H330Z",
                "#2a070c",
                opacity=0.35,
                transform="translate(-7 8)",
            )
            shape(
                c,
                f"M330 -10H{edge - 34}C{edge + 22} 200 {edge - 4} 380 {edge + 30} 520"
                f"C{edge + 6} 640 {edge + 20} 760 {edge - 4} 830H330Z",
                tint,
            )
            stroke(c, [(edge + 10, 40), (edge + 24, 260), (edge + 40, 520)], "#5a0c16", 4, opacity=0.5)
        c.add("ellipse", cx=290, cy=520, rx=40, ry=13, fill="#f0c24a")
        c.close()
    c.open(transform="translate(300 0)")
    for k in range(-3, 4):
        shape(
            c,
            f"M{k * 96 - 58} -10H{k * 96 + 58}C{k * 96 + 50} 60 {k * 96 - 50} 60 {k * 96 - 58} -10Z",
            "#b52d34" if k % 2 else "#98202a",
        )
        c.add(
            "path",
            d=f"M{k * 96 - 48} 18C{k * 96 - 36} 56 {k * 96 + 36} 56 {k * 96 + 48} 18",
            stroke="#f0c24a",
            stroke_width=6,
            fill="none",
        )
    c.close()
    for x, y, kind in rows("60 905 0, 150 915 1, 240 905 2, 330 915 0, 420 905 3, 510 915 1, 580 900 2"):
        c.add("circle", cx=x, cy=y - 34, r=34, fill="#1a0910")
        shape(c, f"M{x - 58} {y + 10}C{x - 50} {y - 20} {x + 50} {y - 20} {x + 58} {y + 10}Z", "#1a0910")
        if kind == 1:
            shape(c, leaf(x - 12, y - 56, 64, -10, 0.3) + leaf(x + 12, y - 56, 64, 12, 0.3), "#1a0910")
        if kind == 2:
            shape(c, f"M{x - 46} {y - 52}H{x + 46}L{x + 26} {y - 60}V{y - 92}H{x - 26}V{y - 60}Z", "#1a0910")
        if kind == 3:
            shape(
                c,
                f"M{x - 34} {y - 40}L{x - 30} {y - 86}L{x - 6} {y - 66}L{x + 6} {y - 66}L{x + 30} {y - 86}"
                f"L{x + 34} {y - 40}Z",
                "#1a0910",
            )
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
    line = [(208, 584), (190, 500), (250, 420), (210, 330), (180, 240), (176, 166), (168, 118)]
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
    stroke(c, [(168, 166), (196, 120), (170, 52)], "#fff0c8", 2.6)
    lantern(c, 232, 74, 34, "#ffe28a", 2.6)
    c.add("path", d="M232 124V70H222", stroke="#4a2c2a", stroke_width=5, fill="none")
    cat(c, 52, 121, 42, "#3a2028")
    dots(c, 60, "#d8f6f0", 4, 0.5, (0, 200, WIDTH, 880))
    c.save()


SCENES = [split_table, puppet_strings, whale_phone]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
