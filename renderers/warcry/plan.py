"""Where the two formations of a WarCry table lie (WC-P13): they face each other across the battlefield. Of the first
player, always on the left, the reserve line lies at the edge and the battle line beside the field; of the second player
the same is mirrored. Cards as long as all fit; a formation too large for cards is condensed to rows."""

from __future__ import annotations

from math import ceil

from msgspec import Struct

from bot.games.warcry.view import PlayerView, UnitView, View
from renderers.kit.broad import BROAD, HEIGHT, TITLE
from renderers.kit.ops import Box
from renderers.kit.panels import EDGE, TITLE_TOP
from renderers.warcry.cards import Size
from renderers.warcry.condensed import Grade, UnitRow

GAP = 8.0
PAD = 6.0  # inside a panel, round the cards
CENTRE = 428.0
SIDE = (BROAD - 2 * EDGE - 2 * GAP - CENTRE) / 2
TOP, BOTTOM = TITLE_TOP + TITLE + GAP, HEIGHT - EDGE + 2
HEADER = 84.0  # name and counters of a player
RIBBON = 28.0  # name of a line
EMPTY = 34.0  # a line without units above or below one with some
SLIM = 44.0  # a line without units beside one with some
STRATEGY = 36.0
ROW_GAP = 4.0
LOOSE = 22.0  # most room between two cards of a column
GHOST = 62.0  # how high the place is that a unit on the battlefield has left
LINES = ("reserve", "battle")


class Form(Struct, frozen=True):
    """How units are drawn: as cards of a size, or as rows of a grade.

    ``columns``: of all lines of a side; ``stacked``: the lines lie below each other, each in all columns.
    """

    columns: int
    size: Size = Size(140, 160)
    grade: Grade | None = None
    stacked: bool = False


class CardPlace(Struct, frozen=True):
    """A unit's card or row. ``left``: the unit is on the battlefield, and only its place is kept."""

    unit: UnitView
    x: float
    y: float
    width: float
    height: float
    left: bool = False
    row: UnitRow | None = None


class Band(Struct, frozen=True):
    """A line of one player: its panel, and the units in it."""

    seat: int
    line: str
    x: float
    top: float
    width: float
    height: float
    places: tuple[CardPlace, ...]


class Plan(Struct, frozen=True):
    """The two formations. ``size``: of cards."""

    size: Size
    bands: tuple[Band, ...]

    def place(self, unit: str) -> CardPlace | None:
        """Where the card of a unit lies in its line."""
        found = (place for band in self.bands for place in band.places if place.unit.id == unit and not place.left)
        return next(found, None)


def side_left(seat: int) -> float:
    """Where the side of a player begins."""
    return BROAD - EDGE - SIDE if seat else EDGE


def strategy_boxes(player: PlayerView) -> list[Box]:
    """Where strategies lie, under the lines of their owner: left, top, width, height."""
    count, across = len(player.strategies), 2
    wide = (SIDE - (across - 1) * GAP) / across
    top = BOTTOM - ceil(count / across) * (STRATEGY + GAP) + GAP
    return [
        (side_left(player.seat) + i % across * (wide + GAP), top + i // across * (STRATEGY + GAP), wide, STRATEGY)
        for i in range(count)
    ]


def units_of(player: PlayerView, line: str) -> list[UnitView]:
    """The units of a line, and those that have left it for the battlefield: the others do not move up."""
    return [unit for unit in player.units if unit.line == line or has_left(unit, line)]


def has_left(unit: UnitView, line: str) -> bool:
    """True if a unit on the battlefield keeps its place in a line."""
    return unit.line == "field" and unit.origin == line


def fighters(view: View) -> list[UnitView]:
    """The units on the battlefield."""
    return [unit for p in view.players for unit in p.units if unit.line == "field"]
