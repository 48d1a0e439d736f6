"""The class list: names, codes, teams, and who holds which name."""

import io
from pathlib import Path
from random import Random

import openpyxl
import pytest

from wordkit.classroom import roster
from wordkit.classroom.erase import erase_student
from wordkit.classroom.lists import names_in_file, names_in_text
from wordkit.classroom.store import Store
from wordkit.engine import RuleError

NOW = 1_000_000.0


@pytest.fixture
def store(tmp_path: Path):
    opened = Store(tmp_path)
    yield opened
    opened.close()


def test_a_class_has_a_code_that_opens_it_in_any_case(store: Store) -> None:
    """The code is heard, not read: capitals and accents do not matter."""
    class_id = roster.add_class(store, "CM2", ["Zoé", "Adam"])
    (only,) = roster.all_classes(store)
    assert roster.class_with_code(store, f"  {only.code.lower()} ") == only
    assert only.id == class_id
    assert roster.class_with_code(store, "XXXX") is None


def test_students_are_listed_as_in_a_class_register(store: Store) -> None:
    """By name, accents aside."""
    class_id = roster.add_class(store, "CM2", ["Zoé", "Éloi", "Emma", "adam"])
    assert [s.name for s in roster.class_students(store, class_id, NOW)] == ["adam", "Éloi", "Emma", "Zoé"]


@pytest.mark.parametrize(
    ("name", "names", "code"),
    [
        ("", ["Adam"], "no_name"),
        ("CM2", [], "class_size"),
        ("CM2", ["Adam", "Adam"], "name_taken"),
        ("CM2", ["x" * 41], "long_name"),
        ("CM2", [f"É{n}" for n in range(61)], "class_size"),
        ("CM2", ["\u200b \t"], "no_name"),
    ],
)
def test_a_bad_class_is_refused_with_a_reason_and_leaves_nothing(
    store: Store, name: str, names: list[str], code: str
) -> None:
    """Each mistake has its own sentence, and no half class stays."""
    with pytest.raises(RuleError) as refused:
        roster.add_class(store, name, names)
    assert refused.value.code == code
    assert roster.all_classes(store) == []


def test_a_name_in_use_is_held_and_can_be_freed(store: Store) -> None:
    """A second laptop cannot take a name until the teacher frees it; the first then holds nothing."""
    class_id = roster.add_class(store, "CM2", ["Adam", "Alice"])
    adam = roster.class_students(store, class_id, NOW)[0].id
    roster.sit(store, class_id, adam, "laptop-1", NOW)
    with pytest.raises(RuleError) as refused:
        roster.sit(store, class_id, adam, "laptop-2", NOW + 3600)
    assert refused.value.code == "held"
    roster.free(store, class_id, adam)
    roster.sit(store, class_id, adam, "laptop-2", NOW + 3601)
    assert roster.seated(store, "laptop-1", NOW + 3601) is None
    assert roster.seated(store, "laptop-2", NOW + 3601) == (class_id, adam)


def test_a_device_holds_one_name_at_a_time(store: Store) -> None:
    """Choosing another name gives the first one back."""
    class_id = roster.add_class(store, "CM2", ["Adam", "Alice"])
    adam, alice = (s.id for s in roster.class_students(store, class_id, NOW))
    roster.sit(store, class_id, adam, "laptop", NOW)
    roster.sit(store, class_id, alice, "laptop", NOW)
    assert [s.held for s in roster.class_students(store, class_id, NOW)] == [False, True]
    roster.leave(store, "laptop")
    assert not any(s.held for s in roster.class_students(store, class_id, NOW))


def test_a_name_is_held_for_a_school_day(store: Store) -> None:
    """Tomorrow's class finds every name free, and nobody is here who was not seen lately."""
    class_id = roster.add_class(store, "CM2", ["Adam"])
    (adam,) = roster.class_students(store, class_id, NOW)
    roster.sit(store, class_id, adam.id, "laptop", NOW)
    assert roster.class_students(store, class_id, NOW + 5)[0].here
    away = roster.class_students(store, class_id, NOW + 60)[0]
    assert away.held
    assert not away.here
    assert not roster.class_students(store, class_id, NOW + 13 * 3600)[0].held


