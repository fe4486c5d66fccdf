"""Armed cards in detail: which copy fires, choices fixed in advance, filters by event, and what a player reads."""

from __future__ import annotations

import pytest

from bot import packs
from bot.games.warcry.orders.orders import Armed, Filter, Orders
from bot.i18n.speech import Speech
from tests.support.oneoff import ability, commanding, melee, text
from tests.support.rules import rule
from tests.support.scene import NAMES, Scene, game_with, scene, starter

ANA = "A1 GA-U02"
BEN = "B1 HD-U07"
TWIST = "NE-C28"  # Twist of Fate: re-roll the own combat roll
REARGUARD = "NE-C27"  # commit one ready unit that is not in combat; after a rout there is no follow-up


def armed(s: Scene, who: int = 1) -> list[tuple[str, int]]:
    """The armed cards of a player with the highest roll of their filters."""
    return [(entry.card, entry.when.roll) for entry in s.match.orders[who].armed]


# -- which copy fires -------------------------------------------------------------------------------------------------


@rule("WC-P4", "WC-P17")
def test_of_two_copies_only_the_armed_one_fires() -> None:
    s = scene(ANA, BEN, ben_hand=f"{TWIST} {TWIST}", ana_rolls="4", ben_rolls="1 2").say("ben", f"arm {TWIST}")
    s.fights("ana", "attack A1 -> B1")
    assert s.sequence("reaction_played") == ["reaction_played"]  # the new roll is an event for the other copy too
    assert s.player("ben").action_hand.count(TWIST) == 1
    assert armed(s) == []


@rule("WC-P17")
def test_the_copy_whose_filter_fits_is_the_one_that_goes() -> None:
    s = scene(ANA, BEN, ben_hand=f"{TWIST} {TWIST}", ana_rolls="4", ben_rolls="3 6 1")
    s.say("ben", f"arm {TWIST} roll<=1", f"arm {TWIST} roll<=3").fights("ana", "attack A1 -> B1")
    s.says("reaction_played", seat=1)
    assert armed(s) == [(TWIST, 1)]
    s.refused("ben", "order nothing", "unknown_order")


@rule("WC-P4")
def test_arming_more_often_than_one_holds_the_card_replaces_the_oldest() -> None:
    s = scene(ANA, BEN, ben_hand=f"{TWIST} {TWIST}")
    s.say("ben", f"arm {TWIST} roll<=1", f"arm {TWIST} roll<=2", f"arm {TWIST} roll<=3")
    assert armed(s) == [(TWIST, 2), (TWIST, 3)]
    s.say("ben", f"disarm {TWIST}")
    assert armed(s) == []


@rule("WC-P17")
def test_a_card_drawn_later_is_not_armed_by_the_copy_that_was() -> None:
    s = scene(ANA, BEN, ben_hand=TWIST, ben_deck=f"{TWIST} NE-C24 NE-C24 NE-C24", ana_rolls="4", ben_rolls="1 2")
    s.say("ben", f"arm {TWIST}").fights("ana", "attack A1 -> B1")  # the second copy is drawn at the start
    assert s.sequence("reaction_played") == ["reaction_played"]
    assert (s.player("ben").action_hand, armed(s)) == ([TWIST], [])


@rule("WC-P17")
def test_a_copy_that_has_fired_takes_no_place_among_the_armed() -> None:
    card = ability("reaction", "may([draw(own, 1)])", on="attack_declared(enemy)")
    s = scene(ANA, f"{BEN} | B2 HD-U14", game=game_with(actions=[card]), ben_hand="X-C1 X-C1")
    s.say("ben", "arm X-C1 own=B1", "arm X-C1 own=B2").say("ana", "attack A1 -> B1").asks("ben", "may")
    s.say("ben", "arm X-C1 own=B2 enemy=A1").asks("ben", "may")  # instead of the one copy that is left in hand
    s.say("ben", "choose no")
    assert [entry.when for entry in s.match.orders[1].armed] == [Filter(own="B2", enemy="A1")]


@rule("WC-P17")
def test_a_fired_copy_is_not_disarmed_any_more() -> None:
    card = ability("reaction", "may([draw(own, 1)])", on="attack_declared(enemy)")
    s = scene(ANA, BEN, game=game_with(actions=[card]), ben_hand="X-C1").say("ben", "arm X-C1")
    s.say("ana", "attack A1 -> B1").asks("ben", "may").refused("ben", "disarm X-C1", "not_armed", "WC-P17")
    s.say("ben", "choose yes").says("drew_cards", seat=1)


