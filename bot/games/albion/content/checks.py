"""What holds between the entries of a pack (data/albion/README.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Any

from msgspec import Struct, structs

from bot.engine.notation.words import nearest_name
from bot.engine.places import Path_
from bot.engine.requests import Facts
from bot.engine.sheets import shortened
from bot.games.albion.content import arming
from bot.games.albion.content import effects as fx
from bot.games.albion.content.figures import Content, Hex, Spell
from bot.games.albion.content.files import Files, Item
from bot.hexgrid import grid

DIE = 6
GROUPS = 4  # AL-24.1
KNIGHTS = 4  # AL-3.1
SPELLS = 8  # AL-20.2
ARTEFACTS = 2  # AL-3.5
RESERVED = ("object", "objects", "all", "better", "none", "horse", "boat", "foot")
"""Words of the notation, and of what has no entry of its own."""
SITES = {"castles": "castle", "harbours": "harbour", "nemetons": "nemeton"}


class Wrong(Struct, frozen=True):
    """Something wrong: the file by its name in ``Files``, the place there, key, facts, and another clause than its."""

    file: str
    path: Path_
    key: str
    facts: Facts = {}
    clause: str = ""


def wrongs(written: Files) -> Iterator[Wrong]:
    """Everything that does not fit together."""
    for look in (_ids, _groups, _equipment, _spells, _items, _fate, _hexes, _sites):
        yield from look(written)


def wrongs_of_arming(content: Content, written: Files) -> Iterator[Wrong]:
    """Ready-made knights that nobody might arm like that (AL-4)."""
    for one, path in _knights(written):
        fault = arming.fault(content, one.id, arming.ready_allotment(content, one.id))
        if fault is not None:
            yield Wrong("knights", path, "pack-knight-not-legal", {}, fault[1])


# -- shared ----------------------------------------------------------------------------------------------------------


def _count(file: str, path: Path_, found: int, expected: int, clause: str) -> Iterator[Wrong]:
    if found != expected:
        yield Wrong(file, path, "pack-differs", {"found": found, "expected": expected}, clause)


def _known(file: str, path: Path_, one: str, known: Collection[str], kind: str, clause: str = "") -> Iterator[Wrong]:
    if one not in known:
        facts: Facts = {"found": shortened(one), "kind": kind, "near": nearest_name(one, known)}
        yield Wrong(file, path, "pack-unknown-id", facts, clause)


def _all_known(
    file: str, path: Path_, ids: Iterable[str], known: Collection[str], kind: str, clause: str = ""
) -> Iterator[Wrong]:
    for number, one in enumerate(ids):
        yield from _known(file, (*path, number), one, known, kind, clause)


def _knights(written: Files) -> Iterator[tuple[Any, Path_]]:
    for place, group in enumerate(written.knights.group):
        for number, one in enumerate(group.knight):
            yield one, ("group", place, "knight", number)


def _ids(written: Files) -> Iterator[Wrong]:
    """An id names one thing in the whole pack: names are looked up by it, and players type it."""
    seen: set[str] = set(RESERVED)
    gear = written.equipment
    entries: list[tuple[str, Path_, str]] = [("knights", path, one.id) for one, path in _knights(written)]
    for file, name, several in (
        ("equipment", "weapon", gear.weapon),
        ("equipment", "armour", gear.armour),
        ("equipment", "shield", gear.shield),
        ("items", "item", written.items.item),
        ("spells", "spell", written.spells.spell),
    ):
        entries += [(file, (name, number), one.id) for number, one in enumerate(several)]
    entries += [("map", ("regions", region), region) for region in written.map.regions]
    for file, path, name in entries:
        if name in seen:
            yield Wrong(file, (*path, "id"), "pack-id-taken", {"found": name})
        seen.add(name)


# -- knights and equipment -------------------------------------------------------------------------------------------


def _groups(written: Files) -> Iterator[Wrong]:
    file, gear = written.knights, written.equipment
    total, least = file.strength_plus_power, file.minimum_attribute
    yield from _count("knights", ("group",), len({one.id for one in file.group}), GROUPS, "AL-24.1")
    yield from _count("knights", ("group",), len(file.group), GROUPS, "AL-24.1")
    for place, group in enumerate(file.group):
        yield from _count("knights", ("group", place), len(group.knight), KNIGHTS, "AL-3.1")
        castle = written.map.sites.castles.get(str(group.id), "")
        if group.start_hex != castle:
            facts: Facts = {"found": group.start_hex, "expected": castle or "–"}
            yield Wrong("knights", ("group", place, "start_hex"), "pack-differs", facts, "AL-3.3")
    for one, path in _knights(written):
        yield from _count("knights", path, one.default_strength + one.default_power, total, "AL-4.1")
        for name in ("default_strength", "default_power"):
            value = getattr(one, name)
            if value < least:
                found: Facts = {"found": str(value), "least": least, "most": total - least}
                yield Wrong("knights", (*path, name), "pack-out-of-range", found, "AL-4.1")
        weapons, armours = {entry.id for entry in gear.weapon}, {entry.id for entry in gear.armour}
        yield from _all_known("knights", (*path, "default_weapons"), one.default_weapons, weapons, "weapon")
        yield from _all_known("knights", (*path, "default_armour"), one.default_armour, armours, "armour")
    named = [number for pair in file.two_player_pairs for number in pair]
    if sorted(named) != sorted({one.id for one in file.group}) or any(len(pair) != 2 for pair in file.two_player_pairs):
        yield Wrong("knights", ("two_player_pairs",), "pack-pairs", {}, "AL-24.2")
    ready = file.ready_groups
    if len({*ready} & {one.id for one in file.group}) != len(ready) or len(ready) == 1:
        yield Wrong("knights", ("ready_groups",), "pack-ready-groups", {}, "AL-3.2")


def _equipment(written: Files) -> Iterator[Wrong]:
    file = written.equipment
    armours = {one.id for one in file.armour}
    for number, pair in enumerate(file.armour_combinations):
        path: Path_ = ("armour_combinations", number)
        yield from _count("equipment", path, len(set(pair)), 2, "AL-4.9")
        yield from _all_known("equipment", path, pair, armours, "armour", "AL-4.9")
    yield from _count("equipment", ("shield",), len(file.shield), 1, "AL-T2")
    knights, horses = GROUPS * KNIGHTS, file.transport.horse.tokens
    if horses < knights:
        facts: Facts = {"found": str(horses), "least": knights, "most": 99}
        yield Wrong("equipment", ("transport", "horse", "tokens"), "pack-out-of-range", facts, "AL-3.4")


# -- spells and items ------------------------------------------------------------------------------------------------


def _spells(written: Files) -> Iterator[Wrong]:
    file = written.spells
    yield from _count("spells", ("spell",), len(file.spell), SPELLS, "AL-20.2")
    for number, spell in enumerate(file.spell):
        yield from _spell(("spell", number), spell)


def _spell(path: Path_, spell: Spell) -> Iterator[Wrong]:
    if not spell.version or not spell.use:
        word = "use" if spell.version else "version"
        yield Wrong("spells", path, "pack-key-lacking", {"word": word}, "AL-20.3")
    for version, one in spell.version.items():
        place: Path_ = (*path, "version", version, "effect")
        effect = one.effect
        if isinstance(effect, fx.PowerLoss) and (effect.amount is None) == (effect.dice is None):
            yield Wrong("spells", place, "pack-exactly-one", {"words": ("amount", "dice")})
        if isinstance(effect, fx.Damage) and effect.id:
            yield Wrong("spells", (*place, "id"), "pack-field-misplaced", {"word": "id"})
        stops = isinstance(effect, fx.StopStrike) or (isinstance(effect, fx.DropWeaponInUse) and effect.stops_strike)
        attacks = not isinstance(effect, fx.StopStrike)
        unfit = [use for use in spell.use if not (attacks if use == "attack" else stops)]
        for use in unfit:
            kind = str(effect.__struct_config__.tag)
            yield Wrong("spells", place, "pack-effect-unfit", {"found": kind, "use": use}, "AL-20.1")
        if spell.on_failure_power_loss == "same" and not isinstance(effect, fx.PowerLoss):
            facts: Facts = {"word": "on_failure_power_loss"}
            yield Wrong("spells", (*path, "on_failure_power_loss"), "pack-field-misplaced", facts, "AL-20.11")


_WEAPON = ("class", "damage_dice", "mounted_only", "unhorses_on_hit")
_PIECE = ("efficacy", "min_strength")


def _items(written: Files) -> Iterator[Wrong]:
    artefacts = sum(one.kind == "artefact" for one in written.items.item)
    yield from _count("items", ("item",), artefacts, ARTEFACTS, "AL-3.5")
    for number, item in enumerate(written.items.item):
        yield from _item(("item", number), item)


def _item(path: Path_, item: Item) -> Iterator[Wrong]:
    """What counts as a weapon or shield has its figures, and nothing else has."""
    shield = item.counts_as == "shield"
    if item.weapon and shield:
        yield Wrong("items", (*path, "counts_as"), "pack-field-misplaced", {"word": "counts_as"}, "AL-21.1")
    for words, needed in ((_WEAPON, item.weapon), (_PIECE, item.weapon or shield)):
        for word in words:
            there = getattr(item, "class_" if word == "class" else word) is not None
            if there != needed:
                key = "pack-key-lacking" if needed else "pack-field-misplaced"
                yield Wrong("items", path if needed else (*path, word), key, {"word": word}, "AL-21.1")
    if item.kind == "artefact" and item.destructible:
        yield Wrong("items", (*path, "destructible"), "pack-artefact-lasts", {}, "AL-21.5")


# -- fate ------------------------------------------------------------------------------------------------------------


def _fate(written: Files) -> Iterator[Wrong]:
    file = written.fate
    regions = written.map.fate_regions
    for land in file.land:
        yield from _known("fate", ("land", land), land, regions, "region", "AL-9.1")
    yield from _all_known("map", ("fate_regions",), regions, file.land, "region", "AL-9.1")
    ids = Counter(card.id for land in file.land.values() for card in land.results)
    for name, land_ in file.land.items():
        path: Path_ = ("land", name, "results")
        rolls = Counter(card.roll for card in land_.results)
        for roll in range(file.dice, DIE * file.dice + 1):
            if rolls[roll] != 1:
                key = "pack-table-twice" if rolls[roll] else "pack-table-gap"
                yield Wrong("fate", path, key, {"found": roll}, "AL-9.1")
        for number, card in enumerate(land_.results):
            if not file.dice <= card.roll <= DIE * file.dice:
                most: Facts = {"found": str(card.roll), "least": file.dice, "most": DIE * file.dice}
                yield Wrong("fate", (*path, number, "roll"), "pack-out-of-range", most, "AL-9.1")
            if ids[card.id] > 1:
                yield Wrong("fate", (*path, number, "id"), "pack-id-taken", {"found": card.id})
            yield from _effect(written, (*path, number, "effect"), card.effect, option=False)


def _effect(written: Files, path: Path_, effect: Any, *, option: bool) -> Iterator[Wrong]:
    """One effect and those inside it. Only options of a choice have an ``id``, and they all do."""
    if option and not effect.id:
        yield Wrong("fate", path, "pack-key-lacking", {"word": "id"})
    elif effect.id and not option:
        yield Wrong("fate", (*path, "id"), "pack-field-misplaced", {"word": "id"})
    if isinstance(effect, fx.Choice):
        ids = [one.id for one in effect.options]
        yield from _known("fate", (*path, "default"), effect.default, ids, "option", "AL-9.5")
        if len(set(ids)) < len(ids):
            yield Wrong("fate", (*path, "options"), "pack-id-taken", {"found": max(ids, key=ids.count)})
    if isinstance(effect, fx.PlaceToken):
        gear = written.equipment
        tokens = [one.id for one in (*gear.weapon, *gear.armour, *gear.shield)]
        yield from _known("fate", (*path, "token"), effect.token, tokens, "token")
    if isinstance(effect, fx.PeekToken):
        labels = {one.id for one in written.map.board.hex}
        yield from _all_known("fate", (*path, "default"), effect.default, labels, "hex")
    for name, value in structs.asdict(effect).items():
        if isinstance(value, fx.Effect):
            yield from _effect(written, (*path, name), value, option=False)
        elif isinstance(value, tuple) and name in ("options", "steps"):
            for number, one in enumerate(value):
                yield from _effect(written, (*path, name, number), one, option=name == "options")


# -- the map ---------------------------------------------------------------------------------------------------------


def _hexes(written: Files) -> Iterator[Wrong]:
    """Each hex once, where its label says, on a map without holes (AL-T9)."""
    file, seen = written.map, set[str]()
    if file.direction_order != tuple(grid.DIRECTIONS):
        found = {"found": shortened(" ".join(file.direction_order)), "expected": " ".join(grid.DIRECTIONS)}
        yield Wrong("map", ("direction_order",), "pack-differs", {**found}, "AL-T9")
    for number, one in enumerate(file.board.hex):
        path: Path_ = ("board", "hex", number)
        if one.id in seen:
            yield Wrong("map", (*path, "id"), "pack-id-taken", {"found": one.id})
        seen.add(one.id)
        yield from _hex(path, one)
        yield from _known("map", (*path, "region"), one.region, file.regions, "region")
    wanted = [
        grid.label(grid.axial(column, row))
        for row in range(file.rows)
        for column in range(file.width_odd_row if row % 2 else file.width_even_row)
    ]
    surplus = sorted(seen.difference(wanted))
    for label in [*[one for one in wanted if one not in seen][:1], *surplus[:1]]:
        yield Wrong("map", ("board", "hex"), "pack-map-hole", {"found": label})


def _hex(path: Path_, one: Hex) -> Iterator[Wrong]:
    there = grid.of_label(one.id)
    if there is not None:
        column, row = grid.offset(there)
        for name, expected in (("col", column), ("row", row), ("q", there.q), ("r", there.r)):
            yield from _count("map", (*path, name), getattr(one, name), expected, "AL-T9")
    if (one.feature == "water") != (one.terrain == "lake"):
        yield Wrong("map", (*path, "feature"), "pack-water", {"terrain": one.terrain})
    if one.site is not None and one.terrain == "lake":
        yield Wrong("map", (*path, "site"), "pack-site-in-lake")
    for name in ("name", "name_pl", "name_cs"):
        if bool(getattr(one, name)) != (one.site is not None):
            key = "pack-key-lacking" if one.site else "pack-field-misplaced"
            yield Wrong("map", path, key, {"word": name})


def _sites(written: Files) -> Iterator[Wrong]:
    """The list of sites says what the hexes say, and everything set up has its place (AL-3.3 to AL-3.7)."""
    sites, by_label = written.map.sites, {one.id: one for one in written.map.board.hex}
    listed: list[tuple[str, Path_, str]] = [
        (label, ("sites", "castles", group), "castle") for group, label in sites.castles.items()
    ]
    for name in ("harbours", "nemetons"):
        listed += [(one, ("sites", name, number), SITES[name]) for number, one in enumerate(getattr(sites, name))]
    for name in ("castle_of_mages", "mount_monsalvat"):
        listed.append((getattr(sites, name), ("sites", name), name))
    for label, path, site in listed:
        if label not in by_label or by_label[label].site != site:
            yield Wrong("map", path, "pack-site-differs", {"found": label})
    named = Counter(label for label, _, _ in listed)
    for number, one in enumerate(written.map.board.hex):
        if named[one.id] != (one.site is not None):
            yield Wrong("map", ("board", "hex", number, "site"), "pack-site-differs", {"found": one.id})
    groups = {str(one.id) for one in written.knights.group}
    yield from _all_known("map", ("sites", "castles"), sites.castles, groups, "group")
    yield from _all_known("map", ("sites", "boats_start"), sites.boats_start, sites.harbours, "harbour", "AL-3.7")
    boats = written.equipment.transport.boat.tokens
    if len(sites.boats_start) > boats:
        facts: Facts = {"found": str(len(sites.boats_start)), "least": 0, "most": boats}
        yield Wrong("map", ("sites", "boats_start"), "pack-out-of-range", facts, "AL-7.11")
    magic = sum(one.kind == "magic" for one in written.items.item)
    yield from _count("map", ("sites", "nemetons"), len(sites.nemetons), magic, "AL-3.6")
    for number, label in enumerate(sites.harbours):
        around = [grid.label(one) for one in grid.neighbours(grid.of_label(label) or grid.Axial(0, 0))]
        if not any(one in by_label and by_label[one].terrain == "lake" for one in around):
            yield Wrong("map", ("sites", "harbours", number), "pack-harbour-dry", {"found": label}, "AL-7.5")
