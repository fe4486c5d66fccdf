"""Carrying out an action: the state in work, the content, the edition, and what may be asked of the table."""

from __future__ import annotations

from bot.engine.play import AtTable
from bot.engine.requests import Facts
from bot.engine.table import Table
from bot.games.mage_knight.content.content import Content
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.faults import with_cards
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.still import Still
from bot.games.mage_knight.state import Figure, State


class Play(AtTable[State]):
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

    def named(self, facts: Facts) -> Facts:
        """The facts with the types of figures and pieces beside their ids."""
        return with_cards(self.state, facts)
