"""A face that holds a room, a house on stilts, a tear in the night."""

# ruff: noqa: E501  (the path of a shape reads best in one piece)

import math

from canvas import Canvas, hill, mix, polygon, smooth
from figures_a import Look, person
from motifs_a import (
    bird,
    box,
    cloud,
    disc,
    glow,
    grain,
    house,
    ladder,
    oval,
    pine,
    place,
    rays,
    shape,
    sheet,
    stars,
    stroke,
)


def owl_eye() -> None:
    """An owl's face fills the sheet; in one of its eyes there is a lit room with somebody at the window."""
    c = Canvas("regard")
    sheet(c, "#3d2c2e")
    tones = ("#5a3f3a", "#7a553f", "#9a6f4a", "#c09060", "#dfb684", "#f3dcb4")
    for row in range(20):
        y = -20 + row * 50
        for k in range(13):
            x = -20 + k * 54 + (row % 2) * 27
            far = min(1, math.hypot((x - 300) / 420, (y - 400) / 520))
            tone = mix(tones[2], "#3a2830", far + 0.12 * c.rng.random())
            shape(c, f"M{x - 30} {y - 12}V{y}Q{x} {y + 96} {x + 30} {y}V{y - 12}Z", tone)
            if (row + k) % 2 == 0:
                stroke(c, f"M{x} {y + 10}V{y + 34}", tones[4], 2, opacity=0.4)
    eyes = ((168, 372), (432, 372))
    for ring, (size, tone) in enumerate(((190, tones[1]), (172, tones[3]), (152, tones[4]), (132, tones[5]))):
        for side, (ex, ey) in zip((-1, 1), eyes, strict=True):
            ring_points = []
            for k in range(56):
                a = 2 * math.pi * k / 56
                r = (
                    size
                    * (1 + (0.055 if k % 2 else -0.02))
                    * (1 + 0.12 * max(0, math.sin(a)) - 0.1 * max(0, -math.sin(a)))
                )
                ring_points.append((ex + r * math.cos(a) * 0.96 + side * 6, ey + r * math.sin(a)))
            shape(c, polygon(ring_points), tone)
            if ring == 3:
                stroke(
                    c,
                    "".join(
                        f"M{ex + 104 * math.cos(k * 0.26):.0f} {ey + 104 * math.sin(k * 0.26):.0f}L{ex + 128 * math.cos(k * 0.26):.0f} {ey + 128 * math.sin(k * 0.26):.0f}"
                        for k in range(24)
                    ),
                    tones[2],
                    3,
                )
    shape(
        c,
        "M-20 150C120 170 230 230 292 372C220 300 90 262 -20 268ZM620 150C480 170 370 230 308 372C380 300 510 262 620 268Z",
        "#3a2830",
    )
    shape(
        c,
        "M-20 160C110 178 216 232 278 340C210 270 90 232 -20 232ZM620 160C490 178 384 232 322 340C390 270 510 232 620 232Z",
        tones[1],
    )
    shape(
        c,
        "M300 430C336 430 342 492 326 538C318 566 306 584 300 600C294 584 282 566 274 538C258 492 264 430 300 430Z",
        "#3a2830",
    )
    shape(c, "M300 430C280 436 270 490 282 534C290 500 292 460 300 430Z", "#8a6a5a")
    for index, (ex, ey) in enumerate(eyes):
        disc(c, ex, ey, 100, "#2a1f2c")
        disc(c, ex, ey, 94, c.radial((0, "#ffe27a"), (0.6, "#f5a52c"), (1, "#b8571c")))
        stroke(
            c,
            "".join(
                f"M{ex + 66 * math.cos(k * 0.21):.0f} {ey + 66 * math.sin(k * 0.21):.0f}L{ex + 90 * math.cos(k * 0.21):.0f} {ey + 90 * math.sin(k * 0.21):.0f}"
                for k in range(30)
            ),
            "#b8571c",
            2,
            opacity=0.6,
        )
        disc(c, ex, ey, 64, "#120c1c")
        c.open(clip_path=c.clip(f"M{ex - 62} {ey}a62 62 0 1 1 124 0a62 62 0 1 1-124 0z"))
        if index:
            shape(
                c,
                f"M{ex - 70} {ey + 30}C{ex - 30} {ey + 6} {ex + 30} {ey + 10} {ex + 70} {ey + 30}V{ey + 80}H{ex - 70}Z",
                "#24304f",
            )
            stars(c, 36, (ex - 62, ey - 60, 124, 80))
            pine(c, ex - 34, ey + 34, 54, "#1a2238")
            pine(c, ex + 36, ey + 38, 44, "#1a2238")
            glow(c, ex, ey + 16, 40, "#ffd98a", 0.8)
            house(c, ex, ey + 34, 34, 52, "#c98a5a", "#5a2430", "#fff0b0")
            stroke(c, f"M{ex + 4} {ey + 34}q14 14-8 30", "#ffd98a", 4, opacity=0.6)
        else:
            box(c, ex - 40, ey - 46, 80, 110, "#ffd98a")
            glow(c, ex + 10, ey - 14, 60, "#fff6d0", 0.9)
            person(
                c,
                ex,
                ey + 76,
                116,
                Look("#3a4f7a", "#2a1f2c", hair="#5a2a1c", head="bob", child=True),
                ((22, -80), (-12, -50)),
                nod=-6,
            )
            stroke(c, f"M{ex} {ey - 50}V{ey + 66}M{ex - 44} {ey + 2}H{ex + 44}", "#5a2a1c", 4)
            shape(c, f"M{ex - 62} {ey - 62}h34q8 60-14 124h-20zM{ex + 62} {ey - 62}h-34q-8 60 14 124h20z", "#a8322c")
        c.close()
        disc(c, ex - 34, ey - 38, 11, "#fff", opacity=0.9)
        disc(c, ex - 48, ey - 18, 5, "#fff", opacity=0.8)
    stroke(c, "M-20 800C160 770 420 782 620 748", "#1c141c", 30)
    for x, y, turn in ((90, 792, -30), (500, 774, 20), (560, 760, -50), (36, 800, 30)):
        place(c, x, y, 1.2, turn=turn)
        shape(c, "M0 0C-22-14-20-44 0-62C20-44 22-14 0 0Z", "#4f6a4a")
        c.close()
    for x in (176, 208, 240, 360, 392, 424):
        shape(c, f"M{x - 15} 762q16-26 30 0q6 30-13 48q-20-16-17-48z", "#d9a24a")
    person(
        c,
        468,
        770,
        92,
        Look("#c9402f", "#1c141c", hair="#1c141c", head="short", child=True, hat="beanie", hat_fill="#4f6a4a"),
        ((7, -43), (24, -62)),
        nod=-20,
        left=True,
    )
    grain(c, "#ffe9c0", "#120c1c", 0.12)
    c.save()


