"""Attack and blocking (WC-6.1 to WC-6.18, WC-R4, WC-R5, WC-R14, WC-R31)."""

from __future__ import annotations

import pytest

from tests.support.rules import rule
from tests.support.scene import game_with, scene

INFANTRY, CAVALRY, FLYER = "GA-U02", "GA-U05", "GA-U13"
FOES = {"infantry": "HD-U07", "cavalry": "HD-U16", "flyer": "HD-U11"}
OWN = {"infantry": INFANTRY, "cavalry": CAVALRY, "flyer": FLYER}


# -- attackers ----------------------------------------------------------------------------------------------------


@rule("WC-6.1")
@pytest.mark.parametrize(
    ("unit", "may"),
    [
        (f"{INFANTRY}", True),
        (f"{INFANTRY} reserve", False),
        (f"{CAVALRY}", True),
        (f"{CAVALRY} reserve", True),
        (f"{FLYER}", True),
        (f"{FLYER} reserve", True),
        (f"{INFANTRY} committed", False),
        (f"{CAVALRY} reserve committed", False),
        (f"{FLYER} committed", False),
    ],
)
def test_who_may_attack_from_where(unit: str, may: bool) -> None:
    s = scene(f"A1 {unit} | A2 {INFANTRY} committed", "B1 HD-U07")
    assert ("attack A1 -> B1" in s.offers("ana")) is may
    if may:
        s.say("ana", "attack A1 -> B1").says("attack_declared", unit="A1", target="B1")
    else:
        key = "unit_committed" if "committed" in unit else "infantry_in_reserve"
        s.refused("ana", "attack A1 -> B1", key)


@rule("WC-6.2")
def test_the_attacker_stands_on_the_battlefield_and_is_ready_to_the_end() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ana_rolls="6 1", ben_rolls="1")
    s.say("ana", "attack A1 -> B1")
    assert (s.there("A1").line, s.there("A1").committed) == ("field", False)
    s.passes().says("committed", unit="A1")
    assert s.sequence("combat_result", "destroyed", "committed") == ["combat_result", "destroyed", "committed"]
    assert (s.there("A1").line, s.there("A1").committed) == ("battle", True)


# -- targets ------------------------------------------------------------------------------------------------------


def targets(attacker: str, enemies: str) -> list[str]:
    s = scene(f"A1 {attacker}", enemies)
    return [line.rpartition(" ")[2] for line in s.offers("ana") if line.startswith("attack A1")]


@rule("WC-6.3")
@pytest.mark.parametrize("attacker", [INFANTRY, CAVALRY])
def test_infantry_and_cavalry_reach_the_whole_battle_line(attacker: str) -> None:
    front = "B1 HD-U07 | B2 HD-U07 committed | B3 HD-U11 | B4 HD-U14 reserve | B5 HD-U14 reserve committed"
    assert targets(attacker, front) == ["B1", "B2", "B3"]
    scene(f"A1 {attacker}", front).refused("ana", "attack A1 -> B4", "target_behind_line", "WC-6.4")


@rule("WC-6.4", "WC-R5")
@pytest.mark.parametrize("attacker", [INFANTRY, CAVALRY])
def test_behind_a_line_without_ready_units_everybody_may_be_chosen(attacker: str) -> None:
    enemies = "B1 HD-U07 committed | B2 HD-U14 committed | B4 HD-U14 reserve | B5 HD-U14 reserve committed"
    assert targets(attacker, enemies) == ["B1", "B2", "B4", "B5"]
    s = scene(f"A1 {attacker}", enemies).say("ana", "attack A1 -> B5")
    assert (s.there("B5").line, s.there("B5").committed) == ("field", True)


@rule("WC-6.5")
def test_a_flyer_reaches_every_unit_in_every_line() -> None:
    enemies = "B1 HD-U07 | B2 HD-U07 committed | B4 HD-U14 reserve | B5 HD-U14 reserve committed"
    assert targets(FLYER, enemies) == ["B1", "B2", "B4", "B5"]
    scene(f"A1 {FLYER} reserve", enemies).say("ana", "attack A1 -> B4").says("attack_declared", target="B4")


# -- blocking -----------------------------------------------------------------------------------------------------

DECLARED = [{"abilities": "[reaction(on=attack_declared(own), do=[strength(that, 1)])]"}]


