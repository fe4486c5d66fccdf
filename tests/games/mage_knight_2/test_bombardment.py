"""Bombardment and ranged formations in 2.0 (MK2-9.13, 21, 24.12 to 24.18)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Ranged
from tests.support.battle import Battle
from tests.support.rules import rule
from tests.support.second_shots import LINE, field, least, shot

# -- bombardment -----------------------------------------------------------------------------------------------------

BOMB = "ranged A1 bombardment at=18,10"


@rule("MK2-21.1", "MK2-21.3", "MK2-21.4", "MK2-21.5", "MK2-21.6", "MK2-21.7", "MK2-20.6")
@pytest.mark.parametrize(("x", "inside"), [("20", True), ("20.01", False)])
def test_all_whose_centre_is_within_two_inches_are_attacked(x: str, inside: bool) -> None:
    """Over a wall of rock and figures; a friend is hit too; nobody's rear counts."""
    s = field(
        "A1 archer 10,10 face=0 | A2 man 18,11.1 face=180 | A3 man 13,10",
        f"B1 man 18,10 face=0 | B2 man {x},10 face=0",
        [4, 3],
        terrain="T1 blocking 15,10",
    )
    s.say("ana", BOMB)
    clicks = [s.figure(one).click for one in ("A1", "A2", "A3", "B1", "B2")]
    assert clicks == [0, 1, 0, 1, 1 if inside else 0]


@rule("MK2-21.2")
@pytest.mark.parametrize(
    ("at", "key"),
    [
        ("14,10", "point_out_of_range"),
        ("20.01,10", "point_out_of_range"),
        ("10,18", "point_out_of_arc"),
        ("15.5,10", "point_in_blocking"),
        ("14.01,10", ""),
        ("20,10", ""),
    ],
)
def test_the_target_point_lies_beyond_four_inches_in_range_and_arc(at: str, key: str) -> None:
    ben = "B1 man 13.2,10 | B2 man 20.5,10 | B3 man 10,18"
    s = field("A1 archer 10,10 face=0", ben, [4, 4] if not key else [], terrain="T1 blocking 15.5,10")
    if key:
        s.refused("ana", f"ranged A1 bombardment at={at}", key, "MK2-21.2")
    else:
        s.say("ana", f"ranged A1 bombardment at={at}")


@rule("MK2-21.5")
def test_somebody_hostile_must_stand_in_the_area() -> None:
    field("A1 archer 10,10 face=0 | A2 man 18,10", "B1 man 30,10").refused("ana", BOMB, "nobody_in_area", "MK2-21.5")


@rule("MK2-21.5", "MK2-21.10")
def test_captives_are_spared_and_captors_are_not() -> None:
    s = field("A1 archer 10,10 face=0 | A2 man 18,11.1 captor=B1", "B1 man 18,10", [4, 3])
    s.say("ana", BOMB)
    assert (s.figure("A2").click, s.figure("B1").click) == (0, 1)


@rule("MK2-21.6", "MK2-21.10", "MK2-26.24")
@pytest.mark.parametrize(
    ("target", "terrain", "roll"),
    [
        ("man", "", 7),
        ("man", "T1 hindering 14,10", 7),
        ("man", "T1 hindering 18.9,10", 8),
        ("man", "T1 concealing 18.9,10", 8),
        ("man", "T1 hindering 19.01,10", 7),
        ("stealthy", "T1 hindering 18.9,10", 8),
        ("ghost", "", 7),
        ("armor", "", 9),
        ("steel", "", 9),
    ],
)
def test_what_helps_against_a_bombardment(target: str, terrain: str, roll: int) -> None:
    """Terrain helps only whose centre lies in it; no line is drawn, so that nobody hides."""
    assert (
        least(lambda dice: field("A1 archer 10,10 face=0", f"B1 {target} 18,10 face=0", dice, terrain=terrain), BOMB)
        == roll
    )


