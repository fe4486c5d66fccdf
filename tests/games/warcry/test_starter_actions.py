"""The action cards of the starter pack that do more than change a value: what their texts say, in play."""

from __future__ import annotations

import pytest

from tests.support.oneoff import does
from tests.support.scene import Scene, scene

# -- combat tactics -----------------------------------------------------------------------------------------------


@does("NE-C10")
def test_read_the_field_draws_two_cards() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ana_hand="NE-C10").say("ana", "attack A1 -> B1", "play_tactic NE-C10")
    s.says("drew", seat=0, count=2)
    assert len(s.player("ana").action_hand) == 3


@does("NE-C12")
@pytest.mark.parametrize(("answer", "left"), [("yes", ["B8"]), ("no", ["B8", "B9"])])
def test_strike_the_hilt_may_destroy_an_attachment_of_the_enemy_unit(answer: str, left: list[str]) -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 with B8 NE-A05, B9 NE-A10", ana_hand="NE-C12").say("ana", "attack A1 -> B1")
    s.say("ana", "play_tactic NE-C12").asks("ana", "may", "yes", "no").say("ana", f"choose {answer}")
    if answer == "yes":
        s.asks("ana", "attachment", "B8", "B9").say("ana", "choose B9")
    assert [part.id for part in s.there("B1").attachments] == left
    assert s.strength("A1") == 5


@does("HD-C02")
def test_spiteful_cut_takes_a_random_card() -> None:
    s = scene("A1 HD-U07", "B1 GA-U02", ana_hand="HD-C02", ben_hand="NE-C01", shuffles=[["NE-C24", "NE-C01"]])
    s.say("ana", "attack A1 -> B1", "play_tactic HD-C02").says("discarded", seat=1, cards=("NE-C24",))
    assert (s.strength("A1"), s.player("ben").action_hand) == (5, ["NE-C01"])


# -- War Cries and supports ---------------------------------------------------------------------------------------


@does("NE-C15")
def test_give_no_quarter_wins_a_slaughter() -> None:
    # 4 + 1 + 3 against 4 + 4.
    s = scene("A1 GA-U02", "B1 HD-U07", ana_hand="NE-C15", ana_rolls="3 1", ben_rolls="4").say("ana", "attack A1 -> B1")
    s.say("ana", "play_tactic NE-C15").passes().says("combat_result", total=8, other_total=8, winner=0)
    assert s.unit("B1") is None
    t = scene("A1 GA-U02", "B1 HD-U07", ana_hand="NE-C15", ana_rolls="3", ben_rolls="5 1").say("ana", "attack A1 -> B1")
    t.say("ana", "play_tactic NE-C15").passes().says("combat_result", winner=1)
    assert t.unit("A1") is None


@does("NE-C18")
def test_fresh_ranks_bring_the_supporting_unit_forward() -> None:
    s = scene("A1 GA-U02 | A2 GA-U15 reserve | A3 GA-U16", "B1 HD-U07", ana_hand="NE-C18").say("ana", "attack A1 -> B1")
    s.refused("ana", "play_tactic NE-C18 by=A3", "condition_not_met").say("ana", "play_tactic NE-C18 by=A2")
    assert (s.strength("A1"), s.there("A2").line) == (5, "battle")


@does("HD-C07")
def test_blood_price_lets_the_victim_be_chosen() -> None:
    s = scene("A1 HD-U07 | A2 HD-U14 | A3 HD-U15 committed", "B1 GA-U02", ana_hand="HD-C07").say(
        "ana", "attack A1 -> B1"
    )
    s.say("ana", "play_tactic HD-C07").asks("ana", "pick", "A2", "A3").say("ana", "choose A3")
    assert (s.unit("A3"), s.strength("A1"), s.player("ana").army_discard) == (None, 8, ["HD-U15"])


@does("HD-C05")
def test_howl_from_the_pit_adds_to_terror() -> None:
    s = scene("A1 HD-U03", "B1 GA-U15", ana_hand="HD-C05").say("ana", "attack A1 -> B1", "play_tactic HD-C05")
    assert (s.board.terror(s.there("A1")), s.leadership("B1")) == (4, 0)


# -- commands -----------------------------------------------------------------------------------------------------


