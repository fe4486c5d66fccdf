"""Control words: conditions, choices, tests, payments, delays, attacks made at once (WC-C30, WC-C49, WC-C55)."""

from __future__ import annotations

import pytest

from tests.support.oneoff import ability, commanding, melee, shot, static, text, touched
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene


def tactic(do: str, *, cost: str = "") -> dict[str, str]:
    """A combat tactic card without cost."""
    return ability("tactic", do, cost=cost)


def command(do: str, *, cost: str = "") -> dict[str, str]:
    """A command card."""
    return ability("command", do, cost=cost)


# -- conditions and wishes ----------------------------------------------------------------------------------------


@rule("WC-C30")
@pytest.mark.parametrize(("condition", "strength"), [("attacking()", 6), ("defending()", 5)])
def test_if_takes_one_branch(condition: str, strength: int) -> None:
    s = melee(tactic(f"if_({condition}, [strength(mine, 2)], [strength(mine, 1)])")).say("ana", "play_tactic X-C1")
    assert s.strength("A1") == strength


@rule("WC-C30")
def test_the_third_part_of_if_may_be_left_out() -> None:
    s = melee(tactic("if_(defending(), [strength(mine, 2)]), leadership(mine, 1)")).say("ana", "play_tactic X-C1")
    assert (s.strength("A1"), s.leadership("A1")) == (4, 4)


@rule("WC-C30")
def test_if_asks_for_the_moment_in_which_it_is_reached() -> None:
    s = melee(tactic("draw(own, 2), if_(ge(hand(own), 3), [strength(mine, 2)])")).say("ana", "play_tactic X-C1")
    assert s.strength("A1") == 6


@rule("WC-C30")
@pytest.mark.parametrize(("answer", "strength"), [("yes", 6), ("no", 4)])
def test_may_is_the_controllers_choice(answer: str, strength: int) -> None:
    s = melee(tactic("may([strength(mine, 2)]), leadership(mine, 1)")).say("ana", "play_tactic X-C1")
    s.asks("ana", "may", "yes", "no").say("ana", f"choose {answer}")
    assert (s.strength("A1"), s.leadership("A1")) == (strength, 4)


@rule("WC-C30")
def test_may_is_not_asked_if_nothing_could_be_done() -> None:
    s = melee(tactic("strength(mine, 1), may([destroy_attachment(foe)])")).say("ana", "play_tactic X-C1")
    assert (s.strength("A1"), s.match.asks) == (5, ())


@rule("WC-C30")
@pytest.mark.parametrize(("answer", "values"), [("1", (6, 3)), ("2", (4, 5))])
def test_choose_one(answer: str, values: tuple[int, int]) -> None:
    s = melee(tactic("choose_one([strength(mine, 2)], [leadership(mine, 2)])")).say("ana", "play_tactic X-C1")
    s.asks("ana", "choose_one", "1", "2", clause="WC-C30").say("ana", f"choose {answer}")
    assert (s.strength("A1"), s.leadership("A1")) == values


@rule("WC-C30")
def test_choose_one_offers_only_what_can_be_done() -> None:
    s = melee(
        tactic("choose_one([rally(mine)], [strength(mine, 1)], [destroy_attachment(foe)], [leadership(mine, 1)])")
    )
    s.say("ana", "play_tactic X-C1").asks("ana", "choose_one", "2", "4").say("ana", "choose 4")
    assert (s.strength("A1"), s.leadership("A1")) == (4, 4)
    t = melee(tactic("choose_one([rally(mine)], [strength(mine, 1)])")).say("ana", "play_tactic X-C1")
    assert t.strength("A1") == 5


# -- with and chosen ----------------------------------------------------------------------------------------------


