"""Dico secret and pages that lie: forged messages change nothing and tell nothing."""

from typing import Any

from test_panels_dico import NAMES, SECRETS, Class, school

from wordkit.words.lexicon import lexicon

__all__ = ["school"]  # the fixture

# A page may send anything that JSON can hold, 1e999 too.
PAGES = (None, "", "trois", True, -1, 0, 10**30, 1e999, -1e999, float("nan"), 2.5, [], {}, [[3]])
WORDS = (None, "", " ", 7, [], {}, "\ud800", "a" * 5000, "\x00", "<b>", "1e999", "…")


def held(school: Class, name: str) -> set[str]:
    """All that is this student's alone."""
    word, definition = SECRETS[name]
    return {f'"{word}"', definition}


def nothing_leaked(school: Class) -> None:
    """No page but its owner's and the desk's ever had a secret word or its definition."""
    for name in NAMES:
        for other, window in (("board", school.board), *school.pupils.items()):
            window.look()
            assert other == name or not any(secret in window.bytes_sent for secret in held(school, name)), (name, other)


def state(school: Class) -> dict[str, Any]:
    """The teacher's view is enough to see that nothing has moved."""
    view = school.view()
    return {key: view[key] for key in ("phase", "turn", "active", "squares", "discard", "stops", "seats", "rolls")}


def test_a_look_up_that_makes_no_sense_is_answered_with_a_sentence(school: Class) -> None:
    """Whatever the page asks for, it gets a page of the dictionary or a French sentence, never a crash."""
    school.start(fits=False)
    reader = school.pupils[school.active()]
    assert reader.play("Consult")["ok"]
    for question in ({}, *({"page": page} for page in PAGES), *({"word": word} for word in WORDS)):
        answer = reader.say("look_up", **question)
        assert answer["ok"] or answer["error"].endswith("."), question
        if answer["ok"]:
            assert answer["words"] == list(lexicon().lemmas_on_page(answer["page"])), question


def test_the_dictionary_is_shut_for_all_but_its_reader(school: Class) -> None:
    """In no phase does a look-up answer anyone else: not the thrower, not the one who is asked for a page."""
    school.start(fits=False)
    asker, _, _ = school.play_until("page")
    for name, window in school.pupils.items():
        for question in ({"page": 3}, {"word": "lapin"}):
            answer = window.say("look_up", **question)
            assert answer.get("code") == (None if name == asker else "closed")
    assert school.desk.play("Skip")["ok"]
    for window in school.pupils.values():
        assert window.say("look_up", page=3)["code"] == "closed"
    nothing_leaked(school)


def test_forged_moves_are_refused_and_move_nothing(school: Class) -> None:
    """Another's turn, oneself as opponent, a STOP that lacks words, commands of the teacher or of no game."""
    school.start(fits=False)
    active = school.active()
    seat = NAMES.index(active)
    other = school.pupils[NAMES[(seat + 1) % 3]]
    before = state(school)
    forged: list[tuple[str, dict[str, Any]]] = [
        ("Roll", {}),
        ("Consult", {}),
        ("TurnUp", {"squares": [0, 1, 2]}),
        ("Take", {"squares": [0]}),
        ("Ask", {"question": "start", "seat": seat}),
        ("AskPage", {"page": 3}),
        ("Stop", {"words": []}),
        ("Stop", {"words": [{"seat": seat, "word": "cuisine"}]}),
        ("Stop", {"words": [{"seat": 0, "word": "a"}, {"seat": 1, "word": "b"}, {"seat": 2, "word": "c"}]}),
        ("Stop", {"words": [{"seat": -1, "word": "a"}, {"seat": 99, "word": "b"}]}),
        ("Stop", {"words": "cuisine"}),
        ("HearStop", {"seat": seat}),
        ("Readmit", {"seat": seat}),
        ("AcceptWord", {"student": school.ids[active]}),
        ("Start", {}),
        ("Skip", {}),
        ("End", {}),
        ("Join", {"student": "moi", "seat": 0}),
        ("Rolled", {"seat": 0, "red": [True, True], "at": 0}),
        ("Undo", {"turn": 3}),
        ("TimeUp", {}),
        ("ProposeWord", {"word": "horloge", "definition": "Elle sonne.", "page": 1, "refusal": ""}),
    ]
    for name, fields in forged:
        answer = other.play(name, **fields)
        assert not answer["ok"], name
        assert answer["error"].endswith("."), answer
    mine = school.pupils[active]
    for name, fields in (
        ("Ask", {"question": "start", "seat": seat}),
        ("Ask", {"question": "start", "seat": (seat + 1) % 3}),
        ("Ask", {"question": "stop", "seat": (seat + 1) % 3}),
        ("TurnUp", {"squares": [0, 0, 1]}),
        ("TurnUp", {"squares": [0, 1]}),
        ("TurnUp", {"squares": [0, 1, 1e999]}),
        ("Roll", {}),
    ):
        assert not mine.play(name, **fields)["ok"], (name, fields)
    assert state(school) == before
    nothing_leaked(school)


def test_nobody_learns_a_word_by_proposing_it(school: Class) -> None:
    """The word that a neighbour has chosen is accepted like any other: no sentence tells that it is taken."""
    school.launch()
    word, definition = SECRETS["Adam"]
    assert school.pupils["Adam"].play("ProposeWord", word=word, definition=definition)["ok"]
    answer = school.pupils["Alice"].play("ProposeWord", word=word, definition="Là où cuit la soupe.")
    assert answer == {"re": "m1", "ok": True}
    assert definition not in school.pupils["Alice"].bytes_sent


def test_two_thousand_messages_change_nothing(school: Class) -> None:
    """A page that shouts is answered each time, and neither moves the game nor learns anything."""
    school.start(fits=False)
    other = school.pupils[next(name for name in NAMES if name != school.active())]
    before, step = state(school), other.look()["game"]["step"]
    shouts = (
        {"do": "look_up", "page": 1},
        {"do": "play", "step": step, "command": {"_": "Roll"}},
        {"do": "play", "step": step, "command": {"_": "Stop", "words": []}},
        {"do": "play", "step": step, "command": {"_": "Consult"}},
    )
    answers = [other.raw({"id": n, **shouts[n % len(shouts)]}) for n in range(2000)]
    assert [answer["re"] for answer in answers] == list(range(2000))
    assert not any(answer["ok"] for answer in answers)
    assert state(school) == before
    nothing_leaked(school)


def test_the_teacher_s_notes_stay_on_the_desk(school: Class) -> None:
    """A rude word is flagged to the teacher alone; entries, hands and flags are on no other page."""
    school.launch()
    definition = "Pièce où ce connard mange."
    assert school.pupils["Adam"].play("ProposeWord", word="cuisine", definition=definition)["ok"]
    assert school.desk.look()["game"]["flags"]
    for window in (school.board, *school.pupils.values()):
        window.look()
        for name in ('"flags"', '"entries"', '"hands"', '"secrets"', '"book"'):
            assert name not in window.bytes_sent, name
    assert definition not in school.board.bytes_sent + school.pupils["Alice"].bytes_sent
