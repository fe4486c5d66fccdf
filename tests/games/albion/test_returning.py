"""The return to play: place, horse, points, equipment, what silence gives (AL-10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.joust import Joust, scene
from tests.support.rules import rule

BACK = "1.1 gawain @C19 horse S=6 P=6 start_power=8 returning base=6,6"
AWAY = "2.1 lancelot @B14"
CAPTURED = (1, 1, 1)
"""The card, and a ransom of 1."""


def back(ana: str = BACK, points: int = 10, phase: str = "movement", **more: Any) -> Joust:
    """A ransomed knight stands in his castle; his owner may still choose."""
    return scene(phase, ana=ana, ben=more.pop("ben", AWAY), treasury={"ana": points}, **more)


def captured(*others: str, dice: tuple[int, ...] = CAPTURED, **more: Any) -> Joust:
    """Ana's first knight was captured and is ransomed; others stand where they are."""
    ana = " | ".join(["1.1 gawain @D13 S=16 sword mail entered=galehot", *others])
    s = scene("fate", ana=ana, ben=more.pop("ben", AWAY), dice=dice, **more)
    return s.asks("ana", "event_ransom").say("ana", "yes")


# -- place and horse -----------------------------------------------------------------------------------------------


@rule("AL-10.4", "AL-10.5", "AL-4.2", "AL-10.9")
def test_he_returns_with_six_and_six_and_a_horse_and_keeps_the_power_of_the_start() -> None:
    s = captured().says("returned", pawn="1.1", hex="C19", mounted=True)
    knight = s.knight("1.1")
    assert (knight.strength, knight.power, knight.damage, knight.power_limit) == (6, 6, 0, 6)
    assert (knight.start_power, knight.transport, knight.tokens, knight.returning) == (8, "horse", [], True)


@rule("AL-10.9", "AL-R24")
def test_from_an_empty_supply_there_is_no_horse() -> None:
    s = captured(lying={"A19": " ".join(["horse"] * 20)}).says("returned", mounted=False)
    assert s.knight("1.1").transport == "foot"


@rule("AL-10.8", "AL-10.13", "AL-R23")
@pytest.mark.parametrize(
    ("others", "place"),
    [
        (("C19",), "D19"),
        (("C19", "D19"), "C18"),
        (("C19", "D19", "C18"), "B18"),
        (("C19", "D19", "C18", "B18"), "B19"),
        (("C19", "D19", "C18", "B18", "B19"), "B17"),
    ],
)
def test_where_the_castle_is_taken_the_nearest_free_hex_in_order(others: tuple[str, ...], place: str) -> None:
    # neighbours E, NE, NW, W on the southern edge; farther out the lowest label of B17 C17 D17 A18 D18 A19 E19
    names = ("lancelot", "ector", "lavain", "galahad")
    ben = " | ".join(
        [f"2.{number} {name} @{hex_}" for number, (name, hex_) in enumerate(zip(names, others, strict=False), 1)]
    )
    own = [f"1.2 kay @{hex_}" for hex_ in others[len(names) :]]
    captured(*own, ben=ben).says("returned", pawn="1.1", hex=place)


@rule("AL-10.8")
def test_several_of_one_phase_come_by_group_and_pawn() -> None:
    ana = "1.2 kay @D13 entered=galehot | 1.1 gawain @C13 entered=galehot"
    s = scene("fate", ana=ana, ben=AWAY, dice=[1, 1, 1, 1, 1, 1])
    s.asks("ana", "event_ransom").say("ana", "yes").silent("returned").asks("ana", "event_ransom").say("ana", "yes")
    assert [(one["pawn"], one["hex"]) for one in s.told("returned")] == [("1.1", "C19"), ("1.2", "D19")]


@rule("AL-10.12", "AL-6.11")
def test_marks_of_cards_end_with_a_return() -> None:
    ana = "1.1 gawain @D13 horse entered=galehot skip_next_move allowance=4"
    s = scene("fate", ana=ana, ben=AWAY, dice=CAPTURED).asks("ana", "event_ransom").say("ana", "yes")
    assert not s.knight("1.1").skip_next_move and not s.knight("1.1").allowance
    s.say("ana", "orders 1: C18-C17-C16").say("ben", "orders none")
    assert s.knight("1.1").hex == "C16"


