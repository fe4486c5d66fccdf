"""Who may fire and at whom (MKU-12.2 to 12.8, 12.11, and the abilities that touch lines of fire)."""

from __future__ import annotations

import pytest

from bot.engine.play import Fault
from bot.games.mage_knight.field import sight
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

KINDS = (
    own("foot"),
    own("bow", range=10),
    own("far", range=12),
    own("gun", range=9, targets=2, attack=7),
    own("sneak", marks="stealth - - -"),
    own("unseen", marks="- - limited_invisibility -"),
    own("immune", marks="- - magic_immunity -"),
    own("tough", marks="- - invulnerability -"),
    own("bird", marks="flight - - -"),
    own("wizard", range=10, marks="- magic_blast magic_immunity -"),
    own("raging", range=10, marks="- - - berserk"),
    own("broken", range=10, marks="- - - demoralized"),
)
TEMPLATES = (
    square("hindering", 2.0, name="glade"),
    square("blocking", 2.0, name="rock"),
    square("shallow_water", 2.0, name="ford"),
)
MAGIC = ("magic_blast", "magic_freeze", "magic_confusion")


def scene(*sides: str, terrain: str = "", **options: object) -> Battle:
    """A position with the figures and pieces of this file."""
    return battle(*sides, figures=KINDS, templates=TEMPLATES, terrain=terrain, options=options)


def shot(made: Battle, one: str = "A1", other: str = "B1", mode: str = "") -> Fault | None:
    """What keeps a figure from choosing a target."""
    field = made.field
    return sight.shoot_fault(field, field.figure(one).owner, field.figure(one), field.figure(other), mode)


def key(found: Fault | None) -> tuple[str, str] | None:
    """Key and clause."""
    return (found.key, found.clause) if found else None


def targets(made: Battle, name: str, mode: str = "") -> list[str]:
    """The ids of all legal targets."""
    field = made.field
    figure = field.figure(name)
    return [one.id for one in sight.legal_targets(field, figure.owner, figure, mode)]


@rule("MKU-12.2")
@pytest.mark.parametrize(
    ("who", "found"),
    [
        ("bow", None),
        ("foot", "no_range"),
        ("raging", "berserk"),
        ("broken", "demoralized"),
    ],
)
def test_who_may_fire(who: str, found: str | None) -> None:
    field = scene(f"A1 {who} 10,10", "B1 foot 10,15").field
    fault = sight.shooter_fault(field, field.figure("A1"))
    assert (fault.key if fault else None) == found
    assert fault is None or fault.clause == "MKU-12.2"


@rule("MKU-12.2", "MKU-14.15")
def test_captors_and_captives_do_not_fire() -> None:
    field = scene("A1 bow 10,10 | A2 bow 20,20 captor=B2", "B1 bow 11.1,10 captor=A1 | B2 bow 20,21.1").field
    found = [sight.shooter_fault(field, field.figure(name)) for name in ("A1", "A2", "B1", "B2")]
    assert [fault.key for fault in found if fault] == [
        "captor_cannot_fight",
        "captive_cannot_act",
        "captive_cannot_act",
        "captor_cannot_fight",
    ]


@rule("MKU-12.2", "MKU-6.5")
@pytest.mark.parametrize(("away", "found"), [(1.12, ("firer_in_contact", "MKU-12.2")), (1.121, None)])
def test_nobody_fires_in_contact_with_an_opponent(away: float, found: tuple[str, str] | None) -> None:
    field = scene("A1 bow 10,10 | A2 foot 10,8.9", f"B1 foot {10 + away},10").field
    assert key(sight.shooter_fault(field, field.figure("A1"))) == found


@rule("MKU-12.2", "MKU-14.6")
def test_a_captive_in_contact_does_not_keep_from_firing() -> None:
    field = scene("A1 bow 10,10 | A2 foot 12.2,10", "B1 foot 11.1,10 captor=A2").field
    assert sight.shooter_fault(field, field.figure("A1")) is None


@rule("MKU-12.3", "MKU-12.4", "MKU-12.5", "MKU-12.6")
def test_arc_range_and_obstacles_are_told_apart() -> None:
    sides = ("A1 bow 10,10", "B1 foot 17,10 | B2 foot 10,20.002 | B3 foot 9,20 | B4 foot 12,14 | B5 foot 13,16")
    made = scene(*sides, terrain="T1 rock 9.4,15")
    assert key(shot(made, other="B1")) == ("target_out_of_arc", "MKU-12.3")
    assert key(shot(made, other="B2")) == ("target_out_of_range", "MKU-12.4")
    assert key(shot(made, other="B3")) == ("target_out_of_range", "MKU-12.4")  # 10.05
    assert shot(made, other="B4") is None
    found = shot(made, other="B5")
    assert found is not None and key(found) == ("line_blocked", "MKU-12.5") and found.facts["blocker"] == "B4"
    made.field.figure("B3").y = 19_000
    found = shot(made, other="B3")
    assert found is not None and key(found) == ("line_blocked_by_piece", "MKU-12.6") and found.facts["piece"] == "T1"


