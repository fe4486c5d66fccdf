"""Operations on cards: drawing, discarding, looking, taking back (WC-C28, WC-C50, WC-C55)."""

from __future__ import annotations

import pytest

from tests.support.oneoff import ability, commanding, melee
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene

FILLER = "NE-C24"  # what both draw at the start of a combat


def command(do: str, *, cost: str = "") -> dict[str, str]:
    """A command card."""
    return ability("command", do, cost=cost)


def private(s: Scene, key: str) -> list[tuple[tuple[int, ...] | None, tuple[str, ...]]]:
    """Who is shown which cards by the last play."""
    found: list[tuple[tuple[int, ...] | None, tuple[str, ...]]] = []
    for event in s.events:
        cards = event.facts.get("cards")
        if event.key == key and isinstance(cards, tuple):
            found.append((event.to, tuple(str(card) for card in cards)))
    return found


# -- drawing ------------------------------------------------------------------------------------------------------


@rule("WC-C28")
@pytest.mark.parametrize(("player", "who"), [("own", "ana"), ("enemy", "ben")])
def test_draw_gives_action_cards_from_the_top_of_that_players_deck(player: str, who: str) -> None:
    decks = {"ana_deck": "NE-C01 NE-C02 NE-C03", "ben_deck": "NE-C01 NE-C02 NE-C03"}
    s = commanding(command(f"draw({player}, 2)"), **decks).say("ana", "play_command X-C1")
    s.says("drew", seat=["ana", "ben"].index(who), count=2, pile="action")
    assert s.player(who).action_hand == ["NE-C01", "NE-C02"]
    assert s.player(who).action_deck == ["NE-C03"]
    assert private(s, "drew_cards") == [((["ana", "ben"].index(who),), ("NE-C01", "NE-C02"))]


@rule("WC-C50")
@pytest.mark.parametrize("number", ["0", "-2", "count(own, flyer)"])
@pytest.mark.parametrize(
    "do", ["draw(own, {})", "discard(enemy, {}, random)", "discard(enemy, {}, choice)", "look_top(own, {}, keep)"]
)
def test_0_or_less_does_nothing(do: str, number: str) -> None:
    s = commanding(command(do.format(number)), ben_hand="NE-C01 NE-C02").say("ana", "play_command X-C1")
    s.silent("drew", "discarded", "looked_at_deck")
    assert (len(s.player("ana").action_hand), len(s.player("ben").action_hand)) == (0, 2)


# -- discarding ---------------------------------------------------------------------------------------------------


@rule("WC-C28")
@pytest.mark.parametrize(("player", "who"), [("own", "ana"), ("enemy", "ben")])
def test_discard_by_choice_is_the_owners(player: str, who: str) -> None:
    s = commanding(command(f"discard({player}, 1, choice)"), hand="X-C1 NE-C01 NE-C02", ben_hand="NE-C01 NE-C02")
    s.say("ana", "play_command X-C1").asks(who, "discard_card", "NE-C01", "NE-C02", clause="WC-R28")
    assert s.ask(who).secret
    s.say(who, "choose NE-C02").says("discarded", cards=("NE-C02",))
    assert s.player(who).action_hand == ["NE-C01"]


@rule("WC-C28")
def test_discard_at_random_takes_no_wish() -> None:
    s = commanding(
        command("discard(enemy, 2, random)"), ben_hand="NE-C03 NE-C01 NE-C02", shuffles=[["NE-C02", "NE-C03", "NE-C01"]]
    )
    s.say("ana", "play_command X-C1").says("discarded", seat=1, cards=("NE-C02", "NE-C03"))
    assert s.player("ben").action_hand == ["NE-C01"]


@rule("WC-C28")
def test_discard_by_foe_shows_the_hand_to_the_controller_who_chooses() -> None:
    s = commanding(command("discard(enemy, 1, by_foe)"), ben_hand="NE-C03 NE-C01")
    s.say("ana", "play_command X-C1").asks("ana", "discard_card", "NE-C01", "NE-C03")
    assert private(s, "hand_seen") == [((0,), ("NE-C01", "NE-C03"))]
    s.say("ana", "choose NE-C01")
    assert (s.player("ben").action_hand, s.player("ben").action_discard) == (["NE-C03"], ["NE-C01"])


