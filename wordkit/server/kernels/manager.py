"""The server's kernels: how they start, who hears them, what happens when one dies."""

import asyncio
import json
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from time import monotonic
from typing import Any

from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_client.provisioning import KernelProvisionerFactory
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager, ServerKernelManager

from wordkit.server.kernels.forking import ForkProvisioner, Preloaded

Listener = Callable[[list[bytes] | None], None]

_FORK = "wordkit-fork"
_DELIMITER = b"<IDS|MSG>"

# Said here rather than in the package's metadata: it only works under a `Kernels` of ours.
KernelProvisionerFactory.provisioners[_FORK] = EntryPoint(
    _FORK, f"{ForkProvisioner.__module__}:{ForkProvisioner.__name__}", KernelProvisionerFactory.GROUP_NAME
)


class ThisPython(KernelSpecManager):  # type: ignore[misc]
    """One kernel, run by this very interpreter, whatever kernels the user has installed."""

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        argv = [sys.executable, "-m", "wordkit.server.kernels.kernel", "-f", "{connection_file}"]
        metadata = {"kernel_provisioner": {"provisioner_name": _FORK}} if self.parent.forking else {}
        return KernelSpec(argv=argv, display_name="Python 3", language="python", metadata=metadata)


class Kernel(ServerKernelManager):  # type: ignore[misc]
    """One kernel, heard through one subscription that lasts as long as it does."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.speaking = asyncio.Event()
        self.ending = False
        self.called = False
        self._listeners: set[Listener] = set()
        self._alone_since = monotonic()

    @property
    def connected(self) -> bool:
        """Whether a page is on the line."""
        return bool(self._listeners)

    def alone(self) -> float:
        """For how many seconds no page has been on the line."""
        return 0.0 if self._listeners else monotonic() - self._alone_since

    def wait_anew(self) -> None:
        """Somebody is about to call."""
        self._alone_since = monotonic()

    def listen(self, listener: Listener) -> None:
        """A page calls; the listener gets the parts of each message, and None at the end."""
        self.called = True
        self._listeners.add(listener)

    def unlisten(self, listener: Listener) -> None:
        """A page hangs up."""
        self._listeners.discard(listener)
        self._alone_since = monotonic()

    def hear(self, frames: list[bytes]) -> None:
        """Pass on what widgets say, and nothing else a kernel publishes: no output, no traceback, no status."""
        self.speaking.set()
        parts = frames[frames.index(_DELIMITER) + 2 :]
        if json.loads(parts[0])["msg_type"] == "comm_msg":
            for listener in tuple(self._listeners):
                listener(parts)

    def hang_up(self) -> None:
        """Tell whoever listens that there is nothing more to hear."""
        for listener in tuple(self._listeners):
            listener(None)

    def emit(self, schema_id: str, data: dict[str, Any]) -> None:
        """Nobody listens to Jupyter's own events here, and checking each against its schema takes time."""


class Kernels(AsyncMappingKernelManager):  # type: ignore[misc]
    """All kernels of the server."""

    preloaded: Preloaded | None = None

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._endings: set[asyncio.Task[None]] = set()

    def start_watching_activity(self, kernel_id: str) -> None:
        kernel = self._kernels[kernel_id]
        kernel._activity_stream = kernel.connect_iopub()
        kernel._activity_stream.on_recv(kernel.hear)

    def _handle_kernel_died(self, kernel_id: str) -> None:
        self.log.warning("kernel %s died", kernel_id)
        self.end(kernel_id)

    def end(self, kernel_id: str) -> None:
        """End a kernel, dead or alive, with all that the server holds of it; one that is gone already is no error."""
        if kernel_id not in self or self.get_kernel(kernel_id).ending:
            return
        kernel = self.get_kernel(kernel_id)
        kernel.ending = True
        kernel.hang_up()
        task = asyncio.create_task(self.shutdown_kernel(kernel_id, now=True))
        self._endings.add(task)
        task.add_done_callback(self._endings.discard)

    async def end_all(self) -> None:
        """End every kernel, and wait until they are gone."""
        for kernel_id in self.list_kernel_ids():
            self.end(kernel_id)
        await asyncio.gather(*self._endings, return_exceptions=True)
