"""Places: pages with a kernel of their own; made ahead, given to devices, freed when left."""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic

from wordkit.server.kernels.manager import Kernel, Kernels
from wordkit.server.pages import PAGES, Page
from wordkit.server.rendering import Rendering

# Seconds.
_RELOAD = 2.0  # a page that comes back within this time finds its kernel again: a reload loop costs nothing
_SLOW = 1.0  # a page calls its kernel sooner than this
_FIRST_CALL = 20.0  # a page that was opened but never called its kernel
_SILENCE = 90.0  # a page that hung up without goodbye: a killed browser, or a network that may come back
_PRESSED = 3.0  # when all is full, a page away for this long gives way
_QUIET = 5.0  # nobody came in for this long: time to make places ahead
_LOOK = 0.25

_SPARE = 3  # kept ready for students when everybody expected is there
_AT_ONCE = 2  # made ahead at the same time

log = logging.getLogger(__name__)


class Full(Exception):
    """No more places."""


class Place:
    """One page, and who sits there."""

    def __init__(self, page: Page, rendering: Rendering) -> None:
        self.page = page
        self.rendering = rendering
        self.device: str | None = None
        self._leaving = False

    @property
    def kernel(self) -> Kernel | None:
        return self.rendering.kernel

    @property
    def kernel_id(self) -> str | None:
        return None if self.kernel is None else str(self.kernel.kernel_id)

    @property
    def connected(self) -> bool:
        """Whether a page is on the line."""
        return self.kernel is not None and self.kernel.connected

    def sit(self, device: str) -> None:
        """Give this place to a device."""
        self.device = device
        self._leaving = False
        if self.kernel is not None:
            self.kernel.wait_anew()

    def leave(self) -> None:
        """The page said goodbye."""
        self._leaving = True

    def alone(self) -> float:
        """For how many seconds no page has been on the line."""
        return 0.0 if self.kernel is None else self.kernel.alone()

    def just_left(self) -> bool:
        """Free for its own device to come back to: the line was cut a moment ago, or not opened though there was time.

        Two tabs opened together must not share one place: a place given out just now is not free.
        """
        if self.kernel is None or self.kernel.connected:
            return False
        return self.kernel.alone() < _RELOAD if self.kernel.called else self.kernel.alone() > _SLOW

    def forsaken(self) -> bool:
        """Nobody will come back to this place."""
        if self.kernel is None:
            return False
        patience = _RELOAD if self._leaving else _SILENCE if self.kernel.called else _FIRST_CALL
        return self.kernel.alone() > patience


class Places:
    """Every place of the classroom, taken or ready."""

    def __init__(
        self, kernels: Kernels, make: Callable[[Page], Rendering], expected: Callable[[], int], cap: int
    ) -> None:
        """`make` begins a page, `expected` says how many students may come, `cap` is how many kernels there may be."""
        self._kernels = kernels
        self._make = make
        self._expected = expected
        self._cap = cap
        self._ready: list[Place] = []
        self._taken: list[Place] = []
        self._last_arrival = monotonic() - _QUIET
        self._keeping: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to make places ahead and to free those that were left."""
        self._keeping = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Stop making places and end every kernel."""
        if self._keeping is not None:
            self._keeping.cancel()
        for place in (*self._ready, *self._taken):
            place.rendering.cancel()
        await self._kernels.end_all()

    def find(self, kernel_id: str) -> Place | None:
        """The taken place with this kernel."""
        return next((place for place in self._taken if place.kernel_id == kernel_id), None)

    def take(self, page: Page, device: str) -> Place:
        """A place for this device: one it has just left, one made ahead, or a new one. Raises Full."""
        self._last_arrival = monotonic()
        place = self._just_left(page, device) or self._made_ahead(page)
        if place is None:
            self._make_room(page)
            place = Place(page, self._make(page))
        if place not in self._taken:
            self._taken.append(place)
        place.sit(device)
        return place

    def _just_left(self, page: Page, device: str) -> Place | None:
        mine = (place for place in self._taken if (place.page, place.device) == (page, device))
        return next((place for place in mine if place.just_left()), None)

    def _made_ahead(self, page: Page) -> Place | None:
        for place in self._ready:
            if place.page == page and self._living(place):
                self._ready.remove(place)
                return place
        return None

    def _living(self, place: Place) -> bool:
        """Still being made, or with a kernel that is there."""
        return not place.rendering.done or place.kernel_id in self._kernels

    def _make_room(self, page: Page) -> None:
        if len(self._ready) + len(self._taken) < self._cap:
            return
        longest = max(self._taken, key=Place.alone, default=None)
        if self._ready:
            self._end(self._ready.pop())
        elif longest is not None and longest.alone() > _PRESSED:
            self._taken.remove(longest)
            self._end(longest)
        elif not page.teachers_only:  # a full class must not lock its teacher out
            raise Full

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(_LOOK)
            try:
                self._sweep()
                if monotonic() - self._last_arrival > _QUIET:
                    await self._make_ahead()
            except Exception:
                log.exception("places could not be kept")

    def _sweep(self) -> None:
        self._ready = [place for place in self._ready if self._living(place)]
        for place in tuple(self._taken):
            if not self._living(place) or place.forsaken():
                self._taken.remove(place)
                self._end(place)

    async def _make_ahead(self) -> None:
        new = [page for page in PAGES for _ in range(self._missing(page))]
        room = self._cap - len(self._ready) - len(self._taken)
        made = [Place(page, self._make(page)) for page in new[: min(room, _AT_ONCE)]]
        self._ready += made
        for place in made:
            await place.rendering.ready()

    def _missing(self, page: Page) -> int:
        ready = sum(place.page == page for place in self._ready)
        if page.teachers_only:
            return 1 - ready
        here = sum(place.page == page and place.connected for place in self._taken)
        return max(self._expected() - here, _SPARE) - ready

    def _end(self, place: Place) -> None:
        place.rendering.cancel()
        if place.kernel_id is not None:
            self._kernels.end(place.kernel_id)
