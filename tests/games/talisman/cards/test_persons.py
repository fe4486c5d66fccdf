"""What the persons of Village, City and Castle do for their visitors."""

from __future__ import annotations

import pytest

from tests.games.talisman.cards.meeting import arrives, turn_of, values
from tests.support.rules import card, rule


@card("village_smith")
@rule("TA-21:1", "TA-R45")
def test_the_smith_has_five_things_each_at_its_price() -> None:
    s = arrives("warrior @village gold=9").say("ana", "visit village_smith")
    prices = {option.facts["card"]: option.facts["price"] for option in s.asks("ana", "buy").ask("ana").options}
    assert prices == {"helmet": 2, "sword": 2, "axe": 2, "shield": 3, "armour": 4}
    s.deals("ana", "buy", "buy armour", "buy shield", "buy axe")
    assert (s.has("ana"), s.hero("ana").gold) == (["armour", "shield", "axe"], 0)


@card("village_healer", "city_doctor")
@rule("TA-21:2", "TA-21:4")
@pytest.mark.parametrize("person, space, most", [("village_healer", "village", 3), ("city_doctor", "city", 2)])
def test_healing_for_gold(person: str, space: str, most: int) -> None:
    s = arrives(f"warrior @{space} lives=1 gold=5").say("ana", f"visit {person}")
    s.asks("ana", "buy_healing", *[str(n) for n in range(most + 1)]).say("ana", f"choose {most}")
    assert values(s)[2:] == (1 + most, 5 - most)
    s = arrives(f"warrior @{space} lives=1 gold=1").say("ana", f"visit {person}").asks("ana", "buy_healing", "0", "1")
    assert values(s.times_out("ana"))[2:] == (1, 1)


@card("village_mystic")
@rule("TA-21:3")
@pytest.mark.parametrize(
    "die, alignment, craft, spells", [(1, 0, 3, 0), (3, 0, 3, 0), (4, 1, 3, 0), (5, 0, 4, 0), (6, 0, 3, 1)]
)
def test_the_mystic_ignores_or_changes_his_visitor(die: int, alignment: bool, craft: int, spells: int) -> None:
    s = arrives("warrior @village", dice=[die]).say("ana", "visit village_mystic")
    hero = s.hero("ana")
    assert (hero.alignment, hero.craft, len(hero.spells)) == ("good" if alignment else "neutral", craft, spells)


@card("village_mystic", "hags_company")
@rule("TA-21:3", "TA-6:5")
def test_the_mystic_lifts_the_hags_company_but_no_imp() -> None:
    s = arrives("warrior @village followers=hags_company,house_imp", dice=[1]).say("ana", "visit village_mystic")
    assert (s.has("ana"), s.state.adventure_discard) == (["house_imp"], ["hags_company"])


@card("city_enchantress")
@rule("TA-21:6", "TA-19:7")
@pytest.mark.parametrize("die, after", [(2, (5, 4)), (3, (6, 3)), (4, (6, 5)), (5, (7, 4)), (6, (6, 4))])
def test_the_enchantress_must_be_rolled_for(die: int, after: tuple[int, int]) -> None:
    s = arrives("warrior @city strength=6 craft=4", dice=[die]).say("ana", "visit city_enchantress")
    assert values(s)[:2] == after
    assert len(s.hero("ana").spells) == (die == 6)


@card("city_enchantress")
@rule("TA-21:6", "TA-19:1", "TA-19:8")
def test_the_enchantress_may_make_a_toad() -> None:
    s = arrives("warrior @city gold=3 objects=sword", dice=[1]).say("ana", "visit city_enchantress")
    assert (s.hero("ana").toad, turn_of(s), s.lies("city")) == (3, "ben", ["sword"])


@card("city_alchemist")
@rule("TA-21:5", "TA-D38")
def test_the_alchemist_turns_objects_into_gold() -> None:
    s = arrives("warrior @city objects=sword,magic_belt,talisman,raft").say("ana", "visit city_alchemist")
    s.asks("ana", "sell", "c1", "c2", "c3").deals("ana", "sell", "sell c1", "sell c2", "sell c3")
    assert s.hero("ana").gold == 4
    assert (s.state.stock["sword"], s.state.stock["talisman"], s.state.adventure_discard) == (4, 4, ["magic_belt"])


@card("castle_physician", "princess", "prince")
@rule("TA-21:7")
@pytest.mark.parametrize("follower, number", [("princess", 1), ("prince", 2)])
def test_the_royal_children_are_cared_for_free(follower: str, number: int) -> None:
    s = arrives(f"warrior @castle lives=1 gold=3 followers={follower}").say("ana", "visit castle_physician")
    s.asks("ana", "choose_option", str(number), "3").say("ana", f"choose {number}")
    assert values(s)[2:] == (3, 3)


@card("castle_physician")
@rule("TA-21:7", "TA-4:6")
def test_others_pay_the_royal_physician() -> None:
    s = arrives("warrior @castle lives=1 gold=5").say("ana", "visit castle_physician")
    s.asks("ana", "buy_healing", "0", "1", "2", "3").say("ana", "choose 3")
    assert values(s)[2:] == (4, 2)