@rule("MK2-21.6", "MK2-18.7", "MK2-18.9")
def test_the_attack_bonus_counts_and_only_who_has_the_proficiency_bombards() -> None:
    assert least(lambda dice: shot("sharp", "man", dice), BOMB) == 6
    shot("mage", "man", []).refused("ana", BOMB, "no_proficiency", "MK2-21.1", ability="bombardment", keyword="magic")


@rule("MK2-21.7", "MK2-21.8")
@pytest.mark.parametrize(("dice", "clicks"), [([6, 6], (0, 2)), ([1, 1], (1, 0))])
def test_two_sixes_and_two_ones_of_a_bombardment(dice: list[int], clicks: tuple[int, int]) -> None:
    s = shot("archer", "man", dice).say("ana", BOMB)
    assert (s.figure("A1").click, s.figure("B1").click) == clicks


@rule("MK2-21.9")
def test_a_bombardment_is_no_formation() -> None:
    s = field("A1 archer 10,10 face=0 | A2 archer 10,11.1 face=0 | A3 archer 10,8.9 face=0", "B1 man 18,10")
    s.refused("ana", BOMB + " with=A2,A3", "mode_not_in_formation")


@rule("MK2-21.11")
def test_the_point_may_lie_on_a_base_an_objective_or_a_hill() -> None:
    s = field(
        "A1 archer 10,10 face=0",
        "B1 man 18,10",
        [4, 4],
        terrain="T1 hill 18,10",
        objectives="O1 18,11 | O2 5,5 | O3 30,30",
    )
    s.say("ana", BOMB).says("hit", target="B1")


# -- formations ------------------------------------------------------------------------------------------------------

ROW = "A1 archer 10,10 face=0 | A2 archer 10,11.1 face=0 | A3 archer 10,8.9 face=0"


def volley(count: int, ben: str, dice: list[int], leader: str = "archer", others: str = "archer") -> Battle:
    """So many others beside the first, face to face with B1 at 18,10."""
    places = ("10,11.1", "10,8.9", "10,12.2", "10,7.8", "10,13.3")
    row = [f"A{number + 2} {others} {place} face=0" for number, place in enumerate(places[:count])]
    return field(" | ".join([f"A1 {leader} 10,10 face=0", *row]), ben, dice)


WITH = {2: "A2,A3", 3: "A2,A3,A4", 4: "A2,A3,A4,A5"}


@rule("MK2-24.2", "MK2-24.12", "MK2-24.14", "MK2-9.10", "MK2-24.1", "MK2-24.6")
@pytest.mark.parametrize(("count", "roll"), [(2, 4), (3, 4), (4, 4)])
def test_two_for_each_other_member_within_the_rule_of_three(count: int, roll: int) -> None:
    """Two others give 4, of which 3 count."""
    line = f"{LINE} with={WITH[count]}"
    assert least(lambda dice: volley(count, "B1 man 18,10 face=180", dice), line) == roll
    s = volley(count, "B1 man 18,10 face=180", [4, 4]).say("ana", line)
    assert [s.figure(f"A{number}").tokens for number in range(1, count + 2)] == [1] * (count + 1)
    assert (s.state.left, s.figure("B1").click) == (3, 2)


@rule("MK2-9.13", "MK2-9.11", "MK2-33.32")
def test_the_worked_example_of_the_rule_of_three() -> None:
    """Three apprentices give 6, the rear arc 1, Magic Resistance takes 3: 4, of which 3 count."""

    def scene(dice: list[int]) -> Battle:
        return volley(3, "B1 warded 18,10 face=0", dice, "mage", "mage")

    assert least(scene, f"{LINE} with=A2,A3,A4") == 4


@rule("MK2-24.12")
@pytest.mark.parametrize(("members", "key"), [("A2", "formation_size"), ("A2,A3,A4,A5,A6", "formation_size")])
def test_three_to_five_shoot_together(members: str, key: str) -> None:
    volley(5, "B1 man 18,10", []).refused("ana", f"{LINE} with={members}", key)


