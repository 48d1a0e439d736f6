"""What goes wrong in a real classroom, in Chromium: a server killed, a line cut, a kernel gone."""

import os
import re
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import Laptop, chromium, come_in
from playwright.sync_api import Browser, Error, expect
from server_process import running

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def begin_writing(desk: Laptop) -> None:
    """Launch with the defaults and choose a word."""
    for label in ("Lancer", "Jouer ce mot"):
        button = desk.page.locator(".btn.primary")
        expect(button).to_contain_text(label)
        button.click()
    expect(desk.page.locator(".btn.primary")).to_contain_text("Fermer l’écriture")


def test_a_killed_server_comes_back_to_the_same_place(browser: Browser, tmp_path: Path) -> None:
    """kill -9 while the class writes: after a restart every page returns by itself, with what was sent and typed."""
    port = free_port()
    with running(tmp_path, "--demo", "--port", str(port)) as server:
        desk = Laptop(browser, server, "desk", server.teacher_link)
        desk.sees("Les mots")
        adam, alice = come_in(browser, server, "Adam"), come_in(browser, server, "Alice")
        begin_writing(desk)
        adam.page.get_by_label("Ta définition").fill("une danse des îles")
        adam.press("Envoyer", exact=True)
        adam.sees("Envoyé ✓")
        alice.page.get_by_label("Ta définition").fill("à moitié écr")
        alice.sees(re.compile("brouillon gardé"))
        word = adam.page.locator(".headword").first.inner_text()
        for laptop in (desk, adam, alice):
            laptop.page.evaluate("window.before = true")
        server.process.send_signal(signal.SIGKILL)
        server.process.wait(10)
        alice.sees(re.compile("connexion est coupée", re.I))
    with running(tmp_path, "--port", str(port)):
        for laptop in (desk, adam, alice):
            wait_for_reload(laptop)
        adam.sees("Envoyé ✓")
        adam.sees("une danse des îles")
        assert adam.page.locator(".headword").first.inner_text() == word
        expect(alice.page.get_by_label("Ta définition")).to_have_value("à moitié écr")
        alice.page.get_by_label("Ta définition").fill("à moitié écrite, puis finie")
        alice.press("Envoyer", exact=True)
        alice.sees("Envoyé ✓")
        desk.sees("2 textes reçus")
        for laptop in (desk, adam, alice):
            laptop.context.close()


def test_a_cut_line_is_said_and_mends_by_itself(browser: Browser, tmp_path: Path) -> None:
    """Wi-Fi lost while typing: the page says so, keeps the text, and the answer counts once when the line is back."""
    with running(tmp_path, "--demo") as server:
        desk = Laptop(browser, server, "desk", server.teacher_link)
        desk.sees("Les mots")
        adam = come_in(browser, server, "Adam")
        begin_writing(desk)
        expect(adam.page.get_by_label("Ta définition")).to_be_visible()
        adam.context.set_offline(True)
        adam.sees(re.compile("connexion est coupée", re.I))
        adam.page.get_by_label("Ta définition").fill("écrit sans réseau")
        adam.context.set_offline(False)
        expect(adam.page.get_by_text("en ligne")).to_be_visible()
        expect(adam.page.get_by_label("Ta définition")).to_have_value("écrit sans réseau")
        adam.press("Envoyer", exact=True)
        adam.sees("Envoyé ✓")
        desk.sees("1 texte reçu")
        for laptop in (desk, adam):
            laptop.context.close()


def test_a_kernel_that_dies_touches_its_own_student_only(browser: Browser, tmp_path: Path) -> None:
    """Adam's page comes back with his text; Alice's page never moved."""
    with running(tmp_path, "--demo") as server:
        desk = Laptop(browser, server, "desk", server.teacher_link)
        desk.sees("Les mots")
        adam, alice = come_in(browser, server, "Adam"), come_in(browser, server, "Alice")
        begin_writing(desk)
        adam.page.get_by_label("Ta définition").fill("un texte qui reste")
        adam.press("Envoyer", exact=True)
        adam.sees("Envoyé ✓")
        alice.page.get_by_label("Ta définition").fill("je tape encore")
        alice.page.evaluate("window.neverReloaded = true")
        kernel = adam.page.evaluate("JSON.parse(document.getElementById('wk-place').textContent).kernel")
        with adam.page.expect_navigation(timeout=30_000):
            os.kill(process_of(kernel), signal.SIGKILL)
        adam.sees("un texte qui reste")
        assert alice.page.evaluate("window.neverReloaded") is True
        expect(alice.page.get_by_label("Ta définition")).to_have_value("je tape encore")
        for laptop in (desk, adam, alice):
            laptop.context.close()


def wait_for_reload(laptop: Laptop) -> None:
    """Until the page is another one than before."""
    for _ in range(300):
        laptop.page.wait_for_timeout(100)
        try:
            if laptop.page.evaluate("window.before") is None:
                return
        except Error:
            continue  # in the middle of the reload
    raise AssertionError("the page did not come back")


def process_of(kernel: str) -> int:
    """The process that listens on this kernel's sockets, which are named after it."""
    rows = [row.split() for row in Path("/proc/net/unix").read_text().splitlines()]
    listening = {f"socket:[{row[6]}]" for row in rows if kernel in row[-1] and row[3] == "00010000"}
    for file in Path("/proc").glob("[0-9]*/fd/*"):
        try:
            if os.readlink(file) in listening:
                return int(file.parts[2])
        except OSError:
            continue
    raise AssertionError(f"no process for kernel {kernel}")
