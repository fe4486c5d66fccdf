"""The instructions of the Inner Region (TA-14:6)."""

from __future__ import annotations

import pytest

from tests.games.talisman.cards.meeting import arrives, stands, turn_of
from tests.support.rules import card, rule

LED = {1: "plain_of_peril", 2: "portal", 3: "portal", 4: "warlock_cave", 5: "warlock_cave"}


@card("mines", "crypt")
@rule("TA-14:6", "TA-11:26")
@pytest.mark.parametrize("space, city", [("mines", "tavern"), ("crypt", "city")])
@pytest.mark.parametrize("result", [-3, 0, 1, 2, 3, 4, 5, 6, 12])
def test_three_dice_less_a_value_tell_where_the_maze_ends(space: str, city: str, result: int) -> None:
    dice = [1, 1, 1]
    for place in (0, 1, 2):
        dice[place] += min(5, 6 + result - sum(dice))
    s = arrives(f"warrior @{space} strength=6 craft=6", ben="druid @chapel spells=unseen", dice=dice)
    hero = s.hero("ana")
    assert hero.space == (space if result <= 0 else LED.get(result, city))
    assert hero.inner_done == (result <= 1), "the Plain of Peril counts as carried out on arrival"
    assert (turn_of(s), s.lies(hero.space)) == ("ben", []), "nothing is encountered there"


@card("mines")
@rule("TA-14:6")
def test_in_the_mines_total_craft_counts_and_in_the_crypt_total_strength() -> None:
    assert arrives("warrior @mines objects=solomons_crown", dice=[1, 2, 2]).hero("ana").inner_done
    assert arrives("warrior @crypt objects=magic_belt", dice=[1, 2, 2]).hero("ana").inner_done
    assert arrives("warrior @crypt objects=sword", dice=[1, 2, 2]).hero("ana").space == "plain_of_peril"


