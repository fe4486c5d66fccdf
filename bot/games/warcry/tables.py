"""Reads the CSV files of a pack into rows, with the place of everything that is wrong (WC-C1, WC-C57)."""

from __future__ import annotations

import csv
from collections.abc import Iterator

from msgspec import Struct

from bot.engine.requests import Fact, Facts
from bot.games.warcry.cards import PackFault, PackFaults
from bot.games.warcry.checker import nearest
from bot.games.warcry.language import TextFault, shortened

MAX_FILE = 1_000_000
MAX_FAULTS = 100
MAX_CELL = 4_000
_BREAKS = "\n\u00a0"  # line break and the blank that does not break


class Row(Struct, frozen=True):
    """One data row: the line in the file where it begins, and its cells by column."""

    line: int
    cells: dict[str, str]

    def cell(self, column: str) -> str:
        """The text of a cell; empty where an optional column is missing."""
        return self.cells.get(column, "")


class Faults:
    """Collects the faults of all packs. The hundredth ends the reading (WC-C57)."""

    def __init__(self) -> None:
        self.found: list[PackFault] = []

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
    """Notes faults of one file of one pack."""

    def __init__(self, faults: Faults, pack: int, file: str) -> None:
        self.faults = faults
        self.pack = pack
        self.file = file
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

    def cell(self, fault: TextFault, line: int, column: str, card: str) -> None:
        """Note a fault that the reader of a cell found."""
        self.note(fault.key, fault.clause, line, column, fault.position, card, fault.facts)

    def note(self, key: str, clause: str, line: int, column: str, position: int, card: str, facts: Facts) -> None:
        """Note a fault with all its parts."""
        self.count += 1
        self.faults.add(
            PackFault(self.file, line, shortened(card), shortened(column), position, key, facts, clause, self.pack)
        )


def decoded(data: bytes, report: FileReport) -> str | None:
    """The text of a file, or None with the fault noted."""
    if len(data) > MAX_FILE:
        report("pack-file-too-large", "WC-C1", size=len(data), most=MAX_FILE)
        return None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        report("pack-not-utf8", "WC-C1", line=line, found=f"0x{data[error.start]:02X}")
        return None


def read_rows(
    data: bytes, required: tuple[str, ...], optional: tuple[str, ...], report: FileReport
) -> list[Row] | None:
    """The rows of a CSV file; None where its form is so broken that its cards are unknown."""
    text = decoded(data, report)
    if text is None:
        return None
    lines = _records(text, report)
    header = next(lines, None)
    if header is None:
        if not report.count:
            report("pack-file-empty", "WC-C1", line=1)
        return None
    before = report.count
    _check_header(header[1], required, optional, report)
    if report.count > before:
        return None
    rows = [Row(line, dict(zip(header[1], cells, strict=True))) for line, cells in _sized(lines, header[1], report)]
    return rows


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
            report("pack-csv-broken", "WC-C1", line=line)
            return
        if cells:
            yield line, cells
        line = reader.line_num + 1


def _check_header(names: list[str], required: tuple[str, ...], optional: tuple[str, ...], report: FileReport) -> None:
    known = (*required, *optional)
    for place, name in enumerate(names):
        if name not in known:
            report("pack-column-unknown", "WC-C1", line=1, found=shortened(name), near=nearest(shortened(name), known))
        elif name in names[:place]:
            report("pack-column-twice", "WC-C1", line=1, found=name)
    for name in required:
        if name not in names:
            report("pack-column-missing", "WC-C1", line=1, word=name)


def _sized(
    records: Iterator[tuple[int, list[str]]], names: list[str], report: FileReport
) -> Iterator[tuple[int, list[str]]]:
    """Records that fit the header; the cells of a record may not be longer than a limit nor hold control characters."""
    for line, cells in records:
        if len(cells) != len(names):
            report("pack-field-count", "WC-C1", line=line, count=len(cells), expected=len(names))
            continue
        for name, cell in zip(names, cells, strict=True):
            if len(cell) > MAX_CELL:
                report("pack-cell-too-long", "WC-C1", line=line, column=name, length=len(cell), most=MAX_CELL)
            elif name != "abilities":
                _check_controls(cell, line, name, report)
        yield line, cells


def _check_controls(cell: str, line: int, column: str, report: FileReport) -> None:
    for position, sign in enumerate(cell, 1):
        if not (sign.isprintable() or sign in _BREAKS):
            report("pack-control-character", "WC-C1", line, column, position, code=f"U+{ord(sign):04X}")
            return
