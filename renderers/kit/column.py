"""The column beside a board: sheets, what just happened in words, and notes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.i18n.wording import TableWords
from renderers.kit import theme
from renderers.kit.broad import FAR, far_lines
from renderers.kit.heraldry import seat_token
from renderers.kit.ops import Box, Op, Ops, Sprite, Text
from renderers.kit.panels import panel
from renderers.kit.text import cut, wrap

PAD = 14.0
LINE = 20.5  # from one line of the smallest type to the next
DETAIL = 17.0  # the smallest type
NOTE = 21.0  # type of notes where there is room
LEAD = 1.24  # from one note to the next, in their size
DIE = 44.0
LEADING = 1.12  # from one line of a headline to the next, in its size
APART = " · "  # between lines that are set one behind the other
INDENT = 52.0  # where words begin behind the sign of a seat
EARLIER = 3  # acts before the last one that are told


def sheet(box: Box, acts: bool = False) -> Sprite:
    """What lies behind a part of the column. A golden rim: who stands on it is waited for."""
    x, y, right, bottom = box
    wide, tall = right - x, bottom - y

    def draw() -> Ops:
        if not acts:
            return tuple(panel(4, 4, wide, tall, theme.PARCHMENT_LIGHT, theme.INK_FAINT))
        rim = panel(1, 1, wide + 6, tall + 6, theme.GOLD, theme.GOLD_DARK, 1)
        return (*rim, *panel(6, 6, wide - 4, tall - 4, theme.WHITE, theme.GOLD_DARK, 1))

    return Sprite(x - 4, y - 4, wide + 8, tall + 8, ("sheet", wide, tall, acts), draw)


def news_lines(
    said: str, earlier: Sequence[str], seat: int | None, box: Box, room: float, largest: float, most: int
) -> list[Op]:
    """The last act large behind the sign of its seat; above it, in small type, those before it.

    ``room``: what the words may take of the width, dice beside them left out.
    """
    left, top, right, low = box
    indent = 0.0 if seat is None else INDENT
    made: list[Op] = [
        Text(
            left + PAD,
            top + 24 + i * LINE,
            cut(line, DETAIL, "text", right - left - 2 * PAD),
            DETAIL,
            "text",
            theme.INK_SOFT,
        )
        for i, line in enumerate(earlier)
    ]
    middle = (top + len(earlier) * LINE + low) / 2
    lines, size = far_lines(said, "strong", room - indent, largest, most)
    tallest = (low - top - len(earlier) * LINE - 6) / (len(lines) * LEADING)
    if size > tallest:  # else it would lie over the acts before it
        lines, size = far_lines(said, "strong", room - indent, max(FAR, tallest), len(lines))
    y = middle - (len(lines) - 1) * size * LEADING / 2 + size * 0.34
    if seat is not None:
        made.append(seat_token(seat, left + PAD + 20, middle, 19))
    made += [
        Text(left + PAD + indent, y + i * size * LEADING, line, size, "strong", theme.INK, far=True)
        for i, line in enumerate(lines)
    ]
    return made


def note_lines(lines: Sequence[str], box: Box, words: TableWords, pad: float = PAD) -> list[Op]:
    """Lines in small type, broken where there is room for that; else one behind the other, as many as fit.

    Of those that do not fit their number is told.
    """
    left, top, right, bottom = box
    room, tall = right - left - 2 * pad, bottom - top - 8
    for size in (NOTE, DETAIL):
        rows = [row for line in lines for row in wrap(line, size, "text", room)]
        if len(rows) * size * LEAD <= tall:
            break
    else:
        most = max(1, int(tall // (size * LEAD)))
        rows = next(rows for rows in _closer(lines, words, size, room) if len(rows) <= most)
    return [Text(left + pad, top + size * (1.2 + i * LEAD), row, size, "text", theme.INK) for i, row in enumerate(rows)]


def _closer(lines: Sequence[str], words: TableWords, size: float, room: float) -> Iterator[list[str]]:
    """The lines one behind the other: all of them, then ever fewer, with the number of the others."""
    for kept in range(len(lines), -1, -1):
        rest = [words.t("picture-and-more", count=len(lines) - kept)] if kept < len(lines) else []
        yield list(wrap(APART.join([*lines[:kept], *rest]), size, "text", room))


def news_room(box: Box, top_lines: int) -> int:
    """How many lines of the least type that is read from afar stand in a box below so many small ones."""
    return max(1, int((box[3] - box[1] - top_lines * LINE - 6) // (FAR * LEADING)))
