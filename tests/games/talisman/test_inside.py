"""The Inner Region: one space a turn, inward when its instructions are carried out, back at any time (TA-14)."""

from __future__ import annotations

from bot.games.talisman.course.moving import done_on_arrival
from tests.support.quest import scene, starter
from tests.support.rules import rule

WAITS = "druid @forest spells=mending"


@rule("TA-11:3", "TA-14:2", "TA-14:13")
def test_inside_no_die_is_rolled_and_the_turn_waits_for_the_way() -> None:
    s = scene(phase="turn_start", ana="warrior @plain_of_peril inner_done=yes", ben=WAITS)
    s.silent("rolled_move")
    assert (s.state.phase, s.to_act) == ("rolled", ["ana"])
    s.refused("ana", "move valley_of_fire", "no_such_destination", "TA-11:1")


@rule("TA-11:4", "TA-14:2", "TA-14:6", "TA-R33")
def test_in_the_mines_the_dice_fall_on_arrival_and_decide_whether_one_may_go_on() -> None:
    s = scene(ana="warrior @plain_of_peril inner_done=yes", ben=WAITS, dice=[1, 1, 1])
    s.say("ana", "move mines").says("may_go_on", seat=0)
    assert (s.hero("ana").space, s.hero("ana").inner_done, s.state.turn.seat) == ("mines", True, 1)


@rule("TA-14:13")
def test_who_has_not_carried_out_the_instructions_may_only_stay_or_retreat() -> None:
    s = scene(ana="warrior @death", ben=WAITS, dice=[6, 6, 1, 1])
    s.refused("ana", "move werewolf_den", "instructions_first", "TA-11:4", card="death")
    s.refused("ana", "move inward", "instructions_first", "TA-11:4").refused("ana", "move cw", "no_such_way", way="cw")
    s.say("ana", "stay").says("stays", seat=0, card="death").says("may_go_on")
    assert (s.hero("ana").space, s.hero("ana").inner_done) == ("death", True)
    assert s.state.turn.seat == 1


@rule("TA-14:13", "TA-11:6")
def test_before_the_valley_one_without_a_talisman_must_turn_back() -> None:
    s = scene(ana="warrior @werewolf_den inner_done=yes", ben="druid @werewolf_den spells=mending", phase="turn_start")
    s.refused("ana", "stay", "must_turn_back", "TA-14:13").refused(
        "ana", "move inward", "talisman_needed", "TA-11:6", card="valley_of_fire"
    )
    assert [offer.kind for offer in s.game.legal(s.state, 0)][:1] == ["move"]
    assert "stay" not in [offer.kind for offer in s.game.legal(s.state, 0)]
    s.times_out("ana")
    assert s.hero("ana").space == "death", "by default it does what it must"
    s = scene(ana="warrior @werewolf_den", ben=WAITS, dice=[6, 6, 6, 1, 1], phase="turn_start")
    s.say("ana", "stay").says("stays", card="werewolf_den")
    s = scene(ana="warrior @werewolf_den inner_done=yes objects=talisman", ben=WAITS).say("ana", "stay")
    assert s.hero("ana").space == "werewolf_den"
    s = scene(ana="warrior @death inner_done=yes", ben=WAITS).say("ana", "stay")
    assert s.hero("ana").space == "death", "the Valley is not the next space"


@rule("TA-14:13", "TA-D64")
def test_who_must_turn_back_and_can_do_nothing_before_does_it_at_once() -> None:
    s = scene(ana="warrior @pits inner_done=yes", ben=WAITS, phase="turn_start")
    assert (s.hero("ana").space, s.state.phase) == ("vampire_tower", "arrived")
    s = scene(
        ana="warrior @pits inner_done=yes spells=banish",
        ben=WAITS,
        cyr="monk @pits objects=talisman",
        phase="turn_start",
    )
    assert (s.hero("ana").space, s.state.phase) == ("pits", "rolled"), "it could be given a Talisman"


@rule("TA-14:13")
def test_who_stays_when_all_is_done_has_nothing_happen_to_it() -> None:
    s = scene(ana="warrior @vampire_tower inner_done=yes", ben=WAITS).say("ana", "stay")
    assert (s.hero("ana").lives, s.hero("ana").inner_done, s.state.turn.seat) == (4, True, 1)


