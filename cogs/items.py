"""Buttons and menus: what their ids say, how they are built, and who answers when one is pressed.

Every button and every menu of the bot is a ``Part``, a dynamic item: its id holds all that the press needs, so it
works after a restart. There is no other interactive item anywhere. A module that answers a kind of press says so::

    @on_press("d", PANEL)
    async def open_decision(call: Call, press: Press) -> Shown: ...

The id never says who may press: seat and rights are read from the database when the press arrives.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import discord
from msgspec import Struct

from bot.messages.message import Button, Menu, MenuEntry
from bot.messages.ranks import LOOK
from bot.service.core.press_kinds import button_id

MOST_ID = 100
MOST_LABEL = 80
MOST_ENTRY = 100
MOST_ENTRIES = 25
MOST_ROWS = 5
MOST_IN_ROW = 5

ID = re.compile(
    r"(?P<kind>[a-z]{1,2})\|(?P<game>[0-9]{1,9})\|(?P<decision>[0-9]{1,9})\|(?P<option>[A-Za-z0-9_.:-]{0,76})"
    r"(?:\|(?P<number>[0-9]{1,9}))?"
)
"""What a button's id looks like, where need be with the number of its message; anything else is not of this bot."""


class Press(Struct, frozen=True):
    """A press on a button, or a choice in a menu (then ``values`` holds what was chosen)."""

    kind: str
    game: int
    decision: int
    option: str
    values: tuple[str, ...] = ()

    @property
    def index(self) -> int:
        """The option as a number; -1 where it is none."""
        return int(self.option) if re.fullmatch("[0-9]{1,4}", self.option) else -1


H = TypeVar("H", bound="Callable[..., Awaitable[Any]]")


class Answering(Struct, frozen=True):
    """Who answers a kind of press."""

    handler: Callable[..., Awaitable[Any]]
    cost: str
    opens: bool
    silent: bool = False


answerers: dict[str, Answering] = {}
"""Kind of press to who answers it."""


def on_press(kind: str, cost: str, *, opens: bool = False, silent: bool = False) -> Callable[[H], H]:
    """Register a handler for a kind of press (one or two small letters), with what a press costs (F54).

    An ordinary handler takes its time: the press is acknowledged before. With ``opens`` the handler returns a
    ``Form`` (or a ``Shown`` instead), from memory and at once: a form cannot be shown after any other answer. With
    ``silent`` what the press does is seen in public, and nothing is answered but why it was not done.
    """
    if not re.fullmatch("[a-z]{1,2}", kind) or kind in answerers:
        raise ValueError(f"kind of press {kind!r} is taken or no kind")

    def register(handler: H) -> H:
        answerers[kind] = Answering(handler, cost, opens, silent)
        return handler

    return register


def read_id(custom_id: str, values: Sequence[str] = ()) -> Press | None:
    """The press that an id stands for; None if the id was not made by this bot."""
    found = ID.fullmatch(custom_id) if len(custom_id) <= MOST_ID else None
    if found is None or any(len(value) > MOST_ENTRY for value in values) or len(values) > MOST_ENTRIES:
        return None
    return Press(found["kind"], int(found["game"]), int(found["decision"]), found["option"], tuple(values))


def number_in(custom_id: str) -> int:
    """The number of its message that an id bears; 0: none."""
    found = ID.fullmatch(custom_id)
    return int(found["number"] or 0) if found else 0


def press_button(
    kind: str,
    label: str,
    *,
    game: int = 0,
    decision: int = 0,
    option: str | int = "",
    rank: str = LOOK,
    emoji: str = "",
) -> Button:
    """A button. ``option``: at most 76 of letters, digits and ``_.:-``."""
    return Button(button_id(kind, game, decision, option), label, rank, emoji)


def menu(
    kind: str,
    entries: Sequence[MenuEntry],
    *,
    game: int = 0,
    decision: int = 0,
    option: str | int = "",
    hint: str = "",
    low: int = 1,
    high: int = 1,
) -> Menu:
    """A menu. More than 25 entries do not fit: page them with buttons of kind ``p``."""
    return Menu(button_id(kind, game, decision, option), tuple(entries), hint, low, high)


class Part(discord.ui.DynamicItem[discord.ui.Item[Any]], template=ID):
    """A button or menu as discord.py knows it. The client answers: see ``pressing.pressed``."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Part:
        """The part that was pressed."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press over. Nothing is raised from there: the library would swallow it."""
        await interaction.client.pressed(interaction)
