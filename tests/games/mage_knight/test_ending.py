"""The end of the game and victory points (MKU-22.1 to 22.16, 22.23, 22.24)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.games.mage_knight.actions import Agreed, Close, EndTurn, Move, Pass, Ranged, Step, TimeUp
from bot.games.mage_knight.state import Pending
from bot.games.mage_knight.turn import ending
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

GRUNT = own("grunt", range=10)
BROKEN = own("broken", marks="- - - demoralized", points=15)
FAINT = own("faint", clicks=1, points=30)
DEAR = own("dear", points=47)
ALL = [GRUNT, BROKEN, FAINT, DEAR]


def game(*sides: str, **given: Any) -> Battle:
    """A position."""
    return battle(*sides, figures=ALL, **given)


def agreed(*sides: str, **given: Any) -> Battle:
    """A game that the players end at once: what has everybody scored?"""
    return game(*sides, **given).act(None, Agreed())


# -- when it ends ----------------------------------------------------------------------------------------------------


@rule("MKU-22.1", "MKU-22.23")
def test_the_game_ends_when_one_side_has_figures_left() -> None:
    s = game("A1 faint 10,10 tokens=1 | A2 faint 12,10 eliminated", "B1 grunt 30,30")
    assert s.match.outcome is None
    s.act("ana", Move(Step("A1", (), 0))).says("ended", reason="one_side")
    assert s.match.outcome is not None and (s.match.outcome.winners, s.match.outcome.reason) == ((1,), "one_side")
    assert s.to_act == []


@rule("MKU-22.1")
@pytest.mark.parametrize(
    ("ben", "over"),
    [
        ("B1 grunt 30,30", False),
        ("B1 broken 30,30", True),
        ("B1 grunt 11.1,10 captor=A1", True),
        ("B1 grunt 11.1,10 captor=A1 | B2 grunt 30,30", False),
        ("B1 broken 30,30 | B2 grunt 25,25", False),
    ],
)
def test_captives_and_demoralized_figures_do_not_count(ben: str, over: bool) -> None:
    s = game("A1 grunt 10,10", ben)
    assert (s.match.outcome is not None) == over
    assert s.state.ending == ("one_side" if over else "")


@rule("MKU-22.1", "MKU-2.9")
@pytest.mark.parametrize(("teams", "over"), [("none", False), ("alternate", True)])
def test_a_team_is_one_side(teams: str, over: bool) -> None:
    s = game("A1 grunt 10,10", "B1 broken 20,20", "C1 grunt 30,30", options={"teams": teams})
    assert (s.match.outcome is not None) == over


@rule("MKU-22.2", "MKU-R45")
def test_the_game_ends_when_nobody_has_figures_that_count() -> None:
    s = game("A1 broken 10,10", "B1 broken 30,30").says("ended", reason="nobody")
    assert s.match.outcome is not None


@rule("MKU-22.23", "MKU-22.2", "MKU-R76", "MKU-11.22")
def test_the_end_is_looked_for_after_the_whole_action_with_its_pushing_damage() -> None:
    # The attack eliminates the last opponent, then pushing eliminates the attacker: nobody is left.
    s = game("A1 faint 10,10 face=0 tokens=1", "B1 faint 11.1,10 hurt_by=0", dice=[4, 5])
    s.act("ana", Close("A1", "B1"))
    assert s.sequence("eliminated", "ended") == ["eliminated", "eliminated", "ended"]
    s.says("ended", reason="nobody")
    assert s.state.totals == (30, 30)


@rule("MKU-22.3", "MKU-R46")
@pytest.mark.parametrize("rounds", [1, 2])
def test_a_limit_of_rounds_ends_the_game_after_the_last_turn_of_that_round(rounds: int) -> None:
    s = game("A1 grunt 10,10", "B1 grunt 30,30", "C1 grunt 10,30", options={"limit": "rounds", "rounds": rounds})
    for _ in range(rounds):
        assert s.match.outcome is None
        for who in ("ana", "ben", "cyr"):
            s.act(who, EndTurn())
    s.says("ended", reason="rounds")


@rule("MKU-R46", "MKU-4.2")
def test_the_last_turn_of_a_round_is_that_of_the_last_player_left() -> None:
    options = {"limit": "rounds", "rounds": 1}
    s = game("A1 grunt 10,10", "B1 grunt 30,30", "C1 grunt 10,30 eliminated", options=options)
    s.act("ana", EndTurn()).act("ben", EndTurn()).says("ended", reason="rounds")


@rule("MKU-R46")
def test_without_a_limit_the_game_goes_on() -> None:
    s = game("A1 grunt 10,10", "B1 grunt 30,30", fields={"round": 500}, active="ben")
    assert s.act("ben", EndTurn()).state.round == 501


@rule("MKU-22.3", "MKU-R46")
def test_a_time_limit_ends_the_game_after_the_turn_in_progress() -> None:
    s = game("A1 grunt 10,10", "B1 grunt 30,30", options={"limit": "until", "build_total": 200})
    s.act(None, TimeUp()).says("time_up", seat=0)
    assert s.match.outcome is None
    s.act("ana", Pass())
    assert s.to_act == ["ana"]
    s.act("ana", Pass()).says("ended", reason="time")


@rule("MKU-22.3", "MKU-R46")
def test_only_an_agreed_time_can_be_over_and_only_once() -> None:
    s = game("A1 grunt 10,10", "B1 grunt 30,30")
    with pytest.raises(Refused, match="no_time_limit"):
        s.match.act(None, TimeUp())
    s = game("A1 grunt 10,10", "B1 grunt 30,30", options={"limit": "until"}).act(None, TimeUp())
    with pytest.raises(Refused, match="time_up_already"):
        s.match.act(None, TimeUp())


@rule("MKU-22.4", "MKU-P8")
def test_the_game_ends_when_all_agree() -> None:
    s = agreed("A1 grunt 10,10", "B1 grunt 30,30").says("ended", reason="agreed")
    assert s.match.outcome is not None and s.state.totals == (20, 20)


@rule("MKU-22.4", "MKU-P8")
def test_no_single_player_can_end_the_game() -> None:
    s = game("A1 grunt 10,10", "B1 grunt 30,30")
    s.refused("ana", Agreed(), "only_the_table", "MKU-P1")


@rule("MKU-22.24")
def test_an_end_in_the_middle_of_a_turn_drops_actions_and_owed_paths() -> None:
    pending = Pending("formation", 0, ("A1",), pace=8)
    s = agreed("A1 grunt 10,10", "B1 grunt 30,30", options={"build_total": 300}, fields={"pending": pending})
    assert (s.state.left, s.state.pending, s.to_act) == (0, None, [])
    s.refused("ana", EndTurn(), "game_over")


# -- points ----------------------------------------------------------------------------------------------------------


@rule("MKU-22.6", "MKU-22.13")
def test_an_elimination_is_written_down_at_once() -> None:
    s = game("A1 grunt 10,10 face=0", "B1 faint 11.1,10 | B2 grunt 30,30", dice=[4, 5]).act("ana", Close("A1", "B1"))
    assert s.state.players[0].score == 30 and s.match.outcome is None


@rule("MKU-22.7", "MKU-SA.necromancy.7")
def test_a_returned_figure_is_scored_again() -> None:
    s = game("A1 faint 10,10 tokens=1 left | A2 grunt 20,20", "B1 grunt 30,30", ben={"score": 30})
    s.act("ana", Move(Step("A1", (), 0)))
    assert s.state.players[1].score == 60


@rule("MKU-22.8", "MKU-R47")
@pytest.mark.parametrize(
    ("captor", "captive", "points"),
    [
        ("15,1", "16.1,1", 94),
        ("15,3", "16.1,3", 94),  # on the border
        ("15,3.001", "16.1,3.001", 0),
        ("15,2", "15,3.1", 0),  # the captor's own place does not matter
        ("15,4", "15,2.9", 94),
        ("9.1,1", "8,1", 94),
        ("9.099,1", "7.999,1", 0),
        ("15,37", "16.1,37", 0),  # another player's area
        ("20,20", "21.1,20", 0),
    ],
)
def test_captives_score_twice_in_the_captors_own_starting_area(captor: str, captive: str, points: int) -> None:
    s = agreed(f"A1 grunt {captor}", f"B1 dear {captive} captor=A1 | B2 grunt 30,30")
    s.says("points", seat=0, eliminations=0, captives=points, survivors=20, total=points + 20)


@rule("MKU-22.8", "MKU-22.10")
def test_a_captive_scores_for_the_player_of_its_captor_only() -> None:
    s = agreed(
        "A1 grunt 15,1", "B1 dear 16.1,1 captor=A1 | B2 grunt 30,30", "C1 grunt 20,20", options={"teams": "alternate"}
    )
    assert s.state.totals == (20 + 94, 20, 20)


@rule("MKU-22.9", "MKU-22.10", "MKU-22.11", "MKU-R48", "MKU-SA.demoralized.3")
@pytest.mark.parametrize(
    ("figure", "survivors"),
    [
        ("A2 dear 10,20", 67),
        ("A2 dear 10,20 left", 20),
        ("A2 dear 10,20 eliminated", 20),
        ("A2 dear 10,20 withdrawn", 20),  # found no room at deployment
        ("A2 broken 10,20", 20),
        ("A2 dear 31.1,30 captor=B1", 20),
        ("A2 dear 10,20 click=3", 67),
    ],
)
def test_survivors_score_for_their_owner(figure: str, survivors: int) -> None:
    agreed(f"A1 grunt 10,10 | {figure}", "B1 grunt 30,30").says("points", seat=0, survivors=survivors)


@rule("MKU-22.9")
def test_a_captor_is_a_survivor() -> None:
    agreed("A1 dear 20,20", "B1 grunt 21.1,20 captor=A1 | B2 grunt 30,30").says("points", seat=0, survivors=47)


@rule("MKU-22.12", "MKU-22.5")
def test_the_total_is_the_sum_of_all_three() -> None:
    s = agreed("A1 grunt 15,1", "B1 dear 16.1,1 captor=A1 | B2 grunt 30,30", ana={"score": 33})
    s.says("points", seat=0, total=33 + 94 + 20, eliminations=33, captives=94, survivors=20)
    s.says("points", seat=1, total=20, eliminations=0, captives=0, survivors=20).says("won", winner=(0,))
    assert s.state.totals == (147, 20)


@rule("MKU-22.5")
@pytest.mark.parametrize(("score", "winner"), [(26, 1), (28, 0)])
def test_most_points_win(score: int, winner: int) -> None:
    s = agreed("A1 grunt 10,10", "B1 dear 30,30", ana={"score": score})
    assert s.match.outcome is not None and s.match.outcome.winners == (winner,)


@rule("MKU-22.14", "MKU-R49")
def test_equal_points_go_to_the_smaller_army_and_else_it_is_a_draw() -> None:
    s = agreed("A1 grunt 10,10", "B1 dear 30,30", ana={"score": 27})
    assert s.state.totals == (47, 47) and s.state.winners == (0,)
    s = agreed("A1 grunt 10,10", "B1 grunt 30,30").says("drawn").silent("won")
    assert s.match.outcome is not None and s.match.outcome.winners == ()


@rule("MKU-22.14")
def test_a_draw_needs_only_the_best_two_of_three() -> None:
    s = agreed("A1 dear 10,10", "B1 grunt 30,30", "C1 dear 10,30")
    assert s.state.winners == ()
    s = agreed("A1 dear 10,10", "B1 grunt 30,30", "C1 dear 10,30", ben={"score": 27})
    assert s.state.winners == (1,)


@rule("MKU-22.14")
def test_the_army_is_measured_as_it_began() -> None:
    s = agreed("A1 grunt 10,10 | A2 dear 12,10 eliminated", "B1 dear 30,30", ana={"score": 27})
    assert s.state.totals == (47, 47) and s.state.winners == (1,)


@rule("MKU-22.16", "MKU-24.1")
def test_armies_are_whole_after_the_game() -> None:
    s = game("A1 grunt 10,10 face=0", "B1 faint 11.1,10", dice=[4, 5])
    army = s.state.players[1].army
    s.act("ana", Close("A1", "B1")).says("ended")
    assert s.state.players[1].army == army and len(s.state.figures) == 2


@rule("MKU-22.17", "MKU-22.24")
def test_after_the_end_nothing_more_is_declared() -> None:
    s = agreed("A1 grunt 10,10", "B1 grunt 30,30")
    for action in (Pass(), EndTurn(), Ranged("A1", ("B1",))):
        s.refused("ana", action, "game_over")


@rule("MKU-22.8")
def test_the_points_can_be_looked_at_during_the_game() -> None:
    s = game("A1 grunt 15,1", "B1 dear 16.1,1 captor=A1 | B2 grunt 30,30")
    assert ending.score_now(s.field, 0).total == 114 and s.match.outcome is None
