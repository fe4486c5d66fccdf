"""Units in their lines, across the table: a broad card each, what is left of it where there is little room.

A committed unit is greyed and hatched, its portrait lies on its side, and it has the sign of a turned card.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec import Struct

from bot.games.warcry.view import UnitView
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import bearer
from renderers.kit.icons import small_icon
from renderers.kit.ops import Box, Color, Group, Op, Ops, Polygon, Polyline, Sprite, Text
from renderers.kit.sheets import CLEAR, NEAR
from renderers.kit.wording import plain_number
from renderers.warcry import frames
from renderers.warcry.plan import Place
from renderers.warcry.portraits import Looks, looks_of, portrait_ops
from renderers.warcry.values import Badge, badge_width, badges, unit_look, value_sprite

EDGE = 5.0  # of a tile
STRIP = 42.0  # the owner's band with the id
SLIM = 56.0  # a portrait between id and values
HALF, WHOLE = 80.0, 130.0  # from what height on a tile has two rows beside its id, and from what it is a card
BROAD = 220.0  # from what width on the portrait has a third of a card
LOW, THIRD, QUARTER = 150.0, 0.33, 0.26  # a card so low has a narrower portrait
VALUE = 44.0  # type of the three values
LEAST, LEAD = 17.0, 1.05  # of a name where it stands in no larger type; from line to line
SHADE: Color = (94, 78, 58)
HATCH: Color = (52, 40, 28, 64)


class Marks(Struct, frozen=True):
    """What stands beside an id: signs with their values, and attachments."""

    badges: tuple[Badge, ...]
    held: str

    @property
    def wide(self) -> float:
        """The room they take."""
        wide = sum(badge_width(badge, NEAR) + 6 for badge in self.badges if badge.icon)
        return wide + (text.width(self.held, NEAR, "bold") + 6 if self.held else 0)


def looks_of_unit(unit: UnitView) -> Looks:
    """The portrait of a unit in play."""
    return looks_of(unit.side, unit.speed, unit.keywords, bool(unit.ranged))


def unit_tile(place: Place, words: TableWords) -> Group:
    """The unit on its place."""
    unit, name = place.unit, words.card_name(place.unit.card)
    parts = tuple([part.id for part in unit.attachments])
    key = ("unit", unit_look(unit), name, parts, place.width, place.height)
    draw = partial(_tile_ops, unit, name, place.width, place.height)
    return Group(place.x, place.y, place.width, place.height, key, draw)


def _tile_ops(unit: UnitView, name: str, wide: float, tall: float) -> Ops:
    face = ("tile", looks_of_unit(unit), unit.ready, unit.seat, _id_room(unit, wide), wide, tall)
    texts = _card_texts if tall >= WHOLE else _half_texts if tall >= HALF else _line_texts
    made: list[Op] = [
        Sprite(0, 0, wide, tall, face, partial(_face, unit, wide, tall), shapes.round_box(0, 0, wide, tall, 8))
    ]
    return (*made, *texts(unit, name, wide, tall))


# -- what has no letters ---------------------------------------------------------------------------------------------


def _face(unit: UnitView, wide: float, tall: float) -> Ops:
    """Frame, paper, the owner's band, portrait; hatched while the unit is committed."""
    made = list(tile_ground(unit.side, wide, tall, unit.ready))
    box = portrait_box(unit, wide, tall)
    if box is not None:
        made += portrait_ops(looks_of_unit(unit), *box, turned=not unit.ready)
    if not unit.ready:
        made += hatched(EDGE, EDGE, wide - 2 * EDGE, tall - 2 * EDGE)
    if tall < WHOLE:
        high = tall - 2 * EDGE - (box[3] if box is not None and box[0] == EDGE else 0)
        return (*made, *frames.seat_banner(unit.seat, EDGE, EDGE, _id_room(unit, wide), high))
    return (*made, *frames.seat_banner(unit.seat, EDGE, EDGE, wide - 2 * EDGE, STRIP))


