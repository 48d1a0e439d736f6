"""How Voilà turns one of our notebooks into a page joined to a living kernel."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from queue import Empty
from time import monotonic
from types import CodeType
from typing import Any

import nbformat
from jinja2 import Environment
from jinja2.bccache import Bucket, BytecodeCache
from voila.execute import VoilaExecutor
from voila.exporter import VoilaExporter
from voila.notebook_renderer import NotebookRenderer

from wordkit.server.assets import Assets
from wordkit.server.kernels.manager import Kernel
from wordkit.server.pages import Page

_TEMPLATE = Path(__file__).parent / "template"
_PATIENCE = 60.0

log = logging.getLogger(__name__)


class _CompiledOnce(BytecodeCache):
    """Keeps compiled templates for the life of the process: Voilà makes a new environment for every page."""

    def __init__(self) -> None:
        self._codes: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self._codes.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        if bucket.code is not None:
            self._codes[bucket.key, bucket.checksum] = bucket.code


_COMPILED = _CompiledOnce()


class _Exporter(VoilaExporter):  # type: ignore[misc]
    def _create_environment(self) -> Environment:
        environment: Environment = super()._create_environment()
        environment.bytecode_cache = _COMPILED
        return environment


class _Executor(VoilaExecutor):  # type: ignore[misc]
    async def async_start_new_kernel_client(self, **_: Any) -> Any:
        """A client that is ready when the kernel has answered: Jupyter's own waits 0.2 s more to be sure."""
        client = self.kc = self.km.client()
        client.start_channels(hb=False, stdin=False)
        client.allow_stdin = False
        end = monotonic() + _PATIENCE
        while not await _answers(client):
            if not await self.km.is_alive():
                raise RuntimeError("the kernel died before it was ready")
            if monotonic() > end:
                raise RuntimeError("the kernel does not answer")
        return client


async def _answers(client: Any) -> bool:
    """Ask once; true when the idle that follows our own question was heard, so that nothing later can be missed."""
    asked = client.kernel_info()
    try:
        while (await client.get_shell_msg(timeout=1))["parent_header"].get("msg_id") != asked:
            pass
        while True:
            heard = await client.get_iopub_msg(timeout=0.05)
            if heard["parent_header"].get("msg_id") == asked and heard["content"].get("execution_state") == "idle":
                return True
    except Empty:
        return False


class Rendering(NotebookRenderer):  # type: ignore[misc]
    """One page on its way: Voilà's renderer with our template; can be read while it is being made, and read again."""

    def __init__(
        self, page: Page, folder: Path, assets: Assets, configuration: Any, start: Callable[[], Awaitable[Kernel]]
    ) -> None:
        super().__init__(voila_configuration=configuration, page_config={}, base_url="/")
        self._start = start
        self._pieces: list[str] = []
        self._grown = asyncio.Event()
        self.kernel: Kernel | None = None
        self.notebook = _notebook(folder / page.notebook).copy()
        self.cwd = str(folder)
        sheets = ["wordkit.css", f"{page.body}.css", "host.css"]
        self.resources = {
            "metadata": {"name": page.role},
            "page": page,
            "sheets": [assets.url(sheet) for sheet in sheets if sheet in assets.files],
            "modules": [assets.url(module) for module in assets.modules(page.script)],
            "host": assets.url("host.js"),
        }
        self.exporter = _Exporter(template_paths=[str(_TEMPLATE)], template_name="wordkit", base_url="/")
        self._task = asyncio.create_task(self._make())

    async def read(self) -> AsyncIterator[str]:
        """The page piece by piece: its head at once, the rest when the notebook has run."""
        told = 0
        while True:
            if told < len(self._pieces):
                yield "".join(self._pieces[told:])
                told = len(self._pieces)
            elif self._task.done():
                return
            else:
                self._grown.clear()
                await self._grown.wait()

    @property
    def done(self) -> bool:
        return self._task.done()

    async def ready(self) -> None:
        """Wait for the whole page."""
        await asyncio.wait([self._task])

    def cancel(self) -> None:
        """Nobody wants this page any more."""
        self._task.cancel()

    async def _make(self) -> None:
        try:
            async for piece, _ in self.generate_content_generator():
                self._grow(piece)
        except Exception:
            log.exception("a page could not be made")
            # The head may have left: what is missing is the place, and the page knows what to say then.
            place = '<script id="wk-place" type="application/json">{}</script>'
            self._grow(f'{place}<script type="module" src="{self.resources["host"]}"></script>')
        finally:
            self._grown.set()

    def _grow(self, piece: str) -> None:
        self._pieces.append(piece)
        self._grown.set()

    async def _jinja_kernel_start(self, nb: Any, kernel_id: Any, kernel_future: Any) -> str:
        """Called by the template when its head is written."""
        self.kernel = await self._start()
        self.executor = _Executor(nb, km=self.kernel, show_tracebacks=False)
        self.executor.kc = await self.executor.async_start_new_kernel_client()
        self.kernel_started = True
        return str(self.kernel.kernel_id)

    async def _cleanup_resources(self) -> None:
        """Called when the notebook has run: make sure that nothing the kernel says from here on can be missed."""
        kernel, client = self.executor.km, self.executor.kc
        async with asyncio.timeout(_PATIENCE):
            while not kernel.speaking.is_set():
                client.kernel_info()  # our lasting subscription may be the last to be connected: give it a word to hear
                with suppress(TimeoutError):
                    await asyncio.wait_for(kernel.speaking.wait(), 0.1)
        client.stop_channels()
        kernel.wait_anew()


@lru_cache
def _notebook(file: Path) -> Any:
    return nbformat.read(file, as_version=4)  # type: ignore[no-untyped-call]
