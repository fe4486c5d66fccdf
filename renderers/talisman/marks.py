"""What is drawn on the board beside cards and standees: the last move, spaces that may be chosen, the small map."""

from __future__ import annotations

from functools import partial
from math import hypot

from bot.games.talisman.content.cards import Space
from bot.games.talisman.view import View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, theme
from renderers.kit.heraldry import bearer
from renderers.kit.marks import apart, arrow_ops, choice_frame
from renderers.kit.ops import Box, Disc, Op, Ops, Point, Polygon, Polyline, Shadow, Sprite
from renderers.kit.paints import WATER
from renderers.talisman.ground import LAND
from renderers.talisman.plan import SIDE, STRIP, Frame, middle
from renderers.talisman.words import content_of

DOT, SMALL_DOT = 13.0, 9.0  # across; in the small map a space is 27 wide


def spaces_of(words: TableWords) -> dict[str, Space]:
    """The spaces of the board."""
    return content_of(words).board.spaces


def trail(view: View, words: TableWords) -> list[Space]:
    """The spaces of the last move, where it was the last act."""
    mark, spaces = view.last, spaces_of(words)
    if mark is None or mark.kind != "move":
        return []
    return [spaces[name] for name in mark.trail if name in spaces]


def way(view: View, shown: Frame, words: TableWords) -> list[Op]:
    """The way of the last move, from the ghost of where it began."""
    mark, passed = view.last, trail(view, words)
    if mark is None or len(passed) < 2:
        return []
    points = tuple(apart([shown.at(middle(space)) for space in passed], 1))
    if len(points) < 2:
        return []
    short = max(0.4, 1 - 0.32 * shown.cell / hypot(points[-1][0] - points[-2][0], points[-1][1] - points[-2][1]))
    points = (*points[:-1], shapes.between(points[-2], points[-1], short))
    pen = max(4.0, shown.cell * 0.04)
    return [_arrow(points, shown, mark.seat, pen)]


def _arrow(points: tuple[Point, ...], shown: Frame, seat: int, pen: float) -> Sprite:
    """A line in the seat's colour with a white rim, dots on the spaces passed, an arrow's head at its end."""
    left, top, right, bottom = shown.box
    flat = tuple((x - left, y - top) for x, y in points)
    key = ("talway", flat, seat % 8, pen)
    return Sprite(left, top, right - left, bottom - top, key, partial(arrow_ops, flat, seat, pen))


def choices(view: View, shown: Frame, words: TableWords) -> list[Op]:
    """The spaces to which the movement roll leads, in a golden frame."""
    spaces = spaces_of(words)
    found = dict.fromkeys(one.to for one in view.turn.destinations if one.to in spaces)
    return [choice_frame(shown.cell_of(spaces[name]), shown.cell) for name in found if shown.meets(spaces[name])]


def key_map(view: View, shown: Frame, words: TableWords, box: Box) -> list[Op]:
    """The whole board in small: its rings, a dot for each character, a frame about what is shown."""
    x, y, right, _ = box
    size = right - x
    spaces = spaces_of(words)
    whole = Frame((0, 0, SIDE, SIDE), 0, 0, size / SIDE)
    rooms = tuple(
        (one.region, whole.cell_of(one), bool(view.spaces.get(one.id) or view.gold.get(one.id)))
        for one in spaces.values()
    )
    window = tuple(shown.region)
    stand: dict[str, list[int]] = {}
    for player in view.players:
        if player.hero is not None:
            stand.setdefault(player.hero.space, []).append(player.seat)
    key = ("talmap", rooms, window, size)
    ground = Sprite(
        x, y, size, size, key, partial(_map_ops, rooms, shown, whole, size), shapes.round_box(0, 0, size, size, 4)
    )
    made: list[Op] = [Shadow(box, 4, 7, 140, 3), ground]
    for space, seats in stand.items():
        if space in spaces:
            mx, my = whole.at(middle(spaces[space]))
            size = DOT if len(seats) <= 2 else SMALL_DOT
            for seat, (dx, dy) in zip(seats, dot_places(len(seats), size), strict=True):
                made.append(_dot(seat, x + mx + dx, y + my + dy, size))
    return made


def dot_places(count: int, size: float) -> list[Point]:
    """Where the dots of so many characters lie about the middle of their space: three abreast, none outside of it."""
    rows = [min(3, count - first) for first in range(0, count, 3)]
    return [
        ((i - (abreast - 1) / 2) * size, (row - (len(rows) - 1) / 2) * size)
        for row, abreast in enumerate(rows)
        for i in range(abreast)
    ]


def _map_ops(rooms: tuple[tuple[str, Box, bool], ...], shown: Frame, whole: Frame, size: float) -> Ops:
    made: list[Op] = [Polygon(shapes.box(0, 0, size, size), LAND["outer"])]
    for low, fill in (
        (1.0, WATER),
        (1 + STRIP, LAND["middle"]),
        (2 + STRIP, (190, 62, 34)),
        (2 + 2 * STRIP, LAND["inner"]),
    ):
        a, b = whole.at((low, low)), whole.at((SIDE - low, SIDE - low))
        made.append(Polygon(shapes.box(a[0], a[1], b[0] - a[0], b[1] - a[1]), fill))
    for region, (x0, y0, x1, y1), full in rooms:
        tint = theme.mix(LAND.get(region, LAND["outer"]), theme.WHITE, 0.42)
        made.append(Polygon(shapes.box(x0 + 1, y0 + 1, x1 - x0 - 2, y1 - y0 - 2), tint))
        if full:
            made.append(Polygon(shapes.box(x0 + 3, y1 - 11, 6, 8), theme.INK))
            made.append(Polygon(shapes.box(x0 + 4, y1 - 10, 4, 6), theme.WHITE))
    if not shown.whole:
        (x0, y0), (x1, y1) = whole.at(shown.region[:2]), whole.at(shown.region[2:])
        frame = shapes.closed(shapes.box(x0 + 1.5, y0 + 1.5, x1 - x0 - 3, y1 - y0 - 3))
        made += [Polyline(frame, theme.WHITE, 6), Polyline(frame, theme.RED, 3.2)]
    return (*made, Polyline(shapes.closed(shapes.round_box(1, 1, size - 2, size - 2, 4)), theme.INK, 2.4))


def _dot(seat: int, x: float, y: float, size: float) -> Sprite:
    r = size / 2
    ops: Ops = (
        Disc(r, r, r - 0.4, theme.INK),
        Disc(r, r, r - 1.4, theme.WHITE),
        Disc(r, r, r - 2 if size < DOT else r - 2.6, bearer(seat).color),
    )
    return Sprite(round(x - r), round(y - r), size, size, ("talmapdot", seat % 8, size), lambda: ops)
