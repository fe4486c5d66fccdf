"""Armies, figures and items before the battle in 2.0 (MK2-1 to 3, 27, 28, 31, 33.7, 33.8, 34.3, 35)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.content.content import Click, Content
from bot.games.mage_knight.editions.table import EDITIONS, as_read
from tests.support.battle import Battle, battle, own, starter
from tests.support.figures import opened
from tests.support.rules import rule

SLOTS = ("hand", "charm")
MEN = [own(f"man{points}", points=points) for points in (19, 21, 25, 34, 35, 50)]
LORD = own("lord", points=30, rank="unique", item_slots=SLOTS, attack_type="melee", speed_type="foot")
TWIN = own("twin", points=30, rank="unique", name="Lord")
FIGURES = [*MEN, LORD, TWIN]


def mustering(*dice: int, **options: Any) -> Battle:
    """Both may hand in their armies."""
    return opened(2, dice=dice, figures=FIGURES, **{"rules": "mk2", "build_total": 100, **options})


@rule("MK2-3.1", "MK2-3.2", "MK2-3.3")
def test_the_sum_may_be_the_build_total_and_no_more() -> None:
    s = mustering()
    s.say("ana", "army man19, man21, man25, man34")
    assert s.state.players[0].points == 99
    s.say("ben", "army man50 x2")
    over = mustering()
    over.refused("ana", "army man50, man25, man19, man21", "army_over")


@rule("MK2-3.4", "MK2-3.5", "MK2-3.6")
def test_the_unique_are_once_in_an_army_and_others_as_often_as_wanted() -> None:
    s = mustering()
    s.refused("ana", "army lord x2", "unique_twice")
    s.say("ana", "army lord, twin, man19 x2")  # another number is another figure
    s.say("ben", "army lord")


@rule("MK2-3.9")
def test_an_army_has_at_least_one_warrior() -> None:
    mustering().refused("ana", "army", "missing_field")


@rule("MK2-3.8", "MK2-28.3", "MK2-3.12", "MK2-31.6")
@pytest.mark.parametrize(("men", "fits"), [("man50, man19", False), ("man50", True)])
def test_items_cost_points_and_need_agreement(men: str, fits: bool) -> None:
    """The blade costs points of its own beside 30 and 50 (and 19)."""
    blade = starter().items["whetted_blade"].points
    assert blade > 1
    line = f"army lord, {men}, item whetted_blade on lord"
    mustering().refused("ana", "army lord, item whetted_blade on lord", "items_not_agreed", "MK2-31.6")
    s = mustering(items=True)
    if fits:
        s.say("ana", line)
        assert s.state.players[0].points == 80 + blade
    else:
        s.refused("ana", line, "army_over")


@rule("MK2-28.1", "MK2-28.2", "MK2-28.3", "MK2-28.4", "MK2-3.13", "MK2-28.14")
@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("army lord, man19, item whetted_blade on man19", "no_slot_for_item"),
        ("army lord, item iron_standard on lord", "no_slot_for_item"),
        ("army lord, item whetted_blade on lord, item whetted_blade on lord", "slots_full"),
        ("army lord, item long_string on lord", "item_restricted"),
        ("army man19, item whetted_blade on lord", "bearer_not_in_army"),
    ],
)
def test_who_may_bear_what(line: str, key: str) -> None:
    mustering(items=True, build_total=200).refused("ana", line, key)


@rule("MK2-3.13", "MK2-28.10")
def test_a_relic_is_once_in_an_army_and_may_be_in_two() -> None:
    bells = [
        own(f"bell{number}", points=10, rank="unique", item_slots=("charm",) * 2, speed_type="foot")
        for number in (1, 2)
    ]
    s = opened(2, figures=bells, rules="mk2", build_total=100, items=True)
    relic = next(one.id for one in starter().items.values() if one.relic and one.slot == "charm")
    line = f"army bell1, bell2, item {relic} on bell1"
    s.refused("ana", f"{line}, item {relic} on bell2", "relic_twice", "MK2-3.13")
    s.say("ana", line).say("ben", line)


@rule("MK2-27.2", "MK2-27.3", "MK2-27.7", "MK2-27.8", "MK2-3.12", "MK2-H7", "MK2-4.7", "MK2-31.6", "MK2-30.11")
def test_domains_cost_points_are_revealed_with_the_armies_and_come_into_play_in_order() -> None:
    mustering().refused("ana", "army man50, domain harvest_fog", "domain_not_agreed", "MK2-31.6")
    s = mustering(6, 5, 1, 1, domains=True)
    s.refused("ana", "army man50, domain harvest_fog, domain holy_week", "domains_too_many", "MK2-27.2")
    s.say("ben", "army man19, domain holy_week")
    hidden = next(one for one in s.game.view(s.state, 0).players if one.seat == 1)
    assert (hidden.domain, hidden.points) == ("", 0)
    s.say("ana", "army man50, domain harvest_fog")
    assert [one.domain for one in s.game.view(s.state, 0).players] == ["harvest_fog", "holy_week"]
    assert s.state.players[1].points == 19 + starter().domains["holy_week"].points
    for name in ("ana", "ben"):
        s.say(name, "pool none")
    while s.state.phase == "objectives":
        s.say(s.to_act[0], "objective auto")
    first = s.state.order[0] if s.state.first < 0 else s.state.first
    both = ("harvest_fog", "holy_week")
    assert s.state.domains == (both if first == 0 else both[::-1])


@rule("MK2-2.1", "MK2-2.2", "MK2-2.3", "MK2-2.4", "MK2-2.5", "MK2-H1", "MK2-H3", "MK2-H6", "MK2-2.10")
def test_a_figure_shows_its_base_and_its_present_click_alone() -> None:
    dial = [Click(8, 9, 15, 2, ("", "", "toughness", "")), Click(6, 7, 14, 1), Click(5, 5, 13, 1)]
    ward = own(
        "ward",
        points=44,
        rank="tough",
        dial=dial,
        speed_type="foot",
        attack_type="ranged",
        attack_bonus=2,
        range=12,
        ranged_damage=3,
        targets=2,
        faction="knights_immortal",
        subfaction="vigil",
    )
    s = battle("A1 ward 10,10 face=30 click=1", "B1 ward 20,20", figures=[ward], options={"rules": "mk2"})
    for viewer in (0, 1, None):
        seen = next(one for one in s.game.view(s.state, viewer).figures if one.id == "A1")
        base = (seen.rank, seen.faction, seen.subfaction, seen.points, seen.arc, seen.range, seen.targets)
        assert base == ("tough", "knights_immortal", "vigil", 44, 90, 12, 2)
        assert (seen.attack_type, seen.attack_bonus, seen.ranged_damage, seen.speed_type) == ("ranged", 2, 3, "foot")
        assert (seen.speed, seen.attack, seen.defense, seen.damage, seen.abilities) == (6, 7, 14, 1, ("", "", "", ""))
        assert seen.clicks is None


@rule("MK2-2.8", "MK2-2.9", "MK2-22.3")
def test_damage_turns_the_dial_on_and_healing_back_as_far_as_the_start() -> None:
    mender = own("mender", marks="- healing - -", damage=3, speed_type="foot", attack_type="melee")
    s = battle(
        "A1 mender 10,10 face=0 | A2 mender 11.1,10 click=2 | A3 mender 2,2",
        "B1 mender 30,30",
        figures=[mender],
        options={"rules": "mk2", "build_total": 300},
        dice=[5, 5],
    )
    s.say("ana", "heal A1 -> A2")
    assert s.figure("A2").click == 0


# -- packs of both editions ------------------------------------------------------------------------------------------


def read(figure: Any, edition: str) -> Any:
    """A figure as an edition reads it."""
    return as_read(Content({figure.key: figure}, {}, {}), EDITIONS[edition]).figures.get(figure.key)


@rule("MK2-33.7", "MK2-33.8")
@pytest.mark.parametrize(
    ("edition", "older", "printed", "reads"),
    [
        ("mk2", False, "magic_immunity", "magic_resistance"),
        ("mk2", True, "magic_immunity", "magic_immunity"),
        ("mku", False, "magic_resistance", "magic_immunity"),
        ("mku", False, "magic_immunity", "magic_immunity"),
    ],
)
def test_the_mark_of_magic_in_the_defense_slot_is_read_by_the_edition(
    edition: str, older: bool, printed: str, reads: str
) -> None:
    figure = own("ward", marks=f"- - {printed} -", older=older)
    assert read(figure, edition).clicks[0].abilities[2] == reads


@rule("MK2-35.8", "MK2-35.9")
@pytest.mark.parametrize(
    ("speed_type", "mark", "older", "left"),
    [
        ("flyer", "flight", False, ""),
        ("swimmer", "aquatic", False, ""),
        ("flyer", "aquatic", False, "aquatic"),
        ("foot", "flight", True, "flight"),
    ],
)
def test_the_speed_type_takes_the_place_of_its_ability(speed_type: str, mark: str, older: bool, left: str) -> None:
    figure = own("bird", marks=f"{mark} - - -", speed_type=speed_type, older=older)
    assert read(figure, "mk2").clicks[0].abilities[0] == left


@rule("MK2-35.1", "MK2-35.2", "MK2-35.3", "MK2-35.4", "MK2-35.7", "MK2-18.1")
@pytest.mark.parametrize(("mounted", "speed_type"), [(True, "mounted"), (False, "foot")])
def test_figures_of_the_first_edition_are_melee_and_shoot_with_their_damage(mounted: bool, speed_type: str) -> None:
    figure = own("vet", older=True, mounted=mounted, range=10, damage=3)
    now = read(figure, "mk2")
    assert (now.speed_type, now.attack_type, now.attack_bonus, now.item_slots) == (speed_type, "melee", 0, ())
    s = battle(
        "A1 vet 10,10 face=0 | A2 vet 3,3",
        "B1 vet 18,10 face=180",
        figures=[own("vet", older=True, range=10, damage=3)],
        options={"rules": "mk2"},
        dice=[4, 3],
    )
    s.say("ana", "ranged A1 -> B1")
    assert s.figure("B1").click == 3


@rule("MK2-35.5", "MK2-18.11")
def test_an_older_figure_that_shows_magic_immunity_is_magic_immune() -> None:
    ward = own("ward", marks="- - magic_immunity -", older=True)
    mage = own("mage", speed_type="foot", attack_type="magic", range=10, ranged_damage=1)
    s = battle(
        "A1 mage 10,10 face=0 | A2 mage 3,3", "B1 ward 18,10 face=180", figures=[ward, mage], options={"rules": "mk2"}
    )
    s.refused("ana", "ranged A1 -> B1", "target_immune")


@rule("MK2-35.6", "MK2-35.10")
def test_charge_of_an_older_figure_is_that_of_this_edition_and_flight_keeps_from_double_time() -> None:
    bull = own("bull", marks="charge - - -", older=True)
    wing = own("wing", marks="flight - - -", older=True)
    s = battle(
        "A1 bull 10,10 face=0 | A2 wing 3,3 face=0",
        "B1 bull 18.9,10 face=180",
        figures=[bull, wing],
        options={"rules": "mk2", "build_total": 300},
        dice=[4, 3],
    )
    s.say("ana", "charge A1 path=17.8,10 -> B1").says("hit", target="B1")
    s.refused("ana", "move A2 double path=3,12", "ability_keeps_pace")
    s.refused("ana", "move A2 take_off path=3,6", "cannot_soar")


@rule("MK2-X2", "MK2-0.2")
def test_slots_make_a_base_bigger_in_this_edition_alone() -> None:
    lord = own("lord", rank="unique", item_slots=SLOTS, points=33)
    assert (read(lord, "mku").radius, read(lord, "mk2").radius) == (550, 875)
    assert read(lord, "mku").points == read(lord, "mk2").points == 33
