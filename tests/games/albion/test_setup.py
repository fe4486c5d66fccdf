"""The set-up: groups, artefacts, boats, arming, pawn numbers, ready (AL-3, AL-24)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.errors import Refused
from bot.games.albion.state import Allotment, Options
from tests.support.joust import Joust, starter, table
from tests.support.rules import rule

NUMBERED = "as_is"


def dealt(seats: int, order: list[int], **options: Any) -> Joust:
    """A new game in which the bot deals the groups."""
    game, chosen = starter(), Options(**options)
    dice = ScriptedDice([], ["as_is", order, "as_is", "as_is"])
    return Joust(game, chosen, seats, dice, game.blank(chosen, seats))


def begun(*shuffles: Any) -> Joust:
    """Ana plays group 2, ben group 4; ready-made but for what is said before."""
    return table(2, *shuffles).say("ana", "group 2").say("ben", "group 4")


# -- players and groups ------------------------------------------------------------------------------------------------


@rule("AL-1.2", "AL-24.1")
@pytest.mark.parametrize(("seats", "fits"), [(1, False), (2, True), (4, True), (5, False)])
def test_two_to_four_play(seats: int, fits: bool) -> None:
    refusal = starter().refuses(Options(), seats)
    assert (refusal is None) == fits
    if refusal is not None:
        assert refusal.clause == "AL-1.2"


@rule("AL-3.2", "AL-R2", "AL-D6")
def test_groups_are_taken_first_come_first_served_and_a_group_has_one_player() -> None:
    s = table(2)
    s.say("ben", "group 2").says("group_taken", seat=1, groups=(2,))
    s.refused("ana", "group 2", "group_is_taken", "AL-3.2", group=2, known=(1, 3, 4))
    s.refused("ana", "group 5", "no_such_group", "AL-3.2", given=5)
    s.say("ana", "group 3")
    s.say("ben", "group 1")
    assert [seat.groups for seat in s.state.seats] == [(3,), (1,)]


@rule("AL-3.2")
def test_who_changes_his_group_arms_the_new_one() -> None:
    s = table(2).say("ana", "group 2", "arm lancelot S=15 sword plate", "pawns galahad,lavain,ector,lancelot")
    s.say("ana", "group 1")
    assert (s.state.seats[0].allotments, s.state.seats[0].numbers) == ({}, {})
    s.refused("ana", "arm lancelot S=15 sword plate", "not_your_knight", "AL-3.9", knight="lancelot")


@rule("AL-3.1", "AL-24.2")
def test_two_players_may_take_two_groups_each() -> None:
    s = table(2, *[NUMBERED] * 4, groups_each=2)
    s.refused("ana", "group 1", "so_many_groups", "AL-24.2", count=1, expected=2)
    s.refused("ana", "group 1,1", "so_many_groups", "AL-24.2")
    s.refused("ana", "group 1,2,3", "so_many_groups", "AL-24.2", count=3)
    s.say("ana", "group 2, 1").says("group_taken", groups=(1, 2))
    s.refused("ben", "group 2,3", "group_is_taken", "AL-3.2", group=2)
    s.say("ben", "group 3,4", "ready_made").say("ana", "ready_made")
    assert len(s.board.of_seat(0)) == 8 and [one.code for one in s.board.of_seat(1)][3:5] == ["3.4", "4.1"]
    assert {one.hex for one in s.board.of_seat(0)} == {"C19", "B14"}
    assert [one.treasury for one in s.state.seats] == [16, 16]


@rule("AL-24.2", "AL-24.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_only_two_players_may_have_two_groups_each(seats: int) -> None:
    refusal = starter().refuses(Options(groups_each=2), seats)
    assert refusal is not None and refusal.clause == "AL-24.2"
    with pytest.raises(Refused):
        starter().blank(Options(groups_each=2), seats)
    assert starter().refuses(Options(groups_each=2), 2) is None


@rule("AL-3.2", "AL-24.1")
def test_three_players_get_their_groups_by_chance_unless_they_agreed_otherwise() -> None:
    s = dealt(3, [4, 1, 3, 2])
    assert [seat.groups for seat in s.state.seats] == [(4,), (1,), (3,)]
    s.refused("ana", "group 2", "groups_are_dealt", "AL-3.2")
    assert [seat.groups for seat in table(3).state.seats] == [(), (), ()]


@rule("AL-3.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_two_or_four_choose_unless_they_agreed_on_chance(seats: int) -> None:
    assert [seat.groups for seat in table(seats, groups="auto").state.seats] == [()] * seats
    order = [2, 1, 4, 3]
    assert [seat.groups for seat in dealt(seats, order, groups="random").state.seats] == [(one,) for one in order][
        :seats
    ]


@rule("AL-24.2")
def test_two_groups_by_chance_are_the_suggested_pairs() -> None:
    s = dealt(2, [2, 1], groups="random", groups_each=2)
    assert [seat.groups for seat in s.state.seats] == [(3, 4), (1, 2)]


@rule("AL-3.2", "AL-3.11")
def test_who_has_no_group_at_the_deadline_gets_a_free_one_by_chance() -> None:
    s = table(3, [2, 1, 3], NUMBERED, NUMBERED, NUMBERED).say("ben", "group 3", "ready")
    s.times_out("ana").says("ready", seat=0)
    s.times_out("cyr").says("group_taken", seat=0, groups=(2,)).says("group_taken", seat=2, groups=(1,))
    assert [seat.groups for seat in s.state.seats] == [(2,), (3,), (1,)]
    assert s.state.phase == "movement" and len(s.state.knights) == 12


@rule("AL-24.4", "AL-3.2")
def test_groups_left_over_are_not_used() -> None:
    s = begun(NUMBERED, NUMBERED).say("ana", "ready").say("ben", "ready")
    assert {one.group for one in s.state.knights.values()} == {2, 4}
    assert s.board.hex("C19").terrain == "land" and not s.board.standing("C19") and not s.lies("C19")


# -- what lies on the map ----------------------------------------------------------------------------------------------


@rule("AL-3.5", "AL-1.3", "AL-H13")
def test_the_artefacts_lie_face_down_on_their_sites_which_on_which_by_chance() -> None:
    game, options = starter(), Options()
    for order, kinds in (("as_is", ("holy_grail", "bleeding_lance")), ([2, 1], ("bleeding_lance", "holy_grail"))):
        dice = ScriptedDice([], ["as_is", order, "as_is"])
        s = Joust(game, options, 2, dice, game.blank(options, 2))
        assert (s.lies("E3"), s.lies("K3")) == ([kinds[0]], [kinds[1]])
        assert all(one.face_down and not one.known for label in ("E3", "K3") for one in s.board.lies(label))
        assert {s.board.hex(label).region for label in ("E3", "K3")} == {"avalon"}


@rule("AL-3.6")
def test_the_objects_are_shuffled_onto_the_nemetons() -> None:
    game, options = starter(), Options()
    s = Joust(game, options, 2, ScriptedDice([], ["as_is", "as_is", [8]]), game.blank(options, 2))
    nemetons = game.content.nemetons
    assert nemetons == ("A4", "N4", "G5", "I5", "C9", "M9", "B12", "M12")
    assert [s.lies(label) for label in nemetons] == [[one] for one in ("mantle_of_tegau", *game.content.objects[:7])]
    assert all(one.face_down for label in nemetons for one in s.board.lies(label))


@rule("AL-3.7", "AL-7.11")
def test_a_boat_lies_in_each_harbour() -> None:
    s = table(2)
    harbours = starter().content.sites("harbour")
    assert len(harbours) == 6 and all(s.lies(label) == ["boat"] for label in harbours)
    assert not any(s.board.lies(label)[0].face_down for label in harbours)


@rule("AL-3.8", "AL-R3")
@pytest.mark.parametrize(("seats", "each"), [(2, 1), (2, 2), (4, 1)])
def test_each_player_has_16_points_whatever_the_number_of_groups(seats: int, each: int) -> None:
    assert [one.treasury for one in table(seats, groups_each=each).state.seats] == [16] * seats


@rule("AL-5.8", "AL-R11")
def test_the_order_of_seats_is_drawn_first() -> None:
    game, options = starter(), Options()
    s = Joust(game, options, 4, ScriptedDice([], [[3, 1, 4, 2], "as_is", "as_is"]), game.blank(options, 4))
    assert s.state.seating == [2, 0, 3, 1]


# -- attributes, numbers, ready ----------------------------------------------------------------------------------------


@rule("AL-3.3", "AL-3.4", "AL-3.9", "AL-3.10", "AL-4.2", "AL-7.11")
def test_knights_begin_mounted_on_their_castle_as_they_were_armed_and_numbered() -> None:
    s = begun(NUMBERED)
    s.say("ana", "arm lancelot S=14 P=10 sword, knight's mace, mail, leather, shield")
    s.say("ana", "pawns galahad, lavain, Ector de Maris, lancelot", "ready").say("ben", "ready_made")
    lancelot = s.knight("2.4")
    assert (lancelot.id, lancelot.hex, lancelot.transport, lancelot.seat) == ("lancelot", "B14", "horse", 0)
    assert (lancelot.strength, lancelot.start_power, lancelot.power_limit, lancelot.power) == (14, 10, 10, 10)
    assert s.has("2.4") == ["sword", "knights_mace", "mail", "leather", "shield"]
    assert [s.knight(f"2.{number}").id for number in (1, 2, 3)] == ["galahad", "lavain", "ector"]
    assert {(one.hex, one.transport) for one in s.board.of_seat(1)} == {("M19", "horse")}
    assert s.state.horses == 20 - 8 and (s.state.phase, s.state.round) == ("movement", 1)
    assert not any(one.revealed or one.left_castle or one.damage for one in s.state.knights.values())


@rule("AL-3.10", "AL-D6")
def test_who_gives_no_numbers_gets_them_by_chance() -> None:
    s = begun(["galahad", "lavain", "lancelot", "ector"], NUMBERED).say("ana", "ready").say("ben", "ready")
    assert [s.knight(f"2.{number}").id for number in (1, 2, 3, 4)] == ["galahad", "lavain", "lancelot", "ector"]


@rule("AL-3.10")
def test_numbers_are_given_to_the_whole_group_at_once() -> None:
    s = begun()
    s.refused("ana", "pawns lancelot,lavain,ector", "whole_group", "AL-3.10", count=3)
    s.refused("ana", "pawns lancelot,lavain,ector,ector", "whole_group", "AL-3.10", count=3)
    s.refused("ana", "pawns lancelot,lavain,ector,gareth", "not_your_knight", "AL-3.9", knight="gareth")


@rule("AL-3.9", "AL-3.2")
def test_a_group_comes_before_its_knights() -> None:
    table(2).refused("ana", "arm lancelot S=16 sword plate", "no_group_yet", "AL-3.2")


@rule("AL-3.11", "AL-D6")
def test_the_line_ready_made_takes_all_from_the_pack() -> None:
    s = begun(NUMBERED, NUMBERED)
    s.say("ana", "arm lancelot S=14 sword mail", "pawns galahad,lavain,ector,lancelot", "ready_made")
    s.say("ben", "ready")
    lancelot = s.state.knights["lancelot"]
    assert (lancelot.strength, lancelot.power, lancelot.pawn) == (16, 8, 1) and s.has("2.1") == ["sword", "plate"]


@rule("AL-3.11")
def test_what_is_missing_is_ready_made_and_what_is_there_stays() -> None:
    s = begun(NUMBERED, NUMBERED).say("ana", "arm lavain S=10 estoc leather", "ready")
    assert s.to_act == ["ben"]
    s.times_out("ben")
    assert (s.state.knights["lavain"].strength, s.state.knights["lancelot"].strength) == (10, 16)


@rule("AL-3.11", "AL-H5")
def test_others_see_that_a_player_is_ready_and_nothing_else() -> None:
    s = begun()
    for line, keys in (
        ("arm lancelot S=14 sword mail", ["armed"]),
        ("pawns galahad,lavain,ector,lancelot", ["numbered"]),
        ("ready", ["ready"]),
    ):
        s.say("ana", line)
        assert s.sequence() == keys
        assert [one.key for one in s.events if one.to is None or 1 in one.to] == [one for one in keys if one == "ready"]
        seen = s.game.view(s.state, 1).seats[0]
        assert (seen.allotments, seen.numbers) == ({}, {})
    assert s.game.view(s.state, 1).seats[0].ready and s.game.view(s.state, 0).seats[0].allotments


@rule("AL-3.11")
def test_until_all_are_ready_everything_may_be_said_anew() -> None:
    s = begun(NUMBERED, NUMBERED).say("ana", "ready", "arm lancelot S=14 sword mail", "arm lancelot S=15 sword mail")
    assert s.to_act == ["ben"]
    s.say("ben", "ready")
    assert s.state.knights["lancelot"].strength == 15
    s.refused("ana", "arm lancelot S=14 sword mail", "not_in_this_phase", "AL-5.1", phase="movement")


@rule("AL-25.9")
def test_who_leaves_before_the_start_frees_his_group() -> None:
    s = table(3, NUMBERED, NUMBERED).say("ana", "group 2").say("ben", "group 3").say("ana", "concede")
    s.say("cyr", "group 2", "ready").say("ben", "ready")
    assert {one.seat for one in s.state.knights.values()} == {1, 2} and s.knight("2.1").seat == 2


def test_an_allotment_keeps_its_power() -> None:
    s = begun().say("ana", "arm lancelot S=13 sword mail")
    assert s.state.seats[0].allotments == {"lancelot": Allotment(13, 11, ("sword",), ("mail",))}
