"""Movement: sealed orders, how they are carried out, horses and boats (AL-5.2, AL-6, AL-7)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest
from msgspec import structs

from bot.engine import codec
from bot.engine.events import Event
from bot.engine.playout import picker
from bot.games.albion import actions as act
from bot.games.albion.game import Albion
from bot.games.albion.state import PawnOrder
from tests.support.joust import Joust, scene, starter
from tests.support.rules import rule
from tests.support.staging import NAMES

FAR = "2.4 galahad @B14 horse revealed"
"""A pawn of ben far from everybody. Its castle holds a horse, so that he is asked in phase 2, and the scene rests."""
RESTS = {"B14": "horse"}


def at(s: Joust, *codes: str) -> list[str]:
    """Where pawns stand."""
    return [s.knight(code).hex for code in codes]


def march(ana: str, *, ben: str = FAR, lying: dict[str, str] | None = None, **more: object) -> Joust:
    """A scene in phase 1 in which ben has ordered nothing yet."""
    return scene("movement", ana=ana, ben=ben, lying={**RESTS, **(lying or {})}, **more)  # type: ignore[arg-type]


def goes(s: Joust, line: str, *, ben: str = "orders none") -> Joust:
    """Ana's orders, then ben's: all are carried out."""
    return s.say("ana", line).say("ben", ben)


# -- allowances, steps, terrain --------------------------------------------------------------------------------------


@rule("AL-6.1", "AL-6.2")
@pytest.mark.parametrize(
    ("transport", "most"),
    [("", ("C18", "C17")), ("horse", ("C18", "C17", "C16"))],
)
def test_a_pawn_on_foot_goes_two_hexes_a_rider_three(transport: str, most: tuple[str, ...]) -> None:
    s = march(f"1.1 gawain @C19 {transport}")
    longer = "-".join((*most, {2: "C16", 3: "C15"}[len(most)]))
    s.say("ana", f"orders 1: {longer}").says("walk_ends", pawn="1.1", hex=most[-1], why="allowance")
    assert at(goes(s, f"orders 1: {'-'.join(most)}"), "1.1") == [most[-1]]
    assert not told_ends(s)


def told_ends(s: Joust) -> list[Event]:
    """What was said of paths that lead too far since the last play."""
    return [event for event in s.events if event.key == "walk_ends"]


@rule("AL-6.8")
@pytest.mark.parametrize(
    ("pawn", "line", "end", "why"),
    [
        ("@C14 horse", "C13-C12-C11", "C13", "border"),
        ("@C14 horse", "C13-B14", "C13", "border"),
        ("@C19 horse", "C18-C17-C16-C15", "C16", "allowance"),
        ("@C19", "C18-C17-C16", "C17", "allowance"),
        ("@F14 horse", "F13-F12", "F14", "lake"),
        ("@E14 horse", "F14-F13", "F14", "lake"),
        ("@F13 boat", "F14-E14", "F14", "land"),
        ("@G12 boat", "G11-G12-G11-G12", "G11", "allowance"),
    ],
)
def test_a_path_that_leads_too_far_is_walked_as_far_as_it_goes(pawn: str, line: str, end: str, why: str) -> None:
    leaves = " abandon" if " " in pawn else ""
    s = march(f"1.1 gawain {pawn}").say("ana", f"orders 1: {line}{leaves}")
    (told,) = told_ends(s)
    assert (told.to, told.facts["hex"], told.facts["why"]) == ((0,), end, why)
    riding = s.knight("1.1").transport
    s.say("ben", "orders none").silent("pawn_blocked")
    assert (at(s, "1.1"), s.knight("1.1").transport) == ([end], riding)  # nothing is abandoned on the way (AL-6.13)


@rule("AL-6.8", "AL-6.15")
def test_in_seat_order_it_is_walked_at_once() -> None:
    s = march("1.1 gawain @C14 horse", options={"seat_order": True}).say("ana", "orders 1: C13-C12-C11")
    assert (at(s, "1.1"), s.knight("1.1").entered) == (["C13"], "galehot")


@rule("AL-6.8", "AL-6.5")
def test_where_the_last_hex_of_what_can_be_walked_is_taken_it_ends_before() -> None:
    s = march("1.1 gawain @C14 horse", ben="2.1 lancelot @C13 revealed | " + FAR)
    goes(s, "orders 1: C13-C12").says("pawn_blocked", hex="C13", at="C14")
    assert at(s, "1.1") == ["C14"]


@rule("AL-6.1", "AL-6.12", "AL-D7")
def test_moving_less_or_not_at_all_is_always_allowed() -> None:
    s = march("1.1 gawain @C19 horse | 1.2 kay @E19 horse | 1.3 bedivere @G19 horse")
    goes(s, "orders 1: C18 / 2: stay")
    assert at(s, "1.1", "1.2", "1.3") == ["C18", "E19", "G19"]


@rule("AL-6.1")
def test_a_boat_goes_three_hexes() -> None:
    s = march("1.1 gawain @F13 boat")
    s.say("ana", "orders 1: G13-G12-G11-G10").says("walk_ends", hex="G11", why="allowance")
    assert at(goes(s, "orders 1: G13-G12-G11"), "1.1") == ["G11"]


@rule("AL-6.2")
def test_a_step_goes_to_a_neighbour_on_the_map() -> None:
    s = march("1.1 gawain @C19 horse")
    s.refused("ana", "orders 1: C17", "no_neighbour", "AL-6.2", hex="C17", near_hex="C19")
    s.refused("ana", act.SealOrders((PawnOrder("1.1", ("C20",)),)), "no_such_hex", "AL-T9", hex="C20")


@rule("AL-6.2")
def test_features_do_not_change_the_cost() -> None:
    s = march("1.1 gawain @C19 horse")
    features = [s.board.hex(label).feature for label in ("C18", "C17", "C16")]
    assert len(set(features)) > 1
    assert at(goes(s, "orders 1: C18-C17-C16"), "1.1") == ["C16"]


@rule("AL-6.3")
@pytest.mark.parametrize("transport", ["", "horse"])
def test_on_land_one_does_not_go_into_the_lake(transport: str) -> None:
    s = march(f"1.1 gawain @F14 {transport}")
    s.say("ana", "orders 1: F13").says("walk_ends", hex="F14", why="lake")
    assert at(goes(s, "orders 1: E14"), "1.1") == ["E14"]


@rule("AL-6.2", "AL-D5")
def test_the_path_may_begin_with_the_hex_of_the_pawn() -> None:
    s = march("1.1 gawain @C19")
    s.act("ana", act.SealOrders((PawnOrder("1.1", ("C19", "C18", "C17")),))).say("ben", "orders none")
    assert at(s, "1.1") == ["C17"]


# -- borders ---------------------------------------------------------------------------------------------------------


@rule("AL-6.4", "AL-R12")
def test_who_enters_a_dangerous_land_stops_and_will_read_a_card() -> None:
    s = march("1.1 gawain @A15 horse")
    goes(s, "orders 1: A14-A13-B13")
    assert (at(s, "1.1"), s.knight("1.1").entered) == (["A13"], "galehot")


@rule("AL-6.4")
def test_from_one_dangerous_land_straight_into_the_other_counts_too() -> None:
    game = neighbouring_lands()
    s = march("1.1 gawain @B12 horse", game=game)
    goes(s, "orders 1: C12-D12-E12")
    assert (at(s, "1.1"), s.knight("1.1").entered) == (["C12"], "waste")


def neighbouring_lands() -> Albion:
    """A map on which the Waste Land reaches to Galehot's Land."""
    content = starter().content
    hexes = {**content.hexes, "C12": structs.replace(content.hexes["C12"], region="waste")}
    return Albion(structs.replace(content, hexes=hexes))