def tile_ground(side: str, wide: float, tall: float, ready: bool) -> Ops:
    """The frame of a side with the paper in it."""
    look = theme.SIDES.get(side, theme.SIDES["neutral"])
    paper = look.paper_light if ready else theme.mix(look.paper_light, SHADE, 0.3)
    inner = wide - 2 * EDGE, tall - 2 * EDGE
    return (
        Polygon(shapes.box(0, 0, wide, tall), theme.INK),
        Polygon(shapes.round_box(1.4, 1.4, wide - 2.8, tall - 2.8, 7), look.frame),
        Polygon(shapes.round_box(EDGE - 1.4, EDGE - 1.4, inner[0] + 2.8, inner[1] + 2.8, 5), look.line),
        Polygon(shapes.box(EDGE, EDGE, *inner), paper),
    )


def hatched(x: float, y: float, wide: float, tall: float) -> list[Op]:
    """Slanting strokes over a box."""
    made: list[Op] = []
    for left in range(round(x - tall), round(x + wide), 16):
        stroke = ((left, y + tall), (left + 4, y + tall), (left + 4 + tall, y), (left + tall, y))
        part = shapes.clipped(stroke, x, y, x + wide, y + tall)
        if len(part) > 2:
            made.append(Polygon(part, HATCH))
    return made


def portrait_box(unit: UnitView, wide: float, tall: float) -> Box | None:
    """Where the portrait stands: the left third of a broad card, before the values of a narrow one.

    On a lower tile behind the id or below it, where there is room.
    """
    top, room = EDGE + STRIP, tall - 2 * EDGE - STRIP
    if tall >= WHOLE:
        if wide >= BROAD:
            return EDGE, top, round(wide * (THIRD if tall > LOW else QUARTER)), room
        high = min(room - 2 * LEAST, 62.0)
        return EDGE, tall - EDGE - high, max(0.0, wide - 2 * EDGE - 3 * 40), high
    band = _id_room(unit, wide)
    if tall < HALF:
        return None
    if wide >= band + SLIM + 2 * EDGE + 3 * 50:
        return EDGE + band, EDGE, SLIM, tall - 2 * EDGE
    return (EDGE, top + 2, band, room - 2) if room >= 48 else None


def turned_sign(x: float, y: float) -> Sprite:
    """A card that lies on its side: committed."""

    def draw() -> Ops:
        return (
            Polygon(shapes.round_box(0, 0, 32, 24, 4), theme.INK),
            Polygon(shapes.round_box(2, 2, 28, 20, 3), theme.PARCHMENT_LIGHT),
            Polygon(shapes.box(5, 5, 7, 14), SHADE),
        )

    return Sprite(round(x), round(y), 32, 24, ("committed",), draw)


# -- letters ---------------------------------------------------------------------------------------------------------


def _id_room(unit: UnitView, wide: float) -> float:
    """How wide the band with the id of a tile is that is no card."""
    return float(round(min(text.width(unit.id, CLEAR, "bold") + 14, wide - 2 * EDGE)))


def _line_texts(unit: UnitView, name: str, wide: float, tall: float) -> list[Op]:
    """Of a low tile: id, the values that there is room for, and what else the unit has."""
    band = EDGE + _id_room(unit, wide)
    high = min(48.0, tall - 2 * EDGE + 2)
    made: list[Op] = [
        Text((EDGE + band) / 2, tall / 2 + CLEAR * 0.34, unit.id, CLEAR, "bold", theme.WHITE, "ms", far=True)
    ]
    x, room = band + 4, wide - EDGE - band - 6
    each = 44 if unit.ready else 40
    count = 3 if room >= 3 * 40 else 1 if room >= 38 else 0
    made += values_row(unit, x, (tall - high) / 2, min(room, count * each), high, CLEAR, count)
    x, room = x + min(room, count * each) + 4, room - min(room, count * each) - 4
    if not unit.ready and room >= 32:
        made.append(turned_sign(wide - EDGE - 33, (tall - 24) / 2))
        room -= 36
    return made + mark_ops(marks_in(unit, room), x, tall / 2, theme.INK)


