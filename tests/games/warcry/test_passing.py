"""Passing for the rest of a combat or of a mustering: who is asked again, and what nobody learns of it (WC-P3)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.warcry.orders.orders import Orders
from bot.games.warcry.orders.passing import Means, something_new
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene

ANA = "A1 GA-U02"
BEN = "B1 HD-U07"
REST = "order tactics auto_pass combat"


def fight(
    ana: str = "A1 X-U1", ben: str = BEN, units: tuple[str, ...] = (), actions: tuple[str, ...] = (), **more: str
) -> Scene:
    """Ana attacks; she has a unit that can pay for much, and cards of the test's own."""
    game = game_with(
        units=[{"tactic_points": "9"}, *({"abilities": text, "tactic_points": "4"} for text in units)],
        actions=[{"type": "combat_tactic", "cost": "0", "abilities": text} for text in actions],
    )
    hands = {"ana_hand": "X-C1 X-C1 NE-C01", "ben_hand": "NE-C02", **more}
    return scene(ana, ben, game=game, **hands).say("ana", "attack A1 -> B1")


STRONGER = "[tactic(do=[strength(mine, 1)])]"
WEAKER = "[tactic(do=[strength(foe, -1)])]"


@rule("WC-P3")
@pytest.mark.parametrize("effect", [STRONGER, WEAKER])
def test_who_passes_for_the_rest_is_not_asked_after_a_tactic_that_changes_numbers_only(effect: str) -> None:
    s = fight(actions=(effect,)).say("ana", "tactic_pass").say("ben", REST)
    s.says("combat_result")  # both have passed
    s = fight(actions=(effect,)).say("ben", REST).say("ana", "play_tactic X-C1", "play_tactic X-C1")
    assert (s.phase, s.to_act) == ("tactics", ["ana"])
    assert [event.facts["seat"] for event in s.match.events if event.key == "passed"] == [1, 1]
    s.silent("combat_result").say("ana", "tactic_pass").says("combat_result")


@rule("WC-P3")
@pytest.mark.parametrize(
    ("effect", "ben"),
    [
        ("[tactic(do=[draw(enemy, 1)])]", BEN),  # a card has come
        ("[tactic(do=[rally(pick(enemy, committed))])]", f"{BEN} | B2 HD-U14 committed"),  # a unit is ready
        ("[tactic(do=[tp(foe, 1)])]", BEN),  # more can be paid
        ("[tactic(do=[return_to_play(pick_discard(own, army, unit), reserve, ready)])]", BEN),  # a new target
    ],
)
def test_who_may_have_a_new_answer_is_asked_again(effect: str, ben: str) -> None:
    s = fight(actions=(effect,), ben=ben, ana_army_discard="GA-U01").say("ben", REST)
    s.say("ana", "play_tactic X-C1")
    assert (s.phase, s.to_act) == ("tactics", ["ben"])
    assert s.match.orders[1] == Orders()
    s.silent("passed")


@rule("WC-P3", "WC-7.18")
def test_an_ability_in_play_that_becomes_usable_is_a_new_answer() -> None:
    ability = "[support(need=[ge(value(foe, strength), 5)], do=[strength(mine, 2)])]"
    s = fight(units=(ability,), ben=f"{BEN} | B2 X-U2", actions=(STRONGER,), ana="A1 X-U1").say("ben", REST)
    strength = s.match.view(0).combat.values[0]
    while s.match.view(0).combat.values[0] < 5 and s.to_act == ["ana"] and "X-C1" in s.player("ana").action_hand:
        s.say("ana", "play_tactic X-C1")
    assert strength < 5 and s.to_act == ["ben"]


@rule("WC-P3", "WC-H6")
def test_being_asked_again_does_not_tell_what_was_drawn() -> None:
    """A card that nobody could play now is as good a reason as one that can be played."""
    for card in ("NE-C01", "NE-C21", "NE-C28"):
        s = fight(actions=("[tactic(do=[draw(enemy, 1)])]",), ben_deck=f"NE-C24 {card} NE-C24", ben_hand="NE-C24")
        s.say("ben", REST).say("ana", "play_tactic X-C1")
        assert card in s.player("ben").action_hand and s.to_act == ["ben"]


