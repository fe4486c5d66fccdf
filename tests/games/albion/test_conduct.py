"""Conduct: withdrawal, time that runs out, players who stay away, what is done by default (AL-25, AL-D6 to AL-D21)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.dice import ScriptedDice
from bot.games.albion import actions as act
from bot.games.albion.rounds import defaults
from bot.games.albion.state import Blow, Deal, Fight, Options, Ransom
from tests.support.joust import Joust, scene, starter
from tests.support.rules import rule

AWAY = "2.1 lancelot @B14 horse revealed"


def three(phase: str = "movement", ana: str = "1.1 gawain @C19 horse sword", **more: Any) -> Joust:
    """Three players far from each other."""
    ben = more.pop("ben", AWAY)
    return scene(phase, ana=ana, ben=ben, cyr="3.1 tristan @M14 horse revealed", **more)


def begun(seats: int = 2, **options: Any) -> Joust:
    """A game from its beginning; everything that is shuffled stays in its order."""
    game = starter()
    asked = Options(**options)
    return Joust(game, asked, seats, ScriptedDice([], ["as_is"] * 3), game.blank(asked, seats))


# -- withdrawal ------------------------------------------------------------------------------------------------------


@rule("AL-25.2")
def test_the_knights_of_who_withdraws_leave_at_the_end_of_the_phase_and_their_tokens_stay() -> None:
    s = three(treasury={"ana": 9}).say("ana", "concede").says("withdrew", seat=0)
    assert (s.state.seats[0].treasury, s.knight("1.1").status, s.to_act) == (0, "active", ["ben", "cyr"])
    s.say("ben", "orders none").say("cyr", "orders none").says("left_map", pawn="1.1")
    assert (s.knight("1.1").status, s.lies("C19")) == ("eliminated", ["sword", "horse"])
    assert s.state.phase == "movement"


@rule("AL-25.2", "AL-6.6")
def test_until_then_its_pawns_stand_and_its_orders_are_void() -> None:
    s = three(ana="1.1 gawain @B15 horse").say("ana", "orders 1: B16").say("ana", "concede")
    s.say("ben", "orders 1: B15-B16").say("cyr", "orders none").says("pawn_blocked", pawn="2.1", hex="B15")


@rule("AL-25.2", "AL-R56")
@pytest.mark.parametrize(("hex_", "harbour"), [("G11", "E10"), ("G13", "F14"), ("I9", "J10")])
def test_on_the_lake_tokens_and_boat_come_to_the_nearest_harbour(hex_: str, harbour: str) -> None:
    s = three(ana=f"1.1 gawain @{hex_} boat sword").say("ana", "concede")
    s.say("ben", "orders none").say("cyr", "orders none")
    assert s.lies(harbour)[-2:] == ["sword", "boat"]


@rule("AL-25.2")
def test_of_equally_near_harbours_it_is_the_one_of_the_lowest_label() -> None:
    s = three(ana="1.1 gawain @G14 horse")
    assert (s.board.ashore("H10"), s.board.ashore("H13"), s.board.ashore("E10")) == ("J10", "F14", "E10")


@rule("AL-25.9", "AL-23.4")
def test_after_a_concession_the_last_one_left_wins_at_once() -> None:
    s = scene("movement", ana="1.1 gawain @C19", ben=AWAY).say("ben", "concede")
    s.says("game_won", winner=(0,), reason="last")
    s.refused("ana", "concede", "game_over", "AL-23.1")


@rule("AL-25.2", "AL-25.9", "AL-23.4")
@pytest.mark.parametrize("others", [0, 1])
def test_a_concession_finds_those_out_whose_knights_all_are(others: int) -> None:
    # ben throws ana, and falls to her; asked whether she mounts again, she leaves: when that is over, he is out
    axes = {"ana": "1.1 gawain @C17 S=15 axe leather horse", "ben": "2.1 lancelot @D17 S=16 axe leather"}
    away = {"cyr": "3.1 tristan @M14"} if others else {}
    s = scene("declare", **axes, **away, dice=[1, 1, 2, 6, 6, 5, 1, 1, 2, 6, 6, 6, 6])
    s.say("ana", "declare 1.1: 2.1").say("ben", "declare none")
    s.say("ben", "strike").say("ana", "none").say("ben", "strike").say("ana", "strike")
    s.say("ben", "none").says("eliminated", pawn="2.1").silent("player_eliminated").asks("ana", "mount_again")
    s.say("ana", "concede").says("concedes", seat=0).says("mounted_again", pawn="1.1").says("player_eliminated", seat=1)
    s.says("game_won", winner=(2,) if others else (0,), reason="last")


@rule("AL-25.9", "AL-10.8", "AL-23.4")
def test_who_has_only_a_knight_on_his_way_home_is_not_out_by_a_concession() -> None:
    ana = "1.1 gawain @C17 S=16 sword mail | 1.2 kay @C10 S=16 sword mail"
    ben = "2.1 lancelot @D10 S=15 sword mail"
    s = scene("declare", ana=ana, ben=ben, cyr="3.1 tristan @D17 S=15 sword mail")
    s.say("ana", "declare 1.2: 2.1 / 1.1: 3.1").say("ben", "declare none").say("cyr", "declare none")
    s.say("ana", "pass").say("ben", "capitulate 0").say("ana", "deal accept")
    assert s.fight.members == ["1.1", "3.1"]
    s.say("ana", "concede").silent("player_eliminated").says("returned", pawn="2.1")
    assert s.state.phase == "movement" and s.to_act == ["ben", "cyr"]


@rule("AL-25.2")
def test_who_is_out_does_not_withdraw_again() -> None:
    s = three().say("ana", "concede")
    s.refused("ana", "concede", "you_are_out", "AL-23.4")
    s.refused("ana", "orders none", "you_are_out", "AL-23.4")


@rule("AL-25.9", "AL-3.2")
def test_who_leaves_before_the_start_frees_his_seat_and_his_group() -> None:
    s = begun(3, groups="choose").say("ana", "group 2").say("ana", "concede")
    assert (s.state.seats[0].groups, s.to_act, s.state.phase) == ((), ["ben", "cyr"], "set_up")
    s.say("ben", "group 2")
    assert s.state.seats[1].groups == (2,)


@rule("AL-25.2", "AL-16.13")
def test_a_duel_with_him_ends_without_a_result_at_once() -> None:
    fight = Fight(["1.1", "2.1"], [("1.1", "2.1")], step="turns", initiative="2.1")
    s = three(
        "fights", "1.1 gawain @C17 horse revealed sword", ben="2.1 lancelot @C18 revealed", fields={"fight": fight}
    )
    s.say("ana", "concede").says("left_map", pawn="1.1").says("round_started", round=2)
    assert (s.knight("1.1").status, s.lies("C17"), s.knight("2.1").damage) == ("eliminated", ["sword", "horse"], 0)


@rule("AL-25.2", "AL-19.16")
def test_a_fight_of_several_goes_on_without_him() -> None:
    fight = Fight(
        ["1.1", "2.1", "3.1"], [], melee=True, step="turns", order=["1.1", "2.1", "3.1"], pairs={"1.1 2.1": "1.1"}
    )
    s = scene(
        "fights",
        ana="1.1 gawain @C17 revealed sword",
        ben="2.1 lancelot @C18 revealed sword",
        cyr="3.1 tristan @D18 revealed sword",
        fields={"fight": fight},
    )
    s.say("ana", "concede").says("withdrew", seat=0).silent("left_map")
    assert (s.fight.members, s.to_act, s.knight("1.1").hex) == (["2.1", "3.1"], ["ben"], "C17")
    s.say("ben", "pass").say("cyr", "pass").says("left_map", pawn="1.1").says("round_started", round=2)


@rule("AL-25.2", "AL-17.1")
@pytest.mark.parametrize("who", ["ana", "ben"])
def test_a_fight_that_begins_has_begun_before_who_withdraws_is_out_of_it(who: str) -> None:
    """Both choose a weapon at once; who withdraws draws the one of his default, the other is still asked."""
    arms = {"ana": "1.1 gawain @C17 sword axe revealed", "ben": "2.1 lancelot @C18 sword axe revealed"}
    s = scene("declare", **arms, cyr="3.1 tristan @M14", dice=[1, 2])
    s.say("ana", "declare 1: 2.1").say("ben", "declare none").asks("ana", "weapon").asks("ben", "weapon")
    other = "ben" if who == "ana" else "ana"
    s.say(who, "concede").says("concedes").silent("withdrew", "weapon_drawn").asks(other, "weapon")
    s.say(other, "choose axe").says("weapon_drawn").says("withdrew", seat=("ana", "ben").index(who))
    assert s.sequence("weapon_drawn", "withdrew", "left_map") == [
        "weapon_drawn",
        "weapon_drawn",
        "withdrew",
        "left_map",
    ]
    assert (s.state.fight, s.match.position.reserved, s.state.round) == (None, (), 2)


@rule("AL-25.2", "AL-23.4")
def test_of_two_the_one_who_is_left_is_asked_no_more_and_wins_in_the_same_step() -> None:
    s = scene("declare", ana="1.1 gawain @C17 sword axe", ben="2.1 lancelot @C18 sword axe", dice=[1, 2])
    s.say("ana", "declare 1: 2.1").say("ben", "declare none").asks("ana", "weapon").asks("ben", "weapon")
    s.say("ben", "concede").says("concedes", seat=1).says("weapon_drawn").says("game_won", winner=(0,), reason="last")
    assert s.match.pause is None and s.match.behind == ()


@rule("AL-25.2", "AL-11.11")
def test_fights_still_to_come_do_without_him() -> None:
    running = Fight(["2.1", "3.1"], [("2.1", "3.1")], step="turns", initiative="2.1")
    coming = Fight(["1.1", "2.2"], [("2.2", "1.1")])
    s = scene(
        "fights",
        ana="1.1 gawain @C19 horse",
        ben="2.1 lancelot @C15 revealed | 2.2 ector @C18 horse",
        cyr="3.1 tristan @C16 revealed",
        fields={"fight": running, "fights": [coming]},
    )
    s.say("ana", "concede")
    assert (s.state.fights[0].members, s.knight("1.1").status) == (["2.2"], "active")
    s.say("ben", "pass").say("cyr", "pass")
    assert (s.knight("1.1").status, s.knight("2.2").revealed) == ("eliminated", False)


@rule("AL-25.2")
def test_who_withdraws_before_the_fights_is_not_attacked() -> None:
    s = scene("declare", ana="1.1 gawain @C17 horse", ben="2.1 lancelot @C18 horse", cyr="3.1 tristan @M14")
    s.say("ben", "declare 1: 1.1").say("ana", "concede").silent("fight_declared")
    assert (s.knight("1.1").status, s.knight("1.1").revealed, s.state.phase) == ("eliminated", False, "movement")


@rule("AL-25.4", "AL-R45")
def test_a_round_without_ransoms_and_cards_changes_no_treasury_and_all_see_them() -> None:
    s = scene("movement", ana="1.1 gawain @C17 horse sword", ben="2.1 lancelot @C18 horse axe", treasury={"ana": 9})
    s.say("ana", "orders none").say("ben", "orders none").say("ana", "offer 1 2.1 give=sword get=axe")
    s.say("ben", "accept 11").say("ana", "items none").say("ben", "items none").times_out("ana").times_out("ben")
    assert ([one.treasury for one in s.state.seats], s.state.round) == ([9, 16], 2)
    assert [one.treasury for one in s.game.view(s.state, None).seats] == [9, 16]


def beaten(victor: int, price: int = -1, **more: Any) -> Joust:
    """A knight of ben has been defeated by one of ana's; the ransom is open."""
    fight = Fight(["1.1"], step="over", ransoms=[Ransom("lancelot", victor, price)], beaten=True)
    return three(
        "fights",
        "1.1 gawain @C17 horse revealed sword",
        ben="2.1 lancelot @C18 revealed sword | 2.2 ector @B14 horse",
        fields={"fight": fight},
        **more,
    )


