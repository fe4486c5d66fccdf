"""Conditions of the effect language, in abilities and in statics (WC-C20, WC-C21, WC-C25)."""

from __future__ import annotations

from functools import cache

import pytest

from bot.games.warcry.game import WarCry
from tests.support.oneoff import ability, commanding, melee, shot, static, strategy
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene

COMBAT = (
    "attacking()",
    "defending()",
    "blocking()",
    "melee()",
    "ranged_fight()",
    "follow_up()",
    "from_line(battle)",
    "from_line(reserve)",
)
HANDFUL = " ".join(f"X-C{number}" for number in range(1, len(COMBAT) + 1))


@cache
def combat_game() -> WarCry:
    """One combat tactic for every condition about the combat."""
    return game_with(actions=[ability("tactic", "strength(mine, 1)", need=condition) for condition in COMBAT])


def fight(ana: str, ben: str, **more: object) -> Scene:
    """Both players hold a card for every condition."""
    zones = {"ana_hand": HANDFUL, "ben_hand": HANDFUL, **more}
    return scene(ana, ben, game=combat_game(), **zones)  # type: ignore[arg-type]


def true_for(s: Scene, who: str) -> set[str]:
    """The conditions that hold for a player, as the cards show that he may play now."""
    played = [offer.split()[1] for offer in s.offers(who) if offer.startswith("play_tactic")]
    return {COMBAT[int(card.removeprefix("X-C")) - 1] for card in played}


def true_for_both(s: Scene) -> tuple[set[str], set[str]]:
    """The conditions that hold for Ana, who is to act, and for Ben after her pass."""
    ana = true_for(s, "ana")
    return ana, true_for(s.say("ana", "tactic_pass"), "ben")


# -- about the combat ---------------------------------------------------------------------------------------------


@rule("WC-C20")
def test_attacker_and_defender_in_melee() -> None:
    ana, ben = true_for_both(fight("A1 GA-U02", "B1 HD-U07").say("ana", "attack A1 -> B1"))
    assert ana == {"attacking()", "melee()", "from_line(battle)"}
    assert ben == {"defending()", "melee()", "from_line(battle)"}


@rule("WC-C20")
def test_a_blocker_defends_and_blocks() -> None:
    s = fight("A1 GA-U11 reserve | A2 GA-U02", "B1 HD-U07 | B2 HD-U11 reserve").say("ana", "attack A1 -> B1")
    ana, ben = true_for_both(s.say("ben", "block with=B2"))
    assert ana == {"attacking()", "melee()", "from_line(reserve)"}
    assert ben == {"defending()", "blocking()", "melee()", "from_line(reserve)"}


@rule("WC-C20")
def test_shooter_and_target() -> None:
    s = fight("A1 GA-U10", "B1 HD-U07 reserve | B2 HD-U14").say("ana", "shoot A1 -> B1")
    ana, ben = true_for_both(s)
    assert ana == {"attacking()", "ranged_fight()", "from_line(battle)"}
    assert ben == {"defending()", "ranged_fight()", "from_line(reserve)"}


@rule("WC-C20")
def test_in_a_follow_up_its_maker_attacks_also_after_defending() -> None:
    # Ana's unit defends, wins and routs; in the follow-up she attacks.
    s = fight("A1 GA-U02", "B1 HD-U07 | B2 HD-U14 reserve", active="ben", ana_rolls="6 6", ben_rolls="1")
    s.fights("ben", "attack B1 -> A1").say("ana", "follow_up yes")
    ana, ben = true_for_both(s)
    assert ana == {"attacking()", "melee()", "follow_up()", "from_line(battle)"}
    # When B1 was destroyed B2 moved up, before it was chosen (WC-8.13).
    assert ben == {"defending()", "melee()", "follow_up()", "from_line(battle)"}


@rule("WC-C20")
def test_in_a_final_combat_the_roles_count() -> None:
    s = fight("A1 GA-U02", "B1 HD-U07", fields={"pass_count": 1, "commands": 5}, ana_rolls="6", ben_rolls="1")
    ana, ben = true_for_both(s.say("ana", "pass"))
    assert ana == {"attacking()", "melee()", "from_line(battle)"}
    assert ben == {"defending()", "melee()", "from_line(battle)"}


@rule("WC-C20")
@pytest.mark.parametrize("condition", COMBAT)
def test_outside_combat_all_are_false(condition: str) -> None:
    cards = [ability("command", "draw(own, 1)", need=need) for need in (condition, f"not_({condition})")]
    s = commanding(*cards).refused("ana", "play_command X-C1", "condition_not_met", "WC-7.22")
    s.say("ana", "play_command X-C2").says("drew", seat=0, count=1)
    assert s.player("ana").action_hand == ["X-C1", "NE-C24"]


# -- of any kind --------------------------------------------------------------------------------------------------

