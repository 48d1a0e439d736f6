"""SVG drawings that a page may show: shapes and colours alone, nothing that runs or that comes from elsewhere."""

import re
import xml.etree.ElementTree as ET

from wordkit.words.importers.preview import Refused

SVG = "http://www.w3.org/2000/svg"
_XHTML = "http://www.w3.org/1999/xhtml"
_LINK = "http://www.w3.org/1999/xlink"
_XML = "http://www.w3.org/XML/1998/namespace"

_SHAPES = """svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc
    style linearGradient radialGradient stop pattern clipPath mask marker filter switch
    feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
    feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
    feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence"""
_SHOWN = frozenset(_SHAPES.split())
_WORDS = {
    "script": "un script",
    "foreignObject": "une page web",
    "image": "une autre image",
    "a": "un lien",
    **dict.fromkeys(("animate", "animateMotion", "animateTransform", "set"), "une animation"),
}
_ADDRESS = re.compile(r"url\s*\(\s*[\"']?\s*(?!#)", re.IGNORECASE)
_DECLARED = re.compile(r"^\s*<\?xml[^>]*encoding\s*=\s*[\"']([^\"']+)[\"']")
_DEEPEST = 60

ET.register_namespace("", SVG)
ET.register_namespace("xlink", _LINK)


def harmless_drawing(data: bytes) -> bytes:
    """The drawing written anew from what was read and looked at, so that a browser sees no more. Raises Refused."""
    root = _read(data)
    if root.tag != f"{{{SVG}}}svg":
        raise _unreadable()
    if "viewBox" not in root.attrib and not {"width", "height"} <= root.attrib.keys():
        raise Refused("no_size", "Ce dessin SVG ne dit pas sa taille (viewBox).")
    _look(root, 0)
    _look_at_copies(root)
    written: bytes = ET.tostring(root, encoding="utf-8")
    return written


def _read(data: bytes) -> ET.Element:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise _unreadable() from fault
    declared = _DECLARED.match(text)
    if declared is not None and declared[1].lower() not in ("utf-8", "utf8", "us-ascii", "ascii"):
        raise _unreadable()
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        text = _without_known_doctype(text)
    try:
        return ET.fromstring(text.encode())
    except ET.ParseError as fault:
        raise _unreadable() from fault


def _without_known_doctype(text: str) -> str:
    """Drawing programs write the type of SVG 1.1, which says nothing; any other declaration may."""
    plain = re.sub(r"<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1\.[01]//EN\"\s+\"http[^\">\[]*\"\s*>", "", text, count=1)
    if "<!DOCTYPE" in plain or "<!ENTITY" in plain:
        raise Refused(
            "declaration", "Ce dessin SVG contient une déclaration (DOCTYPE)\u00a0: enregistrez-le sans elle."
        )
    return plain


def _look(element: ET.Element, depth: int) -> None:
    """Refuse what runs or comes from elsewhere; drop what drawing programs note for themselves."""
    if depth > _DEEPEST:
        raise Refused("deep", "Ce dessin SVG est trop compliqué\u00a0: simplifiez-le.")
    for child in list(element):
        space, name = _split(str(child.tag))
        if space not in (SVG, _XHTML) or name == "metadata":
            element.remove(child)
        elif space == _XHTML or name not in _SHOWN:
            raise _holds(_WORDS.get(name, "une page web" if space == _XHTML else f"«\u00a0{name[:30]}\u00a0»"))
        else:
            _look(child, depth + 1)
    if _split(element.tag)[1] == "style":
        _look_at_style(element.text or "")
    for key, value in list(element.attrib.items()):
        space, name = _split(key)
        if name.lower().startswith("on"):
            raise _holds("un script")
        if name == "href":
            if not value.strip().startswith("#"):
                raise _holds("une adresse extérieure")
        elif space and (space, name) != (_XML, "space"):  # « xml:base » would lead every « # » elsewhere
            del element.attrib[key]
        elif name == "style":
            _look_at_style(value)
        elif _ADDRESS.search(value):
            raise _holds("une adresse extérieure")


def _look_at_style(text: str) -> None:
    if "\\" in text:  # a way to write any word so that it is not recognised
        raise _holds("un style illisible")
    if _ADDRESS.search(text) or "@import" in text.lower() or "image-set" in text.lower():
        raise _holds("une adresse extérieure")


def _look_at_copies(root: ET.Element) -> None:
    """A copy of what holds copies grows without end: a small file could keep a whole class waiting."""
    parts = {element.get("id"): element for element in root.iter() if element.get("id")}
    for copy in root.iter(f"{{{SVG}}}use"):
        target = parts.get((copy.get("href") or copy.get(f"{{{_LINK}}}href") or "").strip().removeprefix("#"))
        if target is not None and next(target.iter(f"{{{SVG}}}use"), None) is not None:
            raise Refused("copies", "Ce dessin SVG copie des copies (use)\u00a0: aplatissez-le avant de l’enregistrer.")


def _split(tag: str) -> tuple[str, str]:
    space, _, name = tag.rpartition("}")
    return space.removeprefix("{"), name


def _holds(what: str) -> Refused:
    return Refused("unsafe", f"Ce dessin SVG contient {what}\u00a0: il ne peut pas être montré.")


def _unreadable() -> Refused:
    return Refused("damaged", "Ce dessin SVG ne peut pas être lu\u00a0: enregistrez-le de nouveau, en UTF-8.")
