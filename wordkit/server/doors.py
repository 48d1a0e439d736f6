"""Who may come in by which address: pages, passes, assets, and the line to a kernel."""

import hmac
import logging
import re
import secrets
from time import monotonic
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tornado.ioloop import PeriodicCallback
from tornado.web import HTTPError, RequestHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from wordkit.classroom import identity
from wordkit.classroom.clock import now
from wordkit.server.assets import TYPES
from wordkit.server.kernels.places import Full
from wordkit.server.pages import Page, notice_html

if TYPE_CHECKING:
    from wordkit.server.app import ClassroomServer

_DEVICE = "wordkit_appareil"
_TEACHER = "wordkit_cle"
_DAYS = 90
_PASS_SECONDS = 120
_PULSE_SECONDS = 10

# A drawing that is opened by itself, in a tab of its own, is a page: it may run nothing and load nothing.
_DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
# Nothing from the Internet, and nothing inline but styles; blob: is how an anywidget's module is loaded.
_POLICY = (
    "default-src 'self'; script-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

log = logging.getLogger(__name__)


class _Visitor:
    """Reads a request's cookies; mixed into every handler that must know who is asking."""

    request: Any
    settings: dict[str, Any]

    @property
    def room(self) -> "ClassroomServer":
        room: ClassroomServer = self.settings["room"]
        return room

    def device(self) -> str | None:
        value = self._cookie(_DEVICE)
        return value if re.fullmatch(r"[0-9a-f]{32}", value) else None

    def may_act_as(self, role: str) -> bool:
        """A student needs a device, the board a board's or teacher's cookie, the desk a teacher's."""
        device = self.device()
        if device is None or role == "eleve":
            return device is not None
        held = identity.read(self.room.keys.signing, self._cookie(_TEACHER), now())
        return held is not None and held.device == device and held.role in ("prof", role)

    def owns(self, kernel_id: str) -> bool:
        """Whether this browser opened the page of this kernel, and may still act in its role."""
        place = self.room.places.find(kernel_id)
        return place is not None and place.device == self.device() and self.may_act_as(place.page.role)

    def _cookie(self, name: str) -> str:
        morsel = self.request.cookies.get(name)
        return morsel.value if morsel is not None else ""


class Door(_Visitor, RequestHandler):  # type: ignore[misc]
    """What all our plain addresses share: strict headers, and errors as short French pages."""

    def set_default_headers(self) -> None:
        self.set_header("Content-Security-Policy", _POLICY)
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Referrer-Policy", "no-referrer")  # the first link carries the teacher's key
        self.set_header("Cache-Control", "no-store")
        self.clear_header("Server")

    def write_error(self, status_code: int, **_: Any) -> None:
        self.set_header("Content-Type", "text/html; charset=utf-8")
        if status_code == 503:
            self.set_header("Retry-After", "5")
        self.finish(notice_html(status_code, self.room.assets.prefix))

    def settle_device(self) -> str:
        """The device id of this browser; a new one is set when it has none."""
        device = self.device()
        if device is None:
            device = secrets.token_hex(16)
            self._keep(_DEVICE, device)
        return device

    def give_key(self, role: str) -> None:
        """Remember in this browser that the teacher's key was shown, for the desk or for the board alone."""
        device = self.settle_device()
        self._keep(_TEACHER, identity.sign(self.room.keys.signing, role, device, now() + _DAYS * 86400))

    def _keep(self, name: str, value: str) -> None:
        self.set_cookie(name, value, expires_days=_DAYS, httponly=True, samesite="Lax")


class Nowhere(Door):
    """Every address we do not know."""

    def prepare(self) -> None:
        raise HTTPError(404)


class PageDoor(Door):
    """One of the three pages."""

    def initialize(self, page: Page) -> None:
        self.page = page

    async def get(self) -> None:
        page = self.page
        if page.teachers_only and (key := self.get_query_argument("cle", None)) is not None:
            if hmac.compare_digest(key.encode(), self.room.keys.teacher.encode()):
                if not self.may_act_as(page.role):
                    self.give_key(page.role)
                self.redirect(page.path)  # so that the key does not stay in the address bar of a projected browser
                return
            log.warning("wrong key for %s from %s", page.path, self.request.remote_ip)
        if page.teachers_only and not self.may_act_as(page.role):
            log.warning("%s refused to %s", page.path, self.request.remote_ip)
            raise HTTPError(403)
        device = self.settle_device()
        self.set_header("Content-Type", "text/html; charset=utf-8")
        try:
            place = self.room.places.take(page, device)
        except Full:
            raise HTTPError(503) from None
        async for piece in place.rendering.read():
            self.write(piece)
            await self.flush()


class PassDoor(Door):
    """Passes: the page asks with its cookies, and hands what it gets to its kernel."""

    def get(self, role: str) -> None:
        if not self.may_act_as(role):
            log.warning("pass %s refused to %s", role, self.request.remote_ip)
            raise HTTPError(403)
        self.write({"pass": identity.sign(self.room.keys.signing, role, self.device() or "", now() + _PASS_SECONDS)})


class FileDoor(Door):
    """A file whose address changes with its content."""

    def forever(self, kind: str) -> None:
        """Say what it is; a browser may keep it for a year."""
        self.set_header("Content-Type", kind)
        self.set_header("Cache-Control", "public, max-age=31536000, immutable")
        if kind.startswith("image/svg"):
            self.set_header("Content-Security-Policy", _DRAWING_POLICY)


class PictureDoor(FileDoor):
    """The teacher's own pictures, which may come while the class is open; a name is made from what it names."""

    def get(self, name: str) -> None:
        file = self.room.data / "images" / name
        if not file.is_file():
            raise HTTPError(404)
        self.forever(TYPES[file.suffix])
        self.finish(file.read_bytes())


class AssetDoor(FileDoor):
    """The files of the pages, which a browser may keep for a year."""

    def get(self, name: str) -> None:
        asset = self.room.assets.files.get(name)
        if asset is None:
            raise HTTPError(404)
        self.forever(asset.type)
        self.set_header("Vary", "Accept-Encoding")
        if asset.zipped is not None and "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            self.finish(asset.zipped)
        else:
            self.finish(asset.plain)


class KernelDoor(Door):
    """Is my kernel still there, and: I am leaving, free it."""

    def get(self, kernel_id: str) -> None:
        if not self.owns(kernel_id):
            raise HTTPError(404)
        self.set_status(204)

    def post(self, kernel_id: str) -> None:
        # No token needed: a SameSite cookie does not travel with another site's POST, and without it nobody owns this.
        place = self.room.places.find(kernel_id)
        if place is None or not self.owns(kernel_id):
            raise HTTPError(404)
        place.leave()
        self.set_status(204)


class KernelLine(_Visitor, VoilaKernelWebsocketHandler):  # type: ignore[misc]
    """The WebSocket between a page and its kernel."""

    def set_default_headers(self) -> None:
        self.clear_header("Server")

    def write_error(self, status_code: int, **_: Any) -> None:
        self.finish()  # nobody reads the body of a refused handshake

    def check_origin(self, origin: str | None = None) -> bool:
        origin = origin or self.request.headers.get("Origin", "")
        return origin == "" or urlsplit(origin).netloc.lower() == self.request.host.lower()

    async def get(self, kernel_id: str) -> None:
        if not self.owns(kernel_id):
            log.warning("line to a kernel refused to %s", self.request.remote_ip)
            raise HTTPError(403)
        await super().get(kernel_id)

    async def open(self, kernel_id: str) -> None:
        self.set_nodelay(True)  # otherwise Nagle and delayed acknowledgements add 40 ms to every click
        self._heard = monotonic()
        self._pulse = PeriodicCallback(self._feel, _PULSE_SECONDS * 1000)
        self._pulse.start()
        await super().open(kernel_id)

    def on_close(self) -> None:
        self._pulse.stop()
        super().on_close()

    def _feel(self) -> None:
        """A laptop that was shut or has lost its network closes nothing: it only stops answering."""
        if monotonic() - self._heard > 2.5 * _PULSE_SECONDS:
            self.close()
        elif self.ws_connection is not None:
            self.ping(b"")

    def on_pong(self, data: bytes) -> None:
        self._heard = monotonic()

    def on_message(self, message: str | bytes) -> None:
        self._heard = monotonic()
        if message == "?":
            self.write_message("!")  # the page's sign of life stays here; the kernel need not wake up for it
        else:
            super().on_message(message)
