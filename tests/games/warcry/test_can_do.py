"""Whether an operation can do something, so that its card may be played (WC-C47)."""

from __future__ import annotations

from functools import cache

import pytest

from bot.games.warcry.game import WarCry
from tests.support.oneoff import ability, commanding, melee, reacted, shot, text, watched
from tests.support.rules import rule
from tests.support.scene import game_with, scene

# A1 fights B1 in a melee. A2 is committed and wears a coat, A3 stands in reserve; B2 is committed.
ARMY = "A1 GA-U02 | A2 GA-U15 committed with NE-A04 | A3 GA-U10 reserve"
FOES = "B1 HD-U07 | B2 HD-U14 committed"
OPERATIONS = {
    "commit(mine)": True,
    "commit(pick(own, dwarf))": False,
    "commit(all(own, dwarf))": False,
    "commit(pick_up_to(2, own, reserve))": True,
    "rally(mine)": False,
    "rally(pick(own))": True,
    "rally(all(enemy))": True,
    "rally(foe)": False,
    "move(mine, battle)": False,
    "move(pick(own, reserve), battle)": True,
    "move(pick(own, reserve), reserve)": False,
    "move(all(own, dwarf), reserve)": True,
    "destroy_attachment(foe)": False,
    "destroy_attachment(pick(own))": True,
    "move_attachment(pick(own), mine)": True,
    "move_attachment(pick(own), pick(own, dwarf))": False,
    "move_attachment(mine, pick(own))": False,
    "swap(pick(own, reserve))": True,
    "swap(pick(own, committed))": True,
    "swap(mine)": False,
    "swap(pick(enemy, committed))": False,
    "strength(mine, 0)": True,
    "strength(all(own, flyer), 2)": False,
    "token(all(own, flyer), victory, 1)": False,
    "save(mine)": True,
    "stay_ready(mine)": True,
    "no_follow_up(enemy)": True,
    "end_combat()": True,
    "forbid(enemy, reaction)": True,
    "destroy_strategy(own)": False,
    "destroy_strategy(enemy)": True,
    "draw(own, 1)": True,
    "return_to_play(pick_discard(own, army, unit), battle, ready)": True,
    "return_to_play(pick_discard(own, army, unit, flyer), battle, ready)": False,
    "recover(pick_discard(own, action, any))": False,
    "if_(attacking(), [rally(mine)], [draw(own, 1)])": False,
    "if_(defending(), [rally(mine)], [draw(own, 1)])": True,
    "if_(defending(), [draw(own, 1)])": False,
    "may([rally(mine)])": False,
    "may([rally(mine), commit(mine)])": True,
    "choose_one([rally(mine)], [rally(foe)])": False,
    "choose_one([rally(mine)], [commit(mine)])": True,
    "with_(pick(own), [rally(chosen)])": True,
    "with_(pick(own, ready), [rally(chosen)])": False,
    "if_test(mine, leadership, [rally(chosen)])": False,
    "unless_test(pick(own, dwarf), strength, [rally(chosen)])": True,
    "unless_pays(enemy, discard(1), [rally(mine)])": False,
    "unless_pays(enemy, discard(1), [commit(mine)])": True,
    "if_won([rally(mine)])": False,
    "if_lost([commit(mine)])": True,
    "at_end_of_tactics([rally(all(own))])": True,
    "rally(mine), commit(mine)": True,
    "rally(mine), rally(foe)": False,
}


@cache
def operation_game() -> WarCry:
    """One combat tactic for every row of the table."""
    return game_with(actions=[ability("tactic", do) for do in OPERATIONS])


@rule("WC-C47")
@pytest.mark.parametrize("do", OPERATIONS)
def test_a_tactic_may_be_played_if_one_of_its_operations_can_do_something(do: str) -> None:
    card = f"X-C{list(OPERATIONS).index(do) + 1}"
    s = scene(
        ARMY, FOES, game=operation_game(), ana_hand=card, ana_army_discard="GA-U16", ben_strategies="B9 NE-C24"
    ).say("ana", "attack A1 -> B1")
    assert (f"play_tactic {card} by=A1" in s.offers("ana")) == OPERATIONS[do]
    if not OPERATIONS[do]:
        s.refused("ana", f"play_tactic {card}", "can_do_nothing", "WC-C47")


# -- every kind of ability ----------------------------------------------------------------------------------------


