"""Where everything of a WarCry table lies (WC-P13): from the top the second player's reserve and battle line, the
battlefield, then the battle line and the reserve of the first player."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from msgspec import Struct

from bot.games.warcry.view import PlayerView, UnitView, View
from bot.i18n.wording import TableWords
from renderers.kit.panels import EDGE, TITLE
from renderers.kit.rows import balanced
from renderers.kit.text import ELLIPSIS
from renderers.kit.theme import WIDTH
from renderers.warcry import cards
from renderers.warcry.cards import Size
from renderers.warcry.clash import clash_shown

GAP = 6.0
PLAYER = 54.0
LABEL = 36.0
PAD = 7.0  # inside a panel, round the cards
BETWEEN = 9.0
EMPTY = 58.0
LEGEND_ROW = 30.0
GHOST = 78.0  # how wide the place is that a unit on the battlefield has left
FEW = 2  # attachments that lie below their unit
COLUMN = 6  # attachments in a column beside it
SIDE = 166.0  # how wide such a column is
STRATEGY_WIDTH = 168.0
STRATEGY_STEP = 97.0
INSET = 14.0  # from the battlefield's rim to what stands on it
PLATE_WIDTH = 180.0
CALM_FIELD = 110.0
TRIUMPH_FIELD = 196.0
CLASH_FIELD = 214.0

LEAST_TURN = 16.0  # a card is that much higher than wide, or nobody would see that it is turned
WIDTHS = (186.0, 177.0, 168.0, 158.0, 148.0, 136.0, 126.0)
HEIGHTS = (180.0, 196.0, 210.0)  # for two and for three lines of a name, and for long words on turned cards
PACKED = tuple(Size(wide, HEIGHTS[0]) for wide in (158.0, 148.0, 136.0, 126.0))  # where a line takes several rows
LINES = ("reserve", "battle")


class Place(Struct, frozen=True):
    """A unit's card: its upper left corner. ``left``: the unit is on the battlefield, and only its place is kept."""

    unit: UnitView
    x: float
    y: float
    left: bool = False


class Band(Struct, frozen=True):
    """A line of one player."""

    seat: int
    line: str
    top: float
    height: float
    places: tuple[Place, ...]


class Plan(Struct, frozen=True):
    """The whole picture. ``bands`` are listed from top to bottom."""

    size: Size
    height: float
    bands: tuple[Band, ...]
    players: tuple[tuple[int, float], ...]
    field_top: float
    field_height: float
    legend_top: float

    def place(self, unit: str) -> Place | None:
        """Where the card of a unit lies in its line."""
        found = (place for band in self.bands for place in band.places if place.unit.id == unit and not place.left)
        return next(found, None)

    def field_place(self, unit: UnitView, right: bool) -> tuple[float, float]:
        """Where the card of a unit on the battlefield lies: at the left or the right end."""
        wide, tall = item_size(unit, self.size)
        x = WIDTH - EDGE - INSET - wide if right else EDGE + INSET
        return round(x), round(self.field_top + (self.field_height - tall) / 2)


def strips_beside(unit: UnitView) -> bool:
    """Whether attachments stick out at the card's right side, where many take less room than below it."""
    return len(unit.attachments) > FEW and unit.line != "field"


def strip_lines(unit: UnitView) -> int:
    """In how many lines the names of attachments are written."""
    return 2 if len(unit.attachments) <= FEW else 1


def item_size(unit: UnitView, size: Size) -> tuple[float, float]:
    """Room of a card with its attachments."""
    wide, tall = cards.card_size(size, unit.ready)
    held = len(unit.attachments)
    if strips_beside(unit):
        return wide + ceil(held / COLUMN) * SIDE, max(tall, min(held, COLUMN) * cards.STRIP)
    return wide, tall + held * cards.strip_height(strip_lines(unit))


def strategies_beside(player: PlayerView, line: str) -> int:
    """How many strategies stand beside a line: two beside the battle line, then two beside the reserve, then evenly."""
    count = len(player.strategies)
    first = min(count, 2) if count <= 4 else (count + 1) // 2
    return first if line == "battle" else count - first


def line_room(player: PlayerView, line: str) -> float:
    """How wide a line of the player may be."""
    taken = STRATEGY_WIDTH + GAP if strategies_beside(player, line) else 0
    return WIDTH - 2 * EDGE - LABEL - 2 * PAD - taken


def table_plan(view: View, legend_rows: int, words: TableWords) -> Plan:
    """The layout with large cards on which no name is cut, as long as every line stays in one row."""
    best: tuple[int, Size] | None = None
    for size in _candidates(view):
        cuts = _cut_names(view, size, words)
        if best is None or cuts < best[0]:
            best = cuts, size
        if not cuts:
            break
    if best is not None:
        return _laid(view, best[1], legend_rows)
    return min((_laid(view, _grown(view, base), legend_rows) for base in PACKED), key=lambda made: made.height)


