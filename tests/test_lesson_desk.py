"""Lessons at the desk, and cards that students propose: what is kept, what is refused, who sees what."""

import base64
import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from windows import Window, open_window

from wordkit.classroom import demo, roster
from wordkit.classroom.store import Store
from wordkit.panels.board import Board
from wordkit.panels.desk import Desk
from wordkit.panels.student import Student
from wordkit.words.lessons import lessons, read_lesson

HOULE = {"word": "houle", "nature": "n.f.", "definition": "longues vagues", "example": "", "level": 2, "theme": ""}
ECUME = {"word": "écume", "nature": "n.f.", "definition": "mousse des vagues", "example": "", "level": 1, "theme": ""}
LESSON = {"slug": "", "stamp": "", "title": "La mer", "level": "6e", "aims": ["nommer"], "games": ["definitions"]}
CARD = {"word": "corail", "nature": "n.m.", "definition": "animal des mers chaudes qui bâtit des récifs"}


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[Any, str], Window]:
    store = Store(tmp_path)
    demo.prepare(store)
    store.close()
    return lambda kind, device: open_window(monkeypatch, tmp_path, kind, device)


@pytest.fixture
def desk(opened: Callable[[Any, str], Window]) -> Window:
    return opened(Desk, "desk")


def _sit(opened: Callable[[Any, str], Window], data: Path, name: str) -> Window:
    store = Store(data)
    code = roster.all_classes(store)[0].code
    store.close()
    window = opened(Student, f"laptop-{name}")
    assert window.say("code", code=code)["ok"]
    choice = next(item for item in window.look()["choices"] if item["name"] == name)
    assert window.say("sit", student=choice["id"])["ok"]
    return window


def _save(desk: Window, **changes: Any) -> dict[str, Any]:
    return desk.say("lesson_save", **{**LESSON, "words": [HOULE], **changes})


def _b64(data: bytes) -> str:
    return base64.b64encode(data).decode()


def test_a_lesson_is_made_opened_and_changed(desk: Window, tmp_path: Path) -> None:
    """A new lesson goes to the teacher's folder and to the set-up screen; opened again it is as it was saved."""
    kept = _save(desk, words=[HOULE, ECUME])
    assert kept["ok"], kept
    assert kept["slug"] == "la-mer"
    assert read_lesson(tmp_path / "lessons" / "la-mer").words[0].level == 2
    assert "La mer" in [lesson["title"] for lesson in desk.look()["lessons"]]
    again = desk.say("lesson_open", slug="la-mer")
    assert again["lesson"]["words"] == [HOULE, ECUME]
    assert again["lesson"]["aims"] == ["nommer"]
    assert again["stamp"] == kept["stamp"]
    shorter = _save(desk, slug="la-mer", stamp=again["stamp"], words=[ECUME])
    assert shorter["ok"]
    assert len(read_lesson(tmp_path / "lessons" / "la-mer").words) == 1


def test_one_of_our_lessons_is_changed_in_a_copy(desk: Window, tmp_path: Path) -> None:
    """The teacher's version takes the place of ours and keeps its set-up; ours is not touched."""
    ours = desk.say("lesson_open", slug="la-foret")
    lesson = {**ours["lesson"], "words": ours["lesson"]["words"][:3]}
    assert desk.say("lesson_save", **lesson, stamp=ours["stamp"])["ok"]
    theirs = read_lesson(tmp_path / "lessons" / "la-foret")
    assert len(theirs.words) == 3
    assert theirs.options["definitions"] == {"writing_seconds": 240, "reads": 6}
    assert [item["size"] for item in desk.look()["lessons"] if item["slug"] == "la-foret"] == [3]


