"""`wordkit bench news`: how long from a student's click to the board and every page, and how many a second."""

import asyncio
import json
import math
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wordkit.bench.browsers import Chromium, chromium
from wordkit.bench.numbers import percentile
from wordkit.bench.ways import Ours
from wordkit.bench.wire import Caller, WidgetLine, find
from wordkit.engine.codec import tagged, to_json
from wordkit.games.definitions.model import ChooseWord, Options, Write

_FEWEST_SEATS = 3  # with fewer students than this, absent ones fill the table
_OWN_SEATS = 40  # with more students than this, teams play
_FLOOD_SECONDS = 5.0

# Notes when the number of written texts changes on the screen.
_WATCH = """() => {
  window.seen = {};
  window.watching?.disconnect();
  window.watching = new MutationObserver(() => {
    const number = document.querySelector(".progress b")?.textContent;
    if (number && !(number in window.seen)) window.seen[number] = Date.now();
  });
  window.watching.observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@dataclass(frozen=True, slots=True)
class News:
    """What one class saw; times in milliseconds."""

    students: int
    stored_p50: float
    stored_p95: float
    board_p50: float
    board_p95: float
    everyone_p95: float
    screen_p50: float
    screen_p95: float
    at_once: float
    writes_a_second: float

    def row(self) -> dict[str, object]:
        """As people read it."""
        return {
            "élèves": self.students,
            "enregistré p50 ms": self.stored_p50,
            "p95": self.stored_p95,
            "tableau p50 ms": self.board_p50,
            "p95 ": self.board_p95,
            "toutes les pages p95 ms": self.everyone_p95,
            "écran Chromium p50 ms": self.screen_p50,
            "p95  ": self.screen_p95,
            "tous à la fois ms": self.at_once,
            "écritures/s": self.writes_a_second,
        }


@dataclass(slots=True)
class Times:
    """Seconds from a click until it was stored, on the board, on every page, on a real screen."""

    stored: list[float] = field(default_factory=list)
    board: list[float] = field(default_factory=list)
    everyone: list[float] = field(default_factory=list)
    screen: list[float] = field(default_factory=list)


class Lesson:
    """A class at its pages, a desk, and the board twice: scripted, and in Chromium."""

    def __init__(self, students: list[WidgetLine], desk: WidgetLine, board: WidgetLine, screen: Any) -> None:
        self.students, self.desk, self.board, self.screen = students, desk, board, screen

    @classmethod
    async def begin(cls, way: Ours, browser: Chromium) -> "Lesson":
        students = list(await asyncio.gather(*(_seat(way, number) for number in range(way.students))))
        link = find(r"(/prof\?cle=\S+)", way.log.read_text(encoding="utf-8"))
        desk = await _open(way, link, "prof")
        board = await _open(way, link.replace("/prof", "/tableau"), "tableau")
        screen = await browser.page()
        await screen.goto(way.base + link.replace("/prof", "/tableau"))
        if way.students > _OWN_SEATS:
            await _ok(desk.do(do="random_teams", count=8))
        return cls(students, desk, board, screen)

    async def new_word(self) -> None:
        """A new game, in which everybody may write."""
        if (await self.desk.see(lambda page: "game" in page))["game"] is not None:
            await _ok(self.desk.do(do="close_table"))
        page = await self.desk.see(lambda page: page.get("screen") == "setup")
        everyone = [student["id"] for student in page["class"]["students"]]
        words = {"kind": "deck", "slug": "definitions"}
        options = to_json(Options(writing_seconds=3600))
        teams = len(everyone) > _OWN_SEATS
        launch = {"game": "definitions", "words": words, "teams": teams, "students": everyone, "options": options}
        await _ok(self.desk.do(do="launch", **launch))
        await self.desk.see(lambda page: page["screen"] == "game")
        await _play(self.desk, ChooseWord(0))
        await asyncio.gather(*(page.see(lambda page: _written(page) == 0) for page in (*self.students, self.board)))
        await self.screen.locator(".headword").first.wait_for()
        await self.screen.evaluate(_WATCH)

    async def one_by_one(self, times: Times) -> None:
        """Each student writes when everyone has seen that the one before has written."""
        for done, student in enumerate(self.students):
            start, clock = time.perf_counter(), time.time()
            others = [page for page in self.students if page is not student]
            news = asyncio.gather(*(_until(page, done + 1, start) for page in (self.board, *others)))
            await _play(student, Write(f"définition {done}"))
            times.stored.append(time.perf_counter() - start)
            seconds = await news
            times.board.append(seconds[0])
            times.everyone.append(max(seconds))
            await self.screen.wait_for_function(f"'{done + 1}' in window.seen")
            times.screen.append(await self.screen.evaluate(f"window.seen['{done + 1}']") / 1000 - clock)

    async def all_at_once(self) -> float:
        """Seconds until the board has it, when everybody writes at the same moment."""
        start = time.perf_counter()
        board = asyncio.create_task(_until(self.board, len(self.students), start))
        await asyncio.gather(*(_play(student, Write("ensemble")) for student in self.students))
        return await board

    async def flood(self) -> float:
        """Texts stored a second when everybody changes theirs without a pause."""
        end = time.perf_counter() + _FLOOD_SECONDS

        async def hurry(student: WidgetLine) -> int:
            written = 0
            while time.perf_counter() < end:
                await _play(student, Write(f"texte {written}"))
                written += 1
            return written

        return sum(await asyncio.gather(*(hurry(student) for student in self.students))) / _FLOOD_SECONDS


async def run(sizes: Sequence[int], clicks: int, told: Callable[[News], None]) -> list[News]:
    """Each class size on a server freshly started, with at least this many clicks."""
    found: list[News] = []
    async with chromium() as browser:
        for size in sizes:
            with tempfile.TemporaryDirectory() as folder:
                found.append(
                    await _measure(
                        Ours(Path(folder), size, max(size, _FEWEST_SEATS)), browser, math.ceil(clicks / size)
                    )
                )
            await browser.forget()
            told(found[-1])
    return found


async def _measure(way: Ours, browser: Chromium, laps: int) -> News:
    times = Times()
    async with way.running():
        lesson = await Lesson.begin(way, browser)
        for _ in range(laps):
            await lesson.new_word()
            await lesson.one_by_one(times)
        await lesson.new_word()
        at_once = await lesson.all_at_once()
        writes = await lesson.flood()
    return News(
        students=way.students,
        stored_p50=1000 * percentile(times.stored, 0.5),
        stored_p95=1000 * percentile(times.stored, 0.95),
        board_p50=1000 * percentile(times.board, 0.5),
        board_p95=1000 * percentile(times.board, 0.95),
        everyone_p95=1000 * percentile(times.everyone, 0.95),
        screen_p50=1000 * percentile(times.screen, 0.5),
        screen_p95=1000 * percentile(times.screen, 0.95),
        at_once=1000 * at_once,
        writes_a_second=writes,
    )


async def _open(way: Ours, link: str, role: str) -> WidgetLine:
    """One of the teacher's pages."""
    caller = Caller(way.base)
    await caller.get(link)  # sets the cookie and sends on to the page itself
    widget = await way.widget(caller, await caller.get(link.partition("?")[0]))
    await _ok(widget.do(do="hello", **json.loads(await caller.get(f"/pass/{role}"))))
    return widget


async def _seat(way: Ours, number: int) -> WidgetLine:
    """A student who has chosen the name with this number in the list."""
    caller = Caller(way.base)
    widget = await way.join(caller, await caller.get("/"))
    page = await widget.see(lambda page: page.get("screen") == "name")
    await _ok(widget.do(do="sit", student=page["choices"][number]["id"]))
    return widget


async def _play(page: WidgetLine, command: Any) -> None:
    await _ok(page.do(do="play", step=page.page["game"]["step"], command=tagged(command)))


async def _ok(answering: Any) -> None:
    answer = await answering
    if not answer["ok"]:
        raise RuntimeError(answer["error"])


async def _until(page: WidgetLine, written: int, start: float) -> float:
    """Seconds from start until this page knows that so many have written."""
    await page.see(lambda shown: _written(shown) >= written)
    return time.perf_counter() - start


def _written(page: dict[str, Any]) -> int:
    """How many have written, as this page knows; -1 when nobody may yet."""
    game = page.get("game")
    return game["view"]["written"] if game and game["view"]["phase"] == "writing" else -1
