"""Who is put down by others, and who turns in the air: wings and fins stand on the base (MK2-16.21, 33.12, 33.45)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

FIGURES = [
    own("man", speed_type="foot"),
    own("lich", marks="- - - necromancy", speed_type="flyer"),
    own("hawk", speed_type="flyer"),
    own("otter", speed_type="swimmer"),
    own("lifter", marks="magic_levitation - - -", speed_type="flyer"),
    own("witch", marks="- - - magic_confusion", attack_type="magic", range=10, ranged_damage=1, speed_type="foot"),
    own("wheeler", marks="nimble - - -", speed_type="flyer"),
]
LAKE = square("deep_water", 4, name="lake")


def field(ana: str, **more: Any) -> Battle:
    options = {"rules": "mk2", "build_total": 200}
    return battle(ana, "B1 man 30,30", figures=FIGURES, templates=[LAKE], options=options, **more)


@rule("MK2-16.21", "MK2-33.45", "MK2-14.15")
@pytest.mark.parametrize("line", ["necromancy A1 raise=A2 at=10,11.1", "necromancy A1 raise=A2"])
def test_a_flyer_whose_dial_shows_skulls_still_has_its_wings(line: str) -> None:
    """Four clicks: at the fifth position three skulls show, and nothing else."""
    s = field("A1 lich 10,10 soaring | A2 hawk 20,20 click=4 eliminated", dice=[1])
    offered = next(one for one in s.game.legal(s.state, 0) if one.kind == "necromancy")
    assert [detail.kind for detail in s.game.details(s.state, 0, offered)] == ["necromancy"]
    s.say("ana", line).says("returned", dead="A2")
    assert s.figure("A2").soaring and s.figure("A2").click == 1
    man = field("A1 lich 10,10 soaring | A2 man 20,20 click=4 eliminated")
    man.refused("ana", line, "dead_cannot_soar", "MK2-16.21")


@rule("MK2-33.45", "MK2-26.12", "MK2-14.9")
@pytest.mark.parametrize("line", ["necromancy A1 raise=A2 at=10,11.1", "necromancy A1 raise=A2"])
def test_a_swimmer_returns_into_deep_water_and_nobody_else(line: str) -> None:
    lake = {"terrain": "T1 lake 10,10.5"}
    s = field("A1 lich 10,10 | A2 otter 20,20 click=4 eliminated", dice=[1], **lake)
    s.say("ana", line).says("returned", dead="A2")
    man = field("A1 lich 10,10 | A2 man 20,20 click=4 eliminated", **lake)
    man.refused("ana", "necromancy A1 raise=A2 at=10,11.1", "in_deep_water")


@rule("MK2-16.6", "MK2-16.21", "MK2-R25")
@pytest.mark.parametrize(("y", "lich", "touches"), [("17.32", "18.42", True), ("17.33", "18.43", False)])
def test_nobody_is_lifted_or_brought_back_to_soar_at_an_objective(y: str, lich: str, touches: bool) -> None:
    """0.55 and 0.75 are 1.3, and 0.02 more is contact still."""
    objectives = "O1 11.1,16 | O2 3,3 | O3 33,33"
    s = field("A1 lifter 10,10 soaring | A2 hawk 11.1,10 soaring", objectives=objectives)
    line = f"levitate A1 lift=A2 at=11.1,{y} face=90"
    if touches:
        s.refused("ana", line, "soaring_at_objective", "MK2-16.6", thing="O1")
    else:
        s.say("ana", line).says("levitated", target="A2")
    dead = f"A1 lich 11.1,{lich} soaring | A2 hawk 20,20 click=4 eliminated"
    line = f"necromancy A1 raise=A2 at=11.1,{y}"
    s = field(dead, objectives=objectives, dice=[] if touches else [1])
    if touches:
        s.refused("ana", line, "soaring_at_objective", "MK2-16.6", thing="O1")
    else:
        s.say("ana", line).says("returned", dead="A2")


@rule("MK2-33.18", "MK2-16.4")
@pytest.mark.parametrize("level", ["", " soaring"])
def test_who_turns_by_nimble_stays_on_his_level(level: str) -> None:
    """To land he would have to be given a move action."""
    s = field(f"A1 wheeler 10,10 face=0{level}").say("ana", "nimble A1 face=90").silent("landed")
    assert (s.figure("A1").soaring, s.place("A1"), s.figure("A1").tokens) == (bool(level), (10_000, 10_000, 9_000), 0)


@rule("MK2-33.49")
@pytest.mark.parametrize("line", ["land path=10,20", "land", "double path=10,20"])
def test_a_confused_figure_is_moved_on_its_level_and_at_its_own_speed(line: str) -> None:
    """Such a word is not left out of the line in silence."""
    grounded = line.startswith("double")
    kind = "man 10,16" if grounded else "hawk 10,16 soaring"
    s = battle(
        "A1 witch 10,10",
        f"B1 {kind} | B2 man 30,30",
        figures=FIGURES,
        options={"rules": "mk2", "build_total": 200},
        dice=[5, 5],
    )
    s.say("ana", "ranged A1 magic_confusion -> B1")
    s.refused("ana", f"move B1 {line}", "owed_plainly", "MK2-33.49", figure="B1")
    s.say("ana", "move B1 path=10,20").says("moved", figure="B1")
    assert s.figure("B1").soaring is not grounded
