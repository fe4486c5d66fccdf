"""Where things lie on the picture of a board: its cells with the river and the mountains between, windows on it."""

from __future__ import annotations

from collections.abc import Collection

from bot.games.talisman.content.cards import Space
from renderers.kit.broad import BROAD, HEIGHT, TITLE
from renderers.kit.ops import Box, Point
from renderers.kit.panels import EDGE, TITLE_TOP
from renderers.kit.window import Window

BODY = TITLE_TOP + TITLE + 8  # where board and column begin
FOOT = HEIGHT - 14
TALL = FOOT - BODY
GAP = 10.0
COLUMN = EDGE + TALL + 14  # where the column beside the board begins
WIDE = BROAD - EDGE - COLUMN
DUEL = 246.0  # height of the sheet of a fight, under the close-up

STRIP = 0.2  # width of the river and of the mountains, in cells
SIDE = 7 + 4 * STRIP
STARTS = (0.0, 1 + STRIP, 2 + 2 * STRIP, 3 + 2 * STRIP)
"""Where each ring begins, and the Crown."""
LEAST, MOST = 2.6, 5.3  # cells that a close-up shows across its shorter side
ROOM = 0.22  # about what it has to show


def space_box(space: Space) -> Box:
    """The box of a space on the board, in cells. Corners are square; what stands between them fills its ring."""
    depth = min(space.col, space.row, 6 - space.col, 6 - space.row)
    x0, x1 = _stretch(space.col, depth)
    y0, y1 = _stretch(space.row, depth)
    return (x0, y0, x1, y1)


def _stretch(number: int, depth: int) -> tuple[float, float]:
    start, count = STARTS[depth], 7 - 2 * depth
    place, share = number - depth, (SIDE - 2 * start - 2) / max(1, count - 2)
    if place == 0:
        return start, start + 1
    if place == count - 1:
        return SIDE - start - 1, SIDE - start
    return start + 1 + (place - 1) * share, start + 1 + place * share


def middle(space: Space) -> Point:
    """The middle of a space on the board, in cells."""
    x0, y0, x1, y1 = space_box(space)
    return (x0 + x1) / 2, (y0 + y1) / 2


class Frame(Window, frozen=True):
    """A part of the board on the picture, in cells."""

    @property
    def cell(self) -> float:
        """The side of a space on the picture."""
        return self.zoom

    @property
    def whole(self) -> bool:
        """True if it shows all of the board."""
        return self.region == (0, 0, SIDE, SIDE)

    def cell_of(self, space: Space) -> Box:
        """The box of a space on the picture."""
        x0, y0, x1, y1 = space_box(space)
        return (*self.at((x0, y0)), *self.at((x1, y1)))

    def shows(self, space: Space) -> bool:
        """True if the middle of a space is shown."""
        x, y = middle(space)
        left, top, right, bottom = self.region
        return left < x < right and top < y < bottom

    def meets(self, space: Space) -> bool:
        """True if anything of a space is shown."""
        x0, y0, x1, y1 = space_box(space)
        left, top, right, bottom = self.region
        return x0 < right and x1 > left and y0 < bottom and y1 > top


def whole_board(left: float, top: float, side: float) -> Frame:
    """All of the board."""
    return Frame((0, 0, SIDE, SIDE), left, top, side / SIDE)


def close_up(spaces: Collection[Space], wide: float, tall: float, left: float, top: float) -> Frame | None:
    """The part of the board that shows some spaces, as large as it can be; None where they lie too far apart."""
    boxes = [space_box(space) for space in spaces]
    x0, y0 = min(box[0] for box in boxes) - ROOM, min(box[1] for box in boxes) - ROOM
    x1, y1 = max(box[2] for box in boxes) + ROOM, max(box[3] for box in boxes) + ROOM
    across = max(x1 - x0, (y1 - y0) * wide / tall, LEAST * max(1.0, wide / tall))
    down = across * tall / wide
    if max(across, down) > MOST:
        return None
    west, north = _start(x0, x1, across), _start(y0, y1, down)
    return Frame((west, north, west + across, north + down), left, top, wide / across)


def _start(low: float, high: float, length: float) -> float:
    """Where a stretch so long about the middle of another begins, within the board; to a twentieth of a cell."""
    return round(min(max((low + high - length) / 2, 0), SIDE - length) * 20) / 20
