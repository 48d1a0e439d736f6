"""The lexicon: what is accepted, what is said of a refused word, how hard words are, pages, spelling."""

import subprocess
import sys
from pathlib import Path

import pytest

from wordkit import resources
from wordkit.words.lexicon import LEMMAS_ON_A_PAGE, lexicon
from wordkit.words.text import collation_key, fold

LEXICON = lexicon()
FOLDER = resources.folder("datasets") / "lexique"


def _lemmas(name: str = "lemmes.txt") -> list[str]:
    return [line.partition(";")[0] for line in (FOLDER / name).read_text(encoding="utf-8").splitlines()[1:]]


REAL = (
    "porte portes chevaux belle œufs OEUFS elephant manger s’évanouir s'evanouir arc-en-ciel aujourd'hui lentement "
    "fatigué fatiguées gâtés paris zinzinuler une grand-mère dans papa professeures"
)


@pytest.mark.parametrize("word", REAL.split())
def test_real_words_are_accepted(word: str) -> None:
    """Nouns, adjectives with their plurals, infinitives, little words: accents, case and ligatures are forgiven."""
    assert LEXICON.accepted(word).accepted
    assert LEXICON.accepted(word).why == "ok"


@pytest.mark.parametrize(
    ("word", "why", "said"),
    [
        ("vais", "conjugated", "«\u00a0aller\u00a0»"),
        ("mangerions", "conjugated", "«\u00a0manger\u00a0»"),
        ("appelle", "conjugated", "«\u00a0appeler\u00a0»"),
        ("mangeant", "participle", "«\u00a0manger\u00a0»"),
        ("zinzinulé", "participle", "«\u00a0zinzinuler\u00a0»"),
        ("Toulouse", "proper", "nom propre"),
        ("toulouse", "proper", "nom propre"),
        ("ADN", "initials", "sigle"),
        ("croupetons", "phrase", "pas seul"),
        ("chat noir", "phrase", "seul mot"),
        ("brlmf", "unknown", "pas dans le dictionnaire"),
        (" -’ ", "empty", "Écris"),
        ("<b>chat</b>", "unknown", "pas dans le dictionnaire"),
    ],
)
def test_a_refused_word_is_explained(word: str, why: str, said: str) -> None:
    """A conjugated verb, a proper noun, a word that does not exist: each is refused in a sentence that says why."""
    verdict = LEXICON.accepted(word)
    assert (verdict.accepted, verdict.why) == (False, why)
    assert said in verdict.sentence


def test_a_form_leads_to_its_lemmas() -> None:
    """A form is read in every way it can be, with class, gender and number; as it is spelt comes first."""
    first, *others = LEXICON.entries("portes")
    assert (first.lemma, first.nature, first.gender, first.number) == ("porte", "n.f.", "f", "p")
    assert {("porter", "conj"), ("porter", "pp"), ("porte", "")} <= {(sense.lemma, sense.part) for sense in others}
    (eye,) = LEXICON.entries("oeil")
    assert (eye.form, eye.lemma, eye.nature) == ("œil", "œil", "n.m.")
    assert LEXICON.entries("côté")[0].form == "côté"
    assert LEXICON.entries("succéder")[0].natures == ("v.t. ind.", "v.pr.")
    assert LEXICON.entries("brlmf") == ()


