"""Pictures: a house cut open, an elephant on a wire, a beach in an hourglass."""

from canvas import Canvas, blob, hill, mix
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
    WIDE,
    Look,
    Pose,
    backdrop,
    bird,
    box,
    cloud,
    dial,
    disc,
    figure,
    fish,
    glow,
    grain,
    hatch,
    house,
    ladder,
    lantern,
    line,
    oval,
    shape,
    umbrella,
    vignette,
)


def maison_coupee() -> None:
    """A house cut open: each room holds another country."""
    c = Canvas("maison-coupee")
    backdrop(c, c.linear((0, "#0e1438"), (0.6, "#25346e"), (0.86, "#40508f"), (1, "#0e1438")))
    grain(c, 150, "#fff6d8", 2.4, 0.9, (0, 0, 600, 560))
    shape(c, hill(c.rng, 716, 40, 4), "#131c46")
    shape(c, "M0 716Q300 690 600 716V900H0Z", "#3a2030")
    for _ in range(26):
        shape(
            c,
            blob(c.rng, c.rng.uniform(0, 600), c.rng.uniform(740, 895), c.rng.uniform(6, 16), c.rng.uniform(4, 10)),
            "#57324a",
        )
    box(c, 62, 258, 476, 462, "#f0d9b0")
    box(c, 150, 716, 300, 150, "#f0d9b0")
    shape(c, "M30 262L300 66L570 262L552 282L300 100L48 282Z", "#c84a3c")
    shape(c, "M74 262L300 98L526 262Z", "#f0d9b0")
    box(c, 424, 90, 40, 110, "#a8392f")
    for x, y, s in ((446, 70, 20), (466, 40, 27), (500, 8, 34)):
        disc(c, x, y, s, "#8fa0d8", opacity=0.55)

    def room(d: str, sky: str) -> None:
        shape(c, d, sky, stroke="#6a3a2a", stroke_width=5)
        c.open(clip_path=c.clip(d))

    # attic: a sky with a bed on a cloud
    room("M126 250L300 122L474 250Z", c.linear((0, "#4f7fd0"), (1, "#f7c8d8")))
    disc(c, 340, 184, 18, "#fff6d0")
    cloud(c, 180, 256, 180, "#ffffff", c.rng)
    box(c, 236, 206, 90, 14, "#c84a3c")
    box(c, 232, 186, 7, 40, "#6a3a2a")
    box(c, 322, 198, 7, 28, "#6a3a2a")
    oval(c, 252, 200, 15, 8, "#fffaf0")
    disc(c, 252, 197, 8, "#e0a07a")
    shape(c, "M262 206Q290 186 322 206V212H262Z", "#f2b632")
    cloud(c, 390, 250, 70, "#ffffff", c.rng)
    bird(c, 394, 214, 8, "#ffffff")
    c.close()
    # sea, desert
    room("M76 272H296V410H76Z", c.linear((0, "#57d0cf"), (1, "#0c4a7a")))
    for x in (120, 190, 250):
        shape(c, f"M{x} 272l-26 140h60Z", "#d8fff4", opacity=0.18)
    shape(c, "M76 398Q130 380 190 398T296 390V410H76Z", "#f0d08a")
    for x, y, s, f, tint in (
        (130, 310, 20, 1, "#f2b632"),
        (170, 336, 14, 1, "#ff7a5c"),
        (250, 306, 16, -1, "#ffe9a8"),
        (100, 350, 12, 1, "#ff7a5c"),
    ):
        fish(c, x, y, s, tint, f, "#0c2a4a")
    for x in (90, 104, 274):
        line(c, [(x, 404), (x + 6, 384), (x - 4, 366), (x + 4, 350)], "#1f8f6a", 5, soft=True)
    box(c, 180, 370, 56, 8, "#8a4a30")
    line(c, [(188, 378), (188, 404)], "#8a4a30", 5)
    line(c, [(228, 378), (228, 404)], "#8a4a30", 5)
    figure(c, 164, 404, 84, Look("#f7f0e0", "#c84a3c", hat="helmet", hat_colour="#f2b632", wear="shirt"), SIT, 1)
    shape(c, "M198 354h22v10q0 8 -11 8t-11 -8Z", "#fffaf0")
    c.close()
    room("M310 272H526V410H310Z", c.linear((0, "#ffb04f"), (1, "#fff0c0")))
    disc(c, 474, 316, 22, "#fffbe0")
    shape(c, "M310 380Q360 340 420 372T530 350V412H310Z", "#e8893a")
    shape(c, "M310 400Q380 372 440 396T530 384V412H310Z", "#c8602c")
    shape(
        c,
        "M352 396V366Q356 350 368 360Q376 334 388 356Q398 338 408 358L424 352"
        "L428 330L446 334L444 344H434L430 372Q424 380 414 376V396H408V378H366V396Z",
        "#8a4a2a",
    )
    figure(c, 330, 398, 66, Look("#3a5fc0", "#3a2030", wear="robe", hat="brim", hat_colour="#fff0c0"), WALK, 1)
    line(c, [(500, 398), (500, 350)], "#3c8f5a", 9)
    line(c, [(500, 376), (516, 372), (516, 356)], "#3c8f5a", 7)
    c.close()
    # forest, snow
    room("M76 424H296V562H76Z", c.linear((0, "#1c5a3a"), (1, "#8fcf6a")))
    for x, w, tint in ((96, 16, "#0f3a2a"), (140, 10, "#1a4f36"), (262, 18, "#0f3a2a"), (222, 9, "#1a4f36")):
        box(c, x, 420, w, 140, tint)
    for x in (80, 130, 180, 230, 280):
        shape(c, blob(c.rng, x, 428, 34, 24), "#2f8a4a")
    shape(c, "M76 552Q180 536 296 552V566H76Z", "#3f9a3f")
    oval(c, 166, 520, 30, 36, "#a85a2a")
    for x in (146, 186):
        oval(c, x, 548, 15, 9, "#8a4520")
        disc(c, x + (6 if x < 160 else -6), 468, 8, "#8a4520")
    oval(c, 166, 482, 22, 20, "#b8672f")
    oval(c, 172, 488, 11, 8, "#f0c89a")
    disc(c, 176, 485, 3, "#2a140c")
    disc(c, 160, 478, 2.4, "#2a140c")
    disc(c, 176, 476, 2.4, "#2a140c")
    figure(c, 244, 552, 78, Look("#c84a3c", "#3a2030", child=True, style="plait", wear="dress"), GIVE, -1)
    lantern(c, 212, 478, 7, "#fff3a8", "#3a2030")
    c.close()
    room("M310 424H526V562H310Z", c.linear((0, "#8fb4e0"), (1, "#f3f8fc")))
    shape(c, "M310 540L360 460L404 520L450 446L530 540V564H310Z", "#c8dcf0")
    shape(c, "M346 484L360 460L376 482ZM436 470L450 446L466 472Z", "#ffffff")
    shape(c, "M310 546Q400 526 526 548V564H310Z", "#ffffff")
    shape(c, "M390 548V520q28 -34 56 0V548Z", "#e3eef8", stroke="#9fbfe0", stroke_width=2)
    shape(c, "M408 548v-16q10 -12 20 0v16Z", "#25346e")
    for x in (340, 362, 480):
        oval(c, x, 532, 9, 15, "#1c2440")
        oval(c, x + 2, 534, 5, 10, "#ffffff")
        disc(c, x, 516, 7, "#1c2440")
        shape(c, f"M{x + 6} 514l8 3l-8 3Z", "#f2b632")
    grain(c, 50, "#ffffff", 3, 0.9, (312, 430, 524, 550))
    c.close()
    # town by night, storm at sea
    room("M76 576H296V712H76Z", c.linear((0, "#3a1f5c"), (1, "#e0608a")))
    for x in range(82, 290, 28):
        house(c, x, 716, 24, c.rng.uniform(30, 74), "#24123f", "#150a2a", "#ffd76a", c.rng)
    line(c, [(76, 642), (296, 658)], "#fffaf0", 1.6)
    figure(c, 186, 650, 58, Look("#f2b632", "#fffaf0", wear="dress", style="bun"), WIDE, 1)
    c.close()
    room("M310 576H526V712H310Z", c.linear((0, "#4a6a6a"), (1, "#c8d8b0")))
    for y, tint in ((668, "#3c7a7a"), (684, "#28606a"), (700, "#17444f")):
        shape(c, f"M300 {y}" + "q14 -22 28 0t28 0" * 4 + "V716H300Z", tint)
    shape(c, "M380 664h84l-14 22h-56ZM420 662v-60l34 46ZM414 662v-50l-26 40Z", "#f7f0e0")
    hatch(c, (320, 580, 524, 660), 36, "#f3f8e0", (-8, 22), 1.4, 0.7)
    c.close()
    # cellar: a dragon asleep
    room("M164 726H436V852H164Z", c.linear((0, "#1c0f1c"), (1, "#5a2a1c")))
    glow(c, 270, 840, 110, "#ffb43a", 0.7)
    for _ in range(60):
        oval(
            c,
            c.rng.gauss(290, 52),
            850 - abs(c.rng.gauss(0, 12)),
            6,
            3,
            c.rng.choice(("#ffd24f", "#f2a632", "#fff0a8")),
        )
    shape(
        c,
        "M206 838Q190 800 230 790Q260 750 320 768Q390 770 400 820"
        "Q412 840 380 844Q360 846 366 826Q340 850 290 836Q240 846 206 838Z",
        "#3c8f5a",
    )
    for x, y in ((262, 770), (288, 762), (314, 764), (340, 772)):
        shape(c, f"M{x - 9} {y + 4}l9 -20l9 20Z", "#c84a3c")
    c.add("path", d="M214 816q8 6 16 0", fill="none", stroke="#10241a", stroke_width=3)
    for x, y, s in ((196, 800, 6), (184, 784, 9)):
        disc(c, x, y, s, "#c8b8c8", opacity=0.6)
    figure(c, 414, 850, 56, Look("#3a5fc0", "#10142c", hat="cone", hat_colour="#c84a3c", child=True), STAND, -1)
    c.close()
    ladder(c, (303, 712), (303, 200), 20, "#c98a4a", 30, 3)
    figure(c, 302, 470, 46, Look("#c84a3c", "#131c46", child=True, wear="shirt"), CLIMB, 1)
    for x, y in ((30, 712), (572, 714)):
        line(c, [(x, y), (x, y - 70)], "#131c46", 8)
        shape(c, blob(c.rng, x, y - 90, 30, 50), "#1c2a5c")
    vignette(c, "#060a20", 0.55)
    c.save()


