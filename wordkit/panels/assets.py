"""The browser's side of a page: loaded from the server that serves it, or carried along into JupyterLab."""

import base64
import os
import re
from functools import cache
from pathlib import Path

STATIC = Path(__file__).parent / "static"
SHEETS = ("wordkit.css", "desk.css", "games/riddles/riddles.css")
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


@cache
def _carried(path: Path) -> str:
    """A module with the modules it imports inside it, so that a notebook needs no server of ours."""

    def carry(found: re.Match[str]) -> str:
        return _data("text/javascript", _carried((path.parent / found[0]).resolve()).encode())

    return _IMPORT.sub(carry, path.read_text(encoding="utf-8"))


def _data(kind: str, content: bytes) -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"
