"""Abilities of the damage window that concern fighting (section 25.4), and the attacks of Charge and Bound."""

from __future__ import annotations

import pytest

from bot.engine.errors import Refused
from bot.engine.table import Table
from bot.games.mage_knight.actions import Close, Move, Paths, Ranged, Step
from bot.games.mage_knight.attack.attack import dropped
from bot.games.mage_knight.attack.close import close_fault
from bot.games.mage_knight.content.content import Click
from bot.games.mage_knight.play import Play
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

MAN = own("man", attack=8, defense=15, damage=2)
BOW = own("bow", attack=8, damage=2, range=8, targets=2)
MAGE = own("mage", attack=8, damage=2, range=8, marks="- - - magic_enhancement")
CALMED = own("calmed", marks="- - - magic_enhancement")
COLD = own("cold", attack=8, damage=3, range=8, targets=2, marks="- - - magic_freeze")
MAZE = own("maze", attack=8, damage=3, range=8, targets=2, marks="- - - magic_confusion")
TOUGH = own("tough", defense=15, marks="- - toughness -")
DODGER = own("dodger", defense=15, marks="- - dodge -")
LAST = own("last", dial=[Click(8, 8, 15, 2)])
RAGE = own("rage", dial=[Click(8, 8, 15, 2), Click(8, 8, 15, 2, ("", "", "", "berserk"))])
FURY = own("fury", dial=[Click(8, 8, 15, 2), Click(8, 8, 15, 2, ("", "", "", "battle_fury"))])
RIDER = own("knight", attack=8, damage=2, speed=6, marks="charge - - -")
ARCHER = own("archer", attack=8, damage=2, speed=6, range=6, marks="bound - - -")
LANCER = own("lancer", attack=8, damage=2, speed=6, marks="charge weapon_master - -")
SWEEPER = own("sweeper", attack=8, damage=2, speed=6, marks="charge sweep - -")
BAT = own("bat", attack=8, damage=2, speed=6, marks="charge vampirism - -")
NURSE = own("nurse", attack=8, speed=6, range=6, marks="charge healing - -")
MEDIC = own("medic", attack=8, speed=6, range=6, marks="bound magic_healing - -")
BLAST = own("blast", attack=8, speed=6, range=6, marks="bound magic_blast - -")
PIKE = own("pike", defense=15, marks="- - pole_arm -")
FIGURES = (
    MAN, BOW, MAGE, CALMED, COLD, MAZE, TOUGH, DODGER, LAST, RAGE, FURY, RIDER, ARCHER, LANCER, SWEEPER, BAT, NURSE,
    MEDIC, BLAST, PIKE,
)  # fmt: skip
SHOT = Ranged("A1", ("B1",))


def scene(*sides: str, dice: list[int] | None = None, **more: object) -> Battle:
    """A position with the figures of this file."""
    return battle(*sides, figures=FIGURES, dice=dice or [], **more)  # type: ignore[arg-type]


def clicks(s: Battle, *names: str) -> list[int]:
    """How far some dials have turned."""
    return [s.figure(name).click for name in names]


# -- Magic Enhancement -------------------------------------------------------------------------------------------------


@rule("MKU-SA.magic_enhancement.1", "MKU-SA.magic_enhancement.2", "MKU-R61", "MKU-11.16")
@pytest.mark.parametrize(("mages", "stacks", "taken"), [(0, True, 2), (1, True, 3), (2, True, 4), (2, False, 3)])
def test_each_enhancer_in_contact_adds_a_click(mages: int, stacks: bool, taken: int) -> None:
    places = ("8.9,10", "11.1,10")
    mine = "".join(f" | A{number + 2} mage {place}" for number, place in enumerate(places[:mages]))
    s = scene(f"A1 bow 10,10{mine}", "B1 man 10,15", dice=[5, 5], options={"enhancement_stacks": stacks})
    s.act("ana", SHOT)
    assert clicks(s, "B1") == [taken]


