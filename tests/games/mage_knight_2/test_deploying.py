"""Deploying and the beginning of the battle in 2.0 (MK2-5)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.games.mage_knight.actions import SubmitArmy, SubmitPool
from bot.games.mage_knight.content.content import FigureType
from tests.support.battle import Battle, own
from tests.support.figures import opened
from tests.support.rules import rule

GRUNT = own("grunt", points=10)
HAWK = own("hawk", points=10, speed_type="flyer")
SIZE = 36_000


def deploying(ana: Sequence[FigureType], ben: Sequence[FigureType] = (GRUNT,)) -> Battle:
    """Ana, in the south, has rolled higher; her objective lies 11 inches from her inner edge, Ben's 2 from his."""
    options = {"rules": "mk2", "width": SIZE, "height": SIZE}
    s = opened(2, dice=(6, 5, 1, 1), figures=[GRUNT, HAWK], **options)
    for name, army in (("ana", ana), ("ben", ben)):
        s.act(name, SubmitArmy(tuple(kind.key for kind in army)))
    for name in ("ana", "ben"):
        s.act(name, SubmitPool(()))
    while s.state.phase == "objectives":
        s.say(s.to_act[0], "objective auto")
    assert s.state.phase == "deploy"
    return s


@rule("MK2-5.1", "MK2-5.2", "MK2-5.5", "MK2-5.8")
def test_the_first_player_deploys_all_then_the_next() -> None:
    s = deploying([GRUNT, GRUNT])
    assert s.to_act == ["ana"]
    s.say("ana", "deploy A1=10,2,90 A2=12,2,37")
    assert (s.to_act, s.figure("A2").facing) == (["ben"], 3_700)
    s.say("ben", "deploy B1=18,34,270")
    assert s.state.phase == "play" and s.to_act == ["ana"]
    assert {one.click for one in s.state.figures} == {0}


@rule("MK2-5.3", "MK2-4.3", "MK2-4.4")
@pytest.mark.parametrize(("place", "inside"), [("8,3", True), ("7.99,2", False), ("10,3.01", False), ("28,3", True)])
def test_the_centre_is_inside_the_area_and_the_base_may_stick_out(place: str, inside: bool) -> None:
    s = deploying([GRUNT])
    line = f"deploy A1={place},90"
    if inside:
        s.say("ana", line)
    else:
        s.refused("ana", line, "centre_outside_area", "MK2-5.3")


@rule("MK2-5.4")
@pytest.mark.parametrize(("y", "inside"), [("0.55", True), ("0.54", False)])
def test_no_base_leaves_the_field(y: str, inside: bool) -> None:
    s = deploying([GRUNT])
    if inside:
        s.say("ana", f"deploy A1=10,{y},90")
    else:
        s.refused("ana", f"deploy A1=10,{y},90", "deployed_off_field", "MK2-5.4")


@rule("MK2-5.4", "MK2-5.10")
def test_bases_may_touch_and_may_not_overlap() -> None:
    s = deploying([GRUNT, GRUNT])
    s.refused("ana", "deploy A1=10,2,90 A2=11.09,2,90", "deployed_on", "MK2-5.4")
    s.say("ana", "deploy A1=10,2,90 A2=11.1,2,90")


@rule("MK2-5.6", "MK2-5.9")
def test_a_flyer_begins_grounded_or_soaring_and_nobody_else_soars() -> None:
    s = deploying([HAWK, HAWK, GRUNT])
    s.refused("ana", "deploy A1=10,2,90 A2=12,2,90 A3=14,2,90 soaring=A1,A3", "cannot_begin_soaring", "MK2-5.6")
    s.refused("ana", "deploy wedge soaring", "who_soars", "MK2-5.6")
    s.say("ana", "deploy A1=10,2,90 A2=12,2,90 A3=14,2,90 soaring=A1")
    assert [s.figure(name).soaring for name in ("A1", "A2", "A3")] == [True, False, False]


@rule("MK2-5.7")
def test_nobody_is_kept_off_the_field() -> None:
    s = deploying([GRUNT, GRUNT])
    s.refused("ana", "deploy A1=10,2,90", "not_deployed", figure="A2")
