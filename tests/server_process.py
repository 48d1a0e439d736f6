"""A real server in a process of its own, and a small browser-less visitor to try its doors."""

import http.client
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import websocket
from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()


@dataclass
class Visitor:
    """Keeps cookies like a browser, and follows nothing by itself."""

    port: int
    cookies: dict[str, str] = field(default_factory=dict)
    lines: list[websocket.WebSocket] = field(default_factory=list)

    def ask(self, path: str, method: str = "GET", **headers: str) -> Answer:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        cookie = {"Cookie": self.cookie_header} if self.cookies else {}
        line.request(method, path, headers={**cookie, **headers})
        reply = line.getresponse()
        for value in reply.headers.get_all("Set-Cookie") or []:
            name, _, rest = value.partition("=")
            self.cookies[name] = rest.split(";")[0]
        answer = Answer(reply.status, dict(reply.headers), reply.read())
        line.close()
        return answer

    @property
    def cookie_header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def place(self, path: str = "/") -> dict[str, str]:
        """Open a page; its kernel and widget."""
        page = self.ask(path).text
        found = re.search(r'id="wk-place"[^>]*>(.*?)</script>', page)
        assert found is not None, page
        place: dict[str, str] = json.loads(found[1])
        return place

    def line(self, kernel: str, origin: str | None = None) -> websocket.WebSocket:
        """The WebSocket to a kernel; raises when it is refused."""
        line = websocket.create_connection(
            f"ws://127.0.0.1:{self.port}/api/kernels/{kernel}/channels?session_id=test",
            cookie=self.cookie_header or None,
            origin=origin or f"http://127.0.0.1:{self.port}",
            subprotocols=["v1.kernel.websocket.jupyter.org"],
            timeout=20,
        )
        self.lines.append(line)
        return line


def tell(line: websocket.WebSocket, kind: str, content: Any, channel: str = "shell") -> None:
    """Send one message as a page does."""
    header = {"msg_id": kind, "msg_type": kind, "session": "test", "username": "", "version": "5.3"}
    message = {"header": header, "parent_header": {}, "metadata": {}, "content": content}
    line.send_binary(serialize_msg_to_ws_v1(message, channel, lambda part: json.dumps(part).encode()))


def hear(line: websocket.WebSocket) -> tuple[str, Any]:
    """The next message: its type and content."""
    while not isinstance(heard := line.recv(), bytes):
        pass
    _, parts = deserialize_msg_from_ws_v1(heard)
    return json.loads(parts[0])["msg_type"], json.loads(parts[3])


def state_of(line: websocket.WebSocket, model: str) -> dict[str, Any]:
    """Ask a widget for its whole state."""
    tell(line, "comm_msg", {"comm_id": model, "data": {"method": "request_state"}})
    while True:
        _, content = hear(line)
        if content["data"]["method"] == "update" and "_esm" in content["data"]["state"]:
            state: dict[str, Any] = content["data"]["state"]
            return state


@dataclass
class Server:
    process: subprocess.Popen[str]
    data: Path
    said: list[str]
    lines: list[websocket.WebSocket] = field(default_factory=list)

    @property
    def words(self) -> str:
        return "".join(self.said)

    @property
    def port(self) -> int:
        return int(self._find(r"http://\S+?:(\d+)/\n"))

    @property
    def teacher_link(self) -> str:
        return self._find(r"(/prof\?cle=\S+)")

    def _find(self, pattern: str) -> str:
        found = re.search(pattern, self.words)
        assert found is not None, self.words
        return found[1]

    def visitor(self) -> Visitor:
        return Visitor(self.port, lines=self.lines)

    def teacher(self) -> Visitor:
        visitor = self.visitor()
        assert visitor.ask(self.teacher_link).status == 302
        return visitor

    def stop(self, number: int = signal.SIGINT) -> int:
        self.process.send_signal(number)
        return self.process.wait(20)


@contextmanager
def running(data: Path, *arguments: str, **environment: str) -> Iterator[Server]:
    """`wordkit serve` on a free port; what it printed is shown if the test fails."""
    command = [sys.executable, "-m", "wordkit", "serve", "--data", str(data), "--port", "0", *arguments]
    process = subprocess.Popen(
        command,
        env={**os.environ, "WORDKIT_SEED": "graine", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        bufsize=1,
    )
    assert process.stdout is not None
    said: list[str] = []
    lines: list[websocket.WebSocket] = []
    open_ = threading.Event()

    def listen() -> None:
        for line in process.stdout or ():
            said.append(line)
            if "Ctrl-C" in line:
                open_.set()
        open_.set()

    ear = threading.Thread(target=listen, daemon=True)
    ear.start()
    try:
        assert open_.wait(60), "".join(said)
        server = Server(process, data, said, lines)
        assert process.poll() is None, server.words
        yield server
    finally:
        for line in lines:
            line.shutdown()
        if process.poll() is None:
            process.terminate()
            process.wait(20)
        ear.join(5)
        process.stdout.close()
        print("".join(said))


def until(condition: Callable[[], object], seconds: float = 20) -> bool:
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def sockets(kernel: str) -> list[Path]:
    """What a kernel that lives has in the folder of sockets."""
    return list(Path("/tmp").glob(f"wk-*/kernel-{kernel}*"))


def family(pid: int) -> set[int]:
    """A process and all its descendants."""
    children = {
        int(child) for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()
    }
    return {pid}.union(*(family(child) for child in children))


def kernel_process(server: Server, kernel: str) -> int:
    """The process that listens on this kernel's sockets."""
    table = Path("/proc/net/unix").read_text().splitlines()
    inodes = {f"socket:[{line.split()[6]}]" for line in table if f"kernel-{kernel}-ipc-1" in line}
    for pid in family(server.process.pid) - {server.process.pid}:
        held = {os.readlink(entry) for entry in Path(f"/proc/{pid}/fd").iterdir()}
        if held & inodes:
            return pid
    raise AssertionError(f"no process for kernel {kernel}")