@rule("AL-10.12", "AL-10.11", "AL-11.9")
def test_who_is_ransomed_in_phase_3_may_have_to_fight_in_phase_4_with_what_silence_gives_him() -> None:
    s = captured(ben="2.1 lancelot @C18 S=15 sword plate", treasury={"ana": 11})
    assert s.to_act == ["ana", "ben"] and s.state.phase == "declare"
    s.say("ana", "declare none").say("ben", "declare 2.1: 1.1").says("fight_started")
    assert (s.knight("1.1").strength, s.has("1.1"), s.state.seats[0].treasury) == (10, ["estoc", "leather"], 6)


# -- points --------------------------------------------------------------------------------------------------------


@rule("AL-10.6", "AL-25.4", "AL-4.2", "AL-R22")
def test_a_point_buys_a_point_of_strength_or_power_and_the_power_is_the_new_limit() -> None:
    s = back().say("ana", "return 1.1 S=9 P=8 sword leather")
    knight = s.knight("1.1")
    assert (knight.strength, knight.power, knight.power_limit, knight.start_power) == (9, 8, 8, 8)
    assert s.state.seats[0].treasury == 5 and s.has("1.1") == ["sword", "leather"] and not knight.returning
    s.refused("ana", "return 1.1 S=10 P=8 sword leather", "not_returning", "AL-10.11")


@rule("AL-10.6")
@pytest.mark.parametrize(("points", "allowed"), [(3, True), (2, False)])
def test_nobody_spends_what_he_has_not(points: int, allowed: bool) -> None:
    s = back(points=points)
    if allowed:
        assert s.say("ana", "return 1.1 S=8 P=7 estoc leather").state.seats[0].treasury == 0
    else:
        s.refused("ana", "return 1.1 S=8 P=7 estoc leather", "not_so_many_points", "AL-10.6", price=3, treasury=2)


@rule("AL-10.6")
def test_sixteen_and_twenty_four_are_the_most() -> None:
    s = back(points=30).refused("ana", "return 1.1 S=17 P=6 sword mail", "raised_too_far", "AL-10.6", most=16)
    s.refused("ana", "return 1.1 S=6 P=17 knights_mace leather", "raised_too_far", "AL-10.6")
    s.refused("ana", "return 1.1 S=16 P=9 sword mail", "raised_sum", "AL-10.6", given=25, most=24)
    s.refused("ana", "return 1.1 S=5 P=6 leather", "below_return", "AL-10.6", strength=6)
    assert s.say("ana", "return 1.1 S=16 P=8 sword mail").state.seats[0].treasury == 30 - 12


@rule("AL-10.6", "AL-16.10")
@pytest.mark.parametrize(
    ("line", "key"), [("S=18 P=8", ""), ("S=18 P=9", "raised_sum"), ("S=19 P=8", "raised_too_far")]
)
def test_what_he_kept_above_the_limits_stays_but_is_not_raised(line: str, key: str) -> None:
    s = back(BACK.replace("S=6 P=6", "S=18 P=8").replace("base=6,6", "base=18,8"))
    if key:
        s.refused("ana", f"return 1.1 {line} sword mail", key, "AL-10.6")
    else:
        assert s.say("ana", f"return 1.1 {line} sword mail").state.seats[0].treasury == 10


# -- equipment -----------------------------------------------------------------------------------------------------


@rule("AL-10.7", "AL-4.12", "AL-4.13", "AL-4.14", "AL-4.15")
def test_he_is_armed_by_the_rules_of_arming() -> None:
    s = back().refused("ana", "return 1.1 S=8 P=6 sword leather", "too_weak", "AL-4.12")
    s.refused("ana", "return 1.1 S=9 P=6 sword", "armour_needed", "AL-4.13")
    s.refused("ana", "return 1.1 S=9 P=6 sword knights_mace estoc leather", "too_many_of_class", "AL-4.6")
    s.refused("ana", "return 1.1 S=6 P=6 shield leather", "shield_needs_weapon", "AL-4.8")
    s.say("ana", "return 1.1 S=6 P=6 knights_mace leather shield")
    assert s.board.load(s.knight("1.1")) == 2


@rule("AL-7.10", "AL-10.9", "AL-10.7")
@pytest.mark.parametrize("horse", ["horse ", ""])
def test_a_heavy_lance_needs_the_horse_that_he_got(horse: str) -> None:
    s = back(BACK.replace("horse ", horse))
    if horse:
        assert s.say("ana", "return 1.1 S=13 P=6 heavy_lance leather").state.seats[0].treasury == 3
    else:
        s.refused("ana", "return 1.1 S=13 P=6 heavy_lance leather", "riders_only", "AL-7.10")


