"""Reading what people wrote, without trust: size, depth, whole numbers, and faults told as key and facts."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from bot.engine.errors import BadData
from bot.engine.notation.words import nearest_name
from bot.engine.places import Path_
from bot.engine.requests import Facts

MOST_BYTES = 5_000_000
MOST_DEPTH = 40
WHOLE = 2**53
"""Whole numbers beyond this are not the same in every program that reads JSON."""

_FAULTS = (
    (re.compile(r"Object contains unknown field `(?P<name>.*?)`"), "unknown_key"),
    (re.compile(r"Object missing required field `(?P<name>.*?)`"), "missing_key"),
    (re.compile(r"Expected `(?P<expected>.*?)`, got `(?P<got>.*?)`"), "wrong_type"),
    (re.compile(r"Invalid (?:enum )?value (?P<given>.*?)(?: - at|$)"), "wrong_value"),
)
_AT = re.compile(r" - at `(?:key in )?(?P<place>\$.*?)`$")


def read_text(path: Path) -> str:
    """A file as text; given up before it is read if it is too large."""
    try:
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise BadData("file_too_large", file=path.name, size=size, most=MOST_BYTES)
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadData("file_unreadable", file=path.name) from error
    if len(data) > MOST_BYTES:
        raise BadData("file_too_large", file=path.name, size=len(data), most=MOST_BYTES)
    try:
        return data.decode("utf-8-sig")  # some editors put a mark of their own before the first letter
    except UnicodeDecodeError as error:
        raise BadData("file_not_text", file=path.name, line=data.count(b"\n", 0, error.start) + 1) from error


def check_plain(value: Any, place: Path_ = ()) -> None:
    """Only texts, whole numbers, yes and no, lists and tables; not too deep, not too large."""
    if len(place) > MOST_DEPTH:
        raise BadData("too_deep", place=place_text(place), most=MOST_DEPTH)
    if isinstance(value, dict):
        for name, inner in value.items():
            check_plain(inner, (*place, name))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            check_plain(inner, (*place, number))
    elif isinstance(value, float):
        raise BadData("not_whole", place=place_text(place), given=str(value))
    elif isinstance(value, int) and not -WHOLE <= value <= WHOLE:
        raise BadData("number_too_large", place=place_text(place))
    elif value is not None and not isinstance(value, str | int):
        raise BadData("wrong_type", place=place_text(place), expected="str", got=type(value).__name__)


def explained(error: msgspec.ValidationError, kind: Any, under: Path_ = ()) -> BadData:
    """What msgspec found wrong with a value of a kind, as key and facts with the place."""
    text = str(error)
    at = _AT.search(text)
    place = place_text((*under, *_parts(at["place"], 0))) if at is not None else place_text(under)
    for pattern, key in _FAULTS:
        found = pattern.search(text)
        if found is not None:
            facts: Facts = found.groupdict()
            if key == "unknown_key":
                facts["near"] = nearest_name(found["name"], _keys_of(kind))
            return BadData(key, place=place, **facts)
    return BadData("wrong_value", place=place, given=text[:80])


@lru_cache(maxsize=32)
def _keys_of(kind: Any) -> frozenset[str]:
    """The keys of all tables inside a value of a kind."""
    schema = msgspec.json.schema(kind)
    tables = (schema, *schema.get("$defs", {}).values())
    return frozenset(key for table in tables for key in table.get("properties", ()))


def place_text(place: Path_) -> str:
    """A place as people read it, entries of lists counted from 1: ``position.players[1].units``."""
    return "".join(f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in place).lstrip(".")


def read_place(text: str) -> Path_:
    """The inverse of ``place_text``."""
    return _parts(text, 1)


def _parts(text: str, first: int) -> Path_:
    parts = re.findall(r"\[(\d+)\]|([^.\[\]$]+)", text)
    return tuple([int(number) - first if number else name for number, name in parts])
