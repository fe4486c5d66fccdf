"""Lines of fire: what blocks them, what they add to the defense, who may fire and at whom.

MKU-6.16 to 6.18, 12.2 to 12.11, 19.10 to 19.16, 20.7 to 20.16, 21.1 to 21.6, and the abilities that touch lines.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import isqrt

from msgspec import Struct

from bot.engine.play import Fault, fault
from bot.games.mage_knight.editions.modes import Mode
from bot.games.mage_knight.field.bans import forbidden_fault
from bot.games.mage_knight.field.field import Field, Spot
from bot.games.mage_knight.field.ground import Ground, Terrain, rim_outside
from bot.games.mage_knight.field.values import Fight, modifiers, reach, reckoned, type_of, unmodified
from bot.games.mage_knight.measure import INCH, inches
from bot.games.mage_knight.state import Figure, Point
from bot.geometry import plane

MAGIC = "magic"
"""The attack type that magic immune figures are spared (MK2-18.11)."""

HINDERING = "hindering"

Along = tuple[int | Fraction, str]
"""How far along a line something lies (times the length of the line), and its id."""


class LineOfFire(Struct, frozen=True, gc=False):
    """A line of fire. ``blocked_by``: what blocks it first: a figure or piece, the target by Stealth, or empty.

    ``screen``: the kind of terrain that raises the defense, looked for only where nothing else blocks; or empty.
    """

    clear: bool
    blocked_by: str
    screen: str
    height: bool

    @property
    def hindered(self) -> bool:
        """True if the target has the hindering terrain modifier."""
        return bool(self.screen)


class Ends(Struct, frozen=True, gc=False):
    """Both ends of a line and the elevated pieces on which they stand."""

    firer: Figure
    target: Figure
    a: Point
    b: Point
    square: int  # of the length
    terrain: Terrain
    below_firer: Ground | None
    below_target: Ground | None
    high: bool  # whether one or both stand on elevated terrain


def line(
    field: Field,
    firer: Figure,
    target: Figure,
    *,
    spot: Spot | None = None,
    plain: bool = False,
    free: bool = False,
    bases: bool = True,
) -> LineOfFire:
    """The line of fire from a figure (or from a place where it might stand) to another.

    ``plain``: as if the target had no abilities, so Stealth does not block (MKU-SA.shockwave.5). ``free``: nothing
    blocks it and nothing changes it (MKU-SA.magic_blast.2). ``bases``: whether bases block it (MKU-R72).
    """
    firer = field.at(firer, spot)
    a, b = (firer.x, firer.y), (target.x, target.y)
    if target.soaring:
        return LineOfFire(True, "", "", True)  # MK2-16.11, 16.14, R10
    if firer.soaring:
        return _from_above(field, target, plain)
    if free:
        return LineOfFire(True, "", "", False)
    terrain = field.terrain
    one, other = (field.level_at(a), field.level_at(b)) if terrain.raised else (None, None)
    ends = Ends(firer, target, a, b, plane.dist2(a, b), terrain, one, other, one is not None or other is not None)
    pieces, others = _terrain_on(field, ends), _bases_on(field, ends) if bases else []
    screen = "" if pieces or others else _screen(field, ends)
    blocked_by = _first(ends, pieces, others)
    if screen and not plain and field.powers(target).hides:
        blocked_by = target.id  # MKU-SA.stealth.1
    return LineOfFire(not blocked_by, blocked_by, screen, other is not None and one is None)


def _from_above(field: Field, target: Figure, plain: bool) -> LineOfFire:
    """Nothing counts but what the target stands in; nobody is higher than a soaring firer (MK2-16.15, 16.16, 16.20)."""
    spot = target.x, target.y
    screen = screen_of(ground for ground in field.terrain.covers if ground.polygon.contains(spot))
    blocked_by = target.id if screen and not plain and field.powers(target).hides else ""
    return LineOfFire(not blocked_by, blocked_by, screen, False)


def screen_of(grounds: Iterable[Ground]) -> str:
    """As which kind terrain counts, once however many pieces there are: hindering terrain first (MK2-26.5, 26.8)."""
    found = ""
    for ground in grounds:
        if ground.kind == HINDERING:
            return HINDERING
        found = found or ground.kind
    return found


def in_arc(field: Field, firer: Figure, target: Figure) -> bool:
    """True if the line of fire passes through the firer's front arc (MKU-6.18, 12.3)."""
    return plane.in_sector((firer.x, firer.y), firer.facing, field.kind(firer).arc, (target.x, target.y))


