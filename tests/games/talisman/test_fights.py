"""Fights with creatures: Enemy cards, groups, creatures of spaces (TA-15, TA-16, TA-17)."""

from __future__ import annotations

from typing import Any

import pytest

from bot import packs
from bot.engine.dice import ScriptedDice
from bot.games.talisman.content.mods import CreatureMultiply
from bot.games.talisman.state import WorldEffect
from bot.i18n.names import CardNames
from bot.i18n.phrases import Naming, phrase
from tests.support.catalogs import catalog
from tests.support.quest import Quest, scene
from tests.support.rules import rule


def met(ana: str, cards: str, *dice: int, space: str = "woods_1", **more: Any) -> Quest:
    """Ana has come to a space on which cards lie, and meets them."""
    s = scene(phase="arrived", ana=f"{ana} @{space}", ben="seeress @chapel ask_roll", cards={space: cards}, dice=dice,
              **more)  # fmt: skip
    return s if s.told("fight_announced") else s.say("ana", "next c1")  # who holds spells is waited for between steps


def trophies(s: Quest) -> list[str]:
    return [one.card for one in s.hero("ana").trophies]


# -- one Enemy ------------------------------------------------------------------------------------------------------


@rule("TA-15:1", "TA-15:2", "TA-16:1", "TA-16:3", "TA-16:4", "TA-16:8")
def test_an_enemy_with_strength_attacks_in_battle_and_dies_when_its_total_is_lower() -> None:
    s = met("druid objects=found_sword,magic_belt followers=unicorn", "ogre, bag_of_gold", 3, 4)
    s.says("fight_announced", seat=0, foe="Ogre", kind="battle", value=5, against=5, cards=("ogre",))
    s.says("creature_total", foe="Ogre", value=5, dice=(3,), total=8, parts=("5",), parts_card=("ogre",))
    s.says("fighter_total", seat=0, value=5, dice=(4,), total=9, parts=("2", "+1", "+1", "+1"))
    s.says("fight_won", seat=0, foe="Ogre").says("trophy_gained", seat=0, card="ogre", points=5)
    assert trophies(s) == ["ogre"] and s.hero("ana").lives == 4
    s.asks("ana", "take") if s.match.asks else None
    assert s.state.phase == "encounter"  # the encounter of the space goes on


@rule("TA-16:5", "TA-R23", "TA-15:10")
@pytest.mark.parametrize(
    ("die", "result", "lives", "left"),
    [(5, "fight_won", 4, []), (4, "fight_stand_off", 4, ["ogre"]), (3, "fight_lost", 3, ["ogre"])],
)
def test_the_higher_total_wins_and_equal_totals_cost_nothing(
    die: int, result: str, lives: int, left: list[str]
) -> None:
    s = met("cleric strength=4", "ogre", 3, die).says(result, seat=0, foe="Ogre")
    assert s.hero("ana").lives == lives
    assert s.lies("woods_1") == left
    assert s.state.turn.seat == 1  # either way there was no more to do
    assert trophies(s) == ([] if left else ["ogre"])


@rule("TA-16:7")
def test_who_is_beaten_by_a_creature_loses_one_life_and_meets_nothing_more_in_this_turn() -> None:
    s = met("druid", "giant, shadow", 6, 1).says("fight_lost", seat=0)
    assert s.hero("ana").lives == 3
    assert s.lies("woods_1") == ["giant", "shadow"]
    assert len(s.told("fight_announced")) == 1 and s.state.turn.seat == 1


@rule("TA-17:1", "TA-15:1")
def test_a_spirit_is_fought_with_craft() -> None:
    s = met("druid followers=owl_familiar", "lost_ghost", 3, 3)
    s.says("fight_announced", kind="psychic", value=5, against=4)
    s.says("fighter_total", value=5, dice=(3,), total=8).says("creature_total", total=7).says("fight_won")
    assert trophies(s) == [] and s.state.adventure_discard == ["lost_ghost"]


@rule("TA-17:2", "TA-C1")
def test_weapons_and_the_dice_of_the_warrior_have_no_part_in_psychic_combat() -> None:
    s = met("warrior objects=found_sword,found_armour", "lost_ghost", 6, 1)
    s.says("fighter_total", value=3, dice=(1,), parts=("3",)).says("fight_lost")
    assert s.hero("ana").lives == 3  # and no armour was rolled with


@rule("TA-C1", "TA-16:6")
def test_the_warrior_keeps_the_higher_of_two_dice_and_strikes_with_two_weapons() -> None:
    s = met("warrior objects=found_sword,found_axe", "giant", 5, 2, 6)
    s.says("fighter_total", value=6, dice=(2, 6), total=12, parts=("4", "+1", "+1")).says("fight_won")
    assert trophies(s) == ["giant"]


