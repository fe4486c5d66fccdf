"""Ten cards written from the README of the pack alone: they join the starter pack and play as their texts say."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot import packs
from bot.games.talisman.content.catalog import load
from bot.games.talisman.game import Talisman
from tests.games.talisman.cards.meeting import arrives as arrives_with
from tests.games.talisman.cards.meeting import values
from tests.support.quest import Quest, scene
from tests.support.rules import rule

FOLDER = Path(__file__).parent / "pack"


@cache
def joined() -> Talisman:
    return Talisman(load([packs.builtin("talisman"), {file.name: file.read_bytes() for file in FOLDER.iterdir()}]))


def arrives(who: str, **more: Any) -> Quest:
    return arrives_with(f"{who} @fields_1", game=joined(), **more)


@rule("TA-P13")
def test_own_cards_are_counted_into_the_decks() -> None:
    content = joined().content
    assert len(content.adventure) == 139 + 11 and len(content.spell_deck) == 30 + 2
    assert joined().check(scene(game=joined(), ana="warrior ask_roll", ben="druid ask_roll").state) == []


def test_an_enemy_fights_with_its_printed_strength() -> None:
    arrives("warrior", deck="bog_hound", dice=[1, 2, 1]).says("fight_won")
    lost = arrives("warrior", deck="bog_hound", dice=[5, 1, 1])
    assert lost.hero("ana").lives == 3 and lost.lies("fields_1") == ["bog_hound"]


@pytest.mark.parametrize(("die", "spells", "craft"), [(3, 0, 3), (4, 1, 3), (5, 1, 3), (6, 0, 4)])
def test_a_stranger_is_paid_for_a_roll(die: int, spells: int, craft: int) -> None:
    s = arrives("warrior", deck="card_reader", dice=[die]).say("ana", "yes")
    assert (len(s.hero("ana").spells), s.hero("ana").craft, s.hero("ana").gold) == (spells, craft, 0)
    assert s.lies("fields_1") == ["card_reader"]


def test_a_stranger_who_cannot_be_paid_does_nothing() -> None:
    s = arrives("warrior gold=0", deck="card_reader")
    assert s.match.asks == () and s.lies("fields_1") == ["card_reader"]


def test_an_event_treats_everybody_and_lasts_a_round() -> None:
    s = arrives("warrior", deck="red_moon", ben="assassin @city", cyr="bard @tavern", dan="monk @village lives=1")
    s.asks("ben", "choose_option", "1", "2").say("ben", "choose 2")
    assert [values(s, who)[2:] for who in ("ana", "ben", "cyr", "dan")] == [(4, 1), (4, 2), (3, 1), (1, 1)]
    assert [(effect.name, effect.rounds_left) for effect in s.state.world] == [("red_moon", 1)]
    goblin = arrives("warrior", cards={"fields_1": "goblin"}, fields={"world": s.state.world}, dice=[1, 1, 1])
    goblin.says("fight_stand_off")


def test_a_weapon_counts_against_one_kind_only() -> None:
    armed = "warrior strength=4 objects=oak_staff"
    arrives(armed, deck="grey_wolf", dice=[6, 2, 1]).says("fight_stand_off")
    arrives(armed, deck="goblin", dice=[6, 2, 1]).says("fight_lost")


def test_a_thing_that_is_no_possession_is_turned_into_gold() -> None:
    s = arrives("warrior", deck="old_coin").say("ana", "take all")
    assert s.hero("ana").gold == 4 and s.has("ana") == [] and s.state.adventure_discard == ["old_coin"]


def test_a_magic_object_is_for_one_alignment_and_heals_once() -> None:
    assert arrives("warrior", deck="moon_mirror").lies("fields_1") == ["moon_mirror"]
    s = arrives("cleric lives=1", deck="moon_mirror").say("ana", "take all")
    assert s.board.total(0, "craft") == 5
    s = scene(game=joined(), ana="cleric lives=1 objects=moon_mirror ask_roll", ben="monk ask_roll")
    s.say("ana", "use c1")
    assert s.hero("ana").lives == 3 and s.has("ana") == [] and s.board.total(0, "craft") == 4


def test_a_follower_fights_and_saves() -> None:
    with_her = "druid followers=shield_maiden"
    saved = arrives(with_her, deck="bog_hound", dice=[6, 1, 6]).asks("ana", "other_save").say("ana", "yes")
    assert saved.hero("ana").lives == 4 and saved.has("ana") == ["shield_maiden"]
    lost = arrives(with_her, deck="bog_hound", dice=[6, 1, 5]).asks("ana", "other_save").say("ana", "yes")
    assert lost.hero("ana").lives == 3


def test_an_enemy_may_be_paid_off_or_beaten_for_its_gold() -> None:
    paid = arrives("warrior", deck="robber_baron").say("ana", "deal c1")
    assert paid.hero("ana").gold == 0 and paid.lies("fields_1") == ["robber_baron"]
    beaten = arrives("warrior strength=9", deck="robber_baron", dice=[1, 1, 1]).say("ana", "choose fight")
    assert beaten.hero("ana").gold == 4 and [one.card for one in beaten.hero("ana").trophies] == ["robber_baron"]


def test_a_place_grants_a_move_across_the_river() -> None:
    s = arrives("warrior gold=2", deck="toll_bridge").say("ana", "yes")
    grant = s.hero("ana").grant
    assert s.hero("ana").gold == 0 and grant is not None and (grant.to, grant.at) == ("opposite", "fields_1")


@pytest.mark.parametrize(("gold", "after", "missed"), [(1, 0, 0), (0, 0, 1)])
def test_a_spell_takes_gold_or_a_turn(gold: int, after: int, missed: int) -> None:
    caster = "sorcerer spells=cold_wind cast_limit=1 ask_roll"
    s = scene(game=joined(), ana=caster, ben=f"monk @village gold={gold} ask_roll")
    s.say("ana", "cast cold_wind target=monk")
    assert (s.hero("ben").gold, s.hero("ben").to_miss) == (after, missed)
    far = scene(game=joined(), ana=caster, ben="monk @temple ask_roll")
    far.refused("ana", "cast cold_wind target=monk", "no_target_now")
