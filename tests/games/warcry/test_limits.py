"""How often an ability may be used (WC-C10, WC-C52)."""

from __future__ import annotations

import pytest

from tests.support.oneoff import ability, melee, strategy, text
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene


def bearer(*abilities: str) -> dict[str, str]:
    """A card with these abilities."""
    return {"abilities": f"[{', '.join(abilities)}]"}


def exchange(s: Scene, *lines: str) -> Scene:
    """Ana's tactics, one after the other; Ben passes in between."""
    for number, line in enumerate(lines):
        if number:
            s.say("ben", "tactic_pass")
        s.say("ana", line)
    return s


# -- the default --------------------------------------------------------------------------------------------------


@rule("WC-C10", "WC-C52")
@pytest.mark.parametrize("kind", ["tactic", "support", "warcry"])
def test_tactics_and_supports_once_per_combat(kind: str) -> None:
    game = game_with(units=[bearer(text(kind, "strength(mine, 1)"))])
    who = "A2" if kind == "support" else "A1"
    army = "A1 GA-U02 | A2 X-U1" if kind == "support" else "A1 X-U1 | A2 GA-U15"
    s = scene(army, "B1 HD-U07 | B2 HD-U14", game=game, ana_rolls="6 6", ben_rolls="1")
    s.say("ana", "attack A1 -> B1", f"use_tactic {who}").say("ben", "tactic_pass")
    if kind == "warcry":
        s.refused("ana", f"use_tactic {who}", "warcry_too_late", "WC-7.8")
    else:
        s.refused("ana", f"use_tactic {who}", "already_used", "WC-7.18", limit="combat")
    assert s.offers("ana") == ["tactic_pass"]
    # In the follow-up, a new combat, it may be used again.
    s.passes().say("ana", "follow_up yes", f"use_tactic {who}")
    assert s.strength("A1") == (4 if who == "A1" else 5)


@rule("WC-C10")
def test_commands_have_no_limit_by_default() -> None:
    game = game_with(units=[bearer(text("command", "draw(own, 1)"))])
    s = scene("A1 X-U1", "B1 HD-U07", game=game).say("ana", "use_command A1").say("ben", "pass")
    s.say("ana", "use_command A1").says("drew", count=1)
    assert len(s.player("ana").action_hand) == 2


@rule("WC-C10")
def test_reactions_have_none_either_but_one_use_per_event() -> None:
    game = game_with(units=[bearer(text("reaction", "token(me, victory, 1)", on="combat_roll(any_side)"))])
    s = scene("A1 GA-U02 | A2 X-U1", "B1 HD-U07", game=game, ana_rolls="6 1", ben_rolls="1")
    s.say("ana", "order reaction A2 always").fights("ana", "attack A1 -> B1")
    assert s.there("A2").tokens == {"victory": 2}  # once for each of the two rolls


# -- named limits -------------------------------------------------------------------------------------------------


@rule("WC-C10")
@pytest.mark.parametrize(
    ("limit", "second", "next_battle"), [("battle", False, True), ("game", False, False), ("none", True, True)]
)
def test_a_command_may_be_limited_to_once_a_battle_or_once_a_game(limit: str, second: bool, next_battle: bool) -> None:
    game = game_with(units=[bearer(text("command", "token(me, victory, 1)", limit=limit))])
    s = scene("A1 X-U1", "", game=game, ana_rolls="6", ben_rolls="1").say("ana", "use_command A1").say("ben", "pass")
    offer = "use_command A1 ability=1"
    assert (offer in s.offers("ana")) == second
    if not second:
        s.refused("ana", "use_command A1", "already_used", "WC-C10", limit=limit)
    s.say("ana", "pass", "clean_up A1=battle").say("ben", "choose_muster_order first=A").say("ana", "muster_pass")
    s.say("ben", "muster_pass").says("first_command", seat=0)
    assert (offer in s.offers("ana")) == next_battle