@rule("AL-10.10", "AL-H9", "AL-H18")
@pytest.mark.parametrize("known", [True, False])
def test_what_the_unrevealed_returns_with_only_his_owner_learns(known: bool) -> None:
    s = back(BACK + (" revealed" if known else "")).say("ana", "return 1.1 S=9 P=6 sword leather")
    assert [event.to for event in s.events if event.key == "returns_with"] == [None if known else (0,)]
    assert (s.match.view(1).pawns[0].figures is not None) == known
    assert ("equipped" in s.sequence()) != known


# -- silence -------------------------------------------------------------------------------------------------------


@rule("AL-10.11", "AL-D14")
@pytest.mark.parametrize(
    ("points", "strength", "left", "weapon"),
    [
        (20, 10, 16, "estoc"),
        (10, 10, 6, "estoc"),
        (9, 9, 6, "estoc"),
        (7, 7, 6, "estoc"),
        (6, 6, 6, "knights_mace"),
        (2, 6, 2, "knights_mace"),
    ],
)
def test_silence_raises_strength_by_four_while_six_points_are_left(
    points: int, strength: int, left: int, weapon: str
) -> None:
    s = back(points=points).say("ana", "orders none").say("ben", "orders none")  # the next phase 2 begins
    knight = s.knight("1.1")
    assert (knight.strength, knight.power, s.state.seats[0].treasury) == (strength, 6, left)
    assert s.has("1.1") == [weapon, "leather"] and not knight.returning


@rule("AL-10.11")
def test_nobody_waits_for_the_choice_and_it_may_be_made_while_others_move() -> None:
    s = back().say("ana", "orders none")
    assert s.to_act == ["ben"] and "return 1.1" in [
        offer.facts["line"] for offer in s.game.legal(s.state, 0) if offer.kind == "return"
    ]
    s.say("ana", "return 1.1 S=9 P=6 sword leather").say("ben", "orders none")
    assert s.has("1.1") == ["sword", "leather"] and s.state.seats[0].treasury == 7


@rule("AL-10.11")
def test_it_is_his_owner_who_chooses_and_a_return_there_must_be() -> None:
    s = back().refused("ben", "return 2.1 S=9 P=6 sword leather", "not_returning", "AL-10.11")
    s.refused("ana", "return 1.1 S=9 P=6 heavy_lance sword light_lance leather", "too_many_of_class")


@rule("AL-10.11", "AL-10.9", "AL-25.2")
def test_nothing_is_chosen_before_he_is_placed_and_has_his_horse() -> None:
    ana = "1.1 gawain @C17 S=16 P=8 sword mail | 1.2 kay @C10 S=16 sword mail"
    s = scene("declare", ana=ana, ben="2.1 lancelot @D17 S=15 sword mail | 2.2 ector @D10 S=15 sword mail")
    s.say("ana", "declare 1.1: 2.1 / 1.2: 2.2").say("ben", "declare none")
    s.say("ana", "capitulate 0").say("ben", "deal accept").silent("returned")  # 1.2; the other fight is to come
    line = "return 1.2 S=16 P=10 heavy_lance leather"
    s.refused("ana", line, "not_placed_yet", "AL-10.11", pawn="1.2")
    assert "return" not in [offer.kind for offer in s.game.legal(s.state, 0)]
    s.say("ana", "pass").say("ben", "pass").says("returned", pawn="1.2", mounted=True)
    assert "return" in [offer.kind for offer in s.game.legal(s.state, 0)]
    s.say("ana", line)
    assert s.has("1.2") == ["heavy_lance", "leather"]


@rule("AL-10.7", "AL-10.11")
def test_to_be_defeated_before_he_chose_loses_what_silence_gave() -> None:
    s = captured(ben="2.1 lancelot @C18 S=15 axe plate", dice=(*CAPTURED, 1, 1, 2, 1, 1, 2, 6, 6, 6, 6))
    s.say("ana", "declare none").say("ben", "declare 2.1: 1.1").say("ben", "strike").say("ana", "none")
    s.says("unhorsed", pawn="1.1")
    assert s.lies("C19") == ["horse"] and not s.knight("1.1").returning
    s.say("ben", "strike").say("ana", "none").says("eliminated", pawn="1.1")