@rule("WC-C50")
@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("how", ["choice", "random", "by_foe"])
def test_a_discard_of_all_or_more_takes_the_whole_hand_unasked(how: str, count: int) -> None:
    s = commanding(command(f"discard(enemy, {count}, {how})"), ben_hand="NE-C02 NE-C01")
    s.say("ana", "play_command X-C1")
    s.says("discarded", cards=("NE-C01", "NE-C02"))
    assert s.player("ben").action_hand == []


@rule("WC-C50")
def test_the_card_being_played_is_not_in_the_hand() -> None:
    s = commanding(command("discard(own, 1, choice)"))
    s.refused("ana", "play_command X-C1", "can_do_nothing", "WC-C47")
    t = commanding(command("draw(own, hand(own))"), hand="X-C1 NE-C01 NE-C02").say("ana", "play_command X-C1")
    t.says("drew", count=2)
    assert len(t.player("ana").action_hand) == 4


@rule("WC-C50")
@pytest.mark.parametrize(
    ("do", "cost", "die"),
    [
        ("draw(own, die(last_discarded))", "", 0),
        ("discard(own, 1, choice), draw(own, die(last_discarded))", "", 2),
        ("draw(own, die(last_discarded))", "discard(1)", 2),
        ("discard(enemy, 1, choice), draw(own, die(last_discarded))", "", 1),
        ("draw(own, die(last_discarded))", "discard_hand()", 2),
        ("look_top(own, 1, may_discard), draw(own, die(last_discarded))", "", 4),
        ("unless_pays(enemy, discard(1), [destroy(all(enemy))]), draw(own, die(last_discarded))", "", 1),
        ("with_(all(own), [discard(own, 1, choice)]), draw(own, die(last_discarded))", "", 2),
        ("if_(exists(own), [discard(own, 1, choice)]), draw(own, die(last_discarded))", "", 2),
    ],
)
def test_the_die_of_the_last_card_discarded_by_this_ability(do: str, cost: str, die: int) -> None:
    # In hand: Headlong Assault, die 2; on the deck: Steel Resolve, die 4. Ben holds No Road Home!, die 1.
    s = commanding(
        command(do, cost=cost),
        hand="X-C1 NE-C03",
        ben_hand="NE-C13",
        ana_deck=" ".join(["NE-C02", *[FILLER] * 9]),
        ana_discard="NE-C01",
    )
    s.say("ana", "play_command X-C1")
    if "look_top" in do:
        s.say("ana", "choose 1")
    if "unless_pays" in do:
        s.say("ben", "choose yes")
    assert sum(facts["count"] for facts in s.told("drew")) == die


# -- looking ------------------------------------------------------------------------------------------------------


@rule("WC-C28")
def test_look_hand_shows_it_to_the_controller_only() -> None:
    s = commanding(command("look_hand(enemy)"), ben_hand="NE-C03 NE-C01").say("ana", "play_command X-C1")
    s.says("looked_at_hand", seat=0, other=1, count=2)
    assert private(s, "hand_seen") == [((0,), ("NE-C01", "NE-C03"))]
    assert s.player("ben").action_hand == ["NE-C03", "NE-C01"]


@rule("WC-C28", "WC-C55")
@pytest.mark.parametrize(("player", "who"), [("own", "ana"), ("enemy", "ben")])
def test_look_top_keep_shows_the_top_cards_to_the_controller_only(player: str, who: str) -> None:
    deck = "NE-C01 NE-C02 NE-C03"
    s = commanding(command(f"look_top({player}, 2, keep)"), **{f"{who}_deck": deck}).say("ana", "play_command X-C1")
    s.says("looked_at_deck", seat=0, other=["ana", "ben"].index(who), count=2)
    assert private(s, "deck_seen") == [((0,), ("NE-C01", "NE-C02"))]
    assert s.player(who).action_deck == deck.split()


