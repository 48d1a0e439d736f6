"""`wordkit bench join`: how long until a whole class that opens the page at once can act."""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from wordkit.bench.browsers import Chromium, Visit, chromium
from wordkit.bench.numbers import percentile, pss_mb
from wordkit.bench.ways import WAYS, Way
from wordkit.bench.wire import Caller, WidgetLine

PATIENCE = 180.0
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Storm:
    """One class that came in at once; times in seconds, memory in MB, weight in kB a student."""

    way: str
    students: int
    page_p50: float
    ready_p50: float
    ready_p95: float
    ready_max: float
    chromium_max: float
    failed: int
    why: tuple[str, ...]
    pss_each: float
    pss_total: float
    kilobytes: float

    def row(self) -> dict[str, object]:
        """As people read it."""
        return {
            "façon": self.way,
            "élèves": self.students,
            "page p50 s": self.page_p50,
            "prêt p50 s": self.ready_p50,
            "p95 s": self.ready_p95,
            "max s": self.ready_max,
            "Chromium max s": self.chromium_max,
            "échecs": self.failed,
            "Mo/élève": self.pss_each,
            "Mo en tout": self.pss_total,
            "ko/élève": self.kilobytes,
        }


async def run(
    ways: Sequence[str], sizes: Sequence[int], browsers: int, rounds: int, told: Callable[[Storm], None]
) -> list[Storm]:
    """Every way with every class size; each storm on a server freshly started."""
    storms: list[Storm] = []
    async with chromium() as browser:
        for size in sizes:
            for _ in range(rounds):
                for way in ways:
                    with tempfile.TemporaryDirectory() as folder:
                        storms.append(await _storm(WAYS[way](Path(folder), size), browser, min(browsers, size)))
                    told(storms[-1])
    return storms


async def _storm(way: Way, browser: Chromium, browsers: int) -> Storm:
    async with way.running():
        first = await browser.visit(way.base + "/")  # what a page asks for; the scripted students will ask for the same
        await browser.forget()
        await way.at_rest()
        scripted = [_student(way, first) for _ in range(way.students - browsers)]
        real = [browser.visit(way.base + "/") for _ in range(browsers)]
        (came, lost), (seen, unseen) = await asyncio.gather(_all(scripted), _all(real))
        pss = pss_mb(way.family())
        await browser.forget()
        for _, _, widget in came:
            await widget.line.close()
    ready = [seconds for _, seconds, _ in came] + [visit.seconds for visit in seen]
    return Storm(
        way=way.name,
        students=way.students,
        page_p50=percentile([seconds for seconds, _, _ in came], 0.5),
        ready_p50=percentile(ready, 0.5),
        ready_p95=percentile(ready, 0.95),
        ready_max=percentile(ready, 1.0),
        chromium_max=percentile([visit.seconds for visit in seen], 1.0),
        failed=way.students - len(ready),
        why=tuple(sorted({*lost, *unseen})),
        pss_each=pss / way.students,
        pss_total=pss,
        kilobytes=first.bytes / 1000,
    )


async def _student(way: Way, first: Visit) -> tuple[float, float, WidgetLine]:
    """One scripted student: seconds to the page, seconds until the class code was accepted with all files there."""
    caller = Caller(way.base)
    start = time.perf_counter()
    page = await caller.get("/")
    at_page = time.perf_counter() - start
    widget, _ = await asyncio.gather(way.join(caller, page), caller.get_all(first.paths))
    return at_page, time.perf_counter() - start, widget


async def _all(students: Sequence[Awaitable[T]]) -> tuple[list[T], list[str]]:
    """Those who made it, and for each of the others what went wrong: a failure may be the bench's own."""
    done = await asyncio.gather(*(asyncio.wait_for(student, PATIENCE) for student in students), return_exceptions=True)
    came = [one for one in done if not isinstance(one, BaseException)]
    return came, [f"{type(one).__name__}: {one}"[:200] for one in done if isinstance(one, BaseException)]
