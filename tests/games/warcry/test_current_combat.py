"""The current combat: how long it lasts, who fights, and from which line (WC-C46)."""

from __future__ import annotations

import pytest

from tests.support.oneoff import ability, melee, reacted, shot, static, strategy, text, watched
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene

# Everybody in the combat has +3 leadership: what this static reads is the current combat.
SHOWS = strategy(static("stat(all(any_side, in_combat), leadership, 3)"))


def fighting(s: Scene) -> list[str]:
    """The units in the current combat, as a static sees them."""
    return [
        unit.id
        for side in s.state.players
        for unit in side.units
        if s.leadership(unit.id) > s.board.card(unit.card).leadership
    ]


def asking(on: str, who: str, **zones: object) -> Scene:
    """A scene that stops at the reaction of a unit X-U1 of Ana's, with the static of above in play."""
    game = game_with(units=[{"abilities": f"[{text('reaction', 'draw(own, 1)', on=on)}]"}], actions=[SHOWS])
    s = scene(
        "A1 GA-U10 | A2 X-U1",
        "B1 HD-U07 | B2 HD-U03 | B3 HD-U14 reserve",
        game=game,
        ana_strategies="A9 X-C1",
        **zones,  # type: ignore[arg-type]
    )
    return s.say("ana", who)


def paused(s: Scene) -> list[str]:
    """The units in the current combat while a question is open."""
    assert s.match.pause is not None
    board = s.game.board(s.match.pause.state)
    s.looked_at.update((0, 1))
    return [unit.id for unit in board.everybody() if board.in_combat(unit)]


# -- from when to when --------------------------------------------------------------------------------------------


@rule("WC-C46")
@pytest.mark.parametrize(
    ("on", "line"), [("attack_declared(own)", "attack A1 -> B1"), ("ranged_declared(own)", "shoot A1 -> B1")]
)
def test_the_combat_exists_from_the_declaration_while_the_target_is_still_in_its_line(on: str, line: str) -> None:
    s = asking(on, line)
    assert paused(s) == ["A1", "B1"]
    assert s.match.pause is not None
    assert s.match.pause.state.players[1].units[0].line == "battle"


@rule("WC-C46")
def test_after_a_block_the_blocker_is_the_defender() -> None:
    s = melee(SHOWS, hand="", ben="B1 HD-U07 | B2 HD-U03 reserve", ana_strategies="A9 X-C1")
    assert paused(s) == ["A1", "B1"]
    s.say("ben", "block with=B2")
    assert fighting(s) == ["A1", "B2"]
    assert (s.there("B1").line, s.there("B2").line) == ("battle", "field")


@rule("WC-C46")
def test_mine_and_foe_of_a_blocked_attack() -> None:
    s = melee(ability("tactic", "strength(mine, 1), strength(foe, -1)"), ben="B1 HD-U07 | B2 HD-U03", ben_hand="X-C1")
    s.say("ben", "block with=B2").say("ana", "play_tactic X-C1").say("ben", "play_tactic X-C1")
    assert [s.strength(piece) for piece in ("A1", "B1", "B2")] == [4, 4, 4]


@rule("WC-C46")
@pytest.mark.parametrize(("rolls", "gone"), [(("6 1", "1"), "B1"), (("1", "6 1"), "A1")])
def test_it_lasts_through_the_reactions_to_the_destruction(rolls: tuple[str, str], gone: str) -> None:
    # The reaction is free only in a melee: the combat is still there when the loser has gone.
    game = game_with(
        units=[{"abilities": f"[{text('reaction', 'draw(own, 1)', on='destroyed(any_side)', need='melee()')}]"}]
    )
    s = scene("A1 GA-U02 | A2 X-U1", "B1 HD-U07", game=game, ana_rolls=rolls[0], ben_rolls=rolls[1])
    s.say("ana", "order reaction A2 always").fights("ana", "attack A1 -> B1")
    assert (s.unit(gone), reacted(s)) == (None, ["A2"])
    assert (s.state.combat, s.phase) == (None, "commands")


