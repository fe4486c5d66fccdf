"""The import table: who may import what, read from source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from fnmatch import fnmatchcase

from msgspec import Struct

from tests.support.sources import PACKAGES, Module, at, is_pure, nodes

# What the engine and the rules may take from the standard library: nothing that reads a clock, a file, the
# environment or chance, nothing that copies state, nothing that draws other than from the driver.
PURE_STANDARD = frozenset(
    "__future__ abc ast base64 bisect collections csv dataclasses difflib enum fractions functools hashlib heapq hmac "
    "inspect itertools json math operator re string struct textwrap tomllib types typing unicodedata zlib".split()
)
EXACT_MATH = frozenset("comb factorial gcd isqrt lcm perm prod".split())


class Row(Struct, frozen=True):
    """One line of the table. `where` and `own` are dotted patterns in which * stands for one name.

    In `own`, {self} is the part of the module's name that `where` speaks of, and {name} its last word.
    """

    where: str
    own: tuple[str, ...] = ()
    third_party: tuple[str, ...] = ()


EVERYTHING = ("bot", "renderers")
# The first row that fits a module holds. A module may always import its own package as far as the row says so.
TABLE = (
    Row("bot.engine", own=("bot.engine",), third_party=("msgspec",)),
    Row("bot.games.registry", own=("bot.engine", "bot.games", "bot.packs"), third_party=("msgspec",)),
    Row("bot.games.*", own=("bot.engine", "bot.geometry", "bot.hexgrid", "{self}"), third_party=("msgspec",)),
    Row("bot.games"),
    Row("bot.geometry", own=("bot.geometry",), third_party=("shapely",)),
    Row("bot.hexgrid", own=("bot.hexgrid",)),
    Row("bot.league", own=("bot.league", "bot.engine"), third_party=("msgspec", "networkx", "openskill")),
    Row(
        "bot.rulebook",
        own=("bot.rulebook", "bot.engine", "bot.packs", "bot.games.registry", "bot.i18n", "bot.records"),
        third_party=("msgspec", "rapidfuzz", "snowballstemmer"),
    ),
    Row(
        "bot.children",
        own=(
            "bot.children",
            "bot.logs",
            "bot.lru",
            "bot.engine",
            "bot.games.registry",
            "bot.packs",
            "bot.i18n.speech",
        ),
        third_party=("msgspec",),
    ),
    Row("bot.messages", own=("bot.messages",), third_party=("msgspec",)),
    Row("bot.packs", own=("bot.engine",), third_party=("msgspec",)),
    Row(
        "bot.records",
        own=("bot.records", "bot.engine", "bot.packs", "bot.games.registry", "bot.i18n"),
        third_party=("msgspec",),
    ),
    Row(
        "bot.i18n",
        own=("bot.i18n", "bot.engine", "bot.faces", "bot.packs", "bot.games.registry"),
        third_party=("msgspec", "fluent"),
    ),
    Row(
        "bot.wording",
        own=(
            "bot.wording",
            "bot.i18n",
            "bot.engine",
            "bot.games.*.cards",
            "bot.games.*.language.ability",
            "bot.games.*.view",
        ),
        third_party=("msgspec",),
    ),
    Row(
        "bot.service",
        own=(
            "bot.service",
            "bot.children",
            "bot.engine",
            "bot.faces",
            "bot.games.registry",
            "bot.packs",
            "bot.storage",
            "bot.records",
            "bot.league",
            "bot.rulebook",
            "bot.i18n",
            "bot.logs",
            "bot.lru",
            "bot.messages",
        ),
        third_party=("msgspec", "sqlmodel", "sqlalchemy"),
    ),
    Row(
        "bot.storage",
        own=("bot.storage", "bot.engine", "bot.packs", "bot.logs", "bot.lru"),
        third_party=("sqlmodel", "sqlalchemy", "aiosqlite", "alembic", "msgspec"),
    ),
    Row(
        "bot.config",
        own=("bot.engine.requests", "bot.i18n.catalog"),
        third_party=("msgspec", "pydantic", "pydantic_settings"),
    ),
    Row("bot.parlour", own=("bot.parlour", "bot.logs", "bot.lru"), third_party=("aiohttp",)),
    Row("bot.offers", own=("bot.parlour.offers", "bot.service.lobby", "bot.i18n", "bot.children")),
    Row("bot.__main__", own=EVERYTHING, third_party=("msgspec",)),
    Row("bot.cli", own=EVERYTHING, third_party=("msgspec",)),
    Row("bot.faces", own=("bot.messages",), third_party=("msgspec",)),
    Row("bot.watchdog"),
    Row("bot.logs"),
    Row("bot.lru"),
    Row("bot.startup_checks", own=("bot.storage", "bot.engine.requests")),
    Row(
        "bot.reset",
        own=("bot.config", "bot.startup_checks", "bot.parlour.saving", "bot.storage"),
        third_party=("msgspec",),
    ),
    Row("bot.gc_tuning"),
    Row("bot.running", own=EVERYTHING, third_party=("msgspec", "discord")),
    Row("bot.housekeeping", own=("bot.config", "bot.logs", "bot.service", "bot.storage")),
    Row("bot.client", own=(*EVERYTHING, "cogs"), third_party=("discord", "aiohttp")),
    Row("bot"),
    Row(
        "cogs",
        own=(
            "cogs",
            "bot.faces",
            "bot.logs",
            "bot.lru",
            "bot.children",
            "bot.service",
            "bot.i18n",
            "bot.engine.requests",
            "bot.engine.events",
            "bot.messages",
            "bot.engine.errors",
        ),
        third_party=("discord", "msgspec", "aiohttp"),
    ),
    Row(
        "renderers.kit",
        own=("renderers.kit", "bot.lru", "bot.i18n"),
        third_party=("PIL", "numpy", "msgspec", "uharfbuzz"),
    ),
    Row(
        "renderers.league",
        own=("renderers.kit", "renderers.league", "bot.league.sheet", "bot.i18n"),
        third_party=("msgspec",),
    ),
    Row(
        "renderers.titles",
        own=("renderers.kit", "renderers.titles", "bot.i18n", "bot.messages.ending"),
        third_party=("msgspec",),
    ),
    Row(
        "renderers.*",
        own=(
            "renderers.kit",
            "renderers.titles",
            "{self}",
            "bot.games.{name}.actions",
            "bot.games.{name}.view",
            "bot.games.{name}.content.dial_marks",
            "bot.games.{name}.content.kinds",
            "bot.games.{name}.measure",
            "bot.games.{name}.cards.cards",
            "bot.games.{name}.content.cards",
            "bot.games.{name}.content.figures",
            "bot.wording.{name}",
            "bot.engine.notation.words",
            "bot.engine.requests",
            "bot.geometry",
            "bot.i18n",
            "bot.lru",
            "bot.messages.ending",
        ),
        third_party=("numpy", "msgspec"),
    ),
    Row("renderers"),
)


def below(name: str, pattern: str) -> bool:
    """True if a dotted name is what the pattern names, or lies below it."""
    wanted = pattern.split(".")
    parts = name.split(".")
    return len(parts) >= len(wanted) and all(map(fnmatchcase, parts, wanted))


def row_of(name: str) -> Row | None:
    """The row of a module. Bare `bot` and `bot.games` speak of their `__init__` only."""
    for row in TABLE:
        if below(name, row.where) and (row.own or name == row.where):
            return row
    return None


def targets(module: Module) -> Iterator[tuple[ast.stmt, str]]:
    """Every dotted name that a module imports, at the top or inside functions."""
    for node in nodes(module.tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node, alias.name
        elif isinstance(node, ast.ImportFrom):
            origin = source_of(node, module)
            for alias in node.names:
                yield node, f"{origin}.{alias.name}"


def source_of(node: ast.ImportFrom, module: Module) -> str:
    """Where a `from` import takes its names from, relative ones resolved."""
    if not node.level:
        return node.module or ""
    start = module.package.split(".")
    kept = start[: len(start) - node.level + 1]
    return ".".join([*kept, node.module] if node.module else kept)


def import_faults(module: Module, third_party: frozenset[str]) -> list[str]:
    """What a module imports against the table. `third_party`: names that are neither standard nor ours."""
    row = row_of(module.name)
    if row is None:
        return [at(module, module.tree, f"{module.name} has no row in the import table")]
    parts = module.name.split(".")[: row.where.count(".") + 1]
    own = [pattern.format(self=".".join(parts), name=parts[-1]) for pattern in row.own]
    faults = []
    for node, target in targets(module):
        top = target.split(".")[0]
        if top in PACKAGES:
            allowed = any(below(target, pattern) for pattern in own)
        elif top in third_party:
            allowed = top in row.third_party
        else:
            allowed = not is_pure(module.name) or is_pure_standard(target)
        if not allowed:
            faults.append(at(module, node, f"{module.name} may not import {target}"))
    return faults


def is_pure_standard(target: str) -> bool:
    """True if rules may use that part of the standard library. Of `math` only what stays whole."""
    top, _, rest = target.partition(".")
    if top == "math":
        return not rest or rest in EXACT_MATH
    return top in PURE_STANDARD
