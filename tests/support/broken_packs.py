"""Packs broken at random, by the grammar of their forms: tables and rows, keys and columns, words, bytes.

A game's own pack is made as small as its forms allow, so that many can be tried; then one to three rules break it.
"""

from __future__ import annotations

import csv
import io
import json
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache, lru_cache
from random import Random
from typing import Any

import pytest

from bot import packs
from bot.engine import sheets
from bot.engine.sheets import PackFaults
from bot.games import registry
from tests.games.talisman.words.writing import toml_of

Tree = dict[str, Any]
"""The files of a pack: of a TOML file its tables, of a CSV file its rows, the columns first."""

Holder = Any
WORDS: tuple[Any, ...] = (0, -1, 1, 2, 13, 10**9, "", "x", "mk2", "none", "start", True, False, 1.5, -0.001, 1e300)
SHAPES: tuple[Any, ...] = ([], {}, [[]], [{}], [3], ["x"], {"x": 1}, [[0, 0], [1, 1]], [{"op": "gain"}], {"id": "x"})
SIGNS = ("\t", "\x00", "\u200b", "é", '"', "'", "\\", ";", ",", "=", "[", "]", "{", "}", "(", ")", "->", " ", "9" * 400)


def read(pack: dict[str, bytes]) -> Tree:
    """A pack as it can be changed."""
    return {
        name: list(csv.reader(io.StringIO(data.decode(), newline="")))
        if name.endswith(".csv")
        else tomllib.loads(data.decode())
        for name, data in pack.items()
    }


def written(tree: Tree) -> dict[str, bytes]:
    """A pack as it is stored."""
    return {name: _rows(part) if name.endswith(".csv") else toml_of(part) for name, part in tree.items()}


def _rows(rows: list[list[Any]]) -> bytes:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([row if isinstance(row, list) else [row] for row in rows])
    return out.getvalue().encode()


@cache
def small(key: str) -> Tree:
    """A sound part of the shipped pack with every form: of each list the first of its kind, and what others name."""
    tree = read(packs.builtin(key))
    rows = [part for name, part in tree.items() if name.endswith(".csv")]
    lists = [part for tables in tree.values() if isinstance(tables, dict) for part in tables.values() if _is_list(part)]
    for part in lists:
        _keep(key, tree, [part], 0)
    _keep(key, tree, rows, 1)
    return tree


def _is_list(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 1 and all(isinstance(one, dict) for one in value)


def _keep(key: str, tree: Tree, lists: list[list[Any]], first: int) -> None:
    """Leave out what has its like and is named nowhere else; all of it stays where the pack would not be sound."""
    before = [list(part) for part in lists]
    named = Counter(text for holder, at in _places(tree) if isinstance(text := holder[at], str))
    kept: set[str] = set()
    for part in lists:
        forms: set[frozenset[str]] = set()
        for entry in part[first:]:
            if _form(entry) not in forms or any(named[name] > 1 for name in _names(entry, part[0])):
                forms.add(_form(entry))
                kept.add(_joint(entry))
    for part in lists:
        part[first:] = [entry for entry in part[first:] if _joint(entry) in kept]
    if not sound(key, tree):
        for part, whole in zip(lists, before, strict=True):
            part[:] = whole


def _names(entry: Any, columns: Any) -> list[str]:
    """How other entries call it."""
    if isinstance(entry, dict):
        return [str(entry.get("id", ""))]
    return [cell for column, cell in zip(columns, entry, strict=True) if cell and column in ("id", "code")]


def _joint(entry: Any) -> str:
    """What rows of several files have in common that speak of one thing."""
    return str(entry) if isinstance(entry, dict) else " ".join(entry[:2])


def _form(entry: Any) -> frozenset[str]:
    """What an entry has."""
    if isinstance(entry, dict):
        return frozenset({str(entry.get(name)) for name in ("op", "on", "mod", "kind", "type")} | set(entry))
    return frozenset(str(place) for place, cell in enumerate(entry) if cell)


def remembered(patch: pytest.MonkeyPatch) -> None:
    """Files that are the same as before are parsed once: of a broken pack only what was broken is parsed anew."""
    for name in ("places", "excess"):
        patch.setattr(sheets, name, lru_cache(64)(getattr(sheets, name)))
    patch.setattr(tomllib, "loads", lru_cache(64)(tomllib.loads))


def sound(key: str, tree: Tree) -> bool:
    """True if a pack is taken."""
    try:
        registry.check(key, [written(tree)])
    except PackFaults:
        return False
    return True


def broken(key: str, seed: int) -> dict[str, bytes]:
    """A small pack broken in one to three ways."""
    chance, tree = Random(f"{key} {seed}"), deepcopy(small(key))
    for _ in range(chance.randint(1, 3)):
        part = tree[chance.choice(sorted(tree))]
        chance.choice(_RULES)(chance, part)
    pack = written(tree)
    if chance.randrange(8) == 0:
        _bytes(chance, pack)
    return pack


def _places(value: Any) -> Iterator[tuple[Holder, Any]]:
    """Everything that could be another thing: the holder and its key."""
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])