@rule("MKU-SA.magic_enhancement.1")
@pytest.mark.parametrize(("x", "taken"), [(8.88, 3), (8.879, 2)])
def test_the_enhancer_must_touch_the_firer(x: float, taken: int) -> None:
    s = scene(f"A1 bow 10,10 | A2 mage {x},10", "B1 man 10,15", dice=[5, 5])
    s.act("ana", SHOT)
    assert clicks(s, "B1") == [taken]


@rule("MKU-SA.magic_enhancement.4", "MKU-12.12")
def test_it_adds_to_every_one_of_several_targets() -> None:
    s = scene("A1 bow 10,10 | A2 mage 8.9,10", "B1 man 9,15 | B2 man 11,15", dice=[5, 5])
    s.act("ana", Ranged("A1", ("B1", "B2")))
    assert clicks(s, "B1", "B2") == [2, 2]


@rule("MKU-SA.magic_enhancement.3", "MKU-SA.magic_enhancement.4")
def test_nobody_enhances_itself_or_close_combat() -> None:
    s = scene("A1 mage 10,10", "B1 man 10,15", dice=[5, 5])
    s.act("ana", SHOT)
    assert clicks(s, "B1") == [2]
    s = scene("A1 man 10,10 | A2 mage 8.9,10", "B1 man 10,11.1", dice=[5, 5])
    s.act("ana", Close("A1", "B1"))
    assert clicks(s, "B1") == [2]


@rule("MKU-SA.magic_enhancement.3")
@pytest.mark.parametrize(("mage", "leader", "taken"), [(2, "A1", 3), (2, "A2", 2), (2, "A3", 3), (3, "A1", 2)])
def test_in_a_formation_contact_with_the_leader_counts(mage: int, leader: str, taken: int) -> None:
    names = ("A1", "A2", "A3")
    codes = ["mage" if number == mage else "bow" for number in (1, 2, 3)]
    row = " | ".join(f"{name} {code} {x},10" for name, code, x in zip(names, codes, (10, 11.1, 12.2), strict=True))
    s = scene(row, "B1 man 11,15", dice=[2, 3])
    s.act("ana", Ranged(leader, ("B1",), members=tuple(name for name in names if name != leader)))
    assert clicks(s, "B1") == [taken]


@rule("MKU-SA.magic_enhancement.1", "MKU-14.6")
def test_a_captive_or_hostile_enhancer_does_nothing() -> None:
    s = scene("A1 bow 10,10 | A2 mage 8.9,10 captor=B2", "B1 man 10,15 | B2 man 7.8,10 face=0", dice=[5, 5])
    s.act("ana", SHOT)
    assert clicks(s, "B1") == [2]


# -- Magic Freeze ------------------------------------------------------------------------------------------------------

FREEZE = Ranged("A1", ("B1",), "magic_freeze")


@rule("MKU-SA.magic_freeze.1", "MKU-SA.magic_freeze.2", "MKU-11.19")
@pytest.mark.parametrize(("die", "tokens"), [(3, 0), (4, 1), (6, 1)])
def test_a_frozen_figure_gets_a_token(die: int, tokens: int) -> None:
    s = scene("A1 cold 10,10", "B1 man 10,15", dice=[5, 5, die])
    s.act("ana", FREEZE).says("hurt", figure="B1", clicks=1).says("freeze_rolled", die=die, frozen=bool(tokens))
    assert s.figure("B1").tokens == tokens


@rule("MKU-SA.magic_freeze.3", "MKU-5.19")
def test_the_second_token_pushes_at_once() -> None:
    s = scene("A1 cold 10,10", "B1 tough 10,15 tokens=1 | B2 man 30,30", dice=[5, 5, 4])
    s.act("ana", FREEZE).says("pushed", figure="B1").says("hurt", figure="B1", clicks=1, cause="push")
    assert clicks(s, "B1") == [1] and s.figure("B1").tokens == 2


@rule("MKU-SA.magic_freeze.2")
def test_with_two_tokens_there_is_no_die() -> None:
    s = scene("A1 cold 10,10", "B1 man 10,15 tokens=2 | B2 man 30,30", dice=[5, 5])
    s.act("ana", FREEZE).silent("freeze_rolled")
    assert s.figure("B1").tokens == 2


