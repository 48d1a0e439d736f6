"""Scenes of quarrels and strings: a split table, puppets."""

from canvas import Canvas, Point, hill
from creatures_c import pine
from motifs_c import SKINS, boat, dots, glow, ground, leaf, limb, person, placed, puff, rows, shape, stroke, vignette


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


SCENES = [split_table, puppet_strings]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
