"""Toads: what they drop, what they are, how long it lasts (TA-19)."""

from __future__ import annotations

import pytest

from bot.games.talisman import life, toads, zones
from bot.games.talisman.board import Against
from bot.games.talisman.content.mods import FightDice
from bot.games.talisman.play import Play
from bot.games.talisman.state import Fight, Grant, Quest, Side
from tests.support.deeds import ANA, BEN, happens, rehearsal
from tests.support.rules import rule

RICH = "objects=sword,raft,talisman followers=unicorn,house_imp trophies=dragon spells=mending gold=3"


@rule("TA-19:1", "TA-19:8", "TA-19:10", "TA-6:5", "TA-C21")
def test_what_becomes_of_a_toads_things() -> None:
    s = rehearsal(ana="delver", ben=f"warrior @castle strength=6 craft=5 enslaved=yes to_miss=2 {RICH}")

    async def enchanted(p: Play) -> None:
        p.hero(BEN).grant = Grant("temple", "castle", 1)
        p.hero(BEN).quest = Quest("give_gold", 2)
        await toads.become_toad(p, BEN, 3)

    happens(s, enchanted).says("became_toad", seat=BEN, turns=3)
    assert s.lies("castle") == ["sword", "talisman", "unicorn"]
    assert s.board.spot("castle").gold == 3
    assert (s.state.adventure_discard, s.state.stock["raft"]) == (["house_imp"], 4)
    hero = s.hero("ben")
    assert (hero.gold, s.has("ben"), hero.grant) == (0, [], None)
    assert (hero.spells, [one.card for one in hero.trophies]) == (["mending"], ["dragon"])
    assert (hero.strength, hero.craft) == (6, 5)
    assert hero.enslaved and hero.to_miss == 2 and hero.quest == Quest("give_gold", 2)
    assert s.state.turn.seat == ANA and not s.state.turn.over


@rule("TA-19:2", "TA-19:4", "TA-19:5")
def test_a_toad_has_strength_and_craft_of_one_and_no_abilities() -> None:
    s = rehearsal(ana="warrior strength=6 craft=5 toad=3")
    for fight in (None, Against("battle", Side()), Against("psychic", Side())):
        assert (s.board.total(ANA, "strength", fight), s.board.total(ANA, "craft", fight)) == (1, 1)
    assert s.board.mods(ANA, FightDice) == []
    assert s.board.parts(ANA, "strength")[0].source == "toad"


@rule("TA-19:2")
@pytest.mark.parametrize("stat", ["strength", "craft"])
def test_what_a_toad_gains_and_loses_is_not_carried_over(stat: str) -> None:
    s = rehearsal(ana="delver toad=3 lives=4")
    happens(s, lambda p: life.gain(p, ANA, stat, 2)).says("gained", what=stat, total=3)  # type: ignore[arg-type]
    happens(s, lambda p: life.lose_value(p, ANA, stat, 5)).says("lost", amount=2, total=1)  # type: ignore[arg-type]
    happens(s, lambda p: life.gain(p, ANA, stat, 1))  # type: ignore[arg-type]
    happens(s, lambda p: life.gain(p, ANA, "life", 1)).says("gained", what="life", total=5)
    happens(s, lambda p: toads.end_toad(p, ANA)).says("toad_no_more", seat=ANA)
    assert s.board.own_value(ANA, stat) == 3  # type: ignore[arg-type]
    assert s.hero("ana").lives == 5


@rule("TA-19:4")
def test_what_a_toad_would_gain_it_does_not() -> None:
    s = rehearsal(ana="sorcerer @fields_1 toad=2", cards={"fields_1": "sword, unicorn"})
    for what in ("gold", "spell", "talisman"):
        happens(s, lambda p, what=what: life.gain(p, ANA, what, 2))  # type: ignore[misc]
    happens(s, lambda p: zones.acquire(p, ANA, p.spot("fields_1").cards[:])).silent("acquired")
    assert (s.hero("ana").gold, s.hero("ana").spells, s.has("ana")) == (0, [], [])
    assert (s.lies("fields_1"), s.state.stock["talisman"]) == (["sword", "unicorn"], 4)


@rule("TA-19:2", "TA-19:7")
def test_spells_are_counted_when_the_toad_changes_back() -> None:
    s = rehearsal(ana="delver toad=1 spells=mending,banish")
    happens(s, lambda p: zones.settle_limits(p, ANA)).silent("spell_discarded")
    happens(s, lambda p: toads.count_toad(p, ANA)).asks("ana", "discard_spell")
    s.say("ana", "choose mending")
    assert (s.hero("ana").toad, s.hero("ana").spells) == (0, ["banish"])


@rule("TA-19:7")
def test_it_lasts_for_three_own_turns_without_the_one_in_which_it_happened() -> None:
    s = rehearsal(ana="delver", ben="warrior")

    async def in_its_turn(p: Play) -> None:
        await toads.become_toad(p, ANA, 3)
        for left in (3, 2, 1, 0):
            await toads.count_toad(p, ANA)
            assert p.hero(ANA).toad == left
        await toads.become_toad(p, BEN, 3)
        for left in (2, 1, 0):
            await toads.count_toad(p, BEN)
            assert p.hero(BEN).toad == left
        p.state.turn.over, p.state.phase = False, "before_move"

    happens(s, in_its_turn)
    assert len(s.told("toad_no_more")) == 2


@rule("TA-19:8")
def test_the_turn_of_the_active_character_ends() -> None:
    s = rehearsal(ana="delver", ben="warrior @castle")

    async def in_a_fight(p: Play) -> None:
        p.state.fight = fight = Fight("battle", Side(), Side(ANA))
        await toads.become_toad(p, ANA, 3)
        assert fight.result == "broken"
        p.state.fight = None

    happens(s, in_a_fight)
    assert (s.state.turn.seat, s.hero("ana").toad) == (BEN, 3)


@rule("TA-19:8")
def test_a_toad_turned_into_a_toad_again_starts_a_new_count() -> None:
    s = rehearsal(ana="delver", ben="warrior toad=1 toad_strength=2")
    happens(s, lambda p: toads.become_toad(p, BEN, 3)).says("became_toad", turns=3)
    assert (s.hero("ben").toad, s.hero("ben").toad_strength) == (3, 2)


@rule("TA-19:9")
def test_there_may_be_more_toads_than_cards() -> None:
    heroes = {
        "ana": "delver",
        "ben": "warrior toad=3",
        "cyr": "druid toad=3",
        "dan": "bard toad=3",
        "eva": "monk toad=3",
    }
    s = rehearsal(**heroes, fil="thief")
    happens(s, lambda p: toads.become_toad(p, 5, 3)).says("became_toad", seat=5)
    assert sum(entry.hero is not None and entry.hero.toad > 0 for entry in s.state.seats) == 5
