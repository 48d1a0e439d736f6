"""The server's side of forked kernels: a Jupyter provisioner that asks the preloaded process for one."""

import asyncio
import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from jupyter_client.provisioning import LocalProvisioner

_PATIENCE = 60.0
# A process with threads must not fork; numpy, if something imports it, would start one per core.
_NO_THREADS = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}


class Preloaded:
    """The preloaded process: started ahead, replaced when it dies; kernels already forked do not depend on it."""

    def __init__(self, log: Path) -> None:
        self._log = log
        self._asking = asyncio.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._socket: socket.socket | None = None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._lifeline, self._held = os.pipe()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start importing; returns at once."""
        self._socket, theirs = socket.socketpair()
        command = [sys.executable, "-m", "wordkit.server.kernels.preloaded", str(theirs.fileno()), str(self._lifeline)]
        with theirs, self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                env=os.environ | _NO_THREADS,
                pass_fds=(theirs.fileno(), self._lifeline),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C in the terminal is the server's business
            )
        self._streams = None

    async def fork(self, arguments: list[str], env: dict[str, str], cwd: str | None) -> int:
        """A new kernel process."""
        request = json.dumps({"arguments": arguments, "env": env, "cwd": cwd}).encode() + b"\n"
        async with self._asking:
            try:
                return await asyncio.wait_for(self._ask(request), _PATIENCE)
            except (ConnectionError, TimeoutError):
                self._end()
                self.start()
                return await asyncio.wait_for(self._ask(request), _PATIENCE)

    async def _ask(self, request: bytes) -> int:
        if self._streams is None:
            self._streams = await asyncio.open_connection(sock=self._socket)
            await self._hear()  # ready: everything is imported
        self._streams[1].write(request)
        return int((await self._hear())["pid"])

    async def _hear(self) -> dict[str, Any]:
        assert self._streams is not None
        answer = await self._streams[0].readline()
        if not answer:
            raise ConnectionResetError("the preloaded process is gone")
        heard: dict[str, Any] = json.loads(answer)
        return heard

    def _end(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
        elif self._socket is not None:
            self._socket.close()
        if self._process is not None:
            try:
                self._process.wait(2)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._process = self._socket = self._streams = None

    def close(self) -> None:
        """End the preloaded process, and with the lifeline every kernel that might still be there."""
        self._end()
        os.close(self._held)
        os.close(self._lifeline)


class ForkedProcess:
    """A process that is not our child, with what Jupyter asks of a `Popen`."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._returned: int | None = None
        # A descriptor of the process stays true when its number is given to another; not all systems have one.
        self._descriptor: int | None = None
        if hasattr(os, "pidfd_open"):
            try:
                self._descriptor = os.pidfd_open(pid)
            except ProcessLookupError:
                self._returned = 1

    def poll(self) -> int | None:
        """None while it runs; the true exit code is the preloaded process's to know, so a dead one counts as 1."""
        if self._returned is None and not self._running():
            self._returned = 1
            if self._descriptor is not None:
                os.close(self._descriptor)
        return self._returned

    def _running(self) -> bool:
        if self._descriptor is not None:
            poll = select.poll()
            poll.register(self._descriptor, select.POLLIN)
            return not poll.poll(0)
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def wait(self) -> int:
        while (returned := self.poll()) is None:
            time.sleep(0.01)
        return returned

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


class ForkProvisioner(LocalProvisioner):  # type: ignore[misc]
    """A local kernel whose process is forked; everything else is as in Jupyter."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> Any:
        preloaded: Preloaded = self.parent.parent.preloaded
        env = {name: str(value) for name, value in kwargs.get("env", os.environ).items()}
        cwd = kwargs.get("cwd")
        self.pid = await preloaded.fork(cmd[cmd.index("-f") :], env, None if cwd is None else str(cwd))
        self.pgid = self.pid
        self.process = ForkedProcess(self.pid)
        self.cwd = cwd
        return self.connection_info
