"""Percentiles, memory and tables."""

import math
from collections.abc import Iterable, Sequence

import psutil


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of all do not exceed; not a number when there are none."""
    if not values:
        return math.nan
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)]


def pss_mb(processes: Iterable[psutil.Process]) -> float:
    """Memory of these processes in MB, each shared page counted once in all."""
    total = 0
    for process in processes:
        try:
            total += process.memory_full_info().pss
        except psutil.NoSuchProcess:
            continue
    return total / 2**20


def table(rows: Sequence[dict[str, object]]) -> str:
    """Rows as text with aligned columns."""
    heads = list(rows[0])
    texts = [[_text(row[head]) for head in heads] for row in rows]
    widths = [max(len(head), *(len(line[index]) for line in texts)) for index, head in enumerate(heads)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if index else cell.ljust(width)
            for index, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        for line in [heads, *texts]
    )


def _text(value: object) -> str:
    if isinstance(value, float):
        return (
            "–"
            if math.isnan(value)
            else f"{value:.0f}"
            if value >= 100
            else f"{value:.1f}"
            if value >= 10
            else f"{value:.2f}"
        )
    return str(value)
