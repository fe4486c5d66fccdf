"""Places where two or three rules of 2.0 meet: halves and modifiers, areas and captives, the rule of 3 and signs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

FOOT: dict[str, Any] = {"attack_type": "melee", "speed_type": "foot"}
SHOT: dict[str, Any] = {"attack_type": "ranged", "speed_type": "foot", "ranged_damage": 2, "range": 10}
FIGURES = [
    own("grunt", **FOOT),
    own("odd", speed=7, **FOOT),
    own("walker", subfaction="mosswalkers", allegiance="pathfinders", **FOOT),
    own("hawk", attack_type="melee", speed_type="flyer", radius=875),
    own("bow", **SHOT),
    own("bounder", marks="bound - - -", **SHOT),
    own("stormer", marks="- shockwave - -", rank="unique", item_slots=("hand",), **{**SHOT, "range": 7}),
    own("sneak", marks="stealth - limited_invisibility -", **FOOT),
    own("nimble", marks="- - dodge -", **FOOT),
    own("plated", marks="- - battle_armor -", **FOOT),
    own("helper", marks="- - - magic_enhancement", **FOOT),
    own("ward", marks="- - magic_resistance -", **FOOT),
    own("mage", **{**SHOT, "attack_type": "magic"}),
    own("coward", marks="- - - demoralized", **FOOT),
    own("lord", rank="unique", item_slots=("hand", "hand", "charm"), **FOOT),
]
GLADE = square("hindering", 4, name="glade")


def field(ana: str, ben: str = "B1 grunt 30,30", **more: Any) -> Battle:
    """Ana's turn with three actions; somebody of each side stands apart."""
    options = {"rules": "mk2", "build_total": 300}
    return battle(
        f"{ana} | A9 grunt 1,38",
        f"{ben} | B9 grunt 38,1",
        figures=FIGURES,
        templates=[GLADE],
        options=options,
        **more,
    )