def test_two_desks_do_not_overwrite_one_another(desk: Window, opened: Callable[[Any, str], Window]) -> None:
    """A lesson that changed on another screen is not saved over; the teacher is told."""
    stamp = _save(desk)["stamp"]
    other = opened(Desk, "other")
    assert _save(other, slug="la-mer", stamp=stamp, words=[ECUME])["ok"]
    late = _save(desk, slug="la-mer", stamp=stamp, words=[HOULE, ECUME])
    assert (late["ok"], late["code"]) == (False, "changed")
    assert _save(desk)["code"] == "title_taken"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"title": "  "}, "no_title"),
        ({"title": "!!!"}, "no_title"),
        ({"words": []}, "no_words"),
        ({"words": [{**HOULE, "definition": ""}]}, "not_whole"),
        ({"words": [{**HOULE, "nature": "\u200b"}]}, "not_whole"),
        ({"words": [HOULE, {**HOULE, "word": "HOULE"}]}, "twice"),
        ({"words": [{**HOULE, "word": f"mot {n}"} for n in range(600)]}, "many_words"),
        ({"slug": "../../x"}, "changed"),
        ({"slug": "absente"}, "changed"),
        ({"words": "houle"}, "message"),
        ({"words": [7]}, "message"),
        ({"aims": 3}, "message"),
    ],
)
def test_what_is_no_lesson_is_refused(desk: Window, tmp_path: Path, changes: dict[str, Any], code: str) -> None:
    """Half a word, a double, a path for a name or nonsense: a sentence, and nothing on the disk."""
    answer = _save(desk, **changes)
    assert (answer["ok"], answer["code"]) == (False, code)
    assert not (tmp_path / "lessons").exists()


def test_odd_text_is_kept_as_text(desk: Window, tmp_path: Path) -> None:
    """Markup, formulas and separators in any field come back as harmless text."""
    odd = {**HOULE, "word": "=houle", "definition": '<b>x</b>;"y"\n=1+1', "example": "+z", "level": "9", "theme": None}
    assert _save(desk, words=[odd], title='La "mer" <i>;')["ok"]
    (word,) = read_lesson(tmp_path / "lessons" / "la-mer-i").words
    assert (word.word, word.definition, word.example, word.level) == ("houle", '<b>x</b>;"y" =1+1', "z", 1)


def test_the_lexicon_answers_at_the_desk(desk: Window) -> None:
    """Class and level of a word, what a misspelt one may mean, and why one is refused."""
    found = desk.say("look_up", word="houle")
    assert (found["accepted"], found["natures"], found["meant"]) == (True, ["n.f."], [])
    assert "éléphant" in desk.say("look_up", word="elefant")["meant"]
    assert desk.say("look_up", word="elephant")["meant"] == ["éléphant"]
    assert desk.say("look_up", word="coeur")["meant"] == ["cœur"]
    assert desk.say("look_up", word="fatigué")["natures"] == ["adj."]
    assert desk.say("look_up", word="s'évanouir")["natures"] == ["v.pr."]
    conjugated = desk.say("look_up", word="mangeait")
    assert (conjugated["accepted"], conjugated["meant"]) == (False, ["manger"])
    assert "manger" in conjugated["sentence"]
    assert desk.say("look_up", word="")["ok"]


def test_words_are_checked_while_a_lesson_is_written(desk: Window) -> None:
    """Each row has its own list of what to mend, empty when all is well."""
    words = [HOULE, {**HOULE, "word": "jardinier", "nature": "n.m.", "definition": "Il soigne un jardin."}, {}]
    fine, wrong, empty = desk.say("lesson_check", words=words)["faults"]
    assert fine == empty == []
    assert len(wrong) == 3


def test_pasted_words_and_files_are_shown_before_they_are_kept(desk: Window, tmp_path: Path) -> None:
    """A preview names every bad row and writes nothing."""
    pasted = desk.say("import_text", text="houle : longues vagues\nphare\nphare")
    assert [row["word"] for row in pasted["rows"]] == ["houle", "phare"]
    assert pasted["rows"][1]["faults"] == ["Il manque la définition."]
    assert len(pasted["problems"]) == 1
    file = {"name": "../../mots.csv", "data": _b64("mot;definition\nécume;mousse\n;x\n".encode("cp1252"))}
    read = desk.say("import_files", files=[file], words="")
    assert [row["word"] for row in read["rows"]] == ["écume"]
    assert read["problems"] == ["Ligne 3\u00a0: il n’y a pas de mot."]
    assert not (tmp_path / "lessons").exists()


