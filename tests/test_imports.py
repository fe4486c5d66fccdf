"""The import table holds: engine and rules know nothing of files, clocks, chance, pictures or chat."""

from __future__ import annotations

import ast
import importlib
import re
import sys
from functools import cache

import pytest

from tests.support.imports import TABLE, below, import_faults, row_of, targets
from tests.support.purity import purity_faults
from tests.support.sources import PACKAGES, modules, parsed, pure_modules

THIRD_PARTY = frozenset(
    "PIL aiohttp aiosqlite chess discord fluent hypothesis msgspec numpy "
    "alembic asyncpg networkx openskill orjson pydantic pydantic_settings pytest rapidfuzz shapely skia "
    "snowballstemmer sqlalchemy sqlmodel uharfbuzz".split()
)


def imported_faults(name: str, source: str, path: str | None = None) -> list[str]:
    """The faults of a snippet placed at a module's name."""
    return import_faults(parsed(source, name, path), THIRD_PARTY)


def test_every_import_is_in_the_table() -> None:
    faults = [fault for module in modules(*PACKAGES) for fault in import_faults(module, THIRD_PARTY)]
    assert not faults, "\n".join(faults)


def test_every_third_party_name_is_known_to_this_test() -> None:
    known = THIRD_PARTY | set(PACKAGES) | set(sys.stdlib_module_names)
    strangers = {
        target.split(".")[0]
        for module in modules(*PACKAGES)
        for _, target in targets(module)
        if target.split(".")[0] not in known
    }
    assert not strangers, f"add to THIRD_PARTY, and to the row that may use it: {sorted(strangers)}"


def test_rules_and_engine_are_pure() -> None:
    faults = [fault for module in pure_modules() for fault in purity_faults(module)]
    assert not faults, "\n".join(faults)


def test_the_checks_see_the_engine_and_the_games() -> None:
    names = {module.name for module in pure_modules()}
    assert {"bot.engine.run", "bot.games.warcry.state"} <= names
    assert all(row.where.split(".")[0] in PACKAGES for row in TABLE)


SERVICE = "bot.service"
MOST_FLOORS = 12
"""Modules of the longest chain of imports within the service."""

ROOMS = ("core", "lobby", "posting", "table", "people", "rulings", "events", "upkeep")


def mapped_floors(package: str) -> dict[str, int]:
    """The rooms or modules of a package by the line of the map in its docstring, counted from the top."""
    (front,) = [module for module in modules("bot") if module.name == package]
    drawn = (
        re.split(r" below (?:its own|it):\n", ast.get_docstring(front.tree) or "")[1].strip("\n").partition("\n\n")[0]
    )
    floors: dict[str, int] = {}
    floor = 0
    for line in drawn.splitlines():
        floor += not line.startswith(" " * 6)
        names = re.split(" {2,}", line.strip())[0] if not line.startswith(" " * 12) else ""
        floors |= dict.fromkeys(names.split(), floor)
    return floors


@pytest.mark.parametrize("package", [SERVICE, *(f"{SERVICE}.{room}" for room in ROOMS)])
def test_the_service_imports_downwards_only(package: str) -> None:
    floors, depth = mapped_floors(package), package.count(".") + 1
    inside = [module for module in modules("bot") if module.name.startswith(f"{package}.")]
    rooms = {module.name.split(".")[depth] for module in inside}
    assert set(floors) == rooms, f"the map in the docstring of {package} names every module of it"
    faults = [
        f"{module.name} imports {target}"
        for module in inside
        for _, target in targets(module)
        if target.startswith(f"{package}.")
        and (room := module.name.split(".")[depth]) != target.split(".")[depth]
        and floors[target.split(".")[depth]] <= floors[room]
    ]
    assert not faults, "\n".join(faults)


def test_the_service_is_no_more_than_twelve_floors_high() -> None:
    below = {
        module.name: {known for _, target in targets(module) if (known := _module_of(target)) not in ("", module.name)}
        for module in modules("bot")
        if module.name.startswith(f"{SERVICE}.")
    }

    @cache
    def floor(name: str) -> int:
        return 1 + max([floor(other) for other in below.get(name, ())], default=0)

    highest = max(below, key=floor)
    assert floor(highest) <= MOST_FLOORS, f"{highest} stands on {floor(highest) - 1} floors"


def _module_of(target: str) -> str:
    """The module of the service that an import names, or in which the imported name stands."""
    names = {module.name for module in modules("bot") if module.name.count(".") > 1 and module.name.startswith(SERVICE)}
    return next((name for name in (target, target.rpartition(".")[0]) if name in names), "")