def _candidates(view: View) -> Iterator[Size]:
    """Sizes that leave every line in one row, the widest first."""
    seen: set[Size] = set()
    for wide in WIDTHS:
        for tall in HEIGHTS:
            size = _grown(view, Size(wide, max(tall, wide + LEAST_TURN)))
            if size not in seen and all(_one_row(p, line, size) for p in view.players for line in LINES):
                yield size
            seen.add(size)


def _one_row(player: PlayerView, line: str, size: Size) -> bool:
    return len(_rows(_units(player, line), line, size, line_room(player, line))) <= 1


def _cut_names(view: View, size: Size, words: TableWords) -> int:
    """How many names of units and attachments would end in an ellipsis."""
    cut = 0
    for player in view.players:
        for unit in player.units:
            lines = cards.name_lines(unit, size, words.card_name(unit.card))
            cut += any(line.endswith(ELLIPSIS) for line in lines)
            if not strips_beside(unit):
                count = strip_lines(unit)
                strips = (cards.strip_text(part, words, size.width - 6, count) for part in unit.attachments)
                cut += sum(any(line.endswith(ELLIPSIS) for line in lines) for lines in strips)
    return cut


def _grown(view: View, base: Size) -> Size:
    """Cards are as large as the one with most rows of badges needs, upright or turned."""
    rows = {True: 1, False: 1}
    for player in view.players:
        for unit in player.units:
            rows[unit.ready] = max(rows[unit.ready], cards.badge_rows(unit, base, unit.ready))
    wide = max(base.width, cards.least_side(rows[False], False))
    return Size(wide, max(base.height, cards.least_side(rows[True], True), wide + LEAST_TURN))


def _units(player: PlayerView, line: str) -> list[UnitView]:
    """The units of a line, and those that have left it for the battlefield: the others do not move up."""
    return [unit for unit in player.units if unit.line == line or _has_left(unit, line)]


def _has_left(unit: UnitView, line: str) -> bool:
    return unit.line == "field" and unit.origin == line


def _taken(unit: UnitView, line: str, size: Size) -> tuple[float, float]:
    return (GHOST, size.height) if _has_left(unit, line) else item_size(unit, size)


def _rows(units: list[UnitView], line: str, size: Size, room: float) -> list[list[UnitView]]:
    """Units in rows that fit, the rows about equally full."""
    waiting = list(units)
    counts = balanced([_taken(unit, line, size)[0] for unit in units], room, BETWEEN)
    return [[waiting.pop(0) for _ in range(count)] for count in counts]


def _laid(view: View, size: Size, legend_rows: int) -> Plan:
    first, second = view.players
    top = EDGE / 2 + TITLE + GAP
    players = [(second.seat, top)]
    top += PLAYER + GAP
    bands = []
    for line in LINES:
        bands.append(_band(view, second, line, size, top))
        top += bands[-1].height + GAP
    field_top, field_height = top, _field_height(view, size)
    top += field_height + GAP
    for line in reversed(LINES):
        bands.append(_band(view, first, line, size, top))
        top += bands[-1].height + GAP
    players.append((first.seat, top))
    top += PLAYER + GAP
    height = top + (legend_rows * LEGEND_ROW + GAP if legend_rows else 0) + EDGE - GAP
    return Plan(size, float(ceil(height)), tuple(bands), tuple(players), field_top, field_height, top)


def _band(view: View, player: PlayerView, line: str, size: Size, top: float) -> Band:
    rows = _rows(_units(player, line), line, size, line_room(player, line))
    at = top + PAD
    places: list[Place] = []
    for row in rows:
        sizes = [_taken(unit, line, size) for unit in row]
        wide = sum(w for w, _ in sizes) + BETWEEN * (len(row) - 1)
        tall = max(max(h for _, h in sizes), size.height)
        x = EDGE + LABEL + PAD + (line_room(player, line) - wide) / 2
        for unit, (w, h) in zip(row, sizes, strict=True):
            left = _has_left(unit, line)
            drop = 0 if unit.ready or left else max(0.0, min((size.height - size.width) / 2, tall - h))
            places.append(Place(unit, round(x), round(at + drop), left))
            x += w + BETWEEN
        at += tall + PAD
    height = at - top if rows else EMPTY
    return Band(
        player.seat, line, top, max(height, strategies_beside(player, line) * STRATEGY_STEP - GAP), tuple(places)
    )


def fighters(view: View) -> list[UnitView]:
    """The units on the battlefield."""
    return [unit for p in view.players for unit in p.units if unit.line == "field"]


def _field_height(view: View, size: Size) -> float:
    found = fighters(view)
    if found:
        return max(CLASH_FIELD, *(item_size(unit, size)[1] + 2 * PAD + 10 for unit in found))
    if view.phase == "finished":
        return TRIUMPH_FIELD
    return CLASH_FIELD if clash_shown(view) is not None else CALM_FIELD