# -- choices fixed in advance -----------------------------------------------------------------------------------------


def routed(line: str, ben: str) -> Scene:
    """Ben's unit is routed while he has Rearguard armed; Ana would follow up."""
    s = scene(ANA, ben, ben_hand=REARGUARD, ana_rolls="6 6", ben_rolls="1").say("ben", f"arm {REARGUARD} {line}")
    return s.fights("ana", "attack A1 -> B1")


@rule("WC-P17")
def test_the_unit_that_pays_may_be_fixed() -> None:
    s = routed("choices=B3", f"{BEN} | B2 HD-U14 | B3 HD-U08")
    s.says("committed", unit="B3").says("follow_up_forbidden", seat=0)
    assert not s.there("B2").committed
    assert s.phase == "commands"


@rule("WC-P17")
def test_what_pays_is_asked_where_it_is_not_fixed_and_the_default_is_the_weakest() -> None:
    s = routed("", f"{BEN} | B2 HD-U15 | B3 HD-U14").asks("ben", "pick", "B2", "B3")
    assert s.ask("ben").default == ("B3",)  # 2 strength against 5
    s.match.time_out(1)
    assert s.there("B3").committed


@rule("WC-P17")
@pytest.mark.parametrize("wrong", ["B2", "B1"])
def test_a_fixed_choice_that_is_illegal_keeps_the_card_from_firing(wrong: str) -> None:
    s = routed(f"choices={wrong}", f"{BEN} | B2 HD-U14 committed | B3 HD-U08")
    s.silent("reaction_played")
    assert (s.phase, armed(s)) == ("follow_up_choice", [(REARGUARD, 0)])


@rule("WC-P17", "WC-P12")
@pytest.mark.parametrize(
    ("line", "key", "clause"),
    [
        (f"arm {REARGUARD} choices=A1", "choice_not_asked", "WC-P12"),  # it asks for a unit of his own
        (f"arm {REARGUARD} choices=NE-C24", "choice_not_asked", "WC-P12"),
        (f"arm {REARGUARD} choices=yes", "choice_not_asked", "WC-P12"),
        (f"arm {REARGUARD} choices=B1,B2", "choice_not_asked", "WC-P12"),  # it asks once
        (f"arm {REARGUARD} choices=B1+B2", "choice_not_asked", "WC-P12"),  # for one
        (f"arm {REARGUARD} choices=B9", "no_such_unit", "WC-P20"),
        (f"arm {TWIST} choices=B1", "choice_not_asked", "WC-P12"),  # it asks nothing
        (f"arm {REARGUARD} choices=x", "bad_piece", "WC-P6"),
    ],
)
def test_a_choice_that_the_card_never_asks_for_is_refused_when_it_is_armed(line: str, key: str, clause: str) -> None:
    s = scene(ANA, f"{BEN} | B2 HD-U14", ben_hand=f"{REARGUARD} {TWIST}").refused("ben", line, key, clause)
    assert armed(s.say("ben", "order block never")) == []


DISCARDING = ability("reaction", "reroll(own)", on="combat_roll(own)", cost="discard(1)")


def paying(line: str, hand: str) -> Scene:
    """Ben has a card armed that costs a card."""
    s = scene(ANA, BEN, game=game_with(actions=[DISCARDING]), ben_hand=hand, ana_rolls="4", ben_rolls="1 6 1")
    return s.say("ben", f"arm X-C1 {line}").fights("ana", "attack A1 -> B1")


@rule("WC-P17")
def test_the_card_to_discard_may_be_fixed() -> None:
    s = paying("choices=NE-C02", "X-C1 NE-C01 NE-C02").says("discarded", seat=1, cards=("NE-C02",))
    assert s.player("ben").action_hand == ["NE-C01", "NE-C24"]
    s = paying("", "X-C1 NE-C01 NE-C02").asks("ben", "discard_card", "NE-C01", "NE-C02", "NE-C24")
    s.say("ben", "choose NE-C01").says("discarded", cards=("NE-C01",))


