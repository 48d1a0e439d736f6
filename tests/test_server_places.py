"""Places without processes: who gets which, and when one is freed."""

import asyncio
from typing import Any

import pytest

from wordkit.server.kernels import manager, places
from wordkit.server.kernels.places import Full, Places
from wordkit.server.pages import PAGES, Page

STUDENT, DESK, BOARD = PAGES


class Clock:
    """Time that passes when told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        for module in (manager, places):
            monkeypatch.setattr(module, "monotonic", lambda: self.now)

    def wait(self, seconds: float) -> None:
        self.now += seconds


class FakeKernel(manager.Kernel):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.kernel_id = f"k{number}"


class FakeRendering:
    """A page that is ready at once."""

    done = True

    def __init__(self, kernel: FakeKernel) -> None:
        self.kernel = kernel

    async def ready(self) -> None:
        pass

    def cancel(self) -> None:
        pass


class Room:
    """Places over kernels that exist only in a dictionary."""

    def __init__(self, expected: int = 0, cap: int = 100) -> None:
        self.kernels: dict[str | None, FakeKernel] = {}
        self.made = 0
        self.places = Places(self, self.make, lambda: expected, cap)  # type: ignore[arg-type]

    def make(self, page: Page) -> Any:
        self.made += 1
        kernel = FakeKernel(self.made)
        self.kernels[kernel.kernel_id] = kernel
        return FakeRendering(kernel)

    def __contains__(self, kernel_id: str | None) -> bool:
        return kernel_id in self.kernels

    def end(self, kernel_id: str) -> None:
        del self.kernels[kernel_id]

    def fill(self) -> None:
        """Make ahead until nothing is missing."""
        before = -1
        while self.made != before:
            before = self.made
            asyncio.run(self.places._make_ahead())

    def sweep(self) -> set[str]:
        """The kernels that are left after the broom."""
        self.places._sweep()
        return {str(kernel_id) for kernel_id in self.kernels}


def listener(_: list[bytes] | None) -> None:
    pass


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_a_place_for_everyone_expected_is_made_ahead(clock):
    """One desk, one board, a place for each student; and a few spare ones once all are there."""
    room = Room(expected=5)
    room.fill()
    assert room.made == 2 + 5
    for number in range(5):
        room.places.take(STUDENT, f"d{number}").kernel.listen(listener)
    assert room.made == 2 + 5
    room.fill()
    assert room.made == 2 + 5 + 3


def test_the_cap_holds_for_places_made_ahead(clock):
    """However many students are expected, no more kernels are made than the machine can hold."""
    room = Room(expected=50, cap=10)
    room.fill()
    assert room.made == 10


def test_a_page_without_a_call_is_given_up(clock):
    """A page that never called its kernel is freed after a while, not before."""
    room = Room()
    room.places.take(STUDENT, "d")
    clock.wait(15)
    assert room.sweep() == {"k1"}
    clock.wait(10)
    assert room.sweep() == set()


def test_a_lost_network_has_time_to_come_back(clock):
    """A page that hung up without goodbye keeps its kernel for a minute, not forever."""
    room = Room()
    kernel = room.places.take(STUDENT, "d").kernel
    kernel.listen(listener)
    clock.wait(1000)
    assert room.sweep() == {"k1"}
    kernel.unlisten(listener)
    clock.wait(60)
    assert room.sweep() == {"k1"}
    kernel.listen(listener)
    kernel.unlisten(listener)
    clock.wait(60)
    assert room.sweep() == {"k1"}
    clock.wait(60)
    assert room.sweep() == set()


def test_goodbye_frees_soon(clock):
    """A page that said goodbye is freed within seconds, unless the same device is back."""
    room = Room()
    place = room.places.take(STUDENT, "d")
    place.kernel.listen(listener)
    place.kernel.unlisten(listener)
    place.leave()
    clock.wait(1)
    assert room.places.take(STUDENT, "d") is place
    clock.wait(3)
    assert room.sweep() == {"k1"}
    place.leave()
    assert room.sweep() == set()


def test_a_page_that_never_calls_is_reused(clock):
    """Loading over and over without ever calling takes one place a second; two tabs opened together get one each."""
    room = Room()
    place = room.places.take(STUDENT, "d")
    assert room.places.take(STUDENT, "d") is not place
    clock.wait(1.5)
    assert room.places.take(STUDENT, "d") is place


def test_nobody_is_given_another_s_place(clock):
    """A place just left is for its own device and page alone, and never while a page is on the line."""
    room = Room()
    place = room.places.take(STUDENT, "d")
    assert room.places.take(STUDENT, "e") is not place
    assert room.places.take(DESK, "d") is not place
    place.kernel.listen(listener)
    assert room.places.take(STUDENT, "d") is not place


def test_a_dead_kernel_is_never_handed_out(clock):
    """A place made ahead whose kernel has died since is passed over."""
    room = Room(expected=1)
    room.fill()
    dead = list(room.kernels)
    room.kernels.clear()
    assert room.places.take(STUDENT, "d").kernel_id not in dead


def test_when_full_the_one_longest_away_gives_way(clock):
    """At the cap, a page that nobody is on is freed for a newcomer; when all are there, the newcomer waits."""
    room = Room(cap=2)
    first, second = room.places.take(STUDENT, "a"), room.places.take(STUDENT, "b")
    second.kernel.listen(listener)
    clock.wait(4)
    third = room.places.take(STUDENT, "c")
    third.kernel.listen(listener)
    assert first.kernel_id not in room.kernels
    with pytest.raises(Full):
        room.places.take(STUDENT, "d")
    room.places.take(DESK, "prof")
    room.places.take(BOARD, "prof")