def test_what_a_room_keeps_to_itself_is_imported_by_nobody_else() -> None:
    outside = {
        target
        for module in modules("bot", "cogs", "renderers")
        for _, target in targets(module)
        if target.startswith(f"{SERVICE}.") and module.name.split(".")[:3] != target.split(".")[:3]
    }
    wanted = {".".join(target.split(".")[:4]) for target in outside}
    for room in ROOMS:
        package = f"{SERVICE}.{room}"
        names = set(mapped_floors(package))
        inner = set(importlib.import_module(package).INNER)
        assert inner == {name for name in names if f"{package}.{name}" not in wanted}, room


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("bot.engine.run", "import random"),
        ("bot.engine.run", "from os import path"),
        ("bot.engine.run", "import asyncio as loop"),
        ("bot.engine.run", "def f():\n    import time"),
        ("bot.engine.run", "from datetime import datetime"),
        ("bot.engine.run", "from math import sqrt"),
        ("bot.engine.run", "import copy"),
        ("bot.engine.run", "from bot.games.warcry import state"),
        ("bot.engine.run", "from bot import games"),
        ("bot.engine.run", "from ..games import warcry"),
        ("bot.engine.run", "if TYPE_CHECKING:\n    from bot.packs import Pack"),
        ("bot.games.warcry.turn", "from bot.games.talisman.state import State"),
        ("bot.games.warcry.turn", "from bot.games.registry import game"),
        ("bot.games.warcry.turn", "import pathlib"),
        ("bot.games.warcry.turn", "import discord"),
        ("bot.games.warcry.turn", "from bot.packs import read"),
        ("bot.games.warcry.turn", "import sys"),
        ("bot.games.registry", "from bot.records import record"),
        ("bot.packs", "from bot.games import registry"),
        ("bot.records.record", "from bot.games.warcry.state import State"),
        ("bot.i18n.catalog", "from bot.records import record"),
        ("renderers.warcry.table", "from bot.games.warcry.state import State"),
        ("renderers.warcry.table", "from bot.engine import codec"),
        ("renderers.warcry.table", "import discord"),
        ("renderers.warcry.table", "from renderers.mage_knight.panels import caption"),
        ("renderers.warcry.table", "from bot.games.mage_knight.view import View"),
        ("renderers.mage_knight.table", "from renderers.warcry import panels"),
        ("renderers.kit.panels", "from bot.games.warcry.view import View"),
        ("renderers.kit.panels", "from renderers.warcry.theme import SIDES"),
        ("bot.games", "import bot.engine"),
        ("bot.unheard_of", "import re"),
    ],
)
def test_a_forbidden_import_is_found(name: str, source: str) -> None:
    assert imported_faults(name, source)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("bot.engine.run", "from __future__ import annotations\nimport math\nfrom math import isqrt"),
        ("bot.engine.run", "from collections.abc import Sequence\nimport msgspec"),
        ("bot.engine.run", "from . import dice\nfrom .dice import Dice"),
        ("bot.games.warcry.turn", "from bot.engine.table import Table\nfrom bot.games.warcry.state import State"),
        ("bot.games.registry", "from bot.games.warcry.game import WarCry\nimport importlib"),
        ("bot.records.record", "from bot.games import registry\nimport json, pathlib"),
        ("renderers.warcry.table", "from bot.games.warcry.view import TableView\nfrom renderers.kit import text"),
        ("renderers.kit.canvas", "from PIL import Image\nfrom renderers.kit import paint"),
        ("bot.__main__", "import bot.engine.run, renderers.warcry.table, argparse"),
    ],
)
def test_what_the_table_allows_passes(name: str, source: str) -> None:
    assert not imported_faults(name, source)


def test_relative_imports_start_from_the_package() -> None:
    assert not imported_faults("bot.games.warcry", "from .state import State", "bot/games/warcry/__init__.py")
    assert imported_faults("bot.games.warcry", "from ..talisman import state", "bot/games/warcry/__init__.py")


def test_patterns_name_whole_parts() -> None:
    assert below("bot.games.warcry.view.Table", "bot.games.*.view")
    assert not below("bot.games.warcry.views", "bot.games.*.view")
    assert not below("bot.enginery", "bot.engine")
    registry = row_of("bot.games.registry")
    assert registry is not None
    assert registry.where == "bot.games.registry"


@pytest.mark.parametrize(
    "source",
    [
        "x = 0.5",
        "x = 1j",
        "x = a / 2",
        "x /= 2",
        "x = float('1')",
        "class S:\n    x: float = 1",
        "def f(x: 'float') -> int: ...",
        "def f() -> tuple[int, float]: ...",
        "x = math.sqrt(2)",
        "assert x",
        "open('f')",
        "print(x)",
        "x = hash('a')",
        "x = id(y)",
        "sorted(units, key=id)",
        "eval('1')",
        "__import__('os')",
    ],
)
def test_an_impurity_is_found(source: str) -> None:
    assert purity_faults(parsed(source, "bot.games.toy"))


@pytest.mark.parametrize(
    "source",
    [
        "x = 7 // 2",
        "x = math.isqrt(16)",
        "class Card:\n    id: str\n    hash: str",
        "found = isinstance(value, float)",
        "state.hash(x)",
        "sorted(units, key=lambda unit: unit.id)",
        "flag = True",
    ],
)
def test_what_is_pure_passes(source: str) -> None:
    assert not purity_faults(parsed(source, "bot.games.toy"))
