"""The rooms of a game, its folders and the modules beside them, and which of them import which."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import networkx

from tests.support.imports import targets
from tests.support.sources import Module, at

Pair = tuple[str, str]


def room_of(name: str, package: str) -> str:
    """The folder or top module that a dotted name lies in; empty for the package itself and for what lies outside."""
    return name.removeprefix(f"{package}.").split(".")[0] if name.startswith(f"{package}.") else ""


def room_imports(modules: Iterable[Module], package: str) -> dict[Pair, list[str]]:
    """Every import of one room from another, with its places. Local imports and those for types count too."""
    inside = {module.name: module for module in modules if room_of(module.name, package)}
    rooms = {room_of(name, package) for name in inside}
    found: dict[Pair, list[str]] = {}
    for module in inside.values():
        here = room_of(module.name, package)
        for node, target in targets(module):
            there = room_of(target, package)
            if there in rooms and there != here:
                found.setdefault((here, there), []).append(at(module, node, f"imports {target}"))
    return found


def upwards(imports: Iterable[Pair], order: Sequence[str]) -> list[Pair]:
    """The imports of a room from one that stands after it in an order."""
    return [(here, there) for here, there in imports if order.index(there) > order.index(here)]


def circles(modules: Iterable[Module]) -> set[tuple[str, ...]]:
    """The modules that import each other in a circle, each circle as one sorted group."""
    files = tuple(modules)
    names = {module.name for module in files}
    graph = networkx.DiGraph()
    for module in files:
        for _, target in targets(module):
            found = target if target in names else target.rpartition(".")[0]
            if found in names - {module.name}:
                graph.add_edge(module.name, found)
    return {tuple(sorted(group)) for group in networkx.strongly_connected_components(graph) if len(group) > 1}
