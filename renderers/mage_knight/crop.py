"""Which part of the field a story shows, what of it lies outside, and the small map of the whole."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import hypot

from bot.games.mage_knight.view import FigureView, Mark, View
from renderers.kit import shapes, theme
from renderers.kit.heraldry import bearer
from renderers.kit.ops import Box, Disc, Group, Op, Ops, Points, Polygon, Polyline, Shadow, Sprite
from renderers.mage_knight.ground import DARK, LIGHT
from renderers.mage_knight.marks import BASE, NOTHING, Overlay
from renderers.mage_knight.objectives import map_sign
from renderers.mage_knight.plan import STAGE, STAGE_WIDE, Frame, Region, story_frame
from renderers.mage_knight.terrain import LOOKS, motif

NARROWEST, WIDEST = 17_000, 24_000
"""How much of the field is shown from left to right, in thousandths of an inch; more only for a longer act."""
AROUND = 6_000
"""Who stands so near to the act is shown with it."""
RIM = 700
"""Between what is shown and the edge."""

Bounds = tuple[float, float, float, float]


def story_view(view: View, acts: Sequence[Mark] = (), overlay: Overlay = NOTHING) -> Frame | None:
    """The field about the last act, or about what is laid over it; None where nobody did anything at a place.

    Earlier acts since the reader's own are in it where there is room for them.
    """
    if view.phase not in ("play", "over"):
        return None
    named = (view.mark,) if view.mark is not None else ()
    told = overlay_bounds(view, overlay) if overlay != NOTHING else act_bounds(view, named)
    if told is None:
        return None
    earlier = act_bounds(view, acts) if overlay == NOTHING else None
    for wanted in (earlier, told):
        if wanted is not None and _wide(_joined(told, wanted)) <= WIDEST:
            told = _joined(told, wanted)
            break
    near = told
    for one in _near(view, told):
        grown = _joined(near, _reach(one))
        near = grown if _wide(grown) <= max(WIDEST, _wide(told)) else near
    return story_frame(_window(view, near))


def act_bounds(view: View, acts: Sequence[Mark]) -> Bounds | None:
    """All places that acts speak of, whole bases."""
    found = {one.id: one for one in view.figures}
    made: Bounds | None = None
    for mark in acts:
        names = (mark.figure, *mark.members, *mark.targets, *(name for name, _ in mark.hurt))
        boxes = [_reach(found[name]) for name in names if name in found and found[name].status != "waiting"]
        boxes += [(x - BASE, y - BASE, x + BASE, y + BASE) for path in mark.paths for x, y in path]
        if mark.blast is not None:
            x, y, r = mark.blast
            boxes.append((x - r, y - r, x + r, y + r))
        for box in boxes:
            made = box if made is None else _joined(made, box)
    return made


def overlay_bounds(view: View, overlay: Overlay) -> Bounds | None:
    """All places that a preview or a look speaks of."""
    found = {one.id: one for one in view.figures}
    dots = [point for way in overlay.ways for point in way.points]
    dots += [(ghost.x, ghost.y) for ghost in overlay.ghosts]
    dots += [point for sight in overlay.sights for point in (sight.start, sight.end)]
    dots += [point for area in overlay.areas for ring in area for point in ring]
    boxes: list[Bounds] = [(x, y, x, y) for x, y in dots]
    boxes += [(one.x - one.length, one.y - one.length, one.x + one.length, one.y + one.length) for one in overlay.rings]
    boxes += [_reach(found[name]) for name in overlay.targets if name in found]
    if not boxes:
        return None
    made = boxes[0]
    for box in boxes[1:]:
        made = _joined(made, box)
    x0, y0, x1, y1 = made
    return max(x0, 0), max(y0, 0), min(x1, view.width), min(y1, view.height)


def _joined(one: Bounds, other: Bounds) -> Bounds:
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def _reach(one: FigureView) -> Bounds:
    """All of a base."""
    spots = [(one.x, one.y), *([one.rear] if one.rear is not None else [])]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return min(xs) - one.radius, min(ys) - one.radius, max(xs) + one.radius, max(ys) + one.radius


def _wide(box: Bounds) -> float:
    """How wide a window has to be that holds it."""
    return max(box[2] - box[0] + 2 * RIM, (box[3] - box[1] + 2 * RIM) * STAGE_WIDE / STAGE)


def _near(view: View, told: Bounds) -> list[FigureView]:
    """Who stands near to the act, the nearest first."""

    def away(one: FigureView) -> float:
        x, y = max(told[0] - one.x, one.x - told[2], 0), max(told[1] - one.y, one.y - told[3], 0)
        return hypot(x, y)

    there = [one for one in view.figures if one.status == "field"]
    return sorted((one for one in there if away(one) <= AROUND), key=lambda one: (away(one), one.id))


def _window(view: View, shown: Bounds) -> Region:
    """A stretch of the field of the form of the stage, with something in its middle."""
    wide = min(max(NARROWEST, round(_wide(shown))), view.width)
    tall = min(round(wide * STAGE / STAGE_WIDE), view.height)
    tall = max(tall, min(view.height, round(shown[3] - shown[1]) + 2 * RIM))
    left, low = (_start(a + b, side, end) for a, b, side, end in _sides(shown, wide, tall, view))
    return left, low, left + wide, low + tall


def _sides(shown: Bounds, wide: int, tall: int, view: View) -> tuple[tuple[float, float, int, int], ...]:
    return (shown[0], shown[2], wide, view.width), (shown[1], shown[3], tall, view.height)


def _start(twice: float, side: int, end: int) -> int:
    """Where a stretch about a middle begins, within the field."""
    return min(max(round(twice / 2 - side / 2), 0), end - side)


def map_size(view: View, wide: float, tall: float) -> tuple[float, float]:
    """The size of the map within a room."""
    scale = min(wide / view.width, tall / view.height)
    return float(round(view.width * scale)), float(round(view.height * scale))


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
