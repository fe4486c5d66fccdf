"""Set-up of a battle, first command, moving and passing (WC-4, WC-5)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.warcry.course.battle import initiative
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene

PAUSE = {"reaction_mode": "pause"}


def mustered(ana: str, ben: str, **more: Any) -> Scene:
    """Both armies are built; Ana has passed last."""
    s = scene(ana, ben, phase="muster", ben_passed_muster=True, fields={"muster_first": "ana"}, **more)
    return s.say("ana", "muster_pass")


# -- set-up -------------------------------------------------------------------------------------------------------


@rule("WC-4.1")
def test_both_draw_five_action_cards() -> None:
    s = mustered("A1 GA-U02", "B1 HD-U14 with NE-A10")
    assert [len(player.action_hand) for player in s.state.players] == [5, 5]
    assert [len(player.army_hand) for player in s.state.players] == [0, 0]


@rule("WC-4.2", "WC-4.3", "WC-10.7")
def test_initiative_is_reserve_tactic_points_and_scouts_of_the_battle_line() -> None:
    # Scout 3 counts in the battle line, its three tactic points do not; Scout 2 in the reserve does not.
    s = scene(
        "A1 GA-U05 | A2 GA-U02 reserve | A3 GA-U11 reserve | A4 GA-U11 with NE-A10", "B1 HD-U16 committed | B2 NE-U04"
    )
    assert initiative(s.board, 0) == 3 + 3 + 4 + (2 + 2)
    assert initiative(s.board, 1) == 3 + 2


@rule("WC-4.4")
def test_tactic_points_count_with_attachments_and_statics() -> None:
    s = scene("A1 GA-U01 | A2 GA-U02 reserve with NE-A09", "B1 HD-U14")
    assert initiative(s.board, 0) == 3 + 1
    game = game_with(actions=[{"type": "strategy", "cost": "0", "abilities": "[static(mods=[stat(all(own), tp, 2)])]"}])
    s = scene("A1 GA-U01 | A2 GA-U02 reserve", "B1 HD-U14", game=game, ana_strategies="X-C1")
    assert initiative(s.board, 0) == 3 + 2


@rule("WC-4.5")
@pytest.mark.parametrize(
    ("reserve", "sums", "first"), [("HD-U14", [2, 1], "ana"), ("HD-U08", [2, 3], "ben"), ("HD-U06", [2, 4], "ben")]
)
def test_higher_initiative_commands_first(reserve: str, sums: list[int], first: str) -> None:
    s = mustered("A1 GA-U02 | A2 GA-U15 reserve | A3 GA-U07 reserve", f"B1 HD-U07 | B2 {reserve} reserve")
    assert [fact["sum"] for fact in s.told("initiative")] == sums
    s.says("first_command", seat=["ana", "ben"].index(first)).silent("rolled")
    assert s.to_act == [first]


@rule("WC-4.6", "WC-2.16")
@pytest.mark.parametrize(("ana", "ben", "first"), [("4", "3", "ana"), ("2", "5", "ben"), ("3 6 1", "3 6 2", "ben")])
def test_equal_initiative_is_rolled_for_until_it_differs(ana: str, ben: str, first: str) -> None:
    s = mustered("A1 GA-U02", "B1 HD-U07", ana_rolls=ana, ben_rolls=ben)
    assert s.to_act == [first]
    assert {fact["purpose"] for fact in s.told("rolled")} == {"initiative"}
    assert len(s.told("rolled")) == len(ana.split()) + len(ben.split())


@rule("WC-4.7", "WC-3.16")
def test_an_army_that_moved_up_has_no_reserve_points() -> None:
    s = mustered("A1 GA-U06 reserve", "B1 HD-U07 | B2 HD-U14 reserve")
    assert [fact["sum"] for fact in s.told("initiative")] == [0, 1]
    assert s.to_act == ["ben"]


@rule("WC-4.8", "WC-5.2")
def test_commands_alternate() -> None:
    s = scene("A1 GA-U02 | A2 GA-U02 reserve | A3 GA-U02 reserve", "B1 HD-U07 | B2 HD-U07 reserve")
    s.say("ana", "move A2")
    assert s.to_act == ["ben"]
    s.refused("ana", "move A3", "not_your_turn", "WC-5.2", seat=1)
    s.say("ben", "move B2")
    assert s.to_act == ["ana"]


READY = "[reaction(on=setup_done(), do=[commit(pick(enemy, ready))])]"


@rule("WC-4.9", "WC-4.8")
def test_what_comes_after_set_up_comes_before_the_first_command() -> None:
    game = game_with(units=[{"abilities": READY}])
    s = mustered("A1 X-U1", "B1 HD-U07 with NE-A10", game=game)
    # The first commander is known by now.
    s.says("first_command", seat=1).silent("committed").asks("ana", "reaction", "no_reaction", "A1")
    assert s.state.active == 1
    s.say("ana", "react A1").says("committed", unit="B1")
    assert (s.phase, s.to_act) == ("commands", ["ben"])


CHARGE = "[reaction(on=setup_done(), do=[attack_now(me)])]"


@rule("WC-4.9")
def test_an_attack_made_after_set_up_is_no_command() -> None:
    game = game_with(units=[{"abilities": CHARGE, "strength": "9"}])
    s = mustered("A1 X-U1", "B1 HD-U07 with NE-A10 | B2 HD-U07", game=game, ana_rolls="6 1", ben_rolls="1")
    s.asks("ana", "reaction").say("ana", "react A1")
    s.asks("ana", "pick", "B1", "B2").say("ana", "choose B1").passes()
    assert s.unit("B1") is None
    assert (s.phase, s.to_act, s.state.commands) == ("commands", ["ben"], 0)


# -- moving -------------------------------------------------------------------------------------------------------


@rule("WC-5.8")
def test_a_move_leads_from_the_reserve_to_the_battle_line_only() -> None:
    s = scene("A1 GA-U02 | A2 GA-U02 reserve", "B1 HD-U07 reserve | B2 HD-U07")
    s.refused("ana", "move A1", "not_in_reserve", "WC-5.8", unit="A1", unit_card="GA-U02")
    s.refused("ana", "move B1", "not_your_unit", "WC-5.8")
    s.refused("ana", "move A7", "no_such_unit", unit="A7")
    s.say("ana", "move A2").says("moved", unit="A2", line="battle")
    assert (s.there("A2").line, s.there("A2").committed) == ("battle", False)


@rule("WC-5.9", "WC-R6", "WC-5.8")
def test_a_committed_unit_moves_and_stays_committed() -> None:
    s = scene("A1 GA-U02 | A2 GA-U02 reserve committed", "B1 HD-U07").say("ana", "move A2")
    assert (s.there("A2").line, s.there("A2").committed) == ("battle", True)


@rule("WC-R6")
def test_by_a_house_rule_a_committed_unit_does_not_move() -> None:
    agreed = {"committed_may_move": False}
    s = scene("A1 GA-U02 | A2 GA-U02 reserve committed | A3 GA-U02 reserve", "B1 HD-U07", options=agreed)
    s.refused("ana", "move A2", "committed_stays", "WC-R6", unit="A2", unit_card="GA-U02")
    assert "move A2" not in s.offers("ana") and "move A3" in s.offers("ana")
    assert s.say("ana", "move A3").there("A3").line == "battle"


# -- passing ------------------------------------------------------------------------------------------------------


@rule("WC-5.1", "WC-5.10", "WC-11.1")
def test_two_passes_in_a_row_end_the_battle() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14").say("ana", "pass").says("passed", seat=0, what="command")
    assert (s.phase, s.to_act) == ("commands", ["ben"])
    s.say("ben", "pass").says("battle_won", winner=0)
    assert s.phase == "clean_up"


@rule("WC-5.11")
def test_another_command_between_two_passes_keeps_the_battle_going() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14 | B2 HD-U01 reserve").say("ana", "pass").say("ben", "move B2")
    assert s.state.pass_count == 0
    s.say("ana", "pass")
    assert s.phase == "commands"
    s.say("ben", "pass")
    assert s.phase == "clean_up"


@rule("WC-5.14", "WC-R30", "WC-5.7")
def test_without_units_one_may_pass_or_play_cards() -> None:
    s = scene("", "B1 HD-U14", ana_hand="NE-C24 NE-C22")
    assert {line.split()[0] for line in s.offers("ana")} == {"pass", "retreat", "play_command"}
    s.say("ana", "play_command NE-C24")
    assert [strategy.card for strategy in s.player("ana").strategies] == ["NE-C24"]
    s.say("ben", "pass").say("ana", "pass").says("battle_won", winner=1)


@rule("WC-5.15")
def test_nobody_can_be_attacked_or_shot_where_no_unit_is() -> None:
    s = scene("A1 GA-U02 | A2 GA-U03", "")
    assert s.offers("ana") == ["pass", "retreat"]
    s.refused("ana", "attack A1 -> B1", "no_enemy_units", "WC-5.15")
    s.refused("ana", "ranged_attack A2 -> B1", "no_enemy_units", "WC-5.15")


# -- the cap ------------------------------------------------------------------------------------------------------


@rule("WC-5.16")
@pytest.mark.parametrize(("carried_out", "left"), [(178, []), (179, [20]), (198, [1])])
def test_the_end_is_announced_from_the_180th_command(carried_out: int, left: list[int]) -> None:
    s = scene("A1 GA-U02 | A2 GA-U02 reserve", "B1 HD-U14", fields={"commands": carried_out}).say("ana", "move A2")
    assert [fact["left"] for fact in s.told("command_cap_near")] == left
    assert s.phase == "commands"


@rule("WC-5.16")
@pytest.mark.parametrize("line", ["move A2", "pass"])
def test_after_the_200th_command_the_battle_ends(line: str) -> None:
    s = scene("A1 GA-U02 | A2 GA-U02 reserve", "B1 HD-U14", fields={"commands": 199}).say("ana", line)
    s.says("command_cap_reached", count=200).says("battle_won", winner=0)
    assert s.phase == "clean_up"


@rule("WC-5.16")
def test_the_200th_command_is_carried_out_with_its_combat_first() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14", fields={"commands": 199}, ana_rolls="6 1", ben_rolls="1")
    s.say("ana", "attack A1 -> B1").silent("command_cap_reached")
    s.passes().says("command_cap_reached").says("battle_won", winner=0)
    assert s.unit("B1") is None


@rule("WC-5.16")
def test_a_new_battle_counts_its_commands_afresh() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14", fields={"commands": 150})
    s.say("ana", "pass").say("ben", "pass").say("ana", "clean_up").say("ben", "clean_up")
    assert (s.state.battle_no, s.state.commands) == (2, 0)


# -- rulings --------------------------------------------------------------------------------------------------------


@rule("WC-R29")
def test_passes_in_a_combat_have_nothing_to_do_with_passed_commands() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ana_rolls="6 1", ben_rolls="1").say("ana", "pass")
    assert s.state.pass_count == 1
    s.say("ben", "attack B1 -> A1")
    assert s.state.pass_count == 0
    s.passes()
    # Both have passed their tactics, Ben has attacked: the battle goes on, and one pass does not end it.
    assert (s.phase, s.to_act, s.state.pass_count) == ("commands", ["ana"], 0)
    s.say("ana", "pass")
    assert s.phase == "commands"


@rule("WC-R14", "WC-7.1")
def test_both_draw_only_after_the_block() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14 | B2 HD-U10").say("ana", "attack A1 -> B1").silent("drew")
    s.asks("ben", "block", "no_block", "B2").say("ben", "block with=B2")
    keys = [event.key for event in s.events if event.key in ("blocked", "drew")]
    assert keys == ["blocked", "drew", "drew"]


@rule("WC-R24", "WC-H1")
def test_everybody_may_look_at_all_discard_piles() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14", ana_discard="NE-C01 NE-C02", ben_army_discard="HD-U01")
    for viewer in (0, 1, None):
        ana, ben = s.match.view(viewer).players
        assert (ana.action_discard, ben.army_discard) == (("NE-C01", "NE-C02"), ("HD-U01",))


@rule("WC-1.13")
def test_a_card_wins_over_the_rules_and_breaks_no_more_than_it_must() -> None:
    # Infantry never blocks by the rules; the card lets it, but it must still be ready (WC-6.12).
    s = scene("A1 GA-U02", "B1 HD-U14 | B2 HD-U07 | B3 HD-U07 committed", ben_hand="NE-C29", options=PAUSE)
    s.say("ana", "attack A1 -> B1").asks("ben", "reaction_hand", "no_reaction", "NE-C29")
    s.say("ben", "react NE-C29").says("blocked", unit="B2")
    s = scene("A1 GA-U02", "B1 HD-U14 | B3 HD-U07 committed", ben_hand="NE-C29", options=PAUSE)
    s.say("ana", "attack A1 -> B1").asks("ben", "reaction_hand", "no_reaction").say("ben", "no_reaction")
    s.silent("blocked")
