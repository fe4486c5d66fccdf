"""What is well written but could never do anything where it stands is refused (TA-P4); what could is played."""

from __future__ import annotations

from typing import Any

import pytest

from bot import packs
from bot.engine.errors import Refused
from bot.engine.sheets import PackFaults
from bot.games.talisman.content.catalog import load
from bot.games.talisman.game import Talisman
from bot.games.talisman.state import Options
from tests.games.talisman.cards.meeting import arrives, stands, turn_of
from tests.games.talisman.words.writing import (
    SAID,
    Entry,
    card,
    character,
    enemy,
    event,
    joined,
    mod,
    op,
    pack,
    spell,
    thing,
    toml_of,
    used,
)
from tests.support.rules import rule

OTHER = {"what": "character", "scope": "board"}
LYING = {"what": "card", "scope": "board"}
HERO = {"start": "tavern", "alignment": "neutral", "strength": 3, "craft": 3}


def on(trigger: str, *do: Entry, **more: Any) -> Entry:
    """An effect."""
    return {"on": trigger, "do": list(do), **more}


def met(*effects: Entry, **more: Any) -> Entry:
    """A Stranger."""
    return card("own", "stranger", after="stay", effects=list(effects), **more)


def faults(entry: Entry, kind: str = "cards") -> list[tuple[str, str, str]]:
    """What is wrong with a pack of one entry: key, column and word."""
    made = pack(entry) if kind == "cards" else pack(**{kind: (entry,)})
    try:
        load([packs.builtin("talisman"), made])
    except PackFaults as found:
        assert {fault.clause for fault in found.faults} == {"TA-P4"}
        return [(fault.key, fault.column, str(fault.facts.get("word", ""))) for fault in found.faults]
    return []


GOLD = op("gain", what="gold")
TAKES = on("encounter", op("take_counter"))
FIGHT = {"kind": "battle", "name": "x", "name_pl": "x", "name_cs": "x", "creature": "monster"}
MISPLACED: dict[str, tuple[Entry, str, str]] = {
    # what never fires, or belongs to another trigger
    "an encounter of a thing": (thing("own", effects=(on("encounter", GOLD),)), "effects[1].on", "encounter"),
    "a gain of a stranger": (met(on("gain", GOLD)), "effects[1].on", "gain"),
    "a use of a stranger": (met(used("any_time", GOLD)), "effects[1].on", "use"),
    "a fight of a thing": (thing("own", effects=(on("fight_won", GOLD),)), "effects[1].on", "fight_won"),
    "a meeting of an enemy": (enemy("own", on("encounter", GOLD)), "effects[1].on", "encounter"),
    "a landing on a card": (met(on("land", GOLD)), "effects[1].on", "land"),
    "static on a card": (
        thing("own", effects=({"on": "static", "mods": [mod("strength")]},)),
        "effects[1].on",
        "static",
    ),
    "a window without a use": (met(on("encounter", GOLD, window=["own_turn"])), "effects[1].window", "window"),
    "a target without a use": (met(on("encounter", GOLD, target=OTHER)), "effects[1].target", "target"),
    "once a turn without a use": (met(on("encounter", GOLD, per="turn")), "effects[1].per", "per"),
    "no life lost to a stranger": (
        met(on("encounter", GOLD, instead_of_life=True)),
        "effects[1].instead_of_life",
        "instead_of_life",
    ),
    "before the draw of a card": (
        met(on("encounter", GOLD, before_draw=True)),
        "effects[1].before_draw",
        "before_draw",
    ),
    "modifiers of an effect": (met(on("encounter", GOLD, mods=[mod("strength")])), "effects[1].mods", "mods"),
    # modifiers of what nobody owns, and of Enemies
    "a modifier of a stranger": (met(on("encounter", GOLD), mods=[mod("strength")]), "mods[1]", "strength"),
    "a modifier of an event": ({**event("own", GOLD), "mods": [mod("slow")]}, "mods[1]", "slow"),
    "a thing without a trophy": (thing("own", mod("no_trophy")), "mods[1]", "no_trophy"),
    "an enemy with strength": (enemy("own", mods=[mod("strength")]), "mods[1]", "strength"),
    "a thing that suppresses": (
        thing("own", mod("suppress", what=["object"], stats=["use"])),
        "mods[1]",
        "suppress",
    ),
    "a printed value of a thing": (thing("own", mod("strength", n="printed")), "mods[1].n", "printed"),
    "a world of mirrors": (
        event("own", op("world", name="x", rounds=1, mods=[mod("mirror", stat="strength")])),
        "effects[1].do[1].mods[1]",
        "mirror",
    ),
    # operations that act on what is not at hand
    "a way in of a card": (met(on("encounter", GOLD, **{"if": {"from": ["mines"]}})), "effects[1].if.from", "from"),
    "a target of nobody": (event("own", op("toad", who="target")), "effects[1].do[1]", "target"),
    "each of nobody": (event("own", op("each", who="target", do=[GOLD])), "effects[1].do[1]", "target"),
    "a choice by nobody": (event("own", op("choose", by="target", options=[])), "effects[1].do[1]", "target"),
    "a spell cancelled in an event": (event("own", op("cancel", what="spell")), "effects[1].do[1]", "cancel"),
    "a loss cancelled in an event": (event("own", op("cancel", what="life_loss")), "effects[1].do[1]", "cancel"),
    "a spell turned back in an event": (
        event("own", op("redirect", to="spell_caster")),
        "effects[1].do[1]",
        "redirect",
    ),
    "evading in an event": (event("own", op("evade")), "effects[1].do[1]", "evade"),
    "a fight changed in an event": (
        event("own", op("fight_mod", side="self", add=1)),
        "effects[1].do[1]",
        "fight_mod",
    ),
    "a move steered in an event": (event("own", op("control_move")), "effects[1].do[1]", "control_move"),
    "no target destroyed": (event("own", op("destroy", what="target")), "effects[1].do[1].what", "target"),
    "no follower rolled for": (
        event("own", op("destroy", what="rolled_follower")),
        "effects[1].do[1].what",
        "rolled_follower",
    ),
    "no owner": (event("own", op("take", what="gold", from_="owner")), "effects[1].do[1].from", "owner"),
    "gold of the discard pile": (
        event("own", op("take", what="gold", from_="discard")),
        "effects[1].do[1].what",
        "gold",
    ),
    "counters of none": (met(on("encounter", op("take_counter"))), "effects[1].do[1]", "take_counter"),
    "a thing that rolls away": (
        thing("own", effects=(used("any_time", op("roll_to_move_self", dice=1, direction="clockwise")),)),
        "effects[1].do[1]",
        "roll_to_move_self",
    ),
    "gold for followers": (
        event("own", op("lose", what="gold", instead="follower")),
        "effects[1].do[1].instead",
        "instead",
    ),
    "a value to remember": (
        event("own", op("fight", value=3, remember=True, **FIGHT)),
        "effects[1].do[1].remember",
        "remember",
    ),
    "deep inside": (
        event("own", op("roll", dice=1, table=[{"min": 1, "do": [op("pay", gold=1, do=[op("evade")])]}])),
        "effects[1].do[1].table[1].do[1].do[1]",
        "evade",
    ),
}