@rule("AL-6.4", "AL-R12")
def test_leaving_a_land_or_moving_inside_it_does_not_stop() -> None:
    s = march("1.1 gawain @A13 horse | 1.2 kay @C12 horse")
    goes(s, "orders 1: A14-A15-A16 / 2: C11-C10-C9")
    assert at(s, "1.1", "1.2") == ["A16", "C9"]
    assert [s.knight(code).entered for code in ("1.1", "1.2")] == ["", ""]


@rule("AL-6.8")
def test_a_border_hex_with_an_own_pawn_ends_the_walk_before_it() -> None:
    s = march("1.1 gawain @A15 horse | 1.2 kay @A13 horse")
    goes(s, "orders 1: A14-A13").says("pawn_blocked", pawn="1.1", at="A14", hex="A13")
    assert (at(s, "1.1"), s.knight("1.1").entered) == (["A14"], "")


# -- other pawns -----------------------------------------------------------------------------------------------------


@rule("AL-6.6", "AL-R13")
def test_own_pawns_are_passed_through_foreign_ones_are_not() -> None:
    s = march("1.1 gawain @C19 horse | 1.2 kay @C18 horse")
    assert at(goes(s, "orders 1: C18-C17"), "1.1") == ["C17"]
    s = march("1.1 gawain @C19 horse", ben="2.1 lancelot @C17 revealed | " + FAR)
    goes(s, "orders 1: C18-C17-C16").says("pawn_blocked", pawn="1.1", at="C18", hex="C17")
    assert at(s, "1.1") == ["C18"]
    assert s.state.last is not None and s.state.last.blocked == (("1.1", "C17"),)
    assert s.state.last.trails == (("1.1", "C19", "C18"),)