@rule("WC-C30", "WC-C49")
def test_with_runs_once_for_each_unit_in_the_order_in_which_they_came() -> None:
    units = ["A1 GA-U02 entered=7", "A2 GA-U15 entered=3", "A3 GA-U10 entered=5"]
    s = melee(tactic("with_(all(own), [strength(chosen, 1), leadership(chosen, 1)])"), ana_units=units)
    assert touched(s.say("ana", "play_tactic X-C1")) == ["A2", "A2", "A3", "A3", "A1", "A1"]


@rule("WC-C49")
def test_an_inner_chosen_hides_the_outer_one() -> None:
    s = melee(
        tactic("with_(pick(own, dwarf), [with_(foe, [strength(chosen, -1)]), strength(chosen, 1)])"),
        ana="A1 GA-U02 | A2 GA-U15",
    )
    assert touched(s.say("ana", "play_tactic X-C1")) == ["B1", "A2"]
    assert (s.strength("B1"), s.strength("A2")) == (3, 4)


@rule("WC-C49")
def test_with_up_to_none_runs_never() -> None:
    s = melee(tactic("with_(pick_up_to(2, own), [strength(chosen, 1)]), leadership(mine, 1)"))
    s.say("ana", "play_tactic X-C1", "choose")
    assert (s.strength("A1"), s.leadership("A1")) == (4, 4)


# -- tests --------------------------------------------------------------------------------------------------------


@rule("WC-C30")
@pytest.mark.parametrize(("roll", "passed"), [(3, True), (4, False)])
@pytest.mark.parametrize("word", ["if_test", "unless_test"])
def test_a_leadership_test_is_rolled_by_the_units_controller(word: str, roll: int, passed: bool) -> None:
    s = melee(tactic(f"{word}(foe, leadership, [strength(foe, -2)])"), ben_rolls=str(roll)).say(
        "ana", "play_tactic X-C1"
    )
    s.says("rolled", seat=1, number=roll, purpose="leadership_test").says("tested", unit="B1", value=3, passed=passed)
    assert (s.strength("B1") == 2) == (passed == (word == "if_test"))


@rule("WC-C30")
@pytest.mark.parametrize(("roll", "passed"), [(5, True), (6, False)])
def test_a_strength_test_uses_the_current_strength(roll: int, passed: bool) -> None:
    s = melee(tactic("strength(mine, 1), if_test(mine, strength, [draw(own, 1)])"), ana_rolls=str(roll))
    s.say("ana", "play_tactic X-C1").says("tested", unit="A1", stat="strength", value=5, passed=passed)
    assert bool(s.told("drew")) == passed


@rule("WC-C30", "WC-C49")
def test_each_of_several_units_is_tested_and_chosen_is_that_unit() -> None:
    do = "unless_test(all(enemy, not_in_combat), leadership, [commit(chosen)])"
    s = melee(tactic(do), ben="B1 HD-U07 | B2 HD-U14 | B3 HD-U15 | B4 NE-U07", ben_rolls="3 3 3")
    s.say("ana", "play_tactic X-C1")
    assert [(facts["unit"], facts["value"], facts["passed"]) for facts in s.told("tested")] == [
        ("B2", 2, False),
        ("B3", 3, True),
        ("B4", 2, False),
    ]
    assert touched(s, "committed") == ["B2", "B4"]


@rule("WC-C30")
def test_a_unit_that_an_earlier_test_destroyed_is_not_tested() -> None:
    do = "unless_test(all(enemy, not_in_combat), leadership, [destroy(all(enemy, greenskin))])"
    s = melee(tactic(do), ben="B1 HD-U07 | B2 HD-U14 | B3 HD-U15", ben_rolls="6").say("ana", "play_tactic X-C1")
    assert touched(s, "destroyed") == ["B2", "B3"]
    assert len(s.told("tested")) == 1


@rule("WC-C30")
def test_without_a_unit_there_is_no_test() -> None:
    s = melee(tactic("unless_test(all(enemy, flyer), leadership, [draw(own, 1)]), strength(mine, 1)"))
    s.say("ana", "play_tactic X-C1").silent("tested", "rolled", "drew")
    assert s.strength("A1") == 5
    t = melee(tactic("if_test(pick(enemy, flyer), leadership, [draw(own, 1)])"))
    t.refused("ana", "play_tactic X-C1", "can_do_nothing")


