"""The Voilà application: three pages, the kernels behind them, and nothing else."""

import asyncio
import errno
import logging
import logging.handlers
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_server.auth.identity import IdentityProvider, User
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application
from traitlets.config import Config
from voila.app import Voila
from voila.configuration import VoilaConfiguration

from wordkit import resources
from wordkit.server import assets, doors, keys, welcome
from wordkit.server.keeper import Keeper
from wordkit.server.pages import PAGES, Page
from wordkit.server.rendering import Rendering

_KERNEL = r"([0-9a-f-]{36})"
_HERE = Path(__file__).parent
_UPLOAD = 8 * 1024 * 1024  # the desk sends a class list as one message
_PORTS_TRIED = 20


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose page a kernel serves."""

    role: str
    device: str


class _NoAccounts(IdentityProvider):  # type: ignore[misc]
    """Jupyter's accounts are not ours: the doors have already looked at the cookies."""

    async def get_user(self, handler: Any) -> User:
        return User(username="wordkit")

    def get_handlers(self) -> list[Any]:
        return []


class _ThisPython(KernelSpecManager):  # type: ignore[misc]
    """One kernel, run by this very interpreter, whatever kernels the user has installed."""

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        argv = [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}", "--HistoryManager.enabled=False"]
        return KernelSpec(argv=argv, display_name="Python 3", language="python")


