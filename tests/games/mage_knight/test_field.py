"""Figures on the field: dials, marks, sides, bases, starting areas and places to stand (MKU-1, 5, 6)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.content.content import Click
from bot.games.mage_knight.field.field import SKULLS, Field, Spot
from bot.games.mage_knight.show import show
from tests.support.battle import Battle, battle, own, square, starter
from tests.support.rules import rule

FOOT = own("foot")
RIDER = own("rider", mounted=True)
DIVER = own("diver", marks="aquatic - - -")
FADING = own(
    "fading",
    range=9,
    dial=(Click(8, 7, 15, 3, ("flight", "", "dodge", "")), Click(6, 0, 14, 0, ("", "venom", "", "demoralized"))),
)
KINDS = (FOOT, RIDER, DIVER, FADING)
POND = square("deep_water", name="pond")
ROCK = square("blocking", name="rock")
GLADE = square("hindering", name="glade")
FORD = square("shallow_water", name="ford")
HILL = square("clear", name="hill", elevated=True)


def scene(*sides: str, **more: object) -> Battle:
    """A position with the figures and pieces of this file."""
    templates = (POND, ROCK, GLADE, FORD, HILL)
    return battle(*sides, figures=KINDS, templates=templates, **more)  # type: ignore[arg-type]


@rule("MKU-1.6", "MKU-5.13", "MKU-5.14")
def test_the_present_click_shows_values_and_abilities() -> None:
    field = scene("A1 fading 10,10 | A2 fading 12,10 click=1").field
    one, two = field.figure("A1"), field.figure("A2")
    assert [field.value(one, name) for name in ("speed", "attack", "defense", "damage")] == [8, 7, 15, 3]
    assert [field.value(two, name) for name in ("speed", "attack", "defense", "damage")] == [6, 0, 14, 0]
    assert (field.marks(one), field.marks(two)) == (("flight", "dodge"), ("venom", "demoralized"))
    assert field.has(one, "flight") and not field.has(two, "flight")
    assert field.has(two, "venom") and not field.has(one, "venom")


@rule("MKU-1.1", "MKU-1.2", "MKU-H1")
def test_everybody_sees_what_is_printed_and_what_the_window_shows() -> None:
    made = scene("A1 fading 10,10 click=1", "B1 rider 20,20")
    one = show(made.field, None).figures[0]
    assert (one.faction, one.rank, one.points, one.name) == ("orc_raiders", "standard", 20, "Fading")
    assert (one.arc, one.range, one.targets, one.mounted) == (90, 9, 1, False)
    assert (one.speed, one.attack, one.defense, one.damage) == (6, 0, 14, 0)
    assert one.abilities == ("", "venom", "", "demoralized") and one.clicks is None
    assert show(made.field, 1).figures == show(made.field, None).figures


@rule("MKU-1.3", "MKU-1.5")
def test_ranks_and_numbers_tell_figures_of_one_name_apart() -> None:
    kinds = [kind for kind in starter().figures.values() if kind.name == "Lamplight Arbalest"]
    assert [kind.rank for kind in kinds] == ["weak", "standard", "tough"]
    assert len({kind.key for kind in kinds}) == 3 and not any(kind.unique for kind in kinds)
    assert {kind.rank for kind in starter().figures.values() if kind.unique} == {"unique"}


@rule("MKU-1.8")
def test_range_does_not_change_with_the_dial() -> None:
    field = scene("A1 fading 10,10 | A2 fading 12,10 click=1").field
    assert field.kind(field.figure("A1")).range == field.kind(field.figure("A2")).range == 9


@rule("MKU-1.11")
def test_skulls_count_as_nothing() -> None:
    field = scene("A1 fading 10,10 click=2 eliminated").field
    assert field.click(field.figure("A1")) is SKULLS
    assert field.value(field.figure("A1"), "attack") == 0 and field.marks(field.figure("A1")) == ()


@rule("MKU-5.15")
def test_a_cancelled_ability_is_not_in_effect_but_still_shown() -> None:
    field = scene("A1 fading 10,10").field
    figure = field.figure("A1")
    figure.cancelled = ("flight",)
    assert not field.has(figure, "flight") and field.has(figure, "dodge")
    assert field.marks(figure) == ("flight", "dodge")


@rule("MKU-14.5")
def test_abilities_of_a_captive_are_ignored() -> None:
    field = scene("A1 fading 10,10 captor=B1", "B1 fading 10,11.1").field
    assert not field.has(field.figure("A1"), "flight") and field.has(field.figure("B1"), "flight")


@rule("MKU-5.2", "MKU-5.3", "MKU-5.20")
def test_friends_are_of_the_own_side_and_all_others_oppose() -> None:
    field = scene("A1 foot 5,5 | A2 foot 8,5", "B1 foot 5,9", "C1 foot 9,9").field
    a, b = field.figure("A1"), field.figure("A2")
    assert field.friends(a, b) and not field.foes(a, b)
    for other in (field.figure("B1"), field.figure("C1")):
        assert field.foes(a, other) and field.foes(other, a) and not field.friends(a, other)
        assert field.foes_of_seat(0, other) and not field.foes_of_seat(0, b)
    assert field.foes(field.figure("B1"), field.figure("C1"))
    assert not field.friends(a, a) and not field.foes(a, a)


@rule("MKU-5.2", "MKU-2.9")
def test_team_mates_are_friendly() -> None:
    sides = ("A1 foot 5,5", "B1 foot 8,5", "C1 foot 5,9", "D1 foot 9,9")
    field = scene(*sides, options={"teams": "alternate"}).field
    a, b, c = (field.figure(name) for name in ("A1", "B1", "C1"))
    assert field.friends(a, c) and field.foes(a, b) and not field.foes_of_seat(0, c)


@rule("MKU-14.6")
def test_a_captive_is_neither_friendly_nor_opposing() -> None:
    field = scene("A1 foot 5,5 captor=B1 | A2 foot 9,9", "B1 foot 5,6.1 | B2 foot 12,12").field
    captive = field.figure("A1")
    for other in field.there():
        assert not field.friends(captive, other) and not field.friends(other, captive)
        assert not field.foes(captive, other) and not field.foes(other, captive)
    assert not field.foes_of_seat(1, captive)
    assert field.foes(field.figure("A2"), field.figure("B1"))


def test_figures_come_in_the_order_of_their_ids() -> None:
    field = scene("A10 foot 5,5 | A9 foot 8,5 | A2 foot 30,30 waiting", "B1 foot 5,9").field
    assert [figure.id for figure in field.there()] == ["A9", "A10", "B1"]
    assert [figure.id for figure in field.own(0)] == ["A9", "A10"]
    with pytest.raises(KeyError):
        field.figure("A3")


@rule("MKU-6.1", "MKU-6.2")
def test_a_normal_base_is_one_circle_round_the_dot() -> None:
    field = scene("A1 foot 10,12 face=33").field
    assert field.circles(field.figure("A1")) == ((10_000, 12_000, 550),)
    assert field.dot(field.figure("A1")) == (10_000, 12_000)


@rule("MKU-1.9", "MKU-6.1", "MKU-6.3", "MKU-R12")
@pytest.mark.parametrize(
    ("face", "rear"), [(0, (8_900, 12_000)), (90, (10_000, 10_900)), (180, (11_100, 12_000)), (270, (10_000, 13_100))]
)
def test_the_rear_circle_of_a_double_base_lies_opposite_to_the_facing(face: int, rear: tuple[int, int]) -> None:
    field = scene(f"A1 rider 10,12 face={face}").field
    rider = field.figure("A1")
    assert field.circles(rider) == ((10_000, 12_000, 550), (*rear, 550))
    assert field.dot(rider) == (10_000, 12_000)


def test_a_place_that_is_only_thought_of_leaves_the_figure_alone() -> None:
    field = scene("A1 foot 10,12 face=0").field
    there = field.at(field.figure("A1"), Spot(3_000, 4_000, 9_000))
    assert field.circles(there) == ((3_000, 4_000, 550),) and there.facing == 9_000
    assert field.circles(field.figure("A1")) == ((10_000, 12_000, 550),)
    assert field.at(there, None) is there


@rule("MKU-3.3", "MKU-3.4")
@pytest.mark.parametrize(
    ("edge", "corners"),
    [
        ("south", ((8_000, 0), (32_000, 3_000))),
        ("north", ((8_000, 27_000), (32_000, 30_000))),
        ("west", ((0, 8_000), (3_000, 22_000))),
        ("east", ((37_000, 8_000), (40_000, 22_000))),
    ],
)
def test_the_starting_area_is_three_deep_and_eight_from_the_other_edges(
    edge: str, corners: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    field = scene(options={"width": 40_000, "height": 30_000}, ana={"edge": edge}).field
    points = field.area(0).points
    assert (min(points), max(points)) == corners and len(points) == 4


@rule("MKU-3.19", "MKU-R7")
@pytest.mark.parametrize(
    ("who", "x", "y", "fits"),
    [
        ("foot", 8_550, 550, True),
        ("foot", 8_549, 550, True),  # the tolerance of lengths
        ("foot", 8_548, 550, False),
        ("foot", 20_000, 2_450, True),
        ("foot", 20_000, 2_452, False),
        ("rider", 20_000, 1_650, True),
        ("rider", 20_000, 1_648, False),  # its rear circle hangs over
    ],
)
def test_the_whole_base_must_be_inside_the_starting_area(who: str, x: int, y: int, fits: bool) -> None:
    field = scene(f"A1 {who} 5,5 face=90").field
    circles = field.circles(field.with_(field.figure("A1"), x, y, 9_000))
    assert field.in_area(0, circles) is fits


@rule("MKU-6.14", "MKU-R17", "MKU-7.11")
@pytest.mark.parametrize(
    ("who", "x", "y", "found"),
    [
        ("foot", 550, 550, None),
        ("foot", 549, 38_821, None),
        ("foot", 548, 550, "off_the_field"),
        ("foot", 20_000, 38_822, "off_the_field"),
        ("rider", 20_000, 1_649, None),
        ("rider", 20_000, 1_648, "off_the_field"),
    ],
)
def test_the_whole_base_stays_on_the_battlefield(who: str, x: int, y: int, found: str | None) -> None:
    field = scene(f"A1 {who} 5,5 face=90").field
    assert field.placeable(field.figure("A1"), x, y, 9_000) == found


@rule("MKU-6.4", "MKU-6.5", "MKU-6.14", "MKU-7.5")
@pytest.mark.parametrize(("away", "found"), [(1_100, None), (1_099, None), (1_098, "bases_overlap")])
def test_bases_may_not_overlap(away: int, found: str | None) -> None:
    field = scene("A1 foot 5,5", "B1 foot 10,10").field
    assert field.placeable(field.figure("A1"), 10_000 + away, 10_000, 0) == found
    assert field.placeable(field.figure("A1"), 10_000, 10_000 - away, 0) == found
    assert field.placeable(field.figure("A1"), 10_000 + away, 10_000, 0, ignore=("B1",)) is None


@rule("MKU-6.3", "MKU-6.5", "MKU-7.8")
def test_both_circles_of_a_double_base_need_room() -> None:
    field = scene("A1 rider 5,5", "B1 rider 10,10 face=90").field
    rider = field.figure("A1")
    assert field.placeable(rider, 11_099, 8_900, 0) == "bases_overlap"  # front circle on B1's rear one; own rear too
    assert field.placeable(rider, 11_100, 8_900, 18_000) is None
    assert field.placeable(rider, 12_198, 10_000, 0) == "bases_overlap"  # its rear circle
    assert field.placeable(rider, 12_199, 10_000, 0) is None


@rule("MKU-6.14", "MKU-6.22", "MKU-19.14")
@pytest.mark.parametrize(("x", "found"), [(17_450, None), (17_451, None), (17_452, "in_blocking_terrain")])
def test_nobody_stands_in_blocking_terrain(x: int, found: str | None) -> None:
    field = scene("A1 foot 5,5", terrain="T1 rock 20,20").field
    assert field.placeable(field.figure("A1"), x, 20_000, 0) == found


@rule("MKU-21.2", "MKU-SA.aquatic.1")
@pytest.mark.parametrize(("who", "found"), [("foot", "in_deep_water"), ("diver", None)])
def test_deep_water_holds_only_the_aquatic(who: str, found: str | None) -> None:
    field = scene(f"A1 {who} 5,5", terrain="T1 pond 20,20").field
    assert field.placeable(field.figure("A1"), 20_000, 20_000, 0) == found
    assert field.placeable(field.figure("A1"), 17_451, 20_000, 0) is None
    assert field.placeable(field.figure("A1"), 20_000, 20_000, 0, swims=True) is None
    assert field.placeable(field.figure("A1"), 20_000, 20_000, 0, swims=False) == "in_deep_water"


@rule("MKU-6.22")
@pytest.mark.parametrize(
    ("x", "partly", "wholly", "beside"),
    [
        (17_429, False, False, False),
        (17_430, False, False, True),  # 0.02 from the edge
        (17_451, False, False, True),
        (17_452, True, False, True),
        (18_548, True, False, True),
        (18_549, True, True, True),
        (20_000, True, True, True),
    ],
)
def test_how_a_base_lies_in_a_piece(x: int, partly: bool, wholly: bool, beside: bool) -> None:
    field = scene("A1 foot 5,5", terrain="T1 glade 20,20").field
    figure, ground = field.with_(field.figure("A1"), x, 20_000, 0), field.pieces[0]
    assert field.inside(ground, figure) is partly
    assert field.wholly_inside(ground, figure) is wholly
    assert field.beside(ground, figure) is beside


@rule("MKU-6.20", "MKU-R19")
@pytest.mark.parametrize(("x", "high"), [(17_999, False), (18_000, True), (18_001, True), (22_000, True)])
def test_a_figure_is_as_high_as_the_ground_under_its_dot(x: int, high: bool) -> None:
    field = scene("A1 foot 5,5", terrain="T1 hill 20,20").field
    assert field.elevated(field.with_(field.figure("A1"), x, 20_000, 0)) is high
    assert (field.level_at((x, 20_000)) is field.pieces[0]) is high


@rule("MKU-20.2")
def test_flat_pieces_are_not_elevated() -> None:
    field = scene("A1 foot 20,20", terrain="T1 glade 20,20 | T2 hill 30,30").field
    assert not field.elevated(field.figure("A1")) and field.level_at((30_000, 30_000)) is field.pieces[1]


def test_a_piece_placed_during_the_action_is_seen() -> None:
    made = scene("A1 foot 20,20", terrain="T1 hill 20,20")
    content, edition = made.game.rules(made.state.options)
    field = Field(content, made.state, edition)
    assert field.elevated(field.figure("A1"))
    field.state.pieces.clear()
    assert not field.elevated(field.figure("A1"))