def _alike(chance: Random, part: Any) -> None:
    """One thing is written where another of its name and kind stood: what is well-formed is read furthest."""
    places = list(_places(part))
    if places:
        holder, key = chance.choice(places)
        same = [(one, at) for one, at in places if at == key and type(one[at]) is type(holder[key])]
        other, place = chance.choice(same)
        holder[key] = deepcopy(other[place])


def _gone(chance: Random, part: Any) -> None:
    places = list(_places(part))
    if places:
        holder, key = chance.choice(places)
        del holder[key]


def _twice(chance: Random, part: Any) -> None:
    places = [(holder, key) for holder, key in _places(part) if isinstance(holder, list)]
    if places:
        holder, key = chance.choice(places)
        holder.insert(key, deepcopy(holder[key]))


def _other(chance: Random, part: Any, values: tuple[Any, ...]) -> None:
    places = list(_places(part))
    if places:
        holder, key = chance.choice(places)
        holder[key] = deepcopy(chance.choice(values))


def _word(chance: Random, part: Any) -> None:
    _other(chance, part, WORDS)


def _shape(chance: Random, part: Any) -> None:
    _other(chance, part, SHAPES)


def _empty(chance: Random, part: Any) -> None:
    """A cell or text is empty."""
    places = [(holder, key) for holder, key in _places(part) if isinstance(holder[key], str)]
    if places:
        holder, key = chance.choice(places)
        holder[key] = ""


def _near(chance: Random, part: Any) -> None:
    """A number is one more, one less, or the other way round."""
    places = [
        (holder, key) for holder, key in _places(part) if type(holder[key]) in (int, float) or _digits(holder[key])
    ]
    if places:
        holder, key = chance.choice(places)
        number = float(holder[key]) if isinstance(holder[key], float) else int(holder[key])
        holder[key] = chance.choice((number + 1, number - 1, -number, number * 1000))


def _digits(value: Any) -> bool:
    return isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 9


def _misspelt(chance: Random, part: Any) -> None:
    """A text, word of a small language or key with a sign more, less or instead."""
    places = [(holder, key) for holder, key in _places(part) if isinstance(holder[key], str) and holder[key]]
    if places:
        holder, key = chance.choice(places)
        text, at = holder[key], chance.randrange(len(holder[key]))
        sign = chance.choice(("", *SIGNS, text[: chance.randint(1, 12)]))
        holder[key] = text[:at] + sign + text[at + chance.randint(0, 2) :]


def _renamed(chance: Random, part: Any) -> None:
    """A key has another name, or another key's."""
    tables = [one for holder, key in _places({"": part}) if isinstance(one := holder[key], dict) and one]
    if tables:
        table = chance.choice(tables)
        key = chance.choice(sorted(table))
        table[chance.choice((f"{key}s", key[:-1] or "x", "x", *sorted(chance.choice(tables))))] = table.pop(key)


_RULES: tuple[Callable[[Random, Any], None], ...] = (
    *(_alike, _alike, _alike, _gone, _twice, _word, _word, _shape),
    *(_empty, _empty, _near, _near, _misspelt, _misspelt, _renamed),
)


def _bytes(chance: Random, pack: dict[str, bytes]) -> None:
    """The file itself is damaged, or missing."""
    name = chance.choice(sorted(pack))
    data = pack[name]
    at = chance.randrange(len(data) + 1)
    damaged = (
        data[:at],
        data[:at] + bytes([chance.randrange(256)]) + data[at:],
        data[:at] + data[at + chance.randint(1, 40) :],
        b"\xef\xbb\xbf" + data,
        data.replace(b"\n", b"\r\n"),
        b"",
        data + data,
        data[:at] + json.dumps(chance.choice(SIGNS)).encode() + data[at:],
    )
    if chance.randrange(10) == 0:
        del pack[name]
    else:
        pack[name] = chance.choice(damaged)
