"""Play: a board that rules may change, with the table to ask and tell."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec import Struct

from bot.engine.play import AtTable
from bot.engine.table import Table
from bot.games.warcry.board import Board, piece_facts
from bot.games.warcry.cards.cards import Content
from bot.games.warcry.state import Mark, State, Unit


class Box(Struct):
    """A roll that reactions may still change (WC-2.14, WC-2.17)."""

    value: int


class Trigger(Struct):
    """An event to which reactions may be played (WC-C31)."""

    trigger: str
    seat: int  # of the player concerned; -1 where the trigger names none
    that: str = ""
    target: str = ""
    kind: str = ""  # of a tactic: combat_tactic, warcry, support_tactic
    source: str = ""  # of a tactic: card or ability
    roll: Box | None = None
    purpose: str = ""  # of a roll
    roller: int = -1
    ghost: Unit | None = None  # a destroyed unit as it was (WC-C32)
    moment: str = ""  # of a tactic: ``before`` its effect (only cancelling) or ``after`` it (WC-7.29)
    rerolled_by: tuple[str, ...] = ()
    replaced: bool = False
    cancelled: bool = False


class Play(Board, AtTable[State]):
    """One action being carried out."""

    __slots__ = ("_window", "depth", "t")

    def __init__(self, content: Content, table: Table[State], window: Window) -> None:
        super().__init__(content, table.state)
        self.t = table
        self._window = window
        self.depth = 0  # of reactions to events caused by reactions (WC-2.42)

    async def react(self, *happenings: Trigger) -> None:
        """Play all reactions to events that happened together (WC-2.36)."""
        await self._window(self, happenings)

    def need_unit(self, piece: str) -> Unit:
        """The unit with a public id; refused if there is none in play."""
        unit = self.unit(piece)
        if unit is None:
            self.refuse("no_such_unit", "WC-P20", unit=piece[:20])
        return unit

    def tell_unit(self, key: str, unit: Unit, **facts: Any) -> None:
        """Tell something about one unit."""
        self.say(key, **piece_facts("unit", unit), **facts)

    def mark(self, kind: str, seat: int, unit: str = "", target: str = "", card: str = "") -> None:
        """Note the last action for the picture."""
        self.state.last = Mark(kind, seat, unit, target, card)


Window = Callable[[Play, Sequence[Trigger]], Awaitable[None]]
"""What plays the reactions to some events. Given from outside: reactions move cards, and moving cards reacts."""
