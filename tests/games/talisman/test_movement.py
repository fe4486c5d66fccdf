"""The movement roll, what changes it, and what takes its place (TA-11, TA-23:6)."""

from __future__ import annotations

import pytest

from bot.games.talisman.state import Grant
from tests.support.quest import scene
from tests.support.rules import rule

WAITS = "druid @forest spells=mending"
"""Somebody whose own turn waits for him, so that no more dice are needed."""


# -- the roll --------------------------------------------------------------------------------------------------------


@rule("TA-10:1", "TA-11:1", "TA-0:4", "TA-11:29")
def test_the_die_is_rolled_and_the_character_moves_just_so_far() -> None:
    s = scene(phase="turn_start", ana="warrior @tavern", ben=WAITS, dice=[4]).says("rolled_move", seat=0, die=4)
    assert (s.state.phase, s.to_act) == ("rolled", ["ana"])
    s.refused("ana", "move ruins", "no_such_destination", "TA-11:1", card="ruins")
    s.refused("ana", "stay", "cannot_stay", "TA-11:29")
    s.say("ana", "move cw").says("moved", seat=0, card="forest", way="cw")
    assert (s.hero("ana").space, s.state.phase) == ("forest", "arrived")
    assert s.state.turn.trail == ["fields_5", "ruins", "plains_4", "forest"]


@rule("TA-D7")
@pytest.mark.parametrize(
    ("more", "phase"),
    [
        ("", "rolled"),
        ("spells=mending", "before_move"),
        ("ask_roll", "before_move"),
        ("objects=healing_draught", "before_move"),
        ("objects=raft", "before_move"),
        ("objects=raft raft_since=2", "rolled"),
        ("objects=sword,mule", "rolled"),
    ],
)
def test_the_roll_comes_with_the_turn_notice_unless_something_may_come_before(more: str, phase: str) -> None:
    s = scene(phase="turn_start", turn_fields={"number": 2}, ana=f"warrior @tavern {more}", ben=WAITS, dice=[4])
    if phase == "before_move":
        s.silent("rolled_move").say("ana", "roll")
    assert s.state.phase == "rolled"
    s.says("rolled_move", die=4)


@rule("TA-D7")
def test_a_wish_to_be_asked_before_the_roll_is_kept() -> None:
    s = scene(ana="warrior @tavern ask_roll", ben=WAITS, dice=[3])
    assert s.state.phase == "before_move"
    s.say("ana", "roll=auto").says("roll_mode", seat=0, ask=False)
    assert (s.seat("ana").ask_roll, s.state.phase) == (False, "rolled")


@rule("TA-11:28", "TA-10:4")
def test_the_imp_slows_and_nothing_hastens() -> None:
    s = scene(
        ana="warrior @tavern followers=house_imp,wood_sprite objects=winged_boots", ben="druid @fields_5 spells=mending"
    )
    s.silent("rolled_move")
    s.refused("ana", "add 1", "no_such_bonus", "TA-11:30").refused("ana", "reroll", "no_reroll", "TA-11:30")
    s.say("ana", "move cw")
    assert s.hero("ana").space == "fields_5"


@rule("TA-11:33", "TA-C12", "TA-11:19")
def test_a_slowed_character_takes_a_raft_and_the_river_lifts_the_imp() -> None:
    s = scene(
        turn_fields={"number": 2}, ana="warrior @woods_1 followers=house_imp objects=raft", ben="druid @hidden_valley"
    )
    assert s.state.phase == "before_move"
    s.say("ana", "raft hidden_valley").says("moved", card="hidden_valley", way="raft").says(
        "discarded", unit_card="house_imp"
    )
    assert (s.hero("ana").space, s.state.phase, s.has("ana")) == ("hidden_valley", "arrived", [])


# -- what changes the number -----------------------------------------------------------------------------------------

MOVERS = "warrior @tavern followers=wood_sprite objects=winged_boots"


