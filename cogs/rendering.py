"""Shows messages in one of two forms: plain text with rows below it, or a layout (Components V2).

All parts that can be pressed are dynamic items: their ids hold what a press needs (see ``cogs.items``). A view is
stopped before it is sent, so that the library does not keep it: presses come by the id alone, and no view can ever time
out and take the registration of all dynamic items with it.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

import discord
from msgspec import Struct

from bot.messages import ranks
from bot.messages.message import Button, Menu, Message, Row
from cogs.items import MOST_ENTRIES, MOST_ENTRY, MOST_IN_ROW, MOST_LABEL, MOST_ROWS, Part, read_id
from cogs.texts import MOST_TEXT, clipped, pages

MOST_HINT = 150
MOST_ALT = 1024
MOST_PARTS = 40
"""Parts of a layout, nested ones counted."""

MOST_LAYOUT_TEXT = 4000
"""Signs of all texts of a layout together. The library does not count them, the chat service does."""

MOST_PAGES = 4
"""More plain pages than that become a file."""

MOST_BESIDE = 6
"""Buttons that stand beside their lines; of more, or longer ones, rows are made."""

MOST_BESIDE_LABEL = 12
"""Signs of a button beside a line: a longer one would leave the line no room on a phone."""

STYLES = {
    ranks.LIKELIEST: discord.ButtonStyle.success,
    ranks.ACT: discord.ButtonStyle.primary,
    ranks.DECLINE: discord.ButtonStyle.secondary,
    ranks.LOOK: discord.ButtonStyle.secondary,
    ranks.SETTING: discord.ButtonStyle.secondary,
    ranks.GIVING_UP: discord.ButtonStyle.danger,
}

Item: TypeAlias = "discord.ui.Item[Any]"


class Attachment(Struct, frozen=True):
    """A file that goes with a message. ``shown``: a picture, which a layout shows."""

    name: str
    data: bytes
    alt: str = ""
    shown: bool = False


class Sending(Struct, frozen=True):
    """One message as it is sent: its text (a layout has none), its parts, its files."""

    text: str | None
    view: discord.ui.View | discord.ui.LayoutView | None
    files: tuple[Attachment, ...] = ()

    def to_send(self) -> dict[str, Any]:
        """The arguments that post it."""
        told: dict[str, Any] = {"files": uploads(self.files)}
        if self.text is not None:
            told["content"] = self.text
        return told if self.view is None else {**told, "view": self.view}

    def to_edit(self) -> dict[str, Any]:
        """The arguments that put it in place of another one of its form, whose files go."""
        told: dict[str, Any] = {"attachments": uploads(self.files), "view": self.view}
        return told if self.text is None else {**told, "content": self.text}


def uploads(files: Iterable[Attachment]) -> list[discord.File]:
    """Files as the library takes them."""
    return [
        discord.File(io.BytesIO(file.data), file.name, description=clipped(file.alt, MOST_ALT) or None)
        for file in files
    ]


def rendered(message: Message, files: Sequence[Attachment] = (), *, layout: bool, number: int = 0) -> list[Sending]:
    """A message in one of the forms; a long plain one takes several. ``number``: by which a layout is found again."""
    if layout:
        return [as_layout(message, files, number)]
    texts = pages(plain_text(message), MOST_TEXT)
    if len(texts) > MOST_PAGES:
        files = (*files, Attachment("answer.txt", plain_text(message).encode()))
        texts = texts[:1]
    view = view_of(plain_rows(message))
    last = len(texts) - 1
    return [
        Sending(text, view if place == last else None, tuple(files) if not place else ())
        for place, text in enumerate(texts)
    ]


# -- plain -----------------------------------------------------------------------------------------------------------


def plain_text(message: Message) -> str:
    """All that a message says, line by line."""
    told = [message.text]
    for block in message.blocks:
        told += [f"**{block.heading}**" if block.heading else "", block.text]
    return "\n".join(filter(None, told))


def plain_rows(message: Message) -> tuple[Row, ...]:
    """All that may be pressed, in rows: what stands beside a line in a layout shares rows here.

    A layout has room for more rows. Where they are too many, rows of buttons are put together, each into the first one
    that has room for all of it.
    """
    beside = [block.beside for block in message.blocks if block.beside is not None]
    rows: list[Row] = [tuple(beside[at : at + MOST_IN_ROW]) for at in range(0, len(beside), MOST_IN_ROW)]
    rows += [row for block in message.blocks for row in block.rows]
    rows = [row for row in (*rows, *message.rows) if row]
    return tuple(rows if len(rows) <= MOST_ROWS else packed(rows))


def packed(rows: Sequence[Row]) -> list[Row]:
    """Rows with as few rows of buttons as there may be."""
    found: list[Row] = []
    for row in rows:
        for place, other in enumerate(found):
            if isinstance(row, tuple) and isinstance(other, tuple) and len(other) + len(row) <= MOST_IN_ROW:
                found[place] = (*other, *row)
                break
        else:
            found.append(row)
    return found


def view_of(rows: Sequence[Row]) -> discord.ui.View | None:
    """A fresh view for one message; None where there is nothing to press. Needs a running loop."""
    if not rows:
        return None
    if len(rows) > MOST_ROWS:
        raise ValueError(f"{len(rows)} rows")
    view = discord.ui.View(timeout=None)
    for place, row in enumerate(rows):
        for part in parts_of(row, place):
            view.add_item(part)
    view.stop()
    return view


def parts_of(row: Row, place: int | None = None) -> Iterator[Item]:
    """What stands in a row."""
    if isinstance(row, Menu):
        yield Part(_select(row), row=place)
        return
    if len(row) > MOST_IN_ROW:
        raise ValueError(f"{len(row)} buttons in a row")
    for button in row:
        yield Part(_button(button), row=place)


# -- layout ----------------------------------------------------------------------------------------------------------


def as_layout(message: Message, files: Sequence[Attachment], number: int) -> Sending:
    """A message as one box. What it says in more signs than fit goes along as a file, whole."""
    if content_length(message) > MOST_LAYOUT_TEXT:
        whole = plain_text(message)
        files = (*files, Attachment("answer.txt", whole.encode()))
        message = Message(pages(whole, MOST_TEXT)[0], plain_rows(message))
    files = tuple([Attachment(safe_name(file.name), file.data, file.alt, file.shown) for file in files])
    for lines in (True, False):
        view = box_of(message, files, number, lines=lines)
        if view is not None:
            return Sending(None, view, files)
    raise ValueError("a layout of too many parts")


def content_length(message: Message) -> int:
    """Signs that the texts of a layout have together, with those that mark headings."""
    return len(message.text) + sum(len(block.text) + len(block.heading) + 8 for block in message.blocks)


def safe_name(name: str) -> str:
    """A file's name as a layout can point at it."""
    return re.sub(r"[^A-Za-z0-9._-]", "_", name)