@rule("WC-C47")
@pytest.mark.parametrize("kind", ["tactic", "warcry", "support"])
def test_the_same_holds_for_every_kind_of_tactic(kind: str) -> None:
    for do, possible in (("rally(foe)", False), ("commit(foe)", True)):
        game = game_with(units=[{"abilities": f"[{text(kind, do)}]"}])
        s = scene("A1 GA-U02 | A2 X-U1", "B1 HD-U07", game=game)
        s.say("ana", "attack A1 -> B1" if kind == "support" else "attack A2 -> B1")
        assert (s.offers("ana")[:-1] == ["use_tactic A2 ability=1"]) == possible


@rule("WC-C47")
def test_the_same_holds_for_a_command_ability() -> None:
    game = game_with(units=[{"abilities": f"[{text('command', 'rally(pick(own))')}]"}])
    s = scene("A1 X-U1 | A2 GA-U02", "", game=game).refused("ana", "use_command A1", "can_do_nothing", "WC-C47")
    t = scene("A1 X-U1 | A2 GA-U02 committed", "", game=game).say("ana", "use_command A1").says("rallied", unit="A2")
    assert (s.there("A2").committed, t.there("A2").committed) == (False, False)


@rule("WC-C47")
def test_the_same_holds_for_a_reaction() -> None:
    s = watched("attack_declared(enemy)", "A1 GA-U02", "B1 HD-U07 | B2 X-U1", do="rally(pick(own))")
    assert reacted(s.say("ana", "attack A1 -> B1")) == []
    t = watched("attack_declared(enemy)", "A1 GA-U02", "B1 HD-U07 committed | B2 X-U1", do="rally(pick(own))")
    assert reacted(t.say("ana", "attack A1 -> B1")) == ["B2"]


@rule("WC-C47")
def test_usefulness_is_not_asked() -> None:
    # Strength does not help a shooter, yet the card may be played.
    s = shot(ability("tactic", "strength(mine, 2)")).say("ana", "play_tactic X-C1")
    assert (s.strength("A1"), s.board.fights_with(s.there("A1"))) == (4, 6)


# -- what choices offer -------------------------------------------------------------------------------------------


@rule("WC-C47")
@pytest.mark.parametrize(
    ("selector", "key", "who"),
    [("pick(own)", "pick", "ana"), ("foe_pick(own)", "foe_pick", "ben"), ("pick_up_to(2, own)", "pick_up_to", "ana")],
)
def test_choices_offer_only_units_on_which_their_operation_can_work(selector: str, key: str, who: str) -> None:
    army = "A1 GA-U02 committed | A2 GA-U15 | A3 GA-U10 committed"
    s = commanding(ability("command", f"rally({selector})"), ana=army).say("ana", "play_command X-C1")
    s.asks(who, key, "A1", "A3").say(who, "choose A3")
    assert [unit.committed for unit in s.player("ana").units] == [True, False, False]


@rule("WC-C47")
def test_in_with_every_fitting_unit_is_offered() -> None:
    army = "A1 GA-U02 committed | A2 GA-U15 | A3 GA-U10 committed"
    s = commanding(ability("command", "with_(pick(own), [rally(chosen)])"), ana=army).say("ana", "play_command X-C1")
    s.asks("ana", "pick", "A1", "A2", "A3").say("ana", "choose A2").silent("rallied")
    assert s.there("A1").committed


# -- reactions about blocks and rolls -----------------------------------------------------------------------------


@rule("WC-C47")
def test_no_block_needs_an_attack_that_is_not_blocked_yet() -> None:
    cards = [
        ability("reaction", "block_with(pick(own, dark_elf))", on="attack_declared(enemy)"),
        ability("reaction", "no_block()", on="attack_declared(own)"),
    ]
    s = scene(
        "A1 GA-U13", "B1 HD-U14 | B2 HD-U07", game=game_with(actions=cards), ana_hand="X-C2 X-C2", ben_hand="X-C1"
    )
    s.say("ben", "arm X-C1").say("ana", "attack A1 -> B1").says("blocked", unit="B2")
    assert s.player("ana").action_hand[:2] == ["X-C2", "X-C2"]
    t = scene(
        "A1 GA-U13", "B1 HD-U14 | B2 HD-U07", game=game_with(actions=cards), ana_hand="X-C2 X-C2", ben_hand="X-C1"
    )
    t.say("ana", "arm X-C2").say("ben", "arm X-C1").say("ana", "attack A1 -> B1").silent("blocked")
    # Of two copies only one can do something.
    assert len(t.told("reaction_played")) == 1


