"""Where in a TOML text each key and value stands, so that a fault can be told with its line.

The text has been read by ``tomllib`` before, so it is known to be well formed; this reader only finds places in it.
"""

from __future__ import annotations

import re
import tomllib

from bot.engine.bounds import STRING

Path_ = tuple[str | int, ...]
"""Keys, and numbers of list entries from 0."""

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_STRING = re.compile(STRING, re.DOTALL)
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_BARE_VALUE = re.compile(r"[^,\]}#\n]*")


def places(text: str) -> dict[Path_, int]:
    """The line, from 1, of every key and every list entry."""
    return _Finder(text).find()


def nearest_line(found: dict[Path_, int], place: Path_) -> int:
    """The line of a place, or of the closest thing around it."""
    while place and place not in found:
        place = place[:-1]
    return found.get(place, 1)


class _Finder:
    """Walks over one text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Path_, int] = {}
        self.counts: dict[Path_, int] = {}
        self.counted = (0, 1)

    def find(self) -> dict[Path_, int]:
        """All places of the text."""
        table: Path_ = ()
        self.skip(_BLANK)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.skip(_BLANK)
        return self.lines

    def header(self) -> Path_:
        """``[a.b]`` or ``[[a.b]]``: the table that the next pairs belong to."""
        line, several = self.line(), self.text.startswith("[[", self.at)
        self.at += 2 if several else 1
        names = self.key()
        self.at += 2 if several else 1
        place: Path_ = ()
        for depth, name in enumerate(names, 1):
            place = (*place, name)
            if depth == len(names) and several:
                self.counts[place] = self.counts.get(place, -1) + 1
            self.lines.setdefault(place, line)
            if place in self.counts:
                place = (*place, self.counts[place])
        self.lines[place] = line
        return place

    def pair(self, table: Path_) -> None:
        """``key = value``."""
        line, place = self.line(), table
        for name in self.key():
            place = (*place, name)
            self.lines.setdefault(place, line)
        self.skip(_SPACE)
        self.at += 1
        self.value(place)

    def key(self) -> list[str]:
        """A key, dotted or not."""
        names = []
        while True:
            self.skip(_SPACE)
            quoted = _STRING.match(self.text, self.at)
            start = self.at
            self.skip(_STRING if quoted else _BARE_KEY)
            piece = self.text[start : self.at]
            names.append(next(iter(tomllib.loads(piece + "=0"))) if quoted else piece)
            self.skip(_SPACE)
            if not self.text.startswith(".", self.at):
                return names
            self.at += 1

    def value(self, place: Path_) -> None:
        """Whatever stands after ``=`` or in a list."""
        self.skip(_SPACE)
        self.lines.setdefault(place, self.line())
        opener = self.text[self.at]
        if opener == "[":
            self.list(place)
        elif opener == "{":
            self.table(place)
        else:
            self.skip(_STRING if opener in "\"'" else _BARE_VALUE)

    def list(self, place: Path_) -> None:
        """``[1, 2]``."""
        self.at += 1
        number = 0
        while not self.closed("]"):
            self.value((*place, number))
            number += 1

    def table(self, place: Path_) -> None:
        """``{ a = 1 }``."""
        self.at += 1
        while not self.closed("}"):
            self.pair(place)

    def closed(self, closer: str) -> bool:
        """Step over blanks and a comma; whether the list or table ends here."""
        self.skip(_BLANK)
        if self.text.startswith(",", self.at):
            self.at += 1
            self.skip(_BLANK)
        if self.text.startswith(closer, self.at):
            self.at += 1
            return True
        return False

    def skip(self, pattern: re.Pattern[str]) -> None:
        """Step over what the pattern finds here."""
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found is not None else self.at

    def line(self) -> int:
        """The line that the reader has come to."""
        before, line = self.counted
        self.counted = (self.at, line + self.text.count("\n", before, self.at))
        return self.counted[1]
