"""Fights of characters, their spoils, and thefts (TA-12, TA-16, TA-17:3)."""

from __future__ import annotations

import pytest

from tests.support.quest import Quest, scene
from tests.support.rules import rule


def duel(ana: str, ben: str, *dice: int, space: str = "woods_1", **more: object) -> Quest:
    """Ana and Ben stand on one space, and Ana has just arrived there."""
    return scene(phase="arrived", ana=f"{ana} @{space} ask_roll", ben=f"{ben} @{space} ask_roll", dice=dice, **more)  # type: ignore[arg-type]


# -- who wins -------------------------------------------------------------------------------------------------------


@rule("TA-16:1", "TA-16:3", "TA-16:4", "TA-12:4")
def test_the_attacker_says_the_kind_and_the_attacked_must_fight() -> None:
    s = duel("warrior objects=sword", "troll gold=0", 2, 5, 4).say("ana", "meet troll battle")
    s.says("attack_announced", seat=0, other=1, kind="battle", value=5, against=6)
    s.says("fighter_total", seat=0, value=5, dice=(2, 5), total=10).says("fighter_total", seat=1, dice=(4,), total=10)
    s.says("duel_stand_off", seat=0, other=1)
    assert s.state.turn.seat == 1


@rule("TA-16:5", "TA-R22")
@pytest.mark.parametrize(("die", "lives"), [(5, (4, 3)), (4, (4, 4)), (3, (3, 4))])
def test_the_higher_total_wins_and_a_stand_off_ends_the_turn(die: int, lives: tuple[int, int]) -> None:
    s = duel("delver gold=0", "thief gold=0", die, 4).say("ana", "meet thief battle")
    assert (s.hero("ana").lives, s.hero("ben").lives) == lives
    assert s.state.turn.seat == 1


@rule("TA-17:3", "TA-17:2")
def test_who_is_attacked_in_psychic_combat_defends_with_its_craft_whatever_it_is() -> None:
    s = duel("sorcerer", "troll objects=sword,armour gold=0", 1, 4).say("ana", "meet troll psychic")
    s.says("attack_announced", kind="psychic", value=5, against=1)
    s.says("fighter_total", seat=1, value=1, dice=(4,), total=5).says("duel_won", winner=0, loser=1)
    s.asks("ana", "spoils", "life", "c1", "c2").say("ana", "life")
    assert s.hero("ben").lives == 3  # armour does not help


@rule("TA-C1")
def test_the_warrior_rolls_two_dice_when_he_is_attacked_too() -> None:
    s = duel("troll", "warrior gold=0", 3, 6, 1).say("ana", "meet warrior battle")
    s.says("fighter_total", seat=1, value=4, dice=(6, 1), total=10).says("duel_won", winner=1, loser=0)
    s.asks("ben", "spoils", "life", "gold")


@rule("TA-C5", "TA-R19")
def test_the_die_of_whom_the_assassin_attacks_counts_nothing() -> None:
    s = duel("assassin", "delver gold=0", 1).say("ana", "meet delver battle")
    s.says("fighter_total", seat=1, dice=(), value=3, total=3).says("duel_won", winner=0)
    assert s.hero("ben").lives == 3


@rule("TA-C5")
def test_the_assassin_attacked_is_a_fighter_like_others() -> None:
    s = duel("delver", "assassin gold=0", 2, 2).say("ana", "meet assassin battle")
    s.says("fighter_total", seat=0, dice=(2,), total=5).says("duel_stand_off")


@rule("TA-R39")
def test_a_character_with_turns_to_miss_defends_itself_as_usual() -> None:
    s = duel("delver gold=0", "troll to_miss=2", 6, 6).say("ana", "meet troll battle")
    s.says("duel_won", winner=1, loser=0)
    assert (s.hero("ana").lives, s.hero("ben").to_miss) == (3, 1)  # the next turn was missed


@rule("TA-D43")
@pytest.mark.parametrize(("answer", "value"), [("yes", 5), ("no", 2)])
def test_the_monk_may_add_his_own_craft_counters_only(answer: str, value: int) -> None:
    s = duel("monk gold=0 objects=ring_of_sparks", "thief gold=0", 4, 6).say("ana", "meet thief battle")
    s.asks("ana", "add_craft", clause="TA-D43").say("ana", answer)
    s.says("fighter_total", seat=0, value=value)
    assert ("spoils" in [ask.key for ask in s.match.asks]) == (answer == "no")
    s.times_out("ben") if s.match.asks else None


