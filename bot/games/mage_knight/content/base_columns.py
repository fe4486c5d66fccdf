"""The columns of ``figures.csv`` that only the second edition reads: what its bases say (MK2-3.2, 3.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.notation.words import nearest_name
from bot.engine.sheets import shortened
from bot.games.mage_knight.content.cells import Cells
from bot.games.mage_knight.content.effects import (
    ATTACK_TYPES,
    DEFENSE_TYPES,
    PROFICIENCIES,
    SLOTS,
    SPEED_TYPES,
    Subfaction,
)
from bot.games.mage_knight.measure import inches

BASE_COLUMNS = (
    *("subfaction", "speed_type", "attack_type", "attack_bonus", "attack_proficiencies", "defense_type"),
    *("ranged_damage", "item_slots", "keywords", "older", "mk2_base_radius"),
)
CLAUSE = "MK2-2.3"
CHECKS = "MK2-3.3"
MOST_BONUS, MOST_RANGED_DAMAGE = 3, 6
NONE = "none"
MELEE = "melee"
AFAR = "bombardment"
TOO_NEAR = 4
"""A range, in inches, with which nobody bombards (MK2-21.2)."""

SLOTTED = 875
"""Radius of a base with item slots where the pack says nothing, in thousandths of an inch (MK2-3.9)."""

COVERS = 750
"""Radius of an objective: a base with slots covers it, no other one does (MK2-3.9)."""

Known = Mapping[str, Subfaction | None]
"""The subfactions that packs have by their ids; None: it is there, and its table is at fault."""


def read_base(
    cells: Cells, known: Known, *, unique: bool, range_: int, radius: int, radii: tuple[int, int]
) -> dict[str, Any]:
    """The fields of a figure that stand in these columns. ``radii``: the least and the most that a base may have.

    A file without a single one of them is of before this edition (MK2-35.7).
    """
    if not any(column in cells.row.cells for column in BASE_COLUMNS):
        return {"older": True}
    older = _given(cells, "older") and cells.word("older", ("0", "1")) == "1"
    attack = MELEE if older and not _given(cells, "attack_type") else cells.word("attack_type", ATTACK_TYPES)
    slots = _listed(cells, "item_slots", SLOTS)
    if slots and not unique:
        cells.wrong("mage-knight-pack-slots-unique", "item_slots", CHECKS)
    subfaction = _subfaction(cells, known)
    return {
        "older": older,
        "subfaction": cells.row.cell("subfaction") if subfaction else "",
        "allegiance": subfaction.ability if subfaction else "",
        "speed_type": cells.word("speed_type", SPEED_TYPES) if not older or _given(cells, "speed_type") else "",
        "attack_type": attack,
        "attack_bonus": cells.number("attack_bonus", 0, MOST_BONUS) if _given(cells, "attack_bonus") else 0,
        "proficiencies": _proficiencies(cells, attack, range_),
        "magic_immune": _given(cells, "defense_type") and cells.word("defense_type", DEFENSE_TYPES) != DEFENSE_TYPES[0],
        "ranged_damage": _ranged_damage(cells, older, range_),
        "item_slots": slots,
        "keywords": tuple([word for word in cells.row.cell("keywords").split(";") if word]),
        "second_radius": _radius(cells, radius, bool(slots), radii),
    }


def _given(cells: Cells, column: str) -> bool:
    return bool(cells.row.cell(column))


def _listed(cells: Cells, column: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """A list of words between semicolons."""
    found = tuple(cells.row.cell(column).split(";")) if _given(cells, column) else ()
    for word in found:
        if word not in known:
            cells.wrong("pack-not-one-of", column, CLAUSE, found=shortened(word), words=", ".join(known))
    return found


def _subfaction(cells: Cells, known: Known) -> Subfaction | None:
    """The subfaction that the figure belongs to (MK2-2.2)."""
    word = cells.row.cell("subfaction")
    if word and word not in known:
        near = nearest_name(word, known)
        cells.wrong("mage-knight-pack-subfaction-unknown", "subfaction", CLAUSE, found=shortened(word), near=near)
    return known.get(word)


def _proficiencies(cells: Cells, attack: str, range_: int) -> tuple[str, ...] | None:
    """What the pack sets instead of those of the attack type; None: nothing (MK2-18.8)."""
    column = "attack_proficiencies"
    if not _given(cells, column):
        return None
    if cells.row.cell(column) == NONE:
        return ()
    found = _listed(cells, column, (*PROFICIENCIES, NONE))
    if NONE in found:
        cells.wrong("mage-knight-pack-none-alone", column, CHECKS)
    for word in found:
        near = word in PROFICIENCIES and word != AFAR
        if near and attack != MELEE:
            cells.wrong("mage-knight-pack-proficiency-melee", column, CHECKS, word=word, found=attack, expected=MELEE)
        if word == AFAR and (attack == MELEE or range_ <= TOO_NEAR):
            cells.wrong("mage-knight-pack-bombardment", column, CHECKS, found=attack, range=range_, least=TOO_NEAR + 1)
    return tuple(dict.fromkeys(found))


def _ranged_damage(cells: Cells, older: bool, range_: int) -> int | None:
    """Printed wherever there is a range, but on older figures (MK2-35.2)."""
    if _given(cells, "ranged_damage"):
        return cells.number("ranged_damage", 0, MOST_RANGED_DAMAGE)
    if range_ and not older:
        cells.wrong("mage-knight-pack-ranged-damage", "ranged_damage", CHECKS, range=range_, most=MOST_RANGED_DAMAGE)
    return None


def _radius(cells: Cells, radius: int, slotted: bool, radii: tuple[int, int]) -> int:
    """The radius in this edition: enough to cover an objective with item slots, and not enough without (MK2-3.9)."""
    column = "mk2_base_radius"
    given = _given(cells, column)
    found = cells.inches(column, *radii) if given else SLOTTED if slotted else radius
    if slotted and found < COVERS:
        cells.wrong("mage-knight-pack-radius-least", column, "MK2-3.9", found=inches(found), least=inches(COVERS))
    elif not slotted and found >= COVERS:
        cells.wrong("mage-knight-pack-radius-below", column, "MK2-3.9", found=inches(found), below=inches(COVERS))
    return found if given else 0
