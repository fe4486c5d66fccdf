"""One figure's move before it is made: its path as terrain cuts it, where it ends, and what forbids it (section 7)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.play import Fault, fault
from bot.games.mage_knight.actions import Placement, Step
from bot.games.mage_knight.field.field import Field, Spot
from bot.games.mage_knight.field.move_allowance import Pace, budget, halt_fault
from bot.games.mage_knight.field.objectives import hover_fault
from bot.games.mage_knight.field.passage import imagined, path_fault
from bot.games.mage_knight.field.stops import cut
from bot.games.mage_knight.figures.tokens import uncover
from bot.games.mage_knight.measure import degrees, inches, travelled
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, Point
from bot.geometry.plane import FULL, ahead, bearing

FAN = FULL // 24
"""The step in which places around a captor are tried."""


class Plan(Struct, frozen=True, gc=False):
    """A move before it is made. ``points`` begin where the figure stands; ``reason`` and ``piece`` say what ends it."""

    figure: str
    points: tuple[Point, ...]
    facing: int
    captive: Placement | None = None
    reason: str = ""
    piece: str = ""
    soaring: bool = False  # at the end of it
    level: bool = False  # whether that is another level (MK2-16.4)

    @property
    def moves(self) -> bool:
        """True if the centre dot travels."""
        return len(self.points) > 1

    @property
    def spot(self) -> Spot:
        """Where the figure ends."""
        return Spot(*self.points[-1], self.facing)

    @property
    def length(self) -> int:
        """How far it travels, as it is told."""
        return travelled(self.points)


class Errand(Struct, frozen=True, gc=False):
    """Under what rules a figure moves."""

    seat: int  # whose player moves it
    common: Pace | None = None  # the speed of its formation
    broken: tuple[str, ...] = ()  # opponents from which it breaks away
    double: bool = False  # twice the speed
    half: bool = False  # half the speed, by what allows the move
    confused: bool = False  # by Magic Confusion


LEVELS = {"up": True, "down": False}
"""Whether who changes his level so soars then."""


def planned(field: Field, step: Step, level: str = "") -> Plan:
    """The move of a step: cut where terrain ends it, the captive placed (MKU-P7, 14.20). ``level``: up or down."""
    figure = field.figure(step.figure)
    way = cut(field, figure, step.path)
    points = ((figure.x, figure.y), *way.path)
    soaring = LEVELS.get(level, figure.soaring)
    facing, other = step.facing % FULL, soaring != figure.soaring
    place = step.captive
    if place is None and figure.captive:
        place = follow(field, field.at(figure, Spot(*points[-1], facing)))
    return Plan(figure.id, points, facing, place, way.reason, way.piece, soaring, other)


def arrived(field: Field, plan: Plan) -> Figure:
    """The figure as it stands after its move."""
    figure = field.figure(plan.figure)
    moved = field.at(figure, plan.spot)
    return replace(moved, soaring=plan.soaring) if plan.level else moved


def as_if(field: Field, plan: Plan) -> Field:
    """The field after a move."""
    there = arrived(field, plan)
    turned = plan.facing != field.figure(plan.figure).facing
    moved = [replace(there, moved=there.moved or (field.edition.notes_moves and (plan.moves or turned)))]
    if plan.captive is not None:
        place = plan.captive
        moved.append(field.at(field.figure(place.figure), Spot(place.x, place.y, place.facing % FULL)))
    return imagined(field, moved)


def plan_fault(field: Field, plan: Plan, errand: Errand) -> Fault | None:
    """Why a move cannot be made."""
    figure = field.figure(plan.figure)
    moved = arrived(field, plan)
    found = None
    if plan.moves:
        half = errand.half or plan.level  # MK2-16.4
        limit = budget(field, figure, common=errand.common, double=errand.double, half=half)
        aloft = replace(figure, soaring=True) if plan.level else figure  # both ways all of it is in the air (MK2-R20)
        found = path_fault(field, aloft, plan.points, limit)
    return (
        found
        or _end_fault(field, figure, moved, plan)
        or _contact_fault(field, figure, moved, plan, errand)
        or captive_fault(field, moved, plan.captive)
    )


def _end_fault(field: Field, figure: Figure, moved: Figure, plan: Plan) -> Fault | None:
    """Room for the whole base (MKU-7.5, 7.8), on another level also where it stands (MK2-R20).

    Who turns where he stands in deep water may stay in it (MKU-R57).
    """
    if not plan.level and field.circles(figure) == field.circles(moved):
        return None
    swims = field.powers(figure).swims or (not plan.moves and not plan.level and _wet(field, figure))
    return halt_fault(field, moved, plan.spot, (figure.captive,), swims) or hover_fault(field, moved)


def _wet(field: Field, figure: Figure) -> bool:
    return any(field.inside(ground, figure) for ground in field.terrain.deep)


def _contact_fault(field: Field, figure: Figure, moved: Figure, plan: Plan, errand: Errand) -> Fault | None:
    """Whom a figure may not be moved into contact with."""
    if errand.confused:
        old = [one.id for one in field.contacts(figure) if not plan.moves or one.id not in errand.broken]
        for one in field.contacts(moved):  # friendly to the player who moves it
            if one.id not in old and not one.captor and not field.foes_of_seat(errand.seat, one):
                return fault("confused_contact", "MKU-SA.magic_confusion.5", figure=figure.id, target=one.id)
    elif field.powers(figure).shuns and (plan.moves or plan.level or plan.facing != figure.facing):
        old = [] if errand.broken else [foe.id for foe in field.opponents(figure)]
        for foe in field.opponents(moved):
            if foe.id not in old:
                return fault("demoralized_contact", "MKU-SA.demoralized.2", figure=figure.id, enemy=foe.id)
    return None


def carry(p: Play, plan: Plan) -> bool:
    """Make a move; whether the figure counts as moved (MKU-10.1)."""
    figure = p.figure(plan.figure)
    turned = plan.facing != figure.facing
    figure.x, figure.y = plan.points[-1]
    figure.facing, figure.soaring = plan.facing, plan.soaring
    figure.moved = figure.moved or (p.edition.notes_moves and (plan.moves or turned))
    if plan.moves or turned or plan.level:
        uncover(p, figure)
    if plan.level:
        p.say("took_off" if plan.soaring else "landed", figure=figure.id)
    if plan.captive is not None:
        captive, place = p.figure(plan.captive.figure), plan.captive
        captive.x, captive.y, captive.facing = place.x, place.y, place.facing % FULL
    if plan.moves:
        p.say("moved", figure=figure.id, length=inches(plan.length), facing=degrees(plan.facing))
        if plan.reason:
            p.say("stopped", figure=figure.id, reason=plan.reason, piece=plan.piece)
    else:
        p.say("turned" if turned else "stays", figure=figure.id, facing=degrees(plan.facing))
    return plan.moves or turned or plan.level


def captive_fault(field: Field, moved: Figure, place: Placement | None) -> Fault | None:
    """Why the captive cannot stand there when its captor stands as ``moved`` says; None as place: it has no room."""
    if not moved.captive:
        return None if place is None else fault("no_captive", "MKU-14.14", figure=moved.id)
    captive = field.figure(moved.captive)
    if place is None:
        return fault("no_room_for_captive", "MKU-14.20", figure=moved.id, captive=captive.id)
    if place.figure != captive.id:
        return fault("not_its_captive", "MKU-14.14", figure=moved.id, captive=captive.id)
    captor = field.figure(moved.id)
    if _spot(place) == _spot(captive) and field.circles(captor) == field.circles(moved):
        return None  # nobody changes place
    return _standing_fault(imagined(field, (moved,)), moved, captive, _spot(place))


def _spot(one: Placement | Figure) -> Spot:
    return Spot(one.x, one.y, one.facing % FULL)


def _standing_fault(field: Field, captor: Figure, captive: Figure, spot: Spot) -> Fault | None:
    """MKU-14.20, 14.23; in deep water only with a captor that may end there (MKU-14.13)."""
    if not field.real_contact(field.at(captive, spot), captor):
        return fault("captive_apart", "MKU-14.20", figure=captor.id, captive=captive.id)
    return halt_fault(field, captive, spot, swims=field.powers(captor).swims, by=captor.id)


def follow(field: Field, moved: Figure) -> Placement | None:
    """A place for the captive when nobody has chosen one: as it stood, else the nearest way round that is free."""
    if not moved.captive:
        return None
    captive = field.figure(moved.captive)
    captor = field.figure(moved.id)
    if field.circles(captor) == field.circles(moved):
        return Placement(captive.id, captive.x, captive.y, captive.facing)
    there = imagined(field, (moved,))
    for spot in _around(field, captor, moved, captive):
        if _standing_fault(there, moved, captive, spot) is None:
            return Placement(captive.id, spot.x, spot.y, spot.facing)
    return None


def _around(field: Field, captor: Figure, moved: Figure, captive: Figure) -> Iterator[Spot]:
    """First where it would be if the pair were one thing that only slides, then to both sides of that."""
    yield Spot(captive.x + moved.x - captor.x, captive.y + moved.y - captor.y, captive.facing)
    reach = field.kind(moved).radius + field.kind(captive).radius
    begin = bearing((captor.x, captor.y), (captive.x, captive.y))
    for step in range(FULL // FAN):
        turn = (step + 1) // 2 * FAN * (1 if step % 2 else -1)
        for x, y, _ in field.circles(moved):
            spot = ahead((x, y), (begin + turn) % FULL, reach)
            yield Spot(spot[0], spot[1], captive.facing)