@rule("TA-11:30")
def test_first_the_die_is_rolled_again_then_points_are_added() -> None:
    s = scene(ana=MOVERS, ben=WAITS, dice=[2, 3])
    s.say("ana", "reroll").says("rerolled_move", die=3, card="wood_sprite")
    s.refused("ana", "reroll", "no_reroll", "TA-11:30").refused("ana", "add 2", "no_such_bonus", "TA-11:30", points=2)
    s.say("ana", "add 1").says("added_points", points=1, number=4)
    s.refused("ana", "add 1", "no_such_bonus", "TA-11:30")
    s.say("ana", "move cw")
    assert s.hero("ana").space == "forest"


@rule("TA-11:30")
def test_once_points_are_added_the_die_stands() -> None:
    s = scene(ana=MOVERS, ben=WAITS, dice=[3]).say("ana", "add 1")
    s.refused("ana", "reroll", "no_reroll", "TA-11:30")
    assert s.state.turn.settled


@rule("TA-11:30")
def test_a_song_is_sung_when_the_number_stands_and_steers_the_move() -> None:
    s = scene(
        ana="warrior @woods_1",
        ben="druid @sentinel spells=luring_song",
        options={"reaction_mode": "windows", "windows": "all"},
        dice=[1],
    )
    s.asks("ben", "react", "pass", "luring_song/0", clause="TA-D2").say("ben", "choose luring_song/0")
    s.asks("ben", "steers_move", "cw", "ccw", clause="TA-11:30").say("ben", "cw")
    assert s.hero("ana").space == "sentinel"


@rule("TA-11:30")
def test_who_can_still_change_the_number_does_so_before_the_song() -> None:
    s = scene(
        ana=MOVERS,
        ben="druid @forest spells=luring_song",
        options={"reaction_mode": "windows", "windows": "all"},
        dice=[3],
    )
    assert s.to_act == ["ana"]
    s.say("ana", "add 1").asks("ben", "react").say("ben", "pass")
    assert s.to_act == ["ana"]
    s.say("ana", "move cw")
    assert s.hero("ana").space == "forest"


@rule("TA-11:29")
def test_the_troll_may_rest_on_a_six() -> None:
    s = scene(ana="troll @crags lives=3", ben="druid @crags spells=mending", dice=[6])
    s.say("ana", "rest").says("rests", seat=0).says("healed", amount=1, total=4)
    assert (s.hero("ana").space, s.state.phase) == ("crags", "arrived")
    scene(ana="troll @crags lives=3", ben=WAITS, dice=[5]).refused("ana", "rest", "cannot_rest", "TA-11:29")


@rule("TA-11:29")
def test_a_steered_troll_may_still_rest() -> None:
    s = scene(
        phase="rolled",
        ana="troll @crags lives=3",
        ben="druid @crags spells=mending",
        turn_fields={"die": 6, "steered": 1, "settled": True},
    )
    s.asks("ana", "rest_first").say("ana", "yes").says("rests", seat=0)
    assert s.hero("ana").space == "crags"


# -- slaves (TA-23:6) ------------------------------------------------------------------------------------------------


@rule("TA-23:6")
@pytest.mark.parametrize(("die", "free"), [(3, False), (4, True)])
def test_a_slave_is_freed_by_a_four(die: int, free: bool) -> None:
    s = scene(ana="warrior @temple enslaved=yes followers=wood_sprite objects=winged_boots", ben=WAITS, dice=[die])
    assert s.hero("ana").enslaved is not free
    if not free:
        s.says("still_enslaved", seat=0)
        assert (s.state.turn.seat, s.hero("ana").space) == (1, "temple")
        return
    s.says("freed", seat=0)
    for line in ("reroll", "add 1"):
        s.refused("ana", line, "die_counts_as_rolled", "TA-23:6", die=4)
    assert s.state.phase == "rolled"


