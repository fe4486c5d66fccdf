"""Action tokens and pushing (MKU-5.4 to 5.10, 5.19)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.actions import Close, EndTurn, Move, Pass, Ranged, Step
from bot.games.mage_knight.editions.hooks import Kind
from bot.games.mage_knight.figures import tokens
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

GRUNT = own("grunt", range=10)
QUICK = own("quick", marks="quickness - - -")
STURDY = own("sturdy", marks="- - toughness -")
IRON = own("iron", marks="- - invulnerability -")
BROKEN = own("broken", range=10, marks="- - - demoralized")
WILD = own("wild", range=10, marks="- - - berserk")
FAINT = own("faint", clicks=1)
DODGER = own("dodger", defense=10, marks="- - dodge -")


def duel(ana: str = "A1 grunt 10,10", ben: str = "B1 grunt 30,30", **given: Any) -> Battle:
    """Figures far from each other."""
    return battle(ana, ben, figures=[GRUNT, QUICK, STURDY, IRON, BROKEN, WILD, FAINT, DODGER], **given)


def about(figure: str, facing: int = 0, *, quick: bool = False) -> Move:
    """A move action that only turns the figure."""
    return Move(Step(figure, (), facing), quick=quick)


@rule("MKU-5.4", "MKU-5.7")
def test_an_action_gives_one_token() -> None:
    s = duel("A1 grunt 10,10 | A2 grunt 12,10").act("ana", about("A1")).silent("pushed", "hurt")
    assert [(s.figure(name).tokens, s.figure(name).click) for name in ("A1", "A2")] == [(1, 0), (0, 0)]


@rule("MKU-5.4", "MKU-11.14")
def test_the_token_lies_before_the_action_is_resolved_also_of_an_attack_that_misses() -> None:
    s = duel("A1 grunt 10,10 face=0", "B1 grunt 11.1,10", dice=[1, 2]).act("ana", Close("A1", "B1"))
    assert s.figure("A1").tokens == 1
    # While somebody is asked in the middle of an action of any kind the token lies already.
    for place, action in (("11.1,10", Close("A1", "B1")), ("15,10", Ranged("A1", ("B1",)))):
        s = duel("A1 grunt 10,10 face=0 | A2 grunt 20,20", f"B1 dodger {place}", left=2, dice=[5, 5])
        s.say("ben", "order dodge=ask").act("ana", action).asks("ben", "dodge")
        assert (s.figure("A1").tokens, s.figure("A1").acted, s.state.left) == (1, True, 1)
    s = duel("A1 grunt 10,10 face=0 | A2 grunt 20,20", "B1 grunt 15,10 face=0", left=2).say("ben", "order spin=ask")
    s.act("ana", Move(Step("A1", ((13_900, 10_000),), 0))).asks("ben", "free_spin")
    assert (s.figure("A1").tokens, s.figure("A1").acted, s.state.left) == (1, True, 1)


@rule("MKU-5.5", "MKU-5.7", "MKU-11.18", "MKU-X4")
@pytest.mark.parametrize(("before", "after", "clicks"), [(0, 1, 0), (1, 2, 1)])
def test_the_second_action_in_a_row_costs_a_click(before: int, after: int, clicks: int) -> None:
    s = duel(f"A1 grunt 10,10 tokens={before}").act("ana", about("A1"))
    assert (s.figure("A1").tokens, s.figure("A1").click) == (after, clicks)
    assert len(s.told("pushed")) == clicks


@rule("MKU-5.5", "MKU-11.14")
def test_pushing_damage_comes_after_the_action() -> None:
    s = duel("A1 grunt 10,10 face=0 tokens=1", "B1 grunt 11.1,10", dice=[4, 5]).act("ana", Close("A1", "B1"))
    hurt = [facts["figure"] for facts in s.told("hurt")]
    assert hurt == ["B1", "A1"] and s.figure("A1").click == 1


@rule("MKU-5.6", "MKU-5.7")
@pytest.mark.parametrize("kind", ["move", "close", "ranged"])
def test_with_two_tokens_a_figure_can_only_pass(kind: str) -> None:
    s = duel("A1 grunt 10,10 face=0 tokens=2 | A2 grunt 5,5", "B1 grunt 11.1,10 | B2 grunt 16,10")
    action = {"move": about("A1"), "close": Close("A1", "B1"), "ranged": Ranged("A1", ("B2",))}[kind]
    s.refused("ana", action, "too_many_tokens", "MKU-5.6", figure="A1", tokens=2)
    s.act("ana", Pass())
    assert s.figure("A1").tokens == 0


@rule("MKU-5.8", "MKU-R68")
def test_the_end_of_the_own_turn_takes_tokens_off_figures_that_did_not_act() -> None:
    s = duel(
        "A1 grunt 10,10 tokens=1 | A2 grunt 20,10", "B1 grunt 30,30 tokens=1 | B2 grunt 11.1,10 captor=A1 tokens=2"
    )
    s.act("ana", about("A2")).says("turn_over", seat=0, members=("A1",))
    assert [s.figure(name).tokens for name in ("A1", "A2", "B1", "B2")] == [0, 1, 1, 2]
    s.act("ben", EndTurn()).says("turn_over", seat=1, members=("B1", "B2"))
    assert [s.figure(name).tokens for name in ("A2", "B1", "B2")] == [1, 0, 0]


@rule("MKU-SA.necromancy.6", "MKU-R62", "MKU-5.8")
def test_tokens_of_the_dead_are_cleared_at_the_end_of_their_owners_turn() -> None:
    s = duel("A1 grunt 10,10 | A2 grunt 12,10 tokens=1 eliminated", "B1 grunt 30,30 | B2 grunt 1,1 tokens=1 eliminated")
    s.act("ana", EndTurn())
    assert [s.figure(name).tokens for name in ("A2", "B2")] == [0, 1]


@rule("MKU-5.9")
def test_act_act_rest_act() -> None:
    s = duel("A1 grunt 10,10 | A2 grunt 12,10")
    seen = []
    for action in (about("A1", 0), about("A1", 9000), Pass(), about("A1", 0)):
        s.act("ana", action)
        seen.append((s.figure("A1").tokens, s.figure("A1").click))
        s.act("ben", EndTurn())
    assert seen == [(1, 0), (2, 1), (0, 1), (1, 1)]


@rule("MKU-5.10", "MKU-11.18")
@pytest.mark.parametrize("code", ["sturdy", "iron"])
def test_no_ability_reduces_pushing_damage(code: str) -> None:
    s = duel(f"A1 {code} 10,10 tokens=1").act("ana", about("A1"))
    assert s.figure("A1").click == 1


@rule("MKU-5.10", "MKU-22.15")
def test_pushing_can_eliminate_and_the_opponent_scores() -> None:
    s = duel("A1 faint 10,10 tokens=1 | A2 grunt 12,10").act("ana", about("A1")).says("eliminated", figure="A1")
    assert s.figure("A1").status == "eliminated" and s.state.players[1].score == 20


@rule("MKU-5.19")
def test_a_token_from_anywhere_counts_for_pushing_and_so_does_quickness() -> None:
    # The token stayed on it from a Magic Freeze or from before it came back: only the counter decides.
    s = duel("A1 quick 10,10 tokens=1 | A2 grunt 12,10").act("ana", about("A1", quick=True))
    assert (s.figure("A1").tokens, s.figure("A1").click, s.state.left) == (2, 1, 1)
    s.refused("ana", about("A1"), "already_acted", "MKU-4.6")


@rule("MKU-5.5", "MKU-10.3")
def test_members_of_a_formation_are_pushed_each_by_its_own_tokens_in_order_of_id() -> None:
    s = battle(
        "A2 grunt 10,10 face=0 tokens=1 | A1 grunt 12.2,10 face=180 tokens=1",
        "B1 grunt 11.1,10",
        figures=[GRUNT],
        dice=[4, 5],
    )
    s.act("ana", Close("A2", "B1", members=("A1",)))
    assert [facts["figure"] for facts in s.told("pushed")] == ["A1", "A2"]


@rule("MKU-5.6", "MKU-4.6", "MKU-14.5", "MKU-14.15", "MKU-SA.demoralized.1", "MKU-SA.berserk.1", "MKU-13.8")
@pytest.mark.parametrize(
    ("figure", "kind", "key"),
    [
        ("A1 grunt 10,10 tokens=1", "close", None),
        ("A1 grunt 10,10 tokens=2", "move", "too_many_tokens"),
        ("A1 grunt 10,10 acted", "move", "already_acted"),
        ("A1 grunt 10,10 lifted", "move", "was_levitated"),
        ("A1 grunt 10,10 eliminated", "move", "not_on_the_field"),
        ("A1 grunt 28.9,30 captor=B1", "move", "captive_cannot_act"),
        ("A1 broken 10,10", "move", None),
        ("A1 broken 10,10", "close", "demoralized"),
        ("A1 broken 10,10", "ranged", "demoralized"),
        ("A1 wild 10,10", "close", None),
        ("A1 wild 10,10", "ranged", "berserk"),
    ],
)
def test_which_figure_can_be_given_what(figure: str, kind: Kind, key: str | None) -> None:
    s = duel(f"{figure} | A2 grunt 5,5")
    fault = tokens.may_act(s.field, 0, s.figure("A1"), kind)
    assert (fault.key if fault else None) == key


@rule("MKU-14.15", "MKU-13.8", "MKU-12.2")
@pytest.mark.parametrize(("kind", "clause"), [("move", None), ("close", "MKU-13.8"), ("ranged", "MKU-12.2")])
def test_a_captor_can_only_move_or_pass(kind: Kind, clause: str | None) -> None:
    s = duel("A1 grunt 10,10 | A2 grunt 5,5", "B1 grunt 11.1,10 captor=A1 | B2 grunt 30,30")
    fault = tokens.may_act(s.field, 0, s.figure("A1"), kind)
    assert (fault.clause if fault else None) == clause


@rule("MKU-P1")
def test_nobody_acts_with_the_figures_of_another() -> None:
    s = duel()
    fault = tokens.may_act(s.field, 0, s.figure("B1"), "move")
    assert fault is not None and fault.key == "not_your_figure"