def test_a_student_of_another_class_cannot_be_taken(store: Store) -> None:
    """The code of a class opens its own names only."""
    first = roster.add_class(store, "CM1", ["Adam"])
    second = roster.add_class(store, "CM2", ["Zoé"])
    (zoe,) = roster.class_students(store, second, NOW)
    with pytest.raises(RuleError) as refused:
        roster.sit(store, first, zoe.id, "laptop", NOW)
    assert refused.value.code == "no_student"
    for nonsense in ("", "x", "-1", "1 OR 1=1", "9" * 30):
        with pytest.raises(RuleError):
            roster.sit(store, first, nonsense, "laptop", NOW)


def test_random_teams_take_everyone_and_are_nearly_equal(store: Store) -> None:
    """Seven students in three teams: 3, 2 and 2."""
    class_id = roster.add_class(store, "CM2", [f"É{n}" for n in range(7)])
    roster.random_teams(store, class_id, 3, Random("x"))
    teams = [s.team for s in roster.class_students(store, class_id, NOW)]
    assert sorted(teams.count(team) for team in set(teams)) == [2, 2, 3]
    roster.clear_teams(store, class_id)
    assert {s.team for s in roster.class_students(store, class_id, NOW)} == {""}
    with pytest.raises(RuleError):
        roster.random_teams(store, class_id, 9, Random("x"))


def test_teams_are_also_made_by_hand(store: Store) -> None:
    """One student at a time."""
    class_id = roster.add_class(store, "CM2", ["Adam", "Alice"])
    adam, alice = (s.id for s in roster.class_students(store, class_id, NOW))
    roster.set_team(store, class_id, adam, "Lynx")
    roster.set_team(store, class_id, alice, "Lynx")
    assert {s.team for s in roster.class_students(store, class_id, NOW)} == {"Lynx"}


def test_students_come_and_go_in_the_course_of_the_year(store: Store) -> None:
    """Adding, renaming and removing; a name twice is refused."""
    class_id = roster.add_class(store, "CM2", ["Adam"])
    new = roster.add_student(store, class_id, "Zoé")
    with pytest.raises(RuleError):
        roster.add_student(store, class_id, "Adam")
    roster.rename_student(store, class_id, new, "Zoé B.")
    assert roster.names_of(store, class_id)[new] == "Zoé B."
    erase_student(store, class_id, new)
    assert list(roster.names_of(store, class_id).values()) == ["Adam"]
    assert roster.add_student(store, class_id, "Léa") != new


def test_names_are_pasted_one_a_line_or_on_one_line() -> None:
    """Blank lines and spaces do not count."""
    assert names_in_text(" Adam \n\n Zoé\r\n") == ("Adam", "Zoé")
    assert names_in_text("Adam, Zoé; Léo") == ("Adam", "Zoé", "Léo")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252"])
@pytest.mark.parametrize("separator", [";", ",", "\t"])
def test_a_csv_list_is_read_whatever_wrote_it(encoding: str, separator: str) -> None:
    """Separators and encodings of French spreadsheets all give the same names."""
    rows = [("Nom", "Prénom"), ("Brun", "Éloïse"), ("Petit", "Zoé"), ("Seul", "")]
    data = "\r\n".join(separator.join(row) for row in rows).encode(encoding)
    found = names_in_file("classe.csv", data)
    assert found.names == ("Éloïse B.", "Zoé P.")
    assert found.problems == ("Ligne 4\u00a0: pas de prénom dans la colonne 2.",)


def test_an_xlsx_list_is_read() -> None:
    """The first sheet, the column headed Élève."""
    book = openpyxl.Workbook()
    book.active.append(["n°", "Élève"])
    book.active.append([1, "Amélie"])
    book.active.append([2, "Noé"])
    file = io.BytesIO()
    book.save(file)
    assert names_in_file("classe.xlsx", file.getvalue()).names == ("Amélie", "Noé")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"PK\x03\x04 pas un classeur", "bad_file"),
        (b"\x00\x01\x02\x00", "bad_file"),
        (b"x" * 1_000_001, "big_file"),
        (b"a\n" * 501, "big_file"),
        (b"\n\n", "no_names"),
    ],
)
def test_a_file_that_is_no_list_is_refused_with_a_reason(data: bytes, code: str) -> None:
    """Nothing is guessed from a file that cannot be read."""
    with pytest.raises(RuleError) as refused:
        names_in_file("fichier", data)
    assert refused.value.code == code
