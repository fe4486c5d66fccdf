"""The file of what a server has settled: JSON Lines, each with the hash of the one before it, as in records."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from bot.engine.errors import BadData
from bot.records.form import hash_of, lines_of

FORMAT = "seneschal-precedents-2"


class Head(Struct, forbid_unknown_fields=True):
    """What the first line says: of which server the file is, and what it holds."""

    format: str
    server: str
    precedents: int
    texts: int


class PrecedentLine(Struct, forbid_unknown_fields=True):
    """Any other line: a precedent, or its words in another language."""

    prev: str
    precedent: dict[str, Any] | None = None
    text: dict[str, Any] | None = None


class End(Struct, forbid_unknown_fields=True):
    """The last line: without it nobody would see that the one before it was changed."""

    last: str


class Whole(Struct, frozen=True):
    """A file in the form in which it was given out. ``hash``: of all that stands in it."""

    server: str
    precedents: tuple[dict[str, Any], ...]
    texts: tuple[dict[str, Any], ...]
    hash: str


def file_of(server: int, precedents: Iterable[Mapping[str, Any]], texts: Iterable[Mapping[str, Any]]) -> str:
    """The file of what a server has settled."""
    rows = [{"precedent": one} for one in precedents]
    others = [{"text": one} for one in texts]
    lines = [_line_of({"format": FORMAT, "server": str(server), "precedents": len(rows), "texts": len(others)})]
    for row in [*rows, *others]:
        lines.append(_line_of({"prev": hash_of(lines[-1]), **row}))
    lines.append(_line_of({"last": hash_of(lines[-1])}))
    return "".join([f"{line}\n" for line in lines])


def _line_of(values: Mapping[str, Any]) -> str:
    return json.dumps(values, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def read_file(text: str) -> Whole:
    """The precedents of a file, checked line by line. Raises BadData with the line at fault."""
    lines = lines_of(text)
    head = _read(Head, lines[0] if lines else "", 1)
    if head.format != FORMAT:
        raise BadData("precedents_format", line=1)
    count, found = head.precedents + head.texts, len(lines) - 2
    if count != found:
        raise BadData("record_cut_short", line=len(lines) + 1, lines=count, found=max(0, found))
    rows = [_read(PrecedentLine, line, number) for number, line in enumerate(lines[1:-1], 2)]
    end = _read(End, lines[-1], len(lines))
    for number, (prev, line) in enumerate(zip([*[row.prev for row in rows], end.last], lines, strict=False), 2):
        if prev != hash_of(line):
            raise BadData("record_chain_broken", line=number)
    for number, row in enumerate(rows, 2):
        if (row.precedent is None) == (row.text is None) or (row.text is None) != (number < head.precedents + 2):
            raise BadData("precedents_format", line=number)
    precedents = [row.precedent for row in rows if row.precedent is not None]
    texts = [row.text for row in rows if row.text is not None]
    return Whole(head.server, tuple(precedents), tuple(texts), end.last)


T = TypeVar("T")


def _read(form: type[T], line: str, number: int) -> T:
    try:
        return msgspec.json.decode(line.encode("utf-8", "surrogatepass"), type=form)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadData("precedents_format", line=number) from error
