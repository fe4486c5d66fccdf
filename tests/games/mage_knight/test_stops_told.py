"""Where terrain ends a way is told, however the way was said, and an attack after a move says what it lacks."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.games.mage_knight.content.content import Template
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule
from tests.support.staging import NAMES

FIGURES = [
    own("foot", speed_type="foot", attack_type="melee"),
    own("lancer", marks="charge - - -", speed_type="foot", attack_type="melee"),
    own("swift", rank="unique", speed_type="foot", attack_type="melee", attack_bonus=1),
]
WALL = Template("wall", "wall", "low_wall", ((-2_000, -250), (2_000, -250), (2_000, 250), (-2_000, 250)))
WOOD = square("hindering", name="wood")
HILL = square("clear", name="hill", elevated=True)
EDITIONS = [{"rules": "mku"}, {"rules": "mk2"}]


def field(*sides: str, options: dict[str, Any], terrain: str = "") -> Battle:
    return battle(*sides, figures=FIGURES, templates=(WALL, WOOD, HILL), options=options, terrain=terrain)


def shown(s: Battle, line: str) -> tuple[Any, Any, Any]:
    """Where a move ends and why, in every language."""
    found = s.game.preview(s.state, 0, s.game.parse(line, s.state, 0, None))
    assert found is not None
    assert all(Speech(language, s.game, NAMES).preview(found) for language in LANGUAGES)
    return found.facts["y"], found.facts["stop"], found.facts["piece"]


def refusal(s: Battle, line: str, language: str = "en") -> tuple[Refused, str]:
    """Why a line is refused, and in what words."""
    with pytest.raises(Refused) as caught:
        s.game.preview(s.state, 0, s.game.parse(line, s.state, 0, None))
    return caught.value, Speech(language, s.game, NAMES).refusal(caught.value)


@rule("MKU-21.4", "MK2-26.13", "MKU-P7")
@pytest.mark.parametrize("options", EDITIONS)
@pytest.mark.parametrize(
    ("terrain", "reason"), [("T1 wall 20,20", "wall"), ("T1 wood 20,20", "hindering"), ("T1 hill 20,20", "level")]
)
def test_a_stop_is_explained_with_a_place_as_it_is_with_a_path(
    terrain: str, reason: str, options: dict[str, Any]
) -> None:
    s = field("A1 foot 20,16 face=90", "B1 foot 30,30", options=options, terrain=terrain)
    told = {shown(s, f"move A1 {way}=20,23") for way in ("to", "path")}
    assert {one[1:] for one in told} == {(reason, "T1")} and len(told) == 1
    s.say("ana", "move A1 to=20,23").says("stopped", figure="A1", reason=reason, piece="T1")


@rule("MKU-21.4", "MK2-26.13")
@pytest.mark.parametrize("options", EDITIONS)
@pytest.mark.parametrize(("y", "reason"), [("19.7", "wall"), ("19.69", "none")])
def test_who_stays_short_of_the_far_edge_is_not_stopped(y: str, reason: str, options: dict[str, Any]) -> None:
    s = field("A1 foot 20,16 face=90", "B1 foot 30,30", options=options, terrain="T1 wall 20,20")
    assert shown(s, f"move A1 to=20,{y}")[:2] == (y, reason)


@rule("MKU-7.1", "MK2-12.1", "MKU-21.4")
@pytest.mark.parametrize("options", EDITIONS)
def test_a_way_that_is_too_long_tells_how_far_terrain_lets_it(options: dict[str, Any]) -> None:
    s = field("A1 foot 20,16 face=90", "B1 foot 30,30", options=options, terrain="T1 wall 20,20")
    found, text = refusal(s, "move A1 to=20,25")
    assert found.key == "way_too_long"
    assert [found.facts[name] for name in ("y", "stop", "piece")] == ["19.7", "wall", "T1"]
    assert "It must stop at the wall T1" in text


@rule("MK2-19.13", "MKU-SA.charge.6", "MK2-33.10")
@pytest.mark.parametrize(
    ("figure", "options", "clause"),
    [
        ("swift", {"rules": "mk2"}, "MK2-19.1"),
        ("lancer", {"rules": "mk2"}, "MK2-19.1"),
        ("lancer", {"rules": "mku"}, "MKU-13.1"),
    ],
)
def test_an_attack_after_no_move_asks_for_the_way(figure: str, options: dict[str, Any], clause: str) -> None:
    s = field(f"A1 {figure} 20,16 face=90", "B1 foot 20,19", options=options)
    verb = "surge" if figure == "swift" else "charge"
    for language in LANGUAGES:
        stays, text = refusal(s, f"{verb} A1 -> B1", language)
        assert (stays.key, stays.clause) == ("untouched_after_move", clause) and "touch=B1" in text
    _, text = refusal(s, f"{verb} A1 to=20,17 -> B1")
    assert text.endswith(f"where its way ends. [{clause}]")


@rule("MK2-19.13", "MK2-26.13")
def test_a_charge_that_a_wall_ends_says_so() -> None:
    s = field("A1 lancer 20,16 face=90", "B1 foot 20,23", options={"rules": "mk2"}, terrain="T1 wall 20,20")
    assert "It must stop at the wall T1" in refusal(s, "charge A1 touch=B1")[1]
