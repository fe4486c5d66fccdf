"""Conduct: time that runs out, absence, removal, taking back, what is said at the table (TA-26, TA-D24, TA-D57)."""

from __future__ import annotations

import pytest

from bot.engine.errors import Refused
from bot.games.talisman import actions as act
from tests.support.quest import Quest, scene, starter
from tests.support.rules import rule
from tests.support.staging import NAMES

WAITS = "druid @forest spells=mending"


# -- time that runs out ----------------------------------------------------------------------------------------------


@rule("TA-26:1", "TA-D24")
def test_by_default_one_rolls_and_goes_clockwise_without_a_fight() -> None:
    s = scene(ana="thief @graveyard spells=unmake objects=raft", ben="druid @hills_1 spells=mending", dice=[3])
    s.times_out("ana").says("by_default", seat=0).says("rolled_move", die=3).says("moved", card="hills_1", way="cw")
    assert s.state.phase == "arrived"


@rule("TA-D24")
def test_a_toad_goes_clockwise_by_default() -> None:
    s = scene(ana="thief @graveyard toad=3", ben="druid @woods_1 spells=mending").times_out("ana")
    assert s.hero("ana").space == "woods_1"


@rule("TA-D24", "TA-26:1")
def test_by_default_the_troll_rests_only_where_a_life_is_missing() -> None:
    hurt = scene(ana="troll @crags lives=3", ben="druid @crags spells=mending", dice=[6]).times_out("ana")
    assert (hurt.hero("ana").space, hurt.hero("ana").lives) == ("crags", 4)
    hale = scene(ana="troll @crags", ben="druid @hills_2 spells=mending", dice=[6]).times_out("ana")
    assert hale.hero("ana").space == "hills_2"


@rule("TA-26:1")
def test_a_time_that_runs_out_for_nobody_changes_nothing() -> None:
    scene(ana="warrior @tavern", ben=WAITS, dice=[1]).refused("ben", act.TimeOut(), "nothing_due", "TA-26:1")
    s = scene(ana="warrior @tavern", ben=WAITS, dice=[1])
    assert s.state.phase == "rolled"


# -- absence ---------------------------------------------------------------------------------------------------------


def late(defaults: int) -> Quest:
    """Ana's turn has been played by default but for its end."""
    return scene(
        phase="turn_end",
        ana="warrior @forest spells=banish",
        ben=WAITS,
        seat_fields={"ana": {"defaults": defaults}},
        turn_fields={"by_default": True},
    )


@rule("TA-26:2")
@pytest.mark.parametrize(("before", "absent"), [(1, False), (2, True)])
def test_after_three_own_turns_in_a_row_by_default_a_player_is_absent(before: int, absent: bool) -> None:
    s = late(before).times_out("ana")
    assert (s.seat("ana").defaults, s.seat("ana").absent) == (before + 1, absent)
    if absent:
        s.says("absent", seat=0)


@rule("TA-26:2")
def test_a_turn_with_one_decision_of_ones_own_breaks_the_row() -> None:
    s = late(2).say("ana", "end")
    assert (s.seat("ana").defaults, s.seat("ana").absent) == (0, False)


AWAY = {"ana": {"absent": True, "defaults": 3, "skipped": 5}}


@rule("TA-26:2")
def test_the_turns_of_an_absent_player_are_skipped_and_use_up_no_turn_to_miss() -> None:
    s = scene(phase="turn_start", ana="warrior @forest to_miss=1 toad=2", ben=WAITS, seat_fields=AWAY)
    s.says("turn_of_absent", seat=0, skipped=6)
    assert (s.hero("ana").to_miss, s.hero("ana").toad, s.state.turn.seat) == (1, 1, 1)


@rule("TA-26:2")
def test_an_absent_player_defends_himself_by_default_at_once() -> None:
    s = scene(
        phase="arrived",
        turn="ben",
        ana="warrior @forest objects=sword",
        ben="thief @forest spells=banish",
        seat_fields=AWAY,
        options={"reaction_mode": "windows"},
        dice=[1, 6, 6],
    )
    s.say("ben", "meet warrior battle")
    while s.match.asks:
        assert [ask.seat for ask in s.match.asks] == [1]
        s.looked_at.add(1)
        s.say("ben", "pass")
    assert s.hero("ben").lives == 3


@rule("TA-26:2")
def test_who_comes_back_says_so_or_just_plays() -> None:
    s = scene(ana="warrior @forest spells=banish", ben=WAITS, turn="ben", seat_fields=AWAY)
    s.refused("ben", "back", "not_absent", "TA-26:2").say("ana", "back").says("returned", seat=0)
    assert (s.seat("ana").absent, s.seat("ana").defaults, s.seat("ana").skipped) == (False, 0, 0)
    other = scene(ana="warrior @forest objects=sword", ben=WAITS, turn="ben", seat_fields=AWAY)
    other.say("ana", "drop c1").says("returned", seat=0)
    assert not other.seat("ana").absent


ABSENT = {"absent": True, "defaults": 3, "skipped": 1}


