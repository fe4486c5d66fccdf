"""The acts since whoever is asked now did something: numbers at the cards concerned, and a line for each."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from bot.games.warcry.view import MarkView, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import bearer
from renderers.kit.ops import Box, Group, Op, Ops, Polygon, Sprite, Text
from renderers.kit.sheets import NEAR
from renderers.warcry.clash import SIGNS, mark_line
from renderers.warcry.medals import result_sign

STEP = 34.0  # from line to line
DISC = 15.0
SIGN = 30.0
LEAST = 20.0
APART = 24.0  # between two columns


def chronicle(acts: Sequence[tuple[int, MarkView]], view: View, words: TableWords, box: Box, columns: int) -> list[Op]:
    """The numbered acts before the last one as lines in a box, the latest as far as they fit.

    The last one stands in the act strip.
    """
    left, top, wide, tall = box
    fit = max(0, int(tall // STEP)) * columns
    shown = list(acts[:-1])[-fit:] if fit else []
    rows = ceil(len(shown) / columns)
    across = (wide - (columns - 1) * APART) / columns
    made: list[Op] = []
    for i, (number, mark) in enumerate(shown):
        x, y = left + i // max(1, rows) * (across + APART), top + (tall - rows * STEP) / 2 + i % max(1, rows) * STEP
        made += _act(number, mark, mark_line(mark, view, words), x, y, across)
    return made


def _act(number: int, mark: MarkView, said: str, x: float, y: float, wide: float) -> list[Op]:
    """Number, sentence, and the sign of what came of it."""
    room = wide - 2 * DISC - 14 - (SIGN + 8 if mark.result in SIGNS else 0)
    (line,), size = text.fitted(said, "text", room, NEAR, LEAST, 1)
    made: list[Op] = [number_disc(number, mark.seat, x + DISC + 2, y + STEP / 2)]
    made.append(Text(x + 2 * DISC + 14, y + STEP / 2 + size * 0.34, line, size, "text", theme.INK))
    if mark.result in SIGNS:
        sign = x + 2 * DISC + 22 + text.width(line, size, "text")
        made.append(result_sign(mark.result, round(sign), round(y + (STEP - SIGN) / 2), SIGN))
    return made


def number_disc(number: int, seat: int, x: float, y: float) -> Group:
    """The number of an act, in the colour of who did it."""
    half = DISC + 2
    return Group(
        round(x - half),
        round(y - half),
        2 * half,
        2 * half,
        ("act", number, seat),
        lambda: (
            Sprite(0, 0, 2 * half, 2 * half, ("actdisc", seat), lambda: _disc(seat)),
            Text(half, half + 8, str(number), 23, "bold", theme.WHITE, "ms"),
        ),
    )


def _disc(seat: int) -> Ops:
    half = DISC + 2
    return tuple(
        Polygon(shapes.ellipse(half, half, radius, radius), tint)
        for radius, tint in ((half, theme.INK), (half - 1.2, theme.WHITE), (half - 3.2, bearer(seat).deep))
    )