def stilt_house() -> None:
    """A house on the legs of a heron wades through a pink marsh at dawn."""
    c = Canvas("echasses")
    sheet(c, c.linear((0, "#7fb8c9"), (0.35, "#f3c6cf"), (0.6, "#fbe3d6"), (0.62, "#e8a9b8"), (1, "#6f6a94")))
    disc(c, 150, 470, 60, "#fff8ec")
    glow(c, 150, 470, 240, "#fff8ec", 0.9)
    for k in range(6):
        oval(c, c.rng.randint(0, 600), 90 + k * 60, 170, 9, "#fff", opacity=0.4)
    for y, colour, h in ((552, "#d9a9bc", 40), (566, "#b98fae", 26)):
        shape(c, hill(c.rng, y, h, 7, 575), colour)
    for i in range(22):
        y = 584 + i * i * 0.62
        stroke(
            c, f"M{c.rng.randint(-40, 520)} {y:.0f}h{40 + c.rng.randint(0, 120)}", "#fff0ea", 2 + i * 0.12, opacity=0.5
        )
    for k in range(9):
        stroke(c, f"M{150 - 54 + k * 5} {580 + k * 20}h{108 - k * 10}", "#fff8ec", 5, opacity=0.6)
    leg = "#d9694a"
    stroke(c, "M268 500L232 620L262 784", leg, 11)
    stroke(c, "M340 500L400 596L352 676", leg, 11)
    stroke(c, "M262 784l46 8M262 784l40 22M262 784l-26 10M352 676l40 26M352 676l14 38M352 676l-22 18", leg, 7)
    for k in range(3):
        c.add(
            "ellipse",
            cx=262,
            cy=790,
            rx=50 + k * 36,
            ry=9 + k * 6,
            fill="none",
            stroke="#fff0ea",
            stroke_width=3,
            opacity=0.8 - k * 0.2,
        )
    for x, y in ((356, 730), (372, 748), (344, 760)):
        shape(c, f"M{x} {y}q6 12 0 14q-6-2 0-14z", "#fff0ea")
    wall, roof, dark = "#fdf3e2", "#4f5f86", "#3a3a5c"
    shape(c, "M170 510C190 540 420 540 440 510L420 470H190Z", "#8a6a7c")
    shape(c, polygon([(196, 490), (190, 300), (300, 190), (414, 300), (408, 490)]), wall)
    shape(c, polygon([(330, 490), (326, 214), (414, 300), (408, 490)]), "#dcc4c4")
    shape(c, polygon([(300, 150), (152, 312), (176, 330), (302, 196), (430, 330), (454, 312)]), roof)
    for k in range(5):
        stroke(c, f"M{196 - 2 * k + k * 22} {300 - k * 22}l-20 {-4}", "#7f8fb4", 3)
    box(c, 352, 150, 32, 84, "#b5685a")
    box(c, 346, 142, 44, 14, dark)
    stroke(c, "M368 136C350 100 400 90 380 56C366 30 400 20 420 6", "#fff", 14, opacity=0.6)
    disc(c, 300, 262, 24, dark)
    disc(c, 300, 262, 19, "#ffd98a")
    stroke(c, "M300 243v38M281 262h38", dark, 3)
    for x in (216, 352):
        shape(c, f"M{x} 400v-56a20 20 0 0 1 40 0v56z", "#ffd98a")
        stroke(c, f"M{x + 20} 326v74M{x} 366h40", dark, 3)
        box(c, x - 6, 400, 52, 9, dark)
        for k in range(4):
            disc(c, x + 4 + k * 11, 396, 7, ("#d9694a", "#e8a9b8")[k % 2])
    shape(c, "M274 490v-86a28 28 0 0 1 56 0v86z", "#4f8a8a")
    disc(c, 320, 450, 4, "#ffd98a")
    box(c, 250, 488, 190, 10, dark)
    stroke(c, "M340 488V448H438V488M364 448v40M388 448v40M412 448v40", dark, 3.5)
    person(
        c,
        384,
        488,
        104,
        Look("#d9694a", "#3a3a5c", hair="#5a3040", head="pony", child=True),
        ((22, -74), (12, -52)),
        nod=-4,
    )
    stroke(c, "M406 410C480 380 500 330 520 270", dark, 1.6)
    shape(c, "M520 180L556 226L520 276L490 222Z", "#d9694a")
    shape(c, "M520 180V276L490 222Z", "#ffd98a")
    stroke(c, "M520 276q16 16 2 30t4 30", "#d9694a", 3)
    ladder(c, (214, 640), (220, 500), 24, dark, 7)
    for x, y, size, left in ((520, 690, 100, True), (76, 730, 130, False)):
        place(c, x, y, size / 100, left)
        stroke(c, "M-4 0V-46M8 0V-44", "#5f5a84", 3)
        shape(
            c,
            "M-36-44C-20-66 10-70 24-60C34-76 16-92 22-110C26-124 44-124 46-112L76-106L46-103C40-96 44-80 38-62C32-44-4-36-36-44Z",
            "#fff6f0" if left else "#8f9fc0",
        )
        disc(c, 38, -113, 2.6, "#3a3a5c")
        c.close()
    for x in (16, 40, 58, 540, 566, 590):
        h = c.rng.randint(120, 220)
        stroke(c, f"M{x} 910Q{x + 6} {880 - h / 2:.0f} {x + c.rng.randint(-14, 14)} {900 - h}", "#4a4a70", 4)
        oval(c, x, 900 - h, 6, 22, "#6b3f54")
    grain(c, "#fff", "#5a4a70", 0.12)
    c.save()


