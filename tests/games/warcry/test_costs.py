"""Costs of abilities, and when choices are made (WC-C22, WC-C48)."""

from __future__ import annotations

import pytest

from tests.support.oneoff import ability, commanding, melee, static, text, touched
from tests.support.rules import rule
from tests.support.scene import game_with, scene

FILLER = "NE-C24"  # what both draw at the start of a combat

# -- discarding ---------------------------------------------------------------------------------------------------


@rule("WC-C22")
def test_discard_takes_cards_of_ones_own_choice() -> None:
    s = melee(ability("tactic", "strength(mine, 1)", cost="discard(2)"), hand="X-C1 NE-C01 NE-C02 NE-C03")
    s.say("ana", "play_tactic X-C1").asks("ana", "discard_card", "NE-C01", "NE-C02", "NE-C03", FILLER)
    assert (s.ask("ana").low, s.ask("ana").high) == (2, 2)
    s.say("ana", "choose NE-C01,NE-C03").says("discarded", seat=0, cards=("NE-C01", "NE-C03"))
    assert s.player("ana").action_hand == ["NE-C02", FILLER]
    assert s.player("ana").action_discard == ["NE-C01", "NE-C03"]
    assert s.strength("A1") == 5


@rule("WC-C22", "WC-C48")
@pytest.mark.parametrize(("count", "payable"), [(1, True), (2, False)])
def test_the_card_being_played_does_not_pay_for_itself(count: int, payable: bool) -> None:
    s = melee(ability("tactic", "strength(mine, 1)", cost=f"discard({count})"))
    assert s.player("ana").action_hand == ["X-C1", FILLER]
    if payable:
        assert s.say("ana", "play_tactic X-C1").strength("A1") == 5
        assert s.player("ana").action_hand == []
    else:
        s.refused("ana", "play_tactic X-C1", "cannot_pay", "WC-C22", what="discard", cost=2, left=1)


@rule("WC-C22")
def test_discard_hand_takes_all_there_is() -> None:
    s = melee(ability("tactic", "strength(mine, 1)", cost="discard_hand()"), hand="X-C1 NE-C01 NE-C02")
    s.say("ana", "play_tactic X-C1").says("discarded_hand", cards=("NE-C01", "NE-C02", FILLER))
    assert (s.player("ana").action_hand, s.strength("A1")) == ([], 5)


@rule("WC-C22")
def test_an_empty_hand_can_be_discarded() -> None:
    s = melee(ability("tactic", "strength(mine, 1)", cost="discard_hand()"), hand="X-C1", ana_deck="")
    assert s.say("ana", "play_tactic X-C1").strength("A1") == 5


# -- committing ---------------------------------------------------------------------------------------------------


@rule("WC-C22")
def test_commit_self_commits_the_unit_of_the_ability_which_must_be_ready() -> None:
    support = f"[{text('support', 'strength(mine, 1)', cost='commit_self()', limit='none')}]"
    game = game_with(units=[{"abilities": support}])
    s = scene("A1 GA-U02 | A2 X-U1", "B1 HD-U07", game=game).say("ana", "attack A1 -> B1", "use_tactic A2")
    s.says("committed", unit="A2").say("ben", "tactic_pass")
    assert s.there("A2").committed
    assert s.strength("A1") == 5
    s.refused("ana", "use_tactic A2", "unit_committed", "WC-2.3")


@rule("WC-C22")
def test_committing_the_fighter_itself_leaves_the_effect_but_ends_its_tactics() -> None:
    cards = [ability("tactic", "strength(mine, 3)", cost="commit_self()"), ability("tactic", "strength(mine, 1)")]
    s = melee(*cards, ana_rolls="6 1", ben_rolls="1").say("ana", "play_tactic X-C1").say("ben", "tactic_pass")
    s.refused("ana", "play_tactic X-C2", "unit_committed", "WC-2.3")
    # The committed winner spares the loser (WC-8.8).
    s.passes().says("combat_result", total=13, winner=0).silent("destroyed")
    assert s.there("B1").committed


@rule("WC-C22")
def test_commit_one_offers_the_ready_units_that_fit() -> None:
    s = melee(
        ability("tactic", "strength(mine, 1)", cost="commit_one(own, other, infantry)"),
        ana="A1 GA-U02 | A2 GA-U15 | A3 GA-U10 reserve | A4 GA-U13 | A5 GA-U16 committed",
    )
    s.say("ana", "play_tactic X-C1").asks("ana", "pick", "A2", "A3").say("ana", "choose A3")
    assert s.there("A3").committed
    assert not s.there("A2").committed
    assert s.strength("A1") == 5


