"""From what a player says to an exact path (MKU-P6): the shortest legal way, or why there is none."""

from __future__ import annotations

from typing import NoReturn

from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.engine.play import Fault, fault
from bot.engine.requests import Facts
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.faults import with_cards
from bot.games.mage_knight.field.bases import shape
from bot.games.mage_knight.field.field import Field, Spot
from bot.games.mage_knight.field.move_allowance import Gait, halt_fault
from bot.games.mage_knight.field.paths import (
    AROUND,
    Found,
    contact_point,
    nearest_room,
    obstacles,
    room,
    route,
    shortened,
    to_contact,
    to_distance,
)
from bot.games.mage_knight.field.stops import cut
from bot.games.mage_knight.measure import inches
from bot.games.mage_knight.movement.double_time import without_speed
from bot.games.mage_knight.movement.formations_move import common_pace, owed_pace
from bot.games.mage_knight.movement.freed import without_shaken
from bot.games.mage_knight.movement.plans import as_if, planned
from bot.games.mage_knight.movement.putting import put_fault
from bot.games.mage_knight.notation.way import SIDES, Way
from bot.games.mage_knight.notation.words import Facing
from bot.games.mage_knight.state import Figure, Point
from bot.geometry.plane import FULL, bearing

FACINGS = tuple(number * FULL // 16 for number in range(16))


def step(field: Field, way: Way, gait: Gait) -> act.Step:
    """The exact way of one figure. Where a place or a figure is named it ends where terrain ends the move (MKU-P7)."""
    figure = field.figure(way.figure)
    captive = _captive(field, figure, way)
    if way.kind in ("stay", "turn"):
        facing = angle_of(field, way.face or Facing(figure.facing), field.dot(figure))
        return act.Step(figure.id, (), facing, captive)
    found = _FINDERS[way.kind](field, figure, way, gait)
    path = found.points[1:]
    if way.kind != "path":
        path = cut(field, figure, path).path
    end = path[-1] if path else field.dot(figure)
    facing = angle_of(field, way.face, end) if way.face is not None else _looking(field, figure, found, path)
    return act.Step(figure.id, path, facing, captive)


def own_step(field: Field, way: Way, gait: Gait) -> act.Step:
    """The same for who moves alone: a way also leads where a foe stands that he may shake off (MKU-8.7, MK2-R14)."""
    try:
        return step(field, way, gait)
    except Refused as refusal:
        first = refusal
    freed = without_shaken(field, field.figure(way.figure))
    if freed is None or (way.target and freed.figure(way.target).status != "field"):
        raise first
    try:
        return step(freed, way, gait)
    except Refused:
        raise first from None


def angle_of(field: Field, face: Facing, at: Point) -> int:
    """A facing in degrees; towards a figure as seen from a place."""
    if not face.at:
        return face.angle
    centre = field.dot(field.figure(face.at))
    return bearing(at, centre) if centre != at else 0


def _looking(field: Field, figure: Figure, found: Found, path: tuple[Point, ...]) -> int:
    """The facing where none was said: at the target if it is reached, else along the way; a double base needs room."""
    end = path[-1] if path else field.dot(figure)
    reached = end == found.points[-1]
    facing = found.facing if reached or len(path) < 1 else bearing((field.dot(figure), *path)[-2], end)
    for one in (facing, *FACINGS) if field.kind(figure).mounted else (facing,):
        if room(field, figure, Spot(*end, one)):
            return one
    return facing


def refuse(field: Field, why: Fault) -> NoReturn:
    """Refuse with the names of the figures."""
    raise Refused(why.key, why.clause, **with_cards(field.state, why.facts))


# -- the kinds of ways -----------------------------------------------------------------------------------------------


def _path(field: Field, figure: Figure, way: Way, gait: Gait) -> Found:
    points = (field.dot(figure), *way.points)
    return Found(points, bearing(points[-2], points[-1]))


def _to(field: Field, figure: Figure, way: Way, gait: Gait) -> Found:
    """The shortest way to a place at which there is room."""
    start, goal = field.dot(figure), way.points[0]
    if goal == start:
        return Found((start,), figure.facing)
    facings = (angle_of(field, way.face, goal),) if way.face is not None else (bearing(start, goal), *FACINGS)
    facing = next((one for one in facings if room(field, figure, Spot(*goal, one))), -1)
    if facing < 0:
        _no_room(field, figure, Spot(*goal, facings[0]))
    points = route(obstacles(field, figure), start, (goal,))
    if points is None:
        _no_way(field, figure, goal, gait)
    found = Found(points, bearing(points[-2], points[-1]))
    _demand_near(field, figure, found, gait)
    return found


def _touch(field: Field, figure: Figure, way: Way, gait: Gait) -> Found:
    target = field.figure(way.target)
    if figure.soaring != target.soaring:
        facts: Facts = {"figure": figure.id, "target": target.id, "soaring": target.soaring}
        refuse(field, fault("touch_other_level", "MK2-16.8", **facts))
    angle = way.angle if not way.side else (target.facing + SIDES[way.side]) % FULL
    found = to_contact(field, figure, target, angle)
    if found is None:
        _no_way(field, figure, field.dot(target), gait)
    _demand_near(field, figure, found, gait)
    return found


def _toward(field: Field, figure: Figure, way: Way, gait: Gait) -> Found:
    """As far as the speed goes on the way to a figure, but not nearer than ``stop``, or to a place."""
    found = _all_the_way(field, figure, way, gait)
    if len(found.points) < 2:
        return found
    points = shortened(field, figure, found.points, gait.allowed(field, figure))
    if points[-1] == found.points[-1]:
        return found
    return Found(points, bearing(points[-2], points[-1]) if len(points) > 1 else figure.facing)


def _all_the_way(field: Field, figure: Figure, way: Way, gait: Gait) -> Found:
    """The whole way there, whatever its length."""
    if not way.target:
        return _as_near_as_fits(field, figure, way.points[0], gait)
    target = field.figure(way.target)
    found = to_distance(field, figure, target, way.stop) if way.stop else to_contact(field, figure, target)
    return _no_way(field, figure, field.dot(target), gait) if found is None else found


def _as_near_as_fits(field: Field, figure: Figure, goal: Point, gait: Gait) -> Found:
    """The way to a place, or to the nearest one where there is room: a figure may stand on an objective (MK2-8.8)."""
    start = field.dot(figure)
    if start == goal:
        return Found((start,), figure.facing)
    facings = (bearing(start, goal), *FACINGS)
    if not any(room(field, figure, Spot(*goal, one)) for one in facings):
        near = nearest_room(field, figure, Spot(*goal, facings[0]))
        goal = goal if near is None else (near.x, near.y)
    points = route(obstacles(field, figure), start, (goal,)) if start != goal else (start,)
    if points is None:
        _no_way(field, figure, goal, gait)
    return Found(points, bearing(points[-2], points[-1]) if len(points) > 1 else figure.facing)


_FINDERS = {"path": _path, "to": _to, "touch": _touch, "toward": _toward}


# -- what is wrong ---------------------------------------------------------------------------------------------------


def _demand_near(field: Field, figure: Figure, found: Found, gait: Gait) -> None:
    """Refuse a way that is too long, with the place that can be reached on it (MKU-7.1)."""
    allowed = gait.allowed(field, figure)
    if found.within(allowed):
        return
    way = cut(field, figure, shortened(field, figure, found.points, allowed)[1:])
    x, y = way.path[-1] if way.path else found.points[0]
    facts = {"length": inches(found.length), "allowed": inches(allowed), "x": inches(x), "y": inches(y)}
    facts |= {"stop": way.reason or "none", "piece": way.piece or "none"}
    refuse(field, fault("way_too_long", "MKU-7.1", figure=figure.id, **facts))


def _no_room(field: Field, figure: Figure, spot: Spot) -> NoReturn:
    """Refuse a place without room, with the nearest that has some (MKU-P6)."""
    why = halt_fault(field, figure, spot, (figure.captive,))
    near = nearest_room(field, figure, spot)
    blocker = next((str(fact) for name, fact in why.facts.items() if name != "figure"), "none") if why else "none"
    told = {"reason": why.key if why else "", "thing": blocker}
    if near is None:
        refuse(field, fault("no_room_at_all", "MKU-6.14", figure=figure.id, **told))
    facts = {"x": inches(near.x), "y": inches(near.y), **told}
    refuse(field, fault("no_room_there", "MKU-6.14", figure=figure.id, **facts))


def _no_way(field: Field, figure: Figure, goal: Point, gait: Gait) -> NoReturn:
    """Refuse where no way leads, with the first thing in the straight way and how far it is free (MKU-P6)."""
    start = field.dot(figure)
    found = obstacles(field, figure)
    low, high = 0, 256
    while high - low > 1:
        middle = (low + high) // 2
        if found.clear(start, _part(start, goal, middle)):
            low = middle
        else:
            high = middle
    free = shortened(field, figure, (start, _part(start, goal, low)), gait.allowed(field, figure)) if low else (start,)
    thing = _thing(field, figure, start, _part(start, goal, high))
    facts = {"length": inches(Found(free, 0).length), "x": inches(free[-1][0]), "y": inches(free[-1][1])}
    refuse(field, fault("no_way_there", "MKU-P6", figure=figure.id, thing=thing, **facts))


def _part(a: Point, b: Point, part: int) -> Point:
    return a[0] + (b[0] - a[0]) * part // 256, a[1] + (b[1] - a[1]) * part // 256


def _thing(field: Field, figure: Figure, a: Point, b: Point) -> str:
    """The figure or piece that is in a straight way, by its id."""
    found = obstacles(field, figure)
    for other in field.there():
        if other.id not in (figure.id, figure.captive):
            circles = field.circles(other)
            ends = [circle[:2] for circle in circles]
            bars = [bar for bar in found.bars if bar[0] in ends]  # between two that touch (MKU-6.12)
            if not found._replace(discs=circles, polygons=(), bars=bars).clear(a, b):
                return other.id
    for ground in field.pieces:
        if ground.polygon in found.polygons and ground.polygon.sweep_reaches_in(a, b, found.radius, 1):
            return ground.id
    return "none"


# -- captives and things put down ------------------------------------------------------------------------------------


def _captive(field: Field, figure: Figure, way: Way) -> act.Placement | None:
    """Where the captor's player puts the captive (MKU-14.14); unsaid it comes along by itself."""
    if way.captive is None:
        return None
    if not figure.captive:
        refuse(field, fault("no_captive", "MKU-14.14", figure=figure.id))
    captive = field.figure(figure.captive)
    x, y, face = way.captive
    return act.Placement(captive.id, x, y, captive.facing if face is None else angle_of(field, face, (x, y)))


def _beside(field: Field, anchor: Figure, thing: Figure, angle: int, facing: int) -> Spot | None:
    """A free place in contact with a figure, as near as possible to one side of it."""
    radius, double = shape(field.circles(thing))
    for part in sorted(range(AROUND), key=lambda part: min(part, AROUND - part)):
        way = (angle + part * FULL // AROUND) % FULL
        spot = Spot(*contact_point(field.circles(anchor), 0, way, radius, double, facing), facing)
        moved = field.at(thing, spot)
        if put_fault(field, thing, spot) is None and field.real_contact(anchor, moved):
            return spot
    return None


def put(field: Field, figure: Figure, thing: Figure, at: Point | None, face: Facing | None) -> act.Placement:
    """Where a figure is put down; without a place the first free one in contact (MKU-SA.necromancy.3).

    It comes down on the level of who puts it there (MK2-16.21).
    """
    thing = replace(thing, soaring=figure.soaring)
    angle = figure.facing if face is None else angle_of(field, face, at or field.dot(figure))
    if at is not None:
        return act.Placement(thing.id, at[0], at[1], angle)
    spot = _beside(field, figure, thing, figure.facing, angle)
    if spot is None:
        refuse(field, fault("no_room_beside", "MKU-SA.necromancy.8", figure=figure.id))
    return act.Placement(thing.id, spot.x, spot.y, spot.facing)


# -- formations ------------------------------------------------------------------------------------------------------


def _speed(field: Field, ids: tuple[str, ...], lead: str, double: bool) -> Gait:
    """The speed of a formation: the slowest member's, or that of a leader with Force March (MKU-15.10)."""
    pending = field.state.pending
    if pending is not None:
        return Gait(pending.double, owed_pace(pending))
    return Gait(double, common_pace(field, ids, lead, double))


def march(field: Field, ways: tuple[Way, ...], lead: str, double: bool = False) -> tuple[act.Step, ...]:
    """The ways of the members one after the other, each among those who have gone before (MKU-15.11)."""
    ids = tuple([way.figure for way in ways])
    field = without_speed(field, ids) if double else field
    speed = _speed(field, ids, lead, double)
    steps: list[act.Step] = []
    for way in ways:
        one = step(field, way, speed)
        steps.append(one)
        field = after(field, one)
    return tuple(steps)


def after(field: Field, step_: act.Step) -> Field:
    """The field as if a figure had gone its way, with its captive."""
    return as_if(field, planned(field, step_))


SLOTS = {
    "line": ((0, 9000), (0, 27000), (1, 9000), (2, 27000)),
    "block": ((0, 9000), (0, 18000), (1, 18000), (2, 18000)),
    "follow": ((0, 18000), (1, 18000), (2, 18000), (3, 18000)),
}
"""For the second to fifth member: beside or behind whom, counted from the leader, and on which side of it."""


def shaped(
    field: Field, ids: tuple[str, ...], way: Way, shape: str, lead: str, double: bool = False
) -> tuple[act.Step, ...]:
    """A leader goes his way and the others take their places round him, all looking the same way."""
    field = without_speed(field, ids) if double else field
    speed = _speed(field, ids, lead, double)
    first = step(field, way, speed)
    steps, field = [first], after(field, first)
    for place, member in enumerate(ids[1:5]):
        anchor, side = SLOTS[shape][place]
        one = _into_place(field, member, ids[: place + 1], ids[anchor], side, first.facing, speed)
        steps.append(one)
        field = after(field, one)
    return tuple(steps) + tuple([act.Step(one, (), field.figure(one).facing) for one in ids[5:]])


def _into_place(
    field: Field, member: str, there: tuple[str, ...], beside: str, side: int, facing: int, speed: Gait
) -> act.Step:
    """To the place of the shape if it can be reached, else to any in contact with those who already stand."""
    figure = field.figure(member)
    first: Refused | None = None
    for anchor in (beside, *[one for one in reversed(there) if one != beside]):
        spot = _beside(field, field.figure(anchor), figure, (facing + side) % FULL, facing)
        if spot is None:
            continue
        try:
            return step(field, Way(member, "to", ((spot.x, spot.y),), face=Facing(facing)), speed)
        except Refused as refusal:
            first = first or refusal
    if first is not None:
        raise first
    refuse(field, fault("no_room_beside", "MKU-15.12", figure=beside))
