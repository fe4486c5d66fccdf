"""One name, one idea: a public name is defined in few modules, unless every game has a part of that name."""

from __future__ import annotations

import ast
from collections import defaultdict

from tests.support.sources import PACKAGES, Module, modules, parsed

MOST_MODULES = 5

SAME_IDEA = {
    "upgrade": "what a migration does: Alembic looks for it under this name",
}
"""Names that stand in more modules, and why they are one idea."""


def defined(files: tuple[Module, ...]) -> dict[str, list[str]]:
    """The public functions and classes of modules, with the modules that define them."""
    found: dict[str, list[str]] = defaultdict(list)
    for module in files:
        for node in module.tree.body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node.name[0] != "_":
                found[node.name].append(module.name)
    return found


def too_common(files: tuple[Module, ...]) -> dict[str, list[str]]:
    """The names that more modules define than may."""
    return {name: where for name, where in defined(files).items() if len(where) > MOST_MODULES}


def test_a_name_stands_for_one_idea() -> None:
    common = too_common(modules(*PACKAGES))
    assert set(common) == set(SAME_IDEA), {name: common.get(name) for name in set(common) ^ set(SAME_IDEA)}


def test_a_name_that_is_everywhere_is_found() -> None:
    files = tuple([parsed("class Row: ...\ndef _hidden(): ...\n", f"bot.m{n}") for n in range(MOST_MODULES + 1)])
    assert too_common(files[1:]) == {}
    assert set(too_common(files)) == {"Row"}