@rule("WC-C22")
def test_a_cost_without_a_fitting_unit_cannot_be_paid() -> None:
    card = ability("tactic", "strength(mine, 1)", cost="commit_one(own, other)")
    s = melee(card, ana="A1 GA-U02 | A2 GA-U15 committed")
    s.refused("ana", "play_tactic X-C1", "cannot_pay")
    assert "play_tactic X-C1 by=A1" not in s.offers("ana")


# -- destroying ---------------------------------------------------------------------------------------------------


@rule("WC-C22")
def test_destroy_self_destroys_the_unit_of_the_ability() -> None:
    game = game_with(units=[{"abilities": f"[{text('support', 'strength(mine, 2)', cost='destroy_self()')}]"}])
    s = scene("A1 GA-U02 | A2 X-U1 with NE-A05", "B1 HD-U07", game=game)
    s.say("ana", "attack A1 -> B1", "use_tactic A2").says("destroyed", unit="A2", cause="cost")
    assert s.player("ana").army_discard == ["X-U1", "NE-A05"]
    assert s.strength("A1") == 6


@rule("WC-C22")
def test_destroy_self_card_destroys_only_the_attachment() -> None:
    game = game_with(
        attachments=[{"abilities": f"[{text('tactic', 'strength(mine, 2)', cost='destroy_self_card()')}]"}]
    )
    s = scene("A1 GA-U02 with A9 X-A1, NE-A05", "B1 HD-U07", game=game)
    s.say("ana", "attack A1 -> B1", "use_tactic A9").says("attachment_destroyed", attachment="A9", cause="cost")
    assert [part.card for part in s.there("A1").attachments] == ["NE-A05"]
    assert s.strength("A1") == 7
    assert s.player("ana").army_discard == ["X-A1"]


@rule("WC-C22")
def test_destroy_one_offers_the_units_that_fit() -> None:
    s = melee(
        ability("tactic", "strength(mine, 4)", cost="destroy_one(own, other, cost_le(3))"),
        ana="A1 GA-U02 | A2 GA-U15 | A3 GA-U10 committed | A4 GA-U13",
    )
    s.say("ana", "play_tactic X-C1").asks("ana", "pick", "A2", "A3").say("ana", "choose A3")
    assert s.unit("A3") is None
    assert (s.there("A2").id, s.strength("A1")) == ("A2", 8)


# -- tactic points ------------------------------------------------------------------------------------------------


@rule("WC-C22")
@pytest.mark.parametrize(("points", "payable"), [(1, True), (2, False)])
def test_tp_is_paid_by_the_unit_on_top_of_the_cost_of_the_card(points: int, payable: bool) -> None:
    # Weirgate Halberds have 3 tactic points; the card costs 2.
    s = melee(ability("tactic", "strength(mine, 1)", points=2, cost=f"tp({points})"))
    if payable:
        s.say("ana", "play_tactic X-C1")
        assert (s.board.tp_spent(s.there("A1")), s.board.tp_left(s.there("A1"))) == (3, 0)
    else:
        s.refused("ana", "play_tactic X-C1", "cannot_pay", "WC-7.15")


@rule("WC-C22")
def test_tp_of_a_support_is_paid_by_the_supporting_unit() -> None:
    game = game_with(
        units=[{"tactic_points": "2", "abilities": f"[{text('support', 'strength(mine, 1)', cost='tp(2)')}]"}]
    )
    s = scene("A1 GA-U02 | A2 X-U1", "B1 HD-U07", game=game).say("ana", "attack A1 -> B1", "use_tactic A2")
    assert s.state.combat is not None
    assert s.state.combat.spent == {"A2": 2}


# -- all together -------------------------------------------------------------------------------------------------


@rule("WC-C48")
@pytest.mark.parametrize(("hand", "payable"), [("X-C1", False), ("X-C1 NE-C01", True)])
def test_all_costs_together_must_be_payable(hand: str, payable: bool) -> None:
    s = melee(ability("tactic", "strength(mine, 1)", cost="discard(1), discard(1)"), hand=hand)
    if payable:
        s.say("ana", "play_tactic X-C1").asks("ana", "discard_card", "NE-C01", FILLER).say("ana", "choose NE-C01")
        assert (s.player("ana").action_hand, s.strength("A1")) == ([], 5)
    else:
        s.refused("ana", "play_tactic X-C1", "cannot_pay")
        assert s.player("ana").action_hand == ["X-C1", FILLER]