@rule("TA-26:2")
@pytest.mark.parametrize("others", [False, True])
def test_when_all_who_are_left_are_absent_the_game_rests_and_that_is_told_once(others: bool) -> None:
    """The third turn by default of ana; ben is absent, and cyr as well or there."""
    s = scene(
        phase="turn_end",
        ana="warrior @tavern ask_roll",
        ben="thief @city ask_roll",
        cyr="druid @forest ask_roll",
        seat_fields={"ana": {"defaults": 2}, "ben": ABSENT, **({} if others else {"cyr": ABSENT})},
        turn_fields={"by_default": True},
    )
    told = [event.key for event in s.match.events]
    assert told.count("absent") == 1 and told.count("table_rests") == (0 if others else 1)
    assert (s.to_act, sorted(s.match.may_act)) == ((["cyr"], [0, 1]) if others else ([], [0, 1, 2]))
    if not others:
        assert (s.seat("ben").skipped, s.state.phase, told.count("turn_of_absent")) == (1, "turn_start", 0)
        assert s.game.view(s.state, 0).to_act == ()


@rule("TA-26:2")
@pytest.mark.parametrize(("who", "skipped"), [("ben", 0), ("cyr", 1), ("ana", 2)])
def test_the_game_goes_on_as_soon_as_one_of_them_acts(who: str, skipped: int) -> None:
    """The turns of the others are skipped until it is his."""
    s = scene(
        phase="turn_start",
        turn="ben",
        ana="warrior @tavern ask_roll",
        ben="thief @city ask_roll",
        cyr="druid @forest ask_roll",
        seat_fields=dict.fromkeys(("ana", "ben", "cyr"), ABSENT),
    )
    assert s.match.events == [] and s.to_act == []
    assert all("back" in s.offers(one) for one in ("ana", "ben", "cyr"))
    s.refused(who, "roll", "not_your_turn")
    s.say(who, "back").says("returned", seat=NAMES.index(who))
    assert len(s.told("turn_of_absent")) == skipped
    assert (s.to_act, s.state.turn.seat, s.state.phase) == ([who], NAMES.index(who), "before_move")


@rule("TA-24:3", "TA-26:2")
def test_who_leaves_only_absent_players_behind_lets_the_game_rest() -> None:
    away = {"ben": ABSENT, "cyr": ABSENT}
    s = scene(ana="warrior @tavern ask_roll", ben="thief @city", cyr="druid @forest", seat_fields=away)
    s.say("ana", "concede").says("left_game", seat=0).says("table_rests").silent("turn_of_absent")
    assert (s.to_act, sorted(s.match.may_act), s.state.phase) == ([], [1, 2], "turn_start")


@rule("TA-26:2", "TA-24:6")
@pytest.mark.parametrize(("skipped", "removed"), [(5, False), (6, True)])
def test_who_stays_away_for_six_more_turns_may_be_removed(skipped: int, removed: bool) -> None:
    away = {"ana": {"absent": True, "defaults": 3, "skipped": skipped}}
    s = scene(ana="warrior @tavern objects=sword", ben=WAITS, cyr="thief", turn="ben", seat_fields=away)
    if not removed:
        with pytest.raises(Refused) as refusal:
            s.act(None, act.Remove(0))
        assert (refusal.value.key, refusal.value.clause) == ("not_absent_long", "TA-26:2")
        return
    s.act(None, act.Remove(0)).says("left_game", seat=0, reason="removed")
    assert (s.seat("ana").status, s.lies("tavern"), s.state.turn.seat) == ("out", ["sword"], 1)


@rule("TA-26:2")
def test_only_the_table_removes_anybody() -> None:
    s = scene(ana="warrior @tavern spells=banish", ben=WAITS)
    s.refused("ben", act.Remove(0), "only_the_table", "TA-26:2")
    assert s.seat("ana").status == "in"


# -- taking back -----------------------------------------------------------------------------------------------------


@rule("TA-26:4")
def test_a_choice_may_be_taken_back_until_a_die_falls_and_beyond_only_with_everybodys_consent() -> None:
    s = scene(ana="warrior @tavern objects=sword spells=banish", ben=WAITS, dice=[4]).say("ana", "drop c1")
    plan = s.match.undo_plan()
    assert (plan.seat, plan.need, plan.hindrance) == (0, "free", None)
    s.say("ana", "roll")
    plan = s.match.undo_plan()
    assert (plan.need, plan.hindrance) == ("never", "roll")
    assert s.match.undo_plan("all").need == "all"


@rule("TA-26:4", "TA-0:4")
def test_dice_are_the_games_own_and_stand_in_the_record() -> None:
    s = scene(ana="warrior @tavern", ben=WAITS, dice=[4])
    served = [entry for line in s.match.lines if line.flight is not None for entry in line.flight.served]
    assert [(entry.label, entry.dice) for entry in served if hasattr(entry, "dice")] == [("move", (4,))]


# -- at the table ----------------------------------------------------------------------------------------------------


@rule("TA-26:6", "TA-0:13")
def test_the_number_of_spells_is_told_and_their_text_to_nobody_else() -> None:
    s = scene(ana="warrior @tavern spells=banish", ben=WAITS)
    mine, others = starter().view(s.state, 0), starter().view(s.state, 1)
    assert mine.players[0].spells == ("banish",)
    assert others.players[0].spells is None and others.players[0].hero.spell_count == 1


@rule("TA-26:7")
def test_bargains_need_no_declaration_and_the_game_knows_none() -> None:
    s = scene(ana="warrior @forest spells=banish", ben=WAITS)
    s.say("ana", "trade druid give=1gold").asks("ben", "trade")
    s.say("ben", "no")
    assert s.hero("ben").gold == 1


@rule("TA-D8")
def test_others_act_only_between_two_steps() -> None:
    s = scene(phase="turn_start", ana="warrior @plain_of_peril inner_done=yes", ben="druid @forest objects=sword")
    s.say("ben", "drop c1").says("left_behind", seat=1, cards=("sword",))
    assert (s.lies("forest"), s.to_act) == (["sword"], ["ana"])
