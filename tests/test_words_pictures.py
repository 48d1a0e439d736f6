"""Pictures of a teacher's own: what is kept of them, and what is refused with a sentence."""

import re
import struct
import zlib
from io import BytesIO
from pathlib import Path

import pytest
from drawings import drawing
from PIL import Image

from wordkit.words.drawing import harmless_drawing
from wordkit.words.importers import Refused
from wordkit.words.pictures import Picture, add_picture, made_safe, our_pictures, pictures_in, remove_picture

OPEN = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 60 90">'


def svg(inside: str, start: str = OPEN) -> bytes:
    return f"{start}{inside}</svg>".encode()


def photo(kind: str = "JPEG", size: tuple[int, int] = (60, 90), mode: str = "RGB", **options: object) -> bytes:
    data = BytesIO()
    Image.new(mode, size, (200, 30, 30, 90)[: len(mode)]).save(data, kind, **options)
    return data.getvalue()


def code_of(data: bytes) -> str:
    with pytest.raises(Refused) as refused:
        made_safe(data)
    sentence = refused.value.sentence
    assert re.fullmatch(r"[A-Z].{10,110}\.", sentence), sentence
    assert not re.search(r"[^\u00a0\u202f][:;!?»]|«[^\u00a0]|'", sentence), sentence
    return refused.value.code


# The pictures that come with wordkit ---------------------------------------------------------------------------------


def test_there_are_eighty_four_pictures() -> None:
    """Each has a file and a line of its own, and every drawing of the folder is listed."""
    pictures = our_pictures()
    assert len(pictures) == len({picture.name for picture in pictures}) == 84
    assert len({picture.text for picture in pictures}) == 84
    assert {picture.path for picture in pictures} == set(pictures[0].path.parent.glob("*.svg"))


@pytest.mark.parametrize("picture", our_pictures(), ids=lambda picture: picture.name)
def test_our_pictures_are_held_to_what_is_asked_of_others(picture: Picture) -> None:
    """Nothing runs or comes from elsewhere; a card in height, light enough for a class that opens it at once."""
    data = picture.path.read_bytes()
    assert made_safe(data)[1] == ".svg"
    assert len(data) <= 60_000
    assert b'viewBox="0 0 600 900"' in data
    assert 20 <= len(picture.text) <= 200


# A folder of pictures ------------------------------------------------------------------------------------------------


def test_a_picture_is_kept_with_its_line(tmp_path: Path) -> None:
    """It is found again with what it is for who cannot see it; its name is made from its content."""
    first = add_picture(tmp_path, drawing(1), " Une bille ;  rouge\n")
    second = add_picture(tmp_path, photo(), "")
    assert pictures_in(tmp_path) == (first, second)
    assert (first.text, second.text) == ("Une bille ; rouge", "Une image de la classe.")
    assert [item.path.suffix for item in (first, second)] == [".svg", ".jpg"]
    assert all(re.fullmatch("[0-9a-f]{16}", item.name) and item.path.is_file() for item in (first, second))


def test_the_same_picture_twice_is_refused(tmp_path: Path) -> None:
    """A class would vote for two that are alike."""
    add_picture(tmp_path, drawing(1), "Une bille")
    with pytest.raises(Refused, match="déjà parmi les vôtres"):
        add_picture(tmp_path, drawing(1), "La même")


def test_a_picture_that_is_removed_is_gone(tmp_path: Path) -> None:
    """From the list and from the disk; the others stay."""
    gone, kept = (add_picture(tmp_path, drawing(n), "Une bille") for n in (1, 2))
    remove_picture(tmp_path, gone.name)
    assert pictures_in(tmp_path) == (kept,)
    assert not gone.path.exists()


def test_a_folder_without_a_list_has_no_pictures(tmp_path: Path) -> None:
    """A file that was put there by hand was never looked into: it is no picture."""
    (tmp_path / "piege.svg").write_bytes(svg("<script/>"))
    assert pictures_in(tmp_path) == ()


# Photos --------------------------------------------------------------------------------------------------------------


def test_a_photo_loses_all_but_its_pixels() -> None:
    """Where and when it was taken, and by whom, is not kept; it is upright and no larger than a board needs."""
    exif = Image.Exif()
    exif[0x013B] = "Camille Untel"  # the artist
    exif[0x0112] = 6  # lying on its side
    safe, ending = made_safe(photo(size=(3000, 2000), exif=exif))
    assert ending == ".jpg"
    assert b"Camille" not in safe
    with Image.open(BytesIO(safe)) as image:
        assert image.size == (900, 1350)
        assert not image.getexif()


def test_transparency_is_kept() -> None:
    """A picture with holes stays a PNG with holes."""
    safe, ending = made_safe(photo("PNG", mode="RGBA"))
    assert ending == ".png"
    with Image.open(BytesIO(safe)) as image:
        assert image.mode == "RGBA"


def test_a_picture_is_what_it_holds_not_what_it_is_called() -> None:
    """A page, a PDF or a text is refused, whatever its name was."""
    for data in (b"<html><script>alert(1)</script></html>", b"%PDF-1.7", b"GIF89a", b""):
        assert code_of(data) == "kind"


