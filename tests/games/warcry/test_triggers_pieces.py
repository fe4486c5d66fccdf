"""Triggers of reactions to what happens to pieces: destroyed, committed, counted (WC-C31, WC-C32, WC-C56)."""

from __future__ import annotations

import pytest

from tests.support.oneoff import ability, reacted, static, text, watched
from tests.support.rules import rule
from tests.support.scene import game_with, scene

FILLERS = " ".join(["NE-C24"] * 40)


# -- leaving play -------------------------------------------------------------------------------------------------


@rule("WC-C31", "WC-C56")
@pytest.mark.parametrize(
    ("player", "who"),
    [("own", ["B1", "B2"]), ("enemy", ["A1", "A2"]), ("own, me", ["B1"]), ("any_side", ["A1", "B1", "A2", "B2"])],
)
def test_destroyed(player: str, who: list[str]) -> None:
    s = watched(
        f"destroyed({player})",
        "A1 X-U1 | A2 X-U1",
        "B1 X-U1 | B2 X-U1 reserve",
        do="draw(own, count(enemy, battle))",
        ana_rolls="6 1",
        ben_rolls="1",
    )
    s.fights("ana", "attack A1 -> B1")
    assert sorted(reacted(s)) == sorted(who)
    # Lines move up before the reactions.
    assert s.sequence("destroyed", "line_moved_up", "reaction_played")[:3] == [
        "destroyed",
        "line_moved_up",
        "reaction_played",
    ]
    assert s.player("ben").army_discard == ["X-U1"]


@rule("WC-C31")
def test_a_slaughter_destroys_both_at_once() -> None:
    s = watched("destroyed(any_side)", "A1 GA-U02 | A2 X-U1", "B1 HD-U07", ana_rolls="3", ben_rolls="3")
    s.fights("ana", "attack A1 -> B1")
    assert s.sequence("destroyed", "reaction_played") == ["destroyed"] * 2 + ["reaction_played"] * 2
    assert s.there("A2").tokens == {"victory": 2}


@rule("WC-C31")
def test_retreat_and_clean_up_destroy_nothing() -> None:
    s = watched("destroyed(any_side)", "A1 X-U1 | A2 GA-U02", "B1 X-U1 | B2 HD-U14", ana_rolls="6")
    s.say("ana", "retreat", "retreat_unit A2 discard").silent("reaction_played")
    s.say("ana", "retreat_unit A1 test").silent("reaction_played").say("ben", "clean_up B1=battle")
    assert reacted(s) == []
    assert s.there("B1").tokens == {}


@rule("WC-C32")
def test_me_is_the_destroyed_unit_as_it_was() -> None:
    do = "draw(own, value(me, strength)), discard(enemy, value(me, attachments), random)"
    unit = (
        f"[{static('stat(me, strength, 1)')}, {text('reaction', do, on='destroyed(own, me)', need='is_(me, reserve)')}]"
    )
    s = scene(
        "A1 GA-U02",
        "B1 HD-U07 | B2 X-U1 reserve strength+1 with NE-A05, NE-A06",
        game=game_with(
            units=[{"abilities": unit, "keywords": "hero"}], actions=[ability("command", "destroy(pick(enemy, hero))")]
        ),
        ana_hand="X-C1 NE-C01 NE-C02 NE-C03",
        shuffles=[["NE-C01", "NE-C02", "NE-C03"]],
        ben_deck=FILLERS,
    )
    assert s.strength("B2") == 6
    s.say("ana", "play_command X-C1").asks("ben", "reaction", "no_reaction", "B2").say("ben", "react B2")
    # 3 printed, a token, its own static and the harness; two attachments.
    s.says("drew", seat=1, count=6).says("discarded", seat=0, count=2)