# A1 fights B1 (Terror 2, with a harness); A2 is a committed dwarf unit, B2 a greenskin one in reserve.
CONDITIONS = {
    "is_(foe, cavalry)": True,
    "is_(foe, infantry)": False,
    "is_(foe, cavalry, chaos)": True,
    "is_(foe, cavalry, dwarf)": False,
    "is_(me, in_combat)": True,
    "is_(me, has_attachment)": False,
    "is_(foe, has_attachment)": True,
    "is_(foe, strength_ge(5))": True,
    "is_(foe, strength_ge(6))": False,
    "exists(own, dwarf)": True,
    "exists(own, dwarf, ready)": False,
    "exists(enemy, reserve)": True,
    "exists(any_side, flyer)": False,
    "none(any_side, flyer)": True,
    "none(own, dwarf)": False,
    "ge(count(own), 2)": True,
    "ge(count(own), 3)": False,
    "gt(count(own), 1)": True,
    "gt(count(own), 2)": False,
    "le(count(own), 2)": True,
    "le(count(own), 1)": False,
    "lt(count(own), 3)": True,
    "lt(count(own), 2)": False,
    "eq(count(own), 2)": True,
    "eq(count(own), 1)": False,
    "not_(exists(own, dwarf))": False,
    "not_(exists(own, flyer))": True,
    "any_of(exists(own, flyer), exists(own, dwarf))": True,
    "any_of(exists(own, flyer), exists(own, monster))": False,
    "all_of(exists(own, men), exists(own, dwarf))": True,
    "all_of(exists(own, men), exists(own, flyer))": False,
    "battle_is(1)": False,
    "battle_is(2)": True,
    "battle_is(3)": False,
}


@cache
def condition_game() -> WarCry:
    """One combat tactic for every row of the table."""
    return game_with(actions=[ability("tactic", "strength(mine, 1)", need=condition) for condition in CONDITIONS])


@rule("WC-C21")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_conditions_allow_or_refuse_the_play(condition: str) -> None:
    card = f"X-C{list(CONDITIONS).index(condition) + 1}"
    s = scene(
        "A1 GA-U02 | A2 GA-U15 committed",
        "B1 HD-U03 with NE-A05 | B2 HD-U14 reserve | B3 HD-U07 committed",
        game=condition_game(),
        battle=2,
        ana_hand=card,
    )
    s.say("ana", "attack A1 -> B1")
    assert (f"play_tactic {card} by=A1" in s.offers("ana")) == CONDITIONS[condition]
    if CONDITIONS[condition]:
        assert s.say("ana", f"play_tactic {card}").strength("A1") == 5
    else:
        s.refused("ana", f"play_tactic {card}", "condition_not_met", "WC-7.22")


@rule("WC-C21")
def test_is_needs_the_selector_to_find_a_unit() -> None:
    # B1 is destroyed during the tactics: the enemy unit of the combat is not found any more.
    cards = [ability("tactic", "destroy(foe)")] + [
        ability("tactic", "strength(mine, 1)", need=need) for need in ("is_(foe, infantry)", "not_(is_(foe, infantry))")
    ]
    s = melee(*cards, ben="B1 HD-U07 | B2 HD-U14").say("ana", "play_tactic X-C1").say("ben", "tactic_pass")
    s.refused("ana", "play_tactic X-C2", "condition_not_met").say("ana", "play_tactic X-C3")
    assert s.strength("A1") == 5


@rule("WC-C21")
@pytest.mark.parametrize(("destroyed", "drawn"), [("foe", True), ("pick(enemy, greenskin)", False)])
def test_in_combat_trigger_asks_whether_the_unit_took_part_in_the_combat(destroyed: str, drawn: bool) -> None:
    cards = [
        ability("tactic", f"destroy({destroyed})"),
        ability("reaction", "draw(own, 1)", on="destroyed(own)", need="in_combat_trigger()"),
    ]
    s = melee(*cards, ben="B1 HD-U07 | B2 HD-U14", hand="X-C1", ben_hand="X-C2").say("ben", "arm X-C2")
    s.say("ana", "play_tactic X-C1").says("destroyed", unit="B1" if drawn else "B2")
    assert bool(s.told("reaction_played")) == drawn


@rule("WC-C21")
def test_outside_combat_no_event_happened_to_a_unit_in_combat() -> None:
    cards = [
        ability("command", "destroy(pick(enemy))"),
        ability("reaction", "draw(own, 1)", on="destroyed(own)", need="in_combat_trigger()"),
    ]
    s = commanding(*cards, ben="B1 HD-U07", hand="X-C1", ben_hand="X-C2").say("ben", "arm X-C2")
    s.say("ana", "play_command X-C1").says("destroyed", unit="B1").silent("reaction_played")
    assert s.player("ben").action_hand == ["X-C2"]


# -- in statics ---------------------------------------------------------------------------------------------------


