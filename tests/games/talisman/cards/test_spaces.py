"""What happens on the spaces of the Outer and Middle Regions: every number of every table (TA-B7)."""

from __future__ import annotations

import pytest

from tests.games.talisman.cards.meeting import arrives, turn_of, values
from tests.support.quest import scene
from tests.support.rules import card, rule

DRAWS = {
    1: "fields_1 fields_2 fields_3 fields_4 fields_5 fields_6 plains_1 plains_2 plains_3 plains_4 hills_1 hills_2 "
    "hills_m woods_1 woods_2 woods_3 woods_m sentinel portal cursed_glade runes_1 runes_2 runes_3",
    2: "ruins oasis",
    3: "hidden_valley",
}


@card("fields_1", "fields_2", "fields_3", "fields_4", "fields_5", "fields_6", "plains_1", "plains_2", "plains_3")
@card("plains_4", "hills_1", "hills_2", "hills_m", "woods_1", "woods_2", "woods_3", "woods_m", "sentinel", "portal")
@card("cursed_glade", "runes_1", "runes_2", "runes_3", "ruins", "oasis", "hidden_valley")
@rule("TA-B7", "TA-13:1", "TA-11:14", "TA-11:24")
@pytest.mark.parametrize("number, space", [(n, space) for n, spaces in DRAWS.items() for space in spaces.split()])
def test_as_many_cards_are_drawn_as_the_space_says(number: int, space: str) -> None:
    s = arrives(f"warrior @{space}", deck="sealed_reliquary, sealed_reliquary, unicorn, prince")
    assert len(s.lies(space)) == number
    s.say("ana", "take none")
    assert turn_of(s) == "ben"


@card("village", "city", "castle")
@rule("TA-B7", "TA-13:10", "TA-D37")
@pytest.mark.parametrize(
    "space, persons",
    [
        ("village", ["village_smith", "village_healer", "village_mystic"]),
        ("city", ["city_enchantress", "city_doctor", "city_alchemist"]),
        ("castle", ["castle_physician"]),
    ],
)
def test_one_of_the_persons_of_a_space_may_be_visited(space: str, persons: list[str]) -> None:
    s = arrives(f"warrior @{space}", deck="goblin")
    assert s.lies(space) == [], "no card is drawn"
    assert list(s.board.space(0).persons) == persons
    s.refused("ana", "visit village_smith" if space != "village" else "visit city_doctor", "nobody_to_visit")
    s.say("ana", "visit nobody")
    assert turn_of(s) == "ben" and values(s) == (4, 3, 4, 1)


TAVERN = {1: (4, 3, 4, 1), 3: (4, 3, 4, 0), 4: (4, 3, 4, 2), 5: (4, 3, 4, 1), 6: (4, 3, 4, 1)}


@card("tavern")
@rule("TA-B7")
@pytest.mark.parametrize("die", TAVERN)
def test_in_the_tavern_one_must_roll(die: int) -> None:
    s = arrives("warrior @tavern", ben="druid @temple spells=mending", dice=[die])
    hero = s.hero("ana")
    assert values(s) == TAVERN[die]
    assert hero.to_miss == (die == 1), "a lost turn of the future: it is no Event"
    grant = None if hero.grant is None else (hero.grant.to, hero.grant.at)
    assert grant == {5: ("choice_region", "tavern"), 6: ("temple", "tavern")}.get(die)


@card("tavern", "forest", "crags")
@rule("TA-B7", "TA-15:9", "TA-16:7")
@pytest.mark.parametrize("space, first, value", [("tavern", 2, 3), ("forest", 1, 4), ("crags", 1, 4)])
@pytest.mark.parametrize("more, lives", [(1, 4), (0, 4), (-1, 3)])
def test_somebody_may_attack_there(space: str, first: int, value: int, more: int, lives: int) -> None:
    s = arrives(f"bard @{space} strength=4 craft=4", dice=[first, 4 + 4 - value - more, 4])
    if space == "tavern":
        s.asks("ana", "instead_of_roll").say("ana", "no")
    assert (s.hero("ana").lives, s.hero("ana").trophies) == (lives, [])


