"""What the characters of the pack can do, as their cards promise it."""

from __future__ import annotations

import pytest

from tests.games.talisman.cards.meeting import arrives, stands, turn_of, values
from tests.support.quest import starter
from tests.support.rules import card, rule

SHEETS = {
    "warrior": ("neutral", "tavern", 4, 3, 0),
    "sorcerer": ("evil", "graveyard", 2, 5, 2),
    "thief": ("neutral", "city", 3, 3, 0),
    "assassin": ("evil", "city", 3, 3, 0),
    "druid": ("neutral", "forest", 2, 4, 1),
    "delver": ("neutral", "crags", 3, 3, 0),
    "wood_elf": ("good", "forest", 3, 4, 0),
    "revenant": ("evil", "graveyard", 2, 4, 0),
    "bard": ("good", "tavern", 2, 4, 0),
    "monk": ("good", "village", 2, 3, 0),
    "cleric": ("good", "chapel", 2, 4, 1),
    "seeress": ("good", "chapel", 2, 4, 1),
    "hedge_witch": ("evil", "graveyard", 2, 4, 1),
    "troll": ("neutral", "crags", 6, 1, 0),
}


@rule("TA-P2", "TA-3:1", "TA-4:1")
def test_the_sheets_are_those_of_the_digest() -> None:
    cards = starter().content.characters
    assert {one.id: (one.alignment, one.start, one.strength, one.craft, one.spells) for one in cards.values()} == SHEETS
    assert {(one.lives, one.gold) for one in cards.values()} == {(4, 1)}


@card("warrior")
@rule("TA-C1", "TA-16:6")
def test_the_warrior_rolls_two_dice_in_battle_and_uses_two_weapons() -> None:
    s = arrives("warrior @fields_1 objects=sword,axe", cards={"fields_1": "giant"}, dice=[4, 1, 5])
    assert [one.card for one in s.hero("ana").trophies] == ["giant"], "4 + 2 + 5 against 6 + 4"
    s = arrives("warrior @fields_1", deck="wraith", dice=[1, 4])
    assert s.dice.left() == (0, 0), "one die in psychic combat"


@card("sorcerer")
@rule("TA-C2", "TA-12:3")
def test_the_sorcerer_draws_a_spell_when_he_has_none_and_attacks_with_his_mind() -> None:
    s = stands("sorcerer @fields_1", phase="turn_start", spells="mending")
    assert s.hero("ana").spells == ["mending"]
    s = stands("sorcerer @fields_1 spells=unseen", phase="turn_start", spells="mending")
    assert s.hero("ana").spells == ["unseen"]
    s = stands("sorcerer @fields_1", ben="monk @fields_1", phase="arrived", dice=[1, 2])
    s.say("ana", "meet monk psychic").asks("ana", "spoils").say("ana", "life")
    assert s.hero("ben").lives == 3, "5 + 1 against 3 + 2"


@card("thief")
@rule("TA-C3", "TA-C4", "TA-12:9")
def test_the_thief_steals_without_a_roll_and_a_stolen_mule_leaves_a_load_behind() -> None:
    s = stands("thief @fields_1", ben="monk @fields_1 gold=2", phase="arrived").say("ana", "meet monk steal gold")
    assert (s.hero("ana").gold, s.hero("ben").gold, turn_of(s)) == (2, 1, "ben")
    load = "mule,helmet,shield,water_skin,magic_belt,wand"
    s = stands("thief @fields_1", ben=f"delver @fields_1 objects={load}", phase="arrived")
    s.say("ana", "meet delver steal mule").asks("ben", "drop_surplus").say("ben", "choose helmet")
    assert (s.has("ana"), s.lies("fields_1"), len(s.has("ben"))) == (["mule"], ["helmet"], 4)


