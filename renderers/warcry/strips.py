"""Attachments: strips with id and name that lie under their unit's card."""

from __future__ import annotations

from bot.games.warcry.view import AttachmentView, UnitView
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.ops import Group, Op, Ops, Polygon, Shadow, Sprite, Text
from renderers.warcry import frames
from renderers.warcry.cards import Size, card_size, unit_card

STRIP, STRIP_TYPE, STRIP_LEAD = 23.0, 17.0, 18.0
TWO_LINES = 2  # attachments of a card whose names may take two lines each


def strip_lines(unit: UnitView, wide: float, words: TableWords) -> int:
    """In how many lines the names of attachments are written: in two only where they need them and are few."""
    if len(unit.attachments) > TWO_LINES:
        return 1
    room = wide - 11
    names = [(words.card_name(part.card), room - chip_width(part.id)) for part in unit.attachments]
    return 2 if any(text.width(name, STRIP_TYPE, "text") > beside for name, beside in names) else 1


def strip_height(lines: int) -> float:
    """What shows of an attachment whose name takes that many lines."""
    return STRIP + (lines - 1) * STRIP_LEAD


def item_size(unit: UnitView, size: Size, words: TableWords) -> tuple[float, float]:
    """Room of a card with its attachments."""
    wide, tall = card_size(size, unit.ready)
    return wide, tall + len(unit.attachments) * strip_height(strip_lines(unit, wide - 6, words))


def card_with_strips(unit: UnitView, size: Size, words: TableWords, x: float, y: float, fights: bool) -> list[Op]:
    """A card on top of its attachments, the first of which lies uppermost."""
    wide, tall = card_size(size, unit.ready)
    lines = strip_lines(unit, wide - 6, words)
    made: list[Op] = []
    for i in reversed(range(len(unit.attachments))):
        top = y + tall + i * strip_height(lines)
        made.append(attachment_strip(unit.attachments[i], unit.seat, words, x + 3, top, wide - 6, lines))
    made.append(unit_card(unit, size, words, x, y, fights))
    return made


def attachment_strip(
    part: AttachmentView, seat: int, words: TableWords, x: float, y: float, wide: float, lines: int
) -> Group:
    """The lower part of an attachment that lies under its unit: id and name."""
    shown, side = strip_text(part, words, wide, lines), words.card(part.card).side
    tall = strip_height(lines)
    key = ("strip", part.id, seat, shown, side, wide, lines)
    return Group(x, y - 12, wide, tall + 16, key, lambda: _strip_ops(part.id, seat, shown, side, wide))


def strip_text(part: AttachmentView, words: TableWords, wide: float, lines: int) -> tuple[str, ...]:
    """The name of an attachment as it stands on its strip."""
    return _strip_lines(words.card_name(part.card), wide - chip_width(part.id) - 11, wide - 11, lines)


def chip_width(number: str) -> float:
    """How wide the id of an attachment is on its ground."""
    return text.width(number, STRIP_TYPE, "bold") + 7


def _strip_ops(number: str, seat: int, shown: tuple[str, ...], side: str, wide: float) -> Ops:
    tall, chip = strip_height(len(shown)) + 12, chip_width(number)
    made: list[Op] = [
        Shadow((2, 2, wide - 2, tall), 6, 3, 90, 2),
        Sprite(
            0,
            0,
            wide,
            tall,
            ("strip", seat, side, wide, tall, chip),
            lambda: _strip_face(seat, side, wide, tall, chip),
            shapes.round_box(0, -12, wide, tall + 12, 7),
        ),
        Text(5 + chip / 2, 12 + 16.5, number, STRIP_TYPE, "bold", theme.WHITE, "ms"),
    ]
    for i, line in enumerate(shown):
        if line:
            at = 7 if i else 8 + chip
            made.append(Text(at, 12 + 16.5 + i * STRIP_LEAD, line, STRIP_TYPE, "text", theme.INK))
    return tuple(made)


def _strip_lines(name: str, beside: float, below: float, lines: int) -> tuple[str, ...]:
    """The name beside the id and, where there is a second line, below it: always so many lines."""
    if lines == 1 or text.width(name, STRIP_TYPE, "text") <= beside:
        return (text.cut(name, STRIP_TYPE, "text", beside), "")[:lines]
    first = text.wrap(name, STRIP_TYPE, "text", beside)[0]
    if first.endswith(text.ELLIPSIS):
        return ("", text.cut(name, STRIP_TYPE, "text", below))
    return (first, text.cut(name.removeprefix(first).strip(), STRIP_TYPE, "text", below))


def _strip_face(seat: int, side: str, wide: float, tall: float, chip: float) -> Ops:
    look = theme.SIDES.get(side, theme.SIDES["neutral"])
    return (
        Polygon(shapes.box(0, 0, wide, tall), look.frame),
        Polygon(shapes.round_box(1.4, -10, wide - 2.8, tall + 8.6, 6), look.line),
        Polygon(shapes.round_box(3, -10, wide - 6, tall + 7, 5), look.paper_light),
        *frames.seat_banner(seat, 4, 12, chip, 20),
    )
