"""The Voilà application: three pages, the kernels behind them, and nothing else."""

import asyncio
import errno
import logging
import logging.handlers
import os
import shutil
import signal
import tempfile
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import psutil
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
from wordkit.server.kernels.forking import Preloaded
from wordkit.server.kernels.line import Line
from wordkit.server.kernels.manager import Kernel, Kernels, ThisPython
from wordkit.server.kernels.places import Places
from wordkit.server.pages import PAGES, Page
from wordkit.server.rendering import Rendering
from wordkit.words.pictures import our_pictures

_KERNEL = r"([0-9a-f-]{36})"
_HERE = Path(__file__).parent
_UPLOAD = 8 * 1024 * 1024  # the desk sends a class list as one message
_PORTS_TRIED = 20
_FORKED_MB, _PLAIN_MB = 25, 60  # what one more kernel takes, with a margin


class _NoAccounts(IdentityProvider):  # type: ignore[misc]
    """Jupyter's accounts are not ours: the doors have already looked at the cookies."""

    async def get_user(self, handler: Any) -> User:
        return User(username="wordkit")

    def get_handlers(self) -> list[Any]:
        return []


class ClassroomServer(Voila):  # type: ignore[misc]
    """Serves one classroom until it is told to stop."""

    name = "wordkit"

    def prepare(
        self,
        data: Path,
        *,
        host: str = "",
        port: int = 8000,
        fork: bool = True,
        max_pages: int | None = None,
        expected: Callable[[], int] = lambda: 0,
        tick: Callable[[], object] = lambda: None,
    ) -> None:
        """Everything that can be done before listening; `expected` says how many students may come, `tick` is called
        about five times a second."""
        data.mkdir(parents=True, exist_ok=True)
        self.forking = fork and hasattr(os, "fork")
        self.max_pages = max_pages or _pages_that_fit(_FORKED_MB if self.forking else _PLAIN_MB)
        self.expected = expected
        self.keys = keys.load(data)
        drawn = [picture.path for picture in our_pictures()]
        self.assets = assets.gather(_HERE.parent / "panels" / "static", _HERE / "static", pictures=drawn)
        self.folder = resources.folder("notebooks")
        self.host, self.port = host, port
        self.data = data
        self.tick = tick
        self.config_file_paths: list[str] = []  # a voila.json lying around must not change our pages
        self.config = self._settings_for_voila()
        self.initialize(argv=[])
        self._log_to(data / "serveur.log")
        _allow_many_files()

    def setup_template_dirs(self) -> None:
        """Our template is a folder of this package; none is looked up among Jupyter's."""

    def _settings_for_voila(self) -> Config:
        config = Config()
        config.Voila.root_dir = str(self.folder)
        config.Voila.identity_provider_class = _NoAccounts
        config.Voila.kernel_websocket_connection_class = Line
        config.VoilaConfiguration.kernel_spec_manager_class = ThisPython
        config.VoilaConfiguration.multi_kernel_manager_class = Kernels
        config.Kernels.kernel_manager_class = f"{Kernel.__module__}.{Kernel.__name__}"
        config.KernelRestarter.restart_limit = 0  # a restarted kernel would be an empty one: the page asks for another
        config.KernelRestarter.time_to_dead = 1.0
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
            (r"/images/([0-9a-f]{16}\.(?:svg|png|jpg))", doors.PictureDoor),
            (rf"/api/kernels/{_KERNEL}", doors.KernelDoor),
            (rf"/api/kernels/{_KERNEL}/channels", doors.KernelLine),
            (r".*", doors.Nowhere),
        ]

    def _make_page(self, page: Page) -> Rendering:
        async def start() -> Any:
            kernel_id = await self.kernel_manager.start_kernel(kernel_name="python3", env=dict(os.environ))
            return self.kernel_manager.get_kernel(kernel_id)

        return Rendering(page, self.folder, self.assets, self.voila_configuration, start)

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
        async with AsyncExitStack() as on_leaving:
            sockets = self._listen()
            self.connection_dir = _socket_folder()
            on_leaving.callback(shutil.rmtree, self.connection_dir, ignore_errors=True)
            address = welcome.student_address(self.host, self.port)
            self._tell_kernels(address)
            preloaded = Preloaded(self.data / "noyaux.log") if self.forking else None
            if preloaded is not None:
                preloaded.start()
                on_leaving.callback(preloaded.close)
            application = Application(**self.init_settings())
            application.add_handlers(".*$", self.init_handlers())
            self.kernel_manager.preloaded = preloaded
            self.places = Places(self.kernel_manager, self._make_page, self.expected, self.max_pages)
            self.places.start()
            on_leaving.push_async_callback(self.places.close)
            server = HTTPServer(application)
            server.add_sockets(sockets)
            on_leaving.push_async_callback(server.close_all_connections)
            on_leaving.callback(server.stop)
            keeper = Keeper(self.tick, self.log)
            keeper.start()
            on_leaving.callback(keeper.stop)
            print(welcome.sentences(address, self.keys.teacher, codes), flush=True)
            await stopping.wait()
            print("\n  On range… ", end="", flush=True)
        print("à bientôt\u00a0!", flush=True)

    def _listen(self) -> list[Any]:
        wanted = self.port
        for port in range(wanted, wanted + _PORTS_TRIED):
            try:
                sockets: list[Any] = bind_sockets(port, self.host or None)
            except OSError as error:
                if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                    raise SystemExit(
                        f"L’adresse «\u00a0{self.host}\u00a0» n’est pas celle de cet ordinateur."
                    ) from None
                continue
            self.port = sockets[0].getsockname()[1]
            if port != wanted:
                print(f"  Le port {wanted} est déjà pris\u00a0: on prend le {port}.", flush=True)
            return sockets
        raise SystemExit(
            f"Les ports {wanted} à {wanted + _PORTS_TRIED - 1} sont tous pris\u00a0: "
            "choisissez-en un autre avec --port."
        )

    def _tell_kernels(self, address: str) -> None:
        os.environ["WORDKIT_DATA"] = str(self.data.resolve())
        os.environ["WORDKIT_SECRET"] = self.keys.signing
        os.environ["WORDKIT_ASSETS"] = self.assets.prefix
        os.environ["WORDKIT_ADDRESS"] = address
        # The user's own IPython start-up files have no business in a classroom.
        os.environ["IPYTHONDIR"] = str(Path(self.connection_dir) / "ipython")


