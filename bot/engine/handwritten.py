"""Reading plain data written by hand: every value knows its place, so a fault can name it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.errors import BadData
from bot.engine.sheets import nearest

_LARGEST = 1_000_000
_SHOWN = 60
_MOST_ITEMS = 1_000


class Place:
    """A value inside a hand-written document."""

    __slots__ = ("path", "value")

    def __init__(self, path: str, value: Any) -> None:
        self.path = path
        self.value = value

    def __contains__(self, key: str) -> bool:
        return key in self._table()

    def _table(self) -> dict[str, Any]:
        if not isinstance(self.value, dict):
            raise BadData("position_wrong_type", place=self.path, expected="table", found=self.shown())
        return self.value

    def shown(self) -> str:
        """The value, short enough to stand in a sentence."""
        text = " ".join(str(self.value).split())
        return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"

    def at(self, key: str) -> Place:
        """The value under a key of a table."""
        return Place(f"{self.path}.{key}" if self.path else key, self._table()[key])

    def names(self) -> Iterator[str]:
        """The keys of a table, as written."""
        return iter(list(self._table()))

    def only(self, known: Sequence[str], place_of_names: Sequence[str] = ()) -> None:
        """Refuse a key that nobody knows."""
        for key in self._table():
            if key not in known:
                near = nearest(str(key)[:_SHOWN], [*known, *place_of_names])
                raise BadData("position_unknown_key", place=self.path, found=str(key)[:_SHOWN], near=near)

    def items(self) -> list[Place]:
        """The entries of a list, numbered from 1."""
        if not isinstance(self.value, list | tuple):
            raise BadData("position_wrong_type", place=self.path, expected="list", found=self.shown())
        if len(self.value) > _MOST_ITEMS:
            raise BadData("position_too_many", place=self.path, most=_MOST_ITEMS)
        return [Place(f"{self.path}[{number}]", entry) for number, entry in enumerate(self.value, 1)]

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            raise BadData("position_wrong_type", place=self.path, expected="text", found=self.shown())
        return self.value.strip()

    def number(self, least: int = -_LARGEST, most: int = _LARGEST) -> int:
        """A whole number within its bounds. A truth value is none, although it would count as one."""
        if type(self.value) is not int:
            raise BadData("position_wrong_type", place=self.path, expected="number", found=self.shown())
        if not least <= self.value <= most:
            raise BadData("position_out_of_range", place=self.path, found=self.shown(), least=least, most=most)
        return self.value

    def truth(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise BadData("position_wrong_type", place=self.path, expected="truth", found=self.shown())
        return self.value

    def one_of(self, allowed: Sequence[str]) -> str:
        """One of a few words."""
        text = self.text()
        if text not in allowed:
            raise bad_value(self.path, text, allowed)
        return text


def bad_value(path: str, found: str, allowed: Sequence[str]) -> BadData:
    """The fault of a word that is none of a few, with the one that was probably meant."""
    flat = " ".join(found.split())[:_SHOWN]
    return BadData("position_bad_value", place=path, found=flat, allowed=tuple(allowed), near=nearest(flat, allowed))
