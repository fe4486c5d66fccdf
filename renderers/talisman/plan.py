"""Where things lie on the picture of a board: its cells with the river and the mountains between, windows on it.

A story is told by the part of the board that is in play, on the sheet that shows it larger; where it lies so far apart
that its spaces would be smaller than on the whole board, that is shown.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from bot.games.talisman.content.cards import Space
from renderers.kit.ops import Box, Point
from renderers.kit.sheets import BROAD_SHEET, TALL_SHEET, Sheet
from renderers.kit.window import Window

STRIP = 0.2  # width of the river and of the mountains, in cells
SIDE = 7 + 4 * STRIP
STARTS = (0.0, 1 + STRIP, 2 + 2 * STRIP, 3 + 2 * STRIP)
"""Where each ring begins, and the Crown."""
CLOSEST = 250.0  # how large a space is at most
FARTHEST = BROAD_SHEET.width / SIDE  # and at least, before the whole board is shown
PLATES, LOW_PLATES, NOTES, DUEL = 188.0, 116.0, 38.0, 400.0
"""How high the foot is: plates of players in a story, on the whole board, decks below them, both sides of a fight."""
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
    """A part of the board on the picture, in cells. ``asked``: spaces whose names are read from afar."""

    asked: tuple[str, ...] = ()

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


class Layout(Struct, frozen=True):
    """How a sheet is divided. ``foot``: left, top, right, bottom; ``strip``: there is room to tell the last act."""

    sheet: Sheet
    shown: Frame
    foot: Box
    strip: bool = True
    fight: bool = False


BESIDE = 16.0  # left and right of the whole board, and below it


def whole_plan(strip: bool) -> Layout:
    """All of the board, smaller where there is a strip above it."""
    sheet = TALL_SHEET
    top, foot = sheet.strip if strip else sheet.header, sheet.height - (0 if strip else NOTES)
    low = foot - LOW_PLATES
    side = low - top - (0 if strip else BESIDE)
    return Layout(
        sheet,
        Frame((0, 0, SIDE, SIDE), (sheet.width - side) / 2, top, side / SIDE),
        (0.0, low, sheet.width, foot),
        strip,
    )


def story_plan(spaces: Collection[Space], asked: tuple[str, ...] = (), *, fight: bool = False) -> Layout | None:
    """The part of the board that shows some spaces, as large as it can be; None where they lie too far apart."""
    if fight:
        return _close_up(spaces, BROAD_SHEET, DUEL, asked, fight=True)
    plans = [plan for sheet in (BROAD_SHEET, TALL_SHEET) if (plan := _close_up(spaces, sheet, PLATES, asked))]
    return max(plans, key=lambda plan: plan.shown.zoom, default=None)


def _close_up(
    spaces: Collection[Space], sheet: Sheet, foot: float, asked: tuple[str, ...], fight: bool = False
) -> Layout | None:
    boxes = [space_box(space) for space in spaces]
    x0, y0 = (max(0, min(box[i] for box in boxes) - ROOM) for i in (0, 1))
    x1, y1 = (min(SIDE, max(box[i] for box in boxes) + ROOM) for i in (2, 3))
    low = sheet.height - foot
    tall = low - sheet.strip
    zoom = min(CLOSEST, sheet.width / (x1 - x0), tall / (y1 - y0))
    if zoom < FARTHEST:
        return None
    across, down = sheet.width / zoom, tall / zoom
    west, north = _start(x0, x1, across), _start(y0, y1, down)
    shown = Frame((west, north, west + across, north + down), 0, sheet.strip, zoom, asked)
    return Layout(sheet, shown, (0.0, low, sheet.width, sheet.height), fight=fight)


def _start(low: float, high: float, length: float) -> float:
    """Where a stretch so long about the middle of another begins, within the board, in steps of a twentieth."""
    return min(round(max((low + high - length) / 2, 0) * 20) / 20, SIDE - length)
