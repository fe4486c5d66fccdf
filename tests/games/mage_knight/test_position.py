"""Positions written by hand: natural defaults, and every fault with its place."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import BadData
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.state import Options, State
from bot.i18n.names import message_id
from bot.records.scenario import parse_scenario
from tests.support.battle import starter
from tests.support.catalogs import catalog
from tests.support.rules import rule

GAME = MageKnight(starter())
NAMES = ("ana", "ben")
A1, B1 = "A1 tidewarder2 10,10", "B1 dawnpike2 10,15 face=270"


def read(**raw: Any) -> State:
    """The state of a position; each side has a figure unless it is said otherwise."""
    full = {"ana": {"figures": [A1]}, "ben": {"figures": [B1]}, **raw}
    return GAME.position(full, Options(build_total=200), NAMES)


def fault(**raw: Any) -> BadData:
    """What is wrong with a position; the sentence for it exists."""
    with pytest.raises(BadData) as caught:
        read(**raw)
    known = message_id("fault", caught.value.key)
    assert catalog().has(known), known
    return caught.value


@rule("MKU-4.3", "MKU-4.11")
def test_what_is_left_out_has_a_natural_default() -> None:
    state = read()
    assert (state.phase, state.active, state.first, state.round) == ("play", 0, 0, 1)
    assert (state.actions, state.left, state.started) == (2, 2, True)
    assert [player.edge for player in state.players] == ["south", "north"]
    first, second = state.figures
    assert (first.x, first.y, first.facing, first.click, first.tokens, first.status) == (
        10_000,
        10_000,
        9000,
        0,
        0,
        "field",
    )
    assert second.facing == 27_000
    assert state.players[0].points == 18 and state.players[0].army == ("starter:5",)


def test_everything_of_a_figure_can_be_written() -> None:
    state = read(
        ana={
            "figures": [
                "a1 tidewarder2 10.125,10 face=NE click=2 tokens=1 acted cancelled=flight hurt_by=B",
                "A2 lampbow2 0,0 eliminated",
            ]
        },
        ben={"figures": [B1, 'B2 "dawnpike2" 10.125,11.1 captor=A1'], "score": 18, "edge": "west"},
        active="ben",
        round=4,
        left=1,
        terrain=["T1 birch_wood 25,25 turn=45"],
    )
    first, dead, _, captive = state.figures
    assert (first.x, first.facing, first.click, first.tokens, first.acted) == (10_125, 4500, 2, 1, True)
    assert (first.cancelled, first.hurt_by, first.captive) == (("flight",), 1, "B2")
    assert (dead.status, captive.captor) == ("eliminated", "A1")
    assert (state.active, state.round, state.left, state.players[1].score) == (1, 4, 1, 18)
    assert (state.players[1].edge, state.order) == ("west", (0, 1))
    assert (state.pieces[0].template, state.pieces[0].rotation) == ("birch_wood", 4500)


@rule("MKU-4.11")
def test_the_contacts_at_the_start_of_the_turn_are_those_of_the_position() -> None:
    state = read(ben={"figures": ["B1 dawnpike2 10,11.1"]})
    assert [figure.contacts for figure in state.figures] == [("B1",), ("A1",)]


@rule("MKU-4.11", "MKU-14.6")
def test_a_captive_of_the_position_is_no_enemy_that_its_captors_side_touches() -> None:
    state = read(
        ana={"figures": ["A1 tidewarder2 10,10", "A2 tidewarder2 10,12.2"]},
        ben={"figures": ["B1 dawnpike2 10,11.1 captor=A2", "B2 dawnpike2 11.1,11.1"]},
    )
    assert {figure.id: figure.contacts for figure in state.figures} == {
        "A1": (),
        "A2": (),
        "B1": ("B2",),
        "B2": ("B1",),
    }


def test_seats_may_be_called_by_letter_and_phases_before_play_have_no_turn() -> None:
    state = GAME.position(
        {"phase": "deploy", "A": {"army": ["tidewarder2", "Lamplight Arbalest tough"]}}, Options(), NAMES
    )
    assert (state.phase, state.started, state.left) == ("deploy", False, 0)
    assert state.players[0].army == ("starter:5", "starter:3") and state.players[0].points == 40


FAULTS: dict[str, tuple[dict[str, Any], str, str]] = {
    "a wrong key": ({"turn": 1}, "position_unknown_key", ""),
    "a wrong key of a player": ({"ana": {"units": []}}, "position_unknown_key", "ana"),
    "a wrong phase": ({"phase": "lunch"}, "position_bad_value", "phase"),
    "a wrong seat": ({"active": "eva"}, "position_bad_value", "active"),
    "a seat twice": ({"A": {}}, "position_seat_twice", "A"),
    "no number": ({"round": "4"}, "position_wrong_type", "round"),
    "too large": ({"left": 1000}, "position_out_of_range", "left"),
    "no list": ({"ana": {"figures": "A1"}}, "position_wrong_type", "ana.figures"),
    "another's id": ({"ana": {"figures": ["B1 tidewarder2 1,1"]}}, "position_bad_id", "ana.figures[1]"),
    "no id": ({"ana": {"figures": ["tidewarder2"]}}, "position_bad_id", "ana.figures[1]"),
    "an unknown figure": ({"ana": {"figures": ["A1 dragon 1,1"]}}, "position_bad_word", "ana.figures[1]"),
    "no place": ({"ana": {"figures": ["A1 tidewarder2"]}}, "position_missing_key", "ana.figures[1]"),
    "a broken place": ({"ana": {"figures": ["A1 tidewarder2 36O,1"]}}, "position_bad_text", "ana.figures[1]"),
    "off the field": ({"ana": {"figures": ["A1 tidewarder2 50,1"]}}, "position_bad_text", "ana.figures[1]"),
    "a wrong facing": ({"ana": {"figures": [f"{A1} face=360"]}}, "position_bad_text", "ana.figures[1]"),
    "too many tokens": ({"ana": {"figures": [f"{A1} tokens=3"]}}, "position_bad_text", "ana.figures[1]"),
    "a wrong word": ({"ana": {"figures": [f"{A1} dancing"]}}, "position_bad_value", "ana.figures[1]"),
    "a wrong key of a figure": ({"ana": {"figures": [f"{A1} speed=9"]}}, "position_unknown_key", "ana.figures[1]"),
    "an unknown captor": ({"ana": {"figures": [f"{A1} captor=B7"]}}, "position_bad_value", "ana.figures[1]"),
    "an unknown ability": ({"ana": {"figures": [f"{A1} cancelled=flihgt"]}}, "position_bad_value", "ana.figures[1]"),
    "hurt by nobody": ({"ana": {"figures": [f"{A1} hurt_by=Z"]}}, "position_bad_value", "ana.figures[1]"),
    "hurt by his own side": ({"ana": {"figures": [f"{A1} hurt_by=A"]}}, "position_bad_value", "ana.figures[1]"),
    "an id of no terrain": ({"terrain": ["X1 birch_wood 20,20"]}, "position_bad_text", "terrain[1]"),
    "one side twice": ({"ana": {"edge": "west"}, "ben": {"edge": "west"}}, "position_edge_twice", "ben.edge"),
    "more left than there are": ({"actions": 1, "left": 2}, "position_out_of_range", "left"),
    "withdrawn and there": ({"ben": {"withdrawn": True, "figures": [B1]}}, "position_withdrawn_there", "ben"),
    "unknown terrain": ({"terrain": ["T1 lava 20,20"]}, "position_bad_word", "terrain[1]"),
    "terrain without a place": ({"terrain": ["T1 birch_wood"]}, "position_bad_text", "terrain[1]"),
    "an open quote": ({"terrain": ['T1 "birch']}, "position_bad_text", "terrain[1]"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_every_fault_is_named_with_its_place(name: str) -> None:
    raw, key, place = FAULTS[name]
    found = fault(**raw)
    assert (found.key, found.facts["place"]) == (key, place)


def test_a_misspelt_word_is_told_with_the_one_that_was_meant() -> None:
    for raw, found, near in (
        ({"ana": {"figures": ["A1 tidewader2 1,1"]}}, "tidewader2", "tidewarder2"),
        ({"ana": {"figures": [f"{A1} fase=90"]}}, "fase", "face"),
        ({"ana": {"figures": [f"{A1} cancelled=flihgt"]}}, "flihgt", "flight"),
        ({"ana": {"figures": ["A1 tidewarder2 10,10 eliminatd"]}}, "eliminatd", "eliminated"),
        ({"terrain": ["T1 brich_wood 20,20"]}, "brich_wood", "birch_wood"),
        ({"anna": {}}, "anna", "ana"),
        ({"active": "anna"}, "anna", "ana"),
    ):
        facts = fault(**raw).facts
        assert (facts["found"], facts["near"]) == (found, near)


@rule("MKU-22.9", "MKU-11.13")
def test_who_is_eliminated_has_left_the_field_and_shows_skulls() -> None:
    state = read(ana={"figures": [A1, "A2 tidewarder2 eliminated"]})
    there, gone = state.figures[:2]
    assert (there.left, gone.left, gone.status) == (False, True, "eliminated")
    assert gone.click == len(GAME.content.figures[gone.type].clicks)


@rule("MKU-3.2")
def test_of_two_players_the_other_has_the_opposite_side() -> None:
    assert [player.edge for player in read(ana={"edge": "north"}).players] == ["north", "south"]
    assert [player.edge for player in read(ben={"edge": "west"}).players] == ["south", "west"]


@rule("MKU-6.5", "MKU-14.11")
def test_a_position_that_breaks_the_rules_is_refused() -> None:
    with pytest.raises(BadData) as overlap:
        read(ben={"figures": ["B1 dawnpike2 10,11"]})
    assert overlap.value.key == "bases_overlap"
    with pytest.raises(BadData) as apart:
        read(ben={"figures": ["B1 dawnpike2 10,15 captor=A1"]})
    assert apart.value.key == "captive_unlinked"


SCENARIO = """
game = "mage-knight"
seats = ["ana", "ben"]
[position]
active = "ana"
[position.ana]
figures = [
    "A1 tidewarder2 10,10",
    "A2 tidewarder2 20,10",
]
[position.ben]
figures = ["B1 dawnpike2 10,15"]
"""


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("20,10", "10,11", 8),  # of two figures in one place the first is named
        ("20,10", "20,1O", 9),
        ("10,15", "10,15 captor=A7", 12),
    ],
)
def test_a_fault_of_a_file_names_the_line_of_the_figure(old: str, new: str, line: int) -> None:
    with pytest.raises(BadData) as caught:
        parse_scenario(SCENARIO.replace(old, new)).start(GAME)
    assert caught.value.facts["line"] == line


@rule("MKU-P11")
def test_a_position_can_be_played_on() -> None:
    from bot.engine.dice import SeededDice
    from bot.engine.match import Match

    match = Match(GAME, Options(), 2, SeededDice(b"position"), read())
    match.say(0, "move A1 touch=B1")
    assert match.state.figures[0].y > 13_000