@rule("WC-C10")
@pytest.mark.parametrize(("limit", "again"), [("combat", True), ("battle", False), ("game", False)])
def test_a_tactic_may_be_limited_to_once_a_battle(limit: str, again: bool) -> None:
    game = game_with(units=[bearer(text("support", "strength(mine, 1)", limit=limit))])
    s = scene("A1 GA-U02 | A2 X-U1", "B1 HD-U07 | B2 HD-U14", game=game, ana_rolls="6 6", ben_rolls="1")
    s.say("ana", "attack A1 -> B1", "use_tactic A2").passes().say("ana", "follow_up yes")
    assert ("use_tactic A2 ability=1" in s.offers("ana")) == again


@rule("WC-C10")
@pytest.mark.parametrize(("limit", "uses"), [("combat", 1), ("battle", 1), ("none", 2)])
def test_a_reaction_may_be_limited(limit: str, uses: int) -> None:
    game = game_with(units=[bearer(text("reaction", "token(me, victory, 1)", on="combat_roll(any_side)", limit=limit))])
    s = scene("A1 GA-U02 | A2 X-U1", "B1 HD-U07", game=game, ana_rolls="6 1", ben_rolls="1")
    s.say("ana", "order reaction A2 always").fights("ana", "attack A1 -> B1")
    assert s.there("A2").tokens == {"victory": uses}


@rule("WC-C52")
def test_limit_none_allows_a_tactic_as_often_as_it_can_be_paid() -> None:
    game = game_with(units=[bearer(text("tactic", "strength(mine, 1)", cost="discard(2)", limit="none"))])
    s = scene("A1 X-U1", "B1 HD-U07", game=game, ana_hand="NE-C21 NE-C22 NE-C21 NE-C22").say("ana", "attack A1 -> B1")
    s.say("ana", "use_tactic A1", "choose NE-C21,NE-C22").say("ben", "tactic_pass")
    s.say("ana", "use_tactic A1", "choose NE-C21,NE-C22").say("ben", "tactic_pass")
    s.refused("ana", "use_tactic A1", "cannot_pay")
    assert s.strength("A1") == 5


@rule("WC-C52")
def test_tactic_points_limit_what_the_unit_itself_pays() -> None:
    # 2 tactic points, one for each use.
    game = game_with(units=[bearer(text("tactic", "strength(mine, 1)", cost="tp(1)", limit="none"))])
    s = scene("A1 X-U1", "B1 HD-U07 | B2 HD-U14", game=game, ana_rolls="6 6", ben_rolls="1").say(
        "ana", "attack A1 -> B1"
    )
    exchange(s, "use_tactic A1", "use_tactic A1").say("ben", "tactic_pass").refused(
        "ana", "use_tactic A1", "cannot_pay"
    )
    assert s.state.combat is not None
    assert (s.state.combat.spent, s.strength("A1")) == ({"A1": 2}, 5)
    # Counted for each combat anew (WC-7.16).
    s.passes().say("ana", "follow_up yes", "use_tactic A1")
    assert s.board.tp_left(s.there("A1")) == 1


@rule("WC-C52")
def test_a_cost_in_tactic_points_adds_to_those_spent_on_cards() -> None:
    game = game_with(
        units=[bearer(text("tactic", "strength(mine, 1)", cost="tp(1)"))],
        actions=[ability("tactic", "tp(mine, 0)", points=2)],
    )
    s = scene("A1 X-U1", "B1 HD-U07", game=game, ana_hand="X-C1").say("ana", "attack A1 -> B1", "play_tactic X-C1")
    s.say("ben", "tactic_pass").refused("ana", "use_tactic A1", "cannot_pay")
    assert s.board.tp_left(s.there("A1")) == 0


# -- what is counted ----------------------------------------------------------------------------------------------


