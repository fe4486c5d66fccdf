"""Ransom of an event, and the return to play (AL-10)."""

from __future__ import annotations

from bot.games.albion import actions as act
from bot.games.albion import arming
from bot.games.albion.board import Board
from bot.games.albion.play import YES_NO, Play
from bot.games.albion.state import Allotment, Knight

RANSOMED = (6, 6, 0)
"""Strength, Power and damage of a ransomed knight (AL-10.5)."""
MOST_ATTRIBUTE = 16  # AL-10.6
DEFAULT_POINTS, DEFAULT_TREASURY = 4, 6  # AL-10.11: so many points, while so much is left


async def event_ransom(p: Play, knight: Knight) -> None:
    """A knight defeated by an event: ransom by 1d6, or out of the game (AL-10.1 to AL-10.3)."""
    p.say("defeated_by_fate", pawn=knight.code)
    treasury = p.seat(knight.seat).treasury
    asked = p.asking(
        knight.seat, "event_ransom", YES_NO, ("yes",), clause="AL-10.3", pawn=knight.code, treasury=treasury
    )
    if await p.t.put(asked) == ("no",):
        p.say("event_ransom_declined", pawn=knight.code)
        p.eliminate(knight)
        return
    (price,) = await p.roll(1, "ransom", seat=knight.seat)
    paid = price <= treasury
    p.say("event_ransom_rolled", pawn=knight.code, die=price, treasury=treasury - price * paid, paid=paid)
    if not paid:
        p.eliminate(knight)
        return
    p.seat(knight.seat).treasury -= price
    send_home(p, knight, keeps_figures=False)


def send_home(p: Play, knight: Knight, *, keeps_figures: bool) -> None:
    """A ransomed knight: his tokens stay on the hex, he returns at the end of the phase (AL-10.4 to AL-10.12).

    One who capitulated keeps his figures and wounds (AL-16.10, AL-R54).
    """
    p.leave_all(knight)
    if not keeps_figures:
        knight.strength, knight.power, knight.damage = RANSOMED
        knight.power_limit = knight.power
    knight.base = (knight.strength, knight.power)
    knight.skip_next_move, knight.allowance, knight.entered = False, 0, ""
    knight.returning = knight.homeward = True
    knight.returns += 1


def place_returned(p: Play) -> None:
    """At the end of a phase those ransomed in it are placed, in lead order, group, pawn (AL-10.8, AL-10.9)."""
    coming = [one for one in p.state.knights.values() if one.homeward]
    order = p.lead_order() if coming else []
    for knight in sorted(coming, key=lambda one: (order.index(one.seat), one.group, one.pawn)):
        knight.hex = _free_near_castle(p, p.castle(knight))
        knight.homeward = False
        mounted = p.horse_from_supply(knight)
        p.say("returned", pawn=knight.code, hex=knight.hex, mounted=mounted)


def _free_near_castle(b: Board, castle: str) -> str:
    """The castle, or the nearest free land hex of its region: E, NE, NW, W, SW, SE, then by label (AL-10.8)."""
    seen, edge = {castle}, [castle]
    while edge:
        free = next((one for one in edge if not b.standing(one)), None)
        if free is not None:
            return free
        around = dict.fromkeys(there for here in edge for there in b.around(here))
        near_castle = edge == [castle]
        edge = [one for one in around if one not in seen and _same_land(b, castle, one)]
        if not near_castle:
            edge.sort(key=lambda one: (b.hex(one).row, b.hex(one).col))
        seen.update(edge)
    return castle


def _same_land(b: Board, castle: str, label: str) -> bool:
    return b.hex(label).terrain == "land" and b.hex(label).region == b.hex(castle).region


# -- attributes and equipment ------------------------------------------------------------------------------------


