"""Deployment (MKU-3.18 to 3.22, MKU-H5, MKU-P9, MKU-R7, MKU-R8, MKU-R70)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.playout import picker
from bot.games.mage_knight.actions import Deploy, Placement, SubmitArmy, SubmitPool
from bot.games.mage_knight.content.content import FigureType
from bot.games.mage_knight.setup.armies import random_army
from bot.games.mage_knight.setup.deploying import auto_deploy, deploy_fault, deployment
from bot.games.mage_knight.setup.formed import SHAPES
from bot.games.mage_knight.setup.setup import area_of, room_of
from tests.support.battle import Battle, own, starter
from tests.support.figures import opened
from tests.support.rules import rule

PIKE = own("pike", points=5)
BOW = own("bow", points=5, range=10)
RIDER = own("rider", points=5, mounted=True)
OGRE = own("ogre", points=5, radius=875)
SEATED = "ana ben cyr dan eva fil gus hal".split()
NORTHWARD = 9_000


def deploying(*armies: Sequence[FigureType], seats: int = 2, dice: Sequence[int] = (), **options: object) -> Battle:
    """Everything but deployment is done; Ana begins, unless the dice say otherwise."""
    s = opened(seats, dice=dice or [6, 6] + [1, 1] * (seats - 1), figures=[PIKE, BOW, RIDER, OGRE], **options)
    for name, army in zip(SEATED[:seats], [*armies, *[[PIKE]] * seats], strict=False):
        s.act(name, SubmitArmy(tuple(kind.key for kind in army)))
    for name in SEATED[:seats]:
        s.act(name, SubmitPool(()))
    return s


def put(*places: tuple[str, int, int, int]) -> Deploy:
    return Deploy(tuple(Placement(*place) for place in places))


def faulty(s: Battle, *places: tuple[str, int, int, int], seat: int = 0) -> str | None:
    """The key of what is wrong with a deployment."""
    fault = deploy_fault(s.field, seat, put(*places).places)
    return fault.key if fault else None


# Turns --------------------------------------------------------------------------------------------------------------


@rule("MKU-3.18", "MKU-H5")
def test_armies_are_deployed_one_after_the_other_for_all_to_see() -> None:
    s = deploying([PIKE, PIKE], [PIKE], dice=[1, 1, 6, 6])
    assert s.to_act == ["ben"]
    s.act("ben", put(("B1", 20_000, 37_000, 27_000))).says("deployed", seat=1, count=1)
    seen = next(figure for figure in s.game.view(s.state, 0).figures if figure.id == "B1")
    assert (seen.status, seen.x, seen.y, seen.facing) == ("field", 20_000, 37_000, 27_000)
    assert s.to_act == ["ana"]
    s.act("ana", put(("A1", 20_000, 1_000, NORTHWARD), ("A2", 22_000, 1_000, NORTHWARD)))
    assert s.state.phase == "play"


@rule("MKU-3.18", "MKU-3.22", "MKU-4.1")
def test_deployment_and_turns_go_clockwise_from_the_first_player() -> None:
    s = deploying(seats=4, dice=[1, 1, 1, 1, 6, 6, 1, 1])
    for name in ("cyr", "dan", "ana", "ben"):
        assert s.to_act == [name]
        s.act(name, auto_deploy(s.field, SEATED.index(name)))
    assert (s.state.phase, s.to_act, s.state.round) == ("play", ["cyr"], 1)


@rule("MKU-3.18", "MKU-3.22", "MKU-R70")
def test_team_mates_that_share_a_side_deploy_and_play_one_after_the_other() -> None:
    s = deploying(seats=5, teams="alternate", dice=[1, 1, 6, 6, 1, 1, 1, 1, 1, 1])
    for name in ("eva", "ben", "cyr", "dan", "ana"):
        assert s.to_act == [name]
        s.times_out(name)
    for name in ("eva", "ben", "cyr", "dan", "ana", "eva"):
        assert s.to_act == [name]
        s.say(name, "end_turn")
    assert s.state.round == 2


@rule("MKU-3.17")
def test_play_begins_with_every_dial_at_the_start() -> None:
    s = deploying([PIKE, BOW]).times_out("ana").times_out("ben")
    assert [(figure.status, figure.click, figure.tokens) for figure in s.state.figures] == [("field", 0, 0)] * 3
    assert all(player.deployed for player in s.state.players)


@rule("MKU-3.18")
def test_the_whole_army_of_oneself_is_deployed_at_once() -> None:
    s = deploying([PIKE, PIKE])
    s.refused("ana", put(("A1", 20_000, 1_000, 0)), "not_deployed", "MKU-3.18", figure="A2")
    s.refused("ana", put(), "not_deployed", "MKU-3.18", figure="A1")
    s.refused("ana", put(("B1", 20_000, 1_000, 0)), "not_to_deploy", "MKU-3.18", given="B1")
    s.refused("ana", put(("A9", 20_000, 1_000, 0)), "not_to_deploy", "MKU-3.18", given="A9")
    twice = put(("A1", 20_000, 1_000, 0), ("A1", 22_000, 1_000, 0))
    s.refused("ana", twice, "deployed_twice", "MKU-3.18", given="A1")
    s.refused("ben", auto_deploy(s.field, 1), "not_your_turn")


# Places -------------------------------------------------------------------------------------------------------------


@rule("MKU-3.3", "MKU-3.4")
@pytest.mark.parametrize(
    ("seat", "corners"),
    [
        (0, ((8_000, 0), (32_000, 3_000))),
        (1, ((0, 8_000), (3_000, 42_000))),
        (2, ((8_000, 47_000), (32_000, 50_000))),
        (3, ((37_000, 8_000), (40_000, 42_000))),
    ],
)
def test_starting_areas(seat: int, corners: tuple[tuple[int, int], tuple[int, int]]) -> None:
    s = deploying(seats=4, width=40_000, height=50_000)
    points = area_of(s.field, seat)
    assert (min(points), max(points)) == corners
    assert s.game.view(s.state, None).players[seat].area == points
    assert room_of(s.field, seat) == (24_000 if seat % 2 == 0 else 34_000, 3_000)


@rule("MKU-3.19", "MKU-R7", "MKU-6.4")
@pytest.mark.parametrize(
    ("x", "y", "allowed"),
    [
        (20_000, 550, True),
        (20_000, 549, True),
        (20_000, 548, False),
        (20_000, 2_450, True),
        (20_000, 2_451, True),
        (20_000, 2_452, False),
        (8_550, 1_000, True),
        (8_549, 1_000, True),
        (8_548, 1_000, False),
        (30_820, 1_000, True),
        (30_821, 1_000, True),
        (30_822, 1_000, False),
        (10**12, -(10**12), False),
    ],
)
def test_the_whole_base_stands_in_the_area(x: int, y: int, allowed: bool) -> None:
    s = deploying([PIKE])
    assert faulty(s, ("A1", x, y, 0)) == (None if allowed else "outside_area")


@rule("MKU-3.19", "MKU-R7", "MKU-6.3")
@pytest.mark.parametrize(
    ("y", "facing", "allowed"),
    [
        (1_650, NORTHWARD, True),  # the rear circle lies 1.1 inches behind
        (1_648, NORTHWARD, False),
        (1_350, 27_000, True),
        (1_352, 27_000, False),
        (550, 0, True),
        (548, 0, False),
    ],
)
def test_both_circles_of_a_double_base_stand_in_the_area(y: int, facing: int, allowed: bool) -> None:
    s = deploying([RIDER])
    assert faulty(s, ("A1", 20_000, y, facing)) == (None if allowed else "outside_area")


@rule("MKU-R7", "MKU-3.19")
def test_any_facing_will_do() -> None:
    s = deploying([PIKE]).act("ana", put(("A1", 20_000, 1_000, 36_000 + 12_345)))
    assert s.figure("A1").facing == 12_345


@rule("MKU-3.19", "MKU-3.20", "MKU-6.5")
@pytest.mark.parametrize(("gap", "allowed"), [(1_100, True), (1_099, True), (1_098, False), (0, False)])
def test_bases_may_touch_and_not_overlap(gap: int, allowed: bool) -> None:
    s = deploying([PIKE, PIKE])
    assert faulty(s, ("A1", 20_000, 1_000, 0), ("A2", 20_000 + gap, 1_000, 0)) == (None if allowed else "deployed_on")


@rule("MKU-3.19")
def test_the_rear_circle_needs_room_too() -> None:
    s = deploying([RIDER, PIKE])
    assert faulty(s, ("A1", 20_000, 1_650, NORTHWARD), ("A2", 20_000, 2_749 - 1_650 - 550, 0)) == "deployed_on"
    s.refused(
        "ana",
        put(("A1", 20_000, 1_650, NORTHWARD), ("A2", 20_000, 550, 0)),
        "deployed_on",
        "MKU-3.19",
        figure="A2",
        target="A1",
    )
    assert faulty(s, ("A1", 20_000, 1_650, NORTHWARD), ("A2", 21_100, 550, 0)) is None


@rule("MKU-R70")
def test_team_mates_share_an_area_and_stand_on_nobody() -> None:
    s = deploying(seats=5, teams="pairs")
    assert s.state.players[0].edge == s.state.players[1].edge == "south"
    s.act("ana", put(("A1", 20_000, 1_000, 0)))
    assert faulty(s, ("B1", 20_500, 1_000, 0), seat=1) == "deployed_on"
    assert faulty(s, ("B1", 21_100, 1_000, 0), seat=1) is None


@rule("MKU-R70", "MKU-P9")
def test_what_is_ready_made_keeps_to_a_half_of_a_shared_area() -> None:
    s = deploying([PIKE] * 12, [PIKE] * 12, seats=5, teams="pairs", build_total=300).times_out("ana").times_out("ben")
    places = {seat: [figure.x for figure in s.state.figures if figure.owner == seat] for seat in (0, 1)}
    middle = s.state.options.width // 2
    assert max(places[0]) + PIKE.radius <= middle <= min(places[1]) - PIKE.radius


# No room ------------------------------------------------------------------------------------------------------------


@rule("MKU-R8", "MKU-3.21", "MKU-22.9")
def test_figures_without_room_are_lost() -> None:
    """A team mate has filled the area with a row of twenty-one and a row of ten on horseback."""
    s = deploying([RIDER] * 10 + [PIKE] * 21, [PIKE, PIKE], seats=5, teams="pairs", build_total=300)
    s.times_out("ana").says("deployed", count=31)
    s.times_out("ben").says("deployed", seat=1, count=0).says("no_room", seat=1, members=("B1", "B2"))
    assert (s.figure("B1").status, s.figure("B1").left) == ("withdrawn", True)
    assert all(player.score == 0 for player in s.state.players)
    s.times_out("cyr")
    s.times_out("dan")
    s.times_out("eva")
    assert s.state.phase == "play"


@rule("MKU-R8", "MKU-3.18")
def test_a_figure_that_finds_room_may_not_be_left_out() -> None:
    s = deploying([PIKE] * 20, [PIKE, PIKE], seats=5, teams="pairs", build_total=300).times_out("ana")
    (first, second) = auto_deploy(s.field, 1).places
    s.refused("ben", Deploy((first,)), "not_deployed", "MKU-3.18", figure=second.figure)


@rule("MKU-3.21", "MKU-R8", "MKU-P9")
@pytest.mark.parametrize("army", [[PIKE] * 42, [RIDER] * 20, [RIDER] * 10 + [PIKE] * 21, [OGRE, *[PIKE] * 20]])
def test_what_was_let_in_finds_room(army: list[FigureType]) -> None:
    s = deploying(army, build_total=300)
    made = auto_deploy(s.field, 0)
    assert len(made.places) == len(army)
    assert deploy_fault(s.field, 0, made.places) is None


# Ready made ---------------------------------------------------------------------------------------------------------


def stands(made: Deploy) -> list[tuple[int, int, int]]:
    return [(place.x, place.y, place.facing) for place in made.places]


@rule("MKU-P9")
def test_rows_of_touching_bases_from_the_middle_facing_the_field() -> None:
    s = deploying([PIKE, PIKE, PIKE])
    assert stands(auto_deploy(s.field, 0)) == [
        (18_585, 1_500, NORTHWARD),
        (19_685, 1_500, NORTHWARD),
        (20_785, 1_500, NORTHWARD),
    ]
    two_rows = stands(auto_deploy(deploying([PIKE] * 22, build_total=200).field, 0))
    assert {(y, facing) for _, y, facing in two_rows} == {(2_050, NORTHWARD), (950, NORTHWARD)}


@rule("MKU-P9", "MKU-3.22")
@pytest.mark.parametrize(("seat", "facing"), [(0, 9_000), (1, 0), (2, 27_000), (3, 18_000)])
def test_every_side_faces_the_field(seat: int, facing: int) -> None:
    s = deploying(*[[PIKE, RIDER]] * 4, seats=4)
    made = auto_deploy(s.field, seat)
    assert {place.facing for place in made.places} == {facing}
    assert deploy_fault(s.field, seat, made.places) is None


def test_a_line_keeps_the_order_of_the_army() -> None:
    s = deploying([PIKE, BOW, RIDER])
    xs = [x for x, _, _ in stands(deployment(s.field, 0, "line"))]
    assert xs == sorted(xs)
    assert [x for x, _, _ in stands(deployment(s.field, 0, "line", True))] == [39_370 - x for x in xs]


def test_shooters_stand_behind() -> None:
    s = deploying([BOW, PIKE, BOW, PIKE])
    deep = {place.figure: place.y for place in deployment(s.field, 0, "shooters_behind").places}
    assert deep["A1"] == deep["A3"] == deep["A2"] - 1_100 == deep["A4"] - 1_100


def test_a_column_is_two_deep() -> None:
    s = deploying([PIKE] * 4)
    assert stands(deployment(s.field, 0, "column")) == [
        (19_135, 2_050, NORTHWARD),
        (19_135, 950, NORTHWARD),
        (20_235, 2_050, NORTHWARD),
        (20_235, 950, NORTHWARD),
    ]


def test_a_wedge_has_its_first_figure_in_front() -> None:
    s = deploying([PIKE] * 5)
    made = stands(deployment(s.field, 0, "wedge"))
    assert made[0][1] == max(y for _, y, _ in made) > made[1][1] == made[2][1] > made[3][1] == made[4][1]
    assert made[3][0] < made[1][0] < made[0][0] == 19_685 < made[2][0] < made[4][0]
    contacts = s.field
    a, b = (contacts.with_(s.figure(name), *made[place]) for name, place in (("A1", 0), ("A2", 1)))
    assert contacts.gap_touch(a, b)


@rule("MKU-3.19")
@settings(deadline=None, max_examples=40)
@given(
    seed=st.integers(0, 10**6),
    shape=st.sampled_from([*SHAPES, "auto"]),
    mirror=st.booleans(),
    hundreds=st.integers(1, 4),
    side=st.sampled_from([24_000, 39_370, 61_003]),
)
def test_every_ready_made_deployment_is_legal(seed: int, shape: str, mirror: bool, hundreds: int, side: int) -> None:
    room = (side - 16_000, 3_000)
    armies = [
        [
            starter().figures[key]
            for key in random_army(starter(), 100 * hundreds, picker(bytes([n, *seed.to_bytes(4)])), room)
        ]
        for n in range(4)
    ]
    s = deploying(*armies, seats=4, build_total=100 * hundreds, width=side, height=side)
    for seat in range(4):
        made = auto_deploy(s.field, seat) if shape == "auto" else deployment(s.field, seat, shape, mirror)
        assert len(made.places) == len(armies[seat])
        assert deploy_fault(s.field, seat, made.places) is None
        if seat < 3:  # with the last one play begins, and its dice
            s.act(SEATED[seat], made)
    assert s.to_act == ["dan"]