def test_a_dictionary_is_sent_or_kept_in_the_data_folder(desk: Window, tmp_path: Path) -> None:
    """A small one comes in several files at once; a big one lies in its folder and is asked for words."""
    index, data = b"chat\tA\tb\n", "chat /ʃa/ <n, masc>\nKatze\n".encode()
    files = [{"name": "d.index", "data": _b64(index)}, {"name": "d.dict.dz", "data": _b64(gzip.compress(data))}]
    sent = desk.say("import_files", files=files, words="chat, chien")
    assert [(row["word"], row["definition"]) for row in sent["rows"]] == [("chat", "Katze")]
    assert sent["problems"] == ["«\u00a0chien\u00a0» n’est pas dans ce dictionnaire."]
    (tmp_path / "dictionaries").mkdir()
    (tmp_path / "dictionaries" / "d.index").write_bytes(index)
    (tmp_path / "dictionaries" / "d.dict").write_bytes(data)
    assert desk.say("lesson_open", slug="")["dictionaries"] == ["d.index"]
    kept = desk.say("import_dictionary", name="d.index", words="chat")
    assert [row["word"] for row in kept["rows"]] == ["chat"]
    assert desk.say("import_dictionary", name="../d.index", words="chat")["code"] == "no_dictionary"


@pytest.mark.parametrize(
    "files",
    [
        [{"name": "a.pdf", "data": _b64(b"%PDF")}],
        [{"name": "a.csv", "data": "*"}],
        [{"name": "a.xlsx", "data": _b64(b"PK\3\4")}],
        [{"name": "a.csv", "data": _b64(b"x" * 7_100_000)}],
        [{"name": "a.csv", "data": _b64(b"a;b")}, {"name": "b.csv", "data": _b64(b"a;b")}],
        [{"name": "", "data": _b64(b"a;b")}],
        [],
    ],
)
def test_a_file_that_cannot_be_read_is_a_sentence(desk: Window, files: list[dict[str, str]]) -> None:
    """Whatever a page sends as files, the desk answers in words."""
    answer = desk.say("import_files", files=files, words="")
    assert answer["ok"] is False
    assert answer["code"] != "message"


def test_a_student_writes_and_the_teacher_decides(
    desk: Window, opened: Callable[[Any, str], Window], tmp_path: Path
) -> None:
    """Asked, proposed, sent back with a word, mended, taken: each sees their part, and the lesson grows."""
    _save(desk)
    adam, alice = _sit(opened, tmp_path, "Adam"), _sit(opened, tmp_path, "Alice")
    assert adam.look()["writing"] is None
    assert adam.say("propose", **CARD)["code"] == "no_call"
    assert desk.say("call", slug="la-mer")["ok"]
    assert adam.look()["writing"] == {"lesson": "La mer", "cards": []}
    sent = adam.say("propose", **{**CARD, "definition": "Le corail est un animal"})
    assert len(sent["advice"]) == 2
    (card,) = desk.look()["written"]["cards"]
    assert (card["name"], card["word"], len(card["faults"])) == ("Adam", "corail", 2)
    assert desk.say("send_back", card=card["id"], note="Sans le mot lui-même !")["ok"]
    assert desk.look()["written"]["cards"] == []
    assert adam.look()["writing"]["cards"][0]["note"] == "Sans le mot lui-même !"
    assert adam.say("propose", **CARD)["advice"] == []
    (card,) = desk.look()["written"]["cards"]
    assert desk.say("take_card", card=card["id"], **{**CARD, "word": "coraux"})["ok"]
    assert [word.word for word in read_lesson(tmp_path / "lessons" / "la-mer").words] == ["houle", "coraux"]
    assert adam.look()["writing"]["cards"][0]["state"] == "taken"
    assert adam.say("propose", **CARD)["code"] == "taken"
    assert alice.look()["writing"]["cards"] == []
    assert "corail" not in alice.bytes_sent
    assert desk.say("end_call")["ok"]
    assert adam.look()["writing"] is None


