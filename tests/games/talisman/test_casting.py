"""Spells: who may hold and cast which, when, at what, and how they are settled (TA-9)."""

from __future__ import annotations

import pytest

from bot.games.talisman.magic.fitting import still_legal
from bot.games.talisman.state import Seat, Stacked
from tests.support.quest import Quest, scene, starter
from tests.support.rules import card, rule

WINDOWS = {"reaction_mode": "windows"}
ALL = {**WINDOWS, "windows": "all"}
BEN = "druid @forest ask_roll"


def offered(s: Quest, who: str) -> list[str]:
    """The casts that are offered to a player."""
    return [line for line in s.offers(who) if line.startswith("cast")]


# -- holding --------------------------------------------------------------------------------------------------------


@card("village_mystic")
@rule("TA-9:1", "TA-9:4", "TA-9:9", "TA-R11")
@pytest.mark.parametrize(
    ("craft", "held", "gained"),
    [(2, "", 0), (3, "", 1), (3, "banish", 2), (4, "banish", 1), (4, "banish,unseen", 2), (6, "banish,unseen", 1)],
)
def test_who_gains_a_spell_at_the_limit_draws_it_and_puts_one_away(craft: int, held: str, gained: int) -> None:
    ana = f"troll @village craft={craft} ask_roll" + (f" spells={held}" if held else "")
    s = scene(ana=ana, ben=BEN, spells="mending", phase="arrived", dice=[6])
    s.say("ana", "visit village_mystic")
    if gained == 2:
        s.asks("ana", "discard_spell", clause="TA-2:8").say("ana", "banish").says("spell_discarded", card="banish")
    before = [one for one in held.split(",") if one and (gained < 2 or one != "banish")]
    assert s.hero("ana").spells == [*before, *["mending"][:gained]]
    assert (s.state.spell_deck[0] == "mending") == (not gained)
    if s.state.turn.seat == 0:
        s.say("ana", "end")


@rule("TA-9:2", "TA-H1", "TA-H2")
def test_a_hand_is_seen_by_its_owner_its_number_by_all() -> None:
    s = scene(ana="warrior @city ask_roll spells=mending", ben=BEN)
    views = [s.game.view(s.state, viewer) for viewer in (0, 1, None)]
    assert [view.players[0].spells for view in views] == [("mending",), None, None]
    assert [view.players[0].hero.spell_count for view in views] == [1, 1, 1]


@rule("TA-9:3")
def test_no_line_discards_a_spell_at_will() -> None:
    s = scene(ana="warrior @city ask_roll spells=mending", ben=BEN)
    assert [line for line in s.offers("ana") if "mending" in line] == offered(s, "ana") != []


@rule("TA-9:5")
def test_an_empty_spell_deck_is_made_of_the_used_spells() -> None:
    piles = {"spell_deck": [], "spell_discard": list(starter().content.spell_deck)}
    ana = "druid @village ask_roll"
    s = scene(ana=ana, ben="thief ask_roll", phase="arrived", dice=[6], shuffles=[["unseen"]], fields=piles)
    s.say("ana", "visit village_mystic")
    assert s.hero("ana").spells == ["unseen"]
    assert (len(s.state.spell_deck), s.state.spell_discard) == (29, [])


# -- when and at what -----------------------------------------------------------------------------------------------


@rule("TA-9:6")
@pytest.mark.parametrize(
    ("spell", "phase", "own", "possible"),
    [
        ("mending", "before_move", True, True),
        ("mending", "before_move", False, True),
        ("lead_to_gold", "before_move", True, True),
        ("lead_to_gold", "rolled", True, True),
        ("lead_to_gold", "before_move", False, False),
        ("lead_to_gold", "turn_end", True, False),
        ("doorway", "before_move", True, True),
        ("doorway", "rolled", True, False),
        ("borrowed_hour", "turn_end", True, True),
        ("borrowed_hour", "before_move", True, False),
        ("counterword", "before_move", True, False),
        ("last_breath", "before_move", True, False),
        ("unseen", "before_move", True, False),
    ],
)
def test_a_spell_is_cast_only_in_its_window(spell: str, phase: str, own: bool, possible: bool) -> None:
    spells = f"warrior @city ask_roll spells={spell}"
    other = "thief @tavern ask_roll"
    s = scene(
        ana=spells if own else other, ben=other if own else spells, phase=phase, turn_fields={"die": 3, "settled": True}
    )
    assert bool(offered(s, "ana" if own else "ben")) == possible
    if not possible:
        s.refused("ana" if own else "ben", f"cast {spell}", "spell_not_now", clause="TA-9:6")


