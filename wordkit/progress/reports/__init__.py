"""Reports of a class or of a student, to print, to open in a spreadsheet, to read in a browser or to learn from."""

from wordkit.progress.reports.making import make, write
from wordkit.progress.reports.material import FORMATS, Material, Request, material

__all__ = ["FORMATS", "Material", "Request", "make", "material", "write"]
