"""Ready and committed, rolls and tests, decks and hands (WC-2.1 to WC-2.24, WC-R15, WC-R36)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene

DRAW = {"type": "command", "cost": "0", "abilities": "[command(do=[draw(own, 1)])]"}


# -- ready and committed ------------------------------------------------------------------------------------------


@rule("WC-2.1")
@pytest.mark.parametrize("line", ["battle", "reserve"])
def test_a_mustered_unit_is_ready(line: str) -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", phase="muster", ben_passed_muster=True, ana_army_hand="GA-U15")
    s.say("ana", f"muster_unit GA-U15 line={line}")
    assert (s.there("A2").line, s.there("A2").committed) == (line, False)


@rule("WC-2.1")
def test_a_card_may_put_a_unit_into_play_committed() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ana_hand="GA-C09", ana_army_discard="GA-U15")
    s.say("ana", "play_command GA-C09")
    assert (s.there("A2").line, s.there("A2").committed) == ("reserve", True)


@rule("WC-2.2")
def test_a_committed_unit_is_no_target_of_an_effect_that_commits() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 committed | B2 HD-U14", ana_hand="HD-C09", ben_rolls="3")
    s.say("ana", "play_command HD-C09").says("committed", unit="B2")
    t = scene("A1 GA-U02", "B1 HD-U07 committed | B2 HD-U14 committed", ana_hand="HD-C09")
    t.refused("ana", "play_command HD-C09", "can_do_nothing", "WC-C47")
    assert t.there("B1").committed


@rule("WC-2.2")
def test_an_effect_on_everybody_turns_only_the_ready_units() -> None:
    game = game_with(actions=[{"type": "command", "cost": "0", "abilities": "[command(do=[commit(all(any_side))])]"}])
    s = scene("A1 GA-U02 | A2 GA-U02 committed", "B1 HD-U07 committed | B2 HD-U07", game=game, ana_hand="X-C1")
    s.say("ana", "play_command X-C1")
    assert [fact["unit"] for fact in s.told("committed")] == ["A1", "B2"]
    assert all(s.there(piece).committed for piece in ("A1", "A2", "B1", "B2"))


@rule("WC-2.2")
def test_a_committed_unit_does_not_pay_a_cost_that_commits() -> None:
    game = game_with(
        actions=[{"type": "command", "cost": "0", "abilities": "[command(cost=[commit_one(own)], do=[draw(own, 1)])]"}]
    )
    s = scene("A1 GA-U02 committed | A2 GA-U02 | A3 GA-U02", "B1 HD-U07", game=game, ana_hand="X-C1")
    s.say("ana", "play_command X-C1").asks("ana", "pick", "A2", "A3")
    s.say("ana", "choose A3").says("committed", unit="A3")
    t = scene("A1 GA-U02 committed", "B1 HD-U07", game=game, ana_hand="X-C1")
    t.refused("ana", "play_command X-C1", "cannot_pay")
    assert t.player("ana").action_hand == ["X-C1"]


@rule("WC-2.3")
@pytest.mark.parametrize(
    ("unit", "line"),
    [
        ("GA-U02", "attack A2 -> B1"),
        ("GA-U10", "ranged_attack A2 -> B1"),
        ("NE-U10", "use_command A2 ability=1"),
        ("GA-U02 with NE-A08", "use_command A3 ability=1"),
    ],
)
def test_a_committed_unit_issues_no_command(unit: str, line: str) -> None:
    card, _, rest = unit.partition(" ")
    s = scene(f"A1 GA-U02 committed | A2 {card} committed {rest}", "B1 HD-U07")
    s.refused("ana", line, "unit_committed", "WC-2.3")
    ready = scene(f"A1 GA-U02 committed | A2 {card} {rest}", "B1 HD-U07")
    assert line in ready.offers("ana")
    assert line not in s.offers("ana")


@rule("WC-2.3")
def test_a_committed_unit_cannot_block() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U16 committed")
    s.say("ana", "attack A1 -> B1")
    assert (s.phase, s.match.asks) == ("tactics", ())
    t = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U16")
    t.say("ana", "attack A1 -> B1").asks("ben", "block", "no_block", "B2")
    assert t.phase != "tactics"


@rule("WC-2.3")
@pytest.mark.parametrize("line", ["use_tactic A1", "play_tactic NE-C02 by=A1", "play_tactic NE-C16 by=A1"])
def test_a_committed_unit_in_combat_uses_no_tactic_and_no_war_cry(line: str) -> None:
    s = scene("A1 GA-U09 committed", "B1 HD-U07", active="ben", ana_hand="NE-C02 NE-C16")
    s.say("ben", "attack B1 -> A1", "tactic_pass")
    s.refused("ana", line, "unit_committed", "WC-2.3")
    t = scene("A1 GA-U09", "B1 HD-U07", active="ben", ana_hand="NE-C02 NE-C16")
    t.say("ben", "attack B1 -> A1", "tactic_pass").say("ana", line).says("tactic_played", unit="A1")


@rule("WC-2.3")
@pytest.mark.parametrize("line", ["use_tactic A2", "play_tactic NE-C19 by=A2"])
def test_a_committed_unit_does_not_support_and_pays_for_no_card(line: str) -> None:
    s = scene("A1 GA-U02 | A2 GA-U14 committed", "B1 HD-U07", ana_hand="NE-C19")
    s.say("ana", "attack A1 -> B1").refused("ana", line, "unit_committed", "WC-2.3")
    t = scene("A1 GA-U02 | A2 GA-U14", "B1 HD-U07", ana_hand="NE-C19")
    t.say("ana", "attack A1 -> B1").say("ana", line)
    t.says("tactic_played", unit="A2")
    if t.match.asks:
        t.asks("ana", "look_top")


@rule("WC-2.3", "WC-2.7")
@pytest.mark.parametrize("committed", [False, True])
def test_a_committed_unit_uses_no_reaction_nor_does_what_it_carries(committed: bool) -> None:
    state = "committed" if committed else ""
    s = scene("A1 GA-U02", f"B1 HD-U07 {state} with NE-A12", ana_rolls="1", ben_rolls="2" if committed else "2 3")
    s.fights("ana", "attack A1 -> B1")
    if not committed:
        s.asks("ben", "reaction", "no_reaction", "B2")
        s.say("ben", "react B2").says("rolled", seat=1, number=3)
    s.says("combat_result", total=5, other_total=6 if committed else 7)


@rule("WC-2.4")
def test_a_committed_unit_defends_with_strength_and_roll() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 committed", ana_rolls="2", ben_rolls="4 1")
    s.fights("ana", "attack A1 -> B1").says("combat_result", total=6, other_total=8, winner=1)
    t = scene("A1 GA-U10", "B1 HD-U07 committed", ana_rolls="1", ben_rolls="4")
    t.fights("ana", "ranged_attack A1 -> B1").says("combat_result", total=7, other_total=8, winner=1)
    assert t.there("B1").committed


@rule("WC-2.5", "WC-R34")
def test_a_committed_unit_may_be_helped_and_harmed() -> None:
    s = scene("A1 GA-U02 | A2 HD-U12", "B1 HD-U07 committed | B2 HD-U14 with NE-A07", ana_hand="NE-C24")
    s.say("ana", "attack A1 -> B1", "use_tactic A2")
    s.asks("ana", "discard_card").say("ana", "choose NE-C24")
    assert s.strength("B1") == 4 - 2
    s.say("ben", "use_tactic B3")
    assert s.strength("B1") == 4 - 2 + 1


@rule("WC-2.6")
def test_what_a_committed_unit_is_keeps_counting() -> None:
    s = scene("A1 HD-U03 committed with NE-A05, NE-A06, NE-A10 | A2 GA-U10 committed", "B1 HD-U07")
    board, unit = s.board, s.there("A1")
    assert (board.strength(unit), board.leadership(unit)) == (5, 5)
    assert (board.terror(unit), board.scout(unit), board.victory(unit)) == (2, 2, 1)
    assert board.ranged(s.there("A2")) == ((6, "normal"),)
    s.refused("ana", "ranged_attack A2 -> B1", "unit_committed", "WC-2.3")


@rule("WC-2.6")
def test_a_committed_unit_frightens_its_attacker() -> None:
    s = scene("A1 GA-U02", "B1 HD-U03 committed")
    s.say("ana", "attack A1 -> B1")
    assert s.leadership("A1") == 3 - 2


@rule("WC-2.7")
def test_an_attachment_is_as_ready_as_its_unit() -> None:
    s = scene("A1 GA-U02 committed with NE-A01 | A2 GA-U02", "B1 HD-U07", active="ben", ana_hand="NE-C21")
    s.say("ben", "attack B1 -> A1", "tactic_pass").refused("ana", "use_tactic A3", "unit_committed", "WC-2.3")
    t = scene("A1 GA-U02 committed with NE-A01 | A2 GA-U02", "B1 HD-U07 | B2 HD-U07", ana_hand="NE-C21")
    t.say("ana", "play_command NE-C21").say("ben", "attack B1 -> A1", "tactic_pass").say("ana", "use_tactic A3")
    assert t.strength("A1") == 5


@rule("WC-2.8")
def test_a_rallied_unit_is_used_again_in_the_same_battle() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14 | B2 HD-U14", ana_hand="NE-C21", ana_rolls="6 1", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").say("ben", "pass")
    s.refused("ana", "attack A1 -> B2", "unit_committed")
    s.say("ana", "play_command NE-C21").says("rallied", unit="A1").say("ben", "pass")
    assert "attack A1 -> B2" in s.offers("ana")
    assert s.state.battle_no == 1


COMMITTED_OK = [
    {"abilities": "[reaction(on=attack_declared(enemy), committed_ok=yes, do=[draw(own, 1)])]"},
    {"abilities": "[reaction(on=attack_declared(enemy), do=[draw(own, 1)])]"},
    {"abilities": "[reaction(on=destroyed(own, me), do=[draw(own, 1)])]"},
]


@rule("WC-2.9")
def test_only_a_reaction_marked_so_works_while_committed() -> None:
    s = scene("A1 GA-U02", "B1 X-U1 committed | B2 X-U2 committed", game=game_with(units=COMMITTED_OK))
    s.say("ana", "attack A1 -> B1").asks("ben", "reaction", "no_reaction", "B1")
    s.say("ben", "react B1").says("drew", seat=1, count=1)


@rule("WC-2.9")
def test_a_unit_reacts_to_its_own_destruction_though_it_was_committed() -> None:
    s = scene("A1 GA-U02", "B1 X-U3 committed", game=game_with(units=COMMITTED_OK), ana_rolls="6 1", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").asks("ben", "reaction", "no_reaction", "B1")
    assert s.unit("B1") is None
    s.say("ben", "react B1").says("drew", seat=1, count=1)


@rule("WC-2.9")
def test_an_attachment_reacts_to_the_destruction_of_its_committed_unit() -> None:
    game = game_with(attachments=[{"abilities": "[reaction(on=destroyed(own, me), do=[draw(own, 1)])]"}])
    s = scene("A1 GA-U02", "B1 HD-U14 committed with X-A1", game=game, ana_rolls="6 1", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").asks("ben", "reaction", "no_reaction", "B2")
    s.say("ben", "react B2").says("drew", seat=1, count=1)
    assert s.player("ben").army_discard == ["HD-U14", "X-A1"]


# -- rolls and tests ----------------------------------------------------------------------------------------------


@rule("WC-2.10", "WC-2.11")
def test_a_roll_is_the_die_of_the_top_card_of_the_own_deck() -> None:
    # NE-C01 has a 6, NE-C07 a 1, NE-C02 a 4; the first card of each deck is drawn.
    s = scene("A1 GA-U02", "B1 HD-U07", ana_deck="NE-C24 NE-C07 NE-C24", ben_deck="NE-C24 NE-C01 NE-C02 NE-C24")
    s.fights("ana", "attack A1 -> B1")
    assert [(r["seat"], r["number"], r["card"]) for r in s.told("rolled")] == [
        (0, 1, "NE-C07"),
        (1, 6, "NE-C01"),
        (1, 4, "NE-C02"),
    ]
    assert s.player("ana").action_discard == ["NE-C07"]
    assert s.player("ben").action_discard == ["NE-C01", "NE-C02"]
    # The text of the rolled cards has no effect: +1 strength would have made 11.
    s.says("combat_result", total=5, other_total=10)


@rule("WC-2.12", "WC-2.13")
@pytest.mark.parametrize(("roll", "passed"), [(2, True), (3, True), (4, False)])
def test_a_test_passes_with_a_roll_up_to_the_value(roll: int, passed: bool) -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", active="ben", ben_hand="HD-C09", ana_rolls=roll)
    s.say("ben", "play_command HD-C09").says("tested", seat=0, unit="A1", value=3, passed=passed)
    s.says("rolled", seat=0, purpose="leadership_test")
    assert s.there("A1").committed is not passed


@rule("WC-2.13")
@pytest.mark.parametrize(
    ("carried", "roll", "passed"), [("NE-A06", 4, True), ("NE-A06", 5, False), ("NE-A10", 4, False)]
)
def test_a_leadership_test_counts_all_modifiers(carried: str, roll: int, passed: bool) -> None:
    s = scene(f"A1 GA-U02 with {carried}", "B1 HD-U07", active="ben", ben_hand="HD-C09", ana_rolls=roll)
    s.say("ben", "play_command HD-C09").says("tested", passed=passed)
    assert s.there("A1").committed is not passed


@rule("WC-2.13")
@pytest.mark.parametrize(("roll", "passed"), [(4, True), (5, False)])
def test_a_strength_test_is_rolled_against_current_strength(roll: int, passed: bool) -> None:
    act = {"type": "command", "cost": "0", "abilities": "[command(do=[if_test(pick(own), strength, [draw(own, 1)])])]"}
    s = scene("A1 GA-U15 with NE-A05", "B1 HD-U07", game=game_with(actions=[act]), ana_hand="X-C1", ana_rolls=roll)
    s.say("ana", "play_command X-C1").says("tested", stat="strength", value=4, passed=passed)
    s.says("rolled", purpose="strength_test")
    assert len(s.player("ana").action_hand) == passed


@rule("WC-2.13")
def test_an_unmodified_test_uses_the_printed_value() -> None:
    s = scene("A1 GA-U02 with NE-A06", "B1 HD-U07", ana_rolls="4")
    s.say("ana", "retreat", "retreat_unit A1 test")
    assert s.unit("A1") is None


PLUS = {"type": "reaction", "cost": "0", "abilities": "[reaction(on=combat_roll(own), do=[add_to_roll(3)])]"}
MINUS = {"type": "reaction", "cost": "0", "abilities": "[reaction(on=combat_roll(any_side), do=[add_to_roll(-3)])]"}


@rule("WC-2.14")
@pytest.mark.parametrize(("card", "roll", "total"), [("X-C1", 6, 13), ("X-C2", 1, 2)])
def test_a_modified_roll_may_leave_one_to_six(card: str, roll: int, total: int) -> None:
    s = scene("A1 GA-U02", "B1 NE-U05", game=game_with(actions=[PLUS, MINUS]), ana_hand=card, ana_rolls=roll)
    s.say("ana", f"arm {card}").fights("ana", "attack A1 -> B1").says("combat_result", total=total)
    s.says("rolled", seat=0, number=roll)


@rule("WC-2.15")
def test_without_any_card_a_test_fails() -> None:
    s = scene("A1 GA-U19", "B1 HD-U07", active="ben", ben_hand="HD-C09", ana_deck="")
    s.say("ben", "play_command HD-C09").says("tested", passed=False).says("cannot_roll", seat=0).silent("rolled")
    assert s.there("A1").committed


@rule("WC-2.15")
def test_without_any_card_a_combat_roll_is_zero_and_a_rout_check_fails() -> None:
    # NE-U07 has leadership 2; its enemy rolls nothing at all, so it is not routed.
    s = scene("A1 GA-U02 with NE-A12", "B1 NE-U07 | B2 NE-U07", ana_deck="", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").says("combat_result", total=4, other_total=3, winner=0)
    s.says("not_routed", number=0, unit="B1").silent("routed", "reaction_played")
    # No roll, no trigger: the Lucky Tooth was not asked for.
    assert s.phase == "commands"


@rule("WC-2.15", "WC-2.16")
def test_in_an_opposed_roll_no_card_counts_as_zero() -> None:
    s = at_initiative(ana_deck="", ben_rolls="1")
    assert s.to_act == ["ben"]
    assert [r["seat"] for r in s.told("rolled")] == [1]


def at_initiative(ana_rolls: str = "", ben_rolls: str = "", **more: Any) -> Scene:
    """Equal initiative: the last pass of the muster phase, and the rolls for the first command."""
    s = scene(
        "A1 GA-U02",
        "B1 HD-U07",
        phase="muster",
        ben_passed_muster=True,
        ana_rolls=ana_rolls,
        ben_rolls=ben_rolls,
        **{"ana_deck": "NE-C24 " * 30, "ben_deck": "NE-C24 " * 30, **more},
    )
    return s.say("ana", "muster_pass")


@rule("WC-2.16")
@pytest.mark.parametrize(("ana", "ben", "first"), [("5", "4", "ana"), ("2", "3", "ben"), ("4 4 1", "4 4 2", "ben")])
def test_both_roll_until_the_numbers_differ(ana: str, ben: str, first: str) -> None:
    s = at_initiative(ana, ben)
    assert s.to_act == [first]
    s.silent("decided_by_lot")


@rule("WC-2.16")
@pytest.mark.parametrize(("lot", "first"), [(3, "ana"), (4, "ben")])
def test_after_twenty_equal_pairs_the_lot_decides(lot: int, first: str) -> None:
    s = at_initiative("3 " * 20, "3 " * 20, dice=[lot])
    assert s.to_act == [first]
    s.says("decided_by_lot", number=lot)
    assert len(s.told("rolled")) == 40


@rule("WC-2.16")
def test_the_twentieth_pair_still_decides() -> None:
    s = at_initiative("3 " * 19 + "6", "3 " * 19 + "5")
    assert s.to_act == ["ana"]
    s.silent("decided_by_lot")


@rule("WC-2.16")
@pytest.mark.parametrize(("lot", "first"), [(1, "ana"), (6, "ben")])
def test_the_lot_decides_where_neither_can_roll(lot: int, first: str) -> None:
    s = at_initiative(ana_deck="", ben_deck="", dice=[lot])
    assert s.to_act == [first]
    s.silent("rolled")


@rule("WC-2.17", "WC-R36")
def test_a_reroll_wipes_out_what_changed_the_first_roll() -> None:
    units = [{"strength": "3", "abilities": "[reaction(on=combat_roll(own), do=[add_to_roll(2)])]"}]
    s = scene(
        "A1 GA-U02 with NE-A12 | A2 X-U1", "B1 NE-U05", game=game_with(units=units), ana_rolls="1 3", ben_rolls="6 1"
    )
    s.fights("ana", "attack A1 -> B1").asks("ana", "reaction", "no_reaction", "A2", "A3")
    s.say("ana", "react A2").says("roll_changed", number=3)
    s.asks("ana", "reaction", "no_reaction", "A3").say("ana", "react A3").says("rolled", number=3)
    # The new roll is a new event: the ability used on the first one may be used again.
    s.asks("ana", "reaction", "no_reaction", "A2").say("ana", "react A2").says("roll_changed", number=5)
    s.says("combat_result", total=9)


@rule("WC-2.17")
def test_the_earlier_modifier_is_lost_unless_applied_again() -> None:
    units = [{"strength": "3", "abilities": "[reaction(on=combat_roll(own), do=[add_to_roll(2)])]"}]
    s = scene(
        "A1 GA-U02 with NE-A12 | A2 X-U1", "B1 NE-U05", game=game_with(units=units), ana_rolls="1 3", ben_rolls="6 1"
    )
    s.fights("ana", "attack A1 -> B1").say("ana", "react A2", "react A3").asks("ana", "reaction", "no_reaction", "A2")
    s.say("ana", "no_reaction").says("combat_result", total=4 + 3)


@rule("WC-2.17")
def test_one_card_rerolls_once_in_a_chain_and_another_copy_once_more() -> None:
    game = game_with(units=[{"abilities": "[reaction(on=combat_roll(own), do=[reroll(own)])]"}])
    s = scene("A1 GA-U02 | A2 X-U1 | A3 X-U1", "B1 NE-U05", game=game, ana_rolls="1 2 3", ben_rolls="6 1")
    s.fights("ana", "attack A1 -> B1").say("ana", "react A2").asks("ana", "reaction", "no_reaction", "A3")
    s.say("ana", "react A3").says("combat_result", total=4 + 3)


@rule("WC-2.17", "WC-7.26")
def test_two_copies_of_a_card_from_the_hand_reroll_one_after_the_other() -> None:
    s = scene("A1 GA-U02", "B1 NE-U05", ana_hand="NE-C28 NE-C28", ana_rolls="1 2 3", ben_rolls="6 1")
    s.say("ana", "arm NE-C28", "arm NE-C28").fights("ana", "attack A1 -> B1").says("combat_result", total=4 + 3)
    assert [fact["card"] for fact in s.told("reaction_played")] == ["NE-C28", "NE-C28"]


# -- decks and hands ----------------------------------------------------------------------------------------------


@rule("WC-2.18")
def test_the_discard_pile_becomes_the_deck_as_soon_as_it_is_empty() -> None:
    s = scene(
        "A1 GA-U02",
        "B1 HD-U07",
        ana_hand="NE-C22",
        ana_deck="NE-C01",
        ana_discard="NE-C02 NE-C03",
        shuffles=[["NE-C03"]],
    )
    s.say("ana", "play_command NE-C22").says("reshuffled", seat=0, pile="action", count=2)
    player = s.player("ana")
    assert (player.action_hand, player.action_deck, player.action_discard) == (
        ["NE-C01"],
        ["NE-C03", "NE-C02"],
        ["NE-C22"],
    )


@rule("WC-2.18")
def test_with_no_discard_pile_the_deck_stays_empty_until_it_is_needed() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ana_hand="NE-C22 NE-C22", ana_deck="NE-C01", shuffles=["as_is"])
    s.say("ana", "play_command NE-C22").silent("reshuffled")
    assert (s.player("ana").action_deck, s.player("ana").action_discard) == ([], ["NE-C22"])
    s.say("ben", "pass").say("ana", "play_command NE-C22").says("reshuffled", count=1)
    assert sorted(s.player("ana").action_hand) == ["NE-C01", "NE-C22"]
    assert (s.player("ana").action_deck, s.player("ana").action_discard) == ([], ["NE-C22"])


@rule("WC-2.18")
def test_an_army_deck_is_renewed_too() -> None:
    s = scene(
        "A1 GA-U02",
        "B1 HD-U07",
        phase="muster",
        ben_passed_muster=True,
        ana_army_hand="NE-U07",
        ana_army_deck="GA-U15",
        ana_army_discard="GA-U05 GA-U01",
        shuffles=["as_is"],
    )
    s.say("ana", "muster_unit NE-U07 line=battle").says("reshuffled", seat=0, pile="army")
    assert s.player("ana").army_hand == ["GA-U15"]
    assert s.player("ana").army_deck == ["GA-U05", "GA-U01"]


@rule("WC-2.19")
def test_the_last_card_rolled_is_shuffled_in() -> None:
    s = scene(
        "A1 GA-U02",
        "B1 NE-U05",
        ana_deck="NE-C24 NE-C01",
        ana_discard="NE-C02",
        ben_rolls="5 1",
        shuffles=[["NE-C01", "NE-C02"]],
    )
    s.fights("ana", "attack A1 -> B1").says("rolled", card="NE-C01", number=6)
    assert (s.player("ana").action_deck, s.player("ana").action_discard) == (["NE-C01", "NE-C02"], [])


@rule("WC-2.19")
def test_the_last_card_drawn_is_not_shuffled_in() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ana_hand="NE-C22", ana_deck="NE-C01", ana_discard="NE-C02", shuffles=["as_is"])
    s.say("ana", "play_command NE-C22")
    assert (s.player("ana").action_hand, s.player("ana").action_deck) == (["NE-C01"], ["NE-C02"])


@rule("WC-2.20")
def test_cards_on_the_battlefield_are_not_shuffled_in_but_played_reactions_and_commands_are() -> None:
    s = scene(
        "A1 GA-U02",
        "B1 NE-U05",
        ana_hand="NE-C02 NE-C28",
        ana_deck="NE-C24 NE-C06 NE-C08",
        ana_discard="NE-C21",
        ben_rolls="5 1",
        shuffles=["as_is"],
    )
    s.say("ana", "arm NE-C28").say("ana", "attack A1 -> B1", "play_tactic NE-C02").passes()
    # The second roll empties the deck while the re-roll is still being carried out.
    s.says("reshuffled", seat=0, count=3)
    assert s.player("ana").action_deck == ["NE-C21", "NE-C06", "NE-C08"]
    assert s.player("ana").action_discard == ["NE-C28", "NE-C02"]


@rule("WC-2.20", "WC-R37")
def test_a_reshuffle_during_the_rout_check_takes_the_reaction_but_not_the_tactic() -> None:
    s = scene(
        "A1 GA-U02",
        "B1 HD-U07",
        ana_hand="NE-C28 NE-C02",
        ana_deck="NE-C24 NE-C07 NE-C01 NE-C03",
        ben_rolls="1",
        shuffles=["as_is"],
    )
    s.say("ana", "arm NE-C28").say("ana", "attack A1 -> B1", "play_tactic NE-C02").passes()
    s.says("rolled", purpose="rout", card="NE-C03").says("reshuffled", seat=0, count=4)
    assert s.player("ana").action_deck == ["NE-C07", "NE-C01", "NE-C28", "NE-C03"]
    assert s.player("ana").action_discard == ["NE-C02"]


@rule("WC-2.21")
def test_cards_go_to_their_owners_piles() -> None:
    s = scene(
        "A1 GA-U02",
        "B1 HD-U07 with NE-A05",
        ana_hand="NE-C02",
        ben_hand="NE-C09",
        ana_rolls="6 1",
        ben_rolls="1",
        ana_deck="NE-C24 " * 4,
        ben_deck="NE-C24 " * 4,
    )
    s.say("ana", "attack A1 -> B1", "play_tactic NE-C02").say("ben", "play_tactic NE-C09").passes()
    assert s.player("ana").action_discard == ["NE-C24", "NE-C24", "NE-C02"]
    assert s.player("ben").action_discard == ["NE-C24", "NE-C09"]
    assert (s.player("ana").army_discard, s.player("ben").army_discard) == ([], ["HD-U07", "NE-A05"])


@rule("WC-2.22")
def test_no_hand_is_ever_too_full() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ana_hand="NE-C22 " + "NE-C24 " * 14)
    s.say("ana", "play_command NE-C22")
    assert len(s.player("ana").action_hand) == 15
    t = scene(
        "A1 GA-U02", "B1 HD-U07", phase="muster", ben_passed_muster=True, ana_army_hand="NE-U07 " + "GA-U15 " * 14
    )
    t.say("ana", "muster_unit NE-U07 line=battle")
    assert len(t.player("ana").army_hand) == 15


@rule("WC-2.23")
def test_drawing_from_nothing_draws_nothing() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ana_deck="", ben_deck="NE-C24")
    s.say("ana", "attack A1 -> B1")
    assert [fact["seat"] for fact in s.told("drew")] == [1]
    assert s.player("ana").action_hand == []


LOOK = {"type": "command", "cost": "0", "abilities": "[command(do=[look_top(own, 3, keep)])]"}


@rule("WC-2.24")
def test_a_short_deck_is_completed_from_the_discard_pile_before_looking() -> None:
    s = scene(
        "A1 GA-U02",
        "B1 HD-U07",
        game=game_with(actions=[LOOK]),
        ana_hand="X-C1",
        ana_deck="NE-C01 NE-C02",
        ana_discard="NE-C03 NE-C04",
        shuffles=[["NE-C04", "NE-C03"]],
    )
    s.say("ana", "play_command X-C1").says("deck_seen", cards=("NE-C01", "NE-C02", "NE-C04"))
    assert s.player("ana").action_deck == ["NE-C01", "NE-C02", "NE-C04", "NE-C03"]
    assert s.player("ana").action_discard == ["X-C1"]


@rule("WC-2.24")
def test_a_deck_of_just_enough_cards_is_looked_at_as_it_is() -> None:
    s = scene(
        "A1 GA-U02",
        "B1 HD-U07",
        game=game_with(actions=[LOOK]),
        ana_hand="X-C1",
        ana_deck="NE-C01 NE-C02 NE-C05",
        ana_discard="NE-C03",
    )
    s.say("ana", "play_command X-C1").says("deck_seen", cards=("NE-C01", "NE-C02", "NE-C05")).silent("reshuffled")
    assert s.player("ana").action_discard == ["NE-C03", "X-C1"]