# -- payments -----------------------------------------------------------------------------------------------------


@rule("WC-C30")
@pytest.mark.parametrize(("answer", "destroyed"), [("yes", False), ("no", True)])
def test_unless_pays_lets_a_player_buy_himself_off(answer: str, destroyed: bool) -> None:
    s = melee(tactic("unless_pays(enemy, discard(1), [destroy(foe)])"), ben_hand="NE-C21")
    s.say("ana", "play_tactic X-C1").asks("ben", "pay", "yes", "no", clause="WC-C30").say("ben", f"choose {answer}")
    if not destroyed:
        s.asks("ben", "discard_card", "NE-C21", "NE-C24").say("ben", "choose NE-C21").says("paid", seat=1)
    assert (s.unit("B1") is None) == destroyed


@rule("WC-C30")
@pytest.mark.parametrize(
    ("cost", "hand"),
    [("discard(2)", ""), ("commit_one(own, greenskin)", "NE-C21"), ("destroy_one(own, flyer)", "NE-C21")],
)
def test_who_cannot_pay_is_not_asked(cost: str, hand: str) -> None:
    s = melee(
        tactic(f"unless_pays(enemy, {cost}, [strength(foe, -2)])"), ben="B1 HD-U07 | B2 HD-U14 committed", ben_hand=hand
    )
    s.say("ana", "play_tactic X-C1")
    assert (s.strength("B1"), s.match.asks) == (2, ())


@rule("WC-C30")
@pytest.mark.parametrize(
    ("cost", "word"), [("commit_one(own, greenskin)", "committed"), ("destroy_one(own, greenskin)", "destroyed")]
)
def test_in_the_cost_own_is_the_payer(cost: str, word: str) -> None:
    s = melee(
        tactic(f"unless_pays(enemy, {cost}, [strength(foe, -2)])"), ben="B1 HD-U07 | B2 HD-U14 | B3 HD-U15 reserve"
    )
    s.say("ana", "play_tactic X-C1").asks("ben", "pay").say("ben", "choose yes").asks("ben", "pick", "B2", "B3")
    s.say("ben", "choose B3")
    assert (touched(s, word), s.strength("B1")) == (["B3"], 4)


@rule("WC-C30")
def test_the_controller_himself_may_be_the_payer() -> None:
    s = melee(tactic("unless_pays(own, discard_hand(), [commit(mine)])"), hand="X-C1 NE-C01")
    s.say("ana", "play_tactic X-C1").asks("ana", "pay").say("ana", "choose yes").says("discarded_hand", seat=0)
    assert not s.there("A1").committed


# -- delayed operations -------------------------------------------------------------------------------------------


@rule("WC-C30")
@pytest.mark.parametrize(("rolls", "drawn"), [(("6 1", "1"), [2]), (("1", "6 1"), [1]), (("3", "3"), [])])
def test_if_won_and_if_lost_come_right_after_the_result(rolls: tuple[str, str], drawn: list[int]) -> None:
    s = melee(tactic("if_won([draw(own, 2)]), if_lost([draw(own, 1)])"), ana_rolls=rolls[0], ben_rolls=rolls[1])
    s.say("ana", "play_tactic X-C1").passes()
    assert [facts["count"] for facts in s.told("drew")] == drawn
    if drawn:
        order = s.sequence("combat_result", "drew", "not_routed", "destroyed")
        assert order == ["combat_result", "drew", "not_routed", "destroyed"]


@rule("WC-C55")
def test_if_won_and_if_lost_in_a_ranged_attack() -> None:
    card = tactic("if_won([draw(own, 2)]), if_lost([draw(own, 1)])")
    for ana, ben, drawn in (("1", "6", 1), ("6", "1", 2)):
        s = shot(card, ana_rolls=ana, ben_rolls=ben).say("ana", "play_tactic X-C1").passes()
        assert [facts["count"] for facts in s.told("drew")] == [drawn]


