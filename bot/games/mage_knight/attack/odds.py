"""What an attack needs on the dice, with every modifier: the numbers that the bot answers before it rolls (MKU-P5)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.engine.requests import Fact
from bot.games.mage_knight.actions import Close, Ranged
from bot.games.mage_knight.attack.declaring import as_if_cancelled
from bot.games.mage_knight.attack.modes import Plan, planned
from bot.games.mage_knight.attack.modifiers import Aim, aim, best_defense, dodges, wound
from bot.games.mage_knight.editions.modes import DIE
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.values import Modifiers
from bot.games.mage_knight.state import Figure

LOWEST, HIGHEST = 3, 12
"""A natural 2 always misses and a natural 12 always hits (MKU-11.5, 11.6)."""

BY_DIE = -1


class Odds(Struct, frozen=True):
    """The chance against one figure."""

    target: str
    needed: int  # natural roll of two dice, from 3 to 12
    percent: int  # of such a roll, rounded
    attack: int
    bonus: Modifiers
    own: int  # the attack bonus (MK2-9.2)
    defense: int
    helper: str  # who lends the defense value, if anybody
    cover: Modifiers
    clicks: int  # that a hit deals or heals, a natural 12 apart; BY_DIE: a die decides
    dodge: bool  # a hit may still be dodged


def needed(field: Field, seat: int, action: Close | Ranged) -> tuple[Odds, ...]:
    """The odds of a legal attack against everybody whom it can hit, in their order."""
    return as_if_cancelled(field, action.cancel, lambda: _odds(field, planned(field, seat, action)))


def _odds(field: Field, plan: Plan) -> tuple[Odds, ...]:
    return tuple([against(field, plan, figure) for figure in plan.attacked])


def against(field: Field, plan: Plan, figure: Figure) -> Odds:
    """The odds against one figure."""
    lent, helper = best_defense(field, plan, figure)
    one = aim(field, plan, figure, lent)
    natural = natural_roll(one)
    return Odds(
        figure.id,
        natural,
        percent(natural),
        one.attack,
        one.bonus,
        one.own,
        one.defense,
        helper,
        one.cover,
        _clicks(field, plan, figure),
        dodges(field, plan, figure),
    )


def natural_roll(one: Aim) -> int:
    """The lowest roll of two dice that hits."""
    return min(HIGHEST, max(LOWEST, one.needed - one.strength))


def percent(natural: int) -> int:
    """How often two dice show at least a number, in percent, rounded half up."""
    ways = sum(6 - abs(7 - roll) for roll in range(natural, HIGHEST + 1))
    return (200 * ways + 36) // 72


def _clicks(field: Field, plan: Plan, figure: Figure) -> int:
    if plan.capture:
        return 0
    if plan.rolled_healing or plan.mode.deals == DIE:
        return BY_DIE
    if plan.mode.heals:
        return field.value(plan.attacker, "damage")
    return wound(field, plan, figure, 0, critical=False).clicks


def odds_text(odds: Sequence[Odds], heals: bool = False) -> Fact:
    """``B2: 2d6 ≥ 9 (28%), ✶2``: target, the roll that hits, how likely it is, and the clicks, if there are any."""
    sign = "+" if heals else "✶"
    told = []
    for one in odds:
        clicks = "d6" if one.clicks == BY_DIE else str(one.clicks)
        hits = f"{one.target}: 2d6 ≥ {one.needed} ({one.percent}%)"
        told.append(f"{hits}, {sign}{clicks}" if one.clicks else hits)
    return tuple(told)
