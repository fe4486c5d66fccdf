"""Before the dice: cards dealt with one by one, evading, the Inner Region (TA-14:4, 14:5, TA-15:12, TA-18)."""

from __future__ import annotations

import pytest

from bot.engine.dice import ScriptedDice
from tests.support.quest import Quest, scene
from tests.support.rules import rule

WINDOWS = {"reaction_mode": "windows"}


def met(ana: str, cards: str, *dice: int, space: str = "woods_1", **more: object) -> Quest:
    """Ana has come to a space on which cards lie, and meets them."""
    s = scene(phase="arrived", ana=f"{ana} @{space} cast_limit=3", ben="troll @chapel ask_roll", cards={space: cards},
              dice=dice, **more)  # type: ignore[arg-type]  # fmt: skip
    return s if s.told("fight_announced") else s.say("ana", "next c1")  # who holds spells is waited for between steps


# -- single cards ---------------------------------------------------------------------------------------------------


@rule("TA-15:12", "TA-D42")
def test_the_cleric_may_destroy_spirits_one_by_one_and_fights_the_rest() -> None:
    s = met("cleric", "shadow, wraith", 1, 6)
    s.asks("ana", "before_fight", "destroy_c1", "destroy_c2", "fight", clause="TA-15:12")
    assert s.ask("ana").default == ("destroy_c1",)
    s.say("ana", "destroy c2").says("enemy_destroyed", card="wraith").asks("ana", "before_fight", "destroy_c1", "fight")
    s.say("ana", "fight").says("creature_total", value=2, total=3).says("fight_won")
    assert s.state.adventure_discard == ["wraith", "shadow"] and s.lies("woods_1") == []


@rule("TA-15:12", "TA-D42")
def test_with_nothing_left_the_encounter_goes_on() -> None:
    s = met("cleric", "shadow, bag_of_gold").times_out("ana").says("enemy_destroyed", card="shadow")
    assert s.state.phase == "encounter" and s.hero("ana").trophies == []
    s.asks("ana", "take") if s.match.asks else None


@rule("TA-15:12", "TA-D42")
@pytest.mark.parametrize(("die", "charmed"), [(3, True), (2, False)])
def test_the_bard_tries_once_to_charm_an_animal(die: int, charmed: bool) -> None:
    s = met("bard strength=6", "hill_lion", die, *(() if charmed else (1, 6)))
    assert s.ask("ana").default == ("charm_c1",)
    s.times_out("ana").says("charm_rolled", card="hill_lion", die=die, charmed=charmed)
    assert s.has("ana") == (["hill_lion"] if charmed else [])
    assert [one.card for one in s.hero("ana").trophies] == ([] if charmed else ["hill_lion"])
    if charmed:
        s.silent("creature_total")


def test_a_charmed_animal_adds_one_in_battle() -> None:
    s = met("bard", "hill_lion", 6).say("ana", "charm c1")
    follower = s.hero("ana").followers[0]
    assert (follower.role, follower.gives.n if follower.gives else 0) == ("charmed", 1)  # type: ignore[union-attr]
    assert s.board.total(0, "strength") == 2


@rule("TA-15:12", "TA-18:6", "TA-18:3")
def test_an_ability_evades_one_card_of_a_group_and_the_rest_fights_on() -> None:
    s = met("wood_elf", "goblin, giant", 1, 4)
    assert s.ask("ana").default == ("evade_c2",)  # the strongest: 8 against 3
    s.say("ana", "evade c2").says("fight_evaded", foe="Giant").asks("ana", "before_fight", "evade_c1", "fight")
    assert s.ask("ana").default == ("fight",)
    s.times_out("ana").says("creature_total", foe="Goblin", value=2).says("fight_won", foe="Goblin")
    assert s.lies("woods_1") == ["giant"] and [one.card for one in s.hero("ana").trophies] == ["goblin"]