@rule("TA-P4")
@pytest.mark.parametrize("case", MISPLACED)
def test_what_would_do_nothing_where_it_stands_is_refused(case: str) -> None:
    entry, column, word = MISPLACED[case]
    assert ("pack-no-effect-here", column, word) in faults(entry)


@rule("TA-P4")
@pytest.mark.parametrize(
    ("aim", "column"),
    [
        ({"what": "character", "scope": "owned"}, "target.scope"),
        ({"what": "card", "scope": "stack_top"}, "target.scope"),
        ({"what": "spell", "scope": "owned"}, "target.scope"),
        ({"what": "character", "types": ["object"]}, "target.types"),
        ({"what": "spell", "scope": "stack_top", "regions": ["outer"]}, "target.regions"),
        ({"what": "character", "aimed_at_self": True}, "target.aimed_at_self"),
    ],
)
def test_what_does_not_go_together_in_a_target_is_refused(aim: Entry, column: str) -> None:
    own = spell("own", "own_turn", GOLD, target=aim)
    assert [(key, at) for key, at, _ in faults(own, "spells")] == [("pack-no-effect-here", column)]


@rule("TA-P4")
@pytest.mark.parametrize(
    ("entry", "kind", "word"),
    [
        (thing("own", mod("fewer_dice", n=1)), "cards", "kinds"),
        (thing("own", mod("roll_bonus", n=1)), "cards", "kinds"),
        (thing("own", mod("free_purchase", n=1)), "cards", "kinds"),
        (spell("own", "own_fight", op("fight_mod", side="self")), "spells", "add"),
    ],
)
def test_what_lacks_a_word_to_do_anything_is_refused(entry: Entry, kind: str, word: str) -> None:
    assert [(key, found) for key, _, found in faults(entry, kind)] == [("pack-key-lacking", word)]


