"""The files of the pages, held in memory under an address that changes with their content."""

import gzip
import hashlib
import mimetypes
import posixpath
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

# The registry of a machine may call .js text/plain, and browsers refuse modules then.
TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".woff2": "font/woff2",
    ".json": "application/json",
}
_IMPORT = re.compile(r"""\b(?:from|import)\s*["'](\.{1,2}/[^"']+)["']""")
_SMALL = {".woff2", ".png", ".jpg", ".webp"}


@dataclass(frozen=True, slots=True)
class Asset:
    """One file as it travels: plain, and compressed where that helps."""

    type: str
    plain: bytes
    zipped: bytes | None


@dataclass(frozen=True, slots=True)
class Assets:
    """Every file the pages may ask for; what is not in the table does not exist."""

    prefix: str
    files: Mapping[str, Asset]

    def url(self, name: str) -> str:
        return f"{self.prefix}/{name}"

    def modules(self, script: str) -> list[str]:
        """This script and every module it imports, so that a page can ask for all of them at once."""
        found: dict[str, None] = {}
        ahead = [script]
        while ahead:
            name = ahead.pop()
            if name not in self.files or name in found:
                continue
            found[name] = None
            text = self.files[name].plain.decode()
            ahead += [
                posixpath.normpath(posixpath.join(posixpath.dirname(name), path)) for path in _IMPORT.findall(text)
            ]
        return list(found)


def gather(*folders: Path, pictures: Iterable[Path] = ()) -> Assets:
    """Read the files of these folders, and these pictures under « images/ »; the prefix names the content of all, so
    browsers may keep them for a year."""
    named = {f"images/{file.name}": file for file in pictures}
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.is_file() and not file.name.startswith(".") and file.suffix != ".py":
                named[file.relative_to(folder).as_posix()] = file
    files: dict[str, Asset] = {}
    digest = hashlib.sha256()
    for name, file in named.items():
        content = file.read_bytes()
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
        files[name] = _asset(file.suffix, content)
    return Assets(prefix=f"/assets/{digest.hexdigest()[:12]}", files=files)


def _asset(suffix: str, content: bytes) -> Asset:
    kind = TYPES.get(suffix) or mimetypes.types_map.get(suffix, "text/plain; charset=utf-8")
    zipped = None if suffix in _SMALL else gzip.compress(content, 9, mtime=0)
    return Asset(kind, content, zipped if zipped is not None and len(zipped) < len(content) else None)