def _half_texts(unit: UnitView, name: str, wide: float, tall: float) -> list[Op]:
    """Of a tile of two rows: the id on its band, beside it what the unit has besides above its values."""
    band, box = EDGE + _id_room(unit, wide), portrait_box(unit, wide, tall)
    below = box is not None and box[0] == EDGE
    middle = EDGE + STRIP / 2 if below else tall / 2
    left = (box[0] + box[2] if box is not None and not below else band) + 4
    room, right = wide - EDGE - left - 4, wide - EDGE - 4
    high = min(54.0, tall - 2 * EDGE - NEAR - 3)
    made: list[Op] = [
        Text((EDGE + band) / 2, middle + CLEAR * 0.34, unit.id, CLEAR, "bold", theme.WHITE, "ms", far=True)
    ]
    above = EDGE + (tall - 2 * EDGE - high) / 2
    if not unit.ready:
        right -= 36
        made.append(turned_sign(right + 4, above - 12))
    marks = marks_in(unit, right - left)
    made += mark_ops(marks, right - marks.wide, above, theme.SIDES.get(unit.side, theme.SIDES["neutral"]).ink)
    top = tall - EDGE - high - 1
    return made + values_row(unit, left, top, room, high, min(VALUE, high * 0.88), 3 if room >= 3 * 38 else 1)


def _card_texts(unit: UnitView, name: str, wide: float, tall: float) -> list[Op]:
    """Of a card: id and what it has besides on the owner's band; name; the three values."""
    box = portrait_box(unit, wide, tall)
    assert box is not None
    right, high = EDGE + box[2], 50.0 if tall > LOW else 46.0
    room, bottom = wide - EDGE - right - 7, tall - EDGE - 1
    start, across = (right + 8, room - 7) if wide >= BROAD else (EDGE + 4, wide - 2 * EDGE - 8)
    return [
        *band_texts(unit, wide, EDGE + STRIP / 2, CLEAR),
        *_name(name, start, across, EDGE + STRIP + 1, bottom - high - 1),
        *values_row(unit, right + 4, bottom - high, room, high, VALUE),
    ]