def _socket_folder() -> str:
    """Where kernels have their sockets: a short path, since the name of a socket may hold about 100 characters."""
    parent = Path("/tmp" if os.name == "posix" else tempfile.gettempdir())
    for left in parent.glob("wk-*-*"):  # by a server that was killed
        owner = left.name.split("-")[1]
        if owner.isdecimal() and not psutil.pid_exists(int(owner)):
            shutil.rmtree(left, ignore_errors=True)
    return tempfile.mkdtemp(prefix=f"wk-{os.getpid()}-", dir=parent)


def _allow_many_files() -> None:
    """Each page takes about nine descriptors: a big class would reach the usual limit of 1024."""
    if os.name == "posix":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most if most != resource.RLIM_INFINITY else 65536, most))


def _pages_that_fit(each_mb: int) -> int:
    """As many pages as this machine can hold with room to spare; never too few for a small class."""
    free_mb = psutil.virtual_memory().available / 2**20
    return max(15, min(150, int(0.75 * free_mb / each_mb)))


def _log_request(handler: Any) -> None:
    """Failures only, without the query: the teacher's key may be in it."""
    if handler.get_status() >= 500:
        logging.getLogger("wordkit.server").error(
            "%s %s %s", handler.get_status(), handler.request.method, handler.request.path
        )
