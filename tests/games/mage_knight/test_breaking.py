"""Breaking away and shaking off (section 8)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Cancel, Regenerate
from tests.support.battle import Battle, battle, own
from tests.support.moves import go
from tests.support.rules import rule

MAN = own("man", speed=8)
TOUGH = own("tough", marks="- - toughness -")
SHELL = own("shell", marks="- - invulnerability -")
RIDER = own("rider", mounted=True)
RAMMER = own("rammer", mounted=True, marks="ram - - -")
CHARGER = own("charger", marks="charge - - -")
BOUNDER = own("bounder", range=8, marks="bound - - -")
EAGLE = own("eagle", marks="flight - - -")
LORD = own("lord", mounted=True, marks="charge - - -")
HEALER = own("healer", marks="- - regeneration -")
FIGURES = (MAN, TOUGH, SHELL, RIDER, RAMMER, CHARGER, BOUNDER, EAGLE, LORD, HEALER)


def near(code: str, *foes: str, dice: list[int] | None = None, face: float = 90, **more: object) -> Battle:
    """A1 at 20,20 with an opponent to the north, and what else stands there."""
    more.setdefault("left", 2)
    ben = " | ".join(["B1 man 20,21.1", *foes, "B9 man 37,37"])
    return battle(f"A1 {code} 20,20 face={face} | A9 man 2,2", ben, figures=FIGURES, dice=dice or [], **more)  # type: ignore[arg-type]


@rule("MKU-8.1", "MKU-8.2", "MKU-8.4")
@pytest.mark.parametrize(("die", "free"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)])
def test_a_figure_in_contact_needs_a_4_to_move(die: int, free: bool) -> None:
    s = near("man", dice=[die]).act("ana", go("A1", (20, 15)))
    s.says("broke_away" if free else "held_fast", figure="A1", die=die, needed=4)
    if free:
        s.says("moved").silent("held_fast")
        assert s.place("A1") == (20_000, 15_000, 9_000)
    else:
        s.asks("ana", "stuck_facing").answers("ana", "keep").silent("moved", "turned")
        assert s.place("A1") == (20_000, 20_000, 9_000)
    assert s.figure("A1").tokens == 1 and s.figure("A1").acted


@rule("MKU-8.1", "MKU-8.10")
def test_without_an_opponent_in_contact_there_is_no_roll() -> None:
    battle("A1 man 20,20", "B1 man 20,21.121", figures=FIGURES).act("ana", go("A1", (20, 15))).silent("broke_away")
    s = battle("A1 man 20,20 | A2 man 20,21.1", "B1 man 30,30", figures=FIGURES)
    s.act("ana", go("A1", (20, 15))).silent("broke_away", "held_fast")


@rule("MKU-8.10", "MKU-14.7")
def test_captives_force_no_roll() -> None:
    s = battle(
        "A1 man 20,20 | A2 man 22.2,20",
        "B1 man 20,21.1 captor=A1 | B2 man 21.1,20 captor=A2 | B3 man 37,37",
        figures=FIGURES,
    )
    s.act("ana", go("A1", (17, 20))).silent("broke_away").says("moved")


@rule("MKU-8.2")
def test_one_roll_counts_against_all_opponents() -> None:
    near("man", "B2 man 21.1,20 | B3 man 18.9,20", dice=[4]).act("ana", go("A1", (20, 15))).says("broke_away")


@rule("MKU-8.3")
def test_after_a_failure_a_normal_figure_may_turn() -> None:
    s = near("man", dice=[3]).act("ana", go("A1", (20, 15), face=200))
    asked = [option.id for option in s.ask("ana").options]
    assert asked[:2] == ["keep", "f20000"] and "f0" in asked and "f9000" not in asked and len(asked) <= 25
    s.answers("ana", "f20000").says("turned", figure="A1", facing="200")
    assert s.place("A1") == (20_000, 20_000, 20_000)


@rule("MKU-8.3")
@pytest.mark.parametrize(("line", "facing"), [("face 12.34", "12.34"), ("face=359.99", "359.99"), ("face=B9", "45")])
def test_after_a_failure_it_may_be_turned_to_any_facing(line: str, facing: str) -> None:
    s = near("man", dice=[3]).act("ana", go("A1", (20, 15), face=200)).asks("ana", "stuck_facing")
    s.refused("ana", "face 360", "bad_facing", "MKU-6.1").asks("ana", "stuck_facing")
    s.say("ana", line).says("turned", figure="A1", facing=facing)


@rule("MKU-8.3", "MKU-P9")
def test_after_a_failure_it_keeps_its_facing_if_its_player_says_nothing_and_his_turn_is_over() -> None:
    s = near("man", dice=[1]).act("ana", go("A1", (20, 15), face=200))
    s.asks("ana", "stuck_facing", clause="MKU-8.3").times_out("ana").says("ends_turn", seat=0, left=1)
    assert s.place("A1") == (20_000, 20_000, 9_000)


@rule("MKU-8.4", "MKU-R21")
def test_after_success_it_may_touch_the_same_opponent_again() -> None:
    s = near("man", dice=[4]).act("ana", go("A1", (18.9, 21.1)))
    assert [foe.id for foe in s.field.opponents(s.figure("A1"))] == ["B1"]


@rule("MKU-8.5", "MKU-8.6")
@pytest.mark.parametrize(("die", "free"), [(1, False), (2, True)])
def test_a_mounted_figure_fails_only_on_a_1_and_then_may_not_turn(die: int, free: bool) -> None:
    s = near("rider", dice=[die]).act("ana", go("A1", (20, 16), face=0))
    s.says("broke_away" if free else "held_fast", needed=2, die=die)
    assert s.match.asks == () or not s.match.asks
    assert s.place("A1") == ((20_000, 16_000, 0) if free else (20_000, 20_000, 9_000))


@rule("MKU-8.11", "MKU-R22")
def test_a_turn_in_place_needs_no_roll() -> None:
    s = near("man").act("ana", go("A1", face=0)).silent("broke_away", "held_fast").says("turned")
    assert s.figure("A1").facing == 0


@rule("MKU-8.11", "MKU-R22", "MKU-8.7")
@pytest.mark.parametrize(("die", "facing"), [(1, 9_000), (2, 10_000)])
def test_but_a_mounted_figure_rolls_even_then(die: int, facing: int) -> None:
    s = near("rider", "B2 man 18.9,20", dice=[die]).act("ana", go("A1", face=100))
    assert s.figure("A1").facing == facing
    assert [hurt["figure"] for hurt in s.told("hurt")] == (["B2"] if die > 1 else [])


@rule("MKU-8.7", "MKU-R12")
def test_shaking_off_hurts_every_opponent_outside_the_front_arc_before_the_move() -> None:
    s = near("rider", "B2 man 18.9,20 | B3 man 18.9,18.9", dice=[2]).act("ana", go("A1", (23, 20)))
    assert [(one["figure"], one["clicks"], one["cause"]) for one in s.told("hurt")] == [
        ("B2", 1, "shake_off"),
        ("B3", 1, "shake_off"),
    ]
    assert s.sequence("broke_away", "hurt", "moved") == ["broke_away", "hurt", "hurt", "moved"]
    assert s.figure("B1").click == 0 and s.figure("B2").hurt_by == 0


@rule("MKU-8.7", "MKU-R13")
@pytest.mark.parametrize(("face", "hurt"), [(45, False), (44.98, True)])
def test_the_border_of_the_front_arc_is_in_front(face: float, hurt: bool) -> None:
    s = near("rider", dice=[6], face=face).act("ana", go("A1", (23, 20), face=0))
    assert bool(s.told("hurt")) is hurt


@rule("MKU-8.7")
def test_a_figure_on_foot_shakes_nobody_off_and_a_failure_hurts_nobody() -> None:
    near("man", "B2 man 18.9,20", dice=[6]).act("ana", go("A1", (23, 20))).silent("hurt")
    near("rider", "B2 man 18.9,20", dice=[1]).act("ana", go("A1", (23, 20))).silent("hurt")


@rule("MKU-8.8", "MKU-SA.toughness.1", "MKU-SA.invulnerability.2")
@pytest.mark.parametrize("code", ["tough", "shell"])
def test_toughness_and_invulnerability_reduce_it(code: str) -> None:
    s = near("rider", f"B2 {code} 18.9,20", dice=[2]).act("ana", go("A1", (23, 20)))
    s.silent("hurt").says("unhurt", figure="B2", cause="shake_off")


@rule("MKU-SA.ram.1")
def test_ram_shakes_nobody_off_unless_it_is_cancelled() -> None:
    near("rammer", "B2 man 18.9,20", dice=[2]).act("ana", go("A1", (23, 20))).silent("hurt")
    s = near("rammer", "B2 man 18.9,20", dice=[2]).act("ana", Cancel("A1", "ram"), go("A1", (23, 20)))
    s.says("hurt", figure="B2", cause="shake_off")


@rule("MKU-8.9", "MKU-7.12", "MKU-SA.regeneration.2")
def test_a_use_without_moving_needs_no_roll() -> None:
    s = near("healer", dice=[3]).act("ana", Regenerate("A1")).silent("broke_away", "held_fast")
    s.says("regenerates", die=3, clicks=1)


@rule("MKU-8.12", "MKU-SA.charge.7", "MKU-SA.bound.1", "MKU-SA.flight.6")
@pytest.mark.parametrize("code", ["charger", "bounder", "eagle"])
@pytest.mark.parametrize(("die", "free"), [(1, False), (2, True)])
def test_some_abilities_fail_only_on_a_1_but_then_may_turn(code: str, die: int, free: bool) -> None:
    s = near(code, dice=[die]).act("ana", go("A1", (20, 15)))
    if free:
        s.says("broke_away", needed=2).says("moved")
    else:
        s.says("held_fast").asks("ana", "stuck_facing").answers("ana", "f0").says("turned")


@rule("MKU-8.12")
def test_a_mounted_charger_that_fails_may_not_turn() -> None:
    s = near("lord", dice=[1]).act("ana", go("A1", (20, 15), face=0))
    assert s.place("A1") == (20_000, 20_000, 9_000)


@rule("MKU-8.12", "MKU-5.18")
def test_a_cancelled_ability_helps_nobody() -> None:
    s = near("eagle", dice=[3]).act("ana", Cancel("A1", "flight"), go("A1", (20, 15))).says("held_fast", needed=4)
    s.asks("ana", "stuck_facing")


@rule("MKU-8.7", "MKU-22.6")
def test_shaking_off_can_eliminate_and_scores() -> None:
    s = near("rider", "B2 man 18.9,20 click=3", dice=[2]).act("ana", go("A1", (23, 20)))
    s.says("eliminated", figure="B2").says("scored", seat=0, points=20)
    assert s.place("A1")[:2] == (23_000, 20_000)


@rule("MKU-8.3", "MKU-9.3")
def test_facings_are_answered_in_degrees_too() -> None:
    s = near("man", dice=[3]).act("ana", go("A1", (20, 15), face=200)).asks("ana", "stuck_facing")
    s.say("ana", "face 200").says("turned", facing="200")
    s = near("man", dice=[3]).act("ana", go("A1", (20, 15))).asks("ana", "stuck_facing")
    s.say("ana", "face keep").silent("turned")
    s = near("man", "B2 man 20,14 face=90", dice=[4]).say("ben", "order spin=ask").act("ana", go("A1", (20, 15.1)))
    s.asks("ben", "free_spin").say("ben", "spin 112.5").says("spun", figure="B2", facing="112.5")


# -- places that the damage of breaking away frees -----------------------------------------------------------------


def crushing(*dice: int, click: int, to: object = None, code: str = "rider", **more: object) -> Battle:
    """A1 looks north at B1; B2 stands beside it in its way to the west, on a click of the test's own (3: its last)."""
    s = near(code, f"B2 man 18.9,20 click={click}", dice=[*dice], **more)
    return s.act("ana", to or go("A1", (15, 20), face=180))  # type: ignore[arg-type]


