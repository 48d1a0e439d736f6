"""How long from a press to « X a buzzé » on the board, with 24 scripted students in six teams. Run it as a script.

The students hold real kernels through real WebSockets; the board is a real page in Chromium, and says by its own clock
when the banner is drawn. Alone: one student presses. Together: all twelve seekers press within 50 ms, and the time is
that of the one who had it.
"""

import json
import sys
import time
import uuid
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from browser import Laptop, chromium, class_code
from server_process import Server, Visitor, hear, running, tell

STUDENTS, TEAMS = 24, 6
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const there = document.querySelector(".mam-banner.buzz") !== null;
    if (there && !window.there) window.seen.push(performance.timeOrigin + performance.now());
    window.there = there;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


class Kernel:
    """A page without a browser: one kernel, one line."""

    def __init__(self, visitor: Visitor, path: str, role: str) -> None:
        place = visitor.place(path)
        self.model = place["model"]
        self.line = visitor.line(place["kernel"])
        self.page: dict[str, Any] = {}
        self.say("hello", **json.loads(visitor.ask(f"/pass/{role}").text))

    def post(self, do: str, **message: Any) -> str:
        number = uuid.uuid4().hex
        content = {"id": number, "do": do, **message}
        tell(self.line, "comm_msg", {"comm_id": self.model, "data": {"method": "custom", "content": content}})
        return number

    def read(self) -> dict[str, Any] | None:
        """The next custom message; keeps what the page shows on the way."""
        kind, content = hear(self.line)
        data = content.get("data", {}) if kind == "comm_msg" else {}
        if data.get("method") == "update" and "page" in data.get("state", {}):
            self.page = data["state"]["page"]
        return data.get("content") if data.get("method") == "custom" else None

    def say(self, do: str, **message: Any) -> dict[str, Any]:
        number = self.post(do, **message)
        while True:
            answer = self.read()
            if answer and answer.get("re") == number:
                return answer

    def play(self, name: str, **fields: Any) -> dict[str, Any]:
        self.say("here")
        return self.say("play", step=self.page["game"]["step"], command={"_": name, **fields})


def class_of(server: Server) -> tuple[Kernel, dict[str, Kernel]]:
    """The desk, and the students by their id, at the first clue of a game."""
    desk = Kernel(server.teacher(), "/prof", "prof")
    students: dict[str, Kernel] = {}
    for _ in range(STUDENTS):
        kernel = Kernel(server.visitor(), "/", "eleve")
        assert kernel.say("code", code=class_code(server))["ok"]
        free = next(choice for choice in kernel.page["choices"] if not choice["taken"])
        assert kernel.say("sit", student=free["id"])["ok"]
        students[free["id"]] = kernel
    assert desk.say("random_teams", count=TEAMS)["ok"]
    words = {"kind": "deck", "slug": "mot_a_mot"}
    launched = desk.say("launch", game="mot_a_mot", words=words, teams=True, students=list(students), options={})
    assert launched["ok"], launched
    seats = desk.page["game"]["view"]["seats"]
    speaker = next(seat for seat in seats if seat["role"] == "speaker")["members"][0]
    assert students[speaker].play("Announce", round=1, count=9)["ok"]
    assert desk.play("Skip")["ok"]
    speaker = desk.page["game"]["view"]["seats"][desk.page["game"]["view"]["winner"]]["members"][0]
    given = students[speaker].play("GiveClue", text="zinzin")
    assert given["ok"], given
    return desk, students


def again(desk: Kernel) -> None:
    """The answer was wrong, and the seat may buzz at once."""
    assert desk.play("Judge", right=False)["ok"]
    for index, seat in enumerate(desk.page["game"]["view"]["seats"]):
        if seat["locked"]:
            assert desk.play("Unlock", seat=index)["ok"]


def press(board: Laptop, desk: Kernel, students: dict[str, Kernel], who: list[str], rng: Random) -> float:
    """Milliseconds from the press of the one who had it to the banner."""
    before = board.page.evaluate("window.seen.length")
    serial = desk.page["game"]["view"]["serial"]
    pressed: dict[str, float] = {}

    def one(student: str, wait: float) -> None:
        time.sleep(wait)
        pressed[student] = time.time()
        students[student].say("play", step=0, command={"_": "Buzz", "word": serial})

    threads = [Thread(target=one, args=(student, rng.random() * 0.05 if len(who) > 1 else 0)) for student in who]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    while board.page.evaluate("window.seen.length") == before:  # the page's own policy forbids waiting for a string
        time.sleep(0.02)
    seen = float(board.page.evaluate("window.seen.at(-1)"))
    desk.say("here")
    return seen - 1000 * pressed[desk.page["game"]["view"]["buzz"]["student"]]


def report(name: str, times: list[float]) -> None:
    cuts = quantiles(times, n=20, method="inclusive")
    print(f"{name}: n={len(times)} p50 {cuts[9]:.0f} ms, p95 {cuts[18]:.0f} ms, max {max(times):.0f} ms", flush=True)


def main(trials: int) -> None:
    rng = Random("buzzer")
    with TemporaryDirectory() as folder, running(Path(folder), "--demo") as server, chromium() as browser:
        desk, students = class_of(server)
        board = Laptop(browser, server, "board", server.teacher_link.replace("/prof", "/tableau"))
        board.sees("zinzin")
        board.page.evaluate(WATCH)
        seats = desk.page["game"]["view"]["seats"]
        seekers = [student for seat in seats if seat["role"] == "seeker" for student in seat["members"]]
        for name, group in (("alone", 1), ("together", len(seekers))):
            times = []
            for _ in range(trials):
                times.append(press(board, desk, students, rng.sample(seekers, group), rng))
                again(desk)
                time.sleep(0.1 + rng.random() * 0.3)
            report(f"{name}, {STUDENTS} students", times)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
