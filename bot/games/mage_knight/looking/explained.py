"""How the odds of an attack come about: modifiers, what things replace, the clicks of a hit (MK2-P9, P12)."""

from __future__ import annotations

from msgspec import Struct

from bot.engine.requests import Facts
from bot.games.mage_knight.actions import Close, Ranged
from bot.games.mage_knight.attack.declaring import as_if_cancelled
from bot.games.mage_knight.attack.modes import Plan, planned
from bot.games.mage_knight.attack.modifiers import wound
from bot.games.mage_knight.attack.odds import Odds, against
from bot.games.mage_knight.attack.reckoning import clauses, damage, sides, swaps
from bot.games.mage_knight.editions.modes import DIE
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.state import Figure


class Explained(Struct, frozen=True):
    """The odds against one figure in facts of sentences."""

    odds: Odds
    sides: Facts  # what is added on either side
    clauses: Facts  # and by which clauses of rules
    swaps: tuple[Facts, ...]  # values that things replace
    wound: Facts | None  # how the clicks come about, where they are more than a number of the dial


def explained(field: Field, seat: int, action: Close | Ranged) -> tuple[Explained, ...]:
    """The odds of a legal attack against everybody whom it can hit, in their order."""
    return as_if_cancelled(field, action.cancel, lambda: _explained(field, planned(field, seat, action)))


def _explained(field: Field, plan: Plan) -> tuple[Explained, ...]:
    return tuple([_one(field, plan, figure) for figure in plan.attacked])


def _one(field: Field, plan: Plan, figure: Figure) -> Explained:
    odds = against(field, plan, figure)
    by = {"attack": odds.bonus, "defense": odds.cover}
    no_die = not (plan.capture or plan.mode.heals or plan.mode.deals == DIE)
    return Explained(
        odds,
        sides(field, odds.bonus, odds.cover, odds.own),
        {f"{side}_clauses": clauses(field, plan, figure, found) for side, found in by.items()},
        tuple(swaps(field, plan, figure, odds.defense)),
        damage(field, plan, figure, wound(field, plan, figure, 0, critical=False)) if no_die else None,
    )