def box_of(message: Message, files: Sequence[Attachment], number: int, *, lines: bool) -> discord.ui.LayoutView | None:
    """The box; None where it has too many parts. ``lines``: between blocks with headings, where they fit."""
    children = [*_head(message, files), *_body(message, lines=lines), *_rows(message.rows)]
    if 1 + sum(map(_count, children)) > MOST_PARTS:
        return None
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(*children, id=number or None))
    view.stop()
    return view


def _count(item: Item) -> int:
    return 1 + sum(1 for _ in item.walk_children()) if hasattr(item, "walk_children") else 1


def _head(message: Message, files: Sequence[Attachment]) -> Iterator[Item]:
    if message.text:
        yield discord.ui.TextDisplay(message.text)
    for file in files:
        link = f"attachment://{file.name}"
        if file.shown:
            alt = clipped(file.alt, MOST_ALT) or None
            yield discord.ui.MediaGallery(discord.MediaGalleryItem(link, description=alt))
        else:
            yield discord.ui.File(link)


def _body(message: Message, *, lines: bool) -> Iterator[Item]:
    aligned = stands_beside([block.beside for block in message.blocks if block.beside is not None])
    left: list[Button] = []
    for block in message.blocks:
        if block.heading and lines:
            yield discord.ui.Separator()
        text = "\n".join(filter(None, [f"### {block.heading}" if block.heading else "", block.text]))
        if text and aligned and block.beside is not None:
            yield discord.ui.Section(text, accessory=Part(_button(block.beside)))
        else:
            left += [block.beside] if block.beside is not None else []
            if text:
                yield discord.ui.TextDisplay(text)
        yield from _rows(block.rows)
    yield from _rows([tuple(left[at : at + MOST_IN_ROW]) for at in range(0, len(left), MOST_IN_ROW)])


def stands_beside(buttons: Sequence[Button]) -> bool:
    """True if buttons may stand beside their lines: few of them, with short labels."""
    return len(buttons) <= MOST_BESIDE and all(len(button.label) <= MOST_BESIDE_LABEL for button in buttons)


def _rows(rows: Iterable[Row]) -> Iterator[Item]:
    for row in rows:
        if row:
            yield discord.ui.ActionRow(*parts_of(row))


# -- parts -----------------------------------------------------------------------------------------------------------


def _button(button: Button) -> discord.ui.Button[Any]:
    _checked(button.id)
    return discord.ui.Button(
        style=STYLES[button.rank],
        label=clipped(button.label, MOST_LABEL) or None,
        custom_id=button.id,
        emoji=button.emoji or None,
    )


def _select(row: Menu) -> discord.ui.Select[Any]:
    _checked(row.id)
    if not 1 <= len(row.entries) <= MOST_ENTRIES:
        raise ValueError(f"{len(row.entries)} entries in the menu {row.id}")
    return discord.ui.Select(
        custom_id=row.id,
        placeholder=clipped(row.hint, MOST_HINT) or None,
        min_values=min(row.low, len(row.entries)),
        max_values=max(1, min(row.high, len(row.entries))),
        options=[
            discord.SelectOption(
                label=clipped(entry.label, MOST_ENTRY),
                value=entry.value,
                description=clipped(entry.description, MOST_ENTRY) or None,
                emoji=entry.emoji or None,
                default=entry.chosen,
            )
            for entry in row.entries
        ],
    )


def _checked(custom_id: str) -> None:
    if read_id(custom_id) is None:
        raise ValueError(f"{custom_id!r} is no id of a button")