@rule("WC-C32")
def test_foe_is_the_enemy_unit_of_the_combat_if_it_is_still_in_play() -> None:
    on = "destroyed(own, me)"
    s = watched(on, "A1 GA-U02", "B1 X-U1", do="token(foe, victory, 1)", ana_rolls="6 1", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").says("token", unit="A1")
    # In a slaughter it is gone as well, and the reaction can do nothing.
    t = watched(on, "A1 GA-U02", "B1 X-U1", do="token(foe, victory, 1)", ana_rolls="3", ben_rolls="4")
    t.fights("ana", "attack A1 -> B1").silent("reaction_played", "token")


@rule("WC-C32")
def test_a_committed_unit_may_react_to_its_own_destruction() -> None:
    s = watched("destroyed(own, me)", "A1 GA-U10", "B1 X-U1 committed", do="draw(own, 1)", ana_rolls="6", ben_rolls="1")
    assert reacted(s.fights("ana", "shoot A1 -> B1")) == ["B1"]


# -- attachments --------------------------------------------------------------------------------------------------

RELIC = "[reaction(on={}, do=[draw(own, 1)])]"


@rule("WC-C56")
@pytest.mark.parametrize(
    ("on", "times"), [("destroyed(own, me)", 1), ("attachment_destroyed(own, me)", 2), ("attachment_destroyed(own)", 2)]
)
def test_an_attachment_may_react_when_its_unit_is_destroyed(on: str, times: int) -> None:
    game = game_with(attachments=[{"abilities": RELIC.format(on)}])
    s = scene("A1 GA-U02", "B1 HD-U07 with B9 X-A1, NE-A05", game=game, ana_rolls="6 1", ben_rolls="1")
    s.say("ben", "order reaction B9 always").fights("ana", "attack A1 -> B1")
    assert [facts["piece"] for facts in s.told("reaction_played")] == ["B9"] * times


@rule("WC-C31", "WC-C56")
@pytest.mark.parametrize(
    ("on", "target", "reacts"),
    [
        ("attachment_destroyed(own, me)", "B9", True),
        ("attachment_destroyed(own, me)", "B8", True),
        ("attachment_destroyed(own, me)", "B7", False),
        ("attachment_destroyed(own)", "B7", True),
        ("attachment_destroyed(enemy)", "B7", False),
        ("attachment_destroyed(any_side)", "B7", True),
        ("destroyed(own, me)", "B9", False),
    ],
)
def test_attachment_destroyed(on: str, target: str, reacts: bool) -> None:
    game = game_with(
        attachments=[{"abilities": RELIC.format(on)}], actions=[ability("tactic", "destroy_attachment(pick(enemy))")]
    )
    s = scene("A1 GA-U02", "B1 HD-U07 with B9 X-A1, B8 NE-A05 | B2 HD-U14 with B7 NE-A05", game=game, ana_hand="X-C1")
    s.say("ben", "order reaction B9 always").say("ana", "attack A1 -> B1", "play_tactic X-C1")
    s.say("ana", f"choose {'B2' if target == 'B7' else 'B1'}")
    if target != "B7":
        s.say("ana", f"choose {target}")
    s.says("attachment_destroyed", attachment=target)
    assert bool(s.told("reaction_played")) == reacts


@rule("WC-C31")
def test_a_committed_unit_does_not_react_to_the_loss_of_an_attachment() -> None:
    on = "attachment_destroyed(own, me)"
    game = game_with(
        units=[{"abilities": f"[{text('reaction', 'draw(own, 1)', on=on)}]"}],
        attachments=[{"abilities": RELIC.format(on)}],
        actions=[ability("command", "destroy_attachment(pick(enemy))")],
    )
    for state, who in (("", ["B1", "B9"]), ("committed", ["B9"])):
        s = scene("A1 GA-U02", f"B1 X-U1 {state} with B9 X-A1", game=game, ana_hand="X-C1")
        s.say("ben", "order reaction B1 always", "order reaction B9 always").say("ana", "play_command X-C1")
        # Only the destroyed card itself may react from the discard pile.
        assert [facts["piece"] for facts in s.told("reaction_played")] == who


# -- committing, retreating, counting -----------------------------------------------------------------------------


@rule("WC-C31", "WC-C56")
@pytest.mark.parametrize(("player", "who"), [("own", ["B2"]), ("enemy", ["A2"]), ("own, me", [])])
def test_committed_by_effect(player: str, who: list[str]) -> None:
    game = game_with(
        units=[{"abilities": f"[{text('reaction', 'token(that, victory, 1)', on=f'committed_by_effect({player})')}]"}],
        actions=[ability("tactic", "commit(foe)"), ability("tactic", "strength(mine, 1)", cost="commit_self()")],
    )
    s = scene(
        "A1 GA-U02 | A2 X-U1",
        "B1 HD-U07 | B2 X-U1",
        game=game,
        ana_hand="X-C1 X-C2",
        ana_rolls="6 1",
        ben_rolls="1",
    )
    s.say("ana", "order reaction A2 always").say("ben", "order reaction B2 always")
    s.say("ana", "attack A1 -> B1", "play_tactic X-C1")
    assert reacted(s) == who
    # A cost and the end of a combat are no effects.
    s.say("ben", "tactic_pass").say("ana", "play_tactic X-C2").says("committed", unit="A1").silent("reaction_played")
    s.passes().silent("reaction_played")
    assert s.there("A1").committed


@rule("WC-C31", "WC-C56")
def test_committed_by_effect_on_the_unit_itself_needs_committed_ok() -> None:
    for ok in ("no", "yes"):
        reaction = text("reaction", "draw(own, 1)", on="committed_by_effect(own, me)", committed_ok=ok)
        game = game_with(units=[{"abilities": f"[{reaction}]"}], actions=[ability("command", "commit(pick(enemy))")])
        s = scene("A1 GA-U02", "B1 X-U1", game=game, ana_hand="X-C1").say("ben", "order reaction B1 always")
        s.say("ana", "play_command X-C1").says("committed", unit="B1")
        assert bool(s.told("reaction_played")) == (ok == "yes")


@rule("WC-C31")
def test_the_commitment_of_shooter_and_target_is_no_effect() -> None:
    s = watched(
        "committed_by_effect(any_side)", "A1 GA-U10 | A2 X-U1", "B1 HD-U07 | B2 X-U1", ana_rolls="6", ben_rolls="1"
    )
    s.fights("ana", "shoot A1 -> B1").silent("reaction_played")
    assert [facts["unit"] for facts in s.told("committed")] == ["B1", "A1"]


@rule("WC-C31", "WC-C56")
@pytest.mark.parametrize(("player", "who"), [("own", ["A1"]), ("enemy", ["B1"]), ("any_side", ["A1", "B1"])])
def test_retreated(player: str, who: list[str]) -> None:
    s = watched(f"retreated({player})", "A1 X-U1", "B1 X-U1").say("ana", "retreat")
    assert reacted(s) == who
    assert (s.phase, s.to_act) == ("retreat_tests", ["ana"])


@rule("WC-C31")
def test_counting_comes_after_two_passes_and_before_the_count() -> None:
    s = watched("counting()", "A1 X-U1", "B1 HD-U14").say("ana", "pass").say("ben", "pass")
    order = s.sequence("reaction_played", "army_counted", "battle_won")
    assert order == ["reaction_played", "army_counted", "army_counted", "battle_won"]
    s.says("army_counted", seat=0, sum=4)  # the token counts already
    t = watched("counting()", "A1 X-U1", "B1 HD-U07", ana_rolls="1").say("ana", "retreat")
    t.silent("reaction_played").say("ana", "retreat_unit A1 test").silent("reaction_played")
