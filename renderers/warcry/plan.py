"""Where two armies stand across a table (WC-P13): of the second player above, of the first below, battle lines inwards.

While there is a fight the middle is high and the lines are low. Units of a line stand side by side; more than six of
them in rows.
"""

from __future__ import annotations

from math import ceil

from msgspec import Struct

from bot.games.warcry.view import PlayerView, UnitView, View
from renderers.kit.ops import Box
from renderers.kit.rows import shares
from renderers.kit.sheets import BROAD_SHEET
from renderers.warcry.clash import clash_shown

SHEET = BROAD_SHEET
BANDS = ((1, "reserve"), (1, "battle"), (0, "battle"), (0, "reserve"))
"""The lines from above; the middle lies between the second and the third."""
CALM, FIGHT = {"reserve": 150.0, "battle": 190.0}, {"reserve": 104.0, "battle": 130.0}
"""How high a line is."""
LEFT, LABEL = 8.0, 30.0  # where lines begin, and the room for their names
COLUMN, COLUMN_WIDE = 1106.0, 166.0  # what a player has besides units
GAP = 5.0  # between two units
PAD = 6.0  # between a line and its units, above and below
WIDEST = 300.0
MOST = 6  # units that stand side by side
FEW = 12  # units of a line in two rows, when there are no fights


class Place(Struct, frozen=True):
    """Where a unit lies in its line. ``left``: it is on the battlefield, and only its place is kept."""

    unit: UnitView
    x: float
    y: float
    width: float
    height: float
    left: bool = False

    @property
    def box(self) -> Box:
        """Left, top, width, height."""
        return self.x, self.y, self.width, self.height


class Band(Struct, frozen=True):
    """A line of one player, and the units in it."""

    seat: int
    line: str
    top: float
    height: float
    places: tuple[Place, ...]


class Plan(Struct, frozen=True):
    """The table. ``fight``: its middle shows fighters; ``middle``: left, top, width, height."""

    fight: bool
    bands: tuple[Band, ...]
    middle: Box

    def place(self, unit: str) -> Place | None:
        """Where a unit lies in its line."""
        found = (place for band in self.bands for place in band.places if place.unit.id == unit and not place.left)
        return next(found, None)

    def column(self, seat: int) -> Box:
        """What is beside the lines of a player: left, top, width, height."""
        own = [band for band in self.bands if band.seat == seat]
        return COLUMN, own[0].top + PAD, COLUMN_WIDE, sum(band.height for band in own) - 2 * PAD


def units_of(player: PlayerView, line: str) -> list[UnitView]:
    """The units of a line, and those that have left it for the battlefield: the others do not move up."""
    return [unit for unit in player.units if unit.line == line or has_left(unit, line)]


def has_left(unit: UnitView, line: str) -> bool:
    """True if a unit on the battlefield keeps its place in a line."""
    return unit.line == "field" and unit.origin == line


def fighters(view: View) -> list[UnitView]:
    """The units on the battlefield."""
    return [unit for p in view.players for unit in p.units if unit.line == "field"]


def table_plan(view: View) -> Plan:
    """How the table of a view is laid out."""
    fight = view.winner is not None or bool(fighters(view)) or clash_shown(view) is not None
    heights = FIGHT if fight else CALM
    bands: list[Band] = []
    top, middle = SHEET.strip, SHEET.height - SHEET.strip - 2 * sum(heights.values())
    for i, (seat, line) in enumerate(BANDS):
        top += middle if i == len(BANDS) // 2 else 0
        units = units_of(view.players[seat], line)
        bands.append(Band(seat, line, top, heights[line], _places(units, line, top, heights[line], fight)))
        top += heights[line]
    return Plan(fight, tuple(bands), (0.0, bands[1].top + bands[1].height, SHEET.width, middle))


def _places(units: list[UnitView], line: str, top: float, tall: float, fight: bool) -> tuple[Place, ...]:
    """Units side by side in the middle of their line, in as few rows as leave room for their numbers."""
    rows = 1 if len(units) <= MOST else 2 if fight or len(units) <= FEW else 3
    columns = ceil(len(units) / rows)
    room, left = COLUMN - LEFT - LABEL - GAP, LEFT + LABEL
    high = (tall - 2 * PAD - (rows - 1) * GAP) / rows
    wide = min(WIDEST, (room - (columns - 1) * GAP) / max(1, columns))
    made: list[Place] = []
    for row, count in enumerate(shares(len(units), columns)):
        first = left + (room - columns * wide - (columns - 1) * GAP) / 2
        for i, unit in enumerate(units[len(made) : len(made) + count]):
            x, y = round(first + i * (wide + GAP)), round(top + PAD + row * (high + GAP))
            made.append(Place(unit, x, y, int(wide), int(high), has_left(unit, line)))
    return tuple(made)
