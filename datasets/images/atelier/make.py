"""Draws all the pictures again: every scene listed in the `SCENES` of a `scenes_*.py` saves its own picture."""

from importlib import import_module
from pathlib import Path


def main() -> None:
    """Run the scenes of every module beside this one, in the order of their names."""
    for module in sorted(Path(__file__).parent.glob("scenes_*.py")):
        for scene in import_module(module.stem).SCENES:
            scene()


if __name__ == "__main__":
    main()