@rule("TA-P4")
@pytest.mark.parametrize(
    ("entry", "kind"),
    [
        (enemy("own", on("fight_before", op("evade"), op("fight_mod", side="self", add=1))), "cards"),
        (thing("own", effects=(on("life_loss", op("cancel", what="life_loss")),)), "cards"),
        (thing("own", effects=(used("on_life_loss", op("cancel", what="life_loss")),)), "cards"),
        (thing("own", effects=(used("any_time", op("fight_mod", side="self", add=1)),)), "cards"),
        (event("own", op("roll_followers", on=[1], do=[op("destroy", what="rolled_follower")])), "cards"),
        (card("own", "place", after="stay", counters={"kind": "life", "n": 2}, effects=[TAKES]), "cards"),
        (spell("own", "on_move_roll", op("control_move", who="target"), target=OTHER), "spells"),
        (spell("own", "own_turn", op("take", what="target", from_="owner"), target=LYING), "spells"),
        (character("own", effects=[used("any_time", GOLD)], **HERO), "characters"),
        (card("own", "event", after="keep", mods=[mod("slow")], effects=[used("any_time", GOLD)]), "cards"),
    ],
)
def test_what_does_something_where_it_stands_is_read(entry: Entry, kind: str) -> None:
    assert faults(entry, kind) == []


@rule("TA-P3")
@pytest.mark.parametrize(("lifter", "known"), [("cross_river", True), ("village_mystic", True), ("nobody", False)])
def test_who_lifts_a_curse_must_be_there(lifter: str, known: bool) -> None:
    made = pack(thing("own", mod("cursed", lifted_by=lifter), type="follower"))
    if known:
        assert "own" in load([packs.builtin("talisman"), made]).cards
        return
    with pytest.raises(PackFaults) as found:
        load([packs.builtin("talisman"), made])
    assert [(fault.key, fault.clause) for fault in found.value.faults] == [("pack-no-such-id", "TA-P3")]


@rule("TA-P4")
def test_only_what_can_be_owned_is_bought() -> None:
    entry = {"id": "own", **SAID, "type": "enemy", "copies": 1, "price": 2}
    with pytest.raises(PackFaults) as found:
        load([packs.builtin("talisman"), {"purchase.toml": toml_of({"schema": 1, "purchase": [entry]})}])
    assert [(fault.key, fault.column) for fault in found.value.faults] == [("pack-not-one-of", "type")]


def whole(file: str, old: str, new: str) -> dict[str, bytes]:
    """The starter pack with one place written otherwise."""
    files = dict(packs.builtin("talisman"))
    text = files[file].decode()
    assert text.count(old) >= 1
    return {**files, file: text.replace(old, new, 1).encode()}


@rule("TA-P4", "TA-14:3")
@pytest.mark.parametrize(
    ("space", "line", "column"),
    [("mines", "draw = 1", "draw"), ("village", 'enter_if = { has_any = ["talisman"] }', "enter_if")],
)
def test_inside_nothing_is_drawn_and_outside_no_way_is_barred(space: str, line: str, column: str) -> None:
    with pytest.raises(PackFaults) as found:
        load([whole("board.toml", f'id = "{space}"\n', f'id = "{space}"\n{line}\n')])
    assert [(one.key, one.column) for one in found.value.faults] == [("pack-no-effect-here", column)]


@rule("TA-P4", "TA-11:11", "TA-11:22")
@pytest.mark.parametrize("trigger", ["cross_bridge_inward", "try_portal"])
def test_bridge_and_portal_are_crossed_at_their_ends(trigger: str) -> None:
    line = f'effects = [ {{ on = "{trigger}", do = [] }} ]'
    with pytest.raises(PackFaults) as found:
        load([whole("board.toml", 'id = "village"\n', f'id = "village"\n{line}\n')])
    assert [(one.key, one.column) for one in found.value.faults] == [("pack-no-effect-here", "effects[1].on")]


@rule("TA-0:5")
@pytest.mark.parametrize(("seats", "refused"), [(2, False), (3, True)])
def test_no_table_has_more_seats_than_there_are_characters(seats: int, refused: bool) -> None:
    """The set of characters may be replaced by another one; no character is used twice."""
    two = (character("ox", mod("slow")), character("fox", mod("psychic_attack")))
    files = {**packs.builtin("talisman"), **pack(characters=two)}
    game = Talisman(load([files]))
    assert sorted(game.content.characters) == ["fox", "ox"]
    if not refused:
        assert game.blank(Options(), seats).unused == ["fox", "ox"]
        return
    with pytest.raises(Refused) as found:
        game.blank(Options(), seats)
    assert (found.value.key, found.value.clause, found.value.facts["there"]) == ("too_few_characters", "TA-0:5", 2)