@rule("WC-P17")
def test_a_copy_of_the_card_itself_may_pay_but_not_the_card() -> None:
    s = paying("choices=X-C1", "X-C1 X-C1").says("discarded", cards=("X-C1",))
    assert "X-C1" not in s.player("ben").action_hand
    lone = scene(ANA, BEN, game=game_with(actions=[DISCARDING]), ben_hand="X-C1", ana_rolls="4 1", ben_rolls="1")
    lone.say("ben", "arm X-C1 choices=X-C1").fights("ana", "attack A1 -> B1").silent("reaction_played")
    assert armed(lone) == [("X-C1", 0)]


@rule("WC-P17")
def test_fixed_choices_serve_in_their_order_and_once() -> None:
    card = ability("reaction", "commit(pick(enemy, ready)), commit(pick(enemy, ready))", on="attack_declared(enemy)")
    s = scene(f"{ANA} | A2 GA-U01 | A3 GA-U15 | A4 GA-U10", BEN, game=game_with(actions=[card]), ben_hand="X-C1").say(
        "ben", "arm X-C1 choices=A3,A4"
    )
    s.say("ana", "attack A1 -> B1")
    assert [facts["unit"] for facts in s.told("committed")] == ["A3", "A4"]


@rule("WC-P17")
def test_several_units_for_one_choice_are_joined() -> None:
    card = ability("reaction", "commit(pick_up_to(2, enemy, ready, not_in_combat))", on="attack_declared(enemy)")
    s = scene(f"{ANA} | A2 GA-U01 | A3 GA-U15 | A4 GA-U10", BEN, game=game_with(actions=[card]), ben_hand="X-C1")
    s.say("ben", "arm X-C1 choices=A2+A4").say("ana", "attack A1 -> B1")
    assert [facts["unit"] for facts in s.told("committed")] == ["A2", "A4"]


@rule("WC-P17", "WC-C48")
def test_a_choice_inside_a_control_word_may_be_fixed_too() -> None:
    card = ability("reaction", "if_(melee(), [commit(pick(enemy, not_in_combat))])", on="attack_declared(enemy)")
    s = scene(f"{ANA} | A2 GA-U01 | A3 GA-U15", BEN, game=game_with(actions=[card]), ben_hand="X-C1")
    s.say("ben", "arm X-C1 choices=A3").say("ana", "attack A1 -> B1").says("committed", unit="A3")
    assert not s.there("A2").committed


@rule("WC-P17", "WC-H6")
def test_choices_fixed_for_ones_own_card_do_not_answer_for_the_same_card_of_the_opponent() -> None:
    card = ability("reaction", "discard(enemy, 1, choice)", on="attack_declared(any_side)", cost="discard(1)")
    s = scene(
        ANA, BEN, game=game_with(actions=[card]), ana_hand="X-C1 NE-C24 NE-C25", ben_hand="X-C1 NE-C01 NE-C02 NE-C03"
    )
    s.say("ana", "arm X-C1 choices=NE-C24").say("ben", "arm X-C1 choices=NE-C03").say("ana", "attack A1 -> B1")
    s.asks("ben", "discard_card", "NE-C01", "NE-C02", "NE-C03", "X-C1").say("ben", "choose NE-C01")
    assert [facts["cards"] for facts in s.told("discarded")] == [("NE-C01",), ("NE-C03",), ("NE-C25",)]


# -- filters ----------------------------------------------------------------------------------------------------------


@rule("WC-P4", "WC-2.36")
@pytest.mark.parametrize("wanted", ["B2", "B3"])
def test_a_filter_looks_at_each_of_several_events_that_happen_together(wanted: str) -> None:
    cards = [
        ability("command", "destroy(all(enemy, not_in_combat))"),
        ability("reaction", "draw(own, 1)", on="destroyed(own)"),
    ]
    s = commanding(*cards, hand="X-C1", ben="B2 HD-U14 | B3 HD-U08", ben_hand="X-C2").say(
        "ben", f"arm X-C2 own={wanted}"
    )
    s.say("ana", "play_command X-C1")
    assert s.sequence("reaction_played") == ["reaction_played"]
    assert len(s.told("drew")) == 1


