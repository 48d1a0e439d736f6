"""Pictures: a dragon of glass, a paper forest, a whale of ink."""

import math

from canvas import Canvas, blob, mix, polygon, smooth
from motifs_b import (
    REACH,
    WALK,
    Look,
    Pose,
    backdrop,
    box,
    disc,
    figure,
    glow,
    grain,
    hatch,
    house,
    line,
    oval,
    shape,
    vignette,
)


def vitrail_dragon() -> None:
    """A dragon leans out of a stained-glass window towards a child with a broom."""
    c = Canvas("vitrail-dragon")
    backdrop(c, c.linear((0, "#1a1622"), (1, "#2c2430")))
    for y in range(0, 720, 62):
        for x in range(-40 + (y // 62 % 2) * 50, 640, 100):
            box(c, x, y, 97, 59, mix("#2a2432", "#3c3442", c.rng.random()))
    arch = "M92 610V300Q92 110 300 24Q508 110 508 300V610Z"
    shape(c, arch, "#0c0a10", stroke="#5a5060", stroke_width=26)
    c.open(clip_path=c.clip(arch))
    grid = [
        [(60 + i * 60 + c.rng.uniform(-16, 16), 10 + k * 62 + c.rng.uniform(-16, 16)) for i in range(9)]
        for k in range(11)
    ]
    for k in range(10):
        for i in range(8):
            cell = [grid[k][i], grid[k][i + 1], grid[k + 1][i + 1], grid[k + 1][i]]
            far = math.hypot(cell[0][0] - 390, cell[0][1] - 190)
            if far < 100:
                tint = c.rng.choice(("#ffe27a", "#ffc93f", "#fff0b0"))
            elif far < 190:
                tint = c.rng.choice(("#ff9a3f", "#f0702f", "#ffb85a"))
            elif k > 7:
                tint = c.rng.choice(("#1f8a4a", "#2fae5c", "#146a44"))
            else:
                tint = c.rng.choice(("#2456c8", "#3f7fe8", "#1a3c9a", "#5a4fd0", "#2fa0e0"))
            shape(c, polygon([(round(x), round(y)) for x, y in cell]), tint, stroke="#0c0a10", stroke_width=5)
    glow(c, 390, 190, 130, "#fffbe0", 0.8)
    shape(c, "M92 610V520L150 470L210 520L270 460L330 530V610Z", "#7a3fb0", stroke="#0c0a10", stroke_width=6)
    shape(c, "M370 610V430h20v-18h18v18h20v-18h18v18h22V610Z", "#c9b8e8", stroke="#0c0a10", stroke_width=6)
    for x, y in ((392, 470), (428, 470), (410, 530)):
        shape(c, f"M{x} {y + 30}v-22q8 -12 16 0v22Z", "#ffc93f", stroke="#0c0a10", stroke_width=4)
    # the coils and the wing, still in the glass
    lead = "#0c0a10"
    for width, tint in ((94, lead), (80, "#c8203c")):
        line(c, [(150, 640), (120, 500), (220, 420), (330, 470), (350, 560), (250, 600)], tint, width, soft=True)
    for x, y, turn in (
        (128, 560, 80),
        (136, 480, 40),
        (190, 434, 10),
        (256, 428, -10),
        (316, 462, -40),
        (344, 520, -80),
    ):
        c.add(
            "path",
            d="M0 -40Q12 0 0 40",
            fill="none",
            stroke=lead,
            stroke_width=4,
            transform=f"translate({x} {y}) rotate({turn})",
        )
    shape(
        c,
        "M200 420Q120 330 110 180Q160 190 190 240Q190 170 240 120Q262 190 262 250Q290 210 320 200Q310 320 270 420Z",
        "#f0602f",
        stroke=lead,
        stroke_width=7,
    )
    for d in ("M230 420Q170 320 110 180", "M236 420Q226 260 240 120", "M250 420Q270 300 320 200"):
        c.add("path", d=d, fill="none", stroke=lead, stroke_width=6)
    c.close()
    shape(c, arch, "none", stroke="#0c0a10", stroke_width=12)
    shape(c, "M66 606H534V640H66Z", "#5a5060")
    shape(c, "M66 606H534V616H66Z", "#8a7f90")
    # light on the floor, in the colours of the glass
    shape(c, "M0 720H600V900H0Z", "#1c1822")
    for i, tint in enumerate(("#2456c8", "#7a3fb0", "#ffc93f", "#f0602f", "#c8203c", "#2fae5c", "#3f7fe8")):
        x = 96 + i * 58
        top, foot = 300 + (x - 300) * 0.9, 300 + (x - 300) * 1.25 - 40
        quad = [(top, 726), (top + 52, 726), (foot + 70, 890), (foot, 890)]
        shape(c, polygon([(round(a), round(b)) for a, b in quad]), tint, opacity=0.5)
    shape(
        c, polygon([(110, 600), (490, 600), (560, 890), (20, 890)]), c.linear((0, "#ffe9a8", 0.3), (1, "#ffe9a8", 0.03))
    )
    for x in (-10, 510):
        shape(c, f"M{x} 900V742h100v22h-84V900Z", "#3a2418")
        box(c, x, 690, 14, 210, "#4a2e1e")
    # the neck that comes out of the glass
    spine = [(250, 600), (196, 640), (190, 700), (250, 738), (306, 724)]
    for width, tint in ((84, lead), (72, "#e0304a")):
        line(c, spine, tint, width, soft=True)
    line(c, [(270, 610), (220, 646), (212, 692), (256, 720)], "#ffb85a", 18, soft=True)
    for x, y in ((170, 620), (150, 660), (152, 704), (178, 744), (218, 770)):
        shape(c, f"M{x + 8} {y - 14}L{x - 22} {y + 4}L{x + 10} {y + 14}Z", "#ffc93f", stroke=lead, stroke_width=3)
    shape(
        c,
        "M268 690Q300 654 350 680Q410 700 414 728Q410 748 372 752Q330 776 286 762Q252 736 268 690Z",
        "#e0304a",
        stroke=lead,
        stroke_width=5,
    )
    shape(c, "M284 684L256 640L310 668ZM312 672L304 624L340 674Z", "#ffc93f", stroke=lead, stroke_width=4)
    disc(c, 336, 702, 12, "#fff6d0", stroke=lead, stroke_width=3)
    disc(c, 340, 703, 5, lead)
    disc(c, 400, 718, 4, lead)
    c.add("path", d="M412 732Q370 746 330 742", fill="none", stroke=lead, stroke_width=4, stroke_linecap="round")
    for x, y, r in ((430, 712, 7), (446, 696, 10), (458, 674, 7)):
        disc(c, x, y, r, "#fff6e0", opacity=0.55)
    child = Look("#e8dccb", "#3a5fa8", child=True, style="plait", hair="#8a4a24", wear="dress")
    hand = figure(
        c, 496, 866, 218, child, Pose((86, 10), (30, 30), (6, 4), (-8, 6), -4, -10), -1, ("#ffc93f", -2.5, -2)
    )["far"]
    line(c, [(hand[0] + 24, hand[1] - 60), (hand[0] - 26, 860)], "#b8824a", 6)
    shape(c, f"M{hand[0] - 34:.0f} 826l18 4l10 46h-52Z", "#e8c25a")
    vignette(c, "#08060c", 0.6)
    grain(c, 260, "#ffe9c8", 1.5, 0.3)
    c.save()


def foret_de_papier() -> None:
    """Sheets of green paper, one behind the other, open on a small golden house."""
    c = Canvas("foret-de-papier")
    backdrop(c, c.radial((0, "#fff6cf"), (0.6, "#ffd76a"), (1, "#e8a83a"), cy=0.52, r=0.4))
    disc(c, 300, 440, 74, "#fffbe8")
    house(c, 274, 520, 52, 60, "#c8502e", "#7a2a1c", "#fff0a8", c.rng)
    shape(c, "M150 540Q220 500 300 518T460 530V640H150Z", "#e0b04a")
    line(c, [(300, 520), (310, 560), (280, 610), (330, 700)], "#fff0b8", 9, soft=True)
    figure(c, 306, 566, 30, Look("#7a2a1c", "#7a2a1c", "#7a2a1c", "#7a2a1c", "coat"), WALK, 1)
    tints = ("#0d3a2a", "#1f5a3c", "#3c7f52", "#6fa673", "#a9cfa0", "#dcecd0", "#f7f8ec")
    sheet = "M-20 -20H620V920H-20Z"
    for k, tint in enumerate(tints):
        rx, ry = 120 + k * 30, 150 + k * 52
        cx, cy = 300 + (-1) ** k * (10 + 2 * k), 476 - k * 4
        ring = []
        for i in range(15):
            a = -2 * math.pi * i / 15
            s = c.rng.uniform(0.88, 1.1)
            ring.append((cx + rx * s * math.cos(a), cy + ry * s * math.sin(a)))
        hole = smooth(ring, closed=True)
        for lift, depth in ((12, 0.16), (6, 0.22)):
            shape(
                c,
                sheet + hole,
                "#06140c",
                fill_rule="evenodd",
                opacity=depth,
                transform=f"translate({lift * 0.4} {lift})",
            )
        shape(c, sheet + hole, tint, fill_rule="evenodd")
        # trees and beasts belong to the sheet they are cut from
        foot = cy + ry * 0.86
        if k in (0, 1, 2, 3):
            for f in (-1, 1):
                for reach, tall in ((0.98, 1), (0.72, 0.6)):
                    x = cx + f * rx * reach
                    h = (70 + k * 26) * tall
                    low = foot - (0 if reach < 0.9 else ry * 0.28)
                    for step in range(3):
                        y, w = low - step * h * 0.27, h * (0.34 - step * 0.08)
                        shape(c, polygon([(x - w, y), (x, y - h * 0.48), (x + w, y)]), tint)
                    box(c, x - h * 0.04, low - 2, h * 0.08, h * 0.3, tint)
        if k == 2:
            shape(
                c,
                "M402 628Q400 590 420 582L416 552L404 536L410 526L402 508M416 552L426 530L422 512",
                "none",
                stroke=tint,
                stroke_width=5,
            )
            shape(
                c,
                "M398 640V600Q396 570 414 560Q424 546 436 552L450 562L446 572"
                "L434 572Q436 590 470 590Q486 594 486 640H478L474 612H418L408 640Z",
                tint,
            )
        if k == 4:
            for x, y, s in ((120, 360, 1), (96, 520, 0.8)):
                shape(
                    c,
                    f"M{x} {y}q{20 * s} {-22 * s} {44 * s} {-4 * s}l{12 * s} {4 * s}"
                    f"l{-12 * s} {4 * s}q{-10 * s} {22 * s} {-34 * s} {12 * s}l{-34 * s} {14 * s}Z",
                    tint,
                )
    # the largest sheet: ferns, a fox, and the one who cuts
    front = tints[-1]
    for x, y, turn in ((40, 800, 20), (86, 850, 40), (560, 180, 200), (30, 140, 130), (520, 90, 220), (574, 300, 190)):
        c.open(transform=f"translate({x} {y}) rotate({turn})")
        for i in range(7):
            w = 46 - i * 5
            for f in (-1, 1):
                shape(
                    c, f"M0 {-i * 22}q{f * w * 0.5:.0f} -22 {f * w} -14q{f * -w * 0.3:.0f} 18 {f * -w} 14Z", "#c9dfbb"
                )
        line(c, [(0, 10), (0, -160)], "#c9dfbb", 4)
        c.close()
    shape(c, "M-20 920V846Q120 800 300 838T620 820V920Z", "#06140c", opacity=0.25, transform="translate(0 -8)")
    shape(c, "M-20 920V846Q120 800 300 838T620 820V920Z", front)
    c.open(transform="translate(4 6)", opacity=0.25)
    shadow = Look("#06140c", "#06140c", "#06140c", "#06140c", "dress", "bob", child=True)
    stance = Pose((104, 14), (30, 30), (10, 4), (-12, 6), 2, -8)
    figure(c, 190, 846, 250, shadow, stance, 1)
    c.close()
    cutter = Look("#c8502e", "#5a2a1c", "#f7dfc0", "#5a2a1c", "dress", "bob", child=True)
    x, y = figure(c, 186, 842, 250, cutter, stance, 1)["near"]
    for turn in (-14, 14):
        shape(c, "M-4 0L70 -5L72 0L-4 5Z", "#8a9a94", transform=f"translate({x:.0f} {y:.0f}) rotate({turn - 30})")
    for dx, dy in ((-16, 12), (-20, -6)):
        oval(c, x + dx * 0.6, y + dy, 11, 8, "none", stroke="#e8a83a", stroke_width=5)
    shape(
        c,
        "M416 842Q420 790 466 786Q480 782 488 764L484 738L504 752L522 738"
        "L526 766Q528 784 510 796Q514 830 508 842H492L488 820Q466 830 452 842Z",
        "#e07a3a",
    )
    shape(c, "M424 842Q372 840 360 796Q392 800 420 826ZM504 776l14 -4l-8 12Z", "#e07a3a")
    shape(c, "M360 796Q372 798 384 804L376 822Q364 812 360 796Z", "#fffdf4")
    disc(c, 500, 766, 3, "#2a140c")
    for _ in range(16):
        px, py = c.rng.uniform(220, 420), c.rng.uniform(846, 892)
        shape(c, f"M{px:.0f} {py:.0f}l12 -4l-3 10Z", c.rng.choice(("#6fa673", "#a9cfa0", "#3c7f52")))
    grain(c, 420, "#2a4a34", 1.2, 0.18)
    c.save()


def encrier_baleine() -> None:
    """From a tipped inkwell rises a whale of ink; a small red sail keeps ahead of it."""
    c = Canvas("encrier-baleine")
    backdrop(c, c.linear((0, "#f4efe2"), (1, "#e3dac4")))
    for _ in range(8):
        x, y = c.rng.uniform(60, 540), c.rng.uniform(60, 500)
        shape(c, blob(c.rng, x, y, c.rng.uniform(70, 190), c.rng.uniform(30, 90)), "#8d97a0", opacity=0.07)
    disc(c, 452, 150, 62, "#d8d0bc", opacity=0.8)
    disc(c, 444, 146, 56, "#f4efe2")
    ink, mid, pale = "#14171f", "#4a535f", "#98a2aa"
    for k, (tint, fade) in enumerate(((pale, 0.35), (mid, 0.4), (ink, 0.5))):
        pts = [
            (-20, 560 - k * 6),
            (80, 500 + k * 16),
            (190, 540),
            (320, 470 + k * 34),
            (450, 540 + k * 8),
            (620, 480 + k * 30),
        ]
        shape(c, smooth(pts) + "L620 720L-20 720Z", tint, opacity=fade)
    # the whale
    body = (
        "M540 800Q600 640 556 470Q510 300 360 236Q250 196 150 250Q84 290 82 350"
        "Q84 384 120 392Q200 400 262 440Q330 490 330 580Q330 680 250 760Q330 800 420 800Z"
    )
    shape(c, body, pale, opacity=0.5, transform="translate(-10 8)")
    shape(c, body, c.linear((0, mid), (0.3, ink), (1, ink)))
    shape(
        c,
        "M82 350Q84 384 120 392Q200 400 262 440Q330 490 330 580"
        "Q330 640 300 700Q300 560 236 490Q160 420 96 410Q70 392 82 350Z",
        "#e8e2d2",
    )
    for k in range(7):
        d = (
            f"M{100 + k * 10} {398 - k * 2}Q{210 + k * 10} {430 - k * 4} {268 + k * 6} {520 - k * 6}"
            f"Q{292 + k * 3} 580 {302 + k * 2} 640"
        )
        c.add("path", d=d, fill="none", stroke=mid, stroke_width=2.2, opacity=0.7)
    shape(c, "M372 470Q350 560 440 640Q470 640 462 590Q440 500 404 462Q384 452 372 470Z", mid)
    shape(c, "M150 336q12 -12 26 0q-12 12 -26 0Z", "#f4efe2")
    disc(c, 164, 336, 5, ink)
    c.add("path", d="M92 358Q150 380 214 376Q250 380 280 400", fill="none", stroke="#f4efe2", stroke_width=3)
    for dx, top in ((-40, 90), (-14, 60), (16, 84), (44, 120)):
        c.add(
            "path",
            d=f"M260 214Q{256 + dx * 0.3} 130 {260 + dx} {top}",
            fill="none",
            stroke=mid,
            stroke_width=7,
            stroke_linecap="round",
            opacity=0.7,
        )
    for _ in range(46):
        x, y = c.rng.gauss(300, 150), c.rng.gauss(230, 110)
        disc(c, round(x), round(y), c.rng.uniform(1.5, 6), c.rng.choice((ink, mid, pale)), opacity=0.75)
    for _ in range(26):
        x0 = c.rng.uniform(380, 540)
        d = (
            f"M{x0:.0f} {c.rng.uniform(480, 700):.0f}"
            f"q{c.rng.uniform(10, 30):.0f} -60 {c.rng.uniform(-20, 10):.0f} -{c.rng.uniform(80, 150):.0f}"
        )
        c.add("path", d=d, fill="none", stroke="#8d97a0", stroke_width=1.4, opacity=0.45)
    # waves with a lace of foam, and the boat
    for x, y, s, tint in ((150, 600, 1, "#6d7782"), (60, 650, 1.25, mid), (-60, 690, 1.6, "#2c333d")):
        crest = [(x - 120 * s, y + 70 * s), (x, y + 30 * s), (x + 70 * s, y - 20 * s), (x + 128 * s, y - 14 * s)]
        fold = [
            (x + 128 * s, y - 14 * s),
            (x + 110 * s, y + 24 * s),
            (x + 140 * s, y + 70 * s),
            (x + 190 * s, y + 180 * s),
        ]
        shape(c, f"{smooth(crest)}L{smooth(fold)[1:]}V780H{x - 120 * s:.0f}Z", tint)
        line(c, crest, "#f4efe2", 5 * s, soft=True)
        for k in range(4):
            disc(c, x + (132 + k * 7) * s, y + (-12 + k * k * 6) * s, (8 - 1.7 * k) * s, "#f4efe2")
        for k in (18, 36):
            line(c, [(px - 4, py + k * s) for px, py in crest[:3]], "#f4efe2", 1.6, soft=True, opacity=0.6)
    c.open(transform="translate(84 560) rotate(-12)")
    shape(c, "M-52 0H52L34 26H-36Z", "#f4efe2", stroke=ink, stroke_width=3)
    line(c, [(0, 0), (0, -92)], ink, 4)
    shape(c, "M4 -90Q60 -50 50 -8H4ZM-4 -78Q-40 -40 -38 -8H-4Z", "#d0282c")
    figure(c, -22, 4, 46, Look(ink, ink, ink, ink, "shirt", child=True), REACH, -1)
    c.close()
    # the desk, the sleeper, the well
    shape(c, "M-10 760H610V910H-10Z", c.linear((0, "#cbbd9c"), (1, "#8d7c5c")))
    hatch(c, (0, 770, 560, 890), 80, "#6a5a40", (44, 0), 1.4, 0.4)
    shape(c, "M60 800L330 786L372 880L40 896Z", "#fbf8ee", stroke="#b8a98a", stroke_width=1.5)
    for k in range(6):
        line(c, [(96 - k * 3, 812 + k * 13), (230 + k * 3, 806 + k * 13)], pale, 3, stroke_dasharray=f"{18 + k * 3} 8")
    shape(c, "M420 800Q470 760 540 800L560 770Q570 850 520 846Q450 846 420 800Z", ink)
    shape(c, "M250 762Q340 800 420 800H546Q500 830 470 822Q380 850 330 810Q290 800 250 762Z", ink)
    shape(c, "M470 800h96q10 44 -4 74h-88q-14 -30 -4 -74Z", "#b8c4c8", opacity=0.95)
    shape(c, "M478 832h82q2 24 -6 38h-70q-8 -14 -6 -38Z", ink)
    oval(c, 518, 800, 44, 11, ink)
    oval(c, 518, 796, 44, 11, "none", stroke="#e8eef0", stroke_width=5)
    line(c, [(486, 812), (482, 862)], "#ffffff", 5, opacity=0.8)
    shape(c, "M-10 910V806Q40 760 110 790Q176 812 230 850Q240 866 222 872Q150 860 120 880V910Z", mid)
    oval(c, 150, 808, 50, 42, "#e3c3a0")
    shape(c, "M96 812Q92 750 150 752Q206 756 200 800Q170 776 140 796Q120 830 110 846Q98 834 96 812Z", ink)
    disc(c, 204, 820, 8, "#e3c3a0")
    for d in ("M164 808q10 6 20 -1", "M178 836q8 4 14 0"):
        c.add("path", d=d, fill="none", stroke=ink, stroke_width=3, stroke_linecap="round")
    line(c, [(70, 880), (150, 868), (236, 862)], mid, 40)
    disc(c, 246, 862, 18, "#e3c3a0")
    line(c, [(252, 866), (330, 770)], ink, 4)
    shape(c, "M330 770Q352 700 410 676Q404 740 344 776Z", "#fbf8ee", stroke=mid, stroke_width=1.5)
    grain(c, 600, "#4a3f2c", 1.2, 0.25)
    vignette(c, "#5a4a30", 0.3)
    c.save()


SCENES = [
    vitrail_dragon,
    foret_de_papier,
    encrier_baleine,
]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