@rule("WC-C28", "WC-C55")
@pytest.mark.parametrize(
    ("answer", "deck", "discard"),
    [
        ("choose", ["NE-C01", "NE-C02", "NE-C03", "NE-C04"], []),
        ("choose 2", ["NE-C01", "NE-C03", "NE-C04"], ["NE-C02"]),
        ("choose 1,3", ["NE-C02", "NE-C04"], ["NE-C01", "NE-C03"]),
    ],
)
def test_look_top_may_discard_any_and_the_rest_keep_their_order(
    answer: str, deck: list[str], discard: list[str]
) -> None:
    s = commanding(command("look_top(enemy, 3, may_discard)"), ben_deck="NE-C01 NE-C02 NE-C03 NE-C04")
    s.say("ana", "play_command X-C1").asks("ana", "look_top", "1", "2", "3")
    assert s.ask("ana").secret
    s.say("ana", answer)
    assert (s.player("ben").action_deck, s.player("ben").action_discard) == (deck, discard)
    assert bool(s.told("discarded_from_deck")) == bool(discard)


@rule("WC-C55")
def test_a_deck_emptied_by_looking_is_made_anew_at_once() -> None:
    s = commanding(
        command("look_top(own, 1, may_discard)"),
        ana_deck="NE-C01",
        ana_discard="NE-C02",
        shuffles=[["NE-C02", "NE-C01"]],
    )
    s.say("ana", "play_command X-C1", "choose 1").says("reshuffled", seat=0, count=2)
    assert s.player("ana").action_deck == ["NE-C02", "NE-C01"]


@rule("WC-C28", "WC-C55")
def test_look_top_reorder_puts_them_back_in_any_order() -> None:
    s = commanding(command("look_top(own, 3, reorder)"), ana_deck="NE-C01 NE-C02 NE-C03 NE-C04")
    s.say("ana", "play_command X-C1").asks("ana", "look_order", "1", "2", "3")
    assert s.ask("ana").secret
    s.say("ana", "choose 3,1,2")
    assert s.player("ana").action_deck == ["NE-C03", "NE-C01", "NE-C02", "NE-C04"]


@rule("WC-C28")
def test_one_card_has_only_one_order() -> None:
    s = commanding(command("look_top(own, 1, reorder)"), ana_deck="NE-C01 NE-C02").say("ana", "play_command X-C1")
    assert (s.match.asks, s.player("ana").action_deck) == ((), ["NE-C01", "NE-C02"])


@rule("WC-C28")
def test_looking_past_the_end_of_the_deck_takes_the_discard_pile_below_it() -> None:
    s = commanding(
        command("look_top(own, 3, reorder)"),
        ana_deck="NE-C01",
        ana_discard="NE-C02 NE-C03",
        shuffles=[["NE-C03", "NE-C02"]],
    )
    s.say("ana", "play_command X-C1").says("reshuffled", seat=0).asks("ana", "look_order", "1", "2", "3")
    s.say("ana", "choose 2,3,1")
    assert s.player("ana").action_deck == ["NE-C03", "NE-C02", "NE-C01"]


# -- taking back --------------------------------------------------------------------------------------------------


@rule("WC-C28")
def test_recover_takes_an_action_card_back_to_the_hand() -> None:
    s = commanding(
        command("recover(pick_discard(own, action, combat_tactic))"), ana_discard="NE-C01 NE-C13 NE-C01 NE-C02"
    )
    s.say("ana", "play_command X-C1").asks("ana", "discard_pile", "NE-C01", "NE-C02").say("ana", "choose NE-C01")
    s.says("recovered", seat=0, card="NE-C01")
    assert s.player("ana").action_hand == ["NE-C01"]
    # One of the two copies is left; the command card itself comes to the pile only after its effect.
    assert sorted(s.player("ana").action_discard) == ["NE-C01", "NE-C02", "NE-C13", "X-C1"]