@rule("TA-11:5", "TA-14:14", "TA-D50")
def test_who_retreats_says_whether_it_carries_out_the_instructions() -> None:
    s = scene(ana="warrior @pits inner_done=yes", ben="druid @pits spells=mending").say("ana", "move outward")
    assert (s.hero("ana").space, s.state.phase, s.hero("ana").inner_done) == ("vampire_tower", "arrived", False)
    s.say("ana", "explore ignore")
    assert (s.hero("ana").lives, s.hero("ana").inner_done, s.state.turn.seat) == (4, False, 1)
    does = scene(ana="warrior @pits inner_done=yes", ben="druid @pits spells=mending", dice=[3]).say(
        "ana", "move outward", "explore"
    )
    assert (does.hero("ana").lives, does.hero("ana").inner_done) == (2, True)
    late = (
        scene(ana="warrior @pits inner_done=yes", ben="druid @pits spells=mending")
        .say("ana", "move outward")
        .times_out("ana")
    )
    assert (late.hero("ana").lives, late.hero("ana").inner_done) == (4, False)


@rule("TA-14:6", "TA-14:14")
def test_plain_and_valley_count_as_carried_out_on_arrival() -> None:
    spaces = starter().content.board.spaces
    assert [space.id for space in spaces.values() if done_on_arrival(space)] == ["plain_of_peril", "valley_of_fire"]
    s = scene(ana="warrior @mines", ben=WAITS).say("ana", "move outward")
    assert (s.hero("ana").space, s.hero("ana").inner_done, s.state.turn.seat) == ("plain_of_peril", True, 1)


@rule("TA-14:6")
def test_the_plain_counts_as_carried_out_though_somebody_else_is_encountered_there() -> None:
    s = scene(ana="warrior @mines", ben="thief @plain_of_peril spells=mending", dice=[1, 1, 2])
    s.say("ana", "move outward", "meet thief battle")
    assert s.hero("ana").inner_done
    assert s.state.turn.seat == 1


@rule("TA-14:7", "TA-14:6")
def test_characters_meet_on_the_plain_in_the_valley_and_nowhere_between() -> None:
    for space, meets in (("plain_of_peril", True), ("valley_of_fire", True), ("werewolf_den", False)):
        s = scene(
            phase="arrived",
            ana=f"warrior @{space} objects=talisman inner_done=yes",
            ben=f"thief @{space} spells=mending",
        )
        assert (s.state.phase == "arrived") is meets
        assert s.to_act == (["ana"] if meets else ["ben"])


@rule("TA-14:8", "TA-11:6")
def test_without_its_talisman_the_valley_lets_nobody_on() -> None:
    s = scene(ana="warrior @valley_of_fire inner_done=yes", ben=WAITS)
    s.refused("ana", "move crown", "talisman_needed", "TA-14:8").say("ana", "move pits")
    assert s.hero("ana").space == "pits"
    s.say("ana", "explore ignore")


@rule("TA-14:1", "TA-14:12")
def test_a_toad_retreats_space_by_space_and_ignores_the_instructions() -> None:
    s = scene(phase="turn_start", ana="warrior @vampire_tower toad=3", ben=WAITS)
    assert (s.hero("ana").space, s.hero("ana").lives, s.state.turn.seat) == ("mines", 4, 1)
    plain = scene(phase="turn_start", ana="warrior @plain_of_peril inner_done=yes toad=3", ben=WAITS)
    assert (plain.hero("ana").space, plain.state.turn.seat) == ("portal", 1)
    valley = scene(phase="turn_start", ana="warrior @valley_of_fire toad=3", ben=WAITS)
    assert valley.to_act == ["ana"]
    valley.refused("ana", "stay", "cannot_stay", "TA-19:10")
    valley.refused("ana", "move inward", "toad_retreats", "TA-19:10")


@rule("TA-14:12")
def test_a_toad_on_the_crown_stays_there_and_does_nothing() -> None:
    s = scene(phase="turn_start", ana="warrior @crown toad=3", ben="thief @crown spells=mending", cyr=WAITS)
    assert (s.hero("ana").space, s.state.turn.seat) == ("crown", 1)
    s.silent("command_spell", "met")


@rule("TA-R32")
def test_what_waits_on_a_space_is_forgotten_by_who_leaves_it() -> None:
    s = scene(ana="warrior @pits pitfiends=2", ben=WAITS).say("ana", "move outward")
    assert s.hero("ana").pitfiends == 0
    s.say("ana", "explore ignore")
    s = scene(ana="warrior @werewolf_den werewolf=9", ben=WAITS).say("ana", "move outward")
    assert s.hero("ana").werewolf == 0
    s.say("ana", "explore ignore")


@rule("TA-D57")
def test_by_default_one_stays() -> None:
    s = (
        scene(ana="warrior @vampire_tower inner_done=yes", ben=WAITS)
        .times_out("ana")
        .says("stays", card="vampire_tower")
    )
    assert (s.hero("ana").space, s.state.turn.seat) == ("vampire_tower", 1)