# -- what plays -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("aim", "lies"), [({"what": "character_or_creature"}, []), (LYING, [])])
def test_the_enemies_of_the_own_fight_are_destroyed(aim: Entry, lies: list[str]) -> None:
    own = spell("own", "own_fight", op("destroy", what="target"), target=aim)
    s = arrives(
        "sorcerer @fields_1 spells=own cast_limit=1",
        game=joined(spells=(own,)),
        cards={"fields_1": "ogre,giant"},
    )
    s.say("ana", "next c1").say("ana", "cast own")
    assert s.lies("fields_1") == lies and s.hero("ana").lives == 4 and s.hero("ana").trophies == []


def test_a_creature_far_away_is_named_and_destroyed() -> None:
    own = spell("own", "own_turn", op("destroy", what="target"), target={"what": "character_or_creature"})
    s = stands("warrior spells=own cast_limit=1", game=joined(spells=(own,)), cards={"oasis": "ogre", "mines": "giant"})
    s.refused("ana", "cast own target=c2", "no_such_target")  # TA-14:4
    assert s.say("ana", "cast own target=c1").lies("oasis") == []


@pytest.mark.parametrize(("who", "got"), [("warrior", ["sword"]), ("cleric", [])])
def test_a_thing_that_lies_somewhere_is_taken_by_who_may_own_it(who: str, got: list[str]) -> None:
    own = spell("own", "own_turn", op("take", what="target", from_="owner"), target={**LYING, "types": ["object"]})
    s = stands(f"{who} spells=own cast_limit=1", game=joined(spells=(own,)), cards={"oasis": "sword"})
    s.say("ana", "cast own target=c1")
    assert s.has("ana") == got and s.lies("oasis") == ([] if got else ["sword"])


@rule("TA-13:18")
def test_gold_that_is_dropped_here_waits_for_a_later_encounter() -> None:
    s = arrives(
        "warrior gold=3 @fields_1",
        game=joined(event("own", op("drop", what=["gold"], to="fields_1"))),
        deck="own",
        gold={"fields_1": 2},
    )
    s.say("ana", "take all")
    assert (s.hero("ana").gold, s.board.spot("fields_1").gold) == (2, 3)


@rule("TA-10:4")
@pytest.mark.parametrize(("phase", "may"), [("before_move", True), ("turn_end", False)])
def test_what_replaces_the_roll_is_possible_before_it_only(phase: str, may: bool) -> None:
    own = spell("own", "any_time", op("move", to="village", encounter=True, replaces_roll=True))
    s = stands("warrior @tavern spells=own cast_limit=1", game=joined(spells=(own,)), phase=phase)
    if may:
        assert s.say("ana", "cast own").hero("ana").space == "village"
    else:
        s.refused("ana", "cast own", "spell_not_now")


def test_what_is_said_for_who_cannot_pay_happens_though_the_rest_may_be_declined() -> None:
    toll = {"on": "fight_before", "optional": True, "if": {"min": {"gold": 2}}, "do": [op("evade")], "else": [GOLD]}
    s = arrives("warrior @fields_1 gold=0", game=joined(enemy("own", toll)), deck="own", dice=[1, 6, 6])
    assert s.hero("ana").gold == 1 and s.match.asks == ()


@rule("TA-13:17", "TA-13:11")
def test_what_was_taken_counts_though_the_encounter_is_broken_off() -> None:
    free = thing("own", mod("loot_bonus", kinds=["fields"], what="life", n=1), type="follower")
    trap = card("trap", "place", after="stay", effects=[on("encounter", op("end_turn"))])
    s = arrives("warrior @fields_1 followers=own", game=joined(free, trap), cards={"fields_1": "sword,trap"})
    s.say("ana", "take all")
    assert s.hero("ana").lives == 5 and turn_of(s) == "ben"


@rule("TA-6:5")
def test_a_cursed_thing_is_neither_counted_nor_dropped_and_is_lifted() -> None:
    curse = thing("own", mod("cursed", lifted_by="cross_river"), type="object")
    s = stands(
        "warrior @woods_1 objects=own,sword,axe,helmet,shield grant=opposite:woods_1",
        game=joined(curse),
        ben="monk @city",
    )
    s.refused("ana", "drop c1", "never_dropped", "TA-6:5")
    assert len(s.board.counted_objects(0)) == 4