def test_a_damaged_photo_is_refused() -> None:
    """Cut short, or only the beginning of one."""
    assert code_of(photo(size=(600, 900))[:400]) == "damaged"
    assert code_of(photo("PNG")[:60]) == "damaged"
    assert code_of(b"\x89PNG\r\n\x1a\n" + b"x" * 100) == "damaged"


def test_a_photo_that_is_too_big_is_refused_before_it_is_unfolded() -> None:
    """By its weight, and by the size it says it has: a few bytes may unfold to gigabytes."""
    assert code_of(photo() + b"\0" * 5_000_000) == "big_photo"

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    for side in (8_000, 12_000, 60_000):
        header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
        bomb = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"\0" * 1000))
        assert code_of(bomb + chunk(b"IEND", b"")) == "large_photo"


# Drawings ------------------------------------------------------------------------------------------------------------


def test_a_drawing_is_written_anew() -> None:
    """Shapes, styles and references within stay; comments, notes of programs and instructions go."""
    kept = harmless_drawing(
        b'<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet href="https://x.test/a.css"?><!-- par Camille -->'
        + svg(
            '<metadata><a/></metadata><defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs>'
            '<inkscape:page xmlns:inkscape="http://www.inkscape.org/" x="1"/>'
            '<style>.a { fill: url(#g) }</style><rect class="a" width="9" height="9" fill="url(#g)"/>'
            '<use xlink:href="#g"/>'
        )
    ).decode()
    assert "<rect" in kept
    assert "url(#g)" in kept
    for gone in ("x.test", "Camille", "metadata", "inkscape", "<?xml-"):
        assert gone not in kept
    assert harmless_drawing(kept.encode()).decode() == kept


@pytest.mark.parametrize(
    "inside",
    [
        "<script>alert(1)</script>",
        "<SCRIPT>alert(1)</SCRIPT>",
        '<g><rect onclick="alert(1)"/></g>',
        '<rect onLoad="alert(1)"/>',
        '<a href="javascript:alert(1)"><rect/></a>',
        "<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>bonjour</p></foreignObject>",
        "<h:script xmlns:h='http://www.w3.org/1999/xhtml'>alert(1)</h:script>",
        '<image href="https://x.test/suivi.png"/>',
        '<use href="https://x.test/a.svg#b"/>',
        '<use xlink:href="data:image/svg+xml,x#b"/>',
        '<rect fill="url(https://x.test/a.svg#b)"/>',
        "<rect style=\"fill: url( 'https://x.test/a' )\"/>",
        '<rect style="fill: u\\72l(https://x.test/a)"/>',
        '<style>@import "https://x.test/a.css";</style>',
        "<style>rect { background: image-set('https://x.test/a' 1x) }</style>",
        '<set attributeName="href" to="javascript:alert(1)"/>',
        '<animate attributeName="x" to="9"/>',
        "<feImage href='https://x.test/a.png'/>",
        "<iframe src='https://x.test'/>",
    ],
)
def test_a_drawing_that_runs_or_calls_elsewhere_is_refused(inside: str) -> None:
    """Scripts, event attributes, pages within, animations and anything outside: refused with what was found."""
    assert code_of(svg(inside)) == "unsafe"


def test_another_base_does_not_lead_references_elsewhere() -> None:
    """« xml:base » would turn « #a » into an address outside: it is not kept."""
    kept = harmless_drawing(svg('<g xml:base="https://x.test/"><use href="#a"/></g>'))
    assert b"x.test" not in kept


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b'<!DOCTYPE svg [<!ENTITY a "aaaa">]>' + svg("<text>&a;</text>"), "declaration"),
        (b'<!DOCTYPE svg SYSTEM "https://x.test/a.dtd">' + svg(""), "declaration"),
        (svg("<rect>"), "damaged"),
        (svg("<rect/>").decode().encode("utf-16"), "kind"),
        (b'<?xml version="1.0" encoding="utf-7"?>' + svg("<rect/>"), "damaged"),
        (svg("<text>\xe9</text>").decode().encode("latin-1"), "damaged"),
        (svg("<rect/>", start='<svg xmlns="http://www.w3.org/2000/svg">'), "no_size"),
        (svg("<rect/>", start='<svg viewBox="0 0 1 1">'), "damaged"),
        (svg("<g>" * 90 + "</g>" * 90), "deep"),
        (svg('<g id="a"><use href="#b"/></g><g id="b"><rect/></g><use href="#a"/>'), "copies"),
        (svg('<g id="a"><use href="#a"/></g>'), "copies"),
        (svg("<!--" + "x" * 300_000 + "-->"), "big_drawing"),
    ],
)
def test_a_drawing_that_cannot_be_trusted_to_be_read_is_refused(data: bytes, code: str) -> None:
    """Entities, other encodings, no size, endless copies, too much of it."""
    assert code_of(data) == code


def test_the_usual_doctype_of_drawing_programs_is_dropped() -> None:
    """It names SVG 1.1 and says nothing else."""
    doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    assert b"DOCTYPE" not in harmless_drawing(doctype.encode() + svg("<rect/>"))
