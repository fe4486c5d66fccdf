"""Texts made to fit the chat's limits; nothing is lost without a sign of it."""

from __future__ import annotations

import re

MOST_TEXT = 2000
"""Characters of a message."""

FENCE = "```"

_NUMBERED = re.compile(r"(.*)( #\d+)", re.DOTALL)


def clipped_name(name: str, most: int) -> str:
    """The name of a thread, at most that long; the number at its end, by which it is found again, stays."""
    found = _NUMBERED.fullmatch(name)
    return clipped(name, most) if found is None else clipped(found[1], most - len(found[2])) + found[2]


def clipped(text: str, most: int) -> str:
    """One label, at most that long; what is cut off leaves an ellipsis."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def pages(text: str, most: int = MOST_TEXT) -> list[str]:
    """A text in messages of at most ``most`` characters, cut at lines, else at blanks, else anywhere.

    A code block that is cut goes on as a code block. Always at least one page.
    """
    found: list[str] = []
    rest = text
    while len(rest) > most:
        cut = _cut(rest, most - len(FENCE) - 1)
        page, rest = rest[:cut], rest[cut:].lstrip("\n")
        if page.count(FENCE) % 2:
            page, rest = f"{page.rstrip()}\n{FENCE}", f"{FENCE}\n{rest}"
        found.append(page.rstrip())
    return [*found, rest]


def fenced(text: str) -> str:
    """Text as it is written, whatever stands in it."""
    plain = text.replace("`", "'")
    return f"```\n{plain}\n```"


def _cut(text: str, most: int) -> int:
    """Where the first page ends: after a line, else after a word; far enough that every page brings something new."""
    least = most // 2
    for sign in ("\n", " "):
        place = text.rfind(sign, least, most)
        if place > 0:
            return place + 1
    return most
