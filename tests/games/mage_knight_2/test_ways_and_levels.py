"""Ways that are looked for, contact that is sought and places that are found, where some soar (MK2-16)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.i18n.speech import Speech
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule
from tests.support.staging import NAMES

FOOT: dict[str, Any] = {"speed_type": "foot", "attack_type": "melee"}
FLY: dict[str, Any] = {"speed_type": "flyer", "attack_type": "melee"}
MAN = own("man", **FOOT)
HAWK = own("hawk", **FLY)
DRAKE = own("drake", mounted=True, **FLY)
ROC = own("roc", rank="unique", item_slots=("hand",), radius=875, **FLY)
LICH = own("lich", marks="- - - necromancy", **FLY)
FIGURES = [MAN, HAWK, DRAKE, ROC, LICH]


def field(ana: str, ben: str, dice: list[int] | None = None) -> Battle:
    """Ana's turn with three actions; nobody is in the way of the others."""
    return battle(
        f"{ana} | A9 man 1,38",
        f"{ben} | B9 man 38,1",
        figures=FIGURES,
        options={"rules": "mk2", "build_total": 300},
        dice=dice or [],
    )


@rule("MK2-16.10", "MK2-P7")
@pytest.mark.parametrize(("soaring", "straight"), [(" soaring", True), ("", False)])
def test_whoever_soars_is_in_nobodys_way(soaring: str, straight: bool) -> None:
    """The speed is 8: round a figure on the ground it does not suffice."""
    s = field("A1 man 10,10", f"B1 hawk 10,14{soaring} | B2 man 10,19.1")
    if not straight:
        s.refused("ana", "move A1 to=10,18", "way_too_long", "MK2-12.1")
        s.refused("ana", "move A1 touch=B2", "way_too_long", "MK2-12.1")
        return
    s.say("ana", "move A1 to=10,18").says("moved", figure="A1", length="8")
    field("A1 man 10,10", "B1 hawk 10,14 soaring | B2 man 10,19.1").say("ana", "move A1 touch=B2")


@rule("MK2-16.8", "MK2-8.9")
@pytest.mark.parametrize(
    ("mine", "foe", "line"),
    [
        ("man", "hawk 10,14 soaring", "move A1 touch=B1"),
        ("hawk", "hawk 10,14 soaring", "move A1 touch=B1"),
        ("man", "hawk 10,13 soaring", "surge A1 -> B1 touch=B1"),
        ("hawk", "man 10,13", "move A1 take_off touch=B1"),
    ],
)
def test_contact_across_the_levels_is_refused_where_it_is_sought(mine: str, foe: str, line: str) -> None:
    s = field(f"A1 {mine} 10,10", f"B1 {foe}")
    s.refused("ana", line, "touch_other_level", "MK2-16.8", target="B1", soaring="soaring" in foe)


@rule("MK2-16.8", "MK2-16.4", "MK2-R20")
@pytest.mark.parametrize(
    ("kind", "begins", "foe", "line"),
    [
        ("hawk", "", "hawk 10,14 soaring", "move A1 take_off touch=B1"),
        ("hawk", " soaring", "man 10,14", "move A1 land touch=B1"),
        ("hawk", " soaring", "hawk 10,14 soaring", "move A1 touch=B1"),
        ("roc", " soaring", "man 10,14", "move A1 land touch=B1"),
        ("roc", " soaring", "hawk 10,14 soaring", "move A1 touch=B1"),
        ("drake", " soaring", "hawk 10,14 soaring", "move A1 touch=B1"),
        ("drake", "", "hawk 10,14 soaring", "move A1 take_off touch=B1"),
    ],
)
def test_contact_is_found_with_the_base_of_the_level_on_which_the_move_ends(
    kind: str, begins: str, foe: str, line: str
) -> None:
    s = field(f"A1 {kind} 10,10{begins}", f"B1 {foe} face=270").say("ana", line)
    assert s.field.touching(s.figure("A1"), s.figure("B1"))


@rule("MK2-16.8", "MK2-P9")
def test_whom_a_figure_can_touch_is_asked_and_offered_on_its_own_level() -> None:
    s = field("A1 man 10,10", "B1 hawk 10,14 soaring | B2 man 14,10")
    report = s.game.tell(s.state, 0, "reach A1")
    assert report is not None and report.rows[0]["enemies"] == ("B2",)
    move = next(one for one in s.game.legal(s.state, 0) if one.facts.get("line") == "move A1")
    offered = {detail.facts.get("line") for detail in s.game.details(s.state, 0, move)}
    assert "move A1 touch=B2" in offered and "move A1 touch=B1" not in offered


@rule("MK2-16.21", "MK2-33.45")
@pytest.mark.parametrize(("level", "died"), [(" soaring", ""), ("", " soaring"), ("", ""), (" soaring", " soaring")])
def test_the_place_of_a_returned_figure_is_found_on_the_level_of_the_necromancer(level: str, died: str) -> None:
    s = field(f"A1 lich 10,10{level} | A2 hawk 20,20 eliminated{died}", "B1 man 10,11.1", [1] if level else [])
    if not level:  # on the ground an opponent touches it
        s.refused("ana", "necromancy A1 raise=A2", "necromancy_in_contact")
        s = field(f"A1 lich 10,10 | A2 hawk 20,20 eliminated{died}", "B1 man 30,30", [1])
    template = next(one for one in s.game.legal(s.state, 0) if one.kind == "necromancy")
    assert [detail.kind for detail in s.game.details(s.state, 0, template)] == ["necromancy"]
    s.say("ana", "necromancy A1 raise=A2").says("returned", dead="A2")
    assert s.figure("A2").soaring is bool(level) and s.field.touching(s.figure("A1"), s.figure("A2"))


