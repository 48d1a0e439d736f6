"""Students in real Chromium pages: what a page asks for, what it weighs, and when it can be used."""

import shutil
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

FIELD = "input"  # where the class code is typed: a page that shows it can be used


@dataclass(frozen=True, slots=True)
class Visit:
    """One load in an empty browser."""

    seconds: float
    bytes: int
    paths: tuple[str, ...]


class Chromium:
    """A browser whose pages share nothing, each as new as a student's laptop."""

    def __init__(self, browser: Any) -> None:
        self._browser = browser

    async def page(self) -> Any:
        """A page of a browser that has never been here."""
        context = await self._browser.new_context(locale="fr-FR", bypass_csp=True)
        return await context.new_page()

    async def visit(self, address: str) -> Visit:
        """Load a page until it can be used; leave it open."""
        page = await self.page()
        line = await page.context.new_cdp_session(page)
        await line.send("Network.enable")
        received: list[int] = []
        paths: list[str] = []
        line.on("Network.loadingFinished", lambda event: received.append(int(event["encodedDataLength"])))
        line.on("Network.webSocketFrameReceived", lambda event: received.append(len(event["response"]["payloadData"])))
        page.on("request", lambda request: paths.append(request.url))
        start = time.perf_counter()
        await page.goto(address, timeout=180_000)
        await page.locator(FIELD).first.wait_for(timeout=180_000)
        seconds = time.perf_counter() - start
        return Visit(seconds, sum(received), tuple(_paths(address, paths)))

    async def forget(self) -> None:
        """Close every page."""
        for context in self._browser.contexts:
            await context.close()


def _paths(address: str, urls: list[str]) -> list[str]:
    """What was asked of the same server after the page itself."""
    here = urlsplit(address)
    split = [urlsplit(url) for url in urls]
    asked = [f"{url.path}?{url.query}" if url.query else url.path for url in split if url.netloc == here.netloc]
    return [path for path in dict.fromkeys(asked) if path != here.path and not path.startswith("/pass/")]


@asynccontextmanager
async def chromium() -> AsyncIterator[Chromium]:
    """Chromium of this machine, driven by Playwright; both come with `make test`."""
    from playwright.async_api import async_playwright

    found = next(
        (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
    )
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        try:
            yield Chromium(browser)
        finally:
            await browser.close()
