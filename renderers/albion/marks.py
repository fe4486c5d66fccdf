"""What is drawn on the map beside pawns and tokens: marches, blocked steps, fights, own orders, the small map."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from math import ceil, dist, floor

from bot.games.albion.view import PawnOrder, View
from bot.i18n.wording import TableWords
from renderers.albion.ground import DANGER
from renderers.albion.lands import BASE, OTHER
from renderers.albion.lettering import sign_place
from renderers.albion.plan import Frame, corners, whole_map
from renderers.albion.words import content_of, hexes_of, name_of, pawns_by_code, pawns_on_map
from renderers.kit import shapes, theme
from renderers.kit.broad import LEAST
from renderers.kit.heraldry import bearer, seat_token
from renderers.kit.labels import Boxes
from renderers.kit.marks import arrow_ops, dotted_way, outcome_sign
from renderers.kit.ops import Box, Color, Disc, Group, Op, Ops, Point, Polygon, Polyline, Shadow, Sprite, Text
from renderers.kit.paints import WATER

DOT = 11.0  # across, of a pawn on the small map
INSET = 12.0  # of the small map from the edges of the other
UPPER = 0.24  # how far from the upper of two hexes the sign of a stop or a fight lies on the whole map
SHORT = 0.45  # how far before the middle of the last hex a way ends, in radii


def marches(view: View, shown: Frame, words: TableWords) -> list[Op]:
    """The ways of the last movement or flight."""
    mark, hexes, pawns = view.last, hexes_of(words), pawns_by_code(view)
    if mark is None:
        return []
    made: list[Op] = []
    for code, *labels in mark.trails:
        points = [shown.of(hexes[label]) for label in labels if label in hexes]
        if len(points) > 1 and code in pawns:
            made.append(_arrow(tuple(points), shown, pawns[code].seat))
    return made


def stops(view: View, shown: Frame, words: TableWords) -> list[Op]:
    """The steps of the last movement that were stopped, before the hexes that could not be entered."""
    mark, hexes, pawns = view.last, hexes_of(words), pawns_by_code(view)
    made: list[Op] = []
    for code, label in () if mark is None else mark.blocked:
        pawn = pawns.get(code)
        if pawn is not None and pawn.hex in hexes and label in hexes:
            made += _stopped(shown.of(hexes[pawn.hex]), shown.of(hexes[label]), shown)
    return made


def _arrow(points: tuple[Point, ...], shown: Frame, seat: int) -> Sprite:
    """A way in the seat's colour with a white rim, dots on the hexes passed, an arrow's head before its end."""
    pen = max(4.5, shown.r * 0.09)
    share = 1 - SHORT * shown.r / max(1.0, dist(points[-2], points[-1]))
    points = (*points[:-1], shapes.between(points[-2], points[-1], share))
    left, top, right, bottom = shapes.box_of(points)
    left, top, over = floor(left - 4 * pen), floor(top - 4 * pen), 4 * pen  # no larger than the way: it is laid anew
    flat = tuple((x - left, y - top) for x, y in points)
    key = ("albway", flat, seat % 8, pen)
    wide, tall = ceil(right - left + over), ceil(bottom - top + over)
    return Sprite(left, top, wide, tall, key, partial(arrow_ops, flat, seat, pen))


def _stopped(a: Point, b: Point, shown: Frame) -> list[Op]:
    """A red sign on the border of the hex that could not be entered."""
    (x, y), size = _border(a, b, shown), float(round(max(24.0, shown.r * 0.44)))
    return [stop_sign(round(x - size / 2), round(y - size / 2), size)]


def _border(a: Point, b: Point, shown: Frame) -> Point:
    """The place between two hexes where a sign covers no number: below those of pawns side by side.

    On the whole map, where pawns touch, on the foot of the upper one.
    """
    if abs(a[1] - b[1]) < shown.r / 2:
        x, y = shapes.between(a, b, 0.5)
        return x, y + shown.r * 0.66
    return shapes.between(min(a, b, key=_height), max(a, b, key=_height), UPPER if shown.ruled else 0.5)


def _height(point: Point) -> float:
    return point[1]


def stop_sign(x: float, y: float, size: float) -> Sprite:
    """A step that was blocked."""
    half = size / 2
    bar = shapes.box(half * 0.5, half * 0.78, half, half * 0.44)
    ops: Ops = (Disc(half, half, half, theme.INK), Disc(half, half, half - 1, theme.WHITE))
    ops = (*ops, Disc(half, half, half * 0.84, DANGER), Polygon(bar, theme.WHITE))
    return Sprite(x, y, size, size, ("albstop", size), lambda: ops)


def step_mark(said: str, danger: bool, x: float, y: float, size: float) -> Group:
    """How many steps a hex is away: on a disc; on a red diamond where a border stops who enters it (AL-6.4)."""
    half = round(size / 2)
    over = round(half * 1.35) if danger else half

    def face() -> Ops:
        outline = shapes.diamond if danger else shapes.ellipse
        fill = DANGER if danger else theme.PARCHMENT_LIGHT
        return (
            Polygon(outline(over, over, over, over), theme.INK),
            Polygon(outline(over, over, over - 1.6, over - 1.6), theme.WHITE if danger else theme.GOLD_LIGHT),
            Polygon(outline(over, over, over - 3.4, over - 3.4), fill),
        )

    def make() -> Ops:
        ink, letters = theme.WHITE if danger else theme.INK, max(LEAST, round(size * 0.72))
        number = Text(over, over + letters * 0.34, said, letters, "figure", ink, "ms")
        return (Sprite(0, 0, 2 * over, 2 * over, ("albstepface", danger, size), face), number)

    return Group(round(x - over), round(y - over), 2 * over, 2 * over, ("albstep", said, danger, size), make)


def fights(view: View, shown: Frame, words: TableWords) -> list[Op]:
    """A burst between enemies who fight, and who will."""
    hexes, pawns = hexes_of(words), pawns_by_code(view)
    made: list[Op] = []
    running = () if view.fight is None else (view.fight.members,)
    for members in (*running, *view.fights):
        met = [pawns[code] for code in members if code in pawns and pawns[code].hex in hexes]
        for i, one in enumerate(met):
            for other in met[:i]:
                a, b = shown.of(hexes[one.hex]), shown.of(hexes[other.hex])
                if one.seat != other.seat and dist(a, b) < 2 * shown.r:
                    made.append(outcome_sign("hit", *_border(a, b, shown), float(round(max(20.0, shown.r * 0.5)))))
    return made


def orders(
    moves: Iterable[PawnOrder], view: View, shown: Frame, words: TableWords, color: Color = theme.INK
) -> list[Op]:
    """The viewer's own sealed orders as dotted ways."""
    hexes, pawns = hexes_of(words), pawns_by_code(view)
    made: list[Op] = []
    for order in moves:
        pawn = pawns.get(order.pawn)
        if pawn is None or pawn.hex not in hexes:
            continue
        points = [shown.of(hexes[label]) for label in (pawn.hex, *order.path) if label in hexes]
        if len(points) > 1:
            made += dotted_way(points, color, shown.r * 0.1, max(1.0, shown.r / 32))
    return made