@rule("MK2-24.12", "MK2-24.3", "MK2-24.5", "MK2-24.4")
@pytest.mark.parametrize(
    ("third", "key"),
    [
        ("archer 10,8.8 face=0", "formation_not_connected"),
        ("league 10,8.9 face=0", "factions_differ"),
        ("broken 10,8.9 face=0", "demoralized"),
        ("archer 10,8.9 face=0 tokens=2", "too_many_tokens"),
        ("archer 10,8.9 face=0 acted", "already_acted"),
    ],
)
def test_who_cannot_be_a_member(third: str, key: str) -> None:
    s = field(f"A1 archer 10,10 face=0 | A2 archer 10,11.1 face=0 | A3 {third}", "B1 man 18,10")
    s.refused("ana", f"{LINE} with=A2,A3", key)


@rule("MK2-24.13")
@pytest.mark.parametrize(
    ("third", "more", "key"),
    [
        ("10,8.9 face=90", "", "target_out_of_arc"),
        ("10,8.9 face=0", " | B2 man 14,9.2", "line_blocked"),
    ],
)
def test_each_member_needs_the_target_in_its_arc_and_a_clear_line(third: str, more: str, key: str) -> None:
    s = field(f"A1 archer 10,10 face=0 | A2 archer 10,11.1 face=0 | A3 archer {third}", f"B1 man 18,10{more}")
    s.refused("ana", f"{LINE} with=A2,A3", key)


@rule("MK2-24.13", "MK2-24.18")
def test_a_formation_has_one_target_and_modes_that_deal_damage() -> None:
    s = field(
        "A1 double 10,10 face=0 | A2 archer 10,11.1 face=0 | A3 archer 10,8.9 face=0", "B1 man 18,10 | B2 man 18,13"
    )
    s.refused("ana", "ranged A1 -> B1,B2 with=A2,A3", "formation_one_target")
    flames = field("A1 flamer 10,10 face=0 | A2 archer 10,11.1 face=0 | A3 archer 10,8.9 face=0", "B1 man 18,10")
    flames.refused("ana", f"{LINE} flame_lightning with=A2,A3", "mode_not_in_formation", "MK2-24.18")


@rule("MK2-24.15", "MK2-28.12", "MK2-17.6")
def test_two_ones_hurt_the_primary_attacker_alone() -> None:
    s = volley(2, "B1 man 18,10 face=180", [1, 1]).say("ana", f"{LINE} with=A2,A3")
    assert [s.figure(one).click for one in ("A1", "A2", "A3")] == [1, 0, 0]


@rule("MK2-24.15", "MK2-18.14")
@pytest.mark.parametrize(("leader", "clicks"), [("piercer", 2), ("archer", 0)])
def test_only_the_primary_attackers_abilities_work(leader: str, clicks: int) -> None:
    other = "archer" if leader == "piercer" else "piercer"
    s = volley(2, "B1 steel 18,10 face=180", [5, 5], leader, other).say("ana", f"{LINE} with=A2,A3")
    assert s.figure("B1").click == clicks


@rule("MK2-18.14", "MK2-18.11")
@pytest.mark.parametrize(("leader", "other", "allowed"), [("archer", "mage", True), ("mage", "archer", False)])
def test_a_formation_shoots_by_the_type_of_who_leads(leader: str, other: str, allowed: bool) -> None:
    """Wands that help a bow make no magic: a magic immune figure may be its target."""
    s = volley(2, "B1 immune 18,10 face=180", [2, 2] if allowed else [], leader, other)
    if allowed:
        (template,) = [one for one in s.game.legal(s.state, 0) if one.kind == "volley"]
        (together,) = [one for one in s.game.details(s.state, 0, template) if one.facts["doing"] == "hit_together"]
        assert together.action == Ranged("A1", ("B1",), members=("A2", "A3"))
        s.say("ana", f"{LINE} with=A2,A3").says("attack_rolled", roll=4)
    else:
        s.refused("ana", f"{LINE} with=A2,A3", "target_immune", "MK2-18.11")
