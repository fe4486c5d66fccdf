"""Deployments in one word: rows, a wedge, columns, shooters behind; and a place for everybody by itself (MKU-P9).

They are laid out in a frame of the starting area as its player sees it: ``u`` from the left along the edge, ``v`` from
the edge towards the field, facing 90 degrees towards the field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import isqrt

from msgspec import Struct
from msgspec.structs import replace

from bot.games.mage_knight.actions import Placement
from bot.games.mage_knight.content.content import FigureType
from bot.games.mage_knight.field import contact
from bot.games.mage_knight.field.bases import base
from bot.games.mage_knight.field.field import Circles, Field
from bot.games.mage_knight.setup.armies import area_length, extent, pack_rows
from bot.games.mage_knight.state import Edge, Figure, Options
from bot.geometry.plane import FULL, QUARTER

INWARD = QUARTER
ALONG = 0
SCAN = 100
"""Distance of the places at which room for a single figure is sought."""


class Stand(Struct, frozen=True):
    """Where a figure stands in the frame of the starting area."""

    u: int
    v: int
    facing: int = INWARD


Layout = list[Stand] | None
"""A stand for each figure in the order of the army, or nothing where they do not fit."""


class Frame(Struct, frozen=True):
    """A starting area in its player's eyes."""

    edge: Edge
    options: Options
    margin: int
    length: int
    depth: int

    def place(self, figure: str, stand: Stand) -> Placement:
        """The stand as a place on the field."""
        width, height = self.options.width, self.options.height
        u, v = self.margin + stand.u, stand.v
        x, y, turn = {
            "south": (u, v, 0),
            "west": (v, height - u, 3 * QUARTER),
            "north": (width - u, height - v, 2 * QUARTER),
            "east": (width - v, u, QUARTER),
        }[self.edge]
        return Placement(figure, x, y, (stand.facing + turn) % FULL)


def frame_of(field: Field, seat: int) -> Frame:
    """The starting area of a player whose edge is known."""
    edge, options, edition = field.state.players[seat].edge, field.state.options, field.edition
    length = area_length(edition, options, edge)
    return Frame(edge, options, edition.starting_margin, length, edition.starting_depth)


def share_of(field: Field, seat: int) -> Frame:
    """A player's part of an area that team mates share (MKU-R70), so that ready-made deployments leave room."""
    whole = frame_of(field, seat)
    mates = [mate for mate in field.state.order if field.state.players[mate].edge == whole.edge]
    length = whole.length // len(mates)
    return replace(whole, margin=whole.margin + mates.index(seat) * length, length=length)


# Rows ---------------------------------------------------------------------------------------------------------------


def rows(kinds: Sequence[FigureType], frame: Frame, groups: Sequence[Sequence[int]]) -> Layout:
    """Rows of touching bases, the first in front, each from the middle; all face the field.

    A group that is too long for one row goes on in the next.
    """
    broken = [row for group in groups for row in _broken(kinds, group, frame.length)]
    return _stacked(kinds, frame, broken, inward=True)


def _broken(kinds: Sequence[FigureType], group: Sequence[int], length: int) -> Iterator[list[int]]:
    row: list[int] = []
    left = length
    for place in group:
        wide = 2 * kinds[place].radius
        if wide > left and row:
            yield row
            row, left = [], length
        row.append(place)
        left -= wide
    if row:
        yield row


def _stacked(kinds: Sequence[FigureType], frame: Frame, broken: Sequence[Sequence[int]], *, inward: bool) -> Layout:
    """Rows one behind the other, in the middle of the area; double bases face the field or lie along their row."""
    sizes = [[_size(kinds[place], inward) for place in row] for row in broken]
    total = sum(max(deep for deep, _ in row) for row in sizes)
    if total > frame.depth or any(sum(long for _, long in row) > frame.length for row in sizes):
        return None
    stands: dict[int, Stand] = {}
    front = (frame.depth + total) // 2
    for row, size in zip(broken, sizes, strict=True):
        u = (frame.length - sum(long for _, long in size)) // 2
        # Bases of different size touch along the line of their centres.
        line = front - max(kinds[place].radius for place in row)
        for place, (_, long) in zip(row, size, strict=True):
            # The dot of a double base that lies along the row is in its half to the right.
            along = kinds[place].mounted and not inward
            stands[place] = Stand(u + long - kinds[place].radius, line, ALONG if along else INWARD)
            u += long
        front -= max(deep for deep, _ in size)
    return [stands[place] for place in range(len(kinds))]


def _size(kind: FigureType, inward: bool) -> tuple[int, int]:
    """Depth and length of a base in its row."""
    deep, long = extent(kind)
    return (long, deep) if inward else (deep, long)


def by_size(kinds: Sequence[FigureType], frame: Frame) -> Layout:
    """Rows of touching bases as at the check of the army list: what was let in there has room here (MKU-R8)."""
    found = pack_rows(kinds, frame.length, frame.depth)
    return None if found is None else _stacked(kinds, frame, [sorted(row) for row in found], inward=False)


# Shapes -------------------------------------------------------------------------------------------------------------


def line(kinds: Sequence[FigureType], frame: Frame) -> Layout:
    """One row in the order of the army, or as many as it takes."""
    return rows(kinds, frame, [range(len(kinds))])


def shooters_behind(kinds: Sequence[FigureType], frame: Frame) -> Layout:
    """Those without a range in front, the others behind them."""
    front = [place for place, kind in enumerate(kinds) if not kind.range]
    behind = [place for place, kind in enumerate(kinds) if kind.range]
    return rows(kinds, frame, [group for group in (front, behind) if group])


