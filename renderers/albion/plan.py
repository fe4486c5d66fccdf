"""Where things lie on the picture: the hexes of the map, the part of it that is shown, and how a sheet is divided.

Places on the map are told in units: a hex has the radius 1, its point is up.
"""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt

from msgspec import Struct

from bot.games.albion.content.figures import Hex
from renderers.kit import shapes
from renderers.kit.broad import BROAD, HEIGHT, TITLE
from renderers.kit.ops import Box, Point, Points
from renderers.kit.panels import EDGE, TITLE_TOP
from renderers.kit.sheets import BROAD_SHEET, TALL_SHEET, Sheet
from renderers.kit.window import Window

BODY = TITLE_TOP + TITLE + 8  # where map and column begin
FOOT = HEIGHT - 14
TALL = FOOT - BODY
GAP = 10.0
ACROSS = sqrt(3)  # width of a hex
STEPS = (96.0, 84.0, 72.0, 60.0, 50.0, 42.0)
"""Radii of a hex in close-ups; few, so that what grows on the land is drawn seldom."""
MOST = 27.0  # radius of a hex where the whole map is shown: more would cost more bytes than a chat should load
MARGIN = 0.36  # about the whole map, for its border
RULER = 1.0  # the same where letters and numbers of hexes stand in it
ROOM = 0.35  # about the hexes that have to be seen


def centre(hex_: Hex) -> Point:
    """The middle of a hex on the map."""
    return ACROSS * (hex_.col + 0.5 + 0.5 * (hex_.row % 2)), 1 + 1.5 * hex_.row


def corners(x: float, y: float, radius: float = 1.0) -> Points:
    """The outline of a hex about a point; its edges lead E, SE, SW, W, NW, NE, as its corners follow each other."""
    return shapes.regular(x, y, radius, 6, -30)


class Frame(Window, frozen=True):
    """A part of the map on the picture."""

    whole: bool = False
    ruled: bool = False
    """Letters and numbers of hexes stand along the edges, none on the map."""

    @property
    def r(self) -> float:
        """The radius of a hex on the picture."""
        return self.zoom

    def of(self, hex_: Hex) -> Point:
        """The middle of a hex on the picture."""
        return self.at(centre(hex_))

    def shows(self, hex_: Hex, part: float = 0.5) -> bool:
        """True if so much about the middle of a hex is shown, in units."""
        (x, y), (left, top, right, bottom) = centre(hex_), self.region
        return left + part <= x <= right - part and top + part <= y <= bottom - part


def extent(hexes: Collection[Hex]) -> Point:
    """How large the whole map is."""
    return (
        max(centre(one)[0] for one in hexes) + ACROSS / 2,
        max(centre(one)[1] for one in hexes) + 1,
    )


def whole_map(hexes: Collection[Hex], left: float, top: float, wide: float, tall: float, margin: float = 0) -> Frame:
    """All of the map, as large as fits; with a margin for its border."""
    across, down = extent(hexes)
    r = float(int(min(wide / (across + 2 * margin), tall / (down + 2 * margin), MOST)))
    return Frame((-margin, -margin, across + margin, down + margin), left, top, r, True)


class Layout(Struct, frozen=True):
    """How a sheet is divided. ``plates``: where those of the players stand; ``foot``: a line of notes, if any."""

    sheet: Sheet
    shown: Frame
    plates: Box
    foot: Box | None = None

    @property
    def beside(self) -> bool:
        """True if the plates stand below each other, at the right of the map."""
        return self.sheet is TALL_SHEET


SIDE, ABOUT = 8.0, 6.0  # left and right of the map, and about plates
COLUMN = 119.0  # width of the plates beside the map
PLATES = 92.0  # height of the plates below it
NOTES = 36.0
FARTHEST = 60.0  # radius of a hex where a part is shown, before the whole map is


def whole_plan(hexes: Collection[Hex]) -> Layout:
    """All of the map, its letters and numbers along the edges."""
    sheet, (across, down) = TALL_SHEET, extent(hexes)
    wide, tall = sheet.width - COLUMN - SIDE, sheet.height - sheet.strip - NOTES - SIDE
    r = float(int(min(wide / (across + 2 * RULER), tall / (down + 2 * RULER))))
    region = (-RULER, -RULER, across + RULER, down + RULER)
    shown = Frame(region, SIDE, sheet.strip + SIDE, r, True, True)
    _, top, right, bottom = shown.box
    return Layout(sheet, shown, (right, top, sheet.width, bottom), (3 * SIDE, bottom, sheet.width - SIDE, sheet.height))


def story_plan(seen: Collection[Hex], hexes: Collection[Hex]) -> Layout | None:
    """The part that shows some hexes on the sheet where they are larger; None where they lie too far apart."""
    plans = [plan for sheet in (BROAD_SHEET, TALL_SHEET) if (plan := _story(seen, hexes, sheet))]
    return max(plans, key=lambda plan: plan.shown.r, default=None)


def _story(seen: Collection[Hex], hexes: Collection[Hex], sheet: Sheet) -> Layout | None:
    right = sheet.width - (COLUMN if sheet is TALL_SHEET else 0)
    low = sheet.height - (0 if sheet is TALL_SHEET else PLATES)
    shown = close_up(seen, hexes, 0, sheet.strip, right, low - sheet.strip)
    if shown is None or shown.r < FARTHEST:
        return None
    plates = (right, sheet.strip, sheet.width, low) if sheet is TALL_SHEET else (0.0, low, right, sheet.height)
    return Layout(sheet, shown, plates)


def main_map(seen: Collection[Hex], hexes: Collection[Hex], wide: float = TALL) -> Frame:
    """What of the map is shown at the left: what is to be seen, or all where that lies far apart or is nothing."""
    return close_up(seen, hexes, EDGE, BODY, wide, TALL) or whole_map(hexes, EDGE, BODY, wide, TALL, MARGIN)


def close_up(
    seen: Collection[Hex], hexes: Collection[Hex], left: float, top: float, wide: float, tall: float
) -> Frame | None:
    """The part that shows some hexes, as large as it can be; None where they lie too far apart, or there are none."""
    if not seen:
        return None
    places, (across, down) = [centre(one) for one in seen], extent(hexes)
    x0, y0, x1, y1 = shapes.box_of(places)
    x0, x1 = x0 - ACROSS / 2 - ROOM, x1 + ACROSS / 2 + ROOM
    y0, y1 = y0 - 1 - ROOM, y1 + 1 + ROOM
    for r in STEPS:
        if x1 - x0 <= wide / r and y1 - y0 <= tall / r:
            west, north = _start(x0, x1, wide / r, across, r), _start(y0, y1, tall / r, down, r)
            return Frame((west, north, west + wide / r, north + tall / r), left, top, r)
    return None


def _start(low: float, high: float, length: float, end: float, r: float) -> float:
    """Where a stretch so long about the middle of another begins, within the map if it can be; on a whole pixel."""
    begin = (low + high - length) / 2
    begin = (end - length) / 2 if length >= end else min(max(begin, 0), end - length)
    return round(begin * r) / r


def beside(shown: Frame) -> Box:
    """The column beside the map."""
    return (shown.box[2] + 14, BODY, BROAD - EDGE, FOOT)