@does("NE-C21")
def test_regroup_rallies_a_cheap_unit() -> None:
    army = "A1 GA-U02 committed | A2 GA-U13 committed | A3 GA-U15 committed reserve | A4 GA-U16"
    s = scene(army, "B1 HD-U07 committed", ana_hand="NE-C21").say("ana", "play_command NE-C21")
    s.asks("ana", "pick", "A1", "A3").say("ana", "choose A3").says("rallied", unit="A3")
    assert (s.to_act, s.player("ana").action_discard) == (["ben"], ["NE-C21"])
    t = scene("A1 GA-U02 | A2 GA-U13 committed", "B1 HD-U07", ana_hand="NE-C21")
    t.refused("ana", "play_command NE-C21", "can_do_nothing")


@does("NE-C22")
@pytest.mark.parametrize("moved", [[], ["A2"], ["A2", "A4"]])
def test_forced_march_moves_up_to_two_units_and_draws(moved: list[str]) -> None:
    army = "A1 GA-U02 | A2 GA-U15 reserve | A3 GA-U16 reserve | A4 GA-U13 reserve committed"
    s = scene(army, "B1 HD-U07", ana_hand="NE-C22").say("ana", "play_command NE-C22")
    s.asks("ana", "pick_up_to", "A2", "A3", "A4").say("ana", f"choose {','.join(moved)}".strip()).says("drew", count=1)
    assert [unit.id for unit in s.player("ana").units if unit.line == "battle"] == ["A1", *moved]
    assert len(s.player("ana").action_hand) == 1


@does("GA-C09")
def test_call_out_the_militia_returns_a_cheap_unit_committed_to_the_reserve() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ana_hand="GA-C09", ana_army_discard="GA-U02 GA-U15 NE-A05 GA-U10")
    s.say("ana", "play_command GA-C09").asks("ana", "discard_pile", "GA-U10", "GA-U15").say("ana", "choose GA-U10")
    unit = s.there("A2")
    assert (unit.card, unit.line, unit.committed) == ("GA-U10", "reserve", True)
    assert s.player("ana").army_discard == ["GA-U02", "GA-U15", "NE-A05"]


@does("HD-C09")
@pytest.mark.parametrize(("roll", "committed"), [("3", False), ("4", True)])
def test_sow_panic_commits_a_ready_enemy_unit_that_fails_its_test(roll: str, committed: bool) -> None:
    s = scene("A1 HD-U07", "B1 GA-U02 | B2 GA-U15 committed | B3 GA-U10 reserve", ana_hand="HD-C09", ben_rolls=roll)
    s.say("ana", "play_command HD-C09").asks("ana", "pick", "B1", "B3").say("ana", "choose B3")
    s.says("tested", unit="B3", value=3, passed=not committed)
    assert s.there("B3").committed == committed


# -- strategies ---------------------------------------------------------------------------------------------------


@does("NE-C23")
@pytest.mark.parametrize(
    ("ben", "target", "strength"),
    [("B1 HD-U07", "B1", 5), ("B1 HD-U07 committed | B2 HD-U15 reserve", "B2", 5), ("B1 HD-U07 | B2 HD-U14", "B1", 5)],
)
def test_high_ground_helps_defenders_from_the_battle_line(ben: str, target: str, strength: int) -> None:
    s = scene("A1 GA-U02", ben, ben_strategies="B9 NE-C23").say("ana", f"attack A1 -> {target}")
    assert s.strength(target) == strength  # HD-U15 has 5 of its own, from the reserve nothing more
    assert s.strength("A1") == 4


@does("NE-C23")
def test_high_ground_does_not_help_attackers_or_idle_units() -> None:
    s = scene("A1 GA-U02 | A2 GA-U15", "B1 HD-U07", ana_strategies="A9 NE-C23").say("ana", "attack A1 -> B1")
    assert (s.strength("A1"), s.strength("A2"), s.strength("B1")) == (4, 3, 4)


@does("NE-C24")
def test_driving_rain_weakens_every_shot() -> None:
    s = scene("A1 GA-U10", "B1 HD-U09", ana_strategies="A9 NE-C24", ana_rolls="6", ben_rolls="1")
    assert (s.board.ranged(s.there("A1")), s.board.ranged(s.there("B1"))) == (((4, "normal"),), ((4, "normal"),))
    s.fights("ana", "shoot A1 -> B1").says("combat_result", total=4 + 6, other_total=3 + 1)


