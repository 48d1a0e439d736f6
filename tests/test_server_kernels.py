"""Kernels behind the pages, forked or not: they die alone, are freed when left, and never outlive the server."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import websocket
from server_process import Server, Visitor, family, kernel_process, running, sockets, state_of, until

WAYS = ["--fork", "--no-fork"]


@pytest.fixture(scope="module", params=WAYS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data"), "--max-pages", "8", request.param) as server:
        yield server


def sit(server: Server) -> tuple[Visitor, str, websocket.WebSocket]:
    """A student whose page is on the line."""
    visitor = server.visitor()
    place = visitor.place()
    line = visitor.line(place["kernel"])
    assert state_of(line, place["model"])["page"] == {"screen": "hello"}
    return visitor, place["kernel"], line


def goodbye(*seated: tuple[Visitor, str, websocket.WebSocket]) -> None:
    """These students close their pages, and their kernels go."""
    for visitor, kernel, line in seated:
        visitor.ask(f"/api/kernels/{kernel}", "POST")
        line.shutdown()
    assert until(lambda: not [kernel for _, kernel, _ in seated if sockets(kernel)])


def hung_up(line: websocket.WebSocket) -> bool:
    try:
        return line.recv() == ""
    except websocket.WebSocketConnectionClosedException:
        return True


def test_a_dead_kernel_takes_nobody_along(server):
    """When one kernel is killed its page is told and finds it gone; the others do not notice."""
    one, other = sit(server), sit(server)
    os.kill(kernel_process(server, one[1]), signal.SIGKILL)
    assert until(lambda: hung_up(one[2]))
    assert until(lambda: one[0].ask(f"/api/kernels/{one[1]}").status == 404)
    assert until(lambda: not sockets(one[1]))
    other[2].send("?")
    assert other[2].recv() == "!"
    assert one[0].place()["kernel"] != one[1]
    goodbye(other)


def test_a_page_that_comes_back_at_once_finds_its_kernel_again(server):
    """Reloading over and over takes two places at most, so a reload loop costs the others nothing."""
    visitor = server.visitor()
    kernels = set()
    for _ in range(40):
        kernel = visitor.place()["kernel"]
        kernels.add(kernel)
        visitor.line(kernel).shutdown()
        visitor.ask(f"/api/kernels/{kernel}", "POST")
    assert len(kernels) <= 2
    assert until(lambda: not [kernel for kernel in kernels if sockets(kernel)])


def test_a_full_class_says_so_and_tries_again(server):
    """Past the cap a student gets a polite page that retries by itself; the teacher still gets in."""
    seated = [sit(server) for _ in range(8)]
    late = server.visitor()
    refused = late.ask("/")
    assert refused.status == 503
    assert "La classe est pleine" in refused.text
    assert 'http-equiv="refresh"' in refused.text
    assert refused.headers["Retry-After"] == "5"
    assert server.teacher().ask("/prof").status == 200
    goodbye(*seated)
    assert late.ask("/").status == 200


@pytest.mark.parametrize("way", WAYS)
def test_no_kernel_outlives_a_killed_server(tmp_path, way):
    """Even `kill -9` of the server leaves no process behind."""
    with running(tmp_path, "--demo", way) as server:
        sit(server)
        processes = family(server.process.pid)
        server.process.kill()
        assert until(lambda: not [pid for pid in processes if alive(pid)])


def test_the_preloaded_process_is_replaced(tmp_path):
    """When the preloaded process dies, running kernels go on and new ones are forked from its successor."""
    with running(tmp_path) as server:
        visitor, kernel, line = sit(server)
        (preloaded,) = {pid for pid in family(server.process.pid) if parent(pid) == server.process.pid}
        kernels = family(preloaded) - {preloaded}
        os.kill(preloaded, signal.SIGKILL)
        line.send("?")
        assert line.recv() == "!"
        place = visitor.ask(f"/api/kernels/{kernel}")
        assert place.status == 204
        for _ in range(8):
            sit(server)
        assert all(alive(pid) for pid in kernels)
        assert server.stop() == 0
        assert until(lambda: not [pid for pid in kernels if alive(pid)])


def test_places_are_made_ahead(tmp_path):
    """After a quiet moment there is a kernel for the desk, one for the board, and one for every student expected."""
    with running(tmp_path, "--demo") as server:
        assert until(lambda: len(family(server.process.pid)) == 2 + 2 + 24, 60)


def alive(pid: int) -> bool:
    """Whether a process runs; a zombie does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
