"""Terror, Scout, Victory (WC-10.1 to WC-10.9, WC-R13)."""

from __future__ import annotations

import pytest

from bot.games.warcry.course.battle import initiative
from bot.games.warcry.course.counting import army_sum
from tests.support.rules import rule
from tests.support.scene import game_with, scene

FEAR = {"cost": "0", "abilities": "[tactic(do=[terror_mod(mine, 1)])]"}
CALM = {"cost": "0", "abilities": "[tactic(do=[terror_mod(mine, -3)])]"}
TEST = {"cost": "0", "abilities": "[tactic(do=[unless_test(foe, leadership, [strength(foe, -1)])])]"}


# -- Terror -------------------------------------------------------------------------------------------------------


@rule("WC-10.1")
@pytest.mark.parametrize(("terror", "left"), [("GA-U08", 2), ("HD-U03", 1), ("GA-U02", 3)])
def test_terror_lowers_leadership_before_the_first_tactic(terror: str, left: int) -> None:
    s = scene(f"A1 {terror}", "B1 HD-U07").say("ana", "attack A1 -> B1")
    assert (s.phase, s.to_act, s.leadership("B1")) == ("tactics", ["ana"], left)


@rule("WC-10.1")
def test_the_defender_frightens_the_attacker_as_well() -> None:
    s = scene("A1 GA-U02", "B1 HD-U03").say("ana", "attack A1 -> B1")
    assert (s.leadership("A1"), s.leadership("B1")) == (3 - 2, 4)


@rule("WC-10.2")
def test_printed_terror_attachments_and_cards_add_up_at_once() -> None:
    s = scene("A1 HD-U03 with HD-A02", "B1 GA-U19", ana_hand="HD-C05").say("ana", "attack A1 -> B1")
    assert (s.board.terror(s.there("A1")), s.leadership("B1")) == (2 + 1, 6 - 3)
    s.say("ana", "play_tactic HD-C05")
    assert (s.board.terror(s.there("A1")), s.leadership("B1")) == (2 + 1 + 2, 6 - 5)


@rule("WC-10.3")
@pytest.mark.parametrize(("unit", "left"), [("HD-U05", 3), ("HD-U11", 3 - 2)])
def test_a_unit_with_terror_fears_nobodys_terror(unit: str, left: int) -> None:
    s = scene("A1 HD-U03", f"B1 {unit}").say("ana", "attack A1 -> B1")
    assert s.leadership("B1") == left


@rule("WC-10.3")
def test_leadership_comes_back_when_the_unit_gains_terror() -> None:
    s = scene("A1 HD-U03", "B1 HD-U07", game=game_with(actions=[FEAR]), ben_hand="X-C1")
    s.say("ana", "attack A1 -> B1", "tactic_pass")
    assert s.leadership("B1") == 1
    s.say("ben", "play_tactic X-C1")
    assert (s.leadership("B1"), s.leadership("A1")) == (3, 4)


@rule("WC-10.3", "WC-C54")
def test_a_unit_may_be_immune_without_terror_of_its_own() -> None:
    units = [{"leadership": "3", "abilities": "[static(mods=[flag(me, terror_immune)])]"}]
    s = scene("A1 HD-U03", "B1 X-U1", game=game_with(units=units)).say("ana", "attack A1 -> B1")
    assert (s.leadership("B1"), s.leadership("A1")) == (3, 4)