@rule("WC-6.6")
def test_first_the_target_then_the_reactions_then_the_block() -> None:
    s = scene("A1 GA-U02 | A2 X-U1", "B1 HD-U07 | B2 HD-U16", game=game_with(units=DECLARED))
    s.say("ana", "attack A1 -> B1").says("attack_declared", unit="A1", target="B1").silent("blocked", "not_blocked")
    s.asks("ana", "reaction", "no_reaction", "A2").say("ana", "react A2").says("value_changed", unit="A1")
    s.asks("ben", "block", "no_block", "B2", clause="WC-6.7").say("ben", "block with=B2").says("blocked", unit="B2")
    s.says("combat_started", attacker="A1", defender="B2")


@rule("WC-6.7")
@pytest.mark.parametrize("attacker", ["infantry", "cavalry", "flyer"])
@pytest.mark.parametrize("blocker", ["infantry", "cavalry", "flyer"])
def test_only_a_faster_unit_blocks(attacker: str, blocker: str) -> None:
    order = ["infantry", "cavalry", "flyer"]
    faster = order.index(blocker) > order.index(attacker)
    s = scene(f"A1 {OWN[attacker]}", f"B1 HD-U14 | B2 {FOES[blocker]}")
    s.say("ana", "attack A1 -> B1")
    assert (s.phase == "tactics") is not faster
    if faster:
        s.asks("ben", "block", "no_block", "B2")


@rule("WC-6.7")
def test_a_unit_that_cannot_block_is_not_offered() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14 | B2 HD-U04 | B3 HD-U16 committed")
    assert s.say("ana", "attack A1 -> B1").phase == "tactics"
    t = scene("A1 GA-U02", "B1 HD-U14 | B2 HD-U04 | B3 HD-U16 | B4 HD-U11")
    t.say("ana", "attack A1 -> B1").asks("ben", "block", "no_block", "B3", "B4").say("ben", "no_block")
    t.says("not_blocked").says("combat_started", defender="B1")


@rule("WC-6.8", "WC-R4")
@pytest.mark.parametrize("blocker", ["HD-U16", "HD-U11"])
@pytest.mark.parametrize("line", ["battle", "reserve"])
def test_the_blocker_may_come_from_either_line(blocker: str, line: str) -> None:
    s = scene("A1 GA-U02", f"B1 HD-U14 | B2 {blocker} {line}")
    s.say("ana", "attack A1 -> B1").asks("ben", "block", "no_block", "B2").say("ben", "block with=B2")
    assert s.there("B2").line == "field"


@rule("WC-6.9")
def test_the_target_cannot_block_its_own_attack() -> None:
    s = scene("A1 GA-U02", "B1 HD-U16 | B2 HD-U14").say("ana", "attack A1 -> B1")
    assert (s.phase, s.match.asks) == ("tactics", ())


@rule("WC-6.9")
def test_one_unit_blocks_and_only_once() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14 | B2 HD-U16 | B3 HD-U11", ben_hand="NE-C29")
    ask = s.say("ana", "attack A1 -> B1").ask("ben")
    assert (ask.low, ask.high) == (1, 1)
    s.say("ben", "block with=B2")
    assert (s.phase, s.match.asks) == ("tactics", ())
    assert s.there("B3").line == "battle"
    # A block by a card is the one block too: nobody is asked for another.
    t = scene("A1 GA-U02", "B1 HD-U14 | B2 HD-U07 | B3 HD-U11", ben_hand="NE-C29")
    t.say("ben", "arm NE-C29 choices=B2").say("ana", "attack A1 -> B1").says("combat_started", defender="B2")


@rule("WC-6.10")
def test_a_blocked_attack_is_fought() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14 | B2 HD-U11", ana_rolls="1", ben_rolls="6 1")
    s.say("ana", "attack A1 -> B1").say("ben", "block with=B2")
    for line in ("retreat", "move A1", "attack A1 -> B1"):
        s.refused("ana", line, "wrong_phase", phase="tactics")
    assert s.to_act == ["ana"]
    s.passes().says("combat_result", winner=1, defender="B2")


@rule("WC-6.11")
def test_the_blocker_is_the_defender_and_the_target_stays() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14 | B2 HD-U16 reserve").say("ana", "attack A1 -> B1").say("ben", "block with=B2")
    combat = s.state.combat
    assert combat is not None
    assert (combat.defender, combat.target, combat.blocked) == ("B2", "B1", True)
    assert [s.there(piece).line for piece in ("A1", "B1", "B2")] == ["field", "battle", "field"]