@card("thief", "market")
@rule("TA-21:1")
def test_the_thief_takes_one_thing_free_in_the_village_and_at_a_market() -> None:
    for s in (
        arrives("thief @village gold=2").say("ana", "visit village_smith"),
        arrives("thief @fields_1 gold=2", deck="market"),
    ):
        s.deals("ana", "buy", "buy armour", "buy sword")
        assert (s.has("ana"), s.hero("ana").gold) == (["armour", "sword"], 0)
    s = arrives("thief @fields_1 gold=1", deck="pedlar")
    assert s.has("ana") == [], "not at a pedlar"


@card("assassin")
@rule("TA-C5", "TA-R19", "TA-15:14")
def test_the_victim_of_the_assassin_rolls_no_die_but_an_enemy_just_drawn_does() -> None:
    s = stands("assassin @fields_1", ben="monk @fields_1", phase="arrived", dice=[1]).say("ana", "meet monk battle")
    s.asks("ben", "add_craft").say("ben", "no")
    s.asks("ana", "spoils").say("ana", "life")
    assert s.hero("ben").lives == 3, "3 + 1 against 2"
    s = arrives("assassin @fields_1", cards={"fields_1": "hill_lion"}, dice=[1])
    assert [one.card for one in s.hero("ana").trophies] == ["hill_lion"]
    s = arrives("assassin @fields_1", deck="hill_lion", dice=[2, 1])
    assert s.hero("ana").lives == 3
    s = arrives("assassin @runes_1", cards={"runes_1": "hill_lion"}, dice=[1])
    assert s.hero("ana").lives == 3, "3 + 1 against 3 + 2"
    s = arrives("assassin @fields_1", cards={"fields_1": "shadow"}, dice=[3, 1])
    assert s.hero("ana").lives == 3, "not against Spirits: 3 + 1 against 2 + 3"


@card("druid")
@rule("TA-C6", "TA-R40", "TA-7:2")
def test_the_druid_changes_alignment_once_in_any_turn_also_in_reply_to_an_event() -> None:
    s = arrives("druid @fields_1", deck="blessed_dream").say("ana", "align good")
    assert (s.hero("ana").alignment, s.hero("ana").lives) == ("good", 5)
    s = stands("druid @fields_1", ben="monk @temple", turn="ben").say("ana", "align evil")
    assert s.hero("ana").alignment == "evil"
    s.refused("ana", "align good", "aligned_before")


@card("druid")
@rule("TA-9:9")
def test_the_druid_draws_a_spell_on_woods_up_to_his_limit() -> None:
    s = stands("druid @graveyard", dice=[1], deck="unicorn", spells="mending").say("ana", "roll", "move cw")
    assert s.hero("ana").spells == ["mending"]
    s = stands("druid @graveyard spells=unseen,banish", dice=[1], deck="unicorn").say("ana", "roll", "move cw")
    assert s.hero("ana").spells == ["unseen", "banish"]


@card("delver")
@rule("TA-8:3", "TA-D40")
@pytest.mark.parametrize("change, space", [("+1", "portal"), ("0", "plain_of_peril"), ("-1", "mines")])
def test_the_delver_changes_the_total_in_the_mines_after_seeing_it(change: str, space: str) -> None:
    s = arrives("delver @mines", dice=[1, 1, 2], ben="monk @temple")
    s.asks("ana", "change_roll", "0", "+1", "-1", clause="TA-D40").say(
        "ana", f"choose {change}" if change != "0" else "pass"
    )
    assert (s.hero("ana").space, s.hero("ana").inner_done) == (space, space != "portal")


@card("delver", "cave_of_echoes")
def test_beyond_the_ends_of_a_table_its_end_counts() -> None:
    s = arrives("delver @fields_1", deck="cave_of_echoes", dice=[1, 6, 1]).asks("ana", "use_effect").say("ana", "yes")
    s.asks("ana", "change_roll").say("ana", "-1")
    assert s.hero("ana").lives == 3, "0 counts as 1: 3 + 1 against 5 + 6"
    s = arrives("delver @fields_1", deck="cave_of_echoes", dice=[6]).asks("ana", "use_effect").say("ana", "yes")
    s.asks("ana", "change_roll").say("ana", "+1")
    assert s.hero("ana").gold == 4