def test_a_card_is_taken_once(desk: Window, opened: Callable[[Any, str], Window], tmp_path: Path) -> None:
    """Two desks, a card taken back, a word that is there already: refused in words, and the card still waits."""
    _save(desk)
    adam = _sit(opened, tmp_path, "Adam")
    desk.say("call", slug="la-mer")
    adam.say("propose", **CARD)
    (card,) = desk.look()["written"]["cards"]
    assert desk.say("take_card", card=card["id"], **{**CARD, "word": "houle"})["code"] == "there"
    assert desk.say("take_card", card=card["id"], **{**CARD, "nature": ""})["code"] == "not_whole"
    assert len(desk.look()["written"]["cards"]) == 1
    assert desk.say("take_card", card=card["id"], **CARD)["ok"]
    assert opened(Desk, "other").say("take_card", card=card["id"], **CARD)["code"] == "decided"
    assert desk.say("send_back", card=card["id"], note="")["code"] == "decided"
    adam.say("propose", **{**CARD, "word": "phare"})
    phare = next(item for item in adam.look()["writing"]["cards"] if item["word"] == "phare")
    assert adam.say("withdraw", card=phare["id"])["ok"]
    assert desk.say("take_card", card=phare["id"], **CARD)["code"] == "decided"


def test_a_card_keeps_its_place_when_its_word_is_respelt(
    desk: Window, opened: Callable[[Any, str], Window], tmp_path: Path
) -> None:
    """A student who mends a misspelt word mends that card; another's card, or one in the lesson, stays as it is."""
    _save(desk)
    adam, alice = _sit(opened, tmp_path, "Adam"), _sit(opened, tmp_path, "Alice")
    desk.say("call", slug="la-mer")
    adam.say("propose", **{**CARD, "word": "coraille"})
    (card,) = adam.look()["writing"]["cards"]
    assert adam.say("propose", card=card["id"], **CARD)["ok"]
    assert [(one["id"], one["word"]) for one in adam.look()["writing"]["cards"]] == [(card["id"], "corail")]
    assert alice.say("propose", card=card["id"], **{**CARD, "word": "phare"})["ok"]
    assert sorted(one["word"] for one in desk.look()["written"]["cards"]) == ["corail", "phare"]
    assert desk.say("take_card", card=card["id"], **CARD)["ok"]
    assert adam.say("propose", card=card["id"], **{**CARD, "word": "algue"})["ok"]
    assert [one["state"] for one in adam.look()["writing"]["cards"]] == ["taken", "sent"]


def test_names_of_files_and_lessons_stay_in_their_folder(desk: Window, tmp_path: Path) -> None:
    """Paths, names that Windows keeps, endless or empty titles: a folder under the lessons, or a sentence."""
    for title, slug in {"../../x": "x", "CON": "lecon-con", "x" * 200: "x" * 60, "<b>/etc</b>": "b-etc-b"}.items():
        assert _save(desk, title=title)["slug"] == slug
    assert _save(desk, title="¡¿")["code"] == "no_title"
    assert len(list(tmp_path.rglob("mots.csv"))) == 4 == len(list((tmp_path / "lessons").iterdir()))
    data = base64.b64encode(b"houle;longues vagues").decode()
    assert desk.say("import_files", files=[{"name": "...", "data": data}], words="")["code"] == "unknown_file"
    assert desk.say("import_files", files=[{"name": "../../a.csv", "data": data}], words="")["ok"]