@rule("WC-6.11")
@pytest.mark.parametrize("state", ["", "committed"])
def test_without_a_block_the_target_goes_to_the_battlefield_as_it_is(state: str) -> None:
    s = scene("A1 GA-U02", f"B1 HD-U07 {state} | B2 HD-U16").say("ana", "attack A1 -> B1").say("ben", "no_block")
    assert (s.there("B1").line, s.there("B1").committed) == ("field", bool(state))
    assert s.state.combat is not None
    assert not s.state.combat.blocked


@rule("WC-6.12")
def test_a_card_overrules_speed_but_not_readiness() -> None:
    s = scene(f"A1 {FLYER}", "B1 HD-U14 | B2 HD-U07 | B3 HD-U07 committed | B4 HD-U07", ben_hand="NE-C29")
    s.say("ben", "arm NE-C29").say("ana", "attack A1 -> B1").asks("ben", "pick", "B2", "B4").say("ben", "choose B2")
    s.says("combat_started", attacker="A1", defender="B2")
    t = scene(f"A1 {FLYER}", "B1 HD-U14 | B3 HD-U07 committed", ben_hand="NE-C29")
    t.say("ben", "arm NE-C29").say("ana", "attack A1 -> B1").says("combat_started", defender="B1")
    assert t.player("ben").action_hand.count("NE-C29") == 1


@rule("WC-6.13", "WC-9.7")
def test_shots_and_follow_ups_are_not_blocked() -> None:
    s = scene("A1 GA-U10", "B1 HD-U14 | B2 HD-U16 | B3 HD-U11", ben_hand="NE-C29").say("ben", "arm NE-C29")
    s.say("ana", "ranged_attack A1 -> B1").says("combat_started", defender="B1").silent("blocked", "reaction_played")
    assert (s.phase, s.match.asks) == ("tactics", ())
    t = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U14 | B3 HD-U11", ben_hand="NE-C29", ana_rolls="6 6", ben_rolls="1")
    t.say("ana", "attack A1 -> B1").say("ben", "no_block").say("ben", "arm NE-C29").passes()
    t.say("ana", "follow_up yes").say("ben", "follow_up_defender B2").says("combat_started", defender="B2")
    t.silent("blocked", "not_blocked", "reaction_played")
    assert (t.phase, t.match.asks) == ("tactics", ())


RUNNERS = [
    {"speed": "infantry", "abilities": "[static(mods=[flag(me, attacks_as_flyer)])]"},
    {"speed": "flyer", "abilities": "[static(mods=[flag(me, attacks_as_cavalry)])]"},
]


@rule("WC-6.14")
def test_a_unit_that_attacks_as_another_type_is_blocked_by_its_printed_one() -> None:
    s = scene("A1 X-U1", "B1 HD-U07 | B2 HD-U14 reserve | B3 HD-U16", game=game_with(units=RUNNERS))
    s.say("ana", "attack A1 -> B2").asks("ben", "block", "no_block", "B3").say("ben", "no_block")
    # A flyer that attacks as cavalry does not reach the reserve, and nothing is faster than it.
    t = scene("A1 X-U2", "B1 HD-U07 | B2 HD-U14 reserve | B3 HD-U11", game=game_with(units=RUNNERS))
    t.refused("ana", "attack A1 -> B2", "target_behind_line")
    t.say("ana", "attack A1 -> B1")
    assert (t.phase, t.match.asks) == ("tactics", ())


@rule("WC-6.14")
def test_an_infantry_unit_that_attacks_as_a_flyer_still_does_not_attack_from_the_reserve() -> None:
    s = scene("A1 X-U1 reserve | A2 GA-U02", "B1 HD-U07", game=game_with(units=RUNNERS))
    s.refused("ana", "attack A1 -> B1", "infantry_in_reserve", "WC-6.1")
    assert "attack A2 -> B1" in s.offers("ana")


# -- what happens between the declaration and the combat ----------------------------------------------------------

TRAPS = [
    {"abilities": "[reaction(on=attack_declared(enemy), do=[commit(that)])]"},
    {"abilities": "[reaction(on=attack_declared(enemy), do=[destroy(that)])]"},
    {"abilities": "[reaction(on=attack_declared(enemy), do=[destroy(target)])]"},
    {"abilities": "[reaction(on=attack_declared(enemy), do=[move(target, reserve)])]"},
    {"abilities": "[reaction(on=attack_declared(enemy), do=[rally(pick(own, committed))])]"},
]


