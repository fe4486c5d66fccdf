"""Every row of the digest's tables AL-T1 to AL-T9, as it is printed there, against the data that the rules read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from bot import packs
from bot.games.albion.content import effects as fx
from bot.games.albion.content.figures import Content, FateCard, SpellVersion
from bot.games.albion.fights import equipment, odds
from bot.games.albion.state import Fight
from bot.hexgrid import grid, ways
from tests.support.joust import scene, starter
from tests.support.rules import rule

Row = dict[str, str]
CLASSES = {"pole": "pole", "two-handed": "two_handed", "one-handed": "one_handed", "sidearm": "sidearm"}


@cache
def digest() -> str:
    return packs.data_file("rules/albion.md").decode()


@cache
def rows(table: str) -> tuple[Row, ...]:
    """The rows of a table of the digest, by its column names, without marks of printing."""
    text = digest().split(f"### {table} ", 1)[1].split("\n###", 1)[0]
    cells = [
        [cell.strip().replace("**", "") for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("|") and not line.startswith("|--")
    ]
    return tuple([dict(zip(cells[0], row, strict=True)) for row in cells[1:]])


def content() -> Content:
    return starter().content


def called(names: str) -> tuple[str, str]:
    """``Axe (topór)``: the English and the Polish name."""
    found = re.fullmatch(r"(.+?) \((.+)\)", names)
    assert found is not None, names
    return found[1], found[2]


def by_name(name: str) -> str:
    """The id of whatever is called so in English; ``mace`` is the knight's mace."""
    found = [id_ for id_, names in content().names.items() if name.casefold() in (names[0].casefold(), id_)]
    return found[0] if found else next(id_ for id_ in content().gear if id_.endswith(name.casefold()))


# -- AL-T1 to AL-T3 ----------------------------------------------------------------------------------------------------


@rule("AL-T1", "AL-4.12", "AL-15.3")
@pytest.mark.parametrize("row", rows("AL-T1"), ids=lambda row: row["id"])
def test_weapons(row: Row) -> None:
    gear, (english, polish) = content().gear[row["id"]], called(row["name (pl)"])
    names = content().names[row["id"]]
    assert (names[0], names[1].casefold()) == (english, polish)
    figures = ("efficacy", "Str. modifier", "damage dice", "min. Strength")
    assert [int(row[one]) for one in figures] == [
        gear.efficacy,
        gear.strength_modifier,
        gear.damage_dice,
        gear.min_strength,
    ]
    assert (gear.kind, gear.cls, gear.secret) == ("weapon", CLASSES[row["class"]], False)
    assert gear.mounted_only == ("mounted only" in row["notes"])
    assert gear.unhorses_on_hit == (1 if "1st hit" in row["notes"] else 2)


@rule("AL-T1", "AL-T2")
def test_there_is_no_other_plain_gear() -> None:
    listed = [row["id"] for row in (*rows("AL-T1"), *rows("AL-T2"))]
    assert [one.id for one in content().gear.values() if not one.secret] == [*listed, "horse", "boat"]


@rule("AL-T2", "AL-4.9")
@pytest.mark.parametrize("row", rows("AL-T2"), ids=lambda row: row["id"])
def test_armour_and_shield(row: Row) -> None:
    gear = content().gear[row["id"]]
    assert [int(row[one]) for one in ("efficacy", "Str. modifier", "min. Strength")] == [
        gear.efficacy,
        gear.strength_modifier,
        gear.min_strength,
    ]
    assert gear.kind == ("shield" if row["id"] == "shield" else "armour")
    assert content().names[row["id"]][0] == called(row["name (pl)"])[0]


@rule("AL-T2", "AL-4.9", "AL-4.10")
def test_allowed_pairs_of_armour() -> None:
    pairs = {frozenset({"leather", "mail"}): (6, 2), frozenset({"leather", "plate"}): (9, 3)}
    gear = content().gear
    assert set(content().limits.armour_combinations) == set(pairs)
    for pair, (efficacy, modifier) in pairs.items():
        assert sum(gear[one].efficacy for one in pair) == efficacy
        assert sum(gear[one].strength_modifier for one in pair) == modifier


SHORT = {
    "heavy l.": "heavy lance",
    "Bl. Lance": "Bleeding Lance",
    "2-h sword": "two-handed sword",
    "light l.": "light lance",
}


def weapon(cell: str) -> tuple[str, int]:
    """``heavy l. 14``: the weapon and its efficacy."""
    name, efficacy = cell.rsplit(" ", 1)
    return by_name(SHORT.get(name, name)), int(efficacy)


