"""Flyers and the level above the ground: taking off, landing, contact, and where nobody may end (MK2-14.10, 16)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n.names import message_id
from tests.support.battle import Battle, battle, own, square
from tests.support.catalogs import catalog
from tests.support.rules import rule

HAWK = own("hawk", speed_type="flyer", attack_type="melee", speed=7)
GRUNT = own("grunt", speed_type="foot", speed=8)


CROW = own("crow", speed_type="flyer", marks="- - - demoralized")
ROC = own("roc", speed_type="flyer", mounted=True)

ROCK = square("blocking", 2, name="rock")
LAKE = square("deep_water", 2, name="lake")


def air(ana: str = "A1 hawk 10,10", ben: str = "B1 hawk 30,30", **given: Any) -> Battle:
    """Flyers and men on foot."""
    return battle(
        ana,
        ben,
        figures=[HAWK, GRUNT, ROC, CROW],
        templates=[ROCK, LAKE],
        options={"rules": "mk2", "build_total": 200},
        **given,
    )


@rule("MK2-16.1", "MK2-16.2", "MK2-14.12")
def test_only_a_flyer_takes_off() -> None:
    s = air().say("ana", "move A1 take_off").says("took_off", figure="A1")
    assert s.figure("A1").soaring and s.place("A1")[:2] == (10_000, 10_000)
    assert s.field.circles(s.figure("A1")) == ((10_000, 10_000, 550),)
    air("A1 grunt 10,10").refused("ana", "move A1 take_off", "cannot_soar", "MK2-16.1")


@rule("MK2-16.4", "MK2-9.6", "MK2-R19", "MK2-R20")
@pytest.mark.parametrize(("length", "free"), [("14", True), ("14.01", False)])
def test_a_change_of_level_halves_the_speed_rounded_up(length: str, free: bool) -> None:
    s = air()  # speed 7: 4
    line = f"move A1 path={length},10 take_off"
    if free:
        s.say("ana", line)
        assert s.figure("A1").soaring and s.place("A1")[0] == 14_000
    else:
        s.refused("ana", line, "too_far", "MK2-12.1")


@rule("MK2-16.4")
def test_a_level_is_changed_to_the_other_one_only() -> None:
    air().refused("ana", "move A1 land", "on_that_level", "MK2-16.4")
    air("A1 hawk 10,10 soaring").refused("ana", "move A1 take_off", "on_that_level", "MK2-16.4")
    s = air("A1 hawk 10,10 soaring").say("ana", "move A1 to=13,10 land").says("landed", figure="A1")
    assert not s.figure("A1").soaring


@rule("MK2-16.4", "MK2-16.6", "MK2-R20")
@pytest.mark.parametrize(("x", "free"), [("11.3", False), ("11.33", True)])
def test_nobody_takes_off_where_his_flight_base_would_touch_an_objective(x: str, free: bool) -> None:
    """0.55 and 0.75 and 0.02 are 1.32 inches; on the spot as after a move."""
    s = air(objectives=f"O1 {x},10 | O2 5,30 | O3 30,5")
    if free:
        assert s.say("ana", "move A1 take_off").figure("A1").soaring
    else:
        s.refused("ana", "move A1 take_off", "soaring_at_objective", "MK2-16.6")


@rule("MK2-16.4", "MK2-14.10", "MK2-14.14", "MK2-R20")
@pytest.mark.parametrize(("kind", "key"), [("rock", "in_blocking_terrain"), ("lake", "in_deep_water")])
def test_nobody_lands_on_the_spot_in_what_he_may_not_stand_in(kind: str, key: str) -> None:
    s = air("A1 hawk 10,10 soaring", terrain=f"T1 {kind} 10,10")
    s.refused("ana", "move A1 land", key)
    s.say("ana", "move A1 path=10,12.55 land").says("landed", figure="A1")


@rule("MK2-16.4", "MK2-14.15", "MK2-R20")
def test_a_double_base_lands_where_there_is_room_for_both_its_circles() -> None:
    s = air("A1 roc 10,10 face=0 soaring", "B1 grunt 8.4,10")
    s.refused("ana", "move A1 land", "bases_overlap", blocker="B1")
    s.say("ana", "move A1 land face=90").says("landed", figure="A1")


@rule("MK2-33.44", "MK2-16.4")
@pytest.mark.parametrize(("y", "free"), [("11.12", False), ("11.13", True)])
def test_the_demoralized_do_not_land_beside_an_opponent(y: str, free: bool) -> None:
    """On the spot too they would move into contact."""
    s = air("A1 crow 10,10 soaring | A2 grunt 1,1", f"B1 grunt 10,{y}")
    if free:
        s.say("ana", "move A1 land").says("landed", figure="A1")
    else:
        s.refused("ana", "move A1 land", "demoralized_contact", "MK2-33.44", enemy="B1")


@rule("MK2-16.5", "MK2-16.19")
def test_a_soaring_warrior_moves_with_its_full_speed_over_everybody() -> None:
    s = air("A1 hawk 10,10 soaring", "B1 hawk 13,10 soaring | B2 grunt 15,10")
    s.say("ana", "move A1 path=17,10")
    assert s.place("A1")[0] == 17_000


@rule("MK2-16.8", "MK2-8.9", "MK2-13.13")
def test_levels_have_no_contact_with_each_other() -> None:
    s = air("A1 hawk 10,10 soaring | A2 grunt 14,10", "B1 grunt 11.1,10 | B2 hawk 8.9,10 soaring")
    assert [one.id for one in s.field.contacts(s.figure("A1"))] == ["B2"]
    assert s.field.contacts(s.figure("B1")) == []
    s.say("ana", "move A2 path=12.2,10")
    assert [one.id for one in s.field.contacts(s.figure("A2"))] == ["B1"]


@rule("MK2-16.7", "MK2-12.11")
def test_nobody_ends_under_a_flight_base_and_no_flight_base_over_a_base() -> None:
    s = air("A1 hawk 10,10 soaring", "B1 grunt 15,10")
    s.refused("ana", "move A1 path=13.91,10", "flight_overlap", "MK2-16.7", blocker="B1", level="above")
    s.say("ana", "move A1 path=13.9,10")
    s = air("A1 grunt 10,10", "B1 hawk 15,10 soaring")
    s.refused("ana", "move A1 path=13.91,10", "flight_overlap", "MK2-16.7", blocker="B1", level="below")
    s.say("ana", "move A1 path=13.9,10")


@rule("MK2-16.19", "MK2-12.10")
def test_a_flight_base_overlaps_no_other_and_not_the_edge() -> None:
    s = air("A1 hawk 10,10 soaring", "B1 hawk 15,10 soaring")
    s.refused("ana", "move A1 path=13.91,10", "flight_overlap", "MK2-16.19", blocker="B1", level="both")
    s = air("A1 hawk 3,10 soaring")
    s.refused("ana", "move A1 path=0.54,10", "path_off_field", "MKU-6.15")
    s.say("ana", "move A1 path=0.55,10")


@rule("MK2-16.17", "MK2-13.7", "MK2-14.11")
@pytest.mark.parametrize(("die", "goes"), [(1, False), (2, True)])
def test_a_flyer_breaks_away_but_for_a_1_also_aloft(die: int, goes: bool) -> None:
    s = air("A1 hawk 10,10 soaring", "B1 hawk 11.1,10 soaring", dice=[die])
    s.say("ana", "move A1 path=6,10")
    if not goes:
        s.answers("ana", "keep")  # it may still turn (MK2-13.2)
    assert (s.place("A1")[0] == 6_000) is goes


@rule("MK2-R21")
def test_taking_off_from_contact_needs_a_roll_and_fails_to_the_ground() -> None:
    s = air("A1 hawk 10,10", "B1 grunt 11.1,10", dice=[1]).say("ana", "move A1 take_off").answers("ana", "keep")
    assert not s.figure("A1").soaring and s.figure("A1").tokens == 1
    s = air("A1 hawk 10,10", "B1 grunt 11.1,10", dice=[2])
    s.say("ana", "move A1 take_off")
    assert s.figure("A1").soaring


@rule("MK2-16.9")
def test_a_soaring_warrior_is_in_no_formation() -> None:
    s = air("A1 hawk 10,10 soaring | A2 grunt 20,10 | A3 grunt 21.1,10")
    line = "formation A2,A3,A1 by=90,1"
    s.refused("ana", line, "soaring_not_in_formation", "MK2-16.9")


@rule("MK2-14.10", "MK2-14.14")
def test_a_flyer_ignores_bases_and_terrain_on_its_way_and_not_at_its_end() -> None:
    s = air("A1 hawk 10,10", "B1 grunt 13,10", terrain="T1 rock 14.5,10")
    s.refused("ana", "move A1 path=15,10", "in_blocking_terrain", "MKU-6.14")
    s.say("ana", "move A1 path=16.06,10")
    assert s.place("A1")[0] == 16_060


@rule("MK2-16.9", "MK2-24.5")
@pytest.mark.parametrize("aloft", [(1,), (2,), (1, 2, 3), ()])
def test_whoever_soars_is_in_no_formation_of_shooters(aloft: tuple[int, ...]) -> None:
    """Not even with others that soar and touch it; those alone are offered no volley."""
    archer = own("archer", speed_type="flyer", attack_type="ranged", range=10, ranged_damage=2)
    ana = [f"A{one} archer {8.9 + 1.1 * one},10 face=90{' soaring' if one in aloft else ''}" for one in (1, 2, 3)]
    s = battle(
        " | ".join(ana),
        "B1 archer 11.1,18 face=270",
        figures=[archer],
        options={"rules": "mk2", "build_total": 200},
        dice=[] if aloft else [4, 4],
    )
    if not aloft:
        s.say("ana", "ranged A1 -> B1 with=A2,A3").says("hit", target="B1", bonus=3)
        return
    s.refused("ana", "ranged A1 -> B1 with=A2,A3", "soaring_not_in_formation", "MK2-16.9", figure=f"A{aloft[0]}")
    kinds = [offer.kind for offer in s.game.legal(s.state, 0)]
    assert "attack" in kinds and "volley" not in kinds


@rule("MK2-33.11", "MK2-16.4")
@pytest.mark.parametrize(
    ("level", "kind", "line"), [("", "quick_take_off", "take_off"), (" soaring", "quick_land", "land")]
)
def test_a_change_of_level_by_quickness_is_offered_when_no_action_is_left(level: str, kind: str, line: str) -> None:
    swift = own("swift", speed_type="flyer", marks="quickness - - -")
    s = battle(f"A1 swift 10,10{level}", "B1 swift 30,30", figures=[swift], options={"rules": "mk2"}, left=0)
    templates = [offer for offer in s.game.legal(s.state, 0) if offer.kind == kind]
    assert [offer.facts["line"] for offer in templates] == [f"quick move A1 {line}"]
    assert all(words(templates[0].kind))
    drawn = [one.action for one in s.game.details(s.state, 0, templates[0])]
    drawn.append(s.game.fill(s.state, 0, templates[0], lambda most: most - 1))
    assert len(drawn) > 2 and all(s.game.preview(s.state, 0, one) is not None for one in drawn)
    s.act("ana", drawn[0])
    assert s.figure("A1").soaring is not bool(level) and s.figure("A1").tokens == 1


def words(kind: str) -> list[bool]:
    """Whether a kind of template has words, as one and to be opened."""
    ids = [message_id(f"mage-knight-{what}", kind) for what in ("doing", "open")]
    return [catalog().has(one) for one in ids]
