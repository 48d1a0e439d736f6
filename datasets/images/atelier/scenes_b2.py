"""Pictures: drawers, a cake with galleries, a soup, a king’s shadow, a puddle, a chessboard, cards."""

import math

from canvas import Canvas, Point, blob, hill, mix, polygon, smooth
from motifs_b import (
    CHEER,
    CLIMB,
    GIVE,
    REACH,
    READ,
    RUN,
    SIT,
    STAND,
    STOOP,
    WALK,
    Look,
    Pose,
    backdrop,
    bird,
    box,
    cloud,
    disc,
    figure,
    glow,
    grain,
    hatch,
    ladder,
    line,
    oval,
    shape,
    umbrella,
    vignette,
)


def tiroirs_des_saisons() -> None:
    """Each open drawer of a huge chest holds a weather of its own."""
    c = Canvas("tiroirs-des-saisons")
    backdrop(c, c.linear((0, "#4a2545"), (1, "#2a1430")))
    for x in range(20, 600, 56):
        for y in range(30, 840, 84):
            shape(c, f"M{x} {y}q10 14 0 28q-10 -14 0 -28Z", "#7a4468", opacity=0.5)
    box(c, 0, 838, 600, 62, "#1c0d22")
    oval(c, 300, 850, 290, 20, "#0e0614", opacity=0.7)
    wood = c.linear((0, "#8a4f24"), (0.5, "#c98440"), (1, "#7a421e"), angle=0)
    shape(c, "M56 170H544L560 146H40Z", "#e2a75c")
    box(c, 64, 168, 472, 660, wood)
    for x in (76, 490):
        shape(c, f"M{x} 820h34l-6 40h-22Z", "#5a2e16")
    hatch(c, (66, 172, 520, 820), 90, "#5a2e16", (26, 0), 1.2, 0.4)

    def drawer(x: float, y: float, w: float, h: float, sky: str) -> None:
        box(c, x, y, w, h, "#1a0d14")
        box(c, x + 8, y + 6, w - 16, h - 10, sky)

    def front(x: float, y: float, w: float, h: float) -> None:
        box(c, x - 8, y + 6, w + 16, h, "#1a0d14", opacity=0.4, rx=3)
        box(c, x - 10, y, w + 20, h, c.linear((0, "#f0bd74"), (0.15, "#d28f48"), (1, "#a2602a")), rx=4)
        box(c, x + 4, y + 12, w - 8, h - 24, "none", stroke="#8a4f24", stroke_width=3, rx=3)
        for knob in (x + w * 0.22, x + w * 0.78):
            disc(c, knob, y + h / 2 + 3, 10, "#5a2e16")
            disc(c, knob, y + h / 2, 10, "#ffe0a0")

    drawer(84, 196, 204, 120, c.linear((0, "#f9d7e0"), (1, "#cfe8c8")))
    line(c, [(96, 300), (150, 236), (170, 170), (216, 96)], "#5a2e26", 10, soft=True)
    line(c, [(150, 236), (206, 210), (252, 150)], "#5a2e26", 6, soft=True)
    for _ in range(46):
        t = c.rng.random()
        x, y = c.rng.gauss(150 + 66 * t, 30), c.rng.gauss(236 - 130 * t, 26)
        disc(c, x, y, c.rng.uniform(7, 13), c.rng.choice(("#f7b6c8", "#fbdbe3", "#ee8fae")))
    bird(c, 256, 110, 13, "#fbdbe3", 0.6)
    bird(c, 120, 78, 10, "#fbdbe3", 0.6)
    front(84, 274, 204, 56)
    drawer(312, 196, 204, 120, c.linear((0, "#2c3a56"), (1, "#5b7391")))
    cloud(c, 306, 190, 210, "#5b6680", c.rng)
    cloud(c, 340, 150, 170, "#7d8aa3", c.rng)
    cloud(c, 390, 108, 110, "#98a5ba", c.rng)
    shape(c, "M420 176L398 226H414L400 276L446 214H428L446 176Z", "#ffe26a")
    hatch(c, (316, 190, 510, 260), 40, "#cfe0f2", (-8, 26), 1.8, 0.8)
    front(312, 274, 204, 56)
    drawer(84, 352, 432, 130, c.linear((0, "#ffb45c"), (1, "#ffe9a6")))
    glow(c, 300, 410, 110, "#fff6c8", 1)
    disc(c, 300, 410, 42, "#fff3b0")
    for y, tint in ((408, "#49b6b8"), (424, "#2b94a3"), (440, "#1b7389")):
        waves = "".join("q15 -20 30 0t30 0" for _ in range(7))
        shape(c, f"M92 {y}{waves}V470H92Z", tint)
    shape(c, "M390 414h62l-12 18h-40ZM420 410v-70l38 58ZM414 410v-56l-28 44Z", "#fff8e6")
    shape(c, "M146 422q10 -42 44 -38q-14 10 -10 38Z", "#2c3a56")
    front(84, 442, 432, 60)
    drawer(84, 524, 432, 130, c.linear((0, "#c8502e"), (1, "#f2a64a")))
    for x, s, tint in (
        (130, 1, "#e8862e"),
        (196, 1.3, "#b5361f"),
        (270, 0.9, "#f5b83d"),
        (430, 1.25, "#d9601f"),
        (484, 0.9, "#f5b83d"),
    ):
        line(c, [(x, 620), (x, 560)], "#4a1d14", 9 * s)
        shape(c, blob(c.rng, x, 548 - 14 * s, 34 * s, 40 * s, 0.12), tint)
    for _ in range(26):
        x, y = c.rng.uniform(90, 510), c.rng.uniform(505, 700)
        shape(c, f"M{x:.0f} {y:.0f}q8 -8 12 2q-6 6 -12 -2Z", c.rng.choice(("#f5b83d", "#e8862e", "#d9401f")))
    shape(
        c,
        "M320 618Q322 586 350 590Q366 592 370 604L384 590L388 604L402 600L396 618Q380 626 366 620V630H322Z",
        "#e2621f",
    )
    shape(c, "M324 616Q296 614 290 592Q284 620 326 628Z", "#e2621f")
    front(84, 614, 432, 62)
    drawer(84, 698, 432, 110, c.linear((0, "#5f86b8"), (1, "#e8f1f8")))
    shape(c, "M92 790Q180 736 300 766T508 748V800H92Z", "#ffffff")
    for x, s in ((140, 1), (186, 0.7), (452, 1.1), (494, 0.8)):
        for k in range(3):
            y = 772 - k * 20 * s
            shape(c, polygon([(x - 24 * s + k * 5, y), (x, y - 34 * s), (x + 24 * s - k * 5, y)]), "#24506b")
            shape(c, polygon([(x - 8 * s, y - 22 * s), (x, y - 34 * s), (x + 8 * s, y - 22 * s)]), "#ffffff")
    for y, r in ((756, 22), (728, 16), (706, 11)):
        disc(c, 330, y, r, "#ffffff", stroke="#b9d0e4", stroke_width=1.5)
    shape(c, "M332 704l18 4l-18 4Z", "#e2621f")
    box(c, 321, 690, 20, 6, "#2c3a56")
    box(c, 324, 676, 14, 16, "#2c3a56")
    grain(c, 60, "#ffffff", 4, 0.95, (92, 690, 508, 760))
    front(84, 764, 432, 58)
    ladder(c, (520, 872), (448, 300), 62, "#fbe3b8", 15, 7)
    climber = Look("#49b6b8", "#2a1430", child=True, style="plait", hair="#2a1414", wear="dress")
    figure(c, 490, 606, 210, climber, CLIMB, -1, ("#fff3d0", -2.5, -2))
    small = Look("#f5b83d", "#4a2545", child=True, style="short", hair="#5a2e16", wear="shirt")
    figure(c, 74, 874, 160, small, REACH, 1, ("#fff3d0", 2, -2))
    vignette(c, "#14061a", 0.6)
    grain(c, 260, "#ffe9c8", 1.5, 0.3)
    c.save()


