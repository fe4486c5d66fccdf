"""Shockwave (section 25.2): an attack in every direction, on everybody, against whom no ability helps."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Ranged
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

STORM = own("storm", attack=8, damage=3, range=9, marks="- shockwave - -")
MAN = own("man", attack=8, defense=15, damage=2)
HIGH = own("high", defense=19)
TOUGH = own("tough", defense=15, marks="- - toughness -")
STEEL = own("steel", defense=15, marks="- - invulnerability -")
CLAD = own("clad", defense=15, marks="- - battle_armor -")
IMMUNE = own("immune", defense=15, marks="- - magic_immunity -")
DODGER = own("dodger", defense=15, marks="- - dodge -")
GUARD = own("guard", defense=20, marks="- - defend -")
GHOST = own("ghost", defense=15, marks="stealth - limited_invisibility -")
CURSED = own("cursed", defense=15, marks="- - magic_retaliation -")
MAGE = own("mage", marks="- - - magic_enhancement")
FIGURES = (STORM, MAN, HIGH, TOUGH, STEEL, CLAD, IMMUNE, DODGER, GUARD, GHOST, CURSED, MAGE)


def scene(*sides: str, dice: list[int] | None = None, **more: object) -> Battle:
    """A position with the figures of this file."""
    return battle(*sides, figures=FIGURES, dice=dice or [], **more)  # type: ignore[arg-type]


def clicks(s: Battle, *names: str) -> list[int]:
    """How far some dials have turned."""
    return [s.figure(name).click for name in names]


WAVE = Ranged("A1", (), "shockwave")


@rule("MKU-SA.shockwave.1", "MKU-SA.shockwave.2", "MKU-SA.shockwave.3", "MKU-SA.shockwave.4", "MKU-11.10")
def test_the_shockwave_reaches_everybody_within_half_the_range() -> None:
    s = scene(
        "A1 storm 20,20 | A2 man 15,20 | A3 man 20,14.998",
        "B1 man 20,25.001 | B2 man 25.002,20 | B3 man 23,23",
        dice=[5, 5],
    )
    s.act("ana", WAVE)
    assert [facts["target"] for facts in s.told("hit")] == ["A2", "B1", "B3"]
    assert clicks(s, "A1", "A2", "A3", "B1", "B2", "B3") == [0, 1, 0, 1, 0, 1]


@rule("MKU-SA.shockwave.3", "MKU-SA.shockwave.10")
def test_the_player_names_nobody_and_somebody_must_be_reached() -> None:
    s = scene("A1 storm 20,20", "B1 man 20,25.1")
    s.refused("ana", WAVE, "nobody_in_reach", "MKU-SA.shockwave.10", figure="A1")
    near = scene("A1 storm 20,20", "B1 man 20,24")
    near.refused("ana", Ranged("A1", ("B1",), "shockwave"), "mode_names_no_target", "MKU-SA.shockwave.3")
    assert s.state.left == near.state.left == 1


@rule("MKU-SA.shockwave.4")
def test_a_single_figure_takes_the_damage_value() -> None:
    s = scene("A1 storm 20,20", "B1 man 20,16", dice=[5, 5])
    s.act("ana", WAVE).says("hurt", figure="B1", clicks=3, cause="shockwave")
    assert clicks(s, "B1") == [3]


@rule("MKU-SA.shockwave.5", "MKU-SA.battle_armor.2", "MKU-SA.limited_invisibility.2", "MKU-SA.stealth.2")
@pytest.mark.parametrize("code", ["clad", "tough", "steel", "dodger", "ghost", "cursed", "immune"])
def test_the_shockwave_ignores_the_abilities_of_all_others(code: str) -> None:
    s = scene("A1 storm 20,20 | A2 guard 24,21.1", f"B1 {code} 20,24 | B2 guard 21.1,24", dice=[4, 4])
    s.act("ana", WAVE).says("hit", target="B1", defense=15).silent("dodge_rolled", "defended", "magic_retaliation")
    assert clicks(s, "B1", "A1") == [1, 0]
    assert s.field.marks(s.figure("B1"))


@rule("MKU-SA.shockwave.6", "MKU-SA.shockwave.2", "MKU-14.10")
def test_contact_and_captors_protect_nobody_but_captives_are_left_out() -> None:
    s = scene(
        "A1 storm 20,20 | A2 man 21.1,23.9 | A9 man 16,18.9 captor=B2",
        "B1 man 20,23.9 | B2 man 16,20",
        dice=[5, 5],
    )  # fmt: skip
    s.act("ana", WAVE)
    assert clicks(s, "A2", "B1", "B2", "A9") == [1, 1, 1, 0]


@rule("MKU-SA.shockwave.7", "MKU-R72")
def test_terrain_and_bases_count_for_each_line() -> None:
    woods = {
        "terrain": "T1 hindering 20,22 | T2 blocking 22,20",
        "templates": [square("hindering", 1), square("blocking", 1)],
    }
    sides = ("A1 storm 20,20", "B1 man 20,24 | B2 man 24,20 | B3 man 17,20 | B4 man 15.5,20 | B5 man 20,16.5")
    s = scene(*sides, dice=[4, 4], **woods)
    s.act("ana", WAVE).says("hit", target="B1", defense=16).says("hit", target="B3", defense=15)
    assert [facts["target"] for facts in s.told("hit")] == ["B1", "B3", "B5"]
    s = scene(*sides, dice=[4, 4], options={"shockwave_ignores_bases": True}, **woods)
    s.act("ana", WAVE)
    assert [facts["target"] for facts in s.told("hit")] == ["B1", "B3", "B4", "B5"]


@rule("MKU-SA.shockwave.7", "MKU-R72", "MKU-19.10")
@pytest.mark.parametrize(("between", "defense"), [("", 16), (" | B2 man 20,22", 16)])
def test_where_bases_do_not_block_terrain_behind_them_counts(between: str, defense: int) -> None:
    woods = {"terrain": "T1 hindering 20,24", "templates": [square("hindering", 1)]}
    s = scene(
        "A1 storm 20,20", f"B1 man 20,24{between}", dice=[4, 4], options={"shockwave_ignores_bases": True}, **woods
    )
    s.act("ana", WAVE).says("hit", target="B1", defense=defense)


@rule("MKU-SA.shockwave.7", "MKU-12.5", "MKU-14.21")
@pytest.mark.parametrize(("x", "y", "reached"), [(20, 22.9, False), (20, 25.1, True)])
def test_a_captor_stands_behind_its_own_captive(x: float, y: float, reached: bool) -> None:
    captive = f"A2 man {x},{y} captor=B1"
    s = scene(f"A1 storm 20,20 | {captive} | A9 man 3,3", "B1 man 20,24 | B2 man 24,20 | B9 man 37,37", dice=[6, 4])
    s.act("ana", WAVE)
    assert [one["target"] for one in s.told("hit")] == ["B1", "B2"][not reached :]


@rule("MKU-SA.shockwave.8", "MKU-11.7")
def test_critical_results_of_the_shockwave() -> None:
    s = scene("A1 storm 20,20 | A2 high 17,20", "B1 high 20,24", dice=[6, 6])
    s.act("ana", WAVE)
    assert clicks(s, "A1", "A2", "B1") == [0, 2, 2]
    s = scene("A1 storm 20,20 | A2 man 17,20", "B1 man 20,24", dice=[1, 1])
    s.act("ana", WAVE)
    assert clicks(s, "A1", "A2", "B1") == [1, 0, 0]


@rule("MKU-SA.shockwave.9", "MKU-SA.magic_enhancement.4")
def test_the_enhanced_shockwave_hurts_opponents_more() -> None:
    s = scene("A1 storm 20,20 | A2 mage 18.9,20", "B1 man 20,24", dice=[4, 4])
    s.act("ana", WAVE)
    assert clicks(s, "A2", "B1") == [1, 2]


@rule("MKU-SA.shockwave.5", "MKU-SA.shockwave.9")
def test_magic_immunity_does_not_count_against_an_enhanced_shockwave() -> None:
    s = scene("A1 storm 20,20 | A2 mage 18.9,20", "B1 immune 20,24", dice=[4, 4])
    s.act("ana", WAVE)
    assert clicks(s, "A2", "B1") == [1, 2]


@rule("MKU-22.15", "MKU-R50")
def test_a_death_by_the_own_shockwave() -> None:
    s = scene("A1 storm 20,20 | A2 man 17,20 click=3", "B1 man 20,24", dice=[4, 4])
    s.act("ana", WAVE).says("eliminated", figure="A2")
    assert [player.score for player in s.state.players] == [0, 20]
