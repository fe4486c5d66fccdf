"""Which part of the field a channel sees, and the small map that tells where on the whole field it lies."""

from __future__ import annotations

from functools import partial

from bot.games.mage_knight.view import View
from renderers.kit import shapes, theme
from renderers.kit.heraldry import bearer
from renderers.kit.ops import Box, Disc, Group, Op, Ops, Points, Polygon, Polyline, Shadow, Sprite
from renderers.mage_knight.ground import DARK, LIGHT, base_boxes
from renderers.mage_knight.objectives import map_sign, token_boxes
from renderers.mage_knight.plan import Frame, Region, channel_frame, grown_region, whole_field
from renderers.mage_knight.terrain import LOOKS, motif

ROOM = 1_200  # about what is in play, in thousandths of an inch
LEAST = 14_000  # so much of the field is shown at least
MAP = 150.0
AWAY = 10.0  # between the map and the edge of the field
TRIES = 3


def channel_view(view: View) -> tuple[Frame, Box | None]:
    """The field as a channel sees it, and the place of the map; none where the whole field is shown.

    The part in play is shown where it is less than two thirds of the field, and no base has to make room for the map.
    """
    region, whole = region_in_play(view), whole_field(view)
    for _ in range(TRIES if view.phase in ("play", "over") else 0):
        if 3 * _area(region) >= 2 * _area(whole):
            break
        shown = channel_frame(region)
        place = _map_place(view, shown)
        if place is not None:
            return shown, place
        grow = (region[2] - region[0]) // 12
        region = _squared(view, (region[0] - grow, region[1] - grow, region[2] + grow, region[3] + grow))
    return channel_frame(whole), None


def region_in_play(view: View) -> Region:
    """The square that holds all figures and terrain on the field, and what the last act marks."""
    dots = [(x, y) for piece in view.pieces for x, y in piece.polygon]
    for one in view.figures:
        if one.status == "field":
            for x, y in ((one.x, one.y), *([one.rear] if one.rear is not None else [])):
                dots += [(x - one.radius, y - one.radius), (x + one.radius, y + one.radius)]
    for goal in view.objectives:
        dots += [(goal.x - goal.radius, goal.y - goal.radius), (goal.x + goal.radius, goal.y + goal.radius)]
    dots += [(one.x, one.y) for one in view.things if not one.bearer]
    if view.mark and view.mark.blast is not None:
        x, y, radius = view.mark.blast
        dots += [(x - radius, y - radius), (x + radius, y + radius)]
    dots += [point for path in (view.mark.paths if view.mark else ()) for point in path]
    if not dots:
        return whole_field(view)
    xs, ys = [x for x, _ in dots], [y for _, y in dots]
    return _squared(view, (min(xs) - ROOM, min(ys) - ROOM, max(xs) + ROOM, max(ys) + ROOM))


def _squared(view: View, region: Region) -> Region:
    """A region widened to a square on whole inches where the field is large enough, with whole bases only."""
    side = max(LEAST, region[2] - region[0], region[3] - region[1])
    x0, x1 = _stretch(region[0], region[2], side, view.width)
    y0, y1 = _stretch(region[1], region[3], side, view.height)
    return grown_region(view, (x0, y0, x1, y1))


def _stretch(low: int, high: int, side: int, end: int) -> tuple[int, int]:
    """A stretch so long about the middle of another, within the field."""
    start = min(max((low + high - side) // 2, 0), max(0, end - side)) // 1000 * 1000
    return start, min(end, -(-(start + side) // 1000) * 1000)


def _area(region: Region) -> int:
    return (region[2] - region[0]) * (region[3] - region[1])


def _map_size(view: View) -> tuple[float, float]:
    longest = max(view.width, view.height)
    return round(MAP * view.width / longest), round(MAP * view.height / longest)


def _map_place(view: View, shown: Frame) -> Box | None:
    """The corner where the map hides the least terrain; none where it would hide a base in each."""
    wide, tall = _map_size(view)
    left, top, right, bottom = shown.box
    corners = [(x, y) for y in (bottom - AWAY - tall, top + AWAY) for x in (right - AWAY - wide, left + AWAY)]
    bases = [*base_boxes(view, shown), *token_boxes(view, shown)]
    pieces = [shapes.box_of([shown.at(p) for p in piece.polygon]) for piece in view.pieces]
    free: list[tuple[float, int, Box]] = []
    for x, y in corners:
        box = (x - 6, y - 6, x + wide + 6, y + tall + 6)
        if not any(shared(box, base) for base in bases):
            free.append((sum(shared(box, piece) for piece in pieces), len(free), (x, y, x + wide, y + tall)))
    return min(free)[2] if free else None


def shared(one: Box, other: Box) -> float:
    """How much two boxes share."""
    wide, tall = min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, wide) * max(0.0, tall)


def key_map(view: View, shown: Frame, place: Box) -> list[Op]:
    """The whole field in small: terrain, a dot for each figure, a frame about what is shown."""
    x, y, right, bottom = place
    wide, tall = right - x, bottom - y
    scale = wide / view.width
    pieces = tuple(
        (motif(piece), tuple((px * scale, tall - py * scale) for px, py in piece.polygon)) for piece in view.pieces
    )
    x0, y0, x1, y1 = (v * scale for v in shown.region)
    window = shapes.box(x0, tall - y1, x1 - x0, y1 - y0)
    dots = tuple(
        (one.owner, round(one.x * scale, 1), round(tall - one.y * scale, 1))
        for one in view.figures
        if one.status == "field"
    )
    ground = Sprite(0, 0, wide, tall, ("map", pieces, window), partial(_map_ops, wide, tall, pieces, window))
    goals = tuple(
        (one.status, one.controller, round(one.x * scale, 1), round(tall - one.y * scale, 1)) for one in view.objectives
    )
    made: list[Op] = [ground, *(map_sign(*goal) for goal in goals), *(_dot(*dot) for dot in dots)]
    whole = Group(x, y, wide, tall, ("keymap", pieces, window, dots, goals), lambda: tuple(made))
    return [Shadow(place, 3, 7, 150, 3), whole]


def _map_ops(wide: float, tall: float, pieces: tuple[tuple[str, Points], ...], window: Points) -> Ops:
    made: list[Op] = [
        Polygon(shapes.box(0, 0, wide, tall), theme.INK),
        Polygon(shapes.box(2, 2, wide - 4, tall - 4), theme.mix(DARK, theme.INK, 0.16)),
        Polygon(window, LIGHT),
    ]
    for name, outline in pieces:
        made.append(Polygon(outline, theme.mix(LOOKS[name].dark, LOOKS[name].line, 0.45)))
    return (*made, Polyline(shapes.closed(window), theme.RED, 2.4))


def _dot(seat: int, x: float, y: float) -> Sprite:
    ops: Ops = (Disc(5, 5, 4, theme.WHITE), Disc(5, 5, 3.1, bearer(seat).color))
    return Sprite(round(x - 5), round(y - 5), 10, 10, ("mapdot", seat), lambda: ops)