def elephant_sur_le_fil() -> None:
    """An elephant with a parasol follows a mouse on a wire above the town."""
    c = Canvas("elephant-sur-le-fil")
    backdrop(c, c.linear((0, "#1c5f78"), (0.35, "#6fb0a8"), (0.62, "#ffd9a0"), (0.82, "#ff9a76"), (1, "#c8506a")))
    disc(c, 150, 610, 82, "#fff3cf")
    glow(c, 150, 610, 250, "#ffe9b0", 0.8)
    for x, y, w in ((360, 560, 200), (-50, 470, 170), (280, 150, 180), (60, 110, 120)):
        cloud(c, x, y, w, "#fff0dc", c.rng, opacity=0.7)
    for y, tint, n, tall in ((800, "#d9707a", 10, 130), (850, "#96466a", 8, 150)):
        for i in range(n):
            w = 600 / n
            house(
                c,
                i * w,
                y + 60,
                w * 0.92,
                c.rng.uniform(0.4, 1) * tall + 30,
                tint,
                mix(tint, "#3a1440", 0.35),
                "#ffe3a0",
                c.rng,
            )
    # the two roofs that hold the wire
    shape(c, "M-20 900V520L40 452L110 520V900Z", "#3f1f48")
    shape(c, "M-40 540L40 440L128 540L112 552L40 470L-30 556Z", "#6a2f58")
    box(c, 54, 410, 30, 90, "#3f1f48")
    box(c, 48, 402, 42, 14, "#6a2f58")
    for x, y in ((0, 580), (54, 580), (0, 660), (54, 660), (54, 740)):
        box(c, x, y, 30, 42, "#ffd98a")
    shape(c, "M500 900V300L560 220L640 300V900Z", "#2f173c")
    shape(c, "M480 320L560 204L660 320L640 330L560 238L496 334Z", "#5a2450")
    box(c, 520, 170, 30, 100, "#2f173c")
    box(c, 513, 160, 44, 14, "#5a2450")
    for y in (360, 450, 540, 630):
        for x in (524, 570):
            box(c, x, y, 28, 44, "#ffd98a" if (x + y) % 4 else "#5a2450")
    figure(c, 540, 404, 40, Look("#1c1028", "#1c1028", "#1c1028", "#1c1028", child=True, style="bob"), CHEER, -1)
    line(c, [(70, 410), (300, 330), (536, 168)], "#2a1030", 5, soft=True)
    # the elephant
    c.open(transform="translate(288 346) rotate(-22) scale(.84)")
    hide, shade, light = "#7f8fa8", "#5c6a88", "#b8c4d4"
    for x, foot in ((-74, -52), (62, 34)):
        line(c, [(x, -90), (x + 6, -44), (foot, 0)], shade, 46)
    line(c, [(-136, -150), (-164, -110), (-158, -74)], shade, 8, soft=True)
    disc(c, -158, -70, 8, "#3f4a66")
    oval(c, -20, -150, 126, 92, hide)
    for x, foot in ((-96, -104), (40, 62)):
        line(c, [(x, -100), (x - 4, -50), (foot, -2)], hide, 50)
    for foot in (-104, 62, -52, 34):
        for k in (-12, 0, 12):
            oval(c, foot + k + 6, 8, 6, 5, light)
    shape(c, "M-110 -228Q-20 -262 60 -226Q70 -160 60 -130Q-20 -112 -104 -132Q-120 -180 -110 -228Z", "#d9405c")
    shape(
        c,
        "M-110 -228Q-20 -262 60 -226L60 -214Q-20 -248 -110 -214Z"
        "M-106 -144Q-20 -124 62 -142L60 -128Q-20 -110 -104 -130Z",
        "#ffd24f",
    )
    for x in (-80, -48, -14, 20, 48):
        disc(c, x, -186 + abs(x + 16) * 0.1, 8, "#ffd24f")
    oval(c, 112, -214, 66, 62, hide)
    line(c, [(158, -206), (196, -160), (204, -110), (226, -84), (252, -92)], hide, 32, soft=True)
    line(c, [(196, -160), (204, -110), (226, -84), (252, -92)], hide, 25, soft=True)
    for k in range(5):
        line(c, [(182 + k * 6, -152 + k * 14), (206 + k * 3, -158 + k * 13)], shade, 2)
    shape(c, "M150 -180Q190 -160 200 -190Q176 -186 160 -200Z", "#fffaf0")
    shape(c, "M92 -250Q30 -286 18 -220Q14 -160 60 -140Q96 -150 106 -196Z", shade)
    shape(c, "M84 -240Q44 -262 34 -216Q32 -174 62 -158Q84 -168 92 -200Z", "#c98a9c")
    oval(c, 134, -224, 6, 8, "#2a1030")
    c.add("path", d="M122 -244q14 -10 26 0", fill="none", stroke=shade, stroke_width=4, stroke_linecap="round")
    shape(c, "M86 -268L118 -330L140 -270Z", "#ffd24f")
    disc(c, 118, -330, 9, "#d9405c")
    c.close()
    umbrella(c, 190, 70, 180, "#fff0dc", "#d9405c", 104)
    # the mouse ahead, the crowd below
    c.open(transform="translate(472 214) rotate(-34)")
    oval(c, 0, -16, 22, 16, "#4a2a44")
    disc(c, 22, -30, 12, "#4a2a44")
    disc(c, 16, -44, 9, "#c98a9c")
    disc(c, 26, -32, 2, "#fff0dc")
    line(c, [(-20, -14), (-44, -20), (-56, -6)], "#4a2a44", 3, soft=True)
    line(c, [(-6, -2), (-10, 4)], "#4a2a44", 5)
    line(c, [(8, -2), (12, 4)], "#4a2a44", 5)
    line(c, [(4, -20), (4, -84)], "#fff0dc", 3)
    shape(c, "M4 -84L40 -72L4 -58Z", "#d9405c")
    c.close()
    shape(c, "M0 870H600V900H0Z", "#2a1030")
    for i in range(11):
        x = 24 + i * 55 + c.rng.uniform(-10, 10)
        style = c.rng.choice(("bob", "short", "bun"))
        look = Look(
            "#2a1030", "#2a1030", "#5a2450", "#1c0a24", c.rng.choice(("dress", "coat")), style, child=i % 3 == 0
        )
        pose = c.rng.choice((CHEER, REACH, STAND, REACH))
        figure(c, round(x), 902, c.rng.uniform(66, 100), look, pose, c.rng.choice((-1, 1)))
    vignette(c, "#220c30", 0.45)
    grain(c, 400, "#fff0dc", 1.5, 0.4)
    c.save()