@rule("AL-T3", "AL-13.5")
@pytest.mark.parametrize("row", rows("AL-T3"), ids=lambda row: row["parrying"])
def test_what_parries_what(row: Row) -> None:
    own, efficacy = weapon(row["parrying"])
    assert content().gear[own].efficacy == efficacy
    others = [(weapon(cell), said) for cell, said in row.items() if cell != "parrying"]
    assert len(others) == len(rows("AL-T3")) == 9
    for (other, strength), said in others:
        assert content().gear[other].efficacy == strength
        twice = other == own and content().gear[own].secret  # one token only: the efficacies are those of the rows
        striking = {"excalibur": "bleeding_lance"}.get(other, "excalibur") if twice else other
        s = scene(ana=f"1.1 gawain S=16 horse {own}", ben=f"2.1 lancelot S=16 horse {striking}")
        fight = Fight(["1.1", "2.1"], in_use={one.code: one.tokens[0].id for one in s.board.active()})
        knight, foe = s.board.knight("1.1"), s.board.knight("2.1")
        assert equipment.may_parry(s.board, fight, knight, foe) == (said == "yes"), (own, striking)
        assert (odds.parry(s.board, fight, knight, foe) >= 0) == (said == "yes")


# -- AL-T4 -------------------------------------------------------------------------------------------------------------


def groups() -> Iterator[tuple[int, str, str, Row]]:
    head = ""
    for row in rows("AL-T4"):
        head = row["Group, castle, start hex"] or head
        number, castle, start = re.fullmatch(r"(\d) (.+), (\w+)", head).groups()  # type: ignore[union-attr]
        yield int(number), castle, start, row


@rule("AL-T4", "AL-D6")
@pytest.mark.parametrize(("number", "castle", "start", "row"), list(groups()))
def test_ready_made_knights(number: int, castle: str, start: str, row: Row) -> None:
    group = content().groups[number]
    ready = content().knights[by_name(row["Knight"])]
    assert (group.name_en, group.start_hex) == (castle, start) and ready in group.knight
    assert (ready.default_strength, ready.default_power) == (int(row["S"]), int(row["Power"]))
    assert list(ready.default_weapons) == [by_name(one) for one in row["weapons"].split(", ")]
    assert list(ready.default_armour) == [row["armour"]] and ready.default_shield == (row["shield"] == "yes")


@rule("AL-T4")
def test_there_are_sixteen_ready_made_knights() -> None:
    assert len(list(groups())) == len(content().knights) == 16


# -- AL-T5 and AL-T6 ---------------------------------------------------------------------------------------------------


@rule("AL-T5", "AL-20.2", "AL-20.3", "AL-20.4", "AL-20.12")
@pytest.mark.parametrize("row", rows("AL-T5"), ids=lambda row: row["Spell (pl)"])
def test_spells(row: Row) -> None:
    spell = content().spells[by_name(called(row["Spell (pl)"])[0])]
    assert (spell.name_en, spell.name_pl) == called(row["Spell (pl)"])
    assert ", ".join(spell.use) == row["use"]
    written = dict(re.findall(r"([+−]) : (\d+ / \d+)", row["version: Power / cost"]))
    assert {sign: f"{one.min_power} / {one.power_cost}" for sign, one in versions(row).items()} == written
    loss = {"–": 0, "caster loses the same: 2 (+) or 1d6 (−)": "same"}.get(row["on failure"])
    assert spell.on_failure_power_loss == (int(row["on failure"].split()[2]) if loss is None else loss)
    assert spell.once_per_fight == ("once per fight" in row["effect on success"])
    assert EFFECTS[spell.id] == {sign: one.effect for sign, one in versions(row).items()}


def versions(row: Row) -> dict[str, SpellVersion]:
    spell = content().spells[by_name(called(row["Spell (pl)"])[0])]
    return {"+" if sign == "plus" else "−": one for sign, one in spell.version.items()}


EFFECTS: dict[str, dict[str, fx.Effect]] = {
    "thunderbolt": {"+": fx.Damage(2, True), "−": fx.Damage(3, True)},
    "weakness": {"+": fx.StrengthPenalty(1, "fight_end"), "−": fx.StrengthPenalty(2, "fight_end")},
    "drain_power": {"+": fx.PowerLoss(amount=2), "−": fx.PowerLoss(dice=1)},
    "disarm": {"+": fx.DropWeaponInUse(True), "−": fx.DropWeaponInUse(True)},
    "shield_of_mist": {"+": fx.StopStrike(), "−": fx.StopStrike()},
    "panic_horse": {"−": fx.Unhorse(True)},
    "healing": {"−": fx.HealSelf(1)},
    "binding": {"+": fx.NoDefenceNextStrike()},
}

