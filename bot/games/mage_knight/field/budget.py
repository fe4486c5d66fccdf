"""How far a figure may move: the order of the adjustments to its speed (MKU-7.9)."""

from __future__ import annotations

from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.ground import Ground
from bot.games.mage_knight.measure import INCH
from bot.games.mage_knight.state import Figure

DOUBLING = ("charge", "bound")
"""Abilities that allow twice the speed (MKU-SA.charge.2, SA.bound.1)."""

SLOWING = ("hindering", "shallow_water")
"""Kinds that halve and stop a move (MKU-19.4, 19.5, 21.1)."""

WATER = ("shallow_water", "deep_water")


def pace(field: Field, figure: Figure) -> int:
    """Speed in inches: of a pair the lower of both (MKU-14.12)."""
    own = field.value(figure, "speed")
    return min(own, field.value(field.figure(figure.captive), "speed")) if figure.captive else own


def budget(field: Field, figure: Figure, *, common: int | None = None, double: bool = False) -> int:
    """How far a figure may move now, in thousandths of an inch. ``common``: the speed of its formation (MKU-15.10)."""
    speed = pace(field, figure) if common is None else common
    if double:
        speed *= 2  # MKU-SA.charge.2
    if hindered(field, figure):
        speed = (speed + 1) // 2  # last of all (MKU-19.8)
    return speed * INCH


def hindered(field: Field, figure: Figure) -> bool:
    """Whether a base starts in terrain that halves the speed (MKU-19.5); of a pair either base (MKU-14.22).

    Deep water halves it too, for whoever has lost Aquatic there (MKU-SA.aquatic.3).
    """
    bases = [figure, field.figure(figure.captive)] if figure.captive else [figure]
    return any(
        field.inside(ground, one)
        for ground in field.pieces
        if ground.kind in (*SLOWING, "deep_water") and not passes(field, figure, ground)
        for one in bases
    )


def passes(field: Field, figure: Figure, ground: Ground) -> bool:
    """Whether an ability makes a piece clear ground for the figure's movement (MKU-SA.flight.4, SA.aquatic.1)."""
    return field.has(figure, "flight") or (ground.kind in WATER and field.has(figure, "aquatic"))