@rule("WC-C46")
def test_a_shot_lasts_through_the_reactions_to_the_destruction() -> None:
    s = watched(
        "destroyed(enemy)",
        "A1 GA-U10 | A2 X-U1",
        "B1 HD-U07 committed",
        do="token(mine, victory, 1)",
        ana_rolls="6",
        ben_rolls="1",
    )
    s.fights("ana", "shoot A1 -> B1").says("token", unit="A1")
    assert s.sequence("destroyed", "token", "committed") == ["destroyed", "token", "committed"]
    assert s.state.combat is None


@rule("WC-C46")
def test_between_two_combats_there_is_none() -> None:
    s = melee(
        SHOWS,
        hand="",
        ana_strategies="A9 X-C1",
        ben="B1 HD-U07 | B2 HD-U14 | B3 HD-U15",
        ana_rolls="6 6",
        ben_rolls="1",
    )
    s.passes()
    assert fighting(s) == ["A1"]  # until the follow-up decision the combat goes on
    s.say("ana", "follow_up yes")
    assert (s.phase, fighting(s)) == ("follow_up_defender", [])
    s.say("ben", "follow_up_defender B3")
    assert fighting(s) == ["A1", "B3"]


@rule("WC-C46")
def test_a_unit_that_has_left_play_is_not_found_any_more() -> None:
    cards = [ability("tactic", "destroy(foe)"), ability("tactic", "strength(mine, 1), strength(foe, 1)")]
    s = melee(*cards, ben="B1 HD-U07 | B2 HD-U14").say("ana", "play_tactic X-C1").say("ben", "tactic_pass")
    s.say("ana", "play_tactic X-C2")
    assert [facts["unit"] for facts in s.told("value_changed")] == ["A1"]


@rule("WC-C46")
def test_in_a_final_combat_the_unit_chosen_first_attacks() -> None:
    game = game_with(actions=[SHOWS])
    s = scene(
        "A1 GA-U02 | A2 GA-U15",
        "B1 HD-U07 | B2 HD-U08 reserve",
        game=game,
        fields={"pass_count": 1, "commands": 4},
        ana_strategies="A9 X-C1",
        ana_rolls="1",
        ben_rolls="6",
    )
    s.say("ana", "pass").say("ben", "tie_break_unit B2")
    assert fighting(s) == []  # it exists from the choice of the second unit
    s.say("ana", "tie_break_unit A2")
    assert fighting(s) == ["A2", "B2"]
    assert s.state.combat is not None
    assert (s.state.combat.attacker, s.state.combat.defender, s.to_act) == ("B2", "A2", ["ben"])
    assert (s.there("B2").origin, s.there("A2").origin) == ("reserve", "battle")


@rule("WC-C46", "WC-C27")
def test_a_target_swapped_before_the_combat_is_no_target_any_more() -> None:
    game = game_with(actions=[ability("reaction", "swap(pick(own, other))", on="attack_declared(enemy)")])
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U15 reserve | B3 HD-U10", game=game, ben_hand="X-C1").say(
        "ben", "arm X-C1"
    )
    s.say("ana", "attack A1 -> B1").asks("ben", "pick", "B2", "B3").say("ben", "choose B2").says("swapped", unit="B2")
    s.asks("ben", "block", "no_block", "B3").say("ben", "no_block")
    assert s.state.combat is not None
    assert (s.state.combat.target, s.state.combat.defender) == ("B2", "B2")
    assert [s.there(piece).line for piece in ("B1", "B2")] == ["reserve", "field"]


