"""Words from elsewhere: spreadsheets, pasted lists and a school's own dictionaries, looked at before they are kept."""

from wordkit.words.importers.preview import Candidate, Preview, Problem, Refused
from wordkit.words.importers.sources import preview, preview_text

__all__ = ["Candidate", "Preview", "Problem", "Refused", "preview", "preview_text"]
