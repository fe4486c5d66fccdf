"""How far a figure may move: the order of the adjustments to its speed (MKU-7.9)."""

from __future__ import annotations

from msgspec import Struct

from bot.games.mage_knight.field.field import Circles, Field
from bot.games.mage_knight.field.ground import Ground
from bot.games.mage_knight.measure import INCH
from bot.games.mage_knight.state import Figure

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
    going = walker(field, figure)
    grounds = [ground for ground in field.terrain.slowing if not going.passes(ground)]
    bases = [going.circles, field.circles(field.figure(figure.captive))] if figure.captive else [going.circles]
    return any(ground.reached(circles, going.tolerance) for ground in grounds for circles in bases)


class Walker(Struct, frozen=True, gc=False, cache_hash=True):
    """What terrain has to know of a figure: its base where it stands, and what is clear ground for it."""

    circles: Circles
    flies: bool
    swims: bool
    tolerance: int
    contact: int

    @property
    def radius(self) -> int:
        """Of its circles."""
        return self.circles[0][2]

    def passes(self, ground: Ground) -> bool:
        """Whether a piece is clear ground for it by an ability (MKU-SA.flight.4, SA.aquatic.1)."""
        return self.flies or (self.swims and ground.kind in WATER)


def walker(field: Field, figure: Figure) -> Walker:
    """The figure as terrain sees it."""
    edition, powers = field.edition, field.powers(figure)
    return Walker(field.circles(figure), powers.flies, powers.swims, edition.tolerance, edition.contact)
