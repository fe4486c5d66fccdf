"""Buying, selling and healing for gold (TA-21), and dealings between characters (TA-22)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.talisman.actions import Trade
from tests.support.quest import Quest, scene
from tests.support.rules import rule


def arrives(who: str, **more: Any) -> Quest:
    """Ana's character has ended its move; alone there, it encounters the space at once."""
    return scene(ana=f"{who} ask_roll", phase="arrived", **{"ben": "troll @temple ask_roll", **more})


def visits(who: str, person: str, **more: Any) -> Quest:
    """It visits somebody there."""
    return arrives(who, **more).say("ana", f"visit {person.replace('_', ' ')}")


def together(ana: str, ben: str, **more: Any) -> Quest:
    """Both stand on one space, and Ana may roll."""
    return scene(ana=f"{ana} ask_roll", ben=f"{ben} ask_roll", **more)


# -- buying ---------------------------------------------------------------------------------------------------------


@rule("TA-21:1", "TA-3:2", "TA-3:3", "TA-21:8")
@pytest.mark.parametrize("card, price", [("helmet", 2), ("sword", 2), ("axe", 2), ("shield", 3), ("armour", 4)])
def test_the_smith_has_his_prices(card: str, price: int) -> None:
    s = visits(f"warrior @village gold={price}", "village_smith").asks("ana", "buy").say("ana", f"buy {card}")
    assert (s.has("ana"), s.hero("ana").gold, s.state.stock[card], s.to_act) == ([card], 0, 3, ["ben"])
    s = visits(f"warrior @village gold={price - 1}", "village_smith")
    offered = {option.facts["card"] for ask in s.match.asks for option in ask.options}
    assert card not in offered
    s.looked_at.add(0)


@rule("TA-21:9")
def test_what_is_too_dear_is_refused_with_its_price() -> None:
    s = visits("warrior @village gold=3", "village_smith").asks("ana", "buy")
    for line in ("buy armour", "armour", 'buy "Armour"'):
        s.refused("ana", line, "too_dear", "TA-21:9", card="armour", price=4, gold=3)
    s.refused("ana", "buy mule", "no_such_option")


@rule("TA-21:9", "TA-21:1")
def test_who_can_pay_nothing_is_offered_nothing() -> None:
    s = visits("warrior @village gold=1", "village_smith").says("nothing_to_buy", card="village_smith")
    assert (s.hero("ana").gold, s.to_act) == (1, ["ben"])


@rule("TA-21:1", "TA-21:10")
def test_any_number_is_bought_a_card_an_answer_and_paid_as_a_whole() -> None:
    s = visits("warrior @village gold=9", "village_smith").asks("ana", "buy", clause="TA-21:10")
    s.say("ana", "buy sword").silent("bought")
    assert (s.ask("ana").facts["gold"], s.ask("ana").facts["cards"]) == (7, ("sword",))
    s.deals("ana", "buy", "buy sword", "buy armour").says("bought", amount=8, cards=("sword", "sword", "armour"))
    assert (s.has("ana"), s.hero("ana").gold, s.state.stock["sword"]) == (["sword", "sword", "armour"], 1, 2)


@rule("TA-21:10", "TA-21:9")
def test_only_what_the_rest_of_the_gold_pays_is_offered_next() -> None:
    s = visits("warrior @village gold=5", "village_smith").asks("ana", "buy").say("ana", "buy shield")
    s.asks("ana", "buy", "helmet", "sword", "axe").say("ana", "buy sword")
    assert (s.has("ana"), s.hero("ana").gold) == (["shield", "sword"], 0)
    s = visits("warrior @village gold=5", "village_smith").asks("ana", "buy").say("ana", "buy axe").asks("ana", "buy")
    s.say("ana", "choose")
    assert (s.has("ana"), s.hero("ana").gold) == (["axe"], 3)


