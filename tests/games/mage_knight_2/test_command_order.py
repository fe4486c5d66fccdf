"""The order of the command phase: asked for where it matters, and nowhere else (MK2-6.8, 6.20, P5, P16)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.content.content import Click
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

FOOT: dict[str, Any] = {"speed_type": "foot", "attack_type": "melee", "attack_bonus": 0}
GRUNT = own("grunt", **FOOT)
CHIEF = own("chief", marks="- - - command", **FOOT)
SNAKE = own("snake", marks="- venom - -", **FOOT)
COWARD = own("coward", marks="- - - demoralized", **FOOT)
LAST = own("last", clicks=1, **FOOT)
WELL, LOST = Click(8, 8, 15, 2), Click(6, 6, 13, 1, ("", "", "", "demoralized"))
SHAKEN = own("shaken", dial=[WELL, LOST, LOST, LOST], **FOOT)
VIPER = own("viper", dial=[WELL, Click(6, 6, 13, 1, ("", "venom", "", "demoralized")), LOST], **FOOT)
REGENT = own("regent", dial=[WELL, Click(6, 6, 13, 1, ("command", "", "", "demoralized")), LOST], **FOOT)
FIGURES = [GRUNT, CHIEF, SNAKE, COWARD, LAST, SHAKEN, VIPER, REGENT]


def begun(ana: str, ben: str = "B1 grunt 30,30", dice: list[int] | None = None) -> Battle:
    """The beginning of Ana's turn."""
    return battle(
        f"{ana} | A9 grunt 1,30",
        f"{ben} | B9 grunt 35,1",
        figures=FIGURES,
        options={"rules": "mk2", "build_total": 200},
        fields={"started": False},
        dice=dice or [],
    )


def offered(s: Battle) -> set[str]:
    """What may come next, if that is asked."""
    s.asks("ana", "command_order", clause="MK2-6.8")
    return {option.id for option in s.ask("ana").options}


@rule("MK2-6.8", "MK2-P16", "MK2-33.51", "MK2-33.46")
@pytest.mark.parametrize(("first", "works"), [("command_heal:A1", True), ("incantation_token:A2", False)])
def test_a_demoralized_singer_is_healed_first_or_sings_for_nothing(first: str, works: bool) -> None:
    s = begun("A1 chief 20,20 | A2 shaken 21.1,20 click=1 with=incantation", dice=[1])
    assert offered(s) == {"command_heal:A1", "command_die:A1", "incantation_token:A2", "rest"}
    s.answers("ana", first)
    if works:  # what is left cannot matter, so nobody is asked again
        assert s.state.turn_phase == "action"
    s.says("incantation_over", figure="A2", works=works)
    assert s.figure("A2").click == 0 and s.figure("A2").chanted is works


@rule("MK2-P16")
def test_the_rest_goes_in_the_usual_order() -> None:
    s = begun("A1 chief 20,20 | A2 shaken 21.1,20 click=1 with=incantation", dice=[1])
    assert "rest" in offered(s)
    s.say("ana", "next rest")
    assert s.sequence("command_roll", "incantation_over") == ["command_roll", "incantation_over"]
    assert s.figure("A2").chanted


@rule("MK2-6.20", "MK2-P16")
@pytest.mark.parametrize(("first", "clicks"), [("venom:A2", 1), ("command_heal:A1", 0)])
def test_a_venom_that_healing_would_take_away(first: str, clicks: int) -> None:
    s = begun("A1 chief 20,20 | A2 viper 21.1,20 click=1 face=0", "B1 grunt 22.2,20", dice=[1])
    assert {"venom:A2", "command_heal:A1"} < offered(s)
    s.answers("ana", first)
    assert (s.figure("B1").click, s.state.turn_phase) == (clicks, "action")


@rule("MK2-P16", "MK2-23.10")
@pytest.mark.parametrize(("first", "works"), [("venom:A1", True), ("incantation_token:A2", False)])
def test_a_singer_whom_venom_frees(first: str, works: bool) -> None:
    s = begun("A1 snake 20,20 face=0 | A2 grunt 22.2,20 with=incantation captor=B1", "B1 last 21.1,20")
    assert offered(s) == {"venom:A1", "incantation_token:A2", "rest"}
    s.answers("ana", first)
    assert s.figure("A2").chanted is works and s.figure("B1").status == "eliminated"


@rule("MK2-P16", "MK2-P5", "MK2-6.20")
@pytest.mark.parametrize(
    ("ana", "ben", "dice"),
    [
        ("A1 grunt 20,20", "B1 grunt 30,30", []),  # nothing is due
        ("A1 snake 20,20 face=0", "B1 grunt 21.1,20", []),  # one effect
        ("A1 snake 20,20 face=0 | A2 snake 22.2,20 face=180", "B1 grunt 21.1,20", []),  # two on one figure
        ("A1 snake 20,20 face=0 | A2 snake 22.2,20 face=180", "B1 last 21.1,20", []),  # which the first eliminates
        ("A1 chief 20,20 | A2 coward 21.1,20 click=1 with=cover", "B1 grunt 30,30", [1]),  # a cover goes anyhow
        ("A1 chief 20,20 | A2 chief 22.2,20 | A3 coward 21.1,20 click=2", "B1 grunt 30,30", [1, 1]),  # two leaders
        ("A1 chief 20,20 | A2 snake 9,9 face=0 with=incantation", "B1 grunt 10.1,9", [1]),  # far from each other
    ],
)
def test_nobody_is_asked_where_the_order_cannot_matter(ana: str, ben: str, dice: list[int]) -> None:
    s = begun(ana, ben, dice)
    assert not s.match.asks and (s.state.turn_phase, s.state.active) == ("action", 0)


@rule("MK2-P16", "MK2-33.46")
@pytest.mark.parametrize(("first", "click"), [("command_heal:A1", 2), ("command_heal:A2", 1)])
def test_a_demoralized_leader_who_heals_while_he_is_one(first: str, click: int) -> None:
    """Two effects of one kind: the regent leads on his second click only, and only there heals the third."""
    s = begun("A1 chief 20,20 | A2 regent 21.1,20 click=1 | A3 coward 22.2,20 click=2", dice=[1])
    assert {"command_heal:A1", "command_heal:A2"} < offered(s)
    s.answers("ana", first)
    while s.match.asks:
        s.answers("ana", "rest")
    assert (s.figure("A2").click, s.figure("A3").click) == (0, click)


@rule("MK2-P8", "MK2-P16")
def test_a_turn_that_runs_out_over_the_order_takes_the_usual_one_and_ends() -> None:
    s = begun("A1 chief 20,20 | A2 shaken 21.1,20 click=1 with=incantation", dice=[1])
    s.asks("ana", "command_order").times_out("ana").says("incantation_over", works=True)
    s.says("ends_turn", seat=0, left=2)
    assert s.to_act == ["ben"]
