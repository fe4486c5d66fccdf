"""Reads the tables of a pack into typed entries: whatever its types do not name is a fault, with its place.

The types say what may stand where: this reader walks over them and over what is written at once, and notes every
difference. So a field, an operation or an effect that is added to the types is read, and its misspelling suggested,
without a line here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, inspect

from bot.engine.notation.words import nearest_name
from bot.engine.places import Path_
from bot.engine.requests import Fact
from bot.engine.sheets import FileReport, Tables, shortened

ID = r"^[a-z0-9_]+$"
Id = Annotated[str, Meta(pattern=ID, max_length=40)]
"""What an entry is called by other entries."""
MOST_SAID = 600
BIG = 1_000_000


class Style(Struct, frozen=True):
    """How the packs of a game are written: which fields players read, and which clauses say so.

    ``patterns``: for each pattern of a text, the key and the clause of a fault against it.
    """

    said_fields: tuple[str, ...]
    said: str
    patterns: dict[str, tuple[str, str]]


class Strict:
    """Reads the entries of one file."""

    def __init__(self, tables: Tables, report: FileReport, style: Style) -> None:
        self.tables = tables
        self.report = report
        self.style = style
        self.entry: Path_ = ()
        self.name = ""

    def read(self, raw: Any, path: Path_, kind: Any, more: dict[str, Any]) -> Any:
        """One entry as its type, or None with its faults noted. ``more``: what the file says of it by its place."""
        self.entry, before = path, self.report.count
        self.name = str(raw.get("id", "")) if isinstance(raw, dict) else ""
        self._walk(raw, path, _type_info(kind), tuple(more))
        if self.report.count > before:
            return None
        return msgspec.convert({**raw, **more}, kind)

    def entries(self, name: str, kind: Any, more: dict[str, Any]) -> Iterator[tuple[Path_, Any]]:
        """The sound entries of a list of the file, each with its place."""
        listed = self.tables.raw.get(name, [])
        if not isinstance(listed, list):
            self.note("pack-wrong-shape", (name,), expected="list", found=shortened(str(listed)))
            return
        for number, raw in enumerate(listed):
            entry = self.read(raw, (name, number), kind, more)
            if entry is not None:
                yield (name, number), entry

    def note(self, key: str, path: Path_, clause: str = "", **facts: Fact) -> None:
        """Note a fault of the entry that is being read, or of a place of the file."""
        column = dotted(path[len(self.entry) :]) if path[: len(self.entry)] == self.entry else dotted(path)
        self.report.note(key, clause or self.report.form, self.tables.line(*path), column, 0, self.name, facts)

    # -- walking ---------------------------------------------------------------------------------------------------

    def _walk(self, value: Any, path: Path_, kind: inspect.Type, hidden: Iterable[str] = ()) -> None:
        if isinstance(kind, inspect.UnionType):
            self._union(value, path, kind)
        elif isinstance(kind, inspect.StructType):
            self._table(value, path, kind, hidden)
        elif isinstance(kind, inspect.DictType):
            if self._is(dict, "table", value, path):
                for key, inner in value.items():
                    self._walk(key, (*path, key), kind.key_type)
                    self._walk(inner, (*path, key), kind.value_type)
        elif isinstance(kind, inspect.VarTupleType):
            if self._is(list, "list", value, path):
                for number, inner in enumerate(value):
                    self._walk(inner, (*path, number), kind.item_type)
        else:
            _SINGLE[type(kind)](self, value, path, kind)

    def _union(self, value: Any, path: Path_, kind: inspect.UnionType) -> None:
        kinds = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        tables = [one for one in kinds if isinstance(one, inspect.StructType)]
        if len(kinds) == 1:
            self._walk(value, path, kinds[0])
        elif tables:
            self._tagged(value, path, tables)
        else:  # a number or one of some words
            number = isinstance(value, int) and not isinstance(value, bool)
            wanted = inspect.IntType if number else inspect.LiteralType
            self._walk(value, path, next(one for one in kinds if isinstance(one, wanted)))

    def _tagged(self, value: Any, path: Path_, kinds: list[inspect.StructType]) -> None:
        """An operation or modifier: what it is called says what else may stand there."""
        if not self._is(dict, "table", value, path):
            return
        word = str(kinds[0].tag_field)
        by_tag = {str(kind.tag): kind for kind in kinds}
        called = value.get(word)
        if word not in value:
            self.note("pack-key-lacking", path, word=word)
        elif not isinstance(called, str) or called not in by_tag:
            near = nearest_name(str(called), by_tag)
            self.note(f"pack-no-such-{word}", (*path, word), found=shortened(str(called)), near=near)
        else:
            self._table(value, path, by_tag[called], ())

    def _table(self, value: Any, path: Path_, kind: inspect.StructType, hidden: Iterable[str]) -> None:
        if not self._is(dict, "table", value, path):
            return
        fields = {field.encode_name: field for field in kind.fields if field.encode_name not in hidden}
        known = [*fields, *([kind.tag_field] if kind.tag_field else [])]
        for key in value:
            if key not in known:
                near = nearest_name(key, known)
                self.note("pack-word-unknown", (*path, key), found=shortened(key), near=near)
        for name, field in fields.items():
            if name in value:
                self._walk(value[name], (*path, name), field.type)
            elif field.required:
                self.note("pack-key-lacking", path, self._clause(name), word=name)

    def _clause(self, field: str) -> str:
        return self.style.said if field in self.style.said_fields else ""

    # -- single values ---------------------------------------------------------------------------------------------

    def _is(self, wanted: type, expected: str, value: Any, path: Path_) -> bool:
        if type(value) is wanted:
            return True
        self.note("pack-wrong-shape", path, expected=expected, found=shortened(str(value)))
        return False

    def _number(self, value: Any, path: Path_, kind: inspect.IntType) -> None:
        if self._is(int, "number", value, path):
            least = -BIG if kind.ge is None else kind.ge
            most = BIG if kind.le is None else kind.le
            if not least <= value <= most:
                self.note("pack-out-of-range", path, found=shortened(str(value)), least=least, most=most)

    def _truth(self, value: Any, path: Path_, kind: inspect.BoolType) -> None:
        self._is(bool, "truth", value, path)

    def _word(self, value: Any, path: Path_, kind: inspect.LiteralType) -> None:
        words = tuple([str(word) for word in kind.values if word != ""])
        if self._is(str, "text", value, path) and value not in words:
            self.note("pack-not-one-of", path, found=shortened(value), words=words)

    def _text(self, value: Any, path: Path_, kind: inspect.StrType) -> None:
        if not self._is(str, "text", value, path):
            return
        if path[-1] in self.style.said_fields:
            self._said(value, path)
        elif kind.pattern is not None:
            most = BIG if kind.max_length is None else kind.max_length
            if not re.fullmatch(kind.pattern, value) or len(value) > most:
                key, clause = self.style.patterns[kind.pattern]
                self.note(key, path, clause, found=shortened(value), most=most)

    def _said(self, value: str, path: Path_) -> None:
        """A text for players: there, not too long, and of characters that can be seen."""
        if not value.strip():
            self.note("pack-cell-empty", path, self.style.said)
        elif len(value) > MOST_SAID:
            self.note("pack-cell-too-long", path, self.style.said, length=len(value), most=MOST_SAID)
        else:
            strange = next((sign for sign in value if not sign.isprintable()), "")
            if strange:
                self.note("pack-control-character", path, self.style.said, code=f"U+{ord(strange):04X}")


_SINGLE: dict[type, Callable[[Strict, Any, Path_, Any], None]] = {
    inspect.IntType: Strict._number,
    inspect.BoolType: Strict._truth,
    inspect.LiteralType: Strict._word,
    inspect.StrType: Strict._text,
}


@cache
def _type_info(kind: Any) -> inspect.Type:
    """Taking the types apart costs more than reading a whole pack by them."""
    return inspect.type_info(kind)


def dotted(path: Path_) -> str:
    """A place as people write it: ``effects[1].do[2].n``, entries of lists counted from 1."""
    return "".join([f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in path]).removeprefix(".")
