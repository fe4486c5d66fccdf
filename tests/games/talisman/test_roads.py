"""Where a roll leads: rings, bridge, portal, and the two ways of the Inner Region."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.talisman.course.roads import destinations
from tests.support.quest import scene, starter
from tests.support.rules import rule

OUTER = (
    "village fields graveyard woods sentinel hills chapel fields crags plains woods fields city fields hills plains "
    "woods plains tavern fields ruins plains forest fields"
).split()
MIDDLE = (
    "portal black_knight hidden_valley hills cursed_glade runes chasm runes warlock_cave desert oasis desert temple "
    "woods runes castle"
).split()


def roads(ana: str, die: int = 0, **turn: Any) -> list[str]:
    """Every destination of a character, as ``way to``."""
    s = scene(phase="finished", ana=f"warrior {ana}", ben="druid @forest", turn_fields={"die": die, **turn})
    return [f"{one.way} {one.to}" for one in destinations(s.board, 0)]


def ring(region: str) -> list[str]:
    board = starter().content.board
    return [board.spaces[space].kind for space in board.ring[region]]


@rule("TA-B1", "TA-0:3")
def test_the_outer_ring_has_24_spaces_in_their_order() -> None:
    assert ring("outer") == OUTER
    assert len(OUTER) == 24
    assert starter().content.board.step("fields_6", 1) == "village"


@rule("TA-R44")
def test_the_ruins_lie_behind_the_tavern_and_the_forest_before_the_village() -> None:
    board = starter().content.board
    names = [board.step("tavern", steps) for steps in range(7)]
    assert names == ["tavern", "fields_5", "ruins", "plains_4", "forest", "fields_6", "village"]


@rule("TA-B2", "TA-0:3")
def test_the_middle_ring_has_16_spaces_in_their_order() -> None:
    assert ring("middle") == MIDDLE
    assert len(MIDDLE) == 16
    assert len(starter().content.board.spaces) == 24 + 16 + 8 + 1


@rule("TA-B6")
def test_opposite_spaces_touch_across_the_river() -> None:
    spaces = starter().content.board.spaces
    assert spaces["village"].opposite == ("portal",)
    assert sorted(spaces["portal"].opposite) == ["fields_1", "fields_6", "village"]
    assert spaces["woods_1"].opposite == ("hidden_valley",)


@rule("TA-11:1", "TA-B3", "TA-11:2")
@pytest.mark.parametrize(
    ("start", "die", "ends"),
    [
        ("tavern", 4, ["cw forest", "ccw hills_2"]),
        ("fields_6", 3, ["cw graveyard", "ccw ruins"]),
        ("oasis", 6, ["cw portal", "ccw cursed_glade"]),
    ],
)
def test_a_roll_leads_so_many_spaces_either_way(start: str, die: int, ends: list[str]) -> None:
    assert roads(f"@{start}", die) == ends


@rule("TA-R51")
def test_no_number_leads_both_ways_to_one_space() -> None:
    for number in range(1, 8):
        ends = [end.split()[1] for end in roads("@tavern", number)]
        assert len(set(ends)) == 2


@rule("TA-11:8", "TA-11:10", "TA-B5")
@pytest.mark.parametrize(
    ("start", "die", "crosses"),
    [("graveyard", 2, False), ("graveyard", 3, True), ("chapel", 2, False), ("chapel", 3, True), ("sentinel", 1, True)],
)
def test_the_bridge_inward_needs_a_number_to_go_on_with(start: str, die: int, crosses: bool) -> None:
    assert ("bridge sentinel" in roads(f"@{start}", die)) is crosses


@rule("TA-R52")
def test_all_roads_of_one_roll_are_listed() -> None:
    assert roads("@woods_1", 5) == ["cw crags", "ccw forest", "bridge sentinel"]


@rule("TA-B4", "TA-11:13", "TA-11:14", "TA-R49")
@pytest.mark.parametrize(
    ("start", "die", "ends"),
    [
        ("hills_m", 1, ["bridge sentinel"]),
        ("hills_m", 3, ["bridge chapel", "bridge graveyard"]),
        ("cursed_glade", 1, []),
        ("cursed_glade", 2, ["bridge sentinel"]),
        ("black_knight", 6, ["bridge fields_2", "bridge fields_1"]),
    ],
)
def test_outward_the_bridge_is_a_step_and_both_directions_follow(start: str, die: int, ends: list[str]) -> None:
    assert [end for end in roads(f"@{start}", die) if end.startswith("bridge")] == ends


@rule("TA-11:21", "TA-11:24")
@pytest.mark.parametrize(
    ("start", "die", "attempts"),
    [("black_knight", 1, False), ("black_knight", 2, True), ("castle", 1, False), ("castle", 2, True)],
)
def test_the_portal_is_tried_only_with_a_number_that_leads_beyond(start: str, die: int, attempts: bool) -> None:
    assert ("portal portal" in roads(f"@{start}", die)) is attempts


@rule("TA-11:21")
def test_on_the_portal_any_roll_allows_an_attempt() -> None:
    assert roads("@portal", 1) == ["cw black_knight", "ccw castle", "portal portal"]


@rule("TA-11:20", "TA-R38")
def test_no_number_leads_into_the_inner_region_but_through_the_portal() -> None:
    spaces = starter().content.board.spaces
    for space in spaces.values():
        if space.region != "inner":
            for die in range(1, 8):
                ends = [end.split() for end in roads(f"@{space.id}", die)]
                assert not [end for way, end in ends if spaces[end].region == "inner"]


@rule("TA-11:28")
@pytest.mark.parametrize("start", ["sentinel", "portal", "hills_m"])
def test_a_slowed_character_has_the_roads_of_one_space(start: str) -> None:
    assert roads(f"@{start}", slow=True) == roads(f"@{start}", 1)


@rule("TA-10:4")
def test_a_toad_takes_the_bridge_outward_only_and_no_portal() -> None:
    assert roads("@sentinel toad=3", slow=True) == ["cw hills_1", "ccw woods_1"]
    assert roads("@portal toad=3", slow=True) == ["cw black_knight", "ccw castle"]
    assert roads("@hills_m toad=3", slow=True) == ["cw cursed_glade", "ccw hidden_valley", "bridge sentinel"]


@rule("TA-11:30")
def test_who_steers_a_move_chooses_neither_bridge_nor_portal() -> None:
    assert roads("@woods_1", 5, steered=1) == ["cw crags", "ccw forest"]
    assert roads("@castle", 3, steered=1) == ["cw hidden_valley", "ccw temple"]


# -- the Inner Region ------------------------------------------------------------------------------------------------


@rule("TA-11:3", "TA-14:1", "TA-14:13")
@pytest.mark.parametrize(
    ("start", "ends"),
    [
        ("plain_of_peril", ["inward mines", "inward crypt", "outward portal"]),
        ("mines", ["inward vampire_tower", "outward plain_of_peril"]),
        ("vampire_tower", ["inward pits", "outward mines"]),
        ("crypt", ["inward death", "outward plain_of_peril"]),
        ("death", ["inward werewolf_den", "outward crypt"]),
        ("valley_of_fire", ["outward pits", "outward werewolf_den"]),
    ],
)
def test_inside_one_goes_one_space_along_two_ways(start: str, ends: list[str]) -> None:
    assert roads(f"@{start} inner_done=yes") == ends


@rule("TA-11:4", "TA-11:5")
def test_before_the_instructions_are_carried_out_one_may_only_retreat() -> None:
    assert roads("@mines") == ["outward plain_of_peril"]


@rule("TA-11:6", "TA-14:8")
def test_only_a_talisman_opens_the_valley_and_the_crown() -> None:
    assert roads("@pits inner_done=yes") == ["outward vampire_tower"]
    assert roads("@pits inner_done=yes objects=talisman") == ["inward valley_of_fire", "outward vampire_tower"]
    assert roads("@valley_of_fire inner_done=yes objects=talisman")[0] == "inward crown"
    assert "inward crown" not in roads("@valley_of_fire inner_done=yes")


@rule("TA-11:7")
def test_from_the_crown_no_road_leads_away() -> None:
    assert roads("@crown objects=talisman") == []


@rule("TA-11:28")
def test_what_slows_changes_nothing_inside() -> None:
    assert roads("@plain_of_peril inner_done=yes followers=house_imp") == roads("@plain_of_peril inner_done=yes")


@rule("TA-14:1")
def test_a_toad_inside_may_only_retreat() -> None:
    assert roads("@plain_of_peril inner_done=yes toad=2") == ["outward portal"]
