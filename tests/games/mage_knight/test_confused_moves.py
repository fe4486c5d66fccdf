"""The move of a figure hit by Magic Confusion (MKU-SA.magic_confusion.3 to .9)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Absent, Cancel, EndTurn, Move, Paths, Ranged, Turn, Withdraw
from tests.support.battle import Battle, battle, own, square
from tests.support.moves import go, step
from tests.support.rules import rule

MAGE = own("mage", attack=8, range=12, marks="- - - magic_confusion")
BOUND_MAGE = own("boundmage", speed=6, attack=8, range=12, marks="bound - - magic_confusion")
MAN = own("man", speed=8)
RIDER = own("rider", speed=8, mounted=True)
CHARGER = own("charger", speed=6, marks="charge - - -")
EAGLE = own("eagle", speed=8, marks="flight - - -")
COWARD = own("coward", speed=8, marks="- - - demoralized")
PIKE = own("pike", marks="- - pole_arm -")
SNEAK = own("sneak", speed=8, marks="- sneak_attack - -")
RAM = own("ram", speed=8, marks="ram - - -")
NIMBLE = own("nimble", marks="nimble - - -")
FIGURES = (MAGE, BOUND_MAGE, MAN, RIDER, CHARGER, EAGLE, COWARD, PIKE, SNEAK, RAM, NIMBLE)
HIT = (5, 5)


def confused(
    target: str,
    *others: str,
    dice: tuple[int, ...] = (),
    ana: str = "",
    ben: str = "",
    mage: str = "",
    tokens: int = 0,
    **more: object,
) -> Battle:
    """A1 shoots at B1 at 20,20 and hits; then come the dice given."""
    more.setdefault("left", 2)
    sides = [
        f"A1 mage 20,10 face=90{mage} | A9 man 3,3{ana}",
        f"B1 {target} 20,20 face=90 tokens={tokens} | B9 man 37,37{ben}",
        *others,
    ]
    templates = (square("hindering", name="wood"),)
    s = battle(*sides, figures=FIGURES, templates=templates, dice=[*HIT, *dice], **more)  # type: ignore[arg-type]
    return s.act("ana", Ranged("A1", ("B1",), "magic_confusion"))


def sent(*points: tuple[float, float], face: float = 90, figure: str = "B1") -> Paths:
    """The path that Ana gives."""
    return Paths((step(figure, *points, face=face),))


@rule("MKU-SA.magic_confusion.3", "MKU-SA.magic_confusion.8", "MKU-SA.magic_confusion.4")
def test_the_attacker_moves_the_target_that_was_hit() -> None:
    s = confused("man", tokens=1).says("path_owed", seat=0, figure="B1").silent("hurt", "broke_away", "held_fast")
    assert s.to_act == ["ana"]
    s.refused("ana", sent((20, 28.1)), "too_far", limit="8")
    s.refused("ana", sent((3, 4), figure="A9"), "path_of_confused_only", "MKU-SA.magic_confusion.8", figure="B1")
    s.refused("ana", go("A9", (3, 4)), "paths_owed")
    s.act("ana", sent((20, 28), face=0)).says("moved", figure="B1", length="8").silent("pushed")
    figure = s.figure("B1")
    assert (s.place("B1"), figure.tokens, figure.acted, figure.click) == ((20_000, 28_000, 0), 1, False, 0)


@rule("MKU-SA.magic_confusion.4")
def test_tokens_of_the_target_do_not_matter() -> None:
    s = confused("man", tokens=2).act("ana", sent((20, 22))).says("moved").silent("pushed", "hurt")
    assert s.figure("B1").tokens == 2


@rule("MKU-SA.magic_confusion.8")
def test_without_a_path_or_in_time_the_target_stays() -> None:
    s = confused("man").act("ana", Paths(())).says("confused_stays", figure="B1")
    assert s.place("B1")[:2] == (20_000, 20_000) and s.state.pending is None
    s = confused("man").times_out("ana").says("confused_stays", figure="B1")
    assert s.place("B1")[:2] == (20_000, 20_000)


@rule("MKU-SA.magic_confusion.8")
def test_it_may_only_be_turned_too() -> None:
    confused("man").act("ana", sent(face=200)).says("turned", figure="B1", facing="200")


@rule("MKU-SA.magic_confusion.5")
def test_not_into_contact_with_friends_of_the_attacker() -> None:
    s = confused("man", ana=" | A2 man 20,25", left=4)
    s.refused("ana", sent((20, 23.9)), "confused_contact", "MKU-SA.magic_confusion.5", target="A2", figure="B1")
    s.act("ana", sent((20, 23.879))).says("moved")


@rule("MKU-SA.magic_confusion.5", "MKU-5.2")
def test_not_into_contact_with_a_team_mate_of_the_attacker_either() -> None:
    s = confused("man", "C1 man 20,25", "D1 man 16.1,20", options={"teams": "alternate"})
    s.refused("ana", sent((20, 23.9)), "confused_contact", "MKU-SA.magic_confusion.5", target="C1", figure="B1")
    s.act("ana", sent((17.2, 20))).says("moved").silent("spun")  # a team mate of its own


@rule("MKU-SA.magic_confusion.5", "MKU-14.6")
def test_captives_may_be_touched() -> None:
    s = confused("man", ana=" | A2 man 20,25 captor=B2", ben=" | B2 man 20,26.1")
    s.act("ana", sent((20, 23.9))).says("moved").silent("spun")


@rule("MKU-SA.magic_confusion.5", "MKU-SA.demoralized.2")
def test_a_demoralized_target_may_be_moved_into_contact_with_a_third_side() -> None:
    s = confused("coward", "C1 man 20,25 face=90")
    s.act("ana", sent((20, 23.9))).says("moved").says("spun", figure="C1")


@rule("MKU-SA.magic_confusion.9", "MKU-9.8", "MKU-R24")
def test_the_targets_own_opponents_count_for_everything_after_the_move() -> None:
    s = confused("man", "C1 pike 20,25.1 face=90", ben=" | B2 pike 21.1,24 face=180").act("ana", sent((20, 24)))
    # B2, its friend, neither turns nor strikes; C1 does both.
    assert [one["figure"] for one in s.told("spun")] == ["C1"]
    assert [one["enemy"] for one in s.told("pole_arm")] == ["C1"]
    assert s.figure("B1").hurt_by == 2


@rule("MKU-SA.magic_confusion.3", "MKU-SA.magic_confusion.9", "MKU-8.1")
@pytest.mark.parametrize(("die", "free"), [(3, False), (4, True)])
def test_its_own_opponents_force_a_roll_before_the_path_is_given(die: int, free: bool) -> None:
    s = confused("man", "C1 man 20,21.1 face=90", dice=(die,), left=4)
    s.says("broke_away" if free else "held_fast", figure="B1").says("path_owed")
    if free:
        # Back into contact: a new one.
        s.act("ana", sent((21.1, 21.1))).says("spun", figure="C1")
    else:
        s.refused("ana", sent((20, 15)), "stuck", "MKU-8.3", figure="B1")
        s.act("ana", sent(face=0)).says("turned", figure="B1").silent("spun")


@rule("MKU-SA.magic_confusion.9")
def test_its_friends_force_none() -> None:
    confused("man", ben=" | B2 man 20,21.1").silent("broke_away", "held_fast").act("ana", Paths(()))


@rule("MKU-SA.magic_confusion.8", "MKU-8.6", "MKU-8.5")
def test_a_rider_that_fails_stays_at_once() -> None:
    s = confused("rider", "C1 man 21.1,20", dice=(1,)).says("held_fast", needed=2).says("confused_stays")
    assert s.state.pending is None
    s = confused("rider", "C1 man 21.1,20", dice=(2,)).says("hurt", figure="C1", cause="shake_off")
    assert s.figure("C1").hurt_by == 1
    s.act("ana", Paths(()))


@rule("MKU-SA.magic_confusion.7", "MKU-R63", "MKU-SA.charge.2")
def test_charge_gives_it_the_double_move_only() -> None:
    s = confused("charger", left=4)
    s.refused("ana", sent((20, 32.1)), "too_far", limit="12")
    s.act("ana", sent((20, 32))).says("moved", length="12")


@rule("MKU-SA.magic_confusion.3", "MKU-SA.flight.2", "MKU-7.9")
def test_it_moves_with_its_own_abilities_and_hindrances() -> None:
    s = confused("eagle", ben=" | B2 man 20,24", terrain="T1 wood 20,20")
    s.act("ana", sent((20, 28))).says("moved", length="8")
    s = confused("man", terrain="T1 wood 20,20")
    s.refused("ana", sent((21.4, 20), (21.4, 22.7)), "too_far", limit="4")
    s.act("ana", sent((20, 23.9))).says("moved")


@rule("MKU-SA.sneak_attack.1", "MKU-SA.magic_confusion.3", "MKU-SA.ram.2", "MKU-9.8")
def test_sneak_attack_and_ram_work_for_it() -> None:
    confused("sneak", "C1 man 20,25 face=90").act("ana", sent((20, 23.9))).silent("spun")
    confused("ram", "C1 man 20,25 face=90").act("ana", sent((20, 23.9))).says("ram", target="C1")


@rule("MKU-SA.magic_confusion.6", "MKU-5.16")
def test_no_ability_is_cancelled_while_the_path_is_owed() -> None:
    s = confused("eagle", left=4)
    s.refused("ben", Cancel("B1", "flight"), "decision_open")
    s.act("ana", Paths(()))


@rule("MKU-SA.nimble.2")
def test_nobody_turns_nimbly_while_the_path_is_owed() -> None:
    s = confused("man", ana=" | A2 nimble 30,3")
    s.refused("ana", Turn("A2", 0), "paths_owed")
    s.act("ana", Paths(()), Turn("A2", 0)).says("turned", figure="A2")


@rule("MKU-11.14", "MKU-5.5")
def test_the_attacker_is_pushed_after_the_confused_move() -> None:
    s = confused("man", mage=" tokens=1").silent("pushed")
    s.act("ana", sent((20, 24))).says("pushed", figure="A1")
    assert s.sequence("moved", "pushed") == ["moved", "pushed"] and s.figure("A1").click == 1


@rule("MKU-SA.bound.4", "MKU-SA.magic_confusion.3", "MKU-11.14")
def test_after_a_bound_too() -> None:
    s = battle(
        "A1 boundmage 20,6 tokens=1 | A9 man 3,3", "B1 man 20,20 | B9 man 37,37", figures=FIGURES, dice=HIT, left=2
    )
    s.act("ana", Move(step("A1", (20, 10)), then=Ranged("A1", ("B1",), "magic_confusion"))).silent("pushed")
    s.act("ana", sent((20, 24))).says("moved", figure="B1").says("pushed", figure="A1")
    s.act("ana", EndTurn())


@rule("MKU-11.14", "MKU-5.5", "MKU-P10")
def test_the_attacker_is_pushed_though_the_player_of_the_target_is_declared_withdrawn() -> None:
    s = confused("man", "C1 man 30,30", mage=" tokens=1").act(None, Absent(1))
    s.says("withdrew", seat=1).says("pushed", figure="A1")
    assert s.state.pending is None and s.figure("A1").click == 1 and s.to_act == ["ana"]
    s = confused("man", "C1 man 30,30", mage=" tokens=1").act(None, Absent(2)).silent("pushed")
    s.act("ana", Paths(())).says("pushed", figure="A1")


@rule("MKU-22.17", "MKU-SA.magic_confusion.8")
def test_who_withdraws_before_he_has_given_the_path_gives_none() -> None:
    s = confused("man", "C1 man 30,30").act("ana", Withdraw())
    assert s.state.pending is None and s.state.active == 1 and s.place("B1")[:2] == (20_000, 20_000)