def gateau_galeries() -> None:
    """A slice of cake is a mine: miners, carts and lamps; a fork comes down."""
    c = Canvas("gateau-galeries")
    backdrop(c, c.linear((0, "#a8d8cf"), (0.7, "#e4f3e6"), (1, "#f5d9c8")))
    for y in range(0, 760, 76):
        for x in range(0, 620, 76):
            disc(c, x + (38 if y % 152 else 0), y, 7, "#ffffff", opacity=0.5)
    shape(c, "M0 790H600V900H0Z", "#d98a86")
    box(c, 0, 790, 600, 8, "#f0b3ab")
    oval(c, 300, 818, 290, 46, "#8c4a4f", opacity=0.35)
    oval(c, 300, 804, 284, 42, "#fdf6ee")
    oval(c, 300, 800, 236, 30, "#efe0d4")
    layers = (
        (330, 430, "#6b3422"),
        (430, 466, "#fff1e0"),
        (466, 570, "#7a3d28"),
        (570, 610, "#e0526b"),
        (610, 704, "#6b3422"),
        (704, 730, "#fff1e0"),
        (730, 806, "#552619"),
    )
    shape(c, "M470 320L560 350V770L470 806Z", "#3c1a12")
    for top, bottom, tint in layers:
        box(c, 90, top, 384, bottom - top + 1, tint)
        shape(
            c,
            f"M474 {top}L556 {top + 26 - (top - 330) * 0.09:.0f}"
            f"V{bottom + 26 - (bottom - 330) * 0.09:.0f}L474 {bottom}Z",
            mix(tint, "#2a0f0a", 0.45),
        )
    for box_ in ((96, 336, 460, 424), (96, 474, 460, 562), (96, 616, 460, 696), (96, 738, 460, 800)):
        left, top, right, bottom = box_
        grain(c, 90, "#3a150c", 5, 0.55, box_)
        grain(c, 50, "#a8664a", 4, 0.6, (left, top, right, bottom))
    # galleries cut into the sponge
    halls = (
        "M120 424V372Q122 350 150 350H330Q356 352 356 376V424Z",
        "M210 564V510Q212 488 240 488H430Q446 490 446 508V564Z",
        "M110 700V652Q112 630 140 630H300Q320 632 320 652V700Z",
        "M330 802V762Q332 744 352 744H436Q452 746 452 762V802Z",
        "M296 424H338V640H296ZM150 690H190V802H150Z",
        "M180 802V772Q182 756 200 756H336V802Z",
    )
    for hall in halls:
        shape(c, hall, "#2b0f0c")
    for x, y in ((150, 372), (250, 368), (262, 510), (400, 508), (150, 652), (250, 650), (410, 764), (230, 772)):
        glow(c, x, y + 10, 58, "#ffc95c", 0.85)
        line(c, [(x, y - 16), (x, y)], "#f3d9a8", 1.5)
        oval(c, x, y + 5, 5, 7, "#fff3bf")
    ladder(c, (317, 640), (317, 420), 26, "#f3c98a", 16, 3.4)
    ladder(c, (170, 802), (170, 690), 26, "#f3c98a", 8, 3.4)
    miner = Look("#2f8f8a", "#1d3f46", hat="helmet", hat_colour="#ffd23f", wear="shirt", skin="#f0b98a")
    other = Look("#f2a03d", "#1d3f46", hat="helmet", hat_colour="#ffffff", wear="shirt", skin="#a8683f")
    dig = Pose((120, 30), (100, 40), (24, 10), (-20, 6), 8, 4)
    for x, y, look, pose, f in (
        (190, 424, miner, dig, -1),
        (246, 424, other, GIVE, -1),
        (300, 560, miner, CLIMB, 1),
        (262, 564, other, STAND, 1),
        (236, 700, miner, WALK, -1),
        (390, 802, other, dig, 1),
        (280, 802, miner, SIT, -1),
    ):
        figure(c, x, y, 60, look, pose, f, ("#ffd98a", 0, -1.4))
    line(c, [(170, 372), (150, 396)], "#f3d9a8", 3)
    line(c, [(140, 388), (160, 404)], "#e8e8e8", 5)
    shape(c, "M340 540h70l-10 22h-50Z", "#c9c4c0")
    for x in (356, 394):
        disc(c, x, 562, 7, "#5a5a66")
    disc(c, 375, 520, 26, "#d31f3c")
    disc(c, 366, 511, 7, "#ff9aa8")
    shape(c, "M124 676h66l-10 22h-46Z", "#c9c4c0")
    for x in (136, 152, 168, 158):
        disc(c, x, 672, 9, "#7a3d28")
    for x in (138, 174):
        disc(c, x, 698, 6, "#5a5a66")
    # icing, cream hills, cherries, a candle for a lighthouse
    shape(
        c,
        "M82 336Q90 290 150 292H470Q540 306 562 344Q566 380 546 376Q530 372 526 396"
        "Q518 420 504 396Q494 372 474 376Q452 372 448 400Q440 424 428 398Q420 376 396 380"
        "Q372 380 366 352Q340 346 330 368Q322 392 310 366Q290 346 256 356Q246 392 232 362"
        "Q220 346 186 350Q176 400 158 366Q146 350 124 356Q106 376 96 356Q84 350 82 336Z",
        "#f7a8b8",
    )
    shape(c, "M82 332Q90 290 150 292H470Q540 306 562 344Q480 318 300 320T82 332Z", "#ffd0d8")
    for x, s in ((136, 1), (420, 1.15), (500, 0.9)):
        for k, w in enumerate((48, 36, 22)):
            oval(c, x, 296 - k * 19 * s, w * s, 17 * s, mix("#f4e3d3", "#ffffff", k / 2))
        disc(c, x, 236 - 8 * s, 20 * s, "#d31f3c")
        disc(c, x - 7, 230 - 8 * s, 5, "#ff9aa8")
        line(c, [(x, 220 - 8 * s), (x + 10, 190), (x + 28, 178)], "#5d7a35", 3, soft=True)
    glow(c, 260, 120, 130, "#fff1a8", 0.9)
    box(c, 244, 158, 32, 150, "#ffffff")
    for k in range(5):
        shape(c, f"M244 {178 + k * 28}l32 -16v12l-32 16Z", "#2f8f8a")
    shape(c, "M260 96Q284 130 260 154Q236 130 260 96Z", "#ffb52e")
    shape(c, "M260 122Q270 138 260 152Q250 138 260 122Z", "#fffbe0")
    figure(c, 330, 312, 62, Look("#d31f3c", "#1d3f46", child=True, style="bob", wear="dress"), CHEER, 1)
    figure(c, 366, 312, 72, miner, RUN, -1)
    # the fork
    steel = c.linear((0, "#f7fafb"), (0.5, "#9fb0b8"), (1, "#e3eaec"), angle=0)
    c.open(transform="translate(520 -60) rotate(24)")
    shape(
        c,
        "M-16 -220H16L22 60Q66 74 62 130V250Q56 262 50 250V132H30V250Q24 262 18 250"
        "V132H-2V250Q-8 262 -14 250V132H-34V250Q-40 262 -46 250V130Q-50 74 -22 60Z",
        steel,
        stroke="#74858e",
        stroke_width=2,
    )
    c.close()
    vignette(c, "#5a1f2c", 0.35)
    grain(c, 260, "#ffffff", 1.5, 0.4)
    c.save()