def _name(name: str, left: float, room: float, top: float, bottom: float) -> list[Op]:
    """The name between two heights, as large as it stands whole."""
    most = max(1, int((bottom - top + 1) // (LEAST * LEAD)))
    lines, size = text.fitted(name, "strong", room, NEAR, LEAST, most)
    while size * LEAD * len(lines) > bottom - top + 2 and size > LEAST:
        lines, size = text.fitted(name, "strong", room, size - 1, LEAST, most)
    first = (top + bottom - len(lines) * size * LEAD) / 2 + size * 0.82
    return [Text(left, first + i * size * LEAD, line, size, "strong", theme.INK) for i, line in enumerate(lines)]


def band_texts(unit: UnitView, wide: float, middle: float, size: float) -> list[Op]:
    """On the owner's band: the id, the sign of a turned card, what the unit has besides."""
    made: list[Op] = [
        Text(EDGE + 6, middle + size * 0.34, unit.id, size, "bold", theme.WHITE, far=True),
    ]
    right = wide - EDGE - 4
    if not unit.ready:
        right -= 34
        made.append(turned_sign(right, middle - 12))
    marks = marks_in(unit, right - EDGE - 6 - text.width(unit.id, size, "bold") - 10)
    return made + mark_ops(marks, right - marks.wide, middle, theme.WHITE, bearer(unit.seat).deep)


def marks_in(unit: UnitView, room: float) -> Marks:
    """As much of what a unit has besides as there is room for; dots where that is not all.

    Attachments by their ids, else by their number.
    """
    return next((marks for marks in _marks(unit) if marks.wide <= room), Marks((), ""))


def _marks(unit: UnitView) -> Iterator[Marks]:
    every = badges(unit, keywords=False)
    parts = [part.id for part in unit.attachments]
    named = " ".join(f"+{part}" for part in parts)
    counted = (Badge("item", str(len(parts))),) if parts else ()
    yield Marks((*every, Badge("gold", str(unit.cost))), named)
    yield Marks(every, named)
    yield Marks((*counted, *every), "")
    for kept in range(len(every) - 1, -1, -1):
        yield Marks((*counted, *every[:kept]), text.ELLIPSIS)
    yield Marks((), text.ELLIPSIS)


def mark_ops(marks: Marks, x: float, middle: float, ink: Color, paper: Color = theme.PARCHMENT_LIGHT) -> list[Op]:
    """Signs with their values, then attachments, from a place to the right."""
    made: list[Op] = []
    for badge in marks.badges:
        made.append(small_icon(badge.icon, round(x), round(middle - NEAR / 2), NEAR, ink, paper))
        if badge.value:
            made.append(Text(x + NEAR + 3, middle + NEAR * 0.34, badge.value, NEAR, "bold", ink))
        x += badge_width(badge, NEAR) + 6
    return made + ([Text(x, middle + NEAR * 0.34, marks.held, NEAR, "bold", ink)] if marks.held else [])


def values_row(
    unit: UnitView, left: float, top: float, room: float, tall: float, size: float, count: int = 3, clash: bool = False
) -> list[Op]:
    """Strength, tactic points (left of all, while it fights), leadership: the first so many, in the middle."""
    points = f"{unit.tactic_left}/{unit.tactic_points}" if clash else str(unit.tactic_points)
    change = (unit.strength > unit.printed_strength) - (unit.strength < unit.printed_strength)
    told = (
        ("strength", plain_number(unit.strength)),
        ("tactic", points),
        ("leadership", plain_number(unit.leadership)),
    )
    least = [max(tall * 0.96, text.width(said, size, "bold") + 16) for _, said in told[:count]]
    share = min(1.0, (room - 4 * (count - 1)) / sum(least)) if count else 1.0
    x = left + max(0.0, (room - sum(least) * share - 4 * (count - 1)) / 2)
    made: list[Op] = []
    for (kind, said), wide in zip(told, least, strict=False):
        wide *= share
        type_ = min(size, size * (wide - 6) / text.width(said, size, "bold"))
        made.append(
            value_sprite(kind, round(x), round(top), round(wide), round(tall), change if kind == "strength" else 0)
        )
        drop = 0.3 if kind == "strength" else 0.38 if kind == "leadership" else 0.34
        made.append(
            Text(
                round(x) + round(wide) / 2,
                top + tall / 2 + type_ * drop,
                said,
                type_,
                "bold",
                theme.WHITE,
                "ms",
                far=type_ >= CLEAR,
            )
        )
        x += wide + 4
    return made


def left_place(place: Place) -> list[Op]:
    """The place that a unit on the battlefield has left, kept for it."""
    wide, tall, seat = place.width, place.height, place.unit.seat
    faint = theme.mix(theme.PARCHMENT, bearer(seat).deep, 0.6)
    return [
        empty_place(seat, *place.box),
        Text(
            place.x + wide / 2, place.y + tall / 2 + CLEAR * 0.34, place.unit.id, CLEAR, "bold", faint, "ms", far=True
        ),
    ]


def empty_place(seat: int, x: float, y: float, wide: float, tall: float) -> Sprite:
    """A dashed outline in a player's colour."""
    faint = theme.mix(theme.PARCHMENT, bearer(seat).deep, 0.6)
    outline = shapes.closed(shapes.round_box(3, 3, wide - 6, tall - 6, 8))
    pieces = tuple([Polyline(piece, faint, 3) for piece in frames.dashes(outline, 10, 9)])
    return Sprite(x, y, wide, tall, ("ghost", seat, wide, tall), lambda: pieces)
