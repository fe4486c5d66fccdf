"""Abilities of the defense window (section 25.3) and the decisions of the defender (MKU-P2, P4, step 6 of 11.14)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Close, Ranged
from bot.games.mage_knight.content.content import Click
from bot.games.mage_knight.orders.orders import Orders
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule
from tests.support.staging import NAMES

MAN = own("man", attack=8, defense=15, damage=3)
BOW = own("bow", attack=8, damage=3, range=8, targets=2)
BLASTER = own("blaster", attack=8, range=8, marks="- magic_blast - -")
SHARP = own("sharp", attack=8, damage=3, range=8, marks="- - - pierce")
CLAD = own("clad", defense=15, marks="- - battle_armor -")
STEEL = own("steel", defense=15, marks="- - invulnerability -")
TOUGH = own("tough", attack=8, defense=15, damage=3, marks="- - toughness -")
IMMUNE = own("immune", attack=8, defense=15, damage=3, range=8, marks="- magic_blast magic_immunity -")
MAGE = own("mage", marks="- - - magic_enhancement")
GUARD = own("guard", defense=20, marks="- - defend -")
BUCKLER = own("buckler", defense=13, marks="- - defend -")
PIKE = own("pike", defense=18, marks="- - defend -")
DODGER = own("dodger", defense=15, marks="flight - dodge -")
CURSED = own("cursed", defense=15, marks="- - magic_retaliation -")
LATE = own("late", dial=[Click(8, 8, 15, 3), Click(8, 8, 15, 3, ("", "", "magic_retaliation", ""))])
FIGURES = (
    MAN, BOW, BLASTER, SHARP, CLAD, STEEL, TOUGH, IMMUNE, MAGE, GUARD, BUCKLER, PIKE, DODGER, CURSED, LATE,
)  # fmt: skip
STAB, SHOT = Close("A1", "B1"), Ranged("A1", ("B1",))


def scene(*sides: str, dice: list[int] | None = None, asks: str = "", **more: object) -> Battle:
    """A position with the figures of this file; ``asks``: what ben wants to be asked."""
    s = battle(*sides, figures=FIGURES, dice=dice or [], **more)  # type: ignore[arg-type]
    if asks:
        s.match.orders[NAMES.index("ben")] = Orders(**dict.fromkeys(asks.split(), "ask"))
    return s


def clicks(s: Battle, *names: str) -> list[int]:
    """How far some dials have turned."""
    return [s.figure(name).click for name in names]


# -- armour ------------------------------------------------------------------------------------------------------------


@rule("MKU-SA.battle_armor.1", "MKU-SA.invulnerability.1", "MKU-11.4")
@pytest.mark.parametrize("code", ["clad", "steel"])
@pytest.mark.parametrize(("dice", "hit"), [([5, 4], True), ([4, 4], False)])
def test_armour_adds_two_against_ranged_combat(code: str, dice: list[int], hit: bool) -> None:
    s = scene("A1 bow 10,10", f"B1 {code} 10,15", dice=dice)
    s.act("ana", SHOT).says("hit" if hit else "missed", target="B1", total=8 + sum(dice), defense=17)


@rule("MKU-SA.battle_armor.1")
def test_armour_helps_against_a_blast_too() -> None:
    s = scene("A1 blaster 10,10", "B1 clad 10,15", dice=[4, 4])
    s.act("ana", Ranged("A1", ("B1",), "magic_blast")).says("missed", defense=17)


@rule("MKU-SA.battle_armor.2", "MKU-SA.invulnerability.1")
@pytest.mark.parametrize("code", ["clad", "steel"])
def test_armour_does_nothing_in_close_combat(code: str) -> None:
    s = scene("A1 man 10,10", f"B1 {code} 10,11.1", dice=[4, 3])
    s.act("ana", STAB).says("hit", total=15, defense=15)


@rule("MKU-SA.toughness.1", "MKU-SA.toughness.3", "MKU-SA.invulnerability.2", "MKU-11.16", "MKU-R29")
@pytest.mark.parametrize(("code", "less"), [("man", 0), ("tough", 1), ("steel", 2)])
def test_reduction_comes_once_after_everything_that_raises_the_damage(code: str, less: int) -> None:
    s = scene("A1 bow 10,10 | A2 mage 8.9,10", f"B1 {code} 10,15", dice=[6, 6])
    s.act("ana", SHOT)
    assert clicks(s, "B1") == [min(4, 3 + 1 + 1 - less)]
    s = scene("A1 man 10,10", f"B1 {code} 10,11.1", dice=[5, 5])
    s.act("ana", STAB)
    assert clicks(s, "B1") == [3 - less]


@rule("MKU-SA.toughness.1", "MKU-11.16")
def test_damage_never_falls_below_nothing() -> None:
    s = scene("A1 bow 10,10", "B1 steel 9,15 | B2 steel 11,15", dice=[6, 5])
    s.act("ana", Ranged("A1", ("B1", "B2"))).says("unhurt", figure="B1").says("unhurt", figure="B2")
    assert clicks(s, "B1", "B2") == [0, 0]


@rule("MKU-11.16", "MKU-R29", "MKU-SA.invulnerability.2")
def test_the_click_of_a_natural_12_is_reduced_like_the_others() -> None:
    s = scene("A1 bow 10,10", "B1 steel 9,15 | B2 tough 11,15", dice=[6, 6])
    s.act("ana", Ranged("A1", ("B1", "B2"))).says("unhurt", figure="B1")
    assert clicks(s, "B1", "B2") == [0, 1]


@rule("MKU-SA.toughness.2", "MKU-11.18", "MKU-5.10", "MKU-SA.invulnerability.2")
@pytest.mark.parametrize("code", ["tough", "steel"])
def test_critical_misses_and_pushing_are_not_reduced(code: str) -> None:
    s = scene(f"A1 {code} 10,10 tokens=1", "B1 man 10,11.1", dice=[1, 1])
    s.act("ana", STAB)
    assert clicks(s, "A1") == [2]


@rule("MKU-SA.pierce.1", "MKU-R53")
@pytest.mark.parametrize("code", ["clad", "tough", "steel"])
def test_pierce_goes_through_armour_and_toughness_at_range_only(code: str) -> None:
    s = scene("A1 sharp 10,10", f"B1 {code} 10,15", dice=[4, 3])
    s.act("ana", SHOT).says("hit", total=15, defense=15).says("hurt", figure="B1", clicks=3)
    s = scene("A1 sharp 10,10", "B1 tough 10,11.1", dice=[5, 5])
    s.act("ana", STAB).says("hurt", figure="B1", clicks=2)


@rule("MKU-SA.pierce.1", "MKU-5.15")
def test_a_cancelled_pierce_does_nothing() -> None:
    s = scene("A1 sharp 10,10", "B1 clad 10,15", dice=[4, 4])
    s.act("ana", Ranged("A1", ("B1",), cancel=(("A1", "pierce"),))).says("missed", defense=17)


# -- Magic Immunity ----------------------------------------------------------------------------------------------------


@rule("MKU-SA.magic_immunity.2", "MKU-SA.magic_enhancement.5")
@pytest.mark.parametrize(("firer", "target", "taken"), [("bow", "man", 4), ("bow", "immune", 3), ("immune", "man", 3)])
def test_the_immune_neither_take_nor_deal_enhanced_clicks(firer: str, target: str, taken: int) -> None:
    s = scene(f"A1 {firer} 10,10 | A2 mage 8.9,10", f"B1 {target} 10,15", dice=[5, 5])
    s.act("ana", SHOT)
    assert clicks(s, "B1") == [taken]


@rule("MKU-SA.magic_immunity.4")
def test_the_immune_use_magic_of_their_own() -> None:
    s = scene("A1 immune 10,10", "B1 man 10,15", dice=[5, 5, 2])
    s.act("ana", Ranged("A1", ("B1",), "magic_blast")).says("hurt", figure="B1", clicks=2)


@rule("MKU-SA.magic_immunity.1", "MKU-SA.magic_immunity.3")
@pytest.mark.parametrize("mode", ["magic_blast", "magic_freeze", "magic_confusion"])
def test_no_ability_called_magic_chooses_the_immune(mode: str) -> None:
    marks = f"- {mode} - -" if mode == "magic_blast" else f"- - - {mode}"
    caster = own("caster", attack=8, damage=2, range=8, marks=marks)
    s = battle("A1 caster 10,10", "B1 immune 10,15", figures=(*FIGURES, caster), dice=[5, 5])
    s.refused("ana", Ranged("A1", ("B1",), mode), "target_immune", "MKU-SA.magic_immunity.3", target="B1")
    s.act("ana", SHOT).says("hurt", figure="B1", clicks=2)


# -- Defend ------------------------------------------------------------------------------------------------------------


@rule("MKU-SA.defend.1", "MKU-SA.defend.3", "MKU-P4")
@pytest.mark.parametrize("close", [True, False])
def test_defend_lends_the_higher_value_by_default(close: bool) -> None:
    y = 11.1 if close else 15
    s = scene("A1 bow 10,10", f"B1 man 10,{y} | B2 guard 11.1,{y}", dice=[4, 4])
    s.act("ana", STAB if close else SHOT).says("defended", target="B1", figure="B2", value=20)
    s.says("missed", target="B1", defense=20)


@rule("MKU-SA.defend.1", "MKU-P4")
def test_a_lower_value_is_not_used() -> None:
    s = scene("A1 man 10,10", "B1 man 10,11.1 | B2 buckler 11.1,11.1", dice=[4, 3])
    s.act("ana", STAB).silent("defended").says("hit", defense=15)


@rule("MKU-SA.defend.1", "MKU-5.1")
@pytest.mark.parametrize(("x", "defense"), [(11.12, 20), (11.121, 15)])
def test_defend_needs_contact(x: float, defense: int) -> None:
    s = scene("A1 bow 10,10", f"B1 man 10,15 | B2 guard {x},15", dice=[2, 3])
    s.act("ana", SHOT).says("missed", defense=defense)


@rule("MKU-SA.defend.1", "MKU-SA.defend.3", "MKU-14.6")
def test_only_friends_defend_and_no_captives() -> None:
    s = scene("A1 man 10,10 | A2 guard 11.1,11.1", "B1 man 10,11.1", dice=[2, 3])
    s.act("ana", STAB).says("missed", defense=15)
    s = scene("A1 man 10,10 | A2 man 12.2,11.1", "B1 man 10,11.1 | B2 guard 11.1,11.1 captor=A2", dice=[2, 3])
    s.act("ana", STAB).says("missed", defense=15)
    team = scene(
        "A1 man 10,10", "B1 man 30,10", "C1 man 10,11.1", "D1 guard 11.1,11.1", options={"teams": "pairs"}, dice=[2, 3]
    )
    team.act("ana", Close("A1", "C1")).says("missed", defense=20)


@rule("MKU-SA.defend.3")
def test_a_captor_is_defended_too() -> None:
    s = scene("A1 man 10,10 | A9 man 9.45,12.0526 captor=B1", "B1 man 10,11.1 | B2 guard 11.1,11.1", dice=[2, 3])
    s.act("ana", STAB).says("missed", defense=20)


@rule("MKU-SA.defend.2", "MKU-R60", "MKU-11.4")
def test_only_the_value_is_lent_the_own_modifiers_stay() -> None:
    s = scene("A1 bow 10,10", "B1 clad 10,15 | B2 guard 11.1,15", dice=[2, 3])
    s.act("ana", SHOT).says("missed", defense=22)
    s = scene("A1 man 10,10", "B1 tough 10,11.1 | B2 guard 11.1,11.1", dice=[6, 6])
    s.act("ana", STAB).says("hurt", figure="B1", clicks=3)


@rule("MKU-SA.defend.4", "MKU-P2", "MKU-P4")
def test_the_owner_chooses_among_defenders_if_he_wants_to_be_asked() -> None:
    sides = ("A1 man 10,10", "B1 man 10,11.1 | B2 guard 11.1,11.1 | B3 pike 8.9,11.1")
    s = scene(*sides, dice=[2, 3])
    s.act("ana", STAB).says("missed", defense=20)
    s = scene(*sides, asks="defend", dice=[2, 3])
    s.act("ana", STAB).asks("ben", "defend", "own", "B2", "B3", clause="MKU-SA.defend.1")
    s.answers("ben", "B3").says("missed", defense=18)
    s = scene(*sides, asks="defend", dice=[2, 3])
    s.act("ana", STAB).asks("ben", "defend")
    s.answers("ben", "own").says("missed", defense=15).silent("defended")
    s = scene(*sides, asks="defend", dice=[2, 3])
    s.act("ana", STAB).asks("ben", "defend")
    s.times_out("ben").says("missed", defense=20)


# -- Dodge -------------------------------------------------------------------------------------------------------------


@rule("MKU-SA.dodge.1", "MKU-11.19", "MKU-P4")
@pytest.mark.parametrize(("dice", "dodged"), [([5, 5, 3], False), ([5, 5, 4], True), ([6, 6, 6], True)])
@pytest.mark.parametrize("close", [True, False])
def test_a_dodge_on_four_or_more(dice: list[int], dodged: bool, close: bool) -> None:
    s = scene("A1 bow 10,10", f"B1 dodger 10,{11.1 if close else 15}", dice=dice)
    s.act("ana", STAB if close else SHOT).says("dodge_rolled", target="B1", die=dice[2], dodged=dodged)
    assert clicks(s, "B1") == [0 if dodged else 3]
    assert s.state.mark is not None and s.state.mark.hits == (() if dodged else ("B1",))


@rule("MKU-SA.dodge.1", "MKU-P4")
@pytest.mark.parametrize(
    ("line", "dice"), [("yes", [5, 5, 4]), ("dodge yes", [5, 5, 4]), ("no", [5, 5]), ("dodge no", [5, 5])]
)
def test_the_question_lists_yes_and_no(line: str, dice: list[int]) -> None:
    s = scene("A1 bow 10,10", "B1 dodger 10,15", dice=dice)
    s.match.orders[1] = Orders(dodge="ask")
    s.act("ana", SHOT).asks("ben", "dodge", "yes", "no", clause="MKU-SA.dodge.1")
    ask = s.match.ask_for(1)
    assert ask is not None and [option.text for option in ask.options] == ["dodge yes", "dodge no"]
    s.say("ben", line)
    assert clicks(s, "B1") == [0 if "yes" in line else 3]


@rule("MKU-SA.dodge.1")
def test_nothing_is_dodged_that_does_not_hit() -> None:
    s = scene("A1 bow 10,10", "B1 dodger 10,15", dice=[2, 2])
    s.act("ana", SHOT).silent("dodge_rolled").says("missed")


@rule("MKU-SA.dodge.2", "MKU-11.19")
def test_each_target_dodges_for_itself_in_the_order_of_targets() -> None:
    s = scene("A1 bow 10,10", "B1 dodger 9,15 | B2 dodger 11,15", dice=[5, 5, 4, 3])
    s.act("ana", Ranged("A1", ("B2", "B1")))
    assert [facts["target"] for facts in s.told("dodge_rolled")] == ["B2", "B1"]
    assert clicks(s, "B1", "B2") == [1, 0]


@rule("MKU-SA.dodge.1", "MKU-P2")
def test_the_owner_may_be_asked_or_never_dodge() -> None:
    s = scene("A1 bow 10,10", "B1 dodger 10,15", dice=[5, 5, 6], asks="dodge")
    s.act("ana", SHOT).asks("ben", "dodge", "yes", "no", clause="MKU-SA.dodge.1")
    s.answers("ben", "yes").says("dodge_rolled", dodged=True)
    s = scene("A1 bow 10,10", "B1 dodger 10,15", dice=[5, 5], asks="dodge")
    s.act("ana", SHOT).asks("ben", "dodge")
    s.answers("ben", "no").silent("dodge_rolled").says("hurt", figure="B1")
    s = scene("A1 bow 10,10", "B1 dodger 10,15", dice=[5, 5])
    s.match.orders[1] = Orders(dodge="off")
    s.act("ana", SHOT).silent("dodge_rolled").says("hurt", figure="B1")


# -- Magic Retaliation -------------------------------------------------------------------------------------------------


@rule("MKU-SA.magic_retaliation.1", "MKU-11.21")
@pytest.mark.parametrize("close", [True, False])
def test_magic_retaliation_costs_the_attacker_a_click(close: bool) -> None:
    s = scene("A1 bow 10,10", f"B1 cursed 10,{11.1 if close else 15}", dice=[5, 5])
    s.act("ana", STAB if close else SHOT).says("hurt", figure="A1", clicks=1, cause="magic_retaliation")
    assert clicks(s, "A1") == [1]


@rule("MKU-SA.magic_retaliation.1")
def test_no_retaliation_without_damage() -> None:
    meek = own("meek", attack=8, damage=0)
    s = battle("A1 meek 10,10", "B1 cursed 10,11.1", figures=(*FIGURES, meek), dice=[5, 5])
    s.act("ana", STAB).says("unhurt", figure="B1")
    assert clicks(s, "A1") == [0]
    s = scene("A1 man 10,10", "B1 cursed 10,11.1 | B2 man 30,30", dice=[5, 5])
    s.act("ana", Close("A1", "B1", capture=True)).says("captured")
    assert clicks(s, "A1") == [0]


@rule("MKU-SA.magic_retaliation.2")
@pytest.mark.parametrize(("code", "taken"), [("man", 1), ("tough", 0), ("immune", 0)])
def test_retaliation_is_reduced_like_other_damage_of_abilities(code: str, taken: int) -> None:
    s = scene(f"A1 {code} 10,10", "B1 cursed 10,11.1", dice=[5, 5])
    s.act("ana", STAB).says("hurt", figure="B1", clicks=3)
    assert clicks(s, "A1") == [taken]


@rule("MKU-SA.magic_retaliation.3")
def test_the_dead_retaliate() -> None:
    s = scene("A1 man 10,10", "B1 cursed 10,11.1 click=2 | B2 man 30,30", dice=[5, 5])
    s.act("ana", STAB).says("eliminated", figure="B1")
    assert clicks(s, "A1") == [1]


@rule("MKU-SA.magic_retaliation.1", "MKU-11.21")
def test_several_retaliate_together() -> None:
    s = scene("A1 bow 10,10", "B1 cursed 9,15 | B2 cursed 11,15", dice=[5, 5])
    s.act("ana", Ranged("A1", ("B1", "B2")))
    assert clicks(s, "A1", "B1", "B2") == [2, 1, 1]


@rule("MKU-11.20", "MKU-SA.magic_retaliation.1")
def test_a_mark_that_the_damage_brings_does_not_avenge_it() -> None:
    weak = own("feeble", attack=8, damage=1)
    s = battle("A1 feeble 10,10", "B1 late 10,11.1", figures=(*FIGURES, weak), dice=[5, 5])
    s.act("ana", STAB)
    assert clicks(s, "A1", "B1") == [0, 1] and s.field.has(s.figure("B1"), "magic_retaliation")


@rule("MKU-SA.magic_retaliation.1")
def test_the_leader_of_a_formation_suffers_the_retaliation() -> None:
    s = scene("A1 man 10,10 | A2 man 11.1,11.1 face=180", "B1 cursed 10,11.1", dice=[5, 5])
    s.act("ana", Close("A2", "B1", members=("A1",)))
    assert clicks(s, "A1", "A2") == [0, 1]


# -- step 6 ------------------------------------------------------------------------------------------------------------


@rule("MKU-11.14", "MKU-11.15", "MKU-R28", "MKU-P2", "MKU-P4", "MKU-5.16", "MKU-R11")
def test_the_defender_may_cancel_before_the_roll() -> None:
    sides = ("A1 man 10,10 | A2 man 30,20", "B1 dodger 10,11.1 | B2 guard 11.1,11.1 | B3 guard 30,30")
    s = scene(*sides, asks="defense_cancel", dice=[4, 4], left=2)
    s.act("ana", STAB).asks("ben", "cancel_defense", "B1:flight", "B1:dodge", "B2:defend", clause="MKU-11.14")
    s.silent("attack_rolled")
    s.match.answer(1, ("B1:dodge", "B2:defend"))
    assert s.figure("B1").click == 3 and s.figure("B1").cancelled == ("dodge",)
    assert s.figure("B2").cancelled == ("defend",)
    quiet = scene(*sides, dice=[4, 4])
    quiet.act("ana", STAB).says("missed", defense=20)
    assert quiet.figure("B1").cancelled == ()


@rule("MKU-11.15", "MKU-R28")
def test_cancelling_by_the_defender_never_changes_who_could_be_chosen() -> None:
    s = scene("A1 bow 10,10", "B1 dodger 10,15", asks="defense_cancel", dice=[5, 5, 2])
    s.act("ana", SHOT).asks("ben", "cancel_defense")
    s.match.answer(1, ())
    assert clicks(s, "B1") == [3]


@rule("MKU-11.14", "MKU-11.15", "MKU-R28", "MKU-P5")
def test_the_attacker_cancels_with_the_declaration() -> None:
    s = scene("A1 blaster 10,10 | A2 mage 8.9,10", "B1 man 10,15", dice=[5, 5])
    spoiled = Ranged("A1", ("B1",), "magic_blast", cancel=(("A1", "magic_blast"),))
    s.refused("ana", spoiled, "cancelling_spoils_attack", "MKU-11.15", figure="A1")
    foreign = Ranged("A1", ("B1",), cancel=(("B1", "dodge"),))
    s.refused("ana", foreign, "not_your_figure", figure="B1")
    twice = Ranged("A1", ("B1",), cancel=(("A2", "magic_enhancement"),) * 2)
    s.refused("ana", twice, "already_cancelled", figure="A2")
    s.refused("ana", Ranged("A1", ("B1",), cancel=(("A1", "dodge"),)), "ability_not_shown")
    s.act("ana", Ranged("A1", ("B1",), cancel=(("A2", "magic_enhancement"),)))
    s.says("ability_cancelled", figure="A2", ability="magic_enhancement").says("hurt", figure="B1", clicks=2)


@rule("MKU-SA.0.3", "MKU-11.14")
def test_what_is_not_optional_is_not_cancelled() -> None:
    s = scene("A1 tough 10,10", "B1 man 10,11.1", asks="defense_cancel", dice=[4, 3])
    s.refused("ana", Close("A1", "B1", cancel=(("A1", "toughness"),)), "not_optional", "MKU-SA.0.3")
    s.act("ana", STAB).says("hit")
    s = scene("A1 man 10,10", "B1 tough 10,11.1", asks="defense_cancel", dice=[4, 3])
    s.act("ana", STAB).says("hurt", figure="B1", clicks=2)
