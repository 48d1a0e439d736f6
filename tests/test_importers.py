"""Importers: what a spreadsheet, a pasted list or a dictionary brings, what is said of bad rows, what is refused."""

import gzip
import io
import json
import struct
import zipfile
from pathlib import Path

import pytest
from openpyxl import Workbook
from typer.testing import CliRunner

from wordkit.cli import app
from wordkit.words.entry import Entry
from wordkit.words.importers import Preview, Refused, preview, preview_text
from wordkit.words.importers.sources import main_file
from wordkit.words.lessons import Lesson, read_lesson, slug_of, write_lesson

SEA = [
    ["Mot", "Classe grammaticale", "Définition", "Exemple", "Niveau"],
    ["Houle", "n.f.", "Longues vagues qui ne se brisent pas.", "La houle berce le bateau.", "2"],
    ["", "", "", "", ""],
    ["écume", "", "mousse blanche à la surface de l'eau", "", ""],
    ["", "n.m.", "une définition sans mot", "", ""],
    ["phare", "n.m.", "tour dont la lumière guide les marins", "", "9"],
    ["houle", "n.f.", "encore elle", "", ""],
]
ENTRIES = [
    Entry("houle", "n.f.", "longues vagues qui ne se brisent pas", "La houle berce le bateau.", 2),
    Entry("écume", "n.f.", "mousse blanche à la surface de l’eau", level=1),
]
PROBLEM_ROWS = [5, 6, 7]


def _csv(separator: str, encoding: str) -> bytes:
    return "\r\n".join(separator.join(row) for row in SEA).encode(encoding)


def _xlsx(rows: list[list[str]]) -> bytes:
    book = Workbook()
    for row in rows:
        book.active.append(row)
    content = io.BytesIO()
    book.save(content)
    return content.getvalue()


def _ods(rows: list[list[str]], repeated: int = 1) -> bytes:
    cells = "".join(
        f'<table:table-row table:number-rows-repeated="{repeated}">'
        + "".join(f'<table:table-cell><text:p xml:space="preserve">{cell}</text:p></table:table-cell>' for cell in row)
        + '<table:table-cell table:number-columns-repeated="16000"/></table:table-row>'
        for row in rows
    )
    namespaces = " ".join(
        f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for name in ("office", "table", "text")
    )
    xml = (
        f'<?xml version="1.0"?><office:document-content {namespaces}><office:body><office:spreadsheet>'
        f'<table:table table:name="a">{cells}<table:table-row table:number-rows-repeated="1048000"/></table:table>'
        f"<table:table><table:table-row><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row></table:table>"
        f"</office:spreadsheet></office:body></office:document-content>"
    )
    return _zipped({"content.xml": xml.encode()})


def _zipped(files: dict[str, bytes]) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return content.getvalue()


def _kept(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


def _entries(found: Preview) -> list[Entry]:
    return [item.entry for item in found.candidates]


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.csv", _csv(";", "utf-8")),
        ("a.csv", _csv(";", "utf-8-sig")),
        ("a.csv", _csv(";", "cp1252")),
        ("a.csv", _csv(",", "cp1252")),
        ("a.tsv", _csv("\t", "utf-8")),
        ("a.xlsx", _xlsx(SEA)),
        ("a.ods", _ods(SEA)),
    ],
)
def test_every_spreadsheet_is_read_alike(tmp_path: Path, name: str, data: bytes) -> None:
    """Separator, encoding and program do not matter; every bad row is named with the number a spreadsheet shows."""
    found = preview(_kept(tmp_path / name, data))
    assert _entries(found) == ENTRIES
    assert [problem.row for problem in found.problems] == PROBLEM_ROWS
    assert "niveau" in str(found.problems[1])


def test_columns_without_titles(tmp_path: Path) -> None:
    """Two columns are word and definition, three have the class between; one known title alone is a word."""
    two = preview(_kept(tmp_path / "a.csv", "houle;longues vagues\nphare;tour qui éclaire\n".encode()))
    assert [(e.word, e.nature, e.definition) for e in _entries(two)] == [
        ("houle", "n.f.", "longues vagues"),
        ("phare", "n.m.", "tour qui éclaire"),
    ]
    three = preview(_kept(tmp_path / "b.csv", b"exemple;n.m.;ce qui sert de preuve\n"))
    assert _entries(three)[0].definition == "ce qui sert de preuve"
    titled = preview(_kept(tmp_path / "c.csv", "définition;exemple\na;b\n".encode()))
    assert titled.candidates == ()
    assert "mot" in str(titled.problems[0])


