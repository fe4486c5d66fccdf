"""How large, how deep and how full a TOML text may be: looked at in one pass, before anything is made of it.

The reader of TOML costs the square of the depth of a key, and memory for each value whatever stands in it.
"""

from __future__ import annotations

import re

from msgspec import Struct

MOST_BYTES = 1_000_000
MOST_DEPTH = 32
"""Tables, lists and parts of dotted keys inside each other. The deepest place of a shipped file has eighteen."""

MOST_VALUES = 100_000
MOST_TABLES = 10_000
STRING = r'"""(?:[^"\\]|\\.|"(?!""))*+(?:"{3,5})?+|' r"'''(?:[^']|'(?!''))*+(?:'{3,5})?+|"
STRING += r'"(?:[^"\\\n]|\\[^\n])*+"?+|' r"'[^'\n]*+'?+"
"""A text in any of its four forms; one that is never closed reaches as far as it can, so nothing is read twice."""

_TOKEN = re.compile(rf"(?s:{STRING}|#[^\n]*+|[\n.,=\[\]{{}}])")


class Excess(Struct, frozen=True):
    """What there is too much of, where, and how much may be: ``bytes``, ``line``, ``depth``, ``values``, ``tables``."""

    kind: str
    line: int
    most: int
    found: int


def excess(text: str, longest: int = MOST_BYTES) -> Excess | None:
    """The first thing of which a text has too much; None for a text that may be read. ``longest``: of a line."""
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > MOST_BYTES:
        return Excess("bytes", 1, MOST_BYTES, size)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > longest:
            return Excess("line", number, longest, len(line))
    return _Scan().over(text)


class _Scan:
    """Counts what is in a text. It need not be TOML: the reader stops at the first thing that is none."""

    def __init__(self) -> None:
        self.line = 1
        self.values = self.tables = 0
        self.header = 0
        """Parts of the name of the table that the values belong to."""
        self.key = 0
        """Parts of the key before the value that comes next."""
        self.parts = 0
        """Dots since the last sign that ends a key or a value."""
        self.open: list[int] = []
        """How deep the values in each open bracket lie, below the table."""
        self.heading = False
        self.fresh = True
        """Whether nothing stands in this line yet."""

    def over(self, text: str) -> Excess | None:
        """The first thing that is too much."""
        for token in _TOKEN.finditer(text):
            sign = token.group()
            self.take(sign)
            depth = self.header + self.key + self.parts + (self.open[-1] if self.open else 0)
            if depth > MOST_DEPTH:
                return Excess("depth", self.line, MOST_DEPTH, depth)
            if self.values > MOST_VALUES:
                return Excess("values", self.line, MOST_VALUES, self.values)
            if self.tables > MOST_TABLES:
                return Excess("tables", self.line, MOST_TABLES, self.tables)
        return None

    def take(self, sign: str) -> None:
        """Go on by one sign, text or comment."""
        if sign == "\n":
            self.line += 1
            self.parts = 0
            if not self.open:
                self.fresh, self.heading, self.key = True, False, 0
            return
        if sign == ".":
            self.parts += 1
        elif sign in ("[", "{"):
            self.opened(sign)
        elif sign in ("]", "}", ",", "="):
            self.ended(sign)
        else:
            self.line += sign.count("\n")
        self.fresh = False

    def opened(self, sign: str) -> None:
        """A list, a table in a line, or the heading of a table."""
        if self.heading or (self.fresh and sign == "[" and not self.open):
            self.tables += self.fresh
            self.heading, self.header = True, 1
            return
        self.values += 1
        self.open.append((self.open[-1] if self.open else 0) + self.key + 1)
        self.key = self.parts = 0

    def ended(self, sign: str) -> None:
        """The end of a key, a value, a list or a table."""
        if self.heading:
            self.header, self.parts = self.header + self.parts, 0
            return
        if sign == "=":
            self.values += 1
            self.key, self.parts = self.parts + 1, 0
            return
        self.values += sign == ","
        if sign != "," and self.open:
            self.open.pop()
        self.key = self.parts = 0