@pytest.mark.parametrize(
    ("card", "code"),
    [
        ({**CARD, "word": " "}, "empty"),
        ({**CARD, "definition": "\u200b"}, "empty"),
        ({**CARD, "nature": "truc"}, "no_nature"),
        ({**CARD, "nature": ""}, "no_nature"),
        ({**CARD, "word": "x" * 60}, "long_word"),
        ({**CARD, "definition": "x" * 300}, "long_definition"),
        ({"word": "corail"}, "message"),
    ],
)
def test_a_card_that_is_none_is_refused(
    desk: Window, opened: Callable[[Any, str], Window], tmp_path: Path, card: dict[str, str], code: str
) -> None:
    """A student reads what is missing; nothing is stored."""
    _save(desk)
    adam = _sit(opened, tmp_path, "Adam")
    desk.say("call", slug="la-mer")
    assert adam.say("propose", **card)["code"] == code
    assert desk.look()["written"]["cards"] == []


def test_nobody_writes_without_end_or_for_another(
    desk: Window, opened: Callable[[Any, str], Window], tmp_path: Path
) -> None:
    """Ten cards wait at most for one student; nobody takes back another's card or plays the teacher."""
    _save(desk)
    adam, alice = _sit(opened, tmp_path, "Adam"), _sit(opened, tmp_path, "Alice")
    desk.say("call", slug="la-mer")
    answers = [adam.say("propose", **{**CARD, "word": f"mot{n}"}) for n in range(12)]
    assert [answer["ok"] for answer in answers] == [True] * 10 + [False] * 2
    card = adam.look()["writing"]["cards"][0]["id"]
    alice.say("withdraw", card=card)
    assert len(adam.look()["writing"]["cards"]) == 10
    for do in ("take_card", "send_back", "call", "end_call", "lesson_save", "lesson_open", "import_text"):
        assert alice.say(do, card=card, slug="la-mer", note="", text="", **CARD)["ok"] is False
    stranger = opened(Student, "stranger")
    assert stranger.say("propose", **CARD)["code"] == "no_name"
    assert "mot1" not in opened(Board, "board").bytes_sent


def test_an_erased_student_leaves_no_card(desk: Window, opened: Callable[[Any, str], Window], tmp_path: Path) -> None:
    """Cards that wait go with their author."""
    _save(desk)
    adam = _sit(opened, tmp_path, "Adam")
    desk.say("call", slug="la-mer")
    adam.say("propose", **CARD)
    student = next(item["id"] for item in desk.look()["class"]["students"] if item["name"] == "Adam")
    assert desk.say("erase_student", student=student)["ok"]
    assert desk.look()["written"]["cards"] == []


def test_a_classroom_of_before_gets_its_new_table(tmp_path: Path) -> None:
    """Data of the first format are opened, and keep what they had."""
    store = Store(tmp_path)
    demo.prepare(store)
    store.write(lambda db: db.exec_driver_sql("DROP TABLE proposal"))
    store.set("schema", "1")
    store.close()
    again = Store(tmp_path)
    assert again.read(lambda db: db.exec_driver_sql("SELECT count(*) FROM proposal").scalar()) == 0
    assert len(roster.all_classes(again)) == 1


def test_every_lesson_of_ours_begins_every_game_it_suits(desk: Window, opened: Callable[[Any, str], Window]) -> None:
    """Each is launched from the desk with four students: board and desk show the game, nothing is refused."""
    page = desk.look()
    board = opened(Board, "board")
    students = [student["id"] for student in page["class"]["students"][:4]]
    begun = 0
    for lesson in lessons()[0]:
        for game in lesson.games:
            words = {"kind": "lesson", "slug": lesson.slug}
            options = dict(lesson.options.get(game, {}))
            reply = desk.say("launch", game=game, teams=False, students=students, words=words, options=options)
            assert reply["ok"], (lesson.slug, game, reply)
            assert desk.look()["game"]["slug"] == board.look()["game"]["slug"] == game
            assert desk.say("close_table")["ok"]
            begun += 1
    assert begun > 50