@rule("WC-C48")
@pytest.mark.parametrize(
    ("cost", "units", "payable"),
    [
        ("commit_one(own, other), commit_one(own, other)", "A2 GA-U15", False),
        ("commit_one(own, other), commit_one(own, other)", "A2 GA-U15 | A3 GA-U10", True),
        ("commit_one(own, other), destroy_one(own, other)", "A2 GA-U15", True),
        ("commit_one(own, other), destroy_one(own, other, ready)", "A2 GA-U15", False),
        ("commit_one(own, other), destroy_one(own, other, committed)", "A2 GA-U15", True),
        ("destroy_one(own, other), commit_one(own, other)", "A2 GA-U15", False),
        ("destroy_one(own, other), commit_one(own, other)", "A2 GA-U15 committed | A3 GA-U10", True),
        ("discard_hand(), discard(1)", "A2 GA-U15", False),
    ],
)
def test_one_cost_does_not_pay_for_another(cost: str, units: str, payable: bool) -> None:
    s = melee(ability("tactic", "strength(mine, 1)", cost=cost), ana=f"A1 GA-U02 | {units}")
    assert ("play_tactic X-C1 by=A1" in s.offers("ana")) == payable
    if not payable:
        s.refused("ana", "play_tactic X-C1", "cannot_pay")
        return
    s.say("ana", "play_tactic X-C1")
    while s.match.asks:
        s.say("ana", f"choose {s.ask('ana').options[0].id}")
    assert s.strength("A1") == 5


@rule("WC-C48")
def test_no_unit_is_offered_that_would_leave_the_next_cost_unpaid() -> None:
    s = melee(
        ability("tactic", "strength(mine, 1)", cost="commit_one(own, other), commit_one(own, other, dwarf)"),
        ana="A1 GA-U02 | A2 GA-U15 | A3 GA-U10",
    )
    s.say("ana", "play_tactic X-C1")  # A2 alone could pay the second cost, so the first takes A3
    assert (s.there("A2").committed, s.there("A3").committed) == (True, True)


@rule("WC-C48")
def test_costs_are_chosen_in_the_order_of_the_list_after_the_targets() -> None:
    s = melee(
        ability("tactic", "leadership(pick(enemy), -1)", cost="commit_one(own, other), discard(1)"),
        ana="A1 GA-U02 | A2 GA-U15 | A3 GA-U10",
        ben="B1 HD-U07 | B2 HD-U14",
        hand="X-C1 NE-C01",
    )
    s.say("ana", "play_tactic X-C1").asks("ana", "pick", "B1", "B2").say("ana", "choose B2")
    s.asks("ana", "pick", "A2", "A3").say("ana", "choose A2")
    s.asks("ana", "discard_card", "NE-C01", FILLER).say("ana", "choose NE-C01")
    assert s.leadership("B2") == 1
    assert s.sequence("committed", "discarded", "value_changed") == ["discarded", "value_changed"]


@rule("WC-C48")
def test_a_reaction_to_one_cost_can_take_away_the_next() -> None:
    # Only A2 could be committed; it is destroyed in reaction to the loss of A3, so nothing is committed.
    cards = [
        ability("tactic", "strength(mine, 1)", cost="destroy_one(own, other, high_elf), commit_one(own, other)"),
        ability("reaction", "destroy(pick(enemy, dwarf))", on="destroyed(enemy)"),
    ]
    s = melee(*cards, ana="A1 GA-U02 | A2 GA-U15 | A3 GA-U10", hand="X-C1", ben_hand="X-C2").say("ben", "arm X-C2")
    s.say("ana", "play_tactic X-C1").silent("committed")
    assert [unit.id for unit in s.player("ana").units] == ["A1"]
    assert s.strength("A1") == 5


# -- when choices are made ----------------------------------------------------------------------------------------


@rule("WC-C48")
def test_choices_of_an_operation_are_named_before_costs_are_paid() -> None:
    s = melee(
        ability("tactic", "strength(pick(own), 1)", cost="destroy_one(own, other)"),
        ana="A1 GA-U02 | A2 GA-U15 | A3 GA-U10",
    )
    s.say("ana", "play_tactic X-C1").asks("ana", "pick", "A1", "A2", "A3").say("ana", "choose A2")
    # The named unit may still pay; then it has left play and the operation does nothing.
    s.asks("ana", "pick", "A2", "A3").say("ana", "choose A2").says("destroyed", unit="A2").silent("value_changed")
    assert (s.strength("A1"), s.strength("A3")) == (4, 2)