@rule("WC-P4")
@pytest.mark.parametrize(("line", "fires"), [("enemy=A2", True), ("enemy=A1", False), ("own=B1", True)])
def test_the_unit_that_used_a_support_tactic_is_the_enemy_unit_of_the_event(line: str, fires: bool) -> None:
    cards = [
        ability("support", "strength(mine, 1)"),
        ability("reaction", "strength(mine, 1)", on="tactic_played(enemy, any, any)"),
    ]
    s = melee(*cards, hand="X-C1", ana=f"{ANA} | A2 GA-U01", ben_hand="X-C2")
    s.say("ben", f"arm X-C2 {line}").say("ana", "play_tactic X-C1")
    assert ("reaction_played" in s.sequence()) == fires


@rule("WC-P17", "WC-R1")
@pytest.mark.parametrize(("roll", "losing"), [(3, False), (4, True)])
def test_a_target_that_does_not_roll_counts_on_no_roll(roll: int, losing: bool) -> None:
    # 6 and the roll against 9 and nothing: with a 3 the totals are equal, which is no loss.
    card = ability("reaction", "strength(mine, 2)", on="combat_roll(enemy)")
    s = scene(
        "A1 GA-U10",  # Ranged Attack 6
        "B1 NE-U05",  # 9 strength
        game=game_with(actions=[card]),
        options={"ranged_defender_rolls": False},
        ben_hand="X-C1",
        ana_rolls=str(roll),
    )
    s.say("ben", "arm X-C1 losing=yes").fights("ana", "shoot A1 -> B1")
    assert ("reaction_played" in s.sequence()) == losing


@rule("WC-P17", "WC-9.13")
@pytest.mark.parametrize(("ana", "fires"), [(2, {"ana": False, "ben": False}), (3, {"ana": False, "ben": True})])
@pytest.mark.parametrize("who", ["ana", "ben"])
def test_equal_totals_are_no_loss_even_for_the_target_of_a_shot(who: str, ana: int, fires: dict[str, bool]) -> None:
    card = ability("reaction", "draw(own, 1)", on="combat_roll(enemy)" if who == "ben" else "combat_roll(own)")
    s = scene(
        "A1 GA-U10", BEN, game=game_with(actions=[card]), ana_rolls=str(ana), ben_rolls="4", **{f"{who}_hand": "X-C1"}
    )
    s.say(who, "arm X-C1 losing=yes").fights("ana", "shoot A1 -> B1")  # 6 + 2 or 3 against 4 + 4
    assert ("reaction_played" in s.sequence()) == fires[who]


@rule("WC-P17", "WC-8.6")
@pytest.mark.parametrize("claimed", [False, True])
@pytest.mark.parametrize(("roll", "losing"), [("3", False), ("2", True)])
def test_equal_totals_are_no_loss_in_melee_even_against_a_unit_that_wins_slaughters(
    claimed: bool, roll: str, losing: bool
) -> None:
    cards = [
        ability("tactic", "win_slaughter(mine)"),
        ability("reaction", "draw(own, 1)", on="combat_roll(own)"),
    ]
    s = melee(*cards, hand="X-C1", ben_hand="X-C2", ana_rolls="3 1", ben_rolls=roll).say("ben", "arm X-C2 losing=yes")
    if claimed:
        s.say("ana", "play_tactic X-C1")
    s.passes()
    assert ("reaction_played" in s.sequence()) == losing
    s.player("ana").roll_feed.clear()


@rule("WC-P17")
def test_two_equal_cards_armed_alike_are_both_kept_and_both_fire() -> None:
    card = ability("reaction", "draw(own, 1)", on="attack_declared(enemy)")
    s = scene(ANA, BEN, game=game_with(actions=[card]), ben_hand="X-C1 X-C1").say("ben", "arm X-C1", "arm X-C1")
    assert armed(s) == [("X-C1", 0), ("X-C1", 0)]
    s.say("ana", "attack A1 -> B1")
    assert [facts["card"] for facts in s.told("reaction_played")] == ["X-C1", "X-C1"]
    assert armed(s) == []


# -- pause mode -------------------------------------------------------------------------------------------------------

PAUSE = {"reaction_mode": "pause"}


@rule("WC-P4")
def test_in_pause_mode_an_armed_card_fires_without_a_question() -> None:
    s = scene(ANA, f"{BEN} | B2 HD-U08", ben_hand="NE-C29", options=PAUSE).say("ben", "arm NE-C29")
    s.say("ana", "attack A1 -> B1").says("blocked", unit="B2", card="NE-C29")
    assert armed(s) == []