@rule("TA-15:12", "TA-D42")
def test_the_toll_troll_is_paid_only_if_the_player_says_so() -> None:
    s = met("druid gold=3", "toll_troll, goblin", 1, 6)
    s.asks("ana", "before_fight", "deal_c1", "fight")
    assert s.ask("ana").default == ("fight",)
    s.say("ana", "deal c1").says("fight_evaded", foe="Toll Troll").says("creature_total", foe="Goblin", value=2)
    assert s.hero("ana").gold == 1 and s.lies("woods_1") == ["toll_troll"]


@rule("TA-15:12")
def test_the_toll_troll_does_not_ask_who_cannot_pay() -> None:
    s = met("druid gold=1", "toll_troll", 1, 6).says("fight_won", foe="Toll Troll")
    assert s.hero("ana").gold == 1


@rule("TA-18:7")
def test_the_cloak_is_tried_once_in_a_turn() -> None:
    s = met("druid objects=cloak_of_mist", "goblin, giant", 3, 6, 1).say("ana", "evade c2")
    s.says("evade_rolled", card="cloak_of_mist", die=3, evaded=False).says("fight_lost", foe="Goblin + Giant")
    assert s.hero("ana").lives == 3


# -- spells ---------------------------------------------------------------------------------------------------------


@rule("TA-C18", "TA-18:6", "TA-18:2")
def test_unseen_evades_the_whole_group() -> None:
    s = met("druid spells=unseen", "goblin, giant").asks("ana", "react").say("ana", "cast unseen")
    s.says("fight_evaded", foe="Goblin + Giant").silent("creature_total")
    assert s.lies("woods_1") == ["goblin", "giant"] and s.hero("ana").lives == 4


@rule("TA-C16")
def test_stone_feet_on_a_creature_make_its_die_count_nothing() -> None:
    s = met("druid spells=stone_feet", "goblin", 1, space="runes_1")
    s.say("ana", "cast stone_feet")
    s.says("creature_total", dice=(), value=4, total=4).says("fighter_total", dice=(1,), total=3).says("fight_lost")
    assert s.hero("ana").lives == 3


@rule("TA-C10")
def test_no_spell_is_cast_on_a_fight_with_the_golem() -> None:
    s = met("druid craft=6 spells=stone_feet,unseen,mind_spear", "clay_golem", 1, 1)
    s.asks("ana", "react", "pass").say("ana", "pass").says("fight_lost")  # a Mending could be cast before the dice
    assert s.hero("ana").lives == 3


# -- roles ----------------------------------------------------------------------------------------------------------


@rule("TA-15:14", "TA-R19", "TA-C5")
def test_enemies_that_lay_there_when_the_assassin_came_roll_no_die() -> None:
    s = scene(phase="rolled", ana="assassin @graveyard", ben="troll @chapel ask_roll", turn_fields={"die": 1},
              cards={"woods_1": "hobgoblin"}, dice=[1])  # fmt: skip
    s.say("ana", "move woods_1 cw").says("creature_total", dice=(), value=3, total=3).says("fight_won")
    assert [one.card for one in s.hero("ana").trophies] == ["hobgoblin"]


@rule("TA-15:14", "TA-R19")
def test_enemies_just_drawn_surprise_the_assassin() -> None:
    s = scene(phase="rolled", ana="assassin @graveyard", ben="troll @chapel ask_roll", turn_fields={"die": 1},
              deck="hobgoblin", dice=[1, 1])  # fmt: skip
    s.say("ana", "move woods_1 cw").says("creature_total", dice=(1,), total=4).says("fight_stand_off")
    assert s.lies("woods_1") == ["hobgoblin"]


@rule("TA-15:14")
def test_a_creature_of_a_space_surprises_him_too() -> None:
    s = scene(phase="arrived", ana="assassin @forest", ben="troll ask_roll", dice=[1, 1, 1])
    s.says("creature_total", foe="Brigand", dice=(1,), total=5).says("fight_lost")
    assert s.hero("ana").lives == 3


# -- the Sentinel and the Inner Region ------------------------------------------------------------------------------


