"""Who stands outside the part of the field that a story shows: an arrow at its edge, with an id and a distance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from math import cos, hypot, pi, sin

from msgspec import Struct

from bot.games.mage_knight.view import FigureView, View
from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import bearer, seat_token
from renderers.kit.ops import Box, Group, Op, Ops, Point, Polygon, Polyline, Sprite, Text
from renderers.kit.sheets import NEAR
from renderers.mage_knight.plan import Frame, figures_shown

MOST = 7
"""More than so many are counted, by side and edge."""
TALL = 38.0
ARROW = 30.0
STEP = 16.0
"""How far an arrow gives way along its edge."""
EDGE_GAP, RULED = 6.0, 46.0
"""Between an arrow and the edges; and those with a ruler."""


class Beyond(Struct, frozen=True):
    """An arrow: where it points, in degrees clockwise from the right, what stands on it, whose it is."""

    x: float
    y: float
    course: int
    said: str
    seat: int  # below 0: nobody's
    sign: bool = False

    @property
    def width(self) -> float:
        """Of its plate."""
        return round(text.width(self.said, NEAR, "bold") + ARROW + (34 if self.sign else 0) + 16)


def left_out(view: View, shown: Frame) -> list[FigureView]:
    """Figures on the field that are not shown."""
    seen = {one.id for one in figures_shown(view, shown)}
    return [one for one in view.figures if one.status == "field" and one.id not in seen]


def arrows(view: View, shown: Frame) -> list[Beyond]:
    """One for each who is left out, or where that are many one for each side at each edge; one for each objective."""
    gone = left_out(view, shown)
    made = []
    for goal in view.objectives:
        if not shown.shows(*shown.at((goal.x, goal.y))):
            made.append(_arrow(shown, (goal.x, goal.y), f"{goal.id} {_inches(view, (goal.x, goal.y), shown)}", -1))
    if len(gone) <= MOST:
        return made + [
            _arrow(shown, (one.x, one.y), f"{one.id} {_inches(view, (one.x, one.y), shown)}", one.owner) for one in gone
        ]
    counted = Counter((_edge(shown, (one.x, one.y)), one.owner) for one in gone)
    for (edge, owner), count in sorted(counted.items()):
        same = [one for one in gone if (_edge(shown, (one.x, one.y)), one.owner) == (edge, owner)]
        middle = sum(one.x for one in same) / count, sum(one.y for one in same) / count
        said = f"× {count}" if count > 1 else f"{same[0].id} {_inches(view, middle, shown)}"
        made.append(_arrow(shown, middle, said, owner, sign=count > 1))
    return made


def _inches(view: View, place: Point, shown: Frame) -> str:
    """How far it is from whoever acted, else from the middle of what is shown."""
    by = next((one for one in view.figures if view.mark is not None and one.id == view.mark.figure), None)
    x0, y0, x1, y1 = shown.region
    start = (by.x, by.y) if by is not None else ((x0 + x1) / 2, (y0 + y1) / 2)
    return f"{round(hypot(place[0] - start[0], place[1] - start[1]) / 1000)}″"


def _middle(shown: Frame) -> Point:
    left, top, right, bottom = shown.box
    return (left + right) / 2, (top + bottom) / 2


def _edge(shown: Frame, place: Point) -> int:
    """Which edge a place lies beyond: 0 right, 1 below, 2 left, 3 above."""
    x, y = shown.at(place)
    left, top, right, bottom = shown.box
    beyond = (x - right, y - bottom, left - x, top - y)
    return beyond.index(max(beyond))


def _arrow(shown: Frame, place: Point, said: str, seat: int, sign: bool = False) -> Beyond:
    """Where the line from the middle to a place leaves what is shown."""
    (x, y), (mx, my) = shown.at(place), _middle(shown)
    left, top, right, bottom = shown.box
    away = max(abs(x - mx) / ((right - left) / 2), abs(y - my) / ((bottom - top) / 2), 1e-6)
    course = round(shapes.angle_of((mx, my), (x, y)) / 15) * 15 % 360
    return Beyond(mx + (x - mx) / away, my + (y - my) / away, course, said, seat, sign)


def placed(wanted: Sequence[Beyond], shown: Frame, taken: Sequence[Box]) -> list[tuple[Beyond, Box]]:
    """Arrows along the edges: each as near to its line as what is there already lets it."""
    made: list[tuple[Beyond, Box]] = []
    held = list(taken)
    for one in wanted:
        box = min(_tries(one, shown), key=lambda tried: (sum(_shared(tried[1], other) for other in held), tried[0]))[1]
        held.append(box)
        made.append((one, box))
    return made


def _tries(one: Beyond, shown: Frame) -> list[tuple[float, Box]]:
    left, top, right, bottom = shown.box
    wide = one.width
    made: list[tuple[float, Box]] = []
    level = min(abs(one.y - top), abs(one.y - bottom)) < min(abs(one.x - left), abs(one.x - right))
    for i in range(60):
        shift = (i + 1) // 2 * STEP * (1 if i % 2 else -1)
        x, y = one.x + (shift if level else 0) - wide / 2, one.y + (0 if level else shift) - TALL / 2
        x = min(max(x, left + RULED), right - EDGE_GAP - wide)
        y = min(max(y, top + EDGE_GAP), bottom - RULED - TALL)
        made.append((abs(shift), (round(x), round(y), round(x) + wide, round(y) + TALL)))
    return made


def _shared(one: Box, other: Box) -> float:
    wide, tall = min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, wide) * max(0.0, tall)


def arrow_plate(one: Beyond, box: Box) -> Group:
    """The plate of an arrow, in its owner's colour."""
    wide = one.width
    key = ("beyond", one.said, one.seat, one.course, one.sign, wide)
    return Group(box[0], box[1], wide, TALL, key, partial(_plate_ops, one, wide))


def _plate_ops(one: Beyond, wide: float) -> Ops:
    ground = bearer(one.seat).deep if one.seat >= 0 else theme.INK
    turn, half = one.course * pi / 180, ARROW / 2

    def at(along: float, across: float) -> Point:
        return (
            8 + half + cos(turn) * along - sin(turn) * across,
            TALL / 2 + sin(turn) * along + cos(turn) * across,
        )

    def back() -> Ops:
        head = (at(13, 0), at(-9, 10), at(-4, 0), at(-9, -10))
        return (
            Polygon(shapes.round_box(0, 0, wide, TALL, 10), theme.WHITE),
            Polygon(shapes.round_box(1.6, 1.6, wide - 3.2, TALL - 3.2, 9), ground),
            Polygon(head, theme.WHITE),
            Polyline(shapes.closed(head), theme.WHITE, 1.4),
        )

    x = 8 + ARROW + 2
    made: list[Op] = [Sprite(0, 0, wide, TALL, ("beyondback", wide, one.seat, one.course), back)]
    if one.sign:
        made.append(seat_token(one.seat, x + 16, TALL / 2, 12))
        x += 34
    return (*made, Text(x, TALL / 2 + NEAR * 0.34, one.said, NEAR, "bold", theme.WHITE))