@rule("WC-C48")
@pytest.mark.parametrize(
    "do", ["with_(pick(own, other), [strength(mine, 1)])", "if_test(pick(own, other), strength, [strength(mine, 1)])"]
)
def test_the_unit_of_a_control_word_is_named_at_once(do: str) -> None:
    s = melee(ability("tactic", do, cost="discard(1)"), ana="A1 GA-U02 | A2 GA-U15 | A3 GA-U10", ana_rolls="")
    s.say("ana", "play_tactic X-C1").asks("ana", "pick", "A2", "A3")
    assert s.match.pause is not None
    assert s.match.pause.state.players[0].action_hand == [FILLER]  # nothing is paid yet


@rule("WC-C48")
def test_a_card_of_a_discard_pile_is_named_before_costs_are_paid() -> None:
    s = melee(
        ability("tactic", "recover(pick_discard(own, action, any))", cost="discard(1)"), ana_discard="NE-C01 NE-C02"
    )
    s.say("ana", "play_tactic X-C1").asks("ana", "discard_pile", "NE-C01", "NE-C02").say("ana", "choose NE-C02")
    assert s.player("ana").action_hand == ["NE-C02"]
    assert s.player("ana").action_discard == ["NE-C01", FILLER]


@rule("WC-C48")
@pytest.mark.parametrize(
    "do",
    [
        "if_(melee(), [strength(pick(own, dwarf), 1)])",
        "with_(mine, [strength(pick(own, dwarf), 1)])",
        "may([strength(pick(own, dwarf), 1)])",
        "choose_one([strength(pick(own, dwarf), 1)], [strength(mine, 1)])",
        "unless_pays(enemy, discard(9), [strength(pick(own, dwarf), 1)])",
    ],
)
def test_choices_inside_control_words_are_made_when_they_are_reached(do: str) -> None:
    # The first operation destroys one of the two dwarf units, so that only the other is left to be chosen from.
    s = melee(
        ability("tactic", f"destroy(pick(own, cost_ge(4), dwarf)), {do}"),
        ana="A1 GA-U02 | A2 GA-U15 | A3 GA-U16",
        ana_rolls="",
    )
    s.say("ana", "play_tactic X-C1")
    if "may" in do or "choose_one" in do:
        s.say("ana", "choose yes" if "may" in do else "choose 1")
    assert touched(s) == ["A2"]
    assert s.match.asks == ()


@rule("WC-C48")
@pytest.mark.parametrize("word", ["if_won", "if_lost", "at_end_of_tactics"])
def test_choices_of_delayed_operations_are_made_when_they_happen(word: str) -> None:
    # A2 stands in play when the card is played and is gone when the operation comes.
    cards = [
        ability("tactic", f"{word}([token(pick(own, other), victory, 1)])"),
        ability("tactic", "strength(mine, 0)", cost="destroy_one(own, dwarf)"),
    ]
    won = word != "if_lost"
    s = melee(
        *cards,
        ana="A1 GA-U02 | A2 GA-U15 | A3 GA-U10 | A4 GA-U13",
        ana_rolls="6 1" if won else "1",
        ben_rolls="1" if won else "6 1",
    )
    s.say("ana", "play_tactic X-C1").say("ben", "tactic_pass").say("ana", "play_tactic X-C2")
    s.passes().asks("ana", "pick", "A3", "A4").say("ana", "choose A4")
    assert s.there("A4").tokens == {"victory": 1}


@rule("WC-C48")
def test_the_named_card_is_gone_if_another_operation_took_it() -> None:
    do = "recover(pick_discard(own, action, warcry)), recover(pick_discard(own, action, warcry)), draw(own, 1)"
    s = melee(ability("tactic", do), ana_discard="NE-C13").say("ana", "play_tactic X-C1")
    assert s.told("recovered") == [{"seat": 0, "card": "NE-C13"}]
    assert s.player("ana").action_hand == [FILLER, "NE-C13", FILLER]


@rule("WC-C48")
def test_choices_may_be_given_with_the_play() -> None:
    card = ability("command", "rally(pick(own, committed)), rally(pick_up_to(2, own, committed))")
    army = "A1 GA-U02 committed | A2 GA-U15 committed | A3 GA-U10 committed | A4 GA-U13 committed"
    s = commanding(card, ana=army).say("ana", "play_command X-C1 choices=A2,A3+A4")
    assert [unit.id for unit in s.player("ana").units if not unit.committed] == ["A2", "A3", "A4"]
    t = commanding(card, ana="A1 GA-U02 committed | A2 GA-U15 | A3 GA-U10 committed")
    t.refused("ana", "play_command X-C1 choices=A2", "bad_choice", "WC-C48")