@rule("MKU-8.7", "MKU-P6", "MKU-7.3")
def test_a_way_leads_through_the_place_of_who_is_shaken_off_to_death() -> None:
    s = crushing(2, click=3).silent("way_not_freed")
    assert s.sequence("broke_away", "eliminated", "moved") == ["broke_away", "eliminated", "moved"]
    assert s.place("A1") == (15_000, 20_000, 18_000)


@rule("MKU-8.7", "MKU-P6", "MKU-7.3")
@pytest.mark.parametrize(
    ("points", "place"),
    [
        (((15, 20),), (20_000, 20_000, 18_000)),  # nothing of it is free: it turns as was said
        (((21, 20), (17, 20)), (20_000, 20_000, 18_000)),
        (((21.5, 20), (21.5, 19.5), (17.5, 19.5)), (19_900, 19_500, 18_000)),
    ],
)
def test_where_that_foe_still_stands_it_goes_as_far_as_its_way_is_free(
    points: tuple[tuple[float, float], ...], place: tuple[int, int, int]
) -> None:
    s = crushing(2, click=2, to=go("A1", *points, face=180)).says("hurt", figure="B2")
    s.says("way_not_freed", figure="A1", enemies=("B2",))
    assert s.place("A1") == place
    assert s.figure("A1").tokens == 1 and s.state.left == 1


