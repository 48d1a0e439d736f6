"""Pictures: drawers of weather, a cake with galleries, a sea of soup."""

import math

from canvas import Canvas, blob, mix, polygon
from motifs_b import (
    CHEER,
    CLIMB,
    GIVE,
    REACH,
    RUN,
    SIT,
    STAND,
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


SCENES = [
    tiroirs_des_saisons,
    gateau_galeries,
    soupe_ocean,
]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