@rule("TA-21:1", "TA-0:10")
def test_only_what_is_in_stock_is_sold() -> None:
    ben = "troll @temple objects=mule,sword,sword,sword,axe,axe,axe,axe ask_roll"
    s = visits("warrior @village gold=4", "village_smith", ben=ben).asks("ana", "buy")
    options = [option.id for option in s.ask("ana").options]
    assert options == ["helmet", "sword", "shield", "armour"]
    s.say("ana", "buy sword")
    s.asks("ana", "buy", "helmet")


@rule("TA-21:9", "TA-R61", "TA-C22")
def test_nobody_buys_what_it_may_not_own() -> None:
    s = visits("cleric @village gold=4", "village_smith").asks("ana", "buy")
    assert {option.facts["card"] for option in s.ask("ana").options} == {"helmet", "shield", "armour"}
    visits("monk @village gold=9", "village_smith").says("nothing_to_buy")


@rule("TA-19:4")
def test_a_toad_buys_nothing() -> None:
    assert visits("warrior @village toad=3 gold=0", "village_smith").says("nothing_to_buy").has("ana") == []


@rule("TA-21:10", "TA-5:5")
def test_the_limit_is_checked_for_the_whole_purchase() -> None:
    s = visits("warrior @village gold=4 objects=axe,axe,axe", "village_smith").asks("ana", "buy")
    s.deals("ana", "buy", "buy sword", "buy helmet").asks("ana", "drop_surplus").say("ana", "choose c1")
    assert (s.has("ana"), s.lies("village")) == (["axe", "axe", "sword", "helmet"], ["axe"])


@rule("TA-D38", "TA-R42")
def test_by_default_nothing_is_bought_sold_or_healed() -> None:
    s = visits("warrior @village gold=9", "village_smith").asks("ana", "buy").times_out("ana")
    assert (s.hero("ana").gold, s.has("ana")) == (9, [])
    s = visits("warrior @village gold=9 lives=1", "village_healer").asks("ana", "buy_healing").times_out("ana")
    assert (s.hero("ana").gold, s.hero("ana").lives) == (9, 1)
    s = visits("warrior @city objects=sword", "city_alchemist").asks("ana", "sell").times_out("ana")
    assert s.has("ana") == ["sword"]


@rule("TA-21:9", "TA-8:2")
@pytest.mark.parametrize("gold, chosen, left", [(0, "armour", 0), (2, "sword,armour", 0), (4, "axe,armour,sword", 0)])
def test_a_thief_has_one_card_free_a_visit(gold: int, chosen: str, left: int) -> None:
    s = visits(f"thief @village gold={gold}", "village_smith")
    s.deals("ana", "buy", *[f"buy {card}" for card in chosen.split(",")])
    assert (sorted(s.has("ana")), s.hero("ana").gold) == (sorted(chosen.split(",")), left)


@rule("TA-21:9")
def test_a_thief_pays_elsewhere() -> None:
    arrives("thief @fields_1 gold=0", deck="pedlar").says("nothing_to_buy")
    s = arrives("thief @fields_1 gold=0", deck="market").asks("ana", "buy").say("ana", "buy mule")
    assert s.has("ana") == ["mule"]


# -- healing --------------------------------------------------------------------------------------------------------


@rule("TA-21:2", "TA-4:6")
@pytest.mark.parametrize("lives, gold, most", [(1, 9, 3), (3, 9, 1), (1, 2, 2)])
def test_the_healer_heals_up_to_the_quota(lives: int, gold: int, most: int) -> None:
    s = visits(f"warrior @village lives={lives} gold={gold}", "village_healer").asks("ana", "buy_healing")
    assert [option.id for option in s.ask("ana").options] == [str(n) for n in range(most + 1)]
    s.say("ana", f"choose {most}").says("paid_for_healing", amount=most)
    assert (s.hero("ana").lives, s.hero("ana").gold) == (lives + most, gold - most)


