"""How far a figure may move: the order of the adjustments to its speed (MKU-7.9)."""

from __future__ import annotations

from msgspec import Struct

from bot.engine.play import Fault
from bot.games.mage_knight.field.bases import Spot
from bot.games.mage_knight.field.effects import walked_as
from bot.games.mage_knight.field.field import Circles, Field
from bot.games.mage_knight.field.ground import WET, Ground, Terrain, beside
from bot.games.mage_knight.field.terrain import terrain_as
from bot.games.mage_knight.field.values import doubled_and_halved, modifiers, total, unchanging, unmodified
from bot.games.mage_knight.measure import INCH, capped
from bot.games.mage_knight.state import Figure


class Pace(Struct, frozen=True, gc=False):
    """A speed in inches before it is doubled and halved, and what is added to it then (MK2-9.9)."""

    speed: int
    added: int = 0  # within the cap

    def reach(self, double: bool = False, halves: int = 0) -> int:
        """How far it leads, in thousandths of an inch. ``halves``: by how many rules it is halved."""
        return doubled_and_halved(self.speed, self.added, twice=double, halves=halves) * INCH


def speed_of(field: Field, figure: Figure) -> Pace:
    """A figure's own speed."""
    if unchanging(field):
        return Pace(field.click(figure).speed)
    return Pace(unmodified(field, figure, "speed"), capped(field.edition.cap, total(modifiers(field, figure, "speed"))))


def paces(field: Field, figure: Figure, double: bool = False) -> list[Pace]:
    """Of a pair both speeds, the lower of which holds, each with its own modifiers (MKU-14.12, MK2-23.15).

    In double time only the lower unmodified speed is doubled, and modified then (MK2-15.12, 15.3).
    """
    if not figure.captive:
        return [speed_of(field, figure)]
    pair = [speed_of(field, one) for one in (figure, field.figure(figure.captive))]
    low = min([one.speed for one in pair])
    return [one for one in pair if one.speed == low] if double else pair


def slowest(field: Field, figure: Figure, double: bool = False) -> Pace:
    """The speed of a figure, of a pair the lower one."""
    return min(paces(field, figure, double), key=lambda one: one.reach(double))


def budget(
    field: Field, figure: Figure, *, common: Pace | None = None, double: bool = False, half: bool = False
) -> int:
    """How far a figure may move now, in thousandths of an inch. ``common``: the speed of its formation (MKU-15.10).

    ``half``: by a surge or a change of level. Hindering terrain halves it too (MKU-19.8, MK2-26.25), so that a quarter
    is left of a surge out of it, rounded up once (MK2-9.9); in a change of level it has no part (MK2-R19).
    """
    halves = int(half) + int(hindered(field, figure))
    if common is not None or not figure.captive:
        return (common or speed_of(field, figure)).reach(double, halves)
    return min([one.reach(double, halves) for one in paces(field, figure, double)])


class Gait(Struct, frozen=True):
    """How far a figure may go: twice or half its speed, its own or the common one of a formation."""

    double: bool = False
    common: Pace | None = None
    half: bool = False

    def allowed(self, field: Field, figure: Figure) -> int:
        """In thousandths of an inch."""
        return budget(field, figure, common=self.common, double=self.double, half=self.half)


def hindered(field: Field, figure: Figure) -> bool:
    """True if a base starts in terrain that halves the speed (MKU-19.5); of a pair either base (MKU-14.22).

    Deep water halves it too, for whoever has lost Aquatic there (MKU-SA.aquatic.3).
    """
    slowing, pair = walked(field, figure).slowing, [figure]
    if figure.captive:
        pair.append(field.figure(figure.captive))
    grounds = [ground for one in pair for ground in beside(slowing, field.box(one)) if field.inside(ground, one)]
    if not grounds:
        return False
    going = walker(field, figure)
    return not all(going.passes(ground) for ground in grounds)


def walked(field: Field, figure: Figure) -> Terrain:
    """The terrain as a figure meets it when it moves from where it stands: items may change its kinds (MK2-3.10)."""
    if not field.state.items:
        return field.terrain
    kinds = walked_as(field, field.find(figure.id) or figure)
    return terrain_as(field.terrain, kinds) if kinds else field.terrain


def halt_fault(
    field: Field, figure: Figure, spot: Spot, ignore: tuple[str, ...] = (), swims: bool | None = None, by: str = ""
) -> Fault | None:
    """Why a figure cannot end a move at a place. ``by``: who takes it there as a captive."""
    solid = walked(field, field.figure(by) if by else figure).solid
    return field.place_fault(figure, spot, ignore, swims, solid)


NOTHING: frozenset[str] = frozenset()
STRIDDEN = frozenset({"hindering"})
"""What is clear ground for a pathfinder (MK2-34.7)."""


class Walker(Struct, frozen=True, gc=False, cache_hash=True):
    """What terrain has to know of a figure: its base where it stands, and what is clear ground for it."""

    circles: Circles
    flies: bool
    swims: bool
    tolerance: int
    contact: int
    clears: frozenset[str] = NOTHING  # kinds that are clear ground for it

    @property
    def radius(self) -> int:
        """Of its circles."""
        return self.circles[0][2]

    def passes(self, ground: Ground) -> bool:
        """True if a piece is clear ground for it by an ability (MKU-SA.flight.4, SA.aquatic.1)."""
        return self.flies or (self.swims and ground.kind in WET) or ground.kind in self.clears


def walker(field: Field, figure: Figure) -> Walker:
    """The figure as terrain sees it."""
    edition, powers = field.edition, field.powers(figure)
    clears = STRIDDEN if powers.strides else NOTHING
    return Walker(field.circles(figure), powers.flies, powers.swims, edition.tolerance, edition.contact, clears)
