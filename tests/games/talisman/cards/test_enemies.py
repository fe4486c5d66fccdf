"""What the Enemies of the pack do: their values, how they fight, what they leave."""

from __future__ import annotations

import pytest

from tests.games.talisman.cards.meeting import arrives, turn_of, values
from tests.support.rules import card, rule

STRENGTH = {
    "marsh_boar": 1,
    "grey_wolf": 2,
    "cave_bear": 3,
    "hill_lion": 3,
    "river_serpent": 4,
    "goblin": 2,
    "hobgoblin": 3,
    "lizard_brute": 3,
    "cave_ape": 3,
    "highwayman": 4,
    "gargoyle": 4,
    "ogre": 5,
    "clay_golem": 5,
    "toll_troll": 5,
    "giant": 6,
    "wyvern": 6,
    "dragon": 7,
    "elder_dragon": 8,
}
CRAFT = {
    "mire_light": 1,
    "shadow": 2,
    "dream_thief": 3,
    "lost_ghost": 4,
    "banshee": 4,
    "wraith": 5,
    "spectral_knight": 6,
    "demon": 10,
}


def at_least_three(value: int) -> tuple[int, int]:
    """An own value of the delver, who has 3 at least, and the die with which a creature equals it and a 3."""
    return max(3, value), 3 + max(0, 3 - value)


@card("marsh_boar", "grey_wolf", "cave_bear", "hill_lion", "river_serpent")
@card("goblin", "hobgoblin", "lizard_brute", "cave_ape", "highwayman", "gargoyle", "ogre", "clay_golem", "toll_troll")
@card("giant", "wyvern", "dragon", "elder_dragon")
@rule("TA-15:1", "TA-15:2", "TA-15:5", "TA-15:10", "TA-16:8")
@pytest.mark.parametrize("enemy", STRENGTH)
def test_it_attacks_in_battle_with_its_strength_and_leaves_a_trophy(enemy: str) -> None:
    own_value, foe_die = at_least_three(STRENGTH[enemy])
    for own, lives, trophies in ((4, 4, [enemy]), (3, 4, []), (2, 3, [])):
        s = arrives(f"delver @fields_1 strength={own_value} craft=9 gold=0", deck=enemy, dice=[foe_die, own])
        assert s.hero("ana").lives == lives
        assert [one.card for one in s.hero("ana").trophies] == trophies
        assert s.lies("fields_1") == ([] if trophies else [enemy]), "it stays until it is killed"
        assert turn_of(s) == "ben"


@card("mire_light", "shadow", "dream_thief", "lost_ghost", "banshee", "wraith", "spectral_knight", "demon")
@rule("TA-15:1", "TA-15:6", "TA-17:1")
@pytest.mark.parametrize("spirit", CRAFT)
def test_a_spirit_attacks_in_psychic_combat_and_is_no_trophy(spirit: str) -> None:
    own_value, foe_die = at_least_three(CRAFT[spirit])
    for own, lives, gone in ((4, 4, True), (3, 4, False), (2, 3, False)):
        s = arrives(f"delver @fields_1 craft={own_value} strength=30", deck=spirit, dice=[foe_die, own])
        assert (s.hero("ana").lives, s.hero("ana").trophies) == (lives, [])
        assert s.lies("fields_1") == ([] if gone else [spirit])
        assert s.state.adventure_discard == ([spirit] if gone else [])


# -- those that do more ---------------------------------------------------------------------------------------------


@card("highwayman")
@rule("TA-C7", "TA-16:17")
def test_the_highwayman_takes_all_gold_instead_of_a_life_and_who_kills_him_gets_it() -> None:
    s = arrives("delver @fields_1 gold=3 objects=armour", deck="highwayman", dice=[6, 1])
    assert (values(s)[2:], turn_of(s)) == ((4, 0), "ben")
    assert [one.gold for one in s.board.spot("fields_1").cards] == [3]
    s = arrives("delver @fields_1 gold=0", deck="highwayman", dice=[6, 1])
    assert values(s)[2:] == (3, 0), "a life where there is no gold"
    s = arrives("delver @fields_1 gold=1", cards={"fields_1": "highwayman:3"}, dice=[1, 6])
    assert values(s)[2:] == (4, 4)


@card("highwayman")
@rule("TA-R64", "TA-15:13")
def test_the_second_of_two_highwaymen_finds_nothing() -> None:
    s = arrives("delver @fields_1 gold=3", cards={"fields_1": "highwayman, highwayman"}, dice=[6, 1])
    assert values(s)[2:] == (4, 0)
    assert [one.gold for one in s.board.spot("fields_1").cards] == [3, 0]


@card("highwayman")
def test_gold_on_a_card_that_goes_otherwise_stays_on_its_space() -> None:
    s = arrives("warrior @fields_2", cards={"fields_1": "highwayman:3"}, deck="tremor", dice=[1])
    assert (s.lies("fields_1"), s.board.spot("fields_1").gold) == ([], 3)


@card("clay_golem")
@rule("TA-C10")
@pytest.mark.parametrize("own, lives", [(5, 4), (4, 4), (3, 3)])
def test_no_spell_magic_object_or_weapon_helps_against_the_golem(own: int, lives: int) -> None:
    possessions = "objects=sword,magic_belt followers=unicorn spells=mind_spear"
    s = arrives(
        f"delver @fields_1 {possessions}", deck="clay_golem", dice=[3, own], options={"reaction_mode": "windows"}
    )
    s.say("ana", "next c4")
    while s.match.ask_for(0) is not None:
        assert [option.id for option in s.asks("ana", "react").ask("ana").options] == ["pass"], "no spell on this fight"
        s.say("ana", "pass")
    assert s.hero("ana").lives == lives, f"3 + 1 of the unicorn + {own} against 5 + 3"


