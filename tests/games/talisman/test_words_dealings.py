"""Words of chapter 9 about thefts, sales, purchases, dice and ways that no card of the starter pack uses like this."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from bot import packs
from bot.engine.sheets import PackFaults
from bot.games.talisman.content.catalog import load
from bot.games.talisman.game import Talisman
from tests.games.talisman.cards.meeting import arrives, stands, turn_of
from tests.games.talisman.words.writing import (
    SAID,
    Entry,
    card,
    event,
    joined,
    mod,
    op,
    pack,
    thing,
    toml_of,
)
from tests.support.quest import Quest, scene
from tests.support.rules import rule


def faults(*cards: Entry, **more: Any) -> list[tuple[str, str]]:
    """What is wrong with a pack: key and column."""
    try:
        load([packs.builtin("talisman"), pack(*cards, **more)])
    except PackFaults as found:
        return [(fault.key, fault.column) for fault in found.faults]
    return []


def meets(*mods: Entry, ben: str, who: str = "warrior", **more: Any) -> Quest:
    """Ana, with such a thing, stands beside ben."""
    game = joined(thing("own", *mods, type="follower"))
    return arrives(f"{who} @city followers=own", ben=f"{ben} @city", game=game, **more)


# -- steal ----------------------------------------------------------------------------------------------------------

RICH = "bard gold=3 objects=sword,helmet,magic_belt,wand followers=princess,squire"


@rule("TA-12:9")
def test_a_theft_takes_so_many_of_one_class() -> None:
    s = meets(mod("steal", what=["object", "magic_object"], n=2), ben=RICH)
    s.say("ana", "meet bard steal sword")  # the only other object is the helmet
    assert s.has("ana") == ["sword", "helmet", "own"] and s.has("ben") == ["magic_belt", "wand", "princess", "squire"]


@rule("TA-12:9")
def test_a_class_that_holds_both_kinds_mixes_them() -> None:
    s = meets(mod("steal", what=["any_object"], n=2), ben=RICH).say("ana", "meet bard steal sword")
    s.asks("ana", "steal_what", "c3", "c4", "c5").say("ana", "choose c5")
    assert s.has("ana") == ["sword", "wand", "own"]


@rule("TA-12:9", "TA-D39")
@pytest.mark.parametrize(("gold", "n", "got"), [(3, 2, 2), (1, 2, 1)])
def test_a_theft_of_gold_takes_as_much_as_there_is(gold: int, n: int, got: int) -> None:
    s = meets(mod("steal", what=["gold", "object"], n=n), ben=f"bard gold={gold} objects=sword")
    s.say("ana", "meet bard steal gold")
    assert (s.hero("ana").gold, s.hero("ben").gold, s.has("ben")) == (1 + got, gold - got, ["sword"])


@rule("TA-12:9")
def test_fewer_are_taken_where_there_are_no_more() -> None:
    s = meets(mod("steal", what=["object"], n=9), ben=RICH).say("ana", "meet bard steal sword")
    assert s.has("ana") == ["sword", "helmet", "own"] and turn_of(s) == "ben"


@rule("TA-5:8", "TA-5:5")
def test_what_is_stolen_together_is_counted_once() -> None:
    """With three Objects of her own the two stolen make one too many."""
    s = meets(mod("steal", what=["object"], n=2), ben=RICH, who="warrior objects=axe,shield,armour")
    s.say("ana", "meet bard steal sword").asks("ana", "drop_surplus", "c1", "c2", "c3", "c5", "c6")
    s.say("ana", "choose c1")
    assert s.has("ana") == ["shield", "armour", "sword", "helmet", "own"] and s.lies("city") == ["axe"]


@rule("TA-12:9")
def test_only_some_cards_are_stolen() -> None:
    s = meets(mod("steal", what=["any_object"], ids=["wand"]), ben=RICH)
    s.refused("ana", "meet bard steal sword", "nothing_to_steal")
    assert s.say("ana", "meet bard steal wand").has("ana") == ["wand", "own"]
    meets(mod("steal", what=["any_object"], ids=["axe"]), ben=RICH).refused("ana", "meet bard steal wand", "not_met_so")


@rule("TA-12:9")
@pytest.mark.parametrize(("die", "stolen"), [(4, False), (5, True)])
def test_a_theft_may_need_a_roll(die: int, stolen: bool) -> None:
    s = meets(mod("steal", what=["object"], on=[5, 6]), ben=RICH, dice=[die]).say("ana", "meet bard steal sword")
    assert ("sword" in s.has("ana")) == stolen and turn_of(s) == "ben"


@rule("TA-12:9")
@pytest.mark.parametrize(("what", "dice"), [("gold", []), ("sword", [6])])
def test_one_card_may_hold_two_thefts(what: str, dice: list[int]) -> None:
    both = (mod("steal", what=["object"], on=[6]), mod("steal", what=["gold"]))
    s = meets(*both, ben=RICH, dice=dice).say("ana", f"meet bard steal {what}")
    assert (s.hero("ana").gold, "sword" in s.has("ana")) == ((2, False) if what == "gold" else (1, True))


@rule("TA-C3", "TA-P4")
def test_spells_are_neither_stolen_nor_put_down() -> None:
    stolen = thing("own", mod("steal", what=["gold", "spell"]))
    assert faults(stolen) == [("pack-not-one-of", "mods[1].what[2]")]
    put = event("own", op("drop", what=["spell"], to="tavern"))
    assert faults(put) == [("pack-not-one-of", "effects[1].do[1].what[1]")]


# -- sell -----------------------------------------------------------------------------------------------------------


def sells(what: str, price: int, who: str, **more: Any) -> Quest:
    game = joined(event("own", op("sell", what=what, price=price)))
    return arrives(f"{who} @fields_1", game=game, deck="own", **more)


@rule("TA-21:10", "TA-H7")
@pytest.mark.parametrize(
    ("chosen", "gold", "left"), [("1", 3, ["banish"]), ("1,2", 5, []), ("none", 1, ["mending", "banish"])]
)
def test_spells_are_sold_into_the_public_discard_pile(chosen: str, gold: int, left: list[str]) -> None:
    s = sells("spell", 2, "sorcerer spells=mending,banish passing")
    if s.state.phase == "encounter" and not s.match.asks:
        s.say("ana", "next own")
    ask = s.match.ask_for(0)
    assert ask is not None and ask.key == "sell" and ask.secret
    s.say("ana", "pass" if chosen == "none" else f"choose {chosen}")
    assert (s.hero("ana").gold, s.hero("ana").spells) == (gold, left)
    assert s.state.spell_discard == [one for one in ("mending", "banish") if one not in left]


@pytest.mark.parametrize(
    ("what", "left"),
    [("follower", ["sword", "wand"]), ("object", ["wand", "princess"]), ("magic_object", ["sword", "princess"])],
)
def test_things_of_a_class_are_sold(what: str, left: list[str]) -> None:
    s = sells(what, 3, "sorcerer objects=sword,wand followers=princess")
    s.say("ana", s.match.asks[0].options[0].text)
    assert s.hero("ana").gold == 4 and s.has("ana") == left


@rule("TA-20:1", "TA-21:10")
def test_a_talisman_that_is_sold_goes_back_to_the_stock() -> None:
    s = sells("talisman", 5, "warrior objects=talisman")
    assert s.state.stock["talisman"] == 3
    s.say("ana", "sell c1")
    assert (s.hero("ana").gold, s.state.stock["talisman"]) == (6, 4)


def test_gold_is_not_sold_for_gold() -> None:
    assert faults(event("own", op("sell", what="gold", price=2))) == [("pack-not-one-of", "effects[1].do[1].what")]


@rule("TA-19:4")
def test_a_toad_sells_nothing_though_it_keeps_its_spells() -> None:
    s = sells("spell", 2, "sorcerer spells=mending toad=2")
    assert s.hero("ana").spells == ["mending"] and s.hero("ana").gold == 0


# -- buy ------------------------------------------------------------------------------------------------------------


@rule("TA-D38")
@pytest.mark.parametrize(("n", "gold", "left"), [(1, 3, 1), (2, 3, 3), (2, 0, 0)])
def test_the_dearest_cards_of_a_visit_are_free(n: int, gold: int, left: int) -> None:
    seller = card("own_shop", "stranger", after="stay", effects=[{"on": "encounter", "do": [SHOP]}])
    free = thing("own", mod("free_purchase", n=n, cards=["own_shop"]), type="follower")
    s = arrives(f"warrior gold={gold} @fields_1 followers=own", game=joined(seller, free), deck="own_shop")
    s.deals("ana", "buy", "buy sword", "buy armour", *(["pass"] if left >= 2 else []))
    assert s.hero("ana").gold == left and s.has("ana") == ["sword", "armour", "own"]


SHOP = op("buy", list=[{"id": "sword", "price": 2}, {"id": "armour", "price": 4}])


def test_only_the_seller_that_is_named_gives_anything_away() -> None:
    seller = card("own_shop", "stranger", after="stay", effects=[{"on": "encounter", "do": [SHOP]}])
    free = thing("own", mod("free_purchase", n=1, kinds=["village"]), type="follower")
    s = arrives("warrior gold=2 @fields_1 followers=own", game=joined(seller, free), deck="own_shop")
    s.asks("ana", "buy", "sword").say("ana", "choose sword")
    assert s.hero("ana").gold == 0


# -- dice -----------------------------------------------------------------------------------------------------------


def spared(name: str, kind: str, who: str, dice: list[int], **more: Any) -> Quest:
    """A character with such a modifier is where a space of that kind has it roll."""
    free = thing("own", mod(name, kinds=[kind], **more), type="follower")
    return scene(
        ana=f"{who} followers=own ask_roll",
        ben="monk @temple ask_roll",
        game=joined(free),
        phase="arrived",
        dice=dice,
    )


def test_fewer_dice_hold_for_every_roll_of_a_space() -> None:
    duel = spared("fewer_dice", "death", "warrior @death", [6, 3, 2], n=1)
    duel.says("duel_rolled", own=6, foe=5) if duel.events else None
    assert duel.hero("ana").inner_done
    wolf = spared("fewer_dice", "werewolf_den", "warrior @werewolf_den", [3, 6, 6, 1], n=1)
    assert wolf.hero("ana").inner_done and wolf.hero("ana").werewolf == 3


@rule("TA-11:22")
@pytest.mark.parametrize(("die", "inside"), [(4, True), (5, False)])
def test_fewer_dice_open_the_portal(die: int, inside: bool) -> None:
    free = thing("own", mod("fewer_dice", n=1, kinds=["portal"]), type="follower")
    s = stands("warrior @castle followers=own", ben="monk @tavern", game=joined(free), dice=[2, die])
    s.say("ana", "roll").say("ana", "move portal").say("ana", "choose strength")
    assert s.hero("ana").space == ("plain_of_peril" if inside else "portal")


@pytest.mark.parametrize("kind", ["death", "pits"])
def test_who_need_not_roll_goes_on_where_the_roll_bars_the_way(kind: str) -> None:
    s = spared("safe_space", kind, f"warrior @{kind}", []).asks("ana", "roll_anyway").say("ana", "no")
    assert s.hero("ana").inner_done and turn_of(s) == "ben"


@pytest.mark.parametrize("kind", ["tavern", "death", "graveyard"])
def test_something_is_gained_instead_of_a_roll(kind: str) -> None:
    s = spared("instead_of_roll", kind, f"assassin @{kind}", [], what="life", n=2)
    if kind == "graveyard":
        s.say("ana", "choose 1")
    s.asks("ana", "instead_of_roll").say("ana", "yes")
    assert s.hero("ana").lives == 6


@pytest.mark.parametrize(("kind", "asked"), [("tavern", True), ("forest", False)])
def test_nothing_is_gained_instead_of_a_roll_elsewhere(kind: str, asked: bool) -> None:
    s = spared("instead_of_roll", kind, "assassin @tavern", [] if asked else [4], what="life", n=1)
    assert bool(s.match.ask_for(0)) == asked
    if asked:
        s.asks("ana", "instead_of_roll")
    assert s.hero("ana").lives == 4


# -- loot, paths, servants --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "taken", "lives"), [("fields", True, 6), ("fields", False, 4), ("ruins", True, 4)])
def test_who_takes_a_card_gains_something_once(kind: str, taken: bool, lives: int) -> None:
    free = thing("own", mod("loot_bonus", kinds=[kind], what="life", n=2), type="follower")
    s = arrives("warrior @fields_1 followers=own", game=joined(free), cards={"fields_1": "sword,helmet"})
    s.say("ana", "take all" if taken else "take none")
    assert s.hero("ana").lives == lives


@rule("TA-10:4")
def test_a_path_leads_to_the_other_spaces_of_its_kind_in_the_region() -> None:
    free = thing("own", mod("path", from_="woods", to="plains"), type="follower")
    s = stands("warrior @woods_1 followers=own", game=joined(free), deck="water_skin")
    for bad in ("path woods_2", "path temple", "path crags"):
        s.refused("ana", bad, "no_path_there")
    s.say("ana", "path plains_4")
    assert s.hero("ana").space == "plains_4" and s.lies("plains_4") == ["water_skin"]
    stands("warrior @plains_4 followers=own", game=joined(free)).refused("ana", "path plains_1", "no_path_there")
    stands("warrior @woods_m followers=own", game=joined(free)).refused("ana", "path plains_1", "no_path_there")


@rule("TA-D44")
def test_a_third_servant_is_not_raised() -> None:
    lord = thing("own", mod("raise_servant", kinds=["monster"], max=2), type="follower")
    there = {"fields_1": "goblin,hobgoblin,ogre"}
    who = "warrior strength=9 @fields_1 followers=own"
    s = arrives(who, game=joined(lord), cards=there, dice=[1, 6, 6]).say("ana", "yes").say("ana", "yes")
    assert [(one.card, one.role) for one in s.hero("ana").followers[1:]] == [
        ("goblin", "servant"),
        ("hobgoblin", "servant"),
    ]
    assert [one.card for one in s.hero("ana").trophies] == ["ogre"]


# -- Talismans, characters, spies -------------------------------------------------------------------------------------


def other_talisman(copies: int) -> Talisman:
    files = pack()
    entry = {"id": "jade", **SAID, "type": "magic_object", "copies": copies, "mods": [mod("talisman")]}
    more = {"purchase.toml": toml_of({"schema": 1, "talisman": [entry]})}
    return Talisman(load([packs.builtin("talisman"), {**files, **more}]))


@rule("TA-20:2", "TA-P13")
def test_a_pack_may_bring_more_talismans() -> None:
    game = other_talisman(2)
    s = arrives("warrior @city", game=game)
    assert (s.state.stock["talisman"], s.state.stock["jade"]) == (4, 2)


@rule("TA-20:2", "TA-20:9")
def test_the_fifth_talisman_is_given_and_no_seventh() -> None:
    """While one of them lies where anybody can fetch it, none comes back from the Valley of Fire."""
    taken = ",".join(["talisman"] * 3)
    who = {"ana": f"warrior @temple objects={taken} ask_roll", "ben": "bard @city ask_roll"}
    left = scene(game=other_talisman(1), **who, phase="turn_end", cards={"valley_of_fire": "talisman"})
    assert left.state.stock["jade"] == 1 and left.lies("valley_of_fire") == ["talisman"]
    s = arrives(
        f"warrior @temple objects={taken}", ben="bard @city objects=talisman", game=other_talisman(1), dice=[4, 6]
    )
    s.say("ana", "yes")
    assert s.has("ana") == ["talisman"] * 3 + ["jade"] and s.state.stock["jade"] == 0
    none = arrives(
        "warrior @temple",
        ben=f"bard @city objects={taken},jade",
        cyr="monk @city objects=talisman",
        game=other_talisman(1),
        dice=[4, 6],
    )
    none.say("ana", "yes").says("no_talisman")


@cache
def spies() -> Talisman:
    return joined(thing("own", mod("see_spells", scope="board"), type="follower"))


@rule("TA-H1")
def test_who_sees_the_spells_of_the_board_sees_all_and_nobody_else_does() -> None:
    s = stands("warrior @city followers=own spells=mending", ben="sorcerer @temple spells=banish", game=spies())
    views = [s.game.view(s.state, seat).players[1 - (seat or 0)].spells for seat in (0, 1)]
    assert views == [("banish",), None]
    assert s.game.view(s.state, None).players[1].spells is None


# -- life_steal -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("role", "fight", "lives"),
    [("attacker", "battle", 5), ("attacked", "battle", 4), ("any", "battle", 5), ("attacker", "psychic", 4)],
)
def test_a_life_is_stolen_by_who_attacked(role: str, fight: str, lives: int) -> None:
    s = meets(mod("life_steal", fight=fight, role=role), ben="bard", dice=[6, 6, 1])
    s.say("ana", "meet bard battle").say("ana", "choose life")
    assert (s.hero("ana").lives, s.hero("ben").lives) == (lives, 3)


@pytest.mark.parametrize(("role", "lives"), [("attacked", 5), ("attacker", 4), ("any", 5)])
def test_a_life_is_stolen_by_who_was_attacked(role: str, lives: int) -> None:
    free = thing("own", mod("life_steal", fight="battle", role=role), type="follower")
    s = arrives("bard @city", ben="warrior @city followers=own", game=joined(free), dice=[1, 6, 6])
    s.say("ana", "meet warrior battle").say("ben", "choose life")
    assert (s.hero("ana").lives, s.hero("ben").lives) == (3, lives)


def test_no_life_is_stolen_where_none_is_lost() -> None:
    s = meets(mod("life_steal", fight="battle"), ben="bard objects=armour", dice=[6, 6, 1, 4])
    s.say("ana", "meet bard battle").say("ana", "choose life").say("ben", "choose c2")
    assert (s.hero("ana").lives, s.hero("ben").lives) == (4, 4)