@rule("TA-9:6", "TA-H7")
def test_a_spell_goes_to_the_open_discard_pile() -> None:
    s = scene(ana="warrior @city ask_roll spells=mending", ben=BEN)
    s.say("ana", "cast mending target=druid")
    assert s.hero("ana").spells == []
    assert s.game.view(s.state, None).spell_discard == ("mending",)


@rule("TA-9:7")
def test_a_spell_reaches_its_victim_anywhere() -> None:
    s = scene(ana="warrior @city ask_roll spells=toads_curse", ben="druid @valley_of_fire")
    s.say("ana", "cast toads_curse target=druid")
    assert s.hero("ben").toad == 3


@card("stone_feet", "unseen", "iron_skin")
@rule("TA-9:7", "TA-14:4", "TA-C16")
def test_no_spell_acts_on_a_creature_of_the_inner_region() -> None:
    ana = "warrior @werewolf_den craft=6 spells=stone_feet,unseen,iron_skin"
    s = scene(ana=ana, ben=BEN, phase="arrived", dice=[1, 1])
    s.asks("ana", "react", "pass", "iron_skin")  # and no window of evading before


@rule("TA-9:11")
def test_a_toad_cannot_cast_and_keeps_its_spells() -> None:
    s = scene(ana="warrior @city ask_roll", ben="druid @forest toad=2 spells=mending")
    s.refused("ben", "cast mending target=druid", "toad_casts_not", clause="TA-9:11")
    assert s.hero("ben").spells == ["mending"]


@rule("TA-9:11")
def test_nobody_casts_from_the_cursed_glade_but_spells_reach_it() -> None:
    s = scene(ana="warrior @city ask_roll spells=mending", ben="druid @cursed_glade lives=1 spells=unmake,mending")
    s.refused("ben", "cast mending target=druid", "no_casting_here", clause="TA-9:11")
    s.say("ana", "cast mending target=druid")
    assert s.hero("ben").lives == 4


@rule("TA-9:11")
def test_who_misses_his_turn_answers_spells_all_the_same() -> None:
    s = scene(
        ana="warrior @city ask_roll spells=toads_curse", ben=f"{BEN} to_miss=1 spells=counterword", options=WINDOWS
    )
    s.say("ana", "cast toads_curse target=druid").asks("ben", "react", "pass", "counterword")
    s.say("ben", "cast counterword")
    assert s.hero("ben").toad == 0


# -- how many -------------------------------------------------------------------------------------------------------


@rule("TA-9:12", "TA-R57")
def test_in_its_own_turn_it_casts_as_many_as_it_held_when_the_turn_began() -> None:
    ana = "sorcerer @city ask_roll spells=mending,mending,unmake cast_limit=2"
    s = scene(ana=ana, ben=BEN)
    s.say("ana", "cast mending target=druid", "cast mending target=druid")
    s.refused("ana", "cast unmake", "casts_used_up", clause="TA-9:12", limit=2)


@rule("TA-R57")
def test_by_the_book_casting_has_no_limit() -> None:
    agreed = {"limited_casting": False}
    s = scene(ana="sorcerer @city ask_roll spells=mending,mending cast_limit=1", ben=BEN, options=agreed)
    s.say("ana", "cast mending target=druid", "cast mending target=druid")
    assert s.hero("ana").casts == 2
    s = scene(ana="warrior @city ask_roll", ben=f"{BEN} spells=mending,mending", options=agreed)
    s.say("ben", "cast mending target=druid", "cast mending target=druid")