@rule("TA-D43")
def test_by_default_the_monk_adds_it() -> None:
    s = duel("monk", "thief gold=0", 4, 6).say("ana", "meet thief battle")
    assert s.ask("ana").default == ("yes",)
    s.times_out("ana").says("fighter_total", seat=0, value=5)


# -- spoils ---------------------------------------------------------------------------------------------------------


def beaten(ana: str, ben: str, *more: int) -> Quest:
    """Ana has beaten Ben."""
    return duel(ana, ben, 6, 1, *more).say("ana", f"meet {ben.split()[0]} battle")


@rule("TA-16:9", "TA-D36")
def test_the_winner_takes_a_life_or_one_gold_or_one_object() -> None:
    s = beaten("thief", "delver gold=3 objects=helmet,magic_belt followers=unicorn")
    s.asks("ana", "spoils", "life", "gold", "c1", "c2", clause="TA-16:9")
    assert s.ask("ana").default == ("life",)
    s.say("ana", "gold").says("gold_taken", seat=0, other=1, amount=1)
    assert (s.hero("ana").gold, s.hero("ben").gold, s.hero("ben").lives) == (2, 2, 4)
    assert s.state.turn.seat == 1


@rule("TA-16:9", "TA-16:11")
def test_a_thing_taken_cannot_be_saved_by_armour() -> None:
    s = beaten("thief", "delver objects=helmet,armour").say("ana", "choose c1").says("thing_taken", card="helmet")
    assert (s.has("ana"), s.has("ben"), s.hero("ben").lives) == (["helmet"], ["armour"], 4)


@rule("TA-16:11")
def test_what_the_loser_does_not_have_is_not_offered() -> None:
    s = beaten("thief", "delver gold=0")
    assert s.match.asks == () and s.hero("ben").lives == 3


@rule("TA-16:12")
def test_the_winner_cannot_take_what_it_may_not_own() -> None:
    s = beaten("cleric strength=3", "delver gold=0 objects=sword,holy_lance,mule")
    s.asks("ana", "spoils", "life", "c3").say("ana", "life")
    assert s.has("ana") == [] and s.hero("ben").lives == 3


@rule("TA-16:12")
def test_the_winner_drops_at_once_what_is_too_much() -> None:
    s = beaten("thief objects=helmet,shield,armour,water_skin", "delver gold=0 objects=sword").say("ana", "choose c5")
    s.say("ana", "choose c1")
    assert s.has("ana") == ["shield", "armour", "water_skin", "sword"] and s.lies("woods_1") == ["helmet"]


@rule("TA-16:13")
def test_the_attacked_may_win_and_chooses_the_spoils() -> None:
    s = duel("thief", "delver", 1, 6).say("ana", "meet delver battle").says("duel_won", winner=1, loser=0)
    s.asks("ben", "spoils", "life", "gold").say("ben", "gold")
    assert (s.hero("ana").gold, s.hero("ben").gold) == (0, 2)


@rule("TA-16:14")
def test_of_one_who_dies_nothing_is_taken() -> None:
    s = duel("thief", "delver lives=1 objects=sword", 6, 1, cyr="troll ask_roll", fields={"crown_reached": True})
    s.say("ana", "meet delver battle", "life").says("died", seat=1)
    assert s.has("ana") == [] and s.lies("woods_1") == ["sword"]
    assert (s.hero("ana").gold, s.board.spot("woods_1").gold) == (1, 1)


@rule("TA-16:15", "TA-12:11")
@pytest.mark.parametrize(
    ("ana", "ben"), [("thief", "delver toad=2"), ("thief toad=2 toad_strength=5 gold=0", "delver objects=sword")]
)
def test_the_only_spoils_from_a_toad_or_by_one_are_a_life(ana: str, ben: str) -> None:
    s = beaten(ana, ben)
    assert s.match.asks == () and s.hero("ben").lives == 3


