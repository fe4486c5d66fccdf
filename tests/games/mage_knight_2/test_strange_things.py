"""Items that the shipped pack does not have, in all that the vocabulary of effects allows (MK2-3.10, MK2-E1 to E6)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.content.effects import Effect, When
from tests.support.battle import Battle, battle, item, own
from tests.support.rules import rule

MAGE: dict[str, Any] = {"attack_type": "magic", "range": 8, "rank": "unique", "item_slots": ("hand", "charm")}
FIGURES = [
    own("witch", targets=2, **MAGE),
    own("flame", marks="- flame_lightning - -", **MAGE),
    own("mender", marks="- - - magic_healing", **MAGE),
    own("archer", attack_type="ranged", range=8, rank="unique", item_slots=("hand",)),
    own("grunt", attack_type="melee"),
]
THINGS = [
    item("lone_eye", Effect("modifier", value="range", amount=2, when=When(targets="one"))),
    item("many_eyes", Effect("modifier", value="range", amount=2, when=When(targets="many"))),
    item("magic_eye", Effect("modifier", value="range", amount=2, when=When(attack_type="magic"))),
    item("open_eye", Effect("modifier", value="range", amount=2)),
    item("shut_eye", Effect("modifier", value="range", amount=-2)),
]


def field(ana: str, ben: str, items: str, **more: Any) -> Battle:
    """Ana's turn, three actions; her A9 and his B9 stand apart."""
    sides = f"{ana} | A9 grunt 1,30", f"{ben} | B9 grunt 35,1"
    options = {"rules": "mk2", "build_total": 300}
    return battle(*sides, figures=FIGURES, things=THINGS, items=items, options=options, **more)


def shots(s: Battle) -> list[str]:
    """The ranged attacks that are offered."""
    found = [offer.action for offer in s.game.legal(s.state, 0) if offer.kind == "attack"]
    return [s.game.format(action, s.state, None) for action in found]


NINE = "B1 grunt 9,18.9 | B2 grunt 11.5,18.9"
"""Nearly nine inches away, and apart."""


@rule("MK2-3.10", "MK2-20.10", "MK2-9.15")
@pytest.mark.parametrize(
    ("thing", "offered"),
    [
        ("lone_eye", ["ranged A1 -> B1", "ranged A1 -> B2"]),
        ("many_eyes", ["ranged A1 -> B1,B2"]),
        ("magic_eye", ["ranged A1 -> B1", "ranged A1 -> B2", "ranged A1 -> B1,B2"]),
        ("catch_rope", []),
    ],
)
def test_a_range_that_depends_on_the_attack_is_that_of_the_attack(thing: str, offered: list[str]) -> None:
    """What is offered is accepted, and the rest is refused."""
    s = field("A1 witch 10,10 face=90", NINE, f"I1 {thing} A1")
    assert shots(s) == offered
    for line in ("ranged A1 -> B1", "ranged A1 -> B2", "ranged A1 -> B1,B2"):
        action = s.game.parse(line, s.state, 0, None)
        if line in offered:
            assert s.game.preview(s.state, 0, action) is not None
        else:
            s.refused("ana", line, "target_out_of_range", "MK2-20.3", range="8")


@rule("MK2-3.10", "MK2-33.23")
@pytest.mark.parametrize(
    ("thing", "offered"),
    [
        ("lone_eye", ["ranged A1 -> B1", "ranged A1 -> B2"]),
        ("many_eyes", ["ranged A1 -> B1 flame_lightning", "ranged A1 -> B2 flame_lightning"]),
    ],
)
def test_flame_and_lightning_is_an_attack_on_many(thing: str, offered: list[str]) -> None:
    assert shots(field("A1 flame 10,10 face=90", NINE, f"I1 {thing} A1")) == offered


@rule("MK2-E4", "MK2-33.26")
@pytest.mark.parametrize(("thing", "y", "reached"), [("open_eye", 18, 1), ("open_eye", 18.002, 0), ("shut_eye", 18, 1)])
def test_healing_from_afar_has_the_printed_range(thing: str, y: float, reached: bool) -> None:
    s = field(f"A1 mender 10,10 face=90 | A2 grunt 10,{y} click=1", "B1 grunt 30,30", f"I1 {thing} A1")
    line = "ranged A1 -> A2 magic_healing"
    assert shots(s) == ([line] if reached else [])
    if not reached:
        s.refused("ana", line, "target_out_of_range", range="8")


@rule("MK2-19.7")
def test_no_blow_in_a_group_is_offered() -> None:
    """Two may strike B1, each for himself."""
    s = field("A1 grunt 10,10 face=0 | A2 grunt 12.2,10 face=180", "B1 grunt 11.1,10", "")
    offers = list(s.game.legal(s.state, 0))
    assert {offer.action.figure for offer in offers if offer.kind == "attack"} == {"A1", "A2"}
    assert "gang" not in [offer.kind for offer in offers]
