"""Operations on the outcome of a combat, on declarations and rolls (WC-C27, WC-C29, WC-C55)."""

from __future__ import annotations

import pytest

from tests.support.oneoff import ability, melee, shot, text
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene


def tactic(do: str, *, cost: str = "", need: str = "") -> dict[str, str]:
    """A combat tactic card without cost."""
    return ability("tactic", do, cost=cost, need=need)


def place(s: Scene, piece: str) -> tuple[str, bool]:
    """A unit's line and whether it is committed."""
    unit = s.there(piece)
    return unit.line, unit.committed


# -- swap ---------------------------------------------------------------------------------------------------------


@rule("WC-C27")
def test_swap_puts_another_own_unit_into_the_place_of_the_fighter() -> None:
    cards = [tactic("strength(mine, 2), strength(foe, -1)"), tactic("swap(pick(own, other))")]
    s = melee(*cards, ana="A1 GA-U02 | A2 GA-U15 committed | A3 GA-U16 reserve", ana_rolls="6 1", ben_rolls="1")
    s.say("ana", "play_tactic X-C1").say("ben", "tactic_pass")
    s.say("ana", "play_tactic X-C2").asks("ana", "pick", "A2", "A3").say("ana", "choose A3")
    s.says("swapped", unit="A3", other="A1")
    assert (place(s, "A3"), place(s, "A1")) == (("field", False), ("reserve", False))
    assert s.there("A3").origin == "reserve"
    # Effects on the old unit are lost, others stay.
    assert (s.strength("A1"), s.strength("A3"), s.strength("B1")) == (4, 4, 3)
    s.passes().says("combat_result", attacker="A3", total=10, other_total=4, winner=0)
    assert (place(s, "A3"), place(s, "A1")) == (("battle", True), ("reserve", False))


@rule("WC-C27")
def test_a_committed_unit_keeps_its_state_in_its_new_place() -> None:
    s = melee(tactic("swap(pick(own, other))"), ana="A1 GA-U02 | A2 GA-U16 committed", ana_rolls="6 1", ben_rolls="1")
    s.say("ana", "play_tactic X-C1")
    assert (place(s, "A2"), place(s, "A1")) == (("field", True), ("battle", False))
    s.passes().says("combat_result", winner=0).silent("destroyed")  # a committed winner spares the loser
    assert place(s, "B1") == ("battle", True)


@rule("WC-C27")
def test_the_new_unit_takes_over_attacking() -> None:
    cards = [tactic("swap(pick(own, other))"), tactic("strength(me, 1)", need="attacking(), from_line(reserve)")]
    s = melee(*cards, ana="A1 GA-U02 | A2 GA-U16 reserve").say("ana", "play_tactic X-C1").say("ben", "tactic_pass")
    assert s.say("ana", "play_tactic X-C2").strength("A2") == 5


@rule("WC-C27")
def test_the_new_unit_takes_over_defending_but_not_blocking() -> None:
    cards = [
        tactic("swap(pick(own, other, dwarf))"),
        tactic("strength(me, 1)", need="blocking()"),
        tactic("strength(me, 2)", need="defending(), not_(blocking())"),
    ]
    s = scene(
        "A1 HD-U07",
        "B1 GA-U02 | B2 GA-U11 | B3 GA-U15 reserve",
        game=game_with(actions=cards),
        ben_hand="X-C1 X-C2 X-C3",
    )
    s.say("ana", "attack A1 -> B1").say("ben", "block with=B2").say("ana", "tactic_pass")
    s.say("ben", "play_tactic X-C1").say("ana", "tactic_pass")
    s.refused("ben", "play_tactic X-C2", "condition_not_met").say("ben", "play_tactic X-C3")
    assert (s.strength("B3"), place(s, "B2"), place(s, "B1")) == (5, ("reserve", False), ("battle", False))