def soupe_ocean() -> None:
    """Seen from above, a plate of soup is a sea where a ship meets islands of bread."""
    c = Canvas("soupe-ocean")
    backdrop(c, "#f4ead2")
    c.open(transform="rotate(-14 300 450)")
    for i in range(-2, 11):
        box(c, -160 + i * 88, -160, 44, 1220, "#3f6fa8", opacity=0.5)
        box(c, -160, -160 + i * 88 + 44, 980, 44, "#3f6fa8", opacity=0.5)
    c.close()
    oval(c, 316, 462, 272, 272, "#1d2f52", opacity=0.35)
    disc(c, 296, 440, 270, "#fffaf0")
    disc(c, 296, 440, 262, "none", stroke="#c8402f", stroke_width=6)
    disc(c, 296, 440, 212, "#d9cdb8")
    disc(c, 296, 440, 206, c.radial((0, "#ffb03d"), (0.7, "#ef7d22"), (1, "#b8460f"), cx=0.4, cy=0.35, r=0.7))
    c.open(clip_path=c.clip("M90 440a206 206 0 1 0 412 0a206 206 0 1 0 -412 0Z"))
    for _ in range(60):
        x, y = c.rng.uniform(90, 500), c.rng.uniform(240, 640)
        w = c.rng.uniform(12, 30)
        d = f"M{x:.0f} {y:.0f}q{w / 2:.0f} -9 {w:.0f} 0t{w:.0f} 0"
        c.add(
            "path",
            d=d,
            fill="none",
            stroke=c.rng.choice(("#ffd27a", "#c9560f")),
            stroke_width=2.4,
            stroke_linecap="round",
            opacity=0.7,
        )
    for r in (40, 58, 76):
        c.add(
            "path",
            d=f"M{390 - r} 330a{r} {r} 0 1 1 {r} {r}",
            fill="none",
            stroke="#ffd98f",
            stroke_width=4,
            opacity=0.7,
            stroke_linecap="round",
        )
    shape(
        c,
        "M372 348Q352 300 380 276Q416 262 430 300Q430 322 410 322"
        "Q396 318 402 304Q384 306 390 334Q400 352 430 348V372Q380 380 372 348Z",
        "#7a9a3c",
    )
    for x, y in ((384, 292), (376, 316), (396, 276), (418, 280)):
        disc(c, x, y, 4, "#dfe8a8")
    for x, y, s in ((180, 540, 1.2), (400, 530, 1), (200, 330, 0.8)):
        oval(c, x + 5, y + 8, 52 * s, 38 * s, "#9c3d0c", opacity=0.55)
        shape(c, blob(c.rng, x, y, 50 * s, 36 * s, 0.16), "#c98a45")
        shape(c, blob(c.rng, x - 3, y - 4, 38 * s, 25 * s, 0.16), "#f0cd8a")
        for k in range(5):
            a = 2 * math.pi * k / 5 + s
            dx, dy = math.cos(a), math.sin(a)
            d = f"M{x} {y - 8}q{14 * dx:.0f} {14 * dy - 12:.0f} {30 * s * dx:.0f} {30 * s * dy:.0f}"
            c.add("path", d=d, fill="none", stroke="#4f7d2c", stroke_width=8 * s, stroke_linecap="round")
    for x, y in ((280, 590), (330, 620), (120, 430), (450, 430), (300, 260), (250, 480)):
        disc(c, x + 3, y + 4, 15, "#9c3d0c", opacity=0.5)
        disc(c, x, y, 15, "#f2c12e")
        disc(c, x, y, 8, "#ffe58f")
    # the ship, from above
    c.open(transform="translate(292 420) rotate(38)")
    for s in (1.7, 1.35):
        c.add(
            "path",
            d=f"M{-60 * s} {90}Q0 {-150 * s} {60 * s} 90",
            fill="none",
            stroke="#ffe2a0",
            stroke_width=5,
            opacity=0.8,
        )
    shape(c, "M0 -104Q52 -50 44 40Q40 92 22 98H-22Q-40 92 -44 40Q-52 -50 0 -104Z", "#4a2415")
    shape(c, "M0 -88Q42 -40 35 38Q32 82 18 88H-18Q-32 82 -35 38Q-42 -40 0 -88Z", "#a8683a")
    for x in (-24, -12, 0, 12, 24):
        line(c, [(x, -50 + abs(x)), (x, 80)], "#7a4524", 1.5)
    shape(c, "M-84 -22Q0 -66 84 -22Q60 -6 0 -30Q-60 -6 -84 -22Z", "#fffaf0", stroke="#c8b898", stroke_width=2)
    shape(c, "M-70 42Q0 0 70 42Q50 58 0 34Q-50 58 -70 42Z", "#fffaf0", stroke="#c8b898", stroke_width=2)
    disc(c, 0, -26, 6, "#4a2415")
    disc(c, 0, 38, 6, "#4a2415")
    shape(c, "M0 38l22 -12l-4 16l12 8Z", "#c8402f")
    for x, y, tint in ((-14, 0, "#3f6fa8"), (16, 8, "#c8402f"), (4, 70, "#f2c12e"), (-6, -60, "#3f6fa8")):
        disc(c, x, y, 9, tint)
        disc(c, x + 1, y - 1, 5.5, "#5a2e1a")
    c.close()
    c.close()
    # the spoon, with someone asleep in it, and the hand that holds it
    silver = c.linear((0, "#f8fafc"), (0.5, "#a5b2c4"), (1, "#eef2f6"), angle=0)
    c.open(transform="translate(452 700) rotate(-38)")
    box(c, -9, 40, 18, 260, silver, rx=8)
    oval(c, 6, -4, 56, 76, "#1d2f52", opacity=0.35)
    oval(c, 0, -12, 54, 74, silver)
    oval(c, 0, -12, 43, 62, "#8d9bb0")
    disc(c, 0, -44, 17, "#3a2418")
    disc(c, 0, -40, 13, "#e9b48a")
    shape(c, "M-30 -24Q0 -36 30 -24L32 30Q0 50 -32 30Z", "#c8402f")
    for x in (-18, 0, 18):
        line(c, [(x, -28), (x, 40)], "#fffaf0", 3, opacity=0.7)
    shape(
        c,
        "M-60 250Q-40 196 10 190Q40 190 30 214L-6 222Q40 210 44 234"
        "Q44 250 10 252Q46 248 44 270Q36 290 6 284L60 470H-120Z",
        "#d99b72",
    )
    shape(c, "M-92 330L74 300L160 560H-160Z", "#2c4a78")
    c.close()
    # a salt cellar for a lighthouse, bread, crumbs
    oval(c, 80, 130, 66, 62, "#1d2f52", opacity=0.3)
    disc(c, 72, 120, 60, "#dfe7ee")
    disc(c, 72, 120, 44, "#b8c6d4")
    for k in range(7):
        a = 2 * math.pi * k / 7
        disc(c, 72 + 22 * math.cos(a), 120 + 22 * math.sin(a), 4.5, "#2c4a78")
    shape(c, "M-20 760Q20 700 110 730Q190 770 180 840Q160 900 60 910H-20Z", "#a8622a")
    shape(c, "M-20 772Q20 718 100 744Q168 780 162 838Q140 890 60 900H-20Z", "#f3dcae")
    grain(c, 60, "#c98a45", 5, 0.7, (10, 760, 140, 890))
    grain(c, 70, "#a8622a", 4, 0.7, (150, 700, 330, 880))
    figure(c, 236, 806, 56, Look("#2c4a78", "#1d2f52", child=True, wear="dress", style="plait"), CHEER, 1)
    oval(c, 240, 808, 26, 6, "#1d2f52", opacity=0.3)
    vignette(c, "#1d2040", 0.42)
    grain(c, 260, "#ffffff", 1.4, 0.4)
    c.save()