@rule("AL-25.8", "AL-D19")
@pytest.mark.parametrize(("treasury", "price"), [(16, 4), (3, 3)])
def test_of_a_victor_who_withdraws_the_standing_price_is_asked_and_lost(treasury: int, price: int) -> None:
    s = beaten(0, treasury={"ben": treasury}).say("ana", "concede")
    s.says("ransom_asked", pawn="2.1", seat=0, price=price)
    assert s.to_act == ["ben"]
    s.say("ben", "ransom pay")
    assert (s.state.seats[0].treasury, s.state.seats[1].treasury) == (0, treasury - price)
    assert s.knight("2.1").status == "active"


@rule("AL-25.8")
@pytest.mark.parametrize("price", [-1, 4])
def test_of_a_loser_who_withdraws_the_knight_leaves_with_the_others(price: int) -> None:
    s = beaten(0, price).say("ben", "concede").says("left_map", pawn="2.1")
    assert (s.knight("2.1").status, s.knight("2.2").status, s.lies("C18")) == ("eliminated", "eliminated", ["sword"])
    assert s.state.seats[0].treasury == 16


@rule("AL-25.8")
def test_an_offer_to_who_withdraws_is_refused() -> None:
    ana, ben = "1.1 gawain @C17 horse sword", "2.1 lancelot @C18 horse axe"
    s = scene("items", ana=ana, ben=ben, cyr="3.1 tristan @M14").say("ana", "offer 1 2.1 give=sword")
    s.say("ben", "concede")
    assert s.state.proposals[0].answer == "refuse"
    s.say("ana", "items none").silent("exchanged")