@rule("WC-C28")
def test_a_card_does_not_take_itself_back() -> None:
    s = commanding(command("recover(pick_discard(own, action, any))"))
    s.refused("ana", "play_command X-C1", "can_do_nothing", "WC-C47")
    assert s.player("ana").action_discard == []


@rule("WC-C28")
@pytest.mark.parametrize(("player", "who"), [("own", "ana"), ("enemy", "ben")])
def test_put_on_top_lays_an_action_card_on_its_deck(player: str, who: str) -> None:
    zones = {f"{who}_discard": "NE-C01 NE-C02", f"{who}_deck": "NE-C03"}
    s = commanding(command(f"put_on_top(pick_discard({player}, action, any))"), **zones)
    s.say("ana", "play_command X-C1").asks("ana", "discard_pile", "NE-C01", "NE-C02").say("ana", "choose NE-C02")
    assert s.player(who).action_deck == ["NE-C02", "NE-C03"]
    assert "NE-C02" not in s.player(who).action_discard


@rule("WC-C28")
def test_put_on_top_lays_an_army_card_on_the_army_deck() -> None:
    s = commanding(command("put_on_top(pick_discard(own, army, attachment))"), ana_army_discard="GA-U02 NE-A05")
    s.say("ana", "play_command X-C1").says("put_on_top", card="NE-A05", pile="army")
    assert s.player("ana").army_deck[0] == "NE-A05"
    assert s.player("ana").army_discard == ["GA-U02"]


@rule("WC-C28")
def test_a_unique_unit_in_play_does_not_keep_its_copy_from_the_deck() -> None:
    s = commanding(
        command("put_on_top(pick_discard(own, army, unit))"), ana="A1 GA-U02 | A2 GA-U19", ana_army_discard="GA-U19"
    )
    s.say("ana", "play_command X-C1").says("put_on_top", card="GA-U19", pile="army")
    assert s.player("ana").army_deck[0] == "GA-U19"


# -- what can be done ---------------------------------------------------------------------------------------------


@rule("WC-C28", "WC-C50")
@pytest.mark.parametrize(
    ("do", "zones", "possible"),
    [
        ("draw(enemy, 1)", {"ben_deck": "", "ben_discard": ""}, False),
        ("draw(enemy, 1)", {"ben_deck": "NE-C01", "ben_discard": ""}, True),
        ("discard(enemy, 1, random)", {"ben_hand": ""}, False),
        ("look_hand(enemy)", {"ben_hand": ""}, False),
        ("look_hand(enemy)", {"ben_hand": "NE-C01"}, True),
        ("look_top(enemy, 1, keep)", {"ben_deck": "", "ben_discard": ""}, False),
        ("recover(pick_discard(own, action, warcry))", {"ana_discard": "NE-C01"}, False),
        ("put_on_top(pick_discard(enemy, army, unit))", {"ben_army_discard": "NE-A05"}, False),
    ],
)
def test_without_cards_an_operation_cannot_do_anything(do: str, zones: dict[str, str], possible: bool) -> None:
    s = commanding(command(do), **zones)
    assert ("play_command X-C1" in s.offers("ana")) == possible


@rule("WC-C28")
def test_a_drawn_card_can_be_played_in_the_same_combat() -> None:
    # What an operation draws is in the hand at once.
    s = melee(ability("tactic", "draw(own, 1)"), ana_deck=f"{FILLER} NE-C01 {FILLER}").say("ana", "play_tactic X-C1")
    s.say("ben", "tactic_pass").say("ana", "play_tactic NE-C01")
    assert s.strength("A1") == 5


@rule("WC-C28")
def test_a_hand_looked_at_is_not_told_to_the_table() -> None:
    game = game_with(actions=[command("look_hand(enemy)")])
    s = scene("A1 GA-U02", "B1 HD-U07", game=game, ana_hand="X-C1", ben_hand="NE-C13").say("ana", "play_command X-C1")
    public = [event for event in s.events if event.to is None]
    assert not any("NE-C13" in str(dict(event.facts)) for event in public)