@rule("WC-C55")
def test_nothing_comes_after_an_aborted_combat() -> None:
    cards = [tactic("if_won([draw(own, 2)]), if_lost([draw(own, 1)])"), tactic("destroy(foe)")]
    s = melee(*cards).say("ana", "play_tactic X-C1").say("ben", "tactic_pass").say("ana", "play_tactic X-C2").passes()
    s.says("combat_result", result="aborted").silent("drew")
    assert len(s.player("ana").action_hand) == 1


@rule("WC-C30")
def test_at_end_of_tactics_comes_before_the_rolls_and_decides_nothing_about_readiness() -> None:
    s = melee(tactic("at_end_of_tactics([strength(mine, 3), commit(mine)])"), ana_rolls="4 1", ben_rolls="4")
    s.say("ana", "play_tactic X-C1")
    assert s.strength("A1") == 4
    s.passes().says("combat_result", total=11, other_total=8)
    assert s.sequence("value_changed", "committed", "rolled")[:3] == ["value_changed", "committed", "rolled"]
    assert s.unit("B1") is None  # ready was noted before (WC-8.1)


@rule("WC-C30")
def test_a_player_orders_several_delayed_effects_of_one_kind() -> None:
    cards = [tactic("at_end_of_tactics([strength(mine, 1)])"), tactic("at_end_of_tactics([leadership(mine, 1)])")]
    s = melee(*cards, ben_hand="X-C1", ana_rolls="6 1", ben_rolls="1").say("ana", "play_tactic X-C1")
    s.say("ben", "play_tactic X-C1").say("ana", "play_tactic X-C2").passes()
    s.asks("ana", "order_effects", "1", "2", clause="WC-2.35").say("ana", "choose 2,1")
    assert [(facts["unit"], facts["field"]) for facts in s.told("value_changed")] == [
        ("A1", "leadership"),
        ("A1", "strength"),
        ("B1", "strength"),
    ]


@rule("WC-C30")
def test_a_delayed_operation_remembers_what_its_words_mean() -> None:
    do = "with_(pick(own, dwarf), [if_won([token(chosen, victory, die(last_discarded))])])"
    s = melee(
        tactic(do, cost="discard(1)"),
        hand="X-C1 NE-C01",
        ana="A1 GA-U02 | A2 GA-U15",
        ana_rolls="6 1",
        ben_rolls="1",
    )
    s.say("ana", "play_tactic X-C1", "choose NE-C01").passes()
    assert s.there("A2").tokens == {"victory": 6}


@rule("WC-C30")
def test_delayed_operations_of_a_lost_combat_do_not_wait_for_the_follow_up() -> None:
    s = melee(tactic("if_lost([draw(own, 1)])"), ben="B1 HD-U07 | B2 HD-U15", ana_rolls="6 6 1", ben_rolls="1 6")
    s.say("ana", "play_tactic X-C1").passes().say("ana", "follow_up yes").passes().silent("drew")
    assert s.unit("A1") is None


# -- attacking at once --------------------------------------------------------------------------------------------


@rule("WC-C30", "WC-C55")
def test_attack_now_declares_an_attack_with_all_normal_rules() -> None:
    s = commanding(
        command("attack_now(pick(own))"),
        ana="A1 GA-U02 | A2 GA-U11 reserve | A3 GA-U15 reserve | A4 GA-U16 committed",
        ben="B1 HD-U07 | B2 HD-U14 | B3 HD-U11",
        ana_rolls="6 1",
        ben_rolls="1",
    )
    s.say("ana", "play_command X-C1").asks("ana", "pick", "A1", "A2").say("ana", "choose A2")
    s.asks("ana", "pick", "B1", "B2", "B3").say("ana", "choose B2").says("attack_declared", unit="A2", target="B2")
    s.asks("ben", "block", "no_block", "B3").say("ben", "no_block").says("combat_started", attacker="A2")
    s.passes().says("combat_result", winner=0)
    assert (s.unit("B2"), s.there("A2").committed, s.to_act) == (None, True, ["ben"])