@rule("WC-C27", "WC-C47")
def test_swap_takes_only_own_units_that_are_not_in_the_combat() -> None:
    s = melee(tactic("swap(pick(any_side))"), ana="A1 GA-U02 | A2 GA-U15 | A3 GA-U10", ben="B1 HD-U07 | B2 HD-U14")
    s.say("ana", "play_tactic X-C1").asks("ana", "pick", "A2", "A3").say("ana", "choose A2")
    t = melee(tactic("swap(pick(any_side))"), ben="B1 HD-U07 | B2 HD-U14")
    t.refused("ana", "play_tactic X-C1", "can_do_nothing")


@rule("WC-C27")
@pytest.mark.parametrize(("new", "shoots"), [("GA-U15", 0), ("GA-U07", 5)])
def test_a_new_shooter_shoots_with_its_own_value_or_0(new: str, shoots: int) -> None:
    s = shot(tactic("swap(pick(own, other))"), ana=f"A1 GA-U10 | A2 {new} reserve", ana_rolls="3", ben_rolls="1")
    s.say("ana", "play_tactic X-C1").passes().says("combat_result", attacker="A2", total=shoots + 3, other_total=5)
    assert (place(s, "A2"), place(s, "A1")) == (("battle", True), ("reserve", False))


@rule("WC-C27")
def test_the_target_of_a_shot_may_be_swapped() -> None:
    game = game_with(actions=[tactic("swap(pick(own, other))")])
    s = scene("A1 GA-U10", "B1 HD-U14 | B2 HD-U15 reserve", game=game, ben_hand="X-C1", ana_rolls="4", ben_rolls="5")
    s.say("ana", "shoot A1 -> B1", "tactic_pass").say("ben", "play_tactic X-C1").passes()
    s.says("combat_result", defender="B2", total=10, other_total=10, winner=0)
    assert (place(s, "B2"), place(s, "B1")) == (("battle", True), ("reserve", False))


# -- end of combat ------------------------------------------------------------------------------------------------


@rule("WC-C27")
def test_end_combat_aborts_the_combat_at_once() -> None:
    cards = [tactic("at_end_of_tactics([strength(mine, 1)]), if_won([draw(own, 1)])"), tactic("end_combat()")]
    s = melee(*cards).say("ana", "play_tactic X-C1").say("ben", "tactic_pass").say("ana", "play_tactic X-C2")
    s.says("combat_result", result="aborted").silent("rolled", "value_changed", "drew")
    assert (place(s, "A1"), place(s, "B1"), s.to_act) == (("battle", True), ("battle", True), ["ben"])


@rule("WC-C27")
def test_end_combat_leaves_the_target_of_a_shot_as_it_is() -> None:
    s = shot(tactic("end_combat()"), ben="B1 HD-U07 reserve | B2 HD-U14").say("ana", "play_tactic X-C1")
    assert (place(s, "A1"), place(s, "B1")) == (("battle", True), ("reserve", False))


@rule("WC-C27")
@pytest.mark.parametrize(
    ("on", "rolled"),
    [("attack_declared(enemy)", 0), ("combat_roll(enemy)", 1), ("combat_lost(own)", 2), ("routed(own)", 3)],
)
def test_end_combat_in_a_reaction_ends_it_there(on: str, rolled: int) -> None:
    game = game_with(actions=[ability("reaction", "end_combat()", on=on)])
    s = scene(
        "A1 GA-U02",
        "B1 HD-U07 | B2 HD-U14",
        game=game,
        ben_hand="X-C1",
        ana_rolls=["", "6", "6", "6 6"][rolled],
        ben_rolls=["", "", "1", "1"][rolled],
    )
    s.say("ben", "arm X-C1").fights("ana", "attack A1 -> B1").says("combat_result", result="aborted").silent(
        "destroyed"
    )
    assert len(s.told("rolled")) == rolled
    assert place(s, "A1") == ("battle", True)
    # Before the start of the combat the target has not left its line.
    assert place(s, "B1") == ("battle", rolled > 0)
    assert s.to_act == ["ben"]