@rule("TA-21:2", "TA-4:6")
@pytest.mark.parametrize("line", ["lives=4 gold=3", "lives=5 gold=3", "lives=2 gold=0"])
def test_who_needs_no_healing_or_cannot_pay_is_not_asked(line: str) -> None:
    s = visits(f"warrior @village {line}", "village_healer").says("nothing_to_heal", card="village_healer")
    assert s.to_act == ["ben"]


@rule("TA-21:4")
def test_the_doctor_heals_two_lives_a_visit() -> None:
    s = visits("warrior @city lives=1 gold=9", "city_doctor").asks("ana", "buy_healing", "0", "1", "2")
    s.say("ana", "choose 2")
    assert (s.hero("ana").lives, s.hero("ana").gold) == (3, 7)


@rule("TA-21:7")
def test_the_physician_heals_for_gold_or_for_the_sake_of_the_princess() -> None:
    s = visits("warrior @castle lives=1 gold=9", "castle_physician").asks("ana", "buy_healing", "0", "1", "2", "3")
    s = visits("warrior @castle lives=1 gold=9 followers=princess", "castle_physician").asks("ana", "choose_option")
    s.say("ana", s.ask("ana").options[0].text)
    assert (s.hero("ana").lives, s.hero("ana").gold) == (3, 9)


# -- mystic, enchantress --------------------------------------------------------------------------------------------


@rule("TA-21:3", "TA-B7")
@pytest.mark.parametrize(
    "die, alignment, craft, spells",
    [(1, "evil", 4, 0), (3, "evil", 4, 0), (4, "good", 4, 0), (5, "evil", 5, 0), (6, "evil", 4, 1)],
)
def test_the_mystic(die: int, alignment: str, craft: int, spells: int) -> None:
    s = visits("revenant @village", "village_mystic", dice=[die])
    hero = s.hero("ana")
    assert (hero.alignment, hero.craft, len(hero.spells)) == (alignment, craft, spells)


@rule("TA-21:3", "TA-6:5")
def test_the_mystic_lifts_what_says_so() -> None:
    s = visits("warrior @village followers=hags_company", "village_mystic", dice=[1])
    assert (s.has("ana"), s.state.adventure_discard) == ([], ["hags_company"])


@rule("TA-21:6", "TA-B7")
@pytest.mark.parametrize(
    "die, strength, craft, spells", [(2, 5, 3, 0), (3, 6, 3, 0), (4, 6, 4, 0), (5, 7, 3, 0), (6, 6, 3, 1)]
)
def test_the_enchantress(die: int, strength: int, craft: int, spells: int) -> None:
    s = visits("warrior @city strength=6", "city_enchantress", dice=[die])
    assert (s.hero("ana").strength, s.hero("ana").craft, len(s.hero("ana").spells)) == (strength, craft, spells)


@rule("TA-21:6")
def test_the_enchantress_makes_a_toad() -> None:
    s = visits("warrior @city objects=sword", "city_enchantress", dice=[1])
    assert (s.hero("ana").toad, s.lies("city"), s.to_act) == (3, ["sword"], ["ben"])


# -- selling --------------------------------------------------------------------------------------------------------


@rule("TA-21:5", "TA-3:4", "TA-21:8", "TA-20:1")
def test_the_alchemist_buys_objects_of_both_kinds() -> None:
    s = visits("warrior @city gold=0 objects=sword,magic_belt,talisman,found_axe", "city_alchemist").asks("ana", "sell")
    s.deals("ana", "sell", *[f"sell c{number}" for number in (1, 2, 3, 4)]).says("sold", amount=4)
    assert (s.hero("ana").gold, s.has("ana"), s.state.adventure_discard) == (4, [], ["magic_belt", "found_axe"])
    assert (s.state.stock["sword"], s.state.stock["talisman"]) == (4, 4)


