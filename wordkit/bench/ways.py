"""The servers that are compared, each with the same student page, and how a student without browser comes in."""

import asyncio
import json
import os
import signal
import site
import socket
import subprocess
import sys
import time
import uuid
import venv
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import ClassVar

import platformdirs
import psutil

import wordkit
from wordkit import resources
from wordkit.bench.wire import Caller, KernelLine, WidgetLine, find
from wordkit.classroom import roster
from wordkit.classroom.store import Store

CLASS = "Essai"
_SOLARA = ("solara>=1.40,<2", "solara-assets", "ipyvuetify<2", "ipyvue<2")
_SOLARA_PAGE = """import solara
from wordkit.panels import student

@solara.component
def Page():
    solara.display(student())
"""


class Way(ABC):
    """One way to serve the student page."""

    name: ClassVar[str]

    def __init__(self, folder: Path, students: int, on_the_list: int | None = None) -> None:
        self.folder = folder
        self.students = students
        self.port = _free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        store = Store(folder)
        roster.add_class(store, CLASS, [f"Élève {number + 1}" for number in range(on_the_list or students)])
        self.code = roster.all_classes(store)[0].code
        store.close()
        self.log = folder / "banc.log"
        self.process: psutil.Process

    @abstractmethod
    def command(self) -> list[str]:
        """What starts the server."""

    @abstractmethod
    async def widget(self, caller: Caller, page: str) -> WidgetLine:
        """Come to the widget of this page, as the front end of this way does."""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """The server, once it listens and has come to rest: with its pool filled, if it has one."""
        environment = {key: value for key, value in os.environ.items() if not key.startswith("WORDKIT_")}
        environment |= {"WORDKIT_DATA": str(self.folder), "PYTHONPATH": str(Path(wordkit.__file__).parent.parent)}
        with self.log.open("wb") as log:
            process = subprocess.Popen(
                self.command(), cwd=self.folder, env=environment, stdout=log, stderr=log, start_new_session=True
            )
        self.process = psutil.Process(process.pid)
        try:
            await self._listening(process)
            await self.at_rest()
            yield
        finally:
            process.send_signal(signal.SIGINT)
            try:
                await asyncio.to_thread(process.wait, 30)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()

    def family(self) -> list[psutil.Process]:
        return [self.process, *self.process.children(recursive=True)]

    async def join(self, caller: Caller, page: str) -> WidgetLine:
        """From the page to a first answer: the class code is accepted."""
        widget = await self.widget(caller, page)
        hello = {"pass": json.loads(await caller.get("/pass/eleve"))["pass"]} if isinstance(self, Ours) else {}
        for message in ({"do": "hello", **hello}, {"do": "code", "code": self.code}):
            answer = await widget.do(**message)
            if not answer["ok"]:
                raise ConnectionError(answer["error"])
        return widget

    async def _listening(self, process: subprocess.Popen[bytes]) -> None:
        for _ in range(1200):
            if process.poll() is not None:
                break
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            await asyncio.sleep(0.1)
        raise RuntimeError(f"{self.name} ne démarre pas\u00a0: {self.log.read_text(errors='replace')[-2000:]}")

    async def at_rest(self) -> None:
        """Until the server and its kernels have used next to nothing for two seconds."""
        end = time.monotonic() + 180
        before = -1.0
        while time.monotonic() < end:
            used = 0.0
            for process in self.family():
                try:
                    used += sum(process.cpu_times()[:2])
                except psutil.NoSuchProcess:
                    continue
            if before >= 0 and used - before < 0.2 + 0.008 * self.students:
                return
            before = used
            await asyncio.sleep(2)


class Ours(Way):
    name = "wordkit"

    def command(self) -> list[str]:
        limit = str(self.students + 12)
        where = ["--data", str(self.folder), "--host", "127.0.0.1", "--port", str(self.port)]
        return [sys.executable, "-m", "wordkit", "serve", *where, "--class", CLASS, "--max-pages", limit]

    async def widget(self, caller: Caller, page: str) -> WidgetLine:
        place = json.loads(find(r'id="wk-place"[^>]*>(.*?)</script>', page))
        line = await KernelLine.open(caller, f"/api/kernels/{place['kernel']}/channels?session_id=b", binary=True)
        await line.tell("comm_msg", {"comm_id": place["model"], "data": {"method": "request_state"}})
        await line.hear(lambda kind, content: kind == "comm_msg" and "_esm" in content["data"].get("state", {}))
        return WidgetLine(line, place["model"])


