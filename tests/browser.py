"""Real pages in Chromium: a desk, a board and students' laptops, each with all the bytes it was sent."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright
from server_process import Server

CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)
SIZES = {"desk": (1440, 900), "board": (1280, 720), "student": (1024, 640)}

expect.set_options(timeout=20_000)


class Laptop:
    """One browser with its own cookies, on one page."""

    def __init__(self, browser: Browser, server: Server, kind: str, path: str) -> None:
        width, height = SIZES[kind]
        self.context = browser.new_context(viewport={"width": width, "height": height}, locale="fr-FR")
        self.page: Page = self.context.new_page()
        self.received: list[str] = []
        self.asked: list[str] = []
        self.troubles: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._keep))
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.goto(f"http://127.0.0.1:{server.port}{path}")

    def _keep(self, frame: Any) -> None:
        text = frame if isinstance(frame, str) else frame.decode("utf-8", errors="replace")
        signs = re.sub(r"\\u([0-9a-f]{4})", lambda sign: chr(int(sign[1], 16)), text)
        self.received.append(signs.replace("\\n", "\n"))

    def has_received(self, text: str) -> bool:
        """Whether these words ever reached this browser: « esse » is not received with « adresse »."""
        whole = re.compile(rf"(?<!\w){re.escape(text)}(?!\w)")
        return any(whole.search(frame) for frame in self.received)

    def press(self, name: str | re.Pattern[str], **options: Any) -> None:
        """Press the button with this name."""
        self.page.get_by_role("button", name=name, **options).first.click()

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until this is on the page."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    def picture(self, folder: Path, name: str) -> None:
        """Keep what the page looks like."""
        folder.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=folder / f"{name}.png")


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, driven by Playwright."""
    assert CHROMIUM is not None, "Chromium is missing: make test installs it"
    with sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        yield browser
        browser.close()


def class_code(server: Server) -> str:
    """The code that the terminal gives."""
    found = re.search(r"Code de la classe +([A-Z]+) ", server.words)
    assert found is not None, server.words
    return found[1]


def come_in(browser: Browser, server: Server, name: str) -> Laptop:
    """A student opens the page, types the code and picks a name."""
    laptop = Laptop(browser, server, "student", "/")
    laptop.page.get_by_label("Code de la classe").fill(class_code(server).lower())
    laptop.press("Entrer dans la classe")
    laptop.press(name, exact=True)
    laptop.sees(re.compile(f"Salut {name}|Invente|Quelle est|Écoute|On choisit"))
    return laptop