@card("vampire_tower")
@rule("TA-14:6", "TA-R46", "TA-D55")
@pytest.mark.parametrize("die, lost", [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_vampire_takes_up_to_three_lives(die: int, lost: int) -> None:
    s = arrives("warrior @vampire_tower", dice=[die])
    assert (s.hero("ana").lives, s.hero("ana").inner_done) == (4 - lost, True)
    s = arrives("warrior @vampire_tower lives=1", dice=[die])
    s.asks("ana", "new_character").say("ana", "no")
    assert s.seat("ana").hero is None, "no more than it had"


@card("vampire_tower")
@rule("TA-14:6", "TA-R46", "TA-D55", "TA-6:5")
def test_followers_may_be_given_to_the_vampire_after_the_die_is_seen() -> None:
    who = "warrior @vampire_tower followers=unicorn,prince,house_imp"
    s = arrives(who, dice=[5]).asks("ana", "followers_instead", "c1", "c2")
    assert s.told("rolled_table")[0]["number"] == 5
    s.say("ana", "choose c2")
    assert (s.hero("ana").lives, s.has("ana"), s.hero("ana").inner_done) == (2, ["unicorn", "house_imp"], True)
    s = arrives(who, dice=[1]).asks("ana", "followers_instead").times_out("ana")
    assert (s.hero("ana").lives, s.has("ana")) == (3, ["unicorn", "prince", "house_imp"])


@card("death")
@rule("TA-14:6", "TA-14:15")
@pytest.mark.parametrize(
    "own, death, lives, done", [((4, 4), (3, 4), 4, True), ((3, 4), (4, 3), 4, False), ((1, 5), (3, 4), 3, False)]
)
def test_death_throws_two_dice_against_two(
    own: tuple[int, int], death: tuple[int, int], lives: int, done: bool
) -> None:
    s = arrives("warrior @death objects=armour", dice=[*own, *death])
    assert (s.hero("ana").lives, s.hero("ana").inner_done, s.hero("ana").space) == (lives, done, "death")


@card("death")
@rule("TA-14:15", "TA-R63")
def test_last_breath_saves_from_death_and_armour_does_not() -> None:
    windows = {"reaction_mode": "windows", "windows": "all"}
    for answer, lives in (("last_breath", 2), ("pass", 1)):
        s = arrives(
            "warrior @death objects=armour lives=2",
            ben="monk @temple spells=last_breath",
            options=windows,
            dice=[1, 1, 6, 6],
        )
        s.asks("ben", "react").say("ben", answer)
        assert (s.hero("ana").lives, s.hero("ana").inner_done) == (lives, False)


@card("pits")
@rule("TA-14:6")
def test_as_many_pitfiends_attack_as_were_rolled_and_when_all_are_beaten_one_may_go_on() -> None:
    s = arrives("troll @pits", dice=[2, 1, 1, 3, 3])
    hero = s.hero("ana")
    assert (hero.lives, hero.pitfiends, hero.inner_done, hero.trophies) == (4, 0, True, [])


@card("pits")
@rule("TA-14:6", "TA-16:7", "TA-16:10")
@pytest.mark.parametrize("own, lives", [(2, 4), (1, 3)])
def test_the_pitfiends_not_yet_beaten_wait_and_come_without_a_new_roll(own: int, lives: int) -> None:
    s = arrives("troll @pits", ben="monk @temple to_miss=9", dice=[3, 1, 1, 4, own])
    hero = s.hero("ana")
    assert (hero.lives, hero.pitfiends, hero.inner_done) == (lives, 2, False), "a stand-off costs no life"
    assert turn_of(s) == "ana"


@card("pits")
@rule("TA-14:6", "TA-14:13")
def test_waiting_pitfiends_are_fought_in_the_next_turn() -> None:
    s = arrives("troll @pits pitfiends=2", dice=[1, 2, 1, 2])
    assert (s.hero("ana").pitfiends, s.hero("ana").inner_done) == (0, True)
    s = arrives("troll @pits objects=armour pitfiends=2", dice=[6, 1, 4]).asks("ana", "armour").say("ana", "c1")
    assert (s.hero("ana").pitfiends, s.hero("ana").lives, turn_of(s)) == (2, 4, "ben")


@card("werewolf_den")
@rule("TA-14:6")
@pytest.mark.parametrize("own, lives, done, remembered", [(6, 4, True, 9), (5, 4, False, 9), (4, 3, False, 9)])
def test_the_werewolf_has_the_strength_of_two_dice_and_keeps_it(
    own: int, lives: int, done: bool, remembered: int
) -> None:
    s = arrives("troll @werewolf_den", dice=[4, 5, 2, own])
    hero = s.hero("ana")
    assert (hero.lives, hero.inner_done, hero.werewolf) == (lives, done, remembered)


@card("werewolf_den")
@rule("TA-14:6", "TA-R32")
def test_the_same_werewolf_is_met_again() -> None:
    s = arrives("troll @werewolf_den werewolf=11", dice=[1, 6])
    assert (s.hero("ana").lives, s.hero("ana").inner_done) == (4, False), "11 + 1 against 6 + 6"
    assert s.told("creature_rolled") == []


@card("plain_of_peril", "valley_of_fire")
@rule("TA-14:6", "TA-14:14")
@pytest.mark.parametrize(
    "start, way, goal", [("vampire_tower", "outward", "mines"), ("pits", "inward", "valley_of_fire")]
)
def test_the_plain_and_the_valley_ask_nothing(start: str, way: str, goal: str) -> None:
    s = arrives("warrior @valley_of_fire objects=talisman", ben="monk @temple")
    assert turn_of(s) == "ben"
    s = arrives("warrior @plain_of_peril", ben="monk @temple")
    assert turn_of(s) == "ben"


@card("crown")
@rule("TA-14:9", "TA-9:8")
@pytest.mark.parametrize("die, lives", [(1, 4), (3, 4), (4, 3), (6, 3)])
def test_alone_on_the_crown_one_must_cast_the_command_spell(die: int, lives: int) -> None:
    s = arrives("warrior @crown objects=talisman", ben="monk @temple", fields={"crown_reached": True}, dice=[die])
    if die >= 4:
        s.asks("ben", "life_or_defeat").times_out("ben")
    assert s.hero("ben").lives == lives


@card("crown", "mending")
@rule("TA-14:10")
def test_on_the_crown_other_spells_are_cast_as_usual() -> None:
    ana = "druid @crown objects=talisman lives=1 spells=mending cast_limit=1"
    s = stands(ana, fields={"crown_reached": True}, turn="ben").say("ana", "cast mending target=druid")
    assert (s.hero("ana").lives, s.hero("ana").space, s.hero("ben").lives) == (4, "crown", 4)
