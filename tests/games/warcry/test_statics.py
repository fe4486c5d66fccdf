"""Statics: values and flags given while a card is in play (WC-C23, WC-C24, WC-C53, WC-C54)."""

from __future__ import annotations

import pytest

from bot.games.warcry.game import WarCry
from tests.support.oneoff import ability, melee, static, strategy
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene


def unit_with(*statics: str, **row: str) -> WarCry:
    """The game with a unit X-U1 (infantry, cost 3, 3 strength, 2 tactic points, leadership 3) with these statics."""
    return game_with(units=[{"abilities": f"[{', '.join(statics)}]", **row}])


def flagged(name: str, **row: str) -> WarCry:
    """The game with a unit X-U1 that has a flag."""
    return unit_with(static(f"flag(me, {name})"), **row)


# -- values -------------------------------------------------------------------------------------------------------


@rule("WC-C23")
@pytest.mark.parametrize(
    ("field", "printed"),
    [("strength", 4), ("tp", 3), ("leadership", 3), ("terror", 0), ("victory", 0), ("scout", 0)],
)
@pytest.mark.parametrize("amount", [2, -2])
def test_values_of_a_unit_change_while_the_card_is_in_play(field: str, printed: int, amount: int) -> None:
    game = unit_with(static(f"stat(all(own, men), {field}, {amount})"))
    s = scene("A1 GA-U02 | A2 X-U1 | A3 GA-U15", "B1 HD-U07", game=game)
    read = {"tp": "tactic_points"}.get(field, field)
    assert getattr(s.board, read)(s.there("A1")) == printed + amount
    without = scene("A1 GA-U02", "B1 HD-U07", game=game)
    assert getattr(without.board, read)(without.there("A1")) == printed


@rule("WC-C23")
def test_several_statics_add_up() -> None:
    game = unit_with(static("stat(all(own), strength, 1)", "stat(me, strength, 1)"))
    s = scene("A1 X-U1 with NE-A05 | A2 X-U1", "B1 HD-U07", game=game)
    assert (s.strength("A1"), s.strength("A2")) == (3 + 3 + 1, 3 + 3)


@rule("WC-C23")
def test_a_ranged_bonus_gives_nothing_to_a_unit_that_cannot_shoot() -> None:
    s = scene("A1 GA-U10 | A2 GA-U02 | A3 X-U1", "B1 HD-U07", game=unit_with(static("stat(all(own), ranged, 2)")))
    assert s.board.ranged(s.there("A1")) == ((8, "normal"),)
    assert s.board.ranged(s.there("A2")) == ()
    s.refused("ana", "shoot A2 -> B1", "no_ranged_attack", "WC-9.1")
    s.say("ana", "shoot A1 -> B1").says("ranged_declared", value=8)


@rule("WC-C23")
def test_terror_scout_and_victory_may_be_given_to_a_unit_without() -> None:
    game = unit_with(static("stat(mine, terror, 2)"))
    s = scene("A1 GA-U02 | A2 X-U1", "B1 HD-U07", game=game).say("ana", "attack A1 -> B1")
    assert (s.board.terror(s.there("A1")), s.leadership("B1")) == (2, 1)


# -- prices -------------------------------------------------------------------------------------------------------


def mustering(game: WarCry, hand: str, ana: str = "A1 X-U1", ben: str = "B1 HD-U07", **more: object) -> Scene:
    """Ana may muster; Ben has passed."""
    zones = {"ben_passed_muster": True, "ana_army_hand": hand, **more}
    return scene(ana, ben, game=game, phase="muster", **zones)  # type: ignore[arg-type]


