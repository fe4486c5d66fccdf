"""Objectives of the set-up (MK2-4.9 to 4.16): the first in the centre, then each player's at the distance rolled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.play import Fault, fault
from bot.engine.requests import Facts
from bot.games.mage_knight.actions import PlaceObjective
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.measure import INCH, inches
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.setup.placing import clockwise_after, end_if_over
from bot.games.mage_knight.state import Mark, Objective, Player, Point
from bot.geometry.plane import bearing, dist2

ALONG = 10
"""Distance of the places on the line that are tried: typed places are no finer (MKU-6.21)."""

GRID = 50
"""Distance of the places that are tried where the line has none (MK2-R42)."""


def lay_first(p: Play) -> None:
    """The first objective, in the centre of the battlefield (MK2-4.10)."""
    options = p.state.options
    _lay(p, options.width // 2, options.height // 2, -1)


def _lay(p: Play, x: int, y: int, seat: int) -> None:
    made = Objective(f"O{len(p.state.objectives) + 1}", x, y, seat)
    p.state.objectives.append(made)
    if seat < 0:
        p.say("objective_central", thing=made.id, x=inches(x), y=inches(y))
    else:
        p.say("objective_placed", seat=seat, thing=made.id, x=inches(x), y=inches(y))


# -- where it may lie ------------------------------------------------------------------------------------------------


def objective_fault(field: Field, seat: int, x: int, y: int) -> Fault | None:
    """Why a player cannot place the own objective there (MK2-4.13, MK2-R3); None if he can."""
    player = field.state.players[seat]
    spots = _free(field, seat, _line(field, player))
    if next(spots, None) is None:
        nearest = _nearest(field, seat)
        return None if (x, y) == nearest else _nowhere(nearest)
    if not _on_line(field, player, x, y):
        lies = _away(field, player, (x, y))
        facts: Facts = {"distance": inches(player.rolled * INCH), "length": inches(abs(lies)), "behind": lies < 0}
        return fault("objective_off_line", "MK2-4.13", x=inches(x), y=inches(y), **facts)
    return _stand_fault(field, seat, x, y)


def _nowhere(nearest: Point) -> Fault:
    return fault("objective_nearest_only", "MK2-R3", x=inches(nearest[0]), y=inches(nearest[1]))


def _stand_fault(field: Field, seat: int, x: int, y: int) -> Fault | None:
    """Why no token may lie at a place at any distance from the inner edge (MK2-R3)."""
    edition = field.edition
    low, high = _span(field, field.state.players[seat])
    along = x if _lies_along_x(field.state.players[seat]) else y
    if not low <= along <= high:
        return fault("objective_beside_area", "MK2-R3", least=inches(low), most=inches(high), given=inches(along))
    radius, slack = edition.objective_radius, edition.tolerance
    if not field.on_field(((x, y, radius),)):
        return fault("objective_off_field", "MK2-R3")
    for other in field.state.objectives:
        if dist2((other.x, other.y), (x, y)) < (2 * radius - slack) ** 2:
            return fault("objective_overlaps", "MK2-R3", thing=other.id)
    return None


def _lies_along_x(player: Player) -> bool:
    return player.edge in ("south", "north")


def _span(field: Field, player: Player) -> tuple[int, int]:
    """From where to where the inner edge runs along its side (MK2-4.4)."""
    options, margin = field.state.options, field.edition.starting_margin
    return margin, (options.width if _lies_along_x(player) else options.height) - margin


def _line(field: Field, player: Player) -> Point:
    """The middle of the line on which the token must lie (MK2-4.13)."""
    return _ahead(field, player, player.rolled * INCH)


def _ahead(field: Field, player: Player, distance: int) -> Point:
    """The point at a distance from the middle of the inner edge, into the field."""
    options, depth = field.state.options, field.edition.starting_depth + distance
    middle = options.width // 2, options.height // 2
    return {
        "south": (middle[0], depth),
        "north": (middle[0], options.height - depth),
        "west": (depth, middle[1]),
        "east": (options.width - depth, middle[1]),
    }[player.edge]


def _on_line(field: Field, player: Player, x: int, y: int) -> bool:
    across = _line(field, player)
    return y == across[1] if _lies_along_x(player) else x == across[0]


def _away(field: Field, player: Player, place: Point) -> int:
    """How far a place lies from the inner edge, into the field; behind it below nothing."""
    edge, across = _ahead(field, player, 0), int(_lies_along_x(player))
    return (place[across] - edge[across]) * (1 if player.edge in ("south", "west") else -1)


def _free(field: Field, seat: int, middle: Point) -> Iterator[Point]:
    """The legal places on a line beside its middle, the nearest first, of two the one of the smaller coordinate."""
    player = field.state.players[seat]
    low, high = _span(field, player)
    for step in range(0, high - low, ALONG):
        for side in (-step, step) if step else (0,):
            x, y = (middle[0] + side, middle[1]) if _lies_along_x(player) else (middle[0], middle[1] + side)
            if _stand_fault(field, seat, x, y) is None:
                yield x, y


def _nearest(field: Field, seat: int) -> Point:
    """The nearest legal place to the middle of the line where the line itself has none (MK2-R3, MK2-R42)."""
    middle, options = _line(field, field.state.players[seat]), field.state.options
    best: tuple[int, int, Point] | None = None
    for ring in range(max(options.width, options.height) // GRID):
        if best is not None and best[0] < (ring * GRID) ** 2:
            break
        for column, row in _ring(ring):
            spot = middle[0] + column * GRID, middle[1] + row * GRID
            key = dist2(middle, spot), bearing(middle, spot), spot
            if (best is None or key < best) and _stand_fault(field, seat, *spot) is None:
                best = key
    if best is None:
        raise LookupError("a field without room for an objective")
    return best[2]


def _ring(size: int) -> Iterator[Point]:
    """The squares around one that are so many steps away, the farther of columns and rows counted."""
    for along in range(-size, size + 1):
        for across in (-size, size) if abs(along) < size else range(-size, size + 1):
            yield along, across


def auto_objective(field: Field, seat: int) -> PlaceObjective:
    """In the middle of the line, else as near to it as it may lie (MK2-P17)."""
    found = next(_free(field, seat, _line(field, field.state.players[seat])), None)
    return PlaceObjective(*(found or _nearest(field, seat)))


def objective_at(field: Field, seat: int, along: int) -> PlaceObjective:
    """The place on the line by how far along its side it lies."""
    player = field.state.players[seat]
    x, y = _line(field, player)
    return PlaceObjective(along, y) if _lies_along_x(player) else PlaceObjective(x, along)


# -- the step --------------------------------------------------------------------------------------------------------


async def place_objective(p: Play, seat: int, action: PlaceObjective) -> None:
    """Place the own objective; then the next player clockwise (MK2-4.14). After the last one terrain is placed."""
    p.demand(objective_fault(p.field, seat, action.x, action.y))
    state = p.state
    _lay(p, action.x, action.y, seat)
    state.mark = Mark("objective", seat, figure=state.objectives[-1].id)
    if len(state.objectives) < len(state.players) + p.edition.objectives:
        state.active = clockwise_after(p, seat)
        return
    state.phase, state.active = "terrain", _placing(state.order, state.first, p.edition.placing_from)
    end_if_over(p)


def _placing(order: Sequence[int], first: int, places: int) -> int:
    """Who places the first piece of terrain: the player to the left of the first one (MK2-4.17)."""
    return order[(order.index(first) + places) % len(order)]
