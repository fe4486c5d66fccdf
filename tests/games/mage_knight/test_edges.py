"""Naming a side of the field until the first piece of terrain is placed (MKU-3.2, MKU-P14, MKU-R70)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import BadNotation
from bot.games.mage_knight.actions import NameEdge, RandomPool, SubmitArmy, SubmitPool
from tests.support.battle import Battle, own
from tests.support.figures import opened
from tests.support.rules import rule

FOOT = own("foot", points=5)
ARMY = SubmitArmy((FOOT.key,))
BIG = SubmitArmy((FOOT.key,) * 20)


def table(seats: int = 2, **options: Any) -> Battle:
    return opened(seats, figures=[FOOT], **options)


def edges(s: Battle) -> list[str]:
    return [player.edge for player in s.match.state.players]


@rule("MKU-P14", "MKU-3.2", "MKU-3.22")
@pytest.mark.parametrize(
    ("line", "sides", "order"),
    [
        ("edge south", ["south", "north"], (0, 1)),
        ("edge west", ["west", "east"], (0, 1)),
        ("edge north", ["north", "south"], (1, 0)),
        ("edge E", ["east", "west"], (1, 0)),
    ],
)
def test_of_two_players_the_other_one_is_opposite(line: str, sides: list[str], order: tuple[int, ...]) -> None:
    s = table().say("ana", line).says("edge_named", seat=0, edge=sides[0])
    assert (edges(s), s.match.state.order) == (sides, order)
    if sides[1] != "north":
        s.says("edge_given", seat=1, edge=sides[1])


@rule("MKU-3.2", "MKU-P14")
def test_two_players_cannot_name_sides_that_are_not_opposite() -> None:
    s = table().say("ana", "edge west")
    s.refused("ben", NameEdge("west"), "edge_taken", "MKU-3.2", edge="west", seat=0)
    for edge in ("south", "north"):
        s.refused("ben", NameEdge(edge), "edge_not_opposite", "MKU-3.2", edge=edge, seat=0, allowed="east")  # type: ignore[arg-type]
    s.say("ben", "edge east")
    s.refused("ana", NameEdge("north"), "edge_not_opposite", "MKU-3.2", allowed="west")
    s.refused("ana", NameEdge("west"), "edge_named_already", "MKU-P14", edge="west")


@rule("MKU-R3", "MKU-P14")
def test_two_who_agreed_to_be_neighbours_may_name_any_two_sides() -> None:
    s = table(neighbours=True).say("ana", "edge east")
    assert edges(s) == ["east", "south"]  # still neighbours, as long as ben names none
    assert edges(s.say("ben", "edge north")) == ["east", "north"]
    assert edges(s.say("ben", "edge west")) == ["east", "west"]


@rule("MKU-3.2", "MKU-P14")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_take_a_side_each_and_who_was_only_given_one_makes_room(seats: int) -> None:
    s = table(seats).say("ana", "edge north").says("edge_given", seat=2, edge="south")
    assert edges(s) == ["north", "west", "south", "east"][:seats]
    assert s.match.state.order == ((2, 1, 0, 3) if seats == 4 else (2, 1, 0))
    s.refused("ben", NameEdge("north"), "edge_taken", "MKU-3.2", seat=0)
    s.say("ben", "edge east")
    assert sorted(set(edges(s))) == sorted(edges(s)) and edges(s)[:2] == ["north", "east"]


@rule("MKU-R70", "MKU-P14")
@pytest.mark.parametrize(
    ("seats", "teams", "after"),
    [
        (8, "pairs", ["north", "north", "west", "west", "south", "south", "east", "east"]),
        (5, "pairs", ["north", "north", "west", "west", "south"]),
        (8, "alternate", ["north", "west", "south", "east", "north", "west", "south", "east"]),
        (6, "halves", ["north", "north", "west", "south", "south", "east"]),
    ],
)
def test_team_mates_on_one_side_go_together(seats: int, teams: str, after: list[str]) -> None:
    s = table(seats, teams=teams).say("ana", "edge north")
    assert edges(s) == after
    mate = after.index("north", 1)
    s.act(("ana", "ben", "cyr", "dor", "eva", "fil", "gil", "hal")[mate], NameEdge("south"))
    assert edges(s)[0] == edges(s)[mate] == "south"


@rule("MKU-P14")
def test_a_side_may_be_named_until_the_first_piece_lies() -> None:
    s = opened(2, dice=(6, 6, 1, 1), shuffles=("as_is", "as_is"), preset="standard", figures=[FOOT])
    s.act("ana", ARMY).say("ana", "edge west").act("ben", ARMY).say("ben", "edge east")  # out of turn too
    s.act("ana", RandomPool()).act("ben", RandomPool())
    assert s.match.state.phase == "terrain" and s.match.state.active == 0
    s.say("ana", "place auto")
    s.refused("ana", NameEdge("north"), "edges_settled", "MKU-P14")
    s.refused("ben", NameEdge("north"), "edges_settled", "MKU-P14")


@rule("MKU-P14")
def test_without_terrain_the_sides_are_settled_when_the_armies_deploy() -> None:
    s = opened(2, dice=(6, 6, 1, 1), figures=[FOOT]).act("ana", ARMY).act("ben", ARMY)
    s.act("ana", SubmitPool(())).say("ana", "edge north").act("ben", SubmitPool(()))
    assert s.match.state.phase == "deploy" and edges(s) == ["north", "south"]
    s.refused("ana", NameEdge("west"), "edges_settled", "MKU-P14")


@rule("MKU-3.21", "MKU-P14", "MKU-H4")
def test_nobody_is_led_to_a_side_that_his_army_may_not_fit_on() -> None:
    s = table(width=39_000, height=24_000, build_total=200)
    s.act("ben", ARMY)
    s.refused("ana", NameEdge("west"), "edge_of_other_length", "MKU-3.21", seat=1)  # nothing tells of the secret army
    s.say("ana", "edge north").act("ana", BIG)
    s.refused("ana", NameEdge("west"), "edge_without_room", "MKU-3.21", seat=0)
    s.refused("ben", NameEdge("west"), "edge_not_opposite", "MKU-3.2", allowed="south")


@rule("MKU-P14")
def test_the_free_sides_are_offered_with_their_lines() -> None:
    s = table()

    def lines(seat: int) -> list[object]:
        offers = [offer for offer in s.game.legal(s.match.state, seat) if offer.kind == "edge"]
        return [one.facts["line"] for offer in offers for one in s.game.details(s.match.state, seat, offer)]

    assert lines(0) == []  # the ready armies are there
    s.act("ana", ARMY).act("ben", ARMY)
    assert lines(0) == lines(1) == ["edge south", "edge west", "edge north", "edge east"]
    s.say("ana", "edge west")
    assert (lines(0), lines(1)) == (["edge south", "edge north", "edge east"], ["edge east"])
    assert s.game.format(NameEdge("west"), s.match.state, None) == "edge west"
    for line, key in (("edge", "missing_field"), ("edge up", "bad_value"), ("edge north now", "too_many_words")):
        with pytest.raises(BadNotation, match=key) as error:
            s.game.parse(line, s.match.state, 1, None)
        assert error.value.clause == "MKU-P14"
