"""Taking back where there is no service that holds votes: those who sit at the table agree one after the other."""

from __future__ import annotations

from typing import Any

from bot.engine import undo
from bot.engine.errors import Refused
from bot.engine.match import Match, UndoPlan
from bot.engine.step import Position


class Consents:
    """Who has agreed to take back the last action; what is agreed in one position does not hold in another."""

    def __init__(self, match: Match[Any], policy: str = undo.REFEREE) -> None:
        self.match = match
        self.policy = policy
        self.given: set[int] = set()
        self._asked: Position | None = None

    def undo(self, seat: int | None, *, by_gm: bool = False) -> bool:
        """Take back the action in the air or the last one. False: the consent is noted, but others' is still needed.

        A game master who holds no seat asks with seat None.
        """
        plan = self.match.undo_plan(self.policy)
        agreed = self._agreed(plan, seat, by_gm)
        if agreed:
            self.match.carry_out(plan, seat)
        return agreed

    def _agreed(self, plan: UndoPlan, seat: int | None, by_gm: bool) -> bool:
        undo.demand(self.match.game, plan.need, plan.hindrance, by_gm)
        if by_gm or (plan.need == undo.FREE and seat is not None and seat == plan.seat):
            return True
        if plan.need == undo.FREE or seat is None:
            first = -1 if plan.seat is None else plan.seat
            raise self.match.game.with_clause(Refused("undo_not_yours", first=first))
        if self._asked != self.match.position:
            self._asked, self.given = self.match.position, set()
        self.given.add(seat)
        return len(self.given) >= self.match.seats