def ombre_du_roi() -> None:
    """By candlelight, a heavy king casts the shadow of a child at play."""
    c = Canvas("ombre-du-roi")
    backdrop(c, c.linear((0, "#3a1018"), (1, "#1c080c")))
    glow(c, 110, 640, 640, "#f2933a", 0.85)
    for x in range(10, 600, 74):
        line(c, [(x, 0), (x, 700)], "#2a0a10", 2, opacity=0.35)
        for y in range(60, 700, 120):
            shape(c, f"M{x + 37} {y}l16 26l-16 26l-16 -26Z", "#f7b45c", opacity=0.1)
    shape(c, "M0 716H600V900H0Z", c.linear((0, "#5a2418"), (1, "#16060a")))
    box(c, 0, 700, 600, 18, "#2a0c10")
    # the shadow: a child running with a kite
    glow(c, 250, 380, 330, "#ffb45c", 0.75)
    dark = "#2b0a14"
    ghost = Look(dark, dark, dark, dark, "shirt", "short", child=True)
    points = figure(c, 236, 690, 440, ghost, Pose((136, 14), (-74, -10), (46, 40), (-40, 50), 10, -16), 1)
    hx, hy = points["near"]
    line(c, [(hx, hy), (420, 250), (452, 190)], dark, 4, soft=True)
    shape(c, "M420 40L530 96L470 206L376 140Z", dark)
    line(c, [(470, 206), (510, 250), (478, 300), (524, 350)], dark, 4, soft=True)
    for x, y in ((506, 248), (482, 300)):
        shape(c, f"M{x} {y}l-18 -12v24ZM{x} {y}l18 -12v24Z", dark)
    # the king
    shape(c, "M376 900Q360 700 420 610Q470 566 530 604Q600 680 610 900Z", "#6a1626")
    shape(c, "M366 900Q352 700 410 616Q386 720 402 900Z", "#f3e6cf")
    for y in (660, 710, 764, 820, 872):
        shape(c, f"M{386 - (y - 660) * 0.08:.0f} {y}q10 10 -2 22q-8 -10 2 -22Z", "#2b0a14")
    shape(c, "M404 640Q470 590 548 630Q560 660 536 676Q470 640 410 680Z", "#f3e6cf")
    line(c, [(470, 660), (410, 742), (330, 726)], "#8a1e30", 52)
    disc(c, 322, 724, 24, "#e2a679")
    line(c, [(340, 700), (346, 752)], "#f3e6cf", 20)
    oval(c, 462, 560, 56, 64, "#e2a679")
    disc(c, 408, 568, 14, "#e2a679")
    shape(c, "M414 590Q430 580 452 592Q500 596 512 560Q530 640 478 676Q430 690 420 640Z", "#d9cbb5")
    c.add("path", d="M412 592q18 -10 34 4", fill="none", stroke="#f7efe0", stroke_width=10, stroke_linecap="round")
    oval(c, 430, 552, 5, 7, "#2b0a14")
    line(c, [(416, 534), (442, 528)], "#d9cbb5", 8)
    shape(c, "M400 516L392 440L430 482L462 424L490 480L530 444L518 520Q460 500 400 516Z", "#f7c948")
    shape(c, "M400 516Q460 498 518 520L517 534Q460 514 402 530Z", "#c98a2e")
    for x, y, tint in ((430, 508, "#d9364a"), (462, 504, "#fff3d0"), (492, 508, "#d9364a")):
        disc(c, x, y, 6, tint)
    # the table, the candle, a toy
    shape(c, "M-10 770H250V800H-10Z", "#8a4a24")
    shape(c, "M-10 800H250V812H-10ZM210 812h20v100h-20Z", "#4a2214")
    glow(c, 110, 626, 190, "#fff0b0", 0.95)
    box(c, 94, 664, 32, 96, "#fbeed2")
    shape(c, "M94 664q8 30 12 8q6 40 14 4q4 14 6 -6v-6Z", "#fff9ea")
    oval(c, 110, 764, 50, 12, "#d9a03a")
    c.add("path", d="M154 760q26 -4 20 -22q-8 -12 -22 0", fill="none", stroke="#d9a03a", stroke_width=6)
    shape(c, "M110 588Q134 632 110 662Q86 632 110 588Z", "#ffc23d")
    shape(c, "M110 616Q122 640 110 660Q98 640 110 616Z", "#fffdf0")
    shape(c, "M200 770V736h10v12h8v-12h12v12h8v-12h10V770Z", "#f3e6cf")
    figure(c, 44, 770, 58, Look("#2f5f8a", "#1a2c4a", hat="cone", hat_colour="#d9364a"), STAND, 1)
    vignette(c, "#0c0306", 0.7, 0.6)
    grain(c, 360, "#ffd9a0", 1.5, 0.32)
    c.save()


