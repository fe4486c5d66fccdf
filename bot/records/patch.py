"""JSON Patch (RFC 6902: add, remove, replace) on the readable form of a state: what a game master's edit is."""

from __future__ import annotations

import json
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from bot.engine.errors import BadData
from bot.engine.requests import Facts

OPERATIONS = ("add", "remove", "replace")


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    """One operation of a patch."""

    op: str
    path: str
    value: Any = UNSET


def patched(document: Any, changes: tuple[Change, ...]) -> Any:
    """The document after all changes; the given one stays as it is. A path that leads nowhere is refused."""
    for number, change in enumerate(changes, 1):
        facts: Facts = {"number": number, "path": change.path[:80]}
        if change.op not in OPERATIONS:
            raise BadData("patch_unknown_op", given=change.op[:20], **facts)
        if (change.op == "remove") != isinstance(change.value, UnsetType):
            raise BadData("patch_value", given=change.op, **facts)
        document = _changed(document, _parts(change.path, facts), change, facts)
    return document


def difference(before: Any, after: Any, path: str = "") -> tuple[Change, ...]:
    """A patch that turns one document into the other."""
    if _same(before, after):
        return ()
    if isinstance(before, dict) and isinstance(after, dict):
        changes: list[Change] = []
        for name in sorted({*before, *after}):
            inner = f"{path}/{_escaped(name)}"
            if name not in after:
                changes.append(Change("remove", inner))
            elif name not in before:
                changes.append(Change("add", inner, after[name]))
            else:
                changes.extend(difference(before[name], after[name], inner))
        return tuple(changes)
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return tuple(change for place, (old, new) in pairs for change in difference(old, new, f"{path}/{place}"))
    return (Change("replace", path, after),)


def read_changes(text: str) -> tuple[Change, ...]:
    """What follows ``edit`` in a line: ``replace /players/0/wins 1``, or a whole patch as JSON."""
    line = text.strip()
    if line.startswith("["):
        return tuple([_change(entry) for entry in _json(line, line)])
    op, _, rest = line.partition(" ")
    path, _, value = rest.strip().partition(" ")
    if not op or not path:
        raise BadData("patch_form", given=line[:60])
    if not value.strip():
        return (Change(op, path),)
    return (Change(op, path, _json(value, line)),)


def _change(entry: Any) -> Change:
    known = isinstance(entry, dict) and {"op", "path"} <= entry.keys() <= {"op", "path", "value"}
    if not known or not all(isinstance(entry[name], str) for name in ("op", "path")):
        raise BadData("patch_form", given=str(entry)[:60])
    return Change(entry["op"], entry["path"], entry.get("value", UNSET))


def _json(text: str, line: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadData("patch_form", given=line[:60]) from error


def _same(before: Any, after: Any) -> bool:
    # 1 == True in Python, yet they are different JSON.
    return type(before) is type(after) and not isinstance(before, dict | list) and bool(before == after)


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


def _parts(path: str, facts: Facts) -> list[str]:
    if path and not path.startswith("/"):
        raise BadData("patch_path", **facts)
    parts = path.split("/")[1:]
    if any("~" in part.replace("~0", "").replace("~1", "") for part in parts):
        raise BadData("patch_path", **facts)
    return [part.replace("~1", "/").replace("~0", "~") for part in parts]


def _changed(document: Any, parts: list[str], change: Change, facts: Facts) -> Any:
    """A copy of the document with one change; only what lies on the path is copied."""
    if not parts:
        if change.op == "remove":
            raise BadData("patch_path", **facts)
        return change.value
    name, last = parts[0], len(parts) == 1
    if isinstance(document, dict):
        if name not in document and not (last and change.op == "add"):
            raise BadData("patch_no_place", **facts)
        copy = dict(document)
        if last and change.op == "remove":
            del copy[name]
        else:
            copy[name] = change.value if last else _changed(document[name], parts[1:], change, facts)
        return copy
    if isinstance(document, list):
        return _changed_list(document, parts, change, facts)
    raise BadData("patch_no_place", **facts)


def _changed_list(document: list[Any], parts: list[str], change: Change, facts: Facts) -> list[Any]:
    copy, last = list(document), len(parts) == 1
    adding = last and change.op == "add"
    place = _place(parts[0], len(copy) + adding, adding, facts)
    if adding:
        copy.insert(place, change.value)
    elif last and change.op == "remove":
        del copy[place]
    else:
        copy[place] = change.value if last else _changed(copy[place], parts[1:], change, facts)
    return copy


def _place(part: str, length: int, adding: bool, facts: Facts) -> int:
    if adding and part == "-":
        return length - 1
    whole = part == "0" or (part.isascii() and part.isdigit() and part[0] != "0" and len(part) < 10)
    if not whole or int(part) >= length:
        raise BadData("patch_no_place", **facts)
    return int(part)
