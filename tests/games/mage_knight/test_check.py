"""The invariants: each kind of fault of a position that was written or edited by hand is found and named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine import codec
from bot.engine.requests import Facts
from bot.games.mage_knight.state import Figure, Piece, State
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

FOOT = own("foot", points=20)
RIDER = own("rider", mounted=True, points=30)


def scene() -> Battle:
    """A captor with its captive, a mounted figure, a dead one."""
    return battle(
        "A1 foot 10,10 face=90 | A2 rider 20,20 | A3 foot 0,0 eliminated click=4",
        "B1 foot 10,11.1 captor=A1 | B2 foot 30,30",
        figures=(FOOT, RIDER),
        terrain="T1 birch_wood 35,10",
    )


def figure(state: State, name: str) -> Figure:
    """A figure of a state."""
    return next(one for one in state.figures if one.id == name)


def put(name: str, **values: object) -> Callable[[State], None]:
    """A change of one figure."""

    def change(state: State) -> None:
        for key, value in values.items():
            setattr(figure(state, name), key, value)

    return change


def fields(**values: object) -> Callable[[State], None]:
    """A change of the state."""

    def change(state: State) -> None:
        for key, value in values.items():
            setattr(state, key, value)

    return change


def faults(s: Battle, change: Callable[[State], None]) -> list[tuple[str, Facts]]:
    """What is wrong with a position after a change; the position itself is left as it is."""
    state = s.game.state_decoder.decode(codec.encode(s.state))
    change(state)
    return [(fault.key, fault.facts) for fault in s.game.check(state)]


FAULTS: dict[str, tuple[Callable[[State], None], str, dict[str, object]]] = {
    "a type of no pack": (put("A1", type="own:0"), "no_such_figure", {"figure": "A1", "type": "own:0"}),
    "a template of no pack": (
        lambda state: state.pieces.append(Piece("T2", "moon")),
        "no_such_figure",
        {"figure": "T2", "type": "moon"},
    ),
    "an owner of no seat": (put("B2", owner=2), "no_such_seat", {"figure": "B2"}),
    "one id twice": (put("B2", id="A2"), "figure_twice", {"figure": "A2"}),
    "three tokens": (put("B2", tokens=3), "tokens_out_of_range", {"figure": "B2", "tokens": 3}),
    "fewer tokens than none": (put("B2", tokens=-1), "tokens_out_of_range", {"figure": "B2", "tokens": -1}),
    "skulls on the field": (put("B2", click=4), "click_out_of_range", {"figure": "B2", "click": 4}),
    "behind the skulls": (put("A3", click=5), "click_out_of_range", {"figure": "A3", "click": 5}),
    "before the start": (put("B2", click=-1), "click_out_of_range", {"figure": "B2", "click": -1}),
    "a full turn": (put("B2", facing=36_000), "facing_out_of_range", {"figure": "B2", "facing": 36_000}),
    "over the border": (put("B2", x=548), "off_the_field", {"figure": "B2"}),
    "a rear circle over the border": (put("A2", y=1_648, facing=9_000), "off_the_field", {"figure": "A2"}),
    "bases that overlap": (put("B2", x=10_000, y=8_902), "bases_overlap", {"figure": "A1", "target": "B2"}),
    "a rear circle on a base": (
        put("A2", x=30_000, y=32_198, facing=9_000),
        "bases_overlap",
        {"figure": "A2", "target": "B2"},
    ),
    "a captor that is nobody": (put("B1", captor="A9"), "captive_unlinked", {"figure": "A9", "target": "B1"}),
    "a captive that is nobody": (put("A1", captive="B9"), "captive_unlinked", {"figure": "A1", "target": "B9"}),
    "a captor that knows nothing of it": (put("A1", captive=""), "captive_unlinked", {"figure": "A1", "target": "B1"}),
    "a captive that knows nothing of it": (put("B1", captor=""), "captive_unlinked", {"figure": "A1", "target": "B1"}),
    "a captive apart": (put("B1", y=11_121), "captive_unlinked", {"figure": "A1", "target": "B1"}),
    "a captor off the field": (put("A1", status="withdrawn"), "captive_unlinked", {"figure": "A1", "target": "B1"}),
    "a captive of one's own": (put("B1", owner=0), "captive_unlinked", {"figure": "A1", "target": "B1"}),
    "actions below none": (fields(left=-1), "actions_out_of_range", {"left": -1}),
    "points that are no sum": (
        lambda state: setattr(state.players[1], "points", 39),
        "points_do_not_add_up",
        {"seat": 1},
    ),
    "an army of no pack": (
        lambda state: setattr(state.players[1], "army", ("own:0",)),
        "points_do_not_add_up",
        {"seat": 1},
    ),
}


@rule("MKU-5.7", "MKU-6.1", "MKU-6.14", "MKU-14.11")
@pytest.mark.parametrize("name", FAULTS)
def test_each_fault_is_found(name: str) -> None:
    change, key, facts = FAULTS[name]
    assert (key, facts) in faults(scene(), change)


BORDER: dict[str, Callable[[State], None]] = {
    "as it is": fields(),
    "two tokens": put("B2", tokens=2),
    "the last click": put("B2", click=3),
    "the last facing": put("B2", facing=35_999),
    "at the border": put("B2", x=549),
    "a rear circle at the border": put("A2", y=1_649, facing=9_000),
    "bases that touch": put("B2", x=10_000, y=8_901),
    "a gap that is contact": put("B1", y=11_120),
}


@rule("MKU-5.7", "MKU-6.4", "MKU-6.5", "MKU-6.14")
@pytest.mark.parametrize("name", BORDER)
def test_what_is_just_right_is_no_fault(name: str) -> None:
    assert faults(scene(), BORDER[name]) == []


@rule("MKU-14.11", "MKU-21.7", "MKU-14.23")
def test_a_captive_may_be_held_across_a_low_wall() -> None:
    s = battle(
        "A1 foot 20,18.95",
        "B1 foot 20,21.05 captor=A1 | B2 foot 30,30",
        figures=(FOOT,),
        terrain="T1 low_wall_long 20,20",
    )
    assert faults(s, fields()) == []
    assert [key for key, _ in faults(s, put("B1", y=21_072))] == ["captive_unlinked"]