class ClassroomServer(Voila):  # type: ignore[misc]
    """Serves one classroom until it is told to stop."""

    name = "wordkit"

    def prepare(
        self, data: Path, *, host: str = "", port: int = 8000, tick: Callable[[], object] | None = None
    ) -> None:
        """Everything that can be done before listening; `tick` is called about five times a second."""
        data.mkdir(parents=True, exist_ok=True)
        self.keys = keys.load(data)
        self.assets = assets.gather(_HERE.parent / "panels" / "static", _HERE / "static")
        self.folder = resources.folder("notebooks")
        self.host, self.port = host, port
        self.data = data
        self.tick = tick
        self.config_file_paths: list[str] = []  # a voila.json lying around must not change our pages
        self.config = self._settings_for_voila()
        self.initialize(argv=[])
        self._log_to(data / "serveur.log")

    def setup_template_dirs(self) -> None:
        """Our template is a folder of this package; none is looked up among Jupyter's."""

    def _settings_for_voila(self) -> Config:
        config = Config()
        config.Voila.root_dir = str(self.folder)
        config.Voila.identity_provider_class = _NoAccounts
        config.VoilaConfiguration.kernel_spec_manager_class = _ThisPython
        config.MappingKernelManager.buffer_offline_messages = False  # a page that comes back asks for the whole state
        config.MappingKernelManager.allow_tracebacks = False
        config.MappingKernelManager.cull_idle_timeout = 120
        config.MappingKernelManager.cull_interval = 30
        config.KernelRestarter.restart_limit = 0  # a restarted kernel would be an empty one: the page asks for another
        if os.name == "posix":
            config.KernelManager.transport = "ipc"  # TCP ports collide when thirty kernels start at once
        return config

    def _log_to(self, file: Path) -> None:
        handler = logging.handlers.RotatingFileHandler(file, maxBytes=1_000_000, backupCount=2, encoding="utf-8")
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        logging.getLogger().addHandler(handler)
        self.log.handlers.clear()
        self.log.propagate = True
        self.log.setLevel(logging.WARNING)

    def init_settings(self) -> dict[str, Any]:
        self.voila_configuration = VoilaConfiguration(parent=self)
        settings: dict[str, Any] = super().init_settings()
        return settings | {
            "room": self,
            "compress_response": True,
            "log_function": _log_request,
            "websocket_max_message_size": _UPLOAD,
            "ws_ping_interval": 0,  # the line feels its own pulse: Jupyter and Tornado disagree on the unit
        }

    def init_handlers(self) -> list[Any]:
        """Every address there is."""
        return [
            *((page.path, doors.PageDoor, {"page": page}) for page in PAGES),
            (r"/pass/(eleve|prof|tableau)", doors.PassDoor),
            (rf"{self.assets.prefix}/(.+)", doors.AssetDoor),
            (rf"/api/kernels/{_KERNEL}", doors.KernelDoor),
            (rf"/api/kernels/{_KERNEL}/channels", doors.KernelLine),
            (r".*", doors.Nowhere),
        ]

    async def open_page(self, page: Page, device: str) -> AsyncIterator[str]:
        """Start a kernel for this page and give the page piece by piece."""
        rendering = Rendering(page, self.folder, self.assets, self.voila_configuration, self.config)
        kernel_id = await self.kernel_manager.start_kernel(kernel_name="python3", env=dict(os.environ))
        kernel = self.kernel_manager.get_kernel(kernel_id)
        kernel.owner = Owner(page.role, device)
        async for snippet, _ in rendering.snippets(kernel_id, kernel):
            yield snippet

    def owner(self, kernel_id: str) -> Owner | None:
        """Whose page this kernel serves; None when there is no such kernel."""
        return self.kernel_manager.get_kernel(kernel_id).owner if kernel_id in self.kernel_manager else None

    async def free(self, kernel_id: str) -> None:
        """Let go of a kernel whose page is gone."""
        if kernel_id in self.kernel_manager:
            await self.kernel_manager.shutdown_kernel(kernel_id, now=True)

    def start(self, codes: Sequence[tuple[str, str]] = ()) -> None:
        """Open the classroom, say where it is, and serve until Ctrl-C or SIGTERM."""
        asyncio.run(self._serve(codes))

    async def _serve(self, codes: Sequence[tuple[str, str]]) -> None:
        loop, stopping = asyncio.get_running_loop(), asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            try:
                loop.add_signal_handler(number, stopping.set)
            except NotImplementedError:  # Windows
                signal.signal(number, lambda *_: loop.call_soon_threadsafe(stopping.set))
        # Sockets of the kernels live here: a short path, since a socket's name may hold about 100 characters.
        self.connection_dir = tempfile.mkdtemp(prefix="wk-", dir="/tmp" if os.name == "posix" else None)
        try:
            sockets = self._listen()
            address = welcome.student_address(self.host, self.port)
            self._tell_kernels(address)
            self.app = Application(**self.init_settings())
            self.app.add_handlers(".*$", self.init_handlers())
            server = HTTPServer(self.app)
            server.add_sockets(sockets)
            keeper = Keeper(self.tick or (lambda: None), self.log)
            keeper.start()
            print(welcome.sentences(address, self.keys.teacher, codes), flush=True)
            await stopping.wait()
            print("\n  On range… ", end="", flush=True)
            keeper.stop()
            server.stop()
            await self.kernel_manager.shutdown_all(now=True)
            await server.close_all_connections()
            print("à bientôt !", flush=True)
        finally:
            shutil.rmtree(self.connection_dir, ignore_errors=True)

    def _listen(self) -> list[Any]:
        wanted = self.port
        for port in range(wanted, wanted + _PORTS_TRIED):
            try:
                sockets: list[Any] = bind_sockets(port, self.host or None)
            except OSError as error:
                if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                    raise SystemExit(f"L’adresse « {self.host} » n’est pas celle de cet ordinateur.") from None
                continue
            self.port = sockets[0].getsockname()[1]
            if port != wanted:
                print(f"  Le port {wanted} est déjà pris : on prend le {port}.", flush=True)
            return sockets
        raise SystemExit(
            f"Les ports {wanted} à {wanted + _PORTS_TRIED - 1} sont tous pris : choisissez-en un autre avec --port."
        )

    def _tell_kernels(self, address: str) -> None:
        os.environ["WORDKIT_DATA"] = str(self.data.resolve())
        os.environ["WORDKIT_SECRET"] = self.keys.signing
        os.environ["WORDKIT_ASSETS"] = self.assets.prefix
        os.environ["WORDKIT_ADDRESS"] = address
        # The user's own IPython start-up files have no business in a classroom.
        os.environ["IPYTHONDIR"] = str(Path(self.connection_dir) / "ipython")


def _log_request(handler: Any) -> None:
    """Failures only, without the query: the teacher's key may be in it."""
    if handler.get_status() >= 500:
        logging.getLogger("wordkit.server").error(
            "%s %s %s", handler.get_status(), handler.request.method, handler.request.path
        )
