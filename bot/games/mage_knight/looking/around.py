"""What an attack has beside its odds: who helps it, whom else it strikes, what the rule of 3 leaves (MK2-8.16, P9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.requests import Fact, Facts
from bot.games.mage_knight.actions import Close, Ranged
from bot.games.mage_knight.attack.modes import planned
from bot.games.mage_knight.attack.modifiers import supporters
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.values import Modifiers, capped, total
from bot.games.mage_knight.looking.odds import Odds
from bot.games.mage_knight.measure import INCH, inches
from bot.games.mage_knight.state import Figure

NONE = "none"


def around(field: Field, figure: Figure, target: Figure, action: Close | Ranged, one: Odds) -> Iterator[Facts]:
    """Rows beside those of the odds against a target."""
    plan = planned(field, figure.owner, action)
    if helping := supporters(field, plan, target, plan.fight(field, target)) if field.edition.gang_up_each else []:
        yield {"row": "supporters", "target": target.id, "friends": tuple([helper.id for helper in helping])}
    if plan.point is not None:
        yield _blast(field, target, plan.point, plan.attacked)
    for side, found in (("attack", one.bonus), ("defense", one.cover)):
        told, left = total(found), capped(field.edition, total(found))
        if told != left:
            yield {"row": "capped", "target": target.id, "side": side, "sum": f"{told:+d}", "left": f"{left:+d}"}


def _blast(field: Field, target: Figure, point: tuple[int, int], struck: Sequence[Figure]) -> Facts:
    """All whom a bombardment of the place of a target strikes beside it (MK2-21.5)."""
    others = tuple([one.id for one in struck if one.id != target.id])
    facts: Facts = {"row": "blast", "target": target.id, "figures": others or NONE}
    facts |= {"x": inches(point[0]), "y": inches(point[1]), "radius": inches(field.edition.bombardment_radius * INCH)}
    return facts


def sums(field: Field, odds: Sequence[Odds]) -> Fact:
    """``B1: 8 (+5 → +3) +2 : 15 (+2)``: both values with the sum of their modifiers, what is left of it, the bonus."""
    if not field.edition.cap:
        return NONE
    told = []
    for one in odds:
        own = f" {one.own:+d}" if one.own else ""
        attack, defense = _side(field, one.attack, one.bonus), _side(field, one.defense, one.cover)
        told.append(f"{one.target}: {attack}{own} : {defense}")
    return tuple(told) or NONE


def _side(field: Field, value: int, found: Modifiers) -> str:
    """A value with its modifiers in brackets; an arrow leads to what the rule of 3 leaves of them."""
    whole, left = total(found), capped(field.edition, total(found))
    if not found:
        return str(value)
    return f"{value} ({whole:+d})" if whole == left else f"{value} ({whole:+d} → {left:+d})"
