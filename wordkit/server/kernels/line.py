"""One browser's line to its kernel: widget messages in, widget messages out."""

import json
import logging
from typing import Any

from jupyter_server.services.kernels.connection.base import (
    BaseKernelWebsocketConnection,
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)
from tornado.websocket import WebSocketClosedError

PROTOCOL = "v1.kernel.websocket.jupyter.org"

log = logging.getLogger(__name__)


class Line(BaseKernelWebsocketConnection):  # type: ignore[misc]
    """Leaner than Jupyter's connection: no handshake with the kernel, whose one subscription is already there."""

    _shell: Any = None

    async def connect(self) -> None:
        kernel = self.kernel_manager
        if self.websocket_handler.selected_subprotocol != PROTOCOL:
            self.websocket_handler.close(1002)
            return
        self.session.key = kernel.session.key
        self._shell = kernel.connect_shell(identity=self.session.bsession)
        kernel.listen(self._hear)

    def disconnect(self) -> None:
        if self._shell is None:
            return
        self.kernel_manager.unlisten(self._hear)
        self._shell.close()
        self._shell = None

    def handle_incoming_message(self, incoming_msg: str | bytes) -> None:
        if self._shell is None:
            return
        try:
            channel, parts = deserialize_msg_from_ws_v1(incoming_msg)
            kind = json.loads(parts[0])["msg_type"]
            json.loads(parts[3])
        except (ValueError, TypeError, LookupError, AttributeError, OverflowError, MemoryError):
            log.warning("a message that is none, from %s", self.websocket_handler.request.remote_ip)
            return
        if (channel, kind) != ("shell", "comm_msg"):
            log.warning("a %s message, dropped, from %s", kind, self.websocket_handler.request.remote_ip)
            return
        self.session.send_raw(self._shell, parts)

    def _hear(self, parts: list[bytes] | None) -> None:
        if parts is None:
            self.websocket_handler.close(1001)
            return
        try:
            self.websocket_handler.write_message(serialize_msg_to_ws_v1(parts, "iopub"), binary=True)
        except WebSocketClosedError:
            self.disconnect()
