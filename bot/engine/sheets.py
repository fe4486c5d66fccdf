"""Reads the files of a pack into rows and tables, with the place of everything that is wrong.

For the catalogues of all games: what a column means, and which clause demands it, they say themselves.
"""

from __future__ import annotations

import csv
import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from msgspec import Struct

from bot.engine.bounds import MOST_BYTES, Excess, excess
from bot.engine.errors import BadData
from bot.engine.notation.words import nearest_name
from bot.engine.places import Path_, nearest_line, places
from bot.engine.requests import Fact, Facts

MAX_FAULTS = 100
MAX_CELL = 4_000
MAX_COLUMNS = 64
MAX_ROWS = 20_000
MAX_LINE = 1_000
_SHOWN = 40
_BREAKS = "\n\u00a0"  # line break and the blank that does not break
_AT_LINE = re.compile(r"\(at line (\d+), column (\d+)\)")


class PackFault(Struct, frozen=True):
    """One fault of a pack and its place; wording lives in the catalogues.

    A place that does not apply is 0 or empty: a missing file has no line, a missing column no position.
    """

    file: str
    line: int
    card: str
    column: str
    position: int
    """Character in the cell, from 1."""
    key: str
    facts: Facts = {}
    clause: str = ""
    pack: int = 1
    """Number of the pack, from 1, in the order given to the loader."""

    @property
    def place_key(self) -> str:
        """Key of the message that tells the place; it takes the fault's sentence as ``fault``."""
        if not self.line:
            return "pack-place-file"
        part = "cell" if self.position else "column" if self.column else "line"
        return f"pack-place-card-{part}" if self.card else f"pack-place-{part}"

    def arguments(self) -> Facts:
        """All that the message of the fault and the message of its place may name."""
        place: Facts = {
            "file": self.file,
            "line": self.line,
            "card": self.card,
            "column": self.column,
            "position": self.position,
            "clause": self.clause,
        }
        return {**self.facts, **place}


class PackFaults(BadData):
    """A pack is refused. Carries its faults, at most 100 of them.

    ``folders``: where several packs were read together, what each is called beside a file; empty for one that needs no
    name.
    """

    def __init__(self, faults: tuple[PackFault, ...], folders: tuple[str, ...] = ()) -> None:
        super().__init__("pack-faults", count=len(faults))
        self.faults = faults
        self.folders = folders


class SheetRow(Struct, frozen=True):
    """One data row: the line in the file where it begins, and its cells by column."""

    line: int
    cells: dict[str, str]

    def cell(self, column: str) -> str:
        """The text of a cell; empty where an optional column is missing."""
        return self.cells.get(column, "")


class Faults:
    """Collects the faults of all packs. The hundredth ends the reading. Those of the kinds ``overlooked`` are none."""

    def __init__(self, overlooked: Collection[str] = ()) -> None:
        self.found: list[PackFault] = []
        self.overlooked = overlooked

    def add(self, fault: PackFault) -> None:
        """Note one fault."""
        self.found.append(fault)
        if len(self.found) >= MAX_FAULTS:
            self.refuse()

    def refuse(self) -> None:
        """Refuse the packs if anything was wrong; order: by pack, file and place."""
        if self.found:
            found = sorted(self.found, key=lambda fault: (fault.pack, fault.file, fault.line, fault.position))
            raise PackFaults(tuple(found))


class FileReport:
    """Notes faults of one file of one pack. ``form`` is the clause that says how such a file is written."""

    def __init__(self, faults: Faults, pack: int, file: str, form: str) -> None:
        self.faults = faults
        self.pack = pack
        self.file = file
        self.form = form
        self.count = 0

    def __call__(
        self,
        key: str,
        clause: str,
        line: int = 0,
        column: str = "",
        position: int = 0,
        card: str = "",
        **facts: Fact,
    ) -> None:
        """Note a fault; ``card`` stands in the place, everything else in the facts."""
        self.note(key, clause, line, column, position, card, facts)

    def note(self, key: str, clause: str, line: int, column: str, position: int, card: str, facts: Facts) -> None:
        """Note a fault with all its parts."""
        if key in self.faults.overlooked:
            return
        self.count += 1
        self.faults.add(
            PackFault(self.file, line, shortened(card), shortened(column), position, key, facts, clause, self.pack)
        )


def shortened(text: str) -> str:
    """A piece of foreign text, short enough to stand in a sentence."""
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def strangers(words: Iterable[str], known: Collection[str]) -> Iterator[tuple[str, str]]:
    """The words that are not known, each with the known one that was probably meant."""
    for word in words:
        if word not in known:
            yield word, nearest_name(word, known)


def decoded(data: bytes, report: FileReport) -> str | None:
    """The text of a file, or None with the fault noted."""
    if len(data) > MOST_BYTES:
        report("pack-file-too-large", report.form, size=len(data), most=MOST_BYTES)
        return None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        report("pack-not-utf8", report.form, line=line, found=f"0x{data[error.start]:02X}")
        return None