@rule("TA-9:12", "TA-R57")
def test_in_the_turn_of_another_it_casts_one() -> None:
    s = scene(ana="warrior @city ask_roll", ben=f"{BEN} spells=mending,mending")
    s.say("ben", "cast mending target=druid")
    s.refused("ben", "cast mending target=druid", "casts_used_up", clause="TA-9:12", limit=1)


@rule("TA-9:12")
def test_a_refill_at_the_start_of_the_turn_counts() -> None:
    s = scene(ana="sorcerer @city ask_roll", ben=BEN, spells="mending", phase="turn_start")
    assert s.hero("ana").cast_limit == 1
    s.say("ana", "cast mending target=druid")
    assert s.hero("ana").casts == 1


# -- settling -------------------------------------------------------------------------------------------------------


@rule("TA-9:10")
def test_reactions_are_settled_last_in_first_out() -> None:
    ana = "sorcerer @city ask_roll lives=2 spells=mending,counterword"
    s = scene(ana=ana, ben=f"{BEN} spells=counterword", options=WINDOWS)
    s.say("ana", "cast mending target=sorcerer").asks("ben", "react").say("ben", "cast counterword")
    s.asks("ana", "react", "pass", "counterword").say("ana", "cast counterword")
    told = [event.facts["card"] for event in s.match.events if event.key == "spell_cancelled"]
    assert told == ["counterword"]
    assert s.hero("ana").lives == 4
    assert s.state.spell_discard == ["counterword", "counterword", "mending"]


@rule("TA-9:10")
def test_several_spells_may_be_cast_in_one_turn_by_several_characters() -> None:
    s = scene(ana="sorcerer @city ask_roll spells=mending,mending", ben=f"{BEN} spells=mending")
    s.say("ana", "cast mending target=druid", "cast mending target=druid")
    s.say("ben", "cast mending target=druid")
    assert len(s.state.spell_discard) == 3
    assert s.state.stack == []


@rule("TA-9:13")
def test_a_spell_leaves_the_hand_at_once_and_lies_on_the_stack() -> None:
    s = scene(ana="warrior @city ask_roll spells=mending", ben=f"{BEN} spells=banish", options=WINDOWS)
    s.say("ana", "cast mending target=warrior").asks("ben", "react", "pass")
    view = s.game.view(s.match.state, 1)
    assert view.players[0].hero.spell_count == 0
    assert [(one.spell, one.target) for one in view.stack] == [("mending", 0)]
    assert view.spell_discard == ()
    s.say("ben", "pass")
    assert s.state.spell_discard == ["mending"]


@rule("TA-9:13")
@pytest.mark.parametrize(
    ("cast", "settled"),
    [
        (Stacked("unmake", 0, "any_time", piece="c1"), True),
        (Stacked("unmake", 0, "any_time", piece="c2"), False),  # nobody owns it
        (Stacked("toads_curse", 0, "own_turn", target=1), True),
        (Stacked("toads_curse", 0, "own_turn", target=2), False),  # no character is there
        (Stacked("banish", 0, "own_turn", piece="c2"), True),
        (Stacked("banish", 0, "own_turn", piece="c3"), False),  # carried inward meanwhile
    ],
)
def test_a_spell_is_settled_only_if_its_target_is_still_legal(cast: Stacked, settled: bool) -> None:
    lying = {"ruins": "goblin", "crypt": "ogre"}
    s = scene(ana="warrior @city ask_roll", ben=f"{BEN} objects=talisman", cards=lying)
    s.state.seats.append(Seat())
    assert still_legal(s.board, cast, None) == settled
    s.state.seats.pop()


@rule("TA-9:14")
def test_a_spell_that_changes_nothing_may_be_cast_all_the_same() -> None:
    s = scene(ana="warrior @city ask_roll spells=mending,lead_to_gold", ben=BEN)
    s.say("ana", "cast mending target=warrior").says("healed", amount=0)
    s.say("ana", "cast lead_to_gold")
    assert s.hero("ana").spells == []


