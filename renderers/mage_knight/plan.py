"""Where things lie on the picture of a battlefield: the field with its rulers, and labels that keep apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, cos, hypot, pi, sin

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bot.games.mage_knight.view import FigureView, View
from renderers.kit.ops import Box, Point
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

Region = tuple[int, int, int, int]
"""South-west and north-east corner of what is shown, in thousandths of an inch."""


class Frame(Struct, frozen=True):
    """The field on the picture."""

    region: Region
    left: float
    top: float
    zoom: float  # units of the picture for a thousandth of an inch
    pen: float = 1.0  # how much heavier lines and signs are than on a sheet 1000 wide

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
        """Whether a place on the picture lies on the field, or so near to it."""
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


def standing(view: View, shown: Frame) -> list[FigureView]:
    """Figures on the part of the field that is shown, those further north first."""
    found = [one for one in view.figures if one.status == "field" and shown.shows(*shown.at((one.x, one.y)), 6)]
    return sorted(found, key=lambda one: (-one.y, one.x, one.id))


class Label(Struct, frozen=True):
    """Something that has to be written near a place: its size and how far from the middle its place reaches."""

    x: float
    y: float
    reach: float
    width: float
    height: float


class Spot(Struct, frozen=True):
    """Where a label came to lie. ``far``: it needs a line to its place."""

    x: float
    y: float
    far: bool


Boxes = tuple[Box, ...]
STEPS = (0.0, 9.0, 20.0, 36.0, 58.0, 88.0, 130.0, 180.0)
TURNS = 20
UP_FIRST = -90


def _ways() -> list[tuple[float, float, float, float]]:
    """Steps away from a place: direction, gap, price. Above is best, then the sides."""
    made = []
    for gap in STEPS:
        for turn in range(TURNS):
            angle = UP_FIRST + 360 * turn / TURNS
            lean = abs((angle + 90 + 180) % 360 - 180) / 180
            made.append((cos(angle * pi / 180), sin(angle * pi / 180), gap, gap * 1.0 + 6 * lean))
    return made


WAYS: NDArray[np.float64] = np.array(_ways())


def _candidates(label: Label) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Boxes round the place of a label and the price of each."""
    dx, dy, gap, price = WAYS.T
    half_x, half_y = label.width / 2, label.height / 2
    with np.errstate(divide="ignore"):
        away = np.minimum(half_x / np.maximum(np.abs(dx), 1e-9), half_y / np.maximum(np.abs(dy), 1e-9))
    far = label.reach + gap + np.minimum(away, hypot(half_x, half_y)) + 1
    x, y = label.x + dx * far, label.y + dy * far
    return np.stack([x - half_x, y - half_y, x + half_x, y + half_y], axis=1).round(), price


def _covered(boxes: NDArray[np.float64], others: NDArray[np.float64]) -> NDArray[np.float64]:
    """How much of each box the others cover."""
    if not len(others):
        return np.zeros(len(boxes))
    wide = np.minimum(boxes[:, None, 2], others[None, :, 2]) - np.maximum(boxes[:, None, 0], others[None, :, 0])
    tall = np.minimum(boxes[:, None, 3], others[None, :, 3]) - np.maximum(boxes[:, None, 1], others[None, :, 1])
    found: NDArray[np.float64] = (np.clip(wide, 0, None) * np.clip(tall, 0, None)).sum(axis=1)
    return found