@rule("MK2-15.3", "MK2-26.25", "MK2-9.5", "MK2-9.6")
@pytest.mark.parametrize(("line", "most"), [("", 7 / 2), ("double ", 7)])
@pytest.mark.parametrize("mud", [False, True])
def test_speed_is_doubled_and_halved_before_anything_is_added(line: str, most: float, mud: bool) -> None:
    """7 from hindering terrain: half is 4, rounded up; twice and half 7; the mud takes one inch from either."""
    reach = -(-most // 1) - int(mud)
    setting: dict[str, Any] = {"terrain": "T1 glade 10,10", "domains": ["sucking_mud"] if mud else []}
    s = field("A1 odd 10,11.4 face=90", **setting)
    s.refused("ana", f"move A1 {line}path=10,{11.4 + reach + 0.01:.3f}", "too_far")
    s.say("ana", f"move A1 {line}path=10,{11.4 + reach:.3f}")
    assert s.place("A1")[1] == 11_400 + reach * 1_000


@rule("MK2-15.5", "MK2-15.14", "MK2-34.7")
def test_double_time_takes_the_path_finding_away() -> None:
    """Whoever knows the woods crosses them; in double time they stop him as anybody."""
    terrain = {"terrain": "T1 glade 10,14"}
    free = field("A1 walker 10,10 face=90", **terrain).say("ana", "move A1 path=10,17.9")
    assert free.place("A1")[1] == 17_900
    rushing = field("A1 walker 10,10 face=90", **terrain).say("ana", "move A1 double path=10,20")
    assert rushing.place("A1")[1] < 17_000


@rule("MK2-20.17", "MK2-9.5", "MK2-33.24", "MK2-9.15")
@pytest.mark.parametrize(("y", "reached"), [("16", True), ("16.01", False)])
def test_half_a_range_has_its_modifiers_added_whole(y: str, reached: bool) -> None:
    """7 halved is 4; the string adds 2 to that."""
    s = field("A1 stormer 10,10 face=90", f"B1 grunt 10,{y}", items="I1 long_string A1", dice=[5, 5] if reached else [])
    if reached:
        s.say("ana", "ranged A1 shockwave").says("hit", target="B1")
    else:
        s.refused("ana", "ranged A1 shockwave", "nobody_in_reach")


@rule("MK2-21.5", "MK2-21.10", "MK2-23.5")
def test_a_bombardment_strikes_the_captor_and_whoever_hides_and_never_the_captive() -> None:
    ben = "B1 grunt 10,10 | B2 sneak 11.5,10"
    s = field("A1 bow 10,3 face=90 | A2 grunt 10,11.1 captor=B1", ben, dice=[5, 5])
    s.say("ana", "ranged A1 bombardment at=10,10")
    assert {str(one["target"]) for one in s.told("hit")} == {"B1", "B2"}
    assert (s.figure("A2").click, s.figure("B1").click, s.figure("B2").click) == (0, 1, 1)


@rule("MK2-21.7", "MK2-33.42")
def test_magic_enhancement_adds_to_the_bombardment_of_foes_and_not_of_friends() -> None:
    s = field("A1 bow 10,3 face=90 | A2 helper 11.1,3 | A3 grunt 10,11.2", "B1 grunt 10,9", dice=[5, 5])
    s.say("ana", "ranged A1 bombardment at=10,10")
    assert (s.figure("B1").click, s.figure("A3").click) == (2, 1)


@rule("MK2-21.9", "MK2-33.12")
def test_nobody_bombards_at_the_end_of_a_bound() -> None:
    """Neither named with the move nor after it; an ordinary shot there is allowed."""
    ready = "A1 bounder 10,10 face=90", "B1 grunt 10,18"
    s = field(*ready, dice=[5, 5])
    s.refused("ana", "bound A1 to=10,11 bombardment at=10,18", "not_after_move", "MK2-21.9")
    s.say("ana", "bound A1 to=10,11").refused("ana", "ranged A1 bombardment at=10,18", "not_after_move", "MK2-21.9")
    s.say("ana", "ranged A1 -> B1").says("hit", target="B1")


@rule("MK2-21.10", "MK2-21.6", "MK2-9.14")
@pytest.mark.parametrize(("dice", "struck"), [([4, 3], ("B1",)), ([5, 4], ("B1", "B2"))])
def test_one_roll_of_a_bombardment_meets_each_defense(dice: list[int], struck: tuple[str, ...]) -> None:
    """8 and 7 are 15; against armour 17 are needed."""
    s = field("A1 bow 10,3 face=90", "B1 grunt 10,10 | B2 plated 11.5,10", dice=dice)
    s.say("ana", "ranged A1 bombardment at=10,10")
    assert tuple(str(one["target"]) for one in s.told("hit")) == struck


@rule("MK2-9.11", "MK2-33.32", "MK2-20.9")
@pytest.mark.parametrize(("face", "dice"), [(90, [5, 4]), (270, [5, 5])])
def test_magic_resistance_and_the_rear_arc_are_one_sum(face: int, dice: list[int]) -> None:
    """-3 from the front; from behind +1 and -3 are -2. One less on the dice misses."""
    for roll, event in ((dice, "hit"), ([dice[0], dice[1] - 1], "missed")):
        s = field("A1 mage 10,10 face=90", f"B1 ward 10,16 face={face}", dice=roll)
        s.say("ana", "ranged A1 -> B1").says(event, target="B1")


@rule("MK2-24.14", "MK2-9.11", "MK2-9.15")
@pytest.mark.parametrize(("dice", "event"), [([2, 2], "hit"), ([2, 1], "missed")])
def test_a_formation_of_three_adds_three_and_not_four(dice: list[int], event: str) -> None:
    """8 and 3 and 4 are 15."""
    s = field("A1 bow 10,10 face=90 | A2 bow 11.1,10 face=90 | A3 bow 12.2,10 face=90", "B1 grunt 11,16", dice=dice)
    s.say("ana", "ranged A1 -> B1 with=A2,A3").says(event, target="B1")


@rule("MK2-23.13", "MK2-7.4", "MK2-7.5", "MK2-7.6", "MK2-7.10")
@pytest.mark.parametrize(
    ("ben", "status"),
    [
        ("B1 grunt 30,30", "controlled"),
        ("B1 grunt 20,21.2", "contested"),
        ("B1 grunt 20,21.2 captor=A2 | B2 grunt 30,30", "controlled"),
        ("B1 coward 20,21.2", "neutral"),
        ("B1 hawk 21.4,20", "contested"),
        ("B1 hawk 21.4,20 soaring", "controlled"),
    ],
)
def test_captives_cowards_and_who_is_in_the_air_contest_nothing(ben: str, status: str) -> None:
    """A coward neither contests nor lets another take it: things stay as they are."""
    s = field("A1 grunt 20,18.8 | A2 grunt 20,22.3", ben, objectives="O1 20,20 | O2 5,5 | O3 5,35")
    s.say("ana", "end_turn")
    assert (s.state.objectives[0].status, s.state.objectives[0].controller) == (
        status,
        0 if status == "controlled" else -1,
    )


@rule("MK2-19.3")
@pytest.mark.parametrize(("face", "behind"), [(45, False), (45.02, True)])
def test_a_contact_on_the_border_of_the_arcs_is_in_front(face: float, behind: bool) -> None:
    """The front arc of 90 degrees ends 45 to the right of the facing: at the attacker in the east, or just before."""
    s = field("A1 grunt 11.1,10 face=180", f"B1 grunt 10,10 face={face}", dice=[4, 3])
    s.say("ana", "close A1 -> B1")
    told = s.told("reckoned")
    assert bool(told and told[0]["rear"] != "none") is behind


@rule("MK2-28.17", "MK2-29.6")
def test_who_withdraws_leaves_items_and_objectives() -> None:
    s = field(
        "A1 lord 20,18.5", "B1 grunt 30,30", items="I1 ferry_bell A1", objectives="O1 20,20 ana | O2 5,5 | O3 5,35"
    )
    s.say("ana", "withdraw")
    assert (s.state.items[0].bearer, s.state.items[0].x, s.state.items[0].y) == ("", 20_000, 18_500)
    assert s.state.objectives[0].controller != 0


@rule("MK2-29.2", "MK2-33.49", "MK2-33.31")
@pytest.mark.parametrize(("pike", "scores"), [(True, [0, 0, 40]), (False, [40, 0, 0])])
def test_whose_blow_fells_the_last_whom_another_moves_scores_the_demoralized(pike: bool, scores: list[int]) -> None:
    """Ana confuses Ben's last capable warrior into Cyr's Pole Arm, or strikes it down herself."""
    wand: dict[str, Any] = {"speed_type": "foot", "attack_type": "magic", "range": 10, "ranged_damage": 1}
    s = battle(
        "A1 whisperer 10,10 face=90",
        "B1 last 10,15 | B2 broken 30,30",
        "C1 pike 14,15 face=180",
        figures=[
            own("whisperer", marks="- - - magic_confusion", **wand),
            own("last", clicks=1, **FOOT),
            own("broken", marks="- - - demoralized", **FOOT),
            own("pike", marks="- - pole_arm -", **FOOT),
        ],
        options={"rules": "mk2", "build_total": 300},
        dice=[6, 5],
    )
    if pike:
        s.say("ana", "ranged A1 -> B1 magic_confusion", "move B1 path=12.9,15").says(
            "pole_arm", figure="B1", enemy="C1"
        )
    else:
        s.say("ana", "ranged A1 -> B1")
    s.says("player_eliminated", seat=1)
    assert [player.score for player in s.state.players] == scores
