"""Triggers of reactions: when each happens, for whom, and what its words mean (WC-C31, WC-C33, WC-C56)."""

from __future__ import annotations

import pytest

from tests.support.oneoff import ability, observer, reacted, text, watched
from tests.support.rules import rule
from tests.support.scene import NAMES, game_with, scene

FILLERS = " ".join(["NE-C24"] * 40)


# -- mustering and set-up -----------------------------------------------------------------------------------------


@rule("WC-C31")
def test_muster_done_comes_after_the_lines_moved_up_and_before_the_cards_are_drawn() -> None:
    s = watched(
        "muster_done()",
        "A1 X-U1 reserve | A2 GA-U02 reserve",
        "B1 HD-U14",
        do="token(all(own, battle), victory, 1)",
        phase="muster",
        active="ben",
        ana_passed_muster=True,
        ana_deck=FILLERS,
        ana_rolls="6",
        ben_rolls="1",
    )
    s.say("ben", "muster_pass")
    assert [facts["unit"] for facts in s.told("token")] == ["A1", "A2"]
    order = s.sequence("line_moved_up", "reaction_played", "drew", "initiative")
    assert order == ["line_moved_up", "reaction_played", "drew", "drew", "initiative", "initiative"]


@rule("WC-C31")
def test_setup_done_comes_between_the_initiative_and_the_first_command() -> None:
    s = watched(
        "setup_done()",
        "A1 X-U1 | A2 GA-U02 reserve",
        "B1 HD-U14",
        phase="muster",
        active="ben",
        ana_passed_muster=True,
        ana_deck=FILLERS,
    )
    s.say("ben", "muster_pass")
    assert s.sequence("first_command", "reaction_played") == ["first_command", "reaction_played"]
    assert (s.phase, s.to_act) == ("commands", ["ana"])


@rule("WC-C31", "WC-C56")
@pytest.mark.parametrize(
    ("on", "by_ana", "by_ben"),
    [
        ("mustered(own)", ["A1"], []),
        ("mustered(enemy)", [], ["A1"]),
        ("mustered(any_side)", ["A1"], ["A1"]),
        ("mustered(own, me)", [], []),
    ],
)
def test_mustered(on: str, by_ana: list[str], by_ben: list[str]) -> None:
    s = watched(
        on,
        "A1 X-U1",
        "B1 HD-U07",
        phase="muster",
        ana_army_hand="GA-U02",
        ben_army_hand="HD-U14",
        do="token(that, victory, 1)",
    )
    s.say("ana", "muster_unit GA-U02 line=battle")
    assert reacted(s) == by_ana
    if by_ana:
        s.says("token", unit="A2")
        # After the unit was mustered and the card drawn.
        assert s.sequence("mustered", "drew", "reaction_played") == ["mustered", "drew", "reaction_played"]
    s.say("ben", "muster_unit HD-U14 line=battle")
    assert reacted(s) == by_ben


@rule("WC-C56")
def test_mustered_own_me_is_the_unit_itself() -> None:
    s = scene("A1 X-U1", "B1 HD-U07", game=observer("mustered(own, me)"), phase="muster", ana_army_hand="X-U1")
    s.say("ana", "muster_unit X-U1 line=reserve").asks("ana", "reaction", "no_reaction", "A2").say("ana", "react A2")
    assert (s.there("A1").tokens, s.there("A2").tokens) == ({}, {"victory": 1})


# -- declarations -------------------------------------------------------------------------------------------------


@rule("WC-C31", "WC-C56")
@pytest.mark.parametrize("ranged", [False, True])
@pytest.mark.parametrize(
    ("player", "who"),
    [
        ("own", ["A1", "A2"]),
        ("enemy", ["B1", "B2"]),
        ("any_side", ["A1", "B1", "A2", "B2"]),
        ("own, me", ["A1"]),
        ("enemy, me", ["B1"]),
    ],
)
def test_declarations(player: str, who: list[str], ranged: bool) -> None:
    on = f"{'ranged' if ranged else 'attack'}_declared({player})"
    game = game_with(
        units=[{"abilities": f"[ranged(6, normal), {text('reaction', 'token(me, victory, 1)', on=on)}]"}],
    )
    t = scene("A1 X-U1 | A2 X-U1", "B1 X-U1 | B2 X-U1", game=game)
    for name, piece in (("ana", "A1"), ("ana", "A2"), ("ben", "B1"), ("ben", "B2")):
        t.say(name, f"order reaction {piece} always")
    t.say("ana", "shoot A1 -> B1" if ranged else "attack A1 -> B1")
    assert reacted(t) == who
    assert t.sequence("reaction_played", "combat_started")[-1:] == ["combat_started"]


