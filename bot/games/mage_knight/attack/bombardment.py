"""Bombardment: an attack on all who stand around a point (MK2-21)."""

from __future__ import annotations

from bot.engine.play import Fault, fault
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.sight import screen_of
from bot.games.mage_knight.field.values import Fight, reach, type_of
from bot.games.mage_knight.measure import INCH, inches
from bot.games.mage_knight.state import Figure, Point
from bot.geometry import plane

CLAUSE = "MK2-21.2"


def bombarded(field: Field, attacker: Figure, point: Point) -> tuple[Figure, ...]:
    """All whose centre lies in the area, friends too; no captives, nobody who soars (MK2-21.4, 21.5)."""
    most = field.edition.bombardment_radius * INCH + field.edition.tolerance
    return tuple(
        [
            one
            for one in field.there()
            if one.id != attacker.id and not one.captor and not one.soaring
            if plane.within(plane.dist2((one.x, one.y), point), most)
        ]
    )


def point_fault(field: Field, figure: Figure, point: Point | None, hit: tuple[Figure, ...]) -> Fault | None:
    """Why a point cannot be bombarded; that the figure may shoot at all is known."""
    if point is None:
        return fault("no_point", CLAUSE, figure=figure.id)
    options, tolerance, dot = field.state.options, field.edition.tolerance, (figure.x, figure.y)
    x, y = point
    if not (0 <= x <= options.width and 0 <= y <= options.height):
        facts = {"x": inches(x), "y": inches(y), "width": inches(options.width), "height": inches(options.height)}
        return fault("point_off_field", CLAUSE, field="at", **facts)
    if not plane.in_sector(dot, figure.facing, field.kind(figure).arc, point):
        return fault("point_out_of_arc", CLAUSE, figure=figure.id, x=inches(x), y=inches(y))
    fight = Fight("ranged", figure.id, type=type_of(field, figure, "ranged"), many=True)
    least, most, square = field.edition.bombardment_min, reach(field, figure, fight), plane.dist2(dot, point)
    if plane.within(square, least * INCH + tolerance) or not plane.within(square, most * INCH + tolerance):
        length = inches(plane.distance(dot, point))
        return fault("point_out_of_range", CLAUSE, figure=figure.id, length=length, least=least, most=most)
    for ground in field.terrain.solid:
        if ground.kind == "blocking" and ground.polygon.strictly(point):
            return fault("point_in_blocking", CLAUSE, piece=ground.id)
    if not any(field.foes(figure, one) for one in hit):
        radius = inches(field.edition.bombardment_radius * INCH)
        return fault("nobody_in_area", "MK2-21.5", figure=figure.id, radius=radius, x=inches(x), y=inches(y))
    return None


def covered(field: Field, figure: Figure) -> str:
    """What kind of terrain helps somebody in the area: the one that holds its centre (MK2-21.6); empty: none does."""
    dot = figure.x, figure.y
    covers = [ground for ground in field.terrain.covers if ground.kind != "low_wall"]
    return screen_of(ground for ground in covers if ground.polygon.contains(dot))
