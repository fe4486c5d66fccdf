"""Modifiers, conditions and characters of chapter 9 that no card of the starter pack uses, or not like this."""

from __future__ import annotations

from typing import Any

import pytest

from bot import packs
from bot.engine.playout import steps
from bot.engine.sheets import PackFaults
from bot.games.talisman.actions import UseGrant
from bot.games.talisman.content.catalog import load
from bot.games.talisman.state import Grant, Options
from tests.games.talisman.cards.meeting import arrives, stands
from tests.games.talisman.words.writing import Entry, character, enemy, event, joined, mod, op, pack, spell, thing, used
from tests.support.quest import Quest, scene
from tests.support.rules import rule

OTHER = {"what": "character", "scope": "board"}


def owns(*mods: Entry, who: str = "warrior @fields_1", first: str = "", **more: Any) -> Quest:
    """Ana owns a thing with those modifiers and has just arrived."""
    return arrives(f"{who} objects=own", game=joined(thing("own", *mods)), deck=first, **more)


def moves(*mods: Entry, who: str = "warrior @fields_1", **more: Any) -> Quest:
    """Ana owns such a thing and is about to move."""
    return stands(f"{who} objects=own", game=joined(thing("own", *mods)), **more)


def drawn_world(*mods: Entry, rounds: int = 2, **more: Any) -> Quest:
    """Such modifiers hold for the world after an Event."""
    return arrives(
        "warrior @fields_1",
        game=joined(event("own", op("world", name="x", rounds=rounds, mods=list(mods)))),
        deck="own",
        **more,
    )


# -- the deck and rolls ----------------------------------------------------------------------------------------------


def test_cards_just_drawn_may_be_drawn_anew() -> None:
    s = owns(mod("redraw", n=1), first="dragon water_skin").say("ana", "choose c2")
    s.say("ana", "take none") if s.match.asks else None
    assert s.state.adventure_discard == ["dragon"] and s.lies("fields_1") == ["water_skin"]


@pytest.mark.parametrize(("n", "dice"), [(1, 2), (2, 1), (9, 1)])
def test_fewer_dice_are_rolled_but_one_at_least(n: int, dice: int) -> None:
    rows = [{"min": 3, "do": []}, {"max": 2, "do": [op("gain", what="gold")]}]
    own = event("own_event", op("roll", dice=3, table=rows))
    game = joined(own, thing("own", mod("fewer_dice", n=n, cards=["own_event"])))
    s = arrives("warrior @fields_1 objects=own", game=game, deck="own_event", dice=[1] * dice)
    assert s.hero("ana").gold == (2 if dice <= 2 else 1)


@pytest.mark.parametrize(("stat", "result"), [("strength", 2), ("craft", 3)])
def test_a_total_is_subtracted_from_the_roll(stat: str, result: int) -> None:
    rows = [{"max": 2, "do": [op("gain", what="gold")]}, {"min": 3, "do": []}]
    s = arrives(
        "warrior @fields_1",
        game=joined(event("own", op("roll", dice=2, minus=stat, table=rows))),
        deck="own",
        dice=[3, 3],
    )
    assert s.hero("ana").gold == (2 if result == 2 else 1)


# -- spells ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "craft", "limit"), [("troll", 1, 2), ("warrior", 3, 3), ("warrior", 6, 5)])
def test_the_limit_of_spells_is_raised_whatever_the_craft(who: str, craft: int, limit: int) -> None:
    s = moves(mod("spell_limit", add=2), who=f"{who} @fields_1 craft={craft}")
    assert s.board.spell_limit(0) == limit


def test_spells_are_drawn_at_once() -> None:
    s = arrives(
        "sorcerer @fields_1 objects=own",
        game=joined(thing("own", mod("spell_refill", n=2, when="at_once")), event("idle", op("gain", what="gold"))),
        deck="idle",
    )
    assert len(s.hero("ana").spells) == 2


def test_nobody_casts_while_the_world_forbids_it() -> None:
    s = drawn_world(mod("no_casting"), ben="sorcerer @temple spells=mending lives=1")
    s.refused("ben", "cast mending", "no_casting_here")


# -- fights ----------------------------------------------------------------------------------------------------------


def test_dice_of_psychic_combat() -> None:
    owns(mod("fight_dice", fight="psychic", dice=3), first="shadow", dice=[1, 1, 2, 6]).says("fight_won")
    owns(mod("fight_dice", fight="psychic", dice=3), first="ogre", dice=[6, 1, 1]).says("fight_lost")


@pytest.mark.parametrize(("role", "dice"), [("attacked", [1, 1]), ("any", [1, 1]), ("attacker", [1, 1, 1])])
def test_a_die_that_is_not_rolled_depends_on_the_role(role: str, dice: list[int]) -> None:
    """A creature drawn attacks."""
    owns(mod("opponent_no_die", fight="battle", role=role), first="goblin", dice=dice).says("fight_won")


