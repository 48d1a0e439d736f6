"""Two seasons in one mirror of water, a thread through a maze, a dance on the ice."""

# ruff: noqa: E501  (the path of a shape reads best in one piece)

import math

from canvas import Canvas, hill, mix, polygon, smooth
from figures_a import Look, person
from motifs_a import (
    bare_tree,
    bird,
    box,
    disc,
    dots,
    grain,
    lump,
    oval,
    place,
    shape,
    sheet,
    stars,
    stroke,
)


def winter_mirror() -> None:
    """Above the water a child alone in winter; in the reflection, spring and somebody beside."""
    c = Canvas("reflet")
    box(c, 0, 0, 600, 450, c.linear((0, "#aab8c4"), (1, "#e9eef0")))
    box(c, 0, 450, 600, 450, c.linear((0, "#f8d8c4"), (0.4, "#f4b8b0"), (1, "#7a8fc0")))
    for y, colour, h in ((400, "#c3d0d8", 90), (430, "#a3b4c0", 50)):
        shape(c, hill(c.rng, y, h, 5, 450), colour)
    c.open(transform="matrix(1 0 0 -1 0 900)")
    for y, colour, h in ((400, "#c9b0c8", 90), (430, "#8fae9c", 50)):
        shape(c, hill(c.rng, y, h, 5, 450), colour)
    disc(c, 470, 150, 48, "#fff4d0")
    c.close()
    state = c.rng.getstate()
    shape(c, "M0 450V436C160 420 330 424 600 440V450Z", "#f4f7f8")
    bare_tree(c, 190, 440, 400, "#3f4a54", 6, 0.06)
    person(
        c,
        352,
        440,
        120,
        Look("#5f7080", "#2f3a44", hair="#2f3a44", head="bob", child=True, hat="scarf", hat_fill="#d8453f"),
        ((7, -42), (-7, -42)),
        nod=14,
    )
    dots(c, 190, "#fff", 3, (0, 0, 600, 430), 0.9)
    stroke(c, "M470 440v-60M500 442v-50M530 444v-64M470 396h60", "#6f808c", 4)
    c.open(transform="matrix(1 0 0 -1 0 900)")
    shape(c, "M0 450V436C160 420 330 424 600 440V450Z", "#5f8a6a")
    c.rng.setstate(state)
    tips = bare_tree(c, 190, 440, 400, "#5a3440", 6, 0.06)
    for i, (x, y) in enumerate(tips):
        if i % 2 == 0:
            disc(c, x, y, 9 + 9 * c.rng.random(), ("#f28aa8", "#fbc4d0", "#e8607f")[i % 3], opacity=0.85)
    child = Look("#d8453f", "#3a2a3a", hair="#2f2430", head="bob", child=True)
    person(c, 352, 440, 120, child, ((18, -52), (-7, -42)), nod=-8)
    person(
        c,
        408,
        440,
        164,
        Look("#f2c14a", "#3a2a3a", hair="#7a3a2a", head="long", cut="dress"),
        ((20, -36), (-7, -44)),
        left=True,
        nod=12,
    )
    stroke(c, "M470 440v-60M500 442v-50M530 444v-64M470 396h60", "#7a4a3a", 4)
    for k in range(9):
        x, y = 452 + k * 13, 440 - c.rng.randint(8, 44)
        stroke(c, f"M{x} 440V{y}", "#3f6a4a", 3)
        disc(c, x, y, 6, ("#f28aa8", "#f2c14a", "#fff")[k % 3])
    for x, y, s in ((420, 200, 34), (470, 240, 24), (380, 250, 20)):
        bird(c, x, y, s, "#5a3440", -16)
    dots(c, 60, "#fbc4d0", 5, (60, 80, 420, 340), 0.9)
    c.close()
    for i in range(26):
        y = 456 + i * i * 0.62
        x = c.rng.randint(-40, 520)
        stroke(c, f"M{x} {y:.0f}h{c.rng.randint(30, 120)}", "#fff", 1.5 + i * 0.06, opacity=0.36)
    stroke(c, "M0 450H600", "#fff", 3, opacity=0.8)
    for k in range(3):
        c.add(
            "ellipse",
            cx=352,
            cy=452,
            rx=40 + k * 42,
            ry=5 + k * 5,
            fill="none",
            stroke="#fff",
            stroke_width=2,
            opacity=0.7 - k * 0.18,
        )
    grain(c, "#fff", "#3f4a54", 0.09)
    c.save()