@rule("WC-P3", "WC-H6")
def test_a_pass_by_an_order_is_told_like_any_other() -> None:
    ordered, asked = fight(actions=(STRONGER,)), fight(actions=(STRONGER,))
    ordered.say("ben", REST).say("ana", "play_tactic X-C1", "tactic_pass")
    asked.say("ana", "play_tactic X-C1").say("ben", "tactic_pass").say("ana", "tactic_pass")
    assert ordered.match.events == asked.match.events
    assert ordered.match.view(0) == asked.match.view(0)


@rule("WC-P3", "WC-7.1")
def test_what_is_ordered_before_the_first_tactic_looks_at_the_table_when_it_begins() -> None:
    s = scene("A1 GA-U02", f"{BEN} | B2 HD-U03", ana_hand="NE-C01", ben_hand="NE-C02")
    s.say("ana", "attack A1 -> B1").asks("ben", "block", "no_block", "B2")
    s.say("ben", REST, "no_block").say("ana", "tactic_pass")  # both draw a card in between
    s.says("combat_result")


@rule("WC-P3")
def test_the_pass_for_the_rest_is_offered_beside_the_pass() -> None:
    s = fight(actions=(STRONGER,))
    (offered,) = s.game.instead(s.game.no_orders(), s.match.view(0))
    assert (offered.kind, offered.line) == ("tactic_pass", REST)
    assert s.game.instead(s.game.no_orders(), scene(ANA, BEN).match.view(0)) == ()


# -- mustering --------------------------------------------------------------------------------------------------------


def mustering(active: str = "ana", **more: str) -> Scene:
    """A mustering with nothing in play yet."""
    hands = {"ana_army_hand": "GA-U01 GA-U02 GA-U10", "ben_army_hand": "HD-U07 HD-U14", **more}
    decks = {"ana_deck": "NE-C01 " * 9, "ben_deck": "NE-C02 " * 9}
    return scene("", "", phase="muster", active=active, **decks, **hands)


@rule("WC-P3", "WC-3.13")
def test_a_mustering_can_be_passed_ahead_of_ones_turn() -> None:
    s = mustering().say("ben", "order muster pass").say("ana", "muster_unit GA-U01 battle")
    assert (s.player("ben").passed_muster, s.to_act) == (True, ["ana"])
    assert [order.key for order in s.game.orders_told(s.match.orders[1])] == ["pass_muster"]
    assert s.say("ana", "pass").phase == "commands"
    assert s.match.orders[1] == Orders()


@rule("WC-P3", "WC-2.30")
def test_gold_that_comes_back_is_a_new_answer() -> None:
    s = mustering(ana_army_hand="NE-U09 GA-U01", ben_army_hand="NE-U09 HD-U07", active="ben")
    s.say("ben", "muster_unit NE-U09 line=battle", "order muster pass").say("ana", "muster_unit NE-U09 line=battle")
    assert s.unit("B1") is None and s.to_act == ["ben"]
    assert s.match.orders[1] == Orders()


@rule("WC-P3")
def test_only_a_mustering_that_goes_on_can_be_passed() -> None:
    scene(ANA, BEN).refused("ben", "order muster pass", "no_mustering", "WC-P3")
    s = mustering().say("ben", "order muster pass", "order muster ask").say("ana", "muster_unit GA-U01 battle")
    assert s.to_act == ["ben"]
    assert [event.key for event in s.game.acknowledged(Orders(), "order muster ask")] == ["ask"]


HELD = Means(gold=3, hand=2, deck=10, ready={"A1": 2}, pieces=("A1",), usable=("A1",))


@rule("WC-P3")
@pytest.mark.parametrize(
    ("now", "new"),
    [
        (replace(HELD, hand=3), True),  # a card came back to the hand, and none was drawn
        (replace(HELD, hand=1), False),
        (replace(HELD, deck=9), True),  # one was drawn and another one discarded at once
        (replace(HELD, deck=11), True),  # what lies on the deck now may be another card than before
        (replace(HELD, gold=4), True),
        (replace(HELD, gold=2), False),
        (replace(HELD, ready={"A1": 3}), True),
        (replace(HELD, ready={"A1": 1}), False),
        (replace(HELD, pieces=()), False),
        (replace(HELD, usable=()), False),
        (HELD, False),
    ],
)
def test_each_thing_that_may_be_a_new_answer_is_one_by_itself(now: Means, new: bool) -> None:
    assert something_new(HELD, now) == new
