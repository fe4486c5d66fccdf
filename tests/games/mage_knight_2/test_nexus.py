"""The nexus ability is one like any other: in effect, told, offered, cancelled (MK2-11.6 to 11.8)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.content.content import Click
from bot.games.mage_knight.editions.table import EDITIONS
from bot.i18n.speech import Speech
from bot.wording.mage_knight.panels import order_lines
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

FOOT: dict[str, Any] = {"speed_type": "foot", "attack_type": "melee"}
MARKS = ("", "", "battle_armor", "")
BOTH = own("both", dial=[Click(8, 8, 15, 2, MARKS, "cover", "defense"), Click(8, 8, 15, 2)], **FOOT)
GRUNT = own("grunt", **FOOT)


def field(**given: Any) -> Battle:
    return battle(
        "A1 both 10,10 | A9 grunt 1,30",
        "B1 grunt 30,30",
        figures=[BOTH, GRUNT],
        options={"rules": "mk2", "build_total": 200},
        **given,
    )


@rule("MK2-11.6", "MK2-11.8")
@pytest.mark.parametrize(
    ("abilities", "nexus", "value", "found"),
    [
        (MARKS, "cover", "defense", ((), (), ("battle_armor", "cover"), ())),
        (MARKS, "ram", "speed", (("ram",), (), ("battle_armor",), ())),
        (MARKS, "battle_armor", "defense", ((), (), ("battle_armor",), ())),
        (MARKS, "", "", ((), (), ("battle_armor",), ())),
    ],
)
def test_it_stands_beside_the_value_that_its_arrow_points_to(
    abilities: tuple[str, ...], nexus: str, value: str, found: tuple[tuple[str, ...], ...]
) -> None:
    assert Click(0, 0, 0, 0, abilities, nexus, value).beside == found


@rule("MK2-11.6", "MK2-11.4", "MK2-33.50")
def test_it_is_cancelled_like_any_other() -> None:
    s = field()
    s.say("ana", "cancel A1 cover").says("ability_cancelled", figure="A1", ability="cover")
    s.refused("ana", "cover A1", "ability_not_in_effect", "MK2-33.50")
    s.refused("ana", "cancel A1 cover", "already_cancelled")
    later = field(active="ben").say("ana", "order A1 cancel=cover").say("ben", "end_turn")
    assert later.figure("A1").cancelled == ("cover",)


@rule("MK2-11.6", "MK2-H1")
def test_it_is_seen_by_all_and_told() -> None:
    s = field()
    seen = s.game.view(s.state, 1).figures[0]
    assert seen.marks == ("battle_armor", "cover") and seen.nexus_value == "defense"
    report = s.game.tell(s.state, 1, "figure A1")
    assert report is not None
    told = [row["ability"] for row in report.rows if row["row"] == "ability"]
    assert told == ["gang_up", "surge", "battle_armor", "cover"]
    lines = order_lines(s.game.view(s.state, 0), Speech("en", s.game, ("Ana", "Ben")))
    assert "order A1 cancel=cover" in lines
    opened = field(fields={"options": s.state.options.__class__(rules="mk2", open_dials=True)})
    dial = opened.game.tell(opened.state, 1, "figure A1")
    assert dial is not None and [row["abilities"] for row in dial.rows if row["row"] == "click"] == [
        ("battle_armor", "cover"),
        "none",
    ]


@rule("MK2-11.7", "MK2-33.8", "MK2-35.9")
@pytest.mark.parametrize(
    ("speed", "nexus", "value", "older", "found"),
    [
        ("foot", "magic_immunity", "defense", False, "magic_resistance"),
        ("foot", "magic_immunity", "defense", True, "magic_immunity"),
        ("flyer", "flight", "speed", False, ""),
        ("flyer", "flight", "speed", True, "flight"),
        ("foot", "flight", "speed", False, "flight"),
        ("swimmer", "aquatic", "speed", False, ""),
        ("flyer", "aquatic", "speed", False, "aquatic"),
    ],
)
def test_a_nexus_is_read_like_the_other_abilities(speed: str, nexus: str, value: str, older: bool, found: str) -> None:
    """What the kind of movement holds anyway is dropped; the mark of immunity to magic is Magic Resistance now."""
    kind = own("kind", dial=[Click(8, 8, 15, 2, nexus=nexus, nexus_value=value)], speed_type=speed, older=older)
    read = EDITIONS["mk2"].reads(kind).clicks[0]
    assert (read.nexus, read.nexus_value) == (found, value if found else "")


@rule("MK2-33.8", "MK2-33.32")
def test_magic_resistance_of_a_nexus_is_no_immunity() -> None:
    warded = own("warded", dial=[Click(8, 8, 15, 2, nexus="magic_immunity", nexus_value="defense")] * 3, **FOOT)
    wand = own("wand", speed_type="foot", attack_type="magic", range=10, ranged_damage=2)
    s = battle(
        "A1 wand 10,10 face=90",
        "B1 warded 10,15 face=270",
        figures=[warded, wand],
        options={"rules": "mk2"},
        dice=[5, 5],
    )
    s.say("ana", "ranged A1 -> B1").says("hit", target="B1", bonus=-3)
