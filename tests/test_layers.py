"""The package keeps its layers: arrows point one way, the rules know nothing of stores, screens, clocks or seeds."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "wordkit"
MODULES = {path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text("utf-8")) for path in PACKAGE.rglob("*.py")}

# What each part may import of wordkit besides itself. The command line and the benchmarks start everything.
MAY_SEE = {
    "engine": (),
    "resources": (),
    "words": ("resources",),
    "games": ("engine", "words.text", "words.entry"),
    "testing": ("engine",),
    "classroom": ("engine", "games", "words", "resources"),
    "progress": ("engine", "games", "words", "resources", "classroom"),
    "panels": ("engine", "games", "words", "resources", "classroom", "progress"),
    "server": ("engine", "games", "words", "resources", "classroom", "progress", "panels"),
    "bench": ("engine", "games", "words", "resources", "classroom", "progress", "panels", "server"),
    "cli": ("engine", "games", "words", "resources", "classroom", "progress", "panels", "server", "bench"),
    "__main__": ("cli",),
    "__init__": (),
}
# Where a library lives; one that is not named may be used anywhere but in the parts that have none at all.
HOMES = {
    "sqlalchemy": {"classroom"},
    "pandas": {"progress"},
    "matplotlib": {"progress"},
    "numpy": {"progress"},
    "scipy": {"progress"},
    "fsrs": {"progress"},
    "typst": {"progress"},
    "genanki": {"progress"},
    "PIL": {"words"},
    "anywidget": {"panels"},
    "ipywidgets": {"panels"},
    "traitlets": {"panels", "server"},
    "voila": {"server"},
    "tornado": {"server", "bench"},
    "jupyter_server": {"server", "bench"},
    "jupyter_client": {"server", "bench"},
    "ipykernel": {"server"},
    "hypothesis": {"testing"},
    "typer": {"cli"},
}
STDLIB_ONLY = {"engine", "games", "resources"}

CLOCK_READERS = {
    ("time", name) for name in ("time", "time_ns", "localtime", "gmtime", "ctime", "strftime", "clock_gettime")
} | {("datetime", "now"), ("datetime", "utcnow"), ("datetime", "today"), ("date", "today")}
STOPWATCHES = {("time", name) for name in ("monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns")}
# The clock, and one benchmark, which compares the moment of a click with what a browser's own clock says.
WALL_CLOCKS = {"classroom/clock.py", "bench/news.py"}
# Where something must be unguessable: seeds of games, class codes, the server's keys, the mark of a device.
SECRET_MAKERS = {"classroom/live.py", "classroom/roster.py", "server/keys.py", "server/doors.py"}
UNSTABLE_DICE = {
    "shuffle", "choice", "choices", "sample", "randint", "randrange", "uniform", "getrandbits", "gauss", "randbytes",
    "triangular", "betavariate", "expovariate", "normalvariate",
}  # fmt: skip


def part_of(module: str) -> str:
    """The part of the package a file belongs to: its folder, or its own name at the top."""
    return module.split("/")[0].removesuffix(".py")


def imports(module: str) -> Iterator[str]:
    """Every name a file imports, wherever in the file."""
    for node in ast.walk(MODULES[module]):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports are written in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def attributes(module: str) -> Iterator[tuple[str, str]]:
    """Every name.attribute of a file, and every name that is imported from a module."""
    for node in ast.walk(MODULES[module]):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield node.value.id, node.attr
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute):
            yield node.value.attr, node.attr
        elif isinstance(node, ast.ImportFrom):
            yield from ((str(node.module), alias.name) for alias in node.names)


@pytest.fixture(params=sorted(MODULES))
def module(request):
    """Each file of the package."""
    return request.param


def test_arrows_point_one_way(module):
    """A file imports only the parts of wordkit that are before its own."""
    part = part_of(module)
    assert part in MAY_SEE, f"say in MAY_SEE what {part} may import"
    allowed = tuple(f"wordkit.{name}" for name in (part, *MAY_SEE[part]))
    for name in imports(module):
        if name.split(".")[0] == "wordkit" and name not in ("wordkit", "wordkit.__version__"):
            assert any(f"{name}.".startswith(f"{start}.") for start in allowed), f"{module} imports {name}"


def test_libraries_stay_at_home(module):
    """The rules use the standard library alone; each large library is used in one place."""
    part = part_of(module)
    for name in imports(module):
        library = name.split(".")[0]
        if library == "wordkit" or library in sys.stdlib_module_names:
            continue
        assert part not in STDLIB_ONLY, f"{module} imports {library}"
        assert part in HOMES.get(library, {part}), f"{module} imports {library}, which lives in {HOMES[library]}"


def test_games_do_not_know_one_another(module):
    """A game imports nothing of another game; only the registry knows them all."""
    if not module.startswith("games/") or module == "games/__init__.py":
        return
    own = module.split("/")[1].removesuffix(".py")
    for name in imports(module):
        if name.startswith("wordkit.games."):
            assert name.split(".")[2] == own, f"{module} imports {name}"


def test_only_the_clock_reads_the_time(module):
    """Everywhere else now is an argument, or what the clock module says; stopwatches serve patience and benchmarks."""
    if module in WALL_CLOCKS:
        return
    used = set(attributes(module))
    assert not used & CLOCK_READERS, f"{module} reads the time: {used & CLOCK_READERS}"
    if part_of(module) not in ("server", "bench"):
        assert not used & STOPWATCHES, f"{module} measures time: {used & STOPWATCHES}"


def test_only_the_live_table_makes_seeds(module):
    """Unguessable numbers are drawn in a few places; dice are made from a seed, and nobody rolls the global ones."""
    names = {name.split(".")[0] for name in imports(module)}
    if module not in SECRET_MAKERS and part_of(module) != "bench":
        assert not names & {"secrets", "uuid"}, f"{module} draws numbers of its own"
        assert ("os", "urandom") not in set(attributes(module))
    if module != "testing.py":
        assert "random" not in set(imports(module)), f"{module} could roll the global dice: import Random alone"
    if module in ("engine/chance.py", "testing.py"):
        return
    for node in ast.walk(MODULES[module]):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "Random":
            assert "new_seed()" in ast.unparse(node), f"{module}: dice without a seed of the live table"


def test_chance_is_stable_across_python_versions(module):
    """Engine and games roll with random() and what chance builds on it; other methods may change with Python."""
    if part_of(module) not in ("engine", "games"):
        return
    calls = [node.func for node in ast.walk(MODULES[module]) if isinstance(node, ast.Call)]
    used = {call.attr for call in calls if isinstance(call, ast.Attribute)}
    assert not used & UNSTABLE_DICE, f"{module} uses {used & UNSTABLE_DICE}"


def test_a_module_opens_with_a_sentence(module):
    """What a file is for can be read in its first line."""
    said = ast.get_docstring(MODULES[module]) or ""
    assert said.split("\n")[0].endswith((".", "!", "?")), f"{module} does not say what it is for"


def run(code: str) -> str:
    """What this code prints in a Python of its own."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=PACKAGE.parent, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_rules_load_nothing_heavy():
    """Importing the games loads neither a database, nor tables, nor widgets, nor a server."""
    heavy = "{'sqlalchemy', 'pandas', 'matplotlib', 'ipywidgets', 'anywidget', 'traitlets', 'voila', 'tornado'}"
    assert run(f"import sys, wordkit.games; print(sorted({heavy} & set(sys.modules)))").strip() == "[]"


def test_the_testing_module_needs_hypothesis_only_to_search():
    """A sitting can be held and written down where Hypothesis is not installed."""
    code = """
import sys
sys.modules["hypothesis"] = None
from wordkit.games.definitions import GAME, model as m
from wordkit.engine import Seat, TEACHER
from wordkit.testing import Sitting, playthrough
at = Sitting(GAME)
at.do(TEACHER, m.Begin(tuple(Seat((s,)) for s in "abc"), ((m.Word("mot", "n.m.", "sens"),),)))
print(playthrough(GAME, at.turns, "a").splitlines()[0])
"""
    assert run(code).strip() == "# 1  t=0  teacher"


def test_pages_load_no_tables_and_no_charts_until_progress_is_opened():
    """The memory of a class: a kernel holds no pandas, matplotlib, scipy or typst."""
    heavy = "{'pandas', 'numpy', 'matplotlib', 'scipy', 'typst', 'genanki', 'odf', 'fsrs'}"
    assert run(f"import sys, wordkit.panels; print(sorted({heavy} & set(sys.modules)))").strip() == "[]"