def owners(view: View, shown: Frame, words: TableWords, taken: Boxes = ()) -> list[Op]:
    """The sign of a seat on the banner at the castle of each of its groups."""
    hexes, made = hexes_of(words), list[Op]()
    for seat in view.seats:
        for group in seat.groups:
            hex_ = hexes[content_of(words).groups[group].start_hex]
            if shown.shows(hex_, 0.3):
                x, y = sign_place(hex_, shown, name_of(words, hex_.id), taken)
                made.append(seat_token(seat.seat, round(x), round(y), float(round(max(11.0, shown.r * 0.19)))))
    return made


# -- the small map -------------------------------------------------------------------------------------------------


def key_map(view: View, shown: Frame, words: TableWords, box: Box) -> list[Op]:
    """The whole map in small: its regions, a dot for each pawn, a frame about what is shown."""
    content = content_of(words)
    x, y, right, bottom = box
    small = whole_map(content.hexes.values(), 0, 0, right - x, bottom - y)
    wide, tall = small.width, small.height
    left = round(right - wide)
    key = ("albkeymap", content.digest, content.look, small.r, shown.region)
    draw = partial(_map_ops, small, shown, words)
    outline = shapes.round_box(0, 0, wide, tall, 5)
    made: list[Op] = [Shadow((left, y, left + wide, y + tall), 4, 7, 140, 3)]
    made.append(Sprite(left, y, wide, tall, key, draw, outline))
    for pawn in pawns_on_map(view):
        mx, my = small.of(content.hexes[pawn.hex])
        made.append(_dot(pawn.seat, left + mx, y + my))
    return made


def emptiest_corner(view: View, shown: Frame, size: float, words: TableWords) -> Box:
    """The corner of the map, so large, in which the fewest pawns, ways and sites lie."""
    left, top, right, bottom = shown.box
    hexes, mark = hexes_of(words), view.last
    labels = [one.hex for one in pawns_on_map(view)] + [one.id for one in hexes.values() if one.site] + list(view.lying)
    labels += [label for _, *trail in (() if mark is None else mark.trails) for label in trail]
    places = [shown.of(hexes[label]) for label in labels if label in hexes]
    corners_ = [
        (x, y, x + size, y + size)
        for y in (bottom - size - INSET, top + INSET)
        for x in (right - size - INSET, left + INSET)
    ]

    def cost(box: Box) -> int:
        return sum(
            box[0] - shown.r < x < box[2] + shown.r and box[1] - shown.r < y < box[3] + shown.r for x, y in places
        )

    return min(corners_, key=cost)


def _map_ops(small: Frame, shown: Frame, words: TableWords) -> Ops:
    content = content_of(words)
    made: list[Op] = [Polygon(shapes.box(0, 0, small.width, small.height), theme.PARCHMENT_DARK)]
    for one in content.hexes.values():
        fill = WATER if one.terrain == "lake" else BASE.get(one.region, OTHER)
        made.append(Polygon(corners(*small.of(one), small.r * 1.02), fill))
        if one.site is not None:
            tint = DANGER if one.site == "castle" else theme.INK
            made.append(Disc(*small.of(one), small.r * 0.34, tint))
    if not shown.whole:
        (x0, y0), (x1, y1) = small.at(shown.region[:2]), small.at(shown.region[2:])
        x0, y0, x1, y1 = max(2.0, x0), max(2.0, y0), min(small.width - 2, x1), min(small.height - 2, y1)
        frame = shapes.closed(shapes.box(x0, y0, x1 - x0, y1 - y0))
        made += [Polyline(frame, theme.WHITE, 6), Polyline(frame, theme.RED, 3.2)]
    rim = shapes.closed(shapes.round_box(1, 1, small.width - 2, small.height - 2, 4))
    return (*made, Polyline(rim, theme.INK, 2.4))


def _dot(seat: int, x: float, y: float) -> Sprite:
    r = DOT / 2
    ops: Ops = (Disc(r, r, r, theme.INK), Disc(r, r, r - 1, theme.WHITE), Disc(r, r, r - 2, bearer(seat).color))
    return Sprite(round(x - r), round(y - r), DOT, DOT, ("albdot", seat % 8), lambda: ops)
