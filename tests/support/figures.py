"""Small Mage Knight packs for tests of the loader, and tables at which nothing has happened yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.dice import ShuffleFeed
from bot.engine.sheets import PackFault, PackFaults
from bot.games.mage_knight.content.catalog import load
from bot.games.mage_knight.content.content import Content, FigureType, Template
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.state import Options
from tests.support.battle import Battle, _content
from tests.support.packs import table

FIGURE = {
    "set": "own",
    "number": "1",
    "name": "Test Pike",
    "rank": "standard",
    "points": "20",
    "faction": "hero",
    "arc": "90",
    "range": "0",
    "targets": "1",
    "mounted": "0",
    "live_clicks": "2",
    "code": "pike",
}
CLICK = {
    "set": "own",
    "number": "1",
    "click": "1",
    "speed": "8",
    "attack": "7",
    "defense": "15",
    "damage": "2",
    "speed_ability": "",
    "attack_ability": "",
    "defense_ability": "",
    "damage_ability": "",
}
DIAL = [{}, {"click": "2"}]
WOOD = """
[[terrain]]
id = "wood"
name = "Wood"
kind = "hindering"
rules = ["mku"]
polygon = [[-2.0, -2.0], [2.0, -2.0], [2.0, 2.0], [-2.0, 2.0]]
"""
BAND = """
[[army]]
id = "band"
name = "Band"
build_total = 100
points = 40
rules = ["mku"]
figures = [{ code = "pike", number = 1, count = 2 }]
"""

Rows = Sequence[Mapping[str, str]]


def pack(figures: Rows = ({},), dials: Rows = DIAL, terrain: str = "", armies: str = "") -> dict[str, bytes]:
    """A pack whose rows are the base figure and click, or changes to them; TOML files only where they are given."""
    files = {
        "figures.csv": table([{**FIGURE, **row} for row in figures]),
        "dials.csv": table([{**CLICK, **row} for row in dials]),
    }
    if terrain:
        files["terrain.toml"] = terrain.encode()
    if armies:
        files["armies.toml"] = armies.encode()
    return files


def faults_of(*packs: Mapping[str, bytes]) -> tuple[PackFault, ...]:
    """The faults with which the packs are refused; none if they are accepted."""
    try:
        load(packs)
    except PackFaults as refused:
        return refused.faults
    return ()


def found(*packs: Mapping[str, bytes]) -> list[tuple[str, str, int, str]]:
    """Key and place of every fault: file, line, column."""
    return [(fault.key, fault.file, fault.line, fault.column) for fault in faults_of(*packs)]


def keys(*packs: Mapping[str, bytes]) -> list[str]:
    """The keys of the faults, without the words that all of them share."""
    return [fault.key.removeprefix("mage-knight-").removeprefix("pack-") for fault in faults_of(*packs)]


def opened(
    seats: int = 2,
    *,
    dice: Sequence[int] = (),
    shuffles: Sequence[ShuffleFeed] = (),
    figures: Sequence[FigureType] = (),
    templates: Sequence[Template] = (),
    **options: Any,
) -> Battle:
    """A table at which nobody has handed in anything."""
    game = MageKnight(content_with(figures, templates))
    house = Options(**options)
    return Battle(game, house, seats, list(dice), game.blank(house, seats), shuffles)


def content_with(figures: Sequence[FigureType] = (), templates: Sequence[Template] = ()) -> Content:
    """The starter pack with figures and terrain of a test's own."""
    return _content(tuple(figures), tuple(templates))