def hedge_maze() -> None:
    """From above, a round hedge maze; a red thread runs through it to a huge ball of wool."""
    c = Canvas("fil")
    sheet(c, c.linear((0, "#e9dfae"), (1, "#cdbb7c")))
    dots(c, 500, "#a8935a", 2.4, opacity=0.4)
    cx, cy, flat = 300, 400, 0.94
    gaps = (90, 205, 20, 300, 128, 250, 78)

    def at(r: float, angle: float) -> tuple[float, float]:
        return (cx + r * math.cos(math.radians(angle)), cy + r * flat * math.sin(math.radians(angle)))

    radii = [278 - i * 34 for i in range(7)]
    thread = [(300.0, 790.0), (306.0, 735.0)]
    for i, r in enumerate(radii[:-1]):
        start, end = gaps[i], gaps[i + 1]
        turn = (end - start + 540) % 360 - 180
        steps = max(3, int(abs(turn) / 12))
        thread += [at(r - 17 + c.rng.randint(-3, 3), start + turn * k / steps) for k in range(steps + 1)]
    thread.append(at(40, 78))
    for low, paint in ((13, "#8f7c42"), (7, "#2f5a34"), (0, "#4f8a44"), (-5, "#6fa852")):
        for i, r in enumerate(radii):
            half = 9 + i * 1.8
            a, b = at(r, gaps[i] + half), at(r, gaps[i] - half + 360)
            width = 19 if low >= 0 else 9
            path = f"M{a[0]:.1f} {a[1] + low:.1f}A{r} {r * flat:.1f} 0 1 1 {b[0]:.1f} {b[1] + low:.1f}"
            stroke(c, path, paint, width, opacity=0.5 if low == 13 else 1)
        for angle, i in ((60, 0), (160, 1), (330, 1), (75, 2), (240, 3), (10, 4), (170, 2)):
            a, b = at(radii[i], angle), at(radii[i + 1], angle)
            stroke(
                c,
                f"M{a[0]:.0f} {a[1] + low:.0f}L{b[0]:.0f} {b[1] + low:.0f}",
                paint,
                17 if low >= 0 else 8,
                opacity=0.5 if low == 13 else 1,
            )
    dots(
        c,
        900,
        "#2f5a34",
        3,
        (20, 130, 560, 540),
        0.35,
        lambda x, y: any(abs(math.hypot(x - cx, (y - cy) / flat) - r) < 8 for r in radii),
    )
    dots(
        c,
        170,
        "#fff",
        3.6,
        (20, 130, 560, 540),
        0.9,
        lambda x, y: any(abs(math.hypot(x - cx, (y - cy) / flat) - r) < 7 for r in radii),
    )
    stroke(c, smooth(thread), "#8a1f24", 5, opacity=0.3, transform="translate(2 4)")
    stroke(c, smooth(thread), "#d62f2f", 4)
    oval(c, 306, 420, 62, 44, "#8f7c42", opacity=0.6)
    disc(c, 300, 386, 54, c.radial((0, "#f2604f"), (0.7, "#c9262c"), (1, "#8a1a24"), cx=0.38, cy=0.34, r=0.7))
    for k in range(6):
        stroke(
            c,
            f"M{256 + k * 9} {360 - k * 4}Q{300 + k * 6} {372 + k * 10} {346 - k * 2} {408 - k * 14}M{262 + k * 12} {424 + (k % 3) * 3}Q{286 + k * 3} {380 - k * 6} {340 - k * 6} {350 + k * 4}",
            "#8a1a24",
            2,
            opacity=0.55,
        )
    person(
        c,
        290,
        846,
        116,
        Look("#2f4a6a", "#22303f", hair="#3a2420", head="pony", child=True),
        ((14, -58), (10, -52)),
        nod=-10,
    )
    shape(c, "M280 846L120 900H190L310 850Z", "#8f7c42", opacity=0.5)
    x, y = at(radii[3] - 16, 196)
    person(c, x, y + 16, 46, Look("#f2d24a", "#22303f", head="short"), ((12, -68), (-8, -44)))
    x, y = at(radii[1] - 18, 300)
    shape(
        c, f"M{x - 24:.0f} {y + 10:.0f}q0-24 20-22l14-12 4 8 10 2-4 8-8 2q2 10-2 18h-4l-2-10h-12l-2 10h-5z", "#fff6e0"
    )
    for k in range(9):
        px = 24 + k * 70
        for py in (44, 884):
            if abs(px - 300) > 90 or py < 100:
                oval(c, px + 10, py + 12, 32, 24, "#8f7c42", opacity=0.5)
                shape(c, lump(c, px, py, 33, 31), "#4f8a44")
                shape(c, lump(c, px - 6, py - 8, 20, 17), "#7fb45a")
    for x, y, s in ((470, 760, 44), (520, 720, 30)):
        bird(c, x + 22, y + 30, s, "#8f7c42", -30)
        bird(c, x, y, s, "#fff6e0", -30)
    c.save()


