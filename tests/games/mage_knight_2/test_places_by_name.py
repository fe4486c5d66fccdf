"""Objectives and loose items named where a line asks for a place (MK2-P7, MK2-P9)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.playout import best_offer, picker
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.field.objectives import near
from bot.games.mage_knight.legal.choices import choices
from bot.i18n.speech import Speech
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

GRUNT = own("grunt", speed=8)
HAWK = own("hawk", speed=8, speed_type="flyer", attack_type="ranged", range=10, ranged_damage=2)


def game(*sides: str, **given: Any) -> Battle:
    """A position with three objectives."""
    options = {"rules": "mk2", "build_total": 200}
    laid = "O1 20,20 | O2 20,12.345 | O3 20,28"
    return battle(*sides, figures=[GRUNT, HAWK], options=options, objectives=laid, **given)


def end_of(s: Battle, line: str) -> tuple[int, int]:
    """Where the way of a line ends."""
    made = s.game.parse(line, s.state, 0, None)
    assert isinstance(made, act.Move)
    return made.step.path[-1]


@rule("MK2-P7", "MK2-8.8")
@pytest.mark.parametrize(("y", "end"), [(4.345, 12_345), (4.335, 12_335), (2.0, 10_000)])
def test_a_figure_goes_toward_an_objective_as_far_as_its_speed_and_stands_on_it(y: float, end: int) -> None:
    s = game(f"A1 grunt 20,{y} face=90", "B1 grunt 35,35")
    assert end_of(s, "move A1 toward=O2") == (20_000, end)
    assert end_of(s, "move A1 toward=o2 face=0") == (20_000, end)


@rule("MK2-P7", "MK2-12.1")
def test_a_place_that_is_named_is_meant_exactly_and_refused_beyond_the_speed() -> None:
    s = game("A1 grunt 20,4.345 face=90", "B1 grunt 35,35")
    assert end_of(s, "move A1 to=O2") == (20_000, 12_345)
    far = game("A1 grunt 20,4.335 face=90", "B1 grunt 35,35")
    far.refused("ana", "move A1 to=O2", "way_too_long", "MK2-12.1")


@rule("MK2-P7")
def test_where_somebody_stands_on_the_objective_the_way_ends_beside_him() -> None:
    s = game("A1 grunt 20,6 face=90", "B1 grunt 20,12.345")
    x, y = end_of(s, "move A1 toward=O2")
    assert 1_100**2 <= (x - 20_000) ** 2 + (y - 12_345) ** 2 <= 1_700**2


@rule("MK2-P9", "MK2-8.16")
def test_the_distance_to_an_objective_is_measured_by_its_name() -> None:
    s = game("A1 grunt 20,4.345 face=90", "B1 grunt 35,35")
    report = s.game.tell(s.state, 1, "measure A1 O2")
    assert report is not None and report.rows[0]["length"] == "8"


@rule("MK2-P7")
def test_an_id_that_names_nothing_is_refused_as_before() -> None:
    s = game("A1 grunt 20,4 face=90", "B1 grunt 35,35")
    s.refused("ana", "move A1 toward=O9", "bad_figure")
    s.refused("ana", "move A1 to=O9", "bad_point")
    s.refused("ana", "move A1 touch=O1", "bad_figure")


@rule("MK2-28.8", "MK2-P7")
def test_who_goes_to_a_loose_item_names_it() -> None:
    s = game("A1 grunt 20,4 face=90", "B1 grunt 35,35", items="I1 whetted_blade 20,9.5")
    assert end_of(s, "move A1 toward=I1") == (20_000, 9_500)


@rule("MKU-P6")
def test_where_nothing_lies_no_name_is_a_place() -> None:
    s = battle("A1 grunt 20,4 face=90", "B1 grunt 35,35", figures=[GRUNT])
    s.refused("ana", "move A1 toward=O1", "bad_figure")


def ways(s: Battle, figure: str = "A1") -> list[tuple[str, str, str]]:
    """What the choices of a figure do with objectives: what, which, and the line."""
    return [
        (str(one.facts["doing"]), str(one.facts["target"]), str(one.facts["line"]))
        for one in choices(s.game.field(s.state), 0, figure)
        if str(one.facts.get("target", "")).startswith("O")
    ]


@rule("MK2-P7", "MK2-1.2")
@pytest.mark.parametrize(("y", "doing"), [(3.04, "to_goal"), (3.0, "nearer")])
def test_the_nearest_objectives_are_choices_of_a_figure(y: float, doing: str) -> None:
    s = game(f"A1 grunt 20,{y} face=90", "B1 grunt 35,35")
    assert ways(s) == [(doing, "O2", "move A1 toward=O2"), ("nearer", "O1", "move A1 toward=O1")]
    said = Speech("en", s.game)
    label = said.text(
        f"mage-knight-do-{doing.replace('_', '-')}", target="O2", length="8", targets="none", chance="none"
    )
    assert label == ("Onto objective O2, 8″" if doing == "to_goal" else "Towards O2, 8″")


@rule("MK2-7.5", "MK2-7.10")
def test_whose_player_holds_an_objective_or_who_stands_there_is_not_sent_to_it() -> None:
    held = battle(
        "A1 grunt 20,6 face=90",
        "B1 grunt 35,35",
        figures=[GRUNT],
        options={"rules": "mk2", "build_total": 200},
        objectives="O1 20,20 | O2 20,12 ana | O3 20,28",
    )
    assert [name for _, name, _ in ways(held)] == ["O1", "O3"]
    at = game("A1 grunt 20,11.2 face=90", "B1 grunt 35,35")
    assert [name for _, name, _ in ways(at)] == ["O1", "O3"]


@rule("MK2-7.2", "MK2-30.3")
@pytest.mark.parametrize(
    ("ana", "controller", "onto"),
    [("A1 grunt 12,20", -1, True), ("A1 grunt 12,20", 0, False), ("A1 grunt 18.7,20", -1, True)],
)
def test_a_greedy_player_goes_onto_objectives_that_are_not_his_and_stays_there(
    ana: str, controller: int, onto: bool
) -> None:
    """Speed 8, so the nearest one is a move away; the enemy is out of reach."""
    s = game(f"{ana} face=0", "B1 grunt 34,34", left=1)
    for one in s.state.objectives:
        one.controller, one.status = controller, "neutral" if controller < 0 else "controlled"
    chosen = best_offer(s.game, s.state, 0, picker(b"greed"))
    there = s.act("ana", chosen).figure("A1")
    assert near(s.field, s.field.circles(there), s.state.objectives[0]) is onto
