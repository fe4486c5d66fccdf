"""The count at the end of a battle, and the tie-breaker (WC-11.1 to WC-11.13, WC-11.22, WC-11.23)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.warcry.course.counting import army_sum, leader
from bot.games.warcry.state import Combat
from tests.support.rules import rule
from tests.support.scene import NAMES, Scene, game_with, scene


def counted(ana: str = "", ben: str = "", **more: Any) -> Scene:
    """The battle after two passes."""
    return scene(ana, ben, **more).say("ana", "pass").say("ben", "pass")


def combat(s: Scene) -> Combat:
    """The combat that must be going on."""
    assert s.state.combat is not None
    return s.state.combat


# -- the count ----------------------------------------------------------------------------------------------------


@rule("WC-11.2")
def test_strength_of_all_units_counts_with_attachments_and_statics() -> None:
    s = scene("A1 GA-U02 with NE-A05 | A2 GA-U01 reserve committed | A3 NE-U07 strength+2", "B1 HD-U14")
    assert army_sum(s.board, 0) == (4 + 1) + 3 + (2 + 2)


@rule("WC-11.2")
def test_strategies_still_in_play_count() -> None:
    game = game_with(
        actions=[{"type": "strategy", "cost": "0", "abilities": "[static(mods=[stat(all(own), strength, 1)])]"}]
    )
    s = counted("A1 GA-U01", "B1 HD-U07", game=game, ana_strategies="X-C1", ana_rolls="6", ben_rolls="1")
    assert [fact["sum"] for fact in s.told("army_counted")] == [3 + 1, 4]


@rule("WC-11.3", "WC-10.8")
def test_victory_values_of_units_attachments_and_tokens_count() -> None:
    s = scene("A1 GA-U18 with NE-A06 | A2 NE-U05 | A3 GA-U02 victory+2", "B1 HD-U14")
    assert army_sum(s.board, 0) == (4 - 1 + 1) + (9 - 5) + (4 + 2)


@rule("WC-10.8")
def test_victory_has_no_effect_in_combat() -> None:
    s = scene("A1 HD-U20", "B1 GA-U02", ana_rolls="1 1", ben_rolls="1").fights("ana", "attack A1 -> B1")
    s.says("combat_result", total=6 + 1)


@rule("WC-11.4", "WC-11.6")
@pytest.mark.parametrize(("enemy", "winner"), [("HD-U14", 0), ("HD-U01", 0), ("HD-U02", 1)])
def test_the_higher_sum_wins(enemy: str, winner: int) -> None:
    s = counted("A1 GA-U02", f"B1 {enemy}").says("battle_won", winner=winner, loser=1 - winner, battle=1, wins=1)
    assert s.phase == "clean_up"
    assert [player.wins for player in s.state.players] == [1 - winner, winner]


@rule("WC-11.5", "WC-R20")
@pytest.mark.parametrize("unit", ["GA-U07", "GA-U07 victory-3"])
def test_the_only_side_with_units_wins_even_with_nothing(unit: str) -> None:
    s = scene(f"A1 {unit}", "")
    assert army_sum(s.board, 0) <= 0
    s.say("ana", "pass").say("ben", "pass").says("battle_won", winner=0)


@rule("WC-11.13")
def test_the_count_is_public_unit_by_unit() -> None:
    s = counted("A1 GA-U02 with NE-A06 | A2 GA-U18", "B1 HD-U14")
    told = [(fact["unit"], fact["strength"], fact["victory"]) for fact in s.told("unit_counted")]
    assert told == [("A1", 4, 1), ("A2", 4, -1), ("B1", 2, 0)]
    assert [(fact["seat"], fact["sum"]) for fact in s.told("army_counted")] == [(0, 8), (1, 2)]
    assert {event.to for event in s.events if event.key.endswith("_counted")} == {None}


@rule("WC-11.6", "WC-12.8", "WC-1.2")
@pytest.mark.parametrize(("wins", "over"), [(0, False), (1, True)])
def test_the_second_battle_won_wins_the_game(wins: int, over: bool) -> None:
    s = counted("A1 GA-U02", "B1 HD-U14", ana_wins=wins, battle=2)
    assert (s.match.outcome is not None) == over
    assert (s.phase == "finished") == over
    if over:
        s.says("game_won", winner=0, loser=1, reason="battles")
        assert s.match.outcome is not None and s.match.outcome.winners == (0,)


@rule("WC-1.2")
def test_the_third_battle_is_the_last() -> None:
    s = counted("A1 GA-U02", "B1 HD-U07 | B2 HD-U14", ana_wins=1, ben_wins=1, battle=3)
    assert s.match.outcome is not None and s.match.outcome.winners == (1,)


# -- the tie-breaker ----------------------------------------------------------------------------------------------

ANA = "A1 GA-U02 committed | A2 GA-U01 reserve"  # 4 + 3
BEN = "B1 HD-U07 | B2 HD-U08"  # 4 + 3


@rule("WC-11.7", "WC-2.16")
@pytest.mark.parametrize(("ana", "ben", "first"), [("5", "2", 0), ("2", "5", 1), ("4 1", "4 6", 1)])
def test_the_higher_roll_names_the_attacker_then_the_other_the_defender(ana: str, ben: str, first: int) -> None:
    s = counted(ANA, BEN, ana_rolls=ana, ben_rolls=ben)
    one, two, a, b = NAMES[first], NAMES[1 - first], "AB"[first], "BA"[first]
    assert (s.phase, s.to_act) == ("tie_break", [one])
    assert {fact["purpose"] for fact in s.told("rolled")} == {"tie_break"}
    s.refused(two, f"tie_break_unit {b}1", "not_your_turn", "WC-11.7")
    s.refused(one, f"tie_break_unit {b}1", "not_your_unit", "WC-11.7")
    s.say(one, f"tie_break_unit {a}1")
    assert (s.there(f"{a}1").line, s.there(f"{a}1").committed) == ("field", False)
    s.say(two, f"tie_break_unit {b}1")
    fight = combat(s)
    assert (fight.seat, fight.attacker, fight.defender) == (first, f"{a}1", f"{b}1")
    assert (fight.tie_break, fight.kind) == (True, "melee")
    assert (s.there(f"{b}1").line, s.there(f"{b}1").committed) == ("field", False)


def both_pass(s: Scene) -> Scene:
    """One combat without any tactic."""
    return s.say(NAMES[combat(s).next], "tactic_pass").say(NAMES[combat(s).next], "tactic_pass")


def duel(ana_rolls: str = "", ben_rolls: str = "", **more: Any) -> Scene:
    """An equal count, and the two units chosen: A2 attacks B2."""
    s = counted(ANA, BEN, ana_rolls=f"6 {ana_rolls}", ben_rolls=f"1 {ben_rolls}", **more)
    return s.say("ana", "tie_break_unit A2").say("ben", "tie_break_unit B2")


@rule("WC-11.8", "WC-11.22")
def test_a_final_combat_is_a_melee_without_declaration_or_block() -> None:
    s = duel().silent("attack_declared", "ranged_declared", "blocked")
    assert s.phase == "tactics"
    assert [fact["count"] for fact in s.told("drew")] == [1, 1]
    assert combat(s).next == 0
    assert (s.there("A2").origin, s.there("B2").origin) == ("reserve", "battle")


@rule("WC-11.22")
def test_the_two_roles_count_as_attacking_and_defending() -> None:
    s = duel(ana_hand="NE-C03", ben_hand="NE-C04")
    assert "play_tactic NE-C03 by=A2" in s.offers("ana")
    s.say("ana", "tactic_pass")
    assert "play_tactic NE-C04 by=B2" in s.offers("ben")


@rule("WC-11.9", "WC-11.22", "WC-11.12", "WC-11.8")
def test_after_the_final_combat_the_sums_are_counted_again() -> None:
    # Three plus six against three plus one; the winner is ready, so B2 falls: seven against four.
    s = duel("6 1", "1").passes()
    assert [fact["sum"] for fact in s.told("army_counted")] == [7, 4]
    s.says("rolled", purpose="rout").says("battle_won", winner=0)
    assert (s.there("A2").line, s.there("A2").committed) == ("battle", True)


@rule("WC-11.8")
def test_a_final_combat_can_lead_to_a_follow_up() -> None:
    s = duel("6 3", "1").passes().says("routed", seat=1)
    assert s.phase == "follow_up_choice"
    s.say("ana", "follow_up no").says("battle_won", winner=0)


@rule("WC-11.9", "WC-11.12", "WC-11.7")
def test_a_slaughter_of_equals_brings_another_final_combat() -> None:
    # Three plus three each: both fall, four against four are left.
    s = both_pass(duel("3 2", "3 5")).says("final_combat", number=2, most=20)
    assert s.state.ties == 2
    # Each has one unit left, so nobody has to choose.
    assert (s.phase, combat(s).seat) == ("tactics", 1)
    assert s.state.commands == 2


@rule("WC-P2")
def test_who_has_one_unit_is_not_asked_which() -> None:
    s = counted("A1 GA-U02", "B1 HD-U14 | B2 HD-U14", ana_rolls="6", ben_rolls="1")
    assert (s.phase, s.to_act) == ("tie_break", ["ben"])
    assert s.there("A1").line == "field"


@rule("WC-P8")
@pytest.mark.parametrize(("units", "chosen"), [("A1 GA-U01 | A2 GA-U02", "A2"), ("A1 GA-U09 | A2 GA-U16", "A1")])
def test_the_default_unit_is_the_strongest_then_the_one_with_more_tactic_points(units: str, chosen: str) -> None:
    s = counted(
        units, "B1 HD-U07 | B2 HD-U01" if chosen == "A2" else "B1 HD-U07 | B2 HD-U10", ana_rolls="6", ben_rolls="1"
    )
    s.match.time_out(0)
    assert s.there(chosen).line == "field"


@rule("WC-11.23", "WC-R21")
@pytest.mark.parametrize(("ties", "over"), [(19, False), (20, True)])
def test_after_twenty_equal_final_combats_the_last_roll_decides(ties: int, over: bool) -> None:
    rolls = {} if over else {"ana_rolls": "6", "ben_rolls": "1"}
    s = counted(ANA, BEN, fields={"ties": ties, "tie_roll": "ben"}, **rolls)
    if over:
        s.says("battle_won", winner=1, reason="last_roll").silent("rolled")
    else:
        assert (s.phase, s.state.ties, s.state.tie_roll) == ("tie_break", 20, 0)


# -- without units ------------------------------------------------------------------------------------------------


def empty(ana: str, ben: str, **more: Any) -> Scene:
    """Nobody has a unit; the army decks are given. Ana will attack."""
    return counted(ana_army_deck=ana, ben_army_deck=ben, **{"ana_rolls": "6", "ben_rolls": "1", **more})


@rule("WC-11.10", "WC-11.22")
def test_two_units_from_the_decks_fight_free_and_ready() -> None:
    s = empty("NE-A01 NE-A02 GA-U02 GA-U01", "HD-U14 HD-U07", fields={"first_command": "ben"})
    shown = [(fact["seat"], fact["card"]) for fact in s.told("revealed")]
    assert shown == [(1, "HD-U14"), (0, "NE-A01"), (0, "NE-A02"), (0, "GA-U02")]
    assert s.player("ana").army_discard == ["NE-A01", "NE-A02"]
    assert s.player("ana").army_deck == ["GA-U01"]
    assert (combat(s).attacker, combat(s).defender) == ("A1", "B1")
    for piece in ("A1", "B1"):
        unit = s.there(piece)
        assert (unit.line, unit.committed, unit.paid, unit.origin) == ("field", False, 0, "")
    assert [player.spent for player in s.state.players] == [0, 0]


@rule("WC-11.10")
def test_the_higher_roll_attacks() -> None:
    s = empty("GA-U02 GA-U01", "HD-U14 HD-U07", ana_rolls="2", ben_rolls="3")
    assert (combat(s).attacker, combat(s).defender) == ("B1", "A1")


@rule("WC-11.10")
def test_the_unique_rule_does_not_hold_between_the_two() -> None:
    s = empty("NE-U09 NE-U07", "NE-U09 NE-U07").silent("destroyed")
    assert [unit.card for player in s.state.players for unit in player.units] == ["NE-U09", "NE-U09"]


@rule("WC-11.11", "WC-12.12", "WC-11.10")
def test_a_survivor_from_the_deck_may_be_kept_and_is_paid_for() -> None:
    s = (
        empty("GA-U02 GA-U01", "HD-U14 HD-U07", ana_rolls="6 6 1", ben_rolls="1 1")
        .passes()
        .says("battle_won", winner=0)
    )
    assert s.to_act == ["ana"]
    s.say("ana", "clean_up A1=battle")
    assert (s.state.battle_no, s.player("ana").spent) == (2, 4)


@rule("WC-11.10", "WC-11.9")
def test_after_a_slaughter_of_the_two_the_decks_are_turned_up_again() -> None:
    s = both_pass(empty("GA-U02 GA-U01 GA-U15", "HD-U07 HD-U14 HD-U01", ana_rolls="6 2 1", ben_rolls="1 2 6"))
    assert [unit.card for player in s.state.players for unit in player.units] == ["GA-U01", "HD-U14"]
    assert s.state.ties == 2


@rule("WC-R22")
def test_who_has_no_unit_anywhere_loses_the_battle() -> None:
    empty("NE-A01", "HD-U14", ana_rolls="", ben_rolls="").says("battle_won", winner=1).silent("revealed", "rolled")
    s = empty("NE-A01", "NE-A02").says("battle_won", winner=0).silent("revealed")
    assert [fact["purpose"] for fact in s.told("rolled")] == ["tie_break", "tie_break"]


@rule("WC-R22")
def test_a_unit_in_the_discard_pile_is_found() -> None:
    s = empty("NE-A01", "HD-U14 HD-U07", ana_army_discard="GA-U02", shuffles=["as_is"])
    assert [unit.card for unit in s.player("ana").units] == ["GA-U02"]


@rule("WC-11.4")
@pytest.mark.parametrize(
    ("ana", "ben", "ahead"), [("A1 GA-U02", "", 0), ("", "B1 HD-U14", 1), ("", "", None), (ANA, BEN, None)]
)
def test_who_is_ahead_is_known_at_any_time(ana: str, ben: str, ahead: int | None) -> None:
    assert leader(scene(ana, ben).board) == ahead


# -- reactions to the count -----------------------------------------------------------------------------------------

TOKEN = "[reaction(on=counting(), committed_ok=yes, do=[token(me, victory, 1)])]"


@rule("WC-11.1", "WC-C31")
def test_reactions_come_once_before_the_first_count() -> None:
    game = game_with(units=[{"abilities": TOKEN}])
    s = counted("A1 X-U1", "B1 HD-U01", game=game).silent("army_counted")
    s.asks("ana", "reaction", "no_reaction", "A1").say("ana", "react A1")
    assert [fact["sum"] for fact in s.says("battle_won", winner=0).told("army_counted")] == [4, 3]
    # After a final combat the sums are counted again, but nobody is asked again.
    s = counted("A1 X-U1", "B1 HD-U01", game=game, ana_rolls="6 6 1", ben_rolls="1 1").asks("ana", "reaction")
    s = both_pass(s.say("ana", "no_reaction"))
    s.says("battle_won", winner=0)


@rule("WC-3.17")
def test_without_a_command_there_is_no_reaction_to_the_count() -> None:
    strategy = {"type": "strategy", "cost": "0", "abilities": "[reaction(on=counting(), do=[draw(own, 1)])]"}
    s = scene(
        phase="muster",
        game=game_with(actions=[strategy]),
        ana_strategies="X-C1",
        ben_passed_muster=True,
        ana_rolls="6",
        ben_rolls="1",
    )
    s.say("ana", "muster_pass").says("final_combat", number=1)
    assert s.phase == "tactics"