@rule("AL-6.5", "AL-6.8")
def test_a_pawn_ends_on_the_last_free_hex_of_its_walk() -> None:
    s = march("1.1 gawain @C19 horse | 1.2 kay @C17 horse | 1.3 bedivere @C18 horse")
    goes(s, "orders 1: C18-C17").says("pawn_blocked", pawn="1.1", at="C19", hex="C18")
    assert at(s, "1.1") == ["C19"]
    s = march("1.1 gawain @C19 horse | 1.2 kay @C17 horse")
    assert at(goes(s, "orders 1: C18-C17"), "1.1") == ["C18"]


@rule("AL-6.8")
def test_a_walk_that_ends_before_an_enemy_behind_an_own_pawn_goes_back_to_a_free_hex() -> None:
    s = march("1.1 gawain @C19 horse | 1.2 kay @C18 horse", ben="2.1 lancelot @C17 revealed | " + FAR)
    goes(s, "orders 1: C18-C17-C16").says("pawn_blocked", pawn="1.1", at="C19", hex="C17")
    assert at(s, "1.1") == ["C19"]


@rule("AL-6.7", "AL-5.2")
def test_a_pawn_next_to_an_enemy_moves_freely() -> None:
    s = march("1.1 gawain @C19 horse", ben="2.1 lancelot @D18 revealed | 2.2 ector @D17 revealed | " + FAR)
    assert at(goes(s, "orders 1: C18-C17-C16"), "1.1") == ["C16"]


@rule("AL-6.9", "AL-3.3")
def test_the_start_castle_is_shared_until_a_pawn_has_left_it() -> None:
    s = march("1.1 gawain horse left_castle=no | 1.2 kay horse left_castle=no | 1.3 bedivere horse left_castle=no")
    goes(s, "orders 1: C18 / 2: stay")
    assert at(s, "1.1", "1.2", "1.3") == ["C18", "C19", "C19"]
    assert [s.knight(code).left_castle for code in ("1.1", "1.2")] == [True, False]


@rule("AL-6.9")
def test_who_has_left_the_castle_comes_back_only_when_it_is_empty() -> None:
    full = march("1.1 gawain @D19 horse | 1.2 kay @C19 left_castle=no horse")
    assert at(goes(full, "orders 1: C19"), "1.1") == ["D19"]
    empty = march("1.1 gawain @D19 horse | 1.2 kay @C17 horse")
    assert at(goes(empty, "orders 1: C19"), "1.1") == ["C19"]


@rule("AL-6.14")
def test_the_own_start_hex_is_free_for_the_pawn_itself() -> None:
    s = march("1.1 gawain @C19 left_castle=no horse | 1.2 kay @C19 left_castle=no horse | 1.3 bedivere @D19 horse")
    goes(s, "orders 1: D19").says("pawn_blocked", pawn="1.1", at="C19", hex="D19")
    assert (at(s, "1.1"), s.knight("1.1").left_castle) == (["C19"], False)


@rule("AL-6.14")
def test_boats_do_not_share_hexes_either() -> None:
    s = march("1.1 gawain @G11 boat | 1.2 kay @G12 boat")
    goes(s, "orders 1: G12").says("pawn_blocked", pawn="1.1", hex="G12")
    assert at(s, "1.1") == ["G11"]


# -- the order of pawns ----------------------------------------------------------------------------------------------

MEET = "2.1 lancelot @C15 horse revealed | " + FAR


@rule("AL-6.8", "AL-5.8", "AL-R14")
@pytest.mark.parametrize(("round_", "stands"), [(1, ["C17", "C16"]), (2, ["C18", "C17"])])
def test_the_lead_player_s_first_pawn_goes_first(round_: int, stands: list[str]) -> None:
    s = march("1.1 gawain @C19 horse", ben=MEET, round=round_)
    goes(s, "orders 1: C18-C17", ben="orders 1: C16-C17")
    assert at(s, "1.1", "2.1") == stands


