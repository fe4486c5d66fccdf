"""Players who are declared withdrawn, or whose time runs out, while an action is in progress (MK2-29.7, MK2-P8)."""

from __future__ import annotations

import pytest

from bot.engine.errors import Refused
from bot.games.mage_knight.actions import Absent, TimeUp
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

FIGURES = [
    own("swift", attack_type="melee", attack=9),
    own("sage", attack_type="magic", range=10, marks="- magic_confusion - -"),
    own("grunt", attack_type="melee"),
    own("dodger", attack_type="melee", marks="- - dodge -"),
]
OPTIONS = {"rules": "mk2", "build_total": 200}
LAID = "O1 35,35 ben | O2 20,35 ana | O3 35,20 | O4 20,25"


def surged(dice: tuple[int, ...] = (), tokens: int = 0) -> Battle:
    """A1 has surged to B1 and owes its blow; C is the third."""
    sides = f"A1 swift 10,10 face=90 tokens={tokens} | A2 grunt 3,3", "B1 grunt 10,14 | B2 grunt 30,3", "C1 grunt 30,30"
    s = battle(*sides, figures=FIGURES, options=OPTIONS, dice=dice, objectives=LAID)
    return s.say("ana", "surge A1 to=10,12.88").says("attack_owed", figure="A1")


@rule("MK2-29.7", "MK2-19.13")
def test_who_is_declared_withdrawn_in_an_action_leaves_when_it_is_complete() -> None:
    s = surged(dice=(3, 4)).act(None, Absent(1)).says("withdraws_later", seat=1).silent("withdrew")
    assert s.figure("B1").status == "field" and s.state.objectives[0].controller == 1
    assert s.offers("ana") == ["close A1 -> B1", "close A1 -> B1 capture", "forgo"]
    s.act(None, Absent(1))  # said twice it is so once
    s.say("ana", "close A1 -> B1").says("hurt", figure="B1").says("withdrew", seat=1)
    assert s.sequence("hurt", "withdrew") == ["hurt", "withdrew"]
    assert [s.figure(name).status for name in ("B1", "B2")] == ["withdrawn", "withdrawn"]
    assert (s.state.leaving, s.state.objectives[0].controller, s.state.left, s.to_act) == ((), -1, 1, ["ana"])


@rule("MK2-29.7")
def test_what_he_owes_himself_gets_its_default() -> None:
    """The blow is forgone, the push for the action taken all the same; nothing is checked, and the turn goes on."""
    s = surged(tokens=1).act(None, Absent(0))
    told = ["withdraws_later", "forgone", "pushed", "withdrew", "turn"]
    assert s.sequence(*told) == told
    assert s.state.players[0].withdrawn and s.state.objectives[1].controller == -1 and s.to_act == ["ben"]


@rule("MK2-29.7", "MK2-33.49")
def test_the_way_of_a_confused_figure_is_given_before_its_player_leaves() -> None:
    sides = "A1 sage 10,10 face=90 | A2 grunt 3,3", "B1 grunt 10,17 | B2 grunt 30,3", "C1 grunt 30,30"
    s = battle(*sides, figures=FIGURES, options=OPTIONS, dice=(6, 5), objectives=LAID)
    s.say("ana", "ranged A1 -> B1 magic_confusion").says("path_owed", figure="B1")
    s.act(None, Absent(1)).silent("withdrew")
    s.say("ana", "paths B1=10,19").says("moved", figure="B1").says("withdrew", seat=1)


@rule("MK2-29.6")
def test_one_who_owes_a_blow_may_withdraw() -> None:
    s = surged().say("ana", "withdraw").says("withdrew", seat=0)
    assert s.state.pending is None and s.to_act == ["ben"]


def dodging(*die: int, **options: object) -> Battle:
    """A1 has hit B1, whose owner is asked whether it dodges; B1 and C1 stand at A1, and C is the third."""
    s = battle(
        "A1 grunt 10,10 face=0 | A2 grunt 3,3",
        "B1 dodger 11.1,10 face=180 | B2 grunt 30,3",
        "C1 grunt 30,30",
        figures=FIGURES,
        options={**OPTIONS, **options},
        dice=(4, 3, *die),
        objectives=LAID,
    )
    return s.say("ben", "order dodge=ask").say("ana", "close A1 -> B1").asks("ben", "dodge")


@rule("MK2-29.7")
@pytest.mark.parametrize(("die", "hurt"), [(4, False), (3, True)])
def test_a_question_to_who_is_declared_withdrawn_gets_its_default_before_he_leaves(die: int, hurt: bool) -> None:
    """He dodges (MK2-P4), the blow hurts or not, A1 has acted; only then his army goes, and what he held."""
    s = dodging(die).act(None, Absent(1))
    assert ("hurt" in s.sequence()) is hurt
    assert s.sequence("hit", "hurt", "withdrew")[-1] == "withdrew"
    assert [s.figure(name).status for name in ("B1", "B2")] == ["withdrawn"] * 2
    assert (s.figure("A1").acted, s.state.left, s.to_act) == (True, 1, ["ana"])
    assert s.state.objectives[0].controller == -1 and s.match.behind == ()
    sources = [(line.seat, line.source) for line in s.match.lines[-2:]]
    assert sources == [(0, "player"), (None, "player")]


@rule("MK2-29.7")
@pytest.mark.parametrize(("gone", "next_one"), [(0, "ben"), (2, "ana")])
def test_while_another_is_asked_he_leaves_when_the_action_is_complete(gone: int, next_one: str) -> None:
    s = dodging().act(None, Absent(gone)).silent("withdrew").asks("ben", "dodge")
    s.act(None, Absent(gone))  # said twice it is so once
    s.say("ben", "dodge no").says("hurt", figure="B1").says("withdrew", seat=gone)
    assert (len(s.told("withdrew")), s.to_act) == (1, [next_one])