def test_every_lemma_is_found_by_its_own_name() -> None:
    """Whatever the dictionary lists can be looked up, and stands on the page that lists it."""
    for at, lemma in list(enumerate(_lemmas()))[::199]:
        assert lemma in {sense.lemma for sense in LEXICON.entries(lemma)}, lemma
        assert LEXICON.accepted(lemma).accepted, lemma
        assert lemma in LEXICON.lemmas_on_page(at // LEMMAS_ON_A_PAGE + 1)
        assert LEXICON.page(lemma) == at // LEMMAS_ON_A_PAGE + 1, lemma


def test_what_is_known_and_refused_is_never_accepted_by_that_name() -> None:
    """A name stays a name, unless an ordinary word is written alike."""
    ordinary = {fold(lemma) for lemma in _lemmas()}
    refused = [word for word in _lemmas("hors-dictionnaire.txt")[::101] if fold(word) not in ordinary]
    accepted = [word for word in refused if LEXICON.accepted(word).accepted]
    assert all(any(sense.kind not in "pxq" for sense in LEXICON.entries(word)) for word in accepted)
    assert len(accepted) < len(refused) / 10


@pytest.mark.parametrize("name", ["lemmes.txt", "hors-dictionnaire.txt", "frequences.txt"])
def test_tables_are_in_dictionary_order(name: str) -> None:
    """The files are searched by halving: they must be in order, and each lemma there once."""
    words = _lemmas(name)
    assert words == sorted(words, key=collation_key)
    assert name == "frequences.txt" or len(set(words)) == len(words)


def test_pages_follow_the_alphabet() -> None:
    """The example of the rules: the page of ROTI is before that of TERMINUS; no page beyond the last."""
    assert LEXICON.page("roti") < LEXICON.page("terminus")
    assert LEXICON.page("chevaux") == LEXICON.page("cheval")
    assert LEXICON.page("zzzzz") == LEXICON.pages()
    assert LEXICON.lemmas_on_page(0) == LEXICON.lemmas_on_page(LEXICON.pages() + 1) == ()
    assert len(LEXICON.lemmas_on_page(1)) == LEMMAS_ON_A_PAGE
    assert 0 < len(LEXICON.lemmas_on_page(LEXICON.pages())) <= LEMMAS_ON_A_PAGE


def test_common_words_are_easy_and_rare_ones_hard() -> None:
    """Difficulty grows as a word gets rare; a plural is as hard as its singular; accents tell words apart."""
    ladder = ["maison", "pont", "terminus", "incipit", "zinzinuler"]
    assert sorted(ladder, key=LEXICON.difficulty) == ladder
    assert [LEXICON.level(word) for word in ("maison", "terminus", "zinzinuler")] == [1, 2, 3]
    assert LEXICON.difficulty("chevaux") == LEXICON.difficulty("cheval")
    assert LEXICON.difficulty("coeur") == LEXICON.difficulty("cœur") < 0.3
    assert LEXICON.difficulty("cote") > LEXICON.difficulty("côté")
    assert LEXICON.difficulty("brlmf") == 1.0


def test_clues_lead_to_the_words_that_fit() -> None:
    """What Dico secret reveals: the first three letters in order of the alphabet, then all the others."""
    assert LEXICON.fitting(8, "ERT", "IMNSU") == ("terminus",)
    assert LEXICON.fitting(8, pattern="t?rmi?us") == ("terminus",)
    starts = LEXICON.fitting(8, "ERT")
    assert "terminus" in starts
    assert list(starts) == sorted(starts, key=collation_key)
    assert "cœur" in LEXICON.fitting(5, pattern="coeur")


@pytest.mark.parametrize(
    ("misspelt", "meant"),
    [
        ("elefant", "éléphant"),
        ("fotografie", "photographie"),
        ("rinosseros", "rhinocéros"),
        ("ipopotame", "hippopotame"),
        ("kouto", "couteau"),
        ("apartement", "appartement"),
        ("abitude", "habitude"),
        ("chato", "château"),
    ],
)
def test_a_misspelt_word_is_recognised(misspelt: str, meant: str) -> None:
    """The word meant is among the first suggestions, by its look or by its sound."""
    assert meant in LEXICON.suggest(misspelt)[:3]


def test_the_lexicon_is_light() -> None:
    """The tables stay small on disk, and the two licences in files of their own."""
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 3_000_000
    for path in FOLDER.glob("*.txt"):
        head = path.read_text(encoding="utf-8").partition("\n")[0]
        assert ("MPL" in head) != ("CC BY-SA" in head)


def test_the_tables_can_be_made_again(tmp_path: Path) -> None:
    """The kept script turns lines of the two sources into the tables that the lexicon reads."""
    from wordkit.words.lexicon import Lexicon

    script = tmp_path / "make.py"
    script.write_bytes((FOLDER / "make.py").read_bytes())
    lex = "# x\nchat\tchat\t:N:m:s/*\nchats\tchat\t:N:m:p/*\nParis\tParis\t:MP:e:i#C/*\nkm\tm\t:N:m:i;S/*\n"
    lex += "chante\tchanter\t:V1_it____a:Ip:3s/*\nchanter\tchanter\t:V1_it____a:Y/*\n"
    lex += "yottawatt\twatt\t:N:m:s;U/*\nkilowatts\twatt\t:N:m:p;U/*\n"
    (tmp_path / "a.lex").write_text(lex, encoding="utf-8")
    columns = ["1_ortho", "3_lemme", "4_cgram", "7_freqlemfilms2", "8_freqlemlivres"]
    rows = [columns, ["chat", "chat", "NOM", "100,0", "50,0"], ["chats", "chat", "NOM", "100,0", "50,0"]]
    (tmp_path / "b.txt").write_text("\n".join("\t".join(row) for row in rows) + "\n", encoding="cp1252")
    subprocess.run(
        [sys.executable, script, tmp_path / "a.lex", tmp_path / "b.txt"], check=True, cwd=FOLDER.parent.parent
    )
    made = Lexicon(tmp_path)
    assert made.lemmas_on_page(1) == ("chanter", "chat", "kilowatt")
    said = [made.accepted(word).why for word in ("chats", "chante", "paris", "km")]
    assert said == ["ok", "conjugated", "proper", "unknown"]
    assert made.frequency("chats") == pytest.approx(4.9)


MISSPELT = """
elefant éléphant farmacie pharmacie ortografe orthographe oizo oiseau soley soleil fote faute gato gâteau bato bateau
acceuil accueil oreye oreille bouteye bouteille tablo tableau maizon maison kestion question orloge horloge
istoire histoire"""
PAIRS = list(zip(MISSPELT.split()[::2], MISSPELT.split()[1::2], strict=True))


@pytest.mark.parametrize(("written", "meant"), PAIRS)
def test_a_pupils_spelling_leads_to_the_word_first(written: str, meant: str) -> None:
    """What is written as it sounds finds the everyday word before rarer ones that look like it."""
    assert LEXICON.suggest(written)[0] == meant


def test_a_headword_stands_on_its_own_page() -> None:
    """A lemma is where its page says, even when it is a form of another one: « admis » of « admettre »."""
    for number in range(1, LEXICON.pages() + 1, 50):
        assert [LEXICON.page(word) for word in LEXICON.lemmas_on_page(number)] == [number] * len(
            LEXICON.lemmas_on_page(number)
        )
    assert [LEXICON.lemma(word) for word in ("admis", "caduque", "portes")] == ["admis", "caduque", "porte"]
