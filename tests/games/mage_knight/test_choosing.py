"""From words to exact paths: the shortest legal way, and where there is none why, and what is nearest (MKU-P6)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.measure import travelled
from bot.games.mage_knight.movement.plans import planned
from bot.geometry.plane import dist2, path_length
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule


def said(scene: Battle, line: str, seat: int = 0) -> Any:
    """What a line means."""
    return scene.game.parse(line, scene.state, seat, None)


def refused(scene: Battle, line: str) -> Refused:
    """How a line is refused."""
    with pytest.raises(Refused) as caught:
        said(scene, line)
    return caught.value


def length(scene: Battle, step: act.Step) -> float:
    """How long a way is, in inches."""
    figure = scene.figure(step.figure)
    return path_length(((figure.x, figure.y), *step.path)) / 1_000_000


FOOT = own("foot", speed=8)
RIDER = own("rider", speed=10, mounted=True)


@rule("MKU-6.21", "MKU-P6")
def test_touching_ends_at_the_exact_contact_position_on_the_straight_way() -> None:
    s = battle("A1 foot 10,10", "B1 foot 13,14", figures=[FOOT])
    step = said(s, "move A1 touch=B1").step
    (end,) = step.path
    assert 1100 <= dist2(end, (13_000, 14_000)) ** 0.5 <= 1102
    assert step.facing == 5313  # towards B1
    s.say("ana", "move A1 touch=B1").says("moved", figure="A1")
    assert s.field.touching(s.figure("A1"), s.figure("B1")) and s.field.front(s.figure("A1"), s.figure("B1"))


@rule("MKU-P6")
def test_the_way_goes_round_bases_and_is_the_shortest() -> None:
    s = battle("A1 foot 10,10", "B1 foot 10,16 | B2 foot 10,13", figures=[FOOT])
    step = said(s, "move A1 touch=B1").step
    assert len(step.path) > 1
    assert 4.9 < length(s, step) < 5.2
    assert s.say("ana", "move A1 touch=B1").field.touching(s.figure("A1"), s.figure("B1"))


@rule("MKU-P6")
def test_the_way_goes_round_blocking_terrain_with_the_whole_base() -> None:
    s = battle(
        "A1 foot 10,10", "B1 foot 30,30", figures=[FOOT], terrain="T1 blocking 10,14", templates=[square("blocking", 2)]
    )
    step = said(s, "move A1 to=10,17").step
    assert len(step.path) > 1 and length(s, step) > 7.2
    assert s.say("ana", "move A1 to=10,17").place("A1")[:2] == (10_000, 17_000)


@rule("MKU-SA.flight.2")
def test_a_flyer_goes_straight() -> None:
    bird = own("bird", marks="flight - - -")
    s = battle("A1 bird 10,10", "B1 foot 10,16 | B2 foot 10,13", figures=[FOOT, bird])
    assert len(said(s, "move A1 touch=B1").step.path) == 1


@rule("MKU-7.1", "MKU-P6")
def test_a_way_that_is_too_long_is_refused_with_its_length_and_how_far_it_goes() -> None:
    s = battle("A1 foot 10,10", "B1 foot 10,30", figures=[FOOT])
    assert said(s, "move A1 to=10,18").step.path == ((10_000, 18_000),)
    found = refused(s, "move A1 to=10,18.01")
    assert (found.key, found.clause) == ("way_too_long", "MKU-7.1")
    assert (found.facts["length"], found.facts["allowed"]) == ("8.01", "8")
    assert (found.facts["x"], found.facts["y"]) == ("10", "18")


@rule("MKU-6.19", "MKU-7.1")
@pytest.mark.parametrize("line", ["move A1 to=10.57,13.96", "move A1 path=10.57,13.96 face=N"])
def test_what_the_tolerance_allows_is_not_told_as_more_than_the_speed(line: str) -> None:
    s = battle("A1 slow 10,10", "B1 foot 10,30", figures=[FOOT, own("slow", speed=4)])
    shown = s.game.preview(s.state, 0, said(s, line))
    assert shown is not None and (shown.facts["length"], shown.facts["allowed"]) == ("4", "4")
    s.say("ana", line).says("moved", figure="A1", length="4")


@rule("MKU-6.19")
def test_whole_lengths_are_told_as_such_within_the_tolerance_only() -> None:
    lengths = {4000: 4000, 4001: 4000, 4002: 4002, 3999: 3999, 3001: 3000, 500: 500}
    assert {length: travelled(((0, 0), (length, 0))) for length in lengths} == lengths


@rule("MKU-SA.charge.1", "MKU-SA.quickness.1", "MKU-SA.bound.1")
@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("charge A1 touch=B1", "no_attack_after_move"),
        ("bound A1 to=30,30 -> B1", "no_attack_after_move"),
        ("quick move A1 to=1,1", "no_quickness"),
        ("move A1 to=1,1 double", "no_double_move"),
        ("move A1 to=1,1", "way_too_long"),
    ],
)
def test_who_lacks_the_ability_hears_that_and_not_how_long_the_way_is(line: str, key: str) -> None:
    s = battle("A1 foot 20,20", "B1 foot 10,35", figures=[FOOT])
    assert refused(s, line).key == key


@rule("MKU-6.14", "MKU-P6")
def test_a_place_without_room_is_refused_with_what_stands_there_and_the_nearest_place() -> None:
    s = battle("A1 foot 10,10", "B1 foot 10,14", figures=[FOOT])
    found = refused(s, "move A1 to=10,14.5")
    assert (found.key, found.clause, found.facts["thing"]) == ("no_room_there", "MKU-6.14", "B1")
    near = f"move A1 to={found.facts['x']},{found.facts['y']}"
    assert said(s, near).step.path
    assert refused(s, "move A1 to=0.3,10").facts["reason"] == "off_the_field"


@rule("MKU-P6", "MKU-6.12")
def test_where_no_way_leads_the_first_obstacle_and_the_free_length_are_told() -> None:
    ring = " | ".join(f"B{number} foot {x},{y}" for number, (x, y) in enumerate(HEXAGON, 1))
    s = battle("A1 foot 10,10", ring, figures=[FOOT])
    found = refused(s, "move A1 to=10,15")
    assert (found.key, found.clause) == ("no_way_there", "MKU-P6")
    assert found.facts["thing"] in ("B2", "B3")
    assert found.facts["length"] == "0"


@rule("MKU-P6")
def test_towards_a_figure_goes_as_far_as_the_speed_allows() -> None:
    s = battle("A1 foot 10,10", "B1 foot 10,30", figures=[FOOT])
    step = said(s, "move A1 toward=B1").step
    assert (step.path, step.facing) == (((10_000, 18_000),), 9000)
    near = battle("A1 foot 10,10", "B1 foot 10,14", figures=[FOOT])
    assert said(near, "move A1 toward=B1").step == said(near, "move A1 touch=B1").step
    assert said(near, "move A1 toward=B1 stop=3").step.path == ((10_000, 11_000),)
    assert said(near, "move A1 toward=B1 stop=4").step.path == ()


@rule("MKU-7.1", "MKU-6.19")
@pytest.mark.parametrize("speed", [6, 7, 8, 11])
def test_towards_a_figure_is_never_told_longer_than_the_speed(speed: int) -> None:
    """Also where the end, on whole thousandths, is rounded."""
    quick = own("quick", speed=speed)
    for number in range(60):
        x, y = 20 + (number * 7 % 41 - 20) / 1.37, 20 + 13 * (1 if number % 2 else -1) + number / 100
        s = battle("A1 quick 20,20", f"B1 foot {x:.2f},{y:.2f}", figures=[FOOT, quick])
        plan = planned(s.field, said(s, "move A1 toward=B1").step)
        assert 1000 * speed - 1 <= plan.length <= 1000 * speed, (x, y, plan.length)


@rule("MKU-P7", "MKU-19.4")
def test_terrain_cuts_the_way_where_it_ends_the_move() -> None:
    s = battle(
        "A1 foot 10,10",
        "B1 foot 10,30",
        figures=[FOOT],
        terrain="T1 hindering 10,15",
        templates=[square("hindering", 4)],
    )
    step = said(s, "move A1 to=10,17 face=E").step
    assert step.path == ((10_000, 13_549),) or step.path == ((10_000, 13_550),)
    s.say("ana", "move A1 to=10,17 face=E").says("stopped", figure="A1", reason="hindering", piece="T1")


@rule("MKU-6.6")
def test_the_side_of_the_target_can_be_chosen() -> None:
    s = battle("A1 foot 10,10", "B1 rider 10,13 face=270", figures=[FOOT, RIDER])
    s.say("ana", "move A1 touch=B1 side=rear")  # a mounted figure gets no free spin
    assert s.field.rear(s.figure("A1"), s.figure("B1"))
    east = battle("A1 foot 10,10", "B1 foot 10,13 face=270", figures=[FOOT])
    end = said(east, "move A1 touch=B1 side=E").step.path[-1]
    assert end[0] > 10_000 + 700


@rule("MKU-7.6")
def test_facings_follow_the_way_unless_they_are_said() -> None:
    s = battle("A1 foot 10,10 face=0", "B1 foot 20,20", figures=[FOOT])
    assert said(s, "move A1 to=10,12").step.facing == 9000
    assert said(s, "move A1 to=10,12 face=W").step.facing == 18_000
    assert said(s, "move A1 to=10,15 face=B1").step.facing == 2657
    assert said(s, "move A1 stay").step == act.Step("A1", (), 0)


@rule("MKU-7.8", "MKU-6.3")
def test_a_double_base_arrives_with_its_front_and_keeps_its_rear_free() -> None:
    s = battle("A1 rider 10,10 | A2 foot 10,16.2", "B1 foot 10,18", figures=[FOOT, RIDER])
    s.say("ana", "move A1 touch=B1")
    rider, foe = s.figure("A1"), s.figure("B1")
    assert s.field.front(rider, foe) and not s.field.touching(rider, s.figure("A2"))


@rule("MKU-14.14")
def test_a_captor_says_where_its_captive_goes() -> None:
    s = battle("A1 foot 10,10", "B1 foot 10,11.1 captor=A1 | B2 foot 30,30", figures=[FOOT])
    step = said(s, "move A1 to=14,10 captive=14,8.9,180").step
    assert step.captive == act.Placement("B1", 14_000, 8900, 18_000)
    s.say("ana", "move A1 to=14,10 captive=14,8.9,180")
    assert s.place("B1") == (14_000, 8900, 18_000)
    free = battle("A1 foot 10,10", "B1 foot 20,11.1", figures=[FOOT])
    assert refused(free, "move A1 to=14,10 captive=14,8.9").key == "no_captive"


# -- formations ------------------------------------------------------------------------------------------------------

THREE = "A1 foot 10,10 | A2 foot 11.1,10 | A3 foot 12.2,10"


@rule("MKU-15.12", "MKU-15.22")
@pytest.mark.parametrize("shape", ["line", "block", "follow"])
def test_a_formation_takes_a_shape_behind_its_leader(shape: str) -> None:
    s = battle(THREE, "B1 foot 30,30", figures=[FOOT])
    s.say("ana", f"formation A1,A2,A3 to=11,14 face=N {shape}")
    assert s.place("A1") == (11_000, 14_000, 9000)
    assert all(s.place(name)[2] == 9000 for name in ("A2", "A3"))
    assert s.field.touching(s.figure("A1"), s.figure("A2"))


@rule("MKU-15.22")
def test_each_member_may_be_given_its_place() -> None:
    s = battle(THREE, "B1 foot 30,30", figures=[FOOT])
    s.say("ana", "formation A1=10,14 A2=11.1,14,0 A3=12.2,14")
    assert [s.place(name)[:2] for name in ("A1", "A2", "A3")] == [(10_000, 14_000), (11_100, 14_000), (12_200, 14_000)]
    assert s.place("A2")[2] == 0


@rule("MKU-15.10", "MKU-SA.force_march.1")
def test_the_pace_of_a_formation_is_that_of_the_slowest_or_of_force_march() -> None:
    slow, drum = own("slow", speed=4), own("drum", speed=7, marks="force_march - - -")
    three = "A1 foot 10,10 | A2 slow 11.1,10 | A3 drum 12.2,10"
    s = battle(three, "B1 foot 30,30", figures=[FOOT, slow, drum])
    assert said(s, "formation lead=A3 A1=10,17 A2=11.1,17 A3=12.2,17").lead == "A3"
    assert refused(s, "formation A1=10,17.01 A2=11.1,17 A3=12.2,17").key == "way_too_long"
    plain = battle(three.replace("drum", "foot"), "B1 foot 30,30", figures=[FOOT, slow])
    assert refused(plain, "formation A1=10,14.01 A2=11.1,14 A3=12.2,14").facts["allowed"] == "4"


@rule("MKU-15.22")
def test_members_alone_are_named_first_where_somebody_must_break_away() -> None:
    s = battle(THREE, "B1 foot 10,11.1", figures=[FOOT], dice=[5])
    s.say("ana", "formation A1,A2,A3").says("paths_owed")
    s.say("ana", "paths | A1 to=9,9 | A2 to=10.1,9 | A3 to=11.2,9")
    assert s.place("A3")[:2] == (11_200, 9000)


# -- uses ------------------------------------------------------------------------------------------------------------


@rule("MKU-SA.necromancy.3", "MKU-SA.necromancy.8")
def test_the_raised_are_put_beside_the_raiser() -> None:
    raiser = own("raiser", marks="- - - necromancy")
    s = battle("A1 raiser 10,10 | A2 foot 0,0 eliminated", "B1 foot 30,30", figures=[FOOT, raiser], dice=[1])
    s.say("ana", "necromancy A1 raise=A2 face=W").says("returned", dead="A2")
    assert s.field.touching(s.figure("A1"), s.figure("A2")) and s.place("A2")[2] == 18_000
    ring = " | ".join(f"A{number + 3} foot {x},{y}" for number, (x, y) in enumerate(HEXAGON))
    full = battle(f"A1 raiser 10,10 | A2 foot 0,0 eliminated | {ring}", "B1 foot 30,30", figures=[FOOT, raiser])
    assert refused(full, "necromancy A1 raise=A2").clause == "MKU-SA.necromancy.8"


HEXAGON = ((11.101, 10), (10.551, 10.954), (9.449, 10.954), (8.899, 10), (9.449, 9.046), (10.551, 9.046))
