"""Reading the project's own source for the tests that hold it to its structure."""

from __future__ import annotations

import ast
import gc
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

    @property
    def package(self) -> str:
        """The package that relative imports start from."""
        return self.name if self.path.endswith("__init__.py") else self.name.rpartition(".")[0]


def parsed(source: str, name: str, path: str | None = None) -> Module:
    """A module from its text: for files, and for the bad snippets that prove a check can fail."""
    where = path or name.replace(".", "/") + ".py"
    return Module(name=name, path=where, tree=ast.parse(source))


@cache
def modules(*folders: str) -> tuple[Module, ...]:
    """All modules below the named folders that exist, in order of their paths."""
    return tuple([module for folder in folders for module in _below(folder)])


@cache
def _below(folder: str) -> tuple[Module, ...]:
    """Each file is taken apart once, whatever folders it is asked for with."""
    found = [taken_apart(path, source) for path, source in texts(folder).items()]
    gc.freeze()  # millions of nodes that stay to the end of the run
    return tuple(found)


@cache
def texts(folder: str) -> dict[str, str]:
    """The files below a folder by their paths."""
    files = sorted((ROOT / folder).rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in files}


def taken_apart(path: str, source: str) -> Module:
    """The module of a file."""
    return parsed(source, path.removesuffix(".py").replace("/", ".").removesuffix(".__init__"), path)


def is_pure(name: str) -> bool:
    """True if a module belongs to what must give the same result everywhere: the engine and the games' rules."""
    return name.startswith(("bot.engine", "bot.games.")) and name != "bot.games.registry"


def pure_modules() -> tuple[Module, ...]:
    """The engine and the rules of all games."""
    return tuple(module for module in modules("bot") if is_pure(module.name))


def at(module: Module, node: ast.AST, text: str) -> str:
    """One finding, in the form that editors open."""
    return f"{module.path}:{getattr(node, 'lineno', 1)}: {text}"


@cache
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    """All nodes of a tree as ``ast.walk`` finds them, but whether a name is read or written; gone through once."""
    found = [tree]
    for node in found:  # grows meanwhile
        found += _children(node)
    return tuple(found)


def _children(node: ast.AST) -> list[ast.AST]:
    """The nodes right below one, in order: ``ast.iter_child_nodes`` looks at millions of fields that hold none."""
    found: list[ast.AST] = []
    for name in _holding(node._fields):
        value = getattr(node, name, None)
        if isinstance(value, list):
            found += [child for child in value if isinstance(child, ast.AST)]
        elif isinstance(value, ast.AST):
            found.append(value)
    return found


@cache
def _holding(fields: tuple[str, ...]) -> tuple[str, ...]:
    """Those fields of a node in which others can stand."""
    return tuple(name for name in fields if name not in ("ctx", "id", "attr", "kind", "type_comment"))


@cache
def functions(tree: ast.AST) -> tuple[ast.FunctionDef | ast.AsyncFunctionDef, ...]:
    """All functions and methods, nested ones too."""
    return tuple([node for node in nodes(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)])


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines from `def` to the last one of the body."""
    return (function.end_lineno or function.lineno) - function.lineno + 1


@cache
def own_nodes(root: ast.AST) -> tuple[ast.AST, ...]:
    """The nodes below `root` that run as part of it: not the bodies of functions defined inside."""
    found: list[ast.AST] = []
    waiting = _children(root)[::-1]
    while waiting:
        node = waiting.pop()
        found.append(node)
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting += _children(node)[::-1]
    return tuple(found)