@pytest.mark.parametrize(("die", "lives"), [(4, 3), (5, 4)])
def test_a_life_is_saved_in_psychic_combat(die: int, lives: int) -> None:
    s = owns(mod("save", fight="psychic", dice=1, on=[5, 6]), first="wraith", dice=[6, 1, die]).say("ana", "yes")
    assert s.hero("ana").lives == lives


@pytest.mark.parametrize(
    ("what", "vs", "offered"),
    [(["creature"], ["animal"], False), (["creature"], ["monster"], True), (["character"], [], False)],
)
def test_evading_depends_on_the_kind(what: list[str], vs: list[str], offered: bool) -> None:
    s = owns(mod("evade", what=what, vs=vs), first="ogre", dice=[] if offered else [6, 1, 1])
    assert bool(s.match.asks) == offered
    if offered:
        s.say("ana", s.match.asks[0].options[0].text)
        assert s.hero("ana").lives == 4 and s.lies("fields_1") == ["ogre"]


def test_two_servants_follow_and_a_third_does_not() -> None:
    own = mod("raise_servant", kinds=["monster"], max=2)
    s = owns(own, first="goblin", who="warrior @fields_1 strength=9 followers=", dice=[1, 1, 1]).say("ana", "yes")
    assert [one.role for one in s.hero("ana").followers] == ["servant"]


@pytest.mark.parametrize(("kinds", "result"), [(["monster"], "fight_lost"), (["animal"], "fight_won")])
def test_the_world_multiplies_creatures(kinds: list[str], result: str) -> None:
    s = drawn_world(mod("creature_multiply", kinds=kinds, n=4))
    later = arrives("warrior @fields_1", deck="goblin", fields={"world": s.state.world}, dice=[1, 1, 1])
    later.says(result)


# -- moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "spaces"), [(1, 1), (2, 2)])
def test_who_is_slowed_moves_exactly_so_far(n: int, spaces: int) -> None:
    s = moves(mod("slow", n=n))
    ring = s.game.content.board.ring["outer"]
    at = ring.index("fields_1")
    found = {offer.action.to for offer in s.game.legal(s.state, 0) if type(offer.action).__name__ == "Move"}
    assert found == {ring[(at + spaces) % 24], ring[at - spaces]}


@pytest.mark.parametrize(("die", "offered"), [(2, False), (3, True)])
def test_resting_on_some_rolls(die: int, offered: bool) -> None:
    s = moves(mod("rest_on_move", on=[3], heal=2), who="warrior @city lives=1", dice=[die]).say("ana", "roll")
    if offered:
        assert s.say("ana", "rest").hero("ana").lives == 3
    else:
        s.refused("ana", "rest", "cannot_rest")


def test_points_are_added_to_the_roll() -> None:
    s = moves(mod("move_bonus", n=2), dice=[1]).say("ana", "roll").refused("ana", "add 1", "no_such_bonus")
    assert s.say("ana", "add 2").state.turn.added == 2


@pytest.mark.parametrize("n", [1, 3])
def test_something_is_gained_where_a_move_ends(n: int) -> None:
    given = {"ana": {"grant": Grant("village", "fields_1", 0)}}
    s = moves(mod("land_gain", kinds=["village"], what="gold", n=n), seat_fields=given)
    s.act("ana", UseGrant("village"))
    assert s.hero("ana").space == "village" and s.hero("ana").gold == 1 + n


# -- things ----------------------------------------------------------------------------------------------------------


def test_followers_are_suppressed_by_the_world() -> None:
    s = drawn_world(mod("suppress", what=["follower"], stats=["strength"]))
    base = stands("warrior followers=own", game=joined(thing("own", mod("strength", n=2), type="follower")))
    off = stands(
        "warrior followers=own",
        game=joined(thing("own", mod("strength", n=2), type="follower")),
        fields={"world": s.state.world},
    )
    assert (base.board.total(0, "strength"), off.board.total(0, "strength")) == (6, 4)


def test_nobody_follows_who_can_gain_no_followers() -> None:
    assert owns(mod("no_new_followers"), first="squire").lies("fields_1") == ["squire"]