@rule("MKU-12.4", "MKU-6.19")
@pytest.mark.parametrize(("y", "found"), [(20.0, None), (20.001, None), (20.002, "target_out_of_range")])
def test_range_is_a_limit(y: float, found: str | None) -> None:
    fault = shot(scene("A1 bow 10,10", f"B1 foot 10,{y}"))
    assert (fault.key if fault else None) == found
    assert fault is None or (fault.facts["length"], fault.facts["range"]) == ("10.002", "10")


@rule("MKU-11.10", "MKU-12.7")
def test_only_opposing_figures_are_targets() -> None:
    made = scene("A1 bow 10,10 | A2 foot 11,15", "B1 foot 9,15", "C1 foot 13,15")
    assert targets(made, "A1") == ["B1", "C1"]
    assert key(shot(made, other="A2")) == ("target_friendly", "MKU-11.10")
    assert key(shot(made, other="A1")) == ("target_itself", "MKU-11.10")


@rule("MKU-12.7", "MKU-6.5")
@pytest.mark.parametrize(("away", "found"), [(1.12, ("target_in_contact", "MKU-12.7")), (1.121, None)])
def test_a_target_in_contact_with_a_friend_is_spared(away: float, found: tuple[str, str] | None) -> None:
    made = scene("A1 bow 10,10 | A2 foot 30,30", f"B1 foot 10,16 | B2 foot {10 + away},16")
    assert shot(made) is None
    made.field.figure("B2").owner = 0
    assert key(shot(made)) == found
    assert key(shot(made, mode="magic_blast")) == found  # MKU-SA.magic_blast.3


@rule("MKU-12.7", "MKU-R30")
def test_friends_of_the_firer_are_those_of_its_side() -> None:
    sides = ("A1 bow 10,10", "B1 foot 10,16", "C1 foot 11.1,16", "D1 foot 30,30")
    assert shot(scene(*sides)) is None
    assert key(shot(scene(*sides, teams="alternate"))) == ("target_in_contact", "MKU-12.7")


@rule("MKU-12.7", "MKU-R30", "MKU-R67")
def test_captives_shield_nobody_and_captors_do() -> None:
    captive = scene("A1 bow 10,10 | A2 foot 11.1,16 captor=B2", "B1 foot 10,16 | B2 foot 12.2,16")
    assert shot(captive) is None
    captor = scene("A1 bow 10,10 | A2 foot 11.1,16", "B1 foot 10,16 | B2 foot 12.2,16 captor=A2")
    assert key(shot(captor)) == ("target_in_contact", "MKU-12.7")


@rule("MKU-12.8", "MKU-14.9", "MKU-14.15")
@pytest.mark.parametrize("mode", ["", "magic_blast", "flame_lightning"])
def test_captives_and_captors_are_no_targets(mode: str) -> None:
    made = scene("A1 bow 10,10 | A2 foot 8,16 captor=B1", "B1 foot 8,17.1 | B2 foot 13,16 captor=C1", "C1 foot 13,17.1")
    assert key(shot(made, other="A2", mode=mode)) == ("target_captive", "MKU-12.8")
    assert key(shot(made, other="B2", mode=mode)) == ("target_captive", "MKU-12.8")
    assert key(shot(made, other="B1", mode=mode)) == ("target_captor", "MKU-12.8")
    assert key(shot(made, other="C1", mode=mode)) == ("target_captor", "MKU-12.8")


@rule("MKU-12.11")
def test_every_target_needs_its_own_line() -> None:
    made = scene("A1 gun 10,10", "B1 foot 8,15 | B2 foot 12,15 | B3 foot 12.8,17 | B4 foot 10,8")
    assert targets(made, "A1") == ["B1", "B2"]


@rule("MKU-SA.stealth.1")
@pytest.mark.parametrize("mode", ["", "flame_lightning", "magic_freeze", "magic_confusion", "magic_healing"])
def test_hindering_terrain_hides_the_stealthy(mode: str) -> None:
    owner = "A" if mode == "magic_healing" else "B"
    sides = ("A1 bow 10,10", "B9 foot 30,30")
    stealthy = f" | {owner}1 sneak 10,16" if owner == "B" else " | A2 sneak 10,16"
    sides = (sides[0] + stealthy, sides[1]) if owner == "A" else (sides[0], sides[1] + stealthy)
    name = "A2" if owner == "A" else "B1"
    assert shot(scene(*sides), other=name, mode=mode) is None
    hidden = shot(scene(*sides, terrain="T1 glade 10,13"), other=name, mode=mode)
    assert key(hidden) == ("target_stealthy", "MKU-SA.stealth.1")