@rule("WC-C27")
def test_end_combat_after_the_declaration_of_a_shot() -> None:
    game = game_with(actions=[ability("reaction", "end_combat()", on="ranged_declared(enemy)")])
    s = scene("A1 GA-U10", "B1 HD-U07", game=game, ben_hand="X-C1").say("ben", "arm X-C1").say("ana", "shoot A1 -> B1")
    s.says("combat_result", result="aborted").silent("drew", "combat_started")
    assert (place(s, "A1"), place(s, "B1")) == (("battle", True), ("battle", False))


@rule("WC-C27")
def test_end_combat_in_reaction_to_a_tactic() -> None:
    cards = [tactic("strength(mine, 1)"), ability("reaction", "end_combat()", on="tactic_played(enemy, any, card)")]
    s = scene("A1 GA-U02", "B1 HD-U07", game=game_with(actions=cards), ana_hand="X-C1", ben_hand="X-C2")
    s.say("ben", "arm X-C2").say("ana", "attack A1 -> B1", "play_tactic X-C1").says("combat_result", result="aborted")
    assert (place(s, "A1"), place(s, "B1"), s.to_act) == (("battle", True), ("battle", True), ["ben"])


# -- rout and slaughter -------------------------------------------------------------------------------------------


@rule("WC-C29")
@pytest.mark.parametrize(("do", "who"), [("auto_rout(mine)", "ana"), ("auto_rout(foe)", "")])
def test_auto_rout_routs_without_a_rout_check_if_that_unit_wins(do: str, who: str) -> None:
    s = melee(tactic(do), ben="B1 HD-U07 | B2 HD-U14", ana_rolls="6" if who else "6 1", ben_rolls="1")
    s.say("ana", "play_tactic X-C1").passes()
    assert [facts["purpose"] for facts in s.told("rolled")] == ["combat", "combat"] + ([] if who else ["rout"])
    assert s.phase == ("follow_up_choice" if who else "commands")
    if who:
        s.says("routed", unit="B1", automatic=True)


@rule("WC-C29", "WC-C55")
def test_auto_rout_does_nothing_in_a_ranged_attack_or_for_a_loser() -> None:
    s = shot(tactic("auto_rout(mine)"), ana_rolls="6", ben_rolls="1").say("ana", "play_tactic X-C1").passes()
    s.says("combat_result", winner=0).silent("routed")
    assert place(s, "B1") == ("battle", True)
    t = melee(tactic("auto_rout(mine)"), ana_rolls="1", ben_rolls="6 1", ana="A1 GA-U02 | A2 GA-U15")
    t.say("ana", "play_tactic X-C1").passes().says("not_routed", unit="A1")
    assert t.phase == "commands"


@rule("WC-C29")
def test_auto_rout_in_a_follow_up_allows_one_more() -> None:
    s = melee(tactic("auto_rout(mine)"), ben="B1 HD-U07 | B2 HD-U14 | B3 HD-U15", ana_rolls="6 6 6", ben_rolls="1 1")
    s.passes().says("routed", unit="B1", automatic=False).say("ana", "follow_up yes").say(
        "ben", "follow_up_defender B2"
    )
    s.say("ana", "play_tactic X-C1").passes().says("routed", unit="B2", automatic=True)
    assert s.phase == "follow_up_choice"
    s.say("ana", "follow_up no")
    assert place(s, "A1") == ("battle", True)


@rule("WC-C29")
def test_win_slaughter_wins_a_tie() -> None:
    s = melee(tactic("win_slaughter(mine)"), ana_rolls="3 1", ben_rolls="3").say("ana", "play_tactic X-C1").passes()
    s.says("combat_result", total=7, other_total=7, winner=0)
    assert (s.unit("B1"), place(s, "A1")) == (None, ("battle", True))


@rule("WC-C29")
@pytest.mark.parametrize(("rolls", "winner"), [("3 4", 1), ("4 3", 0)])
def test_win_slaughter_does_not_matter_without_a_tie(rolls: str, winner: int) -> None:
    first, second = rolls.split()
    loses = winner == 1
    s = melee(
        tactic("win_slaughter(mine)"),
        ana_rolls=first if loses else f"{first} 1",
        ben_rolls=f"{second} 1" if loses else second,
    )
    s.say("ana", "play_tactic X-C1").passes().says("combat_result", winner=winner)
    assert s.unit("A1" if loses else "B1") is None