@rule("AL-6.8", "AL-D5")
def test_first_pawns_go_before_second_ones_and_the_order_of_the_parts_says_which_is_first() -> None:
    ana = "1.1 gawain @C19 horse | 1.2 kay @E19 horse"
    first = goes(march(ana, ben=MEET), "orders 1: C18-C17 / 2: stay", ben="orders 1: C16-C17")
    assert at(first, "1.1", "2.1") == ["C17", "C16"]
    second = goes(march(ana, ben=MEET), "orders 2: stay / 1: C18-C17", ben="orders 1: C16-C17")
    assert at(second, "1.1", "2.1") == ["C18", "C17"]


@rule("AL-6.8", "AL-H17", "AL-5.6")
def test_nothing_happens_before_all_orders_are_in_and_the_last_ones_given_hold() -> None:
    s = march("1.1 gawain @C19 horse")
    s.say("ana", "orders 1: C18-C17-C16").says("sealed", said=1, of=2)
    assert (at(s, "1.1"), s.to_act) == (["C19"], ["ben"])
    s.say("ana", "orders 1: B18").silent("sealed")
    assert at(s.say("ben", "orders none"), "1.1") == ["B18"]


@rule("AL-6.8", "AL-H17", "AL-H5")
def test_of_sealed_orders_others_see_a_number_only() -> None:
    s = march("1.1 gawain @C19 horse").say("ana", "orders 1: C18-C17-C16")
    assert [event.key for event in s.events if event.to is None] == ["sealed"]
    view = s.game.view(s.state, 1)
    assert (view.seats[0].moves, view.said, view.wanted, view.to_act) == (None, 1, 2, (0, 1))
    own = s.game.view(s.state, 0)
    assert own.seats[0].moves == (PawnOrder("1.1", ("C18", "C17", "C16")),)


@rule("AL-6.8", "AL-D5")
def test_orders_for_pawns_that_are_not_ones_own_are_refused() -> None:
    s = march("1.1 gawain @C19 horse")
    s.refused("ana", "orders 2.4: stay", "not_your_pawn", "AL-D5", pawn="2.4")
    s.refused("ana", act.SealOrders((PawnOrder("3.1"),)), "no_such_pawn", "AL-D5", pawn="3.1")
    s.refused("ana", "orders 1: C18 / 1: D18", "pawn_twice", "AL-D5", pawn="1.1")


@rule("AL-6.8", "AL-R14")
def test_the_order_in_which_orders_come_in_never_changes_what_becomes_of_them() -> None:
    ana = "1.1 gawain @C19 horse sword | 1.2 kay @C17 horse | 1.3 bedivere @E16"
    ben = "2.1 lancelot @D17 horse | 2.2 ector @B16 | 2.3 lavain @D15 horse | " + FAR
    cyr = "3.1 tristan @D18 horse | 3.2 palamedes @F16 horse"
    pick = picker(b"marches")
    for _ in range(25):
        found, lead = None, 1 + pick(3)
        orders: dict[str, act.SealOrders] = {}
        for who in permutations(("ana", "ben", "cyr")):
            s = scene("movement", ana=ana, ben=ben, cyr=cyr, lying=RESTS, round=lead)
            orders = orders or {one: by_chance(s, one, pick) for one in ("ana", "ben", "cyr")}
            for one in who:
                s.act(one, orders[one])
            ended = codec.encode(s.state), [event for event in s.match.events if event.key.startswith("pawn_")]
            assert found in (None, ended)
            found = ended


def by_chance(s: Joust, who: str, pick: Callable[[int], int]) -> act.SealOrders:
    """Orders for every pawn in some order: each a walk that may lead into others."""
    left = list(s.board.of_seat(NAMES.index(who)))
    orders = []
    while left:
        knight = left.pop(pick(len(left)))
        path: list[str] = []
        for _ in range(pick(1 + s.game.content.limits.move[knight.transport])):
            here = path[-1] if path else knight.hex
            near = [one for one in s.board.around(here) if s.board.hex(one).region == "logres"]
            path.append(near[pick(len(near))])
        orders.append(PawnOrder(knight.code, tuple(path), knight.mount is not None and pick(3) == 0))
    return act.SealOrders(tuple(orders))


# -- marks of cards --------------------------------------------------------------------------------------------------


@rule("AL-6.11")
def test_who_must_stay_does_not_move_and_the_mark_ends_with_the_phase() -> None:
    s = march("1.1 gawain @C19 horse skip_next_move")
    s.refused("ana", "orders 1: C18", "must_stay", "AL-6.11")
    goes(s, "orders 1: stay")
    assert (at(s, "1.1"), s.knight("1.1").skip_next_move) == (["C19"], False)