@rule("TA-21:5", "TA-21:10")
def test_rafts_and_followers_are_not_sold() -> None:
    s = visits("warrior @city objects=raft,sword,axe followers=unicorn", "city_alchemist").asks(
        "ana", "sell", "c2", "c3"
    )
    s.say("ana", "sell c3").asks("ana", "sell", "c2").say("ana", "choose")
    assert s.hero("ana").gold == 2
    s = visits("warrior @city objects=raft", "city_alchemist")
    assert s.to_act == ["ben"]


@rule("TA-21:10")
def test_who_does_not_name_magic_objects_buys_none() -> None:
    s = arrives("warrior @fields_1 gold=0 objects=magic_belt,sword,axe", deck="wandering_fair")
    s.asks("ana", "sell", "c2", "c3").say("ana", "sell c2").asks("ana", "sell", "c3").say("ana", "sell c3").asks(
        "ana", "buy"
    )
    s.say("ana", "buy mule")
    assert (s.has("ana"), s.hero("ana").gold, s.lies("fields_1")) == (["magic_belt", "mule"], 0, [])


@rule("TA-21:10", "TA-5:6")
def test_who_sells_its_mule_drops_what_is_too_much() -> None:
    s = visits("warrior @city objects=mule,sword,sword,axe,axe,axe", "city_alchemist").asks("ana", "sell")
    s.deals("ana", "sell", "sell c1", "pass").asks("ana", "drop_surplus").say("ana", "choose c6")
    assert (len(s.hero("ana").objects), s.lies("city")) == (4, ["axe"])


# -- trade ----------------------------------------------------------------------------------------------------------


@rule("TA-22:1", "TA-22:2", "TA-3:3")
def test_gold_objects_and_followers_change_hands_when_both_agree() -> None:
    s = together("warrior @fields_1 gold=3 objects=sword", "druid @fields_1 objects=magic_belt followers=unicorn")
    s.act("ana", Trade(1, give=("c1",), give_gold=2, get=("c2", "c3")))
    s.says("trade_offered", seat=0, other=1).asks("ben", "trade", "yes", "no").say("ben", "yes")
    assert (s.has("ana"), s.has("ben")) == (["magic_belt", "unicorn"], ["sword"])
    assert (s.hero("ana").gold, s.hero("ben").gold) == (1, 3)


@rule("TA-22:2", "TA-D60", "TA-R42")
def test_a_trade_that_is_not_accepted_changes_nothing() -> None:
    s = together("warrior @fields_1 gold=3", "druid @fields_1").say("ana", "trade druid give=2gold")
    s.asks("ben", "trade").times_out("ben").says("trade_declined", seat=1, other=0)
    assert (s.hero("ana").gold, s.hero("ben").gold, s.to_act) == (3, 1, ["ana"])


@rule("TA-22:1")
def test_another_may_offer_in_the_turn_of_the_active_one() -> None:
    s = together("warrior @fields_1", "druid @fields_1 gold=2").say("ben", "trade warrior give=1gold")
    s.asks("ana", "trade").say("ana", "yes")
    assert (s.hero("ana").gold, s.hero("ben").gold) == (2, 1)


