"""A student without a browser: asks like one, over six kept connections, and talks to a kernel."""

import asyncio
import gzip
import json
import re
import uuid
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

import websockets
from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1

CONNECTIONS = 6
PROTOCOL = "v1.kernel.websocket.jupyter.org"


class Caller:
    """Asks one server for pages and files, with cookies, as a browser does."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.cookies: dict[str, str] = {}
        self._at = urlsplit(base)

    async def get(self, path: str) -> str:
        """One page as text; raises when it is refused."""
        return (await self._ask([path]))[0].decode()

    async def get_all(self, paths: Iterable[str]) -> None:
        """Many files at once."""
        paths = list(paths)
        await asyncio.gather(*(self._ask(paths[start::CONNECTIONS]) for start in range(min(CONNECTIONS, len(paths)))))

    @property
    def cookie_header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def _ask(self, paths: list[str]) -> list[bytes]:
        reader, writer = await asyncio.open_connection(self._at.hostname, self._at.port)
        try:
            answers = []
            for path in paths:
                cookie = f"Cookie: {self.cookie_header}\r\n" if self.cookies else ""
                head = f"GET {path} HTTP/1.1\r\nHost: {self._at.netloc}\r\nAccept-Encoding: gzip\r\n{cookie}\r\n"
                writer.write(head.encode())
                answers.append(await self._answer(reader, path))
            return answers
        finally:
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader, path: str) -> bytes:
        status = int((await reader.readline()).split()[1])
        headers: dict[str, str] = {}
        while line := (await reader.readline()).strip():
            name, _, value = line.decode("latin-1").partition(":")
            if name.lower() == "set-cookie":
                cookie, _, rest = value.strip().partition("=")
                self.cookies[cookie] = rest.split(";")[0]
            headers[name.lower()] = value.strip()
        if headers.get("transfer-encoding") == "chunked":
            body = b""
            while size := int(await reader.readline(), 16):
                body += await reader.readexactly(size)
                await reader.readline()
            await reader.readline()
        else:
            body = await reader.readexactly(int(headers.get("content-length", "0")))
        if status >= 400:
            raise ConnectionError(f"{status} for {path}")
        return gzip.decompress(body) if headers.get("content-encoding") == "gzip" else body


class KernelLine:
    """A WebSocket to a kernel: in the binary format of our pages, or in the JSON of the others."""

    def __init__(self, socket: Any, binary: bool) -> None:
        self._socket = socket
        self._binary = binary
        self._session = uuid.uuid4().hex

    @classmethod
    async def open(cls, caller: Caller, path: str, binary: bool) -> "KernelLine":
        socket = await websockets.connect(
            f"{caller.base.replace('http', 'ws', 1)}{path}",
            origin=caller.base,  # type: ignore[arg-type]
            additional_headers={"Cookie": caller.cookie_header} if caller.cookies else {},
            subprotocols=[PROTOCOL] if binary else None,  # type: ignore[list-item]
            compression=None,
            max_size=None,
            open_timeout=120,
            ping_interval=None,
        )
        return cls(socket, binary)

    async def tell(self, kind: str, content: dict[str, Any], **metadata: str) -> None:
        header = {
            "msg_id": uuid.uuid4().hex,
            "msg_type": kind,
            "session": self._session,
            "username": "",
            "version": "5.3",
        }
        message = {"header": header, "parent_header": {}, "metadata": metadata, "content": content}
        if self._binary:
            await self._socket.send(serialize_msg_to_ws_v1(message, "shell", lambda part: json.dumps(part).encode()))
        else:
            await self._socket.send(json.dumps({"channel": "shell", "buffers": [], **message}))

    async def hear(self, wanted: Callable[[str, dict[str, Any]], bool]) -> dict[str, Any]:
        """The content of the next message of which `wanted` says yes."""
        while True:
            frame = await self._socket.recv()
            if isinstance(frame, bytes) and self._binary:
                _, parts = deserialize_msg_from_ws_v1(frame)
                kind, content = json.loads(parts[0])["msg_type"], json.loads(parts[3])
            elif isinstance(frame, bytes):  # the older binary format: only messages with buffers use it
                continue
            else:
                message = json.loads(frame)
                if not isinstance(message, dict) or "msg_type" not in message:
                    continue
                kind, content = message["msg_type"], message["content"]
            if wanted(kind, content):
                found: dict[str, Any] = content
                return found

    async def close(self) -> None:
        await self._socket.close()


class WidgetLine:
    """Our widget at the other end of a kernel line: what its page says, and what it answers."""

    def __init__(self, line: KernelLine, model: str) -> None:
        self.line = line
        self.model = model
        self.page: dict[str, Any] = {}
        self._last = 0

    async def do(self, **message: Any) -> dict[str, Any]:
        """Send what a page would, and give the answer."""
        number = await self.send(**message)
        content = await self.line.hear(lambda kind, content: self._take(kind, content, number))
        answer: dict[str, Any] = content["data"]["content"]
        return answer

    async def send(self, **message: Any) -> str:
        self._last += 1
        number = f"b{self._last}"
        data = {"method": "custom", "content": {"id": number, **message}}
        await self.line.tell("comm_msg", {"comm_id": self.model, "data": data})
        return number

    async def see(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the page is as wanted."""
        if not wanted(self.page):
            await self.line.hear(lambda kind, content: self._take(kind, content) or wanted(self.page))
        return self.page

    def _take(self, kind: str, content: dict[str, Any], number: str = "") -> bool:
        """Keep the page up to date; whether this is the answer to message `number`."""
        if kind != "comm_msg" or content["comm_id"] != self.model:
            return False
        data = content["data"]
        if data["method"] == "update" and "page" in data["state"]:
            self.page = data["state"]["page"]
        return data["method"] == "custom" and number != "" and data["content"].get("re") == number


def find(pattern: str, text: str) -> str:
    """The first group of a pattern that must be there."""
    found = re.search(pattern, text, re.DOTALL)
    if found is None:
        raise ConnectionError(f"no {pattern!r} in the page")
    return found[1]
