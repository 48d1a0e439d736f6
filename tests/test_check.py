"""`wordkit check`: what is said of a deck or a lesson that is not in order, and that ours are."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from wordkit.cli import app
from wordkit.words.check import Finding, check, shipped
from wordkit.words.entry import Entry
from wordkit.words.wellformed import faults_of

CARDS = "carte;mot;nature;definition;niveau\n"
GOOD_CARD = (
    "1;lisière;n.f.;bord d’un bois, là où il touche les champs;1\n"
    "1;zinzinuler;v.i.;pousser de petits cris, en parlant de la mésange;3\n"
    "1;hagard;adj.;qui a l’air égaré et très troublé;2\n"
    "1;derechef;adv.;une fois de plus, comme la première fois;3\n"
)
RIDDLES = "carte;longueur;mot;nature;definition;niveau\n"
GOOD_RIDDLES = (
    "1;4;lave;n.f.;roche en fusion qui coule d’un volcan;1\n"
    "1;5;lueur;n.f.;lumière faible ou passagère;1\n"
    "1;6;lézard;n.m.;petit reptile qui se chauffe sur les murs;1\n"
    "1;7;lanière;n.f.;bande de cuir longue et étroite;2\n"
    "1;8;lisibles;adj.;que l’on déchiffre sans peine;2\n"
    "1;9;libellule;n.f.;insecte aux quatre ailes transparentes qui vole près de l’eau;1\n"
)


def _write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def _codes(findings: list[Finding]) -> list[tuple[int | None, str]]:
    return [(finding.row, finding.code) for finding in findings]


def test_everything_we_ship_is_in_order() -> None:
    """No deck or lesson of ours has a fault that is not listed, with its reason, among the exceptions."""
    assert [str(finding) for finding in check(shipped())] == []
    assert len(shipped()) >= 4


def test_a_deck_in_order_has_no_fault(tmp_path: Path) -> None:
    """Good cards, riddles and lessons are passed over in silence."""
    _write(tmp_path / "definitions" / "cartes.csv", CARDS + GOOD_CARD)
    _write(tmp_path / "enigmes" / "L.csv", RIDDLES + GOOD_RIDDLES)
    _write(tmp_path / "mot_a_mot" / "cartes.csv", "carte;numero;mot\n1;1;lune\n1;2;pluie\n2;1;vent\n2;2;mer\n")
    assert check([tmp_path]) == []


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (Entry("brlmf", "n.m.", "bruit que l’on fait sans raison"), "lexicon"),
        (Entry("Toulouse", "n.f.", "ville rose au bord de la Garonne"), "lexicon"),
        (Entry("mangeait", "v.t.", "prenait un repas avec appétit"), "lexicon"),
        (Entry("à brlmfons", "loc. adv.", "d’une manière peu commode"), "lexicon"),
        (Entry("elephant", "n.m.", "gros animal qui a une trompe"), "spelling"),
        (Entry("oeuf", "n.m.", "ce que pond la poule chaque matin"), "spelling"),
        (Entry("lune", "n.m.", "astre qui tourne autour de nous"), "class"),
        (Entry("lune", "truc", "astre qui tourne autour de nous"), "class"),
        (Entry("lentement", "adj.", "sans se presser le moins du monde"), "class"),
        (Entry("lune", "n.f.", "astre " + "qui brille " * 20 + "la nuit"), "too_long"),
        (Entry("lune", "n.f.", "astre"), "too_short"),
        (Entry("lune", "n.f.", "astre qui tourne autour de nous."), "stop"),
        (Entry("lune", "n.f.", "Astre qui tourne autour de nous"), "capital"),
        (Entry("lune", "n.f.", "astre qui n'est pas une étoile"), "typography"),
        (Entry("lune", "n.f.", "astre: il tourne autour de nous"), "typography"),
        (Entry("lune", "n.f.", "astre dit « pâle » par les poètes"), "typography"),
        (Entry("lune", "n.f.", "astre des nuits , au ciel"), "typography"),
        (Entry("lune", "n.f.", "on voit des lunes autour de Saturne"), "family"),
        (Entry("jardinier", "n.m.", "celui qui soigne un jardin"), "family"),
        (Entry("remercier", "v.t.", "dire merci à quelqu’un"), "family"),
        (Entry("lune", "n.f.", "astre des nuits au ciel", "la lune luit."), "example"),
        (Entry("lune", "n.f.", "astre des nuits au ciel", "La lune luit"), "example"),
        (Entry("lune", "n.f.", "astre des nuits au ciel", "Le soleil luit."), "example"),
    ],
)
def test_a_fault_of_one_entry_is_named(entry: Entry, code: str) -> None:
    """Word, class, definition and example: each has its own faults, and the writer reads which it is."""
    assert code in [fault.code for fault in faults_of(entry)]


@pytest.mark.parametrize(
    "entry",
    [
        Entry("s’évanouir", "v.pr.", "perdre connaissance", "Elle s’évanouit de peur."),
        Entry("à tâtons", "loc. adv.", "en cherchant avec les mains, sans voir", "Il avance à tâtons."),
        Entry("à vau-l’eau", "loc. adv.", "vers la ruine, à l’abandon"),
        Entry("fatigué", "adj.", "qui a besoin de repos", "Je suis bien fatiguée."),
        Entry("chevaux", "n.m.pl.", "animaux que l’on monte", "Le cheval galope."),
        Entry("philippique", "n.f.", "discours violent contre quelqu’un"),
        Entry("œil", "n.m.", "organe de la vue", "Ouvre les yeux et l’œil."),
        Entry("grand-mère", "n.f.", "celle dont on est le petit-fils"),
        Entry("aquarelle", "n.f.", "peinture légère faite à l’eau"),
    ],
)
def test_a_good_entry_has_no_fault(entry: Entry) -> None:
    """Pronominal verbs, phrases, participles and plurals are read as a teacher reads them."""
    assert list(faults_of(entry)) == []


def test_riddles_are_held_to_their_cell(tmp_path: Path) -> None:
    """Length, initial, one riddle of each length a card, and no definition that fits two words of a cell."""
    rows = GOOD_RIDDLES.replace("1;6;lézard", "1;6;souris").replace("1;4;lave", "1;4;lueur")
    path = _write(tmp_path / "L.csv", RIDDLES + rows)
    assert {(2, "length"), (3, "twice"), (4, "initial")} <= set(_codes(check([path])))
    twin = GOOD_RIDDLES.replace("1;", "2;", 6) + "3;4;loge;n.f.;roche en fusion qui coule des volcans;1\n"
    path = _write(tmp_path / "L.csv", RIDDLES + twin)
    assert (8, "alike") in _codes(check([path]))
    assert (8, "card") in _codes(check([path]))
    assert _codes(check([_write(tmp_path / "Q.csv", RIDDLES)])) == [(None, "compartment")]


def test_no_definition_is_given_twice_in_a_deck_of_several_files(tmp_path: Path) -> None:
    """The sixteen files of a deck are one deck."""
    _write(tmp_path / "L.csv", RIDDLES + GOOD_RIDDLES)
    _write(tmp_path / "M.csv", RIDDLES + "1;4;mare;n.f.;roche en fusion qui coule d’un volcan;1\n")
    assert [(f.path.name, f.row) for f in check([tmp_path]) if f.code == "same_definition"] == [("M.csv", 2)]


def test_cards_are_complete_and_mixed(tmp_path: Path) -> None:
    """Four words of more than one class on a card of Définitions; the same numbers on every card of Mot à Mot."""
    rows = GOOD_CARD.replace("1;derechef;adv.;une fois de plus, comme la première fois;3\n", "")
    path = _write(tmp_path / "a" / "cartes.csv", CARDS + rows)
    assert _codes(check([path])) == [(4, "card")]
    path = _write(tmp_path / "b" / "cartes.csv", "carte;numero;mot\n1;1;lune\n1;2;pluie\n2;1;lune\n")
    assert _codes(check([path])) == [(4, "twice"), (None, "card")]


def test_every_bad_row_is_named_in_one_go(tmp_path: Path) -> None:
    """A missing cell does not hide what is wrong further down."""
    rows = (
        "mot;nature;definition;niveau\n;n.f.;vide;1\nlune;n.f.;astre des nuits au ciel;7\nmer;n.f.;Grande eau salée;1\n"
    )
    _write(tmp_path / "mer" / "lecon.toml", 'titre = "La mer"\nniveau = "6e"\n')
    _write(tmp_path / "mer" / "mots.csv", rows)
    assert _codes(check([tmp_path / "mer"])) == [(2, "row"), (3, "level"), (4, "capital")]
    _write(tmp_path / "mer" / "lecon.toml", "titre = 3")
    assert _codes(check([tmp_path])) == [(None, "file")]


def test_an_exception_has_a_reason(tmp_path: Path) -> None:
    """A rare word that the lexicon does not have is let through by name, for that rule only."""
    _write(tmp_path / "cartes.csv", CARDS + GOOD_CARD.replace("hagard", "hagardou").replace("qui a", "Qui a"))
    assert _codes(check([tmp_path])) == [(4, "lexicon"), (4, "capital")]
    _write(tmp_path / "exceptions.csv", "mot;regle;raison\nhagardou;lexicon;mot d’un livre lu en classe\n")
    assert _codes(check([tmp_path])) == [(4, "capital")]


def test_the_command_says_where_and_why(tmp_path: Path) -> None:
    """Row and reason on each line, JSON for programs, and an exit code that a script can read."""
    good = _write(tmp_path / "cartes.csv", CARDS + GOOD_CARD)
    said = CliRunner().invoke(app, ["check", str(good)])
    assert (said.exit_code, said.output) == (0, "Aucune faute.\n")
    bad = _write(tmp_path / "b" / "cartes.csv", CARDS + GOOD_CARD.replace("bord", "Bord"))
    said = CliRunner().invoke(app, ["check", str(bad)])
    assert said.exit_code == 1
    assert f"{bad}, ligne 2" in said.output
    said = CliRunner().invoke(app, ["check", "--json", str(bad)])
    assert said.exit_code == 1
    (row,) = json.loads(said.stdout)
    assert (row["file"], row["row"], row["code"]) == (str(bad), 2, "capital")
