"""Strength, Craft, gold, spells: own values and totals (TA-1 to TA-3), alignment and abilities (TA-7, TA-8)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from bot.games.talisman import life
from bot.games.talisman.board import Against, Board, Part, Situation
from bot.games.talisman.content.mods import CraftMod, FightDice, Save, StrengthMod, WeaponSlots
from bot.games.talisman.content.ops import If
from bot.games.talisman.state import Piece, Side, WorldEffect
from tests.support.deeds import ANA, BEN, happens, rehearsal
from tests.support.rules import rule

BATTLE, PSYCHIC = Against("battle", Side()), Against("psychic", Side())


def board(**position: Any) -> Board:
    """Present values of a position that the test may change."""
    s = rehearsal(**position)
    return Board(s.game.content, deepcopy(s.state))


def against(*kinds: str) -> Against:
    return Against("battle", Side(kinds=kinds))


# -- own values and totals ------------------------------------------------------------------------------------------


@rule("TA-1:1", "TA-1:6", "TA-R10")
def test_the_example_of_the_book_for_strength() -> None:
    b = board(ana="warrior @village strength=5 objects=magic_belt,sword followers=unicorn")
    assert (b.total(ANA, "strength"), b.total(ANA, "strength", BATTLE)) == (7, 8)
    assert b.hero(ANA).strength == b.own_value(ANA, "strength") == 5
    b.hero(ANA).space = "cursed_glade"
    assert (b.total(ANA, "strength"), b.total(ANA, "strength", BATTLE)) == (6, 6)


@rule("TA-2:1", "TA-2:5")
def test_craft_is_the_own_value_and_what_things_give() -> None:
    b = board(ana="sorcerer @village objects=solomons_crown,ring_of_sparks,magic_belt followers=owl_familiar")
    assert b.parts(ANA, "craft") == [
        Part("sorcerer", 5),
        Part("solomons_crown", 2, "c1"),
        Part("ring_of_sparks", 1, "c2"),
        Part("owl_familiar", 1, "c4"),
    ]
    assert b.hero(ANA).craft == b.own_value(ANA, "craft") == 5
    assert b.total(ANA, "craft", PSYCHIC) == 9


@rule("TA-1:2", "TA-1:3", "TA-2:2", "TA-2:3")
@pytest.mark.parametrize("stat", ["strength", "craft"])
def test_own_values_are_lost_down_to_the_start(stat: Any) -> None:
    s = rehearsal(ana="delver strength=5 craft=5")
    happens(s, lambda p: life.lose_value(p, ANA, stat, 1)).says("lost", seat=ANA, what=stat, amount=1, total=4)
    assert getattr(s.hero("ana"), stat) == 4
    happens(s, lambda p: life.lose_value(p, ANA, stat, 2)).says("lost", what=stat, amount=1, total=3)
    happens(s, lambda p: life.lose_value(p, ANA, stat, 1)).says("lost", what=stat, amount=0, total=3)
    assert (s.hero("ana").strength, s.hero("ana").craft) in {(3, 5), (5, 3)}


@rule("TA-1:5", "TA-2:4")
@pytest.mark.parametrize("stat", ["strength", "craft"])
def test_own_values_are_gained(stat: Any) -> None:
    s = rehearsal(ana="delver")
    happens(s, lambda p: life.gain(p, ANA, stat, 2)).says("gained", seat=ANA, what=stat, amount=2, total=5)
    assert s.board.own_value(ANA, stat) == 5


@rule("TA-2:6", "TA-2:7")
@pytest.mark.parametrize(("craft", "spells"), list(enumerate((0, 0, 0, 1, 2, 2, 3, 3))))
def test_the_limit_of_spells_follows_the_craft(craft: int, spells: int) -> None:
    b = board(ana="troll")
    b.hero(ANA).craft = craft
    assert (b.spell_limit(ANA), b.spell_room(ANA)) == (spells, spells)


@rule("TA-2:6", "TA-R7")
def test_the_wand_allows_one_spell_more_but_not_on_the_cursed_glade() -> None:
    b = board(ana="troll @village objects=wand spells=mending")
    assert (b.spell_limit(ANA), b.spell_room(ANA)) == (1, 0)
    b.hero(ANA).space = "cursed_glade"
    assert b.spell_limit(ANA) == 0


# -- computing a total ----------------------------------------------------------------------------------------------


@rule("TA-16:6", "TA-D34")
def test_one_weapon_counts_and_the_best_one() -> None:
    b = board(ana="delver objects=sword,holy_lance,axe", ben="warrior objects=found_sword,found_axe,thirsting_blade")
    assert b.best_weapons(ANA, BATTLE) == ["c1"]
    assert b.total(ANA, "strength", BATTLE) == 4
    assert b.best_weapons(ANA, against("dragon", "animal")) == ["c2"]
    assert b.total(ANA, "strength", against("dragon", "animal")) == 6
    assert b.total(ANA, "strength", against("dragon"), ["c1"]) == 4
    assert b.total(ANA, "strength", BATTLE, []) == b.total(ANA, "strength") == 3
    assert b.best_weapons(BEN, BATTLE) == ["c6", "c4"], "of equal weapons first the one that gives something besides"
    assert b.total(BEN, "strength", BATTLE) == 6


def test_weapons_and_bonuses_in_battle_have_no_part_in_psychic_combat() -> None:
    b = board(ana="delver objects=sword,magic_belt,ring_of_sparks followers=squire")
    assert b.total(ANA, "strength", PSYCHIC) == 4
    assert b.total(ANA, "craft", PSYCHIC) == 4
    assert b.total(ANA, "strength", BATTLE) == 6


@rule("TA-C28")
def test_what_the_golem_makes_useless_does_not_count_in_the_total_mirrored_either() -> None:
    b = board(
        ana="delver @woods_1 objects=sword,magic_belt followers=unicorn",
        cards={"woods_1": "clay_golem, mirror_fiend"},
    )
    golem, mirror = b.spot("woods_1").cards
    group = Against("battle", Side(pieces=[golem.id, mirror.id], kinds=("monster", "monster")))
    assert b.ignored(group) == {"spell", "magic_object", "weapon"}
    assert b.total(ANA, "strength", group) == 4
    assert b.creature_value(golem, ANA) == 5
    assert b.creature_value(mirror, ANA) == 6, "alone it mirrors everything"


def test_the_value_of_a_charmed_creature_is_what_the_ability_says() -> None:
    b = board(ana="bard", ben="delver")
    b.hero(ANA).followers = [
        Piece("c8", "hill_lion", role="charmed", gives=StrengthMod("printed")),
        Piece("c9", "mirror_fiend", role="servant", value=5),
    ]
    assert b.parts(ANA, "strength") == [Part("bard", 2), Part("hill_lion", 3, "c8")]


def test_a_world_effect_multiplies_printed_values() -> None:
    b = board(ana="delver @woods_1", cards={"woods_1": "wraith, ogre"})
    star = b.content.cards["wandering_star"].effects[0].do[0]
    b.state.world = [WorldEffect("spirit_tide", "wandering_star", star.mods, BEN, 1)]  # type: ignore[union-attr]
    wraith, ogre = b.spot("woods_1").cards
    assert (b.creature_value(wraith, ANA), b.creature_value(ogre, ANA)) == (10, 5)


# -- conditions -----------------------------------------------------------------------------------------------------

HOLDS: dict[str, tuple[If, bool]] = {
    "alignment": (If(alignment=("good", "neutral")), True),
    "another alignment": (If(alignment=("evil",)), False),
    "region": (If(region=("outer",)), True),
    "another region": (If(region=("middle", "inner")), False),
    "gold enough": (If(min={"gold": 1}), True),
    "too little gold": (If(min={"gold": 2}), False),
    "total Strength": (If(min={"strength": 4}), True),
    "too little Strength": (If(min={"strength": 5}), False),
    "too few lives": (If(min={"lives": 5, "gold": 1}), False),
    "a card of the same kind": (If(has=("axe", "magic_belt")), True),
    "one card of two": (If(has=("axe", "sword")), False),
    "any of a class": (If(has_any=("follower", "magic_object")), True),
    "none of a class": (If(has_any=("follower", "talisman", "spell")), False),
    "a fight": (If(fight="battle"), True),
    "another fight": (If(fight="psychic"), False),
    "a window": (If(window=("own_fight", "any_time")), True),
    "another window": (If(window=("on_spell",)), False),
    "not alone": (If(alone=True), False),
    "room for spells": (If(spell_room=True), True),
    "as many lives as at the start": (If(below_quota=True), False),
    "a Talisman left": (If(talisman_in_stock=True), True),
    "from there": (If(from_=("tavern", "city")), True),
    "from elsewhere": (If(from_=("city",)), False),
    "all of several": (If(alignment=("neutral",), min={"gold": 1}), True),
    "one of several": (If(alignment=("neutral",), min={"gold": 2}), False),
}


@pytest.mark.parametrize("case", HOLDS)
def test_conditions(case: str) -> None:
    b = board(ana="delver @village objects=found_axe,magic_belt", ben="druid @village")
    condition, expected = HOLDS[case]
    assert b.holds(ANA, condition, Situation("battle", "any_time", "tavern")) is expected


def test_conditions_of_an_empty_stock_and_of_who_is_alone() -> None:
    b = board(ana="delver @village lives=3")
    b.state.stock["talisman"] = 0
    assert not b.holds(ANA, If(talisman_in_stock=True))
    assert b.holds(ANA, If(alone=True, below_quota=True))
    assert b.holds(ANA, None)
    assert not b.holds(ANA, If(window=("own_fight",)))


# -- gold -----------------------------------------------------------------------------------------------------------


@rule("TA-3:4")
def test_gold_gained_comes_from_the_stock() -> None:
    s = rehearsal(ana="delver gold=2", ben="warrior gold=5")
    happens(s, lambda p: life.gain(p, ANA, "gold", 3)).says("gained", what="gold", amount=3, total=5)
    assert (s.hero("ana").gold, s.hero("ben").gold) == (5, 5)


@rule("TA-3:3")
def test_gold_is_lost_to_the_stock_as_far_as_there_is_any() -> None:
    s = rehearsal(ana="delver gold=2", ben="warrior gold=1")
    happens(s, lambda p: life.lose_gold(p, ANA, 3)).says("lost", what="gold", amount=2, total=0)
    assert (s.hero("ana").gold, s.hero("ben").gold) == (0, 1)
    happens(s, lambda p: life.lose_gold(p, ANA, 1)).silent("lost")


@rule("TA-3:5")
def test_gold_does_not_count_against_the_limit() -> None:
    s = rehearsal(ana="delver gold=30 objects=sword,axe,helmet,shield")
    happens(s, lambda p: life.gain(p, ANA, "gold", 30)).silent("left_behind")
    assert s.hero("ana").gold == 60


# -- alignment ------------------------------------------------------------------------------------------------------


@rule("TA-7:1", "TA-7:2", "TA-7:4", "TA-R40")
def test_alignment_changes_once_in_a_turn_of_anybody() -> None:
    s = rehearsal(ana="delver", ben="druid @castle")
    s.say("ben", "align evil").says("alignment_changed", seat=BEN, alignment="evil")
    s.refused("ben", "align good", "aligned_before", "TA-7:2")
    happens(s, lambda p: life.change_alignment(p, BEN, "good")).silent("alignment_changed")
    assert s.hero("ben").alignment == "evil"
    happens(s, lambda p: setattr(p.hero(BEN), "aligned", False))  # another turn has begun
    happens(s, lambda p: life.change_alignment(p, BEN, "evil")).silent("alignment_changed")
    assert not s.hero("ben").aligned, "a change to the same alignment is none"
    happens(s, lambda p: life.change_alignment(p, BEN, "neutral")).says("alignment_changed", alignment="neutral")


@rule("TA-7:3")
def test_what_may_not_be_used_after_a_change_is_dropped_at_once() -> None:
    s = rehearsal(ana="delver @village objects=holy_lance,thirsting_blade,sword,cross_of_dawn")
    happens(s, lambda p: life.change_alignment(p, ANA, "evil"))
    s.says("left_behind", seat=ANA, card="village", cards=("holy_lance", "cross_of_dawn"))
    assert s.has("ana") == ["thirsting_blade", "sword"]
    assert s.lies("village") == ["holy_lance", "cross_of_dawn"]


# -- abilities ------------------------------------------------------------------------------------------------------


@rule("TA-8:4")
@pytest.mark.parametrize("space", ["village", "cursed_glade", "crypt"])
def test_abilities_and_restrictions_hold_in_every_region(space: str) -> None:
    b = board(ana=f"warrior @{space}", ben=f"monk @{space}")
    assert b.mods(ANA, WeaponSlots) == [WeaponSlots(2)]
    assert b.mods(ANA, FightDice) == [FightDice("battle", 2)]
    assert not b.may_own(BEN, b.content.cards["helmet"])
    assert b.may_own(BEN, b.content.cards["mule"])


def test_things_give_their_modifiers_but_suppressed_ones_do_not() -> None:
    b = board(ana="delver @village objects=shield,ring_of_sparks,wand followers=barefoot_friar")
    assert b.mods(ANA, Save) == [Save("battle", 1, (5, 6)), Save("psychic", 1, (5, 6))]
    assert b.mods(ANA, CraftMod)
    b.hero(ANA).space = "cursed_glade"
    assert b.mods(ANA, Save) == [Save("battle", 1, (5, 6)), Save("psychic", 1, (5, 6))]
    assert not b.mods(ANA, CraftMod)
    assert [b.usable(ANA, piece) for piece in b.hero(ANA).objects] == [True, False, False]
