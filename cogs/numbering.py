"""The number by which a message of the outbox is found again after a crash (F2), where nobody reads it.

A layout has it as the id of its box, a plain message in the name of its picture, else in the id of something that is
pressed; only one with neither ends with a small line. A picture stays while the text above it goes on: of several
numbers the highest is that of what the message says, for those of a channel only grow.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from msgspec.structs import replace

from bot.messages.message import Menu, Row
from bot.service.core.ports import Outgoing
from cogs.items import MOST_ID, number_in
from cogs.rendering import (
    MOST_LAYOUT_TEXT,
    Attachment,
    Sending,
    as_layout,
    content_length,
    plain_rows,
    plain_text,
    view_of,
)
from cogs.texts import MOST_TEXT, pages

LINE = re.compile(r"\n-# (?:✉ )?(\d{1,9})$")
"""The number at the end of a message; an older form has a sign before it."""

NAMED = re.compile(r"s(\d{1,9})-")
"""The number at the beginning of a picture's name."""


def mark(number: int) -> str:
    """The line with a number."""
    return f"\n-# {number}"


def number_of(message: discord.Message) -> int:
    """The number that a message carries; 0: none."""
    for part in message.components:
        if isinstance(part, discord.Container):
            return part.id or 0
    return plain_number(
        message.content,
        [file.filename for file in message.attachments],
        [str(child.custom_id or "") for part in message.components for child in getattr(part, "children", ())],
    )


def plain_number(text: str, files: Iterable[str], ids: Iterable[str]) -> int:
    """The number that a plain message carries: by its text, its files, and the ids of what is pressed."""
    shown = [LINE.search(text), *map(NAMED.match, files)]
    return max([*[int(found[1]) for found in shown if found], *map(number_in, ids)], default=0)


def with_number(out: Outgoing, number: int) -> Sending:
    """A post with its number. A text that does not fit goes along as a file, whole.

    A picture without data is one that the message has: a layout points at it again, unless such a file takes its place.
    """
    if out.layout:
        gone = content_length(out) > MOST_LAYOUT_TEXT and not out.data
        files = [Attachment(out.file, out.data, out.alt, shown=True)] if out.file and not gone else []
        return as_layout(out, files, number)
    rows, text, sign = plain_rows(out), plain_text(out), mark(number) if number else ""
    files = [Attachment(f"s{number}-{out.file}", out.data, out.alt, shown=True)] if out.data else []
    if not LINE.search(text):  # else somebody wrote what could be taken for a number, and has the true one below it
        rows, sign = (rows, "") if files else _in_rows(rows, number)
    first, *others = pages(text, MOST_TEXT - len(sign))
    if others:
        files.append(Attachment("message.txt", text.encode()))
    return Sending(first + sign, view_of(rows), tuple(files))


def _in_rows(rows: Sequence[Row], number: int) -> tuple[tuple[Row, ...], str]:
    """Rows of which the first id with room for it bears the number; else as they are, and the line that bears it."""
    for place, row in enumerate(rows if number else ()):
        parts: tuple[Any, ...] = (row,) if isinstance(row, Menu) else row
        for at, part in enumerate(parts):
            longer = f"{part.id}|{number}"
            if len(longer) <= MOST_ID:
                made = (*parts[:at], replace(part, id=longer), *parts[at + 1 :])
                with_it: Row = made[0] if isinstance(row, Menu) else made
                return (*rows[:place], with_it, *rows[place + 1 :]), ""
    return tuple(rows), mark(number) if number else ""
