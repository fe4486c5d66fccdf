"""What the Places of the pack do."""

from __future__ import annotations

import pytest

from tests.games.talisman.cards.meeting import arrives, turn_of, values
from tests.support.rules import card, rule

COUNTERS = {"healing_spring": (4, 3, 5, 1), "fountain_of_wisdom": (4, 4, 4, 1), "stone_of_strength": (5, 3, 4, 1)}


@card("healing_spring", "fountain_of_wisdom", "stone_of_strength")
@rule("TA-D49")
@pytest.mark.parametrize("place", COUNTERS)
def test_a_place_with_counters_gives_one_a_visit(place: str) -> None:
    s = arrives("warrior @fields_1", deck=place).asks("ana", "use_effect", clause="TA-D49").times_out("ana")
    assert values(s) == COUNTERS[place]
    assert [one.counters for one in s.board.spot("fields_1").cards] == [3]


@card("healing_spring")
def test_a_counter_may_be_left_where_it_is() -> None:
    s = arrives("warrior @fields_1", deck="healing_spring").asks("ana", "use_effect").say("ana", "no")
    assert values(s) == (4, 3, 4, 1)
    assert [one.counters for one in s.board.spot("fields_1").cards] == [4]


@card("fountain_of_wisdom")
def test_with_its_last_counter_a_place_is_gone() -> None:
    s = arrives("warrior @fields_1", cards={"fields_1": "fountain_of_wisdom:2"}).say("ana", "yes")
    assert [one.counters for one in s.board.spot("fields_1").cards] == [1]
    s = arrives("warrior @fields_1", cards={"fields_1": "fountain_of_wisdom:1"}).say("ana", "yes")
    assert (values(s)[1], s.lies("fields_1"), s.state.adventure_discard) == (4, [], ["fountain_of_wisdom"])


@card("shrine_of_winds")
@rule("TA-D29")
@pytest.mark.parametrize("die, lives, spells", [(1, 3, 0), (2, 4, 0), (4, 4, 0), (5, 5, 0), (6, 4, 1)])
def test_whoever_prays_at_the_shrine_may_win_or_lose(die: int, lives: int, spells: int) -> None:
    s = arrives("warrior @fields_1", deck="shrine_of_winds", dice=[die])
    s.asks("ana", "use_effect", clause="TA-D29").say("ana", "yes")
    assert (s.hero("ana").lives, len(s.hero("ana").spells)) == (lives, spells)
    assert s.lies("fields_1") == ["shrine_of_winds"]


@card("stone_arch")
@rule("TA-11:26")
@pytest.mark.parametrize(
    "die, space", list(enumerate(["city", "village", "oasis", "temple", "castle", "warlock_cave"], 1))
)
def test_the_arch_leads_to_a_space_for_each_number(die: int, space: str) -> None:
    s = arrives("warrior @fields_1", deck="stone_arch", dice=[die]).asks("ana", "use_effect").say("ana", "yes")
    assert (s.hero("ana").space, turn_of(s)) == (space, "ben")
    assert s.lies("fields_1") == ["stone_arch"]


@card("market")
@rule("TA-21:1", "TA-D38")
def test_the_market_sells_what_is_in_stock() -> None:
    s = arrives("warrior @fields_1 gold=4", deck="market")
    options = {option.facts["card"]: option.facts["price"] for option in s.asks("ana", "buy").ask("ana").options}
    assert options == {"sword": 2, "axe": 2, "helmet": 2, "shield": 3, "armour": 4, "mule": 2}
    s.deals("ana", "buy", "buy sword", "buy axe")
    assert (s.has("ana"), s.hero("ana").gold, s.lies("fields_1")) == (["sword", "axe"], 0, ["market"])


@card("cave_of_echoes")
@pytest.mark.parametrize("die, gold, misses", [(2, 1, 1), (3, 1, 0), (4, 2, 0), (5, 3, 0), (6, 4, 0)])
def test_the_cave_holds_gold_or_leads_astray(die: int, gold: int, misses: int) -> None:
    s = arrives("warrior @fields_1", deck="cave_of_echoes", dice=[die]).asks("ana", "use_effect").say("ana", "yes")
    assert (s.hero("ana").gold, s.hero("ana").to_miss) == (gold, misses)
    assert s.lies("fields_1") == ["cave_of_echoes"]


@card("cave_of_echoes")
@rule("TA-15:9", "TA-16:7")
@pytest.mark.parametrize("own, lives, turn", [(3, 4, "win"), (2, 4, "stand-off"), (1, 3, "loss")])
def test_the_beast_of_the_cave_has_strength_5_and_leaves_no_trophy(own: int, lives: int, turn: str) -> None:
    s = arrives("troll @fields_1", deck="cave_of_echoes", dice=[1, 3, own]).asks("ana", "use_effect").say("ana", "yes")
    assert (s.hero("ana").lives, s.hero("ana").trophies, turn_of(s)) == (lives, [], "ben"), turn


@card("thorn_maze")
@pytest.mark.parametrize("die, misses", [(3, 0), (4, 1), (2, 0)])
def test_whoever_rolls_more_than_its_craft_is_lost_in_the_maze(die: int, misses: int) -> None:
    s = arrives("warrior @fields_1", deck="thorn_maze", dice=[die])
    assert s.hero("ana").to_miss == misses
    s = arrives("warrior @fields_1 objects=ring_of_sparks", deck="thorn_maze", dice=[4])
    assert s.hero("ana").to_miss == 0, "the total counts"