# CSV ----------------------------------------------------------------------------------------------------------------


def read_rows(
    data: bytes,
    required: tuple[str, ...],
    optional: tuple[str, ...],
    report: FileReport,
    markup: tuple[str, ...] = (),
) -> list[SheetRow] | None:
    """The rows of a CSV file; None where its form is so broken that its rows are unknown.

    Cells of ``markup`` columns check their characters themselves.
    """
    text = decoded(data, report)
    if text is None:
        return None
    lines = _records(text, report)
    header = next(lines, None)
    if header is None:
        if not report.count:
            report("pack-file-empty", report.form, line=1)
        return None
    before = report.count
    _check_header(header[1], required, optional, report)
    if report.count > before:
        return None
    sized = _sized(lines, header[1], markup, report)
    return [SheetRow(line, dict(zip(header[1], cells, strict=True))) for line, cells in sized]


def _records(text: str, report: FileReport) -> Iterator[tuple[int, list[str]]]:
    """Records with the line on which each begins; stops at the first place that is no CSV."""
    reader = csv.reader([line + "\n" for line in text.split("\n")], strict=True)
    line = 1
    while True:
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error:
            report("pack-csv-broken", report.form, line=line)
            return
        if cells:
            yield line, cells
        line = reader.line_num + 1


def _check_header(names: list[str], required: tuple[str, ...], optional: tuple[str, ...], report: FileReport) -> None:
    if len(names) > MAX_COLUMNS:
        report("pack-columns-too-many", report.form, line=1, count=len(names), most=MAX_COLUMNS)
        return
    for word, near in strangers(names, (*required, *optional)):
        report("pack-column-unknown", report.form, line=1, found=shortened(word), near=near)
    for place, name in enumerate(names):
        if name in names[:place]:
            report("pack-column-twice", report.form, line=1, found=shortened(name))
    for name in required:
        if name not in names:
            report("pack-column-missing", report.form, line=1, word=name)


def _sized(
    records: Iterator[tuple[int, list[str]]], names: list[str], markup: tuple[str, ...], report: FileReport
) -> Iterator[tuple[int, list[str]]]:
    """Records that fit the header; the cells of a record may not be longer than a limit nor hold control characters."""
    for number, (line, cells) in enumerate(records, 1):
        if number > MAX_ROWS:
            report("pack-rows-too-many", report.form, line=line, most=MAX_ROWS)
            return
        if len(cells) != len(names):
            report("pack-field-count", report.form, line=line, count=len(cells), expected=len(names))
            continue
        for name, cell in zip(names, cells, strict=True):
            if len(cell) > MAX_CELL:
                report("pack-cell-too-long", report.form, line=line, column=name, length=len(cell), most=MAX_CELL)
            elif name not in markup:
                check_controls(cell, line, name, report)
        yield line, cells


def check_controls(cell: str, line: int, column: str, report: FileReport) -> None:
    """Note the first character of a cell that nobody can see."""
    for position, sign in enumerate(cell, 1):
        if not (sign.isprintable() or sign in _BREAKS):
            report("pack-control-character", report.form, line, column, position, code=f"U+{ord(sign):04X}")
            return


# TOML ---------------------------------------------------------------------------------------------------------------


class Tables(Struct, frozen=True):
    """What a TOML file says, and in which line each thing stands."""

    raw: Mapping[str, object] = {}
    lines: dict[Path_, int] = {}

    def line(self, *path: str | int) -> int:
        """The line of a thing, or of the closest one around it."""
        return nearest_line(self.lines, path)


def read_tables(data: bytes, report: FileReport, clause: str, decimal: Callable[[str], object] = float) -> Tables:
    """What a TOML file says; nothing where it is none, with the fault noted.

    ``decimal`` makes of a number with a decimal point what the game needs.
    """
    text = decoded(data, report)
    if text is None:
        return Tables()
    found = excess(text, MAX_LINE)
    if found is not None:
        _too_much(found, report, clause)
        return Tables()
    try:
        raw = tomllib.loads(text, parse_float=decimal)
    except ValueError as error:
        at = _AT_LINE.search(str(error))
        report("pack-toml-broken", clause, line=int(at.group(1)) if at else text.count("\n") + 1)
        return Tables()
    return Tables(raw, places(text))


def only_tables(tables: Tables, known: Collection[str], report: FileReport, clause: str) -> None:
    """Note the keys and tables of a file that nobody knows."""
    for word, near in strangers(tables.raw, known):
        line = tables.line(word)
        report("pack-word-unknown", clause, line, word, found=shortened(word), near=near)


def _too_much(found: Excess, report: FileReport, clause: str) -> None:
    """Note of what a TOML text has too much; its size has been looked at before."""
    if found.kind == "line":
        report("pack-line-too-long", clause, line=found.line, length=found.found, most=found.most)
    elif found.kind == "depth":
        report("pack-toml-too-deep", clause, line=found.line, most=found.most)
    else:
        report("pack-toml-too-much", clause, line=found.line, kind=found.kind, most=found.most)
