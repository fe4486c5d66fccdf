"""Carrying out an action: the state in work, the content, the edition, and what may be asked of the table."""

from __future__ import annotations

from typing import Any, NoReturn

from bot.engine.table import Table
from bot.games.mage_knight.content.content import Content
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.faults import Fault, with_cards
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.still import Still
from bot.games.mage_knight.state import Figure, State


class Play:
    """One action on its way. ``field`` reads the state as it is at the moment of reading."""

    __slots__ = ("content", "edition", "field", "t")

    def __init__(self, content: Content, edition: Edition, table: Table[State]) -> None:
        self.content = content
        self.edition = edition
        self.t = table
        self.field = Field(content, table.state, edition)

    @property
    def state(self) -> State:
        """The state in work."""
        return self.t.state

    def still(self) -> Still:
        """The field for as long as nobody moves or leaves it."""
        return Still(self.content, self.state, self.edition)

    def figure(self, figure: str) -> Figure:
        """The figure with an id."""
        return self.field.figure(figure)

    def say(self, key: str, **facts: Any) -> None:
        """Tell everybody what happened."""
        named: dict[str, Any] = with_cards(self.state, facts)
        self.t.say(key, **named)

    def refuse(self, fault: Fault) -> NoReturn:
        """End the action as not allowed."""
        self.t.refuse(fault.key, fault.clause, **with_cards(self.state, fault.facts))

    def demand(self, fault: Fault | None) -> None:
        """Refuse if there is a fault."""
        if fault is not None:
            self.refuse(fault)