@rule("MKU-SA.stealth.1", "MKU-19.11")
def test_terrain_that_would_not_hinder_does_not_hide() -> None:
    made = scene("A1 bow 10,12.9 face=90", "B1 sneak 10,18", terrain="T1 glade 10,12")
    assert shot(made) is None
    made.field.figure("A1").y = 12_500
    assert key(shot(made)) == ("target_stealthy", "MKU-SA.stealth.1")
    made.field.figure("B1").cancelled = ("stealth",)
    assert shot(made) is None


@rule("MKU-SA.stealth.2")
def test_magic_blast_and_shockwave_find_the_stealthy() -> None:
    made = scene("A1 bow 10,10", "B1 sneak 10,15", terrain="T1 glade 10,12.5")
    assert shot(made, mode="magic_blast") is None and shot(made) is not None
    assert [one.id for one, _ in sight.shockwave_targets(made.field, made.field.figure("A1"))] == ["B1"]


@rule("MKU-SA.stealth.3", "MKU-21.6")
def test_water_does_not_hide_and_a_low_wall_does() -> None:
    wall = square("low_wall", 0.8, name="wall")
    sides = ("A1 bow 10,10", "B1 sneak 10,16")
    assert shot(scene(*sides, terrain="T1 ford 10,13")) is None
    walled = battle(*sides, figures=KINDS, templates=(wall,), terrain="T1 wall 10,13")
    assert key(shot(walled)) == ("target_stealthy", "MKU-SA.stealth.1")
    walled.field.figure("A1").y = 12_050  # at the wall
    assert shot(walled) is None


@rule("MKU-SA.limited_invisibility.1", "MKU-SA.limited_invisibility.3")
@pytest.mark.parametrize("mode", ["", "flame_lightning", *MAGIC])
def test_limited_invisibility_keeps_from_being_a_target(mode: str) -> None:
    made = scene("A1 bow 10,10 | A2 unseen 8,15", "B1 unseen 10,16")
    assert key(shot(made, mode=mode)) == ("target_invisible", "MKU-SA.limited_invisibility.1")
    assert key(shot(made, other="A2", mode="magic_healing")) == ("target_invisible", "MKU-SA.limited_invisibility.1")
    for name in ("B1", "A2"):
        made.field.figure(name).cancelled = ("limited_invisibility",)
    assert shot(made, mode=mode) is None and shot(made, other="A2", mode="magic_healing") is None


@rule("MKU-SA.magic_immunity.3", "MKU-SA.magic_blast.5")
def test_magic_immunity_keeps_magic_away_and_nothing_else() -> None:
    made = scene("A1 bow 10,10 | A2 immune 8,15", "B1 immune 10,16")
    for mode in MAGIC:
        assert key(shot(made, mode=mode)) == ("target_immune", "MKU-SA.magic_immunity.3")
    assert key(shot(made, other="A2", mode="magic_healing")) == ("target_immune", "MKU-SA.magic_immunity.3")
    assert shot(made) is None and shot(made, mode="flame_lightning") is None


@rule("MKU-SA.magic_immunity.4")
def test_the_immune_may_use_magic_on_others() -> None:
    made = scene("A1 wizard 10,10 | A2 foot 8,15", "B1 foot 10,16 | B2 immune 12,16")
    for mode in MAGIC:
        assert targets(made, "A1", mode) == ["B1"]
    assert targets(made, "A1", "magic_healing") == ["A2"]


@rule("MKU-SA.flight.7")
def test_a_flyer_blocks_touches_and_is_a_target_like_anybody() -> None:
    made = scene("A1 bow 10,10", "B1 foot 10,18 | B2 bird 10,14")
    field = made.field
    assert targets(made, "A1") == ["B2"] and key(shot(made)) == ("line_blocked", "MKU-12.5")
    assert field.place_fault(field.figure("A1"), sight.Spot(10_000, 13_000, 0)) is not None
    beside = field.with_(field.figure("A1"), 10_000, 12_900, 9_000)
    assert [one.id for one in field.opponents(beside)] == ["B2"]


@rule("MKU-SA.magic_blast.2", "MKU-SA.magic_blast.3")
def test_magic_blast_needs_arc_and_range_but_no_free_line() -> None:
    sides = ("A1 bow 10,10 | A2 foot 10,13", "B1 foot 10,18 | B2 foot 16,10 | B3 foot 10,20.002")
    made = scene(*sides, terrain="T1 rock 10,16")
    assert shot(made, mode="magic_blast") is None and key(shot(made)) == ("line_blocked", "MKU-12.5")
    assert key(shot(made, other="B2", mode="magic_blast")) == ("target_out_of_arc", "MKU-12.3")
    assert key(shot(made, other="B3", mode="magic_blast")) == ("target_out_of_range", "MKU-12.4")