# -- time ------------------------------------------------------------------------------------------------------------


@rule("AL-25.5")
@pytest.mark.parametrize(
    ("phase", "kind", "hours"),
    [("set_up", "setup_hours", 48), ("movement", "orders_hours", 24), ("items", "items_hours", 24)]
    + [("declare", "declare_hours", 24), ("look", "prompt_hours", 12), ("fights", "prompt_hours", 12)],
)
def test_each_phase_has_its_time(phase: str, kind: str, hours: int) -> None:
    s = scene("movement", ana="1.1 gawain @C19", ben=AWAY)
    s.state.phase = phase  # type: ignore[assignment]
    assert s.game.turn_limit(s.state, 0) == kind
    assert getattr(Options(), kind) == hours * 3600


@rule("AL-25.5")
def test_a_time_that_runs_out_for_nobody_changes_nothing() -> None:
    s = scene("movement", ana="1.1 gawain @C19", ben=AWAY).say("ana", "orders none")
    s.refused("ana", act.TimeOut(), "nothing_due", "AL-25.5")


@rule("AL-25.6")
@pytest.mark.parametrize(("before", "on_orders"), [(1, False), (2, True)])
def test_after_three_windows_missed_in_a_row_nobody_waits_any_more(before: int, on_orders: bool) -> None:
    s = scene("movement", ana="1.1 gawain @C19", ben=AWAY, seat_fields={"ana": {"missed": before}}).times_out("ana")
    assert (s.state.seats[0].missed, s.state.seats[0].on_orders) == (before + 1, on_orders)
    assert ("on_orders" in [event.key for event in s.events]) == on_orders


