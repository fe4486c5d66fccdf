"""Ways that lead where a foe stands whom a mounted figure may shake off (MKU-8.7, MK2-R14).

Whether that foe falls nobody is told before the roll (MKU-H3, H7): such a way may always be said, and is looked at
anew once the damage is dealt.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.mage_knight.actions import Step
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.passage import imagined
from bot.games.mage_knight.field.paths import RING, beginning
from bot.games.mage_knight.figures.breaking import shaken_by
from bot.games.mage_knight.movement.plans import Errand, Plan, plan_fault, planned
from bot.games.mage_knight.state import Figure, Point
from bot.geometry.plane import bearing, path_length


def without_shaken(field: Field, figure: Figure) -> Field | None:
    """The field as if all whom a figure would shake off had fallen; None if there are none."""
    foes = shaken_by(field, figure)
    if not foes:
        return None
    freed = [replace(field.figure(foe.captive), captor="") for foe in foes if foe.captive]
    return imagined(field, [*(replace(foe, status="eliminated", captive="") for foe in foes), *freed])


def as_far(field: Field, plan: Plan, errand: Errand) -> Plan:
    """A way as it is now: all of it, or as far as it is free; at the worst the figure stays as it is."""
    figure = field.figure(plan.figure)
    if plan_fault(field, plan, errand) is None:
        return plan
    for points, facing in _shorter(plan):
        shorter = planned(field, Step(figure.id, points[1:], facing))
        if plan_fault(field, shorter, errand) is None:
            return shorter
    return planned(field, Step(figure.id, (), figure.facing))


def _shorter(plan: Plan) -> Iterator[tuple[tuple[Point, ...], int]]:
    """Ever shorter beginnings of a way, each looking as was said, then along it; last of all only the turn."""
    yield plan.points, plan.facing
    for length in range(path_length(plan.points) // 1000 // RING * RING, 0, -RING):
        points = beginning(plan.points, length)
        yield points, plan.facing
        yield points, bearing(points[-2], points[-1])
    yield plan.points[:1], plan.facing