@card("delver")
@rule("TA-13:18")
def test_the_delver_gains_gold_in_the_ruins_if_he_takes_a_card_and_need_not_roll_in_the_crags() -> None:
    for take, gold in (("all", 2), ("none", 1)):
        s = arrives("delver @ruins", deck="unicorn, prince").say("ana", f"take {take}")
        assert s.hero("ana").gold == gold
    s = arrives("delver @crags").asks("ana", "roll_anyway").say("ana", "no")
    assert values(s) == (3, 3, 4, 1)


@card("wood_elf")
@rule("TA-18:1", "TA-11:33", "TA-8:3")
def test_the_elf_evades_in_the_woods_walks_from_wood_to_wood_and_need_not_roll_in_the_forest() -> None:
    s = arrives("wood_elf @woods_1", deck="giant").asks("ana", "before_fight", "evade_c1", "fight")
    assert s.say("ana", "evade c1").lies("woods_1") == ["giant"]
    s = arrives("wood_elf @fields_1", deck="giant", dice=[1, 1])
    assert s.hero("ana").lives == 3, "only in the woods"
    s = stands("wood_elf @woods_1", deck="old_sage").say("ana", "path woods_3")
    assert (s.hero("ana").space, s.hero("ana").craft) == ("woods_3", 5)
    s = stands("wood_elf @woods_1").refused("ana", "path woods_m", "no_path_there")
    assert arrives("wood_elf @forest").asks("ana", "roll_anyway").times_out("ana").hero("ana").to_miss == 0


@card("revenant")
@rule("TA-16:9")
def test_the_revenant_gains_the_life_that_his_mind_takes_and_keeps_one_monster_as_servant() -> None:
    s = stands("revenant @fields_1", ben="monk @fields_1", phase="arrived", dice=[2, 1]).say("ana", "meet monk psychic")
    s.asks("ana", "spoils").say("ana", "life")
    assert (s.hero("ana").lives, s.hero("ben").lives) == (5, 3)
    s = (
        arrives("revenant @fields_1 strength=5", deck="ogre", dice=[1, 2])
        .asks("ana", "raise_servant")
        .say("ana", "yes")
    )
    assert (s.has("ana"), s.hero("ana").trophies) == (["ogre"], [])
    assert [(one.role, one.value) for one in s.hero("ana").followers] == [("servant", 5)]


@card("bard")
@rule("TA-15:12")
def test_the_bard_charms_animals_on_a_three_and_may_take_gold_in_the_tavern() -> None:
    s = arrives("bard @fields_1", deck="grey_wolf", dice=[3]).asks("ana", "before_fight").say("ana", "charm c1")
    assert s.has("ana") == ["grey_wolf"]
    assert s.board.total(0, "strength") == 2, "in battle only"
    s = arrives("bard @fields_1", deck="grey_wolf", dice=[2, 3, 1]).asks("ana", "before_fight").say("ana", "charm c1")
    assert (s.has("ana"), s.hero("ana").lives) == ([], 3)
    assert arrives("bard @fields_1", deck="goblin", dice=[1, 2]).hero("ana").followers == [], "Animals only"
    s = arrives("bard @tavern").asks("ana", "instead_of_roll", clause="TA-D29").say("ana", "yes")
    assert values(s) == (2, 4, 4, 2)