@rule("TA-R1", "TA-18:5")
def test_the_sentinel_may_be_evaded() -> None:
    s = scene(phase="rolled", ana="druid @sentinel objects=cloak_of_mist", ben="troll ask_roll", turn_fields={"die": 1},
              cards={"hills_m": "princess"}, dice=[4])  # fmt: skip
    s.say("ana", "move sentinel bridge").asks("ana", "evade", clause="TA-18:2").say("ana", "yes")
    s.says("fight_evaded", foe="The Sentinel")
    assert s.hero("ana").space == "hills_m"


@rule("TA-R1")
def test_the_sentinel_is_neither_destroyed_nor_charmed_and_leaves_nothing() -> None:
    s = scene(phase="rolled", ana="warrior strength=12 @sentinel", ben="troll @chapel ask_roll", turn_fields={"die": 1},
              cards={"hills_m": "princess"}, dice=[1, 1, 1])  # fmt: skip
    s.say("ana", "move sentinel bridge").says("fight_won", foe="The Sentinel").silent("trophy_gained")
    assert s.hero("ana").trophies == [] and s.hero("ana").space == "hills_m"


@rule("TA-14:5", "TA-18:5", "TA-14:4")
def test_creatures_of_the_inner_region_are_neither_evaded_nor_trophies() -> None:
    ana = "druid @werewolf_den objects=cloak_of_mist spells=unseen cast_limit=1"
    s = scene(phase="arrived", ana=ana, ben="troll ask_roll", dice=[1, 1, 1, 6])  # fmt: skip
    s.asks("ana", "react", "pass").say("ana", "pass")
    s.says("creature_total", foe="Werewolf", value=2, total=3).says("fight_won", foe="Werewolf")
    assert s.hero("ana").trophies == [] and s.hero("ana").spells == ["unseen"]


@rule("TA-14:4")
def test_inside_no_spell_keeps_a_creature_from_its_die_but_a_fighter_may_strengthen_itself() -> None:
    ana = "druid @werewolf_den spells=stone_feet,mind_spear cast_limit=2"
    s = scene(phase="arrived", ana=ana, ben="troll ask_roll", dice=[2, 3, 1, 6])  # fmt: skip
    ask = s.ask("ana")
    assert [option.text for option in ask.options] == ["pass", "cast mind_spear"]
    s.say("ana", "cast mind_spear").say("ana", "pass").says("fighter_total", value=6, total=12)
    s.says("creature_total", value=5, dice=(1,), total=6)


@rule("TA-14:15")
def test_dice_with_death_are_no_fight_so_neither_armour_nor_cloak_helps() -> None:
    s = scene(phase="arrived", ana="druid @death objects=armour,cloak_of_mist", ben="troll @chapel ask_roll",
              dice=[1, 1, 6, 6])  # fmt: skip
    s.silent("fight_announced", "evade_rolled", "armour_rolled")
    assert s.hero("ana").lives == 3


# -- things that follow ---------------------------------------------------------------------------------------------


@rule("TA-D44")
def test_the_revenant_may_keep_one_monster_as_a_servant_and_spend_it_in_a_battle() -> None:
    s = met("revenant strength=9", "ogre", 1, 6).asks("ana", "raise_servant", clause="TA-D44")
    assert s.ask("ana").default == ("no",)
    s.say("ana", "yes").says("servant_raised", card="ogre", amount=5)
    assert s.has("ana") == ["ogre"] and s.hero("ana").trophies == []
    s = scene(phase="arrived", ana="revenant @woods_1 followers=ogre", ben="troll @woods_1 gold=0 ask_roll")
    piece = s.hero("ana").followers[0]
    piece.role, piece.value = "servant", 5
    s = Quest(s.game, s.state.options, 2, ScriptedDice([3, 1]), s.state)
    s.say("ana", "meet troll battle").asks("ana", "spend_servant", clause="TA-D44")
    assert s.ask("ana").default == ("no",)
    s.say("ana", "yes").says("fighter_total", seat=0, value=7, parts=("2", "+5"), parts_card=("revenant", "ogre"))
    assert s.has("ana") == [] and "ogre" in s.state.adventure_discard