@rule("MKU-SA.magic_freeze.5")
def test_freezing_several_targets() -> None:
    s = scene("A1 cold 10,10", "B1 man 8,15 | B2 tough 11,15", dice=[5, 5, 4, 3])
    s.act("ana", Ranged("A1", ("B1", "B2"), "magic_freeze"))
    assert [facts["target"] for facts in s.told("freeze_rolled")] == ["B1", "B2"]
    assert (s.figure("B1").tokens, s.figure("B2").tokens) == (1, 0)
    assert clicks(s, "B1", "B2") == [1, 0]
    s = scene("A1 cold 10,10", "B1 last 8,15 | B2 dodger 11,15", dice=[5, 5, 6])
    s.act("ana", Ranged("A1", ("B1", "B2"), "magic_freeze")).silent("freeze_rolled")
    assert s.figure("B1").status == "eliminated"


@rule("MKU-SA.magic_freeze.4", "MKU-5.8")
def test_the_frozen_token_goes_after_a_turn_without_an_action() -> None:
    s = scene("A1 cold 10,10 | A2 man 30,5", "B1 man 10,15 | B2 man 30,30", dice=[5, 5, 4])
    s.act("ana", FREEZE)
    assert s.state.active == 1 and s.figure("B1").tokens == 1
    s.act("ben", Move(Step("B2", (), 0)))
    assert s.state.active == 0 and s.figure("B1").tokens == 0


@rule("MKU-SA.magic_freeze.4", "MKU-5.19")
def test_a_frozen_figure_that_acts_is_pushed() -> None:
    s = scene("A1 cold 10,10", "B1 man 10,15 | B2 man 30,30", dice=[5, 5, 4])
    s.act("ana", FREEZE).act("ben", Move(Step("B1", (), 0))).says("hurt", figure="B1", cause="push")
    assert s.figure("B1").tokens == 2 and clicks(s, "B1") == [2]


# -- Magic Confusion (the attack) --------------------------------------------------------------------------------------

CONFUSE = Ranged("A1", ("B1",), "magic_confusion")


@rule("MKU-SA.magic_confusion.1")
def test_confusion_is_a_ranged_attack_on_one_opponent() -> None:
    s = scene("A1 maze 10,10", "B1 man 9,15 | B2 man 11,15", dice=[3, 3])
    s.refused("ana", Ranged("A1", ("B1", "B2"), "magic_confusion"), "too_many_targets", "MKU-SA.magic_confusion.1")
    s.act("ana", CONFUSE).says("missed", target="B1", total=14)
    assert s.state.pending is None


@rule("MKU-SA.magic_confusion.2", "MKU-SA.magic_enhancement.4")
@pytest.mark.parametrize("dice", [[5, 5], [6, 6]])
def test_a_confused_target_takes_no_damage_and_its_path_is_owed(dice: list[int]) -> None:
    s = scene("A1 maze 10,10 tokens=1 | A2 mage 8.9,10", "B1 man 10,15 | B2 man 30,30", dice=dice)
    s.act("ana", CONFUSE).says("hit", target="B1").silent("hurt")
    pending = s.state.pending
    assert pending is not None and (pending.kind, pending.seat, pending.members) == ("confusion", 0, ("B1",))
    assert clicks(s, "B1", "A1") == [0, 0] and s.to_act == ["ana"]
    s.act("ana", Paths(())).says("hurt", figure="A1", cause="push")
    assert clicks(s, "B1", "A1") == [0, 1]


@rule("MKU-SA.magic_confusion.2")
def test_a_critical_miss_of_confusion() -> None:
    s = scene("A1 maze 10,10", "B1 man 10,15", dice=[1, 1])
    s.act("ana", CONFUSE).says("critical_miss")
    assert clicks(s, "A1", "B1") == [1, 0] and s.state.pending is None


# -- Berserk, Battle Fury, in an attack --------------------------------------------------------------------------------


