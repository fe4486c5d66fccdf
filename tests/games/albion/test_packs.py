"""Packs: the starter pack is whole, and everything that can be wrong with one is told with its place."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from bot import packs
from bot.engine.sheets import PackFault, PackFaults, shortened
from bot.games.albion.content.catalog import PACK_FILES, load
from bot.i18n.catalog import LANGUAGES
from bot.i18n.packtext import pack_fault_text
from bot.i18n.speech import Speech
from tests.support.rules import rule


@cache
def starter() -> dict[str, bytes]:
    return {file: packs.builtin("albion")[file] for file in PACK_FILES}


def faults_of(*given: dict[str, bytes]) -> list[PackFault]:
    try:
        load(given)
    except PackFaults as refused:
        return list(refused.faults)
    return []


def changed(file: str, old: str, new: str) -> dict[str, bytes]:
    """The starter pack with one place of one file written otherwise."""
    text = starter()[file].decode()
    assert old in text, f"{old!r} is not in {file}"
    return {**starter(), file: text.replace(old, new, 1).encode()}


def test_the_starter_pack_is_whole() -> None:
    content = load([starter()])
    assert (len(content.groups), len(content.knights), len(content.hexes)) == (4, 16, 276)
    assert (len(content.spells), len(content.artefacts), len(content.objects), len(content.nemetons)) == (8, 2, 8, 8)


@pytest.mark.slow
def test_names_and_looks_are_not_hashed_but_rules_are() -> None:
    digest = load([starter()]).digest
    for old, new in (('name_en = "Sword"', 'name_en = "Blade"'), ('feature = "hill"', 'feature = "moor"')):
        file = "map.toml" if "feature" in old else "equipment.toml"
        assert load([changed(file, old, new)]).digest == digest
    assert load([changed("equipment.toml", "efficacy = 10", "efficacy = 11")]).digest != digest


def test_a_pack_replaces_the_starter_pack_wholly() -> None:
    assert load([starter(), changed("knights.toml", "treasury = 16", "treasury = 9")]).limits.treasury == 9
    assert [fault.key for fault in faults_of(starter(), {"map.toml": starter()["map.toml"]})] == [
        "pack-file-missing"
    ] * 5


KNIGHTS, GEAR, SPELLS, ITEMS, FATE, MAP = PACK_FILES
E3 = 'id = "E3", col = 4, row = 2, q = 3, r = 2, terrain = "land", region = "avalon", feature = "ruin"'
BAD: dict[str, tuple[str, str, str, tuple[str, str, str]]] = {
    # what is changed: file, old, new, then the fault: key, column, clause
    "another schema": (KNIGHTS, "schema = 1", "schema = 2", ("pack-out-of-range", "schema", "AL-T4")),
    "no head value": (SPELLS, "cast_dice = 3", "", ("pack-key-lacking", "", "AL-T5")),
    "an unknown head value": (
        ITEMS,
        "schema = 1",
        "schema = 1\nluck = 2",
        ("pack-word-unknown", "luck", "AL-T6"),
    ),
    "no TOML": (FATE, "[land.galehot]", "[land.galehot", ("pack-toml-broken", "", "AL-T7")),
    "three knights": (
        KNIGHTS,
        '[[group.knight]]\nid = "kay"',
        '[[group]]\nid = 1\ncastle = "camelot"\nname_en = "C"\nname_pl = "C"\nname_cs = "C"\nstart_hex = "C19"\n'
        'colour = "#c0392b"\n\n[[group.knight]]\nid = "kay"',
        ("pack-differs", "group", "AL-24.1"),
    ),
    "a sum that is not 24": (
        KNIGHTS,
        "default_power = 10",
        "default_power = 11",
        ("pack-differs", "group[1].knight[2]", "AL-4.1"),
    ),
    "a value below 8": (
        KNIGHTS,
        "default_strength = 16\ndefault_power = 8",
        "default_strength = 17\ndefault_power = 7",
        ("pack-out-of-range", "group[1].knight[1].default_power", "AL-4.1"),
    ),
    "a knight that nobody may arm": (
        KNIGHTS,
        'default_weapons = ["estoc"]',
        'default_weapons = ["estoc", "knights_mace"]',
        ("pack-knight-not-legal", "group[1].knight[3]", "AL-4.6"),
    ),
    "an unknown ready-made weapon": (
        KNIGHTS,
        'default_weapons = ["estoc"]',
        'default_weapons = ["estock"]',
        ("pack-unknown-id", "group[1].knight[3].default_weapons[1]", "AL-T4"),
    ),
    "an unknown ready-made armour": (
        KNIGHTS,
        'default_armour = ["leather"]',
        'default_armour = ["sword"]',
        ("pack-unknown-id", "group[1].knight[4].default_armour[1]", "AL-T4"),
    ),
    "a group without its castle": (
        KNIGHTS,
        'start_hex = "C19"',
        'start_hex = "D19"',
        ("pack-differs", "group[1].start_hex", "AL-3.3"),
    ),
    "no hex": (KNIGHTS, 'start_hex = "C19"', 'start_hex = "c19"', ("pack-no-label", "group[1].start_hex", "AL-T9")),
    "no colour": (KNIGHTS, '"#c0392b"', '"red"', ("pack-no-colour", "group[1].colour", "AL-T4")),
    "a name missing in one language": (
        KNIGHTS,
        'name_cs = "Kay"\n',
        "",
        ("pack-key-lacking", "group[1].knight[2]", "AL-T4"),
    ),
    "an empty name": (
        KNIGHTS,
        'name_cs = "Kay"',
        'name_cs = " "',
        ("pack-cell-empty", "group[1].knight[2].name_cs", "AL-T4"),
    ),
    "an id twice": (KNIGHTS, 'id = "kay"', 'id = "gawain"', ("pack-id-taken", "group[1].knight[2].id", "AL-T4")),
    "an id of another list": (KNIGHTS, 'id = "kay"', 'id = "sword"', ("pack-id-taken", "weapon[5].id", "AL-T1")),
    "an id that is a word of the notation": (
        ITEMS,
        'id = "scabbard"',
        'id = "object"',
        ("pack-id-taken", "item[4].id", "AL-T6"),
    ),
    "a group in two pairs": (
        KNIGHTS,
        "[[1, 2], [3, 4]]",
        "[[1, 2], [2, 4]]",
        ("pack-pairs", "two_player_pairs", "AL-24.2"),
    ),
    "ready-made castles that are no groups": (
        KNIGHTS,
        "[2, 3, 1, 4]",
        "[2, 5]",
        ("pack-ready-groups", "ready_groups", "AL-3.2"),
    ),
    "a ready-made castle twice": (KNIGHTS, "[2, 3, 1, 4]", "[2, 2]", ("pack-ready-groups", "ready_groups", "AL-3.2")),
    "one ready-made castle": (KNIGHTS, "[2, 3, 1, 4]", "[2]", ("pack-ready-groups", "ready_groups", "AL-3.2")),
    "an unknown class": (GEAR, 'class = "pole"', 'class = "polearm"', ("pack-not-one-of", "weapon[1].class", "AL-T1")),
    "an unhorsing at the third hit": (
        GEAR,
        "unhorses_on_hit = 1",
        "unhorses_on_hit = 3",
        ("pack-out-of-range", "weapon[1].unhorses_on_hit", "AL-T1"),
    ),
    "a truth that is a number": (
        GEAR,
        "mounted_only = true",
        "mounted_only = 1",
        ("pack-wrong-shape", "weapon[1].mounted_only", "AL-T1"),
    ),
    "a pair of one armour": (
        GEAR,
        '["leather", "mail"]',
        '["leather", "leather"]',
        ("pack-differs", "armour_combinations[1]", "AL-4.9"),
    ),
    "a pair with an unknown armour": (
        GEAR,
        '["leather", "mail"]',
        '["leather", "maile"]',
        ("pack-unknown-id", "armour_combinations[1][2]", "AL-4.9"),
    ),
    "too few horses": (GEAR, "tokens = 20", "tokens = 15", ("pack-out-of-range", "transport.horse.tokens", "AL-3.4")),
    "seven spells": (
        SPELLS,
        '[[spell]]\nid = "binding"',
        '[[spell]]\nid = "thunder"\nname_en = "T"\nname_pl = "T"\nname_cs = "T"\nuse = ["attack"]\n'
        "on_failure_power_loss = 0\n[spell.version.plus]\nmin_power = 9\npower_cost = 1\n"
        'effect = { type = "heal_self", dice = 1 }\n[[spell]]\nid = "binding"',
        ("pack-differs", "spell", "AL-20.2"),
    ),
    "a spell without a version": (
        SPELLS,
        '[spell.version.minus]\nmin_power = 9\npower_cost = 1\neffect = { type = "unhorse", '
        "requires_mounted_target = true }",
        "[spell.version]",
        ("pack-key-lacking", "spell[6]", "AL-20.3"),
    ),
    "a version of its own": (
        SPELLS,
        "[spell.version.plus]",
        "[spell.version.double]",
        ("pack-not-one-of", "spell[1].version.double", "AL-T5"),
    ),
    "power_loss with both": (
        SPELLS,
        '"power_loss", amount = 2',
        '"power_loss", amount = 2, dice = 1',
        ("pack-exactly-one", "spell[3].version.plus.effect", "AL-T5"),
    ),
    "power_loss with neither": (
        SPELLS,
        '"power_loss", amount = 2',
        '"power_loss"',
        ("pack-exactly-one", "spell[3].version.plus.effect", "AL-T5"),
    ),
    "an id of a spell's damage": (
        SPELLS,
        'type = "damage"',
        'id = "x", type = "damage"',
        ("pack-field-misplaced", "spell[1].version.plus.effect.id", "AL-T5"),
    ),
    "a thunderbolt as defence": (
        SPELLS,
        'use = ["attack"]',
        'use = ["attack", "defence"]',
        ("pack-effect-unfit", "spell[1].version.plus.effect", "AL-20.1"),
    ),
    "a stopped strike as attack": (
        SPELLS,
        'use = ["defence"]',
        'use = ["attack", "defence"]',
        ("pack-effect-unfit", "spell[5].version.plus.effect", "AL-20.1"),
    ),
    "the same without a loss of Power": (
        SPELLS,
        "on_failure_power_loss = 2",
        'on_failure_power_loss = "same"',
        ("pack-field-misplaced", "spell[1].on_failure_power_loss", "AL-20.11"),
    ),
    "an effect of another file": (
        SPELLS,
        '"heal_self", dice = 1',
        '"treasury", amount = 1',
        ("pack-no-such-type", "spell[7].version.minus.effect.type", "AL-T5"),
    ),
    "an unknown argument": (
        ITEMS,
        '"flee_roll_bonus", amount = 3',
        '"flee_roll_bonus", amounts = 3',
        ("pack-word-unknown", "item[7].effect.amounts", "AL-T6"),
    ),
    "an unknown moment": (
        ITEMS,
        'when = "round_end"',
        'when = "noon"',
        ("pack-not-one-of", "item[1].effect.when", "AL-T6"),
    ),
    "one artefact": (ITEMS, 'kind = "artefact"', 'kind = "magic"', ("pack-differs", "item", "AL-3.5")),
    "a weapon without a class": (ITEMS, 'class = "pole"\n', "", ("pack-key-lacking", "item[2]", "AL-21.1")),
    "a ring with damage dice": (
        ITEMS,
        'id = "ring_of_luned"',
        'id = "ring_of_luned"\ndamage_dice = 2',
        ("pack-field-misplaced", "item[7].damage_dice", "AL-21.1"),
    ),
    "a weapon and a shield": (
        ITEMS,
        'id = "excalibur"',
        'id = "excalibur"\ncounts_as = "shield"',
        ("pack-field-misplaced", "item[3].counts_as", "AL-21.1"),
    ),
    "a shield without its figures": (
        ITEMS,
        'counts_as = "shield"\nefficacy = 4',
        'counts_as = "shield"',
        ("pack-key-lacking", "item[5]", "AL-21.1"),
    ),
    "an artefact that breaks": (
        ITEMS,
        "destructible = false",
        "destructible = true",
        ("pack-artefact-lasts", "item[1].destructible", "AL-21.5"),
    ),
    "a roll twice": (
        FATE,
        'roll = 3,  id = "giant"',
        'roll = 2,  id = "giant"',
        ("pack-table-twice", "land.galehot.results", "AL-9.1"),
    ),
    "a roll that dice do not show": (
        FATE,
        'roll = 12, id = "friendship"',
        'roll = 13, id = "friendship"',
        ("pack-out-of-range", "land.galehot.results[11].roll", "AL-9.1"),
    ),
    "a card twice": (FATE, 'id = "fog"', 'id = "bog"', ("pack-id-taken", "land.galehot.results[5].id", "AL-T7")),
    "an unknown land": (FATE, "[land.waste]", "[land.wastes]", ("pack-unknown-id", "land.wastes", "AL-9.1")),
    "an option without an id": (
        FATE,
        'id = "pay", type',
        "type",
        ("pack-key-lacking", "land.galehot.results[4].effect.options[1]", "AL-T7"),
    ),
    "two options of one id": (
        FATE,
        'id = "leave", type',
        'id = "pay", type',
        ("pack-id-taken", "land.galehot.results[4].effect.options", "AL-T7"),
    ),
    "an id outside a choice": (
        FATE,
        'type = "defeat"',
        'type = "defeat", id = "x"',
        ("pack-field-misplaced", "land.galehot.results[1].effect.id", "AL-T7"),
    ),
    "a default that is no option": (
        FATE,
        'default = "pay"',
        'default = "bay"',
        ("pack-unknown-id", "land.galehot.results[4].effect.default", "AL-9.5"),
    ),
    "an effect inside another is misspelt": (
        FATE,
        'on_fail_foot = { type = "damage"',
        'on_fail_foot = { type = "damages"',
        ("pack-no-such-type", "land.galehot.results[3].effect.on_fail_foot.type", "AL-T7"),
    ),
    "a token that is none": (
        FATE,
        'token = "sword"',
        'token = "excalibur"',
        ("pack-unknown-id", "land.waste.results[8].effect.options[1].token", "AL-T7"),
    ),
    "a vision of no hex": (
        FATE,
        '["K3", "E3"]',
        '["K3", "Z9"]',
        ("pack-unknown-id", "land.waste.results[10].effect.default[2]", "AL-T7"),
    ),
    "directions in another order": (
        MAP,
        '["E", "NE"',
        '["NE", "E"',
        ("pack-differs", "direction_order", "AL-T9"),
    ),
    "a label twice": (MAP, 'id = "B1", col = 1', 'id = "A1", col = 1', ("pack-id-taken", "board.hex[2].id", "AL-T9")),
    "a hole": (
        MAP,
        '  { id = "B1", col = 1, row = 0, q = 1, r = 0, terrain = "land", region = "avalon", feature = "orchard" },\n',
        "",
        ("pack-map-hole", "board.hex", "AL-T9"),
    ),
    "a hex beyond the map": (MAP, "width_odd_row = 14", "width_odd_row = 13", ("pack-map-hole", "board.hex", "AL-T9")),
    "a place that is not that of the label": (
        MAP,
        'id = "A3", col = 0, row = 2, q = -1',
        'id = "A3", col = 0, row = 2, q = 0',
        ("pack-differs", "board.hex[30].q", "AL-T9"),
    ),
    "an unknown region": (
        MAP,
        'region = "avalon"',
        'region = "avallon"',
        ("pack-unknown-id", "board.hex[1].region", "AL-T9"),
    ),
    "an unknown feature": (
        MAP,
        'feature = "hill"',
        'feature = "hills"',
        ("pack-not-one-of", "board.hex[1].feature", "AL-T9"),
    ),
    "water on land": (MAP, 'feature = "hill"', 'feature = "water"', ("pack-water", "board.hex[1].feature", "AL-T9")),
    "a lake without water": (
        MAP,
        'terrain = "lake", region = "lake", feature = "water"',
        'terrain = "lake", region = "lake", feature = "hill"',
        ("pack-water", "board.hex[93].feature", "AL-T9"),
    ),
    "a castle without its site": (
        MAP,
        '1 = "C19"',
        '1 = "D19"',
        ("pack-site-differs", "sites.castles.1", "AL-T9"),
    ),
    "a site that no list names": (
        MAP,
        '"B12", "M12"]',
        '"B12"]',
        ("pack-site-differs", "board.hex[173].site", "AL-T9"),
    ),
    "seven Nemetons": (MAP, '"B12", "M12"]', '"B12"]', ("pack-differs", "sites.nemetons", "AL-3.6")),
    "a boat on a meadow": (
        MAP,
        'boats_start = ["F14"',
        'boats_start = ["F15"',
        ("pack-unknown-id", "sites.boats_start[1]", "AL-3.7"),
    ),
    "more boats than tokens": (
        MAP,
        'boats_start = ["F14"',
        'boats_start = ["F14", "F14"',
        ("pack-out-of-range", "sites.boats_start", "AL-7.11"),
    ),
    "a castle of no group": (
        MAP,
        '4 = "M19"',
        '5 = "M19"',
        ("pack-unknown-id", "sites.castles[4]", "AL-T9"),
    ),
}


def pack_of(case: str) -> dict[str, bytes]:
    file, old, new, _ = BAD[case]
    return changed(file, old, new)


@rule("AL-T1", "AL-T4", "AL-T5", "AL-T6", "AL-T7", "AL-T9", "AL-20.2", "AL-3.6", "AL-21.5")
@pytest.mark.usefixtures("parsed_once")
@pytest.mark.parametrize("case", BAD)
def test_what_is_wrong_with_a_pack_is_told_with_its_place(case: str) -> None:
    file, _, _, (key, column, clause) = BAD[case]
    faults = faults_of(pack_of(case))
    found = [(fault.key, fault.column, fault.clause) for fault in faults]
    assert (key, shortened(column), clause) in found, found
    assert all(fault.line >= 1 for fault in faults)
    for language in LANGUAGES:
        for fault in faults:
            text = pack_fault_text(fault, Speech(language))
            assert fault.file in text and "{" not in text and "pack-" not in text


def test_the_line_is_the_line_of_the_fault() -> None:
    pack = pack_of("a vision of no hex")
    (fault,) = faults_of(pack)
    assert (fault.file, fault.facts["found"]) == (FATE, "Z9")
    assert '"Z9"' in pack[FATE].decode().splitlines()[fault.line - 1]


@pytest.mark.slow
def test_a_misspelt_word_is_told_with_the_one_meant() -> None:
    near = {case: [fault.facts.get("near") for fault in faults_of(pack_of(case))] for case in BAD}
    assert near["an unknown ready-made weapon"] == ["estoc"]
    assert near["a default that is no option"] == ["pay"]
    assert near["an effect inside another is misspelt"] == ["damage"]
    assert near["an unknown argument"] == ["amount", None]


def test_sites_in_the_lake_and_dry_harbours_are_told() -> None:
    lake = 'terrain = "lake", region = "lake", feature = "water"'
    text = starter()[MAP].decode()
    e10 = next(line for line in text.splitlines() if 'id = "E10"' in line)
    wet = re.sub(r'terrain = "land", region = "galehot", feature = "\w+"', lake, e10)
    assert [fault.key for fault in faults_of(changed(MAP, e10, wet))] == ["pack-site-in-lake"]
    dry = text.replace(lake, 'terrain = "land", region = "lake", feature = "moor"')
    faults = faults_of({**starter(), MAP: dry.encode()})
    assert {(fault.key, fault.clause) for fault in faults} == {("pack-harbour-dry", "AL-7.5")} and len(faults) == 6


@pytest.mark.parametrize("bad", [b"\xff", b"[" * 3000, b"x = 1\n" * 200_000, b"schema = 1\nspell = 3\n", b""])
def test_nonsense_is_refused(bad: bytes) -> None:
    faults = faults_of({**starter(), SPELLS: bad})
    assert faults and {fault.file for fault in faults} == {SPELLS}


def test_every_sentence_about_packs_of_albion_is_used() -> None:
    root = Path(__file__).resolve().parents[3] / "bot"
    source = "".join([file.read_text(encoding="utf-8") for file in (root / "games/albion/content").glob("*.py")])
    keys = re.findall(r"^(pack-[a-z-]+) =", packs.data_file("locale/en/albion-packs.ftl").decode(), re.MULTILINE)
    assert [key for key in keys if f'"{key}"' not in source] == ["pack-no-such-type"]
