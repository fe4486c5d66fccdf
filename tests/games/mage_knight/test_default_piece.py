"""Whose choices a panel opens with, what its public ask offers, and what is asked for once more."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Close, EndTurn, Pass
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

FIGURES = (
    own("foot"),
    own("brute", damage=4),
    own("bow", range=10),
    own("knight", marks="charge - - -"),
    own("fast", marks="quickness - - -"),
)


def scene(*sides: str, **more: object) -> Battle:
    """A position with the figures of this file."""
    return battle(*sides, figures=FIGURES, **more)  # type: ignore[arg-type]


FOE = "B1 foot 20,20 face=270"


@rule("MKU-5.5", "MKU-4.6", "MKU-SA.charge.3")
@pytest.mark.parametrize(
    ("side", "first"),
    [
        ("A1 foot 18.9,20 face=0 | A2 brute 20,18.9 face=90", "A2"),  # the harder blow
        ("A1 foot 20,18.9 face=90 | A2 brute 21.1,20 face=180 tokens=1", "A2"),  # pushed, and still the better one
        ("A1 foot 20,18.9 face=90 | A2 foot 21.1,20 face=180 tokens=1", "A1"),
        ("A1 foot 20,18.9 face=90 acted | A2 foot 10,10", "A2"),
        ("A1 foot 20,15 face=90 | A2 bow 22,11 face=90", "A2"),  # whoever can shoot before whoever can come near
        ("A1 foot 20,16 face=90 | A2 knight 20,13 face=90", "A2"),  # a charge strikes now
        ("A1 foot 20,2 face=90 | A2 foot 20,14 face=90", "A2"),  # comes to grips
        ("A1 foot 20,14 tokens=1 | A2 foot 20,2", "A2"),  # nobody is pushed for a walk
        ("A1 foot 20,2 | A2 foot 20,4", "A2"),  # the nearest
        ("A1 foot 3,3 | A2 foot 37,37 acted", "A1"),
    ],
)
def test_the_foremost_is_who_can_do_most(side: str, first: str) -> None:
    s = scene(side, FOE)
    assert s.game.default_piece(s.state, 0) == first
    assert s.game.default_piece(s.state, 1) == "", "it is not his turn"


@rule("MK2-19.13", "MK2-33.16")
@pytest.mark.parametrize(
    ("side", "first"),
    [
        ("A1 foot 20,16 face=90 | A2 surger 20,14.5 face=90", "A2"),  # 4.3 inches between the bases, half of 9 is 5
        ("A1 foot 20,16 face=90 | A2 surger 20,13 face=90", "A1"),  # 5.8: too far for a surge, so the nearer comes
        ("A1 foot 20,16 face=90 | A2 springer 20,3 face=90", "A2"),  # 8 inches and a range of 10
    ],
)
def test_in_the_second_edition_a_surge_counts_half_the_speed(side: str, first: str) -> None:
    armed = {"speed_type": "foot", "attack_type": "melee", "proficiencies": ()}
    figures = (
        own("foot", **armed),
        own("surger", speed=9, **{**armed, "proficiencies": ("surge",)}),
        own("springer", marks="bound - - -", range=10, **{**armed, "attack_type": "ranged"}),
    )
    s = battle(side, FOE, figures=figures, options={"rules": "mk2", "build_total": 200})
    assert s.game.default_piece(s.state, 0) == first


@rule("MKU-4.3", "MKU-SA.quickness.1")
def test_without_actions_only_quick_figures_can_do_anything() -> None:
    s = scene("A1 foot 20,18.9 face=90 | A2 fast 10,10", FOE, left=0)
    assert s.game.default_piece(s.state, 0) == "A2"
    s = scene("A1 foot 20,18.9 face=90", FOE, left=0)
    assert s.game.default_piece(s.state, 0) == ""


@rule("MKU-4.3")
def test_an_action_given_away_is_asked_for_once_more_only_while_somebody_could_be_given_it() -> None:
    s = scene("A1 foot 20,18.9 face=90", FOE)
    assert s.game.needs_confirmation(s.state, 0, EndTurn()) == "end_early"
    assert s.game.needs_confirmation(s.state, 0, Pass()) == "pass_early"
    assert s.game.needs_confirmation(s.state, 0, Close("A1", "B1")) == ""
    for side, left in (("A1 foot 20,18.9 face=90", 0), ("A1 foot 20,18.9 face=90 acted", 1)):
        s = scene(side, FOE, left=left)
        assert s.game.needs_confirmation(s.state, 0, EndTurn()) == ""


@rule("MKU-4.1")
def test_the_end_of_the_turn_is_likely_for_whose_turn_it_is() -> None:
    s = scene("A1 foot 20,18.9 face=90", FOE)
    public = s.game.view(s.state, None)
    assert (s.game.public_buttons(public, 0), s.game.public_buttons(public, 1)) == (("end_turn",), ())
    assert [s.game.parse(line, s.state, 0, None) for line in s.game.public_buttons(public, 0)] == [EndTurn()]
