"""Packs of a few words of chapter 9, written by a test and joined to the starter pack."""

from __future__ import annotations

import json
from typing import Any

from bot import packs
from bot.games.talisman.content.catalog import load
from bot.games.talisman.game import Talisman

NUMBERS = {"event": 1, "stranger": 4, "object": 5, "magic_object": 5, "follower": 5, "place": 6}
SAID = dict.fromkeys(("name", "pl", "cs", "text", "text_pl", "text_cs"), "x")
Entry = dict[str, Any]


def card(id: str, type: str, **more: Any) -> Entry:
    """An Adventure card of any type but an Enemy."""
    return {"id": id, **SAID, "type": type, "number": NUMBERS[type], **more}


def event(id: str, *do: Entry, **more: Any) -> Entry:
    """An Event that does something as it is drawn."""
    return card(id, "event", after="discard", effects=[{"on": "encounter", "do": list(do), **more}])


def enemy(id: str, *effects: Entry, strength: int = 2, kind: str = "monster", **more: Any) -> Entry:
    """An Enemy that fights in battle."""
    base = {"id": id, **SAID, "type": "enemy", "number": 2, "kind": kind, "strength": strength, "after": "stay"}
    return {**base, "effects": list(effects), **more}


def thing(id: str, *mods: Entry, effects: tuple[Entry, ...] = (), type: str = "magic_object", **more: Any) -> Entry:
    """Something that is owned."""
    return card(id, type, mods=list(mods), effects=list(effects), **more)


def used(window: str, *do: Entry, **more: Any) -> Entry:
    """An effect that its owner uses."""
    return {"on": "use", "window": [window], "do": list(do), **more}


def spell(id: str, cast: str, *do: Entry, **more: Any) -> Entry:
    """A spell with one window."""
    return {"id": id, **SAID, "copies": 2, "cast": [cast], "effects": [{"on": "cast", "do": list(do)}], **more}


def character(id: str, *mods: Entry, **more: Any) -> Entry:
    """A character card."""
    base = {"alignment": "neutral", "start": "tavern", "strength": 3, "craft": 3}
    return {"id": id, **SAID, **base, "mods": list(mods), **more}


def mod(name: str, /, **more: Any) -> Entry:
    """A modifier."""
    return {"mod": name, **{key.rstrip("_"): value for key, value in more.items()}}


def op(name: str, /, **more: Any) -> Entry:
    """An operation."""
    return {"op": name, **{key.rstrip("_"): value for key, value in more.items()}}


def pack(*cards: Entry, spells: tuple[Entry, ...] = (), characters: tuple[Entry, ...] = ()) -> dict[str, bytes]:
    """The files of a pack."""
    found = {
        "adventure.toml": ("card", cards),
        "spells.toml": ("spell", spells),
        "characters.toml": ("character", characters),
    }
    return {file: toml_of({"schema": 1, name: list(entries)}) for file, (name, entries) in found.items() if entries}


def joined(*cards: Entry, **more: Any) -> Talisman:
    """The game with those and the starter pack."""
    return Talisman(load([packs.builtin("talisman"), pack(*cards, **more)]))


def _written(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join([f"{json.dumps(key)} = {_written(one)}" for key, one in value.items()]) + "}"
    if isinstance(value, list):
        return "[" + ",\n".join([_written(one) for one in value]) + "]"
    return json.dumps(value, ensure_ascii=False)


def toml_of(tree: dict[str, Any]) -> bytes:
    """A tree as TOML: tables of the top and entries of its lists as blocks, everything else on its own line."""
    plain = [f"{json.dumps(key)} = {_written(value)}" for key, value in tree.items() if not _blocks(value)]
    blocks = [_block(key, one, value) for key, value in tree.items() for one in _blocks(value)]
    return "\n".join([*plain, *blocks]).encode()


def _blocks(value: Any) -> list[dict[str, Any]]:
    if isinstance(value, dict):
        return [value]
    return value if isinstance(value, list) and all(isinstance(one, dict) for one in value) else []


def _block(key: str, one: dict[str, Any], whole: Any) -> str:
    head = f"[{json.dumps(key)}]" if isinstance(whole, dict) else f"[[{json.dumps(key)}]]"
    return "\n".join([head, *[f"{json.dumps(name)} = {_written(value)}" for name, value in one.items()]])
