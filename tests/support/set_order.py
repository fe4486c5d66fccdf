"""Finds places in source where the order of a set could reach a result. Without types, by what source tells."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from msgspec import Struct

from tests.support.purity import named
from tests.support.sources import Module, at, functions, nodes, own_nodes

SET_TYPES = {"set", "frozenset", "Set", "FrozenSet", "AbstractSet", "MutableSet"}
SET_METHODS = {"union", "intersection", "difference", "symmetric_difference"}
SET_OPERATORS = (ast.BitOr, ast.BitAnd, ast.BitXor, ast.Sub)
# Calls whose result does not depend on the order of what they are given.
ORDER_FREE = {"sorted", "set", "frozenset", "any", "all", "sum", "len", "min", "max", "bool"}
ORDERED = {"list", "tuple", "iter", "enumerate", "zip", "map", "filter", "deque", "str", "repr", "next"}
ORDERED_METHODS = {"join", "extend", "fromkeys", "from_iterable"}


class Known(Struct, frozen=True):
    """Names that stand for sets all over the rules: attributes of classes, and functions that return one."""

    attributes: frozenset[str]
    results: frozenset[str]


def known_sets(modules: Iterable[Module]) -> Known:
    """Collects them. A name that is a set in one class and something else in another is left out."""
    kinds: dict[str, set[bool]] = {}
    results: dict[str, set[bool]] = {}
    for module in modules:
        for node in nodes(module.tree):
            if isinstance(node, ast.ClassDef):
                for field in node.body:
                    if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                        kinds.setdefault(field.target.id, set()).add(is_set_type(field.annotation))
        for function in functions(module.tree):
            is_property = any(named(decorator) == "property" for decorator in function.decorator_list)
            register = kinds if is_property else results
            register.setdefault(function.name, set()).add(is_set_type(function.returns))
    return Known(
        attributes=frozenset(name for name, found in kinds.items() if found == {True}),
        results=frozenset(name for name, found in results.items() if found == {True}),
    )


def is_set_type(annotation: ast.expr | None) -> bool:
    """True if an annotation says set, perhaps among alternatives or in quotes."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return is_set_type(ast.parse(annotation.value, mode="eval").body)
    if isinstance(annotation, ast.BinOp):
        return is_set_type(annotation.left) or is_set_type(annotation.right)
    if isinstance(annotation, ast.Subscript):
        return is_set_type(annotation.value)
    if isinstance(annotation, ast.Attribute):
        return annotation.attr in SET_TYPES
    return annotation is not None and named(annotation) in SET_TYPES


def set_order_faults(module: Module, known: Known) -> list[str]:
    """Every place of a module where a set is gone through in its own order."""
    everywhere = Scope(known, own_nodes(module.tree))
    faults = [at(module, node, text) for node, text in everywhere.faults(module.tree)]
    for function in functions(module.tree):
        scope = Scope(known, own_nodes(function), everywhere.names, function.args)
        faults += [at(module, node, text) for node, text in scope.faults(function)]
    return faults


class Scope:
    """The names that hold sets inside one function, or at the top of a module."""

    def __init__(
        self,
        known: Known,
        nodes: Iterable[ast.AST],
        outer: frozenset[str] = frozenset(),
        arguments: ast.arguments | None = None,
    ) -> None:
        self.known = known
        given = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs] if arguments else []
        sets = {argument.arg for argument in given if is_set_type(argument.annotation)}
        self.names = (outer - {argument.arg for argument in given}) | sets
        others: set[str] = set()
        for name, is_set in self.bindings(nodes):
            (sets if is_set else others).add(name)
            self.names = (outer - others) | sets

    def bindings(self, nodes: Iterable[ast.AST]) -> Iterator[tuple[str, bool]]:
        """Names that statements bind, and whether to a set."""
        for node in nodes:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                yield node.target.id, is_set_type(node.annotation)
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                yield node.targets[0].id, self.is_set(node.value)
            elif isinstance(node, ast.NamedExpr):
                yield node.target.id, self.is_set(node.value)

    def is_set(self, node: ast.expr) -> bool:
        """True if source tells that an expression is a set."""
        if isinstance(node, ast.Set | ast.SetComp):
            return True
        if isinstance(node, ast.Name):
            return node.id in self.names
        if isinstance(node, ast.Attribute):
            return node.attr in self.known.attributes
        if isinstance(node, ast.Call):
            return self.returns_set(node)
        if isinstance(node, ast.IfExp):
            return self.is_set(node.body) or self.is_set(node.orelse)
        if isinstance(node, ast.BoolOp):
            return any(self.is_set(value) for value in node.values)
        if isinstance(node, ast.BinOp) and isinstance(node.op, SET_OPERATORS):
            return any(self.is_set(side) or is_keys(side) for side in (node.left, node.right))
        return False

    def returns_set(self, node: ast.Call) -> bool:
        """True if a call gives a set: by the name of what is called."""
        if isinstance(node.func, ast.Attribute):
            if node.func.attr == "copy":
                return self.is_set(node.func.value)
            return node.func.attr in SET_METHODS or node.func.attr in self.known.results
        return named(node.func) in ("set", "frozenset") or named(node.func) in self.known.results

    def faults(self, root: ast.AST) -> Iterator[tuple[ast.AST, str]]:
        """The nodes of this scope that take a set in its own order."""
        free = {id(value) for node in own_nodes(root) for value in order_free(node)}
        for node in own_nodes(root):
            if id(node) in free:
                continue
            for taken in taken_in_order(node):
                if self.is_set(taken):
                    yield taken, f"order of a set: use sorted() on {ast.unparse(taken)}"


def is_keys(node: ast.expr) -> bool:
    """True if an expression is the keys of a mapping, whose operators give sets."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "keys"


def order_free(node: ast.AST) -> Iterator[ast.AST]:
    """The expressions that a node takes without regard to order. A `key` brings it back: ties stay as they came."""
    if isinstance(node, ast.Call) and named(node.func) in ORDER_FREE and not has_key(node):
        yield from node.args
    elif isinstance(node, ast.Set):
        yield from node.elts
    elif isinstance(node, ast.Compare):
        yield from node.comparators


def has_key(node: ast.Call) -> bool:
    """True if a call compares by a key."""
    return any(keyword.arg == "key" for keyword in node.keywords)


def taken_in_order(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions that a node goes through one by one."""
    if isinstance(node, ast.For):
        yield node.iter
    elif isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp):
        yield from (part.iter for part in node.generators)
    elif isinstance(node, ast.Starred | ast.YieldFrom | ast.FormattedValue):
        yield node.value
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple | ast.List):
        yield node.value
    elif isinstance(node, ast.Call):
        yield from taken_by_call(node)


def taken_by_call(node: ast.Call) -> Iterator[ast.expr]:
    """The arguments that a call goes through in order; for `pop` without argument, what it is called on."""
    name = named(node.func)
    if name in ORDERED or (name in ORDER_FREE and has_key(node)):
        yield from node.args
    elif isinstance(node.func, ast.Attribute) and node.func.attr in ORDERED_METHODS:
        yield from node.args[:1]
    elif isinstance(node.func, ast.Attribute) and node.func.attr == "pop" and not node.args:
        yield node.func.value