@rule("WC-C29")
@pytest.mark.parametrize("last", ["ana", "ben"])
def test_of_two_the_one_played_last_wins_the_slaughter(last: str) -> None:
    cards = "X-C1 X-C1" if last == "ana" else "X-C1"
    s = melee(
        tactic("win_slaughter(mine)"),
        hand=cards,
        ben_hand="X-C1",
        ana_rolls="3 1" if last == "ana" else "3",
        ben_rolls="3" if last == "ana" else "3 1",
    )
    s.say("ana", "play_tactic X-C1").say("ben", "play_tactic X-C1")
    if last == "ana":
        s.say("ana", "play_tactic X-C1")
    s.passes().says("combat_result", winner=["ana", "ben"].index(last))
    assert s.unit("B1" if last == "ana" else "A1") is None


@rule("WC-C29")
def test_win_slaughter_does_nothing_in_a_ranged_attack() -> None:
    game = game_with(actions=[tactic("win_slaughter(mine)")])
    s = scene("A1 GA-U10", "B1 HD-U07", game=game, ben_hand="X-C1", ana_rolls="1", ben_rolls="3")
    s.say("ana", "shoot A1 -> B1", "tactic_pass").say("ben", "play_tactic X-C1").passes()
    s.says("combat_result", total=7, other_total=7, winner=0)
    assert place(s, "B1") == ("battle", True)


# -- who stays ready, who is saved --------------------------------------------------------------------------------


@rule("WC-C29")
def test_stay_ready_spares_the_winner_the_commitment() -> None:
    s = melee(tactic("stay_ready(mine)"), ana_rolls="6 1", ben_rolls="1").say("ana", "play_tactic X-C1").passes()
    assert (place(s, "A1"), s.unit("B1")) == (("battle", False), None)


@rule("WC-C29")
@pytest.mark.parametrize(("follows", "committed"), [("no", False), ("yes", True)])
def test_stay_ready_is_lost_by_a_follow_up(follows: str, committed: bool) -> None:
    s = melee(
        tactic("stay_ready(mine)"),
        ben="B1 HD-U07 | B2 HD-U14",
        ana_rolls="6 6" if follows == "no" else "6 6 6",
        ben_rolls="1" if follows == "no" else "1 1",
    )
    s.say("ana", "play_tactic X-C1").passes().say("ana", f"follow_up {follows}").passes()
    assert place(s, "A1") == ("battle", committed)


@rule("WC-C29")
def test_a_committed_winner_does_not_become_ready_by_stay_ready() -> None:
    s = melee(tactic("stay_ready(mine), commit(mine)"), ana_rolls="6 1", ben_rolls="1").say("ana", "play_tactic X-C1")
    assert place(s.passes(), "A1") == ("battle", True)


@rule("WC-C29", "WC-C55")
@pytest.mark.parametrize(("saved", "state"), [(True, ("battle", True)), (False, None)])
def test_save_returns_the_loser_committed_and_the_rest_goes_on(saved: bool, state: tuple[str, bool] | None) -> None:
    do = "save(mine)" if saved else "strength(mine, 0)"
    s = melee(tactic(do), ana="A1 GA-U02 | A2 GA-U15", ana_rolls="1", ben_rolls="6 6")
    s.say("ana", "play_tactic X-C1").passes().says("routed", unit="A1")
    assert (place(s, "A1") if saved else s.unit("A1")) == state
    s.say("ben", "follow_up yes")  # the rout check and the follow-up go on as normal
    assert s.state.combat is not None
    assert s.state.combat.defender == "A2"


@rule("WC-C29")
def test_a_saved_loser_is_no_defender_while_another_is_ready_but_the_last_resort() -> None:
    s = melee(tactic("save(mine)"), ana_rolls="1", ben_rolls="6 6").say("ana", "play_tactic X-C1").passes()
    s.say("ben", "follow_up yes")
    assert s.state.combat is not None
    assert (s.state.combat.defender, s.state.combat.follow_up) == ("A1", True)