@rule("MKU-8.6", "MKU-8.7")
def test_who_fails_stays_whatever_way_was_said() -> None:
    s = crushing(1, click=3).says("held_fast").silent("hurt", "way_not_freed", "moved", "turned")
    assert s.place("A1") == (20_000, 20_000, 9_000)


@rule("MKU-8.7", "MKU-8.11", "MKU-6.14")
@pytest.mark.parametrize(("click", "facing"), [(3, 0), (2, 9_000)])
def test_a_double_base_turns_into_the_place_that_becomes_free(click: int, facing: int) -> None:
    s = crushing(2, click=click, to=go("A1", face=0))
    assert s.place("A1") == (20_000, 20_000, facing)


@rule("MKU-8.7", "MKU-H3", "MKU-H7")
def test_nothing_is_told_before_the_roll_of_who_would_fall() -> None:
    moves = go("A1", (15, 20), face=180), go("A1", face=0)
    for one in moves:
        told = []
        for click in (0, 2, 3):
            s = near("rider", f"B2 man 18.9,20 click={click}")
            told.append(s.game.preview(s.state, 0, one))
        assert told[0] == told[1] == told[2] and told[0] is not None
        assert told[0].facts["shaken"] == ("B2",)
    s = near("rider", "B2 man 18.9,20")
    plain = s.game.preview(s.state, 0, go("A1", (25, 20), face=0))
    assert plain is not None and plain.facts["shaken"] == "none"