@rule("TA-15:9")
def test_a_creature_without_a_card_leaves_no_trophy() -> None:
    s = scene(phase="arrived", ana="warrior @forest", ben="seeress ask_roll", dice=[1, 1, 2, 2])
    s.says("fight_announced", foe="Brigand", foe_pl="Zbój Leśny", foe_cs="Lesní lapka", against=4, cards=())
    s.says("creature_total", value=4, total=5).says("fight_won", foe="Brigand").silent("trophy_gained")
    assert trophies(s) == []


def test_a_fight_is_told_in_three_languages_so_that_it_can_be_followed() -> None:
    facts = met("druid objects=found_sword", "goblin", 1, 4).told("fighter_total")[0]
    naming = Naming(("ana", "ben"), CardNames([packs.builtin("talisman")]), "talisman")
    told = [phrase(catalog(), one, "talisman-event", "fighter_total", facts, naming) for one in ("en", "pl", "cs")]
    assert told == [
        "ana: 3 (2 Druid and +1 Sword) + die 4 = 7.",
        "ana: 3 (2 Druid i +1 Miecz) + kostka 4 = 7.",
        "ana: 3 (2 Druid a +1 Meč) + kostka 4 = 7.",
    ]


# -- groups ---------------------------------------------------------------------------------------------------------


@rule("TA-15:4")
def test_enemies_of_one_number_attack_as_one_with_one_die() -> None:
    s = met("warrior", "goblin, hobgoblin", 1, 1, 4)
    s.says("fight_announced", foe="Goblin + Hobgoblin", against=5)
    s.says("creature_total", value=5, dice=(1,), total=6).says("fighter_total", total=8)
    assert trophies(s) == ["goblin", "hobgoblin"]


@rule("TA-15:4")
def test_a_group_that_wins_takes_one_life_in_all() -> None:
    s = met("warrior", "goblin, hobgoblin", 6, 1, 1).says("fight_lost")
    assert s.hero("ana").lives == 3 and s.lies("woods_1") == ["goblin", "hobgoblin"]


@rule("TA-15:3", "TA-R14")
def test_runes_add_two_once_for_each_creature_and_nothing_to_a_trophy() -> None:
    s = met("warrior strength=9", "goblin, hobgoblin", 1, 1, 2, space="runes_1")
    s.says("creature_total", value=9, parts=("2", "+3", "+4"), parts_card=("goblin", "hobgoblin", "runes_1"))
    assert [one["points"] for one in s.told("trophy_gained")] == [2, 3]


@rule("TA-R64", "TA-15:13", "TA-C7")
def test_the_first_highwayman_takes_all_the_gold_in_place_of_the_life_and_the_second_finds_none() -> None:
    s = met("druid gold=3 objects=found_armour", "highwayman, highwayman", 6, 1).says("fight_lost")
    hero = s.hero("ana")
    assert (hero.gold, hero.lives) == (0, 4)
    assert [one.gold for one in s.board.spot("woods_1").cards] == [3, 0]
    assert s.state.turn.seat == 1  # the turn ends all the same, and no save was rolled


@rule("TA-C7")
def test_a_highwayman_takes_a_life_where_there_is_no_gold() -> None:
    s = met("druid gold=0", "highwayman", 6, 1).says("fight_lost")
    assert s.hero("ana").lives == 3


@rule("TA-15:13", "TA-D47")
def test_the_player_says_in_which_order_the_effects_of_a_group_come() -> None:
    s = met("druid passing spells=mending", "banshee, dream_thief", 6, 1, shuffles=[["mending"]])
    s.asks("ana", "effects_order", "c1", "c2", clause="TA-15:13").say("ana", "choose c2,c1")
    hero = s.hero("ana")
    assert (hero.lives, hero.spells, hero.to_miss) == (4, [], 1)  # the spell went instead of the life


@rule("TA-D47")
def test_by_default_effects_come_as_the_cards_lie() -> None:
    s = met("druid passing spells=mending", "banshee, dream_thief", 6, 1, shuffles=[["mending"]])
    assert s.ask("ana").default == ("c1", "c2")
    s.times_out("ana")
    assert s.hero("ana").lives == 4


# -- cards that need care -------------------------------------------------------------------------------------------


@rule("TA-C8")
def test_a_beaten_berserker_is_moved_by_the_die_and_no_trophy() -> None:
    s = met("warrior", "berserker", 1, 6, 6, 2).says("fight_won", foe="Berserker").silent("trophy_gained")
    assert s.lies("hills_1") == ["berserker"] and trophies(s) == []  # two spaces clockwise from the woods
    assert s.hero("ana").lives == 4