@rule("TA-16:15")
def test_rafts_and_cursed_cards_are_no_spoils() -> None:
    s = beaten("thief", "delver gold=0 objects=raft followers=house_imp")
    assert s.match.asks == () and s.hero("ben").lives == 3


@rule("TA-R21", "TA-16:17", "TA-D36")
def test_the_kind_of_spoils_is_chosen_before_a_life_is_saved_and_a_saved_life_is_not_replaced() -> None:
    s = beaten("thief", "delver objects=armour", 4).asks("ana", "spoils", "life", "gold", "c1").times_out("ana")
    s.asks("ben", "armour", "c1").say("ben", "choose c1")
    assert (s.hero("ben").lives, s.hero("ben").gold, s.has("ben")) == (4, 1, ["armour"])
    assert s.state.turn.seat == 1


def test_a_life_taken_with_the_blade_or_by_the_revenant_is_gained() -> None:
    s = beaten("thief objects=thirsting_blade", "delver gold=0")
    assert (s.hero("ana").lives, s.hero("ben").lives) == (5, 3)
    s = duel("revenant", "delver gold=0", 6, 1).say("ana", "meet delver psychic")
    assert (s.hero("ana").lives, s.hero("ben").lives) == (5, 3)
    s = duel("sorcerer gold=0", "revenant", 1, 6).say("ana", "meet revenant psychic")
    assert (s.hero("ana").lives, s.hero("ben").lives) == (3, 4)  # he gains it as attacker alone


@rule("TA-16:6", "TA-D34")
def test_the_owner_may_use_another_weapon_than_the_best() -> None:
    s = duel("thief objects=thirsting_blade,sword", "delver gold=0", 6, 1).say("ana", "meet delver battle")
    s.asks("ana", "weapons", "c1", "c2", clause="TA-16:6")
    assert s.ask("ana").default == ("c1",)
    s.say("ana", "choose c2").says("fighter_total", seat=0, value=4, parts_card=("thief", "sword"))
    assert (s.hero("ana").lives, s.hero("ben").lives) == (4, 3)  # the blade has not drunk


@rule("TA-16:6")
def test_nothing_is_asked_where_all_weapons_are_alike() -> None:
    s = duel("thief objects=sword,sword", "delver gold=0", 6, 1).say("ana", "meet delver battle")
    s.says("fighter_total", seat=0, value=4, parts=("3", "+1"))
    assert s.hero("ben").lives == 3


# -- evading --------------------------------------------------------------------------------------------------------


@rule("TA-12:4", "TA-18:1", "TA-18:2", "TA-18:4", "TA-D27")
def test_the_attacked_may_evade_and_the_attacker_has_had_its_encounter() -> None:
    s = duel("warrior", "wood_elf gold=0").say("ana", "meet wood_elf battle")
    s.asks("ben", "evade", "yes", "no", clause="TA-18:2")
    assert s.ask("ben").default == ("yes",)  # 4 against 3
    s.say("ben", "yes").says("attack_evaded", seat=1, other=0).silent("fighter_total")
    assert s.state.turn.seat == 1


@rule("TA-D27")
def test_by_default_an_equal_enemy_is_not_evaded() -> None:
    s = duel("thief", "wood_elf gold=0", 6, 1).say("ana", "meet thief battle".replace("thief", "wood_elf"))
    assert s.ask("ben").default == ("no",)
    s.times_out("ben").says("duel_won", winner=0)
    assert s.hero("ben").lives == 3


@rule("TA-18:1")
def test_the_elf_evades_on_woods_only() -> None:
    s = duel("warrior", "wood_elf gold=0", 6, 6, 1, space="plains_1").say("ana", "meet wood_elf battle")
    s.says("duel_won", winner=0)
    assert s.hero("ben").lives == 3


@rule("TA-18:7")
@pytest.mark.parametrize(("die", "evaded"), [(4, True), (3, False)])
def test_a_roll_to_evade_is_made_once(die: int, evaded: bool) -> None:
    s = duel("warrior gold=0", "thief gold=0 objects=cloak_of_mist", die, *(() if evaded else (6, 6, 1)))
    s.say("ana", "meet thief battle").say("ben", "yes").says("evade_rolled", seat=1, die=die, evaded=evaded)
    assert ("attack_evaded" in s.sequence()) == evaded
    if not evaded:
        s.asks("ana", "spoils", "life", "c1").say("ana", "life")
    assert s.hero("ben").used == [] or s.state.turn.seat == 1


