"""Positions written by hand: strict tables, seats by name or letter, and every fault with its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct, inspect

from bot.engine.errors import BadData
from bot.engine.game import Fault
from bot.engine.notation.words import excerpt, nearest_name

T = TypeVar("T")
Entries = Annotated[list[str], Meta(max_length=1_000)]
Small = Annotated[int, Meta(ge=0, le=99)]

_SHAPES: dict[type, tuple[str, tuple[type, ...]]] = {
    inspect.StructType: ("table", (dict,)),
    inspect.DictType: ("table", (dict,)),
    inspect.ListType: ("list", (list, tuple)),
    inspect.IntType: ("number", (int,)),
    inspect.BoolType: ("truth", (bool,)),
    inspect.StrType: ("text", (str,)),
    inspect.LiteralType: ("text", (str,)),
    inspect.NoneType: ("none", (type(None),)),
}
"""What a kind of value is called, and what it is read from. A truth value is no number, although it counts as one."""


class Written(Struct, frozen=True):
    """A text or table of a document, with its place."""

    path: str
    value: Any

    @property
    def text(self) -> str:
        """The text, short enough to stand in a sentence."""
        return excerpt(str(self.value))


def numbered(path: str, values: Iterable[Any]) -> list[Written]:
    """The entries of a list with their places, numbered from 1."""
    return [Written(f"{path}[{number}]", value) for number, value in enumerate(values, 1)]


def strict_table(kind: type[T], raw: Any, path: str = "", also: Sequence[str] = ()) -> T:
    """A written table as a struct. ``also`` are words that may be meant where a key is unknown."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        for fault in _faults(path, raw, inspect.type_info(kind), also):
            raise fault from None
        raise


def bad_value(path: str, given: str, allowed: Iterable[str]) -> BadData:
    """The fault of a word that is none of a few, with the one that was probably meant."""
    words = tuple(allowed)
    return BadData(
        "position_bad_value", place=path, found=excerpt(given), allowed=words, near=nearest_name(given, words)
    )


def broken_rule(fault: Fault, places: Mapping[str, str]) -> BadData:
    """A broken rule of the whole position, told where the first piece of which it speaks is written."""
    names = [fact for fact in fault.facts.values() if isinstance(fact, str)]
    place = next((places[name] for name in names if places.get(name)), "")
    return BadData(fault.key, **({"place": place} if place else {}), **fault.facts)


class SeatNames(Struct, frozen=True):
    """The seats of a table; a position calls them by their players' names or by their letters."""

    names: tuple[str, ...]
    letters: str

    def seat(self, path: str, text: str) -> int:
        """A seat, by name or letter."""
        for seat, letter in enumerate(self.letters):
            if text in (*self.names[seat : seat + 1], letter):
                return seat
        raise bad_value(path, text, (*self.names, *self.letters))

    def tables(self, raw: Mapping[str, Any]) -> tuple[dict[str, Any], dict[int, Written]]:
        """What is written of the game, and what of each seat."""
        rest, tables = dict(raw), {}
        for seat, letter in enumerate(self.letters):
            called = [key for key in dict.fromkeys((*self.names[seat : seat + 1], letter)) if key in raw]
            if len(called) > 1:
                raise BadData("position_seat_twice", place=called[1], other=called[0])
            for key in called:
                tables[seat] = Written(key, rest.pop(key))
        return rest, tables


def _faults(path: str, value: Any, kind: inspect.Type, also: Sequence[str] = ()) -> Iterator[BadData]:
    """Everything that keeps a value from being of a kind."""
    if isinstance(kind, inspect.UnionType):
        kind = next((one for one in kind.types if type(value) in _SHAPES[type(one)][1]), kind.types[0])
    expected, shapes = _SHAPES.get(type(kind), ("", (type(value),)))
    if type(value) not in shapes:
        yield BadData("position_wrong_type", place=path, expected=expected, found=excerpt(str(value)))
    elif isinstance(kind, inspect.StructType):
        yield from _faults_of_table(path, value, kind, also)
    elif isinstance(kind, inspect.DictType):
        for key, inner in value.items():
            yield from _faults(f"{path}.{key}", inner, kind.value_type)
    elif isinstance(kind, inspect.ListType):
        if kind.max_length is not None and len(value) > kind.max_length:
            yield BadData("position_too_many", place=path, most=kind.max_length)
        for entry in numbered(path, value):
            yield from _faults(entry.path, entry.value, kind.item_type)
    elif isinstance(kind, inspect.IntType):
        low = value if kind.ge is None else kind.ge
        high = value if kind.le is None else kind.le
        if not low <= value <= high:
            yield BadData("position_out_of_range", place=path, found=str(value), least=low, most=high)
    elif isinstance(kind, inspect.LiteralType) and value not in kind.values:
        yield bad_value(path, value, map(str, kind.values))


def _faults_of_table(
    path: str, table: Mapping[str, Any], kind: inspect.StructType, also: Sequence[str]
) -> Iterator[BadData]:
    fields = {field.encode_name: field for field in kind.fields}
    for key in table:
        if key not in fields:
            near = nearest_name(str(key), [*fields, *also])
            yield BadData("position_unknown_key", place=path, found=excerpt(str(key)), near=near)
    for name, field in fields.items():
        if name in table:
            yield from _faults(f"{path}.{name}" if path else name, table[name], field.type)
        elif field.required:
            yield BadData("position_missing_key", place=path, name=name)