@rule("WC-C29", "WC-C55")
def test_save_beats_destroy_loser() -> None:
    game = game_with(actions=[tactic("save(mine)"), tactic("destroy_loser(mine)")])
    s = scene("A1 GA-U02", "B1 HD-U07", game=game, ana_hand="X-C1", ben_hand="X-C2", ana_rolls="1", ben_rolls="6 1")
    s.say("ana", "attack A1 -> B1", "play_tactic X-C1").say("ben", "play_tactic X-C2").passes()
    assert place(s, "A1") == ("battle", True)


@rule("WC-C29")
@pytest.mark.parametrize(("do", "gone"), [("destroy_loser(mine)", True), ("strength(mine, 0)", False)])
def test_destroy_loser_destroys_what_a_committed_winner_would_spare(do: str, gone: bool) -> None:
    s = melee(tactic(f"{do}, commit(mine)"), ana_rolls="6 1", ben_rolls="1").say("ana", "play_tactic X-C1").passes()
    assert (s.unit("B1") is None) == gone


@rule("WC-C55")
def test_in_a_slaughter_neither_save_nor_destroy_loser_works() -> None:
    s = melee(tactic("save(mine), destroy_loser(mine)"), ana_rolls="3", ben_rolls="3")
    s.say("ana", "play_tactic X-C1").passes().says("combat_result", result="slaughter")
    assert (s.unit("A1"), s.unit("B1")) == (None, None)


@rule("WC-C55", "WC-C29")
def test_a_saved_target_of_a_shot_stays_in_its_line() -> None:
    game = game_with(actions=[ability("support", "save(mine)")])
    s = scene(
        "A1 GA-U10",
        "B1 HD-U07 committed reserve | B2 HD-U14",
        game=game,
        ben_hand="X-C1",
        ana_rolls="6",
        ben_rolls="1",
    )
    s.say("ana", "shoot A1 -> B1", "tactic_pass").say("ben", "play_tactic X-C1").passes().silent("destroyed")
    assert place(s, "B1") == ("reserve", True)


@rule("WC-C29")
@pytest.mark.parametrize(("player", "asked"), [("own", False), ("enemy", True)])
def test_no_follow_up(player: str, asked: bool) -> None:
    s = melee(tactic(f"no_follow_up({player})"), ben="B1 HD-U07 | B2 HD-U14", ana_rolls="6 6", ben_rolls="1")
    s.say("ana", "play_tactic X-C1").passes().says("routed", unit="B1")
    assert (s.phase == "follow_up_choice") == asked


# -- forbidding ---------------------------------------------------------------------------------------------------

USER = {
    "abilities": "[tactic(do=[strength(mine, 1)]), warcry(do=[strength(mine, 1)]), reaction(on=combat_roll(own, me), "
    "do=[add_to_roll(1)])]"
}
SUPPORTER = {"abilities": "[support(do=[strength(mine, 1)])]"}
BLADE = {"abilities": "[tactic(do=[strength(mine, 2)])]"}
HAND = [tactic("strength(mine, 3)"), ability("warcry", "strength(mine, 3)"), ability("support", "strength(mine, 3)")]