@rule("AL-6.1", "AL-6.11")
def test_fresh_horses_carry_a_rider_four_hexes_once_and_nobody_on_foot() -> None:
    s = march("1.1 gawain @C19 horse allowance=4 | 1.2 kay @E19 allowance=4")
    goes(s, "orders 1: C18-C17-C16-C15-C14 / 2: E18-E17-E16")
    assert (at(s, "1.1", "1.2"), s.knight("1.1").allowance, s.knight("1.2").allowance) == (["C15", "E17"], 0, 0)


# -- abandoning ------------------------------------------------------------------------------------------------------


@rule("AL-7.2", "AL-6.13", "AL-7.8")
def test_a_horse_is_abandoned_at_the_end_of_the_path_or_where_the_pawn_stays() -> None:
    s = march("1.1 gawain @C19 horse | 1.2 kay @E19 horse", lying={"C17": "horse"})
    goes(s, "orders 1: C18-C17 abandon / 2: stay abandon")
    s.says("transport_changed", pawn="1.1", transport="foot", hex="C17")
    assert [s.knight(code).transport for code in ("1.1", "1.2")] == ["foot", "foot"]
    assert (s.lies("C17"), s.lies("E19")) == (["horse", "horse"], ["horse"])


@rule("AL-6.13")
def test_who_is_stopped_keeps_the_horse() -> None:
    s = march("1.1 gawain @C19 horse", ben="2.1 lancelot @C17 revealed | " + FAR)
    goes(s, "orders 1: C18-C17 abandon")
    assert (at(s, "1.1"), s.knight("1.1").transport, s.lies("C18")) == (["C18"], "horse", [])


@rule("AL-6.13", "AL-7.2", "AL-7.6")
def test_a_boat_is_left_in_a_harbour_only() -> None:
    s = march("1.1 gawain @F13 boat | 1.2 kay @H13 boat")
    goes(s, "orders 1: F14 abandon / 2: stay abandon")
    assert [s.knight(code).transport for code in ("1.1", "1.2")] == ["foot", "boat"]
    assert (s.lies("F14"), s.lies("H13")) == (["boat", "boat"], [])


@rule("AL-7.2")
def test_on_foot_there_is_nothing_to_abandon() -> None:
    march("1.1 gawain @C19").refused("ana", "orders 1: C18 abandon", "nothing_to_abandon", "AL-7.2", pawn="1.1")


@rule("AL-7.10", "AL-7.2", "AL-R17")
def test_whoever_leaves_his_horse_lets_the_heavy_lance_fall() -> None:
    s = march("1.1 gawain @C19 horse heavy_lance sword | 1.2 kay @E19 horse heavy_lance")
    goes(s, "orders 1: C18 abandon").says("token_fell", pawn="1.1", token="heavy_lance", hex="C18")
    assert (s.has("1.1"), s.has("1.2")) == (["sword"], ["heavy_lance"])
    assert [(one.kind, one.face_down) for one in s.board.lies("C18")] == [("heavy_lance", False), ("horse", False)]


# -- boats -----------------------------------------------------------------------------------------------------------


@rule("AL-7.5", "AL-7.7", "AL-7.12")
def test_a_boat_sails_from_lake_to_lake_and_between_a_harbour_and_the_lake_beside_it() -> None:
    s = march("1.1 gawain @F14 boat")
    goes(s, "orders 1: F13-F12-G11")
    assert (at(s, "1.1"), s.knight("1.1").transport) == (["G11"], "boat")


@rule("AL-7.5", "AL-7.6")
def test_a_boat_lands_nowhere_but_in_a_harbour() -> None:
    s = march("1.1 gawain @F13 boat")
    for label in ("E14", "E13"):
        s.say("ana", f"orders 1: {label}").says("walk_ends", hex="F13", why="land")
    s = march("1.1 gawain @F14 boat").say("ana", "orders 1: E14").says("walk_ends", hex="F14", why="land")
    assert at(s.say("ben", "orders none"), "1.1") == ["F14"]


@rule("AL-7.6", "AL-R16")
def test_a_boat_that_enters_a_harbour_need_not_stop_there() -> None:
    s = march("1.1 gawain @F13 boat")
    assert at(goes(s, "orders 1: F14-G13-G12"), "1.1") == ["G12"]


