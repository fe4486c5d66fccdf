"""Deployment (MKU-3.17 to 3.21): the whole army of a player inside his starting area, in one step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.engine.play import Fault, fault
from bot.engine.requests import Facts
from bot.games.mage_knight.actions import Deploy, Placement
from bot.games.mage_knight.field import contact
from bot.games.mage_knight.field.bans import forbidden_fault
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.objectives import hover_fault
from bot.games.mage_knight.measure import inches
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.setup.formed import (
    SHAPES,
    Frame,
    Layout,
    by_size,
    frame_of,
    inside,
    mirrored,
    room_for,
    rows,
    share_of,
    with_room,
)
from bot.games.mage_knight.setup.placing import clockwise_after
from bot.games.mage_knight.state import Figure, Mark
from bot.geometry.plane import FULL


def waiting(field: Field, seat: int) -> list[Figure]:
    """A player's figures that are still to be deployed, in the order of the army."""
    return [figure for figure in field.state.figures if figure.owner == seat and figure.status == "waiting"]


# What is allowed ----------------------------------------------------------------------------------------------------


def deploy_fault(field: Field, seat: int, places: Sequence[Placement], soaring: Sequence[str] = ()) -> Fault | None:
    """Why an army may not be deployed so, if so."""
    mine = {figure.id: figure for figure in waiting(field, seat)}
    standing = field.there()
    grounded = _grounded_fault(field, mine, soaring)
    if grounded is not None:
        return grounded
    for place in places:
        figure = mine.pop(place.figure, None)
        if figure is None:
            twice = any(other.id == place.figure for other in standing)
            key = "deployed_twice" if twice else "not_to_deploy"
            return fault(key, "MKU-3.18", given=place.figure[:10])
        put = replace(field.with_(figure, place.x, place.y, place.facing % FULL), soaring=place.figure in soaring)
        outside = _outside(field, seat, put) or hover_fault(field, put)
        if outside is not None:
            return outside
        other = _stood_on(field, put, standing)
        if other is not None:
            return fault("deployed_on", "MKU-3.19", figure=figure.id, target=other.id)
        standing.append(put)
    left_out = with_room(field, seat, tuple(mine.values()), standing)
    return None if left_out is None else fault("not_deployed", "MKU-3.18", figure=left_out.id)


def _grounded_fault(field: Field, mine: Mapping[str, Figure], soaring: Sequence[str]) -> Fault | None:
    """Why somebody cannot begin above the ground: only flyers can (MK2-5.6)."""
    for name in soaring:
        if name not in mine:
            return fault("not_to_deploy", "MK2-5.6", given=name[:10])
        if not field.powers(mine[name]).soars:
            return fault("cannot_begin_soaring", "MK2-5.6", figure=name)
        if (banned := forbidden_fault(field, mine[name], "soaring")) is not None:
            return banned
    return None


def _where(field: Field, seat: int, figure: Figure) -> Facts:
    """A place, and from where to where the starting area reaches."""
    corners = field.area(seat).points
    xs, ys = ([corner[axis] for corner in corners] for axis in (0, 1))
    span = {"west": min(xs), "south": min(ys), "east": max(xs), "north": max(ys), "x": figure.x, "y": figure.y}
    return {name: inches(number) for name, number in span.items()}


def _outside(field: Field, seat: int, figure: Figure) -> Fault | None:
    """Why a figure may not stand there, whoever else does (MKU-3.19, MK2-5.3, 5.4)."""
    circles = field.circles(figure)
    if not inside(field, seat, circles):
        if not field.edition.deploys_by_centre:
            return fault("outside_area", "MKU-3.19", figure=figure.id)
        if field.on_field(circles):
            return fault("centre_outside_area", "MK2-5.3", figure=figure.id, **_where(field, seat, figure))
        return fault("deployed_off_field", "MK2-5.4", figure=figure.id)
    return None


def _stood_on(field: Field, figure: Figure, standing: Sequence[Figure]) -> Figure | None:
    """On whom a figure would stand."""
    circles = field.circles(figure)
    for other in standing:
        if contact.overlap(circles, field.circles(other), field.edition.tolerance):
            return other
    return None


# Ready made ---------------------------------------------------------------------------------------------------------


def deployment(field: Field, seat: int, shape: str, mirror: bool = False) -> Deploy:
    """The army in one of the shapes; where it does not fit so, as ``auto_deploy`` has it."""
    frame, army = share_of(field, seat), waiting(field, seat)
    layout = SHAPES[shape]([field.kind(figure) for figure in army], frame)
    if layout is not None and mirror:
        layout = mirrored(layout, frame)
    return _legal(field, seat, frame, army, layout) or auto_deploy(field, seat)


def auto_deploy(field: Field, seat: int) -> Deploy:
    """Rows of touching bases from the middle of the starting area, facing the field (MKU-P9).

    If that takes too much room double bases lie along their rows; where a team mate has left too little of it, each
    figure looks for the first free place. Those that find none are left out (MKU-R8).
    """
    frame, army = share_of(field, seat), waiting(field, seat)
    kinds = [field.kind(figure) for figure in army]
    facing = rows(kinds, frame, [sorted(range(len(kinds)), key=lambda place: not kinds[place].mounted)])
    whole = frame_of(field, seat)
    made = (
        _legal(field, seat, frame, army, facing)
        or _legal(field, seat, frame, army, by_size(kinds, frame))
        or _legal(field, seat, whole, army, by_size(kinds, whole))
    )
    return made or _one_by_one(field, seat, army)


def _legal(field: Field, seat: int, frame: Frame, army: Sequence[Figure], layout: Layout) -> Deploy | None:
    """A layout as an action, if it is allowed."""
    if layout is None:
        return None
    places = tuple(frame.place(figure.id, stand) for figure, stand in zip(army, layout, strict=True))
    return None if deploy_fault(field, seat, places) else Deploy(places)


def _one_by_one(field: Field, seat: int, army: Sequence[Figure]) -> Deploy:
    """Each figure at the first free place, double bases first."""
    standing = field.there()
    places = []
    full: set[tuple[int, bool]] = set()
    for figure in sorted(army, key=lambda figure: not field.kind(figure).mounted):
        kind = field.kind(figure)
        size = (kind.radius, kind.mounted)
        place = None if size in full else room_for(field, seat, figure, standing)
        if place is None:
            full.add(size)  # and so there is none for others of this size
            continue
        places.append(place)
        standing.append(field.with_(figure, place.x, place.y, place.facing))
    return Deploy(tuple(places))


# The step -----------------------------------------------------------------------------------------------------------


async def deploy(p: Play, seat: int, action: Deploy) -> None:
    """Deploy the whole army; then it is the next player's step (MKU-3.18). After the last one play begins."""
    p.demand(deploy_fault(p.field, seat, action.places, action.soaring))
    state = p.state
    for place in action.places:
        figure = p.figure(place.figure)
        figure.x, figure.y, figure.facing = place.x, place.y, place.facing % FULL
        figure.status = "field"
        figure.soaring = place.figure in action.soaring
    lost = waiting(p.field, seat)
    for figure in lost:
        figure.status, figure.left = "withdrawn", True  # MKU-R8: lost without victory points
    state.players[seat].deployed = True
    members = tuple(place.figure for place in action.places)
    state.mark = Mark("deploy", seat, members=members)
    p.say("deployed", seat=seat, count=len(members))
    if lost:
        p.say("no_room", seat=seat, members=tuple(figure.id for figure in lost))
    if all(player.deployed for player in state.players):
        state.phase, state.active = "play", state.first
    else:
        state.active = clockwise_after(p, seat)
