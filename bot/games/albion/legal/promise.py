"""What a duel promises as far as a player knows both knights: chances of ``odds`` times damage, in hundredths of M."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.albion import arming, show
from bot.games.albion.board import BEATEN, Board
from bot.games.albion.fights import equipment, odds
from bot.games.albion.fights.odds import SURE
from bot.games.albion.state import Fight, Knight, Token

POINT = 100
"""One point of M."""
HORSE = 200
"""What it is worth to throw an enemy from his horse."""


def as_known(b: Board, seat: int, knight: Knight) -> Knight:
    """A knight as a player knows him. One that nobody knows counts as the second strongest of his group, who has come

    back as the weakest: the ready-made ones of the pack (AL-T4).
    """
    if show.sees(b, seat, knight):
        return show.seen(b, seat, knight)
    ranked = sorted(b.content.groups[knight.group].knight, key=lambda one: -one.default_strength)
    ready = arming.ready_allotment(b.content, ranked[-1 if knight.returns else 1].id)
    kit = [Token(f"?{place}", kind) for place, kind in enumerate(arming.kinds(b.content, ready))]
    figures = {"strength": ready.strength, "power": ready.power, "start_power": ready.power, "power_limit": ready.power}
    return replace(knight, tokens=kit, damage=0, **figures)


def duel(b: Board, one: Knight, other: Knight) -> Fight:
    """The two with their best weapons in use."""
    armed = [(knight.code, equipment.usable(b, knight)) for knight in (one, other)]
    return Fight([one.code, other.code], in_use={code: usable[0].id for code, usable in armed if usable})


def lands(b: Board, fight: Fight, attacker: Knight, target: Knight) -> int:
    """The chance of a strike that is not stopped."""
    hit = max(0, odds.strike(b, fight, attacker, target))
    stopped = max(odds.parry(b, fight, target, attacker), odds.dodge(b, fight, target, attacker))
    bound = (attacker.code, target.code) in fight.bound
    return hit if bound else hit * (SURE - stopped) // SURE


def weight(b: Board, fight: Fight, attacker: Knight, target: Knight) -> int:
    """What a hit is worth: the wound, or the horse (AL-15.3 to AL-15.5)."""
    weapon = b.in_use(fight, attacker)
    if weapon is None:
        return 0
    gear = b.gear(weapon)
    if b.mounted(target) and fight.hits.get(target.code, 0) + 1 >= gear.unhorses_on_hit:
        return HORSE
    return odds.expected_damage(b, gear.damage_dice, target, armour=True)


def threat(b: Board, fight: Fight, attacker: Knight, target: Knight) -> int:
    """What his next strike or bolt is worth."""
    struck = lands(b, fight, attacker, target) * weight(b, fight, attacker, target) // SURE
    most = max([dice for least, dice in b.content.bolts if least <= attacker.start_power], default=0)
    bolt = odds.at_most(attacker.power - 1) * odds.expected_damage(b, most, target, armour=True) // SURE if most else 0
    return max(struck, bolt, 0)


def wins(b: Board, fight: Fight, one: Knight, other: Knight) -> int:
    """How likely the one beats the other, roughly: how fast each wears the other down (AL-16.1)."""
    own, against = _speed(b, fight, one, other), _speed(b, fight, other, one)
    return SURE * own // max(1, own + against)


def _speed(b: Board, fight: Fight, attacker: Knight, target: Knight) -> int:
    """By strikes in a row: who lands one strikes again (AL-13.8)."""
    left = max(1, b.modified(target, attacker, fight) - BEATEN)
    again = SURE - lands(b, fight, attacker, target)
    return threat(b, fight, attacker, target) * SURE // (left * max(1000, again))


def promises(b: Board, seat: int, knight: Knight, foe: Knight) -> int:
    """The same for a duel that has not begun, by what the knight's player knows."""
    one, other = as_known(b, seat, knight), as_known(b, seat, foe)
    return wins(b, duel(b, one, other), one, other)
