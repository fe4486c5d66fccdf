"""Where things lie on the picture of a battlefield: the field with its rulers, and labels that keep apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from bot.games.mage_knight.view import FigureView, View
from renderers.kit.ops import Box, Point
from renderers.kit.sheets import BROAD_SHEET
from renderers.kit.theme import WIDTH

EDGE = 14.0
TITLE = 84.0
GAP = 8.0
CAPTION = 44.0
RULER = 42.0  # the left one and the lower one, with numbers
RIM = 14.0  # the other two
TALLEST = 1110.0
MARGIN = 150  # between a base and the border of a region, in thousandths of an inch
CAPTION_TOP = EDGE / 2 + 2 + TITLE + 2
FIELD_TOP = CAPTION_TOP + CAPTION + GAP

BROAD, HIGH = 1600.0, 1020.0  # the sheet of a channel, which fills the box of about 550 x 350 that it is fitted into
FAR = 38  # type that is still 13 px high in that box
FAR_ID = 33  # ids that are still 11 px high in it
FINE = 18  # the smallest type: 11 px where the sheet is opened 1000 px wide
STRIP = 66.0  # its title
BODY = EDGE / 2 + 3 + STRIP + GAP  # where field and column begin
SIDE = HIGH - BODY - RIM - RULER - EDGE / 2  # of the field, at most
COLUMN = EDGE + RULER + SIDE + RIM + 10  # where the column beside the field begins
PEN = 1.4

BAND_TOP = 892.0  # of a story: where the band with the plates begins, below the field
STAGE_WIDE, STAGE = BROAD_SHEET.width, BAND_TOP - BROAD_SHEET.strip
STORY_PEN = 1.7

Region = tuple[int, int, int, int]
"""South-west and north-east corner of what is shown, in thousandths of an inch."""


class Frame(Struct, frozen=True):
    """The field on the picture."""

    region: Region
    left: float
    top: float
    zoom: float  # units of the picture for a thousandth of an inch
    pen: float = 1.0  # how much heavier lines and signs are than on a sheet 1000 wide
    story: bool = False  # shows a part about an act; what lies across its border is left out

    @property
    def width(self) -> float:
        """On the picture."""
        return round((self.region[2] - self.region[0]) * self.zoom)

    @property
    def height(self) -> float:
        """On the picture."""
        return round((self.region[3] - self.region[1]) * self.zoom)

    @property
    def inch(self) -> float:
        """How long an inch is on the picture."""
        return self.zoom * 1000

    @property
    def box(self) -> Box:
        """Left, top, right, bottom."""
        return (self.left, self.top, self.left + self.width, self.top + self.height)

    def at(self, point: Sequence[float]) -> Point:
        """Where a point of the field lies on the picture."""
        x = self.left + (point[0] - self.region[0]) * self.zoom
        return x, self.top + self.height - (point[1] - self.region[1]) * self.zoom

    def shows(self, x: float, y: float, reach: float = 0) -> bool:
        """True if a place on the picture lies on the field, or so near to it."""
        left, top, right, bottom = self.box
        return left - reach <= x <= right + reach and top - reach <= y <= bottom + reach


@lru_cache(maxsize=256)
def field_frame(region: Region, top: float = FIELD_TOP) -> Frame:
    """The field as large as the page allows, centred."""
    wide, tall = region[2] - region[0], region[3] - region[1]
    room = WIDTH - 2 * EDGE - RULER - RIM
    zoom = min(room / wide, TALLEST / tall)
    left = EDGE + RULER + (room - round(wide * zoom)) / 2
    return Frame(region, round(left), top + RIM, zoom)


@lru_cache(maxsize=256)
def channel_frame(region: Region) -> Frame:
    """The field on the sheet of a channel: left of the column, as large as there is room, in the middle of it."""
    wide, tall = region[2] - region[0], region[3] - region[1]
    zoom = min(SIDE / wide, SIDE / tall)
    left = EDGE + RULER + (SIDE - round(wide * zoom)) / 2
    return Frame(region, round(left), round(BODY + RIM + (SIDE - round(tall * zoom)) / 2), zoom, PEN)


@lru_cache(maxsize=256)
def story_frame(region: Region) -> Frame:
    """A part of the field on the stage of a story, as large as there is room, in the middle of it."""
    wide, tall = region[2] - region[0], region[3] - region[1]
    zoom = min(STAGE_WIDE / wide, STAGE / tall)
    left, top = (STAGE_WIDE - round(wide * zoom)) / 2, (STAGE - round(tall * zoom)) / 2
    return Frame(region, round(left), round(BROAD_SHEET.strip + top), zoom, STORY_PEN, True)


def whole_field(view: View) -> Region:
    """The whole field."""
    return (0, 0, view.width, view.height)


def region_around(view: View, figures: Sequence[str], least: int = 12_000) -> Region:
    """A region with these figures in its middle, at least so many thousandths of an inch wide."""
    found = [one for one in view.figures if one.id in figures and one.status == "field"]
    if not found:
        return whole_field(view)
    edge = 2_000
    x0, x1 = min(one.x for one in found) - edge, max(one.x for one in found) + edge
    y0, y1 = min(one.y for one in found) - edge, max(one.y for one in found) + edge
    side = max(least, x1 - x0, y1 - y0)
    wide, tall = min(side, view.width), min(side, view.height)
    left = min(max((x0 + x1 - wide) // 2, 0), view.width - wide)
    low = min(max((y0 + y1 - tall) // 2, 0), view.height - tall)
    return (left, low, left + wide, low + tall)


def grown_region(view: View, region: Region) -> Region:
    """The region, grown until no base lies across its border, and never beyond the field."""
    x0, y0, x1, y1 = max(region[0], 0), max(region[1], 0), min(region[2], view.width), min(region[3], view.height)
    spots = [
        (x, y, one.radius)
        for one in view.figures
        if one.status == "field"
        for x, y in ((one.x, one.y), *([one.rear] if one.rear is not None else []))
    ]
    while True:
        before = (x0, y0, x1, y1)
        for x, y, r in spots:
            if x0 - r < x < x1 + r and y0 - r < y < y1 + r:
                x0, y0 = min(x0, max(0, x - r - MARGIN)), min(y0, max(0, y - r - MARGIN))
                x1, y1 = max(x1, min(view.width, x + r + MARGIN)), max(y1, min(view.height, y + r + MARGIN))
        if (x0, y0, x1, y1) == before:
            return before


def circles(figure: FigureView, shown: Frame) -> list[tuple[float, float, float]]:
    """The circles of a base on the picture, the front one first."""
    centres = [(figure.x, figure.y), *([figure.rear] if figure.rear is not None else [])]
    radius = figure.radius * shown.zoom
    return [(*shown.at(centre), radius) for centre in centres]


def figures_shown(view: View, shown: Frame) -> list[FigureView]:
    """Figures on the part of the field that is shown, those further north first, those in the air last."""
    there = (one for one in view.figures if one.status == "field")
    found = [one for one in there if _is_shown(one, shown)]
    return sorted(found, key=lambda one: (one.soaring, -one.y, one.x, one.id))


def _is_shown(one: FigureView, shown: Frame) -> bool:
    """In a story only who is seen almost whole; nobody else may lie on what stands about the field."""
    if not shown.story:
        return shown.shows(*shown.at((one.x, one.y)), 6)
    return all(shown.shows(x, y, -0.8 * r) for x, y, r in circles(one, shown))