@rule("AL-25.6")
def test_who_acts_breaks_the_row_and_is_waited_for_again() -> None:
    s = scene("movement", ana="1.1 gawain @C19", ben=AWAY, seat_fields={"ana": {"missed": 3, "on_orders": True}})
    s.say("ana", "orders none").says("waited_for_again", seat=0)
    assert (s.state.seats[0].missed, s.state.seats[0].on_orders) == (0, False)


def absent(*who: str, **more: Any) -> Any:
    """What the seats of absent players hold."""
    return {name: {"missed": 3, "on_orders": True} for name in who} | more


@rule("AL-25.6")
@pytest.mark.parametrize("limit", [0, 40])
def test_when_all_who_are_left_are_absent_the_game_rests_and_that_is_told_once(limit: int) -> None:
    """ben is absent; the third window that ana misses is the last that runs out, and nothing follows it."""
    fields = absent("ben", ana={"missed": 2})
    s = scene("movement", ana="1.1 gawain @C19", ben=AWAY, seat_fields=fields, options={"round_limit": limit})
    s.times_out("ana").says("on_orders", seat=0)
    told = [event.key for event in s.match.events]
    assert (told.count("table_rests"), "round_started" in told, s.state.round) == (1, False, 1)
    assert (s.to_act, sorted(s.match.may_act), s.match.together) == ([], [0, 1], frozenset())
    assert s.game.view(s.state, 0).to_act == ()