def flaque_jardin() -> None:
    """A girl in a grey street bends over a puddle where an old gardener looks back."""
    c = Canvas("flaque-jardin")
    backdrop(c, c.linear((0, "#b9bfc6"), (0.45, "#dcdfe2"), (1, "#8b929b")))
    for shade, count, low, tall in (("#b3b9c1", 9, 400, 320), ("#969da7", 7, 420, 260)):
        x = -30.0
        for _ in range(count + 3):
            w = c.rng.uniform(50, 90)
            h = tall * c.rng.uniform(0.55, 1.1)
            box(c, round(x), round(low - h), round(w), round(h + 20), shade)
            for row in range(int(h / 34)):
                for k in range(2):
                    if c.rng.random() < 0.7:
                        box(
                            c,
                            round(x + 10 + k * w * 0.45),
                            round(low - h + 12 + row * 34),
                            12,
                            18,
                            mix(shade, "#5d6570", 0.35),
                        )
            x += w + 4
    shape(c, "M0 416H600V900H0Z", c.linear((0, "#a2a9b2"), (1, "#666d77")))
    for y in (440, 476, 530, 610, 730):
        line(c, [(0, y), (600, y)], "#7d858f", 2)
    for i in range(9):
        line(c, [(300 + (i - 4) * 60, 418), (300 + (i - 4) * 240, 900)], "#7d858f", 2)
    grey = Look("#6d7580", "#4d545e", "#c3c7cc", "#4d545e", "coat", hat="brim", hat_colour="#4d545e")
    for x, y, h, f in ((70, 470, 150, 1), (160, 452, 120, 1), (480, 456, 130, -1), (556, 484, 170, -1)):
        figure(c, x, y, h, grey, WALK, f)
        umbrella(c, x + 6 * f, y - h * 1.22, h * 0.7, "#58606b", "#3c424b", h * 0.6)
    # the puddle: another world, upside down
    pool = smooth(
        [
            (60, 640),
            (160, 596),
            (330, 590),
            (480, 604),
            (566, 660),
            (548, 760),
            (480, 856),
            (300, 892),
            (126, 860),
            (50, 760),
        ],
        closed=True,
    )
    shape(c, pool, "#eef1f3", transform="translate(0 -5)")
    c.open(clip_path=c.clip(pool))
    box(c, 0, 560, 600, 340, c.linear((0, "#4f8f3c"), (0.2, "#fff0b0"), (0.6, "#ffd27a"), (1, "#f58a6a")))
    glow(c, 420, 790, 130, "#fff3b8", 0.95)
    disc(c, 420, 790, 30, "#fffbe0")
    c.open(transform="translate(0 1196) scale(1 -1)")
    shape(c, "M0 610Q60 540 150 576Q200 530 300 570Q420 540 470 576Q540 530 610 570V620H0Z", "#58a05a")
    for x, y, r, tint in ((96, 520, 46, "#3f9a5a"), (520, 500, 56, "#2f7d5a"), (60, 470, 30, "#58b065")):
        line(c, [(x, 612), (x, y)], "#7a4a2c", 10)
        shape(c, blob(c.rng, x, y, r, r * 1.1), tint)
        for _ in range(9):
            disc(c, c.rng.gauss(x, r * 0.5), c.rng.gauss(y, r * 0.5), 5, "#e2343f")
    shape(c, "M0 600H600V640H0Z", "#4f8f3c")
    for _ in range(40):
        x, h = c.rng.uniform(40, 570), c.rng.uniform(14, 56)
        line(c, [(x, 604), (x, 604 - h)], "#2f7d3c", 2.4)
        disc(c, x, 604 - h, c.rng.uniform(5, 9), c.rng.choice(("#e2343f", "#ffd23f", "#f77fa0", "#fff6e0", "#8a4fc0")))
    elder = Look("#b81f3c", "#2f4a8a", hair="#fff6ea", style="bun", wear="dress", skin="#eab58c")
    figure(c, 284, 604, 262, elder, STOOP, 1, ("#fffdf0", 2, -2))
    shape(c, "M378 560h40v40h-40ZM418 566q26 -8 30 -24l6 4q-4 24 -36 36Z", "#3f6fa8")
    bird(c, 220, 360, 14, "#7a2a4a")
    bird(c, 170, 390, 11, "#7a2a4a")
    c.close()
    for y in (640, 690, 742, 800):
        c.add(
            "path",
            d=f"M{90 + y % 50} {y}q40 -8 80 0t80 0t80 0",
            fill="none",
            stroke="#fffdf0",
            stroke_width=2,
            opacity=0.5,
        )
    c.close()
    girl = Look("#59616c", "#3c424b", "#d3d6da", "#3c424b", "dress", "plait", child=True)
    figure(c, 280, 604, 250, girl, STOOP, 1, ("#f3f5f6", -2, -2))
    shape(c, "M234 606h60v-20h-40Z", "#c8402f", opacity=0)
    for x, y in ((120, 690), (470, 680), (420, 730)):
        for r in (10, 20):
            oval(c, x, y, r * 1.6, r * 0.5, "none", stroke="#fffdf0", stroke_width=2, opacity=0.75)
    hatch(c, (0, 0, 620, 560), 170, "#f4f6f8", (-9, 40), 1.6, 0.7)
    vignette(c, "#2c313a", 0.5)
    grain(c, 300, "#ffffff", 1.4, 0.35)
    c.save()


