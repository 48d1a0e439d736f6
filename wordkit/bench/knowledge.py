"""`wordkit bench knowledge`: how well the model tells what simulated classes know, beside simpler ways."""

from collections.abc import Callable
from dataclasses import asdict, replace
from time import perf_counter
from typing import Any

from wordkit.bench.numbers import table
from wordkit.progress.gates import WAYS, Figures, Gate, band_coverage, gates, measured
from wordkit.progress.simulate import CONSTANT, FORGETTING, HARDER, simulated

PIECES = 10_000


def run(seeds: int, show: Callable[[str], None]) -> dict[str, Any]:
    """Measure every kind of class, print as it comes, and give all figures."""
    found: list[Figures] = []
    for kind in (*FORGETTING, *CONSTANT, *HARDER):
        found += measured(kind, range(seeds))
        show(table([figures.row() for figures in found[-len(WAYS) :]]))
    times = _times()
    asked = [*gates(found), Gate(f"{PIECES} réponses, en secondes", 0.0, times["modèle"], 1.0)]
    show("")
    show(table([_row(gate) for gate in asked]))
    bands = {kind: band_coverage(kind, range(seeds)) for kind in FORGETTING}
    show("")
    for kind, share in bands.items():
        show(f"{kind}\u00a0: la bande 10–90 % contient le nombre vrai {share:.0%} du temps.")
    show("")
    show("\n".join(f"{name}\u00a0: {times[name] / times['modèle']:.1f} fois le temps du modèle." for name in WAYS))
    return {
        "figures": [asdict(figures) for figures in found],
        "gates": [asdict(gate) | {"passed": gate.passed} for gate in asked],
        "bands": bands,
        "seconds": times,
    }


def _times() -> dict[str, float]:
    """How long each way takes on the same class, the best of three."""
    whole = simulated("power", 0, lessons=24)
    sim = replace(whole, evidence=whole.evidence.head(PIECES))
    times = {}
    for name, way in WAYS.items():
        each = []
        for _ in range(3):
            start = perf_counter()
            way(sim)
            each.append(perf_counter() - start)
        times[name] = min(each)
    return times


def _row(gate: Gate) -> dict[str, object]:
    asked = f"{gate.low:.2f} à {gate.high:.2f}"
    return {
        "exigence": gate.name,
        "chiffre": f"{gate.figure:.3f}",
        "bornes": asked,
        "": "oui" if gate.passed else "NON",
    }