@rule("WC-C55")
def test_the_units_controller_names_the_target() -> None:
    s = commanding(
        command("attack_now(pick(enemy))"), ana="A1 GA-U02 | A2 GA-U15", ben="B1 HD-U07", ana_rolls="1", ben_rolls="6 1"
    )
    s.say("ana", "play_command X-C1").asks("ben", "pick", "A1", "A2").say("ben", "choose A2")
    s.says("attack_declared", seat=1, unit="B1", target="A2")
    assert s.to_act == ["ben"]  # the attacker acts first
    s.passes()
    assert (s.unit("A2"), s.to_act) == (None, ["ben"])  # Ana's command is used up


@rule("WC-C55", "WC-C47")
@pytest.mark.parametrize(
    ("ana", "ben"),
    [("A1 GA-U02 committed", "B1 HD-U07"), ("A1 GA-U02 reserve | A2 GA-U15 committed", "B1 HD-U07"), ("A1 GA-U02", "")],
)
def test_attack_now_needs_a_legal_attacker_with_a_legal_target(ana: str, ben: str) -> None:
    s = commanding(command("attack_now(pick(own))"), ana=ana, ben=ben)
    s.refused("ana", "play_command X-C1", "can_do_nothing", "WC-C47")
    assert "play_command X-C1" not in s.offers("ana")


@rule("WC-C55")
def test_the_next_operation_comes_after_the_combat_with_its_follow_ups() -> None:
    s = commanding(
        command("attack_now(pick(own, men)), draw(own, 1), rally(pick(own, committed))"),
        ana="A1 GA-U02 | A2 GA-U15 committed | A3 GA-U16 committed",
        ben="B1 HD-U07 | B2 HD-U14",
        ana_rolls="6 6 6",
        ben_rolls="1 1",
    )
    # The unit to rally is named when the card is played, from the units that are committed then.
    s.say("ana", "play_command X-C1").asks("ana", "pick", "A2", "A3").say("ana", "choose A3", "choose B1")
    assert (s.phase, s.there("A3").committed) == ("tactics", True)
    s.passes().silent("rallied").say("ana", "follow_up yes").passes()
    assert s.sequence("combat_result", "drew", "rallied") == ["combat_result", "drew", "rallied"]
    assert (s.there("A3").committed, s.there("A2").committed, s.there("A1").committed) == (False, True, True)
    assert s.to_act == ["ben"]


@rule("WC-C55")
def test_several_attacks_follow_one_another() -> None:
    s = commanding(
        command("with_(all(own, ready), [attack_now(chosen), token(chosen, victory, 1)]), draw(own, 1)"),
        ana="A1 GA-U02 | A2 GA-U15 | A3 GA-U16 committed",
        ben="B1 HD-U14 committed | B2 HD-U07 committed",
        ana_rolls="6 1 6 1",
        ben_rolls="1 1",
    )
    s.say("ana", "play_command X-C1", "choose B1").says("attack_declared", unit="A1", target="B1")
    s.say("ana", "tactic_pass").say("ben", "tactic_pass").says("token", unit="A1")
    s.says("attack_declared", unit="A2", target="B2")
    assert s.phase == "tactics"
    s.passes().says("token", unit="A2")
    assert s.sequence("token", "drew") == ["token", "drew"]
    assert (s.player("ben").units, s.to_act) == ([], ["ben"])