@rule("MKU-8.7", "MKU-7.3", "MKU-SA.ram.1")
def test_only_the_places_of_those_it_shakes_off_may_become_free() -> None:
    for code, to, who in (
        ("man", (15, 20), "B2"),  # on foot
        ("rammer", (15, 20), "B2"),  # with Ram
        ("rider", (20, 25), "B1"),  # in front
    ):
        s = near(code, "B2 man 18.9,20 click=3")
        s.refused("ana", go("A1", to, face=180), "path_through", "MKU-7.3", blocker=who)
    s = near("rider", "B2 man 18.9,20 click=3 | B3 man 17,20")
    s.refused("ana", go("A1", (15, 20), face=180), "path_through", "MKU-7.3", blocker="B3")


@rule("MKU-8.7", "MKU-P6")
def test_a_place_may_be_named_where_one_stands_that_may_be_shaken_off() -> None:
    beside = "B3 man 20.953,20.55 | B4 man 20.953,19.45 | B5 man 19.047,20.55"
    behind = "B6 man 20,17.8 | B7 man 20.953,18.35 | B8 man 19.047,18.35"
    for click, x in ((3, 15_000), (2, 20_000)):
        s = near("rider", f"B2 man 19.047,19.45 click={click} | {beside} | {behind}", dice=[2])
        assert s.say("ana", "move A1 to=15,20").place("A1")[0] == x
    on_foot = near("man", f"B2 man 19.047,19.45 click=3 | {beside} | B6 man 20,18.9")
    on_foot.refused("ana", "move A1 to=15,20", "no_way_there")