def _piece(kind: str) -> str:
    """The outline of a chess piece standing on (0, 0), a hundred high."""
    foot = "M-30 0V-10Q-18 -14 -16 -24"
    match kind:
        case "pawn":
            return (
                f"{foot}Q-8 -40 -9 -52H-16V-58H-8Q-20 -66 -18 -78Q-14 -94 0 -94"
                "Q14 -94 18 -78Q20 -66 8 -58H16V-52H9Q8 -40 16 -24Q18 -14 30 -10V0Z"
            )
        case "rook":
            return f"{foot}L-14 -66L-22 -72V-96H-12V-86H-5V-96H5V-86H12V-96H22V-72L14 -66L16 -24Q18 -14 30 -10V0Z"
        case "bishop":
            return (
                f"{foot}Q-8 -44 -9 -56H-15V-62H-8Q-22 -78 0 -104Q6 -98 10 -92L0 -78"
                "L5 -75L14 -86Q18 -72 8 -62H15V-56H9Q8 -44 16 -24Q18 -14 30 -10V0Z"
            )
        case "knight":
            return (
                f"{foot}Q-22 -44 -6 -58Q-14 -52 -24 -54Q-34 -60 -28 -68"
                "Q-12 -88 -8 -104L0 -94Q28 -92 26 -52Q24 -36 16 -24Q18 -14 30 -10V0Z"
            )
        case _:
            return (
                f"{foot}Q-8 -50 -10 -66H-18V-73H-10L-20 -100L-10 -90L-5 -108L0 -92"
                "L5 -108L10 -90L20 -100L10 -73H18V-66H10Q8 -50 16 -24Q18 -14 30 -10V0Z"
            )


