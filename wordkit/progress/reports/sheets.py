"""Tables as XLSX, ODS and CSV, which open by double click and never run what a cell says."""

import csv
import io
from collections.abc import Sequence
from datetime import date

from odf import opendocument, style, table
from odf.text import P
from openpyxl import Workbook
from openpyxl.cell import WriteOnlyCell
from openpyxl.styles import Alignment, Font
from openpyxl.utils import get_column_letter

from wordkit.progress.reports.tables import Cell, Table, shown

# A spreadsheet would take a text that begins so for a formula.
_FORMULA_SIGNS = tuple("=+-@\t\r")
_WIDEST = 60


def xlsx(tables: Sequence[Table]) -> bytes:
    """One sheet a table. Texts are strings, whatever they begin with."""
    book = Workbook(write_only=True)
    for item in tables:
        sheet = book.create_sheet(item.title)
        sheet.freeze_panes = "B2"
        for place, width in enumerate(_widths(item), start=1):
            sheet.column_dimensions[get_column_letter(place)].width = width
        bold = Font(bold=True)
        sheet.append([_xlsx_cell(sheet, title, bold) for title in item.columns])
        for row in item.rows:
            sheet.append([_xlsx_cell(sheet, value) for value in row])
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def ods(tables: Sequence[Table]) -> bytes:
    """One sheet a table. Texts are strings, whatever they begin with."""
    book = opendocument.OpenDocumentSpreadsheet()
    head = style.Style(name="head", family="table-cell")
    head.addElement(style.TextProperties(fontweight="bold"))
    book.automaticstyles.addElement(head)
    for item in tables:
        sheet = table.Table(name=item.title)
        for width in _widths(item):
            sheet.addElement(table.TableColumn(stylename=_column_style(book, width)))
        rows: list[tuple[Sequence[Cell], object]] = [(item.columns, head), *((row, None) for row in item.rows)]
        for values, look in rows:
            line = table.TableRow()
            for value in values:
                line.addElement(_ods_cell(value, look))
            sheet.addElement(line)
        book.spreadsheet.addElement(sheet)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def csv_file(item: Table) -> bytes:
    """What French spreadsheets open by double click: « ; » between cells, decimal comma, UTF-8 with its mark."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";", lineterminator="\r\n")
    writer.writerow([_csv_cell(title) for title in item.columns])
    writer.writerows([_csv_cell(value) for value in row] for row in item.rows)
    return out.getvalue().encode("utf-8-sig")


def _xlsx_cell(sheet: object, value: Cell, font: Font | None = None) -> WriteOnlyCell:
    cell = WriteOnlyCell(sheet, value=value)
    if isinstance(value, str):
        cell.data_type = "s"
        cell.alignment = Alignment(wrap_text=len(value) > _WIDEST, vertical="top")
        # Typed over by hand, such a text would become a formula after all.
        cell.quotePrefix = value.startswith(_FORMULA_SIGNS)
    elif isinstance(value, date):
        cell.number_format = "DD/MM/YYYY"
    if font is not None:
        cell.font = font
    return cell


def _ods_cell(value: Cell, look: object) -> table.TableCell:
    given = {} if look is None else {"stylename": look}
    match value:
        case None:
            return table.TableCell(**given)
        case date():
            cell = table.TableCell(valuetype="date", datevalue=value.isoformat(), **given)
            cell.addElement(P(text=shown(value)))
        case int() | float():
            cell = table.TableCell(valuetype="float", value=str(value), **given)
            cell.addElement(P(text=shown(value)))
        case str():
            cell = table.TableCell(valuetype="string", **given)
            cell.addElement(P(text=value))
    return cell


def _csv_cell(value: Cell) -> str:
    text = shown(value)
    return f"'{text}" if isinstance(value, str) and text.startswith(_FORMULA_SIGNS) else text


def _widths(item: Table) -> list[int]:
    """About as many characters as the widest cell of each column has."""
    columns = zip(item.columns, *item.rows, strict=True)
    return [min(_WIDEST, 2 + max(len(shown(value)) for value in column)) for column in columns]


def _column_style(book: object, width: int) -> style.Style:
    name = f"width{width}"
    known = {found.getAttribute("name"): found for found in book.automaticstyles.getElementsByType(style.Style)}  # type: ignore[attr-defined]
    if name not in known:
        known[name] = style.Style(name=name, family="table-column")
        known[name].addElement(style.TableColumnProperties(columnwidth=f"{width * 0.2:.1f}cm"))
        book.automaticstyles.addElement(known[name])  # type: ignore[attr-defined]
    return known[name]
