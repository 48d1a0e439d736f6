"""The browser's side of a page: loaded from the server that serves it, or carried along into JupyterLab."""

import base64
import json
import os
import re
from pathlib import Path

STATIC = (Path(__file__).parent / "static").resolve()
SHEETS = (
    "wordkit.css",
    "desk.css",
    "desk/progress.css",
    "games/riddles/riddles.css",
    "games/mot_a_mot/mot_a_mot.css",
    "games/dico/dico.css",
    "games/images/images.css",
)
_IMPORT = re.compile(r"""(?<=["'])\.{1,2}/[\w./-]+\.js(?=["'])""")
_FONT = re.compile(r"""url\(["']?(fonts/[\w.-]+)["']?\)""")


def script(name: str) -> str:
    """The module of a page, as anywidget wants it."""
    prefix = os.environ.get("WORDKIT_ASSETS")
    if prefix is None:
        return _carried(STATIC / name)
    # A blob has no address of its own to be relative to: the page's is used.
    return (
        "export default async () => "
        f'(await import(new URL("{prefix}/{name}", document.baseURI).href)).default;\n'
    )  # fmt: skip


def styles() -> str:
    """The style sheets, for a page that no template of ours links them into."""
    if os.environ.get("WORDKIT_ASSETS") is not None:
        return ""
    sheets = "\n".join((STATIC / name).read_text(encoding="utf-8") for name in SHEETS)
    return _FONT.sub(lambda found: f"url({_data('font/woff2', (STATIC / found[1]).read_bytes())})", sheets)


def _carried(page: Path) -> str:
    """A module with all it imports, so that a notebook needs no server of ours.

    The browser makes a blob of each, those it imports first, and puts their addresses where the imports name them.
    """
    modules: dict[str, str] = {}
    _gather(page, modules)
    return (
        f"const modules = {json.dumps(modules, ensure_ascii=False)};\n"
        "const urls = {};\n"
        "for (const [name, source] of Object.entries(modules)) {\n"
        '  const text = source.replace(/"@wordkit\\/([^"]+)"/g, (_, other) => `"${urls[other]}"`);\n'
        '  urls[name] = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));\n'
        "}\n"
        f'export default async () => (await import(urls["{page.name}"])).default;\n'
    )


def _gather(path: Path, modules: dict[str, str]) -> None:
    """Add a module after those it imports; our modules import one another in one direction only."""
    text = path.read_text(encoding="utf-8")

    def name(found: re.Match[str]) -> str:
        other = (path.parent / found[0]).resolve()
        if other.relative_to(STATIC).as_posix() not in modules:
            _gather(other, modules)
        return f"@wordkit/{other.relative_to(STATIC).as_posix()}"

    modules[path.relative_to(STATIC).as_posix()] = _IMPORT.sub(name, text)


def _data(kind: str, content: bytes) -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"