def ranks(kinds: Sequence[FigureType], frame: Frame, *, by_centre: bool) -> list[Stand]:
    """Two ranks as far in front as may be, who shoots in the second; riders beside them, for they take up both.

    ``by_centre``: it is enough that the dot is in the area. Whether all of it finds room is not looked at.
    """
    foot = [place for place, kind in enumerate(kinds) if not kind.mounted]
    radius = max(kind.radius for kind in kinds)
    front = frame.depth - (0 if by_centre else radius)
    groups = [[place for place in foot if bool(kinds[place].range) == shoots] for shoots in (False, True)]
    if len(groups[1]) == len(kinds):
        groups.reverse()  # nobody is there to stand before them
    stands = {
        place: Stand(frame.length // 2 + (2 * number - len(group) + 1) * radius, front - 2 * radius * rank)
        for rank, group in enumerate(groups)
        for number, place in enumerate(group)
    }
    beside = max(map(len, groups)) * radius
    for number, place in enumerate([place for place, kind in enumerate(kinds) if kind.mounted]):
        away = beside + (1 + 2 * (number // 2)) * radius
        stands[place] = Stand(frame.length // 2 + (away if number % 2 else -away), front)
    return [stands[place] for place in range(len(kinds))]


def column(kinds: Sequence[FigureType], frame: Frame) -> Layout:
    """Files of touching bases, one figure behind the other, in the order of the army."""
    files: list[list[int]] = []
    left = 0
    for place, kind in enumerate(kinds):
        deep = _size(kind, True)[0]
        if deep > left or not files:
            files.append([])
            left = frame.depth
        files[-1].append(place)
        left -= deep
    widths = [max(2 * kinds[place].radius for place in file) for file in files]
    if sum(widths) > frame.length or any(kind.radius * 4 > frame.depth for kind in kinds if kind.mounted):
        return None
    stands: dict[int, Stand] = {}
    u = (frame.length - sum(widths)) // 2
    for file, wide in zip(files, widths, strict=True):
        front = (frame.depth + max(sum(_size(kinds[place], True)[0] for place in other) for other in files)) // 2
        for place in file:
            stands[place] = Stand(u + wide // 2, front - kinds[place].radius)
            front -= _size(kinds[place], True)[0]
        u += wide
    return [stands[place] for place in range(len(kinds))]


def wedge(kinds: Sequence[FigureType], frame: Frame) -> Layout:
    """The first figure in front in the middle, the others touching to its left and right, further back each time."""
    radius = max(kind.radius for kind in kinds)
    back = max(_size(kind, True)[0] for kind in kinds) - radius
    steps = len(kinds) // 2
    # Not steeper than a half base a step: there a double base would stand on the next figure.
    down = min(radius, (frame.depth - radius - back) // steps) if steps else 0
    if down < 0:
        return None
    aside = isqrt(4 * radius * radius - down * down - 1) + 1
    tip = (frame.depth + steps * down + back + radius) // 2 - radius
    if 2 * (steps * aside + radius) > frame.length:
        return None
    stands = []
    for place in range(len(kinds)):
        step = (place + 1) // 2
        side = -1 if place % 2 else 1
        stands.append(Stand(frame.length // 2 + side * step * aside, tip - step * down))
    return stands


SHAPES: dict[str, Callable[[Sequence[FigureType], Frame], Layout]] = {
    "line": line,
    "wedge": wedge,
    "column": column,
    "shooters_behind": shooters_behind,
}


def mirrored(layout: Sequence[Stand], frame: Frame) -> list[Stand]:
    """Left and right exchanged."""
    return [Stand(frame.length - stand.u, stand.v, (FULL // 2 - stand.facing) % FULL) for stand in layout]


# One by one ---------------------------------------------------------------------------------------------------------


def inside(field: Field, seat: int, circles: Circles) -> bool:
    """True if a base may stand so in a player's starting area: all of it (MKU-3.19), or its centre dot (MK2-5.3)."""
    if field.edition.deploys_by_centre:
        x, y, _ = circles[0]
        return field.in_area(seat, ((x, y, 0),)) and field.on_field(circles)
    return field.in_area(seat, circles)


def room_for(field: Field, seat: int, figure: Figure, others: Sequence[Figure]) -> Placement | None:
    """The first free place for one figure, in front and in the middle first; None where there is none."""
    frame, kind = frame_of(field, seat), field.kind(figure)
    facings = (INWARD, ALONG) if kind.mounted else (INWARD,)
    taken = tuple(circle for other in others for circle in field.circles(other))
    tolerance, middle = field.edition.tolerance, frame.length // 2
    front = frame.depth - (0 if field.edition.deploys_by_centre else kind.radius)
    for v in range(front, 0, -SCAN):
        for u in sorted(range(middle % SCAN, frame.length, SCAN), key=lambda u: abs(u - middle)):
            for facing in facings:
                place = frame.place(figure.id, Stand(u, v, facing))
                circles = base(place.x, place.y, place.facing, kind.radius, kind.mounted)
                if inside(field, seat, circles) and not contact.overlap(circles, taken, tolerance):
                    return place
    return None


def with_room(field: Field, seat: int, figures: Sequence[Figure], others: Sequence[Figure]) -> Figure | None:
    """The first of some figures that would find a place after all; None where there is room for none of them."""
    tried: set[tuple[int, bool]] = set()
    for figure in figures:
        kind = field.kind(figure)
        if (kind.radius, kind.mounted) not in tried and room_for(field, seat, figure, others) is not None:
            return figure
        tried.add((kind.radius, kind.mounted))
    return None
