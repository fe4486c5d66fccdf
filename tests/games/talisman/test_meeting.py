"""One other character, or the space (TA-12); who may be met inside (TA-14:7, 14:9)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.talisman.actions import Meet
from bot.games.talisman.course.meeting import may_explore, may_meet
from tests.support.quest import Quest, scene
from tests.support.rules import rule
from tests.support.staging import NAMES


def arrived(ana: str, ben: str, **more: Any) -> Quest:
    """Ana's character has ended its move where Ben's stands."""
    return scene(ana=f"{ana} ask_roll", ben=f"{ben} ask_roll", phase="arrived", **more)


def ways(s: Quest, who: str = "ana") -> set[tuple[str, str]]:
    """How a character may be met, and what may be stolen."""
    return {(way.how, way.take) for way in may_meet(s.board, NAMES.index(who))}


@rule("TA-12:1", "TA-D25")
def test_a_character_or_the_space_is_chosen() -> None:
    s = arrived("warrior @fields_1", "druid @fields_1", cards={"fields_1": "bag_of_gold"})
    assert (s.to_act, s.state.phase, s.lies("fields_1")) == (["ana"], "arrived", ["bag_of_gold"])
    s.refused("ana", "take all", "not_this_step", "TA-10:3")
    s.say("ana", "explore")
    assert s.state.phase == "encounter"
    s.say("ana", "take all")
    assert (s.hero("ana").gold, s.to_act) == (2, ["ben"])


@rule("TA-D25", "TA-D26")
def test_who_says_nothing_encounters_the_space() -> None:
    s = arrived("warrior @fields_1", "druid @fields_1", deck="old_sage").times_out("ana")
    s.says("cards_drawn", cards=("old_sage",)).silent("attack_announced")
    assert (s.hero("ana").craft, s.hero("ben").lives) == (4, 4)


@rule("TA-12:1")
def test_only_characters_on_the_same_space_are_met() -> None:
    s = scene(
        ana="warrior @fields_1 ask_roll",
        ben="druid @fields_1 ask_roll",
        cyr="troll @fields_2 ask_roll",
        phase="arrived",
    )
    s.refused("ana", "meet troll battle", "not_met_here", "TA-12:1")
    assert [way.seat for way in may_meet(s.board, 0)] == [1]


@rule("TA-12:2", "TA-D64")
def test_alone_the_space_is_encountered_at_once() -> None:
    s = arrived("warrior @fields_1", "druid @fields_2", deck="old_sage")
    assert (s.hero("ana").craft, s.to_act) == (4, ["ben"])


@rule("TA-12:3", "TA-12:4", "TA-12:5", "TA-R18")
def test_a_battle_takes_the_place_of_everything_on_the_space() -> None:
    s = arrived("warrior @village", "druid @village", cards={"village": "giant, bag_of_gold"}, dice=[1, 2, 1])
    s.say("ana", "meet druid battle").says("attack_announced", seat=0, other=1)
    s.asks("ana", "spoils").say("ana", "life")
    assert (s.hero("ben").lives, s.hero("ana").gold, s.hero("ana").lives) == (3, 1, 4)
    assert (s.lies("village"), s.state.phase, s.to_act) == (["giant", "bag_of_gold"], "before_move", ["ben"])


@rule("TA-12:3")
@pytest.mark.parametrize(
    "who, able", [("warrior", False), ("sorcerer", True), ("revenant", True), ("hedge_witch", True)]
)
def test_psychic_combat_needs_an_ability(who: str, able: bool) -> None:
    s = arrived(f"{who} @fields_1", "druid @fields_1")
    assert (("psychic", "") in ways(s)) is able
    if not able:
        s.refused("ana", "meet druid psychic", "not_met_so", "TA-12:3")


@rule("TA-12:3", "TA-12:4")
def test_the_attacker_says_which_kind_of_fight_it_is() -> None:
    s = arrived("sorcerer @fields_1", "warrior @fields_1", dice=[2, 1]).say("ana", "meet warrior psychic")
    s.asks("ana", "spoils").say("ana", "life")
    assert s.hero("ben").lives == 3


@rule("TA-12:4", "TA-12:10")
def test_whoever_is_evaded_has_had_its_encounter() -> None:
    s = arrived("warrior @woods_1", "wood_elf @woods_1", deck="old_sage").say("ana", "meet wood_elf battle")
    s.asks("ben", "evade").say("ben", "yes")
    assert (s.hero("ben").lives, s.hero("ana").craft, s.to_act) == (4, 3, ["ben"])


@rule("TA-12:6")
def test_nobody_is_met_in_passing() -> None:
    s = scene(
        ana="warrior @fields_5 ask_roll", ben="druid @ruins ask_roll", deck="old_sage", dice=[2], phase="before_move"
    )
    s.say("ana", "roll", "move cw").silent("met")
    assert (s.hero("ana").space, s.hero("ana").craft, s.to_act) == ("plains_4", 4, ["ben"])


@rule("TA-12:7")
def test_each_in_its_turn_may_meet_the_same_character() -> None:
    s = scene(
        ana="druid @fields_1 ask_roll",
        ben="troll @fields_1 ask_roll",
        cyr="delver @fields_6 ask_roll",
        turn="ben",
        phase="arrived",
        dice=[6, 1, 2, 6, 1],
    )
    s.say("ben", "meet druid battle").asks("ben", "spoils").say("ben", "life")
    s.say("cyr", "roll", "move cw", "meet druid battle").asks("cyr", "spoils").say("cyr", "life")
    assert (s.hero("ana").lives, s.hero("cyr").space) == (2, "fields_1")


@rule("TA-12:8", "TA-19:6")
def test_a_toad_is_met_like_any_character() -> None:
    s = arrived("warrior @fields_1", "druid @fields_1 toad=3 gold=0", dice=[1, 2, 1])
    assert ways(s) == {("battle", "")}
    s.say("ana", "meet druid battle")
    assert s.hero("ben").lives == 3


@rule("TA-12:9", "TA-C3")
def test_a_thief_is_offered_what_it_could_take() -> None:
    ben = "warrior @fields_1 gold=1 objects=sword,holy_lance,talisman,raft trophies=goblin spells=mending"
    s = arrived("thief @fields_1", ben)
    assert ways(s) == {("battle", ""), ("steal", "gold"), ("steal", "c1"), ("steal", "c2"), ("steal", "c3")}
    s.refused("ana", "meet warrior psychic", "not_met_so")
    s.say("ana", "meet warrior steal talisman")
    assert (s.has("ana"), s.to_act) == (["talisman"], ["ben"])


@rule("TA-12:9", "TA-C3")
def test_a_theft_needs_something_that_the_thief_may_own() -> None:
    s = arrived("thief @fields_1 alignment=evil", "warrior @fields_1 gold=0 objects=holy_lance")
    assert ways(s) == {("battle", "")}
    s.refused("ana", Meet(1, "steal", "c1"), "not_met_so", "TA-12:3")
    s = arrived("thief @fields_1", "warrior @fields_1 gold=0 objects=sword")
    s.refused("ana", "meet warrior steal gold", "nothing_to_steal", "TA-12:9")


@rule("TA-D39")
def test_a_theft_that_names_nothing_asks_and_takes_gold_by_default() -> None:
    s = arrived("thief @fields_1", "warrior @fields_1 objects=sword,axe").act("ana", Meet(1, "steal"))
    s.asks("ana", "steal_what", "gold", "c1", "c2").times_out("ana")
    assert (s.hero("ana").gold, s.hero("ben").gold) == (2, 0)
    s = arrived("thief @fields_1", "warrior @fields_1 gold=0 objects=sword,axe").act("ana", Meet(1, "steal"))
    s.asks("ana", "steal_what", "c1", "c2").times_out("ana")
    assert s.has("ana") == ["axe"]


@rule("TA-12:9", "TA-C3")
def test_unseen_stops_a_theft_and_abilities_do_not() -> None:
    s = arrived("thief @woods_1", "wood_elf @woods_1").say("ana", "meet wood_elf steal gold")
    assert (s.hero("ana").gold, s.hero("ben").gold) == (2, 0)
    ben = "warrior @fields_1 spells=unseen"
    s = arrived("thief @fields_1", ben, options={"reaction_mode": "windows"}).say("ana", "meet warrior steal gold")
    s.asks("ben", "react").say("ben", "cast unseen").says("attack_evaded", seat=1, other=0)
    assert (s.hero("ana").gold, s.hero("ben").gold, s.to_act) == (1, 1, ["ben"])


@rule("TA-12:9", "TA-22:1")
def test_a_charmed_creature_is_neither_stolen_nor_traded() -> None:
    s = arrived("bard @fields_1", "hedge_witch @fields_1", deck="grey_wolf", dice=[3]).say("ana", "explore")
    s.asks("ana", "before_fight").say("ana", "charm c1")
    assert s.has("ana") == ["grey_wolf"]
    assert not [way for way in may_meet(s.board, 1) if way.how == "steal"]
    s.refused("ana", "trade hedge witch give=c1", "not_to_be_traded", "TA-22:1")


@rule("TA-C4", "TA-R29", "TA-5:5")
def test_whoever_loses_its_mule_drops_at_once_and_the_thief_takes_none_of_it() -> None:
    ben = "warrior @fields_1 objects=mule,sword,axe,helmet,shield,armour,magic_belt"
    s = arrived("thief @fields_1", ben).say("ana", "meet warrior steal mule")
    s.asks("ben", "drop_surplus").say("ben", "choose c5,c6")
    assert (s.has("ana"), s.lies("fields_1"), s.to_act) == (["mule"], ["shield", "armour"], ["ben"])


@rule("TA-12:11")
def test_a_toad_attacks_in_battle_only_and_takes_only_a_life() -> None:
    s = arrived("sorcerer @fields_1 toad=2 gold=0", "druid @fields_1 toad=1 gold=0", dice=[6, 1])
    assert ways(s) == {("battle", "")}
    s.refused("ana", "meet druid psychic", "not_met_so", "TA-12:3")
    s.say("ana", "meet druid battle").silent("gold_taken")
    assert s.hero("ben").lives == 3


@rule("TA-14:7")
@pytest.mark.parametrize(
    "space, open_", [("plain_of_peril", True), ("valley_of_fire", True), ("mines", False), ("werewolf_den", False)]
)
def test_inside_characters_meet_where_nothing_holds_them(space: str, open_: bool) -> None:
    s = scene(
        ana=f"warrior @{space} objects=talisman inner_done=yes ask_roll",
        ben=f"druid @{space} ask_roll",
        phase="arrived",
        turn_fields={"retreated": True},
    )
    assert bool(may_meet(s.board, 0)) is open_


@rule("TA-14:9", "TA-R37", "TA-D25")
def test_on_the_crown_one_of_the_others_must_be_met() -> None:
    s = scene(
        ana="warrior @crown ask_roll",
        ben="druid @crown lives=2 ask_roll",
        cyr="troll @crown lives=1 ask_roll",
        phase="arrived",
        fields={"crown_reached": True},
        dice=[6, 6, 1],
    )
    assert not may_explore(s.board, 0)
    s.refused("ana", "explore", "must_meet", "TA-14:9")
    s.times_out("ana").says("attack_announced", seat=0, other=2).asks("ana", "spoils", clause="TA-16:9")
    assert s.state.fight is not None and s.state.fight.kind == "battle"


@rule("TA-14:12")
def test_a_toad_on_the_crown_meets_nobody() -> None:
    s = scene(
        ana="warrior @crown toad=2 gold=0 ask_roll",
        ben="druid @crown ask_roll",
        phase="arrived",
        fields={"crown_reached": True},
    )
    assert (may_meet(s.board, 0), s.to_act, s.hero("ben").lives) == ([], ["ben"], 4)
