"""Captives: who may take whom, and taking (section 14). Setting free is ``damage.free``."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine.play import Fault, fault
from bot.games.mage_knight.editions.modes import Mode
from bot.games.mage_knight.field.contact import overlap
from bot.games.mage_knight.field.field import Field, Spot
from bot.games.mage_knight.figures.tokens import uncover
from bot.games.mage_knight.measure import DEGREE, INCH
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, Point
from bot.geometry.plane import ahead, bearing

GRID = 50
"""How far apart the places are that are looked at, in thousandths of an inch (MK2-R42)."""


def capture_fault(field: Field, captor: Figure, target: Figure, mode: Mode) -> Fault | None:
    """Why a capture attempt cannot be declared (MKU-14.8, 14.9, 14.15, 14.19); that the captor may fight is known."""
    if not mode.captures:
        return fault("mode_cannot_capture", mode.no_capture, ability=mode.id)
    for one in reversed(field.powers(captor).abilities):
        if one.captures_nobody:
            return fault("cannot_capture", "MKU-14.19", figure=captor.id, ability=one.id)
    if target.captive:
        return fault("captor_not_captured", "MKU-14.15", target=target.id)
    for one in reversed(field.powers(target).abilities):
        if one.uncapturable:
            return fault("cannot_be_captured", "MKU-14.19", target=target.id, ability=one.id)
    return None


def take(p: Play, captor: Figure, target: Figure) -> None:
    """A capture attempt has succeeded: no damage (MKU-14.3)."""
    captor.captive = target.id
    target.captor = captor.id
    uncover(p, target)
    p.say("captured", seat=captor.owner, figure=captor.id, target=target.id)
    if captor.soaring:
        land_together(p, captor, target)


def land_together(p: Play, captor: Figure, captive: Figure) -> None:
    """The captor at the nearest place where both fit, the captive beside it, nearest to its present bearing."""
    found = next(_places(p.field, captor, captive), None)
    if found is None:
        return
    for figure, spot in zip((captor, captive), found, strict=True):
        figure.x, figure.y, figure.soaring = spot.x, spot.y, False
        p.say("landed", figure=figure.id)


def _places(field: Field, captor: Figure, captive: Figure) -> Iterator[tuple[Spot, Spot]]:
    down, both = replace(captor, soaring=False), (captor.id, captive.id)
    for x, y in _nearest_first(field, (captor.x, captor.y)):
        spot = Spot(x, y, captor.facing)
        if field.place_fault(down, spot, both) is None:
            for held in _beside(field, field.at(down, spot), captive, both):
                yield spot, held


def _beside(field: Field, captor: Figure, captive: Figure, both: tuple[str, ...]) -> Iterator[Spot]:
    """Places in contact with the landed captor, those nearest to the present bearing first."""
    down = replace(captive, soaring=False)
    apart = field.circles(captor)[0][2] + field.circles(down)[0][2]
    now = bearing((captor.x, captor.y), (captive.x, captive.y))
    for turn in sorted(range(-179, 181), key=lambda degrees: (abs(degrees), degrees)):
        spot = Spot(*ahead((captor.x, captor.y), now + turn * DEGREE, apart), captive.facing)
        moved = field.at(down, spot)
        free = not overlap(field.circles(moved), field.circles(captor), field.edition.tolerance)
        if free and field.touching(moved, captor) and field.place_fault(down, spot, both) is None:
            yield spot


def _nearest_first(field: Field, centre: Point) -> Iterator[Point]:
    """The points of the grid, ring by ring: by distance, then by bearing against the clock from east."""
    options = field.state.options
    for ring in range(0, options.width + options.height, INCH):
        reach = (ring + INCH) // GRID
        steps = range(-reach, reach + 1)
        squares = ((dx * dx + dy * dy, dx, dy) for dx in steps for dy in steps)
        ringed = [(square, dx, dy) for square, dx, dy in squares if ring**2 <= square * GRID**2 < (ring + INCH) ** 2]
        for _, dx, dy in sorted(ringed, key=lambda one: (one[0], bearing((0, 0), (one[1], one[2])) if one[0] else 0)):
            yield centre[0] + dx * GRID, centre[1] + dy * GRID