@does("NE-C25")
def test_stakes_and_ditches_keep_riders_and_foot_from_the_reserve() -> None:
    army = "A1 GA-U02 | A2 GA-U11 | A3 GA-U13 | A4 GA-U10"
    foes = "B1 HD-U07 committed | B2 HD-U14 reserve"
    s = scene(army, foes, ben_strategies="B9 NE-C25")
    s.refused("ana", "attack A1 -> B2", "target_shielded").refused("ana", "attack A2 -> B2", "target_shielded")
    assert {"attack A3 -> B2", "ranged_attack A4 -> B2", "attack A1 -> B1"} <= set(s.offers("ana"))
    t = scene(army, foes, ana_strategies="A9 NE-C25")
    assert "attack A1 -> B2" in t.offers("ana")


@does("GA-C10", "HD-C10")
@pytest.mark.parametrize(("card", "ana", "ben"), [("GA-C10", 4, 3), ("HD-C10", 3, 2)])
def test_strategies_about_leadership(card: str, ana: int, ben: int) -> None:
    s = scene("A1 NE-U02 | A2 GA-U02 reserve" if card[0] == "G" else "A1 NE-U02 | A2 HD-U07 reserve", "B1 NE-U02")
    assert (s.leadership("A1"), s.leadership("A2"), s.leadership("B1")) == (3, 3, 3)
    t = scene("A1 NE-U02", "B1 NE-U02", ana_hand=card).say("ana", f"play_command {card}")
    assert (t.leadership("A1"), t.leadership("B1")) == (ana, ben)
    assert [held.card for held in t.player("ana").strategies] == [card]


# -- reactions: winning and losing --------------------------------------------------------------------------------


def armed(ana: str, ben: str, card: str, who: str = "ana", **zones: object) -> Scene:
    """A reaction card in hand, armed."""
    s = scene(ana, ben, **{f"{who}_hand": card}, **zones)  # type: ignore[arg-type]
    return s.say(who, f"arm {card}")


@does("NE-C26")
def test_still_standing_keeps_the_winner_ready() -> None:
    s = armed("A1 GA-U02", "B1 HD-U07", "NE-C26", ana_rolls="6 1", ben_rolls="1").fights("ana", "attack A1 -> B1")
    s.says("reaction_played", card="NE-C26")
    assert (s.there("A1").committed, s.there("A1").line) == (False, "battle")


@does("NE-C26")
def test_still_standing_is_for_melee_only() -> None:
    s = armed("A1 GA-U10", "B1 HD-U07", "NE-C26", ana_rolls="6", ben_rolls="1").fights("ana", "shoot A1 -> B1")
    s.silent("reaction_played")
    assert s.there("A1").committed


