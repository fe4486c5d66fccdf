"""The acts since whoever is asked now did something: numbers at the cards concerned, and a line for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.warcry.view import MarkView, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.broad import BROAD
from renderers.kit.heraldry import bearer
from renderers.kit.ops import Group, Op, Ops, Polygon, Sprite, Text
from renderers.warcry.clash import SIGNS, mark_line
from renderers.warcry.medals import result_sign

SIZE = 24.0
STEP = 28.0  # from line to line
DISC = 15.0
APART = 8.0  # between two acts

Told = tuple[float, Callable[[float], list[Op]]]


def chronicle(
    acts: Sequence[tuple[int, MarkView]], view: View, words: TableWords, room: float, tall: float
) -> Told | None:
    """The numbered acts as lines, the latest as far as they fit in a height; with the height they take."""
    lines: list[tuple[int, MarkView, tuple[str, ...]]] = []
    used = 0.0
    for number, mark in reversed(acts):
        said = text.wrap(mark_line(mark, view, words), SIZE, "text", room - 2 * DISC - 40, 2)
        if used + len(said) * STEP + APART > tall:
            break
        used += len(said) * STEP + APART
        lines.append((number, mark, said))
    if not lines:
        return None

    def draw(y: float) -> list[Op]:
        left = BROAD / 2 - room / 2
        made: list[Op] = []
        for number, mark, said in reversed(lines):
            made.append(number_disc(number, mark.seat, left + DISC, y + STEP / 2))
            made += [
                Text(left + 2 * DISC + 10, y + 21 + i * STEP, line, SIZE, "text", theme.INK)
                for i, line in enumerate(said)
            ]
            if mark.result in SIGNS:
                made.append(result_sign(mark.result, left + room - 28, y, 28))
            y += len(said) * STEP + APART
        return made

    return used, draw


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
