"""Which reader a source wants, told by its name."""

from collections.abc import Collection
from pathlib import Path

from wordkit.words.importers.articles import entries_in_articles
from wordkit.words.importers.dictd import dictd_articles
from wordkit.words.importers.lists import entries_in_rows, entries_in_text
from wordkit.words.importers.preview import Preview, Problem, Refused, gather
from wordkit.words.importers.sheets import MOST_BYTES, decoded, sheet_rows, text_rows
from wordkit.words.importers.stardict import stardict_articles
from wordkit.words.importers.wiktextract import wiktextract_articles
from wordkit.words.text import fold

MOST_TEXT = 200_000


def preview(path: Path, wanted: Collection[str] | None = None) -> Preview:
    """What a file would bring; of a dictionary, the wanted words only. Raises Refused."""
    if not path.is_file():
        raise Refused("no_file", f"Le fichier «\u00a0{path.name}\u00a0» est introuvable.")
    name = path.name.lower()
    if name.endswith(".ifo"):
        return gather("dictionnaire StarDict", entries_in_articles(stardict_articles(path, wanted), wanted))
    if name.endswith(".index"):
        return gather("dictionnaire dictd", entries_in_articles(dictd_articles(path, wanted), wanted))
    if name.endswith((".jsonl", ".jsonl.gz")):
        return gather("Wiktionnaire", entries_in_articles(wiktextract_articles(path, wanted), wanted))
    if name.endswith((".csv", ".tsv", ".txt", ".xlsx", ".ods")):
        if path.stat().st_size > MOST_BYTES:
            raise Refused("big_file", f"Ce fichier est trop gros ({MOST_BYTES // 1_000_000}\u00a0Mo au plus).")
        data = path.read_bytes()
        found = (
            preview_text(decoded(data))
            if name.endswith(".txt")
            else gather("tableur", entries_in_rows(sheet_rows(data)))
        )
        return _only(found, wanted)
    raise Refused(
        "unknown_file",
        f"«\u00a0{path.name}\u00a0» n’est pas un fichier que l’on sait lire\u00a0: CSV, XLSX, ODS, StarDict (.ifo), "
        "dictd (.index) ou Wiktextract (.jsonl).",
    )


def preview_text(text: str) -> Preview:
    """What pasted text would bring: lines of a list, or cells copied from a spreadsheet. Raises Refused."""
    if len(text) > MOST_TEXT:
        raise Refused("big_text", "Ce texte est trop long pour une liste de mots.")
    lines = [line for line in text.splitlines() if line.strip()]
    for separator in ("\t", ";"):
        if lines and all(separator in line for line in lines):
            return gather("texte", entries_in_rows(text_rows(text)))
    return gather("texte", entries_in_text(text))


def main_file(paths: Collection[Path]) -> Path:
    """The file to open of those that were chosen together: a dictionary comes in two or three."""
    for ending in (".ifo", ".index"):
        if found := [path for path in paths if path.name.lower().endswith(ending)]:
            return found[0]
    if len(paths) != 1:
        raise Refused("many_files", "Choisissez un seul fichier, ou tous ceux d’un même dictionnaire.")
    return next(iter(paths))


def _only(found: Preview, wanted: Collection[str] | None) -> Preview:
    if wanted is None:
        return found
    words = {fold(word): word for word in wanted}
    kept = tuple(item for item in found.candidates if words.pop(fold(item.entry.word), None) is not None)
    missing = tuple(Problem(None, f"«\u00a0{word}\u00a0» n’est pas dans ce fichier.") for word in words.values())
    return Preview(found.kind, kept, (*found.problems, *missing))
