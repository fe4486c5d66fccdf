"""Keys of events, refusals, questions and faults in the program's source, with the facts that go with them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgspec import Struct

from tests.support.sources import Module, nodes

# Function -> kind of message, place of the key among the arguments, facts that the function adds by itself.
FAULT = "fault"
"""The function that makes a refusal to be told later; methods of that name belong to readers of packs."""

CALLS: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "say": ("event", 0, ()),
    "tell_unit": ("event", 0, ("unit",)),
    "tell": ("event", 1, ("seat", "card", "unit")),
    "refuse": ("refused", 0, ()),
    "Refused": ("refused", 0, ()),
    "BadNotation": ("refused", 0, ()),
    "ask": ("ask", 1, ()),
    "Ask": ("ask", 1, ()),
    "asking": ("ask", 1, ()),
    "yes": ("ask", 1, ()),
    "choose_pieces": ("ask", 2, ("count", "other")),
    "pick_one": ("ask", 2, ()),
    "yes_or_no": ("ask", 2, ("card",)),
    "choose_unit": ("ask", 2, ("card",)),
    "choose_cards": ("ask", 2, ("card", "count")),
    "BadData": ("fault", 0, ()),
    "Fault": ("fault", 0, ()),
    "DeckFault": ("fault", 0, ()),
}
# Arguments that are no facts, by kind. What a question tells stands in its ``facts``, not in its arguments.
NO_FACTS = {"event": {"to"}, "ask": {"clause", "secret", "harm", "default"}}


class Spoken(Struct, frozen=True):
    """A key in the source. ``facts`` is None where the source does not show all of them."""

    module: str
    line: int
    kind: str
    key: str
    facts: frozenset[str] | None


def spoken(module: Module) -> Iterator[Spoken]:
    """Every key that a module names as a constant."""
    for node in nodes(module.tree):
        if isinstance(node, ast.Call):
            yield from _call(module, node)
        elif isinstance(node, ast.Tuple):
            yield from _reason(module, node)


def _call(module: Module, node: ast.Call) -> Iterator[Spoken]:
    function = node.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    kind, place, added = CALLS.get(name, ("", 0, ()))
    if isinstance(function, ast.Name) and name == FAULT:
        kind, place, added = "refused", 0, ()
    if not kind or len(node.args) <= place:
        return
    facts = None if name in ("ask", "Ask", "asking") else _facts(node, place, added)
    if facts is not None:
        facts -= NO_FACTS.get(kind, set())
    for key in _texts(node.args[place]):
        yield Spoken(module.name, node.lineno, kind, key, facts)


def _texts(node: ast.expr) -> Iterator[str]:
    """The constants that an expression may be: itself, or both ends of a conditional."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)


def _facts(node: ast.Call, place: int, added: tuple[str, ...]) -> frozenset[str] | None:
    names = set(added)
    for keyword in node.keywords:
        if keyword.arg is not None:
            names.add(keyword.arg)
            continue
        pieces = _piece(keyword.value)
        if pieces is None:
            return None
        names.add(pieces)
    for extra in node.args[place + 1 :]:
        if isinstance(extra, ast.Dict):
            keys = _dict_keys(extra)
            if keys is None:
                return None
            names |= keys
        elif isinstance(extra, ast.Name) and extra.id == "facts":
            return None
    return frozenset(names)


def _piece(node: ast.expr) -> str | None:
    """The name that ``piece_facts(name, piece)`` gives, or None for anything else."""
    if isinstance(node, ast.Call) and node.args and getattr(node.func, "id", "") == "piece_facts":
        return next(_texts(node.args[0]), None)
    return None


def _dict_keys(node: ast.Dict) -> set[str] | None:
    keys: set[str] = set()
    for key, value in zip(node.keys, node.values, strict=True):
        name = next(_texts(key), None) if key is not None else _piece(value)
        if name is None:
            return None
        keys.add(name)
    return keys


def _reason(module: Module, node: ast.Tuple) -> Iterator[Spoken]:
    """A reason to refuse: key, clause and facts (``play.No``)."""
    if len(node.elts) != 3:
        return
    key, clause, facts = node.elts
    if not next(_texts(clause), "").startswith(("WC-", "MK", "TA-", "AL-")):
        return
    named = _dict_keys(facts) if isinstance(facts, ast.Dict) else None
    if named is None and (piece := _piece(facts)) is not None:
        named = {piece}
    for text in _texts(key):
        yield Spoken(module.name, node.lineno, "refused", text, None if named is None else frozenset(named))