@rule("WC-C52")
def test_two_abilities_of_one_card_and_two_copies_count_separately() -> None:
    twice = bearer(text("support", "strength(mine, 1)"), text("support", "strength(mine, 2)"))
    s = scene("A1 GA-U02 | A2 X-U1 | A3 X-U1", "B1 HD-U07", game=game_with(units=[twice])).say("ana", "attack A1 -> B1")
    exchange(s, *(f"use_tactic A{unit} ability={number}" for unit in (2, 3) for number in (1, 2)))
    assert s.strength("A1") == 4 + 1 + 2 + 1 + 2
    assert s.say("ben", "tactic_pass").offers("ana") == ["tactic_pass"]


@rule("WC-C52")
@pytest.mark.parametrize("limit", ["combat", "battle"])
def test_an_attachment_that_moves_keeps_its_count(limit: str) -> None:
    game = game_with(
        attachments=[bearer(text("support", "strength(mine, 1)", limit=limit))],
        actions=[ability("tactic", "move_attachment(pick(own), pick(own, dwarf))")],
    )
    s = scene("A1 GA-U02 | A2 GA-U10 with A9 X-A1 | A3 GA-U15", "B1 HD-U07", game=game, ana_hand="X-C1")
    s.say("ana", "attack A1 -> B1", "use_tactic A9").say("ben", "tactic_pass").say("ana", "play_tactic X-C1")
    s.says("attachment_moved", attachment="A9", unit="A3").say("ben", "tactic_pass")
    s.refused("ana", "use_tactic A9", "already_used", "WC-7.18")
    assert s.strength("A1") == 5


@rule("WC-C52")
def test_a_card_that_left_play_and_came_back_starts_anew() -> None:
    game = game_with(
        units=[bearer(text("support", "strength(mine, 1)", limit="game"))],
        actions=[
            ability("tactic", "destroy(pick(own, other)), return_to_play(pick_discard(own, army, unit), battle, ready)")
        ],
    )
    s = scene("A1 GA-U02 | A2 X-U1", "B1 HD-U07", game=game, ana_hand="X-C1", ana_army_discard="X-U1")
    s.say("ana", "attack A1 -> B1", "use_tactic A2").say("ben", "tactic_pass").say("ana", "play_tactic X-C1")
    assert (s.unit("A2"), s.there("A3").card) == (None, "X-U1")
    assert s.say("ben", "tactic_pass").say("ana", "use_tactic A3").strength("A1") == 6


@rule("WC-C10")
@pytest.mark.parametrize(("limit", "again"), [("", False), ("combat", False), ("battle", False)])
def test_the_support_of_a_strategy_is_limited_like_a_card_in_play(limit: str, again: bool) -> None:
    keys = {"limit": limit} if limit else {}
    s = melee(strategy(text("support", "strength(mine, 1)", **keys)), hand="", ana_strategies="A8 X-C1 | A9 X-C1")
    s.say("ana", "use_tactic A8").say("ben", "tactic_pass")
    assert ("use_tactic A8 ability=1" in s.offers("ana")) == again
    assert s.say("ana", "use_tactic A9").strength("A1") == 6


@rule("WC-C10")
def test_cards_from_the_hand_have_no_limit() -> None:
    s = melee(ability("tactic", "strength(mine, 1)"), hand="X-C1 X-C1 X-C1")
    exchange(s, *["play_tactic X-C1"] * 3)
    assert s.strength("A1") == 7


@rule("WC-C10")
def test_a_cost_that_cannot_be_paid_or_a_condition_that_fails_stops_the_ability() -> None:
    game = game_with(
        units=[
            bearer(text("support", "strength(mine, 1)", need="defending()")),
            bearer(text("support", "strength(mine, 1)", cost="discard(5)")),
            bearer(text("support", "strength(mine, 1)")),
        ]
    )
    s = scene("A1 GA-U02 | A2 X-U1 | A3 X-U2 | A4 X-U3", "B1 HD-U07", game=game).say("ana", "attack A1 -> B1")
    s.refused("ana", "use_tactic A2", "condition_not_met", "WC-7.22").refused("ana", "use_tactic A3", "cannot_pay")
    assert s.offers("ana") == ["use_tactic A4 ability=1", "tactic_pass"]