@does("NE-C27")
def test_rearguard_commits_a_unit_to_prevent_the_follow_up() -> None:
    s = armed("A1 GA-U02", "B1 HD-U07 | B2 HD-U14 | B3 HD-U15 reserve", "NE-C27", "ben", ana_rolls="6 6", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").asks("ben", "pick", "B2", "B3").say("ben", "choose B3")
    assert (s.there("B3").committed, s.there("B2").committed, s.phase) == (True, False, "commands")
    t = armed("A1 GA-U02", "B1 HD-U07 | B2 HD-U14 committed", "NE-C27", "ben", ana_rolls="6 6", ben_rolls="1")
    assert t.fights("ana", "attack A1 -> B1").silent("reaction_played").phase == "follow_up_choice"


@does("GA-C11")
@pytest.mark.parametrize(("roll", "saved"), [("3", True), ("4", False)])
def test_shield_brothers_save_a_loser_that_passes_a_leadership_test(roll: str, saved: bool) -> None:
    s = armed("A1 GA-U02", "B1 HD-U07", "GA-C11", ana_rolls=f"1 {roll}", ben_rolls="6 1").fights(
        "ana", "attack A1 -> B1"
    )
    s.says("tested", unit="A1", passed=saved)
    assert (s.unit("A1") is not None) == saved
    if saved:
        assert (s.there("A1").line, s.there("A1").committed) == ("battle", True)


@does("GA-C11")
def test_shield_brothers_are_for_melee_only() -> None:
    s = armed("A1 GA-U02 committed", "B1 HD-U09", "GA-C11", active="ben", ana_rolls="1", ben_rolls="6")
    s.fights("ben", "shoot B1 -> A1").silent("reaction_played")
    assert s.unit("A1") is None


@does("HD-C11")
@pytest.mark.parametrize(("roll", "committed"), [("3", False), ("4", True)])
def test_drag_them_down_commits_the_winner_that_fails_its_test(roll: str, committed: bool) -> None:
    s = armed("A1 GA-U02", "B1 HD-U07 | B2 HD-U14", "HD-C11", "ben", ana_rolls=f"6 6 {roll}", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").says("tested", unit="A1", passed=not committed)
    assert s.phase == ("commands" if committed else "follow_up_choice")


@does("HD-C11")
def test_drag_them_down_is_for_melee_only() -> None:
    s = armed("A1 GA-U10", "B1 HD-U07 committed", "HD-C11", "ben", ana_rolls="6", ben_rolls="1")
    s.fights("ana", "shoot A1 -> B1").says("destroyed", unit="B1").silent("reaction_played")
    assert s.player("ben").action_hand[:1] == ["HD-C11"]


# -- reactions: rolls, attacks, tactics ---------------------------------------------------------------------------


@does("NE-C28")
def test_twist_of_fate_rolls_again_and_the_new_roll_stands() -> None:
    s = armed("A1 GA-U02", "B1 HD-U07", "NE-C28", ana_rolls="6 1", ben_rolls="3 1").fights("ana", "attack A1 -> B1")
    s.says("combat_result", total=5, other_total=7, winner=1)
    assert s.unit("A1") is None


@does("NE-C29")
def test_interpose_blocks_from_the_battle_line_whatever_the_speeds() -> None:
    s = armed("A1 GA-U13", "B1 HD-U07 | B2 HD-U14 | B3 HD-U15 reserve", "NE-C29", "ben").say("ana", "attack A1 -> B1")
    s.says("blocked", unit="B2", card="NE-C29")
    assert s.state.combat is not None
    assert s.state.combat.defender == "B2"


@does("NE-C30")
@pytest.mark.parametrize(("answer", "strength"), [("yes", 6), ("no", 4)])
def test_countermanded_cancels_a_tactic_card_unless_a_card_is_discarded(answer: str, strength: int) -> None:
    s = armed("A1 GA-U02", "B1 HD-U07", "NE-C30", "ben", ana_hand="NE-C02").say("ana", "attack A1 -> B1")
    s.say("ana", "play_tactic NE-C02").asks("ana", "pay").say("ana", f"choose {answer}")
    assert s.strength("A1") == strength


@does("GA-C12")
def test_watchfires_block_an_attack_on_the_reserve_line() -> None:
    army = "B1 GA-U02 | B2 GA-U15 reserve | B3 GA-U10 reserve | B4 GA-U16 committed"
    s = armed("A1 HD-U11", army, "GA-C12", "ben").say("ana", "attack A1 -> B2")
    s.asks("ben", "pick", "B1", "B3").say("ben", "choose B3").says("blocked", unit="B3")
    assert s.state.combat is not None
    assert (s.state.combat.defender, s.there("B2").line) == ("B3", "reserve")
    t = armed("A1 HD-U11", army, "GA-C12", "ben").say("ana", "attack A1 -> B1")
    assert t.silent("reaction_played").phase == "tactics"


@does("HD-C12")
def test_out_of_the_mist_cannot_be_blocked() -> None:
    s = armed("A1 HD-U07", "B1 GA-U02 | B2 GA-U13", "HD-C12").say("ana", "attack A1 -> B1").says("block_forbidden")
    assert (s.phase, s.match.asks) == ("tactics", ())
    t = scene("A1 HD-U07", "B1 GA-U02 | B2 GA-U13").say("ana", "attack A1 -> B1").asks("ben", "block", "no_block", "B2")
    assert t.ask("ben").clause == "WC-6.7"