@rule("WC-6.15")
@pytest.mark.parametrize(("trap", "gone"), [("X-U1", ""), ("X-U2", "A1"), ("X-U3", "B1")])
def test_the_attack_ends_if_a_unit_drops_out_before_the_combat(trap: str, gone: str) -> None:
    s = scene("A1 GA-U02 | A2 GA-U02", f"B1 HD-U07 | B2 {trap}", game=game_with(units=TRAPS))
    s.say("ana", "attack A1 -> B1").asks("ben", "reaction", "no_reaction", "B2").say("ben", "react B2")
    s.says("attack_called_off", seat=0).silent("drew", "combat_started", "rolled")
    assert (s.phase, s.to_act, s.state.commands) == ("commands", ["ben"], 1)  # the command is used up
    for piece in ("A1", "B1"):
        unit = s.unit(piece)
        assert (unit is None) is (piece == gone)
        assert unit is None or unit.line == "battle"
    if not gone:
        assert s.there("A1").committed


@rule("WC-6.15")
def test_an_attacker_that_does_not_come_to_fight_goes_back_where_it_came_from() -> None:
    s = scene("A1 GA-U05 reserve | A2 GA-U02", "B1 HD-U07 | B2 X-U1", game=game_with(units=TRAPS))
    s.say("ana", "attack A1 -> B1").say("ben", "react B2").says("attack_called_off")
    assert (s.there("A1").line, s.there("A1").committed) == ("reserve", True)


@rule("WC-6.16", "WC-R14", "WC-7.1")
def test_the_combat_starts_with_the_draws_after_the_block() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14 | B2 HD-U16").say("ana", "attack A1 -> B1").silent("drew")
    s.say("ben", "block with=B2")
    assert s.sequence("blocked", "drew", "combat_started") == ["blocked", "drew", "drew", "combat_started"]
    assert [fact["seat"] for fact in s.told("drew")] == [0, 1]


@rule("WC-6.17")
def test_legal_targets_are_fixed_at_the_declaration() -> None:
    # Behind two committed units the reserve may be chosen; that one is rallied afterwards changes nothing.
    s = scene("A1 GA-U02", "B1 HD-U07 committed | B2 X-U5 reserve", game=game_with(units=TRAPS))
    s.say("ana", "attack A1 -> B2").say("ben", "react B2").says("rallied", unit="B1")
    s.says("combat_started", defender="B2")


@rule("WC-6.17")
def test_a_unit_without_a_legal_target_declares_no_attack() -> None:
    s = scene("A1 GA-U02 | A2 GA-U13", "B1 HD-U07 committed | B2 HD-U14 reserve", ben_strategies="NE-C25")
    assert [line for line in s.offers("ana") if line.startswith("attack")] == [
        "attack A1 -> B1",
        "attack A2 -> B1",
        "attack A2 -> B2",
    ]
    s.refused("ana", "attack A1 -> B2", "target_shielded", "WC-C24")
    t = scene("A1 GA-U02", "")
    assert t.offers("ana") == ["pass", "retreat"]


@rule("WC-R31")
def test_an_attack_follows_its_target_into_another_line() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 X-U4 | B3 HD-U16", game=game_with(units=TRAPS))
    s.say("ana", "attack A1 -> B1").say("ben", "react B2").says("moved", unit="B1", line="reserve")
    s.asks("ben", "block", "no_block", "B3").say("ben", "no_block").says("combat_started", defender="B1")


SNIPERS = [
    {"abilities": "[reaction(on=attack_declared(own), do=[commit(pick(enemy, ready, not_target))])]"},
    {"abilities": "[reaction(on=attack_declared(own), do=[destroy(pick(enemy, not_target))])]"},
]


@rule("WC-6.18")
@pytest.mark.parametrize("sniper", ["X-U1", "X-U2"])
def test_a_blocker_that_drops_out_leaves_the_target_unblocked_for_good(sniper: str) -> None:
    s = scene(
        f"A1 GA-U02 | A2 {sniper}",
        "B1 HD-U14 | B2 HD-U07 | B3 HD-U11",
        game=game_with(units=SNIPERS),
        ben_hand="NE-C29",
    )
    s.say("ben", "arm NE-C29 choices=B2").say("ana", "attack A1 -> B1").asks("ana", "reaction")
    s.say("ana", "no_reaction").says("blocked", unit="B2").asks("ana", "reaction", "no_reaction", "A2")
    s.say("ana", "react A2").say("ana", "choose B2").says("block_failed")
    # B3 could have blocked by its speed, but there is no second block.
    s.says("combat_started", defender="B1")
    assert s.state.combat is not None
    assert not s.state.combat.blocked
