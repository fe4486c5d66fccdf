"""The worked examples of the digest, played (WC-C39, WC-C40, WC-C41, WC-C60)."""

from __future__ import annotations

import pytest

from tests.support.oneoff import ability, melee
from tests.support.rules import rule
from tests.support.scene import Scene, scene

# -- Full Harness and Notched Longsword ---------------------------------------------------------------------------


@rule("WC-C39")
def test_a_harness_counts_in_combat_and_in_the_final_count() -> None:
    s = scene("A1 GA-U02 with NE-A05", "B1 HD-U07 committed | B2 HD-U14", ana_rolls="1", ben_rolls="6 1")
    s.say("ana", "attack A1 -> B1")
    assert s.strength("A1") == 5
    s.passes().say("ben", "pass").say("ana", "pass").says("unit_counted", unit="A1", strength=5)
    assert s.phase == "clean_up"


@rule("WC-C39")
def test_a_longsword_counts_once_per_combat_as_an_action_and_not_in_the_count() -> None:
    s = scene("A1 GA-U02 with A9 NE-A01", "B1 HD-U07 committed | B2 HD-U14", ana_rolls="1", ben_rolls="6 1")
    s.say("ana", "attack A1 -> B1")
    assert s.strength("A1") == 4
    s.say("ana", "use_tactic A9")
    assert (s.strength("A1"), s.to_act) == (5, ["ben"])
    s.say("ben", "tactic_pass").refused("ana", "use_tactic A9", "already_used", "WC-7.18")
    s.passes().say("ben", "pass").say("ana", "pass").says("unit_counted", unit="A1", strength=4)


@rule("WC-C39")
@pytest.mark.parametrize("state", ["committed", ""])
def test_a_longsword_needs_a_ready_unit_in_combat(state: str) -> None:
    s = scene(
        f"A1 GA-U02 {state} with A8 NE-A01 | A2 GA-U15 with A9 NE-A01", "B1 HD-U07", active="ben", ana_hand="NE-C21"
    )
    s.say("ben", "attack B1 -> A1", "tactic_pass").refused("ana", "use_tactic A9", "unit_not_in_combat", "WC-7.5")
    if state:
        s.refused("ana", "use_tactic A8", "unit_committed", "WC-2.3")
    assert s.offers("ana") == (["tactic_pass"] if state else ["use_tactic A8 ability=1", "tactic_pass"])


# -- Countermanded ------------------------------------------------------------------------------------------------


def countermanded(hand: str = "NE-C02", **zones: object) -> Scene:
    """Ben has armed Countermanded; Ana attacks."""
    s = scene("A1 GA-U02", "B1 HD-U07", ana_hand=hand, ben_hand="NE-C30", **zones)  # type: ignore[arg-type]
    return s.say("ben", "arm NE-C30").say("ana", "attack A1 -> B1")


@rule("WC-C40")
def test_the_tactic_is_shown_and_paid_before_its_player_is_asked() -> None:
    s = countermanded().say("ana", "play_tactic NE-C02").says("tactic_played", card="NE-C02")
    s.says("reaction_played", card="NE-C30").asks("ana", "pay", "yes", "no")
    assert s.match.pause is not None
    combat = s.match.pause.state.combat
    assert combat is not None
    assert combat.spent == {"A1": 2}


@rule("WC-C40")
def test_who_discards_a_card_keeps_the_tactic() -> None:
    s = countermanded().say("ana", "play_tactic NE-C02", "choose yes").says("discarded", cards=("NE-C24",))
    s.says("paid", seat=0).silent("cancelled")
    assert (s.strength("A1"), s.player("ben").action_discard) == (6, ["NE-C30"])


@rule("WC-C40")
def test_who_does_not_loses_it_spent_on_the_battlefield() -> None:
    s = countermanded().say("ana", "play_tactic NE-C02", "choose no").says("cancelled", card="NE-C02")
    assert s.strength("A1") == 4
    assert s.state.combat is not None
    assert [(card.card, card.cancelled) for card in s.state.combat.cards] == [("NE-C02", True)]
    assert (s.board.tp_left(s.there("A1")), s.player("ana").action_discard) == (1, [])


