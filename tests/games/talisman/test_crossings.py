"""The bridge with its Sentinel, and the Portal of Power (TA-11:8 to 11:14, 11:20 to 11:25, 11:31, 11:32)."""

from __future__ import annotations

import pytest

from tests.support.quest import Quest, scene
from tests.support.rules import rule

WAITS = "druid @forest spells=mending"


def crossing(ana: str, *dice: int, ben: str = WAITS) -> Quest:
    """A character of Strength 9 (so that the dice decide) goes for the bridge; die, own die, the Sentinel's die."""
    return scene(ana=f"thief strength=9 {ana}", ben=ben, dice=dice).say("ana", "move bridge")


@rule("TA-11:11", "TA-11:12", "TA-11:13", "TA-11:31", "TA-B4", "TA-B5")
def test_who_beats_the_sentinel_goes_on_with_the_rest_of_the_roll() -> None:
    s = crossing("@graveyard", 5, 1, 6).asks("ana", "beyond_bridge", "cw", "ccw", clause="TA-11:31")
    assert s.hero("ana").space == "sentinel"
    s = crossing("@graveyard", 5, 1, 6, ben="druid @runes_1 spells=mending")
    s.asks("ana", "beyond_bridge").say("ana", "cw").says("moved", card="runes_1", way="bridge")
    assert (s.hero("ana").space, s.state.phase, s.hero("ana").trophies) == ("runes_1", "arrived", [])
    assert s.state.turn.trail == ["woods_1", "sentinel", "hills_m", "cursed_glade", "runes_1"]


@rule("TA-11:12", "TA-11:31", "TA-B5")
def test_a_single_step_beyond_leads_to_the_hills() -> None:
    s = crossing("@graveyard", 3, 1, 6, ben="druid @hills_m spells=mending")
    assert (s.hero("ana").space, s.state.phase) == ("hills_m", "arrived")


@rule("TA-11:12")
def test_who_is_beaten_loses_a_life_and_stays_with_the_sentinel() -> None:
    s = crossing("@graveyard", 5, 6, 1)
    assert (s.hero("ana").space, s.hero("ana").lives, s.state.turn.seat) == ("sentinel", 3, 1)
    assert s.lies("sentinel") == []


@rule("TA-11:12")
def test_a_stand_off_ends_the_turn_without_a_loss() -> None:
    s = crossing("@graveyard", 5, 3, 3)
    assert (s.hero("ana").space, s.hero("ana").lives, s.state.turn.seat) == ("sentinel", 4, 1)


@rule("TA-11:32")
def test_a_life_saved_by_armour_does_not_save_the_crossing() -> None:
    s = scene(ana="thief strength=9 objects=armour @graveyard", ben=WAITS, dice=[5, 6, 1, 4])
    s.say("ana", "move bridge")
    s.ask("ana")
    s.say("ana", "choose c1").says("save_rolled", die=4, saved=True)
    assert (s.hero("ana").space, s.hero("ana").lives, s.state.turn.seat) == ("sentinel", 4, 1)


@rule("TA-11:12", "TA-R1")
def test_the_sentinel_may_be_evaded() -> None:
    s = scene(ana="thief @graveyard spells=unseen cast_limit=1", ben="druid @hills_m spells=mending", dice=[3]).say(
        "ana", "roll", "move bridge"
    )
    s.asks("ana", "react")
    s.say("ana", "cast unseen")
    assert (s.hero("ana").space, s.hero("ana").lives, s.state.phase) == ("hills_m", 4, "arrived")


@rule("TA-R1")
def test_by_a_house_rule_nobody_slips_past_the_sentinel() -> None:
    ana, ben = "thief strength=9 @graveyard spells=unseen cast_limit=1", "druid @hills_m spells=mending"
    s = scene(ana=ana, ben=ben, dice=[3, 1, 6], options={"evade_sentinel": False})
    s.say("ana", "roll", "move bridge").asks("ana", "react", "pass").say("ana", "pass")
    assert (s.hero("ana").space, s.hero("ana").spells) == ("hills_m", ["unseen"])


@rule("TA-11:11", "TA-R50")
def test_who_begins_with_the_sentinel_crosses_with_any_number_after_the_fight() -> None:
    s = crossing("@sentinel", 1, 1, 6, ben="druid @hills_m spells=mending")
    assert s.hero("ana").space == "hills_m"


@rule("TA-11:14")
def test_a_move_that_ends_with_the_sentinel_meets_no_guard() -> None:
    s = scene(ana="thief @graveyard", ben="druid @sentinel spells=mending", dice=[2]).say("ana", "move cw")
    assert (s.hero("ana").space, s.state.phase) == ("sentinel", "arrived")