@rule("TA-22:1")
@pytest.mark.parametrize(
    "ana, ben, offer, reason",
    [
        ("warrior @fields_1", "druid @fields_2", Trade(1, give_gold=1), "no_partner_here"),
        ("warrior @fields_1 toad=1 gold=0", "druid @fields_1", Trade(1, get_gold=1), "toads_do_not_trade"),
        ("warrior @fields_1", "druid @fields_1 toad=1 gold=0", Trade(1, give_gold=1), "toads_do_not_trade"),
        ("warrior @fields_1", "druid @fields_1", Trade(1), "trade_of_nothing"),
        ("warrior @fields_1", "druid @fields_1", Trade(1, give_gold=2), "not_that_much_gold"),
        ("warrior @fields_1", "druid @fields_1 gold=1", Trade(1, get_gold=2), "not_that_much_gold"),
        ("warrior @fields_1 objects=raft", "druid @fields_1", Trade(1, give=("c1",)), "not_to_be_traded"),
        ("warrior @fields_1 followers=house_imp", "druid @fields_1", Trade(1, give=("c1",)), "not_to_be_traded"),
        ("warrior @fields_1 trophies=goblin", "druid @fields_1", Trade(1, give=("c1",)), "not_of_theirs"),
        ("warrior @fields_1", "druid @fields_1 objects=sword", Trade(1, give=("c1",)), "not_of_theirs"),
        ("warrior @fields_1 objects=sword", "druid @fields_1", Trade(1, give=("c1", "c1")), "traded_twice"),
    ],
)
def test_what_cannot_be_traded(ana: str, ben: str, offer: Trade, reason: str) -> None:
    together(ana, ben).refused("ana", offer, reason, "TA-22:1")


@rule("TA-22:2", "TA-5:2")
def test_nobody_gets_what_it_may_not_own() -> None:
    s = together("warrior @fields_1 objects=sword,holy_lance", "monk @fields_1")
    s.refused("ana", Trade(1, give=("c1",)), "may_not_own", "TA-22:2")
    s = together("warrior @fields_1 objects=holy_lance", "assassin @fields_1")
    s.refused("ana", Trade(1, give=("c1",)), "may_not_own", "TA-22:2")


@rule("TA-22:2", "TA-5:3")
def test_one_for_one_at_the_limit_drops_nothing() -> None:
    s = together("warrior @fields_1 objects=sword,axe,axe,axe", "druid @fields_1 objects=helmet")
    s.act("ana", Trade(1, give=("c1",), get=("c5",))).asks("ben", "trade").say("ben", "yes")
    assert (s.has("ana"), s.has("ben"), s.lies("fields_1")) == (["axe", "axe", "axe", "helmet"], ["sword"], [])


@rule("TA-R53", "TA-22:2")
def test_both_are_warned_of_what_a_mule_would_leave_behind() -> None:
    s = together("warrior @fields_1 objects=mule,sword,sword,axe,axe,helmet,helmet", "druid @fields_1")
    s.act("ana", Trade(1, give=("c1",))).asks("ben", "trade")
    facts = s.ask("ben").facts
    assert (facts["other_drops"], facts["drops"]) == (2, 0)
    s.say("ben", "yes").asks("ana", "drop_surplus").say("ana", "choose c6,c7")
    assert (len(s.has("ana")), s.has("ben"), s.lies("fields_1")) == (4, ["mule"], ["helmet", "helmet"])


@rule("TA-R53")
def test_who_gets_too_much_is_warned() -> None:
    s = together("warrior @fields_1 objects=sword,axe", "druid @fields_1 objects=helmet,helmet,shield")
    s.act("ana", Trade(1, give=("c1", "c2"))).asks("ben", "trade")
    assert (s.ask("ben").facts["drops"], s.ask("ben").facts["other_drops"]) == (1, 0)


@rule("TA-22:1", "TA-5:7")
def test_nobody_trades_in_the_middle_of_something() -> None:
    s = together("warrior @fields_1", "druid @fields_1 gold=2", deck="grey_pilgrim", phase="arrived")
    s.say("ana", "explore").asks("ana", "use_effect")
    s.refused("ben", "trade warrior give=1gold", "action_in_flight")


@rule("TA-22:3")
def test_a_trade_is_about_what_is_there_and_binds_nobody_later() -> None:
    s = together("warrior @fields_1 gold=1", "druid @fields_1")
    s.say("ana", "trade druid give=1gold").asks("ben", "trade").say("ben", "yes")
    s.say("ben", "trade warrior give=2gold").asks("ana", "trade").say("ana", "no")
    assert (s.hero("ana").gold, s.hero("ben").gold) == (0, 2)
