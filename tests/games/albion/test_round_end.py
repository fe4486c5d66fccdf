"""The round, recovery and victory (AL-5, AL-22, AL-23, AL-24)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.albion.state import Fight
from tests.support.joust import Joust, scene, starter
from tests.support.rules import rule

AWAY = "2.1 lancelot @B14 horse revealed"


def ends(ana: str = "1.1 gawain @C19 horse", *, ben: str = AWAY, **more: object) -> Joust:
    """The end of a round, which comes by itself."""
    return scene("round_end", ana=ana, ben=ben, **more)  # type: ignore[arg-type]


# -- the round -------------------------------------------------------------------------------------------------------


@rule("AL-5.1", "AL-5.6", "AL-5.7", "AL-5.4", "AL-5.5")
def test_without_anything_to_ask_a_round_runs_through_its_four_phases() -> None:
    s = scene("movement", ana="1.1 gawain @C19 horse", ben=AWAY)
    s.say("ana", "orders none").say("ben", "orders none").says("round_started", round=2, seat=1)
    assert (s.state.phase, s.state.round, s.to_act) == ("movement", 2, ["ana", "ben"])


@rule("AL-5.8", "AL-R11")
@pytest.mark.parametrize(("round_", "lead"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1]), (4, [0, 1, 2])])
def test_the_lead_goes_round(round_: int, lead: list[int]) -> None:
    s = ends(cyr="3.1 tristan @M14", round=round_)
    assert s.match.lines[0].position.snapshot
    s.state.round = round_
    assert s.board.lead_order() == lead


@rule("AL-5.8")
def test_the_players_who_are_out_are_skipped_and_the_next_one_leads() -> None:
    s = ends(
        cyr="3.1 tristan @M14", round=1, seat_fields={"ben": {"status": "out"}}, ben="2.1 lancelot status=eliminated"
    )
    assert (s.state.round, s.board.lead_order()) == (2, [2, 0])


@rule("AL-5.7", "AL-9.2", "AL-22.1")
def test_what_holds_for_a_round_ends_with_it() -> None:
    s = ends("1.1 gawain @C17 horse fought read_card", seat_fields={"ben": {"attacks": ()}})
    knight = s.knight("1.1")
    assert (knight.fought, knight.read_card, s.state.seats[1].attacks) == (False, False, None)


@rule("AL-D4", "AL-5.4")
def test_cards_are_read_by_themselves() -> None:
    s = scene("movement", ana="1.1 gawain @A14 horse", ben=AWAY, dice=[3, 4])
    s.say("ana", "orders 1: A13").say("ben", "orders none").says("fate_rolled", pawn="1.1", land="galehot", total=7)
    assert (s.state.round, s.knight("1.1").entered) == (2, "")


# -- recovery --------------------------------------------------------------------------------------------------------


@rule("AL-22.1", "AL-R30")
def test_in_the_own_castle_a_knight_heals_one_and_regains_one_power() -> None:
    s = ends("1.1 gawain @C19 horse damage=3 P=8 power=5")
    assert (s.knight("1.1").damage, s.knight("1.1").power) == (2, 6)


@rule("AL-R30")
def test_by_a_house_rule_no_castle_heals() -> None:
    s = ends("1.1 gawain @C19 horse damage=3 P=8 power=5", options={"recovery": False})
    assert (s.knight("1.1").damage, s.knight("1.1").power) == (3, 5)


@rule("AL-22.1")
@pytest.mark.parametrize("where", ["@C18", "@C19 fought", "@M14"])
def test_nowhere_else_and_not_after_a_fight(where: str) -> None:
    s = ends(f"1.1 gawain {where} horse damage=3 power=5")
    assert (s.knight("1.1").damage, s.knight("1.1").power) == (3, 5)


@rule("AL-22.1", "AL-4.2")
def test_power_is_not_regained_above_its_limit_and_a_higher_one_stays() -> None:
    s = ends("1.1 gawain left_castle=no power_limit=6 power=6 | 1.2 kay left_castle=no power_limit=6 power=8")
    assert [s.knight(code).power for code in ("1.1", "1.2")] == [6, 8]


@rule("AL-22.2", "AL-22.3", "AL-21.6", "AL-T6")
@pytest.mark.parametrize(
    ("ana", "left"),
    [
        ("@C17 holy_grail damage=3", 2),
        ("@C17 holy_grail damage=3 fought", 2),
        ("@C17 cauldron damage=3", 1),
        ("@C17 cauldron damage=3 fought", 3),
        ("@C19 cauldron holy_grail damage=5", 1),
        ("@C19 cauldron holy_grail damage=2", 0),
    ],
)
def test_grail_and_cauldron_heal_at_the_end_of_the_round(ana: str, left: int) -> None:
    assert ends(f"1.1 gawain {ana} horse").knight("1.1").damage == left


@rule("AL-22.3", "AL-2.7")
def test_castle_cauldron_grail_and_never_below_none() -> None:
    s = ends("1.1 gawain @C19 horse cauldron holy_grail damage=2 revealed")
    healed = [event for event in s.match.events if event.key in ("recovered", "healed_by")]
    assert [(one.key, one.facts["amount"]) for one in healed] == [("recovered", 1), ("healed_by", 1)]
    assert healed[1].facts["token"] == "cauldron"


@rule("AL-21.8", "AL-21.3", "AL-H9", "AL-H10")
def test_how_an_unknown_knight_recovers_only_his_owner_learns() -> None:
    s = ends("1.1 gawain @C19 horse cauldron damage=4")
    assert {event.to for event in s.match.events if event.key in ("recovered", "healed_by")} == {(0,)}
    assert not s.knight("1.1").tokens[0].public
    s = ends("1.1 gawain @C19 horse cauldron damage=4 revealed")
    assert {event.to for event in s.match.events if event.key in ("recovered", "healed_by")} == {None}
    assert s.knight("1.1").tokens[0].public


@rule("AL-21.8")
def test_healing_that_heals_nothing_is_no_visible_use() -> None:
    s = ends("1.1 gawain @C17 horse cauldron revealed")
    assert not s.knight("1.1").tokens[0].public
    assert "healed_by" not in [event.key for event in s.match.events]


# -- victory ---------------------------------------------------------------------------------------------------------


@rule("AL-23.1", "AL-23.2", "AL-1.1", "AL-R43")
@pytest.mark.parametrize(
    ("ana", "lying", "wins"),
    [
        ("1.1 gawain @C19 holy_grail bleeding_lance", {}, True),
        ("1.1 gawain @C19 holy_grail", {"C19": "bleeding_lance"}, True),
        ("1.1 gawain @C17", {"C19": "bleeding_lance holy_grail"}, True),
        ("1.1 gawain @C18 holy_grail bleeding_lance", {}, False),
        ("1.1 gawain @C19 holy_grail", {}, False),
        ("1.1 gawain @C18 holy_grail", {"C19": "bleeding_lance"}, False),
    ],
)
def test_both_artefacts_in_the_own_castle_win(ana: str, lying: dict[str, str], wins: bool) -> None:
    s = ends(ana, lying=lying)
    assert (s.state.winners, s.state.reason, s.state.phase == "finished") == (
        ([0], "artefacts", True) if wins else ([], "", False)
    )


@rule("AL-23.1", "AL-23.3")
def test_not_while_an_enemy_stands_in_the_castle() -> None:
    s = ends("1.1 gawain @C17", ben="2.1 lancelot @C19 revealed", lying={"C19": "bleeding_lance holy_grail"})
    assert s.state.phase == "movement"
    ben = "2.1 lancelot @B14 holy_grail"
    s = ends("1.1 gawain @M14 bleeding_lance", ben=ben, lying={})
    assert s.state.phase == "movement"


@rule("AL-23.2", "AL-23.3")
def test_the_victory_is_looked_for_at_the_end_of_phase_2_and_who_takes_one_away_prevents_it() -> None:
    lying = {"C19": "bleeding_lance", "B14": "horse"}
    s = scene("items", ana="1.1 gawain @C19 holy_grail", ben=AWAY, lying=lying)
    s.say("ana", "items none").say("ben", "items none").says("game_won", winner=(0,), reason="artefacts")
    s = scene("items", ana="1.1 gawain @C18 holy_grail", ben="2.1 lancelot @C19", lying=lying)
    s.say("ana", "items none").say("ben", "items 1: take object").say("ben", "keep")
    assert (s.has("2.1"), s.state.phase) == (["bleeding_lance"], "declare")


@rule("AL-23.1", "AL-24.2")
def test_with_two_groups_either_castle_will_do_but_both_in_the_same() -> None:
    two = {"groups_each": 2}
    ben = "3.1 tristan @M14 | 4.1 perceval @M19"
    ana = "1.1 gawain @C18 | 2.1 lancelot @B14 holy_grail bleeding_lance"
    assert ends(ana, ben=ben, options=two).state.winners == [0]
    ana = "1.1 gawain @C19 holy_grail | 2.1 lancelot @B14 bleeding_lance"
    assert ends(ana, ben=ben, options=two).state.winners == []
    ana = "1.1 gawain @C18 | 1.2 kay @B14 holy_grail bleeding_lance | 2.1 lancelot @B16"
    assert ends(ana, ben=ben, options=two).state.winners == [0]


@rule("AL-24.4")
def test_castles_of_groups_not_in_play_are_plain_hexes() -> None:
    s = ends("1.1 gawain @M19 holy_grail bleeding_lance damage=2")
    assert (s.state.winners, s.knight("1.1").damage) == ([], 1)  # the Grail heals, the castle does not


# -- elimination -----------------------------------------------------------------------------------------------------


@rule("AL-23.4", "AL-R44")
def test_who_has_no_knight_left_is_out_at_the_end_of_the_phase_and_the_last_one_wins() -> None:
    s = scene("movement", ana="1.1 gawain @C19 horse", ben="2.1 lancelot status=eliminated")
    s.say("ana", "orders none").say("ben", "orders none").says("player_eliminated", seat=1)
    s.says("game_won", winner=(0,), reason="last")
    assert s.to_act == []


@rule("AL-23.4")
def test_with_three_players_the_game_goes_on() -> None:
    s = scene(
        "movement", ana="1.1 gawain @C19 horse", ben="2.1 lancelot status=eliminated", cyr="3.1 tristan @M14 horse"
    )
    s.say("ana", "orders none").say("ben", "orders none").say("cyr", "orders none").says("player_eliminated", seat=1)
    assert (s.state.phase, s.to_act) == ("movement", ["ana", "cyr"])
    s.refused("ben", "orders none", "you_are_out", "AL-23.4")


@rule("AL-23.6")
def test_if_all_are_eliminated_in_the_same_phase_the_game_is_a_draw() -> None:
    s = scene("movement", ana="1.1 gawain status=eliminated", ben="2.1 lancelot status=eliminated")
    s.say("ana", "orders none").say("ben", "orders none").says("game_won", winner=(), reason="draw")
    assert s.match.outcome is not None and s.match.outcome.winners == ()


# -- the limit of rounds ---------------------------------------------------------------------------------------------

LAST: dict[str, Any] = {"options": {"round_limit": 5}, "round": 5}


@rule("AL-23.5")
def test_after_the_last_round_points_are_counted_before_it_they_are_not() -> None:
    s = ends("1.1 gawain @C17 holy_grail", options={"round_limit": 5}, round=4)
    assert s.state.phase == "movement"
    s = ends("1.1 gawain @C17 holy_grail", **LAST)
    assert (s.state.winners, s.state.reason) == ([0], "rounds")
    s = ends("1.1 gawain @C17 holy_grail", options={"round_limit": 0}, round=40)
    assert s.state.phase == "movement"


@rule("AL-23.5")
@pytest.mark.parametrize(
    ("ana", "ben", "more", "winners"),
    [
        ("1.1 gawain @C19 holy_grail", "2.1 lancelot @B16 bleeding_lance", {}, [0]),  # 3 against 1
        ("1.1 gawain @C19", "2.1 lancelot @B16 bleeding_lance", {"lying": {"C19": "holy_grail"}}, [0]),
        ("1.1 gawain @C17 holy_grail", "2.1 lancelot @B14 bleeding_lance", {}, [1]),
        ("1.1 gawain @C17 | 1.2 kay @D17", "2.1 lancelot @B14", {}, [0]),  # knights
        ("1.1 gawain @C17", "2.1 lancelot @B16", {"treasury": {"ben": 17}}, [1]),  # Treasury
        ("1.1 gawain @C17 damage=3", "2.1 lancelot @B16", {}, [0, 1]),  # shared
    ],
)
def test_points_then_knights_then_treasury_then_a_shared_victory(
    ana: str, ben: str, more: dict[str, Any], winners: list[int]
) -> None:
    assert ends(ana, ben=ben, **more, **LAST).state.winners == winners


@rule("AL-24.1", "AL-1.2")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    assert starter().refuses(starter().options_type(), seats) is not None
    assert all(starter().refuses(starter().options_type(), number) is None for number in (2, 3, 4))


def test_a_fight_is_a_chapter_of_its_own() -> None:
    s = scene("movement", ana="1.1 gawain @C19", ben=AWAY)
    assert s.game.chapter(s.state) == "round 1"
    s.state.fight = Fight(["1.1", "2.1"])
    assert s.game.chapter(s.state) == "round 1 fight 0"