def height(field: Field, attacker: Figure, target: Figure) -> bool:
    """True if the target has the height advantage (MKU-20.14, 20.16)."""
    return target.soaring or (field.elevated(target) and not field.elevated(attacker))


def from_behind(field: Field, firer: Figure, target: Figure) -> bool:
    """True if a line of fire enters a base through its rear arc (MK2-17.18, 20.9)."""
    return not in_arc(field, target, firer)


def _first(ends: Ends, pieces: list[Ground], others: list[Along]) -> str:
    """The id of what blocks first, or an empty text."""
    if not pieces:
        return min(others)[1] if others else ""
    if len(pieces) == 1 and not others:
        return pieces[0].id
    found = [((ground.polygon.entered(ends.a, ends.b) or 0) * ends.square, ground.id) for ground in pieces]
    return min([*found, *others])[1]


def _bases_on(field: Field, ends: Ends) -> list[Along]:
    """The bases of others that block (MKU-12.5); of figures on the ground none if an end is elevated (MKU-20.10)."""
    (ax, ay), (bx, by) = a, b = ends.a, ends.b
    dx, dy, tolerance, own = bx - ax, by - ay, field.edition.tolerance, (ends.firer.id, ends.target.id)
    discs, widest = field.discs()
    # At a glance: what has its centre outside the box of the line, or farther to the side of it than the largest circle
    # reaches.
    west, east = (ax - widest, bx + widest) if dx > 0 else (bx - widest, ax + widest)
    south, north = (ay - widest, by + widest) if dy > 0 else (by - widest, ay + widest)
    on_line, far = dx * ay - dy * ax, widest * (isqrt(ends.square) + 1)
    right, left = on_line - far, on_line + far
    return [
        (dx * (x - ax) + dy * (y - ay), name)
        for x, y, r, name in discs
        if west < x < east and south < y < north and right < dx * y - dy * x < left and name not in own
        if plane.segment_near(a, b, (x, y), r - tolerance)
        if not ends.high or field.elevated(field.figure(name))
    ]


def _terrain_on(field: Field, ends: Ends) -> list[Ground]:
    """The pieces that block (MKU-19.15, 20.7 to 20.9, 20.11)."""
    a, b, tolerance = ends.a, ends.b, field.edition.tolerance
    return [
        ground
        for ground in ends.terrain.screens
        if (ground.kind == "blocking" or _stops(ground, ends)) and ground.polygon.inside_length_over(a, b, tolerance)
    ]


def _stops(ground: Ground, ends: Ends) -> bool:
    """True if an elevated piece would block a line that crosses it."""
    one, other = ends.below_firer, ends.below_target
    if one is not None and other is not None:
        return False
    return ground is not (one or other)


def _screen(field: Field, ends: Ends) -> str:
    """By which kind of terrain the target has the hindering terrain modifier (MKU-19.10); empty: it has not."""
    a, b, tolerance = ends.a, ends.b, field.edition.tolerance
    return screen_of(
        ground
        for ground in ends.terrain.covers
        if (not ends.high or _counts(ground, ends)) and ground.polygon.inside_length_over(a, b, tolerance)
        if not _forgiven(field, ground, ends)
    )


def _counts(ground: Ground, ends: Ends) -> bool:
    """True if hindering terrain on a line with an elevated end counts: on the ground it rarely does (MKU-20.12)."""
    return ground.elevated or ground.polygon.contains(ends.a) or ground.polygon.contains(ends.b)