def echiquier_des_champs() -> None:
    """The fields are a chessboard; a pawn leaves with a suitcase."""
    c = Canvas("echiquier-des-champs")
    backdrop(c, c.linear((0, "#3b2a63"), (0.25, "#8a4f8f"), (0.42, "#f09a8a"), (0.5, "#ffdf9e")))
    glow(c, 190, 430, 280, "#fff0b8", 0.9)
    disc(c, 190, 430, 40, "#fff6d0")
    for y, h, tint in ((440, 90, "#8d6a9c"), (458, 60, "#6a5590")):
        shape(c, hill(c.rng, y, h, 6), tint)

    def ground(u: float, v: float) -> Point:
        """A point of the plain: u to the right, v into the distance (0 is at our feet)."""
        depth = 1 / (1 + v * 0.55)
        swell = 16 * math.sin(u * 0.9 + v * 0.8) * depth
        return (330 + (u - 2.4) * 265 * depth, 452 + 440 * depth + swell)

    for v in range(11, -2, -1):
        for u in range(-12, 16):
            ring = [ground(u + a, max(v + b, -0.6)) for a, b in ((0, 0), (0.5, 0), (1, 0), (1, 1), (0.5, 1), (0, 1))]
            if all(x < -20 for x, _ in ring) or all(x > 620 for x, _ in ring):
                continue
            near = 1 - min(1, v / 9)
            tint = mix("#e8c98f", "#7fae5c", near) if (u + v) % 2 else mix("#7a6a94", "#1f5c4a", near)
            shape(c, polygon([(round(x), round(y)) for x, y in ring]), tint)
    pieces = [
        (-3, 9, "queen", 1),
        (-1, 8, "rook", 0),
        (1, 9, "bishop", 1),
        (3, 8, "king", 0),
        (6, 9, "rook", 1),
        (-2, 6, "pawn", 0),
        (0, 5, "knight", 1),
        (4, 6, "bishop", 0),
        (6, 5, "pawn", 1),
        (5, 4, "rook", 1),
        (1, 4, "pawn", 1),
        (0, 3, "bishop", 0),
        (4, 2, "knight", 0),
        (0.1, 1.2, "rook", 0),
    ]
    for u, v, kind, white in pieces:
        x, y = ground(u + 0.5, v + 0.5)
        size = 3.3 / (1 + v * 0.55)
        if not -60 < x < 660:
            continue
        tint = mix("#fbeed6" if white else "#2c2149", "#c98f98", min(0.6, v / 14))
        c.open(transform=f"translate({x:.0f} {y:.0f}) scale({size:.2f})")
        shape(c, "M-30 0Q30 -8 170 6Q60 14 -30 0Z", "#1a1236", opacity=0.4)
        shape(c, _piece(kind), tint)
        shape(c, _piece(kind), "#ffe3a8", opacity=0.35, clip_path=c.clip("M-40 -110H-4V0H-40Z"))
        if kind in ("rook", "king", "queen"):
            for wx, wy in ((-6, -58), (4, -46), (-3, -34)):
                box(c, wx, wy, 4, 6, "#ffd24f")
        c.close()
    for x, y, s in ((330, 180, 18), (372, 160, 13), (420, 190, 15), (300, 214, 11)):
        bird(c, x, y, s, "#3b2a63", 0.6)
    # the pawn that leaves
    oval(c, 450, 868, 120, 14, "#10102c", opacity=0.5)
    line(c, [(330, 746), (314, 806), (280, 856), (262, 858)], "#d9c3a8", 20)
    line(c, [(352, 746), (376, 806), (396, 862), (376, 866)], "#fbeed6", 20)
    c.open(transform="translate(342 770) scale(2.6)")
    shape(c, _piece("pawn"), c.linear((0, "#fffaf0"), (0.5, "#fbeed6"), (1, "#a98ba0"), angle=0))
    disc(c, -9, -78, 2.2, "#2c2149")
    disc(c, 0, -78, 2.2, "#2c2149")
    c.close()
    line(c, [(312, 646), (262, 690), (236, 724)], "#d9c3a8", 16)
    line(c, [(366, 650), (410, 700), (432, 750)], "#fbeed6", 18)
    c.add("path", d="M408 764q24 -34 48 0", fill="none", stroke="#4a1d14", stroke_width=8)
    box(c, 380, 762, 108, 78, "#b5452f", rx=8)
    box(c, 380, 762, 108, 78, "none", rx=8, stroke="#5a1d18", stroke_width=4)
    for x in (400, 458):
        box(c, x, 762, 10, 78, "#f0c06a")
    vignette(c, "#140c30", 0.55)
    grain(c, 380, "#ffe9c8", 1.5, 0.35)
    c.save()