@card("monk")
@rule("TA-D43", "TA-R61")
def test_the_monk_adds_his_own_craft_in_battle_and_keeps_no_arms() -> None:
    s = arrives("monk @fields_1 objects=ring_of_sparks", ben="troll @temple", cards={"fields_1": "ogre"}, dice=[2, 2])
    s.asks("ana", "add_craft", clause="TA-D43").say("ana", "yes")
    assert s.hero("ana").lives == 4, "2 + 3 + 2 against 5 + 2: a stand-off; the ring is not his own Craft"
    s = arrives("monk @fields_1", ben="troll @temple", deck="wraith", dice=[1, 3])
    assert s.dice.left() == (0, 0)
    content = s.board.content
    kept = [
        one for one in ("sword", "helmet", "shield", "armour", "holy_lance") if s.board.may_own(0, content.cards[one])
    ]
    assert kept == []


@card("cleric")
@rule("TA-C22", "TA-15:12", "TA-D40")
def test_the_cleric_destroys_spirits_adds_one_to_his_prayers_and_owns_no_weapon() -> None:
    s = arrives("cleric @fields_1", deck="demon").asks("ana", "before_fight").say("ana", "destroy c1")
    assert s.state.adventure_discard == ["demon"]
    s = arrives("cleric @chapel lives=4", dice=[5]).asks("ana", "choose_option").say("ana", "pray")
    s.asks("ana", "change_roll", "0", "+1").say("ana", "+1")
    assert (s.hero("ana").lives, len(s.hero("ana").spells)) == (4, 1)
    s = arrives("cleric @chapel", dice=[6]).asks("ana", "choose_option").say("ana", "pray")
    s.asks("ana", "change_roll").say("ana", "+1")
    assert len(s.hero("ana").spells) == 1, "7 counts as 6"
    s = arrives("cleric @temple", ben="troll @crags", dice=[6, 6]).asks("ana", "use_effect").say("ana", "yes")
    assert s.asks("ana", "change_roll").times_out("ana").hero("ana").lives == 6
    assert not s.board.may_own(0, s.board.content.cards["axe"])


@card("seeress")
@rule("TA-D41", "TA-H1", "TA-H4")
def test_the_seeress_draws_one_card_more_and_sees_spells_on_her_space() -> None:
    s = (
        arrives("seeress @fields_1", deck="demon, old_sage")
        .asks("ana", "extra_draw", clause="TA-D41")
        .say("ana", "yes")
    )
    s.asks("ana", "extra_draw_discard", "c1", "c2").say("ana", "choose c1")
    assert (s.hero("ana").craft, s.state.adventure_discard) == (5, ["demon", "old_sage"])
    s = stands("seeress @fields_1", ben="druid @fields_1 spells=unseen")
    assert s.game.view(s.state, 0).players[1].spells == ("unseen",)
    s = stands("seeress @fields_1", ben="druid @fields_2 spells=unseen")
    assert s.game.view(s.state, 0).players[1].spells is None


@card("hedge_witch")
@rule("TA-C23")
@pytest.mark.parametrize("die, taken", [(4, True), (3, False)])
def test_the_hedge_witch_beguiles_followers_on_a_four(die: int, taken: bool) -> None:
    s = stands("hedge_witch @fields_1", ben="monk @fields_1 followers=unicorn", phase="arrived", dice=[die])
    s.say("ana", "meet monk steal unicorn")
    assert (s.has("ana"), s.has("ben")) == ((["unicorn"], []) if taken else ([], ["unicorn"]))
    assert turn_of(s) == "ben", "failing ends her encounter"


@card("troll")
@rule("TA-11:29", "TA-8:3")
def test_the_troll_may_rest_on_a_six_and_need_not_roll_in_the_crags() -> None:
    s = stands("troll @fields_1 lives=2", dice=[6], deck="old_sage").say("ana", "roll", "rest")
    assert (s.hero("ana").space, s.hero("ana").lives, s.hero("ana").craft) == ("fields_1", 3, 2)
    s = stands("troll @fields_1", dice=[5]).say("ana", "roll").refused("ana", "rest", "cannot_rest")
    s = arrives("troll @crags").asks("ana", "roll_anyway").say("ana", "no")
    assert values(s) == (6, 1, 4, 1)