@rule("TA-9:14")
@pytest.mark.parametrize("spell", ["iron_skin", "luring_song", "last_breath"])
def test_no_spell_is_cast_without_the_fight_roll_or_loss_it_acts_on(spell: str) -> None:
    s = scene(ana=f"warrior @city ask_roll spells={spell}", ben=BEN)
    assert offered(s, "ana") == []
    s.refused("ana", f"cast {spell}", "spell_not_now")


@card("mind_spear", "iron_skin")
@rule("TA-9:14")
def test_a_spell_of_battle_is_not_cast_in_psychic_combat() -> None:
    ana = "warrior @woods_1 craft=4 spells=mind_spear,iron_skin"
    s = scene(ana=ana, ben=BEN, phase="arrived", cards={"woods_1": "shadow"})
    s.say("ana", "next shadow").asks("ana", "react", "pass")


# -- immune ---------------------------------------------------------------------------------------------------------


@card("amulet_of_silence")
@rule("TA-C15")
@pytest.mark.parametrize(
    ("spell", "target"),
    [("toads_curse", "druid"), ("unmake", "c1"), ("grasping_hand", "c2"), ("borrowed_word", "druid")],
)
def test_the_amulet_protects_its_owner_his_things_and_his_spells(spell: str, target: str) -> None:
    ben = f"{BEN} objects=amulet_of_silence,mule spells=mending"
    s = scene(ana=f"warrior @city ask_roll spells={spell}", ben=ben)
    s.say("ana", f"cast {spell} target={target}").says("spell_repelled", card=spell)
    assert s.has("ben") == ["amulet_of_silence", "mule"]
    assert (s.hero("ben").toad, s.hero("ben").spells) == (0, ["mending"])


@card("amulet_of_silence")
@rule("TA-C15")
def test_the_amulet_does_not_hinder_spells_of_its_owner() -> None:
    s = scene(ana="warrior @city ask_roll lives=1 objects=amulet_of_silence spells=mending", ben=BEN)
    s.say("ana", "cast mending target=warrior")
    assert s.hero("ana").lives == 4


@card("stone_feet", "turnback")
@rule("TA-R65")
def test_stone_feet_turned_back_costs_its_caster_his_next_turn() -> None:
    s = scene(
        ana="sorcerer @city ask_roll spells=turnback", ben=f"{BEN} spells=stone_feet", phase="turn_start", options=ALL
    )
    s.asks("ben", "react").say("ben", "cast stone_feet").asks("ana", "react", "pass", "turnback")
    s.say("ana", "cast turnback")
    assert s.state.turn.seat == 0
    assert s.hero("ben").to_miss == 1


@card("stone_feet", "turnback")
@rule("TA-C29")
def test_stone_feet_turned_back_in_a_fight_takes_the_die_of_its_caster() -> None:
    ana, ben = "warrior @city spells=stone_feet", "thief @city ask_roll spells=turnback"
    s = scene(ana=ana, ben=ben, phase="arrived", options=WINDOWS, dice=[3])
    s.say("ana", "meet thief battle").asks("ben", "react", "pass")
    s.say("ben", "pass").say("ana", "cast stone_feet")  # both are asked at once before the dice
    s.asks("ben", "react", "pass", "turnback").say("ben", "cast turnback")
    s.says("fighter_total", seat=0, dice=(), total=4).says("fighter_total", seat=1, total=6)
    s.asks("ben", "spoils")


@card("amulet_of_silence")
@rule("TA-R35", "TA-9:8")
def test_neither_an_amulet_nor_a_spell_stops_the_command_spell() -> None:
    ben = f"{BEN} objects=amulet_of_silence spells=counterword,last_breath"
    s = scene(ana="warrior @crown objects=talisman", ben=ben, phase="arrived", options=ALL, dice=[4])
    s.asks("ben", "life_or_defeat").say("ben", "life")
    assert s.hero("ben").lives == 3