@rule("WC-C47")
@pytest.mark.parametrize(
    ("ben", "reacts"),
    [
        ("B1 HD-U07 | B2 HD-U14", True),
        ("B1 HD-U07 | B2 HD-U14 committed", False),
        ("B1 HD-U07 | B2 HD-U04 reserve committed", False),
        ("B1 HD-U07 | B3 HD-U15 reserve", True),
        ("B1 HD-U07", False),
    ],
)
def test_block_with_needs_a_unit_that_may_block(ben: str, reacts: bool) -> None:
    game = game_with(actions=[ability("reaction", "block_with(pick(own))", on="attack_declared(enemy)")])
    s = scene("A1 GA-U13", ben, game=game, ben_hand="X-C1").say("ben", "arm X-C1").say("ana", "attack A1 -> B1")
    assert bool(s.told("reaction_played")) == reacts
    assert bool(s.told("blocked")) == reacts


@rule("WC-C47")
@pytest.mark.parametrize(
    ("ben", "reacts"),
    [("B1 HD-U07 | B2 HD-U14", True), ("B1 HD-U07 | B2 HD-U14 reserve", False), ("B1 HD-U07", False)],
)
def test_retarget_needs_another_legal_target(ben: str, reacts: bool) -> None:
    game = game_with(actions=[ability("reaction", "retarget(pick(own))", on="attack_declared(enemy)")])
    s = scene("A1 GA-U02", ben, game=game, ben_hand="X-C1").say("ben", "arm X-C1").say("ana", "attack A1 -> B1")
    assert bool(s.told("retargeted")) == reacts


@rule("WC-C47")
def test_retarget_does_not_choose_the_blocker() -> None:
    cards = [
        ability("reaction", "block_with(pick(own, greenskin))", on="attack_declared(enemy)"),
        ability("reaction", "retarget(pick(own))", on="attack_declared(enemy)"),
    ]
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U14", game=game_with(actions=cards), ben_hand="X-C1 X-C2")
    s.say("ben", "arm X-C1", "arm X-C2").say("ana", "attack A1 -> B1").says("blocked", unit="B2").silent("retargeted")
    assert s.player("ben").action_hand[:1] == ["X-C2"]


@rule("WC-C47")
@pytest.mark.parametrize(("player", "rerolled"), [("own", ["A", "A", "B"]), ("enemy", ["A", "B", "B"])])
def test_reroll_needs_a_roll_of_the_player_named(player: str, rerolled: list[str]) -> None:
    game = game_with(actions=[ability("reaction", f"reroll({player})", on="combat_roll(any_side)")])
    own = player == "own"
    s = scene(
        "A1 GA-U02",
        "B1 HD-U07",
        game=game,
        ana_hand="X-C1",
        ana_rolls="1 6 1" if own else "6 1",
        ben_rolls="1" if own else "1 1",
    )
    s.say("ana", "arm X-C1").fights("ana", "attack A1 -> B1")
    assert ["AB"[facts["seat"]] for facts in s.told("rolled")] == [*rerolled, "A"]  # the last is the rout check


# -- reactions to a result ----------------------------------------------------------------------------------------


@rule("WC-C47")
@pytest.mark.parametrize(
    ("ben", "tactic", "reacts"),
    [
        ("B1 HD-U07 | B2 HD-U14", "", True),
        ("B1 HD-U07", "", False),  # nobody is left to be attacked
        ("B1 HD-U07 | B2 HD-U14", "commit(mine)", False),  # the winner is committed
    ],
)
def test_no_follow_up_needs_one_to_prevent(ben: str, tactic: str, reacts: bool) -> None:
    cards = [
        ability("reaction", "no_follow_up(enemy)", on="routed(own)"),
        ability("tactic", tactic or "strength(mine, 0)"),
    ]
    s = scene(
        "A1 GA-U02",
        ben,
        game=game_with(actions=cards),
        ana_hand="X-C2",
        ben_hand="X-C1",
        ana_rolls="6 6",
        ben_rolls="1",
    )
    s.say("ben", "arm X-C1").say("ana", "attack A1 -> B1", "play_tactic X-C2").passes().says("routed", unit="B1")
    assert bool(s.told("reaction_played")) == reacts
    assert s.phase == "commands"


