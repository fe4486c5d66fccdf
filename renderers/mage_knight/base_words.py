"""What the base of a figure of the second edition says, in words (MK2-2.3)."""

from __future__ import annotations

from typing import Any

from bot.games.mage_knight.measure import inches
from bot.i18n.wording import TableWords
from renderers.kit.wording import joined
from renderers.mage_knight.words import template_name


def base_facts(one: Any, words: TableWords) -> list[str]:
    """How a figure moves and attacks, attack bonus and ranged damage (MK2-2.6)."""
    if not one.speed_type:
        return []
    made = [words.t("picture-mk-speed-type-" + one.speed_type)]
    attack = words.t("picture-mk-attack-type-" + one.attack_type)
    made.append(words.t("picture-mk-base-attack", type=attack, bonus=one.attack_bonus))
    if one.range and one.ranged_damage is not None:
        made.append(words.t("picture-mk-base-ranged-damage", damage=one.ranged_damage))
    return made


def all_of_base(one: Any, words: TableWords) -> list[str]:
    """The same with what it gives on every click, its slots, subfaction and size (MK2-3.2, 3.9, 18.7, 18.10, 34.2)."""
    if not one.speed_type:
        return []
    made = base_facts(one, words)
    if given := given_by_base(one):
        made.append(joined([given_name(name, words) for name in given], words))
    if one.subfaction:
        made.append(words.t("picture-mk-base-subfaction", name=template_name(one.subfaction, words)))
    if one.item_slots:
        slots = [words.t("mage-knight-keyword-" + slot) for slot in one.item_slots]
        made.append(words.t("picture-mk-base-slots", slots=joined(slots, words)))
    return [*made, words.t("picture-mk-base-radius", radius=inches(one.radius))]


def given_by_base(one: Any) -> list[str]:
    """Proficiencies, magic immunity, the ability of the subfaction."""
    return sorted(name for name in one.innate if name != one.speed_type)


def given_name(name: str, words: TableWords) -> str:
    """What one of them is called."""
    return words.t("mage-knight-ability-" + name.replace("_", "-"))


def given_does(name: str, words: TableWords) -> str:
    """One of them with what it does."""
    does = words.t("mage-knight-does-" + name.replace("_", "-"))
    return words.t("picture-mk-does", name=given_name(name, words), does=does)
