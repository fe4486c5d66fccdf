"""Talismans and the Warlock's quests (TA-20)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.quest import Quest, scene
from tests.support.rules import rule

GONE = "objects=talisman,talisman,talisman,talisman"


def cave(who: str, **more: Any) -> Quest:
    """Ana's character has come to the Warlock's Cave."""
    return scene(ana=f"{who} ask_roll", phase="arrived", **{"ben": "troll @fields_1 ask_roll", **more})


def task(s: Quest, who: str = "ana") -> tuple[str, int, bool] | None:
    """A quest in short."""
    quest = s.hero(who).quest
    return None if quest is None else (quest.task, quest.n, quest.done)


@rule("TA-20:4", "TA-B7", "TA-20:7", "TA-20:10")
@pytest.mark.parametrize(
    "die, given",
    [
        (1, ("take_life", 1, False)),
        (2, ("kill_enemy", 1, False)),
        (3, ("give_follower", 1, False)),
        (4, ("give_magic_object", 1, False)),
        (5, ("give_gold", 3, False)),
        (6, ("give_gold", 2, False)),
    ],
)
def test_a_quest_is_what_the_die_says(die: int, given: tuple[str, int, bool]) -> None:
    s = cave("warrior @warlock_cave", dice=[die]).asks("ana", "quest", clause="TA-20:4").say("ana", "yes")
    s.says("quest_accepted", die=die, task=given[0], count=given[1])
    assert (task(s), s.to_act) == (given, ["ben"])


@rule("TA-20:4", "TA-D48")
def test_a_quest_may_be_declined_and_is_by_default() -> None:
    s = cave("warrior @warlock_cave").asks("ana", "quest").times_out("ana")
    assert (task(s), s.to_act) == (None, ["ben"])


@rule("TA-20:7", "TA-20:10")
def test_nobody_has_two_quests() -> None:
    s = cave("warrior @warlock_cave quest=give_follower")
    assert (task(s), s.to_act) == (("give_follower", 1, False), ["ben"])


@rule("TA-19:4", "TA-20:10")
def test_a_toad_neither_accepts_nor_settles() -> None:
    assert cave("warrior @warlock_cave toad=3 gold=0").to_act == ["ben"]
    s = cave("warrior @warlock_cave toad=3 gold=0 quest=kill_enemy")
    assert (task(s), s.to_act) == (("kill_enemy", 1, False), ["ben"])


@rule("TA-20:8")
@pytest.mark.parametrize("ben, left", [("", 4), (GONE, 0)])
def test_who_is_asked_knows_how_many_talismans_are_left(ben: str, left: int) -> None:
    s = cave("warrior @warlock_cave", ben=f"troll @fields_1 {ben} ask_roll").asks("ana", "quest")
    assert s.ask("ana").facts == {"count": left}


# -- quests 3 to 6 --------------------------------------------------------------------------------------------------


@rule("TA-20:5", "TA-20:6", "TA-20:3", "TA-20:10", "TA-D48")
def test_a_quest_is_settled_in_the_visit_in_which_it_was_accepted() -> None:
    s = cave("warrior @warlock_cave gold=2", dice=[6]).asks("ana", "quest").say("ana", "yes")
    s.asks("ana", "quest_gold").times_out("ana").says("quest_fulfilled", seat=0)
    assert (task(s), s.hero("ana").gold, s.has("ana"), s.to_act) == (None, 0, ["talisman"], ["ben"])


@rule("TA-20:5", "TA-20:10")
@pytest.mark.parametrize("gold, asked", [(2, False), (3, True)])
def test_gold_is_handed_over_only_in_full(gold: int, asked: bool) -> None:
    s = cave(f"warrior @warlock_cave gold={gold} quest=give_gold:3")
    assert bool(s.match.asks) is asked
    if asked:
        s.asks("ana", "quest_gold").say("ana", "yes")
        assert (s.hero("ana").gold, s.has("ana"), s.state.stock["talisman"]) == (0, ["talisman"], 3)


@rule("TA-20:5", "TA-20:6", "TA-D48", "TA-6:5")
def test_a_follower_is_given_up_by_choice() -> None:
    line = "warrior @warlock_cave followers=guide,unicorn,house_imp quest=give_follower"
    s = cave(line).asks("ana", "quest_card", "c1", "c2", "none").say("ana", "give c2")
    assert (s.has("ana"), s.state.adventure_discard) == (["talisman", "guide", "house_imp"], ["unicorn"])
    s = cave(line).asks("ana", "quest_card").times_out("ana")
    assert task(s) == ("give_follower", 1, False)


@rule("TA-20:5", "TA-20:1")
def test_a_magic_object_is_given_up_and_the_talisman_counts_as_one() -> None:
    s = cave("warrior @warlock_cave objects=sword,magic_belt quest=give_magic_object")
    s.asks("ana", "quest_card", "c2", "none").say("ana", "give c2")
    assert (s.has("ana"), s.state.adventure_discard) == (["sword", "talisman"], ["magic_belt"])


@rule("TA-20:8", "TA-20:2")
def test_without_a_talisman_in_stock_the_quest_is_over_without_reward() -> None:
    s = cave("warrior @warlock_cave gold=2 quest=give_gold:2", ben=f"troll @fields_1 {GONE} ask_roll")
    s.asks("ana", "quest_gold").say("ana", "yes").says("quest_without_reward", seat=0)
    assert (task(s), s.has("ana"), s.hero("ana").gold) == (None, [], 0)


# -- quests 1 and 2 -------------------------------------------------------------------------------------------------


@rule("TA-20:5", "TA-20:6")
def test_a_killed_enemy_fulfils_quest_2_and_calls_to_the_cave() -> None:
    s = cave("warrior @fields_2 quest=kill_enemy", deck="goblin", dice=[1, 6, 6])
    assert (s.hero("ana").space, s.has("ana"), task(s)) == ("warlock_cave", ["talisman"], None)
    assert s.to_act == ["ben"]


@rule("TA-20:5")
def test_a_beaten_spirit_counts_and_a_creature_of_a_space_does_not() -> None:
    s = cave("warrior @fields_2 quest=kill_enemy", deck="mire_light", dice=[1, 6])
    assert s.has("ana") == ["talisman"]
    s = cave("warrior @forest quest=kill_enemy", dice=[1, 1, 6, 6])
    assert (s.has("ana"), task(s)) == ([], ("kill_enemy", 1, False))


@rule("TA-20:5")
def test_what_is_destroyed_or_put_to_flight_does_not_count() -> None:
    s = cave("warrior @fields_2 quest=kill_enemy", deck="berserker", dice=[1, 6, 6, 2])
    assert task(s) == ("kill_enemy", 1, False)
    s = cave("cleric @fields_2 quest=kill_enemy", deck="shadow")
    s.ask("ana")
    s.times_out("ana")
    assert (task(s), s.state.adventure_discard) == (("kill_enemy", 1, False), ["shadow"])


@rule("TA-20:5", "TA-20:6")
def test_a_life_taken_in_a_fight_fulfils_quest_1() -> None:
    s = cave("warrior @fields_1 quest=take_life", dice=[1, 6, 1]).say("ana", "meet troll battle")
    s.asks("ana", "spoils").say("ana", "life")
    assert (s.hero("ben").lives, s.hero("ana").space, s.has("ana")) == (3, "warlock_cave", ["talisman"])


@rule("TA-20:5")
def test_gold_taken_is_no_life() -> None:
    s = cave("warrior @fields_1 strength=9 quest=take_life", dice=[1, 6, 1]).say("ana", "meet troll battle")
    s.asks("ana", "spoils").say("ana", "gold")
    assert task(s) == ("take_life", 1, False)


@rule("TA-20:5")
def test_a_quest_is_fulfilled_in_anybodys_turn() -> None:
    s = scene(
        ana="druid @fields_1 ask_roll",
        ben="troll @fields_1 quest=take_life ask_roll",
        phase="arrived",
        dice=[1, 6],
    )
    s.say("ana", "meet troll battle").asks("ben", "spoils").say("ben", "life")
    assert (s.hero("ben").space, s.has("ben"), s.hero("ana").lives) == ("warlock_cave", ["talisman"], 3)


@rule("TA-20:6")
def test_on_the_crown_a_quest_is_over_without_reward() -> None:
    s = scene(
        ana="warrior @crown quest=take_life ask_roll",
        ben="druid @crown ask_roll",
        cyr="troll @temple ask_roll",
        phase="arrived",
        fields={"crown_reached": True},
        dice=[1, 6, 1],
    )
    s.say("ana", "meet druid battle").asks("ana", "spoils").say("ana", "life").says("quest_over", seat=0)
    assert (s.hero("ana").space, s.has("ana"), task(s)) == ("crown", [], None)


@rule("TA-20:6")
@pytest.mark.parametrize("turns, space, left", [(1, "warlock_cave", None), (2, "fields_1", ("take_life", 1, True))])
def test_a_toad_waits_for_its_reward_until_it_is_itself_again(turns: int, space: str, left: Any) -> None:
    s = scene(
        ana=f"warrior @fields_1 toad={turns} gold=0 quest=take_life ask_roll",
        ben="druid @fields_1 toad=1 gold=0 ask_roll",
        phase="arrived",
        dice=[6, 1],
    )
    s.say("ana", "meet druid battle").says("quest_done", seat=0)
    assert (s.hero("ana").space, task(s), s.hero("ben").lives) == (space, left, 3)


@rule("TA-20:8", "TA-20:6")
def test_quest_2_without_a_talisman_in_stock_leads_to_the_cave_for_nothing() -> None:
    s = cave(
        "warrior @fields_2 quest=kill_enemy", deck="goblin", dice=[1, 6, 6], ben=f"troll @fields_1 {GONE} ask_roll"
    )
    assert (s.hero("ana").space, s.has("ana"), task(s)) == ("warlock_cave", [], None)


# -- Talismans ------------------------------------------------------------------------------------------------------


@rule("TA-20:1", "TA-R2")
def test_a_talisman_counts_against_the_limit_and_may_be_dropped_and_taken() -> None:
    s = scene(ana="warrior @fields_1 objects=talisman,sword,axe,axe ask_roll", ben="troll @fields_1 ask_roll")
    assert len(s.board.counted_objects(0)) == 4
    s.say("ana", "drop talisman")
    assert (s.lies("fields_1"), s.board.talismans(0)) == (["talisman"], 0)
    s = cave("warrior @ruins", cards={"ruins": "talisman, talisman"}).say("ana", "take all")
    assert (s.has("ana"), s.board.talismans(0)) == (["talisman", "talisman"], 2)


@rule("TA-20:2", "TA-20:3")
def test_an_effect_gives_a_talisman_only_from_the_stock() -> None:
    s = cave("warrior @fields_2", deck="hermit_of_the_key")
    assert (s.has("ana"), s.state.stock["talisman"]) == (["talisman"], 3)
    s = cave("warrior @fields_2", deck="hermit_of_the_key", ben=f"troll @fields_1 {GONE} ask_roll")
    assert (s.has("ana"), s.lies("fields_2")) == ([], ["hermit_of_the_key"])
    s = cave("warrior @temple", dice=[5, 5]).asks("ana", "use_effect").say("ana", "yes")
    assert s.has("ana") == ["talisman"]


@rule("TA-20:9")
def test_talismans_out_of_reach_go_back_to_the_stock() -> None:
    lying = {"valley_of_fire": "talisman, talisman, sword", "crown": "talisman, talisman"}
    s = cave("warrior @fields_2", deck="old_sage", cards=lying).says("talisman_returned")
    assert (s.state.stock["talisman"], s.lies("valley_of_fire"), s.lies("crown")) == (4, ["sword"], [])


@rule("TA-20:9")
@pytest.mark.parametrize(
    "ana, ben, lying",
    [
        ("warrior @fields_2", "troll @temple", {"valley_of_fire": "talisman, talisman, talisman"}),
        ("warrior @fields_2", "troll @temple objects=talisman", {"valley_of_fire": "talisman, talisman, talisman"}),
        ("warrior @fields_2", "troll @temple", {"crown": "talisman, talisman, talisman", "chasm": "talisman"}),
        ("warrior @fields_2", "troll @valley_of_fire", {"crown": "talisman, talisman, talisman, talisman"}),
    ],
)
def test_talismans_that_somebody_can_reach_stay(ana: str, ben: str, lying: dict[str, str]) -> None:
    s = cave(ana, deck="old_sage", cards=lying, ben=f"{ben} ask_roll").silent("talisman_returned")
    assert {space: len(s.lies(space)) for space in lying} == {
        space: len(names.split()) for space, names in lying.items()
    }
