"""Ranged and close combat formations, also of Shyft with Mage Spawn (sections 15 to 18, MKU-X6, MKU-X7)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Cancel, Close, Ranged
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

LEAGUE = {"faction": "elemental_league", "range": 8}
SCOUT = own("scout", attack=8, damage=3, **LEAGUE)
PRIEST = own("priest", attack=9, damage=1, **LEAGUE)
SHORT = own("short", attack=9, damage=1, faction="elemental_league", range=4)
BLASTER = own("blaster", attack=8, marks="- magic_blast - -", **LEAGUE)
ORC = own("orc", attack=8, defense=15, damage=2, faction="orc_raiders", range=8)
WEAK = own("weak", attack=5, damage=1, faction="orc_raiders")
GOLEM = own("golem", defense=20, faction="atlantis_guild")
CHARGER = own("charger", faction="orc_raiders", range=8, marks="charge - - -")
BOUNDER = own("bounder", faction="orc_raiders", range=8, marks="bound - - -")
WILD = own("wild", faction="orc_raiders", range=8, marks="- - - berserk")
MASTER = own("master", attack=8, faction="orc_raiders", marks="- weapon_master - -")
SWEEPER = own("sweeper", faction="orc_raiders", marks="- sweep - -")
HEALER = own("healer", faction="orc_raiders", marks="- healing - -")
SNEAK = own("sneak", attack=8, damage=1, faction="orc_raiders", marks="- sneak_attack - -")
VAMPIRE = own("vampire", attack=8, damage=1, faction="orc_raiders", marks="- vampirism - -")
SHYFT = own("shyft", attack=8, damage=2, faction="shyft", range=8)
SPAWN = own("spawn", attack=8, damage=2, faction="mage_spawn", range=8)
FIGURES = (
    SCOUT, PRIEST, SHORT, BLASTER, ORC, WEAK, GOLEM, CHARGER, BOUNDER, WILD, MASTER, SWEEPER, HEALER, SNEAK, VAMPIRE,
    SHYFT, SPAWN,
)  # fmt: skip
ROW = ("10,10", "11.1,10", "12.2,10", "13.3,10", "14.4,10", "15.5,10")


def fight(*sides: str, dice: list[int] | None = None, **more: object) -> Battle:
    """A position with the figures of this file."""
    return battle(*sides, figures=FIGURES, dice=dice or [], **more)  # type: ignore[arg-type]


def row(*codes: str) -> str:
    """Figures side by side, touching, all facing north."""
    return " | ".join(f"A{number + 1} {code} {ROW[number]}" for number, code in enumerate(codes))


def shot(*members: str, leader: str = "A1", mode: str = "", targets: tuple[str, ...] = ("B1",)) -> Ranged:
    """A ranged formation."""
    return Ranged(leader, targets, mode, members)


TRIO = shot("A2", "A3")
FAR = "B1 golem 12,15 | B2 golem 30,30"


# -- ranged ------------------------------------------------------------------------------------------------------------


@rule("MKU-X6", "MKU-16.1", "MKU-16.5", "MKU-16.6", "MKU-15.3", "MKU-11.3")
@pytest.mark.parametrize("leader", ["A1", "A2"])
def test_the_scouts_and_the_priestess(leader: str) -> None:
    s = fight(row("scout", "scout", "priest"), FAR, dice=[4, 4])
    others = ["A1", "A2", "A3"]
    others.remove(leader)
    s.act("ana", shot(*others, leader=leader)).says("formation_joined", figure=leader, members=tuple(others))
    s.says("hit", target="B1", attack=8, bonus=4, total=20, defense=20).says("hurt", figure="B1", clicks=3)


@rule("MKU-16.5", "MKU-16.7", "MKU-16.6")
@pytest.mark.parametrize(("count", "bonus"), [(3, 4), (4, 6), (5, 8)])
def test_the_leader_gives_the_values_and_each_other_member_two(count: int, bonus: int) -> None:
    s = fight(row(*["scout"] * (count - 1), "priest"), FAR, dice=[5, 6])
    members = tuple(f"A{number}" for number in range(1, count))
    s.act("ana", shot(*members, leader=f"A{count}"))
    s.says("hit", attack=9, bonus=bonus).says("hurt", clicks=1)
    assert all(s.figure(f"A{number}").tokens == 1 for number in range(1, count + 1))


@rule("MKU-16.1")
@pytest.mark.parametrize("count", [2, 6])
def test_three_to_five_form_a_ranged_formation(count: int) -> None:
    s = fight(row(*["scout"] * count), FAR)
    members = [f"A{number}" for number in range(2, count + 1)]
    s.refused("ana", shot(*members), "formation_size", "MKU-16.1", count=count, low=3, high=5)
    assert s.state.left == 1


@rule("MKU-16.1", "MKU-R35")
def test_the_members_must_be_one_group() -> None:
    pairs = "A1 scout 10,10 | A2 scout 11.1,10 | A3 scout 13,10 | A4 scout 14.1,10"
    s = fight(pairs, FAR)
    s.refused("ana", shot("A2", "A3", "A4"), "formation_not_connected", "MKU-16.1")
    near = fight("A1 scout 10,10 | A2 scout 11.12,10 | A3 scout 12.24,10", FAR, dice=[2, 3])
    near.act("ana", TRIO).says("missed")
    gap = fight("A1 scout 10,10 | A2 scout 11.12,10 | A3 scout 12.241,10", FAR)
    gap.refused("ana", TRIO, "formation_not_connected", "MKU-16.1")


@rule("MKU-15.3", "MKU-1.4")
def test_one_faction_symbol_for_all() -> None:
    s = fight(row("scout", "orc", "scout"), FAR)
    s.refused("ana", TRIO, "factions_differ", "MKU-15.3", figures=("A1", "A2", "A3"))
    s = fight(row("spawn", "spawn", "spawn"), FAR)
    s.refused("ana", TRIO, "spawn_without_shyft", "MKU-18.5")
    assert s.figure("A1").tokens == 0


@rule("MKU-15.4", "MKU-R34")
def test_team_mates_are_no_members() -> None:
    options = {"teams": "pairs"}
    s = fight(
        "A1 scout 10,10 | A2 scout 11.1,10", "B1 scout 12.2,10", "C1 golem 12,15", "D1 golem 30,30", options=options
    )
    s.refused("ana", shot("A2", "B1", targets=("C1",)), "not_your_figure", figure="B1")
    assert s.figure("A2").tokens == 0


@rule("MKU-15.5", "MKU-16.2")
def test_every_member_must_be_able_to_shoot() -> None:
    s = fight("A1 orc 10,10 | A2 wild 11.1,10 | A3 orc 12.2,10", FAR)
    s.refused("ana", TRIO, "berserk", "MKU-SA.berserk.1", figure="A2")
    s = fight("A1 orc 10,10 | A2 orc 11.1,10 tokens=2 | A3 orc 12.2,10", FAR)
    s.refused("ana", TRIO, "too_many_tokens", "MKU-5.6", figure="A2")
    s = fight("A1 orc 10,10 | A2 orc 11.1,10 | A3 orc 12.2,10 acted", FAR)
    s.refused("ana", TRIO, "already_acted", "MKU-4.6", figure="A3")
    s = fight("A1 orc 10,10 | A2 orc 11.1,10 | A3 weak 12.2,10", FAR)
    s.refused("ana", TRIO, "no_range", "MKU-12.2", figure="A3")
    s = fight("A1 orc 10,10 | A2 orc 11.1,10 | A3 orc 12.2,10", FAR + " | B3 golem 13.3,10")
    s.refused("ana", TRIO, "firer_in_contact", "MKU-12.2", figure="A3", enemy="B3")
    s.refused("ana", shot("A2", "A2"), "member_twice", figure="A2")
    assert s.state.left == 1


@rule("MKU-15.1", "MKU-15.2", "MKU-15.6", "MKU-15.7")
def test_one_action_and_a_token_for_every_member() -> None:
    s = fight("A1 scout 10,10 | A2 scout 11.1,10 tokens=1 | A3 scout 12.2,10 | A4 scout 30,8", FAR, dice=[2, 3], left=2)
    s.act("ana", TRIO).says("hurt", figure="A2", clicks=1, cause="push")
    assert [s.figure(f"A{number}").tokens for number in (1, 2, 3, 4)] == [1, 2, 1, 0]
    assert [s.figure(f"A{number}").click for number in (1, 2, 3)] == [0, 1, 0]
    assert s.state.left == 1 and all(s.figure(f"A{number}").acted for number in (1, 2, 3))


@rule("MKU-16.3", "MKU-SA.0.9")
def test_a_formation_attacks_one_target_for_damage() -> None:
    many = own("many", targets=3, **LEAGUE)
    s = battle(
        "A1 many 10,10 | A2 scout 11.1,10 | A3 scout 12.2,10",
        "B1 golem 10,15 | B2 golem 12,15",
        figures=(*FIGURES, many),
    )
    s.refused("ana", shot("A2", "A3", targets=("B1", "B2")), "formation_one_target", "MKU-16.3", count=2)
    assert s.state.left == 1


@rule("MKU-16.3", "MKU-SA.0.9", "MKU-R54")
@pytest.mark.parametrize("mode", ["flame_lightning", "shockwave", "magic_healing", "magic_confusion"])
def test_modes_that_a_ranged_formation_cannot_use(mode: str) -> None:
    marks = f"- - - {mode}" if mode == "magic_confusion" else f"- {mode} - -"
    caster = own("caster", marks=marks, **LEAGUE)
    s = battle("A1 caster 10,10 | A2 scout 11.1,10 | A3 scout 12.2,10", FAR, figures=(*FIGURES, caster))
    s.refused("ana", shot("A2", "A3", mode=mode), "mode_not_in_formation", "MKU-SA.0.9", ability=mode)
    assert s.state.left == 1


@rule("MKU-SA.0.9", "MKU-R54", "MKU-SA.magic_blast.6")
def test_the_leader_may_blast_and_the_others_need_lines() -> None:
    s = fight(row("blaster", "scout", "scout"), FAR, dice=[5, 4, 3])
    s.act("ana", shot("A2", "A3", mode="magic_blast")).says("hit", bonus=4, total=21).says("hurt", clicks=3)
    rock = {"terrain": "T1 blocking 11.7,12.5", "templates": [square("blocking", 0.6)]}
    blocked = fight(row("blaster", "scout", "scout"), FAR, **rock)
    blocked.refused("ana", shot("A2", "A3", mode="magic_blast"), "line_blocked_by_piece", "MKU-12.6", figure="A2")
    off = fight(row("blaster", "scout", "scout"), FAR, options={"formation_magic_blast": False})
    off.refused("ana", shot("A2", "A3", mode="magic_blast"), "mode_not_in_formation", "MKU-R54")


@rule("MKU-SA.0.9", "MKU-R54")
def test_freezing_and_piercing_work_for_the_leader_only() -> None:
    cold = own("cold", attack=9, marks="- - - magic_freeze", **LEAGUE)
    sharp = own("sharp", attack=9, damage=2, marks="- - - pierce", **LEAGUE)
    clad = own("clad", defense=15, faction="hero", marks="- - battle_armor -")
    figures = (*FIGURES, cold, sharp, clad)
    s = battle("A1 cold 10,10 | A2 scout 11.1,10 | A3 scout 12.2,10", FAR, figures=figures, dice=[6, 5, 4])
    s.act("ana", shot("A2", "A3", mode="magic_freeze")).says("freeze_rolled", target="B1", frozen=True)
    assert s.figure("B1").tokens == 1
    for leader, defense in (("A1", 15), ("A2", 17)):
        s = battle(
            "A1 sharp 10,10 | A2 scout 11.1,10 | A3 scout 12.2,10", "B1 clad 12,15", figures=figures, dice=[2, 3]
        )
        others = [name for name in ("A1", "A2", "A3") if name != leader]
        s.act("ana", shot(*others, leader=leader)).says("hit", defense=defense)


@rule("MKU-16.4", "MKU-16.10")
def test_every_line_must_be_legal() -> None:
    s = fight("A1 scout 10,10 | A2 scout 11.1,10 face=0 | A3 scout 12.2,10", FAR)
    s.refused("ana", TRIO, "target_out_of_arc", "MKU-12.3", figure="A2")
    s = fight("A1 scout 10,10 | A2 short 11.1,10 | A3 scout 12.2,10", FAR)
    s.refused("ana", TRIO, "target_out_of_range", "MKU-12.4", figure="A2", range="4")
    column = fight("A1 scout 12,10 | A2 scout 12,8.9 | A3 scout 13.1,10", FAR)
    column.refused("ana", TRIO, "line_blocked", "MKU-12.5", figure="A2", blocker="A1")
    near = fight(row("scout", "scout", "scout") + " | A9 scout 13.1,15", FAR)
    near.refused("ana", TRIO, "target_in_contact", "MKU-12.7", friend="A9")
    assert near.state.left == 1


@rule("MKU-16.8", "MKU-19.13", "MKU-20.15")
@pytest.mark.parametrize(("leader", "defense"), [("A1", 21), ("A3", 20)])
def test_only_the_leaders_line_counts_for_terrain(leader: str, defense: int) -> None:
    woods = {"terrain": "T1 hindering 10.4,11.5", "templates": [square("hindering", 0.6)]}
    s = fight(row("scout", "scout", "scout"), "B1 golem 12.2,15 | B2 golem 30,30", dice=[2, 3], **woods)
    others = [name for name in ("A1", "A2", "A3") if name != leader]
    s.act("ana", shot(*others, leader=leader)).says("missed", defense=defense)


@rule("MKU-16.9")
def test_two_ones_hurt_the_leader_alone() -> None:
    s = fight(row("scout", "scout", "scout"), FAR, dice=[1, 1])
    s.act("ana", shot("A1", "A3", leader="A2")).says("critical_miss", figure="A2")
    assert [s.figure(f"A{number}").click for number in (1, 2, 3)] == [0, 1, 0]


# -- close -------------------------------------------------------------------------------------------------------------

# Two or three orcs round B1, which looks south: A1 in front, A2 and A3 at its sides, A4 behind it.
ROUND = ("A1 {} 20,20 face=90", "A2 {} 21.1,21.1 face=180", "A3 {} 18.9,21.1 face=0", "A4 {} 20,22.2 face=270")


def round_it(*codes: str) -> str:
    """Figures round B1 at 20,21.1."""
    return " | ".join(place.format(code) for place, code in zip(ROUND, codes, strict=False) if code != "-")


PREY = "B1 golem 20,21.1 face=270 | B2 golem 30,30"


def melee(*members: str, leader: str = "A1", mode: str = "", capture: bool = False) -> Close:
    """A close formation against B1."""
    return Close(leader, "B1", mode, capture, members)


@rule("MKU-X7", "MKU-17.1", "MKU-17.4", "MKU-17.5", "MKU-17.6")
def test_two_crushers_attack_a_werewolf() -> None:
    s = fight(round_it("orc", "-", "-", "orc"), PREY, dice=[5, 5])
    s.act("ana", melee("A4")).says("hit", bonus=2, total=20, attack=8).says("hurt", figure="B1", clicks=2)


@rule("MKU-17.5", "MKU-17.6", "MKU-17.1", "MKU-11.3")
@pytest.mark.parametrize(
    ("members", "leader", "bonus"),
    [(("A2",), "A1", 2), (("A2", "A3"), "A1", 3), (("A3", "A1"), "A2", 3), (("A2", "A4"), "A3", 3)],
)
def test_each_other_member_adds_one_and_the_rear_one_once(members: tuple[str, ...], leader: str, bonus: int) -> None:
    s = fight(round_it("orc", "orc", "orc", "orc"), PREY, dice=[2, 3])
    s.act("ana", melee(*members, leader=leader)).says("missed", bonus=bonus)
    assert {s.figure(one).tokens for one in (leader, *members)} == {1}


@rule("MKU-17.6")
def test_without_the_rear_arc_only_the_members_count() -> None:
    wide = own("watchful", defense=20, faction="hero", arc=270)
    s = battle(round_it("orc", "orc"), "B1 watchful 20,21.1 face=270", figures=(*FIGURES, wide), dice=[2, 3])
    s.act("ana", melee("A2")).says("missed", bonus=1)


@rule("MKU-17.1")
def test_two_or_three_form_a_close_formation() -> None:
    s = fight(round_it("orc", "orc", "orc", "orc"), PREY)
    s.refused("ana", melee("A2", "A3", "A4"), "formation_size", "MKU-17.1", count=4, low=2, high=3)
    assert s.state.left == 1


@rule("MKU-17.1")
def test_the_members_need_not_touch_each_other_but_the_target() -> None:
    s = fight(round_it("orc", "-", "-", "orc"), PREY, dice=[2, 3])
    assert not s.field.touching(s.figure("A1"), s.figure("A4"))
    s.act("ana", melee("A4")).says("missed")
    turned = fight("A1 orc 20,20 | A2 orc 21.1,21.1 face=0", PREY)
    turned.refused("ana", melee("A2"), "target_not_in_front", "MKU-13.1", figure="A2")
    away = fight("A1 orc 20,20 | A2 orc 21.121,21.1 face=180", PREY)
    away.refused("ana", melee("A2"), "target_not_in_contact", "MKU-13.1", figure="A2")


@rule("MKU-17.2", "MKU-15.5")
def test_every_member_must_be_able_to_fight() -> None:
    s = fight(round_it("orc") + " | A2 orc 21.1,21.1 face=180 tokens=2", PREY)
    s.refused("ana", melee("A2"), "too_many_tokens", "MKU-5.6", figure="A2")
    s = fight(round_it("orc") + " | A2 orc 21.1,21.1 face=180", PREY + " | B3 golem 22.2,21.1 captor=A2")
    s.refused("ana", melee("A2"), "captor_cannot_fight", "MKU-13.8", figure="A2")
    assert s.state.left == 1


@rule("MKU-17.3", "MKU-17.8", "MKU-14.1")
def test_a_formation_captures_for_its_leader() -> None:
    s = fight(round_it("orc", "orc"), "B1 weak 20,21.1 face=270 | B2 golem 30,30", dice=[5, 5])
    s.act("ana", melee("A1", leader="A2", capture=True)).says("captured", figure="A2", target="B1")
    assert s.figure("A2").captive == "B1" and s.figure("A1").captive == ""


@rule("MKU-17.4", "MKU-17.7")
@pytest.mark.parametrize(("leader", "member", "attack", "clicks"), [("A1", "A2", 8, 2), ("A2", "A1", 5, 1)])
def test_the_leaders_values_count(leader: str, member: str, attack: int, clicks: int) -> None:
    prey = "B1 orc 20,21.1 face=270 | B2 golem 30,30"
    s = fight(round_it("orc", "weak"), prey, dice=[5, 5])
    s.act("ana", melee(member, leader=leader)).says("hit", attack=attack).says("hurt", figure="B1", clicks=clicks)


@rule("MKU-17.9", "MKU-17.10")
def test_two_ones_hurt_the_leader_and_pushing_is_judged_for_each() -> None:
    s = fight("A1 orc 20,20 | A2 orc 21.1,21.1 face=180 tokens=1", PREY, dice=[1, 1])
    s.act("ana", melee("A2")).says("hurt", figure="A1", cause="critical_miss").says("hurt", figure="A2", cause="push")
    assert (s.figure("A1").click, s.figure("A2").click) == (1, 1)


@rule("MKU-11.22")
def test_the_members_are_pushed_when_the_leader_dies() -> None:
    s = fight("A1 orc 20,20 click=3 tokens=1 | A2 orc 21.1,21.1 face=180 tokens=1", PREY, dice=[1, 1])
    s.act("ana", melee("A2")).says("eliminated", figure="A1")
    assert [facts["figure"] for facts in s.told("pushed")] == ["A2"] and s.figure("A2").click == 1


@rule("MKU-17.3", "MKU-SA.0.9", "MKU-R54")
def test_modes_of_a_close_formation() -> None:
    for code, mode in (("sweeper", "sweep"), ("healer", "healing")):
        s = fight(round_it(code, "orc"), PREY)
        target = "" if mode == "sweep" else "B1"
        action = Close("A1", target, mode, members=("A2",))
        s.refused("ana", action, "mode_not_in_formation", "MKU-SA.0.9", ability=mode)
    s = fight(round_it("master", "orc"), PREY, dice=[5, 5, 4])
    s.act("ana", melee("A2", mode="weapon_master")).says("damage_die", die=4).says("hurt", figure="B1", clicks=4)


@rule("MKU-SA.sneak_attack.3", "MKU-SA.vampirism.3")
def test_sneaking_and_vampirism_work_for_the_leader_only() -> None:
    for leader, member, clicks in (("A2", "A1", 2), ("A1", "A2", 2)):
        codes = ("orc", "sneak")
        s = fight(round_it(*codes), PREY, dice=[5, 5])
        s.act("ana", melee(member, leader=leader)).says("hurt", figure="B1", clicks=clicks)
    front = fight(round_it("sneak", "orc"), PREY, dice=[5, 5])
    front.act("ana", melee("A2")).says("hit", bonus=2).says("hurt", figure="B1", clicks=1)
    # The leader touches the rear arc, but it is the member that sneaks.
    behind = fight(round_it("sneak", "-", "-", "orc"), PREY, dice=[5, 5])
    behind.act("ana", melee("A1", leader="A4")).says("hurt", figure="B1", clicks=2)
    for leader, member, healed in (("A1", "A2", True), ("A2", "A1", False)):
        s = fight("A1 vampire 20,20 click=2 | A2 orc 21.1,21.1 face=180", PREY, dice=[5, 5])
        s.act("ana", melee(member, leader=leader))
        assert s.figure("A1").click == (1 if healed else 2)


@rule("MKU-SA.charge.1", "MKU-SA.bound.1", "MKU-5.18")
@pytest.mark.parametrize(("code", "ability"), [("charger", "charge"), ("bounder", "bound")])
def test_charge_and_bound_keep_a_figure_out_of_formations_until_cancelled(code: str, ability: str) -> None:
    s = fight(round_it("orc", code), PREY)
    s.refused("ana", melee("A2"), "never_in_formation", f"MKU-SA.{ability}.1", figure="A2", ability=ability)
    s.refused("ana", melee("A1", leader="A2"), "never_in_formation", f"MKU-SA.{ability}.1")
    row_ = fight(row("orc", code, "orc"), FAR)
    row_.refused("ana", TRIO, "never_in_formation", f"MKU-SA.{ability}.1")
    calm = fight(round_it("orc", code), PREY, dice=[2, 3])
    calm.act("ana", Cancel("A2", ability), melee("A2")).says("missed", bonus=2)


@rule("MKU-15.21", "MKU-21.10")
def test_no_formation_across_the_edge_of_abrupt_terrain() -> None:
    cliff = square("clear", 4, name="cliff", elevated=True, abrupt=True, access=(((-2000, 2000), (2000, 2000)),))
    ground = {"terrain": "T1 cliff 20,22.6", "templates": [cliff]}
    s = fight("A1 orc 20,20 | A2 orc 20,22.2 face=270", "B1 golem 20,21.1", **ground)
    s.refused("ana", melee("A2"), "formation_on_cliff", "MKU-15.21", figures=("A1", "A2"))
    hill = {"terrain": "T1 hill 20,22.6", "templates": [square("clear", 4, name="hill", elevated=True)]}
    s = fight("A1 orc 20,20 | A2 orc 20,22.2 face=270", "B1 golem 20,21.1", dice=[2, 3], **hill)
    s.act("ana", melee("A2")).says("missed", defense=21)


@rule("MKU-20.16")
def test_the_leaders_height_counts_in_a_close_formation() -> None:
    hill = {"terrain": "T1 hill 20,22.6", "templates": [square("clear", 4, name="hill", elevated=True)]}
    s = fight("A1 orc 20,20 | A2 orc 20,22.2 face=270", "B1 golem 20,21.1", dice=[2, 3], **hill)
    s.act("ana", melee("A1", leader="A2")).says("missed", defense=20)


# -- Shyft and Mage Spawn ----------------------------------------------------------------------------------------------


@rule("MKU-18.1", "MKU-18.2", "MKU-18.5")
def test_shyft_and_spawn_shoot_together() -> None:
    s = fight(row("shyft", "spawn", "shyft"), FAR, dice=[2, 3])
    s.act("ana", shot("A1", "A3", leader="A2")).says("missed", bonus=4)
    chain = fight(row("shyft", "spawn", "spawn"), FAR)
    chain.refused("ana", TRIO, "spawn_apart", "MKU-18.2", figure="A3")
    mixed = fight(row("shyft", "spawn", "orc"), FAR)
    mixed.refused("ana", TRIO, "spawn_without_shyft", "MKU-18.5", figure="A2")
    assert mixed.state.left == 1


@rule("MKU-18.1", "MKU-18.4")
def test_in_close_combat_a_spawn_must_touch_a_shyft_too() -> None:
    s = fight("A1 shyft 20,20 | A2 spawn 20.9526,20.55 face=150", PREY, dice=[2, 3])
    assert s.field.touching(s.figure("A1"), s.figure("A2"))
    s.act("ana", melee("A2")).says("missed", bonus=2)
    apart = fight(round_it("shyft", "-", "-", "spawn"), PREY)
    apart.refused("ana", melee("A4"), "spawn_apart", "MKU-18.2", figure="A4")
    alone = fight(round_it("spawn", "spawn"), PREY)
    alone.refused("ana", melee("A2"), "spawn_without_shyft", "MKU-18.5")


@rule("MKU-18.3", "MKU-18.6", "MKU-R39")
def test_an_eliminated_shyft_does_not_undo_the_attack() -> None:
    s = fight("A1 shyft 20,20 click=3 | A2 spawn 20.9526,20.55 face=150", PREY, dice=[1, 1])
    s.act("ana", melee("A2")).says("eliminated", figure="A1")
    assert s.figure("A2").tokens == 1 and s.figure("A2").status == "field"
