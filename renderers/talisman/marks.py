"""What is drawn on the board beside cards and standees: the last move, spaces that may be chosen."""

from __future__ import annotations

from functools import partial
from math import hypot

from bot.games.talisman.content.cards import Space
from bot.games.talisman.view import View
from bot.i18n.wording import TableWords
from renderers.kit import shapes
from renderers.kit.marks import apart, arrow_ops, choice_frame
from renderers.kit.ops import Op, Point, Sprite
from renderers.talisman.plan import Frame, middle
from renderers.talisman.words import content_of


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