@rule("MK2-29.7")
def test_who_cannot_be_declared_withdrawn_is_not_while_somebody_is_asked() -> None:
    s = dodging()
    for seat, key in ((9, "no_such_seat"), (-1, "no_such_seat")):
        with pytest.raises(Refused) as caught:
            s.match.act(None, Absent(seat))
        assert caught.value.key == key
    s.match.act(None, Absent(2))
    s.refused("ana", Absent(2), "only_the_table").say("ben", "dodge no").says("withdrew", seat=2)


@rule("MKU-R46", "MK2-R38")
def test_time_that_runs_out_while_somebody_is_asked_ends_the_game_after_the_turn() -> None:
    s = dodging(limit="until", until=1).act(None, TimeUp()).asks("ben", "dodge").silent("time_up")
    s.say("ben", "dodge no").says("hurt", figure="B1").says("time_up", seat=0)
    s.say("ana", "end").says("ended", reason="time")


@rule("MK2-P8", "MK2-19.13")
def test_a_turn_that_runs_out_while_a_blow_is_owed_ends_all_the_same() -> None:
    """The blow is forgone, the push for it taken; O2 stands as it does, and the second action is lost."""
    s = surged(tokens=1).times_out("ana")
    told = ["forgone", "pushed", "ends_turn", "turn_over", "turn"]
    assert s.sequence(*told) == told
    s.says("ends_turn", seat=0, left=1)
    assert (s.state.pending, s.to_act) == (None, ["ben"])
    assert [line.source for line in s.match.lines if line.declared][-2:] == ["timeout", "timeout"]


@rule("MK2-P8", "MK2-33.49")
def test_a_turn_that_runs_out_while_a_way_is_owed_ends_all_the_same() -> None:
    sides = "A1 sage 10,10 face=90 | A2 grunt 3,3", "B1 grunt 10,17 | B2 grunt 30,3", "C1 grunt 30,30"
    s = battle(*sides, figures=FIGURES, options=OPTIONS, dice=(6, 5), objectives=LAID)
    s.say("ana", "ranged A1 -> B1 magic_confusion").says("path_owed", figure="B1")
    s.refused("ana", "paths B2=30,5", "path_of_confused_only")
    s.times_out("ana").says("ends_turn", seat=0, left=1)
    assert (s.figure("B1").x, s.figure("B1").y, s.to_act) == (10_000, 17_000, ["ben"])


@rule("MK2-P8", "MK2-13.2")
def test_a_turn_that_runs_out_over_a_facing_ends_with_the_action_that_is_left() -> None:
    sides = "A1 grunt 10,10 face=90 | A2 grunt 3,3", "B1 grunt 11.1,10 | B2 grunt 30,3", "C1 grunt 30,30"
    s = battle(*sides, figures=FIGURES, options=OPTIONS, dice=(3,), objectives=LAID)
    s.say("ana", "move A1 to=5,10 face=N").asks("ana", "stuck_facing").times_out("ana")
    s.says("ends_turn", seat=0, left=1).silent("turned")
    assert (s.figure("A1").facing, s.to_act) == (9_000, ["ben"])
    assert [line.source for line in s.match.lines if line.declared][-1] == "timeout"


@rule("MK2-P6", "MK2-P8")
def test_the_time_of_a_question_that_an_order_left_open_ends_no_turn() -> None:
    s = dodging(4).times_out("ben").says("dodge_rolled").silent("ends_turn")
    assert (s.state.left, s.to_act) == (1, ["ana"])


def of_two(*die: int) -> Battle:
    """Two players: A1 has hit B1, whose owner is asked whether it dodges."""
    sides = "A1 grunt 10,10 face=0 | A2 grunt 3,3", "B1 dodger 11.1,10 face=180 | B2 grunt 30,3"
    s = battle(*sides, figures=FIGURES, options=OPTIONS, dice=(4, 3, *die), objectives=LAID.replace(" | O4 20,25", ""))
    return s.say("ben", "order dodge=ask").say("ana", "close A1 -> B1").asks("ben", "dodge")


@rule("MK2-29.7", "MKU-22.1")
@pytest.mark.parametrize("gone", [0, 1])
def test_where_one_side_is_left_nobody_is_asked_any_more(gone: int) -> None:
    """ben dodges by default (MK2-P4), also where he is the one who is left; the game is over in the same step."""
    s = of_two(4).act(None, Absent(gone)).says("withdrew", seat=gone).says("ended", reason="one_side")
    assert s.match.pause is None and s.match.behind == () and s.state.winners == (1 - gone,)


@rule("MK2-29.7", "MK2-19.13", "MKU-22.1")
def test_what_the_one_who_is_left_owes_gets_its_default() -> None:
    sides = "A1 swift 10,10 face=90 | A2 grunt 3,3", "B1 grunt 10,14 | B2 grunt 30,3"
    s = battle(*sides, figures=FIGURES, options=OPTIONS, objectives=LAID.replace(" | O4 20,25", ""))
    s.say("ana", "surge A1 to=10,12.88").says("attack_owed", figure="A1").act(None, Absent(1))
    told = ["withdraws_later", "forgone", "withdrew", "ended"]
    assert s.sequence(*told) == told


@rule("MKU-22.17", "MKU-P15")
def test_who_says_concede_withdraws_in_his_own_turn_and_orders_it_in_anothers() -> None:
    s = surged()
    s.refused("ben", "concede", "withdraw_by_order", "MK2-29.7")
    s.say("ana", "concede").says("withdrew", seat=0)
    assert [s.game.giving_up(s.state, seat) for seat in (0, 1)] == ["order withdraw", "withdraw"]
