"""Packs: the starter pack is whole, and everything that can be wrong with one is told with its place (TA-P1 to P13)."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot import packs
from bot.engine.sheets import PackFault, PackFaults
from bot.games.talisman.content.cards import Content
from bot.games.talisman.content.catalog import PACK_FILES, load
from bot.i18n.catalog import LANGUAGES
from bot.i18n.packtext import pack_fault_text
from bot.i18n.speech import Speech
from tests.support.rules import rule


@cache
def starter() -> dict[str, bytes]:
    return {file: packs.builtin("talisman")[file] for file in PACK_FILES}


@cache
def content() -> Content:
    return load([starter()])


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


CARD = """schema = 1
[[card]]
id = "own_card"
name = "Own Card"
pl = "Własna karta"
cs = "Vlastní karta"
text = "It does something."
text_pl = "Robi coś."
text_cs = "Něco dělá."
type = "stranger"
number = 4
copies = 2
after = "stay"
effects = [ { on = "encounter", do = [ { op = "gain", what = "gold", n = 1 } ] } ]
"""


def joined(old: str = "", new: str = "", file: str = "adventure.toml") -> list[PackFault]:
    """The faults of a pack of one card, written otherwise at one place, joined to the starter pack."""
    assert old in CARD
    return faults_of(starter(), {file: CARD.replace(old, new, 1).encode()})


# -- the starter pack ------------------------------------------------------------------------------------------------


@rule("TA-P1", "TA-P13")
def test_the_starter_pack_has_139_adventure_cards() -> None:
    cards = [card for card in content().cards.values() if card.source == "adventure"]
    counted = Counter[str]()
    for card in cards:
        counted[card.type] += card.copies
    assert (
        counted == Counter(event=28, enemy=47, stranger=16, object=15, magic_object=15, follower=10, place=8)
        and sum(counted.values()) == len(content().adventure) == 139
    )
    kinds = Counter[Any]()
    for card in cards:
        kinds[card.kind] += card.copies if card.type == "enemy" else 0
    assert kinds == Counter(animal=9, monster=20, dragon=4, spirit=14)


@rule("TA-P2", "TA-P13")
def test_the_starter_pack_has_everything_else() -> None:
    found = content()
    assert len(found.spell_deck) == 30 and len(found.characters) == 14
    purchase = {card.id: card.copies for card in found.cards.values() if card.source == "purchase"}
    assert len(purchase) == 7 and set(purchase.values()) == {4}
    assert (found.stock["talisman"], found.toads) == (4, 4)
    regions = Counter(space.region for space in found.board.spaces.values())
    assert regions == Counter(outer=24, middle=16, inner=9)
    assert found.board.rings == {"outer": 24, "middle": 16, "inner": 8} and found.board.spaces["crown"].index == 8


def test_names_and_texts_are_not_hashed_but_rules_are() -> None:
    digest = content().digest
    assert load([changed("spells.toml", 'name = "Mending"', 'name = "Healing"')]).digest == digest
    assert load([changed("spells.toml", "copies = 3", "copies = 2")]).digest != digest


# -- what can be wrong -----------------------------------------------------------------------------------------------

BAD: dict[str, tuple[str, str, str, tuple[str, str, str]]] = {
    # what is changed: file, old, new, then the fault: key, column, clause
    "id twice": ("spells.toml", 'id = "turnback"', 'id = "mending"', ("pack-id-twice", "id", "TA-P3")),
    "id with a blank": ("spells.toml", 'id = "turnback"', 'id = "turn back"', ("pack-no-id", "id", "TA-P3")),
    "no such space": (
        "adventure.toml",
        'op = "move", to = "crags"',
        'op = "move", to = "crag"',
        ("pack-no-such-id", "effects[1].do[1].table[1].do[1].to", "TA-P3"),
    ),
    "no such person": (
        "board.toml",
        '"village_smith", ',
        '"village_smyth", ',
        ("pack-no-such-id", "persons", "TA-P3"),
    ),
    "no such card": (
        "board.toml",
        '{ id = "helmet", price = 2 }',
        '{ id = "helmut", price = 2 }',
        ("pack-no-such-id", "do[1].list[1].id", "TA-P3"),
    ),
    "no such operation": (
        "spells.toml",
        'op = "heal"',
        'op = "heel"',
        ("pack-no-such-op", "effects[1].do[1].op", "TA-P4"),
    ),
    "no such modifier": (
        "characters.toml",
        'mod = "weapon_slots"',
        'mod = "weapon_slot"',
        ("pack-no-such-mod", "mods[2].mod", "TA-P4"),
    ),
    "no such argument": (
        "characters.toml",
        '{ mod = "weapon_slots", n = 2 }',
        '{ mod = "weapon_slots", n = 2, m = 1 }',
        ("pack-word-unknown", "mods[2].m", "TA-P4"),
    ),
    "argument missing": (
        "characters.toml",
        '{ mod = "weapon_slots", n = 2 }',
        '{ mod = "weapon_slots" }',
        ("pack-key-lacking", "mods[2]", "TA-P4"),
    ),
    "no such trigger": (
        "spells.toml",
        'on = "cast"',
        'on = "casts"',
        ("pack-not-one-of", "effects[1].on", "TA-P4"),
    ),
    "no such window": (
        "spells.toml",
        'cast = ["on_spell"]',
        'cast = ["on_spells"]',
        ("pack-not-one-of", "cast[1]", "TA-P4"),
    ),
    "no such condition": (
        "adventure.toml",
        'if = { alignment = ["good"] }',
        'if = { allignment = ["good"] }',
        ("pack-word-unknown", "effects[1].do[1].if.allignment", "TA-P4"),
    ),
    "a word for a number": ("spells.toml", "copies = 3", 'copies = "3"', ("pack-wrong-shape", "copies", "TA-P4")),
    "too many copies": ("spells.toml", "copies = 3", "copies = 41", ("pack-out-of-range", "copies", "TA-P4")),
    "no copy": ("spells.toml", "copies = 3", "copies = 0", ("pack-out-of-range", "copies", "TA-P4")),
    "a list for a text": (
        "spells.toml",
        'name = "Mending"',
        'name = ["Mending"]',
        ("pack-wrong-shape", "name", "TA-P4"),
    ),
    "a number for a list": ("spells.toml", 'cast = ["on_spell"]', "cast = 7", ("pack-wrong-shape", "cast", "TA-P4")),
    "a gap in a table": (
        "board.toml",
        "{ on = [4, 5], do = [] }",
        "{ on = [4], do = [] }",
        ("pack-table-gap", "effects[1].do[1].table", "TA-P5"),
    ),
    "a result twice": (
        "board.toml",
        "{ on = [4, 5], do = [] }",
        "{ on = [4, 5, 6], do = [] }",
        ("pack-table-twice", "effects[1].do[1].table", "TA-P5"),
    ),
    "a row without a result": (
        "board.toml",
        "{ on = [4, 5], do = [] }",
        "{ do = [] }",
        ("pack-table-gap", "effects[1].do[1].table", "TA-P5"),
    ),
    "a row below what was subtracted": (
        "board.toml",
        "{ max = 0, do",
        "{ on = [0], do",
        ("pack-table-gap", "effects[1].do[1].table", "TA-P5"),
    ),
    "opposite not mutual": (
        "board.toml",
        'opposite = ["hills_m"]',
        "opposite = []",
        ("pack-not-mutual", "opposite", "TA-P6"),
    ),
    "opposite too far": (
        "board.toml",
        'opposite = ["hills_m"]',
        'opposite = ["hills_m", "temple"]',
        ("pack-not-opposite", "opposite", "TA-P6"),
    ),
    "an index twice": ("board.toml", "index = 2\n", "index = 3\n", ("pack-ring-broken", "rings.outer", "TA-P6")),
    "a cell out of the way": (
        "board.toml",
        "col = 2\nrow = 0",
        "col = 2\nrow = 6",
        ("pack-not-beside", "index", "TA-P6"),
    ),
    "another guard": (
        "board.toml",
        "guard_strength = 9",
        "guard_strength = 8",
        ("pack-differs", "effects[1].do[1].value", "TA-P6"),
    ),
    "other dice for the portal": (
        "board.toml",
        'op = "open_portal", dice = 2',
        'op = "open_portal", dice = 3',
        ("pack-differs", "effects[1].do[1].dice", "TA-P6"),
    ),
    "an Enemy with both values": (
        "adventure.toml",
        "strength = 2\ncopies = 3",
        "strength = 2\ncraft = 1\ncopies = 3",
        ("pack-one-value", "strength", "TA-P7"),
    ),
    "an Enemy without a value": (
        "adventure.toml",
        "strength = 2\ncopies = 3",
        "copies = 3",
        ("pack-one-value", "strength", "TA-P7"),
    ),
    "an Enemy of another number": (
        "adventure.toml",
        "number = 2\nstrength = 2\ncopies = 3",
        "number = 3\nstrength = 2\ncopies = 3",
        ("pack-differs", "number", "TA-P7"),
    ),
    "an Event of another number": (
        "adventure.toml",
        'type = "event"\nnumber = 1',
        'type = "event"\nnumber = 2',
        ("pack-differs", "number", "TA-P7"),
    ),
    "no Czech name": ("spells.toml", 'cs = "Hojení"\n', "", ("pack-key-lacking", "", "TA-P8")),
    "an empty text": ("spells.toml", 'name = "Mending"', 'name = " "', ("pack-cell-empty", "name", "TA-P8")),
    "a label missing": (
        "board.toml",
        'label_cs = "modlit se", ',
        "",
        ("pack-key-lacking", "effects[1].do[3].do[1].options[2]", "TA-P8"),
    ),
    "a creature without a Polish name": (
        "board.toml",
        'name_pl = "Strażnik", ',
        "",
        ("pack-key-lacking", "effects[1].do[1]", "TA-P8"),
    ),
    "an idle space": ("board.toml", "draw = 1", "draw = 0", ("pack-space-idle", "", "TA-P9")),
    "a character that can nothing": (
        "characters.toml",
        'mods = [ { mod = "psychic_attack" }, { mod = "spell_refill", n = 1 } ]',
        "",
        ("pack-character-idle", "", "TA-P10"),
    ),
    "a start that is nowhere": (
        "characters.toml",
        'start = "tavern"',
        'start = "inn"',
        ("pack-no-such-id", "start", "TA-P10"),
    ),
    "a start in the Inner Region": (
        "characters.toml",
        'start = "tavern"',
        'start = "mines"',
        ("pack-start-inner", "start", "TA-P10"),
    ),
    "Strength 7": ("characters.toml", "strength = 4", "strength = 7", ("pack-out-of-range", "strength", "TA-P4")),
    "Craft 0": ("characters.toml", "craft = 3", "craft = 0", ("pack-out-of-range", "craft", "TA-P4")),
    "sold though it is none": (
        "board.toml",
        '{ id = "helmet", price = 2 }',
        '{ id = "magic_belt", price = 2 }',
        ("pack-not-for-sale", "do[1].list[1].id", "TA-P11"),
    ),
    "sold without a price": (
        "board.toml",
        '{ id = "helmet", price = 2 }',
        '{ id = "raft", price = 2 }',
        ("pack-not-for-sale", "do[1].list[1].id", "TA-P11"),
    ),
    "no way to the Crown": (
        "board.toml",
        'enter_if = { has_any = ["talisman"], from = ["valley_of_fire"] }',
        'enter_if = { has_any = ["talisman"], from = ["pits"] }',
        ("pack-crown-far", "", "TA-P12"),
    ),
    "no schema": ("spells.toml", "schema = 1\n", "", ("pack-not-one-of", "schema", "TA-P4")),
    "a table nobody knows": (
        "spells.toml",
        "schema = 1",
        "schema = 1\nspels = 2",
        ("pack-word-unknown", "spels", "TA-P4"),
    ),
}


@rule("TA-P3", "TA-P4", "TA-P5", "TA-P6", "TA-P7", "TA-P8", "TA-P9", "TA-P10", "TA-P11", "TA-P12")
@pytest.mark.usefixtures("parsed_once")
@pytest.mark.parametrize("case", BAD)
def test_what_is_wrong_with_a_pack_is_told_with_its_place(case: str) -> None:
    file, old, new, expected = BAD[case]
    found = faults_of(changed(file, old, new))
    assert expected in [(fault.key, fault.column, fault.clause) for fault in found], found
    fault = next(fault for fault in found if (fault.key, fault.column, fault.clause) == expected)
    assert fault.file == file and fault.line > 0
    for language in LANGUAGES:
        told = pack_fault_text(fault, Speech(language))
        assert file in told and not re.search(r"pack-|[{}]|\$", told), told


def test_the_line_is_the_line_of_the_fault() -> None:
    file, old, new, _ = BAD["no such operation"]
    broken = changed(file, old, new)
    wanted = next(line for line, text in enumerate(broken[file].decode().splitlines(), 1) if '"heel"' in text)
    (fault,) = faults_of(broken)
    assert (fault.line, fault.card, fault.facts) == (wanted, "mending", {"found": "heel", "near": "heal"})
    assert pack_fault_text(fault, Speech("en")) == (
        f"spells.toml, line {wanted}, effects[1].do[1].op, card mending: There is no operation “heel”; "
        "did you mean “heal”? [TA-P4]"
    )


def test_a_broken_file_is_told_and_no_more() -> None:
    broken = {**starter(), "spells.toml": b"schema = [\n"}
    assert [(fault.key, fault.file) for fault in faults_of(broken)] == [("pack-toml-broken", "spells.toml")]
    without = {file: data for file, data in starter().items() if file != "spells.toml"}
    assert [(fault.key, fault.file) for fault in faults_of(without)] == [("pack-file-missing", "spells.toml")]


# -- packs that join -------------------------------------------------------------------------------------------------


@rule("TA-P13")
def test_a_pack_may_join_with_one_file_and_is_counted_in() -> None:
    both = load([starter(), {"adventure.toml": CARD.encode()}])
    assert len(both.adventure) == 141 and both.cards["own_card"].copies == 2
    assert both.digest != content().digest


@rule("TA-P3", "TA-P13")
def test_what_joins_is_checked_together_with_the_starter_pack() -> None:
    assert [(f.key, f.pack) for f in joined('id = "own_card"', 'id = "goblin"')] == [("pack-id-twice", 2)]
    assert [(f.key, f.pack) for f in joined('id = "own_card"', 'id = "sword"')] == [("pack-id-twice", 2)]
    assert [(f.key, f.clause) for f in joined("number = 4", "number = 5")] == [("pack-differs", "TA-P7")]
    assert [(f.key, f.pack) for f in joined('"gold"', '"golt"')] == [("pack-not-one-of", 2)]
    assert joined("number = 4", "number = 4") == []


@rule("TA-P6", "TA-P13")
def test_there_is_one_board() -> None:
    board = b"schema = 1\n[rings]\nouter = 24\nmiddle = 16\ninner = 8\n"
    found = faults_of(starter(), {"board.toml": board})
    assert [(fault.key, fault.column) for fault in found] == [("pack-board-twice", "rings")]


@pytest.mark.parametrize(
    "bad", [b"\xff", b"[" * 3000, b"x = 1\n" * 200_000, b"card = 3\nschema = 1\n", b"card = [3]\nschema = 1\n"]
)
def test_nonsense_is_refused(bad: bytes) -> None:
    assert faults_of(starter(), {"adventure.toml": bad})


def test_every_sentence_about_packs_of_tables_is_used() -> None:
    own = Path(__file__).resolve().parents[3] / "bot" / "games" / "talisman" / "content"
    source = "".join([file.read_text(encoding="utf-8") for file in sorted(own.glob("*.py"))])
    words = (packs.data_file("locale/en/talisman-packs.ftl")).decode()
    keys = re.findall(r"^(pack-[a-z-]+) =", words, re.MULTILINE)
    assert [key for key in keys if f'"{key}"' not in source] == ["pack-no-such-op", "pack-no-such-mod"]
    assert len(keys) > 15