def sablier_plage() -> None:
    """In an hourglass, a beach runs down on a small town where people grow old."""
    c = Canvas("sablier-plage")
    backdrop(c, c.linear((0, "#f6d9e4"), (0.5, "#e3d4f0"), (1, "#b6a8d9")))
    glow(c, 300, 300, 420, "#fff9ec", 0.95)
    for x, y, w in ((-60, 200, 200), (450, 330, 220), (-40, 560, 150), (470, 640, 180)):
        cloud(c, x, y, w, "#ffffff", c.rng, opacity=0.5)
    oval(c, 300, 866, 260, 22, "#5a4a86", opacity=0.45)
    top = "M130 128H470Q492 300 356 400Q314 430 312 452H288Q286 430 244 400Q108 300 130 128Z"
    low = "M288 448H312Q314 474 356 504Q492 604 470 780H130Q108 604 244 504Q286 474 288 448Z"
    shape(c, top, "#e8f8fa", opacity=0.85)
    shape(c, low, "#dcd2f0", opacity=0.85)
    c.open(clip_path=c.clip(top))
    box(c, 100, 120, 400, 190, c.linear((0, "#7fd3e8"), (1, "#e3f8f2")))
    disc(c, 400, 176, 26, "#fff3b0")
    glow(c, 400, 176, 80, "#fff3b0", 0.8)
    cloud(c, 160, 200, 90, "#ffffff", c.rng)
    box(c, 100, 246, 400, 70, c.linear((0, "#2fb0bd"), (1, "#9fe3dc")))
    for y in (256, 268, 282):
        line(c, [(130, y), (470, y)], "#e3fbf6", 1.6, stroke_dasharray="24 16")
    shape(c, "M210 244h44l-8 10h-28ZM232 242v-30l20 26Z", "#ffffff")
    shape(
        c, "M90 292Q180 268 250 292Q300 330 350 290Q430 266 510 288V460H90Z", c.linear((0, "#fff0c0"), (1, "#e8b968"))
    )
    grain(c, 130, "#c98f45", 2, 0.6, (130, 296, 460, 440))
    c.close()
    umbrella(c, 396, 214, 84, "#f0605f", "#ffffff", 76)
    kid = Look("#f0605f", "#3a4f8a", child=True, style="plait", wear="dress", hair="#5a2e1a")
    figure(c, 192, 296, 66, kid, CHEER, 1)
    figure(c, 236, 300, 58, Look("#ffb53f", "#3a4f8a", child=True, wear="shirt"), STOOP, 1)
    shape(c, "M258 304v-16h6v6h6v-10h8v10h6v-6h6v16Z", "#d99f4e")
    figure(c, 330, 308, 60, Look("#3a4f8a", "#ffb53f", child=True, wear="shirt", style="bob"), RUN, -1)
    disc(c, 292, 326, 10, "#f0605f")
    shape(c, "M282 326a10 10 0 0 1 20 0Z", "#ffffff")
    line(c, [(300, 400), (300, 690)], "#f2c877", 7)
    grain(c, 70, "#fff0c0", 2.2, 0.9, (290, 400, 311, 690))
    c.open(clip_path=c.clip(low))
    grain(c, 60, "#ffffff", 2.2, 0.9, (160, 500, 440, 660))
    for x, w, h in ((150, 38, 70), (192, 30, 110), (360, 34, 120), (398, 40, 80), (438, 30, 60)):
        house(c, x, 770, w, h, "#8a7cc0", "#5a4a96", "#ffe3a0", c.rng)
    box(c, 236, 610, 28, 150, "#7568b0")
    shape(c, "M230 612L250 566L270 612Z", "#5a4a96")
    dial(c, 250, 640, 12, "#fff6dc", "#3a2f6a", 130, 300)
    shape(
        c,
        "M90 790V740Q180 740 240 716Q284 690 300 676Q316 690 360 716Q420 740 510 740V790Z",
        c.linear((0, "#ffeab8"), (1, "#dba758")),
    )
    grain(c, 110, "#b9823f", 2, 0.6, (120, 720, 480, 780))
    c.close()
    elder = Look("#5a4a96", "#3a2f6a", hair="#ffffff", beard="#ffffff", wear="coat", hat="brim", hat_colour="#3a2f6a")
    figure(c, 208, 744, 80, elder, REACH, 1)
    figure(c, 392, 746, 74, Look("#a04f7a", "#3a2f6a", hair="#ffffff", style="bun", wear="dress"), READ, -1)
    figure(c, 346, 728, 44, Look("#f0605f", "#3a2f6a", child=True), REACH, -1)
    shape(c, "M430 752q-4 -26 18 -30l6 -12l6 12q10 20 4 30Z", "#4a3a7a")
    glass = "M150 150Q142 290 240 376M152 760Q150 640 240 560"
    c.add("path", d=glass, fill="none", stroke="#ffffff", stroke_width=11, stroke_linecap="round", opacity=0.8)
    for d in (top, low):
        shape(c, d, "none", stroke="#ffffff", stroke_width=4, opacity=0.9)
    wood = c.linear((0, "#6a3b52"), (0.4, "#c9829a"), (1, "#54304a"), angle=0)
    for x in (84, 494):
        box(c, x, 128, 22, 654, wood)
        for y in (190, 440, 690):
            oval(c, x + 11, y, 19, 24, wood)
    for y in (96, 776):
        box(c, 56, y, 488, 36, wood, rx=10)
        box(c, 56, y, 488, 8, "#eab4c2", rx=4)
    box(c, 76, 72, 448, 26, wood, rx=8)
    box(c, 40, 812, 520, 40, wood, rx=8)
    # two who want to turn it over
    line(c, [(524, 108), (560, 400), (552, 720)], "#fff6dc", 3, soft=True)
    figure(
        c,
        562,
        860,
        150,
        Look("#2fb0bd", "#3a2f6a", child=True, style="bob", wear="shirt"),
        Pose((150, 10), (130, 20), (30, 10), (-20, 20), -16, -14),
        -1,
        ("#ffffff", 2, -2),
    )
    figure(
        c,
        40,
        852,
        146,
        Look("#ffb53f", "#3a2f6a", child=True, style="short", wear="shirt"),
        Pose((96, 6), (84, 8), (10, 30), (-44, 8), 24, -6),
        1,
        ("#ffffff", -2, -2),
    )
    vignette(c, "#3a2f6a", 0.35)
    grain(c, 320, "#ffffff", 1.5, 0.5)
    c.save()


SCENES = [
    maison_coupee,
    elephant_sur_le_fil,
    sablier_plage,
]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
