"""Units as rows of a roster, where a formation is too large for cards: id, name, values, the names of attachments.

The small card on the owner's band is turned while the unit is committed (WC-P13).
"""

from __future__ import annotations

from msgspec import Struct

from bot.games.warcry.view import UnitView
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.broad import FAR_ID, LEAST
from renderers.kit.drawings import DRAWN
from renderers.kit.heraldry import bearer
from renderers.kit.icons import icon_about
from renderers.kit.ops import Color, Group, Op, Ops, Polygon, Polyline, Shadow, Sprite, Text
from renderers.warcry import frames
from renderers.warcry.cards import LEAD, fitted_name
from renderers.warcry.values import Badge, badge_row, badge_rows, badge_width, badges, stats_row, unit_look

BAND = 57.0  # the owner's band with the id
PART = 20.0  # height of a line on attachments
LEAST_TALL = 62.0
SPREAD = 6.0
INNER = 5.0


class Grade(Struct, frozen=True):
    """How much of a unit is told in a row, and how large.

    ``parts``: lines for the ids of attachments. None: each has a line of its own, with its name; below none: a number
    tells how many there are.
    """

    largest: float
    lines: int
    stats: float
    badge: float
    keywords: bool = True
    parts: int = 0


GRADES = (
    Grade(25, 3, 34, 21),
    Grade(22, 3, 29, 19),
    Grade(19, 3, 25, LEAST),
    Grade(LEAST, 2, 24, LEAST, False),
    Grade(LEAST, 2, 24, LEAST, False, 2),
    Grade(LEAST, 1, 24, LEAST, False, 2),
    Grade(LEAST, 1, 24, LEAST, False, -1),
)


class UnitRow(Struct, frozen=True):
    """A unit set as a row."""

    grade: Grade
    name: tuple[str, ...]
    size: float
    beside: int  # badges that stand beside the three values
    parts: tuple[tuple[str, str], ...]  # lines on attachments: ids, and a name
    height: float


def set_row(unit: UnitView, wide: float, grade: Grade, words: TableWords) -> UnitRow:
    """How the row of a unit is set in a width."""
    room = wide - BAND - 2 * INNER
    name, size = fitted_name(words.card_name(unit.card), room, 999, grade.largest, grade.lines)
    found, beside, left = row_badges(unit, grade), 0, room - stats_width(unit, grade) - 2
    for badge in found:
        left -= badge_width(badge, grade.badge) + 5
        if left < 0:
            break
        beside += 1
    below = len(badge_rows(found[beside:], grade.badge, room))
    parts = attachment_lines(unit, wide - 2 * INNER, grade.parts, words)
    tall = 5 + len(name) * size * LEAD + 2 + grade.stats + below * (grade.badge + 5) + 3
    return UnitRow(
        grade, name, size, beside, parts, round(max(LEAST_TALL, tall) + len(parts) * PART + (4 if parts else 0))
    )


def row_badges(unit: UnitView, grade: Grade) -> tuple[Badge, ...]:
    """The values beside the three."""
    found = badges(unit, grade.keywords)
    held = len(unit.attachments)
    return (*found, Badge("item", str(held))) if held and grade.parts < 0 else found


def stats_width(unit: UnitView, grade: Grade) -> float:
    """How wide the three values are."""
    return 3 * grade.stats + 10 + (26 if unit.tactic_left not in (None, unit.tactic_points) else 0)


def attachment_lines(unit: UnitView, wide: float, most: int, words: TableWords) -> tuple[tuple[str, str], ...]:
    """A line for each attachment; or their ids alone, as many in a line as fit."""
    if most < 0:
        return ()
    if not most:
        return tuple((part.id, words.card_name(part.card)) for part in unit.attachments)
    lines: list[str] = []
    for part in unit.attachments:
        longer = f"{lines[-1]} {part.id}" if lines else part.id
        if lines and text.width(longer, LEAST, "bold") <= wide:
            lines[-1] = longer
        else:
            lines.append(part.id)
    if len(lines) > most:
        lines = [*lines[: most - 1], text.cut(" ".join(lines[most - 1 :]), LEAST, "bold", wide)]
    return tuple((line, "") for line in lines)


def unit_row(unit: UnitView, row: UnitRow, wide: float, tall: float, x: float, y: float) -> Group:
    """The row with its upper left corner at x, y."""
    key = ("row", unit_look(unit), row, wide, tall)
    return frames.above_ground(key, wide, tall, x, y, SPREAD, lambda: _row_ops(unit, row, wide, tall))


