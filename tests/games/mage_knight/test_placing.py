"""Placing terrain (MKU-3.9 to 3.16, MKU-R4, MKU-P9): distances on both sides of their bounds, turns, and the end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.playout import picker
from bot.games.mage_knight.actions import Deploy, EndTurn, Pass, PlacePiece, SubmitArmy, SubmitPool
from bot.games.mage_knight.content.content import Template
from bot.games.mage_knight.setup.placing import auto_place, piece_fault
from bot.games.mage_knight.setup.setup import random_pool
from bot.games.mage_knight.state import Piece
from tests.support.battle import Battle, square, unlimited
from tests.support.figures import opened
from tests.support.rules import rule

BOX = square("hindering", 4.0, name="box")
BAR = Template("bar", "bar", "blocking", ((-4000, -1000), (4000, -1000), (4000, 1000), (-4000, 1000)))
HUGE = square("hindering", 40.0, name="huge")
MIDDLE = 19_685
SEATED = "ana ben cyr dan eva fil gus hal".split()


def placing(*pools: Sequence[str], seats: int = 2, dice: Sequence[int] = (), **options: object) -> Battle:
    """Armies and pools are in and the dice are rolled; Ana begins, unless the dice say otherwise."""
    rolled = dice or [6, 6] + [1, 1] * (seats - 1)
    s = opened(seats, dice=rolled, templates=[BOX, BAR, HUGE], **options)
    for name in SEATED[:seats]:
        s.act(name, SubmitArmy(("starter:5",)))
    for name, pool in zip(SEATED[:seats], [*pools, *[()] * seats], strict=False):
        s.act(name, SubmitPool(tuple(pool)))
    return s


def put(template: str, x: int = MIDDLE, y: int = MIDDLE, rotation: int = 0) -> PlacePiece:
    return PlacePiece(template, x, y, rotation)


def fault_at(s: Battle, x: int, y: int, rotation: int = 0, template: str = "box") -> str | None:
    """The key of what is wrong with a place."""
    fault = piece_fault(s.field, template, x, y, rotation)
    return fault.key if fault else None


# Turns --------------------------------------------------------------------------------------------------------------


@rule("MKU-3.9", "MKU-3.10")
def test_pieces_are_placed_in_turns_clockwise_from_the_first_player() -> None:
    s = placing(["box"] * 4, dice=[1, 1, 6, 6])
    assert (s.state.phase, s.to_act) == ("terrain", ["ben"])
    s.act("ben", put("box")).says("placed", seat=1, piece="T1", piece_card="box", x="19.685", y="19.685")
    s.refused("ben", put("box", 9_000), "not_your_turn")
    s.act("ana", put("box", 9_000))
    assert s.to_act == ["ben"]
    assert [(piece.id, piece.template, piece.x) for piece in s.state.pieces] == [
        ("T1", "box", MIDDLE),
        ("T2", "box", 9_000),
    ]
    assert s.state.pool == ["box", "box"]


@rule("MKU-3.9")
def test_any_piece_of_the_pool_may_be_taken_whoever_put_it_in() -> None:
    s = placing(["box"], ["bar"]).act("ana", put("bar"))
    assert s.state.pool == ["box"]
    s.refused("ben", put("bar", 9_000), "not_in_pool", "MKU-3.9", given="bar")
    s.refused("ben", put("grass_hill", 9_000), "not_in_pool", "MKU-3.9")


@rule("MKU-3.10")
def test_four_pieces_are_enough() -> None:
    pool = [["box"] * 4] * 4
    s = placing(*pool, seats=4)
    places = [(12_000, 12_000), (27_000, 12_000), (12_000, 27_000), (27_000, 27_000)]
    for name, (x, y) in zip(("ana", "ben", "cyr", "dan"), places, strict=True):
        assert s.to_act == [name]
        s.act(name, put("box", x, y))
    s.says("placing_over", reason="enough", count=4, left=12)
    assert (s.state.phase, s.to_act, s.state.pool) == ("deploy", ["ana"], [])


@rule("MKU-3.10")
def test_an_empty_pool_ends_placing() -> None:
    s = placing(["box"]).act("ana", put("box")).says("placing_over", reason="empty", count=1, left=0)
    assert (s.state.phase, s.to_act) == ("deploy", ["ana"])


@rule("MKU-3.16", "MKU-R4")
def test_placing_ends_when_no_piece_fits() -> None:
    s = placing(["huge", "box"])
    s.act("ana", put("box")).says("placing_over", reason="no_place", count=1, left=1)
    assert s.state.pool == []
    t = placing(["huge"])
    assert (t.state.phase, len(t.state.pieces)) == ("deploy", 0)


@rule("MKU-3.16", "MKU-P1")
def test_nobody_may_decline_while_there_is_room() -> None:
    s = placing(["box"])
    for action in (Pass(), EndTurn(), Deploy(())):
        s.refused("ana", action, "not_in_phase")


# Distances ----------------------------------------------------------------------------------------------------------


@rule("MKU-3.13", "MKU-6.4")
@pytest.mark.parametrize(
    ("x", "allowed"), [(4_000, True), (3_999, True), (3_998, False), (0, False), (-(10**9), False)]
)
def test_two_inches_from_every_edge_of_the_field(x: int, allowed: bool) -> None:
    s = placing(["box"])
    far = 39_370
    for px, py in ((x, MIDDLE), (far - x, MIDDLE)):
        assert fault_at(s, px, py) == (None if allowed else "piece_near_edge")
    corner = placing(["box"], width=60_000, height=60_000)  # beside the starting area
    for px, py in ((5_000, x), (55_000, 60_000 - x)):
        assert fault_at(corner, px, py) == (None if allowed else "piece_near_edge")


@rule("MKU-3.11", "MKU-3.3", "MKU-3.4")
@pytest.mark.parametrize(("y", "allowed"), [(5_000, True), (4_999, True), (4_998, False), (4_000, False)])
def test_wholly_outside_every_starting_area(y: int, allowed: bool) -> None:
    s = placing(["box"])
    for py in (y, 39_370 - y):
        assert fault_at(s, MIDDLE, py) == (None if allowed else "piece_in_area")


@rule("MKU-3.4", "MKU-3.11")
def test_beside_a_starting_area_there_is_room() -> None:
    """The area reaches from 8 to 31.37 inches along the edge."""
    s = placing(["box"])
    assert fault_at(s, 6_000, 4_000) is None
    assert fault_at(s, 6_001, 4_000) is None
    assert fault_at(s, 6_002, 4_000) == "piece_in_area"
    assert fault_at(s, 33_370, 4_000) is None
    assert fault_at(s, 33_368, 4_000) == "piece_in_area"
    assert fault_at(s, 4_000, MIDDLE) is None  # nobody starts in the west
    assert fault_at(placing(["box"], seats=4), 4_000, MIDDLE) == "piece_in_area"


@rule("MKU-3.12")
@pytest.mark.parametrize(("x", "allowed"), [(6_000, True), (5_999, True), (5_998, False), (3_000, False), (0, False)])
def test_two_inches_from_every_other_piece(x: int, allowed: bool) -> None:
    s = placing(["box"] * 2).act("ana", put("box"))
    for px, py in ((MIDDLE + x, MIDDLE), (MIDDLE - x, MIDDLE), (MIDDLE, MIDDLE + x)):
        assert fault_at(s, px, py) == (None if allowed else "piece_near_piece")


@rule("MKU-3.12")
def test_the_distance_of_corners_is_measured_straight() -> None:
    """Corner to corner, 1.4143 inches each way make 2.0001 inches."""
    s = placing(["box"] * 2).act("ana", put("box"))
    assert fault_at(s, MIDDLE + 5_415, MIDDLE + 5_415) is None
    assert fault_at(s, MIDDLE + 5_412, MIDDLE + 5_412) == "piece_near_piece"


@rule("MKU-3.14")
def test_a_piece_may_be_turned_to_any_angle() -> None:
    s = placing(["bar"])
    assert fault_at(s, 5_000, MIDDLE, 0, "bar") == "piece_near_edge"
    assert fault_at(s, 5_000, MIDDLE, 9_000, "bar") is None
    s.act("ana", put("bar", 5_000, MIDDLE, 36_000 + 8_999))
    assert s.state.pieces[0].rotation == 8_999
    assert s.game.view(s.state, None).pieces[0].polygon[0] == (5_999, 15_685)


@rule("MKU-3.11", "MKU-3.12", "MKU-3.13")
def test_a_wrong_place_is_refused_with_the_reason() -> None:
    s = placing(["box"] * 3)
    s.refused("ana", put("box", 3_000), "piece_near_edge", "MKU-3.13", card="box", least="2")
    s.refused("ana", put("box", MIDDLE, 4_000), "piece_in_area", "MKU-3.11", card="box", seat=0)
    s.refused("ana", put("box", MIDDLE, 35_000), "piece_in_area", "MKU-3.11", seat=1)
    s.act("ana", put("box"))
    s.refused("ben", put("box"), "piece_near_piece", "MKU-3.12", card="box", piece="T1", least="2")


# By itself ----------------------------------------------------------------------------------------------------------


@rule("MKU-P9")
def test_the_first_piece_goes_to_the_middle_and_the_next_as_near_to_it_as_it_may() -> None:
    s = placing(["bar", "box", "box"])
    s.times_out("ana")
    assert (s.state.pieces[0].template, s.state.pieces[0].x, s.state.pieces[0].y) == ("bar", MIDDLE, MIDDLE)
    s.times_out("ben")
    assert (s.state.pieces[1].template, s.state.pieces[1].x, s.state.pieces[1].y) == ("box", MIDDLE, MIDDLE - 5_000)


@rule("MKU-P9")
def test_a_piece_that_does_not_fit_is_passed_over() -> None:
    found = auto_place(placing(["huge", "bar"]).field)
    assert found is not None and found.template == "bar"


@rule("MKU-3.11", "MKU-3.12", "MKU-3.13")
@settings(deadline=None, max_examples=12)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 4), side=st.sampled_from([24_000, 30_000, 39_370, 60_000]))
def test_what_is_placed_by_itself_is_legal(seed: int, seats: int, side: int) -> None:
    pick = picker(seed.to_bytes(4))
    s = placing(seats=seats, width=side, height=side)
    s.state.pool = [
        name for _ in range(seats) for name in random_pool(unlimited(), s.field.edition, s.state.options, pick)
    ]
    field = s.field
    while len(field.state.pieces) < 4 and (found := auto_place(field)) is not None:
        assert piece_fault(field, found.template, found.x, found.y, found.rotation) is None
        field.state.pool.remove(found.template)
        number = len(field.state.pieces) + 1
        field.state.pieces.append(Piece(f"T{number}", found.template, found.x, found.y, found.rotation))