@rule("WC-C47")
@pytest.mark.parametrize("do", ["no_follow_up(own)", "no_follow_up(enemy)"])
def test_after_a_shot_there_is_no_follow_up_to_prevent(do: str) -> None:
    s = shot(ability("tactic", do), ben="B1 HD-U07 | B2 HD-U14")
    s.refused("ana", "play_tactic X-C1", "can_do_nothing", "WC-C47")
    assert "play_tactic X-C1 by=A1" not in s.offers("ana")


@rule("WC-C47")
def test_no_follow_up_is_about_the_winner() -> None:
    s = watched(
        "routed(own)", "A1 GA-U02", "B1 HD-U07 | B2 X-U1", do="no_follow_up(own)", ana_rolls="6 6", ben_rolls="1"
    )
    assert reacted(s.fights("ana", "attack A1 -> B1")) == []
    assert s.phase == "follow_up_choice"


@rule("WC-C47")
@pytest.mark.parametrize(("do", "reacts"), [("", True), ("commit(mine)", False)])
def test_save_needs_a_loser_that_would_be_destroyed(do: str, reacts: bool) -> None:
    cards = [ability("reaction", "save(that)", on="combat_lost(own)"), ability("tactic", do or "strength(mine, 0)")]
    s = scene(
        "A1 GA-U02",
        "B1 HD-U07",
        game=game_with(actions=cards),
        ana_hand="X-C2",
        ben_hand="X-C1",
        ana_rolls="6 1",
        ben_rolls="1",
    )
    s.say("ben", "arm X-C1").say("ana", "attack A1 -> B1", "play_tactic X-C2").passes()
    assert bool(s.told("reaction_played")) == reacts
    assert s.there("B1").committed  # saved, or spared


@rule("WC-C47")
@pytest.mark.parametrize(("state", "reacts"), [("committed", True), ("", False)])
def test_save_of_the_target_of_a_shot(state: str, reacts: bool) -> None:
    game = game_with(actions=[ability("reaction", "save(that)", on="combat_lost(own)")])
    s = scene("A1 GA-U10", f"B1 HD-U07 {state}", game=game, ben_hand="X-C1", ana_rolls="6", ben_rolls="1")
    s.say("ben", "arm X-C1").fights("ana", "shoot A1 -> B1")
    assert bool(s.told("reaction_played")) == reacts
    assert s.there("B1").committed


@rule("WC-C47")
def test_the_winner_cannot_be_saved() -> None:
    s = watched("combat_lost(own)", "A1 GA-U02", "B1 HD-U07 | B2 X-U1", do="save(foe)", ana_rolls="6 1", ben_rolls="1")
    assert reacted(s.fights("ana", "attack A1 -> B1")) == []
    assert s.unit("B1") is None


@rule("WC-C47")
@pytest.mark.parametrize(("do", "reacts"), [("strength(mine, 0)", True), ("commit(mine)", False)])
def test_stay_ready_needs_a_ready_winner(do: str, reacts: bool) -> None:
    cards = [ability("reaction", "stay_ready(that)", on="combat_won(own)"), ability("tactic", do)]
    s = scene(
        "A1 GA-U02", "B1 HD-U07", game=game_with(actions=cards), ana_hand="X-C1 X-C2", ana_rolls="6 1", ben_rolls="1"
    )
    s.say("ana", "arm X-C1", "attack A1 -> B1", "play_tactic X-C2").passes()
    assert bool(s.told("reaction_played")) == reacts
    assert s.there("A1").committed != reacts


@rule("WC-C47")
def test_a_card_is_not_fetched_for_whom_there_is_no_room() -> None:
    # A unique unit already in play is no fitting card, so only the other one is offered.
    card = ability("command", "return_to_play(pick_discard(own, army, unit), reserve, ready)")
    s = commanding(card, ana="A1 GA-U19 | A2 GA-U02", ana_army_discard="GA-U19 GA-U15 GA-U16")
    s.say("ana", "play_command X-C1").asks("ana", "discard_pile", "GA-U15", "GA-U16").say("ana", "choose GA-U16")
    assert s.there("A3").card == "GA-U16"


@rule("WC-C47")
def test_a_strategy_can_always_be_laid() -> None:
    s = melee(attack="", hand="NE-C23", ana="", ben="").say("ana", "play_command NE-C23")
    assert [held.card for held in s.player("ana").strategies] == ["NE-C23"]