@card("forest", "crags")
@rule("TA-B7")
@pytest.mark.parametrize("die, misses, gained", [(2, 1, 0), (3, 1, 0), (4, 0, 0), (5, 0, 0), (6, 0, 1)])
def test_one_may_be_lost_in_the_forest_and_the_crags_or_win_a_point(die: int, misses: int, gained: int) -> None:
    for space, place in (("forest", 1), ("crags", 0)):
        s = arrives(f"warrior @{space}", dice=[die])
        assert s.hero("ana").to_miss == misses
        assert values(s)[place] == (3 if place else 4) + gained


@card("chapel")
@rule("TA-B7", "TA-4:6")
def test_the_chapel_hurts_the_evil_heals_the_neutral_for_gold_and_the_good_free() -> None:
    assert arrives("assassin @chapel").hero("ana").lives == 3
    s = arrives("warrior @chapel lives=1 gold=2").asks("ana", "buy_healing", "0", "1", "2", clause="TA-21:2")
    s.say("ana", "choose 2")
    assert values(s)[2:] == (3, 0)
    s = arrives("wood_elf @chapel lives=1").asks("ana", "choose_option", "1", "2", "3").times_out("ana")
    assert values(s)[2:] == (4, 1), "healing that costs nothing is the default"
    assert (
        arrives("wood_elf @chapel lives=1").asks("ana", "choose_option").say("ana", "choose 3").hero("ana").lives == 1
    )


@card("chapel")
@rule("TA-B7")
@pytest.mark.parametrize("die, lives, spells", [(1, 4, 0), (4, 4, 0), (5, 5, 0), (6, 4, 1)])
def test_the_good_may_pray_in_the_chapel(die: int, lives: int, spells: int) -> None:
    s = arrives("wood_elf @chapel", dice=[die]).asks("ana", "choose_option").say("ana", "pray")
    assert (s.hero("ana").lives, len(s.hero("ana").spells)) == (lives, spells)


@card("graveyard")
@rule("TA-B7", "TA-R43")
@pytest.mark.parametrize(
    "die, misses, lives, spells", [(1, 1, 2, 0), (2, 0, 3, 0), (3, 0, 3, 0), (4, 0, 2, 1), (6, 0, 2, 1)]
)
def test_in_the_graveyard_the_evil_may_call_the_spirits(die: int, misses: int, lives: int, spells: int) -> None:
    s = arrives("assassin @graveyard lives=2", dice=[die]).asks("ana", "choose_option", "1", "2").say("ana", "choose 1")
    hero = s.hero("ana")
    assert (hero.to_miss, hero.lives, len(hero.spells)) == (misses, lives, spells)


@card("graveyard")
@rule("TA-B7", "TA-D29")
def test_the_graveyard_hurts_the_good_and_nobody_else() -> None:
    assert arrives("wood_elf @graveyard").hero("ana").lives == 3
    assert arrives("warrior @graveyard").hero("ana").lives == 4
    s = arrives("assassin @graveyard lives=2").asks("ana", "choose_option", clause="TA-D29").times_out("ana")
    assert (s.hero("ana").lives, s.dice.left()) == (2, (0, 0))


@card("black_knight")
@rule("TA-B7", "TA-D30")
def test_the_black_knight_takes_gold_or_a_life() -> None:
    s = arrives("warrior @black_knight gold=2").asks("ana", "choose_option", "1", "2", clause="TA-D30")
    assert values(s.times_out("ana"))[2:] == (4, 1), "gold before life"
    s = arrives("warrior @black_knight gold=2").asks("ana", "choose_option").say("ana", "choose 2")
    assert values(s)[2:] == (3, 2)
    assert values(arrives("warrior @black_knight gold=0"))[2:] == (3, 0), "nothing to choose without gold"


@card("chasm")
@rule("TA-B7", "TA-6:5")
@pytest.mark.parametrize("own, first, second", [(1, 2, 3), (2, 3, 2), (3, 1, 1), (6, 6, 6)])
def test_the_chasm_threatens_the_character_and_each_of_its_followers(own: int, first: int, second: int) -> None:
    s = arrives("warrior @chasm followers=unicorn,house_imp,prince", dice=[own, first, second])
    assert s.hero("ana").lives == (3 if own <= 2 else 4)
    left = [name for name, die in (("unicorn", first), ("prince", second)) if die > 2]
    assert sorted(s.has("ana")) == sorted([*left, "house_imp"]), "no die for what is cursed"
    assert sorted(s.state.adventure_discard) == sorted({"unicorn", "prince"} - set(left))