@lru_cache(maxsize=64)
def label_spots(labels: tuple[Label, ...], solid: Boxes, light: Boxes, inside: Box) -> tuple[Spot, ...]:
    """A spot for every label: never on another, on nothing ``solid`` if it can be, on little that is ``light``.

    Those with the least room are placed first, and each once more when all have a place.
    """
    hard = np.array(solid, dtype=np.float64).reshape(-1, 4)
    soft = np.array(light, dtype=np.float64).reshape(-1, 4)
    room = []
    for label in labels:
        boxes, price = _candidates(label)
        out = (
            (boxes[:, 0] < inside[0])
            | (boxes[:, 1] < inside[1])
            | (boxes[:, 2] > inside[2])
            | (boxes[:, 3] > inside[3])
        )
        price = price + _crowding(label, boxes, hard) + _covered(boxes, soft) * 0.12 + out * 1e5
        room.append((boxes, price))
    order = sorted(range(len(labels)), key=lambda i: (-float(np.sort(room[i][1])[:6].mean()), i))
    taken: dict[int, Box] = {}
    threads: dict[int, NDArray[np.float64]] = {}
    for _ in range(2):
        for i in order:
            taken.pop(i, None)
            threads.pop(i, None)
            boxes, price = room[i]
            others = np.array(list(taken.values()), dtype=np.float64).reshape(-1, 4)
            wires = np.concatenate([np.zeros((0, 4)), *threads.values()])
            price = price + _covered(boxes, others + GROWN) * 50 + _covered(boxes, wires) * 2
            tried = np.argsort(price, kind="stable")[:TRIED]
            ways = _wires(labels[i], boxes[tried]).reshape(-1, 4)
            crossed = _covered(ways, np.concatenate([others, wires])) * 2
            best = int(tried[np.argmin(price[tried] + crossed.reshape(len(tried), -1).sum(axis=1))])
            x0, y0, x1, y1 = (float(v) for v in boxes[best])
            taken[i], threads[i] = (x0, y0, x1, y1), _wires(labels[i], boxes[best : best + 1])[0]
    return tuple(Spot(taken[i][0], taken[i][1], _is_far(labels, i, taken[i])) for i in range(len(labels)))


GROWN = np.array([-2.0, -2.0, 2.0, 2.0])
ALONG = np.array([0.2, 0.5, 0.8])
TRIED = 40  # the cheapest places, whose lines are looked at


def _wires(label: Label, boxes: NDArray[np.float64]) -> NDArray[np.float64]:
    """Small boxes along the line from a place to the middle of each box: what a line there would lie on."""
    middle = (boxes[:, :2] + boxes[:, 2:]) / 2
    place = np.array([label.x, label.y])
    away = middle - place
    long = np.maximum(np.hypot(away[:, 0], away[:, 1]), 1e-9)[:, None]
    start = place + away * np.minimum(label.reach / long, 1)
    half = np.array([label.width, label.height]) / 2
    clear = np.minimum((half / np.maximum(np.abs(away), 1e-9)).min(axis=1)[:, None], 1)
    end = middle - away * clear
    spots = start[:, None, :] + (end - start)[:, None, :] * ALONG[None, :, None]
    found: NDArray[np.float64] = np.concatenate([spots - 2, spots + 2], axis=2)
    return found


def _crowding(label: Label, boxes: NDArray[np.float64], hard: NDArray[np.float64]) -> NDArray[np.float64]:
    """The price of lying on something solid, and of lying so near to another base that it might be its label."""
    if not len(hard):
        return np.zeros(len(boxes))
    across, down = (hard[:, 0] + hard[:, 2]) / 2 - label.x, (hard[:, 1] + hard[:, 3]) / 2 - label.y
    others = hard[np.hypot(across, down) > 1.5]
    if not len(others):
        return _covered(boxes, hard) * 1.2
    over = _covered(_wires(label, boxes).reshape(-1, 4), others).reshape(len(boxes), -1).sum(axis=1)
    near = _covered(boxes, others + np.array([-5.0, -5.0, 5.0, 5.0]))
    made: NDArray[np.float64] = _covered(boxes, hard) * 1.2 + near * 0.15 + over * 0.4
    return made


def _is_far(labels: tuple[Label, ...], i: int, box: Box) -> bool:
    """Whether a label lies off its place, or as near to that of another."""
    own = _gap(labels[i], box)
    if own > 7:
        return True
    return own > 2 and any(_gap(other, box) < own + 2 for j, other in enumerate(labels) if j != i and other.reach)


def _gap(label: Label, box: Box) -> float:
    x, y = min(max(label.x, box[0]), box[2]), min(max(label.y, box[1]), box[3])
    return hypot(x - label.x, y - label.y) - label.reach


def angle_of(a: Point, b: Point) -> float:
    """The direction from one place on the picture to another, in degrees clockwise from the right."""
    return atan2(b[1] - a[1], b[0] - a[0]) * 180 / pi
