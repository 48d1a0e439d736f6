"""Forked kernels seen as Jupyter sees any kernel: start, interrupt, restart, stop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from traitlets.config import LoggingConfigurable

from wordkit.server.kernels.forking import ForkedProcess, Preloaded
from wordkit.server.kernels.manager import Kernels, ThisPython


class App(LoggingConfigurable):
    forking = True


@asynccontextmanager
async def kernels(folder: Path) -> AsyncIterator[Kernels]:
    app = App()
    specs = ThisPython(parent=app)
    manager = Kernels(
        parent=app,
        kernel_spec_manager=specs,
        connection_dir=str(folder),
        root_dir=str(folder),
        kernel_manager_class="wordkit.server.kernels.manager.Kernel",
    )
    manager.preloaded = Preloaded(folder / "log")
    manager.preloaded.start()
    try:
        yield manager
    finally:
        await manager.end_all()
        manager.preloaded.close()


async def run(client: Any, code: str) -> Any:
    """Run code and give its status and what it printed."""
    printed = []
    reply = await client._async_execute_interactive(
        code, timeout=20, output_hook=lambda message: printed.append(message["content"].get("text", ""))
    )
    return SimpleNamespace(status=reply["content"]["status"], printed="".join(printed))


def test_a_forked_kernel_is_an_ordinary_kernel(tmp_path):
    """It comes from a process without threads, runs code, is interrupted and restarted, and is gone after its end."""

    async def scenario() -> None:
        async with kernels(tmp_path) as manager:
            kernel_id = await manager.start_kernel(env={"HELLO": "bonjour"})
            kernel = manager.get_kernel(kernel_id)
            client = kernel.client()
            client.start_channels()
            await client.wait_for_ready(timeout=30)
            assert len(list(Path(f"/proc/{manager.preloaded.pid}/task").iterdir())) == 1
            answer = await run(client, "import os; print(os.environ['HELLO'], 'PATH' in os.environ)")
            assert answer.printed == "bonjour False\n"

            sleeping = asyncio.create_task(run(client, "import time; time.sleep(60)"))
            await asyncio.sleep(0.5)
            await manager.interrupt_kernel(kernel_id)
            assert (await asyncio.wait_for(sleeping, 20)).status == "error"

            first = kernel.provisioner.pid
            await run(client, "kept = 1")
            await (await manager.restart_kernel(kernel_id, now=True))
            assert kernel.provisioner.pid != first
            assert ForkedProcess(first).poll() is not None
            await client.wait_for_ready(timeout=30)
            assert (await run(client, "kept")).status == "error"

            client.stop_channels()
            second = kernel.provisioner.pid
            manager.end(kernel_id)
            await manager.end_all()
            assert ForkedProcess(second).poll() is not None
            assert list(tmp_path.glob("kernel-*")) == []

    asyncio.run(scenario())


def test_two_kernels_share_nothing(tmp_path):
    """Forked from the same process, kernels draw different random numbers and do not see each other's names."""

    async def scenario() -> None:
        async with kernels(tmp_path) as manager:
            drawn = []
            for _ in range(2):
                client = manager.get_kernel(await manager.start_kernel()).client()
                client.start_channels()
                await client.wait_for_ready(timeout=30)
                drawn.append((await run(client, "import random, uuid; print(random.random(), uuid.uuid4())")).printed)
                assert (await run(client, "taken")).status == "error"
                await run(client, "taken = 1")
                client.stop_channels()
            assert drawn[0] != drawn[1]

    asyncio.run(scenario())