@rule("MKU-SA.berserk.3", "MKU-SA.battle_fury.2", "MKU-11.21")
@pytest.mark.parametrize(("code", "killed"), [("rage", True), ("fury", False)])
def test_a_captor_driven_mad_by_an_attack_loses_its_captive(code: str, killed: bool) -> None:
    one = own("one", attack=8, damage=1)
    s = battle(
        f"A1 {code} 10,10 | A2 man 30,5", "B1 man 10,11.1 captor=A1 | B2 one 8.9,10 face=0 | B3 man 30,30",
        figures=(*FIGURES, one), active="ben", dice=[5, 5],
    )  # fmt: skip
    s.act("ben", Close("B2", "A1"))
    assert s.figure("B1").status == ("eliminated" if killed else "field") and s.figure("B1").captor == ""
    assert s.state.players[0].score == (20 if killed else 0)


@rule("MKU-11.21", "MKU-SA.vampirism.4", "MKU-R73")
@pytest.mark.parametrize(("code", "effect"), [("rage", "berserk_kills"), ("fury", "freed")])
def test_what_a_new_click_brings_comes_after_the_vampire_has_healed(code: str, effect: str) -> None:
    leech = own("leech", attack=8, damage=1, marks="- vampirism - -")
    s = battle(
        f"A1 {code} 10,10 | A2 man 30,5", "B1 man 10,11.1 captor=A1 | B2 leech 8.9,10 face=0 click=1 | B3 man 30,30",
        figures=(*FIGURES, leech), active="ben", dice=[5, 5],
    )  # fmt: skip
    s.act("ben", Close("B2", "A1"))
    assert s.sequence("hurt", "healed", effect) == ["hurt", "healed", effect]
    assert s.figure("B2").click == 0 and s.figure("A1").captive == ""


# -- the attacks of Charge and Bound -----------------------------------------------------------------------------------


def to(figure: str, x: int, y: int, facing: int = 9000) -> Step:
    """A straight way, in thousandths of an inch."""
    return Step(figure, ((x, y),), facing)


@rule("MKU-SA.charge.3", "MKU-SA.charge.4", "MKU-10.2")
def test_a_charge_ends_in_a_close_attack_without_a_second_token() -> None:
    s = scene("A1 knight 10,10 tokens=1", "B1 man 10,15 face=90 | B2 man 30,30", dice=[3, 4])
    s.act("ana", Move(to("A1", 10_000, 13_900), then=Close("A1", "B1")))
    s.says("hit", target="B1", bonus=0).says("hurt", figure="B1", clicks=2)
    assert s.figure("A1").tokens == 2 and clicks(s, "A1") == [1]
    order = s.sequence("attack_declared", "hit", "pushed")
    assert order == ["attack_declared", "hit", "pushed"]


@rule("MKU-SA.charge.3", "MKU-SA.charge.8", "MKU-SA.bound.2")
def test_no_attack_for_those_who_began_in_contact_or_guard_a_captive() -> None:
    s = scene("A1 knight 10,10", "B1 man 10,11.1")
    charge = Move(Step("A1", (), 9000), then=Close("A1", "B1"))
    s.refused("ana", charge, "began_in_contact", "MKU-SA.charge.3", figure="A1", enemy="B1")
    s = scene("A1 knight 10,10", "B1 man 10,15 | B2 man 10,8.9 captor=A1")
    s.refused("ana", Move(to("A1", 10_000, 13_900), then=Close("A1", "B1")), "captor_cannot_fight", "MKU-SA.charge.8")
    assert s.figure("A1").tokens == 0


@rule("MKU-SA.charge.10", "MKU-SA.bound.1")
def test_the_move_may_be_of_length_nothing() -> None:
    s = scene("A1 archer 10,10 face=0", "B1 man 10,15 | B2 man 30,30", dice=[4, 3])
    s.act("ana", Move(Step("A1", (), 9000), then=Ranged("A1", ("B1",)))).says("hurt", figure="B1", clicks=2)
    assert s.figure("A1").tokens == 1


