"""What ordinary Objects do, those of the Adventure deck and those that are bought, and Talismans."""

from __future__ import annotations

import pytest

from tests.games.talisman.cards.meeting import arrives, stands, turn_of
from tests.support.quest import scene
from tests.support.rules import card, rule


@card("bag_of_gold", "two_bags_of_gold")
@rule("TA-5:8", "TA-R54")
@pytest.mark.parametrize("bag, gold", [("bag_of_gold", 1), ("two_bags_of_gold", 2)])
def test_gold_that_is_taken_is_gold_and_no_object(bag: str, gold: int) -> None:
    s = arrives("delver @fields_1 gold=1 objects=sword,axe,helmet,shield", deck=bag).say("ana", "take all")
    assert (s.hero("ana").gold, len(s.has("ana")), s.state.adventure_discard) == (1 + gold, 4, [bag])
    s = arrives("delver @fields_1", deck=bag).say("ana", "take none")
    assert (s.hero("ana").gold, s.lies("fields_1")) == (1, [bag])


@card("sword", "found_sword", "axe", "found_axe")
@rule("TA-16:6", "TA-17:2")
@pytest.mark.parametrize("weapon", ["sword", "found_sword", "axe", "found_axe"])
@pytest.mark.parametrize("own, lives", [(4, 4), (3, 4), (2, 3)])
def test_a_weapon_adds_one_in_battle(weapon: str, own: int, lives: int) -> None:
    s = arrives(f"delver @fields_1 objects={weapon}", cards={"fields_1": "river_serpent"}, dice=[3, own])
    assert s.hero("ana").lives == lives, f"3 + 1 + {own} against 4 + 3"
    assert s.board.total(0, "strength") == 3, "in battle only"


@card("axe", "found_axe", "raft")
@rule("TA-11:15", "TA-11:17")
@pytest.mark.parametrize("axe", ["axe", "found_axe"])
@pytest.mark.parametrize("space, builds", [("woods_1", True), ("forest", True), ("fields_1", False)])
def test_a_raft_is_built_with_an_axe_where_there_is_wood(axe: str, space: str, builds: bool) -> None:
    s = scene(ana=f"warrior @{space} objects={axe} ask_roll", ben="monk @temple to_miss=1")
    if not builds:
        s.refused("ana", "build_raft", "cannot_build_raft")
        return
    s.say("ana", "build_raft")
    assert (s.has("ana"), turn_of(s)) == ([axe, "raft"], "ana")
    assert s.state.stock["raft"] == 3


@card("raft", "moored_raft")
@rule("TA-11:16", "TA-11:17", "TA-11:18")
@pytest.mark.parametrize("raft", ["raft", "moored_raft"])
def test_a_raft_crosses_the_river_and_is_gone(raft: str) -> None:
    s = stands(f"warrior @fields_1 objects={raft}", deck="old_sage")
    s.say("ana", "raft portal")
    assert (s.hero("ana").space, s.has("ana"), s.hero("ana").craft) == ("portal", [], 4)
    s = stands(f"warrior @fields_1 objects={raft}", deck="old_sage", dice=[1])
    s.say("ana", "roll", "move cw")
    assert (s.hero("ana").space, s.has("ana")) == ("graveyard", []), "it cannot be stored"


@card("moored_raft")
@rule("TA-11:15", "TA-5:3")
def test_a_moored_raft_is_found_beside_a_full_load() -> None:
    s = arrives("warrior @fields_1 objects=sword,axe,helmet,shield", ben="monk @temple to_miss=1", deck="moored_raft")
    s.say("ana", "take all")
    assert s.has("ana") == ["sword", "axe", "helmet", "shield", "moored_raft"]
    s.say("ana", "raft portal")
    assert s.state.adventure_discard == ["moored_raft"]


SAVES = {"helmet": 6, "shield": 5, "armour": 4}


@card("helmet", "found_helmet", "shield", "found_shield", "armour", "found_armour")
@rule("TA-16:10")
@pytest.mark.parametrize("found", ["", "found_"])
@pytest.mark.parametrize("piece", SAVES)
def test_armour_saves_a_life_in_battle_from_a_number_on(piece: str, found: str) -> None:
    for die in (SAVES[piece] - 1, SAVES[piece]):
        s = arrives(f"delver @fields_1 objects={found}{piece}", cards={"fields_1": "ogre"}, dice=[6, 1, die])
        s.asks("ana", "armour", "c1").say("ana", "choose c1")
        assert s.hero("ana").lives == 4 - (die < SAVES[piece])
        assert (turn_of(s), s.lies("fields_1")) == ("ben", ["ogre"]), "the fight is lost all the same"


@card("armour")
@rule("TA-17:2")
def test_armour_has_no_part_in_psychic_combat() -> None:
    s = arrives("delver @fields_1 objects=armour,sword", cards={"fields_1": "wraith"}, dice=[6, 1])
    assert s.hero("ana").lives == 3


@card("mule", "found_mule")
@rule("TA-5:3", "TA-5:5", "TA-R3")
@pytest.mark.parametrize("mule", ["mule", "found_mule"])
def test_with_a_mule_there_is_no_limit_and_without_it_four_may_stay(mule: str) -> None:
    s = arrives("delver @fields_1 objects=sword,axe,helmet,shield", cards={"fields_1": mule}).say("ana", "take all")
    assert len(s.has("ana")) == 5
    load = f"objects={mule},sword,axe,helmet,shield,armour"
    s = stands(f"delver @fields_1 {load}").say("ana", "drop c1")
    s.asks("ana", "drop_surplus", clause="TA-5:5").say("ana", "choose c6")
    assert s.has("ana") == ["sword", "axe", "helmet", "shield"]
    assert s.lies("fields_1") == [mule, "armour"]


@card("water_skin", "desert_nomad")
@rule("TA-B7")
@pytest.mark.parametrize("held", ["objects=water_skin", "followers=desert_nomad"])
def test_who_has_water_or_a_guide_loses_no_life_in_the_desert(held: str) -> None:
    s = arrives(f"delver @desert_1 {held}", deck="plague_wind")
    assert s.hero("ana").lives == 3, "the plague is another cause"


@card("talisman")
@rule("TA-20:1", "TA-R2", "TA-14:6")
def test_a_talisman_opens_the_valley_of_fire_and_counts_as_an_object() -> None:
    s = stands("delver @pits objects=talisman inner_done=yes")
    s.say("ana", "move inward")
    assert (s.hero("ana").space, s.hero("ana").inner_done) == ("valley_of_fire", True)
    s = stands("delver @pits inner_done=yes spells=mending")
    s.refused("ana", "move inward", "talisman_needed", "TA-11:6")
    assert len(s.board.counted_objects(0)) == 0
