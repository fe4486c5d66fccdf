"""The tables of docs/commands.md, read off the command tree as Discord is told it."""

from __future__ import annotations

from collections.abc import Iterator

from tests.support.commands import Json, payload

GROUP, OPTIONS_FROM = 2, 3
"""The types of a group below a command, and the lowest of an option."""

MENU = 3
"""The type of a command in the menu of a message."""


def tables() -> str:
    """A section a command, by name; the commands of messages last."""
    typed = sorted((top for top in payload() if top["type"] != MENU), key=lambda top: str(top["name"]))
    menus = [f"- **{top['name']}**" for top in payload() if top["type"] == MENU]
    return "\n".join([*map(_section, typed), "## On a message (long press, right click, `…`)", "", *menus, ""])


def _section(top: Json) -> str:
    rows = list(_rows(top, f"/{top['name']}"))
    return "\n".join(
        [
            f"## /{top['name']}",
            "",
            f"{top['description']}.",
            "",
            "| command | what it does | options |",
            "|---|---|---|",
            *rows,
            "",
        ]
    )


def _rows(entry: Json, path: str) -> Iterator[str]:
    """A line for each command that can be given, by name: their own order is that in which modules were loaded."""
    below = [child for child in entry.get("options") or () if child["type"] < OPTIONS_FROM]
    for child in sorted(below, key=lambda child: str(child["name"])):
        yield from _rows(child, f"{path} {child['name']}")
    if not below and entry.get("type") != GROUP:
        told = "<br>".join(map(_option, entry.get("options") or ()))
        yield f"| `{path}` | {entry['description']} | {told} |"


def _option(option: Json) -> str:
    needed = " (needed)" if option.get("required") else ""
    return f"`{option['name']}` {option['description']}{needed}".replace("|", "\\|")