async def choose(p: Play, seat: int, action: act.Return) -> None:
    """Attributes and equipment of a returned knight (AL-10.6, AL-10.7)."""
    knight = p.behind(action.pawn)
    if knight is None or knight.seat != seat or not knight.returning:
        p.refuse("not_returning", "AL-10.11", given=action.pawn)
    if not knight.choosing:
        p.refuse("not_placed_yet", "AL-10.11", pawn=knight.code)
    given = action.allotment
    strength, power = knight.base
    if given.strength < strength or given.power < power:
        p.refuse("below_return", "AL-10.6", pawn=knight.code, strength=strength, power=power)
    cost = given.strength - strength + given.power - power
    _demand_points(p, seat, cost)
    _demand_bounds(p, knight, given, cost)
    p.demand(arming.fault(p.content, knight.id, given, mounted=p.mounted(knight)))
    _equip(p, knight, given)


def _demand_points(p: Play, seat: int, cost: int) -> None:
    """The Treasury must hold them, and they may not be those of an offer that waits for its answer (AL-16.12)."""
    treasury, offered = p.seat(seat).treasury, p.offered_by(seat)
    if cost > treasury:
        p.refuse("not_so_many_points", "AL-10.6", price=cost, treasury=treasury)
    if cost > treasury - offered:
        p.refuse("points_offered", "AL-16.12", price=cost, treasury=treasury, offered=offered)


def _demand_bounds(p: Play, knight: Knight, given: Allotment, cost: int) -> None:
    """Raised figures may exceed neither 16 nor the sum (AL-10.6); what he came back with may (AL-16.10)."""
    most, total = MOST_ATTRIBUTE, p.content.limits.strength_plus_power
    for now, before in zip((given.strength, given.power), knight.base, strict=True):
        if now > max(most, before):
            p.refuse("raised_too_far", "AL-10.6", pawn=knight.code, given=now, most=most)
    if cost and given.strength + given.power > total:
        p.refuse("raised_sum", "AL-10.6", pawn=knight.code, given=given.strength + given.power, most=total)


def _equip(p: Play, knight: Knight, given: Allotment) -> None:
    strength, power = knight.base
    cost = given.strength - strength + given.power - power
    p.seat(knight.seat).treasury -= cost
    knight.strength, knight.power = given.strength, given.power
    knight.power_limit = max(knight.power_limit, given.power)
    knight.returning = False
    arming.equip(p, knight, given)
    kinds = tuple([one.kind for one in knight.tokens])
    figures = {"strength": given.strength, "power": given.power}
    p.say("returns_with", to=p.audience(knight), pawn=knight.code, tokens=kinds, **figures)
    if not knight.revealed:
        p.say("equipped", pawn=knight.code)
    if cost:
        p.say("treasury_changed", seat=knight.seat, amount=-cost, treasury=p.seat(knight.seat).treasury)


def close(p: Play, knight: Knight) -> None:
    """His choice closes, with the default: when a fight with him or the next phase 2 begins (AL-10.11)."""
    if knight.returning:
        _equip(p, knight, default(p, knight))


def default(b: Board, knight: Knight) -> Allotment:
    """Up to 4 points on Strength, the best sidearm and the lightest armour that he may carry (AL-10.11)."""
    strength, power = knight.base
    room = max(0, min(MOST_ATTRIBUTE - strength, b.content.limits.strength_plus_power - strength - power))
    spare = max(0, b.seat(knight.seat).treasury - DEFAULT_TREASURY)
    strength += min(DEFAULT_POINTS, room, spare)
    gear = [one for one in b.content.gear.values() if not one.secret and one.min_strength <= strength]
    sidearms = sorted((one for one in gear if one.cls == "sidearm"), key=lambda one: -one.damage_dice)
    armours = sorted((one for one in gear if one.kind == "armour"), key=lambda one: one.efficacy)
    least = b.content.limits.min_armours_when_arming
    return Allotment(
        strength, power, tuple([one.id for one in sidearms[:1]]), tuple([one.id for one in armours[:least]])
    )
