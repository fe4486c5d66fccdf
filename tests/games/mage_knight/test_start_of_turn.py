"""What happens at the start of a turn: Command, Venom, contacts (MKU-4.11, MKU-SA.command, MKU-SA.venom)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.actions import EndTurn, Move, Step
from bot.games.mage_knight.content.content import Click, FigureType
from bot.games.mage_knight.state import Mark
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

NONE = ("", "", "", "")


def dial(*abilities: tuple[str, str, str, str]) -> tuple[Click, ...]:
    """Clicks of like values with other abilities."""
    return tuple(Click(8, 8, 15, 2, marks) for marks in abilities)


LEADER = own("leader", marks="- - - command")
WEAK = own("weak", dial=dial(NONE, NONE, ("", "", "", "demoralized"), ("", "", "", "demoralized")))
IRON = own("iron", dial=dial(NONE, ("", "", "invulnerability", "demoralized")))
SNAKE = own("snake", marks="- venom - -")
GRUNT = own("grunt", clicks=3)
STURDY = own("sturdy", marks="- - toughness -")
SHELL = own("shell", marks="- - invulnerability -")
ALL: list[FigureType] = [LEADER, WEAK, IRON, SNAKE, GRUNT, STURDY, SHELL]


def start(ana: str, ben: str = "B1 grunt 30,30", *more: str, **given: Any) -> Battle:
    """Ana's turn is about to start."""
    fields = {"started": False, **given.pop("fields", {})}
    return battle(ana, ben, *more, figures=ALL, fields=fields, **given)


# -- Command ---------------------------------------------------------------------------------------------------------


@rule("MKU-SA.command.1", "MKU-4.11")
@pytest.mark.parametrize(("x", "click"), [(11.1, 1), (11.12, 1), (11.13, 2)])
def test_command_heals_a_demoralized_friend_in_contact(x: float, click: int) -> None:
    s = start(f"A1 leader 10,10 | A2 weak {x},10 click=2", dice=[1])
    assert s.figure("A2").click == click


@rule("MKU-SA.command.1")
def test_command_heals_nobody_who_is_not_demoralized() -> None:
    s = start("A1 leader 10,10 | A2 weak 11.1,10 click=1", dice=[1]).silent("healed")
    assert s.figure("A2").click == 1


@rule("MKU-SA.command.1")
@pytest.mark.parametrize(("click", "after"), [(3, 1), (2, 1)])
def test_each_command_figure_heals_once_while_the_friend_is_demoralized(click: int, after: int) -> None:
    s = start(f"A1 leader 10,10 | A2 weak 11.1,10 click={click} | A3 leader 12.2,10", dice=[1, 1])
    assert s.figure("A2").click == after


@rule("MKU-SA.command.1", "MKU-5.2")
def test_command_heals_team_mates_but_not_opponents() -> None:
    s = start(
        "A1 leader 10,10",
        "B1 weak 11.1,10 click=2",
        "C1 weak 8.9,10 click=2 | C2 grunt 30,30",
        options={"teams": "alternate"},
        dice=[1],
    )
    assert (s.figure("B1").click, s.figure("C1").click) == (2, 1)


@rule("MKU-SA.command.4", "MKU-14.5", "MKU-14.6")
def test_captives_neither_command_nor_are_healed_by_command() -> None:
    s = start(
        "A1 leader 10,10 captor=B1 | A2 weak 11.1,10 click=2 | A3 grunt 20,20",
        "B1 grunt 10,11.1 | B2 grunt 30,30",
    ).silent("command_roll", "healed")
    assert s.figure("A2").click == 2
    s = start("A1 leader 10,10 | A2 weak 11.1,10 click=2 captor=B1", "B1 grunt 12.2,10", dice=[1]).silent("healed")
    assert s.figure("A2").click == 2


@rule("MKU-SA.command.4", "MKU-R10")
def test_who_is_healed_by_command_can_fight_in_this_turn() -> None:
    s = start("A1 leader 10,10 | A2 weak 11.1,10 click=2", dice=[1])
    assert "demoralized" not in s.field.marks(s.figure("A2"))


