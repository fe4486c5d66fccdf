"""What an attack has beside its odds: who helps it, whom else it strikes, what the rule of 3 leaves (MK2-8.16, P9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.requests import Facts
from bot.games.mage_knight.actions import Close, Ranged
from bot.games.mage_knight.attack.modes import planned
from bot.games.mage_knight.attack.modifiers import supporters
from bot.games.mage_knight.attack.reckoning import signed
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.values import total
from bot.games.mage_knight.looking.explained import Explained
from bot.games.mage_knight.measure import INCH, capped, inches
from bot.games.mage_knight.state import Figure

NONE = "none"


def around(field: Field, figure: Figure, target: Figure, action: Close | Ranged, told: Explained) -> Iterator[Facts]:
    """Rows beside those of the odds against a target."""
    plan = planned(field, figure.owner, action)
    if helping := supporters(field, plan, target, plan.fight(field, target)) if field.edition.gang_up_each else []:
        yield {"row": "supporters", "target": target.id, "friends": tuple([helper.id for helper in helping])}
    if plan.point is not None:
        yield _blast(field, target, plan.point, plan.attacked)
    yield from ({"row": "replaced", **facts} for facts in told.swaps)
    if told.wound is not None:
        yield {"row": "damage", **told.wound}
    for side, found in (("attack", told.odds.bonus), ("defense", told.odds.cover)):
        whole, left = total(found), capped(field.edition.cap, total(found))
        if whole != left:
            yield {"row": "capped", "target": target.id, "side": side, "sum": signed(whole), "left": signed(left)}


def _blast(field: Field, target: Figure, point: tuple[int, int], struck: Sequence[Figure]) -> Facts:
    """All whom a bombardment of the place of a target strikes beside it (MK2-21.5)."""
    others = tuple([one.id for one in struck if one.id != target.id])
    facts: Facts = {"row": "blast", "target": target.id, "figures": others or NONE}
    facts |= {"x": inches(point[0]), "y": inches(point[1]), "radius": inches(field.edition.bombardment_radius * INCH)}
    return facts