@rule("MKU-SA.magic_healing.1", "MKU-SA.magic_healing.2", "MKU-SA.magic_healing.5", "MKU-12.8")
def test_whom_magic_healing_may_choose() -> None:
    ana = (
        "A1 bow 10,10 | A2 foot 10,11.1 | A3 foot 8,16 | A4 tough 12,16 | A5 foot 14,17 | A6 foot 10,14 | A7 foot 8,13"
    )
    made = scene(ana, "B1 foot 8,17.1 | B2 foot 14,18.1 captor=A5 | B3 foot 9,19")
    mode = "magic_healing"
    assert targets(made, "A1", mode) == ["A2", "A7"]
    assert key(shot(made, other="A1", mode=mode)) == ("target_itself", "MKU-11.10")
    assert key(shot(made, other="A3", mode=mode)) == ("patient_in_contact", "MKU-SA.magic_healing.2")
    assert key(shot(made, other="A4", mode=mode)) == ("target_invulnerable", "MKU-SA.magic_healing.5")
    assert key(shot(made, other="A5", mode=mode)) == ("target_captor", "MKU-12.8")
    assert key(shot(made, other="A6", mode=mode)) == ("line_blocked", "MKU-12.5")
    assert key(shot(made, other="B2", mode=mode)) == ("target_captive", "MKU-12.8")
    assert key(shot(made, other="B3", mode=mode)) == ("target_not_friendly", "MKU-SA.magic_healing.1")


@rule("MKU-SA.shockwave.1", "MKU-SA.shockwave.2", "MKU-6.19")
@pytest.mark.parametrize(("who", "reach"), [("bow", 5), ("gun", 5), ("far", 6)])
def test_a_shockwave_reaches_half_the_range_in_every_direction(who: str, reach: int) -> None:
    sides = (f"A1 {who} 20,20 | A2 foot {20 - reach},20", f"B1 foot 20,{20 - reach} | B2 foot 20,{20 + reach}.002")
    field = scene(*sides).field
    assert sight.shockwave_range(field, field.figure("A1")) == reach
    assert [one.id for one, _ in sight.shockwave_targets(field, field.figure("A1"))] == ["A2", "B1"]


@rule("MKU-SA.shockwave.2", "MKU-SA.shockwave.5", "MKU-SA.shockwave.6", "MKU-SA.shockwave.7", "MKU-14.10")
def test_a_shockwave_spares_captives_and_those_behind_others() -> None:
    # A2 and B1 are in contact, B5 guards A3 beside it, B2 stands behind nobody, B6 behind the rock, B3 in the glade.
    ana = "A1 bow 20,20 | A2 foot 22,22 | A3 foot 19.9,24 captor=B5"
    ben = "B1 unseen 22,20.89 | B2 foot 24,20 | B3 sneak 20,16 | B5 foot 21,24 | B6 foot 16,20"
    field = scene(ana, ben, terrain="T1 glade 20,18 | T2 rock 18,20").field
    found = {one.id: line.hindered for one, line in sight.shockwave_targets(field, field.figure("A1"))}
    assert found == {"A2": False, "B1": False, "B2": False, "B3": True, "B5": False}


@rule("MKU-R72", "MKU-SA.shockwave.7")
def test_bases_block_a_shockwave_unless_the_table_agreed_otherwise() -> None:
    sides = ("A1 bow 20,20", "B1 foot 20,22 | B2 foot 20,24 | B3 foot 16,20")
    for ignores, found in ((False, ["B1"]), (True, ["B1", "B2"])):
        field = scene(*sides, terrain="T1 rock 18,20", shockwave_ignores_bases=ignores).field
        assert [one.id for one, _ in sight.shockwave_targets(field, field.figure("A1"))] == found


@rule("MKU-X5", "MKU-12.11")
def test_worked_example_two_targets_of_a_gunman() -> None:
    sides = ("A1 gun 10,10 | A2 foot 13,10", "B1 foot 8,16 | B2 foot 12,16 | B3 foot 10,18")
    assert targets(scene(*sides), "A1") == ["B1", "B2", "B3"]


@rule("MKU-X6", "MKU-16.4")
def test_worked_example_three_lines_of_a_formation() -> None:
    made = scene("A1 bow 8,11 | A2 bow 14,11 | A3 bow 11,9", "B1 foot 11,15")
    assert [shot(made, name) for name in ("A1", "A2", "A3")] == [None, None, None]
    lines = [sight.line(made.field, made.figure(name), made.figure("B1")) for name in ("A1", "A2", "A3")]
    assert all(line.clear for line in lines)
