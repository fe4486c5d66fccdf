"""Items that the shipped pack does not have, in all that the vocabulary of effects allows (MK2-3.10, MK2-E1 to E6)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.content.effects import Domain, Effect, When
from tests.support.battle import Battle, battle, item, own, square
from tests.support.rules import rule

MAGE: dict[str, Any] = {"attack_type": "magic", "range": 8, "rank": "unique", "item_slots": ("hand", "charm")}
FIGURES = [
    own("witch", targets=2, **MAGE),
    own("flame", marks="- flame_lightning - -", **MAGE),
    own("mender", marks="- - - magic_healing", **MAGE),
    own("archer", attack_type="ranged", range=8, rank="unique", item_slots=("hand",)),
    own("grunt", attack_type="melee"),
    own("hawk", attack_type="melee", speed_type="flyer"),
]
THINGS = [
    item("lone_eye", Effect("modifier", value="range", amount=2, when=When(targets="one"))),
    item("many_eyes", Effect("modifier", value="range", amount=2, when=When(targets="many"))),
    item("magic_eye", Effect("modifier", value="range", amount=2, when=When(attack_type="magic"))),
    item("open_eye", Effect("modifier", value="range", amount=2)),
    item("dry_feet", Effect("terrain", source="deep_water", to="clear"), slot="charm"),
    item("wet_feet", Effect("terrain", source="deep_water", to="hindering"), slot="charm"),
    item("long_legs", Effect("terrain", source="low_wall", to="clear"), slot="charm"),
    item("fear", Effect("terrain", source="hindering", to="blocking"), slot="charm"),
    item("tall_grass", Effect("terrain", source="concealing", to="hindering"), slot="charm"),
    item("dry_friends", Effect("terrain", source="deep_water", to="clear", who="friends_in_contact"), slot="charm"),
    Domain("low_clouds", "Low Clouds", 5, (Effect("prohibit", what="soaring"),)),
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


def walks(s: Battle, line: str) -> tuple[float, str]:
    """How far north A1 comes, and what stops it; a refusal is no way at all."""
    s.say("ana", line)
    return s.place("A1")[1] / 1000, next((str(told["reason"]) for told in s.told("stopped")), "")


@rule("MK2-3.10", "MK2-28.5")
@pytest.mark.parametrize(
    ("kind", "thing", "ends"),
    [
        ("deep_water", "dry_feet", (17.5, "")),
        ("deep_water", "wet_feet", (12.974, "hindering")),
        ("low_wall", "long_legs", (17.5, "")),
        ("low_wall", "dry_feet", (15.1, "wall")),
        ("concealing", "tall_grass", (12.974, "hindering")),
        ("concealing", "fear", (17.5, "")),
        ("hindering", "wet_feet", (12.974, "hindering")),
    ],
)
def test_terrain_is_for_the_moves_of_the_bearer_what_its_item_says(
    kind: str, thing: str, ends: tuple[float, str]
) -> None:
    pool = [square(kind, 3.0, name="patch")]
    s = field("A1 witch 10,10 face=90", "B1 grunt 30,30", f"I1 {thing} A1", templates=pool, terrain="T1 patch 10,13.6")
    assert walks(s, "move A1 to=10,17.5") == ends


@rule("MK2-3.10", "MK2-28.5")
def test_terrain_that_an_item_makes_impassable_is_gone_round_or_not_entered() -> None:
    pool = [square("hindering", 3.0, name="patch")]
    s = field("A1 witch 10,10 face=90", "B1 grunt 30,30", "I1 fear A1", templates=pool, terrain="T1 patch 10,13.6")
    s.refused("ana", "move A1 path=10,17.5", "path_blocked", piece="T1")
    s.refused("ana", "move A1 to=10,13.6", "no_room_there", reason="in_blocking_terrain", thing="T1")


@rule("MK2-3.10", "MK2-26.12")
@pytest.mark.parametrize(("thing", "enters"), [("dry_feet", False), ("dry_friends", True)])
def test_what_an_item_does_to_terrain_it_does_for_whom_it_names(thing: str, enters: bool) -> None:
    """A2 bears it; A1 touches A2 as it sets out, and may end its move in the water then."""
    pool = [square("deep_water", 3.0, name="patch")]
    ana = "A1 grunt 10,10 face=90 | A2 witch 10,8.575"
    s = field(ana, "B1 grunt 30,30", f"I1 {thing} A2", templates=pool, terrain="T1 patch 10,13.6")
    if enters:
        assert walks(s, "move A1 to=10,13.6") == (13.6, "")
    else:
        s.refused("ana", "move A1 to=10,13.6", "no_room_there", reason="in_deep_water")


@rule("MK2-3.10", "MK2-27.4", "MK2-16.4")
@pytest.mark.parametrize(("domains", "kinds"), [((), ["take_off", "land"]), (("low_clouds",), ["land"])])
def test_taking_off_is_offered_where_it_is_allowed(domains: tuple[str, ...], kinds: list[str]) -> None:
    """Who soars already may go on, and land."""
    s = field("A1 hawk 10,10 | A2 hawk 15,15 soaring", "B1 grunt 30,30", "", domains=domains)
    assert [offer.kind for offer in s.game.legal(s.state, 0) if offer.kind in ("take_off", "land")] == kinds
    s.say("ana", "move A2 to=15,23")
    assert s.figure("A2").soaring
    if domains:
        s.refused("ana", "move A1 take_off to=10,11", "forbidden_by_thing", "MK2-27.4", card="low_clouds")


@rule("MK2-P7", "MK2-P9", "MK2-19.13", "MK2-16.4", "MK2-15.1")
@pytest.mark.parametrize(
    ("line", "allowed"),
    [
        ("move A1 to=10,11", "7"),
        ("surge A1 to=10,11", "4"),
        ("move A1 take_off to=10,11", "4"),
        ("move A2 to=30,11", "7"),
        ("move A2 double to=30,11", "14"),
    ],
)
def test_a_preview_tells_how_far_it_might_go_so(line: str, allowed: str) -> None:
    """Half of 7 is 4, for a surge and for a change of level."""
    kinds = own("kite", speed=7, attack_type="melee", speed_type="flyer"), own("man", speed=7, attack_type="melee")
    s = battle("A1 kite 10,10 | A2 man 30,10", "B1 man 20,30", figures=kinds, options={"rules": "mk2"})
    shown = s.game.preview(s.state, 0, s.game.parse(line, s.state, 0, None))
    assert shown is not None
    assert shown.facts["allowed"] == allowed