@rule("WC-P4")
def test_in_pause_mode_a_card_whose_filter_does_not_fit_is_asked_for() -> None:
    s = scene(f"{ANA} | A2 GA-U01", f"{BEN} | B2 HD-U08", ben_hand="NE-C29", options=PAUSE)
    s.say("ben", "arm NE-C29 enemy=A2").say("ana", "attack A1 -> B1").asks("ben", "reaction_hand")
    assert s.ask("ben").secret


@rule("WC-P5", "WC-P4")
@pytest.mark.parametrize(("mode", "asked"), [("always", False), ("never", True)])
def test_in_pause_mode_an_ability_may_be_used_by_order_but_a_hand_is_never_passed_over(mode: str, asked: bool) -> None:
    s = scene("A1 GA-U10", f"{BEN} with NE-A11", ben_hand="NE-C24", options=PAUSE)
    s.say("ben", f"order reaction B2 {mode}").say("ana", "shoot A1 -> B1")
    assert ("reaction_played" in s.sequence()) != asked
    assert s.ask("ben").key == "reaction_hand"  # the window goes on after a reaction


# -- abilities with several orders ------------------------------------------------------------------------------------


@rule("WC-P5")
def test_an_order_for_one_ability_goes_before_one_for_the_whole_card() -> None:
    unit = {
        "abilities": "[reaction(on=attack_declared(enemy, me), do=[strength(me, 1)]), "
        "reaction(on=attack_declared(enemy, me), do=[leadership(me, 1)])]"
    }
    game = game_with(units=[unit])
    s = scene(ANA, "B1 X-U1", game=game).say("ben", "order reaction B1 never", "order reaction B1 ability=2 always")
    s.say("ana", "attack A1 -> B1").says("value_changed", unit="B1", field="leadership")
    assert len(s.told("reaction_played")) == 1
    s.refused("ben", "order reaction B1 ability=3 always", "no_such_ability", "WC-P5", unit="B1", ability=3)


# -- a player's own orders --------------------------------------------------------------------------------------------

LINES = [
    "order block never",
    "order block B2 against any",
    "order block B3 against A1",
    "order tactics auto_pass behind=3",
    "order follow_up never",
    "order follow_up_defender B2,B1",
    "order arm NE-C28 own=B1 enemy=A1 roll<=3 losing=yes",
    "order arm NE-C29 choices=B2",
    "order reaction B4 always ability=1 enemy=A1",
    "order reaction B5 never",
]


def ordered() -> Scene:
    """Ben has given orders of every kind."""
    ben = f"{BEN} with NE-A11, NE-A02 | B2 HD-U08 with NE-A12 | B3 HD-U14"
    pieces = ben.replace("with NE-A11, NE-A02", "with B4 NE-A11, B6 NE-A02").replace("NE-A12", "B5 NE-A12")
    s = scene(ANA, pieces, ben_hand=f"{TWIST} NE-C29 NE-C01")
    return s.say("ben", *LINES)


@rule("WC-P6")
def test_a_player_can_read_his_own_orders_and_give_them_again_word_for_word() -> None:
    s = ordered()
    orders = s.match.orders[1]
    listed = [str(order.facts["line"]) for order in s.game.orders_told(orders)]
    assert listed == LINES
    s.say("ben", "order clear")
    assert s.match.orders[1] == Orders()
    assert s.game.orders_told(s.match.orders[1]) == ()
    s.say("ben", *listed)
    assert s.match.orders[1] == orders


@rule("WC-P3", "WC-P6")
@pytest.mark.parametrize(
    "line", ["order tactics auto_pass", "order tactics auto_pass ahead=0", "order follow_up always"]
)
def test_every_other_mode_is_listed_too(line: str) -> None:
    s = scene(ANA, BEN).say("ben", line)
    assert [order.facts["line"] for order in s.game.orders_told(s.match.orders[1])] == [line]


@rule("WC-P3", "WC-P6")
def test_passing_for_this_combat_is_listed_while_it_lasts() -> None:
    s = scene(ANA, BEN, ana_rolls="6 1", ben_rolls="1").say("ana", "attack A1 -> B1")
    s.say("ben", "order tactics auto_pass combat")
    assert [order.key for order in s.game.orders_told(s.match.orders[1])] == ["pass_combat"]
    s.say("ana", "tactic_pass")
    assert s.game.orders_told(s.match.orders[1]) == ()


