"""Checks data against the part of JSON Schema that the project's schemas use; any other keyword is an error."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

KINDS: dict[str, Any] = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}
SAID = {"$schema", "$defs", "title", "description", "default", "discriminator"}


def faults(value: Any, schema: Any, root: Any, at: str = "$") -> Iterator[str]:
    """Everything in which the value does not fit."""
    if isinstance(schema, bool):
        if not schema:
            yield f"{at}: nothing is allowed"
        return
    for keyword, rule in schema.items():
        if keyword in SAID:
            continue
        yield from CHECKS[keyword](value, rule, schema, root, at)


def fits(value: Any, schema: Any, root: Any) -> bool:
    """True if nothing is wrong."""
    return next(faults(value, schema, root), None) is None


def _kind(value: Any, name: str) -> bool:
    if name == "number":
        return isinstance(value, int | float) and not isinstance(value, bool)
    if name == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, KINDS[name])


def _only(kind: Any, wrong: Callable[[Any, Any], bool]) -> Any:
    """A check that speaks only about values of one kind."""

    def check(value: Any, rule: Any, schema: Any, root: Any, at: str) -> Iterator[str]:
        if isinstance(value, kind) and not isinstance(value, bool) and wrong(value, rule):
            yield f"{at}: {value!r} against {rule!r}"

    return check


def _ref(value: Any, rule: Any, schema: Any, root: Any, at: str) -> Iterator[str]:
    target = root
    for part in rule.removeprefix("#/").split("/"):
        target = target[part]
    yield from faults(value, target, root, at)


def _type(value: Any, rule: Any, schema: Any, root: Any, at: str) -> Iterator[str]:
    names = [rule] if isinstance(rule, str) else rule
    if not any(_kind(value, name) for name in names):
        yield f"{at}: {value!r} is no {rule}"


def _properties(value: Any, rule: Any, schema: Any, root: Any, at: str) -> Iterator[str]:
    for name, inner in rule.items():
        if isinstance(value, dict) and name in value:
            yield from faults(value[name], inner, root, f"{at}.{name}")


def _others(value: Any, rule: Any, schema: Any, root: Any, at: str) -> Iterator[str]:
    for name in value if isinstance(value, dict) else ():
        if name not in schema.get("properties", {}):
            yield from faults(value[name], rule, root, f"{at}.{name}")


def _names(value: Any, rule: Any, schema: Any, root: Any, at: str) -> Iterator[str]:
    for name in value if isinstance(value, dict) else ():
        yield from faults(name, rule, root, f"{at}.{name}")


def _items(value: Any, rule: Any, schema: Any, root: Any, at: str) -> Iterator[str]:
    for place, entry in enumerate(value if isinstance(value, list) else ()):
        yield from faults(entry, rule, root, f"{at}[{place}]")


def _some(low: int, high: int) -> Any:
    """A check that so many of the alternatives fit."""

    def check(value: Any, rule: Any, schema: Any, root: Any, at: str) -> Iterator[str]:
        if not low <= sum(fits(value, inner, root) for inner in rule) <= high:
            yield f"{at}: {value!r} does not fit its alternatives"

    return check


def _not(value: Any, rule: Any, schema: Any, root: Any, at: str) -> Iterator[str]:
    if fits(value, rule, root):
        yield f"{at}: {value!r} is forbidden"


def _enum(value: Any, rule: Any, schema: Any, root: Any, at: str) -> Iterator[str]:
    if value not in rule:
        yield f"{at}: {value!r} is none of {rule}"


CHECKS: dict[str, Any] = {
    "$ref": _ref,
    "type": _type,
    "properties": _properties,
    "additionalProperties": _others,
    "propertyNames": _names,
    "items": _items,
    "anyOf": _some(1, 1000),
    "oneOf": _some(1, 1),
    "not": _not,
    "enum": _enum,
    "const": lambda value, rule, schema, root, at: _enum(value, [rule], schema, root, at),
    "required": _only(dict, lambda value, rule: any(name not in value for name in rule)),
    "pattern": _only(str, lambda value, rule: re.search(rule, value) is None),
    "minLength": _only(str, lambda value, rule: len(value) < rule),
    "maxLength": _only(str, lambda value, rule: len(value) > rule),
    "minItems": _only(list, lambda value, rule: len(value) < rule),
    "maxItems": _only(list, lambda value, rule: len(value) > rule),
    "uniqueItems": _only(list, lambda value, rule: rule and len({json.dumps(part) for part in value}) < len(value)),
    "minimum": _only((int, float), lambda value, rule: value < rule),
    "maximum": _only((int, float), lambda value, rule: value > rule),
}
