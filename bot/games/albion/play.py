"""Play: a board that rules may change, with the table to ask, to tell and to refuse."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

from bot.engine.play import YES_NO as YES_NO
from bot.engine.play import AtTable
from bot.engine.requests import Answer, Ask, Audience, Fact, Facts, Option
from bot.engine.table import Table
from bot.games.albion.board import Board
from bot.games.albion.content.figures import Content
from bot.games.albion.state import Knight, Mark, State, Token

SETUP, ORDERS, ITEMS, DECLARE, PROMPT = "setup_hours", "orders_hours", "items_hours", "declare_hours", "prompt_hours"
"""The kinds of limits (AL-25.5)."""

PAWN_FACTS = ("pawn", "target", "foe", "members")
"""Facts that hold codes of pawns."""


class Play(Board, AtTable[State]):
    """One action being carried out. Facts that name a pawn hold its code."""

    __slots__ = ("t",)

    def __init__(self, content: Content, table: Table[State]) -> None:
        super().__init__(content, table.state)
        self.t = table

    def named(self, facts: Facts) -> Facts:
        """Beside the code of each pawn the knight whom everybody knows to be behind it, else its castle's group."""
        return {**facts, **{f"{name}_card": self._behind(facts[name]) for name in PAWN_FACTS if name in facts}}

    def _behind(self, pawns: Fact) -> Fact:
        if isinstance(pawns, tuple):
            return tuple([str(self._behind(one)) for one in pawns])
        found = self.behind(str(pawns))
        return "" if found is None else found.id if found.revealed else str(found.group)

    def asking(
        self,
        seat: int,
        key: str,
        options: Sequence[Option],
        default: Answer,
        *,
        clause: str,
        low: int = 1,
        high: int = 1,
        secret: bool = False,
        **facts: Any,
    ) -> Ask:
        """A question to a seat, with the time of a prompt (AL-25.5). Nobody waits for who is on orders (AL-25.6)."""
        non_blocking = self.seat(seat).on_orders
        return Ask(
            seat,
            key,
            tuple(options),
            default,
            low,
            high,
            secret=secret,
            non_blocking=non_blocking,
            clause=clause,
            facts=self.named(facts),
            limit=PROMPT,
        )

    def roll(
        self, count: int, label: str, *, seat: int | None = None, to: Audience = None
    ) -> Coroutine[Any, Any, tuple[int, ...]]:
        """Dice; ``to`` the owner alone where AL-H18 says so (a ``reveal`` comes before them)."""
        return self.t.roll(count, label=label, seat=seat, to=to)

    def audience(self, knight: Knight) -> Audience:
        """Who may know his figures: his owner until he is revealed, then everybody (AL-H9)."""
        return None if knight.revealed else (knight.seat,)

    def issue(self, kind: str) -> Token:
        """A token that comes into play."""
        self.state.issued += 1
        return Token(f"t{self.state.issued}", kind)

    def lay(self, label: str, token: Token) -> None:
        """Put a token on a hex: secret ones face down (AL-8.4)."""
        token.public = False
        token.face_down = self.gear(token).secret
        self.state.lying.setdefault(label, []).append(token)

    def fell(self, knight: Knight, token: Token) -> None:
        """A token of his falls on his hex, face up also if it is secret: it was seen as a weapon (AL-8.4)."""
        knight.tokens.remove(token)
        self.lay(knight.hex, token)
        token.face_down = False

    def on_foot(self, knight: Knight) -> Token | None:
        """He ceases to ride or sail: what he may carry mounted only falls (AL-7.10); returns his horse or boat."""
        token, knight.mount, knight.transport = knight.mount, None, "foot"
        for one in [one for one in knight.tokens if self.gear(one).mounted_only]:
            self.fell(knight, one)
            self.say("token_fell", pawn=knight.code, token=one.kind, hex=knight.hex)
        return token

    def leave_all(self, knight: Knight) -> None:
        """All his tokens stay on his hex, his horse or boat too (AL-10.7, AL-16.8); from the lake they come ashore."""
        label = self.ashore(knight.hex)
        for one in knight.tokens:
            self.lay(label, one)
        if knight.mount is not None:
            self.lay(label, knight.mount)
        knight.tokens, knight.mount, knight.transport = [], None, "foot"
        knight.carrier = False

    def eliminate(self, knight: Knight) -> None:
        """Out of the game; his tokens stay on his hex (AL-16.2, AL-16.8, AL-10.7)."""
        self.say("eliminated", pawn=knight.code)
        self.leave_all(knight)
        knight.status = "eliminated"

    def horse_from_supply(self, knight: Knight) -> bool:
        """He gets a horse, if the supply is not empty (AL-7.11, AL-10.9)."""
        if not self.state.horses:
            return False
        self.state.horses -= 1
        knight.transport, knight.mount = "horse", self.issue("horse")
        return True

    def take_from_hex(self, label: str, token: Token) -> None:
        """A token that lies on a hex lies there no more."""
        pile = self.state.lying[label]
        pile.remove(token)
        if not pile:
            del self.state.lying[label]

    def mark(self, kind: str, **more: Any) -> Mark:
        """Note the last act, for the picture."""
        self.state.last = Mark(kind, **more)
        return self.state.last