def _row_ops(unit: UnitView, row: UnitRow, wide: float, tall: float) -> Ops:
    grade, size = row.grade, id_size(unit.id)
    upper = tall - len(row.parts) * PART - (4 if row.parts else 0)
    face = ("rowface", unit.side, unit.seat, unit.speed, unit.ready, wide, tall, upper)
    made: list[Op] = [
        Shadow((SPREAD, SPREAD, SPREAD + wide, SPREAD + tall), 7, 4, 110, 2),
        Sprite(
            SPREAD,
            SPREAD,
            wide,
            tall,
            face,
            lambda: _row_face(unit, wide, tall, upper),
            shapes.round_box(0, 0, wide, tall, 7),
        ),
        Text(SPREAD + BAND / 2 + 2, SPREAD + 31, unit.id, size, "bold", theme.WHITE, "ms", far=size >= FAR_ID),
    ]
    left, room = SPREAD + BAND + INNER, wide - BAND - 2 * INNER
    found = row_badges(unit, grade)
    below = badge_rows(found[row.beside :], grade.badge, room)
    used = len(row.name) * row.size * LEAD + grade.stats + len(below) * (grade.badge + 5)
    top = SPREAD + (upper - used) / 2
    for i, line in enumerate(row.name):
        made.append(Text(left, top + row.size * (0.9 + i * LEAD), line, row.size, "strong", theme.INK))
    top += len(row.name) * row.size * LEAD
    made += stats_row(unit, left, top, stats_width(unit, grade), grade.stats, False)
    ink = theme.SIDES.get(unit.side, theme.SIDES["neutral"]).ink
    for beside in badge_rows(found[: row.beside], grade.badge, room):
        start = left + stats_width(unit, grade) + 2
        drop = (grade.stats - grade.badge - 4) / 2
        made += badge_row(beside, start, top + drop, room - stats_width(unit, grade) - 2, ink, grade.badge)
    top += grade.stats + 1
    for i, under in enumerate(below):
        made += badge_row(under, left, top + i * (grade.badge + 5), room, ink, grade.badge)
    return (*made, *_part_lines(row, wide, upper))


def id_size(number: str) -> float:
    """Type of an id on the band: as large as has to be seen from afar, where it fits."""
    return FAR_ID if text.width(number, FAR_ID, "bold") <= BAND - 2 else FAR_ID * 0.76


def _part_lines(row: UnitRow, wide: float, upper: float) -> list[Op]:
    made: list[Op] = []
    for i, (number, name) in enumerate(row.parts):
        y, x = SPREAD + upper + i * PART + 15, SPREAD + INNER
        made.append(Text(x, y, number, LEAST, "bold", theme.INK_SOFT))
        if name:
            at = text.width(number, LEAST, "bold") + 6
            made.append(Text(x + at, y, text.cut(name, LEAST, "text", wide - 2 * INNER - at), LEAST, "text", theme.INK))
    return made


def _row_face(unit: UnitView, wide: float, tall: float, upper: float) -> Ops:
    look, owner = theme.SIDES.get(unit.side, theme.SIDES["neutral"]), bearer(unit.seat)
    paper: Color = look.paper_light if unit.ready else theme.mix(look.paper_light, (94, 78, 58), 0.24)
    rim = look.frame
    made: list[Op] = [
        Polygon(shapes.box(0, 0, wide, tall), theme.INK),
        Polygon(shapes.round_box(1.2, 1.2, wide - 2.4, tall - 2.4, 6), rim),
        Polygon(shapes.round_box(4, 4, wide - 8, tall - 8, 4), look.line),
        Polygon(shapes.round_box(5, 5, wide - 10, tall - 10, 3), paper),
        *frames.seat_banner(unit.seat, 4, 4, BAND - 4, upper - 6),
        Polyline(((BAND, 4), (BAND, upper - 2)), owner.deep, 2),
    ]
    if upper < tall:
        made.append(Polyline(((4, upper - 1), (wide - 4, upper - 1)), look.line, 1.4))
    return (*made, *_small_card(unit, BAND / 2 + 2, max(49.0, min(56.0, (38 + upper - 4) / 2))))


def _small_card(unit: UnitView, x: float, y: float) -> list[Op]:
    """A card with the sign of the unit's type: upright while it is ready, turned while it is committed."""
    half, high = (9.0, 12.0) if unit.ready else (12.0, 9.0)
    made: list[Op] = [
        Polygon(shapes.round_box(x - half - 1, y - high - 1, 2 * half + 2, 2 * high + 2, 3), theme.INK),
        Polygon(shapes.round_box(x - half, y - high, 2 * half, 2 * high, 2.4), theme.WHITE),
    ]
    if unit.speed in DRAWN:
        made += icon_about(unit.speed, x, y, 16, theme.INK, theme.WHITE)
    return made