@rule("WC-C25")
def test_a_static_is_checked_whenever_a_value_is_read() -> None:
    cards = [
        strategy(static("stat(all(own), strength, 1)", need="ge(count(own, ready), 2)")),
        ability("tactic", "commit(pick(own, other))"),
        ability("tactic", "rally(pick(own, other))"),
    ]
    s = melee(*cards, ana="A1 GA-U02 | A2 GA-U15", ana_strategies="A9 X-C1", hand="X-C2 X-C3")
    assert (s.strength("A1"), s.strength("A2")) == (5, 4)
    s.say("ana", "play_tactic X-C2").say("ben", "tactic_pass")
    assert (s.strength("A1"), s.strength("A2")) == (4, 3)
    s.say("ana", "play_tactic X-C3")
    assert (s.strength("A1"), s.strength("A2")) == (5, 4)


@rule("WC-C25")
@pytest.mark.parametrize(("player", "who"), [("own", "A1"), ("enemy", "B1")])
def test_a_static_is_checked_for_its_controller(player: str, who: str) -> None:
    game = game_with(
        units=[{"abilities": f"[{static('stat(me, strength, 3)', need=f'exists({player}, dwarf)')}]", "strength": "2"}]
    )
    s = scene("A1 X-U1 | A2 GA-U15", "B1 X-U1 | B2 HD-U14", game=game)
    other = "B1" if who == "A1" else "A1"
    assert (s.strength(who), s.strength(other)) == (5, 2)


@rule("WC-C25")
def test_mine_in_a_static_is_the_controllers_unit_in_the_combat() -> None:
    game = game_with(actions=[strategy(static("stat(mine, strength, 1)"))])
    s = scene("A1 GA-U02 | A2 GA-U15", "B1 HD-U07", game=game, ana_strategies="A9 X-C1", ana_rolls="6 1", ben_rolls="1")
    assert (s.strength("A1"), s.strength("A2")) == (4, 3)
    s.say("ana", "attack A1 -> B1")
    assert (s.strength("A1"), s.strength("A2"), s.strength("B1")) == (5, 3, 4)
    s.passes()
    assert s.strength("A1") == 4


@rule("WC-C25", "WC-C20")
@pytest.mark.parametrize(
    ("need", "seen"), [("attacking()", 5), ("defending()", 4), ("melee()", 5), ("ranged_fight()", 4)]
)
def test_combat_conditions_of_a_static_are_the_controllers(need: str, seen: int) -> None:
    game = game_with(actions=[strategy(static("stat(mine, strength, 1)", need=need))])
    s = scene("A1 GA-U02", "B1 HD-U07", game=game, ana_strategies="A9 X-C1").say("ana", "attack A1 -> B1")
    assert s.strength("A1") == seen


@rule("WC-C25")
def test_a_static_about_the_shot_ends_with_it() -> None:
    cards = [strategy(static("stat(mine, leadership, 1)", need="ranged_fight(), attacking()"))]
    s = shot(*cards, hand="", ana_strategies="A9 X-C1", ana_rolls="1", ben_rolls="6")
    assert s.leadership("A1") == 4
    s.passes()
    assert s.leadership("A1") == 3


@rule("WC-C50", "WC-C21")
@pytest.mark.parametrize(("hand", "playable"), [("X-C1", False), ("X-C1 NE-C24", True), ("X-C1 X-C1", True)])
def test_in_a_condition_the_hand_counts_as_it_was_before_the_card_was_played(hand: str, playable: bool) -> None:
    s = commanding(ability("command", "strength(pick(own), 1)", need="eq(hand(own), 2)"), hand=hand)
    assert ("play_command X-C1" in s.offers("ana")) is playable
    if playable:
        s.say("ana", "play_command X-C1")
    else:
        s.refused("ana", "play_command X-C1", "condition_not_met", "WC-7.22")


@rule("WC-C50")
@pytest.mark.parametrize(("hand", "fires"), [("X-C1", False), ("X-C1 NE-C24", True)])
def test_in_the_condition_of_a_reaction_too(hand: str, fires: bool) -> None:
    card = ability("reaction", "draw(own, 1)", on="attack_declared(enemy)", need="eq(hand(own), 2)")
    s = commanding(card, hand="", ben_hand=hand).say("ben", "arm X-C1").say("ana", "attack A1 -> B1")
    assert bool(s.told("reaction_played")) == fires


@rule("WC-C50")
@pytest.mark.parametrize(("hand", "drawn"), [("X-C1", False), ("X-C1 NE-C24", True)])
def test_in_an_operation_the_hand_counts_as_it_is_then(hand: str, drawn: bool) -> None:
    card = ability("command", "strength(pick(own), 1), if_(eq(hand(own), 1), [draw(own, 1)])")
    s = commanding(card, hand=hand).say("ana", "play_command X-C1")
    assert bool(s.told("drew")) == drawn


@rule("WC-C50")
def test_the_opponents_cards_all_count_while_a_card_is_played() -> None:
    s = commanding(ability("command", "strength(pick(own), 1)", need="eq(hand(enemy), 1)"), ben_hand="NE-C24")
    s.say("ana", "play_command X-C1").says("command_played", card="X-C1")