@rule("TA-23:6")
def test_before_it_is_free_a_slave_takes_no_raft() -> None:
    s = scene(ana="warrior @temple enslaved=yes objects=raft spells=mending", ben=WAITS, dice=[3])
    s.refused("ana", "raft city", "no_raft_there").say("ana", "roll", "end")
    assert s.hero("ana").space == "temple"


@rule("TA-23:6")
def test_a_toad_that_gets_free_moves_one_space() -> None:
    s = scene(ana="warrior @temple enslaved=yes toad=2", ben="druid @woods_m spells=mending", dice=[6])
    s.say("ana", "move cw")
    assert s.hero("ana").space == "woods_m"


# -- rafts -----------------------------------------------------------------------------------------------------------


@rule("TA-11:9", "TA-11:15", "TA-11:16", "TA-11:17", "TA-11:18")
def test_a_raft_is_built_and_used_in_the_next_turn() -> None:
    s = scene(ana="warrior @woods_1 objects=axe", ben="druid @hidden_valley to_miss=1")
    s.say("ana", "build_raft").says("raft_built", seat=0, card="woods_1").says("turn_missed", seat=1)
    assert (s.has("ana"), s.hero("ana").space, s.state.stock["raft"]) == (["axe", "raft"], "woods_1", 3)
    assert (s.state.turn.seat, s.state.phase) == (0, "before_move")
    s.refused("ana", "raft oasis", "no_raft_there", "TA-11:17", card="oasis")
    s.say("ana", "raft hidden_valley")
    assert (s.has("ana"), s.hero("ana").space, s.state.stock["raft"]) == (["axe"], "hidden_valley", 4)


@rule("TA-11:15")
@pytest.mark.parametrize(
    ("ana", "ben", "ready"),
    [
        ("warrior @woods_1 objects=axe", "", True),
        ("warrior @forest objects=axe", "", True),
        ("warrior @woods_1", "", False),
        ("warrior @fields_1 objects=axe", "", False),
        ("warrior @woods_1 objects=axe", " objects=raft,raft,raft,raft", False),
    ],
)
def test_a_raft_needs_an_axe_wood_and_a_card_in_the_stock(ana: str, ben: str, ready: bool) -> None:
    s = scene(ana=f"{ana} spells=banish", ben=WAITS + ben)
    if ready:
        s.say("ana", "build_raft").says("raft_built", seat=0)
        assert s.state.phase == "turn_end"
    else:
        s.refused("ana", "build_raft", "cannot_build_raft", "TA-11:15")


@rule("TA-11:18", "TA-10:3")
def test_a_raft_not_used_in_its_turn_is_gone_when_the_turn_ends() -> None:
    s = scene(
        turn_fields={"number": 2}, ana="warrior @tavern objects=raft", ben="druid @village spells=mending", dice=[6]
    )
    s.say("ana", "roll", "move cw").say("ana", "explore", "visit nobody")
    assert (s.has("ana"), s.state.stock["raft"]) == ([], 4)


@rule("TA-11:16")
def test_a_missed_turn_keeps_the_raft() -> None:
    s = scene(phase="turn_start", turn_fields={"number": 2}, ana="warrior @woods_1 objects=raft to_miss=1", ben=WAITS)
    assert s.has("ana") == ["raft"]
    assert s.state.turn.seat == 1


@rule("TA-11:18")
def test_a_raft_is_never_left_lying() -> None:
    s = scene(turn_fields={"number": 2}, ana="warrior @woods_1 objects=raft,sword", ben=WAITS)
    s.refused("ana", "drop c1", "never_dropped", "TA-11:18", card="raft")
    s.say("ana", "drop c2").says("left_behind", cards=("sword",))
    assert (s.has("ana"), s.lies("woods_1")) == (["raft"], ["sword"])


# -- granted moves and paths -----------------------------------------------------------------------------------------


