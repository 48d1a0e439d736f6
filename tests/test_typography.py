"""The French that people read is set as in a printed book."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

CODE = Path(__file__).parent.parent / "wordkit"
# An ordinary space may end a line just there; a straight apostrophe is typewritten.
LOOSE = re.compile(r"[\w)»}…] [:;!?»](?!\w)|« |(?<!\w)(?:[cdjlmnst]|qu)'[a-zàâéèêëîïôûœ]", re.I)


def sentences_of_python(file: Path) -> Iterator[str]:
    """Every string of a module but its docstrings; what an f-string fills in stands as {}."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    unseen: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Module() | ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                unseen |= {id(line.value) for line in node.body if isinstance(line, ast.Expr)}
            case ast.JoinedStr(values=parts):
                unseen |= {id(part) for part in parts}
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)
            case ast.Constant(value=str(text)) if id(node) not in unseen:
                yield text


def sentences_of_a_page(file: Path) -> Iterator[str]:
    """What a script hands to t or many."""
    script = file.read_text(encoding="utf-8")
    yield from re.findall(r'\bt\(\s*"([^"]*)"', script)
    for one, more in re.findall(r'\bmany\([^"]*"([^"]*)",\s*"([^"]*)"', script):
        yield from (one, more)


def test_a_line_never_ends_before_a_sign_nor_inside_quotes() -> None:
    """No-break spaces before « : ; ! ? » and inside the quotes, and the curly apostrophe, wherever people read."""
    scripts = [file for file in (CODE / "panels" / "static").rglob("*.js") if "vendor" not in file.parts]
    said = [(file, text) for file in CODE.rglob("*.py") for text in sentences_of_python(file)]
    said += [(file, text) for file in scripts for text in sentences_of_a_page(file)]
    assert len(said) > 1000
    assert [f"{file.relative_to(CODE)}: {text}" for file, text in said if LOOSE.search(text)] == []
