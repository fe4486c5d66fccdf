"""What the Magic Objects of the pack do."""

from __future__ import annotations

import pytest

from tests.games.talisman.cards.meeting import arrives, stands, turn_of
from tests.support.quest import scene
from tests.support.rules import card, rule


@card("magic_belt", "solomons_crown", "ring_of_sparks")
@rule("TA-1:6", "TA-2:5", "TA-2:6")
@pytest.mark.parametrize(
    "thing, totals", [("magic_belt", (4, 3)), ("solomons_crown", (3, 5)), ("ring_of_sparks", (3, 4))]
)
def test_it_adds_to_a_total_always(thing: str, totals: tuple[int, int]) -> None:
    s = stands(f"delver @fields_1 objects={thing}")
    assert (s.board.total(0, "strength"), s.board.total(0, "craft")) == totals
    assert (s.hero("ana").strength, s.hero("ana").craft) == (3, 3), "the own values stay"
    assert s.board.spell_limit(0) == {3: 1, 4: 2, 5: 2}[totals[1]]


@card("holy_lance")
@rule("TA-5:2", "TA-C11")
def test_the_lance_adds_three_against_dragons_and_one_else_and_is_not_for_the_evil() -> None:
    for enemies, own, lives in (("dragon", 4, 4), ("dragon", 3, 3), ("ogre", 4, 4), ("ogre", 3, 3)):
        value = {"dragon": 7 - 3, "ogre": 5 - 1}[enemies]
        s = arrives(f"delver @fields_1 strength={value} objects=holy_lance", deck=enemies, dice=[4, own])
        assert s.hero("ana").lives == lives
    s = arrives("delver @fields_1 strength=7 objects=holy_lance", cards={"fields_1": "wyvern, marsh_boar"}, dice=[3, 1])
    assert s.hero("ana").trophies, "7 + 3 + 1 against 6 + 1 + 3: the group contains a Dragon"
    s = arrives("assassin @fields_1", deck="holy_lance")
    assert not s.board.may_own(0, s.board.content.cards["holy_lance"])
    assert s.lies("fields_1") == ["holy_lance"]


@card("thirsting_blade")
@rule("TA-5:2")
def test_the_blade_adds_one_and_gives_its_owner_the_life_that_it_takes() -> None:
    s = stands("delver @fields_1 objects=thirsting_blade", ben="bard @fields_1", phase="arrived", dice=[5, 1])
    s.say("ana", "meet bard battle").asks("ana", "spoils").say("ana", "life")
    assert (s.hero("ana").lives, s.hero("ben").lives) == (5, 3)
    s = arrives("delver @fields_1 objects=thirsting_blade", deck="river_serpent", dice=[1, 1])
    assert s.hero("ana").lives == 4, "3 + 1 against 4: a stand-off, and no life from creatures"
    s = stands("bard @fields_1")
    assert not s.board.may_own(0, s.board.content.cards["thirsting_blade"])


@card("wand")
@rule("TA-2:6", "TA-R7")
def test_the_wand_raises_the_limit_and_is_never_empty_at_the_start_of_a_turn() -> None:
    s = stands("troll @fields_1 objects=wand", phase="turn_start", spells="mending")
    assert (s.board.spell_limit(0), s.hero("ana").spells) == (1, ["mending"])
    s = stands("delver @fields_1 objects=wand spells=mending", phase="turn_start")
    assert (s.board.spell_limit(0), s.hero("ana").spells) == (2, ["mending"])
    s = stands("troll @cursed_glade objects=wand", phase="turn_start")
    assert (s.board.spell_limit(0), s.hero("ana").spells) == (0, [])


@card("amulet_of_silence")
@rule("TA-C15")
def test_the_amulet_keeps_the_spells_of_others_off_its_owner_and_his_things_but_no_event() -> None:
    s = scene(
        ana="sorcerer @fields_1 spells=grasping_hand,toads_curse cast_limit=2 ask_roll",
        ben="monk @temple objects=amulet_of_silence,mule",
    )
    s.say("ana", "cast toads_curse target=monk")
    assert s.hero("ben").toad == 0
    s.say("ana", "cast grasping_hand target=c2")
    assert s.has("ben") == ["amulet_of_silence", "mule"]
    s = arrives(
        "delver @temple_x".replace("temple_x", "oasis"),
        ben="monk @castle objects=amulet_of_silence",
        deck="plague_wind, old_sage",
    )
    assert s.hero("ben").lives == 3