@rule("AL-7.9", "AL-6.4")
def test_a_harbour_of_a_dangerous_land_stops_the_boat_and_counts_as_entering() -> None:
    s = march("1.1 gawain @F10 boat")
    goes(s, "orders 1: E10-F10")
    assert (at(s, "1.1"), s.knight("1.1").entered) == (["E10"], "galehot")


@rule("AL-7.1", "AL-R15")
def test_a_pawn_moves_with_what_it_had_at_the_start_of_the_phase() -> None:
    s = march("1.1 gawain @C19", lying={"C18": "horse", "C19": "horse"})
    assert at(goes(s, "orders 1: C18-C17-C16"), "1.1") == ["C17"]


# -- in seat order ---------------------------------------------------------------------------------------------------

IN_TURN: dict[str, Any] = {"options": {"seat_order": True}}


@rule("AL-6.10", "AL-6.15", "AL-5.8")
def test_in_seat_order_each_player_moves_in_turn_and_sees_the_moves_before() -> None:
    s = march("1.1 gawain @C19 horse", ben=MEET, **IN_TURN)
    assert s.to_act == ["ana"]
    s.refused("ben", "orders 1: C16", "not_your_turn", "AL-6.10")
    s.say("ana", "orders 1: C18-C17").says("pawn_moved", pawn="1.1", hex="C17").says("moves_ended", seat=0)
    assert s.to_act == ["ben"]
    s.say("ben", "orders 1: C16-C17").says("pawn_blocked", pawn="2.1", at="C16", hex="C17")


@rule("AL-6.15")
def test_in_seat_order_orders_may_be_given_one_by_one_each_pawn_once() -> None:
    s = march("1.1 gawain @C19 horse | 1.2 kay @E19 horse", **IN_TURN)
    s.say("ana", "orders 2: E18")
    assert (s.to_act, at(s, "1.2")) == (["ana"], ["E18"])
    s.refused("ana", "orders 2: E17", "already_moved", "AL-6.15", pawn="1.2")
    s.say("ana", "done").says("moves_ended", seat=0)
    assert (s.to_act, at(s, "1.1")) == (["ben"], ["C19"])
    s.say("ben", "done")
    assert s.state.phase == "items"


@rule("AL-6.12", "AL-D5", "AL-H17")
def test_sealed_orders_are_given_pawn_by_pawn_and_handed_in_with_the_last_or_by_done() -> None:
    s = march("1.1 gawain @C19 horse | 1.2 kay @E19 horse", ben="2.1 lancelot @M19 horse")
    s.refused("ana", "done", "nothing_to_hand_in", "AL-6.12").say("ben", "orders none")
    s.refused("ben", "done", "nothing_to_hand_in", "AL-6.12").say("ana", "march 2: E18").silent("sealed")
    assert s.to_act == ["ana"] and s.state.seats[0].gathering and s.game.legal(s.state, 0)
    s.say("ana", "march 2: E18-E17").say("ana", "done")
    assert (s.state.round, at(s, "1.1"), at(s, "1.2")) == (2, ["C19"], ["E17"])
    t = march("1.1 gawain @C19 horse | 1.2 kay @E19 horse", ben="2.1 lancelot @M19 horse")
    t.say("ana", "march 2: E18").say("ana", "march 1: C18").says("sealed", said=1, of=2)
    assert [one.pawn for one in t.state.seats[0].moves or ()] == ["1.2", "1.1"] and t.to_act == ["ben"]
    t.say("ana", "march 2: stay")  # the last word holds, what was said of the other stays
    assert [one.path for one in t.state.seats[0].moves or ()] == [(), ("C18",)] and t.to_act == ["ben"]


@rule("AL-6.12", "AL-D7", "AL-25.5")
def test_what_was_said_of_some_pawns_holds_at_the_deadline() -> None:
    s = march("1.1 gawain @C19 horse | 1.2 kay @E19 horse", ben="2.1 lancelot @M19 horse")
    s.say("ana", "march 2: E18 then leave horse").say("ben", "orders none").say("ana", "time_out")
    assert (s.state.round, at(s, "1.2"), s.lies("E18")) == (2, ["E18"], ["horse"])
    assert not s.state.seats[0].gathering


@rule("AL-6.10", "AL-5.8")
def test_in_seat_order_the_lead_goes_round() -> None:
    s = march("1.1 gawain @C19 horse", round=2, **IN_TURN)
    assert s.to_act == ["ben"]
    assert s.say("ben", "done").to_act == ["ana"]
    s.say("ana", "done")
    assert s.state.phase == "items"
