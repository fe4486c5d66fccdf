"""How often a game waits for somebody: what was measured of its kind (``data/pace.toml``)."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from bot import packs as shipped
from bot.engine.game import Game as Rules
from bot.league.event_length import Length

FILE = "pace.toml"


class Measured(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of table of which many games were measured. ``options``: those that were not the usual ones."""

    game: str
    seats: int
    options: dict[str, str]
    games: int
    waits: tuple[int, ...]


class Measurement(Struct, frozen=True, forbid_unknown_fields=True):
    """All that was measured, and when."""

    measured: str
    length: tuple[Measured, ...]


@cache
def measurement() -> Measurement:
    """What ships with the program."""
    raw = tomllib.loads(shipped.data_file(FILE).decode())
    return msgspec.convert({**raw, "measured": str(raw["measured"])}, Measurement)


def length_of(rules: Rules[Any, Any, Any], options: Any, seats: int) -> Length | None:
    """How often such a game waits: of the kinds of table that have its options the most alike, the nearest in seats."""
    agreed = {name: str(value) for name, value in rules.option_facts(options).items()}
    alike = [one for one in measurement().length if one.game == rules.key and one.options.items() <= agreed.items()]
    best = min(alike, key=lambda one: (-len(one.options), abs(one.seats - seats), one.seats), default=None)
    return None if best is None else Length(best.waits)