def test_pasted_text_is_read_line_by_line(tmp_path: Path) -> None:
    """Lists as teachers write them: numbered, with the class in brackets, with : = or a dash, or words alone."""
    text = (
        "1. Houle : longues vagues\n- marée (n.f.) – mouvement de la mer\n\nphare\nécume = mousse sur l'eau.\nphare\n"
    )
    found = preview_text(text)
    assert [(e.word, e.nature, e.definition) for e in _entries(found)] == [
        ("houle", "n.f.", "longues vagues"),
        ("marée", "n.f.", "mouvement de la mer"),
        ("phare", "n.m.", ""),
        ("écume", "n.f.", "mousse sur l’eau"),
    ]
    assert [(item.complete, item.row) for item in found.candidates] == [(True, 1), (True, 2), (False, 4), (True, 5)]
    assert [problem.row for problem in found.problems] == [6]
    assert _entries(preview(_kept(tmp_path / "mer.txt", text.encode("cp1252")))) == _entries(found)
    cells = preview_text("houle\tn.f.\tlongues vagues\nphare\tn.m.\ttour qui éclaire")
    assert [e.definition for e in _entries(cells)] == ["longues vagues", "tour qui éclaire"]


def test_what_should_be_mended_is_said_beside_each_word() -> None:
    """A preview holds a word to the same form as `wordkit check` does."""
    (item,) = preview_text("jardinier : celui qui soigne un jardin").candidates
    assert [fault.code for fault in item.faults] == ["family"]


def test_a_formula_is_only_text(tmp_path: Path) -> None:
    """What a spreadsheet would run is neutralised when it comes in and when it is kept."""
    row = '=HYPERLINK("x")\thoule;@SUM(1);+longues vagues;-1+2\n'
    (entry,) = _entries(preview(_kept(tmp_path / "a.csv", f"mot;nature;definition;exemple\n{row}".encode())))
    assert not any(
        text.startswith(("=", "+", "-", "@")) for text in (entry.word, entry.nature, entry.definition, entry.example)
    )
    write_lesson(tmp_path, Lesson("essai", "Essai", "6e", (), (), {}, (Entry("=1+1", "@x", "+cmd", "-2"),)))
    assert "1+1;x;cmd;2;1;" in (tmp_path / "essai" / "mots.csv").read_text(encoding="utf-8")


def _lying(size: int) -> bytes:
    """An archive that says it holds a thousand bytes, and unfolds to many more."""
    data = bytearray(_zipped({"content.xml": b"<a>" + b" " * size}))
    struct.pack_into("<I", data, data.index(b"PK\1\2") + 24, 1000)
    return bytes(data)