@rule("WC-C31")
@pytest.mark.parametrize("kind", ["attack", "ranged"])
def test_the_words_of_a_declaration(kind: str) -> None:
    do = "token(that, victory, 1), token(target, victory, 2), token(foe, victory, 4), token(mine, victory, 8)"
    game = game_with(actions=[ability("reaction", do, on=f"{kind}_declared(enemy)")])
    s = scene("A1 GA-U10 | A2 GA-U15", "B1 HD-U07 | B2 HD-U14", game=game, ben_hand="X-C1").say("ben", "arm X-C1")
    s.say("ana", "shoot A1 -> B2" if kind == "ranged" else "attack A1 -> B2")
    assert (s.there("A1").tokens, s.there("B2").tokens) == ({"victory": 5}, {"victory": 10})


# -- tactics ------------------------------------------------------------------------------------------------------

FIGHTER = {
    "abilities": "[tactic(do=[strength(mine, 1)]), warcry(do=[strength(mine, 1)])]",
}
HELPER = {"abilities": "[support(do=[strength(mine, 1)])]"}
PLAYS = {
    "play_tactic X-C1": ("combat_tactic", "card"),
    "play_tactic X-C2": ("warcry", "card"),
    "play_tactic X-C3 by=A2": ("support_tactic", "card"),
    "use_tactic A1 ability=1": ("combat_tactic", "ability"),
    "use_tactic A1 ability=2": ("warcry", "ability"),
    "use_tactic A2": ("support_tactic", "ability"),
}


@rule("WC-C31", "WC-C56")
@pytest.mark.parametrize("source", ["card", "ability", "any"])
@pytest.mark.parametrize("kind", ["combat_tactic", "warcry", "support_tactic", "any"])
def test_tactic_played_by_kind_and_source(kind: str, source: str) -> None:
    cards = [
        ability("tactic", "strength(mine, 1)"),
        ability("warcry", "strength(mine, 1)"),
        ability("support", "strength(mine, 1)"),
        ability("reaction", "draw(own, 1)", on=f"tactic_played(enemy, {kind}, {source})"),
    ]
    game = game_with(units=[FIGHTER, HELPER], actions=cards)
    for line, (played, where) in PLAYS.items():
        s = scene("A1 X-U1 | A2 X-U2", "B1 HD-U07", game=game, ana_hand="X-C1 X-C2 X-C3", ben_hand="X-C4")
        s.say("ben", "arm X-C4").say("ana", "attack A1 -> B1", line)
        # A combat tactic includes War Cries.
        fits = kind in ("any", played) or (kind, played) == ("combat_tactic", "warcry")
        assert bool(s.told("reaction_played")) == (fits and source in ("any", where)), line


@rule("WC-C31")
@pytest.mark.parametrize(("player", "reacts"), [("own", False), ("enemy", True), ("any_side", True)])
def test_tactic_played_by_whom(player: str, reacts: bool) -> None:
    cards = [
        ability("tactic", "strength(mine, 1)"),
        ability("reaction", "token(that, victory, 1)", on=f"tactic_played({player}, any, any)"),
    ]
    s = scene("A1 GA-U02", "B1 HD-U07", game=game_with(actions=cards), ana_hand="X-C1", ben_hand="X-C2")
    s.say("ben", "arm X-C2").say("ana", "attack A1 -> B1", "play_tactic X-C1")
    assert (s.there("A1").tokens == {"victory": 1}) == reacts


