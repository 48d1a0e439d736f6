"""Pages without a browser: a comm that keeps every byte that left the kernel."""

import asyncio
import json
from pathlib import Path
from typing import Any

import comm
from comm.base_comm import BaseComm

from wordkit.classroom import clock, identity
from wordkit.panels.page import Page

SECRET = "5e" * 32
ROLES = {"Student": "eleve", "Desk": "prof", "Board": "tableau"}


class RecordingComm(BaseComm):  # type: ignore[misc]
    """Keeps what a kernel would have sent to its page."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self.sent: list[dict[str, Any]] = []
        super().__init__(*args, **kwargs)

    def publish_msg(
        self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **keys: Any
    ) -> None:
        self.sent.append({"type": msg_type, "data": data, **keys})


class Window:
    """One page as a browser would see it: what it was sent, and what it says."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.start = lambda: None  # type: ignore[method-assign]  # the tests decide when to look

    @property
    def bytes_sent(self) -> str:
        """All that ever left the kernel for this page."""
        return json.dumps(self.page.comm.sent, ensure_ascii=False, default=str)

    @property
    def shown(self) -> dict[str, Any]:
        """What the page shows now, by the messages alone."""
        states = [m["data"].get("state", {}) for m in self.page.comm.sent if m["data"]]
        return next(state["page"] for state in reversed(states) if "page" in state)

    def look(self) -> dict[str, Any]:
        """Let the page see what is new."""
        self.page.look(again=True)
        return self.shown

    def raw(self, content: Any) -> dict[str, Any]:
        """Send any message at all; the answer."""
        self.page._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})
        return self.page.comm.sent[-1]["data"]["content"]

    def say(self, do: str, **message: Any) -> dict[str, Any]:
        """Send a message as the page's own script would."""
        return self.raw({"id": "m1", "do": do, **message})

    def ask(self, do: str, **message: Any) -> dict[str, Any]:
        """Send a message whose answer takes a while, and wait for it."""

        async def work() -> dict[str, Any]:
            self.say(do, **message)
            while self.page._working:
                await asyncio.gather(*self.page._working)
            return next(
                said["data"]["content"] for said in reversed(self.page.comm.sent) if "content" in (said["data"] or {})
            )

        return asyncio.run(work())

    def play(self, name: str, **fields: Any) -> dict[str, Any]:
        """Play a command at the step that is shown."""
        return self.say("play", step=self.look()["game"]["step"], command={"_": name, **fields})


def open_window(monkeypatch: Any, data: Path, kind: type[Page], device: str) -> Window:
    """A page that has said hello with a good pass."""
    monkeypatch.setenv("WORDKIT_DATA", str(data))
    monkeypatch.setenv("WORDKIT_SECRET", SECRET)
    monkeypatch.setenv("WORDKIT_ASSETS", "/assets/test")
    monkeypatch.setenv("WORDKIT_ADDRESS", "http://salle12:8000/")
    monkeypatch.setattr(comm, "create_comm", RecordingComm)
    window = Window(kind())
    pass_ = identity.sign(SECRET, kind.role, device, clock.now() + 60)
    assert window.say("hello", **{"pass": pass_})["ok"]
    return window