@rule("TA-11:14", "TA-11:13")
def test_outward_there_is_no_fight() -> None:
    s = scene(ana="thief @hills_m", ben="druid @chapel spells=mending", dice=[3]).say("ana", "move chapel")
    assert (s.hero("ana").space, s.state.phase) == ("chapel", "arrived")


@rule("TA-11:31")
def test_beyond_the_bridge_the_portal_may_be_tried_with_the_rest() -> None:
    s = crossing("@sentinel", 5, 1, 6, 6, 6, ben="druid @tavern spells=mending")
    s.asks("ana", "beyond_bridge", "cw", "ccw", "portal").say("ana", "portal")
    s.asks("ana", "portal_stat", "strength", "craft").say("ana", "strength")
    s.says("portal_tried", stat="strength", total=9, rolled=12, opened=False)
    assert s.hero("ana").space == "portal"


@rule("TA-C12", "TA-11:19")
def test_crossing_the_bridge_lifts_the_imp() -> None:
    s = scene(ana="thief @hills_m followers=house_imp", ben="druid @sentinel spells=mending")
    s.say("ana", "move sentinel").says("discarded", unit_card="house_imp")
    assert s.has("ana") == []


# -- the portal ------------------------------------------------------------------------------------------------------


@rule("TA-11:21", "TA-11:22", "TA-11:20", "TA-R48")
def test_the_portal_opens_for_a_sum_not_above_the_value_chosen() -> None:
    s = scene(ana="thief @castle strength=8", ben=WAITS, dice=[5, 4, 4]).say("ana", "move portal")
    s.asks("ana", "portal_stat", "strength", "craft", clause="TA-11:22").say("ana", "strength")
    s.says("portal_tried", stat="strength", total=8, rolled=8, opened=True)
    assert (s.hero("ana").space, s.hero("ana").inner_done, s.state.turn.seat) == ("plain_of_peril", True, 1)


@rule("TA-11:23")
@pytest.mark.parametrize(("own", "left"), [(8, 7), (3, 3)])
def test_the_portal_stays_shut_and_costs_a_point_never_below_the_start(own: int, left: int) -> None:
    s = scene(ana=f"thief @castle strength={own}", ben=WAITS, dice=[5, 4, 5]).say("ana", "move portal")
    s.ask("ana")
    s.say("ana", "strength").says("portal_tried", opened=False)
    assert (s.hero("ana").space, s.hero("ana").strength, s.state.turn.seat) == ("portal", left, 1)
    assert s.lies("portal") == []


@rule("TA-11:23")
def test_who_fails_with_craft_loses_craft() -> None:
    s = scene(ana="thief @castle strength=5 craft=4", ben=WAITS, dice=[5, 4, 5]).say("ana", "move portal")
    s.asks("ana", "portal_stat", "strength", "craft").say("ana", "craft").says("portal_tried", opened=False)
    assert (s.hero("ana").strength, s.hero("ana").craft) == (5, 3)


@rule("TA-D56")
@pytest.mark.parametrize(("craft", "chosen"), [(4, "craft"), (3, "strength")])
def test_the_higher_total_is_tried_by_default(craft: int, chosen: str) -> None:
    s = scene(ana=f"thief @castle craft={craft}", ben=WAITS, dice=[2, 1, 1]).say("ana", "move portal")
    s.ask("ana")
    s.times_out("ana").says("portal_tried", stat=chosen)


@rule("TA-11:24")
def test_a_move_that_ends_on_the_portal_encounters_it_as_usual() -> None:
    s = scene(ana="thief @castle", ben="druid @portal spells=mending", dice=[1]).say("ana", "move cw")
    assert (s.hero("ana").space, s.state.phase) == ("portal", "arrived")


@rule("TA-11:25", "TA-14:13", "TA-11:3")
def test_one_leaves_by_the_portal_without_opening_it_and_the_turn_ends() -> None:
    s = scene(ana="thief @plain_of_peril inner_done=yes", ben="druid @portal spells=mending").silent("rolled_move")
    s.say("ana", "move portal")
    assert (s.hero("ana").space, s.state.turn.seat) == ("portal", 1)


@rule("TA-R38", "TA-11:26")
def test_no_card_moves_anybody_into_the_inner_region() -> None:
    s = scene(ana="thief @tavern", ben=WAITS, dice=[1])
    spaces = s.game.content.board.spaces
    goals = str(s.game.content.cards.values()).split("to='")[1:]
    inner = [goal for goal in goals if goal.split("'")[0] in spaces and spaces[goal.split("'")[0]].region == "inner"]
    assert goals and inner == []
