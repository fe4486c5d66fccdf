"""What kind of figure a type is: by what its pack calls it, else by what is printed on it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot import packs
from bot.games.mage_knight.content.catalog import load
from bot.games.mage_knight.content.content import Click, Content, FigureType
from bot.games.mage_knight.content.kinds import KINDS, figure_kind

PLAIN = FigureType(*("set", 1, "Somebody", "weak", 10, "elemental_league", 90), 0, 1, False, 550, (Click(8, 8, 14, 2),))


@pytest.fixture(scope="module")
def starter() -> Content:
    return load([packs.builtin("mage_knight")])


def with_ability(place: int, ability: str, **changed: object) -> FigureType:
    """Somebody with an ability on his first click."""
    abilities = tuple(ability if i == place else "" for i in range(4))
    return replace(PLAIN, clicks=(Click(8, 8, 14, 2, abilities),), **changed)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        *[("lampbow1", "shooter"), ("tidewarder2", "line"), ("coghulk3", "machine"), ("arcscribe1", "mage")],
        *[("belldiver1", "swimmer"), ("skimmer1", "flyer"), ("crabdragoon1", "horse_archer"), ("dewmother1", "healer")],
        *[("barkogre1", "giant"), ("gorrud", "leader")],
    ],
)
def test_figures_of_the_starter_pack(starter: Content, code: str, kind: str) -> None:
    found = starter.by_code(code)
    assert found is not None and figure_kind(found) == kind


def test_the_starter_pack_has_every_kind(starter: Content) -> None:
    assert {figure_kind(one) for one in starter.figures.values()} == set(KINDS)


@pytest.mark.parametrize(
    ("printed", "kind"),
    [
        (PLAIN, "line"),
        (replace(PLAIN, clicks=(Click(6, 9, 14, 3),)), "brute"),
        (replace(PLAIN, range=5), "thrower"),
        (replace(PLAIN, range=6), "shooter"),
        (replace(PLAIN, range=11), "shooter"),
        (replace(PLAIN, range=12), "sniper"),
        (replace(PLAIN, range=8, faction="black_powder_rebels"), "gun"),
        (replace(PLAIN, range=8, attack_type="magic"), "mage"),
        (replace(PLAIN, mounted=True), "rider"),
        (replace(PLAIN, mounted=True, range=6), "horse_archer"),
        (with_ability(0, "charge", mounted=True), "lancer"),
        (with_ability(0, "ram", mounted=True), "ram"),
        (with_ability(0, "flight"), "flyer"),
        (replace(PLAIN, speed_type="flyer"), "flyer"),
        (replace(PLAIN, speed_type="swimmer"), "swimmer"),
        (with_ability(3, "necromancy"), "necromancer"),
        (with_ability(1, "magic_healing", range=8), "healer"),
        (with_ability(1, "shockwave", range=8), "mage"),
        (with_ability(1, "sneak_attack"), "assassin"),
        (with_ability(2, "defend"), "defender"),
    ],
)
def test_without_words_what_is_printed_tells_it(printed: FigureType, kind: str) -> None:
    assert figure_kind(printed) == kind


@pytest.mark.parametrize(
    ("changed", "kind"),
    [
        ({"name": "Storm Golem"}, "machine"),
        ({"name": "Priestess of the Well", "range": 8}, "healer"),
        ({"role": "drummer"}, "drummer"),
        ({"keywords": ("dragon",)}, "dragon"),
        ({"keywords": ("dragon",), "role": "line"}, "line"),
        ({"keywords": ("dragon",), "mounted": True}, "dragon"),
        ({"name": "Goldeneye"}, "line"),
    ],
)
def test_words_of_a_pack_come_first(changed: dict[str, object], kind: str) -> None:
    assert figure_kind(replace(PLAIN, **changed)) == kind


def test_later_clicks_change_nothing() -> None:
    later = replace(PLAIN, clicks=(*PLAIN.clicks, Click(2, 2, 10, 5, ("flight", "", "", "necromancy"))))
    assert figure_kind(later) == figure_kind(PLAIN)