@rule("WC-C46", "WC-C27")
def test_a_blocker_swapped_before_the_combat_is_not_blocked_for_again() -> None:
    cards = [
        ability("reaction", "block_with(pick(own, greenskin))", on="attack_declared(enemy)"),
        ability("reaction", "swap(pick(own, reserve))", on="attack_declared(enemy)"),
    ]
    ben = "B1 HD-U07 | B2 HD-U15 | B3 HD-U10 | B4 HD-U08 reserve"
    s = scene("A1 GA-U02", ben, game=game_with(actions=cards), ben_hand="X-C1 X-C2").say("ben", "arm X-C1", "arm X-C2")
    s.say("ana", "attack A1 -> B1").says("blocked", unit="B2").says("swapped", unit="B4")
    # The cavalry B3 is not asked for a second block (WC-6.9).
    assert (s.phase, s.match.asks) == ("tactics", ())
    assert s.state.combat is not None
    assert (s.state.combat.defender, s.state.combat.blocked, s.state.combat.target) == ("B4", False, "B1")


# -- the line of origin -------------------------------------------------------------------------------------------


@rule("WC-C46")
def test_the_line_of_origin_is_that_of_the_moment() -> None:
    s = melee(ana="A1 GA-U11 reserve | A2 GA-U02", ben="B1 HD-U07 | B2 HD-U11 reserve").say("ben", "block with=B2")
    assert [s.there(piece).origin for piece in ("A1", "A2", "B1", "B2")] == ["reserve", "", "battle", "reserve"]


@rule("WC-C46")
def test_a_line_that_moves_up_later_does_not_change_it() -> None:
    # The only unit of the battle line attacks; the reserve waits (WC-2.34). Ben's target moves in reaction.
    game = game_with(actions=[ability("reaction", "move(target, reserve)", on="attack_declared(enemy)")])
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U14", game=game, ben_hand="X-C1").say("ben", "arm X-C1")
    s.say("ana", "attack A1 -> B1").says("moved", unit="B1", line="reserve")
    assert s.there("B1").origin == "battle"


@rule("WC-C46")
def test_a_follow_up_is_made_from_the_line_of_the_first_attack() -> None:
    card = strategy(static("stat(mine, strength, 1)", need="from_line(reserve)"))
    s = melee(
        card,
        hand="",
        ana="A1 GA-U11 reserve | A2 GA-U02",
        ben="B1 HD-U07 | B2 HD-U14 reserve | B3 HD-U15",
        ana_strategies="A9 X-C1",
        ana_rolls="6 6 6",
        ben_rolls="1 1",
    )
    assert s.strength("A1") == 4
    s.passes().say("ana", "follow_up yes").say("ben", "follow_up_defender B2")
    assert (s.strength("A1"), s.there("A1").origin, s.there("B2").origin) == (4, "reserve", "reserve")
    s.passes()
    assert (s.strength("A1"), s.there("A1").origin) == (3, "")  # the command is over


@rule("WC-C46")
def test_a_unit_that_defended_from_the_reserve_follows_up_from_there() -> None:
    s = scene(
        "A1 GA-U02 | A2 GA-U15",
        "B1 HD-U07 | B2 HD-U11 reserve",
        ana_rolls="1",
        ben_rolls="6 6",
    )
    s.say("ana", "attack A1 -> B1").say("ben", "block with=B2").passes().say("ben", "follow_up yes")
    assert (s.there("B2").origin, s.there("B2").line, s.there("A2").origin) == ("reserve", "field", "battle")


@rule("WC-C46")
def test_every_command_begins_anew() -> None:
    s = scene(
        "A1 GA-U11 reserve | A2 GA-U02",
        "B1 HD-U14 committed | B2 HD-U07 committed",
        ana_rolls="6 1",
        ben_rolls="1",
    )
    s.fights("ana", "attack A1 -> B1")
    assert [unit.origin for side in s.state.players for unit in side.units] == ["", "", ""]
    s.say("ben", "pass").say("ana", "attack A2 -> B2")
    assert (s.there("A2").origin, s.there("A1").origin) == ("battle", "")


@rule("WC-C46")
def test_a_shot_has_lines_of_origin_too() -> None:
    s = shot(ana="A1 GA-U07 reserve | A2 GA-U02", ben="B1 HD-U07 reserve | B2 HD-U14")
    assert (s.there("A1").origin, s.there("B1").origin, s.there("B2").origin) == ("reserve", "reserve", "")