def _forgiven(field: Field, ground: Ground, ends: Ends) -> bool:
    """True if the firer stands so at the edge of a piece that it does not hinder (MKU-19.11, 20.13, 21.6)."""
    if ground.kind == "low_wall":
        return field.beside(ground, ends.firer)
    firer, tolerance = ends.firer, field.edition.tolerance
    kind = field.kind(firer)
    if not ground.polygon.contains(ends.a):
        return False
    if not rim_outside(ground.polygon, ends.a, kind.radius, firer.facing, kind.arc, tolerance):
        return False
    again = _after_leaving(ground.polygon.inside_spans(ends.a, ends.b))  # MKU-19.16
    return plane.within(again * again * plane.dist2(ends.a, ends.b), tolerance)


def _after_leaving(spans: tuple[tuple[Fraction, Fraction], ...]) -> Fraction:
    """The share of a line inside a piece after the line has left it for the first time."""
    left, again = Fraction(0), Fraction(0)
    for start, end in spans:
        if start <= left and again == 0:
            left = end
        else:
            again += end - start
    return again


def shooter_fault(field: Field, figure: Figure) -> Fault | None:
    """Why a figure cannot be given a ranged combat action where it stands (MKU-12.2)."""
    if figure.captor:
        return fault("captive_cannot_act", "MKU-14.5", figure=figure.id)
    if figure.captive:
        return fault("captor_cannot_fight", field.edition.captor_shoots_clause, figure=figure.id, target=figure.captive)
    powers = field.powers(figure)
    if "ranged" in powers.bans:
        silenced = next(one for one in powers.abilities if "ranged" in one.bans)
        return fault(silenced.id, "MKU-12.2", figure=figure.id)
    if not field.kind(figure).range:
        return fault("no_range", "MKU-12.2", figure=figure.id)
    for enemy in field.opponents(figure):
        return fault("firer_in_contact", "MKU-12.2", figure=figure.id, enemy=enemy.id)
    return None


def shoot_fault(
    field: Field, seat: int, figure: Figure, target: Figure, mode: str = "", leader: str = "", many: bool = False
) -> Fault | None:
    """Why a figure may not choose a target, if it may not.

    ``leader``: of the formation in which it helps; ``many``: it chooses others too, on which a range may depend.
    """
    return _shoot_fault(field, seat, figure, target, field.edition.modes["ranged", mode], leader, many)


def _shoot_fault(
    field: Field, seat: int, figure: Figure, target: Figure, mode: Mode, leader: str = "", many: bool = False
) -> Fault | None:
    """What is quick to see is looked at first."""
    many = many or mode.hits == "beside"
    return (
        _choice_fault(field, seat, figure, target, mode, leader or figure.id)
        or _reach_fault(field, figure, target, mode, leader or figure.id, many)
        or _contact_fault(field, figure, target, mode)
        or _line_fault(field, figure, target, mode)
    )


def legal_targets(field: Field, seat: int, figure: Figure, mode: str = "") -> list[Figure]:
    """All figures that a figure may choose as a target, each with a legal line of its own (MKU-12.11)."""
    way = field.edition.modes["ranged", mode]
    return [
        target
        for target in field.there()
        if _shoot_fault(field, seat, figure, target, way) is None
        and (way.heals or forbidden_fault(field, figure, "ranged_attack", (target.x, target.y)) is None)
    ]


def shockwave_range(field: Field, figure: Figure) -> int:
    """Half the range in inches, rounded up (MKU-SA.shockwave.1)."""
    fight = Fight("ranged", figure.id, type=type_of(field, figure, "ranged"), many=True)
    added = modifiers(field, figure, "range", fight)
    return reckoned(field.edition, unmodified(field, figure, "range", fight), added, half=True)


def shockwave_targets(field: Field, figure: Figure) -> list[tuple[Figure, LineOfFire]]:
    """Every figure that a Shockwave attacks, with its line: in every direction, of all sides (MKU-SA.shockwave.2)."""
    most = shockwave_range(field, figure) * INCH + field.edition.tolerance
    bases = not field.state.options.shockwave_ignores_bases
    found = []
    for other in field.there():
        if other.id == figure.id or other.captor or forbidden_fault(field, figure, "ranged_attack", (other.x, other.y)):
            continue
        if plane.within(_apart2(figure, other), most):
            fire = line(field, figure, other, plain=True, bases=bases)
            if fire.clear:
                found.append((other, fire))
    return found


