"""The start of a combat and the exchange of tactics (WC-7.1 to WC-7.24, WC-7.35, WC-R12, WC-R15, WC-R16, WC-R33)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import BadNotation
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene

# -- the start ----------------------------------------------------------------------------------------------------


@rule("WC-7.1")
@pytest.mark.parametrize("line", ["attack B1 -> A1", "ranged_attack B2 -> A1"])
def test_both_draw_a_card_the_attacker_first(line: str) -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U09", active="ben").say("ben", line)
    assert [(fact["seat"], fact["count"]) for fact in s.told("drew")] == [(1, 1), (0, 1)]
    assert [len(player.action_hand) for player in s.state.players] == [1, 1]


@rule("WC-7.1", "WC-8.18")
def test_both_draw_for_a_follow_up_too() -> None:
    s = scene("A1 GA-U02 | A2 GA-U02", "B1 HD-U02", ana_rolls="1", ben_rolls="6 6")
    s.fights("ana", "attack A1 -> B1").say("ben", "follow_up yes")
    # The defender won: now he is the attacker and draws first.
    assert [fact["seat"] for fact in s.told("drew")] == [1, 0]


@rule("WC-7.1", "WC-11.8")
def test_both_draw_for_a_final_combat_too() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ana_rolls="2", ben_rolls="3").say("ana", "pass").say("ben", "pass")
    assert [fact["seat"] for fact in s.told("drew")] == [1, 0]
    s.says("combat_started", attacker="B1", defender="A1")


@rule("WC-7.2")
def test_terror_works_from_the_start_of_the_combat() -> None:
    s = scene("A1 HD-U03", "B1 HD-U14 | B2 HD-U11").say("ana", "attack A1 -> B1").asks("ben", "block")
    assert s.leadership("B1") == 2  # declared, but nothing has started
    s.say("ben", "no_block")
    assert (s.phase, s.leadership("B1"), s.leadership("B2")) == ("tactics", 0, 3)


@rule("WC-7.3")
@pytest.mark.parametrize("line", ["attack B1 -> A1", "ranged_attack B2 -> A1"])
def test_the_one_who_declared_acts_first_then_in_turn(line: str) -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U09", active="ben", ana_hand="NE-C02", ben_hand="NE-C01 NE-C01")
    s.say("ben", line)
    assert s.to_act == ["ben"]
    s.refused("ana", "play_tactic NE-C02", "not_your_turn", "WC-7.3", seat=1)
    s.say("ben", "play_tactic NE-C01").refused("ben", "play_tactic NE-C01", "not_your_turn", "WC-7.3")
    s.say("ana", "play_tactic NE-C02")
    assert s.to_act == ["ben"]


@rule("WC-7.3")
def test_in_a_follow_up_the_one_who_makes_it_acts_first() -> None:
    s = scene("A1 GA-U02 | A2 GA-U02", "B1 HD-U02", ana_rolls="1", ben_rolls="6 6")
    s.fights("ana", "attack A1 -> B1").say("ben", "follow_up yes")
    assert (s.phase, s.to_act) == ("tactics", ["ben"])


@rule("WC-7.4")
def test_two_passes_one_directly_after_the_other_end_the_exchange() -> None:
    s = scene("A1 GA-U02", "B1 NE-U05", ana_hand="NE-C01 NE-C01", ana_rolls="1", ben_rolls="6 1")
    s.say("ana", "attack A1 -> B1", "tactic_pass").say("ben", "tactic_pass").says("combat_result", total=5)


@rule("WC-7.4")
def test_who_passed_may_play_again_after_the_opponent_did() -> None:
    s = scene("A1 GA-U02", "B1 NE-U05", ana_hand="NE-C01", ben_hand="NE-C09", ana_rolls="1", ben_rolls="6 1")
    s.say("ana", "attack A1 -> B1", "tactic_pass").say("ben", "play_tactic NE-C09")
    s.say("ana", "play_tactic NE-C01").say("ben", "tactic_pass")
    assert s.phase == "tactics"
    s.say("ana", "tactic_pass").says("combat_result", total=4 - 1 + 1 + 1)


# -- combat tactics and supports ----------------------------------------------------------------------------------


def fight(ana: str, ben: str, **zones: Any) -> Scene:
    """A1 has attacked B1; Ana acts first."""
    return scene(ana, ben, **zones).say("ana", "attack A1 -> B1")


@rule("WC-7.5")
def test_a_combat_tactic_is_used_by_the_own_unit_in_combat() -> None:
    s = fight("A1 GA-U02 | A2 GA-U16", "B1 HD-U02", ana_hand="NE-C02")
    s.refused("ana", "play_tactic NE-C02 by=A2", "unit_not_in_combat", "WC-7.5")
    s.refused("ana", "play_tactic NE-C02 by=B1", "no_such_unit")
    s.refused("ana", "use_tactic A2", "unit_not_in_combat", "WC-7.5")
    s.say("ana", "play_tactic NE-C02").says("tactic_played", unit="A1", kind="combat_tactic", cost=2)
    assert (s.strength("A1"), s.strength("A2")) == (6, 4)


@rule("WC-7.6", "WC-R12")
@pytest.mark.parametrize("line", ["battle", "reserve"])
def test_a_support_is_used_by_a_ready_unit_outside_the_combat(line: str) -> None:
    s = fight(f"A1 GA-U02 with NE-A07 | A4 GA-U15 {line} with NE-A07", "B1 HD-U07", ana_hand="NE-C19")
    s.refused("ana", "use_tactic A2", "supporter_in_combat", "WC-7.6")
    s.refused("ana", "play_tactic NE-C19 by=A1", "supporter_in_combat", "WC-7.6")
    s.say("ana", "use_tactic A3").says("tactic_played", unit="A4", kind="support_tactic")
    assert (s.strength("A1"), s.strength("A4")) == (5, 3)
    s.say("ben", "tactic_pass").say("ana", "play_tactic NE-C19 by=A4")  # this one is aimed at the enemy
    assert s.leadership("B1") == 1


@rule("WC-R12")
def test_the_player_chooses_who_plays_a_support_card() -> None:
    s = fight("A1 GA-U02 | A2 GA-U15 | A3 GA-U15", "B1 HD-U07", ana_hand="NE-C19")
    assert [line for line in s.offers("ana") if "NE-C19" in line] == [
        "play_tactic NE-C19 by=A2",
        "play_tactic NE-C19 by=A3",
    ]
    with pytest.raises(BadNotation) as caught:
        s.say("ana", "play_tactic NE-C19")
    assert (caught.value.key, caught.value.facts["options"]) == ("which_unit", ("A2", "A3"))


SUPPORTERS = [
    {"abilities": "[support(do=[strength(mine, 1)])]"},
    {"abilities": "[support(cost=[commit_self()], do=[strength(mine, 1)])]"},
]


@rule("WC-7.7")
def test_a_support_commits_its_unit_only_as_a_cost() -> None:
    s = fight(
        "A1 GA-U02 | A2 X-U1 | A3 X-U2 | A4 GA-U15", "B1 HD-U07", game=game_with(units=SUPPORTERS), ana_hand="NE-C19"
    )
    s.say("ana", "use_tactic A2").say("ben", "tactic_pass").say("ana", "use_tactic A3").say("ben", "tactic_pass")
    s.say("ana", "play_tactic NE-C19 by=A4")
    assert [s.there(piece).committed for piece in ("A2", "A3", "A4")] == [False, True, False]
    assert s.strength("A1") == 6


# -- War Cries ----------------------------------------------------------------------------------------------------


@rule("WC-7.8", "WC-R33")
def test_a_war_cry_is_the_first_action() -> None:
    s = fight("A1 HD-U17", "B1 NE-U05", ana_hand="NE-C14 NE-C02")
    s.say("ana", "play_tactic NE-C14").says("tactic_played", kind="warcry").say("ben", "tactic_pass")
    # At most one: neither another card nor the unit's own War Cry.
    s.refused("ana", "use_tactic A1", "warcry_too_late", "WC-7.8").say("ana", "play_tactic NE-C02")
    assert s.strength("A1") == 5 + 2 + 2


@rule("WC-7.8")
@pytest.mark.parametrize("first", ["tactic_pass", "play_tactic NE-C01"])
def test_after_a_tactic_or_a_pass_it_is_too_late_for_a_war_cry(first: str) -> None:
    s = fight("A1 HD-U17", "B1 NE-U05", ana_hand="NE-C14 NE-C01", ben_hand="NE-C09")
    s.say("ana", first).say("ben", "play_tactic NE-C09")
    s.refused("ana", "play_tactic NE-C14", "warcry_too_late", "WC-7.8")
    s.refused("ana", "use_tactic A1", "warcry_too_late", "WC-7.8")


@rule("WC-7.35", "WC-7.8")
@pytest.mark.parametrize("first", ["tactic_pass", "play_tactic NE-C01", "use_tactic A1"])
def test_the_other_player_may_still_open_with_a_war_cry(first: str) -> None:
    s = fight("A1 HD-U17", "B1 HD-U02", ana_hand="NE-C01")
    s.say("ana", first).say("ben", "use_tactic B1").says("tactic_played", seat=1, kind="warcry")
    assert s.strength("B1") == 6


@rule("WC-R33", "WC-8.18", "WC-7.16", "WC-R15")
def test_in_the_next_combat_war_cries_are_possible_and_points_are_back() -> None:
    s = fight("A1 HD-U17", "B1 HD-U14 | B2 HD-U14", ana_hand="NE-C14 NE-C14 NE-C02", ana_rolls="6 6", ben_rolls="1")
    s.say("ana", "play_tactic NE-C14").say("ben", "tactic_pass").say("ana", "play_tactic NE-C02").passes()
    s.say("ana", "follow_up yes")
    assert s.board.tp_left(s.there("A1")) == 3
    s.say("ana", "play_tactic NE-C14").says("tactic_played", kind="warcry")
    assert s.strength("A1") == 5 + 2


CANCEL = [
    {
        "type": "reaction",
        "cost": "0",
        "abilities": "[reaction(on=tactic_played(enemy, combat_tactic, any), do=[cancel()])]",
    },
    {"cost": "0", "abilities": "[tactic(do=[forbid(enemy, combat_tactic)])]"},
    {"cost": "0", "abilities": "[tactic(do=[forbid(enemy, warcry)])]"},
]


@rule("WC-7.9")
def test_a_war_cry_obeys_the_rules_of_combat_tactics() -> None:
    s = fight("A1 NE-U07 | A2 GA-U02", "B1 HD-U07", ana_hand="NE-C13")
    s.refused("ana", "play_tactic NE-C13 by=A2", "unit_not_in_combat")
    s.refused("ana", "play_tactic NE-C13", "cannot_pay", "WC-7.15", cost=2, left=1)
    t = scene("A1 GA-U02", "B1 HD-U07 committed", ben_hand="NE-C16").say("ana", "attack A1 -> B1", "tactic_pass")
    t.refused("ben", "play_tactic NE-C16", "unit_committed", "WC-2.3")


@rule("WC-7.9")
def test_what_cancels_or_forbids_combat_tactics_hits_war_cries() -> None:
    s = fight("A1 GA-U02", "B1 HD-U07", game=game_with(actions=CANCEL), ana_hand="NE-C14", ben_hand="X-C1")
    s.say("ben", "arm X-C1").say("ana", "play_tactic NE-C14").says("cancelled", card="NE-C14")
    assert s.strength("A1") == 4
    t = fight("A1 GA-U02", "B1 HD-U02", game=game_with(actions=CANCEL), ana_hand="X-C2", ben_hand="NE-C01")
    t.say("ana", "play_tactic X-C2").refused("ben", "use_tactic B1", "forbidden_now", kind="warcry")
    t.refused("ben", "play_tactic NE-C01", "forbidden_now", kind="combat_tactic")
    u = fight("A1 GA-U02", "B1 HD-U02", game=game_with(actions=CANCEL), ana_hand="X-C3", ben_hand="NE-C01")
    u.say("ana", "play_tactic X-C3").refused("ben", "use_tactic B1", "forbidden_now", kind="warcry")
    u.say("ben", "play_tactic NE-C01").says("tactic_played", seat=1)


@rule("WC-7.10", "WC-R16", "WC-7.28")
def test_a_reaction_is_not_the_first_action() -> None:
    s = fight("A1 GA-U02", "B1 HD-U02", ana_hand="NE-C01", ben_hand="NE-C30")
    s.say("ben", "arm NE-C30").say("ana", "play_tactic NE-C01").says("reaction_played", seat=1, card="NE-C30")
    s.asks("ana", "pay").say("ana", "no").says("cancelled", card="NE-C01")
    assert s.state.combat is not None
    assert s.state.combat.acted == [True, False]
    assert s.to_act == ["ben"]
    s.say("ben", "use_tactic B1").says("tactic_played", kind="warcry")


@rule("WC-7.11", "WC-R34")
def test_for_a_committed_unit_only_supports_and_reactions_are_left() -> None:
    s = fight(
        "A1 GA-U02",
        "B1 GA-U09 committed with NE-A01 | B3 HD-U14 with NE-A07",
        ben_hand="NE-C01 NE-C16 NE-C28",
        ana_rolls="1",
        ben_rolls="1 5",
    )
    s.say("ben", "arm NE-C28").say("ana", "tactic_pass")
    for line in ("use_tactic B1", "use_tactic B2", "play_tactic NE-C01", "play_tactic NE-C16"):
        s.refused("ben", line, "unit_committed", "WC-2.3")
    assert s.offers("ben") == ["use_tactic B4 ability=1", "tactic_pass"]
    s.say("ben", "use_tactic B4").passes().says("combat_result", total=5, other_total=4 + 1 + 5)


# -- cards and their costs ----------------------------------------------------------------------------------------


@rule("WC-7.12")
def test_tactics_come_from_the_hand_and_from_the_table() -> None:
    s = fight("A1 GA-U01 with NE-A01 | A3 GA-U14", "B1 HD-U10", ana_hand="NE-C01 NE-C19 NE-C21")
    kinds = {line.split()[0] + " " + line.split()[1] for line in s.offers("ana") if line != "tactic_pass"}
    assert kinds == {"play_tactic NE-C01", "play_tactic NE-C19", "use_tactic A1", "use_tactic A2", "use_tactic A3"}
    s.refused("ana", "play_tactic NE-C02", "card_not_in_hand", "WC-7.12")
    s.refused("ana", "play_tactic NE-C21", "not_a_tactic", "WC-7.12", kind="command")


@rule("WC-7.13")
def test_the_unit_that_uses_a_card_pays_for_it() -> None:
    s = fight("A1 GA-U02 | A2 GA-U05", "B1 HD-U07", ana_hand="NE-C02 NE-C20")
    s.say("ana", "play_tactic NE-C02").say("ben", "tactic_pass").say("ana", "play_tactic NE-C20 by=A2")
    assert s.state.combat is not None
    assert s.state.combat.spent == {"A1": 2, "A2": 2}
    assert [s.board.tp_left(s.there(piece)) for piece in ("A1", "A2")] == [1, 1]


@rule("WC-7.14", "WC-7.15")
def test_several_cards_as_long_as_the_points_last_each_an_action() -> None:
    s = fight("A1 GA-U02", "B1 HD-U07", ana_hand="NE-C02 NE-C01 NE-C01")
    s.say("ana", "play_tactic NE-C02").refused("ana", "play_tactic NE-C01", "not_your_turn")
    s.say("ben", "tactic_pass").say("ana", "play_tactic NE-C01").say("ben", "tactic_pass")
    assert s.board.tp_left(s.there("A1")) == 0
    s.refused("ana", "play_tactic NE-C01", "cannot_pay", "WC-7.15", cost=1, left=0)


@rule("WC-7.15")
@pytest.mark.parametrize(("unit", "enough"), [("GA-U15", False), ("GA-U16", True), ("GA-U02", True)])
def test_exactly_enough_points_are_enough(unit: str, enough: bool) -> None:
    s = fight(f"A1 {unit}", "B1 HD-U07", ana_hand="NE-C02")  # costs 2
    assert ("play_tactic NE-C02 by=A1" in s.offers("ana")) is enough
    if enough:
        s.say("ana", "play_tactic NE-C02")
    else:
        s.refused("ana", "play_tactic NE-C02", "cannot_pay", "WC-7.15", cost=2, left=1)


@rule("WC-7.15")
def test_current_points_count_and_a_card_for_nothing_is_playable_even_below_zero() -> None:
    acts = [
        {"cost": "0", "abilities": "[tactic(do=[strength(mine, 1)])]"},
        {"cost": "0", "abilities": "[tactic(do=[tp(foe, -4)])]"},
    ]
    s = fight("A1 GA-U02", "B1 HD-U07", game=game_with(actions=acts), ana_hand="X-C2", ben_hand="X-C1 NE-C01")
    s.say("ana", "play_tactic X-C2")
    assert s.board.tp_left(s.there("B1")) == -1
    s.refused("ben", "play_tactic NE-C01", "cannot_pay", left=-1)
    s.say("ben", "play_tactic X-C1")
    assert s.strength("B1") == 5
    t = fight("A1 GA-U15 with NE-A09", "B1 HD-U07", ana_hand="NE-C02")
    t.say("ana", "play_tactic NE-C02")
    assert t.board.tp_left(t.there("A1")) == 0


@rule("WC-7.16", "WC-R15")
def test_points_are_full_again_in_the_next_combat() -> None:
    s = fight(
        "A1 GA-U02 | A2 GA-U05", "B1 NE-U05 | B2 HD-U07", ana_hand="NE-C20 NE-C20", ana_rolls="1", ben_rolls="6 1"
    )
    s.say("ana", "play_tactic NE-C20").passes().say("ben", "attack B2 -> A2", "tactic_pass")
    assert s.board.tp_left(s.there("A2")) == 3
    assert s.state.combat is not None
    assert s.state.combat.spent == {}


@rule("WC-7.17")
def test_played_cards_lie_open_until_the_combat_is_over() -> None:
    s = fight("A1 GA-U02", "B1 HD-U02", ana_hand="NE-C02", ben_hand="NE-C09", ana_rolls="6 1", ben_rolls="1")
    s.say("ana", "play_tactic NE-C02").say("ben", "play_tactic NE-C09")
    for seat in (0, 1, None):
        combat = s.match.view(seat).combat
        assert combat is not None
        assert [(card.seat, card.card) for card in combat.cards] == [(0, "NE-C02"), (1, "NE-C09")]
    assert (s.player("ana").action_discard, s.player("ben").action_discard) == ([], [])
    s.passes().says("combat_result")
    assert s.player("ana").action_discard[-1] == "NE-C02"
    assert s.player("ben").action_discard[-1] == "NE-C09"


# -- abilities ----------------------------------------------------------------------------------------------------

DOUBLE = [
    {
        "tactic_points": "1",
        "abilities": "[tactic(do=[strength(mine, 1)]), tactic(cost=[tp(1)], do=[strength(mine, 2)])]",
    }
]


@rule("WC-7.18")
def test_each_ability_is_used_once_per_combat_and_costs_only_what_is_printed() -> None:
    s = fight("A1 X-U1", "B1 NE-U05 | B2 HD-U07", game=game_with(units=DOUBLE))
    s.say("ana", "use_tactic A1 ability=1").say("ben", "tactic_pass")
    assert s.board.tp_left(s.there("A1")) == 1
    s.refused("ana", "use_tactic A1 ability=1", "already_used", "WC-7.18")
    s.say("ana", "use_tactic A1 ability=2").say("ben", "tactic_pass")
    assert (s.board.tp_left(s.there("A1")), s.strength("A1")) == (0, 3 + 1 + 2)
    assert s.offers("ana") == ["tactic_pass"]


@rule("WC-7.18")
def test_two_copies_of_a_card_are_counted_apart() -> None:
    s = fight("A1 GA-U02 | A2 GA-U02 with NE-A07 | A4 GA-U02 with NE-A07", "B1 HD-U07")
    s.say("ana", "use_tactic A3").say("ben", "tactic_pass").refused("ana", "use_tactic A3", "already_used")
    s.say("ana", "use_tactic A5")
    assert s.strength("A1") == 6


@rule("WC-7.19")
def test_a_unit_committed_in_mid_combat_loses_its_abilities() -> None:
    acts = [{"cost": "0", "abilities": "[tactic(do=[commit(foe)])]"}]
    s = fight("A1 GA-U02", "B1 GA-U09 with NE-A01 | B3 HD-U14", game=game_with(actions=acts), ana_hand="X-C1")
    s.say("ana", "play_tactic X-C1").refused("ben", "use_tactic B1", "unit_committed", "WC-2.3")
    s.refused("ben", "use_tactic B2", "unit_committed", "WC-2.3")
    assert s.offers("ben") == ["tactic_pass"]


@rule("WC-7.20")
def test_an_attachment_serves_the_place_of_its_unit() -> None:
    s = fight(
        "A1 GA-U02 with NE-A01, NE-A07 | A4 GA-U15 with NE-A01, NE-A07 | A7 GA-U15 committed with NE-A07", "B1 HD-U07"
    )
    own, support = [part.id for part in s.there("A1").attachments]
    other_own, other_support = [part.id for part in s.there("A4").attachments]
    asleep = s.there("A7").attachments[0].id
    s.refused("ana", f"use_tactic {support}", "supporter_in_combat", "WC-7.6")
    s.refused("ana", f"use_tactic {other_own}", "unit_not_in_combat", "WC-7.5")
    s.refused("ana", f"use_tactic {asleep}", "unit_committed", "WC-2.3")
    s.say("ana", f"use_tactic {own}").say("ben", "tactic_pass").say("ana", f"use_tactic {other_support}")
    assert s.strength("A1") == 6


# -- the steps of a tactic ----------------------------------------------------------------------------------------

STEPS = {
    "units": [
        {"abilities": "[reaction(on=tactic_played(enemy, any, any), do=[unless_pays(enemy, discard(1), [cancel()])])]"},
        {"abilities": "[reaction(on=tactic_played(enemy, any, any), do=[draw(own, 1)])]"},
    ],
    "actions": [
        {"cost": "1", "abilities": "[tactic(cost=[discard(1)], do=[strength(pick(any_side), 1)])]"},
    ],
}


@rule("WC-7.21", "WC-7.29")
def test_a_tactic_is_shown_aimed_paid_perhaps_cancelled_and_then_works() -> None:
    s = fight("A1 GA-U02", "B1 HD-U07 | B2 X-U1 | B3 X-U2", game=game_with(**STEPS), ana_hand="X-C1 NE-C01 NE-C03")
    s.say("ana", "play_tactic X-C1").says("tactic_played", card="X-C1", unit="A1")
    s.asks("ana", "pick").say("ana", "choose A1")
    s.asks("ana", "discard_card", "NE-C01", "NE-C03", "NE-C24").say("ana", "choose NE-C01").says("discarded")
    assert s.board.tp_left(s.there("A1")) == 2
    s.asks("ben", "reaction", "no_reaction", "B2").silent("value_changed")  # only what cancels, before the effect
    s.say("ben", "react B2").asks("ana", "pay").say("ana", "yes").asks("ana", "discard_card").say(
        "ana", "choose NE-C03"
    )
    s.says("value_changed", unit="A1", amount=1).asks("ben", "reaction", "no_reaction", "B3")  # the others, after it
    s.say("ben", "react B3").says("drew", seat=1)
    assert s.strength("A1") == 5


@rule("WC-7.22")
@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("play_tactic NE-C04", "condition_not_met"),  # only while defending
        ("play_tactic NE-C05", "condition_not_met"),  # cavalry only
        ("use_tactic A1", "condition_not_met"),  # the enemy is no cavalry
        ("play_tactic X-C1", "can_do_nothing"),  # no attachment to destroy
    ],
)
def test_conditions_must_hold_and_targets_exist(line: str, key: str) -> None:
    acts = [{"cost": "0", "abilities": "[tactic(do=[destroy_attachment(foe)])]"}]
    s = fight("A1 GA-U01", "B1 HD-U07", game=game_with(actions=acts), ana_hand="NE-C04 NE-C05 X-C1")
    s.refused("ana", line, key)
    assert s.offers("ana") == ["tactic_pass"]


@rule("WC-7.22")
def test_later_changes_do_not_undo_a_tactic() -> None:
    acts = [{"cost": "0", "abilities": "[tactic(do=[rally(pick(enemy, committed))])]"}]
    s = fight(
        "A1 GA-U02 | A2 GA-U02 committed", "B1 HD-U07", game=game_with(actions=acts), ana_hand="NE-C08", ben_hand="X-C1"
    )
    s.say("ana", "play_tactic NE-C08").say("ben", "play_tactic X-C1").says("rallied", unit="A2")
    assert s.strength("A1") == 8


@rule("WC-7.23")
def test_effects_last_to_the_end_of_the_combat_and_no_longer() -> None:
    s = fight(
        "A1 HD-U06", "B1 HD-U14 | B2 HD-U07", ana_hand="NE-C02", ben_hand="NE-C09", ana_rolls="6 6", ben_rolls="1"
    )
    s.say("ana", "play_tactic NE-C02").say("ben", "play_tactic NE-C09")
    assert s.strength("A1") == 5 + 2 - 1
    s.passes()
    assert s.strength("A1") == 5 + 2 - 1  # the follow-up is not decided yet
    s.say("ana", "follow_up yes")
    assert s.strength("A1") == 5


@rule("WC-7.24")
def test_a_cancelled_tactic_has_no_effect_but_counts_as_played() -> None:
    s = fight(
        "A1 HD-U17",
        "B1 NE-U05",
        ana_hand="NE-C02",
        ben_hand="NE-C30",
        ana_rolls="1",
        ben_rolls="6 1",
        ana_deck="NE-C24 " * 4,
    )
    s.say("ben", "arm NE-C30").say("ana", "play_tactic NE-C02").say("ana", "no").says("cancelled", card="NE-C02")
    assert (s.strength("A1"), s.board.tp_left(s.there("A1"))) == (5, 1)
    assert s.state.combat is not None
    assert [card.cancelled for card in s.state.combat.cards] == [True]
    s.say("ben", "tactic_pass").refused("ana", "use_tactic A1", "warcry_too_late")
    s.passes()
    assert s.player("ana").action_discard == ["NE-C24", "NE-C02"]
    assert s.player("ben").action_discard[0] == "NE-C30"
