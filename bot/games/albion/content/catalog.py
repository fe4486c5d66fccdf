"""From the bytes of packs to the content the rules work with (data/albion/README.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.engine.sheets import Faults, FileReport, read_tables
from bot.engine.strict import ID, Strict, Style
from bot.games.albion.content import checks, files
from bot.games.albion.content.figures import COLOUR, LABEL, Content, Gear, Limits

FORM = "AL-T1"
"""Where a fault of a whole pack is looked up."""
KINDS: dict[str, tuple[str, type[files.File], str]] = {
    "knights.toml": ("knights", files.KnightsFile, "AL-T4"),
    "equipment.toml": ("equipment", files.EquipmentFile, "AL-T1"),
    "spells.toml": ("spells", files.SpellsFile, "AL-T5"),
    "items.toml": ("items", files.ItemsFile, "AL-T6"),
    "fate.toml": ("fate", files.FateFile, "AL-T7"),
    "map.toml": ("map", files.MapFile, "AL-T9"),
}
"""Each file: what it is called among all, its type, and the table that it holds."""
PACK_FILES = tuple(KINDS)
SAID = ("name", "name_en", "name_pl", "name_cs", "title", "title_pl", "title_cs")
STYLE = Style(
    said_fields=SAID,
    said="",
    patterns={ID: ("pack-no-id", ""), LABEL: ("pack-no-label", "AL-T9"), COLOUR: ("pack-no-colour", "")},
)


def load(packs: Sequence[Mapping[str, bytes]]) -> Content:
    """One whole pack: another one replaces it, so the last counts. Raises ``PackFaults`` with everything wrong."""
    faults, number = Faults(), len(packs)
    readers: dict[str, Strict] = {}
    read: dict[str, Any] = {}
    for file, (name, kind, form) in KINDS.items():
        report = FileReport(faults, number, file, form)
        if file not in packs[-1]:
            report("pack-file-missing", form)
            continue
        tables = read_tables(packs[-1][file], report, form)
        if not report.count:
            readers[name] = Strict(tables, report, STYLE)
            read[name] = readers[name].read(tables.raw, (), kind, {})
    faults.refuse()
    written = files.Files(**read)
    for wrong in checks.wrongs(written):
        readers[wrong.file].note(wrong.key, wrong.path, wrong.clause, **wrong.facts)
    faults.refuse()
    content = _content(written)
    for wrong in checks.wrongs_of_arming(content, written):
        readers[wrong.file].note(wrong.key, wrong.path, wrong.clause, **wrong.facts)
    faults.refuse()
    return content


# -- what the rules read ---------------------------------------------------------------------------------------------


def _content(written: files.Files) -> Content:
    sites, knights = written.map.sites, written.knights
    return Content(
        groups={one.id: one for one in knights.group},
        gear={one.id: one for one in _gear(written)},
        names=_names(written),
        spells={one.id: one for one in written.spells.spell},
        fate={land: {card.roll: card for card in one.results} for land, one in written.fate.land.items()},
        hexes={one.id: one for one in written.map.board.hex},
        boats_start=sites.boats_start,
        artefact_hexes=(sites.castle_of_mages, sites.mount_monsalvat),
        limits=_limits(written),
        digest=_digest(written),
    )


def _limits(written: files.Files) -> Limits:
    knights, gear, transport = written.knights, written.equipment, written.equipment.transport
    return Limits(
        strength_plus_power=knights.strength_plus_power,
        minimum_attribute=knights.minimum_attribute,
        treasury=knights.treasury,
        two_player_pairs=tuple([(one, other) for one, other in knights.two_player_pairs]),
        ready_groups=knights.ready_groups,
        max_weapons=gear.max_weapons,
        max_by_class={
            "pole": gear.max_pole,
            "two_handed": gear.max_two_handed,
            "sidearm": gear.max_sidearm,
            "one_handed": gear.max_one_handed,
        },
        max_shields=gear.max_shields,
        min_armours_when_arming=gear.min_armours_when_arming,
        min_modified_strength_when_arming=gear.min_modified_strength_when_arming,
        armour_combinations=tuple([frozenset(pair) for pair in gear.armour_combinations]),
        cast_dice=written.spells.cast_dice,
        backlash_gap=written.spells.backlash_gap,
        fate_dice=written.fate.dice,
        move={"foot": transport.foot.move, "horse": transport.horse.move, "boat": transport.boat.move},
        horses=transport.horse.tokens,
        boats=transport.boat.tokens,
    )


def _gear(written: files.Files) -> list[Gear]:
    found = [_figures(one, "weapon") for one in written.equipment.weapon]
    found += [_figures(one, "armour") for one in written.equipment.armour]
    found += [_figures(one, "shield") for one in written.equipment.shield]
    for item in written.items.item:
        kind = "weapon" if item.weapon else item.counts_as or "object"
        found.append(_figures(item, kind, secret=True, artefact=item.kind == "artefact"))
    return [*found, Gear(id="horse", kind="horse"), Gear(id="boat", kind="boat")]


_SAME = (
    *("id", "efficacy", "strength_modifier", "damage_dice", "min_strength"),
    *("mounted_only", "unhorses_on_hit", "destructible", "effect"),
)
"""Fields that gear takes over as they are written."""


def _figures(one: Any, kind: Any, **more: Any) -> Gear:
    given = {name: value for name in _SAME if (value := getattr(one, name, None)) is not None}
    return Gear(kind=kind, cls=getattr(one, "class_", None) or "", **given, **more)


def _names(written: files.Files) -> dict[str, tuple[str, str, str]]:
    gear, transport = written.equipment, written.equipment.transport
    by_id: dict[str, Any] = {one.id: one for group in written.knights.group for one in group.knight}
    by_id |= {one.id: one for one in (*gear.weapon, *gear.armour, *gear.shield)}
    by_id |= {one.id: one for one in (*written.items.item, *written.spells.spell)}
    by_id |= {"horse": transport.horse, "boat": transport.boat, "foot": transport.foot, **written.map.regions}
    names = {name: (one.name_en, one.name_pl, one.name_cs) for name, one in by_id.items()}
    sites = [one for one in written.map.board.hex if one.site is not None]
    return {**names, **{one.id: (one.name, one.name_pl, one.name_cs) for one in sites}}


UNREAD = (*SAID, "colour", "feature", "ready_groups")
"""What the rules of every table leave unread."""


def _digest(written: files.Files) -> str:
    """A hash of what the rules read: names in other words and another look of the map are the same content.

    So are other castles for ready-made tables: only these read them (``Albion.digest_of``).
    """
    encoder = msgspec.msgpack.Encoder(order="deterministic")
    return hashlib.sha256(encoder.encode(_bare(msgspec.to_builtins(written)))).hexdigest()


def _bare(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _bare(inner) for key, inner in value.items() if key not in UNREAD}
    return [_bare(inner) for inner in value] if isinstance(value, list | tuple) else value