@rule("AL-25.6")
@pytest.mark.parametrize(("line", "round_"), [("back", 1), ("orders none", 2)])
def test_the_game_goes_on_as_soon_as_one_of_them_acts(line: str, round_: int) -> None:
    s = scene("movement", ana="1.1 gawain @C19", ben=AWAY, seat_fields=absent("ana", "ben"))
    assert (s.to_act, s.state.round) == ([], 1)
    assert act.Back() in [offer.action for offer in s.game.legal(s.state, 0)]
    s.say("ana", line).says("waited_for_again", seat=0)
    assert (s.to_act, s.state.round) == (["ana"], round_)
    s.refused("ana", "back", "not_absent", "AL-25.6")


@rule("AL-25.6")
def test_also_in_a_fight_nobody_acts_for_who_is_absent_while_all_are() -> None:
    fight = Fight(["1.1", "2.1"], [("1.1", "2.1")], step="turns", initiative="1.1")
    s = scene(
        "fights",
        ana="1.1 gawain @C17 revealed sword",
        ben="2.1 lancelot @C18 revealed sword",
        seat_fields=absent("ana", "ben"),
        fields={"fight": fight},
    )
    assert (s.to_act, s.match.events) == ([], [])
    s.say("ana", "back").says("waited_for_again", seat=0)
    assert s.to_act == ["ana"]


@rule("AL-25.2", "AL-25.6")
def test_who_leaves_only_absent_players_behind_lets_the_game_rest() -> None:
    s = three(seat_fields=absent("ben", "cyr")).say("ana", "concede").says("withdrew").says("table_rests")
    assert (s.to_act, s.state.round, sorted(s.match.may_act)) == ([], 1, [1, 2])


@rule("AL-25.6")
def test_by_orders_alone_no_more_than_a_turn_of_each_is_played() -> None:
    """Also without a limit of rounds: then somebody has to act, or a time to run out."""
    s = scene("movement", ana="1.1 gawain @C19", ben=AWAY, options={"round_limit": 0})
    s.say("ana", "order moves stay").say("ben", "order moves stay")
    assert (s.state.round, s.to_act) == (3, ["ana", "ben"])
    s.times_out("ana")
    assert s.state.round == 5


@rule("AL-25.5", "AL-25.6", "AL-H5")
def test_the_second_look_is_a_prompt_and_no_window_and_who_let_it_pass_is_not_told_to_others() -> None:
    s = scene("items", ana="1.1 gawain @D17 horse", ben=AWAY, lying={"D17": "scabbard", "B14": "horse"})
    s.say("ana", "items 1: take object").say("ben", "items none").times_out("ana")
    assert s.state.seats[0].missed == 0
    assert [event.to for event in s.events if event.key == "by_default"] == [(0,)]


@rule("AL-25.7")
def test_taking_back_needs_all_and_no_majority_changes_a_rule() -> None:
    courtesy = starter().courtesy
    assert (courtesy.undo_before_barrier, courtesy.undo_after_barrier, courtesy.clause) == (
        "consent",
        "consent",
        "AL-25.7",
    )


@rule("AL-25.1")
def test_what_happens_by_itself_no_seat_declares() -> None:
    s = scene("movement", ana="1.1 gawain @C19", ben=AWAY)
    s.refused("ana", act.Proceed(), "nothing_due", "AL-5.6")
    s.refused("ana", act.Remove(1), "only_the_table", "AL-25.2")