@card("desert_1", "desert_2")
@rule("TA-B7", "TA-13:9", "TA-R63")
@pytest.mark.parametrize("desert", ["desert_1", "desert_2"])
def test_the_desert_takes_a_life_before_a_card_is_drawn(desert: str) -> None:
    s = arrives(f"warrior @{desert} objects=armour", deck="old_sage")
    assert (s.hero("ana").lives, s.hero("ana").craft) == (3, 4)
    s = arrives(f"warrior @{desert} lives=1", deck="old_sage").asks("ana", "new_character").say("ana", "no")
    assert s.lies(desert) == [], "who dies draws no card"


TEMPLE = {2: (4, 3, 2), 3: (4, 3, 3), 6: (5, 3, 4), 7: (4, 4, 4), 11: (4, 3, 5), 12: (4, 3, 6)}


@card("temple")
@rule("TA-B7", "TA-R47", "TA-D29")
@pytest.mark.parametrize("total", range(2, 13))
def test_whoever_prays_in_the_temple_rolls_two_dice(total: int) -> None:
    dice = [min(6, total - 1), total - min(6, total - 1)]
    s = arrives("warrior @temple followers=unicorn", ben="druid @chapel spells=unseen", dice=dice)
    s.asks("ana", "use_effect", clause="TA-D29").say("ana", "yes")
    hero = s.hero("ana")
    assert values(s)[:3] == TEMPLE.get(total, (4, 3, 4))
    assert s.has("ana") == {4: [], 10: ["talisman", "unicorn"]}.get(total, ["unicorn"])
    assert hero.enslaved == (total == 5)
    assert len(hero.spells) == (total in (8, 9))


@card("warlock_cave")
@rule("TA-B7", "TA-20:4", "TA-D48")
@pytest.mark.parametrize(
    "die, task, n",
    [
        (1, "take_life", 1),
        (2, "kill_enemy", 1),
        (3, "give_follower", 1),
        (4, "give_magic_object", 1),
        (5, "give_gold", 3),
        (6, "give_gold", 2),
    ],
)
def test_the_warlock_has_a_task_for_each_number(die: int, task: str, n: int) -> None:
    s = arrives("warrior @warlock_cave gold=1", dice=[die]).asks("ana", "quest").say("ana", "yes")
    quest = s.hero("ana").quest
    assert quest is not None and (quest.task, quest.n) == (task, n)
    assert arrives("warrior @warlock_cave").asks("ana", "quest").times_out("ana").hero("ana").quest is None


@card("cursed_glade")
@rule("TA-B7", "TA-1:6")
def test_in_the_glade_objects_give_no_value_and_no_spell_is_cast() -> None:
    possessions = "objects=magic_belt,solomons_crown followers=unicorn,owl_familiar"
    s = scene(ana=f"warrior @cursed_glade {possessions} spells=mending", ben="monk @temple")
    assert (s.board.total(0, "strength"), s.board.total(0, "craft")) == (5, 4)
    s.refused("ana", "cast mending target=warrior", "no_casting_here", "TA-9:11")


@card("runes_1", "runes_2", "runes_3")
@rule("TA-B7", "TA-15:3", "TA-R14")
@pytest.mark.parametrize("runes", ["runes_1", "runes_2", "runes_3"])
@pytest.mark.parametrize("own, lives", [(6, 4), (5, 4), (4, 3)])
def test_each_creature_has_two_more_on_runes(runes: str, own: int, lives: int) -> None:
    s = arrives(f"delver @{runes}", cards={runes: "goblin, marsh_boar"}, dice=[1, own])
    assert s.hero("ana").lives == lives, f"3 + {own} against 2 + 1 + 2 x 2 + 1"
    assert len(s.hero("ana").trophies) == 2 * (own == 6)
