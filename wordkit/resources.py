"""Where the notebooks, lessons and datasets that come with wordkit are."""

from pathlib import Path

_PACKAGE = Path(__file__).parent


def folder(name: str) -> Path:
    """The folder `notebooks`, `lessons`… of this name: inside an installed wheel, or beside the package."""
    installed = _PACKAGE / "share" / name
    return installed if installed.is_dir() else _PACKAGE.parent / name
