"""Where things lie on the picture: the hexes of the map, and the part of it that is shown.

Places on the map are told in units: a hex has the radius 1, its point is up.
"""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt

from bot.games.albion.content.figures import Hex
from renderers.kit import shapes
from renderers.kit.broad import BROAD, HEIGHT, TITLE
from renderers.kit.ops import Box, Point, Points
from renderers.kit.panels import EDGE, TITLE_TOP
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
