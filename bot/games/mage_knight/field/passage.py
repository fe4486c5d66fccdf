"""Whether a path may be walked: other bases, terrain, the edge of the field, levels, length (section 6, MKU-P6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.play import Fault, fault
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.ground import Ground, beside, elevated_at
from bot.games.mage_knight.field.move_allowance import walked, walker
from bot.games.mage_knight.field.still import Still
from bot.games.mage_knight.field.stops import Crossing, Points, crossings
from bot.games.mage_knight.measure import inches
from bot.games.mage_knight.state import Figure, Point
from bot.geometry.plane import at, crosses, path_length, path_within, segment_near
from bot.geometry.polygon import Box, box_of

FINE = 1000
"""Parts of a thousandth of an inch in which paths are measured."""

STEPS = 4096
"""Parts of a segment in which the first obstacle is looked for."""

BESIDE = 5
"""A crossing so near to an access point is at it: corners and crossings are rounded to thousandths of an inch."""

HUNDREDTH = 10
"""Lengths are told in hundredths of an inch."""


class Obstacle(Struct, frozen=True):
    """Something that ends a path: how that is told, and whether it meets a segment."""

    key: str
    clause: str
    facts: dict[str, str]
    meets: Callable[[Point, Point], bool]


def imagined(field: Field, moved: Iterable[Figure]) -> Field:
    """The field as if some figures stood elsewhere."""
    there = {figure.id: figure for figure in moved}
    figures = [there.get(figure.id, figure) for figure in field.state.figures]
    return Still(field.content, replace(field.state, figures=figures), field.edition)


def path_fault(field: Field, figure: Figure, points: Points, limit: int) -> Fault | None:
    """Why a path (its start included) cannot be walked. ``limit``: how far the figure may go."""
    return (
        _obstacle_fault(field, figure, points)
        or _level_fault(field, figure, points)
        or _length_fault(figure, points, limit)
    )


def _length_fault(figure: Figure, points: Sequence[Point], limit: int) -> Fault | None:
    """MKU-7.1, 6.19."""
    if path_within(points, limit):
        return None
    length = -(-path_length(points) // FINE)
    return fault("too_far", "MKU-7.1", figure=figure.id, length=inches(length), limit=inches(limit))


# -- obstacles -------------------------------------------------------------------------------------------------------


def _obstacle_fault(field: Field, figure: Figure, points: Sequence[Point]) -> Fault | None:
    """The first obstacle on the path and the length that is free before it (MKU-P6)."""
    obstacles = list(_obstacles(field, figure, box_of(points)))
    for number, (a, b) in enumerate(pairwise(points)):
        met = [one for one in obstacles if one.meets(a, b)]
        if met:
            free, first = min(((_free(a, b, one), one) for one in met), key=lambda pair: pair[0])
            length = path_length((*points[: number + 1], at(a, b, Fraction(free, STEPS)))) // FINE
            told = inches(length // HUNDREDTH * HUNDREDTH)
            return fault(first.key, first.clause, figure=figure.id, available=told, **first.facts)
    return _water_fault(field, figure, points)


def _free(a: Point, b: Point, obstacle: Obstacle) -> int:
    """How many steps of a segment are free."""
    low, high = 0, STEPS
    while high - low > 1:
        middle = (low + high) // 2
        if obstacle.meets(a, at(a, b, Fraction(middle, STEPS))):
            high = middle
        else:
            low = middle
    return low


def _obstacles(field: Field, figure: Figure, box: Box) -> Iterator[Obstacle]:
    """What a path in a box may not meet; for a flyer only the edge of the field (MKU-SA.flight.2)."""
    radius = field.circles(figure)[0][2]
    yield _edge(field, radius)
    if field.powers(figure).flies:
        return
    yield from (_solid(field, figure, one) for one in solids(field, figure, box))
    west, south, east, north = box
    own = figure.id, figure.captive
    for x, y, reach, name in field.discs()[0]:
        if west - reach <= x <= east + reach and south - reach <= y <= north + reach and name not in own:
            yield _base(name, (x, y), reach - field.edition.tolerance)
    for c, d in field.barriers(own, box):
        yield Obstacle("path_between", "MKU-6.12", {}, lambda a, b, c=c, d=d: crosses(a, b, c, d))  # type: ignore[misc]


def solids(field: Field, figure: Figure, box: Box) -> list[Ground]:
    """The terrain beside a path in a box that the figure may not enter."""
    solid = beside(walked(field, figure).solid, box, field.kind(figure).radius)
    if not solid:
        return []
    going, waters = walker(field, figure), _waters(field, figure)
    return [one for one in solid if not going.passes(one) and one not in waters]


def _edge(field: Field, radius: int) -> Obstacle:
    """MKU-6.15: the front circle along the path (MKU-6.24)."""
    return Obstacle("path_off_field", "MKU-6.15", {}, lambda a, b: not field.on_field(((b[0], b[1], radius),)))


def _solid(field: Field, figure: Figure, ground: Ground) -> Obstacle:
    radius, tolerance = field.kind(figure).radius, field.edition.tolerance
    clause = "MKU-19.14" if ground.kind == "blocking" else "MKU-21.2"
    key = "path_blocked" if ground.kind == "blocking" else "path_in_water"
    return Obstacle(
        key, clause, {"piece": ground.id}, lambda a, b: ground.polygon.sweep_reaches_in(a, b, radius, tolerance)
    )


def _base(name: str, centre: Point, reach: int) -> Obstacle:
    """MKU-6.11, 7.3."""
    return Obstacle("path_through", "MKU-7.3", {"blocker": name}, lambda a, b: segment_near(a, b, centre, reach))


def _waters(field: Field, figure: Figure) -> list[Ground]:
    """The deep water in which a figure stands without Aquatic (MKU-SA.aquatic.3)."""
    powers, deep = field.powers(figure), walked(field, figure).deep
    if not deep or powers.flies or powers.swims:
        return []
    return [ground for ground in deep if field.inside(ground, figure)]


def _water_fault(field: Field, figure: Figure, points: Sequence[Point]) -> Fault | None:
    """Who has lost Aquatic in deep water may only leave it, and once out not come back (MKU-SA.aquatic.3)."""
    radius, tolerance = field.kind(figure).radius, field.edition.tolerance
    for ground in _waters(field, figure) if len(points) > 1 else ():
        out = False
        for a, b in pairwise(points):
            part = Fraction(0) if out else ground.polygon.wholly_out_at(a, b, radius, tolerance)
            # The way out begins at a rounded point: it may still reach in by a trifle more than the tolerance.
            if part is not None and ground.polygon.sweep_reaches_in(at(a, b, part), b, radius, 2 * tolerance + 1):
                return fault("path_in_water", "MKU-SA.aquatic.3", figure=figure.id, piece=ground.id, available="0")
            out = out or part is not None
        if not out:
            return fault("stays_in_water", "MKU-SA.aquatic.3", figure=figure.id, piece=ground.id)
    return None


# -- levels ----------------------------------------------------------------------------------------------------------


def _level_fault(field: Field, figure: Figure, points: Points) -> Fault | None:
    """One change of level in a move (MKU-20.4), onto and off abrupt terrain only by an access point (MKU-21.13)."""
    flies = field.powers(figure).flies
    found = [*crossings(walked(field, figure), flies, points)]
    found += () if flies else _onto_edge(field, figure, points, found)
    for crossing in found:
        if crossing.ground.abrupt and not _by_access(crossing, points):
            return fault("no_access", "MKU-21.13", figure=figure.id, piece=crossing.ground.id)
    if len(found) > 1:
        return fault("second_crossing", "MKU-20.4", figure=figure.id, piece=found[1].ground.id)
    return None


def _onto_edge(field: Field, figure: Figure, points: Sequence[Point], found: Sequence[Crossing]) -> list[Crossing]:
    """A dot that comes to rest on the edge of a piece is on it, though it has crossed nothing (MKU-6.20)."""
    top = elevated_at(walked(field, figure), points[-1])
    if top is None:
        return []
    before = [crossing.up for crossing in found if crossing.ground is top] or [top.polygon.contains(points[0])]
    return [] if before[-1] else [Crossing(len(points) - 2, Fraction(1), True, top)]


def _by_access(crossing: Crossing, points: Sequence[Point]) -> bool:
    """True if it is at an access point that the dot changes its level, and not elsewhere on the same segment."""
    a, b = points[crossing.segment], points[crossing.segment + 1]
    spot = at(a, b, crossing.at)
    return any(crosses(a, b, c, d) and segment_near(c, d, spot, BESIDE) for c, d in crossing.ground.access)