@rule("WC-P6")
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_orders_are_told_in_every_language(language: str) -> None:
    s = ordered()
    speech = Speech(language, s.game, NAMES, (packs.builtin("warcry"),))
    told = [speech.order(order) for order in s.game.orders_told(s.match.orders[1])]
    assert len(set(told)) == len(LINES)
    for line, sentence in zip(LINES, told, strict=True):
        assert sentence.endswith(f"[{line}]")
        assert "{" not in sentence and "  " not in sentence
    names = {"en": "Twist of Fate", "pl": "Zrządzenie Losu", "cs": "Zvrat osudu"}
    assert names[language] in told[6]


@rule("WC-P4")
def test_orders_are_data_that_can_be_stored() -> None:
    from bot.engine import codec

    orders = ordered().match.orders[1]
    assert codec.decode(codec.encode(orders), starter().orders_type) == orders
    assert orders.armed[1] == Armed("NE-C29", Filter(), ("B2",), asks=("pick",))


# -- choices with the answer ------------------------------------------------------------------------------------------


@rule("WC-P12", "WC-P17")
def test_a_reaction_may_be_answered_together_with_its_choices() -> None:
    s = scene(ANA, f"{BEN} | B2 HD-U08 | B3 HD-U14", ben_hand="NE-C29", options=PAUSE).say("ana", "attack A1 -> B1")
    s.asks("ben", "reaction_hand").refused("ben", "react NE-C29 choices=B1", "bad_choice", "WC-C48", given="B1")
    s.refused("ben", "react NE-C29 choices=x", "bad_piece", given="x")
    s.asks("ben", "reaction_hand").say("ben", "react Interpose choices=b3").says("blocked", unit="B3")
    assert s.match.orders[1] == Orders()


@rule("WC-P12")
def test_a_choice_given_with_an_answer_does_not_serve_another_reaction() -> None:
    card = ability("reaction", "strength(pick(own), 1)", on="combat_roll(any_side)")
    s = scene(
        ANA,
        f"{BEN} | B2 HD-U08",
        game=game_with(actions=[card]),
        ben_hand="X-C1 X-C1",
        ana_rolls="6",
        ben_rolls="1",
        options=PAUSE,
    )
    s.say("ana", "attack A1 -> B1")
    while not (s.match.asks and s.match.asks[0].seat == 1 and len(s.match.asks[0].options) > 1):
        s.say(s.to_act[0], "no_reaction" if s.match.asks else "tactic_pass")
    s.say("ben", "react X-C1 choices=B2").says("value_changed", unit="B2")
    s.say("ana", "no_reaction").asks("ben", "reaction_hand").say("ben", "react X-C1").asks("ben", "pick", "B1", "B2")
    s.player("ben").roll_feed.clear()


@rule("WC-P12", "WC-P5")
def test_an_ability_in_play_is_answered_by_its_card_and_takes_choices_too() -> None:
    paid = text("reaction", "leadership(mine, 1)", on="attack_declared(enemy)", cost="commit_one(own, not_in_combat)")
    free = text("reaction", "strength(mine, 1)", on="attack_declared(own)")
    unit = {"abilities": f"[{paid}, {free}]"}
    s = scene(ANA, f"{BEN} | B2 X-U1 | B3 HD-U14", game=game_with(units=[unit])).say("ana", "attack A1 -> B1")
    s.asks("ben", "reaction", "no_reaction", "B2/ability=1").say("ben", "react b2 choices=B3")
    s.says("committed", unit="B3").says("value_changed", unit="B1", field="leadership")


@rule("WC-P12", "WC-P20")
def test_of_copies_named_again_the_next_is_meant() -> None:
    s = commanding(ability("command", "discard(own, 2, choice)"), hand="X-C1 NE-C01 NE-C01 NE-C02")
    s.say("ana", "play_command X-C1").asks("ana", "discard_card", "NE-C01", "NE-C01#2", "NE-C02")
    s.say("ana", "choose Press Forward, NE-C01").says("discarded", cards=("NE-C01", "NE-C01"))
