"""Numbers of an edition that a table may set otherwise (MK2-R6, MK2-R39, MK2-R44): options, and what they set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from bot.games.mage_knight.content.base_columns import AFAR
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.state import Options

Set = Callable[[Edition, Any], Any]

POINTS, HALF = "points", "half"


def _as_it_is(edition: Edition, value: Any) -> Any:
    return value


def _smallest(field: str) -> Set:
    return lambda edition, value: (value, getattr(edition, field)[1])


def _largest(field: str) -> Set:
    return lambda edition, value: (getattr(edition, field)[0], value)


OVERRIDES: tuple[tuple[str, str, Set], ...] = (
    ("control_needs_capable", "control_needs_capable", _as_it_is),
    ("tie_break", "points_break_ties", lambda edition, value: value == POINTS),
    ("capture_defense", "capture_defense", _as_it_is),
    ("formation_least", "movement_sizes", _smallest("movement_sizes")),
    ("formation_least", "ranged_sizes", _smallest("ranged_sizes")),
    ("formation_most", "movement_sizes", _largest("movement_sizes")),
    ("formation_most", "ranged_sizes", _largest("ranged_sizes")),
    ("formation_bonus", "ranged_each", _as_it_is),
    ("gang_up", "gang_up_each", _as_it_is),
    ("surge", "surge_half", lambda edition, value: value == HALF),
    ("bombardment_radius", "bombardment_radius", _as_it_is),
    ("bombardment_min", "bombardment_min", _as_it_is),
    ("bombardment", "left_out", lambda edition, value: frozenset() if value else frozenset({AFAR})),
    ("soaring_defense", "soaring_defense", _as_it_is),
    ("item_cost", "item_cost", _as_it_is),
)
"""Option, field of the record, and the value of the field."""


def overridden(edition: Edition, options: Options) -> Edition:
    """The record with what the table has set; in their order, so that two options may share a field."""
    for name, field, value in OVERRIDES:
        told = getattr(options, name)
        if told is not UNSET:
            edition = replace(edition, **{field: value(edition, told)})
    return edition