@rule("WC-C55", "WC-C49")
def test_attacks_hang_on_tests_one_after_the_other() -> None:
    s = commanding(
        command("if_test(all(own), leadership, [attack_now(chosen)]), token(all(own), victory, 1)"),
        ana="A1 GA-U02 | A2 GA-U15 | A3 GA-U16",
        ben="B1 HD-U14",
        ana_rolls="1 6 1 5 1",
        ben_rolls="1",
    )
    # A1 passes its test and destroys B1; A2 fails; A3 passes, but there is nobody left to attack.
    s.say("ana", "play_command X-C1").says("tested", unit="A1", passed=True).says("attack_declared", unit="A1")
    assert s.phase == "tactics"
    s.passes()
    assert [(facts["unit"], facts["passed"]) for facts in s.told("tested")] == [("A2", False), ("A3", True)]
    assert touched(s, "token") == ["A1", "A2", "A3"]


@rule("WC-C55")
def test_an_attack_at_once_that_is_blocked_off_leaves_the_rest() -> None:
    # The attacker is committed in reaction to the declaration: the attack ends there, the ability goes on.
    cards = [
        command("attack_now(pick(own)), draw(own, 1)"),
        ability("reaction", "commit(that)", on="attack_declared(enemy)"),
    ]
    s = commanding(*cards, hand="X-C1", ben_hand="X-C2").say("ben", "arm X-C2").say("ana", "play_command X-C1")
    s.says("attack_called_off", unit="A1").says("drew", seat=0, count=1)
    assert s.to_act == ["ben"]


def opening(ana: str, ben: str, unit: dict[str, str], **zones: object) -> Scene:
    """The last muster passes of a battle, with a unit that may attack before the first command."""
    s = scene(
        ana,
        ben,
        game=game_with(units=[unit]),
        phase="muster",
        ana_passed_muster=True,
        active="ben",
        ana_deck=" ".join(["NE-C24"] * 30),
        **zones,  # type: ignore[arg-type]
    )
    return s.say("ben", "muster_pass")


@rule("WC-C55", "WC-C30")
def test_an_attack_at_once_before_the_first_command() -> None:
    unit = {"abilities": f"[{text('reaction', 'attack_now(me), draw(own, 1)', on='setup_done()')}]", "speed": "cavalry"}
    s = opening("A1 X-U1 reserve | A2 GA-U02", "B1 HD-U14", unit, ana_rolls="6 1", ben_rolls="1")
    s.asks("ana", "reaction", "no_reaction", "A1").say("ana", "react A1").says("attack_declared", unit="A1")
    s.passes().says("combat_result", winner=0)
    assert (s.phase, s.to_act, s.state.commands) == ("commands", ["ana"], 0)
    assert (s.player("ben").units, s.there("A1").committed) == ([], True)
    # 5 cards at the start, one at the start of the combat, one of the ability.
    assert len(s.player("ana").action_hand) == 7


@rule("WC-C55")
def test_after_such_an_attack_others_may_still_react_to_the_set_up() -> None:
    unit = {"abilities": f"[{text('reaction', 'attack_now(me)', on='setup_done()')}]"}
    # The first rolls are for the first command.
    s = opening("A1 X-U1 | A2 X-U1", "B1 HD-U14 | B2 HD-U14 committed", unit, ana_rolls="6 6 1 6 1", ben_rolls="1 1 1")
    s.asks("ana", "reaction", "no_reaction", "A1", "A2").say("ana", "react A2", "choose B2").passes()
    s.asks("ana", "reaction", "no_reaction", "A1").say("ana", "react A1").passes()
    assert (s.phase, s.player("ben").units, s.state.commands) == ("commands", [], 0)


@rule("WC-C55")
def test_the_lines_of_such_an_attack_are_forgotten_before_the_first_command() -> None:
    statics = static("stat(me, strength, 2)", need="from_line(reserve)")
    unit = {"abilities": f"[{text('reaction', 'attack_now(me)', on='setup_done()')}, {statics}]", "speed": "cavalry"}
    s = opening("A1 X-U1 reserve | A2 GA-U02", "B1 HD-U14 | B2 HD-U07", unit, ana_rolls="6 1", ben_rolls="1")
    s.say("ana", "react A1", "choose B1")
    assert s.strength("A1") == 5
    s.passes()
    assert s.there("A1").origin == ""