@rule("WC-C31", "WC-C56")
def test_a_cancelling_reaction_comes_after_the_costs_and_before_the_effect() -> None:
    cards = [
        ability("tactic", "strength(mine, 1)", points=1, cost="discard(1)"),
        ability("reaction", "cancel()", on="tactic_played(enemy, any, card)"),
    ]
    s = scene("A1 GA-U02", "B1 HD-U07", game=game_with(actions=cards), ana_hand="X-C1", ben_hand="X-C2 NE-C21")
    s.say("ben", "arm X-C2").say("ana", "attack A1 -> B1", "play_tactic X-C1")
    order = s.sequence("tactic_played", "discarded", "reaction_played", "cancelled", "value_changed")
    assert order == ["tactic_played", "discarded", "reaction_played", "cancelled"]
    assert s.state.combat is not None
    assert (s.state.combat.spent, s.state.combat.acted, s.strength("A1")) == ({"A1": 1}, [True, False], 4)


@rule("WC-C56", "WC-C31")
def test_a_tactic_cancelled_has_still_been_played() -> None:
    cards = [
        ability("tactic", "strength(mine, 1)"),
        ability("reaction", "cancel()", on="tactic_played(enemy, any, card)"),
        ability("reaction", "draw(own, 1)", on="tactic_played(own, any, card)"),
    ]
    s = scene("A1 GA-U02", "B1 HD-U07", game=game_with(actions=cards), ana_hand="X-C1 X-C3", ben_hand="X-C2")
    s.say("ana", "arm X-C3").say("ben", "arm X-C2").say("ana", "attack A1 -> B1", "play_tactic X-C1")
    assert [facts["card"] for facts in s.told("reaction_played")] == ["X-C2", "X-C3"]


@rule("WC-C31")
def test_any_other_reaction_to_a_tactic_comes_after_its_effect() -> None:
    cards = [
        ability("tactic", "strength(mine, 2)"),
        ability("reaction", "strength(that, minus(value(that, strength)))", on="tactic_played(enemy, any, any)"),
    ]
    s = scene("A1 GA-U02", "B1 HD-U07", game=game_with(actions=cards), ana_hand="X-C1", ben_hand="X-C2")
    s.say("ben", "arm X-C2").say("ana", "attack A1 -> B1", "play_tactic X-C1").says("value_changed", amount=-6)
    assert s.strength("A1") == 0


# -- rolls --------------------------------------------------------------------------------------------------------