@rule("MKU-SA.invulnerability.3")
def test_command_does_not_heal_an_invulnerable_figure() -> None:
    s = start("A1 leader 10,10 | A2 iron 11.1,10 click=1 | A3 grunt 20,20", dice=[1])
    assert s.figure("A2").click == 1


@rule("MKU-SA.command.2", "MKU-4.4")
@pytest.mark.parametrize(("die", "actions"), [(5, 1), (6, 2)])
def test_a_six_for_command_gives_an_action_in_this_turn_only(die: int, actions: int) -> None:
    s = start("A1 leader 10,10 | A2 grunt 20,20", dice=[die, 1])
    s.says("command_roll", seat=0, figure="A1", die=die, more=die == 6, actions=actions)
    assert (s.state.actions, s.state.left) == (actions, actions)
    s.act("ana", EndTurn()).act("ben", EndTurn())
    assert (s.to_act, s.state.left) == (["ana"], 1)


@rule("MKU-SA.command.2", "MKU-R10")
def test_each_command_figure_rolls_in_order_of_id() -> None:
    s = start("A2 leader 10,10 | A1 leader 20,20 | A10 leader 5,5", dice=[6, 1, 6])
    assert [(facts["figure"], facts["die"]) for facts in s.told("command_roll")] == [("A1", 6), ("A2", 1), ("A10", 6)]
    assert s.state.left == 3


@rule("MKU-SA.command.2")
def test_command_works_in_its_owners_turn_only() -> None:
    s = start("A1 grunt 10,10 | A2 weak 12,10 click=2", "B1 leader 30,30 | B2 weak 31.1,30 click=2")
    assert s.told("command_roll") == [] and s.figure("B2").click == 2


# -- Venom -----------------------------------------------------------------------------------------------------------


@rule("MKU-SA.venom.1", "MKU-4.11")
@pytest.mark.parametrize(("face", "click"), [(0, 1), (45, 1), (46, 0), (180, 0)])
def test_venom_hurts_opponents_that_the_front_arc_touches(face: int, click: int) -> None:
    s = start(f"A1 snake 10,10 face={face}", "B1 grunt 11.1,10")
    assert s.figure("B1").click == click


@rule("MKU-SA.venom.1")
def test_venom_needs_contact_and_spares_friends() -> None:
    s = start("A1 snake 10,10 face=45 | A2 grunt 11.1,10", "B1 grunt 10,11.13").silent("venom", "hurt")
    assert [s.figure(name).click for name in ("A2", "B1")] == [0, 0]


@rule("MKU-SA.venom.1")
def test_venom_works_on_every_opponent_and_from_every_venomous_figure() -> None:
    s = start("A1 snake 10,10 face=45 | A2 snake 12.2,10 face=180", "B1 grunt 11.1,10 | B2 grunt 10,11.1")
    assert [(one["figure"], one["target"]) for one in s.told("venom")] == [("A1", "B1"), ("A1", "B2"), ("A2", "B1")]
    assert (s.figure("B1").click, s.figure("B2").click) == (2, 1)


@rule("MKU-SA.venom.2", "MKU-SA.toughness.1", "MKU-SA.invulnerability.2")
@pytest.mark.parametrize("code", ["sturdy", "shell"])
def test_toughness_and_invulnerability_stop_venom(code: str) -> None:
    s = start("A1 snake 10,10 face=0", f"B1 {code} 11.1,10")
    assert s.figure("B1").click == 0


@rule("MKU-SA.venom.2", "MKU-14.5", "MKU-14.10")
def test_captives_have_no_venom_and_suffer_none() -> None:
    s = start("A1 snake 10,10 face=0 captor=B1 | A2 grunt 20,20", "B1 grunt 11.1,10").silent("venom")
    s = start("A1 snake 10,10 face=0 | A2 grunt 12.2,10", "B1 grunt 11.1,10 captor=A2 | B2 grunt 30,30").silent("venom")
    assert s.figure("B1").click == 0


