"""The numbers of an attack for sentences: what is added by its source, things by name and clause (MK2-P9, P12)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.requests import Fact, Facts
from bot.games.mage_knight.attack.modes import Plan
from bot.games.mage_knight.attack.modifiers import Wound, base_damage, own_defense, value_of
from bot.games.mage_knight.editions.modes import DIE
from bot.games.mage_knight.field.effects import replacing, unchanged
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.values import Modifiers, Value, printed, total, unmodified
from bot.games.mage_knight.measure import capped
from bot.games.mage_knight.state import Figure

ABSENT = "none"
SOURCES = ("formation", "rear", "capture", "hindering", "height", "armor")
"""What adds to an attack or a defense in every edition, in the words of sentences."""

MORE_SOURCES = ("gang_up", "resistance", "water", "cover_token")
"""What else does where there is a cap; all others are things: items, domains and subfactions."""

SCREENS = ("concealing", "low_wall")
"""Terrain that gives the modifier of hindering terrain (MK2-26.8, 26.14)."""

OF_DAMAGE = ("enhancement", "incantation_token")

ITEM = "MK2-28.5"
DOMAIN = "MK2-27.4"
SUBFACTION = "MK2-34.7"

CLAUSES = {
    "mku": {
        "formation": "MKU-16.6",
        "formation close": "MKU-17.5",
        "rear": "MKU-13.2",
        "capture": "MKU-14.2",
        "hindering": "MKU-19.10",
        "height": "MKU-20.14",
        "armor": "MKU-11.4",
    },
    "mk2": {
        "formation": "MK2-24.14",
        "rear": "MK2-20.9",
        "rear close": "MK2-19.3",
        "gang_up": "MK2-19.8",
        "resistance": "MK2-33.32",
        "capture": "MK2-23.2",
        "hindering": "MK2-26.5",
        "concealing": "MK2-26.8",
        "low_wall": "MK2-26.14",
        "height": "MK2-26.20",
        "height soaring": "MK2-16.11",
        "armor": "MK2-33.30",
        "armor invulnerability": "MK2-33.36",
        "water": "MK2-14.9",
        "water ability": "MK2-33.14",
        "cover_token": "MK2-33.50",
    },
}
"""By which clause each source adds; behind the source the case in which it is another one (table 9.5)."""


def list_modifiers(*found: Modifiers) -> Facts:
    """Modifiers by their source, for sentences; one that there is not is ``none``."""
    added = dict.fromkeys(SOURCES, 0) | {name: number for side in found for name, number in side}
    return {name: str(number) if number else ABSENT for name, number in added.items()}


def sides(field: Field, bonus: Modifiers, cover: Modifiers, own: int) -> Facts:
    """The modifiers of both sides by source, and what a cap leaves of each sum (MK2-9.11, 9.14)."""
    added = dict.fromkeys((*SOURCES, *MORE_SOURCES), 0)
    facts: Facts = {"own": own or ABSENT}
    for side, found in (("attack", bonus), ("defense", cover)):
        for name, number in found:
            if name in SCREENS:
                name = "hindering"
            if name in added:
                added[name] += number
        facts |= {**_things(field, f"{side}_things", found), f"{side}_sum": _left(field, found)}
    if added["hindering"]:
        facts["screen"] = next((name for name, _ in cover if name in SCREENS), "hindering")
    return {**facts, **{name: _signed(name, number) for name, number in added.items()}}


def _left(field: Field, found: Modifiers) -> str:
    """What the cap leaves of a sum, if it takes something from it."""
    kept = capped(field.edition.cap, total(found))
    return ABSENT if kept == total(found) else signed(kept)


def signed(number: int) -> str:
    """A number with its sign, a true minus."""
    return f"{number:+d}".replace("-", "−")


def _signed(name: str, number: int) -> str:
    """A number as the sentences want it: with its sign where it may be below nothing."""
    if not number:
        return ABSENT
    return f"{number:+d}" if name == "resistance" else str(number)


def _things(field: Field, name: str, found: Modifiers) -> Facts:
    """What items, domains and subfactions add, each by its name and clause; equal ones together (MK2-E1).

    Events of games that began before have the sum alone, which is told without ``_by``.
    """
    added: dict[str, int] = {}
    for source, number in found:
        if source not in (*SOURCES, *MORE_SOURCES, *SCREENS, *OF_DAMAGE):
            added[source] = added.get(source, 0) + number
    if not added:
        return {name: ABSENT}
    clauses = tuple(sorted({thing_clause(field, one) for one in added}))
    numbers = tuple([signed(number) for number in added.values()])
    return {name: numbers, f"{name}_card": tuple(added), f"{name}_clauses": clauses, f"{name}_by": "name"}


def thing_clause(field: Field, source: str) -> str:
    """By which clause an item, a domain or a subfaction works."""
    content = field.content
    return ITEM if source in content.items else DOMAIN if source in content.domains else SUBFACTION


def clauses(field: Field, plan: Plan, figure: Figure, found: Modifiers) -> Fact:
    """The clauses of the modifiers of one side that rules give (MK2-P12)."""
    known = CLAUSES[field.edition.key]
    armored = [one.id for one in field.powers(figure).abilities if one.armor]
    special = {
        "armor": next(iter(armored), ""),
        "formation": "close" if plan.close else "",
        "rear": "close" if plan.close else "",
        "height": "soaring" if figure.soaring else "",
        "water": "" if field.powers(figure).wades else "ability",
    }
    told = [known.get(f"{name} {special.get(name, '')}") or known.get(name, "") for name, _ in found]
    return tuple(dict.fromkeys(filter(None, told))) or ABSENT


# -- damage ----------------------------------------------------------------------------------------------------------


def damage(field: Field, plan: Plan, figure: Figure, one: Wound, critical: bool = False) -> Facts | None:
    """How the clicks of a hit come about, where that is more than a number of the dial (MK2-9.15, 17.14)."""
    if not one.added and not one.twice:
        return None
    added = dict(one.added)
    return {
        "target": figure.id,
        "value": value_of(plan),
        "number": one.base,
        "doubled": one.twice,
        "enhancement": added.get("enhancement") or ABSENT,
        "incantation": added.get("incantation_token") or ABSENT,
        **_things(field, "damage_things", one.added),
        "damage_sum": _left(field, one.added),
        "critical": critical,
        "raised": one.raised,
        "clicks": one.clicks if one.clicks != one.raised else ABSENT,
    }


# -- values that are replaced ----------------------------------------------------------------------------------------


def swaps(field: Field, plan: Plan, figure: Figure, defense: int) -> Iterator[Facts]:
    """Which values of an attack on a figure a thing replaces (MK2-9.8); its defense, unless another one is used."""
    if unchanged(field) or plan.mode.heals:
        return
    fight, attacker = plan.fight(field, figure), plan.attacker
    asked: list[tuple[Figure, Value]] = [(attacker, "attack")]
    asked += [(figure, "defense")] if own_defense(field, plan, figure) == defense else []
    value = value_of(plan)
    if plan.mode.deals != DIE and base_damage(field, plan, figure, 0) == unmodified(field, attacker, value, fight):
        asked.append((attacker, value))
    for whose, name in asked:
        found = replacing(field, whose, name, fight)
        if found is not None:
            number, before = unmodified(field, whose, name, fight), printed(field, whose, name)
            facts: Facts = {"figure": whose.id, "value": name, "number": number, "printed": before}
            yield {**facts, "card": found.source, "clause": thing_clause(field, found.source)}
