"""Trophies and their exchange (TA-1:4, TA-15:5 to 15:11)."""

from __future__ import annotations

import pytest

from bot.games.talisman import zones
from tests.support.deeds import ANA, happens, rehearsal
from tests.support.quest import Quest
from tests.support.rules import rule


def hunter(*trophies: str, **more: str) -> Quest:
    return rehearsal(ana=f"delver trophies={','.join(trophies)}", **more)


@rule("TA-1:4", "TA-15:5", "TA-R12", "TA-R13")
@pytest.mark.parametrize(
    ("cards", "points", "gained"),
    [
        (("river_serpent", "cave_bear"), 7, 1),
        (("ogre", "gargoyle"), 9, 1),
        (("dragon", "giant"), 13, 1),
        (("dragon", "wyvern", "marsh_boar"), 14, 2),
    ],
)
def test_seven_points_handed_in_together_give_one_strength(cards: tuple[str, ...], points: int, gained: int) -> None:
    s = hunter(*cards)
    names = [f"c{place}" for place in range(1, len(cards) + 1)]
    s.say("ana", f"trophies {','.join(names)}")
    s.says("trophies_exchanged", seat=ANA, cards=cards, points=points, amount=gained, total=3 + gained)
    assert s.board.total(ANA, "strength") == 3 + gained
    assert s.hero("ana").trophies == [] and s.state.adventure_discard == list(cards)


@rule("TA-15:7")
def test_a_selection_worth_less_is_refused_and_only_the_selection_counts() -> None:
    s = hunter("ogre", "marsh_boar", "goblin", "giant")
    s.refused("ana", "trophies c4", "too_few_points", "TA-15:7", points=6, needed=7)
    s.say("ana", "trophies c2,c4").says("trophies_exchanged", points=7, amount=1)
    assert [one.card for one in s.hero("ana").trophies] == ["ogre", "goblin"]


@rule("TA-15:7")
def test_trophies_are_exchanged_in_anothers_turn_too_but_only_ones_own() -> None:
    s = rehearsal(ana="delver trophies=dragon objects=sword", ben="warrior trophies=dragon")
    s.say("ben", "trophies c3").says("trophies_exchanged", seat=1, amount=1, total=5)
    s.refused("ana", "trophies c2", "no_trophy", "TA-15:7")


@rule("TA-25:2")
@pytest.mark.parametrize(("points", "gained"), [(7, 1), (6, 1), (5, 2)])
def test_shorter_trophies(points: int, gained: int) -> None:
    s = rehearsal(ana="delver trophies=giant,river_serpent", options={"short_trophies": points})
    s.say("ana", "trophies c1,c2").says("trophies_exchanged", points=10, amount=gained)


@rule("TA-15:11")
def test_what_is_written_on_a_trophy_counts_as_printed() -> None:
    s = hunter("mirror_fiend")
    s.refused("ana", "trophies c1", "too_few_points", points=0)
    happens(s, lambda p: setattr(p.hero(ANA).trophies[0], "value", 8))
    s.say("ana", "trophies c1").says("trophies_exchanged", points=8, amount=1)


@rule("TA-15:8")
def test_trophies_are_open_and_no_objects() -> None:
    s = rehearsal(ana="delver objects=axe,sword,helmet,shield trophies=ogre,goblin,giant")
    happens(s, lambda p: zones.settle_limits(p, ANA)).silent("left_behind")
    assert s.board.of_class(ANA, "any_object") == s.hero("ana").objects
    s.refused("ana", "drop c5", "not_yours")
    hero = s.game.view(s.state, 1).players[ANA].hero
    assert hero is not None and [one.card for one in hero.trophies] == ["ogre", "goblin", "giant"]
    assert hero.trophy_points == 13


@rule("TA-19:1")
def test_a_toad_keeps_its_trophies_but_cannot_exchange_them() -> None:
    s = rehearsal(ana="delver toad=2 trophies=dragon")
    s.refused("ana", "trophies c1", "toad_keeps_trophies", "TA-19:1")