@rule("WC-C23")
@pytest.mark.parametrize(
    ("terms", "card", "cost"),
    [
        ("", "GA-U02", 3),
        (", dwarf", "GA-U15", 2),
        (", dwarf", "GA-U02", 4),
        (", cost_ge(5)", "GA-U13", 4),
        (", cost_ge(6)", "GA-U13", 5),
        (", cost_le(3)", "GA-U15", 2),
        (", cost_le(3)", "GA-U02", 4),
        (", flyer", "GA-U13", 4),
        (", infantry, men", "GA-U02", 3),
        (", unique", "GA-U19", 5),
        (", other", "X-U1", 2),
        (", has_ranged", "GA-U10", 2),
        (", has_ranged", "GA-U02", 4),
        (", committed", "GA-U02", 4),
    ],
)
def test_a_price_is_changed_for_units_whose_printed_card_fits(terms: str, card: str, cost: int) -> None:
    game = unit_with(static(f"stat(all(own{terms}), cost, -1)"))
    s = mustering(game, card).say("ana", f"muster_unit {card} line=reserve")
    s.says("mustered", cost=cost, left=20 - cost)
    assert s.player("ana").spent == cost


@rule("WC-C23")
def test_a_price_is_never_below_0() -> None:
    game = unit_with(static("stat(all(own), cost, -4)"))
    mustering(game, "HD-U14").say("ana", "muster_unit HD-U14 line=battle").says("mustered", cost=0)
    s = mustering(game, "GA-U13").say("ana", "muster_unit GA-U13 line=battle")
    assert s.player("ana").spent == 1


@rule("WC-C23")
@pytest.mark.parametrize(("player", "ana", "ben"), [("own", 5, 4), ("enemy", 4, 5)])
def test_a_price_may_be_the_enemys(player: str, ana: int, ben: int) -> None:
    game = unit_with(static(f"stat(all({player}), cost, 1)"))
    s = mustering(game, "NE-U02", ana="A1 X-U1", ben_army_hand="NE-U02", ben_passed_muster=False)
    s.say("ana", "muster_unit NE-U02 line=battle").says("mustered", cost=ana)
    s.say("ben", "muster_unit NE-U02 line=battle").says("mustered", cost=ben)
    assert (s.player("ana").spent, s.player("ben").spent) == (ana, ben)


@rule("WC-C23")
def test_the_price_of_an_attachment_is_not_touched() -> None:
    s = mustering(unit_with(static("stat(all(own), cost, -1)")), "NE-A05")
    s.say("ana", "muster_attachment NE-A05 unit=A1").says("attached", cost=2)
    assert s.player("ana").spent == 2


@rule("WC-C23")
@pytest.mark.parametrize(("kept", "spent"), [("A1=battle A2=battle", 3 + 3), ("A2=battle", 4)])
def test_keeping_a_unit_costs_the_changed_price_while_the_card_is_kept_too(kept: str, spent: int) -> None:
    game = unit_with(static("stat(all(own, other), cost, -1)"))
    s = scene("A1 X-U1 | A2 GA-U02", "", game=game, fields={"pass_count": 1, "commands": 3}).say("ana", "pass")
    s.say("ana", f"clean_up {kept}").says("battle_begun", battle=2)
    assert s.player("ana").spent == spent


# -- flags --------------------------------------------------------------------------------------------------------


@rule("WC-C24")
def test_cannot_attack_forbids_attacks_and_shots() -> None:
    game = unit_with("ranged(6, normal)", static("flag(me, cannot_attack)"))
    s = scene("A1 X-U1", "B1 HD-U07", game=game, active="ana")
    s.refused("ana", "attack A1 -> B1", "unit_cannot_attack", "WC-C24")
    s.refused("ana", "shoot A1 -> B1", "unit_cannot_attack", "WC-C24")
    assert s.offers("ana") == ["pass", "retreat"]


@rule("WC-C24")
def test_a_unit_that_cannot_attack_may_still_block_and_defend() -> None:
    game = flagged("cannot_attack", speed="flyer")
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 X-U1", game=game).say("ana", "attack A1 -> B1")
    s.say("ben", "block with=B2").says("blocked", unit="B2")
    assert s.state.combat is not None
    assert s.state.combat.defender == "B2"


