"""Reading decks and lessons, and what is said of a file that cannot be read."""

from pathlib import Path

import pytest

from wordkit.words.decks import DeckError, read_cards, read_riddles
from wordkit.words.entry import Entry
from wordkit.words.lessons import Lesson, cards_of, lessons, read_lesson

HEADER = "carte;mot;nature;definition;niveau\n"
CARD = "1;un;n.m.;a;1\n1;deux;n.f.;b;2\n1;trois;adj.;c;3\n1;quatre;adv.;d;1\n"


def _deck(folder: Path, text: str | bytes) -> Path:
    path = folder / "cartes.csv"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def _lesson(root: Path, slug: str, about: str = "", words: str | None = None) -> Path:
    folder = root / slug
    folder.mkdir(parents=True)
    (folder / "lecon.toml").write_text(about or 'titre = "La mer"\nniveau = "cycle 3"\n', encoding="utf-8")
    (folder / "mots.csv").write_text(words or "mot;nature;definition\nhoule;n.f.;longues vagues\n", encoding="utf-8")
    return folder


def test_a_deck_is_read_card_by_card(tmp_path: Path) -> None:
    """Cards keep the order of the file, four words each; empty rows and a byte order mark do not matter."""
    path = _deck(tmp_path, "\ufeff" + HEADER + CARD + ";;;;\n\n" + CARD.replace("1;", "2;", 4).replace("un", "cinq"))
    first, second = read_cards(path)
    assert first[1] == Entry("deux", "n.f.", "b", level=2)
    assert [entry.word for entry in second] == ["cinq", "deux", "trois", "quatre"]


@pytest.mark.parametrize(
    ("text", "row", "said"),
    [
        ("carte;mot;nature;niveau\n", 1, "colonne «\u00a0definition\u00a0»"),
        ("", 1, "colonne «\u00a0carte\u00a0»"),
        (HEADER + CARD.replace("trois", " "), 4, "«\u00a0mot\u00a0» est vide"),
        (HEADER + CARD.replace("b;2", "b;5"), 3, "«\u00a05\u00a0»"),
        (HEADER + CARD.replace("a;1", "a ; b;1"), 2, "plus de valeurs"),
        (HEADER + CARD.replace("a;1", "a"), 2, "«\u00a0niveau\u00a0» est vide"),
        (HEADER + CARD.replace("deux", "ÙN"), 3, "deux fois le mot «\u00a0ÙN\u00a0»"),
        (HEADER + CARD + "2;cinq;n.m.;e;1\n", 6, "carte 2 a 1 mots"),
        (HEADER + CARD.replace("trois", '"trois"e'), 4, "guillemets"),
        ((HEADER + CARD.replace("deux", "été")).encode("latin-1"), None, "UTF-8"),
    ],
)
def test_a_bad_row_is_named(tmp_path: Path, text: str | bytes, row: int | None, said: str) -> None:
    """The teacher reads which row of which file is wrong, and why."""
    path = _deck(tmp_path, text)
    with pytest.raises(DeckError) as caught:
        read_cards(path)
    assert (caught.value.path, caught.value.row) == (path, row)
    assert said in caught.value.reason
    assert str(caught.value).startswith("cartes.csv")


def test_a_missing_deck_is_said(tmp_path: Path) -> None:
    """A file that is not there is a sentence, not a traceback."""
    with pytest.raises(DeckError, match="introuvable"):
        read_cards(tmp_path / "cartes.csv")


def test_a_lesson_is_read_from_its_folder(tmp_path: Path) -> None:
    """Everything a lesson says is kept: what it is for, the games with their set-up, and its words."""
    about = (
        'titre = "Le ciel"\nniveau = "cycle 4"\nobjectifs = ["nommer les astres"]\njeux = ["definitions"]\n'
        "[options.definitions]\nseconds = 120\n"
    )
    words = "theme;mot;nature;definition;exemple;niveau\nastres;comète;n.f.;astre chevelu;Une comète passe.;2\n"
    assert read_lesson(_lesson(tmp_path, "le-ciel", about, words)) == Lesson(
        slug="le-ciel",
        title="Le ciel",
        level="cycle 4",
        aims=("nommer les astres",),
        games=("definitions",),
        options={"definitions": {"seconds": 120}},
        words=(Entry("comète", "n.f.", "astre chevelu", "Une comète passe.", 2, "astres"),),
    )


def test_a_lesson_needs_little(tmp_path: Path) -> None:
    """A title, a level and three columns are enough; a word without a level is of the first."""
    lesson = read_lesson(_lesson(tmp_path, "la-mer"))
    assert lesson.words == (Entry("houle", "n.f.", "longues vagues"),)
    assert (lesson.aims, lesson.games, dict(lesson.options)) == ((), (), {})


