"""Combat formations: who may fight together (sections 15 to 18)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.play import Fault, fault
from bot.games.mage_knight.content.content import MAGE_SPAWN
from bot.games.mage_knight.editions.hooks import Kind
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.figures.damage import opposed
from bot.games.mage_knight.figures.tokens import may_act
from bot.games.mage_knight.state import Figure

SHYFT = "shyft"


def formation_fault(field: Field, seat: int, kind: Kind, group: Sequence[Figure]) -> Fault | None:
    """Why some figures, the leader first, cannot fight as a formation; the lines or contacts are judged elsewhere."""
    low, high = field.edition.close_sizes if kind == "close" else field.edition.ranged_sizes
    if not low <= len(group) <= high:
        clause = "MKU-17.1" if kind == "close" else "MKU-16.1"
        return fault("formation_size", clause, count=len(group), low=low, high=high)
    for place, one in enumerate(group):
        if one in group[:place]:
            return fault("member_twice", "MKU-15.1", figure=one.id)
        found = member_fault(field, seat, one, kind)
        if found is not None:
            return found
    together = faction_fault(field, group) or cliff_fault(field, group)
    if together is None and kind == "ranged" and not connected(field, group):
        return fault("formation_not_connected", "MKU-16.1", figures=tuple([one.id for one in group]))
    return together


def member_fault(field: Field, seat: int, figure: Figure, kind: Kind) -> Fault | None:
    """Why a figure cannot be one of a formation: a team mate's (MKU-15.4), or it could not act alone (MKU-15.5)."""
    if figure.owner != seat and not opposed(field, seat, figure.owner):
        return fault("not_your_figure", "MKU-15.4", figure=figure.id)
    return may_act(field, seat, figure, kind) or alone_fault(field, figure, kind)


def alone_fault(field: Field, figure: Figure, kind: Kind) -> Fault | None:
    """Whoever soars is in no formation (MK2-16.9), and an ability may keep out of a kind while it is in effect."""
    if figure.soaring:
        return fault("soaring_not_in_formation", "MK2-16.9", figure=figure.id)
    powers = field.powers(figure)
    if kind not in powers.alone:
        return None
    ability = next(one for one in powers.abilities if kind in one.alone)
    return fault("never_in_formation", ability.clause, figure=figure.id, ability=ability.id)


def faction_fault(field: Field, group: Sequence[Figure]) -> Fault | None:
    """One faction symbol for all (MKU-15.3), or Shyft with Mage Spawn that touch them (MKU-18.1 to 18.5)."""
    factions = [field.kind(one).faction for one in group]
    spawn = [one for one, faction in zip(group, factions, strict=True) if faction == MAGE_SPAWN]
    if not spawn:
        if len(set(factions)) == 1:
            return None
        return fault("factions_differ", "MKU-15.3", figures=tuple([one.id for one in group]))
    if set(factions) != {SHYFT, MAGE_SPAWN}:
        return fault("spawn_without_shyft", "MKU-18.5", figure=spawn[0].id)
    shyft = [one for one, faction in zip(group, factions, strict=True) if faction == SHYFT]
    lonely = next((one for one in spawn if not any(field.touching(one, other) for other in shyft)), None)
    return None if lonely is None else fault("spawn_apart", "MKU-18.2", figure=lonely.id)


def cliff_fault(field: Field, group: Sequence[Figure]) -> Fault | None:
    """Nobody on abrupt terrain together with somebody off it (MKU-15.21, 21.10)."""
    if len({field.plateau(one) for one in group}) == 1:
        return None
    return fault("formation_on_cliff", "MKU-15.21", figures=tuple([one.id for one in group]))


def connected(field: Field, group: Sequence[Figure]) -> bool:
    """True if the members touch each other as one group (MKU-R35)."""
    reached = list(group[:1])
    for one in reached:
        reached += [other for other in group if other not in reached and field.touching(one, other)]
    return len(reached) == len(group)