@rule("WC-C24")
@pytest.mark.parametrize(("need", "asked"), [("", False), ("battle_is(2)", True)])
def test_cannot_block(need: str, asked: bool) -> None:
    game = unit_with(static("flag(me, cannot_block)", need=need), speed="cavalry")
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 X-U1", game=game).say("ana", "attack A1 -> B1")
    assert bool(s.match.asks) == asked
    if asked:
        s.asks("ben", "block", "no_block", "B2", clause="WC-6.7")


@rule("WC-C24", "WC-C54")
def test_unblockable_stops_blocks_by_type_and_by_card() -> None:
    s = scene("A1 X-U1", "B1 HD-U07 | B2 HD-U03 | B3 HD-U14", game=flagged("unblockable"), ben_hand="NE-C29")
    s.say("ben", "arm NE-C29").say("ana", "attack A1 -> B1").silent("blocked", "reaction_played")
    assert s.phase == "tactics"
    assert "NE-C29" in s.player("ben").action_hand


@rule("WC-C24")
def test_against_an_unroutable_unit_no_rout_check_is_rolled() -> None:
    s = scene("A1 GA-U02", "B1 X-U1 | B2 HD-U14", game=flagged("unroutable"), ana_rolls="6", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").silent("routed", "not_routed")
    assert [facts["purpose"] for facts in s.told("rolled")] == ["combat", "combat"]
    assert (s.unit("B1"), s.to_act) == (None, ["ben"])  # destroyed, but no follow-up


@rule("WC-C24")
def test_auto_rout_does_not_work_on_an_unroutable_unit() -> None:
    s = scene(
        "A1 GA-U02", "B1 X-U1 | B2 HD-U14", game=flagged("unroutable"), ana_hand="NE-C13", ana_rolls="6", ben_rolls="1"
    )
    s.say("ana", "attack A1 -> B1", "play_tactic NE-C13").passes().silent("routed")
    assert (s.unit("B1"), s.phase) == (None, "commands")


@rule("WC-C24")
def test_shielded_keeps_infantry_and_cavalry_from_choosing_a_unit_in_reserve() -> None:
    game = flagged("shielded")
    s = scene("A1 GA-U02 | A2 GA-U11 | A3 GA-U13 | A4 GA-U10", "B1 HD-U07 committed | B2 X-U1 reserve", game=game)
    s.refused("ana", "attack A1 -> B2", "target_shielded", "WC-C24")
    s.refused("ana", "attack A2 -> B2", "target_shielded", "WC-C24")
    assert {"attack A3 -> B2", "ranged_attack A4 -> B2", "attack A1 -> B1"} <= set(s.offers("ana"))


@rule("WC-C24")
def test_shielded_protects_only_in_the_reserve_line() -> None:
    s = scene("A1 GA-U02", "B1 X-U1", game=flagged("shielded"))
    assert "attack A1 -> B1" in s.offers("ana")


@rule("WC-C24")
def test_a_follow_up_may_meet_a_shielded_unit() -> None:
    game = unit_with(static("flag(me, shielded)", "flag(all(own), shielded)"))
    s = scene(
        "A1 GA-U02", "B1 HD-U07 | B2 HD-U14 committed | B3 X-U1 reserve", game=game, ana_rolls="6 6", ben_rolls="1"
    )
    s.fights("ana", "attack A1 -> B1").say("ana", "follow_up yes")  # B3 is the only ready unit
    assert s.state.combat is not None
    assert (s.state.combat.defender, s.state.combat.follow_up) == ("B3", True)


@rule("WC-C24", "WC-C54")
def test_attacks_as_flyer_changes_the_legal_targets_only() -> None:
    s = scene("A1 X-U1", "B1 HD-U07 | B2 HD-U14 reserve | B3 HD-U03", game=flagged("attacks_as_flyer"))
    s.say("ana", "attack A1 -> B2").asks("ben", "block", "no_block", "B3")  # cavalry is faster than infantry
    t = scene("A1 X-U1 reserve | A2 GA-U02", "B1 HD-U07", game=flagged("attacks_as_flyer"))
    t.refused("ana", "attack A1 -> B1", "infantry_in_reserve", "WC-6.1")
    assert "attack A1 -> B1" not in t.offers("ana")


@rule("WC-C24", "WC-C54")
def test_attacks_as_flyer_passes_a_shield() -> None:
    game = game_with(
        units=[
            {"abilities": f"[{static('flag(me, attacks_as_flyer)')}]"},
            {"abilities": f"[{static('flag(me, shielded)')}]"},
        ]
    )
    s = scene("A1 X-U1", "B1 HD-U07 | B2 X-U2 reserve", game=game)
    assert {"attack A1 -> B1", "attack A1 -> B2"} <= set(s.offers("ana"))


@rule("WC-C24", "WC-C54")
def test_a_flyer_that_attacks_as_cavalry_has_the_targets_of_cavalry() -> None:
    game = flagged("attacks_as_cavalry", speed="flyer")
    s = scene("A1 X-U1 reserve | A2 GA-U02", "B1 HD-U07 | B2 HD-U14 reserve | B3 HD-U03", game=game)
    s.refused("ana", "attack A1 -> B2", "target_behind_line", "WC-6.4")
    s.say("ana", "attack A1 -> B1")  # from the reserve line, and nothing is faster than a flyer
    assert s.phase == "tactics"


@rule("WC-C24")
@pytest.mark.parametrize("attacker", ["GA-U02", "GA-U11", "GA-U13"])
def test_blocks_any_blocks_every_type(attacker: str) -> None:
    s = scene(f"A1 {attacker}", "B1 HD-U07 | B2 X-U1", game=flagged("blocks_any"))
    s.say("ana", "attack A1 -> B1").asks("ben", "block", "no_block", "B2").say("ben", "block with=B2")
    assert s.state.combat is not None
    assert s.state.combat.blocked


@rule("WC-C24", "WC-C54")
@pytest.mark.parametrize(("flag", "leadership"), [("terror_immune", 3), ("cannot_block", 1)])
def test_terror_immune_is_as_a_terror_of_its_own_without_one(flag: str, leadership: int) -> None:
    s = scene("A1 X-U1", "B1 HD-U03", game=flagged(flag)).say("ana", "attack A1 -> B1")
    assert s.leadership("A1") == leadership
    assert (s.board.terror(s.there("A1")), s.leadership("B1")) == (0, 4)


@rule("WC-C24", "WC-C54")
def test_stays_ready_after_shot() -> None:
    game = unit_with("ranged(6, normal)", static("flag(me, stays_ready_after_shot)"))
    s = scene("A1 X-U1", "B1 HD-U07", game=game, ana_rolls="6", ben_rolls="1").fights("ana", "shoot A1 -> B1")
    assert (s.there("A1").committed, s.there("B1").committed) == (False, True)


@rule("WC-C54")
def test_a_shooter_committed_during_the_tactics_does_not_stay_ready() -> None:
    game = game_with(
        units=[{"abilities": f"[ranged(6, normal), {static('flag(me, stays_ready_after_shot)')}]"}],
        actions=[ability("tactic", "commit(mine)")],
    )
    s = scene("A1 X-U1", "B1 HD-U07", game=game, ana_hand="X-C1", ana_rolls="6", ben_rolls="1")
    s.say("ana", "shoot A1 -> B1", "play_tactic X-C1").passes()
    assert (s.there("A1").committed, s.there("B1").committed) == (True, True)


@rule("WC-C24")
def test_a_unit_that_cannot_be_carried_over_must_go() -> None:
    s = scene(
        "A1 X-U1 | A2 GA-U02", "", game=flagged("cannot_be_carried_over"), fields={"pass_count": 1, "commands": 3}
    )
    s.say("ana", "pass").refused("ana", "clean_up A1=battle A2=battle", "cannot_be_carried_over", "WC-12.12")
    s.say("ana", "clean_up A2=reserve")
    assert [unit.id for unit in s.player("ana").units] == ["A2"]
    assert "X-U1" in s.player("ana").army_discard


# -- flags against flags ------------------------------------------------------------------------------------------


@rule("WC-C54")
def test_a_flag_that_forbids_beats_one_that_allows() -> None:
    game = game_with(
        units=[
            {"abilities": f"[{static('flag(me, blocks_any)', 'flag(me, cannot_block)')}]"},
            {"abilities": f"[{static('flag(me, blocks_any)')}]"},
            {"abilities": f"[{static('flag(me, unblockable)')}]"},
        ]
    )
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 X-U1 | B3 X-U2", game=game).say("ana", "attack A1 -> B1")
    s.asks("ben", "block", "no_block", "B3")
    t = scene("A1 X-U3", "B1 HD-U07 | B3 X-U2", game=game).say("ana", "attack A1 -> B1")
    assert t.phase == "tactics"


@rule("WC-C54")
def test_cannot_block_keeps_a_unit_from_being_chosen_by_block_with() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U04 | B3 HD-U14", ben_hand="NE-C29")
    s.say("ben", "arm NE-C29").say("ana", "attack A1 -> B1").says("blocked", unit="B3", card="NE-C29")
    t = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U04", ben_hand="NE-C29")
    t.say("ben", "arm NE-C29").say("ana", "attack A1 -> B1").silent("reaction_played", "blocked")
    assert "NE-C29" in t.player("ben").action_hand


@rule("WC-C54")
def test_no_block_also_stops_block_with() -> None:
    s = scene("A1 HD-U07", "B1 GA-U02 | B2 GA-U15", ana_hand="HD-C12", ben_hand="NE-C29")
    s.say("ana", "arm HD-C12").say("ben", "arm NE-C29").say("ana", "attack A1 -> B1")
    s.says("block_forbidden", card="HD-C12").silent("blocked")
    assert "NE-C29" in s.player("ben").action_hand


# -- statics among themselves -------------------------------------------------------------------------------------


@rule("WC-C53")
@pytest.mark.parametrize(
    ("need", "counted"),
    [
        ("is_(me, ready)", True),
        ("ge(value(me, printed_strength), 4)", False),
        ("ge(value(me, printed_strength), 3)", True),
        ("is_(me, cost_le(3))", True),
        ("ge(value(me, attachments), 1)", True),
    ],
)
def test_a_static_reads_only_what_statics_do_not_change(need: str, counted: bool) -> None:
    game = unit_with(static("stat(me, strength, 2)", need=need))
    s = scene("A1 X-U1 with NE-A05", "B1 HD-U07", game=game)
    assert s.strength("A1") == (6 if counted else 4)


@rule("WC-C53")
def test_a_static_of_an_attachment_belongs_to_the_player_in_whose_formation_it_is() -> None:
    # Ana's attachment strengthens the whole side of its bearer. It is moved to Ben's unit, and so changes sides.
    game = game_with(
        attachments=[{"abilities": f"[{static('stat(all(own), strength, 1)')}]"}],
        actions=[ability("tactic", "move_attachment(mine, foe)")],
    )
    s = scene("A1 GA-U02 with A9 X-A1 | A2 GA-U15", "B1 HD-U07 | B2 HD-U14", game=game, ana_hand="X-C1")
    s.say("ana", "attack A1 -> B1")
    assert [s.strength(piece) for piece in ("A1", "A2", "B1", "B2")] == [5, 4, 4, 2]
    s.say("ana", "play_tactic X-C1").says("attachment_moved", unit="B1", attachment="A9")
    assert [s.strength(piece) for piece in ("A1", "A2", "B1", "B2")] == [4, 3, 5, 3]


@rule("WC-C53")
def test_need_is_checked_for_the_controller_of_the_card() -> None:
    card = strategy(static("stat(all(enemy), leadership, -1)", need="exists(own, greenskin)"))
    s = melee(
        card, ability("tactic", "strength(mine, 1)"), hand="", ben="B1 HD-U07 | B2 HD-U14", ben_strategies="B9 X-C1"
    )
    assert (s.leadership("A1"), s.leadership("B1")) == (2, 3)
    t = melee(card, hand="", ben="B1 HD-U07 | B2 HD-U14", ana_strategies="A9 X-C1")
    assert (t.leadership("A1"), t.leadership("B1")) == (3, 3)
