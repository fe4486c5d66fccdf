"""The roll for the first player and the clockwise order (MKU-3.8, 3.9, 3.22)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.actions import PlacePiece, Proceed
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

GRUNT = own("grunt")
HILL = square("hindering", 5)


def rolling(dice: list[int], *, seats: int = 3, pool: tuple[str, ...] = ("hindering",), **fields: Any) -> Battle:
    """The pool is known; everybody is about to roll."""
    sides = ("A1 grunt 0,0 waiting", "B1 grunt 0,0 waiting", "C1 grunt 0,0 waiting")[:seats]
    opened = {"phase": "terrain", "first": -1, "active": -1, "round": 0, "started": False, "pool": list(pool)}
    return battle(*sides, figures=[GRUNT], templates=[HILL], dice=dice, fields={**opened, **fields})


@rule("MKU-3.8")
@pytest.mark.parametrize(
    ("dice", "first"), [([6, 6, 1, 1, 2, 2], "ana"), ([1, 1, 6, 5, 5, 5], "ben"), ([1, 1, 1, 2, 2, 2], "cyr")]
)
def test_the_highest_of_two_dice_is_first(dice: list[int], first: str) -> None:
    s = rolling(dice)
    assert [(one["seat"], one["total"]) for one in s.told("first_roll")] == [
        (seat, sum(dice[2 * seat : 2 * seat + 2])) for seat in range(3)
    ]
    assert s.to_act == [first] and s.state.first == s.state.active
    s.says("first_player", seat=s.state.first)


@rule("MKU-3.8")
def test_those_tied_for_the_highest_roll_again_until_one_is_highest() -> None:
    s = rolling([5, 5, 1, 2, 4, 6, 3, 3, 2, 4, 1, 2, 1, 1])
    assert [one["seat"] for one in s.told("first_roll")] == [0, 1, 2, 0, 2, 0, 2]
    assert s.told("first_roll_tied") == [{"seat": (0, 2), "total": 10}, {"seat": (0, 2), "total": 6}]
    assert s.to_act == ["ana"]


@rule("MKU-3.8")
def test_all_of_three_that_tie_roll_again() -> None:
    s = rolling([5, 5, 4, 6, 6, 4, 1, 1, 2, 2, 6, 6]).says("first_roll_tied", seat=(0, 1, 2), total=10)
    assert [one["seat"] for one in s.told("first_roll")] == [0, 1, 2, 0, 1, 2]
    assert s.to_act == ["cyr"]


@rule("MKU-3.8")
def test_a_tie_below_the_highest_is_no_matter() -> None:
    s = rolling([1, 1, 6, 6, 1, 1]).silent("first_roll_tied")
    assert s.to_act == ["ben"]


@rule("MKU-3.8", "MKU-3.22")
def test_dice_are_rolled_in_clockwise_order() -> None:
    s = rolling([1, 1, 2, 2, 3, 3], order=(0, 2, 1))
    assert [(one["seat"], one["total"]) for one in s.told("first_roll")] == [(0, 2), (2, 4), (1, 6)]
    assert s.to_act == ["ben"]


@rule("MKU-3.9", "MKU-3.22")
def test_pieces_are_placed_clockwise_and_not_by_seat() -> None:
    s = rolling([6, 6, 2, 2, 3, 3], order=(0, 2, 1), pool=("hindering", "hindering", "hindering"))
    for who, x in (("ana", 12_000), ("cyr", 20_000), ("ben", 28_000)):
        assert s.to_act == [who]
        s.act(who, PlacePiece("hindering", x, 20_000, 0))
    assert (s.state.phase, s.to_act) == ("deploy", ["ana"])


@rule("MKU-3.9", "MKU-3.18")
def test_without_a_pool_the_first_player_deploys_at_once() -> None:
    s = rolling([1, 1, 6, 5, 5, 5], pool=())
    assert (s.state.phase, s.to_act) == ("deploy", ["ben"])


@rule("MKU-3.8")
def test_there_is_one_roll_and_nobody_can_ask_for_another() -> None:
    s = rolling([1, 1, 6, 5], seats=2)
    s.refused("ana", Proceed(), "nothing_due")
    assert s.to_act == ["ben"]
