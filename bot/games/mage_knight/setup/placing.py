"""Placing terrain (MKU-3.9 to 3.16): where a piece may lie, who places next, and when placing ends."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import isqrt

from msgspec import Struct

from bot.engine.play import Fault, fault
from bot.games.mage_knight.actions import PlacePiece
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.measure import inches
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Mark, Piece, Point
from bot.geometry.plane import FULL, dist2
from bot.geometry.polygon import Box, Polygon, placed

GRID = 500
"""Distance of the places that ``auto_place`` looks at; a piece that fits on none of them counts as without room."""

ROTATIONS = (0, 9_000, 4_500, 13_500)


# Where a piece may lie ----------------------------------------------------------------------------------------------


def piece_fault(field: Field, template: str, x: int, y: int, rotation: int) -> Fault | None:
    """Why a piece may not be placed there, if so."""
    if template not in field.state.pool:
        return fault("not_in_pool", "MKU-3.9", given=template[:40])
    shape = placed(field.content.templates[template].polygon, x, y, rotation % FULL)
    if not _clear_of_edges(field, shape.box):
        return fault("piece_near_edge", "MKU-3.13", card=template, least=inches(field.edition.terrain_gap))
    for seat, area in _areas(field):
        if field.edition.keeps_from_areas and shape.polygon_gap_below(field.area(seat), _gap(field)):
            least = inches(field.edition.terrain_gap)
            return fault("piece_near_area", "MK2-4.18", card=template, seat=seat, least=least)
        if shape.polygon_gap_within(area, 0):
            return fault("piece_in_area", "MKU-3.11", card=template, seat=seat)
    for objective in field.state.objectives:
        if _near_objective(field, shape, (objective.x, objective.y)):
            least = inches(field.edition.terrain_gap)
            return fault("piece_near_objective", "MK2-4.18", card=template, thing=objective.id, least=least)
    for ground in field.pieces:
        if shape.polygon_gap_below(ground.polygon, _gap(field)):
            least = inches(field.edition.terrain_gap)
            return fault("piece_near_piece", "MKU-3.12", card=template, piece=ground.id, least=least)
    return None


def _gap(field: Field) -> int:
    """The distance from other pieces, with the tolerance of lengths (MKU-6.4)."""
    return field.edition.terrain_gap - field.edition.tolerance


def _near_objective(field: Field, shape: Polygon, centre: Point) -> bool:
    """True if a piece comes too near to the border of an objective (MK2-4.18)."""
    near = _gap(field) + field.edition.objective_radius - 1
    return shape.gap_within(centre, 0, near)


def _clear_of_edges(field: Field, box: Box) -> bool:
    """True if a piece keeps its distance from the edges of the field (MKU-3.13)."""
    west, south, east, north = box
    options, gap = field.state.options, _gap(field)
    return gap <= west and gap <= south and east <= options.width - gap and north <= options.height - gap


def _areas(field: Field) -> Iterator[tuple[int, Polygon]]:
    """The starting areas, each once, smaller by what a piece may reach into one without being in it (MKU-3.11)."""
    by = field.edition.tolerance + 1
    seen: set[str] = set()
    for seat, player in enumerate(field.state.players):
        if player.edge in seen:
            continue
        seen.add(player.edge)
        west, south, east, north = field.area(seat).box
        if east - west > 2 * by:
            yield (
                seat,
                Polygon(
                    ((west + by, south + by), (east - by, south + by), (east - by, north - by), (west + by, north - by))
                ),
            )


# Looking for a place ------------------------------------------------------------------------------------------------


def auto_place(field: Field) -> PlacePiece | None:
    """The first piece of the pool at the first legal place from the middle of the field outwards (MKU-P9).

    None where no piece fits: then placing ends (MKU-R4).
    """
    obstacles = list(_starting(field))
    obstacles += [
        _Obstacle(ground.polygon, _gap(field), (ground.piece.x, ground.piece.y), _core(ground.polygon, ground.piece))
        for ground in field.pieces
    ]
    options = field.state.options
    for template in dict.fromkeys(field.state.pool):
        for rotation in ROTATIONS:
            shape = placed(field.content.templates[template].polygon, 0, 0, rotation)
            core = _core(shape, Piece("", template))
            for x, y in _outwards(options.width, options.height):
                if _clear_of_edges(field, _moved(shape.box, x, y)) and _clear_of(obstacles, shape, core, x, y):
                    return PlacePiece(template, x, y, rotation)
    return None


def _starting(field: Field) -> Iterator[_Obstacle]:
    """What lies there before any terrain: starting areas, and objectives as smallest squares round their centres."""
    gap = field.edition.terrain_gap if field.edition.keeps_from_areas else 0
    for seat, area in _areas(field):
        yield _Obstacle(field.area(seat) if gap else area, gap, area.points[0], 0)
    for one in field.state.objectives:
        corners = ((one.x - 1, one.y - 1), (one.x + 1, one.y - 1), (one.x + 1, one.y + 1), (one.x - 1, one.y + 1))
        yield _Obstacle(Polygon(corners), gap + field.edition.objective_radius, (one.x, one.y), 0)


class _Obstacle(Struct, frozen=True):
    """What a piece keeps its distance from, and the disc about its middle that lies inside it."""

    polygon: Polygon
    gap: int
    middle: Point
    core: int


def _core(shape: Polygon, piece: Piece) -> int:
    """The radius of a disc about the origin of a piece that lies inside it; 0 where the origin lies outside."""
    origin = (piece.x, piece.y)
    return isqrt(int(shape.distance2(origin))) if shape.contains(origin) else 0


@lru_cache(maxsize=16)
def _outwards(width: int, height: int) -> tuple[Point, ...]:
    """The places of a grid, those nearest to the middle of the field first."""
    found = [
        (column * GRID, row * GRID)
        for column in range(-(width // 2 // GRID), width // 2 // GRID + 1)
        for row in range(-(height // 2 // GRID), height // 2 // GRID + 1)
    ]
    found.sort(key=lambda point: (point[0] ** 2 + point[1] ** 2, point))
    return tuple((width // 2 + x, height // 2 + y) for x, y in found)


def _moved(box: Box, x: int, y: int) -> Box:
    west, south, east, north = box
    return west + x, south + y, east + x, north + y


def _clear_of(obstacles: list[_Obstacle], shape: Polygon, core: int, x: int, y: int) -> bool:
    """True if a shape put at x, y keeps its distance from everything. Boxes and cores tell most of it."""
    west, south, east, north = _moved(shape.box, x, y)
    near = []
    for other in obstacles:
        left, bottom, right, top = other.polygon.box
        gap = other.gap
        if not (east + gap < left or right + gap < west or north + gap < bottom or top + gap < south):
            if core and other.core and dist2(other.middle, (x, y)) < (core + other.core + gap - 1) ** 2:
                return False
            near.append(other)
    if not near:
        return True
    moved = Polygon([(x + px, y + py) for px, py in shape.points])
    return not any(
        moved.polygon_gap_below(other.polygon, other.gap) if other.gap else moved.polygon_gap_within(other.polygon, 0)
        for other in near
    )


# The steps ----------------------------------------------------------------------------------------------------------


async def place_piece(p: Play, seat: int, action: PlacePiece) -> None:
    """Place a piece of the pool; then it is the next player's step (MKU-3.9)."""
    p.demand(piece_fault(p.field, action.template, action.x, action.y, action.rotation))
    state = p.state
    piece = Piece(f"T{len(state.pieces) + 1}", action.template, action.x, action.y, action.rotation % FULL)
    state.pool.remove(action.template)
    state.pieces.append(piece)
    state.mark = Mark("place", seat, figure=piece.id)
    p.say("placed", seat=seat, piece=piece.id, x=inches(piece.x), y=inches(piece.y))
    state.active = clockwise_after(p, seat)
    end_if_over(p)


def clockwise_after(p: Play, seat: int) -> int:
    """The next seat clockwise (MKU-3.9, 3.22)."""
    order = p.state.order
    return order[(order.index(seat) + 1) % len(order)]


def end_if_over(p: Play) -> None:
    """End placing when enough lies, the pool is empty or nothing fits any more (MKU-3.10, 3.16): armies deploy next.

    What was not placed is out of the game (MKU-R4).
    """
    state = p.state
    enough = len(state.pieces) >= p.edition.pieces_on_field
    if not enough and state.pool and auto_place(p.field) is not None:
        return
    reason = "enough" if enough else "no_place" if state.pool else "empty"
    p.say("placing_over", reason=reason, count=len(state.pieces), left=len(state.pool))
    state.pool = []
    state.phase, state.active = "deploy", state.first
    _bring_domains(p)


def _bring_domains(p: Play) -> None:
    """Domains come into play after terrain, the first player's first, then clockwise (MK2-27.3, 27.8)."""
    state = p.state
    place = state.order.index(state.first)
    for seat in (*state.order[place:], *state.order[:place]):
        if domain := state.players[seat].domain:
            state.domains += (domain,)
            p.say("domain_in_play", seat=seat, card=domain)