@rule("TA-C5", "TA-15:3")
def test_runes_help_a_creature_that_rolls_no_die() -> None:
    s = scene(phase="rolled", ana="assassin @cursed_glade", ben="seeress @chapel ask_roll", turn_fields={"die": 1},
              cards={"runes_1": "hobgoblin"}, dice=[3])  # fmt: skip
    s.say("ana", "move runes_1 cw").says("creature_total", dice=(), value=5, total=5)
    s.says("fighter_total", seat=0, total=6).says("fight_won")
    assert trophies(s) == ["hobgoblin"]


@rule("TA-16:7", "TA-4:7")
def test_who_loses_his_last_life_dies_with_what_he_has() -> None:
    s = met("druid lives=1 gold=2", "giant", 6, 1, fields={"crown_reached": True}).says("died", seat=0)
    assert s.seat("ana").hero is None and s.lies("woods_1") == ["giant"]
    assert s.state.winners == [1]


@rule("TA-16:17", "TA-C7")
def test_iron_skin_keeps_life_and_gold_from_creatures_too() -> None:
    s = met("druid gold=3 spells=iron_skin cast_limit=1", "highwayman", 6, 1).say("ana", "cast iron_skin")
    s.says("fight_lost")
    assert (s.hero("ana").lives, s.hero("ana").gold) == (4, 3) and s.state.turn.seat == 1


def test_gold_on_an_enemy_goes_to_whoever_kills_it() -> None:
    robbed = met("druid gold=3", "highwayman", 6, 1)
    robbed.state.phase, robbed.state.turn.seat = "arrived", 0
    robbed.hero("ana").strength = 9
    s = Quest(robbed.game, robbed.state.options, 2, ScriptedDice([1, 6]), robbed.state)
    s.says("gold_on_card", seat=0, card="highwayman", amount=3).says("trophy_gained", card="highwayman")
    assert s.hero("ana").gold == 3


@rule("TA-C9", "TA-15:11")
def test_a_mirror_fights_with_the_strength_of_its_opponent_and_is_worth_it_as_a_trophy() -> None:
    s = met("druid objects=found_sword,magic_belt", "mirror_fiend", 3, 4)
    s.says("creature_total", value=4, total=7).says("fighter_total", value=4, total=8)
    s.says("trophy_gained", card="mirror_fiend", points=4)
    assert s.hero("ana").trophies[0].value == 4


@rule("TA-C10")
def test_against_the_golem_neither_weapons_nor_magic_objects_help_but_followers_do() -> None:
    s = met("warrior objects=found_sword,magic_belt,thirsting_blade followers=unicorn", "clay_golem", 4, 1, 4)
    s.says("fighter_total", value=5, parts=("4", "+1"), parts_card=("warrior", "unicorn"))
    s.says("creature_total", value=5).says("fight_stand_off")
    assert s.hero("ana").lives == 4


@rule("TA-C28")
def test_what_the_golem_makes_useless_does_not_count_in_the_mirror_beside_it() -> None:
    s = met("warrior strength=8 objects=found_sword,magic_belt", "clay_golem, mirror_fiend", 1, 6, 6)
    s.says("creature_total", value=13, parts=("5", "+8")).says("fighter_total", value=8, total=14)
    assert s.hero("ana").lives == 4


@rule("TA-C11")
def test_the_lance_gives_three_against_a_group_with_a_dragon() -> None:
    s = met("warrior objects=holy_lance", "goblin, wyvern", 1, 1, 6)
    s.says("fighter_total", value=7, parts=("4", "+3"), parts_card=("warrior", "holy_lance"))
    assert trophies(s) == ["goblin", "wyvern"]


@rule("TA-C20", "TA-15:3")
def test_the_wandering_star_doubles_printed_craft_before_runes_add_two() -> None:
    star = WorldEffect("spirit_tide", "wandering_star", (CreatureMultiply(("spirit",), 2),), 0, 1)
    s = met("druid craft=9", "shadow", 3, 1, space="runes_1", fields={"world": [star]})
    s.says("creature_total", value=6, parts=("4", "+2"), parts_card=("shadow", "runes_1")).says("fight_won")
    s = scene(phase="arrived", ana="seeress craft=9 @crags", ben="druid ask_roll", dice=[1, 2, 1],
              fields={"world": [star]})  # fmt: skip
    s.says("creature_total", foe="Spirit of the Crags", value=8, total=10).says("fight_stand_off")