@rule("WC-C40")
def test_who_holds_no_card_is_not_asked() -> None:
    s = countermanded(ana_deck="").say("ana", "play_tactic NE-C02").says("cancelled", card="NE-C02")
    assert s.strength("A1") == 4


@rule("WC-C40")
def test_war_cry_cards_are_met_too_but_no_abilities_and_no_supports() -> None:
    s = countermanded("NE-C14").say("ana", "play_tactic NE-C14", "choose no").says("cancelled", card="NE-C14")
    assert s.strength("A1") == 4
    t = scene("A1 GA-U02 with A9 NE-A01 | A2 GA-U10", "B1 HD-U07", ana_hand="NE-C17", ben_hand="NE-C30")
    t.say("ben", "arm NE-C30").say("ana", "attack A1 -> B1", "use_tactic A9").say("ben", "tactic_pass")
    t.say("ana", "play_tactic NE-C17 by=A2").silent("reaction_played")
    assert t.strength("A1") == 7


# -- Locked Ranks -------------------------------------------------------------------------------------------------


@rule("WC-C41")
@pytest.mark.parametrize(
    ("others", "gain"),
    [
        ("", 0),
        ("| A2 GA-U15", 1),
        ("| A2 GA-U15 | A3 GA-U10 committed | A4 GA-U16 reserve", 1),
        ("| A2 GA-U15 | A3 GA-U10 | A4 GA-U16 | A5 GA-U11", 4),
        ("| A2 GA-U15 | A3 GA-U10 | A4 GA-U16 | A5 GA-U11 | A6 GA-U13", 4),
    ],
)
def test_in_a_melee_the_fighter_does_not_count_itself(others: str, gain: int) -> None:
    s = scene(f"A1 GA-U02 {others}", "B1 HD-U07", ana_hand="NE-C07").say("ana", "attack A1 -> B1", "play_tactic NE-C07")
    assert s.strength("A1") == 4 + gain


@rule("WC-C41")
def test_in_a_ranged_attack_it_does_but_strength_does_not_help_the_shooter() -> None:
    s = scene("A1 GA-U10 | A2 GA-U15", "B1 HD-U07", ana_hand="NE-C07", ana_rolls="1", ben_rolls="6")
    s.say("ana", "shoot A1 -> B1", "play_tactic NE-C07")
    assert s.strength("A1") == 2 + 2
    s.passes().says("combat_result", total=7, other_total=10)


# -- Interpose ----------------------------------------------------------------------------------------------------


@rule("WC-C60")
def test_interpose_offers_the_ready_units_of_the_battle_line_but_the_target() -> None:
    s = scene(
        "A1 GA-U13",  # a flyer
        "B1 HD-U07 | B2 HD-U14 | B3 HD-U15 reserve | B4 HD-U08 committed | B5 HD-U04 | B6 HD-U01",
        ben_hand="NE-C29",
    )
    # B5 cannot block; B3 stands in reserve; B4 is committed.
    s.say("ben", "arm NE-C29").say("ana", "attack A1 -> B1").asks("ben", "pick", "B2", "B6").say("ben", "choose B6")
    s.says("blocked", unit="B6", card="NE-C29")
    assert (s.there("B6").line, s.there("B1").line) == ("field", "battle")


@rule("WC-C60")
@pytest.mark.parametrize("others", ["", "| B2 HD-U04", "| B2 HD-U14 committed | B3 HD-U15 reserve"])
def test_interpose_cannot_be_played_without_a_unit_to_offer(others: str) -> None:
    s = scene("A1 GA-U13", f"B1 HD-U07 {others}", ben_hand="NE-C29").say("ben", "arm NE-C29")
    s.say("ana", "attack A1 -> B1").silent("reaction_played", "blocked")
    assert "NE-C29" in s.player("ben").action_hand


@rule("WC-C60")
def test_the_attacker_stands_on_the_battlefield_and_the_target_is_bound() -> None:
    card = ability("reaction", "leadership(all(any_side, not_target, battle), 1)", on="attack_declared(enemy)")
    s = melee(card, attack="", hand="", ben="B1 HD-U07 | B2 HD-U14", ben_hand="X-C1", ana="A1 GA-U02 | A2 GA-U15")
    s.say("ben", "arm X-C1").say("ana", "attack A1 -> B1")
    assert [facts["unit"] for facts in s.told("value_changed")] == ["A2", "B2"]
