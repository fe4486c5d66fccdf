"""Limits of what a knight may be armed with, by what the pack says of its pieces (AL-4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.engine.play import No
from bot.games.albion.content.figures import Allotment, Content, Gear, WeaponClass

CLASS_CLAUSES: dict[WeaponClass, str] = {
    "pole": "AL-4.4",
    "two_handed": "AL-4.5",
    "sidearm": "AL-4.6",
    "one_handed": "AL-4.7",
}


# -- when arming -----------------------------------------------------------------------------------------------------


def attributes_fault(content: Content, knight: str, allotment: Allotment) -> No | None:
    """Why these may not be his attributes at set-up (AL-4.1)."""
    limits, figures = content.limits, (allotment.strength, allotment.power)
    total, least = limits.strength_plus_power, limits.minimum_attribute
    if sum(figures) != total:
        return "attributes_sum", "AL-4.1", {"knight": knight, "sum": sum(figures), "total": total}
    if min(figures) < least:
        facts = {"knight": knight, "strength": figures[0], "power": figures[1], "least": least, "most": total - least}
        return "attribute_range", "AL-4.1", facts
    return None


def fault(content: Content, knight: str, allotment: Allotment, *, mounted: bool = True) -> No | None:
    """Why he may not be armed like this (AL-4.3 to AL-4.16); None: he may. What bounds S and P the caller knows."""
    limits = content.limits
    for kind, named in (("weapon", allotment.weapons), ("armour", allotment.armour)):
        for one in named:
            if content.gear[one].kind != kind or content.gear[one].secret:
                return "not_in_supply", "AL-4.15", {"knight": knight, "token": one}
    kit = [content.gear[one] for one in kinds(content, allotment)]
    no = kit_fault(content, kit, mounted=mounted)
    if no is not None:
        return no[0], no[1], {"knight": knight, **no[2]}
    weak = next((no for one in kit if (no := too_weak(knight, allotment.strength, one)) is not None), None)
    if weak is not None:
        return weak
    if allotment.shield and not allotment.weapons:
        return "shield_needs_weapon", "AL-4.8", {"knight": knight}
    if len(allotment.armour) < limits.min_armours_when_arming:
        return "armour_needed", "AL-4.13", {"knight": knight, "least": limits.min_armours_when_arming}
    return floor_fault(content, knight, kit, allotment.strength)


def floor_fault(content: Content, knight: str, kit: Sequence[Gear], strength: int) -> No | None:
    """Why S - E is too low with that, damage not counted (AL-4.14)."""
    load, least = sum(one.strength_modifier for one in kit), content.limits.min_modified_strength_when_arming
    if strength - load >= least:
        return None
    facts = {"knight": knight, "strength": strength, "load": load, "left": strength - load, "least": least}
    return "too_heavy", "AL-4.14", facts


# -- always ----------------------------------------------------------------------------------------------------------


def kit_fault(content: Content, kit: Sequence[Gear], *, mounted: bool) -> No | None:
    """Why these pieces may not be carried together (AL-4.3 to AL-4.9). What counts as a weapon or a shield is one."""
    return _weapons(content, kit, mounted) or _shields_and_armour(content, kit)


def _weapons(content: Content, kit: Sequence[Gear], mounted: bool) -> No | None:
    weapons, limits = [one for one in kit if one.kind == "weapon"], content.limits
    if len(weapons) > limits.max_weapons:
        return "too_many_weapons", "AL-4.3", {"count": len(weapons), "most": limits.max_weapons}
    by_class = Counter(one.cls for one in weapons)
    for cls, clause in CLASS_CLAUSES.items():
        if by_class[cls] > limits.max_by_class[cls]:
            facts = {"class": cls, "count": by_class[cls], "most": limits.max_by_class[cls]}
            return "too_many_of_class", clause, facts
    twice = next((name for name, count in Counter(one.id for one in weapons).items() if count > 1), "")
    if twice:
        return "same_weapon_twice", "AL-4.7", {"token": twice}
    riders = next((one.id for one in weapons if one.mounted_only), "")
    return ("riders_only", "AL-7.10", {"token": riders}) if riders and not mounted else None


def _shields_and_armour(content: Content, kit: Sequence[Gear]) -> No | None:
    limits = content.limits
    shields = sum(one.kind == "shield" for one in kit)
    if shields > limits.max_shields:
        return "too_many_shields", "AL-4.8", {"count": shields, "most": limits.max_shields}
    worn = [one.id for one in kit if one.kind == "armour"]
    if len(worn) < 2 or (len(worn) == 2 and frozenset(worn) in limits.armour_combinations):
        return None
    return "armour_combination", "AL-4.9", {"tokens": tuple(worn)}


def too_weak(knight: str, strength: int, piece: Gear) -> No | None:
    """Why his S does not suffice for a piece (AL-4.12)."""
    if strength >= piece.min_strength:
        return None
    facts = {"knight": knight, "token": piece.id, "need": piece.min_strength, "strength": strength}
    return "too_weak", "AL-4.12", facts


# -- giving ----------------------------------------------------------------------------------------------------------


def kinds(content: Content, allotment: Allotment) -> list[str]:
    """The gear of an allotment: weapons, armour, shield."""
    plain = [one.id for one in content.gear.values() if one.kind == "shield" and not one.secret]
    return [*allotment.weapons, *allotment.armour, *(plain if allotment.shield else [])]


def ready_allotment(content: Content, knight: str) -> Allotment:
    """The ready-made allotment of the pack (AL-T4)."""
    ready = content.knights[knight]
    return Allotment(
        ready.default_strength, ready.default_power, ready.default_weapons, ready.default_armour, ready.default_shield
    )