@rule("WC-C48")
def test_a_cost_paid_by_committing_keeps_a_static_from_counting() -> None:
    # The cost is paid before the number is worked out.
    aid = static("stat(all(own, other), strength, 2)", need="is_(me, ready)")
    game = game_with(
        units=[{"abilities": f"[{aid}]"}],
        actions=[ability("tactic", "strength(mine, value(mine, strength))", cost="commit_one(own, other)")],
    )
    s = scene("A1 GA-U02 | A2 X-U1", "B1 HD-U07", game=game, ana_hand="X-C1").say("ana", "attack A1 -> B1")
    assert s.strength("A1") == 6
    assert s.say("ana", "play_tactic X-C1").strength("A1") == 8


@rule("WC-C22", "WC-C48")
@pytest.mark.parametrize(("cost", "possible"), [("", True), ("destroy_self_card()", False), ("commit_self()", False)])
def test_a_card_that_is_gone_cannot_pay_any_more(cost: str, possible: bool) -> None:
    relic = text("reaction", "draw(own, 1)", on="destroyed(own, me)", cost=cost)
    game = game_with(attachments=[{"abilities": f"[{relic}]"}])
    s = scene("A1 GA-U02", "B1 HD-U07 with B9 X-A1", game=game, ana_rolls="6 1", ben_rolls="1")
    s.say("ben", "order reaction B9 always").fights("ana", "attack A1 -> B1").says("destroyed", unit="B1")
    assert bool(s.told("reaction_played")) == possible


@rule("WC-C48")
@pytest.mark.parametrize(
    ("cost", "payable"),
    [
        ("commit_self(), destroy_self_card()", True),
        ("destroy_self_card(), destroy_self_card()", False),
        ("destroy_self(), destroy_self_card()", False),
    ],
)
def test_an_attachment_pays_with_itself_once_and_only_while_its_unit_is_there(cost: str, payable: bool) -> None:
    game = game_with(attachments=[{"abilities": f"[{text('support', 'strength(mine, 1)', cost=cost)}]"}])
    s = scene("A1 GA-U02 | A2 GA-U15 with A9 X-A1", "B1 HD-U07", game=game).say("ana", "attack A1 -> B1")
    assert ("use_tactic A9 ability=1" in s.offers("ana")) == payable
    if payable:
        s.say("ana", "use_tactic A9").says("committed", unit="A2").says("attachment_destroyed", attachment="A9")


# -- which cost fails -----------------------------------------------------------------------------------------------


@rule("WC-C22", "WC-7.15")
@pytest.mark.parametrize(
    ("cost", "what", "clause"),
    [
        ("tp(4)", {"what": "tp", "cost": 4, "left": 3}, "WC-7.15"),
        ("discard(1), discard(1)", {"what": "discard", "cost": 1, "left": 0}, "WC-C22"),
        ("discard_hand(), discard(1)", {"what": "discard", "cost": 1, "left": 0}, "WC-C22"),
        ("discard(1), commit_one(own, dwarf)", {"what": "commit_one"}, "WC-C22"),
        ("discard(2), commit_one(own, dwarf)", {"what": "discard", "cost": 2, "left": 1}, "WC-C22"),
        ("commit_self(), commit_one(own, in_combat)", {"what": "commit_one"}, "WC-C22"),
        ("commit_self(), commit_self()", {"what": "commit_self", "unit": "A1"}, "WC-C22"),
        ("destroy_one(own, dwarf), tp(4)", {"what": "tp", "cost": 4, "left": 3}, "WC-7.15"),
        ("destroy_one(own, dwarf)", {"what": "destroy_one"}, "WC-C22"),
    ],
)
def test_the_refusal_names_the_first_cost_that_cannot_be_paid(cost: str, what: dict[str, object], clause: str) -> None:
    s = melee(ability("tactic", "strength(mine, 1)", cost=cost))
    s.refused("ana", "play_tactic X-C1", "cannot_pay", clause, card="X-C1", **what)


@rule("WC-C22")
def test_the_points_of_the_card_and_of_its_ability_are_named_together() -> None:
    s = melee(ability("tactic", "strength(mine, 1)", cost="tp(2)", points=2))
    s.refused("ana", "play_tactic X-C1", "cannot_pay", "WC-7.15", what="tp", cost=4, left=3)