# -- theft ----------------------------------------------------------------------------------------------------------


@rule("TA-12:9", "TA-C3")
def test_the_thief_takes_one_thing_without_a_roll() -> None:
    s = duel("thief", "delver gold=2 objects=helmet").say("ana", "meet delver steal c1")
    s.says("thing_taken", seat=0, other=1, card="helmet").silent("theft_announced")  # it is told once
    assert s.has("ana") == ["helmet"] and s.state.turn.seat == 1


@rule("TA-12:9")
def test_of_gold_one_is_stolen() -> None:
    s = duel("thief", "delver gold=2").say("ana", "meet delver steal gold").says("gold_taken", amount=1)
    assert (s.hero("ana").gold, s.hero("ben").gold) == (2, 1)


@rule("TA-C3", "TA-18:6")
def test_neither_the_elf_nor_the_cloak_stops_a_theft_but_unseen_does() -> None:
    s = duel("thief", "wood_elf gold=2 objects=cloak_of_mist").say("ana", "meet wood_elf steal gold")
    assert s.hero("ana").gold == 2
    s = duel("thief", "wood_elf gold=2 spells=unseen", options={"reaction_mode": "windows"})
    s.say("ana", "meet wood_elf steal gold").asks("ben", "react").say("ben", "cast unseen")
    s.says("attack_evaded", seat=1, other=0)
    assert (s.hero("ana").gold, s.hero("ben").gold) == (1, 2) and s.state.turn.seat == 1


@rule("TA-C23", "TA-12:9")
@pytest.mark.parametrize(("die", "taken"), [(4, True), (3, False)])
def test_the_hedge_witch_must_roll_to_beguile(die: int, taken: bool) -> None:
    s = duel("hedge_witch", "delver followers=unicorn", die).say("ana", "meet delver steal c1")
    s.says("theft_rolled", die=die, taken=taken)
    assert s.has("ana") == (["unicorn"] if taken else []) and s.has("ben") == ([] if taken else ["unicorn"])
    assert s.state.turn.seat == 1


# -- spells ---------------------------------------------------------------------------------------------------------


@rule("TA-16:2", "TA-16:17")
def test_iron_skin_keeps_everything_and_the_winner_gets_nothing_instead() -> None:
    s = duel("thief", "delver spells=iron_skin objects=helmet", 6, 1, options={"reaction_mode": "windows"})
    s.say("ana", "meet delver battle")
    s.say("ben", "cast iron_skin").says("no_spoils", seat=1, other=0)
    assert (s.hero("ben").lives, s.hero("ben").gold, s.has("ben")) == (4, 1, ["helmet"])


@rule("TA-C16", "TA-C1", "TA-16:2")
def test_stone_feet_on_the_warrior_leave_him_no_die() -> None:
    s = duel("warrior", "delver spells=stone_feet", 3, options={"reaction_mode": "windows"})
    s.say("ana", "meet delver battle").say("ben", "cast stone_feet")
    s.says("fighter_total", seat=0, dice=(), total=4).says("fighter_total", seat=1, dice=(3,), total=6)
    s.asks("ben", "spoils", "life", "gold")


@rule("TA-16:2")
def test_spells_come_before_the_dice_the_attacker_first_until_both_pass() -> None:
    s = duel("seeress spells=mind_spear cast_limit=1 gold=0", "druid gold=0 spells=mind_spear", 1, 6,
             options={"reaction_mode": "windows"})  # fmt: skip
    s.say("ana", "meet druid battle")
    assert sorted(name for name in s.to_act) == ["ana", "ben"]
    s.say("ana", "cast mind_spear").say("ben", "cast mind_spear").says("cast", seat=0, card="mind_spear")
    s.asks("ben", "react").say("ben", "pass").says("cast", seat=1, card="mind_spear")
    s.says("fighter_total", seat=0, value=6, parts_card=("seeress", "mind_spear"))
    s.says("fighter_total", seat=1, value=6)
    assert s.hero("ana").lives == 3
