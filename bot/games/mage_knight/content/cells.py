"""Single cells and fields of a pack: numbers, words, names, lengths, each with the fault of what is written wrong."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from msgspec import Struct

from bot.engine.requests import Fact
from bot.engine.sheets import FileReport, SheetRow, Tables, shortened, strangers
from bot.games.mage_knight.measure import INCH, inches

MAX_NAME = 80
ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,31}")
_WHOLE = re.compile(r"0|[1-9][0-9]{0,5}")
_DIGITS = re.compile(r"0|-?[1-9][0-9]*")
# At most three decimals: everything is reckoned in thousandths of an inch.
_LENGTH = re.compile(r"(-?)([0-9]{1,4})(?:\.([0-9]{1,3})0*)?")


class Written(Struct, frozen=True):
    """A number with a decimal point as it stands in a TOML file."""

    text: str


def length(text: str) -> int | None:
    """A length in inches as thousandths of an inch; None where it is none, or finer than that."""
    found = _LENGTH.fullmatch(text)
    if found is None:
        return None
    sign, whole, rest = found.groups()
    amount = int(whole) * INCH + int((rest or "").ljust(3, "0"))
    return -amount if sign else amount


class Cells:
    """Reads the cells of one row. What is at fault is reported, and an idle value is given back."""

    def __init__(self, row: SheetRow, report: FileReport, clause: str) -> None:
        self.row = row
        self.report = report
        self.clause = clause
        self.before = report.count

    @property
    def sound(self) -> bool:
        """True if nothing of this row was wrong so far."""
        return self.report.count == self.before

    def wrong(self, key: str, column: str, clause: str = "", **facts: Fact) -> None:
        """Note a fault of a cell."""
        self.report.note(key, clause or self.clause, self.row.line, column, 0, "", facts)

    def number(self, column: str, least: int, most: int) -> int:
        """A whole number within a range."""
        text = self.row.cell(column)
        if _WHOLE.fullmatch(text) and least <= int(text) <= most:
            return int(text)
        key = "pack-out-of-range" if _DIGITS.fullmatch(text) else "pack-not-integer"
        self.wrong(key, column, found=shortened(text), least=least, most=most)
        return least

    def word(self, column: str, known: tuple[str, ...]) -> str:
        """One of a few words."""
        text = self.row.cell(column)
        if text not in known:
            self.wrong("pack-not-one-of", column, found=shortened(text), words=", ".join(known))
        return text

    def name(self, column: str) -> str:
        """A name: present, without blanks around it, and short enough to be shown."""
        text = self.row.cell(column)
        if not text:
            self.wrong("pack-cell-empty", column)
        elif not neat(text):
            self.wrong("pack-bad-name", column, found=shortened(text), most=MAX_NAME)
        return text

    def id(self, column: str) -> str:
        """An id that can be typed."""
        text = self.row.cell(column)
        if not ID.fullmatch(text):
            self.wrong("pack-bad-id" if text else "pack-cell-empty", column, found=shortened(text))
        return text

    def inches(self, column: str, least: int, most: int) -> int:
        """A length within a range, in thousandths of an inch."""
        text = self.row.cell(column)
        found = length(text)
        if found is None or not least <= found <= most:
            self.wrong("mage-knight-pack-length", column, found=shortened(text), least=inches(least), most=inches(most))
            return least
        return found


def neat(text: str, most: int = MAX_NAME) -> bool:
    """True if a text has no blanks at its ends, no double ones, and a bearable length."""
    return text == " ".join(text.split()) and len(text) <= most


class TableReader:
    """Reads one table of an array of tables; its place is the line of the key, its column ``id.key``."""

    def __init__(self, table: Mapping[str, object], path: tuple[str, int], tables: Tables, report: FileReport) -> None:
        self.table = table
        self.path = path
        self.tables = tables
        self.report = report
        self.before = report.count
        given = table.get("id")
        self.title = given if isinstance(given, str) and ID.fullmatch(given) else f"#{path[1] + 1}"

    @property
    def sound(self) -> bool:
        """True if nothing of this table was wrong so far."""
        return self.report.count == self.before

    @property
    def line(self) -> int:
        """Where the table begins."""
        return self.tables.line(*self.path)

    def wrong(self, key: str, field: str, clause: str, *inner: str | int, **facts: Fact) -> None:
        """Note a fault of a field, or of something inside it."""
        column = f"{self.title}.{field}" if field else self.title
        self.report.note(key, clause, self.tables.line(*self.path, field, *inner), column, 0, "", facts)

    def only(self, known: Collection[str], clause: str) -> None:
        """Note the keys that nobody knows."""
        for word, near in strangers(self.table, known):
            self.wrong("pack-word-unknown", word, clause, found=shortened(word), near=near)

    def has(self, field: str, clause: str) -> bool:
        """True if a field that must be there is there."""
        if field not in self.table:
            self.wrong("mage-knight-pack-key-missing", "", clause, word=field)
        return field in self.table

    def id(self, clause: str) -> str:
        """The id of the table."""
        if self.has("id", clause) and self.title.startswith("#"):
            self.wrong("pack-bad-id", "id", clause, found=value_text(self.table["id"]))
        return self.title

    def text(self, field: str, clause: str, *, needed: bool = True, most: int = MAX_NAME) -> str:
        """A text; empty where it may be missing and is."""
        if not (self.has(field, clause) if needed else field in self.table):
            return ""
        value = self.table[field]
        if not isinstance(value, str) or not neat(value, most) or (needed and not value):
            self.wrong("mage-knight-pack-key-text", field, clause, most=most)
            return ""
        return value

    def flag(self, field: str, clause: str) -> bool:
        """A yes or no; no where it is missing."""
        value = self.table.get(field, False)
        if not isinstance(value, bool):
            self.wrong("mage-knight-pack-key-flag", field, clause, found=value_text(value))
        return value is True

    def number(self, field: str, clause: str, most: int, *, least: int = 1) -> int:
        """A whole number within a range."""
        if not self.has(field, clause):
            return least
        value = self.table[field]
        # To isinstance a bool is an int.
        if type(value) is not int or not least <= value <= most:
            key = "pack-out-of-range" if type(value) is int else "pack-not-integer"
            self.wrong(key, field, clause, found=value_text(value), least=least, most=most)
            return least
        return value

    def words(self, field: str, clause: str, *, needed: bool = True) -> tuple[str, ...]:
        """A list of texts; empty where it may be missing and is."""
        if not (self.has(field, clause) if needed else field in self.table):
            return ()
        value = self.table[field]
        if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
            self.wrong("mage-knight-pack-key-words", field, clause)
            return ()
        return tuple(value)


def value_text(value: object) -> str:
    """A value of a TOML file as a piece of a sentence."""
    if isinstance(value, Written):
        return shortened(value.text)
    if isinstance(value, bool):
        return str(value).lower()
    return shortened(str(value)) if isinstance(value, int | str) else "?"


def entries(name: str, known: Collection[str], tables: Tables, report: FileReport, clause: str) -> list[TableReader]:
    """The tables of an array, their keys looked at; a missing array has none."""
    found = tables.raw.get(name, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        report("mage-knight-pack-not-tables", clause, tables.line(name), name, word=name)
        return []
    read = [TableReader(entry, (name, number), tables, report) for number, entry in enumerate(found)]
    for entry in read:
        entry.only(known, clause)
    return read


RULES = "mku"
RULE_SETS = (RULES, "mk2")
TITLES = ("id", "name", "name_pl", "name_cs")
TEXTS = ("text", "text_pl", "text_cs")


def editions_of(entry: TableReader, clause: str) -> tuple[str, ...]:
    """The editions that a table is for."""
    words = entry.words("rules", clause)
    for word, near in strangers(words, RULE_SETS):
        entry.wrong("mage-knight-pack-rules-unknown", "rules", clause, found=shortened(word), near=near)
    return words


def only_later(entry: TableReader, word: str, rules: Collection[str], clause: str) -> None:
    """Note something that the first edition does not know, in a table that is for it too (MK2-3.5)."""
    if RULES in rules:
        entry.wrong("mage-knight-pack-only-later", word, clause, word=word, rules=RULES)
