"""Play: a board that rules may change, with the table to ask, to tell and to refuse."""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine, Sequence
from typing import Any

from msgspec import Struct

from bot.engine.play import YES_NO, AtTable
from bot.engine.requests import Answer, Option
from bot.engine.table import Table
from bot.games.talisman.board import Board
from bot.games.talisman.content.cards import Content
from bot.games.talisman.state import Mark, Piece, State

TURN, REACTION = "turn_hours", "reaction_hours"
"""The kinds of limits (TA-D9)."""


class Outcome(Struct):
    """What operations decide about the fight, theft or loss at hand, in a window or by an effect before a fight.

    Whoever asks for it (``magic.windows.open_window``; fights, for ``fight_before``) puts one on ``Play.outcomes``; the
    operations ``cancel`` (``life_loss``) and ``evade`` write into the last of them.
    """

    cancelled: bool = False  # the loss of lives is cancelled
    evaded: bool = False  # the fight or theft was evaded
    source: str = ""  # the card or piece whose ``life_loss`` effect runs


class Play(Board, AtTable[State]):
    """One action being carried out."""

    __slots__ = ("asked", "outcomes", "t")

    def __init__(self, content: Content, table: Table[State]) -> None:
        super().__init__(content, table.state)
        self.t = table
        self.outcomes: list[Outcome] = []
        self.asked: set[int] = set()
        """The seats that were waited for since the fight that runs began."""

    async def told(self, doing: Awaitable[bool]) -> bool:
        """Do something that has just been announced; where nothing is told of it, that is told."""
        before = len(self.t.events)
        going_on = await doing
        if len(self.t.events) == before:
            self.say("nothing_comes")
        return going_on

    def ask(
        self,
        seat: int,
        key: str,
        options: Sequence[Option],
        default: Answer,
        *,
        clause: str,
        low: int = 1,
        high: int = 1,
        ordered: bool = False,
        secret: bool = False,
        non_blocking: bool = False,
        rare: bool = False,
        **facts: Any,
    ) -> Coroutine[Any, Any, Answer]:
        """Ask a seat. Its limit is that of a turn for the active seat, else that of a reaction (TA-26:1, TA-D9).

        Nobody waits for a player who is absent: standing orders answer for him, or the default (TA-26:2).
        """
        limit = TURN if seat == self.active else REACTION
        self.asked.add(seat)
        return self.t.ask(
            seat,
            key,
            options,
            default=default,
            clause=clause,
            low=low,
            high=high,
            ordered=ordered,
            secret=secret,
            non_blocking=non_blocking or self.state.seats[seat].absent,
            rare=rare,
            facts=facts,
            limit=limit,
        )

    async def yes(self, seat: int, key: str, *, default: bool, clause: str, **facts: Any) -> bool:
        """A question that is answered by yes or no."""
        answer = await self.ask(seat, key, YES_NO, ("yes" if default else "no",), clause=clause, **facts)
        return answer == ("yes",)

    async def die(self, label: str, seat: int | None = None, count: int = 1) -> int:
        """Dice rolled and added (TA-0:4); the rules tell the result themselves."""
        return sum(await self.t.roll(count, label=label, seat=seat))

    def issue(self, card: str) -> Piece:
        """A card that comes to lie face up or to be owned, with an id of its own."""
        self.state.issued += 1
        piece = Piece(f"c{self.state.issued}", card)
        counters = self.content.cards[card].counters
        if counters is not None:
            piece.counters = counters.n
        return piece

    def mark(self, kind: str, seat: int, **more: Any) -> Mark:
        """Note the last act, for the picture."""
        self.state.last = Mark(kind, seat, **more)
        return self.state.last


def piece_facts(name: str, piece: Piece) -> dict[str, Any]:
    """A piece as facts of an event: its id, and its card under ``<name>_card``."""
    return {name: piece.id, f"{name}_card": piece.card}


def options_of(pieces: Sequence[Piece], verb: str = "choose") -> tuple[Option, ...]:
    """Pieces as answers; each line is ``choose <id>``."""
    return tuple([Option(one.id, f"{verb} {one.id}", piece_facts("unit", one)) for one in pieces])
