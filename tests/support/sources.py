"""Reading the project's own source for the tests that hold it to its structure."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "renderers", "cogs")


class Module(Struct, frozen=True):
    """One Python file, parsed."""

    name: str
    path: str
    tree: ast.Module
    lines: int

    @property
    def package(self) -> str:
        """The package that relative imports start from."""
        return self.name if self.path.endswith("__init__.py") else self.name.rpartition(".")[0]


def parsed(source: str, name: str, path: str | None = None) -> Module:
    """A module from its text: for files, and for the bad snippets that prove a check can fail."""
    where = path or name.replace(".", "/") + ".py"
    return Module(name=name, path=where, tree=ast.parse(source), lines=len(source.splitlines()))


@cache
def modules(*folders: str) -> tuple[Module, ...]:
    """All modules below the named folders that exist, in order of their paths."""
    return tuple([module for folder in folders for module in _below(folder)])


@cache
def _below(folder: str) -> tuple[Module, ...]:
    """Each file is taken apart once, whatever folders it is asked for with."""
    found = []
    for path in sorted((ROOT / folder).rglob("*.py")):
        relative = path.relative_to(ROOT)
        name = ".".join(relative.with_suffix("").parts).removesuffix(".__init__")
        found.append(parsed(path.read_text(encoding="utf-8"), name, relative.as_posix()))
    gc.freeze()  # millions of nodes that stay to the end of the run
    return tuple(found)


def is_pure(name: str) -> bool:
    """Whether a module belongs to what must give the same result everywhere: the engine and the games' rules."""
    return name.startswith(("bot.engine", "bot.games.")) and name != "bot.games.registry"


def pure_modules() -> tuple[Module, ...]:
    """The engine and the rules of all games."""
    return tuple(module for module in modules("bot") if is_pure(module.name))


def at(module: Module, node: ast.AST, text: str) -> str:
    """One finding, in the form that editors open."""
    return f"{module.path}:{getattr(node, 'lineno', 1)}: {text}"


@cache
def functions(tree: ast.AST) -> tuple[ast.FunctionDef | ast.AsyncFunctionDef, ...]:
    """All functions and methods, nested ones too."""
    return tuple([node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)])


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines from `def` to the last one of the body."""
    return (function.end_lineno or function.lineno) - function.lineno + 1


def own_nodes(root: ast.AST) -> Iterator[ast.AST]:
    """The nodes below `root` that run as part of it: not the bodies of functions defined inside."""
    for child in ast.iter_child_nodes(root):
        yield child
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from own_nodes(child)