def sky_mender() -> None:
    """An old seamstress on a ladder sews up a tear in the night; daylight shines through."""
    c = Canvas("accroc")
    night = c.linear((0, "#0b1038"), (0.6, "#1f2a6b"), (1, "#3f3f8c"))
    sheet(c, night)
    stars(c, 210, (0, 0, 600, 640))
    for k in range(9):
        stroke(c, f"M{-40 + k * 84} -10C{20 + k * 70} 200 {-60 + k * 96} 420 {k * 76} 640", "#4a55a8", 2, opacity=0.25)
    tear = [
        (420, -20),
        (388, 60),
        (410, 130),
        (346, 210),
        (352, 290),
        (296, 372),
        (288, 430),
        (262, 476),
        (254, 520),
        (276, 486),
        (318, 452),
        (352, 392),
        (410, 340),
        (430, 270),
        (482, 210),
        (496, 120),
        (540, 60),
        (560, -20),
    ]
    path = smooth(tear, True, 0.3)
    shape(c, path, "#070a24", transform="translate(-10 8)", opacity=0.7)
    shape(c, path, c.linear((0, "#7fd4f2"), (0.6, "#d8f4fa"), (1, "#fff3c4")))
    c.open(clip_path=c.clip(path))
    disc(c, 468, 110, 42, "#fff3a8")
    cloud(c, 420, 250, 130, "#fff")
    cloud(c, 480, 60, 150, "#fff", opacity=0.9)
    cloud(c, 340, 360, 110, "#fff")
    for x, y, s in ((440, 180, 26), (396, 296, 22), (470, 200, 18)):
        bird(c, x, y, s, "#3f7aa8", -30)
    c.close()
    rays(c, 400, 200, "#fff3c4", (98, 112, 128, 142), 6, 760, 0.09)
    stroke(c, path, "#f3e2b0", 3, opacity=0.8)
    for k in range(7):
        y = 520 + k * 17
        x = 252 - k * 7
        stroke(c, f"M{x - 14} {y + 4}L{x + 14} {y - 6}", "#ff6f5c", 5)
    stroke(c, "M252 520C240 560 224 600 208 634", "#070a24", 3)
    stroke(c, "M262 516C300 500 330 470 344 478C370 490 350 540 380 548", "#ff6f5c", 3.5)
    for y, colour in ((760, "#2a2a6b"), (800, "#1c1c4f")):
        x = -30
        while x < 640:
            w = c.rng.randint(60, 96)
            h = c.rng.randint(30, 100)
            shape(
                c, polygon([(x, 920), (x, y - h * 0.5), (x + w / 2, y - h), (x + w, y - h * 0.5), (x + w, 920)]), colour
            )
            if c.rng.random() < 0.8:
                box(c, x + w * 0.3, y - h * 0.3, 12, 17, "#ffd98a", opacity=0.85)
                box(c, x + w * 0.6, y - h * 0.3 + 26, 12, 17, "#ffd98a", opacity=0.6)
            x += w
    shape(c, polygon([(250, 920), (250, 826), (370, 744), (560, 744), (640, 800), (640, 920)]), "#0f1038")
    box(c, 540, 690, 36, 70, "#0f1038")
    for k in range(4):
        stroke(c, f"M{270 + k * 10} {824 - k * 18 + 10}H620", "#2a2a6b", 2)
    ladder(c, (470, 752), (404, 470), 44, "#c98a5a", 12)
    person(
        c,
        434,
        626,
        226,
        Look("#a8608f", "#3a2a5c", "#e9bb96", "#f1ecf4", "bun", cut="dress"),
        ((25, -76), (12, -64)),
        ((6, -2), (-6, 12)),
        lean=4,
        nod=-8,
        left=True,
    )
    stroke(c, "M396 448L352 478", "#f4f4ff", 4)
    shape(c, "M498 742a34 30 0 0 1 68 0zM500 742h64v6h-64z", "#c98a5a")
    for x, colour in ((514, "#ff6f5c"), (534, "#7fd4f2"), (552, "#ffd98a")):
        disc(c, x, 716, 13, colour)
        stroke(c, f"M{x - 9} 712q9 8 18 0M{x - 10} 718q10 8 20 0", "#0f1038", 1.5, opacity=0.5)
    shape(
        c,
        "M318 780C314 752 332 744 346 750C346 732 352 724 350 712L360 720L370 716L374 706C380 722 376 736 368 742C376 752 378 764 376 780Z",
        "#070a24",
    )
    stroke(c, "M320 776q-28 4-26-24", "#070a24", 7)
    box(c, 76, 800, 62, 60, "#0f1038")
    box(c, 70, 796, 74, 10, "#0f1038")
    person(
        c,
        108,
        800,
        110,
        Look("#ffcf6a", "#0b1038", hair="#0b1038", head="short", child=True),
        ((20, -90), (-12, -50)),
        nod=-22,
    )
    grain(c, "#cfd4ff", "#070a24", 0.12)
    c.save()


SCENES = [owl_eye, stilt_house, sky_mender]