OBJECTS: dict[str, fx.Effect | tuple[str, str, int, int, int, int]] = {
    # the effect, or: what it counts as, class, efficacy, modifier, damage dice, min. Strength
    "holy_grail": fx.Regenerate(1, "round_end"),
    "bleeding_lance": ("weapon", "pole", 13, 0, 3, 6),
    "excalibur": ("weapon", "one_handed", 13, 1, 3, 8),
    "scabbard": fx.ReduceEachWound(1),
    "pridwen": ("shield", "", 4, 0, 0, 6),
    "merlins_staff": fx.PowerBonusForCasting(2),
    "ring_of_luned": fx.FleeRollBonus(3),
    "horn_of_bran": fx.FirstInitiative(),
    "cauldron": fx.Regenerate(2, "round_end_without_fight"),
    "mantle_of_tegau": fx.SpellResistance(3),
}


@rule("AL-T6", "AL-21.1", "AL-21.6", "AL-21.7")
@pytest.mark.parametrize("row", rows("AL-T6"), ids=lambda row: row["id"])
def test_artefacts_and_objects(row: Row) -> None:
    gear, expected = content().gear[row["id"]], OBJECTS[row["id"]]
    assert gear.secret and gear.artefact == row["effect (all effects reconstructed)"].startswith("artefact")
    assert gear.destructible == (row["id"] not in ("holy_grail", "bleeding_lance", "excalibur"))
    if isinstance(expected, fx.Effect):
        assert (gear.kind, gear.effect, gear.strength_modifier) == ("object", expected, 0)
    else:
        figures = (gear.efficacy, gear.strength_modifier, gear.damage_dice, gear.min_strength)
        assert ((gear.kind, gear.cls, *figures), gear.effect, gear.mounted_only) == (expected, None, False)


@rule("AL-T6", "AL-3.6")
def test_there_are_two_artefacts_and_eight_objects() -> None:
    assert [row["id"] for row in rows("AL-T6")] == [*content().artefacts, *content().objects] == list(OBJECTS)
    assert content().gear["bleeding_lance"].unhorses_on_hit == 1


# -- AL-T7 and AL-T8 ---------------------------------------------------------------------------------------------------

CARDS: dict[str, dict[int, fx.Effect]] = {
    "galehot": {
        2: fx.Defeat(),
        3: fx.Damage(2, True),
        4: fx.StrengthTest(fx.LoseHorseToHex(), fx.Damage(1, True)),
        5: fx.Choice(
            (fx.Treasury(-2, id="pay"), fx.LoseWeapon(True, id="leave")), default="pay", otherwise=fx.Damage(1, False)
        ),
        6: fx.SkipMove(),
        7: fx.Nothing(),
        8: fx.Heal(2),
        9: fx.Treasury(2),
        10: fx.Remount(4),
        11: fx.PowerChange(1, max=18),
        12: fx.StrengthChange(1, max=18),
    },
    "waste": {
        2: fx.Damage(2, False),
        3: fx.LoseHorseOr(fx.Damage(1, False)),
        4: fx.Damage(1, False),
        5: fx.PowerTest(fx.PowerChange(-2, min=0)),
        6: fx.SkipMove(),
        7: fx.Nothing(),
        8: fx.RestorePower(2),
        9: fx.Choice((fx.PlaceToken("sword", id="sword"), fx.PlaceToken("shield", id="shield")), default="shield"),
        10: fx.Heal(3),
        11: fx.PeekToken(("K3", "E3")),
        12: fx.Sequence((fx.Heal("all"), fx.PowerChange(1, max=18))),
    },
}


def fate_rows() -> Iterator[tuple[str, Row]]:
    for land, table in (("galehot", "AL-T7"), ("waste", "AL-T8")):
        yield from [(land, row) for row in rows(table)]


@rule("AL-T7", "AL-T8", "AL-9.1")
@pytest.mark.parametrize(("land", "row"), list(fate_rows()))
def test_fate_cards(land: str, row: Row) -> None:
    card: FateCard = content().fate[land][int(row["roll"])]
    assert (card.title, card.effect) == (row["card"], CARDS[land][card.roll])
    armour = [one.armour for one in _damages(card.effect)]
    if armour:
        assert all(armour) == ("minus `A`" in row["effect"])


def _damages(effect: fx.Effect) -> Iterator[fx.Damage]:
    if isinstance(effect, fx.Damage):
        yield effect
    for name in effect.__struct_fields__:
        value = getattr(effect, name)
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, fx.Effect):
                yield from _damages(one)