@rule("WC-10.4")
@pytest.mark.parametrize(("roll", "routed"), [(1, False), (2, True)])
def test_lowered_leadership_counts_for_the_rout_check(roll: int, routed: bool) -> None:
    s = scene("A1 GA-U08", "B1 HD-U07 | B2 HD-U07", ana_rolls=f"6 {roll}", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").says("routed" if routed else "not_routed", leadership=2)
    assert (s.phase == "follow_up_choice") is routed


@rule("WC-10.4")
@pytest.mark.parametrize(("roll", "passed"), [(1, True), (2, False)])
def test_lowered_leadership_counts_for_a_test(roll: int, passed: bool) -> None:
    s = scene("A1 HD-U03", "B1 HD-U07", game=game_with(actions=[TEST]), ana_hand="X-C1", ben_rolls=roll)
    s.say("ana", "attack A1 -> B1", "play_tactic X-C1").says("tested", unit="B1", value=1, passed=passed)
    assert s.strength("B1") == (4 if passed else 3)


@rule("WC-10.5")
def test_terror_works_only_between_the_two() -> None:
    s = scene("A1 GA-U02 | A2 HD-U03", "B1 HD-U07 | B2 HD-U07 | B3 HD-U20").say("ana", "attack A1 -> B1")
    assert [s.leadership(piece) for piece in ("A1", "B1", "B2")] == [3, 3, 3]
    t = scene("A1 HD-U03", "B1 HD-U07 | B2 HD-U07").say("ana", "attack A1 -> B1")
    assert [t.leadership(piece) for piece in ("B1", "B2")] == [1, 3]


@rule("WC-10.5", "WC-R13")
def test_terror_works_in_ranged_combat_both_ways() -> None:
    game = game_with(units=[{"leadership": "4", "abilities": "[terror(1), ranged(6, normal)]"}])
    s = scene("A1 X-U1", "B1 HD-U07", game=game).say("ana", "ranged_attack A1 -> B1")
    assert s.leadership("B1") == 2
    t = scene("A1 GA-U10", "B1 HD-U03").say("ana", "ranged_attack A1 -> B1")
    assert t.leadership("A1") == 1


@rule("WC-R13")
@pytest.mark.parametrize(("line", "left"), [("ranged_attack A1 -> B1", 3), ("attack A1 -> B1", 2)])
def test_by_a_house_rule_terror_works_in_melee_only(line: str, left: int) -> None:
    game = game_with(units=[{"leadership": "4", "abilities": "[terror(1), ranged(6, normal)]"}])
    s = scene("A1 X-U1", "B1 HD-U07", game=game, options={"terror_in_ranged": False}).say("ana", line)
    assert s.leadership("B1") == left


@rule("WC-10.5")
def test_terror_ends_with_the_combat() -> None:
    s = scene("A1 GA-U02", "B1 HD-U03 committed", ana_rolls="1", ben_rolls="6 1").fights("ana", "attack A1 -> B1")
    s.says("routed", leadership=1, number=1)
    assert (s.state.combat, s.leadership("A1")) == (None, 3)


@rule("WC-10.5")
@pytest.mark.parametrize(("roll", "passed"), [(1, True), (2, False)])
def test_the_terror_of_a_destroyed_unit_lasts_until_the_resolution_is_over(roll: int, passed: bool) -> None:
    # A1 is destroyed; the test of the winner that this brings about is still rolled in fear.
    s = scene("A1 HD-U03 | A2 GA-U02", "B1 HD-U07", ana_hand="HD-C11", ana_rolls="1", ben_rolls=f"6 1 {roll}")
    s.say("ana", "arm HD-C11").fights("ana", "attack A1 -> B1").says("destroyed", unit="A1")
    s.says("tested", unit="B1", value=1, passed=passed)
    assert s.leadership("B1") == 3


@rule("WC-10.6")
def test_at_zero_or_less_every_test_fails_and_every_rout_check_succeeds() -> None:
    s = scene(
        "A1 HD-U03",
        "B1 HD-U14 | B2 HD-U07",
        game=game_with(actions=[TEST]),
        ana_hand="X-C1",
        ana_rolls="6 1",
        ben_rolls="1 1",
    )
    s.say("ana", "attack A1 -> B1")
    assert s.leadership("B1") == 0
    s.say("ana", "play_tactic X-C1").says("tested", value=0, passed=False).passes()
    s.says("routed", number=1, leadership=0)


@rule("WC-10.6")
def test_leadership_drops_below_zero() -> None:
    s = scene("A1 HD-U03 | A2 HD-U14", "B1 HD-U14 | B2 HD-U07", ana_hand="NE-C19", ana_rolls="6 1", ben_rolls="1")
    s.say("ana", "attack A1 -> B1", "play_tactic NE-C19")
    assert s.leadership("B1") == 2 - 2 - 2
    s.passes().says("routed", leadership=-2)


@rule("WC-10.9")
def test_a_unit_without_terror_may_gain_it() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", game=game_with(actions=[FEAR]), ana_hand="X-C1").say("ana", "attack A1 -> B1")
    assert s.leadership("B1") == 3
    s.say("ana", "play_tactic X-C1")
    assert s.leadership("B1") == 2


@rule("WC-10.9")
@pytest.mark.parametrize(("unit", "terror"), [("HD-U03", -1), ("GA-U02", -3)])
def test_terror_of_zero_or_less_frightens_nobody_and_raises_nothing(unit: str, terror: int) -> None:
    s = scene(f"A1 {unit}", "B1 HD-U07", game=game_with(actions=[CALM]), ana_hand="X-C1").say("ana", "attack A1 -> B1")
    s.say("ana", "play_tactic X-C1")
    assert (s.board.terror(s.there("A1")), s.leadership("B1")) == (terror, 3)


@rule("WC-10.9")
def test_terror_of_zero_or_less_makes_nobody_immune() -> None:
    s = scene("A1 HD-U03", "B1 HD-U03", game=game_with(actions=[CALM]), ben_hand="X-C1").say("ana", "attack A1 -> B1")
    assert s.leadership("B1") == 4
    s.say("ana", "tactic_pass").say("ben", "play_tactic X-C1")
    assert (s.leadership("B1"), s.leadership("A1")) == (4 - 2, 4)


# -- Scout and Victory --------------------------------------------------------------------------------------------


@rule("WC-10.7")
def test_scout_values_of_one_unit_and_of_several_add_up() -> None:
    s = scene("A1 GA-U05 with NE-A10 | A2 GA-U11 committed | A3 GA-U11 reserve", "B1 HD-U07")
    assert s.board.scout(s.there("A1")) == 3 + 2
    assert initiative(s.board, 0) == (3 + 2) + 2 + 4  # the reserve counts its tactic points
    assert initiative(s.board, 1) == 0


@rule("WC-10.8")
def test_victory_values_add_up_and_have_no_effect_in_combat() -> None:
    s = scene("A1 GA-U19 victory+2 with NE-A06", "B1 HD-U20", ana_rolls="2", ben_rolls="1")
    assert s.board.victory(s.there("A1")) == 1 + 1 + 2
    assert (army_sum(s.board, 0), army_sum(s.board, 1)) == (5 + 4, 6 - 3)
    s.fights("ana", "attack A1 -> B1").says("combat_result", total=5 + 2, other_total=6 + 1)
