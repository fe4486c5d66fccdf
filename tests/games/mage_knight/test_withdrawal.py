"""Leaving the game (MKU-22.17 to 22.22, MKU-R51, MKU-P10, MKU-P15)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.events import visible_to
from bot.engine.pending_action import DEFAULT
from bot.games.mage_knight.actions import Absent, Cancel, EndTurn, Withdraw
from bot.games.mage_knight.orders.orders import Orders
from bot.games.mage_knight.state import Mark, Pending
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.records.record import cut_record
from renderers.mage_knight.words import last_line
from tests.support.battle import Battle, battle, own, square
from tests.support.catalogs import catalog
from tests.support.rules import rule
from tests.support.staging import NAMES

GRUNT = own("grunt")
DEAR = own("dear", points=47)
SNAKE = own("snake", marks="- venom - -")
FISH = own("fish", marks="aquatic - - -", points=25)
LAKE = square("deep_water", 6)


def game(*sides: str, **given: Any) -> Battle:
    """A position."""
    return battle(*sides, figures=[GRUNT, DEAR, SNAKE, FISH], templates=[LAKE], **given)


TRIO = ("A1 grunt 10,10 | A2 dear 12,10", "B1 grunt 30,30", "C1 grunt 10,30")


@rule("MKU-22.17", "MKU-22.19", "MKU-4.2")
def test_a_player_withdraws_in_his_own_turn_and_his_figures_go() -> None:
    s = game(*TRIO).act("ana", Withdraw()).says("withdrew", seat=0)
    assert [s.figure(name).status for name in ("A1", "A2")] == ["withdrawn", "withdrawn"]
    assert s.state.players[0].withdrawn and s.to_act == ["ben"] and s.match.outcome is None


@rule("MKU-P12")
def test_the_picture_tells_of_a_withdrawal_and_no_longer_of_what_was_before() -> None:
    s = game(*TRIO, fields={"mark": Mark("deploy", 1)}).act("ana", Withdraw())
    assert s.state.mark == Mark("withdraw", 0)
    words = {language: TableWords(Speech(language, s.game, NAMES)) for language in ("en", "pl", "cs")}
    view = s.game.view(s.state, None)
    assert [last_line(view, words[one]) for one in words] == [
        "ana withdraws",
        "ana wycofuje się",
        "ana se stahuje z boje",
    ]


@rule("MKU-22.22", "MKU-22.21", "MKU-22.9")
def test_with_two_players_a_withdrawal_ends_the_game_and_the_other_scores_his_survivors() -> None:
    s = game("A1 grunt 10,10", "B1 dear 30,30").act("ana", Withdraw()).says("ended", reason="one_side")
    assert s.state.totals == (0, 47) and s.state.winners == (1,)


@rule("MKU-22.21", "MKU-R51")
def test_points_of_the_one_who_withdraws_stay_and_can_even_win() -> None:
    s = game("A1 grunt 10,10", "B1 dear 30,30", ana={"score": 60}).act("ana", Withdraw())
    assert s.state.totals == (60, 47) and s.state.winners == (0,)


@rule("MKU-22.18", "MKU-22.19")
def test_captives_of_the_one_who_withdraws_score_for_their_captors_and_go() -> None:
    s = game("A1 dear 21.1,20 captor=B1 | A2 grunt 10,10", "B1 grunt 20,20", "C1 grunt 10,30", ben={"score": 5})
    s.act("ana", Withdraw()).says("scored", seat=1, points=47, figure="A1")
    assert s.state.players[1].score == 52 and s.state.players[2].score == 0
    assert (s.figure("A1").status, s.figure("B1").captive) == ("withdrawn", "")


@rule("MKU-22.18")
def test_figures_that_are_no_captives_score_for_nobody() -> None:
    s = game(*TRIO).act("ana", Withdraw()).silent("scored")
    assert [player.score for player in s.state.players] == [0, 0, 0]


@rule("MKU-22.20", "MKU-14.17", "MKU-14.24")
def test_figures_held_by_the_one_who_withdraws_are_free_where_they_stand() -> None:
    s = game("A1 grunt 10,10", "B1 grunt 11.1,10 captor=A1", "C1 grunt 10,30").act("ana", Withdraw())
    s.says("freed", figure="B1")
    assert s.place("B1")[:2] == (11_100, 10_000) and s.figure("B1").captor == ""
    assert s.to_act == ["ben"] and s.match.outcome is None  # it counts again


@rule("MKU-22.20", "MKU-14.18", "MKU-R32")
@pytest.mark.parametrize(("code", "status", "score"), [("dear", "eliminated", 47), ("fish", "field", 0)])
def test_who_is_freed_in_deep_water_is_lost_unless_aquatic(code: str, status: str, score: int) -> None:
    s = game(
        "A1 fish 20,20",
        f"B1 {code} 21.1,20 captor=A1 | B2 grunt 30,30",
        "C1 grunt 10,30",
        terrain="T1 deep_water 20,20",
    )
    s.act("ana", Withdraw())
    assert s.figure("B1").status == status and s.state.players[0].score == score


@rule("MKU-22.17", "MKU-22.24")
def test_owed_paths_are_dropped_by_a_withdrawal() -> None:
    pending = Pending("formation", 0, ("A1", "A2"), pace=8)
    s = game(*TRIO, fields={"pending": pending}).act("ana", Withdraw())
    assert s.state.pending is None and s.to_act == ["ben"]


# -- an order for the next turn --------------------------------------------------------------------------------------


@rule("MKU-P15")
def test_out_of_turn_a_withdrawal_is_ordered_for_the_next_turn() -> None:
    s = game(*TRIO).say("ben", "order withdraw").silent("withdrew")
    assert s.figure("B1").status == "field" and s.to_act == ["ana"]
    s.act("ana", EndTurn()).says("withdrew", seat=1)
    assert s.sequence("turn", "withdrew") == ["turn", "withdrew", "turn"]
    assert s.figure("B1").status == "withdrawn" and s.to_act == ["cyr"]
    assert s.match.orders[1] == Orders()


@rule("MKU-P15", "MKU-22.17")
def test_the_line_for_ones_own_turn_is_refused_out_of_turn_and_names_the_order() -> None:
    s = game(*TRIO).refused("ben", "withdraw", "withdraw_by_order", "MKU-P15")
    s.refused("ben", Withdraw(), "withdraw_by_order", "MKU-P15")
    for language in ("en", "pl", "cs"):
        assert "`order withdraw`" in catalog().text(language, "mage-knight-refused-withdraw-by-order")


@rule("MKU-P15")
def test_while_a_question_is_open_the_same_is_said_and_the_order_lets_its_default_stand() -> None:
    s = game("A1 grunt 10,10", "B1 grunt 10,13 face=90", "C1 grunt 10,30").say("ben", "order spin=ask")
    s.say("ana", "move A1 touch=B1").asks("ben", "free_spin")
    s.refused("ben", "withdraw", "withdraw_by_order", "MKU-P15")
    s.say("ben", "order withdraw")
    assert s.match.asks == () and s.place("B1")[2] == 27_000
    assert s.figure("B1").status == "withdrawn" and s.to_act == ["cyr"]


@rule("MKU-P15", "MKU-4.11")
def test_it_is_carried_out_before_the_effects_at_the_start_of_the_turn() -> None:
    s = game("A1 grunt 10,10", "B1 snake 11.1,10 face=180", "C1 grunt 10,30").say("ben", "order withdraw")
    s.act("ana", EndTurn()).silent("venom", "hurt")
    assert s.figure("A1").click == 0


@rule("MKU-P15")
def test_the_order_waits_for_its_players_own_turn() -> None:
    s = game(*TRIO).say("cyr", "order withdraw").act("ana", EndTurn()).silent("withdrew")
    assert s.to_act == ["ben"]
    s.act("ben", EndTurn()).says("withdrew", seat=2)


@rule("MKU-P15")
@pytest.mark.parametrize("line", ["order stay", "order clear"])
def test_the_order_can_be_taken_back(line: str) -> None:
    s = game(*TRIO).say("ben", "order withdraw").say("ben", line)
    s.act("ana", EndTurn()).silent("withdrew")
    assert s.to_act == ["ben"] and s.figure("B1").status == "field"


@rule("MKU-P15")
def test_an_undone_turn_does_not_bring_the_order_to_life_again() -> None:
    s = game(*TRIO).say("ben", "order withdraw").act("ana", EndTurn())
    assert s.match.undo_plan().hindrance == "answer"  # it is public now, and not taken back
    s.match.back_to(0)
    assert s.to_act == ["ana"] and s.figure("B1").status == "field"
    s.act("ana", EndTurn()).silent("withdrew")


TWO = {"build_total": 200}
"""Two actions a turn."""


def seen(s: Battle, seat: int | None) -> list[Any]:
    """All that a viewer can know of a game, and what its lines and numbers would tell him."""
    reader = "public" if seat is None else NAMES[seat]
    return [
        codec.encode(s.match.view(seat)),
        codec.encode(visible_to(s.match.events, seat)),
        cut_record(s.match, NAMES[:3], "2026-05-01T18:30:00Z", reader),
        codec.encode(s.match.position),
        [(line.number, line.seat, line.source, line.position) for line in s.match.lines],
        (s.match.to_act, s.match.asks, s.match.undo_plan().hindrance, s.match.undo_plan()),
        s.game.hides(s.state, seat),
    ]


@rule("MKU-P15", "MKU-H6")
@pytest.mark.parametrize("orders", [("order withdraw",), ("order withdraw", "order stay")])
def test_until_then_nothing_tells_that_it_was_ordered(orders: tuple[str, ...]) -> None:
    worlds = [
        game("A1 grunt 10,10 | A2 grunt 5,5", "B1 grunt 10,13 face=90 | B2 fish 30,30", "C1 grunt 10,30", options=TWO)
        for _ in range(2)
    ]
    for line in orders:
        worlds[0].say("ben", line)
    for s in worlds:
        s.say("ana", "move A1 touch=B1").refused("ben", "withdraw", "withdraw_by_order")
    for viewer in (None, 0, 2):
        assert seen(worlds[0], viewer) == seen(worlds[1], viewer)
        assert not worlds[0].game.hides(worlds[0].state, viewer)
    if "order stay" in orders:
        for s in worlds:
            s.say("ana", "end_turn").say("ben", "end_turn")
        for viewer in (None, 0, 2):
            assert seen(worlds[0], viewer) == seen(worlds[1], viewer)


@rule("MKU-P15", "MKU-H6")
def test_what_is_kept_of_a_turn_does_not_tell_an_order_from_none() -> None:
    kept = []
    for lines in ((), ("order withdraw", "order stay"), ("order spin=hold",)):
        s = game(*TRIO).say("ben", *lines).act("ana", EndTurn()).act("ben", EndTurn())
        kept.append([line.flight for line in s.match.lines])
    assert kept[0] == kept[1] == kept[2]
    asked = [entry for flight in kept[0] if flight for entry in flight.served]
    assert [(entry.seat, entry.value, entry.source) for entry in asked] == [
        (1, ("stay",), DEFAULT),
        (2, ("stay",), DEFAULT),
    ]


@rule("MKU-22.17", "MKU-4.14")
def test_who_is_out_of_the_game_cannot_leave_it() -> None:
    s = game("A1 grunt 10,10", "B1 grunt 30,30 eliminated", "C1 grunt 10,30")
    s.refused("ben", Withdraw(), "out_of_the_game", "MKU-4.14", seat=1)


# -- declared absent -------------------------------------------------------------------------------------------------


@rule("MKU-P10", "MKU-22.17")
def test_an_absent_player_is_withdrawn_in_anybodys_turn() -> None:
    s = game(*TRIO).act(None, Absent(1)).says("withdrew", seat=1)
    assert s.figure("B1").status == "withdrawn" and s.to_act == ["ana"]
    s.act(None, Absent(0)).says("ended", reason="one_side")


@rule("MKU-P10")
def test_the_turn_of_an_absent_player_goes_to_the_next() -> None:
    s = game(*TRIO).act(None, Absent(0))
    assert s.to_act == ["ben"]


@rule("MKU-P10", "MKU-22.24")
def test_paths_owed_for_a_confused_figure_are_dropped_with_it() -> None:
    s = game(*TRIO, fields={"pending": Pending("confusion", 0, ("B1",), source="A1")}, options={"build_total": 300})
    s.act(None, Absent(1))
    assert s.state.pending is None and s.to_act == ["ana"]


@rule("MKU-P10")
@pytest.mark.parametrize(("seat", "key"), [(3, "no_such_seat"), (-1, "no_such_seat"), (1, "out_of_the_game")])
def test_only_a_player_in_the_game_is_absent(seat: int, key: str) -> None:
    s = game("A1 grunt 10,10", "B1 grunt 30,30 eliminated", "C1 grunt 10,30")
    with pytest.raises(Refused) as refusal:
        s.match.act(None, Absent(seat))
    assert refusal.value.key == key


@rule("MKU-P10", "MKU-P1")
def test_no_player_declares_another_absent() -> None:
    game(*TRIO).refused("ana", Absent(1), "only_the_table")


@rule("MKU-P13", "MKU-P15")
def test_other_commands_out_of_turn_still_work_for_who_is_leaving() -> None:
    s = (
        game("A1 grunt 10,10", "B1 fish 30,30", "C1 grunt 10,30")
        .say("ben", "order withdraw")
        .act("ben", Cancel("B1", "aquatic"))
    )
    assert s.figure("B1").cancelled == ("aquatic",)