@card("cross_of_dawn")
@rule("TA-15:12", "TA-15:6")
def test_the_cross_destroys_spirits_without_a_fight() -> None:
    s = arrives("delver @fields_1 objects=cross_of_dawn", deck="demon").asks(
        "ana", "before_fight", "destroy_c2", "fight"
    )
    s.say("ana", "destroy c2")
    assert (s.hero("ana").lives, s.state.adventure_discard) == (4, ["demon"])
    s = arrives("delver @fields_1 objects=cross_of_dawn", deck="goblin", dice=[1, 1])
    assert [one.card for one in s.hero("ana").trophies] == ["goblin"], "of no use against others"
    s = stands("assassin @fields_1")
    assert not s.board.may_own(0, s.board.content.cards["cross_of_dawn"])


@card("orb_of_sight")
@rule("TA-D41")
def test_the_orb_shows_one_card_more_and_discards_one_of_the_new_ones() -> None:
    s = arrives("delver @fields_1 objects=orb_of_sight", deck="old_sage, demon").asks("ana", "extra_draw")
    s.say("ana", "yes").asks("ana", "extra_draw_discard", "c2", "c3").say("ana", "choose c3")
    assert (s.hero("ana").craft, s.hero("ana").lives) == (4, 4)
    assert s.state.adventure_discard == ["demon", "old_sage"]


@card("draught_of_might")
def test_the_draught_of_might_gives_a_point_of_strength_in_the_own_turn() -> None:
    s = stands("delver @fields_1 objects=draught_of_might").say("ana", "use draught_of_might")
    assert (s.hero("ana").strength, s.has("ana"), s.state.adventure_discard) == (4, [], ["draught_of_might"])
    s = stands("delver @fields_1 objects=draught_of_might", turn="ben")
    s.refused("ana", "use draught_of_might", "not_usable_now")


@card("healing_draught")
@rule("TA-4:6")
def test_the_healing_draught_heals_to_the_quota_in_anybodys_turn() -> None:
    s = stands("delver @fields_1 lives=1 objects=healing_draught", turn="ben")
    s.say("ana", "use healing_draught")
    assert (s.hero("ana").lives, s.has("ana")) == (4, [])


@card("cloak_of_mist")
@rule("TA-18:1", "TA-18:7")
@pytest.mark.parametrize("die, lives", [(4, 4), (3, 3)])
def test_under_the_cloak_one_evades_on_a_four(die: int, lives: int) -> None:
    s = arrives("delver @fields_1 objects=cloak_of_mist", deck="giant", dice=[die, 6, 1][: 1 if die > 3 else 3])
    s.asks("ana", "before_fight", "evade_c2", "fight").say("ana", "evade c2")
    assert (s.hero("ana").lives, s.lies("fields_1")) == (lives, ["giant"])


@card("winged_boots")
@rule("TA-11:30")
def test_the_boots_add_a_point_after_the_roll_is_seen() -> None:
    s = stands("delver @fields_1 objects=winged_boots", dice=[2], deck="old_sage")
    s.say("ana", "roll", "add 1", "move cw")
    assert s.hero("ana").space == "sentinel"


@card("sealed_reliquary")
@rule("TA-C13", "TA-C25", "TA-5:8")
def test_the_reliquary_is_exchanged_for_a_talisman_before_the_limit_is_checked() -> None:
    s = arrives("delver @fields_1 objects=sword,axe,helmet", deck="sealed_reliquary").say("ana", "take all")
    assert (s.has("ana"), turn_of(s)) == (["sword", "axe", "helmet", "talisman"], "ben")
    assert (s.state.adventure_discard, s.state.stock["talisman"]) == (["sealed_reliquary"], 3)


@card("sealed_reliquary")
@rule("TA-C13", "TA-C25")
def test_without_a_talisman_in_stock_the_reliquary_waits_for_the_start_of_a_turn() -> None:
    stock = {"oasis": "talisman talisman talisman talisman"}
    s = arrives("delver @fields_1", deck="sealed_reliquary", cards=stock).say("ana", "take all")
    assert (s.has("ana"), s.board.talismans(0)) == (["sealed_reliquary"], 0)
    full = "objects=sword,axe,helmet,sealed_reliquary"
    s = stands(f"delver @fields_1 {full}", phase="turn_start")
    assert s.has("ana") == ["sword", "axe", "helmet", "talisman"]
