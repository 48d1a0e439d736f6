"""The server's own pulse: what must happen in the classroom even when nobody clicks."""

import logging
from collections.abc import Callable

from tornado.ioloop import PeriodicCallback

PERIOD_MS = 200


class Keeper:
    """Calls `tick` about five times a second; a failing tick is logged and the next one still comes."""

    def __init__(self, tick: Callable[[], object], log: logging.Logger) -> None:
        self._tick = tick
        self._log = log
        self._failing = False
        self._pulse = PeriodicCallback(self._beat, PERIOD_MS)

    def start(self) -> None:
        self._pulse.start()

    def stop(self) -> None:
        self._pulse.stop()

    def _beat(self) -> None:
        try:
            self._tick()
        except Exception:
            # Said once, not five times a second: a full disk must not fill up with its own log.
            if not self._failing:
                self._log.exception("the classroom's tick fails")
            self._failing = True
        else:
            self._failing = False
