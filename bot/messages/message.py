"""What the bot says, as data: text, a picture, what may be pressed. ``cogs.rendering`` shows it in one of two forms.

The plain form is text with rows of buttons below it. The layout is one box in which a button may stand beside its line
and a picture between two texts. A message keeps the form in which it was posted. Whatever calls somebody is plain: a
mention inside a layout gives an empty notification.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from bot.messages.ranks import LOOK


class Button(Struct, frozen=True, omit_defaults=True):
    """A button. ``id`` is what a press sends back; it never names who may press it."""

    id: str
    label: str
    rank: str = LOOK
    emoji: str = ""


class MenuEntry(Struct, frozen=True, omit_defaults=True):
    """One line of a menu. ``value`` comes back when it is chosen: an index or a key, never user text."""

    value: str
    label: str
    description: str = ""
    emoji: str = ""
    chosen: bool = False


class Menu(Struct, frozen=True, omit_defaults=True):
    """A select of at most 25 entries; it fills a row of its own."""

    id: str
    entries: tuple[MenuEntry, ...]
    hint: str = ""
    low: int = 1
    high: int = 1


Row: TypeAlias = "tuple[Button, ...] | Menu"
"""A row of a message: up to five buttons, or one menu."""


class Block(Struct, frozen=True, omit_defaults=True):
    """Lines that belong together, with a small heading if they need one, and what is pressed beside and below them."""

    text: str = ""
    heading: str = ""
    beside: Button | None = None
    rows: tuple[Row, ...] = ()


class Message(Struct, frozen=True, omit_defaults=True, rename={"rows": "buttons"}):
    """A message. Its picture stands below ``text``; then come the blocks, and last the rows of the whole.

    ``layout``: it is a layout where it is new. Rows have another name where they are stored: waiting posts are kept.
    """

    text: str
    rows: tuple[Row, ...] = ()
    blocks: tuple[Block, ...] = ()
    layout: bool = False