@card("clay_golem")
@rule("TA-C10")
def test_armour_saves_from_the_golem() -> None:
    s = arrives("delver @fields_1 objects=armour", deck="clay_golem", dice=[6, 1, 4]).asks("ana", "armour")
    assert s.say("ana", "choose c1").hero("ana").lives == 4


@card("berserker")
@rule("TA-C8", "TA-20:5")
@pytest.mark.parametrize("die", [1, 5, 6])
def test_a_beaten_berserker_runs_on_clockwise_and_fights_nobody_there(die: int) -> None:
    ring = ["ruins", "plains_4", "forest", "fields_6", "village", "fields_1", "graveyard"]
    s = arrives("delver @ruins", cards={"ruins": "berserker, unicorn"}, dice=[1, 6, die]).say("ana", "take none")
    assert s.lies(ring[die]) == ["berserker"]
    assert s.lies("ruins") == ["unicorn"]
    assert (s.hero("ana").trophies, s.state.adventure_discard) == ([], [])


@card("berserker")
def test_a_berserker_that_wins_stays() -> None:
    s = arrives("delver @fields_1", deck="berserker", dice=[6, 1])
    assert (s.hero("ana").lives, s.lies("fields_1")) == (3, ["berserker"])


@card("mirror_fiend")
@rule("TA-C9", "TA-15:11")
@pytest.mark.parametrize("own, lives", [(4, 4), (3, 4), (2, 3)])
def test_against_the_mirror_only_the_dice_decide(own: int, lives: int) -> None:
    s = arrives("delver @fields_1 strength=5 objects=sword", deck="mirror_fiend", dice=[3, own])
    hero = s.hero("ana")
    assert hero.lives == lives
    assert [(one.card, one.value) for one in hero.trophies] == ([("mirror_fiend", 6)] if own == 4 else [])


@card("mirror_fiend", "clay_golem")
@rule("TA-C28")
def test_what_the_golem_makes_useless_is_not_mirrored() -> None:
    s = arrives(
        "delver @fields_1 objects=sword,magic_belt", cards={"fields_1": "mirror_fiend, clay_golem"}, dice=[1, 6]
    )
    assert s.hero("ana").lives == 4, "3 + 6 against 3 + 5 + 1: a stand-off"
    assert s.lies("fields_1") == ["mirror_fiend", "clay_golem"]


@card("toll_troll")
@rule("TA-C24", "TA-D42")
def test_the_toll_troll_lets_pass_whoever_pays_two_gold() -> None:
    s = arrives("delver @fields_1 gold=2", deck="toll_troll").asks("ana", "before_fight", "deal_c1", "fight")
    s.say("ana", "deal c1")
    assert (values(s)[2:], s.lies("fields_1")) == ((4, 0), ["toll_troll"])
    s = arrives("delver @fields_1 gold=1", deck="toll_troll", dice=[6, 1])
    assert values(s)[2:] == (3, 1), "one bag is not enough"
    s = arrives("delver @fields_1 gold=2", deck="toll_troll", dice=[6, 1]).asks("ana", "before_fight").times_out("ana")
    assert values(s)[2:] == (3, 2), "nobody pays by default"


@card("toll_troll")
@rule("TA-C24")
def test_in_a_group_only_the_troll_is_evaded() -> None:
    s = arrives("delver @fields_1 gold=2", cards={"fields_1": "toll_troll, goblin"}, dice=[1, 6])
    s.asks("ana", "before_fight").say("ana", "deal c1")
    assert [one.card for one in s.hero("ana").trophies] == ["goblin"]
    assert s.lies("fields_1") == ["toll_troll"]


@card("elder_dragon")
def test_who_kills_the_elder_dragon_finds_two_gold() -> None:
    assert arrives("delver @fields_1 strength=8 gold=1", deck="elder_dragon", dice=[1, 2]).hero("ana").gold == 3
    assert arrives("delver @fields_1 strength=8 gold=1", deck="elder_dragon", dice=[2, 2]).hero("ana").gold == 1


@card("banshee")
@rule("TA-13:12")
def test_whom_the_banshee_beats_loses_a_life_and_misses_a_turn() -> None:
    s = arrives("delver @fields_1 craft=4", deck="banshee", dice=[2, 1])
    assert (s.hero("ana").lives, s.hero("ana").to_miss) == (3, 1)
    s = arrives("delver @fields_1 craft=4", deck="banshee", dice=[2, 2])
    assert (s.hero("ana").lives, s.hero("ana").to_miss) == (4, 0)


@card("dream_thief")
def test_the_dream_thief_takes_a_spell_by_chance_instead_of_a_life() -> None:
    s = arrives(
        "druid @fields_1 spells=mending,unseen passing",
        cards={"fields_1": "dream_thief"},
        dice=[6, 1],
        shuffles=[["unseen", "mending"]],
    )
    assert (s.hero("ana").lives, s.hero("ana").spells, s.state.spell_discard) == (4, ["mending"], ["unseen"])
    s = arrives("druid @fields_1", deck="dream_thief", dice=[6, 1])
    assert s.hero("ana").lives == 3, "without a spell it is a life"