@rule("AL-T7", "AL-T8")
def test_each_land_has_each_roll_once() -> None:
    assert {land: sorted(cards) for land, cards in content().fate.items()} == {
        "galehot": list(range(2, 13)),
        "waste": list(range(2, 13)),
    }
    assert content().limits.fate_dice == 2


# -- AL-T9 -------------------------------------------------------------------------------------------------------------

SIGNS = {"a": "avalon", "g": "galehot", "~": "lake", "w": "waste", ".": "logres"}
SITES = {"M": "castle_of_mages", "V": "mount_monsalvat", "N": "nemeton", "H": "harbour"}


@cache
def drawn() -> dict[str, str]:
    """The signs of the map as it is drawn in the digest, by label."""
    picture = digest().split("### AL-T9", 1)[1].split("```")[1]
    found = {}
    for line in picture.splitlines()[2:]:
        number, *signs = line.split()
        found |= {f"{grid.LETTERS[column]}{number}": sign for column, sign in enumerate(signs)}
    return found


@rule("AL-T9", "AL-3.5", "AL-3.7")
def test_the_map_is_as_it_is_drawn() -> None:
    hexes = content().hexes
    assert len(drawn()) == 276 and set(drawn()) == set(hexes)
    for label, sign in drawn().items():
        one = hexes[label]
        if sign in SIGNS:
            assert (one.region, one.site) == (SIGNS[sign], None), label
        elif sign in SITES:
            assert one.site == SITES[sign], label
        else:
            assert (one.site, content().groups[int(sign)].start_hex) == ("castle", label)
        assert one.terrain == ("lake" if sign == "~" else "land"), label
        assert (one.feature == "water") == (one.terrain == "lake"), label


@rule("AL-T9")
def test_labels_offsets_and_axials_agree_and_the_map_is_its_own_mirror_image() -> None:
    for one in content().hexes.values():
        assert grid.of_label(one.id) == grid.Axial(one.q, one.r) == grid.axial(one.col, one.row)
        width = 14 if one.row % 2 else 15
        mirror = grid.label(grid.axial(width - 1 - one.col, one.row))
        other = content().hexes[mirror]
        swapped = {"galehot": "waste", "waste": "galehot"}
        sites = {"castle_of_mages": "mount_monsalvat", "mount_monsalvat": "castle_of_mages"}
        assert swapped.get(one.region, one.region) == other.region
        assert sites.get(one.site or "", one.site) == other.site


@rule("AL-T9")
def test_the_sites_lie_in_their_lands() -> None:
    hexes = content().hexes
    harbours = {label: hexes[label].region for label in content().sites("harbour")}
    assert harbours == {
        "F6": "avalon",
        "I6": "avalon",
        "E10": "galehot",
        "J10": "waste",
        "F14": "logres",
        "I14": "logres",
    }
    regions = [hexes[label].region for label in content().nemetons]
    assert sorted(regions) == ["avalon"] * 4 + ["galehot"] * 2 + ["waste"] * 2


@rule("AL-T9")
@pytest.mark.parametrize(
    ("castle", "to_mages", "to_monsalvat"), [("C19", 6, 7), ("B14", 5, 6), ("M14", 6, 5), ("M19", 7, 6)]
)
def test_shortest_rides_over_land(castle: str, to_mages: int, to_monsalvat: int) -> None:
    """In rounds of three steps; a border of a dangerous land ends the movement of a round (AL-6.1, AL-6.4)."""
    b = scene(ana="1.1 gawain", ben="2.1 lancelot").board

    def rides(goal: str) -> int:
        found, edge = {castle}, {castle}
        for number in range(1, 12):
            edge = {end for start in edge for end in _ride(start)} - found
            found |= edge
            if goal in found:
                return number
        raise AssertionError(goal)

    def _ride(start: str) -> set[str]:
        ends, walking = {start}, {start}
        for _ in range(content().limits.move["horse"]):
            steps = [(here, there) for here in walking for there in b.around(here) if b.hex(there).terrain == "land"]
            ends |= {there for _, there in steps}
            walking = {there for here, there in steps if not b.border(here, there)}
        return ends

    assert (rides("E3"), rides("K3")) == (to_mages, to_monsalvat)


@rule("AL-T9")
def test_each_castle_has_one_near_neighbour() -> None:
    b = scene(ana="1.1 gawain", ben="2.1 lancelot").board
    castles = [group.start_hex for group in content().groups.values()]
    near = {one: sorted(b.distance(one, other) for other in castles if other != one)[:2] for one in castles}
    assert all(steps[0] == 5 < steps[1] for steps in near.values())
    assert b.distance("C19", "B14") == b.distance("M14", "M19") == 5
    assert ways.reach("C19", b.around, 5).keys() >= {"B14"}