@rule("WC-C29", "WC-C55")
@pytest.mark.parametrize(
    ("kind", "left"),
    [
        ("combat_tactic", {"play_tactic X-C3 by=B2", "use_tactic B2 ability=1"}),
        (
            "warcry",
            {
                "play_tactic X-C1 by=B1",
                "play_tactic X-C3 by=B2",
                "use_tactic B1 ability=1",
                "use_tactic B2 ability=1",
                "use_tactic B9 ability=1",
            },
        ),
        (
            "support_tactic",
            {
                "play_tactic X-C1 by=B1",
                "play_tactic X-C2 by=B1",
                "use_tactic B1 ability=1",
                "use_tactic B1 ability=2",
                "use_tactic B9 ability=1",
            },
        ),
        (
            "unit_abilities",
            {
                "play_tactic X-C1 by=B1",
                "play_tactic X-C2 by=B1",
                "play_tactic X-C3 by=B2",
                "use_tactic B2 ability=1",
                "use_tactic B9 ability=1",
            },
        ),
    ],
)
def test_forbid_stops_one_kind_of_tactics(kind: str, left: set[str]) -> None:
    game = game_with(
        units=[USER, SUPPORTER],
        attachments=[BLADE],
        actions=[*HAND, tactic(f"forbid(enemy, {kind})"), tactic("strength(me, 0)")],
    )
    ben = "B1 X-U1 with B9 X-A1 | B2 X-U2"
    s = scene("A1 GA-U02", ben, game=game, ana_hand="X-C4 X-C5", ben_hand="X-C1 X-C2 X-C3")
    s.say("ana", "attack A1 -> B1", "play_tactic X-C4").says("forbidden", seat=1, kind=kind)
    assert {offer for offer in s.offers("ben") if offer != "tactic_pass"} == left
    # The player himself is free.
    assert "play_tactic X-C5 by=A1" in s.say("ben", "tactic_pass").offers("ana")


@rule("WC-C55")
@pytest.mark.parametrize(("kind", "used"), [("reaction", []), ("unit_abilities", ["NE-C28", "X-A1"])])
def test_forbid_stops_reactions_of_the_player_or_of_his_fighter(kind: str, used: list[str]) -> None:
    game = game_with(
        units=[USER],
        attachments=[{"abilities": "[reaction(on=combat_roll(own, me), do=[add_to_roll(2)])]"}],
        actions=[tactic(f"forbid(enemy, {kind})")],
    )
    s = scene(
        "A1 GA-U02",
        "B1 X-U1 with B9 X-A1",
        game=game,
        ana_hand="X-C1",
        ben_hand="NE-C28",
        ana_rolls="6 1",
        ben_rolls="1 1" if used else "1",
    )
    s.say("ben", "arm NE-C28", "order reaction B1 always", "order reaction B9 always")
    s.say("ana", "attack A1 -> B1", "play_tactic X-C1").passes()
    assert [facts["card"] for facts in s.told("reaction_played")] == used


@rule("WC-C55")
def test_what_has_been_played_before_a_ban_stays() -> None:
    game = game_with(actions=[tactic("strength(mine, 2)"), tactic("forbid(enemy, combat_tactic)")])
    s = scene(
        "A1 GA-U02 | A2 GA-U15",
        "B1 HD-U07 committed | B2 HD-U15",
        game=game,
        active="ben",
        ben_hand="X-C1 X-C1",
        ana_hand="X-C2",
    )
    s.say("ben", "attack B2 -> A1", "play_tactic X-C1").say("ana", "play_tactic X-C2")
    assert s.strength("B2") == 7
    s.refused("ben", "play_tactic X-C1", "forbidden_now", "WC-C55")


# -- declarations -------------------------------------------------------------------------------------------------


@rule("WC-C29")
@pytest.mark.parametrize("armed", [True, False])
def test_no_block(armed: bool) -> None:
    game = game_with(actions=[ability("reaction", "no_block()", on="attack_declared(own)")])
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U03", game=game, ana_hand="X-C1")
    if armed:
        s.say("ana", "arm X-C1").say("ana", "attack A1 -> B1").says("block_forbidden")
        assert s.phase == "tactics"
    else:
        s.say("ana", "attack A1 -> B1").asks("ben", "block")
        assert s.match.asks[0].seat == 1


@rule("WC-C29")
def test_block_with_blocks_whatever_the_speeds_and_no_other_block_is_possible() -> None:
    game = game_with(actions=[ability("reaction", "block_with(pick(own, reserve))", on="attack_declared(enemy)")])
    s = scene("A1 GA-U13", "B1 HD-U07 | B2 HD-U03 | B3 HD-U14 reserve", game=game, ben_hand="X-C1")
    s.say("ben", "arm X-C1").say("ana", "attack A1 -> B1").says("blocked", unit="B3", card="X-C1")
    assert s.match.asks == ()  # the cavalry is not asked for any more
    assert (place(s, "B3"), place(s, "B1"), s.there("B3").origin) == (("field", False), ("battle", False), "reserve")


