"""Capturing (section 14, the movement of captives apart) and the abilities that concern it."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Close
from bot.games.mage_knight.content.content import Click
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

MAN = own("man", attack=8, defense=15, damage=2, points=17)
RAGE = own("rage", marks="- - - berserk")
FURY = own("fury", marks="- - - battle_fury")
STEEL = own("steel", marks="- - invulnerability -")
CHIEF = own("chief", marks="- - - command")
COWARD = own("coward", marks="- - - demoralized")
SWEEPER = own("sweeper", marks="- sweep - -")
MASTER = own("master", attack=8, marks="- weapon_master - -")
DODGER = own("dodger", marks="- - dodge -")
PLATED = own("plated", marks="flight - - magic_enhancement")
LAST = own("last", dial=[Click(8, 9, 15, 2)])
FIGURES = (MAN, RAGE, FURY, STEEL, CHIEF, COWARD, SWEEPER, MASTER, DODGER, PLATED, LAST)


def duel(*sides: str, dice: list[int] | None = None, **more: object) -> Battle:
    """A position with the figures of this file."""
    return battle(*sides, figures=FIGURES, dice=dice or [], **more)  # type: ignore[arg-type]


CAPTURE = Close("A1", "B1", capture=True)


@rule("MKU-14.1", "MKU-14.2", "MKU-14.3", "MKU-11.4")
@pytest.mark.parametrize(("dice", "taken"), [([4, 5], True), ([4, 4], False)])
def test_a_capture_attempt_needs_two_more_and_does_no_damage(dice: list[int], taken: bool) -> None:
    s = duel("A1 man 10,10", "B1 man 10,11.1 | B2 man 30,30", dice=dice)
    s.act("ana", CAPTURE).says("attack_declared", how="capture").says("hit" if taken else "missed", defense=17)
    assert s.figure("B1").captor == ("A1" if taken else "")
    assert s.figure("A1").captive == ("B1" if taken else "")
    assert s.figure("B1").click == 0
    if taken:
        s.says("captured", seat=0, figure="A1", target="B1").silent("hurt")


@rule("MKU-R68")
@pytest.mark.parametrize("tokens", [1, 2])
def test_a_captive_keeps_its_tokens(tokens: int) -> None:
    s = duel("A1 man 10,10", f"B1 man 10,11.1 tokens={tokens} | B2 man 30,30", dice=[4, 5])
    s.act("ana", CAPTURE).says("captured", target="B1")
    assert s.figure("B1").tokens == tokens


@rule("MKU-14.3")
def test_two_sixes_capture_without_damage() -> None:
    s = duel("A1 man 10,10", "B1 man 10,11.1 | B2 man 30,30", dice=[6, 6])
    s.act("ana", CAPTURE).says("critical_hit").silent("hurt")
    assert s.figure("B1").captor == "A1" and s.figure("B1").click == 0


@rule("MKU-14.4")
def test_two_ones_are_a_critical_miss() -> None:
    s = duel("A1 man 10,10", "B1 man 10,11.1", dice=[1, 1])
    s.act("ana", CAPTURE).says("critical_miss")
    assert (s.figure("A1").click, s.figure("B1").click, s.figure("B1").captor) == (1, 0, "")


@rule("MKU-14.5", "MKU-14.6", "MKU-SA.0.10")
def test_a_captive_has_no_abilities_and_no_side() -> None:
    s = duel("A1 man 10,10 | A2 man 11.1,10", "B1 plated 10,11.1 | B2 man 30,30", dice=[5, 5])
    assert s.field.has(s.figure("B1"), "magic_enhancement")
    s.act("ana", CAPTURE)
    captive = s.figure("B1")
    assert not s.field.has(captive, "magic_enhancement") and not s.field.has(captive, "flight")
    for other in ("A1", "A2", "B2"):
        assert not s.field.friends(s.figure(other), captive) and not s.field.foes(s.figure(other), captive)


@rule("MKU-14.7")
def test_captives_in_contact_are_no_opponents() -> None:
    s = duel("A1 man 10,10", "B1 man 10,11.1 | B2 man 30,30", dice=[5, 5])
    assert [one.id for one in s.field.opponents(s.figure("A1"))] == ["B1"]
    s.act("ana", CAPTURE)
    assert s.field.opponents(s.figure("A1")) == [] and s.field.opponents(s.figure("B1")) == []


@rule("MKU-14.8", "MKU-13.8")
def test_a_captor_makes_no_other_attempt() -> None:
    s = duel("A1 man 10,10", "B1 man 10,11.1 | B2 man 8.9,10 captor=A1")
    s.refused("ana", CAPTURE, "captor_cannot_fight", "MKU-13.8")
    assert s.figure("A1").captive == "B2"


@rule("MKU-14.15", "MKU-14.19")
def test_a_captor_is_not_captured() -> None:
    s = duel("A1 man 10,10 | A9 man 11.1,11.1 captor=B1", "B1 man 10,11.1")
    s.refused("ana", CAPTURE, "captor_not_captured", "MKU-14.15", target="B1")
    assert s.figure("B1").captor == ""


@rule("MKU-14.9", "MKU-14.19")
def test_a_captive_is_not_captured_again() -> None:
    s = duel("A1 man 10,10 | A2 man 8.9,11.1", "B1 man 10,11.1 captor=A2 | B2 man 30,30")
    s.refused("ana", CAPTURE, "target_captive", "MKU-14.9")
    assert s.figure("B1").captor == "A2"


@rule("MKU-14.19", "MKU-SA.berserk.2", "MKU-SA.battle_fury.1", "MKU-SA.invulnerability.4", "MKU-SA.command.3")
@pytest.mark.parametrize(
    ("code", "captures", "captured"),
    [
        ("man", True, True),
        ("coward", False, True),
        ("rage", False, False),
        ("fury", False, False),
        ("steel", False, False),
        ("chief", True, False),
    ],
)
def test_who_captures_and_who_is_captured(code: str, captures: bool, captured: bool) -> None:
    s = duel(f"A1 {code} 10,10 | A9 man 30,10", "B1 man 10,11.1 | B2 man 30,30", dice=[5, 5] if captures else [])
    if captures:
        s.act("ana", CAPTURE).says("captured", figure="A1")
    elif code == "coward":
        s.refused("ana", CAPTURE, "demoralized", "MKU-SA.demoralized.1")
    else:
        s.refused("ana", CAPTURE, "cannot_capture", "MKU-14.19", figure="A1")
    s = duel("A1 man 10,10", f"B1 {code} 10,11.1 | B2 man 30,30", dice=[5, 5] if captured else [])
    if captured:
        s.act("ana", CAPTURE).says("captured", target="B1")
    else:
        s.refused("ana", CAPTURE, "cannot_be_captured", "MKU-14.19", target="B1")
    assert bool(s.figure("A1").captive) is captured


@rule("MKU-SA.demoralized.4")
def test_the_demoralized_are_attacked_and_captured_like_others() -> None:
    s = duel("A1 man 10,10", "B1 coward 10,11.1 | B2 man 30,30", dice=[5, 5])
    s.act("ana", Close("A1", "B1")).says("hurt", figure="B1", clicks=2)
    assert s.figure("B1").click == 2


@rule("MKU-14.19", "MKU-SA.sweep.1", "MKU-SA.weapon_master.3", "MKU-SA.0.8")
def test_modes_do_not_capture() -> None:
    s = duel("A1 sweeper 10,10 | A2 master 20,20", "B1 man 10,11.1 | B2 man 20,21.1", dice=[5, 5])
    s.refused("ana", Close("A1", "", "sweep", capture=True), "mode_cannot_capture", "MKU-SA.sweep.1")
    s.refused("ana", Close("A2", "B2", "weapon_master", capture=True), "mode_cannot_capture", "MKU-SA.weapon_master.3")
    s.act("ana", Close("A2", "B2", capture=True)).says("captured", figure="A2", target="B2")
    assert s.figure("B2").captor == "A2"


@rule("MKU-SA.dodge.1")
@pytest.mark.parametrize(("die", "taken"), [(3, True), (4, False)])
def test_a_capture_may_be_dodged(die: int, taken: bool) -> None:
    s = duel("A1 man 10,10", "B1 dodger 10,11.1 | B2 man 30,30", dice=[6, 6, die])
    s.act("ana", CAPTURE).says("dodge_rolled", die=die, dodged=not taken)
    assert bool(s.figure("B1").captor) is taken


@rule("MKU-14.16", "MKU-14.17")
def test_a_captive_that_is_freed_acts_in_the_same_turn() -> None:
    s = duel(
        "A1 last 10,10 tokens=0 | A2 man 30,30",
        "B1 man 10,11.1 captor=A1 | B2 man 8.9,10 face=0 | B3 man 20,20",
        active="ben",
        left=3,
        dice=[5, 5],
    )
    s.refused("ben", Close("B1", "A2"), "captive_cannot_act", "MKU-14.5")
    s.act("ben", Close("B2", "A1")).says("freed", figure="B1")
    s.refused("ben", Close("B1", "A2"), "target_not_in_contact", "MKU-13.1")
    assert s.figure("B1").tokens == 0
    s = duel(
        "A1 last 10,10 | A2 man 11.1,11.1",
        "B1 man 10,11.1 face=0 captor=A1 | B2 man 8.9,10 face=0",
        active="ben",
        left=3,
        dice=[5, 5, 2, 3],
    )
    s.act("ben", Close("B2", "A1")).act("ben", Close("B1", "A2")).says("missed", target="A2")
    assert s.figure("B1").tokens == 1


@rule("MKU-14.17")
def test_the_tokens_of_a_freed_figure_count_as_usual() -> None:
    s = duel(
        "A1 last 10,10 | A2 man 11.1,11.1",
        "B1 man 10,11.1 face=0 captor=A1 tokens=2 | B2 man 8.9,10 face=0 | B3 man 30,30",
        active="ben",
        left=3,
        dice=[5, 5],
    )
    s.act("ben", Close("B2", "A1"))
    s.refused("ben", Close("B1", "A2"), "too_many_tokens", "MKU-5.6")
    assert s.figure("B1").captor == ""