# -- what waits for later ----------------------------------------------------------------------------------------------


@rule("WC-C47")
@pytest.mark.parametrize("later", ["if_won", "if_lost", "at_end_of_tactics"])
@pytest.mark.parametrize(
    ("branches", "playable"),
    [
        ("[draw(own, 1)]", True),
        ("[rally(mine)], [draw(own, 1)]", True),
        ("[draw(own, 1)], [rally(mine)]", True),
        ("[rally(mine)]", False),
        ("[rally(mine)], [rally(mine)]", False),
    ],
)
@pytest.mark.parametrize("condition", ["attacking()", "defending()"])
def test_a_condition_that_is_judged_later_leaves_both_branches_open(
    later: str, branches: str, playable: bool, condition: str
) -> None:
    s = melee(ability("tactic", f"{later}([if_({condition}, {branches})])"))
    assert ("play_tactic X-C1 by=A1" in s.offers("ana")) == playable
    if playable:
        s.say("ana", "play_tactic X-C1").says("tactic_played", card="X-C1")
    else:
        s.refused("ana", "play_tactic X-C1", "can_do_nothing", "WC-C47")


@rule("WC-C47")
def test_outside_what_waits_only_the_branch_that_applies_now_counts() -> None:
    card = ability("tactic", "if_(defending(), [draw(own, 1)], [if_won([if_(defending(), [rally(mine)])])])")
    melee(card).refused("ana", "play_tactic X-C1", "can_do_nothing", "WC-C47")


@rule("WC-C47")
@pytest.mark.parametrize(("copies", "played"), [("X-C1 X-C1", 1), ("X-C1 X-C2", 2)])
def test_what_is_noted_already_that_a_winner_stays_ready_is_not_noted_twice(copies: str, played: int) -> None:
    cards = [ability("reaction", f"{do}(that)", on="combat_won(own)") for do in ("stay_ready", "strength")]
    cards[1] = ability("reaction", "draw(own, 1)", on="combat_won(own)")
    s = scene("A1 GA-U02", "B1 HD-U07", game=game_with(actions=cards), ana_hand=copies, ana_rolls="6 1", ben_rolls="1")
    for card in copies.split():
        s.say("ana", f"arm {card}")
    s.fights("ana", "attack A1 -> B1")
    assert len(s.told("reaction_played")) == played
    assert not s.there("A1").committed


@rule("WC-C47")
@pytest.mark.parametrize(
    ("copies", "played"),
    [("X-C1 X-C1", 1), ("X-C1", 1)],
)
def test_a_follow_up_that_is_forbidden_already_is_not_forbidden_twice(copies: str, played: int) -> None:
    game = game_with(actions=[ability("reaction", "no_follow_up(enemy)", on="routed(own)")])
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U14", game=game, ben_hand=copies, ana_rolls="6 6", ben_rolls="1")
    for card in copies.split():
        s.say("ben", f"arm {card}")
    s.fights("ana", "attack A1 -> B1").says("routed", unit="B1")
    assert len(s.told("reaction_played")) == played
    assert s.phase == "commands"


@rule("WC-C47", "WC-8.25")
@pytest.mark.parametrize(("tactic", "reacts"), [("save(foe)", True), ("strength(mine, 0)", False)])
def test_a_loser_that_was_saved_may_meet_the_follow_up_that_is_forbidden(tactic: str, reacts: bool) -> None:
    cards = [ability("tactic", tactic), ability("reaction", "no_follow_up(enemy)", on="routed(own)")]
    s = melee(*cards, hand="X-C1", ben_hand="X-C2", ana_rolls="6 6", ben_rolls="1").say("ben", "arm X-C2")
    s.say("ana", "play_tactic X-C1").passes().says("routed", unit="B1")
    assert bool(s.told("reaction_played")) == reacts
    assert s.phase == "commands"


@rule("WC-C47")
def test_a_tactic_may_forbid_a_follow_up_once() -> None:
    s = melee(ability("tactic", "no_follow_up(enemy)"), hand="X-C1 X-C1", ana_rolls="6 6", ben_rolls="1")
    s.say("ana", "play_tactic X-C1").say("ben", "tactic_pass")
    s.refused("ana", "play_tactic X-C1", "can_do_nothing", "WC-C47")
    s.player("ana").roll_feed.clear()
    s.player("ben").roll_feed.clear()
