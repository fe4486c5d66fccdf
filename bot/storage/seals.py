"""Seals: hashes by which it is seen whether what is stored of a game is still what was stored.

The seal of a line covers the line, its snapshot and the seal of the line before it: a chain. The seal of a game covers
the last of that chain and everything else that it goes on from. Neither is a secret and neither leaves the database.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from bot.engine import codec
from bot.engine.errors import Refused
from bot.storage.models import Game, Line

OF_LINE = (
    "game_id", "number", "kind", "seat", "source", "flight", "events", "back_to", "next_draw", "reserved", "rules",
    "at", "reason",
)  # fmt: skip
"""What the seal of a line covers; not who did it, for that is forgotten when a person asks for it."""

OF_GAME = (
    "key", "options", "packs", "seed", "salt", "promise", "rules", "head", "airborne", "flight", "next_draw",
    "reserved",
)  # fmt: skip

EarlierSeeds = Sequence[tuple[int, bytes]]


class Damaged(Refused):
    """What is stored of a line, or of what the game goes on from, is not what was stored there."""


def damaged_line(number: int) -> Damaged:
    """Such a line."""
    return Damaged("line_damaged", line=str(number))


def of_line(before: bytes, line: Line | Any, data: bytes) -> bytes:
    """The seal of a line (or its row) after the one with the seal ``before``; ``data``: its snapshot as stored."""
    return _hash([before, *[getattr(line, name) for name in OF_LINE], data])


def of_game(game: Game | Any, earlier: EarlierSeeds, newest: bytes) -> bytes:
    """The seal of a game whose newest line has the seal ``newest`` (empty: it has no line)."""
    return _hash([newest, [list(kept) for kept in earlier], *[getattr(game, name) for name in OF_GAME]])


def _hash(values: list[Any]) -> bytes:
    return hashlib.sha256(codec.encode(values)).digest()


def check_head(game: Game, rows: Sequence[Any], earlier: EarlierSeeds) -> None:
    """Raise Damaged where a game cannot go on from what is stored. Older lines are looked at when they are needed."""
    if rows and not intact(rows, len(rows) - 1):
        raise damaged_line(rows[-1].number)
    if game.seal != of_game(game, earlier, newest_seal(rows)):
        raise Damaged("game_damaged")


def newest_seal(rows: Sequence[Any]) -> bytes:
    """The seal of the last of a game's lines; empty: it has none."""
    return (rows[-1].seal or b"") if rows else b""


def intact(rows: Sequence[Any], place: int) -> bool:
    """True if the line at a place of a game's rows (with their snapshots as ``data``) is what was stored there."""
    before = rows[place - 1].seal if place else b""
    return bool(rows[place].seal == of_line(before or b"", rows[place], rows[place].data))
