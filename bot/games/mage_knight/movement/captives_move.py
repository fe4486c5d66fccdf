"""Where a captive stands after its captor has moved (MKU-14.11 to 14.14, 14.20 to 14.23)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.play import Fault, fault
from bot.games.mage_knight.actions import Place
from bot.games.mage_knight.field.budget import halt_fault
from bot.games.mage_knight.field.field import Field, Spot
from bot.games.mage_knight.field.passage import imagined
from bot.games.mage_knight.state import Figure
from bot.geometry.plane import FULL, ahead, bearing

FAN = FULL // 24
"""The step in which places around a captor are tried."""


def captive_fault(field: Field, moved: Figure, place: Place | None) -> Fault | None:
    """Why the captive cannot stand there when its captor stands as ``moved`` says; None as place: it has no room."""
    if not moved.captive:
        return None if place is None else fault("no_captive", "MKU-14.14", figure=moved.id)
    captive = field.figure(moved.captive)
    if place is None:
        return fault("no_room_for_captive", "MKU-14.20", figure=moved.id, captive=captive.id)
    if place.figure != captive.id:
        return fault("not_its_captive", "MKU-14.14", figure=moved.id, captive=captive.id)
    captor = field.figure(moved.id)
    if _spot(place) == _spot(captive) and field.circles(captor) == field.circles(moved):
        return None  # nobody changes place
    return _standing_fault(imagined(field, (moved,)), moved, captive, _spot(place))


def _spot(one: Place | Figure) -> Spot:
    return Spot(one.x, one.y, one.facing % FULL)


def _standing_fault(field: Field, captor: Figure, captive: Figure, spot: Spot) -> Fault | None:
    """MKU-14.20, 14.23; in deep water only with a captor that may end there (MKU-14.13)."""
    if not field.real_contact(field.at(captive, spot), captor):
        return fault("captive_apart", "MKU-14.20", figure=captor.id, captive=captive.id)
    return halt_fault(field, captive, spot, swims=field.powers(captor).swims, by=captor.id)


def follow(field: Field, moved: Figure) -> Place | None:
    """A place for the captive when nobody has chosen one: as it stood, else the nearest way round that is free."""
    if not moved.captive:
        return None
    captive = field.figure(moved.captive)
    captor = field.figure(moved.id)
    if field.circles(captor) == field.circles(moved):
        return Place(captive.id, captive.x, captive.y, captive.facing)
    there = imagined(field, (moved,))
    for spot in _around(field, captor, moved, captive):
        if _standing_fault(there, moved, captive, spot) is None:
            return Place(captive.id, spot.x, spot.y, spot.facing)
    return None


def _around(field: Field, captor: Figure, moved: Figure, captive: Figure) -> Iterator[Spot]:
    """First where it would be if the pair were one thing that only slides, then to both sides of that."""
    yield Spot(captive.x + moved.x - captor.x, captive.y + moved.y - captor.y, captive.facing)
    reach = field.kind(moved).radius + field.kind(captive).radius
    begin = bearing((captor.x, captor.y), (captive.x, captive.y))
    for step in range(FULL // FAN):
        turn = (step + 1) // 2 * FAN * (1 if step % 2 else -1)
        for x, y, _ in field.circles(moved):
            spot = ahead((x, y), (begin + turn) % FULL, reach)
            yield Spot(spot[0], spot[1], captive.facing)
