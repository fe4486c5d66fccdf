"""Control of objectives, phases, tokens, players who are out, and the end (MK2-6, 7, 8, 29, 30, X3)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.playout import play
from bot.games.mage_knight.actions import Agreed, EndTurn, Withdraw
from bot.games.mage_knight.editions.table import edition_of
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.state import Options
from bot.games.mage_knight.turn.ending import score_now
from tests.support.battle import Battle, battle, own, starter
from tests.support.rules import rule

GRUNT = own("grunt")
FAINT = own("faint", clicks=1, points=30)
WEAK = own("weak", marks="- - - demoralized")
BIG = own("big", radius=875, rank="unique", item_slots=("hand",))
SNAKE = own("snake", marks="- venom - -")
LEADER = own("leader", marks="- - - command")
HAWK = own("hawk", speed_type="flyer")
LAID = "O1 20,20 | O2 20,12 | O3 20,28"


def game(*sides: str, **given: Any) -> Battle:
    """A position with objectives."""
    options = {"rules": "mk2", "build_total": 300, **given.pop("options", {})}
    given.setdefault("objectives", LAID if len(sides) == 2 else LAID + " | O4 12,20")
    return battle(*sides, figures=[GRUNT, FAINT, WEAK, BIG, SNAKE, LEADER, HAWK], options=options, **given)


def first(s: Battle) -> tuple[str, int]:
    return s.state.objectives[0].status, s.state.objectives[0].controller


@rule("MK2-7.1", "MK2-7.2", "MK2-7.5", "MK2-7.11", "MK2-6.16", "MK2-R5")
@pytest.mark.parametrize(("x", "held"), [(21.3, True), (21.32, True), (21.33, False)])
def test_who_alone_touches_an_objective_in_an_end_phase_controls_it(x: float, held: bool) -> None:
    s = game(f"A1 grunt {x},20", "B1 grunt 35,35")
    assert first(s) == ("neutral", -1)
    s.act("ana", EndTurn())
    assert first(s) == (("controlled", 0) if held else ("neutral", -1))


@rule("MK2-7.4", "MK2-7.8", "MK2-R8")
def test_capable_opponents_contest_also_in_the_turn_of_a_third() -> None:
    s = game(
        "A1 grunt 35,35",
        "B1 grunt 18.8,20",
        "C1 grunt 21.2,20",
        objectives="O1 20,20 ana | O2 20,12 | O3 20,28 | O4 9,9",
    )
    s.act("ana", EndTurn()).says("objective_open", thing="O1", contested=True)
    assert first(s) == ("contested", -1)
    two = game("A1 grunt 35,35", "B1 grunt 18.8,20").act("ana", EndTurn())
    assert first(two) == ("controlled", 1)


@rule("MK2-7.3", "MK2-7.6", "MK2-7.7")
@pytest.mark.parametrize(("before", "after"), [("ana", ("controlled", 0)), ("contested", ("neutral", -1))])
def test_control_lasts_without_anybody_and_a_contested_one_becomes_neutral(before: str, after: tuple[str, int]) -> None:
    s = game("A1 grunt 10,10", "B1 grunt 35,35", objectives=f"O1 20,20 {before} | O2 20,12 | O3 20,28")
    s.act("ana", EndTurn())
    assert first(s) == after


@rule("MK2-R6", "MK2-8.1")
@pytest.mark.parametrize(("needed", "after"), [(False, ("neutral", -1)), (True, ("controlled", 1))])
def test_the_demoralized_hold_off_but_do_not_contest(needed: bool, after: tuple[str, int]) -> None:
    s = game("A1 weak 18.8,20 | A2 grunt 9,9", "B1 grunt 21.2,20", options={"control_needs_capable": needed})
    assert first(s.act("ana", EndTurn())) == after
    alone = game("A1 weak 18.8,20 | A2 grunt 9,9", "B1 grunt 35,35", options={"control_needs_capable": needed})
    assert first(alone.act("ana", EndTurn())) == (("neutral", -1) if needed else ("controlled", 0))


@rule("MK2-7.9", "MK2-7.12", "MK2-R26")
@pytest.mark.parametrize(("x", "after"), [(20.126, ("controlled", 0)), (20.127, ("contested", -1))])
def test_a_big_base_covers_an_objective_and_keeps_others_out(x: float, after: tuple[str, int]) -> None:
    s = game(f"A1 big {x},20", "B1 grunt 18.69,20")
    assert first(s.act("ana", EndTurn())) == after


@rule("MK2-7.13", "MK2-R33", "MK2-23.13")
def test_a_captor_counts_and_its_captive_does_not() -> None:
    s = game("A1 grunt 18.8,20", "B1 grunt 19.9,20 captor=A1 | B2 grunt 35,35")
    assert first(s.act("ana", EndTurn())) == ("controlled", 0)


@rule("MK2-7.10", "MK2-16.6")
def test_who_soars_touches_no_objective() -> None:
    s = game("A1 hawk 18.5,20 soaring", "B1 grunt 35,35")
    s.refused("ana", "move A1 path=18.69,20", "soaring_at_objective", "MK2-16.6", thing="O1")
    s.say("ana", "move A1 path=18.67,20").silent("objective_controlled")


@rule("MK2-R7")
def test_of_team_mates_who_controls_it_keeps_it_else_whose_end_phase_it_is() -> None:
    sides = ("A1 grunt 18.8,20", "B1 grunt 35,35", "C1 grunt 21.2,20", "D1 grunt 9,9")
    more = " | O2 20,12 | O3 20,28 | O4 12,20 | O5 28,20"
    kept = game(*sides, objectives="O1 20,20 cyr" + more, options={"teams": "alternate"})
    assert first(kept.act("ana", EndTurn())) == ("controlled", 2)
    taken = game(*sides, objectives="O1 20,20" + more, options={"teams": "alternate"}, active="ben")
    assert first(taken.act("ben", EndTurn())) == ("controlled", 2)  # the first clockwise after Ben


@rule("MK2-6.10", "MK2-8.2", "MK2-8.3", "MK2-8.4", "MK2-8.5", "MK2-8.6", "MK2-6.17", "MK2-10.1", "MK2-10.3")
def test_tokens_come_push_and_go() -> None:
    s = game("A1 grunt 10,10 | A2 grunt 30,10", "B1 grunt 35,35")
    s.say("ana", "move A1 turn face=0").silent("pushed")
    s.refused("ana", "move A1 turn face=90", "already_acted", "MK2-6.10")
    s.act("ana", EndTurn()).act("ben", EndTurn())
    assert s.figure("A1").tokens == 1
    s.say("ana", "move A1 turn face=90").says("pushed", figure="A1")
    assert (s.figure("A1").tokens, s.figure("A1").click) == (2, 1)
    s.act("ana", EndTurn()).act("ben", EndTurn())
    s.refused("ana", "move A1 turn face=0", "too_many_tokens", "MK2-8.3", tokens=2)
    s.act("ana", EndTurn())
    assert s.figure("A1").tokens == 0


@rule("MK2-6.5", "MK2-6.14", "MK2-6.18", "MK2-6.21", "MK2-P5")
def test_the_end_phase_runs_by_itself() -> None:
    s = game("A1 grunt 20,20", "B1 grunt 35,35")
    assert s.state.turn_phase == "action"
    s.act("ana", EndTurn())
    assert s.sequence("objective_controlled", "turn_over", "turn") == ["objective_controlled", "turn_over", "turn"]
    assert (s.state.turn_phase, s.to_act, s.state.left) == ("action", ["ben"], 3)


@rule("MK2-6.12", "MK2-X3")
def test_words_of_the_other_edition_are_refused_with_the_clause_that_excludes_them() -> None:
    s = game("A1 grunt 20,20", "B1 grunt 35,35")
    s.refused("ana", "pass", "not_in_edition", "MK2-6.12")
    s.refused("ana", "close_formation A1 -> B1", "not_in_edition", "MK2-19.7")
    old = battle("A1 grunt 10,10", "B1 grunt 30,30", figures=[GRUNT])
    old.refused("ana", "special A1", "not_in_edition", "MKU-4.9")
    old.refused("ana", "double_time A1", "not_in_edition", "MKU-7.1")


@rule("MK2-6.3", "MK2-R4")
@pytest.mark.parametrize(("total", "actions"), [(100, 1), (200, 2), (300, 3)])
def test_an_action_for_every_hundred_points_agreed(total: int, actions: int) -> None:
    s = game("A1 grunt 9,9", "B1 grunt 35,35", options={"build_total": total}, fields={"started": False})
    s.says("turn", actions=actions)
    refusal = s.game.refuses(Options(rules="mk2", actions_from="army_value"), 2)
    assert refusal is not None and refusal.clause == "MK2-R4"


@rule("MK2-6.8", "MK2-6.20", "MK2-P16", "MK2-33.3")
def test_nobody_is_asked_for_an_order_that_cannot_matter() -> None:
    s = game("A1 snake 10,10 face=0 | A2 leader 20,9", "B1 grunt 11.1,10", dice=[6], fields={"started": False})
    assert s.sequence("command_roll", "venom") == ["command_roll", "venom"] and s.state.left == 4


@rule("MK2-29.1", "MK2-29.3", "MK2-29.4", "MK2-6.2")
def test_who_has_no_capable_warrior_is_out_and_loses_control() -> None:
    given = "O1 20,20 ben | O2 20,12 | O3 20,28 | O4 12,20"
    s = game("A1 grunt 9,9", "B1 weak 35,35", "C1 grunt 9,30", objectives=given)
    s.says("player_eliminated", seat=1)
    assert (first(s), s.figure("B1").status, s.state.players[0].score) == (("neutral", -1), "eliminated", 20)
    assert s.act("ana", EndTurn()).to_act == ["cyr"]


@rule("MK2-30.1", "MK2-30.5", "MK2-29.8", "MK2-29.6")
def test_the_last_side_wins_even_without_objectives() -> None:
    s = game("A1 grunt 9,9", "B1 grunt 35,35", objectives="O1 20,20 ana | O2 20,12 ana | O3 20,28")
    s.act("ana", Withdraw()).says("ended", reason="one_side")
    assert s.state.winners == (1,) and first(s) == ("neutral", -1)


@rule("MK2-30.3", "MK2-30.6", "MK2-30.8", "MK2-30.12", "MK2-R44", "MK2-1.2")
@pytest.mark.parametrize(
    ("second", "scores", "tie_break", "winners"),
    [
        ("ana", (0, 99), "points", (0,)),
        ("ben", (1, 0), "points", (0,)),
        ("ben", (0, 1), "points", (1,)),
        ("ben", (0, 1), "none", ()),
        ("ben", (0, 0), "points", ()),
    ],
)
def test_objectives_decide_then_points(
    second: str, scores: tuple[int, int], tie_break: str, winners: tuple[int, ...]
) -> None:
    laid = f"O1 20,20 ana | O2 20,12 {second} | O3 20,28"
    options = {"tie_break": tie_break}
    players = {"ana": {"score": scores[0]}, "ben": {"score": scores[1]}}
    s = game("A1 grunt 9,9", "B1 grunt 35,35", objectives=laid, options=options, **players).act(None, Agreed())
    assert s.state.winners == winners


@rule("MK2-30.3", "MK2-30.6", "MK2-7.2", "MK2-R44")
def test_what_is_counted_is_objectives_first_and_the_points_that_break_ties() -> None:
    sides, laid = ("A1 grunt 20,20", "B1 grunt 35,35"), "O1 20,20 | O2 20,12 ben | O3 20,28"
    s = game(*sides, objectives=laid, ana={"score": 7})
    field = s.game.field(s.state)
    points = tuple(score_now(field, seat).total for seat in (0, 1))
    assert s.game.balances(s.state) == (("objectives-balance", (1, 1)), ("balance", points))  # as of the next check
    assert s.game.tallies(s.game.view(s.state, None)) == (("objectives-tally", (0, 1)), ("tally", (7, 0)))
    assert s.game.tally(s.game.view(s.state, None)) == (0, 1) and s.game.balance(s.state) == (1, 1)
    bare = game(*sides, objectives=laid, options={"tie_break": "none"})
    assert [name for name, _ in bare.game.balances(bare.state)] == ["objectives-balance"]
    assert [name for name, _ in bare.game.tallies(bare.game.view(bare.state, None))] == ["objectives-tally"]
    first_edition = battle(*sides, figures=[GRUNT], ana={"score": 7})
    assert first_edition.game.tallies(first_edition.game.view(first_edition.state, None)) == (("tally", (7, 0)),)
    titles = [s.game.title_of(Options(rules=rules)) for rules in ("mku", "mk2")]
    assert titles == ["mage_knight_unlimited", "mage_knight_2"]


@rule("MK2-R32")
def test_where_nobody_is_left_the_markers_count_as_they_lie() -> None:
    s = game("A1 weak 9,9", "B1 weak 35,35", objectives="O1 20,20 ben | O2 20,12 | O3 20,28")
    s.says("ended", reason="nobody").silent("player_eliminated")
    assert s.state.winners == (1,)


@rule("MK2-R39", "MK2-R6", "MK2-R44")
def test_numbers_of_the_edition_are_options() -> None:
    made = edition_of(Options(rules="mk2", capture_defense=3, formation_least=2, formation_bonus=1))
    assert (made.capture_defense, made.movement_sizes, made.ranged_each) == (3, (2, 5), 1)
    more = edition_of(Options(rules="mk2", gang_up=2, surge="full", bombardment_radius=3, bombardment_min=6))
    assert (more.gang_up_each, more.surge_half, more.bombardment_radius, more.bombardment_min) == (2, False, 3, 6)
    game = MageKnight(starter())
    for name, low, high in (
        ("gang_up", 0, 2),
        ("bombardment_radius", 1, 3),
        ("bombardment_min", 2, 6),
        ("capture_defense", 0, 3),
    ):
        for value, good in ((low - 1, False), (low, True), (high, True), (high + 1, False)):
            assert (game.refuses(Options(rules="mk2", **{name: value}), 2) is None) is good
    refusal = game.refuses(Options(rules="mk2", capture_defense=4), 2)
    assert refusal is not None and refusal.clause == "MK2-R39"
    other = game.refuses(Options(capture_defense=1), 2)
    assert other is not None and (other.key, other.clause) == ("option_of_other_edition", "MK2-X3")


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("MK2-1.1", "MK2-5.8", "MK2-6.1", "MK2-30.2")
def test_a_whole_game_is_played_by_chance(seats: int) -> None:
    options = Options(rules="mk2", limit="rounds", rounds=4)
    assert play(MageKnight(starter()), options, seats, b"whole").outcome is not None