BOMB = _zipped({"content.xml": b"<a>" + b" " * 70_000_000 + b"</a>"})
LAUGHS = _zipped({"content.xml": b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;</a>'})


@pytest.mark.parametrize(
    ("name", "data", "code"),
    [
        ("bomb.xlsx", BOMB, "big_file"),
        ("bomb.ods", BOMB, "big_file"),
        ("laughs.ods", LAUGHS, "bad_file"),
        ("lie.ods", _lying(70_000_000), "bad_file"),
        ("tags.xlsx", _zipped({"xl/sharedStrings.xml": b"<si/>" * 1_000_000}), "big_file"),
        ("lines.csv", b"\n" * 4_000_000, "big_file"),
        ("spaces.jsonl.gz", gzip.compress(b"{" + b" " * 4_000_000), "big_file"),
        ("lines.jsonl.gz", gzip.compress(b"\n" * 400_000), "bad_file"),
        ("big.csv", b"mot;definition\n" * 400_000, "big_file"),
        ("long.csv", b"a;b\n" * 6_000, "big_file"),
        ("long.ods", _ods([["houle", "vagues"]], repeated=900_000), "big_file"),
        ("broken.xlsx", _xlsx(SEA)[:900], "bad_file"),
        ("empty.xlsx", b"PK\3\4", "bad_file"),
        ("other.xlsx", _zipped({"x": b"y"}), "bad_file"),
        ("picture.csv", b"\x89PNG\r\n\x1a\n\0\0\0", "bad_file"),
        ("words.pdf", b"%PDF", "unknown_file"),
        ("many.csv", "\n".join(f"mot{n};texte {n}" for n in range(600)).encode(), "too_many"),
    ],
)
def test_what_is_too_big_or_no_list_is_refused_at_once(tmp_path: Path, name: str, data: bytes, code: str) -> None:
    """Bombs, other files and endless lists are refused in a sentence, before they are unfolded."""
    path = _kept(tmp_path / name, data)
    with pytest.raises(Refused) as caught:
        preview(path)
    assert caught.value.code == code
    assert caught.value.sentence.endswith(".")


def test_encodings_of_every_spreadsheet_and_their_mixture(tmp_path: Path) -> None:
    """« Texte Unicode » is UTF-16; a list put together from two files has lines in two encodings."""
    wide = preview(_kept(tmp_path / "a.txt", "écume\tmousse de la mer\n".encode("utf-16")))
    mixed = preview(_kept(tmp_path / "b.csv", "écume;mousse\n".encode() + "forêt;des arbres\n".encode("cp1252")))
    assert [(e.word, e.definition) for e in (*_entries(wide), *_entries(mixed))] == [
        ("écume", "mousse de la mer"),
        ("écume", "mousse"),
        ("forêt", "des arbres"),
    ]


def test_the_first_sheet_with_words_is_read(tmp_path: Path) -> None:
    """An empty first sheet hides nothing, in either kind of workbook."""
    book = Workbook()
    book.create_sheet("mots").append(["houle", "longues vagues"])
    book.save(tmp_path / "a.xlsx")
    content = _ods([["houle", "longues vagues"]])
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        xml = archive.read("content.xml").replace(
            b"<office:spreadsheet>", b"<office:spreadsheet><table:table><table:table-row/></table:table>"
        )
    for path in (tmp_path / "a.xlsx", _kept(tmp_path / "a.ods", _zipped({"content.xml": xml}))):
        assert [e.word for e in _entries(preview(path))] == ["houle"]


def test_nothing_is_left_out_in_silence(tmp_path: Path) -> None:
    """A doubled column, a text that would be cut, a line without end and an empty list are all named."""
    doubled = preview(_kept(tmp_path / "a.csv", "\nmot;sens;définition\nhoule;vagues;eau\n".encode()))
    assert [(problem.row, "définition" in str(problem)) for problem in doubled.problems] == [(2, True)]
    long = preview(_kept(tmp_path / "b.csv", f"mot;definition\nhoule;{'vague ' * 100}\n".encode()))
    assert [(problem.row, "400" in str(problem)) for problem in long.problems] == [(2, True)]
    assert [problem.row for problem in preview_text("phare\na" + " :" * 40_000).problems] == [2]
    assert [e.word for e in _entries(preview_text("a" + " " * 150_000 + "b"))] == ["a b"]
    assert "aucun mot" in str(preview(_kept(tmp_path / "c.csv", b"mot;definition\n")).problems[0])


@pytest.mark.parametrize(
    "text", ["", "\n\n", ";", "\t\t\n", "«»", "<script>alert(1)</script> : <b>x</b>", "=:=", "- : -"]
)
def test_odd_text_breaks_nothing(text: str) -> None:
    """Whatever is pasted, there is a preview or a sentence; markup stays text."""
    found = preview_text(text)
    assert all(item.entry.word for item in found.candidates)


def _stardict(folder: Path, articles: dict[str, str], types: str = "g", zipped: bool = True) -> Path:
    index, data = b"", b""
    for word, text in articles.items():
        article = text.encode() if types else b"m" + text.encode() + b"\0"
        index += word.encode() + b"\0" + struct.pack(">II", len(data), len(article))
        data += article
    same = f"sametypesequence={types}\n" if types else ""
    _kept(folder / "d.idx", index)
    _kept(folder / ("d.dict.dz" if zipped else "d.dict"), gzip.compress(data) if zipped else data)
    head = f"StarDict's dict ifo file\nversion=2.4.2\nwordcount={len(articles)}\n{same}"
    return _kept(folder / "d.ifo", head.encode())


LITTRE = {
    "ABIME": "<i>(a-bî-m’) s. m.</i>\n\n<b>1°</b> Gouffre sans fond. On y tombe.",
    "ABÎME": "<i>(a-bî-m’) s. m.</i>\n\n<b>1°</b> Gouffre sans fond. On y tombe.",
    "FORET": "<i>(fo-rè) s. m.</i>\n Outil qui perce.",
    "FORÊT": "<i>(fo-rè) s. f.</i>\n Terme de nature. Vaste étendue d&#39;arbres.",
    "VIDE": "<i>(vi-d’) adj.</i>",
}


def test_the_head_of_an_article_is_no_definition(tmp_path: Path) -> None:
    """How a verb is conjugated is passed over, and a word that only refers to another is told so."""
    articles = {
        "COURIR": "(kou-rir), je cours (voy. plus bas), tu cours, v. n.\n\n1° Aller très vite. Il court.\n2° Passer.",
        "ALLER": "(a-lé) v. n. et irrég.\n Je vais, tu vas ; j'irai.\n\n1° Marcher, s'avancer.",
        "MENTIR": "(man-tir), je mens, il ment ; je mentis, v. n.\n Ne pas dire la vérité.",
        "CLÉ": "(klé) s. f.\n Voy. CLEF.",
    }
    found = preview(_stardict(tmp_path, articles))
    assert [(e.word, e.nature, e.definition) for e in _entries(found)] == [
        ("courir", "v.i.", "aller très vite"),
        ("aller", "v.i.", "marcher, s’avancer"),
        ("mentir", "v.i.", "ne pas dire la vérité"),
    ]
    assert "renvoie à «\u00a0clef\u00a0»" in str(found.problems[0])


@pytest.mark.parametrize("zipped", [True, False])
def test_a_stardict_dictionary_gives_the_words_asked_for(tmp_path: Path, zipped: bool) -> None:
    """Accents tell articles apart, markup goes, the class is read; a word without article is named."""
    found = preview(_stardict(tmp_path, LITTRE, zipped=zipped), ["forêt", "abîme", "vide", "houle"])
    assert [(e.word, e.nature, e.definition) for e in _entries(found)] == [
        ("forêt", "n.f.", "vaste étendue d’arbres"),
        ("abîme", "n.m.", "gouffre sans fond"),
    ]
    assert ["vide" in str(found.problems[0]), "houle" in str(found.problems[1])] == [True, True]


def test_a_small_stardict_dictionary_is_taken_whole(tmp_path: Path) -> None:
    """Without a list of words all articles come, capitals unfolded to how the lexicon spells the word."""
    found = preview(_stardict(tmp_path, {"ELEPHANT": "gros animal", "chat": "petit félin"}, types=""))
    assert [(e.word, e.definition) for e in _entries(found)] == [("éléphant", "gros animal"), ("chat", "petit félin")]


def test_a_damaged_stardict_dictionary_is_told(tmp_path: Path) -> None:
    """A missing, cut or wrong file is a sentence or a named row, never a traceback."""
    ifo = _stardict(tmp_path, {"chat": "petit félin", "chien": "il aboie"})
    cut = (tmp_path / "d.dict.dz").read_bytes()[:-12]
    (tmp_path / "d.dict.dz").write_bytes(cut)
    assert len(preview(ifo).problems) + len(preview(ifo).candidates) == 2
    (tmp_path / "d.idx").write_bytes(b"chat\0\0\0")
    with pytest.raises(Refused, match="abîmé"):
        preview(ifo)
    (tmp_path / "d.idx").unlink()
    with pytest.raises(Refused, match="Il manque"):
        preview(ifo)
    ifo.write_bytes(b"rien")
    with pytest.raises(Refused, match="StarDict"):
        preview(ifo)


def test_a_dictd_dictionary_gives_its_words(tmp_path: Path) -> None:
    """The index is in base 64; the first line of an article tells the class; a bad index line is named."""
    signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    data, index = "00-database-short\nEssai\n", "00databaseshort\tA\tY\nbancal\t*\n"
    for word, article in {"chat": "chat /ʃa/ <n, masc>\nKatze, Kater\n", "vide": "vide /vid/ <adj>\n"}.items():
        start, size = len(data.encode()), len(article.encode())
        index += f"{word}\t{signs[start // 64]}{signs[start % 64]}\t{signs[size]}\n"
        data += article
    _kept(tmp_path / "d.dict.dz", gzip.compress(data.encode()))
    found = preview(_kept(tmp_path / "d.index", index.encode()))
    assert [(e.word, e.nature, e.definition) for e in _entries(found)] == [("chat", "n.m.", "Katze, Kater")]
    assert [problem.row for problem in found.problems] == [2, 4]
    # Two headwords of one article, and one said to lie far beyond the end.
    _kept(tmp_path / "d.index", f"matou\t{index.split()[6]}\t{index.split()[7]}\n{index}loin\t/////////\tB\n".encode())
    found = preview(tmp_path / "d.index", ["chat", "matou", "loin"])
    assert [e.definition for e in _entries(found)] == ["Katze, Kater"] * 2
    assert "loin" in str(found.problems[-1])
    (tmp_path / "d.dict.dz").unlink()
    with pytest.raises(Refused, match="Il manque"):
        preview(tmp_path / "d.index")


@pytest.mark.parametrize("zipped", [True, False])
def test_wiktextract_is_streamed(tmp_path: Path, zipped: bool) -> None:
    """French words only, first sense, gender from the tags; lines that are no words are named."""
    lines = [
        {"word": "chat", "lang_code": "fr", "pos": "noun", "tags": ["masculine"],
         "senses": [{"glosses": ["Animal", "Petit félin qui ronronne."], "examples": [{"text": "Le chat dort."}]}]},
        {"word": "chat", "lang_code": "en", "pos": "noun", "senses": [{"glosses": ["talk"]}]},
        {"word": "vide", "lang_code": "fr", "pos": "adj", "senses": [{"glosses": []}]},
        {"title": "rien"},
        {"title": "Chat", "redirect": "chat"},
        {"word": "lentement", "lang_code": "fr", "pos": "adv", "senses": [{"glosses": ["sans se presser"]}]},
    ]  # fmt: skip
    data = "\n".join([*(json.dumps(line) for line in lines), "{", ""]).encode()
    path = _kept(tmp_path / ("w.jsonl.gz" if zipped else "w.jsonl"), gzip.compress(data) if zipped else data)
    found = preview(path)
    assert _entries(found) == [
        Entry("chat", "n.m.", "petit félin qui ronronne", "Le chat dort.", 1),
        Entry("lentement", "adv.", "sans se presser", level=1),
    ]
    assert [problem.row for problem in found.problems] == [3, 4, 7]
    only = preview(path, ["lentement", "Houle"])
    assert [e.word for e in _entries(only)] == ["lentement"]
    assert [str(problem) for problem in only.problems] == ["«\u00a0Houle\u00a0» n’est pas dans ce dictionnaire."]


def test_the_files_of_a_dictionary_are_chosen_together() -> None:
    """Of three files chosen at once the one to open is found; two lists at once are not guessed at."""
    assert main_file([Path("a.dict.dz"), Path("a.idx"), Path("a.ifo")]) == Path("a.ifo")
    assert main_file([Path("a.csv")]) == Path("a.csv")
    with pytest.raises(Refused):
        main_file([Path("a.csv"), Path("b.csv")])


def test_a_lesson_is_kept_as_it_is_read(tmp_path: Path) -> None:
    """Whatever a lesson holds comes back the same from its files, odd signs included."""
    words = (Entry("houle", "n.f.", 'longues "vagues" ; hautes', "La houle\u00a0!", 2, "la mer"), *ENTRIES[1:])
    options: dict[str, dict[str, object]] = {
        "definitions": {"reads": 6, "hard": True, "mots": ["a", "b"], "x": {"y": 1.5}}
    }
    lesson = Lesson("l-ete", 'L’été "chaud" \\ fin', "6e", ("lire",), ("definitions",), options, words)
    write_lesson(tmp_path, lesson)
    assert read_lesson(tmp_path / "l-ete") == lesson
    assert sorted(path.name for path in (tmp_path / "l-ete").iterdir()) == ["lecon.toml", "mots.csv"]
    assert slug_of("L’été, déjà\u00a0! ../..") == "l-ete-deja"
    assert [slug_of("CON"), slug_of("Com1"), slug_of("Conte")] == ["lecon-con", "lecon-com1", "conte"]


def test_the_command_shows_before_it_keeps(tmp_path: Path) -> None:
    """Without --save nothing is written; with it the complete words become a lesson; a lesson is never overwritten."""
    path = _kept(tmp_path / "mer.csv", _csv(";", "utf-8"))
    shown = CliRunner().invoke(app, ["import", str(path), "--data", str(tmp_path)])
    assert shown.exit_code == 0
    assert "houle" in shown.output
    assert "Ligne 5" in shown.output
    assert not (tmp_path / "lessons").exists()
    kept = CliRunner().invoke(app, ["import", str(path), "--data", str(tmp_path), "--save", "La mer"])
    assert kept.exit_code == 0
    assert read_lesson(tmp_path / "lessons" / "la-mer").words == tuple(ENTRIES)
    again = CliRunner().invoke(app, ["import", str(path), "--data", str(tmp_path), "--save", "La mer"])
    assert again.exit_code == 1
    few = CliRunner().invoke(app, ["import", str(path), "--words", "écume, phare"])
    assert "houle" not in few.stdout