@rule("WC-C31", "WC-C56")
@pytest.mark.parametrize(
    ("player", "who"),
    [("own", ["A1", "B1"]), ("enemy", ["B1", "A1"]), ("any_side", ["A1", "B1"] * 2), ("own, me", ["A1", "B1"])],
)
def test_combat_roll_happens_right_after_each_combat_roll(player: str, who: list[str]) -> None:
    s = watched(f"combat_roll({player})", "A1 X-U1", "B1 X-U1", ana_rolls="6 1", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1")
    assert reacted(s) == who
    # The rout check is no combat roll.
    rolls = s.sequence("rolled", "reaction_played")
    half = len(who) // 2
    assert rolls == ["rolled", *["reaction_played"] * half, "rolled", *["reaction_played"] * half, "rolled"]


@rule("WC-C31")
def test_a_re_roll_is_a_combat_roll_too() -> None:
    s = watched("combat_roll(own, me)", "A1 X-U1", "B1 HD-U07", ana_hand="NE-C28", ana_rolls="1 6 1", ben_rolls="1")
    s.say("ana", "arm NE-C28").fights("ana", "attack A1 -> B1")
    assert s.sequence("rolled", "reaction_played")[:4] == ["rolled", "reaction_played", "rolled", "reaction_played"]
    assert s.there("A1").tokens == {"victory": 1}


@rule("WC-C31", "WC-C56")
@pytest.mark.parametrize(
    ("player", "who"), [("own", ["B2"]), ("enemy", ["A2"]), ("own, me", []), ("any_side", ["A2", "B2"])]
)
@pytest.mark.parametrize("stat", ["leadership", "strength"])
def test_test_rolled(stat: str, player: str, who: list[str]) -> None:
    game = game_with(
        units=[{"abilities": f"[{text('reaction', 'token(that, victory, 1)', on=f'test_rolled({player})')}]"}],
        actions=[ability("tactic", f"unless_test(foe, {stat}, [commit(foe)])")],
    )
    s = scene("A1 GA-U02 | A2 X-U1", "B1 HD-U07 | B2 X-U1", game=game, ana_hand="X-C1", ben_rolls="1")
    s.say("ana", "order reaction A2 always").say("ben", "order reaction B2 always")
    s.say("ana", "attack A1 -> B1", "play_tactic X-C1")
    assert reacted(s) == who
    assert s.there("B1").tokens == ({"victory": len(who)} if who else {})
    # Directly after the roll, before the result of the test.
    if who:
        assert s.sequence("rolled", "reaction_played", "tested")[::2][:1] == ["rolled"]
        assert s.sequence("rolled", "reaction_played", "tested")[-1] == "tested"


@rule("WC-C31")
def test_test_rolled_own_me_is_the_tested_unit() -> None:
    game = game_with(
        units=[{"abilities": f"[{text('reaction', 'add_to_roll(-3)', on='test_rolled(own, me)')}]"}],
        actions=[ability("command", "unless_test(pick(enemy), leadership, [commit(chosen)])")],
    )
    s = scene("A1 GA-U02", "B1 X-U1", game=game, ana_hand="X-C1", ben_rolls="6").say("ana", "play_command X-C1")
    s.asks("ben", "reaction", "no_reaction", "B1").say("ben", "react B1").says("tested", unit="B1", passed=True)
    assert not s.there("B1").committed


@rule("WC-C31")
def test_rout_checks_and_retreat_tests_are_no_tests() -> None:
    s = watched("test_rolled(any_side)", "A1 X-U1 | A2 X-U1", "B1 X-U1", ana_rolls="6 3 1 6", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").says("rolled", purpose="rout").silent("reaction_played")
    s.say("ben", "pass").say("ana", "retreat", "retreat_unit A1 test").says("rolled", purpose="leadership_test")
    assert reacted(s) == []
    s.say("ana", "retreat_unit A2 test").silent("reaction_played")


# -- results ------------------------------------------------------------------------------------------------------


@rule("WC-C31", "WC-C56")
@pytest.mark.parametrize(("rolls", "winner", "loser"), [(("6 1", "1"), "A", "B"), (("1", "6 1"), "B", "A")])
@pytest.mark.parametrize("word", ["won", "lost"])
def test_combat_won_and_combat_lost(word: str, rolls: tuple[str, str], winner: str, loser: str) -> None:
    concerned = winner if word == "won" else loser
    unconcerned = loser if word == "won" else winner
    expected = {
        "own": [f"{concerned}1", f"{concerned}2"],
        "enemy": [f"{unconcerned}1", f"{unconcerned}2"],
        "own, me": [f"{concerned}1"],
    }
    for player, who in expected.items():
        s = watched(
            f"combat_{word}({player})",
            "A1 X-U1 | A2 X-U1",
            "B1 X-U1 | B2 X-U1",
            do="token(that, victory, 1)",
            ana_rolls=rolls[0],
            ben_rolls=rolls[1],
        )
        s.fights("ana", "attack A1 -> B1")
        assert reacted(s) == who
        # Before the rout check, and before the loser is removed.
        assert s.sequence("combat_result", "reaction_played", "not_routed", "destroyed")[:2] == [
            "combat_result",
            "reaction_played",
        ]
        assert [facts["unit"] for facts in s.told("token")] == [f"{concerned}1"] * len(who)


@rule("WC-C31")
@pytest.mark.parametrize(("rolls", "won", "lost"), [(("6", "1"), ["A1"], ["B1"]), (("1", "6"), ["B1"], ["A1"])])
def test_a_shot_is_won_or_lost_too(rolls: tuple[str, str], won: list[str], lost: list[str]) -> None:
    for on, who in (("combat_won(own, me)", won), ("combat_lost(own, me)", lost)):
        game = game_with(
            units=[{"abilities": f"[ranged(4, normal), {text('reaction', 'token(me, victory, 1)', on=on)}]"}]
        )
        s = scene("A1 X-U1", "B1 X-U1", game=game, ana_rolls=rolls[0], ben_rolls=rolls[1])
        s.say("ana", "order reaction A1 always").say("ben", "order reaction B1 always").fights("ana", "shoot A1 -> B1")
        assert reacted(s) == who


@rule("WC-C31")
@pytest.mark.parametrize("aborted", [False, True])
def test_a_slaughter_or_an_aborted_combat_is_neither_won_nor_lost(aborted: bool) -> None:
    won = text("reaction", "draw(own, 1)", on="combat_won(any_side)")
    lost = text("reaction", "draw(own, 1)", on="combat_lost(any_side)")
    game = game_with(units=[{"abilities": f"[{won}, {lost}]"}], actions=[ability("tactic", "destroy(foe)")])
    s = scene(
        "A1 GA-U02 | A2 X-U1",
        "B1 HD-U07 | B2 HD-U14",
        game=game,
        ana_hand="X-C1",
        ana_rolls="" if aborted else "3",
        ben_rolls="" if aborted else "3",
    )
    s.say("ana", "order reaction A2 always", "attack A1 -> B1")
    if aborted:
        s.say("ana", "play_tactic X-C1")
    s.passes().says("combat_result", result="aborted" if aborted else "slaughter").silent("reaction_played")


@rule("WC-C31", "WC-C56")
@pytest.mark.parametrize(("player", "who"), [("own", ["B1", "B2"]), ("enemy", ["A1", "A2"]), ("own, me", ["B1"])])
def test_routed(player: str, who: list[str]) -> None:
    s = watched(f"routed({player})", "A1 X-U1 | A2 X-U1", "B1 X-U1 | B2 X-U1", ana_rolls="6 3", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1")
    assert reacted(s) == who
    assert s.sequence("routed", "reaction_played", "destroyed")[0] == "routed"
    assert s.sequence("routed", "reaction_played", "destroyed")[-1] == "destroyed"
    assert s.phase == "follow_up_choice"
    t = watched(f"routed({player})", "A1 X-U1 | A2 X-U1", "B1 X-U1 | B2 X-U1", ana_rolls="6 2", ben_rolls="1")
    t.fights("ana", "attack A1 -> B1").silent("reaction_played")


# -- no other moments ---------------------------------------------------------------------------------------------


@rule("WC-C33")
def test_the_pauses_of_a_combat_are_the_trigger_points() -> None:
    # In pause mode everybody with a card in hand is asked at every trigger point, the attacker first.
    s = scene(
        "A1 GA-U02",
        "B1 HD-U07 | B2 HD-U14",
        options={"reaction_mode": "pause"},
        ana_hand="NE-C21",
        ben_hand="NE-C21",
        ana_rolls="6 6",
        ben_rolls="1",
    )
    s.say("ana", "attack A1 -> B1")
    seen: list[tuple[str, str]] = []
    while s.phase not in ("follow_up_choice", "commands") or s.match.asks:
        if s.match.asks:
            ask = s.match.asks[0]
            seen.append((NAMES[ask.seat], str(ask.facts["trigger"])))
            s.say(NAMES[ask.seat], "no_reaction")
        elif s.state.combat is not None:
            s.say(NAMES[s.state.combat.next], "tactic_pass")
        else:
            break
    triggers = ["attack_declared", "combat_roll", "combat_roll", "combat_won", "routed", "destroyed"]
    assert seen == [(name, trigger) for trigger in triggers for name in ("ana", "ben")]


@rule("WC-C33")
def test_within_a_trigger_point_reactions_alternate_until_both_decline() -> None:
    s = scene("A1 X-U1 | A2 X-U1", "B1 X-U1 | B2 X-U1", game=observer("attack_declared(any_side)"))
    s.say("ana", "attack A1 -> B1").asks("ana", "reaction", "no_reaction", "A1", "A2").say("ana", "react A2")
    s.asks("ben", "reaction", "no_reaction", "B1", "B2").say("ben", "no_reaction")
    s.asks("ana", "reaction", "no_reaction", "A1").say("ana", "react A1")
    # Ben declined once, but may react again after Ana's reaction.
    s.asks("ben", "reaction", "no_reaction", "B1", "B2").say("ben", "react B1")
    s.asks("ben", "reaction", "no_reaction", "B2").say("ben", "no_reaction")
    assert (s.phase, reacted(s)) == ("tactics", [])
    assert [unit.tokens for side in s.state.players for unit in side.units] == [{"victory": 1}] * 3 + [{}]
