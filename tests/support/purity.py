"""What the engine and the rules may not do, read from source: chance, clock, files, floats, identity, asserts."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from tests.support.imports import EXACT_MATH
from tests.support.sources import Module, at, nodes, own_nodes

FORBIDDEN_CALLS = {
    "open": "rules read no file",
    "input": "rules read nothing",
    "print": "rules print nothing",
    "hash": "differs between runs",
    "id": "differs between runs",
    "float": "state and rules are whole numbers",
    "eval": "never evaluate text",
    "exec": "never evaluate text",
    "compile": "never evaluate text",
    "__import__": "imports are read from source",
}
SWALLOWING = {"BaseException", "Exception", "GeneratorExit"}


def purity_faults(module: Module) -> list[str]:
    """Calls, literals and operators that rules may not use."""
    found = [(node, text) for node in nodes(module.tree) for text in node_faults(node)]
    return [at(module, node, text) for node, text in found]


def node_faults(node: ast.AST) -> Iterator[str]:
    """What is wrong with one node, if anything."""
    if isinstance(node, ast.Call):
        yield from call_faults(node)
    elif isinstance(node, ast.Assert):
        yield "assert vanishes under -O: raise"
    elif isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
        yield f"float literal {node.value}"
    elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
        yield "true division gives a float: use //"
    elif isinstance(node, ast.Attribute) and named(node.value) == "math" and node.attr not in EXACT_MATH:
        yield f"math.{node.attr} gives a float"
    else:
        yield from annotation_faults(node)


def call_faults(node: ast.Call) -> Iterator[str]:
    """Calls of names that rules may not call, and `key=id` in a sort."""
    name = named(node.func)
    if name in FORBIDDEN_CALLS:
        yield f"{name}(): {FORBIDDEN_CALLS[name]}"
    for keyword in node.keywords:
        if keyword.arg == "key" and named(keyword.value) in ("id", "hash"):
            yield "sorting by identity differs between runs"


def annotation_faults(node: ast.AST) -> Iterator[str]:
    """A float in the type of a field, an argument or a result."""
    annotation = getattr(node, "annotation", None) or getattr(node, "returns", None)
    if annotation is not None and any(named(part) == "float" for part in ast.walk(annotation)):
        yield "float in a type: state, actions and events hold none"


def named(node: ast.AST) -> str:
    """The bare name of a node, or the text of a quoted one; empty for anything else."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return ""


def await_faults(module: Module) -> list[str]:
    """What would run or swallow when the driver closes a suspended coroutine: cleanup around an await."""
    found = [(node, text) for node in nodes(module.tree) for text in cleanup_faults(node)]
    return [at(module, node, text) for node, text in found]


def cleanup_faults(node: ast.AST) -> Iterator[str]:
    """What is wrong with one statement around an await, if anything."""
    if isinstance(node, ast.AsyncWith | ast.AsyncFor):
        yield "async with and async for await what is no request"
    elif isinstance(node, ast.With) and awaits(node.body):
        yield "with around an await"
    elif isinstance(node, ast.Try | ast.TryStar):
        if node.finalbody and awaits([*node.body, *node.handlers, *node.orelse]):
            yield "finally around an await"
        if awaits(node.body) and any(swallows(handler) for handler in node.handlers):
            yield "broad except around an await"


def awaits(body: Iterable[ast.AST]) -> bool:
    """True if an await is reached inside these statements, not counting functions defined there."""
    parts = [part for part in body if not isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
    return any(isinstance(node, ast.Await) for part in parts for node in own_nodes(part))


def swallows(handler: ast.ExceptHandler) -> bool:
    """True if a handler catches what closing a coroutine raises."""
    if handler.type is None:
        return True
    caught = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return any(named(kind) in SWALLOWING for kind in caught)
