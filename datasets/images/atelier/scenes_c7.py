"""Scenes of changes and weather: shadows, umbrellas, fire and ice, street lamps."""

from canvas import WIDTH, Canvas, mix
from creatures_c import butterfly, cat
from motifs_c import SKINS, dots, glow, ground, ladder, leaf, person, placed, shape, stroke, vignette


def flower_lamps() -> None:
    c = Canvas("rue-des-clochettes")
    ground(c, (0, "#2c1f55"), (0.4, "#5b3f8a"), (0.62, "#c77fa8"), (0.7, "#f2b39a"))
    dots(c, 60, "#fff0d0", 2.4, 0.8, (0, 0, WIDTH, 300))
    left = [(-20, 230, 150), (130, 330, 96), (218, 410, 56), (268, 460, 30)]
    for k, (x, top, w) in enumerate(left):
        for side in (0, 1):
            tint = mix("#2a1c4c", "#8a5c96", k / 4 + side * 0.06)
            px = x if not side else 600 - x - w
            c.add("rect", x=px, y=top, width=w, height=640 - k * 20 - top, fill=tint)
            shape(
                c, f"M{px - 10} {top}L{px + w * 0.5} {top - w * 0.62}L{px + w + 10} {top}Z", mix(tint, "#120b2c", 0.35)
            )
            rows_of = 3 if k < 2 else 2
            for i in range(rows_of):
                for j in range(2):
                    lit = c.rng.random() < 0.45
                    c.add(
                        "rect",
                        x=px + w * (0.18 + j * 0.4),
                        y=top + 34 + i * w * 0.55,
                        width=w * 0.22,
                        height=w * 0.32,
                        rx=w * 0.1,
                        fill="#ffd87a" if lit else mix(tint, "#120b2c", 0.5),
                    )
    shape(c, "M270 600L330 600L610 880V910H-10V880Z", c.linear((0, "#c98aa6"), (0.3, "#6d4a86"), (1, "#2a1c4c")))
    shape(c, "M-10 640L130 620L282 590V604L-10 890ZM610 640L470 620L318 590V604L610 890Z", "#3d2a66")
    for i in range(12):
        y = 610 + i * i * 2.1
        stroke(c, [(300 - (y - 590), y), (300, y + 4), (300 + (y - 590), y)], "#23173f", 1.5, opacity=0.35)
    lamps = ((250, 600, 0.26, 1), (352, 602, 0.26, -1), (196, 640, 0.46, 1), (410, 640, 0.46, -1), (96, 740, 0.9, 1))
    for x, y, s, side in lamps:
        with placed(c, x, y, s, 0, side < 0):
            glow(c, 130, -370, 210, "#ffe28a", 0.85)
            shape(c, "M60 -330L-40 30H330L190 -330Z", "#ffe28a", opacity=0.2)
            c.add(
                "path",
                d="M0 0C-10 -200 -20 -420 60 -450C110 -468 132 -440 132 -410",
                stroke="#2f6a4f",
                stroke_width=15,
                fill="none",
                stroke_linecap="round",
            )
            shape(c, leaf(-6, -120, 130, -50, 0.4) + leaf(-6, -160, 110, 54, 0.4), "#3f8a5f")
            shape(
                c,
                "M132 -424C90 -420 84 -370 62 -330C80 -340 92 -328 104 -324C114 -330 124 -322 132 -320"
                "C142 -322 152 -330 160 -324C172 -328 184 -340 202 -330C180 -370 174 -420 132 -424Z",
                "#ffd24a",
            )
            shape(
                c, "M132 -424C90 -420 84 -370 62 -330C80 -340 92 -328 104 -324C104 -370 116 -410 132 -424Z", "#f0a02e"
            )
            c.add("circle", cx=132, cy=-310, r=13, fill="#fffbe0")
    with placed(c, 574, 850, 1.2):
        c.add(
            "path",
            d="M44 20C50 -180 56 -330 20 -366C0 -390 -30 -380 -44 -350",
            stroke="#2f6a4f",
            stroke_width=16,
            fill="none",
            stroke_linecap="round",
        )
        shape(c, leaf(46, -120, 120, -50, 0.4), "#3f8a5f")
        shape(
            c, "M-50 -364C-80 -346 -84 -310 -76 -270C-64 -284 -50 -282 -36 -270C-30 -300 -22 -340 -44 -362Z", "#b7a6e0"
        )
        shape(
            c, "M-50 -364C-80 -346 -84 -310 -76 -270C-70 -276 -64 -280 -58 -280C-66 -310 -62 -346 -50 -364Z", "#8573b4"
        )
    ladder(c, 320, 870, 446, 440, 54, "#d8a878", 7)
    hand, _ = person(
        c,
        398,
        616,
        188,
        "#3f7a9a",
        skin=SKINS[1],
        arms=((118, 100), (70, 100)),
        stride=((50, -20), (-4, 0)),
        hat="straw",
        hat_colour="#f0d08a",
        lean=4,
        style="short",
        scarf="#e8607a",
    )
    x, y = hand
    glow(c, x + 30, y - 40, 90, "#fff0a0", 0.9)
    with placed(c, x + 14, y - 16, 0.9, -16):
        shape(c, "M-24 -30H20V26H-24Z", "#b8482f")
        shape(c, "M20 0L54 -44L62 -40L26 20Z", "#b8482f")
        shape(c, "M50 -50L70 -40L66 -34L46 -44Z", "#7a2a20")
        c.add("path", d="M-24 -20C-50 -20 -50 20 -24 20", stroke="#b8482f", stroke_width=6, fill="none")
    for k in range(16):
        c.add(
            "circle", cx=x + 66 + k + c.rng.uniform(-16, 16), cy=y - 40 + k * 8, r=c.rng.uniform(2, 5), fill="#fff3b0"
        )
    with placed(c, 100, 852, 1):
        c.add("ellipse", cx=60, cy=0, rx=130, ry=20, fill="#ffe28a", opacity=0.35)
    cat(c, 170, 850, 92, "#1c1238", flip=True)
    for _ in range(9):
        butterfly(
            c,
            c.rng.uniform(100, 330),
            c.rng.uniform(230, 460),
            c.rng.uniform(14, 26),
            "#ffe9b0",
            c.rng.uniform(-60, 60),
            "#f0a02e",
        )
    vignette(c, "#120b2c", 0.55)
    c.save()


SCENES = [flower_lamps]

if __name__ == "__main__":
    for scene in SCENES:
        scene()
