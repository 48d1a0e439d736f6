"""The pictures of Images: those that come with wordkit, and a teacher's own, looked into before they are kept."""

import csv
import hashlib
import warnings
import zlib
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO, StringIO
from pathlib import Path

from wordkit import resources
from wordkit.words.drawing import harmless_drawing
from wordkit.words.importers.preview import Refused
from wordkit.words.table import harmless, read_rows
from wordkit.words.text import clean

LIST = "images.csv"
MOST = 300
BIGGEST_PHOTO = 5_000_000
BIGGEST_DRAWING = 300_000
LONGEST_TEXT = 160
_MOST_PIXELS = 40_000_000  # of a photo, before it is made smaller
_SIZE = (900, 1350)  # twice what a board shows
_ENDINGS = (".svg", ".png", ".jpg")


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture by its name, its file, and one line for those who cannot see it."""

    name: str
    path: Path
    text: str


def our_pictures() -> tuple[Picture, ...]:
    """The pictures that come with wordkit."""
    return pictures_in(resources.folder("datasets") / "images")


def pictures_in(folder: Path) -> tuple[Picture, ...]:
    """The pictures that a folder lists and has; none where there is no list."""
    file = folder / LIST
    return _listed(file, file.stat().st_mtime_ns) if file.is_file() else ()


@lru_cache(maxsize=8)
def _listed(file: Path, _changed: int) -> tuple[Picture, ...]:
    rows = [row for _, row in read_rows(file, ("slug", "description"))]
    files = {path.stem: path for path in sorted(file.parent.iterdir()) if path.suffix in _ENDINGS}
    return tuple(Picture(row["slug"], files[row["slug"]], row["description"]) for row in rows if row["slug"] in files)


def add_picture(folder: Path, data: bytes, text: str) -> Picture:
    """Keep a picture of the teacher's, under a name made from its content. Raises Refused."""
    safe, ending = made_safe(data)
    known = pictures_in(folder)
    name = hashlib.sha256(safe).hexdigest()[:16]
    if any(picture.name == name for picture in known):
        raise Refused("known", "Cette image est déjà parmi les vôtres.")
    if len(known) >= MOST:
        raise Refused("many", f"Vous avez déjà {MOST} images\u00a0: retirez-en d’abord.")
    folder.mkdir(parents=True, exist_ok=True)
    picture = Picture(
        name, folder / f"{name}{ending}", harmless(clean(text))[:LONGEST_TEXT] or "Une image de la classe."
    )
    picture.path.write_bytes(safe)
    _write(folder, (*known, picture))
    return picture


def remove_picture(folder: Path, name: str) -> None:
    """Forget a picture of the teacher's."""
    known = pictures_in(folder)
    _write(folder, tuple(picture for picture in known if picture.name != name))
    for picture in known:
        if picture.name == name:
            picture.path.unlink(missing_ok=True)


def made_safe(data: bytes) -> tuple[bytes, str]:
    """The picture as it may be shown, by what it is and not by its name, and the ending of its file. Raises Refused."""
    if data.startswith((b"\x89PNG", b"\xff\xd8")):
        return _photo(data)
    if b"<svg" in data[:BIGGEST_DRAWING]:
        if len(data) > BIGGEST_DRAWING:
            raise Refused("big_drawing", "Ce dessin SVG est trop lourd\u00a0: 300\u00a0ko au plus.")
        return harmless_drawing(data), ".svg"
    raise Refused("kind", "Ce fichier n’est pas une image PNG, JPEG ou SVG.")


def _photo(data: bytes) -> tuple[bytes, str]:
    """The pixels alone, painted anew and no larger than needed: nothing else of the file is kept, no place, no name."""
    # Loaded here: of all pages only a desk that adds a picture needs it.
    from PIL import Image, ImageOps

    if len(data) > BIGGEST_PHOTO:
        raise Refused("big_photo", "Cette image est trop lourde\u00a0: 5\u00a0Mo au plus.")
    painted = BytesIO()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(BytesIO(data), formats=("PNG", "JPEG")) as photo:
                if photo.width * photo.height > _MOST_PIXELS:
                    raise Refused(
                        "large_photo", "Cette image est trop grande\u00a0: 40\u00a0millions de points au plus."
                    )
                photo.load()
                upright = ImageOps.exif_transpose(photo)
        upright.thumbnail(_SIZE)
        clear = "A" in upright.getbands() or "transparency" in upright.info
        bare = Image.new("RGBA" if clear else "RGB", upright.size)
        bare.paste(upright.convert(bare.mode))
        bare.save(painted, "PNG" if clear else "JPEG", quality=88, optimize=True)
    except Refused:
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as bomb:
        raise Refused("large_photo", "Cette image est trop grande\u00a0: 40\u00a0millions de points au plus.") from bomb
    except (OSError, ValueError, SyntaxError, EOFError, zlib.error) as fault:
        raise Refused("damaged", "Cette image est abîmée\u00a0: elle ne peut pas être lue.") from fault
    return painted.getvalue(), ".png" if clear else ".jpg"


def _write(folder: Path, pictures: tuple[Picture, ...]) -> None:
    """The list anew, in place of the old one at once."""
    text = StringIO()
    table = csv.writer(text, delimiter=";", lineterminator="\n")
    table.writerow(("slug", "description"))
    table.writerows((picture.name, picture.text) for picture in pictures)
    aside = folder / f"{LIST}.new"
    aside.write_text(text.getvalue(), encoding="utf-8")
    aside.replace(folder / LIST)
