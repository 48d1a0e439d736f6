"""A deck of words to review for Anki; made again, it updates the cards that are there already."""

import hashlib
import html
import io
import itertools
import sqlite3
import zipfile
from collections.abc import Iterable
from contextlib import closing

import genanki

from wordkit.words.entry import Entry
from wordkit.words.text import fold

# Drawn once: Anki knows our cards again by this number.
_MODEL_ID = 1_604_817_293
_STYLE = """.card { font-family: "Atkinson Hyperlegible", sans-serif; font-size: 24px; text-align: center; }
.mot { font-size: 40px; color: #5b2a86; } .nature { font-style: italic; } .exemple { font-size: 20px; }"""
_WORD = '<div class="mot">{{Mot}}</div><div class="nature">{{Nature}}</div>'
_MEANING = "<div>{{Définition}}</div>"
_EXAMPLE = '{{#Exemple}}<div class="exemple">{{Exemple}}</div>{{/Exemple}}'

_MODEL = genanki.Model(
    _MODEL_ID,
    "wordkit",
    fields=[{"name": "Mot"}, {"name": "Nature"}, {"name": "Définition"}, {"name": "Exemple"}],
    templates=[
        {"name": "Du sens au mot", "qfmt": _MEANING, "afmt": "{{FrontSide}}<hr id=answer>" + _WORD + _EXAMPLE},
        {"name": "Du mot au sens", "qfmt": _WORD, "afmt": "{{FrontSide}}<hr id=answer>" + _MEANING + _EXAMPLE},
    ],
    css=_STYLE,
)


def deck(title: str, whose: str, words: Iterable[Entry], at: float) -> bytes:
    """An .apkg of the words that have a definition, two cards each; `whose` says for whom, always in the same way."""
    made = genanki.Deck(_number(whose), title.replace("::", ":"))
    for entry in words:
        if entry.definition:
            fields = [html.escape(text) for text in (entry.word, entry.nature, entry.definition, entry.example)]
            made.add_note(genanki.Note(_MODEL, fields, guid=genanki.guid_for("wordkit", fold(entry.word), whose)))
    # Written in memory: genanki's own way leaves a copy, with the student's name, among the temporary files.
    out = io.BytesIO()
    with closing(sqlite3.connect(":memory:")) as db, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as package:
        genanki.Package(made).write_to_db(db.cursor(), at, itertools.count(int(at * 1000)))
        db.commit()
        package.writestr("collection.anki2", db.serialize())
        package.writestr("media", "{}")
    return out.getvalue()


def _number(whose: str) -> int:
    """The same number for the same student, far from those that Anki gives itself."""
    return int.from_bytes(hashlib.sha256(f"wordkit {whose}".encode()).digest()[:4], "big") % (1 << 30) + (1 << 30)