def snow_waltz() -> None:
    """A child and a white bear dance on the ice to a gramophone, under ribbons of green light."""
    c = Canvas("valse")
    sheet(c, c.linear((0, "#0a2430"), (0.45, "#16505c"), (0.7, "#6fb8b0")))
    stars(c, 90, (0, 0, 600, 420), "#e8fff6")
    for y, tall, colour in ((190, 230, "#b08fe8"), (300, 260, "#5ff0b0"), (430, 250, "#8ff5d0")):
        low = [(-60 + k * 60, y + 46 * math.sin(k * 1.15 + y) - k * 8) for k in range(13)]
        top = [(x + 20, b - tall) for x, b in reversed(low)]
        shape(
            c,
            smooth(low) + "L" + smooth(top)[1:] + "Z",
            c.linear((0, colour, 0), (0.55, colour, 0.3), (0.8, colour, 0.42), (1, colour, 0.1)),
        )
        for x, b in low:
            stroke(c, f"M{x + 8:.0f} {b - 20:.0f}l18 {-tall * 0.6:.0f}", "#e8fff6", 7, opacity=0.08)
    for i in range(3):
        t = i / 2
        points = [(-40 + k * 62, 520 + 36 * i - (130 - 34 * i) * c.rng.random()) for k in range(12)]
        shape(c, polygon([*points, (640, 640), (-40, 640)]), mix("#3f8a94", "#cfe8ea", t))
        for k in range(0, 11, 2):
            a, b = points[k], points[k + 1]
            shape(c, polygon([a, b, ((a[0] + b[0]) / 2 + 10, b[1] + 60)]), "#fff", opacity=0.25)
    box(c, 0, 570, 600, 330, c.linear((0, "#f2fbfa"), (0.3, "#cfe8ea"), (1, "#7fb4c4")))
    for k in range(4):
        c.add(
            "ellipse",
            cx=300,
            cy=800,
            rx=150 + k * 66,
            ry=34 + k * 17,
            fill="none",
            stroke="#fff",
            stroke_width=4,
            opacity=0.8 - k * 0.15,
            stroke_dasharray=f"{120 + k * 40} {30 + k * 14}",
            transform=f"rotate({-4 + k * 3} 300 800)",
        )
    oval(c, 320, 804, 150, 20, "#3f7a94", opacity=0.5)
    place(c, 372, 806, 1)
    shape(
        c,
        "M-70-6C-86-60-98-160-84-230C-76-292-30-326 20-318C74-310 100-250 100-170C100-100 92-40 78-6C60 2 44 0 40-10L34-60H-14L-24-8C-34 2-56 2-70-6Z",
        "#fbfdfb",
    )
    shape(c, "M20-318C74-310 100-250 100-170C100-100 92-40 78-6C60 2 44 0 40-10C70-100 76-230 20-318Z", "#b9dade")
    shape(
        c,
        "M-14-290C-40-320-56-352-50-376C-66-390-52-412-38-402C-20-418 14-416 28-402C44-414 58-394 44-380C54-350 46-310 30-290Z",
        "#fbfdfb",
    )
    shape(c, "M-50-374C-72-366-84-350-76-338C-62-328-38-332-24-346Z", "#eef5f2")
    oval(c, -76, -350, 8, 6.5, "#12242c")
    stroke(c, "M-44-380q5 5 10 0M-72-336q14 6 24-2", "#12242c", 3.5)
    stroke(c, "M-60-250C-110-262-138-240-160-226", "#fbfdfb", 40)
    stroke(c, "M-66-190C-104-160-120-150-138-146", "#dcecea", 36)
    shape(c, "M-46-300C-20-284 20-284 42-298L46-272C20-258-24-258-52-276Z", "#d9423f")
    shape(c, "M30-276L64-210L40-200L14-268Z", "#b8302f")
    c.close()
    person(
        c,
        196,
        806,
        212,
        Look("#d9423f", "#12303c", hair="#4a2418", head="pony", cut="dress", child=True),
        ((14, -72), (16, -52)),
        ((3, 4), (-18, -12)),
        lean=-10,
        nod=-16,
    )
    box(c, 66, 690, 74, 44, "#8a4a2c")
    box(c, 60, 684, 86, 9, "#5a2c1c")
    oval(c, 103, 682, 36, 8, "#12242c")
    stroke(c, "M80 684C60 650 76 628 96 620", "#c98f3a", 8)
    shape(c, "M90 628C90 590 60 570 34 566C70 520 160 530 170 596C150 590 116 604 104 630Z", "#e8b04a")
    oval(c, 104, 570, 68, 30, "#b5742c", transform="rotate(14 104 570)")
    for i, (x, y) in enumerate(((150, 520), (196, 470), (170, 410), (238, 380), (220, 310))):
        for k in range(3):
            stroke(c, f"M{x - 12} {y}h24", "#fff", 3, transform=f"rotate({k * 60 + i * 12} {x} {y})")
    for x, y, s in ((480, 640, 0.8), (520, 650, 1), (556, 642, 0.7)):
        place(c, x, y, s)
        shape(c, "M-13 0C-20-30-14-54 0-58C14-54 20-30 13 0Z", "#12242c")
        shape(c, "M-12-2C-14-28-8-40-4-40C4-36 6-16 2 0Z", "#fff")
        shape(c, "M-10-50L-20-46L-9-44Z", "#e8b04a")
        c.close()
    dots(c, 150, "#fff", 4, opacity=0.85)
    dots(c, 40, "#fff", 7, opacity=0.8)
    c.save()


SCENES = [winter_mirror, hedge_maze, snow_waltz]