def chateau_de_cartes() -> None:
    """People live in a house of cards while the wind blows; a cat watches."""
    c = Canvas("chateau-de-cartes")
    backdrop(c, c.linear((0, "#1f2a36"), (0.5, "#4b5f70"), (0.85, "#8a9aa0"), (1, "#5c6a72")))
    for x, y, w, tint in (
        (-80, 150, 360, "#2d3a48"),
        (300, 110, 380, "#2d3a48"),
        (90, 240, 300, "#3d4e5e"),
        (380, 300, 300, "#3d4e5e"),
    ):
        cloud(c, x, y, w, tint, c.rng, opacity=0.9)
    for y in (120, 210, 330, 440, 560):
        x = c.rng.uniform(-40, 60)
        c.add(
            "path",
            d=f"M{x:.0f} {y}q120 -30 240 0t240 -10q60 -10 60 -36t-36 -14",
            fill="none",
            stroke="#c9d6da",
            stroke_width=3,
            opacity=0.4,
            stroke_linecap="round",
        )
    shape(c, "M0 812H600V900H0Z", c.linear((0, "#7a2a2c"), (1, "#3a1216")))
    box(c, 0, 806, 600, 8, "#a84a44")
    heart = "M0 8C-20 -8 -10 -20 0 -10C10 -20 20 -8 0 8Z"
    diamond = "M0 -18L12 0L0 18L-12 0Z"
    spade = "M0 -16C22 0 12 14 3 8L6 16H-6L-3 8C-12 14 -22 0 0 -16Z"
    club = "M-4 4a8 8 0 1 1 -2 -12a8 8 0 1 1 12 0a8 8 0 1 1 -2 12l3 12H-7Z"
    suits = ((heart, "#c8303a"), (diamond, "#c8303a"), (spade, "#26323c"), (club, "#26323c"))
    wide, tall = 96, 108
    for row in range(5):
        n = 5 - row
        base = 806 - row * (tall + 8)
        shift = row * row * 3.2
        left = 290 - n * wide / 2 + shift
        for i in range(n):
            x = left + i * wide
            room = polygon([(x + 10, base), (x + wide / 2 + 3, base - tall), (x + wide - 10, base)])
            shape(c, room, c.linear((0, "#8a5a2a"), (1, "#ffcf6a")) if c.rng.random() < 0.6 else "#26323c")
            coat = c.rng.choice(("#7a2a2c", "#2f5563", "#5a3d5f"))
            look = Look(
                coat, "#26323c", wear=c.rng.choice(("coat", "dress")), style=c.rng.choice(("bob", "short", "bun"))
            )
            pose = c.rng.choice((STAND, REACH, READ, GIVE, STAND))
            if (row + i) % 4 != 3:
                figure(c, x + wide / 2, base, 62, look, pose, c.rng.choice((-1, 1)))
            for f in (-1, 1):
                foot, top = x + wide / 2 + f * wide / 2, x + wide / 2 + f * 2 + 3
                edge = f * 17
                card = [(foot, base), (top, base - tall), (top + edge * 0.9, base - tall + 3), (foot + edge, base)]
                shape(
                    c,
                    polygon([(round(px), round(py)) for px, py in card]),
                    "#f4efe2" if f < 0 else "#cfc7b6",
                    stroke="#8a8474",
                    stroke_width=1,
                )
                suit, ink = suits[(row + i + (f > 0) * 2) % 4]
                for k in (0.2, 0.5, 0.8):
                    px, py = foot + (top - foot) * k + edge * 0.48, base - tall * k
                    shape(c, suit, ink, transform=f"translate({px:.0f} {py:.0f}) rotate({f * -20}) scale(.36)")
        if row < 4:
            box(
                c,
                left + wide * 0.28,
                base - tall - 7,
                (n - 0.56) * wide + 8,
                7,
                "#efe8d6",
                stroke="#8a8474",
                stroke_width=1,
            )
    # wash on a line, cards that fly, the builder
    line(c, [(76, 560), (20, 544), (-10, 556)], "#e8e2d2", 2, soft=True)
    for x, y, tint in ((10, 548, "#c8303a"), (36, 548, "#f4efe2"), (58, 554, "#2f5563")):
        shape(c, f"M{x} {y}h20l14 30h-22Z", tint)
    for x, y, turn, k in ((520, 210, 30, 0), (86, 300, -24, 2), (560, 420, 62, 1)):
        c.open(transform=f"translate({x} {y}) rotate({turn})")
        box(c, -24, -34, 48, 68, "#f4efe2", rx=5, stroke="#8a8474", stroke_width=1.5)
        shape(c, suits[k][0], suits[k][1], transform="scale(1.3)")
        c.close()
    top = 806 - 5 * (tall + 8) + 6
    builder = Look("#c8303a", "#26323c", child=True, style="plait", wear="dress")
    points = figure(
        c, 346, top, 118, builder, Pose((150, 6), (40, 30), (16, 4), (-16, 6), -6, -16), 1, ("#f4efe2", -2, -1)
    )
    hx, hy = points["near"]
    c.open(transform=f"translate({hx:.0f} {hy - 26:.0f}) rotate(22)")
    box(c, -22, -32, 44, 64, "#fffaf0", rx=5, stroke="#8a8474", stroke_width=1.5)
    shape(c, heart, "#c8303a", transform="scale(1.4)")
    c.close()
    # the cat
    shape(c, "M430 900Q420 800 470 766L466 692L520 736Q556 728 590 742L632 690V900Z", "#10161d")
    for x in (508, 572):
        oval(c, x, 792, 20, 15, "#ffd24f")
        oval(c, x - 4, 792, 5, 14, "#10161d")
    shape(c, "M532 824h18l-9 9Z", "#c8303a")
    for y in (834, 846):
        line(c, [(520, y), (440, y - 16)], "#c9d6da", 1.6)
    vignette(c, "#0b1118", 0.6)
    grain(c, 360, "#e8eef0", 1.5, 0.35)
    c.save()


SCENES = [
    tiroirs_des_saisons,
    gateau_galeries,
    soupe_ocean,
    ombre_du_roi,
    flaque_jardin,
    echiquier_des_champs,
    chateau_de_cartes,
]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