# -- conditions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "condition", "holds"),
    [
        ("warrior objects=sword", {"min": {"strength": 4}}, True),
        ("warrior", {"min": {"strength": 5}}, False),
        ("warrior gold=2", {"min": {"gold": 2, "lives": 4}}, True),
        ("warrior gold=2", {"min": {"gold": 2, "lives": 5}}, False),
        ("warrior gold=0", {"has_any": ["gold"]}, False),
        ("warrior gold=1", {"has_any": ["gold", "talisman"]}, True),
        ("warrior spells=mending", {"has_any": ["spell"]}, True),
        ("warrior followers=princess", {"has_any": ["follower"]}, True),
        ("warrior followers=house_imp", {"has_any": ["follower"]}, False),
        ("warrior objects=raft", {"has_any": ["any_object"]}, False),
        ("warrior objects=sword", {"has_any": ["magic_object"]}, False),
        ("warrior objects=wand", {"has_any": ["magic_object"]}, True),
        ("warrior objects=talisman", {"has_any": ["talisman"]}, True),
        ("warrior", {"alone": True}, True),
        ("warrior @temple", {"alone": True}, False),
        ("troll", {"spell_room": True}, False),
        ("warrior craft=3", {"spell_room": True}, True),
        ("warrior craft=3 spells=mending", {"spell_room": True}, False),
        ("warrior lives=3", {"below_quota": True}, True),
        ("warrior lives=4", {"below_quota": True}, False),
        ("warrior", {"talisman_in_stock": True}, True),
        ("warrior", {"fight": "battle"}, False),
        ("warrior", {"window": ["any_time"]}, False),
        ("warrior", {"alignment": ["neutral"], "region": ["inner"]}, False),
        ("warrior", {"alignment": ["neutral"], "region": ["outer"]}, True),
    ],
)
def test_a_condition_holds_or_not(who: str, condition: Entry, holds: bool) -> None:
    """All that a condition names must hold; what contradicts itself never does."""
    own = event("own", op("gain", what="life", n=5), if_=condition)
    own["effects"][0]["if"] = own["effects"][0].pop("if_")
    at = "" if "@" in who else " @fields_1"
    s = scene(game=joined(own), ana=f"{who}{at} ask_roll", ben="monk @temple ask_roll")
    met = s.game.content.cards["own"].effects[0].when
    assert s.board.holds(0, met) == holds


# -- characters and packs --------------------------------------------------------------------------------------------


@rule("TA-P13")
def test_a_character_begins_with_what_its_card_says() -> None:
    own = character(
        "own", mod("psychic_attack"), lives=6, gold=0, spells=2, craft=4, cards=["sword", "mule"], alignment="evil"
    )
    game = joined(characters=(own,))
    dealt = (next(steps(game, Options(), 6, b"%d" % seed)).state for seed in range(40))
    hero = next(one.hero for state in dealt for one in state.seats if one.hero and one.hero.character == "own")
    assert (hero.lives, hero.gold, [one.card for one in hero.objects]) == (6, 0, ["sword", "mule"])
    assert len(hero.spells) == 2 and game.content.characters["own"].lives == 6


BAD: dict[str, tuple[Entry, str]] = {
    "a use without a window": (
        thing("own", effects=({"on": "use", "do": [op("gain", what="gold")]},)),
        "pack-key-lacking",
    ),
    "a world effect of no round": (event("own", op("world", name="x", rounds=0, mods=[])), "pack-out-of-range"),
    "a move to a card": (event("own", op("move", to="this_card")), "pack-no-such-id"),
    "a move to the opposite": (event("own", op("move", to="opposite")), "pack-no-such-id"),
    "a move granted to the start": (event("own", op("grant_move", to="start")), "pack-no-such-id"),
    "a drop anywhere": (event("own", op("drop", what=["gold"], to="choice_region")), "pack-no-such-id"),
    "a creature without a value": (
        event("own", op("fight", kind="battle", name="x", name_pl="x", name_cs="x", creature="spirit")),
        "pack-key-lacking",
    ),
    "gold up to a limit": (event("own", op("gain", what="gold", n="limit")), "pack-wrong-shape"),
    "no dice in fights": (thing("own", mod("fight_dice", fight="battle", dice=0)), "pack-out-of-range"),
    "no dice to save": (thing("own", mod("save", fight="battle", dice=0, on=[1])), "pack-out-of-range"),
    "a negative redraw": (thing("own", mod("redraw", n=-1)), "pack-out-of-range"),
    "an enemy of nothing": (enemy("own", kind="plant"), "pack-not-one-of"),
}


@rule("TA-P4")
@pytest.mark.parametrize("case", BAD)
def test_what_could_not_be_played_is_refused(case: str) -> None:
    entry, key = BAD[case]
    with pytest.raises(PackFaults) as found:
        load([packs.builtin("talisman"), pack(entry)])
    assert [(fault.key, fault.file, fault.card) for fault in found.value.faults] == [(key, "adventure.toml", "own")]


@rule("TA-P4")
def test_a_spell_that_can_never_be_cast_is_refused() -> None:
    own = spell("own", "any_time", op("gain", what="gold"))
    with pytest.raises(PackFaults):
        load([packs.builtin("talisman"), pack(spells=({**own, "cast": []},))])


def test_a_thing_is_used_on_a_target_in_its_window() -> None:
    own = thing("own", effects=(used("own_turn", op("toad", who="target", n=1), target=OTHER),))
    s = stands("warrior objects=own", game=joined(own)).say("ana", "use c1 target=monk")
    assert s.hero("ben").toad == 1 and not s.hero("ana").toad
