"""Small drawings for tests: a teacher's own pictures, as many as a game needs."""

from pathlib import Path

from wordkit.words.pictures import add_picture


def drawing(n: int) -> bytes:
    """A drawing unlike all others: a coloured card with its number."""
    colour = f"hsl({n * 47 % 360}, 60%, {45 + n % 3 * 12}%)"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 900">'
        f'<rect width="600" height="900" fill="{colour}"/>'
        f'<circle cx="300" cy="{300 + n % 7 * 50}" r="{90 + n % 5 * 30}" fill="#fff"/>'
        f'<text x="300" y="840" font-size="120" text-anchor="middle">{n}</text></svg>'
    ).encode()


def own_pictures(data: Path, count: int) -> None:
    """Fill the folder of the teacher's own pictures."""
    for n in range(count):
        add_picture(data / "images", drawing(n), f"Le dessin numéro {n}")