@rule("MKU-SA.charge.6")
@pytest.mark.parametrize(
    ("code", "then", "dice", "event"),
    [
        ("knight", Close("A1", "B1", capture=True), [5, 5], "captured"),
        ("lancer", Close("A1", "B1", "weapon_master"), [5, 5, 3], "damage_die"),
        ("sweeper", Close("A1", "", "sweep"), [5, 5], "hurt"),
        ("bat", Close("A1", "B1"), [5, 5], "healed"),
    ],
)
def test_what_a_charge_may_lead_to(code: str, then: Close, dice: list[int], event: str) -> None:
    s = scene(f"A1 {code} 10,10 click=1", "B1 man 10,15 | B2 man 30,30", dice=dice)
    s.act("ana", Move(to("A1", 10_000, 13_900), then=then)).says(event)
    assert s.figure("A1").tokens == 1


@rule("MKU-SA.charge.6", "MKU-SA.bound.4", "MKU-R55")
def test_neither_healing_after_charge_nor_magic_healing_after_bound() -> None:
    s = scene("A1 nurse 10,10 | A2 man 10,15 click=2", "B1 man 30,30")
    action = Move(to("A1", 10_000, 13_900), then=Close("A1", "A2", "healing"))
    s.refused("ana", action, "no_healing_after_move", "MKU-SA.charge.6", figure="A1")
    s = scene("A1 medic 10,10 | A2 man 10,15 click=2", "B1 man 30,30")
    bound = Move(to("A1", 10_000, 11_000), then=Ranged("A1", ("A2",), "magic_healing"))
    s.refused("ana", bound, "no_healing_after_move", "MKU-SA.bound.4", figure="A1")
    assert clicks(s, "A2") == [2]


@rule("MKU-SA.charge.5")
def test_a_pole_arm_ends_the_charge() -> None:
    s = scene("A1 knight 10,10", "B1 pike 10,15 | B2 man 30,30")
    s.act("ana", Move(to("A1", 10_000, 13_900), then=Close("A1", "B1"))).silent("attack_rolled")
    assert clicks(s, "A1", "B1") == [1, 0]


@rule("MKU-SA.pole_arm.3", "MKU-SA.charge.5")
def test_a_pole_arm_that_does_no_damage_ends_the_charge_too() -> None:
    steady = own("steady", attack=8, damage=2, speed=6, marks="charge - toughness -")
    s = battle("A1 steady 10,10", "B1 pike 10,15 | B2 man 30,30", figures=(*FIGURES, steady))
    s.act("ana", Move(to("A1", 10_000, 13_900), then=Close("A1", "B1"))).says("unhurt", figure="A1")
    s.silent("attack_declared", "attack_rolled")
    assert clicks(s, "A1", "B1") == [0, 0]


@rule("MKU-SA.bound.1", "MKU-SA.bound.2", "MKU-SA.bound.3")
def test_a_bound_ends_in_a_ranged_attack() -> None:
    s = scene("A1 archer 10,10", "B1 man 10,21 | B2 man 30,30", dice=[4, 3])
    s.act("ana", Move(to("A1", 10_000, 15_000), then=Ranged("A1", ("B1",)))).says("hurt", figure="B1", clicks=2)
    assert s.figure("A1").tokens == 1


@rule("MKU-SA.bound.4")
def test_a_bound_may_lead_to_a_blast() -> None:
    s = scene("A1 blast 10,10", "B1 man 10,21 | B2 man 10,19", dice=[5, 5, 3])
    s.act("ana", Move(to("A1", 10_000, 15_000), then=Ranged("A1", ("B1",), "magic_blast")))
    s.says("damage_die", die=3)
    assert clicks(s, "B1") == [3]


@rule("MKU-SA.charge.5", "MKU-11.20")
def test_an_attack_that_has_become_impossible_after_the_move_is_dropped() -> None:
    s = scene("A1 knight 10,10", "B1 man 10,15")
    p = Play(*s.game.rules(s.state.options), Table(s.state))
    action = Close("A1", "B1")
    reason = close_fault(p.field, 0, action, in_move=True)
    assert reason is not None and reason.key == "target_not_in_contact"
    with pytest.raises(Refused):
        dropped(p, action, reason)
    p.t.requested = 1  # dice have been rolled: too late to refuse
    assert dropped(p, action, reason) and p.t.events[-1].key == "attack_dropped"
    assert not dropped(p, action, None)