@rule("WC-C29", "WC-C47")
@pytest.mark.parametrize(
    ("others", "offered"),
    [
        ("B2 HD-U14 committed | B3 HD-U15 | B4 HD-U16", ["B3", "B4"]),
        ("B2 HD-U04 | B3 HD-U15 | B4 HD-U16 reserve", ["B3", "B4"]),
    ],
)
def test_block_with_offers_ready_units_that_may_block(others: str, offered: list[str]) -> None:
    game = game_with(actions=[ability("reaction", "block_with(pick(own))", on="attack_declared(enemy)")])
    s = scene("A1 GA-U13", f"B1 HD-U07 | {others}", game=game, ben_hand="X-C1")
    s.say("ben", "arm X-C1").say("ana", "attack A1 -> B1").asks("ben", "pick", *offered)
    assert s.match.asks[0].default == (offered[0],)
    s.say("ben", f"choose {offered[1]}").says("blocked", unit=offered[1])


@rule("WC-C29", "WC-C55")
def test_retarget_moves_the_declaration_to_another_legal_target() -> None:
    cards = [
        ability(
            "reaction", "retarget(pick(own)), leadership(target, 2), leadership(foe, 1)", on="attack_declared(enemy)"
        )
    ]
    s = scene(
        "A1 GA-U02",
        "B1 HD-U07 | B2 HD-U14 | B3 HD-U15 committed | B4 HD-U16 reserve",
        game=game_with(actions=cards),
        ben_hand="X-C1",
    )
    s.say("ben", "arm X-C1").say("ana", "attack A1 -> B1").asks("ben", "pick", "B2", "B3").say("ben", "choose B3")
    s.says("retargeted", unit="B3").asks("ben", "block", "no_block", "B4").say("ben", "no_block")
    assert s.state.combat is not None
    assert (s.state.combat.defender, s.state.combat.target) == ("B3", "B3")
    # target and foe changed at once: +2 for the new target, +1 for the attacker.
    assert (s.leadership("B3"), s.leadership("B1"), s.leadership("A1")) == (5, 3, 4)


@rule("WC-C55")
def test_reactions_already_played_are_not_repeated_for_the_new_target() -> None:
    cards = [ability("reaction", "retarget(pick(own, other))", on="attack_declared(enemy)")]
    unit = {"abilities": f"[{text('reaction', 'leadership(me, 1)', on='attack_declared(enemy, me)')}]"}
    s = scene(
        "A1 GA-U02",
        "B1 X-U1 | B2 X-U1 | B3 HD-U14 reserve",
        game=game_with(units=[unit], actions=cards),
        ben_hand="X-C1",
    )
    s.say("ben", "order reaction B1 always", "order reaction B2 always").say("ana", "attack A1 -> B1")
    assert [facts["unit"] for facts in s.told("reaction_played")] == ["B1"]
    t = scene("A1 GA-U02", "B1 X-U1 | B2 X-U1", game=game_with(units=[unit], actions=cards), ben_hand="X-C1")
    # The card comes first; then the new target may react, the old one no more.
    t.say("ben", "arm X-C1", "order reaction B1 always", "order reaction B2 always").say("ana", "attack A1 -> B1")
    assert [facts["unit"] for facts in t.told("reaction_played")] == ["", "B2"]


