"""Spells at the edges of what they promise: values that just suffice, and things that they leave alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.talisman.cards.meeting import arrives, stands, turn_of, values
from tests.support.quest import Quest
from tests.support.rules import card, rule

WINDOWS = {"reaction_mode": "windows", "windows": "all"}


def holding(spells: str, who: str = "druid @fields_1", **more: Any) -> Quest:
    """Ana's character may cast two spells in the turn that begins."""
    return stands(f"{who} spells={spells} cast_limit=2", **more)


def fights(s: Quest, line: str) -> Quest:
    """Ana meets Enemies and is asked before the dice."""
    return s.say("ana", line).asks("ana", "react")


@card("turnback", "stone_feet")
@rule("TA-R65", "TA-23:2")
def test_stone_feet_stop_a_turn_and_turned_back_cost_the_caster_its_next() -> None:
    who = {"ben": "monk @temple spells=stone_feet", "options": WINDOWS, "phase": "turn_start"}
    s = stands("druid @fields_1", **who).asks("ben", "react").say("ben", "stone_feet")
    assert (turn_of(s), s.hero("ana").to_miss) == ("ben", 0), "the present turn is the one missed"
    s = stands("druid @fields_1 spells=turnback", **who).asks("ben", "react").say("ben", "stone_feet")
    s.asks("ana", "react").say("ana", "turnback")
    assert (turn_of(s), s.state.phase, s.hero("ben").to_miss) == ("ana", "before_move", 1)


@card("mending")
@rule("TA-4:6", "TA-R26")
@pytest.mark.parametrize("lives, after", [(1, 4), (4, 4), (6, 6)])
def test_mending_heals_anybody_to_the_quota(lives: int, after: int) -> None:
    s = holding("mending", ben=f"monk @temple lives={lives}").say("ana", "cast mending target=monk")
    assert s.hero("ben").lives == after


@card("grasping_hand")
@rule("TA-5:5", "TA-5:2")
def test_the_hand_takes_an_object_of_either_kind_wherever_its_owner_is() -> None:
    s = holding("grasping_hand", ben="delver @temple objects=mule,sword,raft").say(
        "ana", "cast grasping_hand target=mule"
    )
    assert (s.has("ana"), s.has("ben")) == (["mule"], ["sword", "raft"])
    s = holding("grasping_hand", "cleric @fields_1", ben="delver @temple objects=sword")
    s.say("ana", "cast grasping_hand target=sword")
    assert (s.has("ana"), s.has("ben")) == ([], ["sword"]), "what it may not own stays"
    holding("grasping_hand", "druid @fields_1 objects=sword").refused("ana", "cast grasping_hand", "no_target_now")


@card("grasping_hand")
@rule("TA-5:5", "TA-5:6")
def test_a_mule_taken_leaves_four_objects() -> None:
    load = "mule,helmet,shield,water_skin,magic_belt,wand"
    s = holding("grasping_hand", ben=f"delver @temple objects={load}").say("ana", "cast grasping_hand target=mule")
    s.asks("ben", "drop_surplus", clause="TA-5:5").say("ben", "choose wand")
    assert (len(s.has("ben")), s.lies("temple")) == (4, ["wand"])


@card("far_sight")
@rule("TA-H3", "TA-D52")
def test_far_sight_shows_five_cards_to_its_caster_alone_who_lays_them_back_as_he_wishes() -> None:
    top = ["goblin", "ogre", "demon", "unicorn", "prince"]
    s = holding("far_sight", deck=", ".join(top)).say("ana", "cast far_sight")
    ask = s.asks("ana", "order_cards", clause="TA-D52").ask("ana")
    assert ask.secret and [option.facts["card"] for option in ask.options] == top
    assert [event.to for event in s.events if event.key == "saw_cards"] == [(0,)]
    s.say("ana", "choose 5, 4, 3, 2, 1")
    assert s.state.adventure[:5] == top[::-1]
    s = (
        holding("far_sight", deck=", ".join(top))
        .say("ana", "cast far_sight")
        .asks("ana", "order_cards")
        .times_out("ana")
    )
    assert s.state.adventure[:5] == top


@card("unseen")
@rule("TA-12:9", "TA-18:4", "TA-12:10")
@pytest.mark.parametrize("how", ["battle", "steal gold"])
def test_unseen_evades_an_attacker_and_stops_a_thief(how: str) -> None:
    s = stands("thief @fields_1", ben="monk @fields_1 spells=unseen", options=WINDOWS, phase="arrived")
    s.say("ana", f"meet monk {how}").asks("ben", "react").say("ben", "unseen")
    assert (values(s, "ben")[2:], values(s), turn_of(s)) == ((4, 1), (3, 3, 4, 1), "ben")


@card("mind_spear")
@rule("TA-C10")
@pytest.mark.parametrize("own, killed", [(4, True), (3, False)])
def test_the_mind_spear_adds_total_craft_in_battle(own: int, killed: bool) -> None:
    who = "druid @fields_1 objects=ring_of_sparks spells=mind_spear cast_limit=1"
    s = arrives(who, options=WINDOWS, cards={"fields_1": "dragon"}, dice=[3, own])
    fights(s, "next c2").say("ana", "mind_spear")
    assert bool(s.hero("ana").trophies) == killed, f"2 + 5 + {own} against 7 + 3"


@card("borrowed_word")
@rule("TA-H6", "TA-C21", "TA-9:9")
def test_a_borrowed_word_takes_a_spell_by_chance_of_which_only_two_learn() -> None:
    s = holding("borrowed_word", ben="sorcerer @temple toad=3 spells=unseen,banish", shuffles=[["banish", "unseen"]])
    s.say("ana", "cast borrowed_word")
    assert (s.hero("ana").spells, s.hero("ben").spells) == (["banish"], ["unseen"])
    told = [(event.key, event.to) for event in s.events if "banish" in event.facts.values()]
    assert told == [("spell_changed_hands", (0, 1))]


@card("iron_skin")
@rule("TA-16:17", "TA-11:32")
def test_with_iron_skin_a_lost_battle_costs_nothing_but_the_turn() -> None:
    who = "druid @fields_1 spells=iron_skin cast_limit=1"
    s = arrives(who, options=WINDOWS, cards={"fields_1": "highwayman"}, dice=[6, 1])
    fights(s, "next c1").say("ana", "iron_skin")
    assert (values(s)[2:], turn_of(s), s.lies("fields_1")) == ((4, 1), "ben", ["highwayman"])
    s = arrives(who, options=WINDOWS, cards={"fields_1": "wraith"}, dice=[6, 1])
    assert [option.id for option in fights(s, "next c1").ask("ana").options] == ["pass"]
    assert s.say("ana", "pass", "pass").hero("ana").lives == 3, "it cannot be cast in psychic combat"
