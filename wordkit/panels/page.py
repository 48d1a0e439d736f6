"""A page: one widget that shows what its viewer may see, and hears what its viewer does."""

import asyncio
import json
import logging
import os
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

import anywidget
import traitlets

from wordkit.classroom import clock, identity
from wordkit.classroom.folders import data_folder
from wordkit.classroom.live import marks
from wordkit.classroom.store import Store, StoreError
from wordkit.engine.errors import RuleError
from wordkit.panels import assets

log = logging.getLogger("wordkit")

# How often a page looks for news, and how often it looks again whatever happened: who is there changes by itself.
LOOK = 0.1
LOOK_AGAIN = 2.0

Message = dict[str, Any]
# What an action answers: at once, or once its work is done elsewhere while the page goes on.
Answer = Message | None
Later = Coroutine[Any, Any, Answer]


class Page(anywidget.AnyWidget):  # type: ignore[misc]
    """What the browser may send is anybody's guess: nothing it says is trusted but a signed pass."""

    # All that the browser gets to know. Never a seat, a role or a secret as a trait of its own.
    page = traitlets.Dict().tag(sync=True)
    pass_url = traitlets.Unicode().tag(sync=True)

    role: str
    script: str

    def __init__(self) -> None:
        self._esm = assets.script(self.script)
        self._css = assets.styles()
        self._secret = os.environ.get("WORDKIT_SECRET")
        super().__init__(page={"screen": "hello"}, pass_url=f"pass/{self.role}" if self._secret else "")
        self.device: str | None = None
        self.store: Store
        self._seen: tuple[Any, ...] = ()
        self._shown = ""
        self._watching: asyncio.Task[None] | None = None
        self._working: set[asyncio.Task[None]] = set()
        self.on_msg(lambda _widget, content, _buffers: self.hear(content))

    def set_state(self, sync_data: Any) -> None:
        """A page is written by its kernel alone: what the browser writes into it is dropped."""

    def actions(self) -> Mapping[str, Callable[[Message], Answer | Later]]:
        """What this page's viewer may do, by name."""
        raise NotImplementedError

    def show(self) -> Message:
        """What this page's viewer may see now."""
        raise NotImplementedError

    def class_id(self) -> int | None:
        """The class whose news this page follows."""
        raise NotImplementedError

    def hear(self, content: Any) -> None:
        """Answer one message: yes, or a sentence that says why not."""
        number = content.get("id") if isinstance(content, dict) else None
        try:
            answer = self._act(content)
        except Exception as trouble:  # left to itself, its traceback would be sent to the page
            self.send({"re": number, **self._refusal(trouble)})
            return
        if isinstance(answer, Coroutine):
            work = asyncio.get_event_loop().create_task(self._answer_later(number, answer))
            self._working.add(work)  # a task that nobody holds may vanish before it is done
            work.add_done_callback(self._working.discard)
        else:
            self.send({"re": number, "ok": True, **(answer or {})})

    async def _answer_later(self, number: Any, work: Later) -> None:
        try:
            answer = {"ok": True, **(await work or {})}
            self.look(again=True)
        except Exception as trouble:
            answer = self._refusal(trouble)
        self.send({"re": number, **answer})

    def _refusal(self, trouble: Exception) -> Message:
        match trouble:
            case RuleError():
                return {"ok": False, "error": trouble.sentence, "code": trouble.code}
            case StoreError():
                return {"ok": False, "error": trouble.sentence, "code": "store"}
        log.warning("%s page: a message that makes no sense", self.role, exc_info=trouble)
        return {"ok": False, "error": "La page a envoyé un message incompréhensible.", "code": "message"}

    def look(self, again: bool = False) -> None:
        """Show what is new, if anything is."""
        if not (self.store.changed() or again):
            return
        seen = marks(self.store, self.class_id())
        if seen != self._seen or again:
            self._seen = seen
            self._draw()

    def _draw(self) -> None:
        page = self.show()
        shown = json.dumps(_without_countdown(page), ensure_ascii=False, sort_keys=True)
        if shown != self._shown:
            self._shown = shown
            self.page = page

    def _act(self, content: Any) -> Answer | Later:
        name = content["do"]
        answer: Answer | Later = None
        if name == "hello":
            self._hello(content)
        elif self.device is None:
            raise RuleError("no_hello", "La page n’est pas encore ouverte.")
        else:
            answer = self.actions()[name](content)
        self.look(again=True)
        return answer

    def _hello(self, content: Message) -> None:
        if self._secret is None:
            self.device = "local"  # a notebook on the teacher's own machine, which no server guards
        else:
            known = identity.read(self._secret, content.get("pass"), clock.now())
            if known is None or known.role != self.role:
                raise RuleError("no_pass", "Cette page n’est pas ouverte pour toi. Recharge-la.")
            self.device = known.device
        if self._watching is None:
            self.store = Store(data_folder())
            _log_to_file(self.store)
            self.start()

    def start(self) -> None:
        """Watch the store until the kernel ends."""
        self._watching = asyncio.get_event_loop().create_task(self._watch())

    async def _watch(self) -> None:
        rounds, failing = 0, False
        while True:
            await asyncio.sleep(LOOK)
            rounds += 1
            try:
                self.tick()
                self.look(again=rounds % round(LOOK_AGAIN / LOOK) == 0)
            except StoreError as trouble:
                log.warning("%s", trouble.sentence)
            except Exception:  # the next look still comes: a page that stopped looking would stand still for good
                if not failing:
                    log.exception("%s page: it cannot be shown", self.role)
                failing = True
            else:
                failing = False

    def tick(self) -> None:
        """Close what is due: the server's business, unless there is none."""


def _log_to_file(store: Store) -> None:
    """What a kernel prints is sent to its page: what went wrong is for the teacher's disk alone."""
    if not log.handlers:
        log.addHandler(logging.FileHandler(store.folder / "wordkit.log", encoding="utf-8"))
        log.propagate = False


def _without_countdown(page: Message) -> Message:
    """Seconds left differ at each look though nothing has happened: the deadline is what counts."""
    game = page.get("game")
    if not game:
        return page
    return {**page, "game": {**game, "clock": {**game["clock"], "left": None}}}