def _apart2(figure: Figure, other: Figure) -> int:
    return plane.dist2((figure.x, figure.y), (other.x, other.y))


def _choice_fault(field: Field, seat: int, figure: Figure, target: Figure, mode: Mode, leader: str) -> Fault | None:
    """What keeps a figure from being chosen, wherever it stands. The attack is of the type of who leads (MK2-18.14)."""
    heals, foe = mode.heals, field.foes_of_seat(seat, target)
    if target.id == figure.id:
        return fault("target_itself", "MKU-11.10", figure=figure.id)
    if target.captor:
        return fault("target_captive", "MKU-12.8", target=target.id)
    if not heals and not foe:
        return fault("target_friendly", "MKU-11.10", target=target.id)
    if heals and foe:
        return fault("target_not_friendly", "MKU-SA.magic_healing.1", target=target.id)
    if target.captive:
        return fault("target_captor", "MKU-12.8", target=target.id, captive=target.captive)
    powers = field.powers(target)
    if powers.unseen:
        return fault("target_invisible", "MKU-SA.limited_invisibility.1", target=target.id)
    if powers.immune and (mode.magic or type_of(field, field.figure(leader), "ranged") == MAGIC):  # MK2-18.11
        return fault("target_immune", "MKU-SA.magic_immunity.3", target=target.id, mode=mode.id)
    if heals and powers.unhealable:
        return fault("target_invulnerable", "MKU-SA.magic_healing.5", target=target.id)
    return None


def _reach_fault(field: Field, figure: Figure, target: Figure, mode: Mode, leader: str, many: bool) -> Fault | None:
    """Whether the target is outside the front arc or the range (MKU-12.3, 12.4); no modifiers in healing (MK2-E4)."""
    if not in_arc(field, figure, target):
        return fault("target_out_of_arc", "MKU-12.3", figure=figure.id, target=target.id)
    a, b = (figure.x, figure.y), (target.x, target.y)
    fight = Fight("ranged", leader, target.id, type_of(field, field.figure(leader), "ranged"), many=many)
    most = (field.kind(figure).range if mode.heals else reach(field, figure, fight)) * INCH
    if plane.within(plane.dist2(a, b), most + field.edition.tolerance):
        return None
    facts = {"length": inches(plane.distance(a, b)), "range": inches(most)}
    return fault("target_out_of_range", "MKU-12.4", figure=figure.id, target=target.id, **facts)


def _contact_fault(field: Field, figure: Figure, target: Figure, mode: Mode) -> Fault | None:
    """A friend of the firer in contact with its target (MKU-12.7, R30), an opponent with the one to be healed."""
    for other in field.contacts(target):
        if not mode.heals and field.friends(figure, other):
            return fault("target_in_contact", "MKU-12.7", target=target.id, friend=other.id)
        if mode.heals and field.foes(target, other):
            return fault("patient_in_contact", "MKU-SA.magic_healing.2", target=target.id, enemy=other.id)
    return None


def _line_fault(field: Field, figure: Figure, target: Figure, mode: Mode) -> Fault | None:
    """What stands in the way (MKU-12.5, 12.6, Stealth)."""
    fire = line(field, figure, target, free=mode.unhindered)
    return None if fire.clear else _blocked_fault(field, figure, target, fire)


def _blocked_fault(field: Field, figure: Figure, target: Figure, fire: LineOfFire) -> Fault:
    blocker = fire.blocked_by
    if blocker == target.id:
        return fault("target_stealthy", "MKU-SA.stealth.1", figure=figure.id, target=target.id, screen=fire.screen)
    if any(ground.id == blocker for ground in field.pieces):
        return fault("line_blocked_by_piece", "MKU-12.6", figure=figure.id, target=target.id, piece=blocker)
    return fault("line_blocked", "MKU-12.5", figure=figure.id, target=target.id, blocker=blocker)