@rule("WC-C29", "WC-C47")
@pytest.mark.parametrize(
    ("shooter", "offered"),
    [("GA-U10", ["B2", "B4"]), ("GA-U07", ["B2", "B4"]), ("GA-U17", ["B2"])],
)
def test_retarget_of_a_shot_needs_the_new_target_in_range(shooter: str, offered: list[str]) -> None:
    game = game_with(actions=[ability("reaction", "retarget(pick(own))", on="ranged_declared(enemy)")])
    s = scene(f"A1 {shooter}", "B1 HD-U07 | B2 HD-U14 | B4 HD-U16 reserve", game=game, ben_hand="X-C1")
    s.say("ben", "arm X-C1").say("ana", "shoot A1 -> B1")
    if len(offered) > 1:
        s.asks("ben", "pick", *offered).say("ben", "choose B4")
    assert s.state.combat is not None
    assert s.state.combat.defender == offered[-1]


@rule("WC-C47")
def test_a_shot_is_retargeted_within_the_range_of_the_value_chosen() -> None:
    game = game_with(
        units=[{"abilities": "[ranged(7, short), ranged(4, long)]"}],
        actions=[ability("reaction", "retarget(pick(own, other))", on="ranged_declared(enemy)")],
    )
    for mode, target in ((1, "B1"), (2, "B2")):
        s = scene("A1 X-U1", "B1 HD-U07 | B2 HD-U14 reserve", game=game, ben_hand="X-C1").say("ben", "arm X-C1")
        s.say("ana", f"shoot A1 -> B1 mode={mode}")
        assert s.state.combat is not None
        assert s.state.combat.target == target


# -- rolls --------------------------------------------------------------------------------------------------------


@rule("WC-C29", "WC-C55")
def test_reroll_replaces_the_roll_of_that_player() -> None:
    game = game_with(actions=[ability("reaction", "reroll(enemy)", on="combat_roll(any_side)")])
    s = scene("A1 GA-U02", "B1 HD-U07", game=game, ben_hand="X-C1", ana_rolls="6 1", ben_rolls="3 1")
    s.say("ben", "arm X-C1").fights("ana", "attack A1 -> B1")
    assert [facts["number"] for facts in s.told("rolled")] == [6, 1, 3, 1]
    s.says("combat_result", total=5, other_total=7, winner=1)


@rule("WC-C29", "WC-C47")
def test_only_a_roll_of_the_player_named_can_be_rerolled() -> None:
    game = game_with(actions=[ability("reaction", "reroll(own)", on="combat_roll(any_side)")])
    s = scene("A1 GA-U02", "B1 HD-U07", game=game, ben_hand="X-C1", ana_rolls="1", ben_rolls="2 6 1")
    s.say("ben", "arm X-C1").fights("ana", "attack A1 -> B1")
    assert s.sequence("rolled", "reaction_played")[:4] == ["rolled", "rolled", "reaction_played", "rolled"]
    s.says("combat_result", total=5, other_total=10)


@rule("WC-C29", "WC-C55")
@pytest.mark.parametrize(("amount", "total"), [(3, 4 + 9), (-8, 4 - 2)])
def test_add_to_roll_changes_that_roll_only(amount: int, total: int) -> None:
    game = game_with(actions=[ability("reaction", f"add_to_roll({amount})", on="combat_roll(own)")])
    won = amount > 0
    s = scene(
        "A1 GA-U02",
        "B1 HD-U07",
        game=game,
        ana_hand="X-C1",
        ana_rolls="6 2" if won else "6",
        ben_rolls="2" if won else "2 2",
    )
    s.say("ana", "arm X-C1").fights("ana", "attack A1 -> B1").says("combat_result", total=total, other_total=6)
    assert s.told("rolled")[0]["number"] == 6  # the die of the card stays
    s.says("not_routed", number=2)  # the rout check is another roll


@rule("WC-C29")
def test_cancel_takes_the_effect_away() -> None:
    game = game_with(
        actions=[tactic("strength(mine, 3)"), ability("reaction", "cancel()", on="tactic_played(enemy, any, any)")]
    )
    s = scene("A1 GA-U02", "B1 HD-U07", game=game, ana_hand="X-C1", ben_hand="X-C2").say("ben", "arm X-C2")
    s.say("ana", "attack A1 -> B1", "play_tactic X-C1").says("cancelled", card="X-C1").silent("value_changed")
    assert (s.strength("A1"), s.to_act) == (4, ["ben"])