@rule("TA-11:27")
def test_a_granted_move_takes_the_place_of_the_roll() -> None:
    s = scene(
        turn_fields={"number": 2},
        ana="warrior @tavern",
        ben="druid @temple spells=mending",
        seat_fields={"ana": {"grant": Grant("temple", "tavern", 1)}},
    )
    s.refused("ana", "granted city", "not_granted", "TA-11:27", card="city")
    s.say("ana", "granted temple").says("moved", card="temple", way="grant")
    assert (s.hero("ana").space, s.hero("ana").grant, s.state.phase) == ("temple", None, "arrived")


@rule("TA-11:27")
def test_a_granted_move_waits_for_the_next_turn() -> None:
    s = scene(
        turn_fields={"number": 2},
        ana="warrior @tavern ask_roll",
        ben="druid @temple spells=mending",
        seat_fields={"ana": {"grant": Grant("temple", "tavern", 2)}},
    )
    s.refused("ana", "granted temple", "not_granted", "TA-11:27", card="temple")


@rule("TA-11:27")
def test_a_granted_move_not_used_is_lost() -> None:
    s = scene(
        turn_fields={"number": 2},
        ana="warrior @tavern",
        ben="druid @village spells=mending",
        seat_fields={"ana": {"grant": Grant("temple", "tavern", 1)}},
        dice=[6],
    )
    s.say("ana", "roll", "move cw", "explore", "visit nobody").says("grant_lost", seat=0)
    assert s.hero("ana").grant is None


@rule("TA-11:27")
@pytest.mark.parametrize(("at", "waits"), [("woods_1", True), ("woods_2", False)])
def test_one_to_the_other_bank_holds_only_where_it_was_granted(at: str, waits: bool) -> None:
    s = scene(
        turn_fields={"number": 2},
        ana="warrior @woods_1",
        ben=WAITS,
        seat_fields={"ana": {"grant": Grant("opposite", at, 1)}},
        dice=[] if waits else [1],
    )
    assert s.state.phase == ("before_move" if waits else "rolled")


@rule("TA-11:27", "TA-11:33")
def test_one_within_the_region_leads_to_any_other_space_of_it_also_slowly() -> None:
    s = scene(
        turn_fields={"number": 2},
        ana="warrior @tavern followers=house_imp",
        ben="druid @chapel spells=mending",
        seat_fields={"ana": {"grant": Grant("choice_region", "tavern", 1)}},
    )
    s.refused("ana", "granted tavern", "not_granted").refused("ana", "granted oasis", "not_granted")
    s.say("ana", "granted chapel")
    assert s.hero("ana").space == "chapel"


@rule("TA-10:4", "TA-11:33")
def test_the_elf_takes_a_path_from_wood_to_wood() -> None:
    s = scene(ana="wood_elf @woods_1", ben="druid @woods_3 spells=mending")
    s.refused("ana", "path woods_m", "no_path_there").refused("ana", "path tavern", "no_path_there")
    s.say("ana", "path woods_3").says("moved", card="woods_3", way="path")
    assert s.hero("ana").space == "woods_3"
    s.refused("ana", "roll", "not_this_step", "TA-10:3")


@rule("TA-R8", "TA-R9", "TA-2:8")
def test_the_cursed_glade_counts_only_where_a_move_ends_and_at_once() -> None:
    ana = "sorcerer @hills_m objects=solomons_crown spells=banish,unmake,mending"
    over = scene(ana=ana, ben="druid @runes_1 spells=mending", dice=[2]).say("ana", "roll", "move cw")
    assert (over.hero("ana").space, len(over.hero("ana").spells)) == ("runes_1", 3)
    onto = scene(ana=ana, ben="druid @cursed_glade spells=mending", dice=[1]).say("ana", "roll", "move cw")
    assert onto.ask("ana").clause == "TA-2:8"
    onto.say("ana", "choose banish")
    assert (onto.hero("ana").space, onto.hero("ana").spells) == ("cursed_glade", ["unmake", "mending"])
    assert onto.state.phase == "arrived"
