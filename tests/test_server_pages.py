"""Pages in Chromium seen from the server's side: light, never lost, and nothing left behind when they go."""

import json
import os
import re
import signal
import sys
from collections.abc import Iterator

import pytest
from browser import chromium
from playwright.sync_api import Browser, Page, expect
from server_process import Server, kernel_process, running, sockets, until

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data"), "--demo") as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(locale="fr-FR")
    yield context.new_page()
    context.close()


def opened(page: Page, server: Server, path: str = "/") -> str:
    """Open a page until it can be used; its kernel."""
    page.goto(f"http://127.0.0.1:{server.port}{path}")
    expect(page.get_by_label("Code de la classe")).to_be_visible()
    return kernel_of(page)


def kernel_of(page: Page) -> str:
    kernel: str = json.loads(page.locator("#wk-place").text_content() or "")["kernel"]
    return kernel


def test_a_student_s_page_is_light(server, page):
    """A first load takes less than 1.5 MB on the wire, a reload less than 100 kB."""
    weight: list[int] = []
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda event: weight.append(int(event["encodedDataLength"])))
    opened(page, server)
    assert 10_000 < sum(weight) < 1_500_000
    weight.clear()
    page.reload()
    expect(page.get_by_label("Code de la classe")).to_be_visible()
    assert 0 < sum(weight) < 100_000


@pytest.mark.parametrize("way", ["close", "reload", "navigate"])
def test_leaving_a_page_frees_its_kernel(server, page, way):
    """Closing the tab, reloading it or going elsewhere ends the kernel within seconds."""
    kernel = opened(page, server)
    match way:
        case "close":
            page.close(run_before_unload=True)
        case "reload":
            page.reload()
        case "navigate":
            page.goto("about:blank")
    assert until(lambda: not sockets(kernel))


def test_a_page_whose_kernel_died_comes_back_by_itself(server, page):
    """The page says that the line is cut, then shows itself again with another kernel."""
    kernel = opened(page, server)
    os.kill(kernel_process(server, kernel), signal.SIGKILL)
    assert until(lambda: kernel_of(page) != kernel)
    expect(page.get_by_label("Code de la classe")).to_be_visible()
    expect(page.locator("#wk-notice")).to_be_hidden()


def test_what_was_typed_survives_a_cut(server, page):
    """A short cut is said in words; when it is over the same page goes on, with what was typed."""
    kernel = opened(page, server)
    page.get_by_label("Code de la classe").fill("TULI")
    page.context.set_offline(True)
    expect(page.locator("#wk-notice")).to_contain_text("La connexion est coupée")
    page.context.set_offline(False)
    expect(page.locator("#wk-notice")).to_be_hidden()
    assert kernel_of(page) == kernel
    expect(page.get_by_label("Code de la classe")).to_have_value("TULI")


def test_pages_find_a_restarted_server(tmp_path, page):
    """After a crash and a restart on the same port, an open page comes back without a click."""
    with running(tmp_path, "--demo") as server:
        port = server.port
        kernel = opened(page, server)
        server.process.kill()
        expect(page.locator("#wk-notice")).to_contain_text("La connexion est coupée")
    with running(tmp_path, "--demo", "--port", str(port)):
        assert until(lambda: kernel_of(page) != kernel, 40)
        expect(page.get_by_label("Code de la classe")).to_be_visible()


def test_a_broken_notebook_shows_a_sentence_not_a_traceback(tmp_path, page):
    """When a page cannot be made the student reads a sentence, and nothing of the error reaches the browser."""
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "sitecustomize.py").write_text("import sys\nsys.modules['anywidget'] = None\n")
    with running(tmp_path / "data", "--no-fork", PYTHONPATH=os.pathsep.join([str(broken), *sys.path])) as server:
        answer = page.goto(f"http://127.0.0.1:{server.port}/")
        assert answer is not None
        expect(page.locator("#wk-notice")).to_contain_text("La page n’a pas pu s’ouvrir")
        assert not re.search("Traceback|Error|anywidget|File", answer.text())