@rule("MKU-SA.venom.2", "MKU-SA.venom.1")
def test_venom_is_no_action_and_waits_for_its_owners_turn() -> None:
    s = start("A1 snake 10,10 face=0", "B1 snake 11.1,10 face=180")
    assert (s.figure("A1").click, s.figure("B1").click, s.figure("A1").tokens, s.state.left) == (0, 1, 0, 1)
    s.act("ana", EndTurn())
    assert (s.figure("A1").click, s.figure("B1").click) == (1, 1)


@rule("MKU-22.23", "MKU-R76", "MKU-22.6")
def test_venom_can_end_the_game_before_anybody_acts() -> None:
    s = start("A1 snake 10,10 face=0", "B1 grunt 11.1,10 click=2").says("ended", reason="one_side")
    assert s.state.players[0].score == 20 and s.match.outcome is not None


# -- the picture ---------------------------------------------------------------------------------------------------


@rule("MKU-4.11")
@pytest.mark.parametrize(
    ("ana", "ben", "dice"),
    [
        ("A1 leader 10,10 | A2 weak 11.1,10 click=1", "B1 grunt 30,30", [5]),
        ("A1 snake 10,10 face=0", "B1 grunt 20,20", []),
        ("A1 snake 10,10 face=0", "B1 sturdy 11.1,10", []),
    ],
)
def test_the_picture_shows_the_last_move_while_no_dial_has_turned(ana: str, ben: str, dice: list[int]) -> None:
    last = Mark("move", 1, "B1", paths=(((30_000, 20_000), (30_000, 30_000)),), hurt=(("B1", 1),))
    s = start(ana, ben, fields={"mark": last}, dice=dice)
    assert s.state.mark == last


@rule("MKU-4.11", "MKU-SA.venom.1", "MKU-SA.command.1")
@pytest.mark.parametrize(
    ("ana", "ben", "dice", "hurt"),
    [
        ("A1 leader 10,10 | A2 weak 11.1,10 click=2", "B1 grunt 30,30", [5], ()),
        ("A1 snake 10,10 face=0", "B1 grunt 11.1,10", [], (("B1", 1),)),
    ],
)
def test_the_picture_shows_the_start_of_a_turn_that_turned_a_dial(
    ana: str, ben: str, dice: list[int], hurt: tuple[tuple[str, int], ...]
) -> None:
    s = start(ana, ben, fields={"mark": Mark("move", 1, "B1", hurt=(("B1", 1),))}, dice=dice)
    assert s.state.mark == Mark("start", 0, hurt=hurt)


# -- order and contacts ----------------------------------------------------------------------------------------------


@rule("MKU-4.11", "MKU-R10")
def test_first_healing_then_rolls_then_venom() -> None:
    s = start(
        "A1 snake 20,20 face=0 | A2 leader 10,10 | A3 weak 11.1,10 click=2",
        "B1 grunt 21.1,20 | B2 grunt 30,30",
        dice=[3],
    )
    assert s.sequence("healed", "command_roll", "venom") == ["healed", "command_roll", "venom"]


@rule("MKU-4.11")
def test_what_every_figure_touches_is_remembered_at_the_start_and_not_changed_by_moves() -> None:
    s = start("A1 grunt 10,10 | A2 grunt 11.1,10", "B1 grunt 12.2,10")
    kept = {"A1": ("A2",), "A2": ("A1", "B1"), "B1": ("A2",)}
    assert {name: s.figure(name).contacts for name in kept} == kept
    s.act("ana", Move(Step("A1", ((5_000, 10_000),), 0)))
    assert s.figure("A1").contacts == ()  # kept for every figure in the turn of every player
    s.act("ben", EndTurn())
    assert s.figure("A1").contacts == () and s.figure("A2").contacts == ("B1",)


@rule("MKU-4.11", "MKU-SA.venom.1")
def test_contacts_are_remembered_after_venom_has_done_its_work() -> None:
    s = start("A1 snake 10,10 face=0", "B1 grunt 11.1,10 click=2 | B2 grunt 30,30")
    assert s.figure("B1").status == "eliminated" and s.figure("A1").contacts == ()