class Stock(Way):
    name = "Voilà"

    def command(self) -> list[str]:
        notebook = str(resources.folder("notebooks") / "eleve.ipynb")
        options = ["--no-browser", "--Voila.ip=127.0.0.1", f"--port={self.port}", "--Voila.port_retries=0"]
        return [sys.executable, "-m", "voila", notebook, *options, *self.more_options()]

    def more_options(self) -> list[str]:
        return []

    async def widget(self, caller: Caller, page: str) -> WidgetLine:
        kernel = find(r'"kernelId": "([^"]+)"', page)
        model = find(r'"model_id": "([^"]+)"', page)
        line = await KernelLine.open(
            caller, f"/api/kernels/{kernel}/channels?session_id={uuid.uuid4().hex}", binary=False
        )
        await line.tell("kernel_info_request", {})
        await line.hear(lambda kind, _: kind == "kernel_info_reply")
        control = uuid.uuid4().hex
        opening = {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}}
        await line.tell("comm_open", opening, version="1.0.0")
        await line.tell("comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
        await line.hear(lambda kind, content: kind == "comm_msg" and content["data"].get("method") == "update_states")
        return WidgetLine(line, model)


class Preheated(Stock):
    name = "Voilà préchauffé"

    def more_options(self) -> list[str]:
        return ["--preheat_kernel=True", f"--pool_size={self.students}"]


class Solara(Way):
    name = "Solara"

    def command(self) -> list[str]:
        page = self.folder / "page.py"
        page.write_text(_SOLARA_PAGE, encoding="utf-8")
        solara = _solara_environment() / "bin" / "solara"
        options = ["--host", "127.0.0.1", "--port", str(self.port), "--no-open", "--production"]
        return [str(solara), "run", str(page), *options]

    async def widget(self, caller: Caller, page: str) -> WidgetLine:
        path = f"/jupyter/api/kernels/{uuid.uuid4()}/channels?session_id={uuid.uuid4()}"
        line = await KernelLine.open(caller, path, binary=False)
        await line.tell("kernel_info_request", {})
        await line.hear(lambda kind, _: kind == "kernel_info_reply")
        control = uuid.uuid4().hex
        await line.tell("comm_open", {"comm_id": control, "target_name": "solara.control", "data": {}})
        arguments = {"path": "/", "dark": False, "themes": {"light": {}, "dark": {}}, "appName": None}
        await line.tell("comm_msg", {"comm_id": control, "data": {"method": "run", "args": arguments}})
        opened = await line.hear(lambda kind, content: kind == "comm_open" and "_esm" in content["data"]["state"])
        await line.hear(lambda kind, content: kind == "comm_msg" and content["comm_id"] == control)
        return WidgetLine(line, opened["comm_id"])


WAYS: dict[str, type[Way]] = {"wordkit": Ours, "voila": Stock, "preheated": Preheated, "solara": Solara}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _solara_environment() -> Path:
    """A virtual environment with Solara beside what is installed here; made once, when first asked for."""
    folder = Path(platformdirs.user_cache_dir("wordkit")) / f"solara-{sys.version_info[0]}.{sys.version_info[1]}"
    if (folder / "ready").exists():
        return folder
    venv.create(folder, clear=True, with_pip=True)
    here = [*site.getsitepackages(), str(Path(wordkit.__file__).parent.parent)]
    (target,) = folder.glob("lib/python*/site-packages")
    (target / "beside.pth").write_text("\n".join(here), encoding="utf-8")
    install = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*install, *_SOLARA], check=True)
    # Solara looks for the front ends of widgets in its own environment only.
    subprocess.run([*install, "--force-reinstall", "--no-deps", f"anywidget=={version('anywidget')}"], check=True)
    (folder / "ready").touch()
    return folder