@rule("AL-25.2")
def test_the_table_may_remove_who_stays_away_for_good() -> None:
    s = three()
    s.act(None, s.game.forfeit(s.state, 0)).says("withdrew", seat=0)


# -- what is done by default -----------------------------------------------------------------------------------------


@rule("AL-D6", "AL-3.11")
def test_by_default_knights_are_ready_made() -> None:
    s = begun(groups="choose").times_out("ana").says("ready", seat=0)
    assert s.state.seats[0].ready


@rule("AL-D7", "AL-6.12")
def test_by_default_pawns_stay() -> None:
    s = scene("movement", ana="1.1 gawain @C19 horse", ben=AWAY).say("ben", "orders none").times_out("ana")
    assert (s.knight("1.1").hex, s.state.round) == ("C19", 2)
    s = scene("movement", ana="1.1 gawain @C19 horse", ben=AWAY, options={"seat_order": True}).times_out("ana")
    assert s.to_act == ["ben"]


@rule("AL-D9")
def test_by_default_an_offer_is_refused() -> None:
    s = scene("items", ana="1.1 gawain @C17 horse sword", ben="2.1 lancelot @C18 horse").say("ana", "items none")
    s.say("ana", "offer 1 2.1 give=sword").times_out("ben").silent("exchanged")
    assert s.has("1.1") == ["sword"]


@rule("AL-D15")
def test_by_default_nobody_attacks_or_joins() -> None:
    s = scene("declare", ana="1.1 gawain @C17 horse", ben="2.1 lancelot @C18 horse").times_out("ana").times_out("ben")
    assert (s.state.phase, s.state.round) == ("movement", 2)


def duel(ana: str = "sword", ben: str = "sword", **fields: Any) -> Joust:
    """A duel in which it is ana's turn, or what ``fields`` of the fight say."""
    s = scene(
        "movement", ana=f"1.1 gawain @C17 revealed {ana}", ben=f"2.1 lancelot @C18 revealed {ben}", lying={"C17": "axe"}
    )
    holds = {one.code: one.tokens[0].id for one in s.board.active() if one.tokens}
    fight = Fight(["1.1", "2.1"], [("1.1", "2.1")], step="turns", initiative="1.1", in_use=holds)
    for name, value in fields.items():
        setattr(fight, name, value)
    s.state.phase, s.state.fight = "fights", fight
    return s


def by_default(s: Joust, seat: int = 0) -> act.Action:
    """What would be done."""
    return defaults.default_action(s.board, seat)


@rule("AL-D17")
def test_by_default_one_strikes_else_changes_else_picks_up_else_passes() -> None:
    assert by_default(duel()) == act.Strike("2.1")
    assert by_default(duel(in_use={})) == act.Change("sword")
    assert by_default(duel(ana="S=14")) == act.PickUp("axe", use=True)
    assert by_default(duel(ana="S=8")) == act.Pass()


@rule("AL-D18")
@pytest.mark.parametrize(
    ("ana", "how"),
    [("sword S=16", "parry"), ("sword S=8", "dodge"), ("mail leather S=16", "dodge")],
)
def test_by_default_the_better_chance_defends(ana: str, how: str) -> None:
    s = duel(ana=ana, blow=Blow("2.1", "1.1"))
    assert by_default(s) == act.Defend(how)  # type: ignore[arg-type]


@rule("AL-D19", "AL-D20", "AL-D21")
def test_by_default_a_ransom_costs_four_is_paid_and_no_offer_accepted() -> None:
    s = duel(ransoms=[Ransom("lancelot", 0)])
    assert by_default(s) == act.Terms(4)
    s.state.seats[1].treasury = 2
    assert by_default(s) == act.Terms(2)
    s = duel(ransoms=[Ransom("lancelot", 0, 5)])
    assert by_default(s, 1) == act.Pay(pay=True)
    s.state.seats[1].treasury = 4
    assert by_default(s, 1) == act.Pay(pay=False)
    assert by_default(duel(deal=Deal("1.1", 3, "2.1")), 1) == act.AnswerDeal("refuse")