@pytest.mark.parametrize(
    ("about", "words", "said"),
    [
        ('niveau = "6e"', None, "titre"),
        ('titre = "A"\nniveau = 6', None, "niveau"),
        ('titre = "A"\nniveau = "6e"\nobjectifs = "lire"', None, "objectifs"),
        ('titre = "A"\nniveau = "6e"\njeux = [1]', None, "jeux"),
        ('titre = "A"\nniveau = "6e"\noptions = 3', None, "options"),
        ("titre = ", None, "TOML"),
        ("", "mot;nature;definition\n", "aucun mot"),
        ("", "mot;nature;definition\nhoule;n.f.;a\nHoule;n.f.;b\n", "ligne 3"),
        ("", "mot;nature;definition;niveau\nhoule;n.f.;a;9\n", "ligne 2"),
    ],
)
def test_a_broken_lesson_does_not_hide_the_others(tmp_path: Path, about: str, words: str | None, said: str) -> None:
    """The lesson that cannot be read is named with the reason; every other one is there."""
    ours, no_problem = lessons()
    _lesson(tmp_path, "bancale", about, words)
    _lesson(tmp_path, "la-mer")
    found, problems = lessons(tmp_path)
    assert no_problem == ()
    assert [lesson.slug for lesson in found] == [*(lesson.slug for lesson in ours), "la-mer"]
    (problem,) = problems
    assert "bancale" in problem
    assert said in problem


def test_a_folder_without_a_lesson_in_it_is_reported(tmp_path: Path) -> None:
    """A forgotten lecon.toml is said; hidden folders and a root that does not exist yet are nothing to worry about."""
    (tmp_path / "vide").mkdir()
    (tmp_path / ".cache").mkdir()
    _, problems = lessons(tmp_path, tmp_path / "absent")
    assert len(problems) == 1
    assert "lecon.toml" in problems[0]


def test_the_teachers_version_of_a_lesson_wins(tmp_path: Path) -> None:
    """Two lessons of one name are one lesson: the one read last, which is the teacher's own."""
    _lesson(tmp_path / "a", "la-mer", 'titre = "Avant"\nniveau = "6e"')
    _lesson(tmp_path / "b", "la-mer", 'titre = "Après"\nniveau = "6e"')
    found, _ = lessons(tmp_path / "a", tmp_path / "b")
    assert [lesson.title for lesson in found if lesson.slug == "la-mer"] == ["Après"]


@pytest.mark.parametrize(
    ("count", "sizes"),
    [(0, []), (1, [1]), (4, [4]), (5, [2, 3]), (16, [4, 4, 4, 4]), (18, [3, 4, 3, 4, 4]), (2, [2])],
)
def test_words_are_dealt_into_cards(count: int, sizes: list[int]) -> None:
    """All words are on a card, in order, and a card is at most one word shorter than another."""
    words = tuple(Entry(f"mot {n}", "n.m.", "…") for n in range(count))
    cards = cards_of(words)
    assert [len(card) for card in cards] == sizes
    assert sum(cards, ()) == words


RIDDLES = "carte;longueur;mot;nature;definition;niveau\n1;4;gant;n.m.;pour la main;1\n1;5;hibou;n.m.;oiseau de nuit;1\n"


def test_riddle_cards_are_read_from_the_file_of_their_compartment(tmp_path: Path) -> None:
    """A card has words of different lengths, which begin with a letter of the file's name."""
    path = tmp_path / "GH.csv"
    path.write_text(RIDDLES, encoding="utf-8")
    assert [entry.word for card in read_riddles(path) for entry in card] == ["gant", "hibou"]


@pytest.mark.parametrize(
    ("was", "put", "row", "said"),
    [
        ("5;hibou", "6;hibou", 3, "a 5 lettres, et non 6"),
        ("hibou", "tibou", 3, "ne commence pas par G ou H"),
        ("5;hibou", "4;haie", 3, "deux mots de 4 lettres"),
        ("gant", "", 2, "est vide"),
    ],
)
def test_a_bad_riddle_is_named(tmp_path: Path, was: str, put: str, row: int, said: str) -> None:
    """The row and the reason, as for the other decks."""
    path = tmp_path / "GH.csv"
    path.write_text(RIDDLES.replace(was, put), encoding="utf-8")
    with pytest.raises(DeckError) as caught:
        read_riddles(path)
    assert caught.value.row == row
    assert said in caught.value.reason