@rule("MK2-16.8")
@pytest.mark.parametrize(("ana", "ben", "aloft"), [("man", "hawk soaring", "B1"), ("hawk soaring", "man", "A1")])
def test_the_refusal_tells_who_is_in_the_air(ana: str, ben: str, aloft: str) -> None:
    sides = [
        f"{name} {kind.split()[0]} {place} {' '.join(kind.split()[1:])}"
        for name, kind, place in (("A1", ana, "10,10"), ("B1", ben, "10,14"))
    ]
    s = field(*sides)
    with pytest.raises(Refused) as caught:
        s.say("ana", "move A1 touch=B1")
    for language, soars in {"en": "soars", "pl": "szybuje", "cs": "se vznáší"}.items():
        told = Speech(language, s.game, NAMES).refusal(caught.value)
        assert told.startswith(aloft) and soars in told


@rule("MK2-3.10", "MK2-33.16")
@pytest.mark.parametrize(("string", "offered"), [("", False), ("I1 long_string A1", True)])
def test_a_shot_on_the_way_is_looked_for_from_as_far_as_the_range_goes_now(string: str, offered: bool) -> None:
    """Speed 8 and a range of 10 come to 18 inches; the string adds 2. B1 stands 19.5 inches away."""
    bow = {"speed_type": "foot", "attack_type": "ranged", "attack_bonus": 0, "range": 10, "ranged_damage": 1}
    archer = own("archer", rank="unique", marks="bound - - -", item_slots=("hand",), **bow)
    s = battle(
        "A1 archer 10,10 face=0 | A9 man 1,38",
        "B1 man 29.5,10 | B9 man 38,1",
        figures=[MAN, archer],
        options={"rules": "mk2", "build_total": 200},
        items=string,
    )
    (bound,) = [one for one in s.game.legal(s.state, 0) if one.kind == "bound"]
    lines = [one.facts["line"] for one in s.game.details(s.state, 0, bound)]
    assert lines == (["bound A1 -> B1 toward=B1 stop=11.99 face=B1"] if offered else [])


@rule("MK2-P9", "MK2-8.16")
@pytest.mark.parametrize(("y", "met"), [("20.52", ("B1",)), ("20.53", "none")])
def test_whom_a_big_base_can_touch_is_asked_up_to_the_rim_of_a_double_base(y: str, met: object) -> None:
    """Speed 8; 0.875 on the one side, on the other 0.55 and the rear circle 1.1 behind: 10.525."""
    lord = own("lord", rank="unique", item_slots=("hand",), speed_type="foot")
    horse = own("horse", mounted=True, speed_type="mounted")
    sides, options = ("A1 lord 10,10", f"B1 horse 10,{y} face=90"), {"rules": "mk2", "build_total": 200}
    s = battle(*sides, figures=[lord, horse], options=options)
    report = s.game.tell(s.state, 0, "reach A1")
    assert report is not None and report.rows[0]["enemies"] == met
    if met == "none":
        s.refused("ana", "move A1 touch=B1", "way_too_long", "MK2-12.1")
    else:
        s.say("ana", "move A1 touch=B1")
        assert s.field.touching(s.figure("A1"), s.figure("B1"))


@rule("MK2-16.6", "MK2-P7")
def test_who_soars_comes_to_a_figure_beside_the_objective_and_not_over_it() -> None:
    """The nearest place in contact would hang over the objective; so would the last inches of the way."""
    objectives = "O1 10,14.5 | O2 3,3 | O3 33,3"
    sides, options = ("A1 hawk 10,10 soaring", "B1 hawk 10,{} soaring"), {"rules": "mk2", "build_total": 200}
    s = battle(sides[0], sides[1].format(16), figures=FIGURES, options=options, objectives=objectives)
    s.refused("ana", "move A1 to=10,14.5", "soaring_at_objective", "MK2-16.6")
    s.say("ana", "move A1 touch=B1")
    assert s.field.touching(s.figure("A1"), s.figure("B1"))
    far = battle(
        sides[0], sides[1].format(22), figures=FIGURES, options=options, objectives=objectives.replace("14.5", "18")
    )
    far.say("ana", "move A1 toward=B1")
    assert 16_000 < far.place("A1")[1] < 16_680  # 0.55 and 0.75 from 18, and clear of it


@rule("MK2-26.3", "MK2-P9", "MK2-8.16")
@pytest.mark.parametrize(("x", "met"), [("10", "none"), ("13", ("B1",))])
def test_whom_a_wood_keeps_it_from_is_not_in_reach(x: str, met: object) -> None:
    """It stops as soon as it is wholly inside; past the wood there is the same way free."""
    glade = square("hindering", 4, name="glade")
    sides, options = (f"A1 man {x},10", f"B1 man {x},17"), {"rules": "mk2", "build_total": 200}
    s = battle(*sides, figures=FIGURES, templates=[glade], terrain="T1 glade 10,13.5", options=options)
    report = s.game.tell(s.state, 0, "reach A1")
    assert report is not None and report.rows[0]["enemies"] == met
    move = next(one for one in s.game.legal(s.state, 0) if one.facts.get("line") == "move A1")
    offered = {str(detail.facts.get("line")) for detail in s.game.details(s.state, 0, move)}
    offered |= {str(one.facts.get("line")) for one in s.game.choices(s.state, 0, "A1")}
    assert ("move A1 touch=B1" in offered) is (met != "none") and "move A1 toward=B1" in offered
    s.say("ana", "move A1 touch=B1")
    assert s.field.touching(s.figure("A1"), s.figure("B1")) is (met != "none")
